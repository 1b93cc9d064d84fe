//! Gives the build a name that changes with the sources: the page and the bot's
//! worker are two files, and only halves of the same build may work together.

use std::path::{Path, PathBuf};
use std::{fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=Cargo.lock");
    let mut paths = vec![PathBuf::from("Cargo.lock")];
    collect(Path::new("src"), &mut paths)?;
    paths.sort();
    let mut hash = Hash::default();
    for path in paths {
        hash.add(&fs::read(path)?);
    }
    println!("cargo::rustc-env=MBEGU_BUILD={:016x}", hash.0);
    Ok(())
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// FNV-1a, 64 bits: a build script with a dependency would be built before
/// everything else.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
