use crate::link::SavedGame;
use crate::rules::{BySide, Match, Side, Variant};
use crate::ui::describe::announcements::resign_question;
use crate::ui::describe::facts::{MatchFacts, Who};
use crate::ui::i18n::samples::english;
use crate::ui::state::{GameAction, GameState};

#[test]
fn a_match_says_how_it_stands() {
    let facts = |state: &GameState| MatchFacts::of(state).expect("a match");
    let rules = Variant::GiuthiRounds.default_rules();
    let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 42-30 x");
    let game = Match::from_position(rules, over.expect("a position"));
    let over = GameState::new(SavedGame::new(game, BySide::default()));
    let standing = facts(&over);
    assert_eq!((standing.round, standing.goal), (2, 71));
    assert_eq!(standing.first, Some(Who::Side(Side::South)));
    assert_eq!(standing.checks, None);
    let scale = standing.scale.expect("rows that shrink");
    assert_eq!(scale.steps, [(3, 0), (4, 5), (5, 9), (6, 18)]);
    assert_eq!((scale.seeds, scale.pits), (30, 6));
    assert_eq!(scale.next(), Some((5, 18)));
    let laying = over
        .after(GameAction::NextRound)
        .after(GameAction::Draft(vec![1, 1, 0, 0, 0, 0]));
    let checks = facts(&laying).checks.expect("a row is laid out");
    assert_eq!((checks.left, checks.pits), (28, 1));
    let begun = over.after(GameAction::NextRound).after(GameAction::Arrange);
    let standing = facts(&begun);
    assert_eq!((standing.round, standing.scores.len()), (2, 2));
    assert!(standing.has_copied_row() && !facts(&over).has_copied_row());
    assert!(standing.row.is_some() && begun.is_laid_out() && !over.is_laid_out());
    let single = Match::new(Variant::Giuthi.default_rules(), Side::South);
    let single = GameState::new(SavedGame::new(single, BySide::default()));
    assert_eq!(MatchFacts::of(&single), None);
    let asks = |state: &GameState| resign_question(&english(), state);
    assert_eq!(asks(&single), "Resign this game?");
    assert_eq!(asks(&begun), "Resign the whole match?");
}
