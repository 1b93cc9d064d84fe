//! Whole games on the page, beside the same games by the engine.

use std::collections::HashMap;

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::Rng;
use mbegu::rules::{
    Arrangement, BySide, GameStatus, Match, Move, NextStep, Options, Pace, Pit, Position,
    RaceRecord, Rounds, RowTerms, Rules, Side, Variant,
};
use mbegu::ui::board::count_out::CountOut;
use mbegu::ui::board::layout::{Layout, Orientation};
use mbegu::ui::describe;
use mbegu::ui::describe::facts::PitFacts;
use mbegu::ui::i18n::{Language, Locale};
use serde_json::{Value, json};

use crate::game::settled;
use crate::harness::{Page, locale};

/// What a game is played with.
#[derive(Clone, Copy, PartialEq)]
pub enum By {
    /// A pointer alone.
    Pointer,
    /// The keyboard alone.
    Keys,
    /// A finger on the board; a pointer elsewhere.
    Touch,
}

/// What the board shows once it waits for the players after a later turn than
/// the one it is called with.
const SEEN: &str = "(turn => {
    const board = document.querySelector('[data-position]');
    if (!board || Number(board.dataset.turn) <= turn || ['sowing', 'thinking', 'arranging'].includes(board.dataset.phase))
        return null;
    const numbers = e => [e.dataset.seeds, ...[...e.querySelectorAll('text')]
        .map(text => text.textContent.trim()).filter(text => /^[0-9]+$/.test(text))].map(Number);
    const all = attribute => [...board.querySelectorAll(`[${attribute}]`)].map(e => [e.getAttribute(attribute), {
        numbers: numbers(e),
        name: e.getAttribute('aria-label'),
        mark: ['south', 'north'].find(side => e.querySelector('.mark')?.classList.contains(side)) ?? null,
        barred: !!e.querySelector('.bar'),
    }]);
    return {
        ...board.dataset,
        counted: board.matches('.counted'),
        pits: Object.fromEntries(all('data-pit')),
        stores: Object.fromEntries(all('data-store')),
    };
})";

/// A game that two people play on the page by chance.
pub struct Playthrough<'a> {
    page: &'a Page,
    /// The same game by the engine.
    pub game: Match,
    /// What it is played with from now on.
    pub by: By,
    rng: Rng,
    /// The page's count of the changes of the position.
    turn: i64,
    /// What the page says.
    locale: Locale,
}

impl<'a> Playthrough<'a> {
    /// Chooses a game in the picker, and begins it.
    pub fn start(
        page: &'a Page,
        variant: Variant,
        options: Options,
        by: By,
        seed: u64,
    ) -> Result<Self> {
        let locale = locale(Language::ENGLISH)?;
        Self::start_in(page, variant, options, by, seed, locale)
    }

    /// The same in a language that the page speaks.
    pub fn start_in(
        page: &'a Page,
        variant: Variant,
        options: Options,
        by: By,
        seed: u64,
        locale: Locale,
    ) -> Result<Self> {
        let game = format!("[data-choose-game='{}']", variant.id());
        let usual = variant.default_options();
        page.picker()?;
        match by {
            By::Pointer | By::Touch => {
                page.press(&game)?;
                page.choose_opponent("person")?;
                for (name, now, usual) in [
                    ("pits", options.pits, usual.pits),
                    ("seeds", options.seeds, usual.seeds),
                ] {
                    if now != usual {
                        page.options()?;
                        let option = format!("[data-option={name}] option[value='{now}']");
                        page.press(&option)?;
                    }
                }
                page.press("[data-action=start]")?;
            }
            By::Keys => {
                ensure!(options == usual, "the keys take a game of its usual size");
                page.choose_by_keys("[data-choose-game]", &game)?;
                let person = "[data-choose-opponent=person]";
                page.choose_by_keys("[data-choose-opponent]", person)?;
                page.tab_to("[data-action=start]")?;
                page.key("Enter")?;
                let focus = "!!document.activeElement?.closest?.('[data-pit]')";
                page.until("the board's focus", focus)?;
            }
        }
        let rules = variant.rules(options)?;
        // Lots decide who begins Giuthi by rounds.
        let first = match variant {
            Variant::GiuthiRounds => settled(page, &rules)?.to_move(),
            _ => None,
        };
        let first = first.unwrap_or(Side::South);
        let game = Match::new(rules, first);
        Self::shown(page, game, by, seed, locale)
    }

