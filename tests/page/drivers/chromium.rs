//! Chromium, driven by its DevTools protocol.
//!
//! Browsers are kept in a pool: a start takes longer than most tests. Each visit has a
//! browser of the pool for itself, and in it a context with a profile of its own.

use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::{env, process, thread};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::connection::Connection;
use super::{Driver, Mouse};
use crate::hands::At;

/// The browsers that no visit has.
static POOL: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// The headless shell, which needs half the time of the whole browser, if it is there.
static HEADLESS_SHELL: LazyLock<Option<PathBuf>> = LazyLock::new(xtask::setup::headless_shell);

/// Starts a browser, and ends it with its profile when the standard input is closed: also
/// when the tests are ended from outside. Only the browser holds the standard error, which
/// ends with it.
const UNTIL_INPUT_ENDS: &str =
    "profile=$1; shift; \"$@\" & exec 2>/dev/null; read -r _; kill $!; wait; rm -rf \"$profile\"";

/// A browser, ended when dropped.
struct Browser {
    connection: Connection,
    process: Child,
}

impl Browser {
    /// A browser of the pool, or one that is started.
    fn take() -> Result<Self> {
        let kept = POOL.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match kept {
            Some(browser) => Ok(browser),
            // On a busy machine a browser ends now and then while it starts.
            None => Self::start().or_else(|_| Self::start()),
        }
    }

    fn start() -> Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let profile = env::temp_dir().join(format!("mbegu-chromium-{}-{count}", process::id()));
        let program = match &*HEADLESS_SHELL {
            Some(shell) => shell.clone(),
            None => xtask::setup::chromium()?,
        };
        let mut process = Command::new("sh")
            .args(["-c", UNTIL_INPUT_ENDS, "sh"])
            .arg(&profile)
            .arg(program)
            .arg(format!("--user-data-dir={}", profile.display()))
            .args([
                "--remote-debugging-port=0",
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                // Presses before the first picture count.
                "--allow-pre-commit-input",
                "about:blank",
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .context("Chromium can't be started")?;
        let stderr = process.stderr.take().context("Chromium says nothing")?;
        let mut lines = BufReader::new(stderr).lines();
        let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let address = line.strip_prefix("DevTools listening on ")?;
            Some(address.trim().to_owned())
        });
        // A full pipe would stop it.
        thread::spawn(move || lines.for_each(drop));
        let address = address.context("Chromium ended before it began")?;
        Ok(Self {
            connection: Connection::open(&address, is_error)?,
            process,
        })
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}

/// Whether an event is kept: an error in the console, an exception, the end of the tab.
fn is_error(event: &Value) -> bool {
    match event["method"].as_str() {
        Some("Log.entryAdded") => event["params"]["entry"]["level"] == "error",
        Some("Runtime.consoleAPICalled") => {
            event["params"]["type"] == "error" || event["params"]["type"] == "assert"
        }
        Some("Runtime.exceptionThrown" | "Inspector.targetCrashed") => true,
        _ => false,
    }
}

/// A tab in a browser context of its own.
pub struct Tab {
    browser: RefCell<Browser>,
    context: String,
    /// The session of the tab that is driven.
    session: RefCell<String>,
    /// The context of the scripts, if it is that of a frame.
    frame: Cell<Option<u64>>,
    still: bool,
}

impl Tab {
    /// Opens a tab with a fresh profile. `still`: the browser asks for reduced motion.
    pub fn open(still: bool) -> Result<Self> {
        let mut browser = Browser::take()?;
        let made = browser
            .connection
            .command("Target.createBrowserContext", &json!({}), None)?;
        let context = made["browserContextId"].as_str().context("no context")?;
        let tab = Self {
            browser: RefCell::new(browser),
            context: context.to_owned(),
            session: RefCell::default(),
            frame: Cell::new(None),
            still,
        };
        tab.switch_to(&tab.new_tab()?);
        Ok(tab)
    }

    /// Closes the tab, and gives the browser back to the pool.
    pub fn close(self) -> Result<()> {
        let mut browser = self.browser.into_inner();
        let context = json!({ "browserContextId": self.context });
        browser
            .connection
            .command("Target.disposeBrowserContext", &context, None)?;
        browser.connection.events();
        POOL.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(browser);
        Ok(())
    }

