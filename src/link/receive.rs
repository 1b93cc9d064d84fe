//! Receiving a turn message: its effect on the stored game.
//!
//! Anybody can make a link with a right checksum, so a message adds only what its
//! sender may decide: the sender's own plies, pick and resignation, an offer of a
//! draw, and the acceptance of one that stands. The sender is the friend of the
//! stored game, whatever the message says. Everything else is an [`Overstep`], which
//! the receiver is asked about.
//!
//! Messages that cross are merged: both sides end with the same game, in any order. The
//! longer of two games holds if it begins with the other; a resignation holds with the plies that the other side had played by then,
//! unless they ended the game; two resignations make a draw; an agreed draw stays one;
//! two pits that were picked for the same race run it.
//!
//! The sides of a fair start (Rules 5.1) are chosen only by the player who didn't make
//! the first move. What the other player sent before learning of a swap, a resignation
//! for example, is read with the sides after it.
//!
//! A pit of the sender is taken for a race only if the sender committed to it, or had not
//! committed to any. A race is refused while the receiver's own pit is still sealed: its
//! sender can't have known that pit.

use super::write::can_end;
use super::{
    Commitment, FairStart, LinkContent, PickProof, SavedGame, StoredGame, Termination, TurnMessage,
    has_turn,
};
use crate::rules::{BySide, GameStatus, Match, NextStep, Pace, Pit, Ply, Side};

/// The effect of a message on the stored game of its receiver.
#[derive(Clone, Debug, PartialEq)]
pub enum Received {
    /// It says nothing new.
    Known,
    /// It is an earlier state of the game.
    Old,
    /// The game goes on.
    New(Box<NewState>),
    /// It decides what its sender may not decide.
    Overstep(Overstep),
}

/// A stored game with what a message added.
#[derive(Clone, Debug, PartialEq)]
pub struct NewState {
    /// The game after the message, as it is to be stored.
    pub saved: SavedGame,
    /// The number of plies that the friend knows, as in [`StoredGame::sent`].
    pub sent: Option<usize>,
    /// Both picks of a race that can be run now.
    pub picks: Option<BySide<Pit>>,
}

/// A decision in a message that is not its sender's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overstep {
    /// It has another game than the stored one.
    OtherGame,
    /// It moves for the receiver.
    Moves,
    /// It changes a pick of the race, or says in which order the seeds were dropped.
    Race,
    /// It chooses the sides for the receiver, or before the first move.
    Sides,
    /// It arranges the row of the receiver.
    Row,
    /// It resigns for the receiver.
    Resignation,
    /// It accepts a draw that nobody offered.
    Draw,
}

impl Overstep {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::OtherGame,
        Self::Moves,
        Self::Race,
        Self::Sides,
        Self::Row,
        Self::Resignation,
        Self::Draw,
    ];

    /// Its name, as messages and `data-overstep` have it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::OtherGame => "other",
            Self::Moves => "moves",
            Self::Race => "race",
            Self::Sides => "sides",
            Self::Row => "row",
            Self::Resignation => "resignation",
            Self::Draw => "draw",
        }
    }
}

/// Returns the effect of a message on the stored game with its id.
#[must_use]
pub fn receive(stored: &StoredGame, content: &LinkContent, message: TurnMessage) -> Received {
    let Some(friend) = stored.friend_side() else {
        return Received::Overstep(Overstep::OtherGame);
    };
    match (stored.saved.fair_start, content.fair_start) {
        (here, there) if here == there => receive_with_sides(stored, content, message, friend),
        (Some(FairStart::Open), Some(choice)) => {
            receive_choice(stored, content, message, friend, choice)
        }
        (Some(choice), Some(FairStart::Open)) => {
            receive_before_choice(stored, content, message, friend, choice)
        }
        _ => Received::Overstep(Overstep::OtherGame),
    }
}

/// The effect of a message with a choice of the sides that is not known here.
fn receive_choice(
    stored: &StoredGame,
    content: &LinkContent,
    message: TurnMessage,
    friend: Side,
    choice: FairStart,
) -> Received {
    if FairStart::Open.chooser(&stored.saved.game) != Some(friend) {
        return Received::Overstep(Overstep::Sides);
    }
    let mut stored = stored.clone();
    stored.saved.choose_sides(choice);
    let friend = match choice {
        FairStart::Swapped => friend.other(),
        FairStart::Open | FairStart::Kept => friend,
    };
    let received = receive_with_sides(&stored, content, message, friend);
    if !matches!(received, Received::Known | Received::Old) {
        return received;
    }
    // Nothing but the choice is new.
    let StoredGame { saved, sent, .. } = stored;
    let is_all_known = saved.ended == content.ended;
    let to = friend.other();
    let message = TurnMessage {
        to,
        offer: message.to == to && message.offer && is_all_known,
        ..message
    };
    Received::New(Box::new(NewState {
        sent: match is_all_known {
            true => Some(saved.game.plies()),
            false => sent,
        },
        saved: SavedGame {
            message: Some(message),
            ..saved
        },
        picks: None,
    }))
}

