//! A game as a value.

use super::{
    Board, Direction, Directions, FirstPhase, GameStatus, Options, Pit, Position, Rounds,
    RuleFields, RulesError, Side, SowDirections, Variant,
};

/// The most seeds on a board: a byte per pit then never overflows.
pub(super) const MAX_SEEDS: u8 = 180;

/// A game: its size and its rules, as a value.
///
/// [`Variant::rules`] makes the published games, [`Rules::custom`] any other
/// combination. What the value says is what is played: the published games by
/// engines specialised for them, every other value by the general engine.
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
    /// Whether [`Variant::rules`] or a later round of such a game gives this
    /// value. Follows from the other fields.
    pub(super) published: bool,
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) fields: RuleFields,
}

impl Rules {
    /// The most laps of a sowing; one that would need more is endless (Rules 1).
    pub const MAX_LAPS: u16 = 1000;

    /// A game with other fields or of another size, derived from a published
    /// game.
    ///
    /// Links, files, [`Start`](super::Start) and the bot's protocol name a game by
    /// its variant and options, so they can't hold a custom game: see
    /// [`is_published`](Rules::is_published). The functions of
    /// [`link`](crate::link) that write a game refuse it.
    ///
    /// ```
    /// use mbegu::rules::{Relay, RuleFields, Rules, Side, Variant};
    ///
    /// // Giuthi that goes on in the same direction.
    /// let giuthi = Variant::Giuthi.default_rules();
    /// let fields = RuleFields { relay: Relay::SameDirection, ..giuthi.fields() };
    /// let rules = Rules::custom(Variant::Giuthi, giuthi.board(), 6, fields)?;
    /// assert!(giuthi.is_published() && !rules.is_published());
    ///
    /// let mv = rules.parse_move("a+").expect("a move");
    /// let start = rules.start(Side::South);
    /// assert_ne!(rules.child(&start, mv), giuthi.child(&start, mv));
    /// # Ok::<(), mbegu::rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// Why this combination can't be played.
    pub fn custom(
        variant: Variant,
        board: Board,
        seeds: u8,
        fields: RuleFields,
    ) -> Result<Rules, RulesError> {
        if seeds == 0 || u16::from(board.ring_len()) * u16::from(seeds) > u16::from(MAX_SEEDS) {
            return Err(RulesError::Seeds);
        }
        fields.check(board)?;
        let pits = board.pits_per_side();
        let rules = Rules {
            variant,
            published: false,
            options: Options { pits, seeds },
            board,
            fields,
        };
        Ok(rules.with_published())
    }

    /// The same value, with `published` as it follows from the other fields.
    fn with_published(mut self) -> Rules {
        let data = self.variant.data();
        let Options { pits, seeds } = self.options;
        let is_smaller =
            data.fields.rounds == Rounds::Shrinking && self.board.pits_per_side() < pits;
        self.published = self.fields == data.fields
            && self.board.rows() == data.rows
            && (self.board.pits_per_side() == pits || is_smaller)
            && self.variant.allowed_pits().contains(&pits)
            && self.variant.allowed_seeds().contains(&seeds);
        self
    }

    /// Returns whether this is the [`variant`](Rules::variant) with options that
    /// it allows, or a later round of it. Then a specialised engine plays it, and
    /// text forms can name it.
    #[must_use]
    pub const fn is_published(&self) -> bool {
        self.published
    }

    /// The published game that this is or was derived from.
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
        self.with_published()
    }

    /// All fields apart from the size.
    #[must_use]
    pub const fn fields(&self) -> RuleFields {
        self.fields
    }

    /// What follows a finished game.
    #[must_use]
    pub const fn rounds(&self) -> Rounds {
        self.fields.rounds
    }

    /// The seeds in play, pits and stores together; at most 180.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.options.pits as u16 * self.options.seeds as u16 * 2
    }

    /// The directions in which `pit` can be sown, whatever the position.
    #[must_use]
    pub fn directions(&self, pit: Pit) -> Directions {
        match self.fields.sow_directions {
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
        let state = match self.fields.first_phase {
            FirstPhase::Moves => GameStatus::ToMove(first),
            FirstPhase::Race => GameStatus::Race,
        };
        let mut position = Position::empty(self.board, state);
        for pit in self.board.all_pits() {
            position.set_seeds(pit, self.options.seeds);
        }
        position
    }
}
