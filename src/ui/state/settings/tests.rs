use super::*;
use crate::ui::state::Novelty;

#[test]
fn what_is_kept_is_read() {
    let settings = Settings {
        speed: Speed::Fast,
        theme: Theme::Contrast,
        look: Look::Stone,
        numbers: Numbers::Never,
        letters: true,
        panel: true,
        volume: 7,
        face_to_face: true,
        flipped: true,
        preview: MovePreview::Always,
        race: RacePace::Hands,
        first: Some(First::Random),
        start: GameStart::Swap,
        level: 3,
        wins: 2,
        losses: 1,
        explain: false,
        seen: Novelties::from_iter([Novelty::Relay, Novelty::Capture]),
        vibration: false,
        clock: Some(ClockKind::Game {
            minutes: 5,
            increment: 3,
        }),
        unfolded: true,
        sound_asked: true,
    };
    for settings in [settings, Settings::default()] {
        assert_eq!(settings.to_string().parse(), Ok(settings));
    }
    assert_eq!(
        settings.to_string(),
        "speed=fast;theme=contrast;look=stone;numbers=never;letters=yes;panel=yes;volume=7;\
         face=yes;flip=yes;preview=yes;race=hands;first=lot;start=swap;level=3;wins=2;losses=1;explain=no;\
         seen=relay,capture;vibration=no;clock=5+3;unfolded=yes;sound-asked=yes"
    );
}

#[test]
fn moves_are_previewed_against_the_three_lowest_levels() {
    let bot = |level: Level| BySide {
        south: Player::Person,
        north: Player::Bot(level.number),
    };
    let settings = Settings::default();
    for (order, level) in Level::ALL.into_iter().enumerate() {
        assert_eq!(settings.has_preview(bot(level)), order < 3, "{}", level.id);
    }
    let friends = BySide {
        south: Player::Person,
        north: Player::Friend,
    };
    assert!(!settings.has_preview(friends));
}

#[test]
fn settings_are_set_by_name() {
    for (name, value) in [
        ("speed", "fast"),
        ("theme", "dark"),
        ("look", "plain"),
        ("numbers", "hover"),
        ("volume", "4"),
        ("face", "yes"),
        ("flip", "yes"),
        ("preview", "yes"),
        ("race", "hands"),
        ("first", "lot"),
        ("level", "3"),
        ("wins", "3"),
        ("losses", "1"),
        ("explain", "no"),
        ("seen", "uur,comet"),
        ("vibration", "no"),
        ("clock", "30s"),
    ] {
        let mut settings = Settings::default();
        assert!(settings.set(name, value), "{name}");
        assert_ne!(settings, Settings::default(), "{name}");
    }
    for (name, value) in [
        ("", ""),
        ("speed", "warp"),
        ("volume", "11"),
        ("fly", "yes"),
        // A level of a newer version: no link could name it.
        ("level", "11"),
        ("level", "-1"),
        ("wins", "4"),
        ("clock", "0+0"),
        ("clock", "on"),
    ] {
        let mut settings = Settings::default();
        assert!(!settings.set(name, value), "{name}");
        assert_eq!(settings, Settings::default(), "{name}");
    }
}

#[test]
fn counts_are_stored_without_the_choices_beside_them() {
    let chosen = Settings {
        theme: Theme::Dark,
        level: 3,
        wins: 1,
        ..Settings::default()
    };
    let counted = Settings {
        level: 3,
        losses: 2,
        ..Settings::default()
    };
    let before = Settings {
        losses: 1,
        ..counted
    };
    assert_eq!(
        chosen.with_changes(&before, &counted),
        Settings {
            wins: 0,
            losses: 2,
            ..chosen
        }
    );
    // Another tab has chosen another level since, and counted there.
    let other = Settings { level: 4, ..chosen };
    assert_eq!(other.with_changes(&before, &counted), other);
    // A level that is chosen here has its own counts.
    let here = Settings {
        level: 5,
        losses: 0,
        ..before
    };
    let stored = other.with_changes(&before, &here);
    assert_eq!((stored.level, stored.wins, stored.losses), (5, 0, 0));
}

#[test]
fn a_choice_leaves_the_counts_of_another_tab() {
    let before = Settings {
        level: 3,
        wins: 2,
        seen: [Novelty::Relay].into_iter().collect(),
        ..Settings::default()
    };
    let dark = Settings {
        theme: Theme::Dark,
        ..before
    };
    for (level, wins, losses) in [(3, 0, 1), (4, 1, 0)] {
        let other = Settings {
            level,
            wins,
            losses,
            seen: Novelties::default(),
            ..before
        };
        let expected = Settings {
            theme: Theme::Dark,
            ..other
        };
        assert_eq!(other.with_changes(&before, &dark), expected);
    }
    // What is new is added to what another tab has seen, and all is forgotten at once.
    let seen = |all: &[Novelty]| Settings {
        seen: all.iter().copied().collect(),
        ..before
    };
    let other = seen(&[Novelty::Uur]);
    let more = other.with_changes(&before, &seen(&[Novelty::Relay, Novelty::Claim]));
    assert_eq!(more, seen(&[Novelty::Relay, Novelty::Uur, Novelty::Claim]));
    assert_eq!(other.with_changes(&before, &seen(&[])), seen(&[]));
}

#[test]
fn what_cannot_be_read_keeps_its_usual_value() {
    for text in [
        "",
        "speed",
        "speed=;;=",
        "volume=11;theme=purple",
        "face=1;preview=true",
        "preview=never",
        "new=1",
    ] {
        assert_eq!(text.parse(), Ok(Settings::default()), "{text}");
    }
    let Ok(settings) = "x=y;speed=slow".parse::<Settings>();
    assert_eq!(settings.speed, Speed::Slow);
}
