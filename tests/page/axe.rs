//! What axe-core finds that would keep people out: nothing, on any view, in any
//! theme.

use std::fs;

use anyhow::{Context, Result, ensure};
use mbegu::bot::Rng;
use mbegu::link::{GameId, LinkContent, LinkView, Termination, TurnMessage, encode};
use mbegu::rules::{
    BySide, GameStatus, Match, NextStep, Pace, Position, RaceRecord, Side, Variant,
};
use serde_json::{Value, json};

use crate::harness::{How, MOVING, Page, STILL, visit};

/// Looks once all that moves by itself has come to rest.
const LOOK: &str = "(async () => {
    const ends = document.getAnimations().filter(it => it.effect.getComputedTiming().endTime < 5000);
    await Promise.all(ends.map(it => it.finished.catch(() => {})));
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(fault => fault.nodes.map(node =>
        `${fault.id} (${fault.impact}): ${node.html.slice(0, 160)}: ${node.failureSummary}`));
})()";

/// A visitor who looks at every view in all the themes.
struct Looker<'a> {
    page: &'a Page,
    script: String,
    /// How many times was looked.
    looks: u32,
    /// What was found.
    faults: Vec<String>,
}

impl<'a> Looker<'a> {
    fn new(page: &'a Page) -> Result<Self> {
        Ok(Looker {
            page,
            script: fs::read_to_string(xtask::setup::axe()?)?,
            looks: 0,
            faults: Vec::new(),
        })
    }

    /// Looks at what the page shows, in every theme, and in both languages.
    fn look(&mut self, view: &str) -> Result<()> {
        for (theme, language) in [("light", "en"), ("dark", "pt-BR"), ("contrast", "en")] {
            self.set("language", language)?;
            self.set("theme", theme)?;
            self.once(&format!("{view}, {theme}, {language}"))?;
        }
        Ok(())
    }

    /// Looks at what the page shows.
    fn once(&mut self, view: &str) -> Result<()> {
        if self.page.read("!window.axe")? == json!(true) {
            let define = format!("() => {{ {}\n}}", self.script);
            self.page.call(&define, Value::Null)?;
        }
        let found = self.page.read(LOOK)?;
        let found = found.as_array().context("axe-core says nothing")?;
        let told = found.iter().filter_map(Value::as_str);
        self.faults
            .extend(told.map(|fault| format!("{view}: {fault}")));
        self.looks += 1;
        Ok(())
    }

    /// Sets something, wherever the page shows what sets it.
    fn set(&self, option: &str, value: &str) -> Result<()> {
        self.page.draw_settings()?;
        let script = format!(
            "void (choice => {{
                if (choice.matches('input')) return choice.click();
                choice.value = '{value}';
                choice.dispatchEvent(new Event('change', {{ bubbles: true }}));
            }})(document.querySelector('#settings :is(select, [value={value}], [role=switch])[data-option={option}]'))"
        );
        self.page.read(&script).map(drop)
    }

    /// Opens a game by its link.
    fn open(&self, game: &Match, ended: Option<Termination>, view: LinkView) -> Result<()> {
        let (game, rounds) = (game.clone(), game.rounds().len());
        let link = encode(&LinkContent {
            game,
            fair_start: None,
            ended,
            view,
        });
        self.page.goto("about:blank")?;
        self.page.open(&format!("#{link}"))?;
        let board = "!!document.querySelector('[data-position]')";
        self.page
            .until(&format!("the board of round {rounds}"), board)
            .map(drop)
    }

    fn nothing(self) -> Result<()> {
        println!(
            "axe-core: {} looks, {} faults",
            self.looks,
            self.faults.len()
        );
        ensure!(self.faults.is_empty(), "axe-core finds {:#?}", self.faults);
        Ok(())
    }
}

/// Plays by chance until the game is as wanted.
fn until(variant: Variant, wanted: impl Fn(&Match) -> bool) -> Result<Match> {
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let mut game = Match::new(variant.default_rules(), Side::South);
        for _ in 0..400 {
            if wanted(&game) {
                return Ok(game);
            }
            let NextStep::Play = game.next() else { break };
            let (rules, position) = (*game.current().rules(), *game.current().position());
            if position.status() == GameStatus::Race {
                let any = |side| rules.board().pits_of(side).nth(seed as usize % 9);
                let (Some(south), Some(north)) = (any(Side::South), any(Side::North)) else {
                    break;
                };
                let picks = BySide { south, north };
                let pace = Pace::Even;
                game.run_race(RaceRecord { picks, pace }, &mut ())?;
            } else {
                let moves: Vec<_> = rules.moves(&position).iter().collect();
                game.play(moves[rng.below(moves.len() as u32) as usize], &mut ())?;
            }
        }
    }
    anyhow::bail!("no such game of {} was played", variant.id())
}

