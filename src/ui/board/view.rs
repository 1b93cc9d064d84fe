//! The board of a game as a picture that takes presses and keys.

use yew::prelude::*;

use super::animation::Snapshot;
use super::count_out::CountOut;
use super::frame::{AnimationProgress, BoardFrame};
use super::gestures::{Gestures, use_gestures, use_kept_focus, use_keys_of_page};
use super::hand::{flights, sowing_hands};
use super::input::Place;
use super::layout::{Orientation, Point};
use super::overlay::{Tag, lap_number, overlay, seed_buttons, taken_seeds};
use super::pit::PitView;
use super::playback::use_playback;
use super::played::{BoardOptions, PlayedBoard};
use super::preview::move_end;
use super::px::Px;
use super::seeds::Definitions;
use super::sowing_trail::sowing_trails;
use super::store::StoreView;
use super::surface::{Surface, last_start, race_starts, winner_light};
use super::theme::look_class;
use crate::rules::{BySide, Pit, Position, Side};
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::describe;
use crate::ui::describe::facts::{Explained, PitFacts, TagFacts, Who};
use crate::ui::i18n::Locale;
use crate::ui::state::{GameAction, Light, NamedValue, Phase};

#[derive(Properties, PartialEq)]
pub struct GameBoardProps {
    pub state: GameHandle,
    pub orientation: Orientation,
    /// Whether nothing more can be played on it.
    #[prop_or_default]
    pub is_closed: bool,
    /// Whether the players are named at their stores, as in a course.
    #[prop_or_default]
    pub names_stores: bool,
    /// Whether the pits have their letters, as in a puzzle.
    #[prop_or_default]
    pub is_lettered: bool,
    /// Receives what is shown of an animation beside the board; `None` at rest.
    #[prop_or_default]
    pub on_progress: Callback<Option<AnimationProgress>>,
    /// Receives the pit that keys act on, at first and when it changes.
    #[prop_or_default]
    pub on_focus: Callback<Pit>,
}

