//! Sentences about stored games and imports.

use super::{
    Damage, GameProgress, GameResult, ImportCounts, ImportReport, ListedGame, OpponentKind,
};
use crate::link::{Player, Termination};
use crate::rules::{NextStep, Rounds, Side};
use crate::ui::describe::facts::Who;
use crate::ui::describe::{self, Fault, bot, friend};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::side_at_goal;

/// The opponent of a game: a friend by the name, if there is one.
pub fn opponent(locale: &Locale, game: &ListedGame) -> String {
    let name = game.stored.friend.as_str();
    match game.opponent() {
        OpponentKind::Friend if name.is_empty() => t!(locale, "library-a-friend"),
        OpponentKind::Friend => name.to_owned(),
        kind => opponent_kind(locale, kind),
    }
}

/// The text for a kind of opponents, without the name of a friend.
pub fn opponent_kind(locale: &Locale, kind: OpponentKind) -> String {
    match kind {
        OpponentKind::Bot(level) => bot(locale, level),
        OpponentKind::Friend => t!(locale, "library-friends"),
        OpponentKind::SameScreen => t!(locale, "library-here"),
        OpponentKind::Nobody => t!(locale, "library-nobody"),
    }
}

/// How far a game is.
pub fn progress(locale: &Locale, game: &ListedGame) -> String {
    match game.progress() {
        GameProgress::YourTurn => t!(locale, "library-your-turn"),
        GameProgress::ToSend => t!(locale, "library-to-send"),
        GameProgress::Waiting => match game.stored.friend.as_str() {
            "" => t!(locale, "library-waiting-answer"),
            name => t!(locale, "library-waiting-for", name = name),
        },
        GameProgress::Running => turn(locale, game),
        GameProgress::Over(result) if game.stored.is_unsent() => {
            let said = game_result(locale, game, result);
            t!(locale, "library-over-not-sent", said = said)
        }
        GameProgress::Over(result) => game_result(locale, game, result),
    }
}

/// Who has won already, or whose turn it is, in a game at this screen.
fn turn(locale: &Locale, game: &ListedGame) -> String {
    let position = game.game().current().position();
    if let Some(side) = side_at_goal(game.game().current(), position) {
        let (who, seeds) = (
            Who::of(game.stored.saved.players, side),
            position.score(side),
        );
        return t!(locale, "reached-goal", who = who, seeds = seeds);
    }
    if let NextStep::Arrange(_) = game.game().next_step() {
        return t!(locale, "library-new-round");
    }
    let fair_start = game.stored.saved.fair_start;
    let chooser = fair_start.and_then(|it| it.chooser(game.game()));
    let to_move = game.game().current().position().to_move();
    let Some(mover) = chooser.or(to_move) else {
        return t!(locale, "library-race-next");
    };
    match game.side() {
        Some(side) if side == mover => t!(locale, "library-your-turn"),
        Some(_) => t!(locale, "library-bot-turn"),
        None => t!(locale, "library-side-to-move", side = mover),
    }
}

/// The name of the player of a side: a friend's, or that of the side.
fn player_name(locale: &Locale, game: &ListedGame, side: Side) -> String {
    match game.stored.saved.players[side] {
        Player::Friend => opponent(locale, game),
        Player::Person | Player::Bot(_) => t!(locale, "side", side = side),
    }
}

/// How a game ended off the board. Where the player has no side of their own, it names the
/// winner, too.
fn termination_result(locale: &Locale, game: &ListedGame, ended: Termination) -> String {
    let Some(loser) = ended.loser() else {
        return t!(locale, "library-agreed");
    };
    let is_resigned = matches!(ended, Termination::Resigned(_));
    let [winner, name] = [loser.other(), loser].map(|side| player_name(locale, game, side));
    match (game.side(), is_resigned) {
        (Some(own), true) if own == loser => t!(locale, "library-you-resigned"),
        (Some(own), false) if own == loser => t!(locale, "library-you-lost-on-time"),
        (Some(_), true) => t!(locale, "library-resigned", name = name),
        (Some(_), false) => t!(locale, "library-lost-on-time", name = name),
        (None, true) => t!(
            locale,
            "library-won-by-resignation",
            winner = winner,
            loser = name
        ),
        (None, false) => t!(locale, "library-won-on-time", winner = winner, loser = name),
    }
}

