//! `cargo xtask gallery`: pictures of the built page at every moment of play.
//! `cargo xtask pictures`: those that are part of the repository.

use std::ffi::{OsStr, OsString};

use anyhow::Result;

use crate::build;
use crate::run::{run, step};
use crate::setup;
use crate::test::page_tests;

/// Builds the page and takes the pictures of the moments whose names contain one of
/// `names`, or of all moments if there are none. They are written to `gallery/`.
///
/// # Errors
///
/// A missing tool, a name that no moment has, or a moment that the page didn't come
/// to.
pub fn gallery(names: &[OsString]) -> Result<()> {
    let names = names.join(OsStr::new(" "));
    take("every_moment_has_its_pictures", "10 minutes", &names)
}

/// Makes the pictures that are part of the repository: renders the surfaces of the boards
/// and the icons, builds the page, and takes the pictures of the README and of link
/// previews.
///
/// # Errors
///
/// As [`gallery`].
pub fn pictures() -> Result<()> {
    let tools = setup::tools()?;
    step("rendering the boards and icons", "4 minutes", || {
        build::pictures(&tools)
    })?;
    take("the_pictures_of_the_repository", "1 minute", OsStr::new(""))
}

/// Builds the page and runs a test that takes pictures.
fn take(test_name: &str, time: &str, names: &OsStr) -> Result<()> {
    let tools = setup::tools()?;
    setup::chromium()?;
    build::release(&tools)?;
    let mut test = page_tests();
    test.args(["--ignored", "--exact", &format!("gallery::{test_name}")])
        .env("MBEGU_GALLERY", names);
    step("taking pictures", time, || run(&mut test))
}
