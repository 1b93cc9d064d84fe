//! The board with all that stands around it.

use yew::prelude::*;

use super::actions::actions;
use super::announcer::{Announcer, use_focused_pit};
use super::panel::{Panel, PanelContentProps};
use super::stage::{Stage, StageControls};
use super::tab::Tab;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::i18n::t;
use crate::ui::state::GameState;

#[derive(Properties, PartialEq)]
pub struct GameViewProps {
    pub state: GameHandle,
    pub orientation: Orientation,
    /// Draws what is in the panel.
    pub panel: Callback<PanelContentProps, Html>,
}

/// The stage with the actions, and the panel.
///
/// On a wide screen the panel stands beside the stage once it is asked for. On others it is a
/// sheet. On a phone the actions are a bar at the bottom.
#[component]
pub fn GameView(props: &GameViewProps) -> Html {
    let GameViewProps {
        state,
        orientation,
        panel: content,
    } = props;
    let locale = use_locale();
    let first = Tab::first(state);
    // A tab that was chosen stays until something else goes on.
    let chosen = use_state_eq(|| (first, first));
    let on_tab = {
        let chosen = chosen.clone();
        use_callback(first, move |tab, &first| chosen.set((first, tab)))
    };
    let tab = match *chosen {
        (during, tab) if during == first && tab.is_available(state) => tab,
        _ => first,
    };
    let (focused, on_focus) = use_focused_pit();
    html! {
        <div class={table_classes(state, *orientation)}>
            <Stage
                state={state.clone()}
                orientation={*orientation}
                controls={StageControls::All}
                {on_focus}
            >
                { actions(&locale, state, &on_tab) }
            </Stage>
            <Announcer state={state.clone()} {focused} />
            <Panel label={t!(locale, "panel")}>
                { content.emit(PanelContentProps { state: state.clone(), tab, on_tab: on_tab.clone() }) }
            </Panel>
        </div>
    }
}

/// The classes by which the styles know what is on the board.
pub fn table_classes(state: &GameState, orientation: Orientation) -> Classes {
    let is_under_review = state.is_under_review();
    classes!(
        "table",
        orientation.class(),
        state.is_flipped().then_some("flipped"),
        (state.rules().fields().has_race).then_some("raced"),
        (state.settings.panel || is_under_review).then_some("with-panel"),
        is_under_review.then_some("review"),
        (state.has_result() && !is_under_review).then_some("over"),
    )
}
