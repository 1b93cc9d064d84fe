//! The whole page.

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::art::{Sign, side_class};
use super::board::Board;
use super::keep::{first_state, use_keeping};
use super::layout::Stance;
use super::opponent::use_opponent;
use super::picker::Picker;
use super::plan::Speed;
use super::rulebook;
use super::screen::{use_impatience, use_stance, use_stillness};
use super::state::{Action, BotHealth, Phase, State, View};
use super::words::{Speaking, use_words};
use crate::bot::Level;
use crate::link::Player;
use crate::rules::Side;

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <Speaking><Page /></Speaking> }
}

/// The page, in the language that it speaks now.
#[component]
fn Page() -> Html {
    let w = use_words();
    let state = use_reducer_eq(first_state);
    use_stillness(&state);
    use_impatience(&state);
    use_keeping(&state);
    use_opponent(&state);
    let stance = use_stance();
    let rules = state.record.rules();
    let size = w.size(rules);
    html! {
        <>
            <header class="top">
                <h1>
                    if state.view == View::Picker { { w.mbegu() } } else {
                        { w.game(rules.variant()) }<small>{ size.clone() }</small>
                    }
                </h1>
                if state.view == View::Board {
                    <button type="button" data-action="rules" onclick={press(&state, Action::View(View::Rules))}>{ w.rules() }</button>
                    <button type="button" data-action="new" onclick={press(&state, Action::View(View::Picker))}>{ w.new_game() }</button>
                }
            </header>
            <Notices state={state.clone()} />
            if state.view == View::Board {
                <main class={classes!("table", match stance { Stance::Flat => "flat", Stance::Upright => "upright" })}>
                    <Seat state={state.clone()} side={Side::North} />
                    <Seat state={state.clone()} side={Side::South} />
                    // Another game is another board: nothing of the old one stays.
                    <Board key={format!("{} {size}", rules.variant().id())} state={state.clone()} {stance} />
                    <Status state={state.clone()} />
                    <Controls state={state.clone()} />
                </main>
            } else {
                <main>
                    if state.view == View::Picker {
                        <Picker state={state.clone()} />
                    } else {
                        <Reading state={state.clone()} />
                    }
                </main>
            }
        </>
    }
}

/// The properties of a part of the page.
#[derive(Properties, PartialEq)]
struct PartProps {
    state: UseReducerHandle<State>,
}

