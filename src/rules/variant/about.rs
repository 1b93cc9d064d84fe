//! The games, each in one place: its name, where it is from, what a player may
//! choose about it, the value that its rules are, and what was decided.

use std::ops::RangeInclusive;

use crate::rules::{
    Board, Capture, Crossing, Lifted, Opening, Options, Relay, Rounds, Rows, Rules, Run, Stores,
    Stuck, Sweeping, Turning, Variant,
};

/// A choice that the sources leave open and this program makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The sentence of RULES.md that it belongs to.
    pub rule: &'static str,
    /// What is played here.
    pub text: &'static str,
}

/// The fewest and the most of something that can be chosen.
#[derive(Clone, Copy)]
pub(super) struct Span(u8, u8);

impl Span {
    const fn only(number: u8) -> Span {
        Span(number, number)
    }

    pub(super) const fn range(self) -> RangeInclusive<u8> {
        self.0..=self.1
    }
}

/// All there is to a game.
pub(super) struct About {
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) place: &'static str,
    pub(super) people: &'static str,
    pub(super) sources: &'static [&'static str],
    /// The pits of one player it is played with.
    pub(super) pits: Span,
    /// The seeds a pit it is played with.
    pub(super) seeds: Span,
    /// The game with the options of the source's own.
    pub(super) rules: Rules,
    pub(super) rulings: &'static [Ruling],
}

pub(super) const COMMON_RULINGS: &[Ruling] = &[
    Ruling {
        rule: "1",
        text: "A sowing of more than 1,000 laps counts as endless, and such a move is not legal.",
    },
    Ruling {
        rule: "1",
        text: "The third time the same position occurs, the game ends and is scored as if neither side could move.",
    },
];

pub(super) const GIUTHI: About = About {
    id: "giuthi",
    name: "Giuthi",
    place: "Kenya",
    people: "Kikuyu",
    sources: &["John P. Pratt, Giuthi Rules, 2009"],
    pits: Span(5, 10),
    seeds: Span(4, 9),
    rules: Rules {
        variant: Variant::Giuthi,
        options: Options { pits: 6, seeds: 6 },
        board: Board {
            rows: Rows::Two,
            pits: 6,
        },
        turning: Turning::Either,
        least: 2,
        lifted: Lifted::LeftOut,
        relay: Relay::TurningAbout,
        stores: Stores::NotSown,
        crossing: Crossing::ForCapture,
        capture: Capture::Opposite {
            last_seed: true,
            run: Run::Whole,
            uurs: false,
        },
        barring: false,
        stuck: Stuck::Passes,
        sweeping: Sweeping::All,
        opening: Opening::Turns,
        rounds: Rounds::Single,
    },
    rulings: &[],
};

pub(super) const GIUTHI_STORE: About = About {
    id: "giuthi-store",
    name: "Giuthi with the store sown",
    sources: &["John P. Pratt, Giuthi Rules, 2009: A Variation"],
    rules: Rules {
        variant: Variant::GiuthiStore,
        stores: Stores::OwnSown,
        ..GIUTHI.rules
    },
    ..GIUTHI
};

pub(super) const GIUTHI_ROUNDS: About = About {
    id: "giuthi-rounds",
    name: "Giuthi by rounds",
    sources: &["Regras do Giuthi, a Brazilian hand-out for teachers, in Portuguese"],
    seeds: Span::only(6),
    rules: Rules {
        variant: Variant::GiuthiRounds,
        crossing: Crossing::OrSowAgain,
        capture: Capture::Opposite {
            last_seed: false,
            run: Run::One,
            uurs: false,
        },
        rounds: Rounds::Shrinking,
        ..GIUTHI.rules
    },
    rulings: &[
        Ruling {
            rule: "3.3.1",
            text: "The next sowing goes opposite to the way in which the failed one began, not the way in which it ended.",
        },
        Ruling {
            rule: "3.3.1",
            text: "A turn ends when as many sowings as the row has pits have failed.",
        },
        Ruling {
            rule: "3.3.2",
            text: "A capture runs on to one further pit, no more.",
        },
        Ruling {
            rule: "3.3.4",
            text: "The player who has more copies the arrangement letter by letter, so that the board looks alike from both seats.",
        },
        Ruling {
            rule: "3.3.4",
            text: "The winner of a round begins the next.",
        },
        Ruling {
            rule: "3.3.5",
            text: "The board shrinks by the seeds of the player who has fewer, against what each player began the match with.",
        },
        Ruling {
            rule: "3.3.6",
            text: "An arrangement must give at least one pit two or more seeds; who can't do so has lost the match.",
        },
        Ruling {
            rule: "3.3.6",
            text: "After three rounds in a row that left both counts as they were, the player with more wins the match.",
        },
    ],
    ..GIUTHI
};

