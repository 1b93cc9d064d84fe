use super::*;
use crate::rules::{
    IllegalMove, MoveTextError, PositionError, PositionErrorKind, PositionPart, Rules, Variant,
};

const LINE: &str = "0,1,0,2,0/0,0,4,0,0 21-22 s; b C+; 2; 3; run-on ending; proved";

fn rules() -> Rules {
    Variant::Alemungula.default_rules()
}

#[test]
fn a_line_is_read_and_written() {
    let puzzle = CollectedPuzzle::parse(&rules(), LINE).expect("a puzzle");
    assert_eq!((puzzle.gain, puzzle.difficulty), (2, 3));
    assert_eq!(puzzle.themes, [PuzzleTheme::RunOn, PuzzleTheme::Ending]);
    assert_eq!(puzzle.continuation.len(), 1);
    assert!(puzzle.is_proved);
    assert_eq!(puzzle.display(&rules()).to_string(), LINE);
}

#[test]
fn every_fault_is_named() {
    let text = |text: &str| text.to_owned();
    let move_text = |number, error| CollectionErrorKind::MoveText { number, error };
    let missing = PositionError {
        at: 25,
        kind: PositionErrorKind::Missing(PositionPart::Status),
    };
    let refused = CollectionErrorKind::Illegal {
        number: 1,
        reason: IllegalMove::Empty,
    };
    let cases = [
        ("; proved", "", CollectionErrorKind::FieldCount(5)),
        ("; proved", "; proved; ", CollectionErrorKind::FieldCount(7)),
        ("21-22 s", "21-22", CollectionErrorKind::Position(missing)),
        (
            "0,1,0,2,0/0,0,4,0,0 21-22 s",
            "0,0,0,0,0/0,0,0,0,0 25-25 x",
            CollectionErrorKind::NobodyToMove,
        ),
        ("b C+", "", move_text(1, MoveTextError::Empty)),
        ("b C+", "b C", move_text(2, MoveTextError::DirectionMissing)),
        ("b C+", "a", refused),
        ("; 2;", "; 1;", CollectionErrorKind::Gain(text("1"))),
        ("; 2;", "; +2;", CollectionErrorKind::Gain(text("+2"))),
        ("; 2;", "; 256;", CollectionErrorKind::Gain(text("256"))),
        ("; 3;", "; 0;", CollectionErrorKind::Difficulty(text("0"))),
        ("; 3;", "; 11;", CollectionErrorKind::Difficulty(text("11"))),
        ("; 3;", "; 03;", CollectionErrorKind::Difficulty(text("03"))),
        (
            "run-on ending",
            "",
            CollectionErrorKind::UnknownTheme(text("")),
        ),
        (
            "run-on",
            "ending",
            CollectionErrorKind::RepeatedTheme(text("ending")),
        ),
        (
            "proved",
            "Proved",
            CollectionErrorKind::Proof(text("Proved")),
        ),
    ];
    for (old, new, fault) in cases {
        let line = LINE.replacen(old, new, 1);
        let found = CollectedPuzzle::parse(&rules(), &line);
        assert_eq!(found, Err(fault), "{line}");
    }
}

#[test]
fn a_file_is_read_line_by_line() {
    let other = LINE.replace("0,2,0/", "2,0,0/");
    let file = format!("# A comment.\n{LINE}\n# Another.\n{other}\n");
    let puzzles = read_collection(&rules(), &file).expect("puzzles");
    let written: Vec<String> = puzzles
        .iter()
        .map(|puzzle| puzzle.display(&rules()).to_string())
        .collect();
    assert_eq!(written, [LINE, &other]);

    let error = |text: &str| {
        let error = read_collection(&rules(), text).expect_err("a fault");
        (error.line, error.kind)
    };
    let twice = format!("{file}{LINE}\n");
    assert_eq!(error(&twice), (5, CollectionErrorKind::RepeatedPosition));
    let empty = format!("{file}\n{LINE}");
    assert_eq!(error(&empty), (5, CollectionErrorKind::FieldCount(1)));
    assert_eq!(read_collection(&rules(), ""), Ok(Vec::new()));
}

#[test]
fn no_text_makes_the_reader_panic() {
    let places = (0..=LINE.len()).filter(|&at| LINE.is_char_boundary(at));
    for at in places {
        let (before, after) = LINE.split_at(at);
        for piece in ["", ";", "; ", " ", "9999", "\u{0}", "\u{1f330}", "\r", "-"] {
            for variant in Variant::ALL {
                let rules = variant.default_rules();
                let _ = read_collection(&rules, &format!("{before}{piece}{after}"));
                let _ = read_collection(&rules, &format!("{before}{piece}"));
                let _ = read_collection(&rules, &format!("{piece}{after}"));
            }
        }
    }
}

#[test]
fn themes_are_found_by_their_names() {
    for theme in PuzzleTheme::ALL {
        assert_eq!(PuzzleTheme::find(theme.name()), Some(theme));
    }
    let names = PuzzleTheme::ALL.map(PuzzleTheme::name);
    let ids = "long-relay run-on turn uur claim block ending defence";
    assert_eq!(names.join(" "), ids);
}
