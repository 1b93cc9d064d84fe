//! The view in which a position is set up.

use std::rc::Rc;

use yew::prelude::*;

use super::panel::EditorPanel;
use super::{Draft, DraftFault};
use crate::bot::Level;
use crate::link::Player;
use crate::rules::{BySide, Match, Options, Position, Rules, Side, Variant};
use crate::ui::board::layout::Orientation;
use crate::ui::board::{SetupBoard, SetupIntent, SetupPlace};
use crate::ui::browser::storage::{self, EDITOR};
use crate::ui::browser::{use_dispatcher, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Action, TeacherRequest};
use crate::ui::widgets::select::items_of_range;
use crate::ui::widgets::{Icon, SelectField, SelectItem, ShareButton, icon};

/// The changes that can be taken back.
const MAX_HISTORY: usize = 500;

/// The properties of [`EditorView`].
#[derive(Properties, PartialEq)]
pub struct EditorViewProps {
    /// The rules of the game on the board, and the position that it shows.
    pub current: (Rules, Position),
    /// The orientation of the board.
    pub orientation: Orientation,
}

/// A change in the editor.
pub enum EditorAction {
    /// What a person does on the board.
    Board(SetupIntent),
    /// Another position.
    Change(Draft),
    /// The position as a text that is being written.
    Text(String),
    /// The last change is taken back.
    Undo,
}

/// What the editor holds.
#[derive(Clone, PartialEq)]
struct Editor {
    draft: Draft,
    history: Vec<Draft>,
    selected: Option<SetupPlace>,
    /// A text that is no position, with its fault.
    text: Option<(String, DraftFault)>,
}

impl Editor {
    fn new(draft: Draft) -> Self {
        Self {
            draft,
            history: Vec::new(),
            selected: None,
            text: None,
        }
    }

    fn change(&mut self, draft: Draft) {
        if draft != self.draft {
            self.history.push(std::mem::replace(&mut self.draft, draft));
            let surplus = self.history.len().saturating_sub(MAX_HISTORY);
            self.history.drain(..surplus);
        }
        self.text = None;
    }
}

impl Reducible for Editor {
    type Action = EditorAction;

    fn reduce(self: Rc<Self>, action: EditorAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            EditorAction::Board(intent) => {
                let mut draft = next.draft.clone();
                draft.apply(intent);
                next.change(draft);
                next.selected = match intent {
                    SetupIntent::Select(place)
                    | SetupIntent::Add(place)
                    | SetupIntent::Take(place)
                    | SetupIntent::Fill(place, _)
                    | SetupIntent::Move { to: place, .. } => {
                        Some(place).filter(|&place| place != SetupPlace::Tray)
                    }
                };
            }
            EditorAction::Change(draft) => {
                if draft.rules() != next.draft.rules() {
                    next.selected = None;
                }
                next.change(draft);
            }
            EditorAction::Text(text) => match Draft::parse(*next.draft.rules(), &text) {
                Ok(draft) => next.change(draft),
                Err(fault) => next.text = Some((text, fault)),
            },
            EditorAction::Undo => {
                if let Some(draft) = next.history.pop() {
                    if draft.rules() != next.draft.rules() {
                        next.selected = None;
                    }
                    next.draft = draft;
                }
                next.text = None;
            }
        }
        Rc::new(next)
    }
}

