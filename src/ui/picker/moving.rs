//! The animation of a small board.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::showcase::{Showcase, ShowcaseFrame};
use crate::rules::Variant;

/// What the small board of a game shows: its animation, once, from when it is pointed at or
/// chosen. Where nothing is animated, it shows the last position meanwhile.
#[hook]
pub fn use_showcase(
    variant: Variant,
    is_chosen: bool,
    is_pointed: bool,
    is_animated: bool,
) -> ShowcaseFrame {
    let showcase = use_memo(variant, |&variant| Showcase::of(variant));
    let now = use_state_eq(|| None::<usize>);
    {
        let now = now.clone();
        use_effect_with(
            (is_chosen, is_animated),
            move |&(is_chosen, is_animated)| {
                if !(is_chosen && is_animated) {
                    now.set(None);
                } else if now.is_none() {
                    now.set(Some(0));
                }
            },
        );
    }
    {
        let now = now.clone();
        use_effect_with(
            (is_pointed, is_animated),
            move |&(is_pointed, is_animated)| {
                if is_pointed && is_animated {
                    now.set(Some(0));
                } else if !is_chosen {
                    now.set(None);
                }
            },
        );
    }
    {
        let (showcase, next) = (showcase.clone(), now.clone());
        use_effect_with(*now, move |&now| {
            let frame = now.and_then(|now| Some((now, showcase.frames.get(now)?.lasts)));
            let timer = frame.map(|(now, lasts)| {
                let following = (now + 1 < showcase.frames.len()).then_some(now + 1);
                Timeout::new(lasts, move || next.set(following))
            });
            move || drop(timer)
        });
    }
    let frame = match *now {
        Some(now) => showcase.frames.get(now),
        None if !is_animated && (is_chosen || is_pointed) => Some(&showcase.end),
        None => None,
    };
    frame.unwrap_or(&showcase.rest).clone()
}
