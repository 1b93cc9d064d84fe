//! The facts that sentences state, independent of the language.

mod advice;
mod ending;
mod match_facts;
mod seat;
mod tag;

pub use advice::{HintFacts, NamedMove};
pub use ending::{RoundFacts, SeedsLeft, arranger};
pub use match_facts::{MatchFacts, RowChecks, RowScale};
pub use seat::{LastMove, SeatFacts};
pub use tag::{Explained, TagFacts};

use crate::link::Player;
use crate::rules::{
    Board, BySide, Capture, Crossing, Direction, Event, IllegalMove, Match, Move, Pit, Ply,
    Position, Restriction, Rules, Side, SowDirections, StopReason,
};
use crate::ui::i18n::MessageValue;
use crate::ui::state::Heading;

/// A player, as sentences name one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only person.
    You,
    /// The only bot.
    Bot,
    /// Somebody elsewhere, who answers by link.
    Friend,
    /// One of two people, or of two bots.
    Side(Side),
}

impl Who {
    pub fn of(players: BySide<Player>, side: Side) -> Who {
        match (players[side], players[side.other()]) {
            (Player::Person, Player::Bot(_) | Player::Friend) => Who::You,
            (Player::Bot(_), Player::Person) => Who::Bot,
            (Player::Friend, Player::Person) => Who::Friend,
            _ => Who::Side(side),
        }
    }
}

/// `you`, `bot`, `friend`, `south` or `north`.
impl From<Who> for MessageValue<'_> {
    fn from(who: Who) -> Self {
        match who {
            Who::You => MessageValue::from("you"),
            Who::Bot => MessageValue::from("bot"),
            Who::Friend => MessageValue::from("friend"),
            Who::Side(side) => MessageValue::from(side),
        }
    }
}

/// What a mark makes of a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Uur,
    /// A claimed pit (Rules 3.6.2).
    Claim,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitFacts {
    pub owner: Side,
    pub who: Who,
    /// Its letter in the notation: `a` for South's first pit, `A` for North's (Rules 2).
    pub letter: char,
    pub seeds: u8,
    /// Its mark, and whose.
    pub mark: Option<(Mark, Who)>,
    pub barred: bool,
    /// The ways it can be sown now: none, one or two.
    pub ways: u8,
}

impl PitFacts {
    /// A pit with the ways that are open from it.
    pub fn of(
        rules: &Rules,
        position: &Position,
        players: BySide<Player>,
        pit: Pit,
        ways: u8,
    ) -> PitFacts {
        let board = rules.board();
        let kind = match rules.fields().capture {
            Capture::ClaimFours => Mark::Claim,
            _ => Mark::Uur,
        };
        let mark = position.mark(pit);
        PitFacts {
            owner: board.owner(pit),
            who: Who::of(players, board.owner(pit)),
            letter: board.letter(pit),
            seeds: position.seeds(pit),
            mark: mark.map(|owner| (kind, Who::of(players, owner))),
            barred: position.restriction() == Some(Restriction::Barred(pit)),
            ways,
        }
    }
}

/// Why a pit can't be sown in any way; `None` if it can.
pub fn refusal(rules: &Rules, position: &Position, pit: Pit) -> Option<IllegalMove> {
    let mut first = None;
    for direction in rules.directions(pit).iter() {
        let refusal = rules.check_move(position, Move { pit, direction }).err()?;
        first = first.or(Some(refusal));
    }
    first
}

/// The way of a sowing, with the row of `near` below or on the right; `None` where the game
/// has only one.
pub fn named_way(rules: &Rules, near: Side, mv: Move) -> Option<Heading> {
    let owner = rules.board().owner(mv.pit);
    (rules.fields().sow_directions != SowDirections::Forward)
        .then(|| Heading::of(owner, mv.direction, near))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveFacts {
    pub who: Who,
    /// The pit it began from.
    pub letter: char,
    /// The way it began, where the game has more than one.
    pub way: Option<Heading>,
    pub laps: u16,
    /// How many seeds fell, each counted as often as it was sown.
    pub sown: u32,
    pub taken: u32,
    /// The pits they were captured from; the mover's own last seed isn't one.
    pub from: Vec<char>,
    /// The mover's own last seed is captured, too.
    pub takes_last: bool,
    pub uurs: Vec<char>,
    pub claims: Vec<char>,
    /// The pit of the last seed; `None` for a store.
    pub end: Option<char>,
    /// Why it ended there.
    pub reason: Option<StopReason>,
    /// The pit that it bars for the next turn.
    pub barred: Option<char>,
    /// The way in which the same player sows again.
    pub again: Option<Direction>,
    /// Why the turn ended with sowings that failed to cross.
    pub failed: Option<Failed>,
    /// Who then had to pass, in order.
    pub passes: Vec<Who>,
}

/// Why a turn ended whose sowings all failed to cross (Rules 3.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed {
    /// They were as many as a turn may have.
    Most(u8),
    /// No pit could be sown that way.
    NoneLeft(Heading),
}

