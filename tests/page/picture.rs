//! The picture of a position, as a file.

use anyhow::{Result, ensure};
use mbegu::link::LinkView;
use mbegu::rules::{Match, Side, Variant};
use serde_json::{Value, json};

use crate::game::{Game, Opponent, link_of};
use crate::harness::{Page, STILL, visit};

/// Keeps the texts that the page draws.
const KEEP_TEXTS: &str = "window.texts = [];
    const fill = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
        texts.push(text);
        return fill.call(this, text, ...place);
    };";

/// Keeps the file that the page makes.
const KEEP_FILE: &str = "const usual = URL.createObjectURL;
    URL.createObjectURL = made => {
        if (made.type === 'image/png') window.made = made;
        return usual.call(URL, made);
    };";

/// The file: its name, its size, the colour of the page at its corner, the colour of the board
/// near its middle, and how many colours there are.
const SEEN: &str = "(async file => {
    const image = await createImageBitmap(file);
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    const at = (x, y) => [...context.getImageData(x, y, 1, 1).data];
    const all = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    const board = at(width / 2, height / 2 - 24);
    return { name: file.name, size: [width, height], corner: at(3, 3), board, colours: new Set(all).size };
})";

/// The addresses that the page has asked for elsewhere.
const FOREIGN: &str = "performance.getEntriesByType('resource').map(it => new URL(it.name))
    .filter(it => it.origin !== location.origin).map(String)";

/// Makes a picture in the share sheet.
fn picture(page: &Page, shape: &str) -> Result<()> {
    let button = format!("#share [data-action=picture][data-at={shape}]:not([aria-disabled])");
    page.wait_for(&button)?;
    page.press(&button)
}

/// Checks the parts of a colour, each within a range.
fn is_within(colour: &Value, ranges: [(u64, u64); 3]) -> bool {
    ranges.into_iter().enumerate().all(|(part, (least, most))| {
        let part = colour[part].as_u64();
        part.is_some_and(|part| (least..=most).contains(&part))
    })
}

#[test]
fn a_picture_is_saved_in_both_shapes_and_nothing_is_sent() -> Result<()> {
    visit(STILL, |page| {
        page.before_loading(KEEP_FILE)?;
        page.colours("light")?;
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.late_styles()?;
        page.press("[popovertarget=share]")?;
        for (shape, size) in [("wide", [1200, 630]), ("square", [1200, 1200])] {
            page.read("void delete window.made")?;
            picture(&page, shape)?;
            let seen = page.until("the picture", &format!("window.made && {SEEN}(made)"))?;
            ensure!(
                seen["name"] == format!("mbegu-giuthi-{shape}.png"),
                "{seen}"
            );
            ensure!(seen["size"] == json!(size), "{seen}");
            // Paper, and red earth.
            let paper = [(225, 255), (210, 245), (180, 235)];
            ensure!(is_within(&seen["corner"], paper), "{seen}");
            ensure!(
                is_within(&seen["board"], [(110, 230), (50, 150), (20, 110)]),
                "{seen}"
            );
            ensure!(seen["colours"].as_u64() > Some(2_000), "{seen}");
            let told =
                "document.querySelector('#share .picture-sharing .outcome').textContent !== ''";
            page.until("what became of it", told)?;
        }
        page.expect(FOREIGN, json!([]))?;
        page.expect("violations", json!([]))
    })
}

#[test]
fn the_device_shares_the_file_of_a_finished_game() -> Result<()> {
    visit(STILL, |page| {
        page.before_loading(
            "navigator.canShare = ({ files }) => files.length === 1;
            navigator.share = async ({ files }) => { window.made = files[0]; };",
        )?;
        page.before_loading(KEEP_TEXTS)?;
        let rules = Variant::Giuthi.default_rules();
        let game = Match::parse(rules, Side::South, crate::gallery::WON)?;
        page.open(&format!("#{}", link_of(game, LinkView::Play)))?;
        page.late_styles()?;
        page.press("[popovertarget=share]")?;
        picture(&page, "wide")?;
        let seen = page.until("the picture", &format!("window.made && {SEEN}(made)"))?;
        ensure!(seen["size"] == json!([1200, 630]), "{seen}");
        // The game, and the names and scores of both players.
        let drawn = "(wanted => wanted.filter(it => !texts.includes(it)))";
        let said = json!(["Giuthi", "South", "North", "24", "48"]);
        page.expect(&format!("{drawn}({said})"), json!([]))?;
        let told = "document.querySelector('#share .picture-sharing .outcome').textContent";
        page.until("what became of it", &format!("{told} === 'Shared'"))?;
        page.expect("violations", json!([]))
    })
}

#[test]
fn a_picture_that_fails_is_told() -> Result<()> {
    visit(STILL, |page| {
        page.before_loading("HTMLCanvasElement.prototype.toBlob = done => done(null);")?;
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Person)?;
        page.late_styles()?;
        page.press("[popovertarget=share]")?;
        picture(&page, "wide")?;
        let told = "document.querySelector('#share .picture-sharing .outcome').textContent";
        page.until(
            "the failure",
            &format!("{told}.startsWith('The picture can')"),
        )?;
        // It can be tried again.
        picture(&page, "square")
    })
}
