//! The parts that the entries of the list share.

use std::rc::Rc;

use yew::prelude::*;

use super::LibraryEntry;
use crate::rules::{Position, Rules};
use crate::ui::board::MiniBoard;
use crate::ui::state::settings::Look;

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
}

/// A small board.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    html! {
        <span class="pic">
            <MiniBoard
                rules={props.rules}
                position={props.position}
                is_flipped={props.is_flipped}
                look={props.look}
            />
        </span>
    }
}
