//! A game with a friend elsewhere, by link: whose turn it is, and what is sent.

use super::{GameState, Ownership, Phase, RaceSetup, StoredHeader};
use crate::link::{GameId, PickProof, Player, Salt, TurnMessage, has_turn};
use crate::rules::{BySide, Side};

impl GameState {
    /// The side of a friend elsewhere, in a game by link.
    pub fn friend(&self) -> Option<Side> {
        let mut sides = Side::ALL.into_iter();
        sides.find(|&side| self.players[side] == Player::Friend)
    }

    /// Whether the game by link waits for the friend.
    pub(super) fn awaits_friend(&self) -> bool {
        self.friend().is_some_and(|friend| {
            let has_picked = self.race_setup.picks()[friend.other()].is_some();
            has_turn(&self.record, self.fair_start, friend, has_picked)
        })
    }

    /// Whether the friend doesn't know yet what was done here.
    pub fn is_unsent(&self) -> bool {
        self.friend().is_some()
            && matches!(self.phase(), Phase::Waiting | Phase::Over)
            && self.header.sent != Some(self.record.plies())
            && !self.is_guest()
    }

    /// Whether the friend has still to answer a message that was sent.
    pub fn is_sent(&self) -> bool {
        self.phase() == Phase::Waiting && !self.is_unsent()
    }

    /// The message that goes with the game as it is stored: to be sent once it is the
    /// friend's turn, else the one that was read.
    pub fn message(&self) -> Option<TurnMessage> {
        let friend = self.friend()?;
        let over = self.is_over();
        let to = if over || self.awaits_friend() {
            friend
        } else {
            friend.other()
        };
        Some(TurnMessage {
            id: self.header.id?,
            to,
            offer: !over && self.offer == Some(to.other()),
            pick: self.race_setup.picks()[to.other()].filter(|_| !over),
            proofs: self.pick_proofs,
        })
    }

    /// The message as it is sent, in which a pick may still be sealed.
    pub fn sealed_message(&self) -> Option<TurnMessage> {
        self.message().map(TurnMessage::sealed)
    }

    /// Gives the pick of a side a salt, unless the friend is bound to a pick already.
    pub(super) fn salt_pick(&mut self, side: Side) {
        let is_bound =
            |friend: Side| matches!(self.pick_proofs[friend], Some(PickProof::Commitment(_)));
        if self.friend().is_some_and(|friend| !is_bound(friend)) {
            let id = self.header.id.unwrap_or(GameId::new(0));
            let salt = Salt::new(&self.secret, id, self.revision);
            self.pick_proofs[side] = Some(PickProof::Salt(salt));
        }
    }

    /// Whether the page asks if the opened message is for the reader.
    pub fn offers_seat(&self) -> bool {
        self.is_guest() && self.playback.viewed.is_none()
    }

    /// Sits down to the game of a message that is looked at, as its receiver.
    pub(super) fn sit_down(&mut self) {
        if self.is_guest() {
            self.ownership = Ownership::Own;
            self.playback.viewed = None;
            self.rest();
        }
    }

    /// Stores that the message with this number of plies was sent.
    pub(super) fn mark_sent(&mut self, id: GameId, plies: usize) {
        if self.header.id == Some(id) && self.record.plies() == plies {
            self.header.sent = Some(plies);
        }
    }

    /// Stores that the message with this number of plies was not sent: the friend
    /// knows what the friend has played, and no more.
    pub(super) fn mark_unsent(&mut self, id: GameId, plies: usize) {
        let StoredHeader {
            id: stored, sent, ..
        } = self.header;
        if stored == Some(id) && sent == Some(plies) && plies == self.record.plies() {
            let last = (0..plies)
                .rev()
                .find(|&ply| !self.person_continues(ply, self.players));
            let known = last.map(|ply| ply + 1);
            self.header.sent = known.filter(|&known| known < plies);
        }
    }

    /// Takes over the offer and the pick of a message.
    pub(in crate::ui::state) fn take_offer_and_pick(&mut self, message: TurnMessage) {
        let from = message.to.other();
        self.offer = message.offer.then_some(from);
        let mut picks = self.race_setup.picks();
        picks[from] = message.pick;
        self.race_setup = RaceSetup::Picks(picks);
        self.pick_proofs = message.proofs;
    }

    /// The side that an invitation leaves to a friend: the bot's, else that of
    /// whoever is to move.
    pub fn invited_side(&self) -> Side {
        let bot = Side::ALL.into_iter().find(|&side| !self.is_person(side));
        bot.or(self.record.current().position().to_move())
            .unwrap_or(Side::North)
    }

    /// Leaves the other side to a friend elsewhere.
    pub(in crate::ui::state) fn invite(&mut self) {
        let friend = self.invited_side();
        self.players[friend] = Player::Friend;
        self.players[friend.other()] = Player::Person;
        self.ownership = Ownership::Own;
        self.header.sent = None;
        self.puzzle = None;
        self.clock = None;
        self.playback.viewed = None;
        self.undone.clear();
        self.clear_offers();
        self.pick_proofs = BySide::default();
        self.rest();
    }
}
