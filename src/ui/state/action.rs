//! The actions that change the page's state.

use super::Language;
use super::change::Change;
use super::new_game::NewGame;
use super::{
    BalancedOpenings, Beginning, BotHealth, Command, FriendGame, Notice, TeacherRequest, View,
};
use crate::bot::protocol::{Answer, SearchInfo};
use crate::link::{ClockKind, FriendName, GameId, LinkContent, Player, StoredGame, TurnMessage};
use crate::rules::{BySide, Match, Move, Pit, Rules, Side, Variant};
use crate::ui::state::settings::Settings;

/// A change of the page's [`State`](super::State).
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A button was pressed.
    Press {
        /// The button's command.
        command: Command,
        /// A random number: for the side that begins, and for an opening.
        random: u32,
    },
    /// Selects a pit, or none.
    Select(Option<Pit>),
    /// A pit was pressed that can't be played.
    Refuse(Pit),
    /// The person to move plays a move.
    Play(Move),
    /// A person picks a pit for the race.
    Pick(Pit),
    /// A hand of the race drops a seed.
    DropSeed(Side),
    /// The animation that led to a revision of the table has ended or was
    /// skipped.
    EndAnimation(u32),
    /// Pauses the animation, or resumes it.
    Pause(bool),
    /// Shows one more step of the paused animation.
    Step,
    /// Pauses the clock of the game, or ends the pause.
    PauseClock(bool),
    /// The time of a player may be up.
    CheckClock,
    /// Takes the last move of a person back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Shows the position after a number of plies.
    ShowPly {
        /// The number of plies.
        at: usize,
        /// Whether the last one is animated.
        replay: bool,
    },
    /// Shows a game that is over from its start, and reviews it.
    GoThrough,
    /// Continues the game from the position that is shown.
    PlayOn,
    /// Leaves the end of a round.
    NextRound,
    /// Ends a match that is decided.
    EndMatch,
    /// Changes the row that is being arranged.
    Draft(Vec<u8>),
    /// Ends the arrangement.
    Arrange,
    /// A side resigns.
    Resign(Side),
    /// The person who is to choose the sides keeps them, or swaps them.
    ChooseSides {
        /// Whether the players change sides.
        is_swapped: bool,
    },
    /// The side to move offers a draw.
    OfferDraw,
    /// The other side accepts the draw, or declines it.
    AnswerDraw(bool),
    /// Shows another view.
    View(View),
    /// Shows the picker with a game chosen.
    PickGame(Variant),
    /// Shows the panel in a first game.
    ShowPanel,
    /// Begins a new game.
    Start {
        /// The game with its options.
        rules: Rules,
        /// Who begins.
        first: Side,
        /// Who plays.
        players: BySide<Player>,
        /// The clock, if it is played with one.
        clock: Option<ClockKind>,
        /// How it begins.
        beginning: Beginning,
    },
    /// Plays the same game again, begun by the other side.
    Again,
    /// Begins it again against the level of the bot that is offered.
    OfferedLevel,
    /// Begins a game of these players at a position.
    PlayFrom(Box<Match>, BySide<Player>),
    /// Shows the game of a link.
    Open(LinkContent),
    /// Returns to the game that was left.
    Return,
    /// The running game is stored under this id from now on. The time is that of
    /// its beginning, in seconds since the beginning of 1970 (UTC).
    AssignId(GameId, u64),
    /// Continues a stored game.
    Resume(GameId, Box<StoredGame>),
    /// The running game has changed in another tab.
    Follow(Box<StoredGame>),
    /// A message of a game by link was opened.
    ReceiveMessage {
        /// Its game.
        content: LinkContent,
        /// The message without the game.
        message: TurnMessage,
        /// The stored game with its id.
        stored: Option<Box<StoredGame>>,
        /// The time, as in [`AssignId`](Self::AssignId).
        now: u64,
    },
    /// Replaces the stored game by the one of the message.
    TakeOther,
    /// Sits down to the game of a message that is looked at.
    SitDown,
    /// The stored games with these ids were deleted.
    Delete(Vec<GameId>),
    /// Leaves the other side to a friend elsewhere.
    Invite,
    /// Gives the friend of a game by link a name.
    NameFriend(FriendName),
    /// The message of a game with this number of plies was sent.
    Sent(GameId, usize),
    /// That message was not sent after all.
    NotSent(GameId, usize),
    /// The games by link that go on, or whose end the friend doesn't know yet, were read.
    FriendGames(Vec<FriendGame>),
    /// Shows a notice above the board.
    ShowNotice(Notice),
    /// Closes the notice.
    Dismiss,
    /// Gives a side another player.
    SetPlayer(Side, Player),
    /// Asks the teacher.
    Teach(TeacherRequest),
    /// The progress of the bot with a request.
    BotInfo(u32, SearchInfo),
    /// The bot's answer to a request.
    BotAnswer(u32, Answer),
    /// The worker's health changes.
    Bot(BotHealth),
    /// Sets all settings.
    Set(Settings),
    /// Changes settings.
    ChangeSettings(Change<Settings>),
    /// Changes the language.
    SetLanguage(Language),
    /// Sets the choice in the picker.
    SetNewGame(NewGame),
    /// Changes the choice in the picker.
    ChangeNewGame(Change<NewGame>),
    /// The balanced openings of a game were loaded.
    Openings(BalancedOpenings),
    /// Asks the player to confirm a resignation, or no longer.
    AskResign(bool),
    /// The browser asks for reduced motion, or no longer.
    SetReducedMotion(bool),
}
