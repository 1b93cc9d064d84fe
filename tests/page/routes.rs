//! The views in the address and in the browser's history, and that going from
//! one to another loses nothing.

use anyhow::{Result, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{Position, Rules, Side, Variant};
use mbegu::ui::describe;
use mbegu::ui::i18n::Language;
use mbegu::ui::state::Notice;
use serde_json::{Value, json};

use crate::game::{Game, Opponent, link_of, round_over, settled};
use crate::harness::{How, MOVING, PHONE, Page, STILL, locale, visit};

const HASH: &str = "location.hash";

/// The text of the notice above the view; empty if there is none.
const NOTICE: &str = "document.querySelector('.notice p')?.textContent ?? ''";

/// The addresses of views, and what is there only in each of them.
const VIEWS: [(&str, &str); 10] = [
    ("#/home", ".home-game .mini"),
    ("#/new", ".picker"),
    ("#/learn", ".course .track"),
    ("#/learn/alemungula", ".task-view .board"),
    ("#/puzzles", ".puzzles .themes"),
    ("#/puzzles/alemungula", ".puzzle .board"),
    ("#/practice", ".puzzle[data-result=finished]"),
    ("#/editor", ".editor"),
    ("#/rules/sulus-aidi", ".reading li"),
    ("#/rules/giuthi", ".reading li"),
];

fn giuthi() -> Rules {
    Variant::Giuthi.default_rules()
}

/// Plays two moves of a game of two persons; returns its position and its
/// address.
async fn begin(page: &Page) -> Result<(Position, Value)> {
    page.open("").await?;
    let mut game = Game::start(page, Variant::Giuthi, Opponent::Person).await?;
    for turn in 0..2 {
        game.play_some(turn, None).await?;
    }
    Ok((game.position, page.read(HASH).await?))
}

async fn until_at(page: &Page, hash: &str, selector: &str) -> Result<()> {
    let script = format!("{HASH} === '{hash}' && !!document.querySelector('{selector}')");
    page.until(&format!("{selector} at {hash}"), &script)
        .await
        .map(drop)
}

/// Waits until the board is shown with a position at an address.
async fn until_board(page: &Page, position: Position, hash: &Value) -> Result<()> {
    let shown = "document.querySelector('.table .board')?.dataset.position";
    let script = format!("{HASH} === {hash} && {shown} === '{position}'");
    page.until(&format!("{position} at {hash}"), &script)
        .await
        .map(drop)
}

#[test]
fn back_and_forward_go_from_view_to_view() -> Result<()> {
    visit(STILL, |page| async move {
        let (position, hash) = begin(&page).await?;
        page.press("[data-action=rules]").await?;
        until_at(&page, "#/rules/giuthi", ".reading li").await?;
        page.press(".reading [data-action=play]").await?;
        until_at(&page, "#/new", ".picker").await?;
        page.driver.back().await?;
        until_at(&page, "#/rules/giuthi", ".reading li").await?;
        page.driver.back().await?;
        until_board(&page, position, &hash).await?;
        page.driver.forward().await?;
        until_at(&page, "#/rules/giuthi", ".reading li").await?;
        page.driver.forward().await?;
        until_at(&page, "#/new", ".picker").await
    })
}

#[test]
fn the_ways_back_in_the_page_are_steps_back_in_the_history() -> Result<()> {
    visit(STILL, |page| async move {
        let (position, hash) = begin(&page).await?;
        page.press("[data-action=new]").await?;
        until_at(&page, "#/new", ".picker").await?;
        let length = page.read("history.length").await?;
        for _ in 0..3 {
            page.press(".picker [data-action=back]").await?;
            until_board(&page, position, &hash).await?;
            page.press(".top [data-action=rules]").await?;
            until_at(&page, "#/rules/giuthi", ".reading li").await?;
            page.key("Escape").await?;
            until_board(&page, position, &hash).await?;
            page.press("[data-action=new]").await?;
            until_at(&page, "#/new", ".picker").await?;
        }
        let now = page.read("history.length").await?;
        ensure!(now == length, "{length} entries became {now}");
        Ok(())
    })
}

#[test]
fn a_view_is_reloaded_and_opened_by_a_bookmark() -> Result<()> {
    visit(STILL, |page| async move {
        let (position, hash) = begin(&page).await?;
        for (view, selector) in VIEWS {
            page.driver.goto("about:blank").await?;
            page.open(view).await?;
            until_at(&page, view, selector).await?;
            page.reload().await?;
            until_at(&page, view, selector).await?;
            // The game that was played last lies behind.
            page.read("void (location.hash = '#/')").await?;
            until_board(&page, position, &hash).await?;
            page.driver.back().await?;
            until_at(&page, view, selector).await?;
        }
        Ok(())
    })
}

#[test]
fn an_unknown_view_is_the_board_with_a_notice() -> Result<()> {
    visit(STILL, |page| async move {
        let (position, hash) = begin(&page).await?;
        let notice = describe::notice(&locale(Language::ENGLISH)?, &Notice::NoSuchView);
        for view in ["#/", "#/chess", "#/rules/chess", "#/new/game"] {
            page.driver.goto("about:blank").await?;
            page.open(view).await?;
            until_board(&page, position, &hash).await?;
            let said = page.read(NOTICE).await?;
            let expected = if view == "#/" { "" } else { &notice };
            ensure!(said == expected, "{view}: {said}");
        }
        // Put into the address of the open page.
        page.press(".notice [data-action=dismiss]").await?;
        page.press("[data-action=rules]").await?;
        until_at(&page, "#/rules/giuthi", ".reading li").await?;
        page.read("void (location.hash = '#/chess')").await?;
        until_board(&page, position, &hash).await?;
        page.until("the notice", &format!("{NOTICE} === {}", json!(notice)))
            .await?;
        // It goes with the address.
        page.press("[data-action=rules]").await?;
        until_at(&page, "#/rules/giuthi", ".reading li").await?;
        page.until("no notice", &format!("{NOTICE} === ''"))
            .await
            .map(drop)
    })
}

#[test]
fn back_leads_from_a_new_game_to_the_old_one() -> Result<()> {
    leads_back_to_the_old_game(false)
}

#[test]
fn back_leads_to_the_old_game_even_if_a_sheet_was_opened_in_it() -> Result<()> {
    leads_back_to_the_old_game(true)
}

fn leads_back_to_the_old_game(opens_sheet: bool) -> Result<()> {
    visit(STILL, |page| async move {
        let (position, hash) = begin(&page).await?;
        if opens_sheet {
            open_and_close_a_sheet(&page).await?;
        }
        Game::start(&page, Variant::Alemungula, Opponent::Person).await?;
        let other = format!("![{hash}, '#/new'].includes({HASH}) && {HASH}");
        let new = page.until("the address of the new game", &other).await?;
        page.driver.back().await?;
        until_at(&page, "#/new", ".picker").await?;
        page.driver.back().await?;
        until_board(&page, position, &hash).await?;
        page.driver.forward().await?;
        page.driver.forward().await?;
        page.until("the new game", &format!("{HASH} === {new}"))
            .await?;
        let rules = Variant::Alemungula.default_rules();
        ensure!(settled(&page, &rules).await? == rules.start(Side::South));
        Ok(())
    })
}

#[test]
fn a_view_is_shown_again_where_it_was_left() -> Result<()> {
    let size = (390, 844);
    visit(How { size, ..STILL }, |page| async move {
        begin(&page).await?;
        for (view, ready, link) in [
            ("#/learn", ".course .track", "#/learn/sulus-aidi"),
            ("#/puzzles", ".puzzles .themes", "#/puzzles/sulus-aidi"),
        ] {
            page.read(&format!("void (location.hash = '{view}')"))
                .await?;
            until_at(&page, view, ready).await?;
            page.late_styles().await?;
            let focus = format!("document.querySelector('[href=\"{link}\"]').focus()");
            page.read(&focus).await?;
            let left = page.until("a place", "scrollY > 100 && scrollY").await?;
            // A player sees the place before pressing the key.
            page.read(
                "void (window.drawn = false, requestAnimationFrame(() =>
                    requestAnimationFrame(() => window.drawn = true)))",
            )
            .await?;
            page.until("the place to be drawn", "window.drawn").await?;
            page.read("void document.activeElement.click()").await?;
            until_at(&page, link, "main .board").await?;
            ensure!(
                page.read("scrollY").await? == json!(0),
                "{link} begins below"
            );
            page.driver.back().await?;
            until_at(&page, view, ready).await?;
            let place = format!(
                "Math.abs(scrollY - {left}) < 2
                    && document.activeElement.getAttribute('href') === '{link}'"
            );
            page.until(&format!("{view} at {left}"), &place).await?;
        }
        Ok(())
    })
}

