//! The editor of positions, by pointer, by keys and by text.

use anyhow::{Context, Result, ensure};
use mbegu::rules::Variant;

use crate::drivers::Mouse;
use crate::harness::{PHONE, Page, STILL, visit};

const POSITION: &str = "document.querySelector('.set-up')?.dataset.position";

fn until_position(page: &Page, position: &str) -> Result<()> {
    let script = format!("{POSITION} === '{position}'");
    page.until(position, &script).map(drop)
}

fn until_valid(page: &Page, is_valid: bool) -> Result<()> {
    let result = if is_valid { "valid" } else { "invalid" };
    page.wait_for(&format!(".editor[data-result='{result}']"))
}

fn open(page: &Page) -> Result<()> {
    page.open("#/editor")?;
    page.late_styles()?;
    until_valid(page, true)
}

/// Writes the position into the field of its text.
fn write_text(page: &Page, text: &str) -> Result<()> {
    // The field changes the position that it was drawn with, after the board.
    page.next_frames()?;
    page.set("[data-option=position]", text)
}

#[test]
fn seeds_are_added_taken_and_moved_by_the_pointer() -> Result<()> {
    visit(STILL, |page| {
        open(&page)?;
        page.press("[data-action=setup-empty]")?;
        until_valid(&page, false)?;
        for _ in 0..3 {
            page.press(".set-up [data-pit=a]")?;
        }
        until_position(&page, "3,0,0,0,0,0/0,0,0,0,0,0 0-0 s")?;
        let fault = "document.querySelector('.fault').textContent";
        page.expect(fault, "69 seeds lie in the tray: put them on the board.")?;
        let menu = "document.querySelector('.set-up [data-pit=a] .reach').dispatchEvent(
            new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))";
        page.expect(menu, false)?;
        until_position(&page, "2,0,0,0,0,0/0,0,0,0,0,0 0-0 s")?;
        let (from, to) = (
            page.middle(".set-up [data-pit=a]")?,
            page.middle(".set-up [data-pit=C]")?,
        );
        page.point(Mouse::Press, from)?;
        page.point(Mouse::Move, to)?;
        page.point(Mouse::Release, to)?;
        until_position(&page, "0,0,0,0,0,0/0,0,2,0,0,0 0-0 s")?;
        page.press("[data-action=setup-undo]")?;
        until_position(&page, "2,0,0,0,0,0/0,0,0,0,0,0 0-0 s")
    })
}

#[test]
fn a_finger_that_rests_takes_a_seed_and_one_that_moves_takes_all() -> Result<()> {
    visit(PHONE, |page| {
        open(&page)?;
        let middle = |pit| page.middle(&format!(".set-up [data-pit={pit}]"));
        page.devtools()?.put_finger(middle("a")?)?;
        until_position(&page, "5,6,6,6,6,6/6,6,6,6,6,6 0-0 s")?;
        page.devtools()?.lift_finger()?;
        // The end of a long press adds none, but a short one does.
        page.tap(".set-up [data-pit=a]")?;
        until_position(&page, "6,6,6,6,6,6/6,6,6,6,6,6 0-0 s")?;
        page.swipe(middle("b")?, middle("c")?)?;
        until_position(&page, "6,0,12,6,6,6/6,6,6,6,6,6 0-0 s")
    })
}

/// An upright board has no room for its stores.
#[test]
fn stores_are_filled_on_a_phone() -> Result<()> {
    visit(PHONE, |page| {
        open(&page)?;
        page.press("[data-action=setup-empty]")?;
        until_valid(&page, false)?;
        page.press("[data-place=south]")?;
        until_position(&page, "0,0,0,0,0,0/0,0,0,0,0,0 1-0 s")?;
        page.press("[data-action=setup-more]")?;
        until_position(&page, "0,0,0,0,0,0/0,0,0,0,0,0 2-0 s")?;
        page.press("[data-place=north]")?;
        until_position(&page, "0,0,0,0,0,0/0,0,0,0,0,0 2-1 s")
    })
}

#[test]
fn a_position_is_shared_as_a_link_to_play_on() -> Result<()> {
    visit(STILL, |page| {
        open(&page)?;
        let text = "9,5,0,0,0,0/0,0,0,4,0,0 30-24 n";
        write_text(&page, text)?;
        until_position(&page, text)?;
        page.read(
            "void Object.defineProperty(navigator, 'share',
                { value: async data => { window.given = data; } })",
        )?;
        page.press("[data-action=share-position]")?;
        let given = page.until("what is shared", "window.given")?;
        page.goto(given["url"].as_str().context("a link")?)?;
        let board =
            format!("document.querySelector('.table .board')?.dataset.position === '{text}'");
        page.until("the position", &board)?;
        page.wait_for(".board[data-phase='choosing']")
    })
}

