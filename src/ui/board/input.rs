//! What a gesture means: on the board of a game, by what the page is doing, and on a board
//! on which seeds are laid out.

use std::rc::Rc;

use super::layout::{Layout, Orientation, Point};
use super::model::BoardModel;
use crate::rules::{Direction, Move, Moves, Pit, Side};
use crate::ui::state::{GameAction, Phase};

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
    /// A place is pointed at.
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

/// What a gesture has done.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Response {
    /// A press ends with it, and the browser does nothing by a key.
    pub is_done: bool,
    /// The place that takes the focus.
    pub focus: Option<Place>,
}

/// A change of seeds that are being laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedChange {
    /// Select a place.
    Select(Place),
    /// Put a seed from the tray there.
    Add(Place),
    /// Put a seed from there into the tray.
    Take(Place),
    /// Put as many seeds there as that, as far as the tray has them.
    Fill(Place, u8),
    /// A digit of the number of seeds there.
    Digit(Place, u8),
    /// Move the seeds of a place to another one.
    Move { from: Place, to: Place },
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
        match *gesture {
            Gesture::Press(place) => Some(Self::Add(place)),
            Gesture::Rest(place) => Some(Self::Take(place)),
            Gesture::Drag {
                from,
                to: Some(to),
                has_rested: false,
                ..
            } => Some(Self::Move { from, to }),
            Gesture::Key { ref key, at, .. } => {
                Self::of_key(key, at).or_else(|| match (arrow(key), at) {
                    (None, _) if matches!(&**key, "Enter" | " ") => Some(Self::Add(at)),
                    (None, _) => {
                        let pit = layout.board().pit_from_letter(letter(key)?)?;
                        Some(Self::Select(Place::Pit(pit)))
                    }
                    (Some((x, y)), Place::Pit(pit)) => {
                        Some(Self::Select(Place::Pit(layout.neighbour(pit, x, y))))
                    }
                    (Some(_), Place::Store(_) | Place::Tray) => None,
                })
            }
            Gesture::Change(change) => Some(change),
            _ => None,
        }
    }

    /// What a key changes at a place.
    fn of_key(key: &str, place: Place) -> Option<Self> {
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

/// The board of a game as the input sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardInput {
    pub model: Rc<BoardModel>,
    pub layout: Layout,
    /// The moves that a person can make now.
    moves: Moves,
}

impl BoardInput {
    /// The input of a board that lies like this.
    pub fn new(model: Rc<BoardModel>, orientation: Orientation) -> Self {
        let moves = match model.phase {
            Phase::Choosing => model.rules.moves(&model.position),
            _ => Moves::default(),
        };
        let layout = Layout::of(&model.rules, orientation, model.near);
        Self {
            layout: match model.phase {
                Phase::Arranging => layout.with_seeds_in_hand(),
                _ if model.shows_stores => layout.with_stores(),
                _ => layout,
            },
            moves,
            model,
        }
    }

    /// Whether something can be done at a pit now.
    pub fn is_open(&self, pit: Pit) -> bool {
        let owner = Some(self.model.rules.board().owner(pit));
        match self.model.phase {
            Phase::Choosing => self.moves_from(pit).next().is_some(),
            Phase::Racing => self.model.side_to_pick == owner,
            Phase::Arranging => self.model.mover == owner,
            _ => false,
        }
    }

    /// The moves that a person can make from a pit.
    pub fn moves_from(&self, pit: Pit) -> impl Iterator<Item = Move> {
        self.moves.iter().filter(move |mv| mv.pit == pit)
    }

    /// The move of a pit that can be sown in one direction only.
    pub fn only_move(&self, pit: Pit) -> Option<Move> {
        let mut moves = self.moves_from(pit);
        moves.next().filter(|_| moves.next().is_none())
    }

    /// What a gesture does.
    pub fn respond(&self, gesture: &Gesture) -> (Response, Option<GameAction>) {
        let phase = self.model.phase;
        let done = |is_done| Response {
            is_done,
            focus: None,
        };
        let is_sowing = phase == Phase::Sowing;
        match *gesture {
            // The press ends the animation.
            Gesture::Start => (done(is_sowing), None),
            // The pointer may rest by chance where a move is animated.
            Gesture::Point(_) | Gesture::Rest(_) => {
                let has_preview = self.model.settings.has_preview(self.model.players);
                (done(has_preview && !is_sowing), None)
            }
            Gesture::Press(Place::Pit(pit)) if self.takes_presses() => {
                (done(true), Some(self.press(pit)))
            }
            Gesture::Cancel if self.takes_presses() => (done(true), Some(GameAction::Select(None))),
            Gesture::Drag { from, to, .. } if phase == Phase::Arranging => {
                let change = to.map(|to| SeedChange::Move { from, to });
                let intent = change.and_then(|change| self.arrange(change));
                (done(intent.is_some()), intent)
            }
            Gesture::Drag {
                from: Place::Pit(pit),
                aim: Some(direction),
                ..
            } if phase == Phase::Choosing => (done(true), self.play(Move { pit, direction })),
            Gesture::Key {
                ref key,
                is_repeated,
                at: Place::Pit(at),
            } => self.key(key, is_repeated, at),
            Gesture::Change(change) => (done(true), self.arrange(change)),
            _ => (done(false), None),
        }
    }

