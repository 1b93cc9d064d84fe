//! What the first press doesn't need: every view but the board, and what the sheets contain.
//! `cargo xtask build` makes it a part of the program of its own, which is loaded once the
//! board is shown. In any other build it is loaded with the program.

use std::rc::Rc;

#[cfg(all(feature = "split", target_arch = "wasm32"))]
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::MainProps;
use crate::ui::browser::{GameHandle, use_bot};
use crate::ui::editor::EditorView;
use crate::ui::embed::{EmbedView, EmbedViewProps};
use crate::ui::game::{PanelContent, PanelContentProps, use_race};
use crate::ui::home::HomeView;
use crate::ui::library::{LibraryView, export_stored};
use crate::ui::picker::{Picker, PickerProps};
use crate::ui::review::ReviewView;
use crate::ui::rulebook::RulebookView;
use crate::ui::settings::{SettingsFields, SettingsFieldsProps, merge_progress};
use crate::ui::share::{ShareContent, ShareContentProps};
use crate::ui::state::{AppState, View};
use crate::ui::tasks::{CourseList, CourseView, PracticeView, PuzzleList, PuzzleView};

/// The late part: what draws each piece. The program knows it by these pointers alone, so that
/// nothing of it is part of the program.
#[derive(Clone, Copy)]
pub struct Late {
    pub view: fn(&MainProps) -> Html,
    /// Plays the bot's part of the game on the board.
    pub opponent: fn(&MainProps) -> Html,
    pub panel: fn(PanelContentProps) -> Html,
    pub settings: fn(SettingsFieldsProps) -> Html,
    pub share: fn(ShareContentProps) -> Html,
    pub embed: fn(EmbedViewProps),
    /// Saves all stored games in a file.
    pub export: fn(),
}

/// It is loaded once.
impl PartialEq for Late {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

const LATE: Late = Late {
    view,
    opponent: |props| html! { <Opponent state={props.state.clone()} /> },
    panel: |props| html! { <PanelContent ..props /> },
    settings: |props| html! { <SettingsFields ..props /> },
    share: |props| html! { <ShareContent ..props /> },
    embed: |props| {
        yew::Renderer::<EmbedView>::with_props(props).render();
    },
    export: export_stored,
};

/// Loads the late part; `None` if it can't be loaded.
pub async fn load((): ()) -> Option<Rc<Late>> {
    #[cfg(all(feature = "split", target_arch = "wasm32"))]
    let late = late().await.ok();
    #[cfg(not(all(feature = "split", target_arch = "wasm32")))]
    let late = Some(LATE);
    late.map(Rc::new)
}

#[cfg(all(feature = "split", target_arch = "wasm32"))]
#[wasm_split(late, fallible)]
fn late() -> Result<Late, SplitLoaderError> {
    Ok(LATE)
}

#[derive(Properties, PartialEq)]
struct OpponentProps {
    state: UseReducerHandle<AppState>,
}

/// The bot of the page, and its hand in a race.
#[component]
fn Opponent(props: &OpponentProps) -> Html {
    let state = &props.state;
    let game = GameHandle::Page(state.clone());
    use_bot(&game, state.view == View::Board);
    use_race(&game);
    html! { <span hidden=true /> }
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
        View::Course(variant) => html! { <CourseView {variant} {orientation} /> },
        View::Puzzles => html! { <PuzzleList /> },
        View::Puzzle(set) => {
            html! { <PuzzleView key={set.to_string()} {set} {orientation} /> }
        }
        View::Practice => html! { <PracticeView {orientation} /> },
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
