//! What a person does on a board on which a position is set up.

use super::input::arrow;
use super::layout::Layout;
use crate::rules::{Pit, Side};

/// A place for seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupPlace {
    /// A pit of either row.
    Pit(Pit),
    /// A player's store.
    Store(Side),
    /// The tray beside the board, which holds the seeds that are to be placed.
    Tray,
}

/// What a person does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupIntent {
    /// Select a place.
    Select(SetupPlace),
    /// Put a seed from the tray there, and select the place.
    Add(SetupPlace),
    /// Put a seed from there into the tray, and select the place.
    Take(SetupPlace),
    /// Put as many seeds there as that, as far as the tray has them.
    Fill(SetupPlace, u8),
    /// A digit of the number of seeds there; the editor knows the number so far.
    Digit(SetupPlace, u8),
    /// Move all seeds of a place to another one; from the tray only one.
    Move {
        /// The place that is emptied.
        from: SetupPlace,
        /// The place that gets the seeds.
        to: SetupPlace,
    },
}

impl SetupIntent {
    /// The place that it leaves selected.
    pub fn place(self) -> SetupPlace {
        match self {
            Self::Select(place)
            | Self::Add(place)
            | Self::Take(place)
            | Self::Fill(place, _)
            | Self::Digit(place, _)
            | Self::Move { to: place, .. } => place,
        }
    }

    /// The intent of a key that is pressed at a place.
    pub fn of_key(key: &str, place: SetupPlace, layout: &Layout) -> Option<Self> {
        if let Some((x, y)) = arrow(key) {
            let SetupPlace::Pit(pit) = place else {
                return None;
            };
            return Some(SetupIntent::Select(SetupPlace::Pit(
                layout.neighbour(pit, x, y),
            )));
        }
        let mut letters = key.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        match (key, letter.and_then(|letter| letter.to_digit(10))) {
            ("+" | "=" | "Enter" | " ", _) => Some(SetupIntent::Add(place)),
            ("-", _) => Some(SetupIntent::Take(place)),
            ("Delete" | "Backspace", _) => Some(SetupIntent::Fill(place, 0)),
            (_, Some(digit)) => Some(SetupIntent::Digit(place, digit as u8)),
            _ => {
                let pit = layout.board().pit_from_letter(letter?)?;
                Some(SetupIntent::Select(SetupPlace::Pit(pit)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use crate::ui::board::layout::Orientation;

    #[test]
    fn keys_change_seeds_and_go_from_pit_to_pit() {
        let rules = Variant::Giuthi.default_rules();
        let layout = Layout::of(&rules, Orientation::Flat, Side::South);
        let [a, b, top] = ['a', 'b', 'F']
            .map(|letter| SetupPlace::Pit(rules.board().pit_from_letter(letter).expect("a pit")));
        let store = SetupPlace::Store(Side::South);
        for (key, place, intent) in [
            ("+", a, Some(SetupIntent::Add(a))),
            ("Enter", a, Some(SetupIntent::Add(a))),
            ("-", store, Some(SetupIntent::Take(store))),
            ("Delete", a, Some(SetupIntent::Fill(a, 0))),
            ("Backspace", store, Some(SetupIntent::Fill(store, 0))),
            ("7", store, Some(SetupIntent::Digit(store, 7))),
            ("ArrowRight", a, Some(SetupIntent::Select(b))),
            ("ArrowUp", a, Some(SetupIntent::Select(top))),
            ("ArrowLeft", a, Some(SetupIntent::Select(a))),
            ("F", a, Some(SetupIntent::Select(top))),
            ("ArrowUp", store, None),
            ("Tab", a, None),
            ("z", a, None),
        ] {
            assert_eq!(SetupIntent::of_key(key, place, &layout), intent, "{key}");
        }
    }
}
