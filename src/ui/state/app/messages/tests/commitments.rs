//! Picks for a race that are committed to before the other side picks.

use super::*;
use crate::link::{PickProof, Salt};
use crate::ui::state::Phase;

#[test]
fn the_pit_picked_for_a_race_stays_secret_until_both_are() {
    let picked = go_on(challenge(Variant::SulusAidi, Side::South), 4);
    assert_eq!(picked.game.phase(), Phase::Waiting);
    assert!(picked.game.is_unsent());
    let theirs = open(&elsewhere(), &link(&picked), None);
    assert_eq!(theirs.game.phase(), Phase::Racing);
    assert_eq!(theirs.game.side_to_pick(), Some(Side::North));
    let reloaded = elsewhere().after(Action::Resume(GameId::new(77), Box::new(stored(&theirs))));
    assert_eq!(
        reloaded.game.race_setup.picks(),
        theirs.game.race_setup.picks()
    );
    // Nobody can run the race before the first pick is opened.
    let answered = sent(&go_on(reloaded, 2));
    assert_eq!(
        (answered.game.phase(), answered.game.record.plies()),
        (Phase::Waiting, 0)
    );
    let first = sent(&picked);
    let raced = go_on(open(&first, &link(&answered), Some(stored(&first))), 0);
    assert!(raced.game.record.current().race().is_some());
    let told = open(&answered, &link(&raced), Some(stored(&answered)));
    assert_eq!(
        (asked(&told), &told.game.record),
        (None, &raced.game.record)
    );
}

/// A page in the place of which another one goes on from what is stored.
fn reloaded(state: &AppState) -> AppState {
    let mut other = elsewhere();
    other.game.secret = [9; 16];
    other.after(Action::Resume(GameId::new(77), Box::new(stored(state))))
}

/// The message of a page, as it is in the link.
fn message_of(state: &AppState) -> TurnMessage {
    match decode(&link(state)).expect("a right link").view {
        LinkView::Message(message) => message,
        view => panic!("no message: {view:?}"),
    }
}

#[test]
fn a_commitment_is_sent_and_opened_by_reloaded_pages_too() {
    let picked = go_on(challenge(Variant::SulusAidi, Side::South), 4);
    let message = message_of(&picked);
    let south = message.proofs[Side::South];
    assert_eq!(message.pick, None);
    assert!(matches!(south, Some(PickProof::Commitment(_))));
    // Sending it again, from a reloaded page too, sends the same.
    assert_eq!(link(&reloaded(&sent(&picked))), link(&picked));
    let first = reloaded(&sent(&picked));
    let answered = reloaded(&sent(&go_on(open(&elsewhere(), &link(&first), None), 2)));
    assert_eq!(message_of(&answered).pick, picked_of(&answered));
    let raced = reloaded(&open(&first, &link(&answered), Some(stored(&first))));
    let raced = reloaded(&sent(&go_on(raced, 0)));
    assert!(matches!(
        message_of(&raced).proofs[Side::South],
        Some(PickProof::Salt(_))
    ));
    let mut told = open(&answered, &link(&raced), Some(stored(&answered)));
    assert_eq!(
        (asked(&told), &told.game.record),
        (None, &raced.game.record)
    );
    // Once the friend has the race, nothing more is said of it.
    told = go_on(told, 0);
    assert_eq!(message_of(&told).proofs, BySide::default());
    let back = go_on(open(&raced, &link(&told), Some(stored(&raced))), 0);
    assert_eq!(message_of(&back).proofs, BySide::default());
}

/// The pit that North picked.
fn picked_of(state: &AppState) -> Option<Pit> {
    state.game.race_setup.picks()[Side::North]
}

#[test]
fn a_pick_that_was_committed_to_is_not_changed_later() {
    let picked = sent(&go_on(challenge(Variant::SulusAidi, Side::South), 4));
    let answered = sent(&go_on(open(&elsewhere(), &link(&picked), None), 2));
    // South changes the stored pit once the answer is known.
    let mut changed = stored(&picked);
    if let Some(message) = &mut changed.saved.message {
        message.pick = picked.game.rules().board().pits_of(Side::South).nth(7);
    }
    let raced = go_on(open(&picked, &link(&answered), Some(changed)), 0);
    assert!(raced.game.record.current().race().is_some());
    let told = open(&answered, &link(&raced), Some(stored(&answered)));
    assert_eq!(asked(&told), Some(Overstep::Race));
    assert_eq!(told.game.record.plies(), 0);
    // So is a race without the salt.
    let honest = go_on(open(&picked, &link(&answered), Some(stored(&picked))), 0);
    let told = open(
        &answered,
        &forged(&honest.game.record, None, None),
        Some(stored(&answered)),
    );
    assert_eq!(asked(&told), Some(Overstep::Race));
    // And a race for whoever has not answered yet.
    let told = open(&picked, &link(&honest), Some(stored(&picked)));
    assert_eq!(asked(&told), Some(Overstep::Race));
}

