//! What can happen to the page's state.

use super::Language;
use super::new_game::NewGame;
use super::{BotHealth, Command, Lesson, Notice, Running, View};
use crate::bot::protocol::{Answer, SearchInfo};
use crate::link::{FriendName, GameId, LinkContent, Player, StoredGame, TurnMessage};
use crate::rules::{BySide, Move, Pit, Rules, Side};
use crate::ui::state::settings::Settings;

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A button is pressed.
    Press {
        /// What it does.
        command: Command,
        /// Decides who begins where chance does.
        coin: bool,
    },
    /// A pit is pressed, or the choice is dropped.
    Choose(Option<Pit>),
    /// A pit is pressed that can't be played.
    Refuse(Pit),
    /// The person to move plays.
    Play(Move),
    /// A person picks a pit for the race.
    Pick(Pit),
    /// A hand of the race drops a seed.
    Tap(Side),
    /// The animation of that turn has been seen, or is cut short.
    Shown(u32),
    /// The animation stands still, or goes on.
    Pause(bool),
    /// The animation that stands still shows one thing more.
    Step,
    /// Take back the last move of a person.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Look at the position after so many plies; with the last of them played
    /// out, if wanted.
    Look {
        /// The number of plies.
        at: usize,
        /// Whether the last is to be played out.
        replay: bool,
    },
    /// Play on from the position that is looked at.
    PlayOn,
    /// Go on from the end of a round.
    NextRound,
    /// The row that is being arranged changes.
    Draft(Vec<u8>),
    /// The row is as it shall be.
    Arrange,
    /// A side gives the game up.
    Resign(Side),
    /// The side to move offers a draw.
    OfferDraw,
    /// The other side takes the offer, or doesn't.
    AnswerDraw(bool),
    /// Fill the page with something else.
    View(View),
    /// Begin a new game.
    Start {
        /// Its rules.
        rules: Rules,
        /// Who begins.
        first: Side,
        /// Who plays.
        players: BySide<Player>,
    },
    /// Play the same game again, begun by the other side.
    Again,
    /// Look at a game that comes from outside.
    Open(LinkContent),
    /// Go back to the game that was left.
    Return,
    /// The running game is kept from now on, under that name, and was begun
    /// then (seconds since the beginning of 1970, UTC).
    Enter(GameId, u64),
    /// Go on with a kept game.
    Resume(GameId, Box<StoredGame>),
    /// The running game has changed in another tab.
    Follow(Box<StoredGame>),
    /// A letter has come.
    Arrive {
        /// The game that it tells.
        shared: LinkContent,
        /// What it says besides.
        letter: TurnMessage,
        /// The game of that name that is kept here.
        kept: Option<Box<StoredGame>>,
        /// The time, as in [`Enter`](Self::Enter).
        now: u64,
    },
    /// Take the game that a letter tells for the one kept here.
    TakeOther,
    /// The stored game with this id was deleted.
    Delete(GameId),
    /// Leave the other side to a friend elsewhere.
    Invite,
    /// What the friend is called.
    Befriend(FriendName),
    /// The letter of that game with so many plies is on its way.
    Sent(GameId, usize),
    /// These games by link are kept here.
    Running(Vec<Running>),
    /// Tell something.
    Tell(Notice),
    /// What was told is read.
    Dismiss,
    /// Another player for a side.
    Seat(Side, Player),
    /// The teacher is asked for something.
    Teach(Lesson),
    /// The progress of the bot with a request.
    BotInfo(u32, SearchInfo),
    /// The bot's answer to a request.
    BotAnswer(u32, Answer),
    /// The worker's health changes.
    Bot(BotHealth),
    /// The player sets something.
    Set(Settings),
    /// The player wants another language.
    Speak(Language),
    /// The player chooses in the picker.
    SetNewGame(NewGame),
    /// To give up is asked, or no longer.
    AskResign(bool),
    /// The browser asks for no motion, or no longer.
    Still(bool),
}
