//! What the page and the worker say, as JavaScript values. The worker has serde
//! for them; in the page it would weigh more than all that is said.

use wasm_bindgen::JsValue;

use crate::bot::Reasons;
use crate::bot::protocol::{FromBot, Judgement, Question, Thinking, ToBot, Want};
use crate::ui::js::{get, is_true, list, number, object, text};

/// What the worker has said; `None` if that is nothing that it says.
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
            why: is_true(said, "why").then(|| {
                let why = get(said, "why");
                let seeds = |name| number(&why, name) as u32;
                Reasons {
                    takes: seeds("takes"),
                    leaves: seeds("leaves"),
                    otherwise: seeds("otherwise"),
                    next: seeds("next"),
                }
            }),
        }),
        "Answer" => FromBot::Answer {
            question,
            said: text(said, "said"),
        },
        "Puzzled" => FromBot::Puzzled {
            question,
            reason: reason(),
        },
        "Dying" => FromBot::Dying { reason: reason() },
        _ => return None,
    })
}

/// What the page says, as the worker reads it.
#[must_use]
pub fn write(said: &ToBot) -> JsValue {
    let Question {
        number,
        game,
        pits,
        seeds,
        first,
        played,
        want,
        level,
        nodes,
        millis,
        seed,
    } = match said {
        ToBot::Stop => return "Stop".into(),
        ToBot::Ask(question) => question,
    };
    let want = match want {
        Want::Move => "Move".into(),
        Want::Analysis => "Analysis".into(),
        Want::Row => "Row".into(),
        Want::Pick(race) => {
            let race = object(&[
                ("north", race.north.into()),
                ("south_pace", race.south_pace.into()),
                ("north_pace", race.north_pace.into()),
            ]);
            object(&[("Pick", race)])
        }
    };
    let limit = |limit: Option<f64>| limit.map_or(JsValue::NULL, JsValue::from);
    let question = object(&[
        ("number", (*number).into()),
        ("game", game.into()),
        ("pits", (*pits).into()),
        ("seeds", (*seeds).into()),
        ("first", first.into()),
        ("played", played.into()),
        ("want", want),
        ("level", (*level).into()),
        // Far below what a JavaScript number holds exactly.
        ("nodes", limit(nodes.map(|nodes| nodes as f64))),
        ("millis", limit(millis.map(f64::from))),
        ("seed", (*seed).into()),
    ]);
    object(&[("Ask", question)])
}
