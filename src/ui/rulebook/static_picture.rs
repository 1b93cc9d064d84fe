//! The picture of an example at rest: a position, and what is drawn over it.

use super::{Example, ExamplePicture};
use crate::rules::{CaptureReason, Event, Pit, Position, Rules, Side};
use crate::ui::board::frame::{CapturedPit, LastMoveMarks};
use crate::ui::board::layout::{Layout, Orientation, Point, RADIUS};
use crate::ui::board::sowing_line::{SowingLine, capture_line, laps, scoop};

/// From the centres of a row to the arrow that sweeps it.
const SWEEP_OFF: f64 = RADIUS + 16.0;
/// From the end of a store to a number at it.
const NUMBER_OFF: f64 = 30.0;

#[derive(Clone, Debug, PartialEq)]
pub struct StaticPicture {
    pub layout: Layout,
    pub position: Position,
    /// The pits that are sown, and whose they are.
    pub starts: Vec<(Point, Side)>,
    /// The ways of the sowing, or of the first laps of a race.
    pub lines: Vec<SowingLine>,
    /// The lines about the pits that are captured, as SVG paths.
    pub scoops: Vec<String>,
    /// The same about a pit that isn't captured.
    pub missed: Option<String>,
    /// The pit of a last seed that wins something.
    pub last_seed: Option<Point>,
    /// Where a cross is drawn: at what wins nothing, or on a barred pit.
    pub cross: Option<Point>,
    /// Where the seeds are swept that are left: from, to.
    pub sweeps: Vec<[Point; 2]>,
    /// Numbers at the stores.
    pub numbers: Vec<(Point, String)>,
}

impl StaticPicture {
    pub fn of(example: &Example) -> Self {
        let rules = example.game.first_round().rules();
        let (before, events) = (example.position, &example.events);
        let layout = Layout::of(rules, Orientation::Flat, Side::South);
        let picture = Self {
            layout,
            position: position_at(rules, before, events, example.shows),
            starts: Vec::new(),
            lines: Vec::new(),
            scoops: Vec::new(),
            missed: None,
            last_seed: None,
            cross: None,
            sweeps: Vec::new(),
            numbers: Vec::new(),
        };
        let marks = LastMoveMarks::of(events);
        let mover = before.to_move().unwrap_or(Side::South);
        match example.shows {
            ExamplePicture::Sowing => picture.with_ways(events, mover),
            ExamplePicture::Nothing => picture.with_ways(events, mover).with_miss(&marks, mover),
            ExamplePicture::Barred => Self {
                cross: marks.end.map(|pit| layout.pit(pit)),
                ..picture.with_ways(events, mover)
            },
            ExamplePicture::Capture => picture.with_captures(&marks, mover, false),
            ExamplePicture::Captures => picture.with_captures(&marks, mover, true),
            ExamplePicture::After => picture.with_last_seed(&marks),
            ExamplePicture::End => picture.with_sweeps(rules, events),
        }
    }

    fn with_ways(mut self, events: &[Event], mover: Side) -> Self {
        for side in Side::ALL {
            let own = events_of(events, mover, side);
            let mut laps = laps(&own);
            if matches!(events.first(), Some(Event::Hand { .. })) {
                laps.truncate(1);
            }
            let Some(start) = own.iter().find_map(lifted) else {
                continue;
            };
            self.starts.push((self.layout.pit(start), side));
            self.lines.extend(SowingLine::of(&self.layout, &laps));
        }
        self
    }

    /// A sowing that wins nothing ends on the other side, or opposite a pit that it
    /// can't take.
    fn with_miss(self, marks: &LastMoveMarks, mover: Side) -> Self {
        let Some(end) = marks.end else { return self };
        let (board, at) = (self.layout.board(), self.layout.pit(end));
        if board.owner(end) != mover {
            let cross = Some(at);
            return Self { cross, ..self };
        }
        let opposite = self.layout.pit(board.opposite(end));
        Self {
            missed: Some(scoop(at, opposite)),
            cross: Some(Point::new(
                (at.x + opposite.x) / 2.0,
                (at.y + opposite.y) / 2.0,
            )),
            ..self
        }
    }

    fn with_captures(self, marks: &LastMoveMarks, mover: Side, all: bool) -> Self {
        let follows = |taken: &CapturedPit| {
            let why = taken.why;
            why == CaptureReason::Following || why == CaptureReason::TwoOrFourBefore
        };
        let shown = marks.taken.iter().filter(|taken| all || !follows(taken));
        let scoops = shown
            .clone()
            .filter_map(|taken| capture_line(&self.layout, taken));
        let seeds: u16 = shown.clone().map(|taken| u16::from(taken.seeds)).sum();
        let number = self.number_at(mover, format!("+{seeds}"));
        // Where the last seed takes its own pit, the line about that pit is enough.
        let takes_itself = |taken: &CapturedPit| taken.why == CaptureReason::TwoOrFour;
        let ringed = marks.end.filter(|_| !marks.taken.iter().any(takes_itself));
        Self {
            scoops: scoops.collect(),
            numbers: number.into_iter().collect(),
            last_seed: ringed.map(|pit| self.layout.pit(pit)),
            ..self
        }
    }

