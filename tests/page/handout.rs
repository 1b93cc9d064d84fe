//! Tasks that are handed out: made, worked through on another device, and gathered.

use anyhow::{Context, Result, bail, ensure};
use mbegu::link::{
    Answers, Handout, HandoutItem, HandoutLink, ItemOutcome, ItemResult, Name, decode_handout,
    encode_answers, encode_handout,
};
use mbegu::rules::{Match, Move, Variant};
use serde_json::json;

use crate::harness::{How, MOVING, PHONE, Page, STILL, visit, visit_at};
use crate::stored::{CATCH, NAME};

/// A position of Alemungula whose best move is `b`.
const POSITION: &str = "0,1,0,2,0/0,0,4,0,0 21-22 s";

/// The link that is shown.
const LINK: &str = "document.querySelector('[data-way=link]')?.value";

/// The address of the link of a position and a round of the drill.
pub const TASKS: &str = "#6AMaECEIaqBAgAEAFpqARwCAAGByAAGZcxw";

/// Their link.
pub fn tasks() -> &'static str {
    &TASKS[1..]
}

/// Answers to [`TASKS`] up to a number of items, as they are stored.
pub fn stored_answers(name: &str, items: usize) -> Result<String> {
    let mut results: Vec<_> = some_tasks()?
        .items
        .iter()
        .map(HandoutItem::untried)
        .collect();
    let solved = ItemResult::Position {
        outcome: ItemOutcome::Solved,
        misses: 1,
    };
    let answered = ItemResult::Drill([vec![true; 8], vec![false; 2]].concat());
    for (result, given) in results.iter_mut().zip([solved, answered]).take(items) {
        *result = given;
    }
    let name = Name::tidy(name);
    Ok(Answers {
        name,
        number: 7,
        results,
    }
    .to_string())
}

fn some_tasks() -> Result<Handout> {
    Ok(handout("4 B", vec![position()?, drill()]))
}

const STORED: &str = "localStorage['mbegu.handouts']";

fn part(link: &str) -> Result<&str> {
    let (_, part) = link.split_once('#').context("no fragment")?;
    Ok(part)
}

fn drill() -> HandoutItem {
    HandoutItem::Drill {
        variant: Variant::Giuthi,
        level: 1,
        seed: 12_345,
    }
}

fn position() -> Result<HandoutItem> {
    let rules = Variant::Alemungula.default_rules();
    let game = Match::from_position(rules, rules.parse_position(POSITION)?);
    let right = vec![rules.parse_move("b")?];
    HandoutItem::position(&game, right).context("somebody is to move")
}

fn handout(title: &str, items: Vec<HandoutItem>) -> Handout {
    Handout {
        title: Name::tidy(title),
        items,
    }
}

/// The position of a task, and the moves that are right in it.
fn position_of(item: &HandoutItem) -> Result<(&Match, &[Move])> {
    match item {
        HandoutItem::Position { game, right } => Ok((game, right)),
        HandoutItem::Drill { .. } => bail!("it is a round of the drill"),
    }
}

/// Sows a move as a player does.
fn sow(page: &Page, game: &Match, mv: Move) -> Result<()> {
    let (rules, position) = (game.current().rules(), game.current().position());
    let moves = rules.moves(position);
    page.press(&format!("[data-pit={}]", rules.board().letter(mv.pit)))?;
    if moves.iter().filter(|other| other.pit == mv.pit).count() > 1 {
        page.press(&format!(".way[data-move='{}']", rules.display_move(mv)))?;
    }
    Ok(())
}

fn until_item(page: &Page, number: usize, result: &str) -> Result<()> {
    let item = format!(".task-view[data-result='{result}'] [data-item='{number}']");
    page.wait_for(&item)
}

fn begin(page: &Page, name: &str) -> Result<()> {
    page.wait_for("[data-result=start] [data-option=handout-name]")?;
    page.late_styles()?;
    page.set("[data-option=handout-name]", name)?;
    page.press("[data-action=handout-begin]")
}

