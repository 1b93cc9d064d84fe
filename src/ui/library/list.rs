//! The list of the stored games.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::button::LibraryButton;
use super::{LibraryCommand, LibraryEntry, ListSection, ListedGame, describe};
use crate::rules::{Side, Variant};
use crate::ui::board::MiniBoard;
use crate::ui::browser::{system, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::widgets::{SelectField, SelectItem};

/// The most characters of a damaged text that are shown.
const MAX_TEXT: usize = 80;

/// The properties of the [`Filter`].
#[derive(Properties, PartialEq)]
pub(super) struct FilterProps {
    /// The variants of the stored games.
    pub variants: Vec<Variant>,
    /// The one whose games are shown.
    pub filter: Option<Variant>,
    /// Receives another one.
    pub onchange: Callback<Option<Variant>>,
}

/// The choice of the variant whose games are shown; nothing where there is one.
#[component]
pub(super) fn Filter(props: &FilterProps) -> Html {
    let locale = use_locale();
    if props.variants.len() < 2 {
        return Html::default();
    }
    let mut items = vec![SelectItem::new(None, "", t!(locale, "library-all-games"))];
    items.extend(props.variants.iter().map(|variant| {
        let name = t!(locale, "game", game = variant.id());
        SelectItem::new(Some(*variant), variant.id(), name)
    }));
    html! {
        <div class="filter">
            <SelectField<Option<Variant>>
                option="filter"
                label={t!(locale, "library-game")}
                {items}
                value={props.filter}
                onchange={props.onchange.clone()}
            />
        </div>
    }
}

/// The properties of a [`GameSection`].
#[derive(Properties, PartialEq)]
pub(super) struct GameSectionProps {
    /// Which section.
    pub section: ListSection,
    /// Its games, as many as are shown.
    pub entries: Vec<SharedEntry>,
    /// How many games it has.
    pub total: usize,
    /// The key of the game that has just been restored.
    pub restored: Option<Rc<str>>,
    /// The look of the boards.
    pub look: Look,
    /// Receives what the buttons do.
    pub onpress: Callback<LibraryCommand>,
}

/// The running games, or the finished ones; nothing where there are none.
#[component]
pub(super) fn GameSection(props: &GameSectionProps) -> Html {
    let locale = use_locale();
    if props.total == 0 {
        return Html::default();
    }
    let title = match props.section {
        ListSection::Running => t!(locale, "library-running"),
        ListSection::Finished => t!(locale, "library-finished"),
    };
    let item = |entry: &SharedEntry| {
        let focused = props.restored.as_ref() == Some(&entry.0.key);
        let key = entry.0.key.to_string();
        html! {
            <GameEntry {key} entry={entry.clone()} look={props.look} {focused} onpress={&props.onpress} />
        }
    };
    html! {
        <section>
            <h2>{ title }<small>{ props.total }</small></h2>
            <ul class="cards">{ for props.entries.iter().map(item) }</ul>
            if props.entries.len() < props.total {
                <LibraryButton
                    command={LibraryCommand::More(props.section)}
                    text={t!(locale, "library-more")}
                    onpress={&props.onpress}
                />
            }
        </section>
    }
}

/// An entry whose equality is that of the pointer: an entry that has changed is
/// another one.
#[derive(Clone)]
pub(super) struct SharedEntry(pub Rc<LibraryEntry>);

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
                <EntryButtons entry_key={Rc::clone(&entry.key)} name={full_name} onpress={&props.onpress} />
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

#[derive(Properties, PartialEq)]
struct EntryButtonsProps {
    entry_key: Rc<str>,
    /// What the accessible names call the entry; the visible texts stand in it.
    name: String,
    onpress: Callback<LibraryCommand>,
    #[prop_or_default]
    first_ref: NodeRef,
}

/// The buttons of an entry.
#[component]
fn EntryButtons(props: &EntryButtonsProps) -> Html {
    let locale = use_locale();
    let (export, delete) = (t!(locale, "library-export"), t!(locale, "library-delete"));
    let label = |text: &str| format!("{text}: {}", props.name);
    html! {
        <>
            <LibraryButton
                command={LibraryCommand::Export(Rc::clone(&props.entry_key))}
                label={label(&export)}
                text={export}
                onpress={&props.onpress}
                button_ref={&props.first_ref}
            />
            <LibraryButton
                command={LibraryCommand::Delete(Rc::clone(&props.entry_key))}
                label={label(&delete)}
                text={delete}
                onpress={&props.onpress}
            />
        </>
    }
}

/// The properties of the [`DamagedSection`].
#[derive(Properties, PartialEq)]
pub(super) struct DamagedSectionProps {
    /// The entries that can't be read.
    pub entries: Vec<SharedEntry>,
    /// The key of the entry that has just been restored.
    pub restored: Option<Rc<str>>,
    /// Receives what the buttons do.
    pub onpress: Callback<LibraryCommand>,
}

/// The entries that can't be read; nothing where there are none.
#[component]
pub(super) fn DamagedSection(props: &DamagedSectionProps) -> Html {
    let locale = use_locale();
    if props.entries.is_empty() {
        return Html::default();
    }
    let item = |entry: &SharedEntry| {
        let focused = props.restored.as_ref() == Some(&entry.0.key);
        let key = entry.0.key.to_string();
        html! { <DamagedEntry {key} entry={entry.clone()} {focused} onpress={&props.onpress} /> }
    };
    html! {
        <section>
            <h2>{ t!(locale, "library-damaged") }<small>{ props.entries.len() }</small></h2>
            <p class="about">{ t!(locale, "library-damaged-about") }</p>
            <ul class="cards">{ for props.entries.iter().map(item) }</ul>
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
                <EntryButtons
                    entry_key={Rc::clone(&entry.key)}
                    name={entry.key.to_string()}
                    onpress={&props.onpress}
                    {first_ref}
                />
            </div>
        </li>
    }
}
