//! A moment that is tried again.

use yew::prelude::*;

use crate::ui::board::layout::Orientation;
use crate::ui::browser::storage::PRACTICE;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_heading_focus, use_locale};
use crate::ui::i18n::t;
use crate::ui::tasks::{
    Attempt, Mistake, Practice, Task, TaskBoard, own_move, puzzle_head, reason, try_buttons,
    use_attempt,
};
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub struct TrialViewProps {
    pub mistake: Mistake,
    /// Receives that a better move was found.
    pub onfound: Callback<()>,
    /// Leads to the next moment; `None` at the last.
    pub onnext: Option<Callback<MouseEvent>>,
    /// Leads back to the review.
    pub ondone: Callback<MouseEvent>,
    pub orientation: Orientation,
}

/// The board of a moment, on which a better move is to be found, and what is said of it. The
/// first try counts for the practice, in which the moment comes back.
#[component]
pub fn TrialView(props: &TrialViewProps) -> Html {
    let TrialViewProps {
        mistake,
        onnext,
        ondone,
        ..
    } = props;
    let locale = use_locale();
    let task = use_memo(mistake.clone(), |mistake| {
        Task::of_moves(mistake.game.clone(), &mistake.accepted, &[])
    });
    let (_, change) = use_stored_progress::<Practice>(PRACTICE);
    let onchange = {
        let (mistake, onfound) = (mistake.clone(), props.onfound.clone());
        move |before: &Attempt, after: &Attempt| {
            let is_right = after.is_solved();
            if *before == Attempt::new(false) {
                let mistake = mistake.clone();
                change.emit(Box::new(move |practice: &mut Practice| {
                    let (link, today) = (mistake.link(), system::day_number(system::now()));
                    practice.add([mistake], today);
                    practice.answer(&link, is_right, today);
                }));
            }
            if is_right {
                onfound.emit(());
            }
        }
    };
    let handle = use_attempt(&task, || Attempt::new(false), onchange);
    let attempt = &handle.attempt;
    let heading = use_heading_focus(attempt.board_number, true);
    let asked = || (t!(locale, "find-better"), own_move(&locale, mistake));
    let (title, text) = puzzle_head(&locale, mistake.rules(), attempt, asked, || {
        reason(&locale, mistake)
    });
    let is_over = attempt.outcome.is_over();
    let main = |is_main: bool| classes!((is_main && is_over).then_some("main"));
    let onply = if attempt.shows_solution {
        Callback::noop()
    } else {
        handle.onply.clone()
    };
    html! {
        <>
            <TaskBoard
                key={attempt.board_number}
                task={&task}
                shows_solution={attempt.shows_solution}
                {onply}
                orientation={props.orientation}
                names_stores={false}
            />
            <section class="trial" data-result={attempt.outcome.name()}>
                <div role="status">
                    <h2 ref={heading} tabindex="-1">{ title }</h2>
                    <p>{ text }</p>
                </div>
                <div class="controls">
                    { try_buttons(&locale, &handle) }
                    <button type="button" class={main(onnext.is_none())} data-action="leave-moment" onclick={ondone}>
                        { t!(locale, "done") }
                    </button>
                    if let Some(onnext) = onnext {
                        <button type="button" class={main(true)} data-action="next-moment" onclick={onnext}>
                            { t!(locale, "next-puzzle") }
                            { icon(Icon::Next) }
                        </button>
                    }
                </div>
            </section>
        </>
    }
}
