//! Which games are replayed for the list, by the number of decoded links.

use super::*;
use crate::link::{DECODED, StoredSummaries};

/// As many games as the list has to open with in a second.
const MANY: u32 = 5_000;

/// The result of some work, and the number of games that were replayed for it.
fn counted<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = DECODED.get();
    let result = work();
    (result, DECODED.get() - before)
}

/// Games against the bot and by link, every other of them over.
fn many_games() -> Vec<StoredText> {
    let kinds = [
        stored(WITH_BOT, "a- E+"),
        ended(
            stored(WITH_BOT, "a- E+ b+"),
            Termination::Resigned(Side::South),
        ),
        stored(WITH_FRIEND, "a-"),
        ended(stored(WITH_FRIEND, "a- E+"), Termination::Agreed),
    ];
    let game = |id: u32| StoredGame {
        played: 1_000 + u64::from(id),
        sent: (id % 8 < 4).then_some(2),
        ..kinds[id as usize % kinds.len()].clone()
    };
    (0..MANY).map(|id| stored_text(id, &game(id))).collect()
}

/// The state after another visit has loaded and read these games with these summaries.
fn visited(games: &[StoredText], summaries: &StoredSummaries) -> LibraryState {
    let library = StoredLibrary {
        games: games.to_vec(),
        summaries: summaries.clone(),
    };
    read_all(&LibraryState::default().after(LibraryAction::Loaded(Some(library))))
}

/// The summaries that the view stores, if games were replayed for want of theirs.
fn new_summaries(library: &LibraryState) -> Option<StoredSummaries> {
    let mut summaries = library.stored_summaries();
    for (game, text) in library.replayed_games() {
        summaries.insert(game.id, text, &game.summary);
    }
    library.has_new_summaries().then_some(summaries)
}

/// The summaries of games, as a visit without any stores them and the next one reads
/// them.
fn stored_summaries(games: &[StoredText]) -> StoredSummaries {
    let summaries = new_summaries(&library(games)).expect("new summaries");
    summaries.to_string().parse().unwrap_or_default()
}

/// What the view shows of all games: sections in their order, filters and results.
fn shown(library: &LibraryState) -> impl PartialEq + std::fmt::Debug + use<> {
    let sections = library.sections();
    let lists = [
        sections.waiting,
        sections.running,
        sections.finished,
        sections.damaged,
    ];
    (
        lists.map(|list| keys(&list)),
        library.variants(),
        library.opponents(),
        statistics(library.filtered()),
    )
}

#[test]
fn a_list_of_five_thousand_games_replays_none_that_it_does_not_show() {
    let games = many_games();
    let (first, replayed) = counted(|| library(&games));
    assert_eq!(replayed, 5_000, "without summaries");
    let summaries = new_summaries(&first).expect("new summaries");
    let (next, replayed) = counted(|| visited(&games, &summaries));
    assert_eq!(replayed, 0);
    let (is_same, replayed) = counted(|| shown(&next) == shown(&first));
    assert!(is_same && replayed == 0);
    assert_eq!(
        (new_summaries(&next), &next),
        (None, &visited(&games, &summaries))
    );
    let sections = next.sections();
    let first_page = sections.finished.iter().take(12);
    let show = || first_page.filter(|entry| entry.replayed().is_ok()).count();
    assert_eq!(counted(show), (12, 12));
    // Once more, for a button or another language.
    let again = || {
        sections.finished[0]
            .replayed()
            .map(|game| game.game().plies())
    };
    assert_eq!(counted(again), (Ok(3), 0));
}

#[test]
fn a_game_that_has_gone_on_is_replayed_and_its_summary_renewed() {
    let mut games = many_games();
    games.truncate(6);
    let summaries = stored_summaries(&games);
    games[0] = stored_text(0, &stored(WITH_BOT, "a- E+ b+"));
    games.remove(5);
    games.push(stored_text(77, &stored(WITH_FRIEND, "a-")));
    let (next, replayed) = counted(|| visited(&games, &summaries));
    assert_eq!(replayed, 2);
    assert_eq!(shown(&next), shown(&library(&games)));
    let renewed = new_summaries(&next).expect("new summaries");
    assert_eq!(renewed, stored_summaries(&games));
    let stored = next.after(LibraryAction::SummariesStored(renewed));
    assert_eq!(new_summaries(&stored), None);
}

#[test]
fn a_view_that_is_left_early_keeps_the_summaries_of_the_games_it_has_not_read() {
    let mut games = many_games();
    games.truncate(6);
    let summaries = stored_summaries(&games);
    // Games by link are read first, and of those the last played.
    let new = StoredGame {
        played: 9_999,
        ..stored(WITH_FRIEND, "a-")
    };
    games.push(stored_text(77, &new));
    let library = StoredLibrary {
        games: games.clone(),
        summaries,
    };
    let loaded = LibraryState::default().after(LibraryAction::Loaded(Some(library)));
    let mut has_time = true;
    let read = loaded.read_next(|| std::mem::replace(&mut has_time, false));
    let left = loaded.after(LibraryAction::Read(read));
    assert_eq!((left.is_read(), left.unread().len()), (false, 6));
    let summaries = new_summaries(&left).expect("a new summary");
    assert_eq!(counted(|| visited(&games, &summaries)).1, 0);
}

#[test]
fn damaged_summaries_are_not_believed() {
    let mut games = many_games();
    games.truncate(4);
    let whole = stored_summaries(&games).to_string();
    let expected = shown(&library(&games));
    for at in 0..whole.len() {
        for byte in *b"0 -x" {
            let mut damaged = whole.clone().into_bytes();
            damaged[at] = byte;
            let damaged = String::from_utf8(damaged).expect("ASCII");
            let next = visited(&games, &damaged.parse().unwrap_or_default());
            assert_eq!(shown(&next), expected, "{damaged}");
        }
        let cut = visited(&games, &whole[..at].parse().unwrap_or_default());
        assert_eq!(shown(&cut), expected, "{}", &whole[..at]);
    }
}

#[test]
fn damaged_games_have_no_summary() {
    let games = [StoredText {
        key: GameId::new(6).key().into(),
        text: "nonsense".to_owned(),
    }];
    let next = library(&games);
    assert_eq!((next.entries.len(), new_summaries(&next)), (1, None));
}
