//! Every reason why a pit can't be played, as the page tells it.

use std::mem::{Discriminant, discriminant};

use anyhow::{Context, Result, ensure};
use mbegu::bot::Rng;
use mbegu::link::LinkView;
use mbegu::rules::{GameStatus, IllegalMove, Match, NextStep, Pit, Position, Rules, Variant};
use mbegu::ui::describe;
use mbegu::ui::describe::facts::refusal;
use mbegu::ui::i18n::{Language, Locale};

use crate::game::link_of;
use crate::harness::{Page, STILL, locale, visit};

/// A pit that can't be played in a position, and why.
struct Case {
    rules: Rules,
    position: Position,
    pit: Pit,
    why: IllegalMove,
}

/// One case of each reason that games by chance come to, and the one that they
/// hardly come to (Rules 1).
fn cases() -> Result<Vec<Case>> {
    let mut cases: Vec<Case> = Vec::new();
    let mut seen: Vec<Discriminant<IllegalMove>> = Vec::new();
    let mut look = |rules: Rules, position: Position| {
        for pit in rules.board().all_pits() {
            if let Some(why) = refusal(&rules, &position, pit)
                && !seen.contains(&discriminant(&why))
            {
                seen.push(discriminant(&why));
                cases.push(Case {
                    rules,
                    position,
                    pit,
                    why,
                });
            }
        }
    };
    for variant in Variant::ALL {
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let mut game = Match::new(variant.default_rules(), mbegu::rules::Side::South);
            if variant == Variant::SulusAidi {
                game.play_text("c*F")?;
            }
            while game.next() == NextStep::Play && game.plies() < 100 {
                let (rules, position) = (*game.current().rules(), *game.current().position());
                look(rules, position);
                let moves: Vec<_> = rules.moves(&position).iter().collect();
                game.play(moves[rng.below(moves.len() as u32) as usize], &mut ())?;
            }
        }
    }
    let rules = Variant::LayliGoobalay.default_rules();
    let endless = rules.parse_position("0,1,0,1,2,5/1,3,1,3,2,3 14-12 n")?;
    look(rules, endless);
    Ok(cases)
}

/// Opens a position by a link.
fn open(page: &Page, rules: Rules, position: Position) -> Result<()> {
    let game = Match::from_position(rules, position);
    let link = link_of(game, LinkView::Play)?;
    page.goto("about:blank")?;
    page.open(&format!("#{link}"))?;
    let shown =
        format!("document.querySelector('[data-position]')?.dataset.position === '{position}'");
    page.until("the position", &shown).map(drop)
}

fn said(page: &Page, wanted: &str) -> Result<()> {
    let script = "document.querySelector('.status .said').textContent";
    let known = serde_json::json!(wanted);
    let found = page.until(&format!("{wanted:?}"), &format!("{script} === {known}"));
    match found {
        Ok(_) => Ok(()),
        Err(error) => Err(error.context(format!("it says {}", page.read(script)?))),
    }
}

#[test]
fn every_reason_is_told_and_one_in_every_language() -> Result<()> {
    let cases = cases()?;
    let told: Vec<_> = cases.iter().map(|case| case.why).collect();
    for wanted in [
        IllegalMove::NotYours,
        IllegalMove::Empty,
        IllegalMove::TooFew { min_seeds: 2 },
        IllegalMove::Barred,
        IllegalMove::Uur,
        IllegalMove::Claimed,
        IllegalMove::Endless,
    ] {
        ensure!(
            told.contains(&wanted),
            "no pit is refused as {wanted:?}: {told:?}"
        );
    }
    visit(STILL, |page| {
        let english = locale(Language::ENGLISH)?;
        for case in &cases {
            open(&page, case.rules, case.position)?;
            is_refused(&page, case, &english)?;
        }
        // The last one in every language.
        let case = cases.last().context("a case")?;
        page.draw_settings()?;
        for language in Language::offered() {
            let set = format!(
                "void document.querySelector('#settings [data-option=language][value={}]').click()",
                language.tag()
            );
            page.read(&set)?;
            let is_set = format!("document.documentElement.lang === '{}'", language.tag());
            page.until("the language", &is_set)?;
            is_refused(&page, case, &locale(language)?)?;
        }
        Ok(())
    })
}

/// Presses a pit that can't be played: the reason is told, and nothing is played.
fn is_refused(page: &Page, case: &Case, locale: &Locale) -> Result<()> {
    let letter = case.rules.board().letter(case.pit);
    let pit = format!("[data-pit={letter}]");
    let disabled = format!("document.querySelector('{pit}').ariaDisabled === 'true'");
    page.until("a pit that is shut", &disabled)?;
    page.press(&pit)?;
    said(page, &describe::refused(locale, letter, &case.why))?;
    let turn = page.read("document.querySelector('[data-position]')?.dataset.position")?;
    ensure!(turn == case.position.to_string(), "{pit} was played");
    Ok(())
}

#[test]
fn what_is_no_refusal_is_told_too() -> Result<()> {
    visit(STILL, |page| {
        // Before the race every own pit may be picked, and no other.
        let rules = Variant::SulusAidi.default_rules();
        let start = rules.start(mbegu::rules::Side::South);
        ensure!(start.status() == GameStatus::Race, "no race");
        open(&page, rules, start)?;
        page.press("[data-pit=A]")?;
        page.press("[data-pit=c]")?;
        page.until(
            "North's pick",
            "!!document.querySelector('.playable[data-pit=F]')",
        )?;
        // Where a game is over, it stays told why.
        let over = Variant::Giuthi
            .default_rules()
            .parse_position("0,0,0,0,0,0/0,0,0,0,0,0 40-32 x")?;
        open(&page, Variant::Giuthi.default_rules(), over)?;
        let before = page.read("document.querySelector('.status').textContent")?;
        ensure!(
            before.as_str().is_some_and(|said| !said.is_empty()),
            "nothing is said of the end"
        );
        page.press("[data-pit=a]")?;
        let after = page.read("document.querySelector('.status').textContent")?;
        ensure!(before == after, "{before} becomes {after}");
        Ok(())
    })
    .context("before and after the game")
}