#[test]
fn a_position_is_set_up_by_keys_and_played_on() -> Result<()> {
    visit(STILL, |page| {
        open(&page)?;
        page.press("[data-action=setup-empty]")?;
        until_valid(&page, false)?;
        page.tab_to(".set-up [data-pit=a]")?;
        for key in ["9", "ArrowRight", "5", "+", "-", "D", "3", "0", "4"] {
            page.key(key)?;
        }
        until_position(&page, "9,5,0,0,0,0/0,0,0,4,0,0 0-0 s")?;
        page.tab_to("[data-place=south]")?;
        page.key("9")?;
        until_position(&page, "9,5,0,0,0,0/0,0,0,4,0,0 9-0 s")?;
        let rules = Variant::Giuthi.default_rules();
        let text = "9,5,0,0,0,0/0,0,0,4,0,0 30-24 n";
        write_text(&page, text)?;
        until_position(&page, text)?;
        ensure!(rules.parse_position(text).is_ok());
        until_valid(&page, true)?;
        page.press("[data-action=setup-play]")?;
        let board =
            format!("document.querySelector('.table .board')?.dataset.position === '{text}'");
        page.until("the board", &board)?;
        page.wait_for(".board[data-phase='choosing']")?;
        // The game is written into the address after the board is drawn.
        let address = "location.hash.length > 1 && !location.hash.startsWith('#/')";
        page.until("the game in the address", address)?;
        page.open("#/editor")?;
        until_position(&page, text)
    })
}

/// The stepper takes, adds and sets seeds where the pit is, with room for a finger.
fn steps(page: Page) -> Result<()> {
    open(&page)?;
    page.press("[data-action=setup-empty]")?;
    until_valid(&page, false)?;
    page.press(".set-up [data-pit=c]")?;
    until_position(&page, "0,0,1,0,0,0/0,0,0,0,0,0 0-0 s")?;
    page.press("[data-action=setup-more]")?;
    until_position(&page, "0,0,2,0,0,0/0,0,0,0,0,0 0-0 s")?;
    page.press("[data-action=setup-less]")?;
    until_position(&page, "0,0,1,0,0,0/0,0,0,0,0,0 0-0 s")?;
    page.set("[data-option=seeds-of-place]", "12")?;
    until_position(&page, "0,0,12,0,0,0/0,0,0,0,0,0 0-0 s")?;
    for (number, seeds) in [("٢٥", 25), (" 1７", 17), ("many", 17)] {
        page.set("[data-option=seeds-of-place]", number)?;
        until_position(&page, &format!("0,0,{seeds},0,0,0/0,0,0,0,0,0 0-0 s"))?;
        page.expect(
            "document.querySelector('[data-option=seeds-of-place]').value",
            seeds.to_string(),
        )?;
    }
    // The arrows of a number field.
    page.press("[data-option=seeds-of-place]")?;
    for (key, seeds) in [("ArrowUp", 18), ("ArrowDown", 17)] {
        page.key(key)?;
        until_position(&page, &format!("0,0,{seeds},0,0,0/0,0,0,0,0,0 0-0 s"))?;
    }
    // They go on from a number that is being typed.
    page.read("void (document.activeElement.value = '20')")?;
    page.key("ArrowUp")?;
    until_position(&page, "0,0,21,0,0,0/0,0,0,0,0,0 0-0 s")?;
    page.set("[data-option=seeds-of-place]", "12")?;
    until_position(&page, "0,0,12,0,0,0/0,0,0,0,0,0 0-0 s")?;
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
    page.expect(is_fit, true)
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
    visit(PHONE, |page| {
        open(&page)?;
        page.press("[data-action=setup-empty]")?;
        until_valid(&page, false)?;
        page.press(".set-up [data-pit=a]")?;
        for size in [(390, 844), (360, 640), (740, 360)] {
            page.resize(size)?;
            page.read("scrollTo(0, 0)")?;
            let what = format!("all in sight at {size:?}");
            page.until(&what, &format!("{OUT_OF_SIGHT} === ''"))?;
        }
        Ok(())
    })
}

#[test]
fn uurs_are_marked_and_analysed() -> Result<()> {
    visit(STILL, |page| {
        open(&page)?;
        page.press("[data-option=game] option[value=layli-goobalay]")?;
        until_position(&page, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s")?;
        page.press(".set-up [data-pit=b]")?;
        page.press("[data-option=setup-mark][value=north]")?;
        until_position(&page, "4,n4,4,4,4,4/4,4,4,4,n4,4 0-0 s")?;
        page.press("[data-action=setup-analyse]")?;
        page.wait_for("[data-worth]")
    })
}
