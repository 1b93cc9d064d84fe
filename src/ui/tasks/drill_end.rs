//! The end of a round of the drill.

use yew::prelude::*;

use super::drill_progress::GameDrill;
use super::drill_view::level_text;
use crate::rules::Variant;
use crate::ui::board::MiniBoard;
use crate::ui::browser::route::href;
use crate::ui::browser::{use_heading_focus, use_locale, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;
use crate::ui::widgets::{Icon, icon};

#[derive(Properties, PartialEq)]
pub struct RoundEndProps {
    pub variant: Variant,
    /// The right answers, and all of them.
    pub right: u8,
    pub count: usize,
    pub progress: GameDrill,
    pub is_timed: bool,
    pub onround: Callback<bool>,
}

/// What is shown after a round.
#[component]
pub fn RoundEnd(props: &RoundEndProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    // The button that was pressed is gone.
    let heading = use_heading_focus(0, true);
    let &RoundEndProps {
        variant,
        right,
        count,
        progress,
        is_timed,
        ..
    } = props;
    let again = props.onround.reform(move |_: MouseEvent| is_timed);
    html! {
        <article class="puzzle nothing" data-drill={variant.id()} data-result="finished">
            <MiniBoard rules={variant.default_rules()} {look} />
            <div role="status">
                <h1 ref={heading} tabindex="-1">
                    if is_timed {
                        { t!(locale, "drill-minute-finished", right = right, count = count) }
                    } else {
                        { t!(locale, "practice-finished", right = right, count = count) }
                    }
                </h1>
                <p>{ level_text(&locale, variant, progress) }</p>
            </div>
            <p>
                <button type="button" class="main" data-action="drill-again" onclick={again}>
                    { icon(Icon::Replay) }
                    { t!(locale, "drill-again") }
                </button>
                { pace_button(&locale, is_timed, &props.onround) }
                <a class="button" href={href(View::Drills)}>{ t!(locale, "drill") }</a>
            </p>
        </article>
    }
}

/// The button that begins a round of the other pace.
pub fn pace_button(locale: &Locale, is_timed: bool, onround: &Callback<bool>) -> Html {
    html! {
        <button
            type="button"
            data-action="drill-pace"
            onclick={onround.reform(move |_: MouseEvent| !is_timed)}
        >
            { clock(is_timed) }
            if is_timed {
                { t!(locale, "drill-own-pace") }
            } else {
                { t!(locale, "drill-minute") }
            }
        </button>
    }
}

/// A clock, or one that is struck out.
pub fn clock(is_struck: bool) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="M12 6.5V12l3.5 2.5" />
            if is_struck {
                <path d="M3.5 3.5l17 17" />
            }
        </svg>
    }
}
