//! The lengths of links, and the shortening of long ones. The seeds are fixed, because the
//! limits are those of typical games: a rare one may be longer.

use mbegu::link::{GameId, LinkContent, LinkView, MAX_LINK_LENGTH, TurnMessage, decode};
use mbegu::rules::{BySide, Match, MatchReason, NextStep, Pace, Race, Rules, Side, Variant};

use super::random::{all_rules, play_on, race};
use super::{encode, encode_within};
use crate::dice::Dice;

/// The bytes that a QR code takes at its lowest level of correction.
const QR_CODE: usize = 2_953;

fn link(game: &Match) -> String {
    encode(&shared(game.clone()))
}

fn shared(game: Match) -> LinkContent {
    let (ended, view) = (None, LinkView::Play);
    LinkContent {
        game,
        fair_start: None,
        ended,
        view,
    }
}

/// The longest form: a message in a game by link.
fn message(game: Match) -> String {
    let view = LinkView::Message(TurnMessage {
        id: GameId::new(u32::MAX),
        to: Side::South,
        offer: false,
        pick: None,
        proofs: BySide::default(),
    });
    encode(&LinkContent {
        view,
        ..shared(game)
    })
}

/// The median and the maximum.
fn middle_and_most(mut numbers: Vec<usize>) -> (usize, usize) {
    numbers.sort_unstable();
    (numbers[numbers.len() / 2], numbers[numbers.len() - 1])
}

/// The lengths of the links of a hundred random games, played to the end.
fn lengths(rules: Rules, dice: &mut Dice) -> Vec<usize> {
    let game = |_| play_on(Match::new(rules, Side::South), usize::MAX, dice);
    (0..100).map(game).map(|game| link(&game).len()).collect()
}

#[test]
fn a_game_of_sixty_moves_takes_at_most_120_characters() {
    let mut dice = Dice::new(5);
    for rules in all_rules() {
        let longest = (0..100)
            .map(|_| play_on(Match::new(rules, Side::South), 60, &mut dice))
            // The order of a race by hand takes more.
            .filter(|game| !by_hand(game))
            .map(|game| message(game).len())
            .max();
        let longest = longest.expect("a hundred games");
        println!(
            "{:14} {:?}: 60 plies, {longest} characters",
            rules.variant().id(),
            rules.options()
        );
        assert!(longest <= 120);
    }
}

fn by_hand(game: &Match) -> bool {
    let race = game.current().race();
    race.is_some_and(|race| race.pace != Pace::Even)
}

#[test]
fn the_whole_game_fits_a_qr_code_but_for_the_longest_matches() {
    let mut dice = Dice::new(6);
    for rules in all_rules() {
        let (middle, most) = middle_and_most(lengths(rules, &mut dice));
        println!(
            "{:14} {:?}: typical {middle}, longest {most}",
            rules.variant().id(),
            rules.options()
        );
        if rules.variant() != Variant::GiuthiRounds {
            assert!(most <= 1_000);
        }
        assert!(most <= MAX_LINK_LENGTH);
    }
}

#[test]
fn the_longest_race_fits_a_qr_code() {
    // The longest of many races, and one as long as a race can be.
    let rules = Variant::SulusAidi.default_rules();
    let mut dice = Dice::new(7);
    let mut most = 0;
    for _ in 0..2_000 {
        let mut game = Match::new(rules, Side::South);
        let race = race(rules, &mut dice);
        game.run_race(race, &mut ()).expect("a race with an end");
        most = most.max(link(&play_on(game, 200, &mut dice)).len());
    }
    println!("the longest game with a race by hand: {most}");
    let longest_order = Race::MAX_DROPS.div_ceil(6);
    println!("the longest order of a race: {longest_order}");
    assert!(most < 600 && longest_order + 200 < QR_CODE);
}

/// The longest of many matches on the largest board.
fn long_match() -> Match {
    let rules = Variant::GiuthiRounds.rules(mbegu::rules::Options { pits: 10, seeds: 6 });
    let rules = rules.expect("a game with rounds");
    let mut dice = Dice::new(8);
    let game = |_| play_on(Match::new(rules, Side::South), usize::MAX, &mut dice);
    // A link without the last rounds doesn't know that they changed nothing.
    let is_stalled = |game: &Match| matches!(game.next_step(), NextStep::Over(outcome) if outcome.reason == MatchReason::Stalled);
    let games = (0..60).map(game).filter(|game| !is_stalled(game));
    games.max_by_key(Match::plies).expect("matches")
}

#[test]
fn the_first_rounds_are_left_out_where_there_is_no_room() {
    let game = long_match();
    let rounds = game.rounds().len();
    let mut before = usize::MAX;
    for most in [MAX_LINK_LENGTH, QR_CODE - 60, 1_000, 500, 200, 0] {
        let (link, left_out) = encode_within(&shared(game.clone()), most);
        println!(
            "{left_out} of {rounds} rounds left out: {} characters for {most}",
            link.len()
        );
        assert!(link.len() <= most.max(60) && link.len() <= before);
        before = link.len();
        let read = decode(&link).expect("a right link").game;
        assert_eq!(read.current().position(), game.current().position());
        assert_eq!(read.next_step(), game.next_step());
        if left_out == rounds {
            assert_eq!(read.plies(), 0);
            continue;
        }
        assert_eq!(read.rounds().len(), rounds - left_out);
        for (read, whole) in read.rounds().zip(game.rounds().skip(left_out)) {
            assert_eq!(read.positions(), whole.positions());
        }
    }
}

#[test]
fn the_view_follows_the_rounds_left_out() {
    let game = long_match();
    let plies = game.plies();
    let look = |at| LinkContent {
        view: LinkView::AtPly(at),
        ..shared(game.clone())
    };
    let (link, left_out) = encode_within(&look(plies - 1), 1_000);
    let read = decode(&link).expect("a right link");
    assert!(left_out > 0);
    assert_eq!(read.view, LinkView::AtPly(read.game.plies() - 1));
    // The ply to look at is in a round that is left out.
    let (link, _) = encode_within(&look(1), 1_000);
    assert_eq!(decode(&link).map(|read| read.view), Ok(LinkView::Play));
}

/// In Layli Goobalay the players take turns to begin (Rules 3.5.6).
#[test]
fn the_round_after_a_cut_is_begun_by_the_same_side() {
    let rules = Variant::LayliGoobalay.default_rules();
    let mut dice = Dice::new(9);
    let mut cuts = 0;
    for _ in 0..20 {
        let whole = play_on(Match::new(rules, Side::South), usize::MAX, &mut dice);
        let text = whole.to_string();
        let plies: Vec<_> = text.split(' ').collect();
        for cut in 0..plies.len() {
            let rest = plies[cut..].iter();
            let rest: Vec<_> = rest.take_while(|ply| !ply.starts_with('=')).collect();
            let mut game = whole.clone();
            game.truncate(cut + rest.len());
            let mut cut_off = whole.clone();
            cut_off.truncate(cut);
            let (link, _) = encode_within(&shared(cut_off), 0);
            let mut read = decode(&link).expect("a right link").game;
            for ply in rest {
                read.play_text(ply).expect("a legal ply");
            }
            assert_eq!(
                read.next_step(),
                game.next_step(),
                "{text} cut after {cut} plies"
            );
            cuts += 1;
        }
    }
    assert!(cuts > 1_000, "{cuts} cuts");
}
