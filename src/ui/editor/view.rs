//! The view in which a position is set up.

use std::rc::Rc;

use yew::prelude::*;
use yew::props;

use super::panel::EditorPanel;
use super::stepper::stepper;
use super::texts::held;
use super::{EditorAction, EditorState, SetupPosition};
use crate::bot::Level;
use crate::link::{HandoutItem, LinkContent, LinkView, Player};
use crate::rules::{BySide, Match, Options, Position, Rules, Side, Variant};
use crate::ui::board::SetupBoard;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::storage::{self, EDITOR, EDITOR_TEXT};
use crate::ui::browser::{use_dispatcher, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::game::HandoutButton;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, GameAction};
use crate::ui::widgets::select::{SelectProps, choice_field};
use crate::ui::widgets::{Icon, SelectField, SelectItem, ShareButton, icon};

#[derive(Properties, PartialEq)]
pub struct EditorViewProps {
    /// The rules of the game on the board, and the position that it shows.
    pub current: (Rules, Position),
    pub orientation: Orientation,
}

impl Reducible for EditorState {
    type Action = EditorAction;

    fn reduce(self: Rc<Self>, action: EditorAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

#[component]
pub fn EditorView(props: &EditorViewProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let editor = use_reducer_eq(first_state);
    // A text that is no position is not what the board shows.
    let position = editor.draft.check().ok().filter(|_| editor.text.is_none());
    use_effect_with(editor.draft.to_string(), |text| {
        if stored().is_none_or(|stored| stored.to_string() != *text) {
            storage::write_or_keep_in_tab(EDITOR, text);
        }
    });
    let text = editor.text.as_ref().map(|(text, _)| text.clone());
    use_effect_with(text, |text| {
        storage::write_in_tab(EDITOR_TEXT, text.as_deref().unwrap_or_default());
    });
    let on_action = {
        let dispatcher = editor.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let draft = &editor.draft;
    let game = position.map(|position| Match::from_position(*draft.rules(), position));
    html! {
        <article class="editor" data-result={if game.is_some() { "valid" } else { "invalid" }}>
            <header>
                <h1 tabindex="-1">{ t!(locale, "set-up-position") }</h1>
                { game_fields(&locale, draft, &on_action) }
                { quick_buttons(&locale, props, &editor, &on_action) }
            </header>
            <SetupBoard
                rules={*draft.rules()}
                position={draft.position()}
                tray={draft.tray()}
                can_fill_stores={draft.can_fill_stores()}
                selected={editor.selected}
                orientation={props.orientation}
                look={settings.look}
                on_change={on_action.reform(EditorAction::Board)}
            >
                { for editor.selected.map(|place| stepper(&locale, draft, place, &on_action)) }
            </SetupBoard>
            <p class="for-readers" role="status">
                { for editor.changed.map(|place| held(&locale, draft, place)) }
            </p>
            { tips(&locale) }
            <EditorPanel
                draft={draft.clone()}
                selected={editor.selected}
                text={editor.text.clone()}
                has_no_seed={editor.has_no_seed}
                {on_action}
            >
                <PositionActions {game} />
            </EditorPanel>
        </article>
    }
}

/// The list of the editor's gestures and keys. The style sheet hides those of the other kind of
/// pointer.
fn tips(locale: &Locale) -> Html {
    let tip = |class: Option<&'static str>, symbol: Icon, text: String| {
        html! { <li {class}>{ icon(symbol) }{ text }</li> }
    };
    html! {
        <ul class="about tips">
            { tip(Some("of-mouse"), Icon::Press, t!(locale, "setup-tip-press")) }
            { tip(Some("of-mouse"), Icon::RightPress, t!(locale, "setup-tip-right-press")) }
            { tip(Some("of-touch"), Icon::Tap, t!(locale, "setup-tip-tap")) }
            { tip(Some("of-touch"), Icon::Hold, t!(locale, "setup-tip-hold")) }
            { tip(None, Icon::Drag, t!(locale, "setup-tip-drag")) }
            { tip(Some("of-mouse"), Icon::Keyboard, t!(locale, "setup-tip-number")) }
        </ul>
    }
}

/// The position that was set up last, and the text that was being typed in this tab.
fn first_state() -> EditorState {
    let state = EditorState::new(stored().unwrap_or_else(first));
    match storage::read_in_tab(EDITOR_TEXT) {
        Some(text) => state.after(EditorAction::Text(text)),
        None => state,
    }
}

/// The position that was set up last, finished or not.
fn stored() -> Option<SetupPosition> {
    storage::read_kept(EDITOR)?.parse().ok()
}

fn first() -> SetupPosition {
    SetupPosition::start(Variant::Giuthi.default_rules())
}

/// The game and its size.
fn game_fields(locale: &Locale, draft: &SetupPosition, on_action: &Callback<EditorAction>) -> Html {
    let (variant, options) = (draft.rules().variant(), draft.rules().options());
    let games =
        Variant::ALL.map(|variant| SelectItem::new(variant.id(), describe::game(locale, variant)));
    let start = |variant, options| EditorAction::Set(SetupPosition::of_game(variant, options));
    let ongame = on_action.reform(move |name: String| {
        let variant = name.parse().unwrap_or(variant);
        start(variant, variant.default_options())
    });
    let onpits = {
        let draft = draft.clone();
        on_action.reform(move |name: String| match name.strip_prefix(LATER) {
            Some(row) => EditorAction::Set(draft.of_row(row.parse().unwrap_or(options.pits))),
            None => {
                let pits = name.parse().unwrap_or(options.pits);
                start(variant, Options { pits, ..options })
            }
        })
    };
    let onseeds = on_action.reform(move |name: String| {
        let seeds = name.parse().unwrap_or(options.seeds);
        start(variant, Options { seeds, ..options })
    });
    html! {
        <div class="editor-game labels-for-readers">
            <SelectField
                option="game"
                label={t!(locale, "setup-game")}
                items={games.to_vec()}
                value={variant.id()}
                onchange={ongame}
            />
            { choice_field(props!(SelectProps {
                option: "pits",
                label: t!(locale, "pits-a-row"),
                items: pits_items(locale, draft.rules()),
                value: pits_name(draft.rules()),
                onchange: onpits,
            })) }
            { choice_field(props!(SelectProps {
                option: "seeds",
                label: t!(locale, "seeds-a-pit"),
                items: seeds_items(locale, variant),
                value: options.seeds.to_string(),
                onchange: onseeds,
            })) }
        </div>
    }
}

/// Before the pits of a row of a later round, in the name of an item.
const LATER: &str = "later-";

/// The boards that the game can have, and those of its later rounds, which have all of
/// its seeds (Rules 3.3.5).
fn pits_items(locale: &Locale, rules: &Rules) -> Vec<SelectItem> {
    let (variant, Options { pits, seeds }) = (rules.variant(), rules.options());
    let later = rules.row_for(0)..pits;
    let text = |rules: &Rules| match later.is_empty() {
        true => describe::shape(locale, rules),
        false => describe::board_size(locale, rules, true),
    };
    let whole = variant.allowed_pits().filter_map(|pits| {
        let rules = variant.rules(Options { pits, seeds }).ok()?;
        Some(SelectItem::new(pits.to_string(), text(&rules)))
    });
    let later = later
        .clone()
        .map(|row| SelectItem::new(format!("{LATER}{row}"), text(&rules.with_row(row))));
    whole.chain(later).collect()
}

/// The numbers of seeds that a pit can begin with.
fn seeds_items(locale: &Locale, variant: Variant) -> Vec<SelectItem> {
    let item = |seeds: u8| SelectItem::new(seeds.to_string(), t!(locale, "seeds", count = seeds));
    variant.allowed_seeds().map(item).collect()
}

/// The name of the item of these rules.
fn pits_name(rules: &Rules) -> String {
    let (row, whole) = (rules.board().pits_per_side(), rules.options().pits);
    match row == whole {
        true => whole.to_string(),
        false => format!("{LATER}{row}"),
    }
}

/// The buttons that set up a whole position, and the one that takes a change back.
fn quick_buttons(
    locale: &Locale,
    props: &EditorViewProps,
    editor: &EditorState,
    on_action: &Callback<EditorAction>,
) -> Html {
    let rules = *editor.draft.rules();
    let (game_rules, position) = props.current;
    let current = SetupPosition::of(game_rules, &position).ok();
    let button = |action: &'static str, label: String, draft: Option<SetupPosition>| {
        let onclick = {
            let (draft, on_action) = (draft.clone(), on_action.clone());
            move |_: MouseEvent| {
                if let Some(draft) = draft.clone() {
                    on_action.emit(EditorAction::Set(draft));
                }
            }
        };
        html! {
            <button
                type="button"
                data-action={action}
                disabled={draft.is_none()}
                {onclick}
            >
                { label }
            </button>
        }
    };
    let onundo = on_action.reform(|_: MouseEvent| EditorAction::Undo);
    let undo = t!(locale, "undo");
    html! {
        <div class="editor-quick quiet">
            { button("setup-start", t!(locale, "setup-start"), Some(SetupPosition::start(rules))) }
            { button("setup-empty", t!(locale, "setup-empty"), Some(SetupPosition::empty(rules))) }
            { button("setup-current", t!(locale, "setup-current"), current) }
            <button
                type="button"
                data-action="setup-undo"
                aria-label={undo.clone()}
                title={undo}
                disabled={editor.history.is_empty()}
                onclick={onundo}
            >
                { icon(Icon::Undo) }
            </button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct PositionActionsProps {
    /// A game that begins at the position; `None` while it is no position.
    game: Option<Match>,
}

/// What can be done with the position: analyse it, play on from it, share it.
#[component]
fn PositionActions(props: &PositionActionsProps) -> Html {
    let locale = use_locale();
    let page = use_dispatcher();
    let settings = use_settings();
    let opponent = use_state_eq(|| settings.level().number.to_string());
    let onopponent = {
        let opponent = opponent.clone();
        move |name: String| opponent.set(name)
    };
    let onanalyse = {
        let (page, game) = (page.clone(), props.game.clone());
        move |_: MouseEvent| {
            if let Some(game) = game.clone() {
                page.dispatch(Action::PlayFrom(Box::new(game), BySide::default()));
                page.dispatch(GameAction::Judge);
            }
        }
    };
    let onplay = {
        let (game, opponent) = (props.game.clone(), opponent.clone());
        move |_: MouseEvent| {
            if let Some(game) = game.clone() {
                let players = players(&game, &opponent);
                page.dispatch(Action::PlayFrom(Box::new(game), players));
            }
        }
    };
    let is_invalid = props.game.is_none();
    html! {
        <>
            <button type="button" data-action="setup-analyse" disabled={is_invalid} onclick={onanalyse}>
                { icon(Icon::Chart) }
                { t!(locale, "setup-analyse") }
            </button>
            <SelectField
                option="setup-opponent"
                label={t!(locale, "setup-opponent")}
                items={opponents(&locale)}
                value={(*opponent).clone()}
                onchange={onopponent}
            />
            <button
                type="button"
                class="main"
                data-action="setup-play"
                disabled={is_invalid}
                onclick={onplay}
            >
                { icon(Icon::Resume) }
                { t!(locale, "play-from-here") }
            </button>
            { share_buttons(&locale, props.game.as_ref()) }
            <HandoutButton item={props.game.as_ref().and_then(|game| HandoutItem::position(game, Vec::new()))} />
        </>
    }
}

/// The levels of the bot, and a person at the same screen.
fn opponents(locale: &Locale) -> Vec<SelectItem> {
    let level = |level: &Level| {
        let name = t!(locale, "level", level = level.number);
        SelectItem::new(level.number.to_string(), name)
    };
    let person = SelectItem::new("person", t!(locale, "setup-person"));
    Level::ALL.iter().map(level).chain([person]).collect()
}

/// The buttons that share a position, as a game and as a puzzle; disabled while there is none.
fn share_buttons(locale: &Locale, game: Option<&Match>) -> Html {
    html! {
        <div class="editor-share">
            if let Some(game) = game {
                <ShareButton
                    content={LinkContent { view: LinkView::Play, ..LinkContent::puzzle(game.clone()) }}
                    text={describe::game(locale, game.current().rules().variant())}
                />
                <ShareButton
                    content={LinkContent::puzzle(game.clone())}
                    text={t!(locale, "setup-puzzle")}
                    label={t!(locale, "share-kind", kind = "puzzle")}
                    icon={Icon::Puzzle}
                />
            } else {
                { disabled_button(Icon::Share, t!(locale, "share-label")) }
                { disabled_button(Icon::Puzzle, t!(locale, "share-kind", kind = "puzzle")) }
            }
        </div>
    }
}

/// Keeps the place of a button that shares, while there is nothing to share.
fn disabled_button(symbol: Icon, label: String) -> Html {
    html! { <button type="button" disabled=true>{ icon(symbol) }{ label }</button> }
}

/// The person plays the side to move, and the other one is played by a level of the bot
/// or by another person.
fn players(game: &Match, opponent: &str) -> BySide<Player> {
    let own = game.current().position().to_move().unwrap_or(Side::South);
    let level = opponent.parse().ok().and_then(Level::numbered);
    let other = level.map_or(Player::Person, |level| Player::Bot(level.number));
    BySide::from_fn(|side| if side == own { Player::Person } else { other })
}
