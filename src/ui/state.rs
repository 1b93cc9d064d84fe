//! The page's one state, and what each action does to it. Nothing here knows
//! the browser: storage, address, worker and clock live in the hooks.

use std::rc::Rc;

use crate::bot::protocol::Thinking;
use crate::link::{Ended, KeptError, LinkError, Player, Saved, Shared};
use crate::rules::{
    Arrangement, BySide, Event, Match, Next, Pit, Position, Race, Record, Rules, Side,
    State as Stage, Token, Variant,
};

use super::bot::Failure;
use super::choice::{Choice, Opponent};
use super::settings::Settings;
use super::words::{Language, Words};

mod action;
mod after;
mod card;
mod letters;
mod look;
mod phase;
mod play;
mod puzzle;
mod race;
mod rounds;
mod teach;

pub use action::Action;
pub use card::{Card, Running};
pub use phase::Phase;
pub use puzzle::Trial;
pub use teach::{Ask, Lesson, Lessons};

/// How the bot's worker is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotHealth {
    /// It is being started.
    Starting,
    /// It answers.
    Ready,
    /// It can't be had, for this reason.
    Failed(Failure),
}

/// Something to tell once, above the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The page was opened with a link that can't be opened.
    BrokenLink(LinkError),
    /// A link that can't be opened was put into the address during a game.
    StrayLink(LinkError),
    /// The kept game can't be read.
    BrokenSave(KeptError),
    /// There is no kept game of that name.
    NoSuchGame,
    /// The letter is older than the game that is kept.
    OldLetter,
    /// The letter tells another game than the one that is kept.
    OtherGame(Box<Shared>),
    /// The browser keeps nothing for this page.
    NothingKept,
    /// The game came with a link, which doesn't say who plays.
    Linked,
    /// The race had no end: both pick again.
    VoidRace,
    /// The texts of the language that is wanted can't be had.
    NoWords,
    /// A newer version of the page has been loaded.
    NewVersion,
}

/// What fills the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The board.
    Board,
    /// The picker.
    Picker,
    /// The rules of a game.
    Rules(Variant),
}

/// Everything that the page shows follows from this.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What fills the page.
    pub view: View,
    /// Whether the game is the player's own: begun, gone on with or played
    /// here. One that is only looked at is not kept.
    pub own: bool,
    /// What is known of it as a kept game.
    pub card: Card,
    /// The game so far, with all its rounds.
    pub game: Match,
    /// How the players ended it before the rules did.
    pub ended: Option<Ended>,
    /// Who has offered a draw.
    pub offer: Option<Side>,
    /// What was taken back, the first to be done again last.
    pub undone: Vec<Token>,
    /// Who plays.
    pub players: BySide<Player>,
    /// The pit whose direction is being chosen.
    pub chosen: Option<Pit>,
    /// The pit that was pressed and can't be played.
    pub refused: Option<Pit>,
    /// What is picked for the race to come, in secret.
    pub picks: BySide<Option<Pit>>,
    /// The race that the players are running.
    pub race: Option<Race>,
    /// The row that the bot has laid out for the next round.
    pub row: Option<Arrangement>,
    /// The player waits for that row.
    pub awaiting_row: bool,
    /// The row that a person is arranging.
    pub draft: Option<Vec<u8>>,
    /// An earlier moment that is looked at: the number of tokens before it.
    pub viewed: Option<usize>,
    /// What the last move of the position shown did.
    pub last: Rc<[Event]>,
    /// The last move is being shown, from this position on.
    pub showing: Option<Position>,
    /// The showing stands still.
    pub paused: bool,
    /// Counts the steps asked for while it stands still.
    pub steps: u32,
    /// Counts the changes of the position: tells an answer or an animation
    /// that is meant for this one from those that are not.
    pub turn: u32,
    /// Something to tell.
    pub notice: Option<Notice>,
    /// How far the bot has come with its move, or came with its last one.
    pub thought: Option<Rc<Thinking>>,
    /// What the bot teaches.
    pub lessons: Lessons,
    /// The bot's worker.
    pub bot: BotHealth,
    /// What the player has set.
    pub settings: Settings,
    /// The language that the player wants.
    pub language: Language,
    /// What the page says: in that language, once its texts are there.
    pub spoken: Words,
    /// What is chosen in the picker.
    pub choice: Choice,
    /// What the rules were opened from.
    pub reading_from: View,
    /// Whether to give up is being asked.
    pub resigning: bool,
    /// The browser asks for no motion.
    pub still: bool,
    /// A game left for this one.
    pub earlier: Option<(Card, Saved)>,
    /// The games by link that are kept here, as the picker found them.
    pub running: Vec<Running>,
    /// The best move is to be found after so many tokens.
    pub puzzle: Option<usize>,
}

