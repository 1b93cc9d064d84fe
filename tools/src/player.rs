//! The players of a match.

use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result};
use mbegu::bot::{BotPlayer, Level, Progress, Rng, TranspositionTable, Weights};
use mbegu::rules::{GameRecord, Move};

use crate::cpu_timer::CpuTimer;
use crate::openings::random_move;

/// The number of nodes between two reads of the clock.
const POSITIONS_PER_CLOCK_CHECK: u64 = 50;

#[derive(Clone, Copy)]
pub enum Time {
    /// None: the level's own node limit.
    Limits,
    /// This much time a move, instead of the node limit.
    Each(Duration),
    /// The opponent's mean time of a move so far.
    Equal,
}

#[derive(Clone, Copy)]
pub enum Kind {
    Random,
    Level(Level, Time),
}

impl Kind {
    /// Parses a player of `cargo xtask arena --help`, and divides a level's limit of
    /// positions by `scale`.
    pub fn parse(text: &str, scale: u64) -> Result<Kind> {
        let level = |text: &str, proves: bool| {
            let (name, time) = match text.split_once('@') {
                None => (text, Time::Limits),
                Some((name, "equal")) => (name, Time::Equal),
                Some((name, millis)) => (
                    name,
                    Time::Each(Duration::from_millis(millis.parse().ok()?)),
                ),
            };
            let level: Level = name.parse().ok()?;
            let nodes = match time {
                Time::Limits => (level.nodes / scale.max(1)).max(1),
                Time::Each(_) | Time::Equal => u64::MAX,
            };
            let proves = proves && level.proves;
            Some(Kind::Level(
                Level {
                    nodes,
                    proves,
                    ..level
                },
                time,
            ))
        };
        let known = match text.split_once(':') {
            None if text == "random" => Some(Kind::Random),
            Some(("level", rest)) => level(rest, true),
            Some(("search", rest)) => level(rest, false),
            _ => None,
        };
        known.with_context(|| format!("there is no player {text}"))
    }
}

/// The state of both players of a match: tables, weights, time spent.
pub struct Players {
    pub rng: Rng,
    tables: [TranspositionTable; 2],
    /// Whether the tables of A and B have results of the game in progress.
    known: [bool; 2],
    /// Weights for A and B other than those of the game.
    pub weights: [Option<Rc<Weights>>; 2],
    /// The time that A and B have spent, and the moves that they have made.
    pub spent: [Duration; 2],
    pub moves: [u32; 2],
}

impl Players {
    pub fn new(seed: u64) -> Players {
        Players {
            rng: Rng::new(seed),
            tables: [(); 2].map(|()| TranspositionTable::new(TranspositionTable::DEFAULT_PLACES)),
            known: [false; 2],
            weights: [None, None],
            spent: [Duration::ZERO; 2],
            moves: [0; 2],
        }
    }

    pub fn clear(&mut self) {
        self.known = [false; 2];
    }

    /// The move of player `who`, 0 for A and 1 for B.
    pub fn choose(&mut self, who: usize, kind: Kind, record: &GameRecord) -> Option<Move> {
        let begun = CpuTimer::start();
        let (rules, position) = (record.rules(), record.position());
        let mv = match kind {
            Kind::Random => random_move(position, rules, &mut self.rng),
            Kind::Level(level, time) => self.think(who, &level, time, record),
        };
        self.spent[who] += begun.elapsed();
        self.moves[who] += 1;
        mv
    }

    fn think(
        &mut self,
        who: usize,
        level: &Level,
        time: Time,
        record: &GameRecord,
    ) -> Option<Move> {
        let begun = CpuTimer::start();
        let table = &mut self.tables[who];
        let timed = !matches!(time, Time::Limits);
        let strongest = level.id == Level::STRONGEST.id;
        if timed && strongest && std::mem::replace(&mut self.known[who], true) {
            table.retain();
        }
        let (rules, game) = (record.rules(), record.positions());
        let mut player = BotPlayer::new(level, rules, game, self.rng.next_u64(), table);
        if let Some(weights) = &self.weights[who] {
            player = player.with_weights(weights.clone());
        }
        let allowed = match time {
            Time::Limits => Duration::MAX,
            Time::Each(each) => each,
            Time::Equal => match self.moves[1 - who] {
                0 => Duration::from_millis(1),
                // Time saved is spent later, at most twice the mean at once.
                moves => {
                    let each = self.spent[1 - who] / moves;
                    let saved = each * (self.moves[who] + 1);
                    let saved = saved.saturating_sub(self.spent[who]);
                    saved.clamp(each / 2, each * 2)
                }
            },
        };
        let stride = if timed {
            POSITIONS_PER_CLOCK_CHECK
        } else {
            u64::MAX
        };
        while player.advance(table, stride) != Progress::Done && begun.elapsed() < allowed {}
        player.decide()
    }
}
