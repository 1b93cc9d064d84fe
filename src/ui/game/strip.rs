//! The strip below the board, with what can be done now.

use yew::prelude::*;

use super::awaited::{Awaited, awaited_buttons};
use super::race::DropButton;
use super::stage::StageControls;
use super::ways::ways;
use crate::rules::Side;
use crate::ui::board::AnimationProgress;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::GameHandle;
use crate::ui::browser::KEEPS_ANIMATION;
use crate::ui::describe::{self, announcements::resign_question};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, Phase};
use crate::ui::widgets::sheet::SHARE_SHEET;
use crate::ui::widgets::{ActionButton, Icon, SheetButton, course_link, icon};

/// The strip below the board: what the page waits for, and its buttons, with references to the
/// main one and to the one that leaves the question whether to resign. A chosen pit has its two
/// ways here; an animation shows its `progress`.
pub fn strip(
    locale: &Locale,
    state: &GameHandle,
    orientation: Orientation,
    controls: StageControls,
    progress: Option<&AnimationProgress>,
    main_ref: &NodeRef,
    cancel_ref: &NodeRef,
) -> Html {
    let resigning = state.resigning;
    let ways = ways(locale, state, orientation).filter(|_| !resigning);
    let has_person = Side::ALL.into_iter().any(|side| state.is_person(side));
    let race = state.race_setup.race().filter(|_| has_person && !resigning);
    let class = classes!(
        "strip",
        ways.is_some().then_some("choosing"),
        race.is_some().then_some("racing"),
        (controls == StageControls::All && explains_goal(state)).then_some("introduced"),
        is_stacked(state).then_some("stacked"),
        progress.is_some().then_some("sowing"),
        (state.is_face_to_face() && state.mover() == Some(Side::North)).then_some("turned"),
        (state.phase() == Phase::Over).then_some("over"),
        (state.phase() == Phase::Won).then_some("won"),
        (state.selection.refused().is_some()).then_some("refused"),
    );
    html! {
        <div {class}>
            // A course shows its own text once the ply of its step is played.
            if controls != StageControls::None {
                // In a whole game the announcer reads it out.
                { status(locale, state, status_reader(controls)) }
            }
            if let Some(progress) = progress {
                { sowing(locale, state, progress) }
            }
            <div class="controls">
                if resigning {
                    { resign_buttons(locale, state, cancel_ref) }
                } else if let Some(ways) = ways {
                    { ways }
                } else if state.phase() == Phase::Sowing {
                    { animation_buttons(locale, state) }
                } else if let Some(race) = race {
                    { for Side::ALL.into_iter().filter(|&side| state.is_person(side)).map(|side| html! {
                        <DropButton {side} players={state.players} in_hand={race.in_hand(side)} />
                    }) }
                } else if controls != StageControls::All {
                    if let (StageControls::Ply, awaited @ Awaited::Arrangement { .. }) = (controls, Awaited::of(state)) {
                        { awaited_buttons(locale, awaited, main_ref) }
                    }
                } else {
                    { game_buttons(locale, state, main_ref) }
                }
            </div>
        </div>
    }
}

/// The buttons of a game in which nothing is chosen or animated.
fn game_buttons(locale: &Locale, state: &GameState, main_ref: &NodeRef) -> Html {
    let awaited = Awaited::of(state);
    html! {
        <>
            if state.has_result() {
                if !matches!(awaited, Awaited::Message { .. }) {
                    <SheetButton
                        sheet={SHARE_SHEET}
                        icon={Icon::Share}
                        label={t!(locale, "share-label")}
                        class="quiet"
                    />
                }
                <ActionButton action={GameAction::GoThrough} label={t!(locale, "from-the-start")} />
            }
            if explains_goal(state) {
                { course_link(locale, state.rules().variant()) }
            }
            { awaited_buttons(locale, awaited, main_ref) }
        </>
    }
}

/// The status is read out where the announcer leaves that to it.
fn status_reader(controls: StageControls) -> StatusReader {
    if controls == StageControls::All {
        StatusReader::Sighted
    } else {
        StatusReader::Everybody
    }
}

/// Whether the buttons need a line of their own on a narrow screen.
fn is_stacked(state: &GameState) -> bool {
    let awaited = Awaited::of(state);
    matches!(
        awaited,
        Awaited::Arrangement { .. } | Awaited::NextRound { is_decided: true } | Awaited::Sides
    )
}

/// Who the status of a board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusReader {
    /// Those who see the board, where another part of the page is read out.
    Sighted,
    /// Users of screen readers, too: it is read out.
    Everybody,
}

