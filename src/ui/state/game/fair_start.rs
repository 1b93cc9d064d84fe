//! Fair starts: the swap rule (Rules 5.1) and balanced openings.

use std::rc::Rc;

use super::{GameState, Ownership, Phase};
use crate::bot::protocol::Answer;
use crate::link::{self, FairStart, Player};
use crate::rules::{BySide, GameStatus, Match, NextStep, Ply, Side, Variant};

/// How a new game begins.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Beginning {
    /// As its rules say.
    #[default]
    Usual,
    /// With the swap rule.
    Swap,
    /// With plies that are played already.
    Opening(Vec<Ply>),
}

/// The balanced openings of a game on its usual board.
#[derive(Clone, Debug, PartialEq)]
pub struct BalancedOpenings {
    variant: Variant,
    /// South begins in each.
    games: Rc<[Match]>,
}

impl BalancedOpenings {
    /// Reads a file of `static/openings/`; `None` if it has none or one isn't legal.
    pub fn read(variant: Variant, text: &str) -> Option<Self> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let records = lines.filter_map(|line| line.split(';').next());
        let games = records.map(|record| {
            let rules = variant.default_rules();
            Match::parse(rules, Side::South, record).ok()
        });
        let games: Rc<[Match]> = games.collect::<Option<_>>()?;
        (!games.is_empty()).then_some(Self { variant, games })
    }

    /// The game that they open.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The plies of one of them, chosen by a random number, with that side to begin.
    pub(in crate::ui::state) fn choose(&self, random: u32, first: Side) -> Vec<Ply> {
        let game = &self.games[random as usize % self.games.len()];
        let plies = plies_of(game, game.plies());
        match first {
            Side::South => plies,
            Side::North => mirrored(game, plies),
        }
    }
}

/// The first plies of a game.
fn plies_of(game: &Match, count: usize) -> Vec<Ply> {
    (0..count).filter_map(|ply| game.ply(ply)).collect()
}

/// The plies with the sides exchanged. A game with a race is unchanged: the race
/// decides who begins.
fn mirrored(game: &Match, plies: Vec<Ply>) -> Vec<Ply> {
    let rules = game.first_round().rules();
    if rules.fields().has_race {
        return plies;
    }
    let mirror = |ply| match ply {
        Ply::Move(mv) => Ply::Move(rules.board().corresponding_move(mv)),
        other => other,
    };
    plies.into_iter().map(mirror).collect()
}

impl GameState {
    /// The side whose player has to choose the sides now.
    pub fn chooser(&self) -> Option<Side> {
        let is_played = !self.is_over() && self.record.next_step() == NextStep::Play;
        self.fair_start.filter(|_| is_played)?.chooser(&self.record)
    }

    /// The number of plies after which the sides were chosen, once they are.
    pub(super) fn chosen_at(&self) -> Option<usize> {
        let is_chosen = self.fair_start.is_some_and(|it| it != FairStart::Open);
        FairStart::first_turn(&self.record).filter(|_| is_chosen)
    }

    /// The choice, if nothing was played since.
    pub fn new_choice(&self) -> Option<FairStart> {
        let is_new = self.chosen_at() == Some(self.record.plies());
        self.fair_start.filter(|_| is_new)
    }

    /// The players as they sat when a ply was played.
    pub fn players_at(&self, ply: usize) -> BySide<Player> {
        players_at(&self.record, self.fair_start, self.players, ply)
    }

    /// Whether a person played a ply for a side.
    pub fn is_by_person(&self, ply: usize, side: Side) -> bool {
        self.players_at(ply)[side] == Player::Person
    }

    /// The players as they sat at the start.
    pub(in crate::ui::state) fn players_at_start(&self) -> BySide<Player> {
        match self.fair_start {
            Some(FairStart::Swapped) => self.players.swapped(),
            _ => self.players,
        }
    }

    pub(super) fn seat(&mut self, choice: FairStart) {
        if self.fair_start == Some(FairStart::Swapped) || choice == FairStart::Swapped {
            self.players = self.players.swapped();
            if let Some(clock) = &mut self.clock {
                clock.swap_sides();
            }
        }
        self.fair_start = Some(choice);
    }
}

/// The players of a game as they sat when a ply was played: those who changed sides made
/// the plies before on the other side.
pub fn players_at(
    game: &Match,
    fair_start: Option<FairStart>,
    players: BySide<Player>,
    ply: usize,
) -> BySide<Player> {
    let is_swapped = fair_start == Some(FairStart::Swapped);
    match FairStart::first_turn(game).filter(|_| is_swapped) {
        Some(plies) if ply < plies => players.swapped(),
        _ => players,
    }
}

impl GameState {
    /// Whether the only person was swapped to North, so that the board is turned.
    pub(super) fn is_turned_by_choice(&self) -> bool {
        self.fair_start == Some(FairStart::Swapped)
            && link::only_person(self.players) == Some(Side::North)
    }

    /// Whether the bot is to find out which side it chooses.
    pub(super) fn is_side_judged(&self) -> bool {
        self.phase() == Phase::Thinking && self.chooser().is_some()
    }

    pub(super) fn choose_sides(&mut self, is_swapped: bool) {
        if self.phase() == Phase::ChoosingSides {
            self.settle_sides(is_swapped);
            self.pause_clock(false);
        }
    }

    fn settle_sides(&mut self, is_swapped: bool) {
        self.undone.clear();
        self.take_choice(if is_swapped {
            FairStart::Swapped
        } else {
            FairStart::Kept
        });
    }

    /// Goes on after a choice of the sides.
    pub(super) fn take_choice(&mut self, choice: FairStart) {
        self.seat(choice);
        self.ownership = Ownership::Own;
        // The friend has to get it.
        self.header.sent = None;
        self.clear_offers();
        self.count_change();
    }

    /// The bot chooses the side that its analysis finds better. An analysis that ended
    /// before any move had a score keeps the sides.
    pub(super) fn choose_better_side(&mut self, answer: &Answer) {
        let Some(chooser) = self.chooser() else {
            return;
        };
        let score = match answer {
            Answer::Analysis(analysis) => analysis.best().score,
            _ => 0,
        };
        let is_mover = self.position().status() == GameStatus::ToMove(chooser);
        self.settle_sides(if is_mover { score < 0 } else { score > 0 });
    }

    /// How the same game begins again, with the other side to move first.
    pub(in crate::ui::state) fn same_beginning(&self) -> Beginning {
        match (self.fair_start, self.opening_plies) {
            (Some(_), _) => Beginning::Swap,
            (None, 0) => Beginning::Usual,
            (None, plies) => {
                Beginning::Opening(mirrored(&self.record, plies_of(&self.record, plies)))
            }
        }
    }

    /// Begins a new game as it was chosen.
    pub(in crate::ui::state) fn begin_with(&mut self, beginning: Beginning) {
        match beginning {
            Beginning::Usual => {}
            Beginning::Swap => self.fair_start = Some(FairStart::Open),
            Beginning::Opening(plies) => {
                for ply in plies {
                    // A ply that isn't legal is left out, with those after it.
                    if self.record_mut().play_ply(ply, &mut ()).is_err() {
                        break;
                    }
                }
                self.opening_plies = self.record.plies();
                self.rest();
            }
        }
    }
}

#[cfg(test)]
mod tests;
