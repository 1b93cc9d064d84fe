//! A small drawing of each theme: pits, seeds, and what a move does.

use yew::prelude::*;

use crate::bot::PuzzleTheme;
use crate::ui::board::layout::Point;
use crate::ui::board::px::Px;

/// The radius of a pit, and the distance of two pits.
const RADIUS: f64 = 11.0;
const GAP: f64 = 29.0;
/// The heights of a single row, and of two rows that face each other.
const SINGLE: f64 = 44.0;
const FAR: f64 = 15.0;
const NEAR: f64 = 48.0;

/// The places of a few seeds in a pit.
const SEEDS: [&[(f64, f64)]; 5] = [
    &[],
    &[(0.0, 0.0)],
    &[(-4.0, -2.0), (4.0, 2.0)],
    &[(-4.0, -3.0), (4.0, -2.0), (0.0, 5.0)],
    &[(-4.5, -4.0), (4.5, -4.0), (-4.5, 4.0), (4.5, 4.0)],
];

/// A part of a drawing. Pits are numbered from the left.
enum Part {
    /// A row of pits with the seeds in each, at a height.
    Row(f64, &'static [usize]),
    /// The path of the seeds, dotted.
    DottedPath(&'static str),
    /// A solid path; an arrowhead is part of it.
    Line(&'static str),
    /// A ring about a pit.
    Ring(usize, f64),
    /// A store with seeds.
    Store(usize),
}

/// The parts of the drawing of a theme.
fn parts(theme: PuzzleTheme) -> Vec<Part> {
    use Part::{DottedPath, Line, Ring, Row, Store};
    match theme {
        PuzzleTheme::LongRelay => vec![
            Row(SINGLE, &[0, 2, 0, 3, 0]),
            DottedPath("M14 29Q28.5 10 41 27M43 29Q72 2 99 27M101 29Q115.5 10 127 25"),
            Line("M122 22L128 28L131 20"),
        ],
        PuzzleTheme::RunOn => vec![
            Row(FAR, &[2, 3, 1]),
            Row(NEAR, &[0, 0, 0]),
            Line("M14 46V31M9 36L14 30L19 36"),
            Line("M43 46V31M38 36L43 30L48 36"),
            Line("M72 46V31M67 36L72 30L77 36"),
        ],
        PuzzleTheme::Turn => vec![
            Row(SINGLE, &[0, 0, 0, 1]),
            DottedPath("M98 29Q86.5 12 74 28M70 28Q57.5 12 47 27"),
            Line("M35 30A15 15 0 0 0 40 59Q51 62 62 57M56 54L63 56.500L59 62"),
        ],
        PuzzleTheme::Uur => vec![
            Row(FAR, &[0, 2, 0]),
            Row(NEAR, &[0, 2, 0]),
            Ring(1, FAR),
            Ring(1, NEAR),
        ],
        PuzzleTheme::Claim => vec![
            Row(SINGLE, &[0, 4, 0]),
            Ring(1, SINGLE),
            DottedPath("M14 29Q28.5 12 39 25"),
        ],
        PuzzleTheme::Block => vec![
            Row(SINGLE, &[0, 1, 1]),
            DottedPath("M43 29Q57.5 10 69 25"),
            Line("M59 57L85 31"),
        ],
        PuzzleTheme::Ending => vec![
            Row(SINGLE, &[0, 1, 0]),
            Store(3),
            DottedPath("M43 29Q66 4 95 16"),
        ],
        PuzzleTheme::Defence => vec![
            Row(FAR, &[0, 1, 0]),
            Row(NEAR, &[0, 0, 3]),
            Line("M43 22V36M38 31L43 37L48 31"),
            DottedPath("M53 36Q57.5 30 66 35"),
        ],
    }
}

/// A small drawing of what a theme is about, for the eye only.
pub fn theme_drawing(theme: PuzzleTheme) -> Html {
    html! {
        <svg class="theme-drawing" viewBox="0 0 144 64" aria-hidden="true">
            { for parts(theme).iter().map(draw) }
        </svg>
    }
}

/// The middle of a pit.
fn middle(pit: usize, height: f64) -> Point {
    Point::new(14.0 + pit as f64 * GAP, height)
}

fn draw(part: &Part) -> Html {
    match *part {
        Part::Row(height, pits) => pits
            .iter()
            .enumerate()
            .map(|(pit, &seeds)| draw_pit(middle(pit, height), seeds))
            .collect(),
        Part::DottedPath(path) => html! { <path class="way" d={path} /> },
        Part::Line(path) => html! { <path class="line" d={path} /> },
        Part::Ring(pit, height) => {
            let Point { x, y } = middle(pit, height);
            html! { <circle class="ring" cx={Px(x)} cy={Px(y)} r={Px(RADIUS + 2.5)} /> }
        }
        Part::Store(pit) => {
            let at = middle(pit, SINGLE);
            let seeds = [
                (-3.0, -22.0),
                (5.0, -16.0),
                (-2.0, -9.0),
                (4.0, -2.0),
                (-3.0, 4.0),
            ];
            html! {
                <>
                    <rect class="pit" x={Px(at.x - 11.0)} y="7" width="24" height="50" rx="11" />
                    { for seeds.map(|place| draw_seed(at, place)) }
                </>
            }
        }
    }
}

fn draw_pit(at: Point, seeds: usize) -> Html {
    html! {
        <>
            <circle class="pit" cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS)} />
            { for SEEDS[seeds].iter().map(|&place| draw_seed(at, place)) }
        </>
    }
}

fn draw_seed(at: Point, (x, y): (f64, f64)) -> Html {
    html! { <ellipse class="seed" cx={Px(at.x + x)} cy={Px(at.y + y)} rx="4.1" ry="3.5" /> }
}
