//! The page's one state, and what each action does to it. Nothing here knows
//! the browser: storage, address, worker and clock live in the hooks.

use std::rc::Rc;

use crate::link::{LinkError, Player, Saved, SavedError};
use crate::rules::{
    BySide, Event, Match, Move, Pit, Position, Record, Rules, Side, State as Stage, Variant,
};

use super::bot::Failure;
use super::plan::Speed;

/// What the page is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The picker or the rules are open.
    Picking,
    /// A person is to move.
    Choosing,
    /// A move is being shown.
    Sowing,
    /// The bot is to move.
    Thinking,
    /// The game is over.
    Over,
}

impl Phase {
    /// The value of `data-phase`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Picking => "picking",
            Self::Choosing => "choosing",
            Self::Sowing => "sowing",
            Self::Thinking => "thinking",
            Self::Over => "over",
        }
    }
}

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The page was opened with a link that can't be opened.
    BrokenLink(LinkError),
    /// A link that can't be opened was put into the address during a game.
    StrayLink(LinkError),
    /// The saved game can't be read.
    BrokenSave(SavedError),
    /// The browser keeps nothing for this page.
    NothingKept,
    /// The link holds a game that the page can't show yet.
    NotYet(Variant),
    /// The game came with a link, which doesn't say who plays.
    Linked,
}

/// What fills the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The board.
    Board,
    /// The picker.
    Picker,
    /// The rules of the game on the board.
    Rules,
}

/// Everything that the page shows follows from this.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What fills the page.
    pub view: View,
    /// Whether the game is the player's own: begun, gone on with or played
    /// here. One that is only looked at is not kept.
    pub own: bool,
    /// The game so far.
    pub record: Record,
    /// Moves taken back, the first to be played again last.
    pub undone: Vec<Move>,
    /// Who plays.
    pub players: BySide<Player>,
    /// The pit whose direction is being chosen.
    pub chosen: Option<Pit>,
    /// The pit that was pressed and can't be played.
    pub refused: Option<Pit>,
    /// What the last move did.
    pub last: Rc<[Event]>,
    /// The last move is being shown, from this position on.
    pub showing: Option<Position>,
    /// Counts the changes of the position: tells an answer or an animation
    /// that is meant for this one from those that are not.
    pub turn: u32,
    /// Something to tell.
    pub notice: Option<Notice>,
    /// The bot's worker.
    pub bot: BotHealth,
    /// How fast seeds fall.
    pub speed: Speed,
    /// The browser asks for no motion.
    pub still: bool,
    /// A game left for this one.
    pub earlier: Option<Saved>,
}

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
    /// The animation of that turn has been seen, or is cut short.
    Shown(u32),
    /// Take back the last move of a person.
    Undo,
    /// Play again what was taken back.
    Redo,
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
    /// Go on with a game that comes from outside.
    Open(Saved),
    /// Go back to the game that was left.
    Return,
    /// Tell something.
    Tell(Notice),
    /// What was told is read.
    Dismiss,
    /// Another player for a side.
    Seat(Side, Player),
    /// The worker's health changes.
    Bot(BotHealth),
    /// Another speed.
    Speed(Speed),
    /// The browser asks for no motion, or no longer.
    Still(bool),
}

impl State {
    /// A game at rest.
    #[must_use]
    pub fn new(saved: Saved) -> Self {
        let mut state = Self {
            view: View::Board,
            own: false,
            record: saved.game.current().clone(),
            undone: Vec::new(),
            players: saved.players,
            chosen: None,
            refused: None,
            last: Rc::from([]),
            showing: None,
            turn: 0,
            notice: None,
            bot: BotHealth::Starting,
            speed: Speed::Normal,
            still: false,
            earlier: None,
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
        } else {
            match self.record.position().to_move() {
                None => Phase::Over,
                Some(side) if self.players[side] == Player::Person => Phase::Choosing,
                Some(_) => Phase::Thinking,
            }
        }
    }

    /// The time of a seed in the animation; `None` for no animation.
    #[must_use]
    pub fn beat(&self) -> Option<f64> {
        if self.still { None } else { self.speed.beat() }
    }

