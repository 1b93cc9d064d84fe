//! The tab of the openings: what a deep search, the review of a game and the player's own
//! games found of each move of the position that is shown.

use std::cmp::Reverse;
use std::rc::Rc;

use yew::prelude::*;

use super::openings_loading::{use_opening_table, use_own_games};
use crate::rules::{Move, Ply, Position, Rules};
use crate::ui::browser::loading::Loading;
use crate::ui::browser::{GameHandle, use_locale};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{GameAction, GameState, OwnGames, Tally, whole_seeds};
use crate::ui::widgets::{loading_failure, tally_bar};

/// The rows of the table while it is loaded.
const SKELETON_ROWS: usize = 6;

#[derive(Properties, PartialEq)]
pub struct OpeningsProps {
    pub state: GameHandle,
}

/// The knowledge of the table or the review about a move.
#[derive(Clone, Copy)]
struct KnownMove {
    mv: Move,
    /// The lead of its player, in hundredths of a seed.
    lead: i32,
    is_proved: bool,
}

/// A move of the position, with what is known of it.
struct MoveRow {
    mv: Move,
    known: Option<KnownMove>,
    /// The player's own games in which it was played.
    tally: Tally,
}

/// The moves of the position that is shown.
struct MoveTable {
    /// Whether the worths are known, and not only the own games.
    is_known: bool,
    /// The best move first, or where nothing is known of them, the one that was played most.
    rows: Vec<MoveRow>,
    /// The number of own games in which the position came up and a move followed; `None`
    /// while they aren't counted.
    played: Option<u32>,
}

impl MoveTable {
    /// The moves that were `found`, and the own games; all moves of the position where none
    /// were found.
    fn new(
        rules: &Rules,
        position: &Position,
        found: Option<Vec<KnownMove>>,
        own: Option<&Rc<OwnGames>>,
    ) -> Self {
        let row = |mv, known| MoveRow {
            mv,
            known,
            tally: Tally::default(),
        };
        let is_known = found.is_some();
        let mut rows: Vec<MoveRow> = match found {
            Some(mut found) => {
                found.sort_by_key(|it| Reverse(it.lead));
                found.into_iter().map(|it| row(it.mv, Some(it))).collect()
            }
            None => rules
                .moves(position)
                .iter()
                .map(|mv| row(mv, None))
                .collect(),
        };
        if let Some(own) = own {
            let moves: Vec<Move> = rows.iter().map(|row| row.mv).collect();
            for (row, tally) in rows.iter_mut().zip(own.tallies(position, &moves)) {
                row.tally = tally;
            }
        }
        if !is_known {
            rows.sort_by_key(|row| Reverse(row.tally.played));
        }
        let played = own.map(|_| Tally::sum(rows.iter().map(|row| &row.tally)).played);
        Self {
            is_known,
            rows,
            played,
        }
    }

    /// The sentence above the table: the meaning of the worths, or that there are none.
    fn about(&self, locale: &Locale) -> String {
        if self.is_known {
            t!(locale, "openings-about")
        } else {
            let is_played = self.played.is_some_and(|played| played > 0);
            t!(locale, "openings-beyond", played = is_played)
        }
    }
}

/// What is known of the moves of the position that is shown.
#[component]
pub fn Openings(props: &OpeningsProps) -> Html {
    let state = &props.state;
    let locale = use_locale();
    let rules = state.record.at_ply(state.shown_ply()).0.rules();
    let (table, retry) = use_opening_table(rules);
    let own = use_own_games(*rules);
    let own = own.as_ref().filter(|own| own.rules() == rules);
    let position = state.position();
    let moves_of = |found| MoveTable::new(rules, position, found, own);
    let table_of = |moves| move_table(&locale, state, rules, moves);
    let content = match (&table, position.to_move()) {
        (_, None) => html! { <p class="about">{ t!(locale, "openings-nobody") }</p> },
        (Loading::Pending, _) => skeleton(&locale),
        (Loading::Failed, Some(_)) => html! {
            <>
                { loading_failure(
                    "openings",
                    t!(locale, "openings-failed"),
                    t!(locale, "try-again"),
                    &retry,
                ) }
                { table_of(moves_of(review_of_position(state))) }
            </>
        },
        (Loading::Ready(table), Some(_)) => {
            let table = Option::as_ref(table);
            let table = || {
                let found = table?.find(position)?.1.into_iter();
                let known = found.map(|it| KnownMove {
                    mv: it.mv,
                    lead: 10 * it.tenths,
                    is_proved: it.is_proved,
                });
                Some(known.collect())
            };
            // The list of moves and the moments have the costs of the review, too.
            let found = review_of_position(state).or_else(table);
            let moves = moves_of(found);
            html! {
                <>
                    <p class="about">{ moves.about(&locale) }</p>
                    { table_of(moves) }
                </>
            }
        }
    };
    html! { <section class="openings" aria-label={t!(locale, "openings")}>{ content }</section> }
}

