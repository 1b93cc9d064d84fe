//! The views in the address and in the browser's history, and that going from
//! one to another loses nothing.

use anyhow::{Result, ensure};
use mbegu::link::GameId;
use mbegu::rules::{Position, Side, Variant};
use mbegu::ui::describe;
use mbegu::ui::i18n::Language;
use mbegu::ui::state::Notice;
use serde_json::{Value, json};

use crate::game::{Game, Opponent, settled};
use crate::handout::TASKS;
use crate::harness::{How, MOVING, PHONE, Page, STILL, locale, visit};
use crate::stored::{KEEP, WITH_BOT, stored_game};

const HASH: &str = "location.hash";

/// The text of the notice above the view; empty if there is none.
const NOTICE: &str = "document.querySelector('.notice p')?.textContent ?? ''";

/// The addresses of views, and what is there only in each of them.
const VIEWS: [(&str, &str); 16] = [
    ("#/home", "[data-home=game] .mini"),
    ("#/new", ".picker"),
    ("#/learn", ".course .track"),
    ("#/learn/alemungula", ".task-view .board"),
    ("#/puzzles", ".puzzles .themes"),
    ("#/puzzles/alemungula", ".puzzle .board"),
    ("#/practice", ".puzzle[data-result=finished]"),
    ("#/drill", ".courses [data-drill=giuthi]"),
    ("#/drill/alemungula", ".drill [data-asked]"),
    ("#/handout", ".handout-draft"),
    (TASKS, "[data-result=start]"),
    ("#/editor", ".editor"),
    ("#/print", ".printouts .pills"),
    ("#/print/puzzles/uur", "[data-answers]"),
    ("#/rules/sulus-aidi", ".reading li"),
    ("#/rules/giuthi", ".reading li"),
];

/// Plays two moves of a game of two persons; returns its position and its
/// address.
fn begin(page: &Page) -> Result<(Position, Value)> {
    page.open("")?;
    let mut game = Game::start(page, Variant::Giuthi, Opponent::Person)?;
    for turn in 0..2 {
        game.play_some(turn, None)?;
    }
    Ok((game.position, page.read(HASH)?))
}

fn until_at(page: &Page, hash: &str, selector: &str) -> Result<()> {
    let script = format!("{HASH} === '{hash}' && !!document.querySelector('{selector}')");
    page.until(&format!("{selector} at {hash}"), &script)
        .map(drop)
}

/// Waits until the board is shown with a position at an address.
fn until_board(page: &Page, position: Position, hash: &Value) -> Result<()> {
    let shown = "document.querySelector('.table .board')?.dataset.position";
    let script = format!("{HASH} === {hash} && {shown} === '{position}'");
    page.until(&format!("{position} at {hash}"), &script)
        .map(drop)
}

#[test]
fn every_rule_is_seen_on_a_phone() -> Result<()> {
    visit(PHONE, |page| {
        page.open("#/rules/sulus-aidi")?;
        until_at(&page, "#/rules/sulus-aidi", ".rule.text-only")?;
        let rules = "[...document.querySelectorAll('.rule')]";
        page.until(
            "every rule",
            &format!("{rules}.every(rule => rule.checkVisibility())"),
        )
        .map(drop)
    })
}

#[test]
fn back_and_forward_go_from_view_to_view() -> Result<()> {
    visit(STILL, |page| {
        let (position, hash) = begin(&page)?;
        page.press("[data-action=rules]")?;
        until_at(&page, "#/rules/giuthi", ".reading li")?;
        page.press(".reading [data-action=play]")?;
        until_at(&page, "#/new", ".picker")?;
        page.back()?;
        until_at(&page, "#/rules/giuthi", ".reading li")?;
        page.back()?;
        until_board(&page, position, &hash)?;
        page.forward()?;
        until_at(&page, "#/rules/giuthi", ".reading li")?;
        page.forward()?;
        until_at(&page, "#/new", ".picker")
    })
}

