//! A course, step by step.

use std::rc::Rc;

use yew::prelude::*;

use super::course_end::course_end;
use super::course_list::failure;
use super::step_attempt::StepAttempt;
use super::step_board::StepBoard;
use super::step_parts::{step_foot, step_head, step_names};
use super::stored_courses::use_progress;
use super::track::track;
use super::{CourseStep, Courses, FOLDER};
use crate::rules::{Ply, Side, Variant};
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::browser::loading::{Loading, use_data};
use crate::ui::browser::{use_heading_focus, use_locale, use_settings};
use crate::ui::describe;

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
    let course = props.courses.course(props.variant);
    let (progress, add) = use_progress();
    let attempt = use_state_eq(|| {
        let first = progress.next(course).unwrap_or(0);
        StepAttempt::at(first, None, false)
    });
    let look = use_settings().look;
    // While a ply is shown, its button keeps the focus.
    let heading = use_heading_focus(if attempt.is_shown { 0 } else { attempt.number }, false);
    let begin = |step: usize, is_shown: bool| {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| {
            attempt.set(StepAttempt::at(step, Some(*attempt), is_shown));
        })
    };
    let Some(step) = course.steps.get(attempt.step) else {
        let onagain = begin(progress.next(course).unwrap_or(0), false);
        return course_end(&locale, course, &progress, look, &heading, onagain);
    };
    let onply = {
        let (attempt, step, variant) = (attempt.clone(), Rc::clone(step), props.variant);
        Callback::from(move |ply: Ply| {
            let is_right = step.accepts(&ply);
            if is_right {
                add.emit((variant, step.id.clone()));
            }
            attempt.set(attempt.after(&ply, is_right));
        })
    };
    html! {
        <article
            class="task-view"
            data-lesson={props.variant.id()}
            data-step={step.id.clone()}
            data-result={attempt.result.name()}
            style={sizes(step, props.orientation, course.steps.len())}
        >
            { step_head(&locale, course, step, *attempt, &heading) }
            <div class="course-steps">
                { track(&locale, course, &progress, Some(attempt.step), look) }
                { step_names(&locale, course, attempt.step) }
            </div>
            <div class={classes!("table", "of-task", props.orientation.class())}>
                <StepBoard
                    key={attempt.number}
                    step={Rc::clone(step)}
                    is_shown={attempt.is_shown}
                    {onply}
                    orientation={props.orientation}
                />
            </div>
            { step_foot(&locale, *attempt, &begin) }
        </article>
    }
}

/// The size of the board and the number of steps as custom properties. Head and buttons are
/// as wide as the board.
fn sizes(step: &CourseStep, orientation: Orientation, steps: usize) -> String {
    let size = Layout::of(step.game.current().rules(), orientation, Side::South).size();
    format!(
        "--width: {}; --height: {}; --steps: {steps}",
        Px(size.x),
        Px(size.y)
    )
}