/// The status: whose turn it is, or how the game ended; and what happened, or what to
/// do. Where it is read out, it has the result of the last move, which is shown at its
/// player's seat.
pub fn status(locale: &Locale, state: &GameState, reader: StatusReader) -> Html {
    let is_read_out = reader == StatusReader::Everybody;
    let (now, detail) = if state.resigning {
        (resign_question(locale, state), String::new())
    } else {
        let detail = describe::status_detail(locale, state);
        let to_press = describe::pit_to_press(locale, state).filter(|_| detail.is_empty());
        if explains_goal(state) && !is_read_out {
            let taking = t!(locale, "taking", game = state.rules().variant().id());
            let said = Some(detail).filter(|detail| !detail.is_empty());
            (
                describe::goal(locale, state.rules()),
                said.unwrap_or(taking),
            )
        } else {
            let now = match Awaited::of(state) {
                Awaited::Arrangement { left, .. } => describe::left(locale, left),
                Awaited::Finish => {
                    t!(
                        locale,
                        "sentence",
                        said = describe::status_line(locale, state)
                    )
                }
                _ => to_press.unwrap_or_else(|| describe::status_line(locale, state)),
            };
            (now, detail)
        }
    };
    let is_arranging = state.phase() == Phase::Arranging;
    let text = describe::row_to_lay_out(locale, state).filter(|_| is_arranging);
    let is_at_rest = matches!(
        state.phase(),
        Phase::Choosing | Phase::ChoosingSides | Phase::Thinking | Phase::Waiting | Phase::Viewing
    );
    // What a race or an arrangement did is said above.
    let last = Some(describe::last_ply_of(locale, state));
    let last = last.filter(|last| is_read_out && is_at_rest && *last != detail);
    html! {
        <div class="status" role={is_read_out.then_some("status")}>
            <p class="now">{ now }</p>
            <p class="said">{ detail }</p>
            if let Some(text) = text {
                <p class="for-readers">{ text }</p>
            }
            if let Some(last) = last {
                <p class="for-readers">{ last }</p>
            }
        </div>
    }
}

/// Whether the strip says what wins and how seeds are taken.
fn explains_goal(state: &GameState) -> bool {
    state.is_explained() && state.phase() == Phase::Choosing
}

/// The side that sows, and the seeds that were lifted for the lap; after a sowing, what it won. It is for
/// the eye only: the status has the result.
fn sowing(locale: &Locale, state: &GameState, progress: &AnimationProgress) -> Html {
    let (now, detail) = match progress.hand {
        Some((_, lifted)) => (
            describe::sower(locale, state),
            t!(locale, "lifted", seeds = lifted),
        ),
        None if progress.has_stopped => describe::won_by_move(locale, state),
        None => (describe::sower(locale, state), String::new()),
    };
    html! {
        <div class="progress" aria-hidden="true">
            <p class="now">{ now }</p>
            <p class="said">{ detail }</p>
        </div>
    }
}

fn resign_buttons(locale: &Locale, state: &GameState, cancel_ref: &NodeRef) -> Html {
    html! {
        <>
            if let Some(side) = state.resigner() {
                <ActionButton action={GameAction::Resign(side)} class="main" label={t!(locale, "resign")} />
            }
            <ActionButton
                action={GameAction::AskResign(false)}
                label={t!(locale, "cancel")}
                button_ref={cancel_ref}
            />
        </>
    }
}

/// Pauses the animation, shows it step by step, or ends it.
fn animation_buttons(locale: &Locale, state: &GameHandle) -> Html {
    let is_paused = state.playback.is_paused();
    let revision = state.revision;
    let (icon_of_pause, label) = if is_paused {
        (Icon::Resume, t!(locale, "resume"))
    } else {
        (Icon::Pause, t!(locale, "pause"))
    };
    let class = classes!("compact", KEEPS_ANIMATION);
    let onclick = {
        let state = state.clone();
        move |_: MouseEvent| state.dispatch(GameAction::EndAnimation(revision))
    };
    html! {
        <>
            <ActionButton
                action={GameAction::Pause(!is_paused)}
                class={class.clone()}
                icon={icon_of_pause}
                {label}
            />
            <ActionButton
                action={GameAction::Step}
                {class}
                icon={Icon::Step}
                label={t!(locale, "step")}
                disabled={!is_paused}
            />
            // A press anywhere ends the animation. This button is for keyboards and screen
            // readers, which send only a click.
            <button
                type="button"
                class="main skip"
                aria-label={t!(locale, "to-the-end")}
                {onclick}
            >
                <span>{ t!(locale, "to-the-end") }</span>
                { icon(Icon::ToTheEnd) }
            </button>
        </>
    }
}
