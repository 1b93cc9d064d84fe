//! The panel beside the board: moves, teacher, openings, and everything else.

use std::rc::Rc;

use yew::prelude::*;

use super::actions::is_taught;
use super::match_tab::match_tab;
use super::more::{More, MoreProps};
use super::move_list::{MoveList, MoveListProps, steps};
use super::openings::Openings;
use super::result::{GameResult, GameResultProps, has_result};
use super::store_chart::store_chart;
use super::teacher::TeacherPanel;
use crate::rules::Rounds;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::{KEEPS_ANIMATION, use_locale};
use crate::ui::describe::{self, facts::MatchFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{OwnGames, Phase, State};
use crate::ui::widgets::{Icon, icon};

/// The id of the panel.
pub const PANEL: &str = "panel";

/// A part of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The state of a match of several rounds.
    Match,
    /// The result of a game that is over.
    Result,
    /// The moves, and the seeds in the stores after each.
    #[default]
    Moves,
    /// Hints, worths and the review.
    Teacher,
    /// What is known of the first moves.
    Openings,
    /// Draws, speed, sound.
    More,
}

impl Tab {
    const ALL: [Self; 6] = [
        Self::Match,
        Self::Result,
        Self::Moves,
        Self::Teacher,
        Self::Openings,
        Self::More,
    ];

    /// The tab that is shown unless another one is chosen: what is going on.
    pub fn first(state: &State) -> Self {
        let is_match = Self::Match.is_available(state);
        match state.phase() {
            Phase::RoundOver | Phase::Arranging | Phase::Over if is_match => Self::Match,
            Phase::Over if !state.is_gone_through() => Self::Result,
            _ => Self::Moves,
        }
    }

    /// Whether the tab has something to show.
    pub fn is_available(self, state: &State) -> bool {
        match self {
            Self::Match => state.rules().rounds() != Rounds::Single,
            Self::Result => has_result(state),
            Self::Openings => is_taught(state),
            Self::Moves | Self::Teacher | Self::More => true,
        }
    }

    /// The value of `data-tab`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Match => "match",
            Self::Result => "result",
            Self::Moves => "moves",
            Self::Teacher => "teacher",
            Self::Openings => "openings",
            Self::More => "more",
        }
    }

    /// Its text.
    pub fn label(self, locale: &Locale) -> String {
        match self {
            Self::Match => t!(locale, "match"),
            Self::Result => t!(locale, "result"),
            Self::Moves => t!(locale, "move-list"),
            Self::Teacher => t!(locale, "teacher"),
            Self::Openings => t!(locale, "openings"),
            Self::More => t!(locale, "more"),
        }
    }
}

/// The properties of the [`Panel`].
#[derive(Properties, PartialEq)]
pub struct PanelProps {
    /// The state of the page.
    pub state: UseReducerHandle<State>,
    /// The part that is shown.
    pub tab: Tab,
    /// Receives the tab that was pressed.
    pub on_tab: Callback<Tab>,
}

/// The panel. On a narrow screen it is a popover that the bar's buttons open; on a
/// wide one the styles show it beside the board all the time.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let PanelProps { state, tab, on_tab } = props;
    let locale = use_locale();
    let own_games = use_state_eq(|| None::<Rc<OwnGames>>);
    let game = &state.table.game;
    let variant = state.rules().variant();
    let facts = MatchFacts::of(state);
    let is_moves = *tab == Tab::Moves;
    let size = describe::board_size(&locale, state.rules(), state.is_laid_out());
    html! {
        <aside
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
            { tabs(&locale, state, *tab, on_tab) }
            <div class="tab">
                {
                    match *tab {
                        Tab::Match => facts
                            .iter()
                            .map(|facts| match_tab(&locale, state, facts))
                            .collect(),
                        Tab::Result => {
                            html! { <GameResult ..GameResultProps::of(state, Orientation::Flat) /> }
                        }
                        Tab::Moves => html! {
                            <>
                                <MoveList ..MoveListProps::of(state) />
                                { store_chart(&locale, game, state.shown_ply(), None) }
                            </>
                        },
                        Tab::Teacher if is_taught(state) => {
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

fn tabs(locale: &Locale, state: &State, shown: Tab, on_tab: &Callback<Tab>) -> Html {
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
    let tabs = Tab::ALL.into_iter().filter(|tab| tab.is_available(state));
    html! {
        <div class="tabs" role="group">{ for tabs.map(button) }</div>
    }
}
