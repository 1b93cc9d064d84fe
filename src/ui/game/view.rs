//! The board with all that stands around it.

use yew::prelude::*;

use super::actions::{Actions, ActionsProps};
use super::panel::{Panel, Tab};
use super::seats::{Seat, SeatProps};
use super::strip::Strip;
use crate::rules::{Options, Side};
use crate::ui::board::GameBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::state::State;

/// The properties of a [`GameView`].
#[derive(Properties, PartialEq)]
pub struct GameViewProps {
    /// The state of the page.
    pub state: UseReducerHandle<State>,
    /// How the board lies.
    pub orientation: Orientation,
}

/// The stage, which is the board between the two seats with a strip below them;
/// the actions; and the panel.
///
/// On a wide screen the panel stands beside the stage. On others the actions are a
/// bar at the bottom, whose buttons open the panel as a sheet.
#[component]
pub fn GameView(props: &GameViewProps) -> Html {
    let GameViewProps { state, orientation } = props;
    let tab = use_state_eq(Tab::default);
    let on_tab = {
        let tab = tab.clone();
        use_callback((), move |chosen, ()| tab.set(chosen))
    };
    let lies = match orientation {
        Orientation::Flat => "flat",
        Orientation::Upright => "upright",
    };
    let flipped = state.is_flipped().then_some("flipped");
    // Another game is another board: nothing of the old one stays.
    let rules = state.rules();
    let Options { pits, seeds } = rules.options();
    let game = format!("{} {pits} {seeds}", rules.variant().id());
    html! {
        <div class={classes!("table", lies, flipped)}>
            <div class="stage">
                <Seat ..SeatProps::of(state, Side::North) />
                <div class="slab">
                    <GameBoard key={game} state={state.clone()} orientation={*orientation} />
                </div>
                <Seat ..SeatProps::of(state, Side::South) />
                <Strip state={state.clone()} orientation={*orientation} />
            </div>
            <Panel state={state.clone()} tab={*tab} on_tab={&on_tab} />
            <Actions {on_tab} ..ActionsProps::of(state) />
        </div>
    }
}
