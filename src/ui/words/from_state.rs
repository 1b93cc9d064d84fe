//! The facts that the page's state holds.

use super::Words;
use super::facts::{
    Ending, HintFacts, LapseFacts, MoveFacts, Named, Now, RaceFacts, Reason, RoundFacts, Score,
    Standing, Who, arranger, refusal, way,
};
use crate::link::{Ended, Name, Player};
use crate::rules::{
    Arrangement, Arranging, BySide, Event, Match, MatchOutcome, Next, Outcome, Position, Refusal,
    Restriction, Rounds, Side, Token,
};
use crate::ui::state::{BotHealth, Notice, Phase, State};
use crate::ui::teacher::{Judged, Lapse};

impl Words {
    /// A person in the choice of who plays a side.
    #[must_use]
    pub fn person(self, state: &State, side: Side) -> &'static str {
        match state.players[side.other()] {
            Player::Bot(_) | Player::Friend => self.you(),
            Player::Person => self.side(side),
        }
    }

    /// What a friend is called.
    #[must_use]
    pub fn friend(self, name: &Name) -> &str {
        match name.as_str() {
            "" => self.your_friend(),
            name => name,
        }
    }

    /// Whose turn it is, or how the game ended.
    #[must_use]
    pub fn now_of(self, state: &State) -> String {
        if let Some(trial) = state.trial().filter(|_| state.phase() != Phase::Sowing) {
            return self.trial(trial).to_owned();
        }
        match (state.phase(), state.ended, state.winner()) {
            (Phase::Waiting, ..) => if state.is_unsent() {
                self.send_now()
            } else {
                self.answer_awaited()
            }
            .to_owned(),
            (Phase::Over, Some(Ended::Resigned(side)), _) => self.resigned(
                Who::of(state.players, side),
                Who::of(state.players, side.other()),
            ),
            (Phase::Over, Some(Ended::Agreed), _) => self.draw_agreed().to_owned(),
            (Phase::Racing, ..) if state.awaits_first_tap() => self.race_ready().to_owned(),
            _ => now(state).map_or_else(String::new, |facts| self.now(&facts)),
        }
    }

    /// What there is to say besides: what the last move did, why a pit can't
    /// be played, how the game ended, what is to be arranged.
    #[must_use]
    pub fn said_of(self, state: &State) -> String {
        if let Some(by) = state.offer {
            let [by, to] = [by, by.other()].map(|side| Who::of(state.players, side));
            return self.draw_offered(by, to);
        }
        if state.is_hint_wanted() && state.can_hint() {
            let rules = state.rules();
            return state.hint().map_or_else(
                || self.hint_coming().to_owned(),
                |judged| self.advice(&HintFacts::of(rules, judged)),
            );
        }
        match state.phase() {
            Phase::Sowing => return self.skip().to_owned(),
            Phase::Over | Phase::RoundOver => {
                let end = if state.ended.is_none() {
                    self.ended(state)
                } else {
                    String::new()
                };
                let send = state.is_unsent().then(|| self.send_end());
                return [&*end, send.unwrap_or_default()].join(" ");
            }
            Phase::Waiting if state.arranging().is_some() => return self.ended(state),
            Phase::Waiting if state.is_sent() => return self.about_answer().to_owned(),
            Phase::Waiting if state.game.tokens() == 0 => {
                return self.about_challenge().to_owned();
            }
            Phase::Racing => {
                return state.refused.map_or_else(
                    || self.race_about().to_owned(),
                    |pit| {
                        let letter = state.rules().board().letter(pit);
                        self.refused(letter, &Refusal::NotYours)
                    },
                );
            }
            Phase::Arranging => {
                return match (state.draft_fault(), state.arranging()) {
                    (Some(fault), _) => self.arrangement_fault(&fault),
                    (None, Some(arranging)) => {
                        let rule = self.row_rule(state.rules().rounds());
                        let facts = round(state, arranging);
                        [&*self.arrange(&facts), " ", rule, " ", self.row_copied()].concat()
                    }
                    (None, None) => String::new(),
                };
            }
            _ => {}
        }
        let rules = state.rules();
        if state.chosen.is_some() {
            return self.press_a_way().to_owned();
        }
        if let Some(pit) = state.refused {
            let why = refusal(rules, state.position(), pit);
            return why.map_or_else(String::new, |why| {
                self.refused(rules.board().letter(pit), &why)
            });
        }
        let Some(last) = state.moment().checked_sub(1) else {
            return match state.phase() {
                Phase::Choosing => self.press_a_pit().to_owned(),
                _ => String::new(),
            };
        };
        let (record, at) = state.game.moment(last);
        let before = &record.positions()[at];
        match state.game.token(last) {
            Some(Token::Arrangement(row)) => {
                let number = state.game.rounds().len() as u32;
                let how = self.row(state.players, before, &row);
                [&*self.round(number), ": ", &how, "."].concat()
            }
            Some(Token::Race(race)) => {
                let board = rules.board();
                let Some(first) = state.position().to_move() else {
                    return String::new();
                };
                self.raced(&RaceFacts {
                    south: board.letter(race.picks.south),
                    north: board.letter(race.picks.north),
                    first: Who::of(state.players, first),
                })
            }
            _ => MoveFacts::of(rules, state.players, before, &state.last)
                .map_or_else(String::new, |facts| self.moved(&facts)),
        }
    }

    /// Who laid out a row after the end of the round before.
    #[must_use]
    pub fn row(self, players: BySide<Player>, over: &Position, row: &Arrangement) -> String {
        let Some(by) = arranger(over) else {
            return self.row_at_start().to_owned();
        };
        let pits: Vec<_> = row.pits().iter().map(u8::to_string).collect();
        self.arranged(Who::of(players, by), &pits.join(", "))
    }

    /// Why a game or a round ended, and what follows.
    fn ended(self, state: &State) -> String {
        let Some(outcome) = state.record().outcome() else {
            return String::new();
        };
        let mut said = self.ending(&ending(state, &outcome));
        if let Next::Arrange(arranging) = state.game.next() {
            said.push(' ');
            said.push_str(&self.next_round(&round(state, arranging)));
        }
        said
    }

    /// What a notice says.
    #[must_use]
    pub fn notice(self, notice: &Notice) -> String {
        match notice {
            Notice::BrokenLink(fault) => self.broken_link(fault),
            Notice::StrayLink(fault) => self.stray_link(fault),
            Notice::BrokenSave(fault) => self.broken_save(fault),
            Notice::NoSuchGame => self.no_such_game().to_owned(),
            Notice::OldLetter => self.old_letter().to_owned(),
            Notice::OtherGame(_) => self.other_game().to_owned(),
            Notice::Linked => self.linked().to_owned(),
            Notice::NothingKept => self.nothing_kept().to_owned(),
            Notice::VoidRace => self.race_void().to_owned(),
            Notice::NoWords => self.no_words().to_owned(),
            Notice::NewVersion => self.new_version().to_owned(),
        }
    }

    /// Who stands better in the position shown, by what is known of it.
    #[must_use]
    pub fn standing_of(self, state: &State, judged: &Judged) -> String {
        let mover = state.position().to_move();
        let best = judged.best();
        let ahead = mover.map(|side| if best.worth < 0 { side.other() } else { side });
        let by = best.worth.unsigned_abs();
        self.standing(&Standing {
            ahead: ahead
                .filter(|_| by >= 5)
                .map(|side| Who::of(state.players, side)),
            by,
            depth: judged.depth,
            proved: judged.proved,
        })
    }

    /// A move that cost something.
    #[must_use]
    pub fn lapse_of(self, state: &State, lapse: &Lapse) -> String {
        let rules = state.game.moment(lapse.moment).0.rules();
        self.lapse(&LapseFacts {
            number: lapse.moment as u32 + 1,
            who: Who::of(state.players, lapse.side),
            played: Named::of(rules, lapse.played),
            better: Named::of(rules, lapse.better),
            cost: lapse.cost.unsigned_abs(),
        })
    }

    /// A game to go back to.
    #[must_use]
    pub fn go_back(self, game: &Match) -> String {
        let name = self.game(game.current().rules().variant());
        self.earlier(name, game.tokens() as u32)
    }
}