pub(super) const ALEMUNGULA: About = About {
    id: "alemungula",
    name: "Alemungula",
    place: "Ethiopia and Sudan",
    people: "Wetaweat and neighbours",
    sources: &[
        "A rules page that doesn't name the game: Alemungula, in Sudan Um el Bagara or Mangala",
    ],
    pits: Span::only(5),
    seeds: Span::only(5),
    rules: Rules {
        variant: Variant::Alemungula,
        options: Options { pits: 5, seeds: 5 },
        board: Board {
            rows: Rows::Two,
            pits: 5,
        },
        turning: Turning::Outward,
        least: 1,
        lifted: Lifted::Sown,
        relay: Relay::None,
        stores: Stores::NotSown,
        crossing: Crossing::NotNeeded,
        capture: Capture::TwosAndFours,
        barring: true,
        stuck: Stuck::Ends,
        sweeping: Sweeping::All,
        opening: Opening::Turns,
        rounds: Rounds::Single,
    },
    rulings: &[
        Ruling {
            rule: "3.4.2",
            text: "The pit lifted is not left out: a sowing of ten seeds or more drops one there too.",
        },
        Ruling {
            rule: "3.4.3",
            text: "Capturing everything is allowed.",
        },
        Ruling {
            rule: "3.4.4",
            text: "Only a pit that held exactly one seed when it was lifted bars a pit.",
        },
    ],
};

pub(super) const LAYLI_GOOBALAY: About = About {
    id: "layli-goobalay",
    name: "Layli Goobalay",
    place: "Somalia",
    people: "Somali",
    sources: &[
        "V\u{ed}ctor Bautista i Roca, Layli Goobalay, Mancala World",
        "Richard Pankhurst, Gabata and Related Board Games, 1971 (five seeds a pit)",
    ],
    pits: Span::only(6),
    seeds: Span(4, 5),
    rules: Rules {
        variant: Variant::LayliGoobalay,
        options: Options { pits: 6, seeds: 4 },
        board: Board {
            rows: Rows::Two,
            pits: 6,
        },
        turning: Turning::Forward,
        least: 1,
        lifted: Lifted::Sown,
        relay: Relay::Onward,
        stores: Stores::NotSown,
        crossing: Crossing::NotNeeded,
        capture: Capture::Opposite {
            last_seed: true,
            run: Run::None,
            uurs: true,
        },
        barring: false,
        stuck: Stuck::Ends,
        sweeping: Sweeping::All,
        opening: Opening::Turns,
        rounds: Rounds::Filling,
    },
    rulings: &[
        Ruling {
            rule: "3.5.6",
            text: "The players take turns to begin.",
        },
        Ruling {
            rule: "3.5.6",
            text: "A game that ends equal is followed by another from the start position.",
        },
    ],
};

pub(super) const SULUS_AIDI: About = About {
    id: "sulus-aidi",
    name: "Sulus Aidi",
    place: "Eritrea and Tigray",
    people: "Tigrinya",
    sources: &[
        "Ralf Gering, Sulus Aidi, Mancala World, after Harold Courlander, 1943",
        "Richard Pankhurst, Gabata and Related Board Games, 1971 (the way round the board, of Selus)",
    ],
    pits: Span::only(9),
    seeds: Span::only(3),
    rules: Rules {
        variant: Variant::SulusAidi,
        options: Options { pits: 9, seeds: 3 },
        board: Board {
            rows: Rows::Three,
            pits: 9,
        },
        turning: Turning::Forward,
        least: 1,
        lifted: Lifted::Sown,
        relay: Relay::Onward,
        stores: Stores::NotSown,
        crossing: Crossing::NotNeeded,
        capture: Capture::ClaimFours,
        barring: false,
        stuck: Stuck::Passes,
        sweeping: Sweeping::Marked,
        opening: Opening::Race,
        rounds: Rounds::Single,
    },
    rulings: &[
        Ruling {
            rule: "3.6",
            text: "The way round the board is that of Selus.",
        },
        Ruling {
            rule: "3.6.1",
            text: "In the race at an even pace the hands drop a seed in turn, South first; a hand that is finished is skipped.",
        },
        Ruling {
            rule: "3.6.1",
            text: "A race still going after 10,000 drops is void, and both pick again.",
        },
        Ruling {
            rule: "3.6.4",
            text: "Seeds that a repetition leaves in unclaimed pits score for nobody.",
        },
    ],
};
