//! The courses: every step is played in the page, by the pieces that a learner has.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use mbegu::rules::{Direction, Move, Ply, Side, Variant};
use mbegu::ui::tasks::{Course, CourseStep, Courses};
use serde_json::json;

use crate::harness::{How, Page, STILL, visit};

/// The courses in English.
fn courses() -> Result<Courses> {
    let folder = xtask::build::dist().with_file_name("static/lessons");
    let text = fs::read_to_string(folder.join("en.json"))?;
    Ok(serde_json::from_str(&text)?)
}

fn until_step(page: &Page, step: &str, result: &str) -> Result<()> {
    let script = format!(
        "(lesson => lesson?.dataset.step === '{step}' && lesson.dataset.result === '{result}')(
            document.querySelector('.task-view'))"
    );
    page.until(&format!("{step}: {result}"), &script).map(drop)
}

/// Plays the ply of a step as a player does.
fn play(page: &Page, variant: Variant, step: &CourseStep) -> Result<()> {
    let board = variant.default_rules().board();
    match &step.task.solution {
        Ply::Move(mv) => press_move(page, step, *mv),
        Ply::Race(race) => {
            let pit = board.letter(race.picks.south);
            page.press(&format!("[data-pit={pit}]"))
        }
        Ply::Arrangement(_) => {
            page.press("[data-action=even]")?;
            page.press("[data-action=arrange]")
        }
    }
}

/// Presses the pit of a move, and its way where there are two.
fn press_move(page: &Page, step: &CourseStep, mv: Move) -> Result<()> {
    let record = step.task.game.current();
    let rules = record.rules();
    let pit = rules.board().letter(mv.pit);
    page.press(&format!("[data-pit={pit}]"))?;
    let moves = rules.moves(record.position());
    if moves.iter().filter(|other| other.pit == mv.pit).count() > 1 {
        let name = rules.display_move(mv);
        page.press(&format!(".way[data-move='{name}']"))?;
    }
    Ok(())
}

/// A legal move that doesn't do what a step asks for.
fn wrong_move(step: &CourseStep) -> Option<Move> {
    let record = step.task.game.current();
    let mut moves = record.rules().moves(record.position()).iter();
    moves.find(|&mv| !step.task.accepts(&Ply::Move(mv)))
}

/// Plays the courses of some games.
fn play_courses(variants: &[Variant]) -> Result<()> {
    visit(STILL, |page| {
        let courses = courses()?;
        page.open("#/learn")?;
        for &variant in variants {
            let course = courses.course(variant);
            page.press(&format!("[data-lesson={}] .button", variant.id()))?;
            for step in &course.steps {
                until_step(&page, &step.id, "open")?;
                page.late_styles()?;
                play(&page, variant, step)?;
                until_step(&page, &step.id, "right")?;
                let heading = page.read("document.querySelector('.task-view h1').textContent");
                ensure!(heading? == json!(step.done.title), "{}", step.id);
                page.press("[data-action=next-step]")?;
            }
            until_step(&page, "end", "right")?;
            page.press(".views [href='#/learn']")?;
            page.wait_for(".courses .course")?;
            let done = format!(
                "document.querySelectorAll('[data-lesson={}] .track .done').length === {}",
                variant.id(),
                course.steps.len()
            );
            page.until("the progress", &done)?;
        }
        Ok(())
    })
}

/// Opens the course of Giuthi with all steps done but the last, which is open.
fn open_last_step<'a>(page: &Page, course: &'a Course) -> Result<&'a CourseStep> {
    let (last, others) = course.steps.split_last().context("steps")?;
    let ids: Vec<&str> = others.iter().map(|step| step.id.as_str()).collect();
    page.open("")?;
    let stored = format!("giuthi={}", ids.join(","));
    page.read(&format!(
        "localStorage.setItem('mbegu.courses', '{stored}')"
    ))?;
    page.open("#/learn/giuthi")?;
    page.reload()?;
    until_step(page, &last.id, "open")?;
    page.late_styles()?;
    Ok(last)
}

#[test]
fn the_history_leads_back_to_the_step_that_was_left() -> Result<()> {
    visit(STILL, |page| {
        let courses = courses()?;
        let steps = &courses.course(Variant::Giuthi).steps;
        page.open("#/learn")?;
        page.press("[data-lesson=giuthi] .button")?;
        until_step(&page, &steps[0].id, "open")?;
        page.press("[data-action=skip-step]")?;
        until_step(&page, &steps[1].id, "open")?;
        page.back()?;
        page.wait_for(".courses .course")?;
        page.forward()?;
        until_step(&page, &steps[1].id, "open")?;
        page.press("[data-action=rules]")?;
        page.wait_for(".book")?;
        page.key("Escape")?;
        until_step(&page, &steps[1].id, "open")
    })
}

