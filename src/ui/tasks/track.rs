//! The steps of a course as a row of pits: those that are done have a seed.

use yew::prelude::*;

use super::{Course, CourseProgress};
use crate::ui::board::theme::look_class;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;

/// The steps of a course, in pits of the game's board. `current` is the place of the one
/// that is shown or comes next.
pub fn track(
    locale: &Locale,
    course: &Course,
    progress: &CourseProgress,
    current: Option<usize>,
    look: Look,
) -> Html {
    let steps = course.steps.iter().enumerate().map(|(place, step)| {
        let is_done = progress.has_done(course.variant, step);
        let is_current = current == Some(place);
        let class = classes!(is_done.then_some("done"), is_current.then_some("now"));
        html! {
            <li {class} style={format!("--place: {place}")} aria-current={is_current.then_some("step")}>
                <i aria-hidden="true" />
                <span>
                    { &step.title }
                    if is_done {
                        { " " }
                        <small>{ t!(locale, "step-done") }</small>
                    }
                </span>
            </li>
        }
    });
    html! {
        <ol
            class={classes!("track", look_class(course.variant, look))}
            style={format!("--steps: {}", course.steps.len())}
        >
            { for steps }
        </ol>
    }
}
