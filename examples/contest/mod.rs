//! What the programs that play matches have in common.

use std::fmt;
use std::str::FromStr;

use mbegu::bot::Chance;
use mbegu::rules::{
    BySide, Move, OptionError, Options, Pace, Position, RaceFault, RaceRecord, Record, Rules, Side,
    State, Variant,
};

/// What is wrong with the command line.
pub enum Fault {
    NoSuchOption(String),
    ValueMissing(String),
    Value { option: String, value: String },
    Game(String),
    Options(OptionError),
    File(std::io::Error),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoSuchOption(name) => write!(f, "there is no option {name}"),
            Fault::ValueMissing(name) => write!(f, "{name} needs a value"),
            Fault::Value { option, value } => write!(f, "{option} can't be {value}"),
            Fault::Game(id) => write!(f, "there is no game {id}"),
            Fault::Options(error) => error.fmt(f),
            Fault::File(error) => error.fmt(f),
        }
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Fault {
        Fault::File(error)
    }
}

/// The options of the command line, name by name with their values.
pub fn options() -> Result<Vec<(String, String)>, Fault> {
    let mut args = std::env::args().skip(1);
    let mut options = Vec::new();
    while let Some(name) = args.next() {
        match args.next() {
            Some(value) => options.push((name, value)),
            None => return Err(Fault::ValueMissing(name)),
        }
    }
    Ok(options)
}

pub fn number<N: FromStr>(option: &str, value: &str) -> Result<N, Fault> {
    value.parse().map_err(|_| Fault::Value {
        option: option.to_owned(),
        value: value.to_owned(),
    })
}

/// The games of an option's value: one, or `all`.
pub fn games(value: &str) -> Result<Vec<Variant>, Fault> {
    if value == "all" {
        return Ok(Variant::ALL.to_vec());
    }
    let game = Variant::find(value);
    Ok(vec![game.ok_or_else(|| Fault::Game(value.to_owned()))?])
}

/// A game with these options, or its usual ones.
pub fn rules(game: Variant, pits: Option<u8>, seeds: Option<u8>) -> Result<Rules, Fault> {
    let usual = game.default_options();
    let options = Options {
        pits: pits.unwrap_or(usual.pits),
        seeds: seeds.unwrap_or(usual.seeds),
    };
    game.rules(options).map_err(Fault::Options)
}

/// A game with a random opening of at most so many moves that isn't over yet.
pub fn opening(rules: &Rules, chance: &mut Chance, most: u32) -> Record {
    loop {
        let mut record = Record::new(*rules, Side::ALL[chance.below(2) as usize]);
        if record.position().state() == State::Race && race(&mut record, chance).is_err() {
            // It is void: both pick again.
            continue;
        }
        for _ in 0..1 + chance.below(most) {
            if let Some(mv) = random(record.position(), rules, chance) {
                let _ = record.play(mv, &mut ());
            }
        }
        if record.position().to_move().is_some() {
            return record;
        }
    }
}

/// Opens the game with a race at an even pace.
fn race(record: &mut Record, chance: &mut Chance) -> Result<(), RaceFault> {
    let board = record.rules().board();
    let picks = BySide::from_fn(|side| {
        let mut pits: Vec<_> = board.pits_of(side).collect();
        chance.shuffle(&mut pits);
        pits[0]
    });
    let pace = Pace::Even;
    record.run_race(RaceRecord { picks, pace }, &mut ())
}

/// Any legal move.
pub fn random(position: &Position, rules: &Rules, chance: &mut Chance) -> Option<Move> {
    let mut moves = rules.moves(position);
    let count = moves.len() as u32;
    moves.nth(chance.below(count) as usize)
}
