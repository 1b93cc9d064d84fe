//! The tasks of a link, one after another, and the link with the answers at the end.

use gloo::utils::window;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::link_box::LinkBox;
use super::position_task::PositionTask;
use super::texts::{item_entry, result_name, result_text};
use crate::link::{
    Answers, Handout, HandoutItem, ItemResult, Name, encode_answers, encode_handout,
};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::storage::{self, HANDOUTS, PUPIL};
use crate::ui::browser::stored_progress::{ProgressChange, use_stored_progress};
use crate::ui::browser::{system, use_heading_focus, use_locale, use_settings};
use crate::ui::game::{Handouts, handout_name};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::tasks::{DrillRoundView, HandedRound, RoundKind};

#[derive(Properties, PartialEq)]
pub(super) struct PupilProps {
    pub handout: Handout,
    pub orientation: Orientation,
}

/// What is shown.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Start,
    Item(usize),
    End,
}

impl Place {
    /// The first item from an index on that is not over, or the end.
    fn next(results: &[ItemResult], from: usize) -> Self {
        next_open(results, from).map_or(Self::End, Self::Item)
    }
}

/// The first item from an index on that is not over.
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
    let link = use_memo(handout.clone(), encode_handout);
    // After a reload the next task follows. A link that is opened afresh may be in the hands of
    // another pupil.
    let at = use_state_eq(|| {
        let is_at_work = storage::read_in_tab(PUPIL).as_ref() == Some(&*link);
        let next = own.as_ref().map(|own| Place::next(&own.results, 0));
        next.filter(|_| is_at_work).unwrap_or(Place::Start)
    });
    // Whether the heading takes the focus: the button that led here is gone.
    let takes_focus = use_state_eq(|| false);
    let go = {
        let (at, takes_focus) = (at.clone(), takes_focus.clone());
        Callback::from(move |to: Place| {
            let is_at_work = to != Place::Start;
            storage::write_in_tab(PUPIL, if is_at_work { &link } else { "" });
            at.set(to);
            takes_focus.set(true);
        })
    };
    use_effect_with((*at, *takes_focus), |&(_, is_new)| {
        if is_new {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let onchange = {
        let (handout, change, go) = (handout.clone(), change.clone(), go.clone());
        Callback::from(move |_: MouseEvent| {
            let handout = handout.clone();
            change.emit(Box::new(move |handouts: &mut Handouts| {
                handouts.keep(&handout).change_pupil();
            }));
            go.emit(Place::Start);
        })
    };
    let others = others(&locale, &handouts, handout, &change, &go);
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
                go.emit(Place::Item(0));
            })
        };
        let form = html! { <>{ others }<NameForm {onbegin} /></> };
        return html! {
            <PupilStart handout={handout.clone()} {form} takes_focus={*takes_focus} />
        };
    };
    let next = Place::next(&own.results, 0);
    let ongo = go.reform(move |_: MouseEvent| next);
    let item = match *at {
        Place::Start => {
            let onanswers = go.reform(|_: MouseEvent| Place::End);
            let form = html! {
                <>
                    { returning(&locale, &own, &ongo, &onanswers, &onchange) }
                    { others }
                </>
            };
            return html! {
                <PupilStart handout={handout.clone()} {form} takes_focus={*takes_focus} />
            };
        }
        Place::Item(index) => handout.items.get(index).map(|item| (index, item)),
        Place::End => None,
    };
    let Some((index, item)) = item else {
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
                // Nothing counts after the solution, and another tab may be ahead.
                if let Some(before) = before.filter(|before| result.continues(before)) {
                    *before = result;
                }
            }));
        })
    };
    let onnext = {
        let next = Place::next(&own.results, index + 1);
        go.reform(move |()| next)
    };
    let (number, count) = (index + 1, handout.items.len());
    let place = t!(locale, "practice-of", number = number, count = count);
    let name = html! {
        <span data-item={number.to_string()}>
            <b><bdi>{ handout_name(&locale, handout) }</bdi></b>
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
                    kind={RoundKind::HandedOut(handed)}
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
    /// Whoever begins, or goes on.
    form: Html,
    takes_focus: bool,
}

/// What is in the link, and who does it.
#[component]
fn PupilStart(props: &PupilStartProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let heading = use_heading_focus(0, props.takes_focus);
    let handout = &props.handout;
    let has_title = handout.title != Name::default();
    html! {
        <article class="handouts list-view" data-result="start">
            <header>
                <h1 ref={heading} tabindex="-1"><bdi>{ handout_name(&locale, handout) }</bdi></h1>
                if has_title {
                    <p>{ t!(locale, "handout-tasks", count = handout.items.len()) }</p>
                }
            </header>
            { props.form.clone() }
            { items(&locale, handout, look, |_| Html::default()) }
        </article>
    }
}

#[derive(Properties, PartialEq)]
struct NameFormProps {
    /// Receives the pupil's name.
    onbegin: Callback<Name>,
}

/// The field for the name.
#[component]
fn NameForm(props: &NameFormProps) -> Html {
    let locale = use_locale();
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
    html! {
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
    }
}

/// The ways on for a pupil who began before, and for another one.
fn returning(
    locale: &Locale,
    own: &Answers,
    ongo: &Callback<MouseEvent>,
    onanswers: &Callback<MouseEvent>,
    onchange: &Callback<MouseEvent>,
) -> Html {
    html! {
        <div class="row">
            <button type="button" class="main" data-action="handout-go-on" onclick={ongo}>
                { t!(locale, "handout-go-on", name = own.name.as_str()) }
            </button>
            if own.is_begun() && !own.is_over() {
                <button type="button" data-action="handout-answers" onclick={onanswers}>
                    { t!(locale, "handout-own") }
                </button>
            }
            { other_button(locale, onchange) }
        </div>
    }
}

/// The buttons with which others who began here go on.
fn others(
    locale: &Locale,
    handouts: &Handouts,
    handout: &Handout,
    change: &ProgressChange<Handouts>,
    go: &Callback<Place>,
) -> Option<Html> {
    let button = |answers: &Answers| {
        let next = Place::next(&answers.results, 0);
        let onclick = {
            let (handout, answers) = (handout.clone(), answers.clone());
            let (change, go) = (change.clone(), go.clone());
            move |_: MouseEvent| {
                let (handout, answers) = (handout.clone(), answers.clone());
                change.emit(Box::new(move |handouts: &mut Handouts| {
                    handouts.keep(&handout).resume(&answers);
                }));
                go.emit(next);
            }
        };
        html! {
            <button type="button" data-action="handout-resume" {onclick}>
                { t!(locale, "handout-go-on", name = answers.name.as_str()) }
            </button>
        }
    };
    let kept = handouts.find(handout)?;
    let buttons: Vec<_> = kept.resumable().map(button).collect();
    (!buttons.is_empty()).then(|| html! { <div class="row">{ for buttons }</div> })
}

fn other_button(locale: &Locale, onclick: &Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="quiet" data-action="handout-pupil" {onclick}>
            { t!(locale, "handout-other") }
        </button>
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
                if !answers.is_over() {
                    <button type="button" data-action="handout-go-on" onclick={&props.ongo}>
                        { t!(locale, "go-on") }
                    </button>
                }
                { other_button(&locale, &props.onchange) }
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
