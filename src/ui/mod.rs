//! The page: state, hooks and components.

use gloo::worker::{Codec, HandlerId, Spawnable, Worker, WorkerScope};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// Messages to and from the worker, without a format of their own.
#[derive(Debug)]
pub struct JsCodec;

impl Codec for JsCodec {
    fn encode<I: Serialize>(input: I) -> JsValue {
        serde_wasm_bindgen::to_value(&input).unwrap_or(JsValue::NULL)
    }

    #[expect(
        clippy::expect_used,
        reason = "the worker is built with the page, from the same types"
    )]
    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        serde_wasm_bindgen::from_value(input).expect("a message of the worker's own types")
    }
}

/// The bot's worker.
#[derive(Debug)]
pub struct Bot;

impl Worker for Bot {
    type Message = ();
    type Input = u32;
    type Output = u32;

    fn create(_: &WorkerScope<Self>) -> Self {
        Self
    }

    fn update(&mut self, _: &WorkerScope<Self>, (): ()) {}

    fn received(&mut self, scope: &WorkerScope<Self>, input: u32, id: HandlerId) {
        scope.respond(id, input + 1);
    }
}

/// The whole page.
#[component]
pub fn App() -> Html {
    let answer = use_state(|| 0);
    {
        let answer = answer.clone();
        use_effect_with((), move |()| {
            let bridge = Bot::spawner()
                .callback(move |said| answer.set(said))
                .encoding::<JsCodec>()
                .spawn("./bot.js");
            bridge.send(41);
            move || drop(bridge)
        });
    }
    html! { <main><h1>{ "Mbegu" }</h1><p data-answer={answer.to_string()}>{ "The bot says " }{ *answer }</p></main> }
}
