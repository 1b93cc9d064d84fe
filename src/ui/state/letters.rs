//! Games by link: letters that come, and what is to be sent.
//!
//! Each of the two keeps the whole game, and a letter carries the whole game, so
//! none depends on an earlier one. What a letter says is taken where the game
//! kept here leads to it; else the game kept here stays.

use super::{Card, Notice, Phase, State, View};
use crate::link::{Kept, Letter, Name, Player, Saved, Shared};
use crate::rules::{BySide, Match, Next, Side, State as Stage};

/// How a letter stands to the game that is kept here.
enum Tidings {
    /// It goes on from there.
    New,
    /// It says what is known.
    Known,
    /// The game kept here has gone on from it.
    Old,
    /// The player has gone on with it elsewhere.
    Own,
    /// It tells another game.
    Other,
}

impl State {
    /// The side of a friend elsewhere, in a game by link.
    #[must_use]
    pub fn friend(&self) -> Option<Side> {
        let mut sides = Side::ALL.into_iter();
        sides.find(|&side| self.players[side] == Player::Friend)
    }

    /// Whether the game by link waits for the friend.
    pub(super) fn awaits_friend(&self) -> bool {
        let Some(friend) = self.friend() else {
            return false;
        };
        match (self.game.next(), self.game.current().position().state()) {
            (Next::Over(_), _) => false,
            (Next::Arrange(arranging), _) => arranging.by == Some(friend),
            (Next::Play, Stage::Race) => self.picks[friend.other()].is_some(),
            (Next::Play, stage) => stage == Stage::ToMove(friend),
        }
    }

    /// Whether the friend doesn't know yet what was done here.
    #[must_use]
    pub fn is_unsent(&self) -> bool {
        self.friend().is_some()
            && matches!(self.phase(), Phase::Waiting | Phase::Over)
            && self.card.sent != Some(self.game.tokens())
    }

    /// Whether a letter was sent that the friend has still to answer.
    #[must_use]
    pub fn is_sent(&self) -> bool {
        self.phase() == Phase::Waiting && !self.is_unsent()
    }

    /// Who is asked whether a draw is agreed: at one screen the other player, by
    /// link whoever gets the letter.
    #[must_use]
    pub fn is_asked_for_draw(&self) -> bool {
        self.offer
            .is_some_and(|by| self.friend().is_none_or(|friend| friend == by))
    }

