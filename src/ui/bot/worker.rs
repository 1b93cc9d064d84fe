//! What runs in the worker.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use gloo::worker::{HandlerId, Registrable, Worker, WorkerScope};
use wasm_bindgen::JsCast;
use web_sys::WorkerGlobalScope;

use super::Plain;
use crate::bot::protocol::{FromBot, Question, QuestionError, Thinking, ToBot, version};
use crate::bot::{Level, Player, Progress, Table};
use crate::rules::{Record, Rules};

/// How long it searches before it looks for messages, in milliseconds.
const SLICE: f64 = 25.0;
/// How often it tells how far it has come, in milliseconds.
const NEWS: f64 = 100.0;
/// Positions between two looks at the clock.
const STRIDE: u64 = 1_000;

/// Makes this thread the bot's worker.
pub fn register() {
    console_error_panic_hook::set_once();
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        report(panic);
        last_words(&panic.to_string());
    }));
    BotWorker::registrar().encoding::<Plain>().register();
}

thread_local! {
    /// Whom to tell if the worker dies.
    static PAGE: RefCell<Option<(WorkerScope<BotWorker>, HandlerId)>> = const { RefCell::new(None) };
}

fn last_words(reason: &str) {
    PAGE.with_borrow(|page| {
        if let Some((scope, page)) = page {
            let reason = reason.to_owned();
            scope.respond(*page, FromBot::Dying { reason });
        }
    });
}

/// The bot's worker: one question at a time.
#[derive(Debug, Default)]
pub struct BotWorker {
    table: Option<Table>,
    task: Option<Task>,
    /// The slice to come; dropped, it doesn't come.
    slice: Option<Timeout>,
}

/// A question being thought about.
#[derive(Debug)]
struct Task {
    question: u32,
    page: HandlerId,
    rules: Rules,
    level: &'static Level,
    player: Player,
    begun: f64,
    told: f64,
}

impl Worker for BotWorker {
    type Message = ();
    type Input = ToBot;
    type Output = FromBot;

    fn create(_: &WorkerScope<Self>) -> Self {
        BotWorker::default()
    }

    fn connected(&mut self, scope: &WorkerScope<Self>, id: HandlerId) {
        PAGE.set(Some((scope.clone(), id)));
    }

    fn received(&mut self, scope: &WorkerScope<Self>, message: ToBot, id: HandlerId) {
        match message {
            ToBot::Hello => scope.respond(id, FromBot::Hello { version: version() }),
            ToBot::Stop => self.abandon(),
            ToBot::Ask(question) => {
                self.abandon();
                match self.begin(&question, id) {
                    Ok(task) => {
                        self.task = Some(task);
                        self.go_on(scope);
                    }
                    Err(reason) => scope.respond(
                        id,
                        FromBot::Puzzled {
                            question: question.number,
                            reason,
                        },
                    ),
                }
            }
        }
    }

    /// The time for the next slice has come.
    fn update(&mut self, scope: &WorkerScope<Self>, (): ()) {
        if let Some(mut task) = self.task.take() {
            if task.think(scope) {
                self.table = Some(task.decide(scope));
            } else {
                self.task = Some(task);
                self.go_on(scope);
            }
        }
    }
}

impl BotWorker {
    fn begin(&mut self, question: &Question, page: HandlerId) -> Result<Task, String> {
        let read = question.read();
        let (record, level): (Record, _) =
            read.map_err(|error: QuestionError| error.to_string())?;
        let rules = *record.rules();
        if rules.moves(record.position()).is_empty() {
            return Err("there is no move to be made".to_owned());
        }
        let table = self.table.take();
        let table = table.unwrap_or_else(|| Table::new(Table::USUAL));
        let seed = u64::from(question.seed);
        let now = now();
        Ok(Task {
            question: question.number,
            page,
            rules,
            level,
            player: Player::new(level, &rules, record.positions(), seed, table),
            begun: now,
            told: now,
        })
    }

    fn abandon(&mut self) {
        self.slice = None;
        if let Some(task) = self.task.take() {
            self.table = Some(task.player.into_table());
        }
    }

    /// Thinks on as soon as the messages that have come are read.
    fn go_on(&mut self, scope: &WorkerScope<Self>) {
        let scope = scope.clone();
        self.slice = Some(Timeout::new(0, move || scope.send_message(())));
    }
}

impl Task {
    /// Thinks for one slice; whether it is time to decide.
    fn think(&mut self, scope: &WorkerScope<BotWorker>) -> bool {
        let started = now();
        loop {
            if self.player.advance(STRIDE) == Progress::Done {
                return true;
            }
            let now = now();
            if now - self.begun >= f64::from(self.level.millis) {
                return true;
            }
            if now - self.told >= NEWS {
                self.told = now;
                scope.respond(self.page, FromBot::Thinking(self.news()));
            }
            if now - started >= SLICE {
                return false;
            }
        }
    }

    fn news(&self) -> Thinking {
        let search = self.player.search();
        let report = search.answer().report;
        let line = report.iter().flat_map(|report| &report.line);
        let line: Vec<String> = line
            .map(|&mv| self.rules.show_move(mv).to_string())
            .collect();
        Thinking {
            question: self.question,
            depth: report.as_ref().map_or(0, |report| report.depth),
            nodes: search.nodes(),
            score: report
                .as_ref()
                .map_or(0, |report| report.score.hundredths()),
            line: line.join(" "),
        }
    }

    fn decide(self, scope: &WorkerScope<BotWorker>) -> Table {
        let question = self.question;
        let (mv, table) = self.player.decide();
        let said = match mv {
            Some(mv) => FromBot::Answer {
                question,
                mv: self.rules.show_move(mv).to_string(),
            },
            None => FromBot::Puzzled {
                question,
                reason: "there is no move to be made".to_owned(),
            },
        };
        scope.respond(self.page, said);
        table
    }
}

/// Milliseconds since the worker began.
fn now() -> f64 {
    let scope = js_sys::global().dyn_into::<WorkerGlobalScope>();
    let clock = scope.ok().and_then(|scope| scope.performance());
    clock.map_or_else(js_sys::Date::now, |clock| clock.now())
}
