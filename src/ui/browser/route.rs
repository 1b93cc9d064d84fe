//! The fragment of an address (what follows `#`): a view of the page, or a game.
//! All of it is pure: the router reads and writes the address.

use super::address::is_handout;
use crate::ui::state::{Printout, PuzzleSet, View};

/// What a fragment names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// A view: a fragment with a slash in front, or a link with tasks that are handed out.
    View(View),
    /// A view that the page doesn't have.
    Unknown,
    /// A game on the board: a link (see [`link`](crate::link)), or `~` and the
    /// id of a stored game.
    Game(String),
}

/// Reads a fragment, without its `#`. Every text is a route.
impl From<&str> for Route {
    fn from(fragment: &str) -> Self {
        let Some(path) = fragment.strip_prefix('/') else {
            return match fragment {
                "" => Self::View(View::Board),
                link if is_handout(link) => Self::View(View::Handout),
                game => Self::Game(game.to_owned()),
            };
        };
        Self::of_path(path).map_or(Self::Unknown, Self::View)
    }
}

impl Route {
    /// The view of a path, by the table of views.
    fn of_path(path: &str) -> Option<View> {
        let Some((kind, id)) = path.rsplit_once('/') else {
            let mut single = View::SINGLE.into_iter();
            return single.find(|view| view.meta().path == path);
        };
        let game = id.parse().ok();
        let puzzles = PuzzleSet::find(id);
        match kind {
            "rules" => game.map(View::Rules),
            "learn" => game.map(View::Course),
            "drill" => game.map(View::Drill),
            "puzzles" => puzzles.map(View::Puzzle),
            "print/board" => game.map(Printout::Board).map(View::Printout),
            "print/rules" => game.map(Printout::Rules).map(View::Printout),
            "print/puzzles" => puzzles.map(Printout::Puzzles).map(View::Printout),
            "print" => (id == Printout::RECORD).then_some(View::Printout(Printout::Record)),
            _ => None,
        }
    }

    fn depth(&self) -> u8 {
        match self {
            Self::View(view) => view.meta().depth,
            Self::Game(_) | Self::Unknown => 0,
        }
    }

    /// Whether the board is shown there.
    pub fn is_board(&self) -> bool {
        self.depth() == 0
    }
}

pub fn fragment_of(view: View) -> String {
    let path = view.meta().path;
    match view {
        View::Rules(variant) | View::Course(variant) | View::Drill(variant) => {
            format!("/{path}/{variant}")
        }
        View::Puzzle(set) => format!("/{path}/{set}"),
        View::Printout(printout) => format!("/{path}/{printout}"),
        _ => format!("/{path}"),
    }
}

/// The address of a view within the page.
pub fn href(view: View) -> String {
    format!("#{}", fragment_of(view))
}

/// How the address gets from one fragment to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryStep {
    /// It is there.
    Stay,
    /// The entry of the history gets the other fragment: a move was played.
    Replace,
    /// The entry before this one has it, and the page leads back.
    Back,
    /// A new entry gets it.
    Push,
}

