//! The board: the picture, and the moves that are made on it.

use wasm_bindgen::JsCast;
use web_sys::SvgElement;
use yew::prelude::*;

use super::animate::use_moment;
use super::art::Definitions;
use super::games::on_page;
use super::ground::{Slab, stores, taken, trail};
use super::layout::{Layout, Stance};
use super::moving::{FlightView, HandView, WaysView, angle};
use super::pit::PitView;
use super::state::{Action, Phase, State};
use super::words::facts::PitFacts;
use super::words::use_words;
use crate::rules::{Direction, Move, Pit, Restriction, Rules, Side};

/// The board of a game.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The page's state.
    pub state: UseReducerHandle<State>,
    /// How the board lies.
    pub stance: Stance,
}

/// A press on a pit, in the screen's coordinates.
#[derive(Clone, Copy, PartialEq)]
struct Press {
    pit: Pit,
    x: f64,
    y: f64,
    aim: Option<Direction>,
}

/// So far a pointer goes before it is a drag.
const DRAG: f64 = 22.0;

/// Draws the board and listens to it.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let w = use_words();
    let state = &props.state;
    let rules = *state.record.rules();
    let layout = Layout::of(&rules, props.stance);
    let moment = use_moment(state);
    let scene = &moment.scene;
    let phase = state.phase();
    let moves = match phase {
        Phase::Choosing => rules.moves(state.record.position()),
        _ => Default::default(),
    };
    let ways = |pit| moves.iter().filter(|mv| mv.pit == pit).count() as u8;
    let playable = |pit| ways(pit) > 0;

    let svg = use_node_ref();
    let press = use_state_eq(|| None::<Press>);
    // A press that ended an animation or a drag does nothing else.
    let spent = use_mut_ref(|| false);
    let focus = use_state_eq(|| Pit::new(0));

    // Whoever started the game by keyboard goes on by keyboard.
    {
        let (svg, begun) = (svg.clone(), state.turn > 1);
        use_effect_with((), move |()| {
            if begun {
                focus_pit(&svg, &rules, Pit::new(0));
            }
        });
    }

    let play = {
        let state = state.clone();
        Callback::from(move |mv: Move| {
            if moves.contains(mv) {
                state.dispatch(Action::Play(mv));
            }
        })
    };
    // Where a pit can be sown one way only, the press is the move.
    let choose = {
        let (state, play) = (state.clone(), play.clone());
        Callback::from(move |pit: Pit| {
            let mut open = moves.iter().filter(|mv| mv.pit == pit);
            match (open.next(), open.next()) {
                (Some(mv), None) => play.emit(mv),
                (Some(_), Some(_)) if state.chosen != Some(pit) => {
                    state.dispatch(Action::Choose(Some(pit)));
                }
                (Some(_), Some(_)) => state.dispatch(Action::Choose(None)),
                _ => state.dispatch(Action::Refuse(pit)),
            }
        })
    };

    let onpointerdown = {
        let (state, press, spent) = (state.clone(), press.clone(), spent.clone());
        Callback::from(move |event: PointerEvent| {
            if !event.is_primary() || event.button() != 0 {
                return;
            }
            *spent.borrow_mut() = state.phase() == Phase::Sowing;
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let pit = pit_at(&rules, event.target()).filter(|_| state.phase() == Phase::Choosing);
            press.set(pit.map(|pit| Press {
                pit,
                x,
                y,
                aim: None,
            }));
        })
    };
    let onpointermove = {
        let (press, layout) = (press.clone(), layout.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(from) = *press else { return };
            // The button was let go somewhere else.
            if event.buttons() == 0 {
                press.set(None);
                return;
            }
            let (x, y) = (
                f64::from(event.client_x()) - from.x,
                f64::from(event.client_y()) - from.y,
            );
            let aim = layout
                .direction(from.pit, x, y)
                .filter(|_| x.hypot(y) > DRAG);
            press.set(Some(Press { aim, ..from }));
        })
    };
    let onpointerup = {
        let (press, spent, play) = (press.clone(), spent.clone(), play.clone());
        Callback::from(move |_: PointerEvent| {
            if let Some(Press {
                pit,
                aim: Some(direction),
                ..
            }) = *press
            {
                *spent.borrow_mut() = true;
                play.emit(Move { pit, direction });
            }
            press.set(None);
        })
    };
    let onpointercancel = {
        let press = press.clone();
        Callback::from(move |_: PointerEvent| press.set(None))
    };
    let onclick = {
        let (state, choose, spent, focus) =
            (state.clone(), choose.clone(), spent.clone(), focus.clone());
        Callback::from(move |event: MouseEvent| {
            if std::mem::take(&mut *spent.borrow_mut()) || state.phase() != Phase::Choosing {
                return;
            }
            match pit_at(&rules, event.target()) {
                Some(pit) => {
                    focus.set(pit);
                    choose.emit(pit);
                }
                None => state.dispatch(Action::Choose(None)),
            }
        })
    };
    let onkeydown = {
        let (state, layout, svg, focus) =
            (state.clone(), layout.clone(), svg.clone(), focus.clone());
        let (choose, play) = (choose.clone(), play.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            let key = event.key();
            let arrow = match key.as_str() {
                "ArrowLeft" => Some((-1.0, 0.0)),
                "ArrowRight" => Some((1.0, 0.0)),
                "ArrowUp" => Some((0.0, -1.0)),
                "ArrowDown" => Some((0.0, 1.0)),
                _ => None,
            };
            let enter = matches!(key.as_str(), "Enter" | " ");
            if arrow.is_some() || enter {
                event.prevent_default();
            }
            if state.phase() == Phase::Sowing || event.repeat() {
                return;
            }
            let go = |pit| {
                focus.set(pit);
                focus_pit(&svg, &rules, pit);
            };
            match (arrow, state.chosen) {
                (Some((x, y)), Some(pit)) => {
                    if let Some(direction) = layout.direction(pit, x, y) {
                        play.emit(Move { pit, direction });
                    }
                }
                (Some((x, y)), None) => go(neighbour(&rules, &layout, *focus, x, y)),
                _ if enter => choose.emit(*focus),
                (_, Some(_)) if key == "Escape" => state.dispatch(Action::Choose(None)),
                _ => {
                    if let Some(pit) = own_pit(&rules, &state, &key) {
                        go(pit);
                        choose.emit(pit);
                    }
                }
            }
        })
    };

    let size = layout.size();
    let lit = state.mover();
    let dragged = press
        .as_ref()
        .filter(|press| press.aim.is_some())
        .map(|press| press.pit);
    let asked = dragged.or(state.chosen);
    let asked = asked.filter(|&pit| phase == Phase::Choosing && playable(pit));
    // Where the game leaves no choice of direction, the pit is the move.
    let only = |pit| {
        let mut open = moves.iter().filter(|mv| mv.pit == pit);
        let (mv, None) = (open.next()?, open.next()) else {
            return None;
        };
        let turn = angle(layout.way(pit, mv.direction));
        Some((AttrValue::from(rules.show_move(mv).to_string()), turn))
    };
    html! {
        <svg
            ref={svg.clone()}
            class={classes!("board",
                on_page(rules.variant()).look, match props.stance { Stance::Flat => "flat", Stance::Upright => "upright" })}
            viewBox={format!("0 0 {:.0} {:.0}", size.x, size.y)}
            style={format!("aspect-ratio: {:.0} / {:.0}", size.x, size.y)}
            data-game={rules.variant().id()}
            data-position={state.showing.unwrap_or(*state.record.position()).to_string()}
            data-phase={phase.name()}
            role="group"
            aria-label={[w.game(rules.variant()), ", ", &w.size(&rules)].concat()}
            {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onclick} {onkeydown}
        >
            <Definitions />
            <Slab layout={layout.clone()} {lit} />
            // Each list has a parent of its own, so that a change in one
            // leaves the others' nodes alone.
            <g>{ stores(&layout, scene, w, state.players) }</g>
            <g aria-hidden="true">{ trail(&layout, scene) }</g>
            <g>{ for rules.board().all_pits().map(|pit| html! {
                <PitView
                    key={pit.index()}
                    {pit}
                    letter={rules.board().letter(pit)}
                    owner={rules.board().owner(pit)}
                    at={layout.pit(pit)}
                    number={layout.number(pit)}
                    seeds={scene.position.seeds(pit)}
                    mark={scene.position.mark(pit)}
                    barred={scene.position.restriction() == Some(Restriction::Barred(pit))}
                    playable={playable(pit)}
                    only={only(pit)}
                    chosen={asked == Some(pit)}
                    tab_stop={*focus == pit}
                    label={w.pit(&PitFacts::of(&rules, &scene.position, state.players, pit, ways(pit)))}
                />
            }) }</g>
            <g aria-hidden="true">{ taken(&layout, scene) }</g>
            <g aria-hidden="true">{ for scene.flights.iter().map(|&flight| html! {
                <FlightView key={flight.id} {flight} layout={layout.clone()} />
            }) }</g>
            <g aria-hidden="true">
                if let Some(hand) = scene.hand {
                    <HandView {hand} layout={layout.clone()} glide={moment.glide} />
                }
            </g>
            <g>
                if let Some(pit) = asked.filter(|&pit| only(pit).is_none()) {
                    <WaysView
                        {pit}
                        ways={moves.iter().filter(|mv| mv.pit == pit).map(|mv| (
                            mv.direction,
                            rules.show_move(mv).to_string(),
                            w.sow(rules.board().letter(pit), mv.direction),
                        )).collect::<Vec<_>>()}
                        aimed={press.and_then(|press| press.aim)}
                        layout={layout.clone()}
                        on_choose={Callback::from(move |direction| {
                            // The arrow goes; the focus stays.
                            focus_pit(&svg, &rules, pit);
                            play.emit(Move { pit, direction });
                        })}
                    />
                }
            </g>
        </svg>
    }
}

