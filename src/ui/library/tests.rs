mod replays;

use std::rc::Rc;

use super::*;
use crate::link::{
    FriendName, GameId, GameResult, PickProof, Player, Salt, SavedGame, StoredGame, Termination,
    TurnMessage, read_file,
};
use crate::rules::{BySide, Match, Pit, Side, Variant};
use crate::ui::browser::samples::stored;
use crate::ui::i18n::Locale;
use crate::ui::i18n::samples::{english, portuguese};
use crate::ui::state::Tally;
use crate::ui::state::{Action, State, StoredInfo, View};

const WITH_BOT: BySide<Player> = BySide {
    south: Player::Person,
    north: Player::Bot(3),
};
const WITH_FRIEND: BySide<Player> = BySide {
    south: Player::Friend,
    north: Player::Person,
};

fn locales() -> [Locale; 2] {
    [english(), portuguese()]
}

fn ended(game: StoredGame, ended: Termination) -> StoredGame {
    let saved = SavedGame {
        ended: Some(ended),
        ..game.saved
    };
    StoredGame { saved, ..game }
}

fn pair(id: u32, game: &StoredGame) -> (String, String) {
    (GameId::new(id).key(), game.to_string())
}

fn entry(id: u32, game: &StoredGame) -> Rc<LibraryEntry> {
    let (key, text) = pair(id, game);
    Rc::new(LibraryEntry::read(key, text))
}

/// What an import writes, and how many games it leaves out.
struct Planned {
    writes: Vec<(GameId, StoredGame)>,
    added: usize,
    updated: usize,
    beside: usize,
    known: usize,
}

/// The plan for the games of a file, with these entries stored.
fn plan(
    entries: &[Rc<LibraryEntry>],
    games: Vec<crate::link::FileGame>,
    now: u64,
    random: &mut dyn FnMut() -> u32,
) -> Planned {
    let stored = entries.iter();
    let stored = stored.map(|entry| (entry.key.to_string(), entry.text.clone()));
    let mut plan = ImportPlan::new(stored.collect(), now);
    for game in games {
        plan.add(game, random);
    }
    let updated = plan.writes.iter().filter(|write| write.before.is_some());
    let updated = updated.count();
    let writes = plan.writes.iter().map(|write| {
        let game = write.text.parse::<StoredGame>();
        (write.id, game.expect("a stored game"))
    });
    Planned {
        writes: writes.collect(),
        added: plan.writes.len() - updated,
        updated,
        beside: plan.writes.iter().filter(|write| write.is_beside).count(),
        known: plan.known,
    }
}

/// The text of a file with these entries.
fn export_text<'a>(
    progress: impl IntoIterator<Item = (&'a str, &'a str)>,
    entries: &[&LibraryEntry],
) -> String {
    let mut file = ExportText::new(progress);
    entries.iter().for_each(|entry| file.add(entry));
    file.finish()
}

fn library(pairs: &[(String, String)]) -> LibraryState {
    load(&LibraryState::default(), pairs)
}

/// The state after the storage holds these games and all of them were read.
fn load(library: &LibraryState, pairs: &[(String, String)]) -> LibraryState {
    read_all(&library.after(loading(pairs)))
}

/// The storage holds these games, without summaries.
fn loading(pairs: &[(String, String)]) -> LibraryAction {
    LibraryAction::Loaded(Some(StoredLibrary {
        games: pairs.to_vec(),
        ..StoredLibrary::default()
    }))
}

/// The state after all loaded games were read.
fn read_all(library: &LibraryState) -> LibraryState {
    library.after(LibraryAction::Read(library.read_next(|| true)))
}

/// Only the games of a variant.
fn only(variant: Variant) -> GameFilter {
    GameFilter {
        variant: Some(variant),
        ..GameFilter::default()
    }
}

fn keys(entries: &[&Rc<LibraryEntry>]) -> Vec<String> {
    entries.iter().map(|entry| entry.key.to_string()).collect()
}

