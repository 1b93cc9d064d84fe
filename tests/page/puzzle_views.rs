//! The puzzles: solved, shown and kept in the page.

use std::fs;

use anyhow::{Context, Result, ensure};
use mbegu::bot::{CollectedPuzzle, read_collection};
use mbegu::rules::{Move, Rules, Variant};
use mbegu::ui::tasks::{
    MAX_DAILY_DIFFICULTY, PlayerRating, PuzzleScore, daily_index, daily_variant,
};
use serde_json::json;

use crate::harness::{MOVING, Page, STILL, visit};

/// The puzzles of a game.
fn puzzles(variant: Variant) -> Result<Vec<CollectedPuzzle>> {
    let folder = xtask::build::dist().with_file_name("static/puzzles");
    let text = fs::read_to_string(folder.join(format!("{variant}.txt")))?;
    Ok(read_collection(&variant.default_rules(), &text)?)
}

/// The name of a puzzle in `data-puzzle`.
fn name(variant: Variant, puzzle: &CollectedPuzzle) -> String {
    format!("{variant} {:x}", puzzle.id())
}

/// The puzzle that is shown.
fn shown(page: &Page) -> Result<(Variant, CollectedPuzzle)> {
    let script = "document.querySelector('.puzzle')?.dataset.puzzle";
    let shown = page.until("a puzzle", script)?;
    let shown = shown.as_str().context("its name")?;
    let game = shown.split(' ').next().context("its game")?;
    let variant: Variant = game.parse().ok().context("a game")?;
    let puzzles = puzzles(variant)?;
    let mut found = puzzles.into_iter();
    let found = found.find(|puzzle| name(variant, puzzle) == shown);
    Ok((variant, found.context("a puzzle of the file")?))
}

fn until_result(page: &Page, result: &str) -> Result<()> {
    page.wait_for(&format!(".puzzle[data-result='{result}']"))
}

/// Plays a move as a player does.
fn play(page: &Page, rules: &Rules, puzzle: &CollectedPuzzle, mv: Move) -> Result<()> {
    let pit = rules.board().letter(mv.pit);
    page.press(&format!("[data-pit={pit}]"))?;
    let moves = rules.moves(&puzzle.position);
    if moves.iter().filter(|other| other.pit == mv.pit).count() > 1 {
        let name = rules.display_move(mv);
        page.press(&format!(".way[data-move='{name}']"))?;
    }
    Ok(())
}

/// A legal move that is not the solution.
fn wrong_move(rules: &Rules, puzzle: &CollectedPuzzle) -> Result<Move> {
    let mut moves = rules.moves(&puzzle.position).iter();
    let wrong = moves.find(|&mv| mv != puzzle.solution);
    wrong.context("another move")
}

#[test]
fn the_puzzle_of_the_day_is_solved_on_the_second_try() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles")?;
        page.late_styles()?;
        page.press(".daily .button")?;
        let (variant, puzzle) = shown(&page)?;
        let rules = variant.default_rules();
        until_result(&page, "open")?;
        let told = page.read("!!document.querySelector('.worths, .pills a')");
        ensure!(told? == json!(false), "the solution is told");
        play(&page, &rules, &puzzle, wrong_move(&rules, &puzzle)?)?;
        until_result(&page, "wrong")?;
        page.press("[data-action=retry-puzzle]")?;
        until_result(&page, "open")?;
        play(&page, &rules, &puzzle, puzzle.solution)?;
        until_result(&page, "solved")?;
        // The moves are listed, the solution first, and the bot says what they cost.
        let ready = "document.querySelector('.worths')?.ariaBusy === null";
        page.until("the worths", ready)?;
        let listed =
            page.read("[...document.querySelectorAll('.worths li')].map(li => li.dataset.move)")?;
        let listed = listed.as_array().context("moves")?;
        ensure!(listed.len() == rules.moves(&puzzle.position).len());
        let solution = rules.display_move(puzzle.solution).to_string();
        ensure!(listed[0] == json!(solution), "{listed:?}");
        let rating = PlayerRating::default().after(puzzle.difficulty, PuzzleScore::Half);
        let figure = "document.querySelector('.puzzle .figure').textContent";
        let half = format!("{figure}.startsWith('{}')", rating.rating.round());
        page.until("the rating", &half)?;
        // It is kept: the day counts, and the rating moves by half a point.
        page.open("#/puzzles")?;
        let solved = "document.querySelector('.daily')?.dataset.result === 'solved'
            && document.querySelectorAll('.daily .week .done').length === 1";
        page.until("the day", solved)?;
        let stored = page.read("localStorage['mbegu.puzzles']")?;
        page.open("#/puzzles/daily")?;
        let (_, again) = shown(&page)?;
        ensure!(again == puzzle);
        play(&page, &rules, &puzzle, puzzle.solution)?;
        until_result(&page, "solved")?;
        ensure!(page.read("localStorage['mbegu.puzzles']")? == stored);
        Ok(())
    })
}

