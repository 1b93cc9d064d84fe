//! `cargo xtask build`: puts the page together from the links of `index.html`.
//! `cargo xtask dev`: serves a development build by Trunk, which reads the same links.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, Result, anyhow, ensure};
use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256};

use crate::run::{run, step};
use crate::setup::{self, Tools, root};
use first::First;
use links::Links;

mod first;
mod fonts;
mod links;
mod offline;
mod pages;
mod pictures;
mod programs;
mod texts;

pub use pages::{BOT, EXTRAS};
pub use pictures::{pictures, pictures_are_fresh};

/// The output folder of the build.
#[must_use]
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Makes the release build. `dist/` then works from any folder of any static host.
///
/// # Errors
///
/// A tool that can't be installed, or a step of the build that failed.
pub fn release(tools: &Tools) -> Result<()> {
    let mut links = links()?;
    links.programs.first_mut().context("no program")?.is_split = true;
    make(tools, &links, &dist())
}

/// Makes the page of [`release`] for this machine, in another folder. Its program is
/// compiled faster, and not made small.
///
/// # Errors
///
/// As [`release`].
pub fn quick(tools: &Tools, folder: &Path) -> Result<()> {
    let mut links = links()?;
    let page = links.programs.first_mut().context("no program")?;
    page.for_play();
    make(tools, &links, folder)?;
    let programs = program_files(folder, "wasm")?.into_iter();
    let sizes = programs.map(|path| Ok(fs::metadata(path)?.len() / 1000));
    let size = sizes.collect::<Result<Vec<_>>>()?.into_iter().max();
    println!(
        "    the page's program has {} kB; that of `cargo xtask build` is made small and split, \
         and nothing else differs",
        size.context("no program")?
    );
    Ok(())
}

/// Parses `index.html`.
fn links() -> Result<Links> {
    Links::parse(&fs::read_to_string(root().join("index.html"))?)
}

fn make(tools: &Tools, links: &Links, to: &Path) -> Result<()> {
    // Where a step fails, the page before stays.
    let folder = root().join("target").join("page.partial");
    fs::create_dir_all(folder.with_file_name(""))?;
    let _lock = setup::lock(&folder.with_extension("lock"), "build")?;
    setup::clear(&folder)?;
    fs::create_dir_all(&folder)?;
    step("downloading packages", "20 seconds the first time", || {
        programs::fetch(tools)
    })?;
    let first = step(
        "compiling the page, the bot's worker and the steps of the build",
        "3 minutes the first time",
        || compile(tools, links, &folder),
    )?;
    step("putting the page together", "5 seconds", || {
        assemble(tools, links, &first, &folder)?;
        setup::clear(to)?;
        copy(&folder, to)
    })
}

/// Compiles the programs into the folder, and renders the first picture. The page's own
/// program takes as long as everything else together, which is done beside it.
fn compile(tools: &Tools, links: &Links, folder: &Path) -> Result<First> {
    let (page, others) = links.programs.split_first().context("no program")?;
    let (built, steps_are_built) = mpsc::channel();
    thread::scope(|scope| {
        let beside = scope.spawn(move || {
            programs::build_steps(tools)?;
            // Nobody listens where the page couldn't be compiled.
            let _ = built.send(());
            let first = first::render(tools)?;
            for program in others {
                let compiled = program.compile(tools)?;
                program.finish(tools, &compiled, folder)?;
            }
            anyhow::Ok(first)
        });
        let compiled = page.compile(tools);
        // An error here means that the steps couldn't be built, which the thread returns.
        let finished = compiled.and_then(|compiled| match steps_are_built.recv() {
            Ok(()) => page.finish(tools, &compiled, &folder.join(&page.bin)),
            Err(_) => Ok(()),
        });
        let first = beside
            .join()
            .map_err(|_| anyhow!("a thread has panicked"))?;
        finished.and(first)
    })
}

/// Adds everything else to the programs in the folder.
fn assemble(tools: &Tools, links: &Links, first: &First, folder: &Path) -> Result<()> {
    let module = name_program(folder, &links.programs[0].bin)?;
    let (page, late_styles) = links.assemble(&root(), folder)?;
    if links.programs[0].is_split {
        let program = folder.join(format!("{module}_bg.wasm"));
        texts::divide(&folder.join("locales"), &program)?;
    }
    copy(&first.site, folder)?;
    pages::finish(folder, &page, &module, first, &late_styles)?;
    fonts::subset(tools, folder)?;
    fill_program_size(folder)?;
    let version = offline::add_script(folder)?;
    minify(tools, folder)?;
    offline::finish(folder, &version)
}

