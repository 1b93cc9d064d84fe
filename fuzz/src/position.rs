//! The text of a position: parsed, or refused at a place within it. A parsed position
//! can be played.

use super::{check, game_and_text};

/// Runs the target with an input.
pub fn run(input: &[u8]) {
    let Some((rules, text)) = game_and_text(input) else {
        return;
    };
    match rules.parse_position(text) {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            check(&rules, &position);
            for (mv, next) in rules.children(&position) {
                assert_eq!(rules.check_move(&position, mv), Ok(()));
                check(&rules, &next);
            }
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.at));
            assert!(!error.to_string().is_empty());
        }
    }
}
