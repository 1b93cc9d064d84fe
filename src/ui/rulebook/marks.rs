//! The marks over the picture of an example.

use yew::prelude::*;

use super::static_picture::StaticPicture;
use crate::rules::Side;
use crate::ui::board::digits::Digits;
use crate::ui::board::layout::{Point, RADIUS};
use crate::ui::board::px::{Px, point_towards, translate};
use crate::ui::board::sowing_line::SowingLine;

/// The marks of a picture, in the whole picture of its board.
pub fn marks(picture: &StaticPicture) -> Html {
    let size = picture.layout.size();
    let paths = |class: &'static str, paths: &[String]| -> Html {
        let path = |d: &String| cased(class, d.clone());
        paths.iter().map(path).collect()
    };
    html! {
        <svg class="marks" viewBox={format!("0 0 {} {}", Px(size.x), Px(size.y))} aria-hidden="true">
            { for picture.starts.iter().map(|&(at, side)| start(at, side)) }
            { for picture.lines.iter().map(drawn_way) }
            { for picture.sweeps.iter().map(|&[from, to]| sweep(from, to)) }
            { paths("scoop", &picture.scoops) }
            { paths("missed", picture.missed.as_slice()) }
            { for picture.last_seed.map(|at| ring("last-seed", at)) }
            { for picture.cross.map(cross) }
            { for picture.numbers.iter().map(|(at, number)| html! {
                <text x={Px(at.x)} y={Px(at.y)}><Digits text={number.clone()} /></text>
            }) }
        </svg>
    }
}

/// A line with a dark edge, so that it is seen on every material.
fn cased(class: &'static str, d: String) -> Html {
    html! {
        <>
            <path class="case" d={d.clone()} />
            <path {class} {d} />
        </>
    }
}

/// A ring round a pit, with a dark edge as well.
fn ring(class: &'static str, at: Point) -> Html {
    let ring = |class: &'static str| {
        html! { <circle {class} cx={Px(at.x)} cy={Px(at.y)} r={Px(RADIUS + 4.0)} /> }
    };
    html! {
        <>
            { ring("case") }
            { ring(class) }
        </>
    }
}

/// The pit that is sown; North's has a dashed ring.
fn start(at: Point, side: Side) -> Html {
    ring(
        match side {
            Side::South => "start",
            Side::North => "start north",
        },
        at,
    )
}

/// The way of a sowing, with a dot for each seed and an arrow at its end.
fn drawn_way(line: &SowingLine) -> Html {
    let dot = |at: &Point| html! { <circle class="dot" cx={Px(at.x)} cy={Px(at.y)} r="7" /> };
    html! {
        <>
            { cased("way", line.path.clone()) }
            { for line.landings.iter().map(dot) }
            { head(line.end, line.direction) }
        </>
    }
}

fn head(at: Point, direction: Point) -> Html {
    let transform = point_towards(at, direction);
    html! { <path class="head" d="M14 0-15 13-8 0-15-13z" {transform} /> }
}

fn sweep(from: Point, to: Point) -> Html {
    let line = format!("M{} {}H{}", Px(from.x), Px(from.y), Px(to.x));
    html! {
        <>
            { cased("way", line) }
            { head(to, from.direction_to(to)) }
        </>
    }
}

fn cross(at: Point) -> Html {
    html! {
        <g class="cross" transform={translate(at)}>
            <circle r="19" />
            <path d="M-7-7 7 7M7-7-7 7" />
        </g>
    }
}
