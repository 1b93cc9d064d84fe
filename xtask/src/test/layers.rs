//! Holds the directions in which the modules of the crate may depend on each
//! other.

mod paths;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use paths::paths;

/// The modules of the crate that are not the page, each with those it may use.
const LAYERS: [(&str, &[&str]); 3] = [("rules", &[]), ("bot", &["rules"]), ("link", &["rules"])];

/// The modules of `src/ui`, floor by floor from the top. A module may use those
/// on floors below its own, and all of [`LAYERS`].
const FLOORS: [&[&str]; 11] = [
    &["prerender"],
    &["app"],
    &["handout", "home", "print", "review", "settings"],
    &[
        "editor", "embed", "library", "picker", "rulebook", "share", "tasks",
    ],
    &["game"],
    &["board"],
    &["widgets"],
    &["describe"],
    &["browser"],
    &["i18n"],
    &["state"],
];

/// Crates that only the page and the programs may use.
const BROWSER: [&str; 7] = [
    "console_error_panic_hook",
    "gloo",
    "js_sys",
    "serde_wasm_bindgen",
    "wasm_bindgen",
    "web_sys",
    "yew",
];

/// Modules of the page that may not use those crates either, with those below them.
const PURE: &[&str] = &[
    "board::animation",
    "board::count_out",
    "board::frame",
    "board::heap",
    "board::input",
    "board::layout",
    "board::played",
    "board::plot",
    "board::sowing_line",
    "board::tag_place",
    "board::theme",
    "board::timeline",
    "browser::address",
    "browser::book",
    "browser::route",
    "browser::stored",
    "describe",
    "editor::setup_position",
    "editor::state",
    "game::handouts",
    "game::practice",
    "home::map",
    "home::offered_game",
    "library::entry",
    "library::export",
    "library::import",
    "library::state",
    "library::statistics",
    "library::texts",
    "print::board_sheet",
    "rulebook::book",
    "rulebook::static_picture",
    "share::kind",
    "share::link",
    "share::qr",
    "state",
    "tasks::attempt",
    "tasks::course",
    "tasks::course_progress",
    "tasks::puzzle_progress",
    "tasks::rating",
    "tasks::selection",
];

/// Checks every file of `src/`.
///
/// # Errors
///
/// The paths that lead in a wrong direction, a line each.
pub fn check(root: &Path) -> Result<()> {
    let source = root.join("src");
    let mut wrong = Vec::new();
    for file in files(&source)? {
        let text = fs::read_to_string(&file)
            .with_context(|| format!("{} can't be read", file.display()))?;
        let name = file.strip_prefix(&source).unwrap_or(&file);
        if let [ui, room, ..] = &module(name)[..]
            && ui == "ui"
            && !FLOORS.iter().any(|floor| floor.contains(&&**room))
        {
            wrong.push(format!("src/{}: {room} is on no floor", name.display()));
        }
        for (line, arrow) in wrong_arrows(&module(name), &text) {
            wrong.push(format!("src/{}:{line}: {arrow}", name.display()));
        }
    }
    if !wrong.is_empty() {
        bail!("the layers are not kept:\n{}", wrong.join("\n"));
    }
    Ok(())
}

/// The paths in a module that it may not use: the line, and from where to where.
fn wrong_arrows(module: &[String], text: &str) -> Vec<(usize, String)> {
    let Some(from) = Place::of(module) else {
        return Vec::new();
    };
    let mut wrong = Vec::new();
    for path in paths(text, module) {
        let to = match &path.segments[..] {
            [root, inner @ ..] if root == "crate" => Place::of(inner),
            [root, ..] if is_browser(root) => Some(Place::Browser),
            _ => None,
        };
        let is_wrong = |to: &Place| !from.may_use(to) || (*to == Place::Browser && is_pure(module));
        if let Some(to) = to.filter(is_wrong) {
            wrong.push((path.line, format!("{} -> {}", from.name(), to.name())));
        }
    }
    wrong.dedup();
    wrong
}

