//! The tasks that were handed out or opened here, with the answers to them, and those that are
//! being put together.
//!
//! Each is stored as a list by its link: `made` where it was made here, `own:` and the answers
//! that are given here, and the answers that came in. The list `draft` has the link of what is
//! being put together: `6…=made,own:6…,6…,6…;draft=6…`.

use crate::link::{
    Answers, Handout, HandoutItem, HandoutLink, Name, decode_handout, encode_handout,
};
use crate::rules::{Match, Move};
use crate::ui::browser::stored_progress::StoredProgress;

const DRAFT: &str = "draft";
const MADE: &str = "made";
const OWN: &str = "own:";

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
    /// The answers of others, in the order in which they came.
    pub answers: Vec<Answers>,
}

impl KeptHandout {
    fn new(handout: Handout) -> Self {
        Self {
            link: encode_handout(&handout),
            handout,
            is_made: false,
            own: None,
            answers: Vec::new(),
        }
    }

    /// Adds answers. Of answers that one pupil gave, and went on with, the last are kept; two
    /// pupils of one name are both kept.
    pub fn add(&mut self, answers: Answers) {
        if self.answers.iter().any(|known| known.continues(&answers)) {
            return;
        }
        let mut known = self.answers.iter_mut();
        match known.find(|known| answers.continues(known)) {
            Some(known) => *known = answers,
            None => self.answers.push(answers),
        }
    }

    /// Makes room for the answers of another pupil at the same device.
    pub fn change_pupil(&mut self) {
        if let Some(own) = self.own.take() {
            self.add(own);
        }
    }

    fn merge(&mut self, other: &Self) {
        self.is_made |= other.is_made;
        for answers in &other.answers {
            self.add(answers.clone());
        }
        match (&self.own, &other.own) {
            (Some(own), Some(theirs)) if own.continues(theirs) => {}
            (Some(own), Some(theirs)) if !theirs.continues(own) => self.add(theirs.clone()),
            (_, None) => {}
            (_, theirs) => self.own.clone_from(theirs),
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
            self.kept.push(KeptHandout::new(handout.clone()));
            self.kept.len() - 1
        });
        &mut self.kept[place]
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

fn handout_of(link: &str) -> Option<Handout> {
    match decode_handout(link) {
        Ok(HandoutLink::Tasks(handout)) => Some(handout),
        _ => None,
    }
}

impl StoredProgress for Handouts {
    fn merge(&mut self, other: &Self) {
        if self.draft.title == Name::default() {
            self.draft.title = other.draft.title.clone();
        }
        for item in &other.draft.items {
            self.pick(item.clone());
        }
        for kept in &other.kept {
            self.keep(&kept.handout).merge(kept);
        }
    }

    fn lists(&self) -> Vec<(&str, Vec<String>)> {
        let list = |kept: &KeptHandout| {
            let made = kept.is_made.then(|| MADE.to_owned());
            let own = kept.own.iter().map(|own| format!("{OWN}{own}"));
            let answers = kept.answers.iter().map(Answers::to_string);
            made.into_iter().chain(own).chain(answers).collect()
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
            self.draft = handout_of(link).unwrap_or_default();
            return;
        }
        let Some(handout) = handout_of(name) else {
            return;
        };
        let fits = |text: &str| {
            let answers = text.parse::<Answers>().ok();
            answers.filter(|answers| answers.fits(&handout))
        };
        let kept = self.keep(&handout);
        for text in list {
            match text.strip_prefix(OWN) {
                _ if *text == MADE => kept.is_made = true,
                Some(own) => kept.own = fits(own),
                None => fits(text).into_iter().for_each(|answers| kept.add(answers)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{ItemOutcome, ItemResult};
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
            // Another Amina.
            ("Amina", &[false]),
        ] {
            kept.add(answers(name, right));
        }
        let wanted = [
            answers("Amina", &[true, false]),
            answers("Omar", &[true]),
            answers("Amina", &[false]),
        ];
        assert_eq!(kept.answers, wanted);
    }

    #[test]
    fn another_pupil_at_the_device_takes_nothing_away() {
        let mut kept = handed_out().kept.remove(0);
        kept.own = Some(answers("Amina", &[true; 10]));
        kept.change_pupil();
        assert_eq!(kept.own, None);
        assert_eq!(kept.answers, [answers("Amina", &[true; 10])]);
    }

    #[test]
    fn the_answers_of_two_tabs_are_merged() {
        let mut one = handed_out();
        let mut other = handed_out();
        one.kept[0].own = Some(answers("Amina", &[true]));
        other.kept[0].own = Some(answers("Amina", &[true, false]));
        other.kept[0].add(answers("Omar", &[]));
        one.pick(drill(2));
        other.pick(drill(3));
        one.merge(&other);
        assert_eq!(one.kept.len(), 1);
        assert_eq!(one.kept[0].own, Some(answers("Amina", &[true, false])));
        assert_eq!(one.kept[0].answers, [answers("Omar", &[])]);
        assert_eq!(one.draft.items, [drill(2), drill(3)]);
        one.merge(&other);
        assert_eq!(one.draft.items.len(), 2);
        let mut stranger = handed_out();
        stranger.kept[0].own = Some(answers("Zawadi", &[]));
        one.merge(&stranger);
        assert_eq!(one.kept[0].own, Some(answers("Amina", &[true, false])));
        assert_eq!(one.kept[0].answers[1], answers("Zawadi", &[]));
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
