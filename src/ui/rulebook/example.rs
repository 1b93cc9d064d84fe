//! An example: its picture, and on request the board that plays it there.

use std::rc::Rc;

use yew::prelude::*;

use super::Example;
use super::live::{ExampleRun, LiveBoard};
use super::static_picture::StaticPicture;
use crate::rules::Side;
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::{Layout, Point, RADIUS};
use crate::ui::board::px::{Px, translate};
use crate::ui::board::sowing_line::SowingLine;
use crate::ui::board::strokes::{Digits, arrow_head, cased_path, ring};
use crate::ui::browser::{focus, use_locale, use_settings};
use crate::ui::i18n::t;
use crate::ui::widgets::{Icon, icon};

/// What a button of an example does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExampleCommand {
    /// Plays the example of that number.
    Show(usize),
    /// Plays the example on the board again.
    Again,
    /// Shows its first position.
    First,
    /// Shows the picture again.
    Close,
}

impl ExampleCommand {
    /// The value of `data-example`.
    fn name(self) -> AttrValue {
        match self {
            Self::Show(number) => number.to_string().into(),
            Self::Again => "again".into(),
            Self::First => "first".into(),
            Self::Close => "close".into(),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ExampleBoardProps {
    pub example: Rc<Example>,
    /// Its number, from 0.
    pub number: usize,
    /// The heading of its rule.
    pub title: AttrValue,
    /// Whether it is the one that is played.
    pub is_live: bool,
    /// Called with the number of the example that is to be played, or none.
    pub onlive: Callback<Option<usize>>,
}

/// The size of a board as custom properties, from which its example gets its proportions.
pub fn example_size(layout: &Layout) -> String {
    let size = layout.size();
    format!("--width: {}; --height: {}", Px(size.x), Px(size.y))
}

/// An example with its round button.
#[component]
pub fn ExampleBoard(props: &ExampleBoardProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let run = use_state_eq(|| ExampleRun {
        number: 0,
        plays: true,
    });
    let still = use_memo(Rc::clone(&props.example), |example| {
        StaticPicture::of(example)
    });
    let main_button = use_node_ref();
    let press = |command: ExampleCommand| {
        let (run, onlive) = (run.clone(), props.onlive.clone());
        let main_button = main_button.clone();
        move |_: MouseEvent| {
            let number = run.number + 1;
            let restart = |plays| run.set(ExampleRun { number, plays });
            match command {
                ExampleCommand::Show(at) => {
                    restart(true);
                    onlive.emit(Some(at));
                }
                ExampleCommand::Again => restart(true),
                ExampleCommand::First => restart(false),
                ExampleCommand::Close => {
                    // The button that was pressed goes.
                    focus(&main_button);
                    onlive.emit(None);
                }
            }
        }
    };
    let button = |command: ExampleCommand, symbol: Icon, label: String| {
        let label = t!(
            locale,
            "action-label",
            action = label,
            name = props.title.as_str()
        );
        play_button(command, symbol, label, &main_button, press(command))
    };
    let game = &props.example.game;
    let (main, symbol) = if props.is_live {
        (ExampleCommand::Again, Icon::Replay)
    } else {
        (ExampleCommand::Show(props.number), Icon::Resume)
    };
    html! {
        <div class="example" style={example_size(&still.layout)}>
            if props.is_live {
                <LiveBoard game={game.clone()} run={*run} />
            } else {
                <MiniBoard
                    rules={*game.first_round().rules()}
                    position={still.position}
                    look={settings.look}
                />
                { draw_marks(&still) }
            }
            <div class="example-buttons">
                if props.is_live {
                    { button(ExampleCommand::Close, Icon::Close, t!(locale, "close")) }
                    { button(ExampleCommand::First, Icon::First, t!(locale, "step-first")) }
                }
                { button(main, symbol, t!(locale, "show-example")) }
            </div>
        </div>
    }
}

/// A button of an example. The main one, which is always there, has `main_button` as its
/// element.
fn play_button(
    command: ExampleCommand,
    symbol: Icon,
    label: String,
    main_button: &NodeRef,
    onclick: impl Fn(MouseEvent) + 'static,
) -> Html {
    let (class, node) = match command {
        ExampleCommand::Show(_) | ExampleCommand::Again => ("play", main_button.clone()),
        ExampleCommand::First | ExampleCommand::Close => ("quiet", NodeRef::default()),
    };
    html! {
        <button
            ref={node}
            type="button"
            {class}
            data-example={command.name()}
            aria-label={label.clone()}
            title={label}
            {onclick}
        >
            { icon(symbol) }
        </button>
    }
}

/// What is drawn over the position, in the whole picture of its board.
fn draw_marks(picture: &StaticPicture) -> Html {
    let size = picture.layout.size();
    let ring = |class, at| ring(class, at, RADIUS + 4.0);
    let start = |&(at, side): &(Point, Side)| match side {
        Side::South => ring("start", at),
        Side::North => ring("start north", at),
    };
    let paths = |class, paths: &[String]| -> Html {
        paths.iter().map(|d| cased_path(class, d.clone())).collect()
    };
    let head = |at, way| arrow_head("M14 0-15 13-8 0-15-13z", at, way);
    let dot = |at: &Point| html! { <circle class="dot" cx={Px(at.x)} cy={Px(at.y)} r="7" /> };
    let sowing = |line: &SowingLine| {
        html! {
            <>
                { cased_path("way", line.path.clone()) }
                { for line.landings.iter().map(dot) }
                { head(line.end, line.direction) }
            </>
        }
    };
    let sweep = |&[from, to]: &[Point; 2]| {
        let line = format!("M{} {}H{}", Px(from.x), Px(from.y), Px(to.x));
        html! { <>{ cased_path("way", line) }{ head(to, from.direction_to(to)) }</> }
    };
    let cross = |at| {
        html! {
            <g class="cross" transform={translate(at)}>
                <circle r="19" />
                <path d="M-7-7 7 7M7-7-7 7" />
            </g>
        }
    };
    html! {
        <svg class="marks" viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))} aria-hidden="true">
            { for picture.starts.iter().map(start) }
            { for picture.lines.iter().map(sowing) }
            { for picture.sweeps.iter().map(sweep) }
            { paths("scoop", &picture.scoops) }
            { paths("missed", picture.missed.as_slice()) }
            { for picture.last_seed.map(|at| ring("last-seed", at)) }
            { for picture.cross.map(cross) }
            { for picture.numbers.iter().map(|(at, number)| html! {
                <text x={Px(at.x)} y={Px(at.y)}><Digits text={number.clone()} /></text>
            }) }
        </svg>
    }
}
