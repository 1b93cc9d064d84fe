//! Every text that the page shows.

use crate::bot::Level;
use crate::link::Player;
use crate::rules::{
    Direction, Event, Outcome, OverReason, Pit, Record, Restriction, Rules, Side, StopReason,
    Variant,
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

/// Who plays a side.
#[must_use]
pub fn player(state: &State, side: Side) -> String {
    match state.players[side] {
        Player::Person => person(state, side).to_owned(),
        Player::Bot(level) => bot(level),
    }
}

/// A person at this screen: the only one, or one of two.
#[must_use]
pub fn person(state: &State, side: Side) -> &'static str {
    match state.players[side.other()] {
        Player::Bot(_) => "You",
        Player::Person => side_name(side),
    }
}

/// The bot at a level.
#[must_use]
pub fn bot(number: u8) -> String {
    format!("Bot, {}", level(number).to_lowercase())
}

/// The label of the choice of a player.
#[must_use]
pub fn who_plays(side: Side) -> String {
    format!("Who plays {}", side_name(side))
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

fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "forward",
        Direction::Backward => "backward",
    }
}

/// A pit's spoken label: side, letter, seeds, what can be done.
#[must_use]
pub fn pit(rules: &Rules, pit: Pit, held: u8, playable: bool) -> String {
    let board = rules.board();
    let side = side_name(board.owner(pit));
    let letter = board.letter(pit);
    let can = if playable { ", can be sown" } else { "" };
    format!("{side}, pit {letter}, {}{can}", seeds(held.into()))
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
                    let name = player(state, side);
                    said = format!(
                        "{name} sowed {} {}",
                        rules.board().letter(pit),
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
        StopReason::OpponentsPit => "; ended across, nothing taken",
        StopReason::Store => "; ended in the store",
        _ => "",
    })
}

/// Whose turn it is, or how the game ended.
#[must_use]
pub fn now(state: &State) -> String {
    let to_move = state.record.position().to_move();
    let name = to_move.map(|side| player(state, side)).unwrap_or_default();
    match (state.phase(), state.record.outcome()) {
        (Phase::Over, Some(outcome)) => over(state, &outcome),
        (Phase::Sowing, _) => sowing(state).unwrap_or_default(),
        (Phase::Thinking, _) => match &state.bot {
            BotHealth::Starting => "The bot is getting ready".to_owned(),
            BotHealth::Ready => format!("{name} is thinking"),
            BotHealth::Failed(_) => format!("{name} can't play"),
        },
        (Phase::Choosing, _) => {
            let turn = if name == "You" {
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
        (Phase::Picking | Phase::Over, _) => String::new(),
    }
}

/// The move that is being shown.
fn sowing(state: &State) -> Option<String> {
    let board = state.record.rules().board();
    state.last.iter().find_map(|event| match *event {
        Event::Lift { pit, direction, .. } => {
            let name = player(state, board.owner(pit));
            let sows = if name == "You" { "sow" } else { "sows" };
            Some(format!(
                "{name} {sows} {} {}",
                board.letter(pit),
                way(direction)
            ))
        }
        _ => None,
    })
}

fn over(state: &State, outcome: &Outcome) -> String {
    let scores = outcome.scores;
    let result = match outcome.winner.map(|side| (side, player(state, side))) {
        None => format!("A draw, {} each", scores.south),
        Some((_, name)) if name == "You" => {
            format!("You win, {} to {}", best(outcome), least(outcome))
        }
        Some((_, name)) => format!("{name} wins, {} to {}", best(outcome), least(outcome)),
    };
    let why = match outcome.reason {
        OverReason::NobodyCanMove => "Nobody can move.",
        OverReason::CannotMove(_) => "A player to move can't.",
        OverReason::Repetition => "The same position came up three times.",
    };
    format!("{result}. {why}")
}

fn best(outcome: &Outcome) -> u16 {
    outcome.scores.south.max(outcome.scores.north)
}

fn least(outcome: &Outcome) -> u16 {
    outcome.scores.south.min(outcome.scores.north)
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
