//! What the worker says, as JavaScript values.

use wasm_bindgen::JsValue;

use crate::bot::protocol::{FromBot, Judgement, Thinking};
use crate::ui::js::{is_true, list, number, text};

/// What the worker has said; `None` if that is nothing that it says. A reader
/// made by serde would be a tenth of the page.
#[must_use]
pub fn read(said: &JsValue) -> Option<FromBot> {
    let question = number(said, "question") as u32;
    let reason = || text(said, "reason");
    Some(match &*text(said, "kind") {
        "Hello" => FromBot::Hello {
            version: text(said, "version"),
        },
        "Thinking" => FromBot::Thinking(Thinking {
            question,
            depth: number(said, "depth") as u8,
            nodes: number(said, "nodes") as u64,
            score: number(said, "score") as i32,
            proved: is_true(said, "proved"),
            line: text(said, "line"),
            moves: list(said, "moves", |judged| Judgement {
                mv: text(&judged, "mv"),
                score: number(&judged, "score") as i32,
                decided: is_true(&judged, "decided"),
            }),
        }),
        "Answer" => FromBot::Answer {
            question,
            mv: text(said, "mv"),
        },
        "Puzzled" => FromBot::Puzzled {
            question,
            reason: reason(),
        },
        "Dying" => FromBot::Dying { reason: reason() },
        _ => return None,
    })
}
