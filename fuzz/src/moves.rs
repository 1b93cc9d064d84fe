//! The text of a move and of a race.

use mbegu::rules::Side;

use super::{check, game_and_text};

/// Runs the target with an input.
pub fn run(input: &[u8]) {
    let Some((rules, text)) = game_and_text(input) else {
        return;
    };
    let start = rules.start(Side::South);
    if let Ok(mv) = rules.parse_move(text) {
        assert_eq!(rules.display_move(mv).to_string(), text);
        let tried = rules.play(&start, mv, &mut ());
        assert_eq!(tried.is_ok(), rules.moves(&start).contains(mv));
    }
    if let Ok(race) = rules.parse_race(text) {
        assert_eq!(rules.display_race(&race), text);
        if let Ok(after) = rules.run_race(&start, &race, &mut ()) {
            check(&rules, &after);
        }
    }
}
