//! What the bot is asked, and what it answers.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::racing::pace;
use crate::bot::protocol::{Question, RaceSide, Want};
use crate::link::Player;
use crate::rules::{Arrangement, BySide, Rules, Side};
use crate::ui::bot::{BotClient, BotEvent, Failure};
use crate::ui::settings::RacePace;
use crate::ui::state::{Action, Ask, BotHealth, State, View};
use crate::ui::teacher::{Effort, Judged};

/// How long the board rests before the bot thinks, in milliseconds, so that
/// the end of the move before it can be seen.
const REST: u32 = 350;

/// Asks the bot what is wanted of it, and abandons the question when something
/// else is. The worker is started for the first game that needs it.
#[hook]
pub fn use_opponent(state: &UseReducerHandle<State>) {
    let client = use_mut_ref(|| None::<BotClient>);
    let current = use_mut_ref(|| None::<Asked>);
    // After a failure nothing is asked until the player tries again.
    let failed = matches!(state.bot, BotHealth::Failed(_));
    let asked = state.asking().filter(|_| !failed);
    let seated = Side::ALL
        .into_iter()
        .any(|side| matches!(state.players[side], Player::Bot(_)));
    let needed = asked.is_some() || (seated && state.view == View::Board);
    let wanted = client.borrow().is_some() || needed;
    {
        let (client, dispatcher) = (client.clone(), state.dispatcher());
        let current = current.clone();
        use_effect_with((wanted, state.bot == BotHealth::Starting), move |&now| {
            if now != (true, true) {
                return;
            }
            // Where there is a client, it had failed and is to try again.
            let mut client = client.borrow_mut();
            match &*client {
                Some(client) => client.restart(),
                None => {
                    *client = Some(BotClient::start(move |event| {
                        let action = match event {
                            BotEvent::Ready => Some(Action::Bot(BotHealth::Ready)),
                            BotEvent::Failed(failure) => {
                                Some(Action::Bot(BotHealth::Failed(failure)))
                            }
                            other => current.borrow_mut().as_mut().and_then(|it| it.hear(other)),
                        };
                        if let Some(action) = action {
                            dispatcher.dispatch(action);
                        }
                    }));
                }
            }
        });
    }
    let state = state.clone();
    use_effect_with(
        (asked, state.turn, state.settings.race),
        move |&(asked, turn, _)| {
            let asking = asked.map(|ask| {
                let asker = client.clone();
                let moves = matches!(ask, Ask::Move(_));
                let rest = if moves && state.beat().is_some() {
                    REST
                } else {
                    0
                };
                let timeout = Timeout::new(rest, move || {
                    let mut current = current.borrow_mut();
                    let number = current.as_ref().map_or(0, |last| last.number + 1);
                    let moment = match ask {
                        Ask::Judge(moment, _) => moment,
                        _ => state.game.tokens(),
                    };
                    let rules = *state.game.moment(moment).0.rules();
                    *current = Some(Asked {
                        number,
                        ask,
                        turn,
                        rules,
                        judged: None,
                    });
                    if let Some(client) = &*asker.borrow() {
                        client.ask(question(number, ask, &state));
                    }
                });
                Asking {
                    timeout: Some(timeout),
                    client,
                }
            });
            move || drop(asking)
        },
    );
}

/// A question in progress; dropping it abandons it.
struct Asking {
    timeout: Option<Timeout>,
    client: Rc<RefCell<Option<BotClient>>>,
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.timeout = None;
        if let Some(client) = &*self.client.borrow() {
            client.abandon();
        }
    }
}

/// The last question.
struct Asked {
    number: u32,
    ask: Ask,
    turn: u32,
    rules: Rules,
    /// What is known so far of the moves that are to be judged.
    judged: Option<Judged>,
}

impl Asked {
    /// What it has led to, once the bot says something to it.
    fn hear(&mut self, event: BotEvent) -> Option<Action> {
        let turn = self.turn;
        match (self.ask, event) {
            (Ask::Move(_), BotEvent::Answer { said }) => match self.rules.parse_move(&said) {
                Ok(mv) => Some(Action::Answer(turn, mv)),
                Err(_) => Some(illegal()),
            },
            // A single legal move takes no thought.
            (Ask::Move(_), BotEvent::Thinking(news)) if news.depth > 0 => {
                Some(Action::Thought(turn, Rc::new(news)))
            }
            (Ask::Pick(..), BotEvent::Answer { said }) => {
                let letter = said.chars().next();
                let pit = letter.and_then(|letter| self.rules.board().pit_from_letter(letter));
                Some(pit.map_or_else(illegal, |pit| Action::Picked(turn, pit)))
            }
            (Ask::Row(_), BotEvent::Answer { said }) => {
                let row = Arrangement::parse(&said);
                Some(row.map_or_else(|_| illegal(), |row| Action::Row(turn, row)))
            }
            (Ask::Judge(moment, effort), BotEvent::Thinking(news)) => {
                self.judged = Judged::read(&self.rules, &news);
                // A glance is told once it is over: there are many.
                let told = self.judged.clone().filter(|_| effort > Effort::Glance);
                told.map(|judged| Action::Judged(turn, moment, Rc::new(judged)))
            }
            (Ask::Judge(moment, effort), BotEvent::Answer { .. }) => {
                self.judged.take().map(|judged| {
                    let judged = Judged {
                        spent: Some(effort),
                        ..judged
                    };
                    Action::Judged(turn, moment, Rc::new(judged))
                })
            }
            _ => None,
        }
    }
}

fn illegal() -> Action {
    Action::Bot(BotHealth::Failed(Failure::Illegal))
}

/// The question, as the bot hears it.
fn question(number: u32, ask: Ask, state: &State) -> Question {
    let game = &state.game;
    // Another seed for every question, so that the bot's games differ.
    let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    let asked = |level| Question::new(number, game, level, seed);
    match ask {
        Ask::Move(level) => asked(level),
        Ask::Row(level) => Question {
            want: Want::Row,
            ..asked(level)
        },
        Ask::Pick(level, side) => {
            let pace = match state.settings.race {
                RacePace::Even => BySide { south: 1, north: 1 },
                RacePace::Hands => BySide::from_fn(|side| pace(state.players[side])),
            };
            let race = RaceSide {
                north: side == Side::North,
                south_pace: pace.south,
                north_pace: pace.north,
            };
            Question {
                want: Want::Pick(race),
                ..asked(level)
            }
        }
        Ask::Judge(moment, effort) => {
            let mut game = game.clone();
            game.truncate(moment);
            let (nodes, millis) = effort.limits();
            Question {
                want: Want::Analysis,
                nodes: Some(nodes),
                millis: Some(millis),
                ..Question::new(number, &game, 1, 0)
            }
        }
    }
}
