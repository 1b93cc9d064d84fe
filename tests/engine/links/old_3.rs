//! Links of format 3, which every release must open: messages with the proof of a pick.

use mbegu::link::{
    Commitment, GameId, LinkError, LinkView, PickProof, Salt, Termination, TurnMessage, decode,
};
use mbegu::rules::{BySide, Pit, Side};

use super::encode;

/// South's pit, its salt and the commitment to it.
fn committed(id: GameId) -> (Pit, PickProof, PickProof) {
    let salt = Salt::new(&[5; 16], id, 3);
    let pit = Pit::new(6);
    let commitment = Commitment::new(id, Side::South, pit, salt);
    (
        pit,
        PickProof::Salt(salt),
        PickProof::Commitment(commitment),
    )
}

/// A game of Sulus Aidi by link up to the first moves: who picks first commits to a
/// pit, the other side picks openly, the race opens the commitment; and both sides
/// commit at once.
fn messages() -> [(&'static str, &'static str, Option<Termination>, TurnMessage); 5] {
    let id: GameId = "Mbegu".parse().expect("a name");
    let (pit, salt, commitment) = committed(id);
    let message = |to, pick, south, north| TurnMessage {
        id,
        to,
        offer: false,
        pick,
        proofs: BySide { south, north },
    };
    let (south, north) = (Side::South, Side::North);
    let end = Some(Termination::Resigned(north));
    let answer = Some(Pit::new(14));
    [
        (
            "3WTDMbeguj3_mUstOl2C6zZnz6okdPpAAAAlZKA",
            "",
            None,
            message(north, None, Some(commitment), None),
        ),
        (
            "3WTDMbeguKvf-ZSy06XYLrNmfPqiR0-kAALD_nQ",
            "",
            None,
            message(south, answer, Some(commitment), None),
        ),
        (
            "3WTDMbeguF4jBjdi0-QTJZQJwANU89Q",
            "g*F h",
            None,
            message(south, None, Some(salt), None),
        ),
        (
            "3WTDMbegurXiMGN2LT5BMvf-ZSy06XYLrNmfPqiR0-kAAAPdlBw",
            "",
            None,
            message(north, Some(pit), Some(salt), Some(commitment)),
        ),
        (
            "3WTLMbegul4jBjdi0-QTJZQAAAKfFnA",
            "g*F",
            end,
            message(north, None, Some(salt), None),
        ),
    ]
}

#[test]
fn links_of_format_3_open() {
    for (link, text, ended, message) in messages() {
        let shared = decode(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!(
            (&*shared.game.to_string(), shared.ended, shared.view),
            (text, ended, LinkView::Message(message)),
            "{link}"
        );
        assert_eq!(encode(&shared), link);
        // A link is named as cut off or mistyped, wherever it is damaged.
        for end in 1..link.len() {
            assert!(decode(&link[..end]).is_err(), "{link} up to {end}");
        }
        let other = link.replacen('3', "2", 1);
        assert_eq!(decode(&other), Err(LinkError::Mistyped), "{other}");
    }
}

/// The salt of a sent pick must open the commitment in every release.
#[test]
fn the_salt_opens_the_commitment() {
    let [(_, _, _, first), .., (_, _, _, last)] = messages();
    let (Some(PickProof::Commitment(commitment)), Some(PickProof::Salt(salt))) =
        (first.proofs[Side::South], last.proofs[Side::South])
    else {
        panic!("no proofs");
    };
    let opened = |pit| Commitment::new(first.id, Side::South, Pit::new(pit), salt);
    assert_eq!(
        PickProof::Commitment(commitment).to_string(),
        "commitment:effcca5969d2ec1759b33e7d5123a7d2"
    );
    assert_eq!(PickProof::Salt(salt).to_string(), "salt:f11831bb169f2099");
    assert_eq!(opened(6), commitment);
    assert!((7..18).all(|pit| opened(pit) != commitment));
    let other = Commitment::new(first.id, Side::North, Pit::new(6), salt);
    assert_ne!(other, commitment);
}

#[test]
fn a_message_is_sealed_until_the_receiver_is_bound() {
    let [(_, _, _, first), .., (_, _, _, both), _] = messages();
    let open = TurnMessage {
        proofs: BySide {
            north: None,
            ..both.proofs
        },
        ..both
    };
    assert_eq!(open.sealed(), first);
    assert_eq!(both.sealed(), both);
    // A salt binds nobody.
    let salted = TurnMessage {
        proofs: BySide::from_fn(|_| both.proofs[Side::South]),
        ..both
    };
    assert_eq!(salted.sealed().pick, None);
    // Nor is a pit sealed that has no salt, as in links of format 2.
    let bare = TurnMessage {
        proofs: BySide::default(),
        ..both
    };
    assert_eq!(bare.sealed(), bare);
}