/// What has to be told, above everything else.
#[component]
fn Notices(props: &PartProps) -> Html {
    let w = use_words();
    let state = &props.state;
    let dismiss = press(state, Action::Dismiss);
    let go_back = press(state, Action::Return);
    let seats = Side::ALL
        .into_iter()
        .filter(|&side| state.players[side] != Player::Person);
    let failed = match &state.bot {
        BotHealth::Failed(reason) if state.view == View::Board => {
            seats.clone().next().map(|side| (side, reason))
        }
        _ => None,
    };
    html! {
        <>
            if let Some(notice) = &state.notice {
                <div class="notice" role="alert">
                    <p>{ w.notice(notice) }</p>
                    if let Some(earlier) = &state.earlier {
                        <button type="button" data-action="return" onclick={go_back}>{ w.go_back(earlier.game.current()) }</button>
                    }
                    <button type="button" data-action="dismiss" onclick={dismiss}>{ w.close() }</button>
                </div>
            }
            if let Some((side, reason)) = failed {
                <div class="notice" role="alert">
                    <p>{ w.bot_failed(reason) }</p>
                    <button type="button" data-action="take-over" onclick={press(state, Action::Seat(side, Player::Person))}>
                        { w.play_both() }
                    </button>
                    <button type="button" data-action="retry" onclick={press(state, Action::Bot(BotHealth::Starting))}>
                        { w.try_again() }
                    </button>
                </div>
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct SeatProps {
    state: UseReducerHandle<State>,
    side: Side,
}

/// A player, and whether it is their turn.
#[component]
fn Seat(props: &SeatProps) -> Html {
    let w = use_words();
    let SeatProps { state, side } = props;
    let turn = state.mover() == Some(*side);
    let won = state.phase() == Phase::Over
        && state
            .record
            .outcome()
            .is_some_and(|outcome| outcome.winner == Some(*side));
    let seat = {
        let (state, side) = (state.clone(), *side);
        Callback::from(move |event: Event| {
            let level = event.target_unchecked_into::<HtmlSelectElement>().value();
            let player = level.parse().map_or(Player::Person, Player::Bot);
            state.dispatch(Action::Seat(side, player));
        })
    };
    let sits = state.players[*side];
    html! {
        <div class={classes!("player", side_class(*side), turn.then_some("turn"), won.then_some("turn won"))}>
            <Sign side={*side} />
            <select
                class="seat"
                data-option={format!("player-{}", side_class(*side))}
                aria-label={w.who_plays(*side)}
                onchange={seat}
            >
                <option value="person" selected={sits == Player::Person}>{ w.person(state, *side) }</option>
                { for (1..=Level::ALL.len() as u8).map(|level| html! {
                    <option value={level.to_string()} selected={sits == Player::Bot(level)}>{ w.bot(level) }</option>
                }) }
            </select>
        </div>
    }
}

/// What just happened, and whose turn it is.
#[component]
fn Status(props: &PartProps) -> Html {
    let state = &props.state;
    let w = use_words();
    html! {
        <div class="status" role="status" aria-live="polite">
            <p class="now">{ w.now_of(state) }</p>
            <p class="said">{ w.said_of(state) }</p>
        </div>
    }
}

/// The rules of the game on the board.
#[component]
fn Reading(props: &PartProps) -> Html {
    let w = use_words();
    let state = &props.state;
    let rules = state.record.rules();
    let sources = rules.variant().sources();
    html! {
        <article class="reading">
            <ol>{ for rulebook::rules(rules).into_iter().map(|sentence| html! { <li>{ sentence }</li> }) }</ol>
            <h2>{ w.rulings() }</h2>
            <ul>{ for rules.variant().rulings().map(|ruling| html! { <li>{ ruling.text }</li> }) }</ul>
            <h2>{ w.sources() }</h2>
            <ul>{ for sources.iter().map(|source| html! { <li>{ *source }</li> }) }</ul>
            <button type="button" class="main" data-action="back" onclick={press(state, Action::View(View::Board))}>{ w.back() }</button>
        </article>
    }
}

/// The commands below the board.
#[component]
fn Controls(props: &PartProps) -> Html {
    let w = use_words();
    let state = &props.state;
    let speed = {
        let state = state.clone();
        Callback::from(move |event: Event| {
            let name = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(speed) = Speed::ALL.into_iter().find(|speed| speed.name() == name) {
                state.dispatch(Action::Speed(speed));
            }
        })
    };
    html! {
        <div class="controls">
            if state.phase() == Phase::Over {
                <button type="button" class="main" data-action="again" onclick={press(state, Action::Again)}>{ w.again() }</button>
            }
            <button type="button" data-action="undo" disabled={!state.can_undo()} onclick={press(state, Action::Undo)}>{ w.undo() }</button>
            <button type="button" data-action="redo" disabled={!state.can_redo()} onclick={press(state, Action::Redo)}>{ w.redo() }</button>
            <label>
                <span>{ w.speed_label() }</span>
                <select data-option="speed" aria-label={w.speed_label()} onchange={speed}>
                    { for Speed::ALL.into_iter().map(|speed| html! {
                        <option value={speed.name()} selected={speed == state.speed}>{ w.speed(speed) }</option>
                    }) }
                </select>
            </label>
        </div>
    }
}

/// A callback that does `action`.
fn press(state: &UseReducerHandle<State>, action: Action) -> Callback<MouseEvent> {
    let state = state.clone();
    Callback::from(move |_| state.dispatch(action.clone()))
}
