//! The head of the view: its heading, the filters, import and export.

use yew::prelude::*;

use super::button::LibraryButton;
use super::{GameFilter, LibraryAction, LibraryState, OpponentKind, texts};
use crate::rules::Variant;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::sheet::IMPORT_SHEET;
use crate::ui::widgets::{Icon, Select, SelectItem, icon};

/// The ids of the rows that a narrow screen shows at a press.
const FILTERS: &str = "library-filters";
const FILES: &str = "library-files";

pub(super) struct Head<'a> {
    pub locale: &'a Locale,
    pub library: &'a LibraryState,
    /// The id of the open row.
    pub row: &'a UseStateHandle<Option<&'static str>>,
    /// What a narrow screen shows: `games` or `results`.
    pub part: &'a UseStateHandle<&'static str>,
    pub onpress: &'a Callback<LibraryAction>,
}

impl Head<'_> {
    pub fn view(&self) -> Html {
        let locale = self.locale;
        let class = |row| classes!("head-row", (**self.row == Some(row)).then_some("open"));
        let (variants, opponents) = (self.variants(), self.opponents());
        let has_filters = variants.len() > 1 || opponents.len() > 1;
        let has_games = !self.library.entries.is_empty();
        html! {
            <div class="library-head">
                <h1 tabindex="-1">{ t!(locale, "library-title") }</h1>
                if has_filters {
                    { self.row_button(FILTERS, Icon::Filter, t!(locale, "library-filter")) }
                }
                { self.row_button(FILES, Icon::More, t!(locale, "library-actions")) }
                if has_filters {
                    <div id={FILTERS} class={class(FILTERS)}>
                        { self.filters(variants, opponents) }
                    </div>
                }
                <div id={FILES} class={classes!(class(FILES), "files")}>
                    <button type="button" class="quiet" popovertarget={IMPORT_SHEET}>
                        { icon(Icon::Import) }
                        { t!(locale, "library-import") }
                    </button>
                    if has_games {
                        <LibraryButton
                            class="quiet"
                            action={LibraryAction::ExportAll}
                            text={t!(locale, "library-export-all")}
                            icon={Icon::Share}
                            onpress={self.onpress}
                        />
                    }
                </div>
                if self.library.has_finished() {
                    <div class="switch" role="group" aria-label={t!(locale, "library-title")}>
                        { self.part_button("games", t!(locale, "games")) }
                        { self.part_button("results", t!(locale, "library-results")) }
                    </div>
                }
            </div>
        }
    }

    /// The button that opens and closes a row on a narrow screen.
    fn row_button(&self, id: &'static str, symbol: Icon, label: String) -> Html {
        let is_open = **self.row == Some(id);
        let onclick = {
            let row = self.row.clone();
            move |_| row.set((!is_open).then_some(id))
        };
        html! {
            <button
                type="button"
                class="row-button sign-button quiet"
                aria-label={label.clone()}
                title={label}
                aria-expanded={is_open.to_string()}
                aria-controls={id}
                {onclick}
            >
                { icon(symbol) }
            </button>
        }
    }

    fn part_button(&self, name: &'static str, text: String) -> Html {
        let part = self.part.clone();
        html! {
            <button
                type="button"
                data-tab={name}
                aria-pressed={(*part == name).to_string()}
                onclick={move |_| part.set(name)}
            >
                { text }
            </button>
        }
    }

    fn variants(&self) -> Vec<SelectItem> {
        let name = |variant: Variant| describe::game(self.locale, variant);
        let variants = self.library.variants().into_iter();
        let items = variants.map(|variant| SelectItem::new(variant.id(), name(variant)));
        items.collect()
    }

    fn opponents(&self) -> Vec<SelectItem> {
        let name = |kind: OpponentKind| texts::opponent_kind(self.locale, kind);
        let kinds = self.library.opponents().into_iter();
        let items = kinds.map(|kind| SelectItem::new(kind.name(), name(kind)));
        items.collect()
    }

    /// The choices of variant and opponent, each where there are several.
    fn filters(&self, variants: Vec<SelectItem>, opponents: Vec<SelectItem>) -> Html {
        let filter = self.library.filter;
        let choose_variant = self.onpress.reform(move |name: String| {
            let variant = name.parse().ok();
            LibraryAction::Filter(GameFilter { variant, ..filter })
        });
        let kinds = self.library.opponents();
        let choose_opponent = self.onpress.reform(move |name: String| {
            let opponent = kinds.iter().find(|it| it.name() == name).copied();
            LibraryAction::Filter(GameFilter { opponent, ..filter })
        });
        let any = |text: String, items: Vec<SelectItem>| {
            [vec![SelectItem::new("", text)], items].concat()
        };
        let opponent = filter.opponent.map(OpponentKind::name);
        html! {
            <>
                if variants.len() > 1 {
                    <Select
                        option="filter"
                        label={t!(self.locale, "library-game")}
                        items={any(t!(self.locale, "library-all-games"), variants)}
                        value={filter.variant.map_or("", Variant::id)}
                        onchange={choose_variant}
                    />
                }
                if opponents.len() > 1 {
                    <Select
                        option="filter-opponent"
                        label={t!(self.locale, "library-opponent")}
                        items={any(t!(self.locale, "library-any-opponent"), opponents)}
                        value={opponent.unwrap_or_default()}
                        onchange={choose_opponent}
                    />
                }
            </>
        }
    }
}
