//! The boards at the size of real beans: where pits and stores lie on paper, in millimetres.

use std::ops::Range;

use crate::rules::{Board, Pit, Rules, Side};
use crate::ui::board::layout::{Basin, Layout, Orientation, Point};

/// What a board may fill: what both A4 and Letter leave between the margins of print.css,
/// less a heading and a rest for the rounding of browsers.
pub const PAPER: Point = Point::new(190.0, 256.0);
pub const PIT_RADIUS: f64 = 25.0;
/// From the centre of a pit to that of its neighbour, and from row to row.
const PITCH: f64 = 51.0;
/// From the upper and the lower edge of half a board to its rows.
const EDGE: f64 = 10.0;
/// From the centre of a pit to its letter, as a part of the pitch.
const LETTER: f64 = 0.38;
/// Half the breadth of a store.
const STORE: f64 = 15.0;
/// From the end of a store to the end of what it lies beside.
const STORE_END: f64 = 4.0;

/// A board, or half of one, on a sheet of paper.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardSheet {
    pub size: Point,
    pub pits: Vec<PrintedPit>,
    pub stores: Vec<(Side, Basin)>,
    /// The line between the players.
    pub middle: [Point; 2],
    /// Where the other half is joined to this one: the distance from the left edge.
    pub join: Option<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PrintedPit {
    pub pit: Pit,
    pub centre: Point,
    /// The middle of its letter.
    pub letter: Point,
}

/// The sheets of a board: one if its rows fit along the paper, else one for each half.
pub fn board_sheets(rules: &Rules) -> Vec<BoardSheet> {
    let grid = Grid::of(rules);
    let columns = grid.columns;
    if f64::from(columns) * PITCH <= PAPER.y {
        return vec![grid.whole()];
    }
    let half = columns.div_ceil(2);
    vec![
        grid.half(0..half, PAPER.x - f64::from(half) * PITCH, PAPER.x),
        grid.half(half..columns, 0.0, 0.0),
    ]
}

/// The pits of a board in columns and rows, with South's row below.
struct Grid {
    board: Board,
    cells: Vec<(Pit, u8, u8)>,
    columns: u8,
    rows: u8,
    /// Whose store lies at the left end of the rows, if the game has stores.
    left: Option<Side>,
}

impl Grid {
    fn of(rules: &Rules) -> Self {
        let layout = Layout::of(rules, Orientation::Flat, Side::South);
        let board = layout.board();
        let cell = |pit: Pit| {
            let (column, row) = layout.cell(pit);
            (pit, column, row)
        };
        let cells: Vec<_> = board.all_pits().map(cell).collect();
        let is_left = |&side: &Side| {
            let store = layout.store(side);
            store.is_some_and(|store| store.centre.x < layout.size().x / 2.0)
        };
        Self {
            board,
            columns: cells.iter().map(|cell| cell.1 + 1).max().unwrap_or(0),
            rows: cells.iter().map(|cell| cell.2 + 1).max().unwrap_or(0),
            cells,
            left: Side::ALL.into_iter().find(is_left),
        }
    }

    /// The breadth of the rows together.
    fn breadth(&self) -> f64 {
        f64::from(self.rows) * PITCH
    }

    /// The whole board along the paper, with South's row at the right and the stores beside
    /// the rows.
    fn whole(&self) -> BoardSheet {
        let length = f64::from(self.columns) * PITCH;
        let beside = (PAPER.x - self.breadth()) / 2.0;
        let at = |column: f64, row: f64| Point::new(beside + row * PITCH, length - column * PITCH);
        let store = |side: Side| {
            let x = match side {
                Side::South => PAPER.x - beside / 2.0,
                Side::North => beside / 2.0,
            };
            (side, basin(Point::new(x, length / 2.0), self.breadth()))
        };
        let stores = self.left.map(|_| Side::ALL.map(store).to_vec());
        self.sheet(
            Point::new(PAPER.x, length),
            0..self.columns,
            at,
            stores.unwrap_or_default(),
            None,
        )
    }

    /// The half of the board in these columns, the first of which begins at `first`; `join`
    /// is its edge towards the other half.
    fn half(&self, columns: Range<u8>, first: f64, join: f64) -> BoardSheet {
        let start = f64::from(columns.start);
        let at = |column: f64, row: f64| {
            Point::new(first + (column - start) * PITCH, EDGE + row * PITCH)
        };
        let is_left = join > 0.0;
        let end = first + f64::from(columns.end - columns.start) * PITCH;
        let x = if is_left {
            first / 2.0
        } else {
            (end + PAPER.x) / 2.0
        };
        let side = self
            .left
            .map(|left| if is_left { left } else { left.other() });
        let middle = EDGE + self.breadth() / 2.0;
        let store = |side| (side, basin(Point::new(x, middle), self.breadth()));
        self.sheet(
            Point::new(PAPER.x, self.breadth() + 2.0 * EDGE),
            columns,
            at,
            side.map(store).into_iter().collect(),
            Some(join),
        )
    }

