//! The drill: the list of the games, and a round of tasks of one of them.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::board::SolutionBoard;
use super::drill::{
    DrillAction, DrillAnswer, DrillQuestion, DrillRound, TASKS_OF_ROUND, level_count,
};
use super::drill_progress::GameDrill;
use super::view::NoTask;
use super::{DrillProgress, Task};
use crate::rules::{Match, Side, Variant};
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, QuestionBoard};
use crate::ui::browser::route::href;
use crate::ui::browser::storage::DRILL;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_heading_focus, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;
use crate::ui::widgets::{Icon, icon};

/// The time of a round against the clock, in milliseconds.
const MINUTE: u32 = 60_000;
/// How long a right answer is shown, in milliseconds.
const PAUSE: u32 = 900;

/// A round; `None` where there is no task.
struct RoundState(Option<DrillRound>);

impl Reducible for RoundState {
    type Action = DrillAction;

    fn reduce(self: Rc<Self>, action: DrillAction) -> Rc<Self> {
        let after = self.0.as_ref().map(|round| round.after(action));
        Rc::new(Self(after))
    }
}

/// The drill of every game.
#[component]
pub fn DrillList() -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let (progress, _) = use_stored_progress::<DrillProgress>(DRILL);
    let entry = |variant: Variant| {
        let rules = variant.default_rules();
        let drill = progress.of(variant);
        html! {
            <li key={variant.id()} class="course" data-drill={variant.id()}>
                <MiniBoard {rules} {look} />
                <div class="course-name">
                    <h2>{ t!(locale, "game-short", game = variant.id()) }</h2>
                    if drill.rounds > 0 {
                        <p class="course-progress">{ progress_text(&locale, variant, drill) }</p>
                    }
                </div>
                <a class="button" href={href(View::Drill(variant))}>
                    if drill.rounds > 0 {
                        { t!(locale, "go-on") }
                    } else {
                        { t!(locale, "begin-course") }
                    }
                </a>
            </li>
        }
    };
    html! {
        <article class="learning list-view">
            <header>
                <h1 tabindex="-1">{ t!(locale, "drill") }</h1>
                <p>{ t!(locale, "drill-about") }</p>
            </header>
            <ol class="courses">{ for Variant::ALL.map(entry) }</ol>
        </article>
    }
}

/// The level, and the best round.
fn progress_text(locale: &Locale, variant: Variant, drill: GameDrill) -> String {
    let levels = level_count(&variant.default_rules());
    let level = t!(locale, "drill-level", level = drill.level, levels = levels);
    let best = t!(
        locale,
        "practice-finished",
        right = drill.best,
        count = TASKS_OF_ROUND
    );
    locale.enumeration([level, best])
}

#[derive(Properties, PartialEq)]
pub struct DrillViewProps {
    pub variant: Variant,
    pub orientation: Orientation,
}

/// The drill of a game, round after round.
#[component]
pub fn DrillView(props: &DrillViewProps) -> Html {
    let number = use_state_eq(|| 0_u32);
    let is_timed = use_state_eq(|| false);
    let onround = {
        let (number, is_timed) = (number.clone(), is_timed.clone());
        Callback::from(move |timed: bool| {
            is_timed.set(timed);
            number.set(*number + 1);
        })
    };
    html! {
        <Round
            key={*number}
            variant={props.variant}
            is_first={*number == 0}
            is_timed={*is_timed}
            {onround}
            orientation={props.orientation}
        />
    }
}

#[derive(Properties, PartialEq)]
struct RoundProps {
    variant: Variant,
    /// Whether it is the first that the view shows.
    is_first: bool,
    /// Whether it lasts a minute at most.
    is_timed: bool,
    /// Begins another round; it gets whether that one lasts a minute.
    onround: Callback<bool>,
    orientation: Orientation,
}

