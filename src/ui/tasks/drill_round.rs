//! A round of the drill: one task after another on the board.

use std::rc::Rc;

use yew::prelude::*;

use super::Task;
use super::board::SolutionBoard;
use super::drill::{DrillAction, DrillAnswer, DrillRound, DrillTask, TASKS_OF_ROUND};
use super::drill_end::{RoundEnd, clock, pace_button};
use super::drill_hooks::use_round;
use super::drill_view::level_text;
use super::view::NoTask;
use crate::rules::{Capture, Match, Move, Side, Variant};
use crate::ui::board::layout::{Layout, Orientation};
use crate::ui::board::px::Px;
use crate::ui::board::{QuestionBoard, answer_marks};
use crate::ui::browser::{use_focus, use_heading_focus, use_locale, use_settings};
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;
use crate::ui::widgets::{Icon, icon};

/// Whose round it is.
#[derive(Clone, PartialEq)]
pub enum RoundKind {
    /// The player's own.
    Own {
        /// Whether it lasts a minute at most.
        is_timed: bool,
        /// Begins another round; it gets whether that one lasts a minute.
        onround: Callback<bool>,
    },
    HandedOut(HandedRound),
}

impl RoundKind {
    pub fn is_timed(&self) -> bool {
        matches!(self, Self::Own { is_timed: true, .. })
    }

