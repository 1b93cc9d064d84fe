//! Writing a file of games.

use super::{ENDS, MAX_LINE_LEN, PROGRESS, VERSION, time};
use crate::link::write::fits;
use crate::link::{GameId, SavedGame, StoredGame, TurnMessage};
use crate::rules::{Match, Position, Side, Start};

/// The maximum number of bytes of a `record` line, unless one ply is longer.
const LINE_WIDTH: usize = 76;

/// Writes stored games into a file, after the progress of the player as names without
/// spaces and texts without line breaks, which are split at semicolons into lines that can be
/// read.
///
/// It has all rounds of a match, also of one that is too long for a link. Times
/// after the year 9999 are left out.
///
/// ```
/// use mbegu::link::{GameId, StoredGame, read_file, write_file};
///
/// // Giuthi after a single move, a+:
/// //     6 6 6 6 6 6    F E D C B A    North
/// //     0 7 7 7 7 7    a b c d e f    South
/// let text = "game giuthi\nplayers person bot:3\nrecord a+\n";
/// let stored: StoredGame = read_file(text).games.remove(0).into_stored(0);
/// let file = write_file([], [(GameId::new(7), &stored)]);
/// assert!(file.starts_with("mbegu games 2\n\ngame giuthi pits=6 seeds=6 first=south\n"));
/// assert!(file.ends_with("\nrecord a+\n"));
/// ```
pub fn write_file<'a>(
    progress: impl IntoIterator<Item = (&'a str, &'a str)>,
    games: impl IntoIterator<Item = (GameId, &'a StoredGame)>,
) -> String {
    let mut text = ["mbegu games ", VERSION, "\n"].concat();
    for (name, value) in progress {
        let room = MAX_LINE_LEN - [PROGRESS, name, "  "].map(str::len).iter().sum::<usize>();
        for part in parts(value, room) {
            line(&mut text, PROGRESS, &[name, " ", part].concat());
        }
    }
    for (id, stored) in games {
        write_game(&mut text, id, stored);
    }
    text
}

/// The parts of a text between semicolons, as many together as there is room for.
fn parts(text: &str, room: usize) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let ends = rest.match_indices(';').map(|(at, _)| at);
        let mut ends = ends.chain((!rest.is_empty()).then_some(rest.len()));
        // A part that is too long is a line nevertheless.
        let first = ends.next()?;
        let end = ends.take_while(|&end| end <= room).last().unwrap_or(first);
        let part = &rest[..end];
        rest = rest[end..].strip_prefix(';').unwrap_or_default();
        Some(part)
    })
}

fn line(text: &mut String, word: &str, value: &str) {
    for part in [word, " ", value, "\n"] {
        text.push_str(part);
    }
}

/// Adds a stored game to the text of a file.
pub fn write_game(text: &mut String, id: GameId, stored: &StoredGame) {
    text.push('\n');
    let StoredGame {
        saved:
            SavedGame {
                game,
                fair_start,
                ended,
                players,
                message,
                clock,
                opening,
            },
        begun,
        played,
        sent,
        friend,
    } = stored;
    let (start, position) = start(game);
    line(text, "game", &start.to_string());
    let [south, north] = [players.south, players.north].map(|player| player.to_string());
    line(text, "players", &[&*south, " ", &north].concat());
    if !friend.as_str().is_empty() {
        line(text, "friend", friend.as_str());
    }
    line(text, "id", &id.to_string());
    for (word, seconds) in [("begun", *begun), ("played", *played)] {
        if let Some(time) = time::format(seconds) {
            line(text, word, &time);
        }
    }
    if let Some(sent) = sent {
        line(text, "sent", &sent.to_string());
    }
    if let Some(position) = position {
        line(text, "position", &position.to_string());
    }
    record(text, game);
    if *opening > 0 {
        line(text, "opening", &opening.to_string());
    }
    if let Some(fair_start) = fair_start.filter(|it| it.fits(game)) {
        line(text, "fair", fair_start.name());
    }
    if let Some(clock) = clock {
        line(text, "clock", &clock.to_string());
    }
    if let Some((_, end)) = ENDS.iter().find(|(end, _)| Some(*end) == *ended) {
        line(text, "end", end);
    }
    if let Some(message) = message.filter(|message| fits(message, game, *ended)) {
        line(text, "message", &message_text(game, message));
    }
}

fn message_text(game: &Match, message: TurnMessage) -> String {
    let TurnMessage {
        id,
        to,
        offer,
        pick,
        proofs,
    } = message;
    let mut text = format!("{id} {}", to.name());
    if offer {
        text.push_str(" offer");
    }
    if let Some(pit) = pick {
        text.push(' ');
        text.push(game.current().rules().board().letter(pit));
    }
    for side in Side::ALL {
        if let Some(proof) = proofs[side] {
            text.push_str(&format!(" {} {proof}", side.name()));
        }
    }
    text
}

/// The start of a match, and its first position if that is not the usual one.
fn start(game: &Match) -> (Start, Option<Position>) {
    let rules = *game.current().rules();
    let whole = rules.variant().rules(rules.options()).unwrap_or(rules);
    let start = Start {
        rules: whole,
        first: game.first(),
    };
    let first = game.first_round().positions()[0];
    let is_usual = start.begin().current().position() == &first;
    (start, (!is_usual).then_some(first))
}

/// Writes the plies in lines of [`LINE_WIDTH`]; each round begins a line.
fn record(text: &mut String, game: &Match) {
    let plies = game.to_string();
    let mut current = String::new();
    for ply in plies.split(' ').filter(|ply| !ply.is_empty()) {
        let full = current.len() + ply.len() >= LINE_WIDTH;
        if !current.is_empty() && (full || ply.starts_with('=')) {
            line(text, "record", &current);
            current.clear();
        }
        if !current.is_empty() {
            current.push(' ');
        }
        current.push_str(ply);
    }
    if !current.is_empty() {
        line(text, "record", &current);
    }
}
