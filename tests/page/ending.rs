//! The end of a game: the seeds counted out, and the ways on.

use anyhow::{Context, Result, ensure};
use mbegu::link::{LinkView, Termination};
use mbegu::rules::{Match, Position, Side, Variant};
use serde_json::json;

use crate::gallery::WON;
use crate::game::{Game, Opponent, link_of, link_of_ended};
use crate::harness::{How, Page, STILL, visit};

/// Opens a finished game that South has won.
fn open(page: &Page) -> Result<()> {
    let game = Match::parse(Variant::Giuthi.default_rules(), Side::South, WON)?;
    page.open(&format!("#{}", link_of(game, LinkView::Play)))?;
    page.wait_for("[data-phase=over]")
}

#[test]
fn the_end_leads_to_the_review() -> Result<()> {
    visit(STILL, |page| {
        open(&page)?;
        page.expect(
            "document.querySelector('.actions [data-action]')",
            json!(null),
        )?;
        page.press("[data-action=go-through]")?;
        page.wait_for("[data-phase=viewing]")?;
        // The review begins by itself.
        page.wait_for("[data-action=go-through-moments]")?;
        page.wait_for(".moments li.shown:first-child")?;
        page.wait_for(".lead-chart .point")?;
        // The game was opened by a link: it is none of the player's.
        let told = "/\\d+\\D+\\d+/.test(document.querySelector('.verdict').textContent)
            && document.querySelector('.views [aria-current]').hash === '#/new'";
        page.until("the result above the board", told)?;
        // Back leads to the end of the game, and not out of it.
        page.read("void history.back()")?;
        page.wait_for("[data-phase=over]")?;
        page.wait_for(".table.over [data-action=go-through]")
    })
}

/// What is neither black nor white in high contrast, at the board and in the settings. The
/// pictures of looks and themes show others.
const SHADES: &str = "[...document.querySelectorAll('.stage *, .panel *, #settings, #settings *')]
    .filter(e => e.checkVisibility() && !e.closest('.swatch:not(.look-earth), [type=range], option, defs'))
    .flatMap(e => {
        const style = getComputedStyle(e);
        const drawn = e.closest('svg') ? [style.fill, style.stroke] : [style.color, style.backgroundColor];
        const shades = drawn.flatMap(it => [...it.matchAll(/rgba?\\((\\d+), (\\d+), (\\d+)(, 0\\))?/g)])
            .filter(([, red, green, blue, none]) => !none && !['0,0,0', '255,255,255'].includes([red, green, blue].join()));
        const wash = style.backgroundImage.includes('radial') && !e.matches('.board, .mini');
        return shades.length || wash ? [`${e.outerHTML.slice(0, 90)}: ${drawn}`] : [];
    })";

#[test]
fn high_contrast_has_no_shades_at_the_end_and_in_the_settings() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.read("void (localStorage['mbegu.settings'] = 'theme=contrast')")?;
        page.goto("about:blank")?;
        open(&page)?;
        page.late_styles()?;
        page.draw_settings()?;
        page.read("void document.querySelector('#settings').showPopover()")?;
        page.expect(SHADES, json!([]))?;
        // The winner is told by the seat, turned to black, and not by a light on the board.
        page.expect("document.querySelector('.light').checkVisibility()", false)
    })
}

/// The parts of the end on a phone that are cut off or lie over each other.
const FAULTS: &str = "(() => {
    const parts = ['.slab', '.player.north', '.player.south', '.status', '.controls', '.actions']
        .map(name => [name, document.querySelector(`.table.over ${name}`)])
        .filter(([, part]) => part?.checkVisibility())
        .map(([name, part]) => [name, part.getBoundingClientRect()]);
    const out = parts.filter(([, box]) =>
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
    const over = parts.flatMap(([a, first], k) => parts.slice(k + 1)
        .filter(([, next]) => first.left < next.right - 1 && next.left < first.right - 1
            && first.top < next.bottom - 1 && next.top < first.bottom - 1)
        .map(([b]) => `${a} over ${b}`));
    return [...out.map(([name]) => `${name} is cut off`), ...over];
})()";

