//! What the buttons of the page do.

use super::new_game::{NewGame, Opponent};
use super::settings::SettingValue;
use super::{Action, BotHealth, Lesson, Notice, State, View};
use crate::link::{self, LinkContent, Player};
use crate::rules::{Side, Variant};

/// What a button of the page does.
///
/// Its [`name`](Self::name) and [`target`](Self::target) are printed as
/// `data-action` and `data-at`, for tests and tools; the README lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens the picker.
    New,
    /// Opens the rules of a game.
    Rules(Variant),
    /// Goes back to the view behind this one.
    Back,
    /// Chooses a game in the picker.
    Game(Variant),
    /// Chooses an opponent in the picker.
    Opponent(Opponent),
    /// Begins the chosen game.
    Start,
    /// Plays the same game again.
    Again,
    /// Goes back to the game that was left.
    Return,
    /// Takes the game of a message instead of the stored one.
    TakeOther,
    /// Opens the readable part of a damaged link.
    TakeRest,
    /// Leaves the other side to a friend elsewhere.
    Invite,
    /// Closes a notice.
    Dismiss,
    /// Seats a person in the place of the bot.
    TakeOver,
    /// Starts the bot again.
    Retry,
    /// Switches the sound on or off.
    Sound,
    /// Takes the last move back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Pauses the animation, or resumes it.
    Pause,
    /// Shows one more step of the paused animation.
    Step,
    /// Shows the position after a number of plies.
    Look(usize),
    /// The same, with the last of them played out.
    Replay(usize),
    /// Shows the current position.
    ToNow,
    /// Plays on from the position that is shown.
    PlayOn,
    /// Goes on from the end of a round.
    NextRound,
    /// Arranges the row evenly.
    Even,
    /// Clears the row that is being arranged.
    Clear,
    /// Ends the arranging and begins the round.
    Arrange,
    /// Asks whether to resign.
    Resign,
    /// Resigns.
    ResignYes,
    /// Goes on instead of resigning.
    ResignNo,
    /// Offers a draw.
    OfferDraw,
    /// Accepts the offered draw.
    Accept,
    /// Declines the offered draw.
    Decline,
    /// Asks for the best move.
    Hint,
    /// Shows or hides the worth of each move.
    Judge,
    /// Starts or stops the review of the game.
    Review,
    /// Loads the newer version of the page: an effect, no action.
    Reload,
}

