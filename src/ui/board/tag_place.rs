//! Where the tag that explains the end of a sowing stands: beside the pits that it is
//! about, or at rest over them where they are empty, and inside the board.

use super::layout::{Layout, Orientation, Point, RADIUS};
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
    pub size: Point,
    /// The classes that put the tag to a side: `right`, `left`, `below` or `above` the
    /// pits, there `at-left` or `at-right` of the board if the pits are; `over` if it is
    /// centred on empty pits.
    pub class: &'static str,
}

impl TagPlace {
    /// The place of a tag. On a flat board it is between the rows, right or left of
    /// the pits, on an upright one above or below them, where there is more room. `at_rest`
    /// is the position after the move, `None` while the move is shown: on an upright board
    /// the tag then stands over the pits if they are empty.
    pub fn of(layout: &Layout, at_rest: Option<&Position>, facts: &TagFacts) -> Self {
        let over = at_rest.and_then(|position| over_empty_pits(layout, position, facts));
        if let Some(place) = over {
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

/// The place over the pit that a tag is about and the pit opposite, if both are empty: there
/// it hides no seeds and nothing that can be pressed. The number of the seeds that were
/// captured there is hidden, but the tag says it. `None` on a flat board, where the tag has
/// room between the rows, and on a board with three rows.
fn over_empty_pits(layout: &Layout, position: &Position, facts: &TagFacts) -> Option<TagPlace> {
    let (at, board) = (facts.at?, layout.board());
    let has_room = layout.orientation() == Orientation::Upright && board.rows() == Rows::Two;
    let are_empty = position.seeds(at) == 0 && position.seeds(board.opposite(at)) == 0;
    (has_room && are_empty).then(|| TagPlace {
        corner: Point::new(EDGE, layout.pit(at).y - RADIUS),
        size: Point::new(layout.size().x - 2.0 * EDGE, 2.0 * RADIUS),
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

    /// The tags of every end of a sowing, on boards of every length as they can lie, while
    /// the move is shown and at rest.
    #[test]
    fn a_tag_is_inside_the_board_and_off_its_pits_or_over_empty_ones() {
        for rules in Variant::ALL.into_iter().flat_map(all_lengths) {
            let board = rules.board();
            for orientation in [Orientation::Flat, Orientation::Upright] {
                for near in Side::ALL {
                    let layout = Layout::of(&rules, orientation, near);
                    let captures = matches!(rules.fields().capture, Capture::Opposite { .. });
                    let pits = board.all_pits().flat_map(|pit| {
                        let opposite = Some(board.opposite(pit)).filter(|_| captures);
                        [(Some(pit), None), (Some(pit), opposite)]
                    });
                    for (at, other) in pits.chain([(None, None)]) {
                        let opposite = at.map(|at| board.opposite(at));
                        let one_empty = with_empty(&rules, [None, opposite]);
                        let both_empty = with_empty(&rules, [at, opposite]);
                        for mover in Side::ALL {
                            let facts = facts_of(mover, at, other);
                            for position in [None, Some(&one_empty)] {
                                is_off_its_pits(&layout, position, &facts);
                            }
                            if orientation == Orientation::Upright
                                && board.rows() == Rows::Two
                                && at.is_some()
                            {
                                is_over_its_pits(&layout, &both_empty, &facts);
                            } else {
                                is_off_its_pits(&layout, Some(&both_empty), &facts);
                            }
                        }
                    }
                }
            }
        }
    }

    /// A position with three seeds in every pit but those that are empty.
    fn with_empty(rules: &Rules, empty: [Option<Pit>; 2]) -> Position {
        let mut position = rules.start(Side::South);
        for pit in rules.board().all_pits() {
            let seeds = if empty.contains(&Some(pit)) { 0 } else { 3 };
            position.set_seeds(pit, seeds);
        }
        position
    }

    /// A game with every number of pits that it allows; the seeds change no place.
    fn all_lengths(variant: Variant) -> impl Iterator<Item = Rules> {
        let seeds = variant.default_options().seeds;
        let rules = move |pits| variant.rules(Options { pits, seeds });
        let all = variant.allowed_pits().map(rules);
        all.map(|rules| rules.expect("options of the game"))
    }

    fn facts_of(mover: Side, at: Option<Pit>, other: Option<Pit>) -> TagFacts {
        let reason = StopReason::OppositeEmpty;
        TagFacts {
            mover,
            at,
            other,
            explained: Explained::Nothing {
                reason,
                is_claim: false,
            },
        }
    }

    fn is_off_its_pits(layout: &Layout, at_rest: Option<&Position>, facts: &TagFacts) {
        let place = TagPlace::of(layout, at_rest, facts);
        assert_ne!(place.class, "over", "{facts:?}");
        is_inside(layout, place);
        for pit in facts.at.into_iter().chain(facts.other) {
            assert!(is_off(layout, place, pit), "{facts:?} {place:?}");
        }
    }

    fn is_over_its_pits(layout: &Layout, position: &Position, facts: &TagFacts) {
        let place = TagPlace::of(layout, Some(position), facts);
        assert_eq!(place.class, "over", "{facts:?}");
        is_inside(layout, place);
        for pit in layout.board().all_pits() {
            let is_empty = position.seeds(pit) == 0;
            assert_eq!(is_off(layout, place, pit), !is_empty, "{facts:?} {place:?}");
        }
    }

    fn is_inside(layout: &Layout, TagPlace { corner, size, .. }: TagPlace) {
        let end = Point::new(corner.x + size.x, corner.y + size.y);
        let board = layout.size();
        assert!(corner.x >= 0.0 && corner.y >= 0.0, "{corner:?}");
        assert!(end.x <= board.x && end.y <= board.y, "{end:?} of {board:?}");
        assert!(size.x >= 220.0 && size.y >= HEIGHT, "{size:?} {board:?}");
    }

    fn is_off(layout: &Layout, TagPlace { corner, size, .. }: TagPlace, pit: Pit) -> bool {
        let (at, end) = (
            layout.pit(pit),
            Point::new(corner.x + size.x, corner.y + size.y),
        );
        let nearest = Point::new(at.x.clamp(corner.x, end.x), at.y.clamp(corner.y, end.y));
        nearest.distance(at) >= RADIUS
    }
}