#[test]
fn a_solution_is_shown_and_stepped_through() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles/alemungula")?;
        let (variant, puzzle) = shown(&page)?;
        ensure!(variant == Variant::Alemungula);
        page.late_styles()?;
        page.press("[data-action=show-solution]")?;
        until_result(&page, "shown")?;
        // The players keep their seats.
        let near = "document.querySelector('.player.south .seat').textContent";
        page.until("the own seat", &format!("{near} === 'You'"))?;
        let rules = variant.default_rules();
        let mut position = rules.play_unchecked(&puzzle.position, puzzle.solution, &mut ());
        let at = |position: &str| {
            format!("document.querySelector('.puzzle .board').dataset.position === '{position}'")
        };
        page.until("the solution", &at(&position.to_string()))?;
        for &mv in &puzzle.continuation {
            position = rules.play_unchecked(&position, mv, &mut ());
            page.press(".puzzle .steps button:nth-child(4)")?;
            page.until("the next move", &at(&position.to_string()))?;
        }
        // The next puzzle is another one, and nothing of it is told.
        page.press("[data-action=next-puzzle]")?;
        until_result(&page, "open")?;
        let (_, next) = shown(&page)?;
        ensure!(next != puzzle);
        let focused = "document.activeElement === document.querySelector('.puzzle h1')";
        page.until("the heading to have the focus", focused)?;
        Ok(())
    })
}

/// Whether the heading of the moves' worths has the focus, and is in sight with the first
/// of them above the buttons of the view.
const WORTHS_IN_SIGHT: &str = "(() => {
    const heading = document.querySelector('section:has(.worths) > h3');
    const foot = document.querySelector('.task-foot').getBoundingClientRect();
    const { top, bottom } = heading.getBoundingClientRect();
    const first = heading.parentElement.querySelector('.worths li').getBoundingClientRect();
    return top > 0 && bottom < foot.top && first.bottom < foot.top
        && document.activeElement === heading;
})()";

#[test]
fn a_phone_leads_to_the_rating_and_the_worths_of_a_solution() -> Result<()> {
    visit(STILL, |page| {
        page.resize((390, 844))?;
        page.open("#/puzzles/giuthi")?;
        page.late_styles()?;
        let line = "document.querySelector('.result-line')?.innerText ?? ''";
        page.expect(line, "")?;
        page.press("[data-action=show-solution]")?;
        until_result(&page, "shown")?;
        let text = page.read(line)?;
        ensure!(text.to_string().contains("Your rating"), "{text}");
        let worths = "!!document.querySelector('.worths li')";
        page.until("the worths", worths)?;
        page.press("[data-action=move-worths]")?;
        page.until("the worths in sight", WORTHS_IN_SIGHT).map(drop)
    })
}

/// By how many pixels the buttons of the view cover the instruction, or that it isn't seen.
const COVERED: &str = "(() => {
    const said = document.querySelector('.puzzle .strip .now');
    if (!said.checkVisibility()) return 'hidden';
    const range = document.createRange();
    range.selectNodeContents(said);
    const first = document.querySelector('.puzzle .task-foot :first-child').getBoundingClientRect();
    return Math.max(0, Math.ceil(range.getBoundingClientRect().right - first.left));
})()";

