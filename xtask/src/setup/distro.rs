//! Debian's current compiler, for machines where rustup can't fetch the wasm
//! target. Debian ships the source of the standard library, from which the
//! target is built once.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::compiler::{
    MIN_VERSION, STAMP, Toolchain, WASM, has_library, is_new_enough, library, version,
};
use super::{Cache, apt, cache, on_path};
use crate::run::{run, step};

/// The packages of the compiler and its tools.
const PACKAGES: [&str; 7] = [
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "rust-web-llvm",
    "rust-web-clippy",
    "rustfmt-web",
    "gcc",
];
/// The distribution's compiler, even if another one is first on PATH.
const RUSTC: &str = "/usr/bin/rustc";
/// Its linker for wasm, a symbolic link to the one of LLVM.
const LINKER: &str = "/usr/bin/rust-lld";
const BIN: &str = "/usr/bin";
const PROGRAMS: [&str; 7] = [
    "cargo",
    "rustc",
    "rustdoc",
    "cargo-clippy",
    "clippy-driver",
    "cargo-fmt",
    "rustfmt",
];

/// Returns whether the distribution's compiler has the wasm target.
pub fn is_ready() -> bool {
    has_library(RUSTC) && is_new_enough(RUSTC)
}

/// Installs the compiler and builds the target's library.
pub fn ready(store: &Cache) -> Result<Toolchain> {
    if !is_ready() {
        if on_path("apt-get").is_none() {
            bail!(
                "the distribution's compiler can only be installed on Debian, and there is no apt-get"
            );
        }
        step(
            "installing the distribution's Rust compiler",
            "1 minute",
            || {
                apt::install(&PACKAGES)?;
                install_linker()
            },
        )?;
        if !is_new_enough(RUSTC) {
            bail!(
                "the distribution's newest compiler is {}, and {MIN_VERSION} is needed",
                version(RUSTC)?
            );
        }
        step(
            "building the wasm target from the distribution's source",
            "1 minute",
            || build(store),
        )?;
    }
    // rustup's proxies come before the distribution's programs on PATH, so
    // these are linked into a folder that is put first.
    let version = version(RUSTC)?;
    let number = version.split_whitespace().nth(1).unwrap_or("unknown");
    let folder = store.filled(&format!("distro-rust-{number}"), |folder| {
        for program in PROGRAMS {
            link(&Path::new(BIN).join(program), &folder.join(program))?;
        }
        Ok(())
    })?;
    println!("    using the distribution's compiler, {version}");
    Ok(Toolchain {
        folders: vec![folder],
        // The compiler that runs this program has set these.
        unset: vec![
            "RUSTUP_TOOLCHAIN",
            "LD_LIBRARY_PATH",
            "RUSTC",
            "RUSTDOC",
            "CARGO",
        ],
    })
}

/// Installs the program that the linker's symbolic link points to, such as
/// `lld-22`. Its package has the same name.
fn install_linker() -> Result<()> {
    let linker = Path::new(LINKER);
    if linker.exists() {
        return Ok(());
    }
    let program = fs::read_link(linker).with_context(|| format!("{LINKER} is missing"))?;
    let package = program.file_name().and_then(|name| name.to_str());
    apt::install(&[package.with_context(|| format!("{LINKER} is a broken link"))?])
}

/// Builds the library in an empty crate, and installs it for the compiler.
fn build(store: &Cache) -> Result<()> {
    let crate_folder = store.path("wasm-target");
    cache::clear(&crate_folder)?;
    fs::create_dir_all(crate_folder.join("src"))?;
    fs::write(
        crate_folder.join("Cargo.toml"),
        "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n",
    )?;
    fs::write(crate_folder.join("src/lib.rs"), "#![no_std]\n")?;
    run(Command::new(Path::new(BIN).join("cargo"))
        .args(["build", "--quiet", "--release", "--target", WASM])
        .args(["-Z", "build-std=std,panic_abort,panic_unwind,test"])
        .current_dir(&crate_folder)
        .env("CARGO_TARGET_DIR", crate_folder.join("target"))
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        // Link-time optimisation needs the bitcode.
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            "-Cembed-bitcode=yes",
        )
        .env_remove("RUSTFLAGS")
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("LD_LIBRARY_PATH"))?;

    let built = crate_folder
        .join("target")
        .join(WASM)
        .join("release")
        .join("deps");
    let library = library(RUSTC)?;
    install(&built, &library)
        .with_context(|| format!("the library could not be put into {}", library.display()))?;
    cache::clear(&crate_folder)
}

/// Copies the built library beside its place, and renames it when it is complete.
fn install(built: &Path, library: &Path) -> Result<()> {
    let partial = library.with_extension("partial");
    cache::clear(&partial)?;
    fs::create_dir_all(&partial)?;
    for entry in fs::read_dir(built)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if name.ends_with(".rlib") && !name.starts_with("libempty") {
            fs::copy(&path, partial.join(name))?;
        }
    }
    fs::write(partial.join(STAMP), version(RUSTC)?)?;
    cache::clear(library)?;
    Ok(fs::rename(partial, library)?)
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> Result<()> {
    std::os::unix::fs::symlink(from, to)
        .with_context(|| format!("{} can't be created", to.display()))
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> Result<()> {
    bail!("only Debian's compiler is supported")
}
