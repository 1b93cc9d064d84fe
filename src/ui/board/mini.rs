//! A small picture of a board.

use std::rc::Rc;

use yew::prelude::*;

use super::animation::Snapshot;
use super::count_out::CountOut;
use super::frame::{BoardFrame, LastMoveMarks};
use super::hand::{flights, sowing_hands};
use super::heap::{self, Heap, Slot};
use super::layout::{Basin, Layout, Orientation, Point, RADIUS};
use super::pit::owner_mark;
use super::preview::move_end;
use super::px::{Px, translate};
use super::seeds::{SEED_OUTLINES, side_class, side_shape};
use super::store::basin_outline;
use super::strokes::{Digits, ring};
use super::surface::Surface;
use super::theme::look_class;
use crate::rules::{BySide, Pit, Position, Rows, Rules, Side};
use crate::ui::i18n::TextDirection;
use crate::ui::state::settings::Look;

/// The edges that are cut off along three rows where no numbers stand: a small board has no
/// captions.
const CUT: f64 = 14.0;

/// From the edge of a store to the centre of its number.
const STORE_NUMBER: f64 = 26.0;

/// The fills of a small board, by their names in mini.svg and in mini.css.
const PAINTS: [&str; 7] = [
    "hollow", "shade", "lip", "seed-0", "seed-1", "seed-2", "seed-3",
];

#[derive(Properties, PartialEq)]
pub struct MiniBoardProps {
    pub rules: Rules,
    /// The seeds; without them those of the start.
    #[prop_or_default]
    pub position: Option<Position>,
    /// The final scores, whose seeds are counted out as on the board of a game that is over.
    #[prop_or_default]
    pub final_scores: Option<BySide<u16>>,
    /// The marks of a move's gains.
    #[prop_or_default]
    pub marks: LastMoveMarks,
    /// The moment of an animation, whose seeds and marks are shown instead.
    #[prop_or_default]
    pub moment: Option<Rc<Snapshot>>,
    #[prop_or(Orientation::Flat)]
    pub orientation: Orientation,
    /// Whether North's row is the near one.
    #[prop_or_default]
    pub is_flipped: bool,
    #[prop_or_default]
    pub look: Look,
    /// Whether the seeds of each pit and store stand beside it as a number.
    #[prop_or_default]
    pub is_counted: bool,
    /// Whether the letters of the pits stand before these numbers, and the signs of the sides
    /// at their stores.
    #[prop_or_default]
    pub is_lettered: bool,
    /// Whether the pits that can be played are ringed.
    #[prop_or_default]
    pub is_open: bool,
    /// The pit that is sown.
    #[prop_or_default]
    pub sown: Option<Pit>,
}

/// A small picture of a board, for the eye only.
#[component]
pub fn MiniBoard(props: &MiniBoardProps) -> Html {
    let &MiniBoardProps {
        ref rules,
        orientation,
        is_counted,
        ..
    } = props;
    let near = if props.is_flipped {
        Side::North
    } else {
        Side::South
    };
    let layout = Layout::of(rules, orientation, near);
    let frame = props.moment.as_ref().map(|moment| &moment.frame);
    let position = frame.map(BoardFrame::shown).or(props.position);
    let position = position.unwrap_or_else(|| rules.start(Side::South));
    let counted = props
        .final_scores
        .map(|scores| CountOut::new(rules, &layout, scores));
    let stores = match (counted, frame) {
        (Some(counted), _) => BySide::from_fn(|side| counted.left(side)),
        (None, Some(frame)) => frame.stores(),
        (None, None) => BySide::from_fn(|side| position.store(side)),
    };
    let marks = frame.map_or(&props.marks, |frame| &frame.marks);
    let look = look_class(rules.variant(), props.look);
    let (corner, size) = mini_box(rules, orientation, is_counted);
    let (x, y, width, height) = (Px(corner.x), Px(corner.y), Px(size.x), Px(size.y));
    let store = |side| Some(draw_store(&layout.store(side)?, side, stores[side]));
    let pit = |pit: Pit| {
        let seeds = counted.map_or(position.seeds(pit), |counted| counted.pit(pit).seeds);
        let mark = position.mark(pit).map(owner_mark);
        hollow(layout.pit(pit), pit.index(), seeds, mark)
    };
    html! {
        <svg
            class={classes!("mini", orientation.class(), look)}
            style={paints(look)}
            viewBox={format!("{x} {y} {width} {height}")}
            translate="no"
            aria-hidden="true"
        >
            <MiniDefinitions name={look} />
            <Surface {layout} />
            <g>{ for Side::ALL.into_iter().filter_map(store) }</g>
            <g>{ for rules.board().all_pits().map(pit) }</g>
            { move_end(&layout, &position, marks) }
            if let Some(moment) = &props.moment {
                { flights(&layout, &moment.frame.flights, TextDirection::LeftToRight) }
                { sowing_hands(layout, moment.frame.hands, moment.easings) }
            }
            if props.is_open {
                { rings(rules, &layout, &position) }
            }
            if let Some(pit) = props.sown {
                { ring("mini-sown", layout.pit(pit), RADIUS + 8.0) }
            }
            if is_counted {
                { numbers(rules, &layout, &position) }
            }
            if props.is_lettered {
                { letters(rules, &layout, &position) }
                { owners(&layout) }
            }
        </svg>
    }
}

