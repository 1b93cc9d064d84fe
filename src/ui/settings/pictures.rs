//! Small pictures of what the settings do. All of them are for the eye only.

use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::board::layout::{Point, RADIUS};
use crate::ui::board::strokes::{Digits, ring};
use crate::ui::board::theme::look_class;
use crate::ui::board::{cutout, cutout_pit, cutout_seed};
use crate::ui::state::NamedValue;
use crate::ui::state::settings::{Look, Numbers, Speed, Theme};

/// A pit of a material; a quarter of each material where every game has its own.
pub fn look(look: Look) -> Html {
    let pit = |look, view_box| cutout(look, view_box, cutout_pit(0.0, 5));
    let quarters = [
        ("look-earth", "-54 -54 54 54"),
        ("look-wood", "0 -54 54 54"),
        ("look-sand", "-54 0 54 54"),
        ("look-stone", "0 0 54 54"),
    ];
    html! {
        <span class="swatch">
            {
                match look {
                    Look::Own => quarters.into_iter().map(|(look, quarter)| pit(look, quarter)).collect(),
                    look => pit(look_class(Variant::Giuthi, look), "-54 -54 108 108"),
                }
            }
        </span>
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
    const SECOND: f64 = 96.0;
    let number = |x: &'static str, seeds: &str| {
        html! { <text class="mini-count" {x} y="67"><Digits text={seeds.to_owned()} /></text> }
    };
    let content = html! {
        <>
            { cutout_pit(0.0, 5) }
            { cutout_pit(SECOND, 3) }
            if numbers == Numbers::Always {
                { number("0", "5") }
            }
            if numbers != Numbers::Never {
                { number("96", "3") }
            }
            if numbers == Numbers::Hover {
                { ring("mini-open", Point::new(SECOND, 0.0), RADIUS + 4.0) }
                <path class="pointer" d="M104 2v43l10-9 7 16 9-4-7-16 13-1z" />
                <circle class="fingertip" cx="96" cy="0" r="26" />
            }
        </>
    };
    html! { <span class="swatch">{ cutout("look-earth", "-54 -52 204 138", content) }</span> }
}

/// The seeds that fall in a second.
pub fn speed(speed: Speed) -> Html {
    let seeds = speed.beat().map_or(0, |beat| (1000.0 / beat) as usize);
    let gap = 132.0 / seeds.max(1) as f64;
    // All at once: a heap.
    let heap = [(57, 44), (75, 44), (93, 44), (66, 31), (84, 31), (75, 18)];
    let content = if seeds == 0 {
        let seed = |(kind, (x, y)): (usize, (i32, i32))| cutout_seed(x.into(), y.into(), kind);
        heap.into_iter().enumerate().map(seed).collect::<Html>()
    } else {
        let seed = |at: usize| cutout_seed(9.0 + gap * (at as f64 + 0.5), 33.0, at);
        (0..seeds).map(seed).collect()
    };
    html! { <span class="swatch">{ cutout("look-earth", "0 0 150 66", content) }</span> }
}
