//! The pictures that are made from drawings and committed: the surfaces of the boards and
//! the icons. The build copies them, and needs neither the renderer nor a C compiler.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::files;
use crate::run::run;
use crate::setup::{self, Tools, root};

/// The folders of `static` with the pictures, and the endings of their files.
const PICTURES: [(&str, &str); 2] = [("grounds", "webp"), ("site", "png")];

/// Renders the pictures into `static`.
///
/// # Errors
///
/// The renderer can't be compiled, or a picture can't be rendered.
pub fn pictures(tools: &Tools) -> Result<()> {
    render(tools, &root().join("static"))
}

/// Checks that the committed pictures are those that [`pictures`] renders.
///
/// # Errors
///
/// A picture that differs, or as [`pictures`].
pub fn pictures_are_fresh(tools: &Tools) -> Result<()> {
    let rendered = root().join("target").join("pictures");
    setup::clear(&rendered)?;
    for (folder, _) in PICTURES {
        fs::create_dir_all(rendered.join(folder))?;
    }
    render(tools, &rendered)?;
    for (folder, ending) in PICTURES {
        let names = |from: &Path| -> Result<Vec<_>> {
            let paths = files(&from.join(folder), ending)?.into_iter();
            Ok(paths
                .filter_map(|path| path.file_name().map(ToOwned::to_owned))
                .collect())
        };
        let names = (names(&rendered)?, names(&root().join("static"))?);
        ensure!(names.0 == names.1, "static/{folder} has other pictures");
        for name in names.0 {
            let path = Path::new(folder).join(name);
            ensure!(
                fs::read(rendered.join(&path))? == fs::read(root().join("static").join(&path))?,
                "static/{} is not up to date: `cargo xtask pictures`",
                path.display()
            );
        }
    }
    Ok(())
}

/// Renders them into the folders below `folder`.
fn render(tools: &Tools, folder: &Path) -> Result<()> {
    run(tools
        .command("cargo")
        .args([
            "run",
            "--quiet",
            "--locked",
            "--release",
            "--package",
            "mbegu-tools",
        ])
        .args(["--features", "pictures", "--", "pictures"])
        .arg(folder))
    .context("the pictures could not be rendered")
}
