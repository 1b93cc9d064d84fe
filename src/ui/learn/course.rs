//! The courses as data: a JSON file for each language (`static/lessons`). The
//! positions and moves are the same in all of them.

use serde::Deserialize;

use crate::rules::{Arrangement, Event, GameStatus, Match, Ply, Variant};

/// The courses of all games in one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Courses {
    /// Every game once.
    pub courses: Vec<Course>,
}

/// The course of a game: what a player needs to play it, in order.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The game's [`id`](Variant::id).
    pub game: String,
    /// From 5 to 8.
    pub steps: Vec<CourseStep>,
}

/// A task on the board, in the game's usual size: a move of South, a race or a row
/// that South lays out.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourseStep {
    /// Its name in stored progress, unique in the course. It never changes.
    pub id: String,
    /// Its name for the player; at most 18 characters.
    pub title: String,
    /// The task, with the rule that it needs; at most 140 characters.
    pub task: String,
    /// Where it begins (Rules 2).
    pub position: String,
    /// The plies that are played from there before the player's turn (Rules 2).
    #[serde(default)]
    pub before: Vec<String>,
    /// The plies that do what is asked (Rules 2). If it is empty, every legal ply
    /// does. In the file: `accepts`.
    #[serde(rename = "accepts")]
    pub accepted_texts: Vec<String>,
    /// The ply that is shown on request, where every legal ply is accepted (Rules 2). Of a
    /// race, North picks the pit that is named here, whatever South picks.
    pub shows: Option<String>,
    /// What is asked.
    pub goal: Goal,
    /// Said after a ply that does it.
    pub done: StepDone,
    /// Said after any other legal ply: why it doesn't do what is asked; at most 160
    /// characters. Empty where every legal ply does.
    pub wrong: String,
}

/// What is said after a step was done.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepDone {
    /// In a few words; at most 30 characters.
    pub title: String,
    /// What happened; at most 160 characters.
    pub text: String,
}

/// What a step teaches to do. A test checks that the accepted plies are those that do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// It drops a seed.
    Sow,
    /// It has two laps or more.
    Relay,
    /// Its direction changes twice or more.
    Turn,
    /// Its first lap goes forward.
    Forward,
    /// Its first lap goes backward.
    Backward,
    /// It begins with a pit that can be sown in both directions.
    EitherWay,
    /// It drops a seed into a pit of North.
    Cross,
    /// It drops no seed into a pit of North, and South has to sow again.
    SowAgain,
    /// It captures at least one pit.
    Capture,
    /// It captures more than the pit that the last seed captures.
    Captures,
    /// It drops a seed into South's store.
    Store,
    /// It drops seeds into South's store in laps of both directions.
    StoreBothWays,
    /// It goes past North's store.
    OtherStore,
    /// Its last seed falls into South's store.
    EndInStore,
    /// It makes uurs.
    Uur,
    /// It claims a pit.
    Claim,
    /// It drops a seed into a pit that was marked for South before.
    Grow,
    /// It bars a pit of North.
    Bar,
    /// North can't move after it, and passes.
    Pass,
    /// It is the race that opens a game.
    Race,
    /// It is the row of a new round.
    Arrange,
    /// It ends the round. More may follow.
    End,
    /// It ends the match, and South wins it.
    MatchWon,
}

impl Courses {
    /// The course of a game.
    #[must_use]
    pub fn course(&self, variant: Variant) -> Option<&Course> {
        self.courses
            .iter()
            .find(|course| course.game == variant.id())
    }
}

impl Course {
    /// The step of that id.
    #[must_use]
    pub fn step(&self, id: &str) -> Option<&CourseStep> {
        self.steps.iter().find(|step| step.id == id)
    }
}

impl CourseStep {
    /// The match in which South is to play the ply that is asked for; `None` if the
    /// texts of the step are not a position and legal plies of the game.
    #[must_use]
    pub fn start(&self, variant: Variant) -> Option<Match> {
        let rules = variant.default_rules();
        let position = rules.parse_position(&self.position).ok()?;
        let mut game = Match::from_position(rules, position);
        game.play_text(&self.before.join(" ")).ok()?;
        Some(game)
    }

    /// The plies that do what is asked, as in [`accepted_texts`](CourseStep::accepted_texts):
    /// none if every legal ply does. `None` if one can't be read.
    #[must_use]
    pub fn accepted(&self, variant: Variant) -> Option<Vec<Ply>> {
        let game = self.start(variant)?;
        let texts = self.accepted_texts.iter();
        texts.map(|text| parse_ply(&game, text)).collect()
    }

    /// The ply that is shown on request: the first accepted one, or the one that
    /// [`shows`](CourseStep::shows) names. `None` if there is none, or if it can't be
    /// read.
    #[must_use]
    pub fn shown(&self, variant: Variant) -> Option<Ply> {
        let text = self.accepted_texts.first().or(self.shows.as_ref())?;
        parse_ply(&self.start(variant)?, text)
    }

    /// Returns whether a ply is legal and does what is asked. Of a race only South's
    /// pick matters.
    #[must_use]
    pub fn accepts(&self, variant: Variant, ply: &Ply) -> bool {
        if self.after(variant, ply).is_none() {
            return false;
        }
        let Some(accepted) = self.accepted(variant) else {
            return false;
        };
        let is_same = |other: &Ply| match (ply, other) {
            (Ply::Race(one), Ply::Race(other)) => one.picks.south == other.picks.south,
            (one, other) => one == other,
        };
        accepted.is_empty() || accepted.iter().any(is_same)
    }

    /// The match after a ply, and the events of the ply; `None` if it is not legal.
    #[must_use]
    pub fn after(&self, variant: Variant, ply: &Ply) -> Option<(Match, Vec<Event>)> {
        let mut game = self.start(variant)?;
        let mut events = Vec::new();
        game.play_ply(ply.clone(), &mut events).ok()?;
        Some((game, events))
    }
}

/// Reads a ply that is to be played in a match.
fn parse_ply(game: &Match, text: &str) -> Option<Ply> {
    let record = game.current();
    if text.starts_with('=') {
        text.parse::<Arrangement>().ok().map(Ply::Arrangement)
    } else if record.position().status() == GameStatus::Race {
        record.rules().parse_race(text).ok().map(Ply::Race)
    } else {
        record.rules().parse_move(text).ok().map(Ply::Move)
    }
}
