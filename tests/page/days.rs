//! The clock of the device: midnight on an open page, other time zones, and jumps.

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;
use mbegu::ui::tasks::daily_variant;
use serde_json::{Value, json};

use crate::clock;
use crate::harness::{Page, STILL, visit};
use crate::stored::{WITH_BOT, stored_game};

/// Has the device's clock differ by days from now on.
const SHIFT: &str = "days => {
    const Real = window.RealDate ??= Date;
    const now = () => Real.now() + days * 864e5;
    window.Date = class extends Real {
        constructor(...parts) { parts.length > 0 ? super(...parts) : super(now()); }
        static now() { return now(); }
    };
    document.dispatchEvent(new Event('visibilitychange'));
}";

/// The number of the day, as the device writes its date.
const DAY: &str = "(([year, month, day]) => Date.UTC(year, month - 1, day) / 864e5)(
    new Intl.DateTimeFormat('sv').format(Date.now()).split('-'))";

fn shift(page: &Page, days: i64) -> Result<()> {
    page.call(SHIFT, json!(days)).map(drop)
}

fn today(page: &Page) -> Result<i64> {
    page.read(DAY)?.as_i64().context("a day")
}

#[test]
fn an_open_page_goes_with_the_day_forward_and_back() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles")?;
        page.wait_for(".daily .week")?;
        let day = today(&page)?;
        // Solved yesterday and today; the pits of the week go with the day.
        let text = format!("days={},{day}", day - 1);
        page.read(&format!("void (localStorage['mbegu.puzzles'] = '{text}')"))?;
        page.reload()?;
        for (days, result, solved) in [
            (0, "solved", 2),
            (1, "open", 2),
            (-1, "solved", 1),
            (-2, "open", 0),
            (400, "open", 0),
            (0, "solved", 2),
        ] {
            shift(&page, days)?;
            let shown = format!(
                "document.querySelector('.daily')?.dataset.result === '{result}'
                    && document.querySelectorAll('.daily .week .done').length === {solved}"
            );
            page.until(&format!("{days} days on"), &shown)?;
        }
        ensure!(page.read("localStorage['mbegu.puzzles']")? == json!(text));
        // At home, too.
        page.read("void (location.hash = '#/home')")?;
        page.wait_for("[data-home=puzzle]")?;
        shift(&page, 1)?;
        let game = daily_variant(day + 1);
        page.until(
            "the puzzle of the next day",
            "!!document.querySelector('[data-home=puzzle][data-result=open]')",
        )?;
        page.press("[data-home=puzzle] a")?;
        page.until(
            "its game",
            &format!("document.querySelector('.puzzle')?.dataset.puzzle?.startsWith('{game} ')"),
        )
        .map(drop)
    })
}

#[test]
fn the_day_goes_with_the_time_zone_of_an_open_page() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles")?;
        let travel = |zone: &str| {
            page.cdp(
                "Emulation.setTimezoneOverride",
                json!({ "timezoneId": zone }),
            )?;
            shift(&page, 0)
        };
        // The one is a day before the other at any time.
        let (late, early) = ("Pacific/Kiritimati", "Pacific/Pago_Pago");
        travel(late)?;
        let day = today(&page)?;
        page.read(&format!(
            "void (localStorage['mbegu.puzzles'] = 'days={day}')"
        ))?;
        page.reload()?;
        for (zone, result) in [(late, "solved"), (early, "open"), (late, "solved")] {
            travel(zone)?;
            page.wait_for(&format!(".daily[data-result={result}]"))?;
        }
        Ok(())
    })
}

#[test]
fn the_list_of_games_says_yesterday_after_midnight() -> Result<()> {
    visit(STILL, |page| {
        page.open("games.html")?;
        page.wait_for(".library-view")?;
        let mut game = stored_game(Variant::Giuthi, WITH_BOT, "a- E+ b+")?;
        let now = page.read("Math.floor(Date.now() / 1000)")?;
        game.played = now.as_u64().context("a time")?;
        page.call(
            "text => void (localStorage['mbegu.game.AAAAB'] = text)",
            json!(game.to_string()),
        )?;
        page.reload()?;
        let said = "document.querySelector('[data-entry] time')?.textContent";
        let first = page.until("the entry", said)?;
        shift(&page, 1)?;
        page.until("the day before", &format!("{said} !== {first}"))?;
        shift(&page, 0)?;
        page.until("today", &format!("{said} === {first}"))
            .map(drop)
    })
}

#[test]
fn the_clock_of_a_game_takes_no_part_in_jumps_of_the_devices_clock() -> Result<()> {
    visit(STILL, |page| {
        let mut game = clock::start(&page, "game", &[("minutes", "5"), ("increment", "0")])?;
        game.play_some(0, None)?;
        for days in [1, -2, 30] {
            shift(&page, days)?;
            page.next_frames()?;
            page.expect(
                "[...document.querySelectorAll('[data-clock] [role=timer]')]
                    .every(it => /^(5:00|4:[3-5][0-9])$/.test(it.textContent.trim()))",
                true,
            )?;
        }
        page.expect("document.querySelectorAll('[data-phase=over]').length", 0)?;
        // It is stored with the times of such a clock, and read again.
        game.play_some(1, None)?;
        page.reload()?;
        game.expect(game.position)?;
        ensure!(page.read("document.querySelector('.notice')")? == Value::Null);
        Ok(())
    })
}