/// Solves the position that is shown, after a wrong try if `misses`.
fn solve(page: &Page, number: usize, item: &HandoutItem, misses: bool) -> Result<()> {
    let (game, right) = position_of(item)?;
    until_item(page, number, "open")?;
    if misses {
        let moves = game.current().rules().moves(game.current().position());
        let wrong = moves.iter().find(|mv| !right.contains(mv));
        sow(page, game, wrong.context("a wrong move")?)?;
        until_item(page, number, "wrong")?;
        page.press("[data-action=retry-puzzle]")?;
        until_item(page, number, "open")?;
    }
    sow(page, game, right[0])?;
    until_item(page, number, "solved")?;
    page.press("[data-action=next-puzzle]")
}

/// Answers the tasks of a round from the one with this number on, by its first pit.
fn answer_round(page: &Page, from: usize) -> Result<()> {
    for number in from..=10 {
        let open = format!(".drill[data-task='{number}'][data-result=open] [data-pit=a]");
        page.wait_for(&open)?;
        page.press("[data-pit=a]")?;
        let next = format!(
            "document.querySelector('[data-action=next-puzzle]:enabled')
                || !document.querySelector(\".drill[data-task='{number}']\")"
        );
        page.until("the next task", &format!("!!({next})"))?;
        if page.has("[data-action=next-puzzle]:enabled")? {
            page.press("[data-action=next-puzzle]")?;
        }
    }
    Ok(())
}

/// Unfolds the table of the only tasks that are kept.
fn unfold(page: &Page) -> Result<()> {
    page.wait_for(".handed-out")?;
    page.late_styles()?;
    page.press(".handed-out > summary")
}

/// The answers at the end.
fn answers(page: &Page) -> Result<(Handout, Answers)> {
    page.wait_for("[data-result=finished]")?;
    let link = page.until("the link", LINK)?;
    match decode_handout(part(link.as_str().context("no link")?)?)? {
        HandoutLink::Answers(handout, answers) => Ok((handout, answers)),
        HandoutLink::Tasks(_) => bail!("the link has no answers"),
    }
}

#[test]
fn a_class_gets_one_link_and_its_answers_fill_a_table() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles")?;
        page.late_styles()?;
        page.press("a[href='#/handout']")?;
        page.press("[data-action=handout-puzzle]:enabled")?;
        page.wait_for(".handout-item:nth-child(1) .handout-right")?;
        page.press("[data-action=handout-drill]")?;
        page.wait_for(".handout-item:nth-child(2)")?;
        page.press(".handout-draft a[href='#/editor']")?;
        page.wait_for(".editor[data-result=valid]")?;
        page.set("[data-option=game]", "alemungula")?;
        page.next_frames()?;
        page.set("[data-option=position]", POSITION)?;
        let shown = format!("document.querySelector('.set-up').dataset.position === '{POSITION}'");
        page.until("the position", &shown)?;
        page.press("[data-action=handout-add]:enabled")?;
        page.press(".handout-picked a")?;
        // The bot finds the move that is right.
        page.wait_for(".handout-item:nth-child(3) .handout-right")?;
        page.set("[data-option=handout-title]", "Class 4")?;
        page.press("[data-action=handout-make]:enabled")?;
        page.wait_for(".handed-out[open] .qr")?;
        let link = page.until("the link", LINK)?;
        let link = link.as_str().context("no link")?.to_owned();
        let HandoutLink::Tasks(handout) = decode_handout(part(&link)?)? else {
            bail!("{link} has no tasks");
        };
        ensure!(handout.title.as_str() == "Class 4");
        ensure!(handout.items[2] == position()?, "{:?}", handout.items[2]);
        ensure!(matches!(
            handout.items[1],
            HandoutItem::Drill {
                variant: Variant::Giuthi,
                level: 1,
                ..
            }
        ));
        page.wait_gone(".handout-draft .handout-item")?;

        let mut back = String::new();
        visit_at(&page.address, PHONE, |pupil| {
            pupil.goto(&link)?;
            begin(&pupil, "=Amina")?;
            solve(&pupil, 1, &handout.items[0], true)?;
            answer_round(&pupil, 1)?;
            solve(&pupil, 3, &handout.items[2], false)?;
            let (tasks, given) = answers(&pupil)?;
            ensure!(tasks == handout, "other tasks came back");
            ensure!(given.name.as_str() == "=Amina");
            let solved = |misses| ItemResult::Position {
                outcome: ItemOutcome::Solved,
                misses,
            };
            ensure!(given.results[0] == solved(1) && given.results[2] == solved(0));
            ensure!(given.results[1].is_over());
            let link = pupil.read(LINK)?;
            link.as_str().context("no link")?.clone_into(&mut back);
            Ok(())
        })?;

        page.goto(&back)?;
        let row = "[...document.querySelectorAll('.answer-table tr[data-pupil] > *')].map(it => it.textContent)";
        page.wait_for("tr[data-pupil='=Amina']")?;
        let cells = page.read(row)?;
        ensure!(
            cells[0] == "=Amina" && cells[2] == "solved, try 2" && cells[4] == "solved, try 1",
            "{cells}"
        );
        // It comes once, however often it is opened.
        page.reload()?;
        page.wait_for("tr[data-pupil]")?;
        page.expect("document.querySelectorAll('tr[data-pupil]').length", 1)?;
        // Others are pasted with the messages that they came in.
        let other = Answers {
            name: Name::tidy("Omar, \"O\""),
            number: 1,
            results: handout.items.iter().map(HandoutItem::untried).collect(),
        };
        let other = encode_answers(&handout, &other);
        let chat = format!("Omar: here it is {}#{other}\nhello", page.address);
        page.set("[data-option=handout-paste]", &chat)?;
        page.press("[data-action=handout-take]")?;
        page.until(
            "two rows",
            "document.querySelectorAll('tr[data-pupil]').length === 2",
        )?;
        page.late_styles()?;
        // What is taken out comes back.
        page.press("tr[data-pupil='=Amina'] [data-action=handout-row]")?;
        page.wait_gone("tr[data-pupil='=Amina']")?;
        page.press("[data-action=undo]")?;
        page.wait_for("tr[data-pupil='=Amina']")?;
        page.wait_gone("[data-action=undo]")?;
        page.read(CATCH)?;
        page.read(NAME)?;
        page.press("[data-action=handout-save]")?;
        let file = page.until("the file", "window.given")?;
        let file = file.as_str().context("no text")?;
        let rows: Vec<&str> = file.split_terminator("\r\n").collect();
        ensure!(rows.len() == 4, "{file}");
        ensure!(rows[1].starts_with("\"'=Amina\","), "{file}");
        ensure!(rows[2].starts_with("\"Omar, \"\"O\"\"\","), "{file}");
        // What is deleted is gone, once that is asked.
        page.press("[data-action=handout-delete]")?;
        page.press("[data-action=handout-delete-yes]")?;
        page.wait_gone("tr[data-pupil]")?;
        page.expect(STORED, "")
    })
}

