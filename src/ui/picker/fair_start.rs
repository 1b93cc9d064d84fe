//! How the chosen game begins: as usual, with the swap rule, or with a balanced opening.

use std::rc::Rc;

use web_sys::RequestCache;
use yew::prelude::*;

use crate::rules::Variant;
use crate::ui::browser::loading::{Loading, use_loading};
use crate::ui::browser::{fetch, use_dispatcher, use_locale, use_setting, use_settings};
use crate::ui::i18n::t;
use crate::ui::state::settings::GameStart;
use crate::ui::state::{Action, BalancedOpenings, NamedValue, NewGame};
use crate::ui::widgets::select::{SelectItem, by_name};
use crate::ui::widgets::{SelectField, loading_failure};

#[derive(Properties, PartialEq)]
pub struct FairStartFieldProps {
    pub choice: NewGame,
}

/// How the chosen game begins, and a sentence about it. The openings are loaded once
/// they are chosen.
#[component]
pub fn FairStartField(props: &FairStartFieldProps) -> Html {
    let locale = use_locale();
    let dispatcher = use_dispatcher();
    let choice = props.choice;
    let start = choice.game_start(&use_settings());
    let set = use_setting(|settings, start| settings.start = start);
    let wanted = (start == GameStart::Balanced).then_some(choice.variant);
    let (openings, retry) = use_loading(wanted, load);
    use_effect_with(openings.clone(), move |openings| {
        if let Loading::Ready(openings) = openings
            && let Some(openings) = &**openings
        {
            dispatcher.dispatch(Action::Openings(openings.clone()));
        }
    });
    let item = |start: GameStart| {
        SelectItem::new(
            start.name(),
            t!(locale, "fair-start-kind", start = start.name()),
        )
    };
    html! {
        <>
            <SelectField
                option="fair-start"
                label={t!(locale, "fair-start")}
                items={choice.starts().into_iter().map(item).collect::<Vec<_>>()}
                value={start.name()}
                onchange={by_name(set, GameStart::find)}
            />
            if openings == Loading::Failed {
                { loading_failure("openings", t!(locale, "openings-failed"), t!(locale, "try-again"), &retry) }
            } else {
                <p class="about">{ t!(locale, "fair-start-about", start = start.name()) }</p>
            }
        </>
    }
}

/// Loads the openings of a game, if one is wanted.
async fn load(wanted: Option<Variant>) -> Option<Rc<Option<BalancedOpenings>>> {
    let Some(variant) = wanted else {
        return Some(Rc::new(None));
    };
    let address = format!("./openings/{}.txt", variant.id());
    let text = fetch::text(&address, RequestCache::Default).await?;
    BalancedOpenings::read(variant, &text).map(|openings| Rc::new(Some(openings)))
}
