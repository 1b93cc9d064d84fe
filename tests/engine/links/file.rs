//! Files of games: written and read back, and their faults.

use mbegu::link::{
    FairStart, FileErrorKind, GameId, MAX_FILE_LEN, Name, Player, SavedGame, StoredGame,
    Termination, read_file,
};
use mbegu::rules::{
    BySide, IllegalMove, Match, RecordError, RecordErrorKind, Side, StartError, UnknownVariant,
    Variant,
};
use proptest::prelude::*;

use super::random::{all_rules, any_match};
use super::stored::any_kept;
use super::write_file;
use crate::chance::{depth, seed};
use crate::dice::Dice;
use crate::properties::cases;

/// A file of one game, and of another after it.
const TWO: &str = "mbegu games 2

# Two games.
game giuthi pits=6 seeds=6 first=south
players person friend
friend Zé da Silva
id AD0JA
begun 2026-11-21T10:00:00Z
played 2026-11-21T10:12:30Z
sent 2
record a- E+
record b+
end north resigned

game alemungula
position 5,5,5,5,5/5,5,5,5,5 0-0 n
record A
";

fn kept(text: &str) -> Vec<(Option<GameId>, StoredGame)> {
    let file = read_file(text);
    assert_eq!(file.faults, [], "{text}");
    let games = file.games.into_iter();
    games.map(|game| (game.id, game.into_stored(7))).collect()
}

#[test]
fn a_file_is_read() {
    let file = read_file(TWO);
    assert_eq!(file.faults, []);
    let [first, second] = &file.games[..] else {
        panic!("{file:?}")
    };
    assert_eq!((first.line, second.line), (4, 15));
    assert_eq!(first.id, "AD0JA".parse().ok());
    let saved = &first.saved;
    assert_eq!(saved.game.to_string(), "a- E+ b+");
    assert_eq!(saved.ended, Some(Termination::Resigned(Side::North)));
    assert_eq!(saved.players.south, Player::Person);
    assert_eq!(saved.players.north, Player::Friend);
    let times = (first.begun, first.played);
    assert_eq!(times, (Some(1_795_255_200), Some(1_795_255_950)));
    assert_eq!(
        (first.sent, first.friend.as_str()),
        (Some(2), "Zé da Silva")
    );
    assert_eq!(second.saved.game.first(), Side::North);
    assert_eq!(second.saved.game.to_string(), "A");
    assert_eq!(second.saved.players, BySide::default());
    let second = second.clone().into_stored(7);
    assert_eq!((second.begun, second.played), (7, 7));
    assert_eq!((second.sent, second.friend), (None, Name::default()));
}

#[test]
fn what_is_written_can_be_read_by_people_and_is_read_again() {
    let first = kept(TWO).swap_remove(0);
    let text = write_file([(first.0.expect("an id"), &first.1)]);
    let lines: Vec<_> = TWO.lines().collect();
    let expected = [&lines[..2], &lines[3..10], &["record a- E+ b+", lines[12]]].concat();
    assert_eq!(text.lines().collect::<Vec<_>>(), expected);
    assert_eq!(kept(&text), [first]);
}

#[test]
fn any_games_come_back() {
    let mut dice = Dice::new(seed());
    let mut games = Vec::new();
    for rules in all_rules() {
        let mut one = any_kept(&mut dice);
        one.saved = SavedGame::new(any_match(rules, &mut dice), one.saved.players);
        games.push((GameId::new(games.len() as u32 * 77), one));
        let any = any_kept(&mut dice);
        games.push((GameId::new(games.len() as u32 * 77), any));
    }
    let text = write_file(games.iter().map(|(id, game)| (*id, game)));
    let read = kept(&text);
    assert_eq!(read.len(), games.len());
    for ((id, game), read) in games.into_iter().zip(read) {
        assert_eq!(read, (Some(id), game));
    }
    let longest = text
        .lines()
        .filter(|line| line.starts_with("record") && !line.contains('*'));
    assert!(longest.map(str::len).max() <= Some(90));
}

