//! The panel beside the board: moves, teacher, openings, and everything else.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::match_tab::match_tab;
use super::more::{More, MoreProps};
use super::move_list::{MoveColumns, MoveList, MoveListProps, steps};
use super::openings::Openings;
use super::race_tab::race_tab;
use super::result::{ResultProps, ResultSummary};
use super::store_chart::store_chart;
use super::tab::{PANEL, Tab};
use super::teacher::TeacherPanel;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::environment::use_media;
use crate::ui::browser::{KEEPS_ANIMATION, use_locale};
use crate::ui::describe::{self, facts::MatchFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{OwnGames, State};
use crate::ui::widgets::{Icon, icon};

/// The properties of the [`Panel`].
#[derive(Properties, PartialEq)]
pub struct PanelProps {
    /// The state of the page.
    pub state: UseReducerHandle<State>,
    /// The part that is shown.
    pub tab: Tab,
    /// Receives the tab that was pressed.
    pub on_tab: Callback<Tab>,
    /// Whether the moves stand above the tabs and are none of them.
    pub moves_above: bool,
}

/// The panel. On a narrow screen it is a popover that the bar's buttons open; on a
/// wide one the styles show it beside the board all the time.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let &PanelProps {
        ref state,
        tab,
        ref on_tab,
        moves_above,
    } = props;
    let tab = if moves_above && tab == Tab::Moves {
        Tab::below_moves(state)
    } else {
        tab
    };
    let locale = use_locale();
    let own_games = use_state_eq(|| None::<Rc<OwnGames>>);
    let game = &state.table.game;
    let variant = state.rules().variant();
    let facts = MatchFacts::of(state);
    let is_moves = tab == Tab::Moves;
    let size = describe::board_size(&locale, state.rules(), state.is_laid_out());
    let panel = use_node_ref();
    use_closed_when_wide(&panel);
    html! {
        <aside
            ref={panel}
            id={PANEL}
            class={classes!("panel", KEEPS_ANIMATION)}
            popover="auto"
            aria-label={t!(locale, "panel")}
        >
            <div class="heading">
                <div>
                    // The page's heading has the name, too.
                    <p class="title" aria-hidden="true">{ describe::game(&locale, variant) }</p>
                    <p class="about">{ describe::origin(&locale, state.rules(), size) }</p>
                    { for facts.iter().map(|facts| html! {
                        <p class="about">{ describe::match_stands(&locale, facts, state.near()) }</p>
                    }) }
                </div>
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
            if moves_above {
                <MoveList ..MoveListProps::of(state, MoveColumns::Four) />
            }
            { tabs(&locale, state, tab, on_tab, moves_above) }
            <div class="tab">
                {
                    match tab {
                        Tab::Race => race_tab(&locale, state),
                        Tab::Match => facts
                            .iter()
                            .map(|facts| match_tab(&locale, state, facts))
                            .collect(),
                        Tab::Result => {
                            html! { <ResultSummary ..ResultProps::of(state, Orientation::Flat) /> }
                        }
                        Tab::Moves => html! {
                            <>
                                <MoveList ..MoveListProps::of(state, MoveColumns::Two) />
                                { store_chart(&locale, game, state.settled_ply(), None) }
                            </>
                        },
                        Tab::Teacher if state.is_taught() => {
                            html! { <TeacherPanel state={state.clone()} /> }
                        }
                        Tab::Teacher => html! { <p class="about">{ t!(locale, "no-help") }</p> },
                        Tab::Openings => {
                            html! { <Openings state={state.clone()} own={own_games} /> }
                        }
                        Tab::More => html! { <More ..MoreProps::of(state) /> },
                    }
                }
            </div>
            if is_moves {
                { steps(&locale, state) }
            }
        </aside>
    }
}

/// The media query of the screens on which the panel stands beside the board, as in
/// static/styles/table.css.
const WIDE: &str = "(min-width: 1000px) and (min-height: 520px)";

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

/// The buttons of the tabs, without the one of the moves if they stand above.
fn tabs(
    locale: &Locale,
    state: &State,
    shown: Tab,
    on_tab: &Callback<Tab>,
    moves_above: bool,
) -> Html {
    let button = |tab: Tab| {
        html! {
            <button
                type="button"
                data-tab={tab.name()}
                aria-pressed={(tab == shown).to_string()}
                onclick={on_tab.reform(move |_: MouseEvent| tab)}
            >
                { tab.label(locale) }
            </button>
        }
    };
    let tabs = Tab::ALL
        .into_iter()
        .filter(|&tab| tab.is_available(state) && !(moves_above && tab == Tab::Moves));
    html! {
        <div class="tabs" role="group">{ for tabs.map(button) }</div>
    }
}
