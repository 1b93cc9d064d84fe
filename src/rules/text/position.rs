//! The parser of positions, which accepts only what a game can reach.

use super::number;
use super::{PositionError, PositionErrorKind, PositionPart};
use crate::rules::{
    BySide, Capture, Crossing, Direction, GameStatus, Pit, Position, Restriction, Rules, Setup,
    Side,
};

/// A part of the text, and the byte where it begins.
#[derive(Clone, Copy)]
struct Piece<'a> {
    at: usize,
    text: &'a str,
}

impl<'a> Piece<'a> {
    /// The pieces between separators, each with its place. A separator is one
    /// byte long.
    fn split<const N: usize>(self, separators: [char; N]) -> impl Iterator<Item = Piece<'a>> {
        let mut at = self.at;
        self.text.split(separators).map(move |text| {
            let piece = Piece { at, text };
            at += text.len() + 1;
            piece
        })
    }

    fn error<T>(self, kind: PositionErrorKind) -> Result<T, PositionError> {
        Err(PositionError { at: self.at, kind })
    }
}

/// The place of a fault in a [`Setup`].
#[derive(Clone, Copy)]
enum Place {
    Pits,
    Pit(Pit),
    Stores,
    Status,
    Restriction,
}

impl Place {
    /// The place in the text form of a setup.
    fn in_text(self, setup: &Setup) -> usize {
        let text = setup.to_string();
        let after = |separators: &[char], number: usize| {
            let mut found = text.match_indices(separators);
            found.nth(number).map_or(text.len(), |(at, _)| at + 1)
        };
        match self {
            Place::Pits => 0,
            Place::Pit(pit) => {
                (pit.index().checked_sub(1)).map_or(0, |before| after(&[',', '/'], before))
            }
            Place::Stores => after(&[' '], 0),
            Place::Status => after(&[' '], 1),
            Place::Restriction => after(&[' '], 2),
        }
    }
}

/// A fault with its place.
type Check = Result<(), (Place, PositionErrorKind)>;

