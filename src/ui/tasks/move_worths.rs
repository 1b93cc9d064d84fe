//! The legal moves of a puzzle with their costs and captures.

use yew::prelude::*;

use super::board::{task_players, task_state};
use super::texts::move_name;
use crate::bot::{Analysis, AnalysisBudget, Reasons};
use crate::rules::{Match, Move, Ply};
use crate::ui::browser::{Dispatcher, use_bot, use_locale, use_own_game};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{BotHealth, GameAction, MAX_EQUAL_COST, whole_seeds};
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub struct MoveWorthsProps {
    /// The game at the position of the puzzle.
    pub game: Match,
    /// The best move, as the puzzle has it.
    pub solution: Move,
    /// The seeds that every other move of a puzzle is worth less; `None` for a mistake of
    /// the player.
    pub gain: Option<u8>,
    /// The move of a mistake and what it cost, in hundredths of a seed: it costs the same
    /// wherever it is named.
    #[prop_or_default]
    pub played: Option<(Move, i32)>,
    /// The moves that the player tried.
    pub misses: Vec<Ply>,
}

/// The moves of the position, the best first. The bot searches the position as soon as
/// the list is shown; until it knows more only the seeds are counted.
#[component]
pub fn MoveWorths(props: &MoveWorthsProps) -> Html {
    let locale = use_locale();
    let state = use_reducer_eq(|| {
        let mut state = task_state(props.game.clone(), task_players(&props.game));
        state.puzzle = Some(props.game.plies());
        state
    });
    let (game, dispatcher) = use_own_game(&state);
    use_bot(&game, true);
    let rules = props.game.current().rules();
    let position = props.game.current().position();
    // Every answer to every move is counted: once is enough.
    let reasons = use_memo((*rules, *position), |(rules, position)| {
        let moves = rules.moves(position).iter();
        let reasons = moves.filter_map(|mv| Some((mv, Reasons::of(rules, position, &[mv])?)));
        reasons.collect::<Vec<_>>()
    });
    let analysis = state
        .analysis(props.game.plies())
        .filter(|analysis| analysis.satisfies(AnalysisBudget::PUZZLE));
    let cost = |mv| match props.played {
        Some((played, cost)) if played == mv => Some(cost),
        _ => puzzle_cost(analysis?, props.solution, props.gain, mv),
    };
    let mut moves = (*reasons).clone();
    moves.sort_by_key(|&(mv, _)| (mv != props.solution, cost(mv)));
    let entry = |&(mv, reasons): &(Move, Reasons)| {
        let is_best = mv == props.solution;
        let (taken, lost) = (reasons.takes, reasons.leaves);
        html! {
            <li
                class={classes!(is_best.then_some("best"))}
                data-move={rules.display_move(mv).to_string()}
            >
                // It is read from left to right in every language.
                <b translate="no"><bdi dir="ltr">{ move_name(rules, mv) }</bdi></b>
                <span>
                    { t!(locale, "move-takes", taken = taken, lost = lost) }
                    if props.misses.contains(&Ply::Move(mv)) {
                        { " " }
                        { t!(locale, "your-try") }
                    }
                </span>
                { for worth(&locale, is_best, cost(mv)) }
            </li>
        }
    };
    let failure = match &state.bot {
        BotHealth::Failed(failure) if analysis.is_none() => Some(failure),
        _ => None,
    };
    let is_busy = analysis.is_none() && failure.is_none();
    html! {
        <>
            <ol class="worths" aria-busy={is_busy.then_some("true")}>
                { for moves.iter().map(entry) }
            </ol>
            if let Some(failure) = failure {
                <ContextProvider<Dispatcher> context={dispatcher}>
                    <p class="about" role="alert">{ describe::bot_failed(&locale, failure) }</p>
                    <ActionButton action={GameAction::Bot(BotHealth::Starting)} label={t!(locale, "try-again")} />
                </ContextProvider<Dispatcher>>
            }
        </>
    }
}

/// The cost of a move against the best one.
fn worth(locale: &Locale, is_best: bool, cost: Option<i32>) -> Option<Html> {
    let text = match cost {
        _ if is_best => t!(locale, "best-move"),
        Some(..=MAX_EQUAL_COST) => t!(locale, "best-move"),
        Some(cost) => t!(locale, "costs", seeds = whole_seeds(cost)),
        None => return None,
    };
    Some(html! { <em>{ text }</em> })
}

/// The cost of a move compared with the solution, in hundredths of a seed; `None` for a move that
/// isn't legal.
///
/// The search that made a puzzle was longer than that of `analysis`. It found that the
/// second-best move costs `gain` seeds; the other moves keep their distance from that one.
/// Without a gain the costs are those of `analysis`.
fn puzzle_cost(analysis: &Analysis, solution: Move, gain: Option<u8>, mv: Move) -> Option<i32> {
    let others = analysis.moves.iter().filter(|it| it.mv != solution);
    let second_best = others.filter_map(|it| analysis.cost(it.mv)).min();
    let shift = gain
        .zip(second_best)
        .map_or(0, |(gain, cost)| 100 * i32::from(gain) - cost);
    Some(analysis.cost(mv)? + shift)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::MoveScore;
    use crate::rules::{Direction, Pit};

    fn sow(pit: u8) -> Move {
        Move {
            pit: Pit::new(pit),
            direction: Direction::Forward,
        }
    }

    /// An analysis with these scores of the moves from the first pits.
    fn analysis(scores: &[i32]) -> Analysis {
        let scored = scores.iter().zip(0..).map(|(&score, pit)| MoveScore {
            mv: sow(pit),
            score,
            decided: false,
        });
        let mut moves: Vec<_> = scored.collect();
        moves.sort_by_key(|it| -it.score);
        Analysis {
            line: vec![moves[0].mv],
            moves,
            depth: 1,
            proved: false,
            certain: None,
            reasons: None,
            budget: None,
        }
    }

    #[test]
    fn the_second_best_move_costs_the_gain() {
        let analysis = analysis(&[900, 200, 500]);
        let cost = |gain, pit| puzzle_cost(&analysis, sow(0), gain, sow(pit));
        assert_eq!((cost(Some(3), 2), cost(Some(3), 1)), (Some(300), Some(600)));
        assert_eq!((cost(None, 2), cost(None, 1)), (Some(400), Some(700)));
        assert_eq!(cost(Some(3), 4), None);
    }

    #[test]
    fn no_move_costs_less_than_the_gain_if_the_analysis_prefers_another() {
        let analysis = analysis(&[400, 700, 100]);
        let cost = |pit| puzzle_cost(&analysis, sow(0), Some(2), sow(pit));
        assert_eq!((cost(1), cost(2)), (Some(200), Some(800)));
    }
}
