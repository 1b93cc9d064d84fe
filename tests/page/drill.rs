//! The drill, with answers by the rules from the position on the board.

use std::fmt::Display;

use anyhow::{Context, Result, ensure};
use mbegu::rules::{Event, Move, Pit, Position, Rules, Variant};
use mbegu::ui::tasks::level_count;
use serde_json::json;

use crate::harness::{MOVING, Page, STILL, visit};

const STORED: &str = "localStorage['mbegu.drill']";

/// The task that is open.
struct Task {
    rules: Rules,
    position: Position,
    mv: Move,
    asks_seeds: bool,
}

/// The button that goes on, once the sowing is shown.
const NEXT: &str = "[data-action=next-puzzle]:enabled";

/// What the view says to everyone who hears it.
const SAID: &str = "document.querySelector('.drill [role=status]').innerText";

/// Waits for the open task with a number.
fn task(page: &Page, variant: Variant, number: usize) -> Result<Task> {
    let open = format!(
        "(board => board && {{ ...board.dataset, choices: document.querySelectorAll('[data-choice]').length }})(
            document.querySelector('.drill[data-drill={}][data-task=\"{number}\"][data-result=open] [data-asked]'))",
        variant.id(),
    );
    let open = page.until(&format!("task {number}"), &open)?;
    let text = |key: &str| open[key].as_str().with_context(|| format!("no {key}"));
    let rules = variant.default_rules();
    Ok(Task {
        rules,
        position: rules.parse_position(text("position")?)?,
        mv: rules.parse_move(text("asked")?)?,
        asks_seeds: open["choices"] == json!(4),
    })
}

impl Task {
    fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        let played = self.rules.play(&self.position, self.mv, &mut events);
        played.expect("the move is legal");
        events
    }

    /// The pit of the last seed.
    fn last(&self) -> Pit {
        let events = self.events().into_iter();
        let mut drops = events.filter_map(|event| match event {
            Event::Drop { pit } => Some(pit),
            _ => None,
        });
        drops.next_back().expect("a seed is dropped")
    }

    fn captured(&self) -> u16 {
        let events = self.events().into_iter();
        let captured = events.map(|event| match event {
            Event::Capture { seeds, .. } => u16::from(seeds),
            _ => 0,
        });
        captured.sum()
    }

    fn pit(&self, pit: Pit) -> String {
        format!("[data-pit={}]", self.rules.board().letter(pit))
    }

    /// The control of the right answer.
    fn right(&self) -> String {
        if self.asks_seeds {
            format!("[data-choice='{}']", self.captured())
        } else {
            self.pit(self.last())
        }
    }

    /// The control of a wrong one.
    fn wrong(&self) -> String {
        let right = self.right();
        if self.asks_seeds {
            return format!("[data-choice]:not({right})");
        }
        let mut others = self.rules.board().all_pits().map(|pit| self.pit(pit));
        others.find(|pit| *pit != right).expect("other pits")
    }
}

fn until_stored(page: &Page, text: &str) -> Result<()> {
    page.until(text, &format!("{STORED} === '{text}'"))
        .map(drop)
}

fn open(page: &Page, variant: Variant, stored: &str) -> Result<()> {
    page.open("")?;
    // A round that was left goes on.
    page.read(&format!(
        "void (sessionStorage.clear(), {STORED} = '{stored}')"
    ))?;
    page.goto("about:blank")?;
    page.open(&format!("#/drill/{variant}"))?;
    page.late_styles()
}

#[test]
fn a_newcomer_comes_from_home_to_a_question_by_links_alone() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/home")?;
        page.late_styles()?;
        for view in ["#/puzzles", "#/drill", "#/drill/giuthi"] {
            page.press(&format!("a[href='{view}']"))?;
            page.until(view, &format!("location.hash === '{view}'"))?;
        }
        let task = task(&page, Variant::Giuthi, 1)?;
        page.press(&task.right())?;
        page.wait_for(".drill[data-result=right]")
    })
}

