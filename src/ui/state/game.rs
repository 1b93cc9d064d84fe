//! A game as it is played or looked at, with everything that a board needs. Nothing here
//! knows the page or the browser.

use std::rc::Rc;

use super::Novelty;
use super::settings::Settings;
use crate::link::{self, FairStart, PickProof, Player, SavedGame, Termination};
use crate::rules::{BySide, GameRecord, Match, Position, Rounds, Rules, Side};

mod action;
mod analysis;
mod bot;
mod clock;
mod fair_start;
mod friend;
mod goal;
mod header;
mod phase;
mod play;
mod playback;
mod race;
mod rounds;
mod shared_puzzle;
mod streak;
mod teacher;
mod undo;

pub use action::{GameAction, MoveStep};
pub use analysis::{
    Analyses, MAX_EQUAL_COST, ReviewedMove, costly_moves, is_best, lead, reviewed_move, whole_seeds,
};
pub use bot::{BotFailure, BotHealth, BotQuestion};
pub use clock::Clock;
pub use fair_start::{BalancedOpenings, Beginning, players_at};
pub use goal::{Light, side_at_goal};
pub use header::{Ownership, StoredHeader};
pub use phase::Phase;
pub use play::Selection;
pub use playback::Playback;
pub use race::{RaceSetup, drop_interval};
pub use rounds::NextRound;
pub use shared_puzzle::SharedPuzzleStatus;
pub use streak::LevelOffer;
pub use teacher::{Review, TeacherState};
pub use undo::Undone;

/// A game that is played or looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct GameState {
    /// What was played, with all rounds.
    pub record: Rc<Match>,
    /// The choice of the sides, in a game with a fair start.
    pub fair_start: Option<FairStart>,
    /// How the players ended it before the rules did.
    pub termination: Option<Termination>,
    /// The side that has offered a draw.
    pub offer: Option<Side>,
    /// Whether the player is asked to confirm a resignation.
    pub resigning: bool,
    /// What was taken back; the last entry is redone first.
    pub undone: Vec<Undone>,
    pub players: BySide<Player>,
    /// The clock. A game by link has none.
    pub clock: Option<Clock>,
    /// The number of plies of the balanced opening with which the game was begun; 0
    /// without one.
    pub opening_plies: usize,
    /// Whether chance has decided who begins. It is not stored: it is only told at the start.
    pub is_begun_by_lot: bool,
    /// In a puzzle, the number of plies before the move to be found.
    pub puzzle: Option<usize>,
    pub ownership: Ownership,
    /// What is stored besides the moves.
    pub header: StoredHeader,
    /// Whether its result against the bot has been counted.
    pub is_counted: bool,
    /// Whether the players go on although a side has the seeds that win.
    pub plays_on: bool,

    /// The pit that was pressed.
    pub selection: Selection,
    /// The race that opens a game.
    pub race_setup: RaceSetup,
    /// Whether the last race had no end, so that both pick again.
    pub is_race_void: bool,
    /// In a game by link, the proofs of the picks for the race: the friend's commitment,
    /// and the salt of the player's own pick.
    pub pick_proofs: BySide<Option<PickProof>>,
    /// The round to come.
    pub next_round: NextRound,
    /// The position that is shown, and the animation of the move that led to it.
    pub playback: Playback,
    /// What the bot teaches.
    pub teacher: TeacherState,

    /// Counts the changes of the position. The end of an animation that carries another
    /// number is dropped.
    pub revision: u32,
    /// Whether the position has changed since the board was shown first.
    pub has_changed: bool,
    /// The number of the request to the bot. Answers to earlier ones are dropped.
    pub request: u32,
    /// The state of the bot's worker.
    pub bot: BotHealth,
    /// What the player has set: moves and races depend on it as well as the picture.
    pub settings: Settings,
    /// Whether the browser asks for reduced motion.
    pub reduced_motion: bool,
    /// Random bytes that nobody else knows: the salts of picks come from them.
    pub secret: [u8; 16],
}

impl GameState {
    /// A game at rest.
    pub fn new(saved: SavedGame) -> Self {
        let is_counted = saved.is_over();
        let plies = saved.game.plies();
        let clock = saved.clock.map(|clock| Clock::new(clock, plies));
        let mut game = Self {
            record: Rc::new(saved.game),
            fair_start: saved.fair_start,
            termination: saved.ended,
            offer: None,
            resigning: false,
            undone: Vec::new(),
            players: saved.players,
            clock,
            opening_plies: saved.opening,
            is_begun_by_lot: false,
            puzzle: None,
            ownership: Ownership::default(),
            header: StoredHeader::default(),
            is_counted,
            plays_on: false,
            selection: Selection::None,
            race_setup: RaceSetup::default(),
            is_race_void: false,
            pick_proofs: BySide::default(),
            next_round: NextRound::None,
            playback: Playback::default(),
            teacher: TeacherState::default(),
            revision: 0,
            has_changed: false,
            request: 0,
            bot: BotHealth::Starting,
            settings: Settings::default(),
            reduced_motion: false,
            secret: [0; 16],
        };
        if game.friend().is_some() {
            game.clock = None;
        }
        game.rest();
        game.has_changed = false;
        game
    }

