use std::collections::HashSet;

use super::words::{TABLE, Words};
use super::*;
use crate::link::{Ended, Id, Kept, Name, Player, Saved, read_file};
use crate::rules::{BySide, Match, Side, Variant};
use crate::ui::words::Language;

const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(3),
};
const WITH_FRIEND: BySide<Player> = BySide {
    south: Player::Friend,
    north: Player::Person,
};

fn words(language: Language) -> Words {
    Words::of(language.words().expect("texts of the language"))
}

/// A kept game of so many tokens of this record.
fn kept(players: BySide<Player>, record: &str) -> Kept {
    let rules = Variant::Giuthi.default_rules();
    let game = Match::parse(rules, Side::South, record).expect("a record");
    Kept {
        saved: Saved::new(game, players),
        begun: 1_000,
        played: 2_000,
        sent: None,
        friend: Name::default(),
    }
}

fn ended(kept: Kept, ended: Ended) -> Kept {
    let saved = Saved {
        ended: Some(ended),
        ..kept.saved
    };
    Kept { saved, ..kept }
}

fn pair(id: u32, kept: &Kept) -> (String, String) {
    (Id::new(id).key(), kept.show())
}

fn entry(id: u32, kept: &Kept) -> Entry {
    let (key, raw) = pair(id, kept);
    Entry::read(key, raw)
}

fn shelf(pairs: &[(String, String)]) -> Shelf {
    Shelf::new().after(Action::Seen(Some(pairs.to_vec())))
}

fn keys(entries: &[&Entry]) -> Vec<String> {
    entries.iter().map(|entry| entry.key.clone()).collect()
}

#[test]
fn what_is_to_be_done_comes_first() {
    let by_link = |record, sent| Kept {
        sent,
        ..kept(WITH_FRIEND, record)
    };
    let pairs = [
        pair(1, &kept(WITH_BOT, "a-")),
        pair(2, &ended(kept(WITH_BOT, ""), Ended::Agreed)),
        // The friend's turn, and they know it.
        pair(3, &by_link("a- E+", Some(2))),
        // They don't.
        pair(4, &by_link("a- E+", Some(1))),
        // The player's turn.
        pair(5, &by_link("a-", Some(1))),
        (Id::new(6).key(), "nonsense".to_owned()),
        // It is over, and the friend doesn't know.
        pair(7, &ended(by_link("a- E+", Some(1)), Ended::Agreed)),
    ];
    let shelf = shelf(&pairs);
    let [running, finished, damaged] = shelf.parts();
    let names = |ids: &[u32]| ids.iter().map(|&id| Id::new(id).key()).collect::<Vec<_>>();
    assert_eq!(keys(&running), names(&[5, 4, 7, 1, 3]));
    assert_eq!(keys(&finished), names(&[2]));
    assert_eq!(keys(&damaged), names(&[6]));
    assert_eq!(shelf.waiting(), 3);
    let stages: Vec<_> = running.iter().filter_map(|entry| entry.known()).collect();
    let stages: Vec<_> = stages.iter().map(|known| known.stage).collect();
    let expected = [
        Stage::YourTurn,
        Stage::ToSend,
        Stage::Over(Verdict {
            winner: None,
            resigned: None,
            scores: None,
        }),
        Stage::Running,
        Stage::Waiting,
    ];
    assert_eq!(stages, expected);
}

#[test]
fn what_was_played_last_comes_before_the_rest() {
    let at = |played| Kept {
        played,
        ..kept(WITH_BOT, "a-")
    };
    let shelf = shelf(&[pair(1, &at(10)), pair(2, &at(30)), pair(3, &at(20))]);
    let [running, ..] = shelf.parts();
    let ids = [2, 3, 1].map(|id| Id::new(id).key());
    assert_eq!(keys(&running), ids);
}

