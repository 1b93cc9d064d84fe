//! QR codes as the path of an SVG image.

use qrcodegen::{QrCode, QrCodeEcc};

/// The most bytes that a code holds, at the lowest level of error correction.
pub const MAX_BYTES: usize = 2_953;

/// A QR code as a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrPath {
    /// Modules of a side, without the quiet zone around it.
    pub size: i32,
    /// The dark modules as an SVG path, in which a module is one unit wide.
    pub path: String,
}

impl QrPath {
    /// Encodes a text; `None` if it has more than [`MAX_BYTES`] bytes.
    pub fn encode(text: &str) -> Option<Self> {
        // The lowest level of correction: a screen has no dirt, and fewer
        // modules are larger ones.
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let size = code.size();
        let mut path = String::new();
        for y in 0..size {
            let mut x = 0;
            while x < size {
                let is_light = |&x: &i32| !code.get_module(x, y);
                let end = (x..size).find(is_light).unwrap_or(size);
                if end > x {
                    path += &format!("M{x} {y}h{}v1H{x}z", end - x);
                }
                x = end + 1;
            }
        }
        Some(Self { size, path })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules of a path, with a quiet zone, as a reader sees them.
    fn picture(code: &QrPath) -> Vec<Vec<bool>> {
        let wide = code.size as usize + 8;
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

    fn read(code: &QrPath) -> String {
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
    fn a_reader_decodes_the_text() {
        let link = "https://example.org/mbegu/#5BmDMbeguQQlZBqAgACQUfQ";
        for text in ["a", link, &link.repeat(10), &link.repeat(54)] {
            let code = QrPath::encode(text).expect("a code");
            assert_eq!(read(&code), text);
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert!(QrPath::encode(&"x".repeat(MAX_BYTES)).is_some());
        assert_eq!(QrPath::encode(&"x".repeat(MAX_BYTES + 1)), None);
    }
}
