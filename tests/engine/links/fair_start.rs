//! Games with a fair start.

use mbegu::link::{FairStart, LinkContent, LinkView, decode};
use mbegu::rules::{Match, Side, Variant};

use super::{encode, encode_within};

#[test]
fn the_shortest_link_has_a_choice_that_was_made() {
    for (text, fair_start, read) in [
        ("", FairStart::Open, Some(FairStart::Open)),
        ("c-", FairStart::Open, None),
        ("c- E+", FairStart::Swapped, Some(FairStart::Swapped)),
    ] {
        let rules = Variant::Giuthi.default_rules();
        let game = Match::parse(rules, Side::South, text).expect("a game");
        let position = *game.current().position();
        let content = LinkContent {
            game,
            fair_start: Some(fair_start),
            ended: None,
            view: LinkView::Play,
        };
        let short = decode(&encode_within(&content, 0).0).expect("a right link");
        let found = *short.game.current().position();
        assert_eq!((found, short.fair_start), (position, read), "{text}");
    }
}

/// After the race it is the first move that is chosen about, and a turn of several
/// sowings is one move.
#[test]
fn the_sides_are_chosen_after_the_first_turn() {
    let chooser = |variant: Variant, text: &str| {
        let game = Match::parse(variant.default_rules(), Side::South, text).expect("a game");
        FairStart::Open.chooser(&game)
    };
    assert_eq!(chooser(Variant::SulusAidi, "g*F"), None);
    assert_eq!(chooser(Variant::SulusAidi, "g*F h"), Some(Side::North));
    assert_eq!(chooser(Variant::Alemungula, "c-"), Some(Side::North));
    assert_eq!(chooser(Variant::Giuthi, ""), None);
    // Written with more moves, it is left out.
    let rules = Variant::Giuthi.default_rules();
    let content = LinkContent {
        game: Match::parse(rules, Side::South, "c- E+").expect("a game"),
        fair_start: Some(FairStart::Open),
        ended: None,
        view: LinkView::Play,
    };
    let read = decode(&encode(&content)).expect("a right link");
    assert_eq!(read.fair_start, None);
}
