//! The end of a game: the seeds counted out, the move that decided it, and the ways on.

use anyhow::{Context, Result, ensure};
use mbegu::bot::Level;
use mbegu::link::LinkView;
use mbegu::rules::{Match, Side, Variant};
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::game::{Game, Opponent, link_of};
use crate::harness::{How, Page, STILL, visit};

/// A game that South wins: the first legal move each time, from another pit each turn.
fn won_by_south() -> Result<Match> {
    for seed in 0..200_usize {
        let mut game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        for turn in 0..500_usize {
            let record = game.current();
            let moves = record.rules().moves(record.position());
            let count = moves.iter().count();
            let Some(mv) = moves.iter().nth((turn * 7 + seed) % count.max(1)) else {
                break;
            };
            game.play(mv, &mut ())?;
        }
        let outcome = game.current().outcome();
        if outcome.is_some_and(|outcome| outcome.winner == Some(Side::South)) {
            return Ok(game);
        }
    }
    anyhow::bail!("South never wins")
}

/// Opens the finished game.
fn open(page: &Page) -> Result<[u16; 2]> {
    let game = won_by_south()?;
    let scores = game.current().outcome().context("an outcome")?.scores;
    let link = link_of(game, LinkView::Play)?;
    page.open(&format!("#{link}"))?;
    page.until("the end", "!!document.querySelector('[data-phase=over]')")?;
    Ok([scores.south, scores.north])
}

/// The seeds drawn in each player's pits and store, and the largest number at a pit.
const COUNTED: &str = "['south', 'north'].map(side => {
    const own = `.board .pit.${side}`;
    const drawn = document.querySelectorAll(`${own} .seed, .board .store.${side} .seed`).length;
    const totals = [...document.querySelectorAll(`${own} .number`)].map(it => +it.textContent);
    return [drawn, Math.max(...totals), totals.length];
})";

#[test]
fn both_players_seeds_are_counted_out() -> Result<()> {
    visit(STILL, |page| {
        let [south, north] = open(&page)?;
        let counted = page.read(COUNTED)?;
        let expected = [south, north].map(|score| {
            let laid = score.min(36);
            json!([score, laid, laid.div_ceil(6)])
        });
        ensure!(counted == json!(expected), "{counted} and not {expected:?}");
        let swept = "[...document.querySelectorAll('.pit')].every(it => it.dataset.seeds === '0')";
        ensure!(
            page.read(swept)? == json!(true),
            "`data-seeds` is not that of the position"
        );
        Ok(())
    })
}

#[test]
fn the_panel_shows_the_move_that_decided_the_game() -> Result<()> {
    visit(STILL, |page| {
        open(&page)?;
        let shown = "document.querySelector('.panel .decision').checkVisibility()
            && /^\\d+\\. [a-fA-F]/.test(document.querySelector('.panel .decision p').textContent)
            && !!document.querySelector('.panel .chart .decisive')";
        ensure!(page.read(shown)? == json!(true), "it isn't shown");
        // Another tab stays open until something else happens.
        page.tab("moves")?;
        page.until("the moves", "!!document.querySelector('.panel .moves')")?;
        page.tab("result")?;
        page.press(".panel [data-action=go-through]")?;
        page.until(
            "the start",
            "!!document.querySelector('[data-phase=viewing]')",
        )?;
        let gone = "!document.querySelector('[data-tab=result]')";
        page.until("no result", gone)?;
        // The review begins by itself.
        let reviewed = "!!document.querySelector('.lead-chart .point')
            && document.querySelector('.lead-chart [data-action=review]').disabled";
        page.until("the review", reviewed)?;
        // The game was opened by a link: it is none of the player's.
        let told = "/\\d+\\D+\\d+/.test(document.querySelector('.top h1 small')?.textContent)
            && document.querySelector('.views [aria-current]').hash === '#/new'";
        page.until("the result in the header", told).map(drop)
    })
}