impl Command {
    /// The value of `data-action`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Rules(_) => "rules",
            Self::Back => "back",
            Self::Game(_) => "game",
            Self::Opponent(_) => "opponent",
            Self::Start => "start",
            Self::Again => "again",
            Self::Return => "return",
            Self::TakeOther => "take-other",
            Self::TakeRest => "take-rest",
            Self::Invite => "invite",
            Self::Dismiss => "dismiss",
            Self::TakeOver => "take-over",
            Self::Retry => "retry",
            Self::Sound => "sound",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Pause => "pause",
            Self::Step => "step",
            Self::Look(_) => "look",
            Self::Replay(_) => "replay",
            Self::ToNow => "to-now",
            Self::PlayOn => "play-on",
            Self::NextRound => "next-round",
            Self::Even => "even",
            Self::Clear => "clear",
            Self::Arrange => "arrange",
            Self::Resign => "resign",
            Self::ResignYes => "resign-yes",
            Self::ResignNo => "resign-no",
            Self::OfferDraw => "offer-draw",
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Hint => "hint",
            Self::Judge => "judge",
            Self::Review => "review",
            Self::Reload => "reload",
        }
    }

    /// The value of `data-at`: which of the buttons of that name it is.
    #[must_use]
    pub fn target(self) -> Option<String> {
        match self {
            Self::Rules(variant) | Self::Game(variant) => Some(variant.id().to_owned()),
            Self::Opponent(opponent) => Some(opponent.name().to_owned()),
            Self::Look(plies) | Self::Replay(plies) => Some(plies.to_string()),
            _ => None,
        }
    }

    /// What it does to a state, if anything now. `coin` decides who begins
    /// where chance does.
    #[must_use]
    pub fn action(self, state: &State, coin: bool) -> Option<Action> {
        let choice = state.new_game;
        Some(match self {
            Self::New => Action::View(View::Picker),
            Self::Rules(variant) => Action::View(View::Rules(variant)),
            Self::Back => Action::View(state.behind()),
            Self::Game(variant) => Action::SetNewGame(choice.with_variant(variant)),
            Self::Opponent(opponent) => Action::SetNewGame(NewGame { opponent, ..choice }),
            Self::Start => choice.start(&state.device.settings, coin)?,
            Self::Again => Action::Again,
            Self::Return => Action::Return,
            Self::TakeOther => Action::TakeOther,
            Self::TakeRest => match &state.dialog.notice {
                Some(Notice::BrokenLink(fault) | Notice::StrayLink(fault)) => {
                    Action::Open(LinkContent {
                        game: fault.game()?.clone(),
                        ended: None,
                        view: link::LinkView::Play,
                    })
                }
                _ => return None,
            },
            Self::Invite => Action::Invite,
            Self::Dismiss => Action::Dismiss,
            Self::TakeOver => {
                let bot = Side::ALL.into_iter().find(|&side| !state.is_person(side));
                Action::Seat(bot?, Player::Person)
            }
            Self::Retry => Action::Bot(BotHealth::Starting),
            Self::Sound => Action::Set(state.device.settings.with_sound_toggled()),
            Self::Undo => Action::Undo,
            Self::Redo => Action::Redo,
            Self::Pause => Action::Pause(!state.playback.paused),
            Self::Step => Action::Step,
            Self::Look(at) => Action::Look { at, replay: false },
            Self::Replay(at) => Action::Look { at, replay: true },
            Self::ToNow => Action::Look {
                at: state.table.game.plies(),
                replay: false,
            },
            Self::PlayOn => Action::PlayOn,
            Self::NextRound => Action::NextRound,
            Self::Even => Action::Draft(state.arranging()?.even().pits().to_vec()),
            Self::Clear => Action::Draft(vec![0; state.next_round.draft().as_ref()?.len()]),
            Self::Arrange => Action::Arrange,
            Self::Resign => Action::AskResign(true),
            Self::ResignNo => Action::AskResign(false),
            Self::ResignYes => Action::Resign(state.resigner()?),
            Self::OfferDraw => Action::OfferDraw,
            Self::Accept => Action::AnswerDraw(true),
            Self::Decline => Action::AnswerDraw(false),
            Self::Hint => Action::Teach(Lesson::Hint),
            Self::Judge => Action::Teach(Lesson::Judge),
            Self::Review => Action::Teach(Lesson::Review),
            Self::Reload => return None,
        })
    }

    /// What a key does in the list of moves of a game of `plies`, of which the
    /// position after `now` is shown.
    #[must_use]
    pub fn of_step_key(key: &str, now: usize, plies: usize) -> Option<Self> {
        Some(match key {
            "ArrowLeft" | "ArrowUp" => Self::Look(now.saturating_sub(1)),
            "ArrowRight" | "ArrowDown" if now < plies => Self::Replay(now + 1),
            "ArrowRight" | "ArrowDown" | "End" => Self::Look(plies),
            "Home" => Self::Look(0),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::SavedGame;
    use crate::rules::{BySide, Match};
    use crate::ui::state::settings::{First, Settings};
    use std::collections::BTreeSet;

    fn begun() -> State {
        let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        State::new(SavedGame::new(game, BySide::default()))
    }

    fn pressed(state: &State, command: Command) -> State {
        state.after(Action::Press {
            command,
            coin: false,
        })
    }

    fn set(state: &State, change: impl FnOnce(&mut Settings)) -> State {
        let mut settings = state.device.settings;
        change(&mut settings);
        state.after(Action::Set(settings))
    }

    fn sized(state: &State, change: impl FnOnce(&mut NewGame)) -> State {
        let mut choice = state.new_game;
        change(&mut choice);
        state.after(Action::SetNewGame(choice))
    }

    /// The command after another, so that the compiler asks for new ones here.
    fn next(command: Command) -> Option<Command> {
        Some(match command {
            Command::New => Command::Rules(Variant::Giuthi),
            Command::Rules(_) => Command::Back,
            Command::Back => Command::Game(Variant::Giuthi),
            Command::Game(_) => Command::Opponent(Opponent::Bot),
            Command::Opponent(_) => Command::Start,
            Command::Start => Command::Again,
            Command::Again => Command::Return,
            Command::Return => Command::TakeOther,
            Command::TakeOther => Command::TakeRest,
            Command::TakeRest => Command::Invite,
            Command::Invite => Command::Dismiss,
            Command::Dismiss => Command::TakeOver,
            Command::TakeOver => Command::Retry,
            Command::Retry => Command::Sound,
            Command::Sound => Command::Undo,
            Command::Undo => Command::Redo,
            Command::Redo => Command::Pause,
            Command::Pause => Command::Step,
            Command::Step => Command::Look(0),
            Command::Look(_) => Command::Replay(1),
            Command::Replay(_) => Command::ToNow,
            Command::ToNow => Command::PlayOn,
            Command::PlayOn => Command::NextRound,
            Command::NextRound => Command::Even,
            Command::Even => Command::Clear,
            Command::Clear => Command::Arrange,
            Command::Arrange => Command::Resign,
            Command::Resign => Command::ResignYes,
            Command::ResignYes => Command::ResignNo,
            Command::ResignNo => Command::OfferDraw,
            Command::OfferDraw => Command::Accept,
            Command::Accept => Command::Decline,
            Command::Decline => Command::Hint,
            Command::Hint => Command::Judge,
            Command::Judge => Command::Review,
            Command::Review => Command::Reload,
            Command::Reload => return None,
        })
    }

    #[test]
    fn every_command_has_a_name_of_its_own_in_the_readme() {
        let readme = include_str!("../../../README.md");
        let commands = std::iter::successors(Some(Command::New), |&command| next(command));
        let mut names = BTreeSet::new();
        for command in commands {
            let name = command.name();
            assert!(names.insert(name), "{name} names two commands");
            assert!(
                readme.contains(&format!("`\"{name}\"`"))
                    || readme.contains(&format!("`data-action=\"{name}\"`")),
                "{name} isn't in the README"
            );
        }
        assert_eq!(names.len(), 37);
    }

    #[test]
    fn the_target_tells_buttons_of_one_name_apart() {
        let target = |command: Command| command.target();
        assert_eq!(
            target(Command::Rules(Variant::SulusAidi)),
            Some("sulus-aidi".to_owned())
        );
        assert_eq!(
            target(Command::Opponent(Opponent::Friend)),
            Some("friend".to_owned())
        );
        assert_eq!(target(Command::Replay(12)), Some("12".to_owned()));
        assert_eq!(target(Command::Undo), None);
    }

    #[test]
    fn what_is_chosen_is_begun() {
        let mut state = begun();
        state = pressed(&state, Command::Game(Variant::LayliGoobalay));
        state = pressed(&state, Command::Opponent(Opponent::Bot));
        state = sized(&state, |choice| choice.options.seeds = 5);
        state = set(&state, |settings| {
            settings.level = 2;
            settings.first = First::North;
        });
        state = pressed(&state, Command::Start);
        assert_eq!(state.rules().variant(), Variant::LayliGoobalay);
        assert_eq!(state.rules().options().seeds, 5);
        assert_eq!(state.table.players.north, Player::Bot(2));
        assert_eq!(state.position().to_move(), Some(Side::North));
        assert_eq!(NewGame::like(&state).options, state.rules().options());
    }

    #[test]
    fn a_new_game_is_offered_as_the_last_one_was() {
        let mut state = sized(&begun(), |choice| choice.options.pits = 7);
        state = set(&state, |settings| {
            settings.first = First::North;
            settings.level = 2;
        });
        for command in [
            Command::Opponent(Opponent::Bot),
            Command::Start,
            Command::New,
            Command::Opponent(Opponent::Person),
            Command::Opponent(Opponent::Bot),
            Command::Start,
        ] {
            state = pressed(&state, command);
        }
        assert_eq!(state.rules().options().pits, 7);
        assert_eq!(state.table.players.north, Player::Bot(2));
        assert_eq!(state.table.game.first(), Side::North);
        // Another bot at the table is another one in the next game.
        let seated = state.after(Action::Seat(Side::North, Player::Bot(5)));
        assert_eq!(seated.device.settings.level, 5);
    }

    #[test]
    fn who_reads_the_rules_goes_back_to_where_they_came_from() {
        let board = begun();
        let read = |state: &State| {
            let reading = pressed(state, Command::Rules(Variant::Giuthi));
            (reading.behind(), pressed(&reading, Command::Back).view)
        };
        assert_eq!(read(&board), (View::Board, View::Board));
        let picking = board.after(Action::View(View::Picker));
        assert_eq!(read(&picking), (View::Picker, View::Picker));
        assert_eq!(picking.behind(), View::Board);
    }

    #[test]
    fn sound_is_a_press_away() {
        let silent = begun();
        let loud = pressed(&silent, Command::Sound);
        assert!(silent.device.settings.volume == 0 && loud.device.settings.volume > 0);
        assert_eq!(
            pressed(&loud, Command::Sound).device.settings,
            silent.device.settings
        );
    }

    #[test]
    fn a_coin_decides_who_begins() {
        let state = set(&begun(), |settings| settings.first = First::Lot);
        for (coin, first) in [(false, Side::South), (true, Side::North)] {
            let begun = state.after(Action::Press {
                command: Command::Start,
                coin,
            });
            assert_eq!(begun.table.game.first(), first);
        }
    }

    #[test]
    fn what_is_not_offered_now_does_nothing() {
        let state = begun();
        for command in [
            Command::TakeRest,
            Command::TakeOver,
            Command::Even,
            Command::Clear,
            Command::ResignYes,
            Command::Reload,
        ] {
            let state = if command == Command::TakeOver {
                state.after(Action::Seat(Side::North, Player::Person))
            } else {
                state.clone()
            };
            assert_eq!(command.action(&state, false), None, "{}", command.name());
            assert_eq!(pressed(&state, command), state, "{}", command.name());
        }
        // A size that the game doesn't have begins nothing.
        let state = sized(&state, |choice| choice.options.pits = 99);
        assert_eq!(Command::Start.action(&state, false), None);
    }

    #[test]
    fn keys_step_through_the_moves() {
        let step = |key| Command::of_step_key(key, 3, 5);
        assert_eq!(step("ArrowLeft"), Some(Command::Look(2)));
        assert_eq!(step("ArrowDown"), Some(Command::Replay(4)));
        assert_eq!(step("Home"), Some(Command::Look(0)));
        assert_eq!(step("End"), Some(Command::Look(5)));
        assert_eq!(step("Tab"), None);
        assert_eq!(
            Command::of_step_key("ArrowUp", 0, 5),
            Some(Command::Look(0))
        );
        assert_eq!(
            Command::of_step_key("ArrowRight", 5, 5),
            Some(Command::Look(5))
        );
    }
}