    fn with_last_seed(self, marks: &LastMoveMarks) -> Self {
        Self {
            last_seed: marks.end.map(|pit| self.layout.pit(pit)),
            ..self
        }
    }

    fn with_sweeps(mut self, rules: &Rules, events: &[Event]) -> Self {
        let mut after = self.position;
        for &event in events {
            if matches!(event, Event::Sweep { .. }) {
                rules.apply(&mut after, event);
            }
        }
        for side in Side::ALL {
            let total = after.store(side).to_string();
            self.numbers.extend(self.number_at(side, total));
            if after.store(side) > self.position.store(side) {
                self.sweeps.extend(self.sweep_of(side));
            }
        }
        self
    }

    /// The arrow along a side's row to its store.
    fn sweep_of(&self, side: Side) -> Option<[Point; 2]> {
        let store = self.layout.store(side)?.centre;
        let board = self.layout.board();
        let row = board.all_pits().filter(|&pit| board.owner(pit) == side);
        let outward = |pit| {
            self.layout
                .pit(pit)
                .towards(self.layout.outward(pit), SWEEP_OFF)
        };
        let row: Vec<Point> = row.map(outward).collect();
        let (first, last) = (*row.first()?, *row.last()?);
        let [from, near] = if first.distance(store) > last.distance(store) {
            [first, last]
        } else {
            [last, first]
        };
        let to = Point::new((near.x + store.x) / 2.0, near.y);
        Some([from, to])
    }

    fn number_at(&self, side: Side, number: String) -> Option<(Point, String)> {
        let store = self.layout.store(side)?;
        let at = store
            .centre
            .towards(Point::new(0.0, -1.0), store.ry + NUMBER_OFF);
        Some((at, number))
    }
}

/// The position at a moment of a move.
fn position_at(
    rules: &Rules,
    before: Position,
    events: &[Event],
    moment: ExamplePicture,
) -> Position {
    let is_shown = |event: &&Event| match moment {
        ExamplePicture::Sowing | ExamplePicture::Nothing | ExamplePicture::Barred => false,
        ExamplePicture::Capture | ExamplePicture::Captures => {
            !matches!(event, Event::Capture { .. })
        }
        ExamplePicture::After => true,
        ExamplePicture::End => !matches!(event, Event::Sweep { .. }),
    };
    let mut position = before;
    for &event in events.iter().take_while(is_shown) {
        rules.apply(&mut position, event);
    }
    position
}

/// The events of a side's hand: of a move those of its `mover`.
fn events_of(events: &[Event], mover: Side, side: Side) -> Vec<Event> {
    let mut acting = mover;
    let mut own = Vec::new();
    for &event in events {
        if let Event::Hand { side } = event {
            acting = side;
        } else if acting == side {
            own.push(event);
        }
    }
    own
}

fn lifted(event: &Event) -> Option<Pit> {
    match *event {
        Event::Lift { pit, .. } => Some(pit),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rulebook;
    use super::*;
    use crate::rules::Variant;

    fn book() -> Rulebook {
        let text = include_str!("../../../static/rulebook/en.json");
        serde_json::from_str(text).expect("a rulebook")
    }

    #[test]
    fn every_example_has_a_picture_with_marks() {
        let book = book();
        for variant in Variant::ALL {
            let chapter = book.chapter(variant);
            for section in &chapter.sections {
                let Some(example) = &section.example else {
                    continue;
                };
                let picture = StaticPicture::of(example);
                let title = &section.title;
                for line in &picture.lines {
                    assert!(!line.goes_on, "{variant}: {title} has too many laps");
                }
                let gains = example.shows == ExamplePicture::Capture
                    || example.shows == ExamplePicture::Captures;
                assert_eq!(gains, !picture.scoops.is_empty(), "{variant}: {title}");
                let crosses = matches!(
                    example.shows,
                    ExamplePicture::Nothing | ExamplePicture::Barred
                );
                assert_eq!(crosses, picture.cross.is_some(), "{variant}: {title}");
                let ends = example.shows == ExamplePicture::End;
                assert_eq!(ends, !picture.sweeps.is_empty(), "{variant}: {title}");
                let ways = picture.lines.len() + picture.scoops.len() + picture.sweeps.len();
                assert!(
                    ways > 0 || picture.last_seed.is_some(),
                    "{variant}: {title}"
                );
            }
        }
    }

    #[test]
    fn a_capture_that_runs_on_is_shown_in_two_pictures() {
        let book = book();
        let chapter = book.chapter(Variant::Giuthi);
        let gain = |number| {
            let example = chapter.example(number).expect("an example");
            let picture = StaticPicture::of(example);
            (picture.scoops.len(), picture.numbers[0].1.clone())
        };
        assert_eq!(gain(2), (1, "+6".to_owned()));
        assert_eq!(gain(3), (2, "+10".to_owned()));
    }

    #[test]
    fn a_race_has_the_ways_of_both_hands() {
        let book = book();
        let chapter = book.chapter(Variant::SulusAidi);
        let example = chapter.example(1).expect("the race");
        let picture = StaticPicture::of(example);
        let sides: Vec<Side> = picture.starts.iter().map(|start| start.1).collect();
        assert_eq!((sides.as_slice(), picture.lines.len()), (&Side::ALL[..], 2));
    }
}
