//! A moment that is tried again.

use yew::prelude::*;

use crate::ui::board::layout::Orientation;
use crate::ui::browser::storage::PRACTICE;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_locale};
use crate::ui::describe;
use crate::ui::i18n::t;
use crate::ui::tasks::{Attempt, Mistake, MistakeView, Practice};
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub struct TrialViewProps {
    pub mistake: Mistake,
    /// The plies of all moments, in the order of the game.
    pub plies: Vec<usize>,
    /// The ply of this one.
    pub ply: usize,
    /// Receives that a better move was found.
    pub onfound: Callback<()>,
    /// Leads to the moment of a ply, or back to the review.
    pub onleave: Callback<Option<usize>>,
    pub orientation: Orientation,
}

/// The task to find a better move. The first try counts for the practice, in which the moment
/// comes back.
#[component]
pub fn TrialView(props: &TrialViewProps) -> Html {
    let TrialViewProps {
        mistake,
        plies,
        ply,
        onleave,
        ..
    } = props;
    let locale = use_locale();
    let (_, change) = use_stored_progress::<Practice>(PRACTICE);
    let onanswer = {
        let mistake = mistake.clone();
        Callback::from(move |is_right: bool| {
            let mistake = mistake.clone();
            change.emit(Box::new(move |practice: &mut Practice| {
                let (link, today) = (mistake.link(), system::day_number(system::now()));
                practice.add([mistake], today);
                practice.answer(&link, is_right, today);
            }));
        })
    };
    let number = plies.iter().filter(|&other| other <= ply).count();
    let previous = plies.iter().rev().find(|&other| other < ply).copied();
    let next = plies.iter().find(|&other| other > ply).copied();
    let count = plies.len();
    let name = html! { <b>{ describe::game(&locale, mistake.rules().variant()) }</b> };
    let onleave = onleave.clone();
    let foot = move |attempt: Attempt| {
        let lead_to = |to: Option<usize>| onleave.reform(move |_: MouseEvent| to);
        // After the attempt one button is the main one.
        let is_over = attempt.outcome.is_over();
        let main = |is_it: bool| (is_over && is_it).then_some("main");
        html! {
        <>
            <button
                type="button"
                class={classes!(main(next.is_none()))}
                data-action="leave-moment"
                onclick={lead_to(None)}
            >
                { t!(locale, "done") }
            </button>
            <div class="moment-steps" role="group" aria-label={t!(locale, "moments", count = count)}>
                <button
                    type="button"
                    data-action="previous-moment"
                    aria-label={t!(locale, "previous-moment")}
                    onclick={lead_to(previous)}
                    disabled={previous.is_none()}
                >
                    { icon(Icon::Previous) }
                </button>
                <span>{ t!(locale, "practice-of", number = number, count = count) }</span>
                <button
                    type="button"
                    class={classes!(main(next.is_some()))}
                    data-action="next-moment"
                    aria-label={t!(locale, "next-moment")}
                    onclick={lead_to(next)}
                    disabled={next.is_none()}
                >
                    { icon(Icon::Next) }
                </button>
            </div>
        </>
        }
    };
    html! {
        <MistakeView
            mistake={mistake.clone()}
            {name}
            takes_focus=true
            {onanswer}
            onfound={&props.onfound}
            foot={Callback::from(foot)}
            orientation={props.orientation}
        />
    }
}
