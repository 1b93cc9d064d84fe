//! The board: the picture, and what is done on it.

use std::rc::Rc;

use yew::prelude::*;

use super::animate::use_moment;
use super::art::definitions;
use super::ground::{Slab, stores, taken, trail};
use super::markup::{dressed, markup};
use super::moving::{angle, flight, hand, places, ways};
use super::pit::PitView;
use crate::rules::{Move, Pit, Restriction, Side};
use crate::ui::games::look;
use crate::ui::layout::{Layout, Stance};
use crate::ui::px;
use crate::ui::scene::Scene;
use crate::ui::settings::Named;
use crate::ui::state::{Phase, State};
use crate::ui::words::facts::PitFacts;

mod desk;
mod foreseen;
mod judged;

use desk::Desk;
use foreseen::foreseen;
use judged::{hinted, worths};

/// The board of a game.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The page's state.
    pub state: UseReducerHandle<State>,
    /// How the board lies.
    pub stance: Stance,
}

/// Draws the board and listens to it.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let state = &props.state;
    let words = state.words();
    let settings = state.settings;
    let mut moment = use_moment(state);
    let mut rules = *state.rules();
    // The board of the round to come, with the row as far as it is arranged.
    let coming = state
        .draft
        .as_ref()
        .and_then(|row| state.game.arranged(row));
    if let Some((coming, position)) = coming {
        rules = coming;
        moment.scene = Scene::new(position, &[]);
    }
    let scene = &moment.scene;
    let layout = Layout::of(&rules, props.stance, state.is_flipped());
    let phase = state.phase();
    let moves = match phase {
        Phase::Choosing => rules.moves(state.position()),
        _ => Default::default(),
    };
    let desk = Rc::new(Desk {
        state: state.clone(),
        layout: layout.clone(),
        rules,
        moves,
        svg: use_node_ref(),
        press: use_state_eq(|| None),
        spent: use_mut_ref(|| false),
        focus: use_state_eq(|| Pit::new(0)),
        pointed: use_state_eq(|| None),
        resting: use_mut_ref(|| None),
    });
    // Whoever pressed a key at a button that has gone goes on by keyboard.
    {
        let lost = || matches!(gloo::utils::document().query_selector(":focus"), Ok(None));
        let (desk, begun) = (Rc::clone(&desk), state.turn > 1 && state.own);
        let ended = matches!(phase, Phase::Over | Phase::RoundOver);
        use_effect_with((state.draft.is_some(), ended), move |&(_, ended)| {
            if begun && !ended && lost() {
                desk.focus_pit(*desk.focus);
            }
        });
    }

    let dragged = desk.press.filter(|press| press.aim.is_some());
    let asked = dragged.map(|press| press.pit).or(state.chosen);
    let asked = asked.filter(|&pit| desk.is_open(pit));
    // Where the game leaves no choice of direction, the pit is the move.
    let only = |pit| {
        let &[mv] = &*desk.ways(pit, None) else {
            return None;
        };
        let turn = angle(layout.way(pit, mv.direction));
        Some((AttrValue::from(rules.show_move(mv).to_string()), turn))
    };
    let open = |pit| desk.ways(pit, None).len() as u8;
    let pointed = desk.pointed.filter(|_| settings.preview);
    let size = layout.size();
    let shown = state.showing.unwrap_or(scene.position);
    macro_rules! listen {
        ($event:ident, $handle:ident) => {{
            let desk = Rc::clone(&desk);
            Callback::from(move |event: $event| desk.$handle(event))
        }};
    }
    let pit = |pit: Pit| {
        let barred = scene.position.restriction() == Some(Restriction::Barred(pit));
        html! {
            <PitView
                key={pit.index()}
                {pit}
                letter={rules.board().letter(pit)}
                owner={rules.board().owner(pit)}
                at={layout.pit(pit)}
                number={layout.number(pit)}
                seeds={scene.position.seeds(pit)}
                mark={scene.position.mark(pit)}
                {barred}
                playable={desk.is_open(pit)}
                only={only(pit)}
                chosen={asked == Some(pit)}
                tab_stop={*desk.focus == pit}
                label={words.pit(&PitFacts::of(&rules, &scene.position, state.players, pit, open(pit)))}
            />
        }
    };
    // What the last move took gives way to what the next may.
    let (judged, hint) = (state.judged(), state.hint());
    let took = (judged.is_none() && hint.is_none()).then(|| taken(&layout, scene));
    let ahead = |moves: &[Move]| foreseen(&rules, &scene.position, moves, &layout);
    let meant = match hint {
        Some(hint) => {
            let best = hint.best().mv;
            Some(markup! { <>{ hinted(&layout, best) }{ ahead(&[best]) }</> })
        }
        None => pointed.map(|(pit, way)| ahead(&desk.ways(pit, way))),
    };
    let choices = asked.and_then(|pit| {
        let open = desk.ways(pit, None);
        if phase == Phase::Arranging {
            Some(places(words, &layout, pit))
        } else if only(pit).is_none() {
            let aim = dragged.and_then(|press| press.aim);
            Some(ways(&rules, words, &open, aim, &layout, pit))
        } else {
            None
        }
    });
    let held = |side| {
        let glide = moment.glides[side];
        scene.hands[side].map(|one| hand(side, &one, &layout, glide, words))
    };
    let picture = markup! {
        { definitions() }
        { html! { <Slab layout={layout.clone()} lit={state.mover()} /> } }
        // Each list has a parent of its own, so that a change in one
        // leaves the others' nodes alone.
        <g>{ stores(&layout, scene, words, state.players) }</g>
        <g aria-hidden="true">{ trail(&layout, scene) }</g>
        <g>{ for rules.board().all_pits().map(pit) }</g>
        <g aria-hidden="true">{ took }</g>
        <g aria-hidden="true">
            { meant }
            { judged.map(|judged| worths(judged, &rules, &layout, words)) }
        </g>
        <g aria-hidden="true">{ for scene.flights.iter().map(|one| flight(one, &layout)) }</g>
        <g aria-hidden="true">{ for Side::ALL.into_iter().filter_map(held) }</g>
        <g>{ choices }</g>
    };
    let class = [
        "board",
        look(rules.variant(), settings.look),
        match props.stance {
            Stance::Flat => "flat",
            Stance::Upright => "upright",
        },
        &["numbers-", settings.numbers.name()].concat(),
        if state.is_face_to_face() {
            "face-to-face"
        } else {
            ""
        },
        if phase == Phase::Viewing { "past" } else { "" },
    ];
    let (wide, high) = (px(size.x), px(size.y));
    let dress = markup! {
        <svg
            class={class}
            viewBox={["0 0 ", &*wide, " ", &high].concat()}
            // On an upright board no pit gets too small to be pressed.
            style={["--tall: ", &*px(size.y * 0.44), "px; aspect-ratio: ", &wide, " / ", &high].concat()}
            data-game={rules.variant().id()}
            data-position={shown.to_string()}
            data-turn={state.turn.to_string()}
            data-phase={phase.name()}
            role="group"
            aria-label={[words.game(rules.variant()), ", ", &words.size(&rules)].concat()}
        />
    };
    let bare = html! {
        <svg
            ref={desk.svg.clone()}
            onpointerdown={listen!(PointerEvent, pointer_down)}
            onpointermove={listen!(PointerEvent, pointer_move)}
            onpointerup={listen!(PointerEvent, pointer_up)}
            onpointerleave={listen!(PointerEvent, pointer_leave)}
            onpointercancel={listen!(PointerEvent, pointer_cancel)}
            onclick={listen!(MouseEvent, click)}
            onfocusin={listen!(FocusEvent, focus_in)}
            onfocusout={listen!(FocusEvent, focus_out)}
            onkeydown={listen!(KeyboardEvent, key)}
        >
            { picture }
        </svg>
    };
    dressed(bare, dress)
}
