//! A board that is only looked at, with its numbers.

use yew::prelude::*;

use super::layout::{Layout, Orientation};
use super::px::Px;
use super::still_board::still_board;
use super::theme::look_class;
use super::view::board_style;
use crate::rules::{Position, Rules, Side};
use crate::ui::state::settings::Look;

#[derive(Properties, PartialEq)]
pub struct PictureBoardProps {
    pub rules: Rules,
    pub position: Position,
    /// The side whose row is below.
    pub near: Side,
    pub look: Look,
}

/// The board of a position, lying flat.
#[component]
pub fn PictureBoard(props: &PictureBoardProps) -> Html {
    let &PictureBoardProps {
        rules,
        position,
        near,
        look,
    } = props;
    let layout = Layout::of(&rules, Orientation::Flat, near);
    let look = look_class(rules.variant(), look);
    let size = layout.size();
    html! {
        <svg
            class={classes!("board", look, layout.orientation().class(), "numbers-always")}
            viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))}
            style={board_style(size)}
            translate="no"
            aria-hidden="true"
        >
            { still_board(&rules, &position, layout, look, None) }
        </svg>
    }
}
