//! What changes the list: deletion, other tabs, and a device that stores nothing.

use super::*;

#[test]
fn what_is_deleted_can_be_brought_back() -> Result<()> {
    visit(STILL, |page| async move {
        open_some(&page).await?;
        let before = pairs(&page).await?;
        let key = GameId::new(1).key();
        act(&page, &key, "delete").await?;
        shown(&page, 3).await?;
        ensure!(pairs(&page).await?.len() == 3, "it is still stored");
        // By the keyboard, too: the way back has the focus.
        let undo = "document.activeElement.dataset.action === 'undo'";
        page.until("the focus at the way back", undo).await?;
        page.key("Enter").await?;
        shown(&page, 4).await?;
        ensure!(pairs(&page).await? == before, "it came back as another");
        let at_it =
            format!("document.activeElement.closest('[data-entry]')?.dataset.entry === '{key}'");
        page.until("the focus at the game", &at_it).await?;
        // Damaged ones as well.
        let key = GameId::new(9).key();
        act(&page, &key, "delete").await?;
        shown(&page, 3).await?;
        page.press("[data-action=settle]").await?;
        page.reload().await?;
        shown(&page, 3).await
    })
}

#[test]
fn a_deleted_game_is_not_stored_again_by_the_board() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        game.play_some(0, None).await?;
        page.read("void (location.hash = '#/games')").await?;
        shown(&page, 1).await?;
        let deleted = pairs(&page).await?;
        delete_first(&page).await?;
        shown(&page, 0).await?;
        page.read("void (location.hash = '#/')").await?;
        // It is no longer in the address either.
        page.until("a new game", "location.hash.length < 3").await?;
        let rules = Variant::Giuthi.default_rules();
        let mut game = Game::shown(&page, rules).await?;
        game.play_some(0, None).await?;
        let stored = pairs(&page).await?;
        ensure!(stored.len() == 1, "stored are {stored:?}");
        ensure!(stored[0].0 != deleted[0].0, "it was stored again");
        let plies = stored[0].1.parse::<StoredGame>()?.saved.game.plies();
        ensure!(plies == 1, "the new game has {plies} plies");
        Ok(())
    })
}

#[test]
fn other_tabs_are_followed() -> Result<()> {
    visit(STILL, |page| async move {
        open_some(&page).await?;
        let first = page.driver.window().await?;
        let second = page.driver.new_tab().await?;
        page.driver.switch_to_window(second).await?;
        page.open("games.html").await?;
        shown(&page, 4).await?;
        let more = stored_game(Variant::LayliGoobalay, BySide::default(), "b")?;
        page.call(KEEP, json!([(GameId::new(5).key(), more.to_string())]))
            .await?;
        page.call(
            "key => localStorage.removeItem(key)",
            json!(GameId::new(1).key()),
        )
        .await?;
        let further = stored_game(Variant::Giuthi, WITH_BOT, "a- E+ b+ F+")?;
        page.call(KEEP, json!([(GameId::new(3).key(), further.to_string())]))
            .await?;
        page.driver.switch_to_window(first).await?;
        page.until(
            "what the other tab has done",
            &format!(
                "document.querySelector('[data-entry=\"{}\"] .about')?.textContent.includes('move 5')",
                GameId::new(3).key()
            ),
        )
        .await?;
        shown(&page, 4).await?;
        // What the other tab has brought back meanwhile is not written over.
        let key = GameId::new(5).key();
        act(&page, &key, "delete").await?;
        let on = stored_game(Variant::LayliGoobalay, BySide::default(), "b E")?.to_string();
        page.call(KEEP, json!([(&key, &on)])).await?;
        page.press("[data-action=undo]").await?;
        shown(&page, 4).await?;
        let there = pairs(&page).await?;
        ensure!(there.contains(&(key, on)), "{there:#?}");
        Ok(())
    })
}

#[test]
fn a_device_that_is_full_or_keeps_nothing_is_told() -> Result<()> {
    visit(STILL, |page| async move {
        open_some(&page).await?;
        page.read(
            "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
        )
        .await?;
        choose_file(&page, "game giuthi\n\ngame alemungula\n").await?;
        let trouble = "document.querySelector('.trouble p')?.textContent";
        let said = page.until("what the device refuses", trouble).await?;
        ensure!(
            said.as_str()
                .is_some_and(|it| it.starts_with("There is no more room")),
            "{said}"
        );
        let report = text(&page, ".report p").await?;
        ensure!(report == "Imported: 2 found no room.", "{report}");
        ensure!(pairs(&page).await?.len() == 4, "something was lost");
        page.press("[data-action=dismiss]").await?;
        // What can't be brought back can still be: it is not forgotten.
        let key = GameId::new(1).key();
        act(&page, &key, "delete").await?;
        page.press("[data-action=undo]").await?;
        page.until("what the device refuses", trouble).await?;
        ensure!(
            page.read("!!document.querySelector('[data-action=undo]')")
                .await?
                == true
        );

        page.cdp(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": "Object.defineProperty(window, 'localStorage', {
                get() { throw new DOMException('', 'SecurityError') } });" }),
        )
        .await?;
        page.reload().await?;
        let said = page.until("what the device refuses", trouble).await?;
        ensure!(
            said.as_str()
                .is_some_and(|it| it.starts_with("This browser lets the page keep nothing")),
            "{said}"
        );
        let again = "!!document.querySelector('.trouble [data-action=read-again]')";
        ensure!(page.read(again).await? == true);
        Ok(())
    })
}
