//! What the buttons of the page do.

use super::NamedValue;
use super::new_game::{NewGame, Opponent};
use super::{Action, BotHealth, Notice, State, TeacherRequest, View};
use crate::link::{self, LinkContent, Player};
use crate::rules::{Side, Variant};

/// What a button of the page does.
///
/// Its [`name`](Self::name) and [`target`](Self::target) are printed as
/// `data-action` and `data-at`, for tests and tools; docs/ATTRIBUTES.md lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens the picker.
    New,
    /// Shows the panel in a first game.
    ShowPanel,
    /// Opens the rules of a game.
    Rules(Variant),
    /// Opens the picker with a game chosen.
    PickGame(Variant),
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
    /// Plays it again against the level of the bot that is offered.
    OfferedLevel,
    /// Goes back to the game that was left.
    Return,
    /// Takes the game of a message instead of the stored one.
    TakeOther,
    /// Sits down to the game of a message that is looked at.
    SitDown,
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
    /// Takes the last move back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Pauses the animation, or resumes it.
    Pause,
    /// Shows one more step of the paused animation.
    Step,
    /// Pauses the clock of the game, or ends the pause.
    PauseClock,
    /// Shows the position after a number of plies.
    ShowPly(usize),
    /// The same, with the last of them played out.
    Replay(usize),
    /// Shows the current position.
    ToNow,
    /// Plays on from the position that is shown.
    PlayOn,
    /// Goes on from the end of a round.
    NextRound,
    /// Ends a match that is decided.
    EndMatch,
    /// Arranges the row evenly.
    Even,
    /// Clears the row that is being arranged.
    Clear,
    /// Ends the arranging and begins the round.
    Arrange,
    /// Asks whether to resign.
    Resign,
    /// Resigns, after the question.
    ResignYes,
    /// Goes on instead of resigning.
    ResignNo,
    /// Keeps the sides of a fair start.
    KeepSides,
    /// Changes the sides of a fair start.
    SwapSides,
    /// Offers the other side a draw.
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
    /// Shows a game that is over from its start, and reviews it.
    GoThrough,
    /// Loads the newer version of the page: an effect, no action.
    Reload,
}