/// The pit under an event.
fn pit_at(rules: &Rules, target: Option<web_sys::EventTarget>) -> Option<Pit> {
    let element: web_sys::Element = target?.dyn_into().ok()?;
    let letter = element
        .closest("[data-pit]")
        .ok()??
        .get_attribute("data-pit")?;
    rules.board().pit_from_letter(letter.chars().next()?)
}

/// The pit of the side to move that a letter key names.
fn own_pit(rules: &Rules, state: &State, key: &str) -> Option<Pit> {
    let mut letters = key.chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    let letter = match state.record.position().to_move()? {
        Side::South => letter.to_ascii_lowercase(),
        Side::North => letter.to_ascii_uppercase(),
    };
    rules
        .board()
        .pit_from_letter(letter)
        .filter(|_| state.phase() == Phase::Choosing)
}

/// The nearest pit in a direction on the screen, or the same one.
fn neighbour(rules: &Rules, layout: &Layout, from: Pit, x: f64, y: f64) -> Pit {
    let here = layout.pit(from);
    let far = |pit: &Pit| {
        let there = layout.pit(*pit);
        let (dx, dy) = (there.x - here.x, there.y - here.y);
        let (along, across) = (dx * x + dy * y, dx * y - dy * x);
        (along > 1.0).then(|| along + 4.0 * across.abs())
    };
    let ahead = rules
        .board()
        .all_pits()
        .filter_map(|pit| far(&pit).map(|far| (pit, far)));
    ahead
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(from, |(pit, _)| pit)
}

fn focus_pit(svg: &NodeRef, rules: &Rules, pit: Pit) {
    let selector = format!("[data-pit=\"{}\"]", rules.board().letter(pit));
    let found = svg
        .cast::<web_sys::Element>()
        .and_then(|svg| svg.query_selector(&selector).ok().flatten());
    if let Some(pit) = found.and_then(|pit| pit.dyn_into::<SvgElement>().ok()) {
        // A pit that can't be focused keeps the focus where it was.
        let _ = pit.focus();
    }
}