#[test]
fn a_phone_steps_through_a_game() -> Result<()> {
    let phone = How {
        size: (360, 640),
        ..STILL
    };
    visit(phone, |page| {
        open(&page)?;
        page.press("[data-action=go-through]")?;
        page.tab("moves")?;
        page.press(".steps [data-action=look]")?;
        let next = "document.querySelector('.step-on')?.dataset.at";
        page.until("the start", &format!("{next} === '1'"))?;
        page.press(".step-on")?;
        page.until("the first move", &format!("{next} === '2'"))?;
        // They are as large as a finger needs, and stay in the window.
        let small = "[...document.querySelectorAll('.steps button')].filter(button => {
            const { width, height, right, bottom } = button.getBoundingClientRect();
            return width < 44 || height < 44 || right > innerWidth || bottom > innerHeight;
        }).length";
        page.expect(small, 0)
    })
}

/// The link of a finished game of Sulus Aidi, whose board has three rows.
const THREE_ROWS: &str = "5WTAKOrRCwTkMAhnAMgkqOIs8MosZQjLDOUEAAN4Pzg";

#[test]
fn the_end_fits_a_phone_on_three_rows_and_after_a_resignation() -> Result<()> {
    let game = Match::parse(Variant::Alemungula.default_rules(), Side::South, "a A")?;
    let resigned = Some(Termination::Resigned(Side::South));
    let resigned = link_of_ended(game, resigned, LinkView::Play);
    visit(STILL, |page| {
        for (link, size) in [
            (THREE_ROWS, (360, 640)),
            (THREE_ROWS, (375, 812)),
            (THREE_ROWS, (430, 932)),
            (THREE_ROWS, (820, 1180)),
            (&resigned, (360, 640)),
            (&resigned, (390, 844)),
        ] {
            page.resize(size)?;
            page.goto("about:blank")?;
            page.open(&format!("#{link}"))?;
            page.wait_for("[data-phase=over]")?;
            page.late_styles()?;
            let faults = page.faults(FAULTS)?;
            ensure!(faults == json!([]), "{size:?}: {faults}");
            let is_within = "(() => {
                const next = document.querySelector('.controls [data-action=again]');
                const seats = [...document.querySelectorAll('.player .score')];
                return [next, ...seats].map(it => it.getBoundingClientRect())
                    .every(it => it.width && it.right <= innerWidth && it.bottom <= innerHeight);
            })()";
            let is_within = page.read(is_within)?;
            ensure!(
                is_within == json!(true),
                "{size:?}: a score or the next game is beyond the window"
            );
        }
        Ok(())
    })
}

#[test]
fn the_focus_goes_from_the_confirmed_resignation_to_the_next_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        page.tab("moves")?;
        page.press("[data-action=resign]")?;
        page.wait_for("[data-action=resign-yes]")?;
        page.key("Escape")?;
        page.until(
            "no question",
            "!document.querySelector('[data-action=resign-yes]')",
        )?;
        page.press("[data-action=resign]")?;
        page.wait_for("[data-action=resign-yes]")?;
        page.read("void document.querySelector('[data-action=resign-yes]').focus()")?;
        page.key("Enter")?;
        let next = "!!document.activeElement?.matches('[data-action=again]')";
        page.until("the next game to have the focus", next)
            .map(drop)
    })
}

#[test]
fn the_focus_goes_from_going_through_to_the_tabs() -> Result<()> {
    for size in [(1440, 900), (390, 844)] {
        visit(How { size, ..STILL }, |page| {
            open(&page)?;
            let button = "[...document.querySelectorAll('[data-action=go-through]')]
                .find(button => button.checkVisibility())";
            page.read(&format!("void {button}.focus()"))?;
            page.key("Enter")?;
            let focused = "!!document.activeElement?.matches('[data-tab=moments]')";
            page.until("the tab to have the focus", focused).map(drop)
        })?;
    }
    Ok(())
}

