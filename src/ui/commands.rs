//! What the page's controls do, by their names: `data-action` of a button,
//! `data-option` of a choice.

use super::choice::{Choice, Opponent};
use super::settings::Settings;
use super::state::{Action, BotHealth, Lesson, Notice, State, View};
use super::words::Language;
use crate::link::{self, Player, Shared};
use crate::rules::{Side, Variant};

/// What a button does. `at` is its `data-at`: which of many it is. `lot` draws
/// who begins.
#[must_use]
pub fn pressed(state: &State, name: &str, at: &str, lot: bool) -> Option<Action> {
    let tokens = state.game.tokens();
    let choice = state.choice;
    Some(match name {
        "new" => Action::View(View::Picker),
        "rules" => Action::View(View::Rules(Variant::find(at)?)),
        "back" => Action::View(state.behind()),
        "game" => Action::Wish(choice.of(Variant::find(at)?)),
        "opponent" => Action::Wish(Choice {
            opponent: Opponent::find(at)?,
            ..choice
        }),
        "start" => choice.start(&state.settings, lot)?,
        "again" => Action::Again,
        "return" => Action::Return,
        "take-other" => Action::TakeOther,
        "take-rest" => match &state.notice {
            Some(Notice::BrokenLink(fault) | Notice::StrayLink(fault)) => Action::Open(Shared {
                game: fault.game()?.clone(),
                ended: None,
                view: link::View::Play,
            }),
            _ => return None,
        },
        "invite" => Action::Invite,
        "dismiss" => Action::Dismiss,
        "take-over" => {
            let bot = Side::ALL.into_iter().find(|&side| !state.is_person(side));
            Action::Seat(bot?, Player::Person)
        }
        "retry" => Action::Bot(BotHealth::Starting),
        "sound" => Action::Set(state.settings.other_sound()),
        "undo" => Action::Undo,
        "redo" => Action::Redo,
        "pause" => Action::Pause(!state.paused),
        "step" => Action::Step,
        "look" | "replay" => Action::Look {
            at: at.parse().ok()?,
            replay: name == "replay",
        },
        "to-now" => Action::Look {
            at: tokens,
            replay: false,
        },
        "play-on" => Action::PlayOn,
        "next-round" => Action::NextRound,
        "even" => Action::Draft(state.arranging()?.even().pits().to_vec()),
        "clear" => Action::Draft(vec![0; state.draft.as_ref()?.len()]),
        "arrange" => Action::Arrange,
        "resign" => Action::AskResign(true),
        "resign-no" => Action::AskResign(false),
        "resign-yes" => Action::Resign(state.resigner()?),
        "offer-draw" => Action::OfferDraw,
        "accept" => Action::AnswerDraw(true),
        "decline" => Action::AnswerDraw(false),
        "hint" => Action::Teach(Lesson::Hint),
        "judge" => Action::Teach(Lesson::Judge),
        "review" => Action::Teach(Lesson::Review),
        _ => return None,
    })
}

/// What a choice does once it has another value; a tick's values are `yes` and
/// `no`.
#[must_use]
pub fn changed(state: &State, name: &str, value: &str) -> Option<Action> {
    let player = || value.parse().map_or(Player::Person, Player::Bot);
    let choice = state.choice;
    let wish = |change: fn(&mut Choice, u8)| {
        let mut next = choice;
        change(&mut next, value.parse().ok()?);
        Some(Action::Wish(next))
    };
    match name {
        "player-south" => Some(Action::Seat(Side::South, player())),
        "player-north" => Some(Action::Seat(Side::North, player())),
        "language" => Language::find(value).map(Action::Speak),
        "pits" => wish(|choice, pits| choice.options.pits = pits),
        "seeds" => wish(|choice, seeds| choice.options.seeds = seeds),
        _ => {
            let mut settings: Settings = state.settings;
            settings.set(name, value).then_some(Action::Set(settings))
        }
    }
}

