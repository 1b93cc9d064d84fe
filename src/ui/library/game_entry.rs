//! One entry of the list.

use std::rc::Rc;

use gloo::utils::{document, window};
use web_sys::Element;
use yew::prelude::*;

use super::button::LibraryButton;
use super::{Damage, GameResult, LibraryAction, LibraryEntry, ListSection, ListedGame, texts};
use crate::rules::{BySide, Position, Rules, Side};
use crate::ui::board::px::Px;
use crate::ui::board::seeds::{side_class, side_dot};
use crate::ui::board::{MiniBoard, mini_width};
use crate::ui::browser::address::stored_href;
use crate::ui::browser::{system, use_focus, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::TextDirection;
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Icon, icon};

/// The most characters of a damaged text that are shown.
const MAX_TEXT: usize = 80;

/// The last days that are called by their weekday.
const WEEK: i64 = 6;

/// The height of an open menu with the gap between it and its button, in pixels.
const MENU_HEIGHT: f64 = 64.0;

#[derive(Properties, PartialEq)]
pub(super) struct GameEntryProps {
    pub entry: Rc<LibraryEntry>,
    pub look: Look,
    /// The number of the day.
    pub today: i64,
    /// Whether it takes the focus.
    pub focused: bool,
    pub onpress: Callback<LibraryAction>,
}

/// One game: its board, how it stands, and what can be done with it; or the text that
/// can't be read.
#[component]
pub(super) fn GameEntry(props: &GameEntryProps) -> Html {
    let locale = use_locale();
    let link = use_focus(props.focused);
    let reveal = use_node_ref();
    let place = use_state_eq(|| None);
    let entry = &props.entry;
    let game = match &entry.game {
        Ok(game) => game,
        Err(damage) => return damaged(&locale, entry, damage, link, &props.onpress),
    };
    let section = entry.section();
    let menu = AttrValue::from(format!("menu-{}", entry.key));
    let onclick = {
        let (reveal, place) = (reveal.clone(), place.clone());
        let direction = locale.language().direction();
        // The browser opens the menu afterwards.
        move |_| place.set(menu_place(&reveal, direction))
    };
    let name = full_name(&locale, game);
    html! {
        <li
            class={classes!("game-entry", section.name(), game.stored.is_due().then_some("due"))}
            data-entry={AttrValue::from(Rc::clone(&entry.key))}
        >
            <div class="face">
                { picture(section, game, props.look) }
                { entry_text(&locale, section, game, props.today, link) }
                <button
                    ref={reveal}
                    type="button"
                    class="reveal sign-button quiet"
                    data-action="reveal"
                    aria-label={action_label(&locale, &t!(locale, "library-actions"), &name)}
                    popovertarget={&menu}
                    {onclick}
                >
                    { icon(Icon::More) }
                </button>
            </div>
            <div
                id={&menu}
                class={classes!("acts", place.as_ref().is_some_and(|it| it.is_low).then_some("low"))}
                style={place.as_ref().map(|it| it.style.clone())}
                popover="auto"
            >
                if section == ListSection::Finished {
                    // The same as the link of the heading, for the pointer.
                    <a class="button" href={stored_href(game.id)} tabindex="-1" aria-hidden="true">
                        { icon(Icon::Look) }
                        <span>{ t!(locale, "library-look") }</span>
                    </a>
                }
                { entry_buttons(&locale, entry, &name, &props.onpress, NodeRef::default(), Some(&menu)) }
            </div>
        </li>
    }
}

/// Where a menu opens.
#[derive(PartialEq)]
struct MenuPlace {
    /// Its custom properties for `library_entries.css`.
    style: String,
    /// Whether there is no room below the button.
    is_low: bool,
}

