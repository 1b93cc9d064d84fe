//! The small board of a game.

use yew::prelude::*;

use crate::rules::{Position, Rules};
use crate::ui::board::MiniBoard;
use crate::ui::state::settings::Look;

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