/// What a key does in the list of moves.
#[must_use]
pub fn stepped(state: &State, key: &str) -> Option<Action> {
    let (now, last) = (state.moment(), state.game.tokens());
    let (at, replay) = match key {
        "ArrowLeft" | "ArrowUp" => (now.saturating_sub(1), false),
        "ArrowRight" | "ArrowDown" => ((now + 1).min(last), now < last),
        "Home" => (0, false),
        "End" => (last, false),
        _ => return None,
    };
    Some(Action::Look { at, replay })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Saved;
    use crate::rules::{BySide, Match};

    fn begun() -> State {
        let game = Match::new(Variant::Giuthi.default_rules(), Side::South);
        State::new(Saved::new(game, BySide::default()))
    }

    #[test]
    fn what_is_chosen_is_begun() {
        let mut state = begun();
        for (name, at) in [("game", "layli-goobalay"), ("opponent", "bot")] {
            state = state.after(pressed(&state, name, at, false).expect("a command"));
        }
        for (name, value) in [("seeds", "5"), ("level", "2"), ("first", "north")] {
            state = state.after(changed(&state, name, value).expect("an option"));
        }
        state = state.after(pressed(&state, "start", "", false).expect("a game"));
        assert_eq!(state.rules().variant(), Variant::LayliGoobalay);
        assert_eq!(state.rules().options().seeds, 5);
        assert_eq!(state.players.north, Player::Bot(2));
        assert_eq!(state.position().to_move(), Some(Side::North));
        assert_eq!(Choice::like(&state).options, state.rules().options());
    }

    #[test]
    fn a_new_game_is_offered_as_the_last_one_was() {
        let mut state = begun();
        for (name, value) in [("pits", "7"), ("first", "north"), ("level", "2")] {
            state = state.after(changed(&state, name, value).expect("an option"));
        }
        for (name, at) in [
            ("opponent", "bot"),
            ("start", ""),
            ("new", ""),
            ("opponent", "person"),
            ("opponent", "bot"),
            ("start", ""),
        ] {
            state = state.after(pressed(&state, name, at, false).expect("a command"));
        }
        assert_eq!(state.rules().options().pits, 7);
        assert_eq!(state.players.north, Player::Bot(2));
        assert_eq!(state.game.first(), Side::North);
        // Another bot at the table is another one in the next game.
        let seated = changed(&state, "player-north", "5").expect("a player");
        assert_eq!(state.after(seated).settings.level, 5);
    }

    #[test]
    fn who_reads_the_rules_goes_back_to_where_they_came_from() {
        let board = begun();
        let read = |state: &State| {
            let rules = pressed(state, "rules", "giuthi", false).expect("rules");
            let reading = state.after(rules);
            let back = pressed(&reading, "back", "", false).expect("a way back");
            (reading.behind(), reading.after(back).view)
        };
        assert_eq!(read(&board), (View::Board, View::Board));
        let picking = board.after(Action::View(View::Picker));
        assert_eq!(read(&picking), (View::Picker, View::Picker));
        assert_eq!(picking.behind(), View::Board);
    }

    #[test]
    fn sound_is_a_press_away() {
        let silent = begun();
        let toggle =
            |state: &State| state.after(pressed(state, "sound", "", false).expect("a command"));
        let loud = toggle(&silent);
        assert!(silent.settings.volume == 0 && loud.settings.volume > 0);
        assert_eq!(toggle(&loud).settings, silent.settings);
    }

    #[test]
    fn lots_are_drawn() {
        let state = begun();
        let state = state.after(changed(&state, "first", "lot").expect("an option"));
        for (lot, first) in [(false, Side::South), (true, Side::North)] {
            let begun = state.after(pressed(&state, "start", "", lot).expect("a game"));
            assert_eq!(begun.game.first(), first);
        }
    }

    #[test]
    fn what_nobody_knows_does_nothing() {
        let state = begun();
        for name in ["", "fly", "look", "rules", "game"] {
            assert_eq!(pressed(&state, name, "nowhere", false), None, "{name}");
        }
        for (name, value) in [
            ("", ""),
            ("pits", "many"),
            ("speed", "warp"),
            ("volume", "11"),
        ] {
            assert_eq!(changed(&state, name, value), None, "{name}");
        }
        assert_eq!(stepped(&state, "Tab"), None);
        // A size that the game doesn't have begins nothing.
        let state = state.after(changed(&state, "pits", "99").expect("a number"));
        assert_eq!(pressed(&state, "start", "", false), None);
    }

    #[test]
    fn settings_are_set_by_name() {
        let state = begun();
        for (name, value) in [
            ("speed", "fast"),
            ("theme", "dark"),
            ("look", "plain"),
            ("numbers", "hover"),
            ("volume", "4"),
            ("face", "yes"),
            ("flip", "yes"),
            ("preview", "yes"),
            ("race", "hands"),
            ("first", "lot"),
            ("level", "3"),
        ] {
            let set = state.after(changed(&state, name, value).expect("a setting"));
            assert_ne!(set.settings, state.settings, "{name}");
        }
        let spoken = state.after(changed(&state, "language", "pt-BR").expect("a language"));
        assert_eq!(spoken.language, Language::Portuguese);
    }
}
