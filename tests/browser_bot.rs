//! The bot's connection, in headless Chromium. The worker at work is tested
//! with the page, from outside.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;

use mbegu::bot::Reasons;
use mbegu::bot::protocol::{FromBot, Judgement, Question, RaceSide, Thinking, ToBot, Want};
use mbegu::rules::{Match, Rules, Side, Variant};
use mbegu::ui::bot::{BotClient, BotEvent, Failure, read, write};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[path = "support/bench.rs"]
mod bench;

wasm_bindgen_test_configure!(run_in_browser);

async fn sleep(millis: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        gloo::utils::window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis)
            .expect("a timer");
    });
    JsFuture::from(promise).await.expect("no refusal");
}

fn rules() -> Rules {
    Variant::Giuthi.default_rules()
}

fn game() -> Match {
    Match::parse(rules(), Side::North, "C- b+").expect("a legal game")
}

#[wasm_bindgen_test]
fn messages_come_through_as_they_were_sent() {
    let to_bot = [
        ToBot::Ask(Question::new(u32::MAX, &game(), 3, 12_345)),
        ToBot::Ask(Question {
            want: Want::Analysis,
            nodes: Some(50_000_000),
            millis: Some(u32::MAX),
            ..Question::new(0, &game(), 1, u32::MAX)
        }),
        ToBot::Ask(Question {
            want: Want::Row,
            ..Question::new(1, &game(), 1, 0)
        }),
        ToBot::Ask(Question {
            want: Want::Pick(RaceSide {
                north: true,
                south_pace: 200,
                north_pace: 180,
            }),
            ..Question::new(2, &game(), 1, 0)
        }),
        ToBot::Stop,
    ];
    for message in to_bot {
        let heard: ToBot = serde_wasm_bindgen::from_value(write(&message)).expect("it");
        assert_eq!(heard, message);
    }
    let reason = || "a reason".to_owned();
    let from_bot = [
        FromBot::Hello {
            version: "1".to_owned(),
        },
        FromBot::Thinking(Thinking {
            question: 1,
            depth: 12,
            nodes: 123_456_789_012,
            score: -325,
            proved: true,
            line: "a+ C-".to_owned(),
            moves: vec![Judgement {
                mv: "a+".to_owned(),
                score: -325,
                decided: false,
            }],
            why: Some(Reasons {
                takes: 8,
                leaves: 0,
                otherwise: 3,
                next: 5,
            }),
        }),
        FromBot::Answer {
            question: 0,
            said: "a+".to_owned(),
        },
        FromBot::Puzzled {
            question: 2,
            reason: reason(),
        },
        FromBot::Dying { reason: reason() },
    ];
    for message in from_bot {
        let value = message.serialize(&Serializer::json_compatible());
        assert_eq!(read(&value.expect("a value")), Some(message));
    }
}

#[wasm_bindgen_test]
fn what_the_bot_does_not_say_is_not_heard() {
    for value in [JsValue::NULL, JsValue::UNDEFINED, 7.into(), "Answer".into()] {
        assert_eq!(read(&value), None);
    }
}

#[wasm_bindgen_test]
fn the_search_is_the_same_here() {
    assert_eq!(bench::count(), bench::COUNT);
}

#[wasm_bindgen_test]
async fn a_worker_that_is_not_there_is_told() {
    let heard = Rc::new(RefCell::new(Vec::new()));
    let client = BotClient::start({
        let heard = heard.clone();
        move |event| heard.borrow_mut().push(event)
    });
    client.ask(Question::new(1, &game(), 1, 1));
    for _ in 0..600 {
        sleep(50).await;
        if !heard.borrow().is_empty() {
            break;
        }
    }
    assert_eq!(heard.take(), [BotEvent::Failed(Failure::Missing)]);

    // Whoever asks again is told again.
    client.ask(Question::new(2, &game(), 1, 1));
    client.abandon();
    sleep(50).await;
    assert_eq!(heard.take(), [BotEvent::Failed(Failure::Missing)]);
}

#[wasm_bindgen_test]
async fn a_browser_without_workers_is_told() {
    let window = gloo::utils::window();
    let class = js_sys::Reflect::get(&window, &"Worker".into()).expect("a property");
    let heard = Rc::new(RefCell::new(Vec::new()));
    js_sys::Reflect::set(&window, &"Worker".into(), &JsValue::NULL).expect("a property");
    let _client = BotClient::start({
        let heard = heard.clone();
        move |event| heard.borrow_mut().push(event)
    });
    for _ in 0..100 {
        sleep(50).await;
        if !heard.borrow().is_empty() {
            break;
        }
    }
    js_sys::Reflect::set(&window, &"Worker".into(), &class).expect("a property");
    assert_eq!(heard.take(), [BotEvent::Failed(Failure::NoWorkers)]);
}