#[test]
fn a_message_has_the_proofs_of_picks() {
    let start = "game sulus-aidi\nmessage AD0JA north";
    let salt = "salt:0102030405060708";
    let commitment = "commitment:000102030405060708090a0b0c0d0e0f";
    let right = format!("{start} c south {salt} north {commitment}\n");
    let (_, game) = kept(&right).swap_remove(0);
    let message = game.saved.message.expect("a message");
    let proofs = message.proofs;
    assert_eq!(proofs.south.map(|it| it.to_string()).as_deref(), Some(salt));
    let north = proofs.north.map(|it| it.to_string());
    assert_eq!(north.as_deref(), Some(commitment));
    let written = write_file([(GameId::new(1), &game)]);
    assert!(
        written.contains(right.lines().last().expect("a message")),
        "{written}"
    );
    for wrong in [
        "south",
        "south salt:",
        "south salt:01020304050607",
        "south salt:010203040506070g",
        "south salt:+1+2+3+4+5+6+7+8",
        "south salt:é02030405060708",
        "south commitment:0102030405060708",
        "south pepper:0102030405060708",
        "salt:0102030405060708",
    ] {
        let (faults, games) = faults(&format!("{start} {wrong}\n"));
        assert!(
            matches!(
                faults[..],
                [(
                    2,
                    FileErrorKind::Value {
                        word: "message",
                        ..
                    }
                )]
            ),
            "{wrong}"
        );
        assert_eq!(games, 0);
    }
}

/// The error of a value that can't be read.
fn value(word: &'static str, text: &str) -> FileErrorKind {
    let text = text.to_owned();
    FileErrorKind::Value { word, text }
}

#[test]
fn a_fair_start_comes_after_the_record() {
    for (lines, read) in [
        ("fair open", Some(FairStart::Open)),
        ("record a-\nfair open", Some(FairStart::Open)),
        ("record a- E+\nfair kept", Some(FairStart::Kept)),
        (
            "record a- E+\nfair swapped\nend agreed",
            Some(FairStart::Swapped),
        ),
        ("record a- E+", None),
    ] {
        let (_, game) = kept(&format!("game giuthi\n{lines}\n")).swap_remove(0);
        assert_eq!(game.saved.fair_start, read, "{lines}");
        let written = write_file([(GameId::new(1), &game)]);
        assert_eq!(kept(&written), [(Some(GameId::new(1)), game)]);
    }
    let wrong = |text: &str| value("fair", text);
    for (lines, fault) in [
        ("record a- E+\nfair open", (3, wrong("open"))),
        (
            "position 7,5,6,6,6,6/6,6,6,6,6,6 0-0 s\nfair open",
            (3, wrong("open")),
        ),
        ("fair", (2, wrong(""))),
        ("fair play", (2, wrong("play"))),
        ("fair open\nrecord a-", (3, FileErrorKind::Late)),
        ("fair kept\nfair open", (3, FileErrorKind::Twice("fair"))),
    ] {
        let read = faults(&format!("game giuthi\n{lines}\n"));
        assert_eq!(read, (vec![fault], 0), "{lines}");
    }
}

#[test]
fn a_balanced_opening_is_kept() {
    for (lines, plies) in [
        ("record a- E+ b+\nopening 2", 2),
        ("opening 2\nrecord a- E+ b+", 2),
        ("record a- E+ b+\nopening 0", 0),
        // There are no more plies in the game.
        ("record a- E+ b+\nopening 9", 3),
        ("record a- E+ b+", 0),
    ] {
        let (_, game) = kept(&format!("game giuthi\n{lines}\n")).swap_remove(0);
        assert_eq!(game.saved.opening, plies, "{lines}");
        let written = write_file([(GameId::new(1), &game)]);
        assert_eq!(written.contains("\nopening "), plies > 0, "{written}");
        assert_eq!(kept(&written), [(Some(GameId::new(1)), game)]);
    }
    let twice = faults("game giuthi\nrecord a- E+\nopening 1\nopening 2\n");
    assert_eq!(twice, (vec![(4, FileErrorKind::Twice("opening"))], 1));
}

