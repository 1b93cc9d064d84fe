//! Games by link: letters that come, and what is to be sent.
//!
//! Each of the two keeps the whole game, and a letter carries the whole game, so
//! none depends on an earlier one. What a letter says is taken where the game
//! kept here leads to it; else the game kept here stays.

use super::{Card, Notice, Phase, RaceSetup, State, View};
use crate::link::{LinkContent, Player, SavedGame, StoredGame, TurnMessage};
use crate::rules::{BySide, GameStatus, Match, Next, Side};

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
        self.table.friend()
    }

    /// Whether the game by link waits for the friend.
    pub(super) fn awaits_friend(&self) -> bool {
        let Some(friend) = self.friend() else {
            return false;
        };
        match (
            self.table.game.next(),
            self.table.game.current().position().status(),
        ) {
            (Next::Over(_), _) => false,
            (Next::Arrange(arranging), _) => arranging.by == Some(friend),
            (Next::Play, GameStatus::Race) => self.opening.picks()[friend.other()].is_some(),
            (Next::Play, stage) => stage == GameStatus::ToMove(friend),
        }
    }

    /// Whether the friend doesn't know yet what was done here.
    #[must_use]
    pub fn is_unsent(&self) -> bool {
        self.friend().is_some()
            && matches!(self.phase(), Phase::Waiting | Phase::Over)
            && self.stored.card.sent != Some(self.table.game.plies())
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
        self.table.is_asked_for_draw()
    }

    /// Whether the near row is North's: by the setting, and in a game by link as
    /// the player sits.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        self.device.settings.flipped != (self.friend() == Some(Side::South))
    }

    /// The letter that goes with the game: to be sent once it is the friend's
    /// turn, else the one that was read.
    #[must_use]
    pub fn letter(&self) -> Option<TurnMessage> {
        let friend = self.friend()?;
        let over = self.is_over();
        let to = if over || self.awaits_friend() {
            friend
        } else {
            friend.other()
        };
        Some(TurnMessage {
            id: self.stored.card.id?,
            to,
            offer: !over && self.table.offer == Some(to.other()),
            pick: self.opening.picks()[to.other()].filter(|_| !over),
        })
    }

    /// A letter has come, in a game that may be `kept` here.
    pub(super) fn arrive(
        &mut self,
        shared: LinkContent,
        letter: TurnMessage,
        kept: Option<StoredGame>,
        now: u64,
    ) {
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
            let picked = kept.saved.message.is_some_and(|last| last.pick.is_some());
            self.take_letter(shared, letter, card, me);
            // Both had picked, and pick again.
            if picked && letter.pick.is_some() {
                self.dialog.notice = Some(Notice::VoidRace);
            }
            return;
        }
        self.resume(card, kept.saved);
        match tidings {
            Tidings::Old => self.dialog.notice = Some(Notice::OldLetter),
            Tidings::Other => self.dialog.notice = Some(Notice::OtherGame(Box::new(shared))),
            Tidings::New | Tidings::Known => {}
        }
    }

    /// The player takes the game that a letter tells for the one kept here.
    pub(super) fn take_other(&mut self) {
        if let Some(Notice::OtherGame(shared)) = self.dialog.notice.take()
            && let crate::link::LinkView::Message(letter) = shared.view
        {
            let me = person(&self.saved()).unwrap_or(letter.to);
            self.take_letter(*shared, letter, self.stored.card.clone(), me);
        }
    }

    /// Goes on with the game of a letter; `me` is the player's side.
    fn take_letter(&mut self, shared: LinkContent, letter: TurnMessage, card: Card, me: Side) {
        let mut players = BySide {
            south: Player::Friend,
            north: Player::Friend,
        };
        players[me] = Player::Person;
        let plies = shared.game.plies();
        let card = Card {
            sent: Some(plies),
            ..card
        };
        let saved = SavedGame {
            game: shared.game,
            ended: shared.ended,
            players,
            message: Some(letter),
        };
        self.resume(card, saved);
        self.look(plies, true);
    }

    /// Goes on with a game that is kept.
    pub(super) fn resume(&mut self, card: Card, saved: SavedGame) {
        let letter = saved.message;
        let same = self.stored.card.id.is_some() && self.stored.card.id == card.id;
        let earlier = self.stored.earlier.clone();
        self.replace(saved, true);
        if same {
            // It has been left for itself.
            self.stored.earlier = earlier;
        }
        self.stored.card = card;
        if let Some(letter) = letter {
            self.read(letter);
        }
    }

    /// What a letter says besides the game.
    fn read(&mut self, letter: TurnMessage) {
        let from = letter.to.other();
        self.table.offer = letter.offer.then_some(from);
        let mut picks = self.opening.picks();
        picks[from] = letter.pick;
        self.opening = RaceSetup::Picks(picks);
    }

    /// The game has changed in another tab.
    pub(super) fn follow(&mut self, kept: StoredGame) {
        let Some(id) = self.stored.card.id else {
            return;
        };
        let card = Card::of(id, &kept);
        if kept.saved == self.saved() {
            self.stored.card = card;
            return;
        }
        let (view, new_game) = (self.view, self.new_game);
        let notice = self.dialog.notice.take();
        self.resume(card, kept.saved);
        (self.view, self.new_game) = (view, new_game);
        self.dialog.notice = notice;
    }

    /// The other side is left to a friend elsewhere: the bot's, else that of
    /// whoever is to move.
    pub(super) fn invite(&mut self) {
        if self.friend().is_some() {
            return;
        }
        let bot = Side::ALL.into_iter().find(|&side| !self.is_person(side));
        let friend = bot.or(self.position().to_move()).unwrap_or(Side::North);
        self.table.players[friend] = Player::Friend;
        self.table.players[friend.other()] = Player::Person;
        self.stored.own = true;
        self.stored.card.sent = None;
        self.dialog.notice = None;
        self.table.puzzle = None;
        self.playback.viewed = None;
        self.view = View::Board;
        self.table.undone.clear();
        self.clear_offers();
        self.rest();
    }
}

/// The only person of a game by link.
fn person(saved: &SavedGame) -> Option<Side> {
    let mut sides = Side::ALL.into_iter();
    sides.find(|&side| saved.players[side] == Player::Person)
}

fn tidings(kept: &StoredGame, shared: &LinkContent, letter: TurnMessage) -> Tidings {
    let StoredGame { saved, sent, .. } = kept;
    let (here, there) = (saved.game.plies(), shared.game.plies());
    let leads = |from: &Match, to: &Match| {
        let mut start = to.clone();
        start.truncate(from.plies());
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
        .message
        .is_some_and(|last| last.pick.is_some() && last.to != letter.to);
    if there < here || here == there && saved.ended.is_some() && shared.ended.is_none() {
        Tidings::Old
    } else if here < there || saved.ended != shared.ended {
        Tidings::New
    } else if own || saved.message == Some(letter) {
        Tidings::Known
    } else if picked && sent.is_none() {
        Tidings::Old
    } else {
        Tidings::New
    }
}

#[cfg(test)]
mod tests;
