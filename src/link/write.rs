//! Writing a link.

use super::bits::{self, Writer};
use super::{
    Commitment, FairStart, LinkContent, LinkView, MAX_LINK_LENGTH, MAX_MOVES, PickProof, Salt,
    Termination, TurnMessage, VERSION, check, number_of, padded,
};
use crate::rules::{
    Board, BySide, Direction, GameRecord, GameStatus, Match, Move, NextStep, Pace, Pit, Position,
    RaceRecord, Restriction, Rounds, Rules, Side, SowDirections,
};

/// Writes a link of at most [`MAX_LINK_LENGTH`] characters; for a shorter one see
/// [`encode_within`].
///
/// An end or a view that doesn't fit the game is left out: a termination of a
/// game that is over on the board, a ply after the last, a puzzle where nobody is
/// to move. A loss on time becomes a resignation. The game must have a size of
/// [`Variant::rules`](crate::rules::Variant::rules): another can't be read.
#[must_use]
pub fn encode(content: &LinkContent) -> String {
    encode_within(content, MAX_LINK_LENGTH).0
}

/// Writes a link of at most `max_len` characters. A QR code, for example, holds 2,953 with
/// the page's address.
///
/// If the match is too long for that, as many of the first rounds as necessary
/// are left out; the second value is their number. The match in the link then
/// begins with the position that opened the next round or, if the last round
/// alone is too long, with the current position. The count of rounds that left
/// the seeds unchanged (Rules 3.3.6) starts again there.
///
/// The shortest link has up to 60 characters (105 with proofs of picks), even if `max_len`
/// is less.
#[must_use]
pub fn encode_within(content: &LinkContent, max_len: usize) -> (String, usize) {
    let rounds: Vec<_> = content.game.rounds().collect();
    let too_long = |round: &&GameRecord| round.moves().len() > MAX_MOVES as usize;
    let shortest = rounds.iter().rposition(too_long).map_or(0, |last| last + 1);
    for left_out in shortest..rounds.len() {
        let link = content.link(&rounds[left_out..], left_out);
        if link.len() <= max_len.min(MAX_LINK_LENGTH) {
            return (link, left_out);
        }
    }
    let current = content.game.current();
    let here = GameRecord::from_position(*current.rules(), *current.position());
    // Without the first move there is nothing to choose the sides by.
    let is_kept = |it: &FairStart| *it != FairStart::Open || content.game.plies() == 0;
    let content = LinkContent {
        fair_start: content.fair_start.filter(is_kept),
        ..content.clone()
    };
    (content.link(&[&here], rounds.len() - 1), rounds.len())
}

impl LinkContent {
    /// Writes the last rounds of the match, from the one with that number on.
    fn link(&self, rounds: &[&GameRecord], from: usize) -> String {
        let game = &self.game;
        let mut bits = Writer::default();
        put_rules(&mut bits, game.current().rules());
        self.head(
            &mut bits,
            rounds,
            game.first_of(from).unwrap_or(game.first()),
        );
        round(&mut bits, rounds[0]);
        for (number, record) in (from..).zip(rounds).skip(1) {
            let row = game.arrangement(number).map_or(&[][..], |row| row.pits());
            bits.put(1, 1);
            bits.put(row.len() as u32, 4);
            for &seeds in row {
                bits.number(seeds.into(), 3);
            }
            round(&mut bits, record);
        }
        bits.put(0, 1);
        sealed(VERSION, bits)
    }

    /// The message, if it fits the game.
    fn message(&self) -> Option<TurnMessage> {
        match self.view {
            LinkView::Message(message) => {
                Some(message).filter(|it| fits(it, &self.game, self.ended))
            }
            LinkView::Play | LinkView::AtPly(_) | LinkView::Puzzle => None,
        }
    }

    /// The choice of the sides, if it fits the game.
    fn fair_start(&self) -> Option<FairStart> {
        self.fair_start.filter(|it| it.fits(&self.game))
    }

    /// Start, end, view and fair start. The first of the rounds was begun by `first`.
    fn head(&self, bits: &mut Writer, rounds: &[&GameRecord], first: Side) {
        let rules = rounds[0].rules();
        let start = &rounds[0].positions()[0];
        let usual =
            *start == rules.start(first) && rules.board().pits_per_side() == rules.options().pits;
        bits.put(if usual { first as u32 } else { 2 }, 2);
        let ended = self.ended.filter(|_| can_end(&self.game));
        let ended = match ended {
            None => 0,
            Some(Termination::Resigned(side) | Termination::TimedOut(side)) => 1 + side as u32,
            Some(Termination::Agreed) => 3,
        };
        bits.put(ended, 2);
        // Each round but the first is opened by an arrangement.
        let written = rounds.iter().map(|round| round.plies() + 1).sum::<usize>() - 1;
        let left_out = self.game.plies() - written;
        match self.view {
            LinkView::AtPly(plies) if (left_out..=left_out + written).contains(&plies) => {
                bits.put(1, 2);
                bits.number((plies - left_out) as u32, 6);
            }
            LinkView::Puzzle if is_puzzle(&self.game) && ended == 0 => bits.put(2, 2),
            _ => match self.message() {
                Some(sent) => {
                    bits.put(3, 2);
                    message(bits, rules, &sent);
                }
                None => bits.put(0, 2),
            },
        }
        let mut all = FairStart::ALL.into_iter();
        let place = all.position(|it| self.fair_start() == Some(it));
        bits.put(place.map_or(0, |place| place as u32 + 1), 2);
        if !usual {
            position(bits, rules, start, first);
        }
    }
}

