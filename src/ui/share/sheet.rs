//! The share sheet: the choice of what is shared, its link, and the confirmation.

use yew::prelude::*;

use super::ShareKind;
use super::friend_preview::FriendPreview;
use super::link_panel::LinkPanel;
use super::picture::PicturePanel;
use super::send::SendMethod;
use super::sent::Sent;
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, NamedValue};
use crate::ui::widgets::{Choice, Choices, Icon, icon};

#[derive(Properties, PartialEq)]
pub struct ShareContentProps {
    pub state: GameHandle,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ShareChoices {
    kind: Option<ShareKind>,
    /// The method by which the message to the friend was sent.
    sent: Option<SendMethod>,
    /// Whether the player went back to the methods to send it.
    is_back: bool,
}

/// What is shared, and then the methods to send it, or that it is sent. A closed sheet doesn't
/// have it, and its link is not encoded.
#[component]
pub fn ShareContent(props: &ShareContentProps) -> Html {
    let locale = use_locale();
    let state = &props.state;
    let choices = use_state_eq(ShareChoices::default);
    let kinds: Vec<ShareKind> = ShareKind::available(state).collect();
    let kind = shown_kind(state, choices.kind, &kinds);
    let onkind = {
        let choices = choices.clone();
        Callback::from(move |kind| {
            choices.set(ShareChoices {
                kind: Some(kind),
                is_back: false,
                ..*choices
            });
        })
    };
    let onsent = on_sent(state, kind, &choices);
    let onback = {
        let choices = choices.clone();
        Callback::from(move |()| {
            choices.set(ShareChoices {
                sent: None,
                is_back: true,
                ..*choices
            })
        })
    };
    let is_sent = kind == ShareKind::Message && !state.is_unsent();
    let sent = choices.sent.filter(|_| is_sent);
    match sent {
        Some(method) => html! { <Sent state={state.clone()} {method} {onback} /> },
        None => html! {
            <div class="sharing chips">
                { kind_choice(&locale, state, kind, &kinds, &onkind) }
                <LinkPanel
                    key={kind.name()}
                    state={state.clone()}
                    {kind}
                    {onsent}
                    takes_focus={choices.is_back}
                />
                <FriendPreview state={state.clone()} {kind} />
                <PicturePanel state={state.clone()} />
            </div>
        },
    }
}

/// The kind of link that is shown: the chosen one as long as it is offered.
fn shown_kind(state: &GameState, chosen: Option<ShareKind>, available: &[ShareKind]) -> ShareKind {
    // A friend who has just been invited may have to wait for a move.
    let is_offered = |kind: &ShareKind| {
        available.contains(kind) || *kind == ShareKind::Message && state.friend().is_some()
    };
    let offered = chosen.filter(is_offered);
    offered
        .or_else(|| available.first().copied())
        .unwrap_or(ShareKind::Game)
}

/// Takes the method by which the link was sent. Only a message to the friend counts as sent.
fn on_sent(
    state: &GameHandle,
    kind: ShareKind,
    choices: &UseStateHandle<ShareChoices>,
) -> Callback<SendMethod> {
    let (choices, dispatcher) = (choices.clone(), state.clone());
    let plies = state.record.plies();
    let id = state.header.id;
    let message = id.filter(|_| kind == ShareKind::Message);
    Callback::from(move |method| {
        if let Some(id) = message {
            dispatcher.dispatch(GameAction::Sent(id, plies));
            choices.set(ShareChoices {
                sent: Some(method),
                is_back: false,
                ..*choices
            });
        }
    })
}

/// The choice of what is shared.
fn kind_choice(
    locale: &Locale,
    state: &GameState,
    chosen: ShareKind,
    available: &[ShareKind],
    onkind: &Callback<ShareKind>,
) -> Html {
    let choice = |&kind: &ShareKind| {
        let about = match kind {
            ShareKind::Message if state.friend().is_none() => t!(locale, "invitation-about"),
            ShareKind::Message if !available.contains(&kind) => t!(locale, "message-later"),
            _ => t!(locale, "share-about", kind = kind.name()),
        };
        let symbol = match kind {
            ShareKind::Message => Icon::People,
            ShareKind::Game => Icon::Library,
            ShareKind::Puzzle => Icon::Puzzle,
        };
        let text = t!(locale, "share-kind", kind = kind.name());
        Choice {
            about: about.into(),
            picture: icon(symbol),
            is_disabled: !available.contains(&kind),
            ..Choice::new(kind.name(), text, onkind.reform(move |()| kind))
        }
    };
    html! {
        <Choices
            option="share"
            label={t!(locale, "what-to-share")}
            items={ShareKind::ALL.iter().map(choice).collect::<Vec<_>>()}
            value={chosen.name()}
        />
    }
}
