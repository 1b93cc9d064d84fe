//! The editor of positions, by pointer, by keys and by text.

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::harness::{PHONE, Page, STILL, visit};

const POSITION: &str = "document.querySelector('.set-up')?.dataset.position";

async fn until_position(page: &Page, position: &str) -> Result<()> {
    let script = format!("{POSITION} === '{position}'");
    page.until(position, &script).await.map(drop)
}

async fn until_valid(page: &Page, is_valid: bool) -> Result<()> {
    let result = if is_valid { "valid" } else { "invalid" };
    let script = format!("document.querySelector('.editor')?.dataset.result === '{result}'");
    page.until(result, &script).await.map(drop)
}

async fn open(page: &Page) -> Result<()> {
    page.open("#/editor").await?;
    page.late_styles().await?;
    until_valid(page, true).await
}

/// Writes the position into the field of its text.
async fn write_text(page: &Page, text: &str) -> Result<()> {
    let write = "text => {
        const field = document.querySelector('[data-option=position]');
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }";
    page.call(write, json!(text)).await.map(drop)
}

#[test]
fn seeds_are_added_taken_and_moved_by_the_pointer() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page).await?;
        page.press("[data-action=setup-empty]").await?;
        until_valid(&page, false).await?;
        for _ in 0..3 {
            page.press(".set-up [data-pit=a]").await?;
        }
        until_position(&page, "3,0,0,0,0,0/0,0,0,0,0,0 0-0 s").await?;
        let fault = "document.querySelector('.fault').textContent";
        let told = page.read(fault).await?;
        ensure!(
            told == json!("69 seeds lie in the tray: put them on the board."),
            "{told}"
        );
        let menu = "document.querySelector('.set-up [data-pit=a] .reach').dispatchEvent(
            new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))";
        let is_shown = page.read(menu).await?;
        ensure!(is_shown == json!(false), "the browser's menu is shown");
        until_position(&page, "2,0,0,0,0,0/0,0,0,0,0,0 0-0 s").await?;
        let (from, to) = (
            page.middle(".set-up [data-pit=a]").await?,
            page.middle(".set-up [data-pit=C]").await?,
        );
        page.point("mousePressed", from).await?;
        page.point("mouseMoved", to).await?;
        page.point("mouseReleased", to).await?;
        until_position(&page, "0,0,0,0,0,0/0,0,2,0,0,0 0-0 s").await?;
        page.press("[data-action=setup-undo]").await?;
        until_position(&page, "2,0,0,0,0,0/0,0,0,0,0,0 0-0 s").await
    })
}

#[test]
fn a_finger_that_rests_takes_a_seed_and_one_that_moves_takes_all() -> Result<()> {
    visit(PHONE, |page| async move {
        open(&page).await?;
        let middle = async |pit| page.middle(&format!(".set-up [data-pit={pit}]")).await;
        page.rest(middle("a").await?, 700).await?;
        until_position(&page, "5,6,6,6,6,6/6,6,6,6,6,6 0-0 s").await?;
        // The end of a long press adds none, but a short one does.
        page.tap(".set-up [data-pit=a]").await?;
        until_position(&page, "6,6,6,6,6,6/6,6,6,6,6,6 0-0 s").await?;
        page.swipe(middle("b").await?, middle("c").await?).await?;
        until_position(&page, "6,0,12,6,6,6/6,6,6,6,6,6 0-0 s").await
    })
}

/// An upright board has no room for its stores.
#[test]
fn stores_are_filled_on_a_phone() -> Result<()> {
    visit(PHONE, |page| async move {
        open(&page).await?;
        page.press("[data-action=setup-empty]").await?;
        until_valid(&page, false).await?;
        page.press("[data-place=south]").await?;
        until_position(&page, "0,0,0,0,0,0/0,0,0,0,0,0 1-0 s").await?;
        page.press("[data-action=setup-more]").await?;
        until_position(&page, "0,0,0,0,0,0/0,0,0,0,0,0 2-0 s").await?;
        page.press("[data-place=north]").await?;
        until_position(&page, "0,0,0,0,0,0/0,0,0,0,0,0 2-1 s").await
    })
}

#[test]
fn a_later_round_is_set_up_from_nothing() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page).await?;
        page.press("[data-option=game] option[value=giuthi-rounds]")
            .await?;
        let later = "!!document.querySelector('[data-option=pits] [value=later-4]')";
        page.until("the sizes of later rounds", later).await?;
        page.read(
            "(list => (list.value = 'later-4', list.dispatchEvent(new Event('change', { bubbles: true }))))(
                document.querySelector('[data-option=pits]'))",
        )
        .await?;
        until_position(&page, "6,6,6,6/6,6,6,6 0-0 s").await?;
        page.press("[data-place=north]").await?;
        page.key("2").await?;
        page.key("4").await?;
        until_position(&page, "6,6,6,6/6,6,6,6 0-24 s").await?;
        until_valid(&page, true).await
    })
}

