//! The panel of a puzzle: game, rating and tries; after the solution its themes and the
//! cost of every move.

use std::rc::Rc;

use yew::prelude::*;

use super::move_worths::MoveWorths;
use super::rating_change::rating_change;
use super::rating_chart::rating_chart;
use super::solution_line::solution_line;
use super::texts::{move_name, rating_text, theme_name};
use super::week::{streak, week};
use super::{PuzzleAttempt, PuzzleEntry, PuzzleProgress, PuzzleScore};
use crate::bot::CollectedPuzzle;
use crate::rules::{Match, Move, Rules};
use crate::ui::browser::route::href;
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{PuzzleSet, View};

/// The properties of [`PuzzlePanel`].
#[derive(Properties, PartialEq)]
pub struct PuzzlePanelProps {
    /// The set from which the puzzle is taken.
    pub set: PuzzleSet,
    /// The puzzle.
    pub entry: PuzzleEntry,
    /// The attempt at it.
    pub attempt: PuzzleAttempt,
    /// The score of the attempt, if it moved the rating.
    pub score: Option<PuzzleScore>,
    /// The progress of the player.
    pub progress: Rc<PuzzleProgress>,
    /// The number of the day.
    pub today: i64,
    /// The heading of the worths of the moves.
    pub worths: NodeRef,
}

/// The rating, the tries, the themes and the solution beside a puzzle.
#[component]
pub fn PuzzlePanel(props: &PuzzlePanelProps) -> Html {
    let locale = use_locale();
    let PuzzlePanelProps {
        entry,
        attempt,
        progress,
        today,
        ..
    } = props;
    let puzzle = &entry.puzzle;
    let rules = entry.variant.default_rules();
    let is_over = attempt.outcome().is_over();
    let game = Match::from_position(rules, puzzle.position);
    html! {
        <div class="puzzle-panel">
            { about(&locale, entry, is_over) }
            if props.set == PuzzleSet::Daily {
                <section>
                    <h3>
                        { t!(locale, "streak") }
                        <small>{ streak(&locale, progress, *today) }</small>
                    </h3>
                    { week(&locale, progress, *today) }
                </section>
            }
            <section>
                <h3>{ t!(locale, "your-rating") }</h3>
                { rating(&locale, progress, props.score) }
                if !is_over {
                    { rating_chart(&locale, &progress.history, progress.rating) }
                }
            </section>
            if !is_over {
                { tries(&locale, &rules, attempt.misses()) }
            }
            { themes(&locale, puzzle, is_over) }
            if is_over {
                { solution_line(&locale, &game, puzzle) }
                <section>
                    <h3 ref={&props.worths} tabindex="-1">{ t!(locale, "move-worths") }</h3>
                    <MoveWorths
                        {game}
                        solution={puzzle.solution}
                        gain={Some(puzzle.gain)}
                        misses={attempt.misses().to_vec()}
                    />
                </section>
            }
        </div>
    }
}

/// The game and the difficulty, and after the solution how it is known.
fn about(locale: &Locale, entry: &PuzzleEntry, is_over: bool) -> Html {
    let PuzzleEntry {
        variant, puzzle, ..
    } = entry;
    html! {
        <section>
            <h2>
                { describe::game(locale, *variant) }
                <a href={href(View::Rules(*variant))}>{ t!(locale, "rules") }</a>
            </h2>
            <p class="about">
                { t!(locale, "difficulty-of", difficulty = puzzle.difficulty) }
                if is_over {
                    { " " }
                    if puzzle.is_proved {
                        { t!(locale, "puzzle-proved") }
                    } else {
                        { t!(locale, "puzzle-searched") }
                    }
                }
            </p>
        </section>
    }
}

/// The wrong moves that were tried.
fn tries(locale: &Locale, rules: &Rules, misses: &[Move]) -> Html {
    html! {
        <section class="tries">
            <h3>{ t!(locale, "tries") }</h3>
            if misses.is_empty() {
                <p class="about">{ t!(locale, "no-tries") }</p>
            } else {
                <ol>
                    { for misses.iter().map(|&miss| html! {
                        <li>
                            <b><bdi dir="ltr">{ move_name(rules, miss) }</bdi></b>
                            { " " }
                            { t!(locale, "try-wrong") }
                        </li>
                    }) }
                </ol>
            }
        </section>
    }
}

/// The themes of a puzzle, which are hidden until it `is_over`: they would help.
fn themes(locale: &Locale, puzzle: &CollectedPuzzle, is_over: bool) -> Html {
    html! {
        <section>
            <h3>
                { t!(locale, "puzzle-themes") }
                if !is_over {
                    <small>{ t!(locale, "shown-when-solved") }</small>
                }
            </h3>
            if is_over {
                <p class="pills">
                    { for puzzle.themes.iter().map(|&theme| html! {
                        <a key={theme.name()} href={href(View::Puzzle(PuzzleSet::Theme(theme)))}>
                            { theme_name(locale, theme) }
                        </a>
                    }) }
                </p>
            } else {
                <p class="pills" aria-hidden="true">
                    { for puzzle.themes.iter().map(|_| html! { <i /> }) }
                </p>
            }
        </section>
    }
}

/// The rating, and what the attempt did to it.
fn rating(locale: &Locale, progress: &PuzzleProgress, score: Option<PuzzleScore>) -> Html {
    let about = score.map(|score| match score {
        PuzzleScore::Full => t!(locale, "score-full"),
        PuzzleScore::Half => t!(locale, "score-half"),
        PuzzleScore::Zero => t!(locale, "score-none"),
    });
    html! {
        <p class="figure">
            <b>{ rating_text(locale, progress.rating.rating) }</b>
            if let Some(about) = about {
                { rating_change(locale, progress) }
                <span class="about">{ about }</span>
            }
        </p>
    }
}
