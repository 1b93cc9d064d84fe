//! The page's one state, and what each action does to it. Nothing here knows
//! the browser: storage, address, worker and clock live in the hooks.

use crate::link::{PickProof, SavedGame};
use crate::rules::{
    BySide, GameRecord, GameStatus, Match, NextStep, Position, Rounds, Rules, Side, Variant,
};

mod action;
mod after;
mod analysis;
mod bot_health;
mod bot_question;
mod change;
mod clock;
mod command;
mod device;
mod fair_start;
mod games;
mod language;
mod messages;
mod named_value;
mod navigation;
mod new_game;
mod next_round;
mod notice;
mod novelty;
mod own_games;
mod phase;
mod play;
mod playback;
mod puzzle;
mod race;
mod race_setup;
mod rounds;
mod selection;
pub mod settings;
mod show_ply;
mod stored_header;
mod stored_info;
mod streak;
mod table;
mod tally;
mod teacher;
mod view;

pub use action::Action;
pub use analysis::{
    Analyses, MAX_EQUAL_COST, MIN_MARKED_COST, ReviewedMove, lead, reviewed_move, worst_moves,
};
pub use bot_health::{BotFailure, BotHealth};
pub use bot_question::BotQuestion;
pub use change::Change;
pub use clock::Clock;
pub use command::Command;
pub use device::{Device, Dialog};
pub use fair_start::{BalancedOpenings, Beginning, players_at};
pub use language::{LANGUAGES, Language, TextDirection};
pub use named_value::NamedValue;
pub(in crate::ui) use named_value::named_values;
pub use new_game::{NewGame, Opponent};
pub use next_round::NextRound;
pub use notice::Notice;
pub use novelty::{Novelties, Novelty};
pub use own_games::OwnGames;
pub use phase::Phase;
pub use playback::Playback;
pub use puzzle::SharedPuzzleStatus;
pub use race::drop_interval;
pub use race_setup::RaceSetup;
pub use selection::Selection;
pub use stored_header::{FriendGame, StoredHeader};
pub use stored_info::{Ownership, StoredInfo};
pub use streak::LevelOffer;
pub use table::{Table, Undone};
pub use tally::Tally;
pub use teacher::{TeacherRequest, TeacherState};
pub use view::{PuzzleSet, View};

/// The state of the page. Everything shown follows from it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What fills the page.
    pub view: View,
    /// The view that the rules were opened from.
    pub reading_from: View,
    /// The game on the board and its players.
    pub table: Table,
    /// The pit that was pressed.
    pub selection: Selection,
    /// The race that opens a game.
    pub race_setup: RaceSetup,
    /// In a game by link, the proofs of the picks for the race: the friend's commitment,
    /// and the salt of the player's own pick.
    pub pick_proofs: BySide<Option<PickProof>>,
    /// The round to come.
    pub next_round: NextRound,
    /// The position that is shown, and the animation of the move that led to it.
    pub playback: Playback,
    /// What the bot teaches.
    pub teacher: TeacherState,
    /// The number of the request to the bot. Answers to earlier ones are dropped.
    pub request: u32,
    /// The game as the device stores it, and other stored games.
    pub stored: StoredInfo,
    /// What the page says or asks above the board.
    pub dialog: Dialog,
    /// What is chosen in the picker.
    pub new_game: NewGame,
    /// The balanced openings of the game that was chosen with one.
    pub openings: Option<BalancedOpenings>,
    /// The settings and what the device can do.
    pub device: Device,
}

impl State {
    /// A game at rest.
    #[must_use]
    pub fn new(saved: SavedGame) -> Self {
        let stored = StoredInfo {
            is_counted: saved.is_over(),
            ..StoredInfo::default()
        };
        let mut state = Self {
            view: View::Board,
            reading_from: View::Board,
            table: Table::new(saved),
            selection: Selection::None,
            race_setup: RaceSetup::default(),
            pick_proofs: BySide::default(),
            next_round: NextRound::None,
            playback: Playback::default(),
            teacher: TeacherState::default(),
            request: 0,
            stored,
            dialog: Dialog::default(),
            new_game: NewGame {
                variant: Variant::Giuthi,
                options: Variant::Giuthi.default_options(),
                opponent: Opponent::Bot,
            },
            openings: None,
            device: Device::default(),
        };
        state.rest();
        state
    }

