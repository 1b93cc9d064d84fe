//! The openings beside a game under review: what the table and the player's own games know of each
//! move.

use std::fs;

use anyhow::{Context, Result, ensure};
use mbegu::bot::OpeningTable;
use mbegu::link::{GameId, LinkContent, LinkView, Termination, encode};
use mbegu::rules::{Match, Side, Variant};
use mbegu::ui::state::whole_seeds;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};
use crate::stored::{KEEP, WITH_BOT, stored_game};

/// The moves, their costs and how often they were played, a line each.
const ROWS: &str = "[...document.querySelectorAll('.openings tbody tr')].map(row => [
    row.querySelector('[data-opening]').dataset.opening,
    row.querySelector('td.worth')?.textContent.trim() ?? '',
    row.querySelector('[data-proved]')?.dataset.proved ?? '',
    row.querySelector('.own > :first-child')?.textContent ?? '',
].join(' '))";

/// Waits until own games are counted, and returns the rows.
fn rows(page: &Page) -> Result<Vec<String>> {
    page.wait_for(".openings [data-played]")?;
    let rows = page.read(ROWS)?;
    let rows = rows.as_array().context("no rows")?.iter();
    let rows = rows.filter_map(|row| Some(row.as_str()?.to_owned()));
    Ok(rows.collect())
}

/// The rows that the table of a game has for a position, with so many games of each move.
fn expected(game: &Match, played: impl Fn(&str) -> u32) -> Result<Vec<String>> {
    let rules = game.first_round().rules();
    let path = format!("static/explorer/{}.txt", rules.variant());
    let text = fs::read_to_string(xtask::setup::root().join(path))?;
    let table: OpeningTable = text.parse()?;
    let position = game.current().position();
    let (_, moves) = table.find(position).context("no entry")?;
    let best = moves.iter().map(|it| it.tenths).max().unwrap_or(0);
    let rows = moves.iter().map(|it| {
        let name = rules.display_move(it.mv).to_string();
        let cost = match whole_seeds(10 * (best - it.tenths)) {
            0 => "best".to_owned(),
            seeds => format!("\u{2212}{seeds}"),
        };
        let played = played(&name);
        format!("{name} {cost} {} {played}", it.is_proved)
    });
    Ok(rows.collect())
}

/// Opens the openings of a game that South resigned, at an earlier position: after `plies`.
fn open(page: &Page, game: Match, plies: usize) -> Result<()> {
    let link = encode(&LinkContent {
        game,
        fair_start: None,
        ended: Some(Termination::Resigned(Side::South)),
        view: LinkView::AtPly(plies),
    });
    page.goto("about:blank")?;
    page.open(&format!("#{link}"))?;
    page.tab("openings")
}

#[test]
fn every_move_has_what_the_table_knows_of_it() -> Result<()> {
    visit(STILL, |page| {
        for variant in [Variant::LayliGoobalay, Variant::Giuthi] {
            let rules = variant.default_rules();
            let start = Match::new(rules, Side::South);
            let after = |game: &Match| {
                let mv = rules.moves(game.current().position()).iter().next();
                let mut game = game.clone();
                game.play(mv.context("a move")?, &mut ())?;
                anyhow::Ok(game)
            };
            let played = after(&start)?;
            let game = after(&played)?;
            open(&page, game.clone(), 0)?;
            ensure!(rows(&page)? == expected(&start, |_| 0)?);
            // A row shows its move in place of the one that was played, and no longer when
            // pressed again.
            let row = ".openings tbody tr:not(:has(small)) [data-opening]";
            let drawn = "document.querySelector('.preview path').getAttribute('d')";
            let played_way = page.read(drawn)?;
            page.tab_to(row)?;
            page.key("Enter")?;
            page.until(
                "the move on the board",
                &format!("{drawn} !== {played_way}"),
            )?;
            page.until(
                "the pressed row",
                &format!("document.querySelector('{row}').ariaPressed === 'true'"),
            )?;
            page.press(row)?;
            page.until("the played move", &format!("{drawn} === {played_way}"))?;
            open(&page, game, 1)?;
            ensure!(rows(&page)? == expected(&played, |_| 0)?);
        }
        Ok(())
    })
}

