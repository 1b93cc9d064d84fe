//! The part above the rules: the games, the title, the goal, the sources and the
//! buttons.

use yew::prelude::*;

use super::{Chapter, Source};
use crate::rules::Variant;
use crate::ui::browser::{route, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, View};
use crate::ui::widgets::{ActionButton, Icon, course_link, icon};

#[derive(Properties, PartialEq)]
pub struct RulebookHeadingProps {
    pub variant: Variant,
    /// Whether there is a way back to the board.
    pub has_way_back: bool,
    /// The text about the game, or what replaces it while it loads.
    pub children: Html,
}

/// The links to the rules of all games, and the title. On a narrow screen a button
/// at the title opens the links.
#[component]
pub fn RulebookHeading(props: &RulebookHeadingProps) -> Html {
    let locale = use_locale();
    let is_open = use_state_eq(|| false);
    let variant = props.variant;
    let ontoggle = {
        let is_open = is_open.clone();
        move |_: MouseEvent| is_open.set(!*is_open)
    };
    html! {
        <>
            <nav
                id="rules-of"
                class={classes!("rules-of", is_open.then_some("open"))}
                aria-label={t!(locale, "rules-of")}
            >
                { for Variant::ALL.into_iter().map(|other| html! {
                    <a
                        href={route::href(View::Rules(other))}
                        aria-current={(other == variant).then_some("page")}
                    >
                        { t!(locale, "game-short", game = other.id()) }
                    </a>
                }) }
            </nav>
            if props.has_way_back {
                <div class="rules-back quiet">
                    <ActionButton
                        action={Action::Back}
                        icon={Icon::Previous}
                        label={t!(locale, "back")}
                    />
                </div>
            }
            <div class="rules-title">
                <h1 tabindex="-1">{ describe::game(&locale, variant) }</h1>
                <button
                    type="button"
                    class="other-rules sign-button quiet"
                    aria-expanded={is_open.to_string()}
                    aria-controls="rules-of"
                    aria-label={t!(locale, "rules-of")}
                    onclick={ontoggle}
                >
                    { icon(Icon::Open) }
                </button>
            </div>
            <div class="rules-about">{ props.children.clone() }</div>
        </>
    }
}

/// The goal and the sources of a game.
pub fn about(locale: &Locale, chapter: &Chapter) -> Html {
    html! {
        <>
            <p class="goal">{ &chapter.goal }</p>
            <p class="about">{ origin(locale, chapter) }</p>
        </>
    }
}

/// Whose game it is, and what it is taken from.
fn origin(locale: &Locale, chapter: &Chapter) -> Html {
    /// Stands for a source, which may be a link.
    const PLACE: &str = "\u{fffc}";
    let places = chapter.sources.iter().map(|_| PLACE.to_owned());
    let places =
        places.reduce(|first, second| t!(locale, "clauses", first = first, second = second));
    let text = t!(
        locale,
        "rules-origin",
        origin = chapter.origin.as_str(),
        sources = places.unwrap_or_default()
    );
    let mut texts = text.split(PLACE);
    let before = texts.next().unwrap_or_default();
    let sources = chapter.sources.iter().zip(texts).map(|(source, after)| {
        html! {
            <>
                { source_view(source) }
                { after }
            </>
        }
    });
    html! {
        <>
            { before }
            { for sources }
        </>
    }
}

fn source_view(source: &Source) -> Html {
    match &source.link {
        Some(link) => html! { <a href={link.clone()} rel="noreferrer">{ &source.text }</a> },
        None => html! { { &source.text } },
    }
}

/// The buttons: to the course of a game, and a new game of it.
pub fn actions(locale: &Locale, variant: Variant) -> Html {
    html! {
        <div class="rules-actions">
            { course_link(locale, variant) }
            <ActionButton
                action={Action::PickGame(variant)}
                class="main"
                icon={Icon::Resume}
                label={t!(locale, "play-it")}
            />
        </div>
    }
}
