//! The moves so far. Each leads to the position after it, in a review to the one before it.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

use super::move_list_items::{ListItem, items};
use super::ways::gain;
use crate::link::{FairStart, Player};
use crate::rules::{BySide, Match, Pace, Ply, Position, RaceRecord, Rules, Side};
use crate::ui::board::seeds::side_class;
use crate::ui::browser::keys::meaning;
use crate::ui::browser::{use_dispatcher, use_locale};
use crate::ui::describe::{
    self,
    facts::{MoveFacts, RaceFacts},
};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Analyses, GameAction, GameState, MoveStep, whole_seeds};
use crate::ui::widgets::ActionButton;

#[derive(Properties, PartialEq)]
pub struct MoveListProps {
    pub game: Rc<Match>,
    pub players: BySide<Player>,
    /// The side whose row is the near one.
    pub near: Side,
    /// The choice of the sides, in a game with a fair start.
    pub fair_start: Option<FairStart>,
    /// The number of plies before the position that is shown.
    pub now: usize,
    /// The number of plies up to the one that is marked.
    pub marked: Option<usize>,
    /// Whether an entry leads to the position before it, as in a review, and not to the one
    /// after it.
    pub leads_before: bool,
    /// Whether the last of the plies that are shown is being animated: its gain isn't shown yet.
    pub is_animated: bool,
    /// The analyses of a game under review.
    pub analyses: Option<Analyses>,
}

impl MoveListProps {
    pub fn of(state: &GameState) -> Self {
        Self {
            game: Rc::clone(&state.record),
            players: state.players,
            near: state.near(),
            fair_start: state.fair_start,
            now: state.shown_ply(),
            marked: state.marked_ply(),
            leads_before: state.is_under_review(),
            is_animated: state.is_animated(),
            analyses: state
                .is_under_review()
                .then(|| state.teacher.analyses.clone()),
        }
    }
}

#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let locale = use_locale();
    let now = props.now;
    let plies = props.game.plies();
    let list = use_node_ref();
    use_current_entry(list.clone(), now, plies);
    let dispatcher = use_dispatcher();
    let onkeydown = move |event: KeyboardEvent| {
        if let Some(step) = MoveStep::of_key(&meaning(&event)) {
            event.prevent_default();
            dispatcher.dispatch(GameAction::StepThrough(step));
        }
    };
    html! {
        <section class="moves" aria-label={t!(locale, "move-list")} {onkeydown}>
            if props.analyses.is_some() {
                <p class="legend">{ t!(locale, "moves-legend") }</p>
            }
            <ol ref={list}>
                { for items(props).into_iter().map(|item| item_view(&locale, item)) }
            </ol>
            if plies == 0 {
                <p class="none">{ t!(locale, "no-moves") }</p>
            }
        </section>
    }
}

/// Shows the entry at which the Tab key stops, and moves the focus to it if another
/// entry has it.
#[hook]
fn use_current_entry(list: NodeRef, now: usize, plies: usize) {
    use_effect_with((now, plies), move |_| {
        let Some(list) = list.cast::<Element>() else {
            return;
        };
        let Ok(Some(entry)) = list.query_selector("[tabindex='0']") else {
            return;
        };
        scroll_to(&list, &entry);
        if matches!(list.matches(":focus-within"), Ok(true)) {
            let entry = entry.unchecked_ref::<HtmlElement>();
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // It can take the focus, as the entry that has it.
            let _ = entry.focus_with_options(&options);
        }
    });
}

/// Scrolls an entry into sight, with a row above and below it, and no further. Only the list
/// scrolls, or its tab: the page stays where it is.
fn scroll_to(list: &Element, entry: &Element) {
    let Some(scroller) = scroller(list) else {
        return;
    };
    let (frame, at) = (
        scroller.get_bounding_client_rect(),
        entry.get_bounding_client_rect(),
    );
    let above = (frame.top() - (at.top() - at.height())).max(0.0);
    let below = (at.bottom() + at.height() - frame.bottom()).max(0.0);
    scroller.set_scroll_top(scroller.scroll_top() + (below - above) as i32);
}

/// The element that scrolls the list: itself, or in a low panel the tab that holds it and
/// the chart.
fn scroller(list: &Element) -> Option<Element> {
    let overflows = |it: &Element| it.scroll_height() > it.client_height();
    let tab = || list.closest(".tab").ok().flatten();
    let itself = Some(list.clone()).filter(overflows);
    itself.or_else(|| tab().filter(overflows))
}

