//! The text forms (docs/RULES.md, section 2).

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use super::position::letter;
use super::{Game, GameStatus, Kind, Move, Position, Restriction, Side};

/// `<South's pits>/<North's pits> <South's store>-<North's store> <state>[ <restriction>]`
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |side| {
            self.row(side)
                .map(|pit| {
                    let mark = match self.marks[pit] {
                        None => "",
                        Some(Side::South) => "s",
                        Some(Side::North) => "n",
                    };
                    format!("{mark}{}", self.seeds[pit])
                })
                .collect::<Vec<_>>()
                .join(",")
        };
        let state = match self.state {
            GameStatus::ToMove(Side::South) => "s",
            GameStatus::ToMove(Side::North) => "n",
            GameStatus::Race => "r",
            GameStatus::Over => "x",
        };
        let restriction = match self.restriction {
            None => String::new(),
            Some(Restriction::Barred(pit)) => format!(" !{}", letter(pit, self.pits())),
            Some(Restriction::Again { forward, failed }) => {
                format!(" {}{failed}", if forward { '+' } else { '-' })
            }
        };
        write!(
            f,
            "{}/{} {}-{} {state}{restriction}",
            row(Side::South),
            row(Side::North),
            self.stores[0],
            self.stores[1],
        )
    }
}

/// Reads what `Display` writes; a test's own text, so a fault in it is a panic.
impl FromStr for Position {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let mut parts = text.split(' ');
        let mut part = || parts.next().expect("a part of a position");
        let pits: Vec<&str> = part().split(['/', ',']).collect();
        let mut position = Self::empty(pits.len() / 2);
        for (pit, text) in pits.into_iter().enumerate() {
            position.marks[pit] = match text.chars().next() {
                Some('s') => Some(Side::South),
                Some('n') => Some(Side::North),
                _ => None,
            };
            position.seeds[pit] = number(text.trim_start_matches(['s', 'n']));
        }
        let (south, north) = part().split_once('-').expect("two stores");
        position.stores = [number(south), number(north)];
        position.state = match part() {
            "s" => GameStatus::ToMove(Side::South),
            "n" => GameStatus::ToMove(Side::North),
            "r" => GameStatus::Race,
            "x" => GameStatus::Over,
            other => panic!("no state is written {other}"),
        };
        position.restriction = parts.next().map(|text| {
            let (kind, rest) = text.split_at(1);
            match kind {
                "!" => Restriction::Barred(pit_named(rest, position.pits())),
                sign => Restriction::Again {
                    forward: sign == "+",
                    failed: rest.parse().expect("a number of sowings"),
                },
            }
        });
        Ok(position)
    }
}

impl Game {
    /// The pit, and the direction "where the pit may be sown both ways".
    pub fn display_move(&self, mv: Move) -> String {
        let pit = letter(mv.pit, self.pits);
        match (self.both_ways(mv.pit), mv.forward) {
            (false, _) => pit.to_string(),
            (true, true) => format!("{pit}+"),
            (true, false) => format!("{pit}-"),
        }
    }

    /// The legal move that is written so.
    pub fn read_move(&self, position: &Position, text: &str) -> Option<Move> {
        self.moves(position)
            .into_iter()
            .find(|&mv| self.display_move(mv) == text)
    }

    /// 3.1.1, 3.4.1 (the middle pit alone), 3.5.1, 3.6.
    fn both_ways(&self, pit: usize) -> bool {
        match self.kind {
            Kind::Giuthi | Kind::GiuthiStore | Kind::GiuthiRounds => true,
            Kind::Alemungula => 2 * (pit % self.pits) + 1 == self.pits,
            Kind::Layli | Kind::Sulus => false,
        }
    }
}

/// The pit that has this letter.
pub fn pit_named(text: &str, pits: usize) -> usize {
    (0..2 * pits)
        .find(|&pit| letter(pit, pits).to_string() == text)
        .unwrap_or_else(|| panic!("no pit is called {text}"))
}

fn number(text: &str) -> u32 {
    text.parse().expect("a number of seeds")
}
