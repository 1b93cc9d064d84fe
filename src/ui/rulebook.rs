//! The rules of a game, for the player at the board.

use crate::rules::{Capture, Crossing, Lifted, Relay, Rules, Stores, Stuck, Turning};

/// The rules of a game in the order in which a player needs them: each sentence
/// follows from a field of the game's value.
#[must_use]
pub fn rules(rules: &Rules) -> Vec<String> {
    let mut said = vec![
        "Take all seeds of one of your pits and sow them one by one into the pits that follow.".to_owned(),
        match rules.turning() {
            Turning::Forward => "You sow counter-clockwise.",
            Turning::Either => "You may sow either way round.",
            Turning::Outward => {
                "The pits left of the middle are sown to the left, those on the right to the right; from \
                 the middle pit you choose."
            }
        }
        .to_owned(),
    ];
    if rules.least() > 1 {
        said.push(format!(
            "A pit with fewer than {} seeds can't begin a move.",
            rules.least()
        ));
    }
    if rules.lifted() == Lifted::LeftOut {
        said.push("A sowing that comes round leaves out the pit it was taken from.".to_owned());
    }
    said.extend(
        [
            match rules.relay() {
                Relay::None => "Where the last seed falls, the sowing ends.",
                Relay::Onward => {
                    "If the last seed falls into a pit with seeds, you take them all and sow on, until it \
                     falls into an empty one."
                }
                Relay::TurningAbout => {
                    "If the last seed falls into a pit with seeds, on either side, you take them all and \
                     sow them the other way; and so on, until it falls into an empty pit."
                }
            },
            match rules.stores() {
                Stores::NotSown => "",
                Stores::OwnSown => {
                    "Your own store, at your right hand, takes a seed whenever you pass it; a sowing that \
                     ends there is over."
                }
            },
            match rules.capture() {
                Capture::Opposite { last_seed: true, .. } => {
                    "If that empty pit is yours and the pit opposite holds seeds, you take those and your \
                     last seed."
                }
                Capture::Opposite { last_seed: false, .. } => {
                    "If that empty pit is yours, you take the seeds of the pit opposite."
                }
                Capture::TwosAndFours => {
                    "If the last seed makes two or four in a pit of your opponent, you take them, and then \
                     every next pit back along the way that holds two or four."
                }
                Capture::ClaimFours => {
                    "A last seed that makes four in a pit of your opponent claims it: what falls there from \
                     then on is yours."
                }
            },
            match rules.capture() {
                Capture::Opposite { run: crate::rules::Run::Whole, .. } => {
                    "Then the next pits on: while each is yours and empty, with seeds opposite, you take \
                     those too."
                }
                Capture::Opposite { run: crate::rules::Run::One, .. } => {
                    "If the next pit on is yours and empty too, you also take what is opposite it."
                }
                _ => "",
            },
            match rules.crossing() {
                Crossing::NotNeeded => "",
                Crossing::ForCapture => {
                    "Nothing is taken in a move that dropped no seed on your opponent's side."
                }
                Crossing::OrSowAgain => {
                    "A sowing that drops no seed on your opponent's side takes nothing, and you sow again, \
                     the other way."
                }
            },
            if rules.barring() {
                "A single seed that goes round the end into an empty pit bars that pit for your opponent's \
                 next move."
            } else {
                ""
            },
            match rules.stuck() {
                Stuck::Passes => {
                    "Who can't move passes. When neither can, each takes the seeds on their own side."
                }
                Stuck::Ends => "When the player to move can't, each takes the seeds on their own side.",
            },
            "More seeds wins. A position that comes up for the third time ends the game in the same way.",
        ]
        .into_iter()
        .filter(|sentence| !sentence.is_empty())
        .map(str::to_owned),
    );
    said
}
