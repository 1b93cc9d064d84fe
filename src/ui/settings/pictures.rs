//! Small pictures of what the settings do. All of them are for the eye only.

use yew::prelude::*;

use crate::ui::board::px::Px;
use crate::ui::board::strokes::Digits;
use crate::ui::state::NamedValue;
use crate::ui::state::settings::{Look, Numbers, Speed, Theme};
use crate::ui::widgets::Icon;

/// A pit of a material; of four materials where every game has its own.
pub fn look(look: Look) -> Html {
    let pit = |class: &'static str| {
        html! { <g {class}>{ sprite_drawing(Icon::Pit, "64", "64") }</g> }
    };
    let quarters = [
        ("look-earth", "0 0"),
        ("look-wood", "32 0"),
        ("look-sand", "0 32"),
        ("look-stone", "32 32"),
    ];
    html! {
        <svg class="swatch" viewBox="0 0 64 64" aria-hidden="true">
            {
                match look {
                    Look::Own => quarters.into_iter().map(|(class, at)| {
                        let (x, y) = at.split_once(' ').unwrap_or_default();
                        html! {
                            <svg {x} {y} width="32" height="32" viewBox={format!("{at} 32 32")}>
                                { pit(class) }
                            </svg>
                        }
                    }).collect(),
                    Look::Earth => pit("look-earth"),
                    Look::Wood => pit("look-wood"),
                    Look::Sand => pit("look-sand"),
                    Look::Stone => pit("look-stone"),
                    Look::Plain => pit("look-plain"),
                }
            }
        </svg>
    }
}

/// A page in the colours of a theme.
pub fn theme(theme: Theme) -> Html {
    html! {
        <span class={classes!("swatch", "small-page", format!("page-{}", theme.name()))} aria-hidden="true">
            <i></i>
            <b></b>
        </span>
    }
}

/// Two pits of which both, one or none has its number.
pub fn numbers(numbers: Numbers) -> Html {
    let number = |x: &'static str, seeds: &str| {
        html! { <text {x} y="45"><Digits text={seeds.to_owned()} /></text> }
    };
    let (first, second) = match numbers {
        Numbers::Always => (true, true),
        Numbers::Hover => (false, true),
        Numbers::Never => (false, false),
    };
    html! {
        <svg class="swatch look-earth" viewBox="0 0 80 52" aria-hidden="true">
            { sprite_drawing(Icon::Pits, "80", "52") }
            if first {
                { number("20", "5") }
            }
            if second {
                { number("60", "3") }
            }
            if numbers == Numbers::Hover {
                <path class="pointer" d="M64 14v15l4-3.4 2.6 6 3-1.3-2.6-5.8h5z" />
                <circle class="fingertip" cx="60" cy="20" r="11" />
            }
        </svg>
    }
}

/// The seeds that fall in a second.
pub fn speed(speed: Speed) -> Html {
    let seeds = speed.beat().map_or(0, |beat| (1000.0 / beat) as usize);
    let gap = 62.0 / seeds.max(1) as f64;
    let seed = |x: f64, y: f64, kind: usize| {
        html! {
            <ellipse
                class={format!("seed-{}", kind % 4)}
                cx={Px(x)}
                cy={Px(y)}
                rx="4"
                ry="3.4"
            />
        }
    };
    html! {
        <svg class="swatch look-earth" viewBox="0 0 80 32" aria-hidden="true">
            <rect class="slab" width="80" height="32" />
            if seeds == 0 {
                // All at once: a heap.
                { for [(32.0, 20.0), (40.0, 20.0), (48.0, 20.0), (36.0, 14.0), (44.0, 14.0), (40.0, 8.0)]
                    .into_iter()
                    .enumerate()
                    .map(|(kind, (x, y))| seed(x, y, kind)) }
            } else {
                { for (0..seeds).map(|at| seed(9.0 + gap * (at as f64 + 0.5), 16.0, at)) }
            }
        </svg>
    }
}

/// A picture of the sprite that is the same for every value.
pub fn sprite_picture(picture: Icon) -> Html {
    html! {
        <svg class="swatch look-earth" viewBox="0 0 80 52" aria-hidden="true">
            { sprite_drawing(picture, "80", "52") }
        </svg>
    }
}

/// Refers to a drawing of the sprite, which takes the colours of the look around it.
fn sprite_drawing(drawing: Icon, width: &'static str, height: &'static str) -> Html {
    let href = format!("./icons.svg#{}", drawing.name());
    html! { <use {href} {width} {height} /> }
}
