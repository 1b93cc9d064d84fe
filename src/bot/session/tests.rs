use std::cell::Cell;

use super::*;
use crate::bot::AnalysisBudget;
use crate::bot::protocol::Limits;
use crate::rules::{BySide, GameStatus, Match, Ply, Side, Variant};

fn limits(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        millis: None,
    }
}

fn analysis(nodes: u64) -> Question {
    let millis = u32::MAX;
    Question::Analysis {
        budget: AnalysisBudget { nodes, millis },
    }
}

/// A request at the start of a game.
fn request(variant: Variant, question: Question) -> Request {
    let game = Match::new(variant.default_rules(), Side::South);
    Request {
        limits: limits(20_000),
        ..Request::new(7, &game, question, 1)
    }
}

fn move_request(variant: Variant) -> Request {
    request(variant, Question::Move { level: 3 })
}

/// The messages until a request is answered.
fn messages(session: &mut Session, request: &Request) -> Vec<FromBot> {
    let mut sent = Vec::new();
    let message = ToBot::Search(request.clone());
    session.handle(&message, &mut |message| sent.push(message));
    while session.is_searching() {
        session.advance(&mut |message| sent.push(message));
    }
    sent
}

#[test]
fn a_request_is_answered_with_a_move() {
    let mut session = Session::new(|| 0);
    let sent = messages(&mut session, &move_request(Variant::Giuthi));
    let [
        FromBot::Info { request: 7, info },
        FromBot::Answer {
            request: 7,
            answer: Answer::Move(mv),
        },
    ] = &sent[..]
    else {
        panic!("{sent:?}");
    };
    assert!(info.depth > 2 && info.nodes <= 20_200, "{info:?}");
    assert_eq!(info.line.first(), Some(mv));
    let rules = Variant::Giuthi.default_rules();
    assert!(rules.check_move(&rules.start(Side::South), *mv).is_ok());
}

/// The two messages of an analysis.
fn info_and_analysis(sent: &[FromBot]) -> (&SearchInfo, &Analysis) {
    let [
        FromBot::Info { info, .. },
        FromBot::Answer {
            answer: Answer::Analysis(analysis),
            ..
        },
    ] = sent
    else {
        panic!("{sent:?}");
    };
    (info, analysis)
}

#[test]
fn an_analysis_scores_every_move() {
    let mut session = Session::new(|| 0);
    let request = request(Variant::Alemungula, analysis(20_000));
    let sent = messages(&mut session, &request);
    let (info, analysis) = info_and_analysis(&sent);
    assert_eq!(info.moves, analysis.moves);
    assert_eq!((info.depth, info.proved), (analysis.depth, analysis.proved));
    let rules = Variant::Alemungula.default_rules();
    let text = |mv| rules.display_move(mv).to_string();
    let mut scored: Vec<_> = analysis.moves.iter().map(|one| text(one.mv)).collect();
    scored.sort();
    let legal = rules.moves(&rules.start(Side::South));
    let mut legal: Vec<_> = legal.iter().map(text).collect();
    legal.sort();
    assert_eq!(scored, legal);
    assert!(analysis.moves.is_sorted_by_key(|scored| -scored.score));
    assert!(analysis.reasons.is_some());
    let Question::Analysis { budget } = request.question else {
        panic!("an analysis");
    };
    assert_eq!(analysis.budget, Some(budget));
    assert_eq!(info.to_analysis().and_then(|it| it.budget), None);
}

#[test]
fn a_fair_first_move_varies_and_leaves_neither_side_ahead() {
    let budget = AnalysisBudget {
        millis: u32::MAX,
        ..AnalysisBudget::REVIEW
    };
    let ask = |variant: Variant, question, seed| {
        let request = Request {
            seed,
            ..request(variant, question)
        };
        messages(&mut Session::new(|| 0), &request)
    };
    // In Layli Goobalay one move is the most even by far.
    for (variant, varies) in [(Variant::Giuthi, true), (Variant::LayliGoobalay, false)] {
        let sent = ask(variant, Question::Analysis { budget }, 0);
        let (_, analysis) = info_and_analysis(&sent);
        let lead = |one: &MoveScore| one.score.abs();
        let smallest = analysis.moves.iter().map(lead).min().expect("moves");
        let mut chosen = Vec::new();
        for seed in 0..6 {
            let sent = ask(variant, Question::FairMove { budget }, seed);
            let [
                FromBot::Info { .. },
                FromBot::Answer {
                    answer: Answer::Move(mv),
                    ..
                },
            ] = sent[..]
            else {
                panic!("{sent:?}");
            };
            let found = analysis.moves.iter().find(|one| one.mv == mv).map(lead);
            assert!(found <= Some(smallest + 50), "{variant}: {analysis:?}");
            if !chosen.contains(&mv) {
                chosen.push(mv);
            }
        }
        let even = |one: &&MoveScore| lead(one) <= smallest + 50;
        assert_eq!(analysis.moves.iter().filter(even).count() > 1, varies);
        assert_eq!(chosen.len() > 1, varies, "{variant}: {chosen:?}");
    }
}