#[test]
fn damage_is_told() {
    let good = kept(WITH_BOT, "a-").show();
    let entry = Entry::read("mbegu.game.no name".to_owned(), good);
    assert_eq!(entry.content, Err(Damage::Name));
    let entry = Entry::read(Id::new(1).key(), "person".to_owned());
    assert!(matches!(entry.content, Err(Damage::Text(_))));
    for language in Language::ALL {
        assert!(!words(language).damage(&Damage::Name).is_empty());
    }
    let file = file(&[&entry]);
    assert!(file.contains("# person\n"), "{file}");
    let file = read_file(&file);
    assert_eq!((file.games.len(), file.faults.len()), (0, 0));
}

#[test]
fn a_file_holds_what_is_kept() {
    let entries = [
        entry(1, &kept(WITH_BOT, "a- E+")),
        entry(2, &kept(WITH_FRIEND, "a-")),
    ];
    let file = read_file(&file(&[&entries[0], &entries[1]]));
    assert_eq!(file.faults, []);
    let again = plan(&entries, file.games, 9, &mut || 0);
    assert_eq!((again.writes.len(), again.known), (0, 2));
}

/// The games of a file of these kept ones.
fn filed(games: &[(u32, Kept)]) -> Vec<crate::link::Filed> {
    let entries: Vec<_> = games.iter().map(|(id, kept)| entry(*id, kept)).collect();
    read_file(&file(&entries.iter().collect::<Vec<_>>())).games
}

#[test]
fn no_game_is_kept_twice_and_none_goes_back() {
    let here = [entry(1, &kept(WITH_BOT, "a- E+"))];
    let take = |games: &[(u32, Kept)]| {
        let mut lot = 10..;
        let mut draw = || lot.next().unwrap_or_default();
        plan(&here, filed(games), 9, &mut draw)
    };
    let new = take(&[(2, kept(WITH_BOT, "a-"))]);
    assert_eq!((new.added, new.updated, new.known), (1, 0, 0));
    assert_eq!(new.writes, [(Id::new(2), kept(WITH_BOT, "a-"))]);
    // The same, twice in one file.
    let twice = (3, kept(WITH_BOT, "b-"));
    let twice = take(&[twice.clone(), (4, twice.1)]);
    assert_eq!((twice.added, twice.known), (1, 1));
    // Where it stood before.
    let older = take(&[(1, kept(WITH_BOT, "a-"))]);
    assert_eq!((older.added, older.updated, older.known), (0, 0, 1));
    // Where it has gone on to.
    let further = kept(WITH_BOT, "a- E+ b+");
    let newer = take(&[(1, further.clone())]);
    assert_eq!((newer.added, newer.updated, newer.known), (0, 1, 0));
    assert_eq!(newer.writes, [(Id::new(1), further)]);
    let given_up = ended(kept(WITH_BOT, "a- E+"), Ended::Resigned(Side::South));
    assert_eq!(take(&[(1, given_up.clone())]).updated, 1);
    // Another game of that name gets a name of its own.
    let other = take(&[(1, kept(WITH_BOT, "b-"))]);
    assert_eq!(other.writes, [(Id::new(10), kept(WITH_BOT, "b-"))]);
    // What was given up is not played on.
    let here = [entry(1, &given_up)];
    let on = plan(
        &here,
        filed(&[(1, kept(WITH_BOT, "a- E+ b+"))]),
        9,
        &mut || 7,
    );
    assert_eq!(on.writes[0].0, Id::new(7));
}

#[test]
fn two_games_that_go_alike_are_two() {
    let here = [entry(1, &kept(WITH_BOT, "a-"))];
    let later = Kept {
        begun: 1_001,
        ..kept(WITH_BOT, "a-")
    };
    let taken = plan(&here, filed(&[(1, later)]), 9, &mut || 5);
    assert_eq!((taken.added, taken.known), (1, 0));
    // Where the file doesn't say, they are one.
    let file = read_file("game giuthi\nplayers person bot:3\nrecord a-");
    let taken = plan(&here, file.games, 9, &mut || 5);
    assert_eq!((taken.added, taken.known), (0, 1));
}

