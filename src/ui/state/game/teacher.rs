//! The teacher: hints, the scores of the moves, the review of a game.

use std::rc::Rc;

use super::analysis::{Analyses, ReviewedMove, reviewed_move};
use super::{GameState, Phase};
use crate::bot::{Analysis, AnalysisBudget};
use crate::rules::{Move, Ply};

/// What the teacher does and knows.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct TeacherState {
    /// Every move of the position shown gets its score.
    pub judging: bool,
    /// The revision for which a hint was asked.
    pub hint: Option<u32>,
    /// A move that is shown on the board, and the revision for which it is.
    pub shown: Option<(u32, Move)>,
    /// The game is being reviewed.
    pub reviewing: bool,
    /// The analyses so far.
    pub analyses: Analyses,
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

    /// Whether a game that is over is under review: earlier positions are looked at, or
    /// it is analysed.
    pub fn is_under_review(&self) -> bool {
        let is_looked_at = self.playback.viewed.is_some() || self.playback.is_replay;
        self.is_over() && (is_looked_at || self.is_analysed())
    }

    /// Whether a game that is over is being analysed move by move, or has been.
    pub fn is_analysed(&self) -> bool {
        let has_analyses = || self.teacher.analyses.iter().any(Option::is_some);
        self.is_over() && (self.teacher.reviewing || self.to_review() == 0 && has_analyses())
    }

    /// The next move of a game under review, beside the best one, at the
    /// position that is shown.
    pub fn reviewed_move(&self) -> Option<ReviewedMove> {
        let is_shown = self.is_under_review() && self.phase() == Phase::Viewing;
        is_shown
            .then(|| reviewed_move(&self.record, &self.teacher.analyses, self.shown_ply()))
            .flatten()
    }

    /// The line that the analysis of the position shown expects, where the best move is
    /// shown beside the next move of the game; empty elsewhere.
    pub fn reviewed_line(&self) -> &[Move] {
        let analysis = self.reviewed_move().and(self.analysis(self.shown_ply()));
        analysis.map_or(&[], |analysis| &analysis.line)
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
            self.teacher.reviewing = false;
        }
    }

    /// Shows a move on the board, or no longer.
    pub(super) fn show_move(&mut self, mv: Move) {
        let is_shown = self.shown_move() == Some(mv);
        self.teacher.shown = (!is_shown).then_some((self.revision, mv));
    }

    /// Starts the review of the game, or stops it.
    pub(super) fn review(&mut self) {
        self.teacher.reviewing = !self.teacher.reviewing && self.to_review() > 0;
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
