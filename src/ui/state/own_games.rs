//! How often the player's own finished games played each move of a position.

use super::Tally;
use crate::link::SavedGame;
use crate::rules::{Move, Position, Rules, Side};

/// The moves of the player's finished games of one kind, by the positions in which they
/// were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnGames {
    rules: Rules,
    moves: Vec<OwnMove>,
}

/// A move of a finished game, as if South had played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OwnMove {
    /// The key of the position before it, seen by the side to move.
    position: u64,
    mv: Move,
    /// The winner of the game; `None` for a draw.
    winner: Option<Side>,
    /// The side of the only person at this screen; `None` for two or none.
    player: Option<Side>,
}

impl OwnGames {
    /// No games, of these rules.
    pub fn new(rules: Rules) -> OwnGames {
        OwnGames {
            rules,
            moves: Vec::new(),
        }
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Adds the moves of a game, if it has ended and rounds of it have these rules.
    pub fn add(&mut self, saved: &SavedGame) {
        if !saved.is_over() {
            return;
        }
        let (winner, player) = (saved.winner(), saved.person());
        let rounds = saved.game.rounds();
        for round in rounds.filter(|round| *round.rules() == self.rules) {
            // A race comes before the moves.
            let before = round
                .positions()
                .iter()
                .skip(usize::from(round.race().is_some()));
            for (position, &mv) in before.zip(round.moves()) {
                self.moves.push(OwnMove {
                    position: position.seen_by_mover().key(),
                    mv: seen_by_mover(position, mv),
                    winner,
                    player,
                });
            }
        }
    }

    /// How often each of these moves was played in a position, also with the sides
    /// exchanged, and how those games ended for the player.
    pub fn tallies(&self, position: &Position, moves: &[Move]) -> Vec<Tally> {
        let wanted = position.seen_by_mover().key();
        let moves: Vec<Move> = moves
            .iter()
            .map(|&mv| seen_by_mover(position, mv))
            .collect();
        let mut tallies = vec![Tally::default(); moves.len()];
        for own in self.moves.iter().filter(|own| own.position == wanted) {
            if let Some(at) = moves.iter().position(|&mv| mv == own.mv) {
                tallies[at].count(own.winner, own.player);
            }
        }
        tallies
    }
}

fn seen_by_mover(position: &Position, mv: Move) -> Move {
    match position.to_move() {
        Some(Side::North) => position.board().corresponding_move(mv),
        _ => mv,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{Player, Termination};
    use crate::rules::{BySide, Match, Variant};

    fn game(first: Side, text: &str, person: Side, loser: Option<Side>) -> SavedGame {
        let rules = Variant::LayliGoobalay.default_rules();
        let game = Match::parse(rules, first, text).expect("a game");
        let players = BySide::from_fn(|side| match side == person {
            true => Player::Person,
            false => Player::Bot(3),
        });
        let mut saved = SavedGame::new(game, players);
        saved.ended = Some(loser.map_or(Termination::Agreed, Termination::Resigned));
        saved
    }

    fn tallies(own: &OwnGames, first: Side, before: &str, moves: &[&str]) -> Vec<Tally> {
        let rules = own.rules;
        let game = Match::parse(rules, first, before).expect("a game");
        let moves: Vec<Move> = (moves.iter().map(|mv| rules.parse_move(mv)))
            .collect::<Result<_, _>>()
            .expect("moves");
        own.tallies(game.current().position(), &moves)
    }

    #[test]
    fn moves_are_counted_by_position_from_both_sides() {
        let mut own = OwnGames::new(Variant::LayliGoobalay.default_rules());
        own.add(&game(Side::South, "b F", Side::South, Some(Side::North)));
        own.add(&game(Side::South, "b A", Side::North, Some(Side::North)));
        own.add(&game(Side::North, "B f", Side::South, None));
        own.add(&game(Side::South, "c", Side::South, Some(Side::South)));
        let first = tallies(&own, Side::South, "", &["b", "c", "d"]);
        let tally = |played, won, drawn, lost| Tally {
            played,
            won,
            drawn,
            lost,
        };
        assert_eq!(
            first,
            [tally(3, 1, 1, 1), tally(1, 0, 0, 1), tally(0, 0, 0, 0)]
        );
        assert_eq!(first, tallies(&own, Side::North, "", &["B", "C", "D"]));
        let second = tallies(&own, Side::South, "b", &["F", "A"]);
        assert_eq!(second, [tally(2, 1, 1, 0), tally(1, 0, 0, 1)]);
        assert_eq!(second, tallies(&own, Side::North, "B", &["f", "a"]));
    }

    #[test]
    fn running_games_and_other_boards_are_left_out() {
        let rules = Variant::LayliGoobalay.default_rules();
        let mut own = OwnGames::new(rules);
        let mut running = game(Side::South, "b F", Side::South, None);
        running.ended = None;
        own.add(&running);
        let other = Match::parse(Variant::Alemungula.default_rules(), Side::South, "b");
        let mut other = SavedGame::new(other.expect("a game"), BySide::default());
        other.ended = Some(Termination::Agreed);
        own.add(&other);
        assert_eq!(own, OwnGames::new(rules));
    }

    #[test]
    fn a_race_comes_before_the_first_move() {
        let rules = Variant::SulusAidi.default_rules();
        let played = Match::parse(rules, Side::South, "a*A d").expect("a game");
        let mut saved = SavedGame::new(played.clone(), BySide::default());
        saved.ended = Some(Termination::Agreed);
        let mut own = OwnGames::new(rules);
        own.add(&saved);
        let (record, at) = played.at_ply(1);
        let moves = [rules.parse_move("d").expect("a move")];
        let tallies = own.tallies(&record.positions()[at], &moves);
        assert_eq!((tallies[0].played, tallies[0].drawn), (1, 1));
    }
}
