//! A player's hands: presses, drags and keys, given to the browser as if they
//! came from the devices.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::By;

use crate::harness::Page;

/// A place in the window, in CSS pixels.
pub type At = (f64, f64);

/// The middle of an element, or why it can't be pressed.
const MIDDLE: &str = "(selector => {
    const all = [...document.querySelectorAll(selector)];
    const element = all.find(one => one.checkVisibility()) ?? all[0];
    if (!element) return 'is not there';
    if (element.matches('option')) return 'option';
    if (element.disabled) return 'is disabled';
    const middle = () => (r => [r.x + r.width / 2, r.y + r.height / 2])(element.getBoundingClientRect());
    let [x, y] = middle();
    let top = document.elementFromPoint(x, y);
    // Beyond the window, or beyond the edge of something that scrolls.
    if (!top || !element.contains(top)) {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        [x, y] = middle();
        top = document.elementFromPoint(x, y);
    }
    if (!top || !element.contains(top)) return `lies under ${top?.outerHTML.slice(0, 80)}`;
    return [x, y];
})";

impl Page {
    /// Presses the control that a CSS selector finds, in its middle, as soon as
    /// it can be pressed.
    pub async fn press(&self, selector: &str) -> Result<()> {
        match self.place(selector).await? {
            // The list of a choice is drawn by the system and not by the page.
            None => self.choose(selector).await,
            Some(at) => self.click(at).await,
        }
    }

    /// Opens a tab of the panel, and waits until it is shown: controls of two tabs may have the
    /// same action.
    pub async fn tab(&self, name: &str) -> Result<()> {
        // In a first game the panel is closed on a wide screen.
        let closed =
            "!!document.querySelector('.table.first .wide[data-action=panel]')?.checkVisibility()";
        if self.read(closed).await? == json!(true) {
            self.press("[data-action=panel]").await?;
        }
        // In a review on a large screen the moves stand above the tabs.
        let above = "!!document.querySelector('.panel > .moves')";
        if name == "moves" && self.read(above).await? == json!(true) {
            return Ok(());
        }
        self.press(&format!("[data-tab={name}]")).await?;
        let shown = format!("!!document.querySelector('[data-tab={name}][aria-pressed=true]')");
        self.until(name, &shown).await.map(drop)
    }

    /// Goes to an option of a choice with the arrow keys.
    async fn choose(&self, selector: &str) -> Result<()> {
        if self.session().is_some() {
            // Arrows open the list in some engines, and WebDriver chooses by a click.
            return Ok(self.driver.find(By::Css(selector)).await?.click().await?);
        }
        // WebDriver would keep what it finds from being let go.
        let way = format!(
            "(option => (option.parentElement.focus(), option.index - option.parentElement.selectedIndex))(document.querySelector({}))",
            json!(selector)
        );
        let way = self.read(&way).await?.as_i64().context("no option")?;
        for _ in 0..way.abs() {
            self.key(if way > 0 { "ArrowDown" } else { "ArrowUp" })
                .await?;
        }
        let chosen = format!(
            "document.querySelector({})?.selected !== false",
            json!(selector)
        );
        self.until(selector, &chosen).await.map(drop)
    }

    /// Where the middle of a control is, once it can be pressed; `None` for an
    /// option of a choice.
    pub async fn place(&self, selector: &str) -> Result<Option<At>> {
        let mut why = Value::Null;
        for wait in 0..400 {
            let found = self.call(MIDDLE, json!(selector)).await?;
            if found == json!("option") {
                return Ok(None);
            }
            // What the press before has changed may still move it.
            if found.is_array() && found == why {
                return Ok(Some(serde_json::from_value(found)?));
            }
            why = found;
            tokio::time::sleep(Duration::from_millis((10 + wait).min(50))).await;
        }
        bail!("{selector} can't be pressed: it {why}")
    }

    /// Where a control's middle is; it is one that can be pressed.
    pub async fn middle(&self, selector: &str) -> Result<At> {
        let at = self.place(selector).await?;
        at.with_context(|| format!("{selector} is an option"))
    }

    /// Presses and lets go the pointer's button at a place.
    pub async fn click(&self, at: At) -> Result<()> {
        self.point("mousePressed", at).await?;
        self.point("mouseReleased", at).await
    }

