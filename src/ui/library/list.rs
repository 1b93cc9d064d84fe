//! The list of the stored games.

use std::rc::Rc;

use yew::prelude::*;

use super::button::LibraryButton;
use super::game_entry::{GameEntry, day_element};
use super::{GameFilter, LibraryAction, LibraryEntry, LibraryState, ListSection, ListedGame};
use crate::rules::Side;
use crate::ui::board::seeds::side_dot;
use crate::ui::browser::system;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::settings::Look;

/// What the sections of the list have in common.
pub(super) struct ListParts<'a> {
    pub locale: &'a Locale,
    pub library: &'a LibraryState,
    pub look: Look,
    /// The number of the day.
    pub today: i64,
    pub onpress: &'a Callback<LibraryAction>,
}

impl ListParts<'_> {
    /// All sections; what to do where the filter leaves nothing. Damaged entries are few:
    /// all of them are shown.
    pub fn sections(&self) -> Html {
        let LibraryState { filter, .. } = self.library;
        let games = [
            ListSection::Waiting,
            ListSection::Running,
            ListSection::Finished,
        ];
        let games = games.map(|section| (section, self.library.section(section)));
        let damaged = self.library.section(ListSection::Damaged);
        let mut left = self.library.shown();
        let sections = games.iter().map(|(section, entries)| {
            let shown = entries.len().min(left);
            left -= shown;
            self.section(*section, entries, shown)
        });
        let sections: Html = sections.collect();
        let count: usize = games.iter().map(|(_, entries)| entries.len()).sum();
        html! {
            <>
                { sections }
                if count > self.library.shown() {
                    <LibraryButton
                        class="show-more"
                        action={LibraryAction::ShowMore}
                        text={t!(self.locale, "library-more")}
                        onpress={self.onpress}
                    />
                }
                if count == 0 && *filter != GameFilter::default() {
                    <div class="no-match">
                        <p>{ t!(self.locale, "library-no-match") }</p>
                        <LibraryButton
                            action={LibraryAction::Filter(GameFilter::default())}
                            text={t!(self.locale, "library-all-games")}
                            onpress={self.onpress}
                        />
                    </div>
                }
                { self.section(ListSection::Damaged, &damaged, damaged.len()) }
            </>
        }
    }

    /// The first entries of a section; nothing if there are none.
    fn section(&self, section: ListSection, entries: &[&Rc<LibraryEntry>], shown: usize) -> Html {
        if shown == 0 {
            return Html::default();
        }
        let first = &entries[..shown];
        html! {
            <section class="section">
                { self.heading(section, entries) }
                {
                    match section {
                        ListSection::Waiting | ListSection::Running => self.games(first),
                        ListSection::Finished => self.days(first),
                        ListSection::Damaged => self.damaged(first),
                    }
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
        let is_unsent = |game: &ListedGame| game.stored.is_unsent();
        let sends = games
            .iter()
            .filter(|entry| entry.game.as_ref().is_ok_and(is_unsent))
            .count();
        let turns = games.len() - sends;
        let turns = (turns > 0).then(|| t!(locale, "library-waiting-turns", count = turns));
        let sends = (sends > 0).then(|| t!(locale, "library-waiting-sends", count = sends));
        locale.enumeration(turns.into_iter().chain(sends))
    }

    fn games(&self, games: &[&Rc<LibraryEntry>]) -> Html {
        html! { <ul class="entries">{ for games.iter().map(|entry| self.entry(entry)) }</ul> }
    }

    /// The finished games by the day of their end.
    fn days(&self, games: &[&Rc<LibraryEntry>]) -> Html {
        let played =
            |entry: &Rc<LibraryEntry>| (entry.game.as_ref()).map_or(0, |it| it.stored.played);
        let day = |entry: &Rc<LibraryEntry>| system::day_number(played(entry));
        let days = games.chunk_by(|one, other| day(one) == day(other));
        let days = days.map(|games| {
            html! {
                <div class="day" key={day(games[0]).to_string()}>
                    <p class="date">{ day_element(self.locale, played(games[0]), self.today) }</p>
                    { self.games(games) }
                </div>
            }
        });
        days.collect()
    }

    fn entry(&self, entry: &Rc<LibraryEntry>) -> Html {
        let key = entry.key.to_string();
        let focused = self.library.restored.as_ref() == Some(&entry.key);
        let entry = Rc::clone(entry);
        html! {
            <GameEntry
                {key}
                {entry}
                look={self.look}
                today={self.today}
                {focused}
                onpress={self.onpress}
            />
        }
    }

    fn damaged(&self, entries: &[&Rc<LibraryEntry>]) -> Html {
        html! {
            <>
                <p class="about">{ t!(self.locale, "library-damaged-about") }</p>
                <ul class="damaged">{ for entries.iter().map(|entry| self.entry(entry)) }</ul>
            </>
        }
    }
}
