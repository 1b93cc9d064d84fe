//! A device that refuses to store anything more while the page is open.

use mbegu::link::read_file;

use super::*;

/// The device is full from now on. The tab still keeps what is its own.
pub const REFUSE: &str = "void (set => {
    Storage.prototype.setItem = function (key, text) {
        if (this === localStorage) throw new DOMException('no room', 'QuotaExceededError');
        set.call(this, key, text);
    };
})(Storage.prototype.setItem)";

/// Who sits at the board.
pub const SEATS: &str =
    "[...document.querySelectorAll('.player .seat')].map(it => it.textContent).join()";

/// How often it is told.
const TOLD: &str = "[...document.querySelectorAll('.notice')].filter(it => it.textContent.includes('keeps nothing')).length";

/// Dismisses what is told of it.
pub fn dismiss(page: &Page) -> Result<()> {
    page.until("the notice", &format!("{TOLD} === 1"))?;
    page.press(".notice [data-action=dismiss]")?;
    page.wait_gone(".notice")
}

/// The keys of what the tab keeps.
const IN_TAB: &str = "Object.keys(sessionStorage).filter(key => key.startsWith('mbegu.')).join()";

/// Another tab has stored something.
const ANOTHER_TAB: &str = "void dispatchEvent(new Event('storage'))";

#[test]
fn moves_that_find_no_room_are_not_taken_back() -> Result<()> {
    visit(STILL, keeps_moves_without_room)
}

/// Plays on where no move can be stored.
pub fn keeps_moves_without_room(page: Page) -> Result<()> {
    page.open("")?;
    let mut game = Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
    let bot = Some(Side::North);
    game.play_some(0, bot)?;
    page.next_frames()?;
    let stored = pairs(&page)?;
    page.before_loading(REFUSE)?;
    page.read(REFUSE)?;
    for turn in 1..4 {
        game.play_some(turn, bot)?;
        page.read(ANOTHER_TAB)?;
        page.next_frames()?;
        let position = game.position;
        game.expect(position)?;
        // It is told once.
        match turn {
            1 => dismiss(&page)?,
            _ => page.expect(TOLD, 0)?,
        }
    }
    // The bot is still there after a reload.
    let (position, seats) = (game.position, page.read(SEATS)?);
    page.reload()?;
    game.expect(position)?;
    page.expect(SEATS, seats)?;
    game.play_some(4, bot)?;
    ensure!(pairs(&page)? == stored);
    Ok(())
}

#[test]
fn what_found_no_room_is_stored_once_there_is_some() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        page.read(&format!("window.set = Storage.prototype.setItem, {REFUSE}"))?;
        game.play_some(1, None)?;
        dismiss(&page)?;
        page.read("void (Storage.prototype.setItem = window.set)")?;
        // Before the page is left.
        page.goto("about:blank")?;
        page.open("games.html")?;
        shown(&page, 1)?;
        let (_, text) = pairs(&page)?.into_iter().next().context("a game")?;
        let plies = text.parse::<StoredGame>()?.saved.game.plies();
        ensure!(plies == 2, "{plies} plies are stored");
        Ok(())
    })
}

#[test]
fn another_tab_that_goes_on_with_a_game_counts_before_what_found_no_room() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        page.next_frames()?;
        let (key, text) = pairs(&page)?.into_iter().next().context("a game")?;
        page.read(REFUSE)?;
        game.play_some(1, None)?;
        dismiss(&page)?;
        page.goto("about:blank")?;
        let one = page.devtools()?.session();
        let two = page.devtools()?.new_tab()?;
        page.devtools()?.switch_to(&two);
        page.open("games.html")?;
        shown(&page, 1)?;
        let mut other: StoredGame = text.parse()?;
        let record = &other.saved.game;
        let mv = game.rules.moves(record.current().position()).iter().last();
        let mv = game.rules.display_move(mv.context("a move")?).to_string();
        other.saved.game = Match::parse(game.rules, Side::South, &format!("{record} {mv}"))?;
        page.call(KEEP, json!([(key, other.to_string())]))?;
        page.devtools()?.switch_to(&one);
        page.open("")?;
        game.expect(*other.saved.game.current().position())
    })
}

