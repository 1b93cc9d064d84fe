//! What presses, drags and keys on a board mean. The hook that receives the
//! events is in `gestures`.

use std::rc::Rc;

use super::layout::{Layout, Orientation, Point};
use super::model::{BoardIntent, BoardModel};
use crate::rules::{Direction, Move, Moves, Pit, Side};
use crate::ui::state::Phase;

/// A pointer that has moved less than this is no drag, in CSS pixels.
pub(super) const MIN_DRAG: f64 = 22.0;

/// A press on a pit, which may become a drag, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    pub pit: Pit,
    start: Point,
    /// The direction of sowing that the drag points in.
    pub aim: Option<Direction>,
}

impl Drag {
    /// A press on a pit.
    pub fn start(pit: Pit, start: Point) -> Self {
        Self {
            pit,
            start,
            aim: None,
        }
    }

    /// Whether a pointer that is there now drags.
    pub fn is_drag(self, now: Point) -> bool {
        self.start.distance(now) > MIN_DRAG
    }

    /// The same press with the pointer moved.
    pub fn moved_to(self, now: Point, layout: &Layout) -> Self {
        let (x, y) = (now.x - self.start.x, now.y - self.start.y);
        let aim = layout.direction(self.pit, x, y);
        Self {
            aim: aim.filter(|_| self.is_drag(now)),
            ..self
        }
    }
}

/// What a key does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyResponse {
    /// The browser's own action is prevented.
    pub is_handled: bool,
    /// The pit that takes the focus.
    pub focus: Option<Pit>,
    /// What is done.
    pub intent: Option<BoardIntent>,
}

