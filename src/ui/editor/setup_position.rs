//! A position that is being set up.

use std::fmt;
use std::str::FromStr;

use crate::link::normalized;
use crate::rules::{
    Capture, Direction, GameStatus, Options, Pit, Position, PositionError, PositionErrorKind,
    Restriction, Rules, Setup, Side, Variant,
};
use crate::ui::board::{Place, SeedChange};

/// The most failed sowings of a turn that are offered.
const MAX_FAILED: u8 = 3;

/// A position that is being set up. It always holds as many seeds as the game has: those
/// that are on no place of the board lie in the tray.
///
/// ```
/// use mbegu::rules::{Pit, Side, Variant};
/// use mbegu::ui::board::{Place, SeedChange};
/// use mbegu::ui::editor::{SetupPosition, SetupFault};
///
/// let mut draft = SetupPosition::start(Variant::Alemungula.default_rules());
/// let a = Place::Pit(Pit::new(0));
/// draft.apply(SeedChange::Take(a));
/// assert_eq!(draft.tray(), 1);
/// assert_eq!(draft.check(), Err(SetupFault::Unplaced(1)));
/// draft.apply(SeedChange::Add(Place::Store(Side::South)));
/// assert!(draft.check().is_ok());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SetupPosition {
    rules: Rules,
    /// A side is to move.
    setup: Setup,
}

/// Why a draft is no position yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// That many seeds lie in the tray.
    Unplaced(u16),
    /// The rules don't allow it.
    Position(PositionErrorKind),
    /// A text names a position in which nobody is to move.
    NobodyToMove,
}

impl From<PositionError> for SetupFault {
    fn from(error: PositionError) -> Self {
        Self::Position(error.kind)
    }
}

impl SetupPosition {
    /// The start of a game, with South to move.
    pub fn start(rules: Rules) -> Self {
        let start = rules.start(Side::South);
        let mut draft = Self::empty(rules);
        draft.setup.pits = Setup::from(&start).pits;
        draft.set_turn(start.to_move().unwrap_or(Side::South));
        draft
    }

    /// An empty board, with all seeds in the tray.
    pub fn empty(rules: Rules) -> Self {
        Self {
            setup: Setup::empty(rules.board()),
            rules,
        }
    }

    /// A position of a game.
    ///
    /// # Errors
    /// [`SetupFault::NobodyToMove`] before a race and after the end.
    pub fn of(rules: Rules, position: &Position) -> Result<Self, SetupFault> {
        // In a later round the rows may be shorter (Rules 3.3.5).
        let rules = rules.with_row(position.board().pits_per_side());
        Self::of_setup(rules, Setup::from(position)).ok_or(SetupFault::NobodyToMove)
    }

    /// `None` where nobody is to move.
    fn of_setup(rules: Rules, setup: Setup) -> Option<Self> {
        let is_played = matches!(setup.status, GameStatus::ToMove(_));
        is_played.then_some(Self { rules, setup })
    }

    /// Reads a position in the text form of Rules 2.
    ///
    /// # Errors
    /// The first fault.
    pub fn parse(rules: Rules, text: &str) -> Result<Self, SetupFault> {
        Self::of(rules, &rules.parse_position(normalized(text).trim())?)
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(4, ' ');
        let variant: Variant = parts.next()?.parse().ok()?;
        let pits = parts.next()?.parse().ok()?;
        let seeds = parts.next()?.parse().ok()?;
        let rules = variant.rules(Options { pits, seeds }).ok()?;
        let position = parts.next()?;
        let row = position.split('/').next()?.split(',').count();
        let rules = rules.with_row(u8::try_from(row).ok()?);
        let setup = rules.parse_setup(position).ok()?;
        let fits = setup.total() <= rules.total();
        Self::of_setup(rules, setup).filter(|_| fits)
    }

    /// The start of a game of this size; of its default size, if it has none of this one.
    pub fn of_game(variant: Variant, options: Options) -> Self {
        let rules = variant.rules(options);
        Self::start(rules.unwrap_or_else(|_| variant.default_rules()))
    }

    /// The start with rows of `pits` pits, as a later round of the game has them
    /// (Rules 3.3.5). The seeds that lie in the stores then are in the tray.
    pub fn of_row(&self, pits: u8) -> Self {
        Self::start(self.rules.with_row(pits))
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        match self.setup.status {
            GameStatus::ToMove(side) => side,
            GameStatus::Race | GameStatus::Over => Side::South,
        }
    }

    pub fn restriction(&self) -> Option<Restriction> {
        self.setup.restriction
    }

    pub fn seeds(&self, place: Place) -> u16 {
        match place {
            Place::Pit(pit) => self
                .setup
                .pits
                .get(pit.index())
                .map_or(0, |&seeds| seeds.into()),
            Place::Store(side) => self.setup.stores[side].into(),
            Place::Tray => self.tray(),
        }
    }

