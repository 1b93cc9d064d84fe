//! Opening books: what they promise is kept, from the first move on.

use std::fs;
use std::rc::Rc;

use mbegu::bot::{
    BookError, BookPart, BotPlayer, Level, Limit, OpeningBook, Oracle, ProofConfig, ProofGoal,
    ProofResult, ProofSearch, ProofTable, Rng, SearchMode, SolvedStart, TranspositionTable,
};
use mbegu::rules::{GameRecord, Move, Position, Rules, Side, Variant};

use super::{PLACES, answer};
use crate::chance::{depth, seed};

/// The strongest level with fewer positions, most of them for the proof search.
const PLAYER: Level = Level {
    depth: 4,
    nodes: 400_000,
    ..Level::STRONGEST
};

/// The positions of the proof search at the end of a book: twice as many as when it was
/// made, since the evaluation that orders the moves has changed.
const PROOF_NODES: u64 = 10_000;

fn book(start: &SolvedStart) -> OpeningBook {
    let path = format!("static/{}", start.book());
    let text = fs::read_to_string(&path).expect("the book");
    assert!(text.len() < 60_000, "{path} has {} bytes", text.len());
    text.parse().expect("a book without a fault")
}

/// A reply of the opponent.
type Reply = fn(&Rules, &Position, &mut Rng) -> Move;

fn random_reply(rules: &Rules, position: &Position, rng: &mut Rng) -> Move {
    let moves = rules.moves(position);
    let at = rng.below(moves.len() as u32) as usize;
    moves.iter().nth(at).expect("a move")
}

/// The best move by a search, or now and then another one, so that games differ.
fn best_reply(rules: &Rules, position: &Position, rng: &mut Rng) -> Move {
    if rng.below(6) == 0 {
        return random_reply(rules, position, rng);
    }
    let limits = [Limit::Nodes(5_000)];
    let found = answer(rules, *position, &limits, SearchMode::Best);
    found.best.expect("a move")
}

/// Plays games from the first move, each up to where the book's side has what it was
/// promised, and checks that it gets it.
fn plays(book: OpeningBook, games: u64, reply: Reply) {
    let promises = [0, 1].map(|part| book.parts()[part].seeds);
    let book: Rc<dyn Oracle> = Rc::new(book);
    let rules = book.rules();
    let table = &mut TranspositionTable::new(PLACES);
    let mut rng = Rng::new(seed());
    for game in 0..games {
        let first = Side::ALL[rng.below(2) as usize];
        let side = Side::ALL[rng.below(2) as usize];
        let promised = promises[usize::from(side != first)];
        let mut record = GameRecord::new(*rules, first);
        while let Some(mover) = record.position().to_move() {
            if record.position().score(side) >= promised {
                break;
            }
            let mv = if mover == side {
                let positions = record.positions();
                let player = BotPlayer::new(&PLAYER, rules, positions, game, table);
                let player = player.with_oracles(std::slice::from_ref(&book), positions, table);
                player.think(table).expect("a move")
            } else {
                reply(rules, record.position(), &mut rng)
            };
            record.play(mv, &mut ()).expect("a legal move");
        }
        let reached = record.position().score(side);
        assert!(
            reached >= promised,
            "{reached} of {promised} seeds for {side}, {first} began: {record}"
        );
    }
}

#[test]
fn a_book_is_kept_against_random_play() {
    for start in &SolvedStart::ALL {
        plays(book(start), depth(50, 1_000), random_reply);
    }
}

#[test]
fn a_book_is_kept_against_a_search() {
    for start in &SolvedStart::ALL {
        plays(book(start), depth(20, 100), best_reply);
    }
}

/// After these moves North needs two seeds more, and a position came twice.
#[test]
fn a_promise_is_kept_after_a_repetition() {
    const MOVES: &str = "d- A+ c+ C+ e- C- d+ A+ e+ C+ b- E+ b- A- a- D+ c+ E- c+ A+ d- C- c+ B- \
        b- a- C- c- B+ C+ D- C- B+ C+";
    let giuthi = |start: &&SolvedStart| start.variant == Variant::Giuthi;
    let book = book(SolvedStart::ALL.iter().find(giuthi).expect("a start"));
    let rules = *book.rules();
    let seeds = book.parts()[1].seeds;
    let mut record = GameRecord::parse(rules, Side::South, MOVES).expect("a game");
    let book: [Rc<dyn Oracle>; 1] = [Rc::new(book)];
    let table = &mut TranspositionTable::new(PLACES);
    let mut rng = Rng::new(0);
    while record.position().score(Side::North) < seeds {
        let mv = match record.position().to_move().expect("a game that goes on") {
            Side::South => best_reply(&rules, record.position(), &mut rng),
            Side::North => {
                let positions = record.positions();
                let player = BotPlayer::new(&PLAYER, &rules, positions, 0, table);
                let player = player.with_oracles(&book, positions, table);
                player.think(table).expect("a move")
            }
        };
        record.play(mv, &mut ()).expect("a legal move");
    }
}

/// A sample of what `cargo xtask openings book check` proves.
#[test]
fn where_the_book_ends_the_search_proves_the_rest() {
    for start in &SolvedStart::ALL {
        let promised = [start.first, start.total() - start.first];
        ends_with_proofs(&book(start), promised);
    }
}

