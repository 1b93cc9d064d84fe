//! What Trunk leaves to be done in the pages themselves: what a page may load
//! and run is written into it, and every script gets a file of its own.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result, bail};

use super::first::First;
use super::{files, hash, integrity};

/// Where the page will be published, for what only a whole address will do: who
/// shows a link before it is opened asks for the picture from elsewhere.
const ADDRESS: &str = "MBEGU_ADDRESS";

/// What a page may do (Content-Security-Policy): scripts, programs, pictures
/// and styles come from where the page lies, and from nowhere else. The board
/// turns and moves by `style` attributes, which run nothing.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// Finishes every page in a folder that has no policy yet; the first of them
/// begins with a picture.
pub fn finish(folder: &Path, first: &First) -> Result<()> {
    let address = match env::var(ADDRESS) {
        Ok(address)
            if ["https://", "http://"]
                .iter()
                .any(|it| address.starts_with(it)) =>
        {
            Some(format!("{}/", address.trim_end_matches('/')))
        }
        Ok(address) if !address.is_empty() => bail!("{ADDRESS} is {address}, not https://..."),
        _ => None,
    };
    for path in files(folder, "html")? {
        let page = fs::read_to_string(&path)?;
        if page.contains("Content-Security-Policy") {
            continue;
        }
        let page = name_icon(folder, page)?;
        let (mut page, mut scripts) = move_scripts(&page);
        if path.ends_with("index.html") {
            let (name, script) = named("first", &first.script);
            let picture = format!("<body>{}<script src=./{name}></script>", first.picture);
            page = page.replacen("<body>", &picture, 1);
            scripts.push((name, script));
        }
        for (name, script) in scripts {
            fs::write(folder.join(name), script)?;
        }
        if let Some(address) = &address {
            page = add_address(&page, address);
        }
        let page = add_policy(&page)
            .with_context(|| format!("{} says nothing of its characters", path.display()))?;
        fs::write(&path, page)?;
    }
    Ok(())
}

/// A page that calls the icon by the name that Trunk has given it: where there is
/// no `icon.svg`, `icon-0123456789abcdef.svg`.
fn name_icon(folder: &Path, mut page: String) -> Result<String> {
    for path in files(folder, "svg")? {
        let name = path.file_name().and_then(|name| name.to_str());
        if let Some(name) = name.filter(|name| name.starts_with("icon-")) {
            page = page.replace("./icon.svg", &format!("./{name}"));
        }
    }
    Ok(page)
}

/// A page whose scripts lie in files, and these: name and text.
fn move_scripts(page: &str) -> (String, Vec<(String, String)>) {
    let (mut moved, mut scripts, mut rest) = (String::new(), Vec::new(), page);
    while let Some((before, (tag, script, after))) = inline_script(rest) {
        let (name, script) = named("start", script);
        moved.push_str(before);
        moved.push_str(&format!("<{tag} src=./{name}></script>"));
        scripts.push((name, script));
        rest = after;
    }
    moved.push_str(rest);
    (moved, scripts)
}

/// A script and its file's name, which changes with it.
fn named(stem: &str, script: &str) -> (String, String) {
    let name = format!("{stem}-{}.js", hash(script.as_bytes()));
    (name, script.to_owned())
}

/// The first script that a page holds itself: what comes before it, its tag
/// without brackets, its text, what comes after it.
fn inline_script(page: &str) -> Option<(&str, (&str, &str, &str))> {
    let mut from = 0;
    loop {
        let start = from + page[from..].find("<script")?;
        let open = start + page[start..].find('>')?;
        let tag = &page[start + 1..open];
        let close = open + page[open..].find("</script>")?;
        from = close + "</script>".len();
        if !tag.contains(" src=") {
            let parts = (tag, &page[open + 1..close], &page[from..]);
            return Some((&page[..start], parts));
        }
    }
}

/// The policy stands before everything that it judges. A page that brings its
/// own styles may have those and no others.
fn add_policy(page: &str) -> Option<String> {
    let charset = page.find("<meta charset")?;
    let at = charset + page[charset..].find('>')? + 1;
    let styles = page.split("<style>").skip(1);
    let styles: String = styles
        .filter_map(|rest| rest.split_once("</style>"))
        .map(|(style, _)| format!(" '{}'", integrity(style.as_bytes())))
        .collect();
    let policy = POLICY.replacen("style-src 'self'", &format!("style-src 'self'{styles}"), 1);
    let policy = format!("<meta http-equiv=Content-Security-Policy content=\"{policy}\">");
    Some([&page[..at], &policy, &page[at..]].concat())
}

/// Says where the page is published.
fn add_address(page: &str, address: &str) -> String {
    let whole = format!("{address}preview.png");
    let page = page
        .replace("content=preview.png", &format!("content={whole}"))
        .replace("content=\"preview.png\"", &format!("content=\"{whole}\""))
        .replace("<a href=\"./\"", &format!("<a href=\"{address}\""));
    let known = format!(
        "<link rel=canonical href=\"{address}\"><meta property=og:url content=\"{address}\"></head>"
    );
    if page.contains("og:image") {
        page.replacen("</head>", &known, 1)
    } else {
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_get_files_of_their_own() {
        let page = "<head><meta charset=utf-8><script src=a.js></script>\
                    <script type=module>run()</script></head><body></body>";
        let (moved, scripts) = move_scripts(page);
        let [(name, script)] = &scripts[..] else {
            panic!("{scripts:?}");
        };
        assert_eq!(script, "run()");
        assert_eq!(
            moved,
            format!(
                "<head><meta charset=utf-8><script src=a.js></script>\
                 <script type=module src=./{name}></script></head><body></body>"
            )
        );
    }

    #[test]
    fn the_policy_comes_first() {
        let page = add_policy("<head><meta charset=utf-8><title>x</title></head>");
        assert!(page.is_some_and(|page| {
            page.starts_with("<head><meta charset=utf-8><meta http-equiv=Content-Security-Policy ")
        }));
        assert_eq!(add_policy("<head></head>"), None);
        let own = add_policy("<meta charset=utf-8><style>p{}</style>");
        assert!(own.is_some_and(|page| page.contains("style-src 'self' 'sha256-")));
    }

    #[test]
    fn the_address_is_said_where_it_is_known() {
        let page = "<meta content=preview.png property=og:image></head><a href=\"./\">";
        let known = add_address(page, "https://example.org/mbegu/");
        for said in [
            "content=https://example.org/mbegu/preview.png ",
            "<link rel=canonical href=\"https://example.org/mbegu/\">",
            "<a href=\"https://example.org/mbegu/\">",
        ] {
            assert!(known.contains(said), "{known}");
        }
    }
}
