//! The board with all that stands around it.

use std::rc::Rc;

use yew::prelude::*;

use super::actions::{PractiseButton, actions};
use super::announcer::{Announcer, use_focused_pit};
use super::lead_chart::{ChartSize, LeadChart};
use super::panel::Panel;
use super::practice::{Mistake, mistakes};
use super::stage::{Stage, StageControls};
use super::tab::Tab;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::environment::use_media;
use crate::ui::browser::{GameHandle, use_locale, use_next_focus};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, ReviewedMove};
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub struct GameViewProps {
    pub state: GameHandle,
    pub orientation: Orientation,
}

/// The media query of the windows that show a whole review at once, as in
/// static/styles/review.css: the moves stand above the tabs, the steps below the board.
const WHOLE_REVIEW: &str = "(min-width: 1280px) and (min-height: 760px)";

/// The stage with the actions, and the panel.
///
/// On a wide screen the panel stands beside the stage once it is asked for, and always in a
/// review. On others it is a sheet. On a phone the actions are a bar at the bottom.
#[component]
pub fn GameView(props: &GameViewProps) -> Html {
    let GameViewProps { state, orientation } = props;
    let locale = use_locale();
    let is_under_review = state.is_under_review();
    let has_room = use_media(WHOLE_REVIEW);
    let is_whole_review = is_under_review && has_room;
    let chosen = use_state_eq(|| None::<Tab>);
    let on_tab = {
        let chosen = chosen.clone();
        use_callback((), move |tab, ()| chosen.set(Some(tab)))
    };
    let first = Tab::first(state, is_whole_review);
    {
        let chosen = chosen.clone();
        use_effect_with(first, move |_| chosen.set(None));
    }
    let tab = chosen
        .filter(|tab| tab.is_offered(state, is_whole_review))
        .unwrap_or(first);
    let (focused, on_focus) = use_focused_pit();
    // The button that practises them is one of the actions in a whole review, and stands
    // above the chart elsewhere.
    let mistakes = own_mistakes(state);
    let (in_actions, in_chart) = if is_whole_review {
        (mistakes, None)
    } else {
        (None, mistakes)
    };
    let step_on = use_node_ref();
    use_next_focus(&step_on, is_gone_through(state));
    html! {
        <div class={table_classes(state, *orientation)}>
            <Stage
                state={state.clone()}
                orientation={*orientation}
                controls={StageControls::All}
                {is_whole_review}
                {on_focus}
            >
                { actions(&locale, state, &on_tab, in_actions, &step_on) }
            </Stage>
            <Announcer state={state.clone()} {focused} />
            <Panel state={state.clone()} {tab} on_tab={&on_tab} {is_whole_review} />
            if is_under_review {
                { lead_section(&locale, state, in_chart) }
            }
        </div>
    }
}

/// Whether a finished game is shown at a position before its end.
pub fn is_gone_through(state: &GameState) -> bool {
    state.is_under_review() && !state.has_result()
}

/// The classes by which the styles know what is on the board.
fn table_classes(state: &GameState, orientation: Orientation) -> Classes {
    let over = if state.is_under_review() {
        Some("review")
    } else {
        state.has_result().then_some("over")
    };
    classes!(
        "table",
        orientation.class(),
        state.is_flipped().then_some("flipped"),
        (state.rules().fields().has_race).then_some("raced"),
        (state.settings.panel || state.is_under_review()).then_some("with-panel"),
        over,
    )
}

/// The costly moves of the persons, in a game under review that has been analysed; `None`
/// if there are none.
fn own_mistakes(state: &GameState) -> Option<Vec<Mistake>> {
    let is_person = |one: &ReviewedMove| state.is_by_person(one.ply, one.side);
    (state.is_under_review() && state.to_review() == 0)
        .then(|| mistakes(&state.record, &state.teacher.analyses, is_person))
        .filter(|mistakes| !mistakes.is_empty())
}

/// The chart of a game under review, or the button that makes it; then the button that
/// practises the mistakes, if there are any.
fn lead_section(locale: &Locale, state: &GameState, mistakes: Option<Vec<Mistake>>) -> Html {
    let can_review = state.to_review() > 0 && !state.teacher.reviewing;
    html! {
        <section class="lead-chart">
            <p>
                <b>{ t!(locale, "lead-chart") }</b>
                <span class="about">{ t!(locale, "lead-chart-about") }</span>
                if state.is_taught() {
                    <ActionButton
                        action={GameAction::Review}
                        label={t!(locale, "review")}
                        disabled={!can_review}
                    />
                }
                if let Some(mistakes) = mistakes {
                    <PractiseButton {mistakes} />
                }
            </p>
            <LeadChart
                size={ChartSize::Large}
                game={Rc::clone(&state.record)}
                players={state.players}
                analyses={state.teacher.analyses.clone()}
                now={state.shown_ply()}
            />
        </section>
    }
}
