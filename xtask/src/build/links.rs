//! What belongs to the page: the `data-trunk` links of `index.html`, from which Trunk
//! builds it too.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use super::{copy, hash};

/// The content of `index.html`.
pub struct Links {
    /// The page without the links. It has [`STYLES`] in place of the first style sheet.
    pub page: String,
    /// Folders and files to copy, and their paths in the output.
    copied: Vec<(PathBuf, PathBuf)>,
    /// The style sheets in their order, each with the name of its late file, if it goes to
    /// one.
    styles: Vec<(PathBuf, Option<String>)>,
    /// The programs in their order.
    pub programs: Vec<Program>,
}

/// The place of the style sheet in [`Links::page`].
const STYLES: &str = "{{styles}}";

/// A program of the page.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// Its name in Cargo.toml.
    pub bin: String,
    /// The profile of Cargo.
    pub profile: String,
    /// The features in place of the default ones.
    pub features: Option<String>,
    /// The arguments of wasm-opt, which isn't run without any.
    pub wasm_opt: Vec<String>,
    /// Whether it is split in the parts that its feature `split` marks.
    pub is_split: bool,
}

impl Links {
    /// Parses `index.html`. Its attributes are in double quotes.
    ///
    /// # Errors
    ///
    /// A link that the build wouldn't treat as Trunk does.
    pub fn parse(html: &str) -> Result<Self> {
        let mut links = Self {
            page: String::new(),
            copied: Vec::new(),
            styles: Vec::new(),
            programs: Vec::new(),
        };
        let html = tidy(html)?;
        for line in html.lines() {
            let tag = line
                .strip_prefix("<link data-trunk ")
                .and_then(|line| line.strip_suffix('>'));
            match tag {
                Some(tag) => links
                    .add(tag)
                    .with_context(|| format!("index.html: the build can't read {line}"))?,
                None => {
                    ensure!(!line.contains("data-trunk"), "index.html: {line}");
                    links.page.extend([line, "\n"]);
                }
            }
        }
        ensure!(links.page.contains(STYLES), "index.html has no style sheet");
        Ok(links)
    }

    fn add(&mut self, tag: &str) -> Result<()> {
        let mut attributes = attributes(tag)?;
        let mut take = |name: &str| attributes.remove(name).map(str::to_owned);
        let kind = take("rel").context("no rel")?;
        match &*kind {
            "copy-dir" | "copy-file" => {
                let from = PathBuf::from(take("href").context("no href")?);
                let name = from.file_name().context("no name")?.to_owned();
                let folder = take("data-target-path");
                let to = match (&*kind, folder) {
                    ("copy-dir", Some(folder)) if folder == "." => PathBuf::new(),
                    (_, None) => name.into(),
                    _ => bail!("another data-target-path than `.`"),
                };
                self.copied.push((from, to));
            }
            "css" => {
                if self.styles.is_empty() {
                    self.page.extend([STYLES, "\n"]);
                }
                let href = take("href").context("no href")?;
                self.styles.push((href.into(), take("data-late")));
            }
            "rust" => {
                let no_default = take("data-cargo-no-default-features").is_some();
                let features = take("data-cargo-features");
                ensure!(no_default == features.is_some(), "features beside others");
                let level = take("data-wasm-opt").context("no data-wasm-opt")?;
                let params = take("data-wasm-opt-params").unwrap_or_default();
                let params = params.split_whitespace().map(str::to_owned);
                self.programs.push(Program {
                    bin: take("data-bin").context("no data-bin")?,
                    profile: take("data-cargo-profile-release").unwrap_or("release".to_owned()),
                    features,
                    wasm_opt: [format!("-O{level}")].into_iter().chain(params).collect(),
                    is_split: false,
                });
                // The build makes no other bindings.
                take("data-bindgen-target");
                take("data-type");
                take("data-wasm-no-import");
            }
            _ => bail!("the kind is unknown"),
        }
        take("data-integrity");
        ensure!(attributes.is_empty(), "unknown attributes: {attributes:?}");
        Ok(())
    }

