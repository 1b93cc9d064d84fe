//! The courses: every step is played in the page, by the pieces that a learner has.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use mbegu::rules::{Direction, Move, Ply, Side, Variant};
use mbegu::ui::learn::{CourseStep, Courses};
use serde_json::json;

use crate::harness::{How, PHONE, Page, STILL, visit};

/// The courses in English.
fn courses() -> Result<Courses> {
    let folder = xtask::build::dist().with_file_name("static/lessons");
    let text = fs::read_to_string(folder.join("en.json"))?;
    Ok(serde_json::from_str(&text)?)
}

async fn until_step(page: &Page, step: &str, result: &str) -> Result<()> {
    let script = format!(
        "(lesson => lesson?.dataset.step === '{step}' && lesson.dataset.result === '{result}')(
            document.querySelector('.task-view'))"
    );
    page.until(&format!("{step}: {result}"), &script)
        .await
        .map(drop)
}

/// Plays the ply of a step as a player does.
async fn play(page: &Page, variant: Variant, step: &CourseStep) -> Result<()> {
    let board = variant.default_rules().board();
    match &step.shown {
        Ply::Move(mv) => press_move(page, step, *mv).await,
        Ply::Race(race) => {
            let pit = board.letter(race.picks.south);
            page.press(&format!("[data-pit={pit}]")).await
        }
        Ply::Arrangement(_) => {
            page.press("[data-action=even]").await?;
            page.press("[data-action=arrange]").await
        }
    }
}

/// Presses the pit of a move, and its way where there are two.
async fn press_move(page: &Page, step: &CourseStep, mv: Move) -> Result<()> {
    let record = step.game.current();
    let rules = record.rules();
    let pit = rules.board().letter(mv.pit);
    page.press(&format!("[data-pit={pit}]")).await?;
    let moves = rules.moves(record.position());
    if moves.iter().filter(|other| other.pit == mv.pit).count() > 1 {
        let name = rules.display_move(mv);
        page.press(&format!(".way[data-move='{name}']")).await?;
    }
    Ok(())
}

/// A legal move that doesn't do what a step asks for.
fn wrong_move(step: &CourseStep) -> Option<Move> {
    let record = step.game.current();
    let mut moves = record.rules().moves(record.position()).iter();
    moves.find(|&mv| !step.accepts(&Ply::Move(mv)))
}

#[test]
fn every_step_of_every_course_is_played() -> Result<()> {
    visit(STILL, |page| async move {
        let courses = courses()?;
        page.open("#/learn").await?;
        for variant in Variant::ALL {
            let course = courses.course(variant);
            page.press(&format!("[data-lesson={}] .button", variant.id()))
                .await?;
            for step in &course.steps {
                until_step(&page, &step.id, "open").await?;
                page.late_styles().await?;
                play(&page, variant, step).await?;
                until_step(&page, &step.id, "right").await?;
                let heading = page.read("document.querySelector('.task-view h1').textContent");
                ensure!(heading.await? == json!(step.done.title), "{}", step.id);
                page.press("[data-action=next-step]").await?;
            }
            until_step(&page, "end", "right").await?;
            page.press(".task-foot [href='#/learn']").await?;
            page.until("the list", "!!document.querySelector('.courses .course')")
                .await?;
            let done = format!(
                "document.querySelectorAll('[data-lesson={}] .track .done').length === {}",
                variant.id(),
                course.steps.len()
            );
            page.until("the progress", &done).await?;
        }
        Ok(())
    })
}

