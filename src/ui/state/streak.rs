//! Wins and losses in a row against the bot, and the level that they call for.

use super::State;
use super::settings::Settings;
use crate::bot::Level;
use crate::link::Player;
use crate::rules::Side;

impl State {
    /// The side of the bot, in a game of a person against it.
    fn bot_side(&self) -> Option<Side> {
        let mut sides = Side::ALL.into_iter();
        let is_bot = |side: &Side| matches!(self.table.players[*side], Player::Bot(_));
        sides
            .find(is_bot)
            .filter(|side| self.is_person(side.other()))
    }

    /// Counts the result of a game against the bot that has just ended: once, also if
    /// its end is taken back.
    pub(super) fn count_result(&mut self) {
        let is_counted = self.stored.is_counted || self.table.puzzle.is_some();
        let (Some(bot), false) = (self.bot_side(), is_counted) else {
            return;
        };
        if !self.is_over() {
            return;
        }
        self.stored.is_counted = true;
        let winner = self.winner();
        let settings = &mut self.device.settings;
        let (wins, losses) = (settings.wins, settings.losses);
        (settings.wins, settings.losses) = match winner {
            None => (0, 0),
            Some(winner) if winner == bot => (0, (losses + 1).min(Settings::STREAK)),
            Some(_) => ((wins + 1).min(Settings::STREAK), 0),
        };
    }

    /// The other level of the bot that is offered after a game, by its number: the next
    /// stronger one after a win, the next weaker one after several losses in a row.
    #[must_use]
    pub fn offered_level(&self) -> Option<u8> {
        let bot = self.bot_side()?;
        let Player::Bot(number) = self.table.players[bot] else {
            return None;
        };
        let level = Level::numbered(number)?;
        let other = if self.winner()? != bot {
            level.stronger()
        } else if self.device.settings.losses == Settings::STREAK {
            level.weaker()
        } else {
            None
        };
        other.map(|level| level.number)
    }

    /// Whether as many games in a row were won or lost that another level is advised.
    #[must_use]
    pub fn is_level_advised(&self) -> bool {
        let Settings { wins, losses, .. } = self.device.settings;
        self.offered_level().is_some() && (wins == Settings::STREAK || losses == Settings::STREAK)
    }

    /// Begins the same game again against the level that is offered.
    pub(super) fn begin_offered_level(&mut self) {
        if let (Some(level), Some(bot)) = (self.offered_level(), self.bot_side()) {
            self.begin_again();
            self.set_player(bot, Player::Bot(level));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::SavedGame;
    use crate::rules::{BySide, Match, Variant};
    use crate::ui::state::{Action, Command};

    fn against(level: u8) -> State {
        let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        let players = BySide {
            south: Player::Person,
            north: Player::Bot(level),
        };
        State::new(SavedGame::new(game, players))
    }

    /// The state after a game in which a side resigns.
    fn ended(state: &State, loser: Side) -> State {
        state.after(Action::Resign(loser))
    }

    #[test]
    fn three_losses_in_a_row_offer_the_level_below() {
        let mut state = against(2);
        for number in 1..=3 {
            state = ended(&state, Side::South);
            let offered = (number == 3).then_some(1);
            assert_eq!(state.offered_level(), offered, "{number}");
            assert_eq!(state.is_level_advised(), number == 3);
            if number < 3 {
                state = state.after(Action::Again);
            }
        }
        let next = state.after(Command::NextLevel.action(&state, false).expect("an action"));
        assert_eq!(next.table.players[Side::North], Player::Bot(1));
        // Another level begins a count of its own.
        assert_eq!(next.device.settings.losses, 0);
    }

    #[test]
    fn a_win_offers_the_next_level_and_three_advise_it() {
        let mut state = against(2);
        for number in 1..=3 {
            state = ended(&state, Side::North);
            assert_eq!(state.offered_level(), Some(3));
            assert_eq!(state.is_level_advised(), number == 3);
            state = state.after(Action::Again);
        }
        state = ended(&state, Side::South);
        assert_eq!(
            (state.offered_level(), state.device.settings.wins),
            (None, 0)
        );
    }

    #[test]
    fn a_result_counts_once() {
        let state = ended(&against(2), Side::South);
        let again = ended(&state.after(Action::Undo), Side::South);
        assert_eq!(again.device.settings.losses, 1);
        let weakest = against(Level::WEAKEST.number);
        let mut lost = ended(&weakest, Side::South);
        lost.device.settings.losses = Settings::STREAK;
        assert_eq!(lost.offered_level(), None, "there is no weaker level");
    }

    #[test]
    fn games_of_two_persons_do_not_count() {
        let mut state = against(2);
        state.table.players = BySide::default();
        let over = ended(&state, Side::South);
        assert_eq!(over.device.settings.losses, 0);
        assert_eq!(over.offered_level(), None);
    }
}
