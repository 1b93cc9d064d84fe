//! The bot's moves.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::bot::Level;
use crate::link::Player;
use crate::rules::Side;
use crate::ui::bot::{BotClient, BotEvent};
use crate::ui::state::{Action, BotHealth, Phase, State, View};

/// How long the board rests before the bot thinks, in milliseconds, so that
/// the end of the move before it can be seen.
const REST: u32 = 350;

/// Asks the bot whenever it is to move, and abandons the question when the
/// position changes. The worker is started for the first game that needs it.
#[hook]
pub fn use_opponent(state: &UseReducerHandle<State>) {
    let client = use_mut_ref(|| None::<BotClient>);
    let seated = Side::ALL
        .into_iter()
        .any(|side| state.players[side] != Player::Person);
    let wanted = client.borrow().is_some() || (seated && state.view == View::Board);
    {
        let (client, dispatcher) = (client.clone(), state.dispatcher());
        use_effect_with((wanted, state.bot == BotHealth::Starting), move |&now| {
            if now != (true, true) {
                return;
            }
            // Where there is a client, it had failed and is to try again.
            let mut client = client.borrow_mut();
            match &*client {
                Some(client) => client.restart(),
                None => {
                    *client = Some(BotClient::start(move |event| match event {
                        BotEvent::Ready => dispatcher.dispatch(Action::Bot(BotHealth::Ready)),
                        BotEvent::Thinking(_) => {}
                        BotEvent::Answer { question, mv } => {
                            dispatcher.dispatch(Action::Answer(question, mv))
                        }
                        BotEvent::Failed(failure) => {
                            dispatcher.dispatch(Action::Bot(BotHealth::Failed(failure)));
                        }
                    }));
                }
            }
        });
    }
    let asked = (state.phase() == Phase::Thinking).then_some(state.turn);
    let state = state.clone();
    use_effect_with(asked, move |&asked| {
        let question = asked.map(|turn| {
            let asker = client.clone();
            let rest = if state.beat().is_some() { REST } else { 0 };
            let asking = Timeout::new(rest, move || {
                let side = state.position().to_move();
                let level = side.map(|side| state.players[side]);
                if let (Some(Player::Bot(level)), Some(client)) = (level, &*asker.borrow()) {
                    // A level above the last means the last.
                    client.ask(turn, &state.game, level.min(Level::ALL.len() as u8), seed());
                }
            });
            Question {
                asking: Some(asking),
                client,
            }
        });
        move || drop(question)
    });
}

/// A question in progress; dropping it abandons it.
struct Question {
    asking: Option<Timeout>,
    client: Rc<RefCell<Option<BotClient>>>,
}

impl Drop for Question {
    fn drop(&mut self) {
        self.asking = None;
        if let Some(client) = &*self.client.borrow() {
            client.abandon();
        }
    }
}

/// Another one for every question, so that the bot's games differ.
fn seed() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
