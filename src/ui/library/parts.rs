//! Small boards that are drawn one by one, and what the entries share.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::LibraryEntry;
use crate::rules::{Position, Rows, Rules};
use crate::ui::board::MiniBoard;
use crate::ui::state::settings::Look;

/// How many boards are drawn with the list; the others follow one by one, so that the
/// list shows at once.
const DRAWN_AT_ONCE: usize = 4;

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

/// A small board. Its room is kept until it is drawn.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let is_drawn = use_state_eq(|| props.order < DRAWN_AT_ONCE);
    {
        let (is_drawn, order) = (is_drawn.clone(), props.order);
        use_effect_with((), move |()| {
            let wait = u32::try_from(order).unwrap_or_default();
            let draw = {
                let is_drawn = is_drawn.clone();
                move || is_drawn.set(true)
            };
            let timeout = (!*is_drawn).then(|| Timeout::new(wait, draw));
            move || drop(timeout)
        });
    }
    let rows = match props.rules.board().rows() {
        Rows::Two => "two-rows",
        Rows::Three => "three-rows",
    };
    html! {
        <span class={classes!("pic", rows, (!*is_drawn).then_some("blank"))}>
            if *is_drawn {
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
