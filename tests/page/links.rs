//! Links, reloads, and what is kept of a game.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Rules, Side, Variant};

use crate::game::{Game, Opponent, settled};
use crate::harness::{MOVING, Page, STILL, visit, visit_at};

fn giuthi() -> Rules {
    Variant::Giuthi.default_rules()
}

/// Plays a few moves of a game of two persons.
fn some_moves<'a>(page: &'a Page, count: usize) -> Result<Game<'a>> {
    let mut game = Game::start(page, Variant::Giuthi, Opponent::Person)?;
    for turn in 0..count {
        game.play_some(turn, None)?;
    }
    Ok(game)
}

#[test]
fn a_link_opens_the_game_and_its_history_elsewhere() -> Result<()> {
    visit(STILL, opens_a_link)
}

/// Opens a link in another browser.
pub fn opens_a_link(page: Page) -> Result<()> {
    page.open("")?;
    let game = some_moves(&page, 3)?;
    let link = game.address()?;
    let end = game.position;
    visit_at(&page.address, page.how, |other| {
        other.goto(&link)?;
        let mut opened = Game::shown(&other, giuthi())?;
        ensure!(
            opened.position == end,
            "the link opens {} and not {end}",
            opened.position
        );
        for _ in 0..3 {
            other.press("[data-action=undo]")?;
        }
        opened.expect(giuthi().start(Side::South))
    })
}

#[test]
fn a_reload_keeps_the_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = some_moves(&page, 1)?;
        let (earlier, looked_at) = (game.address()?, game.position);
        for turn in 1..3 {
            game.play_some(turn, None)?;
        }
        let end = game.position;
        page.reload()?;
        let mut game = Game::shown(&page, giuthi())?;
        ensure!(
            game.position == end,
            "after a reload it is {} and not {end}",
            game.position
        );
        // The address without a link opens the game that was saved.
        page.goto("about:blank")?;
        page.open("")?;
        game.expect(end)?;
        // The link of an earlier state shows that, also when it is loaded again.
        page.goto("about:blank")?;
        page.goto(&earlier)?;
        game.expect(looked_at)?;
        page.reload()?;
        game.expect(looked_at)
    })
}

#[test]
fn a_reload_in_the_middle_of_a_sowing_keeps_the_move() -> Result<()> {
    visit(MOVING, reloads_in_a_sowing)
}

/// Reloads the page in the middle of a sowing.
pub fn reloads_in_a_sowing(page: Page) -> Result<()> {
    page.open("")?;
    let game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
    let mv = game.some_move(0).context("a legal move")?;
    game.click(mv)?;
    page.wait_for("[data-phase=sowing]")?;
    page.reload()?;
    let after = giuthi().play_unchecked(&game.position, mv, &mut ());
    let shown = settled(&page, &giuthi())?;
    ensure!(
        shown == after,
        "after a reload it is {shown} and not {after}"
    );
    Ok(())
}

#[test]
fn a_broken_link_says_so_and_leaves_the_saved_game_alone() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let game = some_moves(&page, 2)?;
        let end = game.position;
        let link = game.address()?;
        let rest = link
            .strip_prefix(&page.address)
            .unwrap_or_default()
            .to_owned();
        let half: String = rest.chars().take(rest.chars().count() / 2).collect();
        for broken in [
            format!("{half}~"),
            "#no-such-thing".to_owned(),
            format!("{rest}{rest}"),
            "#%F0%9F%8C%B1".to_owned(),
        ] {
            page.goto("about:blank")?;
            page.open(&broken)?;
            page.until(&format!("a message about {broken}"), MESSAGE)?;
        }
        // What could be read of one that was cut off is there for the asking.
        let short: String = rest.chars().take(rest.chars().count() - 2).collect();
        page.goto("about:blank")?;
        page.open(&short)?;
        page.wait_for("[data-action=take-rest]")?;
        page.press("[data-action=take-rest]")?;
        let read = settled(&page, &giuthi())?;
        ensure!(read == end, "of {rest} {short} was read as {read}");
        page.goto("about:blank")?;
        page.open("")?;
        let shown = settled(&page, &giuthi())?;
        ensure!(shown == end, "the saved game was {end} and is now {shown}");
        Ok(())
    })
}

#[test]
fn a_broken_saved_game_says_so_and_gives_a_fresh_start() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        some_moves(&page, 2)?;
        page.goto("about:blank")?;
        page.open("")?;
        let kept = page.read("Object.keys(localStorage).length")?;
        ensure!(
            kept.as_u64().is_some_and(|kept| kept > 0),
            "nothing is kept of a game"
        );
        page.read("Object.keys(localStorage).forEach(key => localStorage[key] = '{\"broken')")?;
        page.goto("about:blank")?;
        page.open("")?;
        page.until("a message about the saved game", MESSAGE)?;
        // It can be played as ever.
        if page
            .read("!document.querySelector('[data-choose-game]')")?
            .as_bool()
            == Some(true)
        {
            page.press("[data-action=new]")?;
        }
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        Ok(())
    })
}

/// Something that is told, to be seen and to be heard.
const MESSAGE: &str = "[...document.querySelectorAll('[role=alert], [role=status], [data-notice]')]
    .some(e => e.checkVisibility() && e.textContent.trim().length > 10)";

#[test]
fn without_storage_it_can_be_played() -> Result<()> {
    visit(STILL, plays_without_storage)
}

/// Plays where the browser allows no storage.
pub fn plays_without_storage(page: Page) -> Result<()> {
    let refuse = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })";
    page.before_loading(refuse)?;
    page.open("")?;
    some_moves(&page, 2)?;
    Ok(())
}

#[test]
fn storage_that_is_full_is_told_and_stops_nothing() -> Result<()> {
    visit(STILL, |page| {
        let refuse = "Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError') }";
        page.before_loading(refuse)?;
        page.open("")?;
        let end = some_moves(&page, 2)?.position;
        page.wait_for(".notice")?;
        // The address still holds the game.
        page.reload()?;
        let shown = settled(&page, &giuthi())?;
        ensure!(shown == end, "the game was {end} and is now {shown}");
        Ok(())
    })
}

#[test]
fn a_link_put_into_the_address_can_be_gone_back_from() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let own = some_moves(&page, 3)?.position;
        let before = page.read("location.hash")?;
        page.read("location.hash = '#5BmACAwVMMsCJ09M'")?;
        let linked = "document.querySelector('[data-position]')?.dataset.position";
        page.until("the linked game", &format!("{linked} !== '{own}'"))?;
        page.picker()?;
        page.press("[data-action=return]")?;
        page.until("the own game", &format!("{linked} === '{own}'"))?;
        page.until("its address", &format!("location.hash === {before}"))?;
        // One that can't be opened changes nothing.
        page.read("location.hash = '#5broken'")?;
        page.wait_for("[role=alert]")?;
        let shown = settled(&page, &giuthi())?;
        ensure!(shown == own, "the game was {own} and is now {shown}");
        ensure!(
            page.read("location.hash")? == before,
            "the address keeps a link that can't be opened"
        );
        Ok(())
    })
}
