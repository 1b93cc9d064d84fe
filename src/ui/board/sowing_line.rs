//! The line along which a sowing goes round the board: a hop for each seed.

use std::fmt::Write;

use super::frame::{CapturedPit, SownSpot, Spot};
use super::layout::{Layout, Point, RADIUS};
use super::px::Px;
use crate::rules::{CaptureReason, Event};

/// From the centre of a pit to the point where a hop lands in it.
const LANDING: f64 = 22.0;
/// From the centre of a pit to the end of a line in it: across the row, and back towards the
/// pit before.
const END: [f64; 2] = [14.0, 16.0];
/// How far the control point of a hop along a row lies off the row.
const HEIGHT: f64 = 40.0;
/// How far the control point of a hop to another row lies beyond the rows' end:
/// of a lap along the middle of the board, and of one along its edge.
const BEYOND: [f64; 2] = [46.0, 98.0];
/// The reach of the curve between two laps.
const TURN: f64 = 32.0;
/// The radius of the line about a captured pit.
const SCOOP_RADIUS: f64 = RADIUS + 9.0;
/// The radius of the ring about the pit in which a sowing ends of which not all laps are
/// drawn.
pub const END_RADIUS: f64 = RADIUS - 3.0;
/// The most laps that are drawn. Of a longer sowing only the first one is, as they
/// would hide each other.
const MAX_LAPS: usize = 2;

#[derive(Clone, Debug, PartialEq)]
pub struct SowingLine {
    /// The line, as an SVG path.
    pub path: String,
    /// Where it touches a pit, but for the last one.
    pub landings: Vec<Point>,
    pub end: Point,
    /// The direction in which it ends, as a unit vector.
    pub direction: Point,
    /// Whether only the first lap is drawn, and others follow.
    pub goes_on: bool,
}

/// The spots of each lap of a sowing: the pit that is lifted, then those that get a
/// seed.
pub fn laps(events: &[Event]) -> Vec<Vec<Spot>> {
    let mut laps: Vec<Vec<Spot>> = Vec::new();
    for event in events {
        let spot = match *event {
            Event::Lift { pit, .. } => {
                laps.push(vec![Spot::Pit(pit)]);
                continue;
            }
            Event::Drop { pit } => Spot::Pit(pit),
            Event::DropInStore { side } => Spot::Store(side),
            _ => continue,
        };
        if let Some(lap) = laps.last_mut() {
            lap.push(spot);
        }
    }
    laps
}

impl SowingLine {
    /// The line of a sowing's laps; `None` without any.
    ///
    /// The first lap runs along the middle of the board, the second along its
    /// edge, so that a change of direction is seen.
    pub fn of(layout: &Layout, laps: &[Vec<Spot>]) -> Option<Self> {
        let is_whole = laps.len() <= MAX_LAPS;
        let drawn = if is_whole { laps.len() } else { 1 };
        let first = *laps.first()?.first()?;
        let mut line = Line::from(layout, first.centre(layout));
        let mut before: Option<Spot> = None;
        for (lap, spots) in laps.iter().take(drawn).enumerate() {
            for (hop, pair) in spots.windows(2).enumerate() {
                if let (0, Some(before)) = (hop, before) {
                    line.turn([before, pair[0], pair[1]], lap);
                }
                let there = if lap + 1 == drawn && hop + 2 == spots.len() {
                    line.end(pair[0], pair[1], lap)
                } else {
                    line.landing(pair[1], lap)
                };
                line.hop(pair[0], pair[1], there, lap, (lap, hop) == (0, 0));
            }
            before = spots.len().checked_sub(2).map(|at| spots[at]);
        }
        line.landings.pop();
        Some(Self {
            path: line.path,
            landings: line.landings,
            end: line.at,
            direction: line.control.direction_to(line.at),
            goes_on: !is_whole,
        })
    }
}

/// A line that is being drawn.
struct Line<'a> {
    layout: &'a Layout,
    path: String,
    at: Point,
    control: Point,
    landings: Vec<Point>,
}

impl<'a> Line<'a> {
    fn from(layout: &'a Layout, at: Point) -> Self {
        Self {
            layout,
            path: format!("M{} {}", Px(at.x), Px(at.y)),
            at,
            control: at,
            landings: Vec::new(),
        }
    }

    fn landing(&self, spot: Spot, lap: usize) -> Point {
        spot.centre(self.layout)
            .towards(lane(self.layout, spot, lap), LANDING)
    }

    /// The end of the last hop.
    fn end(&self, from: Spot, to: Spot, lap: usize) -> Point {
        let [aside, back] = END;
        let centre = to.centre(self.layout);
        centre
            .towards(lane(self.layout, to, lap), aside)
            .towards(centre.direction_to(from.centre(self.layout)), back)
    }

    /// A hop from a spot to the point `there` in the next one.
    fn hop(&mut self, from: Spot, to: Spot, there: Point, lap: usize, is_first: bool) {
        let via = control(self.layout, [from, to], [self.at, there], lap, is_first);
        self.path += &hop_to(via, there);
        self.control = via;
        self.at = there;
        self.landings.push(there);
    }