    /// The seeds that are to be placed.
    pub fn tray(&self) -> u16 {
        self.rules.total().saturating_sub(self.setup.total())
    }

    /// Whether seeds lie in stores before the end of the game.
    pub fn can_fill_stores(&self) -> bool {
        self.rules.fields().capture != Capture::ClaimFours || self.rules.fields().sows_store
    }

    /// The owner of the mark of a pit.
    pub fn mark(&self, pit: Pit) -> Option<Side> {
        self.setup.mark(pit)
    }

    /// Whether the marks of a pit and of the pit opposite go together: uurs
    /// (Rules 3.5.3).
    pub fn has_twins(&self) -> bool {
        self.rules.fields().marks() && self.rules.fields().capture != Capture::ClaimFours
    }

    /// Marks a pit for a side, or takes its mark away. An uur is marked with the pit
    /// opposite.
    pub fn set_mark(&mut self, pit: Pit, owner: Option<Side>) {
        if !self.rules.fields().marks() {
            return;
        }
        let twin = self.rules.board().opposite(pit);
        let has_twins = self.has_twins();
        let pits = [Some(pit), has_twins.then_some(twin)];
        for pit in pits.into_iter().flatten() {
            if let Some(mark) = self.setup.marks.get_mut(pit.index()) {
                *mark = owner;
            }
        }
    }

    /// Changes the side to move. No restriction stays.
    pub fn set_turn(&mut self, turn: Side) {
        self.setup.status = GameStatus::ToMove(turn);
        self.setup.restriction = None;
    }

    pub fn set_restriction(&mut self, restriction: Option<Restriction>) {
        self.setup.restriction = restriction;
    }

    pub fn possible_restrictions(&self) -> Vec<Restriction> {
        let barred = self.rules.board().all_pits().map(Restriction::Barred);
        let again = Direction::ALL.into_iter().flat_map(|direction| {
            (1..=MAX_FAILED).map(move |failed| Restriction::Again { direction, failed })
        });
        let can_be = |&restriction: &Restriction| {
            let mut draft = self.clone();
            draft.setup.restriction = Some(restriction);
            draft.check().is_ok()
        };
        barred.chain(again).filter(can_be).collect()
    }

    /// Carries out what a person does on the board.
    pub fn apply(&mut self, change: SeedChange) {
        match change {
            SeedChange::Select(_) => {}
            SeedChange::Add(place) => self.fill(place, self.seeds(place).saturating_add(1)),
            SeedChange::Take(place) => self.fill(place, self.seeds(place).saturating_sub(1)),
            SeedChange::Fill(place, seeds) | SeedChange::Digit(place, seeds) => {
                self.fill(place, seeds.into())
            }
            SeedChange::Move { from, to } if from == to => {}
            SeedChange::Move {
                from: Place::Tray,
                to,
            } => self.apply(SeedChange::Add(to)),
            SeedChange::Move { from, to } => {
                let seeds = self.seeds(from);
                self.fill(from, 0);
                if to != Place::Tray {
                    self.fill(to, self.seeds(to) + seeds);
                }
            }
        }
    }

    /// Puts that many seeds on a place, as far as it can hold them and there are enough.
    fn fill(&mut self, place: Place, seeds: u16) {
        let most = self.seeds(place) + self.tray();
        let seeds = u8::try_from(seeds.min(most)).unwrap_or(u8::MAX);
        match place {
            Place::Pit(pit) => {
                if let Some(held) = self.setup.pits.get_mut(pit.index()) {
                    *held = seeds;
                }
            }
            Place::Store(side) if self.can_fill_stores() => self.setup.stores[side] = seeds,
            Place::Store(_) | Place::Tray => {}
        }
    }

    /// What is drawn: a position that the rules may not allow.
    pub fn position(&self) -> Position {
        self.setup.unchecked(self.rules.board())
    }

    /// The position, if the rules allow it.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<Position, SetupFault> {
        match self.tray() {
            0 => Ok(self.rules.position(&self.setup)?),
            seeds => Err(SetupFault::Unplaced(seeds)),
        }
    }
}

/// The game, the pits of a row, the seeds of a pit and the position, finished or not:
/// `alemungula 5 5 5,5,5,5,0/1,0,0,0,0 4-5 n`.
impl fmt::Display for SetupPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.rules.variant();
        let Options { pits, seeds } = self.rules.options();
        write!(f, "{variant} {pits} {seeds} {}", self.setup)
    }
}

/// A text is not that of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupTextError;

/// Reads the text that [`Display`](fmt::Display) writes.
impl FromStr for SetupPosition {
    type Err = SetupTextError;

    fn from_str(text: &str) -> Result<Self, SetupTextError> {
        Self::read(text).ok_or(SetupTextError)
    }
}

#[cfg(test)]
mod tests;