/// Where a path leads.
#[derive(Debug, PartialEq, Eq)]
enum Place {
    /// One of [`LAYERS`], by its index.
    Layer(usize),
    /// A module of the page: its floor and its name.
    Floor(usize, &'static str),
    /// A crate of [`BROWSER`].
    Browser,
}

impl Place {
    /// The place of a path below the crate; none for the root of the crate and
    /// of the page, which may use everything.
    fn of(path: &[String]) -> Option<Place> {
        match path {
            [ui, room, ..] if ui == "ui" => FLOORS.iter().enumerate().find_map(|(floor, rooms)| {
                let room = rooms.iter().find(|name| *name == room)?;
                Some(Place::Floor(floor, room))
            }),
            [layer, ..] => LAYERS
                .iter()
                .position(|(name, _)| name == layer)
                .map(Place::Layer),
            [] => None,
        }
    }

    fn may_use(&self, other: &Place) -> bool {
        match (self, other) {
            (Place::Layer(from), Place::Layer(to)) => {
                from == to || LAYERS[*from].1.contains(&LAYERS[*to].0)
            }
            (Place::Layer(_), Place::Floor(..) | Place::Browser) => false,
            (Place::Floor(..), Place::Layer(_) | Place::Browser) => true,
            (Place::Floor(from, room), Place::Floor(to, other)) => from < to || room == other,
            (Place::Browser, _) => true,
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Place::Layer(index) => LAYERS[*index].0,
            Place::Floor(_, name) => name,
            Place::Browser => "a crate of the browser",
        }
    }
}

/// Whether a module, or one above it, is one of [`PURE`].
fn is_pure(module: &[String]) -> bool {
    let Some((_, below)) = module.split_first() else {
        return false;
    };
    (1..=below.len()).any(|length| PURE.contains(&&*below[..length].join("::")))
}

fn is_browser(name: &str) -> bool {
    BROWSER.iter().any(|browser| {
        // The parts of gloo are crates too, `gloo_timers` say.
        name.strip_prefix(browser)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    })
}

/// The module of a file, by its path below `src/`.
fn module(file: &Path) -> Vec<String> {
    let path = file.with_extension("");
    let mut names: Vec<String> = (path.iter())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    if names.last().is_some_and(|name| name == "mod") {
        names.pop();
    }
    names
}

/// All Rust files below a folder, sorted.
pub(super) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("{} can't be read", folder.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            all.extend(files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(file: &str, text: &str) -> Vec<String> {
        let arrows = wrong_arrows(&module(Path::new(file)), text);
        arrows.into_iter().map(|(_, arrow)| arrow).collect()
    }

    #[test]
    fn the_sources_keep_the_directions() -> Result<()> {
        check(&crate::setup::root())
    }

    #[test]
    fn layers_depend_downwards() {
        assert_eq!(wrong("link/mod.rs", "use crate::rules::Pit;"), [""; 0]);
        assert_eq!(
            wrong("bot/level.rs", "use crate::link::File;"),
            ["bot -> link"]
        );
        assert_eq!(
            wrong("rules/pit.rs", "crate::bot::Rng::new(1)"),
            ["rules -> bot"]
        );
        assert_eq!(
            wrong("rules/pit.rs", "use crate::ui::state::State;"),
            ["rules -> state"]
        );
        assert_eq!(
            wrong("link/read.rs", "use gloo_timers::callback::Timeout;"),
            ["link -> a crate of the browser"]
        );
    }

    #[test]
    fn floors_depend_downwards() {
        assert_eq!(
            wrong(
                "ui/board/pit.rs",
                "use crate::ui::state::State; use super::px::Px; use yew::prelude::*;"
            ),
            [""; 0]
        );
        assert_eq!(
            wrong("ui/board/pit.rs", "use super::super::picker::Picker;"),
            ["board -> picker"]
        );
        assert_eq!(
            wrong("ui/state/mod.rs", "use crate::ui::{browser::now, i18n::t};"),
            ["state -> browser", "state -> i18n"]
        );
        assert_eq!(
            wrong("ui/library/list.rs", "use crate::ui::share::Share;"),
            ["library -> share"]
        );
        assert_eq!(
            wrong("ui/describe/facts.rs", "use web_sys::Window;"),
            ["describe -> a crate of the browser"]
        );
        assert_eq!(
            wrong("ui/tasks/course/text.rs", "use yew::prelude::*;"),
            ["tasks -> a crate of the browser"]
        );
        assert_eq!(
            wrong("ui/tasks/course_view.rs", "use yew::prelude::*;"),
            [""; 0]
        );
        assert_eq!(
            wrong("ui/app.rs", "use crate::ui::library::Library;"),
            [""; 0]
        );
        assert_eq!(wrong("ui/mod.rs", "use crate::ui::app::App;"), [""; 0]);
    }
}
