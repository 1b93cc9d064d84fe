//! The drill: the list of the games, and the rounds of one of them.

use yew::prelude::*;

use super::DrillProgress;
use super::drill::{TASKS_OF_ROUND, level_count};
use super::drill_progress::GameDrill;
use super::drill_round::{DrillRoundView, RoundKind};
use crate::rules::Variant;
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::DRILL;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{use_locale, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;

/// The drill of every game.
#[component]
pub fn DrillList() -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let (progress, _) = use_stored_progress::<DrillProgress>(DRILL);
    let entry = |variant: Variant| {
        let rules = variant.default_rules();
        let drill = progress.of(variant);
        html! {
            <li key={variant.id()} class="course" data-drill={variant.id()}>
                <MiniBoard {rules} {look} />
                <div class="course-name">
                    <h2>{ t!(locale, "game-short", game = variant.id()) }</h2>
                    if drill.rounds > 0 {
                        <p class="course-progress">{ progress_text(&locale, variant, drill) }</p>
                    }
                </div>
                <a class="button" href={href(View::Drill(variant))}>
                    if drill.rounds > 0 {
                        { t!(locale, "go-on") }
                    } else {
                        { t!(locale, "begin-course") }
                    }
                </a>
            </li>
        }
    };
    html! {
        <article class="learning list-view">
            <header>
                <h1 tabindex="-1">{ t!(locale, "drill") }</h1>
                <p>{ t!(locale, "drill-about") }</p>
            </header>
            <ol class="courses">{ for Variant::ALL.map(entry) }</ol>
        </article>
    }
}

/// The level of a player.
pub(super) fn level_text(locale: &Locale, variant: Variant, drill: GameDrill) -> String {
    let levels = level_count(&variant.default_rules());
    t!(locale, "drill-level", level = drill.level, levels = levels)
}

/// The level, and the best round.
fn progress_text(locale: &Locale, variant: Variant, drill: GameDrill) -> String {
    let level = level_text(locale, variant, drill);
    let best = t!(
        locale,
        "practice-finished",
        right = drill.best,
        count = TASKS_OF_ROUND
    );
    locale.enumeration([level, best])
}

#[derive(Properties, PartialEq)]
pub struct DrillViewProps {
    pub variant: Variant,
    pub orientation: Orientation,
}

/// The drill of a game, round after round.
#[component]
pub fn DrillView(props: &DrillViewProps) -> Html {
    let number = use_state_eq(|| 0_u32);
    let is_timed = use_state_eq(|| false);
    let onround = {
        let (number, is_timed) = (number.clone(), is_timed.clone());
        Callback::from(move |timed: bool| {
            is_timed.set(timed);
            number.set(*number + 1);
        })
    };
    let is_timed = *is_timed;
    html! {
        <DrillRoundView
            key={*number}
            variant={props.variant}
            kind={RoundKind::Own { is_timed, onround }}
            takes_focus={*number > 0}
            orientation={props.orientation}
        />
    }
}
