//! The tasks that are being put together.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::solving::Solving;
use super::texts::item_entry;
use crate::link::{Handout, HandoutItem, Name};
use crate::rules::{Match, Variant};
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::stored_progress::ProgressChange;
use crate::ui::browser::{focus, system, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::game::Handouts;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{NamedValue, View, named_values};
use crate::ui::tasks::{
    Collections, PuzzleEntry, level_count, move_name, puzzles_failure, use_collections,
};
use crate::ui::widgets::select::items_of;
use crate::ui::widgets::{Icon, SelectField, SelectItem, icon};

#[derive(Properties, PartialEq)]
pub(super) struct DraftProps {
    pub handouts: Handouts,
    pub change: ProgressChange<Handouts>,
}

/// The picked tasks, the fields by which others are picked, and the button that hands them out.
#[component]
pub(super) fn Draft(props: &DraftProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let DraftProps { handouts, change } = props;
    let heading = use_node_ref();
    let draft = &handouts.draft;
    let unsolved = draft.items.iter().find_map(|item| match item {
        HandoutItem::Position { game, right } if right.is_empty() => Some(game),
        _ => None,
    });
    let entry = |(index, item): (usize, &HandoutItem)| {
        let onremove = {
            let (item, change, heading) = (item.clone(), change.clone(), heading.clone());
            move |_: MouseEvent| {
                let item = item.clone();
                change.emit(Box::new(move |handouts: &mut Handouts| {
                    handouts.draft.items.retain(|picked| *picked != item);
                }));
                // The button goes.
                focus(&heading);
            }
        };
        let what = t!(locale, "handout-task", number = index + 1);
        let remove = t!(locale, "handout-remove", what = what);
        let rest = html! {
            <>
                { solution(&locale, item, unsolved, change) }
                <button
                    type="button"
                    class="sign-button quiet"
                    data-action="handout-remove"
                    aria-label={remove.clone()}
                    title={remove}
                    onclick={onremove}
                >
                    { icon(Icon::Close) }
                </button>
            </>
        };
        item_entry(&locale, index + 1, item, look, rest)
    };
    let ontitle = {
        let change = change.clone();
        move |event: Event| {
            let title = Name::tidy(&event.target_unchecked_into::<HtmlInputElement>().value());
            change.emit(Box::new(move |handouts: &mut Handouts| {
                handouts.draft.title = title
            }));
        }
    };
    let onmake = {
        let change = change.clone();
        move |_: MouseEvent| change.emit(Box::new(Handouts::hand_out))
    };
    let count = draft.items.len();
    html! {
        <section class="handout-draft card">
            <h2 ref={&heading} class="name-and-number" tabindex="-1">
                { t!(locale, "handout-new") }
                <small role="status">
                    { t!(locale, "handout-picked", count = count, most = Handout::MAX_ITEMS) }
                </small>
            </h2>
            if count > 0 {
                <ol class="handout-items">{ for draft.items.iter().enumerate().map(entry) }</ol>
            }
            <PuzzlePicker handouts={handouts.clone()} change={change.clone()} />
            <DrillPicker handouts={handouts.clone()} change={change.clone()} />
            <div class="handout-pick">
                <span>{ t!(locale, "handout-from-editor") }</span>
                <a class="button" href={href(View::Editor)}>{ t!(locale, "set-up-position") }</a>
            </div>
            if count > 0 {
                <div class="handout-pick">
                    <label>
                        <span>{ t!(locale, "handout-title") }</span>
                        <input
                            type="text"
                            data-option="handout-title"
                            maxlength={Name::MAX_LENGTH.to_string()}
                            value={draft.title.as_str().to_owned()}
                            onchange={ontitle}
                        />
                    </label>
                    <button
                        type="button"
                        class="main"
                        data-action="handout-make"
                        disabled={unsolved.is_some()}
                        onclick={onmake}
                    >
                        { icon(Icon::Link) }
                        { t!(locale, "handout-make") }
                    </button>
                </div>
            }
        </section>
    }
}

/// The moves that are right in a position, or the search for them: one position after another.
fn solution(
    locale: &Locale,
    item: &HandoutItem,
    unsolved: Option<&Match>,
    change: &ProgressChange<Handouts>,
) -> Html {
    let HandoutItem::Position { game, right } = item else {
        return Html::default();
    };
    let rules = game.current().rules();
    if right.is_empty() {
        let onfound = {
            let (game, change) = (game.clone(), change.clone());
            Callback::from(move |moves: Vec<_>| {
                let game = game.clone();
                change.emit(Box::new(move |handouts: &mut Handouts| {
                    handouts.solve(&game, &moves);
                }));
            })
        };
        return html! {
            if unsolved == Some(game) {
                <Solving game={game.clone()} {onfound} />
            }
        };
    }
    let moves = right.iter().map(|&mv| move_name(rules, mv));
    let is_any = right.len() == rules.moves(game.current().position()).iter().count();
    html! {
        <p class="about handout-right">
            <bdi dir="ltr" translate="no">{ locale.list(moves) }</bdi>
            if is_any {
                { " " }
                { t!(locale, "handout-any") }
            }
        </p>
    }
}

named_values! {
    /// How hard the puzzles are that are picked.
    pub enum Difficulty {
        Easy => "easy",
        Medium => "medium",
        Hard => "hard",
    }
}

impl Difficulty {
    fn has(self, entry: &PuzzleEntry) -> bool {
        match entry.puzzle.difficulty {
            ..=3 => self == Self::Easy,
            4..=6 => self == Self::Medium,
            _ => self == Self::Hard,
        }
    }
}

/// The field for a game.
fn game_field(
    locale: &Locale,
    option: &'static str,
    value: Variant,
    onchange: Callback<Variant>,
) -> Html {
    let item = |variant: Variant| SelectItem::new(variant.id(), describe::game(locale, variant));
    let onchange = move |name: String| {
        if let Ok(variant) = name.parse() {
            onchange.emit(variant);
        }
    };
    html! {
        <SelectField
            {option}
            label={t!(locale, "setup-game")}
            items={Variant::ALL.map(item).to_vec()}
            value={value.id()}
            {onchange}
        />
    }
}

/// A puzzle by chance that is not picked yet.
fn any_puzzle(
    collections: Option<&Collections>,
    difficulty: Difficulty,
    handouts: &Handouts,
) -> Option<HandoutItem> {
    let entries = collections?.0.iter().filter(|entry| difficulty.has(entry));
    let items = entries.filter_map(|entry| {
        let task = entry.task();
        HandoutItem::position(&task.game, vec![entry.puzzle.solution])
    });
    let mut items: Vec<_> = items.filter(|item| !handouts.is_picked(item)).collect();
    let count = items.len().max(1);
    let place = system::random_bits() as usize % count;
    (place < items.len()).then(|| items.swap_remove(place))
}

/// Picks a puzzle of a game by chance.
#[component]
fn PuzzlePicker(props: &DraftProps) -> Html {
    let locale = use_locale();
    let DraftProps { handouts, change } = props;
    let variant = use_state_eq(|| Variant::Giuthi);
    let difficulty = use_state_eq(|| Difficulty::Easy);
    let (collections, retry) = use_collections(vec![*variant]);
    let onvariant = {
        let variant = variant.clone();
        Callback::from(move |chosen| variant.set(chosen))
    };
    let ondifficulty = {
        let difficulty = difficulty.clone();
        move |name: String| {
            let mut all = Difficulty::ALL.iter().copied();
            if let Some(chosen) = all.find(|it| it.name() == name) {
                difficulty.set(chosen);
            }
        }
    };
    let disabled = !handouts.has_room() || collections.ready().is_none();
    let onclick = {
        let (handouts, change) = (handouts.clone(), change.clone());
        let (collections, difficulty) = (collections.clone(), *difficulty);
        move |_: MouseEvent| {
            let Some(item) = any_puzzle(collections.ready(), difficulty, &handouts) else {
                return;
            };
            change.emit(Box::new(move |handouts: &mut Handouts| handouts.pick(item)));
        }
    };
    html! {
        <div class="handout-pick">
            { game_field(&locale, "handout-puzzle-game", *variant, onvariant) }
            <SelectField
                option="handout-difficulty"
                label={t!(locale, "handout-difficulty")}
                items={items_of(|it: Difficulty| t!(locale, "handout-how-hard", hardness = it.name()))}
                value={difficulty.name()}
                onchange={ondifficulty}
            />
            <button type="button" data-action="handout-puzzle" {disabled} {onclick}>
                { t!(locale, "handout-puzzle") }
            </button>
            if collections == Loading::Failed {
                { puzzles_failure(&locale, &retry) }
            }
        </div>
    }
}

/// Picks a round of the drill of a game.
#[component]
fn DrillPicker(props: &DraftProps) -> Html {
    let locale = use_locale();
    let DraftProps { handouts, change } = props;
    let variant = use_state_eq(|| Variant::Giuthi);
    let level = use_state_eq(|| 1_usize);
    let levels = level_count(&variant.default_rules());
    let chosen = (*level).min(levels);
    let onvariant = {
        let variant = variant.clone();
        Callback::from(move |chosen| variant.set(chosen))
    };
    let onlevel = {
        let level = level.clone();
        move |name: String| level.set(name.parse().unwrap_or(1))
    };
    let item = |level: usize| {
        let text = t!(locale, "drill-level", level = level, levels = levels);
        SelectItem::new(level.to_string(), text)
    };
    let onclick = {
        let (variant, change) = (*variant, change.clone());
        move |_: MouseEvent| {
            let item = HandoutItem::Drill {
                variant,
                level: chosen as u8,
                seed: system::random_bits() >> 2,
            };
            change.emit(Box::new(move |handouts: &mut Handouts| handouts.pick(item)));
        }
    };
    html! {
        <div class="handout-pick">
            { game_field(&locale, "handout-drill-game", *variant, onvariant) }
            <SelectField
                option="handout-level"
                label={t!(locale, "drill")}
                items={(1..=levels).map(item).collect::<Vec<_>>()}
                value={chosen.to_string()}
                onchange={onlevel}
            />
            <button
                type="button"
                data-action="handout-drill"
                disabled={!handouts.has_room()}
                {onclick}
            >
                { t!(locale, "handout-drill") }
            </button>
        </div>
    }
}
