//! The two ways to sow a chosen pit, as buttons.

use yew::prelude::*;

use crate::link::Player;
use crate::rules::{BySide, Move, Pit, Position, Rules};
use crate::ui::board::layout::{Layout, Orientation, Point};
use crate::ui::browser::{use_dispatcher, use_locale};
use crate::ui::describe::{self, facts::MoveFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, Phase, State};
use crate::ui::widgets::{Icon, icon};

/// The properties of [`Ways`].
#[derive(Properties, PartialEq)]
pub struct WaysProps {
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// Who plays.
    pub players: BySide<Player>,
    /// The chosen pit.
    pub pit: Pit,
    /// The move of a hint.
    pub hint: Option<Move>,
    /// How the board lies.
    pub orientation: Orientation,
    /// North's row is the near one.
    pub is_flipped: bool,
}

impl WaysProps {
    /// The ways of the pit whose direction is being chosen.
    pub fn of(state: &State, orientation: Orientation) -> Option<Self> {
        let pit = state.selection.chosen()?;
        (state.phase() == Phase::Choosing).then(|| Self {
            rules: *state.rules(),
            position: *state.position(),
            players: state.table.players,
            pit,
            hint: state.hint().map(|hint| hint.best().mv),
            orientation,
            is_flipped: state.is_flipped(),
        })
    }
}

/// A button for each way: where it goes, what it does and what it wins. They stand
/// in the order in which the ways leave the pit.
#[component]
pub fn Ways(props: &WaysProps) -> Html {
    let WaysProps { rules, pit, .. } = props;
    let layout = Layout::of(rules, props.orientation, props.is_flipped);
    let moves = rules.moves(&props.position);
    let ways = moves.iter().filter(|mv| mv.pit == *pit);
    let mut ways: Vec<_> = ways
        .map(|mv| (layout.way(*pit, mv.direction), mv))
        .collect();
    ways.sort_by_key(|(way, _)| way.x + way.y > 0.0);
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let button = |(way, mv): (Point, Move)| {
        let dispatcher = dispatcher.clone();
        let onclick = move |_: MouseEvent| dispatcher.dispatch(Action::Play(mv));
        way_button(&locale, props, way, mv, onclick.into())
    };
    let onkeydown = {
        let dispatcher = dispatcher.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                dispatcher.dispatch(Action::Choose(None));
            }
        }
    };
    html! {
        <div class="ways" {onkeydown}>{ for ways.into_iter().map(button) }</div>
    }
}

fn way_button(
    locale: &Locale,
    props: &WaysProps,
    way: Point,
    mv: Move,
    onclick: Callback<MouseEvent>,
) -> Html {
    let WaysProps {
        rules, position, ..
    } = props;
    let mut events = Vec::new();
    rules.play(position, mv, &mut events);
    let facts = MoveFacts::of(rules, props.players, position, &events);
    let (name, sign) = name_of(way);
    let is_hint = props.hint == Some(mv);
    let class = classes!("way", name, is_hint.then_some("hint"));
    html! {
        <button type="button" {class} data-move={rules.display_move(mv).to_string()} {onclick}>
            { icon(sign) }
            <span class="what">
                <b>
                    { t!(locale, "sow-towards", towards = name) }
                    if is_hint { <small>{ t!(locale, "hint") }</small> }
                </b>
                if let Some(facts) = &facts {
                    <span>
                        { describe::outlook(locale, facts) }
                        { " " }
                        <span class="prospects">{ describe::prospects(locale, facts) }</span>
                    </span>
                }
            </span>
            <span class="gain" aria-hidden="true">{ for facts.as_ref().map(gain) }</span>
        </button>
    }
}

/// The name of a direction on the screen, and its sign.
fn name_of(way: Point) -> (&'static str, Icon) {
    if way.x < 0.0 {
        ("left", Icon::LEFT)
    } else if way.x > 0.0 {
        ("right", Icon::RIGHT)
    } else if way.y < 0.0 {
        ("up", Icon::UP)
    } else {
        ("down", Icon::DOWN)
    }
}

/// What a move wins: seeds, or a flag for each pit that becomes the player's own.
pub fn gain(facts: &MoveFacts) -> String {
    match (facts.taken, facts.uurs.len() + facts.claims.len()) {
        (0, 0) => "0".to_owned(),
        (0, pits) => "\u{2691}".repeat(pits),
        (taken, _) => format!("+{taken}"),
    }
}