#[test]
fn the_ways_back_in_the_page_are_steps_back_in_the_history() -> Result<()> {
    visit(STILL, |page| {
        let (position, hash) = begin(&page)?;
        page.press("[data-action=new]")?;
        until_at(&page, "#/new", ".picker")?;
        let length = page.read("history.length")?;
        for _ in 0..3 {
            page.press(".picker [data-action=back]")?;
            until_board(&page, position, &hash)?;
            page.press(".top [data-action=rules]")?;
            until_at(&page, "#/rules/giuthi", ".reading li")?;
            page.key("Escape")?;
            until_board(&page, position, &hash)?;
            page.press("[data-action=new]")?;
            until_at(&page, "#/new", ".picker")?;
        }
        let now = page.read("history.length")?;
        ensure!(now == length, "{length} entries became {now}");
        Ok(())
    })
}

#[test]
fn a_view_is_reloaded_and_opened_by_a_bookmark() -> Result<()> {
    visit(STILL, |page| {
        let (position, hash) = begin(&page)?;
        for (view, selector) in VIEWS {
            page.goto("about:blank")?;
            page.open(view)?;
            until_at(&page, view, selector)?;
            if view.ends_with("alemungula") {
                page.reload()?;
                until_at(&page, view, selector)?;
            }
            // The game that was played last lies behind.
            page.read("void (location.hash = '#/')")?;
            until_board(&page, position, &hash)?;
            page.back()?;
            until_at(&page, view, selector)?;
        }
        Ok(())
    })
}

#[test]
fn an_unknown_view_is_the_board_with_a_notice() -> Result<()> {
    visit(STILL, |page| {
        let (position, hash) = begin(&page)?;
        let notice = describe::notice(&locale(Language::ENGLISH)?, &Notice::NoSuchView);
        for view in [
            "#/",
            "#/chess",
            "#/rules/chess",
            "#/drill/chess",
            "#/new/game",
        ] {
            page.goto("about:blank")?;
            page.open(view)?;
            until_board(&page, position, &hash)?;
            let said = page.read(NOTICE)?;
            let expected = if view == "#/" { "" } else { &notice };
            ensure!(said == expected, "{view}: {said}");
        }
        // Put into the address of the open page.
        page.press(".notice [data-action=dismiss]")?;
        page.press("[data-action=rules]")?;
        until_at(&page, "#/rules/giuthi", ".reading li")?;
        page.read("void (location.hash = '#/chess')")?;
        until_board(&page, position, &hash)?;
        page.until("the notice", &format!("{NOTICE} === {}", json!(notice)))?;
        // It goes with the address.
        page.press("[data-action=rules]")?;
        until_at(&page, "#/rules/giuthi", ".reading li")?;
        page.until("no notice", &format!("{NOTICE} === ''"))
            .map(drop)
    })
}

#[test]
fn back_leads_to_the_old_game_even_if_a_sheet_was_opened_in_it() -> Result<()> {
    visit(STILL, |page| {
        let (position, hash) = begin(&page)?;
        open_and_close_a_sheet(&page)?;
        Game::start(&page, Variant::Alemungula, Opponent::Person)?;
        let other = format!("![{hash}, '#/new'].includes({HASH}) && {HASH}");
        let new = page.until("the address of the new game", &other)?;
        page.back()?;
        until_at(&page, "#/new", ".picker")?;
        page.back()?;
        until_board(&page, position, &hash)?;
        page.forward()?;
        page.forward()?;
        page.until("the new game", &format!("{HASH} === {new}"))?;
        let rules = Variant::Alemungula.default_rules();
        ensure!(settled(&page, &rules)? == rules.start(Side::South));
        Ok(())
    })
}

