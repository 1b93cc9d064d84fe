//! Picks that a message has as a commitment, and the salts that open them.

use mbegu::link::{Commitment, GameId, PickProof, Salt, TurnMessage};
use mbegu::rules::{BySide, Pit, Side};

const PIT: Pit = Pit::new(6);

fn salt() -> (GameId, Salt) {
    let id: GameId = "Mbegu".parse().expect("an id");
    (id, Salt::new(&[5; 16], id, 3))
}

/// The salt of a sent pick must open the commitment in every release.
#[test]
fn the_salt_opens_the_commitment() {
    let (id, salt) = salt();
    let opened = |side, pit| Commitment::new(id, side, Pit::new(pit), salt);
    let commitment = opened(Side::South, 6);
    assert_eq!(
        PickProof::Commitment(commitment).to_string(),
        "commitment:effcca5969d2ec1759b33e7d5123a7d2"
    );
    assert_eq!(PickProof::Salt(salt).to_string(), "salt:f11831bb169f2099");
    assert!((7..18).all(|pit| opened(Side::South, pit) != commitment));
    assert_ne!(opened(Side::North, 6), commitment);
}

#[test]
fn a_message_is_sealed_until_the_receiver_is_bound() {
    let (id, salt) = salt();
    let commitment = PickProof::Commitment(Commitment::new(id, Side::South, PIT, salt));
    let salt = PickProof::Salt(salt);
    let message = |pick, south, north| TurnMessage {
        id,
        to: Side::North,
        offer: false,
        pick,
        proofs: BySide { south, north },
    };
    let open = message(Some(PIT), Some(salt), None);
    assert_eq!(open.sealed(), message(None, Some(commitment), None));
    let both = message(Some(PIT), Some(salt), Some(commitment));
    assert_eq!(both.sealed(), both);
    // A salt binds nobody.
    let salted = message(Some(PIT), Some(salt), Some(salt));
    assert_eq!(salted.sealed().pick, None);
    // Nor is a pit sealed that has no salt.
    let bare = message(Some(PIT), None, None);
    assert_eq!(bare.sealed(), bare);
}