/// Gives the folder of the page's program a name that changes with any of its parts, so that no
/// part of one build meets a part of another. Returns the path of the program's module without
/// its extension. The bot's worker is loaded by its plain name, and checks its version.
fn name_program(folder: &Path, bin: &str) -> Result<String> {
    let program = folder.join(bin);
    let mut content = Vec::new();
    for path in [files(&program, "js")?, files(&program, "wasm")?].concat() {
        content.extend(fs::read(path)?);
    }
    let name = format!("{bin}-{}", hash(&content));
    fs::rename(program, folder.join(&name))?;
    Ok(format!("{name}/{bin}"))
}

/// Replaces a placeholder, which a script must have exactly once.
fn fill(script: &str, placeholder: &str, value: &str) -> Result<String> {
    ensure!(
        script.matches(placeholder).count() == 1,
        "a script doesn't have the placeholder `{placeholder}` exactly once"
    );
    Ok(script.replacen(placeholder, value, 1))
}

/// The files of a folder with an extension, sorted.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The files of the page's program in a folder with a page.
///
/// # Errors
///
/// A folder that can't be read.
pub fn program_files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_program = path.join("mbegu_bg.wasm").is_file();
        if is_program {
            found.extend(files(&path, extension)?);
        }
    }
    Ok(found)
}

/// Copies a folder with its content.
///
/// # Errors
///
/// A file that can't be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), &to)?;
        }
    }
    Ok(())
}

/// A hash for file names: the first 64 bits of the SHA-256.
fn hash(bytes: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(bytes)[..8])
}

/// Tells the script that loads the bot's program how large that is.
fn fill_program_size(folder: &Path) -> Result<()> {
    let size = fs::metadata(folder.join("bot_bg.wasm"))?.len();
    let path = folder.join("bot_loader.js");
    let script = fs::read_to_string(&path)?;
    fs::write(&path, fill(&script, "SIZE = 0", &format!("SIZE = {size}"))?)?;
    Ok(())
}

/// The integrity value of a content as browsers check it: SHA-256 in Base64.
#[must_use]
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(bytes)))
}

/// Minifies scripts and styles. All scripts are minified as modules: none has global
/// names that another one uses.
fn minify(tools: &Tools, folder: &Path) -> Result<()> {
    let all = [
        files(folder, "js")?,
        program_files(folder, "js")?,
        files(folder, "css")?,
    ]
    .concat();
    let is_old = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().starts_with("failure-")
    };
    // Old browsers read static/failure.js: no newer syntax for it.
    let (old, new): (Vec<_>, Vec<_>) = all.into_iter().partition(is_old);
    for (target, paths) in [("es5", old), ("esnext", new)] {
        let mut esbuild = tools.command("esbuild");
        esbuild
            .args(["--minify", "--format=esm", "--charset=utf8"])
            .args(["--legal-comments=none", "--log-level=warning"])
            // A program of several parts names the module that loads them once for each.
            .arg("--log-override:duplicate-object-key=silent")
            .args(["--allow-overwrite", &format!("--target={target}")])
            .arg(format!("--outdir={}", folder.display()))
            .args(paths);
        run(&mut esbuild).context("the scripts and styles could not be minified")?;
    }
    Ok(())
}

/// Makes a development build, serves it, and rebuilds and reloads it at every change
/// until it is stopped.
///
/// # Errors
///
/// As [`release`], or a port that is in use.
pub fn dev(port: Option<u16>, open: bool) -> Result<()> {
    let tools = setup::trunk()?;
    programs::fetch(&tools)?;
    let mut trunk = tools.command("trunk");
    // Offline, because Trunk would otherwise download tools of its own.
    trunk.args(["serve", "--offline"]);
    if let Some(port) = port {
        trunk.args(["--port", &port.to_string()]);
    }
    if open {
        trunk.arg("--open");
    }
    run(&mut trunk)
}
