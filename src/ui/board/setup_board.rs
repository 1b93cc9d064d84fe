//! A board on which a position is set up: seeds are added, taken and moved by pointer and
//! by keys.

use yew::prelude::*;

use super::gestures::{Gestures, use_gestures};
use super::heap::Heap;
use super::input::{Place, Response, SeedChange};
use super::layout::{Layout, Orientation, Point, RADIUS};
use super::pit::{PitView, owner_mark};
use super::px::Px;
use super::seeds::{Definitions, Seeds, side_class, side_sign};
use super::store::StoreView;
use super::surface::Surface;
use super::theme::look_class;
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
    pub selected: Option<Place>,
    pub orientation: Orientation,
    pub look: Look,
    pub on_change: Callback<SeedChange>,
    /// What stands beside the selected place.
    pub children: Html,
}

/// The board, and the tray beside it.
#[component]
pub fn SetupBoard(props: &SetupBoardProps) -> Html {
    let locale = use_locale();
    let layout = Layout::of(&props.rules, props.orientation, Side::South);
    let gestures = {
        let on_change = props.on_change.clone();
        use_gestures(layout, 0, move |gesture| {
            let change = SeedChange::of(gesture, &layout);
            if let Some(change) = change {
                on_change.emit(change);
            }
            Response {
                is_handled: change.is_some(),
                focus: match change {
                    Some(SeedChange::Select(place)) => Some(place),
                    _ => None,
                },
            }
        })
    };
    let parts = SetupParts {
        props,
        locale: &locale,
        layout,
        gestures: &gestures,
    };
    let on = &gestures.on;
    let tray = t!(locale, "editor-tray", seeds = props.tray);
    let is_upright = props.orientation == Orientation::Upright;
    html! {
        <div
            class="editor-board"
            onpointerdown={&on.pointer_down}
            onpointermove={&on.pointer_move}
            onpointerup={&on.pointer_up}
            onpointercancel={&on.pointer_cancel}
            oncontextmenu={&on.context_menu}
            onkeydown={&on.key_down}
        >
            { parts.store_button(Side::North) }
            <div
                class={classes!("set-up-frame", props.orientation.class())}
                style={board_style(layout.size())}
            >
                { parts.board() }
                // Always one node: with another number of them the board would be made anew.
                if let Some(place) = props.selected.filter(|_| !is_upright) {
                    { beside_place(props, &layout, place) }
                }
            </div>
            { parts.store_button(Side::South) }
            // Beside its pits there is no room that hides nothing.
            if is_upright {
                <div class="stepper-row" onkeydown={stop_propagation}>
                    if props.selected.is_some_and(|place| place != Place::Tray) {
                        <div class="stepper">{ props.children.clone() }</div>
                    }
                </div>
            }
            <div ref={gestures.nodes.of(Place::Tray)} class="tray" data-place="tray">
                if props.tray > 0 {
                    { draw_heap(props.tray) }
                }
                <b>{ tray }</b>
                <span aria-hidden="true">{ t!(locale, "setup-tray") }</span>
            </div>
        </div>
    }
}

struct SetupParts<'a> {
    props: &'a SetupBoardProps,
    locale: &'a Locale,
    layout: Layout,
    gestures: &'a Gestures,
}

impl SetupParts<'_> {
    fn board(&self) -> Html {
        let (rules, layout) = (&self.props.rules, self.layout);
        let size = layout.size();
        let (width, height) = (Px(size.x), Px(size.y));
        let look = look_class(rules.variant(), self.props.look);
        html! {
            <svg
                class={classes!("board", "set-up", "lettered", look, layout.orientation().class(), "numbers-always")}
                viewBox={format!("0 0 {width} {height}")}
                style={board_style(size)}
                data-game={rules.variant().id()}
                data-position={self.props.position.to_string()}
                role="group"
                translate="no"
                aria-label={describe::game(self.locale, rules.variant())}
            >
                <Definitions />
                <Surface {layout} />
                <g>{ for Side::ALL.into_iter().filter_map(|side| self.store(side)) }</g>
                <g>{ for rules.board().all_pits().map(|pit| self.pit(look, pit)) }</g>
            </svg>
        }
    }

    fn pit(&self, look: &'static str, pit: Pit) -> Html {
        let (rules, position) = (&self.props.rules, &self.props.position);
        let place = Place::Pit(pit);
        html! {
            <PitView
                key={pit.index()}
                node={self.gestures.nodes.of(place)}
                {pit}
                layout={self.layout}
                {look}
                facts={PitFacts::of(rules, position, BySide::default(), pit, 0)}
                mark={position.mark(pit)}
                playable={true}
                chosen={self.props.selected == Some(place)}
                tab_stop={self.gestures.focused_pit(rules.board()) == pit}
                onpress={&self.gestures.on.press}
            />
        }
    }

    fn store(&self, side: Side) -> Option<Html> {
        let basin = self.layout.store(side)?;
        let seeds = self.props.position.store(side);
        self.props.can_fill_stores.then(|| {
            html! {
                <g
                    ref={self.gestures.nodes.of(Place::Store(side))}
                    class={classes!("editor-store", self.chosen(side))}
                    data-place={side_class(side)}
                    role="button"
                    tabindex="0"
                    aria-label={self.store_label(side)}
                    onclick={self.press(side)}
                >
                    <StoreView {side} who={Who::Side(side)} {basin} {seeds} drawn={seeds} />
                </g>
            }
        })
    }

    /// A store as a button at its owner's end of an upright board, which has no room for it.
    fn store_button(&self, side: Side) -> Html {
        if !self.props.can_fill_stores || self.layout.store(side).is_some() {
            return Html::default();
        }
        let seeds = self.props.position.store(side);
        html! {
            <div
                ref={self.gestures.nodes.of(Place::Store(side))}
                class={classes!("store-button", side_class(side), self.chosen(side))}
                data-place={side_class(side)}
                role="button"
                tabindex="0"
                aria-label={self.store_label(side)}
                onclick={self.press(side)}
            >
                { side_sign(side) }
                { draw_heap(seeds.into()) }
                <b>{ self.locale.number(seeds) }</b>
            </div>
        }
    }

    fn store_label(&self, side: Side) -> String {
        let seeds = self.props.position.store(side);
        t!(self.locale, "store", who = Who::Side(side), seeds = seeds)
    }

    fn chosen(&self, side: Side) -> Option<&'static str> {
        (self.props.selected == Some(Place::Store(side))).then_some("chosen")
    }

    fn press(&self, side: Side) -> Callback<MouseEvent> {
        let on_press = &self.gestures.on.press;
        on_press.reform(move |_| Place::Store(side))
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

/// From the centre of a pit to the outer edge of its ring.
const RING_EDGE: f64 = RADIUS + 8.0;

/// The stepper beside the selected place: off the row and outside of the ring of a pit, so
/// that it hides no other, and along a store.
fn beside_place(props: &SetupBoardProps, layout: &Layout, place: Place) -> Html {
    let (at, outward, is_upright) = match place {
        Place::Pit(pit) => {
            let outward = layout.outward(pit);
            let edge = layout.pit(pit).towards(outward, RING_EDGE);
            (edge, outward, false)
        }
        Place::Store(side) => match layout.store(side) {
            Some(basin) => (basin.centre, Point::default(), basin.ry > basin.rx),
            None => return Html::default(),
        },
        Place::Tray => return Html::default(),
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
