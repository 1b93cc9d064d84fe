//! A game in both engines.

use mbegu::rules::{Match, NextStep, Options, Rules, Variant};

use crate::dice::Dice;
use crate::reference::{Game, GameStatus, Kind, Position, Side, race};

/// Games that are compared together.
#[derive(Clone, Copy)]
pub enum Family {
    /// With the usual options.
    Usual(&'static str),
    /// Every number of pits and seeds that the game allows.
    EverySize(&'static str),
    /// Layli Goobalay with five seeds a pit.
    FiveSeeds,
    /// Games that have one board on others, played by the general engine.
    OtherBoard,
    /// Giuthi by rounds on a board that has shrunk (3.3.5).
    LaterRound,
}

/// The same game for the fast engine and for the reference.
pub struct Both {
    pub rules: Rules,
    pub game: Game,
}

impl Family {
    pub fn name(self) -> &'static str {
        match self {
            Self::Usual(id) => id,
            Self::EverySize("giuthi") => "giuthi of every size",
            Self::EverySize("giuthi-store") => "giuthi-store of every size",
            Self::EverySize(_) => "giuthi-rounds of every size",
            Self::FiveSeeds => "layli-goobalay with five seeds",
            Self::OtherBoard => "games of one board on others",
            Self::LaterRound => "giuthi-rounds in later rounds",
        }
    }

    /// Its games by name, pits and seeds; `None` if they are chosen at random.
    pub fn options(self) -> Option<Vec<(&'static str, u8, u8)>> {
        let Self::EverySize(id) = self else {
            return None;
        };
        let variant = id.parse::<Variant>().expect("a known game");
        let seeds = |pits| variant.allowed_seeds().map(move |seeds| (id, pits, seeds));
        Some(variant.allowed_pits().flat_map(seeds).collect())
    }

    /// One of its games.
    pub fn pick(self, dice: &mut Dice) -> Both {
        match self {
            Self::Usual(id) => Both::usual(id),
            Self::EverySize(id) => {
                let options = self.options().expect("sizes");
                let (_, pits, seeds) = dice.pick(&options);
                Both::new(id, pits, seeds)
            }
            Self::FiveSeeds => Both::new("layli-goobalay", 6, 5),
            Self::OtherBoard => {
                let id = dice.pick(&["alemungula", "layli-goobalay"]);
                let pits = dice.pick(&[2, 3, 4, 7, 9]);
                Both::new(id, pits, dice.pick(&[2, 3, 4]))
            }
            Self::LaterRound => later_round(dice),
        }
    }
}

impl Both {
    pub fn new(id: &str, pits: u8, seeds: u8) -> Self {
        let variant = id.parse::<Variant>().expect("a known game");
        let options = Options { pits, seeds };
        Self {
            rules: (variant.rules(options).ok())
                .or_else(|| variant.rules_of_any_size(options))
                .expect("a board"),
            game: Game::named(id, usize::from(pits), u32::from(seeds)),
        }
    }

    pub fn usual(id: &str) -> Self {
        let Options { pits, seeds } = id
            .parse::<Variant>()
            .expect("a known game")
            .default_options();
        Self::new(id, pits, seeds)
    }

    /// The first position of a game, after a race if it has one.
    pub fn opening(&self, dice: &mut Dice) -> Position {
        let first = dice.pick(&[Side::South, Side::North]);
        match self.game.kind {
            Kind::Sulus => loop {
                let (south, north) = (dice.below(9), 9 + dice.below(9));
                if let Ok(position) = race::race(&self.game, south, north, None) {
                    return position;
                }
            },
            // On a board that has shrunk some seeds are in the stores.
            _ => {
                let mut start = self.game.start(first);
                let total: u32 = start.seeds.iter().sum();
                start.stores[0] = u32::from(self.rules.total()) - total;
                start
            }
        }
    }

    /// The position of the fast engine.
    pub fn parse(&self, position: &Position) -> mbegu::rules::Position {
        let text = position.to_string();
        self.rules
            .parse_position(&text)
            .unwrap_or_else(|error| panic!("{:?} {text}: {error}", self.game))
    }
}

/// The rules of a follow-on round, as a match gives them.
fn later_round(dice: &mut Dice) -> Both {
    let pits = dice.pick(&[5, 6, 7, 8, 9, 10]);
    let Both { rules, game } = Both::new("giuthi-rounds", pits, 6);
    let most = u32::from(rules.total());
    let mut over = Position::empty(game.pits);
    over.state = GameStatus::Over;
    let fewer = dice.pick(&[2, most / 16 - 1, most / 8 - 1, most / 4 - 1]);
    over.stores = [fewer, most - fewer];
    let over = rules
        .parse_position(&over.to_string())
        .expect("a finished round");
    let mut played = Match::from_position(rules, over);
    let NextStep::Arrange(arranging) = played.next_step() else {
        panic!("{over} is followed by a round");
    };
    played.arrange(arranging.even()).expect("the row offered");
    let rules = *played.current().rules();
    Both {
        rules,
        game: Game {
            pits: usize::from(rules.board().pits_per_side()),
            ..game
        },
    }
}
