//! What a turn needs is in sight, and its texts are shown whole.

use super::*;
use crate::races::choose_race_of_hands;

/// What a turn needs that is not within the window.
const OUT_OF_SIGHT: &str = "['.board', '.strip', '[data-action=undo]', '[data-action=hint]', '.player.north', '.player.south']
    .filter(name => {
        const box = document.querySelector(name).getBoundingClientRect();
        return box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1;
    }).join()";

#[test]
fn a_turn_needs_no_scrolling() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for variant in Variant::ALL {
            begin(&page, variant)?;
            for size in [
                (360, 640),
                (390, 844),
                (740, 360),
                (844, 390),
                (820, 1180),
                (1024, 600),
                (1440, 900),
            ] {
                page.resize(size)?;
                let what = format!("{} in sight at {size:?}", variant.id());
                page.until(&what, &format!("{OUT_OF_SIGHT} === ''"))?;
            }
        }
        Ok(())
    })
}

/// What scrolls in the panel although something around it scrolls, too.
const NESTED: &str = "[...document.querySelectorAll('#panel, #panel *')]
    .filter(e => e.checkVisibility() && e.scrollHeight > e.clientHeight + 1
        && /auto|scroll/.test(getComputedStyle(e).overflowY))
    .filter((e, _, all) => all.some(other => other !== e && other.contains(e)))
    .map(e => e.outerHTML.slice(0, 60))";

#[test]
fn only_one_thing_scrolls_in_the_sheet_of_a_game() -> Result<()> {
    visit(STILL, |page| {
        let rules = Variant::Giuthi.default_rules();
        // A game that goes on: the end has no sheet.
        let running = WON.rsplitn(5, ' ').last().context("moves")?;
        let link = link_of(Match::parse(rules, Side::South, running)?, LinkView::Play);
        page.open(&format!("#{link}"))?;
        page.wait_for("[data-phase=choosing]")?;
        page.late_styles()?;
        for size in [
            (360, 640),
            (390, 844),
            (740, 360),
            (844, 390),
            (820, 1180),
            (1100, 620),
            (1440, 900),
        ] {
            page.resize(size)?;
            for tab in ["moves", "teacher"] {
                page.tab(tab)?;
                let nested = page.faults(NESTED)?;
                ensure!(nested == json!([]), "{size:?}, {tab}: {nested:#}");
            }
            page.read("document.querySelector('#panel').hidePopover()")?;
        }
        Ok(())
    })
}

#[test]
fn the_end_of_a_round_needs_no_scrolling() -> Result<()> {
    visit(STILL, |page| {
        let rules = Variant::GiuthiRounds.default_rules();
        let round = "d+ E- f- D- c+ F+ f- D- b+ F+ d+ C- b- B- b- A+ c- B- d- A-";
        let link = link_of(Match::parse(rules, Side::South, round)?, LinkView::Play);
        page.open(&format!("#{link}"))?;
        page.wait_for("[data-phase=round-over]")?;
        for size in [(740, 360), (844, 390)] {
            page.resize(size)?;
            page.until(
                &format!("the end of a round at {size:?}"),
                &format!("{OUT_OF_SIGHT} === ''"),
            )?;
        }
        Ok(())
    })
}

/// What a review needs that is not within the window, or not there.
const REVIEW_OUT_OF_SIGHT: &str = "['.board', '.verdict', '.lead-chart', '.graph.large', '.panel'].filter(name => {
    const { top, bottom, left, right } = document.querySelector(name).getBoundingClientRect();
    return bottom - top < 30 || top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
}).join()";

