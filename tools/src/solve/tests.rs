//! Tests of the solver and of its certificates.

use std::collections::HashMap;

use anyhow::Result;
use mbegu::bot::ProofGoal;
use mbegu::rules::{Position, Rules, Side, Variant};

use super::certificate::CHECKSUM;
use super::start::Start;
use super::{Certificate, any_rules, check, solve};

const PLACES: u32 = 1 << 12;

fn start(game: Variant, pits: u8, seeds: u8, after: &str) -> Result<Start> {
    Start::new(any_rules(game, Some(pits), Some(seeds))?, after)
}

fn solved_after(game: Variant, pits: u8, seeds: u8, after: &str) -> Result<Certificate> {
    let start = start(game, pits, seeds, after)?;
    solve(&start, 2_000_000, PLACES, &mut |_| {})
}

fn solved(game: Variant, pits: u8, seeds: u8) -> Result<Certificate> {
    solved_after(game, pits, seeds, "")
}

fn text(certificate: &Certificate) -> Result<String> {
    let mut text = Vec::new();
    certificate.write(&mut text)?;
    Ok(String::from_utf8(text)?)
}

fn checked(text: &str) -> Result<String, String> {
    check::check(text.as_bytes())
        .map(|checked| checked.value)
        .map_err(|error| format!("{error:#}"))
}

/// The lines with a last line that fits them.
fn sealed(lines: &[&str]) -> String {
    let body: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let is_position = |line: &&&str| line.starts_with(|letter: char| letter.is_ascii_digit());
    let count = lines.iter().filter(is_position).count();
    let sum = CHECKSUM.checksum(body.as_bytes());
    format!("{body}end {count} {sum:016x}\n")
}

#[test]
fn a_game_that_begins_with_a_race_is_not_proved_by_nothing() {
    let header = super::certificate::HEADER;
    let lines = [
        header,
        "game sulus-aidi pits=9 seeds=3",
        "first player reaches 54 in 1 plies",
        "first player is held to 54 in 1 plies",
    ];
    let fault = checked(&sealed(&lines)).expect_err("nothing is proved");
    assert!(fault.contains("begins with a race"), "{fault}");
}

/// The lines of a certificate but the last.
fn body(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.pop();
    lines
}

#[test]
fn small_games_are_solved_and_their_certificates_hold() -> Result<()> {
    for (game, pits, seeds, value) in [
        (Variant::Giuthi, 3, 2, "10 to 10 of 12"),
        (Variant::GiuthiStore, 3, 2, "11 to 11 of 12"),
        (Variant::GiuthiRounds, 3, 2, "3 to 3 of 12"),
        (Variant::Alemungula, 3, 2, "2 to 2 of 12"),
        // The first player takes everything.
        (Variant::Alemungula, 3, 3, "18 to 18 of 18"),
        (Variant::LayliGoobalay, 3, 3, "10 to 10 of 18"),
        // Nobody can move.
        (Variant::Giuthi, 2, 1, "2 to 2 of 4"),
    ] {
        let certificate = solved(game, pits, seeds)?;
        let value = format!("value: first player {value}");
        assert_eq!(certificate.value(), value, "{game}");
        assert_eq!(checked(&text(&certificate)?), Ok(value), "{game}");
    }
    Ok(())
}

#[test]
fn an_unfinished_certificate_has_certified_bounds() -> Result<()> {
    let start = start(Variant::LayliGoobalay, 6, 4, "")?;
    let certificate = solve(&start, 1_500_000, PLACES, &mut |_| {})?;
    let value = certificate.value();
    assert_eq!(checked(&text(&certificate)?), Ok(value));
    let bounds = [&certificate.reaches, &certificate.holds];
    let [low, high] = bounds.map(|strategy| strategy.bound().seeds);
    assert!(low >= 20 && high <= 33 && low < high, "{low} to {high}");
    Ok(())
}

