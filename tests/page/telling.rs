//! How the board tells what happens: the trail of a sowing, and the tag that explains
//! its end.

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::Rng;
use mbegu::link::LinkView;
use mbegu::rules::{Event, Match, Ply, Side, Variant};
use mbegu::ui::describe;
use mbegu::ui::describe::facts::{Explained, TagFacts};
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::game::link_of;
use crate::harness::{How, MOVING, PHONE, Page, STILL, locale, visit};

const MOVING_PHONE: How = How {
    still: false,
    ..PHONE
};

/// Pauses the animation as soon as a tag is there.
const PAUSE_AT_TAG: &str = "void new MutationObserver((_, observer) => {
    if (!document.querySelector('.board .tag')) return;
    observer.disconnect();
    document.querySelector('[data-action=pause]').click();
}).observe(document.querySelector('.board'), { childList: true, subtree: true })";

/// Which of the pits a tag covers, and whether it leaves the board.
const FAULTS: &str = "letters => {
    const tag = document.querySelector('.board .tag').getBoundingClientRect();
    const board = document.querySelector('.board').getBoundingClientRect();
    const faults = [];
    if (tag.left < board.left || tag.right > board.right || tag.top < board.top
        || tag.bottom > board.bottom) faults.push('it leaves the board');
    for (const letter of letters) {
        const pit = document.querySelector(`[data-pit=${letter}] .hollow`).getBoundingClientRect();
        const [x, y] = [pit.x + pit.width / 2, pit.y + pit.height / 2];
        const near = (at, from, to) => Math.min(Math.max(at, from), to);
        const far = Math.hypot(near(x, tag.left, tag.right) - x, near(y, tag.top, tag.bottom) - y);
        if (far < pit.width / 2 - 1) faults.push(`it covers ${letter}`);
    }
    return faults;
}";

/// A game of two people whose last move did what is asked for, with its events.
fn game_with(variant: Variant, is_it: impl Fn(&[Event]) -> bool) -> Option<(Match, Vec<Event>)> {
    let rules = variant.default_rules();
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut game = Match::new(rules, Side::South);
        for _ in 0..40 {
            let position = *game.current().position();
            let moves: Vec<_> = rules.moves(&position).iter().collect();
            let count = u32::try_from(moves.len()).ok()?;
            if count == 0 {
                break;
            }
            let mut events = Vec::new();
            let mv = moves[rng.below(count) as usize];
            game.play(mv, &mut events).ok()?;
            if is_it(&events) {
                return Some((game, events));
            }
        }
    }
    None
}

/// Opens a game and shows its last move again.
fn replay(page: &Page, game: Match) -> Result<()> {
    let view = LinkView::AtPly(game.plies());
    let link = link_of(game, view);
    page.open("")?;
    page.open(&format!("#{link}"))?;
    page.wait_for(".board[data-position]")?;
    page.press("[data-action=dismiss]")?;
    page.read(PAUSE_AT_TAG)?;
    // Its button may be in a sheet that is closed.
    let replay = ".steps [data-action=replay]:nth-child(3)";
    page.wait_for(replay)?;
    page.read(&format!("document.querySelector('{replay}').click()"))
        .map(drop)
}

/// Opens a game to be played on.
fn open_at_its_end(page: &Page, game: Match) -> Result<()> {
    let link = link_of(game, LinkView::Play);
    page.open("")?;
    page.open(&format!("#{link}"))
}

fn captures(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Capture { .. }))
}

fn sown(events: &[Event]) -> usize {
    let is_drop = |event: &&Event| matches!(event, Event::Drop { .. });
    events.iter().filter(is_drop).count()
}

#[test]
fn a_trail_follows_the_hand_and_goes_with_it() -> Result<()> {
    let is_short = |events: &[Event]| sown(events) >= 5 && events.len() < 40;
    let (game, _) = game_with(Variant::Giuthi, is_short).context("a game")?;
    visit(MOVING_PHONE, |page| {
        replay(&page, game)?;
        page.until(
            "a trail",
            "document.querySelectorAll('.trail .hop').length > 3",
        )?;
        page.key("Escape")?;
        page.wait_gone("[data-phase=sowing]")?;
        page.wait_gone(".trail")
    })
}

