//! A course, step by step.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use yew::prelude::*;

use super::board::task_players;
use super::course_list::{courses_failure, track, use_courses};
use super::view::{AttemptHandle, NoTask, TaskSource, TaskView, use_attempt};
use super::{Attempt, CourseProgress, Courses, Outcome, Task};
use crate::bot::Level;
use crate::link::Player;
use crate::rules::{BySide, Move, Rules, Side, Variant};
use crate::ui::board::LaidBoard;
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::storage::COURSES;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{use_dispatcher, use_focus, use_heading_focus, use_locale, use_settings};
use crate::ui::describe::{self, facts::MoveFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, Beginning};
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub struct CourseViewProps {
    pub variant: Variant,
    pub orientation: Orientation,
}

/// The course of a game, once it is loaded.
#[component]
pub fn CourseView(props: &CourseViewProps) -> Html {
    let locale = use_locale();
    let (courses, retry) = use_courses();
    let &CourseViewProps {
        variant,
        orientation,
    } = props;
    let why = match &courses {
        Loading::Ready(courses) => {
            return html! { <Steps key={variant.id()} {variant} {courses} {orientation} /> };
        }
        Loading::Pending => Html::default(),
        Loading::Failed => courses_failure(&locale, &retry),
    };
    let title = describe::game(&locale, variant);
    let is_pending = courses == Loading::Pending;
    html! { <NoTask {title} {is_pending}>{ why }</NoTask> }
}

#[derive(Properties, PartialEq)]
struct StepsProps {
    variant: Variant,
    courses: Rc<Courses>,
    orientation: Orientation,
}

thread_local! {
    /// The place of the step at which each course was left.
    static LEFT_AT: RefCell<HashMap<Variant, usize>> = RefCell::default();
}

/// The steps of a course. It begins with the step at which it was left in this visit, unless
/// that is done; or else with the first that is not done.
#[component]
fn Steps(props: &StepsProps) -> Html {
    let course = props.courses.course(props.variant);
    let (progress, change) = use_stored_progress::<CourseProgress>(COURSES);
    let next = progress.next(course);
    let shown = use_state_eq(|| {
        let left = LEFT_AT.with_borrow(|left| left.get(&props.variant).copied());
        let is_open = |&left: &usize| {
            let step = course.steps.get(left);
            step.is_some_and(|step| !progress.has_done(props.variant, step))
        };
        let left = left.filter(is_open);
        (left.or(next).unwrap_or(0), false)
    });
    let (number, takes_focus) = *shown;
    use_effect_with((props.variant, number), |&(variant, number)| {
        LEFT_AT.with_borrow_mut(|left| left.insert(variant, number));
    });
    let onstep = Callback::from(move |number| shown.set((number, true)));
    if number == course.steps.len() {
        let onagain = onstep.reform(move |_: MouseEvent| next.unwrap_or(0));
        let courses = Rc::clone(&props.courses);
        let &StepsProps {
            variant,
            orientation,
            ..
        } = props;
        return html! { <CourseEnd {variant} {courses} {progress} {onagain} {orientation} /> };
    }
    let ondone = {
        let (variant, id) = (props.variant, course.steps[number].id.clone());
        Callback::from(move |()| {
            let id = id.clone();
            change.emit(Box::new(move |progress: &mut CourseProgress| {
                progress.add(variant, &id);
            }));
        })
    };
    html! {
        <StepView
            key={number}
            variant={props.variant}
            courses={Rc::clone(&props.courses)}
            {progress}
            {number}
            {takes_focus}
            {ondone}
            {onstep}
            orientation={props.orientation}
        />
    }
}

#[derive(Properties, PartialEq)]
struct StepViewProps {
    variant: Variant,
    courses: Rc<Courses>,
    progress: Rc<CourseProgress>,
    /// The place of the step in its course, from 0.
    number: usize,
    /// Whether the heading takes the focus: the button that led here is gone.
    takes_focus: bool,
    ondone: Callback<()>,
    /// Receives the place of the step to go on with.
    onstep: Callback<usize>,
    orientation: Orientation,
}

#[component]
fn StepView(props: &StepViewProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let StepViewProps {
        progress, number, ..
    } = props;
    let course = props.courses.course(props.variant);
    let steps = course.steps.len();
    let step = &course.steps[*number];
    let ondone = props.ondone.clone();
    let handle = use_attempt(
        &step.task,
        || Attempt::new(false),
        move |_, after: &Attempt| {
            if after.outcome == Outcome::Right {
                ondone.emit(());
            }
        },
    );
    let attempt = &handle.attempt;
    let board = attempt.board_number;
    // While a ply is shown, its button keeps the focus.
    let board_number = if attempt.shows_solution { 0 } else { board };
    let heading = use_heading_focus(board_number, board == 0 && props.takes_focus);
    let (title, text) = match attempt.outcome {
        Outcome::Right => (step.done.title.clone(), &step.done.text),
        Outcome::Wrong => (t!(locale, "not-yet"), &step.wrong),
        Outcome::Open | Outcome::Shown => (step.title.clone(), &step.text),
    };
    let done = attempt.last_miss();
    let done = done.and_then(|mv| done_by(&locale, &step.task, mv));
    html! {
        <TaskView
            source={TaskSource::Course(props.variant, step.id.clone(), steps)}
            task={&step.task}
            handle={handle.clone()}
            name={html! {
                <>
                    <b>{ describe::game(&locale, props.variant) }</b>
                    { " " }
                    <span class="for-readers">{ t!(locale, "step-of", step = number + 1, steps = steps) }</span>
                    { " " }
                    <span class="goal">
                        { describe::goal_sentence(&locale, step.task.game.current().rules()) }
                    </span>
                </>
            }}
            {title}
            text={html! {
                <>
                    // On a narrow screen the player's seat tells it.
                    if let Some(done) = done {
                        <span class="played">{ done }{ " " }</span>
                    }
                    // An element, which stays where a browser's translation replaces its text.
                    <span>{ text }</span>
                </>
            }}
            {heading}
            steps={html! {
                <div class="course-steps">
                    { track(&locale, course, progress, Some(*number), look) }
                </div>
            }}
            foot={foot(&locale, &handle, props.onstep.reform({
                let next = number + 1;
                move |_: MouseEvent| next
            }))}
            orientation={props.orientation}
        />
    }
}

