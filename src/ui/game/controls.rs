//! The commands below the board.

use yew::prelude::*;

use super::awaited::{Awaited, awaited_buttons, has_missed};
use crate::ui::browser::{KEEPS_ANIMATION, use_locale, use_setting};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::{Settings, Speed};
use crate::ui::state::{Command, NamedValue, Phase, State};
use crate::ui::widgets::select::{by_name, items_of};
use crate::ui::widgets::{CommandButton, SelectField, icon};

/// A loudspeaker that is heard, and one that isn't.
const LOUD: &str = "M4 9v6h4l5 4V5L8 9zM16 9q3 3 0 6M18.5 6q6 6 0 12";
const SILENT: &str = "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5m0-5l-5 5";

/// The properties of the [`Controls`].
#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    /// What the game waits for besides a move.
    pub awaited: Awaited,
    /// Whether the player is asked to confirm a resignation.
    pub resigning: bool,
    /// Of a running animation: whether it is paused.
    pub paused: Option<bool>,
    /// Whether a move can be taken back; `None` where that isn't offered.
    pub undo: Option<bool>,
    /// Whether a move can be played again.
    pub redo: bool,
    /// Whether somebody can resign.
    pub can_resign: bool,
    /// Whether a draw can be offered.
    pub can_offer_draw: bool,
    /// The settings.
    pub settings: Settings,
}

impl ControlsProps {
    /// The controls for a state.
    pub fn of(state: &State) -> Self {
        let phase = state.phase();
        let sowing = phase == Phase::Sowing;
        // A puzzle is not a game yet.
        let can_resign = state.resigner().is_some() && state.trial().is_none();
        let by_link = state.friend().is_some();
        let free = phase == Phase::Choosing && state.table.offer.is_none();
        Self {
            awaited: Awaited::of(state),
            resigning: state.dialog.resigning,
            paused: sowing.then_some(state.playback.paused),
            undo: (!sowing && !has_missed(state)).then(|| state.can_undo()),
            redo: state.can_redo(),
            can_resign,
            can_offer_draw: can_resign && (state.is_shared() || by_link && free),
            settings: state.device.settings,
        }
    }
}

/// What the game waits for; then undo and redo, or what stops the animation;
/// speed and sound; resigning.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let locale = use_locale();
    let onspeed = use_setting(|settings, speed| settings.speed = speed);
    let awaited = awaited_buttons(&locale, props.awaited);
    // A question is answered first.
    if props.resigning {
        return html! {
            <div class="controls">
                <span>{ t!(locale, "resign-really") }</span>
                <CommandButton command={Command::ResignYes} label={t!(locale, "resign")} />
                <CommandButton command={Command::ResignNo} label={t!(locale, "cancel")} />
            </div>
        };
    }
    if props.awaited == Awaited::Answer {
        return html! { <div class="controls">{ awaited }</div> };
    }
    html! {
        <div class="controls">
            { awaited }
            if let Some(paused) = props.paused {
                { animation_buttons(&locale, paused) }
            }
            if let Some(undo) = props.undo {
                <CommandButton
                    command={Command::Undo}
                    sign="\u{21b6}"
                    label={t!(locale, "undo")}
                    disabled={!undo}
                />
                <CommandButton
                    command={Command::Redo}
                    sign="\u{21b7}"
                    label={t!(locale, "redo")}
                    disabled={!props.redo}
                />
            }
            { speed_and_sound(&locale, props.settings, onspeed) }
            if props.can_resign {
                <CommandButton command={Command::Resign} label={t!(locale, "resign")} />
            }
            if props.can_offer_draw {
                <CommandButton command={Command::OfferDraw} label={t!(locale, "offer-draw")} />
            }
        </div>
    }
}

/// Pauses the animation, and shows it step by step.
fn animation_buttons(locale: &Locale, paused: bool) -> Html {
    let label = if paused {
        t!(locale, "resume")
    } else {
        t!(locale, "pause")
    };
    html! {
        <span class={KEEPS_ANIMATION}>
            <CommandButton command={Command::Pause} {label} />
            <CommandButton command={Command::Step} label={t!(locale, "step")} disabled={!paused} />
        </span>
    }
}

/// The speed of the animation, and the switch of the sound.
fn speed_and_sound(locale: &Locale, settings: Settings, onspeed: Callback<Speed>) -> Html {
    let loud = settings.volume > 0;
    html! {
        <span class={KEEPS_ANIMATION}>
            <SelectField
                option="speed"
                label={t!(locale, "speed-label")}
                items={items_of(|speed: Speed| t!(locale, "speed", speed = speed.name()))}
                value={settings.speed.name()}
                onchange={by_name(onspeed, Speed::find)}
                keep=true
            />
            <CommandButton command={Command::Sound} class="sound" label={t!(locale, "sound")} pressed={loud}>
                { icon(if loud { LOUD } else { SILENT }) }
            </CommandButton>
        </span>
    }
}
