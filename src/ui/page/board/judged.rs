//! What each move is worth, at its pit.

use yew::prelude::*;

use crate::rules::{Move, Rules};
use crate::ui::layout::{Layout, Point, RADIUS};
use crate::ui::page::markup::markup;
use crate::ui::teacher::{Judged, Verdict};
use crate::ui::words::Words;
use crate::ui::{px, shift};

/// Draws the worth of every move: two beside each other where a pit can be sown
/// both ways, each on the side that its sowing leaves to.
pub fn worths(judged: &Judged, rules: &Rules, layout: &Layout, words: Words) -> Html {
    let best = judged.best();
    let is_best = |one: &Verdict| (one.worth, one.decided) == (best.worth, best.decided);
    html! {
        { for judged.moves.iter().map(|verdict| {
            let mv = verdict.mv;
            let several = judged.moves.iter().any(|other| other.mv.pit == mv.pit && other.mv != mv);
            let (at, number) = (layout.pit(mv.pit), layout.number(mv.pit));
            let mut at = at.towards(Point::new(at.x - number.x, at.y - number.y), 0.5);
            if several {
                at = at.towards(layout.way(mv.pit, mv.direction), 24.5);
            }
            let sure = match (verdict.decided, verdict.worth) {
                (true, 0) | (false, _) => "",
                (true, 1..) => "\u{2713}",
                (true, _) => "\u{2717}",
            };
            // From ten seeds on there is no room for tenths.
            let (worth, whole) = match verdict.worth {
                worth @ -999..1_000 => (worth, judged.proved),
                worth => ((worth + 50 * worth.signum()) / 100 * 100, true),
            };
            markup! {
                <g data-worth={rules.show_move(mv).to_string()} class={if is_best(verdict) { "worth best" } else { "worth" }} transform={shift(at.x, at.y)}>
                    <rect x="-24" y="-11" width="48" height="22" rx="11" />
                    <text>{ sure }{ words.worth(worth, whole) }</text>
                </g>
            }
        }) }
    }
}

/// Rings the pit that a hint says to sow.
pub fn hinted(layout: &Layout, mv: Move) -> Html {
    let at = layout.pit(mv.pit);
    markup! { <circle class="hinted" cx={px(at.x)} cy={px(at.y)} r={px(RADIUS + 3.0)} /> }
}
