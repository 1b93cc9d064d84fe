//! What has to be told, above everything else.

use yew::prelude::*;

use super::parts::button;
use crate::rules::Side;
use crate::ui::state::{BotHealth, State, View};

/// The messages that wait to be read.
pub fn notices(state: &State) -> Html {
    let words = state.words();
    let bots = Side::ALL.into_iter().any(|side| !state.is_person(side));
    let failed = match &state.bot {
        BotHealth::Failed(failure)
            if (bots || state.asking().is_some()) && state.view == View::Board =>
        {
            Some(failure)
        }
        _ => None,
    };
    let told = state.notice.as_ref().map(|notice| {
        let earlier = state.earlier.as_ref();
        let earlier = earlier.map(|earlier| button("return", "", &words.go_back(&earlier.game)));
        message(
            &words.notice(notice),
            [earlier, Some(button("dismiss", "", words.close()))],
        )
    });
    let failed = failed.map(|failure| {
        let buttons = [
            bots.then(|| button("take-over", "", words.play_both())),
            Some(button("retry", "", words.try_again())),
        ];
        message(&words.bot_failed(failure), buttons)
    });
    html! { <>{ told }{ failed }</> }
}

fn message(text: &str, buttons: [Option<Html>; 2]) -> Html {
    html! { <div class="notice" role="alert"><p>{ text }</p>{ for buttons.into_iter().flatten() }</div> }
}
