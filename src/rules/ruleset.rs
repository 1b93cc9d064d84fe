//! A game as a value.

use super::{
    Board, Direction, Directions, GameStatus, Options, Pit, Position, Rounds, RuleFields, Side,
    SowDirections, Variant,
};

/// The most seeds on a board: a byte per pit then never overflows.
pub(super) const MAX_SEEDS: u8 = 180;

/// A game: its size and its rules, as a value.
///
/// [`Variant::rules`] makes the games of the sizes that their sources name,
/// [`Variant::rules_of_any_size`] those of others.
///
/// ```
/// use mbegu::rules::{Side, Variant};
///
/// //     6 6 6 6 6 6     F E D C B A    North
/// //     6 6 6 6 6 6     a b c d e f    South
/// let rules = Variant::Giuthi.default_rules();
/// let start = rules.start(Side::South);
/// assert_eq!(start.to_string(), "6,6,6,6,6,6/6,6,6,6,6,6 0-0 s");
/// assert_eq!((rules.fields().min_seeds, rules.total()), (2, 72));
///
/// // Every pit can be sown in both directions.
/// assert_eq!(rules.moves(&start).len(), 12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub(super) variant: Variant,
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) rounds: Rounds,
}

impl Rules {
    /// The most laps of a sowing; one that would need more is endless (Rules 1).
    pub const MAX_LAPS: u16 = 1000;

    /// The game.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The options of the game; of a match, those of its first round.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The geometry. In a follow-on round of a match it can be smaller than
    /// the options.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The same game in a round in which each player has `pits` pits (Rules
    /// 3.3.5); unchanged if there is no such board.
    pub(crate) fn with_row(mut self, pits: u8) -> Rules {
        if let Some(board) = Board::new(self.board.rows(), pits) {
            self.board = board;
        }
        self
    }

    /// What the games differ in, apart from size and rounds.
    #[must_use]
    pub const fn fields(&self) -> &'static RuleFields {
        &self.variant.data().fields
    }

    /// What follows a finished game; nothing, if the game has no such size.
    #[must_use]
    pub const fn rounds(&self) -> Rounds {
        self.rounds
    }

    /// The seeds in play, pits and stores together; at most 180.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.options.pits as u16 * self.options.seeds as u16 * 2
    }

    /// The directions in which `pit` can be sown, whatever the position.
    #[must_use]
    pub fn directions(&self, pit: Pit) -> Directions {
        match self.fields().sow_directions {
            SowDirections::Forward => Directions::Only(Direction::Forward),
            SowDirections::Either => Directions::Either,
            SowDirections::Outward => {
                let pits = self.board.pits_per_side();
                let within = pit.index() as u8 % pits;
                match (2 * within + 1).cmp(&pits) {
                    std::cmp::Ordering::Less => Directions::Only(Direction::Backward),
                    std::cmp::Ordering::Equal => Directions::Either,
                    std::cmp::Ordering::Greater => Directions::Only(Direction::Forward),
                }
            }
        }
    }

    /// The start position. `first` is ignored in a game that begins with a
    /// race.
    #[must_use]
    pub fn start(&self, first: Side) -> Position {
        let status = match self.fields().has_race {
            false => GameStatus::ToMove(first),
            true => GameStatus::Race,
        };
        let mut position = Position::empty(self.board, status);
        for pit in self.board.all_pits() {
            position.set_seeds(pit, self.options.seeds);
        }
        position
    }
}
