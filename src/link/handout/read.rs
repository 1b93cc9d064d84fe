//! Reading tasks and answers.

use super::{
    ANSWERS, Answers, HANDOUT_VERSION, Handout, HandoutItem, HandoutLink, ItemOutcome, ItemResult,
    MAX_HANDOUT_LENGTH, STORED, TASKS,
};
use crate::link::bits::Reader;
use crate::link::read::{bytes_of, content_of, from_position, is_at_end, take_move, take_rules};
use crate::link::write::is_puzzle;
use crate::link::{LinkError, Name, game_of};
use crate::rules::{RecordError, RecordErrorKind};

/// Reads a link with tasks or answers.
///
/// # Errors
/// The first fault. [`LinkError::game`] is the position of the item in which a move that is
/// said to be right isn't legal, or in which nobody is to move.
pub fn decode_handout(text: &str) -> Result<HandoutLink, LinkError> {
    read(text, |kind, bits| match kind {
        TASKS => Ok(Some(HandoutLink::Tasks(take_handout(bits)?))),
        ANSWERS => {
            let handout = take_handout(bits)?;
            let answers = Answers {
                name: take_text(bits)?,
                number: bits.take(16)? as u16,
                results: take_results(bits, handout.items.len())?,
            };
            let fits = answers.fits(&handout);
            Ok(fits.then_some(HandoutLink::Answers(handout, answers)))
        }
        // It is stored, not sent.
        STORED => Ok(None),
        _ => Err(LinkError::Newer(HANDOUT_VERSION.into())),
    })
}

/// Reads answers alone.
pub(super) fn stored(text: &str) -> Result<Answers, LinkError> {
    read(text, |kind, bits| {
        if kind != STORED {
            return Ok(None);
        }
        let (name, number) = (take_text(bits)?, bits.take(16)? as u16);
        let count = bits.take(5)? as usize;
        let results = take_results(bits, count)?;
        Ok(Some(Answers {
            name,
            number,
            results,
        }))
    })
}

/// Opens a text and reads its content by its kind; `None` is a content that is never written.
fn read<T>(
    text: &str,
    content: impl FnOnce(u32, &mut Reader<'_>) -> Result<Option<T>, LinkError>,
) -> Result<T, LinkError> {
    match text.as_bytes().first() {
        None => return Err(LinkError::CutOff { game: None }),
        Some(&HANDOUT_VERSION) => {}
        Some(&newer @ b'7'..=b'9') => return Err(LinkError::Newer(newer.into())),
        Some(_) => return Err(LinkError::Foreign),
    }
    let (bytes, is_whole) = bytes_of(text, MAX_HANDOUT_LENGTH)?;
    let checked = content_of(HANDOUT_VERSION, &bytes).filter(|_| is_whole);
    let checked = checked.ok_or(LinkError::Mistyped)?;
    let mut bits = Reader::new(checked);
    let read = content(bits.take(4)?, &mut bits)?;
    read.filter(|_| is_at_end(&mut bits, checked))
        .ok_or(LinkError::Mistyped)
}

fn take_handout(bits: &mut Reader<'_>) -> Result<Handout, LinkError> {
    let title = take_text(bits)?;
    let count = bits.take(5)? as usize;
    match count {
        0 => return Err(LinkError::Mistyped),
        1..=Handout::MAX_ITEMS => {}
        _ => return Err(LinkError::TooLong),
    }
    let items = (0..count).map(|_| take_item(bits));
    Ok(Handout {
        title,
        items: items.collect::<Result<_, _>>()?,
    })
}

fn take_text(bits: &mut Reader<'_>) -> Result<Name, LinkError> {
    let length = bits.number(6)? as usize;
    if length * 8 > bits.left() {
        return Err(LinkError::CutOff { game: None });
    }
    let bytes = (0..length).map(|_| bits.take(8).map(|byte| byte as u8));
    let bytes = bytes.collect::<Result<Vec<u8>, _>>()?;
    let text = String::from_utf8(bytes).map_err(|_| LinkError::Mistyped)?;
    text.parse().map_err(|_| LinkError::Mistyped)
}

fn take_item(bits: &mut Reader<'_>) -> Result<HandoutItem, LinkError> {
    if bits.take(1)? == 1 {
        let variant = game_of(bits.take(4)?).ok_or(LinkError::UnknownGame)?;
        let (level, seed) = (bits.take(5)? as u8, bits.take(30)?);
        return match level {
            0 => Err(LinkError::Mistyped),
            level => Ok(HandoutItem::Drill {
                variant,
                level,
                seed,
            }),
        };
    }
    let rules = take_rules(bits)?;
    let game = from_position(bits, rules)?;
    let record = game.current();
    let (rules, position) = (*record.rules(), *record.position());
    let Some(mover) = position.to_move().filter(|_| is_puzzle(&game)) else {
        let game = Box::new(game);
        return Err(LinkError::View { game });
    };
    let count = bits.number(3)? as usize;
    if count > rules.moves(&position).iter().count() {
        return Err(LinkError::Mistyped);
    }
    let right = (0..count).map(|_| take_move(bits, &rules, mover));
    let right = right.collect::<Result<Vec<_>, _>>()?;
    let illegal = |&mv| Some((mv, rules.check_move(&position, mv).err()?));
    if let Some((mv, reason)) = right.iter().find_map(illegal) {
        let position = Box::new(position);
        let kind = RecordErrorKind::Illegal {
            mv,
            position,
            reason,
        };
        return Err(LinkError::Ply {
            error: RecordError { ply: 1, kind },
            game: Box::new(game),
        });
    }
    if (1..count).any(|at| right[..at].contains(&right[at])) {
        return Err(LinkError::Mistyped);
    }
    Ok(HandoutItem::Position { game, right })
}

fn take_results(bits: &mut Reader<'_>, count: usize) -> Result<Vec<ItemResult>, LinkError> {
    (0..count).map(|_| take_result(bits)).collect()
}

fn take_result(bits: &mut Reader<'_>) -> Result<ItemResult, LinkError> {
    let outcome = match bits.take(2)? {
        0 => ItemOutcome::Open,
        1 => ItemOutcome::Solved,
        2 => ItemOutcome::Shown,
        _ => {
            let count = bits.take(4)? as usize;
            if count > ItemResult::MAX_ANSWERS {
                return Err(LinkError::Mistyped);
            }
            let answers = (0..count).map(|_| bits.take(1).map(|bit| bit == 1));
            return Ok(ItemResult::Drill(answers.collect::<Result<_, _>>()?));
        }
    };
    let misses = bits.number(3)?;
    if misses > ItemResult::MAX_MISSES.into() {
        return Err(LinkError::Mistyped);
    }
    let misses = misses as u8;
    Ok(ItemResult::Position { outcome, misses })
}
