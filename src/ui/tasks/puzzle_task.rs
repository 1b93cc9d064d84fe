//! A puzzle, its tries and its solution.

use std::rc::Rc;

use yew::prelude::*;

use super::board::task_players;
use super::move_worths::MoveWorths;
use super::rating_chart::{rating_change, rating_chart};
use super::texts::{
    move_in_words, move_name, puzzle_head, puzzle_set_name, puzzle_task, rating_text, streak,
    theme_name, week,
};
use super::view::{TaskSource, TaskView, try_buttons, use_attempt};
use super::{Attempt, PuzzleEntry, PuzzleProgress, PuzzleScore, Task};
use crate::bot::CollectedPuzzle;
use crate::link::{HandoutItem, LinkContent};
use crate::rules::{Ply, Rules, Side};
use crate::ui::board::layout::Orientation;
use crate::ui::board::seeds::side_class;
use crate::ui::browser::route::href;
use crate::ui::browser::stored_progress::ProgressChange;
use crate::ui::browser::{focus, system, use_heading_focus, use_locale};
use crate::ui::describe::{self, facts::MoveFacts};
use crate::ui::game::{HandoutButton, gain};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{PuzzleSet, View};
use crate::ui::widgets::{Icon, ShareButton, icon};

#[derive(Properties, PartialEq)]
pub struct PuzzleTaskProps {
    pub set: PuzzleSet,
    pub entry: PuzzleEntry,
    /// Whether the heading takes the focus: the button that led here is gone.
    pub takes_focus: bool,
    /// The number of the day on which the view was opened.
    pub today: i64,
    pub progress: Rc<PuzzleProgress>,
    pub change: ProgressChange<PuzzleProgress>,
    pub onnext: Callback<MouseEvent>,
    pub orientation: Orientation,
}

#[component]
pub fn PuzzleTask(props: &PuzzleTaskProps) -> Html {
    let locale = use_locale();
    let PuzzleTaskProps {
        set,
        entry,
        progress,
        ..
    } = props;
    let task = use_memo(entry.clone(), PuzzleEntry::task);
    let onchange = {
        let (entry, change) = (entry.clone(), props.change.clone());
        let daily = (*set == PuzzleSet::Daily).then_some(props.today);
        move |_: &Attempt, after: &Attempt| {
            let (entry, after) = (entry.clone(), after.clone());
            change.emit(Box::new(move |progress: &mut PuzzleProgress| {
                progress.take(&entry, &after, daily, system::day_number(system::now()));
            }));
        }
    };
    let initial = || Attempt::new(progress.has_missed(entry));
    let handle = use_attempt(&task, initial, onchange);
    let attempt = &handle.attempt;
    let board = attempt.board_number;
    let heading = use_heading_focus(board, board == 0 && props.takes_focus);
    let worths = use_node_ref();
    // Whether this attempt moves the rating.
    let is_rated = *use_state_eq(|| !progress.has_score(entry));
    let score = attempt.score.filter(|_| is_rated);
    let is_over = attempt.outcome.is_over();
    let puzzle = &entry.puzzle;
    let rules = task.game.current().rules();
    let asked = || {
        let about = match (is_rated && attempt.score.is_none(), attempt.miss_count()) {
            (false, _) => t!(locale, "puzzle-unrated"),
            (true, 0) => game_and_difficulty(&locale, entry),
            (true, _) => t!(locale, "puzzle-second-try"),
        };
        (puzzle_task(&locale, puzzle), about)
    };
    let solution = || {
        let mv = move_in_words(&locale, rules, puzzle.solution);
        t!(locale, "puzzle-solution", mv = mv, seeds = puzzle.gain)
    };
    let (title, text) = puzzle_head(&locale, rules, attempt, asked, solution);
    html! {
        <TaskView
            source={TaskSource::Puzzles(format!("{} {:x}", entry.variant.id(), entry.id))}
            task={&task}
            handle={handle.clone()}
            name={html! { <b>{ puzzle_set_name(&locale, *set) }</b> }}
            {title}
            text={html! { text }}
            {heading}
            result={html! {
                if is_over {
                    { result_line(&locale, progress, score, &worths) }
                }
            }}
            panel={puzzle_panel(&locale, props, &task, attempt, score, &worths)}
            foot={html! {
                <>
                    { try_buttons(&locale, &handle, true) }
                    <ShareButton
                        content={LinkContent::puzzle(task.game.clone())}
                        text={puzzle_task(&locale, puzzle)}
                    />
                    { next_button(&locale, props, is_over) }
                </>
            }}
            orientation={props.orientation}
        />
    }
}

/// The new rating, if the attempt moved it, and the button that leads to the worths of the
/// moves.
fn result_line(
    locale: &Locale,
    progress: &PuzzleProgress,
    score: Option<PuzzleScore>,
    worths: &NodeRef,
) -> Html {
    let worths = worths.clone();
    let onclick = Callback::from(move |_: MouseEvent| focus(&worths));
    html! {
        <p class="result-line quiet">
            if score.is_some() {
                <span>
                    { t!(locale, "your-rating") }
                    { " " }
                    <b>{ rating_text(locale, progress.rating.rating) }</b>
                    { " " }
                    { rating_change(locale, progress) }
                </span>
            }
            <button type="button" data-action="move-worths" {onclick}>
                { t!(locale, "all-moves") }
                { icon(Icon::Down) }
            </button>
        </p>
    }
}

