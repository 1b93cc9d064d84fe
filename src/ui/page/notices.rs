//! What has to be told, above everything else.

use yew::prelude::*;

use super::markup::markup;
use super::parts::button;
use crate::link::Player;
use crate::rules::Side;
use crate::ui::state::{BotHealth, Notice, State, View};

/// The messages that wait to be read.
pub fn notices(state: &State) -> Html {
    let words = state.words();
    let is_bot = |side| matches!(state.players[side], Player::Bot(_));
    let bots = Side::ALL.into_iter().any(is_bot);
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
        let first = match notice {
            Notice::OtherGame(_) => Some(button("take-other", "", words.take_other())),
            Notice::BrokenLink(fault) | Notice::StrayLink(fault) if fault.game().is_some() => {
                Some(button("take-rest", "", words.take_rest()))
            }
            // static/offline.js hears it.
            Notice::NewVersion => Some(button("reload", "", words.reload())),
            _ => earlier.map(|(_, saved)| button("return", "", &words.go_back(&saved.game))),
        };
        message(
            &words.notice(notice),
            [first, Some(button("dismiss", "", words.close()))],
        )
    });
    let failed = failed.map(|failure| {
        let buttons = [
            bots.then(|| button("take-over", "", words.play_both())),
            Some(button("retry", "", words.try_again())),
        ];
        message(&words.bot_failed(failure), buttons)
    });
    markup! { <>{ told }{ failed }</> }
}

fn message(text: &str, buttons: [Option<Html>; 2]) -> Html {
    markup! { <div class="notice" role="alert"><p>{ text.to_owned() }</p>{ for buttons.into_iter().flatten() }</div> }
}
