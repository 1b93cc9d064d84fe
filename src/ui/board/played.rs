//! The board of a game: what it shows, and what a gesture on it does.

use std::rc::Rc;

use super::frame::BoardFrame;
use super::input::{Gesture, Place, Response, SeedChange, arrow, letter};
use super::layout::{Layout, Orientation};
use crate::bot::Analysis;
use crate::rules::{Direction, Event, Move, Moves, Pit, Position, Rules, Side};
use crate::ui::describe::facts::TagFacts;
use crate::ui::state::{GameAction, GameState, Phase};

/// How the board of a game is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardOptions {
    pub orientation: Orientation,
    /// Whether nothing more can be played on it, as while the other side thinks.
    pub is_closed: bool,
    /// Whether the players are named at their stores, as in a course.
    pub names_stores: bool,
    /// Whether the pits have their letters, as in a puzzle.
    pub is_lettered: bool,
}

/// The board of a game at a moment.
pub struct PlayedBoard<'a> {
    pub game: &'a GameState,
    pub options: BoardOptions,
    pub phase: Phase,
    pub rules: Rules,
    /// The position shown; during an animation, the one that it leads to.
    pub position: Position,
    pub layout: Layout,
    /// Whether the row of the next round is shown.
    is_next_round: bool,
    /// The moves that a person can make now.
    moves: Moves,
}

impl<'a> PlayedBoard<'a> {
    pub fn new(game: &'a GameState, options: BoardOptions) -> Self {
        let is_closed = options.is_closed;
        let phase = match game.phase() {
            Phase::Choosing | Phase::Racing | Phase::Arranging if is_closed => Phase::Thinking,
            phase => phase,
        };
        let draft = game.next_round.draft();
        let next_round = draft.and_then(|row| game.record.arranged(row));
        let (rules, position) = next_round.unwrap_or((*game.rules(), *game.position()));
        let layout = Layout::of(&rules, options.orientation, game.near());
        Self {
            layout: match phase {
                Phase::Arranging => layout.with_seeds_in_hand(),
                _ => layout,
            },
            moves: match phase {
                Phase::Choosing => rules.moves(&position),
                _ => Moves::default(),
            },
            is_next_round: next_round.is_some(),
            game,
            options,
            phase,
            rules,
            position,
        }
    }

