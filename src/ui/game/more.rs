//! Controls that are seldom needed during a game.

use yew::prelude::*;

use super::actions::{can_redo, can_resign};
use super::tab::PANEL;
use crate::ui::browser::{route, use_locale, use_setting, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Speed;
use crate::ui::state::{Command, NamedValue, Phase, State, View};
use crate::ui::widgets::select::{by_name, items_of};
use crate::ui::widgets::{CommandButton, Icon, SelectField, icon};

/// The properties of [`More`].
#[derive(Properties, PartialEq)]
pub struct MoreProps {
    /// The game is over and is gone through: nothing that changes it is shown.
    pub is_under_review: bool,
    /// A move can be played again.
    pub can_redo: bool,
    /// Somebody can resign.
    pub can_resign: bool,
    /// A draw can be offered; `None` where the game has no such offers.
    pub can_offer_draw: Option<bool>,
    /// Whether a pit that is pointed at shows where its sowing would end.
    pub has_preview: bool,
}

impl MoreProps {
    /// For a state.
    pub fn of(state: &State) -> Self {
        let by_link = state.friend().is_some();
        let free = state.phase() == Phase::Choosing && state.table.offer.is_none();
        let can_resign = can_resign(state);
        let can_offer_draw = can_resign && (state.is_shared() || by_link && free);
        let is_under_review = state.is_under_review();
        let has_offers = by_link || state.is_shared();
        Self {
            is_under_review,
            can_redo: can_redo(state),
            can_resign,
            can_offer_draw: has_offers.then_some(can_offer_draw),
            has_preview: state.device.settings.has_preview(state.table.players),
        }
    }
}

/// Speed, sound and draws, and the actions that a narrow bar has no room for.
#[component]
pub fn More(props: &MoreProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let onspeed = use_setting(|settings, speed| settings.speed = speed);
    let is_loud = settings.volume > 0;
    let sound = if is_loud { Icon::Sound } else { Icon::Silence };
    html! {
        <section class="more">
            <SelectField
                option="speed"
                label={t!(locale, "speed-label")}
                items={items_of(|speed: Speed| t!(locale, "speed", speed = speed.name()))}
                value={settings.speed.name()}
                onchange={by_name(onspeed, Speed::find)}
                keeps_animation=true
            />
            <CommandButton
                command={Command::Sound}
                icon={sound}
                label={t!(locale, "sound")}
                pressed={is_loud}
            />
            <CommandButton
                command={Command::Preview}
                icon={Icon::Look}
                label={t!(locale, "preview-label")}
                pressed={props.has_preview}
            />
            if !props.is_under_review {
                { game_actions(&locale, props) }
            }
            <a class="button" href={route::href(View::Editor)}>
                { icon(Icon::Edit) }
                { t!(locale, "set-up-position") }
            </a>
            <a class="button narrow" href={route::href(View::Library)}>
                { icon(Icon::Library) }
                { t!(locale, "your-games") }
            </a>
        </section>
    }
}

/// The actions that change a game.
fn game_actions(locale: &Locale, props: &MoreProps) -> Html {
    html! {
        <>
            <CommandButton
                command={Command::Redo}
                closes={PANEL}
                icon={Icon::Redo}
                label={t!(locale, "redo")}
                class="narrow"
                disabled={!props.can_redo}
            />
            if let Some(can_offer) = props.can_offer_draw {
                <CommandButton
                    command={Command::OfferDraw}
                    closes={PANEL}
                    icon={Icon::Draw}
                    label={t!(locale, "offer-draw")}
                    disabled={!can_offer}
                />
            }
            <CommandButton
                command={Command::Resign}
                closes={PANEL}
                icon={Icon::Resign}
                label={t!(locale, "resign")}
                class="narrow"
                disabled={!props.can_resign}
            />
        </>
    }
}