fn ending(state: &State, outcome: &Outcome) -> Ending {
    let mut ending = Ending::of(state.players, outcome, &state.last);
    if let Next::Over(MatchOutcome { reason, winner, .. }) = state.game.next() {
        ending.reason = Reason::of_match(state.players, reason, winner);
    }
    ending
}

fn round(state: &State, arranging: Arranging) -> RoundFacts {
    RoundFacts {
        number: state.game.rounds().len() as u32 + 1,
        by: arranging.by.map(|side| Who::of(state.players, side)),
        seeds: arranging.seeds,
        pits: arranging.pits,
        before: state.game.current().rules().board().pits,
        first: Who::of(state.players, arranging.first),
    }
}

fn now(state: &State) -> Option<Now> {
    let phase = state.phase();
    let score = |winner, scores| Score::new(state.players, winner, scores);
    match (phase, state.game.next()) {
        (Phase::Sowing, _) => return sowing(state),
        (Phase::Viewing, _) => {
            return Some(Now::Earlier {
                number: state.moment() as u32,
                of: state.game.tokens() as u32,
            });
        }
        (Phase::RoundOver, _) => {
            let outcome = state.game.current().outcome()?;
            let number = state.game.rounds().len() as u32;
            return Some(Now::RoundOver(
                number,
                score(outcome.winner, outcome.scores),
            ));
        }
        (Phase::Over, Next::Over(outcome)) => {
            let score = score(outcome.winner, outcome.scores);
            return Some(match state.rules().rounds() {
                Rounds::Single => Now::Over(score),
                Rounds::Shrinking | Rounds::Filling => Now::MatchOver(score),
            });
        }
        _ => {}
    }
    let Some(side) = state.mover() else {
        return (phase == Phase::Racing).then_some(Now::Racing);
    };
    let who = Who::of(state.players, side);
    Some(match (phase, &state.bot) {
        (Phase::Racing, _) => Now::Picking(who),
        (Phase::Arranging, _) => Now::Arranging(who),
        (Phase::Thinking, BotHealth::Starting) => Now::BotStarting,
        (Phase::Thinking, BotHealth::Ready) => Now::Thinking(who),
        (Phase::Thinking, BotHealth::Failed(_)) => Now::Stuck(who),
        _ => match state.position().restriction() {
            Some(Restriction::Again { direction, .. }) => Now::Again(who, direction),
            _ => Now::Turn(who),
        },
    })
}

/// The move that is being shown.
fn sowing(state: &State) -> Option<Now> {
    let Event::Lift { pit, direction, .. } = *state.last.first()? else {
        return Some(Now::Racing);
    };
    let rules = state.rules();
    Some(Now::Sowing {
        who: Who::of(state.players, rules.board().owner(pit)),
        letter: rules.board().letter(pit),
        way: way(rules, direction),
    })
}
