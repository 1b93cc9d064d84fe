//! The chart of the lead over a game.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::link::Player;
use crate::rules::{BySide, Match, Side};
use crate::ui::board::plot::Plot;
use crate::ui::board::px::{Px, percent};
use crate::ui::board::seeds::{side_class, side_shape};
use crate::ui::browser::{use_dispatcher, use_locale};
use crate::ui::describe::facts::Who;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Analyses, GameAction, ReviewedMove, lead};

/// The least lead that is in sight on both sides, in hundredths of a seed.
const MIN_LEAD: i32 = 300;
/// The radius of a mark, and of that of the move that is shown.
const RADIUS: f64 = 5.0;
const SHOWN_RADIUS: f64 = 7.0;
/// The cost of a mark further to the right, in percent of the width, stands on its left.
const AT_END: f64 = 92.0;

/// The part of the height, in percent, that is left to the texts at both ends of an axis.
const END: f64 = 15.0;

/// The places of a chart.
struct ChartFrame {
    plot: Plot,
    plies: usize,
    /// The least and the greatest lead, in seeds.
    leads: [i32; 2],
}

impl ChartFrame {
    fn new(plies: usize, known: &[(usize, i32)]) -> Self {
        let leads = known.iter().map(|&(_, lead)| lead);
        let most = leads.clone().fold(MIN_LEAD, i32::max);
        let least = leads.fold(-MIN_LEAD, i32::min);
        let plies = plies.max(1);
        Self {
            plot: Plot::in_percent([0.0, plies as f64], [least.into(), most.into()]),
            plies,
            leads: [least / 100, most / 100],
        }
    }

    fn x(&self, ply: usize) -> f64 {
        self.plot.x(ply as f64)
    }

    fn y(&self, lead: i32) -> f64 {
        self.plot.y(lead.into())
    }

    /// The line through the points of consecutive plies.
    fn line(&self, run: &[(usize, i32)]) -> String {
        let points = run.iter().map(|&(ply, lead)| (ply as f64, lead.into()));
        format!("M{}", self.plot.line(points))
    }

    /// The leads with a number at the axis, in seeds: an even game, and what is not beside who
    /// leads, at the ends.
    fn numbers(&self) -> impl Iterator<Item = i32> {
        let [least, most] = self.leads;
        let interval = axis_interval(most.abs_diff(least) as usize) as i32;
        let numbers = (least / interval..=most / interval).map(move |number| number * interval);
        let has_room = move |lead: i32| (END..=100.0 - END).contains(&self.y(lead * 100));
        numbers.filter(move |&lead| lead == 0 || has_room(lead))
    }

    /// The ply at a place, in parts of the width.
    fn ply_at(&self, part: f64) -> usize {
        (part.clamp(0.0, 1.0) * self.plies as f64).round() as usize
    }
}

#[derive(Properties, PartialEq)]
pub struct LeadChartProps {
    pub game: Rc<Match>,
    pub players: BySide<Player>,
    /// The analyses of its positions.
    pub analyses: Analyses,
    /// The place that is marked: the number of plies before the position that is shown, or up to
    /// the move that a review is about.
    pub now: usize,
    /// Whether a point leads to the position before its move, as in a review, and not to the
    /// one after it.
    #[prop_or_default]
    pub leads_before: bool,
    /// The moves that are marked, below the board of a review; in the panel the line stands
    /// alone.
    #[prop_or_default]
    pub marked: Option<Vec<ReviewedMove>>,
}

/// The lead of South after each ply, as far as it is known. Each point leads to its position,
/// in a review to the one before its move, and so does a drag.
#[component]
pub fn LeadChart(props: &LeadChartProps) -> Html {
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let plies = props.game.plies();
    let known: Vec<(usize, i32)> = (0..=plies)
        .filter_map(|ply| Some((ply, lead(&props.game, &props.analyses, ply)?)))
        .collect();
    let frame = Rc::new(ChartFrame::new(plies, &known));
    let is_large = props.marked.is_some();
    let leads_before = props.leads_before;
    let look = move |at: usize| GameAction::ShowPly(at.saturating_sub(usize::from(leads_before)));
    let point = |&at: &(usize, i32)| {
        let action = look(at.0);
        let (x, y) = (frame.x(at.0), frame.y(at.1));
        html! {
            <circle
                class="point"
                cx={percent(x)}
                cy={percent(y)}
                r={if is_large { "14" } else { "7" }}
                data-action={action.name()}
                data-at={action.target()}
                onclick={dispatcher.on(action.clone())}
            />
        }
    };
    let onpointermove = {
        let (dispatcher, frame, now) = (dispatcher.clone(), Rc::clone(&frame), props.now);
        move |event: PointerEvent| {
            let area = event
                .current_target()
                .and_then(|it| it.dyn_into::<Element>().ok());
            let Some(area) = area.filter(|_| event.buttons() == 1) else {
                return;
            };
            let area = area.get_bounding_client_rect();
            let at = frame.ply_at((f64::from(event.client_x()) - area.left()) / area.width());
            if at != now {
                dispatcher.dispatch(look(at));
            }
        }
    };
    // Plies without an analysis interrupt the line.
    let runs: Vec<&[(usize, i32)]> = known.chunk_by(|a, b| a.0 + 1 == b.0).collect();
    let lines: String = runs.iter().map(|run| frame.line(run)).collect();
    let outlines: String = runs.iter().map(|run| area(&frame, run)).collect();
    let marked = props.marked.as_deref().unwrap_or_default();
    // A mark stands at the position after its move.
    let shown = marked.iter().find(|one| one.ply + 1 == props.now);
    let now = Px(frame.x(props.now));
    html! {
        <svg
            class={classes!("graph", is_large.then_some("large"))}
            role="img"
            translate="no"
            aria-label={t!(locale, "lead-graph")}
            {onpointermove}
        >
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
                <rect class="ground" width="100" height="100" />
                if is_large {
                    { areas(&frame, &outlines) }
                }
                <path d={format!("M0 {}H100", Px(frame.y(0)))} />
                <path class="moment" d={format!("M{now} 0V100")} />
                <path class="lead" d={lines} />
            </svg>
            if is_large {
                { axes(&locale, props, &frame) }
            }
            { for marked.iter().filter_map(|one| mark(&locale, props, &frame, one, shown == Some(one))) }
            { for known.iter().map(point) }
        </svg>
    }
}

