//! A browser of any engine that is driven by the standards alone: WebDriver, and
//! WebDriver BiDi where the engine has it.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::bidi::modules::browsing_context::Viewport;
use thirtyfour::common::command::{Actions, Command as WebDriverCommand};
use thirtyfour::prelude::*;

use crate::hands::At;

/// An engine that the page is tested in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// A browser, ended when dropped.
pub struct Session {
    engine: Engine,
    pub driver: WebDriver,
    /// The profile of the browser, and what its window reads.
    folder: PathBuf,
    _process: DriverProcess,
}

/// Keeps errors of the page's scripts in the tab, also over a reload.
const KEEP_ERRORS: &str = "
    const keep = text => {
        try {
            const errors = JSON.parse(sessionStorage.getItem('test-errors') ?? '[]');
            sessionStorage.setItem('test-errors', JSON.stringify([...errors, String(text)]));
        } catch {}
    };
    addEventListener('error', event => keep(event.message));
    addEventListener('unhandledrejection', event => keep(event.reason));
    const { error } = console;
    console.error = (...values) => { keep(values.join(' ')); error(...values); };
";

/// Takes the errors that [`KEEP_ERRORS`] has kept.
pub const ERRORS: &str = "(() => {
    try {
        const errors = JSON.parse(sessionStorage.getItem('test-errors') ?? '[]');
        sessionStorage.removeItem('test-errors');
        return errors;
    } catch { return []; }
})()";

impl Session {
    /// Starts a browser with a fresh profile. `still`: it asks for reduced motion.
    pub async fn start(engine: Engine, still: bool) -> Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("mbegu-{}-{count}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(folder.join("scripts"))?;
        let port = free_port()?;
        let mut process = DriverProcess::start(engine, port)?;
        process.wait_until_ready(port).await?;
        let address = format!("http://127.0.0.1:{port}");
        let capabilities = engine.capabilities(&folder, still);
        let driver = WebDriver::new(&address, capabilities)
            .await
            .with_context(|| format!("{engine:?} doesn't start"))?;
        let session = Self {
            engine,
            driver,
            folder,
            _process: process,
        };
        session.before_loading(KEEP_ERRORS).await?;
        // WebKit runs no script before a first document.
        session.driver.goto("about:blank").await?;
        Ok(session)
    }

    /// Runs a script in every new document before the page's own code.
    pub async fn before_loading(&self, script: &str) -> Result<()> {
        if self.engine == Engine::WebKit {
            // Its window reads these before each document.
            let folder = self.folder.join("scripts");
            let number = fs::read_dir(&folder)?.count();
            fs::write(folder.join(format!("{number}.js")), format!("{{{script}}}"))?;
            return Ok(());
        }
        let bidi = self.driver.bidi().await?;
        let function = format!("() => {{ {script} }}");
        bidi.script().add_preload_script(function).await?;
        Ok(())
    }

    /// Gives the page another size in CSS pixels.
    pub async fn resize(&self, (width, height): (u32, u32)) -> Result<()> {
        if self.engine == Engine::WebKit {
            self.driver.set_window_rect(0, 0, width, height).await?;
            return Ok(());
        }
        let bidi = self.driver.bidi().await?;
        let contexts = bidi.browsing_context();
        let viewport = Viewport { width, height };
        contexts
            .set_viewport(contexts.top_level().await?, Some(viewport))
            .await?;
        Ok(())
    }

    /// The mouse does one thing at a place: `mouseMoved`, `mousePressed` or
    /// `mouseReleased`.
    pub async fn point(&self, what: &str, at: At) -> Result<()> {
        let mut actions = vec![move_to(at)];
        match what {
            "mousePressed" => actions.push(json!({ "type": "pointerDown", "button": 0 })),
            "mouseReleased" => actions.push(json!({ "type": "pointerUp", "button": 0 })),
            _ => {}
        }
        self.pointer("mouse", actions).await
    }

    /// Touches the first of some places with a finger, and moves it over the others.
    pub async fn touch(&self, way: &[At]) -> Result<()> {
        let mut actions: Vec<_> = way.iter().map(|&at| move_to(at)).collect();
        actions.insert(1, json!({ "type": "pointerDown", "button": 0 }));
        // A finger that rests throws nothing.
        if way.len() > 1 {
            actions.push(json!({ "type": "pause", "duration": 100 }));
        }
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.pointer("touch", actions).await
    }

    async fn pointer(&self, kind: &str, actions: Vec<Value>) -> Result<()> {
        self.perform(json!({
            "type": "pointer",
            "id": kind,
            "parameters": { "pointerType": kind },
            "actions": actions,
        }))
        .await
    }

