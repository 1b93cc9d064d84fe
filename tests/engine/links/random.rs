//! Random games, matches and links, the same in every run.

use mbegu::link::{
    Commitment, FairStart, GameId, LinkContent, LinkView, PickProof, Salt, Termination, TurnMessage,
};
use mbegu::rules::{
    Arrangement, BySide, GameStatus, Match, NextStep, Pace, Pit, Race, RaceRecord, Rules, Side,
};

use crate::dice::Dice;
pub use crate::games::all_rules;

fn side(dice: &mut Dice) -> Side {
    dice.pick(&Side::ALL)
}

fn pit(index: usize) -> Pit {
    Pit::new(u8::try_from(index).expect("a pit of the ring"))
}

/// A race at either pace that has an end.
pub fn race(rules: Rules, dice: &mut Dice) -> RaceRecord {
    loop {
        let picks = BySide {
            south: pit(dice.below(9)),
            north: pit(9 + dice.below(9)),
        };
        let by_hand = dice.once_in(2);
        let luck = dice.below(4) + 1;
        let mut race = Race::new(rules, picks, &mut ()).expect("own pits");
        while let Some(turn) = race.next_at_even_pace() {
            let other = by_hand && race.in_hand(turn.other()) > 0 && dice.once_in(luck);
            let hand = if other { turn.other() } else { turn };
            race.drop_seed(hand, &mut ()).expect("a hand with seeds");
        }
        if race.is_finished() {
            let mut record = race.to_record();
            if !by_hand {
                record.pace = Pace::Even;
            }
            return record;
        }
    }
}

/// An allowed row: the even one with some seeds moved.
fn row(
    offered: &Arrangement,
    allowed: impl Fn(&Arrangement) -> bool,
    dice: &mut Dice,
) -> Arrangement {
    let mut pits = offered.pits().to_vec();
    for _ in 0..dice.below(8) {
        let (from, to) = (dice.below(pits.len()), dice.below(pits.len()));
        if pits[from] > 0 {
            pits[from] -= 1;
            pits[to] += 1;
        }
    }
    let changed = Arrangement::new(pits);
    if allowed(&changed) {
        changed
    } else {
        offered.clone()
    }
}

/// Plays one more ply; returns `false` if the match is over.
pub fn step(played: &mut Match, dice: &mut Dice) -> bool {
    match played.next_step() {
        NextStep::Over(_) => return false,
        NextStep::Arrange(arranging) => {
            let row = row(&arranging.even(), |row| arranging.check(row).is_ok(), dice);
            played.arrange(row).expect("an allowed row");
        }
        NextStep::Play => {
            let record = played.current();
            let (rules, position) = (*record.rules(), *record.position());
            if position.status() == GameStatus::Race {
                let race = race(rules, dice);
                played.run_race(race, &mut ()).expect("a race with an end");
            } else {
                let moves: Vec<_> = rules.moves(&position).iter().collect();
                played
                    .play(dice.pick(&moves), &mut ())
                    .expect("a listed move");
            }
        }
    }
    true
}

/// Plays on for at most `most` plies.
pub fn play_on(mut played: Match, most: usize, dice: &mut Dice) -> Match {
    for _ in 0..most {
        if !step(&mut played, dice) {
            break;
        }
    }
    played
}

/// A match from the start position or another.
pub fn any_match(rules: Rules, dice: &mut Dice) -> Match {
    let most = match dice.below(4) {
        0 => dice.below(8),
        1 | 2 => dice.below(120),
        _ => dice.below(500),
    };
    let start = Match::new(rules, side(dice));
    let played = play_on(start, most, dice);
    if !dice.once_in(4) {
        return played;
    }
    let rounds: Vec<_> = played.rounds().collect();
    let record = rounds[dice.below(rounds.len())];
    let from = record.positions()[dice.below(record.positions().len())];
    let start = Match::from_position(*record.rules(), from);
    play_on(start, dice.below(60), dice)
}

/// A random content of a link.
pub fn any_shared(rules: Rules, dice: &mut Dice) -> LinkContent {
    let game = any_match(rules, dice);
    let is_over = matches!(game.next_step(), NextStep::Over(_));
    let ended = match dice.below(6) {
        0 if !is_over => Some(Termination::Resigned(side(dice))),
        1 if !is_over => Some(Termination::Agreed),
        _ => None,
    };
    let to_move = game.current().position().to_move();
    let view = match dice.below(5) {
        0 => LinkView::AtPly(dice.below(game.plies() + 1)),
        1 if to_move.is_some() && ended.is_none() => LinkView::Puzzle,
        2 => LinkView::Message(any_message(&game, is_over || ended.is_some(), dice)),
        _ => LinkView::Play,
    };
    let fair_start = match dice.below(6) {
        0 => Some(FairStart::Kept),
        1 => Some(FairStart::Swapped),
        2 if FairStart::Open.fits(&game) => Some(FairStart::Open),
        _ => None,
    };
    LinkContent {
        game,
        fair_start,
        ended,
        view,
    }
}

/// A message that fits the game.
pub fn any_message(game: &Match, is_over: bool, dice: &mut Dice) -> TurnMessage {
    let to = side(dice);
    let position = game.current().position();
    let races = position.status() == GameStatus::Race && !is_over;
    let mut row = position.board().pits_of(to.other());
    let mut pick = || row.nth(dice.below(9));
    let pick = if races { pick() } else { None };
    let id = GameId::new(dice.below(1 << 30) as u32);
    let has_race = game.current().rules().fields().has_race;
    let mut proof = |side| {
        let salt = Salt::new(&[dice.below(256) as u8; 16], id, 0);
        let pit = position.board().pits_of(side).next()?;
        match dice.below(4) {
            0 if has_race => Some(PickProof::Salt(salt)),
            1 if has_race => Some(PickProof::Commitment(Commitment::new(id, side, pit, salt))),
            _ => None,
        }
    };
    TurnMessage {
        proofs: BySide::from_fn(&mut proof),
        pick,
        id,
        to,
        offer: !is_over && dice.once_in(3),
    }
}
