//! The state of the editor, and what each action does to it.

use super::{SetupFault, SetupPosition};
use crate::ui::board::{Place, SeedChange};
use crate::ui::state::Change;

/// The changes that can be taken back.
const MAX_HISTORY: usize = 500;

pub enum EditorAction {
    /// What a person does on the board.
    Board(SeedChange),
    /// Another position.
    Set(SetupPosition),
    Change(Change<SetupPosition>),
    /// The position as a text that is being written.
    Text(String),
    /// The last change is taken back.
    Undo,
}

/// What the editor holds.
#[derive(Clone, PartialEq)]
pub struct EditorState {
    /// The position so far.
    pub draft: SetupPosition,
    /// The positions before it, the last one at the end.
    pub history: Vec<SetupPosition>,
    pub selected: Option<Place>,
    /// A text that is no position, with its fault.
    pub text: Option<(String, SetupFault)>,
    /// The place whose seeds were changed last; none after anything else.
    pub changed: Option<Place>,
    /// Whether one more seed was asked for, but the tray had none.
    pub has_no_seed: bool,
    /// The number that is being typed at a place: further digits may follow. It has
    /// no time limit, as some people type slowly.
    typed: Option<(Place, u16)>,
}

impl EditorState {
    /// The state with a position that nothing was done to.
    pub fn new(draft: SetupPosition) -> Self {
        Self {
            draft,
            history: Vec::new(),
            selected: None,
            text: None,
            changed: None,
            has_no_seed: false,
            typed: None,
        }
    }

    pub fn after(&self, action: EditorAction) -> Self {
        let mut next = self.clone();
        let typed = next.typed.take();
        next.changed = None;
        next.has_no_seed = false;
        match action {
            EditorAction::Board(change) => next.carry_out(change, typed),
            EditorAction::Change(change) => {
                let mut draft = next.draft.clone();
                change.make(&mut draft);
                next.change(draft);
            }
            EditorAction::Set(draft) => {
                if draft.rules() != next.draft.rules() {
                    next.selected = None;
                }
                next.change(draft);
            }
            EditorAction::Text(text) => match SetupPosition::parse(*next.draft.rules(), &text) {
                Ok(draft) => next.change(draft),
                Err(fault) => next.text = Some((text, fault)),
            },
            EditorAction::Undo => {
                if let Some(draft) = next.history.pop() {
                    if draft.rules() != next.draft.rules() {
                        next.selected = None;
                    }
                    next.draft = draft;
                }
                next.text = None;
            }
        }
        next
    }

    /// Carries out what a person does on the board after typing a number.
    fn carry_out(&mut self, change: SeedChange, typed: Option<(Place, u16)>) {
        let mut draft = self.draft.clone();
        self.has_no_seed = matches!(change, SeedChange::Add(_)) && draft.tray() == 0;
        if let SeedChange::Digit(place, digit) = change {
            let number = self.continued(typed, place, digit);
            self.typed = Some((place, number));
            draft.apply(SeedChange::Fill(place, number as u8));
        } else {
            draft.apply(change);
        }
        self.change(draft);
        let place = change.place();
        self.selected = Some(place).filter(|&place| place != Place::Tray);
        self.changed = self
            .selected
            .filter(|_| !self.has_no_seed && !matches!(change, SeedChange::Select(_)));
    }

    /// The number after a digit: it continues the typed one, if there are enough seeds for it.
    fn continued(&self, typed: Option<(Place, u16)>, place: Place, digit: u8) -> u16 {
        let digit = u16::from(digit);
        let most = (self.draft.seeds(place) + self.draft.tray()).min(u8::MAX.into());
        let before = typed.filter(|&(other, _)| other == place);
        let longer = before.map(|(_, before)| before * 10 + digit);
        longer.filter(|&longer| longer <= most).unwrap_or(digit)
    }

    fn change(&mut self, draft: SetupPosition) {
        if draft != self.draft {
            self.history.push(std::mem::replace(&mut self.draft, draft));
            let surplus = self.history.len().saturating_sub(MAX_HISTORY);
            self.history.drain(..surplus);
        }
        self.text = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Pit, Variant};

    fn typed(keys: &[(u8, u8)]) -> Vec<u16> {
        let draft = SetupPosition::empty(Variant::Giuthi.default_rules());
        let mut state = EditorState::new(draft);
        let pit = |pit| Place::Pit(Pit::new(pit));
        for &(at, digit) in keys {
            state = state.after(EditorAction::Board(SeedChange::Digit(pit(at), digit)));
        }
        (0..12).map(|at| state.draft.seeds(pit(at))).collect()
    }

    #[test]
    fn digits_make_one_number_as_far_as_there_are_seeds() {
        assert_eq!(typed(&[(0, 1), (0, 2)])[0], 12);
        // The game has 72 seeds.
        assert_eq!(typed(&[(0, 7), (0, 2)])[0], 72);
        assert_eq!(typed(&[(0, 7), (0, 3)])[0], 3);
        assert_eq!(typed(&[(0, 1), (0, 2), (0, 3)])[0], 3);
        assert_eq!(typed(&[(0, 0), (0, 5)])[0], 5);
        assert_eq!(typed(&[(0, 1), (1, 2), (0, 3)])[..2], [3, 2]);
    }

    #[test]
    fn anything_else_ends_the_number() {
        let place = Place::Pit(Pit::new(3));
        let draft = SetupPosition::empty(Variant::Giuthi.default_rules());
        let one = EditorState::new(draft).after(EditorAction::Board(SeedChange::Digit(place, 1)));
        for change in [
            SeedChange::Select(place),
            SeedChange::Add(place),
            SeedChange::Take(place),
        ] {
            let state = one.after(EditorAction::Board(change));
            let state = state.after(EditorAction::Board(SeedChange::Digit(place, 2)));
            assert_eq!(state.draft.seeds(place), 2, "{change:?}");
        }
        let undone = one.after(EditorAction::Undo);
        let state = undone.after(EditorAction::Board(SeedChange::Digit(place, 2)));
        assert_eq!(state.draft.seeds(place), 2);
    }

    #[test]
    fn an_empty_tray_is_told_until_something_else_is_done() {
        let place = Place::Pit(Pit::new(3));
        let draft = SetupPosition::start(Variant::Giuthi.default_rules());
        let state = EditorState::new(draft);
        let state = state.after(EditorAction::Board(SeedChange::Add(place)));
        assert_eq!((state.has_no_seed, state.changed), (true, None));
        let state = state.after(EditorAction::Board(SeedChange::Take(place)));
        assert!(!state.has_no_seed);
        let state = state.after(EditorAction::Board(SeedChange::Add(place)));
        assert_eq!((state.has_no_seed, state.changed), (false, Some(place)));
    }

    #[test]
    fn only_a_change_is_told() {
        let place = Place::Pit(Pit::new(3));
        let state = EditorState::new(SetupPosition::empty(Variant::Giuthi.default_rules()));
        let state = state.after(EditorAction::Board(SeedChange::Add(place)));
        assert_eq!(state.changed, Some(place));
        let state = state.after(EditorAction::Board(SeedChange::Select(place)));
        assert_eq!((state.changed, state.selected), (None, Some(place)));
    }
}