    /// A game that the page shows already.
    pub fn shown(page: &'a Page, game: Match, by: By, seed: u64, locale: Locale) -> Result<Self> {
        let mut play = Playthrough {
            page,
            game,
            by,
            rng: Rng::new(seed),
            turn: -1,
            locale,
        };
        play.check()?;
        Ok(play)
    }

    /// Plays on, until it is over or comes to so many moves or rounds.
    pub fn play(&mut self, moves: usize, rounds: usize) -> Result<()> {
        while self.game.plies() < moves && self.game.rounds().len() < rounds {
            if !self.step()? {
                break;
            }
        }
        Ok(())
    }

    /// Does what comes next, by chance; whether there was anything to do.
    pub fn step(&mut self) -> Result<bool> {
        match self.game.next_step() {
            NextStep::Over(_) => return Ok(false),
            NextStep::Arrange(arranging) => self.next_round(arranging)?,
            NextStep::Play if self.position().status() == GameStatus::Race => self.race()?,
            NextStep::Play => {
                let mv = self.any_move()?;
                self.sow(mv)?;
            }
        }
        self.check()?;
        Ok(true)
    }

    /// The rules of the round.
    pub fn rules(&self) -> Rules {
        *self.game.current().rules()
    }

    /// The position that the page should show.
    pub fn position(&self) -> Position {
        *self.game.current().position()
    }

    /// A legal move.
    pub fn any_move(&mut self) -> Result<Move> {
        let moves: Vec<_> = self.rules().moves(&self.position()).iter().collect();
        let any = self.rng.below(moves.len() as u32) as usize;
        moves.get(any).copied().context("there is no move")
    }

    /// Makes a move.
    pub fn sow(&mut self, mv: Move) -> Result<()> {
        let rules = self.rules();
        let moves = rules.moves(&self.position());
        let asks = moves.iter().filter(|other| other.pit == mv.pit).count() > 1;
        let letter = rules.board().letter(mv.pit);
        let name = rules.display_move(mv);
        match self.by {
            By::Pointer => {
                self.page.press(&format!("[data-pit={letter}]"))?;
                if asks {
                    self.page.press(&format!(".way[data-move='{name}']"))?;
                }
            }
            By::Touch => {
                self.page.tap(&format!("[data-pit={letter}]"))?;
                if asks {
                    self.page.tap(&format!(".way[data-move='{name}']"))?;
                }
            }
            By::Keys => {
                if self.rng.below(3) == 0 {
                    self.walk(letter)?;
                    self.page.key("Enter")?;
                } else {
                    self.page.key(&letter.to_ascii_lowercase().to_string())?;
                }
                if asks {
                    let way = Layout::of(&rules, Orientation::Flat, Side::South)
                        .heading(mv.pit, mv.direction);
                    let arrow = if way.x > 0.0 {
                        "ArrowRight"
                    } else {
                        "ArrowLeft"
                    };
                    self.page.key(arrow)?;
                }
            }
        }
        self.game.play(mv, &mut ())?;
        Ok(())
    }

    /// Both pick a pit for the race, South first.
    fn race(&mut self) -> Result<()> {
        let board = self.rules().board();
        let mut any = |side| {
            let pits: Vec<Pit> = board.pits_of(side).collect();
            pits[self.rng.below(pits.len() as u32) as usize]
        };
        let picks = BySide {
            south: any(Side::South),
            north: any(Side::North),
        };
        for pit in [picks.south, picks.north] {
            let letter = board.letter(pit);
            let open = format!(".playable[data-pit={letter}]");
            match self.by {
                By::Pointer => self.page.press(&open)?,
                By::Touch => self.page.tap(&open)?,
                By::Keys => {
                    let open = format!("!!document.querySelector('{open}')");
                    self.page.until("a pit to pick", &open)?;
                    self.page.key(&letter.to_ascii_lowercase().to_string())?;
                }
            }
        }
        let pace = Pace::Even;
        // One without an end is picked for again.
        let _ = self.game.run_race(RaceRecord { picks, pace }, &mut ());
        Ok(())
    }

