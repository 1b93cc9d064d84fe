//! Games by link: the messages that are received, and the one to be sent.
//!
//! Both players store the whole game, and a message carries the whole game, so
//! none depends on an earlier one. [`receive`] says what is taken over of a message to
//! a stored game. Where no such game is stored, whoever opened the message looks at
//! it, until they say that it is for them.

use crate::bot::Level;

use super::{Notice, Ownership, Phase, RaceSetup, State, StoredHeader, View};
use crate::link::{
    FairStart, GameId, LinkContent, LinkView, NewState, PickProof, Player, Received, Salt,
    SavedGame, StoredGame, TurnMessage, has_turn, receive,
};
use crate::rules::{BySide, Side};

impl State {
    /// The side of a friend elsewhere, in a game by link.
    #[must_use]
    pub fn friend(&self) -> Option<Side> {
        self.table.friend()
    }

    /// Whether the game by link waits for the friend.
    pub(super) fn awaits_friend(&self) -> bool {
        self.friend().is_some_and(|friend| {
            let has_picked = self.race_setup.picks()[friend.other()].is_some();
            has_turn(&self.table.game, self.table.fair_start, friend, has_picked)
        })
    }

    /// Whether the friend doesn't know yet what was done here.
    #[must_use]
    pub fn is_unsent(&self) -> bool {
        self.friend().is_some()
            && matches!(self.phase(), Phase::Waiting | Phase::Over)
            && self.stored.header.sent != Some(self.table.game.plies())
            && !self.stored.is_guest()
    }

    /// Whether the friend has still to answer a message that was sent.
    #[must_use]
    pub fn is_sent(&self) -> bool {
        self.phase() == Phase::Waiting && !self.is_unsent()
    }

    /// Whether somebody here has to answer an offered draw: at one screen the other
    /// player, by link the receiver of the message.
    #[must_use]
    pub fn is_asked_for_draw(&self) -> bool {
        self.table.is_asked_for_draw()
    }

    /// The side whose row is the near one.
    #[must_use]
    pub fn near(&self) -> Side {
        if self.is_flipped() {
            Side::North
        } else {
            Side::South
        }
    }