#[test]
fn the_drill_is_found_without_the_puzzles() -> Result<()> {
    visit(STILL, |page| {
        page.block(&["*/puzzles/*"])?;
        page.open("#/puzzles")?;
        page.late_styles()?;
        page.wait_for("[data-retry=puzzles]")?;
        page.forget_errors()?;
        page.press("a[href='#/drill']")?;
        page.wait_for("[data-drill=giuthi]")
    })
}

#[test]
fn a_round_is_answered_by_pointer_and_raises_the_level() -> Result<()> {
    visit(STILL, |page| {
        open(&page, Variant::Giuthi, "")?;
        for number in 1..=10 {
            let task = task(&page, Variant::Giuthi, number)?;
            page.press(&task.right())?;
        }
        page.wait_for("[data-drill=giuthi][data-result=finished]")?;
        let ten = "document.querySelector('.puzzle h1').textContent.match(/\\d+/g).join()";
        page.expect(ten, "10,10")?;
        until_stored(&page, "giuthi=4,1,10")?;
        page.press("[data-action=drill-again]")?;
        task(&page, Variant::Giuthi, 1).map(drop)
    })
}

#[test]
fn a_round_is_answered_by_keys_alone() -> Result<()> {
    visit(STILL, |page| {
        open(&page, Variant::Giuthi, "")?;
        let focused = "document.activeElement.dataset.pit";
        for number in 1..=10 {
            let task = task(&page, Variant::Giuthi, number)?;
            // The board listens for keys after it is drawn.
            page.next_frames()?;
            // A letter goes to its pit from anywhere, and arrows go on from there.
            page.key("a")?;
            page.expect(focused, "a")?;
            let last = task.last().index();
            let (across, is_far) = if last < 6 {
                (last, false)
            } else {
                (11 - last, true)
            };
            for _ in 0..across {
                page.key("ArrowRight")?;
            }
            if is_far {
                page.key("ArrowUp")?;
            }
            page.expect(focused, task.rules.board().letter(task.last()).to_string())?;
            page.key("Enter")?;
        }
        page.wait_for("[data-drill=giuthi][data-result=finished]")?;
        until_stored(&page, "giuthi=4,1,10")?;
        page.until("the heading", "document.activeElement.tagName === 'H1'")
            .map(drop)
    })
}

/// Sends a key that is held; whether the browser does with it what it usually does.
fn held(key: impl Display, at: &str) -> String {
    format!(
        "document.querySelector(\"{at}\").dispatchEvent(new KeyboardEvent(
            'keydown', {{ key: '{key}', repeat: true, bubbles: true, cancelable: true }}))"
    )
}

#[test]
fn digits_choose_the_captured_seeds() -> Result<()> {
    visit(STILL, |page| {
        open(&page, Variant::Giuthi, "giuthi=7,1,1")?;
        for number in 1..=3 {
            let task = task(&page, Variant::Giuthi, number)?;
            ensure!(task.asks_seeds, "level 7 asks for seeds");
            // A pit is no answer to it, and a key that is held since the last one isn't either.
            page.press(&task.pit(task.mv.pit))?;
            let seeds = task.captured().to_string();
            for digit in seeds.chars() {
                page.expect(&held(digit, "body"), true)?;
            }
            page.expect(&held("Enter", &task.right()), false)?;
            page.next_frames()?;
            page.wait_for(&format!(".drill[data-task='{number}'][data-result=open]"))?;
            for digit in seeds.chars() {
                page.key(&digit.to_string())?;
            }
        }
        task(&page, Variant::Giuthi, 4)?;
        until_stored(&page, "giuthi=8,1,1")
    })
}

/// The numbers of the pits that aren't shown.
const HIDDEN_NUMBERS: &str = "[...document.querySelectorAll('.drill .pit .number')]
    .filter(number => !number.checkVisibility()).length";