    /// Moves a seed or two of the row that is offered, and begins the round.
    fn next_round(&mut self, arranging: RowTerms) -> Result<()> {
        self.command("next-round")?;
        let mut row = arranging.even().pits().to_vec();
        if let Some(side) = arranging.by {
            let (rules, _) = self.game.arranged(&row).context("a row that is offered")?;
            let board = rules.board();
            let letters: Vec<char> = board.pits_of(side).map(|pit| board.letter(pit)).collect();
            // Not every seed may be moved; twenty tries find some that may.
            for _ in 0..20 {
                let mut any = || self.rng.below(row.len() as u32) as usize;
                let (from, to) = (any(), any());
                let mut other = row.clone();
                if from == to || other[from] == 0 {
                    continue;
                }
                other[from] -= 1;
                other[to] += 1;
                if arranging.check(&Arrangement::new(other.clone())).is_err() {
                    continue;
                }
                row = other;
                self.place(letters[from], letters[to])?;
                for at in [from, to] {
                    let shown = format!(
                        "document.querySelector('[data-pit={}]').dataset.seeds === '{}'",
                        letters[at], row[at]
                    );
                    self.page.until("the seed in its pit", &shown)?;
                }
                if self.rng.below(2) == 0 {
                    break;
                }
            }
            self.command("arrange")?;
        }
        self.game.arrange(Arrangement::new(row))?;
        Ok(())
    }

    /// Moves a seed from pit to pit.
    fn place(&self, from: char, to: char) -> Result<()> {
        let (from_pit, to_pit) = (format!("[data-pit={from}]"), format!("[data-pit={to}]"));
        match self.by {
            By::Pointer | By::Touch => {
                let (from, to) = (self.page.middle(&from_pit)?, self.page.middle(&to_pit)?);
                if self.by == By::Touch {
                    return self.page.swipe(from, to);
                }
                self.page.drag(from, to)
            }
            By::Keys => {
                self.page.tab_to("[data-pit]")?;
                self.walk(from)?;
                self.page.key("-")?;
                self.walk(to)?;
                self.page.key("+")
            }
        }
    }

    /// Presses a button.
    fn command(&self, action: &str) -> Result<()> {
        let button = format!("[data-action={action}]");
        match self.by {
            By::Pointer => self.page.press(&button),
            By::Touch => self.page.tap(&button),
            By::Keys => {
                self.page.tab_to(&button)?;
                self.page.key("Enter")
            }
        }
    }

