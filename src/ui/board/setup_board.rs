//! A board on which a position is set up: seeds are added, taken and moved by pointer and
//! by keys.

use yew::prelude::*;

use super::heap::Heap;
use super::layout::{Layout, Orientation, Point, RADIUS};
use super::pit::{PitView, owner_mark};
use super::px::Px;
use super::seeds::{Definitions, Seeds, side_class, side_sign};
use super::setup_gestures::{PlaceNodes, SetupGestures, use_setup_gestures};
use super::setup_intent::{SetupIntent, SetupPlace};
use super::store::StoreView;
use super::surface::Surface;
use super::theme::{look_class, pit_outline};
use super::view::board_style;
use crate::rules::{BySide, Pit, Position, Rules, Side};
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::describe::facts::{PitFacts, Who};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;

/// The seeds that are drawn in the tray at most.
const MAX_TRAY_SEEDS: u16 = 60;

#[derive(Properties, PartialEq)]
pub struct SetupBoardProps {
    pub rules: Rules,
    /// What lies on the board, which the rules need not allow.
    pub position: Position,
    /// The seeds in the tray.
    pub tray: u16,
    /// Whether seeds can be put into the stores.
    pub can_fill_stores: bool,
    /// The selected place.
    pub selected: Option<SetupPlace>,
    pub orientation: Orientation,
    pub look: Look,
    /// Receives what a person does.
    pub on_intent: Callback<SetupIntent>,
    /// What stands beside the selected place.
    pub children: Html,
}

/// The board, and the tray beside it.
#[component]
pub fn SetupBoard(props: &SetupBoardProps) -> Html {
    let locale = use_locale();
    let rules = &props.rules;
    let layout = Layout::of(rules, props.orientation, Side::South);
    let SetupGestures {
        nodes,
        on_press,
        on,
    } = use_setup_gestures(rules.board(), layout, props.selected, &props.on_intent);
    let tray = t!(locale, "editor-tray", seeds = props.tray);
    let is_upright = props.orientation == Orientation::Upright;
    let store_button = |side| store_button(props, &layout, &locale, &nodes, &on_press, side);
    html! {
        <div
            class="editor-board"
            onpointerdown={on.pointer_down}
            onpointermove={on.pointer_move}
            onpointerup={on.pointer_up}
            onpointercancel={on.pointer_cancel}
            oncontextmenu={on.context_menu}
            onkeydown={on.key_down}
        >
            { store_button(Side::North) }
            <div
                class={classes!("set-up-frame", props.orientation.class())}
                style={board_style(layout.size())}
            >
                { draw_board(props, &layout, &locale, &nodes, &on_press) }
                // Always one node: with another number of them the board would be made anew.
                if let Some(place) = props.selected.filter(|_| !is_upright) {
                    { beside_place(props, &layout, place) }
                }
            </div>
            { store_button(Side::South) }
            // Beside its pits there is no room that hides nothing.
            if is_upright {
                <div class="stepper-row" onkeydown={stop_propagation}>
                    if props.selected.is_some_and(|place| place != SetupPlace::Tray) {
                        <div class="stepper">{ props.children.clone() }</div>
                    }
                </div>
            }
            <div ref={nodes.of(SetupPlace::Tray)} class="tray" data-place="tray">
                if props.tray > 0 {
                    { draw_heap(props.tray) }
                }
                <b>{ tray }</b>
                <span aria-hidden="true">{ t!(locale, "setup-tray") }</span>
            </div>
        </div>
    }
}

fn draw_board(
    props: &SetupBoardProps,
    layout: &Layout,
    locale: &Locale,
    nodes: &PlaceNodes,
    on_press: &Callback<SetupPlace>,
) -> Html {
    let (rules, position) = (&props.rules, &props.position);
    let size = layout.size();
    let (width, height) = (Px(size.x), Px(size.y));
    let name = describe::game(locale, rules.variant());
    let look = look_class(rules.variant(), props.look);
    let store = |side| store(props, layout, locale, nodes, on_press, side);
    let pit = |pit| draw_pit(props, layout, look, nodes, on_press, pit);
    html! {
        <svg
            class={classes!("board", "set-up", look, layout.orientation().class(), "numbers-always")}
            viewBox={format!("0 0 {width} {height}")}
            style={board_style(size)}
            data-game={rules.variant().id()}
            data-position={position.to_string()}
            role="group"
            aria-label={name}
        >
            <Definitions />
            <Surface layout={*layout} />
            <g>{ for Side::ALL.into_iter().filter_map(store) }</g>
            <g>{ for rules.board().all_pits().map(pit) }</g>
        </svg>
    }
}

