//! The tasks of a link, one after another, and the link with the answers at the end.

use gloo::utils::window;
use yew::prelude::*;

use super::link_box::LinkBox;
use super::position_task::PositionTask;
use super::pupil_start::{NameForm, PupilStart, other_button, others, returning};
use super::texts::{items, result_name, result_text};
use crate::link::{
    Answers, Handout, HandoutItem, ItemResult, Name, encode_answers, encode_handout,
};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::storage::{self, HANDOUTS, PUPIL};
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_heading_focus, use_locale, use_settings};
use crate::ui::game::{Handouts, handout_name};
use crate::ui::i18n::t;
use crate::ui::tasks::{DrillRoundView, HandedRound, RoundKind};

#[derive(Properties, PartialEq)]
pub(super) struct PupilProps {
    pub handout: Handout,
    pub orientation: Orientation,
}

/// Who works through the tasks, and how far they are.
#[derive(Clone, Copy, PartialEq)]
struct Work {
    /// The number of the pupil's answers.
    pupil: u16,
    /// The index of the item that is shown; `None` at the end.
    item: Option<usize>,
}

impl Work {
    /// The first item from an index on that is not over, or the end.
    fn next(answers: &Answers, from: usize) -> Self {
        Self {
            pupil: answers.number,
            item: next_open(&answers.results, from),
        }
    }

    /// The text by which the tab keeps it. After a reload the first item that is not over
    /// follows, but for the end.
    fn text(self, link: &str) -> String {
        let end = if self.item.is_none() { " end" } else { "" };
        format!("{link} {}{end}", self.pupil)
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
    // A link that is opened afresh may be in the hands of another pupil, and so is the device
    // once somebody else has begun in another tab.
    let work = use_state_eq(|| {
        let next = Work::next(own.as_ref()?, 0);
        let kept = storage::read_in_tab(PUPIL)?;
        let places = [next, Work { item: None, ..next }];
        places.into_iter().find(|work| work.text(&link) == kept)
    });
    let at = work.filter(|work| own.as_ref().is_some_and(|own| own.number == work.pupil));
    // Whether the heading takes the focus: the button that led here is gone.
    let takes_focus = use_state_eq(|| false);
    let go = {
        let (work, takes_focus) = (work.clone(), takes_focus.clone());
        Callback::from(move |to: Option<Work>| {
            let kept = to.map_or_else(String::new, |to| to.text(&link));
            storage::write_in_tab(PUPIL, &kept);
            work.set(to);
            takes_focus.set(true);
        })
    };
    use_effect_with((at, *takes_focus), |&(_, is_new)| {
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
            go.emit(None);
        })
    };
    let onresume = {
        let (handout, change, go) = (handout.clone(), change.clone(), go.clone());
        Callback::from(move |answers: Answers| {
            let next = Work::next(&answers, 0);
            let handout = handout.clone();
            change.emit(Box::new(move |handouts: &mut Handouts| {
                handouts.keep(&handout).resume(&answers);
            }));
            go.emit(Some(next));
        })
    };
    let others = others(&locale, handouts.find(handout), &onresume);
    let Some(own) = own else {
        let onbegin = {
            let (handout, change, go) = (handout.clone(), change.clone(), go.clone());
            Callback::from(move |name: Name| {
                let handout = handout.clone();
                let answers = Answers {
                    name,
                    number: system::random_bits() as u16,
                    results: handout.items.iter().map(HandoutItem::untried).collect(),
                };
                let first = Work::next(&answers, 0);
                change.emit(Box::new(move |handouts: &mut Handouts| {
                    handouts.keep(&handout).own = Some(answers);
                }));
                go.emit(Some(first));
            })
        };
        let form = html! { <>{ others }<NameForm {onbegin} /></> };
        return html! {
            <PupilStart handout={handout.clone()} {form} takes_focus={*takes_focus} />
        };
    };
    let pupil = own.number;
    let next = Work::next(&own, 0);
    let ongo = go.reform(move |_: MouseEvent| Some(next));
    let Some(Work { item, .. }) = at else {
        let onanswers = go.reform(move |_: MouseEvent| Some(Work { pupil, item: None }));
        let form = html! {
            <>
                { returning(&locale, &own, &ongo, &onanswers, &onchange) }
                { others }
            </>
        };
        return html! {
            <PupilStart handout={handout.clone()} {form} takes_focus={*takes_focus} />
        };
    };
    let Some(index) = item else {
        return html! {
            <PupilEnd handout={handout.clone()} answers={own} {ongo} {onchange} takes_focus={*takes_focus} />
        };
    };
    let onresult = {
        let (handout, change) = (handout.clone(), change.clone());
        Callback::from(move |result: ItemResult| {
            let handout = handout.clone();
            change.emit(Box::new(move |handouts: &mut Handouts| {
                // In another tab somebody else may have begun, or the pupil may be ahead.
                let own = handouts.keep(&handout).own.as_mut();
                let own = own.filter(|own| own.number == pupil);
                if let Some(before) = own.and_then(|own| own.results.get_mut(index)) {
                    before.advance(result);
                }
            }));
        })
    };
    let onnext = {
        let next = Work::next(&own, index + 1);
        go.reform(move |()| Some(next))
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
    match &handout.items[index] {
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
