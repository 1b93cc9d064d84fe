//! Texts that never change: headings and the names of commands.

/// The program's name.
pub const MBEGU: &str = "Mbegu";
/// Opens the rules.
pub const RULES: &str = "Rules";
/// Opens the picker.
pub const NEW_GAME: &str = "New game";
/// Takes a message away.
pub const CLOSE: &str = "Close";
/// Two people instead of the bot.
pub const PLAY_BOTH: &str = "Play both sides";
/// Starts the bot again.
pub const TRY_AGAIN: &str = "Try again";
/// Takes a move back.
pub const UNDO: &str = "Undo";
/// Plays it again.
pub const REDO: &str = "Redo";
/// How fast seeds fall.
pub const SPEED: &str = "Speed";
/// The same game once more.
pub const AGAIN: &str = "Play again";
/// Back to the game.
pub const BACK: &str = "Back to the board";
/// Heads what the sources leave open.
pub const RULINGS: &str = "Where the sources leave a choice";
/// Heads the sources.
pub const SOURCES: &str = "Sources";
/// Heads the games that are to come.
pub const NOT_YET: &str = "Not playable yet";
/// The size and filling of the board.
pub const BOARD: &str = "Board";
/// The number of pits.
pub const PITS: &str = "Pits in a row";
/// The number of seeds.
pub const SEEDS: &str = "Seeds in a pit";
/// Whom to play against.
pub const OPPONENT: &str = "Opponent";
/// The bot.
pub const THE_BOT: &str = "The bot";
/// Somebody at the same screen.
pub const A_PERSON: &str = "A person here";
/// The only person.
pub const YOU: &str = "You";
/// The bot's strength.
pub const LEVEL: &str = "Level";
/// Heads the choice of who begins.
pub const BEGINS: &str = "Begins";
/// Names the choice of who begins.
pub const WHO_BEGINS: &str = "Who begins";
/// Chance decides.
pub const BY_LOT: &str = "By lot";
/// Begins the game.
pub const START: &str = "Start";