#[test]
fn what_is_to_be_done_comes_first() {
    let by_link = |record, sent| StoredGame {
        sent,
        ..stored(WITH_FRIEND, record)
    };
    let pairs = [
        pair(1, &stored(WITH_BOT, "a-")),
        pair(2, &ended(stored(WITH_BOT, ""), Termination::Agreed)),
        // The friend's turn, and they know it.
        pair(3, &by_link("a- E+", Some(2))),
        // They don't.
        pair(4, &by_link("a- E+", Some(1))),
        // The player's turn.
        pair(5, &by_link("a-", Some(1))),
        (GameId::new(6).key(), "nonsense".to_owned()),
        // It is over, and the friend doesn't know.
        pair(7, &ended(by_link("a- E+", Some(1)), Termination::Agreed)),
    ];
    let library = library(&pairs);
    let Sections {
        waiting,
        running,
        finished,
        damaged,
    } = library.sections();
    let names = |ids: &[u32]| {
        ids.iter()
            .map(|&id| GameId::new(id).key())
            .collect::<Vec<_>>()
    };
    assert_eq!(keys(&waiting), names(&[5, 4, 7]));
    assert_eq!(keys(&running), names(&[1, 3]));
    assert_eq!(keys(&finished), names(&[2]));
    assert_eq!(keys(&damaged), names(&[6]));
    let listed = waiting.iter().chain(&running);
    let stages: Vec<_> = listed.filter_map(|entry| entry.game()).collect();
    let stages: Vec<_> = stages.iter().map(|game| game.progress).collect();
    let expected = [
        GameProgress::YourTurn,
        GameProgress::ToSend,
        GameProgress::Over(GameResult {
            winner: None,
            ended: Some(Termination::Agreed),
            scores: None,
        }),
        GameProgress::Running,
        GameProgress::Waiting,
    ];
    assert_eq!(stages, expected);
}

#[test]
fn what_was_played_last_comes_before_the_rest() {
    let at = |played| StoredGame {
        played,
        ..stored(WITH_BOT, "a-")
    };
    let library = library(&[pair(1, &at(10)), pair(2, &at(30)), pair(3, &at(20))]);
    let running = library.sections().running;
    let ids = [2, 3, 1].map(|id| GameId::new(id).key());
    assert_eq!(keys(&running), ids);
}

#[test]
fn damage_is_told() {
    let good = stored(WITH_BOT, "a-").to_string();
    let entry = LibraryEntry::read("mbegu.game.no name".to_owned(), good);
    assert_eq!(entry.content, Err(Damage::Key));
    let entry = LibraryEntry::read(GameId::new(1).key(), "person".to_owned());
    assert!(matches!(entry.content, Err(Damage::Text(_))));
    for locale in locales() {
        assert!(!texts::damage(&locale, &Damage::Key).is_empty());
    }
    let file = export_text([], &[&entry]);
    assert!(file.contains("# person\n"), "{file}");
    let file = read_file(&file);
    assert_eq!((file.games.len(), file.faults.len()), (0, 0));
}

#[test]
fn a_file_holds_what_is_stored() {
    let entries = [
        entry(1, &stored(WITH_BOT, "a- E+")),
        entry(2, &stored(WITH_FRIEND, "a-")),
    ];
    let progress = [("courses", "giuthi=sow,relay"), ("puzzles", "days=20410")];
    let file = read_file(&export_text(progress, &[&entries[0], &entries[1]]));
    assert_eq!(file.faults, []);
    let texts = file.progress.iter().map(|(name, text)| (&**name, &**text));
    assert!(texts.eq(progress));
    let again = plan(&entries, file.games, 9, &mut || 0);
    assert_eq!((again.writes.len(), again.known), (0, 2));
}

/// The games of a file of these kept ones.
fn filed(games: &[(u32, StoredGame)]) -> Vec<crate::link::FileGame> {
    let entries: Vec<_> = games.iter().map(|(id, game)| entry(*id, game)).collect();
    read_file(&export_text(
        [],
        &entries.iter().map(|it| &**it).collect::<Vec<_>>(),
    ))
    .games
}

