//! The rules pages: every text is there, and every example is played in its place as
//! the game has it.

use std::fs;

use anyhow::{Context, Result, ensure};
use mbegu::bot::SolvedStart;
use mbegu::rules::{GameStatus, Variant};
use serde_json::{Value, json};

use crate::chance;
use crate::harness::{Page, STILL, visit};

/// The rules of a game as the page's file has them: its chapter, and the section that
/// is common to all games.
fn chapter(language: &str, variant: Variant) -> Result<(Value, Value)> {
    let folder = xtask::build::dist().with_file_name("static/rulebook");
    let book = fs::read_to_string(folder.join(language).with_extension("json"))?;
    let book: Value = serde_json::from_str(&book)?;
    let games = book["games"].as_array().context("games")?;
    let chapter = games.iter().find(|game| game["game"] == variant.id());
    Ok((
        chapter.context("a chapter")?.clone(),
        book["common"].clone(),
    ))
}

/// The examples of a game with their numbers.
fn examples(variant: Variant) -> Result<Vec<(usize, Value)>> {
    let (chapter, _) = chapter("en", variant)?;
    let sections = chapter["sections"].as_array().context("sections")?;
    let examples = sections.iter().map(|section| section["example"].clone());
    let numbered = examples
        .enumerate()
        .filter(|(_, example)| !example.is_null());
    Ok(numbered.collect())
}

/// The position after an example's move.
fn played(variant: Variant, example: &Value) -> Result<String> {
    let rules = variant.default_rules();
    let text = |name: &str| example[name].as_str().context("an example");
    let position = rules.parse_position(text("position")?)?;
    let after = match position.status() {
        GameStatus::Race => {
            rules.run_race(&position, &rules.parse_race(text("move")?)?, &mut ())?
        }
        _ => rules.play(&position, rules.parse_move(text("move")?)?, &mut ())?,
    };
    Ok(after.to_string())
}

fn open_rules(page: &Page, variant: Variant) -> Result<()> {
    page.picker()?;
    page.press(&format!("[data-action=game][data-at={}]", variant.id()))?;
    // The button is for the game that is drawn.
    page.next_frames()?;
    page.press("[data-action=rules]")?;
    page.wait_for(".book")
}

/// The places of all boards and texts, without the announcements of a board that is
/// played.
const PLACES: &str =
    "[...document.querySelectorAll('.rule h2, .rule p:not(.example p), .example')].map(it => {
    const box = it.getBoundingClientRect();
    return [box.x, box.y + scrollY, box.width, box.height].map(Math.round); })";

#[test]
fn every_example_is_played_in_its_place() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for &variant in chance::depth(&[Variant::Giuthi, Variant::SulusAidi][..], &Variant::ALL) {
            open_rules(&page, variant)?;
            for (number, example) in examples(variant)? {
                let before = page.read(PLACES)?;
                page.press(&format!("[data-example='{number}']"))?;
                let board = "document.querySelector('.live .board')";
                let is = |position: &str| format!("{board}?.dataset.position === '{position}'");
                let after = played(variant, &example)?;
                page.until(&after, &is(&after))?;
                page.press("[data-example=first]")?;
                let first = example["position"].as_str().unwrap_or_default();
                page.until(first, &is(first))?;
                page.press("[data-example=again]")?;
                page.until(&after, &is(&after))?;
                // The board is in the place of the picture, and nothing has moved.
                let rule = format!(
                    "{board}.closest('.rule') === document.querySelectorAll('.rule:has(.example)')[{number}]"
                );
                ensure!(page.read(&rule)? == true, "{number} is played elsewhere");
                let now = page.read(PLACES)?;
                ensure!(now == before, "{variant}: {number} moved the view");
            }
            page.press("[data-example=close]")?;
            page.wait_gone(".board")?;
            page.press("[data-action=play]")?;
            let chosen = format!(
                "!!document.querySelector('[data-choose-game={}]:checked')",
                variant.id()
            );
            page.until("the game in the picker", &chosen)?;
        }
        page.no_errors()
    })
}

