//! QR codes: a link to be read by the camera of another device.
//!
//! They are drawn in a worker of its own, which is loaded when one is wanted.

use fast_qr::{ECL, QRBuilder};

#[cfg(target_arch = "wasm32")]
mod worker;
#[cfg(target_arch = "wasm32")]
pub use worker::answer;

/// The most bytes that a code holds, at its lowest level of correction.
pub const MOST: usize = 2_953;

/// A code, drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Modules of a side, without the quiet zone around it.
    pub size: usize,
    /// The dark modules as the path of an SVG, a unit each.
    pub path: String,
}

impl Code {
    /// The code of a text; `None` if it holds more than [`MOST`] bytes.
    #[must_use]
    pub fn of(text: &str) -> Option<Code> {
        // A level with more correction where it fits into as large a code would
        // be better for paper; a screen is clean.
        let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
        let mut path = String::new();
        for (y, row) in (0..code.size).map(|y| (y, &code[y])) {
            let dark = |x: usize| row[x].value();
            let mut x = 0;
            while x < code.size {
                let end = (x..code.size).find(|&end| !dark(end)).unwrap_or(code.size);
                if end > x {
                    path += &format!("M{x} {y}h{}v1H{x}z", end - x);
                }
                x = end + 1;
            }
        }
        let size = code.size;
        Some(Code { size, path })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules of a path, with a quiet zone, as a reader sees them.
    fn picture(code: &Code) -> Vec<Vec<bool>> {
        let wide = code.size + 8;
        let mut dark = vec![vec![false; wide]; wide];
        for run in code.path.split('z').filter(|run| !run.is_empty()) {
            let numbers: Vec<usize> = run
                .split(|c: char| !c.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, length, 1, back] = numbers[..] else {
                panic!("a run {run}");
            };
            assert_eq!(x, back);
            dark[y + 4][x + 4..x + 4 + length].fill(true);
        }
        dark
    }

    fn read(code: &Code) -> String {
        // Each module four points wide.
        let dark = picture(code);
        let wide = dark.len() * 4;
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(wide, wide, |x, y| {
            if dark[y / 4][x / 4] { 0 } else { 255 }
        });
        let grids = image.detect_grids();
        let (_, text) = grids[0].decode().expect("a code");
        text
    }

    #[test]
    fn a_reader_reads_what_was_drawn() {
        let link = "https://example.org/mbegu/#2BmDMbeguRCVkGoCAACnApg";
        for text in ["a", link, &link.repeat(10), &link.repeat(54)] {
            let code = Code::of(text).expect("a code");
            assert_eq!(read(&code), text);
        }
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert!(Code::of(&"x".repeat(MOST)).is_some());
        assert_eq!(Code::of(&"x".repeat(MOST + 1)), None);
    }
}
