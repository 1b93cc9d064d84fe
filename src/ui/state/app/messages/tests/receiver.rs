//! What a message shows, and the seat of its receiver.

use super::*;
use crate::ui::state::GameAction;
use crate::ui::state::Phase;

/// The page of somebody who opens a message for the first time.
fn opened_elsewhere(sent: &AppState) -> AppState {
    let content = decode(&link(sent)).expect("a right link");
    let message = sent.game.message().expect("a message");
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
    assert_eq!(opened.game.phase(), Phase::Sowing);
    assert_eq!(
        opened.game.playback.before(),
        Some(&sent.game.record.current().positions()[0])
    );
    assert_eq!(opened.game.header.begun, 3_000);
    assert_eq!(
        opened
            .after(GameAction::EndAnimation(opened.game.revision))
            .game
            .phase(),
        Phase::Viewing
    );
}

#[test]
fn whoever_opens_a_message_looks_at_it_until_they_sit_down() {
    let offering = challenge(Variant::Giuthi, Side::South).after(GameAction::OfferDraw);
    let sent = go_on(offering, 0);
    let opened = opened_elsewhere(&sent);
    let guest = opened.after(GameAction::EndAnimation(opened.game.revision));
    assert!(!guest.game.is_own() && guest.game.is_flipped());
    assert_eq!(guest.game.phase(), Phase::Viewing);
    // Nothing is played, answered or sent for the receiver.
    let mv = (guest
        .game
        .rules()
        .moves(guest.game.position())
        .iter()
        .next())
    .expect("a move");
    for action in [
        GameAction::Play(mv).into(),
        GameAction::AnswerDraw(true).into(),
        GameAction::AnswerDraw(false).into(),
        GameAction::Undo.into(),
        Action::Invite,
    ] {
        let after = guest.after(action);
        assert_eq!(after.game.record, guest.game.record);
        assert_eq!(after.game.offer, guest.game.offer);
        assert!(!after.game.is_own() && !after.game.is_over() && after.game.is_guest());
    }
    assert_eq!(guest.game.resigner(), None);
    assert!(!ShareKind::available(&guest.game).any(|kind| kind == ShareKind::Message));
    let seated = guest.after(GameAction::SitDown);
    assert!(seated.game.is_own() && seated.game.is_asked_for_draw());
    assert_eq!(seated.game.phase(), Phase::Choosing);
    assert_eq!(seated.after(GameAction::SitDown), seated);
    // A game of one's own goes on from an earlier position.
    let on = guest
        .after(GameAction::ShowPly(0))
        .after(GameAction::PlayOn);
    assert!(on.game.is_own() && !on.game.is_guest() && on.game.is_shared());
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
        (&taken.game.record, taken.game.friend()),
        (&other.game.record, Some(Side::North))
    );
}

#[test]
fn a_message_is_sent_only_once_it_is_for_the_friend() {
    let moved = go_on(challenge(Variant::Giuthi, Side::South), 0);
    let offered = |state: &AppState| ShareKind::available(&state.game).collect::<Vec<_>>();
    assert!(offered(&moved).contains(&ShareKind::Message));
    let theirs = open(&elsewhere(), &link(&moved), None);
    assert!(!offered(&theirs).contains(&ShareKind::Message));
    // An answer that comes late says nothing of another game.
    let other = elsewhere().after(GameAction::Sent(GameId::new(77), 0));
    assert_eq!(other.game.header.sent, None);
}
