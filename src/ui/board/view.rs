//! The board as a picture that takes presses and keys.

use std::rc::Rc;

use yew::prelude::*;

use super::animation::Snapshot;
use super::count_out::CountOut;
use super::frame::{AnimationProgress, BoardFrame};
use super::gestures::{Gestures, use_gestures, use_kept_focus, use_keys_of_page};
use super::hand::{flights, sowing_hands};
use super::input::{BoardInput, Place};
use super::layout::{Layout, Orientation, Point};
use super::model::BoardModel;
use super::overlay::{Overlay, SeedButtons, Tag, taken_seeds};
use super::pit::Pits;
use super::playback::use_playback;
use super::preview::move_end;
use super::px::Px;
use super::seeds::Definitions;
use super::sowing_trail::sowing_trails;
use super::store::StoreView;
use super::surface::{Surface, last_start, race_starts};
use super::theme::look_class;
use crate::rules::{Pit, Side};
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::describe;
use crate::ui::describe::facts::Who;
use crate::ui::state::{GameAction, GameState, NamedValue, Phase};

#[derive(Properties, PartialEq)]
pub struct GameBoardProps {
    pub state: GameHandle,
    pub orientation: Orientation,
    /// Whether nothing more can be played on it.
    #[prop_or_default]
    pub is_closed: bool,
    /// Whether the players are named at their stores, as in a first game.
    #[prop_or_default]
    pub names_stores: bool,
    /// Receives what is shown of an animation beside the board; `None` at rest.
    #[prop_or_default]
    pub on_progress: Callback<Option<AnimationProgress>>,
    /// Receives the pit that keys act on, at first and when it changes.
    #[prop_or_default]
    pub on_focus: Callback<Pit>,
}

/// The board of a page's state.
#[component]
pub fn GameBoard(props: &GameBoardProps) -> Html {
    let on_intent = {
        let state = props.state.clone();
        use_callback((), move |intent: GameAction, ()| state.dispatch(intent))
    };
    let current = {
        let state = props.state.clone();
        // A clone reads the state as of now, and keeps no earlier one alive.
        let flags = (props.is_closed, props.names_stores);
        use_callback(flags, move |(), &(is_closed, names_stores)| {
            model_of(&state.clone(), is_closed, names_stores)
        })
    };
    html! {
        <BoardPicture
            model={Rc::new(model_of(&props.state, props.is_closed, props.names_stores))}
            {current}
            orientation={props.orientation}
            {on_intent}
            on_progress={&props.on_progress}
            on_focus={&props.on_focus}
        />
    }
}

/// The model of a state: closed if nothing more can be played, with names at the stores if
/// those are asked for.
fn model_of(state: &GameState, is_closed: bool, names_stores: bool) -> BoardModel {
    let mut model = BoardModel::of(state);
    model.names_stores |= names_stores;
    if is_closed { model.closed() } else { model }
}

#[derive(Properties, PartialEq)]
pub struct BoardPictureProps {
    pub model: Rc<BoardModel>,
    /// Returns the model of the state as it is when an event comes, which may be
    /// before the state is rendered.
    pub current: Callback<(), BoardModel>,
    pub orientation: Orientation,
    /// Called with what a person does.
    pub on_intent: Callback<GameAction>,
    /// Receives what is shown of an animation beside the board; `None` at rest.
    #[prop_or_default]
    pub on_progress: Callback<Option<AnimationProgress>>,
    /// Receives the pit that keys act on, at first and when it changes.
    #[prop_or_default]
    pub on_focus: Callback<Pit>,
}

