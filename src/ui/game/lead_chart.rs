//! The chart of the lead over a game.

use std::fmt::Write;
use std::rc::Rc;

use yew::prelude::*;

use crate::link::Player;
use crate::rules::{BySide, Match, Side};
use crate::ui::board::layout::Point;
use crate::ui::board::px::{Px, translate};
use crate::ui::board::seeds::{side_class, side_shape};
use crate::ui::browser::{use_locale, use_press};
use crate::ui::describe::{self, facts::Who};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Analyses, COSTLY, Command, ReviewedMove, lead, reviewed_move};

/// From the lower edge of a large chart to the numbers of the moves.
const NUMBERS: f64 = 12.0;
/// The least lead that the height stands for, in hundredths of a seed.
const MIN_SCALE: i32 = 500;
/// The plies from a number of the axis to the next one, for games up to so many plies.
const INTERVALS: [(usize, usize); 4] = [(30, 5), (60, 10), (150, 25), (usize::MAX, 100)];

/// The size of a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartSize {
    /// In the panel: the line alone.
    Small,
    /// Below the board: with axes, and the moves that cost much.
    Large,
}

/// The places of a chart.
struct ChartFrame {
    width: f64,
    height: f64,
    /// The places that the line leaves free: at the start, at the end, above, below.
    margins: [f64; 4],
    plies: usize,
    /// The lead at the upper edge, in hundredths of a seed.
    scale: i32,
}

impl ChartFrame {
    fn new(size: ChartSize, plies: usize, most: i32) -> Self {
        let (width, height, margins) = match size {
            ChartSize::Small => (288.0, 64.0, [4.0, 4.0, 4.0, 4.0]),
            ChartSize::Large => (1320.0, 150.0, [110.0, 40.0, 24.0, 46.0]),
        };
        Self {
            width,
            height,
            margins,
            plies: plies.max(1),
            scale: most.max(MIN_SCALE),
        }
    }

    fn x(&self, ply: usize) -> f64 {
        let [start, end, ..] = self.margins;
        start + ply as f64 * (self.width - start - end) / self.plies as f64
    }

    fn y(&self, lead: i32) -> f64 {
        let [.., above, below] = self.margins;
        let half = (self.height - above - below) / 2.0;
        above + half - f64::from(lead) * half / f64::from(self.scale)
    }

    fn point(&self, (ply, lead): (usize, i32)) -> Point {
        Point::new(self.x(ply), self.y(lead))
    }

    /// A line across the chart at a lead.
    fn level(&self, lead: i32) -> String {
        let ends = (Px(self.x(0)), Px(self.x(self.plies)));
        format!("M{} {}H{}", ends.0, Px(self.y(lead)), ends.1)
    }
}

/// The properties of a [`LeadChart`].
#[derive(Properties, PartialEq)]
pub struct LeadChartProps {
    /// The game.
    pub game: Rc<Match>,
    /// The players.
    pub players: BySide<Player>,
    /// The analyses of its positions.
    pub known: Analyses,
    /// The number of plies before the position that is shown.
    pub now: usize,
    /// The size of the chart.
    pub size: ChartSize,
}

/// The lead of South after each ply, as far as it is known. Each point leads to
/// its position.
#[component]
pub fn LeadChart(props: &LeadChartProps) -> Html {
    let locale = use_locale();
    let press = use_press();
    let plies = props.game.plies();
    let known: Vec<(usize, i32)> = (0..=plies)
        .filter_map(|ply| Some((ply, lead(&props.game, &props.known, ply)?)))
        .collect();
    let most = known.iter().map(|(_, lead)| lead.abs()).max().unwrap_or(0);
    let frame = ChartFrame::new(props.size, plies, most);
    let is_large = props.size == ChartSize::Large;
    let point = |&at: &(usize, i32)| {
        let command = Command::Look(at.0);
        let Point { x, y } = frame.point(at);
        let onclick = press.reform(move |_: MouseEvent| command);
        html! {
            <circle
                class="point"
                cx={Px(x)}
                cy={Px(y)}
                r={if is_large { "14" } else { "7" }}
                data-action={command.name()}
                data-at={command.target()}
                {onclick}
            />
        }
    };
    let line = line(&frame, &known);
    let area = known.first().zip(known.last()).map(|(first, last)| {
        let (start, end, even) = (frame.x(first.0), frame.x(last.0), frame.y(0));
        format!("{line}L{} {}H{}z", Px(end), Px(even), Px(start))
    });
    let now = Px(frame.x(props.now));
    let bottom = if is_large {
        frame.height - NUMBERS
    } else {
        frame.height - frame.margins[3]
    };
    html! {
        <svg
            class={classes!("graph", is_large.then_some("large"))}
            viewBox={format!("0 0 {} {}", Px(frame.width), Px(frame.height))}
            role="img"
            aria-label={t!(locale, "lead-graph")}
        >
            if is_large {
                { for area.map(|area| areas(&frame, &area)) }
                { axes(&locale, props, &frame) }
            } else {
                <path class="even" d={frame.level(0)} />
            }
            <path class="moment" d={format!("M{now} 0V{}", Px(bottom))} />
            <path class="lead" d={line} />
            if is_large {
                { marks(&locale, props, &frame) }
                <g class="now" transform={translate(Point::new(frame.x(props.now), frame.height - NUMBERS))}>
                    <rect x="-15" y="-11" width="30" height="22" rx="8" />
                    <text y="1">{ props.now }</text>
                </g>
            }
            { for known.iter().map(point) }
        </svg>
    }
}

