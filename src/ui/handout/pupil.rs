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

/// The pupil at work, and the item that is shown.
#[derive(Clone, Copy, PartialEq)]
struct Work {
    /// The number of the pupil's answers.
    pupil: u16,
    /// The index of the item that is shown; `None` at the end.
    item: Option<usize>,
}

/// The ending of the text in the tab while the link with the answers is shown.
const AT_END: &str = " end";

impl Work {
    /// The first item from an index on that is not over, or the end.
    fn next(answers: &Answers, from: usize) -> Self {
        Self {
            pupil: answers.number,
            item: next_open(&answers.results, from),
        }
    }

    /// The text by which the tab keeps it: whose tasks are under way, and whether at the end.
    fn text(self, link: &str) -> String {
        let end = if self.item.is_none() { AT_END } else { "" };
        format!("{link} {}{end}", self.pupil)
    }

    /// The work that goes on after a reload: at the end, or at the first item that is not over.
    /// `None` if the text in the tab is of other tasks or of another pupil.
    fn resumed(text: &str, link: &str, own: &Answers) -> Option<Self> {
        let (at_end, text) = match text.strip_suffix(AT_END) {
            Some(text) => (true, text),
            None => (false, text),
        };
        let next = Self::next(own, 0);
        let item = next.item.filter(|_| !at_end);
        (text == format!("{link} {}", own.number)).then_some(Self { item, ..next })
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
    // A link that is opened afresh may be in the hands of another pupil. Somebody else may also
    // have begun in another tab.
    let work = use_state_eq(|| Work::resumed(&storage::read_in_tab(PUPIL)?, &link, own.as_ref()?));
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
                    let kept = handouts.keep(&handout);
                    // In another tab somebody may have begun just now.
                    kept.change_pupil();
                    kept.own = Some(answers);
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
    fn a_reload_leads_to_the_next_item_or_stays_at_the_end() {
        let answers = |outcome| Answers {
            name: Name::tidy("Amina"),
            number: 7,
            results: vec![ItemResult::Position { outcome, misses: 0 }],
        };
        let [open, solved] = [ItemOutcome::Open, ItemOutcome::Solved].map(answers);
        let first = Work::next(&open, 0);
        let end = Work {
            item: None,
            ..first
        };
        let resumed = |work: Work, own| Work::resumed(&work.text("6A"), "6A", own);
        assert!(resumed(first, &open) == Some(first) && resumed(end, &open) == Some(end));
        // It was solved, but not left, before the reload.
        assert!(resumed(first, &solved) == Some(end));
        let other = Answers {
            number: 8,
            ..open.clone()
        };
        assert!(resumed(first, &other).is_none() && Work::resumed("", "6A", &open).is_none());
    }

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
