//! What the one who opens the link will see.

use yew::prelude::*;

use super::ShareKind;
use crate::link::has_turn;
use crate::rules::{BySide, Side};
use crate::ui::board::MiniBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::board::seeds::{side_class, side_sign};
use crate::ui::browser::environment::use_media;
use crate::ui::browser::{GameHandle, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::NamedValue;

/// The media query of the screens on which the sheet lies below, as in `share.css`.
const PHONE: &str = "(max-width: 699px)";

#[derive(Properties, PartialEq)]
pub(super) struct FriendPreviewProps {
    pub state: GameHandle,
    pub kind: ShareKind,
}

/// The page as a phone shows it to the reader of the link. For a friend the board is
/// turned to the friend's own side.
#[component]
pub(super) fn FriendPreview(props: &FriendPreviewProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let FriendPreviewProps { state, kind } = props;
    let orientation = if use_media(PHONE) {
        Orientation::Flat
    } else {
        Orientation::Upright
    };
    let is_friend = *kind == ShareKind::Message;
    let (rules, position) = if is_friend {
        let record = state.record.current();
        (*record.rules(), *record.position())
    } else {
        (*state.rules(), *state.position())
    };
    let near = if is_friend {
        state.friend().unwrap_or_else(|| state.invited_side())
    } else {
        Side::South
    };
    // The players of the page are not the readers; the signs tell the sides apart.
    let name = |side: Side| match (is_friend, side == near) {
        (false, _) => {
            html! { <span class="for-readers">{ t!(locale, "side", side = side) }</span> }
        }
        (true, true) => html! { { t!(locale, "you") } },
        (true, false) => html! { { t!(locale, "your-friend") } },
    };
    let final_scores = if is_friend {
        let outcome = state.record.current().outcome();
        outcome.map(|outcome| outcome.scores)
    } else {
        state.final_scores()
    };
    let scores = final_scores.unwrap_or_else(|| BySide::from_fn(|side| position.score(side)));
    let has_picked = state.race_setup.picks()[near.other()].is_some();
    let is_to_move = has_turn(&state.record, state.fair_start, near, has_picked);
    let prompt = match kind {
        ShareKind::Message if !is_to_move => String::new(),
        ShareKind::Message => t!(locale, "library-your-turn"),
        _ => t!(locale, "share-about", kind = kind.name()),
    };
    let label = match kind {
        ShareKind::Message => t!(locale, "friend-sees"),
        _ => t!(locale, "they-see"),
    };
    html! {
        <section class="shared-view">
            <h3>{ label }</h3>
            <div class="friends-screen">
                <p class="name">{ describe::game(&locale, rules.variant()) }</p>
                { seat(&locale, near.other(), name(near.other()), scores[near.other()], Html::default()) }
                <MiniBoard
                    {rules}
                    {position}
                    {final_scores}
                    {orientation}
                    is_flipped={near == Side::North}
                    {look}
                />
                { seat(&locale, near, name(near), scores[near], Html::default()) }
                <p class="prompt">{ prompt }</p>
            </div>
        </section>
    }
}

/// A player of a small board: sign, name, something beside it, and the seeds.
pub(super) fn seat(locale: &Locale, side: Side, name: Html, score: u16, beside: Html) -> Html {
    html! {
        <p class={classes!("small-seat", side_class(side))}>
            { side_sign(side) }
            <bdi>{ name }</bdi>
            { beside }
            <b>{ locale.number(score) }</b>
        </p>
    }
}