#[test]
fn a_win_leads_to_the_next_level() -> Result<()> {
    visit(STILL, |page| {
        open(&page)?;
        ensure!(
            page.read("!document.querySelector('[data-action=next-level]')")? == json!(true),
            "two people have no level"
        );
        let seat = "[data-option=player-north]";
        let choose = format!(
            "(seat => {{ seat.value = '3'; seat.dispatchEvent(new Event('change', {{ bubbles: true }})); }})(document.querySelector('{seat}'))"
        );
        page.read(&choose)?;
        page.press("[data-action=next-level]")?;
        // The bot may have begun already.
        let next = format!(
            "document.querySelector('{seat}').value === '4' && document.querySelectorAll('.entry').length < 2"
        );
        page.until("a game against the next level", &next).map(drop)
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
        let shades = page.read(SHADES)?;
        ensure!(shades == json!([]), "{shades:#}");
        // The winner is told by the seat, turned to black, and not by a light on the board.
        let glow = "getComputedStyle(document.querySelector('.board')).getPropertyValue('--glow')";
        let glow = page.read(glow)?;
        ensure!(
            !glow.to_string().contains("radial"),
            "the board has a light: {glow}"
        );
        page.picture("contrast-end")
    })
}

/// The parts of the end on a phone that are cut off or lie over each other.
const FAULTS: &str = "(() => {
    const parts = ['.slab', '.player.north', '.player.south', '.status', '.stage > .narrow', '.controls', '.actions']
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
fn a_phone_steps_through_a_game_in_its_bar() -> Result<()> {
    let phone = How {
        size: (360, 640),
        ..STILL
    };
    visit(phone, |page| {
        open(&page)?;
        page.press("[data-action=go-through]")?;
        let next = "document.querySelector('.actions [data-action=replay]')?.dataset.at";
        page.until("the start", &format!("{next} === '1'"))?;
        let is_first = "document.querySelector('.actions [data-action=look]').disabled";
        ensure!(page.read(is_first)? == json!(true), "back from 0");
        page.press(".actions .step-on")?;
        page.until("the first move", &format!("{next} === '2'"))?;
        page.press(".actions [data-action=look]")?;
        page.until("the start again", &format!("{next} === '1'"))?;
        // They are as large as a finger needs, and stay in the window.
        let small = "[...document.querySelectorAll('.actions button')].filter(button => {
            if (!button.checkVisibility()) return false;
            const { width, height, right } = button.getBoundingClientRect();
            return width < 44 || height < 44 || right > innerWidth;
        }).length";
        ensure!(page.read(small)? == json!(0), "a button is too small");
        Ok(())
    })
}

/// How far the names at the seats reach beyond the window or their seats, or the page
/// beyond the window, whichever is the most.
const NAMES_BEYOND: &str = "Math.max(
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
    ...[...document.querySelectorAll('.player .seat')].flatMap(e => {
        const { left, right } = e.getBoundingClientRect();
        return [-left, right - innerWidth, e.scrollWidth - e.clientWidth];
    }))";

/// Chooses a language for the next start of the page.
fn choose(page: &Page, tag: &str) -> Result<()> {
    page.open("")?;
    page.store_language(tag)?;
    page.goto("about:blank")?;
    Ok(())
}

