//! What a person can do on a board: gestures, and the changes that they make on a board on
//! which a position is set up.

use super::layout::{Layout, Point};
use crate::rules::{Direction, Pit, Side};

/// A pointer that has moved less than this is no drag, in CSS pixels.
const MIN_DRAG: f64 = 22.0;

/// A place for seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Pit(Pit),
    Store(Side),
    /// Beside the board; it holds the seeds that are to be placed.
    Tray,
}

/// What a person does on a board.
#[derive(Clone, Debug, PartialEq)]
pub enum Gesture {
    /// A pointer goes down, which may become any other gesture.
    Start,
    Point(Place),
    /// A place is clicked or tapped.
    Press(Place),
    /// A finger rests on a place, or the right button presses it.
    Rest(Place),
    Drag {
        from: Place,
        to: Option<Place>,
        /// The direction of sowing in which it points.
        aim: Option<Direction>,
        /// The finger rested before.
        has_rested: bool,
    },
    Key {
        key: String,
        is_repeated: bool,
        /// The place with the focus.
        at: Place,
    },
    /// A button of the board changes seeds.
    Change(SeedChange),
    /// The board is clicked beside its places.
    Cancel,
}

/// The action of a press, or of a key in its stead, on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceAction {
    Press(Place),
    Focus(Place),
}

impl Gesture {
    /// A press, which Enter and Space are too, or the way of an arrow key or a letter to a pit.
    pub fn place_action(&self, layout: &Layout) -> Option<PlaceAction> {
        match *self {
            Self::Press(place) => Some(PlaceAction::Press(place)),
            Self::Key { ref key, at, .. } => match (arrow(key), at) {
                (None, _) if matches!(&**key, "Enter" | " ") => Some(PlaceAction::Press(at)),
                (None, _) => {
                    let pit = layout.board().pit_from_letter(letter(key)?)?;
                    Some(PlaceAction::Focus(Place::Pit(pit)))
                }
                (Some((x, y)), Place::Pit(pit)) => {
                    Some(PlaceAction::Focus(Place::Pit(layout.neighbour(pit, x, y))))
                }
                (Some(_), Place::Store(_) | Place::Tray) => None,
            },
            _ => None,
        }
    }
}

/// What a gesture has done.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Response {
    /// The click after it is ignored, and the key's default action is prevented.
    pub is_handled: bool,
    /// The place that takes the focus.
    pub focus: Option<Place>,
}

/// A change of seeds that are being laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedChange {
    Select(Place),
    /// Puts a seed from the tray there.
    Add(Place),
    /// Puts a seed from there into the tray.
    Take(Place),
    /// Sets the seeds of a place, at most what it and the tray hold.
    Fill(Place, u8),
    /// A digit of the number of seeds there.
    Digit(Place, u8),
    /// Moves the seeds of a place to another one.
    Move {
        from: Place,
        to: Place,
    },
}

impl SeedChange {
    /// The place that it leaves selected.
    pub fn place(self) -> Place {
        match self {
            Self::Select(place)
            | Self::Add(place)
            | Self::Take(place)
            | Self::Fill(place, _)
            | Self::Digit(place, _)
            | Self::Move { to: place, .. } => place,
        }
    }

    /// What a gesture changes on a board on which a position is set up.
    pub fn of(gesture: &Gesture, layout: &Layout) -> Option<Self> {
        let of_place = || match gesture.place_action(layout)? {
            PlaceAction::Press(place) => Some(Self::Add(place)),
            PlaceAction::Focus(place) => Some(Self::Select(place)),
        };
        match *gesture {
            Gesture::Rest(place) => Some(Self::Take(place)),
            Gesture::Drag {
                from,
                to: Some(to),
                has_rested: false,
                ..
            } => Some(Self::Move { from, to }),
            Gesture::Key { ref key, at, .. } => Self::of_key(key, at).or_else(of_place),
            Gesture::Change(change) => Some(change),
            _ => of_place(),
        }
    }

    /// What a key changes at a place.
    pub(super) fn of_key(key: &str, place: Place) -> Option<Self> {
        match key {
            "+" | "=" => Some(Self::Add(place)),
            "-" => Some(Self::Take(place)),
            "Delete" | "Backspace" => Some(Self::Fill(place, 0)),
            _ => {
                let digit = letter(key)?.to_digit(10)?;
                Some(Self::Digit(place, digit as u8))
            }
        }
    }
}

/// A press, which may become a drag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    pub from: Place,
    /// The same in CSS pixels.
    start: Point,
    /// The direction of sowing that the drag points in.
    pub aim: Option<Direction>,
}

impl Drag {
    pub fn start(from: Place, start: Point) -> Self {
        let aim = None;
        Self { from, start, aim }
    }

    /// Whether a pointer that is there now drags.
    pub fn is_drag(self, now: Point) -> bool {
        self.start.distance(now) > MIN_DRAG
    }

    /// The same press with the pointer moved.
    pub fn moved_to(self, now: Point, layout: &Layout) -> Self {
        let (x, y) = (now.x - self.start.x, now.y - self.start.y);
        let aim = match self.from {
            Place::Pit(pit) if self.is_drag(now) => layout.direction(pit, x, y),
            _ => None,
        };
        Self { aim, ..self }
    }
}

/// The direction of an arrow key on the screen.
pub(super) fn arrow(key: &str) -> Option<(f64, f64)> {
    Some(match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    })
}

/// The character of a key that writes one.
pub(super) fn letter(key: &str) -> Option<char> {
    let mut letters = key.chars();
    letters.next().filter(|_| letters.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use crate::ui::board::layout::Orientation;

    #[test]
    fn keys_set_up_seeds_and_go_from_pit_to_pit() {
        let rules = Variant::Giuthi.default_rules();
        let layout = Layout::of(&rules, Orientation::Flat, Side::South);
        let [a, b, top] = ['a', 'b', 'F']
            .map(|letter| Place::Pit(rules.board().pit_from_letter(letter).expect("a pit")));
        let store = Place::Store(Side::South);
        for (key, at, change) in [
            ("+", a, Some(SeedChange::Add(a))),
            ("Enter", a, Some(SeedChange::Add(a))),
            ("-", store, Some(SeedChange::Take(store))),
            ("Delete", a, Some(SeedChange::Fill(a, 0))),
            ("Backspace", store, Some(SeedChange::Fill(store, 0))),
            ("7", store, Some(SeedChange::Digit(store, 7))),
            ("ArrowRight", a, Some(SeedChange::Select(b))),
            ("ArrowUp", a, Some(SeedChange::Select(top))),
            ("ArrowLeft", a, Some(SeedChange::Select(a))),
            ("F", a, Some(SeedChange::Select(top))),
            ("ArrowUp", store, None),
            ("Tab", a, None),
            ("z", a, None),
        ] {
            let gesture = Gesture::Key {
                key: key.to_owned(),
                is_repeated: false,
                at,
            };
            assert_eq!(SeedChange::of(&gesture, &layout), change, "{key}");
            // The keys of seeds press nothing elsewhere.
            let action = match change {
                Some(SeedChange::Add(place)) if key != "+" => Some(PlaceAction::Press(place)),
                Some(SeedChange::Select(place)) => Some(PlaceAction::Focus(place)),
                _ => None,
            };
            assert_eq!(gesture.place_action(&layout), action, "{key}");
        }
    }
}
