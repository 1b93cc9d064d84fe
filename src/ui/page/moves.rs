//! The moves so far, each a step back to where it led.

use gloo::utils::document;
use yew::prelude::*;

use super::art::side_class;
use super::markup::markup;
use super::parts::sign_button;
use crate::link::Player;
use crate::rules::{BySide, Pace, Position, RaceRecord, Rules, Token};
use crate::ui::state::State;
use crate::ui::words::Words;
use crate::ui::words::facts::{MoveFacts, RaceFacts};

/// Keeps the move that led to the position shown in sight.
#[hook]
pub fn use_moves_in_sight(state: &State) {
    use_effect_with((state.moment(), state.game.tokens()), |_| {
        let find = |selector| document().query_selector(selector).ok().flatten();
        if let (Some(list), Some(here)) = (find(".moves ol"), find(".moves [aria-current]")) {
            // Only the list scrolls: the page stays where it is.
            let (list_at, at) = (
                list.get_bounding_client_rect(),
                here.get_bounding_client_rect(),
            );
            let off = at.top() - list_at.top() - (list_at.height() - at.height()) / 2.0;
            list.set_scroll_top(list.scroll_top() + off as i32);
        }
    });
}

/// The list of moves, with what steps through it.
pub fn moves(state: &State) -> Html {
    let words = state.words();
    let (now, last) = (state.moment(), state.game.tokens());
    let mut round = 1;
    let steps = [
        ("look", 0, "\u{21e4}", words.step_first(), now > 0),
        (
            "look",
            now.saturating_sub(1),
            "\u{2190}",
            words.step_back(),
            now > 0,
        ),
        (
            "replay",
            now,
            "\u{21bb}",
            words.replay(),
            now > 0 && state.beat().is_some(),
        ),
        ("replay", now + 1, "\u{2192}", words.step_on(), now < last),
        ("look", last, "\u{21e5}", words.step_last(), now < last),
    ];
    markup! {
        <section class="moves" aria-label={words.move_list()} data-steps="">
            <div class="steps">
                { for steps.map(|(action, at, sign, label, can)| sign_button(action, at, sign, label, can)) }
            </div>
            <ol>
                { for (0..last).filter_map(|number| {
                    let (record, at) = state.game.moment(number);
                    let token = state.game.token(number)?;
                    round += u32::from(matches!(token, Token::Arrangement(_)));
                    Some(html! {
                        <Entry
                            key={number}
                            at={number + 1}
                            {token}
                            rules={*record.rules()}
                            before={record.positions()[at]}
                            players={state.players}
                            current={number + 1 == now}
                            {round}
                            {words}
                        />
                    })
                }) }
            </ol>
            { (last == 0).then(|| markup! { <p class="none">{ words.no_moves() }</p> }) }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct EntryProps {
    at: usize,
    token: Token,
    rules: Rules,
    before: Position,
    players: BySide<Player>,
    current: bool,
    /// The number of the round that an arrangement begins.
    round: u32,
    words: Words,
}

/// A token: in notation, and in words.
#[component]
fn Entry(props: &EntryProps) -> Html {
    let EntryProps {
        token,
        rules,
        before,
        players,
        words,
        ..
    } = props;
    let (notation, said) = match token {
        Token::Move(mv) => {
            let mut events = Vec::new();
            rules.play(before, *mv, &mut events);
            let facts = MoveFacts::of(rules, *players, before, &events);
            let said = facts.map_or_else(String::new, |facts| words.entry(&facts));
            (rules.show_move(*mv).to_string(), said)
        }
        Token::Race(race) => {
            let pace = Pace::Even;
            let picks = rules.show_race(&RaceRecord {
                pace,
                ..race.clone()
            });
            let after = rules.run_race(before, race, &mut ()).ok();
            let first = after.and_then(|after| after.to_move());
            let said = first.map_or_else(String::new, |first| {
                words.raced(&RaceFacts::of(rules, *players, race.picks, first))
            });
            (picks, said)
        }
        Token::Arrangement(row) => (words.round(props.round), words.row(*players, before, row)),
    };
    // One stop for Tab, however long the game: arrow keys step on.
    let tab = if props.current { "0" } else { "-1" };
    markup! {
        <li>
            <button
                type="button"
                class={["entry", before.to_move().map_or("", side_class)]}
                data-action="replay"
                data-at={props.at.to_string()}
                tabindex={tab}
                aria-current={props.current.then_some("step")}
            >
                <b>{ notation }</b>
                <span>{ said }</span>
            </button>
        </li>
    }
}
