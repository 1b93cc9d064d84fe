//! The tasks of a link, one after another, and the link with the answers at the end.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::link_box::LinkBox;
use super::position_task::PositionTask;
use super::texts::{handout_name, item_entry, result_name, result_text};
use crate::link::{Answers, Handout, HandoutItem, ItemResult, Name, encode_answers};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::storage::HANDOUTS;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_heading_focus, use_locale, use_settings};
use crate::ui::game::Handouts;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::tasks::{DrillRoundView, HandedRound};

#[derive(Properties, PartialEq)]
pub(super) struct PupilProps {
    pub handout: Handout,
    pub orientation: Orientation,
}

/// The first item from a place on that is not over.
fn next_open(results: &[ItemResult], from: usize) -> Option<usize> {
    let mut open = results.iter().enumerate().skip(from);
    open.find(|(_, result)| !result.is_over()).map(|(at, _)| at)
}

/// What a pupil sees: the start, one task after another, and the end.
#[component]
pub(super) fn Pupil(props: &PupilProps) -> Html {
    let locale = use_locale();
    let (handouts, change) = use_stored_progress::<Handouts>(HANDOUTS);
    let PupilProps {
        handout,
        orientation,
    } = props;
    let own = handouts.find(handout).and_then(|kept| kept.own.clone());
    // The item that is shown; none at the start and at the end. After a reload it is the first
    // that is not over.
    let at = use_state_eq(|| own.as_ref().and_then(|own| next_open(&own.results, 0)));
    // Whether the heading takes the focus: the button that led here is gone.
    let takes_focus = use_state_eq(|| false);
    let go = {
        let (at, takes_focus) = (at.clone(), takes_focus.clone());
        Callback::from(move |to: Option<usize>| {
            at.set(to);
            takes_focus.set(true);
        })
    };
    let Some(own) = own else {
        let onbegin = {
            let (handout, change, go) = (handout.clone(), change.clone(), go.clone());
            Callback::from(move |name: Name| {
                let handout = handout.clone();
                change.emit(Box::new(move |handouts: &mut Handouts| {
                    let results = handout.items.iter().map(HandoutItem::untried).collect();
                    handouts.keep(&handout).own = Some(Answers {
                        name,
                        number: system::random_bits() as u16,
                        results,
                    });
                }));
                go.emit(Some(0));
            })
        };
        return html! { <PupilStart handout={handout.clone()} {onbegin} takes_focus={*takes_focus} /> };
    };
    let item = at.and_then(|index| Some((index, handout.items.get(index)?)));
    let Some((index, item)) = item else {
        let ongo = {
            let (go, open) = (go.clone(), next_open(&own.results, 0));
            Callback::from(move |_: MouseEvent| go.emit(open))
        };
        let onchange = {
            let (handout, change, go) = (handout.clone(), change.clone(), go.clone());
            Callback::from(move |_: MouseEvent| {
                let handout = handout.clone();
                change.emit(Box::new(move |handouts: &mut Handouts| {
                    handouts.keep(&handout).change_pupil();
                }));
                go.emit(None);
            })
        };
        return html! {
            <PupilEnd handout={handout.clone()} answers={own} {ongo} {onchange} takes_focus={*takes_focus} />
        };
    };
    let onresult = {
        let (handout, change) = (handout.clone(), change.clone());
        Callback::from(move |result: ItemResult| {
            let handout = handout.clone();
            change.emit(Box::new(move |handouts: &mut Handouts| {
                let own = handouts.keep(&handout).own.as_mut();
                let before = own.and_then(|own| own.results.get_mut(index));
                // What comes after the solution counts no more.
                if let Some(before) = before.filter(|before| !before.is_over()) {
                    *before = result;
                }
            }));
        })
    };
    let onnext = {
        let (go, open) = (go.clone(), next_open(&own.results, index + 1));
        Callback::from(move |()| go.emit(open))
    };
    let (number, count) = (index + 1, handout.items.len());
    let place = t!(locale, "practice-of", number = number, count = count);
    let name = html! {
        <span data-item={number.to_string()}>
            <b>{ handout_name(&locale, handout) }</b>
            { " " }
            { &place }
        </span>
    };
    match item {
        HandoutItem::Position { game, right } => html! {
            <PositionTask
                key={index}
                game={game.clone()}
                right={right.clone()}
                result={own.results[index].clone()}
                {name}
                {place}
                takes_focus={*takes_focus}
                {onresult}
                {onnext}
                orientation={*orientation}
            />
        },
        HandoutItem::Drill {
            variant,
            level,
            seed,
        } => {
            let answers = match &own.results[index] {
                ItemResult::Drill(answers) => answers.clone(),
                ItemResult::Position { .. } => Vec::new(),
            };
            let handed = HandedRound {
                level: *level,
                seed: *seed,
                answers,
                name,
                place: t!(locale, "handout-task", number = number),
                onanswers: onresult.reform(ItemResult::Drill),
                onend: onnext,
            };
            html! {
                <DrillRoundView
                    key={index}
                    variant={*variant}
                    {handed}
                    takes_focus={*takes_focus}
                    orientation={*orientation}
                />
            }
        }
    }
}

