//! Whose turn it is in a game by link.

use super::FairStart;
use crate::rules::{GameStatus, Match, NextStep, Side};

/// Returns whether `side` has to act next in a game by link: to play, to arrange
/// the next round, to choose the sides after a fair start (Rules 5.1), or to pick its
/// pit of a race once the other side has picked (Rules 3.6.1).
///
/// ```
/// use mbegu::link::has_turn;
/// use mbegu::rules::{Match, Side, Variant};
///
/// let rules = Variant::Giuthi.default_rules();
/// let game = Match::parse(rules, Side::South, "c-").expect("a legal game");
/// assert!(has_turn(&game, None, Side::North, false));
/// assert!(!has_turn(&game, None, Side::South, false));
/// ```
#[must_use]
pub fn has_turn(
    game: &Match,
    fair_start: Option<FairStart>,
    side: Side,
    other_has_picked: bool,
) -> bool {
    let chooser = fair_start.and_then(|it| it.chooser(game));
    match (game.next_step(), game.current().position().status()) {
        (NextStep::Over(_), _) => false,
        (NextStep::Arrange(arranging), _) => arranging.by == Some(side),
        (NextStep::Play, _) if chooser.is_some() => chooser == Some(side),
        (NextStep::Play, GameStatus::Race) => other_has_picked,
        (NextStep::Play, status) => status == GameStatus::ToMove(side),
    }
}