    /// Copies the files, and joins the styles in five files: one that the board needs, and
    /// four that are loaded after it (`static/first.js`), as the browser reads each file in
    /// one task, which took 37 ms for all late styles together. Returns the page and the
    /// names of the late styles in their order.
    pub fn assemble(&self, root: &Path, folder: &Path) -> Result<(String, Vec<String>)> {
        for (from, to) in &self.copied {
            let (from, to) = (root.join(from), folder.join(to));
            let done = if from.is_dir() {
                copy(&from, &to)
            } else {
                fs::copy(&from, &to).map(drop).map_err(Into::into)
            };
            done.with_context(|| format!("{} can't be copied", from.display()))?;
        }
        let mut first = String::new();
        let mut late: Vec<(String, String)> = Vec::new();
        for (path, name) in &self.styles {
            let styles = fs::read_to_string(root.join(path))
                .with_context(|| format!("{} can't be read", path.display()))?;
            let Some(name) = name else {
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
        let name = format!("style-{}.css", hash(first.as_bytes()));
        let link = format!("<link rel=\"stylesheet\" href=\"./{name}\">");
        fs::write(folder.join(name), first)?;
        for (name, styles) in &late {
            fs::write(folder.join(name), styles)?;
        }
        let late = late.into_iter().map(|(name, _)| name).collect();
        Ok((self.page.replacen(STYLES, &link, 1), late))
    }
}

/// A page without comments and indentation.
fn tidy(html: &str) -> Result<String> {
    let (mut kept, mut rest) = (String::new(), html);
    while let Some((before, comment)) = rest.split_once("<!--") {
        kept.push_str(before);
        (_, rest) = comment.split_once("-->").context("a comment has no end")?;
    }
    kept.push_str(rest);
    let lines = kept.lines().map(str::trim).filter(|line| !line.is_empty());
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// The attributes of a tag. Those without a value have an empty one.
fn attributes(tag: &str) -> Result<BTreeMap<&str, &str>> {
    let (mut found, mut rest) = (BTreeMap::new(), tag.trim_start());
    while !rest.is_empty() {
        let end = rest.find(|c: char| c == '=' || c.is_whitespace());
        let (name, after) = rest.split_at(end.unwrap_or(rest.len()));
        let (value, after) = match after.strip_prefix('=') {
            Some(quoted) => quoted
                .strip_prefix('"')
                .and_then(|value| value.split_once('"'))
                .with_context(|| format!("the value of {name} is not in quotes"))?,
            None => ("", after),
        };
        ensure!(found.insert(name, value).is_none(), "{name} is there twice");
        rest = after.trim_start();
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::setup::root;

    const PAGE: &str = "<head>
      <!-- A comment
           of two lines. -->
      <meta charset=\"utf-8\">
      <link data-trunk rel=\"copy-dir\" href=\"static/books\">
      <link data-trunk rel=\"copy-dir\" href=\"static/site\" data-target-path=\".\">
      <link data-trunk rel=\"copy-file\" href=\"static/sw.js\">
      <link data-trunk rel=\"css\" href=\"b.css\" data-integrity=\"none\">
      <link data-trunk rel=\"css\" href=\"c.css\" data-late=\"x\">
      <link data-trunk rel=\"css\" href=\"a.css\">
      <link data-trunk rel=\"css\" href=\"d.css\" data-late=\"x\">
      <link data-trunk rel=\"css\" href=\"e.css\" data-late=\"y\">
      <link data-trunk rel=\"rust\" data-bin=\"mbegu\" data-cargo-profile-release=\"page\" \
        data-wasm-opt=\"z\" data-wasm-opt-params=\"--one --two\" data-wasm-no-import>
      <link data-trunk rel=\"rust\" data-bin=\"bot\" data-cargo-no-default-features \
        data-cargo-features=\"worker\" data-wasm-opt=\"4\">
    </head>";

    #[test]
    fn links_say_what_belongs_to_the_page() -> Result<()> {
        let links = Links::parse(PAGE)?;
        assert_eq!(
            links.page,
            "<head>\n<meta charset=\"utf-8\">\n{{styles}}\n</head>\n"
        );
        let copied = [
            ("static/books", "books"),
            ("static/site", ""),
            ("static/sw.js", "sw.js"),
        ];
        assert_eq!(
            links.copied,
            copied.map(|(from, to)| (from.into(), to.into()))
        );
        let mbegu = Program {
            bin: "mbegu".to_owned(),
            profile: "page".to_owned(),
            features: None,
            wasm_opt: ["-Oz", "--one", "--two"].map(str::to_owned).into(),
            is_split: false,
        };
        let bot = Program {
            bin: "bot".to_owned(),
            profile: "release".to_owned(),
            features: Some("worker".to_owned()),
            wasm_opt: vec!["-O4".to_owned()],
            is_split: false,
        };
        assert_eq!(links.programs, [mbegu, bot]);
        Ok(())
    }

    #[test]
    fn links_of_other_kinds_are_refused() {
        for link in [
            "<link data-trunk rel=\"sass\" href=\"a.scss\">",
            "<link data-trunk rel=\"css\" href=\"a.css\" data-inline>",
            "<link data-trunk rel=\"css\" href=a.css>",
            "<link data-trunk rel=\"copy-dir\" href=\"a\" data-target-path=\"b\">",
            "<link rel=\"css\" data-trunk href=\"a.css\">",
        ] {
            let page = format!("<link data-trunk rel=\"css\" href=\"b.css\">\n{link}\n");
            assert!(Links::parse(&page).is_err(), "{link}");
        }
    }

    #[test]
    fn styles_are_joined_in_their_order() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbegu-styles-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        for name in ["a", "b", "c", "d", "e"] {
            let path = folder.join(name).with_extension("css");
            fs::write(path, format!("{name}{{}}"))?;
        }
        let mut links = Links::parse(PAGE)?;
        links.copied.clear();
        let (page, late) = links.assemble(&folder, &folder)?;
        assert_eq!(late, ["late-x.css", "late-y.css"]);
        let name = format!("style-{}.css", hash(b"b{}a{}"));
        assert!(page.contains(&format!("<link rel=\"stylesheet\" href=\"./{name}\">")));
        for (name, expected) in [
            (&*name, "b{}a{}"),
            ("late-x.css", "c{}d{}"),
            ("late-y.css", "e{}"),
        ] {
            assert_eq!(fs::read_to_string(folder.join(name))?, expected);
        }
        Ok(fs::remove_dir_all(&folder)?)
    }

    /// Files of `static` that the build or a program reads, and those they are made from.
    const NOT_LINKED: [&str; 6] = [
        "failure.js",
        "first.js",
        "game.html",
        "icon.svg",
        "offline.js",
        "outside.js",
    ];

    #[test]
    fn every_file_of_static_is_linked() -> Result<()> {
        let links = Links::parse(&fs::read_to_string(root().join("index.html"))?)?;
        let copied = links.copied.iter().map(|(from, _)| from);
        let styles = links.styles.iter().map(|(path, _)| path);
        let linked: BTreeSet<_> = copied.chain(styles).cloned().collect();
        for path in &linked {
            assert!(root().join(path).exists(), "{}", path.display());
        }
        for folder in ["static", "static/styles"] {
            for entry in fs::read_dir(root().join(folder))? {
                let name = entry?.file_name();
                let is_linked = linked.contains(&Path::new(folder).join(&name));
                let is_known = NOT_LINKED.iter().any(|&other| name == other) || name == "styles";
                assert!(is_linked != is_known, "{}", name.display());
            }
        }
        Ok(())
    }

    /// The files that the build adds, with `*` for a hash, a game or a language.
    const ADDED: [&str; 18] = [
        "*.html",
        "failure-*.js",
        "first-*.js",
        "first/*.json",
        "index.html",
        "late-*.css",
        "locales/*-late.ftl",
        "manifest-*.webmanifest",
        "mbegu-*/chunk_4.wasm",
        "mbegu-*/chunk_5.wasm",
        "mbegu-*/chunk_6.wasm",
        "mbegu-*/parts.js",
        "mbegu-*/split_extras.wasm",
        "mbegu-*/split_bot.wasm",
        "mbegu-*/split_late.wasm",
        "offline-*.js",
        "start-*.js",
        "style-*.css",
    ];

    #[test]
    #[ignore = "needs the page of `cargo xtask build`"]
    fn the_built_page_has_the_files_of_the_links() -> Result<()> {
        let links = Links::parse(&fs::read_to_string(root().join("index.html"))?)?;
        let mut expected = BTreeSet::new();
        for (from, to) in &links.copied {
            collect(&root().join(from), to, &mut expected)?;
        }
        for program in &links.programs {
            for file in [".js", "_bg.wasm"] {
                let folder = if program.bin == "bot" { "" } else { "mbegu-*/" };
                expected.insert(format!("{folder}{}{file}", program.bin));
            }
        }
        expected.extend(ADDED.map(str::to_owned));
        let mut built = BTreeSet::new();
        collect(&crate::build::dist(), Path::new(""), &mut built)?;
        let is_added = |name: &str, added: &str| {
            let (start, end) = added.split_once('*')?;
            let rest = name.strip_prefix(start)?.strip_suffix(end)?;
            (!rest.contains('/')).then(|| added.to_owned())
        };
        let built: BTreeSet<_> = built
            .into_iter()
            .map(|name| {
                let mut patterns = expected.iter().filter(|_| !expected.contains(&name));
                let found = patterns.find_map(|pattern| is_added(&name, pattern));
                found.unwrap_or(name)
            })
            .collect();
        assert_eq!(built, expected);
        Ok(())
    }

    /// The names of the files of a folder, or of a file.
    fn collect(from: &Path, to: &Path, names: &mut BTreeSet<String>) -> Result<()> {
        if !from.is_dir() {
            names.insert(to.to_string_lossy().into_owned());
            return Ok(());
        }
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            collect(&entry.path(), &to.join(entry.file_name()), names)?;
        }
        Ok(())
    }
}
