//! What the game waits for besides a move.

use yew::prelude::*;

use crate::ui::describe::facts::SeedsLeft;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, GameAction, GameState, LevelOffer, Phase, SharedPuzzleStatus};
use crate::ui::widgets::sheet::SHARE_SHEET;
use crate::ui::widgets::{ActionButton, SheetButton};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Awaited {
    #[default]
    Nothing,
    /// A failed attempt at a puzzle is to be taken back.
    Retry,
    /// An answer to whether the opened message is for the reader.
    Receiver,
    /// A message to the friend: it is to be sent, or may be sent again.
    Message {
        /// Whether it is still to be sent.
        unsent: bool,
    },
    /// Whether the game is finished although nobody has to, or goes on.
    Finish,
    /// Another game.
    Again {
        /// Another level of the bot that is offered.
        offer: Option<LevelOffer>,
    },
    /// The start of the next round of a match.
    NextRound {
        /// The match is decided, and may be ended.
        is_decided: bool,
    },
    /// The way back from an earlier position.
    ToNow,
    /// The row of the next round.
    Arrangement {
        /// The seeds that lie in no pit yet, or those that are too many.
        left: SeedsLeft,
        /// Whether the round can begin with this row.
        ready: bool,
    },
    Answer,
    Sides,
}

impl Awaited {
    /// What a state waits for.
    pub fn of(state: &GameState) -> Self {
        match state.phase() {
            _ if has_missed(state) => Self::Retry,
            Phase::Viewing | Phase::Over if state.offers_seat() => Self::Receiver,
            Phase::Over if state.is_unsent() => Self::Message { unsent: true },
            Phase::Won => Self::Finish,
            Phase::Waiting => Self::Message {
                unsent: state.is_unsent(),
            },
            Phase::Over => Self::Again {
                offer: state.level_offer(),
            },
            Phase::RoundOver => Self::NextRound {
                is_decided: state.can_end_match(),
            },
            Phase::Viewing => Self::ToNow,
            Phase::ChoosingSides => Self::Sides,
            Phase::Arranging => Self::of_arranging(state).unwrap_or_default(),
            _ if state.is_asked_for_draw() => Self::Answer,
            _ => Self::Nothing,
        }
    }

    fn of_arranging(state: &GameState) -> Option<Self> {
        let (arranging, row) = (state.arranging()?, state.next_round.draft()?);
        let placed = row.iter().map(|&seeds| u32::from(seeds)).sum();
        Some(Self::Arrangement {
            left: SeedsLeft::of(arranging.seeds.into(), placed),
            ready: state.draft_fault().is_none(),
        })
    }
}

/// Whether a puzzle was tried and not solved: the move is to be taken back.
pub fn has_missed(state: &GameState) -> bool {
    state.shared_puzzle_status() == Some(SharedPuzzleStatus::Missed)
        && state.phase() != Phase::Sowing
}

pub fn awaited_buttons(locale: &Locale, awaited: Awaited, main_ref: &NodeRef) -> Html {
    let main = |action: GameAction, label: String| {
        html! { <ActionButton {action} {label} class="main" button_ref={main_ref} /> }
    };
    let other = |action: GameAction, label: String| {
        html! { <ActionButton {action} {label} /> }
    };
    match awaited {
        Awaited::Nothing => Html::default(),
        Awaited::Retry => main(GameAction::Undo, t!(locale, "try-again")),
        Awaited::Receiver => main(GameAction::SitDown, t!(locale, "sit-down")),
        Awaited::Message { unsent } => {
            let class = unsent.then_some("main");
            html! {
                <SheetButton
                    sheet={SHARE_SHEET}
                    label={t!(locale, "send")}
                    class={classes!(class)}
                    button_ref={main_ref}
                />
            }
        }
        Awaited::Finish => html! {
            <>
                { other(GameAction::PlayOn, t!(locale, "play-on")) }
                { main(GameAction::Finish, t!(locale, "finish")) }
            </>
        },
        Awaited::Again { offer } => again_buttons(locale, offer, main_ref),
        Awaited::NextRound { is_decided } => html! {
            <>
                if is_decided {
                    { other(GameAction::EndMatch, t!(locale, "end-match")) }
                }
                { main(GameAction::NextRound, t!(locale, "next-round-label")) }
            </>
        },
        Awaited::ToNow => html! {
            <>
                <ActionButton action={GameAction::ToNow} label={t!(locale, "to-now")} class="main" />
                { other(GameAction::PlayOn, t!(locale, "play-from-here")) }
            </>
        },
        Awaited::Arrangement { ready, .. } => html! {
            <>
                { other(GameAction::DraftEvenly, t!(locale, "arrange-evenly")) }
                { other(GameAction::ClearDraft, t!(locale, "clear-row")) }
                <ActionButton
                    action={GameAction::Arrange}
                    label={t!(locale, "begin-round")}
                    class="main"
                    disabled={!ready}
                />
            </>
        },
        Awaited::Sides => html! {
            <>
                { main(GameAction::ChooseSides { is_swapped: false }, t!(locale, "keep-sides")) }
                { main(GameAction::ChooseSides { is_swapped: true }, t!(locale, "swap-sides")) }
            </>
        },
        Awaited::Answer => html! {
            <>
                { main(GameAction::AnswerDraw(true), t!(locale, "accept")) }
                { other(GameAction::AnswerDraw(false), t!(locale, "decline")) }
            </>
        },
    }
}

/// The buttons that begin another game. The main one begins it at the offered level, if
/// that is advised.
fn again_buttons(locale: &Locale, offer: Option<LevelOffer>, main_ref: &NodeRef) -> Html {
    let is_advised = offer.is_some_and(|offer| offer.is_advised);
    let ref_of = |is_main: bool| {
        if is_main {
            main_ref.clone()
        } else {
            NodeRef::default()
        }
    };
    let offered_level = |offer: LevelOffer| {
        if offer.is_weaker {
            t!(locale, "easier-level")
        } else {
            t!(locale, "next-level")
        }
    };
    html! {
        <>
            { for offer.map(|offer| html! {
                <ActionButton
                    action={Action::OfferedLevel}
                    label={offered_level(offer)}
                    class={classes!(is_advised.then_some("main"))}
                    button_ref={ref_of(is_advised)}
                />
            }) }
            <ActionButton
                action={Action::Again}
                label={t!(locale, "again")}
                class={classes!((!is_advised).then_some("main"))}
                button_ref={ref_of(!is_advised)}
            />
        </>
    }
}
