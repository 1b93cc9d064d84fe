//! The page's styles in five files: one that the board needs, and four that are
//! loaded after it (`static/first.js`). The browser reads each file in one task,
//! which took 37 ms for all late styles together.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::hash;

/// Joins the files that Trunk has written, in the order in which the page names
/// them. Those marked `data-late="x"` go to `late-x.css`, which the page doesn't name.
/// Returns the names of these files, in their order.
pub fn join(folder: &Path) -> Result<Vec<String>> {
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index)?;
    let mut parts = page.split("<link ");
    let mut joined = parts.next().unwrap_or_default().to_owned();
    let (mut first, mut place) = (String::new(), None);
    let mut late: Vec<(String, String)> = Vec::new();
    for part in parts {
        let (tag, after) = part.split_once('>').context("a tag has no end")?;
        if attribute(tag, "rel") != Some("stylesheet") {
            joined.push_str("<link ");
            joined.push_str(part);
            continue;
        }
        place.get_or_insert(joined.len());
        joined.push_str(after);
        let name = attribute(tag, "href").context("a style sheet has no address")?;
        let path = folder.join(name);
        let styles = fs::read_to_string(&path).with_context(|| name.to_owned())?;
        fs::remove_file(&path)?;
        let Some(name) = attribute(tag, "data-late") else {
            first.push_str(&styles);
            continue;
        };
        let name = format!("late-{name}.css");
        match late.last_mut() {
            Some((last, joined)) if *last == name => joined.push_str(&styles),
            _ => {
                ensure!(
                    late.iter().all(|(earlier, _)| *earlier != name),
                    "the styles of {name} don't follow one another in index.html"
                );
                late.push((name, styles));
            }
        }
    }
    let place = place.context("the page names no style sheets")?;
    let name = format!("style-{}.css", hash(first.as_bytes()));
    joined.insert_str(place, &format!("<link rel=stylesheet href=./{name}>"));
    fs::write(folder.join(name), first)?;
    for (name, styles) in &late {
        fs::write(folder.join(name), styles)?;
    }
    fs::write(index, joined)?;
    Ok(late.into_iter().map(|(name, _)| name).collect())
}

/// The value of an attribute of a tag, in quotes or without.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let attributes = tag.split_whitespace();
    let value = attributes.filter_map(|attribute| attribute.split_once('='));
    let (_, value) = value.into_iter().find(|&(key, _)| key == name)?;
    Some(value.trim_end_matches('/').trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_joined_in_their_order() {
        let folder = std::env::temp_dir().join(format!("mbegu-styles-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for name in ["a", "b", "c", "d", "e"] {
            fs::write(
                folder.join(name).with_extension("css"),
                format!("{name}{{}}"),
            )
            .expect("a file");
        }
        let page = "<head><link rel=icon href=./i.svg><link rel=\"stylesheet\" href=\"./b.css\"/>\
                    <link rel=stylesheet href=./c.css data-late=x><link href=./a.css rel=stylesheet>\
                    <link rel=stylesheet href=./d.css data-late=x>\
                    <link rel=stylesheet href=./e.css data-late=y><title>x</title></head>";
        fs::write(folder.join("index.html"), page).expect("a page");
        let late = join(&folder).expect("joined styles");
        assert_eq!(late, ["late-x.css", "late-y.css"]);
        let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a file");
        let name = format!("style-{}.css", hash(b"b{}a{}"));
        assert_eq!(read(&name), "b{}a{}");
        assert_eq!(read("late-x.css"), "c{}d{}");
        assert_eq!(read("late-y.css"), "e{}");
        assert_eq!(
            read("index.html"),
            format!(
                "<head><link rel=icon href=./i.svg><link rel=stylesheet href=./{name}>\
                 <title>x</title></head>"
            )
        );
        fs::remove_dir_all(&folder).expect("no folder");
    }
}
