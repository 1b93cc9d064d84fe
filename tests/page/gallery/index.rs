//! The page that shows all pictures.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::moment::{Film, Moment, Screen, Variation};
use super::moments::{FILMS, MOMENTS};
use super::{file_name, film_name};

const HEAD: &str = "<!doctype html>
<html lang=en>
<meta charset=utf-8>
<meta name=viewport content='width=device-width'>
<meta name=color-scheme content='light dark'>
<title>Mbegu: gallery</title>
<style>
:root { color-scheme: light dark; }
body { margin: 1rem; font: 1rem/1.4 system-ui, sans-serif; }
nav { columns: 14rem; }
nav a { display: block; }
section { margin-top: 2rem; border-top: 1px solid GrayText; }
.sizes, .size { display: flex; flex-wrap: wrap; gap: 1rem; }
.size { align-items: end; }
h3 { margin: 0.5rem 0; font-size: 1rem; font-weight: normal; }
figure { margin: 0; }
img { display: block; height: 16rem; max-width: 90vw; object-fit: contain; border: 1px solid GrayText; }
figcaption { font-size: 0.85rem; }
</style>
<h1>Mbegu: gallery</h1>
";

/// Writes `index.html` with all pictures that are in the folder; returns its path.
pub fn write(folder: &Path) -> Result<PathBuf> {
    let (mut links, mut sections) = (String::new(), String::new());
    for moment in MOMENTS {
        let sizes: String = moment
            .variations
            .iter()
            .flat_map(|&variation| moment.screens.iter().map(move |screen| (variation, screen)))
            .map(|(variation, screen)| size(folder, moment, variation, screen))
            .collect::<Result<_, _>>()?;
        if sizes.is_empty() {
            continue;
        }
        let (name, caption) = (moment.name, moment.caption);
        writeln!(links, "<a href='#{name}'>{name}</a>")?;
        writeln!(
            sections,
            "<section id='{name}'>\n<h2>{caption} <code>{name}</code></h2>\n<div class=sizes>\n{sizes}</div>\n</section>"
        )?;
    }
    for film in FILMS {
        let (name, caption) = (film.moment.name, film.moment.caption);
        let mut rows = String::new();
        for screen in film.moment.screens {
            rows += "<div class=size>";
            for number in 0..Film::PICTURES {
                let file = film_name(&film, screen, number);
                if folder.join(&file).is_file() {
                    write!(
                        rows,
                        "<a href='{file}'><img loading=lazy src='{file}' alt=''></a>"
                    )?;
                }
            }
            rows += "</div>\n";
        }
        writeln!(links, "<a href='#{name}'>{name}</a>")?;
        writeln!(
            sections,
            "<section id='{name}'>\n<h2>{caption} <code>{name}</code></h2>\n{rows}</section>"
        )?;
    }
    let file = folder.join("index.html");
    fs::write(&file, format!("{HEAD}<nav>\n{links}</nav>\n{sections}"))?;
    Ok(file)
}

/// The pictures of a moment at a size.
fn size(
    folder: &Path,
    moment: &Moment,
    variation: Variation,
    screen: &Screen,
) -> Result<String, std::fmt::Error> {
    let mut figures = String::new();
    for &colours in screen.colours_of(variation) {
        let file = file_name(moment, variation, screen, colours);
        if !folder.join(&file).is_file() {
            continue;
        }
        let (file, colours) = (file.display(), colours.name());
        writeln!(
            figures,
            "<figure><a href='{file}'><img loading=lazy src='{file}' alt='{}, {colours}'></a><figcaption>{colours}</figcaption></figure>",
            moment.caption
        )?;
    }
    if figures.is_empty() {
        return Ok(figures);
    }
    let (width, height) = screen.size;
    let scale = match screen.scale {
        1 => String::new(),
        scale => format!(", {scale} pixels to one"),
    };
    Ok(format!(
        "<div>\n<h3>{width} × {height}{scale} {}</h3>\n<div class=size>\n{figures}</div>\n</div>\n",
        variation.name()
    ))
}
