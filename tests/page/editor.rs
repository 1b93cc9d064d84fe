//! The editor of positions, by pointer, by keys and by text.

use anyhow::{Result, ensure};
use mbegu::rules::Variant;
use serde_json::json;

use crate::harness::{How, Page, STILL, visit};

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
fn a_text_that_is_no_position_says_why() -> Result<()> {
    let telephone = How {
        size: (390, 844),
        ..STILL
    };
    visit(telephone, |page| async move {
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
