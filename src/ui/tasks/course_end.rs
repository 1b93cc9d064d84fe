//! What is shown after the last step of a course.

use yew::prelude::*;

use super::track::track;
use super::{Course, CourseProgress};
use crate::ui::browser::route::href;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::state::{Command, View};
use crate::ui::widgets::CommandButton;

/// The end of a course. `onagain` begins with the first step that is not done, or anew.
pub fn course_end(
    locale: &Locale,
    course: &Course,
    progress: &CourseProgress,
    look: Look,
    heading: &NodeRef,
    onagain: Callback<MouseEvent>,
) -> Html {
    let variant = course.variant;
    let (steps, done) = (course.steps.len(), progress.count(course));
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
            { track(locale, course, progress, progress.next(course), look) }
            <div class="task-foot">
                <a class="button" href={href(View::Learn)}>{ t!(locale, "all-courses") }</a>
                <button type="button" data-action="course-again" onclick={onagain}>
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
