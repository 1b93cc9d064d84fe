//! A board that is only looked at, with its numbers.

use yew::prelude::*;

use super::count_out::CountOut;
use super::input::Place;
use super::layout::{Layout, Orientation};
use super::pit::PitView;
use super::px::Px;
use super::seeds::Definitions;
use super::store::StoreView;
use super::surface::Surface;
use super::theme::look_class;
use super::view::board_style;
use crate::rules::{BySide, Pit, Position, Rules, Side};
use crate::ui::describe::facts::{PitFacts, Who};
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
    let store = |side: Side| {
        let basin = layout.store(side)?;
        let seeds = position.store(side);
        Some(html! {
            <StoreView
                {side}
                who={Who::Side(side)}
                {basin}
                {seeds}
                drawn={count_out.map_or(seeds, |count| count.left(side))}
            />
        })
    };
    let pit = |pit: Pit| {
        html! {
            <PitView
                key={pit.index()}
                node={NodeRef::default()}
                {pit}
                {layout}
                {look}
                facts={PitFacts::of(&rules, &position, BySide::default(), pit, 0)}
                mark={position.mark(pit)}
                counted={count_out.map(|count| count.pit(pit))}
                playable={false}
                chosen={false}
                tab_stop={false}
                onpress={Callback::<Place>::noop()}
            />
        }
    };
    html! {
        <svg
            class={classes!("board", look, layout.orientation().class(), "numbers-always")}
            viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))}
            style={board_style(size)}
            translate="no"
            aria-hidden="true"
        >
            <Definitions />
            <Surface {layout} />
            <g>{ for Side::ALL.into_iter().filter_map(store) }</g>
            <g>{ for rules.board().all_pits().map(pit) }</g>
        </svg>
    }
}
