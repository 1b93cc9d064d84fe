//! The own seat at a desk: what it says, in every language, with the longest results.

use anyhow::{Context, Result, ensure};
use mbegu::link::Player;
use mbegu::rules::{BySide, Match, Side, Variant};
use mbegu::ui::describe;
use mbegu::ui::describe::facts::{LastMove, MoveFacts, SeatFacts, Who};
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, locale, visit};

/// A low window, a small one and a usual one.
const DESKS: [(u32, u32); 3] = [(1024, 700), (1280, 800), (1440, 900)];

/// What is cut at the own seat, or lies over the strip or the actions.
const CUT: &str = "(() => {
    const seat = document.querySelector('.player.south');
    const parts = [...seat.querySelectorAll('.seat, .result, .needs p')].filter(e => e.textContent);
    const cut = parts.filter(e => e.checkVisibility() &&
        (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1));
    const hidden = parts.filter(e => !e.checkVisibility());
    const others = [...document.querySelectorAll('.strip .now, .strip .controls, .actions, .slab .board')];
    const over = parts.filter(e => {
        const box = e.getBoundingClientRect();
        return box.bottom > innerHeight || others.some(other => {
            const next = other.getBoundingClientRect();
            return box.left < next.right - 1 && next.left < box.right - 1
                && box.top < next.bottom - 1 && next.top < box.bottom - 1;
        });
    });
    return [['cut', cut], ['hidden', hidden], ['over others', over]]
        .flatMap(([what, them]) => them.map(e => `${what}: ${e.textContent}`));
})()";

/// What the moves of some games did.
fn moves_of(variant: Variant) -> Result<Vec<MoveFacts>> {
    let players = BySide {
        south: Player::Person,
        north: Player::Bot(3),
    };
    let mut all = Vec::new();
    for number in 0..8_usize {
        let mut game = Match::new(variant.default_rules(), Side::South);
        if variant == Variant::SulusAidi {
            game.play_text("c*F")?;
        }
        for turn in 0..40 {
            let record = game.current();
            let moves: Vec<_> = record.rules().moves(record.position()).iter().collect();
            let Some(at) = (turn * 7 + number * 3).checked_rem(moves.len()) else {
                break;
            };
            game.play(moves[at], &mut Vec::new())?;
            all.extend(MoveFacts::of_ply(
                &game,
                players,
                Side::South,
                game.plies() - 1,
            ));
        }
    }
    Ok(all)
}

/// The longest result of some moves in a language.
fn longest(language: Language, moves: &[MoveFacts]) -> Result<String> {
    let locale = locale(language)?;
    let texts = moves.iter().map(|facts| {
        let seat = SeatFacts {
            who: Who::You,
            last: LastMove::Move(Box::new(facts.clone())),
            in_hand: None,
            stored: 0,
            marked: 0,
            goal: 37,
            is_over: false,
            is_decided: false,
            is_single: true,
            is_match_over: false,
        };
        describe::last_of_side(&locale, &seat)
    });
    texts
        .max_by_key(|text| text.chars().count())
        .context("a move")
}

/// Loads the page in a language.
fn speak(page: &Page, language: Language) -> Result<()> {
    let tag = language.tag();
    page.store_language(tag)?;
    page.reload()?;
    let there = format!(
        "document.documentElement.lang === '{tag}' && !!document.querySelector('.board[data-phase]')
            && document.fonts.status === 'loaded'"
    );
    page.until(&format!("the page in {tag}"), &there)?;
    page.late_styles()
}

/// Nothing of the own seat is cut with a result at any desk.
fn fits(page: &Page, result: &str) -> Result<()> {
    let say = "text => void (document.querySelector('.player.south .result').textContent = text)";
    page.call(say, json!(result))?;
    for size in DESKS {
        page.resize(size)?;
        let faults = page.faults(CUT)?;
        ensure!(faults == json!([]), "{result} at {size:?}: {faults:#}");
    }
    Ok(())
}

#[test]
fn the_own_seat_is_whole_in_every_language() -> Result<()> {
    let mut moves = Vec::new();
    for variant in Variant::ALL {
        moves.extend(moves_of(variant)?);
    }
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Bot)?;
        for language in Language::offered() {
            speak(&page, language)?;
            fits(&page, &longest(language, &moves)?)?;
        }
        Ok(())
    })
}