/// Counts the transitions of the browser.
const COUNT_TRANSITIONS: &str = "void (start => {
    window.transitions = 0;
    document.startViewTransition = update => { transitions++; return start(update); };
})(document.startViewTransition.bind(document))";

#[test]
fn views_change_in_a_transition_unless_motion_is_reduced() -> Result<()> {
    for (how, expected) in [(MOVING, 2), (STILL, 0)] {
        visit(how, |page| async move {
            page.open("").await?;
            page.late_styles().await?;
            page.read(COUNT_TRANSITIONS).await?;
            page.press("[data-action=rules]").await?;
            until_at(&page, "#/rules/giuthi", ".reading li").await?;
            page.driver.back().await?;
            page.until("the board", "!!document.querySelector('.table .board')")
                .await?;
            let transitions = page.read("transitions").await?;
            ensure!(transitions == json!(expected), "{transitions}");
            Ok(())
        })?;
    }
    Ok(())
}

/// Opens the rules and comes back by the page, and opens the picker and comes
/// back by the browser; compares what a script reads before and after.
async fn is_kept(page: &Page, what: &str, script: &str) -> Result<()> {
    let before = page.until(what, script).await?;
    let hash = page.read(HASH).await?;
    page.press(".top [data-action=rules]").await?;
    page.until("the rules", "!!document.querySelector('.reading li')")
        .await?;
    page.press("main [data-action=back]").await?;
    // The browser goes back after the page has drawn the board.
    page.until("the address of the board", &format!("{HASH} === {hash}"))
        .await?;
    let again = page.until(what, script).await?;
    ensure!(again == before, "{what}: after the rules {again}");
    page.press(".top [data-action=new]").await?;
    until_at(page, "#/new", ".picker").await?;
    page.driver.back().await?;
    let again = page.until(what, script).await?;
    ensure!(again == before, "{what}: after the picker {again}");
    Ok(())
}

