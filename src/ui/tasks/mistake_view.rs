//! The task to find a better move than the one that was played in a game.

use yew::prelude::*;

use super::move_worths::MoveWorths;
use super::texts::{own_move, puzzle_head};
use super::view::{TaskSource, TaskView, try_buttons, use_attempt};
use super::{Attempt, Mistake, Task};
use crate::bot::Reasons;
use crate::rules::Side;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{use_heading_focus, use_locale};
use crate::ui::describe;
use crate::ui::describe::facts::{HintFacts, NamedMove};
use crate::ui::i18n::{Locale, t};

#[derive(Properties, PartialEq)]
pub struct MistakeViewProps {
    pub mistake: Mistake,
    /// What the task is called.
    pub name: Html,
    /// Whether the heading takes the focus: the button that led here is gone.
    pub takes_focus: bool,
    /// Receives whether the first try was right.
    pub onanswer: Callback<bool>,
    /// Receives that a better move was found.
    #[prop_or_default]
    pub onfound: Callback<()>,
    /// Draws what follows the buttons for another try and for the solution.
    pub foot: Callback<Attempt, Html>,
    pub orientation: Orientation,
}

#[component]
pub fn MistakeView(props: &MistakeViewProps) -> Html {
    let locale = use_locale();
    let mistake = &props.mistake;
    let task = use_memo(mistake.clone(), |mistake| {
        Task::of_moves(mistake.game.clone(), &mistake.accepted, &[])
    });
    let (onanswer, onfound) = (props.onanswer.clone(), props.onfound.clone());
    let onchange = move |before: &Attempt, after: &Attempt| {
        let is_right = after.is_solved();
        if *before == Attempt::new(false) {
            onanswer.emit(is_right);
        }
        if is_right {
            onfound.emit(());
        }
    };
    let handle = use_attempt(&task, || Attempt::new(false), onchange);
    let board = handle.attempt.board_number;
    let heading = use_heading_focus(board, board == 0 && props.takes_focus);
    let attempt = &handle.attempt;
    let asked = || (t!(locale, "find-better"), own_move(&locale, mistake));
    let solution = || reason(&locale, mistake);
    let (title, text) = puzzle_head(&locale, mistake.rules(), attempt, asked, solution);
    let foot = props.foot.emit(attempt.clone());
    html! {
        <TaskView
            source={TaskSource::Practice(mistake.link())}
            {task}
            handle={handle.clone()}
            name={props.name.clone()}
            {title}
            text={html! { text }}
            {heading}
            panel={panel(&locale, mistake, attempt)}
            foot={html! { <>{ try_buttons(&locale, &handle, true) }{ foot }</> }}
            orientation={props.orientation}
        />
    }
}

/// Why the best move is best.
fn reason(locale: &Locale, mistake: &Mistake) -> String {
    let (rules, best) = (mistake.rules(), mistake.best());
    let facts = HintFacts {
        mv: NamedMove::of(rules, Side::South, best),
        is_only: false,
        why: Reasons::of(rules, mistake.game.current().position(), &[best]),
    };
    describe::solution(locale, &facts)
}

fn panel(locale: &Locale, mistake: &Mistake, attempt: &Attempt) -> Html {
    let is_over = attempt.outcome.is_over();
    html! {
        <div class="puzzle-panel">
            <section>
                <h2>{ describe::game(locale, mistake.rules().variant()) }</h2>
                <p class="about">{ t!(locale, "practice-about") }</p>
            </section>
            if is_over {
                <section>
                    <h3>{ t!(locale, "move-worths") }</h3>
                    <MoveWorths
                        game={mistake.game.clone()}
                        solution={mistake.best()}
                        gain={None::<u8>}
                        played={(mistake.played, mistake.cost)}
                        misses={attempt.misses.clone()}
                    />
                </section>
            }
        </div>
    }
}