#[test]
fn a_wrong_answer_is_marked_and_shows_the_sowing_with_its_numbers() -> Result<()> {
    visit(STILL, |page| {
        // How long an answer is marked.
        hold_timers(&page, 900)?;
        page.open("")?;
        page.read("void (localStorage['mbegu.settings'] = 'numbers=never')")?;
        open(&page, Variant::Giuthi, "giuthi=3,0,0")?;
        let task_1 = task(&page, Variant::Giuthi, 1)?;
        page.expect(HIDDEN_NUMBERS, 0)?;
        let asked = page.read(SAID)?;
        ensure!(asked.to_string().contains("last seed"), "{asked}");
        page.press(&task_1.wrong())?;
        page.wait_for("[data-result=wrong] .answer:not(.right)")?;
        page.until("the end of the mark", "window.endTime && (endTime(), true)")?;
        let after = task_1
            .rules
            .play_unchecked(&task_1.position, task_1.mv, &mut ());
        page.wait_for(&format!(
            "[data-result=wrong] .board[data-position='{after}']"
        ))?;
        page.expect(HIDDEN_NUMBERS, 0)?;
        let letter = task_1.rules.board().letter(task_1.last());
        let answer = format!("2 laps, ends in pit {letter}.");
        let said = page.read(SAID)?;
        ensure!(
            said.to_string().contains(&answer),
            "{said} without {answer}"
        );
        // The keyboard goes on without a detour.
        page.until(
            "the button",
            "document.activeElement.dataset.action === 'next-puzzle'",
        )?;
        page.key("Enter")?;
        let task_2 = task(&page, Variant::Giuthi, 2)?;
        page.until(
            "the focus",
            "!!document.activeElement.closest('[data-asked]')",
        )?;
        // The second one in a row leads to an easier level.
        page.press(&task_2.wrong())?;
        until_stored(&page, "giuthi=2,0,0")
    })
}

#[test]
fn a_round_goes_on_after_a_reload_and_after_other_views() -> Result<()> {
    visit(STILL, |page| {
        open(&page, Variant::Giuthi, "giuthi=3,1,1")?;
        for number in 1..=2 {
            let task = task(&page, Variant::Giuthi, number)?;
            page.press(&task.right())?;
        }
        let position = task(&page, Variant::Giuthi, 3)?.position;
        page.reload()?;
        ensure!(task(&page, Variant::Giuthi, 3)?.position == position);
        page.open("#/drill")?;
        page.press("a[href='#/drill/giuthi']")?;
        let third = task(&page, Variant::Giuthi, 3)?;
        ensure!(third.position == position);
        // The right answers before the reload count for the level.
        page.press(&third.right())?;
        until_stored(&page, "giuthi=4,1,1")?;
        // The round of another game is its own.
        page.open("#/drill/alemungula")?;
        task(&page, Variant::Alemungula, 1).map(drop)
    })
}

/// The pits nearest to the marks over the board: a plus for a check, a minus for a cross.
const MARKED: &str = "[...document.querySelectorAll('.answers .answer')].map(mark => {
    const middle = at => { const { x, y, width, height } = at.getBoundingClientRect();
        return [x + width / 2, y + height / 2]; };
    const far = pit => Math.hypot(...middle(pit.querySelector('.reach'))
        .map((at, axis) => at - middle(mark)[axis]));
    const pits = [...document.querySelectorAll('.drill .board [data-pit]')];
    const near = pits.reduce((one, other) => far(other) < far(one) ? other : one);
    return near.dataset.pit + (mark.classList.contains('right') ? '+' : '-');
}).join()";

#[test]
fn both_answers_stay_marked_while_the_sowing_is_shown() -> Result<()> {
    visit(STILL, |page| {
        for size in [(390, 844), (820, 1180), (1440, 900)] {
            page.resize(size)?;
            open(&page, Variant::LayliGoobalay, "layli-goobalay=1,0,0")?;
            let task = task(&page, Variant::LayliGoobalay, 1)?;
            page.press(&task.wrong())?;
            page.wait_for(NEXT)?;
            let board = task.rules.board();
            let wrong = board.all_pits().find(|&pit| pit != task.last());
            let wrong = board.letter(wrong.context("other pits")?);
            page.expect(MARKED, format!("{wrong}-,{}+", board.letter(task.last())))?;
            let below = "document.scrollingElement.scrollHeight - innerHeight";
            page.expect(below, 0)?;
        }
        Ok(())
    })
}