/// How a game ended; the player's seeds come first, else the winner's.
fn game_result(locale: &Locale, game: &ListedGame, result: GameResult) -> String {
    let is_own = |side| game.side() == Some(side);
    let scores = match result {
        GameResult::OnBoard(scores) => scores,
        GameResult::Ended(ended) => return termination_result(locale, game, ended),
    };
    let winner = result.winner();
    let first = game.side().or(winner).unwrap_or(Side::South);
    let (own, other) = (scores[first], scores[first.other()]);
    match winner {
        None => t!(locale, "library-drawn-game", seeds = own),
        Some(winner) if is_own(winner) => {
            t!(locale, "library-you-won", own = own, other = other)
        }
        Some(_) if game.side().is_some() => {
            t!(locale, "library-you-lost", own = own, other = other)
        }
        Some(winner) => t!(
            locale,
            "library-somebody-won",
            name = player_name(locale, game, winner),
            own = own,
            other = other
        ),
    }
}

/// Why a game by link waits for the player: what the friend did last, or what is
/// not sent yet.
pub fn waiting(locale: &Locale, game: &ListedGame) -> String {
    if matches!(game.progress(), GameProgress::Over(_)) {
        return progress(locale, game);
    }
    let Some(last) = game.last_move() else {
        return progress(locale, game);
    };
    let (own, taken) = (last.who == Who::You, last.taken);
    let name = || friend(locale, &game.stored.friend);
    if game.stored.is_unsent() && own {
        t!(locale, "library-own-sowed", pit = last.letter)
    } else if game.stored.is_unsent() || own {
        progress(locale, game)
    } else if taken > 0 {
        t!(locale, "library-friend-took", name = name(), seeds = taken)
    } else if !last.uurs.is_empty() {
        let count = last.uurs.len();
        t!(locale, "library-friend-uurs", name = name(), count = count)
    } else if !last.claims.is_empty() {
        let count = last.claims.len();
        t!(
            locale,
            "library-friend-claimed",
            name = name(),
            count = count
        )
    } else {
        let pit = last.letter;
        t!(locale, "library-friend-sowed", name = name(), pit = pit)
    }
}

/// How far a game is: the round, or the move that is to be played next.
pub fn stage(locale: &Locale, game: &ListedGame) -> String {
    match game.rules().rounds() {
        Rounds::Single => t!(locale, "library-move", number = game.game().plies() + 1),
        _ => t!(locale, "library-round", number = game.game().rounds().len()),
    }
}

/// How an import went.
pub fn import_counts(locale: &Locale, report: &ImportReport) -> String {
    let ImportCounts {
        added,
        updated,
        beside,
        known,
        lost,
    } = report.counts;
    let parts = [
        (added, t!(locale, "library-taken-added", count = added)),
        (
            updated,
            t!(locale, "library-taken-updated", count = updated),
        ),
        (beside, t!(locale, "library-taken-beside", count = beside)),
        (known, t!(locale, "library-taken-known", count = known)),
        (lost, t!(locale, "library-taken-lost", count = lost)),
    ];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    let mut parts: Vec<_> = parts.map(|(_, text)| text).collect();
    if report.has_progress {
        parts.push(t!(locale, "library-taken-progress"));
    }
    if report.lost_progress {
        parts.push(t!(locale, "library-taken-progress-lost"));
    }
    if parts.is_empty() {
        t!(locale, "library-nothing-found")
    } else {
        t!(locale, "library-taken", counts = locale.enumeration(parts))
    }
}

/// Why an entry can't be read.
pub fn damage(locale: &Locale, damage: &Damage) -> String {
    let fault = match damage {
        Damage::Key => Fault::Damaged,
        Damage::Text(error) => Fault::of_stored(error),
    };
    describe::fault(locale, fault)
}

/// Why parts of a file can't be read.
pub fn file_fault(locale: &Locale, fault: Fault) -> String {
    t!(
        locale,
        "library-fault",
        why = describe::fault(locale, fault)
    )
}
