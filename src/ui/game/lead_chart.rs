//! The chart of the lead over a game.

use std::rc::Rc;

use yew::prelude::*;

use crate::link::Player;
use crate::rules::{BySide, Match, Side};
use crate::ui::board::plot::Plot;
use crate::ui::board::px::{Px, percent};
use crate::ui::board::seeds::{side_class, side_shape};
use crate::ui::browser::{use_dispatcher, use_locale};
use crate::ui::describe::{self, facts::Who};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Analyses, GameAction, MIN_MARKED_COST, ReviewedMove, lead, reviewed_move};

/// The least lead that is in sight on both sides, in hundredths of a seed.
const MIN_LEAD: i32 = 300;
/// The most moves whose cost is written at them.
const MAX_COSTS: usize = 5;
/// The least distance between two written costs, in percent of the width.
const COSTS_APART: f64 = 7.0;
/// A cost further to the right, in percent of the width, ends below or above its mark.
const AT_END: f64 = 95.0;

/// The distances between two numbers of the lead, in hundredths of a seed.
const STEPS: [i32; 7] = [200, 500, 1_000, 2_000, 3_000, 5_000, 10_000];

/// How much room a chart has, and what it shows there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartSize {
    /// In the panel: the line alone.
    Small,
    /// Below the board: with axes, and the moves that cost much.
    Large,
}

/// The places of a chart, and the numbers of its axis.
struct ChartFrame {
    plot: Plot,
    plies: usize,
    /// The leads at the upper and at the lower edge, in hundredths of a seed.
    leads: (i32, i32),
    /// From one number of the axis to the next, in hundredths of a seed.
    step: i32,
}

