//! How much of a game can be done at a board.

/// The controls beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageControls {
    /// All of a game.
    All,
    /// Only those with which a ply is played: for the board of a course.
    Ply,
    /// None: the ply is played.
    None,
}