#[test]
fn a_view_is_shown_again_where_it_was_left() -> Result<()> {
    let size = (390, 844);
    visit(How { size, ..STILL }, |page| {
        begin(&page)?;
        let game = stored_game(Variant::Giuthi, WITH_BOT, "a- E+ b+")?.to_string();
        let games: Vec<_> = (1..30).map(|id| (GameId::new(id).key(), &game)).collect();
        page.call(KEEP, json!(games))?;
        let last = format!("#~{}", GameId::new(29));
        for (view, ready, link) in [
            ("#/learn", ".course .track", "#/learn/sulus-aidi"),
            ("#/puzzles", ".puzzles .themes", "#/puzzles/sulus-aidi"),
            ("#/games", ".game-entry h3", &last),
        ] {
            page.read(&format!("void (location.hash = '{view}')"))?;
            until_at(&page, view, ready)?;
            page.late_styles()?;
            let focus = format!("document.querySelector('[href=\"{link}\"]').focus()");
            page.read(&focus)?;
            let left = page.until("a place", "scrollY > 100 && scrollY")?;
            // A player sees the place before pressing the key.
            page.read(
                "void (window.drawn = false, requestAnimationFrame(() =>
                    requestAnimationFrame(() => window.drawn = true)))",
            )?;
            page.until("the place to be drawn", "window.drawn")?;
            page.read("void document.activeElement.click()")?;
            until_at(&page, link, "main .board")?;
            // Yew may draw a view in one task, and run its effects in the next.
            page.until("the top of the view", "scrollY === 0")?;
            page.back()?;
            until_at(&page, view, ready)?;
            let place = format!(
                "Math.abs(scrollY - {left}) < 2 && document.activeElement.matches('[href=\"{link}\"]')"
            );
            page.until(&format!("{view} at {left}"), &place)?;
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
        visit(how, |page| {
            page.open("")?;
            page.late_styles()?;
            page.read(COUNT_TRANSITIONS)?;
            page.press("[data-action=rules]")?;
            until_at(&page, "#/rules/giuthi", ".reading li")?;
            page.back()?;
            page.wait_for(".table .board")?;
            page.expect("transitions", json!(expected))
        })?;
    }
    Ok(())
}

/// Opens the rules and comes back by the page, and opens the picker and comes
/// back by the browser; compares what a script reads before and after.
fn is_kept(page: &Page, what: &str, script: &str) -> Result<()> {
    let before = page.until(what, script)?;
    let hash = page.read(HASH)?;
    page.press(".top [data-action=rules]")?;
    page.wait_for(".reading li")?;
    page.press("main [data-action=back]")?;
    // The browser goes back after the page has drawn the board.
    page.until("the address of the board", &format!("{HASH} === {hash}"))?;
    let again = page.until(what, script)?;
    ensure!(again == before, "{what}: after the rules {again}");
    page.press(".top [data-action=new]")?;
    until_at(page, "#/new", ".picker")?;
    page.back()?;
    let again = page.until(what, script)?;
    ensure!(again == before, "{what}: after the picker {again}");
    Ok(())
}

#[test]
fn an_offered_draw_is_kept_and_then_agreed_on() -> Result<()> {
    visit(STILL, |page| {
        begin(&page)?;
        page.tab("moves")?;
        page.press("[data-action=offer-draw]")?;
        let asked = "!!document.querySelector('[data-action=accept]')";
        is_kept(&page, "the offer", asked)?;
        page.press("[data-action=accept]")?;
        page.wait_for("[data-phase=over]")?;
        page.reload()?;
        page.wait_for("[data-phase=over]")
    })
}

#[test]
fn two_lists_of_one_setting_agree() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/new")?;
        page.press("[data-choose-game=sulus-aidi]")?;
        page.wait_for(".picker [data-option=race]")?;
        page.draw_settings()?;
        for (list, value) in [
            (".picker", "hands"),
            ("#settings", "even"),
            (".picker", "hands"),
        ] {
            page.set(&format!("{list} [data-option=race]"), value)?;
            let chosen = "[...document.querySelectorAll('[data-option=race]')].map(it => it.value)";
            let agree = format!("({chosen}).join() === '{value},{value}'");
            page.until(&format!("{value} in both"), &agree)?;
        }
        Ok(())
    })
}