    /// The curve through a pit, from the lane of the lap before into that of a lap: half a
    /// circle where the sowing turns back, otherwise an S curve. The spots are the one before
    /// the pit, the pit, and the next one.
    fn turn(&mut self, spots: [Spot; 3], lap: usize) {
        let [before, at, next] = spots.map(|spot| spot.centre(self.layout));
        let (way, onward) = (before.direction_to(at), at.direction_to(next));
        // The next spot may lie beyond the one before: a lap skips the pit that it lifts.
        let turns_about = way.x * onward.x + way.y * onward.y < 0.0;
        let there = self.landing(spots[1], lap);
        let reach = if turns_about { TURN } else { -TURN };
        let (first, second) = (self.at.towards(way, TURN), there.towards(way, reach));
        // Writing to a text can't fail.
        let _ = write!(
            self.path,
            "C{} {} {}",
            pair(first),
            pair(second),
            pair(there)
        );
        self.at = there;
        self.control = second;
    }
}

/// The direction from a spot to the lane of a lap: the middle of the board, or its
/// edge. A store has no lanes.
fn lane(layout: &Layout, spot: Spot, lap: usize) -> Point {
    let Spot::Pit(pit) = spot else {
        return Point::default();
    };
    let out = layout.outward(pit);
    if lap.is_multiple_of(2) {
        Point::new(-out.x, -out.y)
    } else {
        out
    }
}

/// The control point of a hop between two spots, which is drawn from the point `here`
/// to the point `there`. The first hop of a line leaves the middle of a pit.
fn control(
    layout: &Layout,
    [from, to]: [Spot; 2],
    [here, there]: [Point; 2],
    lap: usize,
    is_first: bool,
) -> Point {
    let lane = lane(layout, to, lap);
    let (start, end) = (from.centre(layout), to.centre(layout));
    let middle = Point::new((here.x + there.x) / 2.0, (here.y + there.y) / 2.0);
    let is_store = matches!((from, to), (Spot::Store(_), _) | (_, Spot::Store(_)));
    if is_store {
        middle
    } else if lane.x == 0.0 && start.y == end.y {
        let y = if is_first { there.y } else { middle.y };
        Point::new(middle.x, y + lane.y * HEIGHT)
    } else if lane.y == 0.0 && start.x == end.x {
        let x = if is_first { there.x } else { middle.x };
        Point::new(x + lane.x * HEIGHT, middle.y)
    } else {
        beyond(layout, start, middle, lane, lap)
    }
}

/// The control point of a hop to another row: beyond the end of the rows.
fn beyond(layout: &Layout, start: Point, middle: Point, lane: Point, lap: usize) -> Point {
    let size = layout.size();
    let far = BEYOND[lap % 2];
    if lane.x == 0.0 {
        let out = (start.x - size.x / 2.0).signum();
        Point::new(start.x + out * far, middle.y)
    } else {
        let out = (start.y - size.y / 2.0).signum();
        Point::new(middle.x, start.y + out * far)
    }
}

/// A hop of the trail of a sowing that is shown, as an SVG path from seed to seed.
pub fn trail_hop(layout: &Layout, from: SownSpot, to: SownSpot) -> String {
    let (here, there) = (from.place(layout), to.place(layout));
    // The laps have the lanes that the line of a preview gives them.
    let lap = usize::from(to.lap.saturating_sub(1));
    let via = control(
        layout,
        [from.spot, to.spot],
        [here, there],
        lap,
        from.seeds == 0,
    );
    format!("M{}{}", pair(here), hop_to(via, there))
}

/// The part of a path to the point `there`, with `via` as its control point.
fn hop_to(via: Point, there: Point) -> String {
    format!("Q{} {}", pair(via), pair(there))
}

fn pair(at: Point) -> String {
    format!("{} {}", Px(at.x), Px(at.y))
}

/// The line about a captured pit; `None` for the pit of the last seed, where the sowing itself
/// ends.
pub fn capture_line(layout: &Layout, captured: &CapturedPit) -> Option<String> {
    let pit = captured.pit;
    let from = match captured.why {
        CaptureReason::Opposite | CaptureReason::Following => layout.board().opposite(pit),
        CaptureReason::TwoOrFour | CaptureReason::TwoOrFourBefore => pit,
        CaptureReason::LastSeed => return None,
    };
    Some(scoop(layout.pit(from), layout.pit(pit)))
}

