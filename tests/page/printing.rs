//! What is seen on paper.

use anyhow::{Context, Result, ensure};
use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::gallery::WON;
use crate::game::link_of;
use crate::harness::{How, PHONE, Page, STILL, visit};
use mbegu::link::LinkView;
use mbegu::rules::{Match, Side, Variant};
use mbegu::ui::i18n::Language;
use mbegu::ui::print::board_sheet::{PIT_RADIUS, board_sheets};

/// What can only be pressed, and is seen all the same.
const PRESSED: &str = "[...document.querySelectorAll('button, .top, .notice, .tag, .hand')]
    .filter(it => it.checkVisibility()).map(it => it.className)";

/// Has the browser show the page as it prints it, on a sheet of A4.
fn print(page: &Page) -> Result<()> {
    page.resize((794, 1123))?;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }))?;
    page.next_frames()
}

#[test]
fn a_game_is_printed_with_its_board_score_and_moves() -> Result<()> {
    visit(STILL, |page| {
        let game = Match::parse(Variant::Giuthi.default_rules(), Side::South, WON)?;
        page.open(&format!("#{}", link_of(game, LinkView::Play)))?;
        page.wait_for(".moves .entry")?;
        page.late_styles()?;
        print(&page)?;
        page.expect(PRESSED, json!([]))?;
        let moves = "[...document.querySelectorAll('.moves .entry')].filter(it => it.checkVisibility()).length";
        page.expect(moves, WON.split(' ').count())?;
        let black = "[...document.querySelectorAll('.board .number, .score')]
            .every(it => [getComputedStyle(it).fill, getComputedStyle(it).color].includes('rgb(0, 0, 0)'))";
        page.expect(black, true)?;
        // Nothing of the list lies outside the sheet.
        let cut = page.read("[...document.querySelectorAll('.moves .entry')].filter(it => it.getBoundingClientRect().right > innerWidth + 1).length")?;
        ensure!(cut == 0, "{cut} moves are cut");
        Ok(())
    })
}

#[test]
fn a_puzzle_is_printed_without_its_buttons() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles/giuthi")?;
        page.wait_for("[data-puzzle]")?;
        page.late_styles()?;
        print(&page)?;
        page.expect(PRESSED, json!([]))?;
        page.expect("document.querySelector('.board').checkVisibility()", true)
    })
}

/// The sheets of A4 and Letter, in inches.
const PAPERS: [(f64, f64); 2] = [(8.27, 11.69), (8.5, 11.0)];

/// The fewest bytes of a page on which something is drawn; an empty one has some dozen.
const MIN_PAGE: usize = 400;

/// The lengths of what is drawn on the pages of the PDF of a page, which the browser prints.
fn printed(page: &Page, (width, height): (f64, f64)) -> Result<Vec<usize>> {
    let paper = json!({ "paperWidth": width, "paperHeight": height });
    let answer = page.cdp("Page.printToPDF", paper)?;
    let pdf = BASE64.decode(answer["data"].as_str().context("a PDF")?.as_bytes())?;
    let pdf: String = pdf.into_iter().map(char::from).collect();
    let after = |text: &str, key: &str| -> Result<usize> {
        let value = text.split_once(key).with_context(|| key.to_owned())?.1;
        let digits = value.split(|c: char| !c.is_ascii_digit()).next();
        Ok(digits.unwrap_or_default().parse()?)
    };
    let pages = pdf.split("/Type /Page\n").skip(1).map(|page| {
        let contents = after(page, "/Contents ")?;
        let (_, object) = pdf
            .split_once(&format!("\n{contents} 0 obj\n"))
            .context("the contents of a page")?;
        after(object, "/Length ")
    });
    pages.collect()
}

/// What lies beyond the edges of its sheet, or makes it higher than the paper, in windows as
/// wide as A4 within the margins.
const BEYOND: &str = "[...document.querySelectorAll('.paper')].flatMap((paper, number) => {
    const all = paper.getBoundingClientRect(), mm = 96 / 25.4, faults = [];
    if (all.height > 263.4 * mm) faults.push(`sheet ${number} is ${all.height / mm} mm high`);
    if (all.width > 194 * mm) faults.push(`sheet ${number} is ${all.width / mm} mm wide`);
    for (const it of paper.querySelectorAll('*')) {
        const box = it.getBoundingClientRect();
        const is_out = box.left < all.left - 1 || box.right > all.right + 1 || box.bottom > all.bottom + 1;
        // The marks at which two sheets are joined are cut in halves.
        if (is_out && !it.closest('svg, .for-readers')) faults.push(it.outerHTML.slice(0, 120));
    }
    return faults;
})";