#[test]
fn the_buttons_of_a_puzzle_do_not_cover_its_instruction_on_a_tablet() -> Result<()> {
    visit(STILL, |page| {
        for size in [(820, 1180), (768, 1024)] {
            page.resize(size)?;
            for variant in [Variant::Giuthi, Variant::SulusAidi] {
                page.open(&format!("#/puzzles/{}", variant.id()))?;
                page.late_styles()?;
                until_result(&page, "open")?;
                let covered = page.read(COVERED)?;
                ensure!(covered == json!(0), "{variant} at {size:?}: {covered}");
            }
        }
        Ok(())
    })
}

/// What stands below the board and lies on something else there. The room of a button for
/// fingers may reach into a seat.
const ON_ONE_ANOTHER: &str = "(() => {
    const parts = '.puzzle :is(.result-line, .task-foot, .controls, .steps) > *, .puzzle :is(.progress .now, .player)';
    const shown = [...document.querySelectorAll(parts)]
        .filter(e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(e => [e.outerHTML.slice(0, 60), e.getBoundingClientRect()]);
    return shown.flatMap(([one, a], at) => shown.slice(at + 1)
        .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 9 && b.top < a.bottom - 9)
        .map(([other]) => `${one} lies on ${other}`));
})()";

#[test]
fn nothing_below_the_board_of_a_solution_covers_anything() -> Result<()> {
    for (how, ready) in [
        (MOVING, "!!document.querySelector('.strip.sowing .skip')"),
        (STILL, "!!document.querySelector('.result-line')"),
    ] {
        visit(how, |page| {
            for size in [
                (1440, 900),
                (1024, 700),
                (820, 1180),
                (390, 844),
                (360, 640),
            ] {
                page.resize(size)?;
                page.goto("about:blank")?;
                page.open("#/puzzles/giuthi")?;
                page.late_styles()?;
                page.press("[data-action=show-solution]")?;
                page.until("the solution", ready)?;
                let covered = page.read(ON_ONE_ANOTHER)?;
                ensure!(covered == json!([]), "{size:?}: {covered:#}");
            }
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn the_puzzle_of_the_day_goes_by_the_date_in_every_time_zone() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for zone in ["Pacific/Kiritimati", "Africa/Nairobi", "Pacific/Pago_Pago"] {
            let params = json!({ "timezoneId": zone });
            page.cdp("Emulation.setTimezoneOverride", params)?;
            page.open("")?;
            page.reload()?;
            page.open("#/puzzles/daily")?;
            let (variant, puzzle) = shown(&page)?;
            // The date as the device writes it, without any arithmetic of the page.
            let date = page.read(
                "(([year, month, day]) => Date.UTC(year, month - 1, day) / 864e5)(
                        new Intl.DateTimeFormat('sv').format().split('-'))",
            )?;
            let day = date.as_i64().context("a day")?;
            ensure!(variant == daily_variant(day), "{zone}");
            let mut easy = puzzles(variant)?;
            easy.retain(|puzzle| puzzle.difficulty <= MAX_DAILY_DIFFICULTY);
            let place = daily_index(day, easy.len()).context("a place")?;
            ensure!(puzzle == easy[place], "{zone}");
        }
        Ok(())
    })
}

#[test]
fn a_shared_puzzle_asks_for_its_best_move() -> Result<()> {
    visit(STILL, |page| {
        page.open("#/puzzles/alemungula")?;
        page.late_styles()?;
        let (_, puzzle) = shown(&page)?;
        page.read(
            "void Object.defineProperty(navigator, 'share',
                { value: async data => { window.given = data; } })",
        )?;
        page.press("[data-action=share-puzzle]")?;
        let given = page.until("what is shared", "window.given")?;
        let text = given["text"].as_str().context("a text")?;
        ensure!(text.contains(&puzzle.gain.to_string()), "{text}");
        let link = given["url"].as_str().context("a link")?;
        page.goto(link)?;
        let position = puzzle.position;
        page.wait_for(&format!(".board[data-position='{position}']"))?;
        page.until(
            "the task",
            "document.querySelector('.now').textContent.startsWith('Puzzle')",
        )
        .map(drop)
    })
}
