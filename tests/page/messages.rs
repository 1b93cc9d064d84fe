//! Games by link: two players with a profile each, and the links between them.

use anyhow::{Context, Result, bail, ensure};
use mbegu::link::{LinkContent, LinkView, TurnMessage, decode, encode};
use mbegu::rules::{GameStatus, Match, Rules, Side, Variant};
use serde_json::json;

use crate::game::{Game, Opponent, message_of, settled};
use crate::harness::{Page, STILL, visit, visit_at};

const PHASE: &str = "document.querySelector('[data-position]')?.dataset.phase";
const NOW: &str = "document.querySelector('.now').textContent";

/// Opens the sheet and takes the link from it, as a player copies it.
pub fn link(page: &Page) -> Result<String> {
    page.press(".controls [popovertarget=share]")?;
    page.until("the link", "!!document.querySelector('.link')?.value")?;
    page.devtools()?.allow_clipboard()?;
    let link = page
        .read("document.querySelector('.link').value")?
        .as_str()
        .context("no link")?
        .to_owned();
    page.press("[data-way=copy]")?;
    page.until(
        "a sign that it is copied",
        "document.querySelector('#share [role=status]')?.textContent.length > 5",
    )?;
    // What is in the clipboard is what is shown.
    page.expect("navigator.clipboard.readText()", json!(link))?;
    page.press("#share [popovertargetaction=hide]")?;
    Ok(link)
}

/// Opens a link in a tab that shows something else.
pub fn open(page: &Page, link: &str) -> Result<()> {
    page.goto("about:blank")?;
    page.goto(link)?;
    page.wait_for("[data-position]")
}

/// Says that the message that is looked at is for whoever plays here.
pub fn sit_down(page: &Page) -> Result<()> {
    phase(page, "viewing")?;
    page.press("[data-action=sit-down]")
}

pub fn phase(page: &Page, wanted: &str) -> Result<()> {
    page.until(wanted, &format!("{PHASE} === '{wanted}'"))
        .map(drop)
}

/// Plays a move of one's own.
pub fn play(page: &Page, rules: Rules, turn: usize) -> Result<()> {
    let mut game = Game::shown(page, rules)?;
    while page.read(PHASE)? == json!("choosing") {
        game.play_some(turn, None)?;
    }
    Ok(())
}

#[test]
fn two_play_by_sending_links() -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Friend)?;
        let address = page.address.clone();
        visit_at(&address, STILL, |other| {
            let pages = [&page, &other];
            let mut old = String::new();
            for turn in 0..6 {
                let (mine, theirs) = (pages[turn % 2], pages[1 - turn % 2]);
                play(mine, rules, turn)?;
                phase(mine, "waiting")?;
                let unsent = mine.read(NOW)?;
                let link = link(mine)?;
                mine.until("that it is sent", &format!("{NOW} !== {unsent}"))?;
                open(theirs, &link)?;
                if turn == 0 {
                    sit_down(theirs)?;
                }
                let shown = settled(theirs, &rules)?;
                ensure!(shown == settled(mine, &rules)?, "after {link}");
                phase(theirs, "choosing")?;
                if turn == 0 {
                    old = link;
                }
            }
            // Each sits at their own row.
            let flipped = "!!document.querySelector('.table.flipped')";
            page.expect(flipped, false)?;
            other.expect(flipped, true)?;

            // What was sent can't be taken back, and a reload changes nothing.
            let before = settled(&other, &rules)?;
            other.expect(
                "document.querySelector('[data-action=undo]').disabled",
                true,
            )?;
            other.reload()?;
            phase(&other, "waiting")?;
            ensure!(settled(&other, &rules)? == before);

            // An old link says so, and the game stays where it is.
            open(&other, &old)?;
            other.wait_for(".notice")?;
            ensure!(settled(&other, &rules)? == before);
            // The list of the games leads to it from anywhere.
            page.open("#/games")?;
            page.press("[data-entry] a")?;
            phase(&page, "choosing")
        })
    })
}

