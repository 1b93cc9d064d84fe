//! The HTML files: the page itself with its first picture, a page for each game, the
//! Content-Security-Policy, and a file for each inline script, which the policy
//! forbids.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;

use super::first::{First, GameTexts};
use super::{files, fill, hash, integrity};
use crate::setup::root;

/// The variable with the address where the page will be published. Link previews
/// need absolute addresses.
const ADDRESS: &str = "MBEGU_ADDRESS";

/// How the names of the files begin that have the bot's part.
pub const BOT: [&str; 2] = ["chunk_4", "split_bot"];
/// How the name of the part begins that is loaded when one of its views is opened.
pub const EXTRAS: &str = "split_extras";

/// The Content-Security-Policy: scripts, programs, pictures, fonts and styles come from
/// the page's own origin only, and pictures that the page has made are `blob:`. Inline
/// `style` attributes are allowed, because the board is turned and animated by them.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' blob:; font-src 'self'; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// Writes `index.html` with the first picture and the scripts that start the program
/// `module`, adds the pages of the games, and finishes every page of the folder.
/// `static/first.js` loads the program and the late styles.
pub fn finish(
    folder: &Path,
    page: &str,
    module: &str,
    first: &First,
    late_styles: &[String],
) -> Result<()> {
    let address = match env::var(ADDRESS) {
        Ok(address)
            if ["https://", "http://"]
                .iter()
                .any(|scheme| address.starts_with(scheme)) =>
        {
            Some(format!("{}/", address.trim_end_matches('/')))
        }
        Ok(address) if !address.is_empty() => {
            bail!("{ADDRESS} is {address}, which doesn't begin with https://")
        }
        _ => None,
    };
    let write = |(name, script): (String, String)| -> Result<String> {
        fs::write(folder.join(&name), script)?;
        Ok(format!("./{name}"))
    };
    let start = write(named("start", &start(module)))?;
    let program = Path::new(module)
        .parent()
        .context("no folder of the program")?;
    let program_files = |ending| -> Result<Vec<String>> {
        let files = files(&folder.join(program), ending)?;
        let files = files.iter().filter_map(|path| path.file_name()?.to_str());
        Ok(files
            .map(|name| format!("./{}/{name}", program.display()))
            .collect())
    };
    let wasm = format!("./{module}_bg.wasm");
    let mut parts = program_files("wasm")?;
    parts.retain(|path| *path != wasm && !path.contains(EXTRAS));
    // The bot comes first.
    parts.sort_by_key(|path| !BOT.iter().any(|name| path.contains(name)));
    let parts = json!({ "start": start, "parts": parts });
    let arguments = format!(", {parts}, {})", json!(late_styles));
    let script = fill(&first.script, ", PROGRAM, LATE_STYLES)", &arguments)?;
    let script = write(named("first", &script))?;
    // A browser that can't read one script goes on with the next.
    let failure = write(named("failure", &first.failure))?;
    let picture = format!(
        "{}<script src=\"{script}\"></script><script src=\"{failure}\"></script>",
        first.picture
    );
    let page = add_picture(page, &picture).context("index.html has no <noscript>")?;
    let modules = [vec![start], program_files("js")?].concat();
    let page = preload(&page, &wasm, &modules);
    fs::write(folder.join("index.html"), page)?;
    let template = fs::read_to_string(root().join("static/game.html"))?;
    for game in &first.games {
        let page = game_page(&template, game)?;
        fs::write(folder.join(format!("{}.html", game.id)), page)?;
    }
    for path in files(folder, "html")? {
        let page = fs::read_to_string(&path)?;
        let (mut page, scripts) = move_scripts(&page);
        for script in scripts {
            write(script)?;
        }
        if let Some(address) = &address {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = if name == "index.html" { "" } else { &*name };
            page = add_address(&page, address, name);
        }
        let page = add_policy(&page)
            .with_context(|| format!("{} has no <meta charset>", path.display()))?;
        fs::write(&path, page)?;
    }
    Ok(())
}

/// The script that starts the program. It tells tests the program's memory by the event of
/// Trunk's script.
fn start(module: &str) -> String {
    format!(
        "import init from './{module}.js';
const wasm = await init({{ module_or_path: './{module}_bg.wasm' }});
dispatchEvent(new CustomEvent('TrunkApplicationStarted', {{ detail: {{ wasm }} }}));
"
    )
}

/// Has the browser load the program before any script runs.
fn preload(page: &str, wasm: &str, modules: &[String]) -> String {
    let modules = modules.iter();
    let modules: String = modules
        .map(|module| format!("<link rel=modulepreload crossorigin href=\"{module}\">"))
        .collect();
    let wasm =
        format!("<link rel=preload as=fetch type=application/wasm crossorigin href=\"{wasm}\">");
    page.replacen("</head>", &[&wasm, &*modules, "</head>"].concat(), 1)
}

