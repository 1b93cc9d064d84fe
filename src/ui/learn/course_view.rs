//! A course, step by step.

use std::rc::Rc;

use yew::prelude::*;

use super::board::StepBoard;
use super::course_list::failure;
use super::stored_progress::use_progress;
use super::track::track;
use super::{Course, CourseStep, Courses, FOLDER};
use crate::rules::{Match, Move, Ply, Side, Variant};
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::browser::loading::{Loading, use_data};
use crate::ui::browser::route::href;
use crate::ui::browser::{use_heading_focus, use_locale, use_settings};
use crate::ui::describe::{self, facts::MoveFacts};
use crate::ui::game::task_players;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Command, View};
use crate::ui::widgets::{CommandButton, Icon, icon};

/// The result of an attempt at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AttemptResult {
    /// The player has not played yet.
    Open,
    /// The player's ply does what is asked.
    Right,
    /// It does not.
    Wrong,
}

impl AttemptResult {
    /// The value of `data-result`.
    fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Right => "right",
            Self::Wrong => "wrong",
        }
    }
}

/// An attempt at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Attempt {
    /// The index of the step in its course; the number of steps once the course
    /// is finished.
    step: usize,
    /// Counts the attempts, so that each has a board of its own.
    number: u32,
    result: AttemptResult,
    /// The player's move, once it is played out.
    played: Option<Move>,
    /// Whether the ply is played without the player.
    is_shown: bool,
}

impl Attempt {
    fn at(step: usize, before: Option<Self>, is_shown: bool) -> Self {
        Self {
            step,
            number: before.map_or(0, |before| before.number + 1),
            result: AttemptResult::Open,
            played: None,
            is_shown,
        }
    }

    /// The attempt after the player's ply.
    fn after(self, ply: &Ply, is_right: bool) -> Self {
        Self {
            result: if is_right {
                AttemptResult::Right
            } else {
                AttemptResult::Wrong
            },
            played: match ply {
                Ply::Move(mv) => Some(*mv),
                Ply::Race(_) | Ply::Arrangement(_) => None,
            },
            ..self
        }
    }
}

/// The properties of [`CourseView`].
#[derive(Properties, PartialEq)]
pub struct CourseViewProps {
    /// The game.
    pub variant: Variant,
    /// The orientation of the board.
    pub orientation: Orientation,
}

/// The course of a game, once it is loaded.
#[component]
pub fn CourseView(props: &CourseViewProps) -> Html {
    let locale = use_locale();
    let (courses, retry) = use_data::<Courses>(FOLDER, locale.language());
    let variant = props.variant;
    match &courses {
        Loading::Ready(courses) => html! {
            <Steps
                key={variant.id()}
                {variant}
                courses={Rc::clone(courses)}
                orientation={props.orientation}
            />
        },
        Loading::Pending | Loading::Failed => html! {
            <article class="task-view" aria-busy={(courses == Loading::Pending).then_some("true")}>
                <header class="task-head">
                    <h1 tabindex="-1">{ describe::game(&locale, variant) }</h1>
                    if courses == Loading::Failed {
                        { failure(&locale, &retry) }
                    }
                </header>
            </article>
        },
    }
}

#[derive(Properties, PartialEq)]
struct StepsProps {
    variant: Variant,
    courses: Rc<Courses>,
    orientation: Orientation,
}

/// The steps of a course. It begins with the first that is not done.
#[component]
fn Steps(props: &StepsProps) -> Html {
    let locale = use_locale();
    let StepsProps {
        variant,
        courses,
        orientation,
    } = props;
    let variant = *variant;
    let course = courses.course(variant);
    let (progress, add) = use_progress();
    let attempt = use_state_eq(|| {
        let first = progress.next(course).unwrap_or(0);
        Attempt::at(first, None, false)
    });
    let look = use_settings().look;
    // While a ply is shown, its button keeps the focus.
    let heading = use_heading_focus(if attempt.is_shown { 0 } else { attempt.number }, false);
    let begin = |step: usize, is_shown: bool| {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| {
            attempt.set(Attempt::at(step, Some(*attempt), is_shown));
        })
    };
    let Some(step) = course.steps.get(attempt.step) else {
        let next = progress.next(course);
        let end = CourseEnd {
            steps: course.steps.len(),
            done: progress.count(course),
            track: track(&locale, course, &progress, next, look),
            onagain: begin(next.unwrap_or(0), false),
        };
        return end.view(&locale, variant, &heading);
    };
    let onply = {
        let (attempt, step) = (attempt.clone(), Rc::clone(step));
        Callback::from(move |ply: Ply| {
            let is_right = step.accepts(&ply);
            if is_right {
                add.emit((variant, step.id.clone()));
            }
            attempt.set(attempt.after(&ply, is_right));
        })
    };
    let head = head(&locale, course, step, *attempt, &heading);
    let size = Layout::of(step.game.current().rules(), *orientation, Side::South).size();
    html! {
        <article
            class="task-view"
            data-lesson={variant.id()}
            data-step={step.id.clone()}
            data-result={attempt.result.name()}
            // Head and buttons are as wide as the board.
            style={format!("--width: {}; --height: {}; --steps: {}", Px(size.x), Px(size.y), course.steps.len())}
        >
            { head }
            <div class="course-steps">
                { track(&locale, course, &progress, Some(attempt.step), look) }
                { caption(&locale, course, attempt.step) }
            </div>
            <div class={classes!("table", "of-task", orientation.class())}>
                <StepBoard
                    key={attempt.number}
                    step={Rc::clone(step)}
                    is_shown={attempt.is_shown}
                    {onply}
                    orientation={*orientation}
                />
            </div>
            { foot(&locale, *attempt, &begin) }
        </article>
    }
}

