//! The picker: which game, against whom.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::games::on_page;
use super::layout::{Layout, RADIUS, Stance};
use super::state::{Action, State, View};
use super::words::{LanguageChoice, use_words};
use crate::bot::Level;
use crate::link::Player;
use crate::rules::{BySide, Options, Side, Variant};

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    South,
    North,
    Lot,
}

#[derive(Clone, Copy, PartialEq)]
struct Choice {
    variant: Variant,
    options: Options,
    opponent: Player,
    first: First,
}

/// The picker's properties.
#[derive(Properties, PartialEq)]
pub struct PickerProps {
    /// The page's state.
    pub state: UseReducerHandle<State>,
}

/// Draws the picker.
#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let w = use_words();
    let state = &props.state;
    let choice = use_state_eq(|| first_choice(state));
    let now = *choice;
    let set = |change: fn(&mut Choice)| {
        let choice = choice.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = *choice;
            change(&mut next);
            choice.set(next);
        })
    };
    let select = |change: fn(&mut Choice, &str)| {
        let choice = choice.clone();
        Callback::from(move |event: Event| {
            let mut next = *choice;
            change(
                &mut next,
                &event.target_unchecked_into::<HtmlSelectElement>().value(),
            );
            choice.set(next);
        })
    };
    let start = {
        let state = state.clone();
        Callback::from(move |_| begin(&state, now))
    };
    let go = |action: Action| {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.dispatch(action.clone()))
    };
    let games =
        |ready: bool| {
            let games = Variant::ALL
                .into_iter()
                .filter(|&variant| on_page(variant).ready == ready);
            games.map(|variant| {
            let choice = choice.clone();
            let onclick = Callback::from(move |_: MouseEvent| {
                choice.set(Choice { variant, options: variant.default_options(), ..*choice });
            });
            html! {
                <button
                    key={variant.id()}
                    type="button"
                    class="game"
                    data-choose-game={variant.id()}
                    aria-pressed={pressed(now.variant == variant)}
                    disabled={!ready}
                    {onclick}
                >
                    <Mini {variant} />
                    <span class="title">{ w.game(variant) }</span>
                    <span class="about">{ w.place(variant) }{ ". " }{ w.about(variant) }</span>
                </button>
            }
        }).collect::<Html>()
        };
    let with_bot = now.opponent != Player::Person;
    html! {
        <section class="picker" data-phase="picking" aria-label={w.new_game()}>
            <div class="games">{ games(true) }</div>
            <div class="row">
                <span class="what">{ w.board() }</span>
                { number("pits", w.pits_a_row(), now.variant.pits(), now.options.pits, select(|choice, value| {
                    choice.options.pits = value.parse().unwrap_or(choice.options.pits);
                })) }
                { number("seeds", w.seeds_a_pit(), now.variant.seeds(), now.options.seeds, select(|choice, value| {
                    choice.options.seeds = value.parse().unwrap_or(choice.options.seeds);
                })) }
            </div>
            <div class="row">
                <span class="what">{ w.opponent() }</span>
                <span class="pick">
                    <button type="button" data-choose-opponent="bot" aria-pressed={pressed(with_bot)}
                        onclick={set(|choice| if choice.opponent == Player::Person { choice.opponent = Player::Bot(1) })}>
                        { w.the_bot() }
                    </button>
                    <button type="button" data-choose-opponent="person" aria-pressed={pressed(!with_bot)}
                        onclick={set(|choice| choice.opponent = Player::Person)}>
                        { w.a_person() }
                    </button>
                </span>
                if let Player::Bot(at) = now.opponent {
                    <label>
                        { w.level_label() }
                        <select data-option="level" onchange={select(|choice, value| {
                            choice.opponent = value.parse().map_or(choice.opponent, Player::Bot);
                        })}>
                            { for (1..=Level::ALL.len() as u8).map(|level| html! {
                                <option value={level.to_string()} selected={level == at}>
                                    { w.level(level) }{ ": " }{ w.level_about(level) }
                                </option>
                            }) }
                        </select>
                    </label>
                }
            </div>
            <div class="row">
                <span class="what">{ w.begins() }</span>
                <label>
                    <span class="unseen">{ w.who_begins() }</span>
                    <select data-option="first" onchange={select(|choice, value| {
                        choice.first = match value {
                            "north" => First::North,
                            "lot" => First::Lot,
                            _ => First::South,
                        };
                    })}>
                        <option value="south" selected={now.first == First::South}>{ if with_bot { w.you() } else { w.side(Side::South) } }</option>
                        <option value="north" selected={now.first == First::North}>{ if with_bot { w.the_bot() } else { w.side(Side::North) } }</option>
                        <option value="lot" selected={now.first == First::Lot}>{ w.by_lot() }</option>
                    </select>
                </label>
            </div>
            <div class="start">
                <button type="button" class="main" data-action="start" onclick={start}>{ w.start() }</button>
                if state.turn > 1 {
                    <button type="button" data-action="back" onclick={go(Action::View(View::Board))}>{ w.back() }</button>
                }
            </div>
            if let Some(earlier) = &state.earlier {
                <div class="start">
                    <button type="button" data-action="return" onclick={go(Action::Return)}>{ w.go_back(earlier.game.current()) }</button>
                </div>
            }
            <h2>{ w.not_playable() }</h2>
            <div class="games">{ games(false) }</div>
            <div class="row"><LanguageChoice /></div>
        </section>
    }
}

