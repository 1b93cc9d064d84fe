//! The list of the stored games.

use std::rc::Rc;

use yew::prelude::*;

use super::button::LibraryButton;
use super::days::DayHeading;
use super::game_entry::{DamagedEntry, GameEntry};
use super::render_queue::RenderQueue;
use super::{GameFilter, LibraryCommand, LibraryEntry, LibraryState, ListSection};
use crate::rules::Side;
use crate::ui::board::seeds::side_dot;
use crate::ui::browser::system;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;

/// The number of games that are rendered with the list, if all were read. Each takes some
/// milliseconds.
const RENDERED_AT_ONCE: usize = 2;

/// What the sections of the list have in common.
pub(super) struct ListParts<'a> {
    pub locale: &'a Locale,
    /// The state.
    pub library: &'a LibraryState,
    /// The look of the boards.
    pub look: Look,
    /// The queue in which the entries wait to be rendered.
    pub queue: &'a RenderQueue,
    /// Receives the commands of the buttons.
    pub onpress: &'a Callback<LibraryCommand>,
}

impl ListParts<'_> {
    /// All sections; what to do where the filter leaves nothing.
    pub fn sections(&self) -> Html {
        let sections = self.library.sections();
        let (waiting, running) = (&*sections.waiting, &*sections.running);
        let finished = &*sections.finished;
        let is_empty = waiting.is_empty() && running.is_empty() && finished.is_empty();
        let shown = |section: ListSection, games: &[_]| {
            games.len().min(self.library.shown[section as usize])
        };
        let before_running = shown(ListSection::Waiting, waiting);
        let before_finished = before_running + shown(ListSection::Running, running);
        html! {
            <>
                { self.section(ListSection::Waiting, waiting, 0) }
                { self.section(ListSection::Running, running, before_running) }
                { self.section(ListSection::Finished, finished, before_finished) }
                if is_empty && self.library.filter != GameFilter::default() {
                    { self.no_match() }
                }
                { self.section(ListSection::Damaged, &sections.damaged, 0) }
            </>
        }
    }

    /// A section; nothing where it is empty. `before` entries come before it.
    fn section(&self, section: ListSection, entries: &[&Rc<LibraryEntry>], before: usize) -> Html {
        if entries.is_empty() {
            return Html::default();
        }
        let shown = &entries[..entries.len().min(self.library.shown[section as usize])];
        html! {
            <section class="section">
                { self.heading(section, entries) }
                {
                    match section {
                        ListSection::Waiting | ListSection::Running => self.games(shown, before),
                        ListSection::Finished => self.days(shown, before),
                        ListSection::Damaged => self.damaged(shown),
                    }
                }
                if shown.len() < entries.len() {
                    <LibraryButton
                        class="show-more"
                        command={LibraryCommand::More(section)}
                        text={t!(self.locale, "library-more")}
                        onpress={self.onpress}
                    />
                }
            </section>
        }
    }

    fn heading(&self, section: ListSection, entries: &[&Rc<LibraryEntry>]) -> Html {
        let locale = self.locale;
        let (title, about) = match section {
            ListSection::Waiting => (t!(locale, "library-waiting"), Some(self.due(entries))),
            ListSection::Running => (t!(locale, "library-running"), None),
            ListSection::Finished => (t!(locale, "library-finished"), None),
            ListSection::Damaged => (t!(locale, "library-damaged"), None),
        };
        html! {
            <h2>
                if about.is_some() {
                    { side_dot(Side::South) }
                }
                { title }
                { for about.map(|about| html! { <small class="due-about">{ about }</small> }) }
                <small class="count">{ locale.number(entries.len() as u64) }</small>
            </h2>
        }
    }

    /// How many of the waiting games are to be played, and how many to be sent.
    fn due(&self, games: &[&Rc<LibraryEntry>]) -> String {
        let locale = self.locale;
        let games = games.iter().filter_map(|entry| entry.game());
        let (to_send, to_play): (Vec<_>, Vec<_>) = games.partition(|game| game.is_unsent());
        let turns = to_play.len();
        let turns = (turns > 0).then(|| t!(locale, "library-waiting-turns", count = turns));
        let sends = to_send.len();
        let sends = (sends > 0).then(|| t!(locale, "library-waiting-sends", count = sends));
        locale.enumeration(turns.into_iter().chain(sends))
    }

    /// Running games. `before` entries come before them.
    fn games(&self, games: &[&Rc<LibraryEntry>], before: usize) -> Html {
        let orders = (before..).zip(games);
        html! {
            <ul class="entries">{ for orders.map(|(order, entry)| self.entry(entry, order)) }</ul>
        }
    }

    /// The finished games by the day of their end.
    fn days(&self, games: &[&Rc<LibraryEntry>], before: usize) -> Html {
        let played = |entry: &Rc<LibraryEntry>| entry.game().map_or(0, |game| game.summary.played);
        let numbers: Vec<_> = (games.iter())
            .map(|entry| system::day_number(played(entry)))
            .collect();
        let mut order = before;
        let days = numbers.chunk_by(|one, other| one == other).map(|same_day| {
            let first = order;
            order += same_day.len();
            let of_day = &games[first - before..order - before];
            let entries = (first..).zip(of_day);
            html! {
                <div class="day" key={same_day[0].to_string()}>
                    <DayHeading
                        moment={played(of_day[0])}
                        queue={self.queue.clone()}
                        is_at_once={self.is_at_once(first)}
                    />
                    <ul class="entries">
                        { for entries.map(|(order, entry)| self.entry(entry, order)) }
                    </ul>
                </div>
            }
        });
        days.collect()
    }

    fn entry(&self, entry: &Rc<LibraryEntry>, order: usize) -> Html {
        let focused = self.library.restored.as_ref() == Some(&entry.key);
        let key = entry.key.to_string();
        let entry = Rc::clone(entry);
        html! {
            <GameEntry
                {key}
                {entry}
                queue={self.queue.clone()}
                is_at_once={focused || self.is_at_once(order)}
                look={self.look}
                {focused}
                onpress={self.onpress}
            />
        }
    }

    /// Whether the entry at a place (from 0) is rendered with the list. While games are read
    /// all wait: the first date alone takes the browser 15 ms.
    fn is_at_once(&self, order: usize) -> bool {
        self.library.is_read() && order < RENDERED_AT_ONCE
    }

    fn no_match(&self) -> Html {
        let locale = self.locale;
        html! {
            <div class="no-match">
                <p>{ t!(locale, "library-no-match") }</p>
                <LibraryButton
                    command={LibraryCommand::ShowAll}
                    text={t!(locale, "library-all-games")}
                    onpress={self.onpress}
                />
            </div>
        }
    }

    /// Entries that can't be read.
    fn damaged(&self, entries: &[&Rc<LibraryEntry>]) -> Html {
        let item = |&entry: &&Rc<LibraryEntry>| {
            let focused = self.library.restored.as_ref() == Some(&entry.key);
            let key = entry.key.to_string();
            let entry = Rc::clone(entry);
            html! { <DamagedEntry {key} {entry} {focused} onpress={self.onpress} /> }
        };
        html! {
            <>
                <p class="about">{ t!(self.locale, "library-damaged-about") }</p>
                <ul class="damaged">{ for entries.iter().map(item) }</ul>
            </>
        }
    }
}