#[test]
fn a_row_that_is_being_arranged_is_kept() -> Result<()> {
    visit(STILL, |page| async move {
        let link = link_of(round_over()?, LinkView::Play)?;
        page.open(&format!("#{link}")).await?;
        page.press("[data-action=next-round]").await?;
        page.press("[data-pit=A]").await?;
        page.press("[data-place='-1']").await?;
        page.key("Escape").await?;
        let row = "document.querySelector('[data-phase=arranging] [data-pit=A]')?.dataset.seeds";
        page.until("the row", &format!("{row} === '2'")).await?;
        is_kept(&page, "the row", row).await
    })
}

#[test]
fn picks_and_a_race_by_hand_are_kept() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.picker().await?;
        page.press("[data-choose-game=sulus-aidi]").await?;
        page.options().await?;
        page.press(".picker [data-option=race] option[value=hands]")
            .await?;
        page.press("[data-choose-opponent=person]").await?;
        page.press("[data-action=start]").await?;
        page.press(".playable[data-pit=c]").await?;
        // North picks next.
        let north = "!!document.querySelector('.playable[data-pit=F]')";
        is_kept(&page, "South's pick", north).await?;
        page.press("[data-pit=F]").await?;
        page.until("the race", "!!document.querySelector('[data-drop=south]')")
            .await?;
        for _ in 0..3 {
            page.key("x").await?;
        }
        // The third seed falls into f, whose seeds are lifted.
        page.until(
            "the second lap",
            "document.querySelector('[data-pit=f]').dataset.seeds === '0'",
        )
        .await?;
        let seeds = "!!document.querySelector('[data-drop=south]') &&
            [...document.querySelectorAll('[data-pit]')].map(pit => pit.dataset.seeds).join()";
        is_kept(&page, "the race", seeds).await
    })
}

#[test]
fn an_offered_draw_is_kept() -> Result<()> {
    visit(STILL, |page| async move {
        begin(&page).await?;
        page.tab("more").await?;
        page.press("[data-action=offer-draw]").await?;
        let asked = "!!document.querySelector('[data-action=accept]')";
        is_kept(&page, "the offer", asked).await?;
        page.press("[data-action=decline]").await?;
        let shown = settled(&page, &giuthi()).await?;
        ensure!(shown.to_move() == Some(Side::South), "{shown}");
        ensure!(page.read(asked).await? == json!(false));
        Ok(())
    })
}

#[test]
fn two_lists_of_one_setting_agree() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("#/new").await?;
        page.press("[data-choose-game=sulus-aidi]").await?;
        page.until(
            "the option of the race",
            "!!document.querySelector('.picker [data-option=race]')",
        )
        .await?;
        page.draw_settings().await?;
        for (list, value) in [
            (".picker", "hands"),
            ("#settings", "even"),
            (".picker", "hands"),
        ] {
            page.call(
                "([list, value]) => { const it = document.querySelector(`${list} [data-option=race]`);
                    it.value = value; it.dispatchEvent(new Event('change', { bubbles: true })); }",
                json!([list, value]),
            )
            .await?;
            let chosen = "[...document.querySelectorAll('[data-option=race]')].map(it => it.value)";
            let agree = format!("({chosen}).join() === '{value},{value}'");
            page.until(&format!("{value} in both"), &agree).await?;
        }
        Ok(())
    })
}