#[derive(Properties, PartialEq)]
struct PupilStartProps {
    handout: Handout,
    /// Receives the pupil's name.
    onbegin: Callback<Name>,
    takes_focus: bool,
}

/// What is in the link, and the field for the name.
#[component]
fn PupilStart(props: &PupilStartProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let heading = use_heading_focus(0, props.takes_focus);
    let field = use_node_ref();
    let onsubmit = {
        let (field, onbegin) = (field.clone(), props.onbegin.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlInputElement>() {
                onbegin.emit(Name::tidy(&field.value()));
            }
        }
    };
    let handout = &props.handout;
    let has_title = handout.title != Name::default();
    html! {
        <article class="handouts list-view" data-result="start">
            <header>
                <h1 ref={heading} tabindex="-1">{ handout_name(&locale, handout) }</h1>
                if has_title {
                    <p>{ t!(locale, "handout-tasks", count = handout.items.len()) }</p>
                }
            </header>
            <form class="handout-pick card" {onsubmit}>
                <label>
                    <span>{ t!(locale, "handout-name") }</span>
                    <input
                        ref={field}
                        type="text"
                        data-option="handout-name"
                        required=true
                        // White space is no name.
                        pattern=".*\\S.*"
                        autocomplete="given-name"
                        maxlength={Name::MAX_LENGTH.to_string()}
                    />
                </label>
                <button type="submit" class="main" data-action="handout-begin">
                    { t!(locale, "begin-course") }
                </button>
                <p class="about">{ t!(locale, "handout-name-about") }</p>
            </form>
            { items(&locale, handout, look, |_| Html::default()) }
        </article>
    }
}

/// The items of the tasks, each with what `rest` draws for its index.
fn items(locale: &Locale, handout: &Handout, look: Look, rest: impl Fn(usize) -> Html) -> Html {
    let items = handout.items.iter().enumerate();
    html! {
        <ol class="handout-items" aria-label={t!(locale, "handout-tasks", count = handout.items.len())}>
            { for items.map(|(index, item)| item_entry(locale, index + 1, item, look, rest(index))) }
        </ol>
    }
}

#[derive(Properties, PartialEq)]
struct PupilEndProps {
    handout: Handout,
    answers: Answers,
    /// Goes on with the items that are not over.
    ongo: Callback<MouseEvent>,
    /// Makes room for another pupil.
    onchange: Callback<MouseEvent>,
    takes_focus: bool,
}

/// The link with the answers, and how they were.
#[component]
fn PupilEnd(props: &PupilEndProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let heading = use_heading_focus(0, props.takes_focus);
    let PupilEndProps {
        handout, answers, ..
    } = props;
    let link = encode_answers(handout, answers);
    let is_over = answers.results.iter().all(ItemResult::is_over);
    let result = |index: usize| {
        let result = &answers.results[index];
        html! {
            <p class="handout-result" data-result={result_name(result)}>
                { result_text(&locale, result) }
            </p>
        }
    };
    html! {
        <article class="handouts list-view" data-result="finished">
            <header>
                <h1 ref={heading} tabindex="-1">{ t!(locale, "handout-done", name = answers.name.as_str()) }</h1>
                <p>{ t!(locale, "handout-send") }</p>
            </header>
            <LinkBox {link} />
            { items(&locale, handout, look, result) }
            <div class="row">
                if !is_over {
                    <button type="button" data-action="handout-go-on" onclick={&props.ongo}>
                        { t!(locale, "go-on") }
                    </button>
                }
                <button type="button" class="quiet" data-action="handout-pupil" onclick={&props.onchange}>
                    { t!(locale, "handout-other") }
                </button>
            </div>
        </article>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::ItemOutcome;

    #[test]
    fn what_is_not_over_comes_next() {
        let of = |outcome| ItemResult::Position { outcome, misses: 1 };
        let results = [
            of(ItemOutcome::Solved),
            of(ItemOutcome::Open),
            ItemResult::Drill(vec![true; 10]),
            ItemResult::Drill(vec![true; 9]),
        ];
        let next = [0, 1, 2, 4].map(|from| next_open(&results, from));
        assert_eq!(next, [Some(1), Some(1), Some(3), None]);
    }
}
