//! The steps of the page's build that need the page itself or wasm-bindgen. `cargo xtask
//! build` runs them.

mod prerender;

use std::env;
use std::ffi::OsString;
use std::path::Path;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    match &args[..] {
        [step, folder] if step == "prerender" => prerender::prerender(Path::new(folder)),
        [step, program, folder] if step == "bind" => bind(Path::new(program), Path::new(folder)),
        _ => bail!("the steps are `prerender FOLDER` and `bind PROGRAM FOLDER`"),
    }
}

/// Writes the bindings of a WebAssembly program, `name.js` and `name_bg.wasm`, as the
/// command line of wasm-bindgen does with `--target web --no-typescript`.
fn bind(program: &Path, folder: &Path) -> Result<()> {
    Bindgen::new()
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .input_path(program)
        .generate(folder)
}
