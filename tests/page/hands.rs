//! A player's hands: presses, drags and keys, given to the browser as if they
//! came from the devices.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::drivers::Mouse;
use crate::harness::Page;

/// A place in the window, in CSS pixels.
pub type At = (f64, f64);

/// The middle of an element, once it can be pressed and two frames agree on the place: what
/// the press before has changed may still move it. Nothing for an option of a choice, and
/// why it can't be pressed after half a minute.
const PLACE: &str = "async selector => {
    const look = () => {
        const all = [...document.querySelectorAll(selector)];
        const element = all.find(one => one.checkVisibility()) ?? all[0];
        if (!element) return 'is not there';
        if (element.matches('option')) return [];
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
    };
    const end = performance.now() + 30_000;
    let hasChanged = false;
    const observer = new MutationObserver(() => hasChanged = true);
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    for (let before = look(), frames = 0; ; frames++) {
        if (before.length === 0) return observer.disconnect(), null;
        hasChanged = false;
        await new Promise(next => { requestAnimationFrame(next); setTimeout(next, 50); });
        const found = look();
        // While the page is drawn again, a press may meet what it was before.
        const isDrawn = !hasChanged || frames > 5;
        if (isDrawn && Array.isArray(found) && `${found}` === `${before}`) {
            observer.disconnect();
            return found;
        }
        if (performance.now() > end) return observer.disconnect(), `${found}`;
        before = found;
    }
}";

impl Page {
    /// Presses the control that a CSS selector finds, in its middle, as soon as
    /// it can be pressed.
    pub fn press(&self, selector: &str) -> Result<()> {
        match self.place(selector)? {
            Some(at) => self.click(at),
            // The list of a choice is drawn by the system and not by the page.
            None => {
                self.driver().choose(selector)?;
                let chosen = "selector => document.querySelector(selector)?.selected !== false";
                self.until_call(selector, chosen, json!(selector)).map(drop)
            }
        }
    }

    /// Opens a tab of the panel, and waits until it is shown: controls of two tabs may have the
    /// same action.
    pub fn tab(&self, name: &str) -> Result<()> {
        let ready = "['#panel', '.actions [data-tab]', '.actions [data-action=panel]']
            .some(it => document.querySelector(it)?.checkVisibility())";
        self.until("the panel or its button", ready)?;
        // On a wide screen the panel is closed until it is asked for.
        let closed = "!!document.querySelector('.wide[data-action=panel][aria-pressed=false]')?.checkVisibility()";
        if self.read(closed)? == json!(true) {
            self.press("[data-action=panel]")?;
            self.until(
                "the panel",
                "document.querySelector('#panel').checkVisibility()",
            )?;
        }
        // Elsewhere a button opens it as a sheet.
        let closed = "!document.querySelector('#panel').checkVisibility()";
        if self.read(closed)? == json!(true) {
            self.press(".actions [data-tab]")?;
            self.wait_for("#panel:popover-open")?;
        }
        self.press(&format!("#panel [data-tab={name}]"))?;
        self.wait_for(&format!("[data-tab={name}][aria-pressed=true]"))
    }

    /// Where the middle of a control is, once it can be pressed; `None` for an
    /// option of a choice.
    pub fn place(&self, selector: &str) -> Result<Option<At>> {
        match self.call(PLACE, json!(selector))? {
            Value::Null => Ok(None),
            Value::String(why) => bail!("{selector} can't be pressed: it {why}"),
            place => Ok(Some(serde_json::from_value(place)?)),
        }
    }

    /// Where a control's middle is; it is one that can be pressed.
    pub fn middle(&self, selector: &str) -> Result<At> {
        let at = self.place(selector)?;
        at.with_context(|| format!("{selector} is an option"))
    }

    /// Chooses who plays against South in the picker, and waits until the picker has drawn it:
    /// Start begins what it was drawn with.
    pub fn choose_opponent(&self, name: &str) -> Result<()> {
        self.press(&format!("[data-choose-opponent={name}]"))?;
        let is_bot = name == "bot";
        let drawn = format!("!!document.querySelector('.picker [data-option=level]') === {is_bot}");
        self.until(name, &drawn).map(drop)
    }

    /// Presses and lets go the mouse's button at a place.
    pub fn click(&self, at: At) -> Result<()> {
        self.driver()
            .mouse(&[(Mouse::Press, at), (Mouse::Release, at)])
    }

    /// The mouse does one thing at a place.
    pub fn point(&self, what: Mouse, at: At) -> Result<()> {
        self.driver().mouse(&[(what, at)])
    }

    /// Drags with the mouse from one place to another.
    pub fn drag(&self, from: At, to: At) -> Result<()> {
        self.point(Mouse::Press, from)?;
        for at in way(from, to).into_iter().skip(1) {
            self.point(Mouse::Move, at)?;
        }
        self.point(Mouse::Release, to)
    }

    /// Touches the control that a CSS selector finds, in its middle.
    pub fn tap(&self, selector: &str) -> Result<()> {
        let at = self.middle(selector)?;
        self.driver().touch(&[at])
    }

    /// Moves a finger from one place to another.
    pub fn swipe(&self, from: At, to: At) -> Result<()> {
        self.driver().touch(&way(from, to))
    }

    /// Presses a key and lets it go, wherever the focus is. `key` is the key's
    /// value in the browser: `a`, `+`, `Enter`, `ArrowLeft`.
    pub fn key(&self, key: &str) -> Result<()> {
        self.driver().key(key)
    }

    /// Presses Tab until the focus is on what a CSS selector describes.
    pub fn tab_to(&self, selector: &str) -> Result<()> {
        let there = format!("document.activeElement.matches({})", json!(selector));
        for _ in 0..200 {
            if self.read(&there)? == json!(true) {
                return Ok(());
            }
            self.key("Tab")?;
        }
        bail!("Tab never comes to {selector}")
    }

    /// Goes to the chosen one of the radio buttons `group`, and on by the arrow until
    /// the `wanted` one is chosen.
    pub fn choose_by_keys(&self, group: &str, wanted: &str) -> Result<()> {
        self.tab_to(&format!("{group}:checked"))?;
        let focus = "[document.activeElement.dataset.at, document.activeElement.checked].join()";
        let there = format!("document.activeElement.matches({})", json!(wanted));
        for _ in 0..10 {
            if self.read(&there)? == json!(true) {
                return Ok(());
            }
            let before = self.read(focus)?;
            self.key("ArrowRight")?;
            let next = format!("(now => now.endsWith('true') && now !== {before})({focus})");
            self.until("the next choice", &next)?;
        }
        bail!("the arrows never come to {wanted}")
    }
}

/// The places on the way of a drag, from the first to the last.
fn way(from: At, to: At) -> Vec<At> {
    let part = |a: f64, b: f64, step: u8| a + (b - a) * f64::from(step) / 6.0;
    let at = |step| (part(from.0, to.0, step), part(from.1, to.1, step));
    (0..=6).map(at).collect()
}
