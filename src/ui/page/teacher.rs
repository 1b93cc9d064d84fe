//! What the bot teaches, beside the board.

use yew::prelude::*;

use super::markup::markup;
use super::parts::{button, button_if, truth};
use crate::rules::Side;
use crate::ui::px;
use crate::ui::state::State;
use crate::ui::teacher::{Lapse, lapses, lead};

/// The size of the graph of the lead.
const WIDTH: f64 = 280.0;
const HEIGHT: f64 = 64.0;

/// Hints, the moves judged, the game gone through.
pub fn teacher(state: &State) -> Html {
    let words = state.words();
    let lessons = &state.lessons;
    let gone_through = lessons.known.iter().flatten().next().is_some();
    let left = state.to_review();
    let review = if lessons.reviewing {
        words.stop()
    } else {
        words.review()
    };
    let standing = state.judged().map(|judged| {
        markup! {
            <p class="standing">{ words.standing_of(state, judged) }</p>
            <p class="about">{ words.judged_about() }</p>
        }
    });
    let thought = state.thought.as_ref().map(|thought| {
        let said = words.thought(thought.depth, thought.nodes as u32, &thought.line);
        markup! { <p class="about thought">{ said }</p> }
    });
    let played = state.game.tokens() > 0;
    let told = lessons.reviewing || (gone_through && left == 0 && played);
    markup! {
        <section class="teacher" aria-label={words.teacher()}>
            <div class="commands">
                { button_if(state.can_hint(), "hint", words.hint()) }
                <button type="button" data-action="judge" aria-pressed={truth(lessons.judging)}>{ words.judge() }</button>
                { (played && left > 0).then(|| button("review", "", review)) }
            </div>
            { standing }
            { lessons.reviewing.then(|| markup! { <p class="standing">{ words.reviewing(left as u32) }</p> }) }
            { told.then(|| graph(state)) }
            { told.then(|| costly(state)) }
            { thought }
        </section>
    }
}

/// The lead of South over the game, as far as it is known.
fn graph(state: &State) -> Html {
    let tokens = state.game.tokens();
    let known: Vec<(usize, i32)> = (0..=tokens)
        .filter_map(|at| Some((at, lead(&state.game, &state.lessons.known, at)?)))
        .collect();
    let most = known.iter().map(|(_, lead)| lead.abs()).max();
    let most = f64::from(most.unwrap_or(0).max(500));
    let x = |at: usize| at as f64 * WIDTH / tokens.max(1) as f64;
    let y = |lead: i32| HEIGHT / 2.0 - f64::from(lead) * (HEIGHT / 2.0 - 4.0) / most;
    let mut line = String::new();
    for &(at, lead) in &known {
        line.push_str(if line.is_empty() { "M" } else { "L" });
        line.push_str(&[&*px(x(at)), " ", &px(y(lead))].concat());
    }
    let now = x(state.moment());
    markup! {
        <svg class="graph" viewBox="-4 0 288 64" role="img" aria-label={state.words().lead_graph()}>
            <path class="even" d="M0 32H280" />
            <path class="moment" d={["M", &*px(now), " 0V64"].concat()} />
            <path class="lead" d={line} />
            { for known.iter().map(|&(at, lead)| markup! {
                <circle cx={px(x(at))} cy={px(y(lead))} r="7" data-action="look" data-at={at.to_string()} />
            }) }
        </svg>
    }
}

/// The moves that cost most, each a step back to before it.
fn costly(state: &State) -> Html {
    let words = state.words();
    let persons = Side::ALL.into_iter().any(|side| state.is_person(side));
    let of = |side| !persons || state.is_person(side);
    let lapses = lapses(&state.game, &state.lessons.known, of);
    if lapses.is_empty() {
        return match state.to_review() {
            0 => markup! { <p class="about">{ words.no_lapses() }</p> },
            _ => Html::default(),
        };
    }
    let lapse = |lapse: &Lapse| {
        markup! {
            <li key={lapse.moment.to_string()}>
                <button type="button" class="entry" data-action="look" data-at={lapse.moment.to_string()}>
                    { words.lapse_of(state, lapse) }
                </button>
            </li>
        }
    };
    markup! { <h2>{ words.lapses() }</h2><ol>{ for lapses.iter().map(lapse) }</ol> }
}