/// A sheet that is open.
const SHEET: &str = "[popover]:popover-open";

/// Opens the settings and closes them by a key: their entry stays in the history.
fn open_and_close_a_sheet(page: &Page) -> Result<()> {
    page.press(".top [popovertarget=settings]")?;
    page.until("the sheet's entry", "history.state === '#sheet'")?;
    page.key("Escape")?;
    page.wait_gone(SHEET)?;
    // The page hears of it a task later.
    page.next_frames()
}

#[test]
fn back_closes_a_sheet_and_stays_on_the_view() -> Result<()> {
    visit(PHONE, |page| {
        let (position, hash) = begin(&page)?;
        for opens in [
            ".top [popovertarget=settings]",
            ".top [popovertarget=share]",
            ".actions [data-tab=moves]",
        ] {
            page.press(opens)?;
            page.until("the sheet's entry", "history.state === '#sheet'")?;
            page.wait_for(SHEET)?;
            page.back()?;
            page.wait_gone(SHEET)?;
            until_board(&page, position, &hash)?;
        }
        // Closed in another way, its entry is used again.
        let length = page.read("history.length")?;
        for _ in 0..3 {
            open_and_close_a_sheet(&page)?;
        }
        let now = page.read("history.length")?;
        ensure!(now == length, "{length} entries became {now}");
        until_board(&page, position, &hash)?;
        // Back passes over it.
        page.back()?;
        until_at(&page, "#/new", ".picker")?;
        page.forward()?;
        until_board(&page, position, &hash)?;
        page.forward()?;
        page.until("the sheet's entry", "history.state === '#sheet'")?;
        ensure!(!page.has(SHEET)?, "Forward opens a sheet");
        until_board(&page, position, &hash)
    })
}

#[test]
fn a_view_opened_from_under_a_sheet_is_not_taken_back() -> Result<()> {
    visit(STILL, |page| {
        let (position, hash) = begin(&page)?;
        for (view, address, shown) in [
            ("[data-action=rules]", "#/rules/giuthi", ".reading li"),
            ("[href='#/learn']", "#/learn", ".course .track"),
        ] {
            page.press(".top [popovertarget=settings]")?;
            page.until("the sheet's entry", "history.state === '#sheet'")?;
            page.key("Escape")?;
            page.press(&format!(".top {view}"))?;
            until_at(&page, address, shown)?;
            page.back()?;
            until_board(&page, position, &hash)?;
        }
        Ok(())
    })
}

#[test]
fn a_move_after_a_closed_sheet_is_there_when_the_board_is_returned_to() -> Result<()> {
    visit(PHONE, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        let ways_back = [None, Some(".top [data-action=back]")];
        for (turn, way_back) in ways_back.into_iter().enumerate() {
            open_and_close_a_sheet(&page)?;
            game.play_some(turn, None)?;
            let hash = page.read(HASH)?;
            page.press(".top [data-action=rules]")?;
            until_at(&page, "#/rules/giuthi", ".reading li")?;
            match way_back {
                Some(button) => page.press(button)?,
                None => page.back()?,
            }
            until_board(&page, game.position, &hash)?;
            let notices = "document.querySelectorAll('.notice').length";
            page.expect(notices, 0)?;
        }
        Ok(())
    })
}

#[test]
fn a_way_back_of_the_page_passes_over_a_closed_sheet() -> Result<()> {
    visit(STILL, |page| {
        let (position, hash) = begin(&page)?;
        page.press("[data-action=rules]")?;
        until_at(&page, "#/rules/giuthi", ".reading li")?;
        page.late_styles()?;
        let length = page.read("history.length")?;
        open_and_close_a_sheet(&page)?;
        page.press("main [data-action=back]")?;
        until_board(&page, position, &hash)?;
        // The entries of the view and of the sheet lie ahead.
        let now = page.read("history.length - 1")?;
        ensure!(now == length, "{length} entries and a sheet's became {now}");
        page.back()?;
        until_at(&page, "#/new", ".picker")
    })
}
