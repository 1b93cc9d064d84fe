//! A visit to the built page in headless Chromium, as a player makes it.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use std::{env, fs};

use anyhow::{Context, Result, anyhow, bail, ensure};
use mbegu::ui::i18n::{Language, Locale};
use serde_json::{Value, json};
use thirtyfour::cdp::Cdp;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::prelude::*;
use thirtyfour::{LoggingPrefsLogLevel, WebDriverRunError};
use xtask::serve::Server;

use crate::engines::session::{self, Engine, Session};

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

/// Whether a document has taken the place of the one that was left.
const LOADED_AGAIN: &str = "!window.isOld && document.readyState === 'complete'";

/// The texts of a language.
pub fn locale(language: Language) -> Result<Locale> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/locales");
    let text = fs::read_to_string(format!("{folder}/{}.ftl", language.tag()))?;
    Ok(Locale::new(language, &text)?)
}

/// The longest time that a test waits for something: long enough for a busy machine.
const MAX_WAIT: Duration = Duration::from_secs(90);

/// The longest pause between two looks at the page.
const MAX_PAUSE: Duration = Duration::from_millis(50);

/// The headless shell, if it is there.
static HEADLESS_SHELL: LazyLock<Option<PathBuf>> = LazyLock::new(xtask::setup::headless_shell);

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
    /// Chromium by its own protocol, which can emulate the most.
    DevTools,
    /// Any engine by WebDriver and WebDriver BiDi alone.
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
    pub driver: WebDriver,
    /// Where the page is served.
    pub address: String,
    pub how: How,
    /// The session by WebDriver alone, if it is one.
    session: Option<Rc<Session>>,
}

/// Serves the built page and visits it; whatever the test comes to, the
/// browser is closed. A visit that leaves an error in the console fails.
pub fn visit<F>(how: How, test: impl FnOnce(Page) -> F) -> Result<()>
where
    F: Future<Output = Result<()>>,
{
    visit_below("/", how, test)
}

/// As [`visit`], with the page in a folder of the host.
pub fn visit_below<F>(folder: &str, how: How, test: impl FnOnce(Page) -> F) -> Result<()>
where
    F: Future<Output = Result<()>>,
{
    visit_to(xtask::build::dist(), folder, how, test)
}

/// As [`visit_below`], to what lies in another folder of this machine.
pub fn visit_to<F>(
    dist: PathBuf,
    folder: &str,
    how: How,
    test: impl FnOnce(Page) -> F,
) -> Result<()>
where
    F: Future<Output = Result<()>>,
{
    ensure!(
        dist.join("index.html").is_file(),
        "the page has not been built: cargo xtask build"
    );
    let server = Server::start_below(dist, 0, folder)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(visit_at(&server.address(), how, test))
}

/// Another visitor, with a profile of their own, to a page that is served.
pub async fn visit_at<F>(address: &str, how: How, test: impl FnOnce(Page) -> F) -> Result<()>
where
    F: Future<Output = Result<()>>,
{
    // ChromeDriver ends when it is dropped.
    let (driver, session, _chromedriver) = match how.driven_by {
        DrivenBy::DevTools => {
            // On a busy machine ChromeDriver ends now and then while it starts.
            let chromedriver = ChromeDriver::start().or_else(|_| ChromeDriver::start())?;
            let driver = WebDriver::new(&chromedriver.address, capabilities(how)?).await?;
            (driver, None, Some(chromedriver))
        }
        DrivenBy::WebDriver(engine) => {
            let session = Session::start(engine, how.still).await?;
            (session.driver.clone(), Some(Rc::new(session)), None)
        }
    };
    let page = Page {
        driver,
        address: address.to_owned(),
        how,
        session,
    };
    visit_by(page, test).await
}

/// Runs a test, fails if anything went wrong in the page, and closes the browser.
async fn visit_by<F>(page: Page, test: impl FnOnce(Page) -> F) -> Result<()>
where
    F: Future<Output = Result<()>>,
{
    let whole = page.driver.clone().run_and_quit(async |_| {
        // A busy machine may need more than the standard's 30 seconds.
        page.driver.set_script_timeout(MAX_WAIT).await?;
        page.before_loading(OBSERVE).await?;
        page.resize(page.how.size).await?;
        test(page.clone()).await?;
        page.no_errors().await
    });
    match whole.await {
        Ok(()) => Ok(()),
        Err(
            WebDriverRunError::Body(error) | WebDriverRunError::BodyAndCleanup { body: error, .. },
        ) => Err(without_stack(&error)),
        Err(WebDriverRunError::Cleanup(error)) => Err(error.into()),
        Err(error) => bail!("{error}"),
    }
}

