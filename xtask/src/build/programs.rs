//! The programs of the page: compiled by Cargo, bound by wasm-bindgen, optimised by
//! wasm-opt.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::links::Program;
use super::{copy, files, hash};
use crate::run::{read, run, timed};
use crate::setup::{Tools, WASM, clear, root};

/// The folder of Cargo's output. Cargo is told it, so that `CARGO_TARGET_DIR` changes
/// nothing.
fn target() -> PathBuf {
    root().join("target")
}

/// A command of the package `mbegu-steps`, which [`build_steps`] has compiled.
pub fn steps(tools: &Tools) -> Command {
    let program = format!("mbegu-steps{}", env::consts::EXE_SUFFIX);
    tools.command(target().join("debug").join(program))
}

/// Downloads the packages, so that a missing network is reported at once.
pub fn fetch(tools: &Tools) -> Result<()> {
    read(tools.command("cargo").args(["fetch", "--locked"]))
        .context("the packages of Cargo.lock can't be downloaded, which needs a network")
        .map(drop)
}

/// Compiles the package `mbegu-steps`.
pub fn build_steps(tools: &Tools) -> Result<()> {
    let mut cargo = tools.command("cargo");
    cargo
        .args(["build", "--quiet", "--locked", "--offline", "--target-dir"])
        .arg(target())
        .args(["--package", "mbegu-steps"]);
    timed("the steps of the build", || run(&mut cargo))
}

impl Program {
    /// Has it compiled faster, and not made small.
    pub fn for_play(&mut self) {
        "play".clone_into(&mut self.profile);
        self.wasm_opt.clear();
    }

    /// Compiles the program. Programs without the default features get a target folder of
    /// their own, so that they are compiled beside the page: Cargo locks its folders.
    pub fn compile(&self, tools: &Tools) -> Result<PathBuf> {
        let mut folder = target();
        let mut cargo = tools.command("cargo");
        cargo
            .args(["rustc", "--locked", "--offline", "--target", WASM])
            .args(["--profile", &self.profile, "--bin", &self.bin]);
        if let Some(features) = &self.features {
            folder.push(&self.bin);
            cargo.args(["--quiet", "--no-default-features", "--features", features]);
        }
        cargo.arg("--target-dir").arg(&folder);
        if self.is_split {
            // The parts are found by the relocations of the linker.
            cargo.args(["--features", "split", "--", "-Clink-arg=--emit-relocs"]);
        }
        cargo.env("CARGO_ENCODED_RUSTFLAGS", remapped(tools)?);
        let name = format!("{}.wasm", self.bin);
        timed(&self.bin, || run(&mut cargo))
            .with_context(|| format!("{} can't be compiled", self.bin))?;
        Ok(folder.join(WASM).join(&self.profile).join(name))
    }

    /// Binds and optimises the compiled program: `bot.js` and `bot_bg.wasm`, say, in
    /// the folder, with its parts if it is split. What the same step has made of the same
    /// program is taken again, as wasm-opt takes 10 to 25 seconds.
    pub fn finish(&self, tools: &Tools, compiled: &Path, folder: &Path) -> Result<()> {
        let mut content = fs::read(compiled)?;
        content.extend(self.wasm_opt.concat().bytes());
        for source in ["xtask/steps/src/main.rs", "Cargo.lock"] {
            content.extend(fs::read(root().join(source))?);
        }
        let name = format!("{}-{}", self.bin, self.profile);
        let finished = target().join("finished").join(name);
        let key = finished.with_extension("key");
        if fs::read_to_string(&key).ok() != Some(hash(&content)) {
            clear(&finished)?;
            // An interrupted build leaves no key. It may not be there.
            let _ = fs::remove_file(&key);
            fs::create_dir_all(&finished)?;
            let step = if self.is_split { "split" } else { "bind" };
            run(steps(tools).arg(step).args([compiled, &finished]))?;
            if !self.wasm_opt.is_empty() {
                self.optimise(tools, &finished)?;
            }
            fs::write(key, hash(&content))?;
        }
        copy(&finished, folder)
    }

    fn optimise(&self, tools: &Tools, folder: &Path) -> Result<()> {
        timed(format_args!("wasm-opt for {}", self.bin), || {
            for wasm in files(folder, "wasm")? {
                run(tools
                    .command("wasm-opt")
                    .args(&self.wasm_opt)
                    .arg(&wasm)
                    .arg("--output")
                    .arg(&wasm))?;
            }
            Ok(())
        })
    }
}

/// The flags of the compiler that leave the folders of this machine out of the programs:
/// messages of panics name source files.
fn remapped(tools: &Tools) -> Result<String> {
    let cargo = match env::var_os("CARGO_HOME") {
        Some(folder) => PathBuf::from(folder),
        None => etcetera::home_dir()?.join(".cargo"),
    };
    let sysroot = read(tools.command("rustc").args(["--print", "sysroot"]))?;
    let mut folders = vec![(sysroot.into(), "rust"), (root(), "mbegu")];
    // A folder for each registry.
    for registry in fs::read_dir(cargo.join("registry/src"))
        .into_iter()
        .flatten()
    {
        folders.push((registry?.path(), "crates"));
    }
    let flags = folders
        .iter()
        .map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    Ok(flags.collect::<Vec<_>>().join("\u{1f}"))
}
