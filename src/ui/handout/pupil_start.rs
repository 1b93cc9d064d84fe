//! The start of the tasks of a link: who begins, or goes on.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::texts::items;
use crate::link::{Answers, Handout, Name};
use crate::ui::browser::{use_heading_focus, use_locale, use_settings};
use crate::ui::game::{KeptHandout, handout_name};
use crate::ui::i18n::{Locale, t};

#[derive(Properties, PartialEq)]
pub(super) struct PupilStartProps {
    pub handout: Handout,
    /// Whoever begins, or goes on.
    pub form: Html,
    pub takes_focus: bool,
}

/// The tasks of the link, and the choice of who does them.
#[component]
pub(super) fn PupilStart(props: &PupilStartProps) -> Html {
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
pub(super) struct NameFormProps {
    /// Receives the pupil's name.
    pub onbegin: Callback<Name>,
}

/// The field for the name.
#[component]
pub(super) fn NameForm(props: &NameFormProps) -> Html {
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
pub(super) fn returning(
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
pub(super) fn others(
    locale: &Locale,
    kept: Option<&KeptHandout>,
    onresume: &Callback<Answers>,
) -> Option<Html> {
    let button = |answers: &Answers| {
        let resumed = answers.clone();
        let onclick = onresume.reform(move |_: MouseEvent| resumed.clone());
        html! {
            <button type="button" data-action="handout-resume" {onclick}>
                { t!(locale, "handout-go-on", name = answers.name.as_str()) }
            </button>
        }
    };
    let buttons: Vec<_> = kept?.others.iter().map(button).collect();
    (!buttons.is_empty()).then(|| html! { <div class="row">{ for buttons }</div> })
}

pub(super) fn other_button(locale: &Locale, onclick: &Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="quiet" data-action="handout-pupil" {onclick}>
            { t!(locale, "handout-other") }
        </button>
    }
}
