//! The graph of the lead over a game.

use std::fmt::Write;
use std::rc::Rc;

use yew::prelude::*;

use crate::rules::Match;
use crate::ui::board::px::Px;
use crate::ui::browser::{use_locale, use_press};
use crate::ui::i18n::t;
use crate::ui::state::{Analyses, Command, lead};

/// The size of the graph.
const WIDTH: f64 = 280.0;
const HEIGHT: f64 = 64.0;
/// The least lead that the height stands for, in hundredths of a seed.
const MIN_SCALE: i32 = 500;

/// The properties of a [`LeadGraph`].
#[derive(Properties, PartialEq)]
pub struct LeadGraphProps {
    /// The game.
    pub game: Rc<Match>,
    /// What is known of its positions.
    pub known: Analyses,
    /// The number of plies before the position that is shown.
    pub now: usize,
}

/// The lead of South after each ply, as far as it is known. Each point leads to
/// its position.
#[component]
pub fn LeadGraph(props: &LeadGraphProps) -> Html {
    let locale = use_locale();
    let press = use_press();
    let plies = props.game.plies();
    let known: Vec<(usize, i32)> = (0..=plies)
        .filter_map(|ply| Some((ply, lead(&props.game, &props.known, ply)?)))
        .collect();
    let most = known.iter().map(|(_, lead)| lead.abs()).max();
    let scale = f64::from(most.unwrap_or(0).max(MIN_SCALE));
    let x = |ply: usize| Px(ply as f64 * WIDTH / plies.max(1) as f64);
    let y = |lead: i32| Px(HEIGHT / 2.0 - f64::from(lead) * (HEIGHT / 2.0 - 4.0) / scale);
    let point = |&(ply, lead): &(usize, i32)| {
        let command = Command::Look(ply);
        let onclick = press.reform(move |_: MouseEvent| command);
        html! {
            <circle
                cx={x(ply)}
                cy={y(lead)}
                r="7"
                data-action={command.name()}
                data-at={command.target()}
                {onclick}
            />
        }
    };
    let mut line = String::new();
    for &(ply, lead) in &known {
        let step = if line.is_empty() { 'M' } else { 'L' };
        // Writing to a text can't fail.
        let _ = write!(line, "{step}{} {}", x(ply), y(lead));
    }
    html! {
        <svg class="graph" viewBox="-4 0 288 64" role="img" aria-label={t!(locale, "lead-graph")}>
            <path class="even" d="M0 32H280" />
            <path class="moment" d={format!("M{} 0V64", x(props.now))} />
            <path class="lead" d={line} />
            { for known.iter().map(point) }
        </svg>
    }
}
