//! What can be done to the page, and what it does.

use super::{AppState, NewGame, Notice, Opponent, View};
use crate::link::{ClockKind, GameId, LinkContent, Player, SavedGame, StoredGame, TurnMessage};
use crate::rules::{BySide, Match, Rules, Side, Variant};
use crate::ui::state::settings::Settings;
use crate::ui::state::{
    BalancedOpenings, Beginning, Change, GameAction, Language, NamedValue, Ownership, StoredHeader,
};

/// A change of an [`AppState`], by a button, a key, a gesture or an effect.
///
/// A button prints the [`name`](Self::name) and the [`target`](Self::target) of its action
/// as `data-action` and `data-at`, for tests and tools; docs/ATTRIBUTES.md lists them.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A change of the game on the board.
    Game(GameAction),
    /// Shows another view.
    View(View),
    /// Goes back to the view behind this one.
    Back,
    /// Shows the picker with a game chosen.
    PickGame(Variant),

    /// Chooses a game in the picker.
    ChooseGame(Variant),
    /// Chooses an opponent in the picker.
    ChooseOpponent(Opponent),
    /// Changes the choice in the picker.
    ChangeNewGame(Change<NewGame>),
    /// The balanced openings of a game were loaded.
    Openings(BalancedOpenings),
    /// Begins the chosen game.
    Start,
    Begin {
        /// The game with its options.
        rules: Rules,
        first: Side,
        players: BySide<Player>,
        clock: Option<ClockKind>,
        beginning: Beginning,
    },
    /// Plays the same game again, begun by the other side.
    Again,
    /// Plays it again against the level of the bot that is offered.
    OfferedLevel,
    /// Begins a game of these players at a position.
    PlayFrom(Box<Match>, BySide<Player>),

    /// Shows the game of a link.
    Open(LinkContent),
    /// Opens the readable part of a damaged link.
    TakeRest,
    /// Returns to the game that was left.
    Return,
    /// Continues a stored game.
    Resume(GameId, Box<StoredGame>),
    /// The running game has changed in another tab.
    Follow(Box<StoredGame>),
    /// The stored games with these ids were deleted.
    Delete(Vec<GameId>),

    /// Leaves the other side to a friend elsewhere.
    Invite,
    /// A message of a game by link was opened.
    ReceiveMessage {
        /// Its game.
        content: LinkContent,
        /// The message without the game.
        message: TurnMessage,
        /// The stored game with its id.
        stored: Option<Box<StoredGame>>,
        /// The time in seconds since the beginning of 1970 (UTC).
        now: u64,
    },
    /// Replaces the stored game by the one of the message.
    TakeOther,

    /// Shows a notice above the board.
    ShowNotice(Notice),
    /// Closes the notice.
    Dismiss,
    ChangeSettings(Change<Settings>),
    SetLanguage(Language),
    /// Loads the newer version of the page: an effect of the dispatcher.
    Reload,
}

impl From<GameAction> for Action {
    fn from(action: GameAction) -> Self {
        Self::Game(action)
    }
}

impl Action {
    /// The value of `data-action`; `None` where no button does it.
    pub fn name(&self) -> Option<&'static str> {
        Some(match self {
            Self::Game(action) => return action.name(),
            Self::View(View::Picker) => "new",
            Self::View(View::Rules(_)) => "rules",
            Self::Back => "back",
            Self::PickGame(_) => "play",
            Self::ChooseGame(_) => "game",
            Self::ChooseOpponent(_) => "opponent",
            Self::Start => "start",
            Self::Again => "again",
            Self::OfferedLevel => "next-level",
            Self::TakeRest => "take-rest",
            Self::Return => "return",
            Self::Invite => "invite",
            Self::TakeOther => "take-other",
            Self::Dismiss => "dismiss",
            Self::Reload => "reload",
            _ => return None,
        })
    }

    /// The value of `data-at`, which tells buttons of one name apart.
    pub fn target(&self) -> Option<String> {
        match self {
            Self::Game(action) => action.target(),
            Self::View(View::Rules(variant))
            | Self::PickGame(variant)
            | Self::ChooseGame(variant) => Some(variant.id().to_owned()),
            Self::ChooseOpponent(opponent) => Some(opponent.name().to_owned()),
            _ => None,
        }
    }
}

impl AppState {
    pub(super) fn apply(&mut self, action: Action, random: u32) {
        match action {
            Action::Game(action) => self.apply_to_game(action),
            Action::View(view) => self.show_view(view),
            Action::Back => self.show_view(self.behind()),
            Action::PickGame(variant) => self.propose(variant),

            Action::ChooseGame(variant) => self.new_game = self.new_game.with_variant(variant),
            Action::ChooseOpponent(opponent) => self.new_game.opponent = opponent,
            Action::ChangeNewGame(change) => {
                let mut choice = self.new_game;
                change.make(&mut choice);
                // A size that was offered for the game before is not taken.
                if choice.variant.rules(choice.options).is_ok() {
                    self.new_game = choice;
                }
            }
            Action::Openings(openings) => self.openings = Some(openings),
            Action::Start => {
                let openings = self.openings.as_ref();
                let begin = self.new_game.start(&self.game.settings, openings, random);
                if let Some(begin) = begin {
                    self.apply(begin, random);
                    self.game.is_begun_by_lot = self.new_game.is_by_lot(&self.game.settings);
                }
            }
            Action::Begin {
                rules,
                first,
                players,
                clock,
                beginning,
            } => self.begin(rules, first, players, clock, beginning),
            Action::Again => self.begin_again(),
            Action::OfferedLevel => self.begin_offered_level(),
            Action::PlayFrom(game, players) => {
                self.replace(SavedGame::new(*game, players), Ownership::Own);
            }

            Action::Open(content) => self.open(content),
            Action::TakeRest => self.take_rest(),
            Action::Return => self.return_to_earlier(),
            Action::Resume(id, game) => self.resume(StoredHeader::of(id, &game), game.saved),
            Action::Follow(game) => self.follow(*game),
            Action::Delete(ids) => ids.iter().for_each(|&id| self.leave_deleted(id)),

            Action::Invite => self.invite(),
            Action::ReceiveMessage {
                content,
                message,
                stored,
                now,
            } => self.receive_message(content, message, stored.map(|stored| *stored), now),
            Action::TakeOther => self.take_other(),

            Action::ShowNotice(notice) => self.notice = Some(notice),
            Action::Dismiss => self.notice = None,
            Action::ChangeSettings(change) => change.make(&mut self.game.settings),
            Action::SetLanguage(language) => self.language = language,
            Action::Reload => {}
        }
    }

    /// Changes the game on the board. What comes by itself while another view is shown is
    /// dropped.
    fn apply_to_game(&mut self, action: GameAction) {
        let comes_by_itself = matches!(
            action,
            GameAction::BotInfo(..) | GameAction::BotAnswer(..) | GameAction::DropSeed(_)
        );
        if comes_by_itself && self.view != View::Board {
            return;
        }
        if action.is_at_board() {
            self.leave_address();
        }
        self.game.apply(action);
        // The player has gone on with the game of a link.
        if self.game.is_own() {
            self.leave_link();
        }
    }
}

#[cfg(test)]
mod tests;
