//! What stands around the board: the players, what can be done now, the actions,
//! and the panel.

mod actions;
mod announcer;
mod awaited;
mod clock;
mod lead_chart;
mod match_tab;
mod move_list;
mod move_list_items;
mod new_games;
mod notices;
mod openings;
mod openings_loading;
mod panel;
mod practice;
mod race;
mod race_tab;
mod seats;
mod stage;
mod step_buttons;
mod store_chart;
mod strip;
mod tab;
mod teacher;
mod view;
mod ways;

pub use actions::hint_button;
pub use announcer::{Announcer, use_focused_pit};
pub use lead_chart::LeadChart;
pub use match_tab::match_tab;
pub use move_list::{MoveList, MoveListProps};
pub use new_games::new_games;
pub use notices::{Notices, NoticesProps};
pub use openings::Openings;
pub use panel::{PanelContent, PanelContentProps, tabs};
pub use practice::{Mistake, Practice, PracticeTask};
pub use race::use_race;
pub use stage::{Stage, StageControls, size_of};
pub use step_buttons::step_buttons;
pub use store_chart::store_chart;
pub use strip::{StatusReader, status};
pub use tab::{PANEL, Tab};
pub use teacher::evaluation;
pub use view::{GameView, table_classes};
pub use ways::gain;
