//! Sentences about stored games and imports.

mod faults;

pub use faults::{damage, file_fault};

use super::{GameProgress, GameResult, ImportCounts, ImportReport, ListedGame, OpponentKind};
use crate::link::Player;
use crate::rules::{Next, Side};
use crate::ui::describe::bot;
use crate::ui::i18n::{Locale, t};

/// The opponent of a game: a friend by the name, if there is one.
#[must_use]
pub fn opponent(locale: &Locale, game: &ListedGame) -> String {
    let name = game.stored.friend.as_str();
    match game.opponent {
        OpponentKind::Friend if name.is_empty() => t!(locale, "library-a-friend"),
        OpponentKind::Friend => name.to_owned(),
        kind => opponent_kind(locale, kind),
    }
}

/// A kind of opponents.
#[must_use]
pub fn opponent_kind(locale: &Locale, kind: OpponentKind) -> String {
    match kind {
        OpponentKind::Bot(level) => bot(locale, level),
        OpponentKind::Friend => t!(locale, "library-friends"),
        OpponentKind::SameScreen => t!(locale, "library-here"),
        OpponentKind::Nobody => t!(locale, "library-nobody"),
    }
}

/// How far a game is.
#[must_use]
pub fn progress(locale: &Locale, game: &ListedGame) -> String {
    match game.progress {
        GameProgress::YourTurn => t!(locale, "library-your-turn"),
        GameProgress::ToSend => t!(locale, "library-to-send"),
        GameProgress::Waiting => match game.stored.friend.as_str() {
            "" => t!(locale, "library-waiting-answer"),
            name => t!(locale, "library-waiting-for", name = name),
        },
        GameProgress::Running => turn(locale, game),
        GameProgress::Over(result) if game.unsent => {
            let said = game_result(locale, game, result);
            t!(locale, "library-over-not-sent", said = said)
        }
        GameProgress::Over(result) => game_result(locale, game, result),
    }
}

/// Whose turn it is, in a game at this screen.
fn turn(locale: &Locale, game: &ListedGame) -> String {
    if let Next::Arrange(_) = game.game().next() {
        return t!(locale, "library-new-round");
    }
    let Some(mover) = game.game().current().position().to_move() else {
        return t!(locale, "library-race-next");
    };
    match game.side {
        Some(side) if side == mover => t!(locale, "library-your-turn"),
        Some(_) => t!(locale, "library-bot-turn"),
        None => t!(locale, "library-side-to-move", side = mover),
    }
}

fn game_result(locale: &Locale, game: &ListedGame, result: GameResult) -> String {
    let name = |side: Side| match game.stored.saved.players[side] {
        Player::Friend => opponent(locale, game),
        Player::Person | Player::Bot(_) => t!(locale, "side", side = side),
    };
    let said = match (result.resigned, result.winner) {
        (Some(side), _) if game.side == Some(side) => t!(locale, "library-you-gave-up"),
        (Some(side), _) => t!(locale, "library-gave-up", name = name(side)),
        (None, None) if result.scores.is_none() => t!(locale, "library-agreed"),
        (None, None) => t!(locale, "library-drawn-game"),
        (None, Some(winner)) => match game.side {
            Some(side) if side == winner => t!(locale, "library-you-won"),
            Some(_) => t!(locale, "library-you-lost"),
            None => t!(locale, "library-somebody-won", name = name(winner)),
        },
    };
    let Some(scores) = result.scores else {
        return said;
    };
    // The player's own first, else the winner's.
    let first = game.side.or(result.winner).unwrap_or(Side::South);
    let (own, other) = (scores[first], scores[first.other()]);
    t!(
        locale,
        "library-score",
        said = said,
        own = own,
        other = other
    )
}

/// How an import went.
#[must_use]
pub fn import_counts(locale: &Locale, report: &ImportReport) -> String {
    let ImportCounts {
        added,
        updated,
        known,
        lost,
    } = report.counts;
    let parts = [
        (added, t!(locale, "library-taken-added", count = added)),
        (
            updated,
            t!(locale, "library-taken-updated", count = updated),
        ),
        (known, t!(locale, "library-taken-known", count = known)),
        (lost, t!(locale, "library-taken-lost", count = lost)),
    ];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<_> = parts.map(|(_, text)| text).collect();
    if parts.is_empty() {
        t!(locale, "library-nothing-found")
    } else {
        t!(locale, "library-taken", counts = parts.join(", "))
    }
}
