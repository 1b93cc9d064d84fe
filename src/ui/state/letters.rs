//! Games by link: letters that come, and what is to be sent.
//!
//! Each of the two keeps the whole game, and a letter carries the whole game, so
//! none depends on an earlier one. What a letter says is taken where the game
//! kept here leads to it; else the game kept here stays.

use super::{Card, Notice, Phase, State, View};
use crate::link::{Kept, Letter, Player, Saved, Shared};
use crate::rules::{BySide, Match, Next, Side, State as Stage};

/// How a letter stands to the game that is kept here.
enum Tidings {
    /// It goes on from there.
    New,
    /// It says what is known.
    Known,
    /// The game kept here has gone on from it.
    Old,
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
            let card = Card {
                id: Some(letter.id),
                begun: now,
                ..Card::default()
            };
            return self.take_letter(shared, letter, card, letter.to);
        };
        let card = Card::of(letter.id, &kept);
        let tidings = tidings(&kept, &shared, letter);
        if let (Tidings::New, Some(me)) = (&tidings, person(&kept.saved)) {
            let picked = kept.saved.letter.is_some_and(|last| last.pick.is_some());
            self.take_letter(shared, letter, card, me);
            // Both had picked, and pick again.
            if picked && letter.pick.is_some() {
                self.notice = Some(Notice::VoidRace);
            }
            return;
        }
        self.resume(card, kept.saved);
        match tidings {
            Tidings::Old => self.notice = Some(Notice::OldLetter),
            Tidings::Other => self.notice = Some(Notice::OtherGame(Box::new(shared))),
            Tidings::New | Tidings::Known => {}
        }
    }

    /// The player takes the game that a letter tells for the one kept here.
    pub(super) fn take_other(&mut self) {
        if let Some(Notice::OtherGame(shared)) = self.notice.take()
            && let crate::link::View::Letter(letter) = shared.view
        {
            let me = person(&self.saved()).unwrap_or(letter.to);
            self.take_letter(*shared, letter, self.card.clone(), me);
        }
    }

    /// Goes on with the game of a letter; `me` is the player's side.
    fn take_letter(&mut self, shared: Shared, letter: Letter, card: Card, me: Side) {
        let mut players = BySide {
            south: Player::Friend,
            north: Player::Friend,
        };
        players[me] = Player::Person;
        let tokens = shared.game.tokens();
        let card = Card {
            sent: Some(tokens),
            ..card
        };
        let saved = Saved {
            game: shared.game,
            ended: shared.ended,
            players,
            letter: Some(letter),
        };
        self.resume(card, saved);
        self.look(tokens, true);
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
        let card = Card::of(id, &kept);
        if kept.saved == self.saved() {
            self.card = card;
            return;
        }
        let (view, choice, notice) = (self.view, self.choice, self.notice.take());
        self.resume(card, kept.saved);
        (self.view, self.choice, self.notice) = (view, choice, notice);
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
        self.puzzle = None;
        self.viewed = None;
        self.view = View::Board;
        self.undone.clear();
        self.answered_all();
        self.rest();
    }
}

/// The only person of a game by link.
fn person(saved: &Saved) -> Option<Side> {
    let mut sides = Side::ALL.into_iter();
    sides.find(|&side| saved.players[side] == Player::Person)
}

fn tidings(kept: &Kept, shared: &Shared, letter: Letter) -> Tidings {
    let Kept { saved, sent, .. } = kept;
    let (here, there) = (saved.game.tokens(), shared.game.tokens());
    let leads = |from: &Match, to: &Match| {
        let mut start = to.clone();
        start.truncate(from.tokens());
        start == *from
    };
    let is_other_course = !leads(&saved.game, &shared.game) && !leads(&shared.game, &saved.game);
    // Both ended it at once, or one while the other moved.
    let ends_otherwise = match (saved.ended, shared.ended) {
        (Some(here), Some(there)) => here != there,
        (Some(_), None) => there > here,
        (None, Some(_)) => there < here,
        (None, None) => false,
    };
    if is_other_course || ends_otherwise {
        return Tidings::Other;
    }
    // One's own letter, or what is picked here and not sent yet.
    let own = saved.players[letter.to] != Player::Person;
    let picked = saved
        .letter
        .is_some_and(|last| last.pick.is_some() && last.to != letter.to);
    if there < here || here == there && saved.ended.is_some() && shared.ended.is_none() {
        Tidings::Old
    } else if here < there || saved.ended != shared.ended {
        Tidings::New
    } else if own || saved.letter == Some(letter) {
        Tidings::Known
    } else if picked && sent.is_none() {
        Tidings::Old
    } else {
        Tidings::New
    }
}

#[cfg(test)]
mod tests;
