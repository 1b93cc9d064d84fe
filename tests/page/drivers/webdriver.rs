//! Firefox or WebKit, driven by the standards alone: WebDriver, and WebDriver BiDi where the
//! engine has it.

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, thread};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use super::connection::Connection;
use super::{Driver, MAX_WAIT, Mouse};
use crate::hands::At;

/// The name that WebDriver gives to the identifier of an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// An engine that the page is tested in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Firefox,
    WebKit,
}

/// A browser, ended when dropped.
pub struct Session {
    engine: Engine,
    port: u16,
    /// The path of the session at the driver.
    path: String,
    /// The connection for BiDi, if the engine has it.
    bidi: Option<RefCell<Connection>>,
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
const ERRORS: &str = "() => {
    try {
        const errors = JSON.parse(sessionStorage.getItem('test-errors') ?? '[]');
        sessionStorage.removeItem('test-errors');
        return errors;
    } catch { return []; }
}";

impl Session {
    /// Starts a browser with a fresh profile. `still`: it asks for reduced motion.
    pub fn start(engine: Engine, still: bool) -> Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("mbegu-{}-{count}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(folder.join("scripts"))?;
        let port = free_port()?;
        let mut process = DriverProcess::start(engine, port)?;
        process.wait_until_ready(port)?;
        let capabilities = engine.capabilities(&folder, still);
        let wanted = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let started = request(port, "POST", "/session", &wanted)
            .with_context(|| format!("{engine:?} doesn't start"))?;
        let id = started["sessionId"].as_str().context("no session")?;
        let bidi = match started["capabilities"]["webSocketUrl"].as_str() {
            Some(address) => Some(RefCell::new(Connection::open(address, |_| false)?)),
            None => None,
        };
        let session = Self {
            engine,
            port,
            path: format!("/session/{id}"),
            bidi,
            folder,
            _process: process,
        };
        let millis = u64::try_from(MAX_WAIT.as_millis())?;
        session.post("timeouts", &json!({ "script": millis }))?;
        session.before_loading(KEEP_ERRORS)?;
        // WebKit runs no script before a first document.
        session.post("url", &json!({ "url": "about:blank" }))?;
        Ok(session)
    }

    fn post(&self, command: &str, body: &Value) -> Result<Value> {
        request(self.port, "POST", &format!("{}/{command}", self.path), body)
    }

    fn bidi(&self, method: &str, params: &Value) -> Result<Value> {
        let bidi = self.bidi.as_ref().context("the engine has no BiDi")?;
        bidi.borrow_mut().command(method, params, None)
    }

    fn pointer(&self, kind: &str, actions: Vec<Value>) -> Result<()> {
        self.perform(&json!({
            "type": "pointer",
            "id": kind,
            "parameters": { "pointerType": kind },
            "actions": actions,
        }))
    }

    fn perform(&self, source: &Value) -> Result<()> {
        self.post("actions", &json!({ "actions": [source] }))
            .map(drop)
    }
}

impl Driver for Session {
    fn call(&self, function: &str, value: &Value) -> Result<Value> {
        let script = format!("return ({function})(arguments[0])");
        self.post(
            "execute/sync",
            &json!({ "script": script, "args": [value] }),
        )
    }

    fn goto(&self, address: &str) -> Result<()> {
        self.post("url", &json!({ "url": address })).map(drop)
    }

    fn reload(&self) -> Result<()> {
        // Firefox's own Refresh passes the service worker by.
        let reload = "() => void (window.isOld = true, location.reload())";
        self.call(reload, &Value::Null).map(drop)
    }

    fn before_loading(&self, script: &str) -> Result<()> {
        if self.engine == Engine::WebKit {
            // Its window reads these before each document.
            let folder = self.folder.join("scripts");
            let number = fs::read_dir(&folder)?.count();
            fs::write(folder.join(format!("{number}.js")), format!("{{{script}}}"))?;
            return Ok(());
        }
        let function = format!("() => {{ {script} }}");
        let params = json!({ "functionDeclaration": function });
        self.bidi("script.addPreloadScript", &params).map(drop)
    }

