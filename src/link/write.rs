//! Writing a link.

use super::bits::{self, Writer};
use super::{
    LONGEST, LinkContent, LinkView, MAX_MOVES, Termination, TurnMessage, check, number_of, padded,
};
use crate::rules::{
    Board, Direction, GameRecord, GameStatus, Match, Next, Opening, Pace, Pit, Position,
    RaceRecord, Restriction, Rounds, Rules, Side, SowDirections,
};

const VERSION: char = '2';

/// What is written; [`LinkContent`] without owning the game.
#[derive(Clone, Copy)]
pub(super) struct Content<'a> {
    pub(super) game: &'a Match,
    pub(super) ended: Option<Termination>,
    pub(super) view: LinkView,
}

/// Writes a link, in format 2, of at most [`LONGEST`] characters; for a shorter
/// one see [`encode_within`].
///
/// An end or a view that doesn't fit the game is left out: an end made by the
/// players of a game that is over on the board, a ply after the last, a best
/// move where nobody is to move.
#[must_use]
pub fn encode(shared: &LinkContent) -> String {
    encode_within(shared, LONGEST).0
}

/// Writes a link of at most `most` characters, in format 2, for where there is
/// room for no more: a QR code takes 2,953 with the address before.
///
/// Of a match too long for that the first rounds are left out, as many as must
/// be; the second value says how many. The match in the link begins with the
/// position that opened the round after them, and of a match whose last round
/// is too long, with the position where it stands. How often the seeds stayed
/// as they were before (Rules 3.3.6) is then forgotten.
///
/// No link is shorter than some 60 characters, whatever is asked for.
#[must_use]
pub fn encode_within(shared: &LinkContent, most: usize) -> (String, usize) {
    let LinkContent { game, ended, view } = shared;
    let (ended, view) = (*ended, *view);
    Content { game, ended, view }.fit(most)
}

impl Content<'_> {
    /// The link of at most so many characters, and how many rounds it leaves
    /// out.
    pub(super) fn fit(self, most: usize) -> (String, usize) {
        let rounds: Vec<_> = self.game.rounds().collect();
        let too_long = |round: &&GameRecord| round.moves().len() > MAX_MOVES as usize;
        let shortest = rounds.iter().rposition(too_long).map_or(0, |last| last + 1);
        for left_out in shortest..rounds.len() {
            let link = self.link(&rounds[left_out..]);
            if link.len() <= most.min(LONGEST) {
                return (link, left_out);
            }
        }
        let current = self.game.current();
        let here = GameRecord::from_position(*current.rules(), *current.position());
        (self.link(&[&here]), rounds.len())
    }

    /// The link of the match from its last rounds.
    fn link(self, rounds: &[&GameRecord]) -> String {
        let game = self.game;
        let rules = game.current().rules();
        let options = rules.options();
        let mut bits = Writer::default();
        bits.put(number_of(rules.variant()), 4);
        bits.put(options.pits.into(), 4);
        bits.put(options.seeds.into(), 4);
        self.head(&mut bits, rounds);
        round(&mut bits, rounds[0]);
        for (number, record) in (game.rounds().len() - rounds.len()..).zip(rounds).skip(1) {
            let row = game.arrangement(number).map_or(&[][..], |row| row.pits());
            bits.put(1, 1);
            bits.put(row.len() as u32, 4);
            for &seeds in row {
                bits.number(seeds.into(), 3);
            }
            round(&mut bits, record);
        }
        bits.put(0, 1);
        let mut bytes = bits.bytes();
        bytes.resize(padded(bytes.len(), VERSION as u8), 0);
        let check = check(VERSION as u8, &bytes);
        bytes.extend_from_slice(&check.to_be_bytes()[1..]);
        let mut text = String::from(VERSION);
        bits::write(&bytes, &mut text);
        text
    }

    /// Start, end and view.
    fn head(self, bits: &mut Writer, rounds: &[&GameRecord]) {
        let rules = rounds[0].rules();
        let start = &rounds[0].positions()[0];
        let first = start.to_move().unwrap_or(self.game.first());
        let usual = *start == rules.start(first) && rules.board().pits() == rules.options().pits;
        bits.put(if usual { first as u32 } else { 2 }, 2);
        let ended = self.ended.filter(|_| can_end(self.game));
        let ended = match ended {
            None => 0,
            Some(Termination::Resigned(side)) => 1 + side as u32,
            Some(Termination::Agreed) => 3,
        };
        bits.put(ended, 2);
        // Each round but the first is opened by an arrangement.
        let written = rounds.iter().map(|round| round.plies() + 1).sum::<usize>() - 1;
        let left_out = self.game.plies() - written;
        match self.view {
            LinkView::Look(plies) if (left_out..=left_out + written).contains(&plies) => {
                bits.put(1, 2);
                bits.number((plies - left_out) as u32, 6);
            }
            LinkView::Puzzle if is_puzzle(self.game) && ended == 0 => bits.put(2, 2),
            LinkView::Message(letter) if fits(&letter, self.game, self.ended) => {
                bits.put(3, 2);
                bits.put(letter.id.bits(), 30);
                bits.put(letter.to as u32, 1);
                bits.put(letter.offer.into(), 1);
                bits.put(letter.pick.is_some().into(), 1);
                if let Some(pit) = letter.pick {
                    bits.put(place(rules.board(), pit), 4);
                }
            }
            _ => bits.put(0, 2),
        }
        if !usual {
            position(bits, rules, start);
        }
    }
}

