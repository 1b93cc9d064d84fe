//! Renders the icon of the page (static/icon.svg) as the pictures that devices ask for
//! when the page is installed.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::static_file;

struct Picture {
    name: &'static str,
    size: u32,
    /// The share of the width that the icon takes. A device may cut a maskable icon down
    /// to a circle of four fifths of the width.
    share: f32,
}

const PICTURES: [Picture; 5] = [
    // The browser loads it beside the program.
    Picture {
        name: "icon-48.png",
        size: 48,
        share: 1.0,
    },
    Picture {
        name: "icon-192.png",
        size: 192,
        share: 1.0,
    },
    Picture {
        name: "icon-512.png",
        size: 512,
        share: 1.0,
    },
    Picture {
        name: "icon-maskable.png",
        size: 512,
        share: 0.8,
    },
    Picture {
        name: "apple-touch-icon.png",
        size: 180,
        share: 0.9,
    },
];

/// The colour around an icon that doesn't fill its picture: that of the slab.
const AROUND: (u8, u8, u8) = (0xad, 0x57, 0x30);

pub fn render(folder: &Path) -> Result<()> {
    let icon = fs::read(static_file("icon.svg"))?;
    let tree = Tree::from_data(&icon, &Options::default())?;
    for picture in PICTURES {
        fs::write(folder.join(picture.name), draw(&tree, &picture)?)?;
    }
    Ok(())
}

fn draw(tree: &Tree, picture: &Picture) -> Result<Vec<u8>> {
    let mut pixels = Pixmap::new(picture.size, picture.size).context("no memory")?;
    if picture.share < 1.0 {
        let (red, green, blue) = AROUND;
        pixels.fill(Color::from_rgba8(red, green, blue, 255));
    }
    let size = picture.size as f32;
    let scale = size * picture.share / tree.size().width();
    let edge = size * (1.0 - picture.share) / 2.0;
    let transform = Transform::from_scale(scale, scale).post_translate(edge, edge);
    resvg::render(tree, transform, &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}
