//! Every text that the page shows.

mod labels;

pub use labels::*;

use crate::bot::Level;
use crate::link::Player;
use crate::rules::{
    BySide, Direction, Event, Move, Outcome, OverReason, Pit, Position, Record, Restriction, Rules,
    Side, StopReason, Variant,
};

use super::plan::Speed;
use super::state::{BotHealth, Notice, Phase, State};

/// The name of a level of the bot, by its number from 1.
#[must_use]
pub fn level(number: u8) -> &'static str {
    match level_id(number) {
        "beginner" => "Beginner",
        "player" => "Player",
        _ => "Master",
    }
}

/// What a level is like.
#[must_use]
pub fn level_about(number: u8) -> &'static str {
    match level_id(number) {
        "beginner" => "sees what it can take now",
        "player" => "looks a few moves ahead",
        _ => "looks as far as a second allows",
    }
}

/// A number above the last level's means the last.
fn level_id(number: u8) -> &'static str {
    let at = usize::from(number).clamp(1, Level::ALL.len()) - 1;
    Level::ALL[at].id
}

/// The name of a speed.
#[must_use]
pub fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "Slow",
        Speed::Normal => "Normal",
        Speed::Fast => "Fast",
        Speed::None => "No animation",
    }
}

/// What a game is like, in a sentence.
#[must_use]
pub fn about(variant: Variant) -> &'static str {
    match variant {
        Variant::Giuthi => "Every lap turns the other way; captures run along the row.",
        Variant::GiuthiStore => "Giuthi, with your own store sown in passing.",
        Variant::GiuthiRounds => "Giuthi over several rounds, on a board that shrinks.",
        Variant::Alemungula => "One lap, outward from the middle; twos and fours are taken.",
        Variant::LayliGoobalay => "Long laps; threes become pits that belong to you.",
        Variant::SulusAidi => "Three rows, begun by a race of both hands at once.",
    }
}

/// A side as a sentence names it: you, the bot, or one of two alike.
#[must_use]
pub fn player(state: &State, side: Side) -> &'static str {
    match (state.players[side], state.players[side.other()]) {
        (Player::Person, Player::Bot(_)) => YOU,
        (Player::Bot(_), Player::Person) => THE_BOT,
        _ => side_name(side),
    }
}

/// Whether a side is the only person's.
fn is_you(state: &State, side: Side) -> bool {
    state.players[side] == Player::Person && state.players[side.other()] != Player::Person
}

/// A person in the choice of who plays a side.
#[must_use]
pub fn person(state: &State, side: Side) -> &'static str {
    match state.players[side.other()] {
        Player::Bot(_) => YOU,
        Player::Person => side_name(side),
    }
}

/// The bot in the choice of who plays a side.
#[must_use]
pub fn bot(number: u8) -> String {
    format!("Bot: {}", level(number))
}

/// The label of the choice of a player.
#[must_use]
pub fn who_plays(side: Side) -> String {
    format!("Who plays {}", side_name(side))
}

/// What to do, before the first move of a person.
#[must_use]
pub fn first_turn(state: &State) -> Option<String> {
    (state.phase() == Phase::Choosing).then(|| "Press one of the ringed pits".to_owned())
}

/// The number of a lap, at the hand.
#[must_use]
pub fn lap(number: u16) -> String {
    format!("lap {number}")
}

/// The name of a side.
#[must_use]
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

fn seeds(count: u32) -> String {
    if count == 1 {
        "1 seed".to_owned()
    } else {
        format!("{count} seeds")
    }
}

/// On the table forward is counter-clockwise from either seat (Rules 1).
fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "counter-clockwise",
        Direction::Backward => "clockwise",
    }
}

/// A pit's spoken label: side, letter, seeds, marks, what can be done.
#[must_use]
pub fn pit(rules: &Rules, position: &Position, pit: Pit, playable: bool) -> String {
    let board = rules.board();
    let mut said = format!(
        "{}, pit {}, {}",
        side_name(board.owner(pit)),
        board.letter(pit),
        seeds(position.seeds(pit).into())
    );
    if let Some(owner) = position.mark(pit) {
        said += &format!(", belongs to {}", side_name(owner));
    }
    if position.restriction() == Some(Restriction::Barred(pit)) {
        said += ", barred for this turn";
    }
    if playable {
        said += ", can be sown";
    }
    said
}

/// Why a pit that was pressed can't be played.
#[must_use]
pub fn refused(state: &State, pit: Pit) -> Option<String> {
    let rules = state.record.rules();
    let letter = rules.board().letter(pit);
    let refusals = rules
        .directions(pit)
        .iter()
        .map(|direction| rules.refusal(state.record.position(), Move { pit, direction }));
    let refusal = refusals.flatten().next()?;
    Some(format!("{letter} can't be sown now: {refusal}."))
}

/// The label of a way to sow a pit.
#[must_use]
pub fn sow(rules: &Rules, pit: Pit, direction: Direction) -> String {
    format!("Sow {} {}", rules.board().letter(pit), way(direction))
}

/// A store's spoken label.
#[must_use]
pub fn store(side: Side, held: u8) -> String {
    format!("Store of {}, {}", side_name(side), seeds(held.into()))
}

