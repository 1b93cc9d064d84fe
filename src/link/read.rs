//! Reading a link and replaying its game.

use crc::CRC_24_OPENPGP;

use super::bits::{self, OutOfBits, Reader};
use super::write::{can_end, fits, is_puzzle, move_width};
use super::{
    CHECK_BYTES, Commitment, FairStart, GameId, LinkContent, LinkError, LinkView, MAX_LINK_LENGTH,
    MAX_MOVES, PickProof, Salt, Termination, TurnMessage, VERSION, check, game_of, padded,
};
use crate::rules::{
    Arrangement, Board, BySide, Direction, GameStatus, Match, Move, Options, Pace, Pit, Ply, Race,
    RaceRecord, RecordError, RecordErrorKind, Restriction, Rounds, Rules, Setup, Side,
};

/// Reads a link and replays its game.
///
/// # Errors
/// The first fault. [`LinkError::game`] is the part of the game that could be
/// read nevertheless.
pub fn decode(text: &str) -> Result<LinkContent, LinkError> {
    let bytes = text.as_bytes();
    match bytes.first() {
        None => return Err(LinkError::CutOff { game: None }),
        Some(&VERSION) => {}
        Some(&older @ b'1'..VERSION) => return Err(LinkError::Older(older.into())),
        Some(&newer @ VERSION..=b'9') => return Err(LinkError::Newer(newer.into())),
        Some(_) => return Err(LinkError::Foreign),
    }
    let (bytes, is_whole) = bytes_of(text, MAX_LINK_LENGTH)?;
    if let Some(content) = content_of(VERSION, &bytes).filter(|_| is_whole) {
        let mut bits = Reader::new(content);
        let shared = read(&mut bits)?;
        if is_at_end(&mut bits, content) {
            return Ok(shared);
        }
    }
    if has_one_wrong_character(&bytes) {
        return Err(LinkError::Mistyped);
    }
    // If the end is missing, the content needs more bytes than there are.
    let mut bits = Reader::new(&bytes);
    let read = read(&mut bits);
    let whole = padded(bytes.len() - bits.left() / 8) + CHECK_BYTES;
    Err(match read {
        Err(cut_off @ LinkError::CutOff { .. }) => cut_off,
        Ok(LinkContent { game, .. }) if bytes.len() < whole => LinkError::CutOff {
            game: Some(Box::new(game)),
        },
        _ => LinkError::Mistyped,
    })
}

/// The bytes of a text after its version, and whether the text is whole.
pub(super) fn bytes_of(text: &str, max_len: usize) -> Result<(Vec<u8>, bool), LinkError> {
    if text.len() > max_len {
        return Err(LinkError::TooLong);
    }
    let strange = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if let Some((at, character)) = text.chars().enumerate().find(|&(_, c)| strange(c)) {
        return Err(LinkError::Character(at + 1, character));
    }
    Ok(bits::read(&text.as_bytes()[1..]))
}

/// The bytes before the checksum, if it is right.
pub(super) fn content_of(version: u8, bytes: &[u8]) -> Option<&[u8]> {
    let (content, &[high, middle, low]) = bytes.split_last_chunk::<CHECK_BYTES>()?;
    let is_right = check(version, content) == u32::from_be_bytes([0, high, middle, low]);
    is_right.then_some(content)
}

/// Returns whether only the padding of a content is left.
pub(super) fn is_at_end(bits: &mut Reader<'_>, content: &[u8]) -> bool {
    let is_filled = padded(content.len() - bits.left() / 8) == content.len();
    is_filled && bits.take(bits.left() as u32).is_ok_and(|rest| rest == 0)
}

/// Returns whether another character in one place makes the link right. A wrong
/// character can look like a missing end.
///
/// A checksum is linear: a wrong bit changes it by a value that depends only on the
/// distance of the bit from the end. The values of each character's bits are compared
/// with the difference of the checksums.
fn has_one_wrong_character(bytes: &[u8]) -> bool {
    let Some((content, &[high, middle, low])) = bytes.split_last_chunk::<CHECK_BYTES>() else {
        return false;
    };
    let found = u32::from_be_bytes([0, high, middle, low]);
    let difference = check(VERSION, content) ^ found;
    let bits = bytes.len() * 8;
    let mut change = 1;
    let mut changes = vec![0; bits];
    for value in changes.iter_mut().rev() {
        *value = change;
        change = times_two(change);
    }
    let is_corrected = |(number, changes): (usize, &[u32])| {
        (1_u32..1 << changes.len()).any(|wrong| {
            let wrong_bits = || (0..changes.len()).filter(move |bit| wrong >> bit & 1 == 1);
            if wrong_bits().fold(0, |sum, bit| sum ^ changes[bit]) != difference {
                return false;
            }
            let mut corrected = bytes.to_vec();
            for bit in wrong_bits() {
                let at = number * CHARACTER_BITS + bit;
                corrected[at / 8] ^= 0x80 >> (at % 8);
            }
            is_right(&corrected)
        })
    };
    changes.chunks(CHARACTER_BITS).enumerate().any(is_corrected)
}

