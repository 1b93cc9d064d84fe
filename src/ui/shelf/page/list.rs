//! The list of the kept games.

use js_sys::Date;
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use super::Manner;
use super::drawing::drawing;
use crate::ui::js::object;
use crate::ui::shelf::words::Words;
use crate::ui::shelf::{Entry, Known, Shelf};

/// Which games are shown.
pub(super) fn filter(shelf: &Shelf, words: Words) -> Html {
    let games = shelf.games();
    // Where there is nothing to choose, nothing is asked.
    if games.len() < 2 {
        return Html::default();
    }
    html! {
        <label class="filter">
            <span>{ words.game() }</span>
            <select data-option="filter">
                <option value="" selected={shelf.filter.is_none()}>{ words.all_games() }</option>
                { for games.into_iter().map(|game| html! {
                    <option value={game.id()} selected={shelf.filter == Some(game)}>{ words.board().game(game) }</option>
                }) }
            </select>
        </label>
    }
}

/// The running games (part 0), or the finished ones (part 1).
pub(super) fn part(
    shelf: &Shelf,
    manner: Manner,
    part: usize,
    title: &str,
    entries: &[&Entry],
) -> Html {
    if entries.is_empty() {
        return Html::default();
    }
    let words = manner.words;
    let shown = entries.len().min(shelf.shown[part]);
    let known = |entry: &&Entry| Some((entry.key.clone(), entry.known()?.clone()));
    html! {
        <section>
            <h2>{ title }<small>{ entries.len() }</small></h2>
            <ul class="cards">
                { for entries[..shown].iter().filter_map(known).map(|(key, known)| html! {
                    <Card key={key.clone()} {known} {manner} />
                }) }
            </ul>
            if shown < entries.len() {
                <button type="button" data-action="more" data-at={part.to_string()}>{ words.more() }</button>
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct CardProps {
    known: Known,
    manner: Manner,
}

/// One game.
#[component]
fn Card(props: &CardProps) -> Html {
    let CardProps { known, manner } = props;
    let words = manner.words;
    let rules = known.rules();
    let name = words.board().game(rules.variant());
    let key = known.id.key();
    let address = ["./#~", &*known.id.to_string()].concat();
    let is_due = known.is_due();
    // What a button does is plain to who sees where it stands, and to who
    // hears its name.
    let says = |what: &str| [what, ": ", name, ", ", &words.rival(known)].concat();
    let open = if known.is_finished() {
        words.look()
    } else if known.unsent {
        words.board().send()
    } else {
        words.resume()
    };
    let size = words.board().size(rules);
    let about = [&*size, " \u{b7} ", &words.moves(known), " \u{b7} "].concat();
    html! {
        <li class={classes!("card", is_due.then_some("due"))} data-entry={key.clone()}>
            { drawing(known, &manner.settings) }
            <div class="said">
                <div class="head">
                    <h3>{ name }</h3>
                    <p class="rival"><bdi>{ words.rival(known) }</bdi></p>
                </div>
                <p class="stage">{ words.stage(known) }</p>
                <p class="about">{ about }{ date(known.kept.played, *manner) }</p>
            </div>
            <div class="row">
                <a class={classes!("button", is_due.then_some("main"))} href={address} aria-label={says(open)}>{ open }</a>
                <button type="button" data-action="export" data-at={key.clone()} aria-label={says(words.export())}>{ words.export() }</button>
                <button type="button" data-action="delete" data-at={key} aria-label={says(words.delete())}>{ words.delete() }</button>
            </div>
        </li>
    }
}

/// The entries that can't be read.
pub(super) fn damaged(words: Words, entries: &[&Entry]) -> Html {
    if entries.is_empty() {
        return Html::default();
    }
    let item = |entry: &&Entry| {
        let why = entry.content.as_ref().err();
        let why = why.map_or_else(String::new, |damage| words.damage(damage));
        let says = |what: &str| [what, ": ", &*entry.key].concat();
        html! {
            <li class="card broken" key={entry.key.clone()} data-entry={entry.key.clone()}>
                <p class="stage">{ why }</p>
                <p class="about"><code>{ entry.raw.chars().take(80).collect::<String>() }</code></p>
                <div class="row">
                    <button type="button" data-action="export" data-at={entry.key.clone()} aria-label={says(words.export())}>{ words.export() }</button>
                    <button type="button" data-action="delete" data-at={entry.key.clone()} aria-label={says(words.delete())}>{ words.delete() }</button>
                </div>
            </li>
        }
    };
    html! {
        <section>
            <h2>{ words.damaged() }<small>{ entries.len() }</small></h2>
            <p class="about">{ words.damaged_about() }</p>
            <ul class="cards">{ for entries.iter().map(item) }</ul>
        </section>
    }
}

/// The last moment that the browser knows, in seconds.
const LAST: u64 = 8_640_000_000_000;

/// A moment, as the reader writes dates; nothing for one that isn't known.
fn date(moment: u64, manner: Manner) -> Html {
    if moment == 0 {
        return Html::default();
    }
    let date = Date::new(&JsValue::from(moment.min(LAST) as f64 * 1000.0));
    let exact = date.to_iso_string();
    let options = object(&[("dateStyle", "medium".into())]);
    let text: String = date
        .to_locale_string(
            manner.words.board().language().tag(),
            options.unchecked_ref(),
        )
        .into();
    html! { <time datetime={String::from(exact)}>{ text }</time> }
}
