//! The steps of the page's build that need the page itself or wasm-bindgen. `cargo xtask
//! build` runs them.

mod prerender;

use std::ffi::OsString;
use std::path::Path;
use std::{env, fs};

use anyhow::{Result, anyhow, bail, ensure};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    match &args[..] {
        [step, folder] if step == "prerender" => prerender::prerender(Path::new(folder)),
        [step, program, folder] if step == "bind" => bind(Path::new(program), Path::new(folder)),
        [step, program, folder] if step == "split" => split(Path::new(program), Path::new(folder)),
        _ => bail!(
            "the steps are `prerender FOLDER`, `bind PROGRAM FOLDER` and `split PROGRAM FOLDER`"
        ),
    }
}

/// Writes the bindings of a WebAssembly program, `name.js` and `name_bg.wasm`, as the
/// command line of wasm-bindgen does with `--target web --no-typescript`.
fn bind(program: &Path, folder: &Path) -> Result<()> {
    bindgen(program)?.generate(folder)
}

fn bindgen(program: &Path) -> Result<Bindgen> {
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .input_path(program);
    Ok(bindgen)
}

/// Splits a program at the functions that `wasm_split` marks, and writes the bindings of what
/// stays: beside `name.js` and `name_bg.wasm` there are the other parts and `parts.js`, which
/// loads them.
fn split(program: &Path, folder: &Path) -> Result<()> {
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    let whole = fs::read(program)?;
    let main = folder.join(format!("{name}.wasm"));
    let script = format!("./{name}.js");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = &script;
    options.link_name = "./parts.js";
    wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;
    // The other parts import what the linker exports.
    bindgen(&main)?
        .keep_lld_exports(true)
        .demangle(false)
        .generate(folder)?;
    fs::remove_file(main)?;
    let loader = folder.join("parts.js");
    let script = fs::read_to_string(&loader)?;
    let call = "WebAssembly.instantiateStreaming(src, imports)";
    ensure!(script.contains(call), "{} has no {call}", loader.display());
    let script = script.replace(call, "instantiate(src, imports)") + INSTANTIATE;
    fs::write(loader, script)?;
    Ok(())
}

/// What takes the place of `WebAssembly.instantiateStreaming`, which refuses a part that a host
/// sends with another type than `application/wasm`.
const INSTANTIATE: &str = "
async function instantiate(source, imports) {
    const response = await source;
    return response.headers.get('Content-Type')?.startsWith('application/wasm')
        ? WebAssembly.instantiateStreaming(response, imports)
        : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
";
