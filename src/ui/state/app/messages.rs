//! The messages of games by link that are received.
//!
//! Both players store the whole game, and a message carries the whole game, so
//! none depends on an earlier one. [`receive`] says what is taken over of a message to
//! a stored game. Where no such game is stored, whoever opened the message looks at
//! it, until they say that it is for them.

use super::{AppState, Notice};
use crate::link::{
    FairStart, LinkContent, LinkView, NewState, Player, Received, SavedGame, StoredGame,
    TurnMessage, receive,
};
use crate::rules::{BySide, Side};
use crate::ui::state::{Ownership, StoredHeader};

impl AppState {
    /// Receives a message of a game that may be `stored` here.
    pub(super) fn receive_message(
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
            self.game.ownership = Ownership::Guest;
            return;
        };
        let header = StoredHeader::of(message.id, &stored);
        match receive(&stored, &content, message) {
            Received::New(new) => self.take_new(header, *new),
            Received::Known => self.resume(header, stored.saved),
            Received::Old => {
                self.resume(header, stored.saved);
                self.notice = Some(Notice::OldMessage);
            }
            Received::Overstep(overstep) => {
                self.resume(header, stored.saved);
                self.notice = Some(Notice::Overstep(overstep, Box::new(content)));
            }
        }
    }

    /// Continues a stored game with what a message added.
    fn take_new(&mut self, header: StoredHeader, new: NewState) {
        let NewState { saved, sent, picks } = new;
        let plies = saved.game.plies();
        self.resume(StoredHeader { sent, ..header }, saved);
        self.game.show_ply(plies, true);
        if let Some(picks) = picks {
            self.game.start_race(picks);
        }
    }

    /// Replaces the stored game by the one of the message.
    pub(super) fn take_other(&mut self) {
        if let Some(Notice::Overstep(_, content)) = self.notice.take()
            && let LinkView::Message(message) = content.view
        {
            let me = self.game.saved().person().unwrap_or(message.to);
            let is_swapped = |it: Option<FairStart>| it == Some(FairStart::Swapped);
            let me = if is_swapped(self.game.fair_start) == is_swapped(content.fair_start) {
                me
            } else {
                me.other()
            };
            self.take_message(*content, message, self.game.header.clone(), me);
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
        self.game.show_ply(plies, true);
    }

    /// Leaves the other side to a friend elsewhere.
    pub(super) fn invite(&mut self) {
        if self.game.friend().is_none() {
            self.game.invite();
            self.notice = None;
        }
    }
}

#[cfg(test)]
mod tests;