    /// The events that led to the position.
    pub fn events(&self) -> &'a [Event] {
        match self.is_next_round {
            true => &[],
            false => &self.game.playback.events,
        }
    }

    /// Whether the pits have their letters: where something beside the board speaks of them, or
    /// the player wants them always.
    pub fn has_letters(&self) -> bool {
        let game = self.game;
        let is_spoken_of = self.options.is_lettered
            || self.phase == Phase::Viewing
            || game.is_under_review()
            || game.selection.refused().is_some()
            || game.shared_puzzle_status().is_some();
        (is_spoken_of || game.settings.letters) && self.phase != Phase::Arranging
    }

    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::RoundOver)
    }

    fn analysis(&self) -> Option<Rc<Analysis>> {
        let at = self.game.shown_ply();
        self.game.teacher.analyses.get(at).cloned().flatten()
    }

    /// The worths of the moves, while they are shown.
    pub fn judged(&self) -> Option<Rc<Analysis>> {
        self.analysis().filter(|_| self.game.judged().is_some())
    }

    /// The move that is recommended, or that is drawn in a review.
    pub fn drawn_move(&self) -> Option<Move> {
        let hint = self.game.hint().map(|hint| hint.best().mv);
        hint.or_else(|| self.game.drawn_move())
    }

    /// Whether the last move is explained without an animation: its tag stays until the next
    /// one.
    pub fn explains_at_rest(&self) -> bool {
        self.game.reduced_motion && self.game.settings.speed.beat().is_some()
    }

    /// The tag of the last move at this moment; `None` where nothing is explained.
    pub fn tag(&self, frame: &BoardFrame) -> Option<TagFacts> {
        if let Some(pit) = frame.relay {
            let seeds = frame.position.seeds(pit);
            return Some(TagFacts::of_relay(frame.acting(), pit, seeds));
        }
        let marks = &frame.marks;
        let is_at_rest = matches!(
            self.phase,
            Phase::Choosing | Phase::Thinking | Phase::Waiting | Phase::Viewing
        );
        let shown = if self.game.is_animated() {
            marks.taken.len()
        } else if self.explains_at_rest() && is_at_rest {
            1
        } else {
            return None;
        };
        if marks.stop.is_none() || marks.is_swept {
            return None;
        }
        TagFacts::of(&self.rules, self.events(), shown)
    }

    /// Whether something can be done at a pit now.
    pub fn is_open(&self, pit: Pit) -> bool {
        let owner = Some(self.rules.board().owner(pit));
        match self.phase {
            Phase::Choosing => self.moves_from(pit).next().is_some(),
            Phase::Racing => self.game.side_to_pick() == owner,
            Phase::Arranging => self.game.mover() == owner,
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

    pub fn respond(&self, gesture: &Gesture) -> (Response, Option<GameAction>) {
        let done = |is_handled, action| {
            let focus = None;
            (Response { is_handled, focus }, action)
        };
        let is_sowing = self.phase == Phase::Sowing;
        match *gesture {
            // The press ends the animation.
            Gesture::Start => done(is_sowing, None),
            // The pointer may rest by chance where a move is animated.
            Gesture::Point(_) | Gesture::Rest(_) => {
                let has_preview = self.game.settings.has_preview(self.game.players);
                done(has_preview && !is_sowing, None)
            }
            Gesture::Press(Place::Pit(pit)) if self.takes_presses() => {
                done(true, Some(self.press(pit)))
            }
            Gesture::Cancel if self.takes_presses() => done(true, Some(GameAction::Select(None))),
            Gesture::Drag { from, to, .. } if self.phase == Phase::Arranging => {
                let change = to.map(|to| SeedChange::Move { from, to });
                let action = change.and_then(|change| self.arrange(change));
                done(action.is_some(), action)
            }
            Gesture::Drag {
                from: Place::Pit(pit),
                aim: Some(direction),
                ..
            } if self.phase == Phase::Choosing => done(true, self.play(Move { pit, direction })),
            Gesture::Key {
                ref key,
                is_repeated,
                at: Place::Pit(at),
            } => self.key(key, is_repeated, at),
            Gesture::Change(change) => done(true, self.arrange(change)),
            _ => done(false, None),
        }
    }

    /// Whether a press on a pit has a meaning now.
    fn takes_presses(&self) -> bool {
        let phase = matches!(
            self.phase,
            Phase::Choosing | Phase::Racing | Phase::Arranging
        );
        phase && self.game.race_setup.race().is_none()
    }

    fn press(&self, pit: Pit) -> GameAction {
        let toggle = Some(pit).filter(|_| self.game.selection.selected() != Some(pit));
        if !self.is_open(pit) {
            return GameAction::Refuse(pit);
        }
        match (self.phase, self.only_move(pit)) {
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
        let mut row = self.game.next_round.draft()?.clone();
        let seeds = self.game.arranging()?.seeds;
        let left = seeds.checked_sub(row.iter().sum())?;
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
        let selected = self.game.selection.selected();
        let respond = |focus: Option<Pit>, action| {
            let response = Response {
                is_handled: arrow.is_some() || enter,
                focus: focus.map(Place::Pit),
            };
            (response, action)
        };
        let act = |action| respond(None, action);
        let arranging = self.phase == Phase::Arranging;
        if self.phase == Phase::Sowing || is_repeated && !arranging {
            return act(None);
        }
        if let Some(pit) = selected.filter(|_| self.phase == Phase::Choosing) {
            let direction = match arrow {
                Some((x, y)) => self.layout.direction(pit, x, y),
                None => direction_of_sign(key),
            };
            if arrow.is_some() || direction.is_some() {
                return act(direction.and_then(|direction| self.play(Move { pit, direction })));
            }
        }
        if let Some((x, y)) = arrow {
            return respond(Some(self.layout.neighbour(focus, x, y)), None);
        }
        if enter && self.takes_presses() {
            return act(Some(self.press(focus)));
        }
        if key == "Escape" && selected.is_some() {
            return act(Some(GameAction::Select(None)));
        }
        let change = SeedChange::of_key(key, Place::Pit(focus));
        if let Some(change) = change.filter(|_| arranging) {
            return act(self.arrange(change));
        }
        let own = self.own_pit(key);
        respond(own, own.filter(|_| !arranging).map(|pit| self.press(pit)))
    }

    /// The pit of the side to move that a letter key names.
    fn own_pit(&self, key: &str) -> Option<Pit> {
        let letter = letter(key)?;
        let letter = match self.game.mover()? {
            Side::South => letter.to_ascii_lowercase(),
            Side::North => letter.to_ascii_uppercase(),
        };
        let pit = self.rules.board().pit_from_letter(letter);
        pit.filter(|_| self.takes_presses())
    }
}

/// The direction of a sign in the name of a move, such as `c+` (Rules 2).
fn direction_of_sign(key: &str) -> Option<Direction> {
    match key {
        "+" | "=" => Some(Direction::Forward),
        "-" => Some(Direction::Backward),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
