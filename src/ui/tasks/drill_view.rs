//! The drill: the list of the games, and a round of tasks of one of them.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::board::SolutionBoard;
use super::drill::{DrillAction, DrillAnswer, DrillRound, TASKS_OF_ROUND, level_count, type_digit};
use super::drill_progress::GameDrill;
use super::view::NoTask;
use super::{DrillProgress, Task};
use crate::rules::{Match, Side, Variant};
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::board::{MiniBoard, QuestionBoard};
use crate::ui::browser::keys::{FIELDS_AND_SHEETS, is_plain_outside, meaning};
use crate::ui::browser::route::href;
use crate::ui::browser::storage::DRILL;
use crate::ui::browser::stored_progress::use_stored_progress;
use crate::ui::browser::{system, use_focus, use_heading_focus, use_locale, use_settings};
use crate::ui::describe;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::View;
use crate::ui::widgets::{Icon, icon};

/// The time of a round against the clock, in milliseconds.
const MINUTE: u32 = 60_000;
/// How long an answer is marked before the next task or the sowing, in milliseconds.
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

fn level_text(locale: &Locale, variant: Variant, drill: GameDrill) -> String {
    let levels = level_count(&variant.default_rules());
    t!(locale, "drill-level", level = drill.level, levels = levels)
}

/// The level, and the best round.
fn progress_text(locale: &Locale, variant: Variant, drill: GameDrill) -> String {
    let level = level_text(locale, variant, drill);
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
            takes_focus={*number > 0}
            is_timed={*is_timed}
            {onround}
            orientation={props.orientation}
        />
    }
}

#[derive(Properties, PartialEq)]
struct RoundProps {
    variant: Variant,
    /// Whether the heading takes the focus: the button that led here is gone.
    takes_focus: bool,
    /// Whether it lasts a minute at most.
    is_timed: bool,
    /// Begins another round; it gets whether that one lasts a minute.
    onround: Callback<bool>,
    /// What makes it a round that was handed out, which is none of the player's own.
    #[prop_or_default]
    handed: Option<HandedRound>,
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
    let stored = progress.of(variant);
    let handed = props.handed.as_ref();
    let state = use_reducer(|| {
        let rules = variant.default_rules();
        RoundState(match handed {
            Some(it) => DrillRound::handed_out(rules, it.level, it.seed, &it.answers),
            None => DrillRound::new(rules, stored, system::random_bits().into()),
        })
    });
    let round = state.0.as_ref();
    use_handed(handed, round);
    use_minute(is_timed, &state);
    use_pause(round, &state);
    use_digits(round, &state);
    let is_own = handed.is_none();
    use_effect_with(round.map(|round| round.progress), move |&drill| {
        if let Some(drill) = drill.filter(|&drill| is_own && drill != stored) {
            change.emit(Box::new(move |progress: &mut DrillProgress| {
                progress.set(variant, drill);
            }));
        }
    });
    let heading = use_heading_focus(0, props.takes_focus);
    // The pit that was pressed is gone.
    let next = use_focus(round.is_some_and(|round| round.shows_sowing));
    let Some(round) = round.filter(|round| is_own || !round.is_over) else {
        return html! { <NoTask title={t!(locale, "drill")} /> };
    };
    if round.is_over {
        return html! {
            <RoundEnd {variant} round={RoundScore::of(round)} {is_timed} onround={&props.onround} />
        };
    }
    let task = &round.task;
    let size = Layout::of(&task.rules, orientation, Side::South).size();
    let size = format!(
        "--across: {}; --down: {}; --steps: 0",
        Px(size.x),
        Px(size.y)
    );
    let dispatcher = state.dispatcher();
    let onanswer = Callback::from(move |answer| dispatcher.dispatch(DrillAction::Answer(answer)));
    let dispatcher = state.dispatcher();
    let onnext = move |_: MouseEvent| dispatcher.dispatch(DrillAction::Next);
    let place = t!(
        locale,
        "practice-of",
        number = round.number,
        count = TASKS_OF_ROUND
    );
    let level = level_text(&locale, variant, round.progress);
    let given = match round.given {
        Some(DrillAnswer::Pit(pit)) => Some((pit, round.is_right())),
        _ => None,
    };
    html! {
        <article
            class="task-view puzzle drill"
            data-drill={variant.id()}
            data-task={round.number.to_string()}
            data-result={result(round)}
            style={size.clone()}
        >
            <header class="task-head">
                <p class="task-name">
                    if let Some(handed) = handed {
                        { handed.name.clone() }
                        { " · " }
                    } else {
                        <b>{ t!(locale, "drill") }</b>
                        { " " }
                    }
                    { &place }
                </p>
                <div role="status">
                    <h1 ref={heading} tabindex="-1">
                        { sign(round) }
                        { title(&locale, round) }
                    </h1>
                    <p>
                        if let Some(handed) = handed.filter(|_| round.given.is_none()) {
                            { t!(locale, "sentence", said = handed.place.clone()) }
                            { " " }
                        }
                        { text(&locale, round) }
                    </p>
                </div>
            </header>
            <div class={classes!("table", "of-task", orientation.class())}>
                if round.shows_sowing {
                    <SolutionBoard key={round.number} task={solution(round)} {orientation} />
                } else {
                    <div class="stage" style={size}>
                        <div class="slab">
                            <QuestionBoard
                                rules={task.rules}
                                position={task.position}
                                mv={task.mv}
                                {orientation}
                                {look}
                                is_open={round.given.is_none() && task.choices.is_empty()}
                                {given}
                                takes_focus={round.number > 1}
                                onanswer={onanswer.reform(DrillAnswer::Pit)}
                            />
                        </div>
                        <div class="strip">
                            if !task.choices.is_empty() {
                                <div class="controls choices" role="group" aria-label={t!(locale, "drill-captured")}>
                                    { for task.choices.iter().map(|&seeds| choice(&locale, round, seeds, &onanswer)) }
                                </div>
                            }
                            <p class="drill-progress">{ locale.enumeration([place, level]) }</p>
                        </div>
                    </div>
                }
            </div>
            <div class="task-foot">
                if is_own && round.number == 1 && round.given.is_none() {
                    { pace_button(&locale, is_timed, &props.onround) }
                }
                <button
                    ref={next}
                    type="button"
                    class="main icon-if-room"
                    data-action="next-puzzle"
                    onclick={onnext}
                    disabled={!round.shows_sowing}
                >
                    { t!(locale, "next-puzzle") }
                    { icon(Icon::Next) }
                </button>
            </div>
            if is_timed {
                <div class="minute" aria-hidden="true" />
            }
        </article>
    }
}

