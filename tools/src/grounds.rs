//! Renders the surfaces of the boards, which the page loads after the first picture.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const SIZE: (u32, u32) = (1920, 960);
/// The most that a picture may weigh, in bytes.
const MAX_BYTES: usize = 60_000;

struct Ground {
    name: &'static str,
    /// The gradient of the surface, from the light to the dark end. The same as
    /// in static/styles/tokens.css.
    slab: [&'static str; 3],
    /// The colour of the stains, in shares of red, green and blue.
    stain: &'static str,
    /// How fine the stains are, along and across the board.
    stain_frequency: &'static str,
    /// Slope and offset of the stains' opacity.
    stain_contrast: &'static str,
    /// How fine the grains are.
    grain_frequency: &'static str,
    /// Whether small stones lie at the edges.
    has_stones: bool,
}

const GROUNDS: [Ground; 4] = [
    Ground {
        name: "earth",
        slab: ["#c9733f", "#ad5730", "#7c3419"],
        stain: ".16 .05 .02",
        stain_frequency: ".009 .016",
        stain_contrast: "1.35 -.52",
        grain_frequency: ".8",
        has_stones: true,
    },
    Ground {
        name: "wood",
        slab: ["#8d5730", "#6f4122", "#472611"],
        stain: ".1 .05 .02",
        stain_frequency: ".003 .07",
        stain_contrast: "2.2 -.85",
        grain_frequency: ".5",
        has_stones: false,
    },
    Ground {
        name: "sand",
        slab: ["#efd5a0", "#dcb979", "#b88d4e"],
        stain: ".55 .38 .17",
        stain_frequency: ".008 .045",
        stain_contrast: "1.35 -.52",
        grain_frequency: ".95",
        has_stones: false,
    },
    Ground {
        name: "stone",
        slab: ["#b9bab6", "#9b9d9b", "#6f7273"],
        stain: ".12 .13 .14",
        stain_frequency: ".015 .022",
        stain_contrast: "1.35 -.52",
        grain_frequency: ".9",
        has_stones: false,
    },
];

/// Writes `earth.webp` and so on into a folder.
pub fn render(folder: &Path) -> Result<()> {
    for ground in &GROUNDS {
        let tree = Tree::from_str(&ground.svg(), &Options::default())?;
        let mut picture = Pixmap::new(SIZE.0, SIZE.1).context("no picture of that size")?;
        resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
        let bytes = encode(&picture);
        ensure!(
            bytes.len() <= MAX_BYTES,
            "{} comes to {} bytes",
            ground.name,
            bytes.len()
        );
        println!("{}: {} bytes", ground.name, bytes.len());
        fs::write(folder.join(ground.name).with_extension("webp"), bytes)?;
    }
    Ok(())
}

/// The picture as WebP, in the best quality that is small enough.
fn encode(picture: &Pixmap) -> Vec<u8> {
    let encoder = webp::Encoder::from_rgba(picture.data(), SIZE.0, SIZE.1);
    let qualities = (4..=18).rev().map(|step| step as f32 * 5.0);
    let mut encoded = qualities.map(|quality| encoder.encode(quality).to_vec());
    let small = encoded.find(|bytes| bytes.len() <= MAX_BYTES);
    small.unwrap_or_else(|| encoder.encode(15.0).to_vec())
}

impl Ground {
    fn svg(&self) -> String {
        let (width, height) = SIZE;
        let stops = self.slab.iter().zip(["0", ".45", "1"]);
        let stops: String = stops
            .map(|(colour, at)| format!(r#"<stop offset="{at}" stop-color="{colour}"/>"#))
            .collect();
        let mut stain = String::new();
        for share in self.stain.split(' ') {
            stain += &format!("0 0 0 0 {share} ");
        }
        let stones = if self.has_stones {
            stones()
        } else {
            String::new()
        };
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">
<radialGradient id="slab" cx=".42" cy=".3" r=".95">{stops}</radialGradient>
<filter id="stains" x="0" y="0" width="1" height="1">
<feTurbulence type="fractalNoise" baseFrequency="{}" numOctaves="5" seed="4"/>
<feColorMatrix values="{stain} 0 0 0 {}"/>
</filter>
<filter id="grains" x="0" y="0" width="1" height="1">
<feTurbulence type="fractalNoise" baseFrequency="{}" numOctaves="3" seed="9"/>
<feDiffuseLighting surfaceScale="1.3" lighting-color="#ffe9d2"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>
</filter>
<rect width="100%" height="100%" fill="url(#slab)"/>
<rect width="100%" height="100%" filter="url(#stains)"/>
<rect width="100%" height="100%" filter="url(#grains)" opacity=".34" style="mix-blend-mode:soft-light"/>
{stones}</svg>"##,
            self.stain_frequency, self.stain_contrast, self.grain_frequency
        )
    }
}

/// Small stones along the two long edges.
fn stones() -> String {
    let mut state = 7_u32;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 8) / f64::from(1 << 24)
    };
    let mut svg = String::new();
    for _ in 0..44 {
        let x = 30.0 + random() * f64::from(SIZE.0 - 60);
        let from_edge = 16.0 + random() * 46.0;
        let y = if random() < 0.5 {
            from_edge
        } else {
            f64::from(SIZE.1) - from_edge
        };
        let radius = 2.0 + random() * 5.0;
        let (hue, grey, light) = (
            18.0 + random() * 14.0,
            20.0 + random() * 16.0,
            34.0 + random() * 20.0,
        );
        svg += &format!(
            r##"<ellipse cx="{x:.1}" cy="{:.1}" rx="{:.1}" ry="{radius:.1}" fill="#000" opacity=".3"/><ellipse cx="{x:.1}" cy="{y:.1}" rx="{:.1}" ry="{radius:.1}" fill="hsl({hue:.0} {grey:.0}% {light:.0}%)"/>"##,
            y + radius * 0.5,
            radius * 1.4,
            radius * 1.3,
        );
    }
    svg
}