fn a_resignation_fits_a_phone_in(languages: impl Iterator<Item = Language>) -> Result<()> {
    for language in languages {
        visit(STILL, |page| {
            let tag = language.tag();
            choose(&page, tag)?;
            page.open("")?;
            let mut game = Game::start(&page, Variant::Alemungula, Opponent::Person)?;
            game.play_some(0, None)?;
            page.press("[data-action=resign]")?;
            page.press("[data-action=resign-yes]")?;
            page.until("the end", "!!document.querySelector('[data-phase=over]')")?;
            let shown = page.read("document.documentElement.lang")?;
            ensure!(shown == json!(tag), "{tag}: the page is in {shown}");
            for size in [(360, 640), (390, 844)] {
                page.resize(size)?;
                let beyond = page.read(NAMES_BEYOND)?.as_f64();
                ensure!(
                    beyond.is_some_and(|beyond| beyond <= 1.0),
                    "{tag} at {size:?}: {beyond:?} px"
                );
                let faults = page.faults(FAULTS)?;
                ensure!(faults == json!([]), "{tag} at {size:?}: {faults}");
                // No move decided it: the chart is shown, except on a low phone.
                let has_chart =
                    page.read("document.querySelector('.stage .chart').checkVisibility()")?;
                ensure!(
                    has_chart == json!(size.1 >= 720),
                    "{tag} at {size:?}: the chart is shown: {has_chart}"
                );
                page.picture(&format!("resigned-{tag}-{}", size.0))?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn a_resignation_fits_a_phone() -> Result<()> {
    a_resignation_fits_a_phone_in(Language::offered().take(1))
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn a_resignation_fits_a_phone_in_every_language() -> Result<()> {
    a_resignation_fits_a_phone_in(Language::offered())
}

/// The link of a finished game of Sulus Aidi, whose board has three rows.
const THREE_ROWS: &str = "5WTAKOrRCwTkMAhnAMgkqOIs8MosZQjLDOUEAAN4Pzg";

#[test]
fn the_end_on_a_board_of_three_rows_fits_a_phone() -> Result<()> {
    visit(STILL, |page| {
        for size in [(360, 640), (375, 812), (390, 844), (430, 932), (820, 1180)] {
            page.resize(size)?;
            page.open(&format!("#{THREE_ROWS}"))?;
            page.until("the end", "!!document.querySelector('[data-phase=over]')")?;
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
            page.picture(&format!("three-rows-{}", size.0))?;
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
        page.press("[data-action=resign]")?;
        let asked = "!!document.querySelector('[data-action=resign-yes]')";
        page.until("the question", asked)?;
        page.read("void document.querySelector('[data-action=resign-yes]').focus()")?;
        page.key("Enter")?;
        let next = "!!document.activeElement?.matches('[data-action=again]')";
        page.until("the next game to have the focus", next)
            .map(drop)
    })
}

#[test]
fn the_focus_goes_from_going_through_to_the_next_move() -> Result<()> {
    for (size, next) in [
        ((1440, 900), ".stage > .steps .step-on"),
        ((1100, 700), ".panel .steps .step-on"),
        ((390, 844), ".actions .step-on"),
    ] {
        visit(How { size, ..STILL }, |page| {
            open(&page)?;
            let button = "[...document.querySelectorAll('[data-action=go-through]')]
                .find(button => button.checkVisibility())";
            page.read(&format!("void {button}.focus()"))?;
            page.key("Enter")?;
            let focused = format!("!!document.activeElement?.matches('{next}')");
            page.until("the next move to have the focus", &focused)?;
            page.key("Enter")?;
            page.until(
                "the first move",
                "!!document.querySelector('[aria-current][data-at=\"1\"]')",
            )
            .map(drop)
        })?;
    }
    Ok(())
}

fn the_names_of_the_bot_fit_beside_the_end_on_a_phone_in(
    languages: impl Iterator<Item = Language>,
) -> Result<()> {
    for language in languages {
        visit(STILL, |page| {
            let tag = language.tag();
            choose(&page, tag)?;
            open(&page)?;
            let is_shown = format!("document.documentElement.lang === '{tag}'");
            page.until("the language", &is_shown)?;
            for level in Level::ALL.map(|level| level.number) {
                page.read(&format!(
                    "(seat => {{ seat.value = '{level}'; seat.dispatchEvent(new Event('change', {{ bubbles: true }})); }})(document.querySelector('[data-option=player-north]'))"
                ))?;
                let chosen = format!(
                    "document.querySelector('[data-option=player-north]').value === '{level}'"
                );
                page.until("the level", &chosen)?;
                for size in [(360, 640), (390, 844)] {
                    page.resize(size)?;
                    let beyond = page.read(NAMES_BEYOND)?.as_f64();
                    ensure!(
                        beyond.is_some_and(|beyond| beyond <= 1.0),
                        "{tag}, level {level} at {size:?}: {beyond:?} px"
                    );
                }
            }
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn the_names_of_the_bot_fit_beside_the_end_on_a_phone() -> Result<()> {
    the_names_of_the_bot_fit_beside_the_end_on_a_phone_in(Language::offered().take(1))
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn the_names_of_the_bot_fit_beside_the_end_on_a_phone_in_every_language() -> Result<()> {
    the_names_of_the_bot_fit_beside_the_end_on_a_phone_in(Language::offered())
}