/// A round that was handed out.
#[derive(Clone, PartialEq)]
pub struct HandedRound {
    /// The level of its tasks, and the seed that they follow from.
    pub level: u8,
    pub seed: u32,
    /// Whether each of the answers that were given before was right.
    pub answers: Vec<bool>,
    /// What it is part of.
    pub name: Html,
    /// Which of the tasks it is: `Task 2`.
    pub place: String,
    /// Receives whether each answer was right, after every one.
    pub onanswers: Callback<Vec<bool>>,
    /// Called once it is over.
    pub onend: Callback<()>,
}

#[derive(Properties, PartialEq)]
pub struct HandedDrillProps {
    pub variant: Variant,
    pub round: HandedRound,
    /// Whether the heading takes the focus: the button that led here is gone.
    pub takes_focus: bool,
    pub orientation: Orientation,
}

/// A round that was handed out, at the player's own pace.
#[component]
pub fn HandedDrill(props: &HandedDrillProps) -> Html {
    html! {
        <Round
            variant={props.variant}
            takes_focus={props.takes_focus}
            is_timed=false
            onround={Callback::noop()}
            handed={props.round.clone()}
            orientation={props.orientation}
        />
    }
}

/// Tells whoever handed a round out of its answers and its end.
#[hook]
fn use_handed(handed: Option<&HandedRound>, round: Option<&DrillRound>) {
    let told = handed.zip(round);
    let answers = told.map(|(_, round)| round.answers.clone());
    let callbacks = handed.map(|it| (it.onanswers.clone(), it.onend.clone(), it.answers.len()));
    let is_over = told.is_some_and(|(_, round)| round.is_over);
    use_effect_with((answers, is_over), move |(answers, is_over)| {
        let Some((onanswers, onend, before)) = callbacks else {
            return;
        };
        if let Some(answers) = answers.clone().filter(|answers| answers.len() > before) {
            onanswers.emit(answers);
        }
        if *is_over {
            onend.emit(());
        }
    });
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

/// Marks each answer for a moment.
#[hook]
fn use_pause(round: Option<&DrillRound>, state: &UseReducerHandle<RoundState>) {
    let dispatcher = state.dispatcher();
    let answered = round.filter(|round| round.given.is_some() && !round.shows_sowing);
    use_effect_with(answered.map(|round| round.number), move |answered| {
        let end = answered
            .map(|_| Timeout::new(PAUSE, move || dispatcher.dispatch(DrillAction::EndPause)));
        move || drop(end)
    });
}

/// Lets digits choose a number wherever the focus is.
#[hook]
fn use_digits(round: Option<&DrillRound>, state: &UseReducerHandle<RoundState>) {
    let dispatcher = state.dispatcher();
    let open = round.filter(|round| round.given.is_none());
    let choices = open.map_or_else(Vec::new, |round| round.task.choices.clone());
    use_effect_with(choices, move |choices| {
        let choices = choices.clone();
        let mut typed = String::new();
        let listener = (!choices.is_empty()).then(|| {
            let receive = move |event: &Event| {
                let event = event.unchecked_ref::<KeyboardEvent>();
                let key = meaning(event);
                let digit = key.chars().next().filter(char::is_ascii_digit);
                let digit = digit.filter(|_| is_plain_outside(event, FIELDS_AND_SHEETS));
                let chosen = digit.and_then(|digit| type_digit(&choices, &mut typed, digit));
                if let Some(seeds) = chosen {
                    dispatcher.dispatch(DrillAction::Answer(DrillAnswer::Seeds(seeds)));
                }
            };
            EventListener::new(&document(), "keydown", receive)
        });
        move || drop(listener)
    });
}

/// The value of `data-result`.
fn result(round: &DrillRound) -> &'static str {
    match round.given {
        None => "open",
        Some(_) if round.is_right() => "right",
        Some(_) => "wrong",
    }
}

