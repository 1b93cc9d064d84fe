//! The panel of the editor: what can't be set on the board itself, the position as text,
//! and what can be done with it.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::texts::{fault, place_name, restriction_name};
use super::{EditorAction, SetupFault, SetupPosition};
use crate::rules::{Pit, Restriction, Side};
use crate::ui::board::seeds::{side_class, side_sign};
use crate::ui::board::theme::look_class;
use crate::ui::board::{Place, pit_picture};
use crate::ui::browser::{use_locale, use_settings};
use crate::ui::describe::facts::Who;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Change;
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Choice, Choices, SelectField, SelectItem};

/// The name of no restriction in the list.
const NO_RESTRICTION: &str = "none";

#[derive(Properties, PartialEq)]
pub struct EditorPanelProps {
    /// The position so far.
    pub draft: SetupPosition,
    pub selected: Option<Place>,
    /// A text that is no position, with its fault.
    pub text: Option<(String, SetupFault)>,
    /// Whether one more seed was asked for, but the tray had none.
    pub has_no_seed: bool,
    /// Carries out a change.
    pub on_action: Callback<EditorAction>,
    /// The buttons at the foot.
    pub children: Html,
}

impl EditorPanelProps {
    /// The callback that makes a change to the position.
    fn on_change<T: Clone + 'static>(
        &self,
        change: impl Fn(&mut SetupPosition, T) + Clone + 'static,
    ) -> Callback<T> {
        self.on_action.reform(move |value: T| {
            let change = change.clone();
            EditorAction::Change(Change::new(move |draft| change(draft, value.clone())))
        })
    }
}

/// The fields beside the editor's board: the side to move, marks, restrictions, and the
/// position as text.
#[component]
pub fn EditorPanel(props: &EditorPanelProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let draft = &props.draft;
    let onturn = props.on_change(SetupPosition::set_turn);
    let sides = Side::ALL.map(|side| {
        let text = t!(locale, "player", who = Who::Side(side));
        Choice {
            picture: html! { <span class={side_class(side)}>{ side_sign(side) }</span> },
            ..Choice::new(side.name(), text, onturn.reform(move |()| side))
        }
    });
    let shown_fault = match (&props.text, draft.check()) {
        (Some((_, fault)), _) => Some(*fault),
        (None, checked) => checked.err(),
    };
    let marked = match props.selected {
        Some(Place::Pit(pit)) if draft.rules().fields().marks() => Some(pit),
        _ => None,
    };
    html! {
        <aside class="editor-panel card chips">
            <Choices
                option="setup-turn"
                label={t!(locale, "setup-turn")}
                items={sides.to_vec()}
                value={draft.turn().name()}
            />
            { for marked.map(|pit| marks(&locale, props, settings.look, pit)) }
            { for restrictions(&locale, props) }
            { text_field(&locale, props) }
            <p class={classes!("fault", shown_fault.is_none().then_some("setup-status"))} role="status">
                if let Some(it) = shown_fault {
                    { fault(&locale, it) }
                } else if props.has_no_seed {
                    { t!(locale, "setup-none-left") }
                }
            </p>
            <div class="editor-foot">{ props.children.clone() }</div>
        </aside>
    }
}

/// The mark of the selected pit, in games that mark pits.
fn marks(locale: &Locale, props: &EditorPanelProps, look: Look, pit: Pit) -> Html {
    let draft = &props.draft;
    let look = look_class(draft.rules().variant(), look);
    let sign = if draft.has_twins() { "uur" } else { "claim" };
    let onmark = props.on_change(move |draft, owner| draft.set_mark(pit, owner));
    let choice = |owner: Option<Side>| {
        let text = match owner {
            None => t!(locale, "setup-no-mark", sign = sign),
            Some(side) => t!(locale, "setup-mark", side = side),
        };
        Choice {
            picture: pit_picture(look, owner),
            ..Choice::new(mark_name(owner), text, onmark.reform(move |()| owner))
        }
    };
    let owners = [None, Some(Side::South), Some(Side::North)];
    let twin = draft
        .rules()
        .board()
        .letter(draft.rules().board().opposite(pit));
    html! {
        <fieldset class="editor-place">
            <legend>{ place_name(locale, draft.rules(), Place::Pit(pit)) }</legend>
            <Choices
                option="setup-mark"
                label={t!(locale, "setup-marks", sign = sign)}
                items={owners.map(choice).to_vec()}
                value={mark_name(draft.mark(pit))}
            />
            if draft.has_twins() {
                <p class="about">{ t!(locale, "setup-twins", pit = twin) }</p>
            }
        </fieldset>
    }
}

/// The name of a mark in the markup.
fn mark_name(owner: Option<Side>) -> &'static str {
    owner.map_or("none", Side::name)
}

/// The restrictions that can be in force, if there is any.
fn restrictions(locale: &Locale, props: &EditorPanelProps) -> Option<Html> {
    let draft = &props.draft;
    let mut possible = draft.possible_restrictions();
    // One that doesn't fit any more is listed too, so that it can be taken away.
    possible.extend(draft.restriction().filter(|now| !possible.contains(now)));
    if possible.is_empty() {
        return None;
    }
    let place = |restriction| possible.iter().position(|&other| other == restriction);
    let item = |(place, &restriction): (usize, &Restriction)| {
        let text = restriction_name(locale, draft, restriction);
        SelectItem::new(place.to_string(), text)
    };
    let none = SelectItem::new(NO_RESTRICTION, t!(locale, "setup-no-restriction"));
    let items = [none]
        .into_iter()
        .chain(possible.iter().enumerate().map(item));
    let now = draft.restriction().and_then(place);
    Some(html! {
        <SelectField
            option="restriction"
            label={t!(locale, "setup-restriction")}
            items={items.collect::<Vec<_>>()}
            value={now.map_or(NO_RESTRICTION.to_owned(), |place| place.to_string())}
            onchange={props.on_change(|draft, name: String| {
                let possible = draft.possible_restrictions();
                let place = name.parse::<usize>().ok();
                let chosen = place.and_then(|place| possible.get(place).copied());
                if chosen.is_some() || name == NO_RESTRICTION {
                    draft.set_restriction(chosen);
                }
            })}
        />
    })
}

/// The position as text, which can be changed.
fn text_field(locale: &Locale, props: &EditorPanelProps) -> Html {
    let text = match &props.text {
        Some((text, _)) => text.clone(),
        None => props.draft.position().to_string(),
    };
    let oninput = props.on_action.reform(|event: InputEvent| {
        let field: HtmlTextAreaElement = event.target_unchecked_into();
        EditorAction::Text(field.value())
    });
    html! {
        <label class="editor-text">
            <span>{ t!(locale, "setup-text") }</span>
            <textarea
                rows="2"
                dir="ltr"
                spellcheck="false"
                autocapitalize="off"
                data-option="position"
                aria-invalid={props.text.is_some().then_some("true")}
                value={text}
                {oninput}
            />
        </label>
    }
}
