//! The buttons beside a selected pit: its directions, or what changes its seeds.

use std::rc::Rc;

use yew::prelude::*;

use super::gestures::BoardCallbacks;
use super::input::{BoardInput, Target};
use super::px::{Px, rotate, translate};
use crate::rules::{Direction, Move, Pit};
use crate::ui::browser::use_locale;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Phase;

const ARROW: &str = "M-15-6h13v-10L17 0-2 16V6h-13z";
const PLUS: &str = "M-15-3h12v-12h6v12h12v6h-12v12h-6v-12h-12z";
const MINUS: &str = "M-15-3h30v6h-30z";

/// The properties of [`Choices`].
#[derive(Properties)]
pub struct ChoicesProps {
    /// What is allowed, and where the pits lie.
    pub input: Rc<BoardInput>,
    /// The selected pit.
    pub pit: Pit,
    /// The direction that a drag points in.
    pub aim: Option<Direction>,
    /// What the buttons call.
    pub on: Rc<BoardCallbacks>,
}

impl PartialEq for ChoicesProps {
    fn eq(&self, other: &Self) -> bool {
        let shown = |props: &Self| (props.pit, props.aim);
        shown(self) == shown(other) && self.input == other.input && Rc::ptr_eq(&self.on, &other.on)
    }
}

/// The buttons beside the selected pit.
#[component]
pub fn Choices(props: &ChoicesProps) -> Html {
    let input = &props.input;
    let locale = use_locale();
    if input.model.phase == Phase::Arranging {
        arrange_buttons(props, &locale)
    } else if input.only_move(props.pit).is_none() {
        input
            .moves_from(props.pit)
            .map(|mv| direction_button(props, &locale, mv))
            .collect()
    } else {
        Html::default()
    }
}

/// The button that sows the pit in a direction.
fn direction_button(props: &ChoicesProps, locale: &Locale, mv: Move) -> Html {
    let ChoicesProps { input, pit, on, .. } = props;
    let rules = &input.model.rules;
    let letter = rules.board().letter(*pit);
    let target = Target {
        pit: *pit,
        direction: Some(mv.direction),
    };
    let name = AttrValue::from(rules.display_move(mv).to_string());
    html! {
        <ChoiceButton
            key={&*name}
            input={Rc::clone(input)}
            {target}
            notation={name.clone()}
            is_aimed={props.aim == Some(mv.direction)}
            label={t!(locale, "sow", pit = letter, way = mv.direction)}
            glyph={ARROW}
            angle={input.layout.way(*pit, mv.direction).angle()}
            onpress={on.play.reform(move |()| mv)}
            onfocus={on.focus.reform(move |()| target)}
        />
    }
}

/// The buttons that put a seed into the pit, and take one out. The one for more
/// is on the right, or above.
fn arrange_buttons(props: &ChoicesProps, locale: &Locale) -> Html {
    let ChoicesProps { input, pit, on, .. } = props;
    let pit = *pit;
    let letter = input.layout.board().letter(pit);
    let way = input.layout.way(pit, Direction::Forward);
    let more = if way.x - way.y > 0.0 {
        Direction::Forward
    } else {
        Direction::Backward
    };
    let button = |seeds: i8, direction, label: String, glyph| {
        html! {
            <ChoiceButton
                key={i32::from(seeds)}
                input={Rc::clone(input)}
                target={Target { pit, direction: Some(direction) }}
                place={seeds}
                {label}
                {glyph}
                angle={0.0}
                onpress={on.add_seeds.reform(move |()| (pit, seeds))}
                onfocus={Callback::noop()}
            />
        }
    };
    html! {
        <>
            { button(1, more, t!(locale, "add-seed", pit = letter), PLUS) }
            { button(-1, more.reversed(), t!(locale, "take-seed", pit = letter), MINUS) }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct ChoiceButtonProps {
    input: Rc<BoardInput>,
    /// The pit, and the direction that the button lies in.
    target: Target,
    /// The move that it plays.
    #[prop_or_default]
    notation: Option<AttrValue>,
    /// The seeds that it puts into the pit.
    #[prop_or_default]
    place: Option<i8>,
    /// Whether a drag points to it.
    #[prop_or_default]
    is_aimed: bool,
    label: AttrValue,
    glyph: &'static str,
    angle: f64,
    onpress: Callback<()>,
    onfocus: Callback<()>,
}

/// A round button on the board.
#[component]
fn ChoiceButton(props: &ChoiceButtonProps) -> Html {
    let layout = &props.input.layout;
    let Target { pit, direction } = props.target;
    let at = layout.button(pit, direction.unwrap_or(Direction::Forward));
    let radius = layout.button_radius();
    let onclick = props.onpress.reform(|event: MouseEvent| {
        // A click that isn't on a button drops the selection.
        event.stop_propagation();
    });
    html! {
        <g transform={translate(at)}>
            <g
                class={classes!("way", props.is_aimed.then_some("aimed"))}
                data-move={props.notation.clone()}
                data-place={props.place.map(|seeds| seeds.to_string())}
                role="button"
                tabindex="-1"
                aria-label={&props.label}
                {onclick}
                onfocusin={props.onfocus.reform(|_: FocusEvent| ())}
            >
                <circle class="disc" r={Px(radius)} />
                <path
                    class="glyph"
                    d={props.glyph}
                    transform={format!("{}scale({})", rotate(props.angle), Px(radius / 31.0))}
                />
            </g>
        </g>
    }
}
