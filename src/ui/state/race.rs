//! The race that opens a game (Rules 3.6.1).

use super::{Notice, Phase, State};
use crate::rules::{BySide, Pace, Pit, Race, RaceFault, RaceRecord, Side, Token};
use crate::ui::settings::RacePace;

impl State {
    /// The person who is to pick a pit for the race.
    #[must_use]
    pub fn picker(&self) -> Option<Side> {
        let picking = self.phase() == Phase::Racing && self.race.is_none();
        Side::ALL
            .into_iter()
            .find(|&side| picking && self.is_person(side) && self.picks[side].is_none())
    }

    /// Whether the hands are filled, and the race begins with the first seed
    /// that a person drops.
    #[must_use]
    pub fn awaits_first_tap(&self) -> bool {
        let ready = self.race.as_ref();
        let persons = Side::ALL.into_iter().any(|side| self.is_person(side));
        persons && ready.is_some_and(|race| race.order().is_empty())
    }

    pub(super) fn pick(&mut self, pit: Pit) {
        let board = self.rules().board();
        if self.phase() != Phase::Racing || self.race.is_some() || !board.has(pit) {
            return;
        }
        let side = board.owner(pit);
        if self.picks[side].is_some() || self.is_person(side) && self.picker() != Some(side) {
            return;
        }
        self.picks[side] = Some(pit);
        let BySide {
            south: Some(south),
            north: Some(north),
        } = self.picks
        else {
            // By link, the friend is to hear of it.
            self.card.sent = None;
            return;
        };
        let picks = BySide { south, north };
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
                self.race = Race::new(*self.rules(), picks, &mut ()).ok();
                self.own = true;
            }
        }
    }

    /// Runs a whole race; one without an end is picked for again.
    fn run(&mut self, race: RaceRecord, animate: bool) {
        let void = self.rules().run_race(self.position(), &race, &mut ()) == Err(RaceFault::Void);
        if void {
            self.run_void();
        } else {
            self.play_anew(Token::Race(race), animate);
        }
    }

    fn run_void(&mut self) {
        self.notice = Some(Notice::VoidRace);
        self.answered_all();
        self.moved();
    }

    pub(super) fn tap(&mut self, side: Side) {
        let Some(race) = &mut self.race else { return };
        if race.drop_seed(side, &mut ()).is_err() {
            return;
        }
        if race.is_void() {
            self.run_void();
        } else if race.is_finished() {
            // It has been seen as it was run.
            let race = race.to_record();
            self.run(race, false);
        }
    }
}
