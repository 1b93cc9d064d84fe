//! One game, move by move, and its text (Rules 2).
//!
//! The text is stable: what a release has written, every later one reads.

use std::fmt;

use super::{
    ArrangementFault, BySide, Event, Listener, Move, MoveTextError, OverReason, Position,
    RaceFault, RaceRecord, Refusal, Rules, Side, State,
};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has more; `None` for a draw.
    pub winner: Option<Side>,
    /// What each has.
    pub scores: BySide<u16>,
    /// Why the game ended; `None` if it began from a position in which it was
    /// over, which doesn't tell.
    pub reason: Option<OverReason>,
}

/// A game from its start, or from a position, to where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    rules: Rules,
    race: Option<RaceRecord>,
    moves: Vec<Move>,
    positions: Vec<Position>,
    over: Option<OverReason>,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The number of the token at fault, from 1.
    pub token: usize,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// What is wrong with a token of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// It can't be read.
    Text(MoveTextError),
    /// It is not legal.
    Refused {
        /// The move.
        mv: Move,
        /// The position it was to be played in.
        position: Box<Position>,
        /// Why not.
        refusal: Refusal,
    },
    /// The race can't be read or run.
    Race(RaceFault),
    /// The arrangement of the next round can't be read or isn't allowed.
    Arrangement(ArrangementFault),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "token {}: ", self.token)?;
        match &self.fault {
            RecordFault::Text(error) => error.fmt(f),
            RecordFault::Race(fault) => fault.fmt(f),
            RecordFault::Arrangement(fault) => fault.fmt(f),
            RecordFault::Refused {
                position, refusal, ..
            } => write!(f, "{refusal}, in {position}"),
        }
    }
}

impl std::error::Error for RecordError {}

/// Hears why the game ended, and passes everything on; but who is to move, and
/// what is barred to them, only when it is known that the game goes on.
struct Ending<'a> {
    listener: &'a mut dyn Listener,
    over: Option<OverReason>,
    bar: Option<Event>,
    turn: Option<Event>,
}

impl<'a> Ending<'a> {
    fn new(listener: &'a mut dyn Listener) -> Ending<'a> {
        Ending {
            listener,
            over: None,
            bar: None,
            turn: None,
        }
    }

    /// Nothing follows any more. Why the game ended, if it did.
    fn end(self) -> Option<OverReason> {
        if self.over.is_none() {
            for event in self.bar.into_iter().chain(self.turn) {
                self.listener.hear(event);
            }
        }
        self.over
    }
}

impl Listener for Ending<'_> {
    fn hear(&mut self, event: Event) {
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
            self.listener.hear(bar);
        }
        self.listener.hear(event);
    }
}

impl Record {
    /// A game at its start.
    #[must_use]
    pub fn new(rules: Rules, first: Side) -> Record {
        Record::from_position(rules, rules.start(first))
    }

    /// A game that begins from a position.
    #[must_use]
    pub fn from_position(rules: Rules, position: Position) -> Record {
        Record {
            rules,
            race: None,
            moves: Vec::new(),
            positions: vec![position],
            over: None,
        }
    }

    /// Replays the text of a game in which `first` began.
    ///
    /// # Errors
    /// The first token that can't be read or isn't legal, and why.
    pub fn parse(rules: Rules, first: Side, text: &str) -> Result<Record, RecordError> {
        let mut record = Record::new(rules, first);
        record.play_text(text)?;
        Ok(record)
    }

    /// Plays the tokens of `text` on from where the game stands.
    ///
    /// # Errors
    /// The first token (counted from the start of `text`) that can't be read
    /// or isn't legal, and why. The tokens before it have been played.
    pub fn play_text(&mut self, text: &str) -> Result<(), RecordError> {
        for (number, token) in text.split_whitespace().enumerate() {
            self.play_token(token).map_err(|fault| RecordError {
                token: number + 1,
                fault,
            })?;
        }
        Ok(())
    }

    pub(super) fn play_token(&mut self, token: &str) -> Result<(), RecordFault> {
        if self.position().state() == State::Race {
            let race = self.rules.parse_race(token).map_err(RecordFault::Race)?;
            return self.run_race(race, &mut ()).map_err(RecordFault::Race);
        }
        let mv = self.rules.parse_move(token).map_err(RecordFault::Text)?;
        let position = *self.position();
        self.play(mv, &mut ())
            .map_err(|refusal| RecordFault::Refused {
                mv,
                position: Box::new(position),
                refusal,
            })
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Where it stands.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The first position, then the one after each token.
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
    /// Why it can't be run. Nothing has changed then, but the listener may
    /// have heard how it began.
    pub fn run_race(
        &mut self,
        race: RaceRecord,
        listener: &mut dyn Listener,
    ) -> Result<(), RaceFault> {
        let mut ending = Ending::new(listener);
        let next = self.rules.run_race(self.position(), &race, &mut ending)?;
        self.over = ending.end();
        self.race = Some(race);
        self.positions.push(next);
        Ok(())
    }

    /// The number of tokens: the race and the moves.
    #[must_use]
    pub fn tokens(&self) -> usize {
        self.positions.len() - 1
    }

    /// The text form of a token, counted from 0.
    #[must_use]
    pub fn token(&self, number: usize) -> Option<String> {
        match (&self.race, number) {
            (Some(race), 0) => Some(self.rules.show_race(race)),
            (race, _) => {
                let mv = self.moves.get(number - usize::from(race.is_some()))?;
                Some(self.rules.show_move(*mv).to_string())
            }
        }
    }

    /// Plays a move, and ends the game where the position occurs for the third
    /// time (Rules 1). The events of such an end don't say who would be to move.
    ///
    /// # Errors
    /// Why the move is not legal. Nothing has changed then.
    pub fn play(&mut self, mv: Move, listener: &mut dyn Listener) -> Result<(), Refusal> {
        let mut ending = Ending::new(listener);
        let mut next = self.rules.try_play(self.position(), mv, &mut ending)?;
        let before = self
            .positions
            .iter()
            .filter(|&&earlier| earlier == next)
            .count();
        if before >= 2 && next.state() != State::Over {
            next = self.rules.end_by_repetition(&next, &mut ending);
        }
        self.over = ending.end();
        self.moves.push(mv);
        self.positions.push(next);
        Ok(())
    }

    /// Takes back to the first `tokens` tokens.
    pub fn truncate(&mut self, tokens: usize) {
        if tokens >= self.tokens() {
            return;
        }
        self.over = None;
        self.positions.truncate(tokens + 1);
        self.moves
            .truncate(tokens.saturating_sub(usize::from(self.race.is_some())));
        if tokens == 0 {
            self.race = None;
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        if position.state() != State::Over {
            return None;
        }
        let scores = BySide::from_fn(|side| position.score(side));
        let winner = match scores.south.cmp(&scores.north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::North),
        };
        Some(Outcome {
            winner,
            scores,
            reason: self.over,
        })
    }
}

/// The text of the record: its tokens, joined by spaces.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in 0..self.tokens() {
            let gap = if number > 0 { " " } else { "" };
            write!(f, "{gap}{}", self.token(number).unwrap_or_default())?;
        }
        Ok(())
    }
}
