//! What each action does.

use super::{Action, Card, Notice, Phase, State, View};
use crate::link::{Ended, Player, Saved};
use crate::rules::{BySide, Match, Rules, Side};
use crate::ui::choice::Choice;

impl State {
    /// Puts a new game on the board.
    fn begin(&mut self, rules: Rules, first: Side, players: BySide<Player>) {
        self.replace(Saved::new(Match::new(rules, first), players), true);
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Choose(pit) => {
                next.chosen = pit;
                next.refused = None;
            }
            Action::Refuse(pit) => {
                next.chosen = None;
                next.refused = Some(pit);
            }
            Action::Play(mv) => next.play_own(mv),
            Action::Answer(turn, mv) => next.answered(turn, mv),
            Action::Row(turn, row) => next.laid_out(turn, row),
            Action::Pick(pit) => next.pick(pit),
            Action::Picked(turn, pit) => {
                if turn == self.turn {
                    next.pick(pit);
                }
            }
            Action::Tap(side) => next.tap(side),
            Action::Shown(turn) => {
                if turn == self.turn {
                    next.showing = None;
                    next.paused = false;
                }
            }
            Action::Pause(paused) => next.paused = paused && next.showing.is_some(),
            Action::Step => next.steps += 1,
            Action::Undo => next.undo(),
            Action::Redo => next.redo(),
            Action::Look { at, replay } => next.look(at, replay),
            Action::PlayOn => next.play_on(),
            Action::NextRound => next.next_round(),
            Action::Draft(row) => {
                if next.draft.is_some() {
                    next.draft = Some(row);
                }
            }
            Action::Arrange => next.arrange(),
            Action::Resign(side) => next.end(Ended::Resigned(side)),
            Action::OfferDraw => {
                let two = self.is_shared() || self.friend().is_some();
                if two && self.phase() == Phase::Choosing {
                    next.offer = self.mover();
                }
            }
            Action::AnswerDraw(taken) => {
                if next.offer.take().is_some() && taken {
                    next.end(Ended::Agreed);
                }
            }
            Action::View(view) => {
                next.view = view;
                next.showing = None;
                next.moved();
                if !matches!(self.view, View::Rules(_)) {
                    next.reading_from = self.view;
                }
                if view == View::Picker && self.view == View::Board {
                    next.choice = Choice::like(self);
                }
            }
            Action::Start {
                rules,
                first,
                players,
            } => next.begin(rules, first, players),
            Action::Again => {
                let first = self.game.rounds().next();
                let rules = *first.unwrap_or(self.game.current()).rules();
                next.begin(rules, self.game.first().other(), self.players);
                next.card.friend = self.card.friend.clone();
            }
            Action::Open(shared) => {
                next.open(shared);
                next.notice = next.puzzle.is_none().then_some(Notice::Linked);
            }
            Action::Return => {
                if let Some((card, saved)) = next.earlier.take() {
                    next.resume(card, saved);
                }
            }
            Action::Enter(id, begun) => {
                if next.card.id.is_none() {
                    next.card.id = Some(id);
                    next.card.begun = begun;
                }
            }
            Action::Resume(id, kept) => next.resume(Card::of(id, &kept), kept.saved),
            Action::Follow(kept) => next.follow(*kept),
            Action::Arrive {
                shared,
                letter,
                kept,
                now,
            } => next.arrive(shared, letter, kept.map(|kept| *kept), now),
            Action::TakeOther => next.take_other(),
            Action::Invite => next.invite(),
            Action::Befriend(name) => next.card.friend = name,
            Action::Sent(id, tokens) => {
                if next.card.id == Some(id) && next.game.tokens() == tokens {
                    next.card.sent = Some(tokens);
                }
            }
            Action::Running(running) => next.running = running,
            Action::Tell(notice) => next.notice = Some(notice),
            Action::Dismiss => next.notice = None,
            Action::Seat(..) if self.friend().is_some() => {}
            Action::Seat(side, player) => {
                next.players[side] = player;
                if let Player::Bot(level) = player {
                    next.settings.level = level;
                }
                next.showing = None;
                next.moved();
            }
            Action::Teach(lesson) => next.teach(lesson),
            Action::Judged(turn, moment, judged) => next.learn(turn, moment, judged),
            Action::Thought(turn, thought) => {
                if turn == self.turn {
                    next.thought = Some(thought);
                }
            }
            Action::Bot(health) => next.bot = health,
            Action::Set(settings) => next.settings = settings,
            Action::Speak(language) => {
                next.language = language;
                next.spoken = language.words().unwrap_or(self.spoken);
            }
            Action::Wish(choice) => next.choice = choice,
            Action::AskResign(asked) => next.resigning = asked,
            Action::Still(still) => next.still = still,
        }
        if next.beat().is_none() {
            next.showing = None;
        }
        next
    }
}
