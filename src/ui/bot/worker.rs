//! What runs in the worker.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::bot::Session;
use crate::bot::protocol::{FromBot, ToBot, version};

thread_local! {
    static SESSION: RefCell<Session> = RefCell::new(Session::new(now));
    /// The slice of thinking to come.
    static SLICE: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Makes this thread the bot's worker.
pub fn register() {
    console_error_panic_hook::set_once();
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        report(panic);
        tell(FromBot::Dying {
            reason: panic.to_string(),
        });
    }));
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let said: ToBot = match serde_wasm_bindgen::from_value(event.data()) {
            Ok(said) => said,
            // Nothing is asked of a worker of another build: this is a fault of
            // the program.
            Err(error) => {
                return tell(FromBot::Dying {
                    reason: error.to_string(),
                });
            }
        };
        SESSION.with_borrow_mut(|session| session.hear(&said, &mut tell));
        go_on();
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    // The page waits for this: what it said before would not have been heard.
    tell(FromBot::Hello { version: version() });
}

/// Thinks as soon as the messages that have come are read.
fn go_on() {
    let thinking = SESSION.with_borrow(Session::is_thinking);
    SLICE.set(thinking.then(|| {
        Timeout::new(0, || {
            SESSION.with_borrow_mut(|session| session.think(&mut tell));
            go_on();
        })
    }));
}

fn tell(said: FromBot) {
    let value = said.serialize(&serde_wasm_bindgen::Serializer::json_compatible());
    scope().post_message(&value.unwrap_throw()).unwrap_throw();
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Milliseconds since the worker began.
fn now() -> u64 {
    scope().performance().map_or(0, |clock| clock.now() as u64)
}