#[test]
fn a_cut_certificate_fails() -> Result<()> {
    let text = text(&solved(Variant::LayliGoobalay, 3, 3)?)?;
    for end in 0..text.len() - 1 {
        assert!(checked(&text[..end]).is_err(), "{end}");
    }
    let lines = body(&text);
    let cut = lines[..lines.len() - 1].join("\n");
    let message = "the last line is missing: it was cut";
    assert_eq!(checked(&cut), Err(message.to_owned()));
    // Each line is needed, even where the last line fits the others.
    for left_out in 0..lines.len() {
        let mut lines = lines.clone();
        lines.remove(left_out);
        assert!(checked(&sealed(&lines)).is_err(), "{}", text);
    }
    Ok(())
}

#[test]
fn an_altered_certificate_fails() -> Result<()> {
    let text = text(&solved(Variant::LayliGoobalay, 3, 3)?)?;
    let lines = body(&text);
    assert_eq!(sealed(&lines), text);
    let altered = text.replacen("reaches 10", "reaches 11", 1);
    let message = "it was altered: its checksum is wrong";
    assert_eq!(checked(&altered), Err(message.to_owned()));
    for (before, after, message) in [
        ("reaches 10", "reaches 11", "and has no ply left"),
        ("held to 10", "held to 9", "and has no ply left"),
        ("reaches 10 in 17", "reaches 10 in 16", "where 16 are left"),
        ("seeds=3", "seeds=2", "line 4: "),
        ("reaches 10", "reaches 99", "there are 18 seeds"),
        ("pits=3", "pits=99", "there is no board of that size"),
        ("layli-goobalay", "chess", "there is no game chess"),
        ("17 c", "17 C", "the pit is the opponent's"),
        ("17 c", "17 ", "no move is written"),
        ("17 c", "255 c", "more than 250 plies"),
        ("17 c", "0 c", "a move needs a ply"),
    ] {
        let altered = text.replacen(before, after, 1);
        assert_ne!(altered, text, "{before}");
        let found = checked(&sealed(&body(&altered)));
        let found = found.expect_err(before);
        assert!(found.contains(message), "{before} to {after}: {found}");
    }
    let twice = format!("{text}{}\n", lines[3]);
    let message = "there is text after the last line";
    assert_eq!(checked(&twice), Err(message.to_owned()));
    Ok(())
}

/// The plies are as few as they can be.
#[test]
fn a_smaller_number_of_plies_fails() -> Result<()> {
    let text = text(&solved(Variant::LayliGoobalay, 3, 3)?)?;
    let lines = body(&text);
    let mut failed = 0;
    for at in 3..lines.len() {
        let mut words = lines[at].splitn(2, ' ');
        let (Some(plies), Some(rest)) = (words.next(), words.next()) else {
            continue;
        };
        let Ok(plies) = plies.parse::<u8>() else {
            continue;
        };
        let altered = format!("{} {rest}", plies.saturating_sub(1));
        let mut lines = lines.clone();
        lines[at] = &altered;
        failed += u32::from(checked(&sealed(&lines)).is_err());
    }
    assert!(failed >= 15, "{failed}");
    Ok(())
}

#[test]
fn a_start_where_nobody_chooses_is_refused() {
    for (game, pits, after, message) in [
        (Variant::SulusAidi, 9, "", "begins with a race"),
        (Variant::SulusAidi, 9, "c*F c*F", "ply 2"),
        (Variant::SulusAidi, 9, "c*f", "ply 1"),
        (Variant::Giuthi, 3, "c*F", "ply 1"),
        (Variant::Giuthi, 3, "zz", "ply 1"),
        (Variant::Alemungula, 3, "a", "the game is over"),
        (Variant::Alemungula, 4, "c D d B c A d", "comes twice"),
    ] {
        let found = start(game, pits, 3, after).expect_err(after).to_string();
        assert!(found.contains(message), "{after}: {found}");
    }
}

/// Whether the prover brings about the decision within so many plies, by the rules alone.
fn forces(
    rules: &Rules,
    at: Position,
    (goal, prover): (ProofGoal, Side),
    plies: u8,
    known: &mut HashMap<(Position, u8), bool>,
) -> bool {
    if let Some(reached) = goal.decided(rules, &at) {
        return reached == (prover == goal.side);
    }
    if plies == 0 {
        return false;
    }
    if let Some(&forced) = known.get(&(at, plies)) {
        return forced;
    }
    let mut next = rules.children(&at);
    let mut forces = |(_, next)| forces(rules, next, (goal, prover), plies - 1, known);
    let forced = match at.to_move() == Some(prover) {
        true => next.any(&mut forces),
        false => next.all(&mut forces),
    };
    known.insert((at, plies), forced);
    forced
}

