//! A visit to the built page in headless Chromium, as a player makes it.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use std::{env, fs, process, thread};

use anyhow::{Context, Result, bail, ensure};
use data_encoding::BASE64;
use mbegu::ui::i18n::{Language, Locale};
use serde_json::{Value, json};
use xtask::serve::Server;

use crate::drivers::chromium::Tab;
use crate::drivers::webdriver::{Engine, Session};
use crate::drivers::{Driver, MAX_WAIT};

/// Seen in every new document before the page's own code: what keeps the main
/// thread busy, when the board answers, the program's memory, what the page's
/// policy refused, and by how much things jumped.
const OBSERVE: &str = "
    addEventListener('TrunkApplicationStarted', event => window.wasmOfPage = event.detail.wasm);
    window.violations = [];
    addEventListener('securitypolicyviolation', event =>
        violations.push(`${event.effectiveDirective} ${event.blockedURI}`));
    window.shifted = 0;
    new PerformanceObserver(list => list.getEntries().forEach(e => window.shifted += e.value))
        .observe({ type: 'layout-shift', buffered: true });
    window.longTasks = [];
    new PerformanceObserver(list => longTasks.push(...list.getEntries().map(e => e.duration)))
        .observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
        if (document.querySelector('[data-phase]')) {
            window.answersAfter = performance.now();
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true });
";

/// Waits for a change of the document, or a moment for what no change of it shows.
const NEXT_CHANGE: &str = "new Promise(next => {
    const done = () => { observer.disconnect(); clearTimeout(timer); next(); };
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, 20);
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    observer.observe(document, all);
})";

/// Waits for two frames, or a moment where none are drawn.
const FRAMES: &str = "async () => {
    for (const _ of [1, 2])
        await new Promise(next => { requestAnimationFrame(next); setTimeout(next, 100); });
}";

/// Looks for faults until there are none, at most for a second.
const FAULTS: &str = "async () => {
    for (let looks = 1; ; looks++) {
        const found = LOOK;
        if (found.length === 0 || looks > 20) return found;
        await new Promise(next => setTimeout(next, 50));
    }
}";

/// Looks until a function returns something true, and returns it.
const UNTIL: &str = "async ([value]) => {
    const look = LOOK;
    for (;;) {
        const found = await look(value);
        if (found !== undefined && found !== null && found !== false) return found;
        await NEXT_CHANGE;
    }
}";

/// Whether a document has taken the place of the one that was left, and has loaded.
const LOADED: &str = "!window.isOld && document.readyState === 'complete'";

/// The texts of a language.
pub fn locale(language: Language) -> Result<Locale> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/locales");
    let text = fs::read_to_string(format!("{folder}/{}.ftl", language.tag()))?;
    Ok(Locale::new(language, &text)?)
}

/// How the browser is set up for a visit.
#[derive(Clone, Copy)]
pub struct How {
    /// The browser asks for reduced motion.
    pub still: bool,
    /// Width and height of the window in CSS pixels.
    pub size: (u32, u32),
    /// What the browser is driven by.
    pub driven_by: DrivenBy,
}

/// What a browser is driven by.
#[derive(Clone, Copy)]
pub enum DrivenBy {
    /// Chromium by the DevTools protocol.
    DevTools,
    /// Another engine by WebDriver.
    WebDriver(Engine),
}

/// A desk: a large window, and no animation.
pub const STILL: How = How {
    still: true,
    size: (1440, 900),
    driven_by: DrivenBy::DevTools,
};
/// A phone held upright.
pub const PHONE: How = How {
    size: (390, 844),
    ..STILL
};
/// A desk with animations.
pub const MOVING: How = How {
    still: false,
    ..STILL
};

/// One visitor with a fresh profile.
#[derive(Clone)]
pub struct Page {
    driver: Rc<dyn Driver>,
    /// Where the page is served.
    pub address: String,
    pub how: How,
}

/// A copy of the built page in a folder for temporary files; removed when dropped.
pub struct Copy(PathBuf);

