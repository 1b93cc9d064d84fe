//! The two players beside the board.

use std::fmt::Write;

use yew::prelude::*;

use super::clock::SeatClock;
use super::stage::StageControls;
use crate::bot::Level;
use crate::link::{FriendName, GameId, Player};
use crate::rules::{BySide, Side};
use crate::ui::board::AnimationProgress;
use crate::ui::board::px::Px;
use crate::ui::board::seeds::{side_class, side_sign};
use crate::ui::browser::{Dispatcher, use_dispatcher, use_locale};
use crate::ui::describe::{self, facts::SeatFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Clock, GameAction, GameState, Phase};
use crate::ui::widgets::{Select, SelectItem};

/// The distance between the centres of two beads, in the units of the drawing.
const BEAD_STEP: f64 = 8.4;
/// The room between two groups of ten.
const BEAD_GROUP_GAP: f64 = 5.0;
/// The height of the row, with a bead's edges.
const BEAD_HEIGHT: f64 = 10.0;

#[derive(Properties, PartialEq)]
pub struct SeatProps {
    /// Which player it is.
    pub side: Side,
    pub players: BySide<Player>,
    /// In a game by link, the name of the friend.
    pub friend: Option<FriendName>,
    pub has_turn: bool,
    pub has_won: bool,
    /// Whether the players can't be changed here.
    pub is_fixed: bool,
    /// Whether the text is turned by 180 degrees, for a player who sits opposite.
    pub is_upside_down: bool,
    /// The last move and the seeds.
    pub facts: SeatFacts,
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
        let has_won = state.phase() == Phase::Over
            && state.winner() == Some(side)
            && state.is_celebrated(side);
        let friend = &state.header.friend;
        Self {
            side,
            players: state.players,
            friend: state.friend().map(|_| friend.clone()),
            // Nobody plays on once a task is done.
            has_turn: controls != StageControls::None && state.mover() == Some(side),
            has_won,
            is_fixed: controls != StageControls::All,
            is_upside_down: state.is_face_to_face() && side == Side::North,
            facts,
            game: state.header.id,
            clock: state.clock,
            can_pause: state.can_pause_clock(),
        }
    }
}

/// A player: name, the result of the last move, a bead for every seed, the score, the
/// seeds missing to win, and the clock.
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
        props.is_upside_down.then_some("turned"),
        props.clock.map(|_| "timed"),
    );
    let shown = facts.in_hand.map_or(facts.score(), u16::from);
    let result = describe::last_of_side(&locale, facts);
    html! {
        <div {class}>
            { side_sign(side) }
            <div class="name">
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
                <p class="result" title={result.clone()} data-result={facts.result_name()}>{ result }</p>
            </div>
            <div class="needs">
                { beads(side, facts) }
                <p>{ describe::need(&locale, facts) }</p>
            </div>
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
            <p class="score" role="img" aria-label={describe::score(&locale, facts)}>{ locale.number(shown) }</p>
        </div>
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

/// A player's seeds, one by one in groups of ten: round for South, pointed for
/// North, outlined where they lie in uurs or claimed pits. Dots are what is still
/// needed, where one round decides the game.
fn beads(side: Side, facts: &SeatFacts) -> Html {
    let SeatFacts { stored, marked, .. } = *facts;
    let goal = if facts.is_single { facts.goal } else { 0 };
    let held = stored + marked;
    let x = |bead: u16| {
        f64::from(bead) * BEAD_STEP + f64::from(bead / 10) * BEAD_GROUP_GAP + BEAD_HEIGHT / 2.0
    };
    let path = |beads: std::ops::Range<u16>, shape: &str| {
        beads.fold(String::new(), |mut path, bead| {
            // Writing to a text can't fail.
            let _ = write!(path, "M{} 5{shape}", Px(x(bead)));
            path
        })
    };
    let shape = match side {
        // A line of no length with round ends is a dot.
        Side::South => "h0",
        Side::North => "m-3.6 0l3.6-3.6 3.6 3.6-3.6 3.6z",
    };
    let all = held.max(goal);
    let width = x(all) + BEAD_HEIGHT / 2.0;
    html! {
        <svg
            class="beads"
            viewBox={format!("0 0 {} {}", Px(width), Px(BEAD_HEIGHT))}
            preserveAspectRatio="xMaxYMid"
            aria-hidden="true"
        >
            <path class="stored" d={path(0..stored, shape)} />
            <path class="marked" d={path(stored..held, shape)} />
            <path class="marked-inside" d={path(stored..held, shape)} />
            <path class="needed" d={path(held..all, "h0")} />
        </svg>
    }
}