/// The faults of a file, and the number of its readable games.
fn faults(text: &str) -> (Vec<(usize, FileErrorKind)>, usize) {
    let file = read_file(text);
    let faults = file.faults.into_iter();
    (
        faults.map(|fault| (fault.line, fault.kind)).collect(),
        file.games.len(),
    )
}

#[test]
fn each_fault_is_named_with_its_line() {
    let text = |text: &str| text.to_owned();
    let start = "game giuthi\n";
    let rules = Variant::Giuthi.default_rules();
    let mut game = Match::new(rules, Side::South);
    game.play_text("a+").expect("a move");
    let late = RecordError {
        ply: 2,
        kind: RecordErrorKind::Illegal {
            mv: rules.parse_move("b+").expect("a move"),
            position: Box::new(*game.current().position()),
            reason: IllegalMove::NotYours,
        },
    };
    let position = rules.parse_position("6/6 0-0 s").expect_err("no position");
    // The lines after "game giuthi", and whether the game is still readable.
    let faults_of_a_game = [
        ("players person", value("players", "person"), 0),
        ("players cat dog", value("players", "cat dog"), 0),
        ("position 6/6 0-0 s", FileErrorKind::Position(position), 0),
        ("record a+ b+", FileErrorKind::GameRecord(late), 0),
        ("end", value("end", ""), 0),
        ("end draw", value("end", "draw"), 0),
        ("message AD0JA", value("message", "AD0JA"), 0),
        ("message AD0JA west", value("message", "AD0JA west"), 0),
        (
            "message AD0JA north c",
            value("message", "AD0JA north c"),
            0,
        ),
        (
            "message AD0JA north south salt:0102030405060708",
            value("message", "AD0JA north south sa"),
            0,
        ),
        ("begun now", value("begun", "now"), 1),
        ("played 2026", value("played", "2026"), 1),
        ("sent all", value("sent", "all"), 1),
        ("sent -1", value("sent", "-1"), 1),
        ("opening two", value("opening", "two"), 1),
        ("id A", value("id", "A"), 1),
        ("clock 5", value("clock", "5"), 1),
        (
            "end west lost on time",
            value("end", "west lost on time"),
            0,
        ),
        ("colour red", FileErrorKind::Word(text("colour")), 1),
    ];
    for (line, error, games) in faults_of_a_game {
        let whole = format!("{start}{line}\ngame alemungula");
        assert_eq!(faults(&whole), (vec![(2, error)], games + 1), "{line}");
    }
    let over = "position 0,0,0,0,0,0/0,0,0,0,0,0 40-32 x\n";
    let record = "record a+\n";
    let resigned = "end south resigned\n";
    let many = format!("friend {}", "n".repeat(41));
    let long = format!("record {}", "a+ ".repeat(30_000));
    let cases = [
        ([start, over, resigned], FileErrorKind::Over, 3),
        (
            [start, record, "position 6,6 0-0 s\n"],
            FileErrorKind::Late,
            3,
        ),
        ([start, resigned, record], FileErrorKind::Late, 3),
        ([start, resigned, resigned], FileErrorKind::Twice("end"), 3),
        (
            [start, "message AD0JA south\n", resigned],
            FileErrorKind::Late,
            3,
        ),
        (
            [start, "id AAAAA\n", "id AAAAB\n"],
            FileErrorKind::Twice("id"),
            3,
        ),
        (["id AAAAA\n", start, ""], FileErrorKind::NoGame, 1),
        (
            [start, "\n", "game chess\nrecord e4 e5"],
            FileErrorKind::Start(StartError::Game(UnknownVariant(text("chess")))),
            3,
        ),
        (
            ["mbegu games 1\n", start, "wonders"],
            FileErrorKind::Older,
            1,
        ),
        (
            ["mbegu games 3\n", start, "wonders"],
            FileErrorKind::Newer(text("games 3")),
            1,
        ),
        ([start, &*many, ""], value("friend", &"n".repeat(20)), 2),
        ([start, &*long, ""], FileErrorKind::LongLine, 2),
    ];
    for (lines, error, line) in cases {
        let found = faults(&lines.concat()).0;
        assert_eq!(found, [(line, error)], "{lines:.50?}");
    }
}

