//! The race that opens a game (Rules 3.6.1).

use super::{GameState, Ownership, Phase};
use crate::bot::Level;
use crate::link::Player;
use crate::rules::{BySide, Pace, Pit, Ply, Race, RaceRecord, Side};
use crate::ui::state::settings::RacePace;

/// The time between two seeds of the weakest level, in milliseconds.
const DROP_INTERVAL: u32 = 450;
/// How much less each further level takes.
const FASTER_PER_LEVEL: u32 = 30;

/// How often a player drops a seed in a race by hand, in milliseconds: a bot by
/// its level, a person by guess.
pub fn drop_interval(player: Player) -> u32 {
    match player {
        Player::Bot(number) => {
            let steps = Level::nearest(number).number - Level::WEAKEST.number;
            DROP_INTERVAL - FASTER_PER_LEVEL * u32::from(steps)
        }
        Player::Person | Player::Friend => 200,
    }
}

/// The race that opens a game (Rules 3.6.1).
#[derive(Clone, Debug, PartialEq)]
pub enum RaceSetup {
    /// The pits picked so far, in secret.
    Picks(BySide<Option<Pit>>),
    /// The players run it by hand.
    Race(Race),
}

impl Default for RaceSetup {
    fn default() -> Self {
        Self::Picks(BySide::default())
    }
}

impl RaceSetup {
    /// The pits picked so far.
    pub fn picks(&self) -> BySide<Option<Pit>> {
        match self {
            Self::Picks(picks) => *picks,
            Self::Race(race) => {
                let BySide { south, north } = race.picks();
                BySide {
                    south: Some(south),
                    north: Some(north),
                }
            }
        }
    }

    /// The race that is being run by hand.
    pub fn race(&self) -> Option<&Race> {
        match self {
            Self::Race(race) => Some(race),
            Self::Picks(_) => None,
        }
    }
}

impl GameState {
    /// The person who is to pick a pit for the race.
    pub fn side_to_pick(&self) -> Option<Side> {
        let RaceSetup::Picks(picks) = &self.race_setup else {
            return None;
        };
        let is_racing = self.phase() == Phase::Racing;
        Side::ALL
            .into_iter()
            .find(|&side| is_racing && self.is_person(side) && picks[side].is_none())
    }

    /// Whether the hands are filled, and the race begins with the first seed
    /// that a person drops.
    pub fn awaits_first_seed(&self) -> bool {
        let persons = Side::ALL.into_iter().any(|side| self.is_person(side));
        let race = self.race_setup.race();
        persons && race.is_some_and(|race| race.order().is_empty())
    }

    /// The pits that a race began from, while it is run by hand or shown.
    pub fn race_picks(&self) -> Option<BySide<Pit>> {
        if let Some(race) = self.race_setup.race() {
            return Some(race.picks());
        }
        self.playback.before()?;
        match self.record.ply(self.shown_ply().checked_sub(1)?)? {
            Ply::Race(race) => Some(race.picks),
            Ply::Move(_) | Ply::Arrangement(_) => None,
        }
    }

    /// Picks a pit for the race; once both sides have picked, it begins.
    pub(super) fn pick(&mut self, pit: Pit) {
        let board = self.rules().board();
        if self.phase() != Phase::Racing || !board.has(pit) {
            return;
        }
        let side = board.owner(pit);
        if self.is_person(side) && self.side_to_pick() != Some(side) {
            return;
        }
        let RaceSetup::Picks(picks) = &mut self.race_setup else {
            return;
        };
        if picks[side].is_some() {
            return;
        }
        picks[side] = Some(pit);
        let BySide {
            south: Some(south),
            north: Some(north),
        } = *picks
        else {
            // In a game by link the friend has to get it.
            self.header.sent = None;
            self.salt_pick(side);
            return;
        };
        self.start_race(BySide { south, north });
    }

    pub(in crate::ui::state) fn start_race(&mut self, picks: BySide<Pit>) {
        let pace = match self.friend() {
            Some(_) => RacePace::Even,
            None => self.settings.race,
        };
        match pace {
            RacePace::Even => {
                let pace = Pace::Even;
                self.run(RaceRecord { picks, pace }, true);
            }
            RacePace::Hands => {
                if let Ok(race) = Race::new(*self.rules(), picks, &mut ()) {
                    self.race_setup = RaceSetup::Race(race);
                }
                self.ownership = Ownership::Own;
            }
        }
    }

    /// Runs a whole race; one without an end is picked for again.
    fn run(&mut self, race: RaceRecord, animate: bool) {
        if !self.play_anew(Ply::Race(race), animate) {
            self.cancel_race();
        }
    }

    fn cancel_race(&mut self) {
        self.clear_offers();
        self.count_change();
        self.is_race_void = true;
    }

    /// Drops a seed of one hand in a race by hand.
    pub(super) fn drop_seed(&mut self, side: Side) {
        if self.phase() != Phase::Racing {
            return;
        }
        let RaceSetup::Race(race) = &mut self.race_setup else {
            return;
        };
        if race.drop_seed(side, &mut ()).is_err() {
            return;
        }
        if race.is_void() {
            self.cancel_race();
        } else if race.is_finished() {
            // The player has seen it already.
            let race = race.to_record();
            self.run(race, false);
        }
    }
}