/// South wins by force.
fn won_game() -> Match {
    let rules = Variant::Giuthi.default_rules();
    let position = rules.parse_position("0,2,1,0,3,2/2,1,0,2,0,3 32-24 s");
    Match::from_position(rules, position.expect("a position"))
}

#[test]
fn an_analysis_and_the_strongest_know_what_is_certain() {
    let game = won_game();
    let ask = |question, nodes| {
        let request = Request {
            limits: limits(nodes),
            ..Request::new(7, &game, question, 1)
        };
        messages(&mut Session::new(|| 0), &request)
    };
    let sent = ask(analysis(200_000), 0);
    let (info, analysis) = info_and_analysis(&sent);
    let certain = analysis.certain.expect("a proof");
    assert!(certain.wins && certain.by >= 2);
    assert_eq!(info.certain, Some(certain));
    let strongest = Level::STRONGEST.number;
    let sent = ask(Question::Move { level: strongest }, 200_000);
    let Some(FromBot::Answer { answer, .. }) = sent.last() else {
        panic!("{sent:?}");
    };
    assert_eq!(Some(answer), certain.mv.map(Answer::Move).as_ref());
}

#[test]
fn the_strongest_goes_on_from_what_it_pondered() {
    let depth = |level: u8, pondering: Option<u64>| {
        let mut session = Session::new(|| 0);
        if let Some(nodes) = pondering {
            messages(&mut session, &request(Variant::Giuthi, analysis(nodes)));
        }
        let asked = request(Variant::Giuthi, Question::Move { level });
        let sent = messages(&mut session, &asked);
        let Some(FromBot::Info { info, .. }) = sent.first() else {
            panic!("{sent:?}");
        };
        info.depth
    };
    let strongest = Level::STRONGEST.number;
    assert!(depth(strongest, Some(400_000)) > depth(strongest, None));
    // Another game is another matter, also from a position that looks alike.
    let mut session = Session::new(|| 0);
    messages(&mut session, &request(Variant::Giuthi, analysis(20_000)));
    let other = request(Variant::GiuthiStore, Question::Move { level: strongest });
    let fresh = messages(&mut Session::new(|| 0), &other);
    assert_eq!(messages(&mut session, &other), fresh);
    // The others find the same whatever was asked before.
    assert_eq!(depth(7, Some(400_000)), depth(7, None));
}

#[test]
fn the_same_request_within_limits_is_answered_alike() {
    let level = Level::STRONGEST.number;
    let request = request(Variant::Giuthi, Question::Move { level });
    let mut session = Session::new(|| 0);
    let first = messages(&mut session, &request);
    assert_eq!(messages(&mut session, &request), first);
}

#[test]
fn a_race_is_answered_with_an_own_pit() {
    for side in Side::ALL {
        let pace = BySide {
            south: 200,
            north: 300,
        };
        let level = 3;
        let request = request(Variant::SulusAidi, Question::Pit { level, side, pace });
        let sent = messages(&mut Session::new(|| 0), &request);
        let [
            FromBot::Answer {
                answer: Answer::Pit(pit),
                ..
            },
        ] = &sent[..]
        else {
            panic!("{sent:?}");
        };
        let board = Variant::SulusAidi.default_rules().board();
        assert!(board.has(*pit) && board.owner(*pit) == side, "{pit:?}");
    }
}

#[test]
fn a_round_is_answered_with_a_row_that_is_allowed() {
    let rules = Variant::LayliGoobalay.default_rules();
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let mut game = Match::parse(rules, Side::South, text).expect("a game");
    let request = Request {
        limits: limits(2_000),
        ..Request::new(7, &game, Question::Row { level: 3 }, 1)
    };
    let sent = messages(&mut Session::new(|| 0), &request);
    let [
        FromBot::Answer {
            answer: Answer::Row(row),
            ..
        },
    ] = &sent[..]
    else {
        panic!("{sent:?}");
    };
    let row = Ply::Arrangement(row.clone());
    game.play_ply(row, &mut ()).expect("a legal row");
}

#[test]
fn nothing_is_left_of_an_abandoned_request() {
    let mut session = Session::new(|| 0);
    let request = move_request(Variant::Giuthi);
    let mut silent = |message| panic!("{message:?}");
    session.handle(&ToBot::Search(request.clone()), &mut silent);
    session.advance(&mut |_| {});
    session.handle(&ToBot::Stop, &mut silent);
    assert!(!session.is_searching());
    session.advance(&mut silent);
    let fresh = messages(&mut Session::new(|| 0), &request);
    assert_eq!(messages(&mut session, &request), fresh);
}

