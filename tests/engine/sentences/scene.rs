//! A position with helpers for the results of moves.

use mbegu::rules::{Event, IllegalMove, Move, Options, Position, Rules, Side, StopReason, Variant};

/// The game of that name with its usual options.
pub fn rules(id: &str) -> Rules {
    id.parse::<Variant>().expect("a known game").default_rules()
}

/// The same with other options.
pub fn sized(id: &str, pits: u8, seeds: u8) -> Rules {
    let variant = id.parse::<Variant>().expect("a known game");
    variant.rules(Options { pits, seeds }).expect("options")
}

/// A position to play from.
pub struct Scene {
    pub rules: Rules,
    pub position: Position,
}

/// The result of a move.
#[derive(Debug, PartialEq, Eq)]
pub struct After {
    /// The pits, as the text form has them.
    pub pits: String,
    /// The seeds that South's and North's store gained.
    pub gained: [u8; 2],
    /// The state, with the restriction.
    pub state: String,
}

/// The expected result.
pub fn after(pits: &str, gained: [u8; 2], state: &str) -> After {
    After {
        pits: pits.to_string(),
        gained,
        state: state.to_string(),
    }
}

impl Scene {
    /// Pits and state; the seeds that are not in the pits are in a store, or
    /// in the pit that is written with a `*` instead of a number.
    pub fn new(id: &str, pits: &str, state: &str) -> Self {
        Self::of(rules(id), pits, state)
    }

    pub fn of(rules: Rules, pits: &str, state: &str) -> Self {
        let total: u16 = pits
            .split(['/', ','])
            .filter_map(|pit| pit.trim_matches(['s', 'n']).parse::<u16>().ok())
            .sum();
        let rest = rules.total() - total;
        let text = if pits.contains('*') {
            format!("{} 0-0 {state}", pits.replace('*', &rest.to_string()))
        } else {
            format!("{pits} {rest}-0 {state}")
        };
        let position = rules
            .parse_position(&text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        Self { rules, position }
    }

    fn read(&self, mv: &str) -> Move {
        self.rules
            .parse_move(mv)
            .unwrap_or_else(|error| panic!("{mv}: {error}"))
    }

    /// The position after a move.
    pub fn next(&self, mv: &str) -> Position {
        self.rules
            .play(&self.position, self.read(mv), &mut ())
            .unwrap_or_else(|refusal| panic!("{mv} in {}: {refusal}", self.position))
    }

    /// The position after a move, to play on from.
    pub fn then(&self, mv: &str) -> Self {
        Self {
            rules: self.rules,
            position: self.next(mv),
        }
    }

    /// The result of a move.
    pub fn play(&self, mv: &str) -> After {
        let next = self.next(mv);
        let text = next.to_string();
        let mut parts = text.splitn(3, ' ');
        let pits = parts.next().expect("pits").to_string();
        let state = parts.nth(1).expect("a state").to_string();
        let gained = Side::ALL.map(|side| next.store(side) - self.position.store(side));
        After {
            pits,
            gained,
            state,
        }
    }

    /// The events of a move.
    pub fn events(&self, mv: &str) -> Vec<Event> {
        let mut events = Vec::new();
        self.rules
            .play(&self.position, self.read(mv), &mut events)
            .unwrap_or_else(|refusal| panic!("{mv} in {}: {refusal}", self.position));
        events
    }

    /// The reason for which the sowing of a move ended.
    pub fn stop(&self, mv: &str) -> StopReason {
        let mut stops = self.events(mv).into_iter().filter_map(|event| match event {
            Event::Stop { reason, .. } => Some(reason),
            _ => None,
        });
        stops.next().expect("an end of the sowing")
    }

    /// The legal moves, as they are written.
    pub fn moves(&self) -> String {
        let moves = self.rules.moves(&self.position);
        let texts: Vec<String> = moves
            .iter()
            .map(|mv| {
                let text = self.rules.display_move(mv).to_string();
                assert_eq!(self.read(&text), mv, "the direction of {text}");
                text
            })
            .collect();
        texts.join(" ")
    }

    /// The reason for which a move is refused.
    pub fn refusal(&self, mv: &str) -> Option<IllegalMove> {
        self.rules.check_move(&self.position, self.read(mv)).err()
    }
}
