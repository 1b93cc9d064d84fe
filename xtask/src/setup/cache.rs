//! The cache folder for the tools that the project installs.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use etcetera::BaseStrategy;

/// The cache folder: `MBEGU_CACHE`, or `mbegu` in the user's cache folder.
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// Finds the folder. [`Cache::lock`] creates it.
    pub fn open() -> Result<Self> {
        let folder = match env::var_os("MBEGU_CACHE").filter(|folder| !folder.is_empty()) {
            Some(folder) => std::path::absolute(folder).context("MBEGU_CACHE is not a folder")?,
            None => etcetera::base_strategy::choose_native_strategy()
                .context("the user's cache folder is unknown: set MBEGU_CACHE to a folder")?
                .cache_dir()
                .join("mbegu"),
        };
        Ok(Self { folder })
    }

    /// Locks the cache against set-ups of other clones until the file is dropped.
    pub fn lock(&self) -> Result<File> {
        fs::create_dir_all(&self.folder).with_context(|| {
            format!(
                "{} can't be created: set MBEGU_CACHE to another folder",
                self.folder.display()
            )
        })?;
        lock(&self.path("lock"), "set-up")
    }

    /// A path inside the cache.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns the folder `name`, which `fill` fills if it doesn't exist. It is filled
    /// under another name and renamed at the end, so that an interrupted
    /// installation is never used.
    pub fn filled(&self, name: &str, fill: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
        let done = self.path(name);
        if done.is_dir() {
            return Ok(done);
        }
        let partial = self.path(&format!("{name}.partial"));
        clear(&partial)?;
        fs::create_dir_all(&partial)
            .with_context(|| format!("{} can't be created", partial.display()))?;
        fill(&partial)?;
        fs::rename(&partial, &done)
            .with_context(|| format!("{} can't be renamed", partial.display()))?;
        Ok(done)
    }
}

/// Locks a file until it is dropped, so that one command does `what` at a time.
pub fn lock(path: &Path, what: &str) -> Result<File> {
    let file =
        File::create(path).with_context(|| format!("{} can't be created", path.display()))?;
    if file.try_lock().is_err() {
        println!("==> waiting for another {what} to end");
        file.lock()
            .with_context(|| format!("{} can't be locked", path.display()))?;
    }
    Ok(file)
}

/// Removes a folder with its content, if it exists.
pub fn clear(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("{} can't be removed", folder.display()))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;

    #[test]
    fn an_interrupted_installation_is_not_used() -> Result<()> {
        let folder = env::temp_dir().join(format!("mbegu-cache-test-{}", std::process::id()));
        let cache = Cache {
            folder: folder.clone(),
        };
        let failed = cache.filled("tool-1", |partial| {
            fs::write(partial.join("half"), "")?;
            bail!("cut short")
        });
        assert!(failed.is_err());
        let done = cache.filled("tool-1", |partial| {
            assert!(!partial.join("half").exists());
            Ok(fs::write(partial.join("whole"), "")?)
        })?;
        assert!(done.join("whole").exists());
        cache.filled("tool-1", |_| bail!("it is there already"))?;
        clear(&folder)
    }
}
