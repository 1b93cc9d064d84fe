mod import;

use crate::ui::state::GameAction;
use std::rc::Rc;

use super::*;
use crate::link::{
    GameId, Name, PickProof, Player, Salt, SavedGame, StoredGame, Termination, TurnMessage,
    read_file,
};
use crate::rules::{BySide, Match, Pit, Side, Variant};
use crate::ui::browser::samples::stored;
use crate::ui::i18n::Locale;
use crate::ui::i18n::samples::{english, portuguese};
use crate::ui::state::Tally;
use crate::ui::state::{Action, AppState, StoredHeader, View};

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

fn stored_text(id: u32, game: &StoredGame) -> StoredText {
    StoredText {
        key: GameId::new(id).key().into(),
        text: game.to_string(),
    }
}

fn entry(id: u32, game: &StoredGame) -> Rc<LibraryEntry> {
    let StoredText { key, text } = stored_text(id, game);
    Rc::new(LibraryEntry::read(key, text))
}

fn listed(id: u32, game: &StoredGame) -> ListedGame {
    LibraryEntry::clone(&entry(id, game)).game.expect("a game")
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

fn library(games: &[StoredText]) -> LibraryState {
    load(&LibraryState::default(), games)
}

/// The state after these games were read.
fn load(library: &LibraryState, games: &[StoredText]) -> LibraryState {
    let games = games.iter().cloned();
    let entries = games.map(|StoredText { key, text }| Rc::new(LibraryEntry::read(key, text)));
    library.after(LibraryAction::Loaded(Some(entries.collect())))
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
    let games = [
        stored_text(1, &stored(WITH_BOT, "a-")),
        stored_text(2, &ended(stored(WITH_BOT, ""), Termination::Agreed)),
        // The friend's turn, and they know it.
        stored_text(3, &by_link("a- E+", Some(2))),
        // They don't.
        stored_text(4, &by_link("a- E+", Some(1))),
        // The player's turn.
        stored_text(5, &by_link("a-", Some(1))),
        StoredText {
            key: GameId::new(6).key().into(),
            text: "nonsense".to_owned(),
        },
        // It is over, and the friend doesn't know.
        stored_text(7, &ended(by_link("a- E+", Some(1)), Termination::Agreed)),
    ];
    let library = library(&games);
    let [waiting, running, finished, damaged] = [
        ListSection::Waiting,
        ListSection::Running,
        ListSection::Finished,
        ListSection::Damaged,
    ]
    .map(|section| library.section(section));
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
    let games = listed.filter_map(|entry| entry.game.as_ref().ok());
    let stages: Vec<_> = games.map(ListedGame::progress).collect();
    let expected = [
        GameProgress::YourTurn,
        GameProgress::ToSend,
        GameProgress::Over(GameResult::Ended(Termination::Agreed)),
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
    let library = library(&[
        stored_text(1, &at(10)),
        stored_text(2, &at(30)),
        stored_text(3, &at(20)),
    ]);
    let running = library.section(ListSection::Running);
    let ids = [2, 3, 1].map(|id| GameId::new(id).key());
    assert_eq!(keys(&running), ids);
}

#[test]
fn damage_is_told() {
    let good = stored(WITH_BOT, "a-").to_string();
    let entry = LibraryEntry::read("mbegu.game.no name".into(), good);
    assert_eq!(entry.game, Err(Damage::Key));
    let entry = LibraryEntry::read(GameId::new(1).key().into(), "person".to_owned());
    assert!(matches!(entry.game, Err(Damage::Text(_))));
    for locale in locales() {
        assert!(!texts::damage(&locale, &Damage::Key).is_empty());
    }
    let file = export_text([], &[&entry]);
    assert!(file.contains("# person\n"), "{file}");
    let file = read_file(&file);
    assert_eq!((file.games.len(), file.faults.len()), (0, 0));
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
        Rc::new(LibraryEntry::read("mbegu.game.x".into(), String::new())),
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
    assert_eq!(expected.games(), 5);
    let games = entries.iter().filter_map(|entry| entry.game.as_ref().ok());
    assert_eq!(statistics(games), [expected]);
}

#[test]
fn the_filter_holds_while_a_game_has_it() {
    let games = [
        stored_text(1, &stored(WITH_BOT, "a-")),
        stored_text(2, &stored(WITH_BOT, "b-")),
    ];
    let first = library(&games).after(LibraryAction::Filter(only(Variant::Giuthi)));
    assert_eq!(load(&first, &games), first);
    assert_eq!(load(&first, &[]).filter, GameFilter::default());
    let other = first.after(LibraryAction::Filter(only(Variant::Alemungula)));
    assert!(other.section(ListSection::Running).is_empty());
    assert_eq!(first.after(LibraryAction::Loaded(None)), first);
}

#[test]
fn a_missing_storage_stays_told_until_there_is_one() {
    let missing = LibraryState::default().after(LibraryAction::Loaded(None));
    assert_eq!(missing.reading, Reading::Unavailable);
    let report = ImportReport {
        counts: ImportCounts {
            lost: 1,
            ..ImportCounts::default()
        },
        ..ImportReport::default()
    };
    let imported = missing.after(LibraryAction::Imported(report));
    assert_eq!(imported.reading, Reading::Unavailable);
    assert_eq!(imported.problem, None);
    let dismissed = imported.after(LibraryAction::Dismiss);
    assert_eq!(dismissed, missing);
    let games = [stored_text(1, &stored(WITH_BOT, "a-"))];
    assert_eq!(load(&dismissed, &games), library(&games));
}

#[test]
fn a_command_that_fails_leaves_the_list() {
    let list = library(&[stored_text(1, &stored(WITH_BOT, "a-"))]);
    let failed = list.after(LibraryAction::Failed(StorageProblem::Forbidden));
    assert_eq!(failed.reading, Reading::Done);
    assert_eq!(failed.problem, Some(StorageProblem::Forbidden));
    // Only closing the report settles it.
    let again = load(&failed, &[]);
    assert_eq!(again.problem, Some(StorageProblem::Forbidden));
    assert_eq!(failed.after(LibraryAction::Dismiss), list);
}

#[test]
fn what_was_deleted_is_remembered_until_that_is_settled() {
    let games = [
        stored_text(1, &stored(WITH_BOT, "a-")),
        stored_text(2, &stored(WITH_BOT, "b-")),
    ];
    let delete = |library: LibraryState, game| library.after(LibraryAction::Deleted(game));
    let [first, second] = games.clone();
    let deleted = delete(delete(library(&games), first.clone()), second.clone());
    assert_eq!((deleted.entries.len(), &*deleted.deleted), (0, &games[..]));
    // A second press on the button before the first one has been carried out.
    let restore = || LibraryAction::Restored(Rc::clone(&second.key));
    let restored = deleted.after(restore()).after(restore());
    assert_eq!(restored.deleted, [first]);
    assert_eq!(restored.restored, Some(second.key));
    assert_eq!(deleted.after(LibraryAction::ForgetDeleted).deleted, []);
}

#[test]
fn a_deleted_game_leaves_the_board() {
    let [id, other] = [1, 2].map(GameId::new);
    let resume = |state: &AppState, id, game: StoredGame| {
        let state = state.after(Action::Resume(id, Box::new(game)));
        state.after(Action::View(View::Library))
    };
    let page = AppState::new(stored(WITH_BOT, "").saved);
    let page = resume(&page, id, stored(WITH_BOT, "a- E+"));
    assert_eq!(page.after(Action::Delete(vec![other])), page);

    let left = page.after(Action::Delete(vec![id]));
    assert_eq!((left.view, left.game.record.plies()), (View::Library, 0));
    assert_eq!(left.game.players, WITH_BOT);
    assert_eq!(left.game.header, StoredHeader::default());
    assert!(!left.game.is_own() && left.earlier.is_none());
    let board = left.after(Action::View(View::Board));
    let mut moves = board.game.rules().moves(board.game.position()).iter();
    let mv = moves.next().expect("a move");
    let played = board.after(GameAction::Play(mv));
    assert_eq!(played.game.record.plies(), 1);
    assert!(played.game.is_own() && played.game.header.id.is_none());

    // Nothing leads back to it from another game either.
    let another = resume(&page, other, stored(WITH_BOT, "a-"));
    assert!(another.earlier.is_some());
    let another = another.after(Action::Delete(vec![id]));
    assert_eq!(another.earlier, None);
    assert_eq!(another.game.header.id, Some(other));

    // The friend of a game by link has no seat in the new one.
    let by_link = resume(&page, other, stored(WITH_FRIEND, "a-"));
    let left = by_link.after(Action::Delete(vec![other]));
    assert_eq!(left.game.players, BySide::default());
}

#[test]
fn more_is_shown_a_portion_at_a_time() {
    let library = LibraryState::default();
    let more = library.after(LibraryAction::ShowMore);
    assert_eq!((library.shown(), more.shown()), (50, 100));
    let all = more.after(LibraryAction::Filter(GameFilter::default()));
    assert_eq!(all.shown(), 50);
}

#[test]
fn what_an_entry_says() {
    let locales = locales();
    let says = |game: &StoredGame, english: &str, portuguese: &str| {
        let game = listed(1, game);
        let texts = locales.each_ref().map(|it| texts::progress(it, &game));
        assert_eq!(texts, [english, portuguese]);
    };
    says(&stored(WITH_BOT, ""), "Your turn", "Sua vez");
    says(&stored(WITH_BOT, "a-"), "The bot's turn", "Vez do bot");
    let at_goal = "f- D+ c+ E+ d- F- d- A- c- F+ a+ E- f+";
    let won = "42! Você venceu";
    says(&stored(WITH_BOT, at_goal), "42! You have won", won);
    says(
        &stored(BySide::default(), "a-"),
        "North to move",
        "Vez do Norte",
    );
    let sent = StoredGame {
        sent: Some(2),
        friend: Name::tidy("Wanjiru"),
        ..stored(WITH_FRIEND, "a- E+")
    };
    says(&sent, "Waiting for Wanjiru", "Esperando por Wanjiru");
    let resigned = ended(sent.clone(), Termination::Resigned(Side::South));
    says(&resigned, "Wanjiru resigned", "Wanjiru desistiu");
    let resigned = ended(sent, Termination::Resigned(Side::North));
    says(&resigned, "You resigned", "Você desistiu");
    let timed_out = |side| ended(stored(WITH_BOT, "a- E+"), Termination::TimedOut(side));
    let lost = timed_out(Side::South);
    says(&lost, "You lost on time", "Você perdeu por tempo");
    let won = timed_out(Side::North);
    says(&won, "North lost on time", "Norte perdeu por tempo");
    let of_two = |termination| ended(stored(BySide::default(), "a-"), termination);
    says(
        &of_two(Termination::Resigned(Side::South)),
        "North won, South resigned",
        "Norte venceu, Sul desistiu",
    );
    says(
        &of_two(Termination::TimedOut(Side::North)),
        "South won, North ran out of time",
        "Sul venceu, Norte perdeu por tempo",
    );
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
    let says = |game: &StoredGame| texts::waiting(&en, &listed(1, game));
    let by_link = |record, sent| StoredGame {
        sent,
        friend: Name::tidy("Wanjiru"),
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
fn a_finished_game_is_shown_with_seeds() {
    let rules = Variant::LayliGoobalay.default_rules();
    let record = "b E b D e E d E c B a D c A d E a F f A d";
    let game = Match::parse(rules, Side::South, record).expect("a game");
    let game = StoredGame {
        saved: SavedGame::new(game, WITH_BOT),
        ..stored(WITH_BOT, "")
    };
    let game = listed(1, &game);
    let position = game.last_filled_position();
    let mut pits = rules.board().all_pits();
    assert!(pits.any(|pit| position.seeds(pit) > 0));
}
