//! The compiler and its `wasm32-unknown-unknown` library.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{Cache, on_path};
use crate::run::{read, run, step};

/// The wasm target that pages are built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// What every command needs in order to use the compiler that has the target.
#[derive(Default)]
pub struct Target {
    pub folders: Vec<PathBuf>,
    pub env: Vec<(&'static str, OsString)>,
    pub unset: Vec<&'static str>,
}

/// Sees to it that a compiler with the wasm target is there: the one in use if
/// it has it or rustup can add it, or else the distribution's own.
pub fn ready(cache: &Cache) -> Result<Target> {
    let forced = env::var_os("MBEGU_WASM_TARGET").is_some_and(|value| value == "distro");
    if !forced {
        if has_library(Path::new("rustc")) {
            return Ok(Target::default());
        }
        if !distro::has_library() {
            let added = rustup_add();
            if added.is_ok() {
                return Ok(Target::default());
            }
            if let Err(error) = added {
                println!("    {error:#}");
            }
        }
    }
    distro::ready(cache).context(
        "the wasm32-unknown-unknown target is missing, and neither rustup nor the distribution's \
         compiler could provide it: get it with `rustup target add wasm32-unknown-unknown`",
    )
}

fn rustup_add() -> Result<()> {
    if on_path("rustup").is_none() {
        bail!("rustup is not here");
    }
    step("adding the wasm target with rustup", "10 seconds", || {
        run(Command::new("rustup").args(["target", "add", WASM]))
    })?;
    if !has_library(Path::new("rustc")) {
        bail!("rustup added {WASM}, but the compiler in use doesn't find it");
    }
    Ok(())
}

/// Where a compiler looks for the target's library.
fn library(rustc: &Path) -> Result<PathBuf> {
    read(Command::new(rustc).args(["--print", "target-libdir", "--target", WASM]))
        .map(PathBuf::from)
}

fn has_library(rustc: &Path) -> bool {
    let holds_std = |folder: PathBuf| {
        fs::read_dir(folder).is_ok_and(|entries| {
            entries
                .flatten()
                .any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
        })
    };
    library(rustc).is_ok_and(holds_std)
}

/// Debian's current compiler comes with the source of its library, from which
/// the target is built once.
mod distro {
    use super::*;

    /// The compiler and what goes with it; lld is the linker for wasm.
    const PACKAGES: [&str; 8] = [
        "rustc-web",
        "cargo-web",
        "rust-web-src",
        "rust-web-llvm",
        "rust-web-clippy",
        "rustfmt-web",
        "lld-22",
        "gcc",
    ];
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
    /// Names the compiler that the library was built by, beside the library: a
    /// newer compiler can't use it.
    const STAMP: &str = "mbegu-built-by";

    /// Whether the distribution's compiler has a library that fits it.
    pub fn has_library() -> bool {
        let built_by = || -> Result<bool> {
            let stamp = fs::read_to_string(library(&rustc())?.join(STAMP))?;
            Ok(stamp.trim() == version()?)
        };
        built_by().unwrap_or(false)
    }

    /// Installs the compiler, builds the library, and says how to use them.
    pub fn ready(cache: &Cache) -> Result<Target> {
        if !has_library() {
            if on_path("apt-get").is_none() {
                bail!(
                    "the distribution's compiler is only known how to be had on Debian, and apt-get is not here"
                );
            }
            step(
                "installing the distribution's Rust compiler",
                "1 minute",
                || crate::setup::apt::install(&PACKAGES),
            )?;
            step(
                "building the wasm target from the distribution's source",
                "1 minute",
                || build(cache),
            )?;
        }
        // rustup's stand-ins would come before the distribution's programs, so
        // these get a folder of their own at the head of PATH.
        let version = version()?;
        let number = version.split_whitespace().nth(1).unwrap_or("unknown");
        let folder = cache.filled(&format!("distro-rust-{number}"), |folder| {
            for program in PROGRAMS {
                link(&Path::new(BIN).join(program), &folder.join(program))?;
            }
            Ok(())
        })?;
        println!("    using the distribution's compiler, {version}");
        Ok(Target {
            folders: vec![folder],
            env: Vec::new(),
            // The compiler that runs this program has set these for itself.
            unset: vec![
                "RUSTUP_TOOLCHAIN",
                "LD_LIBRARY_PATH",
                "RUSTC",
                "RUSTDOC",
                "CARGO",
            ],
        })
    }

    fn rustc() -> PathBuf {
        Path::new(BIN).join("rustc")
    }

    fn version() -> Result<String> {
        read(Command::new(rustc()).arg("--version"))
    }

    /// Builds the library in an empty crate, and moves it to where the
    /// compiler looks for it.
    fn build(cache: &Cache) -> Result<()> {
        let crate_folder = cache.path("wasm-target");
        crate::setup::cache::clear(&crate_folder)?;
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
            .env("RUSTC", rustc())
            .env("RUSTC_BOOTSTRAP", "1")
            // Without the bitcode, link-time optimisation fails.
            .env(
                "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
                "-Cembed-bitcode=yes",
            )
            .env_remove("RUSTFLAGS")
            .env_remove("RUSTUP_TOOLCHAIN")
            .env_remove("LD_LIBRARY_PATH"))?;

        let library = library(&rustc())?;
        let built = crate_folder
            .join("target")
            .join(WASM)
            .join("release")
            .join("deps");
        (|| -> Result<()> {
            crate::setup::cache::clear(&library)?;
            fs::create_dir_all(&library)?;
            for entry in fs::read_dir(&built)? {
                let path = entry?.path();
                if let (Some("rlib"), Some(name)) =
                    (path.extension().and_then(|e| e.to_str()), path.file_name())
                    && !name.to_string_lossy().starts_with("libempty")
                {
                    fs::copy(&path, library.join(name))?;
                }
            }
            // Last, so that its presence says that all is there.
            Ok(fs::write(library.join(STAMP), version()?)?)
        })()
        .with_context(|| format!("the library could not be put into {}", library.display()))?;
        crate::setup::cache::clear(&crate_folder)
    }

    #[cfg(unix)]
    fn link(from: &Path, to: &Path) -> Result<()> {
        std::os::unix::fs::symlink(from, to)
            .with_context(|| format!("{} can't be made", to.display()))
    }

    #[cfg(not(unix))]
    fn link(_: &Path, _: &Path) -> Result<()> {
        bail!("only Debian's compiler is known how to be used")
    }
}
