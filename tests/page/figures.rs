//! What a visit costs. The figures are printed, not judged: they are of the
//! machine as much as of the page.

use std::env;

use anyhow::Result;
use serde_json::json;

use crate::harness::{PHONE, visit_to};

/// Presses the first pit that can be played as soon as it is seen, and notes
/// when the page has shown it and when it has answered.
const PRESS_AT_ONCE: &str = "
    new MutationObserver((_, observer) => {
        const pit = document.querySelector('.page:not([hidden]) .pit.playable');
        if (pit && !window.pressedAfter) {
            const { x, y, width, height } = pit.getBoundingClientRect();
            if (!width) return;
            window.pressedAfter = performance.now();
            const at = { clientX: x + width / 2, clientY: y + height / 2 };
            document.elementFromPoint(at.clientX, at.clientY)
                .dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
        }
        if (document.querySelector('.pit.chosen')) {
            window.answeredAfter = performance.now();
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true, attributes: true });
";

/// A phone of some years ago, with a slow connection. `cargo xtask audit`
/// measures the page packed as hosts send it, in the folder `MBEGU_SITE`.
#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn when_a_first_press_is_answered() -> Result<()> {
    let site = env::var_os("MBEGU_SITE").map_or_else(xtask::build::dist, Into::into);
    visit_to(site, "/", PHONE, |page| {
        page.cdp("Network.enable", json!({}))?;
        // In milliseconds and bytes a second: 1.6 and 0.75 Mbit/s.
        let slow = json!({
            "offline": false, "latency": 150,
            "downloadThroughput": 200_000, "uploadThroughput": 93_750,
        });
        page.cdp("Network.emulateNetworkConditions", slow)?;
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }))?;
        page.before_loading(PRESS_AT_ONCE)?;
        page.open("")?;
        let answered = page.until("an answer", "window.answeredAfter")?;
        println!(
            "figure: a press after {:.0} ms is answered after {:.0} ms",
            page.read("pressedAfter")?.as_f64().unwrap_or_default(),
            answered.as_f64().unwrap_or_default()
        );
        Ok(())
    })
}