    /// The pointer does one thing at a place: `mouseMoved`, `mousePressed` or
    /// `mouseReleased`.
    pub async fn point(&self, what: &str, (x, y): At) -> Result<()> {
        if let Some(session) = self.session() {
            return session.point(what, (x, y)).await;
        }
        let params = json!({
            "type": what, "x": x, "y": y, "clickCount": 1,
            "button": "left",
            // It is down while it is moved, too: this is for drags.
            "buttons": u8::from(what != "mouseReleased"),
        });
        self.cdp("Input.dispatchMouseEvent", params).await.map(drop)
    }

    /// Drags with the pointer from one place to another.
    pub async fn drag(&self, from: At, to: At) -> Result<()> {
        self.point("mousePressed", from).await?;
        for step in 1..=6 {
            let part = |a: f64, b: f64| a + (b - a) * f64::from(step) / 6.0;
            self.point("mouseMoved", (part(from.0, to.0), part(from.1, to.1)))
                .await?;
        }
        self.point("mouseReleased", to).await
    }

    /// Touches the control that a CSS selector finds, in its middle.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        let at = self.middle(selector).await?;
        match self.session() {
            Some(session) => session.touch(&[at]).await,
            None => self.swipe(at, at).await,
        }
    }

    /// Rests a finger on a place for some milliseconds.
    pub async fn rest(&self, at: At, milliseconds: u64) -> Result<()> {
        let start = json!([{ "x": at.0, "y": at.1 }]);
        for (name, points) in [("touchStart", start), ("touchEnd", json!([]))] {
            let params = json!({ "type": name, "touchPoints": points });
            self.cdp("Input.dispatchTouchEvent", params).await?;
            tokio::time::sleep(Duration::from_millis(milliseconds)).await;
        }
        Ok(())
    }

    /// Moves a finger from one place to another.
    pub async fn swipe(&self, from: At, to: At) -> Result<()> {
        if let Some(session) = self.session() {
            let part = |a: f64, b: f64, step: u8| a + (b - a) * f64::from(step) / 6.0;
            let at = |step| (part(from.0, to.0, step), part(from.1, to.1, step));
            let way: Vec<At> = (0..=6).map(at).collect();
            return session.touch(&way).await;
        }
        let touch = async |name: &str, points: Value| {
            let params = json!({ "type": name, "touchPoints": points });
            self.cdp("Input.dispatchTouchEvent", params).await
        };
        let at = |step: u8| {
            let part = |a: f64, b: f64| a + (b - a) * f64::from(step) / 6.0;
            json!([{ "x": part(from.0, to.0), "y": part(from.1, to.1) }])
        };
        touch("touchStart", at(0)).await?;
        for step in 1..=6 {
            touch("touchMove", at(step)).await?;
        }
        touch("touchEnd", json!([])).await?;
        Ok(())
    }

    /// Presses a key and lets it go, wherever the focus is. `key` is the key's
    /// value in the browser: `a`, `+`, `Enter`, `ArrowLeft`.
    pub async fn key(&self, key: &str) -> Result<()> {
        if let Some(session) = self.session() {
            return session.key(key).await;
        }
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
        for kind in ["keyDown", "keyUp"] {
            let mut params = json!({
                "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number,
            });
            if kind == "keyDown" && !text.is_empty() {
                params["text"] = json!(text);
            }
            self.cdp("Input.dispatchKeyEvent", params).await?;
        }
        Ok(())
    }

    /// Presses Tab until the focus is on what a CSS selector describes.
    pub async fn tab_to(&self, selector: &str) -> Result<()> {
        let there = format!("document.activeElement.matches({})", json!(selector));
        for _ in 0..200 {
            if self.read(&there).await? == json!(true) {
                return Ok(());
            }
            self.key("Tab").await?;
        }
        bail!("Tab never comes to {selector}")
    }

    /// Goes to the chosen one of the radio buttons `group`, and on by the arrow until
    /// the `wanted` one is chosen.
    pub async fn choose_by_keys(&self, group: &str, wanted: &str) -> Result<()> {
        self.tab_to(&format!("{group}:checked")).await?;
        let focus = "[document.activeElement.dataset.at, document.activeElement.checked].join()";
        let there = format!("document.activeElement.matches({})", json!(wanted));
        for _ in 0..10 {
            if self.read(&there).await? == json!(true) {
                return Ok(());
            }
            let before = self.read(focus).await?;
            self.key("ArrowRight").await?;
            let next = format!("(now => now.endsWith('true') && now !== {before})({focus})");
            self.until("the next choice", &next).await?;
        }
        bail!("the arrows never come to {wanted}")
    }
}
