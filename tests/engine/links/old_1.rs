//! Links of format 1, which every release must open.

use mbegu::link::{LinkContent, LinkView, decode};
use mbegu::rules::{Match, Options, Rules, Side, Variant};

/// Links with their games.
const FORMAT_1: [(&str, &str, Options, Side, &str); 4] = [
    (
        "1BmAAgZ21",
        "giuthi",
        Options { pits: 6, seeds: 6 },
        Side::South,
        "",
    ),
    (
        "1BmCAwVMMsALWhQ",
        "giuthi",
        Options { pits: 6, seeds: 6 },
        Side::South,
        "a- E+ b+ F+ d+ A- e- D+",
    ),
    (
        "1CpQUwOf1TA",
        "giuthi",
        Options { pits: 10, seeds: 9 },
        Side::North,
        "J-",
    ),
    (
        "1BUQySYBmMT8",
        "giuthi",
        Options { pits: 5, seeds: 4 },
        Side::North,
        "C+ e- B-",
    ),
];

fn rules(game: &str, options: Options) -> Rules {
    let variant = game.parse::<Variant>().expect("the game exists");
    variant.rules(options).expect("the options are allowed")
}

#[test]
fn links_of_format_1_open() {
    for (link, game, options, first, text) in FORMAT_1 {
        let game = Match::parse(rules(game, options), first, text).expect("the game is legal");
        let (ended, view) = (None, LinkView::Play);
        assert_eq!(
            decode(link),
            Ok(LinkContent {
                game,
                fair_start: None,
                ended,
                view
            }),
            "{link}"
        );
    }
}
