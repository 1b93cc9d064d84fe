//! A game told by its tokens (section 2), with the repetition of section 1.

use super::{Game, Position, Side, State, race};

/// A game as far as it has gone.
pub struct Record {
    game: Game,
    /// The start, then the position after each token.
    pub positions: Vec<Position>,
    /// Whether a position that occurred for the third time ended it.
    pub repetition: bool,
}

impl Record {
    /// A game that begins from a position.
    pub fn new(game: Game, position: Position) -> Self {
        Self {
            game,
            positions: vec![position],
            repetition: false,
        }
    }

    /// Where the game stands.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// Plays one token. It is a test's own, so one that can't be played is a
    /// panic.
    pub fn play(&mut self, token: &str) {
        let before = self.position();
        let after = if token.contains('*') {
            race::run(&self.game, token).expect("a race that ends")
        } else {
            let mv = self
                .game
                .read_move(before, token)
                .unwrap_or_else(|| panic!("{token} is not legal in {}", before.show()));
            self.game.play(before, mv)
        };
        let earlier = self.positions.iter().filter(|&position| *position == after);
        self.repetition = after.state != State::Over && earlier.count() >= 2;
        self.positions.push(if self.repetition {
            self.game.finish(after)
        } else {
            after
        });
    }
}

/// The game that `tokens` tell.
pub fn replay(game: Game, first: Side, tokens: &str) -> Record {
    let mut record = Record::new(game, game.start(first));
    for token in tokens.split_whitespace() {
        record.play(token);
    }
    record
}
