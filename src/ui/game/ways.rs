//! The two ways to sow a chosen pit, as buttons.

use yew::prelude::*;

use crate::rules::Move;
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::{better_move, direction_class};
use crate::ui::browser::GameHandle;
use crate::ui::browser::keys::meaning;
use crate::ui::describe::{self, facts::MoveFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, Heading, Phase};
use crate::ui::widgets::{Icon, icon};

/// A button for each way of the pit whose direction is being chosen, with its laps,
/// its end and its gain. They stand in the order in which the ways leave the
/// pit.
pub fn ways(locale: &Locale, state: &GameHandle, orientation: Orientation) -> Option<Html> {
    let pit = state.selection.selected()?;
    if state.phase() != Phase::Choosing {
        return None;
    }
    let rules = state.rules();
    let layout = Layout::of(rules, orientation, state.near());
    let moves = rules.moves(state.position());
    let ways = moves.iter().filter(|mv| mv.pit == pit);
    let ways = ways.map(|mv| (layout.heading(pit, mv.direction), mv));
    let drawn = better_move(
        rules,
        &layout,
        state.position(),
        moves.iter().filter(|mv| mv.pit == pit),
    );
    let drawn = state.hint().map(|hint| hint.best().mv).or(drawn);
    // The way to the left or up comes first.
    let (first, second): (Vec<_>, Vec<_>) = ways.partition(|(way, _)| way.x + way.y <= 0.0);
    let dispatcher = state.clone();
    let onkeydown = move |event: KeyboardEvent| {
        if meaning(&event) == "Escape" {
            dispatcher.dispatch(GameAction::Select(None));
        }
    };
    Some(html! {
        <div class="ways" {onkeydown}>
            { for first.into_iter().chain(second).map(|(_, mv)| way_button(locale, state, orientation, mv, drawn == Some(mv))) }
        </div>
    })
}

/// A way. One that `is_drawn` is shown on the board until another button is pointed at.
fn way_button(
    locale: &Locale,
    state: &GameHandle,
    orientation: Orientation,
    mv: Move,
    is_drawn: bool,
) -> Html {
    let (rules, position) = (state.rules(), state.position());
    let dispatcher = state.clone();
    let onclick = move |_: MouseEvent| dispatcher.dispatch(GameAction::Play(mv));
    let mut events = Vec::new();
    rules.play_unchecked(position, mv, &mut events);
    let facts = MoveFacts::of(rules, state.players, state.near(), position, &events);
    let heading = Heading::of(rules.board().owner(mv.pit), mv.direction, state.near());
    let name = heading.name(orientation);
    let symbol = match (orientation, heading) {
        (Orientation::Flat, Heading::LeftOrDown) => Icon::Left,
        (Orientation::Flat, Heading::RightOrUp) => Icon::Right,
        (Orientation::Upright, Heading::LeftOrDown) => Icon::Down,
        (Orientation::Upright, Heading::RightOrUp) => Icon::Up,
    };
    let is_hint = state.hint().is_some_and(|hint| hint.best().mv == mv);
    let taken = facts.as_ref().map_or(0, |facts| facts.taken);
    let direction = direction_class(mv.direction);
    let class = classes!("way", name, direction, is_drawn.then_some("drawn"));
    html! {
        <button type="button" {class} data-move={rules.display_move(mv).to_string()} {onclick}>
            { icon(symbol) }
            <span class="what">
                <b>
                    { t!(locale, "sow-towards", towards = name) }
                    if is_hint { <small>{ t!(locale, "hint") }</small> }
                </b>
                if let Some(facts) = &facts {
                    <span>
                        { describe::outlook_beside_board(locale, facts) }
                        { " " }
                        <span class="for-readers">{ describe::prospects(locale, facts) }</span>
                    </span>
                }
            </span>
            // Where a pit has two ways, nothing but seeds is won.
            <span class={classes!("gain", (taken == 0).then_some("none"))} aria-hidden="true">
                { locale.digits(if taken == 0 { "0".to_owned() } else { format!("+{taken}") }) }
                <small>{ t!(locale, "seeds-counted", count = taken) }</small>
            </span>
        </button>
    }
}

/// The gain of a move, if it has one: its seeds, or the pits that become the player's own.
pub fn gain(locale: &Locale, facts: &MoveFacts) -> Option<String> {
    match (facts.taken, facts.uurs.len() + facts.claims.len()) {
        (0, 0) => None,
        (0, pits) => Some(t!(locale, "pits", count = pits)),
        (taken, _) => Some(locale.digits(format!("+{taken}"))),
    }
}
