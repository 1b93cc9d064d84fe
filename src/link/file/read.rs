//! Reading a file of games.

use super::{
    ENDS, File, FileError, FileErrorKind, FileGame, MAX_FAULTS, MAX_FILE_LEN, MAX_LINE_LEN,
    OLDER_VERSION, PROGRESS, VERSION, time,
};
use crate::link::write::{can_end, fits};
use crate::link::{FairStart, MAX_MOVES, Name, Player, SavedGame, TurnMessage, normalized};
use crate::rules::{BySide, Match, RecordError, Rounds, Side, Start, Variant, excerpt};

/// Reads a file of games: the games that can be read, and the faults of the
/// others.
///
/// ```
/// use mbegu::link::read_file;
///
/// // Only the line `game` is required.
/// let file = read_file("game alemungula\nrecord c+ C-\n\ngame chess\n");
///
/// //     5 5 0 7 7    E D C B A    North
/// //     5 6 1 7 7    a b c d e    South
/// let game = &file.games[0].saved.game;
/// assert_eq!(game.current().position().to_string(), "5,6,1,7,7/7,7,0,5,5 0-0 s");
/// assert_eq!(file.faults[0].line, 4);
/// ```
#[must_use]
pub fn read_file(text: &str) -> File {
    let mut reader = FileReader::new(text);
    while reader.read_line() {}
    reader.finish()
}

/// Reads a file line by line, so that a long one can be read in parts.
///
/// ```
/// use mbegu::link::FileReader;
///
/// let mut reader = FileReader::new("game alemungula\nrecord c+ C-\n\ngame giuthi\n");
/// let mut games = Vec::new();
/// while reader.read_line() {
///     games.extend(reader.take_games());
/// }
/// // The last game ends with the file.
/// games.extend(reader.finish().games);
/// assert_eq!(games.len(), 2);
/// ```
#[derive(Debug)]
pub struct FileReader<'a> {
    /// The lines that are still to be read.
    rest: &'a str,
    /// The number of bytes of the whole text.
    len: usize,
    /// The number of lines read.
    lines: usize,
    reader: Reader,
}

impl<'a> FileReader<'a> {
    /// A reader before the first line.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        let mut reader = Reader::default();
        let mut rest = text;
        if text.len() > MAX_FILE_LEN {
            reader.fault(1, FileErrorKind::LongFile);
            rest = "";
        }
        Self {
            // Some editors write a byte order mark.
            rest: rest.strip_prefix('\u{feff}').unwrap_or(rest),
            len: text.len(),
            lines: 0,
            reader,
        }
    }

    /// Reads the next line. Returns whether there was one.
    pub fn read_line(&mut self) -> bool {
        if self.rest.is_empty() {
            return false;
        }
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.rest = rest;
        self.lines += 1;
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return true;
        }
        if let Err(kind) = self.reader.line(self.lines, line) {
            if matches!(kind, FileErrorKind::Older | FileErrorKind::Newer(_)) {
                self.rest = "";
            }
            self.reader.fault(self.lines, kind);
        }
        true
    }

    /// The part of the text that is read, from 0 to 1.
    #[must_use]
    pub fn share_read(&self) -> f64 {
        1.0 - self.rest.len() as f64 / self.len.max(1) as f64
    }

    /// Takes the games that are complete.
    pub fn take_games(&mut self) -> Vec<FileGame> {
        std::mem::take(&mut self.reader.file.games)
    }

    /// The content of the file, without the games that were taken.
    #[must_use]
    pub fn finish(mut self) -> File {
        self.reader.finish();
        self.reader.file
    }
}

#[derive(Debug, Default)]
struct Reader {
    file: File,
    /// The game whose lines are being read.
    open: Option<Open>,
}

#[derive(Debug)]
struct Open {
    game: FileGame,
    /// How the line `game` says that it began.
    start: Start,
    /// The number of plies read.
    plies: usize,
    /// A fault changes the meaning of the game, so it is left out.
    is_lost: bool,
    /// The words of [`ONCE`] that it has had.
    seen: Vec<&'static str>,
}

/// The words that a game can have once.
const ONCE: [&str; 12] = [
    "players", "friend", "id", "begun", "played", "sent", "position", "opening", "fair", "clock",
    "end", "message",
];

impl Reader {
    fn fault(&mut self, line: usize, kind: FileErrorKind) {
        if let Some(open) = &mut self.open {
            open.is_lost |= kind.costs_game();
        }
        if self.file.faults.len() < MAX_FAULTS {
            self.file.faults.push(FileError { line, kind });
        } else {
            self.file.more_faults += 1;
        }
    }

