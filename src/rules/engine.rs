//! The one engine that plays every game, made for each of them by the
//! compiler: the rules it reads are constants there.

use super::ring::Ring;
use super::{Board, Pit, Rules, Side, Stores, Variant};

/// Where the engine reads the rules.
pub(super) trait Game: Copy {
    fn rules(&self) -> &Rules;
}

/// Rules known only when the program runs: one engine for all games, for where
/// speed is no matter.
impl Game for &Rules {
    #[inline(always)]
    fn rules(&self) -> &Rules {
        self
    }
}

/// The games whose rules the compiler knows. Board and options are not looked
/// up here: they differ.
macro_rules! fixed_games {
    ($($game:ident)*) => {$(
        #[derive(Clone, Copy)]
        pub(super) struct $game;

        impl Game for $game {
            #[inline(always)]
            fn rules(&self) -> &Rules {
                const RULES: Rules = Variant::$game.default_rules();
                &RULES
            }
        }
    )*};
}

fixed_games!(Giuthi GiuthiStore GiuthiRounds Alemungula LayliGoobalay SulusAidi);

/// Plays one game on boards of `W` words.
#[derive(Clone, Copy)]
pub(super) struct Engine<G, const W: usize> {
    game: G,
    board: Board,
    pub(super) ring: &'static Ring,
}

impl<G: Game, const W: usize> Engine<G, W> {
    #[inline(always)]
    pub(super) fn new(game: G, rules: &Rules) -> Self {
        let Rules { stores, lifted, .. } = *game.rules();
        Engine {
            game,
            board: rules.board,
            ring: Ring::of(rules.board, stores, lifted),
        }
    }

    /// The board; where the game has but one, the compiler knows it.
    #[inline(always)]
    pub(super) fn board(&self) -> Board {
        let known = self.rules();
        let pits = known.variant.pits();
        if *pits.start() == *pits.end() {
            known.board
        } else {
            self.board
        }
    }

    #[inline(always)]
    pub(super) fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// The lane that stands for a player's store while a move is sown.
    #[inline(always)]
    pub(super) fn store_lane(&self, side: Side) -> u8 {
        self.board().ring() + side as u8
    }

    /// The lanes where a last seed ends the sowing, whatever they hold: the
    /// stores.
    #[inline(always)]
    pub(super) fn store_bits(&self) -> u32 {
        match self.rules().stores {
            Stores::NotSown => 0,
            Stores::OwnSown => 3 << self.board().ring(),
        }
    }

    #[inline(always)]
    pub(super) fn row_bits(&self, side: Side) -> u32 {
        let south = (1 << self.board().pits) - 1;
        match side {
            Side::South => south,
            Side::North => south << self.board().pits,
        }
    }

    /// The first pit of a player.
    #[inline(always)]
    pub(super) fn first(&self, side: Side) -> u8 {
        match side {
            Side::South => 0,
            Side::North => self.board().pits,
        }
    }

    /// How many words a player's pits lie in, once the first is in lane 0.
    #[inline(always)]
    pub(super) fn row_words(&self) -> usize {
        if W == 2 {
            1
        } else {
            usize::from(self.board().pits).div_ceil(8)
        }
    }

    #[inline(always)]
    pub(super) fn owns(&self, side: Side, pit: Pit) -> bool {
        self.row_bits(side) & pit.bit() != 0
    }
}

/// Runs an expression with the engine made for the game of `$rules`.
macro_rules! with_engine {
    ($rules:expr, $engine:ident => $value:expr) => {{
        use $crate::rules::engine::{self, Engine};
        use $crate::rules::{Rules, Variant};
        let rules: &Rules = $rules;
        macro_rules! run {
            ($game:expr, $words:literal) => {{
                let $engine = Engine::<_, $words>::new($game, rules);
                $value
            }};
        }
        match (rules.variant, rules.is_wide()) {
            (Variant::Giuthi, false) => run!(engine::Giuthi, 2),
            (Variant::Giuthi, true) => run!(engine::Giuthi, 3),
            (Variant::GiuthiStore, false) => run!(engine::GiuthiStore, 2),
            (Variant::GiuthiStore, true) => run!(engine::GiuthiStore, 3),
            (Variant::GiuthiRounds, false) => run!(engine::GiuthiRounds, 2),
            (Variant::GiuthiRounds, true) => run!(engine::GiuthiRounds, 3),
            (Variant::Alemungula, _) => run!(engine::Alemungula, 2),
            (Variant::LayliGoobalay, _) => run!(engine::LayliGoobalay, 2),
            (Variant::SulusAidi, _) => run!(engine::SulusAidi, 3),
        }
    }};
}
pub(super) use with_engine;

impl Rules {
    /// Whether the board, with the stores where they are sown, needs more than
    /// two words.
    #[inline(always)]
    pub(super) fn is_wide(&self) -> bool {
        let stores = if self.stores == Stores::OwnSown { 2 } else { 0 };
        self.board.ring() + stores > 16
    }
}
