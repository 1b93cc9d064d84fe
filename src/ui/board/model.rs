//! What a board shows and allows, and what a person does on it.

use std::rc::Rc;

use super::frame::BoardFrame;
use crate::bot::Analysis;
use crate::link::Player;
use crate::rules::{BySide, Event, Move, Pit, Position, Race, Rules, Side};
use crate::ui::describe::facts::TagFacts;
use crate::ui::state::settings::Settings;
use crate::ui::state::{GameState, Novelties, Phase};

/// What a board shows and allows.
///
/// The board renders again only when this changes, so nothing is in it that a
/// board doesn't show.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardModel {
    pub rules: Rules,
    /// The position shown; during an animation, the one that it leads to.
    pub position: Position,
    /// The events that led to the position.
    pub events: Rc<[Event]>,
    /// The position before the events, while they are animated.
    pub from: Option<Position>,
    /// A move of the list is shown again.
    pub is_replay: bool,
    /// The time of one seed of the animation in milliseconds; `None` for no
    /// animation.
    pub beat: Option<f64>,
    /// What is animated that its player sees for the first time.
    pub novelties: Novelties,
    /// The browser asks for no animations: the tag of the last move stays until the
    /// next one.
    pub explains_at_rest: bool,
    /// The animation stands still.
    pub paused: bool,
    /// Counts the single steps of an animation that stands still.
    pub steps: u32,
    /// Counts the changes of the position: `data-turn`.
    pub revision: u32,
    pub phase: Phase,
    /// An earlier position of a game that goes on is shown: it is drawn paler.
    pub is_past: bool,
    /// The side to move, or to arrange its row.
    pub mover: Option<Side>,
    /// The person who is to pick a pit for a race.
    pub side_to_pick: Option<Side>,
    /// The race that is run at the pace of the players.
    pub race: Option<Race>,
    /// The pits that a race began from, while it is run or shown.
    pub race_picks: Option<BySide<Pit>>,
    pub draft: Option<RowDraft>,
    /// The seeds don't lie as at the start of the game: a player laid out the row.
    pub is_laid_out: bool,
    /// The pit whose direction, or whose seeds, are being chosen.
    pub selected: Option<Pit>,
    /// How the game, or the round, has ended.
    pub result: Option<BoardResult>,
    pub players: BySide<Player>,
    pub analysis: Option<Rc<Analysis>>,
    /// The analysis whose best move is shown as a hint.
    pub hint: Option<Rc<Analysis>>,
    /// The move of the openings that is shown, or the line that the teacher expects
    /// there, from the best move on; else empty.
    pub line: Vec<Move>,
    /// Whether the pit with the keyboard's focus takes it back when the button
    /// that had it goes.
    pub takes_focus: bool,
    /// The side whose row is the near one.
    pub near: Side,
    /// The texts of North are rotated, for two at one table.
    pub face_to_face: bool,
    /// The stores are named: in a first game.
    pub names_stores: bool,
    /// The stores are drawn however the board lies: in a first game, and beside the
    /// result of a game.
    pub shows_stores: bool,
    pub settings: Settings,
}

/// A row that is being arranged for the next round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowDraft {
    /// The seeds in each pit so far.
    pub row: Vec<u8>,
    /// The seeds to place.
    pub seeds: u8,
}

/// How a game, or a round, has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardResult {
    /// The winner, whose half of the board glows; `None` for a draw, and where it is a
    /// person who lost.
    pub winner: Option<Side>,
    /// The seeds of both sides; `None` if the players ended the game, and seeds may
    /// still lie on the board.
    pub scores: Option<BySide<u16>>,
}

impl BoardResult {
    fn of(state: &GameState) -> Option<Self> {
        let winner = match state.phase() {
            Phase::RoundOver => state.round().outcome()?.winner,
            Phase::Over => state.winner(),
            _ => return None,
        };
        let is_played_out = state.termination.is_none();
        let outcome = state.round().outcome().filter(|_| is_played_out);
        Some(Self {
            winner: winner.filter(|&side| state.is_celebrated(side)),
            scores: outcome.map(|outcome| outcome.scores),
        })
    }
}

impl BoardModel {
    /// This model without a person to play on it: as while the other side thinks.
    pub fn closed(mut self) -> Self {
        let is_open = matches!(
            self.phase,
            Phase::Choosing | Phase::Racing | Phase::Arranging
        );
        if is_open {
            self.phase = Phase::Thinking;
        }
        self.is_past = false;
        self.shows_stores = false;
        self
    }

    /// The board of a game.
    pub fn of(state: &GameState) -> Self {
        let draft = state.next_round.draft().zip(state.arranging());
        let draft = draft.map(|(row, arranging)| RowDraft {
            row: row.clone(),
            seeds: arranging.seeds,
        });
        let next_round = draft
            .as_ref()
            .and_then(|draft| state.record.arranged(&draft.row));
        let (rules, position, events) = match next_round {
            Some((rules, position)) => (rules, position, Rc::from([])),
            None => (
                *state.rules(),
                *state.position(),
                Rc::clone(&state.playback.events),
            ),
        };
        let analysis = || {
            state
                .teacher
                .analyses
                .get(state.shown_ply())
                .cloned()
                .flatten()
        };
        Self {
            rules,
            position,
            events,
            from: state.playback.before().copied(),
            is_replay: state.playback.is_replay,
            beat: state.beat(),
            novelties: state.playback.novelties,
            explains_at_rest: state.reduced_motion && state.settings.speed.beat().is_some(),
            paused: state.playback.is_paused(),
            steps: state.playback.steps,
            revision: state.revision,
            phase: state.phase(),
            is_past: state.phase() == Phase::Viewing && !state.is_over(),
            mover: state.mover(),
            side_to_pick: state.side_to_pick(),
            race: state.race_setup.race().cloned(),
            race_picks: state.race_picks(),
            draft,
            is_laid_out: state.is_laid_out(),
            selected: state.selection.selected(),
            result: BoardResult::of(state),
            players: state.players,
            analysis: analysis().filter(|_| state.judged().is_some()),
            hint: analysis().filter(|_| state.hint().is_some()),
            line: match state.shown_move() {
                Some(mv) => vec![mv],
                None => state.reviewed_line().to_vec(),
            },
            takes_focus: state.has_changed && state.is_own(),
            near: state.near(),
            face_to_face: state.is_face_to_face(),
            names_stores: state.is_first_game(),
            shows_stores: state.is_first_game() || state.has_result() && !state.is_under_review(),
            settings: state.settings,
        }
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
        let shown = if self.from.is_some() {
            marks.taken.len()
        } else if self.explains_at_rest && is_at_rest {
            1
        } else {
            return None;
        };
        if marks.stop.is_none() || marks.is_swept {
            return None;
        }
        TagFacts::of(&self.rules, &self.events, shown)
    }
}