#[test]
fn a_wrong_move_is_explained_and_can_be_tried_again() -> Result<()> {
    visit(STILL, |page| async move {
        let courses = courses()?;
        let variant = Variant::Giuthi;
        let course = courses.course(variant);
        let step = course.step("capture").context("the step")?;
        page.open("").await?;
        let done: Vec<&str> = (course.steps.iter())
            .map(|step| step.id.as_str())
            .take_while(|&id| id != "capture")
            .collect();
        let stored = format!("giuthi={}", done.join(","));
        page.read(&format!(
            "localStorage.setItem('mbegu.courses', '{stored}')"
        ))
        .await?;
        page.open("#/learn/giuthi").await?;
        page.reload().await?;
        until_step(&page, "capture", "open").await?;
        page.late_styles().await?;
        let wrong = wrong_move(step).context("a wrong move")?;
        press_move(&page, step, wrong).await?;
        until_step(&page, "capture", "wrong").await?;
        let text = "document.querySelector('.task-head div p').textContent";
        let text = page.read(text).await?;
        let text = text.as_str().context("a text")?;
        let letter = variant.default_rules().board().letter(wrong.pit);
        ensure!(
            text.starts_with(&format!("You sowed pit {letter} ")) && text.ends_with(&step.wrong),
            "{text}"
        );
        let stored_now = "localStorage['mbegu.courses']";
        ensure!(page.read(stored_now).await? == json!(stored));
        page.press("[data-action=try-step]").await?;
        until_step(&page, "capture", "open").await?;
        // What is shown counts as seen, and the course goes on by the keyboard.
        page.press("[data-action=show-step]").await?;
        until_step(&page, "capture", "right").await?;
        page.read("document.querySelector('[data-action=next-step]').focus()")
            .await?;
        page.key("Enter").await?;
        until_step(&page, "run-on", "open").await?;
        let focused = "document.activeElement === document.querySelector('.task-view h1')";
        page.until("the heading to have the focus", focused).await?;
        page.reload().await?;
        until_step(&page, "run-on", "open").await
    })
}

/// The height of the board, its share of that of the window, and the lit seats.
const BOARD: &str = "(height => [
    Math.round(height), height / innerHeight, document.querySelectorAll('.player.turn').length,
])(document.querySelector('.board').getBoundingClientRect().height)";

