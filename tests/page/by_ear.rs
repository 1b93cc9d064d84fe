//! Games from what is read out alone: the player hears the announcements and the
//! labels of the pits, types the names of moves, and knows the position after every turn.

use anyhow::{Context, Result, bail, ensure};
use mbegu::bot::Rng;
use mbegu::rules::{Direction, GameRecord, GameStatus, Move, Rules, Side, Variant};
use serde_json::{Value, json};

use crate::chance;
use crate::game::{Game, Opponent};
use crate::harness::{Page, STILL, visit};

/// The most turns of a game.
const MAX_TURNS: usize = 150;

/// The turns that are played by default.
const FEW_TURNS: usize = 12;

/// What is read out of a turn.
const TURN: &str = "document.querySelector('[data-announced=turn]').textContent";

/// The labels of the pits, by their letters.
const LABELS: &str = "Object.fromEntries([...document.querySelectorAll('.board [data-pit]')]
    .map(pit => [pit.dataset.pit, (pit.querySelector('[aria-label]') ?? pit).getAttribute('aria-label')]))";

struct Listener<'a> {
    page: &'a Page,
    rules: Rules,
    record: GameRecord,
    heard: String,
    rng: Rng,
}

impl Listener<'_> {
    /// Waits for the next text in which it is the player's turn, or the game is over.
    fn hear(&mut self) -> Result<()> {
        let before = json!(self.heard);
        // Two turns may have the same text: then the element is another one.
        let is_new = format!(
            "({TURN} !== {before} || document.querySelector('[data-announced=turn]') !== window.heard)
                && (/Your turn/.test({TURN}) || !/ to move/.test({TURN}))"
        );
        let next = self.page.until("the next announcement", &is_new);
        let text = self.page.read(TURN)?;
        next.with_context(|| format!("after {before} it says {text}"))?;
        self.page
            .read("window.heard = document.querySelector('[data-announced=turn]'), null")?;
        self.heard = text.as_str().context("no text")?.to_owned();
        Ok(())
    }

    /// Plays the moves of a text, in its order.
    fn follow(&mut self) -> Result<()> {
        for part in self.heard.split(" sowed pit ").skip(1) {
            let mut words = part.split([' ', ':', ';', '.']);
            let letter = words.next().and_then(|word| word.chars().next());
            let pit = letter.and_then(|letter| self.rules.board().pit_from_letter(letter));
            let pit = pit.with_context(|| format!("no pit in {part:?}"))?;
            // Forward is to the right on South's row, which lies below, and to the left on
            // North's.
            let backward = match self.rules.board().owner(pit) {
                Side::South => "left",
                Side::North => "right",
            };
            // "to the left"
            let direction = if words.nth(2) == Some(backward) {
                Direction::Backward
            } else {
                Direction::Forward
            };
            let mv = Move { pit, direction };
            if let Err(refusal) = self.record.play(mv, &mut ()) {
                bail!(
                    "{:?}: {refusal:?} in {}",
                    self.heard,
                    self.record.position()
                );
            }
        }
        Ok(())
    }

    /// Waits until the labels say the position, and compares the score that was announced.
    fn check(&self) -> Result<()> {
        let board = self.rules.board();
        let pits = board.all_pits().map(|pit| {
            let (letter, seeds) = (board.letter(pit), self.record.position().seeds(pit));
            let seeds = format!("pit {letter}, {seeds} seed");
            (letter.to_string(), json!(seeds))
        });
        let said = Value::Object(pits.collect());
        let are_said = format!(
            "said => (labels => Object.entries(said).every(([pit, it]) => labels[pit].includes(it)))({LABELS})"
        );
        // The labels come a moment after the announcement.
        let found = self.page.until_call("the labels", &are_said, said);
        found.with_context(|| {
            format!(
                "by ear it is {} after {:?}",
                self.record.position(),
                self.heard
            )
        })?;
        let [south, north] =
            [Side::South, Side::North].map(|side| self.record.position().score(side));
        let score = format!("You {south}, the bot {north}.");
        ensure!(
            self.heard.contains(&score),
            "no {score:?} in {:?}",
            self.heard
        );
        Ok(())
    }

    /// Plays on, if a side has just come to the seeds that win, and hears what follows.
    fn play_on(&mut self) -> Result<()> {
        let is_won = "document.querySelector('.board').dataset.phase === 'won'";
        if self.page.read(is_won)? != json!(true) {
            return Ok(());
        }
        self.page
            .read("void document.querySelector('[data-action=play-on]').click()")?;
        self.hear()?;
        if self.record.position().to_move() == Some(Side::North) {
            self.follow()?;
        }
        Ok(())
    }

    /// Types the name of any legal move.
    fn play(&mut self) -> Result<()> {
        let moves: Vec<_> = self.rules.moves(self.record.position()).iter().collect();
        let any = self.rng.below(moves.len() as u32) as usize;
        let mv = *moves.get(any).context("no move")?;
        let letter = self.rules.board().letter(mv.pit);
        self.page.key(&letter.to_string())?;
        if moves.iter().filter(|other| other.pit == mv.pit).count() > 1 {
            let sign = match mv.direction {
                Direction::Forward => "+",
                Direction::Backward => "-",
            };
            let asked = "document.querySelector('[data-announced=prompt]').textContent !== ''";
            self.page.until("the question which way", asked)?;
            self.page.key(sign)?;
        }
        Ok(())
    }

    /// Reads the position from the labels, as after a race, of which only the picks are
    /// announced.
    fn read_labels(&mut self) -> Result<()> {
        // They come a moment after the announcement.
        self.page.next_frames()?;
        let labels = self.page.read(LABELS)?;
        let seeds_of = |side| -> Result<String> {
            let pits = self.rules.board().pits_of(side).map(|pit| {
                let letter = self.rules.board().letter(pit).to_string();
                let label = labels[letter].as_str().context("no label")?;
                let seeds = label.split(", ").nth(1).context("no seeds")?;
                let seeds = seeds.split(' ').next().unwrap_or_default();
                let mark = match () {
                    () if label.contains("claimed by you") => "s",
                    () if label.contains("claimed by the bot") => "n",
                    () => "",
                };
                Ok(format!("{mark}{seeds}"))
            });
            Ok(pits.collect::<Result<Vec<_>>>()?.join(","))
        };
        let [south, north] = [seeds_of(Side::South)?, seeds_of(Side::North)?];
        let text = format!("{south}/{north} 0-0 s");
        let position = self.rules.parse_position(&text)?;
        self.record = GameRecord::from_position(self.rules, position);
        Ok(())
    }
}

