//! One game, move by move, and its text (Rules 2).

use std::fmt;

use super::{
    ArrangementError, BySide, Event, EventSink, GameStatus, IllegalMove, Move, MoveTextError,
    OverReason, Position, RaceError, RaceRecord, Rules, Side,
};

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameOutcome {
    /// The side with more seeds; `None` for a draw.
    pub winner: Option<Side>,
    /// The seeds of each side.
    pub scores: BySide<u16>,
    /// Why the game ended; `None` if it began from a position in which it was
    /// over.
    pub reason: Option<OverReason>,
}

/// A game: its first position, the moves played, and the position after each.
///
/// ```
/// use mbegu::rules::{GameRecord, Side, Variant};
///
/// //    5 5 5 5 5     E D C B A
/// //    5 5 5 5 5     a b c d e
/// let rules = Variant::Alemungula.default_rules();
/// let mut game = GameRecord::new(rules, Side::South);
/// game.play_text("c+ C-")?;
/// assert_eq!((game.plies(), game.to_string()), (2, "c+ C-".to_owned()));
///
/// game.truncate(1);
/// assert_eq!(game.position().to_move(), Some(Side::North));
/// assert_eq!(game.ply(0).as_deref(), Some("c+"));
/// # Ok::<(), mbegu::rules::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    rules: Rules,
    race: Option<RaceRecord>,
    moves: Vec<Move>,
    positions: Vec<Position>,
    /// The low 32 bits of the key of each position. Comparing them before the positions
    /// reads a game of 4,095 moves in 6 ms instead of 40 (WebAssembly, Node 20).
    keys: Vec<u32>,
    over: Option<OverReason>,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The number of the ply at fault, from 1.
    pub ply: usize,
    /// Why that ply can't be played.
    pub kind: RecordErrorKind,
}

/// Why a ply can't be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// It can't be read.
    Text(MoveTextError),
    /// It is not legal.
    Illegal {
        /// The move.
        mv: Move,
        /// The position it was to be played in.
        position: Box<Position>,
        /// Why not.
        reason: IllegalMove,
    },
    /// The race can't be read or run.
    Race(RaceError),
    /// The arrangement of the next round can't be read or isn't allowed.
    Arrangement(ArrangementError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ply {}: ", self.ply)?;
        match &self.kind {
            RecordErrorKind::Text(error) => error.fmt(f),
            RecordErrorKind::Race(error) => error.fmt(f),
            RecordErrorKind::Arrangement(error) => error.fmt(f),
            RecordErrorKind::Illegal {
                position, reason, ..
            } => write!(f, "{reason}, in {position}"),
        }
    }
}

impl std::error::Error for RecordError {}

/// Passes events on and records why the game ended. Holds `Turn`, `Again` and `Bar` back
/// until it is known that the game isn't over.
struct Ending<'a> {
    sink: &'a mut dyn EventSink,
    over: Option<OverReason>,
    bar: Option<Event>,
    turn: Option<Event>,
}

impl<'a> Ending<'a> {
    fn new(sink: &'a mut dyn EventSink) -> Ending<'a> {
        Ending {
            sink,
            over: None,
            bar: None,
            turn: None,
        }
    }

    /// No event follows. Returns why the game ended, if it did.
    fn end(self) -> Option<OverReason> {
        if self.over.is_none() {
            for event in self.bar.into_iter().chain(self.turn) {
                self.sink.on_event(event);
            }
        }
        self.over
    }
}

impl EventSink for Ending<'_> {
    fn on_event(&mut self, event: Event) {
        match event {
            Event::Bar { .. } => {
                self.bar = Some(event);
                return;
            }
            Event::Turn { .. } | Event::Again { .. } => {
                self.turn = Some(event);
                return;
            }
            Event::Over { reason } => self.over = Some(reason),
            _ => {}
        }
        // A player without a move may lack the barred one. After a turn only a
        // repetition ends the game.
        if self.turn.is_none()
            && let Some(bar) = self.bar.take()
        {
            self.sink.on_event(bar);
        }
        self.sink.on_event(event);
    }
}

impl GameRecord {
    /// A game at its start.
    #[must_use]
    pub fn new(rules: Rules, first: Side) -> GameRecord {
        GameRecord::from_position(rules, rules.start(first))
    }

    /// A game that begins from a position.
    #[must_use]
    pub fn from_position(rules: Rules, position: Position) -> GameRecord {
        GameRecord {
            rules,
            race: None,
            moves: Vec::new(),
            positions: vec![position],
            keys: vec![position.key() as u32],
            over: None,
        }
    }

    /// Replays the text of a game in which `first` began.
    ///
    /// # Errors
    /// The first ply that can't be read or isn't legal, and why.
    pub fn parse(rules: Rules, first: Side, text: &str) -> Result<GameRecord, RecordError> {
        let mut record = GameRecord::new(rules, first);
        record.play_text(text)?;
        Ok(record)
    }

    /// Plays the plies of `text` from the current position.
    ///
    /// # Errors
    /// The first ply (counted from the start of `text`) that can't be read
    /// or isn't legal, and why. The plies before it have been played.
    pub fn play_text(&mut self, text: &str) -> Result<(), RecordError> {
        play_plies(text, |ply| self.play_ply_text(ply))
    }