/// Writes a content with its padding and its checksum as a text.
pub(super) fn sealed(version: u8, bits: Writer) -> String {
    let mut bytes = bits.bytes();
    bytes.resize(padded(bytes.len()), 0);
    let check = check(version, &bytes);
    bytes.extend_from_slice(&check.to_be_bytes()[1..]);
    let mut text = String::from(char::from(version));
    bits::write(&bytes, &mut text);
    text
}

/// Writes a game and its size.
pub(super) fn put_rules(bits: &mut Writer, rules: &Rules) {
    let options = rules.options();
    bits.put(number_of(rules.variant()), 4);
    bits.put(options.pits.into(), 4);
    bits.put(options.seeds.into(), 4);
}

/// Returns whether the match is still open, so that the players can end it.
pub(super) fn can_end(game: &Match) -> bool {
    !matches!(game.next_step(), NextStep::Over(_))
}

/// Returns whether there is a best move to find.
pub(super) fn is_puzzle(game: &Match) -> bool {
    game.current().position().to_move().is_some()
}

/// Returns whether a message fits its game: a draw can be offered only before the
/// end, a pit of the sender can be picked only before the race, and only a game with a
/// race has proofs of picks.
pub(super) fn fits(message: &TurnMessage, game: &Match, ended: Option<Termination>) -> bool {
    let position = game.current().position();
    let board = position.board();
    let open = can_end(game) && ended.is_none();
    let picked = |pit| {
        open && position.status() == GameStatus::Race
            && board.has(pit)
            && board.owner(pit) == message.to.other()
    };
    let has_race = game.current().rules().fields().has_race;
    (open || !message.offer)
        && message.pick.is_none_or(picked)
        && (has_race || message.proofs == BySide::default())
}

/// The number of bits of a move, and whether one of them is its direction.
pub(super) fn move_width(rules: &Rules) -> (u32, bool) {
    let directed = rules.fields().sow_directions != SowDirections::Forward;
    let highest = u32::from(rules.options().pits - 1);
    let highest = if directed { highest * 2 + 1 } else { highest };
    (highest.ilog2() + 1, directed)
}

fn message(bits: &mut Writer, rules: &Rules, message: &TurnMessage) {
    bits.put(message.id.bits(), 30);
    bits.put(message.to as u32, 1);
    bits.put(message.offer.into(), 1);
    bits.put(message.pick.is_some().into(), 1);
    if let Some(pit) = message.pick {
        bits.put(index_in_row(rules.board(), pit), 4);
    }
    if !rules.fields().has_race {
        return;
    }
    for side in Side::ALL {
        let (kind, bytes) = match &message.proofs[side] {
            None => (0, &[][..]),
            Some(PickProof::Commitment(Commitment(bytes))) => (1, &bytes[..]),
            Some(PickProof::Salt(Salt(bytes))) => (2, &bytes[..]),
        };
        bits.put(kind, 2);
        for &byte in bytes {
            bits.put(byte.into(), 8);
        }
    }
}

fn index_in_row(board: Board, pit: Pit) -> u32 {
    pit.index() as u32 % u32::from(board.pits_per_side())
}

pub(super) fn position(bits: &mut Writer, rules: &Rules, position: &Position, first: Side) {
    let board = position.board();
    if rules.rounds() == Rounds::Shrinking {
        bits.put((rules.options().pits - board.pits_per_side()).into(), 2);
    }
    if rules.rounds() != Rounds::Single {
        bits.put(first as u32, 1);
    }
    for pit in board.all_pits() {
        bits.number(position.seeds(pit).into(), 3);
        if rules.fields().marks() {
            match position.mark(pit) {
                None => bits.put(0, 1),
                Some(owner) => bits.put(2 | owner as u32, 2),
            }
        }
    }
    for side in Side::ALL {
        bits.number(position.store(side).into(), 3);
    }
    let status = match position.status() {
        GameStatus::ToMove(side) => side as u32,
        GameStatus::Race => 2,
        GameStatus::Over => 3,
    };
    bits.put(status, 2);
    match position.restriction() {
        None => bits.put(0, 2),
        Some(Restriction::Barred(pit)) => {
            bits.put(1, 2);
            bits.put(pit.index() as u32, 5);
        }
        Some(Restriction::Again { direction, failed }) => {
            bits.put(2 + direction as u32, 2);
            bits.number(failed.into(), 3);
        }
    }
}

fn round(bits: &mut Writer, record: &GameRecord) {
    let rules = record.rules();
    if rules.fields().has_race {
        bits.put(record.race().is_some().into(), 1);
        if let Some(run) = record.race() {
            race(bits, rules.board(), run);
        }
    }
    bits.number(record.moves().len() as u32, 6);
    for &mv in record.moves() {
        put_move(bits, rules, mv);
    }
}

pub(super) fn put_move(bits: &mut Writer, rules: &Rules, mv: Move) {
    let (width, directed) = move_width(rules);
    let pit = index_in_row(rules.board(), mv.pit);
    let backward = u32::from(mv.direction == Direction::Backward);
    bits.put(if directed { pit * 2 + backward } else { pit }, width);
}

fn race(bits: &mut Writer, board: Board, race: &RaceRecord) {
    for side in Side::ALL {
        bits.put(index_in_row(board, race.picks[side]), 4);
    }
    let Pace::Recorded(order) = &race.pace else {
        return bits.put(0, 1);
    };
    bits.put(1, 1);
    let last = order.last().copied().unwrap_or(Side::South);
    let run = order.iter().rev().take_while(|&&side| side == last).count();
    let before = order.len() - run;
    bits.number(before as u32, 6);
    for &side in &order[..before] {
        bits.put(side as u32, 1);
    }
    bits.number(run as u32, 6);
    bits.put(last as u32, 1);
}