#[test]
fn no_game_is_kept_twice_and_none_goes_back() {
    let here = [entry(1, &stored(WITH_BOT, "a- E+"))];
    let take = |games: &[(u32, StoredGame)]| {
        let mut bits = 10..;
        let mut draw = || bits.next().unwrap_or_default();
        plan(&here, filed(games), 9, &mut draw)
    };
    let new = take(&[(2, stored(WITH_BOT, "a-"))]);
    assert_eq!((new.added, new.updated, new.known), (1, 0, 0));
    assert_eq!(new.writes, [(GameId::new(2), stored(WITH_BOT, "a-"))]);
    // The same, twice in one file.
    let twice = (3, stored(WITH_BOT, "b-"));
    let twice = take(&[twice.clone(), (4, twice.1)]);
    assert_eq!((twice.added, twice.known), (1, 1));
    // Where it stood before.
    let older = take(&[(1, stored(WITH_BOT, "a-"))]);
    assert_eq!((older.added, older.updated, older.known), (0, 0, 1));
    // Where it has gone on to.
    let further = stored(WITH_BOT, "a- E+ b+");
    let newer = take(&[(1, further.clone())]);
    assert_eq!((newer.added, newer.updated, newer.known), (0, 1, 0));
    assert_eq!(newer.writes, [(GameId::new(1), further)]);
    let given_up = ended(
        stored(WITH_BOT, "a- E+"),
        Termination::Resigned(Side::South),
    );
    assert_eq!(take(&[(1, given_up.clone())]).updated, 1);
    // Another game of that name gets a name of its own.
    let other = take(&[(1, stored(WITH_BOT, "b-"))]);
    assert_eq!(other.writes, [(GameId::new(10), stored(WITH_BOT, "b-"))]);
    assert_eq!((other.beside, new.beside), (1, 0));
    // What was given up is not played on.
    let here = [entry(1, &given_up)];
    let on = plan(
        &here,
        filed(&[(1, stored(WITH_BOT, "a- E+ b+"))]),
        9,
        &mut || 7,
    );
    assert_eq!(on.writes[0].0, GameId::new(7));
}

#[test]
fn an_import_adds_moves_and_replaces_nothing_else() {
    let message = |id| TurnMessage {
        id: GameId::new(id),
        to: Side::South,
        offer: false,
        pick: None,
        proofs: BySide::default(),
    };
    let by_link = |record, friend, sent, id| {
        let game = stored(WITH_FRIEND, record);
        StoredGame {
            saved: SavedGame {
                message: Some(message(id)),
                ..game.saved
            },
            friend: FriendName::tidy(friend),
            sent,
            ..game
        }
    };
    let kept = by_link("a- E+", "Wanjiru", Some(2), 1);
    let here = [entry(1, &kept)];
    let later = by_link("a- E+ b+", "Mallory", Some(3), 9);
    // A file without the times doesn't say when the game was begun.
    let mut games = filed(&[(1, later.clone())]);
    games[0].begun = None;
    let taken = plan(&here, games, 99, &mut || 5);
    assert_eq!((taken.updated, taken.added), (1, 0));
    let expected = StoredGame {
        saved: SavedGame {
            game: later.saved.game.clone(),
            ..kept.saved.clone()
        },
        played: later.played,
        ..kept.clone()
    };
    assert_eq!(taken.writes, [(GameId::new(1), expected)]);
    // With other players it is another game: both are kept.
    let other = stored(WITH_BOT, "a- E+ b+");
    let taken = plan(&here, filed(&[(1, other.clone())]), 99, &mut || 5);
    assert_eq!(taken.writes, [(GameId::new(5), other)]);
    assert_eq!((taken.updated, taken.added), (0, 1));
}

#[test]
fn an_import_keeps_the_salt_of_a_pick() {
    let id = GameId::new(1);
    let proofs = BySide {
        south: Some(PickProof::Salt(Salt::new(&[3; 16], id, 0))),
        north: None,
    };
    let by_link = |record, pick, proofs| {
        let game = stored(WITH_FRIEND, "");
        let rules = Variant::SulusAidi.default_rules();
        let message = TurnMessage {
            id,
            to: Side::North,
            offer: false,
            pick,
            proofs,
        };
        StoredGame {
            saved: SavedGame {
                game: Match::parse(rules, Side::South, record).expect("a game"),
                message: Some(message),
                ..game.saved
            },
            ..game
        }
    };
    let picked = by_link("", Some(Pit::new(6)), proofs);
    let raced = by_link("g*F", None, proofs);
    let take = |here: &[_], game: &StoredGame| {
        let games = filed(&[(1, game.clone())]);
        plan(here, games, 99, &mut || 5).writes
    };
    // A game that was exported comes back whole, and goes on where it has gone on.
    assert_eq!(take(&[], &picked), [(id, picked.clone())]);
    assert_eq!(take(&[entry(1, &picked)], &raced), [(id, raced.clone())]);
    let elsewhere = by_link("", None, BySide::default());
    assert_eq!(take(&[entry(1, &elsewhere)], &raced), [(id, raced.clone())]);
    // The salt that is stored is not replaced.
    let bare = by_link("g*F", None, BySide::default());
    assert_eq!(take(&[entry(1, &picked)], &bare), [(id, raced)]);
}