/// A board as the input sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardInput {
    pub model: Rc<BoardModel>,
    pub layout: Layout,
    orientation: Orientation,
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
            orientation,
            moves,
            model,
        }
    }

    /// The same board with a newer model.
    pub fn with_model(self: &Rc<Self>, model: BoardModel) -> Rc<Self> {
        if model == *self.model {
            return Rc::clone(self);
        }
        Rc::new(Self::new(Rc::new(model), self.orientation))
    }

    /// Whether a press on a pit has a meaning now.
    pub fn takes_presses(&self) -> bool {
        let phase = matches!(
            self.model.phase,
            Phase::Choosing | Phase::Racing | Phase::Arranging
        );
        phase && self.model.race.is_none()
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

    /// What a press on a pit does.
    pub fn press(&self, pit: Pit) -> BoardIntent {
        let toggle = Some(pit).filter(|_| self.model.selected != Some(pit));
        if !self.is_open(pit) {
            return BoardIntent::Refuse(pit);
        }
        match (self.model.phase, self.only_move(pit)) {
            (Phase::Racing, _) => BoardIntent::Pick(pit),
            (Phase::Choosing, Some(mv)) => BoardIntent::Play(mv),
            _ => BoardIntent::Select(toggle),
        }
    }

    /// Plays a move, if a person can make it now.
    pub fn play(&self, mv: Move) -> Option<BoardIntent> {
        self.moves.contains(mv).then_some(BoardIntent::Play(mv))
    }

    /// Puts seeds of the player's hand into a pit of the row that is being
    /// arranged, or takes some out.
    pub fn add_seeds(&self, pit: Pit, more: i8) -> Option<BoardIntent> {
        let draft = self.model.draft.as_ref()?;
        let mut row = draft.row.clone();
        let at = pit.index() % row.len();
        row[at] = row[at].checked_add_signed(more)?;
        let placed: u8 = row.iter().sum();
        (placed <= draft.seeds).then_some(BoardIntent::Arrange(row))
    }

    /// Gives a pit of the row that is being arranged that many seeds, or all those
    /// that are left.
    pub fn set_seeds(&self, pit: Pit, seeds: u8) -> Option<BoardIntent> {
        let draft = self.model.draft.as_ref()?;
        let mut row = draft.row.clone();
        let at = pit.index() % row.len();
        row[at] = 0;
        let laid: u8 = row.iter().sum();
        row[at] = seeds.min(draft.seeds.checked_sub(laid)?);
        Some(BoardIntent::Arrange(row))
    }

    /// Moves a seed of the row that is being arranged to another of its pits.
    pub fn move_seed(&self, from: Pit, to: Pit) -> Option<BoardIntent> {
        let mut row = self.model.draft.as_ref()?.row.clone();
        let (from, to) = (from.index() % row.len(), to.index() % row.len());
        row[from] = row[from].checked_sub(1)?;
        row[to] += 1;
        Some(BoardIntent::Arrange(row))
    }

    /// What the end of a drag does, with the pointer at a point of the picture.
    pub fn release(&self, drag: Drag, at: Point) -> Option<BoardIntent> {
        if self.model.phase == Phase::Arranging {
            let to = self.layout.pit_at(at)?;
            return self
                .move_seed(drag.pit, to)
                .filter(|_| to != drag.pit && self.is_open(to));
        }
        self.play(Move {
            pit: drag.pit,
            direction: drag.aim?,
        })
    }

    /// The pit at a point of the picture, unless a button lies over it.
    pub fn pit_at(&self, at: Point) -> Option<Pit> {
        let radius = self.layout.button_radius();
        let chosen = self.model.selected;
        let chosen =
            chosen.filter(|&pit| self.model.phase == Phase::Arranging && self.is_open(pit));
        let is_covered = chosen.is_some_and(|pit| {
            let mut buttons = Direction::ALL
                .map(|way| self.layout.button(pit, way))
                .into_iter();
            buttons.any(|button| button.distance(at) <= radius)
        });
        self.layout.pit_at(at).filter(|_| !is_covered)
    }

    /// What a key does while `focus` is the pit that keys act on.
    pub fn key(&self, key: &str, is_repeated: bool, focus: Pit) -> KeyResponse {
        let arrow = arrow(key);
        let enter = matches!(key, "Enter" | " ");
        let mut response = KeyResponse {
            is_handled: arrow.is_some() || enter,
            ..KeyResponse::default()
        };
        let phase = self.model.phase;
        let arranging = phase == Phase::Arranging;
        if phase == Phase::Sowing || is_repeated && !arranging {
            return response;
        }
        match (arrow, self.model.selected) {
            (Some((x, y)), Some(pit)) if phase == Phase::Choosing => {
                let direction = self.layout.direction(pit, x, y);
                response.intent =
                    direction.and_then(|direction| self.play(Move { pit, direction }));
            }
            (None, Some(pit)) if phase == Phase::Choosing && direction_of_sign(key).is_some() => {
                response.intent =
                    direction_of_sign(key).and_then(|direction| self.play(Move { pit, direction }));
            }
            (Some((x, y)), _) => response.focus = Some(self.layout.neighbour(focus, x, y)),
            _ if enter && self.takes_presses() => response.intent = Some(self.press(focus)),
            (_, Some(_)) if key == "Escape" => {
                response.intent = Some(BoardIntent::Select(None));
            }
            _ if arranging && matches!(key, "+" | "=") => {
                response.intent = self.add_seeds(focus, 1);
            }
            _ if arranging && key == "-" => response.intent = self.add_seeds(focus, -1),
            _ if arranging && digit(key).is_some() => {
                response.intent = digit(key).and_then(|seeds| self.set_seeds(focus, seeds));
            }
            _ => {
                response.focus = self.own_pit(key);
                let pressed = response.focus.filter(|_| !arranging);
                response.intent = pressed.map(|pit| self.press(pit));
            }
        }
        response
    }

    /// The pit of the side to move that a letter key names.
    pub fn own_pit(&self, key: &str) -> Option<Pit> {
        let mut letters = key.chars();
        let (letter, None) = (letters.next()?, letters.next()) else {
            return None;
        };
        let letter = match self.model.mover? {
            Side::South => letter.to_ascii_lowercase(),
            Side::North => letter.to_ascii_uppercase(),
        };
        let pit = self.model.rules.board().pit_from_letter(letter);
        pit.filter(|_| self.takes_presses())
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

/// The direction of a sign in the name of a move, such as `c+` (Rules 2).
fn direction_of_sign(key: &str) -> Option<Direction> {
    match key {
        "+" | "=" => Some(Direction::Forward),
        "-" => Some(Direction::Backward),
        _ => None,
    }
}

/// The number of a digit key.
fn digit(key: &str) -> Option<u8> {
    let mut characters = key.chars();
    let digit = characters.next()?.to_digit(10)?;
    characters.next().is_none().then_some(digit as u8)
}

#[cfg(test)]
mod tests;