/// The buttons that share, whether they are disabled, and where they are.
const SHARING: &str = "[...document.querySelectorAll('.editor-share button')].map(it => {
    const { left, top, width } = it.getBoundingClientRect();
    return [it.disabled, [left, top, width].map(Math.round).join()];
})";

#[test]
fn an_empty_tray_is_told_and_buttons_keep_their_places() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page).await?;
        let fault = "document.querySelector('.editor-panel .fault').textContent";
        ensure!(page.read(fault).await? == json!(""), "a fault at the start");
        page.press(".set-up [data-pit=c]").await?;
        page.until("what is told", &format!("{fault}.includes('tray')"))
            .await?;
        until_valid(&page, true).await?;
        let before: Vec<(bool, String)> = serde_json::from_value(page.read(SHARING).await?)?;
        page.press("[data-action=setup-less]").await?;
        until_valid(&page, false).await?;
        let after: Vec<(bool, String)> = serde_json::from_value(page.read(SHARING).await?)?;
        ensure!(
            before.len() == 2 && after.len() == 2,
            "{before:?}, {after:?}"
        );
        for (before, after) in before.into_iter().zip(after) {
            ensure!(
                before == (false, after.1.clone()),
                "{before:?} to {after:?}"
            );
            ensure!(after.0, "it can be pressed: {after:?}");
        }
        Ok(())
    })
}

#[test]
fn a_position_is_shared_as_a_link_to_play_on() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page).await?;
        let text = "9,5,0,0,0,0/0,0,0,4,0,0 30-24 n";
        write_text(&page, text).await?;
        until_position(&page, text).await?;
        page.read(
            "void Object.defineProperty(navigator, 'share',
                { value: async data => { window.given = data; } })",
        )
        .await?;
        page.press("[data-action=share-position]").await?;
        let given = page.until("what is shared", "window.given").await?;
        page.driver
            .goto(given["url"].as_str().context("a link")?)
            .await?;
        let board =
            format!("document.querySelector('.table .board')?.dataset.position === '{text}'");
        page.until("the position", &board).await?;
        let phase = "document.querySelector('.board').dataset.phase === 'choosing'";
        page.until("a move to choose", phase).await.map(drop)
    })
}

#[test]
fn a_position_is_set_up_by_keys_and_played_on() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page).await?;
        page.press("[data-action=setup-empty]").await?;
        until_valid(&page, false).await?;
        page.tab_to(".set-up [data-pit=a]").await?;
        for key in ["9", "ArrowRight", "5", "+", "-", "D", "3", "0", "4"] {
            page.key(key).await?;
        }
        until_position(&page, "9,5,0,0,0,0/0,0,0,4,0,0 0-0 s").await?;
        page.tab_to("[data-place=south]").await?;
        page.key("9").await?;
        until_position(&page, "9,5,0,0,0,0/0,0,0,4,0,0 9-0 s").await?;
        let rules = Variant::Giuthi.default_rules();
        let text = "9,5,0,0,0,0/0,0,0,4,0,0 30-24 n";
        write_text(&page, text).await?;
        until_position(&page, text).await?;
        ensure!(rules.parse_position(text).is_ok());
        until_valid(&page, true).await?;
        page.press("[data-action=setup-play]").await?;
        let board =
            format!("document.querySelector('.table .board')?.dataset.position === '{text}'");
        page.until("the board", &board).await?;
        page.until(
            "the person to move",
            "document.querySelector('.board').dataset.phase === 'choosing'",
        )
        .await?;
        page.open("#/editor").await?;
        until_position(&page, text).await
    })
}

#[test]
fn two_digits_make_one_number_which_is_told() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page).await?;
        page.press("[data-action=setup-empty]").await?;
        until_valid(&page, false).await?;
        page.tab_to(".set-up [data-pit=a]").await?;
        for key in ["1", "2", "ArrowRight", "3", "b", "4"] {
            page.key(key).await?;
        }
        until_position(&page, "12,4,0,0,0,0/0,0,0,0,0,0 0-0 s").await?;
        let told = "document.querySelector('.editor > [role=status]').textContent";
        let told = page.read(told).await?;
        ensure!(told == json!("Pit b, 4 seeds"), "{told}");
        Ok(())
    })
}

