//! The header of the page: its name, the navigation, and the buttons of sheets.

use yew::prelude::*;

use super::parts::LatePart;
use super::sound_chip::{SoundChip, asks_for_sound};
use crate::rules::Variant;
use crate::ui::browser::route::href;
use crate::ui::browser::use_locale;
use crate::ui::describe::{self, facts::MatchFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, AppState, GameAction, GameState, Phase, Printout, PuzzleSet, View};
use crate::ui::widgets::sheet::{SETTINGS_SHEET, SHARE_SHEET};
use crate::ui::widgets::{ActionButton, Icon, SheetButton, icon, seed_mark};

#[derive(Properties, PartialEq)]
pub struct HeaderProps {
    pub state: UseReducerHandle<AppState>,
    pub view: View,
    pub late: Option<LatePart>,
}

#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let &HeaderProps {
        ref state,
        view,
        late,
    } = props;
    let locale = &use_locale();
    let is_board = view == View::Board;
    html! {
        <header class={classes!("top", is_board.then_some("of-board"))}>
            if let Some((action, label)) = way_back(locale, state, view, late) {
                <ActionButton {action} icon={Icon::Previous} {label} class="narrow" />
            }
            <a
                class="brand"
                href={href(View::Home)}
                aria-label={t!(locale, "mbegu")}
                aria-current={(view == View::Home).then_some("page")}
            >
                { seed_mark() }
                <b>{ t!(locale, "mbegu") }</b>
            </a>
            { navigation(locale, view, state.game.is_under_review() && state.game.is_own()) }
            if is_board {
                { board_heading(locale, &state.game) }
            }
            if is_board && asks_for_sound(&state.game) {
                <SoundChip />
            }
            // The picker leads to the rules of the chosen game.
            if !matches!(view, View::Picker | View::Rules(_)) {
                <ActionButton
                    action={Action::View(View::Rules(game_of(view).unwrap_or(state.game.rules().variant())))}
                    icon={Icon::Rules}
                    label={t!(locale, "rules")}
                    class={classes!((!is_board).then_some("wide"))}
                />
            }
            if is_board {
                <SheetButton
                    sheet={SHARE_SHEET}
                    icon={Icon::Share}
                    label={t!(locale, "share-label")}
                />
            }
            <SheetButton
                sheet={SETTINGS_SHEET}
                icon={Icon::Settings}
                label={t!(locale, "settings")}
            />
        </header>
    }
}

/// The game that a view is about, if it isn't the one on the board.
fn game_of(view: View) -> Option<Variant> {
    match view {
        View::Course(variant)
        | View::Drill(variant)
        | View::Puzzle(PuzzleSet::Game(variant))
        | View::Printout(Printout::Board(variant) | Printout::Rules(variant)) => Some(variant),
        _ => None,
    }
}

/// The name of the game on the board and the state of its match. While the result of a round is
/// shown, it says nothing of the next.
fn board_heading(locale: &Locale, game: &GameState) -> Html {
    let about = MatchFacts::of(game).filter(|_| game.phase() != Phase::RoundOver);
    let about = about.map(|facts| describe::match_stands(locale, &facts, game.near()));
    html! {
        <h1>
            { describe::game(locale, game.rules().variant()) }
            { " " }
            { for about.map(|about| html! { <small>{ about }</small> }) }
        </h1>
    }
}

/// The way back of a phone, where the navigation has none.
fn way_back(
    locale: &Locale,
    state: &AppState,
    view: View,
    late: Option<LatePart>,
) -> Option<(Action, String)> {
    match view {
        View::Home => None,
        View::Board if !state.game.is_under_review() => None,
        View::Board => Some((GameAction::ToNow.into(), t!(locale, "to-now"))),
        _ => {
            let name = late.map(|late| (late.name)(locale, state.behind()));
            Some((Action::Back, name.unwrap_or_else(|| t!(locale, "back"))))
        }
    }
}

/// The links to the views: beside the name, on a phone a bar at the bottom, where the
/// longest has a shorter text. A game of the player under review belongs to the games, any
/// other board to the picker.
fn navigation(locale: &Locale, shown: View, is_own_review: bool) -> Html {
    let link = |view: View, is_part: bool, symbol: Icon, label: String, short: Option<String>| {
        // The board has no entry of its own: it belongs to the picker's, or to that of the games.
        let current = match view == shown {
            true => Some("page"),
            false => is_part.then_some("true"),
        };
        html! {
            <a
                href={href(view)}
                data-action={(view == View::Picker).then_some("new")}
                aria-current={current}
                aria-label={label.clone()}
            >
                { icon(symbol) }
                <span class={short.is_some().then_some("in-full")}>{ label }</span>
                if let Some(short) = short {
                    <span class="short">{ short }</span>
                }
            </a>
        }
    };
    let is_board = shown == View::Board;
    // A phone has only this link beside a board: the way back.
    let play = if is_board {
        Icon::Previous
    } else {
        Icon::Resume
    };
    let is_learning = is_within(shown, View::Learn) || matches!(shown, View::Rules(_));
    let is_solving = is_within(shown, View::Puzzles) || shown == View::Editor;
    html! {
        <nav class="views" aria-label={t!(locale, "views")}>
            { link(View::Picker, is_board && !is_own_review, play, t!(locale, "play"), None) }
            { link(View::Learn, is_learning, Icon::Learn, t!(locale, "learn"), None) }
            { link(View::Puzzles, is_solving, Icon::Puzzle, t!(locale, "puzzles"), None) }
            { link(View::Library, is_board && is_own_review, Icon::Library, t!(locale, "your-games"), Some(t!(locale, "your-games-short"))) }
        </nav>
    }
}

/// Returns whether Back leads from a view to another, over others or at once.
fn is_within(view: View, whole: View) -> bool {
    let behind = |view: &View| view.meta().behind.filter(|behind| behind != view);
    std::iter::successors(Some(view), behind).any(|view| view == whole)
}
