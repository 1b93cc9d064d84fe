//! The facts that the page's state holds.

use crate::rules::{Event, Restriction};

use super::Words;
use super::facts::{Ending, MoveFacts, Now, Score, Who, refusal, way};
use crate::rules::{Record, Side};
use crate::ui::state::{BotHealth, Notice, Phase, State};

impl Words {
    /// A side as a sentence names it: you, the bot, or one of two alike.
    #[must_use]
    pub fn player(self, state: &State, side: Side) -> String {
        self.name(Who::of(state.players, side))
    }

    /// A person in the choice of who plays a side.
    #[must_use]
    pub fn person(self, state: &State, side: Side) -> &'static str {
        match state.players[side.other()] {
            crate::link::Player::Bot(_) => self.you(),
            crate::link::Player::Person => self.side(side),
        }
    }

    /// Whose turn it is, or how the game ended.
    #[must_use]
    pub fn now_of(self, state: &State) -> String {
        now(state).map_or_else(String::new, |facts| self.now(&facts))
    }

    /// What there is to say besides: what the last move did, why a pit can't
    /// be played, how the game ended.
    #[must_use]
    pub fn said_of(self, state: &State) -> String {
        let rules = state.record.rules();
        match (state.phase(), state.refused) {
            (Phase::Sowing, _) => self.skip().to_owned(),
            (Phase::Over, _) => state
                .record
                .outcome()
                .map(|outcome| self.ending(&Ending::of(state.players, &outcome, &state.last)))
                .unwrap_or_default(),
            (_, Some(pit)) => refusal(rules, state.record.position(), pit)
                .map(|why| self.refused(rules.board().letter(pit), &why))
                .unwrap_or_default(),
            (phase, None) => match MoveFacts::of(rules, state.players, &state.last) {
                Some(facts) => self.moved(&facts),
                None if phase == Phase::Choosing => self.press_a_pit().to_owned(),
                None => String::new(),
            },
        }
    }

    /// What a notice says.
    #[must_use]
    pub fn notice(self, notice: &Notice) -> String {
        match notice {
            Notice::BrokenLink(fault) => self.broken_link(fault),
            Notice::StrayLink(fault) => self.stray_link(fault),
            Notice::BrokenSave(fault) => self.broken_save(fault),
            Notice::NotYet(variant) => self.not_yet(self.game(*variant)),
            Notice::Linked => self.linked().to_owned(),
            Notice::NothingKept => self.nothing_kept().to_owned(),
        }
    }

    /// A game to go back to.
    #[must_use]
    pub fn go_back(self, record: &Record) -> String {
        let game = self.game(record.rules().variant());
        self.earlier(game, record.moves().len() as u32)
    }
}

fn now(state: &State) -> Option<Now> {
    let Some(side) = state.mover() else {
        let outcome = state.record.outcome()?;
        let score = Score::new(state.players, outcome.winner, outcome.scores);
        return Some(Now::Over(score));
    };
    let who = Who::of(state.players, side);
    Some(match (state.phase(), &state.bot) {
        (Phase::Sowing, _) => sowing(state)?,
        (Phase::Thinking, BotHealth::Starting) => Now::BotStarting,
        (Phase::Thinking, BotHealth::Ready) => Now::Thinking(who),
        (Phase::Thinking, BotHealth::Failed(_)) => Now::Stuck(who),
        _ => match state.record.position().restriction() {
            Some(Restriction::Again { direction, .. }) => Now::Again(who, direction),
            _ => Now::Turn(who),
        },
    })
}

/// The move that is being shown.
fn sowing(state: &State) -> Option<Now> {
    let Event::Lift { pit, direction, .. } = *state.last.first()? else {
        return None;
    };
    let rules = state.record.rules();
    Some(Now::Sowing {
        who: Who::of(state.players, rules.board().owner(pit)),
        letter: rules.board().letter(pit),
        way: way(rules, direction),
    })
}