    /// Presses a key and lets it go. `key` is its value in the browser.
    pub async fn key(&self, key: &str) -> Result<()> {
        let value = match key {
            "Tab" => "\u{e004}",
            "Enter" => "\u{e007}",
            "Escape" => "\u{e00c}",
            "End" => "\u{e010}",
            "Home" => "\u{e011}",
            "ArrowLeft" => "\u{e012}",
            "ArrowUp" => "\u{e013}",
            "ArrowRight" => "\u{e014}",
            "ArrowDown" => "\u{e015}",
            _ => key,
        };
        let actions = ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": value }));
        self.perform(json!({ "type": "key", "id": "keys", "actions": actions }))
            .await
    }

    async fn perform(&self, source: Value) -> Result<()> {
        let actions = Actions::from(json!([source]));
        let command = WebDriverCommand::PerformActions(actions);
        self.driver.handle().cmd(command).await?;
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // A browser that is still ending may hold a file of it.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn move_to((x, y): At) -> Value {
    json!({
        "type": "pointerMove", "origin": "viewport", "duration": 0,
        "x": x.round() as i64, "y": y.round() as i64,
    })
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

impl Engine {
    fn capabilities(self, folder: &Path, still: bool) -> Capabilities {
        let value = match self {
            Engine::Chromium => {
                let mut args = vec!["--headless=new", "--no-sandbox", "--disable-gpu"];
                args.extend(still.then_some("--force-prefers-reduced-motion"));
                json!({
                    "browserName": "chrome",
                    "webSocketUrl": true,
                    "goog:chromeOptions": { "args": args },
                })
            }
            Engine::Firefox => json!({
                "browserName": "firefox",
                "webSocketUrl": true,
                "moz:firefoxOptions": {
                    "args": ["-headless"],
                    "prefs": { "ui.prefersReducedMotion": i32::from(still) },
                },
            }),
            Engine::WebKit => {
                let window = concat!(env!("CARGO_MANIFEST_DIR"), "/engines/webkit_window.py");
                json!({
                    "browserName": "mbegu",
                    "webkitgtk:browserOptions": {
                        "binary": window,
                        "args": [folder, if still { "still" } else { "moving" }],
                    },
                })
            }
        };
        let mut capabilities = Capabilities::default();
        for (name, value) in value.as_object().into_iter().flatten() {
            capabilities
                .set(name.as_str(), value.clone())
                .expect("a value of JSON");
        }
        capabilities
    }
}

/// The driver of an engine and all that it starts, ended when dropped.
struct DriverProcess(Child);

impl DriverProcess {
    fn start(engine: Engine, port: u16) -> Result<Self> {
        let program = |name: &str, usual: &str| env::var_os(name).unwrap_or_else(|| usual.into());
        let words: Vec<OsString> = match engine {
            Engine::Chromium => vec![
                program("CHROMEDRIVER", "chromedriver"),
                format!("--port={port}").into(),
            ],
            Engine::Firefox => vec![
                program("GECKODRIVER", "geckodriver"),
                format!("--port={port}").into(),
                // Its own port for BiDi: any that is free.
                "--websocket-port=0".into(),
            ],
            Engine::WebKit => vec![
                "xvfb-run".into(),
                "--auto-servernum".into(),
                "--server-args=-screen 0 2560x1440x24".into(),
                "dbus-run-session".into(),
                "--".into(),
                "WebKitWebDriver".into(),
                "--host=127.0.0.1".into(),
                format!("--port={port}").into(),
            ],
        };
        let mut words = words.into_iter();
        let mut command = Command::new(words.next().unwrap_or_default());
        let process = command
            .args(words)
            // A group of its own, which is ended as a whole.
            .process_group(0)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        Ok(Self(process.with_context(|| {
            format!("the driver of {engine:?} can't be started")
        })?))
    }

    /// Waits until the driver listens.
    async fn wait_until_ready(&mut self, port: u16) -> Result<()> {
        for _ in 0..600 {
            // The port may have been taken since it was found free.
            if let Some(status) = self.0.try_wait()? {
                bail!("the driver has ended: {status}");
            }
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("the driver never listens at port {port}")
    }
}

impl Drop for DriverProcess {
    fn drop(&mut self) {
        let group = format!("-{}", self.0.id());
        // It may have ended by itself.
        let _ = Command::new("kill").args(["-TERM", "--", &group]).status();
        let _ = self.0.wait();
    }
}
