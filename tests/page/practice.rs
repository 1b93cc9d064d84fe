//! The costly moves of the player's own games, which come back as tasks.

use anyhow::{Context, Result, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{Match, Move, Side, Variant};
use mbegu::ui::tasks::{Mistake, Practice, StoredProgress};
use serde_json::json;

use crate::gallery::WON;
use crate::game::link_of;
use crate::harness::{Page, STILL, visit};

/// A day in the past, from which tasks are due.
const EARLIER: i64 = 20_000;

/// A task in which North has sown A and is to find B or C.
fn mistake() -> Result<Mistake> {
    let rules = Variant::Giuthi.default_rules();
    let mv = |text: &str| rules.parse_move(text);
    Ok(Mistake {
        game: Match::new(rules, Side::North),
        played: mv("A+")?,
        accepted: vec![mv("B+")?, mv("C+")?],
        cost: 240,
    })
}

/// The stored tasks.
fn stored(page: &Page) -> Result<Practice> {
    let text = page.read("localStorage['mbegu.practice']")?;
    Ok(Practice::read(text.as_str().context("nothing is stored")?))
}

fn until_result(page: &Page, result: &str) -> Result<()> {
    page.wait_for(&format!(".puzzle[data-result='{result}']"))
}

fn play(page: &Page, mistake: &Mistake, mv: Move) -> Result<()> {
    let rules = mistake.rules();
    let (pit, name) = (rules.board().letter(mv.pit), rules.display_move(mv));
    page.press(&format!("[data-pit={pit}]"))?;
    page.press(&format!(".way[data-move='{name}']"))
}

#[test]
fn what_is_missed_comes_back_tomorrow() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/practice")?;
        until_result(&page, "finished")?;
        let mistake = mistake()?;
        let mut practice = Practice::default();
        practice.add(vec![mistake.clone()], EARLIER);
        let text = json!(practice.text());
        page.read(&format!("void (localStorage['mbegu.practice'] = {text})"))?;
        page.read("void (location.hash = '#/puzzles')")?;
        page.late_styles()?;
        let listed = "document.querySelectorAll('.practice li .now').length === 1";
        page.until("the task of today", listed)?;
        page.press(".practice [data-action=practise]")?;
        until_result(&page, "open")?;
        play(&page, &mistake, mistake.played)?;
        until_result(&page, "wrong")?;
        let due = stored(&page)?.open()[0].due;
        page.press("[data-action=retry-puzzle]")?;
        until_result(&page, "open")?;
        play(&page, &mistake, mistake.accepted[1])?;
        until_result(&page, "solved")?;
        let again = stored(&page)?.open()[0].due;
        ensure!(due > EARLIER && again == due, "due {due}, then {again}");
        page.press("[data-action=next-puzzle]")?;
        until_result(&page, "finished")
    })
}

#[test]
fn a_moment_of_a_game_is_tried_again_and_costs_the_same_everywhere() -> Result<()> {
    visit(STILL, |page| {
        let rules = Variant::Giuthi.default_rules();
        let link = link_of(Match::parse(rules, Side::South, WON)?, LinkView::Play);
        page.open(&format!("#{link}"))?;
        page.late_styles()?;
        page.press("[data-action=go-through]")?;
        page.wait_for("[data-action=go-through-moments]")?;
        let cost =
            page.read("document.querySelector('.moments .shown .lost').textContent.split(' ')[0]")?;
        let at = "+document.querySelector('.moments .shown').dataset.moment";
        let at = page.read(at)?;
        page.expect(
            "document.querySelector('.graph .cost text').textContent",
            cost.clone(),
        )?;
        page.tab("moves")?;
        // One move is spoken of everywhere.
        let listed = format!(
            "document.querySelector(\".entry [data-at='{at}'][aria-current] .lost\")?.textContent"
        );
        page.expect(&listed, cost.clone())?;
        page.tab("openings")?;
        page.wait_for(".openings small")?;
        let row = "document.querySelector('.openings small').closest('tr').querySelector('.worth').textContent";
        page.expect(row, cost)?;
        let best = page.read("document.querySelector('[data-opening]').dataset.opening")?;
        let best = rules.parse_move(best.as_str().context("no move")?)?;
        page.tab("moments")?;
        // The answer isn't told beside the button that asks for it.
        let told = "document.querySelector('.foot .said').textContent !== ''";
        page.expect(told, false)?;
        page.press(".moments li:first-child [data-action=try-moment]")?;
        until_result(&page, "open")?;
        page.press(&format!("[data-pit={}]", rules.board().letter(best.pit)))?;
        page.press(&format!(".way[data-move='{}']", rules.display_move(best)))?;
        until_result(&page, "solved")?;
        page.press("[data-action=leave-moment]")?;
        page.wait_for(".moments li:first-child .found")?;
        page.expect(told, true)?;
        ensure!(stored(&page)?.open().len() == 1);
        // The moments follow one another in the order of the game.
        let count = page.read("document.querySelectorAll('.moments li').length")?;
        ensure!(count.as_u64() > Some(1), "{count} moments");
        page.press("[data-action=go-through-moments]")?;
        let number = "document.querySelector('.moment-steps span').textContent.split(' ')[0]";
        for (step, at) in [("next", "2"), ("previous", "1")] {
            page.press(&format!("[data-action={step}-moment]"))?;
            page.until(step, &format!("{number} === '{at}'"))?;
            until_result(&page, "open")?;
        }
        for width in [1024, 390] {
            page.resize((width, 844))?;
            let arrow = "document.querySelector('[data-action=next-moment] .icon')";
            page.until(
                "the arrow",
                &format!("innerWidth === {width} && {arrow}.getBoundingClientRect().width > 0"),
            )?;
        }
        Ok(())
    })
}
