//! The view of the stored games: the list, its filters, the menu and the results.

mod changes;
mod files;
mod half_made;
pub mod refused;

use anyhow::{Context, Result, bail, ensure};
use mbegu::link::{GameId, Name, Player, SavedGame, StoredGame, Termination, TurnMessage};
use mbegu::rules::{BySide, Match, Side, Variant};
use serde_json::{Value, json};

use crate::game::{Game, Opponent};
use crate::harness::{PHONE, Page, STILL, visit, visit_at};

pub const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(6),
};
pub const WITH_FRIEND: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Friend,
};

/// What the page keeps, as pairs.
const PAIRS: &str = "Object.entries(localStorage).filter(([key]) => key.startsWith('mbegu.game.'))";

/// Keeps these texts under these keys.
pub const KEEP: &str = "pairs => pairs.forEach(([key, text]) => localStorage.setItem(key, text))";

/// Remembers the text of a file that leaves the page.
pub const CATCH: &str = "(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => {
        blob.text().then(text => window.given = text);
        return make.call(URL, blob);
    };
})()";

/// Remembers a file's name instead of loading it down.
pub const NAME: &str = "(() => {
    HTMLAnchorElement.prototype.click = function () { window.givenName = this.download; };
})()";

/// A stored game of a variant after this record.
pub fn stored_game(variant: Variant, players: BySide<Player>, record: &str) -> Result<StoredGame> {
    let game = Match::parse(variant.default_rules(), Side::South, record)?;
    Ok(StoredGame {
        saved: SavedGame::new(game, players),
        begun: 1_795_000_000,
        played: 1_795_000_000,
        sent: None,
        friend: Name::default(),
    })
}

/// A few games of many kinds: one with the bot, one by link in which the player
/// is to move, one that is over, and what can't be read.
pub fn some_games() -> Result<Vec<(String, String)>> {
    let with_bot = stored_game(Variant::Giuthi, WITH_BOT, "a- E+ b+")?;
    let mut by_link = stored_game(Variant::Alemungula, WITH_FRIEND, "a A")?;
    by_link.saved.message = Some(TurnMessage {
        id: GameId::new(2),
        to: Side::South,
        offer: false,
        pick: None,
        proofs: BySide::default(),
    });
    by_link.played = 1_794_000_000;
    by_link.sent = Some(2);
    by_link.friend = Name::tidy("Wanjiru & Zé");
    let mut over = stored_game(Variant::Giuthi, WITH_BOT, "a-")?;
    over.saved.ended = Some(Termination::Resigned(Side::North));
    let games = [with_bot, by_link, over].into_iter().zip(1..);
    let mut pairs: Vec<_> = games
        .map(|(game, id)| (GameId::new(id).key(), game.to_string()))
        .collect();
    pairs.push((GameId::new(9).key(), "person bot:6 5damaged".to_owned()));
    Ok(pairs)
}

/// Opens the view with these games in the storage, and waits until all are listed.
pub fn open(page: &Page, pairs: &[(String, String)]) -> Result<()> {
    store(page, pairs)?;
    shown(page, pairs.len())
}

/// Opens the view with these games in the storage; games.html leads there.
fn store(page: &Page, pairs: &[(String, String)]) -> Result<()> {
    page.open("games.html")?;
    page.wait_for(".library-view")?;
    page.call(KEEP, json!(pairs))?;
    page.reload()
}

/// Opens the page with games of many kinds.
pub fn open_some(page: &Page) -> Result<()> {
    open(page, &some_games()?)
}

/// Waits until so many entries are listed.
fn shown(page: &Page, count: usize) -> Result<()> {
    let script = format!("document.querySelectorAll('[data-entry]').length === {count}");
    page.until(&format!("{count} entries"), &script)?;
    Ok(())
}

/// Presses a button of an entry, which its menu has where no pointer rests on entries.
fn act(page: &Page, key: &str, action: &str) -> Result<()> {
    let reveal = format!("[data-entry='{key}'] [data-action=reveal]");
    let is_seen = format!("!!document.querySelector(\"{reveal}\")?.checkVisibility()");
    if page.read(&is_seen)? == true {
        page.press(&reveal)?;
    }
    page.press(&format!("[data-action={action}][data-at='{key}']"))
}

/// Deletes the first game of the list.
pub fn delete_first(page: &Page) -> Result<()> {
    let key = "document.querySelector('[data-entry]')?.dataset.entry";
    let key = page.until("an entry", key)?;
    act(page, key.as_str().unwrap_or_default(), "delete")
}

fn text(page: &Page, selector: &str) -> Result<String> {
    let texts =
        "selector => [...document.querySelectorAll(selector)].map(e => e.textContent).join('|')";
    let text = page.call(texts, json!(selector))?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// The stored games, sorted.
fn pairs(page: &Page) -> Result<Vec<(String, String)>> {
    let mut pairs: Vec<(String, String)> = serde_json::from_value(page.read(PAIRS)?)?;
    pairs.sort();
    Ok(pairs)
}

/// Chooses a file with that text for the import.
fn choose_file(page: &Page, text: &str) -> Result<Value> {
    let choose = "text => {
        const files = new DataTransfer();
        files.items.add(new File([text], 'games.txt'));
        const input = document.querySelector('#import-file');
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
    }";
    page.call(choose, json!(text))
}