/// The first player is the side to move, North in most of these.
#[test]
fn values_after_a_record_are_what_brute_force_finds() -> Result<()> {
    for (game, pits, seeds, after, first, value) in [
        (Variant::SulusAidi, 3, 2, "a*A", Side::South, 6),
        (Variant::SulusAidi, 3, 2, "a*B", Side::North, 6),
        (Variant::SulusAidi, 3, 2, "b*A", Side::South, 6),
        (Variant::SulusAidi, 3, 2, "b*C", Side::North, 12),
        (Variant::SulusAidi, 3, 2, "c*A", Side::North, 0),
        (Variant::Giuthi, 3, 2, "a+", Side::North, 2),
        (Variant::LayliGoobalay, 3, 3, "c", Side::North, 8),
        (Variant::LayliGoobalay, 3, 3, "a", Side::North, 15),
    ] {
        let start = start(game, pits, seeds, after)?;
        assert_eq!(start.first, first, "{game} {after}");
        let certificate = solve(&start, 2_000_000, PLACES, &mut |_| {})?;
        assert_eq!(certificate.bounds(), (value, value), "{game} {after}");
        let line = format!(
            "value: first player {value} to {value} of {}",
            start.rules.total()
        );
        assert_eq!(checked(&text(&certificate)?), Ok(line));
        let both = [&certificate.reaches, &certificate.holds];
        for (bound, prover) in both
            .map(|one| one.bound())
            .into_iter()
            .zip([first, first.other()])
        {
            assert_eq!(bound.prover, prover, "{game} {after}");
            let goal = ProofGoal {
                side: first,
                seeds: value + u16::from(prover != first),
            };
            let forces = |plies| {
                let known = &mut HashMap::new();
                forces(&start.rules, start.position, (goal, prover), plies, known)
            };
            assert!(forces(bound.plies), "{game} {after}: {bound}");
            // The plies are as few as they can be.
            assert!(
                bound.plies == 0 || !forces(bound.plies - 1),
                "{game} {after}: {bound}"
            );
        }
    }
    Ok(())
}

#[test]
fn a_certificate_after_a_record_names_it() -> Result<()> {
    let text = text(&solved_after(Variant::SulusAidi, 3, 2, "b*C")?)?;
    let lines = body(&text);
    assert_eq!(lines[1], "game sulus-aidi pits=3 seeds=2 after=b*C");
    let value = "value: first player 12 to 12 of 12".to_owned();
    assert_eq!(checked(&text), Ok(value));
    for end in 0..text.len() - 1 {
        assert!(checked(&text[..end]).is_err(), "{end}");
    }
    for left_out in 0..lines.len() {
        let mut lines = lines.clone();
        lines.remove(left_out);
        assert!(checked(&sealed(&lines)).is_err(), "{}", text);
    }
    let altered = text.replacen("b*C", "c*B", 1);
    let message = "it was altered: its checksum is wrong";
    assert_eq!(checked(&altered), Err(message.to_owned()));
    for (after, message) in [
        // The same game as seen by the other side, and another one.
        (" after=c*B", "is not in the list"),
        (" after=a*B", "is not in the list"),
        ("", "begins with a race"),
        (" after=", "begins with a race"),
        (" after=b*D", "ply 1"),
        (" after=b*C A A", "ply 3"),
        (" after=b*C A", "decides against the bound"),
        (" before=b*C", "is not a game with its size"),
    ] {
        let altered = text.replacen(" after=b*C", after, 1);
        let found = checked(&sealed(&body(&altered))).expect_err(after);
        assert!(found.contains(message), "{after}: {found}");
    }
    Ok(())
}

/// Certificates of before `after=` was known have no such word.
#[test]
fn a_certificate_of_the_start_has_no_record() -> Result<()> {
    let text = text(&solved(Variant::LayliGoobalay, 3, 3)?)?;
    assert_eq!(body(&text)[1], "game layli-goobalay pits=3 seeds=3");
    Ok(())
}