/// The place of a menu beside its button. Popovers that stand there by the styles alone
/// (`position-area`) are newer than the oldest browsers that the page supports.
fn menu_place(button: &NodeRef, direction: TextDirection) -> Option<MenuPlace> {
    let rect = button.cast::<Element>()?.get_bounding_client_rect();
    let scrolled = window().scroll_y().ok()?;
    let height = window().inner_height().ok()?.as_f64()?;
    let width = f64::from(document().document_element()?.client_width());
    let end = match direction {
        TextDirection::LeftToRight => width - rect.right(),
        TextDirection::RightToLeft => rect.left(),
    };
    let [top, bottom, end] = [rect.top() + scrolled, rect.bottom() + scrolled, end].map(Px);
    Some(MenuPlace {
        style: format!("--top: {top}px; --bottom: {bottom}px; --end: {end}px"),
        is_low: rect.bottom() + MENU_HEIGHT > height,
    })
}

/// The board of a game; of a finished one, its last position with seeds in pits.
fn picture(section: ListSection, game: &ListedGame, look: Look) -> Html {
    let position = if section == ListSection::Finished {
        game.last_filled_position()
    } else {
        game.game().current().position()
    };
    html! {
        <Picture
            rules={*game.game().current().rules()}
            position={*position}
            is_flipped={game.side() == Some(Side::North)}
            {look}
        />
    }
}

/// How a game stands, with the link that opens it.
fn entry_text(
    locale: &Locale,
    section: ListSection,
    game: &ListedGame,
    today: i64,
    link: NodeRef,
) -> Html {
    match section {
        ListSection::Waiting => waiting(locale, game, today, link),
        ListSection::Finished => finished(locale, game, link),
        ListSection::Running | ListSection::Damaged => running(locale, game, today, link),
    }
}

/// The game and the opponent.
fn full_name(locale: &Locale, game: &ListedGame) -> String {
    locale.enumeration([
        describe::game(locale, game.variant()),
        texts::opponent(locale, game),
    ])
}

/// The day on which a game was played last, after a separator.
fn day_played(locale: &Locale, game: &ListedGame, today: i64) -> Html {
    html! {
        <span class="when">
            <span>{ " \u{b7} " }</span>
            { day_element(locale, game.stored.played, today) }
        </span>
    }
}

/// A game by link that waits for the player.
fn waiting(locale: &Locale, game: &ListedGame, today: i64, link: NodeRef) -> Html {
    let open = if game.stored.is_unsent() {
        t!(locale, "send")
    } else {
        t!(locale, "library-play")
    };
    html! {
        <div class="entry-text">
            <h3>{ describe::game(locale, game.variant()) }</h3>
            <p class="about">
                <span class="entry-stage">{ texts::waiting(locale, game) }</span>
                { day_played(locale, game, today) }
            </p>
            <a
                ref={link}
                class="button main"
                href={stored_href(game.id)}
                aria-label={action_label(locale, &open, &full_name(locale, game))}
            >
                { &open }
            </a>
        </div>
    }
}

/// Another running game.
fn running(locale: &Locale, game: &ListedGame, today: i64, link: NodeRef) -> Html {
    let resume = t!(locale, "library-resume");
    let mover = game.game().current().position().to_move();
    html! {
        <div class="entry-text">
            <h3>
                <a
                    ref={link}
                    href={stored_href(game.id)}
                    aria-label={action_label(locale, &resume, &full_name(locale, game))}
                >
                    { describe::game(locale, game.variant()) }
                </a>
            </h3>
            <p class="entry-stage">
                { for mover.map(side_dot) }
                <span>{ texts::progress(locale, game) }</span>
            </p>
            <p class="about">
                <bdi class="rival">{ texts::opponent(locale, game) }</bdi>
                { format!(" \u{b7} {}", texts::stage(locale, game)) }
                { day_played(locale, game, today) }
            </p>
        </div>
    }
}

/// The accessible name of a button or link: its action and the game it acts on.
fn action_label(locale: &Locale, action: &str, name: &str) -> String {
    t!(locale, "action-label", action = action, name = name)
}

