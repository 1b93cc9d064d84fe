//! The tasks that were handed out or opened here, with the answers to them, and those that are
//! being put together.
//!
//! Each is stored as a list by its link: `made` where it was made here, `own:` and the answers
//! that are given here, `here:` and those of others who began here, and the answers that came
//! in. The list `draft` has the link of what is being put together:
//! `6…=made,own:6…,here:6…,6…,6…;draft=6…`.

use crate::link::{
    Answers, Handout, HandoutItem, HandoutLink, Name, decode_handout, encode_handout,
};
use crate::rules::{Match, Move};
use crate::ui::browser::stored_progress::StoredProgress;

const DRAFT: &str = "draft";
const MADE: &str = "made";
const OWN: &str = "own:";
const HERE: &str = "here:";

/// The most handouts that are kept, and the most answers in each of their lists. Where there is
/// another, the oldest goes.
const MAX_KEPT: usize = 200;

/// Tasks that were handed out, and the answers to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptHandout {
    /// The link, which tells them from others.
    pub link: String,
    pub handout: Handout,
    /// Whether they were made here.
    pub is_made: bool,
    /// The answers of whoever works through them here.
    pub own: Option<Answers>,
    /// The answers of others who began here, in the order in which the next pupil took over.
    pub others: Vec<Answers>,
    /// The answers that came as links, in their order.
    pub answers: Vec<Answers>,
}

/// Adds answers to a list of at most so many. Of answers that one pupil gave, and went on with,
/// the last are kept.
fn add(list: &mut Vec<Answers>, answers: Answers, most: usize) {
    if list.iter().any(|known| known.continues(&answers)) {
        return;
    }
    match list.iter_mut().find(|known| answers.continues(known)) {
        Some(known) => *known = answers,
        None => {
            if list.len() == most {
                list.remove(0);
            }
            list.push(answers);
        }
    }
}

impl KeptHandout {
    fn new(handout: Handout) -> Self {
        Self {
            link: encode_handout(&handout),
            handout,
            is_made: false,
            own: None,
            others: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// Adds answers that came as a link.
    pub fn add(&mut self, answers: Answers) {
        add(&mut self.answers, answers, MAX_KEPT);
    }

    /// Adds the answers of a pupil who began here.
    pub fn add_here(&mut self, answers: Answers) {
        add(&mut self.others, answers, MAX_KEPT);
    }

    /// Returns whether answers are among those of the others who began here, or continue them.
    pub fn has_here(&self, answers: &Answers) -> bool {
        self.others.iter().any(|known| answers.continues(known))
    }

    /// Takes out the answers of a pupil, but not of whoever works through the tasks here.
    pub fn remove(&mut self, answers: &Answers) {
        for list in [&mut self.others, &mut self.answers] {
            list.retain(|known| !answers.continues(known));
        }
    }

    /// The answers of all pupils, each once.
    pub fn all(&self) -> Vec<Answers> {
        let mut all = self.answers.clone();
        let own = self.own.iter().filter(|own| own.is_begun());
        for answers in self.others.iter().chain(own) {
            add(&mut all, answers.clone(), usize::MAX);
        }
        all
    }

    /// Whether whoever works through them here isn't done.
    pub fn is_left_open(&self) -> bool {
        self.own.as_ref().is_some_and(|own| !own.is_over())
    }

    /// Makes room for the answers of another pupil at the same device.
    pub fn change_pupil(&mut self) {
        if let Some(own) = self.own.take().filter(Answers::is_begun) {
            self.add_here(own);
        }
    }

    /// Lets a pupil go on with answers that were begun here before, or with what they became.
    pub fn resume(&mut self, answers: &Answers) {
        self.change_pupil();
        let place = self
            .others
            .iter()
            .position(|known| known.continues(answers));
        let latest = place.map(|place| self.others.remove(place));
        self.own = latest.or_else(|| Some(answers.clone()));
    }

    fn merge(&mut self, other: &Self) {
        self.is_made |= other.is_made;
        for answers in &other.answers {
            self.add(answers.clone());
        }
        for answers in &other.others {
            self.add_here(answers.clone());
        }
        match (self.own.take(), &other.own) {
            (Some(own), Some(theirs)) if !own.continues(theirs) => {
                if own.is_begun() && !theirs.continues(&own) {
                    self.add_here(own);
                }
                self.own = Some(theirs.clone());
            }
            (own, theirs) => self.own = own.or_else(|| theirs.clone()),
        }
        // The pupil may have made room on one side.
        if let Some(own) = &mut self.own {
            self.others.retain(|known| {
                if known.continues(own) {
                    own.clone_from(known);
                }
                !own.continues(known)
            });
        }
    }
}

/// All that are kept here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handouts {
    /// What is being put together.
    pub draft: Handout,
    /// In the order in which they came.
    pub kept: Vec<KeptHandout>,
}

impl Handouts {
    pub fn find(&self, handout: &Handout) -> Option<&KeptHandout> {
        self.kept.iter().find(|kept| kept.handout == *handout)
    }

