//! The same position with the sides exchanged.

use mbegu::rules::Position;

/// `position` with South to move: the sides are exchanged if North is to move. Every
/// game is played alike from both sides, as the board is its own image when it is
/// turned by half a circle. `None` if nobody is to move, or if only some moves are
/// allowed in this turn.
pub fn seen_by_south(position: &Position) -> Option<Position> {
    if position.restriction().is_some() {
        return None;
    }
    position.to_move()?;
    Some(position.seen_by_mover())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::openings::{opening, random_move};
    use mbegu::bot::Rng;
    use mbegu::rules::{Move, Moves, Side, Variant};

    #[test]
    fn moves_do_the_same_on_both_sides() {
        let mut compared = 0;
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            let mut rng = Rng::new(5);
            for _ in 0..30 {
                let mut record = opening(&rules, &mut rng, 6);
                while let Some(mv) = random_move(record.position(), &rules, &mut rng) {
                    let position = *record.position();
                    record.play(mv, &mut ()).expect("a legal move");
                    let is_norths = position.to_move() == Some(Side::North);
                    if !is_norths || position.restriction().is_some() {
                        continue;
                    }
                    let image = seen_by_south(&position).expect("a position");
                    let turned = |mv: Move| rules.board().corresponding_move(mv);
                    let moves: Moves = rules.moves(&position).iter().map(turned).collect();
                    assert_eq!(rules.moves(&image), moves, "{position}");
                    let real = rules.play(&position, mv, &mut ());
                    let other = rules.play(&image, turned(mv), &mut ());
                    for pit in rules.board().all_pits() {
                        let same = rules.board().corresponding(pit);
                        assert_eq!(real.seeds(pit), other.seeds(same), "{position}");
                        let mark = real.mark(pit).map(Side::other);
                        assert_eq!(mark, other.mark(same), "{position}");
                    }
                    for side in Side::ALL {
                        assert_eq!(real.store(side), other.store(side.other()), "{position}");
                    }
                    assert_eq!(real.to_move().map(Side::other), other.to_move());
                    compared += 1;
                }
            }
        }
        assert!(compared > 1_000, "{compared}");
    }
}