impl ChartFrame {
    fn new(plies: usize, known: &[(usize, i32)]) -> Self {
        let leads = known.iter().map(|&(_, lead)| lead);
        let most = leads.clone().fold(MIN_LEAD, i32::max);
        let least = leads.fold(-MIN_LEAD, i32::min);
        // At least a third of the range. The edges are rounded outwards to it, so that both
        // have a number.
        let third = (most - least) / 300 * 100;
        let step = STEPS.into_iter().find(|step| *step >= third);
        let step = step.unwrap_or(third);
        let outwards = |lead: i32| (lead + step - 1) / step * step;
        let plies = plies.max(1);
        let leads = (outwards(most), -outwards(-least));
        Self {
            plot: Plot::in_percent([0.0, plies as f64], [leads.1.into(), leads.0.into()]),
            plies,
            leads,
            step,
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

    /// A line across the chart at a lead.
    fn grid_line(&self, lead: i32) -> String {
        format!("M0 {}H100", Px(self.y(lead)))
    }

    /// The leads with a number at the axis, an even game among them.
    fn axis_leads(&self) -> impl Iterator<Item = i32> {
        let ((most, least), step) = (self.leads, self.step);
        (least / step..=most / step).map(move |number| number * step)
    }
}

#[derive(Properties, PartialEq)]
pub struct LeadChartProps {
    pub game: Rc<Match>,
    pub players: BySide<Player>,
    /// The analyses of its positions.
    pub analyses: Analyses,
    /// The number of plies before the position that is shown.
    pub now: usize,
    pub size: ChartSize,
}

/// The lead of South after each ply, as far as it is known. Each point leads to
/// its position.
#[component]
pub fn LeadChart(props: &LeadChartProps) -> Html {
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let plies = props.game.plies();
    let known: Vec<(usize, i32)> = (0..=plies)
        .filter_map(|ply| Some((ply, lead(&props.game, &props.analyses, ply)?)))
        .collect();
    let frame = ChartFrame::new(plies, &known);
    let is_large = props.size == ChartSize::Large;
    let point = |&at: &(usize, i32)| {
        let action = GameAction::ShowPly(at.0);
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
    // Plies without an analysis interrupt the line.
    let runs: Vec<&[(usize, i32)]> = known.chunk_by(|a, b| a.0 + 1 == b.0).collect();
    let lines: String = runs.iter().map(|run| frame.line(run)).collect();
    let outlines: String = runs.iter().map(|run| area(&frame, run)).collect();
    let now = Px(frame.x(props.now));
    html! {
        <svg
            class={classes!("graph", is_large.then_some("large"))}
            role="img"
            aria-label={t!(locale, "lead-graph")}
        >
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
                if is_large {
                    { areas(&frame, &outlines) }
                    { for frame.axis_leads().map(|lead| html! { <path d={frame.grid_line(lead)} /> }) }
                } else {
                    <path d={frame.grid_line(0)} />
                }
                <path class="moment" d={format!("M{now} 0V100")} />
                <path class="lead" d={lines} />
            </svg>
            if is_large {
                { axes(&locale, props, &frame) }
                { marks(&locale, props, &frame) }
                <svg class="now" x={percent(frame.x(props.now))} y="100%">
                    <rect x="-15" y="9" width="30" height="22" rx="8" />
                    <text y="21">{ locale.number(props.now as u64) }</text>
                </svg>
            }
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

/// The distance between two numbers of the axis, in plies.
fn axis_interval(plies: usize) -> usize {
    match plies {
        0..=10 => 2,
        11..=30 => 5,
        31..=60 => 10,
        61..=150 => 25,
        _ => 100,
    }
}

/// The names of the players, and the numbers of seeds and of moves.
fn axes(locale: &Locale, props: &LeadChartProps, frame: &ChartFrame) -> Html {
    let level = |lead: i32| {
        let is_between = lead != 0 && lead != frame.leads.0 && lead != frame.leads.1;
        let class = classes!("seeds", is_between.then_some("between"));
        html! {
            <text {class} dx="-14" y={percent(frame.y(lead))}>{ locale.worth(lead) }</text>
        }
    };
    // On both sides of an even game.
    let player = |side: Side, y: &'static str| {
        html! {
            <svg class={classes!("player-of-chart", side_class(side))} y={percent(frame.y(0))}>
                <g transform={format!("translate(-142 {y})")}>{ side_shape(side, 6.0) }</g>
                <text x="-128" {y}>{ t!(locale, "chart-player", who = Who::of(props.players, side)) }</text>
            </svg>
        }
    };
    let interval = axis_interval(frame.plies);
    let numbers = (interval..=frame.plies).step_by(interval);
    html! {
        <>
            { for frame.axis_leads().map(level) }
            { player(Side::South, "-13") }
            { player(Side::North, "13") }
            { for numbers.map(|ply| html! {
                <text class="ply" x={percent(frame.x(ply))} y="100%" dy="21">{ locale.number(ply as u64) }</text>
            }) }
        </>
    }
}

/// The moves that cost much, each at the position after it, and the costs of the dearest.
fn marks(locale: &Locale, props: &LeadChartProps, frame: &ChartFrame) -> Html {
    let moves = (0..props.analyses.len())
        .filter_map(|ply| reviewed_move(&props.game, &props.analyses, ply))
        .filter(|reviewed| reviewed.cost >= MIN_MARKED_COST);
    let mut moves: Vec<ReviewedMove> = moves.collect();
    moves.sort_by_key(|reviewed| std::cmp::Reverse(reviewed.cost));
    let mut written: Vec<f64> = Vec::new();
    let mark = |reviewed: ReviewedMove| {
        let after = lead(&props.game, &props.analyses, reviewed.ply + 1)?;
        let (x, y) = (frame.x(reviewed.ply + 1), frame.y(after));
        let side = reviewed.side;
        let is_free = |at: &f64| (at - x).abs() >= COSTS_APART;
        let is_written = written.len() < MAX_COSTS && written.iter().all(is_free);
        let text = is_written.then(|| {
            written.push(x);
            let rules = props.game.at_ply(reviewed.ply).0.rules();
            let notation = describe::notation(&rules.display_move(reviewed.played).to_string());
            format!("{notation} {}", locale.worth(-reviewed.cost))
        });
        // Below the line where South lost something, and above it where North did, but
        // inside the chart: the buttons are above the chart, and the axis is below.
        let is_below = match side {
            Side::South => y < 80.0,
            Side::North => y < 15.0,
        };
        let text_y = if is_below { "20" } else { "-16" };
        Some(html! {
            <svg class={classes!("cost", side_class(side))} x={percent(x)} y={percent(y)}>
                { side_shape(side, 6.0) }
                if let Some(text) = text {
                    <text class={classes!((x > AT_END).then_some("at-end"))} y={text_y}>{ text }</text>
                }
            </svg>
        })
    };
    moves.into_iter().filter_map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_edges_and_an_even_game_have_a_number() {
        for (most, least) in [
            (0, 0),
            (301, -299),
            (401, -498),
            (4_850, 120),
            (-100, -7_200),
        ] {
            let frame = ChartFrame::new(9, &[(0, most), (1, least)]);
            let leads: Vec<i32> = frame.axis_leads().collect();
            let (upper, lower) = frame.leads;
            assert!(leads.contains(&0));
            assert_eq!((leads.last(), leads.first()), (Some(&upper), Some(&lower)));
            assert!(upper >= most && lower <= least);
        }
    }
}
