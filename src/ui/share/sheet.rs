//! The share sheet: the choice of what is shared, its link, and the confirmation.

use yew::prelude::*;

use super::ShareKind;
use super::friend_preview::FriendPreview;
use super::link_panel::LinkPanel;
use super::send::SendMethod;
use super::sent::Sent;
use crate::ui::browser::use_locale;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, NamedValue, State};
use crate::ui::widgets::sheet::SHARE_SHEET;
use crate::ui::widgets::{Choice, Choices, Icon, Sheet, icon};

/// The properties of [`ShareSheet`].
#[derive(Properties, PartialEq)]
pub struct ShareSheetProps {
    /// The state whose game is shared.
    pub state: UseReducerHandle<State>,
}

/// The choices made since the sheet was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Opened {
    /// The chosen kind of link.
    kind: Option<ShareKind>,
    /// The method by which the message to the friend was sent.
    sent: Option<SendMethod>,
    /// Whether the player went back to the methods to send it.
    is_back: bool,
}

/// The sheet: what is shared, and then the methods to send it, or that it is sent.
#[component]
pub fn ShareSheet(props: &ShareSheetProps) -> Html {
    let locale = use_locale();
    let state = &props.state;
    let is_open = use_state_eq(|| false);
    let opened = use_state_eq(Opened::default);
    let ontoggle = {
        let (is_open, opened) = (is_open.clone(), opened.clone());
        move |opens: bool| {
            is_open.set(opens);
            // The event comes after the sheet is open, and it may have been used
            // by then.
            if !opens {
                opened.set(Opened::default());
            }
        }
    };
    let kinds: Vec<ShareKind> = ShareKind::available(state).collect();
    // A friend who has just been invited may have to wait for a move.
    let is_offered = |kind: &ShareKind| {
        kinds.contains(kind) || *kind == ShareKind::Message && state.friend().is_some()
    };
    let wanted = opened.kind.filter(is_offered);
    let kind = (wanted.or_else(|| kinds.first().copied())).unwrap_or(ShareKind::Game);
    let onkind = {
        let opened = opened.clone();
        Callback::from(move |kind| {
            opened.set(Opened {
                kind: Some(kind),
                is_back: false,
                ..*opened
            });
        })
    };
    let onsent = {
        let (opened, dispatcher) = (opened.clone(), state.dispatcher());
        // Only a message to the friend counts as sent.
        let id = state
            .stored
            .header
            .id
            .filter(|_| kind == ShareKind::Message);
        let plies = state.table.game.plies();
        Callback::from(move |method| {
            if let Some(id) = id {
                dispatcher.dispatch(Action::Sent(id, plies));
                opened.set(Opened {
                    sent: Some(method),
                    is_back: false,
                    ..*opened
                });
            }
        })
    };
    let onback = {
        let opened = opened.clone();
        Callback::from(move |()| {
            opened.set(Opened {
                sent: None,
                is_back: true,
                ..*opened
            })
        })
    };
    let is_message = kind == ShareKind::Message;
    let sent = opened.sent.filter(|_| is_message && !state.is_unsent());
    html! {
        <Sheet id={SHARE_SHEET} label={t!(locale, "share-label")} {ontoggle}>
            // A closed sheet is not drawn, and its link is not encoded.
            if !*is_open {
            } else if let Some(method) = sent {
                <Sent state={state.clone()} {method} {onback} />
            } else {
                <div class="sharing">
                    { kind_choice(&locale, state, kind, &kinds, &onkind) }
                    <LinkPanel
                        key={kind.name()}
                        state={state.clone()}
                        {kind}
                        {onsent}
                        takes_focus={opened.is_back}
                    />
                    <FriendPreview state={state.clone()} {kind} />
                </div>
            }
        </Sheet>
    }
}

/// The choice of what is shared.
fn kind_choice(
    locale: &Locale,
    state: &State,
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
        let sign = match kind {
            ShareKind::Message => Icon::People,
            ShareKind::Game => Icon::Library,
            ShareKind::Puzzle => Icon::Puzzle,
        };
        let text = t!(locale, "share-kind", kind = kind.name());
        Choice {
            about: about.into(),
            picture: icon(sign),
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