#[test]
fn the_list_says_what_there_is_and_what_is_to_be_done() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        let keys =
            page.read("[...document.querySelectorAll('[data-entry]')].map(e => e.dataset.entry)")?;
        // What waits for the player comes first, what is damaged last.
        let order = [2, 1, 3, 9].map(|id| GameId::new(id).key());
        ensure!(keys == json!(order), "the order is {keys}");
        let stages = text(&page, ".entry-stage")?;
        ensure!(
            stages.starts_with("Wanjiru & Zé sowed A|The bot's turn|North resigned|"),
            "the entries say {stages}"
        );
        let waiting = text(&page, ".due-about")?;
        ensure!(waiting == "your turn in 1 game", "{waiting}");
        page.expect(
            "document.querySelector('[data-entry] a').getAttribute('href')",
            json!(format!("#~{}", GameId::new(2))),
        )?;
        // The board: its pits are there, and seeds in them.
        let drawn = "document.querySelectorAll('[data-entry$=AAAAB] .mini [class^=seed-]').length";
        let drawn = page.read(drawn)?;
        ensure!(drawn.as_u64() >= Some(10), "the board shows {drawn} seeds");
        let figures = text(&page, "[data-figures=giuthi] .for-readers")?;
        let one = "1 won, 0 drawn, 0 lost";
        ensure!(figures == format!("{one}|{one}"), "{figures}");

        // One game only.
        page.set("[data-option=filter]", "alemungula")?;
        shown(&page, 2)?;
        let figures = text(&page, ".results .about")?;
        ensure!(figures.starts_with("They begin with"), "{figures}");
        // No game against that opponent: the way back is there.
        page.set("[data-option=filter-opponent]", "bot-6")?;
        shown(&page, 1)?;
        page.press("[data-action=show-all]")?;
        shown(&page, 4)?;
        Ok(())
    })
}

#[test]
fn a_narrow_screen_shows_the_list_or_the_results() -> Result<()> {
    visit(PHONE, |page| {
        open_some(&page)?;
        let seen = "['.lists', '.results'].map(it => document.querySelector(it).checkVisibility())";
        page.expect(seen, json!([true, false]))?;
        page.press("[data-tab=results]")?;
        page.until(
            "the results",
            "document.querySelector('.results').checkVisibility()",
        )?;
        page.expect(seen, json!([false, true]))?;
        page.press("[data-tab=games]")?;
        page.until(
            "the list",
            "document.querySelector('.lists').checkVisibility()",
        )?;
        // What can be done with an entry lies beside it.
        let key = GameId::new(1).key();
        let delete = format!("[data-action=delete][data-at='{key}']");
        let is_seen = format!(
            "document.querySelector(\"{delete}\").getBoundingClientRect().right <= innerWidth"
        );
        page.expect(&is_seen, false)?;
        page.press(&format!("[data-entry='{key}'] [data-action=reveal]"))?;
        page.until("the actions", &is_seen)?;
        page.press(&delete)?;
        shown(&page, 3)
    })
}

/// Whether the open menu lies in the window, and covers the board of its entry.
const OPEN_MENU: &str = "(menu => {
    const box = menu.getBoundingClientRect();
    const board = menu.closest('[data-entry]').querySelector('.pic').getBoundingClientRect();
    const covers = box.left < board.right && box.right > board.left && box.top < board.bottom && box.bottom > board.top;
    return [box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight, covers];
})(document.querySelector('.acts:popover-open'))";

#[test]
fn the_menu_of_a_game_opens_beside_its_board() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        page.late_styles()?;
        for size in [(390, 844), (820, 1180)] {
            page.resize(size)?;
            for id in 1..=3 {
                let reveal = format!("[data-entry='{}'] .reveal", GameId::new(id).key());
                let is_seen = format!("document.querySelector(\"{reveal}\").checkVisibility()");
                if page.read(&is_seen)? == false {
                    continue;
                }
                page.press(&reveal)?;
                page.wait_for(".acts:popover-open")?;
                let found = page.read(OPEN_MENU)?;
                ensure!(found == json!([true, false]), "{size:?}, {id}: {found}");
                page.key("Escape")?;
                page.wait_gone(".acts:popover-open")?;
            }
        }
        Ok(())
    })
}

#[test]
fn a_game_is_resumed_and_found_again() -> Result<()> {
    visit(STILL, |page| {
        open_some(&page)?;
        let key = GameId::new(1).key();
        let stage = format!("[data-entry='{key}'] .entry-stage");
        page.press(&format!("[data-entry='{key}'] a"))?;
        // The bot has answered by the time that the player is to move.
        page.wait_for("[data-phase='choosing']")?;
        let position = page.read("document.querySelector('[data-position]')?.dataset.position")?;
        page.open("games.html")?;
        shown(&page, 4)?;
        ensure!(text(&page, &stage)? == "Your turn");
        let there = pairs(&page)?;
        let (_, text) = there.iter().find(|(it, _)| *it == key).context("gone")?;
        let game = text.parse::<StoredGame>()?.saved.game;
        ensure!(game.plies() == 4, "{text}");
        ensure!(json!(game.current().position().to_string()) == position);
        // A game that is over is looked at.
        let over = GameId::new(3).key();
        page.press(&format!("[data-entry='{over}'] a"))?;
        page.wait_for("[data-phase='over']")?;
        // Going through it belongs to the player's games.
        page.press("[data-action=go-through]")?;
        let current = "document.querySelector('.views [aria-current]')?.hash === '#/games'";
        page.until("the entry of the games", current).map(drop)
    })
}
