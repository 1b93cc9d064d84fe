//! The task to find the best move in a position that was handed out.

use std::rc::Rc;

use yew::prelude::*;

use crate::bot::Reasons;
use crate::link::{ItemOutcome, ItemResult, LinkContent, encode};
use crate::rules::{Match, Move, Ply, Side};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{use_heading_focus, use_locale};
use crate::ui::describe;
use crate::ui::describe::facts::{HintFacts, NamedMove};
use crate::ui::i18n::{Locale, t};
use crate::ui::tasks::{
    Attempt, Outcome, Task, TaskSource, TaskView, puzzle_head, try_buttons, use_attempt,
};
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub(super) struct PositionTaskProps {
    /// A game that begins at the position.
    pub game: Match,
    /// The moves that are right; if there are none, every move is.
    pub right: Vec<Move>,
    /// The result by now.
    pub result: ItemResult,
    pub name: Html,
    /// Which of the tasks it is: `2 of 6`.
    pub place: String,
    /// Whether the heading takes the focus: the button that led here is gone.
    pub takes_focus: bool,
    /// Receives the result after each try.
    pub onresult: Callback<ItemResult>,
    pub onnext: Callback<()>,
    pub orientation: Orientation,
}

/// The number of wrong tries in a result.
fn misses_of(result: &ItemResult) -> u8 {
    match result {
        ItemResult::Position { misses, .. } => *misses,
        ItemResult::Drill(_) => 0,
    }
}

/// The result after an attempt, before which so many tries were wrong.
fn result_of(attempt: &Attempt, before: u8) -> ItemResult {
    let outcome = match attempt.outcome {
        Outcome::Right if attempt.is_solved() => ItemOutcome::Solved,
        Outcome::Right | Outcome::Shown => ItemOutcome::Shown,
        Outcome::Open | Outcome::Wrong => ItemOutcome::Open,
    };
    let misses = usize::from(before) + attempt.misses.len();
    ItemResult::Position {
        outcome,
        misses: misses.min(ItemResult::MAX_MISSES.into()) as u8,
    }
}

/// The task of a position, in which there is a legal move.
fn task_of(game: &Match, right: &[Move]) -> Task {
    let record = game.current();
    let legal: Vec<_> = record.rules().moves(record.position()).iter().collect();
    let right = if right.is_empty() { &legal } else { right };
    Task::of_moves(game.clone(), right, &[])
}

#[component]
pub(super) fn PositionTask(props: &PositionTaskProps) -> Html {
    let locale = use_locale();
    let task = use_memo(
        (props.game.clone(), props.right.clone()),
        |(game, right)| task_of(game, right),
    );
    // The tries before a reload, and those before this task was left.
    let before = *use_memo((), |()| misses_of(&props.result));
    let onchange = {
        let onresult = props.onresult.clone();
        move |_: &Attempt, after: &Attempt| onresult.emit(result_of(after, before))
    };
    let handle = use_attempt(&task, || Attempt::new(before > 0), onchange);
    let attempt = &handle.attempt;
    // A try counts at once: whoever goes on during its sowing doesn't lose it.
    let onstart = {
        let (task, attempt) = (Rc::clone(&task), attempt.clone());
        props.onresult.reform(move |ply: Ply| {
            let mut after = attempt.clone();
            let is_right = task.accepts(&ply);
            after.play(ply, is_right);
            result_of(&after, before)
        })
    };
    let board = attempt.board_number;
    let heading = use_heading_focus(board, board == 0 && props.takes_focus);
    let rules = task.game.current().rules();
    let is_over = attempt.outcome.is_over();
    // The teacher reads that a solution was shown: nobody sees it by a mere touch.
    let has_tried = attempt.miss_count() > 0 || is_over;
    let game = describe::game(&locale, rules.variant());
    let asked = || {
        let said = t!(locale, "sentence", said = game.clone());
        let place = t!(locale, "sentence", said = props.place.clone());
        (t!(locale, "setup-puzzle"), [said, place].join(" "))
    };
    let solution = || reason(&locale, &task);
    let (title, text) = puzzle_head(&locale, rules, attempt, asked, solution);
    let onnext = props.onnext.reform(|_: MouseEvent| ());
    let source = TaskSource::Practice(encode(&LinkContent::puzzle(task.game.clone())));
    html! {
        <TaskView
            {source}
            task={&task}
            handle={handle.clone()}
            {onstart}
            name={props.name.clone()}
            {title}
            text={html! { text }}
            {heading}
            foot={html! {
                <>
                    { try_buttons(&locale, &handle, has_tried) }
                    <button
                        type="button"
                        class={classes!("button", "icon-if-room", is_over.then_some("main"))}
                        data-action="next-puzzle"
                        onclick={onnext}
                        disabled={!has_tried}
                    >
                        { t!(locale, "next-puzzle") }
                        { icon(Icon::Next) }
                    </button>
                </>
            }}
            orientation={props.orientation}
        />
    }
}

/// Why the move that is shown is right.
fn reason(locale: &Locale, task: &Task) -> String {
    let record = task.game.current();
    let Ply::Move(best) = task.solution else {
        return String::new();
    };
    let facts = HintFacts {
        mv: NamedMove::of(record.rules(), Side::South, best),
        is_only: false,
        why: Reasons::of(record.rules(), record.position(), &[best]),
    };
    describe::solution(locale, &facts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn game() -> Match {
        Match::new(Variant::Giuthi.default_rules(), Side::South)
    }

    fn ply(text: &str) -> Ply {
        let rules = Variant::Giuthi.default_rules();
        Ply::Move(rules.parse_move(text).expect("a move"))
    }

    #[test]
    fn tries_add_up_and_a_solution_that_was_shown_is_not_found() {
        let result = |attempt: &Attempt, before| match result_of(attempt, before) {
            ItemResult::Position { outcome, misses } => (outcome, misses),
            ItemResult::Drill(_) => panic!("it is of a position"),
        };
        let mut attempt = Attempt::new(true);
        assert_eq!(result(&attempt, 2), (ItemOutcome::Open, 2));
        attempt.play(ply("a+"), false);
        assert_eq!(result(&attempt, 2), (ItemOutcome::Open, 3));
        attempt.retry();
        attempt.play(ply("b+"), true);
        assert_eq!(result(&attempt, 2), (ItemOutcome::Solved, 3));
        assert_eq!(result(&attempt, 99), (ItemOutcome::Solved, 99));
        let mut attempt = Attempt::new(false);
        attempt.show();
        assert_eq!(result(&attempt, 0), (ItemOutcome::Shown, 0));
        attempt.retry();
        attempt.play(ply("b+"), true);
        assert_eq!(result(&attempt, 0), (ItemOutcome::Shown, 0));
    }

    #[test]
    fn without_a_right_move_every_move_is_right() {
        let task = task_of(&game(), &[]);
        assert!(task.accepts(&ply("a+")) && task.accepts(&ply("c-")));
        assert!(task.accepts(&task.solution));
        let Ply::Move(right) = ply("c-") else {
            panic!("a move")
        };
        let task = task_of(&game(), &[right]);
        assert!(task.accepts(&ply("c-")) && !task.accepts(&ply("a+")));
        assert_eq!(task.solution, ply("c-"));
    }
}