impl Rules {
    /// Parses the text form of a position (Rules 2), and checks that the game
    /// can have it.
    ///
    /// ```
    /// use mbegu::rules::{PositionErrorKind, Side, Variant};
    ///
    /// //    5 5 5 5 1     E D C B A    A is barred for North
    /// //    5 5 5 5 0     a b c d e    South has sown from e
    /// let rules = Variant::Alemungula.default_rules();
    /// let text = "5,5,5,5,0/1,5,5,5,5 4-5 n !A";
    /// let position = rules.parse_position(text)?;
    /// assert_eq!(position.to_move(), Some(Side::North));
    /// assert_eq!(position.to_string(), text);
    ///
    /// let error = rules.parse_position("5,5,5,5/5,5,5,5,5 0-0 s");
    /// let kind = error.map_err(|error| error.kind);
    /// let four = PositionErrorKind::PitCount { side: Side::South, found: 4, expected: 5 };
    /// assert_eq!(kind, Err(four));
    /// # Ok::<(), mbegu::rules::PositionError>(())
    /// ```
    ///
    /// # Errors
    /// The first fault, and where in the text it is.
    pub fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        self.position(&self.parse_setup(text)?)
    }

    /// The position of a setup, if the game can have it.
    ///
    /// # Errors
    /// The first fault, and where in the text form of the setup it is.
    pub fn position(&self, setup: &Setup) -> Result<Position, PositionError> {
        let checked = self.check(setup);
        checked.map_err(|(place, kind)| PositionError {
            at: place.in_text(setup),
            kind,
        })
    }

    fn check(&self, setup: &Setup) -> Result<Position, (Place, PositionErrorKind)> {
        let expected = self.board.pits_per_side();
        let south = setup.pits.len().min(expected.into());
        for (side, found) in [
            (Side::South, south),
            (Side::North, setup.pits.len() - south),
        ] {
            if found != usize::from(expected) {
                let kind = PositionErrorKind::PitCount {
                    side,
                    found,
                    expected,
                };
                return Err((Place::Pits, kind));
            }
        }
        let (found, expected) = (setup.total(), self.total());
        if found != expected {
            return Err((Place::Pits, PositionErrorKind::Total { found, expected }));
        }
        let position = setup.unchecked(self.board);
        self.check_marks(&position)?;
        self.check_status(&position)?;
        // The one of the setup: a position can't hold every number.
        self.check_restriction(&position, setup.restriction)?;
        match position.to_move() {
            Some(side) if !self.can_move(&position, side) => {
                Err((Place::Status, PositionErrorKind::CannotMove { side }))
            }
            _ => Ok(position),
        }
    }

    /// Parses the text form of a position that the game need not be able to have, as
    /// while it is being set up: its seeds, marks and restriction are not checked.
    ///
    /// ```
    /// # use mbegu::rules::Variant;
    /// let rules = Variant::Alemungula.default_rules();
    /// let text = "5,5,5,5,0/1,0,0,0,0 4-5 n";
    /// assert!(rules.parse_position(text).is_err());
    /// assert_eq!(rules.parse_setup(text)?.total(), 30);
    /// # Ok::<(), mbegu::rules::PositionError>(())
    /// ```
    ///
    /// # Errors
    /// The first fault of the text, and where it is.
    pub fn parse_setup(&self, text: &str) -> Result<Setup, PositionError> {
        let mut parts = Piece { at: 0, text }.split([' ']);
        let mut part = |part| {
            let missing = PositionError {
                at: text.len(),
                kind: PositionErrorKind::Missing(part),
            };
            parts
                .next()
                .filter(|piece| !piece.text.is_empty())
                .ok_or(missing)
        };
        let (pits, stores, status) = (
            part(PositionPart::Pits)?,
            part(PositionPart::Stores)?,
            part(PositionPart::Status)?,
        );
        let (restriction, extra) = (parts.next(), parts.next());

        let mut setup = Setup::empty(self.board);
        self.read_pits(&mut setup, pits)?;
        setup.stores = read_stores(stores)?;
        setup.status = match status.text {
            "s" => GameStatus::ToMove(Side::South),
            "n" => GameStatus::ToMove(Side::North),
            "r" => GameStatus::Race,
            "x" => GameStatus::Over,
            _ => return status.error(PositionErrorKind::Status),
        };
        if let Some(piece) = restriction {
            setup.restriction = Some(self.read_restriction(piece)?);
        }
        match extra {
            Some(extra) => extra.error(PositionErrorKind::Extra),
            None => Ok(setup),
        }
    }

    fn read_pits(&self, setup: &mut Setup, piece: Piece<'_>) -> Result<(), PositionError> {
        let mut rows = piece.split(['/']);
        let (Some(south), Some(north), None) = (rows.next(), rows.next(), rows.next()) else {
            return piece.error(PositionErrorKind::NotTwoRows);
        };
        let rows = BySide { south, north };
        for side in Side::ALL {
            let (found, expected) = (rows[side].split([',']).count(), self.board.pits_per_side());
            if found != usize::from(expected) {
                return rows[side].error(PositionErrorKind::PitCount {
                    side,
                    found,
                    expected,
                });
            }
            for (pit, piece) in self.board.pits_of(side).zip(rows[side].split([','])) {
                self.read_pit(setup, pit, piece)?;
            }
        }
        Ok(())
    }

    fn read_pit(&self, setup: &mut Setup, pit: Pit, piece: Piece<'_>) -> Result<(), PositionError> {
        let (owner, seeds) = match piece.text.strip_prefix(['s', 'n']) {
            Some(seeds) if piece.text.starts_with('s') => (Some(Side::South), seeds),
            Some(seeds) => (Some(Side::North), seeds),
            None => (None, piece.text),
        };
        let Some(seeds) = number(seeds) else {
            return piece.error(PositionErrorKind::PitNumber {
                pit: self.board.letter(pit),
            });
        };
        setup.pits[pit.index()] = seeds;
        setup.marks[pit.index()] = owner;
        Ok(())
    }

    fn read_restriction(&self, piece: Piece<'_>) -> Result<Restriction, PositionError> {
        let restriction = if let Some(pit) = piece.text.strip_prefix('!') {
            self.parse_pit(pit).map(Restriction::Barred)
        } else {
            let (direction, failed) =
                match (piece.text.strip_prefix('+'), piece.text.strip_prefix('-')) {
                    (Some(failed), _) => (Direction::Forward, failed),
                    (_, Some(failed)) => (Direction::Backward, failed),
                    _ => return piece.error(PositionErrorKind::Restriction),
                };
            number(failed).map(|failed| Restriction::Again { direction, failed })
        };
        restriction.map_or_else(|| piece.error(PositionErrorKind::Restriction), Ok)
    }

    /// Checks that a game could have made these marks.
    fn check_marks(&self, position: &Position) -> Check {
        let over = position.status() == GameStatus::Over;
        for pit in self.board.all_pits() {
            let Some(owner) = position.mark(pit) else {
                continue;
            };
            let letter = self.board.letter(pit);
            if !self.fields().marks() {
                return Err((
                    Place::Pit(pit),
                    PositionErrorKind::MarkNotInGame { pit: letter },
                ));
            }
            let seeds = position.seeds(pit);
            let can_be = match self.fields().capture {
                Capture::ClaimFours => self.board.owner(pit) != owner && (over || seeds >= 4),
                Capture::Opposite { .. } | Capture::TwosAndFours => {
                    position.mark(self.board.opposite(pit)) == Some(owner) && (over || seeds >= 2)
                }
            };
            if !can_be {
                return Err((
                    Place::Pit(pit),
                    PositionErrorKind::MarkMisplaced { pit: letter },
                ));
            }
        }
        Ok(())
    }

    fn check_status(&self, position: &Position) -> Check {
        match position.status() {
            GameStatus::Race if !self.fields().has_race => {
                Err((Place::Status, PositionErrorKind::RaceNotInGame))
            }
            GameStatus::Race if *position != self.start(Side::South) => {
                Err((Place::Status, PositionErrorKind::RaceNotAtStart))
            }
            GameStatus::Over => {
                let swept = |pit| position.is_marked(pit) || self.fields().sweeps_all;
                let mut pits = self.board.all_pits();
                if pits.any(|pit| swept(pit) && position.seeds(pit) > 0) {
                    return Err((Place::Status, PositionErrorKind::OverWithSeeds));
                }
                let misfit = |&side: &Side| !self.can_be_score(position, side);
                match Side::ALL.into_iter().find(misfit) {
                    Some(side) => Err((Place::Stores, PositionErrorKind::StoreMisfit { side })),
                    None => Ok(()),
                }
            }
            GameStatus::ToMove(_) if self.fields().capture == Capture::ClaimFours => {
                let empty = Side::ALL.into_iter().all(|side| position.store(side) == 0);
                match empty {
                    true => Ok(()),
                    false => Err((Place::Stores, PositionErrorKind::StoresNotInGame)),
                }
            }
            GameStatus::Race | GameStatus::ToMove(_) => Ok(()),
        }
    }

    /// Returns whether a side's store at the end can hold the seeds of the pits that are
    /// marked for it: a claimed pit held four at least, and nothing else counts
    /// (Rules 3.6.4); an uur held two at least (Rules 3.5.3).
    fn can_be_score(&self, position: &Position, side: Side) -> bool {
        let marked = |&pit: &Pit| position.mark(pit) == Some(side);
        let marks = self.board.all_pits().filter(marked).count();
        let store = usize::from(position.store(side));
        match self.fields().capture {
            Capture::ClaimFours if marks == 0 => store == 0,
            Capture::ClaimFours => store >= 4 * marks,
            Capture::Opposite { .. } | Capture::TwosAndFours => store >= 2 * marks,
        }
    }

    /// Checks that a game could have made this restriction.
    fn check_restriction(&self, position: &Position, restriction: Option<Restriction>) -> Check {
        let (in_game, can_be) = match restriction {
            None => return Ok(()),
            Some(Restriction::Barred(pit)) if !self.board.has(pit) => {
                return Err((Place::Restriction, PositionErrorKind::Restriction));
            }
            Some(Restriction::Barred(pit)) => {
                (self.fields().barring, self.can_be_barred(position, pit))
            }
            Some(Restriction::Again { failed, .. }) => (
                self.fields().crossing == Crossing::OrSowAgain,
                failed > 0 && failed < self.board.pits_per_side() && self.can_have_failed(position),
            ),
        };
        if !in_game {
            return Err((Place::Restriction, PositionErrorKind::RestrictionNotInGame));
        }
        if !can_be || position.to_move().is_none() {
            return Err((Place::Restriction, PositionErrorKind::RestrictionMisplaced));
        }
        Ok(())
    }

    /// Rules 3.3.1: a sowing that did not cross leaves two things in the row of
    /// the side to move: the pit that it lifted last, empty, and the seed that it
    /// dropped last, alone in its pit.
    fn can_have_failed(&self, position: &Position) -> bool {
        let Some(mover) = position.to_move() else {
            return false;
        };
        let holds = |seeds| {
            let mut row = self.board.pits_of(mover);
            row.any(|pit| position.seeds(pit) == seeds)
        };
        holds(0) && holds(1)
    }

    /// Rules 3.4.4: the bar lies on a seed of the side to move that has just
    /// come from the empty pit across the end of the rows.
    fn can_be_barred(&self, position: &Position, pit: Pit) -> bool {
        let Some(mover) = position.to_move() else {
            return false;
        };
        let came_from = |direction: Direction| {
            let from = self.board.next(pit, direction.reversed());
            self.board.owner(from) != mover
                && position.seeds(from) == 0
                && self.directions(from).contains(direction)
        };
        self.board.owner(pit) == mover
            && position.seeds(pit) == 1
            && Direction::ALL.into_iter().any(came_from)
    }
}

fn read_stores(piece: Piece<'_>) -> Result<BySide<u8>, PositionError> {
    let stores = piece.text.split_once('-');
    let stores = stores.and_then(|(south, north)| Some((number(south)?, number(north)?)));
    match stores {
        Some((south, north)) => Ok(BySide { south, north }),
        None => piece.error(PositionErrorKind::StoreNumbers),
    }
}
