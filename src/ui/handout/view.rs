//! The view of a link: tasks to be worked through, or answers for the teacher's table.

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::answer_table::KeptView;
use super::pupil::Pupil;
use crate::link::{Answers, Handout, HandoutLink, LinkError};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::address::handout_of;
use crate::ui::browser::route::href;
use crate::ui::browser::storage::HANDOUTS;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{router, system, use_locale};
use crate::ui::describe::{self, Fault};
use crate::ui::game::{Handouts, KeptHandout};
use crate::ui::i18n::t;
use crate::ui::state::View;

#[derive(Properties, PartialEq)]
pub struct HandoutViewProps {
    pub orientation: Orientation,
}

/// What the link in the address has. It stays while the address already leads elsewhere.
#[component]
pub fn HandoutView(props: &HandoutViewProps) -> Html {
    let orientation = props.orientation;
    let link = use_state_eq(router::handout);
    {
        let link = link.clone();
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), "hashchange", move |_| {
                link.set(router::handout());
            });
            move || drop(listener)
        });
    }
    let content = use_memo((*link).clone(), |link| handout_of(link));
    let key = (*link).clone();
    match &*content {
        Ok(HandoutLink::Tasks(handout)) => {
            html! { <Pupil {key} handout={handout.clone()} {orientation} /> }
        }
        Ok(HandoutLink::Answers(handout, answers)) => html! {
            <ReceivedAnswers {key} handout={handout.clone()} answers={answers.clone()} />
        },
        Err(error) => html! { <BrokenHandout {key} error={error.clone()} /> },
    }
}

#[derive(Properties, PartialEq)]
struct BrokenHandoutProps {
    error: LinkError,
}

/// Says that a link can't be opened. Nothing that is kept here changes.
#[component]
fn BrokenHandout(props: &BrokenHandoutProps) -> Html {
    let locale = use_locale();
    use_effect_with(props.error.to_string(), |error| system::warn(error));
    let why = describe::fault(&locale, Fault::of_link(&props.error));
    html! {
        <article class="handouts list-view">
            <header>
                <h1 tabindex="-1">{ t!(locale, "puzzles") }</h1>
                <p role="alert" data-broken="true">{ t!(locale, "link-broken", why = why) }</p>
                <a class="button" href={href(View::Puzzles)}>{ t!(locale, "puzzles") }</a>
            </header>
        </article>
    }
}

#[derive(Properties, PartialEq)]
struct ReceivedAnswersProps {
    handout: Handout,
    answers: Answers,
}

/// Adds answers to the table of their tasks, and shows it.
#[component]
fn ReceivedAnswers(props: &ReceivedAnswersProps) -> Html {
    let locale = use_locale();
    let (handouts, change) = use_stored_progress::<Handouts>(HANDOUTS);
    let ReceivedAnswersProps { handout, answers } = props;
    {
        let (handout, answers, change) = (handout.clone(), answers.clone(), change.clone());
        use_effect_with((), move |()| {
            change.emit(Box::new(move |handouts: &mut Handouts| {
                handouts.keep(&handout).add(answers);
            }));
        });
    }
    let shown = |kept: &KeptHandout| {
        html! { <KeptView kept={kept.clone()} {change} is_open=true /> }
    };
    html! {
        <article class="handouts list-view">
            <header>
                <h1 tabindex="-1">{ t!(locale, "hand-out") }</h1>
                <p role="status">{ t!(locale, "handout-added", name = answers.name.as_str()) }</p>
                <a class="button quiet" href={href(View::Handouts)}>{ t!(locale, "handout-all") }</a>
            </header>
            { for handouts.find(handout).map(shown) }
        </article>
    }
}
