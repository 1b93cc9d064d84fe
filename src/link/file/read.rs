//! Reading a file of games.

use super::{
    File, FileError, FileFault, FileGame, LONGEST_LINE, MAX_FILE_LEN, MOST_FAULTS, VERSION, time,
};
use crate::link::write::{can_end, fits};
use crate::link::{FriendName, MAX_MOVES, Player, SavedGame, Termination, TurnMessage};
use crate::rules::{BySide, Match, RecordError, Rounds, Rules, Side, Start, Variant};

/// Reads a file of games: those that can be read, and what is wrong with the
/// others.
#[must_use]
pub fn read_file(text: &str) -> File {
    let mut reader = Reader::default();
    if text.len() > MAX_FILE_LEN {
        reader.fault(1, FileError::LongFile);
        return reader.file;
    }
    // Some editors put an invisible mark at the beginning.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (number, line) in text.lines().enumerate() {
        let number = number + 1;
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match reader.line(number, line) {
            Ok(()) => {}
            Err(error @ FileError::Newer(_)) => {
                reader.fault(number, error);
                break;
            }
            Err(error) => reader.fault(number, error),
        }
    }
    reader.finish();
    reader.file
}

#[derive(Default)]
struct Reader {
    file: File,
    /// The game whose lines are being read.
    open: Option<Open>,
}

struct Open {
    game: FileGame,
    /// What it began as.
    rules: Rules,
    /// Tokens read.
    plies: usize,
    /// Something is wrong that makes it another game than was meant.
    is_lost: bool,
    /// The words that it may say once, and has said.
    said: Vec<&'static str>,
}

/// The words that a game may say once.
const ONCE: [&str; 9] = [
    "players", "friend", "id", "begun", "played", "sent", "position", "end", "letter",
];

impl Reader {
    fn fault(&mut self, line: usize, error: FileError) {
        if let Some(open) = &mut self.open {
            open.is_lost |= error.costs_game();
        }
        if self.file.faults.len() < MOST_FAULTS {
            self.file.faults.push(FileFault { line, error });
        } else {
            self.file.more_faults += 1;
        }
    }

