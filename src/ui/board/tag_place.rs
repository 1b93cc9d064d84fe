//! Where the tag that explains the end of a sowing stands: beside the pits that it
//! is about or over those that are empty, and inside the board.

use super::layout::{Layout, Orientation, PITCH, Point, RADIUS};
use crate::rules::{Position, Rows};
use crate::ui::describe::facts::TagFacts;

/// From the pits to the tag, with the line about a captured pit between them.
const GAP: Point = Point::new(6.0, 14.0);
/// From the tag to the edge of the board.
const EDGE: f64 = 8.0;
/// The height of the place of a tag. On an upright board there is room for more.
const HEIGHT: f64 = 56.0;
const UPRIGHT_HEIGHT: f64 = 84.0;

/// The place of a tag: a rectangle of the picture. The tag may be smaller, and stands
/// at the side of it that is next to the pits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TagPlace {
    /// The rectangle's upper left corner.
    pub corner: Point,
    /// Its width and height.
    pub size: Point,
    /// The classes that put the tag to a side: `right`, `left`, `below` or `above` the
    /// pits, there `at-left` or `at-right` of the board if the pits are; `over` empty pits.
    pub class: &'static str,
}

impl TagPlace {
    /// The place of a tag. On a flat board it is between the rows, right or left of
    /// the pits, on an upright one over the pits if they are empty, else above or below
    /// them, where there is more room.
    #[must_use]
    pub fn of(layout: &Layout, position: &Position, facts: &TagFacts) -> Self {
        if let Some(place) = over_empty_pits(layout, position, facts) {
            return place;
        }
        let size = layout.size();
        let [from, to] = covered(layout, facts);
        match layout.orientation() {
            Orientation::Flat => {
                let y = height_between_rows(layout, facts) - HEIGHT / 2.0;
                let (x, width, is_after) = beside(from.x - GAP.x, to.x + GAP.x, size.x);
                Self {
                    corner: Point::new(x, y),
                    size: Point::new(width, HEIGHT),
                    class: if is_after { "right" } else { "left" },
                }
            }
            Orientation::Upright => {
                let (y, height, is_after) = beside(from.y - GAP.y, to.y + GAP.y, size.y);
                let shown = height.min(UPRIGHT_HEIGHT);
                let y = if is_after { y } else { y + height - shown };
                let at = (from.x + to.x) / 2.0 / size.x;
                Self {
                    corner: Point::new(EDGE, y),
                    size: Point::new(size.x - 2.0 * EDGE, shown),
                    class: match (is_after, at) {
                        (true, ..0.4) => "below at-left",
                        (true, 0.6..) => "below at-right",
                        (true, _) => "below",
                        (false, ..0.4) => "above at-left",
                        (false, 0.6..) => "above at-right",
                        (false, _) => "above",
                    },
                }
            }
        }
    }
}

/// The place over the empty ones of the pit that a tag is about and the pit opposite, on
/// an upright board with two rows: there it hides neither seeds nor what can be pressed.
fn over_empty_pits(layout: &Layout, position: &Position, facts: &TagFacts) -> Option<TagPlace> {
    let board = layout.board();
    if layout.orientation() == Orientation::Flat || board.rows() != Rows::Two {
        return None;
    }
    let at = facts.at?;
    let opposite = board.opposite(at);
    let [left, right] = if layout.pit(at).x < layout.pit(opposite).x {
        [at, opposite]
    } else {
        [opposite, at]
    };
    let (from, to) = match (position.seeds(left), position.seeds(right)) {
        (0, 0) => (EDGE, layout.size().x - EDGE),
        (0, _) => (EDGE, layout.pit(right).x - RADIUS - GAP.x),
        (_, 0) => (layout.pit(left).x + RADIUS + GAP.x, layout.size().x - EDGE),
        _ => return None,
    };
    Some(TagPlace {
        corner: Point::new(from, layout.pit(at).y - PITCH / 2.0),
        size: Point::new(to - from, PITCH),
        class: "over",
    })
}

/// The upper left and the lower right corner of the pits that a tag is about, or of
/// the mover's store.
fn covered(layout: &Layout, facts: &TagFacts) -> [Point; 2] {
    let pits = facts.at.into_iter().chain(facts.other);
    let places = pits.map(|pit| (layout.pit(pit), RADIUS, RADIUS));
    let store = layout.store(facts.mover).filter(|_| facts.at.is_none());
    let store = store.map(|basin| (basin.centre, basin.rx, basin.ry));
    let mut places = places.chain(store);
    let corners = |(at, rx, ry): (Point, f64, f64)| {
        [
            Point::new(at.x - rx, at.y - ry),
            Point::new(at.x + rx, at.y + ry),
        ]
    };
    let middle = Point::new(layout.size().x / 2.0, layout.size().y / 2.0);
    let first = places.next().map_or([middle; 2], corners);
    places.map(corners).fold(first, |[from, to], [a, b]| {
        [
            Point::new(from.x.min(a.x), from.y.min(a.y)),
            Point::new(to.x.max(b.x), to.y.max(b.y)),
        ]
    })
}

