//! Fixed links, so that a change of the format is noticed: one of each game, one of a
//! position, and a message with proofs.

use mbegu::link::{
    Commitment, GameId, LinkContent, LinkError, LinkView, PickProof, Salt, Termination,
    TurnMessage, decode,
};
use mbegu::rules::{BySide, Match, Options, Pit, Side, Variant};

use super::encode;

/// A link with its game, the numbers of pits and seeds, the side that begins, and the plies.
type Fixed = (&'static str, Variant, [u8; 2], Side, &'static str);

/// A new game needs a link here before its number in links can be relied on.
const GAMES: [Fixed; 6] = [
    (
        "5BUQGgMyuIwxSgCzwRIMASkBSvco",
        Variant::Giuthi,
        [5, 4],
        Side::North,
        "A+ d+ D+ c- D- a- A- e+ D+ b+ E- c+ A+ a- D+ d- E+ b+ B+ c+ A- E+ A+ B+ C- B+",
    ),
    (
        "5F1QDALdLW2eAYDUhyg",
        Variant::GiuthiStore,
        [7, 5],
        Side::North,
        "A+ c- F- f+ C- f+ G- f- B- g+ A+ b-",
    ),
    (
        "5JWAGyskEbMIJEtAjAG7AolNUZoY06QRuCwDoNWgkp9CFBorA6PAITDCiEtByDoNGJGJCIGyqKTYCFACogFK5tw",
        Variant::GiuthiRounds,
        [5, 6],
        Side::South,
        "c- D+ c+ E+ b+ B- d+ D+ a- A+ c+ E+ e- d+ E+ a- A- e+ A+ B- d- D+ a+ c- a- b+ e- \
         =2,3,3,4,3 D- c+ E+ b+ B- D- A+ c- E+ a+ d- c+ A- \
         =3,4,1,2,5 E+ c+ B+ e+ B- c+ C- d+ A+ D- C+ D- e+ A+ c+ B+ d+ A- e+ c- a- A+ E- D+ e+ \
         B- E- A+ D- C+ a- =3,1,2,3 A- a- A+ B- d+ C- c- a- C+ =3,0,1 A+ A+ C- c+ C+",
    ),
    (
        "5NVACSw0HEHAnXQ8",
        Variant::Alemungula,
        [5, 5],
        Side::South,
        "c- E d E b E e B e",
    ),
    (
        "5RkR8C4RRUGy0Qy0FA2aGRCWIkWGgOJQA0FWZmZkYNJkMm00wOlM2WREIiJRxNiwAAC192g",
        Variant::LayliGoobalay,
        [6, 4],
        Side::North,
        "A e C e C f A b F e F f A e B e F f A b C a B =3,4,3,2,2,1 c B b A f E b F a A d E c C \
         e A a B f A b C =3,3,3,3,3,2 D c C d B a D b B f F b F b E a D f B c D b F e \
         =2,2,2,1,1,1 e D e C d D a F e",
    ),
    (
        "5WTAKhOO0l6WUHRUZRMgOm-4",
        Variant::SulusAidi,
        [9, 3],
        Side::South,
        "f*A:snnnsnnsnssnssnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn f A h E f E g F b D c",
    ),
];

/// Checks that a content is written as a link, and the link read as the content.
fn check(link: &str, content: LinkContent) {
    assert_eq!(encode(&content), link);
    assert_eq!(decode(link), Ok(content));
}

#[test]
fn every_game_has_a_fixed_link() {
    for variant in Variant::ALL {
        assert!(GAMES.iter().any(|game| game.1 == variant), "{variant}");
    }
    for (link, variant, [pits, seeds], first, text) in GAMES {
        let rules = variant.rules(Options { pits, seeds }).expect("a size");
        let view = match variant {
            Variant::LayliGoobalay => LinkView::AtPly(60),
            _ => LinkView::Play,
        };
        let content = LinkContent {
            game: Match::parse(rules, first, text).expect("a legal game"),
            fair_start: None,
            ended: None,
            view,
        };
        check(link, content);
    }
}

#[test]
fn a_position_has_a_fixed_link() {
    let rules = Variant::LayliGoobalay.rules(Options { pits: 6, seeds: 5 });
    let rules = rules.expect("a size");
    let position = rules.parse_position("0,s2,0,s2,0,0/2,1,s2,0,s4,1 26-20 n");
    let mut game = Match::from_position(rules, position.expect("a position"));
    game.play_text("B =3,6,3,6,3,2 f").expect("a legal game");
    let content = LinkContent {
        game,
        fair_start: None,
        ended: Some(Termination::Resigned(Side::North)),
        view: LinkView::Play,
    };
    check("5RloIEgJAAgiQIiK0ogI2bGxkBUCgq6E", content);
}

#[test]
fn a_message_with_proofs_has_a_fixed_link() {
    let id: GameId = "Mbegu".parse().expect("an id");
    let salt = Salt::new(&[5; 16], id, 3);
    let commitment = Commitment::new(id, Side::North, Pit::new(14), salt);
    let message = TurnMessage {
        id,
        to: Side::North,
        offer: true,
        pick: Some(Pit::new(6)),
        proofs: BySide {
            south: Some(PickProof::Salt(salt)),
            north: Some(PickProof::Commitment(commitment)),
        },
    };
    let content = LinkContent {
        game: Match::new(Variant::SulusAidi.default_rules(), Side::South),
        fair_start: None,
        ended: None,
        view: LinkView::Message(message),
    };
    check(
        "5WTDMbegu7XiMGN2LT5BMsQHxf4VNbEagqBxcETynGsAAAAD_dg",
        content,
    );
}

#[test]
fn links_of_earlier_versions_are_told_to_be_older() {
    for link in [
        "1BmCAwVMMsALWhQ",
        "2BmAISsg1AQBvchY",
        "3WTDMbeguF4jBjdi0-QTJZQJwANU89Q",
        "4BmAQSilLPw",
    ] {
        let version = link.chars().next().expect("a version");
        assert_eq!(decode(link), Err(LinkError::Older(version)));
    }
}