/// The SVG board: draws the model, and emits what a person does on it.
#[component]
pub fn BoardPicture(props: &BoardPictureProps) -> Html {
    let model = &props.model;
    let input = Rc::new(BoardInput::new(Rc::clone(model), props.orientation));
    let (layout, orientation) = (input.layout, props.orientation);
    let gestures = {
        let (current, on_intent) = (props.current.clone(), props.on_intent.clone());
        use_gestures(layout, model.revision, move |gesture| {
            let input = BoardInput::new(Rc::new(current.emit(())), orientation);
            let (response, intent) = input.respond(gesture);
            if let Some(intent) = intent {
                on_intent.emit(intent);
            }
            response
        })
    };
    let is_choosing = model.selected.is_some();
    let takes_focus = model.takes_focus && !is_over(model);
    use_kept_focus(
        &gestures,
        takes_focus,
        (model.draft.is_some(), is_choosing, is_over(model)),
    );
    use_keys_of_page(&gestures.on.key_down);
    let focus = gestures.focused_pit(layout.board());
    let snapshot = use_playback(model, &props.on_intent);
    let frame = &snapshot.frame;
    use_report(&props.on_progress, model.from.map(|_| frame.progress()));
    use_report(&props.on_focus, focus);
    let rules = &model.rules;
    let locale = use_locale();
    let game = describe::game(&locale, rules.variant());
    let board_size = describe::board_size(&locale, rules, model.is_laid_out);
    let layers = BoardLayers {
        input: &input,
        snapshot: &snapshot,
        gestures: &gestures,
        focus,
    };
    let size = layout.size();
    let (width, height) = (Px(size.x), Px(size.y));
    let on = &gestures.on;
    html! {
        <svg
            class={board_classes(model, &layout)}
            viewBox={format!("0 0 {width} {height}")}
            style={board_style(size)}
            data-game={rules.variant().id()}
            data-position={model.from.unwrap_or(frame.position).to_string()}
            data-turn={model.revision.to_string()}
            data-phase={model.phase.name()}
            data-first-time={model.from.map(|_| model.novelties.to_string())}
            role="group"
            aria-label={locale.enumeration([game, board_size])}
            onpointerdown={&on.pointer_down}
            onpointermove={&on.pointer_move}
            onpointerup={&on.pointer_up}
            onpointerleave={&on.pointer_leave}
            onpointercancel={&on.pointer_cancel}
            onclick={&on.click}
            onfocusout={&on.focus_out}
            onkeydown={&on.key_down}
        >
            { layers.draw() }
        </svg>
    }
}

/// Calls back with a value at first and when it changes.
#[hook]
fn use_report<T: Copy + PartialEq + 'static>(callback: &Callback<T>, value: T) {
    use_effect_with((value, callback.clone()), |(value, callback)| {
        callback.emit(*value);
    });
}

/// What lies on the board, one layer above the other.
struct BoardLayers<'a> {
    input: &'a Rc<BoardInput>,
    snapshot: &'a Snapshot,
    gestures: &'a Gestures,
    focus: Pit,
}

impl BoardLayers<'_> {
    fn draw(&self) -> Html {
        let &Self {
            input,
            snapshot,
            gestures,
            focus,
        } = self;
        let (model, layout) = (&input.model, input.layout);
        let (frame, on) = (&snapshot.frame, &gestures.on);
        let aim = gestures.aim().filter(|_| model.phase == Phase::Choosing);
        let selected = aim.map(|aim| aim.pit).or(model.selected);
        let selected = selected.filter(|&pit| input.is_open(pit));
        let target = match gestures.target {
            Some(Place::Pit(pit)) => Some(pit),
            _ => None,
        };
        let scores = model.result.and_then(|result| result.scores);
        let count_out = scores.map(|scores| CountOut::new(&model.rules, &layout, scores));
        // At rest the tag gives way to what is chosen, pointed at or asked for. The status
        // says the same.
        let gain = shown_gain(model, &layout, frame);
        let store = |side| {
            let seeds = frame.stores()[side];
            html! {
                <StoreView
                    {side}
                    who={Who::of(model.players, side)}
                    basin={layout.store(side)}
                    {seeds}
                    drawn={count_out.map_or(seeds, |count| count.left(side))}
                    is_named={model.names_stores}
                    gain={gain.filter(|gain| gain.0 == side).map(|gain| gain.1)}
                />
            }
        };
        let shows_tag = selected.is_none()
            && target.is_none()
            && model.hint.is_none()
            && model.line.is_empty()
            && model.analysis.is_none();
        html! {
            <>
                    <Definitions />
                    <Surface {layout} />
                    <g>
                        if layout.has_stores() {
                            { for Side::ALL.into_iter().map(store) }
                        }
                    </g>
                    <Pits
                        input={Rc::clone(input)}
                        position={frame.position}
                        {count_out}
                        {selected}
                        {focus}
                        nodes={gestures.nodes.clone()}
                        onpress={&on.press}
                    />
                { last_move(model, layout, frame) }
                <Overlay
                    input={Rc::clone(input)}
                    position={frame.position}
                    {target}
                    {aim}
                />
                if model.from.is_some() {
                    { move_end(&layout, &frame.position, &frame.marks.with_first_capture(&model.events)) }
                }
                <g aria-hidden="true">{ sowing_trails(layout, frame) }</g>
                { flights(&layout, &frame.flights) }
                <g aria-hidden="true">{ sowing_hands(layout, frame.hands, snapshot.easings) }</g>
                <g aria-hidden="true">
                    if let Some(facts) = model.tag(frame).filter(|_| shows_tag) {
                        <Tag {layout} at_rest={model.from.is_none().then_some(frame.position)} {facts} />
                    }
                </g>
                if let Some(pit) = selected.filter(|_| model.phase == Phase::Arranging) {
                    <SeedButtons input={Rc::clone(input)} {pit} on={Rc::clone(on)} />
                }
            </>
        }
    }
}