/// A ring around each pit that can be played.
fn rings(rules: &Rules, layout: &Layout, position: &Position) -> Html {
    let moves = rules.moves(position);
    let mut pits: Vec<Pit> = moves.iter().map(|mv| mv.pit).collect();
    pits.dedup();
    let ring = |pit: Pit| ring("mini-open", layout.pit(pit), RADIUS + 5.0);
    pits.into_iter().map(ring).collect()
}

/// The seeds of the pits and of the stores that are drawn, as numbers.
fn numbers(rules: &Rules, layout: &Layout, position: &Position) -> Html {
    let number = |at: Point, seeds: u8, class: &'static str| {
        html! { <text {class} x={Px(at.x)} y={Px(at.y)}><Digits text={seeds.to_string()} /></text> }
    };
    let pits = rules.board().all_pits();
    let of_pit = |pit: Pit| {
        let seeds = position.seeds(pit);
        let class = if seeds == 0 {
            "mini-count zero"
        } else {
            "mini-count"
        };
        number(layout.lone_number(pit, seeds.into()), seeds, class)
    };
    let of_store = |side| {
        let Basin { centre, ry, .. } = layout.store(side)?;
        let at = Point::new(centre.x, centre.y + ry + STORE_NUMBER);
        Some(number(at, position.store(side), "mini-count of-store"))
    };
    html! {
        <>
            { for pits.map(of_pit) }
            if layout.orientation() == Orientation::Flat {
                { for Side::ALL.into_iter().filter_map(of_store) }
            }
        </>
    }
}

/// From the middle of a number to that of the letter before it, by the number of digits.
const LETTER_OFFSET: [f64; 2] = [24.0, 32.0];

/// The letters of the pits on a board that lies flat and has numbers.
fn letters(rules: &Rules, layout: &Layout, position: &Position) -> Html {
    let board = rules.board();
    let letter = |pit: Pit| {
        let seeds = position.seeds(pit);
        let at = layout.lone_number(pit, seeds.into());
        let x = at.x - LETTER_OFFSET[usize::from(seeds > 9)];
        html! { <text class="mini-letter" x={Px(x)} y={Px(at.y)}>{ board.letter(pit) }</text> }
    };
    board.all_pits().map(letter).collect()
}

/// The signs of the sides at their stores, across from the numbers.
fn owners(layout: &Layout) -> Html {
    let owner = |side: Side| {
        let Basin { centre, ry, .. } = layout.store(side)?;
        let at = translate(Point::new(centre.x, centre.y - ry - STORE_NUMBER));
        Some(html! { <g class={side_class(side)} transform={at}>{ side_shape(side, 9.0) }</g> })
    };
    Side::ALL.into_iter().filter_map(owner).collect()
}

/// The corner and the size of the picture of a small board, in its own units.
fn mini_box(rules: &Rules, orientation: Orientation, is_counted: bool) -> (Point, Point) {
    let size = Layout::of(rules, orientation, Side::South).size();
    let corner = match (rules.board().rows(), orientation) {
        _ if is_counted => Point::default(),
        (Rows::Two, _) => Point::default(),
        (Rows::Three, Orientation::Flat) => Point::new(0.0, CUT),
        (Rows::Three, Orientation::Upright) => Point::new(CUT, 0.0),
    };
    let size = Point::new(size.x - 2.0 * corner.x, size.y - 2.0 * corner.y);
    (corner, size)
}

/// The width of the picture of a small board that lies flat, in its own units: with
/// widths in this proportion the pits of several boards are of one size.
pub fn mini_width(rules: &Rules) -> f64 {
    mini_box(rules, Orientation::Flat, false).1.x
}