    /// Who moves: in the move that is being shown, else now.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        let shown = self.showing.and_then(|before| before.to_move());
        shown.or_else(|| self.record.position().to_move())
    }

    /// The running game, to be kept.
    #[must_use]
    pub fn saved(&self) -> Saved {
        let positions = self.record.positions();
        let mut game = Match::from_position(*self.record.rules(), positions[0]);
        for &mv in self.record.moves() {
            // It was played once, so it can be played again.
            let _ = game.play(mv, &mut ());
        }
        Saved {
            game,
            ended: None,
            players: self.players,
        }
    }

    /// Whether there is a move of a person to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_to().is_some()
    }

    /// Whether there is a move to play again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// How many moves are left once the last move of a person is taken back.
    fn undo_to(&self) -> Option<usize> {
        let positions = self.record.positions();
        let persons = |position: &Position| {
            position
                .to_move()
                .is_some_and(|side| self.players[side] == Player::Person)
        };
        positions[..self.record.moves().len()]
            .iter()
            .rposition(persons)
    }

    /// Plays a move and, if `animate`, has it shown.
    fn play(&mut self, mv: Move, animate: bool) {
        let before = *self.record.position();
        let mut events = Vec::new();
        if self.record.play(mv, &mut events).is_err() {
            return;
        }
        self.last = events.into();
        self.showing = (animate && self.beat().is_some()).then_some(before);
        self.moved();
    }

    /// Finds what the last move did, and shows the position at rest.
    fn rest(&mut self) {
        let mut events = Vec::new();
        if let Some((&last, before)) = self.record.moves().split_last() {
            let mut record = self.record.clone();
            record.truncate(before.len());
            // It was played once, so it can be played again.
            let _ = record.play(last, &mut events);
        }
        self.last = events.into();
        self.showing = None;
        self.moved();
    }

    /// What was meant for another position is dropped.
    fn moved(&mut self) {
        self.chosen = None;
        self.refused = None;
        self.turn += 1;
    }

    fn undo(&mut self) {
        let Some(left) = self.undo_to() else { return };
        let taken_back = self.record.moves()[left..].iter().rev();
        self.undone.extend(taken_back);
        self.record.truncate(left);
        self.rest();
    }

    fn redo(&mut self) {
        while let Some(mv) = self.undone.pop() {
            self.play(mv, true);
            if self
                .record
                .position()
                .to_move()
                .is_some_and(|side| self.players[side] == Player::Person)
            {
                break;
            }
        }
    }

    /// Puts another game on the board. An own game that was begun and not
    /// ended can be gone back to.
    fn replace(&mut self, saved: Saved, own: bool) {
        let begun =
            !self.record.moves().is_empty() && self.record.position().state() != Stage::Over;
        if self.own && begun {
            self.earlier = Some(self.saved());
        }
        self.own = own;
        self.record = saved.game.current().clone();
        self.players = saved.players;
        self.undone.clear();
        self.view = View::Board;
        self.notice = None;
        self.rest();
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Choose(pit) => {
                next.chosen = pit;
                next.refused = None;
            }
            Action::Refuse(pit) => {
                next.chosen = None;
                next.refused = Some(pit);
            }
            Action::Play(mv) => {
                if self.phase() == Phase::Choosing {
                    next.play(mv, true);
                    if next.turn != self.turn {
                        next.undone.clear();
                        next.own = true;
                    }
                }
            }
            Action::Answer(turn, mv) => {
                if turn == self.turn && self.phase() == Phase::Thinking {
                    next.play(mv, true);
                    next.undone.clear();
                    if next.turn == self.turn {
                        next.bot = BotHealth::Failed(Failure::Illegal);
                    }
                }
            }
            Action::Shown(turn) => {
                if turn == self.turn {
                    next.showing = None;
                }
            }
            Action::Undo => next.undo(),
            Action::Redo => next.redo(),
            Action::View(view) => {
                next.view = view;
                next.showing = None;
                next.moved();
            }
            Action::Start {
                rules,
                first,
                players,
            } => {
                let saved = Saved {
                    game: Match::new(rules, first),
                    ended: None,
                    players,
                };
                next.replace(saved, true);
            }
            Action::Again => {
                let before = next.record.positions().first().and_then(Position::to_move);
                let first = before.map_or(Side::South, Side::other);
                let saved = Saved {
                    game: Match::new(*next.record.rules(), first),
                    ended: None,
                    players: next.players,
                };
                next.replace(saved, true);
            }
            Action::Open(saved) => {
                next.replace(saved, false);
                next.notice = Some(Notice::Linked);
            }
            Action::Return => {
                if let Some(saved) = next.earlier.take() {
                    next.replace(saved, true);
                }
            }
            Action::Tell(notice) => next.notice = Some(notice),
            Action::Dismiss => next.notice = None,
            Action::Seat(side, player) => {
                next.players[side] = player;
                next.showing = None;
                next.moved();
            }
            Action::Bot(health) => next.bot = health,
            Action::Speed(speed) => next.speed = speed,
            Action::Still(still) => next.still = still,
        }
        if next.beat().is_none() {
            next.showing = None;
        }
        next
    }
}

#[cfg(test)]
mod tests;
