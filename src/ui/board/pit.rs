//! The pits of the board.

use yew::prelude::*;

use super::count_out::CountedPit;
use super::heap::Heap;
use super::input::Place;
use super::layout::{Layout, Orientation, Point, RADIUS};
use super::px::{Px, rotate, translate};
use super::seeds::{Seeds, side_class, side_shape};
use super::strokes::ring;
use super::theme::pit_outline;
use crate::rules::{Pit, Side};
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::describe::facts::PitFacts;
use crate::ui::i18n::Locale;

#[cfg(debug_assertions)]
thread_local! {
    static RENDERS: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// How many times a pit has been rendered on this page. Tests prove by it that
/// what doesn't concern a pit re-renders none; release builds don't count.
#[cfg(debug_assertions)]
pub fn pit_renders() -> u32 {
    RENDERS.get()
}

#[derive(Properties, PartialEq)]
pub struct PitViewProps {
    /// Its element, for the focus.
    pub node: NodeRef,
    pub pit: Pit,
    pub layout: Layout,
    /// The class of the board's look.
    pub look: &'static str,
    /// What it holds and allows, as its label describes it.
    pub facts: PitFacts,
    /// Whose uur or claimed pit it is.
    pub mark: Option<Side>,
    /// After a game, the seeds of its owner that are shown in it.
    #[prop_or_default]
    pub counted: Option<CountedPit>,
    /// Whether its owner has won.
    #[prop_or_default]
    pub won: bool,
    /// Whether it can be pressed now.
    pub playable: bool,
    /// Where it can be sown in one direction only, the move's notation.
    #[prop_or_default]
    pub only: Option<String>,
    /// Whether its direction, or its seeds, are being chosen.
    pub chosen: bool,
    /// Whether its seeds are lifted: only while its direction is being chosen.
    #[prop_or_default]
    pub lifted: bool,
    pub tab_stop: bool,
    pub onpress: Callback<Place>,
}

/// The radius in which lifted seeds lie.
const LIFTED_RADIUS: f64 = 0.72 * RADIUS;

/// A pit with its seeds, number and marks; a button where it can be pressed.
#[component]
pub fn PitView(props: &PitViewProps) -> Html {
    #[cfg(debug_assertions)]
    RENDERS.set(RENDERS.get() + 1);
    let locale = use_locale();
    let &PitViewProps {
        pit,
        facts,
        counted,
        chosen,
        ..
    } = props;
    let seeds = counted.map_or(facts.seeds, |counted| counted.seeds);
    let only = props.only.as_ref();
    let onclick = props.onpress.reform(move |event: MouseEvent| {
        // A click that isn't on a pit drops the selection.
        event.stop_propagation();
        Place::Pit(pit)
    });
    // A choice opens the two directions, or is a selection whose seeds are changed elsewhere.
    let is_chosen_if = |told: bool| (props.playable && told).then(|| chosen.to_string());
    // Lifted seeds lie close together.
    let radius = if props.lifted { LIFTED_RADIUS } else { RADIUS };
    let label = match counted {
        Some(counted) => describe::counted_pit(&locale, &facts, counted.total),
        None => describe::pit(&locale, &facts),
    };
    html! {
        <g
            ref={&props.node}
            class={classes!(
                "pit",
                side_class(facts.owner),
                if props.playable { "playable" } else { "idle" },
                chosen.then_some("chosen"),
                props.won.then_some("won"),
            )}
            style={counted.map(|counted| format!("--total: {}", counted.total))}
            transform={translate(props.layout.pit(pit))}
            data-pit={facts.letter.to_string()}
            data-seeds={facts.seeds.to_string()}
            data-owner={props.mark.map(side_class)}
            data-barred={facts.barred.then_some("true")}
            data-move={only.cloned()}
            role="button"
            tabindex={if props.tab_stop { "0" } else { "-1" }}
            aria-label={label}
            aria-disabled={(!props.playable).then_some("true")}
            aria-expanded={is_chosen_if(facts.ways > 1)}
            aria-pressed={is_chosen_if(facts.ways == 0)}
            {onclick}
        >
            { hollow(props) }
            if props.lifted {
                <ellipse class="lift-shadow" cx="9" cy="17" rx="31" ry="23" />
            }
            <g class={classes!("seeds", props.lifted.then_some("lifted"))}>
                <Seeds
                    count={seeds}
                    heap={Heap::Pit { pit: pit.index(), radius }}
                    counted={counted.map(|counted| counted.total - u16::from(counted.seeds))}
                />
            </g>
            { captions(&locale, props) }
            <circle class="reach" r="50" />
        </g>
    }
}

/// From the middle of a number of one digit to the middle of the letter before it, and how
/// much farther it is from one of two digits.
const LETTER_OFFSET: (f64, f64) = (17.0, 5.0);
/// From the middle of a number to that of the letter above it, on an upright board.
const LETTER_ABOVE: f64 = 21.0;

/// Where a pit's number and letter stand, from its centre: the number at the middle of the
/// pit, and the letter before it, or above it on an upright board.
fn caption_places(props: &PitViewProps, written: u16) -> (Point, Point) {
    let (layout, pit) = (&props.layout, props.pit);
    let (at, number) = (layout.pit(pit), layout.lone_number(pit, written));
    let number = Point::new(number.x - at.x, number.y - at.y);
    let letter = match layout.orientation() {
        Orientation::Flat => {
            let (near, second) = LETTER_OFFSET;
            let apart = if written > 9 { near + second } else { near };
            Point::new(number.x - apart, number.y)
        }
        Orientation::Upright => Point::new(number.x, number.y - LETTER_ABOVE),
    };
    (number, letter)
}

/// The letter, the number of seeds and the bar of a pit that is barred. Letter and number are
/// read as one, `a 4`, which is in the label too: people who control the page by voice say
/// what they see.
fn captions(locale: &Locale, props: &PitViewProps) -> Html {
    let PitViewProps { facts, counted, .. } = props;
    let written = counted.map_or(facts.seeds.into(), |counted| counted.total);
    let (number, letter) = caption_places(props, written);
    html! {
        <>
            <text class="letter" x={Px(letter.x)} y={Px(letter.y)}>{ facts.letter }</text>
            { " " }
            if facts.barred { <path class="bar" d="M-20-20 20 20M20-20-20 20" /> }
            if counted.is_none_or(|counted| counted.seeds > 0) {
                <text
                    class={classes!("number", (written == 0).then_some("zero"))}
                    x={Px(number.x)}
                    y={Px(number.y)}
                >
                    { locale.number(written) }
                </text>
            }
        </>
    }
}

/// The radius of the light about a pit that can be played, which begins at its ring.
const GLOW_RADIUS: f64 = RADIUS + 13.0;

/// The hollow of a pit with the ring about it: whether it can be played, is an uur or claimed,
/// or has the focus.
fn hollow(props: &PitViewProps) -> Html {
    let outline = pit_outline(props.look, props.pit.index());
    html! {
        <>
            <use class="lip" href={outline} />
            <use class="hollow" href={outline} />
            if props.playable {
                <circle class="glow" r={Px(GLOW_RADIUS)} />
            }
            <circle class="ring" r={Px(RADIUS + 5.0)} />
            // The seeds that are counted out lie in no uur.
            { for props.mark.filter(|_| props.counted.is_none()).map(owner_mark) }
            <path class="focus" d="M-47-28v-19h19M28-47h19v19M47 28v19h-19M-28 47h-19v-19" />
        </>
    }
}

/// The mark of an uur or a claimed pit: its owner's sign all round.
pub(super) fn owner_mark(owner: Side) -> Html {
    let bead = |k: u8| {
        let angle = f64::from(k) * 45.0;
        let at = translate(Point::new(RADIUS - 3.0, 0.0));
        html! {
            <g transform={rotate(angle) + &at + &rotate(-angle)}>
                { side_shape(owner, 6.0) }
            </g>
        }
    };
    html! {
        <g class={classes!("mark", side_class(owner))}>
            { ring("band", Point::default(), RADIUS - 3.0) }
            { for (0..8).map(bead) }
        </g>
    }
}
