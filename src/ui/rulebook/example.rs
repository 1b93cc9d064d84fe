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
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Icon, icon};

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
    let show = {
        let (run, onlive, number) = (run.clone(), props.onlive.clone(), props.number);
        move |_| {
            run.set(run.next(true));
            onlive.emit(Some(number));
        }
    };
    let show_first = {
        let run = run.clone();
        move |_| run.set(run.next(false))
    };
    let close = {
        let (main_button, onlive) = (main_button.clone(), props.onlive.clone());
        move |_| {
            // The button that was pressed goes.
            focus(&main_button);
            onlive.emit(None);
        }
    };
    let label = |action: String| {
        t!(
            locale,
            "action-label",
            action = action,
            name = props.title.as_str()
        )
    };
    let quiet = |name: &'static str, symbol, action, onclick: Callback<MouseEvent>| {
        let label = label(action);
        html! {
            <button type="button" class="quiet" data-example={name} aria-label={label.clone()} title={label} {onclick}>
                { icon(symbol) }
            </button>
        }
    };
    let (main, symbol) = if props.is_live {
        ("again".into(), Icon::Replay)
    } else {
        (AttrValue::from(props.number.to_string()), Icon::Resume)
    };
    let show_label = label(t!(locale, "show-example"));
    let game = &props.example.game;
    html! {
        <div class="example" style={example_size(&still.layout)}>
            if props.is_live {
                <LiveBoard game={game.clone()} run={*run} />
            } else {
                { draw_still(&props.example, &still, settings.look) }
            }
            <div class="example-buttons">
                if props.is_live {
                    { quiet("close", Icon::Close, t!(locale, "close"), close.into()) }
                    { quiet("first", Icon::First, t!(locale, "step-first"), show_first.into()) }
                }
                <button
                    ref={main_button}
                    type="button"
                    class="play"
                    data-example={main}
                    aria-label={show_label.clone()}
                    title={show_label}
                    onclick={show}
                >
                    { icon(symbol) }
                </button>
            </div>
        </div>
    }
}

/// An example as a picture that is only looked at, for paper.
pub fn example_picture(example: &Example) -> Html {
    let still = StaticPicture::of(example);
    html! {
        <div class="example" style={example_size(&still.layout)}>
            { draw_still(example, &still, Look::Plain) }
        </div>
    }
}

fn draw_still(example: &Example, still: &StaticPicture, look: Look) -> Html {
    let rules = *example.game.first_round().rules();
    html! {
        <>
            <MiniBoard {rules} position={still.position} {look} />
            { draw_marks(still) }
        </>
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
        <svg class="marks" viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))} translate="no" aria-hidden="true">
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