/// Whether both sides have a mark on a position, or it bars a pit, or it says
/// how to sow again: all that a game can show beyond seeds.
fn shows_all(game: &Match) -> bool {
    let position: &Position = game.current().position();
    let marks = |side| {
        let board = game.current().rules().board();
        board.all_pits().any(|pit| position.mark(pit) == Some(side))
    };
    match game.current().rules().variant() {
        Variant::Giuthi | Variant::GiuthiStore => game.plies() == 9,
        Variant::GiuthiRounds | Variant::Alemungula => position.restriction().is_some(),
        Variant::LayliGoobalay | Variant::SulusAidi => Side::ALL.into_iter().all(marks),
    }
}

const NARROW_PHONE: How = How {
    size: (360, 740),
    ..STILL
};

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn axe_finds_nothing_on_the_boards() -> Result<()> {
    visit(STILL, |page| {
        let mut looker = Looker::new(&page)?;
        for variant in Variant::ALL {
            let game = until(variant, shows_all)?;
            looker.open(&game, None, LinkView::Play)?;
            looker.look(variant.id())?;
        }
        // The ways to sow a pit.
        let game = until(Variant::Giuthi, shows_all)?;
        looker.open(&game, None, LinkView::Play)?;
        page.press(".pit.playable")?;
        page.until("the ways", "!!document.querySelector('.way')")?;
        looker.look("a pit that is chosen")?;
        for look in ["earth", "wood", "sand", "stone", "plain"] {
            looker.set("look", look)?;
            looker.look(look)?;
        }
        looker.nothing()
    })
}

#[test]
fn axe_finds_nothing_in_a_game_by_link() -> Result<()> {
    visit(NARROW_PHONE, |page| {
        let mut looker = Looker::new(&page)?;
        let game = until(Variant::Alemungula, |game| game.plies() == 6)?;
        let id = GameId::new(1);
        let to = game.current().position().to_move().context("a turn")?;
        let (offer, pick) = (true, None);
        let letter = TurnMessage {
            id,
            to,
            offer,
            pick,
            proofs: BySide::default(),
        };
        looker.open(&game, None, LinkView::Message(letter))?;
        looker.once("a letter that is looked at")?;
        page.press("[data-action=sit-down]")?;
        looker.once("a letter with an offer")?;
        page.press("[data-action=decline]")?;
        page.press(".pit.playable")?;
        page.until(
            "a move or the ways",
            "!!document.querySelector('.way, [data-phase=waiting]')",
        )?;
        if page.read("!!document.querySelector('.way')")? == json!(true) {
            page.press(".way[data-move]")?;
        }
        page.until(
            "the friend's turn",
            "!!document.querySelector('[data-phase=waiting]')",
        )?;
        looker.once("a letter to be sent")?;
        page.press(".controls [popovertarget=share]")?;
        page.until("a code", "!!document.querySelector('svg.qr path')")?;
        looker.once("the ways to send it")?;
        page.press("#share [popovertargetaction=hide]")?;
        page.press("[data-action=new]")?;
        looker.once("the picker with a game by link")?;
        let puzzle = until(Variant::Giuthi, |game| game.plies() == 3)?;
        looker.open(&puzzle, None, LinkView::Puzzle)?;
        looker.once("a puzzle")?;
        looker.nothing()
    })
}

#[test]
fn axe_finds_nothing_while_seeds_are_sown() -> Result<()> {
    visit(MOVING, |page| {
        let mut looker = Looker::new(&page)?;
        let game = until(Variant::Alemungula, |game| game.plies() == 4)?;
        looker.open(&game, None, LinkView::AtPly(4))?;
        page.press(".steps [data-action=replay]:nth-child(3)")?;
        page.press("[data-action=pause]")?;
        page.until("the hand", "!!document.querySelector('.hand')")?;
        looker.once("a sowing")?;
        looker.nothing()
    })
}
