//! The link of the running game, and what a link that is opened brings. All of
//! it is pure: the router writes and reads the address.

use crate::link::{
    GameId, HandoutLink, LinkContent, LinkError, LinkView, StoredGame, StoredGameError,
    StoredParts, TurnMessage, decode, decode_handout, encode, normalized,
};
use crate::ui::browser::stored::stored_game;
use crate::ui::state::{Action, AppState, GameAction, GameState, Notice, View};

/// The first character of an address with the id of a stored game. No link
/// begins with it.
const ID_MARK: char = '~';

/// The address of a stored game within the page.
pub fn stored_href(id: GameId) -> String {
    format!("#{ID_MARK}{id}")
}

pub trait GameStore {
    fn game(&self, id: GameId) -> Option<Result<StoredGame, StoredGameError>>;

    fn games(&self) -> Vec<(GameId, String)>;

    fn last_game(&self) -> Option<GameId>;

    /// The time, in seconds since the beginning of 1970 (UTC).
    fn now(&self) -> u64;
}

pub fn game_link(game: &GameState) -> String {
    let saved = game.saved();
    let message = game.sealed_message();
    let view = message.map_or(LinkView::Play, LinkView::Message);
    encode(&LinkContent {
        game: saved.game,
        fair_start: saved.fair_start,
        ended: saved.ended,
        view,
    })
}

/// What an address brings: a stored game, a message of a game by link, or
/// another game. `broken` makes the notice of a link that can't be read.
pub fn actions_of(
    state: &AppState,
    address: &str,
    broken: fn(LinkError) -> Notice,
    store: &impl GameStore,
) -> Vec<Action> {
    if let Some(id) = address.strip_prefix(ID_MARK) {
        return vec![open_stored(state, id, store)];
    }
    match content_of(address) {
        Ok(content) => open_link(state, content, store),
        Err(error) => vec![Action::ShowNotice(broken(error))],
    }
}

/// The content of a link in an address.
///
/// # Errors
/// What is wrong with the link.
pub fn content_of(address: &str) -> Result<LinkContent, LinkError> {
    read_link(address, decode)
}

/// The tasks or answers of a link in an address.
///
/// # Errors
/// What is wrong with the link.
pub fn handout_of(address: &str) -> Result<HandoutLink, LinkError> {
    read_link(address, decode_handout)
}

/// Whether an address is meant as a link with tasks or answers, right or not.
pub fn is_handout(address: &str) -> bool {
    HandoutLink::is_meant(&bare_link(address))
}

fn read_link<T>(address: &str, decode: fn(&str) -> Result<T, LinkError>) -> Result<T, LinkError> {
    let link = &*bare_link(address);
    let read = decode(link);
    read.or_else(|error| {
        // An emphasis sign is a sign of links, too, and a text may be pasted twice.
        let others = [link.trim_end_matches('_'), first_of_two(link)];
        others
            .into_iter()
            .find_map(|link| decode(link).ok())
            .ok_or(error)
    })
}

/// The link before the address of another one that follows it without a space.
fn first_of_two(link: &str) -> &str {
    let (first, _) = link.split_once(':').unwrap_or((link, ""));
    let before_scheme = first.strip_suffix("https");
    before_scheme
        .or_else(|| first.strip_suffix("http"))
        .unwrap_or(link)
        .trim_end_matches(|sign| !is_of_link(sign))
}

fn is_of_link(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'
}

/// The link in an address, in plain signs.
fn bare_link(address: &str) -> String {
    without_surroundings(&normalized(&percent_decoded(address))).to_owned()
}

