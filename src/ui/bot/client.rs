//! The page's side of the connection.

use std::cell::RefCell;
use std::fmt;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, RequestCache, RequestInit, Worker, WorkerOptions, WorkerType};

use super::Failure;
use super::values::{read, write};
use crate::bot::protocol::{FromBot, Question, Thinking, ToBot, version};

/// What starts the worker, its script and its program, beside the page, as
/// Trunk names them.
const FILES: [&str; 3] = ["./bot_loader.js", "./bot.js", "./bot_bg.wasm"];
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
        /// What is answered.
        said: String,
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

/// A worker, and what hears it. Dropped, it ends.
struct Bot {
    worker: Worker,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn()>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Bot {
    /// Says something; whether that could be sent.
    fn say(&self, said: &ToBot) -> bool {
        self.worker.post_message(&write(said)).is_ok()
    }
}

struct Line {
    /// Counts the workers: what an earlier one says isn't heard.
    count: u32,
    bot: Option<Bot>,
    stage: Stage,
    /// The question in progress.
    asked: Option<Question>,
    /// Starts since the last answer, the one before it included.
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
                count: 0,
                bot: None,
                stage: Stage::Starting,
                asked: None,
                starts: 0,
                patience: None,
            }),
        }));
        client.connect(false);
        client
    }

    /// Asks something; an earlier question is abandoned.
    /// Where there is no bot, [`BotEvent::Failed`] is told again.
    pub fn ask(&self, question: Question) {
        let mut line = self.0.line.borrow_mut();
        line.asked = Some(question);
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
            if let Some(bot) = &line.bot {
                bot.say(&ToBot::Stop);
            }
        }
    }

    /// Tries anew after a failure.
    pub fn restart(&self) {
        self.0.line.borrow_mut().starts = 0;
        self.connect(true);
    }

    fn send_question(&self) {
        let sent = {
            let line = self.0.line.borrow();
            let (Some(question), Some(bot)) = (&line.asked, &line.bot) else {
                return;
            };
            bot.say(&ToBot::Ask(question.clone()))
        };
        // What can't be sent will not be answered either; that is told later, as
        // all is.
        self.be_patient(if sent { SILENCE } else { 0 });
    }

    /// Lets go of the worker there is and starts another; `anew` from fresh
    /// copies of its files, where the browser's have turned out to be bad.
    fn connect(&self, anew: bool) {
        let count = {
            let mut line = self.0.line.borrow_mut();
            line.count += 1;
            line.starts += 1;
            line.stage = Stage::Starting;
            line.bot = None;
            line.count
        };
        self.be_patient(START);
        let client = Rc::downgrade(&self.0);
        spawn_local(async move {
            if anew {
                refresh().await;
            }
            if let Some(client) = BotClient::again(&client, count) {
                client.spawn(count);
            }
        });
    }

    fn spawn(&self, count: u32) {
        let client = Rc::downgrade(&self.0);
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(client), Some(said)) =
                (BotClient::again(&client, count), read(&event.data()))
            {
                client.hear(said);
            }
        });
        let client = Rc::downgrade(&self.0);
        let fail = Closure::<dyn Fn()>::new(move || {
            if let Some(client) = BotClient::again(&client, count) {
                client.lose(Failure::Missing);
            }
        });
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(FILES[0], &options) else {
            self.fail(Failure::NoWorkers);
            return;
        };
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        self.0.line.borrow_mut().bot = Some(Bot {
            worker,
            _hear: hear,
            _fail: fail,
        });
        self.be_patient(START);
    }

    /// The client, if it still has that worker.
    fn again(client: &Weak<Inner>, count: u32) -> Option<BotClient> {
        let client = client.upgrade()?;
        let current = client.line.borrow().count == count;
        current.then_some(BotClient(client))
    }

    fn be_patient(&self, millis: u32) {
        let mut line = self.0.line.borrow_mut();
        let (client, count) = (Rc::downgrade(&self.0), line.count);
        line.patience = Some(Timeout::new(millis, move || {
            if let Some(client) = BotClient::again(&client, count) {
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
            FromBot::Answer { question, said } => self.answer(question, said),
            FromBot::Puzzled { question, reason } => {
                if self.is_asked(question) {
                    self.fail(Failure::Puzzled(reason));
                }
            }
        }
    }

    fn answer(&self, question: u32, said: String) {
        if !self.is_asked(question) {
            return;
        }
        {
            let mut line = self.0.line.borrow_mut();
            line.patience = None;
            line.starts = 1;
            line.asked = None;
        }
        self.tell(BotEvent::Answer { said });
    }

    fn is_asked(&self, number: u32) -> bool {
        let line = self.0.line.borrow();
        let asked = line.asked.as_ref();
        asked.is_some_and(|question| question.number == number)
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
            line.bot = None;
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

/// Has the browser fetch the worker's files anew.
async fn refresh() {
    let options = RequestInit::new();
    options.set_cache(RequestCache::Reload);
    for file in FILES {
        // One that can't be had is noticed when the worker is to start.
        let _ = JsFuture::from(window().fetch_with_str_and_init(file, &options)).await;
    }
}