/// The effect of a message that was sent before the sides were chosen here.
fn receive_before_choice(
    stored: &StoredGame,
    content: &LinkContent,
    mut message: TurnMessage,
    friend: Side,
    choice: FairStart,
) -> Received {
    let mut content = content.clone();
    if choice == FairStart::Swapped {
        content.ended = content.ended.map(Termination::swapped);
        message.to = message.to.other();
    }
    match receive_with_sides(stored, &content, message, friend) {
        Received::New(mut new) => {
            // The friend doesn't know the choice.
            new.sent = stored.sent;
            Received::New(new)
        }
        other => other,
    }
}

/// The effect of a message with the sides as they are chosen in the stored game.
fn receive_with_sides(
    stored: &StoredGame,
    content: &LinkContent,
    message: TurnMessage,
    friend: Side,
) -> Received {
    let (saved, me) = (&stored.saved, friend.other());
    let here = saved.game.plies();
    let is_longer = content.game.plies() > here;
    let overstep = other_game(saved, content, friend)
        .or_else(|| {
            let mut added = here..content.game.plies();
            added.find_map(|ply| overstep_of_ply(saved, content, message, ply, me))
        })
        .or_else(|| overstep_of_end(saved, content, me));
    if let Some(overstep) = overstep {
        return Received::Overstep(overstep);
    }
    let game = if is_longer {
        &content.game
    } else {
        &saved.game
    };
    let ended = join(saved.ended, content.ended).filter(|_| can_end(game));
    if !is_longer && ended == saved.ended {
        return receive_same_game(stored, content, message, friend);
    }
    // The friend joins both in the same way.
    let is_all_sent = stored.sent == Some(here);
    let is_theirs = game.plies() == content.game.plies() && ended == content.ended;
    let message = TurnMessage {
        id: message.id,
        to: me,
        offer: message.to == me && message.offer && ended.is_none(),
        pick: None,
        proofs: proofs(saved, content, message, me),
    };
    Received::New(Box::new(NewState {
        saved: SavedGame {
            game: game.clone(),
            ended,
            message: Some(message),
            ..saved.clone()
        },
        sent: (is_all_sent || is_theirs).then(|| game.plies()),
        picks: None,
    }))
}

/// The overstep of a game that neither continues the stored game nor is an earlier
/// state of it.
fn other_game(saved: &SavedGame, content: &LinkContent, friend: Side) -> Option<Overstep> {
    let (here, there) = (saved.game.plies(), content.game.plies());
    let is_other = if there > here {
        // The friend may have moved before learning of a resignation.
        let goes_on = |ended: Termination| ended == Termination::Resigned(friend.other());
        !content.game.starts_with(&saved.game) || !saved.ended.is_none_or(goes_on)
    } else {
        // Who resigned has not moved since.
        let has_moved = |ply| actor(&saved.game, ply) == Some(friend);
        let is_resigned = content.ended == Some(Termination::Resigned(friend));
        !saved.game.starts_with(&content.game)
            || is_resigned && saved.ended.is_none() && (there..here).any(has_moved)
    };
    is_other.then_some(Overstep::OtherGame)
}

/// The side that decides a ply; `None` for one that nobody decides alone.
fn actor(game: &Match, ply: usize) -> Option<Side> {
    let (record, at) = game.at_ply(ply);
    match game.ply(ply)? {
        Ply::Move(_) => record.positions()[at].to_move(),
        Ply::Arrangement(_) => record.outcome()?.winner.map(Side::other),
        Ply::Race(_) => None,
    }
}

/// The overstep of a ply that a message adds and the friend may not decide.
fn overstep_of_ply(
    saved: &SavedGame,
    content: &LinkContent,
    message: TurnMessage,
    ply: usize,
    me: Side,
) -> Option<Overstep> {
    let game = &content.game;
    let actor = actor(game, ply);
    match game.ply(ply)? {
        Ply::Move(_) => (actor == Some(me)).then_some(Overstep::Moves),
        Ply::Arrangement(row) => {
            let mut before = game.clone();
            before.truncate(ply);
            let is_even = matches!(before.next_step(), NextStep::Arrange(arranging) if arranging.even() == row);
            let is_theirs = actor == Some(me.other()) || actor.is_none() && is_even;
            (!is_theirs).then_some(Overstep::Row)
        }
        Ply::Race(race) => {
            let is_picked = picks(saved)[me] == Some(race.picks[me]);
            let is_kept = is_kept(saved, message, race.picks[me.other()], me.other());
            // The friend can't have run a race with a pit that is still sealed.
            let is_sealed = saved
                .message
                .is_some_and(|last| last.sealed().pick.is_none());
            (!is_picked || !is_kept || is_sealed || race.pace != Pace::Even)
                .then_some(Overstep::Race)
        }
    }
}

/// The pits that were picked for a race to come.
fn picks(saved: &SavedGame) -> BySide<Option<Pit>> {
    let mut picks = BySide::default();
    if let Some(message) = saved.message {
        picks[message.to.other()] = message.pick;
    }
    picks
}