/// The link without what programs and writers put round it: brackets and signs of emphasis, the
/// end of a sentence in any script, and parameters such as `&utm_source=chat`.
fn without_surroundings(address: &str) -> &str {
    let is_parameter = |rest: &str| {
        let value =
            rest.trim_start_matches(|sign: char| sign.is_ascii_alphanumeric() || sign == '_');
        value.len() < rest.len() && value.starts_with('=')
    };
    let mut marks = address.match_indices(['&', '?']);
    let link = marks
        .find(|(at, mark)| is_parameter(&address[at + mark.len()..]))
        .map_or(address, |(at, _)| &address[..at]);
    let end = link.find([' ', '\n', '#']).unwrap_or(link.len());
    let link = link[..end].trim_end_matches(|sign| !is_of_link(sign));
    // Behind those signs is the id of a stored game, or a view.
    let is_of_address = |sign: char| sign.is_ascii_alphanumeric() || sign == ID_MARK || sign == '/';
    link.trim_start_matches(|sign| !is_of_address(sign))
}

/// The text of an address, in which the browser writes `%C2%BB` for `»`.
fn percent_decoded(address: &str) -> String {
    let mut rest = address.as_bytes();
    let mut bytes = Vec::with_capacity(address.len());
    while let [byte, after @ ..] = rest {
        let digit = |at: usize| char::from(*after.get(at)?).to_digit(16);
        let code = (*byte == b'%').then(|| Some(16 * digit(0)? + digit(1)?));
        let code = code.flatten().map(|code| code as u8);
        bytes.push(code.unwrap_or(*byte));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn open_stored(state: &AppState, id: &str, store: &impl GameStore) -> Action {
    let id: Option<GameId> = id.parse().ok();
    if id.is_some() && state.game.is_own() && state.game.header.id == id {
        // It is on the board already.
        return Action::View(View::Board);
    }
    match id.and_then(|id| Some((id, store.game(id)?))) {
        Some((id, Ok(game))) => Action::Resume(id, Box::new(game)),
        Some((_, Err(error))) => Action::ShowNotice(Notice::BrokenSave(error)),
        None => Action::ShowNotice(Notice::NoSuchGame),
    }
}

fn open_link(state: &AppState, content: LinkContent, store: &impl GameStore) -> Vec<Action> {
    if let LinkView::Message(message) = content.view {
        return open_message(state, content, message, store);
    }
    match find(&content, store) {
        Some((id, game)) if content.view != LinkView::Puzzle => {
            let mut actions = vec![Action::Resume(id, Box::new(game))];
            if let LinkView::AtPly(at) = content.view {
                actions.push(GameAction::ShowPly(at).into());
            }
            actions
        }
        _ => vec![Action::Open(content)],
    }
}

fn open_message(
    state: &AppState,
    content: LinkContent,
    message: TurnMessage,
    store: &impl GameStore,
) -> Vec<Action> {
    // The game on the board may be newer than the stored one.
    let is_here = state.game.is_own() && state.game.header.id == Some(message.id);
    let here = is_here.then(|| Ok(stored_game(&state.game, store.now())));
    let stored = match here.or_else(|| store.game(message.id)) {
        Some(Ok(game)) => Some(Box::new(game)),
        Some(Err(error)) => {
            // The damaged text stays as it is; the message can be looked at.
            let view = LinkView::Play;
            let open = Action::Open(LinkContent { view, ..content });
            return vec![open, Action::ShowNotice(Notice::BrokenSave(error))];
        }
        None => None,
    };
    vec![Action::ReceiveMessage {
        content,
        message,
        stored,
        now: store.now(),
    }]
}

/// The stored game of a link, the one played last before others.
fn find(content: &LinkContent, store: &impl GameStore) -> Option<(GameId, StoredGame)> {
    let link = encode(&LinkContent {
        view: LinkView::Play,
        ..content.clone()
    });
    let is_linked = |text: &str| StoredParts::split(text).is_some_and(|it| it.link() == link);
    let last = store.last_game();
    let games = store.games().into_iter();
    let found = games.filter(|(_, text)| is_linked(text));
    let (id, text) = found.max_by_key(|&(id, _)| Some(id) == last)?;
    Some((id, text.parse::<StoredGame>().ok()?))
}

#[cfg(test)]
mod tests;