fn item_view(locale: &Locale, item: ListItem) -> Html {
    let class = classes!(item.side().map(side_class));
    match item {
        ListItem::Ply(entry) => html! {
            <li key={entry.at} class={classes!("entry", class)}><MoveListEntry ..*entry /></li>
        },
        // Screen readers hear of it in the entry of the move before.
        ListItem::Pass { next, .. } => html! {
            <li key={format!("pass-{next}")} {class} aria-hidden="true">
                <span class="pass">{ t!(locale, "pass") }</span>
            </li>
        },
    }
}

#[derive(Properties, PartialEq)]
pub struct MoveListEntryProps {
    /// The number of plies up to it.
    pub at: usize,
    /// Leads to the position after it, in a review to the one before it.
    pub action: GameAction,
    pub ply: Ply,
    pub rules: Rules,
    /// The position before it.
    pub before: Position,
    pub players: BySide<Player>,
    /// The side whose row is the near one.
    pub near: Side,
    /// Whether it is the one that is marked.
    pub current: bool,
    /// Whether the Tab key stops at it: at the current entry; where none is, at the first one
    /// at the start of a game, and at the last one at the end of a review.
    pub is_tab_stop: bool,
    pub is_animated: bool,
    /// The number of the round that an arrangement begins.
    pub round: u32,
    /// What it cost in a game under review, in hundredths of a seed.
    pub cost: Option<i32>,
}

impl MoveListEntryProps {
    /// The side that moves; `None` for a race and an arrangement.
    pub fn side(&self) -> Option<Side> {
        self.before
            .to_move()
            .filter(|_| matches!(self.ply, Ply::Move(_)))
    }
}

/// A ply: its number, its notation, what it won and what it cost; for screen readers, in words.
#[component]
fn MoveListEntry(props: &MoveListEntryProps) -> Html {
    let locale = use_locale();
    let EntryTexts {
        notation,
        gain,
        spoken,
    } = texts(&locale, props);
    let gain = Some(gain).filter(|_| !props.is_animated);
    let cost = props.cost.filter(|&cost| whole_seeds(cost) > 0);
    let cost = cost.map(|cost| locale.worth(-cost));
    // What stands for a race and an arrangement is a word.
    let is_notation = props.side().is_some();
    html! {
        <ActionButton
            action={props.action.clone()}
            current={props.current}
            tab_stop={props.is_tab_stop}
        >
            <i aria-hidden="true">{ locale.number(props.at as u64) }</i>
            // They are read from left to right in every language.
            <b translate={is_notation.then_some("no")} aria-hidden="true"><bdi dir="ltr">{ notation }</bdi></b>
            <em aria-hidden="true"><bdi dir="ltr">{ gain }</bdi></em>
            if let Some(cost) = &cost {
                <em aria-hidden="true" class="lost"><bdi dir="ltr">{ cost }</bdi></em>
            }
            <span class="for-readers">{ spoken }{ for cost.as_ref().map(|cost| format!(" {cost}")) }</span>
        </ActionButton>
    }
}

struct EntryTexts {
    /// In the notation of the rules (Rules 2).
    notation: String,
    /// The seeds or pits won.
    gain: String,
    /// The ply in words, for screen readers.
    spoken: String,
}

fn texts(locale: &Locale, props: &MoveListEntryProps) -> EntryTexts {
    let MoveListEntryProps {
        ply,
        rules,
        before,
        players,
        near,
        ..
    } = props;
    match ply {
        Ply::Move(mv) => {
            let mut events = Vec::new();
            rules.play_unchecked(before, *mv, &mut events);
            let facts = MoveFacts::of(rules, *players, *near, before, &events);
            let won = facts.as_ref().and_then(|facts| gain(locale, facts));
            EntryTexts {
                notation: describe::notation(&rules.display_move(*mv).to_string()),
                gain: won.unwrap_or_default(),
                spoken: facts.map_or_else(String::new, |facts| describe::entry(locale, &facts)),
            }
        }
        Ply::Race(race) => {
            let pace = Pace::Even;
            let picks = rules.display_race(&RaceRecord {
                pace,
                ..race.clone()
            });
            let after = rules.run_race(before, race, &mut ()).ok();
            let first = after.and_then(|after| after.to_move());
            EntryTexts {
                notation: picks,
                gain: String::new(),
                spoken: first.map_or_else(String::new, |first| {
                    describe::raced(locale, &RaceFacts::of(rules, *players, race.picks, first))
                }),
            }
        }
        Ply::Arrangement(row) => EntryTexts {
            notation: t!(locale, "round", number = props.round),
            gain: String::new(),
            spoken: describe::row(locale, *players, before, row),
        },
    }
}
