//! The state of a round of the drill, and what happens in it by itself.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::DrillProgress;
use super::drill::{DrillAction, DrillAnswer, DrillRound, DrillStage, type_digit};
use super::drill_round::{HandedRound, RoundKind};
use crate::rules::Variant;
use crate::ui::browser::keys::{FIELDS_AND_SHEETS, is_plain_outside, meaning};
use crate::ui::browser::storage::{self, DRILL, DRILL_ROUND};
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::system;

/// The time of a round against the clock, in milliseconds.
const MINUTE: u32 = 60_000;
/// How long an answer is marked before the next task or the sowing, in milliseconds.
const PAUSE: u32 = 900;

/// A round; `None` where there is no task.
pub struct RoundState(pub Option<DrillRound>);

impl Reducible for RoundState {
    type Action = DrillAction;

    fn reduce(self: Rc<Self>, action: DrillAction) -> Rc<Self> {
        let after = self.0.as_ref().map(|round| round.after(action));
        Rc::new(Self(after))
    }
}

/// The key under which the tab keeps a round at the player's own pace.
fn round_key(variant: Variant) -> String {
    format!("{DRILL_ROUND}{}", variant.id())
}

/// A round of the player's own, whose progress is stored, or one that was handed out.
#[hook]
pub fn use_round(variant: Variant, kind: &RoundKind) -> UseReducerHandle<RoundState> {
    let (is_timed, handed) = (kind.is_timed(), kind.handed());
    let (progress, change) = use_stored_progress::<DrillProgress>(DRILL);
    let stored = progress.of(variant);
    let state = use_reducer(|| {
        let rules = variant.default_rules();
        let kept = || {
            let text = storage::read_in_tab(&round_key(variant)).filter(|_| !is_timed)?;
            DrillRound::resumed(rules, stored, &text)
        };
        RoundState(match handed {
            Some(it) => DrillRound::handed_out(rules, it.level, it.seed, &it.answers),
            None => kept().or_else(|| DrillRound::new(rules, stored, system::random_bits().into())),
        })
    });
    let round = state.0.as_ref();
    use_handed(handed, round);
    use_minute(is_timed, &state);
    use_pause(round, &state);
    use_digits(round, &state);
    let is_own = handed.is_none();
    let text = round.filter(|_| is_own && !is_timed).map(DrillRound::text);
    use_effect_with(text, move |text| {
        if let Some(text) = text {
            storage::write_in_tab(&round_key(variant), text);
        }
    });
    use_effect_with(round.map(|round| round.progress), move |&drill| {
        if let Some(drill) = drill.filter(|&drill| is_own && drill != stored) {
            change.emit(Box::new(move |progress: &mut DrillProgress| {
                progress.set(variant, drill);
            }));
        }
    });
    state
}

/// Tells whoever handed a round out of its answers and its end.
#[hook]
fn use_handed(handed: Option<&HandedRound>, round: Option<&DrillRound>) {
    let told = handed.zip(round);
    let answers = told.map(|(_, round)| round.answers.clone());
    let callbacks = handed.map(|it| (it.onanswers.clone(), it.onend.clone(), it.answers.len()));
    let is_over = told.is_some_and(|(_, round)| round.is_over());
    use_effect_with((answers, is_over), move |(answers, is_over)| {
        let Some((onanswers, onend, before)) = callbacks else {
            return;
        };
        if let Some(answers) = answers.clone().filter(|answers| answers.len() > before) {
            onanswers.emit(answers);
        }
        if *is_over {
            onend.emit(());
        }
    });
}

/// Ends the time of a round after a minute.
#[hook]
fn use_minute(is_timed: bool, state: &UseReducerHandle<RoundState>) {
    let dispatcher = state.dispatcher();
    use_effect_with(is_timed, move |&is_timed| {
        let end = is_timed
            .then(|| Timeout::new(MINUTE, move || dispatcher.dispatch(DrillAction::EndTime)));
        move || drop(end)
    });
}

/// Marks each answer for a moment.
#[hook]
fn use_pause(round: Option<&DrillRound>, state: &UseReducerHandle<RoundState>) {
    let dispatcher = state.dispatcher();
    let answered = round.filter(|round| matches!(round.stage, DrillStage::Answered(_)));
    use_effect_with(answered.map(|round| round.number), move |answered| {
        let end = answered
            .map(|_| Timeout::new(PAUSE, move || dispatcher.dispatch(DrillAction::EndPause)));
        move || drop(end)
    });
}

/// Lets digits choose a number wherever the focus is.
#[hook]
fn use_digits(round: Option<&DrillRound>, state: &UseReducerHandle<RoundState>) {
    let dispatcher = state.dispatcher();
    let open = round.filter(|round| round.stage == DrillStage::Open);
    let choices = open.map_or_else(Vec::new, |round| round.task.choices.clone());
    use_effect_with(choices, move |choices| {
        let choices = choices.clone();
        let mut typed = String::new();
        let listener = (!choices.is_empty()).then(|| {
            let receive = move |event: &Event| {
                let event = event.unchecked_ref::<KeyboardEvent>();
                let key = meaning(event);
                let digit = key.chars().next().filter(char::is_ascii_digit);
                // A digit that is held would answer the next question, too.
                let digit =
                    digit.filter(|_| !event.repeat() && is_plain_outside(event, FIELDS_AND_SHEETS));
                let chosen = digit.and_then(|digit| type_digit(&choices, &mut typed, digit));
                if let Some(seeds) = chosen {
                    dispatcher.dispatch(DrillAction::Answer(DrillAnswer::Seeds(seeds)));
                }
            };
            EventListener::new(&document(), "keydown", receive)
        });
        move || drop(listener)
    });
}
