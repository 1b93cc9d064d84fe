use super::*;
use crate::rules::CaptureReason;

/// The events of all scenes of a game.
fn events(variant: Variant) -> Vec<Event> {
    let scenes = scenes(variant).expect("its positions and moves can be read");
    scenes.into_iter().flat_map(|scene| scene.events).collect()
}

#[test]
fn every_game_has_a_short_animation_that_ends_as_it_is_shown_still() {
    for variant in Variant::ALL {
        let showcase = Showcase::of(variant);
        let lasts: u32 = showcase.frames.iter().map(|frame| frame.lasts).sum();
        assert!((3_000..9_500).contains(&lasts), "{variant:?}: {lasts} ms");
        let last = showcase.frames.last().expect("frames");
        assert_eq!(
            last.snapshot.frame.position, showcase.end.snapshot.frame.position,
            "{variant:?}"
        );
        assert!(!last.snapshot.frame.is_sowing());
    }
}

#[test]
fn the_picture_at_rest_is_the_beginning_of_the_last_scene() {
    for variant in Variant::ALL {
        let showcase = Showcase::of(variant);
        let rest = showcase.rest.snapshot.frame.position;
        let shown = |frame: &ShowcaseFrame| frame.snapshot.frame.position == rest;
        assert!(showcase.frames.iter().any(shown), "{variant:?}");
    }
}

#[test]
fn each_shows_what_is_particular_to_its_game() {
    let has = |variant, wanted: fn(&Event) -> bool| events(variant).iter().any(wanted);
    assert!(has(Variant::Giuthi, |event| matches!(
        event,
        Event::Capture {
            why: CaptureReason::Following,
            ..
        }
    )));
    assert!(has(Variant::GiuthiStore, |event| matches!(
        event,
        Event::DropInStore { side: Side::South }
    )));
    assert!(has(Variant::Alemungula, |event| matches!(
        event,
        Event::Capture {
            why: CaptureReason::TwoOrFourBefore,
            ..
        }
    )));
    assert!(has(Variant::LayliGoobalay, |event| matches!(
        event,
        Event::Uur { .. }
    )));
    assert!(has(Variant::SulusAidi, |event| matches!(
        event,
        Event::Hand { .. }
    )));
    assert!(has(Variant::SulusAidi, |event| matches!(
        event,
        Event::Claim { .. }
    )));
    let rounds = Showcase::of(Variant::GiuthiRounds);
    assert!(
        rounds.rest.rules.board().pits_per_side() < rounds.frames[0].rules.board().pits_per_side()
    );
}
