//! The courses, and how far the player is in each.

use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::COURSES;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::use_locale;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;
use crate::ui::tasks::{Course, CourseProgress, courses_failure, progress_text, use_courses};

/// The courses as rows of pits, in which a seed is a step that is done.
#[component]
pub fn HomeCourses() -> Html {
    let locale = use_locale();
    let (courses, retry) = use_courses();
    let (progress, _) = use_stored_progress::<CourseProgress>(COURSES);
    let list = match &courses {
        Loading::Ready(courses) => {
            let entry = |variant| course_entry(&locale, courses.course(variant), &progress);
            html! { <ul>{ for Variant::ALL.map(entry) }</ul> }
        }
        Loading::Pending => html! {
            <ul class="skeleton" aria-hidden="true">{ for Variant::ALL.map(|_| html! { <li /> }) }</ul>
        },
        Loading::Failed => courses_failure(&locale, &retry),
    };
    let is_pending = courses == Loading::Pending;
    html! {
        <section class="home-learn" data-home="learn" aria-busy={is_pending.then_some("true")}>
            <h2>
                { t!(locale, "learn") }
                <small>{ t!(locale, "home-learn-about") }</small>
            </h2>
            { list }
        </section>
    }
}

/// One course: its game, its steps, and how many are done.
fn course_entry(locale: &Locale, course: &Course, progress: &CourseProgress) -> Html {
    let variant = course.variant;
    let is_begun = progress.count(course) > 0;
    let next = progress.next(course);
    let pits = course.steps.iter().enumerate().map(|(place, step)| {
        let is_done = progress.has_done(variant, step);
        // A course that was not begun has no next step to point out.
        let is_next = is_begun && next == Some(place);
        html! {
            <li class={classes!(is_done.then_some("done"), is_next.then_some("now"))}><i /></li>
        }
    });
    html! {
        <li key={variant.id()}>
            <a href={href(View::Course(variant))} class={next.is_none().then_some("finished")}>
                <b>{ t!(locale, "game-short", game = variant.id()) }</b>
                <ol class="track home-track" aria-hidden="true">{ for pits }</ol>
                <small>{ progress_text(locale, course, progress, t!(locale, "begin-course")) }</small>
            </a>
        </li>
    }
}