/// The middle of the gap between two rows that is next to the pits.
fn height_between_rows(layout: &Layout, facts: &TagFacts) -> f64 {
    match (facts.at, facts.other) {
        (Some(at), Some(other)) => (layout.pit(at).y + layout.pit(other).y) / 2.0,
        // Numbers are on the outer side.
        (Some(at), None) => layout.pit(at).y - layout.outward(at).y * layout.row_pitch() / 2.0,
        (None, _) => layout.size().y / 2.0,
    }
}

/// Start and length of the larger part of a line from the edge to the pits, which
/// reach from `from` to `to`; and whether it is the part after them.
fn beside(from: f64, to: f64, length: f64) -> (f64, f64, bool) {
    let (before, after) = (from - EDGE, length - EDGE - to);
    if after >= before {
        (to, after, true)
    } else {
        (EDGE, before, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Capture, Options, Pit, Rules, Side, StopReason, Variant};
    use crate::ui::describe::facts::Explained;

    /// The tags of every end of a sowing, on boards of every length as they can lie, with
    /// seeds in the pits and without.
    #[test]
    fn a_tag_is_inside_the_board_and_off_seeds() {
        for rules in Variant::ALL.into_iter().flat_map(all_lengths) {
            let board = rules.board();
            for orientation in [Orientation::Flat, Orientation::Upright] {
                for near in Side::ALL {
                    let layout = Layout::of(&rules, orientation, near);
                    let captures = matches!(rules.capture(), Capture::Opposite { .. });
                    let pits = board.all_pits().flat_map(|pit| {
                        let opposite = Some(board.opposite(pit)).filter(|_| captures);
                        [(Some(pit), None), (Some(pit), opposite)]
                    });
                    for (at, other) in pits.chain([(None, None)]) {
                        let opposite = at.map(|at| board.opposite(at));
                        for empty in [[None, None], [None, opposite], [at, opposite]] {
                            let position = with_empty(&rules, empty);
                            for mover in Side::ALL {
                                is_well_placed(&layout, &position, mover, at, other);
                            }
                        }
                    }
                }
            }
        }
    }

    /// A position in which the other pits have seeds.
    fn with_empty(rules: &Rules, empty: [Option<Pit>; 2]) -> Position {
        let row = |side| {
            let seeds = |pit| if empty.contains(&Some(pit)) { "0" } else { "3" };
            let pits = rules.board().pits_of(side);
            pits.map(seeds).collect::<Vec<_>>().join(",")
        };
        let text = format!("{}/{} 0-0 s", row(Side::South), row(Side::North));
        let position = rules.parse_unchecked_position(&text);
        position.expect("seeds in every pit")
    }

    /// A game with every number of pits that it allows; the seeds change no place.
    fn all_lengths(variant: Variant) -> impl Iterator<Item = Rules> {
        let seeds = variant.default_options().seeds;
        let rules = move |pits| variant.rules(Options { pits, seeds });
        let all = variant.pits().map(rules);
        all.map(|rules| rules.expect("options of the game"))
    }

    fn is_well_placed(
        layout: &Layout,
        position: &Position,
        mover: Side,
        at: Option<Pit>,
        other: Option<Pit>,
    ) {
        let reason = StopReason::OppositeEmpty;
        let facts = TagFacts {
            mover,
            at,
            other,
            explained: Explained::Nothing {
                reason,
                is_claim: false,
            },
        };
        let TagPlace {
            corner,
            size,
            class,
        } = TagPlace::of(layout, position, &facts);
        let end = Point::new(corner.x + size.x, corner.y + size.y);
        let board = layout.size();
        assert!(corner.x >= 0.0 && corner.y >= 0.0, "{corner:?}");
        assert!(end.x <= board.x && end.y <= board.y, "{end:?} of {board:?}");
        assert!(
            size.x >= 210.0 && size.y >= HEIGHT,
            "{facts:?} {size:?} {board:?}"
        );
        let is_over = class == "over";
        let pits = layout.board().all_pits().filter(|&pit| {
            let has_seeds = position.seeds(pit) > 0;
            if is_over {
                has_seeds
            } else {
                [at, other].contains(&Some(pit))
            }
        });
        for pit in pits {
            let at = layout.pit(pit);
            let nearest = Point::new(at.x.clamp(corner.x, end.x), at.y.clamp(corner.y, end.y));
            assert!(nearest.distance(at) >= RADIUS, "{facts:?} {corner:?}");
        }
    }
}