fn ends_with_proofs(book: &OpeningBook, promised: [u16; 2]) {
    let rules = book.rules();
    let mut table = ProofTable::new(1 << 18);
    let mut proved = 0;
    let mut at = 0_u32;
    let start = rules.resolve_turn(&rules.start(Side::South));
    for (second, part) in [false, true].into_iter().zip(book.parts()) {
        assert_eq!(part.seeds, promised[usize::from(second)]);
        let again = BookPart::make(rules, second, part.seeds, &mut |position| {
            let mv = book.best(&[start, *position]);
            at += 1;
            if mv.is_none() && at.is_multiple_of(13) {
                let side = position.to_move().ok_or(())?;
                let goal = ProofGoal {
                    side,
                    seeds: part.seeds,
                };
                let config = ProofConfig {
                    rules,
                    game: &[*position],
                    goal,
                    prover: side,
                    limits: &[Limit::Nodes(PROOF_NODES)],
                };
                let mut search = ProofSearch::new(config, &mut table);
                search.run(&mut table);
                let is_proved = matches!(search.answer(), ProofResult::Proved { .. });
                assert!(is_proved, "{position}");
                proved += 1;
            }
            Ok::<_, ()>(mv)
        });
        assert_eq!(again.as_ref(), Ok(part));
    }
    assert!(proved >= 20, "{proved}");
}

/// North's moves are South's, seen from the other side.
#[test]
fn a_book_is_for_both_sides() {
    let book = book(&SolvedStart::ALL[0]);
    let rules = book.rules();
    let text = |side| {
        let start = [rules.start(side)];
        let mv = book.best(&start).expect("a first move");
        assert_eq!(book.goal(&start).map(|goal| goal.seeds), Some(29));
        rules.display_move(mv).to_string().to_lowercase()
    };
    assert_eq!(text(Side::South), text(Side::North));
    let other = rules.parse_position("3,0,4,6,4,4/4,4,4,4,4,4 0-3 n");
    assert_eq!(book.goal(&[other.expect("a position")]), None);
    assert_eq!(book.goal(&[]), None);
}

#[test]
fn weaker_levels_have_no_book() {
    let book: Rc<dyn Oracle> = Rc::new(book(&SolvedStart::ALL[0]));
    let rules = book.rules();
    let start = [rules.start(Side::South)];
    let table = &mut TranspositionTable::new(PLACES);
    for level in Level::ALL {
        let level = Level {
            nodes: 1_000,
            ..level
        };
        let player = BotPlayer::new(&level, rules, &start, 1, table);
        let mut player = player.with_oracles(std::slice::from_ref(&book), &start, table);
        player.advance(table, 100);
        assert_eq!(player.nodes() == 0, level.proves, "{}", level.id);
    }
}

#[test]
fn every_fault_of_a_book_is_named() {
    let good = "# a comment\ngame layli-goobalay pits=6 seeds=4\nfirst 1\na\nsecond 1\n......\n";
    let fault = |from: &str, to: &str| {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{from}");
        text.parse::<OpeningBook>().map(|_| ()).expect_err(from)
    };
    let book: OpeningBook = good.parse().expect("a good book");
    assert_eq!(format!("# a comment\n{book}"), good);
    let line = |text: &str| BookError::Line(text.to_owned());
    assert_eq!(
        fault("layli", "chess"),
        line("game chess-goobalay pits=6 seeds=4")
    );
    assert!(matches!(fault("seeds=4", "seeds=9"), BookError::Options(_)));
    assert_eq!(
        fault("pits=6", "pits=x"),
        line("game layli-goobalay pits=x seeds=4")
    );
    assert_eq!(fault("first 1", "first"), line("first"));
    assert_eq!(fault("first 1", "first 49"), line("first 49"));
    assert_eq!(fault("\na\n", "\nz\n"), BookError::Letter('z'));
    assert_eq!(fault("\na\n", "\né\n"), BookError::Letter('é'));
    assert_eq!(fault("\na\n", "\n"), BookError::Cut);
    assert_eq!(fault("\na\n", "\naa\n"), BookError::TooLong);
    assert_eq!(fault("......\n", "......\nthird 1\n"), line("third 1"));
    for end in 0..good.len() - 1 {
        assert!(good[..end].parse::<OpeningBook>().is_err(), "{end}");
    }
}

#[test]
fn an_altered_book_is_read_or_refused() {
    let good = b"game layli-goobalay pits=6 seeds=4\nfirst 3\naa.b..\nsecond 1\n......\n";
    let mut rng = Rng::new(seed());
    let mut refused = 0;
    for _ in 0..2_000 {
        let mut text = good.to_vec();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(text.len() as u32) as usize;
            match rng.below(3) {
                0 => text[at] = rng.below(128) as u8,
                1 => drop(text.remove(at)),
                _ => text.insert(at, good[rng.below(good.len() as u32) as usize]),
            }
        }
        let text = String::from_utf8_lossy(&text);
        refused += u32::from(text.parse::<OpeningBook>().is_err());
    }
    assert!(refused > 1_000, "{refused}");
}