    /// Whether the near row is North's: by the setting, in a game by link as the player
    /// sits, and against the bot after a change of sides.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        let is_turned = self.friend() == Some(Side::South) || self.is_turned_by_choice();
        self.device.settings.flipped != is_turned
    }

    /// The message that goes with the game as it is stored: to be sent once it is the
    /// friend's turn, else the one that was read.
    #[must_use]
    pub fn message(&self) -> Option<TurnMessage> {
        let friend = self.friend()?;
        let over = self.is_over();
        let to = if over || self.awaits_friend() {
            friend
        } else {
            friend.other()
        };
        Some(TurnMessage {
            id: self.stored.header.id?,
            to,
            offer: !over && self.table.offer == Some(to.other()),
            pick: self.race_setup.picks()[to.other()].filter(|_| !over),
            proofs: self.pick_proofs,
        })
    }

    /// The message as it is sent, in which a pick may still be sealed.
    #[must_use]
    pub fn sealed_message(&self) -> Option<TurnMessage> {
        self.message().map(TurnMessage::sealed)
    }

    /// Gives the pick of a side a salt, unless the friend is bound to a pick already.
    pub(super) fn salt_pick(&mut self, side: Side) {
        let is_bound =
            |friend: Side| matches!(self.pick_proofs[friend], Some(PickProof::Commitment(_)));
        if self.friend().is_some_and(|friend| !is_bound(friend)) {
            let id = self.stored.header.id.unwrap_or(GameId::new(0));
            let salt = Salt::new(&self.device.secret, id, self.table.revision);
            self.pick_proofs[side] = Some(PickProof::Salt(salt));
        }
    }

    /// Receives a message of a game that may be `stored` here.
    pub(super) fn arrive(
        &mut self,
        content: LinkContent,
        message: TurnMessage,
        stored: Option<StoredGame>,
        now: u64,
    ) {
        let Some(stored) = stored else {
            let header = StoredHeader {
                id: Some(message.id),
                begun: now,
                ..StoredHeader::default()
            };
            self.take_message(content, message, header, message.to);
            // Anybody may have opened it.
            self.stored.ownership = Ownership::Guest;
            return;
        };
        let header = StoredHeader::of(message.id, &stored);
        match receive(&stored, &content, message) {
            Received::New(new) => self.take_new(header, *new),
            Received::Known => self.resume(header, stored.saved),
            Received::Old => {
                self.resume(header, stored.saved);
                self.dialog.notice = Some(Notice::OldMessage);
            }
            Received::Overstep(overstep) => {
                self.resume(header, stored.saved);
                self.dialog.notice = Some(Notice::Overstep(overstep, Box::new(content)));
            }
        }
    }

    /// Continues a stored game with what a message added.
    fn take_new(&mut self, header: StoredHeader, new: NewState) {
        let NewState { saved, sent, picks } = new;
        let plies = saved.game.plies();
        self.resume(StoredHeader { sent, ..header }, saved);
        self.show_ply(plies, true);
        if let Some(picks) = picks {
            self.start_race(picks);
        }
    }

    /// Whether the page asks if the opened message is for the reader.
    #[must_use]
    pub fn offers_seat(&self) -> bool {
        self.stored.is_guest() && self.playback.viewed.is_none()
    }

    /// Sits down to the game of a message that is looked at, as its receiver.
    pub(super) fn sit_down(&mut self) {
        if self.stored.is_guest() {
            self.stored.ownership = Ownership::Own;
            self.playback.viewed = None;
            self.rest();
        }
    }

    /// Stores that the message with this number of plies was sent.
    pub(super) fn mark_sent(&mut self, id: GameId, plies: usize) {
        if self.stored.header.id == Some(id) && self.table.game.plies() == plies {
            self.stored.header.sent = Some(plies);
        }
    }

    /// Stores that the message with this number of plies was not sent: the friend
    /// knows what the friend has played, and no more.
    pub(super) fn mark_unsent(&mut self, id: GameId, plies: usize) {
        let StoredHeader {
            id: stored, sent, ..
        } = self.stored.header;
        if stored == Some(id) && sent == Some(plies) && plies == self.table.game.plies() {
            let last = (0..plies)
                .rev()
                .find(|&ply| !self.table.is_for_person(ply, self.table.players));
            let known = last.map(|ply| ply + 1);
            self.stored.header.sent = known.filter(|&known| known < plies);
        }
    }

    /// Replaces the stored game by the one of the message.
    pub(super) fn take_other(&mut self) {
        if let Some(Notice::Overstep(_, content)) = self.dialog.notice.take()
            && let LinkView::Message(message) = content.view
        {
            let me = self.saved().person().unwrap_or(message.to);
            let is_swapped = |it: Option<FairStart>| it == Some(FairStart::Swapped);
            let me = if is_swapped(self.table.fair_start) == is_swapped(content.fair_start) {
                me
            } else {
                me.other()
            };
            self.take_message(*content, message, self.stored.header.clone(), me);
        }
    }

    /// Continues the game of a message; `me` is the player's side.
    fn take_message(
        &mut self,
        content: LinkContent,
        mut message: TurnMessage,
        header: StoredHeader,
        me: Side,
    ) {
        // Only the player knows the salt of the own pick.
        message.proofs[me] = None;
        let mut players = BySide {
            south: Player::Friend,
            north: Player::Friend,
        };
        players[me] = Player::Person;
        let plies = content.game.plies();
        let header = StoredHeader {
            sent: Some(plies),
            ..header
        };
        let saved = SavedGame {
            game: content.game,
            fair_start: content.fair_start,
            ended: content.ended,
            players,
            message: Some(message),
            clock: None,
            opening: 0,
        };
        self.resume(header, saved);
        self.show_ply(plies, true);
    }

    /// Continues a stored game.
    pub(super) fn resume(&mut self, header: StoredHeader, mut saved: SavedGame) {
        let unknown = bound_levels(&mut saved.players);
        let message = saved.message;
        let same = self.stored.header.id.is_some() && self.stored.header.id == header.id;
        let (earlier, is_first) = (self.stored.earlier.clone(), self.stored.is_first);
        self.replace(saved, Ownership::Own);
        if same {
            self.stored.is_first = is_first;
            // A game doesn't lead back to itself.
            self.stored.earlier = earlier;
        }
        self.stored.header = header;
        if let Some(message) = message {
            self.take_offer_and_pick(message);
        }
        if let Some((number, nearest)) = unknown {
            self.dialog.notice = Some(Notice::UnknownLevel { number, nearest });
        }
    }

    /// Takes over the offer and the pick of a message.
    fn take_offer_and_pick(&mut self, message: TurnMessage) {
        let from = message.to.other();
        self.table.offer = message.offer.then_some(from);
        let mut picks = self.race_setup.picks();
        picks[from] = message.pick;
        self.race_setup = RaceSetup::Picks(picks);
        self.pick_proofs = message.proofs;
    }

    /// Takes over what another tab has made of the game.
    pub(super) fn follow(&mut self, stored: StoredGame) {
        let Some(id) = self.stored.header.id else {
            return;
        };
        let header = StoredHeader::of(id, &stored);
        if stored.saved == self.saved() {
            self.stored.header = header;
            return;
        }
        let (view, new_game) = (self.view, self.new_game);
        let notice = self.dialog.notice.take();
        self.resume(header, stored.saved);
        (self.view, self.new_game) = (view, new_game);
        self.dialog.notice = notice;
    }

    /// The side that an invitation leaves to a friend: the bot's, else that of
    /// whoever is to move.
    #[must_use]
    pub fn invited_side(&self) -> Side {
        let bot = Side::ALL.into_iter().find(|&side| !self.is_person(side));
        bot.or(self.table.game.current().position().to_move())
            .unwrap_or(Side::North)
    }

    /// Leaves the other side to a friend elsewhere.
    pub(super) fn invite(&mut self) {
        if self.friend().is_some() {
            return;
        }
        let friend = self.invited_side();
        self.table.players[friend] = Player::Friend;
        self.table.players[friend.other()] = Player::Person;
        self.stored.ownership = Ownership::Own;
        self.stored.header.sent = None;
        self.dialog.notice = None;
        self.table.puzzle = None;
        self.table.clock = None;
        self.playback.viewed = None;
        self.view = View::Board;
        self.table.undone.clear();
        self.clear_offers();
        self.pick_proofs = BySide::default();
        self.rest();
    }
}

/// Replaces the levels of the bot that the page doesn't have by the nearest; returns
/// the numbers of one and of its replacement.
fn bound_levels(players: &mut BySide<Player>) -> Option<(u8, u8)> {
    let mut replaced = None;
    for side in Side::ALL {
        if let Player::Bot(number) = &mut players[side] {
            let nearest = Level::nearest(*number).number;
            if nearest != *number {
                replaced = Some((std::mem::replace(number, nearest), nearest));
            }
        }
    }
    replaced
}

#[cfg(test)]
mod tests;