/// In Layli Goobalay the players take turns to begin (Rules 3.5.6).
#[test]
fn a_round_from_a_position_keeps_who_began_it() {
    let rules = Variant::LayliGoobalay.default_rules();
    let position = rules.parse_position("1,0,0,0,0,0/0,0,0,0,0,1 30-16 n");
    let position = position.expect("a position");
    for first in Side::ALL {
        let game = Match::from_round(rules, position, first);
        let stored = StoredGame {
            saved: SavedGame::new(game, BySide::default()),
            begun: 0,
            played: 0,
            sent: None,
            friend: Name::default(),
        };
        let id = GameId::new(1);
        let file = write_file([(id, &stored)]);
        assert_eq!(kept(&file), [(Some(id), stored.clone())], "{file}");
        assert_eq!(stored.to_string().parse(), Ok(stored));
    }
}

#[test]
fn a_fault_costs_no_other_game() {
    let broken = TWO.replace("b+", "b+ b+");
    let file = read_file(&broken);
    assert_eq!(file.faults.len(), 1);
    assert_eq!(file.faults[0].line, 12);
    assert!(file.faults[0].to_string().starts_with("line 12: ply 4: "));
    assert_eq!(file.games.len(), 1);
    assert_eq!(file.games[0].line, 15);
}

#[test]
fn faults_and_files_have_their_bounds() {
    let file = read_file(&"x\n".repeat(1_000));
    assert_eq!((file.faults.len(), file.more_faults), (100, 900));
    let found = faults(&"# nothing\n".repeat(MAX_FILE_LEN / 10 + 1)).0;
    assert_eq!(found, [(1, FileErrorKind::LongFile)]);
}

#[test]
fn the_ends_of_lines_and_a_mark_at_the_beginning_do_not_matter() {
    let other = format!("\u{feff}{}", TWO.replace('\n', "  \r\n"));
    assert_eq!(kept(&other), kept(TWO));
}

proptest! {
    #![proptest_config(cases(depth(256, 10_000)))]

    /// Random input causes no panic.
    #[test]
    fn any_file_is_survived(
        lines in prop::collection::vec(
            prop_oneof![
                ".{0,40}",
                "(mbegu|game|players|friend|id|begun|played|sent|position|record|end) ?[ a-zA-F0-9=,/+:*-]{0,30}",
                "game (giuthi|giuthi-rounds|sulus-aidi|layli-goobalay) (first=north )?(pits=[0-9]{1,3})?",
                "record ([a-fA-F][+-]? ?){0,4}",
                "record [a-f]\\*[A-F](:[sn]{0,20})?",
                Just("end agreed".to_owned()),
            ],
            0..12,
        )
    ) {
        let text = lines.join("\n");
        let file = read_file(&text);
        let games: Vec<_> = file.games.iter().map(|game| (GameId::new(7), game.clone().into_stored(0))).collect();
        let again = read_file(&write_file(games.iter().map(|(id, game)| (*id, game))));
        prop_assert_eq!(again.faults, []);
        prop_assert_eq!(again.games.len(), games.len());
        for (game, again) in games.into_iter().zip(again.games) {
            prop_assert_eq!(game.1, again.into_stored(0));
        }
    }
}

#[test]
fn progress_that_is_too_long_for_a_line_is_split() {
    let list = |length| "x".repeat(length);
    let text = [30_000, 30_000, 30_000, 70_000, 1].map(list).join(";");
    let file = read_file(&mbegu::link::write_file(
        [("courses", &*text), ("puzzles", "")],
        [],
    ));
    let lengths: Vec<_> = file.progress.iter().map(|(_, text)| text.len()).collect();
    assert_eq!(lengths, [60_001, 30_000, 1]);
    // A list that no line has room for.
    let fault = mbegu::link::FileError {
        line: 4,
        kind: FileErrorKind::LongLine,
    };
    assert_eq!(file.faults, [fault]);
}