#[test]
fn the_end_of_a_course_leads_into_a_game() -> Result<()> {
    for size in [(1440, 900), (390, 844), (360, 640)] {
        visit(How { size, ..STILL }, |page| {
            let courses = courses()?;
            let course = courses.course(Variant::Giuthi);
            let last = open_last_step(&page, course)?;
            play(&page, Variant::Giuthi, last)?;
            until_step(&page, &last.id, "right")?;
            page.press("[data-action=next-step]")?;
            until_step(&page, "end", "right")?;
            let seen = "[
                document.querySelector('h1.now').textContent,
                document.querySelectorAll('.board.laid .pit .seed').length,
                document.querySelectorAll('.board.laid .store.south .seed').length,
                document.documentElement.scrollHeight <= innerHeight + 1,
            ]";
            page.expect(
                seen,
                json!(["You know Giuthi", 72, course.steps.len(), true]),
            )?;
            page.press("[data-action=play-it]")?;
            page.wait_for("[data-phase=choosing]")?;
            let level = "document.querySelector('[data-option=player-north]').value";
            page.expect(level, "1")
        })?;
    }
    Ok(())
}

#[test]
fn every_step_of_a_course_is_played() -> Result<()> {
    play_courses(&[Variant::LayliGoobalay])
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn every_step_of_every_course_is_played() -> Result<()> {
    play_courses(&Variant::ALL)
}

#[test]
fn a_wrong_move_is_explained_and_can_be_tried_again() -> Result<()> {
    visit(STILL, |page| {
        let courses = courses()?;
        let variant = Variant::Giuthi;
        let course = courses.course(variant);
        let step = course.step("capture").context("the step")?;
        page.open("")?;
        let done: Vec<&str> = (course.steps.iter())
            .map(|step| step.id.as_str())
            .take_while(|&id| id != "capture")
            .collect();
        let stored = format!("giuthi={}", done.join(","));
        page.read(&format!(
            "localStorage.setItem('mbegu.courses', '{stored}')"
        ))?;
        page.open("#/learn/giuthi")?;
        page.reload()?;
        until_step(&page, "capture", "open")?;
        page.late_styles()?;
        let wrong = wrong_move(step).context("a wrong move")?;
        press_move(&page, step, wrong)?;
        until_step(&page, "capture", "wrong")?;
        let text = "document.querySelector('.task-head div p').textContent";
        let text = page.read(text)?;
        let text = text.as_str().context("a text")?;
        let letter = variant.default_rules().board().letter(wrong.pit);
        ensure!(
            text.starts_with(&format!("You sowed pit {letter} ")) && text.ends_with(&step.wrong),
            "{text}"
        );
        let stored_now = "localStorage['mbegu.courses']";
        page.expect(stored_now, json!(stored))?;
        page.press("[data-action=try-step]")?;
        until_step(&page, "capture", "open")?;
        // What is shown counts as seen, and the course goes on by the keyboard.
        page.press("[data-action=show-step]")?;
        until_step(&page, "capture", "right")?;
        page.read("document.querySelector('[data-action=next-step]').focus()")?;
        page.key("Enter")?;
        until_step(&page, "run-on", "open")?;
        let focused = "document.activeElement === document.querySelector('.task-view h1')";
        page.until("the heading to have the focus", focused)?;
        page.reload()?;
        until_step(&page, "run-on", "open")
    })
}

/// The height of the board, its share of that of the window, and the lit seats.
const BOARD: &str = "(height => [
    Math.round(height), height / innerHeight, document.querySelectorAll('.player.turn').length,
])(document.querySelector('.board').getBoundingClientRect().height)";