/// Where the board is.
const BOARD: &str = "(({ x, y, width, height }) => [x, y, width, height].join())(
    document.querySelector('.drill .board').getBoundingClientRect())";

#[test]
fn a_sowing_is_played_out_where_the_board_was() -> Result<()> {
    visit(MOVING, |page| {
        for size in [(360, 640), (820, 1180), (1024, 700), (1440, 900)] {
            page.resize(size)?;
            open(&page, Variant::LayliGoobalay, "layli-goobalay=2,0,0")?;
            let task = task(&page, Variant::LayliGoobalay, 1)?;
            let place = page.read(BOARD)?;
            page.press(&task.wrong())?;
            page.wait_for("[data-result=wrong]")?;
            page.expect(BOARD, place.clone())?;
            page.wait_for("[data-result=wrong] .strip.sowing")?;
            page.expect(BOARD, place)?;
        }
        Ok(())
    })
}

#[test]
fn every_game_is_drilled_at_its_first_and_last_level() -> Result<()> {
    visit(STILL, |page| {
        for variant in Variant::ALL {
            let last = level_count(&variant.default_rules());
            for level in [1, last] {
                open(&page, variant, &format!("{variant}={level},1,1"))?;
                let first = task(&page, variant, 1)?;
                let asks_seeds = level > 1 && variant != Variant::SulusAidi;
                ensure!(first.asks_seeds == asks_seeds, "{variant} at {level}");
                let said = page.read(SAID)?.to_string();
                // The way of the arrow, also where there is only one.
                let way = [" to the left,", " to the right,"].map(|way| said.contains(way));
                ensure!(way.contains(&true), "{variant}: {said}");
                let last_seed = match variant {
                    _ if !asks_seeds || variant == Variant::Alemungula => "",
                    Variant::GiuthiRounds => "The last seed doesn’t count.",
                    _ => "The last seed counts, too.",
                };
                let is_told = said.contains("The last seed ");
                ensure!(is_told != last_seed.is_empty(), "{variant}: {said}");
                ensure!(said.contains(last_seed), "{variant}: {said}");
                page.press(&first.right())?;
                let second = task(&page, variant, 2)?;
                page.press(&second.wrong())?;
                page.wait_for(NEXT)?;
                page.press(NEXT)?;
                task(&page, variant, 3)?;
            }
        }
        Ok(())
    })
}

/// Keeps the timers of a time, in milliseconds: `endTime` ends the last one.
fn hold_timers(page: &Page, time: u32) -> Result<()> {
    page.before_loading(&format!(
        "const usual = setTimeout;
        window.setTimeout = (run, time, ...its) =>
            time === {time} ? (window.endTime = run, 0) : usual(run, time, ...its);"
    ))
}

#[test]
fn the_task_that_is_open_when_the_minute_ends_is_the_last() -> Result<()> {
    visit(STILL, |page| {
        hold_timers(&page, 60_000)?;
        open(&page, Variant::Alemungula, "")?;
        page.expect("!!document.querySelector('.minute')", false)?;
        page.press("[data-action=drill-pace]")?;
        page.wait_for(".minute")?;
        let first = task(&page, Variant::Alemungula, 1)?;
        page.press(&first.right())?;
        let second = task(&page, Variant::Alemungula, 2)?;
        page.until("the minute", "window.endTime && (endTime(), true)")?;
        // It is said at once, and the number of the task is the last one.
        let said = format!("{SAID}.includes('The minute is over.')");
        page.until("the end of the minute", &said)?;
        page.expect(
            "/^2 of 2,/.test(document.querySelector('.drill-progress').innerText)",
            true,
        )?;
        page.press(&second.right())?;
        page.wait_for("[data-drill=alemungula][data-result=finished]")?;
        page.expect(
            "document.querySelector('.puzzle h1').textContent.includes('minute')",
            true,
        )?;
        let score = "document.querySelector('.puzzle h1').textContent.match(/\\d+/g).join()";
        page.expect(score, "2,2")?;
        // The next round has another minute, or none.
        page.press("[data-action=drill-again]")?;
        page.wait_for(".minute")?;
        page.press("[data-action=drill-pace]")?;
        page.wait_gone(".minute")
    })
}
