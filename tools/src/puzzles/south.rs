//! The same position with the sides exchanged.

use mbegu::rules::{Position, Rules, Side};

/// `position` with South to move: the sides are exchanged if North is to move. Every
/// game is played alike from both sides, as the board is its own image when it is
/// turned by half a circle. `None` if nobody is to move, or if only some moves are
/// allowed in this turn.
pub fn seen_by_south(rules: &Rules, position: &Position) -> Option<Position> {
    if position.restriction().is_some() {
        return None;
    }
    match position.to_move()? {
        Side::South => Some(*position),
        Side::North => exchanged(rules, position),
    }
}

fn exchanged(rules: &Rules, position: &Position) -> Option<Position> {
    let row = |side: Side| {
        let pits = position.board().pits_of(side).map(|pit| {
            let seeds = position.seeds(pit);
            match position.mark(pit) {
                Some(Side::South) => format!("n{seeds}"),
                Some(Side::North) => format!("s{seeds}"),
                None => seeds.to_string(),
            }
        });
        pits.collect::<Vec<_>>().join(",")
    };
    let (south, north) = (row(Side::North), row(Side::South));
    let stores = (position.store(Side::North), position.store(Side::South));
    let text = format!("{south}/{north} {}-{} s", stores.0, stores.1);
    rules.parse_position(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::openings::{opening, random_move};
    use mbegu::bot::Rng;
    use mbegu::rules::{Move, Moves, Pit, Variant};

    /// The pit in the same place of the other side's row.
    fn facing(rules: &Rules, pit: Pit) -> Pit {
        let (ring, pits) = (rules.board().ring(), rules.board().pits());
        Pit::new((u8::from(pit) + pits) % ring)
    }

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
                    let image = seen_by_south(&rules, &position).expect("a position");
                    let turned = |mv: Move| Move {
                        pit: facing(&rules, mv.pit),
                        ..mv
                    };
                    let moves: Moves = rules.moves(&position).iter().map(turned).collect();
                    assert_eq!(rules.moves(&image), moves, "{position}");
                    let real = rules.play(&position, mv, &mut ());
                    let other = rules.play(&image, turned(mv), &mut ());
                    for pit in rules.board().all_pits() {
                        let same = facing(&rules, pit);
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
