//! Moves and the pit that is chosen for one, offers, and who is to decide.

use super::{GameState, Ownership, Phase};
use crate::link::{Player, Termination};
use crate::rules::{BySide, Event, GameStatus, Move, Pit, Ply, Side};
use crate::ui::state::{Novelties, Novelty};

/// The pit that was pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    #[default]
    None,
    /// One whose direction is being chosen, or whose seeds are being arranged.
    Selected(Pit),
    /// One that can't be played.
    Refused(Pit),
}

impl Selection {
    /// The pit whose direction is being chosen.
    pub fn selected(self) -> Option<Pit> {
        match self {
            Self::Selected(pit) => Some(pit),
            Self::None | Self::Refused(_) => None,
        }
    }

    /// The pit that can't be played.
    pub fn refused(self) -> Option<Pit> {
        match self {
            Self::Refused(pit) => Some(pit),
            Self::None | Self::Selected(_) => None,
        }
    }
}

impl GameState {
    /// Plays a ply and, if `animate`, starts its animation. Returns whether it is legal;
    /// otherwise nothing has changed.
    pub(super) fn play(&mut self, ply: Ply, animate: bool) -> bool {
        let before = *self.record.current().position();
        let sown = !matches!(ply, Ply::Arrangement(_));
        let mut events = Vec::new();
        if self.record_mut().play_ply(ply, &mut events).is_err() {
            return false;
        }
        self.playback.events = events.into();
        self.playback.is_replay = false;
        let is_animated = sown && animate && self.beat().is_some();
        self.playback.animate(is_animated.then_some(before));
        self.playback.novelties = self.take_novelties();
        self.end_explanation();
        self.clear_offers();
        self.count_change();
        self.count_result();
        true
    }

    /// What the animated move does that a person sees for the first time. Marks it as
    /// seen.
    fn take_novelties(&mut self) -> Novelties {
        let has_person = Side::ALL.into_iter().any(|side| self.is_person(side));
        let settings = &mut self.settings;
        if self.playback.before().is_none() || !has_person || !settings.explain {
            return Novelties::default();
        }
        let done = Novelties::of(&self.playback.events);
        let new = done.without(settings.seen);
        settings.seen = settings.seen.with(done);
        new
    }

    /// The rule of taking is told until a move takes seeds.
    fn end_explanation(&mut self) {
        let takes = |event: &Event| matches!(event, Event::Capture { .. } | Event::Claim { .. });
        if self.playback.events.iter().any(takes) {
            let game = Novelty::of_game(self.rules().variant());
            self.settings.seen = self.settings.seen.with(Novelties::from_iter([game]));
        }
    }

    /// Plays a person's ply; what was taken back can't be played again. Returns whether
    /// it is legal.
    pub(super) fn play_anew(&mut self, ply: Ply, animate: bool) -> bool {
        let is_legal = self.play(ply, animate);
        if is_legal {
            self.undone.clear();
            self.pause_clock(false);
            // A move in a puzzle is not stored.
            if self.puzzle.is_none() {
                self.ownership = Ownership::Own;
            }
        }
        is_legal
    }

    pub(super) fn play_own(&mut self, mv: Move) {
        if self.phase() == Phase::Choosing {
            // By link, an offer is sent with the move.
            let offer = self.offer.filter(|_| !self.is_asked_for_draw());
            self.play_anew(Ply::Move(mv), true);
            self.offer = offer.filter(|_| !self.is_over());
        }
    }

    /// The side to move offers a draw to the other person.
    pub(super) fn offer_draw(&mut self) {
        let has_other_person = self.is_shared() || self.friend().is_some();
        if has_other_person && self.phase() == Phase::Choosing {
            self.offer = self.mover();
        }
    }

    /// An offered draw is accepted or declined.
    pub(super) fn answer_draw(&mut self, is_accepted: bool) {
        if self.is_guest() {
            return;
        }
        if self.offer.take().is_some() && is_accepted {
            self.end(Termination::Agreed);
        }
    }

    /// Gives a side another player, unless the game is one by link.
    pub(in crate::ui::state) fn set_player(&mut self, side: Side, player: Player) {
        if self.friend().is_some() {
            return;
        }
        self.players[side] = player;
        if let Player::Bot(level) = player {
            self.settings.choose_level(level);
        }
        self.playback.stop();
        self.count_change();
    }

    /// Ends the game by resignation or agreement.
    pub(in crate::ui::state) fn end(&mut self, ended: Termination) {
        if self.phase() != Phase::Over {
            self.playback.viewed = None;
            self.clear_offers();
            self.rest();
            self.termination = Some(ended);
            self.header.sent = None;
            self.count_result();
        }
    }

    /// The side that can resign now: the person to move, else the only person.
    pub fn resigner(&self) -> Option<Side> {
        let phase = self.phase();
        let running = matches!(
            phase,
            Phase::Choosing | Phase::ChoosingSides | Phase::Thinking | Phase::Waiting
        );
        if self.record.plies() == 0 || !running {
            return None;
        }
        let mut persons = Side::ALL.into_iter().filter(|&side| self.is_person(side));
        self.mover()
            .filter(|&side| self.is_person(side))
            .or_else(|| persons.next())
    }

    /// Whether somebody here has to answer an offered draw: at one screen the other
    /// player, by link the receiver of the message.
    pub fn is_asked_for_draw(&self) -> bool {
        self.offer
            .is_some_and(|by| self.friend().is_none_or(|friend| friend == by))
    }

    /// Whether the next decision after `plies` is a person's.
    pub(super) fn person_continues(&self, plies: usize, players: BySide<Player>) -> bool {
        let is_person = |side: Side| players[side] == Player::Person;
        let (record, at) = self.record.at_ply(plies);
        match record.positions()[at].status() {
            GameStatus::ToMove(side) => is_person(side),
            GameStatus::Race => Side::ALL.into_iter().any(is_person),
            GameStatus::Over => {
                let winner = record.outcome().and_then(|outcome| outcome.winner);
                winner.is_some_and(|winner| is_person(winner.other()))
            }
        }
    }
}