impl Command {
    /// The value of `data-action`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::ShowPanel => "panel",
            Self::Rules(_) => "rules",
            Self::PickGame(_) => "play",
            Self::Back => "back",
            Self::Game(_) => "game",
            Self::Opponent(_) => "opponent",
            Self::Start => "start",
            Self::Again => "again",
            Self::OfferedLevel => "next-level",
            Self::Return => "return",
            Self::TakeOther => "take-other",
            Self::SitDown => "sit-down",
            Self::TakeRest => "take-rest",
            Self::Invite => "invite",
            Self::Dismiss => "dismiss",
            Self::TakeOver => "take-over",
            Self::Retry => "retry",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Pause => "pause",
            Self::Step => "step",
            Self::PauseClock => "pause-clock",
            Self::ShowPly(_) => "look",
            Self::Replay(_) => "replay",
            Self::ToNow => "to-now",
            Self::PlayOn => "play-on",
            Self::NextRound => "next-round",
            Self::EndMatch => "end-match",
            Self::Even => "even",
            Self::Clear => "clear",
            Self::Arrange => "arrange",
            Self::Resign => "resign",
            Self::ResignYes => "resign-yes",
            Self::ResignNo => "resign-no",
            Self::KeepSides => "keep-sides",
            Self::SwapSides => "swap-sides",
            Self::OfferDraw => "offer-draw",
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Hint => "hint",
            Self::Judge => "judge",
            Self::Review => "review",
            Self::GoThrough => "go-through",
            Self::Reload => "reload",
        }
    }

    /// The value of `data-at`: which of the buttons of that name it is.
    #[must_use]
    pub fn target(self) -> Option<String> {
        match self {
            Self::Rules(variant) | Self::PickGame(variant) | Self::Game(variant) => {
                Some(variant.id().to_owned())
            }
            Self::Opponent(opponent) => Some(opponent.name().to_owned()),
            Self::ShowPly(plies) | Self::Replay(plies) => Some(plies.to_string()),
            _ => None,
        }
    }

    /// What it does to a state, if anything now. `random` decides who begins
    /// where a random side does, and chooses an opening.
    #[must_use]
    pub fn action(self, state: &State, random: u32) -> Option<Action> {
        let choice = state.new_game;
        Some(match self {
            Self::New => Action::View(View::Picker),
            Self::ShowPanel => Action::ShowPanel,
            Self::Rules(variant) => Action::View(View::Rules(variant)),
            Self::PickGame(variant) => Action::PickGame(variant),
            Self::Back => Action::View(state.behind()),
            Self::Game(variant) => Action::SetNewGame(choice.with_variant(variant)),
            Self::Opponent(opponent) => Action::SetNewGame(NewGame { opponent, ..choice }),
            Self::Start => choice.start(&state.device.settings, state.openings.as_ref(), random)?,
            Self::Again => Action::Again,
            Self::OfferedLevel => Action::OfferedLevel,
            Self::Return => Action::Return,
            Self::TakeOther => Action::TakeOther,
            Self::SitDown => Action::SitDown,
            Self::TakeRest => match &state.dialog.notice {
                Some(Notice::BrokenLink(fault) | Notice::StrayLink(fault)) => {
                    Action::Open(LinkContent {
                        game: fault.game()?.clone(),
                        fair_start: None,
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
                Action::SetPlayer(bot?, Player::Person)
            }
            Self::Retry => Action::Bot(BotHealth::Starting),
            Self::Undo => Action::Undo,
            Self::Redo => Action::Redo,
            Self::Pause => Action::Pause(!state.playback.is_paused()),
            Self::Step => Action::Step,
            Self::PauseClock => Action::PauseClock(!state.table.clock?.is_paused()),
            Self::ShowPly(at) => Action::ShowPly { at, replay: false },
            Self::Replay(at) => Action::ShowPly { at, replay: true },
            Self::ToNow => Action::ShowPly {
                at: state.table.game.plies(),
                replay: false,
            },
            Self::PlayOn => Action::PlayOn,
            Self::NextRound => Action::NextRound,
            Self::EndMatch => Action::EndMatch,
            Self::Even => Action::Draft(state.arranging()?.even().pits().to_vec()),
            Self::Clear => Action::Draft(vec![0; state.next_round.draft()?.len()]),
            Self::Arrange => Action::Arrange,
            Self::Resign => Action::AskResign(true),
            Self::ResignNo => Action::AskResign(false),
            Self::ResignYes => Action::Resign(state.resigner()?),
            Self::KeepSides => Action::ChooseSides { is_swapped: false },
            Self::SwapSides => Action::ChooseSides { is_swapped: true },
            Self::OfferDraw => Action::OfferDraw,
            Self::Accept => Action::AnswerDraw(true),
            Self::Decline => Action::AnswerDraw(false),
            Self::Hint => Action::Teach(TeacherRequest::Hint),
            Self::Judge => Action::Teach(TeacherRequest::Judge),
            Self::Review => Action::Teach(TeacherRequest::Review),
            Self::GoThrough => Action::GoThrough,
            Self::Reload => return None,
        })
    }

    /// What a key does in the list of moves of a game of `plies`, of which the
    /// position after `now` is shown.
    #[must_use]
    pub fn of_step_key(key: &str, now: usize, plies: usize) -> Option<Self> {
        Some(match key {
            "ArrowLeft" | "ArrowUp" => Self::ShowPly(now.saturating_sub(1)),
            "ArrowRight" | "ArrowDown" if now < plies => Self::Replay(now + 1),
            "ArrowRight" | "ArrowDown" | "End" => Self::ShowPly(plies),
            "Home" => Self::ShowPly(0),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests;
