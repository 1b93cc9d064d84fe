//! Picks and races.

use super::*;
use crate::ui::state::BotHealth;
use crate::ui::state::GameAction;
use crate::ui::state::Phase;

#[test]
fn who_races_picks_in_secret_and_in_turn() {
    let start = begin_game(Variant::SulusAidi, BySide::default());
    assert_eq!(start.game.phase(), Phase::Racing);
    assert_eq!(start.game.side_to_pick(), Some(Side::South));
    let north = GameAction::Pick(Pit::new(14));
    assert_eq!(start.after(north.clone()), start);
    let one = start.after(GameAction::Pick(Pit::new(2)));
    assert_eq!(one.game.side_to_pick(), Some(Side::North));
    assert_eq!(one.game.record.plies(), 0);
    // Who has picked can't pick again.
    assert_eq!(one.after(GameAction::Pick(Pit::new(3))), one);
    let run = one.after(north);
    assert_eq!(run.game.record.to_string(), "c*F");
    assert_eq!(run.game.phase(), Phase::Sowing);
    let chosen = run.after(GameAction::EndAnimation(run.game.revision));
    assert_eq!(chosen.game.phase(), Phase::Choosing);
    let undone = chosen.after(GameAction::Undo);
    assert_eq!(
        (undone.game.phase(), undone.game.record.plies()),
        (Phase::Racing, 0)
    );
}

#[test]
fn a_race_of_hands_is_run_drop_by_drop() {
    let settings = Settings {
        race: RacePace::Hands,
        ..Settings::default()
    };
    let mut state = begin_game(Variant::SulusAidi, BySide::default())
        .after(GameAction::Set(settings))
        .after(GameAction::Pick(Pit::new(2)))
        .after(GameAction::Pick(Pit::new(14)));
    assert!(state.game.awaits_first_seed());
    // South is much quicker.
    while let Some(race) = state.game.race_setup.race() {
        let south = race.in_hand(Side::South) > 0;
        let side = if south { Side::South } else { Side::North };
        state = state.after(GameAction::DropSeed(side));
    }
    assert_eq!(state.game.record.plies(), 1);
    assert_eq!(state.game.playback.before(), None);
    assert!(state.game.record.to_string().starts_with("c*F:ss"));
    assert_eq!(state.game.position().to_move(), Some(Side::South));
}

#[test]
fn the_bot_picks_its_pit_for_the_race() {
    let players = BySide {
        south: Player::Person,
        north: Player::Bot(2),
    };
    let state = begin_game(Variant::SulusAidi, players);
    let pick = Question::Pit {
        level: 2,
        side: Side::North,
        pace: BySide { south: 1, north: 1 },
    };
    assert_eq!(question(&state), Some(pick));
    let picked = state.after(GameAction::Pick(Pit::new(14)));
    assert_eq!(question(&picked), None);
    assert_eq!(picked.game.mover(), Some(Side::South));
    let said = |state: &AppState| describe::status_detail(&english(), &state.game);
    let refused = picked.after(GameAction::Refuse(Pit::new(14)));
    assert_ne!(said(&refused), said(&picked));
    let quick = state.after(GameAction::Pick(Pit::new(2)));
    assert_eq!(
        (quick.game.phase(), quick.game.mover()),
        (Phase::Racing, Some(Side::North))
    );
    assert_eq!(question(&quick), Some(pick));
    // Only a pit of its own side.
    let wrong = quick.after(answer(&quick, Answer::Pit(Pit::new(3))));
    assert!(matches!(wrong.game.bot, BotHealth::Failed(_)));
    let right = quick.after(answer(&quick, Answer::Pit(Pit::new(14))));
    assert_eq!(right.game.bot, quick.game.bot);
    assert!(right.game.record.current().race().is_some());
}

#[test]
fn a_race_by_hand_stands_still_behind_another_view() {
    let settings = Settings {
        race: RacePace::Hands,
        ..Settings::default()
    };
    let racing = begin_game(Variant::SulusAidi, BySide::default())
        .after(GameAction::Set(settings))
        .after(GameAction::Pick(Pit::new(2)))
        .after(GameAction::Pick(Pit::new(14)));
    let reading = racing.after(Action::View(View::Rules(Variant::SulusAidi)));
    assert_eq!(reading.after(GameAction::DropSeed(Side::South)), reading);
}
