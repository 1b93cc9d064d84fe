//! The starts whose result is proved. docs/SOLVED.md tells how, and
//! `cargo xtask openings book check` proves them again from their opening books.

use crate::rules::{Options, Variant};

/// A start whose result is proved. In a game of several rounds it is that of the first
/// round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvedStart {
    /// The game. It has two rows.
    pub variant: Variant,
    /// The size of its board.
    pub options: Options,
    /// The seeds with which the side that begins can end, whatever the other side does.
    /// The other side can end with all other seeds.
    pub first: u16,
    /// The limits of the search that proves it, as options of the command.
    limits: &'static str,
    /// The address of its opening book.
    book: &'static str,
}

impl SolvedStart {
    /// All of them.
    pub const ALL: [SolvedStart; 6] = [
        SolvedStart {
            variant: Variant::LayliGoobalay,
            options: Options { pits: 6, seeds: 4 },
            first: 29,
            limits: " --nodes 1300000000 --memory 4096",
            book: "books/layli-goobalay-6x4.txt",
        },
        SolvedStart {
            variant: Variant::LayliGoobalay,
            options: Options { pits: 6, seeds: 5 },
            first: 30,
            limits: "",
            book: "books/layli-goobalay-6x5.txt",
        },
        SolvedStart {
            variant: Variant::Giuthi,
            options: Options { pits: 5, seeds: 5 },
            first: 28,
            limits: " --nodes 1200000000 --memory 2048",
            book: "books/giuthi-5x5.txt",
        },
        SolvedStart {
            variant: Variant::GiuthiStore,
            options: Options { pits: 5, seeds: 4 },
            first: 24,
            limits: "",
            book: "books/giuthi-store-5x4.txt",
        },
        SolvedStart {
            variant: Variant::GiuthiStore,
            options: Options { pits: 5, seeds: 6 },
            first: 32,
            limits: "",
            book: "books/giuthi-store-5x6.txt",
        },
        SolvedStart {
            variant: Variant::GiuthiRounds,
            options: Options { pits: 5, seeds: 6 },
            first: 24,
            limits: " --nodes 1200000000 --memory 2048",
            book: "books/giuthi-rounds-5x6.txt",
        },
    ];

    /// Returns the start of a game on a board of that size, if it is solved.
    #[must_use]
    pub fn find(variant: Variant, options: Options) -> Option<&'static SolvedStart> {
        let mut all = Self::ALL.iter();
        all.find(|start| (start.variant, start.options) == (variant, options))
    }

    /// The seeds of the game.
    ///
    /// ```
    /// use mbegu::bot::SolvedStart;
    ///
    /// let [layli, ..] = SolvedStart::ALL;
    /// assert_eq!((layli.first, layli.total()), (29, 48));
    /// ```
    #[must_use]
    pub fn total(&self) -> u16 {
        2 * u16::from(self.options.pits) * u16::from(self.options.seeds)
    }

    /// The command that proves it.
    #[must_use]
    pub fn command(&self) -> String {
        let Options { pits, seeds } = self.options;
        let (game, limits) = (self.variant.id(), self.limits);
        format!("cargo xtask solve {game} --pits {pits} --seeds {seeds}{limits}")
    }

    /// The address of its opening book, relative to the page.
    #[must_use]
    pub fn book(&self) -> &'static str {
        self.book
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_totals_are_those_of_the_rules() {
        for start in SolvedStart::ALL {
            let rules = start.variant.rules(start.options).expect("an offered size");
            assert_eq!(start.total(), rules.total(), "{start:?}");
            assert_eq!(
                SolvedStart::find(start.variant, start.options),
                Some(&start)
            );
        }
    }
}