/// Whether a sheet is open.
const SHEET: &str = "!!document.querySelector('[popover]:popover-open')";
const NO_SHEET: &str = "!document.querySelector('[popover]:popover-open')";

/// Opens the settings and closes them by a key: their entry stays in the history.
async fn open_and_close_a_sheet(page: &Page) -> Result<()> {
    page.press(".top [popovertarget=settings]").await?;
    page.until("the sheet's entry", "history.state === '#sheet'")
        .await?;
    page.key("Escape").await?;
    page.until("no sheet", NO_SHEET).await.map(drop)
}

#[test]
fn back_closes_a_sheet_and_stays_on_the_view() -> Result<()> {
    visit(PHONE, |page| async move {
        let (position, hash) = begin(&page).await?;
        for opens in [
            ".top [popovertarget=settings]",
            ".top [popovertarget=share]",
            ".actions [data-tab=moves]",
        ] {
            page.press(opens).await?;
            page.until("the sheet's entry", "history.state === '#sheet'")
                .await?;
            ensure!(
                page.read(SHEET).await? == json!(true),
                "{opens} opens no sheet"
            );
            page.driver.back().await?;
            page.until("no sheet", NO_SHEET).await?;
            until_board(&page, position, &hash).await?;
        }
        // Closed in another way, its entry is used again.
        let length = page.read("history.length").await?;
        for _ in 0..3 {
            page.press(".top [popovertarget=settings]").await?;
            page.until("the sheet", SHEET).await?;
            page.key("Escape").await?;
            page.until("no sheet", NO_SHEET).await?;
        }
        let now = page.read("history.length").await?;
        ensure!(now == length, "{length} entries became {now}");
        until_board(&page, position, &hash).await?;
        // Back passes over it.
        page.driver.back().await?;
        until_at(&page, "#/new", ".picker").await?;
        page.driver.forward().await?;
        until_board(&page, position, &hash).await?;
        page.driver.forward().await?;
        page.until("the sheet's entry", "history.state === '#sheet'")
            .await?;
        ensure!(
            page.read(NO_SHEET).await? == json!(true),
            "Forward opens a sheet"
        );
        until_board(&page, position, &hash).await
    })
}

#[test]
fn a_view_opened_from_under_a_sheet_is_not_taken_back() -> Result<()> {
    visit(STILL, |page| async move {
        let (position, hash) = begin(&page).await?;
        for (view, address, shown) in [
            ("[data-action=rules]", "#/rules/giuthi", ".reading li"),
            ("[href='#/learn']", "#/learn", ".course .track"),
        ] {
            page.press(".top [popovertarget=settings]").await?;
            page.until("the sheet's entry", "history.state === '#sheet'")
                .await?;
            page.key("Escape").await?;
            page.press(&format!(".top {view}")).await?;
            until_at(&page, address, shown).await?;
            page.driver.back().await?;
            until_board(&page, position, &hash).await?;
        }
        Ok(())
    })
}

#[test]
fn a_move_after_a_closed_sheet_is_there_when_the_board_is_returned_to() -> Result<()> {
    visit(PHONE, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        let ways_back = [None, Some(".top [data-action=back]")];
        for (turn, way_back) in ways_back.into_iter().enumerate() {
            open_and_close_a_sheet(&page).await?;
            game.play_some(turn, None).await?;
            let hash = page.read(HASH).await?;
            page.press(".top [data-action=rules]").await?;
            until_at(&page, "#/rules/giuthi", ".reading li").await?;
            match way_back {
                Some(button) => page.press(button).await?,
                None => page.driver.back().await?,
            }
            until_board(&page, game.position, &hash).await?;
            let notices = "document.querySelectorAll('.notice').length";
            let notices = page.read(notices).await?;
            ensure!(
                notices == json!(0),
                "the game came back with {notices} notices"
            );
        }
        Ok(())
    })
}

#[test]
fn a_way_back_of_the_page_passes_over_a_closed_sheet() -> Result<()> {
    visit(STILL, |page| async move {
        let (position, hash) = begin(&page).await?;
        page.press("[data-action=rules]").await?;
        until_at(&page, "#/rules/giuthi", ".reading li").await?;
        page.late_styles().await?;
        let length = page.read("history.length").await?;
        open_and_close_a_sheet(&page).await?;
        page.press("main [data-action=back]").await?;
        until_board(&page, position, &hash).await?;
        // The entries of the view and of the sheet lie ahead.
        let now = page.read("history.length - 1").await?;
        ensure!(now == length, "{length} entries and a sheet's became {now}");
        page.driver.back().await?;
        until_at(&page, "#/new", ".picker").await
    })
}
