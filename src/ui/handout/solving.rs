//! The search for the moves that are right in a position of the editor.

use yew::prelude::*;

use crate::bot::{Analysis, AnalysisBudget};
use crate::link::{Player, SavedGame};
use crate::rules::{BySide, Match, Move};
use crate::ui::browser::{Dispatcher, use_bot, use_locale, use_own_game};
use crate::ui::describe;
use crate::ui::i18n::t;
use crate::ui::state::{BotHealth, GameAction, GameState};
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub(super) struct SolvingProps {
    /// A game that begins at the position.
    pub game: Match,
    /// Receives the best moves, the best one first.
    pub onfound: Callback<Vec<Move>>,
}

/// Searches as soon as it is shown.
#[component]
pub(super) fn Solving(props: &SolvingProps) -> Html {
    let locale = use_locale();
    let state = use_reducer_eq(|| {
        let players = BySide::<Player>::default();
        let mut state = GameState::new(SavedGame::new(props.game.clone(), players));
        state.puzzle = Some(0);
        state
    });
    let (game, dispatcher) = use_own_game(&state);
    use_bot(&game, true);
    let analysis = state.analysis(0);
    let analysis = analysis.filter(|analysis| analysis.satisfies(AnalysisBudget::PUZZLE));
    {
        let onfound = props.onfound.clone();
        use_effect_with(analysis.map(right_moves), move |moves| {
            if let Some(moves) = moves {
                onfound.emit(moves.clone());
            }
        });
    }
    let failure = match &state.bot {
        BotHealth::Failed(failure) if analysis.is_none() => Some(failure),
        _ => None,
    };
    html! {
        <div class="solving" aria-busy={failure.is_none().then_some("true")}>
            if let Some(failure) = failure {
                <ContextProvider<Dispatcher> context={dispatcher}>
                    <p class="about" role="alert">{ describe::bot_failed(&locale, failure) }</p>
                    <ActionButton action={GameAction::Bot(BotHealth::Starting)} label={t!(locale, "try-again")} />
                </ContextProvider<Dispatcher>>
            } else {
                <p class="about">{ t!(locale, "handout-solving") }</p>
            }
        </div>
    }
}

/// The most that a right move may cost where the search hasn't proved the best one, in
/// hundredths of a seed: less than the two seeds by which the best move of a puzzle is ahead. The
/// search errs by more than [`is_best`](crate::ui::state::is_best) allows for: a move and its
/// mirror image at the start of Giuthi differ by half a seed.
const MAX_UNPROVED_COST: i32 = 199;

/// The best moves: those that cost nothing, or little where that isn't proved. No pupil is told
/// that such a move is wrong.
fn right_moves(analysis: &Analysis) -> Vec<Move> {
    let most = if analysis.proved {
        0
    } else {
        MAX_UNPROVED_COST
    };
    let moves = analysis.moves.iter().map(|scored| scored.mv);
    moves
        .filter(|&mv| analysis.cost(mv).is_some_and(|cost| cost <= most))
        .collect()
}