#[test]
fn the_board_of_a_step_is_large_and_keeps_its_size_on_a_phone() -> Result<()> {
    for size in [(390, 844), (360, 640)] {
        visit(How { size, ..STILL }, |page| {
            let courses = courses()?;
            let variant = Variant::Giuthi;
            let course = courses.course(variant);
            let step = course.steps.first().context("a step")?;
            page.open("#/learn/giuthi")?;
            until_step(&page, &step.id, "open")?;
            page.late_styles()?;
            let [height, share, lit]: [f64; 3] = serde_json::from_value(page.read(BOARD)?)?;
            ensure!(share >= 0.48, "{share:.2} of the window at {size:?}");
            ensure!(lit == 1.0, "{lit} seats are lit before the move");
            page.press(".board .playable")?;
            page.wait_for(".way")?;
            let [choosing, ..]: [f64; 3] = serde_json::from_value(page.read(BOARD)?)?;
            ensure!(choosing == height, "{height} became {choosing} at {size:?}");
            page.key("Escape")?;
            play(&page, variant, step)?;
            until_step(&page, &step.id, "right")?;
            ensure!(!page.has(".board .tag")?, "a tag covers pits");
            let [done, _, lit]: [f64; 3] = serde_json::from_value(page.read(BOARD)?)?;
            ensure!(done == height, "{height} became {done} at {size:?}");
            ensure!(lit == 0.0, "{lit} seats are lit after the move");
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn nothing_more_is_played_once_a_step_is_done() -> Result<()> {
    visit(STILL, |page| {
        let courses = courses()?;
        let variant = Variant::GiuthiRounds;
        let course = courses.course(variant);
        let step = course.step("sow-again").context("the step")?;
        page.open("")?;
        page.read("localStorage.setItem('mbegu.courses', 'giuthi-rounds=turn')")?;
        page.open("#/learn/giuthi-rounds")?;
        page.reload()?;
        until_step(&page, "sow-again", "open")?;
        page.late_styles()?;
        play(&page, variant, step)?;
        until_step(&page, "sow-again", "right")?;
        // South is to move again, but the step is over.
        let open = page.read("document.querySelectorAll('.pit.playable').length");
        ensure!(open? == json!(0), "a pit can be played");
        let shown = "document.querySelector('.task-view .board').dataset.position";
        let before = page.read(shown)?;
        for key in ["a", "Enter", "b", "Enter"] {
            page.key(key)?;
        }
        ensure!(page.read(shown)? == before, "a second move was played");
        Ok(())
    })
}

#[test]
fn a_course_with_a_skipped_step_is_not_complete() -> Result<()> {
    visit(STILL, |page| {
        let courses = courses()?;
        let last = open_last_step(&page, courses.course(Variant::Giuthi))?;
        page.press("[data-action=skip-step]")?;
        until_step(&page, "end", "open")?;
        page.press("[data-action=course-again]")?;
        until_step(&page, &last.id, "open")
    })
}

/// Presses a key that asks something until the answer begins so: the listeners of a step
/// come just after its board.
fn ask(page: &Page, key: &str, begins: &str) -> Result<()> {
    let answer = "document.querySelector('[data-announced=answer]').textContent";
    for _ in 0..100 {
        page.key(key)?;
        page.next_change()?;
        let said = page.read(answer)?;
        if said.as_str().is_some_and(|said| said.starts_with(begins)) {
            return Ok(());
        }
    }
    bail!("{key} is answered by {}", page.read(answer)?)
}

#[test]
fn a_course_is_played_by_keys_alone() -> Result<()> {
    visit(STILL, |page| {
        let courses = courses()?;
        let variant = Variant::Giuthi;
        let rules = variant.default_rules();
        let course = courses.course(variant);
        page.open("#/learn")?;
        page.wait_for(".course .button")?;
        page.tab_to("[data-lesson=giuthi] .button")?;
        page.key("Enter")?;
        for step in &course.steps {
            until_step(&page, &step.id, "open")?;
            let goal = "document.querySelector('.task-view .goal').textContent";
            page.expect(goal, "Take 37 of the 72 seeds and you win.")?;
            let Ply::Move(mv) = step.task.solution else {
                bail!("{} shows no move", step.id);
            };
            let record = step.task.game.current();
            let scores = format!("You {}, ", record.position().score(Side::South));
            ask(&page, "s", &scores)?;
            ask(&page, "o", "Your row: a ")?;
            ask(&page, "p", "The bot’s row: A ")?;
            let letter = rules.board().letter(mv.pit).to_string();
            page.key(&letter)?;
            let moves = rules.moves(record.position());
            if moves.iter().filter(|other| other.pit == mv.pit).count() > 1 {
                let asked = "document.querySelector('[data-announced=prompt]').textContent !== ''";
                page.until("the question which way", asked)?;
                ask(&page, "w", &format!("Pit {letter} "))?;
                let sign = match mv.direction {
                    Direction::Forward => "+",
                    Direction::Backward => "-",
                };
                page.key(sign)?;
            }
            until_step(&page, &step.id, "right")?;
            ask(&page, "l", &format!("You sowed pit {letter}"))?;
            page.tab_to("[data-action=next-step]")?;
            page.key("Enter")?;
        }
        until_step(&page, "end", "right")
    })
}