#[test]
fn the_tab_keeps_the_moves_of_each_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut one = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.next_frames()?;
        let stored = pairs(&page)?;
        let (key, _) = stored.first().context("a game")?;
        page.before_loading(REFUSE)?;
        page.read(REFUSE)?;
        for turn in 0..2 {
            one.play_some(turn, None)?;
        }
        dismiss(&page)?;
        let mut two = Game::start(&page, Variant::Alemungula, Opponent::Person)?;
        two.play_some(0, None)?;
        page.reload()?;
        two.expect(two.position)?;
        // The list and the export have both.
        page.read("void (location.hash = '#/games')")?;
        shown(&page, 2)?;
        page.read(CATCH)?;
        page.read(NAME)?;
        page.press("[data-action=export-all]")?;
        let file = page.until("the file", "window.given")?;
        let games = read_file(file.as_str().unwrap_or_default()).games;
        let mut plies: Vec<_> = games.iter().map(|game| game.saved.game.plies()).collect();
        plies.sort_unstable();
        ensure!(plies == [1, 2], "the file has {plies:?} plies");
        page.press(&format!("[data-entry='{key}'] a"))?;
        one.expect(one.position)?;
        ensure!(pairs(&page)? == stored);
        // What is deleted comes back to the tab.
        page.read("void (location.hash = '#/games')")?;
        shown(&page, 2)?;
        delete_first(&page)?;
        shown(&page, 1)?;
        page.press("[data-action=undo]")?;
        shown(&page, 2)?;
        page.reload()?;
        shown(&page, 2)
    })
}

#[test]
fn a_game_that_is_deleted_after_a_refusal_stays_deleted() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        page.next_frames()?;
        page.read(&format!("window.set = Storage.prototype.setItem, {REFUSE}"))?;
        game.play_some(1, None)?;
        dismiss(&page)?;
        page.read("void (Storage.prototype.setItem = window.set, localStorage.clear())")?;
        page.read(ANOTHER_TAB)?;
        page.next_frames()?;
        page.goto("about:blank")?;
        page.open("games.html")?;
        page.wait_for(".library-view .nothing")?;
        ensure!(pairs(&page)?.is_empty(), "it was stored again");
        Ok(())
    })
}

#[test]
fn progress_that_finds_no_room_is_told_and_kept_by_the_tab() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles/giuthi")?;
        page.before_loading(REFUSE)?;
        page.read(REFUSE)?;
        page.press("[data-action=show-solution]")?;
        page.wait_for(".puzzle[data-result=shown]")?;
        dismiss(&page)?;
        page.expect("localStorage['mbegu.puzzles'] ?? null", Value::Null)?;
        let rating = "document.querySelector('.puzzles .rating .figure')?.textContent";
        page.read("void (location.hash = '#/puzzles')")?;
        let before = page.until("the rating", rating)?;
        page.read(ANOTHER_TAB)?;
        page.next_frames()?;
        page.expect(rating, before.clone())?;
        page.reload()?;
        let after = page.until("the rating", rating)?;
        ensure!(after == before, "{before} became {after}");
        // What is deleted is gone, also the games of an import that was being typed.
        page.open("games.html")?;
        page.wait_for("#import-text")?;
        page.set("#import-text", "game giuthi")?;
        page.open("")?;
        page.press("[popovertarget=settings]")?;
        page.unfold_settings()?;
        page.press("[data-action=delete-all]")?;
        page.press("[data-action=delete-all-yes]")?;
        page.next_frames()?;
        page.expect(IN_TAB, "")?;
        page.open("#/puzzles")?;
        page.reload()?;
        page.wait_for(".puzzles .daily")?;
        page.until("no rating", &format!("!({rating})")).map(drop)
    })
}

#[test]
fn the_settings_of_two_tabs_are_both_stored() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let one = page.devtools()?.session();
        let two = page.devtools()?.new_tab()?;
        for (tab, choice) in [
            (&two, "[data-option=look][value=stone]"),
            (&one, "[data-option=numbers][value=never]"),
        ] {
            page.devtools()?.switch_to(tab);
            if tab == &two {
                page.open("")?;
            }
            page.press("[popovertarget=settings]")?;
            page.unfold_settings()?;
            page.press(choice)?;
            page.next_frames()?;
        }
        page.reload()?;
        page.wait_for(".board.look-stone.numbers-never").map(drop)
    })
}

#[test]
fn a_storage_that_is_emptied_gets_the_settings_that_hold() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        page.press("[popovertarget=settings]")?;
        page.unfold_settings()?;
        page.press("[data-option=look][value=stone]")?;
        page.wait_for(".board.look-stone")?;
        page.read("void localStorage.clear()")?;
        page.press("[data-option=numbers][value=never]")?;
        page.wait_for(".board.numbers-never")?;
        page.next_frames()?;
        page.reload()?;
        page.wait_for(".board.look-stone.numbers-never").map(drop)
    })
}