impl Page {
    /// Waits until the page hears keys: its listeners come just after the board.
    fn hears_keys(&self) -> Result<()> {
        let answer = "document.querySelector('[data-announced=answer]').textContent";
        for _ in 0..100 {
            self.key("s")?;
            self.next_change()?;
            if self.read(answer)? != json!("") {
                return Ok(());
            }
        }
        bail!("no key is answered")
    }
}

/// Plays so many turns of a game, or of the first round of a match, against level 3.
fn by_ear(variant: Variant, turns: usize) -> Result<()> {
    visit(STILL, |page| {
        page.open("")?;
        Game::choose(&page, variant, Opponent::Bot)?;
        page.wait_for("[data-announced]")?;
        let rules = variant.default_rules();
        let mut listener = Listener {
            page: &page,
            rules,
            record: GameRecord::new(rules, Side::South),
            heard: String::new(),
            rng: Rng::new(chance::seed()),
        };
        page.hears_keys()?;
        if listener.record.position().status() == GameStatus::Race {
            let asked = format!("/pick/i.test({TURN})");
            page.until("the race", &asked)?;
            page.key("e")?;
            let raced = format!("/raced from/.test({TURN})");
            page.until("the end of the race", &raced)?;
            // The bot may move first, which is told in place of the race.
            listener.hear()?;
            listener.read_labels()?;
        } else {
            listener.hear()?;
        }
        for _ in 0..turns {
            if listener.record.position().to_move() != Some(Side::South) {
                break;
            }
            listener.play()?;
            listener.hear()?;
            listener.follow()?;
            if listener.record.position().status() == GameStatus::Over {
                break;
            }
            listener.check()?;
            listener.play_on()?;
        }
        page.key("s")?;
        page.until(
            "the score",
            "/^You \\d+, the bot \\d+\\.$/.test(document.querySelector('[data-announced=answer]').textContent)",
        )?;
        page.key("o")?;
        page.until(
            "the own row",
            "/^Your row: a \\d+/.test(document.querySelector('[data-announced=answer]').textContent)",
        )
        .map(drop)
    })
}

#[test]
fn giuthi_is_played_by_ear() -> Result<()> {
    by_ear(Variant::Giuthi, FEW_TURNS)
}

#[test]
fn sulus_aidi_is_played_by_ear() -> Result<()> {
    by_ear(Variant::SulusAidi, FEW_TURNS)
}

#[test]
#[ignore = "long: runs with cargo xtask test --all"]
fn every_game_is_played_by_ear_to_its_end() -> Result<()> {
    Variant::ALL
        .into_iter()
        .try_for_each(|variant| by_ear(variant, MAX_TURNS))
}