fn store(
    props: &SetupBoardProps,
    layout: &Layout,
    locale: &Locale,
    nodes: &PlaceNodes,
    on_press: &Callback<SetupPlace>,
    side: Side,
) -> Option<Html> {
    let basin = layout.store(side).filter(|_| props.can_fill_stores)?;
    let seeds = props.position.store(side);
    let who = Who::Side(side);
    let label = t!(locale, "store", who = who, seeds = seeds);
    let is_chosen = props.selected == Some(SetupPlace::Store(side));
    Some(html! {
        <g
            ref={nodes.of(SetupPlace::Store(side))}
            class={classes!("editor-store", is_chosen.then_some("chosen"))}
            data-place={side_class(side)}
            role="button"
            tabindex="0"
            aria-label={label.clone()}
            onclick={on_press.reform(move |_: MouseEvent| SetupPlace::Store(side))}
        >
            <StoreView {side} {basin} {seeds} drawn={seeds} {label} name={None::<String>} />
        </g>
    })
}

/// A store as a button at its owner's end of an upright board, which has no room for it.
fn store_button(
    props: &SetupBoardProps,
    layout: &Layout,
    locale: &Locale,
    nodes: &PlaceNodes,
    on_press: &Callback<SetupPlace>,
    side: Side,
) -> Html {
    if !props.can_fill_stores || layout.store(side).is_some() {
        return Html::default();
    }
    let place = SetupPlace::Store(side);
    let seeds = props.position.store(side);
    let is_chosen = props.selected == Some(place);
    html! {
        <div
            ref={nodes.of(place)}
            class={classes!("store-button", side_class(side), is_chosen.then_some("chosen"))}
            data-place={side_class(side)}
            role="button"
            tabindex="0"
            aria-label={t!(locale, "store", who = Who::Side(side), seeds = seeds)}
            onclick={on_press.reform(move |_: MouseEvent| place)}
        >
            { side_sign(side) }
            { draw_heap(seeds.into()) }
            <b>{ locale.number(seeds) }</b>
        </div>
    }
}

/// A small pit of a look, with the mark of its owner if it has one.
pub fn pit_picture(look: &'static str, owner: Option<Side>) -> Html {
    html! {
        <svg class={classes!("pit-picture", look)} viewBox="-54 -54 108 108" aria-hidden="true">
            <circle class="lip" r={Px(RADIUS + 2.0)} />
            <circle class="bowl" r={Px(RADIUS)} />
            { for owner.map(owner_mark) }
        </svg>
    }
}

fn draw_pit(
    props: &SetupBoardProps,
    layout: &Layout,
    look: &str,
    nodes: &PlaceNodes,
    on_press: &Callback<SetupPlace>,
    pit: Pit,
) -> Html {
    let (rules, position) = (&props.rules, &props.position);
    let players = BySide::default();
    let focus = match props.selected {
        Some(SetupPlace::Pit(pit)) => pit,
        _ => Pit::new(0),
    };
    html! {
        <PitView
            key={pit.index()}
            node={nodes.of(SetupPlace::Pit(pit))}
            {pit}
            facts={PitFacts::of(rules, position, players, pit, 0)}
            at={layout.pit(pit)}
            number={layout.number(pit)}
            outline={pit_outline(look, pit.index())}
            mark={position.mark(pit)}
            counted={None}
            won={false}
            is_lettered={true}
            playable={true}
            only={None::<String>}
            chosen={props.selected == Some(SetupPlace::Pit(pit))}
            tab_stop={focus == pit}
            onpress={on_press.reform(SetupPlace::Pit)}
        />
    }
}

/// From the centre of a pit to the outer edge of its ring.
const RING_EDGE: f64 = RADIUS + 8.0;

/// The stepper beside the selected place: off the row and outside of the ring of a pit, so
/// that it hides no other, and along a store.
fn beside_place(props: &SetupBoardProps, layout: &Layout, place: SetupPlace) -> Html {
    let (at, outward, is_upright) = match place {
        SetupPlace::Pit(pit) => {
            let outward = layout.outward(pit);
            let edge = layout.pit(pit).towards(outward, RING_EDGE);
            (edge, outward, false)
        }
        SetupPlace::Store(side) => match layout.store(side) {
            Some(basin) => (basin.centre, Point::default(), basin.ry > basin.rx),
            None => return Html::default(),
        },
        SetupPlace::Tray => return Html::default(),
    };
    let size = layout.size();
    let (left, top) = (Px(at.x / size.x * 100.0), Px(at.y / size.y * 100.0));
    html! {
        <div
            class={classes!("stepper", is_upright.then_some("upright"))}
            style={format!(
                "left: {left}%; top: {top}%; --out-x: {}; --out-y: {}",
                Px(outward.x),
                Px(outward.y),
            )}
            onkeydown={stop_propagation}
        >
            { props.children.clone() }
        </div>
    }
}

/// Keeps the keys of the stepper from the board.
fn stop_propagation(event: KeyboardEvent) {
    event.stop_propagation();
}

/// Seeds in a heap, for the tray or a store.
fn draw_heap(seeds: u16) -> Html {
    let heap = Heap::Store {
        store: 0,
        half: Point::new(RADIUS * 3.0, RADIUS * 0.6),
    };
    html! {
        <svg class="tray-seeds" viewBox="-140 -34 280 68" preserveAspectRatio="xMinYMid" aria-hidden="true">
            <Seeds count={seeds.min(MAX_TRAY_SEEDS) as u8} {heap} />
        </svg>
    }
}
