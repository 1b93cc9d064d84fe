//! A page that is loaded again, or whose storage changes, while something on the board is half
//! made: nothing is lost, and nothing happens that nobody asked for.

use mbegu::link::LinkView;
use mbegu::rules::Move;

use super::refused::{REFUSE, SEATS, dismiss};
use super::*;
use crate::clock;
use crate::fair_start::begin_with;
use crate::game::{link_of, message_of, round_over};
use crate::games::begin;

/// Something on the board that is half made.
struct HalfMade {
    name: &'static str,
    /// Opens the game.
    begin: fn(&Page) -> Result<()>,
    /// Does the first half.
    make: fn(&Page) -> Result<()>,
    /// What the page has then.
    there: &'static str,
    /// Whether another tab can play a move meanwhile: the game is stored, and a move comes next.
    can_be_moved: bool,
    /// Does the second half.
    go_on: fn(&Page) -> Result<()>,
}

const ALL: [HalfMade; 7] = [
    HalfMade {
        name: "a pit whose way is open",
        begin: begin_giuthi,
        make: |page| {
            let game = Game::shown(page, Variant::Giuthi.default_rules())?;
            let moves = game.rules.moves(&game.position);
            let of_pit = |mv: &Move| moves.iter().filter(|other| other.pit == mv.pit).count();
            let mv = moves.iter().find(|mv| of_pit(mv) == 2).context("a pit")?;
            page.press(&format!("[data-pit={}]", game.rules.board().letter(mv.pit)))
        },
        there: ".way[data-move]",
        can_be_moved: true,
        go_on: |page| page.press(".way[data-move]"),
    },
    HalfMade {
        name: "a pick for a race",
        begin: |page| begin(page, Variant::SulusAidi),
        make: |page| {
            page.wait_for(".playable[data-pit=c]")?;
            page.press("[data-pit=c]")
        },
        there: ".playable[data-pit=F]",
        can_be_moved: false,
        go_on: |page| page.press("[data-pit=F]"),
    },
    HalfMade {
        name: "sides to be chosen",
        begin: |page| {
            begin_with(page, "swap")?;
            let game = Game::start(page, Variant::Giuthi, Opponent::Person)?;
            game.click(game.some_move(0).context("a move")?)?;
            page.wait_for("[data-phase=choosing-sides]")
        },
        make: |_| Ok(()),
        there: "[data-action=swap-sides]",
        can_be_moved: false,
        go_on: |page| page.press("[data-action=keep-sides]"),
    },
    HalfMade {
        name: "a row that is laid out",
        begin: |page| {
            let link = link_of(round_over()?, LinkView::Play);
            page.open(&format!("#{link}"))?;
            page.wait_for("[data-phase=round-over]")
        },
        make: |page| {
            page.press("[data-action=next-round]")?;
            page.wait_for("[data-phase=arranging]")?;
            page.press("[data-pit=A]")?;
            page.press("[data-place='-1']")
        },
        there: "[data-action=arrange]:disabled",
        can_be_moved: false,
        go_on: |page| {
            page.press("[data-pit=B]")?;
            page.press("[data-place='1']")?;
            page.press("[data-action=arrange]")?;
            page.wait_for("[data-phase=choosing]")
        },
    },
    HalfMade {
        name: "a resignation to be confirmed",
        begin: begin_giuthi,
        make: |page| {
            page.tab("moves")?;
            page.press("[data-action=resign]")
        },
        there: "[data-action=resign-yes]",
        can_be_moved: true,
        go_on: |page| page.press("[data-action=resign-yes]"),
    },
    HalfMade {
        name: "a draw that is offered",
        begin: begin_giuthi,
        make: |page| {
            page.tab("moves")?;
            page.press("[data-action=offer-draw]")
        },
        there: "[data-action=accept]",
        can_be_moved: true,
        go_on: |page| page.press("[data-action=accept]"),
    },
    HalfMade {
        name: "a friend's game that is looked at",
        begin: |page| {
            let game = Match::parse(Variant::Giuthi.default_rules(), Side::South, "a-")?;
            page.open(&format!("#{}", message_of(game, Side::North, false)))?;
            page.wait_for("[data-phase=viewing]")
        },
        make: |_| Ok(()),
        there: "[data-action=sit-down]",
        can_be_moved: false,
        go_on: |page| page.press("[data-action=sit-down]"),
    },
];