#[test]
fn two_games_that_go_alike_are_two() {
    let here = [entry(1, &stored(WITH_BOT, "a-"))];
    let later = StoredGame {
        begun: 1_001,
        ..stored(WITH_BOT, "a-")
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
    let broken = Rc::new(LibraryEntry::read(
        GameId::new(1).key(),
        "broken".to_owned(),
    ));
    let mut bits = [1, 8].into_iter();
    let mut draw = || bits.next().unwrap_or_default();
    let taken = plan(
        &[broken],
        filed(&[(1, stored(WITH_BOT, "a-"))]),
        9,
        &mut draw,
    );
    assert_eq!(taken.writes[0].0, GameId::new(8));
}

#[test]
fn finished_games_are_counted_by_game_and_opponent() {
    let resigned = |players, side| ended(stored(players, "a-"), Termination::Resigned(side));
    let both = BySide::default();
    let entries = [
        entry(1, &resigned(WITH_BOT, Side::North)),
        entry(2, &resigned(WITH_BOT, Side::South)),
        entry(3, &ended(stored(WITH_BOT, ""), Termination::Agreed)),
        entry(4, &resigned(WITH_FRIEND, Side::South)),
        entry(5, &resigned(both, Side::South)),
        entry(6, &stored(WITH_BOT, "a-")),
        Rc::new(LibraryEntry::read("mbegu.game.x", String::new())),
    ];
    let tally = |played, won, drawn, lost| Tally {
        played,
        won,
        drawn,
        lost,
    };
    let expected = VariantResults {
        variant: Variant::Giuthi,
        rows: vec![
            (OpponentKind::Bot(3), tally(3, 1, 1, 1)),
            (OpponentKind::Friend, tally(1, 1, 0, 0)),
            (OpponentKind::SameScreen, tally(1, 0, 0, 0)),
        ],
    };
    assert_eq!(expected.total(), tally(4, 2, 1, 1));
    let games = entries.iter().filter_map(|entry| entry.game());
    assert_eq!(statistics(games), [expected]);
}

#[test]
fn only_what_has_changed_is_read_again_and_the_filter_holds() {
    let pairs = [
        pair(1, &stored(WITH_BOT, "a-")),
        pair(2, &stored(WITH_BOT, "b-")),
    ];
    let first = library(&pairs).after(LibraryAction::Filter(only(Variant::Giuthi)));
    let again = first.after(loading(&pairs));
    assert_eq!(again, first);
    let changed = [pairs[0].clone(), pair(2, &stored(WITH_BOT, "b- E+"))];
    let loaded = first.after(loading(&changed));
    assert_eq!(loaded.unread(), &changed[1..]);
    assert_eq!(loaded.entries.len(), 2);
    let empty = first.after(loading(&[]));
    assert_eq!(empty.filter, GameFilter::default());
    let other = first.after(LibraryAction::Filter(only(Variant::Alemungula)));
    assert_eq!(other.sections().running, Vec::<&Rc<LibraryEntry>>::new());
    let forbidden = first.after(LibraryAction::Loaded(None));
    assert_eq!(forbidden.problem, Some(StorageProblem::Forbidden));
    assert_eq!(forbidden.entries, first.entries);
}

#[test]
fn what_was_deleted_is_remembered_until_that_is_settled() {
    let pairs = [
        pair(1, &stored(WITH_BOT, "a-")),
        pair(2, &stored(WITH_BOT, "b-")),
    ];
    let delete = |library: LibraryState, (key, text): (String, String)| {
        library.after(LibraryAction::Deleted(key.into(), text))
    };
    let [first, second] = pairs.clone();
    let deleted = delete(delete(library(&pairs), first.clone()), second.clone());
    let texts = |library: &LibraryState| {
        let deleted = library.deleted.iter();
        deleted
            .map(|(key, text)| (key.to_string(), text.clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!((deleted.entries.len(), &*texts(&deleted)), (0, &pairs[..]));
    let restored = deleted.after(LibraryAction::Restored);
    assert_eq!(texts(&restored), [first]);
    assert_eq!(restored.restored.as_deref(), Some(&*second.0));
    assert_eq!(deleted.after(LibraryAction::ForgetDeleted).deleted, []);
}

#[test]
fn a_deleted_game_leaves_the_board() {
    let [id, other] = [1, 2].map(GameId::new);
    let resume = |state: &State, id, game: StoredGame| {
        let state = state.after(Action::Resume(id, Box::new(game)));
        state.after(Action::View(View::Library))
    };
    let page = State::new(stored(WITH_BOT, "").saved);
    let page = resume(&page, id, stored(WITH_BOT, "a- E+"));
    assert_eq!(page.after(Action::Delete(vec![other])), page);

    let left = page.after(Action::Delete(vec![id]));
    assert_eq!((left.view, left.table.game.plies()), (View::Library, 0));
    assert_eq!(left.table.players, WITH_BOT);
    assert_eq!(left.stored, StoredInfo::default());
    let board = left.after(Action::View(View::Board));
    let mut moves = board.rules().moves(board.position()).iter();
    let mv = moves.next().expect("a move");
    let played = board.after(Action::Play(mv));
    assert_eq!(played.table.game.plies(), 1);
    assert!(played.stored.is_own() && played.stored.header.id.is_none());

    // Nothing leads back to it from another game either.
    let another = resume(&page, other, stored(WITH_BOT, "a-"));
    assert!(another.stored.earlier.is_some());
    let another = another.after(Action::Delete(vec![id]));
    assert_eq!(another.stored.earlier, None);
    assert_eq!(another.stored.header.id, Some(other));

    // The friend of a game by link has no seat in the new one.
    let by_link = resume(&page, other, stored(WITH_FRIEND, "a-"));
    let left = by_link.after(Action::Delete(vec![other]));
    assert_eq!(left.table.players, BySide::default());
}

#[test]
fn more_is_shown_a_portion_at_a_time() {
    let library = LibraryState::default();
    let [waiting, running, finished, damaged] = library.shown;
    let more = library.after(LibraryAction::ShowMore(ListSection::Finished));
    let more = more.after(LibraryAction::ShowMore(ListSection::Damaged));
    assert_eq!(more.shown, [waiting, running, finished + 30, damaged + 30]);
    let all = more.after(LibraryAction::Filter(GameFilter::default()));
    assert_eq!(all.shown, library.shown);
}

#[test]
fn what_an_entry_says() {
    let locales = locales();
    let says = |game: &StoredGame, english: &str, portuguese: &str| {
        let entry = entry(1, game);
        let game = entry.replayed().expect("a game");
        let texts = locales.each_ref().map(|it| texts::progress(it, game));
        assert_eq!(texts, [english, portuguese]);
    };
    says(&stored(WITH_BOT, ""), "Your turn", "Sua vez");
    says(&stored(WITH_BOT, "a-"), "The bot's turn", "Vez do bot");
    says(
        &stored(BySide::default(), "a-"),
        "North to move",
        "Vez do Norte",
    );
    let sent = StoredGame {
        sent: Some(2),
        friend: FriendName::tidy("Wanjiru"),
        ..stored(WITH_FRIEND, "a- E+")
    };
    says(&sent, "Waiting for Wanjiru", "Esperando por Wanjiru");
    let gave_up = ended(sent.clone(), Termination::Resigned(Side::South));
    says(&gave_up, "Wanjiru gave up", "Wanjiru desistiu");
    let gave_up = ended(sent, Termination::Resigned(Side::North));
    says(&gave_up, "You gave up", "Você desistiu");
    let timed_out = |side| ended(stored(WITH_BOT, "a- E+"), Termination::TimedOut(side));
    let lost = timed_out(Side::South);
    says(&lost, "You lost on time", "Você perdeu por tempo");
    let won = timed_out(Side::North);
    says(&won, "North lost on time", "Norte perdeu por tempo");
    let over = |players, stores: &str| {
        let rules = Variant::Giuthi.default_rules();
        let text = ["0,0,0,0,0,0/0,0,0,0,0,0 ", stores, " x"].concat();
        let position = rules.parse_position(&text).expect("a position");
        StoredGame {
            saved: SavedGame::new(Match::from_position(rules, position), players),
            ..stored(players, "")
        }
    };
    says(
        &over(WITH_BOT, "40-32"),
        "Won 40 to 32",
        "Venceu por 40 a 32",
    );
    says(
        &over(WITH_BOT, "30-42"),
        "Lost 30 to 42",
        "Perdeu por 30 a 42",
    );
    says(
        &over(BySide::default(), "30-42"),
        "North won 42 to 30",
        "Norte venceu por 42 a 30",
    );
    says(
        &over(WITH_BOT, "36-36"),
        "Drawn, 36 each",
        "Empate, 36 para cada",
    );
}

#[test]
fn a_game_that_waits_says_why() {
    let en = english();
    let says = |game: &StoredGame| {
        let entry = entry(1, game);
        texts::waiting(&en, entry.replayed().expect("a game"))
    };
    let by_link = |record, sent| StoredGame {
        sent,
        friend: FriendName::tidy("Wanjiru"),
        ..stored(WITH_FRIEND, record)
    };
    assert_eq!(says(&by_link("a-", Some(1))), "Wanjiru sowed a");
    assert_eq!(
        says(&by_link("a- E+", Some(1))),
        "You sowed E, not sent yet"
    );
    let over = ended(by_link("a- E+", Some(1)), Termination::Agreed);
    assert_eq!(says(&over), "A draw by agreement. Not sent yet");
}

#[test]
fn texts_are_read_a_part_at_a_time() {
    let pairs: Vec<_> = (0..5).map(|id| pair(id, &stored(WITH_BOT, "a-"))).collect();
    let loaded = LibraryState::default().after(loading(&pairs));
    assert!(!loaded.is_read && loaded.entries.is_empty());
    let mut left = 2;
    let part = loaded.read_next(|| {
        left -= 1;
        left >= 0
    });
    assert_eq!(part.len(), 2);
    let some = loaded.after(LibraryAction::Read(part.clone()));
    assert_eq!((some.entries.len(), some.unread().len()), (2, 3));
    // A part that was read twice is taken once.
    assert_eq!(some.after(LibraryAction::Read(part)), some);
    let all = some.after(LibraryAction::Read(some.read_next(|| true)));
    assert!(all.is_read && all.unread().is_empty());
    assert_eq!(all, library(&pairs));
}

#[test]
fn points_are_those_of_ten_games() {
    let at = |id: u32, side| {
        let game = ended(stored(WITH_BOT, "a-"), Termination::Resigned(side));
        let played = u64::from(id);
        entry(id, &StoredGame { played, ..game })
    };
    // Nine lost games, then two that were won; listed from the last one.
    let lost = (1..10).map(|id| at(id, Side::South));
    let won = (10..12).map(|id| at(id, Side::North));
    let entries: Vec<_> = lost.chain(won).rev().collect();
    let points = trend(entries.iter().filter_map(|entry| entry.game()));
    let points: Vec<_> = points
        .iter()
        .map(|it| (it.played, it.half_points))
        .collect();
    assert_eq!(points, [(10, 2), (11, 4)]);
}

#[test]
fn a_finished_game_is_shown_with_seeds() {
    let rules = Variant::LayliGoobalay.default_rules();
    let record = "b E b D e E d E c B a D c A d E a F f A d";
    let game = Match::parse(rules, Side::South, record).expect("a game");
    let game = StoredGame {
        saved: SavedGame::new(game, WITH_BOT),
        ..stored(WITH_BOT, "")
    };
    let entry = entry(1, &game);
    let position = entry.replayed().expect("a game").last_filled_position();
    let mut pits = rules.board().all_pits();
    assert!(pits.any(|pit| position.seeds(pit) > 0));
}

#[test]
fn how_an_import_went_is_told() {
    let [en, pt] = locales();
    let mut report = ImportReport {
        counts: ImportCounts {
            added: 2,
            updated: 1,
            beside: 1,
            known: 1,
            lost: 0,
        },
        ..ImportReport::default()
    };
    assert_eq!(
        texts::import_counts(&en, &report),
        "Imported: 2 new games, 1 game goes further, 1 game differs from the one here, and both are kept, 1 was here already."
    );
    assert_eq!(
        texts::import_counts(&pt, &report),
        "Importado: 2 jogos novos, 1 jogo avançou, 1 jogo difere do que está aqui, e os dois foram guardados, 1 já estava aqui."
    );
    report.counts = ImportCounts::default();
    assert_eq!(
        texts::import_counts(&en, &report),
        "There is no game in it."
    );
    report.lost_progress = true;
    assert_eq!(
        texts::import_counts(&en, &report),
        "Imported: your progress found no room."
    );
    let state = LibraryState::default().after(LibraryAction::Imported(report));
    assert_eq!(state.problem, Some(StorageProblem::Full));
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
    let locales = locales();
    let file = read_file(&[&text, &*long].concat());
    assert!(file.faults.len() >= 18, "{:#?}", file.faults);
    for fault in &file.faults {
        let said = locales.each_ref().map(|it| texts::file_fault(it, fault));
        assert!(
            said[0].starts_with("Line ") && said[1].starts_with("Linha "),
            "{said:?}"
        );
        assert!(said.iter().all(|said| said.ends_with('.')), "{said:?}");
        assert!(!said.iter().any(|said| said.contains("..")), "{said:?}");
    }
}
