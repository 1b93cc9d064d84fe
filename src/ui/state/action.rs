//! What can happen to the page's state.

use std::rc::Rc;

use super::{BotHealth, Lesson, Notice, Running, View};
use crate::bot::protocol::Thinking;
use crate::link::{Id, Kept, Letter, Name, Player, Shared};
use crate::rules::{Arrangement, BySide, Move, Pit, Rules, Side};
use crate::ui::choice::Choice;
use crate::ui::settings::Settings;
use crate::ui::teacher::Judged;
use crate::ui::words::Language;

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A pit is pressed, or the choice is dropped.
    Choose(Option<Pit>),
    /// A pit is pressed that can't be played.
    Refuse(Pit),
    /// The person to move plays.
    Play(Move),
    /// The bot answers the question of that turn.
    Answer(u32, Move),
    /// The bot lays out the next round, in that turn.
    Row(u32, Arrangement),
    /// A person picks a pit for the race.
    Pick(Pit),
    /// The bot picks its pit for the race, in that turn.
    Picked(u32, Pit),
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
    /// Look at the position after so many tokens; with the last of them played
    /// out, if wanted.
    Look {
        /// The number of tokens.
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
    Open(Shared),
    /// Go back to the game that was left.
    Return,
    /// The running game is kept from now on, under that name, and was begun
    /// then (seconds since the beginning of 1970, UTC).
    Enter(Id, u64),
    /// Go on with a kept game.
    Resume(Id, Box<Kept>),
    /// The running game has changed in another tab.
    Follow(Box<Kept>),
    /// A letter has come.
    Arrive {
        /// The game that it tells.
        shared: Shared,
        /// What it says besides.
        letter: Letter,
        /// The game of that name that is kept here.
        kept: Option<Box<Kept>>,
        /// The time, as in [`Enter`](Self::Enter).
        now: u64,
    },
    /// Take the game that a letter tells for the one kept here.
    TakeOther,
    /// Leave the other side to a friend elsewhere.
    Invite,
    /// What the friend is called.
    Befriend(Name),
    /// The letter of that game with so many tokens is on its way.
    Sent(Id, usize),
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
    /// The bot has judged the moves after so many tokens, in that turn.
    Judged(u32, usize, Rc<Judged>),
    /// The bot has come that far with its move, in that turn.
    Thought(u32, Rc<Thinking>),
    /// The worker's health changes.
    Bot(BotHealth),
    /// The player sets something.
    Set(Settings),
    /// The player wants another language, or its texts are there now.
    Speak(Language),
    /// The player chooses in the picker.
    Wish(Choice),
    /// To give up is asked, or no longer.
    AskResign(bool),
    /// The browser asks for no motion, or no longer.
    Still(bool),
}