    /// Tasks that are kept from now on.
    pub fn keep(&mut self, handout: &Handout) -> &mut KeptHandout {
        let place = self.kept.iter().position(|kept| kept.handout == *handout);
        let place = place.unwrap_or_else(|| {
            self.push(KeptHandout::new(handout.clone()));
            self.kept.len() - 1
        });
        &mut self.kept[place]
    }

    /// Adds the latest. The table of a teacher outlives tasks that were only opened here.
    fn push(&mut self, latest: KeptHandout) {
        if self.kept.len() == MAX_KEPT {
            let is_opened = |kept: &KeptHandout| !kept.is_made && kept.all().is_empty();
            let oldest = self.kept.iter().position(is_opened);
            self.kept.remove(oldest.unwrap_or(0));
        }
        self.kept.push(latest);
    }

    /// Adds an item to the draft, as far as there is room.
    pub fn pick(&mut self, item: HandoutItem) {
        if self.has_room() && !self.is_picked(&item) {
            self.draft.items.push(item);
        }
    }

    pub fn has_room(&self) -> bool {
        self.draft.items.len() < Handout::MAX_ITEMS
    }

    /// Whether the draft has an item, whatever is known of its solution.
    pub fn is_picked(&self, item: &HandoutItem) -> bool {
        self.draft.items.iter().any(|picked| match (picked, item) {
            (HandoutItem::Position { game, .. }, HandoutItem::Position { game: other, .. }) => {
                game == other
            }
            (picked, item) => picked == item,
        })
    }

    /// Sets the moves that are right in a position of the draft.
    pub fn solve(&mut self, position: &Match, moves: &[Move]) {
        for item in &mut self.draft.items {
            if let HandoutItem::Position { game, right } = item
                && game == position
            {
                *right = moves.to_vec();
            }
        }
    }

    /// Hands the draft out, and begins another.
    pub fn hand_out(&mut self) {
        let draft = std::mem::take(&mut self.draft);
        if !draft.items.is_empty() {
            self.keep(&draft).is_made = true;
        }
    }
}

fn tasks_of(link: &str) -> Option<Handout> {
    match decode_handout(link) {
        Ok(HandoutLink::Tasks(handout)) => Some(handout),
        _ => None,
    }
}

impl StoredProgress for Handouts {
    const CAN_SHRINK: bool = true;

    /// This is what a file had, the other what is here: the draft and the pupil of the other
    /// stay, and what it keeps comes last.
    fn merge(&mut self, other: &Self) {
        let draft = std::mem::replace(&mut self.draft, other.draft.clone());
        if self.draft.title == Name::default() {
            self.draft.title = draft.title;
        }
        draft.items.into_iter().for_each(|item| self.pick(item));
        for kept in &other.kept {
            let place = self.kept.iter().position(|it| it.handout == kept.handout);
            let mut merged = match place {
                Some(place) => self.kept.remove(place),
                None => KeptHandout::new(kept.handout.clone()),
            };
            merged.merge(kept);
            self.push(merged);
        }
    }

