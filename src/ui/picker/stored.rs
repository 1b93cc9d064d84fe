//! The stored games to go on with.

use yew::prelude::*;

use crate::ui::browser::route::fragment_of;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{FriendGame, View};

/// The unfinished games by link, and the way to all stored games.
pub fn running_games(locale: &Locale, games: &[FriendGame]) -> Html {
    let game = |game: &FriendGame| {
        let id = game.id.to_string();
        html! {
            <a
                key={id.clone()}
                href={format!("#~{id}")}
                class={game.mine.then_some("mine")}
            >
                <bdi>{ describe::friend(locale, &game.friend) }</bdi>
                { format!(" \u{b7} {}", describe::game(locale, game.variant)) }
                if game.mine {
                    <b>{ t!(locale, "waits-for-you") }</b>
                }
            </a>
        }
    };
    html! {
        <nav class="stored-games" aria-label={t!(locale, "your-games")}>
            { for games.iter().map(game) }
            <a href={format!("#{}", fragment_of(View::Library))}>{ t!(locale, "your-games") }</a>
        </nav>
    }
}
