use std::cell::Cell;

use super::*;
use crate::bot::protocol::RaceSide;
use crate::rules::{Match, Side, Variant};

fn question(variant: Variant) -> Question {
    let game = Match::new(variant.default_rules(), Side::South);
    Question {
        level: 3,
        nodes: Some(20_000),
        ..Question::new(7, &game, 3, 1)
    }
}

/// What is said until a question is answered.
fn conversation(session: &mut Session, said: &ToBot) -> Vec<FromBot> {
    let mut heard = Vec::new();
    session.hear(said, &mut |said| heard.push(said));
    while session.is_thinking() {
        session.think(&mut |said| heard.push(said));
    }
    heard
}

#[test]
fn a_question_is_answered_with_a_move() {
    let mut session = Session::new(|| 0);
    let heard = conversation(&mut session, &ToBot::Ask(question(Variant::Giuthi)));
    let [
        FromBot::Thinking(news),
        FromBot::Answer {
            question: 7,
            said: mv,
        },
    ] = &heard[..]
    else {
        panic!("{heard:?}");
    };
    assert!(news.depth > 2 && news.nodes <= 20_200, "{news:?}");
    assert_eq!(news.line.split(' ').next(), Some(&**mv));
    assert!(Variant::Giuthi.default_rules().parse_move(mv).is_ok());
}

#[test]
fn an_analysis_judges_every_move() {
    let mut session = Session::new(|| 0);
    let asked = Question {
        want: Want::Analysis,
        ..question(Variant::Alemungula)
    };
    let heard = conversation(&mut session, &ToBot::Ask(asked));
    let [FromBot::Thinking(news), FromBot::Answer { said: mv, .. }] = &heard[..] else {
        panic!("{heard:?}");
    };
    let rules = Variant::Alemungula.default_rules();
    let mut judged: Vec<_> = news.moves.iter().map(|judged| judged.mv.clone()).collect();
    assert_eq!(judged.first(), Some(mv));
    judged.sort();
    let legal = rules.moves(&rules.start(Side::South));
    let mut legal: Vec<_> = legal.map(|mv| rules.show_move(mv).to_string()).collect();
    legal.sort();
    assert_eq!(judged, legal);
    assert!(news.moves.is_sorted_by_key(|judged| -judged.score));
    assert!(news.why.is_some());
}

#[test]
fn the_strongest_goes_on_from_what_it_pondered() {
    let depth = |level: u8, pondering: Option<u64>| {
        let mut session = Session::new(|| 0);
        let asked = |want, nodes| {
            ToBot::Ask(Question {
                want,
                level,
                nodes: Some(nodes),
                ..question(Variant::Giuthi)
            })
        };
        if let Some(nodes) = pondering {
            conversation(&mut session, &asked(Want::Analysis, nodes));
        }
        let heard = conversation(&mut session, &asked(Want::Move, 20_000));
        let Some(FromBot::Thinking(news)) = heard.first() else {
            panic!("{heard:?}");
        };
        news.depth
    };
    let strongest = Level::ALL.len() as u8;
    assert!(depth(strongest, Some(400_000)) > depth(strongest, None));
    // Another game is another matter, also from a position that looks alike.
    let mut session = Session::new(|| 0);
    let asked = |variant, want| {
        ToBot::Ask(Question {
            want,
            level: strongest,
            nodes: Some(20_000),
            ..question(variant)
        })
    };
    conversation(&mut session, &asked(Variant::Giuthi, Want::Analysis));
    let other = asked(Variant::GiuthiStore, Want::Move);
    let fresh = conversation(&mut Session::new(|| 0), &other);
    assert_eq!(conversation(&mut session, &other), fresh);
    // The others find the same whatever was asked before.
    assert_eq!(depth(7, Some(400_000)), depth(7, None));
}

#[test]
fn the_same_question_within_limits_is_answered_alike() {
    let asked = ToBot::Ask(Question {
        level: Level::ALL.len() as u8,
        ..question(Variant::Giuthi)
    });
    let mut session = Session::new(|| 0);
    let first = conversation(&mut session, &asked);
    assert_eq!(conversation(&mut session, &asked), first);
}

