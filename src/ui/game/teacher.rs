//! What the bot teaches, beside the board.

use std::rc::Rc;

use yew::prelude::*;

use super::lead_chart::{ChartSize, LeadChart};
use crate::bot::Analysis;
use crate::rules::Side;
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, ReviewedMove, worst_moves};
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub struct TeacherPanelProps {
    pub state: GameHandle,
}

/// Hints, the worth of each move, and the review of the game.
#[component]
pub fn TeacherPanel(props: &TeacherPanelProps) -> Html {
    let state = &props.state;
    let locale = use_locale();
    let (game, teacher) = (&state.record, &state.teacher);
    let played = game.plies() > 0;
    let to_review = state.to_review();
    let is_reviewed = to_review == 0 && teacher.analyses.iter().any(Option::is_some);
    html! {
        <section class="teacher" aria-label={t!(locale, "teacher")}>
            { commands(&locale, state, played && to_review > 0) }
            { for state.judged().map(|judged| evaluation(&locale, state, judged)) }
            if teacher.reviewing {
                <p class="standing">{ t!(locale, "reviewing", moves = to_review) }</p>
            }
            if teacher.reviewing || played && is_reviewed {
                <LeadChart
                    size={ChartSize::Small}
                    game={Rc::clone(game)}
                    players={state.players}
                    analyses={teacher.analyses.clone()}
                    now={state.shown_ply()}
                />
                { worst_move_list(&locale, state) }
            }
        </section>
    }
}

fn commands(locale: &Locale, state: &GameState, can_review: bool) -> Html {
    let review = if state.teacher.reviewing {
        t!(locale, "stop")
    } else {
        t!(locale, "review")
    };
    html! {
        <div class="commands">
            <ActionButton
                action={GameAction::Hint}
                label={t!(locale, "hint")}
                disabled={!state.can_hint()}
            />
            <ActionButton
                action={GameAction::Judge}
                label={t!(locale, "judge")}
                pressed={state.teacher.judging}
            />
            if can_review {
                <ActionButton action={GameAction::Review} label={review} />
            }
        </div>
    }
}

/// Who stands better in the position shown.
fn evaluation(locale: &Locale, state: &GameState, judged: &Analysis) -> Html {
    let mover = state.position().to_move();
    let said = mover
        .map(|mover| describe::evaluation(locale, state.rules(), state.players, mover, judged));
    html! {
        <>
            <p class="standing">{ said }</p>
            <p class="about">{ t!(locale, "judged-about") }</p>
        </>
    }
}

/// The moves that cost most; each leads to the position before it.
fn worst_move_list(locale: &Locale, state: &GameState) -> Html {
    let persons = Side::ALL.into_iter().any(|side| state.is_person(side));
    let counts = |one: &ReviewedMove| !persons || state.is_by_person(one.ply, one.side);
    let mistakes = worst_moves(&state.record, &state.teacher.analyses, counts);
    if mistakes.is_empty() {
        return html! {
            if state.to_review() == 0 {
                <p class="about">{ t!(locale, "no-mistakes") }</p>
            }
        };
    }
    let entry = |mistake: &ReviewedMove| {
        let rules = state.record.at_ply(mistake.ply).0.rules();
        let players = state.players_at(mistake.ply);
        html! {
            <li key={mistake.ply}>
                <ActionButton action={GameAction::ShowPly(mistake.ply)} class="entry">
                    { describe::mistake(locale, rules, players, state.near(), mistake) }
                </ActionButton>
            </li>
        }
    };
    html! {
        <>
            <h2>{ t!(locale, "mistakes") }</h2>
            <ol>{ for mistakes.iter().map(entry) }</ol>
        </>
    }
}
