use super::*;
use crate::rules::{Direction, Variant};
use crate::ui::state::Heading;

fn all_pits(board: Board) -> impl Iterator<Item = Pit> {
    Side::ALL
        .into_iter()
        .flat_map(move |side| board.pits_of(side))
}

fn layouts() -> impl Iterator<Item = (Board, Layout)> {
    let boards = (5..=10)
        .map(|pits| Board::new(Rows::Two, pits).expect("a board"))
        .chain(Board::new(Rows::Three, 9));
    boards.flat_map(|board| {
        [Orientation::Flat, Orientation::Upright]
            .into_iter()
            .flat_map(move |orientation| {
                [StorePlace::Sown, StorePlace::Right, StorePlace::Left]
                    .into_iter()
                    .flat_map(move |place| {
                        Side::ALL.into_iter().map(move |near| {
                            let layout = Layout::new(board, orientation, Some(place));
                            (board, Layout { near, ..layout })
                        })
                    })
            })
    })
}

/// The stores that the picture has.
fn stores(layout: &Layout) -> impl Iterator<Item = (Side, Basin)> {
    let store = |side| Some((side, layout.store(side)?));
    Side::ALL.into_iter().filter_map(store)
}

/// An upright board has only the stores that are sown.
#[test]
fn stores_that_are_sown_are_always_drawn() {
    for (variant, upright) in [
        (Variant::Giuthi, false),
        (Variant::GiuthiStore, true),
        (Variant::LayliGoobalay, false),
    ] {
        let rules = variant.default_rules();
        let flat = Layout::of(&rules, Orientation::Flat, Side::South);
        assert_eq!(stores(&flat).count(), 2, "{variant:?}");
        let layout = Layout::of(&rules, Orientation::Upright, Side::South);
        assert_eq!(stores(&layout).count() == 2, upright, "{variant:?}");
        assert!(layout.has_stores());
        // Captured seeds leave the picture towards their owner.
        let [south, north] = Side::ALL.map(|side| layout.captured(side).y);
        assert!(upright || south > north);
    }
}

#[test]
fn the_picture_keeps_its_size_while_a_row_is_laid_out() {
    for variant in [Variant::GiuthiRounds, Variant::LayliGoobalay] {
        let rules = variant.default_rules();
        for orientation in [Orientation::Flat, Orientation::Upright] {
            let whole = Layout::of(&rules, orientation, Side::South);
            let laid =
                Layout::of(&rules.with_row(5), orientation, Side::South).with_seeds_in_hand();
            assert_eq!(laid.size(), whole.size());
            assert_eq!(stores(&laid).count(), 2);
            for (_, hollow) in stores(&laid) {
                for pit in all_pits(laid.board()) {
                    let (at, centre) = (laid.pit(pit), hollow.centre);
                    let apart = Point::new((at.x - centre.x).abs(), (at.y - centre.y).abs());
                    let is_beside = apart.x >= RADIUS + hollow.rx;
                    assert!(is_beside || apart.y >= hollow.ry, "{pit:?}: {laid:?}");
                }
            }
            // The shorter rows are in the middle.
            let [first, last] = [0, 4].map(|pit| laid.pit(Pit::new(pit)));
            let middle = Point::new(first.x + last.x, first.y + last.y);
            match orientation {
                Orientation::Flat => assert_eq!(middle.x, whole.size().x),
                Orientation::Upright => assert_eq!(middle.y, whole.size().y),
            }
        }
    }
}

/// On an upright board the number of the seeds in hand stands at the owner's end, and the
/// sign in the middle.
#[test]
fn the_number_of_the_seeds_in_hand_is_at_their_owner() {
    let rules = Variant::GiuthiRounds.default_rules();
    for near in Side::ALL {
        let layout = Layout::of(&rules, Orientation::Upright, near).with_seeds_in_hand();
        let middle = layout.size().y / 2.0;
        for (side, hand) in stores(&layout) {
            let [number, sign] = [hand.number, hand.sign].map(|at| hand.centre.y + at.y - middle);
            let down = if side == near { 1.0 } else { -1.0 };
            assert!(number * down > (hand.centre.y - middle) * down);
            assert!(sign * down > 0.0 && sign * down < (hand.centre.y - middle) * down);
        }
    }
}

