//! Links, reloads, and what is kept of a game.

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Rules, Side, Variant};

use crate::game::{Game, Opponent, settled};
use crate::harness::{MOVING, Page, STILL, visit, visit_at};

fn giuthi() -> Rules {
    Variant::Giuthi.default_rules()
}

/// Plays a few moves of a game of two persons.
async fn some_moves<'a>(page: &'a Page, count: usize) -> Result<Game<'a>> {
    let mut game = Game::start(page, Variant::Giuthi, Opponent::Person).await?;
    for turn in 0..count {
        game.play_some(turn, None).await?;
    }
    Ok(game)
}

#[test]
fn the_picker_leads_back_to_whatever_game_there_is() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let game = some_moves(&page, 2).await?;
        let link = game.address().await?;
        // The game just played, the same game kept, and that of a link.
        for address in [None, Some(page.address.clone()), Some(link)] {
            if let Some(address) = address {
                page.driver.goto("about:blank").await?;
                page.driver.goto(&address).await?;
            }
            settled(&page, &game.rules).await?;
            page.press("[data-action=new]").await?;
            page.press(".picker [data-action=back]").await?;
            let shown = settled(&page, &game.rules).await?;
            ensure!(shown == game.position, "back at {shown}");
        }
        Ok(())
    })
}

#[test]
fn a_link_opens_the_game_and_its_history_elsewhere() -> Result<()> {
    visit(STILL, opens_a_link)
}

/// Opens a link in another browser.
pub async fn opens_a_link(page: Page) -> Result<()> {
    page.open("").await?;
    let game = some_moves(&page, 3).await?;
    let link = game.address().await?;
    let end = game.position;
    visit_at(&page.address, page.how, |other| async move {
        other.driver.goto(&link).await?;
        let mut opened = Game::shown(&other, giuthi()).await?;
        ensure!(
            opened.position == end,
            "the link opens {} and not {end}",
            opened.position
        );
        for _ in 0..3 {
            other.press("[data-action=undo]").await?;
        }
        opened.expect(giuthi().start(Side::South)).await
    })
    .await
}

#[test]
fn an_earlier_state_that_is_looked_at_survives_a_reload() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let game = some_moves(&page, 1).await?;
        let earlier = game.address().await?;
        let shown = game.position;
        let mut game = game;
        for turn in 1..4 {
            game.play_some(turn, None).await?;
        }
        page.driver.goto("about:blank").await?;
        page.driver.goto(&earlier).await?;
        for _ in 0..2 {
            let opened = Game::shown(&page, giuthi()).await?;
            ensure!(
                opened.position == shown,
                "the link opens {} and not {shown}",
                opened.position
            );
            page.reload().await?;
        }
        Ok(())
    })
}

#[test]
fn a_reload_keeps_the_game() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let end = some_moves(&page, 3).await?.position;
        page.reload().await?;
        let mut game = Game::shown(&page, giuthi()).await?;
        ensure!(
            game.position == end,
            "after a reload it is {} and not {end}",
            game.position
        );
        // The address without a link opens the game that was saved.
        page.driver.goto("about:blank").await?;
        page.open("").await?;
        game.expect(end).await
    })
}

#[test]
fn a_reload_in_the_middle_of_a_sowing_keeps_the_move() -> Result<()> {
    visit(MOVING, reloads_in_a_sowing)
}

/// Reloads the page in the middle of a sowing.
pub async fn reloads_in_a_sowing(page: Page) -> Result<()> {
    page.open("").await?;
    let game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
    let mv = game.some_move(0).context("a legal move")?;
    game.click(mv).await?;
    page.until(
        "the sowing",
        "document.querySelector('[data-phase]')?.dataset.phase === 'sowing'",
    )
    .await?;
    page.reload().await?;
    let after = giuthi().play(&game.position, mv, &mut ());
    let shown = settled(&page, &giuthi()).await?;
    ensure!(
        shown == after,
        "after a reload it is {shown} and not {after}"
    );
    Ok(())
}

