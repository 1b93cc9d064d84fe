//! Files of games: what an import adds, and what it reports.

use super::*;

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
    let mut plan = ImportPlan::new(stored, now);
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
            friend: Name::tidy(friend),
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
        GameId::new(1).key().into(),
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
