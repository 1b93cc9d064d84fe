//! Small boards that are drawn one by one, and what the entries share.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::LibraryEntry;
use crate::rules::{Position, Rows, Rules};
use crate::ui::board::MiniBoard;
use crate::ui::state::settings::Look;

/// How many games are shown and drawn with the list; the others follow one by one, so that
/// the list shows at once.
const SHOWN_AT_ONCE: usize = 4;

/// An entry whose equality is that of the pointer: an entry that has changed is
/// another one.
#[derive(Clone)]
pub(super) struct SharedEntry(pub Rc<LibraryEntry>);

impl PartialEq for SharedEntry {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The properties of a [`Picture`].
#[derive(Properties, PartialEq)]
pub struct PictureProps {
    /// The rules of the round.
    pub rules: Rules,
    pub position: Position,
    /// Whether North's row is the near one.
    #[prop_or_default]
    pub is_flipped: bool,
    /// The look of the board.
    #[prop_or_default]
    pub look: Look,
    /// The number of pictures before it in the list.
    #[prop_or_default]
    pub order: usize,
}

/// Whether it is the turn of what has this number in the list.
#[hook]
pub(super) fn use_turn(order: usize) -> bool {
    let is_turn = use_state_eq(|| order < SHOWN_AT_ONCE);
    {
        let is_turn = is_turn.clone();
        use_effect_with((), move |()| {
            let wait = u32::try_from(order).unwrap_or_default();
            let begin = {
                let is_turn = is_turn.clone();
                move || is_turn.set(true)
            };
            let timeout = (!*is_turn).then(|| Timeout::new(wait, begin));
            move || drop(timeout)
        });
    }
    *is_turn
}

/// A small board. Its room is kept until it is drawn.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let is_drawn = use_turn(props.order);
    let rows = match props.rules.board().rows() {
        Rows::Two => "two-rows",
        Rows::Three => "three-rows",
    };
    html! {
        <span class={classes!("pic", rows, (!is_drawn).then_some("blank"))}>
            if is_drawn {
                <MiniBoard
                    rules={props.rules}
                    position={props.position}
                    is_flipped={props.is_flipped}
                    look={props.look}
                />
            }
        </span>
    }
}
