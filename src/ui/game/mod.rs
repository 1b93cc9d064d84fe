//! What stands around the board: the players, what happens, the moves, the
//! controls and the teacher.

mod awaited;
mod controls;
mod lead_graph;
mod move_list;
mod notices;
mod race;
mod seats;
mod status;
mod teacher;
mod view;

use controls::{Controls, ControlsProps};
use move_list::{MoveList, MoveListProps};
pub use notices::{Notices, NoticesProps};
pub use race::use_race;
use seats::{Seat, SeatProps};
pub use status::status;
use teacher::TeacherPanel;
pub use view::GameView;