    /// Whether the near row is North's: by the setting, and in a game by link as
    /// the player sits.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        self.settings.flipped != (self.friend() == Some(Side::South))
    }

    /// The letter that goes with the game: to be sent once it is the friend's
    /// turn, else the one that was read.
    #[must_use]
    pub fn letter(&self) -> Option<Letter> {
        let friend = self.friend()?;
        let over = self.is_over();
        let to = if over || self.awaits_friend() {
            friend
        } else {
            friend.other()
        };
        Some(Letter {
            id: self.card.id?,
            to,
            offer: !over && self.offer == Some(to.other()),
            pick: self.picks[to.other()].filter(|_| !over),
        })
    }

    /// A letter has come, in a game that may be `kept` here.
    pub(super) fn arrive(&mut self, shared: Shared, letter: Letter, kept: Option<Kept>, now: u64) {
        let Some(kept) = kept else {
            return self.take_letter(shared, letter, now, Name::default());
        };
        match tidings(&kept.saved, &shared, letter) {
            Tidings::New => self.take_letter(shared, letter, kept.begun, kept.friend),
            Tidings::Own => {
                let card = Card::of(letter.id, &kept);
                let saved = Saved {
                    game: shared.game,
                    ended: shared.ended,
                    players: kept.saved.players,
                    letter: Some(letter),
                };
                self.resume(card, saved);
                self.card.sent = Some(self.game.tokens());
            }
            Tidings::Known => self.resume(Card::of(letter.id, &kept), kept.saved),
            Tidings::Old => {
                self.resume(Card::of(letter.id, &kept), kept.saved);
                self.notice = Some(Notice::OldLetter);
            }
            Tidings::Other => {
                self.resume(Card::of(letter.id, &kept), kept.saved);
                self.notice = Some(Notice::OtherGame(Box::new(shared)));
            }
        }
    }

    /// The player takes the game that a letter tells for the one kept here.
    pub(super) fn take_other(&mut self) {
        if let Some(Notice::OtherGame(shared)) = self.notice.take()
            && let crate::link::View::Letter(letter) = shared.view
        {
            let Card { begun, friend, .. } = self.card.clone();
            self.take_letter(*shared, letter, begun, friend);
        }
    }

    fn take_letter(&mut self, shared: Shared, letter: Letter, begun: u64, friend: Name) {
        let mut players = BySide {
            south: Player::Friend,
            north: Player::Friend,
        };
        players[letter.to] = Player::Person;
        let tokens = shared.game.tokens();
        let card = Card {
            id: Some(letter.id),
            begun,
            friend,
            sent: Some(tokens),
        };
        let saved = Saved {
            game: shared.game,
            ended: shared.ended,
            players,
            letter: Some(letter),
        };
        self.resume(card, saved);
        self.look(tokens, true);
        self.read(letter);
    }

    /// Goes on with a game that is kept.
    pub(super) fn resume(&mut self, card: Card, saved: Saved) {
        let letter = saved.letter;
        let same = self.card.id.is_some() && self.card.id == card.id;
        let earlier = self.earlier.clone();
        self.replace(saved, true);
        if same {
            // It has been left for itself.
            self.earlier = earlier;
        }
        self.card = card;
        if let Some(letter) = letter {
            self.read(letter);
        }
    }

    /// What a letter says besides the game.
    fn read(&mut self, letter: Letter) {
        let from = letter.to.other();
        self.offer = letter.offer.then_some(from);
        self.picks[from] = letter.pick;
    }

    /// The game has changed in another tab.
    pub(super) fn follow(&mut self, kept: Kept) {
        let Some(id) = self.card.id else { return };
        let (view, notice) = (self.view, self.notice.take());
        self.resume(Card::of(id, &kept), kept.saved);
        (self.view, self.notice) = (view, notice);
    }

    /// The other side is left to a friend elsewhere: the bot's, else that of
    /// whoever is to move.
    pub(super) fn invite(&mut self) {
        if self.friend().is_some() {
            return;
        }
        let bot = Side::ALL.into_iter().find(|&side| !self.is_person(side));
        let friend = bot.or(self.position().to_move()).unwrap_or(Side::North);
        self.players[friend] = Player::Friend;
        self.players[friend.other()] = Player::Person;
        self.own = true;
        self.card.sent = None;
        self.notice = None;
        self.viewed = None;
        self.view = View::Board;
        self.undone.clear();
        self.rest();
    }
}

fn tidings(kept: &Saved, shared: &Shared, letter: Letter) -> Tidings {
    let (here, there) = (kept.game.tokens(), shared.game.tokens());
    let leads = |from: &Match, to: &Match| {
        let mut start = to.clone();
        start.truncate(from.tokens());
        start == *from
    };
    if !leads(&kept.game, &shared.game) && !leads(&shared.game, &kept.game) {
        return Tidings::Other;
    }
    // One's own letter, or a letter that has been read.
    let own = kept.players[letter.to] != Player::Person;
    let known = here == there && kept.ended == shared.ended && kept.letter == Some(letter);
    if there < here || here == there && kept.ended.is_some() && shared.ended.is_none() {
        Tidings::Old
    } else if known || own && here == there {
        Tidings::Known
    } else if kept.ended.is_some() && here < there {
        Tidings::Other
    } else if own {
        Tidings::Own
    } else {
        Tidings::New
    }
}

#[cfg(test)]
mod tests;
