//! The bot's worker: a thread of the browser with a
//! [`Session`](mbegu::bot::Session).
//!
//! It exchanges the messages of [`mbegu::bot::protocol`] with the page, by
//! `postMessage` and serde-wasm-bindgen. gloo-worker's own worker loop would
//! panic on a message that it can't read, has bincode as its usual codec, and
//! knows neither versions nor pauses of a search.

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::start();
}

#[cfg(target_arch = "wasm32")]
mod worker {
    use std::cell::{Cell, RefCell};

    use mbegu::bot::Session;
    use mbegu::bot::protocol::{FromBot, ToBot, version};
    use serde::Serialize;
    use serde_wasm_bindgen::Serializer;
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
    use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, XmlHttpRequest};

    /// The longest time for loading a file, in milliseconds.
    const LOAD_TIMEOUT: u32 = 1_000;

    thread_local! {
        static SESSION: RefCell<Session> = RefCell::new(Session::new(now).with_books(load));
        static NEXT_SLICE: MessageChannel = MessageChannel::new().unwrap_throw();
        /// Whether the message that starts the next slice is on its way.
        static IS_SCHEDULED: Cell<bool> = const { Cell::new(false) };
    }

    /// Makes this thread the bot's worker.
    pub fn start() {
        console_error_panic_hook::set_once();
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            report(panic);
            send(FromBot::Panicked {
                reason: panic.to_string(),
            });
        }));
        let slice = Closure::<dyn Fn()>::new(|| {
            IS_SCHEDULED.set(false);
            SESSION.with_borrow_mut(|session| session.advance(&mut send));
            schedule();
        });
        NEXT_SLICE.with(|channel| {
            let handler = slice.as_ref().unchecked_ref();
            channel.port1().set_onmessage(Some(handler));
        });
        slice.forget();
        let receive = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
            receive(event.data());
        });
        scope().set_onmessage(Some(receive.as_ref().unchecked_ref()));
        receive.forget();
        // The page waits for this: messages sent before would have been lost.
        send(FromBot::Hello { version: version() });
    }

    fn receive(message: JsValue) {
        match serde_wasm_bindgen::from_value::<ToBot>(message) {
            Ok(message) => {
                SESSION.with_borrow_mut(|session| session.handle(&message, &mut send));
                schedule();
            }
            // The page sends nothing to a worker of another build: this is a
            // fault of the program.
            Err(error) => send(FromBot::Panicked {
                reason: error.to_string(),
            }),
        }
    }

    /// Has the next slice start after the messages that have arrived.
    ///
    /// By a message, as the HTML standard holds nested timers to 4 ms: with
    /// slices of 25 ms a seventh of the time would be lost.
    fn schedule() {
        if SESSION.with_borrow(Session::is_busy) && !IS_SCHEDULED.replace(true) {
            NEXT_SLICE.with(|channel| channel.port2().post_message(&JsValue::NULL).unwrap_throw());
        }
    }

    fn send(message: FromBot) {
        let value = message.serialize(&Serializer::json_compatible());
        scope().post_message(&value.unwrap_throw()).unwrap_throw();
    }

    /// Loads the text of a file beside the page, and waits for it: a worker may.
    fn load(address: &str) -> Option<String> {
        let request = XmlHttpRequest::new().ok()?;
        request.open_with_async("GET", address, false).ok()?;
        request.set_timeout(LOAD_TIMEOUT);
        request.send().ok()?;
        let is_found = request.status() == Ok(200);
        request.response_text().ok()?.filter(|_| is_found)
    }

    fn scope() -> DedicatedWorkerGlobalScope {
        js_sys::global().unchecked_into()
    }

    /// Milliseconds since the worker started.
    fn now() -> u64 {
        scope().performance().map_or(0, |clock| clock.now() as u64)
    }
}