/// The game on the board, to be played again by one press.
fn first_choice(state: &State) -> Choice {
    let rules = state.record.rules();
    let opponent = match state.players {
        BySide {
            north: bot @ Player::Bot(_),
            ..
        }
        | BySide {
            south: bot @ Player::Bot(_),
            ..
        } => bot,
        _ => Player::Person,
    };
    Choice {
        variant: rules.variant(),
        options: rules.options(),
        opponent,
        first: First::South,
    }
}

fn begin(state: &UseReducerHandle<State>, choice: Choice) {
    let Ok(rules) = choice.variant.rules(choice.options) else {
        return;
    };
    let first = match choice.first {
        First::South => Side::South,
        First::North => Side::North,
        First::Lot if js_sys::Math::random() < 0.5 => Side::South,
        First::Lot => Side::North,
    };
    let players = BySide {
        south: Player::Person,
        north: choice.opponent,
    };
    state.dispatch(Action::Start {
        rules,
        first,
        players,
    });
}

fn pressed(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

fn number(
    option: &'static str,
    label: &'static str,
    allowed: std::ops::RangeInclusive<u8>,
    now: u8,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label>
            { label }
            <select data-option={option} {onchange} disabled={allowed.start() == allowed.end()}>
                { for allowed.map(|value| html! {
                    <option value={value.to_string()} selected={value == now}>{ value }</option>
                }) }
            </select>
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct MiniProps {
    variant: Variant,
}

/// A small drawing of a game's board.
#[component]
fn Mini(props: &MiniProps) -> Html {
    let rules = props.variant.default_rules();
    let layout = Layout::of(&rules, Stance::Flat);
    let size = layout.size();
    let store = |side| {
        layout.store(side).map(|basin| html! {
            <ellipse class="mini-pit" cx={basin.centre.x.to_string()} cy={basin.centre.y.to_string()} rx={basin.rx.to_string()} ry={basin.ry.to_string()} />
        })
    };
    html! {
        <svg viewBox={format!("0 0 {:.0} {:.0}", size.x, size.y)} aria-hidden="true">
            <rect class={format!("mini-slab {}", props.variant.id())} width="100%" height="100%" rx="40" />
            { for Side::ALL.into_iter().filter_map(store) }
            { for rules.board().all_pits().map(|pit| {
                let at = layout.pit(pit);
                let (cx, cy) = (at.x.to_string(), at.y.to_string());
                let dot = match rules.board().owner(pit) {
                    Side::South => "mini-south",
                    Side::North => "mini-north",
                };
                html! {
                    <>
                        <circle class="mini-pit" cx={cx.clone()} cy={cy.clone()} r={RADIUS.to_string()} />
                        <circle class={dot} {cx} {cy} r="15" />
                    </>
                }
            }) }
        </svg>
    }
}