/// In Alemungula a pit has one way: its letter alone would play it.
#[test]
fn an_example_takes_no_letters() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        open_rules(&page, Variant::Alemungula)?;
        let all = examples(Variant::Alemungula)?;
        let (number, example) = all.first().context("no example")?;
        page.press(&format!("[data-example='{number}']"))?;
        let board = "document.querySelector('.live .board')?.dataset";
        let is = |position: &str| format!("{board}.position === '{position}'");
        let after = played(Variant::Alemungula, example)?;
        page.until(&after, &is(&after))?;
        page.press("[data-example=first]")?;
        let first = example["position"].as_str().context("a position")?;
        page.until(first, &is(first))?;
        let turn = page.read(&format!("{board}.turn"))?;
        for letter in ["a", "b", "c", "d", "e"] {
            page.key(letter)?;
        }
        page.next_frames()?;
        page.expect(&is(first), true)?;
        page.expect(&format!("{board}.turn"), turn)
    })
}

#[test]
fn the_games_are_switched_by_links() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/rules/giuthi")?;
        page.wait_for(".book")?;
        page.press("main [href='#/rules/alemungula']")?;
        let shown = "location.hash === '#/rules/alemungula' &&
            document.querySelector('.reading h1').textContent";
        page.until("the other game", &format!("({shown}) === 'Alemungula'"))?;
        // On a narrow screen the title opens them.
        page.resize((390, 844))?;
        let link =
            "document.querySelector('main [href=\"#/rules/giuthi\"]').getClientRects().length";
        page.until("no links", &format!("{link} === 0"))?;
        page.press("[aria-controls=rules-of]")?;
        page.until("the links", &format!("{link} > 0"))?;
        page.press("main [href='#/rules/giuthi']")?;
        page.until("the first game", &format!("{link} === 0"))?;
        Ok(())
    })
}

#[test]
fn all_rules_of_giuthi_are_seen_at_once() -> Result<()> {
    visit(STILL, |page| {
        page.resize((1440, 900))?;
        page.open("#/rules/giuthi")?;
        page.wait_for(".book")?;
        page.late_styles()?;
        // The start and what holds in every game may need a scroll.
        let fits = "[...document.querySelectorAll('.rule:has(.example)')]
            .every(it => it.getBoundingClientRect().bottom <= 900)";
        page.until("all rules in the window", fits)?;
        let columns = "new Set([...document.querySelectorAll('.example')].map(it => it.getBoundingClientRect().x)).size";
        for (size, expected) in [((1440, 900), 3), ((820, 1180), 2), ((390, 844), 1)] {
            page.resize(size)?;
            page.until("the columns", &format!("{columns} === {expected}"))?;
        }
        Ok(())
    })
}

#[test]
fn the_rules_are_printed_without_the_page_around_them() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/rules/giuthi")?;
        page.wait_for(".book")?;
        page.late_styles()?;
        page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }))?;
        let shown = "(...names) => names.filter(name =>
            [...document.querySelectorAll(name)].some(it => it.checkVisibility()))";
        let around = format!("({shown})('.top', '.views', '.rules-actions', '.example-buttons')");
        page.expect(&around, json!([]))?;
        let rules = format!("({shown})('h1', '.book li', '.book .mini')");
        page.expect(&rules, json!(["h1", ".book li", ".book .mini"]))?;
        let printed = page.cdp("Page.printToPDF", json!({}))?;
        let data = printed["data"].as_str().context("a file")?;
        // "%PDF" in Base64.
        ensure!(data.starts_with("JVBER"));
        Ok(())
    })
}

#[test]
fn solved_starts_are_told_with_the_command_that_proves_them() -> Result<()> {
    visit(STILL, |page| {
        for variant in Variant::ALL {
            page.open(&format!("#/rules/{}", variant.id()))?;
            let here = format!("location.hash === '#/rules/{}'", variant.id());
            let told = "[...document.querySelectorAll('[data-solved]')].map(it =>
                [it.dataset.solved, it.querySelector('code').textContent])";
            let script = format!("{here} && !!document.querySelector('.reading li') && {told}");
            let told = page.until("the rules", &script)?;
            let all = SolvedStart::ALL.into_iter();
            let solved = all.filter(|start| start.variant == variant).map(|start| {
                let seeds = format!("{} {}", start.first, start.total() - start.first);
                json!([seeds, start.command()])
            });
            ensure!(
                told == json!(solved.collect::<Vec<_>>()),
                "{variant}: {told}"
            );
        }
        Ok(())
    })
}
