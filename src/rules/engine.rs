//! The one engine that plays every game.
//!
//! It is generic over where it reads the rules. For what a search calls (see `play.rs`)
//! they are constants, so the compiler makes a specialised engine of each game; for
//! everything else, and for another board of a game with one board, they are a value.

use super::lanes::MAX_WORDS;
use super::ring::Ring;
use super::{Board, Pit, PitSet, RuleFields, Rules, Side, Variant};

/// The source from which an engine reads the rules.
pub(super) trait Game: Copy {
    fn fields(&self) -> &RuleFields;

    /// The board, where the game has only one.
    fn only_board() -> Option<Board>;
}

/// Rules known at run time.
impl Game for &'static RuleFields {
    #[inline(always)]
    fn fields(&self) -> &RuleFields {
        self
    }

    #[inline(always)]
    fn only_board() -> Option<Board> {
        None
    }
}

/// The fields of `Variant::ALL[V]`, known to the compiler.
#[derive(Clone, Copy)]
struct Published<const V: usize>;

impl<const V: usize> Game for Published<V> {
    #[inline(always)]
    fn fields(&self) -> &RuleFields {
        const { &Variant::ALL[V].data().fields }
    }

    #[inline(always)]
    fn only_board() -> Option<Board> {
        const { Variant::ALL[V].data().only_board() }
    }
}

/// Plays one game on boards of `W` words.
#[derive(Clone, Copy)]
pub(super) struct Engine<G, const W: usize> {
    game: G,
    board: Board,
    pub(super) ring: &'static Ring,
}

impl<G: Game, const W: usize> Engine<G, W> {
    #[inline(always)]
    fn new(game: G, board: Board) -> Self {
        let fields = *game.fields();
        Engine {
            game,
            board,
            ring: Ring::of(board, fields.sows_store, fields.skips_origin),
        }
    }

    #[inline(always)]
    pub(super) fn board(&self) -> Board {
        G::only_board().unwrap_or(self.board)
    }

    #[inline(always)]
    pub(super) fn rules(&self) -> &RuleFields {
        self.game.fields()
    }

    /// The lane that stands for a player's store during a sowing.
    #[inline(always)]
    pub(super) fn store_lane(&self, side: Side) -> u8 {
        self.board().ring_len() + side as u8
    }

    /// The lanes of the stores, where they are sown: a last seed there ends the
    /// sowing.
    #[inline(always)]
    pub(super) fn stores(&self) -> PitSet {
        match self.rules().sows_store {
            false => PitSet::EMPTY,
            true => PitSet::from_bits(3 << self.board().ring_len()),
        }
    }

    /// The pits of a player.
    #[inline(always)]
    pub(super) fn row(&self, side: Side) -> PitSet {
        let pits = self.board().pits_per_side();
        let south = (1 << pits) - 1;
        PitSet::from_bits(match side {
            Side::South => south,
            Side::North => south << pits,
        })
    }

    /// The first pit of a player.
    #[inline(always)]
    pub(super) fn first(&self, side: Side) -> u8 {
        match side {
            Side::South => 0,
            Side::North => self.board().pits_per_side(),
        }
    }

    /// The number of words that a player's pits fill when the first is in lane
    /// 0.
    #[inline(always)]
    pub(super) fn row_words(&self) -> usize {
        if W == 2 {
            1
        } else {
            usize::from(self.board().pits_per_side()).div_ceil(8)
        }
    }

    #[inline(always)]
    pub(super) fn owns(&self, side: Side, pit: Pit) -> bool {
        !self.row(side).is_disjoint(pit.mask())
    }
}

/// Work for whichever engine plays the rules.
pub(super) trait EngineCall {
    type Output;

    fn run<G: Game, const W: usize>(self, engine: Engine<G, W>) -> Self::Output;
}

impl Rules {
    /// Runs `call` with the specialised engine of these rules, or with the
    /// general engine if the game has another board.
    #[inline(always)]
    pub(super) fn with_engine<T: EngineCall>(&self, call: T) -> T::Output {
        match self.variant {
            Variant::Giuthi => self.run_published::<{ Variant::Giuthi as usize }, T>(call),
            Variant::GiuthiStore => {
                self.run_published::<{ Variant::GiuthiStore as usize }, T>(call)
            }
            Variant::GiuthiRounds => {
                self.run_published::<{ Variant::GiuthiRounds as usize }, T>(call)
            }
            Variant::Alemungula => self.run_published::<{ Variant::Alemungula as usize }, T>(call),
            Variant::LayliGoobalay => {
                self.run_published::<{ Variant::LayliGoobalay as usize }, T>(call)
            }
            Variant::SulusAidi => self.run_published::<{ Variant::SulusAidi as usize }, T>(call),
        }
    }

    #[inline(always)]
    fn run_published<const V: usize, T: EngineCall>(&self, call: T) -> T::Output {
        let game = Published::<V>;
        let board = Published::<V>::only_board().unwrap_or(self.board);
        if board != self.board {
            call.run(self.general_engine())
        } else if is_wide(board, game.fields().sows_store) {
            call.run(Engine::<_, MAX_WORDS>::new(game, board))
        } else {
            call.run(Engine::<_, 2>::new(game, board))
        }
    }

    /// The engine that plays every game on every board.
    pub(super) fn general_engine(&self) -> Engine<&'static RuleFields, MAX_WORDS> {
        Engine::new(self.fields(), self.board)
    }
}

/// Returns whether the board, with the stores where they are sown, needs more than two
/// words.
#[inline(always)]
const fn is_wide(board: Board, sows_store: bool) -> bool {
    board.ring_len() + if sows_store { 2 } else { 0 } > 16
}