/// The button for the next puzzle; from the puzzle of the day, a link to the puzzles of
/// its game.
fn next_button(locale: &Locale, props: &PuzzleTaskProps, is_over: bool) -> Html {
    let label = html! {
        <>
            { t!(locale, "next-puzzle") }
            { icon(Icon::Next) }
        </>
    };
    let class = classes!("button", "icon-if-room", is_over.then_some("main"));
    if props.set == PuzzleSet::Daily {
        let address = href(View::Puzzle(PuzzleSet::Game(props.entry.variant)));
        return html! { <a {class} data-action="next-puzzle" href={address}>{ label }</a> };
    }
    html! {
        <button type="button" {class} data-action="next-puzzle" onclick={&props.onnext}>{ label }</button>
    }
}

/// The rating and the tries beside a puzzle; after the solution its themes and the cost of
/// every move. `score` is that of the
/// attempt, if it moved the rating; `worths` becomes the reference to the heading of the
/// worths of the moves.
fn puzzle_panel(
    locale: &Locale,
    props: &PuzzleTaskProps,
    task: &Task,
    attempt: &Attempt,
    score: Option<PuzzleScore>,
    worths: &NodeRef,
) -> Html {
    let PuzzleTaskProps {
        set,
        entry,
        progress,
        today,
        ..
    } = props;
    let puzzle = &entry.puzzle;
    let is_over = attempt.outcome.is_over();
    html! {
        <div class="puzzle-panel card">
            { about(locale, entry) }
            if *set == PuzzleSet::Daily {
                <section>
                    <h3 class="name-and-number">
                        { t!(locale, "streak") }
                        <small>{ streak(locale, progress, *today) }</small>
                    </h3>
                    { week(locale, progress, *today) }
                </section>
            }
            <section>
                <h3>{ t!(locale, "your-rating") }</h3>
                { rating(locale, progress, score) }
                if !is_over && !progress.has_score(entry) {
                    <p class="about">{ t!(locale, "puzzle-tries") }</p>
                }
                if !is_over {
                    { rating_chart(locale, &progress.history) }
                }
            </section>
            if !is_over && !attempt.misses.is_empty() {
                { tries(locale, task.game.current().rules(), &attempt.misses) }
            }
            { themes(locale, puzzle, is_over) }
            if is_over {
                { solution_line(locale, task) }
                <section>
                    <h3 ref={worths} tabindex="-1">{ t!(locale, "move-worths") }</h3>
                    <MoveWorths
                        game={task.game.clone()}
                        solution={puzzle.solution}
                        gain={Some(puzzle.gain)}
                        misses={attempt.misses.clone()}
                    />
                </section>
            }
            <section class="quiet">
                <h3>{ t!(locale, "hand-out") }</h3>
                <HandoutButton item={HandoutItem::position(&task.game, vec![puzzle.solution])} />
            </section>
        </div>
    }
}

fn game_and_difficulty(locale: &Locale, entry: &PuzzleEntry) -> String {
    let game = describe::game(locale, entry.variant);
    let difficulty = entry.puzzle.difficulty;
    [
        t!(locale, "sentence", said = game),
        t!(locale, "difficulty-of", difficulty = difficulty),
    ]
    .join(" ")
}

/// The game and the difficulty.
fn about(locale: &Locale, entry: &PuzzleEntry) -> Html {
    let PuzzleEntry {
        variant, puzzle, ..
    } = entry;
    html! {
        <section>
            <h2 class="name-and-number">
                { describe::game(locale, *variant) }
                <a href={href(View::Rules(*variant))}>{ t!(locale, "rules") }</a>
            </h2>
            <p class="about">
                { t!(locale, "difficulty-of", difficulty = puzzle.difficulty) }
            </p>
        </section>
    }
}

/// The wrong moves that were tried.
fn tries(locale: &Locale, rules: &Rules, misses: &[Ply]) -> Html {
    let miss = |miss: &Ply| {
        let Ply::Move(mv) = miss else {
            return None;
        };
        Some(html! {
            <li>
                <b translate="no"><bdi dir="ltr">{ move_name(rules, *mv) }</bdi></b>
                { " " }
                { t!(locale, "try-wrong") }
            </li>
        })
    };
    html! {
        <section class="tries">
            <h3>{ t!(locale, "tries") }</h3>
            <ol>{ for misses.iter().filter_map(miss) }</ol>
        </section>
    }
}

/// The themes of a puzzle, which are hidden until it `is_over`: they would help.
fn themes(locale: &Locale, puzzle: &CollectedPuzzle, is_over: bool) -> Html {
    html! {
        <section>
            <h3 class="name-and-number">
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

/// The moves of the solution, each with what it wins.
fn solution_line(locale: &Locale, task: &Task) -> Html {
    let players = task_players(&task.game);
    let line = task.solved();
    let ply = |number: usize| {
        let Some(Ply::Move(mv)) = line.ply(number) else {
            return None;
        };
        let facts = MoveFacts::of_ply(&line, players, Side::South, number)?;
        let (record, at) = line.at_ply(number);
        let side = record.positions()[at].to_move()?;
        let won = gain(locale, &facts);
        let notation = record.rules().display_move(mv).to_string();
        Some(html! {
            <li key={number} class={side_class(side)}>
                <b translate="no" aria-hidden="true"><bdi dir="ltr">{ describe::notation(&notation) }</bdi></b>
                if let Some(won) = won {
                    <em aria-hidden="true"><bdi dir="ltr">{ won }</bdi></em>
                }
                <span class="for-readers">{ describe::entry(locale, &facts) }</span>
            </li>
        })
    };
    html! {
        <section class="solution-line">
            <h3>{ t!(locale, "the-solution") }</h3>
            <ol>{ for (task.game.plies()..line.plies()).filter_map(ply) }</ol>
        </section>
    }
}