/// Counts the rounds that are drawn without a task.
const SEE_EMPTY_ROUNDS: &str = "void (window.emptyRounds = 0, new MutationObserver(changes => {
    for (const change of changes)
        for (const node of change.addedNodes)
            if (node.querySelector?.('h1')?.textContent === 'Where does it end?') emptyRounds += 1;
}).observe(document.body, { subtree: true, childList: true }))";

#[test]
fn a_reload_in_the_middle_loses_nothing() -> Result<()> {
    visit(STILL, |page| {
        let another = HandoutItem::Drill {
            variant: Variant::Alemungula,
            level: 2,
            seed: 3,
        };
        let handout = handout("", vec![position()?, drill(), another]);
        page.open(&format!("#{}", encode_handout(&handout)))?;
        begin(&page, "Omar")?;
        let (game, _) = position_of(&handout.items[0])?;
        until_item(&page, 1, "open")?;
        sow(&page, game, game.current().rules().parse_move("d")?)?;
        until_item(&page, 1, "wrong")?;
        page.reload()?;
        page.late_styles()?;
        solve(&page, 1, &handout.items[0], false)?;
        for number in 1..=3 {
            page.wait_for(&format!(".drill[data-task='{number}'][data-result=open]"))?;
            page.press("[data-pit=a]")?;
            page.wait_for(".drill:is([data-result=right], [data-result=wrong])")?;
            page.until(
                "what comes next",
                &format!(
                    "!!document.querySelector(\"[data-action=next-puzzle]:enabled, .drill[data-task='{}']\")",
                    number + 1
                ),
            )?;
            if page.has("[data-action=next-puzzle]:enabled")? {
                page.press("[data-action=next-puzzle]")?;
            }
        }
        page.wait_for(".drill[data-task='4'][data-result=open]")?;
        let asked = page.read("document.querySelector('[data-asked]').dataset.position")?;
        page.reload()?;
        page.wait_for(".drill[data-task='4'][data-result=open]")?;
        page.late_styles()?;
        page.expect(
            "document.querySelector('[data-asked]').dataset.position",
            asked,
        )?;
        page.read(SEE_EMPTY_ROUNDS)?;
        answer_round(&page, 4)?;
        page.wait_for(".drill[data-drill=alemungula][data-task='1']")?;
        answer_round(&page, 1)?;
        let (_, given) = answers(&page)?;
        let solved = ItemResult::Position {
            outcome: ItemOutcome::Solved,
            misses: 1,
        };
        ensure!(given.results[0] == solved, "{given:?}");
        ensure!(given.is_over());
        page.expect("emptyRounds", 0)?;
        // It is not the player's own drill.
        page.expect("localStorage['mbegu.drill'] ?? ''", "")?;
        // The end is there after a reload, and another pupil can begin.
        page.reload()?;
        ensure!(answers(&page)?.1 == given);
        page.late_styles()?;
        page.press("[data-action=handout-pupil]")?;
        page.wait_for("[data-result=start]")?;
        page.open("#/handout")?;
        unfold(&page)?;
        page.wait_for("tr[data-pupil=Omar]").map(drop)
    })
}