impl Copy {
    pub fn new() -> Result<Self> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("mbegu-copy-{}-{count}", process::id());
        let copy = Self(env::temp_dir().join(name));
        xtask::build::copy(&xtask::build::dist(), &copy.0)?;
        Ok(copy)
    }

    pub fn folder(&self) -> PathBuf {
        self.0.clone()
    }

    /// Changes the text of a file.
    pub fn change(&self, file: &str, change: impl FnOnce(String) -> Result<String>) -> Result<()> {
        let path = self.0.join(file);
        Ok(fs::write(&path, change(fs::read_to_string(&path)?)?)?)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What can't be removed is in the folder for such files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Serves the built page and visits it. A visit that leaves an error in the console fails.
pub fn visit(how: How, test: impl FnOnce(Page) -> Result<()>) -> Result<()> {
    visit_below("/", how, test)
}

/// As [`visit`], with the page in a folder of the host.
pub fn visit_below(folder: &str, how: How, test: impl FnOnce(Page) -> Result<()>) -> Result<()> {
    visit_to(xtask::build::dist(), folder, how, test)
}

/// As [`visit_below`], to what lies in another folder of this machine.
pub fn visit_to(
    dist: PathBuf,
    folder: &str,
    how: How,
    test: impl FnOnce(Page) -> Result<()>,
) -> Result<()> {
    ensure!(
        dist.join("index.html").is_file(),
        "the page has not been built: cargo xtask build"
    );
    let server = Server::start_below(dist, 0, folder)?;
    visit_at(&server.address(), how, test)
}

/// Another visitor, with a profile of their own, to a page that is served.
pub fn visit_at(address: &str, how: How, test: impl FnOnce(Page) -> Result<()>) -> Result<()> {
    let _timer = Timer::start();
    match how.driven_by {
        DrivenBy::DevTools => {
            let tab = Rc::new(Tab::open(how.still)?);
            visit_by(tab.clone(), address, how, test)?;
            // After a failure the browser is not used again.
            Rc::into_inner(tab)
                .context("a page outlives its visit")?
                .close()
        }
        DrivenBy::WebDriver(engine) => {
            let session = Rc::new(Session::start(engine, how.still)?);
            visit_by(session, address, how, test)
        }
    }
}

/// Runs a test, and fails if anything went wrong in the page.
fn visit_by(
    driver: Rc<dyn Driver>,
    address: &str,
    how: How,
    test: impl FnOnce(Page) -> Result<()>,
) -> Result<()> {
    let page = Page {
        driver,
        address: address.to_owned(),
        how,
    };
    page.before_loading(OBSERVE)?;
    page.resize(how.size)?;
    test(page.clone())?;
    page.no_errors()
}

/// Prints the time of a visit when dropped. `cargo xtask test` lists the slowest tests.
struct Timer {
    start: Instant,
    is_outermost: bool,
}

thread_local! {
    static IS_TIMED: Cell<bool> = const { Cell::new(false) };
}

impl Timer {
    fn start() -> Self {
        Self {
            start: Instant::now(),
            // The time of a second visitor is part of that of the first.
            is_outermost: !IS_TIMED.replace(true),
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if self.is_outermost {
            IS_TIMED.set(false);
            let thread = thread::current();
            let seconds = self.start.elapsed().as_secs_f64();
            println!("time: {} {seconds:.2}", thread.name().unwrap_or("main"));
        }
    }
}

impl Page {
    /// Runs a script in every new document before the page's own code.
    pub fn before_loading(&self, script: &str) -> Result<()> {
        self.driver.before_loading(script)
    }

    /// Stores a language for the next start of the page.
    pub fn store_language(&self, tag: &str) -> Result<()> {
        self.call(
            "tag => void (localStorage['mbegu.language'] = tag)",
            tag.into(),
        )
        .map(drop)
    }

    /// Loads the page again.
    pub fn reload(&self) -> Result<()> {
        self.driver.reload()?;
        self.until("the page again", LOADED).map(drop)
    }

    /// Opens an address, and waits until its document has loaded.
    pub fn goto(&self, address: &str) -> Result<()> {
        self.driver.goto(address)?;
        self.until("the document", LOADED).map(drop)
    }

    /// Opens the page; `rest` follows its address.
    pub fn open(&self, rest: &str) -> Result<()> {
        self.goto(&format!("{}{rest}", self.address))
    }

    /// Goes back in the history of the tab.
    pub fn back(&self) -> Result<()> {
        self.devtools()?.travel(-1)?;
        self.until("the page before", LOADED).map(drop)
    }

    /// Goes forward in the history of the tab.
    pub fn forward(&self) -> Result<()> {
        self.devtools()?.travel(1)?;
        self.until("the next page", LOADED).map(drop)
    }

    /// Opens the picker, unless it is open.
    pub fn picker(&self) -> Result<()> {
        let open = self.until(
            "the page",
            "document.querySelector('[data-phase]')?.dataset.phase",
        )?;
        if open != "picking" {
            self.press("[data-action=new]")?;
        }
        self.until("the picker", "!!document.querySelector('.picker')")?;
        // Until its styles are there, its buttons may still move.
        self.late_styles()
    }

    /// Chooses a level of the bot in the picker, by its number.
    pub fn level(&self, number: u8) -> Result<()> {
        self.set("[data-option=level]", &number.to_string())?;
        let shown = format!(
            "document.querySelector('[data-option=level]').value === '{number}' &&
                document.querySelectorAll('.level-steps .lit').length === {number}"
        );
        self.until("the level", &shown).map(drop)
    }

    /// Unfolds the options of the picker, unless they are.
    pub fn options(&self) -> Result<()> {
        let open = "!!document.querySelector('.options[open]')";
        if self.read(open)? != json!(true) {
            self.press(".options summary")?;
        }
        self.until("the options", open).map(drop)
    }

    /// Has the fields of the settings drawn, which happens when they are first opened.
    pub fn draw_settings(&self) -> Result<()> {
        let sheet = "document.querySelector('#settings')";
        let drawn = format!("!!{sheet}.querySelector('.fields')");
        if self.read(&drawn)? != json!(true) {
            self.read(&format!("void {sheet}.showPopover()"))?;
            self.until("the settings", &drawn)?;
            self.read(&format!("void {sheet}.hidePopover()"))?;
        }
        Ok(())
    }

    /// Unfolds the rest of the settings, which are open, unless it is.
    pub fn unfold_settings(&self) -> Result<()> {
        self.wait_for("#settings .fields > details")?;
        if !self.has("#settings .fields > details[open]")? {
            self.press("#settings .fields > details > summary")?;
        }
        self.wait_for("#settings .fields > details[open]")
    }

    /// Waits for the styles that are loaded after those of the board.
    pub fn late_styles(&self) -> Result<()> {
        let styles =
            "(late => 'shown' in document.documentElement.dataset && late.every(it => it.sheet)
            && document.body.offsetHeight > 0 && document.fonts.status === 'loaded')(
            [...document.querySelectorAll('link[href*=\"/late-\"]')])";
        self.until("the late styles", styles).map(drop)
    }

    /// Has the browser show letters of this size, in pixels.
    pub fn letters(&self, size: u32) -> Result<()> {
        let sizes = json!({ "fontSizes": { "standard": size } });
        self.cdp("Page.setFontSizes", sizes)?;
        let is_shown =
            format!("getComputedStyle(document.documentElement).fontSize === '{size}px'");
        self.until("the size of letters", &is_shown).map(drop)
    }

    /// Gives the window another size, in CSS pixels, and waits until the page has it,
    /// where one is open.
    pub fn resize(&self, size: (u32, u32)) -> Result<()> {
        self.driver.resize(size)?;
        let (width, height) = size;
        let there = format!(
            "!location.protocol.startsWith('http') ||
                innerWidth === {width} && innerHeight === {height}"
        );
        self.until("the new size", &there)?;
        self.next_frames()
    }

    /// As [`resize`](Self::resize), on a screen that has `scale` pixels for each CSS
    /// pixel. It does not wait.
    pub fn resize_scaled(&self, size: (u32, u32), scale: u32) -> Result<()> {
        self.devtools()?.resize_scaled(size, scale)
    }

    /// Has the browser ask for `light` or `dark` colours.
    pub fn colours(&self, scheme: &str) -> Result<()> {
        self.media(&[("prefers-color-scheme", scheme)])
    }

    /// Sets media features of the browser, and no others but that of a still page.
    pub fn media(&self, features: &[(&str, &str)]) -> Result<()> {
        self.devtools()?.media(features)
    }

    /// A command of the DevTools.
    pub fn cdp(&self, method: &str, params: Value) -> Result<Value> {
        self.devtools()?.command(method, params)
    }

    /// The tab of Chromium.
    pub fn devtools(&self) -> Result<&Tab> {
        self.driver.devtools().context("a visit without DevTools")
    }

    /// What drives the browser.
    pub fn driver(&self) -> &dyn Driver {
        &*self.driver
    }

    /// What a script in the page returns.
    pub fn read(&self, script: &str) -> Result<Value> {
        let function = format!("() => {{ return {script}\n}}");
        self.call(&function, Value::Null)
    }

    /// What a function in the page returns. If its document is left meanwhile, it runs again
    /// in the next one.
    pub fn call(&self, function: &str, value: Value) -> Result<Value> {
        let start = Instant::now();
        loop {
            match self.driver.call(function, &value) {
                Err(error) if is_of_left_document(&error) && start.elapsed() < MAX_WAIT => {}
                answer => {
                    let begin: String = function.chars().take(300).collect();
                    return answer.with_context(|| format!("in the script {begin}"));
                }
            }
        }
    }

    /// Waits for a change of the document, or a moment for what no change of it shows.
    pub fn next_change(&self) -> Result<()> {
        self.call(&format!("() => {NEXT_CHANGE}"), Value::Null)
            .map(drop)
    }

    /// Waits for two frames: what a change of the window or a key brings about is drawn then.
    pub fn next_frames(&self) -> Result<()> {
        self.call(FRAMES, Value::Null).map(drop)
    }

    /// The faults that a script in the page finds, once it finds none, or for good: the page
    /// may still be drawing.
    pub fn faults(&self, script: &str) -> Result<Value> {
        self.call(&FAULTS.replace("LOOK", script), Value::Null)
    }

    /// Fails unless a script in the page returns a value.
    pub fn expect(&self, script: &str, value: impl Into<Value>) -> Result<()> {
        let (found, value) = (self.read(script)?, value.into());
        ensure!(found == value, "{script} is {found} and not {value}");
        Ok(())
    }

    /// Whether an element is there.
    pub fn has(&self, selector: &str) -> Result<bool> {
        let is_there = "selector => !!document.querySelector(selector)";
        Ok(self.call(is_there, json!(selector))? == true)
    }

    /// Waits until an element is there.
    pub fn wait_for(&self, selector: &str) -> Result<()> {
        let is_there = "selector => !!document.querySelector(selector)";
        self.until_call(selector, is_there, json!(selector))
            .map(drop)
    }

    /// Waits until no such element is there.
    pub fn wait_gone(&self, selector: &str) -> Result<()> {
        let is_gone = "selector => !document.querySelector(selector)";
        self.until_call(&format!("no {selector}"), is_gone, json!(selector))
            .map(drop)
    }

    /// Gives a control a value as if it had been chosen.
    pub fn set(&self, selector: &str, value: &str) -> Result<()> {
        let set = "([selector, value]) => {
            const control = document.querySelector(selector);
            control.value = value;
            for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
        }";
        self.call(set, json!([selector, value])).map(drop)
    }

    /// Keeps files from coming, by patterns of their addresses, and no others.
    pub fn block(&self, files: &[&str]) -> Result<()> {
        self.cdp("Network.enable", json!({}))?;
        self.cdp("Network.setBlockedURLs", json!({ "urls": files }))?;
        // A service worker that is there by now would bring them.
        let bypass = json!({ "bypass": !files.is_empty() });
        self.cdp("Network.setBypassServiceWorker", bypass).map(drop)
    }

    /// Waits until a script in the page returns something true, and returns it.
    pub fn until(&self, what: &str, script: &str) -> Result<Value> {
        let function = format!("() => {script}");
        self.until_call(what, &function, Value::Null)
    }

    /// As [`until`](Self::until), with a function and a value for it.
    pub fn until_call(&self, what: &str, function: &str, of: Value) -> Result<Value> {
        let script = UNTIL
            .replace("NEXT_CHANGE", NEXT_CHANGE)
            .replace("LOOK", function);
        let start = Instant::now();
        let found = self.call(&script, json!([of]));
        if found.is_ok() || start.elapsed() < MAX_WAIT {
            return found.with_context(|| what.to_owned());
        }
        let state = self.read("document.querySelector('[data-phase]')?.dataset")?;
        let focus = "document.activeElement?.outerHTML.slice(0, 160)";
        bail!(
            "{what} never came; the board says {state}, the focus is at {}, the console {:?}",
            self.read(focus)?,
            self.driver.errors()?
        )
    }

    /// Keeps a picture of the window among those that are looked at by hand.
    pub fn picture(&self, name: &str) -> Result<()> {
        let folder = xtask::build::dist().with_file_name("screenshots");
        fs::create_dir_all(&folder)?;
        self.screenshot(&folder.join(format!("{name}.png")))
    }

    /// Writes a picture of the window to a file.
    pub fn screenshot(&self, file: &Path) -> Result<()> {
        let picture = self.driver.screenshot()?;
        Ok(fs::write(file, BASE64.decode(picture.as_bytes())?)?)
    }

    /// What went wrong so far was to be.
    pub fn forget_errors(&self) -> Result<()> {
        self.driver.errors().map(drop)
    }

    /// Fails if anything went wrong in the page since this was last asked.
    pub fn no_errors(&self) -> Result<()> {
        let log = self.driver.errors()?;
        ensure!(log.is_empty(), "the console says {log:#?}");
        let violations = self.read("window.violations ?? []")?;
        ensure!(violations == json!([]), "refused: {violations}");
        Ok(())
    }
}

/// Whether a script failed because its document was left while it ran.
fn is_of_left_document(error: &anyhow::Error) -> bool {
    let text = format!("{error:#}");
    [
        "Execution context was destroyed",
        "Inspected target navigated or closed",
        "Cannot find context",
        "Cannot find default execution context",
        // Firefox and WebKit.
        "unload",
        "no longer exists",
        "navigation",
    ]
    .iter()
    .any(|part| text.contains(part))
}
