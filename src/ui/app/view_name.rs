//! The names of the views: in the title of the document, and at a way back.

use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::{Printout, View};
use crate::ui::tasks::puzzle_set_name;

pub fn view_name(locale: &Locale, view: View) -> String {
    match view {
        View::Board => t!(locale, "back"),
        View::Home => t!(locale, "home"),
        View::Picker => t!(locale, "new-game"),
        View::Library => t!(locale, "your-games"),
        View::Learn => t!(locale, "learn"),
        View::Course(variant) => {
            let game = describe::game(locale, variant);
            t!(locale, "learn-game", game = game)
        }
        View::Puzzles | View::Handout => t!(locale, "puzzles"),
        View::Puzzle(set) | View::Printout(Printout::Puzzles(set)) => puzzle_set_name(locale, set),
        View::Practice => t!(locale, "practice"),
        View::Drills => t!(locale, "drill"),
        View::Handouts => t!(locale, "hand-out"),
        View::Editor => t!(locale, "set-up-position"),
        View::Rules(variant)
        | View::Drill(variant)
        | View::Printout(Printout::Board(variant) | Printout::Rules(variant)) => {
            describe::game(locale, variant)
        }
        View::Printouts | View::Printout(Printout::Record) => t!(locale, "printouts"),
    }
}