/// What the last move did.
#[must_use]
pub fn last_move(state: &State) -> Option<String> {
    let rules = state.record.rules();
    let board = rules.board();
    let mut said = String::new();
    let mut mover = None;
    let (mut laps, mut sown, mut taken) = (0, 0, 0);
    for event in state.last.iter() {
        match *event {
            Event::Lift {
                pit,
                direction,
                lap,
                ..
            } => {
                laps = lap;
                if lap == 1 {
                    let side = rules.board().owner(pit);
                    mover = Some(side);
                    said = format!(
                        "{} sowed {} {}",
                        player(state, side),
                        board.letter(pit),
                        way(direction)
                    );
                }
            }
            Event::Drop { .. } | Event::Bank { .. } => sown += 1,
            Event::Capture { seeds, .. } => taken += u32::from(seeds),
            _ => {}
        }
    }
    mover?;
    if laps > 1 {
        said += &format!(": {laps} laps, {sown} seeds");
    }
    if taken > 0 {
        said += &format!("; took {}", seeds(taken));
    } else if let Some(why) = state.last.iter().find_map(nothing_taken) {
        said += why;
    }
    said.push('.');
    for event in state.last.iter() {
        if let Event::Pass { side } = *event {
            said += &format!(" {} can't move and must pass.", player(state, side));
        }
    }
    Some(said)
}

fn nothing_taken(event: &Event) -> Option<&'static str> {
    let Event::Stop { reason, .. } = *event else {
        return None;
    };
    Some(match reason {
        StopReason::NotCrossed => "; nothing taken, as no seed crossed",
        StopReason::OppositeEmpty => "; nothing taken, the pit opposite was empty",
        StopReason::OpponentsPit => "; ended on the other side, nothing taken",
        StopReason::Store => "; ended in the store",
        _ => "",
    })
}

/// Whose turn it is, or how the game ended.
#[must_use]
pub fn now(state: &State) -> String {
    let Some(side) = state.mover() else {
        return state
            .record
            .outcome()
            .map(|outcome| over(state, &outcome))
            .unwrap_or_default();
    };
    let name = player(state, side);
    match (state.phase(), &state.bot) {
        (Phase::Sowing, _) => sowing(state).unwrap_or_default(),
        (Phase::Thinking, BotHealth::Starting) => "The bot is getting ready".to_owned(),
        (Phase::Thinking, BotHealth::Ready) => format!("{name} is thinking"),
        (Phase::Thinking, BotHealth::Failed(_)) => format!("{name} can't play"),
        _ => {
            let turn = if is_you(state, side) {
                "Your turn".to_owned()
            } else {
                format!("{name} to move")
            };
            match state.record.position().restriction() {
                Some(Restriction::Again { direction, .. }) => {
                    format!("{turn}: sow again, {}", way(direction))
                }
                _ => turn,
            }
        }
    }
}

/// The move that is being shown.
fn sowing(state: &State) -> Option<String> {
    let board = state.record.rules().board();
    state.last.iter().find_map(|event| match *event {
        Event::Lift { pit, direction, .. } => {
            let side = board.owner(pit);
            let sows = if is_you(state, side) { "sow" } else { "sows" };
            Some(format!(
                "{} {sows} {} {}",
                player(state, side),
                board.letter(pit),
                way(direction)
            ))
        }
        _ => None,
    })
}

/// How a running animation is cut short.
pub const SKIP: &str = "Press anywhere to see the end";

fn over(state: &State, outcome: &Outcome) -> String {
    let BySide { south, north } = outcome.scores;
    let Some(winner) = outcome.winner else {
        return format!("A draw, {south} each");
    };
    let wins = if is_you(state, winner) { "win" } else { "wins" };
    format!(
        "{} {wins}, {} to {}",
        player(state, winner),
        south.max(north),
        south.min(north)
    )
}

/// Why the game is over, and where the seeds that were left went.
#[must_use]
pub fn ending(state: &State) -> Option<String> {
    let mut swept: BySide<u32> = BySide::default();
    for event in state.last.iter() {
        if let Event::Sweep { seeds, to, .. } = *event {
            swept[to] += u32::from(seeds);
        }
    }
    let mut said = match state.record.outcome()?.reason? {
        OverReason::NobodyCanMove => "Nobody can move any more.".to_owned(),
        OverReason::CannotMove(side) => {
            format!("{} can't move, which ends the game.", player(state, side))
        }
        OverReason::Repetition => "The same position came up for the third time.".to_owned(),
    };
    for side in Side::ALL {
        if swept[side] > 0 {
            let gets = if is_you(state, side) { "get" } else { "gets" };
            said += &format!(
                " {} {gets} the {} left on that side.",
                player(state, side),
                seeds(swept[side])
            );
        }
    }
    Some(said)
}

/// What a notice says.
#[must_use]
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::BrokenLink(error) => {
            format!("This link can't be opened: {error}. Here is a fresh board.")
        }
        Notice::StrayLink(error) => {
            format!("This link can't be opened: {error}. Your game is where it was.")
        }
        Notice::BrokenSave(error) => format!("The game kept here can't be read: {error}."),
        Notice::NotYet(variant) => {
            format!(
                "This link holds a game of {}, which this page can't show yet.",
                variant.name()
            )
        }
        Notice::Linked => {
            "This game came with the link. Beside the board you can say who plays on.".to_owned()
        }
        Notice::NothingKept => {
            "This browser keeps nothing for this page: the game is gone once the page is closed, \
             but its address holds it."
                .to_owned()
        }
    }
}

/// What the page says when the bot can't be had.
#[must_use]
pub fn bot_failed(reason: &str) -> String {
    format!("The bot can't be started ({reason}). Two people can still play here.")
}

/// A game to go back to.
#[must_use]
pub fn earlier(record: &Record) -> String {
    let moves = record.moves().len();
    let name = record.rules().variant().name();
    format!(
        "Go back to {name}, {moves} {}",
        if moves == 1 { "move" } else { "moves" }
    )
}

/// The size of a game, after its name.
#[must_use]
pub fn size(rules: &Rules) -> String {
    let options = rules.options();
    format!(
        "2×{}, {} in each pit",
        options.pits,
        seeds(options.seeds.into())
    )
}