impl HistoryStep {
    /// The step between two fragments; `previous` is the fragment of the entry
    /// before this one, if it is one of this page.
    pub fn between(from: &str, to: &str, previous: Option<&str>) -> Self {
        if from == to {
            Self::Stay
        } else if Route::from(from).is_board() && Route::from(to).is_board() {
            Self::Replace
        } else if previous == Some(to) && Route::from(to).depth() < Route::from(from).depth() {
            Self::Back
        } else {
            Self::Push
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn views() -> impl Iterator<Item = View> {
        let of_games = Variant::ALL.into_iter();
        let of_games = of_games.flat_map(|variant| {
            let puzzles = PuzzleSet::Game(variant);
            [
                View::Rules(variant),
                View::Course(variant),
                View::Drill(variant),
                View::Puzzle(puzzles),
                View::Printout(Printout::Board(variant)),
                View::Printout(Printout::Rules(variant)),
                View::Printout(Printout::Puzzles(puzzles)),
            ]
        });
        let others = [
            View::Puzzle(PuzzleSet::Daily),
            View::Printout(Printout::Record),
        ];
        View::SINGLE.into_iter().chain(others).chain(of_games)
    }

    #[test]
    fn every_view_has_its_fragment() {
        for view in views() {
            assert_eq!(Route::from(&*fragment_of(view)), Route::View(view));
        }
        assert_eq!(fragment_of(View::Home), "/home");
        assert_eq!(fragment_of(View::Picker), "/new");
        assert_eq!(
            fragment_of(View::Rules(Variant::SulusAidi)),
            "/rules/sulus-aidi"
        );
    }

    #[test]
    fn unknown_views_are_shown_on_the_board() {
        for fragment in ["", "/"] {
            let board = Route::View(View::Board);
            assert_eq!(Route::from(fragment), board, "{fragment}");
        }
        for fragment in [
            "//",
            "/New",
            "/new/",
            "/home/giuthi",
            "/new/x",
            "/rules",
            "/rules/",
            "/rules/chess",
            "/rules/giuthi/1",
            "/puzzles/",
            "/puzzles/chess",
            "/print/",
            "/print/record/giuthi",
            "/print/board/chess",
            "/print/rules",
            "/print/puzzles/giuthi/1",
            "/5BmDMbeguQQlZBqAgACQUfQ",
        ] {
            let route = Route::from(fragment);
            assert_eq!(route, Route::Unknown, "{fragment}");
            assert!(route.is_board());
        }
    }

    #[test]
    fn a_fragment_without_a_slash_in_front_is_a_game() {
        for fragment in [
            "5BmDMbeguQQlZBqAgACQUfQ",
            "~4f2a",
            "new",
            "%F0%9F%8C%B1",
            "1a/b",
            "(5BmDMbeguQQlZBqAgACQUfQ)",
            "56AAAA",
        ] {
            let route = Route::from(fragment);
            assert_eq!(route, Route::Game(fragment.to_owned()));
            assert!(route.is_board());
        }
    }

    #[test]
    fn a_link_with_tasks_is_no_game() {
        for fragment in [
            "6AAAA",
            "6",
            "6?",
            "(6AAAA)",
            "%226AAAA%22",
            "%C2%AB6AAAA",
            "**6AAAA**",
        ] {
            let route = Route::from(fragment);
            assert_eq!(route, Route::View(View::Handout));
            assert!(!route.is_board());
        }
        for fragment in ["~65710", "%7E65710"] {
            assert_eq!(Route::from(fragment), Route::Game(fragment.to_owned()));
        }
    }

    #[test]
    fn a_move_makes_no_entry_and_a_view_makes_one() {
        for (from, to, previous, step) in [
            ("1a", "1a", None, HistoryStep::Stay),
            ("/new", "/new", Some("1a"), HistoryStep::Stay),
            ("/", "1a", None, HistoryStep::Replace),
            ("/chess", "1a", Some("1a"), HistoryStep::Replace),
            ("1a", "1ab", Some("/new"), HistoryStep::Replace),
            ("1a", "/new", None, HistoryStep::Push),
            ("/new", "/rules/giuthi", Some("1a"), HistoryStep::Push),
            ("/rules/giuthi", "/new", Some("/new"), HistoryStep::Back),
            ("/new", "1a", Some("1a"), HistoryStep::Back),
            // Another game was begun in the picker.
            ("/new", "1b", Some("1a"), HistoryStep::Push),
            // What is opened is a new entry, even if it lies before this one.
            ("1a", "/new", Some("/new"), HistoryStep::Push),
            (
                "/new",
                "/rules/giuthi",
                Some("/rules/giuthi"),
                HistoryStep::Push,
            ),
            // A link with tasks is a view, too.
            ("/", "6AAAA", None, HistoryStep::Push),
            ("6AAAA", "/", Some("/"), HistoryStep::Back),
            // A bookmark of the rules has nothing behind it.
            ("/rules/giuthi", "1a", None, HistoryStep::Push),
        ] {
            assert_eq!(
                HistoryStep::between(from, to, previous),
                step,
                "{from} to {to}"
            );
        }
    }
}
