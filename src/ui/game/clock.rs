//! The clock of a player.

use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::link::Player;
use crate::rules::{BySide, Side};
use crate::ui::board::seeds::side_class;
use crate::ui::browser::clock::monotonic;
use crate::ui::browser::use_locale;
use crate::ui::describe::facts::Who;
use crate::ui::describe::{self, ClockWarning};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Clock, GameAction};
use crate::ui::widgets::{ActionButton, Icon};

/// The time between two pictures of a clock that runs, in milliseconds.
const TICK: u32 = 100;

#[derive(Properties, PartialEq)]
pub struct SeatClockProps {
    /// Whose clock it is.
    pub side: Side,
    pub players: BySide<Player>,
    pub clock: Clock,
    /// Whether it can be paused, or the pause can be ended.
    pub can_pause: bool,
}

/// The time that a player has left, under a button that pauses the clock. While it
/// runs, it renders itself and nothing else.
#[component]
pub fn SeatClock(props: &SeatClockProps) -> Html {
    let SeatClockProps {
        side,
        players,
        clock,
        can_pause,
    } = *props;
    let locale = use_locale();
    let is_running = clock.running() == Some(side);
    let rendering = use_force_update();
    use_effect_with(is_running, move |&is_running| {
        let interval = is_running.then(|| Interval::new(TICK, move || rendering.force_update()));
        move || drop(interval)
    });
    let left = if is_running {
        clock.left(side, monotonic())
    } else {
        clock.saved().left[side]
    };
    let is_paused = can_pause && clock.is_paused();
    let name = match (is_paused, is_running) {
        (true, _) => "paused",
        (false, true) => "running",
        (false, false) => "stopped",
    };
    let is_low = ClockWarning::of(clock.kind(), left) == Some(ClockWarning::TenSeconds);
    let (sign, action) = if is_paused {
        (Icon::Resume, t!(locale, "resume-clock"))
    } else {
        (Icon::Pause, t!(locale, "pause-clock"))
    };
    let warning = use_warning(&clock, left);
    html! {
        <div
            class={classes!("clock", is_low.then_some("low"))}
            data-clock={name}
            data-clock-side={side_class(side)}
        >
            <span role="timer" translate="no" aria-label={t!(locale, "clock-of", side = side)}>
                { describe::clock_time(&locale, left) }
            </span>
            <ActionButton
                action={GameAction::PauseClock(!is_paused)}
                icon={sign}
                label={action}
                disabled={!can_pause}
            />
            if players[side] == Player::Person {
                { spoken_warning(&locale, Who::of(players, side), warning) }
            }
        </div>
    }
}

/// The last warning of a game, or of a move where each has its own time. It isn't
/// given again when a move adds time.
#[hook]
fn use_warning(clock: &Clock, left: u32) -> Option<ClockWarning> {
    let last = use_mut_ref(|| None);
    let mut last = last.borrow_mut();
    let now = ClockWarning::of(clock.kind(), left);
    *last = if left >= clock.kind().start() {
        None
    } else {
        now.max(*last)
    };
    *last
}

/// The warning for screen readers.
fn spoken_warning(locale: &Locale, who: Who, warning: Option<ClockWarning>) -> Html {
    html! {
        <p class="for-readers" role="status">
            { warning.map(|warning| describe::clock_warning(locale, who, warning)) }
        </p>
    }
}
