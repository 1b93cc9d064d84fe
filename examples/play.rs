//! Plays a game of Alemungula between two levels of the bot and prints each
//! position: `cargo run --release --example play`.

use std::error::Error;

use mbegu::bot::{BotPlayer, Level, TranspositionTable};
use mbegu::rules::{GameRecord, Side, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Variant::Alemungula.default_rules();
    let mut game = GameRecord::new(rules, Side::South);
    println!("{}", game.position());
    while let Some(side) = game.position().to_move() {
        let level = match side {
            Side::South => &Level::ALL[5],
            Side::North => &Level::ALL[3],
        };
        let mut table = TranspositionTable::new(1 << 12);
        let player = BotPlayer::new(level, &rules, game.positions(), 7, &mut table);
        let mv = player.think(&mut table);
        let mv = mv.ok_or("the side to move has a legal move")?;
        game.play(mv, &mut ())?;
        println!("{:<3} {}", rules.display_move(mv), game.position());
    }
    if let Some(outcome) = game.outcome() {
        println!("{} to {}", outcome.scores.south, outcome.scores.north);
    }
    Ok(())
}
