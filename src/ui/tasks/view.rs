//! The view of a task: what is asked or what the last try did, the board, the panel, and the
//! buttons.

use std::rc::Rc;

use yew::prelude::*;

use super::board::{SolutionBoard, TaskBoard};
use super::{Attempt, Outcome, Task};
use crate::rules::{Ply, Side, Variant};
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::{Icon, icon};

/// An attempt as it is now, and the callbacks that change it.
#[derive(Clone, PartialEq)]
pub struct AttemptHandle {
    pub attempt: Attempt,
    /// Takes in a ply that was played.
    pub onply: Callback<Ply>,
    /// Begins another try.
    pub onretry: Callback<MouseEvent>,
    /// Shows the solution.
    pub onshow: Callback<MouseEvent>,
}

/// The state of an attempt at a task. `onchange` gets the attempt before and after each
/// change, before the component renders it.
#[hook]
pub fn use_attempt(
    task: &Rc<Task>,
    initial: impl FnOnce() -> Attempt,
    onchange: impl Fn(&Attempt, &Attempt) + 'static,
) -> AttemptHandle {
    let state = use_state_eq(initial);
    let attempt = (*state).clone();
    let apply = Rc::new(move |update: &dyn Fn(&mut Attempt)| {
        let mut after = (*state).clone();
        update(&mut after);
        onchange(&state, &after);
        state.set(after);
    });
    let onply = {
        let (apply, task) = (Rc::clone(&apply), Rc::clone(task));
        Callback::from(move |ply: Ply| {
            let is_right = task.accepts(&ply);
            apply(&|attempt| attempt.play(ply.clone(), is_right));
        })
    };
    let onretry = {
        let apply = Rc::clone(&apply);
        Callback::from(move |_: MouseEvent| apply(&Attempt::retry))
    };
    let onshow = Callback::from(move |_: MouseEvent| apply(&Attempt::show));
    AttemptHandle {
        attempt,
        onply,
        onretry,
        onshow,
    }
}

/// What a task is part of, and by what it is named there.
#[derive(Clone, PartialEq)]
pub enum TaskSource {
    /// A course: its game, the id of the step, and the number of steps.
    Course(Variant, String, usize),
    /// A set of puzzles: the game and the id of the puzzle.
    Puzzles(String),
    /// The practice: the position as a link.
    Practice(String),
}

impl TaskSource {
    fn is_course(&self) -> bool {
        matches!(self, Self::Course(..))
    }

    /// The value of `data-result`.
    fn result(&self, outcome: Outcome) -> &'static str {
        match (outcome, self.is_course()) {
            (Outcome::Right, true) => "right",
            // The solution of a step is played, and is then right.
            (Outcome::Shown, true) => "open",
            (outcome, _) => outcome.name(),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct TaskViewProps {
    pub source: TaskSource,
    pub task: Rc<Task>,
    pub handle: AttemptHandle,
    /// Receives the player's ply when it begins; the handle gets it once it is played out.
    #[prop_or_default]
    pub onstart: Callback<Ply>,
    /// The line above the heading.
    pub name: Html,
    pub title: String,
    pub text: Html,
    /// The reference to the heading.
    pub heading: NodeRef,
    /// What follows the text.
    #[prop_or_default]
    pub result: Html,
    /// What follows the head: the steps of a course.
    #[prop_or_default]
    pub steps: Html,
    /// What stands beside the board or below it.
    #[prop_or_default]
    pub panel: Html,
    /// The buttons.
    pub foot: Html,
    pub orientation: Orientation,
}

/// A task, its tries and its solution.
#[component]
pub fn TaskView(props: &TaskViewProps) -> Html {
    let TaskViewProps {
        source,
        task,
        handle,
        orientation,
        ..
    } = props;
    let orientation = *orientation;
    let attempt = &handle.attempt;
    let is_course = source.is_course();
    let key = attempt.board_number;
    let (mut course, mut puzzle, mut practice) = (None, None, None);
    match source {
        TaskSource::Course(variant, step, _) => course = Some((variant.id(), step)),
        TaskSource::Puzzles(id) => puzzle = Some(id),
        TaskSource::Practice(link) => practice = Some(link),
    }
    let (course, step) = course.unzip();
    html! {
        <article
            class={classes!("task-view", (!is_course).then_some("puzzle"))}
            data-lesson={course}
            data-step={step.cloned()}
            data-puzzle={puzzle.cloned()}
            data-practice={practice.cloned()}
            data-result={source.result(attempt.outcome)}
            style={sizes(props)}
        >
            <header class="task-head">
                <p class="task-name">{ props.name.clone() }</p>
                <div role="status">
                    <h1 ref={&props.heading} tabindex="-1">{ &props.title }</h1>
                    <p>{ props.text.clone() }</p>
                </div>
                { props.result.clone() }
            </header>
            { props.steps.clone() }
            <div class={classes!("table", "of-task", orientation.class())}>
                if attempt.shows_solution && !is_course {
                    <SolutionBoard {key} {task} {orientation} />
                } else {
                    <TaskBoard
                        {key}
                        {task}
                        shows_solution={attempt.shows_solution}
                        onstart={&props.onstart}
                        onply={&handle.onply}
                        {orientation}
                        names_stores={is_course}
                    />
                }
            </div>
            { props.panel.clone() }
            <div class="task-foot">{ props.foot.clone() }</div>
        </article>
    }
}

/// The size of the board and the number of steps as custom properties: what stands round the
/// board is as wide as it is.
fn sizes(props: &TaskViewProps) -> String {
    let rules = props.task.game.current().rules();
    let size = Layout::of(rules, props.orientation, Side::South).size();
    let steps = match props.source {
        TaskSource::Course(_, _, steps) => steps,
        _ => 0,
    };
    let (across, down) = (Px(size.x), Px(size.y));
    format!("--across: {across}; --down: {down}; --steps: {steps}")
}

#[derive(Properties, PartialEq)]
pub struct NoTaskProps {
    #[prop_or_default]
    pub class: Classes,
    pub title: String,
    #[prop_or_default]
    pub is_pending: bool,
    /// Why there is none.
    #[prop_or_default]
    pub children: Html,
}

/// The view while there is no task.
#[component]
pub fn NoTask(props: &NoTaskProps) -> Html {
    let class = classes!("task-view", props.class.clone());
    html! {
        <article {class} aria-busy={props.is_pending.then_some("true")}>
            <header class="task-head">
                <h1 tabindex="-1">{ &props.title }</h1>
                { props.children.clone() }
            </header>
        </article>
    }
}

/// The buttons of a puzzle for another try and for the solution, as far as that is offered.
pub fn try_buttons(locale: &Locale, handle: &AttemptHandle, has_solution: bool) -> Html {
    let attempt = &handle.attempt;
    html! {
        <>
            <button
                type="button"
                class="icon-if-room"
                data-action="retry-puzzle"
                onclick={&handle.onretry}
                disabled={attempt.outcome == Outcome::Open}
            >
                { icon(Icon::Replay) }
                { t!(locale, "try-again") }
            </button>
            <button
                type="button"
                data-action="show-solution"
                onclick={&handle.onshow}
                disabled={attempt.shows_solution || !has_solution}
            >
                { t!(locale, "show-solution") }
            </button>
        </>
    }
}
