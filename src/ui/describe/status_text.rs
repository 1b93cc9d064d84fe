//! What the page is waiting for or showing, in one sentence.

use super::endings::{final_score, match_score};
use super::facts::Now;
use crate::ui::i18n::{Locale, t};

/// What the page is waiting for or showing.
#[must_use]
pub fn status_text(locale: &Locale, now: &Now) -> String {
    match *now {
        Now::Turn(who) => t!(locale, "turn", who = who),
        Now::Again(who, way) => t!(locale, "turn-again", who = who, way = way),
        Now::Sowing { who, letter, way } => {
            t!(locale, "sowing", who = who, pit = letter, way = way)
        }
        Now::BotStarting => t!(locale, "bot-starting"),
        Now::BotLoading(part) => t!(locale, "bot-loading", part = part),
        Now::Thinking(who) => t!(locale, "thinking", who = who),
        Now::Stuck(who) => t!(locale, "stuck", who = who),
        Now::Picking(who) => t!(locale, "picking", who = who),
        Now::Racing => t!(locale, "racing"),
        Now::Arranging(who) => t!(locale, "arranging", who = who),
        Now::Earlier { number: 0, .. } => t!(locale, "at-start"),
        Now::Earlier { number, of } => t!(locale, "at-move", number = number, of = of),
        Now::Over(score) => final_score(locale, &score),
        Now::RoundOver(number, score) => {
            let said = final_score(locale, &score);
            t!(locale, "round-said", number = number, said = said)
        }
        Now::MatchOver(score) => match_score(locale, &score),
    }
}