#[component]
fn Round(props: &RoundProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let (progress, change) = use_stored_progress::<DrillProgress>(DRILL);
    let &RoundProps {
        variant,
        is_timed,
        orientation,
        ..
    } = props;
    let state = {
        let drill = progress.of(variant);
        use_reducer(|| {
            let seed = system::random_bits().into();
            RoundState(DrillRound::new(variant.default_rules(), drill, seed))
        })
    };
    use_minute(is_timed, &state);
    let round = state.0.as_ref();
    use_pause(round.is_some_and(DrillRound::is_right), &state);
    {
        let drill = round.map(|round| round.progress);
        use_effect_with(drill, move |&drill| {
            if let Some(drill) = drill.filter(|&drill| drill != GameDrill::default()) {
                change.emit(Box::new(move |progress: &mut DrillProgress| {
                    progress.set(variant, drill);
                }));
            }
        });
    }
    let number = round.map_or(0, |round| round.number as u32);
    let heading = use_heading_focus(number - u32::from(number > 0), !props.is_first);
    let Some(round) = round else {
        return html! { <NoTask title={t!(locale, "drill")} /> };
    };
    if round.is_over {
        return html! {
            <RoundEnd {variant} round={RoundScore::of(round)} {is_timed} onround={&props.onround} />
        };
    }
    let rules = round.task.rules;
    let size = Layout::of(&rules, orientation, Side::South).size();
    let result = match round.given {
        None => "open",
        Some(_) if round.is_right() => "solved",
        Some(_) => "wrong",
    };
    let onanswer = {
        let dispatcher = state.dispatcher();
        Callback::from(move |answer| dispatcher.dispatch(DrillAction::Answer(answer)))
    };
    let onnext = {
        let dispatcher = state.dispatcher();
        move |_: MouseEvent| dispatcher.dispatch(DrillAction::Next)
    };
    html! {
        <article
            class="task-view puzzle drill"
            data-drill={variant.id()}
            data-result={result}
            style={format!("--across: {}; --down: {}; --steps: 0", Px(size.x), Px(size.y))}
        >
            <header class="task-head">
                <p class="task-name">
                    <b>{ t!(locale, "drill") }</b>
                    { " " }
                    { t!(locale, "practice-of", number = round.number, count = TASKS_OF_ROUND) }
                </p>
                <div role="status">
                    <h1 ref={heading} tabindex="-1">{ title(&locale, round) }</h1>
                    <p>{ text(&locale, round) }</p>
                </div>
                if is_timed {
                    <div class="minute" aria-hidden="true" />
                }
            </header>
            <div class={classes!("table", "of-task", orientation.class())}>
                if result == "wrong" {
                    <SolutionBoard key={round.number} task={solution(round)} {orientation} />
                } else {
                    <QuestionBoard
                        key={round.number}
                        {rules}
                        position={round.task.position}
                        mv={round.task.mv}
                        {orientation}
                        {look}
                        onanswer={onanswer.reform(DrillAnswer::Pit)}
                    />
                }
            </div>
            <div class="task-foot">
                if !round.task.choices.is_empty() {
                    <div class="choices" role="group">
                        { for round.task.choices.iter().map(|&seeds| choice(&locale, round, seeds, &onanswer)) }
                    </div>
                }
                <button
                    type="button"
                    class={classes!("icon-if-room", round.given.is_some().then_some("main"))}
                    data-action="next-puzzle"
                    onclick={onnext}
                    disabled={round.given.is_none()}
                >
                    { t!(locale, "next-puzzle") }
                    { icon(Icon::Next) }
                </button>
            </div>
        </article>
    }
}

/// Ends the time of a round after a minute.
#[hook]
fn use_minute(is_timed: bool, state: &UseReducerHandle<RoundState>) {
    let dispatcher = state.dispatcher();
    use_effect_with(is_timed, move |&is_timed| {
        let end = is_timed
            .then(|| Timeout::new(MINUTE, move || dispatcher.dispatch(DrillAction::EndTime)));
        move || drop(end)
    });
}

