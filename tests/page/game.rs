//! A game on the page, read by the page's `data-` attributes, beside the same
//! game by the rules.

use std::collections::HashSet;

use anyhow::{Context, Result, bail, ensure};
use mbegu::link::{GameId, LinkContent, LinkView, Termination, TurnMessage, decode, encode};
use mbegu::rules::{BySide, Direction, GameStatus, Match, Move, Position, Rules, Side, Variant};
use serde_json::{Map, Value, json};

use crate::harness::Page;

/// What is started in the picker.
#[derive(Clone, Copy)]
pub enum Opponent {
    /// The bot at level 3; South begins, and is the player's.
    Bot,
    /// Two players at one board; South begins.
    Person,
    /// A friend elsewhere, who answers by link; South begins, and is the
    /// player's.
    Friend,
}

/// A match of Layli Goobalay whose first round is over.
pub fn round_over() -> Result<Match> {
    let rules = Variant::LayliGoobalay.default_rules();
    let record = "b E b D e E d E c B a D c A d E a F f A d";
    Ok(Match::parse(rules, Side::South, record)?)
}

/// The link of a game that the players haven't ended.
pub fn link_of(game: Match, view: LinkView) -> String {
    link_of_ended(game, None, view)
}

/// The link of a game, and how the players ended it.
pub fn link_of_ended(game: Match, ended: Option<Termination>, view: LinkView) -> String {
    encode(&LinkContent {
        game,
        fair_start: None,
        ended,
        view,
    })
}

/// The link with which a game is sent to the player of a side.
pub fn message_of(game: Match, to: Side, offer: bool) -> String {
    let message = TurnMessage {
        id: GameId::new(1),
        to,
        offer,
        pick: None,
        proofs: BySide::default(),
    };
    link_of(game, LinkView::Message(message))
}

/// Whether each pit and each store that is drawn has its number wherever a player reads it;
/// the page's count of the changes of the position. After a game the pits show the seeds of
/// both players counted out: then only `data-seeds`.
const SHOWS: &str = "numbers => {
    const drawn = [...document.querySelectorAll('[data-position] [data-pit], [data-position] [data-store]')];
    const name = e => e.dataset.pit ?? e.dataset.store;
    const texts = e => [...e.querySelectorAll('text')].filter(t => !t.closest('.counted .pit'))
        .map(t => t.textContent.trim()).filter(t => /^[0-9]+$/.test(t));
    const shows = drawn.every(e => [e.dataset.seeds, ...texts(e)].every(text => text === `${numbers[name(e)]}`));
    const pits = Object.keys(numbers).filter(name => name.length === 1);
    const isWhole = pits.every(pit => drawn.some(e => e.dataset.pit === pit));
    return isWhole && shows && document.querySelector('[data-position]').dataset.turn;
}";

/// The page's count of the changes of the position.
const TURN: &str = "document.querySelector('[data-position]')?.dataset.turn";

/// A game that the page shows.
pub struct Game<'a> {
    page: &'a Page,
    /// Its rules.
    pub rules: Rules,
    /// The position that the page should show.
    pub position: Position,
    /// The page's count of the changes of the position: bot and player together
    /// may come back to the same one.
    turn: Value,
}

