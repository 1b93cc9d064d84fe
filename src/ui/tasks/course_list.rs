//! The courses of all games, and how far the player is in each.

use yew::prelude::*;

use super::{Course, CourseProgress, Courses};
use crate::rules::Variant;
use crate::ui::board::MiniBoard;
use crate::ui::board::theme::look_class;
use crate::ui::browser::loading::{Loading, use_data};
use crate::ui::browser::route::href;
use crate::ui::browser::storage::COURSES;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Icon, icon, loading_failure};

/// The courses in the reader's language, and a callback that tries again to load them.
#[hook]
pub fn use_courses() -> (Loading<Courses>, Callback<()>) {
    let locale = use_locale();
    use_data("lessons", locale.language())
}

/// The courses of all games: the one that was begun, else the first, as a card, and
/// the others below it.
#[component]
pub fn CourseList() -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let (courses, retry) = use_courses();
    let (progress, _) = use_stored_progress::<CourseProgress>(COURSES);
    let list = match &courses {
        Loading::Ready(courses) => {
            let first = current_course(courses, &progress);
            let others = Variant::ALL.into_iter().filter(|&variant| variant != first);
            let entry = |variant: Variant| {
                let course = courses.course(variant);
                course_entry(&locale, course, &progress, variant == first, look)
            };
            html! { <ol class="courses">{ for std::iter::once(first).chain(others).map(entry) }</ol> }
        }
        Loading::Pending => html! {
            <ol class="courses skeleton" aria-hidden="true">
                { for Variant::ALL.map(|_| html! { <li class="course" /> }) }
            </ol>
        },
        Loading::Failed => courses_failure(&locale, &retry),
    };
    let is_pending = courses == Loading::Pending;
    html! {
        <article class="learning list-view" aria-busy={is_pending.then_some("true")}>
            <header>
                <h1 tabindex="-1">{ t!(locale, "learn") }</h1>
                <p>{ t!(locale, "learn-about") }</p>
                <a class="button quiet" href={href(View::Rules(Variant::Giuthi))}>{ t!(locale, "rules-in-full") }</a>
            </header>
            { list }
            <a class="button quiet" href={href(View::Printouts)}>{ t!(locale, "printouts") }</a>
        </article>
    }
}

/// Says that there are no courses, with a button that tries again.
pub fn courses_failure(locale: &Locale, onretry: &Callback<()>) -> Html {
    let (text, try_again) = (t!(locale, "courses-failed"), t!(locale, "try-again"));
    loading_failure("courses", text, try_again, onretry)
}

/// The first course that was begun and not finished; else the first not begun.
pub fn current_course(courses: &Courses, progress: &CourseProgress) -> Variant {
    let is_open = |&variant: &Variant| progress.next(courses.course(variant)).is_some();
    let is_begun = |&variant: &Variant| progress.count(courses.course(variant)) > 0;
    let mut open = Variant::ALL.into_iter().filter(is_open);
    let begun = open.clone().find(is_begun);
    begun.or_else(|| open.next()).unwrap_or(Variant::Giuthi)
}

/// How far the player is in a course.
fn progress_text(locale: &Locale, course: &Course, progress: &CourseProgress) -> String {
    match progress.count(course) {
        done if done == course.steps.len() => t!(locale, "course-done"),
        done => t!(
            locale,
            "steps-done",
            done = done,
            steps = course.steps.len()
        ),
    }
}

fn course_entry(
    locale: &Locale,
    course: &Course,
    progress: &CourseProgress,
    is_card: bool,
    look: Look,
) -> Html {
    let variant = course.variant;
    let rules = variant.default_rules();
    let homeland = t!(locale, "homeland", game = variant.id());
    let done = progress.count(course);
    let next = progress.next(course);
    let action = match next.map(|place| &course.steps[place]) {
        Some(step) if is_card && done > 0 => t!(locale, "go-on-with", step = step.title.as_str()),
        Some(_) if done > 0 => t!(locale, "go-on"),
        Some(_) => t!(locale, "begin-course"),
        None => t!(locale, "do-again"),
    };
    html! {
        <li
            key={variant.id()}
            class={classes!("course", is_card.then_some("card"))}
            data-lesson={variant.id()}
        >
            <MiniBoard {rules} {look} />
            <div class="course-name">
                <h2>{ t!(locale, "game-short", game = variant.id()) }</h2>
                if is_card {
                    <p>
                        { t!(locale, "sentence", said = homeland) }
                        { " " }
                        { describe::goal_sentence(locale, &rules) }
                    </p>
                } else {
                    <p>{ homeland }</p>
                }
                if done > 0 {
                    <p class="course-progress">{ progress_text(locale, course, progress) }</p>
                }
            </div>
            // Only the card and courses that were begun mark their next step.
            { track(locale, course, progress, next.filter(|_| is_card || done > 0), look) }
            <a class={classes!("button", is_card.then_some("main"))} href={href(View::Course(variant))}>
                { action }
                if is_card {
                    { icon(Icon::Next) }
                }
            </a>
        </li>
    }
}

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
                <span class="step-name" aria-hidden="true">{ &step.title }</span>
                <span class="for-readers">
                    { &step.title }
                    if is_done {
                        { " " }
                        { t!(locale, "step-done") }
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