    pub fn handed(&self) -> Option<&HandedRound> {
        match self {
            Self::Own { .. } => None,
            Self::HandedOut(handed) => Some(handed),
        }
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
pub struct DrillRoundProps {
    pub variant: Variant,
    pub kind: RoundKind,
    /// Whether the heading takes the focus: the button that led here is gone.
    pub takes_focus: bool,
    pub orientation: Orientation,
}

/// A round, and what is shown after it.
#[component]
pub fn DrillRoundView(props: &DrillRoundProps) -> Html {
    let locale = use_locale();
    let look = use_settings().look;
    let &DrillRoundProps {
        variant,
        ref kind,
        orientation,
        ..
    } = props;
    let state = use_round(variant, kind);
    let round = state.0.as_ref();
    let heading = use_heading_focus(0, props.takes_focus);
    // The pit that was pressed is gone.
    let next = use_focus(round.is_some_and(|round| round.shows_sowing()));
    let Some(round) = round else {
        return html! { <NoTask title={t!(locale, "drill")} /> };
    };
    if round.is_over() {
        let (right, count, progress) = (round.right(), round.number, round.progress);
        return match kind {
            RoundKind::Own { is_timed, onround } => {
                html! { <RoundEnd {variant} {right} {count} {progress} is_timed={*is_timed} {onround} /> }
            }
            // What comes after it is on its way.
            RoundKind::HandedOut(_) => html! { <article class="task-view puzzle drill" /> },
        };
    }
    let layout = Layout::of(&round.task.rules, orientation, Side::South);
    let size = layout.size();
    let (across, down) = (Px(size.x), Px(size.y));
    let size = format!("--across: {across}; --down: {down}; --steps: 0");
    let dispatcher = state.dispatcher();
    let onanswer = Callback::from(move |answer| dispatcher.dispatch(DrillAction::Answer(answer)));
    let dispatcher = state.dispatcher();
    let onnext = move |_: MouseEvent| dispatcher.dispatch(DrillAction::Next);
    html! {
        <article
            class="task-view puzzle drill"
            data-drill={variant.id()}
            data-task={round.number.to_string()}
            data-result={result(round)}
            style={size.clone()}
        >
            { head(&locale, round, kind.handed(), heading, orientation) }
            <div class={classes!("table", "of-task", orientation.class())}>
                if round.shows_sowing() {
                    <SolutionBoard key={round.number} task={solution(round)} {orientation}>
                        if let (Some(DrillAnswer::Pit(given)), DrillAnswer::Pit(right)) =
                            (round.given(), round.task.answer)
                        {
                            { answer_marks(&layout, given, right) }
                        }
                    </SolutionBoard>
                } else {
                    <div class="stage" style={size}>
                        { question(&locale, look, round, orientation, &onanswer) }
                    </div>
                }
            </div>
            <div class="task-foot" onkeydown={refuse_held_enter}>
                if let RoundKind::Own { is_timed, onround } = kind
                    && round.number == 1
                    && round.given().is_none()
                {
                    { pace_button(&locale, *is_timed, onround) }
                }
                <button
                    ref={next}
                    type="button"
                    class="main"
                    data-action="next-puzzle"
                    onclick={onnext}
                    disabled={!round.shows_sowing()}
                >
                    { t!(locale, "next-puzzle") }
                    { icon(Icon::Next) }
                </button>
            </div>
            if kind.is_timed() {
                <div class="minute" aria-hidden="true" />
            }
        </article>
    }
}

/// What the round is, what is asked, and then whether the answer is right.
fn head(
    locale: &Locale,
    round: &DrillRound,
    handed: Option<&HandedRound>,
    heading: NodeRef,
    orientation: Orientation,
) -> Html {
    html! {
        <header class="task-head">
            <p class="task-name">
                if let Some(handed) = handed {
                    { handed.name.clone() }
                    { " · " }
                } else {
                    <b>{ t!(locale, "drill") }</b>
                    { " " }
                }
                { place(locale, round) }
            </p>
            <div role="status">
                <h1 ref={heading} tabindex="-1">
                    { sign(round) }
                    { title(locale, round) }
                </h1>
                <p>
                    if let Some(handed) = handed.filter(|_| round.given().is_none()) {
                        { t!(locale, "sentence", said = handed.place.clone()) }
                        { " " }
                    }
                    if round.is_time_up {
                        { t!(locale, "drill-time-up") }
                        { " " }
                    }
                    { text(locale, round, orientation) }
                </p>
            </div>
        </header>
    }
}

/// The board before the sowing, and below it the numbers of seeds and how far the player is.
fn question(
    locale: &Locale,
    look: Look,
    round: &DrillRound,
    orientation: Orientation,
    onanswer: &Callback<DrillAnswer>,
) -> Html {
    let task = &round.task;
    let given = match round.given() {
        Some(DrillAnswer::Pit(pit)) => Some((pit, round.is_right())),
        _ => None,
    };
    let level = level_text(locale, task.rules.variant(), round.progress);
    html! {
        <>
            <div class="slab">
                <QuestionBoard
                    rules={task.rules}
                    position={task.position}
                    mv={task.mv}
                    {orientation}
                    {look}
                    is_open={round.given().is_none() && task.choices.is_empty()}
                    {given}
                    takes_focus={round.number > 1}
                    onanswer={onanswer.reform(DrillAnswer::Pit)}
                />
            </div>
            <div class="strip">
                if !task.choices.is_empty() {
                    <div
                        class="controls choices"
                        role="group"
                        aria-label={t!(locale, "drill-captured")}
                        onkeydown={refuse_held_enter}
                    >
                        { for task.choices.iter().map(|&seeds| choice(locale, round, seeds, onanswer)) }
                    </div>
                }
                <p class="drill-progress">{ locale.enumeration([place(locale, round), level]) }</p>
            </div>
        </>
    }
}

/// Keeps a button from being pressed again by Enter that is held: it would answer the next
/// question, too.
fn refuse_held_enter(event: KeyboardEvent) {
    if event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
}

/// The number of the task, and how many there are.
fn place(locale: &Locale, round: &DrillRound) -> String {
    let number = round.number;
    let count = if round.is_time_up {
        number
    } else {
        TASKS_OF_ROUND
    };
    t!(locale, "practice-of", number = number, count = count)
}

/// The value of `data-result`.
fn result(round: &DrillRound) -> &'static str {
    match round.given() {
        None => "open",
        Some(_) if round.is_right() => "right",
        Some(_) => "wrong",
    }
}

/// What is asked, and whether the answer is right, for those who read none of it: an arrow into
/// a pit, three seeds below a question mark, a clock at the end of the time, a check or a cross.
fn sign(round: &DrillRound) -> Html {
    match (round.given(), round.task.answer) {
        (None, _) if round.is_time_up => clock(false),
        (None, asked) => html! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                if let DrillAnswer::Pit(_) = asked {
                    <ellipse cx="12" cy="17.5" rx="10.5" ry="5.5" />
                    <path d="M12 1.5V17M7.5 12.5 12 17l4.5-4.5" />
                } else {
                    <path d="M8.6 4.6a3.4 3.4 0 1 1 5.1 3q-1.7 1-1.7 2.3M12 13.2v.1" />
                    <g fill="currentColor">
                        <circle cx="4" cy="20" r="2.5" />
                        <circle cx="12" cy="20" r="2.5" />
                        <circle cx="20" cy="20" r="2.5" />
                    </g>
                }
            </svg>
        },
        (Some(_), _) if round.is_right() => icon(Icon::Check),
        (Some(_), _) => icon(Icon::Close),
    }
}

