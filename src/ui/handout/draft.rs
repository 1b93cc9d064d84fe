//! The tasks that are being put together.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::solving::Solving;
use super::texts::item_entry;
use crate::bot::PuzzleTheme;
use crate::link::{Handout, HandoutItem, Name, encode_handout};
use crate::rules::{Match, Variant};
use crate::ui::browser::loading::Loading;
use crate::ui::browser::route::href;
use crate::ui::browser::stored_progress::ProgressChange;
use crate::ui::browser::{focus, system, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::game::Handouts;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{NamedValue, PuzzleSet, View, named_values};
use crate::ui::tasks::{
    Collections, PuzzleEntry, games_of, level_count, move_name, puzzles_failure, theme_name,
    use_collections,
};
use crate::ui::widgets::select::{by_name, items_of};
use crate::ui::widgets::{Icon, SelectField, SelectItem, icon};

#[derive(Properties, PartialEq)]
pub(super) struct DraftProps {
    pub handouts: Handouts,
    pub change: ProgressChange<Handouts>,
    /// Receives the link once it is made.
    pub onmade: Callback<String>,
}

/// The picked tasks, the fields by which others are picked, and the button that hands them out.
#[component]
pub(super) fn Draft(props: &DraftProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let DraftProps {
        handouts, change, ..
    } = props;
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
        let (change, onmade) = (change.clone(), props.onmade.clone());
        let link = encode_handout(draft);
        move |_: MouseEvent| {
            change.emit(Box::new(Handouts::hand_out));
            onmade.emit(link.clone());
        }
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
            <DrillPicker has_room={handouts.has_room()} change={change.clone()} />
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
                <Solving key={game.current().position().to_string()} game={game.clone()} {onfound} />
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

/// The puzzles of a set that are so hard and not picked yet.
fn open_puzzles(
    collections: &Collections,
    set: PuzzleSet,
    difficulty: Difficulty,
    handouts: &Handouts,
) -> Vec<HandoutItem> {
    let puzzles = collections.puzzles(set, 0).into_iter();
    let items = puzzles
        .filter(|entry| difficulty.has(entry))
        .filter_map(|entry| HandoutItem::position(&entry.task().game, vec![entry.puzzle.solution]));
    items.filter(|item| !handouts.is_picked(item)).collect()
}

#[derive(Properties, PartialEq)]
struct PuzzlePickerProps {
    handouts: Handouts,
    change: ProgressChange<Handouts>,
}

/// Picks a puzzle of a game or with a theme by chance.
#[component]
fn PuzzlePicker(props: &PuzzlePickerProps) -> Html {
    let locale = use_locale();
    let PuzzlePickerProps { handouts, change } = props;
    let set = use_state_eq(|| PuzzleSet::Game(Variant::Giuthi));
    let difficulty = use_state_eq(|| Difficulty::Easy);
    let (collections, retry) = use_collections(games_of(*set, 0));
    let games = Variant::ALL.map(|variant| {
        let name = describe::game(&locale, variant);
        (PuzzleSet::Game(variant), name)
    });
    let themes = PuzzleTheme::ALL.map(|theme| {
        let name = theme_name(&locale, theme);
        (PuzzleSet::Theme(theme), name)
    });
    let sets = games.into_iter().chain(themes);
    let sets = sets.map(|(set, name)| SelectItem::new(set.to_string(), name));
    let onset = {
        let set = set.clone();
        by_name(
            Callback::from(move |chosen| set.set(chosen)),
            PuzzleSet::find,
        )
    };
    let ondifficulty = {
        let difficulty = difficulty.clone();
        by_name(
            Callback::from(move |chosen| difficulty.set(chosen)),
            Difficulty::find,
        )
    };
    let ready = collections.ready();
    let open = ready.map(|all| open_puzzles(all, *set, *difficulty, handouts));
    let open = open.filter(|_| handouts.has_room()).unwrap_or_default();
    let disabled = open.is_empty();
    let onclick = {
        let change = change.clone();
        move |_: MouseEvent| {
            let item = open[system::random_bits() as usize % open.len()].clone();
            change.emit(Box::new(move |handouts: &mut Handouts| handouts.pick(item)));
        }
    };
    html! {
        <div class="handout-pick">
            <SelectField
                option="handout-puzzle-game"
                label={t!(locale, "puzzles")}
                items={sets.collect::<Vec<_>>()}
                value={set.to_string()}
                onchange={onset}
            />
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

#[derive(Properties, PartialEq)]
struct DrillPickerProps {
    has_room: bool,
    change: ProgressChange<Handouts>,
}

/// Picks a round of the drill of a game.
#[component]
fn DrillPicker(props: &DrillPickerProps) -> Html {
    let locale = use_locale();
    let variant = use_state_eq(|| Variant::Giuthi);
    let level = use_state_eq(|| 1_usize);
    let levels = level_count(&variant.default_rules());
    let chosen = (*level).min(levels);
    let game = |variant: Variant| SelectItem::new(variant.id(), describe::game(&locale, variant));
    let onvariant = {
        let variant = variant.clone();
        let chosen = Callback::from(move |chosen| variant.set(chosen));
        by_name(chosen, |name| name.parse().ok())
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
        let (variant, change) = (*variant, props.change.clone());
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
            <SelectField
                option="handout-drill-game"
                label={t!(locale, "setup-game")}
                items={Variant::ALL.map(game).to_vec()}
                value={variant.id()}
                onchange={onvariant}
            />
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
                disabled={!props.has_room}
                {onclick}
            >
                { t!(locale, "handout-drill") }
            </button>
        </div>
    }
}
