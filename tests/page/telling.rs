//! How the board tells what happens: the trail of a sowing, and the tag that explains
//! its end.

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::Rng;
use mbegu::link::{LinkContent, LinkView, encode};
use mbegu::rules::{Event, Match, Ply, Side, Variant};
use mbegu::ui::describe;
use mbegu::ui::describe::facts::{Explained, TagFacts};
use mbegu::ui::i18n::Language;
use serde_json::json;

use crate::harness::{How, MOVING, PHONE, Page, STILL, locale, visit};

const PHASE: &str = "document.querySelector('[data-phase]')?.dataset.phase";
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
    let ended = None;
    let link = encode(&LinkContent {
        game,
        fair_start: None,
        ended,
        view,
    });
    page.open("")?;
    page.open(&format!("#{link}"))?;
    let board = "!!document.querySelector('.board[data-position]')";
    page.until("the board", board)?;
    page.press("[data-action=dismiss]")?;
    page.read(PAUSE_AT_TAG)?;
    // Its button may be in a sheet that is closed.
    let replay = "document.querySelector('.steps [data-action=replay]:nth-child(3)').click()";
    page.read(replay).map(drop)
}

/// Opens a game to be played on.
fn open_at_its_end(page: &Page, game: Match) -> Result<()> {
    let link = encode(&LinkContent {
        game,
        fair_start: None,
        ended: None,
        view: LinkView::Play,
    });
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
    for (name, how) in [("desk", MOVING), ("phone", MOVING_PHONE)] {
        for variant in [Variant::Giuthi, Variant::Alemungula] {
            let (game, _) = game_with(variant, |events| sown(events) >= 5 && events.len() < 40)
                .context("a game")?;
            visit(how, |page| {
                replay(&page, game)?;
                page.until(
                    "a trail",
                    "document.querySelectorAll('.trail .shape').length > 3",
                )?;
                page.read("document.querySelector('[data-action=pause]').click()")?;
                page.picture(&format!("trail-{}-{name}", variant.id()))?;
                page.key("Escape")?;
                page.until("rest", &format!("{PHASE} !== 'sowing'"))?;
                let trails = page.read("document.querySelectorAll('.trail').length")?;
                ensure!(trails == 0, "{trails} trails at rest");
                Ok(())
            })?;
        }
    }
    Ok(())
}

/// What [`game_with`] finds no game for, by game and by whether the move wins: it plays
/// moves only, and no race.
const WITHOUT_MOVES: [(Variant, bool); 2] =
    [(Variant::SulusAidi, true), (Variant::SulusAidi, false)];

#[test]
fn a_win_and_a_miss_are_explained_beside_their_pits() -> Result<()> {
    let locale = locale(Language::ENGLISH)?;
    let mut missing = Vec::new();
    for (number, variant) in Variant::ALL.into_iter().enumerate() {
        let rules = variant.default_rules();
        for wins in [true, false] {
            let is_it = |events: &[Event]| {
                let facts = TagFacts::of(&rules, events, 0);
                let is_short = events.len() < 30;
                is_short
                    && facts.is_some_and(|facts| {
                        matches!(facts.explained, Explained::Nothing { .. }) != wins
                    })
            };
            let Some((game, events)) = game_with(variant, is_it) else {
                missing.push((variant, wins));
                continue;
            };
            let facts = TagFacts::of(&rules, &events, 0).context("a tag")?;
            let (what, why) = describe::tag(&locale, &facts);
            let said = format!("{what}{}", why.unwrap_or_default());
            let pits = facts.at.into_iter().chain(facts.other);
            let letters: Vec<_> = pits
                .map(|pit| rules.board().letter(pit).to_string())
                .collect();
            // In turn at a desk and on a phone.
            let screens = [("desk", MOVING), ("phone", MOVING_PHONE)];
            let (name, how) = screens[(number + usize::from(wins)) % 2];
            visit(how, |page| {
                replay(&page, game)?;
                page.until("a tag", "!!document.querySelector('.board .tag')")?;
                page.picture(&format!("tag-{}-{wins}-{name}", variant.id()))?;
                let faults = page.call(FAULTS, json!(&letters))?;
                ensure!(faults == json!([]), "{variant:?} {said}: {faults}");
                let text = "document.querySelector('.board .tag').textContent";
                let text = page.read(text)?;
                ensure!(text == json!(&said), "{text}");
                page.key("Escape")?;
                page.until("rest", "!document.querySelector('.board .tag')")?;
                Ok(())
            })?;
        }
    }
    ensure!(missing == WITHOUT_MOVES, "not found: {missing:?}");
    Ok(())
}

#[test]
fn the_first_capture_pauses_longer_once() -> Result<()> {
    let shown = "document.querySelector('.board').dataset.firstTime";
    for explain in ["yes", "no"] {
        let (game, _) = game_with(Variant::Giuthi, captures).context("a game")?;
        let before = game.plies() - 1;
        visit(MOVING, |page| {
            page.open("")?;
            let settings = format!("void (localStorage['mbegu.settings'] = 'explain={explain}')");
            page.read(&settings)?;
            let Some(Ply::Move(last)) = game.ply(before) else {
                bail!("the last ply is no move");
            };
            let last = game.current().rules().display_move(last).to_string();
            let content = LinkContent {
                game,
                fair_start: None,
                ended: None,
                view: LinkView::AtPly(before),
            };
            let link = encode(&content);
            for time in 0..2 {
                page.open("")?;
                page.open(&format!("?{time}#{link}"))?;
                page.press("[data-action=play-on]")?;
                page.press(&format!("[data-pit={}]", &last[..1]))?;
                page.press(&format!("[data-move='{last}']"))?;
                let sowing = format!("{PHASE} === 'sowing'");
                page.until("the sowing", &sowing)?;
                let first = page.read(shown)?;
                let first = first.as_str().unwrap_or_default();
                let is_new = explain == "yes" && time == 0;
                ensure!(
                    first.contains("capture") == is_new,
                    "{explain} {time}: {first}"
                );
                page.key("Escape")?;
                page.until("rest", &format!("{PHASE} !== 'sowing'"))?;
            }
            let seen = page.read("localStorage['mbegu.settings']")?;
            let seen = seen.as_str().unwrap_or_default().contains("capture");
            ensure!(seen == (explain == "yes"), "what was seen is not stored");
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn without_motion_the_tag_stays_until_a_pit_is_chosen() -> Result<()> {
    visit(STILL, |page| {
        let (game, _) = game_with(Variant::Giuthi, |events| sown(events) >= 4).context("a game")?;
        open_at_its_end(&page, game)?;
        page.until("a tag", "!!document.querySelector('.board .tag')")?;
        page.picture("tag-at-rest")?;
        page.press(".pit.playable")?;
        page.until("no tag", "!document.querySelector('.board .tag')")
            .map(drop)
    })
}

#[test]
fn at_rest_on_a_phone_the_tag_of_a_capture_covers_no_seeds() -> Result<()> {
    visit(PHONE, |page| {
        let (game, _) = game_with(Variant::Giuthi, captures).context("a game")?;
        open_at_its_end(&page, game)?;
        page.until("a tag", "!!document.querySelector('.tag-place.over .tag')")?;
        let full = "[...document.querySelectorAll('.board [data-pit]')]
            .filter(pit => pit.dataset.seeds !== '0').map(pit => pit.dataset.pit)";
        let full = page.read(full)?;
        let faults = page.call(FAULTS, full)?;
        ensure!(faults == json!([]), "{faults}");
        page.picture("tag-over-empty-pits")
    })
}
