//! Nothing moves but the game.

use super::*;

/// The places of everything that should stay where it is.
const PLACES: &str =
    "['.board', '.player.north', '.player.south', '.actions', '.strip'].map(name => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    // A seat is as wide as its number, and the cards of the ways cover the actions, too.
    return ['.board', '.actions'].includes(name) ? [name, x, y, width, height].join(' ') : [name, y, height].join(' ');
}).join()";

#[test]
fn nothing_moves_but_the_game() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        for size in [(360, 640), (740, 360), (820, 1180), (1440, 900)] {
            page.resize(size)?;
            let mut game = Game::start(&page, Variant::Giuthi, Opponent::Person)?;
            let places = page.read(PLACES)?;
            let stays = |what: &str| -> Result<()> {
                let now = page.read(PLACES)?;
                ensure!(now == places, "{size:?}, {what}: {places} became {now}");
                Ok(())
            };
            page.press("[data-pit=C]")?;
            stays("a pit that can't be played")?;
            page.press("[data-pit=c]")?;
            page.wait_for(".way")?;
            stays("the two ways")?;
            page.key("Escape")?;
            for turn in 0..3 {
                game.play_some(turn, None)?;
                stays("a move")?;
            }
            page.press("[data-action=undo]")?;
            stays("a move taken back")?;
            page.press("[data-action=hint]")?;
            page.wait_for(".hinted")?;
            stays("a hint")?;
        }
        Ok(())
    })
}

/// All seeds that are drawn, and those that the numbers of the pits and stores say.
const SEEDS: &str = "(board => [
    board.querySelectorAll('.seed').length,
    [...board.querySelectorAll('[data-seeds]')].reduce((sum, e) => sum + Number(e.dataset.seeds), 0),
])(document.querySelector('.board'))";

#[test]
fn nothing_moves_or_vanishes_while_a_row_is_laid_out() -> Result<()> {
    visit(STILL, |page| {
        let layli = round_over()?;
        // The next round has a pit less.
        let rules = Variant::GiuthiRounds.default_rules();
        let over = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 54-18 x")?;
        let other = rules.parse_position("0,0,0,0,0,0/0,0,0,0,0,0 57-15 x")?;
        for size in [(390, 844), (1440, 900)] {
            page.resize(size)?;
            for game in [
                layli.clone(),
                Match::from_position(rules, over),
                Match::from_position(rules, other),
            ] {
                let total = game.current().rules().total();
                let link = link_of(game, LinkView::Play);
                page.open(&format!("?{link}#{link}"))?;
                page.press("[data-action=dismiss]")?;
                page.until(
                    "the end of the round",
                    "!document.querySelector('.notice') && document.fonts.status === 'loaded'",
                )?;
                let places = page.read(PLACES)?;
                let stays = |what: &str| -> Result<()> {
                    let now = page.read(PLACES)?;
                    ensure!(now == places, "{size:?}, {what}: {places} became {now}");
                    Ok(())
                };
                page.press("[data-action=next-round]")?;
                page.wait_for("[data-phase=arranging]")?;
                page.press("[data-pit=A]")?;
                let all = format!("String({SEEDS}) === '{total},{total}'");
                page.until("all seeds of the row that is offered", &all)?;
                page.press("[data-place='-1']")?;
                page.until(
                    "a seed in hand",
                    "document.querySelector('[data-action=arrange]').disabled",
                )?;
                page.until("all seeds with one in hand", &all)?;
                stays("a seed in hand")?;
                page.press("[data-action=clear]")?;
                page.until("all seeds in hand", &all)?;
                stays("an empty row")?;
                page.press("[data-action=even]")?;
                page.press("[data-action=arrange]")?;
                page.wait_for("[data-phase=choosing]")?;
                stays("the round")?;
            }
        }
        Ok(())
    })
}

#[test]
fn nothing_moves_while_seeds_are_sown() -> Result<()> {
    visit(MOVING, |page| {
        page.open("")?;
        for size in [(360, 640), (1440, 900)] {
            page.resize(size)?;
            begin(&page, Variant::Giuthi)?;
            let places = page.read(PLACES)?;
            page.press("[data-pit=c]")?;
            page.press(".way")?;
            page.press("[data-action=pause]")?;
            page.wait_for(".hand")?;
            let now = page.read(PLACES)?;
            ensure!(now == places, "{size:?}: {places} became {now}");
            page.press(".skip")?;
            page.wait_for("[data-phase=choosing]")?;
        }
        Ok(())
    })
}

/// The place of the board.
const BOARD: &str = "JSON.stringify(document.querySelector('.board').getBoundingClientRect())";