#[test]
fn own_finished_games_are_counted_by_position() -> Result<()> {
    visit(STILL, |page| {
        page.open("games.html")?;
        let mut kept = Vec::new();
        for (record, loser) in [
            ("b F", Side::North),
            ("b A", Side::South),
            ("c A", Side::South),
        ] {
            let mut stored = stored_game(Variant::LayliGoobalay, WITH_BOT, record)?;
            stored.saved.ended = Some(Termination::Resigned(loser));
            kept.push(stored);
        }
        // A running game and another game don't count.
        kept.push(stored_game(Variant::LayliGoobalay, WITH_BOT, "b F")?);
        let mut other = stored_game(Variant::Alemungula, WITH_BOT, "b")?;
        other.saved.ended = Some(Termination::Agreed);
        kept.push(other);
        let games = kept.iter().zip(1..);
        let pairs: Vec<_> = games
            .map(|(stored, id)| (GameId::new(id).key(), stored.to_string()))
            .collect();
        page.call(KEEP, json!(pairs))?;
        page.open("")?;
        let mut game = Game::start(&page, Variant::LayliGoobalay, Opponent::Person)?;
        let mv = game
            .rules
            .parse_move("d")
            .map_err(|error| anyhow::format_err!("{error}"))?;
        game.click(mv)?;
        game.follow(mv, None)?;
        page.tab("moves")?;
        page.press("[data-action=resign]")?;
        page.press("[data-action=resign-yes]")?;
        page.wait_for("[data-phase=over]")?;
        page.tab("moves")?;
        page.press("[data-action=look][data-at='0']")?;
        page.tab("openings")?;
        let count = |name: &str| match name {
            "b" => 2,
            "c" | "d" => 1,
            _ => 0,
        };
        let start = Match::new(game.rules, Side::South);
        ensure!(rows(&page)? == expected(&start, count)?);
        let said = "document.querySelector('[data-opening=b]').closest('tr').querySelector('.own .for-readers').textContent";
        ensure!(page.read(said)? == "1 won, 0 drawn, 1 lost");
        let marked = "document.querySelector('.openings small').closest('tr').querySelector('[data-opening]').dataset.opening";
        page.expect(marked, "d")
    })
}

#[test]
fn a_table_that_cannot_be_loaded_is_asked_for_again() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.late_styles()?;
        page.cdp("Network.enable", json!({}))?;
        page.cdp(
            "Network.setBlockedURLs",
            json!({ "urls": ["*/explorer/*"] }),
        )?;
        let rules = Variant::Alemungula.default_rules();
        open(&page, Match::parse(rules, Side::South, "b B")?, 0)?;
        page.until(
            "the failure",
            "!!document.querySelector('[data-retry=openings]')",
        )?;
        // The own games are there all the same.
        let found = rows(&page)?;
        ensure!(
            found.len() == 6 && found.iter().all(|row| row.ends_with("  0")),
            "{found:?}"
        );
        page.forget_errors()?;
        page.block(&[])?;
        page.press("[data-retry=openings]")?;
        page.until(
            "the worths",
            "!!document.querySelector('.openings td.worth')",
        )?;
        Ok(())
    })
}

#[test]
fn a_position_beyond_the_table_has_the_own_games() -> Result<()> {
    visit(STILL, |page| {
        let rules = Variant::Giuthi.default_rules();
        let record = "f- D+ c+ E+ d- F- d- A- c- F+ a+ E- f+ D+ c+ E- b+ D- c- C-";
        let mut game = Match::parse(rules, Side::South, record)?;
        let moves = rules.moves(game.current().position()).len();
        game.play_text("b+")?;
        open(&page, game, 20)?;
        ensure!(rows(&page)?.len() == moves);
        let has_worths = page.read("!!document.querySelector('.openings td.worth')")?;
        ensure!(has_worths == false);
        Ok(())
    })
}