#[test]
fn a_name_is_taken_even_by_what_cannot_be_read() {
    let broken = Entry::read(Id::new(1).key(), "broken".to_owned());
    let mut lot = [1, 8].into_iter();
    let mut draw = || lot.next().unwrap_or_default();
    let taken = plan(&[broken], filed(&[(1, kept(WITH_BOT, "a-"))]), 9, &mut draw);
    assert_eq!(taken.writes[0].0, Id::new(8));
}

#[test]
fn finished_games_are_counted_by_game_and_opponent() {
    let resigned = |players, side| ended(kept(players, "a-"), Ended::Resigned(side));
    let both = BySide::default();
    let entries = [
        entry(1, &resigned(WITH_BOT, Side::North)),
        entry(2, &resigned(WITH_BOT, Side::South)),
        entry(3, &ended(kept(WITH_BOT, ""), Ended::Agreed)),
        entry(4, &resigned(WITH_FRIEND, Side::South)),
        entry(5, &resigned(both, Side::South)),
        entry(6, &kept(WITH_BOT, "a-")),
        Entry::read("mbegu.game.x".to_owned(), String::new()),
    ];
    let tally = |played, won, drawn, lost| Tally {
        played,
        won,
        drawn,
        lost,
    };
    let expected = vec![
        (Rival::Bot(3), tally(3, 1, 1, 1)),
        (Rival::Friend, tally(1, 1, 0, 0)),
        (Rival::Here, tally(1, 0, 0, 0)),
    ];
    let together = Tally::together(&expected);
    assert_eq!(together, Some(tally(4, 2, 1, 1)));
    assert_eq!(Tally::together(&expected[1..]), None);
    assert_eq!(statistics(&entries), [(Variant::Giuthi, expected)]);
}

#[test]
fn only_what_has_changed_is_read_again_and_the_filter_holds() {
    let pairs = [
        pair(1, &kept(WITH_BOT, "a-")),
        pair(2, &kept(WITH_BOT, "b-")),
    ];
    let first = shelf(&pairs).after(Action::Filter(Some(Variant::Giuthi)));
    let again = first.after(Action::Seen(Some(pairs.to_vec())));
    assert_eq!(again, first);
    assert_eq!(first.after(Action::Seen(Some(vec![]))).filter, None);
    let other = first.after(Action::Filter(Some(Variant::Alemungula)));
    assert_eq!(other.parts()[0], Vec::<&Entry>::new());
    let forbidden = first.after(Action::Seen(None));
    assert_eq!(forbidden.trouble, Some(Trouble::Forbidden));
    assert_eq!(forbidden.entries, first.entries);
}

#[test]
fn what_was_deleted_is_remembered_until_that_is_settled() {
    let pairs = [
        pair(1, &kept(WITH_BOT, "a-")),
        pair(2, &kept(WITH_BOT, "b-")),
    ];
    let delete =
        |shelf: Shelf, (key, raw): (String, String)| shelf.after(Action::Deleted(key, raw));
    let [first, second] = pairs.clone();
    let deleted = delete(delete(shelf(&pairs), first.clone()), second);
    assert_eq!((deleted.entries.len(), &*deleted.deleted), (0, &pairs[..]));
    assert_eq!(deleted.after(Action::Restored).deleted, [first]);
    assert_eq!(deleted.after(Action::Settled).deleted, []);
}

#[test]
fn more_is_shown_a_portion_at_a_time() {
    let shelf = Shelf::new();
    let [running, finished] = shelf.shown;
    assert_eq!(shelf.after(Action::More(1)).shown, [running, finished * 2]);
    assert_eq!(shelf.after(Action::More(2)).shown, [running, finished]);
}

#[test]
fn every_text_is_there_in_every_language() {
    for (name, texts) in TABLE {
        let different: HashSet<_> = texts.iter().collect();
        assert_eq!(different.len(), texts.len(), "{name}");
        for text in texts {
            assert_eq!(text.trim(), *text, "{name}");
            assert!(!text.is_empty() && !text.contains('!'), "{name}");
        }
    }
}

