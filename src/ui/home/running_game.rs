//! The running game, which the home view offers to go on with.

use crate::ui::browser::stored::stored_game;
use crate::ui::library::ListedGame;
use crate::ui::state::State;

/// The game on the board, if it is the player's own, was begun and isn't over. `now` is
/// the time in seconds since the beginning of 1970 (UTC).
#[must_use]
pub fn running_game(state: &State, now: u64) -> Option<ListedGame> {
    let id = state.stored.header.id?;
    let is_running = state.stored.is_own() && state.table.game.plies() > 0 && !state.is_over();
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
    use crate::ui::state::{Action, Ownership, View};

    /// A game of the player's own after its first move.
    fn begun() -> State {
        let state = State::new(new_game());
        let mv = state.rules().moves(state.position()).iter().next();
        let state = state.after(Action::Play(mv.expect("a legal move")));
        state.after(Action::AssignId(GameId::new(7), 20))
    }

    #[test]
    fn a_game_that_was_begun_is_offered_in_every_view() {
        let state = begun();
        for view in [View::Board, View::Home, View::Learn] {
            let state = state.after(Action::View(view));
            let game = running_game(&state, 30).expect("a running game");
            assert_eq!(game.id, GameId::new(7));
            assert_eq!(game.progress(), GameProgress::Running);
            assert_eq!(game.side(), Some(Side::South));
        }
    }

    #[test]
    fn a_game_without_a_move_is_not_offered() {
        let state = State::new(new_game()).after(Action::AssignId(GameId::new(7), 20));
        assert_eq!(running_game(&state, 30), None);
    }

    #[test]
    fn a_game_that_is_over_is_not_offered() {
        let state = begun().after(Action::Resign(Side::South));
        assert!(state.is_over());
        assert_eq!(running_game(&state, 30), None);
    }

    #[test]
    fn a_game_that_is_only_looked_at_is_not_offered() {
        let mut state = begun();
        state.stored.ownership = Ownership::LookedAt;
        assert_eq!(running_game(&state, 30), None);
    }
}