impl MoveFacts {
    /// The facts of a ply of the game, counted from 0; `None` if it is no move.
    pub fn of_ply(
        game: &Match,
        players: BySide<Player>,
        near: Side,
        ply: usize,
    ) -> Option<MoveFacts> {
        let Some(Ply::Move(mv)) = game.ply(ply) else {
            return None;
        };
        let (record, at) = game.at_ply(ply);
        let (rules, before) = (record.rules(), &record.positions()[at]);
        let mut events = Vec::new();
        rules.play_unchecked(before, mv, &mut events);
        MoveFacts::of(rules, players, near, before, &events)
    }

    /// The facts of a move that was played in the position `before`, by its
    /// events, on a board with the row of `near` below or on the right; `None` if they are no
    /// move's.
    pub fn of(
        rules: &Rules,
        players: BySide<Player>,
        near: Side,
        before: &Position,
        events: &[Event],
    ) -> Option<MoveFacts> {
        let Event::Lift { pit, direction, .. } = *events.first()? else {
            return None;
        };
        let board = rules.board();
        let mover = board.owner(pit);
        let mut facts = MoveFacts {
            who: Who::of(players, mover),
            letter: board.letter(pit),
            way: named_way(rules, near, Move { pit, direction }),
            laps: 0,
            sown: 0,
            taken: 0,
            from: Vec::new(),
            takes_last: false,
            uurs: Vec::new(),
            claims: Vec::new(),
            end: None,
            reason: None,
            barred: None,
            again: None,
            failed: None,
            passes: Vec::new(),
        };
        for event in events {
            facts.add(board, mover, players, *event);
        }
        let failed = rules.fields().crossing == Crossing::OrSowAgain
            && facts.reason_without_gain() == Some(StopReason::NotCrossed)
            && facts.again.is_none();
        facts.failed = failed.then(|| match before.restriction() {
            Some(Restriction::Again { failed, .. }) if failed + 1 == board.pits_per_side() => {
                Failed::Most(board.pits_per_side())
            }
            _ => Failed::NoneLeft(Heading::of(mover, direction.reversed(), near)),
        });
        Some(facts)
    }

    /// Why the sowing ended, where it won nothing.
    pub fn reason_without_gain(&self) -> Option<StopReason> {
        self.reason.filter(|_| !self.has_gain())
    }

    /// Whether the move won seeds or pits.
    pub fn has_gain(&self) -> bool {
        self.taken > 0 || !self.uurs.is_empty() || !self.claims.is_empty()
    }

    fn add(&mut self, board: Board, mover: Side, players: BySide<Player>, event: Event) {
        match event {
            Event::Lift { lap, .. } => self.laps = lap,
            Event::Drop { .. } | Event::DropInStore { .. } => self.sown += 1,
            Event::Stop { at, reason } => {
                self.end = at.map(|pit| board.letter(pit));
                self.reason = Some(reason);
            }
            Event::Capture { pit, seeds, .. } => {
                self.taken += u32::from(seeds);
                if board.owner(pit) == mover {
                    self.takes_last = true;
                } else {
                    self.from.push(board.letter(pit));
                }
            }
            Event::Uur { pit, .. } => self.uurs.push(board.letter(pit)),
            Event::Claim { pit, .. } => self.claims.push(board.letter(pit)),
            Event::Bar { pit } => self.barred = Some(board.letter(pit)),
            Event::Again { direction, .. } => self.again = Some(direction),
            Event::Pass { side } => self.passes.push(Who::of(players, side)),
            Event::Hand { .. }
            | Event::Transfer { .. }
            | Event::Turn { .. }
            | Event::Sweep { .. }
            | Event::Over { .. } => {}
        }
    }
}

/// How a race ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaceFacts {
    /// Who raced, and the letters of their pits.
    pub starts: BySide<(Who, char)>,
    /// Who finished first and begins.
    pub first: Who,
}

impl RaceFacts {
    /// The race of two picks that `first` won.
    pub fn of(
        rules: &Rules,
        players: BySide<Player>,
        picks: BySide<Pit>,
        first: Side,
    ) -> RaceFacts {
        let start = |side| (Who::of(players, side), rules.board().letter(picks[side]));
        RaceFacts {
            starts: BySide {
                south: start(Side::South),
                north: start(Side::North),
            },
            first: Who::of(players, first),
        }
    }
}
