//! `cargo xtask minutes`: measures how long games take on the page.
//!
//! `--game giuthi --games 40 --level 3 --player 8 --seed 1`
//!
//! The bot plays both sides. Counted are the animations at normal speed, the pause
//! before the bot's answers and its thinking, and for South, who stands for a person,
//! `--player` seconds a move. A round that is laid out takes [`ARRANGING`]; a match that
//! is decided is ended.

use std::time::Instant;

use anyhow::{Context, Result};
use mbegu::bot::{BotPlayer, Level, Rng, TranspositionTable};
use mbegu::rules::{BySide, Event, Match, Next, Pace, Pit, RaceRecord, Rules, Side, Variant};
use mbegu::ui::board::timeline::Timeline;
use mbegu::ui::state::Novelties;
use mbegu::ui::state::settings::Speed;

use crate::args::{Args, rules, set, set_games};

/// The maximum number of moves. Nearly all games are over before.
const MAX_PLIES: usize = 1_000;
/// The pause before an answer of the bot in seconds, as src/ui/board/playback.rs has it.
const PAUSE: f64 = 1.2;
/// What it takes to lay out a round, in seconds.
const ARRANGING: f64 = 30.0;

/// How the games are played.
struct Config {
    games: u32,
    level: u8,
    /// The time of a person's move, in seconds.
    player: f64,
    seed: u64,
}

/// Runs the subcommand.
///
/// # Errors
///
/// A wrong option.
pub fn run(args: Args) -> Result<()> {
    let mut games = Variant::ALL.to_vec();
    let mut config = Config {
        games: 40,
        level: 3,
        player: 8.0,
        seed: 1,
    };
    args.options(|name, value| match name {
        "game" => set_games(&mut games, value),
        "games" => set(&mut config.games, value),
        "level" => set(&mut config.level, value),
        "player" => set(&mut config.player, value),
        "seed" => set(&mut config.seed, value),
        _ => Ok(false),
    })?;
    println!("game: minutes of a quarter, of half and of three quarters of the games; plies");
    for game in games {
        measure(&rules(game, None, None)?, &config)?;
    }
    Ok(())
}

/// Plays the games of a variant, and prints how long they take.
fn measure(rules: &Rules, config: &Config) -> Result<()> {
    let level = Level::numbered(config.level).context("there is no such level")?;
    let mut rng = Rng::new(config.seed);
    let mut lengths = Vec::new();
    let mut plies = 0;
    for _ in 0..config.games {
        let (seconds, played) = play(rules, &level, config.player, &mut rng)?;
        lengths.push(seconds / 60.0);
        plies += played;
    }
    lengths.sort_by(f64::total_cmp);
    let quarter = |part: usize| lengths.get(lengths.len() * part / 4).copied();
    let [low, half, high] = [1, 2, 3].map(|part| quarter(part).unwrap_or_default());
    println!(
        "{}: {low:.1} {half:.1} {high:.1}; {:.0}",
        rules.variant().id(),
        plies as f64 / f64::from(config.games.max(1))
    );
    Ok(())
}

/// Plays a game with all its rounds; returns its length in seconds, and its plies.
fn play(rules: &Rules, level: &Level, player: f64, rng: &mut Rng) -> Result<(f64, usize)> {
    let mut game = Match::new(*rules, Side::ALL[rng.below(2) as usize]);
    let mut table = TranspositionTable::new(TranspositionTable::DEFAULT_PLACES);
    let mut seconds = 0.0;
    while game.plies() < MAX_PLIES {
        match game.next() {
            Next::Over(_) => break,
            Next::Arrange(_) if game.is_decided() => break,
            Next::Arrange(arranging) => {
                game.arrange(arranging.even())?;
                seconds += ARRANGING;
            }
            Next::Play => {
                let mut events = Vec::new();
                let Some(mover) = game.current().position().to_move() else {
                    run_race(&mut game, rng, &mut events)?;
                    seconds += player + shown(&events);
                    continue;
                };
                let begun = Instant::now();
                let (rules, positions) = (*game.current().rules(), game.current().positions());
                let seed = rng.next_u64();
                let mv = BotPlayer::new(level, &rules, positions, seed, &mut table)
                    .think(&mut table)
                    .context("a legal move")?;
                game.play(mv, &mut events)?;
                seconds += shown(&events);
                seconds += match mover {
                    Side::South => player,
                    Side::North => PAUSE + begun.elapsed().as_secs_f64(),
                };
            }
        }
    }
    Ok((seconds, game.plies()))
}

/// Runs a race from random pits; pits whose race has no end are picked again.
fn run_race(game: &mut Match, rng: &mut Rng, events: &mut Vec<Event>) -> Result<()> {
    let pits = game.current().rules().board().pits();
    let fault = (0..100).try_fold((), |(), _| {
        let mut pick = |first| Pit::new(first + rng.below(u32::from(pits)) as u8);
        let picks = BySide {
            south: pick(0),
            north: pick(pits),
        };
        let pace = Pace::Even;
        match game.run_race(RaceRecord { picks, pace }, events) {
            Ok(()) => None,
            Err(_) => Some(()),
        }
    });
    fault.map_or(Ok(()), |()| anyhow::bail!("no race has an end"))
}

/// How long an animation takes at normal speed, in seconds.
fn shown(events: &[Event]) -> f64 {
    let beat = Speed::Normal.beat().unwrap_or_default();
    Timeline::new(events, beat, 0.0, Novelties::default()).end / 1000.0
}
