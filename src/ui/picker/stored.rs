//! The stored games to go on with.

use yew::prelude::*;

use crate::ui::browser::route::fragment_of;
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::i18n::t;
use crate::ui::state::{Running, View};

/// The properties of [`RunningGames`].
#[derive(Properties, PartialEq)]
pub struct RunningGamesProps {
    /// The unfinished games by link.
    pub games: Vec<Running>,
}

/// The unfinished games by link, and the way to all stored games.
#[component]
pub fn RunningGames(props: &RunningGamesProps) -> Html {
    let locale = use_locale();
    let game = |game: &Running| {
        let id = game.id.to_string();
        html! {
            <a
                key={id.clone()}
                href={format!("#~{id}")}
                class={game.mine.then_some("mine")}
            >
                <bdi>{ describe::friend(&locale, &game.friend) }</bdi>
                { format!(" \u{b7} {}", describe::game(&locale, game.variant)) }
                if game.mine {
                    <b>{ t!(locale, "waits-for-you") }</b>
                }
            </a>
        }
    };
    html! {
        <nav class="stored-games" aria-label={t!(locale, "your-games")}>
            { for props.games.iter().map(game) }
            <a href={format!("#{}", fragment_of(View::Library))}>{ t!(locale, "your-games") }</a>
        </nav>
    }
}
