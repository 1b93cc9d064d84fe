//! Earlier positions, and the games of links.

use super::{Notice, Novelties, Ownership, State, StoredHeader, View};
use crate::link::{LinkContent, LinkView, SavedGame};
use crate::rules::{BySide, Event, Match, Ply};

impl State {
    /// The events of the ply before the position `at`; none at the start.
    fn events_before(&self, at: usize) -> Vec<Event> {
        let mut events = Vec::new();
        let Some(number) = at.checked_sub(1) else {
            return events;
        };
        if let Some(ply) = self.table.game.ply(number) {
            let mut game = Match::clone(&self.table.game);
            game.truncate(number);
            // It was played once, so it can be played again.
            let _ = game.play_ply(ply, &mut events);
        }
        events
    }

    /// Shows the position at rest, with the events that led to it.
    pub(super) fn rest(&mut self) {
        self.playback.events = self.events_before(self.shown_ply()).into();
        self.playback.stop();
        self.count_change();
    }

    /// Ends the animation that led to a revision of the table, if it is running.
    pub(super) fn end_animation(&mut self, revision: u32) {
        if revision == self.table.revision {
            self.playback.stop();
        }
    }

    /// Shows the position after a number of plies; `replay` animates the last one.
    pub(super) fn show_ply(&mut self, at: usize, replay: bool) {
        let plies = self.table.game.plies();
        let at = at.min(plies);
        self.view = View::Board;
        self.playback.viewed = (at < plies).then_some(at);
        self.rest();
        let number = at.saturating_sub(1);
        let sown = !matches!(self.table.game.ply(number), Some(Ply::Arrangement(_)));
        if replay && at > 0 && sown && self.beat().is_some() {
            let (record, before) = self.table.game.at_ply(number);
            self.playback
                .animate(record.positions().get(before).copied());
            self.playback.is_replay = true;
            self.playback.novelties = Novelties::default();
        }
    }

    /// Shows a game that is over from its start, and reviews it.
    pub(super) fn go_through(&mut self) {
        if !self.is_over() {
            return;
        }
        self.show_ply(0, false);
        self.teacher.reviewing = self.to_review() > 0;
    }

    /// Continues the game from the position that is shown; what came after it can
    /// be played again.
    pub(super) fn play_on(&mut self) {
        let Some(at) = self.playback.viewed.take() else {
            return;
        };
        self.revoke_end();
        self.table.undone.clear();
        self.return_to(at);
        self.clear_offers();
        self.table.puzzle = None;
        if self.friend().is_some() {
            // What was sent is not to be taken back: this is another game.
            self.table.players = BySide::default();
            self.stored.header = StoredHeader::default();
        }
        self.stored.ownership = Ownership::Own;
        self.rest();
    }

    /// Puts the game of a link on the board.
    pub(super) fn open(&mut self, content: LinkContent) {
        let LinkContent {
            game,
            fair_start,
            ended,
            view,
        } = content;
        let plies = game.plies();
        self.replace(
            SavedGame {
                fair_start,
                ended,
                ..SavedGame::new(game, BySide::default())
            },
            Ownership::LookedAt,
        );
        match view {
            LinkView::AtPly(at) => self.show_ply(at, false),
            LinkView::Puzzle => self.table.puzzle = Some(plies),
            LinkView::Play | LinkView::Message(_) => {}
        }
        // Nobody plays on in a puzzle or in a game that is over.
        let is_played_on = self.table.puzzle.is_none() && !self.table.is_over();
        self.dialog.notice = is_played_on.then_some(Notice::Linked);
    }
}