/// The moves of the review at the position that is shown; `None` where it has none.
fn review_of_position(state: &GameState) -> Option<Vec<KnownMove>> {
    let analysis = state.analysis(state.shown_ply())?;
    let moves = analysis.moves.iter().map(|scored| KnownMove {
        mv: scored.mv,
        lead: scored.score,
        is_proved: analysis.proved,
    });
    Some(moves.collect())
}

/// The view while the table is loaded.
fn skeleton(locale: &Locale) -> Html {
    html! {
        <div class="openings-skeleton" role="status">
            <span class="for-readers">{ t!(locale, "openings-loading") }</span>
            { for (0..SKELETON_ROWS).map(|_| html! { <i class="bone" /> }) }
        </div>
    }
}

fn move_table(locale: &Locale, state: &GameHandle, rules: &Rules, moves: MoveTable) -> Html {
    let MoveTable {
        is_known,
        rows,
        played,
    } = moves;
    let leads = rows.iter().filter_map(|row| Some(row.known?.lead));
    let best = leads.clone().max().unwrap_or(0);
    let maxima = ColumnMaxima {
        cost: best - leads.min().unwrap_or(0),
        played: rows.iter().map(|row| row.tally.played).max().unwrap_or(0),
    };
    let row = |row: &MoveRow| {
        html! {
            <tr key={rules.display_move(row.mv).to_string()}>
                { move_cell(locale, state, rules, row.mv) }
                { for row.known.iter().map(|known| cost_cell(locale, best - known.lead, known.is_proved, maxima)) }
                <td class="own">
                    if played.is_some() {
                        { tally_cell(locale, row.tally, maxima) }
                    }
                </td>
            </tr>
        }
    };
    html! {
        <>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ t!(locale, "openings-move") }</th>
                        if is_known {
                            <th scope="col" class="worth">{ t!(locale, "openings-worth") }</th>
                        }
                        <th scope="col">{ t!(locale, "openings-own") }</th>
                    </tr>
                </thead>
                <tbody>{ for rows.iter().map(row) }</tbody>
            </table>
            if let Some(played) = played {
                <p class="about" data-played={played.to_string()}>
                    { t!(locale, "openings-here", count = played) }
                </p>
            }
        </>
    }
}

/// The largest numbers of a table, for its bars.
#[derive(Clone, Copy)]
struct ColumnMaxima {
    /// In hundredths of a seed.
    cost: i32,
    played: u32,
}

/// The move, as a button that shows it on the board.
fn move_cell(locale: &Locale, state: &GameHandle, rules: &Rules, mv: Move) -> Html {
    let dispatcher = state.clone();
    let onclick = move |_: MouseEvent| dispatcher.dispatch(GameAction::ShowMove(mv));
    let text = rules.display_move(mv).to_string();
    let is_next = state.record.ply(state.shown_ply()) == Some(Ply::Move(mv));
    html! {
        <th scope="row">
            <button
                type="button"
                data-opening={text.clone()}
                aria-pressed={(state.shown_move() == Some(mv)).to_string()}
                {onclick}
            >
                <b translate="no" aria-hidden="true">{ describe::notation(&text) }</b>
                <span class="for-readers">{ describe::move_in_words(locale, rules, state.near(), mv) }</span>
            </button>
            if is_next {
                <small>{ t!(locale, "openings-this-game") }</small>
            }
        </th>
    }
}

/// The cost of a move against the best one, as a bar and a number.
fn cost_cell(locale: &Locale, cost: i32, is_proved: bool, maxima: ColumnMaxima) -> Html {
    let width = 100 * cost / maxima.cost.max(1);
    html! {
        <td class="worth" data-proved={is_proved.to_string()}>
            <i class="gauge" aria-hidden="true"><i style={format!("inline-size: {width}%")} /></i>
            if whole_seeds(cost) == 0 {
                { t!(locale, "best-move") }
            } else {
                { locale.worth(-cost) }
            }
        </td>
    }
}

/// How often the move was played, and how those games ended.
fn tally_cell(locale: &Locale, tally: Tally, maxima: ColumnMaxima) -> Html {
    let Tally {
        played,
        won,
        drawn,
        lost,
    } = tally;
    if played == 0 {
        return html! { <span class="none">{ locale.number(0_u32) }</span> };
    }
    let neither = played - won - drawn - lost;
    let parts = [
        ("won", won),
        ("drawn", drawn),
        ("lost", lost),
        ("neither", neither),
    ];
    let width = 100 * played / maxima.played.max(1);
    html! {
        <>
            <span>{ locale.number(played) }</span>
            { tally_bar(&parts, width) }
            <span class="for-readers">{ describe::tally(locale, tally) }</span>
        </>
    }
}
