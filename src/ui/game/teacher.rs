//! What the bot teaches, beside the board.

use std::rc::Rc;

use yew::prelude::*;

use super::lead_chart::LeadChart;
use crate::bot::Analysis;
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, ReviewedMove};
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub struct TeacherPanelProps {
    pub state: GameHandle,
}

/// The worth of each move, and the review of the game; before one of them is asked for, what
/// they are.
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
            if state.judged().is_none() && !teacher.analysing && !(played && is_reviewed) {
                <p class="standing">{ t!(locale, "teacher-about") }</p>
            }
            { commands(&locale, state, played && to_review > 0) }
            { for state.judged().map(|judged| evaluation(&locale, state, judged)) }
            if teacher.analysing {
                <p class="standing">{ t!(locale, "reviewing", moves = to_review) }</p>
            }
            if teacher.analysing || played && is_reviewed {
                <LeadChart
                    game={Rc::clone(game)}
                    players={state.players}
                    analyses={teacher.analyses.clone()}
                    now={state.shown_ply()}
                />
                { moment_list(&locale, state) }
            }
        </section>
    }
}

fn commands(locale: &Locale, state: &GameState, can_review: bool) -> Html {
    let review = if state.teacher.analysing {
        t!(locale, "stop")
    } else {
        t!(locale, "review")
    };
    html! {
        <div class="commands">
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
pub fn evaluation(locale: &Locale, state: &GameState, judged: &Analysis) -> Html {
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
fn moment_list(locale: &Locale, state: &GameState) -> Html {
    let moments = state.moments();
    if moments.is_empty() {
        return html! {
            if state.to_review() == 0 {
                <p class="about">{ t!(locale, "moments-none") }</p>
            }
        };
    }
    let entry = |moment: &ReviewedMove| {
        let rules = state.record.at_ply(moment.ply).0.rules();
        let players = state.players_at(moment.ply);
        html! {
            <li key={moment.ply}>
                <ActionButton action={GameAction::ShowPly(moment.ply)} class="entry">
                    { describe::moment(locale, rules, players, state.near(), moment) }
                </ActionButton>
            </li>
        }
    };
    html! {
        <>
            <h2>{ t!(locale, "moments-title") }</h2>
            <ol>{ for moments.iter().map(entry) }</ol>
        </>
    }
}
