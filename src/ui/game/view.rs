//! The board with all that stands around it.

use yew::prelude::*;

use super::{
    Controls, ControlsProps, MoveList, MoveListProps, Seat, SeatProps, TeacherPanel, status,
};
use crate::rules::{Options, Side};
use crate::ui::board::GameBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::use_locale;
use crate::ui::state::{Phase, State};

/// The properties of a [`GameView`].
#[derive(Properties, PartialEq)]
pub struct GameViewProps {
    /// The state of the page.
    pub state: UseReducerHandle<State>,
    /// How the board lies.
    pub orientation: Orientation,
}

/// The board with all that stands around it.
#[component]
pub fn GameView(props: &GameViewProps) -> Html {
    let GameViewProps { state, orientation } = props;
    let locale = use_locale();
    let lies = match orientation {
        Orientation::Flat => "flat",
        Orientation::Upright => "upright",
    };
    let flipped = state.is_flipped().then_some("flipped");
    // Another game is another board: nothing of the old one stays.
    let rules = state.rules();
    let Options { pits, seeds } = rules.options();
    let game = format!("{} {pits} {seeds}", rules.variant().id());
    // No help against a friend before the game is over.
    let taught = state.friend().is_none() || state.phase() == Phase::Over;
    html! {
        <div class={classes!("table", lies, flipped)}>
            <Seat ..SeatProps::of(state, Side::North) />
            <Seat ..SeatProps::of(state, Side::South) />
            <GameBoard key={game} state={state.clone()} orientation={*orientation} />
            { status(&locale, state) }
            <Controls ..ControlsProps::of(state) />
            <div class="sidebar">
                <MoveList ..MoveListProps::of(state) />
                if taught {
                    <TeacherPanel state={state.clone()} />
                }
            </div>
        </div>
    }
}