/// The board of a game.
#[component]
pub fn GameBoard(props: &GameBoardProps) -> Html {
    let state = &props.state;
    let options = BoardOptions {
        orientation: props.orientation,
        is_closed: props.is_closed,
        names_stores: props.names_stores,
        is_lettered: props.is_lettered,
    };
    let board = PlayedBoard::new(state, options);
    let gestures = {
        let state = state.clone();
        use_gestures(board.layout, state.revision, move |gesture| {
            // A clone reads the state as of now: keys that come fast are handled before the
            // page shows what the key before has changed.
            let now = state.clone();
            let (response, action) = PlayedBoard::new(&now, options).respond(gesture);
            if let Some(action) = action {
                now.dispatch(action);
            }
            response
        })
    };
    let moment = (
        state.next_round.draft().is_some(),
        state.selection.selected().is_some(),
        board.is_over(),
    );
    let takes_focus = state.has_changed && state.is_own() && !board.is_over();
    use_kept_focus(&gestures, takes_focus, moment);
    use_keys_of_page(&gestures.on.key_down);
    let snapshot = {
        let state = state.clone();
        use_playback(&board, move |revision| {
            state.dispatch(GameAction::EndAnimation(revision));
        })
    };
    let frame = &snapshot.frame;
    let before = state.playback.before().copied();
    use_report(&props.on_progress, before.map(|_| frame.progress()));
    let focus = gestures.focused_pit(board.layout.board());
    use_report(&props.on_focus, focus);
    let locale = use_locale();
    let rules = &board.rules;
    let game = describe::game(&locale, rules.variant());
    let board_size = describe::board_size(&locale, rules, state.is_laid_out());
    let size = board.layout.size();
    let (width, height) = (Px(size.x), Px(size.y));
    let on = &gestures.on;
    html! {
        <svg
            class={board_classes(&board)}
            viewBox={format!("0 0 {width} {height}")}
            style={board_style(size)}
            data-game={rules.variant().id()}
            data-position={before.unwrap_or(frame.position).to_string()}
            data-turn={state.revision.to_string()}
            data-phase={board.phase.name()}
            data-first-time={before.map(|_| state.playback.novelties.to_string())}
            role="group"
            translate="no"
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
            { draw_layers(&locale, &board, &snapshot, &gestures) }
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
fn draw_layers(
    locale: &Locale,
    board: &PlayedBoard<'_>,
    snapshot: &Snapshot,
    gestures: &Gestures,
) -> Html {
    let (game, layout, frame) = (board.game, board.layout, &snapshot.frame);
    let is_choosing = board.phase == Phase::Choosing;
    let aim = gestures.aim().filter(|_| is_choosing);
    let selected = aim.map(|aim| aim.pit).or(game.selection.selected());
    let selected = selected.filter(|&pit| board.is_open(pit));
    let target = match gestures.target {
        Some(Place::Pit(pit)) => Some(pit),
        _ => None,
    };
    let count_out = game
        .final_scores()
        .map(|scores| CountOut::new(&board.rules, &layout, scores));
    // At rest the tag gives way to what is chosen, pointed at or asked for. The status
    // says the same.
    // On an upright board the tag would cover other pits: the strip says it while a move is
    // shown, and the heading of a task always. In a game a relay stays, as nothing else says
    // why the sowing goes on.
    let is_told = |facts: &TagFacts| {
        let is_relay = matches!(facts.explained, Explained::Relays { .. });
        let is_task = board.options.is_lettered;
        layout.orientation() == Orientation::Upright
            && (is_task || (game.is_animated() && !is_relay))
    };
    let is_asked = board.drawn_move().is_some() || board.judged().is_some();
    let shows_tag = selected.is_none() && target.is_none() && !is_asked;
    let tag = board.tag(frame).filter(|_| shows_tag);
    let is_animated = game.is_animated();
    let shown = frame.shown();
    html! {
        <>
            <Definitions />
            { for Side::ALL.into_iter().map(|side| winner_light(&layout, side, board.game.light(side))) }
            <Surface {layout} />
            { draw_stores(board, frame, count_out) }
            { draw_pits(board, shown, count_out, selected, gestures) }
            <g aria-hidden="true">
                // Nothing is marked after a game: its seeds have been swept into the stores.
                if !frame.is_sowing() && !board.is_over() {
                    { last_start(&layout, &frame.marks) }
                }
                { for game.race_picks().map(|picks| race_starts(layout, picks)) }
            </g>
            <g aria-hidden="true">
                if shows_captures(board) {
                    { taken_seeds(&layout, &shown, &frame.marks.taken) }
                }
            </g>
            { overlay(board, frame.position, target, aim) }
            if is_animated || tag.is_some() {
                { move_end(&layout, &shown, &frame.marks.with_first_capture(board.events())) }
            }
            <g aria-hidden="true">
                { for frame.progress().hand.map(|(lap, _)| lap_number(locale, &layout, lap)) }
                if is_animated || game.race_setup.race().is_some() {
                    { sowing_trails(layout, frame) }
                }
            </g>
            { flights(&layout, &frame.flights, locale.language().direction()) }
            <g aria-hidden="true">{ sowing_hands(layout, frame.hands, snapshot.easings) }</g>
            <g aria-hidden="true">
                if let Some(facts) = tag.filter(|facts| !is_told(facts)) {
                    <Tag {layout} at_rest={(!is_animated).then_some(frame.position)} {facts} />
                }
            </g>
            if let Some(pit) = selected.filter(|_| board.phase == Phase::Arranging) {
                { seed_buttons(locale, board, pit, &gestures.on.gesture) }
            }
        </>
    }
}

fn draw_stores(board: &PlayedBoard<'_>, frame: &BoardFrame, count_out: Option<CountOut>) -> Html {
    let (game, layout) = (board.game, board.layout);
    let store = |side| {
        let seeds = frame.stores()[side];
        html! {
            <StoreView
                {side}
                who={Who::of(game.players, side)}
                basin={layout.store(side)}
                {seeds}
                drawn={count_out.map_or(seeds, |count| count.left(side))}
                counted={count_out.map(|count| count.laid(side))}
                is_named={board.options.names_stores}
            />
        }
    };
    html! {
        <g>
            if layout.has_stores() {
                { for Side::ALL.into_iter().map(store) }
            }
        </g>
    }
}

fn draw_pits(
    board: &PlayedBoard<'_>,
    position: Position,
    count_out: Option<CountOut>,
    selected: Option<Pit>,
    gestures: &Gestures,
) -> Html {
    let (rules, layout) = (&board.rules, board.layout);
    let look = look_class(rules.variant(), board.game.settings.look);
    let lit = BySide::from_fn(|side| board.game.light(side) == Some(Light::Full));
    let focus = gestures.focused_pit(layout.board());
    let pit = |pit: Pit| {
        let directions = board.moves_from(pit).count() as u8;
        let only = board.only_move(pit);
        let counted = count_out.map(|count| count.pit(pit));
        let chosen = selected == Some(pit);
        html! {
            <PitView
                key={pit.index()}
                node={gestures.nodes.of(Place::Pit(pit))}
                {pit}
                {layout}
                {look}
                facts={PitFacts::of(rules, &position, board.game.players, pit, directions)}
                mark={position.mark(pit)}
                {counted}
                won={lit[rules.board().owner(pit)]}
                playable={board.is_open(pit)}
                only={only.map(|mv| rules.display_move(mv).to_string())}
                {chosen}
                lifted={chosen && board.phase == Phase::Choosing}
                tab_stop={focus == pit}
                onpress={&gestures.on.press}
            />
        }
    };
    html! { <g>{ for layout.board().all_pits().map(pit) }</g> }
}

/// Whether the places of the seeds that the last move captured are marked. They give way to
/// the worths and the hint.
fn shows_captures(board: &PlayedBoard<'_>) -> bool {
    board.judged().is_none() && board.drawn_move().is_none() && !board.is_over()
}

/// The radius of the board's corners.
const CORNER: f64 = 40.0;

/// The size of the board as the styles need it.
pub(super) fn board_style(size: Point) -> String {
    let (width, height) = (Px(size.x), Px(size.y));
    let corner = (Px(100.0 * CORNER / size.x), Px(100.0 * CORNER / size.y));
    // On an upright board no pit gets too small to be pressed.
    let tall = Px(size.y * 0.44);
    // On a large board, which is drawn smaller, the letters of the pits are larger. Phones draw an
    // upright one smaller still.
    let letter = if size.y > size.x {
        Px((size.y / 42.0).max(19.0))
    } else {
        Px((size.x / 68.0).max(12.0))
    };
    format!(
        "--tall: {tall}px; --letter: {letter}px; --width: {width}; --height: {height}; border-radius: {}% / {}%",
        corner.0, corner.1
    )
}

/// The classes that give the board its look.
fn board_classes(board: &PlayedBoard<'_>) -> Classes {
    let (game, layout) = (board.game, &board.layout);
    let is_past = board.phase == Phase::Viewing && !game.is_over() && !board.options.is_closed;
    classes!(
        "board",
        look_class(board.rules.variant(), game.settings.look),
        layout.orientation().class(),
        format!("numbers-{}", game.settings.numbers.name()),
        game.is_face_to_face().then_some("face-to-face"),
        is_past.then_some("past"),
        board.has_letters().then_some("lettered"),
        game.final_scores().map(|_| "counted"),
    )
}
