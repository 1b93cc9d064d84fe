//! The stored games that the player can go on with, beside the one on the board.

use yew::prelude::*;

use crate::link::GameId;
use crate::rules::Side;
use crate::ui::browser::address::stored_href;
use crate::ui::browser::route::href;
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::library::{
    ListSection, ListedGame, Picture, day_element, texts as game_texts, use_library,
};
use crate::ui::state::View;
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Icon, icon};

/// The most games of a section; the others are in the list of the stored games.
const MAX_GAMES: usize = 3;

#[derive(Properties, PartialEq)]
pub struct OtherGamesProps {
    /// The running game on the board, which is shown by itself.
    pub running: Option<GameId>,
    pub look: Look,
    /// The content of the card above them.
    pub children: Html,
}

/// A card with the games by link that wait for the player, and the other games that run.
#[component]
pub fn OtherGames(props: &OtherGamesProps) -> Html {
    let locale = use_locale();
    let library = use_library();
    let games = |section| {
        let games = library.section(section).into_iter();
        let games = games.filter_map(|entry| entry.game.as_ref().ok());
        games.filter(|game| Some(game.id) != props.running)
    };
    let waiting: Vec<_> = games(ListSection::Waiting).collect();
    let running = games(ListSection::Running);
    let running: Vec<_> = running.filter(|game| game.game().plies() > 0).collect();
    html! {
        <div class="home-card">
            { props.children.clone() }
            if !waiting.is_empty() {
                <section class="home-others" data-home="friends">
                    <h2>
                        { t!(locale, "library-friends") }
                        <small>{ t!(locale, "home-waiting", count = waiting.len()) }</small>
                    </h2>
                    { list(&locale, &waiting, props.look, game_texts::waiting) }
                </section>
            }
            if !running.is_empty() {
                <section class="home-others" data-home="running">
                    <h2>{ t!(locale, "library-running") }</h2>
                    { list(&locale, &running, props.look, game_texts::progress) }
                </section>
            }
        </div>
    }
}

/// Some games, with a text about each.
fn list(
    locale: &Locale,
    games: &[&ListedGame],
    look: Look,
    about: fn(&Locale, &ListedGame) -> String,
) -> Html {
    let entry = |game: &ListedGame| {
        let round = game.game().current();
        let id = game.id;
        html! {
            <li key={id.to_string()}>
                <a href={stored_href(id)}>
                    <Picture
                        rules={*round.rules()}
                        position={*round.position()}
                        is_flipped={game.side() == Some(Side::North)}
                        {look}
                    />
                    <span>
                        <b>{ describe::game(locale, game.variant()) }</b>
                        <small>
                            <span>{ about(locale, game) }</span>
                            { " \u{b7} " }
                            { day_element(locale, game.stored.played) }
                        </small>
                    </span>
                    <span class="home-on">{ t!(locale, "go-on") }</span>
                    { icon(Icon::Next) }
                </a>
            </li>
        }
    };
    html! {
        <>
            <ul>{ for games.iter().take(MAX_GAMES).map(|game| entry(game)) }</ul>
            if games.len() > MAX_GAMES {
                <a class="home-more" href={href(View::Library)}>{ t!(locale, "library-all-games") }</a>
            }
        </>
    }
}
