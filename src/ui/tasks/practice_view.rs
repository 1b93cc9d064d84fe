//! The view in which the costly moves of the player's own games are practised.

use yew::prelude::*;

use super::mistake_view::MistakeView;
use super::texts::due;
use super::{Attempt, Practice, PracticeTask};
use crate::rules::Variant;
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::environment::use_today;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::PRACTICE;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{use_focus, use_locale, use_settings};
use crate::ui::i18n::t;
use crate::ui::state::View;
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub struct PracticeViewProps {
    pub orientation: Orientation,
}

/// The tasks that are due today, one after another.
#[component]
pub fn PracticeView(props: &PracticeViewProps) -> Html {
    let (practice, change) = use_stored_progress::<Practice>(PRACTICE);
    let today = use_today();
    // The tasks stay if midnight passes.
    let day = use_state_eq(|| today);
    let tasks = use_memo(*day, |&day| -> Vec<PracticeTask> {
        practice.due(day).into_iter().cloned().collect()
    });
    let number = use_state_eq(|| 0_usize);
    let right = use_state_eq(|| 0_usize);
    {
        let (day, number, right) = (day.clone(), number.clone(), right.clone());
        let is_done = *number == tasks.len();
        use_effect_with((today, is_done), move |&(today, is_done)| {
            // Once they are done, a new day brings its own.
            if is_done && today != *day {
                day.set(today);
                number.set(0);
                right.set(0);
            }
        });
    }
    let Some(task) = tasks.get(*number) else {
        let next = practice.open().first().map(|task| task.due - today);
        return html! { <Finished {next} right={*right} count={tasks.len()} /> };
    };
    let onanswer = {
        let (link, right) = (task.link.clone(), right.clone());
        Callback::from(move |is_right: bool| {
            let link = link.clone();
            right.set(*right + usize::from(is_right));
            change.emit(Box::new(move |practice: &mut Practice| {
                practice.answer(&link, is_right, today);
            }));
        })
    };
    let onnext = {
        let number = number.clone();
        Callback::from(move |_: MouseEvent| number.set(*number + 1))
    };
    html! {
        <PracticePuzzle
            key={*number}
            task={task.clone()}
            number={*number + 1}
            count={tasks.len()}
            {onanswer}
            {onnext}
            orientation={props.orientation}
        />
    }
}

#[derive(Properties, PartialEq)]
struct FinishedProps {
    /// The days until the next task is due.
    next: Option<i64>,
    /// The number of tasks that were right on the first try, and of all.
    right: usize,
    count: usize,
}

/// What is shown when nothing is due, or no more.
#[component]
fn Finished(props: &FinishedProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let FinishedProps { next, right, count } = props;
    // After a task the button that was pressed is gone.
    let heading = use_focus(*count > 0);
    html! {
        <article class="puzzle nothing" data-result="finished">
            <MiniBoard rules={Variant::Giuthi.default_rules()} {look} />
            <div role="status">
                <h1 ref={heading} tabindex="-1">
                    if *count == 0 {
                        { t!(locale, "practice-empty") }
                    } else {
                        { t!(locale, "practice-finished", right = *right, count = *count) }
                    }
                </h1>
                <p>
                    if let Some(days) = *next {
                        { t!(locale, "practice-next", due = due(&locale, days)) }
                    } else {
                        { t!(locale, "practice-none") }
                    }
                </p>
            </div>
            <p>
                <a class="button main" href={href(View::Puzzles)}>{ t!(locale, "puzzles") }</a>
                <a class="button" href={href(View::Library)}>{ t!(locale, "your-games") }</a>
            </p>
        </article>
    }
}

#[derive(Properties, PartialEq)]
struct PracticePuzzleProps {
    task: PracticeTask,
    /// Its number among those of today, from 1.
    number: usize,
    count: usize,
    /// Receives whether the first try was right.
    onanswer: Callback<bool>,
    onnext: Callback<MouseEvent>,
    orientation: Orientation,
}

#[component]
fn PracticePuzzle(props: &PracticePuzzleProps) -> Html {
    let locale = use_locale();
    let name = html! {
        <>
            <b>{ t!(locale, "practice") }</b>
            { " " }
            { t!(locale, "practice-of", number = props.number, count = props.count) }
        </>
    };
    let onnext = props.onnext.clone();
    let foot = move |attempt: Attempt| {
        let is_over = attempt.outcome.is_over();
        html! {
            <button
                type="button"
                class={classes!("button", "icon-if-room", is_over.then_some("main"))}
                data-action="next-puzzle"
                onclick={&onnext}
                disabled={attempt.misses.is_empty() && !is_over}
            >
                { t!(locale, "next-puzzle") }
                { icon(Icon::Next) }
            </button>
        }
    };
    html! {
        <MistakeView
            mistake={props.task.mistake.clone()}
            {name}
            takes_focus={props.number > 1}
            onanswer={&props.onanswer}
            foot={Callback::from(foot)}
            orientation={props.orientation}
        />
    }
}
