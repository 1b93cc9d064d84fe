//! The moments of a game, the dearest first.

use std::collections::BTreeSet;

use yew::prelude::*;

use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{GameHandle, use_locale, use_settings};
use crate::ui::describe::{self, facts::NamedMove};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, ReviewedMove, whole_seeds};
use crate::ui::widgets::{ActionButton, seed_mark};

/// The number of moments that are listed at first.
const SHOWN: usize = 3;

#[derive(Properties, PartialEq)]
pub struct MomentsProps {
    pub state: GameHandle,
    pub moments: Vec<ReviewedMove>,
    /// The plies at which a better move was found.
    pub found: BTreeSet<usize>,
    pub orientation: Orientation,
    /// Receives the ply of the moment that is to be tried again.
    pub ontry: Callback<usize>,
}

/// The list of the moments, and the button that goes through them.
#[component]
pub fn Moments(props: &MomentsProps) -> Html {
    let MomentsProps {
        state,
        moments,
        ontry,
        ..
    } = props;
    let locale = use_locale();
    let look = use_settings().look;
    let is_whole = use_state_eq(|| false);
    let shown = if *is_whole { moments.len() } else { SHOWN };
    let more = moments.len().saturating_sub(shown);
    let onmore = move |_: MouseEvent| is_whole.set(true);
    let row = |one: &ReviewedMove| {
        let ply = one.ply;
        let (record, at) = state.record.at_ply(ply);
        let rules = *record.rules();
        let named = NamedMove::of(&rules, state.near(), one.played);
        let title = t!(
            locale,
            "moment-move",
            pit = named.letter,
            way = locale.way(named.way)
        );
        let is_shown = state.shown_ply() == ply;
        html! {
            <li key={ply} class={classes!(is_shown.then_some("shown"))} data-moment={ply.to_string()}>
                <MiniBoard
                    {rules}
                    position={record.positions()[at]}
                    orientation={props.orientation}
                    is_flipped={state.is_flipped()}
                    {look}
                    sown={one.played.pit}
                />
                <ActionButton class="moment" action={GameAction::ShowPly(ply)} current={is_shown}>
                    <b id={format!("moment-{ply}")}>{ title }</b>
                    <span>
                        <b class="lost">{ t!(locale, "moment-lost", seeds = whole_seeds(one.cost)) }</b>
                        { " " }
                        { t!(locale, "moment-number", number = ply + 1) }
                    </span>
                </ActionButton>
                if props.found.contains(&ply) {
                    <span class="found" role="img" aria-label={t!(locale, "puzzle-solved")}>{ seed_mark() }</span>
                }
                <button
                    type="button"
                    class="small"
                    data-action="try-moment"
                    aria-describedby={format!("moment-{ply}")}
                    onclick={ontry.reform(move |_: MouseEvent| ply)}
                >
                    { t!(locale, "try-again") }
                </button>
            </li>
        }
    };
    let first = moments.iter().map(|one| one.ply).min();
    let reviewed = moments
        .iter()
        .find(|one| state.reviewed_ply() == Some(one.ply));
    let best = reviewed.map_or_else(
        || match state.teacher.analysing {
            // The list above says how far the search is.
            true => String::new(),
            false => describe::status_detail(&locale, state),
        },
        |one| {
            // It would be the answer to the task.
            if !props.found.contains(&one.ply) {
                return String::new();
            }
            let rules = state.record.at_ply(one.ply).0.rules();
            let best = describe::move_in_words(&locale, rules, state.near(), one.best);
            t!(locale, "moment-best", best = best)
        },
    );
    html! {
        <>
            <section class="moments" aria-label={t!(locale, "moments", count = moments.len())}>
                if !moments.is_empty() {
                    <ol>{ for moments.iter().take(shown).map(row) }</ol>
                }
                if more > 0 {
                    <button type="button" class="more quiet" onclick={onmore}>{ t!(locale, "moments-more", count = more) }</button>
                }
                { for said(&locale, state, moments.is_empty()).map(|said| html! { <p role="status">{ said }</p> }) }
            </section>
            <div class="foot">
                <p class="said">{ best }</p>
                if let Some(ply) = first.filter(|_| !state.teacher.analysing) {
                    <button
                        type="button"
                        class="main"
                        data-action="go-through-moments"
                        onclick={ontry.reform(move |_: MouseEvent| ply)}
                    >
                        { t!(locale, "go-through-moments") }
                    </button>
                } else if state.to_review() > 0 && !state.teacher.analysing {
                    <ActionButton action={GameAction::Review} label={t!(locale, "review")} class="main" />
                }
            </div>
        </>
    }
}

/// The progress of the search, or that it has found nothing.
fn said(locale: &Locale, state: &GameState, is_empty: bool) -> Option<String> {
    let (left, count) = (state.to_review(), state.record.plies());
    if state.teacher.analysing {
        let number = count + 1 - left;
        return Some(t!(
            locale,
            "moments-looking",
            number = number,
            count = count
        ));
    }
    (is_empty && left == 0).then(|| t!(locale, "moments-none"))
}