    /// Puts another game in the place of this one. The counters go on, and the bot, the
    /// settings and the device stay.
    pub(super) fn replace(&mut self, saved: SavedGame, ownership: Ownership) {
        let before = std::mem::replace(self, Self::new(saved));
        self.ownership = ownership;
        self.revision = before.revision + 1;
        self.has_changed = true;
        self.request = before.request;
        self.bot = before.bot;
        self.settings = before.settings;
        self.reduced_motion = before.reduced_motion;
        self.secret = before.secret;
        self.playback.steps = before.playback.steps;
    }

    /// The game, to be changed.
    fn record_mut(&mut self) -> &mut Match {
        Rc::make_mut(&mut self.record)
    }

    pub fn is_person(&self, side: Side) -> bool {
        self.players[side] == Player::Person
    }

    /// Whether two people play at this screen.
    pub fn is_shared(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_person(side))
    }

    /// Whether the game is the player's own, and is stored.
    pub fn is_own(&self) -> bool {
        self.ownership == Ownership::Own
    }

    /// Whether it came with a message, and nobody here has said yet to be its receiver.
    pub fn is_guest(&self) -> bool {
        self.ownership == Ownership::Guest
    }

    /// The round that is shown.
    pub fn round(&self) -> &GameRecord {
        self.record.at_ply(self.shown_ply()).0
    }

    /// The rules of the round that is shown.
    pub fn rules(&self) -> &Rules {
        self.round().rules()
    }

    /// The position that is shown, once the animation of its move has ended.
    pub fn position(&self) -> &Position {
        let (round, at) = self.record.at_ply(self.shown_ply());
        &round.positions()[at]
    }

    /// The winner, once the game is over; `None` while it isn't, and for a draw.
    pub fn winner(&self) -> Option<Side> {
        link::winner(&self.record, self.termination)
    }

    /// Whether the game has ended, on the board or by the players.
    pub fn is_over(&self) -> bool {
        link::is_over(&self.record, self.termination)
    }

    /// The seeds of both sides at the end of the game or the round, which are counted out;
    /// `None` where seeds may still lie on the board.
    pub fn final_scores(&self) -> Option<BySide<u16>> {
        let outcome = || self.round().outcome().map(|outcome| outcome.scores);
        match (self.phase(), self.termination) {
            (Phase::Over, Some(_)) => self.finished_scores(),
            (Phase::Over | Phase::RoundOver, None) => outcome(),
            _ => None,
        }
    }

    /// Whether there is a result to be shown. A match of rounds is decided by more than
    /// its last round.
    pub fn has_result(&self) -> bool {
        self.phase() == Phase::Over && self.rules().rounds() == Rounds::Single
    }

    /// Whether the page says what wins and how seeds are taken: until any are taken in a game
    /// of this kind on this device.
    pub fn is_explained(&self) -> bool {
        let game = Novelty::of_game(self.rules().variant());
        let is_new = self.settings.explain && !self.settings.seen.contains(game);
        is_new
            && Side::ALL
                .into_iter()
                .all(|side| self.position().score(side) == 0)
    }

    /// The side whose row is the near one.
    pub fn near(&self) -> Side {
        if self.is_flipped() {
            Side::North
        } else {
            Side::South
        }
    }

    /// Whether the near row is North's: by the setting, in a game by link as the player
    /// sits, and against the bot after a change of sides.
    pub fn is_flipped(&self) -> bool {
        let is_turned = self.friend() == Some(Side::South) || self.is_turned_by_choice();
        self.settings.flipped != is_turned
    }

    /// Whether the far player's texts are turned round, for two at one table.
    pub fn is_face_to_face(&self) -> bool {
        self.settings.face_to_face && self.is_shared()
    }

    /// The running game, as it is stored.
    pub fn saved(&self) -> SavedGame {
        SavedGame {
            game: Match::clone(&self.record),
            fair_start: self.fair_start,
            ended: self.termination,
            players: self.players,
            message: self.message(),
            clock: self.clock.map(|clock| clock.saved()),
            opening: self.opening_plies,
        }
    }

    /// Counts a change of the position, and drops what belonged to the one before.
    fn count_change(&mut self) {
        self.selection = Selection::None;
        self.resigning = false;
        self.playback.pause(false);
        // An offer or a pick in a game by link holds until the game goes on.
        if self.friend().is_none() {
            self.clear_offers();
        }
        self.is_race_void = false;
        self.next_round = NextRound::None;
        self.teacher.analyses.truncate(self.record.plies() + 1);
        self.revision += 1;
        self.has_changed = true;
    }

    /// Drops an offered draw and the picks of a race.
    fn clear_offers(&mut self) {
        self.offer = None;
        self.race_setup = RaceSetup::default();
    }
}
