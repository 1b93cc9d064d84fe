//! The game that the home view offers first.

use crate::ui::browser::stored::stored_game;
use crate::ui::library::{GameProgress, ListedGame};
use crate::ui::state::GameState;

/// The game to go on with, before or in place of the puzzle of the day: the newest one in
/// which it is the player's turn. A game that waits for a friend comes after the puzzle.
pub fn offered_game<'a>(
    games: impl Iterator<Item = &'a ListedGame>,
    is_puzzle_done: bool,
) -> Option<&'a ListedGame> {
    let rank = |game: &ListedGame| match game.progress() {
        // At this screen the bot moves as soon as the game is opened.
        GameProgress::YourTurn | GameProgress::ToSend | GameProgress::Running => Some(1),
        GameProgress::Waiting if is_puzzle_done => Some(0),
        GameProgress::Waiting | GameProgress::Over(_) => None,
    };
    let begun = games.filter(|game| game.game().plies() > 0);
    let ranked = begun.filter_map(|game| Some((rank(game)?, game.stored.played, game)));
    let first = ranked.max_by_key(|&(rank, played, _)| (rank, played));
    first.map(|(.., game)| game)
}

/// The game on the board, if it is the player's own, was begun and isn't over. `now` is
/// the time in seconds since the beginning of 1970 (UTC).
pub fn running_game(state: &GameState, now: u64) -> Option<ListedGame> {
    let id = state.header.id?;
    let is_running = state.is_own() && state.record.plies() > 0 && !state.is_over();
    is_running.then(|| ListedGame {
        id,
        stored: stored_game(state, now),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{GameId, Player};
    use crate::rules::{BySide, Side};
    use crate::ui::browser::stored::new_game;
    use crate::ui::state::AppState;
    use crate::ui::state::GameAction;
    use crate::ui::state::{Action, Ownership, View};

    /// A game of the player's own after its first move.
    fn begun() -> AppState {
        let state = AppState::new(new_game());
        let mv = state
            .game
            .rules()
            .moves(state.game.position())
            .iter()
            .next();
        let state = state.after(GameAction::Play(mv.expect("a legal move")));
        state.after(GameAction::AssignId(GameId::new(7), 20))
    }

    /// The same as a stored game of a friend, who is to answer.
    fn waiting(id: u32, played: u64) -> ListedGame {
        let mut game = running_game(&begun().game, played).expect("a running game");
        game.id = GameId::new(id);
        game.stored.saved.players = BySide {
            south: Player::Person,
            north: Player::Friend,
        };
        game.stored.sent = Some(1);
        assert_eq!(game.progress(), GameProgress::Waiting);
        game
    }

    /// It is the player's turn in it.
    fn due(id: u32, played: u64) -> ListedGame {
        let mut game = waiting(id, played);
        game.stored.saved.players = BySide {
            south: Player::Friend,
            north: Player::Person,
        };
        assert_eq!(game.progress(), GameProgress::YourTurn);
        game
    }

    #[test]
    fn the_newest_game_in_which_it_is_the_players_turn_comes_first() {
        let own = running_game(&begun().game, 30).expect("a running game");
        let games = [waiting(1, 60), due(2, 10), own, due(3, 20)];
        for is_puzzle_done in [false, true] {
            let first = offered_game(games.iter(), is_puzzle_done).expect("a game");
            assert_eq!(first.id, GameId::new(7));
            let first = offered_game(games[..2].iter(), is_puzzle_done).expect("a game");
            assert_eq!(first.id, GameId::new(2));
        }
    }

    #[test]
    fn a_game_that_waits_for_a_friend_comes_after_the_puzzle() {
        let games = [waiting(1, 10), waiting(2, 20)];
        assert_eq!(offered_game(games.iter(), false), None);
        let first = offered_game(games.iter(), true).expect("a game");
        assert_eq!(first.id, GameId::new(2));
        assert_eq!(offered_game([].into_iter(), true), None);
    }

    #[test]
    fn a_game_that_was_begun_is_offered_in_every_view() {
        let state = begun();
        for view in [View::Board, View::Home, View::Learn] {
            let state = state.after(Action::View(view));
            let game = running_game(&state.game, 30).expect("a running game");
            assert_eq!(game.id, GameId::new(7));
            assert_eq!(game.progress(), GameProgress::Running);
            assert_eq!(game.side(), Some(Side::South));
        }
    }

    #[test]
    fn a_game_without_a_move_is_not_offered() {
        let state = AppState::new(new_game()).after(GameAction::AssignId(GameId::new(7), 20));
        assert_eq!(running_game(&state.game, 30), None);
    }

    #[test]
    fn a_game_that_is_over_is_not_offered() {
        let state = begun().after(GameAction::Resign(Side::South));
        assert!(state.game.is_over());
        assert_eq!(running_game(&state.game, 30), None);
    }

    #[test]
    fn a_game_that_is_only_looked_at_is_not_offered() {
        let mut state = begun();
        state.game.ownership = Ownership::LookedAt;
        assert_eq!(running_game(&state.game, 30), None);
    }
}
