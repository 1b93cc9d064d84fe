//! The two players beside the board.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::clock::SeatClock;
use super::stage::StageControls;
use super::ways::gain;
use crate::bot::Level;
use crate::link::{GameId, Name, Player};
use crate::rules::{BySide, Side};
use crate::ui::board::AnimationProgress;
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::seeds::{side_class, side_sign};
use crate::ui::browser::{Dispatcher, KEEPS_ANIMATION, use_dispatcher, use_locale};
use crate::ui::describe::{
    self,
    facts::{LastMove, SeatFacts},
};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Clock, GameAction, GameState, Light};
use crate::ui::widgets::{Select, SelectItem};

#[derive(Properties, PartialEq)]
pub struct SeatProps {
    /// Which player it is.
    pub side: Side,
    pub players: BySide<Player>,
    /// In a game by link, the name of the friend.
    pub friend: Option<Name>,
    pub has_turn: bool,
    pub has_won: bool,
    /// Whether the players can't be changed here.
    pub is_fixed: bool,
    /// Whether the seat is at the left end of a board that lies flat: where its store is.
    pub is_left: bool,
    /// Whether the text is turned by 180 degrees, for a player who sits opposite.
    pub is_upside_down: bool,
    /// The last move and the seeds.
    pub facts: SeatFacts,
    /// The captured seeds that have reached the store in an animation.
    pub landed: u8,
    /// Whether all of them have.
    pub has_landed: bool,
    /// The id of the game, once it has one.
    pub game: Option<GameId>,
    /// The clock of the game, if it is played with one.
    pub clock: Option<Clock>,
    /// Whether the clock can be paused.
    pub can_pause: bool,
}

impl SeatProps {
    /// A player of a state, at a moment of an animation.
    pub fn of(
        state: &GameState,
        side: Side,
        controls: StageControls,
        progress: Option<&AnimationProgress>,
    ) -> Self {
        let mut facts = SeatFacts::of(state, side);
        if let Some(progress) = progress {
            facts.stored = progress.stores[side].into();
        }
        let friend = &state.header.friend;
        Self {
            side,
            players: state.players,
            friend: state.friend().map(|_| friend.clone()),
            // Nobody plays on once a task is done.
            has_turn: !matches!(controls, StageControls::None | StageControls::Review)
                && state.mover() == Some(side),
            has_won: state.light(side) == Some(Light::Full),
            is_fixed: !matches!(controls, StageControls::All | StageControls::Review),
            is_left: is_left(state, side),
            is_upside_down: state.is_face_to_face() && side == Side::North,
            facts,
            landed: progress.map_or(0, |progress| progress.landed[side]),
            has_landed: progress.is_some_and(|progress| progress.has_landed),
            game: state.header.id,
            clock: state.clock,
            can_pause: state.can_pause_clock(),
        }
    }
}

/// Whether the store of a side is the left one; the far side is on the left where there are no
/// stores.
fn is_left(state: &GameState, side: Side) -> bool {
    let layout = Layout::of(state.rules(), Orientation::Flat, state.near());
    let store = layout.store(side);
    store.map_or(side != state.near(), |store| {
        store.centre.x < layout.size().x / 2.0
    })
}

/// A player: name, clock, what the last move brought, and the score.
#[component]
pub fn Seat(props: &SeatProps) -> Html {
    let SeatProps {
        side,
        players,
        ref facts,
        ..
    } = *props;
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let class = classes!(
        "player",
        side_class(side),
        props.has_turn.then_some("turn"),
        props.has_won.then_some("won"),
        props.is_left.then_some("left"),
        (props.landed > 0).then_some("landing"),
        (props.landed > 0 && props.has_landed).then_some("landed"),
        props.is_upside_down.then_some("turned"),
    );
    let shown = facts.in_hand.map_or(facts.score(), u16::from);
    html! {
        <div {class}>
            { side_sign(side) }
            if let Some(friend) = &props.friend {
                // A name in another script keeps its own direction.
                <bdi class="seat">
                    { if players[side] == Player::Friend { describe::friend(&locale, friend) } else { t!(locale, "you") } }
                </bdi>
            } else if props.is_fixed {
                <span class="seat">
                    if players[side] == Player::Person {
                        { t!(locale, "you") }
                    } else {
                        { t!(locale, "the-bot") }
                    }
                </span>
            } else {
                { player_select(&locale, dispatcher, side, players) }
            }
            if let Some(clock) = props.clock {
                // A warning holds for one game.
                <SeatClock
                    key={props.game.map_or_else(String::new, |id| id.key())}
                    {side}
                    {players}
                    {clock}
                    can_pause={props.can_pause}
                />
            }
            <Gain
                text={gain_text(&locale, facts, props.landed)}
                about={describe::last_of_side(&locale, facts)}
                result={facts.result_name()}
            />
            <p class="score" role="img" aria-label={describe::score(&locale, facts)}>
                // Another number is another element, whose animation begins anew.
                <span key={shown}>{ locale.number(shown) }</span>
            </p>
        </div>
    }
}

/// What the last move of a side brought, or what has landed of it.
fn gain_text(locale: &Locale, facts: &SeatFacts, landed: u8) -> Option<String> {
    match &facts.last {
        LastMove::Move(last) => gain(locale, last),
        _ if landed > 0 => Some(locale.digits(format!("+{landed}"))),
        _ => None,
    }
}

#[derive(Properties, PartialEq)]
struct GainProps {
    text: Option<String>,
    /// The sentence about the move.
    about: String,
    /// The value of `data-result`.
    result: Option<&'static str>,
}

/// The chip with the gain. Its sentence is shown where it is pointed at, and for three seconds
/// after a press.
#[component]
fn Gain(props: &GainProps) -> Html {
    const SHOWN: u32 = 3000;
    let is_told = use_state_eq(|| false);
    {
        let is_told = is_told.clone();
        use_effect_with(*is_told, move |&now| {
            let end = now.then(|| Timeout::new(SHOWN, move || is_told.set(false)));
            move || drop(end)
        });
    }
    let onclick = {
        let is_told = is_told.clone();
        move |_: MouseEvent| is_told.set(true)
    };
    html! {
        <>
            <button
                type="button"
                class={classes!("chip", KEEPS_ANIMATION)}
                title={props.about.clone()}
                data-result={props.result}
                {onclick}
            >
                { props.text.clone() }
            </button>
            if *is_told {
                <p class="told" role="status">{ &props.about }</p>
            }
        </>
    }
}

/// The choice of who plays a side.
fn player_select(
    locale: &Locale,
    dispatcher: Dispatcher,
    side: Side,
    players: BySide<Player>,
) -> Html {
    let person = match players[side.other()] {
        Player::Bot(_) | Player::Friend => t!(locale, "you"),
        Player::Person => t!(locale, "side", side = side),
    };
    let person = SelectItem::new("person", person);
    let bots = (Level::ALL.iter().map(|level| level.number))
        .map(|level| SelectItem::new(level.to_string(), describe::bot(locale, level)));
    let items: Vec<_> = std::iter::once(person).chain(bots).collect();
    let option = match side {
        Side::South => "player-south",
        Side::North => "player-north",
    };
    let value = match players[side] {
        Player::Bot(level) => level.to_string(),
        Player::Person | Player::Friend => "person".to_owned(),
    };
    let onchange = move |name: String| {
        let player = name.parse().map_or(Player::Person, Player::Bot);
        dispatcher.dispatch(GameAction::SetPlayer(side, player));
    };
    html! {
        <Select
            class="seat"
            {option}
            label={t!(locale, "who-plays", side = side)}
            {items}
            {value}
            {onchange}
        />
    }
}