#[test]
fn a_new_request_takes_the_place_of_the_old_one() {
    let mut session = Session::new(|| 0);
    let first = ToBot::Search(move_request(Variant::Giuthi));
    session.handle(&first, &mut |_| {});
    let other = Request {
        id: 8,
        ..move_request(Variant::Giuthi)
    };
    let sent = messages(&mut session, &other);
    assert!(matches!(
        sent.last(),
        Some(FromBot::Answer { request: 8, .. })
    ));
}

#[test]
fn what_makes_no_sense_is_rejected() {
    let mut session = Session::new(|| 0);
    let rules = Variant::Giuthi.default_rules();
    let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 40-32 x");
    let over = Match::from_position(rules, over.expect("a position"));
    let mut unreadable = move_request(Variant::Giuthi);
    unreadable.game.first.clear();
    let racing = move_request(Variant::SulusAidi);
    let game = racing.game.parse().expect("a game");
    assert_eq!(game.current().position().status(), GameStatus::Race);
    for request in [
        request(Variant::Giuthi, Question::Move { level: 0 }),
        Request::new(7, &over, Question::Move { level: 3 }, 1),
        request(Variant::Giuthi, Question::Row { level: 3 }),
        unreadable,
        racing,
    ] {
        let sent = messages(&mut session, &request);
        assert!(
            matches!(sent[..], [FromBot::Rejected { request: 7, .. }]),
            "{sent:?}"
        );
    }
}

#[test]
fn progress_comes_at_most_ten_times_a_second() {
    thread_local! {
        static TIME: Cell<u64> = const { Cell::new(0) };
    }
    // Each look at the clock takes its time.
    let mut session = Session::new(|| {
        TIME.set(TIME.get() + 7);
        TIME.get()
    });
    let request = Request {
        limits: limits(400_000),
        ..request(
            Variant::Giuthi,
            Question::Move {
                level: Level::STRONGEST.number,
            },
        )
    };
    let mut times = Vec::new();
    let mut receive = |message| {
        if matches!(message, FromBot::Info { .. }) {
            times.push(TIME.get());
        }
    };
    session.handle(&ToBot::Search(request), &mut receive);
    while session.is_searching() {
        session.advance(&mut receive);
    }
    // The last of them comes with the answer.
    times.pop();
    assert!(times.len() > 20, "{times:?}");
    assert!(times.windows(2).all(|pair| pair[1] - pair[0] >= 100));
}

#[test]
fn a_short_time_keeps_the_level() {
    thread_local! {
        static TIME: Cell<u64> = const { Cell::new(0) };
    }
    // Each look at the clock takes its time.
    let mut session = Session::new(|| {
        TIME.set(TIME.get() + 7);
        TIME.get()
    });
    let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
    let mut spent = |max_millis| {
        let started = TIME.get();
        let level = Level::STRONGEST.number;
        let question = Question::Move { level };
        let request = Request {
            max_millis,
            ..Request::new(7, &game, question, 1)
        };
        let sent = messages(&mut session, &request);
        assert!(matches!(sent.last(), Some(FromBot::Answer { .. })));
        TIME.get() - started
    };
    let (short, usual) = (spent(Some(100)), spent(None));
    assert!(short < 150 && usual > 1_000, "{short} {usual}");
    // The clock of a game gives no level more time.
    assert!(spent(Some(u32::MAX)) <= usual + 100);
}

/// An ending of Giuthi that searching alone takes long to decide, with the answer of
/// the teacher.
fn teach_ending(session: &mut Session) -> (SearchInfo, Analysis) {
    let rules = Variant::Giuthi.default_rules();
    let position = rules.parse_position("2,0,1,0,3,0/0,2,0,1,0,1 31-31 s");
    let game = Match::from_position(rules, position.expect("a position"));
    let sent = messages(session, &Request::new(7, &game, analysis(5_000), 1));
    match &sent[..] {
        [
            ..,
            FromBot::Info { info, .. },
            FromBot::Answer {
                answer: Answer::Analysis(analysis),
                ..
            },
        ] => (info.clone(), analysis.clone()),
        _ => panic!("{sent:?}"),
    }
}

/// Makes the table, in slices of a clock that goes on by a millisecond a look.
fn make_endings(session: &mut Session) -> u32 {
    let mut slices = 0;
    while session.is_busy() {
        session.advance(&mut |message| panic!("{message:?}"));
        slices += 1;
    }
    slices
}

fn ticking() -> u64 {
    thread_local! {
        static TIME: Cell<u64> = const { Cell::new(0) };
    }
    TIME.set(TIME.get() + 1);
    TIME.get()
}

