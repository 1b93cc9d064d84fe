//! The page's side of the connection.

use std::cell::RefCell;
use std::fmt;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use gloo::worker::{Spawnable, WorkerBridge};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};

use super::{BotWorker, Failure, Plain};
use crate::bot::protocol::{FromBot, Question, Thinking, ToBot, version};
use crate::rules::{Move, Record, Rules};

/// The worker's script and its program, beside the page, as Trunk names them.
const SCRIPT: &str = "./bot.js";
const PROGRAM: &str = "./bot_bg.wasm";
/// How long the worker may take to start, in milliseconds; a slow line has to
/// bring the program first.
const START: u32 = 15_000;
/// How long a worker at work may be silent, in milliseconds.
const SILENCE: u32 = 10_000;
/// How often it is started for one question before the page gives up.
const STARTS: u8 = 2;

/// What the page hears of the bot.
#[derive(Clone, Debug, PartialEq)]
pub enum BotEvent {
    /// The worker has started. Questions asked before are being thought about.
    Ready,
    /// How far it has come with the question in progress.
    Thinking(Thinking),
    /// The answer to the question in progress.
    Answer {
        /// The number that the question was asked under.
        question: u32,
        /// The move.
        mv: Move,
    },
    /// There is no bot. It was started again once before this is told.
    Failed(Failure),
}

/// How the connection stands.
enum Stage {
    Starting,
    Ready,
    Failed(Failure),
}

struct Line {
    /// Counts the workers: what an earlier one says isn't heard.
    worker: u32,
    bridge: Option<WorkerBridge<BotWorker>>,
    stage: Stage,
    /// The question in progress.
    asked: Option<(Question, Rules)>,
    /// Starts since the last answer.
    starts: u8,
    /// Runs out if the worker is silent for too long.
    patience: Option<Timeout>,
}

struct Inner {
    listener: Box<dyn Fn(BotEvent)>,
    line: RefCell<Line>,
}

/// A connection to the bot, one question at a time. Dropped, it ends the worker.
#[derive(Clone)]
pub struct BotClient(Rc<Inner>);

impl BotClient {
    /// Starts the worker. `listener` is called later, never from within a
    /// method of the client.
    #[must_use]
    pub fn start(listener: impl Fn(BotEvent) + 'static) -> BotClient {
        let client = BotClient(Rc::new(Inner {
            listener: Box::new(listener),
            line: RefCell::new(Line {
                worker: 0,
                bridge: None,
                stage: Stage::Starting,
                asked: None,
                starts: 0,
                patience: None,
            }),
        }));
        client.connect(false);
        client
    }

    /// Asks for a move at the end of `record`, from the level of that number,
    /// counted from 1. The answer bears `question`; an earlier question is
    /// abandoned. Where there is no bot, [`BotEvent::Failed`] is told again.
    pub fn ask(&self, question: u32, record: &Record, level: u8, seed: u32) {
        let rules = *record.rules();
        let question = Question::new(question, record, level, seed);
        let mut line = self.0.line.borrow_mut();
        line.asked = Some((question, rules));
        match &line.stage {
            Stage::Starting => {}
            Stage::Ready => {
                drop(line);
                self.send_question();
            }
            Stage::Failed(failure) => {
                let (inner, failure) = (self.0.clone(), failure.clone());
                spawn_local(async move { (inner.listener)(BotEvent::Failed(failure)) });
            }
        }
    }

    /// Abandons the question in progress, if there is one: no answer to it will
    /// be told.
    pub fn abandon(&self) {
        let mut line = self.0.line.borrow_mut();
        if line.asked.take().is_some() && matches!(line.stage, Stage::Ready) {
            line.patience = None;
            if let Some(bridge) = &line.bridge {
                bridge.send(ToBot::Stop);
            }
        }
    }

    /// Tries anew after a failure.
    pub fn restart(&self) {
        self.0.line.borrow_mut().starts = 0;
        self.connect(true);
    }

    fn send_question(&self) {
        {
            let line = self.0.line.borrow();
            let (Some((question, _)), Some(bridge)) = (&line.asked, &line.bridge) else {
                return;
            };
            bridge.send(ToBot::Ask(question.clone()));
        }
        self.be_patient(SILENCE);
    }

    /// Lets go of the worker there is and starts another; `anew` from fresh
    /// copies of its files.
    fn connect(&self, anew: bool) {
        let worker = {
            let mut line = self.0.line.borrow_mut();
            line.worker += 1;
            line.starts += 1;
            line.stage = Stage::Starting;
            line.bridge = None;
            line.patience = None;
            line.worker
        };
        let client = Rc::downgrade(&self.0);
        spawn_local(async move {
            // A worker can't tell that its files aren't there. What is fetched
            // here, it finds in the browser's cache.
            let found = is_there(anew).await;
            let Some(client) = BotClient::again(&client, worker) else {
                return;
            };
            if !has_workers() {
                client.fail(Failure::NoWorkers);
            } else if !found {
                client.fail(Failure::Missing);
            } else {
                client.spawn(worker);
            }
        });
    }

