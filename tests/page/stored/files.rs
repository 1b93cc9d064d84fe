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
            // One that was deleted comes back with the file.
            act(&other, &GameId::new(1).key(), "delete")?;
            shown(&other, 2)?;
            choose_file(&other, &file)?;
            shown(&other, 3)?;

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

/// Presses the button that ends the import as soon as its progress is shown.
const CANCEL_AT_ONCE: &str = "document.querySelector('progress')
    && (document.querySelector('[data-action=cancel-import]').click(), true)";

#[test]
fn a_long_import_shows_its_progress_and_can_be_ended() -> Result<()> {
    visit(STILL, |page| {
        open(&page, &[])?;
        let games =
            |number| format!("game giuthi\nbegun 2026-01-01T00:00:{number:02}Z\nrecord a-\n\n");
        let file: String = (0..6_000).map(|number| games(number % 60)).collect();
        page.wait_for("#import-file")?;
        choose_file(&page, &file)?;
        page.until("progress", CANCEL_AT_ONCE)?;
        page.wait_gone("progress")?;
        ensure!(
            pairs(&page)?.is_empty(),
            "games of an import that was ended"
        );
        Ok(())
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
