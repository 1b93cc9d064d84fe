//! Wins and losses in a row against the bot, and the level that they advise.

use super::GameState;
use crate::bot::Level;
use crate::link::Player;
use crate::rules::Side;
use crate::ui::state::settings::Settings;

/// Another level of the bot that is offered after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelOffer {
    /// The [`number`](Level::number) of the level.
    pub number: u8,
    /// Whether it is weaker than the level of the game.
    pub is_weaker: bool,
    /// Whether [`Settings::MAX_STREAK`] wins or losses in a row advise it.
    pub is_advised: bool,
}

impl GameState {
    /// The side and the level of the bot, in a game of a person against it.
    pub(in crate::ui::state) fn opposing_bot(&self) -> Option<(Side, Level)> {
        let bot = |side: Side| match self.players[side] {
            Player::Bot(number) if self.is_person(side.other()) => {
                Some((side, Level::numbered(number)?))
            }
            _ => None,
        };
        Side::ALL.into_iter().find_map(bot)
    }

    /// Counts the result of a game that has just ended: once, also if its end is taken
    /// back. Only games against the chosen level count.
    pub(super) fn count_result(&mut self) {
        if self.is_counted || self.puzzle.is_some() || !self.is_over() {
            return;
        }
        self.is_counted = true;
        let Some((bot, level)) = self.opposing_bot() else {
            return;
        };
        let winner = self.winner();
        let settings = &mut self.settings;
        if settings.level().number != level.number {
            return;
        }
        let (wins, losses) = (settings.wins, settings.losses);
        (settings.wins, settings.losses) = match winner {
            None => (0, 0),
            Some(winner) if winner == bot => (0, (losses + 1).min(Settings::MAX_STREAK)),
            Some(_) => ((wins + 1).min(Settings::MAX_STREAK), 0),
        };
    }

    /// The level that is offered after a game: the next stronger one after a win, the
    /// next weaker one after a loss.
    pub fn level_offer(&self) -> Option<LevelOffer> {
        let (bot, level) = self.opposing_bot()?;
        let Settings { wins, losses, .. } = self.settings;
        let is_weaker = self.winner()? == bot;
        let is_advised = Settings::MAX_STREAK == if is_weaker { losses } else { wins };
        let other = if is_weaker {
            level.weaker()?
        } else {
            level.stronger()?
        };
        Some(LevelOffer {
            number: other.number,
            is_weaker,
            is_advised,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{FairStart, SavedGame};
    use crate::rules::{BySide, Match, Variant};
    use crate::ui::state::Action;
    use crate::ui::state::AppState;
    use crate::ui::state::GameAction;

    /// A game against a level, which is the chosen one.
    fn against(level: u8) -> AppState {
        let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        let players = BySide {
            south: Player::Person,
            north: Player::Bot(level),
        };
        let mut state = AppState::new(SavedGame::new(game, players));
        state.game.settings.choose_level(level);
        state
    }

    /// The state after a game in which a side resigns.
    fn ended(state: &AppState, loser: Side) -> AppState {
        state.after(GameAction::Resign(loser))
    }

    fn offer(number: u8, is_weaker: bool, is_advised: bool) -> Option<LevelOffer> {
        Some(LevelOffer {
            number,
            is_weaker,
            is_advised,
        })
    }

    #[test]
    fn a_loss_offers_the_level_below_and_three_advise_it() {
        let mut state = against(2);
        for number in 1..=3 {
            state = ended(&state, Side::South);
            assert_eq!(state.game.level_offer(), offer(1, true, number == 3));
            if number < 3 {
                state = state.after(Action::Again);
            }
        }
        let next = state.after(Action::OfferedLevel);
        assert_eq!(next.game.players[Side::North], Player::Bot(1));
        // Another level begins a count of its own.
        assert_eq!(next.game.settings.losses, 0);
    }

    #[test]
    fn a_win_offers_the_next_level_and_three_advise_it() {
        let mut state = against(2);
        for number in 1..=3 {
            state = ended(&state, Side::North);
            assert_eq!(state.game.level_offer(), offer(3, false, number == 3));
            state = state.after(Action::Again);
        }
        state = ended(&state, Side::South);
        assert_eq!(
            (state.game.level_offer(), state.game.settings.wins),
            (offer(1, true, false), 0)
        );
    }

    #[test]
    fn a_result_counts_once() {
        let lost = ended(&against(2), Side::South);
        let again = ended(&lost.after(GameAction::Undo), Side::South);
        assert_eq!(again.game.settings.losses, 1);
        // The end was taken back, and the game won then.
        let won = ended(&lost.after(GameAction::Undo), Side::North);
        assert_eq!(won.game.level_offer(), offer(3, false, false));
        // A finished game is opened again.
        let mut reopened = AppState::new(lost.game.saved());
        reopened.game.settings.choose_level(2);
        let again = ended(&reopened.after(GameAction::Undo), Side::South);
        assert_eq!(again.game.settings.losses, 0);
    }

    #[test]
    fn only_games_against_the_chosen_level_count() {
        let mut state = against(2);
        state.game.settings.choose_level(5);
        assert_eq!(ended(&state, Side::South).game.settings.losses, 0);
        let mut state = against(2);
        state.game.players = BySide::default();
        let over = ended(&state, Side::South);
        assert_eq!(
            (over.game.settings.losses, over.game.level_offer()),
            (0, None)
        );
    }

    #[test]
    fn nothing_is_weaker_than_the_weakest_level() {
        let mut state = against(Level::WEAKEST.number);
        state.game.settings.losses = Settings::MAX_STREAK;
        assert_eq!(ended(&state, Side::South).game.level_offer(), None);
    }

    #[test]
    fn the_next_level_sits_where_the_bot_sat_before_it_chose_its_side() {
        let mut state = against(2);
        // The bot chose the other side.
        state.game.fair_start = Some(FairStart::Swapped);
        state.game.players = BySide {
            south: Player::Bot(2),
            north: Player::Person,
        };
        let over = ended(&state, Side::South);
        let again = over.after(Action::OfferedLevel);
        let seats = BySide {
            south: Player::Person,
            north: Player::Bot(3),
        };
        assert_eq!(again.game.players, seats);
    }
}