/// Goes on by itself after a right answer.
#[hook]
fn use_pause(is_right: bool, state: &UseReducerHandle<RoundState>) {
    let dispatcher = state.dispatcher();
    use_effect_with(is_right, move |&is_right| {
        let next =
            is_right.then(|| Timeout::new(PAUSE, move || dispatcher.dispatch(DrillAction::Next)));
        move || drop(next)
    });
}

/// What is asked, or what is right.
fn title(locale: &Locale, round: &DrillRound) -> String {
    match (round.given, round.task.answer, round.task.question) {
        (None, _, DrillQuestion::LastPit) => t!(locale, "drill-last"),
        (None, _, DrillQuestion::Captured) => t!(locale, "drill-captured"),
        (Some(_), ..) if round.is_right() => t!(locale, "drill-right"),
        (Some(_), DrillAnswer::Pit(pit), _) => {
            let letter = round.task.rules.board().letter(pit);
            t!(locale, "drill-ends", pit = letter)
        }
        (Some(_), DrillAnswer::Seeds(seeds), _) => t!(locale, "drill-takes", seeds = seeds),
    }
}

/// The sowing that is asked about, in words.
fn text(locale: &Locale, round: &DrillRound) -> String {
    let task = &round.task;
    let mv = describe::move_in_words(locale, &task.rules, Side::South, task.mv);
    t!(locale, "sentence", said = mv)
}

/// The sowing as a task that is solved: its board plays it out.
fn solution(round: &DrillRound) -> Rc<Task> {
    let game = Match::from_position(round.task.rules, round.task.position);
    Rc::new(Task::of_moves(game, &[round.task.mv], &[]))
}

fn choice(
    locale: &Locale,
    round: &DrillRound,
    seeds: u16,
    onanswer: &Callback<DrillAnswer>,
) -> Html {
    let answer = DrillAnswer::Seeds(seeds);
    let is_given = round.given == Some(answer);
    html! {
        <button
            type="button"
            class="choice"
            data-choice={seeds.to_string()}
            aria-pressed={is_given.to_string()}
            disabled={round.given.is_some()}
            onclick={onanswer.reform(move |_: MouseEvent| answer)}
        >
            { locale.number(seeds) }
        </button>
    }
}

/// How a round has ended.
#[derive(Clone, Copy, PartialEq)]
struct RoundScore {
    right: u8,
    count: usize,
    progress: GameDrill,
}

impl RoundScore {
    fn of(round: &DrillRound) -> Self {
        Self {
            right: round.right,
            count: round.number,
            progress: round.progress,
        }
    }
}

#[derive(Properties, PartialEq)]
struct RoundEndProps {
    variant: Variant,
    round: RoundScore,
    is_timed: bool,
    onround: Callback<bool>,
}

/// What is shown after a round.
#[component]
fn RoundEnd(props: &RoundEndProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    // The button that was pressed is gone.
    let heading = use_heading_focus(0, true);
    let &RoundEndProps {
        variant,
        round,
        is_timed,
        ..
    } = props;
    let again = |timed: bool| props.onround.reform(move |_: MouseEvent| timed);
    html! {
        <article class="puzzle nothing" data-drill={variant.id()} data-result="finished">
            <MiniBoard rules={variant.default_rules()} {look} />
            <div role="status">
                <h1 ref={heading} tabindex="-1">
                    { t!(locale, "practice-finished", right = round.right, count = round.count) }
                </h1>
                <p>{ progress_text(&locale, variant, round.progress) }</p>
            </div>
            <p>
                <button type="button" class="main" data-action="course-again" onclick={again(is_timed)}>
                    { t!(locale, "drill-again") }
                </button>
                <button type="button" data-action="drill-pace" onclick={again(!is_timed)}>
                    if is_timed {
                        { t!(locale, "drill-own-pace") }
                    } else {
                        { t!(locale, "drill-minute") }
                    }
                </button>
                <a class="button" href={href(View::Drills)}>{ t!(locale, "drill") }</a>
            </p>
        </article>
    }
}