#[test]
fn no_pick_is_opened_for_a_friend_who_is_not_bound() {
    let begun = challenge(Variant::SulusAidi, Side::South);
    let salt = Some(PickProof::Salt(Salt::new(&[0; 16], GameId::new(77), 0)));
    let view = LinkView::Message(TurnMessage {
        id: GameId::new(77),
        to: Side::North,
        offer: false,
        pick: None,
        proofs: BySide::from_fn(|_| salt),
    });
    let game = Match::clone(&begun.game.record);
    let ended = None;
    let first = encode(&LinkContent {
        game,
        fair_start: None,
        ended,
        view,
    });
    let to_pick = open(&elsewhere(), &first, None);
    let known = open(&to_pick, &first, Some(stored(&to_pick)));
    for page in [to_pick, known] {
        let picked = go_on(page, 2);
        assert_eq!(message_of(&picked).pick, None);
        assert_eq!(
            message_of(&open(&picked, &first, Some(stored(&picked)))).pick,
            None
        );
    }
}

#[test]
fn both_may_commit_at_once() {
    let south = sent(&go_on(challenge(Variant::SulusAidi, Side::South), 4));
    let begun = challenge(Variant::SulusAidi, Side::South);
    let to_pick = open(&elsewhere(), &forged(&begun.game.record, None, None), None);
    let north = sent(&go_on(to_pick, 2));
    let (one, other) = (link(&south), link(&north));
    let south = open(&south, &other, Some(stored(&south)));
    let north = open(&north, &one, Some(stored(&north)));
    for page in [&south, &north] {
        assert_eq!((asked(page), page.game.phase()), (None, Phase::Waiting));
        assert!(page.game.is_unsent() && stored(page).is_due());
        let message = message_of(page);
        let from = message.to.other();
        assert!(message.pick.is_some());
        assert!(matches!(message.proofs[from], Some(PickProof::Salt(_))));
    }
    let (one, other) = (link(&south), link(&north));
    let south = open(&south, &other, Some(stored(&south)));
    let north = open(&north, &one, Some(stored(&north)));
    assert!(south.game.record.current().race().is_some());
    assert_eq!(south.game.record, north.game.record);
}

#[test]
fn picks_of_links_without_commitments_still_race() {
    let begun = challenge(Variant::SulusAidi, Side::South);
    let pit = begun.game.rules().board().pits_of(Side::South).nth(4);
    let first = forged(&begun.game.record, None, pit);
    let theirs = go_on(open(&elsewhere(), &first, None), 2);
    assert!(theirs.game.record.current().race().is_some());
    assert_eq!(message_of(&theirs).proofs, BySide::default());
    // A stored pick without a salt was sent as it is.
    let mut old = stored(&sent(&go_on(begun, 4)));
    if let Some(message) = &mut old.saved.message {
        message.proofs = BySide::default();
    }
    let told = open(&elsewhere(), &link(&theirs), Some(old));
    assert_eq!(
        (asked(&told), &told.game.record),
        (None, &theirs.game.record)
    );
}

/// What a page shows of a position, without the game's name.
fn shows(state: &AppState) -> (String, String, Option<Side>) {
    let locale = english();
    let now = describe::status_line(&locale, &state.game);
    (
        now,
        describe::status_detail(&locale, &state.game),
        state.game.side_to_pick(),
    )
}

#[test]
fn nothing_told_depends_on_the_secret_pick() {
    let pages = [0, 4].map(|choice| {
        let picked = go_on(challenge(Variant::SulusAidi, Side::South), choice);
        open(&elsewhere(), &link(&picked), None)
    });
    assert_eq!(shows(&pages[0]), shows(&pages[1]));
    assert_ne!(pages[0].game.pick_proofs, pages[1].game.pick_proofs);
    assert_eq!(
        pages[0].game.race_setup.picks(),
        pages[1].game.race_setup.picks()
    );
}
