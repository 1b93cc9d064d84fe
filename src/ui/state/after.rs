//! What each action does.

use super::{Action, Command, Ownership, Selection, State, StoredHeader};
use crate::link::{SavedGame, Termination};

impl State {
    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        self.after_change(|next| next.apply(action))
    }

    /// The state after a change, with a new request to the bot if it needs one.
    pub(super) fn after_change(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut next = self.clone();
        change(&mut next);
        if next.beat().is_none() {
            next.playback.stop();
        }
        if (next.table.revision, next.bot_question()) != (self.table.revision, self.bot_question())
        {
            next.request = self.request.wrapping_add(1);
        }
        next
    }

    pub(super) fn apply(&mut self, action: Action) {
        if is_at_board(&action) {
            self.dialog.leave_address();
        }
        match action {
            Action::Press { command, random } => self.press(command, random),
            Action::Select(pit) => {
                self.selection = pit.map_or(Selection::None, Selection::Selected)
            }
            Action::Refuse(pit) => self.selection = Selection::Refused(pit),
            Action::Play(mv) => self.play_own(mv),
            Action::Pick(pit) => self.pick(pit),
            Action::DropSeed(side) => self.drop_seed(side),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::NextRound => self.next_round(),
            Action::EndMatch => self.end_match(),
            Action::Draft(row) => self.draft(row),
            Action::Arrange => self.arrange(),
            Action::Resign(side) => self.end(Termination::Resigned(side)),
            Action::ChooseSides { is_swapped } => self.choose_sides(is_swapped),
            Action::OfferDraw => self.offer_draw(),
            Action::AnswerDraw(is_accepted) => self.answer_draw(is_accepted),
            Action::SetPlayer(side, player) => self.set_player(side, player),

            Action::EndAnimation(revision) => self.end_animation(revision),
            Action::Pause(paused) => self.playback.pause(paused),
            Action::Step => self.playback.steps += 1,
            Action::PauseClock(is_paused) => self.pause_clock(is_paused),
            // Every action counts the time of the clock first.
            Action::CheckClock => {}
            Action::ShowPly { at, replay } => self.show_ply(at, replay),
            Action::GoThrough => self.go_through(),
            Action::PlayOn => self.play_on(),
            Action::View(view) => self.show_view(view),
            Action::PickGame(variant) => self.propose(variant),
            Action::ShowPanel => self.stored.is_first = false,
            Action::SetNewGame(choice) => self.new_game = choice,
            Action::ChangeNewGame(change) => {
                let mut choice = self.new_game;
                change.make(&mut choice);
                // A size that was offered for the game before is not taken.
                if choice.variant.rules(choice.options).is_ok() {
                    self.new_game = choice;
                }
            }
            Action::Openings(openings) => self.openings = Some(openings),
            Action::ShowNotice(notice) => self.dialog.notice = Some(notice),
            Action::Dismiss => self.dialog.notice = None,
            Action::AskResign(is_asked) => {
                self.selection = Selection::None;
                self.dialog.resigning = is_asked;
            }

            Action::Start {
                rules,
                first,
                players,
                clock,
                beginning,
            } => self.begin(rules, first, players, clock, beginning),
            Action::Again => self.begin_again(),
            Action::OfferedLevel => self.begin_offered_level(),
            Action::PlayFrom(game, players) => {
                self.replace(SavedGame::new(*game, players), Ownership::Own);
            }
            Action::Open(content) => self.open(content),
            Action::Return => self.return_to_earlier(),
            Action::Resume(id, game) => self.resume(StoredHeader::of(id, &game), game.saved),
            Action::Delete(ids) => ids.iter().for_each(|&id| self.leave_deleted(id)),
            Action::AssignId(id, begun) => self.stored.header.assign(id, begun),
            Action::FriendGames(running) => self.stored.running = running,

            Action::Invite => self.invite(),
            Action::NameFriend(name) => self.stored.header.friend = name,
            Action::Sent(id, plies) => self.mark_sent(id, plies),
            Action::NotSent(id, plies) => self.mark_unsent(id, plies),
            Action::ReceiveMessage {
                content,
                message,
                stored,
                now,
            } => self.arrive(content, message, stored.map(|stored| *stored), now),
            Action::TakeOther => self.take_other(),
            Action::SitDown => self.sit_down(),
            Action::Follow(game) => self.follow(*game),

            Action::Teach(request) => self.teach(request),
            Action::BotInfo(request, info) => self.bot_info(request, info),
            Action::BotAnswer(request, answer) => self.bot_answer(request, answer),
            Action::Bot(health) => self.device.bot = health,
            Action::Set(settings) => self.device.settings = settings,
            Action::ChangeSettings(change) => change.make(&mut self.device.settings),
            Action::SetLanguage(language) => self.device.language = language,
            Action::SetReducedMotion(is_reduced) => self.device.reduced_motion = is_reduced,
        }
    }

    /// Does what a command means now, if anything.
    fn press(&mut self, command: Command, random: u32) {
        if let Some(action) = command.action(self, random) {
            self.apply(action);
        }
    }
}

/// Whether a player uses the board by an action.
fn is_at_board(action: &Action) -> bool {
    matches!(
        action,
        Action::Select(Some(_))
            | Action::Refuse(_)
            | Action::Play(_)
            | Action::Pick(_)
            | Action::DropSeed(_)
            | Action::Undo
            | Action::Redo
            | Action::Draft(_)
            | Action::Arrange
    )
}