    /// Ends the current game.
    fn finish(&mut self) {
        if let Some(Open { mut game, .. }) = self.open.take().filter(|open| !open.is_lost) {
            let SavedGame {
                game: played,
                opening,
                ..
            } = &mut game.saved;
            *opening = played.plies().min(*opening);
            self.file.games.push(game);
        }
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), FileErrorKind> {
        if line.len() > MAX_LINE_LEN {
            return Err(FileErrorKind::LongLine);
        }
        let (word, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = &*normalized(word);
        // A name may have any signs.
        let normal = (word != "friend").then(|| normalized(value));
        let value = normal.as_deref().unwrap_or(value);
        let value = value.trim_start();
        match word {
            "mbegu" => match value.strip_prefix("games ") {
                Some(VERSION) => Ok(()),
                Some(OLDER_VERSION) => Err(FileErrorKind::Older),
                _ => Err(FileErrorKind::Newer(excerpt(value))),
            },
            PROGRESS => {
                let (name, text) = value
                    .split_once(char::is_whitespace)
                    .ok_or_else(|| FileErrorKind::Word(excerpt(value)))?;
                let progress = (name.to_owned(), text.trim_start().to_owned());
                self.file.progress.push(progress);
                Ok(())
            }
            "game" => {
                self.finish();
                let start = value.parse::<Start>();
                // The lines of an unknown game are skipped, too.
                self.open = Some(Open::new(number, start.as_ref().ok()));
                start.map(drop).map_err(FileErrorKind::Start)
            }
            _ => match &mut self.open {
                Some(open) if open.is_lost => Ok(()),
                Some(open) => open.line(word, value),
                None => Err(FileErrorKind::NoGame),
            },
        }
    }
}

impl Open {
    fn new(line: usize, start: Option<&Start>) -> Self {
        let usual = Start {
            rules: Variant::Giuthi.default_rules(),
            first: Side::South,
        };
        let start = *start.unwrap_or(&usual);
        Open {
            game: FileGame {
                line,
                id: None,
                saved: SavedGame::new(start.begin(), BySide::default()),
                begun: None,
                played: None,
                sent: None,
                friend: Name::default(),
            },
            start,
            plies: 0,
            is_lost: false,
            seen: Vec::new(),
        }
    }

    fn line(&mut self, word: &str, value: &str) -> Result<(), FileErrorKind> {
        let Some(&word) = ONCE.iter().find(|&&one| one == word) else {
            return match word {
                "record" => self.record(value),
                _ => Err(FileErrorKind::Word(excerpt(word))),
            };
        };
        if self.seen.contains(&word) {
            return Err(FileErrorKind::Twice(word));
        }
        self.seen.push(word);
        match word {
            "position" => return self.position(value),
            "end" if self.game.saved.message.is_some() => return Err(FileErrorKind::Late),
            _ => {}
        }
        self.value(word, value)
            .ok_or_else(|| FileErrorKind::Value {
                word,
                text: excerpt(value),
            })?;
        if word == "end" && !can_end(&self.game.saved.game) {
            return Err(FileErrorKind::Over);
        }
        Ok(())
    }

    /// Takes the value of a line that a game has once; `None` if it isn't one.
    fn value(&mut self, word: &str, value: &str) -> Option<()> {
        let FileGame {
            id,
            saved,
            begun,
            played,
            sent,
            friend,
            ..
        } = &mut self.game;
        match word {
            "players" => saved.players = players(value)?,
            "friend" => *friend = value.parse().ok()?,
            "id" => *id = Some(value.parse().ok()?),
            "begun" => *begun = Some(time::parse(value)?),
            "played" => *played = Some(time::parse(value)?),
            "sent" => *sent = Some(value.parse().ok()?),
            "opening" => saved.opening = value.parse().ok()?,
            "fair" => {
                let fair_start: FairStart = value.parse().ok()?;
                saved.fair_start = Some(fair_start).filter(|it| it.fits(&saved.game));
                saved.fair_start?;
            }
            "clock" => saved.clock = Some(value.parse().ok()?),
            "end" => saved.ended = Some(ENDS.iter().find(|(_, end)| *end == value)?.0),
            _ => saved.message = Some(message(value, saved)?),
        }
        Some(())
    }

    fn position(&mut self, value: &str) -> Result<(), FileErrorKind> {
        if self.plies > 0 || self.is_closed() {
            return Err(FileErrorKind::Late);
        }
        let Start { rules, first } = self.start;
        let read = rules.parse_round(value).map_err(FileErrorKind::Position);
        let (rules, position) = read?;
        self.game.saved.game = match rules.rounds() {
            Rounds::Single => Match::from_position(rules, position),
            Rounds::Shrinking | Rounds::Filling => Match::from_round(rules, position, first),
        };
        Ok(())
    }

    fn record(&mut self, value: &str) -> Result<(), FileErrorKind> {
        if self.is_closed() {
            return Err(FileErrorKind::Late);
        }
        let game = &mut self.game.saved.game;
        for ply in value.split_whitespace() {
            self.plies += 1;
            let opens_round = ply.starts_with('=');
            if !opens_round && game.current().moves().len() >= MAX_MOVES as usize {
                return Err(FileErrorKind::LongRound);
            }
            game.play_text(ply).map_err(|RecordError { kind, .. }| {
                let ply = self.plies;
                FileErrorKind::GameRecord(RecordError { ply, kind })
            })?;
        }
        Ok(())
    }

    /// Returns whether a line came that no ply can follow.
    fn is_closed(&self) -> bool {
        let SavedGame {
            fair_start,
            ended,
            message,
            ..
        } = &self.game.saved;
        fair_start.is_some() || ended.is_some() || message.is_some()
    }
}

/// Reads a message, if it fits the game.
fn message(value: &str, saved: &SavedGame) -> Option<TurnMessage> {
    let mut words = value.split_whitespace();
    let mut message = TurnMessage {
        id: words.next()?.parse().ok()?,
        to: Side::from_name(words.next()?)?,
        offer: false,
        pick: None,
        proofs: BySide::default(),
    };
    while let Some(word) = words.next() {
        match (word, Side::from_name(word)) {
            ("offer", _) => message.offer = true,
            (_, Some(side)) => message.proofs[side] = Some(words.next()?.parse().ok()?),
            _ => message.pick = Some(saved.game.current().rules().parse_pit(word)?),
        }
    }
    fits(&message, &saved.game, saved.ended).then_some(message)
}

/// Reads the players of South and North.
fn players(value: &str) -> Option<BySide<Player>> {
    let (south, north) = value.split_once(' ')?;
    Some(BySide {
        south: south.parse().ok()?,
        north: north.trim_start().parse().ok()?,
    })
}
