//! The row of a new round, and the end of a match.

use super::*;
use crate::ui::state::GameAction;
use crate::ui::state::Phase;

#[test]
fn a_row_is_arranged_as_the_rules_allow() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let rules = Variant::LayliGoobalay.default_rules();
    let game = Match::parse(rules, Side::South, text).expect("a game");
    let over = AppState::new(SavedGame::new(game, BySide::default()));
    assert_eq!(over.game.phase(), Phase::RoundOver);
    assert_eq!(over.game.winner(), None);
    let arranging = over.after(GameAction::NextRound);
    assert_eq!(arranging.game.phase(), Phase::Arranging);
    assert_eq!(arranging.game.mover(), Some(Side::North));
    assert_eq!(
        arranging.game.next_round.draft(),
        Some(&vec![3, 3, 3, 2, 2, 2])
    );
    let wrong = arranging.after(GameAction::Draft(vec![10, 1, 1, 1, 2, 0]));
    assert_eq!(wrong.game.draft_fault(), Some(ArrangementError::EmptyPit));
    assert_eq!(wrong.after(GameAction::Arrange), wrong);
    let right = wrong
        .after(GameAction::Draft(vec![10, 1, 1, 1, 1, 1]))
        .after(GameAction::Arrange);
    assert_eq!(
        right.game.record.to_string(),
        format!("{text} =10,1,1,1,1,1")
    );
    assert_eq!(right.game.phase(), Phase::Choosing);
    assert_eq!(right.after(GameAction::Undo).game.phase(), Phase::RoundOver);
}

/// A match of Giuthi by rounds whose round ended with these stores.
fn after_round(stores: &str) -> AppState {
    let rules = Variant::GiuthiRounds.default_rules();
    let text = format!("0,0,0,0,0,0/0,0,0,0,0,0 {stores} x");
    let over = rules.parse_position(&text).expect("a position");
    AppState::new(SavedGame::new(
        Match::from_position(rules, over),
        BySide::default(),
    ))
}

#[test]
fn a_match_that_is_decided_can_be_ended() {
    let open = after_round("54-18");
    assert_eq!(open.after(GameAction::EndMatch), open);
    let decided = after_round("55-17");
    let ended = decided.after(GameAction::EndMatch);
    assert_eq!(ended.game.phase(), Phase::Over);
    assert_eq!(
        ended.game.termination,
        Some(Termination::Resigned(Side::North))
    );
    assert_eq!(ended.game.winner(), Some(Side::South));
    assert_eq!(ended.after(GameAction::Undo).game.phase(), Phase::RoundOver);
}

#[test]
fn the_bot_lays_out_its_row_while_the_end_of_a_round_is_read() {
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let rules = Variant::LayliGoobalay.default_rules();
    let game = Match::parse(rules, Side::South, text).expect("a game");
    let over = AppState::new(SavedGame::new(
        game,
        BySide {
            south: Player::Person,
            north: Player::Bot(4),
        },
    ));
    assert_eq!(over.game.phase(), Phase::RoundOver);
    assert_eq!(question(&over), Some(Question::Row { level: 4 }));
    let row = Arrangement::new(vec![10, 1, 1, 1, 1, 1]);
    let known = over.after(answer(&over, Answer::Row(row.clone())));
    assert_eq!(
        (known.game.phase(), question(&known)),
        (Phase::RoundOver, None)
    );
    let begun = known.after(GameAction::NextRound);
    assert_eq!(
        begun.game.record.to_string(),
        format!("{text} =10,1,1,1,1,1")
    );
    // A player in a hurry waits for it.
    let waiting = over.after(GameAction::NextRound);
    assert_eq!(waiting.game.phase(), Phase::Thinking);
    assert_eq!(waiting.game.mover(), Some(Side::North));
    assert_eq!(question(&waiting), Some(Question::Row { level: 4 }));
    let late = waiting.after(answer(&waiting, Answer::Row(row.clone())));
    assert_eq!(late.game.record, begun.game.record);
    // One that isn't allowed, or comes too late, changes nothing.
    let wrong = waiting.after(answer(&waiting, Answer::Row(Arrangement::new(vec![15]))));
    assert_eq!(wrong.game.record, over.game.record);
    assert_eq!(
        over.after(GameAction::BotAnswer(
            over.game.request + 1,
            Answer::Row(row)
        ))
        .game
        .next_round
        .row(),
        None
    );
}
