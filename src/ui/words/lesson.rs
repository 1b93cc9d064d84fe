//! What the bot teaches.

use super::facts::{HintFacts, LapseFacts, Named, Standing};
use super::{Tenths, Words};

impl Words {
    fn move_name(self, mv: Named) -> String {
        self.named(mv.letter, mv.way)
    }

    /// The best move, and why.
    #[must_use]
    pub fn advice(self, facts: &HintFacts) -> String {
        let mv = self.move_name(facts.mv);
        let Some(edge) = facts.edge else {
            return self.advice_only(&mv);
        };
        let why = facts.why.unwrap_or_default();
        let mut parts = Vec::new();
        if why.takes > 0 {
            parts.push(self.why_takes(why.takes));
        }
        if why.otherwise > why.leaves {
            let (most, rest) = (why.leaves, why.otherwise);
            parts.push(self.why_leaves(most, rest, most == 0));
        }
        if why.next > 0 {
            parts.push(self.why_next(why.next));
        }
        if parts.is_empty() {
            parts.push(match edge {
                ..5 => self.why_no_worse().to_owned(),
                edge => self.why_worth(Tenths::of_hundredths(edge.unsigned_abs())),
            });
        }
        let mut said = String::new();
        for (place, part) in parts.iter().enumerate() {
            said.push_str(&self.joint(place, parts.len()));
            said.push_str(part);
        }
        self.advice_why(&mv, &said)
    }

    /// Who stands better.
    #[must_use]
    pub fn standing(self, facts: &Standing) -> String {
        let said = match facts.ahead {
            Some(who) => self.leads(who, Tenths::of_hundredths(facts.by)),
            None => self.even().to_owned(),
        };
        if facts.proved {
            self.proved(&said)
        } else {
            self.foreseen(&said, facts.depth)
        }
    }

    /// A move that cost something.
    #[must_use]
    pub fn lapse(self, facts: &LapseFacts) -> String {
        self.lapse_line(
            facts.number,
            facts.who,
            &self.move_name(facts.played),
            &self.move_name(facts.better),
            Tenths::of_hundredths(facts.cost),
        )
    }
}