    /// Goes to a pit with the arrow keys.
    fn walk(&self, letter: char) -> Result<()> {
        let way = format!(
            "(() => {{
                const middle = e => (r => [r.x + r.width / 2, r.y + r.height / 2])(e.querySelector('.hollow').getBoundingClientRect());
                const here = document.activeElement.closest('[data-pit]');
                if (!here) return 'lost';
                const [x, y] = middle(here), [X, Y] = middle(document.querySelector('[data-pit={letter}]'));
                if (here.dataset.pit === '{letter}') return 'there';
                if (Math.abs(Y - y) > 9) return Y > y ? 'ArrowDown' : 'ArrowUp';
                return X > x ? 'ArrowRight' : 'ArrowLeft';
            }})()"
        );
        for _ in 0..40 {
            match self.page.read(&way)?.as_str() {
                Some("there") => return Ok(()),
                // A board that has gone takes the focus with it.
                Some("lost") => self.page.tab_to("[data-pit]")?,
                Some(arrow) => self.page.key(arrow)?,
                None => bail!("there is no pit {letter}"),
            }
        }
        bail!("the arrow keys don't lead to pit {letter}")
    }

    /// All that the page shows is what the engine says.
    pub fn check(&mut self) -> Result<()> {
        let turn = json!(self.turn);
        let seen = self.page.until_call("the next turn", SEEN, turn);
        let seen = seen.with_context(|| format!("after {}", self.game))?;
        let (rules, position) = (self.rules(), self.position());
        let phase = match self.game.next_step() {
            NextStep::Over(_) => "over",
            NextStep::Arrange(_) => "round-over",
            NextStep::Play if position.status() == GameStatus::Race => "racing",
            NextStep::Play if self.is_just_won() => "won",
            NextStep::Play => "choosing",
        };
        let shown = (&seen["position"], &seen["phase"], &seen["game"]);
        let known = (position.to_string(), phase, rules.variant().id());
        ensure!(
            *shown.0 == *known.0 && *shown.1 == *known.1 && *shown.2 == *known.2,
            "the page shows {shown:?}, and the engine {known:?} after {}",
            self.game
        );
        // Yew renders the board first and its pits a moment later.
        let mut differs = self.differences(&seen)?;
        for _ in 0..20 {
            if differs.is_empty() {
                break;
            }
            self.page.next_change()?;
            let again = self.page.call(SEEN, json!(self.turn))?;
            differs = self.differences(&again)?;
        }
        self.turn = seen["turn"].as_str().context("a turn")?.parse()?;
        ensure!(
            differs.is_empty(),
            "{differs:#?} in {position}, phase {}, after {}",
            seen["phase"],
            self.game
        );
        if phase == "won" {
            self.command("play-on")?;
            self.page.wait_for("[data-phase=choosing]")?;
        }
        Ok(())
    }

    /// Whether the last move gave a side the seeds that win.
    fn is_just_won(&self) -> bool {
        let (record, rules) = (self.game.current(), self.rules());
        let is_won = |position: &Position| {
            let mut sides = Side::ALL.into_iter();
            sides.any(|side| position.score(side) >= rules.goal())
        };
        let before = record.positions().iter().rev().nth(1);
        rules.rounds() == Rounds::Single
            && is_won(record.position())
            && before.is_some_and(|before| !is_won(before))
    }

    /// Where the pits and stores that are shown differ from the position.
    fn differences(&self, seen: &Value) -> Result<Vec<String>> {
        let (rules, position) = (self.rules(), self.position());
        let board = rules.board();
        let mut differs = Vec::new();
        // Nobody moves before it is said whether a won game goes on.
        let is_open = seen["phase"] != "won";
        let moves = rules.moves(&position);
        let pits: HashMap<String, Value> = serde_json::from_value(seen["pits"].clone())?;
        if pits.len() != board.all_pits().len() {
            differs.push(format!("{} pits", pits.len()));
        }
        let layout = Layout::of(&rules, Orientation::Flat, Side::South);
        let scores = BySide::from_fn(|side| position.score(side));
        let count_out = (seen["counted"] == true).then(|| CountOut::new(&rules, &layout, scores));
        for pit in board.all_pits() {
            let ways = moves.iter().filter(|mv| is_open && mv.pit == pit).count() as u8;
            let facts = PitFacts::of(&rules, &position, BySide::default(), pit, ways);
            let counted = count_out.map(|count| count.pit(pit));
            let name = match counted {
                Some(counted) => describe::counted_pit(&self.locale, &facts, counted.total),
                None => describe::pit(&self.locale, &facts),
            };
            let shown = &pits
                .get(&facts.letter.to_string())
                .context("a pit is missing")?;
            let seeds = position.seeds(pit);
            // The seeds that are counted out lie in no uur.
            let mark = position.mark(pit).filter(|_| counted.is_none());
            let mark = mark.map(|side| match side {
                Side::South => "south",
                Side::North => "north",
            });
            let numbers = match counted {
                None => only(&shown["numbers"], seeds),
                Some(counted) if counted.seeds > 0 => {
                    shown["numbers"] == json!([seeds, counted.total])
                }
                Some(_) => shown["numbers"] == json!([seeds]),
            };
            let alike = shown["name"] == *name
                && numbers
                && shown["mark"].as_str() == mark
                && shown["barred"] == facts.barred;
            if !alike {
                differs.push(format!("{name}: {shown}"));
            }
        }
        for (side, name) in [(Side::South, "south"), (Side::North, "north")] {
            let store = &seen["stores"][name];
            if !store.is_null() && !only(&store["numbers"], position.store(side)) {
                differs.push(format!("store of {name}: {store}"));
            }
        }
        Ok(differs)
    }
}

/// Whether all numbers that stand at a place are that one.
fn only(numbers: &Value, number: u8) -> bool {
    let numbers = numbers.as_array().map(Vec::as_slice).unwrap_or_default();
    !numbers.is_empty() && numbers.iter().all(|shown| *shown == number)
}