#[test]
fn where_the_device_is_full_pupils_are_told_apart_and_what_is_deleted_is_gone() -> Result<()> {
    visit(STILL, |page| {
        let handout = handout("", vec![position()?]);
        page.open(&format!("#{}", encode_handout(&handout)))?;
        begin(&page, "Amina")?;
        solve(&page, 1, &handout.items[0], true)?;
        let (_, amina) = answers(&page)?;
        let refuse = "(() => {
            const { setItem } = Storage.prototype;
            Storage.prototype.setItem = function (key, text) {
                if (this === localStorage) {
                    throw new DOMException('no room', 'QuotaExceededError');
                }
                setItem.call(this, key, text);
            };
        })()";
        page.read(refuse)?;
        page.press("[data-action=handout-pupil]")?;
        begin(&page, "Zawadi")?;
        solve(&page, 1, &handout.items[0], false)?;
        let (_, zawadi) = answers(&page)?;
        let solved = |misses| ItemResult::Position {
            outcome: ItemOutcome::Solved,
            misses,
        };
        ensure!(amina.results == [solved(1)] && zawadi.results == [solved(0)]);
        ensure!(zawadi.name.as_str() == "Zawadi" && zawadi.number != amina.number);
        page.read("void (location.hash = '#/handout')")?;
        unfold(&page)?;
        page.wait_for("tr[data-pupil=Zawadi]")?;
        page.expect("document.querySelectorAll('tr[data-pupil]').length", 2)?;
        page.press("[data-action=handout-delete]")?;
        page.press("[data-action=handout-delete-yes]")?;
        page.wait_gone("[data-handout]")?;
        page.read("void (location.hash = '#/puzzles')")?;
        page.wait_gone(".handout-draft")?;
        page.read("void (location.hash = '#/handout')")?;
        page.wait_for(".handout-draft")?;
        page.expect("document.querySelectorAll('[data-handout]').length", 0)
    })
}

#[test]
fn the_link_of_other_tests_can_be_made() -> Result<()> {
    let link = encode_handout(&some_tasks()?);
    ensure!(link == tasks(), "it is {link}");
    Ok(())
}

