//! Picks and races.

use super::*;

#[test]
fn who_races_picks_in_secret_and_in_turn() {
    let start = begin_game(Variant::SulusAidi, BySide::default());
    assert_eq!(start.phase(), Phase::Racing);
    assert_eq!(start.side_to_pick(), Some(Side::South));
    let north = Action::Pick(Pit::new(14));
    assert_eq!(start.after(north.clone()), start);
    let one = start.after(Action::Pick(Pit::new(2)));
    assert_eq!(one.side_to_pick(), Some(Side::North));
    assert_eq!(one.table.game.plies(), 0);
    // Who has picked can't pick again.
    assert_eq!(one.after(Action::Pick(Pit::new(3))), one);
    let run = one.after(north);
    assert_eq!(run.table.game.to_string(), "c*F");
    assert_eq!(run.phase(), Phase::Sowing);
    let chosen = run.after(Action::EndAnimation(run.table.revision));
    assert_eq!(chosen.phase(), Phase::Choosing);
    let undone = chosen.after(Action::Undo);
    assert_eq!(
        (undone.phase(), undone.table.game.plies()),
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
        .after(Action::Set(settings))
        .after(Action::Pick(Pit::new(2)))
        .after(Action::Pick(Pit::new(14)));
    assert!(state.awaits_first_seed());
    // South is much quicker.
    while let Some(race) = state.race_setup.race() {
        let south = race.in_hand(Side::South) > 0;
        let side = if south { Side::South } else { Side::North };
        state = state.after(Action::DropSeed(side));
    }
    assert_eq!(state.table.game.plies(), 1);
    assert_eq!(state.playback.before(), None);
    assert!(state.table.game.to_string().starts_with("c*F:ss"));
    assert_eq!(state.position().to_move(), Some(Side::South));
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
    let picked = state.after(Action::Pick(Pit::new(14)));
    assert_eq!(question(&picked), None);
    assert_eq!(picked.mover(), Some(Side::South));
    let said = |state: &State| describe::status_detail(&english(), state);
    let refused = picked.after(Action::Refuse(Pit::new(14)));
    assert_ne!(said(&refused), said(&picked));
    let quick = state.after(Action::Pick(Pit::new(2)));
    assert_eq!(
        (quick.phase(), quick.mover()),
        (Phase::Racing, Some(Side::North))
    );
    assert_eq!(question(&quick), Some(pick));
    // Only a pit of its own side.
    let wrong = quick.after(answer(&quick, Answer::Pit(Pit::new(3))));
    assert!(matches!(wrong.device.bot, BotHealth::Failed(_)));
    let right = quick.after(answer(&quick, Answer::Pit(Pit::new(14))));
    assert_eq!(right.device.bot, quick.device.bot);
    assert!(right.table.game.current().race().is_some());
}

#[test]
fn a_race_by_hand_stands_still_behind_another_view() {
    let settings = Settings {
        race: RacePace::Hands,
        ..Settings::default()
    };
    let racing = begin_game(Variant::SulusAidi, BySide::default())
        .after(Action::Set(settings))
        .after(Action::Pick(Pit::new(2)))
        .after(Action::Pick(Pit::new(14)));
    let reading = racing.after(Action::View(View::Rules(Variant::SulusAidi)));
    assert_eq!(reading.after(Action::DropSeed(Side::South)), reading);
}