#[test]
fn a_broken_link_says_so_and_leaves_the_saved_game_alone() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let game = some_moves(&page, 2).await?;
        let end = game.position;
        let link = game.address().await?;
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
            page.driver.goto("about:blank").await?;
            page.open(&broken).await?;
            page.until(&format!("a message about {broken}"), MESSAGE)
                .await?;
        }
        page.picture("broken-link").await?;
        // What could be read of one that was cut off is there for the asking.
        let short: String = rest.chars().take(rest.chars().count() - 2).collect();
        page.driver.goto("about:blank").await?;
        page.open(&short).await?;
        page.until(
            "what could be read",
            "!!document.querySelector('[data-action=take-rest]')",
        )
        .await?;
        page.press("[data-action=take-rest]").await?;
        let read = settled(&page, &giuthi()).await?;
        ensure!(read == end, "of {rest} {short} was read as {read}");
        page.driver.goto("about:blank").await?;
        page.open("").await?;
        let shown = settled(&page, &giuthi()).await?;
        ensure!(shown == end, "the saved game was {end} and is now {shown}");
        Ok(())
    })
}

#[test]
fn a_broken_saved_game_says_so_and_gives_a_fresh_start() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        some_moves(&page, 2).await?;
        page.driver.goto("about:blank").await?;
        page.open("").await?;
        let kept = page.read("Object.keys(localStorage).length").await?;
        ensure!(
            kept.as_u64().is_some_and(|kept| kept > 0),
            "nothing is kept of a game"
        );
        page.read("Object.keys(localStorage).forEach(key => localStorage[key] = '{\"broken')")
            .await?;
        page.driver.goto("about:blank").await?;
        page.open("").await?;
        page.until("a message about the saved game", MESSAGE)
            .await?;
        page.picture("broken-save").await?;
        // It can be played as ever.
        if page
            .read("!document.querySelector('[data-choose-game]')")
            .await?
            .as_bool()
            == Some(true)
        {
            page.press("[data-action=new]").await?;
        }
        Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
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
pub async fn plays_without_storage(page: Page) -> Result<()> {
    let refuse = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })";
    page.before_loading(refuse).await?;
    page.open("").await?;
    some_moves(&page, 2).await?;
    Ok(())
}

#[test]
fn storage_that_is_full_is_told_and_stops_nothing() -> Result<()> {
    visit(STILL, |page| async move {
        let refuse = "Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError') }";
        page.before_loading(refuse).await?;
        page.open("").await?;
        let end = some_moves(&page, 2).await?.position;
        page.until("a message", "!!document.querySelector('.notice')")
            .await?;
        // The address still holds the game.
        page.reload().await?;
        let shown = settled(&page, &giuthi()).await?;
        ensure!(shown == end, "the game was {end} and is now {shown}");
        Ok(())
    })
}

#[test]
fn a_link_put_into_the_address_can_be_gone_back_from() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let own = some_moves(&page, 3).await?.position;
        let before = page.read("location.hash").await?;
        page.read("location.hash = '#1BmCAwVMMsALWhQ'").await?;
        let linked = "document.querySelector('[data-position]')?.dataset.position";
        page.until("the linked game", &format!("{linked} !== '{own}'"))
            .await?;
        page.picker().await?;
        page.press("[data-action=return]").await?;
        page.until("the own game", &format!("{linked} === '{own}'"))
            .await?;
        page.until("its address", &format!("location.hash === {before}"))
            .await?;
        // One that can't be opened changes nothing.
        page.read("location.hash = '#1broken'").await?;
        page.until("a message", "!!document.querySelector('[role=alert]')")
            .await?;
        let shown = settled(&page, &giuthi()).await?;
        ensure!(shown == own, "the game was {own} and is now {shown}");
        ensure!(
            page.read("location.hash").await? == before,
            "the address keeps a link that can't be opened"
        );
        Ok(())
    })
}
