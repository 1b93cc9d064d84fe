//! The view of a review.

use std::collections::BTreeSet;
use std::rc::Rc;

use yew::prelude::*;

use super::moments::Moments;
use super::trial::TrialView;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{GameHandle, use_heading_focus, use_locale, use_next_focus};
use crate::ui::describe::{self, facts::MatchFacts};
use crate::ui::game::{
    Announcer, LeadChart, MoveList, MoveListProps, Openings, PANEL, Stage, StageControls, Tab,
    evaluation, hint_button, match_tab, size_of, step_buttons, store_chart, table_classes, tabs,
    use_focused_pit,
};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, Phase, ReviewedMove, costly_moves};
use crate::ui::tasks::Mistake;
use crate::ui::widgets::{ActionButton, Icon};

#[derive(Properties, PartialEq)]
pub struct ReviewViewProps {
    pub state: GameHandle,
    pub orientation: Orientation,
}

/// The board at a position of the game, the panel beside it, and the chart of the lead below
/// both; or a moment that is tried again.
#[component]
pub fn ReviewView(props: &ReviewViewProps) -> Html {
    let &ReviewViewProps {
        ref state,
        orientation,
    } = props;
    let locale = use_locale();
    let tab = use_state_eq(|| Tab::Moments);
    let on_tab = {
        let tab = tab.clone();
        use_callback((), move |chosen, ()| tab.set(chosen))
    };
    let trial = use_state_eq(|| None::<usize>);
    let found = use_state_eq(BTreeSet::<usize>::new);
    let (focused, on_focus) = use_focused_pit();
    // The button that led here is gone, and so is one of a trial that is left.
    let shown_tab = use_heading_focus(0, false);
    // Another position that is looked at ends the trial.
    let tried = trial.filter(|&ply| ply == state.shown_ply());
    use_next_focus(&shown_tab, tried.is_none());
    let moments = state.moments();
    let ontry = {
        let (state, trial) = (state.clone(), trial.clone());
        Callback::from(move |ply: Option<usize>| {
            if let Some(ply) = ply {
                state.dispatch(GameAction::ShowPly(ply));
            }
            trial.set(ply);
        })
    };
    let tried = tried.and_then(|ply| {
        let one = moments.iter().find(|one| one.ply == ply)?;
        Some((
            ply,
            Mistake::of(&state.record, &state.teacher.analyses, one)?,
        ))
    });
    if let Some((ply, mistake)) = tried {
        let mut plies: Vec<usize> = moments.iter().map(|one| one.ply).collect();
        plies.sort_unstable();
        let onfound = Callback::from(move |()| {
            let mut plies = (*found).clone();
            plies.insert(ply);
            found.set(plies);
        });
        return html! { <TrialView key={ply} {mistake} {plies} {ply} {onfound} onleave={ontry} {orientation} /> };
    }
    let marked = marked(state, *tab, &moments);
    html! {
        <div
            class={table_classes(state, orientation)}
            style={size_of(state, orientation)}
        >
            <h2 class="verdict">
                { describe::final_result(&locale, state) }
                <small>{ place(&locale, state) }</small>
            </h2>
            <Stage state={state.clone()} {orientation} controls={StageControls::Review} {on_focus} />
            <Announcer state={state.clone()} {focused} />
            { lead_section(&locale, state, marked) }
            <aside id={PANEL} class="panel" aria-label={t!(locale, "panel")}>
                <header>
                    { tabs(&locale, state, *tab, &shown_tab, &on_tab) }
                    <ActionButton
                        action={GameAction::ToNow}
                        icon={Icon::Close}
                        label={t!(locale, "close")}
                        class="wide"
                    />
                </header>
                {
                    match *tab {
                        Tab::Moves => moves(&locale, state),
                        Tab::Openings => html! { <div class="tab"><Openings state={state.clone()} /></div> },
                        Tab::Match => html! {
                            <div class="tab">
                                { for MatchFacts::of(state).map(|facts| match_tab(&locale, state, &facts)) }
                            </div>
                        },
                        _ => html! { <Moments state={state.clone()} {moments} found={(*found).clone()} {orientation} ontry={ontry.reform(Some)} /> },
                    }
                }
            </aside>
        </div>
    }
}

/// Where the position shown is: before which move, or at the end, where the status would be
/// the result again.
fn place(locale: &Locale, state: &GameState) -> String {
    match state.phase() {
        Phase::Over => t!(locale, "step-last"),
        _ => describe::status_line(locale, state),
    }
}

/// The marks of the chart: the moments, and beside the list of moves all that were costly.
fn marked(state: &GameState, tab: Tab, moments: &[ReviewedMove]) -> Vec<ReviewedMove> {
    match tab {
        Tab::Moves => costly_moves(&state.record, &state.teacher.analyses).collect(),
        _ => moments.to_vec(),
    }
}

fn lead_section(locale: &Locale, state: &GameState, marked: Vec<ReviewedMove>) -> Html {
    html! {
        <section class="lead-chart">
            <h2>{ t!(locale, "lead-chart") }{ " " }<small>{ t!(locale, "lead-chart-about") }</small></h2>
            <LeadChart
                game={Rc::clone(&state.record)}
                players={state.players}
                analyses={state.teacher.analyses.clone()}
                now={state.marked_ply().unwrap_or(state.record.plies())}
                leads_before=true
                {marked}
            />
        </section>
    }
}

/// All moves, what is known of the position shown, and what can be done there.
fn moves(locale: &Locale, state: &GameHandle) -> Html {
    html! {
        <>
            <div class="tab">
                <MoveList ..MoveListProps::of(state) />
                { store_chart(locale, &state.record, state.settled_ply()) }
            </div>
            <div class="foot of-moves">
                <p class="said">{ describe::status_detail(locale, state) }</p>
                { for state.judged().map(|judged| evaluation(locale, state, judged)) }
                <div class="commands">
                    { hint_button(locale, state) }
                    <ActionButton
                        action={GameAction::Judge}
                        label={t!(locale, "judge")}
                        pressed={state.teacher.judging}
                    />
                    <ActionButton
                        action={GameAction::PlayOn}
                        label={t!(locale, "play-from-here")}
                        disabled={state.phase() != Phase::Viewing}
                    />
                </div>
            </div>
            { step_buttons(locale, state) }
        </>
    }
}