/// The bits of a character of base64url.
const CHARACTER_BITS: usize = 6;

/// The value of a bit in the checksum, one place further from the end.
fn times_two(value: u32) -> u32 {
    let doubled = value << 1;
    if doubled >> CRC_24_OPENPGP.width == 0 {
        doubled
    } else {
        (doubled ^ CRC_24_OPENPGP.poly) & 0xff_ffff
    }
}

/// Returns whether content and checksum are those of a link that can be opened.
fn is_right(bytes: &[u8]) -> bool {
    let mut text = String::from(char::from(VERSION));
    bits::write(bytes, &mut text);
    decode(&text).is_ok()
}

impl From<OutOfBits> for LinkError {
    fn from(_: OutOfBits) -> Self {
        Self::CutOff { game: None }
    }
}

/// Reads a game and its size.
pub(super) fn take_rules(bits: &mut Reader<'_>) -> Result<Rules, LinkError> {
    let variant = game_of(bits.take(4)?).ok_or(LinkError::UnknownGame)?;
    let options = Options {
        pits: bits.take(4)? as u8,
        seeds: bits.take(4)? as u8,
    };
    variant.rules(options).map_err(LinkError::Options)
}

fn read(bits: &mut Reader<'_>) -> Result<LinkContent, LinkError> {
    let rules = take_rules(bits)?;
    let start = bits.take(2)?;
    let ended = match bits.take(2)? {
        0 => None,
        1 => Some(Termination::Resigned(Side::South)),
        2 => Some(Termination::Resigned(Side::North)),
        _ => Some(Termination::Agreed),
    };
    let view = match bits.take(2)? {
        0 => LinkView::Play,
        1 => LinkView::AtPly(bits.number(6)? as usize),
        2 => LinkView::Puzzle,
        _ => LinkView::Message(message(bits, &rules)?),
    };
    let fair_start = match bits.take(2)? {
        0 => None,
        number => Some(FairStart::ALL[number as usize - 1]),
    };
    let mut game = match start {
        0 => Match::new(rules, Side::South),
        1 => Match::new(rules, Side::North),
        2 => from_position(bits, rules)?,
        _ => return Err(LinkError::Mistyped),
    };
    if let Err(fault) = rounds(bits, &mut game) {
        let ply = game.plies() + 1;
        let game = Box::new(game);
        return Err(match fault {
            Fault::OutOfBits => LinkError::CutOff { game: Some(game) },
            Fault::TooLong => LinkError::TooLong,
            Fault::Ply(kind) => LinkError::Ply {
                error: RecordError { ply, kind },
                game,
            },
        });
    }
    if ended.is_some() && !can_end(&game) {
        let game = Box::new(game);
        return Err(LinkError::Termination { game });
    }
    let can_be_seen = match view {
        LinkView::Play => true,
        LinkView::AtPly(plies) => plies <= game.plies(),
        LinkView::Puzzle => is_puzzle(&game) && ended.is_none(),
        LinkView::Message(message) => fits(&message, &game, ended),
    };
    if !can_be_seen || fair_start.is_some_and(|it| !it.fits(&game)) {
        let game = Box::new(game);
        return Err(LinkError::View { game });
    }
    Ok(LinkContent {
        game,
        fair_start,
        ended,
        view,
    })
}

fn side(bit: u32) -> Side {
    if bit == 0 { Side::South } else { Side::North }
}

/// A pit by its place in a player's row.
fn pit(board: Board, side: Side, place: u32) -> Pit {
    let first = match side {
        Side::South => 0,
        Side::North => board.pits_per_side(),
    };
    Pit::new(first + place as u8)
}

fn bytes<const N: usize>(bits: &mut Reader<'_>) -> Result<[u8; N], OutOfBits> {
    let mut bytes = [0; N];
    for byte in &mut bytes {
        *byte = bits.take(8)? as u8;
    }
    Ok(bytes)
}

fn proof(bits: &mut Reader<'_>) -> Result<Option<PickProof>, LinkError> {
    Ok(match bits.take(2)? {
        0 => None,
        1 => Some(PickProof::Commitment(Commitment(bytes(bits)?))),
        2 => Some(PickProof::Salt(Salt(bytes(bits)?))),
        _ => return Err(LinkError::Mistyped),
    })
}

fn message(bits: &mut Reader<'_>, rules: &Rules) -> Result<TurnMessage, LinkError> {
    let id = GameId::new(bits.take(30)?);
    let to = side(bits.take(1)?);
    let offer = bits.take(1)? == 1;
    let pick = match bits.take(1)? {
        0 => None,
        _ => Some(pit(rules.board(), to.other(), bits.take(4)?)),
    };
    let mut proofs = BySide::default();
    if rules.fields().has_race {
        for side in Side::ALL {
            proofs[side] = proof(bits)?;
        }
    }
    Ok(TurnMessage {
        id,
        to,
        offer,
        pick,
        proofs,
    })
}

