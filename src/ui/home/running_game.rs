//! The running game, which the home view offers to go on with.

use crate::ui::browser::stored::stored_game;
use crate::ui::library::ListedGame;
use crate::ui::state::GameState;

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
    use crate::link::GameId;
    use crate::rules::Side;
    use crate::ui::browser::stored::new_game;
    use crate::ui::library::GameProgress;
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
