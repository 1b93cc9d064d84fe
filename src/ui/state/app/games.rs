//! Other games on the board: begun, gone back to, or left.

use std::rc::Rc;

use super::{AppState, NewGame, Notice, View};
use crate::bot::Level;
use crate::link::{
    ClockKind, GameId, LinkContent, LinkView, Player, SavedClock, SavedGame, StoredGame,
};
use crate::rules::{BySide, Match, Rules, Side};
use crate::ui::state::{Beginning, Ownership, StoredHeader};

impl AppState {
    /// Puts a new game on the board.
    pub(super) fn begin(
        &mut self,
        rules: Rules,
        first: Side,
        players: BySide<Player>,
        clock: Option<ClockKind>,
        beginning: Beginning,
    ) {
        let saved = SavedGame {
            clock: clock.map(SavedClock::new),
            ..SavedGame::new(Match::new(rules, first), players)
        };
        self.replace(saved, Ownership::Own);
        self.game.begin_with(beginning);
    }

    /// Begins the same game again; the other side begins.
    pub(super) fn begin_again(&mut self) {
        let game = &self.game;
        let (rules, first) = (
            *game.record.first_round().rules(),
            game.record.first().other(),
        );
        let friend = game.header.friend.clone();
        let clock = game.clock.map(|clock| clock.kind());
        let beginning = game.same_beginning();
        self.begin(rules, first, game.players_at_start(), clock, beginning);
        self.game.header.friend = friend;
    }

    /// Begins the same game again against the level that is offered.
    pub(super) fn begin_offered_level(&mut self) {
        let Some(offer) = self.game.level_offer() else {
            return;
        };
        self.begin_again();
        // After a choice of the sides the players sit as at the start again.
        if let Some((bot, _)) = self.game.opposing_bot() {
            self.game.set_player(bot, Player::Bot(offer.number));
        }
    }

    /// Puts the game on the board that was there before this one.
    pub(super) fn return_to_earlier(&mut self) {
        if let Some(earlier) = self.earlier.take() {
            let (header, saved) = Rc::unwrap_or_clone(earlier);
            self.resume(header, saved);
        }
    }

    /// Replaces a game that was deleted by a new one, which isn't stored before
    /// its first move.
    pub(super) fn leave_deleted(&mut self, id: GameId) {
        self.earlier.take_if(|earlier| earlier.0.id == Some(id));
        if self.game.header.id != Some(id) {
            return;
        }
        // Nothing leads back to the game.
        self.game.ownership = Ownership::LookedAt;
        let players = match self.game.friend() {
            Some(_) => BySide::default(),
            None => self.game.players_at_start(),
        };
        let beginning = self.game.same_beginning();
        let game = &self.game.record;
        let game = Match::new(*game.first_round().rules(), game.first());
        let clock = self.game.clock;
        let saved = SavedGame {
            clock: clock.map(|clock| SavedClock::new(clock.kind())),
            ..SavedGame::new(game, players)
        };
        let view = self.view;
        self.replace(saved, Ownership::LookedAt);
        if beginning == Beginning::Swap {
            self.game.begin_with(beginning);
        }
        self.view = view;
    }

    /// Puts another game on the board. An own game that was begun and has not
    /// ended can be returned to.
    pub(super) fn replace(&mut self, saved: SavedGame, ownership: Ownership) {
        let game = &self.game;
        if game.is_own() && game.record.plies() > 0 && !game.is_over() {
            self.earlier = Some(Rc::new((game.header.clone(), game.saved())));
        }
        self.game.replace(saved, ownership);
        self.view = View::Board;
        self.notice = None;
        self.new_game = NewGame::like(&self.game);
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
            LinkView::AtPly(at) => self.game.show_ply(at, false),
            LinkView::Puzzle => self.game.puzzle = Some(plies),
            LinkView::Play | LinkView::Message(_) => {}
        }
        // Nobody plays on in a puzzle or in a game that is over.
        let is_played_on = self.game.puzzle.is_none() && !self.game.is_over();
        self.notice = is_played_on.then_some(Notice::Linked);
    }

    /// Opens the part of a damaged link that can be read.
    pub(super) fn take_rest(&mut self) {
        if let Some(Notice::BrokenLink(fault) | Notice::StrayLink(fault)) = &self.notice
            && let Some(game) = fault.game()
        {
            let content = LinkContent {
                game: game.clone(),
                fair_start: None,
                ended: None,
                view: LinkView::Play,
            };
            self.open(content);
        }
    }

    /// Continues a stored game.
    pub(super) fn resume(&mut self, header: StoredHeader, mut saved: SavedGame) {
        let unknown = bound_levels(&mut saved.players);
        let message = saved.message;
        let same = self.game.header.id.is_some() && self.game.header.id == header.id;
        let earlier = self.earlier.clone();
        self.replace(saved, Ownership::Own);
        if same {
            // A game doesn't lead back to itself.
            self.earlier = earlier;
        }
        self.game.header = header;
        if let Some(message) = message {
            self.game.take_offer_and_pick(message);
        }
        if let Some((number, nearest)) = unknown {
            self.notice = Some(Notice::UnknownLevel { number, nearest });
        }
    }

    /// Takes over what another tab has made of the game.
    pub(super) fn follow(&mut self, stored: StoredGame) {
        let Some(id) = self.game.header.id else {
            return;
        };
        let header = StoredHeader::of(id, &stored);
        if stored.saved == self.game.saved() {
            self.game.header = header;
            return;
        }
        let (view, new_game) = (self.view, self.new_game);
        let notice = self.notice.take();
        self.resume(header, stored.saved);
        (self.view, self.new_game) = (view, new_game);
        self.notice = notice;
    }
}

/// Replaces the levels of the bot that the page doesn't have by the nearest; returns
/// the numbers of one and of its replacement.
fn bound_levels(players: &mut BySide<Player>) -> Option<(u8, u8)> {
    let mut replaced = None;
    for side in Side::ALL {
        if let Player::Bot(number) = &mut players[side] {
            let nearest = Level::nearest(*number).number;
            if nearest != *number {
                replaced = Some((std::mem::replace(number, nearest), nearest));
            }
        }
    }
    replaced
}
