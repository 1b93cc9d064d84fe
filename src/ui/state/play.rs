//! Moves, and taking them back.

use super::{Novelties, Ownership, Phase, State, Undone};
use crate::link::{Player, Termination};
use crate::rules::{Move, Ply, Side};

impl State {
    /// Whether there is a move of a person to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.playback.viewed.is_none()
            && match self.table.termination {
                Some(_) => self.friend().is_none(),
                None => self.undo_step().is_some(),
            }
    }

    /// Whether there is a move or a choice of the sides to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.playback.viewed.is_none() && !self.table.undone.is_empty()
    }

    /// Plays a ply and, if `animate`, starts its animation. Returns whether it is legal;
    /// otherwise nothing has changed.
    pub(super) fn play(&mut self, ply: Ply, animate: bool) -> bool {
        let before = *self.table.game.current().position();
        let sown = !matches!(ply, Ply::Arrangement(_));
        let mut events = Vec::new();
        if self.table.game_mut().play_ply(ply, &mut events).is_err() {
            return false;
        }
        self.playback.events = events.into();
        if !sown {
            // Its moves were those of another board.
        }
        self.playback.is_replay = false;
        let is_animated = sown && animate && self.beat().is_some();
        self.playback.animate(is_animated.then_some(before));
        self.playback.novelties = self.take_novelties();
        self.clear_offers();
        self.count_change();
        self.count_result();
        true
    }

    /// What the animated move does that a person sees for the first time. Marks it as
    /// seen.
    fn take_novelties(&mut self) -> Novelties {
        let has_person = Side::ALL.into_iter().any(|side| self.is_person(side));
        let settings = &mut self.device.settings;
        if self.playback.before().is_none() || !has_person || !settings.explain {
            return Novelties::default();
        }
        let done = Novelties::of(&self.playback.events);
        let new = done.without(settings.seen);
        settings.seen = settings.seen.with(done);
        new
    }

    /// Plays a person's ply; what was taken back can't be played again. Returns whether
    /// it is legal.
    pub(super) fn play_anew(&mut self, ply: Ply, animate: bool) -> bool {
        let is_legal = self.play(ply, animate);
        if is_legal {
            self.table.undone.clear();
            self.pause_clock(false);
            // A move in a puzzle is not stored.
            if self.table.puzzle.is_none() {
                self.stored.ownership = Ownership::Own;
            }
            self.dialog.leave_link();
        }
        is_legal
    }

    pub(super) fn play_own(&mut self, mv: Move) {
        if self.phase() == Phase::Choosing {
            // By link, an offer is sent with the move.
            let offer = self.table.offer.filter(|_| !self.is_asked_for_draw());
            self.play_anew(Ply::Move(mv), true);
            self.table.offer = offer.filter(|_| !self.is_over());
        }
    }

    /// The side to move offers a draw to the other person.
    pub(super) fn offer_draw(&mut self) {
        let has_other_person = self.is_shared() || self.friend().is_some();
        if has_other_person && self.phase() == Phase::Choosing {
            self.table.offer = self.mover();
        }
    }

    /// An offered draw is accepted or declined.
    pub(super) fn answer_draw(&mut self, is_accepted: bool) {
        if self.stored.is_guest() {
            return;
        }
        if self.table.offer.take().is_some() && is_accepted {
            self.end(Termination::Agreed);
        }
    }

    /// Gives a side another player, unless the game is one by link.
    pub(super) fn set_player(&mut self, side: Side, player: Player) {
        if self.friend().is_some() {
            return;
        }
        self.table.players[side] = player;
        if let Player::Bot(level) = player {
            self.device.settings.choose_level(level);
        }
        self.playback.stop();
        self.count_change();
    }

    /// Ends the game by resignation or agreement.
    pub(super) fn end(&mut self, ended: Termination) {
        if !matches!(self.phase(), Phase::OffBoard | Phase::Over) {
            self.playback.viewed = None;
            self.clear_offers();
            self.rest();
            self.table.termination = Some(ended);
            self.stored.header.sent = None;
            self.count_result();
        }
    }

    /// Takes back an end that the players made; whether there was one. After a loss on
    /// time the game has no clock.
    pub(super) fn revoke_end(&mut self) -> bool {
        let ended = self.table.termination.take();
        if let Some(Termination::TimedOut(_)) = ended {
            self.table.clock = None;
        }
        ended.is_some()
    }

    pub(super) fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        if self.revoke_end() {
            self.rest();
            return;
        }
        let Some(step) = self.undo_step() else {
            return;
        };
        self.take_back(step);
        self.clear_offers();
        self.rest();
    }

    /// Whether a person has to go on, to choose the sides as well as to move.
    fn is_at_person(&self) -> bool {
        let table = &self.table;
        table.is_for_person(table.game.plies(), table.players)
            || table.chooser().is_some_and(|side| table.is_person(side))
    }

    pub(super) fn redo(&mut self) {
        self.playback.viewed = None;
        while let Some(undone) = self.table.undone.pop() {
            match undone {
                Undone::Ply(ply) => {
                    self.play(ply, true);
                }
                Undone::Choice(choice) => self.take_choice(choice),
            }
            if self.is_at_person() {
                break;
            }
        }
    }
}