/// The outline of the area between the points of consecutive plies and an even game.
fn area(frame: &ChartFrame, run: &[(usize, i32)]) -> String {
    let (Some(first), Some(last)) = (run.first(), run.last()) else {
        return String::new();
    };
    let (start, end, even) = (frame.x(first.0), frame.x(last.0), frame.y(0));
    let line = frame.line(run);
    format!("{line}L{} {}H{}z", Px(end), Px(even), Px(start))
}

/// The areas between the line and an even game: above for South, below for North.
fn areas(frame: &ChartFrame, outlines: &str) -> Html {
    let even = frame.y(0);
    let half = |side: Side, y: f64, height: f64| {
        let id = format!("lead-{}", side_class(side));
        html! {
            <>
                <clipPath id={id.clone()}>
                    <rect x="0" y={Px(y)} width="100" height={Px(height)} />
                </clipPath>
                <path class={classes!("area", side_class(side))} d={outlines.to_owned()} clip-path={format!("url(#{id})")} />
            </>
        }
    };
    html! {
        <>
            { half(Side::South, 0.0, even) }
            { half(Side::North, even, 100.0 - even) }
        </>
    }
}

/// The distance between two numbers of an axis that has that length, in plies or seeds.
fn axis_interval(length: usize) -> usize {
    match length {
        0..=10 => 2,
        11..=30 => 5,
        31..=60 => 10,
        61..=150 => 25,
        _ => 100,
    }
}

/// Who leads above and below an even game, by how many seeds, and the numbers of moves.
fn axes(locale: &Locale, props: &LeadChartProps, frame: &ChartFrame) -> Html {
    let leader = |side: Side, y: &'static str| {
        let who = Who::of(props.players, side);
        html! { <text class="leader" {y}>{ t!(locale, "chart-leads", who = who) }</text> }
    };
    let interval = axis_interval(frame.plies);
    let numbers = (interval..=frame.plies).step_by(interval);
    html! {
        <>
            { leader(Side::South, "0%") }
            { leader(Side::North, "100%") }
            { for frame.numbers().map(|lead| html! {
                <text class="seeds" y={percent(frame.y(lead * 100))}>{ locale.number(lead.unsigned_abs()) }</text>
            }) }
            { for numbers.map(|ply| html! {
                <text class="ply" x={percent(frame.x(ply))} y="100%" dy="22">{ locale.number(ply as u64) }</text>
            }) }
        </>
    }
}

/// The mark of a costly move, and its cost where it is shown: round for a person, pointed for
/// the bot. Of two persons each has the sign of the side.
fn mark(
    locale: &Locale,
    props: &LeadChartProps,
    frame: &ChartFrame,
    one: &ReviewedMove,
    is_shown: bool,
) -> Option<Html> {
    let after = lead(&props.game, &props.analyses, one.ply + 1)?;
    let (x, y) = (frame.x(one.ply + 1), frame.y(after));
    let is_person = |side: Side| props.players[side] == Player::Person;
    let shape = match is_person(one.side) == is_person(one.side.other()) {
        true => one.side,
        false if is_person(one.side) => Side::South,
        false => Side::North,
    };
    let radius = if is_shown { SHOWN_RADIUS } else { RADIUS };
    Some(html! {
        <svg class={classes!("cost", side_class(one.side))} x={percent(x)} y={percent(y)} data-cost={locale.worth(-one.cost)}>
            { side_shape(shape, radius) }
            if is_shown {
                <text class={classes!((x > AT_END).then_some("at-end"))} x={if x > AT_END { "-13" } else { "13" }} y="8">
                    { locale.worth(-one.cost) }
                </text>
            }
        </svg>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_of_the_chart_is_that_of_the_nearest_ply() {
        let frame = ChartFrame::new(10, &[]);
        let plies = [-1.0, 0.0, 0.14, 0.16, 1.0, 2.0].map(|part| frame.ply_at(part));
        assert_eq!(plies, [0, 0, 1, 2, 10, 10]);
    }

    #[test]
    fn the_axis_has_numbers_between_its_ends() {
        let numbers = |known: &[_]| ChartFrame::new(30, known).numbers().collect::<Vec<_>>();
        assert_eq!(numbers(&[]), [-2, 0, 2]);
        assert_eq!(numbers(&[(3, -450), (9, 820)]), [0, 5]);
        assert_eq!(numbers(&[(4, 4000)]), [0, 10, 20, 30]);
    }
}
