//! The tag that explains the end of a sowing at its pit.

use yew::prelude::*;

use super::layout::Layout;
use super::px::Px;
use super::tag_place::TagPlace;
use crate::rules::Position;
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::describe::facts::{Explained, TagFacts};

#[derive(Properties, PartialEq)]
pub struct TagProps {
    pub layout: Layout,
    /// The position after the move; `None` while the move is shown.
    pub at_rest: Option<Position>,
    pub facts: TagFacts,
}

/// A tag. It is HTML, whose lines break by themselves.
#[component]
pub fn Tag(props: &TagProps) -> Html {
    let TagProps {
        layout,
        at_rest,
        facts,
    } = props;
    let locale = use_locale();
    let place = TagPlace::of(layout, at_rest.as_ref(), facts);
    let (what, why) = describe::tag(&locale, facts);
    let nothing = matches!(facts.explained, Explained::Nothing { .. }).then_some("nothing-taken");
    html! {
        <foreignObject
            x={Px(place.corner.x)}
            y={Px(place.corner.y)}
            width={Px(place.size.x)}
            height={Px(place.size.y)}
        >
            <div xmlns="http://www.w3.org/1999/xhtml" class={classes!("tag-place", place.class)}>
                <p class={classes!("tag", nothing)}>
                    <b>{ what }</b>
                    { why }
                </p>
            </div>
        </foreignObject>
    }
}