/// A game that is over.
fn finished(locale: &Locale, game: &ListedGame, link: NodeRef) -> Html {
    let (result, name) = (
        texts::progress(locale, game),
        describe::game(locale, game.variant()),
    );
    let look = t!(locale, "library-look");
    let label = action_label(
        locale,
        &look,
        &locale.enumeration([result.clone(), full_name(locale, game)]),
    );
    let scores = match game.result() {
        Some(GameResult::OnBoard(scores)) => Some(scores),
        _ => None,
    };
    html! {
        <div class="entry-text">
            <div class="name-and-number">
                <h3>
                    <a ref={link} class="entry-stage" href={stored_href(game.id)} aria-label={label}>{ result }</a>
                </h3>
                <span class="about">{ t!(locale, "moves", count = game.game().plies()) }</span>
            </div>
            <p class="about">
                { name }
                { " \u{b7} " }
                <bdi class="rival">{ texts::opponent(locale, game) }</bdi>
            </p>
            { for scores.map(|scores| score_bar(scores, game.side())) }
        </div>
    }
}

/// The seeds of both sides as lengths, the player's own first.
fn score_bar(scores: BySide<u16>, side: Option<Side>) -> Html {
    let first = side.unwrap_or(Side::South);
    let part = |side: Side| {
        let class = side_class(side);
        html! { <i {class} style={format!("flex-grow: {}", scores[side])} /> }
    };
    html! {
        <span class="score-bar" aria-hidden="true">{ part(first) }{ part(first.other()) }</span>
    }
}

/// The buttons of an entry. Their accessible names call the entry `name`; the
/// visible texts stand in them. A press closes the `menu` that they stand in.
fn entry_buttons(
    locale: &Locale,
    entry: &LibraryEntry,
    name: &str,
    onpress: &Callback<LibraryAction>,
    first_ref: NodeRef,
    menu: Option<&AttrValue>,
) -> Html {
    let (export, delete) = (t!(locale, "library-export"), t!(locale, "library-delete"));
    let label = |text: &str| action_label(locale, text, name);
    html! {
        <>
            <LibraryButton
                action={LibraryAction::Export(Rc::clone(&entry.key))}
                label={label(&export)}
                text={export}
                icon={Icon::Share}
                {onpress}
                closes={menu.cloned()}
                button_ref={first_ref}
            />
            <LibraryButton
                action={LibraryAction::Delete(Rc::clone(&entry.key))}
                label={label(&delete)}
                text={delete}
                icon={Icon::Delete}
                class="delete"
                closes={menu.cloned()}
                {onpress}
            />
        </>
    }
}

/// An entry that can't be read.
fn damaged(
    locale: &Locale,
    entry: &LibraryEntry,
    damage: &Damage,
    first_ref: NodeRef,
    onpress: &Callback<LibraryAction>,
) -> Html {
    let text: String = entry.text.chars().take(MAX_TEXT).collect();
    html! {
        <li class="broken" data-entry={AttrValue::from(Rc::clone(&entry.key))}>
            <p class="entry-stage">{ texts::damage(locale, damage) }</p>
            <p class="about"><code>{ text }</code></p>
            <div class="row">
                { entry_buttons(locale, entry, &entry.key, onpress, first_ref, None) }
            </div>
        </li>
    }
}

#[derive(Properties, PartialEq)]
pub struct PictureProps {
    /// The rules of the round.
    pub rules: Rules,
    pub position: Position,
    /// Whether North's row is the near one.
    #[prop_or_default]
    pub is_flipped: bool,
    #[prop_or_default]
    pub look: Look,
}

/// The small board of a game.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    html! {
        <span class="pic" style={format!("--units: {}", Px(mini_width(&props.rules)))}>
            <MiniBoard
                rules={props.rules}
                position={props.position}
                is_flipped={props.is_flipped}
                look={props.look}
            />
        </span>
    }
}

/// The day of a moment (in seconds since the beginning of 1970, UTC), seen from `today`: today,
/// yesterday, a weekday of the last week, or a date; nothing for an unknown moment.
pub fn day_element(locale: &Locale, moment: u64, today: i64) -> Html {
    let language = locale.language().tag();
    let Some((exact, full)) = system::date(moment, language) else {
        return Html::default();
    };
    let day = match today - system::day_number(moment) {
        0 => t!(locale, "library-today"),
        1 => t!(locale, "library-yesterday"),
        2..=WEEK => system::weekday(moment, language),
        _ => locale.digits(system::short_date(moment, language)),
    };
    html! { <time datetime={exact} title={locale.digits(full)}>{ day }</time> }
}