impl State {
    /// A game at rest.
    #[must_use]
    pub fn new(saved: Saved) -> Self {
        let mut state = Self {
            view: View::Board,
            own: false,
            card: Card::default(),
            game: saved.game,
            ended: saved.ended,
            offer: None,
            undone: Vec::new(),
            players: saved.players,
            chosen: None,
            refused: None,
            picks: BySide::default(),
            race: None,
            row: None,
            awaiting_row: false,
            draft: None,
            viewed: None,
            last: Rc::from([]),
            showing: None,
            paused: false,
            steps: 0,
            turn: 0,
            notice: None,
            thought: None,
            lessons: Lessons::default(),
            bot: BotHealth::Starting,
            settings: Settings::default(),
            language: Language::default(),
            spoken: Words::default(),
            choice: Choice {
                variant: Variant::Giuthi,
                options: Variant::Giuthi.default_options(),
                opponent: Opponent::Bot,
            },
            reading_from: View::Board,
            resigning: false,
            still: false,
            earlier: None,
            running: Vec::new(),
            puzzle: None,
        };
        state.rest();
        state
    }

    /// What the page is doing.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.view != View::Board {
            Phase::Picking
        } else if self.showing.is_some() {
            Phase::Sowing
        } else if self.viewed.is_some() {
            Phase::Viewing
        } else if self.ended.is_some() {
            Phase::Over
        } else if self.awaits_friend() {
            Phase::Waiting
        } else {
            match (self.game.next(), self.position().state()) {
                (Next::Over(_), _) => Phase::Over,
                (Next::Arrange(_), _) if self.draft.is_some() => Phase::Arranging,
                (Next::Arrange(_), _) if self.awaiting_row => Phase::Thinking,
                (Next::Arrange(_), _) => Phase::RoundOver,
                (Next::Play, Stage::Race) => Phase::Racing,
                (Next::Play, Stage::ToMove(side)) if self.is_person(side) => Phase::Choosing,
                (Next::Play, _) => Phase::Thinking,
            }
        }
    }

    /// What lies behind the picker or the rules.
    #[must_use]
    pub fn behind(&self) -> View {
        match self.view {
            View::Rules(_) => self.reading_from,
            View::Board | View::Picker => View::Board,
        }
    }

    /// The round that is shown.
    #[must_use]
    pub fn record(&self) -> &Record {
        self.game.moment(self.moment()).0
    }

    /// The rules of the round that is shown.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.record().rules()
    }

    /// The position that is shown, once a move that is being shown has ended.
    #[must_use]
    pub fn position(&self) -> &Position {
        let (record, at) = self.game.moment(self.moment());
        &record.positions()[at]
    }

    /// How many tokens lie before the position that is shown.
    #[must_use]
    pub fn moment(&self) -> usize {
        self.viewed.unwrap_or(self.game.tokens())
    }

    /// Whether a person plays a side.
    #[must_use]
    pub fn is_person(&self, side: Side) -> bool {
        self.players[side] == Player::Person
    }

    /// Whether two people play at this screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_person(side))
    }

    /// Whether the far player's texts are turned round: for two at one table.
    #[must_use]
    pub fn is_face_to_face(&self) -> bool {
        self.settings.face_to_face && self.is_shared()
    }

    /// The time of a seed in the animation; `None` for no animation.
    #[must_use]
    pub fn beat(&self) -> Option<f64> {
        if self.still {
            None
        } else {
            self.settings.speed.beat()
        }
    }

    /// Who moves: in the move that is being shown, else now; at the end of a
    /// round, who arranges the next.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        if let Some(before) = &self.showing {
            return before.to_move();
        }
        if self.ended.is_some() && self.viewed.is_none() {
            return None;
        }
        match (self.phase(), self.game.next()) {
            (Phase::Waiting, _) => self.friend(),
            (Phase::Arranging | Phase::Thinking, Next::Arrange(arranging)) => arranging.by,
            (Phase::Racing, _) if self.race.is_none() => self.picker().or_else(|| {
                Side::ALL
                    .into_iter()
                    .find(|&side| self.picks[side].is_none())
            }),
            (Phase::Racing, _) => None,
            _ => self.position().to_move(),
        }
    }

    /// Who has won, once the game is over; `None` while it isn't, and for a
    /// draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match (self.ended, self.game.next()) {
            (Some(Ended::Resigned(side)), _) => Some(side.other()),
            (Some(Ended::Agreed), _) => None,
            (None, Next::Over(outcome)) => outcome.winner,
            (None, _) => None,
        }
    }

    /// Whether the game has ended, on the board or by the players.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended.is_some() || matches!(self.game.next(), Next::Over(_))
    }

    /// Who can give up now: the person to move, else the only one.
    #[must_use]
    pub fn resigner(&self) -> Option<Side> {
        if self.game.tokens() == 0
            || !matches!(
                self.phase(),
                Phase::Choosing | Phase::Thinking | Phase::Waiting
            )
        {
            return None;
        }
        let mut persons = Side::ALL.into_iter().filter(|&side| self.is_person(side));
        self.mover()
            .filter(|&side| self.is_person(side))
            .or_else(|| persons.next())
    }

    /// What the page says.
    #[must_use]
    pub fn words(&self) -> Words {
        self.spoken
    }

    /// The running game, to be kept.
    #[must_use]
    pub fn saved(&self) -> Saved {
        Saved {
            game: self.game.clone(),
            ended: self.ended,
            players: self.players,
            letter: self.letter(),
        }
    }

    /// What was meant for another position is dropped.
    fn moved(&mut self) {
        self.chosen = None;
        self.refused = None;
        self.resigning = false;
        self.paused = false;
        // What goes by link holds until the game goes on.
        if self.friend().is_none() {
            self.answered_all();
        }
        self.race = None;
        self.row = None;
        self.awaiting_row = false;
        self.draft = None;
        self.lessons.known.truncate(self.game.tokens() + 1);
        self.turn += 1;
    }

    /// No offer and no pick waits for an answer.
    fn answered_all(&mut self) {
        self.offer = None;
        self.picks = BySide::default();
    }

    /// Puts another game on the board. An own game that was begun and not
    /// ended can be gone back to.
    fn replace(&mut self, saved: Saved, own: bool) {
        if self.own && self.game.tokens() > 0 && !self.is_over() {
            self.earlier = Some((self.card.clone(), self.saved()));
        }
        self.own = own;
        self.answered_all();
        self.card = Card::default();
        self.puzzle = None;
        self.game = saved.game;
        self.ended = saved.ended;
        self.players = saved.players;
        self.undone.clear();
        self.thought = None;
        self.lessons.known.clear();
        self.lessons.reviewing = false;
        self.view = View::Board;
        self.notice = None;
        self.viewed = None;
        self.rest();
        self.choice = Choice::like(self);
    }
}

#[cfg(test)]
mod tests;
