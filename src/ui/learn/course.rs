//! The courses as data: a JSON file for each language (`static/lessons`). The
//! positions and moves are the same in all of them.

use serde::Deserialize;

use crate::rules::{
    Arrangement, CaptureReason, Direction, Directions, Event, GameStatus, Match, Next, Ply, Side,
    StopReason, Variant,
};

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

/// What a ply of South does, read from its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// It sows.
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
    /// It captures.
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
    /// It is a race.
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

impl Goal {
    /// Returns whether South's last ply in the match `after` did this. `events` are
    /// the events of that ply.
    #[must_use]
    pub fn is_reached(self, events: &[Event], after: &Match) -> bool {
        let has = |is: fn(&Event) -> bool| events.iter().any(is);
        match self {
            Goal::Sow => has(|event| matches!(event, Event::Drop { .. })),
            Goal::Relay => ways(events).len() >= 2,
            Goal::Turn => {
                let ways = ways(events);
                ways.windows(2).filter(|two| two[0] != two[1]).count() >= 2
            }
            Goal::Forward => ways(events).first() == Some(&Direction::Forward),
            Goal::Backward => ways(events).first() == Some(&Direction::Backward),
            Goal::EitherWay => sows_either_way(events, after),
            Goal::Cross => crosses(events, after),
            Goal::SowAgain => has(|event| matches!(event, Event::Again { .. })),
            Goal::Capture => has(|event| matches!(event, Event::Capture { .. })),
            Goal::Captures => has(captures_more),
            Goal::Store => !ways_into_store(events).is_empty(),
            Goal::StoreBothWays => {
                let ways = ways_into_store(events);
                Direction::ALL.iter().all(|way| ways.contains(way))
            }
            Goal::OtherStore => passes_other_store(events, after),
            Goal::EndInStore => has(ends_in_store),
            Goal::Uur => has(|event| matches!(event, Event::Uur { .. })),
            Goal::Claim => has(|event| matches!(event, Event::Claim { .. })),
            Goal::Grow => drops_into_own_mark(events, after),
            Goal::Bar => has(|event| matches!(event, Event::Bar { .. })),
            Goal::Pass => has(|event| matches!(event, Event::Pass { side: Side::North })),
            Goal::Race => after.current().race().is_some() && after.current().plies() == 1,
            Goal::Arrange => {
                let is_arranged = after.arrangement(after.rounds().len() - 1).is_some();
                is_arranged && after.current().plies() == 0
            }
            Goal::End => has(|event| matches!(event, Event::Over { .. })),
            Goal::MatchWon => {
                matches!(after.next(), Next::Over(outcome) if outcome.winner == Some(Side::South))
            }
        }
    }
}

/// The directions of the laps of a move.
fn ways(events: &[Event]) -> Vec<Direction> {
    let way = |event: &Event| match event {
        Event::Lift { direction, .. } => Some(*direction),
        _ => None,
    };
    events.iter().filter_map(way).collect()
}

fn sows_either_way(events: &[Event], after: &Match) -> bool {
    let rules = after.current().rules();
    let first = events.iter().find_map(|event| match event {
        Event::Lift { pit, .. } => Some(*pit),
        _ => None,
    });
    first.is_some_and(|pit| rules.directions(pit) == Directions::Either)
}

fn crosses(events: &[Event], after: &Match) -> bool {
    let board = after.current().rules().board();
    let drops_across = |event: &Event| match event {
        Event::Drop { pit } => board.owner(*pit) == Side::North,
        _ => false,
    };
    events.iter().any(drops_across)
}

fn captures_more(event: &Event) -> bool {
    use CaptureReason::{Following, TwoOrFourBefore};
    matches!(event, Event::Capture { why, .. } if matches!(why, Following | TwoOrFourBefore))
}

fn ends_in_store(event: &Event) -> bool {
    matches!(event, Event::Stop { reason, .. } if *reason == StopReason::Store)
}

fn drops_into_own_mark(events: &[Event], after: &Match) -> bool {
    let record = after.current();
    let before = record.plies().checked_sub(1);
    let Some(before) = before.and_then(|ply| record.positions().get(ply)) else {
        return false;
    };
    let is_own = |event: &Event| match event {
        Event::Drop { pit } => before.marked(Side::South).contains(*pit),
        _ => false,
    };
    events.iter().any(is_own)
}

/// The directions of the laps that drop a seed into South's store, seed by seed.
fn ways_into_store(events: &[Event]) -> Vec<Direction> {
    let mut lap = None;
    let mut ways = Vec::new();
    for event in events {
        match event {
            Event::Lift { direction, .. } => lap = Some(*direction),
            Event::Bank { side: Side::South } => ways.extend(lap),
            _ => {}
        }
    }
    ways
}

/// Returns whether a lap goes past North's store, which lies between North's last pit
/// and South's first one.
fn passes_other_store(events: &[Event], after: &Match) -> bool {
    let board = after.current().rules().board();
    let mut at = None;
    let mut lap = None;
    for event in events {
        match *event {
            Event::Lift { pit, direction, .. } => {
                at = Some(board.owner(pit));
                lap = Some(direction);
            }
            Event::Drop { pit } => {
                let owner = board.owner(pit);
                let passed = match (at, owner) {
                    (Some(Side::South), Side::North) => Some(Direction::Backward),
                    (Some(Side::North), Side::South) => Some(Direction::Forward),
                    _ => None,
                };
                if passed.is_some() && passed == lap {
                    return true;
                }
                at = Some(owner);
            }
            _ => {}
        }
    }
    false
}
