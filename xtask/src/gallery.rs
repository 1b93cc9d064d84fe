//! `cargo xtask gallery`: pictures of the built page at every moment of play.

use std::ffi::{OsStr, OsString};

use anyhow::Result;

use crate::build;
use crate::run::{run, step};
use crate::setup;
use crate::test::PAGE_TESTS;

/// Builds the page and takes the pictures of the moments whose names contain one of
/// `names`, or of all moments if there are none. They are written to `gallery/`.
///
/// # Errors
///
/// A missing tool, a name that no moment has, or a moment that the page didn't come
/// to.
pub fn gallery(names: &[OsString]) -> Result<()> {
    let tools = setup::tools()?;
    let chromedriver = setup::chromedriver()?;
    build::release(&tools)?;
    let mut test = tools.command("cargo");
    test.args(["test", "--quiet", "--locked", "--package", PAGE_TESTS])
        .args(["--test", "page", "--", "--nocapture", "--ignored"])
        .args(["--exact", "gallery::every_moment_has_its_pictures"])
        .env("CHROMEDRIVER", &chromedriver)
        .env("MBEGU_GALLERY", names.join(OsStr::new(" ")))
        // The errors describe the page; a backtrace adds nothing.
        .env("RUST_LIB_BACKTRACE", "0");
    step("taking pictures", "5 minutes", || run(&mut test))
}
