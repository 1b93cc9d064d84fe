//! The list of the stored games.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::button::LibraryButton;
use super::{
    LibraryAction, LibraryCommand, LibraryEntry, LibraryState, ListSection, ListedGame, describe,
};
use crate::rules::{Side, Variant};
use crate::ui::board::MiniBoard;
use crate::ui::browser::{system, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::widgets::{SelectField, SelectItem};

/// The most characters of a damaged text that are shown.
const MAX_TEXT: usize = 80;

/// The choice of the variant whose games are shown; nothing where there is one.
pub(super) fn filter(locale: &Locale, library: &UseReducerHandle<LibraryState>) -> Html {
    let variants = library.variants();
    if variants.len() < 2 {
        return Html::default();
    }
    let mut items = vec![SelectItem::new("", t!(locale, "library-all-games"))];
    items.extend(variants.iter().map(|variant| {
        let name = t!(locale, "game", game = variant.id());
        SelectItem::new(variant.id(), name)
    }));
    let dispatcher = library.dispatcher();
    let onchange =
        move |name: String| dispatcher.dispatch(LibraryAction::Filter(name.parse().ok()));
    html! {
        <div class="filter">
            <SelectField
                option="filter"
                label={t!(locale, "library-game")}
                {items}
                value={library.filter.map_or("", Variant::id)}
                {onchange}
            />
        </div>
    }
}

/// The running games, or the finished ones; nothing where there are none.
pub(super) fn game_section(
    locale: &Locale,
    library: &LibraryState,
    section: ListSection,
    games: &[&Rc<LibraryEntry>],
    look: Look,
    onpress: &Callback<LibraryCommand>,
) -> Html {
    if games.is_empty() {
        return Html::default();
    }
    let title = match section {
        ListSection::Running => t!(locale, "library-running"),
        ListSection::Finished => t!(locale, "library-finished"),
    };
    let shown = library.shown[section as usize];
    let item = |&entry: &&Rc<LibraryEntry>| {
        let focused = library.restored.as_ref() == Some(&entry.key);
        let key = entry.key.to_string();
        let entry = SharedEntry(Rc::clone(entry));
        html! { <GameEntry {key} {entry} {look} {focused} {onpress} /> }
    };
    html! {
        <section>
            <h2>{ title }<small>{ games.len() }</small></h2>
            <ul class="cards">{ for games.iter().take(shown).map(item) }</ul>
            if shown < games.len() {
                <LibraryButton
                    command={LibraryCommand::More(section)}
                    text={t!(locale, "library-more")}
                    {onpress}
                />
            }
        </section>
    }
}

/// An entry whose equality is that of the pointer: an entry that has changed is
/// another one.
#[derive(Clone)]
struct SharedEntry(Rc<LibraryEntry>);

impl PartialEq for SharedEntry {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Properties, PartialEq)]
struct LibraryEntryProps {
    entry: SharedEntry,
    /// The look of its board, if it has one.
    #[prop_or(Look::Own)]
    look: Look,
    /// Whether it takes the focus.
    focused: bool,
    onpress: Callback<LibraryCommand>,
}

