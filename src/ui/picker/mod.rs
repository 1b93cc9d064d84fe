//! The picker of a new game: which game, of which size, against whom.

mod games;
mod opponent;
mod options;
mod stored;

use yew::prelude::*;

use self::games::{chosen_game, game_list};
use self::opponent::opponent_choice;
use self::options::GameOptions;
use self::stored::running_games;
use crate::rules::Variant;
use crate::ui::browser::use_locale;
use crate::ui::describe;
use crate::ui::i18n::t;
use crate::ui::state::NewGame;
use crate::ui::state::{Command, FriendGame, State};
use crate::ui::widgets::CommandButton;

/// The properties of [`Picker`].
#[derive(Properties, PartialEq)]
pub struct PickerProps {
    /// What is chosen.
    pub choice: NewGame,
    /// The unfinished games by link.
    pub running: Vec<FriendGame>,
    /// The game that can be gone back to, and how many plies it has.
    pub earlier: Option<(Variant, usize)>,
}

impl PickerProps {
    /// The properties for a state.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self {
            choice: state.new_game,
            running: state.stored.running.clone(),
            earlier: state.stored.earlier_game(),
        }
    }
}

/// The picker of a new game.
#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let locale = use_locale();
    let PickerProps {
        choice,
        running,
        earlier,
    } = props;
    let choice = *choice;
    html! {
        <section class="picker" data-phase="picking" aria-label={t!(locale, "new-game")}>
            <div class="choices">
                { game_list(&locale, choice.variant) }
                { chosen_game(&locale, choice.variant) }
                <GameOptions {choice} />
                { opponent_choice(&locale, choice) }
            </div>
            { running_games(&locale, running) }
            <div class="start">
                <CommandButton command={Command::Start} label={t!(locale, "start")} class="main" />
                <CommandButton command={Command::Back} label={t!(locale, "back")} />
                if let Some((variant, plies)) = *earlier {
                    <CommandButton
                        command={Command::Return}
                        label={describe::go_back(&locale, variant, plies)}
                    />
                }
            </div>
        </section>
    }
}
