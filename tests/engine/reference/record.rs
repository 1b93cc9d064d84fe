//! A game told by its plies (section 2), with the repetition of section 1.

use super::{Game, GameStatus, Position, Side, race};

/// A game as far as it has gone.
pub struct GameRecord {
    game: Game,
    /// The start, then the position after each ply.
    pub positions: Vec<Position>,
    /// Whether a position that occurred for the third time ended it.
    pub repetition: bool,
}

impl GameRecord {
    /// A game that begins from a position.
    pub fn new(game: Game, position: Position) -> Self {
        Self {
            game,
            positions: vec![position],
            repetition: false,
        }
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// Plays one ply. It is a test's own, so one that can't be played is a
    /// panic.
    pub fn play(&mut self, ply: &str) {
        let before = self.position();
        let after = if ply.contains('*') {
            race::run(&self.game, ply).expect("a race that ends")
        } else {
            let mv = self
                .game
                .read_move(before, ply)
                .unwrap_or_else(|| panic!("{ply} is not legal in {before}"));
            self.game.play(before, mv)
        };
        let earlier = self.positions.iter().filter(|&position| *position == after);
        self.repetition = after.state != GameStatus::Over && earlier.count() >= 2;
        self.positions.push(if self.repetition {
            self.game.finish(after)
        } else {
            after
        });
    }
}

/// The game that `plies` tell.
pub fn replay(game: Game, first: Side, plies: &str) -> GameRecord {
    let mut record = GameRecord::new(game, game.start(first));
    for ply in plies.split_whitespace() {
        record.play(ply);
    }
    record
}
