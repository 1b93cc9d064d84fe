//! Writing tasks and answers.

use super::{
    ANSWERS, Answers, HANDOUT_VERSION, Handout, HandoutItem, ItemOutcome, ItemResult, STORED, TASKS,
};
use crate::link::bits::Writer;
use crate::link::number_of;
use crate::link::write::{position, put_move, put_rules, sealed};
use crate::rules::Side;

/// Writes the link of tasks: at most [`MAX_HANDOUT_LENGTH`](super::MAX_HANDOUT_LENGTH)
/// characters.
#[must_use]
pub fn encode_handout(handout: &Handout) -> String {
    let mut bits = Writer::default();
    bits.put(TASKS, 4);
    put_handout(&mut bits, handout);
    sealed(HANDOUT_VERSION, bits)
}

/// Writes the link of answers, with the tasks: at most
/// [`MAX_HANDOUT_LENGTH`](super::MAX_HANDOUT_LENGTH) characters. Answers that don't
/// [fit](Answers::fits) the tasks can't be read again.
#[must_use]
pub fn encode_answers(handout: &Handout, answers: &Answers) -> String {
    let mut bits = Writer::default();
    bits.put(ANSWERS, 4);
    put_handout(&mut bits, handout);
    put_pupil(&mut bits, answers);
    put_results(&mut bits, &answers.results);
    sealed(HANDOUT_VERSION, bits)
}

/// Writes answers alone.
pub(super) fn stored(answers: &Answers) -> String {
    let mut bits = Writer::default();
    bits.put(STORED, 4);
    put_pupil(&mut bits, answers);
    bits.put(answers.results.len() as u32, 5);
    put_results(&mut bits, &answers.results);
    sealed(HANDOUT_VERSION, bits)
}

fn put_handout(bits: &mut Writer, handout: &Handout) {
    put_text(bits, handout.title.as_str());
    bits.put(handout.items.len() as u32, 5);
    for item in &handout.items {
        put_item(bits, item);
    }
}

fn put_pupil(bits: &mut Writer, answers: &Answers) {
    put_text(bits, answers.name.as_str());
    bits.put(answers.number.into(), 16);
}

fn put_text(bits: &mut Writer, text: &str) {
    bits.number(text.len() as u32, 6);
    for byte in text.bytes() {
        bits.put(byte.into(), 8);
    }
}

fn put_item(bits: &mut Writer, item: &HandoutItem) {
    match item {
        HandoutItem::Position { game, right } => {
            let record = game.current();
            let rules = record.rules();
            let first = game.first_of(game.rounds().len() - 1);
            bits.put(0, 1);
            put_rules(bits, rules);
            position(bits, rules, record.position(), first.unwrap_or(Side::South));
            bits.number(right.len() as u32, 3);
            for &mv in right {
                put_move(bits, rules, mv);
            }
        }
        HandoutItem::Drill {
            variant,
            level,
            seed,
        } => {
            bits.put(1, 1);
            bits.put(number_of(*variant), 4);
            bits.put((*level).into(), 5);
            bits.put(*seed, 30);
        }
    }
}

fn put_results(bits: &mut Writer, results: &[ItemResult]) {
    for result in results {
        match result {
            ItemResult::Position { outcome, misses } => {
                let outcome = match outcome {
                    ItemOutcome::Open => 0,
                    ItemOutcome::Solved => 1,
                    ItemOutcome::Shown => 2,
                };
                bits.put(outcome, 2);
                bits.number((*misses).min(ItemResult::MAX_MISSES).into(), 3);
            }
            ItemResult::Drill(answers) => {
                let answers = &answers[..answers.len().min(ItemResult::MAX_ANSWERS)];
                bits.put(3, 2);
                bits.put(answers.len() as u32, 4);
                for &is_right in answers {
                    bits.put(is_right.into(), 1);
                }
            }
        }
    }
}
