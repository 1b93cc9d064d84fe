//! The games by link that wait for the player.

use yew::prelude::*;

use crate::link::GameId;
use crate::rules::Side;
use crate::ui::browser::address::stored_href;
use crate::ui::browser::route::href;
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::library::{
    ListedGame, Picture, day_element, describe as describe_game, use_library,
};
use crate::ui::state::View;
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Icon, icon};

/// The most games that are shown; the others are in the list of the stored games.
const MOST: usize = 3;

/// The properties of [`Friends`].
#[derive(Properties, PartialEq)]
pub struct FriendsProps {
    /// The running game, which is shown by itself.
    pub running: Option<GameId>,
    /// The look of the boards.
    pub look: Look,
}

/// The games by link that wait for the player; nothing where there are none.
#[component]
pub fn Friends(props: &FriendsProps) -> Html {
    let locale = use_locale();
    let library = use_library();
    let sections = library.sections();
    let waiting = sections.waiting.iter().filter_map(|entry| entry.game());
    let waiting: Vec<_> = waiting
        .filter(|game| Some(game.id) != props.running)
        .collect();
    if waiting.is_empty() {
        return Html::default();
    }
    let shown = waiting.iter().take(MOST).enumerate();
    html! {
        <section class="home-friends" data-home="friends">
            <h2>
                { t!(locale, "library-friends") }
                <small>{ t!(locale, "home-waiting", count = waiting.len()) }</small>
            </h2>
            <ul>{ for shown.map(|(order, game)| friend_game(&locale, game, order, props.look)) }</ul>
            if waiting.len() > MOST {
                <a class="home-more" href={href(View::Library)}>{ t!(locale, "library-all-games") }</a>
            }
        </section>
    }
}

/// One game; `order` is the number of games before it.
fn friend_game(locale: &Locale, game: &ListedGame, order: usize, look: Look) -> Html {
    let round = game.game().current();
    html! {
        <li key={game.id.to_string()}>
            <a href={stored_href(game.id)}>
                <Picture
                    rules={*round.rules()}
                    position={*round.position()}
                    is_flipped={game.side == Some(Side::North)}
                    {look}
                    {order}
                />
                <span>
                    <b>{ describe::game(locale, game.rules().variant()) }</b>
                    <small>
                        <bdi>{ describe_game::waiting(locale, game) }</bdi>
                        { " \u{b7} " }
                        { day_element(locale, game.stored.played) }
                    </small>
                </span>
                { icon(Icon::Next) }
            </a>
        </li>
    }
}
