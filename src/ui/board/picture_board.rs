//! A board that is only looked at, with its numbers.

use yew::prelude::*;

use super::count_out::CountOut;
use super::layout::{Layout, Orientation};
use super::px::Px;
use super::still_board::still_board;
use super::theme::look_class;
use super::view::board_style;
use crate::rules::{BySide, Position, Rules, Side};
use crate::ui::state::settings::Look;

#[derive(Properties, PartialEq)]
pub struct PictureBoardProps {
    pub rules: Rules,
    pub position: Position,
    /// The final scores, whose seeds are counted out.
    pub final_scores: Option<BySide<u16>>,
    pub look: Look,
}

/// The board of a position, lying flat with South's row below.
#[component]
pub fn PictureBoard(props: &PictureBoardProps) -> Html {
    let &PictureBoardProps {
        rules,
        position,
        final_scores,
        look,
    } = props;
    let layout = Layout::of(&rules, Orientation::Flat, Side::South);
    let look = look_class(rules.variant(), look);
    let size = layout.size();
    let count_out = final_scores.map(|scores| CountOut::new(&rules, &layout, scores));
    html! {
        <svg
            class={classes!("board", look, layout.orientation().class(), "numbers-always")}
            viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))}
            style={board_style(size)}
            translate="no"
            aria-hidden="true"
        >
            { still_board(&rules, &position, layout, look, count_out, None) }
        </svg>
    }
}