    /// Whether a press on a pit has a meaning now.
    fn takes_presses(&self) -> bool {
        let phase = matches!(
            self.model.phase,
            Phase::Choosing | Phase::Racing | Phase::Arranging
        );
        phase && self.model.race.is_none()
    }

    fn press(&self, pit: Pit) -> GameAction {
        let toggle = Some(pit).filter(|_| self.model.selected != Some(pit));
        if !self.is_open(pit) {
            return GameAction::Refuse(pit);
        }
        match (self.model.phase, self.only_move(pit)) {
            (Phase::Racing, _) => GameAction::Pick(pit),
            (Phase::Choosing, Some(mv)) => GameAction::Play(mv),
            _ => GameAction::Select(toggle),
        }
    }

    /// Plays a move, if a person can make it now.
    fn play(&self, mv: Move) -> Option<GameAction> {
        self.moves.contains(mv).then_some(GameAction::Play(mv))
    }

    /// Changes the row that is being arranged, if it has the seeds for that. A seed is moved
    /// alone.
    pub fn arrange(&self, change: SeedChange) -> Option<GameAction> {
        let draft = self.model.draft.as_ref()?;
        let mut row = draft.row.clone();
        let left = draft.seeds.checked_sub(row.iter().sum())?;
        let length = row.len();
        let index = |place| match place {
            Place::Pit(pit) if self.is_open(pit) => Some(pit.index() % length),
            _ => None,
        };
        let at = index(change.place())?;
        match change {
            SeedChange::Select(_) => return None,
            SeedChange::Add(_) if left == 0 => return None,
            SeedChange::Add(_) => row[at] += 1,
            SeedChange::Take(_) => row[at] = row[at].checked_sub(1)?,
            SeedChange::Fill(_, seeds) | SeedChange::Digit(_, seeds) => {
                row[at] = seeds.min(row[at] + left);
            }
            SeedChange::Move { from, to } if from == to => return None,
            SeedChange::Move { from, .. } => {
                let from = index(from)?;
                row[from] = row[from].checked_sub(1)?;
                row[at] += 1;
            }
        }
        Some(GameAction::Draft(row))
    }

    /// What a key does while `focus` is the pit that keys act on.
    fn key(&self, key: &str, is_repeated: bool, focus: Pit) -> (Response, Option<GameAction>) {
        let arrow = arrow(key);
        let enter = matches!(key, "Enter" | " ");
        let is_done = arrow.is_some() || enter;
        let act = |intent| {
            let focus = None;
            (Response { is_done, focus }, intent)
        };
        let go = |pit: Option<Pit>, intent| {
            let focus = pit.map(Place::Pit);
            (Response { is_done, focus }, intent)
        };
        let phase = self.model.phase;
        let arranging = phase == Phase::Arranging;
        if phase == Phase::Sowing || is_repeated && !arranging {
            return act(None);
        }
        if let Some(pit) = self.model.selected.filter(|_| phase == Phase::Choosing) {
            let direction = match arrow {
                Some((x, y)) => self.layout.direction(pit, x, y),
                None => direction_of_sign(key),
            };
            if arrow.is_some() || direction.is_some() {
                return act(direction.and_then(|direction| self.play(Move { pit, direction })));
            }
        }
        if let Some((x, y)) = arrow {
            return go(Some(self.layout.neighbour(focus, x, y)), None);
        }
        if enter && self.takes_presses() {
            return act(Some(self.press(focus)));
        }
        if key == "Escape" && self.model.selected.is_some() {
            return act(Some(GameAction::Select(None)));
        }
        let change = SeedChange::of_key(key, Place::Pit(focus));
        if let Some(change) = change.filter(|_| arranging) {
            return act(self.arrange(change));
        }
        let own = self.own_pit(key);
        go(own, own.filter(|_| !arranging).map(|pit| self.press(pit)))
    }

    /// The pit of the side to move that a letter key names.
    fn own_pit(&self, key: &str) -> Option<Pit> {
        let letter = letter(key)?;
        let letter = match self.model.mover? {
            Side::South => letter.to_ascii_lowercase(),
            Side::North => letter.to_ascii_uppercase(),
        };
        let pit = self.model.rules.board().pit_from_letter(letter);
        pit.filter(|_| self.takes_presses())
    }
}

/// The direction of an arrow key on the screen.
fn arrow(key: &str) -> Option<(f64, f64)> {
    Some(match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    })
}

/// The direction of a sign in the name of a move, such as `c+` (Rules 2).
fn direction_of_sign(key: &str) -> Option<Direction> {
    match key {
        "+" | "=" => Some(Direction::Forward),
        "-" => Some(Direction::Backward),
        _ => None,
    }
}

/// The character of a key that writes one.
fn letter(key: &str) -> Option<char> {
    let mut letters = key.chars();
    letters.next().filter(|_| letters.next().is_none())
}

#[cfg(test)]
mod tests;
