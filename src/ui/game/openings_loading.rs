//! Loads what the openings show: the table of the game, and the player's own games.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use crate::bot::OpeningTable;
use crate::link::StoredGame;
use crate::rules::Rules;
use crate::ui::browser::loading::{Loading, use_loading};
use crate::ui::browser::slices::Slices;
use crate::ui::browser::{fetch, storage};
use crate::ui::state::OwnGames;

/// The table of a game, `Ready` with `None` for a game without one, and a callback that
/// tries again to load it.
#[hook]
pub fn use_opening_table(rules: &Rules) -> (Loading<Option<OpeningTable>>, Callback<()>) {
    let address = OpeningTable::address(rules);
    let wanted = address.is_some().then_some(rules);
    let (table, retry) = use_loading(address, load);
    // Until it is loaded, the table of the game that was on the board before is there.
    let is_stale = matches!(&table, Loading::Ready(table)
        if Option::as_ref(table).map(OpeningTable::rules) != wanted);
    (if is_stale { Loading::Pending } else { table }, retry)
}

async fn load(address: Option<String>) -> Option<Rc<Option<OpeningTable>>> {
    let Some(address) = address else {
        return Some(Rc::default());
    };
    let text = fetch::text(&format!("./{address}"), RequestCache::Default).await?;
    Some(Rc::new(Some(text.parse().ok()?)))
}

/// The player's finished games, once they are counted: at first, when another game is on
/// the board, and when another tab has stored something.
#[hook]
pub fn use_own_games(rules: Rules) -> Option<Rc<OwnGames>> {
    let counted = use_state_eq(|| None::<Rc<OwnGames>>);
    let changes = use_state(|| 0_u32);
    {
        let changes = changes.clone();
        // The hook keeps the callback of the first render. A clone reads the number as of now.
        storage::use_storage_changes(move || changes.set(*changes.clone() + 1));
    }
    let own = counted.clone();
    use_effect_with((rules, *changes), move |&(rules, _)| {
        let is_wanted = Rc::new(Cell::new(true));
        {
            let is_wanted = Rc::clone(&is_wanted);
            spawn_local(async move {
                let counted = count(rules, &is_wanted).await;
                if is_wanted.get() {
                    own.set(Some(Rc::new(counted)));
                }
            });
        }
        move || is_wanted.set(false)
    });
    (*counted).clone()
}

/// Reads the stored games. Thousands take longer than a page may stand still.
async fn count(rules: Rules, is_wanted: &Cell<bool>) -> OwnGames {
    let mut own = OwnGames::new(rules);
    let mut slices = Slices::begin();
    for (_, text) in storage::games().into_iter().flatten() {
        if slices.rest().await && !is_wanted.get() {
            break;
        }
        if let Ok(stored) = text.parse::<StoredGame>() {
            own.add(&stored.saved);
        }
    }
    own
}
