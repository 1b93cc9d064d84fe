//! The solution of a puzzle and the best moves after it.

use yew::prelude::*;

use crate::bot::CollectedPuzzle;
use crate::rules::{Match, Ply};
use crate::ui::board::seeds::side_class;
use crate::ui::describe;
use crate::ui::describe::facts::MoveFacts;
use crate::ui::game::{gain, task_players};
use crate::ui::i18n::{Locale, t};

/// A game with the solution of a puzzle and the best moves after it.
pub fn with_line(game: &Match, puzzle: &CollectedPuzzle) -> Match {
    let mut game = game.clone();
    for &mv in [puzzle.solution].iter().chain(&puzzle.continuation) {
        // The file was read with these moves played.
        if game.play(mv, &mut ()).is_err() {
            break;
        }
    }
    game
}

/// The moves of the solution, each with what it wins. `game` is at the position of the
/// puzzle.
pub fn solution_line(locale: &Locale, game: &Match, puzzle: &CollectedPuzzle) -> Html {
    let players = task_players(game);
    let line = with_line(game, puzzle);
    let ply = |number: usize| {
        let Some(Ply::Move(mv)) = line.ply(number) else {
            return None;
        };
        let facts = MoveFacts::of_ply(&line, players, number)?;
        let (record, at) = line.at_ply(number);
        let side = record.positions()[at].to_move()?;
        let won = gain(&facts);
        let notation = record.rules().display_move(mv).to_string();
        Some(html! {
            <li key={number} class={side_class(side)}>
                <b aria-hidden="true"><bdi dir="ltr">{ describe::notation(&notation) }</bdi></b>
                if let Some(won) = won {
                    <em aria-hidden="true"><bdi dir="ltr">{ locale.digits(won) }</bdi></em>
                }
                <span class="for-readers">{ describe::entry(locale, &facts) }</span>
            </li>
        })
    };
    html! {
        <section class="solution-line">
            <h3>{ t!(locale, "the-solution") }</h3>
            <ol>{ for (game.plies()..line.plies()).filter_map(ply) }</ol>
        </section>
    }
}