/// What is asked, and then whether the answer is right.
fn title(locale: &Locale, round: &DrillRound) -> String {
    match (round.given(), round.task.answer) {
        (None, DrillAnswer::Pit(_)) => t!(locale, "drill-last"),
        (None, DrillAnswer::Seeds(_)) => t!(locale, "drill-captured"),
        (Some(_), _) if round.is_right() => t!(locale, "drill-right"),
        (Some(_), _) => t!(locale, "drill-wrong"),
    }
}

/// The sowing that is asked about, and then the right answer.
fn text(locale: &Locale, round: &DrillRound, orientation: Orientation) -> String {
    let task = &round.task;
    match (round.given(), task.answer) {
        (None, asked) => {
            let mv = named_sowing(locale, task, orientation);
            let sowing = match task.facts.laps {
                1 => t!(locale, "drill-one-lap", mv = mv),
                _ => t!(locale, "drill-all-laps", mv = mv),
            };
            let counted = match (asked, task.rules.fields().capture) {
                (DrillAnswer::Seeds(_), Capture::Opposite { last_seed, .. }) => {
                    Some(t!(locale, "drill-last-seed", counts = last_seed))
                }
                _ => None,
            };
            let is_store_sown = matches!(asked, DrillAnswer::Seeds(_)) && task.sows_store;
            let sown = is_store_sown.then(|| t!(locale, "drill-not-sown"));
            let all: Vec<_> = [Some(sowing), sown, counted]
                .into_iter()
                .flatten()
                .collect();
            all.join(" ")
        }
        (Some(_), DrillAnswer::Pit(_)) => {
            t!(
                locale,
                "outlook",
                laps = task.facts.laps,
                pit = task.facts.end
            )
        }
        (Some(_), DrillAnswer::Seeds(seeds)) => t!(locale, "outlook-takes", seeds = seeds),
    }
}

/// The pit, and the way in which the arrow points: also where a game has only one.
fn named_sowing(locale: &Locale, task: &DrillTask, orientation: Orientation) -> String {
    let Move { pit, direction } = task.mv;
    let layout = Layout::of(&task.rules, orientation, Side::South);
    let way = match layout.heading(pit, direction).angle() {
        0.0 => "right",
        90.0 => "down",
        180.0 => "left",
        _ => "up",
    };
    let letter = task.rules.board().letter(pit);
    t!(locale, "named", pit = letter, way = way)
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
    let is_given = round.given() == Some(answer);
    let mark = match (round.given(), answer == round.task.answer) {
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
            aria-disabled={round.given().is_some().then_some("true")}
            onclick={onanswer.reform(move |_: MouseEvent| answer)}
        >
            { locale.number(seeds) }
            if let Some((_, sign)) = mark {
                { icon(sign) }
            }
        </button>
    }
}
