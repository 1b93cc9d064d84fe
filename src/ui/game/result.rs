//! The result of a game: the move that decided it, the seeds move by move, and what to
//! do next.

use std::rc::Rc;

use yew::prelude::*;

use super::store_chart::store_chart;
use crate::link::Player;
use crate::rules::{BySide, Match, Side};
use crate::ui::board::MiniBoard;
use crate::ui::board::frame::LastMoveMarks;
use crate::ui::board::layout::Orientation;
use crate::ui::browser::use_locale;
use crate::ui::describe::{self, facts::DecisiveMove};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::state::{GameAction, GameState};
use crate::ui::widgets::sheet::SHARE_SHEET;
use crate::ui::widgets::{ActionButton, Icon, SheetButton};

#[derive(Properties, Clone, PartialEq)]
pub struct ResultProps {
    pub game: Rc<Match>,
    pub players: BySide<Player>,
    /// It ended off the board: no move decided it.
    pub ended_off_board: bool,
    pub orientation: Orientation,
    /// The side whose row is the near one.
    pub near: Side,
    pub look: Look,
}

impl ResultProps {
    /// For a state, with a board that lies like the large one.
    pub fn of(state: &GameState, orientation: Orientation) -> Self {
        Self {
            game: Rc::clone(&state.record),
            players: state.players,
            ended_off_board: state.termination.is_some(),
            orientation,
            near: state.near(),
            look: state.settings.look,
        }
    }

    fn decisive_move(&self) -> Option<DecisiveMove> {
        let record = self.game.current();
        DecisiveMove::of(self.players, self.near, record).filter(|_| !self.ended_off_board)
    }
}

/// The panel's part with the decisive move, the chart, and what to do next.
#[component]
pub fn ResultSummary(props: &ResultProps) -> Html {
    let locale = use_locale();
    let decisive = props.decisive_move();
    let number = decisive.as_ref().map(|decisive| decisive.number);
    html! {
        <section class="game-result">
            { for decisive.as_ref().map(|decisive| decision(&locale, props, decisive)) }
            { store_chart(&locale, &props.game, props.game.plies(), number) }
            <div class="next-steps">
                <ActionButton
                    action={GameAction::GoThrough}
                    icon={Icon::Replay}
                    label={t!(locale, "from-the-start")}
                />
                <SheetButton
                    sheet={SHARE_SHEET}
                    icon={Icon::Share}
                    label={t!(locale, "share-label")}
                />
            </div>
        </section>
    }
}

/// The result below an upright board: the decisive move, or the chart where no move
/// decided the game.
#[component]
pub fn StageResult(props: &ResultProps) -> Html {
    let locale = use_locale();
    let decisive = props.decisive_move();
    html! {
        <div class="narrow">
            if let Some(decisive) = &decisive {
                { decision(&locale, props, decisive) }
            } else {
                { store_chart(&locale, &props.game, props.game.plies(), None) }
            }
        </div>
    }
}

/// A decisive move, with a small board that shows what it took.
fn decision(locale: &Locale, props: &ResultProps, decisive: &DecisiveMove) -> Html {
    let DecisiveMove { rules, sown, .. } = *decisive;
    // Beside an upright board, which is smaller, the numbers couldn't be read.
    let is_counted = props.orientation == Orientation::Flat;
    html! {
        <div class="decision">
            <h2>{ t!(locale, "decisive-move") }</h2>
            <MiniBoard
                {rules}
                position={sown}
                marks={LastMoveMarks::of(&decisive.events)}
                orientation={props.orientation}
                is_flipped={props.near == Side::North}
                look={props.look}
                {is_counted}
            />
            <p>
                <b>{ locale.digits(format!("{}.", decisive.number)) }</b>
                { " " }
                { describe::decisive(locale, decisive) }
            </p>
        </div>
    }
}