#[test]
fn the_board_stays_as_it_is_when_the_sheet_opens() -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        begin(&page, Variant::Giuthi)?;
        for size in [(360, 640), (390, 844), (740, 360), (820, 1180)] {
            page.resize(size)?;
            // The board turns once the page has seen the new size.
            let class = if size.0 < 700 { "upright" } else { "flat" };
            page.wait_for(&format!(".board.{class}"))?;
            let before = page.read(BOARD)?;
            page.press(".actions [data-tab=moves]")?;
            page.wait_for("#panel:popover-open")?;
            let after = page.read(BOARD)?;
            ensure!(before == after, "{size:?}: {before} became {after}");
            page.read("document.querySelector('#panel').hidePopover()")?;
        }
        Ok(())
    })
}

/// The seats, the strip, the pits and, on a phone, the actions that a message covers.
const COVERED: &str =
    "(notice => [...document.querySelectorAll('.player, .strip, .pit.playable .hollow' +
        (innerWidth < 1000 ? ', .actions button' : ''))].filter(e => {
    const box = e.getBoundingClientRect();
    return box.left < notice.right && box.right > notice.left
        && box.top < notice.bottom && box.bottom > notice.top;
}).map(e => e.outerHTML.slice(0, 60)))(document.querySelector('.notices').getBoundingClientRect())";

#[test]
fn a_message_covers_neither_seats_nor_pits_nor_the_strip_nor_actions() -> Result<()> {
    visit(STILL, |page| {
        // The first game, and one beside its panel.
        for address in ["", "#5broken"] {
            page.open(address)?;
            page.wait_for(".playable")?;
            if address.is_empty() {
                page.read(
                    "document.documentElement.dataset.update = '',
                    dispatchEvent(new Event('mbegu-update'))",
                )?;
            }
            page.wait_for(".notice")?;
            page.late_styles()?;
            for size in [
                (360, 640),
                (390, 844),
                (740, 360),
                (820, 1180),
                (1440, 900),
                (2560, 1440),
            ] {
                page.resize(size)?;
                // The board may be drawn anew after the window has another size.
                let free = format!("({COVERED}).length === 0");
                page.until(&format!("a message beside the board at {size:?}"), &free)?;
            }
        }
        Ok(())
    })
}

/// The place of the board in a review.
const BOARD_OF_REVIEW: &str =
    "(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())(
    document.querySelector('.table.review .board').getBoundingClientRect())";

#[test]
fn nothing_moves_on_a_phone_while_a_game_is_gone_through() -> Result<()> {
    visit(STILL, |page| {
        review(&page)?;
        for size in [(390, 844), (360, 640)] {
            page.resize(size)?;
            page.tab("moves")?;
            page.next_frames()?;
            let mut board = None;
            for at in [4, 5, 6, 7, 8, 9, 10, 11, WON_PLIES - 1] {
                page.press(&format!(".entry [data-at='{at}']"))?;
                let shown =
                    format!("!!document.querySelector(\".entry [data-at='{at}'][aria-current]\")");
                page.until("the position", &shown)?;
                let now = page.read(BOARD_OF_REVIEW)?;
                let first = board.get_or_insert_with(|| now.clone());
                ensure!(
                    now == *first,
                    "{size:?}, move {at}: the board {first} became {now}"
                );
            }
        }
        Ok(())
    })
}

/// From a narrow phone to a large desk, with the windows in which a board has changed its
/// size before.
const TWELVE_SIZES: [(u32, u32); 12] = [
    (360, 640),
    (390, 844),
    (740, 360),
    (960, 640),
    (820, 1180),
    (1024, 700),
    (1100, 800),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (2560, 1440),
];

#[test]
fn no_board_moves_when_a_pit_is_pressed() -> Result<()> {
    let rules = Variant::Giuthi.default_rules();
    let puzzle = link_of(Match::new(rules, Side::South), LinkView::Puzzle);
    visit(STILL, |page| {
        for (name, address) in [
            ("a game", String::new()),
            ("a puzzle", "#/puzzles/giuthi".into()),
            ("a lesson", "#/learn/giuthi".into()),
            ("the editor", "#/editor".into()),
            ("a friend's puzzle", format!("#{puzzle}")),
        ] {
            page.open(&address)?;
            page.wait_for(".board")?;
            page.late_styles()?;
            let (pit, pressed) = if name == "the editor" {
                (".board [data-pit=c]", "[data-option=seeds-of-place]")
            } else {
                (".board .playable", ".way")
            };
            for size in TWELVE_SIZES {
                page.resize(size)?;
                // The board turns once the page has seen the new size.
                let class = if size.0 < 700 { "upright" } else { "flat" };
                page.wait_for(&format!(".board.{class}"))?;
                page.next_frames()?;
                page.wait_for(pit)?;
                let before = page.read(BOARD)?;
                page.press(pit)?;
                page.wait_for(pressed)?;
                let after = page.read(BOARD)?;
                ensure!(before == after, "{name}, {size:?}: {before} became {after}");
                page.key("Escape")?;
            }
        }
        Ok(())
    })
}
