//! What can be done to a game, and what it does.

use super::{BotHealth, GameState, Selection};
use crate::bot::protocol::{Answer, SearchInfo};
use crate::link::{GameId, Name, Player, Termination};
use crate::rules::{Move, Pit, Side};
use crate::ui::state::settings::Settings;

/// A change of a [`GameState`]. A button that makes it prints its [`name`](Self::name) and
/// its [`target`](Self::target), for tests and tools; docs/ATTRIBUTES.md lists them.
#[derive(Clone, Debug, PartialEq)]
pub enum GameAction {
    /// Selects a pit, or none.
    Select(Option<Pit>),
    /// A pit was pressed that can't be played.
    Refuse(Pit),
    /// The person to move plays a move.
    Play(Move),
    /// A person picks a pit for the race.
    Pick(Pit),
    /// A hand of the race drops a seed.
    DropSeed(Side),
    /// Takes the last move of a person back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Leaves the end of a round.
    NextRound,
    /// Ends a match that is decided.
    EndMatch,
    /// Changes the row that is being arranged.
    Draft(Vec<u8>),
    /// Lays the row out evenly.
    DraftEvenly,
    /// Clears the row that is being arranged.
    ClearDraft,
    /// Ends the arrangement and begins the round.
    Arrange,
    /// Asks the player to confirm a resignation, or no longer.
    AskResign(bool),
    Resign(Side),
    /// The person who is to choose the sides keeps them, or swaps them.
    ChooseSides {
        /// Whether the players change sides.
        is_swapped: bool,
    },
    /// The side to move offers a draw.
    OfferDraw,
    /// The other side accepts the draw, or declines it.
    AnswerDraw(bool),
    /// Gives a side another player.
    SetPlayer(Side, Player),
    /// Seats a person in the place of the bot.
    TakeOver,

    /// The animation that led to a revision has ended or was skipped.
    EndAnimation(u32),
    /// Pauses the animation, or resumes it.
    Pause(bool),
    /// Shows one more step of the paused animation.
    Step,
    /// Pauses the clock, or ends the pause.
    PauseClock(bool),
    /// The time of a player may be up.
    CheckClock,
    /// Shows the position after a number of plies.
    ShowPly(usize),
    /// Shows it with the last ply animated.
    Replay(usize),
    /// Steps through the moves from the position that is shown, also before it is drawn.
    StepThrough(MoveStep),
    /// Shows the current position; leaves the review of a game that is over.
    ToNow,
    /// Opens the review of a game that is over.
    GoThrough,
    /// Continues the game from the position that is shown, or after a side has reached the
    /// seeds that win.
    PlayOn,
    /// Ends the game for the side that has reached the seeds that win.
    Finish,
    /// Shows the panel beside the board, or hides it.
    ShowPanel(bool),

    /// Asks for the best move.
    Hint,
    /// Shows or hides the worth of each move.
    Judge,
    /// Starts or stops the review of the game.
    Review,
    /// Shows a move on the board, or no longer.
    ShowMove(Move),
    /// The bot's progress with a request.
    BotInfo(u32, SearchInfo),
    /// The bot's answer to a request.
    BotAnswer(u32, Answer),
    /// The health of the bot's worker changes.
    Bot(BotHealth),

    /// The game is stored under this id from now on. The time is that of its beginning, in
    /// seconds since the beginning of 1970 (UTC).
    AssignId(GameId, u64),
    /// Sits down to the game of a message that is looked at.
    SitDown,
    /// Gives the friend of a game by link a name.
    NameFriend(Name),
    /// The message of a game with this number of plies was sent.
    Sent(GameId, usize),
    /// That message was not sent after all.
    NotSent(GameId, usize),

    Set(Settings),
    /// The browser asks for reduced motion, or no longer.
    SetReducedMotion(bool),
}

/// A step through the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MoveStep {
    First,
    Back,
    /// The next move is played out.
    On,
    Last,
}

impl MoveStep {
    /// The step of a key in the list of moves.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" | "ArrowUp" => Self::Back,
            "ArrowRight" | "ArrowDown" => Self::On,
            "Home" => Self::First,
            "End" => Self::Last,
            _ => return None,
        })
    }
}

impl GameAction {
    /// The value of `data-action`; `None` where no button does it.
    pub fn name(&self) -> Option<&'static str> {
        Some(match self {
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::NextRound => "next-round",
            Self::EndMatch => "end-match",
            Self::DraftEvenly => "even",
            Self::ClearDraft => "clear",
            Self::Arrange => "arrange",
            Self::AskResign(true) => "resign",
            Self::AskResign(false) => "resign-no",
            Self::Resign(_) => "resign-yes",
            Self::ChooseSides { is_swapped: false } => "keep-sides",
            Self::ChooseSides { is_swapped: true } => "swap-sides",
            Self::OfferDraw => "offer-draw",
            Self::AnswerDraw(true) => "accept",
            Self::AnswerDraw(false) => "decline",
            Self::TakeOver => "take-over",
            Self::Pause(_) => "pause",
            Self::Step => "step",
            Self::PauseClock(_) => "pause-clock",
            Self::ShowPly(_) => "look",
            Self::Replay(_) => "replay",
            Self::ToNow => "to-now",
            Self::GoThrough => "go-through",
            Self::PlayOn => "play-on",
            Self::Finish => "finish",
            Self::ShowPanel(_) => "panel",
            Self::Hint => "hint",
            Self::Judge => "judge",
            Self::Review => "review",
            Self::Bot(BotHealth::Starting) => "retry",
            Self::SitDown => "sit-down",
            _ => return None,
        })
    }

    /// The value of `data-at`, which tells buttons of one name apart.
    pub fn target(&self) -> Option<String> {
        match self {
            Self::ShowPly(plies) | Self::Replay(plies) => Some(plies.to_string()),
            _ => None,
        }
    }

    /// Whether a player uses the board by it.
    pub fn is_at_board(&self) -> bool {
        matches!(
            self,
            Self::Select(Some(_))
                | Self::Refuse(_)
                | Self::Play(_)
                | Self::Pick(_)
                | Self::DropSeed(_)
                | Self::Undo
                | Self::Redo
                | Self::Draft(_)
                | Self::DraftEvenly
                | Self::ClearDraft
                | Self::Arrange
        )
    }
}

