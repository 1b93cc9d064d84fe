//! Files of stored games: exports and imports.

use super::*;

#[test]
fn a_file_takes_the_games_to_another_device() -> Result<()> {
    visit(STILL, |page| async move {
        open_some(&page).await?;
        let mut here = pairs(&page).await?;
        page.read(CATCH).await?;
        page.read(NAME).await?;
        page.press("[data-action=export-all]").await?;
        let given = page.until("the file", "window.given").await?;
        let file = given.as_str().context("no text")?.to_owned();
        ensure!(file.starts_with("mbegu games 1\n"), "the file is {file}");
        ensure!(file.contains("\nrecord a- E+ b+\n"), "the file is {file}");
        ensure!(file.contains("# person bot:4 2damaged"), "{file}");
        let name = page.read("window.givenName").await?;
        ensure!(
            name.as_str()
                .is_some_and(|it| it.starts_with("mbegu-20") && it.ends_with(".txt")),
            "the file is called {name}"
        );
        here.retain(|(_, text)| !text.contains("damaged"));

        visit_at(&page.address, STILL, |other| async move {
            open(&other, &[]).await?;
            other.press("[popovertarget=import]").await?;
            other
                .call(
                    "text => document.querySelector('#import-text').value = text",
                    json!(file),
                )
                .await?;
            other.press("[data-action=import]").await?;
            shown(&other, 3).await?;
            let report = text(&other, ".report p").await?;
            ensure!(report == "Imported: 3 new games.", "{report}");
            let there = pairs(&other).await?;
            ensure!(there == here, "{there:#?} came of {here:#?}");
            // The same file again, this time chosen as a file.
            choose_file(&other, &file).await?;
            let again =
                "document.querySelector('.report p').textContent.includes('3 were here already')";
            other.until("the report", again).await?;
            ensure!(pairs(&other).await? == here, "a game is stored twice");

            // What is wrong is told with its line, and the rest is taken.
            let broken = "game chess\n\ngame giuthi\nrecord a-\n\ngame giuthi\nrecord a- b-\n";
            choose_file(&other, broken).await?;
            shown(&other, 4).await?;
            let faults = text(&other, ".faults li").await?;
            ensure!(
                faults.contains("Line 1: there is no game") && faults.contains("Line 7: move 2"),
                "the faults are {faults}"
            );
            Ok(())
        })
        .await
    })
}

#[test]
fn one_entry_is_exported_even_if_it_is_damaged() -> Result<()> {
    visit(STILL, |page| async move {
        open_some(&page).await?;
        page.read(CATCH).await?;
        for (id, begins) in [
            (1, "mbegu games 1\n\ngame giuthi "),
            (9, "person bot:4 2damaged"),
        ] {
            page.read("window.given = null").await?;
            let key = GameId::new(id).key();
            act(&page, &key, "export").await?;
            let file = page.until("the file", "window.given").await?;
            let file = file.as_str().unwrap_or_default();
            ensure!(file.starts_with(begins), "the file is {file}");
        }
        let damaged = text(&page, ".broken").await?;
        ensure!(damaged.contains("person bot:4 2damaged"), "{damaged}");
        Ok(())
    })
}

#[test]
fn an_export_is_offered_at_the_fiftieth_game() -> Result<()> {
    visit(STILL, |page| async move {
        let game = stored_game(Variant::Giuthi, WITH_BOT, "a- E+ b+")?.to_string();
        let games: Vec<_> = (0..49)
            .map(|id| (GameId::new(id).key(), game.clone()))
            .collect();
        open(&page, &[]).await?;
        page.call(KEEP, json!(games)).await?;
        page.open("").await?;
        page.read(CATCH).await?;
        page.read(NAME).await?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person).await?;
        game.play_some(0, None).await?;
        let offer = "[role=status] [data-action=export-all]";
        page.until("the offer", &format!("!!document.querySelector('{offer}')"))
            .await?;
        page.press(offer).await?;
        let whole = "(window.given?.match(/^game /gm) ?? []).length === 50";
        page.until("the file", whole).await?;
        page.until("no offer", &format!("!document.querySelector('{offer}')"))
            .await?;
        ensure!(page.read("localStorage['mbegu.offered']").await? == "50");
        Ok(())
    })
}