/// Whether a pit of the friend is the one that the friend picked or committed to.
fn is_kept(saved: &SavedGame, message: TurnMessage, pit: Pit, friend: Side) -> bool {
    let commitment = saved.message.and_then(|last| last.commitment(friend));
    match (commitment, message.proofs[friend]) {
        (None, _) => picks(saved)[friend].is_none_or(|pick| pick == pit),
        (Some(commitment), Some(PickProof::Salt(salt))) => {
            Commitment::new(message.id, friend, pit, salt) == commitment
        }
        (Some(_), _) => false,
    }
}

/// The proofs to store with a message: the own salt until the friend knows the race,
/// and the friend's commitment.
fn proofs(
    saved: &SavedGame,
    content: &LinkContent,
    message: TurnMessage,
    me: Side,
) -> BySide<Option<PickProof>> {
    if content.game.current().position().status() != GameStatus::Race {
        return BySide::default();
    }
    let friend = me.other();
    let known = saved.message.and_then(|last| last.commitment(friend));
    let commitment = known.or(message.commitment(friend));
    let mut proofs = BySide::default();
    proofs[me] = saved.message.and_then(|last| last.proofs[me]);
    proofs[friend] = commitment.map(PickProof::Commitment);
    proofs
}

/// The overstep of an end that the friend may not decide.
fn overstep_of_end(saved: &SavedGame, content: &LinkContent, me: Side) -> Option<Overstep> {
    let ended = content.ended.filter(|_| content.ended != saved.ended)?;
    match ended.loser() {
        // A game that was given up can be declared a draw: it takes nothing away.
        None => {
            let is_offered = |message: TurnMessage| message.to != me && message.offer;
            let stands = saved.ended.is_none()
                && content.game.plies() == saved.game.plies()
                && saved.message.is_some_and(is_offered);
            let is_lost = saved.ended.and_then(Termination::loser) == Some(me);
            (!stands && !is_lost).then_some(Overstep::Draw)
        }
        Some(loser) => {
            let is_mine = loser == me && saved.ended != Some(Termination::Agreed);
            is_mine.then_some(Overstep::Resignation)
        }
    }
}

/// The end of a game that both sides may have ended at once.
fn join(one: Option<Termination>, other: Option<Termination>) -> Option<Termination> {
    match (one, other) {
        (Some(one), Some(other)) if one.loser() != other.loser() => Some(Termination::Agreed),
        (one, other) => one.or(other),
    }
}

/// The effect of a message without a new ply or end: an offer, or a pick for the race.
fn receive_same_game(
    stored: &StoredGame,
    content: &LinkContent,
    message: TurnMessage,
    friend: Side,
) -> Received {
    let saved = &stored.saved;
    let is_earlier = content.game.plies() < saved.game.plies();
    if is_earlier || saved.ended.is_some() && content.ended.is_none() {
        return Received::Old;
    }
    let me = friend.other();
    if message.to != me || saved.is_over() {
        return Received::Known;
    }
    if let Some(received) = receive_pick(stored, content, message, friend) {
        return received;
    }
    let has_picked = picks(saved)[me].is_some();
    let is_known = saved
        .message
        .is_some_and(|last| last.to == me && last.offer);
    if message.offer && !is_known && !has_turn(&saved.game, saved.fair_start, friend, has_picked) {
        let proofs = proofs(saved, content, message, me);
        new_message(stored, TurnMessage { proofs, ..message }, None)
    } else {
        Received::Known
    }
}

/// The effect of a pick for the race, or of a commitment to one; `None` if the message
/// has neither.
fn receive_pick(
    stored: &StoredGame,
    content: &LinkContent,
    message: TurnMessage,
    friend: Side,
) -> Option<Received> {
    let (saved, me) = (&stored.saved, friend.other());
    let picks = picks(saved);
    let proofs = proofs(saved, content, message, me);
    let Some(pick) = message.pick else {
        let commitment = message.commitment(friend)?;
        let known = saved.message.and_then(|last| last.commitment(friend));
        return Some(match (known, picks[me].and(saved.message)) {
            (Some(known), _) if known == commitment => Received::Known,
            _ if known.is_some() || picks[friend].is_some() => Received::Overstep(Overstep::Race),
            (_, None) => new_message(stored, TurnMessage { proofs, ..message }, None),
            // Both have picked: the friend is to get the pit.
            (_, Some(own)) => Received::New(Box::new(NewState {
                saved: SavedGame {
                    message: Some(TurnMessage { proofs, ..own }),
                    ..saved.clone()
                },
                sent: None,
                picks: None,
            })),
        });
    };
    if !is_kept(saved, message, pick, friend) {
        return Some(Received::Overstep(Overstep::Race));
    }
    if picks[friend].is_some() {
        return Some(Received::Known);
    }
    let both = picks[me].map(|own| {
        let mut both = BySide::from_fn(|_| pick);
        both[me] = own;
        both
    });
    Some(new_message(stored, TurnMessage { proofs, ..message }, both))
}

fn new_message(stored: &StoredGame, message: TurnMessage, picks: Option<BySide<Pit>>) -> Received {
    Received::New(Box::new(NewState {
        saved: SavedGame {
            message: Some(message),
            ..stored.saved.clone()
        },
        sent: Some(stored.saved.game.plies()),
        picks,
    }))
}
