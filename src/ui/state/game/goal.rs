//! The moment at which a side reaches the seeds that win (Rules 1, Result): the players
//! finish there, or play on.

use super::{GameState, Phase};
use crate::link::{self, Termination};
use crate::rules::{BySide, GameRecord, Position, Rounds, Side};

/// The strength of the light on a half of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// The side has won, or has just reached the seeds that win.
    Full,
    /// A draw.
    Half,
    /// The side has the seeds that win, and the players play on.
    Quarter,
}

/// The side that has reached the seeds that win in a position of a game. A match of rounds has
/// no such moment, nor has a game that began beyond it.
pub fn side_at_goal(game: &GameRecord, shown: &Position) -> Option<Side> {
    let rules = game.rules();
    let at_goal = |position: &Position| {
        let mut sides = Side::ALL.into_iter();
        sides.find(|&side| position.score(side) >= rules.goal())
    };
    let is_single = rules.rounds() == Rounds::Single;
    at_goal(shown).filter(|_| is_single && at_goal(&game.positions()[0]).is_none())
}

impl GameState {
    /// The side that has reached the seeds that win, as far as the board shows it.
    pub fn side_at_goal(&self) -> Option<Side> {
        let shown = self.playback.before().unwrap_or(self.position());
        side_at_goal(self.round(), shown)
    }

    /// The side that the last ply of the game has led there, until the game goes on.
    pub fn side_just_at_goal(&self) -> Option<Side> {
        let side = self.side_at_goal()?;
        let is_last = self.playback.viewed.is_none() && !self.is_animated() && !self.plays_on;
        let (round, at) = self.record.at_ply(self.record.plies());
        let before = round.positions().get(at.checked_sub(1)?)?;
        (is_last && before.score(side) < self.rules().goal()).then_some(side)
    }

    /// Whether the players are asked whether to finish. By link nobody is: the friend
    /// couldn't be asked.
    pub(super) fn asks_to_finish(&self) -> bool {
        let has_person = Side::ALL.into_iter().any(|side| self.is_person(side));
        let is_played_here = self.is_own() && self.puzzle.is_none() && self.friend().is_none();
        is_played_here && has_person && self.side_just_at_goal().is_some()
    }

    /// Ends the game for the side that has reached the seeds that win. The other side resigns:
    /// [`link::finished_scores`] tells it from a game that was given up.
    pub(super) fn finish(&mut self) {
        let winner = self.side_at_goal().filter(|_| self.phase() == Phase::Won);
        if let Some(side) = winner {
            self.end(Termination::Resigned(side.other()));
        }
    }

    /// The seeds of both sides in a game that was finished so.
    pub fn finished_scores(&self) -> Option<BySide<u16>> {
        link::finished_scores(&self.record, self.termination)
    }

    /// The light on the half of a side: of a draw, or of the victory of a person, or of a bot
    /// over another one.
    pub fn light(&self, side: Side) -> Option<Light> {
        let (winner, light) = match (self.phase(), self.side_just_at_goal()) {
            (Phase::Over, _) if self.winner().is_none() => return Some(Light::Half),
            (Phase::Over, _) => (self.winner(), Light::Full),
            (Phase::RoundOver, _) => (self.round().outcome()?.winner, Light::Full),
            (_, Some(winner)) => (Some(winner), Light::Full),
            (Phase::Choosing | Phase::Thinking | Phase::Waiting | Phase::Sowing, None) => {
                (self.side_at_goal(), Light::Quarter)
            }
            _ => return None,
        };
        let is_celebrated = self.is_person(side) || !self.is_person(side.other());
        (winner == Some(side) && is_celebrated).then_some(light)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{Player, SavedGame};
    use crate::rules::{Match, Variant};
    use crate::ui::state::{GameAction, Ownership};

    /// A game whose first move, from pit d, gives South the seeds that win.
    fn before_the_goal(players: BySide<Player>) -> GameState {
        let rules = Variant::Giuthi.default_rules();
        let position = "2,2,0,1,0,0/2,2,2,2,2,9 36-12 s";
        let position = rules.parse_position(position).expect("a position");
        let game = Match::from_position(rules, position);
        let mut state = GameState::new(SavedGame::new(game, players));
        state.ownership = Ownership::Own;
        state
    }

    const WITH_BOT: BySide<Player> = BySide {
        south: Player::Person,
        north: Player::Bot(1),
    };

    /// Plays the first move that captures, to the end of its animation.
    fn capture(state: &GameState) -> GameState {
        let rules = state.rules();
        let captures = |mv: &_| {
            let after = rules.play_unchecked(state.position(), *mv, &mut ());
            after.score(Side::South) > state.position().score(Side::South)
        };
        let mv = rules.moves(state.position()).iter().find(captures);
        let played = state.after(GameAction::Play(mv.expect("a capture")));
        assert!(played.side_just_at_goal().is_none(), "it is animated");
        played.after(GameAction::EndAnimation(played.revision))
    }

    #[test]
    fn the_bot_waits_until_the_players_go_on() {
        let won = capture(&before_the_goal(WITH_BOT));
        assert_eq!(won.phase(), Phase::Won);
        assert_eq!(won.bot_question(), None);
        assert_eq!(won.light(Side::South), Some(Light::Full));
        let after = won.after(GameAction::PlayOn);
        assert_eq!(after.phase(), Phase::Thinking);
        assert!(after.bot_question().is_some());
        assert_eq!(after.side_at_goal(), Some(Side::South));
        assert_eq!(after.light(Side::South), Some(Light::Quarter));
    }

    #[test]
    fn a_stored_game_asks_again() {
        let won = capture(&before_the_goal(WITH_BOT));
        let mut loaded = GameState::new(won.saved());
        loaded.ownership = Ownership::Own;
        assert_eq!(loaded.phase(), Phase::Won);
    }

    #[test]
    fn a_finished_game_keeps_its_seeds_in_every_text() {
        let won = capture(&before_the_goal(WITH_BOT));
        let over = won.after(GameAction::Finish);
        assert_eq!(
            (over.phase(), over.winner()),
            (Phase::Over, Some(Side::South))
        );
        let scores = over.finished_scores().expect("scores");
        assert_eq!(scores.south + scores.north, over.rules().total());
        assert!(scores.south >= over.rules().goal());
        let text = over.saved().to_string();
        let read: SavedGame = text.parse().expect("a stored game");
        assert_eq!(read, over.saved());
        let read = link::finished_scores(&read.game, read.ended);
        assert_eq!(read, Some(scores));
        assert_eq!(over.after(GameAction::Undo).phase(), Phase::Won);
    }

    #[test]
    fn a_game_that_is_given_up_before_has_no_such_seeds() {
        let game = before_the_goal(WITH_BOT);
        let moved = game.after(GameAction::Finish);
        assert_eq!(moved.phase(), Phase::Choosing);
        let ended = Some(Termination::Resigned(Side::North));
        assert_eq!(link::finished_scores(&game.record, ended), None);
    }

    #[test]
    fn friends_and_bots_among_themselves_are_not_asked() {
        for north in [Player::Friend, Player::Bot(1)] {
            let mut state = before_the_goal(WITH_BOT);
            state.players.north = north;
            let mut won = capture(&state);
            if north == Player::Bot(1) {
                won.players.south = Player::Bot(1);
            }
            assert_ne!(won.phase(), Phase::Won, "{north:?}");
        }
    }
}
