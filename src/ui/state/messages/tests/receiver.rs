//! What a message shows, and the seat of its receiver.

use super::*;

/// The page of somebody who opens a message for the first time.
fn opened_elsewhere(sent: &State) -> State {
    let content = decode(&link(sent)).expect("a right link");
    let message = sent.message().expect("a message");
    elsewhere().after(Action::ReceiveMessage {
        content,
        message,
        stored: None,
        now: 3_000,
    })
}

#[test]
fn the_last_move_is_played_out_for_whoever_opens_the_link() {
    let sent = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let opened = opened_elsewhere(&sent);
    assert_eq!(opened.phase(), Phase::Sowing);
    assert_eq!(
        opened.playback.before(),
        Some(&sent.table.game.current().positions()[0])
    );
    assert_eq!(opened.stored.header.begun, 3_000);
    assert_eq!(
        opened
            .after(Action::EndAnimation(opened.table.revision))
            .phase(),
        Phase::Viewing
    );
}

#[test]
fn whoever_opens_a_message_looks_at_it_until_they_sit_down() {
    let offering = challenge(Variant::Giuthi, Side::South).after(Action::OfferDraw);
    let sent = go_on(offering, 0);
    let opened = opened_elsewhere(&sent);
    let guest = opened.after(Action::EndAnimation(opened.table.revision));
    assert!(!guest.stored.is_own() && guest.is_flipped());
    assert_eq!(guest.phase(), Phase::Viewing);
    // Nothing is played, answered or sent for the receiver.
    let mv = (guest.rules().moves(guest.position()).iter().next()).expect("a move");
    for action in [
        Action::Play(mv),
        Action::AnswerDraw(true),
        Action::AnswerDraw(false),
        Action::Undo,
        Action::Invite,
    ] {
        let after = guest.after(action);
        assert_eq!(after.table.game, guest.table.game);
        assert_eq!(after.table.offer, guest.table.offer);
        assert!(!after.stored.is_own() && !after.is_over() && after.stored.is_guest());
    }
    assert_eq!(guest.resigner(), None);
    assert!(!ShareKind::available(&guest).any(|kind| kind == ShareKind::Message));
    let seated = guest.after(Action::SitDown);
    assert!(seated.stored.is_own() && seated.is_asked_for_draw());
    assert_eq!(seated.phase(), Phase::Choosing);
    assert_eq!(seated.after(Action::SitDown), seated);
    // A game of one's own goes on from an earlier position.
    let on = guest
        .after(Action::ShowPly {
            at: 0,
            replay: false,
        })
        .after(Action::PlayOn);
    assert!(on.stored.is_own() && !on.stored.is_guest() && on.is_shared());
}

#[test]
fn the_seat_stays_when_another_course_is_taken() {
    let start = challenge(Variant::Giuthi, Side::South);
    let (one, other) = (go_on(start.clone(), 0), go_on(start, 1));
    // The player's own message, from another device.
    let told = open(&elsewhere(), &link(&other), Some(stored(&one)));
    assert_eq!(asked(&told), Some(Overstep::OtherGame));
    let taken = told.after(Action::TakeOther);
    assert_eq!(
        (&taken.table.game, taken.friend()),
        (&other.table.game, Some(Side::North))
    );
}

#[test]
fn a_message_is_sent_only_once_it_is_for_the_friend() {
    let moved = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let offered = |state: &State| ShareKind::available(state).collect::<Vec<_>>();
    assert!(offered(&moved).contains(&ShareKind::Message));
    let theirs = open(&elsewhere(), &link(&moved), None);
    assert!(!offered(&theirs).contains(&ShareKind::Message));
    // An answer that comes late says nothing of another game.
    let other = elsewhere().after(Action::Sent(GameId::new(77), 0));
    assert_eq!(other.stored.header.sent, None);
}
