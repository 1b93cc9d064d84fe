//! Links of format 2, which every release must open: every game, start, end and view.

use mbegu::link::{GameId, LinkContent, LinkView, Termination, TurnMessage, decode};
use mbegu::rules::{BySide, Options, Pit, Side, Variant};

use super::encode;

/// The content of a link: the game and its pits and seeds, the start (`s` or `n`
/// began, or a position), the text of the match, the end, the view.
type Old = (
    &'static str,
    (&'static str, u8, u8),
    &'static str,
    &'static str,
    Option<Termination>,
    LinkView,
);

const FORMAT_2: [Old; 22] = [
    (
        "2BmAAADSpkA",
        ("giuthi", 6, 6),
        "s",
        "",
        None,
        LinkView::Play,
    ),
    (
        "2CpQAALywQg",
        ("giuthi", 10, 9),
        "n",
        "",
        None,
        LinkView::Play,
    ),
    (
        "2BmAISsg1AQBvchY",
        ("giuthi", 6, 6),
        "s",
        "e- C- e- A+ d+ F+ a+ B+",
        None,
        LinkView::Play,
    ),
    (
        "2BmBFEJWQagIAAA-2xw",
        ("giuthi", 6, 6),
        "s",
        "e- C- e- A+ d+ F+ a+ B+",
        None,
        LinkView::AtPly(5),
    ),
    (
        "2BmCISsg1AQByutA",
        ("giuthi", 6, 6),
        "s",
        "e- C- e- A+ d+ F+ a+ B+",
        None,
        LinkView::Puzzle,
    ),
    (
        "2BmEISsg1AQBU45o",
        ("giuthi", 6, 6),
        "s",
        "e- C- e- A+ d+ F+ a+ B+",
        Some(Termination::Resigned(Side::South)),
        LinkView::Play,
    ),
    (
        "2BmJAEJWQagIAAF66wQ",
        ("giuthi", 6, 6),
        "s",
        "e- C- e- A+ d+ F+ a+ B+",
        Some(Termination::Resigned(Side::North)),
        LinkView::AtPly(0),
    ),
    (
        "2BmMISsg1AQAjwII",
        ("giuthi", 6, 6),
        "s",
        "e- C- e- A+ d+ F+ a+ B+",
        Some(Termination::Agreed),
        LinkView::Play,
    ),
    (
        "2BUQaAzK4jDFKALPBEgwBKQCzMEA",
        ("giuthi", 5, 4),
        "n",
        "A+ d+ D+ c- D- a- A- e+ D+ b+ E- c+ A+ a- D+ d- E+ b+ B+ c+ A- E+ A+ B+ C- B+",
        None,
        LinkView::Play,
    ),
    (
        "2F1QMAt0tbZ4BgO0uBw",
        ("giuthi-store", 7, 5),
        "n",
        "A+ c- F- f+ C- f+ G- f- B- g+ A+ b-",
        None,
        LinkView::Play,
    ),
    (
        "2JWAbKyQRswgkS0CMAbsCiU1RmhjTpBG4LAOg1aCSn0IUGisDo8AhMMKIS0HIOg0YkYkIgbKopNgIUAKiAAMiKQ",
        ("giuthi-rounds", 5, 6),
        "s",
        "c- D+ c+ E+ b+ B- d+ D+ a- A+ c+ E+ e- d+ E+ a- A- e+ A+ B- d- D+ a+ c- a- b+ e- =2,3,3,4,3 D- c+ E+ b+ B- D- A+ c- E+ a+ d- c+ A- =3,4,1,2,5 E+ c+ B+ e+ B- c+ C- d+ A+ D- C+ D- e+ A+ c+ B+ d+ A- e+ c- a- A+ E- D+ e+ B- E- A+ D- C+ a- =3,1,2,3 A- a- A+ B- d+ C- c- a- C+ =3,0,1 A+ A+ C- c+ C+",
        None,
        LinkView::Play,
    ),
    (
        "2JWgQIihABDxAAMOqEA",
        ("giuthi-rounds", 5, 6),
        "0,1,1,1/4,2,0,0 2-49 n",
        "",
        None,
        LinkView::Play,
    ),
    (
        "2JmiCIGFmIPQgIypyACgZQw",
        ("giuthi-rounds", 6, 6),
        "1,1,0,3,24,3/1,0,23,1,0,1 9-5 n -1",
        "",
        None,
        LinkView::Puzzle,
    ),
    (
        "2NVAJLDQcQcBLR-s",
        ("alemungula", 5, 5),
        "s",
        "c- E d E b E e B e",
        None,
        LinkView::Play,
    ),
    (
        "2NVgQAQgAAIYkhIEYQJiz-w",
        ("alemungula", 5, 5),
        "2,0,0,2,1/0,0,0,0,1 32-12 s !e",
        "d A",
        None,
        LinkView::Play,
    ),
    (
        "2RkR8LhFFQbLRDLQUDZoZEJYiRYaA4lADQVZmZmRg0mQybTTA6UzZZEQiIlHE2LDsYAI",
        ("layli-goobalay", 6, 4),
        "n",
        "A e C e C f A b F e F f A e B e F f A b C a B =3,4,3,2,2,1 c B b A f E b F a A d E c C e A a B f A b C =3,3,3,3,3,2 D c C d B a D b B f F b F b E a D f B c D b F e =2,2,2,1,1,1 e D e C d D a F e",
        None,
        LinkView::AtPly(60),
    ),
    (
        "2RlgAkBIAEESBERWlEBGzY2MgKtQQRw",
        ("layli-goobalay", 6, 5),
        "0,s2,0,s2,0,0/2,1,s2,0,s4,1 26-20 n",
        "B =3,6,3,6,3,2 f",
        None,
        LinkView::Play,
    ),
    (
        "2RlgAAMAAAAAMAHo0wAB--cs",
        ("layli-goobalay", 6, 5),
        "0,0,n0,0,0,0/0,0,0,n0,0,0 43-17 x",
        "",
        None,
        LinkView::Play,
    ),
    (
        "2WTAAAIVaUA",
        ("sulus-aidi", 9, 3),
        "s",
        "",
        None,
        LinkView::Play,
    ),
    (
        "2WTAsos6MJEgKioT-dQ",
        ("sulus-aidi", 9, 3),
        "s",
        "g*F h E g B c C e A f E f",
        None,
        LinkView::Play,
    ),
    (
        "2WTAqE47SXpZQdFRlEyCVM5I",
        ("sulus-aidi", 9, 3),
        "s",
        "f*A:snnnsnnsnssnssnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn f A h E f E g F b D c",
        None,
        LinkView::Play,
    ),
    (
        "2WTojIABFTA7YAEAAACAIAIAAAK2bpg",
        ("sulus-aidi", 9, 3),
        "n4,1,0,0,1,n18,0,n27,0/0,1,0,0,0,0,1,0,1 0-0 n",
        "",
        Some(Termination::Resigned(Side::North)),
        LinkView::Play,
    ),
];

/// The content of the link of a match, in the form of the table.
fn said(shared: &LinkContent) -> (String, (u8, u8), String, String) {
    let first = shared.game.first_round();
    let rules = first.rules();
    let Options { pits, seeds } = rules.options();
    let start = &first.positions()[0];
    let start = match Side::ALL
        .into_iter()
        .find(|&side| *start == rules.start(side))
    {
        Some(_) => shared.game.first().letter().to_string(),
        None => start.to_string(),
    };
    (
        rules.variant().id().to_owned(),
        (pits, seeds),
        start,
        shared.game.to_string(),
    )
}

#[test]
fn messages_of_format_2_open() {
    let id: GameId = "Mbegu".parse().expect("a name");
    let asked = TurnMessage {
        id,
        to: Side::South,
        offer: true,
        pick: None,
        proofs: BySide::default(),
    };
    let picked = TurnMessage {
        id,
        to: Side::North,
        offer: false,
        pick: Some(Pit::new(5)),
        proofs: BySide::default(),
    };
    let giuthi = "e- C- e- A+ d+ F+ a+ B+";
    for (link, text, message) in [
        ("2BmDMbeguRCVkGoCAACnApg", giuthi, asked),
        ("2WTDMbeguqgCKcqc", "", picked),
    ] {
        let shared = decode(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!(
            (&*shared.game.to_string(), shared.view),
            (text, LinkView::Message(message))
        );
        assert_eq!(encode(&shared), link);
    }
}

#[test]
fn links_of_format_2_open() {
    for (link, (game, pits, seeds), start, text, ended, view) in FORMAT_2 {
        let shared = decode(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        let expected = (
            game.to_owned(),
            (pits, seeds),
            start.to_owned(),
            text.to_owned(),
        );
        assert_eq!(said(&shared), expected, "{link}");
        assert_eq!((shared.ended, shared.view), (ended, view), "{link}");
        // Only while format 2 is the one that is written.
        assert_eq!(encode(&shared), link);
    }
}

/// A new game needs a link here before its number in links can be relied on.
#[test]
fn every_game_has_a_link_of_format_2() {
    for variant in Variant::ALL {
        let mut games = FORMAT_2.iter().map(|(_, (id, ..), ..)| *id);
        assert!(games.any(|id| id == variant.id()), "{variant} has no link");
    }
}
