//! The page's connection to the bot's worker.
//!
//! Not gloo-worker: it doesn't check the worker's version, doesn't restart a worker that
//! sends nothing with files that the browser loads again, and panics on a message that it
//! can't read. In a program that asks a worker one question it takes 6 kB (brotli) more than
//! `web_sys::Worker` with serde-wasm-bindgen, most of it bincode.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, RequestCache, RequestInit, Worker, WorkerOptions, WorkerType};

use crate::bot::protocol::{FromBot, Request, ToBot, version};
use crate::ui::state::{BotFailure, BotHealth, GameAction};

/// The script that starts the worker (`static/bot_loader.js`), and its bindings.
const FILES: [&str; 2] = ["./bot_loader.js", "./bot.js"];
/// The name of a worker that has its program loaded again.
const RELOADING: &str = "reload";
/// The maximum time of a start in which nothing of the program comes, in milliseconds.
const START_TIMEOUT: u32 = 30_000;
/// In which steps the loading is reported, in percent.
const LOADING_STEP: u8 = 5;
/// The maximum time between two messages about a request, in milliseconds.
const SILENCE_TIMEOUT: u32 = 10_000;
/// How often the worker is started for one request before the client gives up.
const MAX_STARTS: u8 = 2;

/// A connection to the worker, for one request at a time. The worker ends when
/// the last clone is dropped.
#[derive(Clone)]
pub struct BotClient(Rc<Inner>);

struct Inner {
    dispatch: Box<dyn Fn(GameAction)>,
    connection: RefCell<Connection>,
}

struct Connection {
    worker: Option<BotWorker>,
    health: BotHealth,
    request: Option<Request>,
    /// Starts since the last answer, counting the start of the worker that gave it.
    starts: u8,
    /// Fires when no message has come in time.
    watchdog: Option<Timeout>,
    /// Whether the files of the worker are loaded again.
    reloads: bool,
    /// The part of the program that was reported last, in percent.
    loaded: u8,
}

/// A worker and its event handlers. None of them is called once it is dropped,
/// so that every event is the current worker's.
struct BotWorker {
    worker: Worker,
    _onmessage: Closure<dyn Fn(MessageEvent)>,
    _onerror: Closure<dyn Fn()>,
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl BotWorker {
    /// Sends a message; whether that was possible.
    fn send(&self, message: &ToBot) -> bool {
        let value = message.serialize(&Serializer::json_compatible());
        value.is_ok_and(|value| self.worker.post_message(&value).is_ok())
    }
}

impl BotClient {
    /// Starts the worker. `dispatch` gets its health, progress and answers; it is
    /// called later, never from within a method of the client.
    pub fn start(dispatch: impl Fn(GameAction) + 'static) -> BotClient {
        let client = BotClient(Rc::new(Inner {
            dispatch: Box::new(dispatch),
            connection: RefCell::new(Connection {
                worker: None,
                health: BotHealth::Starting,
                request: None,
                starts: 0,
                watchdog: None,
                reloads: false,
                loaded: 0,
            }),
        }));
        client.connect(false);
        client
    }

    /// Makes a request; an earlier one is abandoned. Where the worker has
    /// failed, the failure is dispatched again.
    pub fn request(&self, request: Request) {
        let health = {
            let mut connection = self.0.connection.borrow_mut();
            connection.request = Some(request);
            connection.health.clone()
        };
        match health {
            BotHealth::Starting | BotHealth::Loading(_) => {}
            BotHealth::Ready => self.send_request(),
            BotHealth::Failed(_) => {
                let client = self.clone();
                spawn_local(async move { client.dispatch(GameAction::Bot(health)) });
            }
        }
    }

    /// Abandons the request in progress: no answer to it is dispatched.
    pub fn abandon(&self) {
        let mut connection = self.0.connection.borrow_mut();
        if connection.request.take().is_some() && connection.health == BotHealth::Ready {
            connection.watchdog = None;
            if let Some(worker) = &connection.worker {
                worker.send(&ToBot::Stop);
            }
        }
    }

    /// Starts the worker again after a failure.
    pub fn restart(&self) {
        self.0.connection.borrow_mut().starts = 0;
        self.connect(true);
    }

    fn send_request(&self) {
        let sent = {
            let connection = self.0.connection.borrow();
            let (Some(request), Some(worker)) = (&connection.request, &connection.worker) else {
                return;
            };
            worker.send(&ToBot::Search(request.clone()))
        };
        // A request that can't be sent is not answered either. Like all events,
        // that is dispatched later.
        self.watch(if sent { SILENCE_TIMEOUT } else { 0 });
    }

    /// Drops the worker and starts another; with `reload` from files that the
    /// browser loads again, as those it had may be damaged or old.
    fn connect(&self, reload: bool) {
        {
            let mut connection = self.0.connection.borrow_mut();
            connection.starts += 1;
            connection.health = BotHealth::Starting;
            connection.worker = None;
            connection.reloads = reload;
            connection.loaded = 0;
        }
        self.watch(START_TIMEOUT);
        let client = Rc::downgrade(&self.0);
        spawn_local(async move {
            if reload {
                load_files_again().await;
            }
            if let Some(client) = BotClient::upgrade(&client) {
                client.spawn();
            }
        });
    }

