//! The buttons beside a chosen pit that change its seeds, while a row is being
//! arranged.

use std::rc::Rc;

use yew::prelude::*;

use super::gestures::BoardCallbacks;
use super::input::BoardInput;
use super::px::{Px, translate};
use crate::rules::{Direction, Pit};
use crate::ui::browser::use_locale;
use crate::ui::i18n::t;

/// The signs, in a disc with a radius of 1.
const PLUS: &str = "M-.5 0h1M0-.5v1";
const MINUS: &str = "M-.5 0h1";

#[derive(Properties)]
pub struct SeedButtonsProps {
    pub input: Rc<BoardInput>,
    pub pit: Pit,
    /// What the buttons call.
    pub on: Rc<BoardCallbacks>,
}

impl PartialEq for SeedButtonsProps {
    fn eq(&self, other: &Self) -> bool {
        self.pit == other.pit && self.input == other.input && Rc::ptr_eq(&self.on, &other.on)
    }
}

/// The buttons that put a seed into the pit, and take one out. The one for more
/// is on the right, or above. A button is disabled if no seed is left to put or take.
#[component]
pub fn SeedButtons(props: &SeedButtonsProps) -> Html {
    let SeedButtonsProps { input, pit, on } = props;
    let (layout, pit) = (&input.layout, *pit);
    let locale = use_locale();
    let letter = layout.board().letter(pit);
    let way = layout.heading(pit, Direction::Forward);
    let more = if way.x - way.y > 0.0 {
        Direction::Forward
    } else {
        Direction::Backward
    };
    let (radius, disc) = (Px(layout.button_radius()), Px(layout.button_disc()));
    let button = |seeds: i8, direction, label: String, glyph: &'static str| {
        let onclick = on.add_seeds.reform(move |event: MouseEvent| {
            // A click that isn't on a button drops the selection.
            event.stop_propagation();
            (pit, seeds)
        });
        let is_disabled = input.add_seeds(pit, seeds).is_none();
        html! {
            <g transform={translate(layout.button(pit, direction))}>
                <g
                    class="seed-button"
                    data-place={seeds.to_string()}
                    role="button"
                    tabindex="-1"
                    aria-label={label}
                    aria-disabled={is_disabled.then_some("true")}
                    {onclick}
                >
                    <circle class="around" r={radius} />
                    <g transform={format!("scale({disc})")}>
                        <circle class="disc" r="1" />
                        <path class="glyph" d={glyph} />
                    </g>
                </g>
            </g>
        }
    };
    html! {
        <g>
            { button(1, more, t!(locale, "add-seed", pit = letter), PLUS) }
            { button(-1, more.reversed(), t!(locale, "take-seed", pit = letter), MINUS) }
        </g>
    }
}