    /// Opens another tab with the same profile. Returns its session.
    pub fn new_tab(&self) -> Result<String> {
        let blank = json!({ "url": "about:blank", "browserContextId": self.context });
        let made = self.of_browser("Target.createTarget", &blank)?;
        let attach = json!({ "targetId": made["targetId"], "flatten": true });
        let attached = self.of_browser("Target.attachToTarget", &attach)?;
        let session = attached["sessionId"].as_str().context("no session")?;
        let earlier = self.session.replace(session.to_owned());
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            self.command(domain, json!({}))?;
        }
        // Else only one tab of all has the focus.
        self.command(
            "Emulation.setFocusEmulationEnabled",
            json!({ "enabled": true }),
        )?;
        self.media(&[])?;
        self.session.replace(earlier);
        Ok(session.to_owned())
    }

    /// The session of the tab that is driven.
    pub fn session(&self) -> String {
        self.session.borrow().clone()
    }

    /// Drives the tab of another session.
    pub fn switch_to(&self, session: &str) {
        self.session.replace(session.to_owned());
    }

    /// Runs the scripts in the first frame of the page from now on.
    pub fn enter_frame(&self) -> Result<()> {
        let tree = self.command("Page.getFrameTree", json!({}))?;
        let frame = &tree["frameTree"]["childFrames"][0]["frame"]["id"];
        let world = self.command("Page.createIsolatedWorld", json!({ "frameId": frame }))?;
        self.frame.set(world["executionContextId"].as_u64());
        Ok(())
    }

    /// A command to the tab.
    pub fn command(&self, method: &str, params: Value) -> Result<Value> {
        let session = self.session.borrow();
        let mut browser = self.browser.borrow_mut();
        browser.connection.command(method, &params, Some(&session))
    }

    fn of_browser(&self, method: &str, params: &Value) -> Result<Value> {
        self.browser
            .borrow_mut()
            .connection
            .command(method, params, None)
    }

    /// Commands of one method to the tab, sent without waiting in between.
    fn commands(&self, method: &str, all: impl IntoIterator<Item = Value>) -> Result<()> {
        let session = self.session.borrow();
        let connection = &mut self.browser.borrow_mut().connection;
        let numbers: Result<Vec<_>> = all
            .into_iter()
            .map(|params| connection.send(method, &params, Some(&session)))
            .collect();
        for number in numbers? {
            connection
                .answer(number)
                .with_context(|| method.to_owned())?;
        }
        Ok(())
    }

    /// Sets media features of the browser, and no others but that of a still page.
    pub fn media(&self, features: &[(&str, &str)]) -> Result<()> {
        let mut features = features.to_vec();
        let motion = "prefers-reduced-motion";
        if self.still && !features.iter().any(|(name, _)| *name == motion) {
            features.push((motion, "reduce"));
        }
        let features = features.iter();
        let features = features.map(|(name, value)| json!({ "name": name, "value": value }));
        let features = json!({ "features": features.collect::<Vec<_>>() });
        self.command("Emulation.setEmulatedMedia", features)
            .map(drop)
    }

    /// Lets the page read and write the clipboard.
    pub fn allow_clipboard(&self) -> Result<()> {
        let permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"];
        let params = json!({ "permissions": permissions, "browserContextId": self.context });
        self.of_browser("Browser.grantPermissions", &params)
            .map(drop)
    }

    /// Goes `by` entries further in the history, or back, and waits until it is there.
    pub fn travel(&self, by: i64) -> Result<()> {
        let history = || self.command("Page.getNavigationHistory", json!({}));
        let before = history()?;
        let from = before["currentIndex"].as_i64().context("no history")?;
        let at = from + by;
        let entry = usize::try_from(at)
            .ok()
            .map(|at| &before["entries"][at]["id"]);
        let entry = entry
            .filter(|entry| !entry.is_null())
            .context("no such entry")?;
        for look in 0..10_000 {
            // Another navigation of the page may have cancelled it.
            if look % 1_000 == 0 {
                self.command("Page.navigateToHistoryEntry", json!({ "entryId": entry }))?;
            }
            // The page may have gone on from there at once.
            if history()?["currentIndex"] != from {
                return Ok(());
            }
        }
        anyhow::bail!("the history never came to entry {at}")
    }

    fn touches(&self, events: impl IntoIterator<Item = (&'static str, Vec<At>)>) -> Result<()> {
        for (kind, points) in events {
            let points = points.iter().map(|(x, y)| json!({ "x": x, "y": y }));
            let params = json!({ "type": kind, "touchPoints": points.collect::<Vec<_>>() });
            self.command("Input.dispatchTouchEvent", params)?;
        }
        Ok(())
    }

    /// Puts a finger on a place.
    pub fn put_finger(&self, at: At) -> Result<()> {
        self.touches([("touchStart", vec![at])])
    }

    /// Lifts the finger.
    pub fn lift_finger(&self) -> Result<()> {
        self.touches([("touchEnd", vec![])])
    }
}

impl Driver for Tab {
    fn call(&self, function: &str, value: &Value) -> Result<Value> {
        let mut params = json!({
            "expression": format!("({function})({value})"),
            "awaitPromise": true,
            "returnByValue": true,
        });
        if let Some(frame) = self.frame.get() {
            params["contextId"] = json!(frame);
        }
        let mut answer = self.command("Runtime.evaluate", params)?;
        let fault = &answer["exceptionDetails"];
        ensure!(
            fault.is_null(),
            "{} {}",
            fault["text"],
            fault["exception"]["description"]
        );
        Ok(answer["result"]["value"].take())
    }

    fn goto(&self, address: &str) -> Result<()> {
        self.call("() => void (window.isOld = true)", &Value::Null)?;
        let gone = self.command("Page.navigate", json!({ "url": address }))?;
        ensure!(
            gone["errorText"].is_null(),
            "{address}: {}",
            gone["errorText"]
        );
        self.frame.set(None);
        if gone["loaderId"].is_null() {
            // Another fragment of the same document.
            self.call("() => void delete window.isOld", &Value::Null)?;
        }
        Ok(())
    }

