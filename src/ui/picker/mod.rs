//! The picker of a new game: which game, against whom, of which size.

mod about;
mod clock;
mod fair_start;
mod gallery;
mod level;
mod moving;
mod opponent;
mod options;
mod place;
mod showcase;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::about::chosen_game;
use self::gallery::{Gallery, HEADING};
use self::opponent::OpponentChoice;
use self::options::GameOptions;
pub(super) use self::place::place_texts;
use crate::rules::Variant;
use crate::ui::browser::keys::meaning;
use crate::ui::browser::{use_dispatcher, use_locale};
use crate::ui::describe;
use crate::ui::i18n::t;
use crate::ui::state::{Action, AppState, NewGame};
use crate::ui::widgets::{ActionButton, Icon};

#[derive(Properties, PartialEq)]
pub struct PickerProps {
    pub choice: NewGame,
    pub is_animated: bool,
    /// The game that can be gone back to, and how many plies it has.
    pub earlier: Option<(Variant, usize)>,
}

impl PickerProps {
    pub fn of(state: &AppState) -> Self {
        Self {
            choice: state.new_game,
            is_animated: state.game.beat().is_some(),
            earlier: state.earlier_game(),
        }
    }
}

/// The picker of a new game. Enter starts the game from every choice but the lists.
#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let &PickerProps {
        choice,
        is_animated,
        earlier,
    } = props;
    let onkeydown = move |event: KeyboardEvent| {
        let is_choice = event.target_dyn_into::<HtmlInputElement>().is_some();
        if meaning(&event) == "Enter" && is_choice && !event.repeat() {
            event.prevent_default();
            dispatcher.dispatch(Action::Start);
        }
    };
    html! {
        <section class="picker" data-phase="picking" aria-label={t!(locale, "new-game")} {onkeydown}>
            <div class="picker-games">
                <div class="top-row quiet">
                    <ActionButton action={Action::Back} icon={Icon::Previous} label={t!(locale, "back")} />
                    <h1 id={HEADING} tabindex="-1">{ t!(locale, "choose-game") }</h1>
                    if let Some((variant, plies)) = earlier {
                        <ActionButton
                            action={Action::Return}
                            label={describe::go_back(&locale, variant, plies)}
                            class="quiet"
                        />
                    }
                </div>
                <Gallery chosen={choice.variant} {is_animated} />
            </div>
            <div class="setup card">
                <div class="terms">
                    { chosen_game(&locale, choice) }
                    <OpponentChoice chosen={choice.opponent} />
                    <GameOptions {choice} />
                </div>
                <div class="start">
                    <ActionButton
                        action={Action::Start}
                        label={t!(locale, "start")}
                        class="main"
                    />
                </div>
            </div>
        </section>
    }
}
