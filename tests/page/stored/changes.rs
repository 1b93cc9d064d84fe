//! What changes the list: deletion, other tabs, and a device that stores nothing.

use super::*;

#[test]
fn what_is_deleted_can_be_brought_back() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        let before = pairs(&page)?;
        let key = GameId::new(1).key();
        act(&page, &key, "delete")?;
        shown(&page, 3)?;
        ensure!(pairs(&page)?.len() == 3, "it is still stored");
        // By the keyboard, too: the way back has the focus.
        let undo = "document.activeElement.dataset.action === 'undo'";
        page.until("the focus at the way back", undo)?;
        page.key("Enter")?;
        shown(&page, 4)?;
        ensure!(pairs(&page)? == before, "it came back as another");
        let at_it =
            format!("document.activeElement.closest('[data-entry]')?.dataset.entry === '{key}'");
        page.until("the focus at the game", &at_it)?;
        // Damaged ones as well.
        let key = GameId::new(9).key();
        act(&page, &key, "delete")?;
        shown(&page, 3)?;
        page.press("[data-action=settle]")?;
        page.reload()?;
        shown(&page, 3)
    })
}

#[test]
fn a_deleted_game_is_not_stored_again_by_the_board() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        page.read("void (location.hash = '#/games')")?;
        shown(&page, 1)?;
        let deleted = pairs(&page)?;
        delete_first(&page)?;
        shown(&page, 0)?;
        page.read("void (location.hash = '#/')")?;
        // It is no longer in the address either.
        page.until("a new game", "location.hash.length < 3")?;
        let rules = Variant::Giuthi.default_rules();
        let mut game = Game::shown(&page, rules)?;
        game.play_some(0, None)?;
        let stored = pairs(&page)?;
        ensure!(stored.len() == 1, "stored are {stored:?}");
        ensure!(stored[0].0 != deleted[0].0, "it was stored again");
        let plies = stored[0].1.parse::<StoredGame>()?.saved.game.plies();
        ensure!(plies == 1, "the new game has {plies} plies");
        Ok(())
    })
}

#[test]
fn other_tabs_are_followed() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        let first = page.devtools()?.session();
        let second = page.devtools()?.new_tab()?;
        page.devtools()?.switch_to(&second);
        page.open("games.html")?;
        shown(&page, 4)?;
        let more = stored_game(Variant::LayliGoobalay, BySide::default(), "b")?;
        page.call(KEEP, json!([(GameId::new(5).key(), more.to_string())]))?;
        page.call(
            "key => localStorage.removeItem(key)",
            json!(GameId::new(1).key()),
        )?;
        let further = stored_game(Variant::Giuthi, WITH_BOT, "a- E+ b+ F+")?;
        page.call(KEEP, json!([(GameId::new(3).key(), further.to_string())]))?;
        page.devtools()?.switch_to(&first);
        page.until(
            "what the other tab has done",
            &format!(
                "document.querySelector('[data-entry=\"{}\"] .about')?.textContent.includes('move 5')",
                GameId::new(3).key()
            ),
        )?;
        shown(&page, 4)?;
        // What the other tab has brought back meanwhile is not written over.
        let key = GameId::new(5).key();
        act(&page, &key, "delete")?;
        let on = stored_game(Variant::LayliGoobalay, BySide::default(), "b E")?.to_string();
        page.call(KEEP, json!([(&key, &on)]))?;
        page.press("[data-action=undo]")?;
        shown(&page, 4)?;
        let there = pairs(&page)?;
        ensure!(there.contains(&(key, on)), "{there:#?}");
        Ok(())
    })
}

#[test]
fn a_device_that_is_full_or_keeps_nothing_is_told() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        page.read(
            "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
        )?;
        choose_file(&page, "game giuthi\n\ngame alemungula\n")?;
        let trouble = "document.querySelector('.trouble p')?.textContent";
        let said = page.until("what the device refuses", trouble)?;
        ensure!(
            said.as_str()
                .is_some_and(|it| it.starts_with("There is no more room")),
            "{said}"
        );
        let report = text(&page, ".report p")?;
        ensure!(report == "Imported: 2 found no room.", "{report}");
        ensure!(pairs(&page)?.len() == 4, "something was lost");
        page.press("[data-action=dismiss]")?;
        // What can't be brought back can still be: it is not forgotten.
        let key = GameId::new(1).key();
        act(&page, &key, "delete")?;
        page.press("[data-action=undo]")?;
        page.until("what the device refuses", trouble)?;
        ensure!(page.has("[data-action=undo]")?);

        page.cdp(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": "Object.defineProperty(window, 'localStorage', {
                get() { throw new DOMException('', 'SecurityError') } });" }),
        )?;
        page.reload()?;
        let said = page.until("what the device refuses", trouble)?;
        ensure!(
            said.as_str()
                .is_some_and(|it| it.starts_with("This browser lets the page keep nothing")),
            "{said}"
        );
        let again = "!!document.querySelector('.trouble [data-action=read-again]')";
        page.expect(again, true)
    })
}
