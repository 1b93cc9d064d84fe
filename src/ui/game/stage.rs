//! The board between its two players, with the strip below it.

use yew::prelude::*;

use super::seats::{Seat, SeatProps};
use super::strip::strip;
use crate::rules::{Options, Pit, Side};
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::board::sound::play_win;
use crate::ui::board::{AnimationProgress, GameBoard};
use crate::ui::browser::{GameHandle, use_focus, use_locale, use_next_focus};
use crate::ui::state::{GameState, Light, Phase};

/// The controls beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageControls {
    /// All of a game.
    All,
    /// None below the board: for a review.
    Review,
    /// Only those with which a ply is played: for the board of a course.
    Ply,
    /// None: the ply is played.
    None,
}

#[derive(Properties, PartialEq)]
pub struct StageProps {
    pub state: GameHandle,
    pub orientation: Orientation,
    /// What can be done beside the board.
    pub controls: StageControls,
    /// Whether the players are named at their stores, as in a course.
    #[prop_or_default]
    pub names_stores: bool,
    /// Receives the pit that keys act on, at first and when it changes.
    pub on_focus: Callback<Pit>,
    /// The actions beside the strip.
    #[prop_or_default]
    pub children: Html,
}

/// The board between the two seats, with a strip below them. The seats and the strip
/// follow an animation as it runs; nothing else is rendered by it.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let &StageProps {
        ref state,
        orientation,
        controls,
        names_stores,
        ref on_focus,
        ref children,
    } = props;
    let locale = use_locale();
    let progress = use_state_eq(|| None::<AnimationProgress>);
    let on_progress = {
        let progress = progress.clone();
        use_callback((), move |now, ()| progress.set(now))
    };
    let progress = (*progress).filter(|_| state.is_animated());
    let next_game = use_node_ref();
    let cancel = use_focus(state.resigning);
    use_next_focus(
        &next_game,
        state.has_result() || state.phase() == Phase::Won,
    );
    let is_lit = |side: Side| state.light(side) == Some(Light::Full);
    let is_over = matches!(state.phase(), Phase::Over | Phase::RoundOver);
    let is_at_goal = !is_over && Side::ALL.into_iter().any(is_lit);
    use_win_sound(is_at_goal, state.settings.volume);
    // Another game is another board: nothing of the old one stays.
    let rules = state.rules();
    let Options { pits, seeds } = rules.options();
    let board_key = format!("{} {pits} {seeds}", rules.variant().id());
    html! {
        <div class="stage" style={size_of(state, orientation)}>
            <Seat ..SeatProps::of(state, Side::North, controls, progress.as_ref()) />
            <div class="slab">
                <GameBoard
                    key={board_key}
                    state={state.clone()}
                    {orientation}
                    is_closed={controls == StageControls::None}
                    {names_stores}
                    is_lettered={controls != StageControls::All}
                    {on_progress}
                    {on_focus}
                />
            </div>
            <Seat ..SeatProps::of(state, Side::South, controls, progress.as_ref()) />
            if controls != StageControls::Review {
                { strip(&locale, state, orientation, controls, progress.as_ref(), &next_game, &cancel) }
            }
            { children.clone() }
        </div>
    }
}

/// Plays the notes of a side that comes to the seeds that win.
#[hook]
fn use_win_sound(is_at_goal: bool, volume: u8) {
    let was_at_goal = use_mut_ref(|| is_at_goal);
    use_effect_with(is_at_goal, move |&is_at_goal| {
        let had_come = was_at_goal.replace(is_at_goal);
        if is_at_goal && !had_come {
            play_win(volume);
        }
    });
}

/// The size of the board as custom properties: what stands round it is as wide as it is. After
/// a game, also how many seeds are counted out: the result comes after them.
pub fn size_of(state: &GameState, orientation: Orientation) -> String {
    let size = Layout::of(state.rules(), orientation, state.near()).size();
    let scores = state.final_scores();
    let counted = scores.map_or(0, |scores| scores.south.max(scores.north));
    format!(
        "--across: {}; --down: {}; --counted: {counted}",
        Px(size.x),
        Px(size.y)
    )
}
