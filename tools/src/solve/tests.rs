//! Tests of the solver and of its certificates.

use anyhow::Result;
use mbegu::rules::Variant;

use super::certificate::CHECKSUM;
use super::{Solution, any_rules, check, solve};

/// Places of a table for small games.
const PLACES: u32 = 1 << 12;

fn solved(game: Variant, pits: u8, seeds: u8) -> Result<Solution> {
    let rules = any_rules(game, Some(pits), Some(seeds))?;
    solve(&rules, 2_000_000, PLACES, &mut |_| {})
}

fn text(solution: &Solution) -> Result<String> {
    let mut text = Vec::new();
    solution.certificate.write(&mut text)?;
    Ok(String::from_utf8(text)?)
}

/// The fault of a certificate, or the value that it proves.
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
    assert!(fault.contains("has no move"), "{fault}");
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
        let solution = solved(game, pits, seeds)?;
        let value = format!("value: first player {value}");
        assert_eq!(solution.certificate.value(), value, "{game}");
        assert_eq!(checked(&text(&solution)?), Ok(value), "{game}");
    }
    Ok(())
}

#[test]
fn an_unfinished_solution_has_certified_bounds() -> Result<()> {
    let rules = any_rules(Variant::LayliGoobalay, Some(6), Some(4))?;
    let solution = solve(&rules, 1_500_000, PLACES, &mut |_| {})?;
    let value = solution.certificate.value();
    assert_eq!(checked(&text(&solution)?), Ok(value));
    let bounds = [&solution.certificate.reaches, &solution.certificate.holds];
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
        (
            "pits=3",
            "pits=99",
            "there is no board with 99 pits a player",
        ),
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
fn a_game_with_a_race_is_refused() {
    let found = solved(Variant::SulusAidi, 9, 3);
    let error = found.err().map(|error| error.to_string());
    assert!(error.is_some_and(|error| error.contains("race")));
}