/// A game of two after its first move.
fn begin_giuthi(page: &Page) -> Result<()> {
    Game::start(page, Variant::Giuthi, Opponent::Person)?.play_some(0, None)
}

/// What the board waits for, its position, and how many games are stored.
const BOARD: &str = "(board => board && [board.dataset.phase, board.dataset.position])(
    document.querySelector('.board[data-position]'))";

/// Leaves the page for another one, from which the way back loads it again.
fn throw_away(page: &Page) -> Result<()> {
    page.read("void addEventListener('unload', () => {})")?;
    page.goto("about:blank")
}

/// Goes back to the page. The script isn't run again in the document that it leads to.
fn come_back(page: &Page) -> Result<()> {
    page.read("void setTimeout(() => history.back())").map(drop)
}

/// As [`BOARD`], once it differs from what it was and nothing moves.
fn board_after(page: &Page, before: &Value) -> Result<Value> {
    let other = format!(
        "(board => board && board[0] !== 'sowing' && board.join() !== {before}.join() && board)({BOARD})"
    );
    page.until("what was gone on with", &other)
}

/// Waits until the board is as it was.
fn until_board(page: &Page, what: &str, board: &Value) -> Result<()> {
    let same = format!("{BOARD}?.join() === {board}.join()");
    page.until(what, &same).map(drop)
}

fn visit_each(test: fn(&Page, &HalfMade, Value) -> Result<()>) -> Result<()> {
    for half in &ALL {
        visit(STILL, |page| {
            page.open("")?;
            (half.begin)(&page)?;
            page.late_styles()?;
            // The game is stored by an effect.
            page.next_frames()?;
            let before = page.read(BOARD)?;
            (half.make)(&page)?;
            page.wait_for(half.there)?;
            test(&page, half, before)
        })
        .context(half.name)?;
    }
    Ok(())
}

#[test]
fn a_page_that_is_loaded_again_in_the_middle_of_something_does_nothing_by_itself() -> Result<()> {
    visit_each(|page, half, before| {
        let games = page.read(PAIRS)?;
        for _ in 0..2 {
            page.reload()?;
            until_board(page, "the board again", &before)?;
        }
        throw_away(page)?;
        come_back(page)?;
        until_board(page, "the board on the way back", &before)?;
        page.press(".top [data-action=rules]")?;
        page.wait_for(".book")?;
        page.back()?;
        until_board(page, "the board after another view", &before)?;
        page.forward()?;
        page.wait_for(".book")?;
        page.back()?;
        until_board(page, "the board once more", &before)?;
        ensure!(page.read(PAIRS)? == games, "a game was stored");
        (half.make)(page)?;
        page.wait_for(half.there)?;
        (half.go_on)(page)?;
        board_after(page, &before).map(drop)
    })
}

#[test]
fn a_storage_that_is_emptied_in_the_middle_of_something_takes_nothing_from_the_board() -> Result<()>
{
    visit_each(|page, half, before| {
        page.read("void (localStorage.clear(), dispatchEvent(new Event('storage')))")?;
        page.next_frames()?;
        ensure!(page.has(half.there)?, "it is gone");
        (half.go_on)(page)?;
        let after = board_after(page, &before)?;
        page.until("one stored game", &format!("{PAIRS}.length === 1"))?;
        page.reload()?;
        until_board(page, "the board again", &after)
    })
}

#[test]
fn a_device_that_is_full_in_the_middle_of_something_is_told_once_and_the_tab_keeps_all()
-> Result<()> {
    visit_each(|page, half, before| {
        page.before_loading(REFUSE)?;
        page.read(REFUSE)?;
        let stored = page.read(PAIRS)?;
        (half.go_on)(page)?;
        let after = board_after(page, &before)?;
        dismiss(page)?;
        let seats = page.read(SEATS)?;
        page.reload()?;
        until_board(page, "the board again", &after)?;
        page.expect(SEATS, seats)?;
        ensure!(page.read(PAIRS)? == stored, "it is stored after all");
        Ok(())
    })
}