/// An error without the stack of the browser's driver, which tells nothing of the page and, at the
/// end of a report, hides what does.
fn without_stack(error: &anyhow::Error) -> anyhow::Error {
    let text = format!("{error:?}");
    let end = text.find("Stacktrace:").unwrap_or(text.len());
    anyhow!("{}", text[..end].trim_end())
}

fn capabilities(how: How) -> Result<Capabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    for flag in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
    ] {
        capabilities.add_arg(flag)?;
    }
    if how.still {
        capabilities.add_arg("--force-prefers-reduced-motion")?;
    }
    if let Some(shell) = &*HEADLESS_SHELL {
        capabilities.set_binary(&shell.to_string_lossy())?;
    }
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::Severe)?;
    Ok(capabilities.into())
}

impl Page {
    /// Runs a script in every new document before the page's own code.
    pub async fn before_loading(&self, script: &str) -> Result<()> {
        if let Some(session) = &self.session {
            return session.before_loading(script).await;
        }
        let source = json!({ "source": script });
        self.cdp("Page.addScriptToEvaluateOnNewDocument", source)
            .await
            .map(drop)
    }

    /// Stores a language for the next start of the page.
    pub async fn store_language(&self, tag: &str) -> Result<()> {
        self.call(
            "tag => void (localStorage['mbegu.language'] = tag)",
            tag.into(),
        )
        .await
        .map(drop)
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        if self.session.is_none() {
            return Ok(self.driver.refresh().await?);
        }
        // Firefox's own Refresh passes the service worker by.
        self.read("void (window.isOld = true, location.reload())")
            .await?;
        self.until("the page again", LOADED_AGAIN).await.map(drop)
    }

    /// Opens the page; `rest` follows its address.
    pub async fn open(&self, rest: &str) -> Result<()> {
        self.driver.goto(format!("{}{rest}", self.address)).await?;
        // ChromeDriver returns now and then before the page has loaded, even while
        // the empty document before it is still there.
        let loaded = "location.protocol.startsWith('http') && document.readyState === 'complete'";
        self.until("the document", loaded).await.map(drop)
    }

    /// Opens the picker, unless it is open.
    pub async fn picker(&self) -> Result<()> {
        let open = self
            .until(
                "the page",
                "document.querySelector('[data-phase]')?.dataset.phase",
            )
            .await?;
        if open != "picking" {
            self.press("[data-action=new]").await?;
        }
        self.until("the picker", "!!document.querySelector('.picker')")
            .await?;
        // Until its styles are there, its buttons may still move.
        self.late_styles().await
    }

