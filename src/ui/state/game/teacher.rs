//! The teacher: hints, the scores of the moves, the review of a game.

use std::cmp::Reverse;
use std::rc::Rc;

use super::analysis::{Analyses, ReviewedMove, costly_moves, reviewed_move};
use super::{GameState, Phase};
use crate::bot::{Analysis, AnalysisBudget};
use crate::rules::{Move, Ply, Side};

/// The maximum number of moments.
const MAX_MOMENTS: usize = 6;

/// What the teacher does and knows.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct TeacherState {
    /// Every move of the position shown gets its score.
    pub judging: bool,
    /// The revision for which a hint was asked.
    pub hint: Option<u32>,
    /// A move that is shown on the board, and the revision for which it is.
    pub shown: Option<(u32, Move)>,
    /// The game is being analysed move by move.
    pub analysing: bool,
    pub review: Review,
    /// The analyses so far.
    pub analyses: Analyses,
}

/// The review of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Review {
    #[default]
    Closed,
    /// The position of the dearest moment is shown once the game is analysed.
    Opening,
    Open,
}

impl GameState {
    /// Whether the bot helps: not in a game with a friend by link before it is over.
    pub fn is_taught(&self) -> bool {
        self.friend().is_none() || self.is_over()
    }

    /// Whether an analysis with that budget would find something new.
    pub(super) fn can_be_analysed(&self, plies: usize, budget: AnalysisBudget) -> bool {
        let (record, at) = self.record.at_ply(plies);
        let analysis = self.analysis(plies);
        record.positions()[at].to_move().is_some()
            && analysis.is_none_or(|analysis| !analysis.satisfies(budget))
    }

    /// The positions before moves that have no analysis yet.
    pub(super) fn unreviewed(&self) -> impl Iterator<Item = usize> {
        (0..self.record.plies()).filter(|&plies| {
            let sown = matches!(self.record.ply(plies), Some(Ply::Move(_)));
            sown && self.can_be_analysed(plies, AnalysisBudget::REVIEW)
        })
    }

    /// The number of positions that the review has still to analyse.
    pub fn to_review(&self) -> usize {
        self.unreviewed().count()
    }

    /// Whether the review of a game that is over is shown.
    pub fn is_under_review(&self) -> bool {
        let is_open = self.teacher.review != Review::Closed;
        self.is_over() && (is_open || self.playback.viewed.is_some())
    }

    /// The moments of the game: the moves of the persons that cost most, the dearest first;
    /// those of both sides where nobody plays.
    pub fn moments(&self) -> Vec<ReviewedMove> {
        let mut moments: Vec<ReviewedMove> = self.costly_moves().collect();
        moments.sort_by_key(|moment| Reverse(moment.cost));
        moments.truncate(MAX_MOMENTS);
        moments
    }

    pub fn moment_count(&self) -> usize {
        self.costly_moves().take(MAX_MOMENTS).count()
    }

    /// The costly moves of persons, or of both sides where nobody plays, in the order of the game.
    fn costly_moves(&self) -> impl Iterator<Item = ReviewedMove> {
        let has_persons = Side::ALL.into_iter().any(|side| self.is_person(side));
        costly_moves(&self.record, &self.teacher.analyses)
            .filter(move |one| !has_persons || self.is_by_person(one.ply, one.side))
    }

    /// The number of plies before the one that a review is about: the next one at the position
    /// that is shown.
    pub fn reviewed_ply(&self) -> Option<usize> {
        let is_shown = self.is_under_review() && self.phase() == Phase::Viewing;
        Some(self.shown_ply()).filter(|&ply| is_shown && ply < self.record.plies())
    }

    /// The number of plies up to the one that is marked in the list of moves and the chart: the
    /// last one that is shown, in a review the one that it is about; `None` at its end.
    pub fn marked_ply(&self) -> Option<usize> {
        match self.is_under_review() && !self.is_animated() {
            true => self.reviewed_ply().map(|ply| ply + 1),
            false => Some(self.shown_ply()),
        }
    }

    /// The move that a review is about, beside the best one, once that is known.
    pub fn reviewed_move(&self) -> Option<ReviewedMove> {
        reviewed_move(&self.record, &self.teacher.analyses, self.reviewed_ply()?)
    }

    /// The analysis of the position after that many plies.
    pub fn analysis(&self, plies: usize) -> Option<&Analysis> {
        self.teacher.analyses.get(plies)?.as_deref()
    }

    /// The analysis of the position shown, where it is to be shown.
    pub fn judged(&self) -> Option<&Analysis> {
        let has_moves = self.phase() != Phase::Sowing && !self.has_result();
        self.analysis(self.shown_ply())
            .filter(|_| self.teacher.judging && has_moves)
    }

