//! Writing a file of games.

use super::{VERSION, time};
use crate::link::write::fits;
use crate::link::{GameId, SavedGame, StoredGame, Termination, TurnMessage};
use crate::rules::{Match, Position, Side, Start};

/// A line of a record is broken before it grows longer, in bytes.
const BREADTH: usize = 76;

/// Writes the games into a file, each as it was kept.
///
/// The first rounds of a match that no link holds are in it all the same, and
/// a moment after the year 9999 is not.
#[must_use]
pub fn write_file<'a>(games: impl IntoIterator<Item = (GameId, &'a StoredGame)>) -> String {
    let mut text = ["mbegu games ", VERSION, "\n"].concat();
    for (id, kept) in games {
        text.push('\n');
        game(&mut text, id, kept);
    }
    text
}

fn line(text: &mut String, word: &str, says: &str) {
    for part in [word, " ", says, "\n"] {
        text.push_str(part);
    }
}

fn game(text: &mut String, id: GameId, kept: &StoredGame) {
    let StoredGame {
        saved:
            SavedGame {
                game,
                ended,
                players,
                message,
            },
        begun,
        played,
        sent,
        friend,
    } = kept;
    let (start, position) = start(game);
    line(text, "game", &start.to_string());
    let [south, north] = [players.south, players.north].map(|player| player.to_string());
    line(text, "players", &[&*south, " ", &north].concat());
    if !friend.as_str().is_empty() {
        line(text, "friend", friend.as_str());
    }
    line(text, "id", &id.to_string());
    for (word, moment) in [("begun", *begun), ("played", *played)] {
        if let Some(moment) = time::format(moment) {
            line(text, word, &moment);
        }
    }
    if let Some(sent) = sent {
        line(text, "sent", &sent.to_string());
    }
    if let Some(position) = position {
        line(text, "position", &position.to_string());
    }
    record(text, game);
    let end = ended.map(|ended| match ended {
        Termination::Resigned(Side::South) => "south resigned",
        Termination::Resigned(Side::North) => "north resigned",
        Termination::Agreed => "agreed",
    });
    if let Some(end) = end {
        line(text, "end", end);
    }
    if let Some(message) = message.filter(|message| fits(message, game, *ended)) {
        line(text, "letter", &message_text(game, message));
    }
}

fn message_text(game: &Match, message: TurnMessage) -> String {
    let TurnMessage {
        id,
        to,
        offer,
        pick,
    } = message;
    let to = match to {
        Side::South => "south",
        Side::North => "north",
    };
    let mut said = [&*id.to_string(), " ", to].concat();
    if offer {
        said.push_str(" offer");
    }
    if let Some(pit) = pick {
        said.push(' ');
        said.push(game.current().rules().board().letter(pit));
    }
    said
}

/// What a match began as, and the position it began from, unless that is the
/// usual one.
fn start(game: &Match) -> (Start, Option<Position>) {
    let rules = *game.current().rules();
    let whole = rules.variant().rules(rules.options()).unwrap_or(rules);
    let start = Start {
        rules: whole,
        first: game.first(),
    };
    let first = game.rounds().next().map(|round| round.positions()[0]);
    let usual = start.begin();
    (
        start,
        first.filter(|first| usual.current().position() != first),
    )
}

/// The plies, in lines that are not too long; each round begins one.
fn record(text: &mut String, game: &Match) {
    let plies = game.to_string();
    let mut now = String::new();
    for ply in plies.split(' ').filter(|ply| !ply.is_empty()) {
        let full = now.len() + ply.len() >= BREADTH;
        if !now.is_empty() && (full || ply.starts_with('=')) {
            line(text, "record", &now);
            now.clear();
        }
        if !now.is_empty() {
            now.push(' ');
        }
        now.push_str(ply);
    }
    if !now.is_empty() {
        line(text, "record", &now);
    }
}
