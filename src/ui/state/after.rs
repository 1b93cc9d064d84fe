//! What each action does.

use super::new_game::NewGame;
use super::{Action, Card, NextRound, Notice, Phase, Selection, State, View};
use crate::link::{GameId, Player, SavedGame, Termination};
use crate::rules::{BySide, Match, Rules, Side};

impl State {
    /// Puts a new game on the board.
    fn begin(&mut self, rules: Rules, first: Side, players: BySide<Player>) {
        self.replace(SavedGame::new(Match::new(rules, first), players), true);
    }

    /// Replaces a game that was deleted by a new one, which isn't stored before
    /// its first move.
    fn leave_deleted(&mut self, id: GameId) {
        let stored = &mut self.stored;
        stored.earlier.take_if(|(card, _)| card.id == Some(id));
        if stored.card.id != Some(id) {
            return;
        }
        // Nothing leads back to the game.
        stored.own = false;
        let players = match self.friend() {
            Some(_) => BySide::default(),
            None => self.table.players,
        };
        let game = &self.table.game;
        let game = Match::new(*game.first_round().rules(), game.first());
        let view = self.view;
        self.replace(SavedGame::new(game, players), false);
        self.view = view;
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Press { command, coin } => {
                if let Some(action) = command.action(self, coin) {
                    next = self.after(action);
                }
            }
            Action::Choose(pit) => {
                next.selection = pit.map_or(Selection::None, Selection::Chosen);
            }
            Action::Refuse(pit) => {
                next.selection = Selection::Refused(pit);
            }
            Action::Play(mv) => next.play_own(mv),
            Action::Pick(pit) => next.pick(pit),
            Action::Tap(side) => next.tap(side),
            Action::Shown(revision) => {
                if revision == self.table.revision {
                    next.playback.stop();
                }
            }
            Action::Pause(paused) => next.playback.paused = paused && next.playback.from.is_some(),
            Action::Step => next.playback.steps += 1,
            Action::Undo => next.undo(),
            Action::Redo => next.redo(),
            Action::Look { at, replay } => next.look(at, replay),
            Action::PlayOn => next.play_on(),
            Action::NextRound => next.next_round(),
            Action::Draft(row) => {
                if let NextRound::Draft(draft) = &mut next.next_round {
                    *draft = row;
                }
            }
            Action::Arrange => next.arrange(),
            Action::Resign(side) => next.end(Termination::Resigned(side)),
            Action::OfferDraw => {
                let two = self.is_shared() || self.friend().is_some();
                if two && self.phase() == Phase::Choosing {
                    next.table.offer = self.mover();
                }
            }
            Action::AnswerDraw(taken) => {
                if next.table.offer.take().is_some() && taken {
                    next.end(Termination::Agreed);
                }
            }
            Action::View(view) => {
                next.view = view;
                next.playback.stop();
                if !matches!(self.view, View::Rules(_)) {
                    next.reading_from = self.view;
                }
                if view == View::Picker && self.view == View::Board {
                    next.new_game = NewGame::like(self);
                }
            }
            Action::Start {
                rules,
                first,
                players,
            } => next.begin(rules, first, players),
            Action::Again => {
                let game = &self.table.game;
                let rules = *game.first_round().rules();
                next.begin(rules, game.first().other(), self.table.players);
                next.stored.card.friend = self.stored.card.friend.clone();
            }
            Action::Open(content) => {
                next.open(content);
                next.dialog.notice = next.table.puzzle.is_none().then_some(Notice::Linked);
            }
            Action::Return => {
                if let Some((card, saved)) = next.stored.earlier.take() {
                    next.resume(card, saved);
                }
            }
            Action::AssignId(id, begun) => {
                if next.stored.card.id.is_none() {
                    next.stored.card.id = Some(id);
                    next.stored.card.begun = begun;
                }
            }
            Action::Resume(id, game) => next.resume(Card::of(id, &game), game.saved),
            Action::Follow(game) => next.follow(*game),
            Action::ReceiveMessage {
                content,
                message,
                stored,
                now,
            } => next.arrive(content, message, stored.map(|stored| *stored), now),
            Action::TakeOther => next.take_other(),
            Action::Delete(id) => next.leave_deleted(id),
            Action::Invite => next.invite(),
            Action::NameFriend(name) => next.stored.card.friend = name,
            Action::Sent(id, plies) => {
                if next.stored.card.id == Some(id) && next.table.game.plies() == plies {
                    next.stored.card.sent = Some(plies);
                }
            }
            Action::FriendGames(running) => next.stored.running = running,
            Action::ShowNotice(notice) => next.dialog.notice = Some(notice),
            Action::Dismiss => next.dialog.notice = None,
            Action::SetPlayer(..) if self.friend().is_some() => {}
            Action::SetPlayer(side, player) => {
                next.table.players[side] = player;
                if let Player::Bot(level) = player {
                    next.device.settings.level = level;
                }
                next.playback.stop();
                next.moved();
            }
            Action::Teach(lesson) => next.teach(lesson),
            Action::BotInfo(request, info) => next.bot_info(request, info),
            Action::BotAnswer(request, answer) => next.bot_answer(request, answer),
            Action::Bot(health) => next.device.bot = health,
            Action::Set(settings) => next.device.settings = settings,
            Action::SetLanguage(language) => next.device.language = language,
            Action::SetNewGame(choice) => next.new_game = choice,
            Action::AskResign(asked) => next.dialog.resigning = asked,
            Action::SetReducedMotion(still) => next.device.reduced_motion = still,
        }
        if next.beat().is_none() {
            next.playback.from = None;
        }
        if (next.table.revision, next.bot_task()) != (self.table.revision, self.bot_task()) {
            next.request = self.request.wrapping_add(1);
        }
        next
    }
}