#[test]
fn a_store_lies_at_its_owner_s_hand() {
    for (variant, first) in [
        (Variant::Giuthi, false),
        (Variant::GiuthiStore, false),
        (Variant::GiuthiRounds, true),
    ] {
        let rules = variant.default_rules();
        for near in Side::ALL {
            let layout = Layout::of(&rules, Orientation::Flat, near);
            for side in Side::ALL {
                let store = layout.store(side).expect("it has stores").centre;
                let mut row = rules.board().pits_of(side).map(|pit| layout.pit(pit));
                let (start, end) = (row.next().expect("a row"), row.next_back().expect("a row"));
                let near_start = (store.x - start.x).abs() < (store.x - end.x).abs();
                assert_eq!(near_start, first, "{variant:?} {side:?}, {near:?} is near");
            }
        }
    }
}

#[test]
fn nothing_overlaps_or_leaves_the_picture() {
    for (board, layout) in layouts() {
        let pits: Vec<_> = all_pits(board).collect();
        for &pit in &pits {
            let at = layout.pit(pit);
            assert!(
                at.x > RADIUS && at.x < layout.size().x - RADIUS,
                "{layout:?}"
            );
            assert!(
                at.y > RADIUS && at.y < layout.size().y - RADIUS,
                "{layout:?}"
            );
            for &other in &pits {
                let there = layout.pit(other);
                let apart = (at.x - there.x).hypot(at.y - there.y);
                assert!(
                    pit == other || apart > 2.0 * RADIUS,
                    "{pit:?} {other:?} {layout:?}"
                );
            }
            for (side, store) in stores(&layout) {
                let inside = ((at.x - store.centre.x) / (store.rx + RADIUS)).powi(2)
                    + ((at.y - store.centre.y) / (store.ry + RADIUS)).powi(2);
                assert!(inside > 1.0, "{pit:?} in the store of {side:?}: {layout:?}");
            }
        }
    }
}

#[test]
fn opposite_pits_face_each_other() {
    for (board, layout) in layouts().filter(|(board, _)| board.rows() == Rows::Two) {
        for pit in all_pits(board) {
            let (a, b) = (layout.pit(pit), layout.pit(board.opposite(pit)));
            match layout.orientation() {
                Orientation::Flat => assert_eq!(a.x, b.x),
                Orientation::Upright => assert_eq!(a.y, b.y),
            }
        }
    }
}

/// Turning from one pit's place to the next about the middle goes
/// counter-clockwise, all the way round once.
#[test]
fn forward_is_counter_clockwise() {
    for (board, layout) in layouts() {
        let pits: Vec<_> = all_pits(board).map(|pit| layout.pit(pit)).collect();
        let doubled_area: f64 = (0..pits.len())
            .map(|k| {
                let (a, b) = (pits[k], pits[(k + 1) % pits.len()]);
                a.x * b.y - b.x * a.y
            })
            .sum();
        assert!(doubled_area < 0.0, "{layout:?}");
    }
}

#[test]
fn a_way_on_the_screen_is_the_direction_of_the_seeds() {
    for (board, layout) in layouts() {
        for pit in all_pits(board) {
            for direction in [Direction::Forward, Direction::Backward] {
                let way = layout.heading(pit, direction);
                assert_eq!(way.x.abs() + way.y.abs(), 1.0);
                assert_eq!(layout.direction(pit, way.x, way.y), Some(direction));
                assert_eq!(layout.direction(pit, way.y, way.x), None);
            }
        }
    }
}

#[test]
fn a_way_has_the_name_of_where_it_leads_on_the_screen() {
    let names = [
        (-1.0, 0.0, "left"),
        (1.0, 0.0, "right"),
        (0.0, -1.0, "up"),
        (0.0, 1.0, "down"),
    ];
    // In the game of three rows no way has a name.
    for (board, layout) in layouts().filter(|(board, _)| board.rows() == Rows::Two) {
        for pit in all_pits(board) {
            for direction in Direction::ALL {
                let way = layout.heading(pit, direction);
                let heading = Heading::of(board.owner(pit), direction, layout.near());
                let name = heading.name(layout.orientation());
                assert!(names.contains(&(way.x, way.y, name)), "{pit:?} {layout:?}");
            }
        }
    }
}

#[test]
fn a_button_beside_a_pit_covers_no_other_pit_s_centre() {
    for (board, layout) in layouts() {
        for pit in all_pits(board) {
            let [forward, backward] = Direction::ALL.map(|way| layout.button(pit, way));
            assert!(forward.distance(backward) >= 2.0 * layout.button_radius());
            for other in all_pits(board) {
                let apart = forward.distance(layout.pit(other));
                assert!(
                    apart > layout.button_radius(),
                    "{pit:?} {other:?} {layout:?}"
                );
            }
        }
    }
}