#[test]
fn what_was_passed_over_comes_again() -> Result<()> {
    visit(STILL, |page| {
        let handout = some_tasks()?;
        let (game, _) = position_of(&handout.items[0])?;
        page.open(TASKS)?;
        // White space is no name.
        begin(&page, "  ")?;
        page.expect("document.querySelector('form').matches(':invalid')", true)?;
        page.wait_for("[data-result=start]")?;
        begin(&page, "Amina")?;
        until_item(&page, 1, "open")?;
        ensure!(page.has("[data-action=next-puzzle]:disabled")?);
        ensure!(page.has("[data-action=show-solution]:disabled")?);
        sow(&page, game, game.current().rules().parse_move("d")?)?;
        until_item(&page, 1, "wrong")?;
        ensure!(page.has("[data-action=show-solution]:enabled")?);
        page.press("[data-action=next-puzzle]")?;
        page.wait_for(".drill[data-task='1'] [data-item='2']")?;
        answer_round(&page, 1)?;
        let (_, given) = answers(&page)?;
        let open = ItemResult::Position {
            outcome: ItemOutcome::Open,
            misses: 1,
        };
        ensure!(
            given.results[0] == open && given.results[1].is_over(),
            "{given:?}"
        );
        page.reload()?;
        page.wait_for("[data-result=finished]")?;
        page.late_styles()?;
        page.press("[data-action=handout-go-on]")?;
        solve(&page, 1, &handout.items[0], false)?;
        let (_, given) = answers(&page)?;
        let solved = ItemResult::Position {
            outcome: ItemOutcome::Solved,
            misses: 1,
        };
        ensure!(given.results[0] == solved, "{given:?}");
        ensure!(!page.has("[data-action=handout-go-on]")?);
        // A teacher may delete it, and whoever gave the answers may go on.
        page.open("#/handout")?;
        unfold(&page)?;
        page.wait_for("tr[data-pupil=Amina]")?;
        page.press(&format!(".handed-out a[href='{TASKS}']"))?;
        page.press("[data-result=start] [data-action=handout-go-on]")?;
        page.wait_for("[data-result=finished]").map(drop)
    })
}

#[test]
fn whoever_opens_the_link_again_says_who_it_is() -> Result<()> {
    visit(PHONE, |page| {
        let handout = some_tasks()?;
        let second = ".drill[data-task='1'] [data-item='2']";
        page.open(TASKS)?;
        begin(&page, "Ida")?;
        page.goto("about:blank")?;
        page.open(TASKS)?;
        page.wait_for("[data-result=start] [data-action=handout-go-on]")?;
        page.late_styles()?;
        // Nothing is answered by now.
        ensure!(!page.has("[data-action=handout-answers]")?);
        page.press("[data-action=handout-go-on]")?;
        solve(&page, 1, &handout.items[0], false)?;
        page.wait_for(second)?;
        page.goto("about:blank")?;
        page.open(TASKS)?;
        page.wait_for("[data-result=start]")?;
        page.late_styles()?;
        page.press("[data-action=handout-answers]")?;
        let (_, given) = answers(&page)?;
        ensure!(given.name.as_str() == "Ida" && given.results[0].is_over());
        page.read("void scrollTo(0, document.body.scrollHeight)")?;
        page.until("the foot", "scrollY > 0")?;
        page.press("[data-action=handout-go-on]")?;
        page.wait_for(second)?;
        page.until("the head", "scrollY === 0")?;
        page.reload()?;
        page.wait_for(second)?;
        // The puzzles lead back, too.
        page.read("void (location.hash = '#/puzzles')")?;
        let link = format!(".puzzles a[href='{TASKS}']");
        page.wait_for(&link)?;
        page.late_styles()?;
        let text = format!("document.querySelector(\"{link}\").textContent");
        page.expect(&text, "Go on: 4 B")?;
        page.press(&link)?;
        page.press("[data-result=start] [data-action=handout-pupil]")?;
        begin(&page, "Omar")?;
        until_item(&page, 1, "open")?;
        page.open("#/handout")?;
        unfold(&page)?;
        page.wait_for("tr[data-pupil=Ida]")?;
        // And Ida goes on where she was.
        page.open(TASKS)?;
        page.press("[data-result=start] [data-action=handout-resume]")?;
        page.wait_for(second).map(drop)
    })
}

#[test]
fn a_try_counts_although_its_sowing_is_left() -> Result<()> {
    visit(MOVING, |page| {
        let handout = some_tasks()?;
        let (game, right) = position_of(&handout.items[0])?;
        page.open(TASKS)?;
        begin(&page, "Amina")?;
        until_item(&page, 1, "open")?;
        sow(&page, game, game.current().rules().parse_move("d")?)?;
        until_item(&page, 1, "wrong")?;
        page.press("[data-action=retry-puzzle]")?;
        until_item(&page, 1, "open")?;
        sow(&page, game, right[0])?;
        page.press("[data-action=next-puzzle]")?;
        page.wait_for(".drill [data-item='2']")?;
        page.goto("about:blank")?;
        page.open(TASKS)?;
        page.wait_for("[data-result=start]")?;
        page.late_styles()?;
        page.press("[data-action=handout-answers]")?;
        let (_, given) = answers(&page)?;
        let solved = ItemResult::Position {
            outcome: ItemOutcome::Solved,
            misses: 1,
        };
        ensure!(given.results[0] == solved, "{given:?}");
        Ok(())
    })
}

