//! The panel beside the board: moves, teacher, and the state of a race or match.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::actions::ending_actions;
use super::match_tab::match_tab;
use super::move_list::{MoveList, MoveListProps};
use super::race_tab::race_tab;
use super::step_buttons::step_buttons;
use super::store_chart::store_chart;
use super::tab::{PANEL, Tab};
use super::teacher::TeacherPanel;
use crate::ui::browser::environment::use_media;
use crate::ui::browser::{GameHandle, KEEPS_ANIMATION, use_locale};
use crate::ui::describe::{self, facts::MatchFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, NamedValue};
use crate::ui::widgets::{ActionButton, Icon, icon};

#[derive(Properties, PartialEq)]
pub struct PanelProps {
    pub label: String,
    pub children: Html,
}

/// The panel. On a narrow screen it is a popover that the bar's buttons open; on a
/// wide one the styles show it beside the board while the setting says so.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let panel = use_node_ref();
    use_closed_when_wide(&panel);
    html! {
        <aside
            ref={panel}
            id={PANEL}
            class={classes!("panel", KEEPS_ANIMATION)}
            popover="auto"
            aria-label={props.label.clone()}
        >
            { props.children.clone() }
        </aside>
    }
}

#[derive(Clone, Properties, PartialEq)]
pub struct PanelContentProps {
    pub state: GameHandle,
    /// The part that is shown.
    pub tab: Tab,
    /// Receives the tab that was pressed.
    pub on_tab: Callback<Tab>,
}

/// What is in the panel.
#[component]
pub fn PanelContent(props: &PanelContentProps) -> Html {
    let &PanelContentProps {
        ref state,
        tab,
        ref on_tab,
    } = props;
    let locale = use_locale();
    let facts = MatchFacts::of(state);
    let shown_tab = use_node_ref();
    html! {
        <>
            { heading(&locale, state, facts.as_ref()) }
            { tabs(&locale, state, tab, &shown_tab, on_tab) }
            <div class="tab">{ tab_content(&locale, state, tab, facts.as_ref()) }</div>
            if tab == Tab::Moves && state.record.plies() > 0 {
                { ending_actions(&locale, state) }
                { step_buttons(&locale, state) }
            }
        </>
    }
}

/// The name of the game, and what it is; the button that closes the popover.
fn heading(locale: &Locale, state: &GameState, facts: Option<&MatchFacts>) -> Html {
    let size = describe::board_size(locale, state.rules(), state.is_laid_out());
    html! {
        <div class="heading">
            <div>
                // The page's heading has the name, too.
                <p class="title" aria-hidden="true">
                    { describe::game(locale, state.rules().variant()) }
                </p>
                <p class="about">{ describe::origin(locale, state.rules(), size) }</p>
                { for facts.map(|facts| html! {
                    <p class="about">{ describe::match_stands(locale, facts, state.near()) }</p>
                }) }
            </div>
            <ActionButton
                action={GameAction::ShowPanel(false)}
                icon={Icon::Close}
                label={t!(locale, "close")}
                class="wide"
            />
            <button
                type="button"
                class="narrow"
                popovertarget={PANEL}
                popovertargetaction="hide"
                aria-label={t!(locale, "close")}
            >
                { icon(Icon::Close) }
            </button>
        </div>
    }
}

fn tab_content(locale: &Locale, state: &GameHandle, tab: Tab, facts: Option<&MatchFacts>) -> Html {
    match tab {
        Tab::Race => race_tab(locale, state),
        Tab::Match => facts
            .map(|facts| match_tab(locale, state, facts))
            .unwrap_or_default(),
        Tab::Moves => html! {
            <>
                <MoveList ..MoveListProps::of(state) />
                { store_chart(locale, &state.record, state.settled_ply()) }
            </>
        },
        Tab::Teacher if state.is_taught() => html! { <TeacherPanel state={state.clone()} /> },
        Tab::Teacher => html! { <p class="about">{ t!(locale, "no-help") }</p> },
        // They belong to a review.
        Tab::Moments | Tab::Openings => Html::default(),
    }
}

/// The tabs that have something to show, with a reference to the button of the one that is
/// shown.
pub fn tabs(
    locale: &Locale,
    state: &GameState,
    shown: Tab,
    shown_ref: &NodeRef,
    on_tab: &Callback<Tab>,
) -> Html {
    let tabs = Tab::ALL.iter().filter(|tab| tab.is_available(state));
    html! {
        <div class="tabs" role="group" aria-label={t!(locale, "panel")}>
            { for tabs.map(|&it| tab_button(it, it.label(locale, state), (it == shown).then_some(shown_ref), on_tab)) }
        </div>
    }
}

/// The button that shows a tab; `shown` is the reference to it if it is shown already.
fn tab_button(tab: Tab, label: String, shown: Option<&NodeRef>, on_tab: &Callback<Tab>) -> Html {
    html! {
        <button
            ref={shown.cloned().unwrap_or_default()}
            type="button"
            data-tab={tab.name()}
            aria-pressed={shown.is_some().to_string()}
            onclick={on_tab.reform(move |_: MouseEvent| tab)}
        >
            { label }
        </button>
    }
}

/// The media query of the screens on which the panel stands beside the board, as in
/// static/styles/table.css.
const WIDE: &str = "(min-width: 1000px)";

/// Closes the popover when the window has become wide.
#[hook]
fn use_closed_when_wide(panel: &NodeRef) {
    let panel = panel.clone();
    let is_wide = use_media(WIDE);
    use_effect_with(is_wide, move |&is_wide| {
        if let Some(panel) = panel.cast::<HtmlElement>().filter(|_| is_wide) {
            // One that isn't open stays as it is.
            let _ = panel.hide_popover();
        }
    });
}
