//! The view of the rules of a game.

use std::rc::Rc;

use yew::prelude::*;

use super::example::{ExampleBoard, example_picture, example_size};
use super::heading::{RulebookHeading, about, actions};
use super::section::{section_view, start_view};
use super::{Rulebook, Section};
use crate::rules::{Side, Variant};
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::browser::loading::{Loading, use_data};
use crate::ui::browser::route::href;
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Printout, View};
use crate::ui::widgets::loading_failure;

#[derive(Properties, PartialEq)]
pub struct RulebookViewProps {
    pub variant: Variant,
    /// The view that a way back leads to.
    pub behind: View,
}

/// The rules of a game, once they are loaded.
#[component]
pub fn RulebookView(props: &RulebookViewProps) -> Html {
    let locale = use_locale();
    let variant = props.variant;
    let (book, retry) = use_data::<Rulebook>("rulebook", locale.language());
    let heading = match &book {
        Loading::Ready(book) => about(&locale, book.chapter(variant)),
        Loading::Pending => skeleton_lines(2),
        Loading::Failed => rules_failure(&locale, &retry),
    };
    html! {
        <article key={variant.id()} class="reading" aria-busy={(book == Loading::Pending).then_some("true")}>
            <RulebookHeading {variant} has_way_back={props.behind == View::Board}>
                { heading }
            </RulebookHeading>
            { actions(&locale, variant) }
            if let Loading::Ready(book) = &book {
                <ChapterSections book={Rc::clone(book)} {variant} />
                <a class="button quiet" href={href(View::Printout(Printout::Rules(variant)))}>
                    { t!(locale, "printouts") }
                </a>
            } else if book == Loading::Pending {
                { skeleton(variant) }
            }
        </article>
    }
}

/// What stands in the place of rules that are being loaded: as large as they are.
fn skeleton(variant: Variant) -> Html {
    let layout = Layout::of(&variant.default_rules(), Orientation::Flat, Side::South);
    let card = |_| {
        html! {
            <div class="rule">
                <div class="example bone" style={example_size(&layout)} />
                { skeleton_lines(4) }
            </div>
        }
    };
    html! { <div class="rules skeleton" aria-hidden="true">{ for (0..6).map(card) }</div> }
}

fn skeleton_lines(lines: usize) -> Html {
    html! { <div class="lines" aria-hidden="true">{ for (0..lines).map(|_| html! { <i class="bone" /> }) }</div> }
}

#[derive(Properties, PartialEq)]
struct ChapterSectionsProps {
    book: Rc<Rulebook>,
    variant: Variant,
}

/// The sections of a game, and the one that is common to all. One example at most is
/// played; the others are pictures.
#[component]
fn ChapterSections(props: &ChapterSectionsProps) -> Html {
    let locale = use_locale();
    let ChapterSectionsProps { book, variant } = props;
    let live = use_state_eq(|| None);
    let onlive = {
        let live = live.clone();
        Callback::from(move |number| live.set(number))
    };
    let example = |number: usize, section: &Section| {
        let example = section.example.clone()?;
        Some(html! {
            <ExampleBoard
                {example}
                {number}
                title={section.title.clone()}
                is_live={*live == Some(number)}
                onlive={onlive.clone()}
            />
        })
    };
    sections(&locale, book, *variant, example)
}

/// The sections of a game and the common one. `example` draws the example of a section, and
/// receives its number.
fn sections(
    locale: &Locale,
    book: &Rulebook,
    variant: Variant,
    example: impl Fn(usize, &Section) -> Option<Html>,
) -> Html {
    let section = |(number, section): (usize, &Section)| {
        section_view(locale, Some(number), section, example(number, section))
    };
    let chapter = book.chapter(variant);
    html! {
        <ol class="rules book">
            { start_view(locale, variant, chapter) }
            { for chapter.sections.iter().enumerate().map(section) }
            { section_view(locale, None, &book.common, None) }
        </ol>
    }
}

#[derive(Properties, PartialEq)]
pub struct RulesSheetProps {
    pub variant: Variant,
}

/// The rules of a game on a sheet of paper.
#[component]
pub fn RulesSheet(props: &RulesSheetProps) -> Html {
    let locale = use_locale();
    let variant = props.variant;
    let (book, retry) = use_data::<Rulebook>("rulebook", locale.language());
    let picture = |_, section: &Section| section.example.as_deref().map(example_picture);
    let content = match &book {
        Loading::Ready(book) => html! {
            <>
                <div class="rules-about">{ about(&locale, book.chapter(variant)) }</div>
                { sections(&locale, book, variant, picture) }
            </>
        },
        Loading::Pending => skeleton_lines(8),
        Loading::Failed => rules_failure(&locale, &retry),
    };
    html! {
        <section class="paper rules-sheet" aria-busy={(book == Loading::Pending).then_some("true")}>
            <h2>{ describe::game(&locale, variant) }</h2>
            { content }
        </section>
    }
}

fn rules_failure(locale: &Locale, onretry: &Callback<()>) -> Html {
    let (text, again) = (t!(locale, "rules-failed"), t!(locale, "try-again"));
    loading_failure("rules", text, again, onretry)
}