/// The texts and places of all tags are tested natively (`describe/tests/tags.rs`,
/// `board/tag_place.rs`): here is one win and one miss.
#[test]
fn a_win_and_a_miss_are_explained_beside_their_pits() -> Result<()> {
    let locale = locale(Language::ENGLISH)?;
    for (variant, wins) in [(Variant::Giuthi, true), (Variant::LayliGoobalay, false)] {
        let rules = variant.default_rules();
        let is_it = |events: &[Event]| {
            let facts = TagFacts::of(&rules, events, 0);
            let is_miss = |facts: TagFacts| matches!(facts.explained, Explained::Nothing { .. });
            events.len() < 30 && facts.is_some_and(|facts| is_miss(facts) != wins)
        };
        let (game, events) = game_with(variant, is_it).context("a game")?;
        let facts = TagFacts::of(&rules, &events, 0).context("a tag")?;
        let (what, why) = describe::tag(&locale, &facts);
        let said = format!("{what}{}", why.unwrap_or_default());
        let pits = facts.at.into_iter().chain(facts.other);
        let letters: Vec<_> = pits
            .map(|pit| rules.board().letter(pit).to_string())
            .collect();
        visit(MOVING, |page| {
            replay(&page, game)?;
            page.wait_for(".board .tag")?;
            let faults = page.call(FAULTS, json!(&letters))?;
            ensure!(faults == json!([]), "{variant:?} {said}: {faults}");
            page.expect(
                "document.querySelector('.board .tag').textContent",
                json!(&said),
            )?;
            page.key("Escape")?;
            page.wait_gone(".board .tag")
        })?;
    }
    Ok(())
}

#[test]
fn the_first_capture_pauses_longer_once() -> Result<()> {
    let (game, _) = game_with(Variant::Giuthi, captures).context("a game")?;
    let before = game.plies() - 1;
    let Some(Ply::Move(last)) = game.ply(before) else {
        bail!("the last ply is no move");
    };
    let last = game.current().rules().display_move(last).to_string();
    let link = link_of(game, LinkView::AtPly(before));
    visit(MOVING, |page| {
        for is_first in [true, false] {
            page.open("")?;
            page.open(&format!("?{is_first}#{link}"))?;
            page.press("[data-action=play-on]")?;
            page.press(&format!("[data-pit={}]", &last[..1]))?;
            page.press(&format!("[data-move='{last}']"))?;
            page.wait_for("[data-phase=sowing]")?;
            let first = page.read("document.querySelector('.board').dataset.firstTime")?;
            let first = first.as_str().unwrap_or_default();
            ensure!(first.contains("capture") == is_first, "{first}");
            page.key("Escape")?;
            page.wait_gone("[data-phase=sowing]")?;
        }
        Ok(())
    })
}

#[test]
fn without_motion_the_tag_stays_until_a_pit_is_chosen() -> Result<()> {
    visit(STILL, |page| {
        let (game, _) = game_with(Variant::Giuthi, |events| sown(events) >= 4).context("a game")?;
        open_at_its_end(&page, game)?;
        page.wait_for(".board .tag")?;
        page.press(".pit.playable")?;
        page.wait_gone(".board .tag")
    })
}

#[test]
fn a_press_on_a_gain_tells_its_move() -> Result<()> {
    visit(STILL, |page| {
        let (game, _) = game_with(Variant::Giuthi, captures).context("a game")?;
        open_at_its_end(&page, game)?;
        page.press(".chip:not(:empty)")?;
        page.wait_for(".told")?;
        page.expect(
            "document.querySelector('.told').textContent === document.querySelector('.chip:not(:empty)').title",
            json!(true),
        )?;
        page.wait_gone(".told")
    })
}
