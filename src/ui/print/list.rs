//! The list of what can be printed.

use yew::prelude::*;

use crate::bot::PuzzleTheme;
use crate::rules::Variant;
use crate::ui::browser::route::href;
use crate::ui::browser::use_locale;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Printout, PuzzleSet, View};
use crate::ui::tasks::theme_name;

/// A small drawing of each kind of sheet, in the order of the list.
const DRAWINGS: &str = include_str!("sheets.svg");

/// The sheets by their kinds, each with a drawing and its links.
#[component]
pub fn PrintoutList() -> Html {
    let locale = &use_locale();
    let of_games = |printout: fn(Variant) -> Printout| {
        let name = |variant: Variant| t!(locale, "game-short", game = variant.id());
        Variant::ALL
            .map(|variant| (printout(variant), name(variant)))
            .to_vec()
    };
    let themes = PuzzleTheme::ALL.into_iter().map(|theme| {
        let printout = Printout::Puzzles(PuzzleSet::Theme(theme));
        (printout, theme_name(locale, theme))
    });
    let puzzles = of_games(|variant| Printout::Puzzles(PuzzleSet::Game(variant)));
    let puzzles = puzzles.into_iter().chain(themes).collect();
    let kinds = [
        (t!(locale, "board"), of_games(Printout::Board)),
        (t!(locale, "rules"), of_games(Printout::Rules)),
        (t!(locale, "puzzles"), puzzles),
        (
            t!(locale, "record-sheet"),
            vec![(Printout::Record, t!(locale, "record-sheet"))],
        ),
    ];
    let kinds = kinds.into_iter().zip(DRAWINGS.split("\n\n"));
    html! {
        <article class="printouts list-view">
            <header>
                <h1 tabindex="-1">{ t!(locale, "printouts") }</h1>
                <p>{ t!(locale, "printouts-about") }</p>
            </header>
            { for kinds.map(|((title, links), drawing)| kind(locale, title, links, drawing)) }
        </article>
    }
}

/// A kind of sheet.
fn kind(
    locale: &Locale,
    title: String,
    links: Vec<(Printout, String)>,
    drawing: &'static str,
) -> Html {
    let about = links.first().map(|&(printout, _)| about(locale, printout));
    html! {
        <section>
            <svg class="sheet-drawing" viewBox="0 0 76 100" aria-hidden="true">
                { Html::from_html_unchecked(AttrValue::Static(drawing)) }
            </svg>
            <div>
                <h2>{ title }</h2>
                <p>{ about }</p>
                <p class="pills">
                    { for links.into_iter().map(|(printout, name)| html! {
                        <a href={href(View::Printout(printout))}>{ name }</a>
                    }) }
                </p>
            </div>
        </section>
    }
}

/// What a sheet is for.
pub fn about(locale: &Locale, printout: Printout) -> String {
    match printout {
        Printout::Board(_) => t!(locale, "board-sheet-about"),
        Printout::Rules(_) => t!(locale, "rules-sheet-about"),
        Printout::Puzzles(_) => t!(locale, "puzzle-sheet-about"),
        Printout::Record => t!(locale, "record-sheet-about"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_drawing() {
        assert_eq!(DRAWINGS.split("\n\n").count(), 4);
    }
}
