//! The parts of the program that come after the board: `cargo xtask build` makes files of their
//! own of them. In any other build they are in the program.
//!
//! The program knows a part by the functions of its struct alone: one other use of a view in
//! the program would take the whole view into it.

use std::rc::Rc;

use yew::prelude::*;

use super::view_name::view_name;
use super::{MainProps, part_failure};
use crate::ui::board::layout::Orientation;
use crate::ui::browser::loading::{Loading, use_loading};
use crate::ui::browser::locale::load_late_texts;
use crate::ui::browser::{GameHandle, use_bot, use_locale};
use crate::ui::editor::EditorView;
use crate::ui::embed::{EmbedView, EmbedViewProps};
use crate::ui::game::{PanelContent, PanelContentProps, use_race};
use crate::ui::handout::{HandoutList, HandoutView};
use crate::ui::home::HomeView;
use crate::ui::i18n::Locale;
use crate::ui::library::{LibraryView, export_stored};
use crate::ui::picker::{Picker, PickerProps};
use crate::ui::print::{PrintoutList, PrintoutView};
use crate::ui::review::ReviewView;
use crate::ui::rulebook::RulebookView;
use crate::ui::settings::{SettingsFields, SettingsFieldsProps, merge_progress};
use crate::ui::share::{ShareContent, ShareContentProps};
use crate::ui::state::{AppState, View};
use crate::ui::tasks::{
    CourseList, CourseView, DrillList, DrillView, PracticeView, PuzzleList, PuzzleView,
};

/// The bot's part of the game on the board. It draws nothing.
#[derive(Clone, Copy)]
pub struct BotPart(pub fn(&MainProps) -> Html);

/// Every view but the board, and what the sheets and the panel contain.
#[derive(Clone, Copy)]
pub struct LatePart {
    pub view: fn(&MainProps) -> Html,
    /// The name of a view.
    pub name: fn(&Locale, View) -> String,
    pub panel: fn(PanelContentProps) -> Html,
    pub settings: fn(SettingsFieldsProps) -> Html,
    pub share: fn(ShareContentProps) -> Html,
    pub embed: fn(EmbedViewProps),
    /// Saves all stored games in a file.
    pub export: fn(),
}

/// Always equal: there is one value.
impl PartialEq for BotPart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Always equal: there is one value.
impl PartialEq for LatePart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

const BOT: BotPart = BotPart(
    |props| html! { <BotRunner state={props.state.clone()} is_shown={props.view == View::Board} /> },
);

const LATE: LatePart = LatePart {
    view,
    name: view_name,
    panel: |props| html! { <PanelContent ..props /> },
    settings: |props| html! { <SettingsFields ..props /> },
    share: |props| html! { <ShareContent ..props /> },
    embed: |props| {
        yew::Renderer::<EmbedView>::with_props(props).render();
    },
    export: export_stored,
};

/// Draws a view that is loaded when it is opened: the drill, sheets to print, tasks to hand out.
type DrawExtra = fn(&ExtraProps) -> Html;

const EXTRAS: DrawExtra = |props| {
    let orientation = props.orientation;
    match props.view {
        View::Drill(variant) => {
            html! { <DrillView key={variant.id()} {variant} {orientation} /> }
        }
        View::Printouts => html! { <PrintoutList /> },
        View::Printout(printout) => {
            html! { <PrintoutView key={printout.to_string()} {printout} /> }
        }
        View::Handouts => html! { <HandoutList /> },
        View::Handout => html! { <HandoutView {orientation} /> },
        _ => html! { <DrillList /> },
    }
};

/// Loads what draws such a view, when one is opened; `None` if it can't be loaded.
async fn load_extras((): ()) -> Option<Rc<DrawExtra>> {
    split::extras().await.ok().map(Rc::new)
}

/// Loads the bot's part; `None` if it can't be loaded.
pub async fn load_bot((): ()) -> Option<Rc<BotPart>> {
    split::bot().await.ok().map(Rc::new)
}

/// Loads the late part with its texts; `None` if one of both can't be loaded.
pub async fn load_late(locale: Locale) -> Option<Rc<LatePart>> {
    let late = split::late().await.ok()?;
    // static/first.js preloads both, so that they come together.
    load_late_texts(&locale).await.then(|| Rc::new(late))
}

