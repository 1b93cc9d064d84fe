//! The clock of a stored game.

use mbegu::link::{
    ClockKind, LinkContent, LinkView, SavedClock, SavedGame, StoredGame, StoredGameError,
    StoredParts, Termination, decode, encode, read_file, write_file,
};
use mbegu::rules::{BySide, Match, Side, Variant};

/// A game that South has given up, as a link.
fn resigned() -> String {
    let rules = Variant::Giuthi.default_rules();
    let content = LinkContent {
        game: Match::parse(rules, Side::South, "a- E+").expect("a legal game"),
        fair_start: None,
        ended: Some(Termination::Resigned(Side::South)),
        view: LinkView::Play,
    };
    encode(&content)
}

/// What is read from a saved game with these parts after its link.
fn read(parts: &str) -> Result<SavedGame, StoredGameError> {
    format!("person person {}{parts}", resigned()).parse()
}

#[test]
fn kinds_of_clocks_are_read() {
    let game = |minutes, increment| ClockKind::Game { minutes, increment };
    let each = |seconds| ClockKind::Move { seconds };
    for (text, kind) in [
        ("5+3", game(5, 3)),
        ("180+60", game(180, 60)),
        ("1+0", game(1, 0)),
        ("1s", each(1)),
        ("600s", each(600)),
    ] {
        assert_eq!(text.parse(), Ok(kind));
        assert_eq!(kind.to_string(), text);
    }
}

#[test]
fn what_is_no_clock_is_refused() {
    for text in [
        "",
        "s",
        "+",
        "0+0",
        "0+5",
        "181+0",
        "5+61",
        "0s",
        "601s",
        "+5+3",
        "5+-3",
        "5",
        "5s5",
        "٥+3",
        "256+0",
        "99999999999+0",
        "off",
    ] {
        assert!(text.parse::<ClockKind>().is_err(), "{text}");
    }
    for text in [
        "5+3",
        "5+3:1",
        "5+3:1:",
        "5+3:1:2:3",
        "5+3:-1:2",
        "5+3:+1:2",
        "5+3:86400001:0",
        "5+3:4294967296:0",
        "10s:10001:0",
        "x:1:2",
        "5+3:1.5:2",
    ] {
        assert!(text.parse::<SavedClock>().is_err(), "{text}");
        assert_eq!(read(&format!("~{text}")), Err(StoredGameError::Clock));
    }
}

#[test]
fn the_text_of_a_clock_is_read() {
    let saved = read("~5+3:271200:0~flag").expect("a saved game");
    let clock = saved.clock.expect("a clock");
    let left = BySide {
        south: 271_200,
        north: 0,
    };
    assert_eq!((clock.kind.start(), clock.left), (300_000, left));
    assert_eq!(saved.ended, Some(Termination::TimedOut(Side::South)));
    let running = "person bot:3 5BmACAwVMMsCJ09M~10s:4000:10000 0 0 -";
    let stored = running.parse::<StoredGame>().expect("a stored game");
    assert_eq!(stored.saved.ended, None);
    let kind = stored.saved.clock.map(|clock| clock.kind);
    assert_eq!(kind, Some(ClockKind::Move { seconds: 10 }));
}

#[test]
fn parts_after_the_link_stand_once_and_in_order() {
    let plain = read("").expect("a saved game");
    assert_eq!(plain.ended, Some(Termination::Resigned(Side::South)));
    let flag = read("~flag").expect("a saved game");
    assert_eq!(flag.ended, Some(Termination::TimedOut(Side::South)));
    for parts in ["~flag~flag", "~flag~5+3:1:2", "~5+3:1:2~5+3:1:2", "~flag~"] {
        assert_eq!(read(parts), Err(StoredGameError::Extra), "{parts}");
    }
    assert_eq!(read("~"), Err(StoredGameError::Clock));
    // Nobody has lost the game.
    let open = "person person 5BmACAwVMMsCJ09M~flag".parse::<SavedGame>();
    assert_eq!(open, Err(StoredGameError::Flag));
}

#[test]
fn a_link_has_no_clock_and_a_resignation_for_a_loss_on_time() {
    let saved = read("~5+3:0:1000~flag").expect("a saved game");
    let link = encode(&LinkContent {
        game: saved.game.clone(),
        fair_start: None,
        ended: saved.ended,
        view: LinkView::Play,
    });
    assert_eq!(link, resigned());
    let ended = decode(&link).expect("a link").ended;
    assert_eq!(ended, Some(Termination::Resigned(Side::South)));
    // The stored game is found by that link.
    let text = format!("{saved} 1 2 -");
    assert_eq!(
        StoredParts::split(&text).map(StoredParts::link),
        Some(&*link)
    );
}

#[test]
fn a_file_has_the_clock_and_the_loss_on_time() {
    let text = "game giuthi\nid AD0JA\nrecord a- E+\nclock 5+3:0:1000\nend south lost on time\n";
    let file = read_file(text);
    assert_eq!(file.faults, []);
    let game = file.games[0].clone();
    assert_eq!(game.saved, read("~5+3:0:1000~flag").expect("a saved game"));
    let id = game.id.expect("an id");
    let written = write_file([], [(id, &game.into_stored(0))]);
    let end = "clock 5+3:0:1000\nend south lost on time\n";
    assert!(written.ends_with(end), "{written}");
    assert_eq!(read_file(&written).faults, []);
}