    /// Starts a worker, unless that was done or given up in the meantime.
    fn spawn(&self) {
        {
            let connection = self.0.connection.borrow();
            if connection.worker.is_some() || connection.health != BotHealth::Starting {
                return;
            }
        }
        let client = Rc::downgrade(&self.0);
        let onmessage = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(client) = BotClient::upgrade(&client) else {
                return;
            };
            match serde_wasm_bindgen::from_value(event.data()) {
                Ok(message) => client.receive(message),
                Err(_) => client.receive_unreadable(),
            }
        });
        let client = Rc::downgrade(&self.0);
        let onerror = Closure::<dyn Fn()>::new(move || {
            if let Some(client) = BotClient::upgrade(&client) {
                client.retry_or_fail(BotFailure::Missing);
            }
        });
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        if self.0.connection.borrow().reloads {
            options.set_name(RELOADING);
        }
        let Ok(worker) = Worker::new_with_options(FILES[0], &options) else {
            self.fail(BotFailure::NoWorkers);
            return;
        };
        worker.set_onmessage(Some(onmessage.as_ref().unchecked_ref()));
        worker.set_onerror(Some(onerror.as_ref().unchecked_ref()));
        self.0.connection.borrow_mut().worker = Some(BotWorker {
            worker,
            _onmessage: onmessage,
            _onerror: onerror,
        });
        self.watch(START_TIMEOUT);
    }

    fn upgrade(client: &Weak<Inner>) -> Option<BotClient> {
        client.upgrade().map(BotClient)
    }

    /// Gives the worker that many milliseconds for its next message.
    fn watch(&self, millis: u32) {
        let client = Rc::downgrade(&self.0);
        self.0.connection.borrow_mut().watchdog = Some(Timeout::new(millis, move || {
            if let Some(client) = BotClient::upgrade(&client) {
                client.retry_or_fail(BotFailure::Silent);
            }
        }));
    }

    /// The greeting of another build may have another form. A worker of this build
    /// sends nothing that can't be read.
    fn receive_unreadable(&self) {
        let is_greeting = self.0.connection.borrow().health == BotHealth::Starting;
        if is_greeting {
            self.retry_or_fail(BotFailure::OtherBuild);
        }
    }

    fn receive(&self, message: FromBot) {
        match message {
            FromBot::Loading { percent } => self.report_loading(percent),
            FromBot::Hello { version: worker } if worker == version() => {
                {
                    let mut connection = self.0.connection.borrow_mut();
                    connection.health = BotHealth::Ready;
                    connection.watchdog = None;
                }
                self.send_request();
                self.dispatch(GameAction::Bot(BotHealth::Ready));
            }
            FromBot::Hello { .. } => self.retry_or_fail(BotFailure::OtherBuild),
            FromBot::Panicked { reason } => self.retry_or_fail(BotFailure::Panicked(reason)),
            FromBot::Info { request, info } => {
                if self.is_current(request) {
                    self.watch(SILENCE_TIMEOUT);
                    self.dispatch(GameAction::BotInfo(request, info));
                }
            }
            FromBot::Answer { request, answer } => {
                if self.is_current(request) {
                    {
                        let mut connection = self.0.connection.borrow_mut();
                        connection.watchdog = None;
                        connection.starts = 1;
                        connection.request = None;
                    }
                    self.dispatch(GameAction::BotAnswer(request, answer));
                }
            }
            FromBot::Rejected { request, reason } => {
                if self.is_current(request) {
                    self.fail(BotFailure::Rejected(reason));
                }
            }
        }
    }

    /// Restarts the timeout: the program is still arriving.
    fn report_loading(&self, percent: u8) {
        self.watch(START_TIMEOUT);
        let step = percent - percent % LOADING_STEP;
        let before = std::mem::replace(&mut self.0.connection.borrow_mut().loaded, step);
        if step > before {
            self.dispatch(GameAction::Bot(BotHealth::Loading(step)));
        }
    }

    fn is_current(&self, id: u32) -> bool {
        let connection = self.0.connection.borrow();
        let request = connection.request.as_ref();
        request.is_some_and(|request| request.id == id)
    }

    /// Replaces a failed worker once; after that the bot has failed.
    fn retry_or_fail(&self, failure: BotFailure) {
        if self.0.connection.borrow().starts < MAX_STARTS {
            self.connect(true);
        } else {
            self.fail(failure);
        }
    }

    fn fail(&self, failure: BotFailure) {
        let health = BotHealth::Failed(failure);
        {
            let mut connection = self.0.connection.borrow_mut();
            connection.health = health.clone();
            connection.worker = None;
            connection.watchdog = None;
        }
        self.dispatch(GameAction::Bot(health));
    }

    fn dispatch(&self, action: GameAction) {
        (self.0.dispatch)(action);
    }
}

/// Has the browser load the worker's scripts again.
async fn load_files_again() {
    let options = RequestInit::new();
    options.set_cache(RequestCache::Reload);
    for file in FILES {
        // A file that can't be loaded is noticed when the worker is to start.
        let _ = JsFuture::from(window().fetch_with_str_and_init(file, &options)).await;
    }
}
