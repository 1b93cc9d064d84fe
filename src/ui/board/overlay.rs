//! What lies over the pits: what the last move captured and why, what a move would do, what
//! the moves are worth, and the buttons that change the seeds of a row.

use yew::prelude::*;

use super::frame::CapturedPit;
use super::heap::{Heap, MAX_FLAT, Slot};
use super::input::{Gesture, Place, SeedChange};
use super::layout::{Layout, Orientation, Point, RADIUS};
use super::played::PlayedBoard;
use super::preview::{Preview, better_move};
use super::px::{Px, rotate, translate};
use super::strokes::ring;
use super::tag_place::TagPlace;
use super::worth::Worths;
use crate::rules::{Direction, Move, Pit, Position};
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::describe::facts::{Explained, TagFacts};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Phase;

/// The lines of the chosen, hinted or pointed-at pit, else that of the move that is drawn in a
/// game under review; and the worths of the moves. `aim` is the move at which a drag aims.
pub fn overlay(
    board: &PlayedBoard<'_>,
    position: Position,
    target: Option<Pit>,
    aim: Option<Move>,
) -> Html {
    let (rules, layout) = (board.rules, board.layout);
    let best = board.drawn_move();
    let chosen = aim.map(|aim| aim.pit).or(board.game.selection.selected());
    let chosen = chosen.filter(|_| board.phase == Phase::Choosing);
    let moves = match (chosen, best, target) {
        (None, Some(best), _) => vec![best],
        (Some(pit), ..) | (None, None, Some(pit)) => board.moves_from(pit).collect(),
        (None, None, None) => Vec::new(),
    };
    let asked = aim.or(best).filter(|mv| moves.contains(mv));
    let shown = asked.or_else(|| better_move(&rules, &layout, &position, moves.iter().copied()));
    html! {
        <g aria-hidden="true">
            if let Some(best) = best {
                // The pit that it recommends, or that was sown.
                { ring("hinted", layout.pit(best.pit), RADIUS + 4.0) }
            }
            <Preview {rules} {position} {moves} {shown} {layout} />
            if let Some(analysis) = board.judged() {
                <Worths {analysis} {rules} {layout} />
            }
        </g>
    }
}

/// The places of the seeds that the last move has taken from a position, as it is shown.
pub fn taken_seeds(layout: &Layout, position: &Position, pits: &[CapturedPit]) -> Html {
    let taken = |&CapturedPit { pit, seeds, .. }: &CapturedPit| {
        let heap = Heap::Pit {
            pit: pit.index(),
            radius: RADIUS,
        };
        let places = usize::from(position.seeds(pit))..usize::from(seeds).min(MAX_FLAT);
        let place = |k| {
            let Slot { x, y, turn, .. } = heap.slot(k);
            let at = translate(Point::new(x, y)) + &rotate(f64::from(30 * turn));
            html! { <ellipse key={k} rx="9" ry="7.6" transform={at} /> }
        };
        html! {
            <g class="taken" key={pit.index()} transform={translate(layout.pit(pit))}>
                { for places.map(place) }
            </g>
        }
    };
    html! { <g>{ for pits.iter().map(taken) }</g> }
}

/// The number of a sowing's lap, from [`FIRST_COUNTED_LAP`] on, between two rows. An upright
/// board has no room for more than the number.
pub fn lap_number(locale: &Locale, layout: &Layout, lap: u16) -> Html {
    const FIRST_COUNTED_LAP: u16 = 3;
    let [from, to] = layout.groove();
    let text = match layout.orientation() {
        Orientation::Flat => t!(locale, "lap-number", number = lap),
        Orientation::Upright => locale.number(lap),
    };
    html! {
        if lap >= FIRST_COUNTED_LAP {
            <text class="lap" x={Px((from.x + to.x) / 2.0)} y={Px((from.y + to.y) / 2.0)}>{ text }</text>
        }
    }
}

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

/// The signs, in a disc with a radius of 1.
const PLUS: &str = "M-.5 0h1M0-.5v1";
const MINUS: &str = "M-.5 0h1";

/// The buttons that put a seed into the pit, and take one out, while a row is being
/// arranged. The one for more is on the right, or above. A button is disabled if no seed is
/// left to put or take.
pub fn seed_buttons(
    locale: &Locale,
    board: &PlayedBoard<'_>,
    pit: Pit,
    on_gesture: &Callback<Gesture>,
) -> Html {
    let layout = &board.layout;
    let letter = layout.board().letter(pit);
    let way = layout.heading(pit, Direction::Forward);
    let more = if way.x - way.y > 0.0 {
        Direction::Forward
    } else {
        Direction::Backward
    };
    let (radius, disc) = (Px(layout.button_radius()), Px(layout.button_disc()));
    let button = |change, direction, name: &'static str, label: String, glyph: &'static str| {
        let onclick = on_gesture.reform(move |event: MouseEvent| {
            // A click that isn't on a button drops the selection.
            event.stop_propagation();
            Gesture::Change(change)
        });
        let is_disabled = board.arrange(change).is_none();
        html! {
            <g transform={translate(layout.button(pit, direction))}>
                <g
                    class="seed-button"
                    data-place={name}
                    role="button"
                    tabindex="-1"
                    aria-label={label}
                    aria-disabled={is_disabled.then_some("true")}
                    {onclick}
                >
                    <circle class="around" r={radius} />
                    <g transform={format!("scale({disc})")}>
                        <circle class="disc" r="1" />
                        <path class="glyph" d={glyph} />
                    </g>
                </g>
            </g>
        }
    };
    let (add, take) = (
        SeedChange::Add(Place::Pit(pit)),
        SeedChange::Take(Place::Pit(pit)),
    );
    html! {
        <g>
            { button(add, more, "1", t!(locale, "add-seed", pit = letter), PLUS) }
            { button(take, more.reversed(), "-1", t!(locale, "take-seed", pit = letter), MINUS) }
        </g>
    }
}