    /// Chooses a level of the bot in the picker, by its number from 1 to 8.
    pub async fn level(&self, number: u8) -> Result<()> {
        let choose = "number => { const it = document.querySelector('[data-option=level]');
            it.value = number; it.dispatchEvent(new Event('input', { bubbles: true })); }";
        self.call(choose, json!(number)).await?;
        let shown = format!(
            "document.querySelector('[data-option=level]').value === '{number}' &&
                document.querySelectorAll('.level-steps .lit').length === {number} + 2"
        );
        self.until("the level", &shown).await.map(drop)
    }

    /// Unfolds the options of the picker, unless they are.
    pub async fn options(&self) -> Result<()> {
        let open = "!!document.querySelector('.options[open]')";
        if self.read(open).await? != json!(true) {
            self.press(".options summary").await?;
        }
        self.until("the options", open).await.map(drop)
    }

    /// Has the fields of the settings drawn, which happens when they are first opened.
    pub async fn draw_settings(&self) -> Result<()> {
        let sheet = "document.querySelector('#settings')";
        let drawn = format!("!!{sheet}.querySelector('.fields')");
        if self.read(&drawn).await? != json!(true) {
            self.read(&format!("void {sheet}.showPopover()")).await?;
            self.until("the settings", &drawn).await?;
            self.read(&format!("void {sheet}.hidePopover()")).await?;
        }
        Ok(())
    }

    /// Waits for the styles that are loaded after those of the board.
    pub async fn late_styles(&self) -> Result<()> {
        let styles =
            "(late => late.length > 0 && late.every(it => it.sheet && it.media === 'all'))(
            [...document.querySelectorAll('link[href*=\"/late-\"]')])";
        self.until("the late styles", styles).await.map(drop)
    }

    /// Gives the window another size, in CSS pixels, and waits until the page has it,
    /// where one is open.
    pub async fn resize(&self, size: (u32, u32)) -> Result<()> {
        match &self.session {
            Some(session) => session.resize(size).await?,
            None => self.resize_scaled(size, 1).await?,
        }
        let (width, height) = size;
        let there = format!(
            "!location.protocol.startsWith('http') ||
                innerWidth === {width} && innerHeight === {height}"
        );
        self.until("the new size", &there).await.map(drop)
    }

    /// As [`resize`](Self::resize), on a screen that has `scale` pixels for each CSS
    /// pixel. It does not wait.
    pub async fn resize_scaled(&self, (width, height): (u32, u32), scale: u32) -> Result<()> {
        let metrics = json!({
            "width": width, "height": height, "screenWidth": width, "screenHeight": height,
            "deviceScaleFactor": scale, "mobile": width < 600,
        });
        self.cdp("Emulation.setDeviceMetricsOverride", metrics)
            .await?;
        Ok(())
    }

    /// Has the browser ask for `light` or `dark` colours.
    pub async fn colours(&self, scheme: &str) -> Result<()> {
        self.media(&[("prefers-color-scheme", scheme)]).await
    }

    /// Sets media features of the browser, and no others.
    pub async fn media(&self, features: &[(&str, &str)]) -> Result<()> {
        let features = features.iter();
        let features = features.map(|(name, value)| json!({ "name": name, "value": value }));
        let features = json!({ "features": features.collect::<Vec<_>>() });
        self.cdp("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// A command of the DevTools.
    pub async fn cdp(&self, method: &str, params: Value) -> Result<Value> {
        ensure!(
            self.session.is_none(),
            "{method} in a visit without DevTools"
        );
        Ok(Cdp::new(self.driver.handle().clone())
            .send_raw(method, params)
            .await?)
    }

    /// The session by WebDriver alone, if it is one.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_deref()
    }

    /// What a script in the page returns.
    pub async fn read(&self, script: &str) -> Result<Value> {
        Ok(self
            .driver
            .execute(format!("return {script}"), Vec::new())
            .await
            .with_context(|| format!("in the script {script}"))?
            .json()
            .clone())
    }

    /// What a function in the page returns. One text serves for all values: the
    /// browser keeps every script it is given.
    pub async fn call(&self, function: &str, value: Value) -> Result<Value> {
        let script = format!("return ({function})(arguments[0])");
        Ok(self
            .driver
            .execute(script, vec![value])
            .await
            .with_context(|| format!("in the script {function}"))?
            .json()
            .clone())
    }

    /// Waits until a script in the page returns something true, and returns it.
    pub async fn until(&self, what: &str, script: &str) -> Result<Value> {
        let function = format!("() => {script}");
        self.until_call(what, &function, Value::Null).await
    }

    /// As [`until`](Self::until), with a function and a value for it.
    pub async fn until_call(&self, what: &str, function: &str, of: Value) -> Result<Value> {
        let start = Instant::now();
        let mut pause = Duration::ZERO;
        while start.elapsed() < MAX_WAIT {
            let value = self.call(function, of.clone()).await?;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Ok(value);
            }
            tokio::time::sleep(pause).await;
            pause = MAX_PAUSE.min(pause + Duration::from_millis(1));
        }
        let state = self
            .read("document.querySelector('[data-phase]')?.dataset")
            .await?;
        let focus = "document.activeElement?.outerHTML.slice(0, 160)";
        bail!(
            "{what} never came; the board says {state}, the focus is at {}, the console {:?}",
            self.read(focus).await?,
            self.log().await?
        )
    }

    /// Keeps a picture of the window among those that are looked at by hand.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let folder = xtask::build::dist().with_file_name("screenshots");
        fs::create_dir_all(&folder)?;
        Ok(self
            .driver
            .screenshot(&folder.join(format!("{name}.png")))
            .await?)
    }

    /// What went wrong in the page since this was last asked.
    async fn log(&self) -> Result<Vec<String>> {
        if self.session.is_some() {
            return Ok(serde_json::from_value(self.read(session::ERRORS).await?)?);
        }
        Ok(self
            .driver
            .browser_log()
            .await?
            .into_iter()
            .map(|entry| entry.message)
            .collect())
    }

    /// What went wrong so far was to be.
    pub async fn forget_errors(&self) -> Result<()> {
        self.log().await.map(drop)
    }

    /// Fails if anything went wrong in the page since this was last asked.
    pub async fn no_errors(&self) -> Result<()> {
        let log = self.log().await?;
        ensure!(log.is_empty(), "the console says {log:#?}");
        let violations = self.read("window.violations ?? []").await?;
        ensure!(violations == json!([]), "refused: {violations}");
        Ok(())
    }
}

/// ChromeDriver on a port of its own, ended when dropped.
struct ChromeDriver {
    process: Child,
    address: String,
}

impl ChromeDriver {
    fn start() -> Result<Self> {
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let mut process = Command::new(program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("ChromeDriver can't be started")?;
        let output = process.stdout.take().context("ChromeDriver says nothing")?;
        let mut driver = Self {
            process,
            address: String::new(),
        };
        for line in BufReader::new(output).lines() {
            if let Some((_, port)) = line?.rsplit_once("started successfully on port ") {
                driver.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                return Ok(driver);
            }
        }
        bail!("ChromeDriver ended before it began")
    }
}

impl Drop for ChromeDriver {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
