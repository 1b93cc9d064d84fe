//! The hook that has the bot carry out what the state asks of it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::BotClient;
use super::GameHandle;
use super::clock::monotonic;
use super::system::random_bits;
use crate::bot::protocol::{Question, Request};
use crate::link::Player;
use crate::rules::{Match, Side};
use crate::ui::state::{BotHealth, GameState};

/// How long the board rests before the bot searches for its move, in
/// milliseconds, so that the end of the move before it can be seen.
const MOVE_DELAY: u32 = 350;

/// Makes the requests that the state asks for, and abandons them when it asks
/// for something else, or while the game isn't shown. The worker is started for the first
/// game that needs it.
#[hook]
pub fn use_bot(state: &GameHandle, is_shown: bool) {
    let client = use_mut_ref(|| None::<BotClient>);
    // After a failure nothing is requested until the player tries again.
    let failed = matches!(state.bot, BotHealth::Failed(_));
    let request = state
        .bot_question()
        .filter(|_| is_shown && !failed)
        .map(|_| state.request);
    let seated = Side::ALL
        .into_iter()
        .any(|side| matches!(state.players[side], Player::Bot(_)));
    let needed = request.is_some() || (seated && is_shown);
    let started = client.borrow().is_some() || needed;
    {
        let (client, state) = (client.clone(), state.clone());
        let starting = state.bot == BotHealth::Starting;
        use_effect_with((started, starting), move |&now| {
            if now != (true, true) {
                return;
            }
            let mut client = client.borrow_mut();
            match &*client {
                // It has failed, and the player tries again.
                Some(client) => client.restart(),
                None => {
                    let dispatch = move |action| state.dispatch(action);
                    *client = Some(BotClient::start(dispatch));
                }
            }
        });
    }
    let state = state.clone();
    use_effect_with(request, move |request| {
        let pending = request.map(|_| PendingRequest::start(&client, &state));
        move || drop(pending)
    });
}

/// A request in progress; dropping it abandons it.
struct PendingRequest {
    timeout: Option<Timeout>,
    client: Rc<RefCell<Option<BotClient>>>,
}

impl PendingRequest {
    fn start(client: &Rc<RefCell<Option<BotClient>>>, state: &GameHandle) -> Self {
        let (client, state) = (client.clone(), state.clone());
        let question = state.bot_question().map(|asked| asked.question);
        let time = state.thinking_time(monotonic());
        let is_hurried = time.is_some_and(|time| time < MOVE_DELAY);
        let is_move = matches!(
            question,
            Some(Question::Move { .. } | Question::FairMove { .. })
        );
        let rests = is_move && state.beat().is_some() && !is_hurried;
        let timeout = Timeout::new(if rests { MOVE_DELAY } else { 0 }, {
            let client = client.clone();
            move || {
                if let (Some(client), Some(request)) = (&*client.borrow(), request(&state)) {
                    client.request(request);
                }
            }
        });
        PendingRequest {
            timeout: Some(timeout),
            client,
        }
    }
}

impl Drop for PendingRequest {
    fn drop(&mut self) {
        self.timeout = None;
        if let Some(client) = &*self.client.borrow() {
            client.abandon();
        }
    }
}

/// The request that the state asks for, with another seed each time, so that the
/// bot's games differ.
fn request(state: &GameState) -> Option<Request> {
    let asked = state.bot_question()?;
    let seed = random_bits();
    let mut game = Match::clone(&state.record);
    game.truncate(asked.plies);
    Some(Request {
        max_millis: state.thinking_time(monotonic()),
        ..Request::new(state.request, &game, asked.question, seed)
    })
}