#[cfg(all(feature = "split", target_arch = "wasm32"))]
mod split {
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::{BOT, BotPart, DrawExtra, EXTRAS, LATE, LatePart};

    #[wasm_split(bot, fallible)]
    pub fn bot() -> Result<BotPart, SplitLoaderError> {
        Ok(BOT)
    }

    #[wasm_split(late, fallible)]
    pub fn late() -> Result<LatePart, SplitLoaderError> {
        Ok(LATE)
    }

    #[wasm_split(extras, fallible)]
    pub fn extras() -> Result<DrawExtra, SplitLoaderError> {
        Ok(EXTRAS)
    }
}

/// In a program of one part.
#[cfg(not(all(feature = "split", target_arch = "wasm32")))]
mod split {
    use super::{BOT, BotPart, DrawExtra, EXTRAS, LATE, LatePart};

    pub async fn bot() -> Result<BotPart, ()> {
        Ok(BOT)
    }

    pub async fn late() -> Result<LatePart, ()> {
        Ok(LATE)
    }

    pub async fn extras() -> Result<DrawExtra, ()> {
        Ok(EXTRAS)
    }
}

#[derive(Properties, PartialEq)]
struct BotRunnerProps {
    state: UseReducerHandle<AppState>,
    /// Whether the board is shown.
    is_shown: bool,
}

/// The bot, and its hand in a race.
#[component]
fn BotRunner(props: &BotRunnerProps) -> Html {
    let state = &props.state;
    let game = GameHandle::Page(state.clone());
    use_bot(&game, props.is_shown);
    use_race(&game);
    // Every component draws a node (xtask/src/test/components.rs).
    html! { <span hidden=true /> }
}

#[derive(Properties, PartialEq)]
struct ExtraProps {
    view: View,
    orientation: Orientation,
}

/// A view whose part is loaded when it is opened.
#[component]
fn ExtraView(props: &ExtraProps) -> Html {
    let locale = use_locale();
    let (draw, retry) = use_loading((), load_extras);
    let is_pending = (draw == Loading::Pending).then_some("true");
    let content = match draw {
        Loading::Ready(draw) => draw(props),
        Loading::Pending => html! { <div class="loading" /> },
        Loading::Failed => part_failure(&locale, &retry),
    };
    html! { <div class="extra" aria-busy={is_pending}>{ content }</div> }
}

fn view(props: &MainProps) -> Html {
    let MainProps {
        state,
        view,
        orientation,
        ..
    } = props;
    let orientation = *orientation;
    match *view {
        // The program itself shows any other board.
        View::Board => {
            html! { <ReviewView state={GameHandle::Page(state.clone())} {orientation} /> }
        }
        View::Home => {
            html! { <HomeView state={GameHandle::Page(state.clone())} {orientation} /> }
        }
        View::Picker => html! { <Picker ..PickerProps::of(state) /> },
        View::Rules(variant) => html! { <RulebookView {variant} behind={state.behind()} /> },
        View::Learn => html! { <CourseList /> },
        View::Course(variant) => {
            html! { <CourseView {variant} {orientation} /> }
        }
        View::Puzzles => html! { <PuzzleList /> },
        View::Puzzle(set) => {
            html! { <PuzzleView key={set.to_string()} {set} {orientation} /> }
        }
        View::Practice => html! { <PracticeView {orientation} /> },
        View::Drills
        | View::Drill(_)
        | View::Printouts
        | View::Printout(_)
        | View::Handouts
        | View::Handout => {
            html! { <ExtraView view={*view} {orientation} /> }
        }
        View::Editor => {
            let current = (*state.game.rules(), *state.game.position());
            html! { <EditorView {current} {orientation} /> }
        }
        // The library can't import the courses and the puzzles, whose progress an imported
        // file may have: they are on the same floor.
        View::Library => {
            let merge_progress = |(key, text): (String, String)| merge_progress(&key, &text);
            html! { <LibraryView merge_progress={Callback::from(merge_progress)} /> }
        }
    }
}