/// The width of the picture of a small board that lies flat and has numbers, as a multiple of
/// its height.
pub fn mini_ratio(rules: &Rules) -> f64 {
    let (_, size) = mini_box(rules, Orientation::Flat, true);
    size.x / size.y
}

/// The custom properties by which mini.css finds the gradients of a look.
fn paints(name: &str) -> String {
    let paint = |paint| format!("--{paint}-fill: url(#{name}-{paint});");
    PAINTS.into_iter().map(paint).collect()
}

#[derive(Properties, PartialEq)]
struct MiniDefinitionsProps {
    /// How the names of the gradients begin.
    name: AttrValue,
}

/// The gradients of a look. Every small board has its own: another one of the same
/// look may go at any time.
#[component]
fn MiniDefinitions(props: &MiniDefinitionsProps) -> Html {
    let definitions = include_str!("mini.svg").replace("LOOK", &props.name);
    html! { <g>{ Html::from_html_unchecked(definitions.into()) }</g> }
}

fn draw_store(basin: &Basin, side: Side, seeds: u8) -> Html {
    let Basin { centre, rx, ry, .. } = *basin;
    let outline = basin_outline(basin);
    let outline = |class: &'static str| html! { <path {class} d={outline.clone()} /> };
    let heap = Heap::Store {
        store: side.index(),
        half: Point::new(rx - 13.0, ry - 13.0),
    };
    html! {
        <g transform={translate(centre)}>
            { outline("mini-lip") }
            { outline("mini-basin") }
            <MiniSeeds {heap} count={seeds} />
        </g>
    }
}

/// A pit with its seeds, which lie as in the pit of that index.
fn hollow(at: Point, pit: usize, seeds: u8, mark: Option<Html>) -> Html {
    let radius = RADIUS;
    html! {
        <g transform={translate(at)}>
            <circle class="mini-lip" r={Px(RADIUS)} />
            <circle class="mini-hollow" r={Px(RADIUS)} />
            { for mark }
            <MiniSeeds heap={Heap::Pit { pit, radius }} count={seeds} />
        </g>
    }
}

/// A cutout of a board, for the eye only: `content` lies in the material of a look. Its
/// gradients have names of their own: those of a hidden part of the page can't be used
/// elsewhere, and the first of a name counts.
pub fn cutout(look: &'static str, view_box: &'static str, content: Html) -> Html {
    let name = format!("cutout-{look}");
    html! {
        <svg class={classes!("mini", look)} style={paints(&name)} viewBox={view_box} translate="no" aria-hidden="true">
            <MiniDefinitions {name} />
            { content }
        </svg>
    }
}

/// A pit of a cutout.
pub fn cutout_pit(x: f64, seeds: u8) -> Html {
    hollow(Point::new(x, 0.0), 1, seeds, None)
}

/// A seed of a cutout.
pub fn cutout_seed(x: f64, y: f64, kind: usize) -> Html {
    draw_seed(
        Point::new(x, y),
        kind % heap::KINDS as usize,
        kind % SEED_OUTLINES.len(),
    )
}

fn draw_seed(at: Point, kind: usize, turn: usize) -> Html {
    html! { <path class={format!("seed-{kind}")} d={SEED_OUTLINES[turn]} transform={translate(at)} /> }
}

#[derive(Properties, PartialEq)]
struct MiniSeedsProps {
    heap: Heap,
    count: u8,
}

/// The seeds of a pit or a store: an element for each, and one for all their shadows,
/// as a page may have hundreds of small boards.
#[component]
fn MiniSeeds(props: &MiniSeedsProps) -> Html {
    let heap = props.heap;
    let drawn = usize::from(props.count).min(heap.drawn());
    let slots = || (0..drawn).map(|k| heap.slot(k));
    let shadow = |slot: Slot| {
        let (x, y) = (Px(slot.x - 7.6), Px(slot.y + 3.4));
        format!("M{x} {y}a9.3 8 0 1 0 18.6 0a9.3 8 0 1 0-18.6 0")
    };
    let seed = |slot: Slot| {
        draw_seed(
            Point::new(slot.x, slot.y),
            slot.kind as usize,
            slot.turn as usize,
        )
    };
    html! {
        <g>
            if drawn > 0 {
                <path class="seed-shadow" d={slots().map(shadow).collect::<String>()} />
                { for slots().map(seed) }
            }
        </g>
    }
}