    pub(super) fn play_ply_text(&mut self, ply: &str) -> Result<(), RecordErrorKind> {
        if self.position().status() == GameStatus::Race {
            let race = self.rules.parse_race(ply).map_err(RecordErrorKind::Race)?;
            return self.run_race(race, &mut ()).map_err(RecordErrorKind::Race);
        }
        let mv = self.rules.parse_move(ply).map_err(RecordErrorKind::Text)?;
        self.play_move(mv, &mut ())
    }

    /// [`play`](Self::play) with the error of a record.
    pub(super) fn play_move(
        &mut self,
        mv: Move,
        sink: &mut dyn EventSink,
    ) -> Result<(), RecordErrorKind> {
        let played = self.play(mv, sink);
        played.map_err(|reason| RecordErrorKind::Illegal {
            mv,
            position: Box::new(*self.position()),
            reason,
        })
    }

    /// The rules that the record is played by.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position after the last ply.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The first position, then the one after each ply.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves, without the race.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The race that opened the game, if it has been run.
    #[must_use]
    pub fn race(&self) -> Option<&RaceRecord> {
        self.race.as_ref()
    }

    /// Runs the race that opens the game (Rules 3.6.1).
    ///
    /// # Errors
    /// Why it can't be run. Then nothing has changed, and `sink` has received no
    /// event.
    pub fn run_race(
        &mut self,
        race: RaceRecord,
        sink: &mut dyn EventSink,
    ) -> Result<(), RaceError> {
        // The fault of a race can be at its last drop.
        let mut events = Vec::new();
        let mut ending = Ending::new(&mut events);
        let next = self.rules.run_race(self.position(), &race, &mut ending)?;
        self.over = ending.end();
        for event in events {
            sink.on_event(event);
        }
        self.race = Some(race);
        self.push(next);
        Ok(())
    }

    /// The number of plies: the race and the moves.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.positions.len() - 1
    }

    /// The text form of a ply, counted from 0.
    #[must_use]
    pub fn ply(&self, number: usize) -> Option<String> {
        match (&self.race, number) {
            (Some(race), 0) => Some(self.rules.display_race(race)),
            (race, _) => {
                let mv = self.moves.get(number - usize::from(race.is_some()))?;
                Some(self.rules.display_move(*mv).to_string())
            }
        }
    }

    /// Plays a move, and ends the game where the position occurs for the third
    /// time (Rules 1). The events of such an end have no [`Event::Turn`].
    ///
    /// # Errors
    /// Why the move is not legal. Nothing has changed then.
    pub fn play(&mut self, mv: Move, sink: &mut dyn EventSink) -> Result<(), IllegalMove> {
        let mut ending = Ending::new(sink);
        let mut next = self.rules.play(self.position(), mv, &mut ending)?;
        if next.status() != GameStatus::Over && self.occurred_twice(&next) {
            next = self.rules.end_by_repetition(&next, &mut ending);
        }
        self.over = ending.end();
        self.moves.push(mv);
        self.push(next);
        Ok(())
    }

    /// Whether a position has occurred twice or more so far. Nearly always the keys alone
    /// say that it has not.
    fn occurred_twice(&self, position: &Position) -> bool {
        let key = position.key() as u32;
        let like = self.keys.iter().filter(|&&other| other == key).count();
        let equal = || self.positions.iter().filter(|&it| it == position).count();
        like >= 2 && equal() >= 2
    }

    /// Adds the position after a ply, with its key.
    fn push(&mut self, position: Position) {
        self.keys.push(position.key() as u32);
        self.positions.push(position);
    }

    /// Takes back all but the first `plies` plies.
    pub fn truncate(&mut self, plies: usize) {
        if plies >= self.plies() {
            return;
        }
        self.over = None;
        self.positions.truncate(plies + 1);
        self.keys.truncate(plies + 1);
        self.moves
            .truncate(plies.saturating_sub(usize::from(self.race.is_some())));
        if plies == 0 {
            self.race = None;
        }
    }

    /// The result, if the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<GameOutcome> {
        let position = self.position();
        if position.status() != GameStatus::Over {
            return None;
        }
        let scores = BySide::from_fn(|side| position.score(side));
        Some(GameOutcome {
            winner: scores.leader(),
            scores,
            reason: self.over,
        })
    }
}

/// Plays the plies of a text by `play`, until one can't be played.
pub(super) fn play_plies(
    text: &str,
    mut play: impl FnMut(&str) -> Result<(), RecordErrorKind>,
) -> Result<(), RecordError> {
    for (number, ply) in text.split_whitespace().enumerate() {
        play(ply).map_err(|kind| RecordError {
            ply: number + 1,
            kind,
        })?;
    }
    Ok(())
}

/// The text of the record: its plies, joined by spaces.
impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in 0..self.plies() {
            let gap = if number > 0 { " " } else { "" };
            write!(f, "{gap}{}", self.ply(number).unwrap_or_default())?;
        }
        Ok(())
    }
}
