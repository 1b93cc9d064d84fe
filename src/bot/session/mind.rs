//! What thinks about a question.

use crate::bot::arrange::Arranger;
use crate::bot::protocol::{Question, QuestionError, Want};
use crate::bot::race::Picker;
use crate::bot::{Chance, Level, Limit, Lines, Player, Progress, Search, Table};
use crate::rules::{BySide, Match, Next, Rules, Side, State};

#[derive(Debug)]
pub(super) enum Mind {
    /// A level that looks for its move.
    Player(Player),
    /// A search for the worth of every move.
    Analyst(Search),
    /// A level that picks its pit for a race.
    Picker(Picker),
    /// A level that lays out its row for a round.
    Arranger(Arranger),
}

impl Mind {
    /// Begins to think where `game` stands.
    ///
    /// # Errors
    /// [`QuestionError::NotNow`].
    pub fn new(
        question: &Question,
        game: &Match,
        level: &Level,
        table: Table,
    ) -> Result<Mind, QuestionError> {
        let record = game.current();
        let (rules, positions) = (record.rules(), record.positions());
        let seed = u64::from(question.seed);
        let moves = rules.moves(record.position());
        Ok(match question.want {
            Want::Move if !moves.is_empty() => {
                Mind::Player(Player::new(level, rules, positions, seed, table))
            }
            Want::Analysis if !moves.is_empty() => {
                let limits = [Limit::Nodes(level.nodes)];
                let mut chance = Chance::new(seed);
                let lines = Lines::Every;
                let search = Search::new(rules, positions, &limits, lines, &mut chance, table);
                Mind::Analyst(search)
            }
            Want::Pick(race) if record.position().state() == State::Race => {
                let side = if race.north { Side::North } else { Side::South };
                let pace = BySide {
                    south: race.south_pace,
                    north: race.north_pace,
                };
                Mind::Picker(Picker::new(level, rules, side, pace, seed, table))
            }
            Want::Row if matches!(game.next(), Next::Arrange(_)) => {
                let arranger = Arranger::new(level, game, seed, table);
                Mind::Arranger(arranger.ok_or(QuestionError::NotNow)?)
            }
            _ => return Err(QuestionError::NotNow),
        })
    }

    /// The search, where it is one.
    pub fn search(&self) -> Option<&Search> {
        match self {
            Mind::Player(player) => Some(player.search()),
            Mind::Analyst(search) => Some(search),
            Mind::Picker(_) | Mind::Arranger(_) => None,
        }
    }

    /// Thinks on for about that many positions; whether it has finished.
    pub fn advance(&mut self, nodes: u64) -> bool {
        match self {
            Mind::Player(player) => player.advance(nodes) == Progress::Done,
            Mind::Analyst(search) => search.advance(nodes) == Progress::Done,
            Mind::Picker(picker) => picker.advance(nodes),
            Mind::Arranger(arranger) => arranger.advance(nodes),
        }
    }

    /// The answer in its text form, from what is known by now.
    pub fn decide(self, rules: &Rules) -> (Option<String>, Table) {
        match self {
            Mind::Player(player) => {
                let (mv, table) = player.decide();
                (mv.map(|mv| rules.show_move(mv).to_string()), table)
            }
            Mind::Analyst(search) => {
                let best = search.answer().every.first().map(|&(mv, _)| mv);
                let said = best.map(|mv| rules.show_move(mv).to_string());
                (said, search.into_table())
            }
            Mind::Picker(picker) => {
                let (pit, table) = picker.decide();
                (Some(rules.board().letter(pit).to_string()), table)
            }
            Mind::Arranger(arranger) => {
                let (row, table) = arranger.decide();
                (Some(row.to_string()), table)
            }
        }
    }

    pub fn into_table(self) -> Table {
        match self {
            Mind::Player(player) => player.into_table(),
            Mind::Analyst(search) => search.into_table(),
            Mind::Picker(picker) => picker.into_table(),
            Mind::Arranger(arranger) => arranger.into_table(),
        }
    }
}
