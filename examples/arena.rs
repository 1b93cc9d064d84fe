//! Matches between bots, for measuring: what `cargo xtask arena` runs.
//!
//! `--game giuthi --a level:3 --b level:2 --games 200 --seed 1 --scale 10`
//!
//! `--a-weights 12,25` gives A other weights than its game's (seeds held, pits
//! playable, in hundredths of a seed), and `--b-weights` B.
//!
//! A player is `random`, `greedy` (takes what it can now), `plain:D` (alpha-beta
//! on the seeds banked, D moves deep) or `level:N`, its node limit divided by
//! `--scale`. Every opening of a few random moves, after a race of random picks
//! where the game begins with one, is played twice, with the sides exchanged.

use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;

use mbegu::bot::{Chance, Level, Player, Table, Weights};
use mbegu::rules::{
    BySide, Move, OptionError, Options, Pace, Position, RaceFault, RaceRecord, Record, Rules, Side,
    State, Variant,
};

/// Random moves before the players take over.
const OPENING: u32 = 4;
/// A game that is still going on after so many moves counts as a draw.
const LONGEST: usize = 1_000;

#[derive(Clone, Copy)]
enum Kind {
    Random,
    Plain(u8),
    Level(Level, Option<Weights>),
}

struct Settings {
    rules: Rules,
    players: [Kind; 2],
    games: u32,
    seed: u64,
}

/// What is wrong with the command line.
enum Fault {
    NoSuchOption(String),
    ValueMissing(String),
    Number { option: String, value: String },
    Game(String),
    Player(String),
    Weights(String),
    Options(OptionError),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoSuchOption(name) => write!(f, "there is no option {name}"),
            Fault::ValueMissing(name) => write!(f, "{name} needs a value"),
            Fault::Number { option, value } => {
                write!(f, "{option} needs a number, which {value} is not")
            }
            Fault::Game(id) => write!(f, "there is no game {id}"),
            Fault::Player(text) => write!(f, "there is no player {text}"),
            Fault::Weights(text) => write!(f, "{text} is not two numbers with a comma"),
            Fault::Options(error) => error.fmt(f),
        }
    }
}