/// The stepper takes, adds and sets seeds where the pit is, with room for a finger.
async fn steps(page: Page) -> Result<()> {
    open(&page).await?;
    page.press("[data-action=setup-empty]").await?;
    until_valid(&page, false).await?;
    page.press(".set-up [data-pit=c]").await?;
    until_position(&page, "0,0,1,0,0,0/0,0,0,0,0,0 0-0 s").await?;
    page.press("[data-action=setup-more]").await?;
    until_position(&page, "0,0,2,0,0,0/0,0,0,0,0,0 0-0 s").await?;
    page.press("[data-action=setup-less]").await?;
    until_position(&page, "0,0,1,0,0,0/0,0,0,0,0,0 0-0 s").await?;
    let set = "number => {
        const field = document.querySelector('[data-option=seeds-of-place]');
        field.value = number;
        field.dispatchEvent(new Event('change', { bubbles: true }));
    }";
    page.call(set, json!("12")).await?;
    until_position(&page, "0,0,12,0,0,0/0,0,0,0,0,0 0-0 s").await?;
    let is_fit = "(() => {
        const { x, right } = document.querySelector('.stepper').getBoundingClientRect();
        const targets = [...document.querySelectorAll('.stepper :is(button, input)')]
            .map(target => target.getBoundingClientRect());
        const pits = [...document.querySelectorAll('.set-up [data-pit] .reach')]
            .map(pit => pit.getBoundingClientRect());
        const isFree = pits.every(({ x, y, width, height }) =>
            !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.stepper'));
        return x >= 0 && right <= innerWidth && isFree
            && targets.length === 3 && targets.every(it => it.width >= 44 && it.height >= 44);
    })()";
    ensure!(page.read(is_fit).await? == json!(true), "the stepper");
    page.picture("editor-stepper").await
}

#[test]
fn the_stepper_stands_beside_the_selected_pit() -> Result<()> {
    visit(STILL, steps)
}

#[test]
fn the_stepper_has_room_on_a_phone() -> Result<()> {
    visit(PHONE, steps)
}

/// What is not within the window, above the bar at its bottom.
const OUT_OF_SIGHT: &str = "['.set-up', '.tray', '.fault', '.stepper'].filter(name => {
    const box = document.querySelector(name).getBoundingClientRect();
    const bar = [...document.querySelectorAll('.views')]
        .map(it => it.getBoundingClientRect().top).find(top => top > innerHeight / 2);
    return box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > (bar ?? innerHeight);
}).join()";

#[test]
fn board_tray_and_fault_are_in_view_together() -> Result<()> {
    visit(PHONE, |page| async move {
        open(&page).await?;
        page.press("[data-action=setup-empty]").await?;
        until_valid(&page, false).await?;
        page.press(".set-up [data-pit=a]").await?;
        for size in [(390, 844), (360, 640), (740, 360)] {
            page.resize(size).await?;
            page.read("scrollTo(0, 0)").await?;
            let what = format!("all in sight at {size:?}");
            page.until(&what, &format!("{OUT_OF_SIGHT} === ''")).await?;
        }
        Ok(())
    })
}

#[test]
fn a_text_that_is_no_position_says_why() -> Result<()> {
    visit(PHONE, |page| async move {
        open(&page).await?;
        for (text, fault) in [
            ("6,6 0-0 s", "Two rows of numbers are needed"),
            ("6,6,6,6,6,6/6,6,6,6,6,5 0-0 s", "There are 71 seeds"),
            ("6,6,6,6,6,6/6,6,6,6,6,6 0-0 x", "seeds are left"),
            ("0,0,0,0,0,0/6,6,6,6,6,6 36-0 s", "has no move"),
        ] {
            write_text(&page, text).await?;
            let told = format!("document.querySelector('.fault').textContent.includes('{fault}')");
            page.until(fault, &told).await?;
        }
        page.picture("editor-fault").await
    })
}

#[test]
fn uurs_are_marked_and_analysed() -> Result<()> {
    visit(STILL, |page| async move {
        open(&page).await?;
        page.press("[data-option=game] option[value=layli-goobalay]")
            .await?;
        until_position(&page, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s").await?;
        page.press(".set-up [data-pit=b]").await?;
        page.press("[data-option=setup-mark][value=north]").await?;
        until_position(&page, "4,n4,4,4,4,4/4,4,4,4,n4,4 0-0 s").await?;
        page.picture("editor-uurs").await?;
        page.press("[data-action=setup-analyse]").await?;
        page.until("the worths", "!!document.querySelector('[data-worth]')")
            .await
            .map(drop)
    })
}
