//! The board, moves and the race.

use crate::rules::StopReason;

use super::facts::{Failed, Mark, MoveFacts, Now, PitFacts, RaceFacts};
use super::{Which, Words};

impl Words {
    /// A pit's spoken label: side, letter, seeds, marks, what can be done.
    #[must_use]
    pub fn pit(self, facts: &PitFacts) -> String {
        let mark = facts.mark.map(|(mark, who)| match mark {
            Mark::Uur => self.uur_of(who),
            Mark::Claim => self.claimed_by(who),
        });
        self.pit_label(
            facts.owner,
            facts.letter,
            facts.seeds,
            mark.as_deref(),
            facts.barred,
            Which(facts.ways.into()),
        )
    }

    /// What the page is waiting for or showing.
    #[must_use]
    pub fn now(self, now: &Now) -> String {
        match *now {
            Now::Turn(who) => self.turn(who),
            Now::Again(who, way) => self.turn_again(&self.turn(who), way),
            Now::Sowing { who, letter, way } => self.sowing(who, letter, way),
            Now::BotStarting => self.bot_starting().to_owned(),
            Now::Thinking(who) => self.thinking(who),
            Now::Stuck(who) => self.stuck(who),
            Now::Picking(who) => self.picking(who),
            Now::Racing => self.racing().to_owned(),
            Now::Arranging(who) => self.arranging(who),
            Now::Earlier { number: 0, .. } => self.at_start().to_owned(),
            Now::Earlier { number, of } => self.at_move(number, of),
            Now::Over(how) => self.score(&how),
            Now::RoundOver(number, how) => self.round_said(number, &self.score(&how)),
            Now::MatchOver(how) => self.match_over(&how),
        }
    }

    /// What a move did.
    #[must_use]
    pub fn moved(self, facts: &MoveFacts) -> String {
        let laps = Some(facts.laps).filter(|&laps| laps > 1);
        let sowed = self.sowed(facts.who, facts.letter, facts.way, laps, facts.sown);
        let parts = [
            (facts.taken > 0).then(|| self.took(facts.taken, some(&facts.from))),
            some(&facts.uurs).map(|pits| self.made_uurs(pits)),
            some(&facts.claims).map(|pits| self.claimed(pits)),
            facts.stop.and_then(|stop| self.stopped(stop)),
            facts.barred.map(|pit| self.barred(pit)),
            facts.failed.map(|failed| match failed {
                Failed::Most(times) => self.failed_most(times),
                Failed::NoneLeft(way) => self.failed_none_left(way),
            }),
        ];
        let mut said = sowed;
        for part in parts.into_iter().flatten() {
            said.push_str("; ");
            said.push_str(&part);
        }
        said.push('.');
        for &who in &facts.passes {
            said.push(' ');
            said.push_str(&self.passes(who));
        }
        said
    }

    /// Why nothing was won.
    fn stopped(self, reason: StopReason) -> Option<String> {
        let said = match reason {
            StopReason::NotCrossed => self.stop_not_crossed(),
            StopReason::OppositeEmpty => self.stop_opposite_empty(),
            StopReason::OpponentsPit => self.stop_other_side(),
            StopReason::Store => self.stop_store(),
            StopReason::Uur => self.stop_uur(),
            StopReason::Claimed => self.stop_claimed(),
            StopReason::Captures
            | StopReason::EmptyPit
            | StopReason::MakesFour
            | StopReason::MakesTwoOrFour
            | StopReason::OneLap => return None,
        };
        Some(said.to_owned())
    }

    /// A move in the list of moves.
    #[must_use]
    pub fn entry(self, facts: &MoveFacts) -> String {
        let mut said = self.entry_line(
            facts.who,
            facts.letter,
            facts.way,
            Some(facts.taken).filter(|&taken| taken > 0),
            !facts.uurs.is_empty(),
            some(&facts.claims),
        );
        for &who in &facts.passes {
            said.push_str(". ");
            said.push_str(&self.entry_passes(who));
        }
        said
    }

    /// How a race ended.
    #[must_use]
    pub fn raced(self, facts: &RaceFacts) -> String {
        self.race_result(facts.south, facts.north, facts.first)
    }
}

/// A list, if there is something in it.
fn some(letters: &[char]) -> Option<&[char]> {
    (!letters.is_empty()).then_some(letters)
}