/// The sentence about the player's move in a step.
fn done_by(locale: &Locale, task: &Task, mv: Move) -> Option<String> {
    let record = task.game.current();
    let (rules, position) = (record.rules(), record.position());
    let mut events = Vec::new();
    rules.play_unchecked(position, mv, &mut events);
    let facts = MoveFacts::of(
        rules,
        task_players(&task.game),
        Side::South,
        position,
        &events,
    )?;
    Some(describe::moved(locale, &facts))
}

/// The buttons of a step. `onnext` goes on to the next one.
fn foot(locale: &Locale, handle: &AttemptHandle, onnext: Callback<MouseEvent>) -> Html {
    let attempt = &handle.attempt;
    let is_right = attempt.outcome == Outcome::Right;
    html! {
        <>
            <button type="button" class="text" data-action="skip-step" onclick={&onnext} disabled={is_right}>
                { t!(locale, "skip-step") }
            </button>
            <button type="button" data-action="show-step" onclick={&handle.onshow}>
                if attempt.shows_solution || is_right {
                    { t!(locale, "show-again") }
                } else {
                    { t!(locale, "show-me") }
                }
            </button>
            if attempt.outcome == Outcome::Wrong {
                <button type="button" class="main" data-action="try-step" onclick={&handle.onretry}>
                    { icon(Icon::Replay) }
                    { t!(locale, "try-again") }
                </button>
            } else {
                <button type="button" class="main" data-action="next-step" onclick={&onnext} disabled={!is_right}>
                    { t!(locale, "next-step") }
                    { icon(Icon::Next) }
                </button>
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct CourseEndProps {
    variant: Variant,
    courses: Rc<Courses>,
    progress: Rc<CourseProgress>,
    /// Begins with the first step that is not done, or anew.
    onagain: Callback<MouseEvent>,
    orientation: Orientation,
}

/// What is shown after the last step of a course: the board, laid for a game.
#[component]
fn CourseEnd(props: &CourseEndProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let page = use_dispatcher();
    // The button that was pressed is gone.
    let heading = use_focus(true);
    let &CourseEndProps {
        variant,
        ref progress,
        orientation,
        ..
    } = props;
    let course = props.courses.course(variant);
    let (steps, done) = (course.steps.len(), progress.count(course));
    let is_complete = done == steps;
    let name = describe::game(&locale, variant);
    let (title, about, again) = if is_complete {
        let title = t!(locale, "course-finished", game = name.as_str());
        (title, String::new(), t!(locale, "do-again"))
    } else {
        (
            t!(locale, "course-end"),
            t!(locale, "steps-done", done = done, steps = steps),
            t!(locale, "go-on"),
        )
    };
    let rules = variant.default_rules();
    let size = Layout::of(&rules, orientation, Side::South).size();
    let style = format!(
        "--across: {}; --down: {}; --steps: {steps}; --laid: {}",
        Px(size.x),
        Px(size.y),
        rules.total(),
    );
    let onplay = move |_: MouseEvent| page.dispatch(against_weakest(rules));
    html! {
        <article
            class="task-view finished"
            data-lesson={variant.id()}
            data-step="end"
            data-result={if is_complete { "right" } else { "open" }}
            {style}
        >
            <header class="task-head"><p class="task-name"><b>{ name }</b></p></header>
            <div class="course-steps">
                { track(&locale, course, progress, progress.next(course), look) }
            </div>
            <div class={classes!("table", "of-task", orientation.class())}>
                <div class="stage">
                    <div class="slab">
                        <LaidBoard
                            {rules}
                            {orientation}
                            {look}
                            steps={if is_complete { steps as u8 } else { 0 }}
                        />
                    </div>
                    <div class="strip">
                        <div class="status" role="status">
                            <h1 class="now" ref={heading} tabindex="-1">{ title }</h1>
                            <p class="said">{ about }</p>
                        </div>
                    </div>
                </div>
            </div>
            <div class="task-foot">
                <button type="button" data-action="course-again" onclick={&props.onagain}>
                    { again }
                </button>
                <button type="button" class="main" data-action="play-it" onclick={onplay}>
                    { t!(locale, "play-it") }
                </button>
            </div>
        </article>
    }
}

/// Begins a game against the weakest level, in which the player is South and begins.
fn against_weakest(rules: Rules) -> Action {
    Action::Begin {
        rules,
        first: Side::South,
        players: BySide {
            south: Player::Person,
            north: Player::Bot(Level::WEAKEST.number),
        },
        clock: None,
        beginning: Beginning::Usual,
    }
}