#[test]
fn a_race_is_answered_with_an_own_pit() {
    for north in [false, true] {
        let race = RaceSide {
            north,
            south_pace: 200,
            north_pace: 300,
        };
        let asked = Question {
            want: Want::Pick(race),
            ..question(Variant::SulusAidi)
        };
        let heard = conversation(&mut Session::new(|| 0), &ToBot::Ask(asked));
        let [FromBot::Answer { said, .. }] = &heard[..] else {
            panic!("{heard:?}");
        };
        let board = Variant::SulusAidi.default_rules().board();
        let pit = said.chars().next().and_then(|it| board.pit_from_letter(it));
        let side = if north { Side::North } else { Side::South };
        assert_eq!(pit.map(|pit| board.owner(pit)), Some(side), "{said}");
    }
}

#[test]
fn a_round_is_answered_with_a_row_that_is_allowed() {
    let rules = Variant::LayliGoobalay.default_rules();
    let text = "b E b D e E d E c B a D c A d E a F f A d";
    let mut game = Match::parse(rules, Side::South, text).expect("a game");
    let asked = Question {
        want: Want::Row,
        nodes: Some(2_000),
        ..Question::new(7, &game, 3, 1)
    };
    let heard = conversation(&mut Session::new(|| 0), &ToBot::Ask(asked));
    let [FromBot::Answer { said, .. }] = &heard[..] else {
        panic!("{heard:?}");
    };
    game.play_text(said).expect("a legal row");
}

#[test]
fn nothing_is_left_of_an_abandoned_question() {
    let mut session = Session::new(|| 0);
    let asked = ToBot::Ask(question(Variant::Giuthi));
    let mut silent = |said| panic!("{said:?}");
    session.hear(&asked, &mut silent);
    session.think(&mut |_| {});
    session.hear(&ToBot::Stop, &mut silent);
    assert!(!session.is_thinking());
    session.think(&mut silent);
    let fresh = conversation(&mut Session::new(|| 0), &asked);
    assert_eq!(conversation(&mut session, &asked), fresh);
}

#[test]
fn a_new_question_takes_the_place_of_the_old_one() {
    let mut session = Session::new(|| 0);
    let other = Question {
        number: 8,
        ..question(Variant::Giuthi)
    };
    session.hear(&ToBot::Ask(question(Variant::Giuthi)), &mut |_| {});
    let heard = conversation(&mut session, &ToBot::Ask(other));
    assert!(matches!(
        heard.last(),
        Some(FromBot::Answer { question: 8, .. })
    ));
}

#[test]
fn what_makes_no_sense_is_told() {
    let mut session = Session::new(|| 0);
    let over = "0,0,0,0,0,0/0,0,0,0,0,0 40-32 x".to_owned();
    for spoilt in [
        Question {
            level: 0,
            ..question(Variant::Giuthi)
        },
        Question {
            first: over,
            ..question(Variant::Giuthi)
        },
        Question {
            want: Want::Row,
            ..question(Variant::Giuthi)
        },
        question(Variant::SulusAidi),
    ] {
        let heard = conversation(&mut session, &ToBot::Ask(spoilt));
        assert!(
            matches!(heard[..], [FromBot::Puzzled { question: 7, .. }]),
            "{heard:?}"
        );
    }
}

#[test]
fn news_come_at_most_ten_times_a_second() {
    thread_local! {
        static TIME: Cell<u64> = const { Cell::new(0) };
    }
    // Each look at the clock takes its time.
    let mut session = Session::new(|| {
        TIME.set(TIME.get() + 7);
        TIME.get()
    });
    let asked = Question {
        nodes: Some(400_000),
        level: 8,
        ..question(Variant::Giuthi)
    };
    let mut told = Vec::new();
    let mut hear = |said| {
        if matches!(said, FromBot::Thinking(_)) {
            told.push(TIME.get());
        }
    };
    session.hear(&ToBot::Ask(asked), &mut hear);
    while session.is_thinking() {
        session.think(&mut hear);
    }
    // The last of them comes with the answer.
    told.pop();
    assert!(told.len() > 20, "{told:?}");
    assert!(told.windows(2).all(|pair| pair[1] - pair[0] >= 100));
}
