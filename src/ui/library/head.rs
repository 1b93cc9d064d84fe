//! The head of the view: its heading, the filters, import and export.

use yew::prelude::*;

use super::button::LibraryButton;
use super::{GameFilter, LibraryAction, LibraryState, OpponentKind, texts};
use crate::rules::Variant;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::widgets::sheet::IMPORT_SHEET;
use crate::ui::widgets::{Icon, Select, SelectItem, icon};

/// What a narrow screen shows: the list or the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum LibraryPart {
    #[default]
    Games,
    Results,
}

impl LibraryPart {
    pub fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Results => "results",
        }
    }
}

/// A row of the head that a narrow screen shows at a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeadRow {
    Filters,
    /// Import and export.
    Files,
}

pub(super) struct Head<'a> {
    pub locale: &'a Locale,
    pub library: &'a LibraryState,
    /// The open row.
    pub row: &'a UseStateHandle<Option<HeadRow>>,
    /// The part that is shown.
    pub part: &'a UseStateHandle<LibraryPart>,
    pub onpress: &'a Callback<LibraryAction>,
}

impl Head<'_> {
    pub fn view(&self) -> Html {
        let locale = self.locale;
        let class = |row| classes!("head-row", (**self.row == Some(row)).then_some("open"));
        let filters = [self.variants(), self.opponents()];
        let has_filters = filters.iter().any(|items| items.len() > 1);
        let has_games = !self.library.entries.is_empty();
        html! {
            <div class="library-head">
                <h1 tabindex="-1">{ t!(locale, "library-title") }</h1>
                if has_filters {
                    { self.row_button(HeadRow::Filters) }
                }
                { self.row_button(HeadRow::Files) }
                if has_filters {
                    <div id="library-filters" class={class(HeadRow::Filters)}>
                        { self.filters(filters) }
                    </div>
                }
                <div id="library-files" class={classes!(class(HeadRow::Files), "files")}>
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
                if has_games {
                    { self.switch() }
                }
            </div>
        }
    }

    /// The button that opens and closes a row on a narrow screen.
    fn row_button(&self, row: HeadRow) -> Html {
        let (symbol, label, id) = match row {
            HeadRow::Filters => (
                Icon::Filter,
                t!(self.locale, "library-filter"),
                "library-filters",
            ),
            HeadRow::Files => (
                Icon::More,
                t!(self.locale, "library-actions"),
                "library-files",
            ),
        };
        let is_open = **self.row == Some(row);
        let onclick = {
            let state = self.row.clone();
            move |_| state.set((!is_open).then_some(row))
        };
        html! {
            <button
                type="button"
                class="row-button"
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

    /// The switch between the list and the results.
    fn switch(&self) -> Html {
        let button = |part: LibraryPart, text: String| {
            let state = self.part.clone();
            html! {
                <button
                    type="button"
                    data-tab={part.name()}
                    aria-pressed={(**self.part == part).to_string()}
                    onclick={move |_| state.set(part)}
                >
                    { text }
                </button>
            }
        };
        html! {
            <div class="switch" role="group" aria-label={t!(self.locale, "library-title")}>
                { button(LibraryPart::Games, t!(self.locale, "games")) }
                { button(LibraryPart::Results, t!(self.locale, "library-results")) }
            </div>
        }
    }

    fn variants(&self) -> Vec<SelectItem> {
        let variants = self.library.variants();
        let item = |variant: &Variant| {
            let name = describe::game(self.locale, *variant);
            SelectItem::new(variant.id(), name)
        };
        variants.iter().map(item).collect()
    }

    fn opponents(&self) -> Vec<SelectItem> {
        let opponents = self.library.opponents();
        let item = |&opponent: &OpponentKind| {
            SelectItem::new(opponent.name(), texts::opponent_kind(self.locale, opponent))
        };
        opponents.iter().map(item).collect()
    }

    /// The choices of variant and opponent, each where there are several.
    fn filters(&self, [variants, opponents]: [Vec<SelectItem>; 2]) -> Html {
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