#[test]
fn what_another_tab_does_ends_what_is_half_made() -> Result<()> {
    ensure!(ALL.iter().filter(|half| half.can_be_moved).count() == 3);
    visit_each(|page, half, _| {
        if !half.can_be_moved {
            return Ok(());
        }
        let stored = pairs(page)?;
        let [(key, text)] = &stored[..] else {
            bail!("{} games are stored", stored.len());
        };
        let mut other: StoredGame = text.parse()?;
        let game = &other.saved.game;
        let rules = *game.current().rules();
        let mv = rules.moves(game.current().position()).iter().next();
        let mv = rules.display_move(mv.context("a move")?).to_string();
        other.saved.game = Match::parse(rules, Side::South, &format!("{game} {mv}"))?;
        let position = *other.saved.game.current().position();
        page.call(KEEP, json!([(key, other.to_string())]))?;
        page.read("void dispatchEvent(new Event('storage'))")?;
        page.wait_for(&format!(
            "[data-phase=choosing][data-position='{position}']"
        ))?;
        page.wait_gone(half.there)?;
        ensure!(pairs(page)? == [(key.clone(), other.to_string())]);
        Ok(())
    })
}

#[test]
fn a_game_that_another_tab_has_deleted_does_not_come_back_by_its_clock() -> Result<()> {
    visit(STILL, |page| {
        let mut game = clock::start(&page, "game", &[("minutes", "5"), ("increment", "0")])?;
        game.play_some(0, None)?;
        page.wait_for("[data-clock=running]")?;
        page.until("the stored game", &format!("{PAIRS}.length === 1"))?;
        page.read("void (localStorage.clear(), dispatchEvent(new Event('storage')))")?;
        page.press("[data-clock=running] [data-action=pause-clock]")?;
        page.wait_for("[data-clock=paused]")?;
        page.next_frames()?;
        ensure!(pairs(&page)?.is_empty(), "the pause has stored it");
        // A move does.
        game.play_some(1, None)?;
        page.until("the stored game", &format!("{PAIRS}.length === 1"))
            .map(drop)
    })
}

#[test]
fn a_tab_that_was_thrown_away_goes_on_with_the_game_as_it_stands() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        begin_giuthi(&page)?;
        let one = page.devtools()?.session();
        throw_away(&page)?;
        let two = page.devtools()?.new_tab()?;
        page.devtools()?.switch_to(&two);
        page.open("")?;
        let mut game = Game::shown(&page, Variant::Giuthi.default_rules())?;
        for turn in 1..4 {
            game.play_some(turn, None)?;
        }
        let position = game.position;
        page.devtools()?.switch_to(&one);
        come_back(&page)?;
        page.wait_for(&format!(
            "[data-phase=choosing][data-position='{position}']"
        ))?;
        let mut game = Game::shown(&page, game.rules)?;
        game.play_some(4, None)?;
        page.expect(&format!("{PAIRS}.length"), 1)
    })
}

#[test]
fn a_text_that_is_half_typed_outlives_a_reload_and_another_view() -> Result<()> {
    // The last one is no position yet.
    for (view, field, text) in [
        ("games", "#import-text", "game giuthi\nrecord a-"),
        ("editor", "[data-option=position]", "6,6,6,6,6,6/6,6"),
    ] {
        visit(STILL, |page| {
            page.open(&format!("#/{view}"))?;
            page.wait_for(field)?;
            page.set(field, text)?;
            let kept = format!(
                "document.querySelector('{field}')?.value === {}",
                json!(text)
            );
            page.next_frames()?;
            page.reload()?;
            page.until("the text after a reload", &kept)?;
            page.read("void (location.hash = '#/rules/giuthi')")?;
            page.wait_for(".book")?;
            page.back()?;
            page.until("the text on the way back", &kept)?;
            // What is taken, or undone, is done with.
            match view {
                "games" => {
                    page.press("[popovertarget=import]")?;
                    page.press("[data-action=import]")?;
                    shown(&page, 1)?;
                }
                _ => page.press("[data-action=setup-start]")?,
            }
            page.next_frames()?;
            page.reload()?;
            page.wait_for(field)?;
            page.until("no such text", &format!("!({kept})")).map(drop)
        })
        .context(view)?;
    }
    Ok(())
}