/// What is asked, and whether the answer is right, for those who read none of it: a pit or a
/// seed with a question mark, a check or a cross.
fn sign(round: &DrillRound) -> Html {
    match (round.given, round.task.answer) {
        (None, asked) => html! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                if let DrillAnswer::Pit(_) = asked {
                    <circle cx="12" cy="12" r="10.5" />
                } else {
                    <ellipse cx="12" cy="12" rx="11" ry="8.5" />
                }
                <path d="M9.4 9.6a2.6 2.6 0 1 1 3.9 2.2q-1.3.8-1.3 1.9M12 16.6v.1" />
            </svg>
        },
        (Some(_), _) if round.is_right() => icon(Icon::Check),
        (Some(_), _) => icon(Icon::Close),
    }
}

/// What is asked, and then whether the answer is right.
fn title(locale: &Locale, round: &DrillRound) -> String {
    match (round.given, round.task.answer) {
        (None, DrillAnswer::Pit(_)) => t!(locale, "drill-last"),
        (None, DrillAnswer::Seeds(_)) => t!(locale, "drill-captured"),
        (Some(_), _) if round.is_right() => t!(locale, "drill-right"),
        (Some(_), _) => t!(locale, "drill-wrong"),
    }
}

/// The sowing that is asked about, and then the right answer.
fn text(locale: &Locale, round: &DrillRound) -> String {
    let task = &round.task;
    match (round.given, task.answer) {
        (None, asked) => {
            let mv = describe::move_in_words(locale, &task.rules, Side::South, task.mv);
            let sowing = match task.laps {
                1 => t!(locale, "drill-one-lap", mv = mv),
                _ => t!(locale, "drill-all-laps", mv = mv),
            };
            match asked {
                DrillAnswer::Seeds(_) if task.sows_store => {
                    [sowing, t!(locale, "drill-not-sown")].join(" ")
                }
                _ => sowing,
            }
        }
        (Some(_), DrillAnswer::Pit(pit)) => {
            let letter = task.rules.board().letter(pit);
            t!(locale, "outlook", laps = task.laps, pit = letter)
        }
        (Some(_), DrillAnswer::Seeds(seeds)) => t!(locale, "outlook-takes", seeds = seeds),
    }
}

/// The sowing as a task that is solved: its board plays it out.
fn solution(round: &DrillRound) -> Rc<Task> {
    let game = Match::from_position(round.task.rules, round.task.position);
    Rc::new(Task::of_moves(game, &[round.task.mv], &[]))
}

/// A number of seeds. It stays where it is after the answer, so that it keeps the focus.
fn choice(
    locale: &Locale,
    round: &DrillRound,
    seeds: u16,
    onanswer: &Callback<DrillAnswer>,
) -> Html {
    let answer = DrillAnswer::Seeds(seeds);
    let is_given = round.given == Some(answer);
    let mark = match (round.given, answer == round.task.answer) {
        (Some(_), true) => Some(("right", Icon::Check)),
        (Some(_), false) if is_given => Some(("wrong", Icon::Close)),
        _ => None,
    };
    html! {
        <button
            type="button"
            class={classes!(mark.map(|(class, _)| class))}
            data-choice={seeds.to_string()}
            aria-pressed={is_given.to_string()}
            aria-disabled={round.given.is_some().then_some("true")}
            onclick={onanswer.reform(move |_: MouseEvent| answer)}
        >
            { locale.number(seeds) }
            if let Some((_, sign)) = mark {
                { icon(sign) }
            }
        </button>
    }
}

/// The button that begins a round of the other pace.
fn pace_button(locale: &Locale, is_timed: bool, onround: &Callback<bool>) -> Html {
    html! {
        <button
            type="button"
            data-action="drill-pace"
            onclick={onround.reform(move |_: MouseEvent| !is_timed)}
        >
            if is_timed {
                { t!(locale, "drill-own-pace") }
            } else {
                { t!(locale, "drill-minute") }
            }
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
            right: round.right(),
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
    let again = props.onround.reform(move |_: MouseEvent| is_timed);
    html! {
        <article class="puzzle nothing" data-drill={variant.id()} data-result="finished">
            <MiniBoard rules={variant.default_rules()} {look} />
            <div role="status">
                <h1 ref={heading} tabindex="-1">
                    { t!(locale, "practice-finished", right = round.right, count = round.count) }
                </h1>
                <p>{ level_text(&locale, variant, round.progress) }</p>
            </div>
            <p>
                <button type="button" class="main" data-action="drill-again" onclick={again}>
                    { t!(locale, "drill-again") }
                </button>
                { pace_button(&locale, is_timed, &props.onround) }
                <a class="button" href={href(View::Drills)}>{ t!(locale, "drill") }</a>
            </p>
        </article>
    }
}