fn main() -> ExitCode {
    match settings(std::env::args().skip(1)) {
        Ok(settings) => {
            play(&settings);
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn settings(mut args: impl Iterator<Item = String>) -> Result<Settings, Fault> {
    let mut game = Variant::Giuthi;
    let (mut pits, mut seeds) = (None, None);
    let (mut a, mut b) = ("level:3".to_owned(), "random".to_owned());
    let mut weights = [None; 2];
    let (mut games, mut seed, mut scale) = (100, 1, 1);
    while let Some(name) = args.next() {
        let value = args.next();
        let value = value.ok_or_else(|| Fault::ValueMissing(name.clone()))?;
        match name.as_str() {
            "--game" => game = Variant::find(&value).ok_or(Fault::Game(value))?,
            "--pits" => pits = Some(number(name, value)?),
            "--seeds" => seeds = Some(number(name, value)?),
            "--a" => a = value,
            "--b" => b = value,
            "--games" => games = number(name, value)?,
            "--seed" => seed = number(name, value)?,
            "--a-weights" => weights[0] = Some(read_weights(value)?),
            "--b-weights" => weights[1] = Some(read_weights(value)?),
            "--scale" => scale = number::<u64>(name, value)?.max(1),
            _ => return Err(Fault::NoSuchOption(name)),
        }
    }
    let usual = game.default_options();
    let options = Options {
        pits: pits.unwrap_or(usual.pits),
        seeds: seeds.unwrap_or(usual.seeds),
    };
    Ok(Settings {
        rules: game.rules(options).map_err(Fault::Options)?,
        players: [kind(a, scale, weights[0])?, kind(b, scale, weights[1])?],
        games,
        seed,
    })
}

fn number<N: FromStr>(option: String, value: String) -> Result<N, Fault> {
    value.parse().map_err(|_| Fault::Number { option, value })
}

fn read_weights(text: String) -> Result<Weights, Fault> {
    let numbers: Option<Vec<i32>> = text.split(',').map(|number| number.parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[held, playable]) => Ok(Weights { held, playable }),
        _ => Err(Fault::Weights(text)),
    }
}

fn kind(text: String, scale: u64, weights: Option<Weights>) -> Result<Kind, Fault> {
    let number = |text: &str| text.parse::<u8>().ok().filter(|&number| number > 0);
    let known = match text.split_once(':') {
        None if text == "random" => Some(Kind::Random),
        None if text == "greedy" => Some(Kind::Plain(1)),
        Some(("plain", depth)) => number(depth).map(Kind::Plain),
        Some(("level", level)) => number(level)
            .and_then(|level| Level::ALL.get(usize::from(level) - 1))
            .map(|level| {
                let nodes = (level.nodes / scale).max(1);
                Kind::Level(Level { nodes, ..*level }, weights)
            }),
        _ => None,
    };
    known.ok_or(Fault::Player(text))
}

fn play(settings: &Settings) {
    let rules = &settings.rules;
    let mut seeds = Chance::new(settings.seed);
    let mut table = Table::new(Table::USUAL);
    // Points of A in halves: lost, drawn, won.
    let mut counts = [0u32; 3];
    let mut margin = 0;
    let mut opening = record(rules, &mut seeds);
    for game in 0..settings.games {
        if game % 2 == 0 {
            opening = record(rules, &mut seeds);
        }
        let a = Side::ALL[game as usize % 2];
        let mut record = opening.clone();
        while let (Some(mover), true) =
            (record.position().to_move(), record.moves().len() < LONGEST)
        {
            let kind = settings.players[usize::from(mover != a)];
            let (mv, back) = choose(kind, &record, &mut seeds, table);
            table = back;
            if mv.is_none_or(|mv| record.play(mv, &mut ()).is_err()) {
                break;
            }
        }
        let outcome = record.outcome();
        let won = outcome.map_or(1, |outcome| match outcome.winner {
            Some(winner) => usize::from(winner == a) * 2,
            None => 1,
        });
        counts[won] += 1;
        if let Some(outcome) = outcome {
            margin += i32::from(outcome.scores[a]) - i32::from(outcome.scores[a.other()]);
        }
    }
    let [lost, drawn, won] = counts;
    let games = f64::from(settings.games.max(1));
    let points = (f64::from(won) + f64::from(drawn) / 2.0) / games;
    let square = (f64::from(won) + f64::from(drawn) / 4.0) / games;
    let error = 1.96 * ((square - points * points) / games).sqrt();
    println!(
        "won {won}, drawn {drawn}, lost {lost}: {:.1} % ± {:.1}, {:+.1} seeds a game",
        points * 100.0,
        error * 100.0,
        f64::from(margin) / games
    );
}

/// A game with a random opening that isn't over yet.
fn record(rules: &Rules, chance: &mut Chance) -> Record {
    loop {
        let mut record = Record::new(*rules, Side::ALL[chance.below(2) as usize]);
        if record.position().state() == State::Race && race(&mut record, chance).is_err() {
            // It is void: both pick again.
            continue;
        }
        for _ in 0..OPENING {
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

fn random(position: &Position, rules: &Rules, chance: &mut Chance) -> Option<Move> {
    let mut moves = rules.moves(position);
    let count = moves.len() as u32;
    moves.nth(chance.below(count) as usize)
}

fn choose(kind: Kind, record: &Record, chance: &mut Chance, table: Table) -> (Option<Move>, Table) {
    let (rules, position) = (record.rules(), record.position());
    match kind {
        Kind::Random => (random(position, rules, chance), table),
        Kind::Plain(depth) => (plain(rules, position, depth, chance), table),
        Kind::Level(level, weights) => {
            let game = record.positions();
            let player = Player::new(&level, rules, game, chance.draw(), table);
            match weights {
                Some(weights) => player.weigh(weights).think(),
                None => player.think(),
            }
        }
    }
}

/// The first of the best moves, in random order, by the seeds banked.
fn plain(rules: &Rules, position: &Position, depth: u8, chance: &mut Chance) -> Option<Move> {
    let mover = position.to_move()?;
    let mut children: Vec<_> = rules.children(position).collect();
    chance.shuffle(&mut children);
    let mut best = None;
    let mut low = -1_000;
    for (mv, next) in children {
        let score = alpha_beta(rules, &next, mover, depth - 1, low, 1_000);
        if score > low {
            low = score;
            best = Some(mv);
        }
    }
    best
}

/// The margin of `viewer`, as plainly as can be.
fn alpha_beta(
    rules: &Rules,
    position: &Position,
    viewer: Side,
    depth: u8,
    mut low: i32,
    mut high: i32,
) -> i32 {
    let margin = i32::from(position.score(viewer)) - i32::from(position.score(viewer.other()));
    let Some(mover) = position.to_move() else {
        return margin;
    };
    if depth == 0 {
        return margin;
    }
    for (_, next) in rules.children(position) {
        let score = alpha_beta(rules, &next, viewer, depth - 1, low, high);
        if mover == viewer {
            low = low.max(score);
        } else {
            high = high.min(score);
        }
        if low >= high {
            break;
        }
    }
    if mover == viewer { low } else { high }
}
