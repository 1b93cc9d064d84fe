//! The page's connection to the bot's worker, in headless Chromium. `tests/page/bot.rs`
//! tests the worker itself.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;

use mbegu::bot::protocol::{Answer, FromBot, Limits, Question, Request, SearchInfo, ToBot};
use mbegu::bot::{Analysis, AnalysisBudget, CertainResult, MoveScore, Reasons};
use mbegu::rules::{Arrangement, BySide, Match, Pit, Rules, Side, Variant};
use mbegu::ui::browser::BotClient;
use mbegu::ui::state::{BotFailure, BotHealth, GameAction};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[path = "support/bench.rs"]
mod bench;
#[path = "support/sleep.rs"]
mod sleep;

use sleep::sleep;

wasm_bindgen_test_configure!(run_in_browser);

fn rules() -> Rules {
    Variant::Giuthi.default_rules()
}

fn game() -> Match {
    Match::parse(rules(), Side::North, "C- b+").expect("a legal game")
}

fn failed(failure: BotFailure) -> GameAction {
    GameAction::Bot(BotHealth::Failed(failure))
}

/// The message as the other side receives it.
fn received<T: Serialize + DeserializeOwned>(message: &T) -> T {
    let value = message.serialize(&Serializer::json_compatible());
    serde_wasm_bindgen::from_value(value.expect("a value")).expect("a message")
}

fn request(id: u32, question: Question) -> Request {
    Request::new(id, &game(), question, u32::MAX)
}

#[wasm_bindgen_test]
fn messages_come_through_as_they_were_sent() {
    let level = 5;
    let limits = Limits {
        nodes: Some(50_000_000),
        millis: Some(u32::MAX),
    };
    let questions = [
        Question::Move { level },
        Question::Row { level },
        Question::Pit {
            level,
            side: Side::North,
            pace: BySide {
                south: 200,
                north: 180,
            },
        },
        Question::Analysis {
            budget: AnalysisBudget::STUDY,
        },
    ];
    for question in questions {
        for limits in [limits, Limits::default()] {
            let message = ToBot::Search(Request {
                limits,
                ..request(u32::MAX, question)
            });
            assert_eq!(received(&message), message);
        }
    }
    assert_eq!(received(&ToBot::Stop), ToBot::Stop);
    let reason = || "a reason".to_owned();
    let mv = rules().parse_move("a+").expect("a move");
    let moves = vec![MoveScore {
        mv,
        score: -325,
        decided: false,
    }];
    let analysis = Analysis {
        moves: moves.clone(),
        line: vec![mv],
        depth: 12,
        proved: true,
        certain: Some(CertainResult {
            wins: true,
            by: 3,
            mv: Some(mv),
        }),
        reasons: Some(Reasons {
            takes: 8,
            leaves: 0,
            otherwise: 3,
            next: 5,
        }),
        budget: Some(AnalysisBudget::HINT),
    };
    let answers = [
        Answer::Move(mv),
        Answer::Pit(Pit::new(11)),
        Answer::Row(Arrangement::new(vec![3, 0, 2])),
        Answer::Analysis(analysis),
    ];
    let answers = answers
        .into_iter()
        .map(|answer| FromBot::Answer { request: 0, answer });
    let others = [
        FromBot::Hello {
            version: "1".to_owned(),
        },
        FromBot::Info {
            request: 1,
            info: SearchInfo {
                depth: 12,
                nodes: 123_456_789_012,
                score: -325,
                proved: true,
                line: vec![mv],
                moves,
                certain: None,
            },
        },
        FromBot::Rejected {
            request: 2,
            reason: reason(),
        },
        FromBot::Panicked { reason: reason() },
    ];
    for message in others.into_iter().chain(answers) {
        assert_eq!(received(&message), message);
    }
}

#[wasm_bindgen_test]
fn what_is_no_message_is_not_read() {
    for value in [JsValue::NULL, JsValue::UNDEFINED, 7.into(), "Answer".into()] {
        assert!(serde_wasm_bindgen::from_value::<FromBot>(value).is_err());
    }
}

#[wasm_bindgen_test]
fn the_search_is_the_same_here() {
    assert_eq!(bench::count(), bench::COUNT);
}

#[wasm_bindgen_test]
async fn a_worker_that_is_not_there_is_reported() {
    let actions = Rc::new(RefCell::new(Vec::new()));
    let client = BotClient::start({
        let actions = actions.clone();
        move |action| actions.borrow_mut().push(action)
    });
    client.request(request(1, Question::Move { level: 3 }));
    for _ in 0..600 {
        sleep(50).await;
        if !actions.borrow().is_empty() {
            break;
        }
    }
    assert_eq!(actions.take(), [failed(BotFailure::Missing)]);

    // A further request fails in the same way.
    client.request(request(2, Question::Move { level: 3 }));
    client.abandon();
    sleep(50).await;
    assert_eq!(actions.take(), [failed(BotFailure::Missing)]);
}

#[wasm_bindgen_test]
async fn a_browser_without_workers_is_reported() {
    let window = gloo::utils::window();
    let class = js_sys::Reflect::get(&window, &"Worker".into()).expect("a property");
    let actions = Rc::new(RefCell::new(Vec::new()));
    js_sys::Reflect::set(&window, &"Worker".into(), &JsValue::NULL).expect("a property");
    let _client = BotClient::start({
        let actions = actions.clone();
        move |action| actions.borrow_mut().push(action)
    });
    for _ in 0..100 {
        sleep(50).await;
        if !actions.borrow().is_empty() {
            break;
        }
    }
    js_sys::Reflect::set(&window, &"Worker".into(), &class).expect("a property");
    assert_eq!(actions.take(), [failed(BotFailure::NoWorkers)]);
}