    /// The game is at its end.
    fn finish(&mut self) {
        if let Some(open) = self.open.take().filter(|open| !open.is_lost) {
            self.file.games.push(open.game);
        }
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), FileError> {
        if line.len() > LONGEST_LINE {
            return Err(FileError::LongLine);
        }
        let (word, says) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let says = says.trim_start();
        match word {
            "mbegu" => match says.strip_prefix("games ") {
                Some(VERSION) => Ok(()),
                _ => Err(FileError::Newer(cut(says))),
            },
            "game" => {
                self.finish();
                let start = says.parse::<Start>();
                // The lines of a game that isn't known say nothing of another.
                self.open = Some(Open::new(number, start.as_ref().ok()));
                start.map(drop).map_err(FileError::Start)
            }
            _ => match &mut self.open {
                Some(open) if open.is_lost => Ok(()),
                Some(open) => open.line(word, says),
                None => Err(FileError::NoGame),
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
        let start = start.unwrap_or(&usual);
        Open {
            game: FileGame {
                line,
                id: None,
                saved: SavedGame::new(start.begin(), BySide::default()),
                begun: None,
                played: None,
                sent: None,
                friend: FriendName::default(),
            },
            rules: start.rules,
            plies: 0,
            is_lost: false,
            said: Vec::new(),
        }
    }

    fn line(&mut self, word: &str, says: &str) -> Result<(), FileError> {
        if let Some(&word) = ONCE.iter().find(|&&one| one == word) {
            if self.said.contains(&word) {
                return Err(FileError::Twice(word));
            }
            self.said.push(word);
        }
        let game = &mut self.game;
        match word {
            "players" => game.saved.players = players(says)?,
            "friend" => game.friend = friend(says)?,
            "id" => game.id = Some(says.parse().map_err(|_| FileError::Id(cut(says)))?),
            "begun" => game.begun = Some(moment(says)?),
            "played" => game.played = Some(moment(says)?),
            "sent" => game.sent = Some(says.parse().map_err(|_| FileError::Sent(cut(says)))?),
            "position" => self.place(says)?,
            "record" => self.play(says)?,
            "end" => self.end(says)?,
            "letter" => self.letter(says)?,
            _ => return Err(FileError::Word(cut(word))),
        }
        Ok(())
    }

    fn place(&mut self, says: &str) -> Result<(), FileError> {
        if self.plies > 0 || self.is_closed() {
            return Err(FileError::Late);
        }
        let mut rules = self.rules;
        if rules.rounds() == Rounds::Shrinking {
            // The board that a match has come to by then.
            let row = says.split('/').next().unwrap_or_default().split(',');
            let (pits, whole) = (row.count(), rules.options().pits);
            if let Some(pits) = (whole - 3..=whole).find(|&one| usize::from(one) == pits) {
                rules = rules.with_row(pits);
            }
        }
        let position = rules.parse_position(says).map_err(FileError::Position)?;
        self.game.saved.game = Match::from_position(rules, position);
        Ok(())
    }

    fn play(&mut self, says: &str) -> Result<(), FileError> {
        if self.is_closed() {
            return Err(FileError::Late);
        }
        let game = &mut self.game.saved.game;
        for ply in says.split_whitespace() {
            self.plies += 1;
            let opens_round = ply.starts_with('=');
            if !opens_round && game.current().moves().len() >= MAX_MOVES as usize {
                return Err(FileError::LongRound);
            }
            game.play_text(ply).map_err(|RecordError { fault, .. }| {
                let ply = self.plies;
                FileError::GameRecord(RecordError { ply, fault })
            })?;
        }
        Ok(())
    }

    /// Whether something has been said that nothing can be played after.
    fn is_closed(&self) -> bool {
        self.game.saved.ended.is_some() || self.game.saved.message.is_some()
    }

    fn end(&mut self, says: &str) -> Result<(), FileError> {
        if self.game.saved.message.is_some() {
            return Err(FileError::Late);
        }
        let ended = match says {
            "south resigned" => Termination::Resigned(Side::South),
            "north resigned" => Termination::Resigned(Side::North),
            "agreed" => Termination::Agreed,
            _ => return Err(FileError::End(cut(says))),
        };
        if !can_end(&self.game.saved.game) {
            return Err(FileError::Over);
        }
        self.game.saved.ended = Some(ended);
        Ok(())
    }

    fn letter(&mut self, says: &str) -> Result<(), FileError> {
        let SavedGame { game, ended, .. } = &self.game.saved;
        let read = || {
            let mut words = says.split_whitespace();
            let mut letter = TurnMessage {
                id: words.next()?.parse().ok()?,
                to: match words.next()? {
                    "south" => Side::South,
                    "north" => Side::North,
                    _ => return None,
                },
                offer: false,
                pick: None,
            };
            for word in words {
                match word {
                    "offer" => letter.offer = true,
                    _ => letter.pick = Some(game.current().rules().parse_pit(word)?),
                }
            }
            fits(&letter, game, *ended).then_some(letter)
        };
        let letter = read().ok_or_else(|| FileError::Message(cut(says)))?;
        self.game.saved.message = Some(letter);
        Ok(())
    }
}

fn players(says: &str) -> Result<BySide<Player>, FileError> {
    let two = says.split_once(' ').and_then(|(south, north)| {
        Some(BySide {
            south: south.parse().ok()?,
            north: north.trim_start().parse().ok()?,
        })
    });
    two.ok_or_else(|| FileError::Players(cut(says)))
}

fn friend(says: &str) -> Result<FriendName, FileError> {
    let name = FriendName::tidy(says);
    if name.as_str() == says {
        Ok(name)
    } else {
        Err(FileError::Friend(cut(says)))
    }
}

fn moment(says: &str) -> Result<u64, FileError> {
    time::parse(says).ok_or_else(|| FileError::Time(cut(says)))
}

/// As much of a text as an error repeats.
fn cut(text: &str) -> String {
    text.chars().take(20).collect()
}