    /// The hint that was asked for, once it is there.
    pub fn hint(&self) -> Option<&Analysis> {
        self.analysis(self.shown_ply())
            .filter(|analysis| analysis.satisfies(AnalysisBudget::HINT) || self.teacher.judging)
            .filter(|_| self.is_hint_wanted())
    }

    /// Whether a hint was asked for in this position.
    pub fn is_hint_wanted(&self) -> bool {
        self.teacher.hint == Some(self.revision)
    }

    /// The move that is drawn on the board: one of the openings, or else the one that a review
    /// is about.
    pub fn drawn_move(&self) -> Option<Move> {
        let reviewed = || match self.record.ply(self.reviewed_ply()?)? {
            Ply::Move(played) => Some(played),
            Ply::Race(_) | Ply::Arrangement(_) => None,
        };
        self.shown_move().or_else(reviewed)
    }

    /// The move of the openings that is shown on the board.
    pub fn shown_move(&self) -> Option<Move> {
        let (revision, mv) = self.teacher.shown?;
        let is_shown = revision == self.revision
            && !matches!(self.phase(), Phase::Sowing)
            && self.rules().moves(self.position()).contains(mv);
        is_shown.then_some(mv)
    }

    /// Whether a hint can be asked for.
    pub fn can_hint(&self) -> bool {
        matches!(self.phase(), Phase::Choosing | Phase::Viewing)
            && self.position().to_move().is_some()
    }

    /// Takes in an analysis of the position after that many plies.
    pub(super) fn add_analysis(&mut self, plies: usize, analysis: Analysis) {
        if analysis.moves.is_empty() {
            return;
        }
        let analyses = &mut self.teacher.analyses;
        if analyses.len() <= plies {
            analyses.resize(plies + 1, None);
        }
        analyses[plies] = Some(Rc::new(match analyses[plies].take() {
            Some(before) => merge(Rc::unwrap_or_clone(before), analysis),
            None => analysis,
        }));
        if self.to_review() == 0 {
            self.teacher.analysing = false;
            self.open_review();
        }
    }

    /// Shows a move on the board, or no longer.
    pub(super) fn show_move(&mut self, mv: Move) {
        let is_shown = self.shown_move() == Some(mv);
        self.teacher.shown = (!is_shown).then_some((self.revision, mv));
    }

    /// Starts the analysis of the game, or stops it.
    pub(super) fn review(&mut self) {
        self.teacher.analysing = !self.teacher.analysing && self.to_review() > 0;
        if self.is_over() {
            self.teacher.review = Review::Opening;
        }
    }

    /// Opens the review of a game that is over, at its start until its dearest moment is known.
    pub(super) fn go_through(&mut self) {
        if !self.is_over() {
            return;
        }
        self.show_ply(0, false);
        self.teacher.review = Review::Opening;
        self.teacher.analysing = self.to_review() > 0;
        if !self.teacher.analysing {
            self.open_review();
        }
    }

    /// Shows the dearest moment, unless another position was chosen meanwhile.
    fn open_review(&mut self) {
        if self.teacher.review != Review::Opening {
            return;
        }
        self.teacher.review = Review::Open;
        // Not the first of the sorted moments: sorting comes with the late part.
        let dearest = self.costly_moves().min_by_key(|one| Reverse(one.cost));
        if let Some(dearest) = dearest {
            self.show_ply(dearest.ply, false);
        }
    }

    /// Shows a position that was chosen. In a game that is over this opens its review.
    pub(super) fn look(&mut self, at: usize, replay: bool) {
        if self.is_over() {
            self.teacher.review = Review::Open;
        }
        self.show_ply(at, replay);
    }

    /// Leaves earlier positions, and the review of a game that is over.
    pub(super) fn show_now(&mut self) {
        if self.is_over() {
            self.close_review();
        }
        self.show_ply(self.record.plies(), false);
    }

    pub(super) fn close_review(&mut self) {
        self.teacher.review = Review::Closed;
        self.teacher.analysing = false;
        self.playback.is_replay = false;
    }
}

/// The deeper of two analyses of a position, with the larger budget, with what either
/// has proved, and with the reasons of the other where both have the same best move: a
/// new analysis starts at a small depth.
fn merge(before: Analysis, new: Analysis) -> Analysis {
    let (deeper, other) = if before.depth > new.depth {
        (before, new)
    } else {
        (new, before)
    };
    let alike = deeper.best().mv == other.best().mv;
    Analysis {
        budget: deeper.budget.max(other.budget),
        certain: deeper.certain.or(other.certain),
        reasons: deeper.reasons.or(other.reasons.filter(|_| alike)),
        ..deeper
    }
}

#[cfg(test)]
mod tests;
