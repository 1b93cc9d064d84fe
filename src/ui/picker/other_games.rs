//! The ways back to games.

use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::browser::address::stored_href;
use crate::ui::browser::route;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, FriendGame, View};
use crate::ui::widgets::{ActionButton, Icon};

/// The most games by link that are shown; the others are among the stored games.
const MAX_GAMES: usize = 2;

pub fn way_back(locale: &Locale) -> Html {
    html! {
        <ActionButton action={Action::Back} icon={Icon::Previous} label={t!(locale, "back")} />
    }
}

/// The game that can be gone back to, with its plies, and the unfinished games by link,
/// first those that wait for the player.
pub fn other_games(
    locale: &Locale,
    earlier: Option<(Variant, usize)>,
    running: &[FriendGame],
) -> Html {
    let game = |game: &FriendGame| {
        let id = game.id.to_string();
        html! {
            <a
                key={id.clone()}
                href={stored_href(game.id)}
                class={game.is_due.then_some("mine")}
            >
                <bdi>{ describe::friend(locale, &game.friend) }</bdi>
                <span>{ describe::game(locale, game.variant) }</span>
                if game.is_due {
                    <b>{ t!(locale, "waits-for-you") }</b>
                }
            </a>
        }
    };
    let (mine, others): (Vec<_>, Vec<_>) = running.iter().partition(|game| game.is_due);
    let games = mine.into_iter().chain(others).take(MAX_GAMES);
    html! {
        <div class="other-games">
            if let Some((variant, plies)) = earlier {
                <ActionButton
                    action={Action::Return}
                    label={describe::go_back(locale, variant, plies)}
                />
            }
            if !running.is_empty() {
                <nav class="stored-games" aria-label={t!(locale, "your-games")}>
                    { for games.map(game) }
                    <a href={route::href(View::Library)}>
                        { t!(locale, "your-games") }
                    </a>
                </nav>
            }
        </div>
    }
}