/// Whether the players can end the match as it stands.
pub(super) fn can_end(game: &Match) -> bool {
    !matches!(game.next(), Next::Over(_))
}

/// Whether there is a best move to find.
pub(super) fn is_puzzle(game: &Match) -> bool {
    game.current().position().to_move().is_some()
}

/// Whether a letter fits its game: a draw is offered only in one that isn't
/// over, and a pit picked, which is the sender's, only for a race to come.
pub(super) fn fits(letter: &TurnMessage, game: &Match, ended: Option<Termination>) -> bool {
    let position = game.current().position();
    let board = position.board();
    let open = can_end(game) && ended.is_none();
    let picked = |pit| {
        open && position.status() == GameStatus::Race
            && board.has(pit)
            && board.owner(pit) == letter.to.other()
    };
    (open || !letter.offer) && letter.pick.is_none_or(picked)
}

/// Bits of a move, and whether its direction is one of them.
pub(super) fn move_width(version: u8, rules: &Rules) -> (u32, bool) {
    let directed = version == b'1' || rules.sow_directions() != SowDirections::Forward;
    let highest = u32::from(rules.options().pits - 1);
    let highest = if directed { highest * 2 + 1 } else { highest };
    (highest.ilog2() + 1, directed)
}

fn place(board: Board, pit: Pit) -> u32 {
    pit.index() as u32 % u32::from(board.pits())
}

fn position(bits: &mut Writer, rules: &Rules, position: &Position) {
    let board = position.board();
    if rules.rounds() == Rounds::Shrinking {
        bits.put((rules.options().pits - board.pits()).into(), 2);
    }
    for pit in board.all_pits() {
        bits.number(position.seeds(pit).into(), 3);
        if rules.marks() {
            match position.mark(pit) {
                None => bits.put(0, 1),
                Some(owner) => bits.put(2 | owner as u32, 2),
            }
        }
    }
    for side in Side::ALL {
        bits.number(position.store(side).into(), 3);
    }
    let state = match position.status() {
        GameStatus::ToMove(side) => side as u32,
        GameStatus::Race => 2,
        GameStatus::Over => 3,
    };
    bits.put(state, 2);
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
    if rules.opening() == Opening::Race {
        bits.put(record.race().is_some().into(), 1);
        if let Some(run) = record.race() {
            race(bits, rules.board(), run);
        }
    }
    bits.number(record.moves().len() as u32, 6);
    let (width, directed) = move_width(VERSION as u8, rules);
    for mv in record.moves() {
        let pit = place(rules.board(), mv.pit);
        let backward = u32::from(mv.direction == Direction::Backward);
        bits.put(if directed { pit * 2 + backward } else { pit }, width);
    }
}

fn race(bits: &mut Writer, board: Board, race: &RaceRecord) {
    for side in Side::ALL {
        bits.put(place(board, race.picks[side]), 4);
    }
    let Pace::Hands(order) = &race.pace else {
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