/// Opens the game of two people that South wins, before the move that reaches the seeds that
/// win, and makes it. The seeds of South then.
fn win(page: &Page) -> Result<u16> {
    let rules = Variant::Giuthi.default_rules();
    let mut game = Match::parse(rules, Side::South, WON)?;
    let positions = game.current().positions();
    let is_at_goal = |position: &Position| position.score(Side::South) >= rules.goal();
    let at = positions.iter().position(is_at_goal).context("a victory")?;
    let seeds = positions[at].score(Side::South);
    let mv = game.current().moves()[at - 1];
    game.truncate(at - 1);
    page.open(&format!("#{}", link_of(game, LinkView::Play)))?;
    let pit = rules.board().letter(mv.pit);
    page.press(&format!("[data-pit={pit}]"))?;
    page.press(&format!(".way[data-move='{}']", rules.display_move(mv)))?;
    page.wait_for("[data-phase=won]")?;
    Ok(seeds)
}

/// The headline, the light on the board, and the pits that can be played.
const AT_GOAL: &str = "[
    document.querySelector('.strip .now').textContent,
    document.querySelectorAll('.light:not(.quarter)').length,
    document.querySelectorAll('.pit.playable').length,
]";

#[test]
fn the_seeds_that_win_are_an_event_once_a_game() -> Result<()> {
    visit(STILL, |page| {
        let seeds = win(&page)?;
        page.expect(AT_GOAL, json!([format!("{seeds}! South has won."), 1, 0]))?;
        // Nothing is lost while the question is open.
        page.reload()?;
        page.wait_for("[data-phase=won]")?;
        page.press("[data-action=play-on]")?;
        page.wait_for("[data-phase=choosing]")?;
        page.expect("document.querySelectorAll('.light.quarter').length", 1)?;
        // The sentence is not repeated.
        page.press(".pit.playable")?;
        page.press(".way")?;
        page.wait_for(".player.south.turn")?;
        page.wait_for("[data-phase=choosing]")
    })
}

#[test]
fn a_game_is_finished_as_it_stands() -> Result<()> {
    visit(STILL, |page| {
        let place = "(({ x, y, width, height }) => [x, y, width, height].join())(
            document.querySelector('.board').getBoundingClientRect())";
        let seeds = win(&page)?;
        let before = page.read(place)?;
        page.press("[data-action=finish]")?;
        page.wait_for(".board.counted[data-phase=over]")?;
        let told =
            "[...document.querySelectorAll('.strip :is(.now, .said)')].map(it => it.textContent)";
        let sentences = page.read(told)?;
        let scores =
            "[...document.querySelectorAll('.player .score')].map(it => Number(it.textContent))";
        let scores: Vec<u16> = serde_json::from_value(page.read(scores)?)?;
        let (more, fewer) = (scores[0].max(scores[1]), scores[0].min(scores[1]));
        ensure!(more + fewer == 72 && more >= seeds, "{scores:?}");
        let won = format!("South wins, {more} to {fewer}");
        let counted = "Each side keeps the seeds it had left. They are counted pit by pit.";
        let finished = format!("The game was finished at {seeds}. {counted}");
        ensure!(sentences == json!([won, finished]), "{sentences}");
        ensure!(page.read(place)? == before, "the board has moved");
        page.reload()?;
        page.wait_for(".board.counted[data-phase=over]")?;
        page.expect(told, sentences)?;
        // It is the same in the list of the games.
        page.open("#/games")?;
        page.wait_for(".game-entry")?;
        let listed =
            format!("document.querySelector('.game-entry').textContent.includes('{more}')");
        page.until("the result in the list", &listed).map(drop)
    })
}

#[test]
fn who_is_sent_a_finished_game_sees_the_seeds_counted_out() -> Result<()> {
    visit(STILL, |page| {
        open(&page)?;
        page.late_styles()?;
        page.press("[popovertarget=share]")?;
        page.wait_for(".friends-screen .mini")?;
        // A board that stands up has no stores: all seeds lie in the pits.
        let seeds = "document.querySelectorAll('.friends-screen .mini-hollow + g > path:not(.seed-shadow)').length";
        page.expect(seeds, 72)
    })
}
