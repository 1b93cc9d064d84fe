//! The sheet of the settings.

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;
use mbegu::ui::i18n::{Language, MessageValue};
use serde_json::json;

use crate::game::{Game, Opponent, settled};
use crate::harness::{Page, STILL, locale, visit};
use crate::stored::{CATCH, NAME};

fn open(page: &Page) -> Result<()> {
    page.press("[popovertarget=settings]")?;
    page.wait_for("#settings .kept")?;
    // What is stored is read after the sheet is drawn.
    page.next_frames()
}

#[test]
fn a_choice_is_seen_on_the_board_at_once() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        open(&page)?;
        page.press("#settings [data-option=look][value=sand]")?;
        let look = |name: &str| format!("!!document.querySelector('.board.look-{name}')");
        page.until("sand", &look("sand"))?;
        // The keys go on from what is chosen.
        page.key("ArrowRight")?;
        page.until("stone", &look("stone"))?;
        // The board beside the sheet can be seen and pressed.
        let pit = "(pit => { const box = pit.getBoundingClientRect();
            return pit.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        })(document.querySelector('[data-pit=a]'))";
        page.expect(pit, true)?;
        page.press("#settings [data-option=speed][value=fast]")?;
        // The next control changes the settings that it was drawn with.
        let speed = "localStorage['mbegu.settings'].includes('speed=fast')";
        page.until("the stored speed", speed)?;
        page.next_frames()?;
        page.unfold_settings()?;
        page.press("#settings [data-option=preview] option[value=yes]")?;
        page.until(
            "what is stored",
            "['look=stone', 'speed=fast', 'unfolded=yes', 'preview=yes'].every(it => localStorage['mbegu.settings'].includes(it))",
        )
        .map(drop)
    })
}

/// The parts of the settings that lie under something else when they are scrolled to.
const COVERED: &str = "[...document.querySelectorAll('#settings :is(.fields > :not(details), .fields > details > *, .kept)')].filter(part => {
    part.scrollIntoView({ block: 'center' });
    const box = part.getBoundingClientRect();
    return [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2].some(y => {
        const top = document.elementFromPoint((box.left + box.right) / 2, y);
        return !part.contains(top) && !top?.contains(part);
    });
}).map(part => part.outerHTML.slice(0, 80))";

#[test]
fn no_setting_is_covered() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        open(&page)?;
        page.unfold_settings()?;
        for size in [(1440, 900), (390, 844)] {
            page.resize(size)?;
            let covered = page.read(COVERED)?;
            ensure!(covered == json!([]), "{size:?}: {covered:#}");
            // What is kept doesn't take its room from the settings.
            let is_one = "(box => box('.fields').bottom <= box('.kept').top + 1
                && box('.sheet-body').height < box('.fields').height + box('.kept').height)(
                name => document.querySelector(`#settings ${name}`).getBoundingClientRect())";
            page.until("one part that scrolls", is_one)?;
        }
        Ok(())
    })
}

#[test]
fn what_is_kept_is_deleted_after_a_question() -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    let games = "Object.keys(localStorage).filter(key => key.startsWith('mbegu.game.')).sort().map(key => [key, localStorage[key]])";
    visit(STILL, |page| {
        page.open("")?;
        let mut game = None;
        for _ in 0..2 {
            let mut next = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
            next.play_some(0, None)?;
            game = Some(next.position);
        }
        let played = game.context("a game")?;
        let learned = "localStorage['mbegu.courses'] ?? ''";
        page.read("localStorage.setItem('mbegu.courses', 'giuthi=sow')")?;
        open(&page)?;
        let kept = page.read(games)?;
        ensure!(
            kept.as_array().is_some_and(|kept| kept.len() == 2),
            "{kept}"
        );
        page.read(CATCH)?;
        page.read(NAME)?;
        page.press("#settings [data-action=export-all]")?;
        let exported = "window.given?.split('\\nrecord ').length === 3";
        page.until("a file with both games", exported)?;
        page.press("#settings [data-action=delete-all]")?;
        page.press("#settings [data-action=delete-all-no]")?;
        ensure!(page.read(games)? == kept, "deleted without an answer");
        page.press("#settings [data-action=delete-all]")?;
        page.press("#settings [data-action=delete-all-yes]")?;
        page.until("no game", &format!("({games}).length === 0"))?;
        page.expect(learned, "")?;
        let shown = settled(&page, &rules)?;
        ensure!(shown != played, "a deleted game is on the board");
        Ok(())
    })
}

#[test]
fn the_list_of_games_follows_what_is_deleted_in_the_settings() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        game.play_some(0, None)?;
        page.open("#/games")?;
        page.wait_for("[data-entry]")?;
        open(&page)?;
        page.press("#settings [data-action=delete-all]")?;
        page.press("#settings [data-action=delete-all-yes]")?;
        page.until("no game", "!document.querySelector('[data-entry]')")?;
        let view = page.read("location.hash")?;
        ensure!(view == json!("#/games"), "the view has changed to {view}");
        Ok(())
    })
}

#[test]
fn the_browser_is_asked_to_keep_the_first_game() -> Result<()> {
    for promised in [true, false] {
        let script = format!(
            "window.asked = 0;
            StorageManager.prototype.persist = async () => {{ window.asked++; return {promised}; }};
            StorageManager.prototype.persisted = async () => window.asked > 0 && {promised};"
        );
        visit(STILL, |page| {
            page.before_loading(&script)?;
            page.open("")?;
            page.wait_for("[data-position]")?;
            page.expect("asked", 0)?;
            for _ in 0..2 {
                let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
                game.play_some(0, None)?;
                page.until("the question", "asked === 1")?;
            }
            open(&page)?;
            let told = format!("document.querySelector('[data-durable={promised}]')?.textContent");
            let told = page.until("the answer", &told)?;
            let expected = locale(Language::ENGLISH)?
                .format("kept-durable", &[("durable", MessageValue::from(promised))]);
            ensure!(told == json!(expected), "{told}");
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn unchecked_translations_are_marked() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        open(&page)?;
        page.unfold_settings()?;
        let text = "document.querySelector('#settings .translation').textContent";
        page.expect(text, "Help to translate")?;
        for language in Language::offered().filter(|language| !language.is_checked()) {
            let tag = language.tag();
            page.press(&format!("[data-option=language] option[value='{tag}']"))?;
            let [note, link] = ["language-unchecked", "help-to-translate"]
                .map(|id| locale(language).map(|locale| locale.format(id, &[])));
            page.until(tag, &format!("{text} === `{} {}`", note?, link?))?;
        }
        // The guide is beside the page.
        let guide =
            page.read("document.querySelector('#settings .translation a').getAttribute('href')")?;
        ensure!(
            xtask::build::dist()
                .join(guide.as_str().context("a link")?)
                .is_file(),
            "{guide}"
        );
        Ok(())
    })
}

#[test]
fn the_rest_of_the_settings_stays_unfolded() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        open(&page)?;
        let is_open = "document.querySelector('#settings .fields > details').open";
        page.expect(is_open, false)?;
        page.unfold_settings()?;
        page.until(
            "the stored fold",
            "localStorage['mbegu.settings'].includes('unfolded=yes')",
        )?;
        page.reload()?;
        open(&page)?;
        page.expect(is_open, true)
    })
}