/// The editor of positions.
#[component]
pub fn EditorView(props: &EditorViewProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let editor = use_reducer_eq(|| Editor::new(stored().unwrap_or_else(first)));
    // A text that is no position is not what the board shows.
    let position = editor.draft.check().ok().filter(|_| editor.text.is_none());
    use_effect_with(editor.draft.to_string(), |text| {
        // It is only a convenience.
        let _ = storage::write(EDITOR, text);
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
                has_stores={draft.has_stores()}
                selected={editor.selected}
                orientation={props.orientation}
                look={settings.look}
                on_intent={on_action.reform(EditorAction::Board)}
            />
            <p class="about tips">{ t!(locale, "setup-tips") }</p>
            <EditorPanel
                draft={draft.clone()}
                selected={editor.selected}
                text={editor.text.clone()}
                {on_action}
            >
                <Uses {game} />
            </EditorPanel>
        </article>
    }
}

/// The position that was set up last, finished or not.
fn stored() -> Option<Draft> {
    storage::read(EDITOR)?.parse().ok()
}

fn first() -> Draft {
    Draft::start(Variant::Giuthi.default_rules())
}

/// The game and its size.
fn game_fields(locale: &Locale, draft: &Draft, on_action: &Callback<EditorAction>) -> Html {
    let (variant, options) = (draft.rules().variant(), draft.rules().options());
    let games =
        Variant::ALL.map(|variant| SelectItem::new(variant.id(), describe::game(locale, variant)));
    let start = |variant, options| EditorAction::Change(Draft::of_game(variant, options));
    let ongame = on_action.reform(move |name: String| {
        let variant = name.parse().unwrap_or(variant);
        start(variant, variant.default_options())
    });
    let onpits = on_action.reform(move |name: String| {
        let pits = name.parse().unwrap_or(options.pits);
        start(variant, Options { pits, ..options })
    });
    let onseeds = on_action.reform(move |name: String| {
        let seeds = name.parse().unwrap_or(options.seeds);
        start(variant, Options { seeds, ..options })
    });
    html! {
        <div class="editor-game">
            <SelectField
                option="game"
                label={t!(locale, "setup-game")}
                items={games.to_vec()}
                value={variant.id()}
                onchange={ongame}
            />
            <SelectField
                option="pits"
                label={t!(locale, "pits-a-row")}
                items={items_of_range(variant.pits())}
                value={options.pits.to_string()}
                onchange={onpits}
            />
            <SelectField
                option="seeds"
                label={t!(locale, "seeds-a-pit")}
                items={items_of_range(variant.seeds())}
                value={options.seeds.to_string()}
                onchange={onseeds}
            />
        </div>
    }
}

/// The buttons that set up a whole position, and the one that takes a change back.
fn quick_buttons(
    locale: &Locale,
    props: &EditorViewProps,
    editor: &Editor,
    on_action: &Callback<EditorAction>,
) -> Html {
    let rules = *editor.draft.rules();
    let (game_rules, position) = props.current;
    let current = Draft::of(game_rules, &position).ok();
    let button = |action: &'static str, label: String, draft: Option<Draft>| {
        let onclick = {
            let (draft, on_action) = (draft.clone(), on_action.clone());
            move |_: MouseEvent| {
                if let Some(draft) = draft.clone() {
                    on_action.emit(EditorAction::Change(draft));
                }
            }
        };
        html! {
            <button
                type="button"
                class="quiet"
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
        <div class="editor-quick">
            { button("setup-start", t!(locale, "setup-start"), Some(Draft::start(rules))) }
            { button("setup-empty", t!(locale, "setup-empty"), Some(Draft::empty(rules))) }
            { button("setup-current", t!(locale, "setup-current"), current) }
            <button
                type="button"
                class="quiet"
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
struct UsesProps {
    /// A game that begins at the position; `None` while it is no position.
    game: Option<Match>,
}

/// What can be done with the position: analyse it, play on from it, share it.
#[component]
fn Uses(props: &UsesProps) -> Html {
    let locale = use_locale();
    let page = use_dispatcher();
    let settings = use_settings();
    let opponent = use_state_eq(|| settings.level().number.to_string());
    let people = SelectItem::new("person", t!(locale, "setup-person"));
    let level = |level: &Level| {
        let name = t!(locale, "level", level = level.number);
        SelectItem::new(level.number.to_string(), name)
    };
    let items = Level::ALL.iter().map(level).chain([people]);
    let onopponent = {
        let opponent = opponent.clone();
        move |name: String| opponent.set(name)
    };
    let onanalyse = {
        let (page, game) = (page.clone(), props.game.clone());
        move |_: MouseEvent| {
            if let Some(game) = game.clone() {
                page.dispatch(Action::PlayFrom(Box::new(game), BySide::default()));
                page.dispatch(Action::Teach(TeacherRequest::Judge));
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
                { icon(Icon::Teacher) }
                { t!(locale, "setup-analyse") }
            </button>
            <SelectField
                option="setup-opponent"
                label={t!(locale, "setup-opponent")}
                items={items.collect::<Vec<_>>()}
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
            if let Some(game) = &props.game {
                <ShareButton game={game.clone()} text={t!(locale, "setup-puzzle")} />
            }
        </>
    }
}

/// The person plays the side to move, and the other one is played by a level of the bot
/// or by another person.
fn players(game: &Match, opponent: &str) -> BySide<Player> {
    let own = game.current().position().to_move().unwrap_or(Side::South);
    let level = opponent.parse().ok().and_then(Level::numbered);
    let other = level.map_or(Player::Person, |level| Player::Bot(level.number));
    BySide::from_fn(|side| if side == own { Player::Person } else { other })
}
