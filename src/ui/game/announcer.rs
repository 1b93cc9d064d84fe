//! The texts that are only read out: one for each turn, the question that the player is
//! asked, and the answer to a key.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::link::GameId;
use crate::rules::Pit;
use crate::ui::browser::keys::{FIELDS_AND_SHEETS, is_plain_outside, meaning};
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::describe::{self, announcements};
use crate::ui::i18n::Locale;
use crate::ui::state::{GameState, Phase};

#[derive(Properties, PartialEq)]
pub struct AnnouncerProps {
    pub state: GameHandle,
    /// The pit that keys act on, of which a key asks what its moves would do.
    pub focused: Rc<Cell<Pit>>,
    /// Whether it is a task, whose view says itself what is to be done: only the last
    /// ply is announced.
    #[prop_or_default]
    pub is_task: bool,
}

/// The last turn that was announced.
#[derive(Default)]
struct LastTurn {
    game: Option<GameId>,
    /// Its first ply, and the one after its last.
    plies: (usize, usize),
    text: String,
}

impl LastTurn {
    /// Announces the plies since the last turn. While the page shows a move or the bot
    /// thinks, the text stays, so that nothing interrupts it.
    fn follow(&mut self, locale: &Locale, state: &GameState, is_task: bool) {
        if is_task {
            if state.phase() != Phase::Sowing {
                self.plies.1 = state.shown_ply();
                self.text = describe::last_ply_of(locale, state);
            }
            return;
        }
        if !announcements::is_turn_over(state) {
            return;
        }
        let (game, shown) = (state.header.id, state.shown_ply());
        let is_other = self.game.is_some() && game != self.game;
        if is_other || shown < self.plies.1 {
            // Another game, or an earlier position: only its last ply is announced.
            self.plies = (shown.saturating_sub(1), shown);
        } else if shown > self.plies.1 {
            self.plies = (self.plies.1, shown);
        }
        self.game = game;
        self.text = announcements::turn(locale, state, self.plies.0);
    }
}

/// A text that is read out when its key is pressed: a letter that names no pit.
#[derive(Clone, Copy)]
enum Readout {
    Score,
    OwnRow,
    OtherRow,
    LastTurn,
    Prospect,
}

impl Readout {
    fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "s" | "S" => Self::Score,
            "o" | "O" => Self::OwnRow,
            "p" | "P" => Self::OtherRow,
            "l" | "L" => Self::LastTurn,
            "w" | "W" => Self::Prospect,
            _ => return None,
        })
    }

    fn text(
        self,
        locale: &Locale,
        state: &GameState,
        last_turn: &LastTurn,
        focused: Pit,
    ) -> String {
        let own = announcements::own_side(state);
        match self {
            Self::Score => announcements::scores(locale, state),
            Self::OwnRow => announcements::row(locale, state, own),
            Self::OtherRow => announcements::row(locale, state, own.other()),
            Self::LastTurn => last_turn.text.clone(),
            Self::Prospect => {
                let pit = state.selection.selected().unwrap_or(focused);
                announcements::prospect(locale, state, pit)
            }
        }
    }
}

/// The pit of a board that keys act on, and the callback by which the board reports it.
/// A new pit re-renders nothing.
#[hook]
pub fn use_focused_pit() -> (Rc<Cell<Pit>>, Callback<Pit>) {
    let focused = use_memo((), |()| Cell::new(Pit::new(0)));
    let on_focus = use_callback(Rc::clone(&focused), |pit, focused| focused.set(pit));
    (focused, on_focus)
}

/// A part of the page that is only read out.
#[component]
pub fn Announcer(props: &AnnouncerProps) -> Html {
    let locale = use_locale();
    let turn = use_mut_ref(LastTurn::default);
    turn.borrow_mut()
        .follow(&locale, &props.state, props.is_task);
    // The number makes the same answer a new one.
    let answer = use_state(|| (0_u32, String::new()));
    let latest = use_mut_ref(|| None);
    latest.replace(Some((props.state.clone(), locale.clone(), answer.clone())));
    {
        let (turn, focused) = (turn.clone(), Rc::clone(&props.focused));
        use_effect_with((), move |()| {
            let listener = EventListener::new(&document(), "keydown", move |event| {
                let event = event.unchecked_ref::<KeyboardEvent>();
                let readout = Readout::of_key(&meaning(event))
                    .filter(|_| is_plain_outside(event, FIELDS_AND_SHEETS));
                let latest = latest.borrow();
                let (Some(readout), Some((state, locale, answer))) = (readout, &*latest) else {
                    return;
                };
                let text = readout.text(locale, state, &turn.borrow(), focused.get());
                answer.set((answer.0 + 1, text));
            });
            move || drop(listener)
        });
    }
    let (plies, text) = {
        let turn = turn.borrow();
        (turn.plies.1, turn.text.clone())
    };
    html! {
        <div class="for-readers" role="status" aria-atomic="false">
            // Each turn is a new element: two turns may have the same text.
            <p data-announced="turn" key={format!("turn {plies}")}>{ text }</p>
            <p data-announced="prompt" key="prompt">{ announcements::prompt(&locale, &props.state) }</p>
            <p data-announced="answer" key={format!("answer {}", answer.0)}>{ answer.1.clone() }</p>
        </div>
    }
}