/// Fails unless the view is printed on that many pages of both kinds of paper, with nothing
/// beyond an edge and no page blank.
fn is_printed_on(page: &Page, what: &str, count: usize) -> Result<()> {
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }))?;
    page.next_frames()?;
    let beyond = page.faults(BEYOND)?;
    ensure!(beyond == json!([]), "{what}: {beyond:#}");
    for paper in PAPERS {
        let pages = printed(page, paper)?;
        ensure!(pages.len() == count, "{what}: {} pages", pages.len());
        let blank = pages.iter().find(|&&length| length < MIN_PAGE);
        ensure!(blank.is_none(), "{what}: {blank:?} bytes on a page");
    }
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "" }))
        .map(drop)
}

/// A window as wide as what can be printed on of A4.
const SHEET: How = How {
    size: (734, 1060),
    ..STILL
};

fn open_printout(page: &Page, name: &str) -> Result<()> {
    page.read(&format!("void (location.hash = '#/print/{name}')"))?;
    page.wait_for(&format!(
        "[data-printout='{name}'] .paper:not([aria-busy], .skeleton)"
    ))
}

#[test]
fn every_sheet_is_printed_on_its_pages_in_every_language() -> Result<()> {
    visit(SHEET, |page| {
        for language in Language::offered() {
            page.open("#/print")?;
            page.store_language(language.tag())?;
            page.reload()?;
            page.wait_for(".printouts .pills")?;
            page.late_styles()?;
            let mut sheets = vec![("record".to_owned(), 1), ("puzzles/uur".to_owned(), 2)];
            for variant in Variant::ALL {
                let boards = board_sheets(&variant.default_rules()).len();
                sheets.push((format!("board/{variant}"), boards));
                sheets.push((format!("rules/{variant}"), 1));
                sheets.push((format!("puzzles/{variant}"), 2));
            }
            for (name, count) in sheets {
                open_printout(&page, &name)?;
                is_printed_on(&page, &format!("{name}, {}", language.tag()), count)?;
            }
        }
        Ok(())
    })
}

#[test]
fn the_pits_of_a_board_are_printed_five_centimetres_across() -> Result<()> {
    visit(SHEET, |page| {
        page.open("#/print/board/giuthi")?;
        page.wait_for(".board-sheet")?;
        page.late_styles()?;
        print(&page)?;
        let pits = format!(
            "[...document.querySelectorAll(\".board-sheet circle[r='{PIT_RADIUS}']\")]
                .map(it => Math.round(it.getBoundingClientRect().width / 96 * 254))"
        );
        page.expect(&pits, vec![500; 12])
    })
}

#[test]
fn answers_name_the_puzzles_and_mark_their_pits() -> Result<()> {
    visit(PHONE, |page| {
        page.open("#/print/puzzles/giuthi")?;
        page.wait_for("[data-answers]")?;
        let numbers = "[...document.querySelectorAll('.puzzle-sheet')].map(sheet =>
            [...sheet.querySelectorAll('h3')].map(it => parseInt(it.textContent)))";
        let twice = |numbers: [u8; 6]| json!([numbers, numbers]);
        page.expect(numbers, twice([1, 2, 3, 4, 5, 6]))?;
        let marks = "[...document.querySelectorAll('.puzzle-sheet')].map(sheet =>
            sheet.querySelectorAll('.mini-sown:not(.case)').length)";
        page.expect(marks, json!([0, 6]))?;
        // On paper the boards lie flat.
        let ways = "[...document.querySelector('[data-answers]').textContent.matchAll(/to the (left|right)/g)].length";
        page.expect(ways, 6)?;
        ensure!(page.has("[data-action=six-before][disabled]")?);
        page.press("[data-action=six-next]")?;
        page.until("the next six", &format!("{numbers}[1][0] === 7"))?;
        page.expect(numbers, twice([7, 8, 9, 10, 11, 12]))
    })
}

#[test]
fn a_newcomer_comes_to_the_sheets_from_three_views_and_prints_one() -> Result<()> {
    visit(STILL, |page| {
        page.before_loading("window.print = () => { window.printed = true; }")?;
        for (view, link) in [
            ("#/learn", "#/print"),
            ("#/puzzles", "#/print"),
            ("#/rules/giuthi", "#/print/rules/giuthi"),
        ] {
            page.open(view)?;
            let link = format!("main a[href='{link}']");
            page.wait_for(&link)?;
            page.press(&link)?;
            page.wait_for(":is(.printouts, .printout) h1")?;
        }
        page.press("[data-action=print]")?;
        page.expect("window.printed", Value::Bool(true))
    })
}