/// The line about a pit, with a stem from the pit that captures it.
pub fn scoop(from: Point, to: Point) -> String {
    /// The cosine and the sine of half the arc, which is 143 degrees.
    const HALF: (f64, f64) = (0.315, 0.949);
    let length = from.distance(to);
    let way = to.direction_to(from);
    let at = |along: f64, across: f64, far: f64| {
        pair(Point::new(
            to.x + (way.x * along - way.y * across) * far,
            to.y + (way.y * along + way.x * across) * far,
        ))
    };
    let (cos, sin) = HALF;
    let arc = format!(
        "M{}A{r} {r} 0 0 0 {}",
        at(cos, sin, SCOOP_RADIUS),
        at(cos, -sin, SCOOP_RADIUS),
        r = Px(SCOOP_RADIUS)
    );
    if length <= SCOOP_RADIUS {
        return arc;
    }
    format!(
        "{arc}M{}L{}",
        at(1.0, 0.0, SCOOP_RADIUS),
        at(1.0, 0.0, length - LANDING)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Pit, Side, Variant};
    use crate::ui::board::layout::Orientation;

    /// The lines of every first move, on every board.
    #[test]
    fn a_line_touches_every_pit_that_gets_a_seed() {
        for variant in Variant::ALL {
            let rules = variant.default_rules();
            let start = rules.start(Side::South);
            for orientation in [Orientation::Flat, Orientation::Upright] {
                let layout = Layout::of(&rules, orientation, Side::South);
                for mv in rules.moves(&start).iter() {
                    let mut events = Vec::new();
                    rules.play_unchecked(&start, mv, &mut events);
                    let laps = laps(&events);
                    let line = SowingLine::of(&layout, &laps).expect("a sowing");
                    assert_eq!(line.goes_on, laps.len() > 2);
                    let drawn = if line.goes_on { 1 } else { laps.len() };
                    let drawn = &laps[..drawn];
                    let seeds: usize = drawn.iter().map(|lap| lap.len() - 1).sum();
                    assert_eq!(line.landings.len() + 1, seeds, "{variant:?} {mv:?}");
                    let last = drawn.last().and_then(|lap| lap.last()).expect("a seed");
                    let from_end = line.end.distance(last.centre(&layout));
                    assert!(
                        from_end <= RADIUS,
                        "{variant:?} {mv:?}: {from_end} off its end"
                    );
                    assert!(!line.path.contains("NaN"), "{}", line.path);
                }
            }
        }
    }

    #[test]
    fn a_trail_goes_from_seed_to_seed() {
        let rules = Variant::Alemungula.default_rules();
        let layout = Layout::of(&rules, Orientation::Flat, Side::South);
        let spot = |pit, seeds| SownSpot {
            spot: Spot::Pit(Pit::new(pit)),
            lap: 1,
            seeds,
        };
        let (from, to) = (spot(0, 0), spot(1, 6));
        let hop = trail_hop(&layout, from, to);
        let end = pair(to.place(&layout));
        assert!(hop.ends_with(&end), "{hop}");
        assert!(to.place(&layout).distance(layout.pit(Pit::new(1))) < RADIUS);
        assert_eq!(from.place(&layout), layout.pit(Pit::new(0)));
    }

    #[test]
    fn a_line_ends_in_the_pit_of_the_last_seed() {
        let rules = Variant::Giuthi.default_rules();
        let layout = Layout::of(&rules, Orientation::Flat, Side::South);
        let position = rules
            .parse_position("2,0,0,0,0,0/4,0,2,0,0,0 32-32 s")
            .expect("a position");
        let mut events = Vec::new();
        let mv = rules.parse_move("a+").expect("a move");
        rules.play_unchecked(&position, mv, &mut events);
        let line = SowingLine::of(&layout, &laps(&events)).expect("a sowing");
        let pit = rules.board().pit_from_letter('c').expect("a pit");
        assert!(line.end.distance(layout.pit(pit)) <= LANDING + 1e-9);
        assert!(
            line.direction.x > 0.0,
            "to the right, but {:?}",
            line.direction
        );
    }

    /// The horizontal places of the two control points and of the end of the curve between two
    /// laps.
    fn curve(laps: [&[u8]; 2]) -> [f64; 3] {
        let rules = Variant::Giuthi.default_rules();
        let layout = Layout::of(&rules, Orientation::Flat, Side::South);
        let spots = |pits: &[u8]| pits.iter().map(|&pit| Spot::Pit(Pit::new(pit))).collect();
        let line = SowingLine::of(&layout, &laps.map(spots));
        let path = line.expect("a sowing").path;
        let (_, curve) = path.split_once('C').expect("a curve");
        let places = curve.split(['Q', ' ']).step_by(2).take(3);
        let places: Vec<f64> = places.filter_map(|place| place.parse().ok()).collect();
        places.try_into().expect("three points")
    }

    #[test]
    fn a_turn_is_half_a_circle_and_a_lap_that_goes_on_an_s_curve() {
        let [first, second, end] = curve([&[0, 1, 2], &[2, 1]]);
        assert!(first > end && second > end, "{first} {second} {end}");
        let [first, second, end] = curve([&[0, 1, 2], &[2, 3]]);
        assert!(first > end && second < end, "{first} {second} {end}");
        // The first lap has skipped the pit b, from which it began.
        let [first, second, end] = curve([&[1, 0, 2], &[2, 1]]);
        assert!(first > end && second > end, "{first} {second} {end}");
    }

    #[test]
    fn a_scoop_has_a_stem_unless_the_pit_captures_itself() {
        let (a, b) = (Point::new(0.0, 100.0), Point::new(0.0, 0.0));
        assert_eq!(scoop(a, b).matches('M').count(), 2);
        assert_eq!(scoop(b, b).matches('M').count(), 1);
    }
}