impl<'a> Game<'a> {
    /// Chooses a game of its usual size in the picker, and starts it.
    pub fn start(page: &'a Page, variant: Variant, opponent: Opponent) -> Result<Game<'a>> {
        Self::choose(page, variant, opponent)?;
        let game = Game::shown(page, variant.default_rules())?;
        game.address()?;
        Ok(game)
    }

    /// The same, without a look at the board.
    pub fn choose(page: &Page, variant: Variant, opponent: Opponent) -> Result<()> {
        page.picker()?;
        page.press(&format!("[data-choose-game='{}']", variant.id()))?;
        match opponent {
            Opponent::Person => page.choose_opponent("person")?,
            Opponent::Friend => page.choose_opponent("friend")?,
            Opponent::Bot => {
                page.choose_opponent("bot")?;
                page.level(3)?;
            }
        }
        if variant == Variant::GiuthiRounds {
            // Lots would decide.
            page.options()?;
            page.press("[data-option=first] option[value=south]")?;
        }
        page.press("[data-action=start]")
    }

    /// The game that the page shows once it is a person's turn.
    pub fn shown(page: &'a Page, rules: Rules) -> Result<Game<'a>> {
        let position = settled(page, &rules)?;
        let mut game = Game {
            page,
            rules,
            position,
            turn: Value::Null,
        };
        game.check()?;
        Ok(game)
    }

    /// The first legal move, counted from a pit that differs from turn to turn
    /// so that games are not all about one pit.
    pub fn some_move(&self, turn: usize) -> Option<Move> {
        let moves: Vec<_> = self.rules.moves(&self.position).iter().collect();
        moves.get(turn * 5 % moves.len().max(1)).copied()
    }

    /// Plays some legal move with the pointer, and follows it.
    pub fn play_some(&mut self, turn: usize, bot: Option<Side>) -> Result<()> {
        let mv = self.some_move(turn).context("a legal move")?;
        self.click(mv)?;
        self.follow(mv, bot)
    }

    /// Plays a move with the pointer: the pit, then the way if it asks.
    pub fn click(&self, mv: Move) -> Result<()> {
        let name = self.rules.display_move(mv).to_string();
        let board = self.rules.board();
        self.page
            .press(&format!("[data-pit={}]", board.letter(mv.pit)))?;
        if self
            .rules
            .moves(&self.position)
            .iter()
            .filter(|other| other.pit == mv.pit)
            .count()
            > 1
        {
            self.page.press(&format!("[data-move=\"{name}\"]"))?;
        }
        Ok(())
    }

    /// Shows by an arrow key which way a pit that is chosen is sown, where the
    /// board asks. South's row lies below: forward is to the right there.
    pub fn steer(&self, mv: Move) -> Result<()> {
        let ways = self.rules.moves(&self.position);
        if ways.iter().filter(|other| other.pit == mv.pit).count() < 2 {
            return Ok(());
        }
        let name = self.rules.display_move(mv);
        self.page.wait_for(&format!("[data-move=\"{name}\"]"))?;
        let south = self.rules.board().owner(mv.pit) == Side::South;
        let right = south == (mv.direction == Direction::Forward);
        self.page
            .key(if right { "ArrowRight" } else { "ArrowLeft" })
    }

    /// After a move was made: waits for the next turn of a person, and checks
    /// that what is shown then came about by the rules: by the move alone, or
    /// with the bot's answers to it.
    pub fn follow(&mut self, mv: Move, bot: Option<Side>) -> Result<()> {
        let after = self.rules.play_unchecked(&self.position, mv, &mut ());
        // A busy browser may answer before it has heard the press.
        let moved = format!("{TURN} !== {}", self.turn);
        self.page.until("the move", &moved)?;
        let shown = settled(self.page, &self.rules)?;
        ensure!(
            reaches(&self.rules, after, &shown, bot),
            "after {} in {} the page shows {shown}, and by the rules it is {after} for the next to move",
            self.rules.display_move(mv),
            self.position,
        );
        self.position = shown;
        self.check()?;
        self.address().map(drop)
    }

    /// Waits until the page shows a position that is known.
    pub fn expect(&mut self, position: Position) -> Result<()> {
        self.page
            .wait_for(&format!("[data-position='{position}']"))?;
        self.position = position;
        self.check()
    }

    /// The address once it has the game. The address and the storage are written in the
    /// same effect, which may run a moment after the board has changed.
    pub fn address(&self) -> Result<String> {
        let mut address = Value::Null;
        loop {
            let other = "last => location.href !== last && location.href";
            address = self
                .page
                .until_call("the game in the address", other, address)?;
            let text = address.as_str().context("an address")?;
            let content = text.split_once('#').map(|(_, link)| decode(link));
            if let Some(Ok(content)) = content
                && *content.game.current().position() == self.position
            {
                return Ok(text.to_owned());
            }
        }
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.position.status() == GameStatus::Over
    }

    /// Every number on the page is that of the position. A busy browser may draw the
    /// pits a moment after the board around them.
    fn check(&mut self) -> Result<()> {
        let board = self.rules.board();
        let mut numbers = Map::new();
        for pit in board.all_pits() {
            numbers.insert(
                board.letter(pit).to_string(),
                json!(self.position.seeds(pit)),
            );
        }
        for (side, name) in [(Side::South, "south"), (Side::North, "north")] {
            numbers.insert(name.to_owned(), json!(self.position.store(side)));
        }
        let numbers = Value::Object(numbers);
        let what = || format!("every number of {}, {numbers}", self.position);
        self.turn = self.page.until_call(&what(), SHOWS, numbers.clone())?;
        Ok(())
    }
}

/// Waits until a person is to move, here or elsewhere, or the game is over; the
/// position shown. A game that is won goes on.
pub fn settled(page: &Page, rules: &Rules) -> Result<Position> {
    let script = "(board => {
        if (board?.dataset.phase === 'won') document.querySelector('[data-action=play-on]')?.click();
        return board && ['choosing', 'waiting', 'over'].includes(board.dataset.phase) && board.dataset.position;
    })(document.querySelector('[data-position]'))";
    let text = page.until("the next turn", script)?;
    let Some(text) = text.as_str() else {
        bail!("{text} is no position")
    };
    rules
        .parse_position(text)
        .with_context(|| format!("the page shows {text:?}"))
}

/// Whether a position comes about from another by the moves of the bot alone: of
/// many of them, where the player has to pass again and again.
fn reaches(rules: &Rules, from: Position, to: &Position, bot: Option<Side>) -> bool {
    let (mut seen, mut rest) = (HashSet::from([from]), vec![from]);
    while let Some(position) = rest.pop() {
        if position == *to {
            return true;
        }
        if bot.is_some() && position.to_move() == bot {
            let next = rules.children(&position).map(|(_, next)| next);
            rest.extend(next.filter(|next| seen.insert(*next)));
        }
    }
    false
}