/// Adds the first picture and its scripts after the text for readers without scripts. The
/// program can take the place of everything in the body before the browser has read the
/// end of the page. A `<noscript>` that is read later would stay beside the program, and
/// `static/failure.js` and `static/offline.js` would wait for its removal.
fn add_picture(page: &str, picture: &str) -> Option<String> {
    let (before, after) = page.split_once("</noscript>")?;
    Some(format!("{before}</noscript>{picture}{after}"))
}

/// The page of a game, to which its links lead: those who show a link before it is
/// opened see that game. It opens the link in the page itself.
fn game_page(template: &str, game: &GameTexts) -> Result<String> {
    let page = template
        .replace("{{name}}", &escape(&game.name))
        .replace("{{about}}", &escape(&game.about))
        .replace("{{id}}", &escape(&game.id));
    ensure!(
        !page.contains("{{"),
        "static/game.html has a placeholder that the build doesn't fill in"
    );
    Ok(page)
}

/// A text as it is written in HTML, also within an attribute in double quotes.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// Moves inline scripts to files. Returns the page, and the name and text of each
/// script.
fn move_scripts(page: &str) -> (String, Vec<(String, String)>) {
    let (mut moved, mut scripts, mut rest) = (String::new(), Vec::new(), page);
    while let Some((before, (tag, script, after))) = inline_script(rest) {
        let (name, script) = named("start", script);
        moved.push_str(before);
        moved.push_str(&format!("<{tag} src=\"./{name}\"></script>"));
        scripts.push((name, script));
        rest = after;
    }
    moved.push_str(rest);
    (moved, scripts)
}

/// A script with a file name that has its hash.
fn named(stem: &str, script: &str) -> (String, String) {
    let name = format!("{stem}-{}.js", hash(script.as_bytes()));
    (name, script.to_owned())
}

/// Finds the first inline script: the page before it, its tag without brackets, its
/// text, and the page after it.
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

/// Adds the policy before everything that it applies to. The inline styles of a page
/// are allowed by their hashes. `None` if the page has no `<meta charset>`.
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

/// Makes the addresses for link previews absolute. `name` is the page's name in the
/// folder at `address`.
fn add_address(page: &str, address: &str, name: &str) -> String {
    let page = page
        .replace("content=\"preview", &format!("content=\"{address}preview"))
        .replace("<a href=\"./\"", &format!("<a href=\"{address}\""));
    let known = format!(
        "<link rel=\"canonical\" href=\"{address}{name}\"><meta property=\"og:url\" content=\"{address}{name}\"></head>"
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
                 <script type=module src=\"./{name}\"></script></head><body></body>"
            )
        );
    }

    #[test]
    fn the_first_picture_follows_the_text_for_readers_without_scripts() {
        let page = "<body><noscript>text</noscript></body>";
        assert_eq!(
            add_picture(page, "<script src=a.js></script>").as_deref(),
            Some("<body><noscript>text</noscript><script src=a.js></script></body>"),
        );
        assert_eq!(add_picture("<body></body>", ""), None);
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
    fn the_policy_is_documented_for_hosts() {
        let document = fs::read_to_string(root().join("docs/PUBLISHING.md")).expect("a document");
        assert!(document.contains(POLICY));
    }

    #[test]
    fn a_page_of_a_game_names_the_game() {
        let game = GameTexts {
            id: "giuthi".to_owned(),
            name: "Giuthi".to_owned(),
            about: "\"Seeds\" & more.".to_owned(),
        };
        let page = |template| game_page(template, &game).ok();
        assert_eq!(
            page("<title>{{name}}</title> {{about}} preview-{{id}}.jpg").as_deref(),
            Some("<title>Giuthi</title> &quot;Seeds&quot; &amp; more. preview-giuthi.jpg")
        );
        assert_eq!(page("{{author}}"), None);
    }

    #[test]
    fn link_previews_get_absolute_addresses() {
        let page = "<meta content=\"preview.jpg\" property=\"og:image\"></head><a href=\"./\">";
        let known = add_address(page, "https://example.org/mbegu/", "giuthi.html");
        for expected in [
            "content=\"https://example.org/mbegu/preview.jpg\" ",
            "<link rel=\"canonical\" href=\"https://example.org/mbegu/giuthi.html\">",
            "<a href=\"https://example.org/mbegu/\">",
        ] {
            assert!(known.contains(expected), "{known}");
        }
    }
}