#[test]
fn endings_are_tabulated_while_nothing_is_asked() {
    let mut session = Session::new(ticking);
    let first = teach_ending(&mut session);
    assert!(!session.is_searching() && session.is_busy());
    assert!(make_endings(&mut session) > 10);
    let (info, taught) = teach_ending(&mut session);
    assert_ne!(first.1, taught);
    let rules = Variant::Giuthi.default_rules();
    let mut table = EndingTable::new(&rules).expect("a table");
    while !table.is_finished() {
        table.advance(10_000);
    }
    let position = rules.parse_position("2,0,1,0,3,0/0,2,0,1,0,1 31-31 s");
    let best = table.best(&position.expect("a position"));
    let (mv, bounds) = best.expect("an entry");
    assert!(bounds.is_exact(), "{bounds:?}");
    let margin = 2 * (31 + i32::from(bounds.low)) - 72;
    assert_eq!((taught.best().mv, taught.best().score), (mv, margin * 100));
    assert!(taught.proved || taught.certain.is_some() || margin == 0);
    assert_eq!(info.score, margin * 100);
    // The strongest plays the same, and a session that was started anew finds the same.
    let game = Match::from_position(rules, position.expect("a position"));
    let level = Level::STRONGEST.number;
    let request = Request::new(7, &game, Question::Move { level }, 1);
    let sent = messages(&mut session, &request);
    let Some(FromBot::Answer { answer, .. }) = sent.last() else {
        panic!("{sent:?}");
    };
    assert_eq!(answer, &Answer::Move(mv));
    let mut again = Session::new(ticking);
    teach_ending(&mut again);
    make_endings(&mut again);
    assert_eq!(teach_ending(&mut again), (info, taught));
}

#[test]
fn a_table_of_endings_is_stopped_and_taken_up() {
    let mut session = Session::new(ticking);
    teach_ending(&mut session);
    session.advance(&mut |_| {});
    session.handle(&ToBot::Stop, &mut |_| {});
    assert!(!session.is_busy());
    session.advance(&mut |message| panic!("{message:?}"));
    teach_ending(&mut session);
    assert!(session.is_busy());
    make_endings(&mut session);
    // A finished table is there for the next request.
    teach_ending(&mut session);
    assert!(!session.is_busy());
    // A game without a table, and one that takes its place.
    messages(
        &mut session,
        &request(Variant::LayliGoobalay, analysis(1_000)),
    );
    assert!(!session.is_busy());
    messages(&mut session, &request(Variant::Alemungula, analysis(1_000)));
    assert!(session.is_busy());
    // Moves of other levels, and within limits, need none.
    messages(&mut session, &move_request(Variant::Giuthi));
    assert!(!session.is_busy());
}

/// A book with one move, after which one seed is certain.
const BOOK: &str = "game layli-goobalay pits=6 seeds=4\nfirst 1\nc\nsecond 1\n......";

#[test]
fn the_strongest_level_asks_for_the_book_of_a_game_that_has_one() {
    let first_move = |variant: Variant, level: Level, limits: Limits| {
        let mut session = Session::new(|| 0).with_books(|address| {
            assert_eq!(address, "books/layli-goobalay-6x4.txt");
            Some(BOOK.to_owned())
        });
        let question = Question::Move {
            level: level.number,
        };
        let request = Request {
            limits,
            ..request(variant, question)
        };
        let sent = messages(&mut session, &request);
        let [FromBot::Info { info, .. }, FromBot::Answer { answer, .. }] = &sent[..] else {
            panic!("{sent:?}");
        };
        (info.nodes, answer.clone())
    };
    let rules = Variant::LayliGoobalay.default_rules();
    let mv = rules.parse_move("c").expect("a move");
    let found = first_move(Variant::LayliGoobalay, Level::STRONGEST, Limits::default());
    assert_eq!(found, (0, Answer::Move(mv)));
    // A request with limits, a weaker level and a game without a book are searched for.
    for (variant, level, limits) in [
        (Variant::LayliGoobalay, Level::STRONGEST, limits(2_000)),
        (Variant::LayliGoobalay, Level::WEAKEST, Limits::default()),
        (Variant::Giuthi, Level::STRONGEST, limits(2_000)),
    ] {
        assert!(first_move(variant, level, limits).0 > 0);
    }
}

#[test]
fn a_book_that_cannot_be_read_is_none() {
    let rules = Variant::LayliGoobalay.default_rules();
    let with = |load| Session::new(|| 0).with_books(load).book(&rules).is_some();
    assert!(with(|_| Some(BOOK.to_owned())));
    assert!(!with(|_| Some(BOOK.replace("\nc\n", "\n?\n"))));
    assert!(!with(|_| None));
}