#[test]
fn what_an_entry_says() {
    let [en, pt] = [Language::English, Language::Portuguese].map(words);
    let says = |kept: &Kept, english: &str, portuguese: &str| {
        let entry = entry(1, kept);
        let known = entry.known().expect("a game");
        assert_eq!([en.stage(known), pt.stage(known)], [english, portuguese]);
    };
    says(&kept(WITH_BOT, ""), "Your turn", "Sua vez");
    says(&kept(WITH_BOT, "a-"), "The bot's turn", "Vez do bot");
    says(
        &kept(BySide::default(), "a-"),
        "North to move",
        "Vez do Norte",
    );
    let sent = Kept {
        sent: Some(2),
        friend: Name::tidy("Wanjiru"),
        ..kept(WITH_FRIEND, "a- E+")
    };
    says(&sent, "Waiting for Wanjiru", "Esperando por Wanjiru");
    let gave_up = ended(sent.clone(), Ended::Resigned(Side::South));
    says(&gave_up, "Wanjiru gave up", "Wanjiru desistiu");
    let gave_up = ended(sent, Ended::Resigned(Side::North));
    says(&gave_up, "You gave up", "Você desistiu");
    let over = |players, stores: &str| {
        let rules = Variant::Giuthi.default_rules();
        let text = ["0,0,0,0,0,0/0,0,0,0,0,0 ", stores, " x"].concat();
        let position = rules.parse_position(&text).expect("a position");
        Kept {
            saved: Saved::new(Match::from_position(rules, position), players),
            ..kept(players, "")
        }
    };
    says(
        &over(WITH_BOT, "40-32"),
        "You won, 40 to 32",
        "Você venceu, 40 a 32",
    );
    says(
        &over(WITH_BOT, "30-42"),
        "You lost, 30 to 42",
        "Você perdeu, 30 a 42",
    );
    says(
        &over(BySide::default(), "30-42"),
        "North won, 42 to 30",
        "Norte venceu, 42 a 30",
    );
    says(
        &over(WITH_BOT, "36-36"),
        "Drawn, 36 to 36",
        "Empate, 36 a 36",
    );
}

#[test]
fn how_an_import_went_is_told() {
    let [en, pt] = [Language::English, Language::Portuguese].map(words);
    let mut report = Report {
        taken: Taken {
            added: 2,
            updated: 1,
            known: 1,
            lost: 0,
        },
        ..Report::default()
    };
    assert_eq!(
        en.taken(&report),
        "Imported: 2 new games, 1 game goes further, 1 was here already."
    );
    assert_eq!(
        pt.taken(&report),
        "Importado: 2 jogos novos, 1 jogo avançou, 1 já estava aqui."
    );
    report.taken = Taken::default();
    assert_eq!(en.taken(&report), "There is no game in it.");
}

#[test]
fn every_fault_of_a_file_has_its_words() {
    let long = "n".repeat(41);
    let text = [
        "x",
        "mbegu games 1",
        "game chess",
        "game giuthi pits=99",
        "game giuthi red",
        "game giuthi pits=x",
        "game giuthi\nplayers cat",
        "game giuthi\nposition 6/6",
        "game giuthi\nrecord a+\nposition 6",
        "game giuthi\nrecord a+ a+",
        "game giuthi\nrecord a",
        "game sulus-aidi\nrecord c*c",
        "game giuthi\nrecord =3",
        "game giuthi\nend so",
        "game giuthi\nid A\nid B\nbegun x\nsent x\nletter x\n",
        "game giuthi\nfriend ",
    ]
    .join("\n");
    let file = read_file(&[&text, &*long].concat());
    assert!(file.faults.len() >= 18, "{:#?}", file.faults);
    for fault in &file.faults {
        let said = Language::ALL.map(|language| words(language).fault(fault));
        assert!(
            said[0].starts_with("Line ") && said[1].starts_with("Linha "),
            "{said:?}"
        );
        assert!(said.iter().all(|said| said.ends_with('.')), "{said:?}");
        assert!(!said.iter().any(|said| said.contains("..")), "{said:?}");
    }
}