fn seeds(bits: &mut Reader<'_>) -> Result<u8, OutOfBits> {
    // More than any game has: the check of the total rejects it.
    Ok(bits.number(3)?.min(255) as u8)
}

/// Reads a position.
pub(super) fn from_position(bits: &mut Reader<'_>, mut rules: Rules) -> Result<Match, LinkError> {
    if rules.rounds() == Rounds::Shrinking {
        let shorter = bits.take(2)? as u8;
        rules = rules.with_row(rules.options().pits - shorter);
    }
    let first = match rules.rounds() {
        Rounds::Single => None,
        Rounds::Shrinking | Rounds::Filling => Some(side(bits.take(1)?)),
    };
    let mut setup = Setup::empty(rules.board());
    for (pit, mark) in setup.pits.iter_mut().zip(&mut setup.marks) {
        *pit = seeds(bits)?;
        if rules.fields().marks() && bits.take(1)? == 1 {
            *mark = Some(side(bits.take(1)?));
        }
    }
    for side in Side::ALL {
        setup.stores[side] = seeds(bits)?;
    }
    setup.status = match bits.take(2)? {
        2 => GameStatus::Race,
        3 => GameStatus::Over,
        bit => GameStatus::ToMove(side(bit)),
    };
    setup.restriction = match bits.take(2)? {
        0 => None,
        1 => Some(Restriction::Barred(Pit::new(bits.take(5)? as u8))),
        way => Some(Restriction::Again {
            direction: Direction::ALL[way as usize - 2],
            failed: seeds(bits)?,
        }),
    };
    match rules.position(&setup) {
        Ok(position) => Ok(match first {
            Some(first) => Match::from_round(rules, position, first),
            None => Match::from_position(rules, position),
        }),
        Err(error) => Err(LinkError::Position {
            text: setup.to_string(),
            error,
        }),
    }
}

enum Fault {
    OutOfBits,
    TooLong,
    Ply(RecordErrorKind),
}

impl From<OutOfBits> for Fault {
    fn from(_: OutOfBits) -> Self {
        Self::OutOfBits
    }
}

impl From<RecordErrorKind> for Fault {
    fn from(kind: RecordErrorKind) -> Self {
        Self::Ply(kind)
    }
}

fn rounds(bits: &mut Reader<'_>, game: &mut Match) -> Result<(), Fault> {
    loop {
        round(bits, game)?;
        if bits.take(1)? == 0 {
            return Ok(());
        }
        let pits = (0..bits.take(4)?)
            .map(|_| seeds(bits))
            .collect::<Result<_, _>>()?;
        game.play_ply(Ply::Arrangement(Arrangement::new(pits)), &mut ())?;
    }
}

fn round(bits: &mut Reader<'_>, game: &mut Match) -> Result<(), Fault> {
    let rules = *game.current().rules();
    if rules.fields().has_race && bits.take(1)? == 1 {
        let race = race(bits, rules.board())?;
        game.play_ply(Ply::Race(race), &mut ())?;
    }
    let moves = bits.number(6)?;
    if moves > MAX_MOVES {
        return Err(Fault::TooLong);
    }
    for _ in 0..moves {
        let mover = game.current().position().to_move();
        let mv = take_move(bits, &rules, mover.unwrap_or(Side::South))?;
        game.play_ply(Ply::Move(mv), &mut ())?;
    }
    Ok(())
}

/// Reads a move of a side, which may not be legal.
pub(super) fn take_move(
    bits: &mut Reader<'_>,
    rules: &Rules,
    mover: Side,
) -> Result<Move, OutOfBits> {
    let (width, directed) = move_width(rules);
    let mut place = bits.take(width)?;
    let mut direction = Direction::Forward;
    if directed {
        direction = Direction::ALL[place as usize % 2];
        place /= 2;
    }
    Ok(Move {
        pit: pit(rules.board(), mover, place),
        direction,
    })
}

fn race(bits: &mut Reader<'_>, board: Board) -> Result<RaceRecord, OutOfBits> {
    let picks = BySide {
        south: pit(board, Side::South, bits.take(4)?),
        north: pit(board, Side::North, bits.take(4)?),
    };
    if bits.take(1)? == 0 {
        let pace = Pace::Even;
        return Ok(RaceRecord { picks, pace });
    }
    let before = bits.number(6)?;
    let mut order = (0..before)
        .map(|_| bits.take(1).map(side))
        .collect::<Result<Vec<_>, _>>()?;
    // Any race with more drops is void: a huge number needs no memory.
    let run = (bits.number(6)? as usize).min(Race::MAX_DROPS + 1);
    let last = side(bits.take(1)?);
    order.resize(order.len() + run, last);
    let pace = Pace::Recorded(order);
    Ok(RaceRecord { picks, pace })
}
