use super::*;
use crate::rules::Variant;

fn all_pits(board: Board) -> impl Iterator<Item = Pit> {
    Side::ALL
        .into_iter()
        .flat_map(move |side| board.pits_of(side))
}

fn layouts() -> impl Iterator<Item = (Board, Layout)> {
    let boards = (5..=10)
        .map(|pits| Board {
            rows: Rows::Two,
            pits,
        })
        .chain([Board {
            rows: Rows::Three,
            pits: 9,
        }]);
    boards.flat_map(|board| {
        [Stance::Flat, Stance::Upright]
            .into_iter()
            .flat_map(move |stance| {
                [Place::Sown, Place::Right, Place::Left]
                    .into_iter()
                    .flat_map(move |place| {
                        [false, true].map(|flipped| {
                            let layout = Layout::new(board, stance, Some(place));
                            (board, Layout { flipped, ..layout })
                        })
                    })
            })
    })
}

#[test]
fn a_store_lies_at_its_owner_s_hand() {
    for (variant, first) in [
        (Variant::Giuthi, false),
        (Variant::GiuthiStore, false),
        (Variant::GiuthiRounds, true),
    ] {
        let rules = variant.default_rules();
        for flipped in [false, true] {
            let layout = Layout::of(&rules, Stance::Flat, flipped);
            for side in Side::ALL {
                let store = layout.store(side).expect("it has stores").centre;
                let mut row = rules.board().pits_of(side).map(|pit| layout.pit(pit));
                let (start, end) = (row.next().expect("a row"), row.next_back().expect("a row"));
                let near_start = (store.x - start.x).abs() < (store.x - end.x).abs();
                assert_eq!(near_start, first, "{variant:?} {side:?} {flipped}");
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
            for side in Side::ALL {
                let store = layout.store(side).expect("it was asked for");
                let inside = ((at.x - store.centre.x) / (store.rx + RADIUS)).powi(2)
                    + ((at.y - store.centre.y) / (store.ry + RADIUS)).powi(2);
                assert!(inside > 1.0, "{pit:?} in the store of {side:?}: {layout:?}");
            }
        }
    }
}

#[test]
fn opposite_pits_face_each_other() {
    for (board, layout) in layouts().filter(|(board, _)| board.rows == Rows::Two) {
        for pit in all_pits(board) {
            let (a, b) = (layout.pit(pit), layout.pit(board.opposite(pit)));
            match layout.stance() {
                Stance::Flat => assert_eq!(a.x, b.x),
                Stance::Upright => assert_eq!(a.y, b.y),
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
                let way = layout.way(pit, direction);
                assert_eq!(way.x.abs() + way.y.abs(), 1.0);
                assert_eq!(layout.direction(pit, way.x, way.y), Some(direction));
                assert_eq!(layout.direction(pit, way.y, way.x), None);
            }
        }
    }
}