/// Moves the focus to an element.
pub(super) fn focus(element: &NodeRef) {
    if let Some(element) = element.cast::<HtmlElement>() {
        // An element that can't take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// The reference to an element that takes the focus when `is_focused` becomes
/// true.
#[hook]
fn use_focus(is_focused: bool) -> NodeRef {
    let element = use_node_ref();
    {
        let element = element.clone();
        use_effect_with(is_focused, move |&is_focused| {
            if is_focused {
                focus(&element);
            }
        });
    }
    element
}

/// One game.
#[component]
fn GameEntry(props: &LibraryEntryProps) -> Html {
    let locale = use_locale();
    let link = use_focus(props.focused);
    let entry = &props.entry.0;
    let Some(game) = entry.game() else {
        return Html::default();
    };
    let name = t!(locale, "game", game = game.rules().variant().id());
    let opponent = describe::opponent(&locale, game);
    let full_name = format!("{name}, {opponent}");
    let open = if game.is_finished() {
        t!(locale, "library-look")
    } else if game.unsent {
        t!(locale, "send")
    } else {
        t!(locale, "library-resume")
    };
    let is_due = game.is_due();
    let record = game.game().current();
    html! {
        <li class={classes!("card", is_due.then_some("due"))} data-entry={AttrValue::from(Rc::clone(&entry.key))}>
            <MiniBoard
                rules={*record.rules()}
                position={*record.position()}
                is_flipped={game.side == Some(Side::North)}
                look={props.look}
            />
            <div class="said">
                <div class="head">
                    <h3>{ &name }</h3>
                    <p class="rival"><bdi>{ &opponent }</bdi></p>
                </div>
                <p class="stage">{ describe::progress(&locale, game) }</p>
                <p class="about">{ details(&locale, game) }</p>
            </div>
            <div class="row">
                <a
                    ref={link}
                    class={classes!("button", is_due.then_some("main"))}
                    href={format!("#~{}", game.id)}
                    aria-label={format!("{open}: {full_name}")}
                >
                    { &open }
                </a>
                { entry_buttons(&locale, entry, &full_name, &props.onpress, NodeRef::default()) }
            </div>
        </li>
    }
}

/// The variant's size, the number of moves and the date of a game.
fn details(locale: &Locale, game: &ListedGame) -> Html {
    let size = crate::ui::describe::size(locale, game.rules());
    let moves = t!(locale, "moves", count = game.game().plies());
    let date = system::date(game.stored.played, locale.language().tag());
    html! {
        <>
            { format!("{size} \u{b7} {moves} \u{b7} ") }
            if let Some((exact, text)) = date {
                <time datetime={exact}>{ text }</time>
            }
        </>
    }
}

/// The buttons of an entry. Their accessible names call the entry `name`; the
/// visible texts stand in them.
fn entry_buttons(
    locale: &Locale,
    entry: &LibraryEntry,
    name: &str,
    onpress: &Callback<LibraryCommand>,
    first_ref: NodeRef,
) -> Html {
    let (export, delete) = (t!(locale, "library-export"), t!(locale, "library-delete"));
    let label = |text: &str| format!("{text}: {name}");
    html! {
        <>
            <LibraryButton
                command={LibraryCommand::Export(Rc::clone(&entry.key))}
                label={label(&export)}
                text={export}
                {onpress}
                button_ref={first_ref}
            />
            <LibraryButton
                command={LibraryCommand::Delete(Rc::clone(&entry.key))}
                label={label(&delete)}
                text={delete}
                {onpress}
            />
        </>
    }
}

/// The entries that can't be read; nothing where there are none.
pub(super) fn damaged_section(
    locale: &Locale,
    library: &LibraryState,
    entries: &[&Rc<LibraryEntry>],
    onpress: &Callback<LibraryCommand>,
) -> Html {
    if entries.is_empty() {
        return Html::default();
    }
    let item = |&entry: &&Rc<LibraryEntry>| {
        let focused = library.restored.as_ref() == Some(&entry.key);
        let key = entry.key.to_string();
        let entry = SharedEntry(Rc::clone(entry));
        html! { <DamagedEntry {key} {entry} {focused} {onpress} /> }
    };
    html! {
        <section>
            <h2>{ t!(locale, "library-damaged") }<small>{ entries.len() }</small></h2>
            <p class="about">{ t!(locale, "library-damaged-about") }</p>
            <ul class="cards">{ for entries.iter().map(item) }</ul>
        </section>
    }
}

/// An entry that can't be read.
#[component]
fn DamagedEntry(props: &LibraryEntryProps) -> Html {
    let locale = use_locale();
    let first_ref = use_focus(props.focused);
    let entry = &props.entry.0;
    let damage = entry.content.as_ref().err();
    let why = damage.map(|damage| describe::damage(&locale, damage));
    let text: String = entry.text.chars().take(MAX_TEXT).collect();
    html! {
        <li class="card broken" data-entry={AttrValue::from(Rc::clone(&entry.key))}>
            <p class="stage">{ why }</p>
            <p class="about"><code>{ text }</code></p>
            <div class="row">
                { entry_buttons(&locale, entry, &entry.key, &props.onpress, first_ref) }
            </div>
        </li>
    }
}