/// The names of a step and of the one after it. Screen readers read them in the list of the
/// steps.
fn caption(locale: &Locale, course: &Course, step: usize) -> Html {
    let title = |place: usize| Some(course.steps.get(place)?.title.as_str());
    let steps = course.steps.len();
    html! {
        <p class="caption" aria-hidden="true">
            { for title(step).map(|title| html! {
                <b>{ t!(locale, "step-named", step = step + 1, steps = steps, title = title) }</b>
            }) }
            { for title(step + 1).map(|title| html! {
                <span>{ t!(locale, "step-then", title = title) }</span>
            }) }
        </p>
    }
}

/// The buttons of a step. `begin` begins an attempt at a step; where it is asked for, the
/// ply is shown.
fn foot(
    locale: &Locale,
    attempt: Attempt,
    begin: &impl Fn(usize, bool) -> Callback<MouseEvent>,
) -> Html {
    let is_right = attempt.result == AttemptResult::Right;
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
            if attempt.result == AttemptResult::Wrong {
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

/// The goal of the game, and the task of a step or what the player's ply did.
fn head(
    locale: &Locale,
    course: &Course,
    step: &CourseStep,
    attempt: Attempt,
    heading: &NodeRef,
) -> Html {
    let goal = describe::goal(locale, step.game.current().rules());
    let (title, text) = match attempt.result {
        AttemptResult::Open => (step.title.clone(), &step.task),
        AttemptResult::Right => (step.done.title.clone(), &step.done.text),
        AttemptResult::Wrong => (t!(locale, "not-yet"), &step.wrong),
    };
    let done = attempt
        .played
        .filter(|_| attempt.result == AttemptResult::Wrong)
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
                    { for done.map(|done| html! { <span class="played">{ done }{ " " }</span> }) }
                    { text }
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
    rules.play(position, mv, &mut events);
    let facts = MoveFacts::of(rules, task_players(game), position, &events)?;
    Some(describe::moved(locale, &facts))
}

/// What is shown after the last step of a course.
struct CourseEnd {
    /// The number of its steps.
    steps: usize,
    /// The number of those that are done.
    done: usize,
    track: Html,
    /// Begins with the first step that is not done, or anew.
    onagain: Callback<MouseEvent>,
}

impl CourseEnd {
    fn view(self, locale: &Locale, variant: Variant, heading: &NodeRef) -> Html {
        let (steps, done) = (self.steps, self.done);
        let is_complete = done == steps;
        let (title, about, again) = if is_complete {
            (
                t!(locale, "course-finished"),
                t!(locale, "course-finished-about", steps = steps),
                t!(locale, "do-again"),
            )
        } else {
            (
                t!(locale, "course-end"),
                t!(locale, "steps-done", done = done, steps = steps),
                t!(locale, "go-on"),
            )
        };
        html! {
            <article
                class="task-view finished"
                data-lesson={variant.id()}
                data-step="end"
                data-result={if is_complete { "right" } else { "open" }}
            >
                <header class="task-head">
                    <p class="task-name"><b>{ describe::game(locale, variant) }</b></p>
                    <div role="status">
                        <h1 ref={heading} tabindex="-1">{ title }</h1>
                        <p>{ about }</p>
                    </div>
                </header>
                { self.track }
                <div class="task-foot">
                    <a class="button" href={href(View::Learn)}>{ t!(locale, "all-courses") }</a>
                    <button type="button" data-action="course-again" onclick={self.onagain}>
                        { again }
                    </button>
                    <CommandButton
                        command={Command::PickGame(variant)}
                        label={t!(locale, "play-it")}
                        class="main"
                    />
                </div>
            </article>
        }
    }
}