    fn reload(&self) -> Result<()> {
        self.call("() => void (window.isOld = true)", &Value::Null)?;
        self.command("Page.reload", json!({})).map(drop)
    }

    fn before_loading(&self, script: &str) -> Result<()> {
        let source = json!({ "source": script });
        self.command("Page.addScriptToEvaluateOnNewDocument", source)
            .map(drop)
    }

    fn resize(&self, (width, height): (u32, u32)) -> Result<()> {
        self.resize_scaled((width, height), 1)
    }

    fn mouse(&self, steps: &[(Mouse, At)]) -> Result<()> {
        let events = steps.iter().map(|&(what, (x, y))| {
            let name = match what {
                Mouse::Move => "mouseMoved",
                Mouse::Press => "mousePressed",
                Mouse::Release => "mouseReleased",
            };
            json!({
                "type": name, "x": x, "y": y, "clickCount": 1, "button": "left",
                // It is down while it is moved, too: this is for drags.
                "buttons": u8::from(what != Mouse::Release),
            })
        });
        self.commands("Input.dispatchMouseEvent", events)
    }

    fn touch(&self, way: &[At]) -> Result<()> {
        let (&first, rest) = way.split_first().context("no place")?;
        self.put_finger(first)?;
        self.touches(rest.iter().map(|&at| ("touchMove", vec![at])))?;
        if !rest.is_empty() {
            // A finger that rests throws nothing; what is thrown takes no tap.
            let rests = "() => new Promise(next => setTimeout(next, 100))";
            self.call(rests, &Value::Null)?;
        }
        self.lift_finger()
    }

    fn key(&self, key: &str) -> Result<()> {
        let (code, number, text) = match key {
            "Enter" => ("Enter", 13, "\r"),
            "Tab" => ("Tab", 9, ""),
            "Escape" => ("Escape", 27, ""),
            "End" => ("End", 35, ""),
            "Home" => ("Home", 36, ""),
            "ArrowLeft" => ("ArrowLeft", 37, ""),
            "ArrowUp" => ("ArrowUp", 38, ""),
            "ArrowRight" => ("ArrowRight", 39, ""),
            "ArrowDown" => ("ArrowDown", 40, ""),
            _ => {
                ensure!(key.len() == 1, "no key {key} is known here");
                let number = key.as_bytes()[0].to_ascii_uppercase();
                ("", i32::from(number), key)
            }
        };
        let events = ["keyDown", "keyUp"].map(|kind| {
            let mut params = json!({
                "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number,
            });
            if kind == "keyDown" && !text.is_empty() {
                params["text"] = json!(text);
            }
            params
        });
        self.commands("Input.dispatchKeyEvent", events)
    }

    fn choose(&self, selector: &str) -> Result<()> {
        // The list is drawn by the system and not by the page: the arrow keys choose.
        let way = "selector => {
            const option = document.querySelector(selector);
            option.parentElement.focus();
            return option.index - option.parentElement.selectedIndex;
        }";
        let way = self.call(way, &json!(selector))?;
        let way = way.as_i64().context("no option")?;
        for _ in 0..way.abs() {
            self.key(if way > 0 { "ArrowDown" } else { "ArrowUp" })?;
            // Each is drawn before the next one, as no finger is faster.
            let drawn = "() => new Promise(next => requestAnimationFrame(() => setTimeout(next)))";
            self.call(drawn, &Value::Null)?;
        }
        Ok(())
    }

    fn screenshot(&self) -> Result<String> {
        let taken = self.command("Page.captureScreenshot", json!({}))?;
        Ok(taken["data"].as_str().context("no picture")?.to_owned())
    }

    fn errors(&self) -> Result<Vec<String>> {
        // What has been said before this answer is there with it.
        self.call("() => {}", &Value::Null)?;
        let events = self.browser.borrow_mut().connection.events();
        Ok(events.iter().map(text_of).collect())
    }

    fn devtools(&self) -> Option<&Tab> {
        Some(self)
    }
}

impl Tab {
    /// As [`Driver::resize`], on a screen that has `scale` pixels for each CSS pixel.
    pub fn resize_scaled(&self, (width, height): (u32, u32), scale: u32) -> Result<()> {
        let metrics = json!({
            "width": width, "height": height, "screenWidth": width, "screenHeight": height,
            "deviceScaleFactor": scale, "mobile": width < 600,
        });
        self.command("Emulation.setDeviceMetricsOverride", metrics)
            .map(drop)
    }
}

/// What an event of [`is_error`] says.
fn text_of(event: &Value) -> String {
    let params = &event["params"];
    let text = match event["method"].as_str() {
        Some("Log.entryAdded") => {
            let entry = &params["entry"];
            return format!("{} {}", entry["text"], entry["url"]);
        }
        Some("Runtime.exceptionThrown") => &params["exceptionDetails"],
        Some("Runtime.consoleAPICalled") => &params["args"],
        _ => return "the tab has crashed".to_owned(),
    };
    text.to_string()
}