    /// A sheet with these columns; `at` is the place of a point of the grid.
    fn sheet(
        &self,
        size: Point,
        columns: Range<u8>,
        at: impl Fn(f64, f64) -> Point,
        stores: Vec<(Side, Basin)>,
        join: Option<f64>,
    ) -> BoardSheet {
        let cells = || self.cells.iter().filter(|cell| columns.contains(&cell.1));
        let pit = |&(pit, column, row): &(Pit, u8, u8)| {
            let (column, row) = (f64::from(column) + 0.5, f64::from(row) + 0.5);
            let outward = match self.board.owner(pit) {
                Side::South => LETTER,
                Side::North => -LETTER,
            };
            PrintedPit {
                pit,
                centre: at(column, row),
                letter: at(column, row + outward),
            }
        };
        // In all columns of a sheet North has as many of the rows.
        let is_north = |cell: &&(Pit, u8, u8)| {
            cell.1 == columns.start && self.board.owner(cell.0) == Side::North
        };
        let row = cells().filter(is_north).count() as f64;
        BoardSheet {
            size,
            pits: cells().map(pit).collect(),
            stores,
            middle: [columns.start, columns.end].map(|column| at(column.into(), row)),
            join,
        }
    }
}

/// A store beside rows of that breadth or length.
fn basin(centre: Point, length: f64) -> Basin {
    Basin {
        centre,
        rx: STORE,
        ry: length / 2.0 - STORE_END,
        number: Point::default(),
        sign: Point::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn of(variant: Variant) -> Vec<BoardSheet> {
        board_sheets(&variant.default_rules())
    }

    #[test]
    fn pits_are_five_centimetres_across_and_lie_apart() {
        assert_eq!(2.0 * PIT_RADIUS, 50.0);
        for variant in Variant::ALL {
            for sheet in of(variant) {
                for (place, one) in sheet.pits.iter().enumerate() {
                    for other in &sheet.pits[..place] {
                        let apart = one.centre.distance(other.centre);
                        assert!(apart > 2.0 * PIT_RADIUS, "{variant}: {apart}");
                    }
                    let inside = one.centre.distance(one.letter) < PIT_RADIUS - 4.0;
                    assert!(inside, "{variant}: a letter lies on a rim");
                }
            }
        }
    }

    #[test]
    fn every_pit_and_store_lies_on_one_sheet_within_its_edges() {
        for variant in Variant::ALL {
            let (board, sheets) = (variant.default_rules().board(), of(variant));
            assert!(matches!(sheets.len(), 1 | 2), "{variant}");
            let mut pits: Vec<_> = sheets.iter().flat_map(|sheet| &sheet.pits).collect();
            pits.sort_by_key(|printed| printed.pit);
            let pits: Vec<_> = pits.iter().map(|printed| printed.pit).collect();
            assert_eq!(pits, board.all_pits().collect::<Vec<_>>(), "{variant}");
            let sides: Vec<_> = sheets.iter().flat_map(|sheet| &sheet.stores).collect();
            let stores = if variant == Variant::SulusAidi { 0 } else { 2 };
            assert_eq!(sides.len(), stores, "{variant}");
            for sheet in &sheets {
                let BoardSheet { size, .. } = *sheet;
                assert!(size.x <= PAPER.x && size.y <= PAPER.y, "{variant}");
                let is_inside = |at: Point, x: f64, y: f64| {
                    at.x >= x && at.y >= y && at.x <= size.x - x && at.y <= size.y - y
                };
                for pit in &sheet.pits {
                    assert!(is_inside(pit.centre, PIT_RADIUS, PIT_RADIUS), "{variant}");
                }
                for (_, store) in &sheet.stores {
                    assert!(is_inside(store.centre, store.rx, store.ry), "{variant}");
                    let is_free = |pit: &PrintedPit| {
                        let (x, y) = (pit.centre.x - store.centre.x, pit.centre.y - store.centre.y);
                        x.abs() > PIT_RADIUS + store.rx || y.abs() > PIT_RADIUS + store.ry
                    };
                    assert!(sheet.pits.iter().all(is_free), "{variant}");
                }
            }
        }
    }

    #[test]
    fn two_halves_join_to_one_board() {
        let sheets = of(Variant::SulusAidi);
        let [left, right] = &sheets[..] else {
            panic!("two sheets");
        };
        assert_eq!((left.join, right.join), (Some(PAPER.x), Some(0.0)));
        let last = left.pits.iter().map(|pit| pit.centre.x);
        let first = right.pits.iter().map(|pit| pit.centre.x);
        let across = PAPER.x - last.fold(0.0, f64::max) + first.fold(PAPER.x, f64::min);
        assert_eq!(across, PITCH);
        // South's half of the middle row is at its right hand.
        let [from, to] = left.middle;
        assert_eq!((from.y, to.y, to.x), (112.0, 112.0, PAPER.x));
        let [from, to] = right.middle;
        assert_eq!((from.y, to.y, from.x), (61.0, 61.0, 0.0));
    }

    #[test]
    fn a_store_lies_at_the_hand_that_the_game_has_it_at() {
        for (variant, left) in [
            (Variant::Giuthi, Side::North),
            (Variant::GiuthiStore, Side::North),
            (Variant::GiuthiRounds, Side::South),
        ] {
            let sheets = of(variant);
            assert_eq!(sheets[0].stores[0].0, left, "{variant}");
            assert_eq!(sheets[1].stores[0].0, left.other(), "{variant}");
        }
    }
}
