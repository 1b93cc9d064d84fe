//! What stands around the board of a step: the head, the names of the steps and the foot.

use yew::prelude::*;

use super::attempt::{StepAttempt, StepResult};
use super::{Course, CourseStep};
use crate::rules::{Match, Move};
use crate::ui::describe::{self, facts::MoveFacts};
use crate::ui::game::task_players;
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::{Icon, icon};

/// The goal of the game, and the task of a step or what the player's ply did.
pub fn step_head(
    locale: &Locale,
    course: &Course,
    step: &CourseStep,
    attempt: StepAttempt,
    heading: &NodeRef,
) -> Html {
    let goal = describe::goal_sentence(locale, step.game.current().rules());
    let (title, text) = match attempt.result {
        StepResult::Open => (step.title.clone(), &step.task),
        StepResult::Right => (step.done.title.clone(), &step.done.text),
        StepResult::Wrong => (t!(locale, "not-yet"), &step.wrong),
    };
    let done = attempt
        .played
        .filter(|_| attempt.result == StepResult::Wrong)
        .and_then(|mv| done_by(locale, &step.game, mv));
    html! {
        <header class="task-head">
            <p class="task-name">
                <b>{ describe::game(locale, course.variant) }</b>
                { " " }
                <span>
                    { t!(locale, "step-of", step = attempt.step + 1, steps = course.steps.len()) }
                </span>
                { " " }
                <span class="goal">{ goal }</span>
            </p>
            <div role="status">
                <h1 ref={heading} tabindex="-1">{ title }</h1>
                <p>
                    // On a narrow screen the player's seat tells it.
                    if let Some(done) = done {
                        <span class="played">{ done }{ " " }</span>
                    }
                    // An element, which stays where a browser's translation replaces its text.
                    <span>{ text }</span>
                </p>
            </div>
        </header>
    }
}

/// The sentence about the player's move in a step.
fn done_by(locale: &Locale, game: &Match, mv: Move) -> Option<String> {
    let record = game.current();
    let (rules, position) = (record.rules(), record.position());
    let mut events = Vec::new();
    rules.play_unchecked(position, mv, &mut events);
    let facts = MoveFacts::of(rules, task_players(game), position, &events)?;
    Some(describe::moved(locale, &facts))
}

/// The names of a step and of the one after it. Screen readers read them in the list of the
/// steps.
pub fn step_names(locale: &Locale, course: &Course, step: usize) -> Html {
    let title = |place: usize| Some(course.steps.get(place)?.title.as_str());
    let steps = course.steps.len();
    html! {
        <p class="caption" aria-hidden="true">
            if let Some(title) = title(step) {
                <b>{ t!(locale, "step-named", step = step + 1, steps = steps, title = title) }</b>
            }
            if let Some(title) = title(step + 1) {
                <span>{ t!(locale, "step-then", title = title) }</span>
            }
        </p>
    }
}

/// The foot of a step: its buttons. `begin` begins an attempt at a step; where it is asked for, the
/// ply is shown.
pub fn step_foot(
    locale: &Locale,
    attempt: StepAttempt,
    begin: &impl Fn(usize, bool) -> Callback<MouseEvent>,
) -> Html {
    let is_right = attempt.result == StepResult::Right;
    html! {
        <div class="task-foot">
            <button type="button" class="text" data-action="skip-step" onclick={begin(attempt.step + 1, false)} disabled={is_right}>
                { t!(locale, "skip-step") }
            </button>
            <button type="button" data-action="show-step" onclick={begin(attempt.step, true)}>
                if attempt.is_shown || is_right {
                    { t!(locale, "show-again") }
                } else {
                    { t!(locale, "show-me") }
                }
            </button>
            if attempt.result == StepResult::Wrong {
                <button type="button" class="main" data-action="try-step" onclick={begin(attempt.step, false)}>
                    { icon(Icon::Replay) }
                    { t!(locale, "try-again") }
                </button>
            } else {
                <button type="button" class="main" data-action="next-step" onclick={begin(attempt.step + 1, false)} disabled={!is_right}>
                    { t!(locale, "next-step") }
                    { icon(Icon::Next) }
                </button>
            }
        </div>
    }
}