    fn lists(&self) -> Vec<(&str, Vec<String>)> {
        let list = |kept: &KeptHandout| {
            let made = kept.is_made.then(|| MADE.to_owned());
            let own = kept.own.iter().map(|own| format!("{OWN}{own}"));
            let others = kept.others.iter().map(|others| format!("{HERE}{others}"));
            let answers = kept.answers.iter().map(Answers::to_string);
            let before = made.into_iter().chain(own).chain(others);
            before.chain(answers).collect()
        };
        let draft = (!self.draft.items.is_empty()).then(|| encode_handout(&self.draft));
        let draft = draft.map(|link| (DRAFT, vec![link]));
        let kept = self
            .kept
            .iter()
            .map(|kept| (kept.link.as_str(), list(kept)));
        kept.chain(draft).collect()
    }

    fn read_list(&mut self, name: &str, list: &[&str]) {
        if name == DRAFT {
            let link = list.first().copied().unwrap_or_default();
            self.draft = tasks_of(link).unwrap_or_default();
            return;
        }
        let Some(handout) = tasks_of(name) else {
            return;
        };
        let fits = |text: &str| {
            let answers = text.parse::<Answers>().ok();
            answers.filter(|answers| answers.fits(&handout))
        };
        let kept = self.keep(&handout);
        for text in list {
            if *text == MADE {
                kept.is_made = true;
            } else if let Some(own) = text.strip_prefix(OWN) {
                kept.own = fits(own);
            } else {
                let (list, text) = match text.strip_prefix(HERE) {
                    Some(text) => (&mut kept.others, text),
                    None => (&mut kept.answers, *text),
                };
                fits(text)
                    .into_iter()
                    .for_each(|answers| add(list, answers, MAX_KEPT));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{ItemOutcome, ItemResult, read_file, write_file};
    use crate::rules::Variant;

    fn drill(seed: u32) -> HandoutItem {
        HandoutItem::Drill {
            variant: Variant::Giuthi,
            level: 1,
            seed,
        }
    }

    fn answers(name: &str, right: &[bool]) -> Answers {
        Answers {
            name: Name::tidy(name),
            number: 1,
            results: vec![ItemResult::Drill(right.to_vec())],
        }
    }

    fn handed_out() -> Handouts {
        let mut handouts = Handouts::default();
        handouts.pick(drill(1));
        handouts.draft.title = Name::tidy("Class 4");
        handouts.hand_out();
        handouts
    }

    #[test]
    fn what_is_stored_is_read() {
        let mut handouts = handed_out();
        let handout = handouts.kept[0].handout.clone();
        let kept = handouts.keep(&handout);
        kept.add(answers("Amina; =,", &[true]));
        kept.own = Some(answers("Omar", &[]));
        kept.others.push(answers("Ida", &[false]));
        handouts.pick(drill(2));
        let text = handouts.text();
        assert_eq!(Handouts::read(&text), handouts);
        assert!(text.ends_with(&format!("draft={}", encode_handout(&handouts.draft))));
        for text in ["6AAAA=made", "draft=6AAAA", "draft=", "x=6AAAA"] {
            assert_eq!(Handouts::read(text), Handouts::default(), "{text}");
        }
        // Answers of the other kind are left out.
        let other = ItemResult::Position {
            outcome: ItemOutcome::Solved,
            misses: 0,
        };
        let other = Answers {
            results: vec![other],
            ..answers("Omar", &[])
        };
        let text = format!("{}=made,{other},own:{other}", encode_handout(&handout));
        assert_eq!(Handouts::read(&text), handed_out());
    }

    #[test]
    fn answers_that_come_twice_or_go_on_are_kept_once() {
        let mut kept = handed_out().kept.remove(0);
        for (name, right) in [
            ("Amina", &[true][..]),
            ("Amina", &[true]),
            ("Amina", &[true, false]),
            ("Amina", &[true]),
            ("Omar", &[true]),
        ] {
            kept.add(answers(name, right));
        }
        let wanted = [answers("Amina", &[true, false]), answers("Omar", &[true])];
        assert_eq!(kept.answers, wanted);
    }

    #[test]
    fn two_pupils_of_one_name_are_both_kept() {
        let mut kept = handed_out().kept.remove(0);
        let other = |right: &[bool]| Answers {
            number: 2,
            ..answers("Amina", right)
        };
        for answers in [answers("Amina", &[true]), other(&[true]), other(&[true; 2])] {
            kept.add(answers);
        }
        assert_eq!(kept.answers, [answers("Amina", &[true]), other(&[true; 2])]);
    }

    #[test]
    fn the_latest_are_kept() {
        let mut handouts = Handouts::default();
        let of = |seed: u32| Handout {
            items: vec![drill(seed)],
            ..Handout::default()
        };
        let all: Vec<Handout> = (0..MAX_KEPT as u32 + 2).map(of).collect();
        for handout in &all {
            handouts.keep(handout);
        }
        handouts.keep(&all[2]);
        let kept: Vec<_> = handouts.kept.iter().map(|kept| &kept.handout).collect();
        assert_eq!(kept, all[2..].iter().collect::<Vec<_>>());
        let kept = handouts.keep(&all[2]);
        for number in 0..MAX_KEPT as u16 + 1 {
            kept.add(Answers {
                number,
                ..answers("Amina", &[true])
            });
        }
        let numbers: Vec<_> = kept.answers.iter().map(|answers| answers.number).collect();
        assert_eq!(numbers, Vec::from_iter(1..=MAX_KEPT as u16));
        // A file takes the place of nothing that is here.
        let mut file = Handouts::default();
        for seed in 1_000..1_100 {
            file.keep(&of(seed));
        }
        file.merge(&handouts);
        assert_eq!(file, handouts);
    }

    #[test]
    fn a_table_outlives_tasks_that_were_only_opened() {
        let mut handouts = handed_out();
        let made = handouts.kept[0].clone();
        for seed in 2..MAX_KEPT as u32 + 10 {
            let items = vec![drill(seed)];
            let title = Name::default();
            handouts.keep(&Handout { title, items });
        }
        assert_eq!((handouts.kept.len(), &handouts.kept[0]), (MAX_KEPT, &made));
    }

    #[test]
    fn another_pupil_at_the_device_takes_nothing_away() {
        let mut kept = handed_out().kept.remove(0);
        kept.own = Some(answers("Amina", &[true; 10]));
        kept.change_pupil();
        assert_eq!(kept.own, None);
        assert_eq!(kept.others, [answers("Amina", &[true; 10])]);
        // Nothing is kept of whoever hasn't answered anything.
        kept.own = Some(answers("Omra", &[]));
        kept.change_pupil();
        assert_eq!(kept.others.len(), 1);
    }

    #[test]
    fn pupils_go_on_in_turn_and_have_one_row_each() {
        let mut kept = handed_out().kept.remove(0);
        let (amina, omar) = (answers("Amina", &[true]), answers("Omar", &[false]));
        kept.own = Some(amina.clone());
        kept.change_pupil();
        kept.own = Some(omar.clone());
        assert_eq!(kept.others.iter().collect::<Vec<_>>(), [&amina]);
        // Answers that came as a link are not gone on with.
        kept.add(answers("Ida", &[true]));
        kept.resume(&amina);
        assert_eq!(kept.own, Some(amina));
        assert_eq!(kept.others.iter().collect::<Vec<_>>(), [&omar]);
        // Amina has sent the first of hers, and Omar has sent his.
        let later = answers("Amina", &[true, true]);
        kept.own = Some(later.clone());
        kept.add(answers("Amina", &[true]));
        kept.add(omar.clone());
        assert_eq!(
            kept.all(),
            [answers("Ida", &[true]), later.clone(), omar.clone()]
        );
        // Amina goes on with her latest answers, also from an older copy.
        kept.change_pupil();
        kept.resume(&answers("Amina", &[true]));
        assert_eq!(kept.own, Some(later.clone()));
        assert!(kept.has_here(&omar) && !kept.has_here(&later));
        kept.remove(&omar);
        assert_eq!(kept.all(), [answers("Ida", &[true]), later]);
    }

    #[test]
    fn a_class_for_each_task_fits_an_exported_file() {
        let mut handouts = Handouts::default();
        for seed in 0..80 {
            handouts.pick(drill(seed));
            handouts.hand_out();
            for number in 0..30 {
                let name = format!("Pupil {number} of this class");
                handouts.kept[seed as usize].add(Answers {
                    number,
                    ..answers(&name, &[true; 10])
                });
            }
        }
        let text = handouts.text();
        assert!(text.len() > 65_536, "{}", text.len());
        let file = read_file(&write_file([("handouts", &*text)], []));
        assert_eq!(file.faults, []);
        // As an import merges them.
        let parts = file.progress.iter().rev();
        let merged = parts.fold(Handouts::default(), |stored, (_, text)| {
            let mut part = Handouts::read(text);
            part.merge(&stored);
            part
        });
        assert_eq!(merged, handouts);
    }

    #[test]
    fn what_is_here_comes_before_a_file() {
        let mut file = handed_out();
        let mut here = handed_out();
        file.kept[0].own = Some(answers("Amina", &[true]));
        here.kept[0].own = Some(answers("Amina", &[true, false]));
        here.kept[0].add(answers("Omar", &[]));
        file.pick(drill(2));
        here.pick(drill(3));
        let merged = |mut file: Handouts, here: &Handouts| {
            file.merge(here);
            file
        };
        let both = merged(file.clone(), &here);
        assert_eq!(both.kept, here.kept);
        assert_eq!(both.draft.items, [drill(3), drill(2)]);
        assert_eq!(merged(both.clone(), &both), both);
        // The file may know more of the pupil.
        assert_eq!(merged(here.clone(), &file).kept, here.kept);
        here.kept[0].own = Some(answers("Zawadi", &[]));
        let both = merged(file, &here);
        assert_eq!(both.kept[0].own, Some(answers("Zawadi", &[])));
        assert_eq!(both.kept[0].others, [answers("Amina", &[true])]);
        assert_eq!(both.kept[0].answers, [answers("Omar", &[])]);
        // Each pupil is there once, with all that they have done.
        let mut later = both.clone();
        later.kept[0].resume(&answers("Amina", &[true]));
        later.kept[0].own = Some(answers("Amina", &[true, true]));
        for both in [merged(both.clone(), &later), merged(later.clone(), &both)] {
            let kept = &both.kept[0];
            assert_eq!(kept.all().len(), 2, "{kept:?}");
            let amina = answers("Amina", &[true, true]);
            assert!(kept.own.as_ref() == Some(&amina) || kept.others.contains(&amina));
        }
        here.kept[0].own = None;
        let both = merged(both, &here);
        assert_eq!(both.kept[0].own, Some(answers("Zawadi", &[])));
    }

    #[test]
    fn a_draft_has_room_for_twenty() {
        let mut handouts = Handouts::default();
        handouts.hand_out();
        assert!(handouts.kept.is_empty(), "nothing was picked");
        for seed in 0..30 {
            handouts.pick(drill(seed / 2));
        }
        assert_eq!(handouts.draft.items.len(), 15);
        (50..70).for_each(|seed| handouts.pick(drill(seed)));
        assert_eq!(handouts.draft.items.len(), Handout::MAX_ITEMS);
    }
}