#[test]
fn pupils_in_two_tabs_keep_their_answers_apart() -> Result<()> {
    visit(STILL, |page| {
        let handout = some_tasks()?;
        page.open(TASKS)?;
        begin(&page, "Amina")?;
        solve(&page, 1, &handout.items[0], false)?;
        let second = ".drill[data-task='1'] [data-item='2']";
        page.wait_for(second)?;
        let one = page.devtools()?.session();
        let two = page.devtools()?.new_tab()?;
        page.devtools()?.switch_to(&two);
        page.open(TASKS)?;
        page.press("[data-result=start] [data-action=handout-pupil]")?;
        begin(&page, "Omar")?;
        until_item(&page, 1, "open")?;
        // The device is Omar's now, until Amina says that she goes on.
        page.devtools()?.switch_to(&one);
        page.wait_for("[data-result=start]")?;
        page.reload()?;
        page.press("[data-result=start] [data-action=handout-resume]")?;
        page.wait_for(second)?;
        answer_round(&page, 1)?;
        let (_, given) = answers(&page)?;
        ensure!(
            given.name.as_str() == "Amina" && given.is_over(),
            "{given:?}"
        );
        page.devtools()?.switch_to(&two);
        page.wait_for("[data-result=start]").map(drop)
    })
}

#[test]
fn every_way_back_to_the_tasks_leads_to_their_link() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles")?;
        page.late_styles()?;
        page.read(&format!("void (location.hash = '{TASKS}')"))?;
        begin(&page, "Amina")?;
        until_item(&page, 1, "open")?;
        let length = page.read("history.length")?;
        let rules = || {
            page.press(".top [data-action=rules]")?;
            page.wait_for(".rules-page .reading li")?;
            // The view's keys come with the address.
            page.until("the rules", "location.hash === '#/rules/giuthi'")
        };
        let is_back = || {
            until_item(&page, 1, "open")?;
            let here = format!("location.hash === '{TASKS}'");
            page.until("the link in the address", &here)?;
            page.expect("!!document.querySelector('[data-broken]')", false)
        };
        rules()?;
        page.back()?;
        is_back()?;
        for _ in 0..2 {
            rules()?;
            page.key("Escape")?;
            is_back()?;
        }
        let now = page.read("history.length")?;
        ensure!(
            now == length.as_u64().context("a number")? + 1,
            "{length} entries became {now}"
        );
        // From the rules of another game no entry of the history leads back.
        rules()?;
        page.read("void (location.hash = '#/rules/sulus-aidi')")?;
        page.until("the other rules", "location.hash === '#/rules/sulus-aidi'")?;
        page.next_frames()?;
        page.key("Escape")?;
        is_back()?;
        page.reload()?;
        is_back()
    })
}

#[test]
fn only_what_is_made_here_takes_the_focus() -> Result<()> {
    const IS_FOCUSED: &str = "document.activeElement.matches('.handed-out[open] > summary')";
    visit(STILL, |page| {
        page.open("#/handout")?;
        page.late_styles()?;
        let make = |number: usize| {
            page.press("[data-action=handout-drill]:enabled")?;
            page.press("[data-action=handout-make]:enabled")?;
            page.until(
                "the new tasks",
                &format!(
                    "document.querySelectorAll('.handed-out').length === {number} && {IS_FOCUSED}"
                ),
            )
        };
        make(1)?;
        make(2)?;
        // One that was there before is deleted: the next is open all the same.
        page.reload()?;
        page.late_styles()?;
        page.press(".handed-out:last-child summary")?;
        page.press(".handed-out:last-child [data-action=handout-delete]")?;
        page.press("[data-action=handout-delete-yes]")?;
        page.until(
            "one",
            "document.querySelectorAll('.handed-out').length === 1",
        )?;
        make(2)?;
        // Another tab makes one.
        page.press("[data-action=handout-drill]:enabled")?;
        page.wait_for(".handout-draft .handout-item")?;
        page.press(".handout-draft .handout-item button")?;
        page.wait_gone(".handout-draft .handout-item")?;
        let heading = "document.activeElement.matches('.handout-draft h2')";
        page.until("the focus", heading)?;
        let link = tasks();
        let add = format!(
            "void (storage => {{
                const before = storage.getItem('mbegu.handouts');
                const newValue = `${{before}};{link}=made`;
                storage.setItem('mbegu.handouts', newValue);
                dispatchEvent(new StorageEvent('storage',
                    {{ key: 'mbegu.handouts', oldValue: before, newValue, storageArea: storage }}));
            }})(localStorage)"
        );
        page.read(&add)?;
        page.wait_for(&format!(".handed-out[data-handout='{link}']:not([open])"))?;
        page.next_frames()?;
        page.expect(heading, true)
    })
}

