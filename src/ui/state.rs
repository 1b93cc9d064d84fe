//! The page's one state, and what each action does to it. Nothing here knows
//! the browser: storage, address, worker and clock live in the hooks.

use std::rc::Rc;

use crate::link::{LinkError, Player, Saved, SavedError};
use crate::rules::{BySide, Event, Move, Pit, Position, Record, Rules, Side, State as Stage};

use super::plan::Speed;

/// What the page is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The picker is open.
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
    Failed(String),
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
}

/// Everything that the page shows follows from this.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Whether the picker is open.
    pub picking: bool,
    /// The game so far.
    pub record: Record,
    /// Moves taken back, the first to be played again last.
    pub undone: Vec<Move>,
    /// Who plays.
    pub players: BySide<Player>,
    /// The pit whose direction is being chosen.
    pub chosen: Option<Pit>,
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
    /// Open or close the picker.
    Pick(bool),
    /// Begin a new game.
    Start {
        /// Its rules.
        rules: Rules,
        /// Who begins.
        first: Side,
        /// Who plays.
        players: BySide<Player>,
    },
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
            picking: false,
            record: saved.record,
            undone: Vec::new(),
            players: saved.players,
            chosen: None,
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
        if self.picking {
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

    /// The running game, to be kept.
    #[must_use]
    pub fn saved(&self) -> Saved {
        Saved {
            record: self.record.clone(),
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
        self.chosen = None;
        self.turn += 1;
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
        self.chosen = None;
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

    /// Puts another game on the board. A game that was begun and not ended can
    /// be gone back to.
    fn replace(&mut self, saved: Saved) {
        if !self.record.moves().is_empty() && self.record.position().state() != Stage::Over {
            self.earlier = Some(self.saved());
        }
        self.record = saved.record;
        self.players = saved.players;
        self.undone.clear();
        self.picking = false;
        self.notice = None;
        self.rest();
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Choose(pit) => next.chosen = pit,
            Action::Play(mv) => {
                if self.phase() == Phase::Choosing {
                    next.play(mv, true);
                    if next.turn != self.turn {
                        next.undone.clear();
                    }
                }
            }
            Action::Answer(turn, mv) => {
                if turn == self.turn && self.phase() == Phase::Thinking {
                    next.play(mv, true);
                    next.undone.clear();
                }
            }
            Action::Shown(turn) => {
                if turn == self.turn {
                    next.showing = None;
                }
            }
            Action::Undo => next.undo(),
            Action::Redo => next.redo(),
            Action::Pick(open) => {
                next.picking = open;
                next.showing = None;
                next.chosen = None;
                next.turn += 1;
            }
            Action::Start {
                rules,
                first,
                players,
            } => {
                next.replace(Saved {
                    record: Record::new(rules, first),
                    players,
                });
            }
            Action::Open(saved) => next.replace(saved),
            Action::Return => {
                if let Some(saved) = next.earlier.take() {
                    next.replace(saved);
                }
            }
            Action::Tell(notice) => next.notice = Some(notice),
            Action::Dismiss => next.notice = None,
            Action::Seat(side, player) => {
                next.players[side] = player;
                next.chosen = None;
                next.turn += 1;
            }
            Action::Bot(health) => next.bot = health,
            Action::Speed(speed) => next.speed = speed,
            Action::Still(still) => next.still = still,
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Direction, Variant};

    fn begin(players: BySide<Player>) -> State {
        let record = Record::new(Variant::Giuthi.default_rules(), Side::South);
        State::new(Saved { record, players })
    }

    fn with_bot() -> State {
        begin(BySide {
            south: Player::Person,
            north: Player::Bot(1),
        })
    }

    fn mv(pit: u8, direction: Direction) -> Move {
        Move {
            pit: Pit::new(pit),
            direction,
        }
    }

    /// Plays the first legal move of whoever is to move, and sees it shown.
    fn step(state: &State) -> State {
        let mv = state
            .record
            .rules()
            .moves(state.record.position())
            .iter()
            .next()
            .expect("the game goes on");
        let action = match state.phase() {
            Phase::Thinking => Action::Answer(state.turn, mv),
            _ => Action::Play(mv),
        };
        let shown = state.after(action);
        shown.after(Action::Shown(shown.turn))
    }

    #[test]
    fn a_move_is_committed_at_once_and_shown_after() {
        let state = with_bot();
        assert_eq!(state.phase(), Phase::Choosing);
        let moved = state.after(Action::Play(mv(2, Direction::Backward)));
        assert_eq!(moved.record.moves().len(), 1);
        assert_eq!(moved.phase(), Phase::Sowing);
        assert_eq!(moved.showing, Some(*state.record.position()));
        assert_eq!(
            moved.after(Action::Shown(moved.turn)).phase(),
            Phase::Thinking
        );
    }

    #[test]
    fn stillness_shows_the_position_at_once() {
        let state = with_bot().after(Action::Still(true));
        assert_eq!(
            state
                .after(Action::Play(mv(2, Direction::Backward)))
                .phase(),
            Phase::Thinking
        );
        let state = with_bot().after(Action::Speed(Speed::None));
        assert_eq!(
            state
                .after(Action::Play(mv(2, Direction::Backward)))
                .phase(),
            Phase::Thinking
        );
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let state = with_bot();
        assert_eq!(state.after(Action::Play(mv(8, Direction::Forward))), state);
    }

    #[test]
    fn an_answer_to_an_abandoned_question_is_dropped() {
        let state = step(&with_bot());
        assert_eq!(state.phase(), Phase::Thinking);
        let answer = Action::Answer(state.turn, mv(6, Direction::Forward));
        let undone = state.after(Action::Undo);
        assert_eq!(undone.after(answer.clone()), undone);
        let picking = state.after(Action::Pick(true)).after(Action::Pick(false));
        assert_eq!(picking.after(answer), picking);
    }

    #[test]
    fn an_end_of_another_animation_is_dropped() {
        let first = with_bot().after(Action::Play(mv(2, Direction::Backward)));
        let second = first
            .after(Action::Undo)
            .after(Action::Play(mv(3, Direction::Forward)));
        assert_eq!(second.after(Action::Shown(first.turn)), second);
    }

    #[test]
    fn undo_goes_back_to_a_person_and_redo_returns() {
        let start = with_bot();
        let two = step(&step(&start));
        assert_eq!(two.phase(), Phase::Choosing);
        let four = step(&step(&two));
        let back = four.after(Action::Undo);
        assert_eq!(back.record, two.record);
        assert_eq!(back.after(Action::Undo).record, start.record);
        assert!(!back.after(Action::Undo).can_undo());
        let again = back.after(Action::Redo);
        assert_eq!(again.record, four.record);
        assert!(!again.can_redo());
        // A new move forgets what was taken back.
        assert!(!step(&back).can_redo());
    }

    #[test]
    fn between_two_persons_undo_takes_one_move() {
        let one = step(&begin(BySide::default()));
        let two = step(&one);
        assert_eq!(two.after(Action::Undo).record, one.record);
    }

    #[test]
    fn a_bot_that_began_is_not_undone() {
        let start = begin(BySide {
            south: Player::Bot(1),
            north: Player::Person,
        });
        let one = step(&start);
        assert_eq!(one.phase(), Phase::Choosing);
        assert!(!one.can_undo());
        assert_eq!(one.after(Action::Undo), one);
    }

    #[test]
    fn a_game_that_is_left_can_be_gone_back_to() {
        let left = step(&step(&with_bot()));
        let rules = Variant::Giuthi.default_rules();
        let start = Action::Start {
            rules,
            first: Side::North,
            players: BySide::default(),
        };
        let new = left.after(start);
        assert!(new.record.moves().is_empty());
        let back = new.after(Action::Return);
        assert_eq!((back.record, back.players), (left.record, left.players));
    }

    #[test]
    fn a_whole_game_ends() {
        let mut state = with_bot();
        while state.phase() != Phase::Over {
            state = step(&state);
        }
        assert!(state.record.outcome().is_some());
        assert!(state.can_undo());
    }
}
