//! Writes a game as a link and reads it again:
//! `cargo run --example link -- "a+ C-"`.

use std::error::Error;

use mbegu::link::{LinkContent, LinkView, decode, encode};
use mbegu::rules::{Match, Side, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let record = std::env::args().nth(1).unwrap_or_default();
    let rules = Variant::Giuthi.default_rules();
    let link = encode(&LinkContent {
        game: Match::parse(rules, Side::South, &record)?,
        fair_start: None,
        ended: None,
        view: LinkView::Play,
    });
    println!("#{link}");
    let content = decode(&link)?;
    println!("{}", content.game.current().position());
    // A missing end is recognised.
    if let Err(error) = decode(&link[..link.len() - 1]) {
        println!("without its last character: {error}");
    }
    Ok(())
}