    fn resize(&self, (width, height): (u32, u32)) -> Result<()> {
        if self.engine == Engine::WebKit {
            let rect = json!({ "x": 0, "y": 0, "width": width, "height": height });
            return self.post("window/rect", &rect).map(drop);
        }
        let tree = self.bidi("browsingContext.getTree", &json!({}))?;
        let viewport = json!({
            "context": tree["contexts"][0]["context"],
            "viewport": { "width": width, "height": height },
        });
        self.bidi("browsingContext.setViewport", &viewport)
            .map(drop)
    }

    fn mouse(&self, steps: &[(Mouse, At)]) -> Result<()> {
        let mut actions = Vec::new();
        for &(what, at) in steps {
            actions.push(move_to(at));
            match what {
                Mouse::Move => {}
                Mouse::Press => actions.push(json!({ "type": "pointerDown", "button": 0 })),
                Mouse::Release => actions.push(json!({ "type": "pointerUp", "button": 0 })),
            }
        }
        self.pointer("mouse", actions)
    }

    fn touch(&self, way: &[At]) -> Result<()> {
        let mut actions: Vec<_> = way.iter().map(|&at| move_to(at)).collect();
        actions.insert(1, json!({ "type": "pointerDown", "button": 0 }));
        // A finger that rests throws nothing.
        if way.len() > 1 {
            actions.push(json!({ "type": "pause", "duration": 100 }));
        }
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.pointer("touch", actions)
    }

    fn key(&self, key: &str) -> Result<()> {
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
        self.perform(&json!({ "type": "key", "id": "keys", "actions": actions }))
    }

    fn choose(&self, selector: &str) -> Result<()> {
        // Arrows open the list in some engines, and WebDriver chooses by a click.
        let by = json!({ "using": "css selector", "value": selector });
        let found = self.post("element", &by)?;
        let element = found[ELEMENT].as_str().context("no element")?;
        self.post(&format!("element/{element}/click"), &json!({}))
            .map(drop)
    }

    fn screenshot(&self) -> Result<String> {
        let path = format!("{}/screenshot", self.path);
        let taken = request(self.port, "GET", &path, &Value::Null)?;
        Ok(taken.as_str().context("no picture")?.to_owned())
    }

    fn errors(&self) -> Result<Vec<String>> {
        Ok(serde_json::from_value(self.call(ERRORS, &Value::Null)?)?)
    }
}

/// A request to a driver on this machine. Returns the value of its answer.
fn request(port: u16, method: &str, path: &str, body: &Value) -> Result<Value> {
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    // The driver itself ends a script that takes too long.
    stream.set_read_timeout(Some(MAX_WAIT + Duration::from_secs(30)))?;
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    );
    stream.write_all((head + &body).as_bytes())?;
    let mut answer = BufReader::new(stream);
    let mut length = None;
    let mut line = String::new();
    while answer.read_line(&mut line)? > 2 {
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = Some(value.trim().parse()?);
        }
        line.clear();
    }
    let mut body = vec![0; length.context("an answer without a length")?];
    answer.read_exact(&mut body)?;
    let mut answer: Value = serde_json::from_slice(&body)?;
    let value = answer["value"].take();
    ensure!(
        value["error"].is_null(),
        "{}: {}",
        value["error"],
        value["message"]
    );
    Ok(value)
}

impl Drop for Session {
    fn drop(&mut self) {
        // The driver closes the browser.
        let _ = request(self.port, "DELETE", &self.path, &Value::Null);
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
    fn capabilities(self, folder: &Path, still: bool) -> Value {
        match self {
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
        }
    }
}

/// The driver of an engine and all that it starts, ended when dropped.
struct DriverProcess(Child);

impl DriverProcess {
    fn start(engine: Engine, port: u16) -> Result<Self> {
        let program = |name: &str, usual: &str| env::var_os(name).unwrap_or_else(|| usual.into());
        let words: Vec<OsString> = match engine {
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
    fn wait_until_ready(&mut self, port: u16) -> Result<()> {
        for _ in 0..600 {
            // The port may have been taken since it was found free.
            if let Some(status) = self.0.try_wait()? {
                bail!("the driver has ended: {status}");
            }
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(());
            }
            // Nothing tells when it does.
            thread::sleep(Duration::from_millis(50));
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