/// The marks of the last move or race, and above them what was captured. Nothing is
/// marked after a game: its seeds have been swept into the stores.
fn last_move(model: &BoardModel, layout: Layout, frame: &BoardFrame) -> Html {
    html! {
        <>
            <g aria-hidden="true">
                if !frame.is_sowing() && !is_over(model) {
                    { last_start(&layout, &frame.marks) }
                }
                { for model.race_picks.map(|picks| race_starts(layout, picks)) }
            </g>
            <g aria-hidden="true">
                if shows_captures(model) {
                    { taken_seeds(&layout, &frame.marks.taken) }
                }
            </g>
        </>
    }
}

fn is_over(model: &BoardModel) -> bool {
    matches!(model.phase, Phase::Over | Phase::RoundOver)
}

/// Whether the captures of the last move are marked. They give way to the worths and the
/// hint, and at rest to the next move, unless nothing else has shown them.
fn shows_captures(model: &BoardModel) -> bool {
    let is_shown = model.from.is_some()
        || model.explains_at_rest
        || matches!(model.phase, Phase::Thinking | Phase::Viewing);
    is_shown && model.analysis.is_none() && model.hint.is_none() && !is_over(model)
}

/// The side that sowed, and the seeds that it captured, while the captures are marked.
fn shown_gain(model: &BoardModel, layout: &Layout, frame: &BoardFrame) -> Option<(Side, u16)> {
    let taken = frame.marks.taken.iter();
    let seeds: u16 = taken.map(|captured| u16::from(captured.seeds)).sum();
    let start = frame
        .marks
        .start
        .filter(|_| seeds > 0 && shows_captures(model))?;
    Some((layout.board().owner(start), seeds))
}

/// The radius of the board's corners.
const CORNER: f64 = 40.0;

/// The size of the board as the styles need it.
pub(super) fn board_style(size: Point) -> String {
    let (width, height) = (Px(size.x), Px(size.y));
    let corner = (Px(100.0 * CORNER / size.x), Px(100.0 * CORNER / size.y));
    // On an upright board no pit gets too small to be pressed.
    let tall = Px(size.y * 0.44);
    // On a large board, which is drawn smaller, the letters of the pits are larger. On an upright
    // one, which phones draw smaller still, they stand below the numbers and have more room.
    let letter = if size.y > size.x {
        Px((size.y / 50.0).max(24.0))
    } else {
        Px((size.x / 60.0).max(18.0))
    };
    format!(
        "--tall: {tall}px; --letter: {letter}px; --width: {width}; --height: {height}; border-radius: {}% / {}%",
        corner.0, corner.1
    )
}

/// The classes that give the board its look.
fn board_classes(model: &BoardModel, layout: &Layout) -> Classes {
    let result = model.result;
    let winner = result.and_then(|result| result.winner);
    classes!(
        "board",
        look_class(model.rules.variant(), model.settings.look),
        layout.orientation().class(),
        format!("numbers-{}", model.settings.numbers.name()),
        model.face_to_face.then_some("face-to-face"),
        model.is_past.then_some("past"),
        result.and_then(|result| result.scores).map(|_| "counted"),
        winner.map(|winner| if winner == layout.near() {
            "near-won"
        } else {
            "far-won"
        }),
    )
}