#[test]
fn a_review_shows_its_texts_and_the_lead_on_a_phone() -> Result<()> {
    visit(STILL, |page| {
        review(&page)?;
        page.tab("moves")?;
        page.press(".entry [data-at='8']")?;
        let compared = "document.querySelector('.foot .said').textContent !== ''";
        page.until("the best move", compared)?;
        for size in [(390, 844), (360, 640)] {
            page.resize(size)?;
            let what = format!("a review at {size:?}");
            page.until(&what, &format!("{REVIEW_OUT_OF_SIGHT} === ''"))?;
            let faults = page.faults(TEXT_FAULTS)?;
            ensure!(faults == json!([]), "{size:?}: {faults:#}");
        }
        let changes =
            "document.querySelectorAll('[data-action=undo], [data-action=resign]').length";
        page.expect(changes, 0)
    })
}

/// The widths of the board and of the buttons of a race, the height of the buttons, and
/// how far they reach over the actions, or the page over the window.
const RACE: &str = "(() => {
    const box = name => document.querySelector(name).getBoundingClientRect();
    const bar = document.querySelector('.table:not(.upright) .actions') ? innerHeight : box('.actions').top;
    const over = Math.max(box('.drop').bottom - bar, document.documentElement.scrollHeight - innerHeight);
    return [box('.board').width, box('.strip .controls').width, box('.drop').height, over];
})()";

#[test]
fn the_button_of_a_race_is_as_wide_as_the_board() -> Result<()> {
    visit(STILL, |page| {
        choose_race_of_hands(&page)?;
        page.press(".playable[data-pit=c]")?;
        page.press(".playable[data-pit=F]")?;
        page.wait_for(".drop")?;
        page.late_styles()?;
        for (size, height) in [
            ((360, 640), 72.0),
            ((390, 844), 104.0),
            ((740, 360), 36.0),
            ((820, 1180), 60.0),
            ((1440, 900), 60.0),
        ] {
            page.resize(size)?;
            let lies = "!!document.querySelector('.table.upright') === (innerWidth < 700 && innerWidth < innerHeight)";
            page.until("the board to lie as it should", lies)?;
            let [board, buttons, high, over]: [f64; 4] = serde_json::from_value(page.read(RACE)?)?;
            ensure!(
                buttons > board - 8.0
                    && (buttons < board + 8.0 || size.0 < 700)
                    && high >= height
                    && over <= 1.0,
                "{size:?}: {buttons} x {high} px under {board} px, {over} px too low"
            );
        }
        Ok(())
    })
}

/// How far the button of the settings is from the right edge of the window.
const FROM_THE_EDGE: &str = "document.documentElement.clientWidth - document.querySelector('[popovertarget=settings]').getBoundingClientRect().right";

#[test]
fn the_settings_are_at_the_right_end_of_every_header() -> Result<()> {
    visit(STILL, |page| {
        for address in [
            "",
            "#/home",
            "#/puzzles/giuthi",
            "#/learn/giuthi",
            "#/rules/giuthi",
        ] {
            page.open(address)?;
            page.wait_for("[popovertarget=settings]")?;
            page.late_styles()?;
            for width in [360, 390, 600, 640, 667, 700, 820, 1024, 1440] {
                page.resize((width, 740))?;
                let at_end = format!("{FROM_THE_EDGE} >= 0 && {FROM_THE_EDGE} <= 40");
                page.until(&format!("the settings of {address} at {width}"), &at_end)?;
            }
        }
        Ok(())
    })
}

#[test]
fn the_end_of_a_game_is_whole_on_a_small_laptop() -> Result<()> {
    visit(STILL, |page| {
        let won = Match::parse(Variant::Giuthi.default_rules(), Side::South, WON)?;
        page.open(&format!("#{}", link_of(won, LinkView::Play)))?;
        page.wait_for("[data-phase=over]")?;
        page.late_styles()?;
        for size in [(1366, 768), (1280, 720), (1024, 700)] {
            page.resize(size)?;
            page.next_frames()?;
            for faults in [FAULTS, TEXT_FAULTS] {
                let faults = page.faults(faults)?;
                ensure!(faults == json!([]), "{size:?}: {faults:#}");
            }
        }
        Ok(())
    })
}
