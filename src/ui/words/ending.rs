//! Ends, rounds and matches.

use super::Words;
use super::facts::{Ending, Left, Reason, RoundFacts, Score};

impl Words {
    /// Who won a game, and by how much.
    #[must_use]
    pub fn score(self, score: &Score) -> String {
        match score.winner {
            None => self.drawn(score.fewer),
            Some(who) => self.won(who, score.more, score.fewer),
        }
    }

    /// How a match ended.
    #[must_use]
    pub fn match_over(self, score: &Score) -> String {
        match score.winner {
            None => self.match_drawn(score.fewer),
            Some(who) => self.match_won(who, score.more, score.fewer),
        }
    }

    /// Why a game is over, and where the seeds that were left went.
    #[must_use]
    pub fn ending(self, ending: &Ending) -> String {
        let mut said: Vec<_> = (ending.reason.iter())
            .map(|&reason| self.reason(reason))
            .collect();
        let swept = ending.swept.iter().filter(|(_, seeds)| *seeds > 0);
        let shares: Vec<_> = swept.map(|&(who, seeds)| self.share(seeds, who)).collect();
        if !shares.is_empty() {
            said.push(self.swept(&shares.join(", ")));
        }
        said.join(" ")
    }

    fn reason(self, reason: Reason) -> String {
        match reason {
            Reason::NobodyCanMove => self.nobody_can_move(),
            Reason::CannotMove(who) => return self.cannot_move(who),
            Reason::Repetition => self.repetition(),
            Reason::Equal => self.round_equal(),
            Reason::CannotArrange(Some(who)) => return self.cannot_arrange(who),
            Reason::CannotArrange(None) => self.other_cannot_arrange(),
            Reason::Stalled => self.stalled(),
        }
        .to_owned()
    }

    /// The round that begins.
    #[must_use]
    pub fn next_round(self, facts: &RoundFacts) -> String {
        let (now, before) = (facts.pits, facts.before);
        self.round_to_come(
            facts.number,
            (now != before).then_some(now),
            now.abs_diff(before),
            now < before,
            facts.first,
        )
    }

    /// Who arranges, and what.
    #[must_use]
    pub fn arrange(self, facts: &RoundFacts) -> String {
        match facts.by {
            Some(who) => self.row_to_lay(who, facts.seeds, facts.pits),
            None => self.row_at_start().to_owned(),
        }
    }

    /// What is still to be laid, or is too much.
    #[must_use]
    pub fn left(self, left: Left) -> String {
        match left {
            Left::Nothing => self.all_laid().to_owned(),
            Left::Seeds(count) => self.left_over(count),
            Left::TooMany(count) => self.too_many(count),
        }
    }
}