#[test]
fn the_board_of_a_step_is_large_and_keeps_its_size_on_a_phone() -> Result<()> {
    for size in [(390, 844), (360, 640)] {
        visit(How { size, ..STILL }, |page| async move {
            let courses = courses()?;
            let variant = Variant::Giuthi;
            let course = courses.course(variant);
            let step = course.steps.first().context("a step")?;
            page.open("#/learn/giuthi").await?;
            until_step(&page, &step.id, "open").await?;
            page.late_styles().await?;
            let [height, share, lit]: [f64; 3] = serde_json::from_value(page.read(BOARD).await?)?;
            ensure!(share >= 0.48, "{share:.2} of the window at {size:?}");
            ensure!(lit == 1.0, "{lit} seats are lit before the move");
            page.press(".board .playable").await?;
            page.until("the ways", "!!document.querySelector('.way')")
                .await?;
            let [choosing, ..]: [f64; 3] = serde_json::from_value(page.read(BOARD).await?)?;
            ensure!(choosing == height, "{height} became {choosing} at {size:?}");
            page.key("Escape").await?;
            play(&page, variant, step).await?;
            until_step(&page, &step.id, "right").await?;
            let [done, _, lit]: [f64; 3] = serde_json::from_value(page.read(BOARD).await?)?;
            ensure!(done == height, "{height} became {done} at {size:?}");
            ensure!(lit == 0.0, "{lit} seats are lit after the move");
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn courses_that_cannot_be_loaded_are_asked_for_again() -> Result<()> {
    visit(STILL, |page| async move {
        page.open("").await?;
        page.late_styles().await?;
        page.cdp("Network.enable", json!({})).await?;
        let block = json!({ "urls": ["*/lessons/*"] });
        page.cdp("Network.setBlockedURLs", block).await?;
        page.read("location.hash = '#/learn'").await?;
        page.until(
            "the failure",
            "!!document.querySelector('[data-retry=courses]')",
        )
        .await?;
        page.forget_errors().await?;
        page.cdp("Network.setBlockedURLs", json!({ "urls": [] }))
            .await?;
        page.press("[data-retry=courses]").await?;
        page.until(
            "the courses",
            "document.querySelectorAll('.course').length === 6",
        )
        .await
        .map(drop)
    })
}

#[test]
fn nothing_more_is_played_once_a_step_is_done() -> Result<()> {
    visit(STILL, |page| async move {
        let courses = courses()?;
        let variant = Variant::GiuthiRounds;
        let course = courses.course(variant);
        let step = course.step("sow-again").context("the step")?;
        page.open("").await?;
        page.read("localStorage.setItem('mbegu.courses', 'giuthi-rounds=turn')")
            .await?;
        page.open("#/learn/giuthi-rounds").await?;
        page.reload().await?;
        until_step(&page, "sow-again", "open").await?;
        page.late_styles().await?;
        play(&page, variant, step).await?;
        until_step(&page, "sow-again", "right").await?;
        // South is to move again, but the step is over.
        let open = page.read("document.querySelectorAll('.pit.playable').length");
        ensure!(open.await? == json!(0), "a pit can be played");
        let shown = "document.querySelector('.task-view .board').dataset.position";
        let before = page.read(shown).await?;
        for key in ["a", "Enter", "b", "Enter"] {
            page.key(key).await?;
        }
        ensure!(
            page.read(shown).await? == before,
            "a second move was played"
        );
        Ok(())
    })
}

#[test]
fn a_course_with_a_skipped_step_is_not_complete() -> Result<()> {
    visit(STILL, |page| async move {
        let courses = courses()?;
        let course = courses.course(Variant::Giuthi);
        let (last, others) = course.steps.split_last().context("steps")?;
        let ids: Vec<&str> = others.iter().map(|step| step.id.as_str()).collect();
        page.open("").await?;
        let stored = format!("giuthi={}", ids.join(","));
        page.read(&format!(
            "localStorage.setItem('mbegu.courses', '{stored}')"
        ))
        .await?;
        page.open("#/learn/giuthi").await?;
        page.reload().await?;
        until_step(&page, &last.id, "open").await?;
        page.late_styles().await?;
        page.press("[data-action=skip-step]").await?;
        until_step(&page, "end", "open").await?;
        page.press("[data-action=course-again]").await?;
        until_step(&page, &last.id, "open").await
    })
}

/// Presses a key that asks something until the answer begins so: the listeners of a step
/// come just after its board.
async fn ask(page: &Page, key: &str, begins: &str) -> Result<()> {
    let answer = "document.querySelector('[data-announced=answer]').textContent";
    for _ in 0..50 {
        page.key(key).await?;
        let said = page.read(answer).await?;
        if said.as_str().is_some_and(|said| said.starts_with(begins)) {
            return Ok(());
        }
    }
    bail!("{key} is answered by {}", page.read(answer).await?)
}

#[test]
fn a_course_is_played_by_keys_alone() -> Result<()> {
    visit(STILL, |page| async move {
        let courses = courses()?;
        let variant = Variant::Giuthi;
        let rules = variant.default_rules();
        let course = courses.course(variant);
        page.open("#/learn").await?;
        page.until("the list", "!!document.querySelector('.course .button')")
            .await?;
        page.tab_to("[data-lesson=giuthi] .button").await?;
        page.key("Enter").await?;
        for step in &course.steps {
            until_step(&page, &step.id, "open").await?;
            let goal = "document.querySelector('.task-view .goal').textContent";
            ensure!(page.read(goal).await? == json!("Take 37 of the 72 seeds and you win"));
            let Ply::Move(mv) = step.shown else {
                bail!("{} shows no move", step.id);
            };
            let record = step.game.current();
            let scores = format!("You {}, ", record.position().score(Side::South));
            ask(&page, "s", &scores).await?;
            ask(&page, "o", "Your row: a ").await?;
            ask(&page, "p", "The bot’s row: A ").await?;
            let letter = rules.board().letter(mv.pit).to_string();
            page.key(&letter).await?;
            let moves = rules.moves(record.position());
            if moves.iter().filter(|other| other.pit == mv.pit).count() > 1 {
                let asked = "document.querySelector('[data-announced=prompt]').textContent !== ''";
                page.until("the question which way", asked).await?;
                ask(&page, "w", &format!("Pit {letter} ")).await?;
                let sign = match mv.direction {
                    Direction::Forward => "+",
                    Direction::Backward => "-",
                };
                page.key(sign).await?;
            }
            until_step(&page, &step.id, "right").await?;
            ask(&page, "l", &format!("You sowed pit {letter}")).await?;
            page.tab_to("[data-action=next-step]").await?;
            page.key("Enter").await?;
        }
        until_step(&page, "end", "right").await
    })
}

#[test]
fn a_step_is_played_with_a_finger() -> Result<()> {
    visit(PHONE, |page| async move {
        let courses = courses()?;
        let variant = Variant::Giuthi;
        let course = courses.course(variant);
        let step = course.steps.first().context("a step")?;
        page.open("#/learn/giuthi").await?;
        until_step(&page, &step.id, "open").await?;
        page.late_styles().await?;
        let Ply::Move(mv) = step.shown else {
            bail!("it shows no move");
        };
        let rules = variant.default_rules();
        let (pit, name) = (rules.board().letter(mv.pit), rules.display_move(mv));
        page.tap(&format!("[data-pit={pit}]")).await?;
        page.tap(&format!(".way[data-move='{name}']")).await?;
        until_step(&page, &step.id, "right").await?;
        page.tap("[data-action=next-step]").await?;
        until_step(&page, &course.steps[1].id, "open").await
    })
}