impl GameState {
    #[must_use]
    pub fn after(&self, action: GameAction) -> Self {
        let mut next = self.clone();
        next.apply(action);
        next.settle(self);
        next
    }

    /// Ends a change: without animations none is left running, and the bot gets a new
    /// request if it is asked something else than `before`.
    pub(in crate::ui::state) fn settle(&mut self, before: &Self) {
        if self.beat().is_none() {
            self.playback.stop();
        }
        let asked = |game: &Self| (game.revision, game.bot_question());
        if asked(self) != asked(before) {
            self.request = before.request.wrapping_add(1);
        }
    }

    pub(in crate::ui::state) fn apply(&mut self, action: GameAction) {
        match action {
            GameAction::Select(pit) => {
                self.selection = pit.map_or(Selection::None, Selection::Selected);
            }
            GameAction::Refuse(pit) => self.selection = Selection::Refused(pit),
            GameAction::Play(mv) => self.play_own(mv),
            GameAction::Pick(pit) => self.pick(pit),
            GameAction::DropSeed(side) => self.drop_seed(side),
            GameAction::Undo => self.undo(),
            GameAction::Redo => self.redo(),
            GameAction::NextRound => self.next_round(),
            GameAction::EndMatch => self.end_match(),
            GameAction::Draft(row) => self.draft(row),
            GameAction::DraftEvenly => self.draft_evenly(),
            GameAction::ClearDraft => self.clear_draft(),
            GameAction::Arrange => self.arrange(),
            GameAction::AskResign(is_asked) => {
                self.selection = Selection::None;
                self.resigning = is_asked;
            }
            GameAction::Resign(side) => self.end(Termination::Resigned(side)),
            GameAction::ChooseSides { is_swapped } => self.choose_sides(is_swapped),
            GameAction::OfferDraw => self.offer_draw(),
            GameAction::AnswerDraw(is_accepted) => self.answer_draw(is_accepted),
            GameAction::SetPlayer(side, player) => self.set_player(side, player),
            GameAction::TakeOver => {
                let bot = Side::ALL.into_iter().find(|&side| !self.is_person(side));
                if let Some(side) = bot {
                    self.set_player(side, Player::Person);
                }
            }

            GameAction::EndAnimation(revision) => self.end_animation(revision),
            GameAction::Pause(is_paused) => self.playback.pause(is_paused),
            GameAction::Step => self.playback.steps += 1,
            GameAction::PauseClock(is_paused) => self.pause_clock(is_paused),
            // The page counts the time of the clock before every action.
            GameAction::CheckClock => {}
            GameAction::ShowPly(at) => self.look(at, false),
            GameAction::Replay(at) => self.look(at, true),
            GameAction::StepThrough(step) => {
                let (now, plies) = (self.shown_ply(), self.record.plies());
                match step {
                    MoveStep::First => self.look(0, false),
                    MoveStep::Back => self.look(now.saturating_sub(1), false),
                    MoveStep::On if now < plies => self.look(now + 1, true),
                    MoveStep::On | MoveStep::Last => self.look(plies, false),
                }
            }
            GameAction::ToNow => self.show_now(),
            GameAction::GoThrough => self.go_through(),
            GameAction::PlayOn => self.play_on(),
            GameAction::Finish => self.finish(),
            GameAction::ShowPanel(is_shown) => self.settings.panel = is_shown,

            GameAction::Hint => self.teacher.hint = Some(self.revision),
            GameAction::Judge => self.teacher.judging = !self.teacher.judging,
            GameAction::Review => self.review(),
            GameAction::ShowMove(mv) => self.show_move(mv),
            GameAction::BotInfo(request, info) => self.bot_info(request, info),
            GameAction::BotAnswer(request, answer) => self.bot_answer(request, answer),
            GameAction::Bot(health) => self.bot = health,

            GameAction::AssignId(id, begun) => self.header.assign(id, begun),
            GameAction::SitDown => self.sit_down(),
            GameAction::NameFriend(name) => self.header.friend = name,
            GameAction::Sent(id, plies) => self.mark_sent(id, plies),
            GameAction::NotSent(id, plies) => self.mark_unsent(id, plies),

            GameAction::Set(settings) => self.settings = settings,
            GameAction::SetReducedMotion(is_reduced) => self.reduced_motion = is_reduced,
        }
    }
}