/// The line through the points.
fn line(frame: &ChartFrame, known: &[(usize, i32)]) -> String {
    let mut line = String::new();
    for &at in known {
        let step = if line.is_empty() { 'M' } else { 'L' };
        let Point { x, y } = frame.point(at);
        // Writing to a text can't fail.
        let _ = write!(line, "{step}{} {}", Px(x), Px(y));
    }
    line
}

/// The area between the line and an even game: above for South, below for North.
fn areas(frame: &ChartFrame, area: &str) -> Html {
    let (even, width) = (frame.y(0), Px(frame.width));
    let half = |side: Side, y: f64, height: f64| {
        let id = format!("lead-{}", side_class(side));
        html! {
            <>
                <clipPath id={id.clone()}>
                    <rect x="0" y={Px(y)} width={width.to_string()} height={Px(height)} />
                </clipPath>
                <path class={classes!("area", side_class(side))} d={area.to_owned()} clip-path={format!("url(#{id})")} />
            </>
        }
    };
    html! {
        <>
            { half(Side::South, 0.0, even) }
            { half(Side::North, even, frame.height - even) }
        </>
    }
}

/// The names of the players, and the numbers of seeds and of moves.
fn axes(locale: &Locale, props: &LeadChartProps, frame: &ChartFrame) -> Html {
    // Half of the scale, in whole seeds.
    let step = (frame.scale / 200).max(1) * 100;
    let level = |lead: i32| {
        let number = locale.worth(lead, true);
        html! {
            <>
                <path class="even" d={frame.level(lead)} />
                <text class="seeds" x={Px(frame.x(0) - 14.0)} y={Px(frame.y(lead))}>{ number }</text>
            </>
        }
    };
    let player = |side: Side, y: f64| {
        html! {
            <g class={classes!("player-of-chart", side_class(side))}>
                <g transform={translate(Point::new(10.0, y))}>{ side_shape(side, 6.0) }</g>
                <text x="24" y={Px(y)}>{ t!(locale, "chart-player", who = Who::of(props.players, side)) }</text>
            </g>
        }
    };
    let (_, interval) = INTERVALS
        .into_iter()
        .find(|(most, _)| frame.plies <= *most)
        .unwrap_or(INTERVALS[0]);
    let numbers = (interval..=frame.plies).step_by(interval);
    let bottom = frame.height - NUMBERS;
    html! {
        <>
            { for [step, 0, -step].map(level) }
            { player(Side::South, frame.y(step)) }
            { player(Side::North, frame.y(-step)) }
            { for numbers.map(|ply| html! {
                <text class="ply" x={Px(frame.x(ply))} y={Px(bottom)}>{ ply }</text>
            }) }
        </>
    }
}

/// The moves that cost much, each at the position after it.
fn marks(locale: &Locale, props: &LeadChartProps, frame: &ChartFrame) -> Html {
    let mark = |reviewed: ReviewedMove| {
        let after = lead(&props.game, &props.known, reviewed.ply + 1)?;
        let at = frame.point((reviewed.ply + 1, after));
        let rules = props.game.at_ply(reviewed.ply).0.rules();
        let notation = describe::notation(&rules.display_move(reviewed.played).to_string());
        let cost = locale.worth(-reviewed.cost, false);
        // Below the line where South lost something, above it where North did.
        let y = if reviewed.side == Side::South {
            22.0
        } else {
            -16.0
        };
        Some(html! {
            <g class={classes!("cost", side_class(reviewed.side))} transform={translate(at)}>
                { side_shape(reviewed.side, 6.0) }
                <text y={Px(y)}>{ format!("{notation} {cost}") }</text>
            </g>
        })
    };
    let moves = (0..props.known.len())
        .filter_map(|ply| reviewed_move(&props.game, &props.known, ply))
        .filter(|reviewed| reviewed.cost >= COSTLY);
    moves.filter_map(mark).collect()
}