    /// What the page is doing.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.view {
            View::Board => self.board_phase(),
            _ => Phase::OffBoard,
        }
    }

    /// What the board's view does, or would do if it were open.
    #[must_use]
    pub fn board_phase(&self) -> Phase {
        match self.playback.viewed {
            _ if self.is_animated() => Phase::Sowing,
            Some(_) => Phase::Viewing,
            _ if self.stored.is_guest() && !self.is_over() => Phase::Viewing,
            _ if self.table.termination.is_some() => Phase::Over,
            _ if self.awaits_friend() => Phase::Waiting,
            _ => self.game_phase(),
        }
    }

    /// What the game on the board waits for.
    fn game_phase(&self) -> Phase {
        match (self.table.game.next_step(), self.position().status()) {
            (NextStep::Over(_), _) => Phase::Over,
            (NextStep::Arrange(_), _) => match self.next_round {
                NextRound::Draft(_) => Phase::Arranging,
                NextRound::Awaited => Phase::Thinking,
                NextRound::None | NextRound::Ready(_) => Phase::RoundOver,
            },
            (NextStep::Play, GameStatus::Race) => Phase::Racing,
            (NextStep::Play, _) if self.chooser().is_some_and(|it| self.is_person(it)) => {
                Phase::ChoosingSides
            }
            (NextStep::Play, _) if self.chooser().is_some() => Phase::Thinking,
            (NextStep::Play, GameStatus::ToMove(side)) if self.is_person(side) => Phase::Choosing,
            (NextStep::Play, GameStatus::ToMove(_) | GameStatus::Over) => Phase::Thinking,
        }
    }

    /// The round that is shown.
    #[must_use]
    pub fn record(&self) -> &GameRecord {
        self.table.game.at_ply(self.shown_ply()).0
    }

    /// The rules of the round that is shown.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.record().rules()
    }

    /// The position that is shown, once the animation of its move has ended.
    #[must_use]
    pub fn position(&self) -> &Position {
        let (record, at) = self.table.game.at_ply(self.shown_ply());
        &record.positions()[at]
    }

    /// The number of plies before the position that is shown.
    #[must_use]
    pub fn shown_ply(&self) -> usize {
        self.playback.viewed.unwrap_or(self.table.game.plies())
    }

    /// Whether a person plays a side.
    #[must_use]
    pub fn is_person(&self, side: Side) -> bool {
        self.table.is_person(side)
    }

    /// Whether two people play at this screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.table.is_shared()
    }

    /// Whether the far player's texts are turned round, for two at one table.
    #[must_use]
    pub fn is_face_to_face(&self) -> bool {
        self.device.settings.face_to_face && self.is_shared()
    }

    /// The time of a seed in the animation, in milliseconds; `None` without
    /// animation.
    #[must_use]
    pub fn beat(&self) -> Option<f64> {
        if self.device.reduced_motion {
            None
        } else {
            self.device.settings.speed.beat()
        }
    }

    /// Whether a move is being animated.
    #[must_use]
    pub fn is_animated(&self) -> bool {
        self.playback.before().is_some()
    }

    /// The number of plies whose results are on the board: all that are shown, but for
    /// the one that is being animated.
    #[must_use]
    pub fn settled_ply(&self) -> usize {
        self.shown_ply()
            .saturating_sub(usize::from(self.is_animated()))
    }

    /// The side to move: of the move that is animated, else now; at the end of
    /// a round, the side that arranges the next.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        if let Some(before) = self.playback.before() {
            return before.to_move();
        }
        if self.table.termination.is_some() && self.playback.viewed.is_none() {
            return None;
        }
        match (self.phase(), self.table.game.next_step()) {
            (Phase::Waiting, _) => self.friend(),
            (Phase::Arranging | Phase::Thinking, NextStep::Arrange(arranging)) => arranging.by,
            (Phase::Racing, _) => match &self.race_setup {
                RaceSetup::Race(_) => None,
                RaceSetup::Picks(picks) => self
                    .side_to_pick()
                    .or_else(|| Side::ALL.into_iter().find(|&side| picks[side].is_none())),
            },
            (Phase::ChoosingSides | Phase::Thinking, _) if self.chooser().is_some() => {
                self.chooser()
            }
            _ => self.position().to_move(),
        }
    }

    /// The winner, once the game is over; `None` while it isn't, and for a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.table.winner()
    }

    /// Whether a victory of that side is shown by light: that of a person, or of a bot over
    /// another one.
    #[must_use]
    pub fn is_celebrated(&self, side: Side) -> bool {
        self.is_person(side) || !self.is_person(side.other())
    }

    /// Whether the page explains the game: the first one on this device, until its
    /// result is shown.
    #[must_use]
    pub fn is_first_game(&self) -> bool {
        let is_ending = self.is_animated() && !self.is_under_review();
        self.stored.is_first && (is_ending || !self.is_over())
    }

    /// Whether there is a result to be shown. A match of rounds is decided by more than
    /// its last round.
    #[must_use]
    pub fn has_result(&self) -> bool {
        self.phase() == Phase::Over && self.rules().rounds() == Rounds::Single
    }

    /// Whether the game has ended, on the board or by the players.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// The side that can resign now: the person to move, else the only person.
    #[must_use]
    pub fn resigner(&self) -> Option<Side> {
        let phase = self.phase();
        let running = matches!(
            phase,
            Phase::Choosing | Phase::ChoosingSides | Phase::Thinking | Phase::Waiting
        );
        if self.table.game.plies() == 0 || !running {
            return None;
        }
        let mut persons = Side::ALL.into_iter().filter(|&side| self.is_person(side));
        self.mover()
            .filter(|&side| self.is_person(side))
            .or_else(|| persons.next())
    }

    /// The running game, as it is stored.
    #[must_use]
    pub fn saved(&self) -> SavedGame {
        SavedGame {
            game: Match::clone(&self.table.game),
            fair_start: self.table.fair_start,
            ended: self.table.termination,
            players: self.table.players,
            message: self.message(),
            clock: self.table.clock.map(|clock| clock.saved()),
            opening: self.table.opened,
        }
    }

    /// Counts a change of the position, and drops what belonged to the one before.
    fn count_change(&mut self) {
        self.selection = Selection::None;
        self.dialog.resigning = false;
        self.playback.pause(false);
        // An offer or a pick in a game by link holds until the game goes on.
        if self.friend().is_none() {
            self.clear_offers();
        }
        self.next_round = NextRound::None;
        self.teacher.analyses.truncate(self.table.game.plies() + 1);
        self.table.revision += 1;
    }

    /// Drops an offered draw and the picks of a race.
    fn clear_offers(&mut self) {
        self.table.offer = None;
        self.race_setup = RaceSetup::default();
    }
}

#[cfg(test)]
mod tests;
