//! The board with all that stands around it.

use std::rc::Rc;

use yew::prelude::*;

use super::actions::actions;
use super::announcer::{Announcer, use_focused_pit};
use super::lead_chart::{ChartSize, LeadChart};
use super::panel::Panel;
use super::practise_button::PractiseButton;
use super::stage::Stage;
use super::stage_controls::StageControls;
use super::tab::Tab;
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::browser::environment::use_media;
use crate::ui::browser::{NextTask, use_locale, use_next_focus};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Command, Mistake, ReviewedMove, State, mistakes};
use crate::ui::widgets::CommandButton;

/// The properties of a [`GameView`].
#[derive(Properties, PartialEq)]
pub struct GameViewProps {
    /// The state of the page.
    pub state: UseReducerHandle<State>,
    /// How the board lies.
    pub orientation: Orientation,
}

/// The button with which the next game begins.
const AFTER_GAME: &str = ".strip .controls .main";

/// The tab of what the panel shows. In a first game a button shows the panel.
const SHOWN_TAB: &str = ".panel .tabs [aria-pressed=true]";

/// The button that shows the next move, in the panel or below the board.
const STEP_ON: &str = ".steps .step-on";
/// The button that shows the next move, in the bar of a phone.
const STEP_ON_IN_BAR: &str = ".actions .step-on";

/// The media query of the windows that show a whole review at once, as in
/// static/styles/review.css: the moves stand above the tabs, the steps below the board.
const WHOLE_REVIEW: &str = "(min-width: 1280px) and (min-height: 760px)";

/// The stage, the actions, and the panel.
///
/// On a wide screen the panel stands beside the stage. On others the actions are a
/// bar at the bottom, whose buttons open the panel as a sheet.
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
    let is_gone_through = is_under_review && !state.has_result();
    use_next_focus(AFTER_GAME, state.has_result());
    use_next_focus(SHOWN_TAB, !state.is_first_game());
    use_next_focus(SHOWN_TAB, !is_under_review);
    use_next_focus(STEP_ON, is_gone_through);
    use_next_focus(STEP_ON_IN_BAR, is_gone_through);
    // Seats and strip are as wide as the board.
    let size = Layout::of(state.rules(), *orientation, state.near()).size();
    let style = format!("--across: {}; --down: {}", Px(size.x), Px(size.y));
    html! {
        <div class={table_classes(state, *orientation)} {style}>
            <NextTask>
                <Stage
                    state={state.clone()}
                    orientation={*orientation}
                    controls={StageControls::All}
                    {is_whole_review}
                    {on_focus}
                />
            </NextTask>
            <Announcer state={state.clone()} {focused} />
            <NextTask>
                <Panel state={state.clone()} {tab} on_tab={&on_tab} {is_whole_review} />
            </NextTask>
            <NextTask>
                { actions(&locale, state, &on_tab, in_actions) }
            </NextTask>
            if is_under_review {
                { lead_section(&locale, state, in_chart) }
            }
        </div>
    }
}

/// The classes by which the styles know what is on the board.
fn table_classes(state: &State, orientation: Orientation) -> Classes {
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
        state.is_first_game().then_some("first"),
        over,
    )
}

/// The costly moves of the persons, in a game under review that has been analysed; `None`
/// if there are none.
fn own_mistakes(state: &State) -> Option<Vec<Mistake>> {
    let is_person = |one: &ReviewedMove| state.table.is_by_person(one.ply, one.side);
    (state.is_under_review() && state.to_review() == 0)
        .then(|| mistakes(&state.table.game, &state.teacher.analyses, is_person))
        .filter(|mistakes| !mistakes.is_empty())
}

/// The chart of a game under review, or the button that makes it; then the button that
/// practises the mistakes, if there are any.
fn lead_section(locale: &Locale, state: &State, mistakes: Option<Vec<Mistake>>) -> Html {
    let can_review = state.to_review() > 0 && !state.teacher.reviewing;
    html! {
        <section class="lead-chart">
            <p>
                <b>{ t!(locale, "lead-chart") }</b>
                <span class="about">{ t!(locale, "lead-chart-about") }</span>
                if state.is_taught() {
                    <CommandButton
                        command={Command::Review}
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
                game={Rc::clone(&state.table.game)}
                players={state.table.players}
                analyses={state.teacher.analyses.clone()}
                now={state.shown_ply()}
            />
        </section>
    }
}
