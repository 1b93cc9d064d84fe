//! The course to go on with.

use yew::prelude::*;

use crate::ui::board::theme::look_class;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::COURSES;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{use_locale, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;
use crate::ui::state::settings::Look;
use crate::ui::tasks::{Course, CourseProgress, courses_failure, current_course, use_courses};
use crate::ui::widgets::{Icon, icon};

/// The course that was begun, else the first, in a line.
#[component]
pub fn CourseLine() -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let (courses, retry) = use_courses();
    let (progress, _) = use_stored_progress::<CourseProgress>(COURSES);
    let is_pending = courses == Loading::Pending;
    html! {
        <section class="home-learn" data-home="learn" aria-busy={is_pending.then_some("true")}>
            {
                match &courses {
                    Loading::Ready(courses) => {
                        let course = courses.course(current_course(courses, &progress));
                        course_link(&locale, course, &progress, look)
                    }
                    Loading::Pending => Html::default(),
                    Loading::Failed => courses_failure(&locale, &retry),
                }
            }
        </section>
    }
}

/// The course with its steps as pits, in which a seed is a step that is done, and the next
/// step.
fn course_link(locale: &Locale, course: &Course, progress: &CourseProgress, look: Look) -> Html {
    let variant = course.variant;
    let is_begun = progress.count(course) > 0;
    let next = progress.next(course);
    let name = t!(locale, "game-short", game = variant.id());
    let pits = course.steps.iter().enumerate().map(|(place, step)| {
        let is_done = progress.has_done(variant, step);
        // A course that was not begun has no next step to point out.
        let is_next = is_begun && next == Some(place);
        html! {
            <li class={classes!(is_done.then_some("done"), is_next.then_some("now"))}><i /></li>
        }
    });
    let about = match next.map(|place| &course.steps[place]) {
        Some(step) if is_begun => t!(locale, "go-on-with", step = step.title.as_str()),
        Some(_) => t!(locale, "course-minutes"),
        None => t!(locale, "course-done"),
    };
    html! {
        <a href={href(View::Course(variant))}>
            { icon(Icon::Learn) }
            <b>{ t!(locale, "learn-game", game = name) }</b>
            <ol class={classes!("track", look_class(variant, look))} aria-hidden="true">{ for pits }</ol>
            <span>{ about }</span>
            { icon(Icon::Next) }
        </a>
    }
}