#[test]
fn puzzles_are_picked_by_theme_and_where_they_are_solved() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles/alemungula")?;
        page.late_styles()?;
        page.press(".puzzle-panel [data-action=handout-add]:enabled")?;
        page.wait_for(".puzzle-panel [data-action=handout-add]:disabled")?;
        page.press(".handout-picked a")?;
        page.wait_for(".handout-item:nth-child(1) .handout-right")?;
        page.set("[data-option=handout-puzzle-game]", "defence")?;
        page.press("[data-action=handout-puzzle]:enabled")?;
        page.wait_for(".handout-item:nth-child(2) .handout-right")
            .map(drop)
    })
}

#[test]
fn a_link_that_is_no_handout_says_so_and_loses_nothing() -> Result<()> {
    visit(STILL, |page| {
        let handout = handout("Class 4", vec![position()?, drill()]);
        let link = encode_handout(&handout);
        page.open(&format!("#{link}"))?;
        begin(&page, "Amina")?;
        until_item(&page, 1, "open")?;
        let stored = page.read(STORED)?;
        let said = "document.querySelector('[data-broken]')?.textContent";
        let mut mistyped = link.clone().into_bytes();
        mistyped[9] = if mistyped[9] == b'A' { b'B' } else { b'A' };
        let mistyped = String::from_utf8(mistyped)?;
        let damaged = "a part of it is missing or wrong";
        let other_version = "it is from another version of this page";
        for (broken, why) in [
            (&link[..link.len() - 2], damaged),
            (&*mistyped, damaged),
            ("6", damaged),
            ("(6)", damaged),
            (&"6".repeat(5_000), damaged),
            // Of a kind that a later version may have.
            ("6kE_CEg", other_version),
            ("6%F0%9F%8C%B1", damaged),
        ] {
            page.read(&format!(
                "void (location.hash = {})",
                json!(format!("#{broken}"))
            ))?;
            let text = format!("{said}?.includes({})", json!(why));
            page.until(&format!("why {broken} can't be opened"), &text)?;
            page.expect(STORED, stored.clone())?;
            page.goto("about:blank")?;
            page.open(&format!("#{broken}"))?;
            page.until(&format!("why {broken} can't be opened"), &text)?;
            page.expect(STORED, stored.clone())?;
            page.forget_errors()?;
        }
        // What messengers put behind a link does no harm.
        page.goto("about:blank")?;
        page.open(&format!("#{link}).&utm_source=chat"))?;
        page.late_styles()?;
        page.press("[data-action=handout-go-on]")?;
        until_item(&page, 1, "open")
    })
}

#[test]
fn large_letters_stand_apart() -> Result<()> {
    const ROOM: &str = "(() => {
        const rect = selector => document.querySelector(selector).getBoundingClientRect();
        const [head, left, right] =
            ['.task-head h1', '.player.left .score', '.player:not(.left) .score'].map(rect);
        return left.right < head.left && head.right < right.left;
    })()";
    let desk = How {
        size: (1366, 768),
        ..STILL
    };
    visit(desk, |page| {
        page.open(TASKS)?;
        begin(&page, "Amina")?;
        until_item(&page, 1, "open")?;
        page.letters(32)?;
        page.until("room between the scores", ROOM).map(drop)
    })?;
    visit(PHONE, |page| {
        page.open("#/handout")?;
        page.late_styles()?;
        page.press("[data-action=handout-drill]:enabled")?;
        page.wait_for("[data-option=handout-title]")?;
        page.set("[data-option=handout-title]", "Multiplication")?;
        page.press("[data-action=handout-make]:enabled")?;
        page.wait_for(".handed-out h2")?;
        page.letters(32)?;
        // The word has one line.
        page.until(
            "one line",
            "document.querySelector('.handed-out h2 bdi').getClientRects().length === 1",
        )
        .map(drop)
    })
}
