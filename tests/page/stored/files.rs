//! Files of stored games: exports and imports.

use super::*;

#[test]
fn a_file_takes_the_games_to_another_device() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        let mut here = pairs(&page)?;
        page.read(CATCH)?;
        page.read(NAME)?;
        page.press("[data-action=export-all]")?;
        let given = page.until("the file", "window.given")?;
        let file = given.as_str().context("no text")?.to_owned();
        ensure!(file.starts_with("mbegu games 2\n"), "the file is {file}");
        ensure!(file.contains("\nrecord a- E+ b+\n"), "the file is {file}");
        ensure!(file.contains("# person bot:6 5damaged"), "{file}");
        let name = page.read("window.givenName")?;
        ensure!(
            name.as_str()
                .is_some_and(|it| it.starts_with("mbegu-20") && it.ends_with(".txt")),
            "the file is called {name}"
        );
        here.retain(|(_, text)| !text.contains("damaged"));

        visit_at(&page.address, STILL, |other| {
            open(&other, &[])?;
            other.press("[popovertarget=import]")?;
            other.call(
                "text => document.querySelector('#import-text').value = text",
                json!(file),
            )?;
            other.press("[data-action=import]")?;
            shown(&other, 3)?;
            let report = text(&other, ".report p")?;
            ensure!(report == "Imported: 3 new games.", "{report}");
            let there = pairs(&other)?;
            ensure!(there == here, "{there:#?} came of {here:#?}");
            // The same file again, this time chosen as a file.
            choose_file(&other, &file)?;
            let again =
                "document.querySelector('.report p').textContent.includes('3 were here already')";
            other.until("the report", again)?;
            ensure!(pairs(&other)? == here, "a game is stored twice");

            // That something is wrong is told, and the rest is taken.
            let broken = "game chess\n\ngame giuthi\nrecord a-\n\ngame giuthi\nrecord a- b-\n";
            choose_file(&other, broken)?;
            shown(&other, 4)?;
            let fault = text(&other, ".report .fault")?;
            let expected = "The file can't be read in full: a part of it is missing or wrong.";
            ensure!(fault == expected, "{fault}");
            Ok(())
        })
    })
}

#[test]
fn one_entry_is_exported_even_if_it_is_damaged() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        page.read(CATCH)?;
        for (id, begins) in [
            (1, "mbegu games 2\n\ngame giuthi "),
            (9, "person bot:6 5damaged"),
        ] {
            page.read("window.given = null")?;
            let key = GameId::new(id).key();
            act(&page, &key, "export")?;
            let file = page.until("the file", "window.given")?;
            let file = file.as_str().unwrap_or_default();
            ensure!(file.starts_with(begins), "the file is {file}");
        }
        let damaged = text(&page, ".broken")?;
        ensure!(damaged.contains("person bot:6 5damaged"), "{damaged}");
        Ok(())
    })
}

#[test]
fn an_export_is_offered_at_the_fiftieth_game() -> Result<()> {
    visit(STILL, |page| {
        let game = stored_game(Variant::Giuthi, WITH_BOT, "a- E+ b+")?.to_string();
        let games: Vec<_> = (0..49)
            .map(|id| (GameId::new(id).key(), game.clone()))
            .collect();
        open(&page, &[])?;
        page.call(KEEP, json!(games))?;
        page.open("")?;
        page.read(CATCH)?;
        page.read(NAME)?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        let offer = "[role=status] [data-action=export-all]";
        page.until("the offer", &format!("!!document.querySelector('{offer}')"))?;
        page.press(offer)?;
        let whole = "(window.given?.match(/^game /gm) ?? []).length === 50";
        page.until("the file", whole)?;
        page.until("no offer", &format!("!document.querySelector('{offer}')"))?;
        ensure!(page.read("localStorage['mbegu.offered']")? == "50");
        Ok(())
    })
}