    fn spawn(&self, worker: u32) {
        let client = Rc::downgrade(&self.0);
        let bridge = BotWorker::spawner()
            .callback(move |said| {
                if let Some(client) = BotClient::again(&client, worker) {
                    client.hear(said);
                }
            })
            .encoding::<Plain>()
            .spawn(SCRIPT);
        bridge.send(ToBot::Hello);
        self.0.line.borrow_mut().bridge = Some(bridge);
        self.be_patient(START);
    }

    /// The client, if it still has that worker.
    fn again(client: &Weak<Inner>, worker: u32) -> Option<BotClient> {
        let client = client.upgrade()?;
        let current = client.line.borrow().worker == worker;
        current.then_some(BotClient(client))
    }

    fn be_patient(&self, millis: u32) {
        let mut line = self.0.line.borrow_mut();
        let (client, worker) = (Rc::downgrade(&self.0), line.worker);
        line.patience = Some(Timeout::new(millis, move || {
            if let Some(client) = BotClient::again(&client, worker) {
                client.lose(Failure::Silent);
            }
        }));
    }

    fn hear(&self, said: FromBot) {
        match said {
            FromBot::Hello { version: its } if its == version() => {
                {
                    let mut line = self.0.line.borrow_mut();
                    line.stage = Stage::Ready;
                    line.patience = None;
                }
                self.send_question();
                self.tell(BotEvent::Ready);
            }
            FromBot::Hello { .. } => self.lose(Failure::OtherBuild),
            FromBot::Dying { reason } => self.lose(Failure::Died(reason)),
            FromBot::Thinking(news) => {
                if self.is_asked(news.question) {
                    self.be_patient(SILENCE);
                    self.tell(BotEvent::Thinking(news));
                }
            }
            FromBot::Answer { question, mv } => self.answer(question, &mv),
            FromBot::Puzzled { question, reason } => {
                if self.is_asked(question) {
                    self.fail(Failure::Puzzled(reason));
                }
            }
        }
    }

    fn answer(&self, question: u32, mv: &str) {
        if !self.is_asked(question) {
            return;
        }
        let asked = {
            let mut line = self.0.line.borrow_mut();
            line.patience = None;
            line.starts = 0;
            line.asked.take()
        };
        if let Some((_, rules)) = asked {
            match rules.parse_move(mv) {
                Ok(mv) => self.tell(BotEvent::Answer { question, mv }),
                Err(error) => self.fail(Failure::Puzzled(error.to_string())),
            }
        }
    }

    fn is_asked(&self, number: u32) -> bool {
        let line = self.0.line.borrow();
        let asked = line.asked.as_ref();
        asked.is_some_and(|(question, _)| question.number == number)
    }

    /// The worker is of no more use: starts another, once.
    fn lose(&self, failure: Failure) {
        if self.0.line.borrow().starts < STARTS {
            self.connect(true);
        } else {
            self.fail(failure);
        }
    }

    fn fail(&self, failure: Failure) {
        {
            let mut line = self.0.line.borrow_mut();
            line.stage = Stage::Failed(failure.clone());
            line.bridge = None;
            line.patience = None;
        }
        self.tell(BotEvent::Failed(failure));
    }

    fn tell(&self, event: BotEvent) {
        (self.0.listener)(event);
    }
}

/// Two handles of one connection.
impl PartialEq for BotClient {
    fn eq(&self, other: &BotClient) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for BotClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BotClient")
    }
}

/// Whether the browser lets the page start a worker: tried with an empty one,
/// as gloo's spawner can't be told no.
fn has_workers() -> bool {
    let probe = web_sys::Worker::new("data:text/javascript,");
    probe.is_ok_and(|worker| {
        worker.terminate();
        true
    })
}

/// Whether the worker's files are there. They are read anew where the browser's
/// copies have turned out to be bad.
async fn is_there(anew: bool) -> bool {
    let options = RequestInit::new();
    if anew {
        options.set_cache(RequestCache::Reload);
    }
    let script = answers(SCRIPT, &options).await;
    if !anew {
        // The worker will load it soon enough.
        options.set_method("HEAD");
    }
    script && answers(PROGRAM, &options).await
}

async fn answers(address: &str, options: &RequestInit) -> bool {
    let response = JsFuture::from(window().fetch_with_str_and_init(address, options)).await;
    let response = response.ok().and_then(|it| it.dyn_into::<Response>().ok());
    response.is_some_and(|response| response.ok())
}