#[test]
fn a_race_by_link_keeps_the_picks_secret() -> Result<()> {
    let rules = Variant::SulusAidi.default_rules();
    visit(STILL, |page| {
        page.open("")?;
        page.picker()?;
        page.press("[data-choose-game=sulus-aidi]")?;
        page.press("[data-choose-opponent=friend]")?;
        page.press("[data-action=start]")?;
        phase(&page, "racing")?;
        page.press("[data-pit=c]")?;
        phase(&page, "waiting")?;
        let first = link(&page)?;
        ensure!(told(&first)?.pick.is_none());
        // Neither does the address show it, and a reload keeps what opens it.
        let shown = page.read("location.href")?;
        ensure!(told(shown.as_str().context("an address")?)?.pick.is_none());
        page.reload()?;
        phase(&page, "waiting")?;
        let address = page.address.clone();
        visit_at(&address, STILL, |other| {
            open(&other, &first)?;
            sit_down(&other)?;
            phase(&other, "racing")?;
            other.reload()?;
            phase(&other, "racing")?;
            other.press("[data-pit=F]")?;
            phase(&other, "waiting")?;
            let answer = link(&other)?;
            ensure!(told(&answer)?.pick.is_some());
            open(&page, &answer)?;
            page.until(
                "the race",
                &format!("['choosing', 'waiting'].includes({PHASE})"),
            )?;
            let raced = settled(&page, &rules)?;
            ensure!(matches!(raced.status(), GameStatus::ToMove(_)), "{raced}");
            if raced.to_move() == Some(Side::South) {
                play(&page, rules, 1)?;
            }
            let opened = link(&page)?;
            // Another pit than the one committed to is told, and not taken.
            let mut changed = shared(&opened)?;
            changed.game = Match::parse(rules, Side::South, "d*F")?;
            open(&other, &format!("{}#{}", other.address, encode(&changed)))?;
            other.until(
                "what is wrong",
                "document.querySelector('[data-overstep=race]')?.textContent.length > 20",
            )?;
            phase(&other, "waiting")?;
            other.press("[data-action=dismiss]")?;
            open(&other, &opened)?;
            phase(&other, "choosing")
        })
    })
}

#[test]
fn what_was_not_sent_can_be_sent_again() -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    visit(STILL, |page| {
        page.open("")?;
        Game::start(&page, Variant::Giuthi, Opponent::Friend)?;
        play(&page, rules, 0)?;
        phase(&page, "waiting")?;
        let unsent = page.read(NOW)?;
        let undo = "!document.querySelector('[data-action=undo]').disabled";
        page.press(".controls [popovertarget=share]")?;
        for _ in 0..2 {
            page.press("#share [data-way=hand]")?;
            // Who hears the page is told, and goes on from there.
            let told = "document.activeElement.matches('.sent h2')";
            page.until("the focus on the new heading", told)?;
            page.until("the task of a sent message", &format!("{NOW} !== {unsent}"))?;
            page.press("#share [data-action=not-sent]")?;
            page.wait_for(".link")?;
            page.until("the task as before", &format!("{NOW} === {unsent}"))?;
            page.expect(undo, true)?;
        }
        page.press("#share [popovertargetaction=hide]")?;
        page.reload()?;
        phase(&page, "waiting")?;
        page.until("that it is not sent", &format!("{NOW} === {unsent}"))?;
        Ok(())
    })
}

#[test]
fn the_devices_own_sharing_is_used_where_there_is_one() -> Result<()> {
    let game = Match::new(Variant::Alemungula.default_rules(), Side::South);
    let link = message_of(game, Side::North, false);
    visit(STILL, |page| {
        let share = "navigator.share = data => (window.shared = data.url) && Promise.resolve()";
        page.before_loading(share)?;
        // The message is for North, and South begins: North has nothing to do but
        // to let South know, as one who was challenged by mistake would.
        open(&page, &format!("{}#{link}", page.address))?;
        sit_down(&page)?;
        phase(&page, "waiting")?;
        page.press(".controls [popovertarget=share]")?;
        page.press("#share [data-way=share]")?;
        let url = page.until("a shared link", "window.shared")?;
        let url = url.as_str().context("a link")?;
        ensure!(
            matches!(shared(url)?.view, LinkView::Message(message) if message.to == Side::South)
        );
        Ok(())
    })
}

/// The message of a link.
fn told(link: &str) -> Result<TurnMessage> {
    match shared(link)?.view {
        LinkView::Message(message) => Ok(message),
        view => bail!("no message: {view:?}"),
    }
}

/// What a link holds.
fn shared(link: &str) -> Result<LinkContent> {
    Ok(decode(link.rsplit('#').next().unwrap_or_default())?)
}
