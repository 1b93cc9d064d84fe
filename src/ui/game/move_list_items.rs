//! The items of the move list, and their places in its columns.

use super::move_list::{MoveListEntryProps, MoveListProps};
use crate::rules::{Ply, Position, Restriction, Side};
use crate::ui::state::{GameAction, players_at, reviewed_move};

pub enum ListItem {
    Ply(Box<MoveListEntryProps>),
    /// The turn that a side had to pass before the ply with that number.
    Pass {
        side: Side,
        next: usize,
    },
}

impl ListItem {
    /// The side whose turn it was; `None` for a race and an arrangement.
    pub fn side(&self) -> Option<Side> {
        match self {
            Self::Ply(entry) => entry.side(),
            Self::Pass { side, .. } => Some(*side),
        }
    }
}

pub fn items(props: &MoveListProps) -> Vec<ListItem> {
    let mut items: Vec<ListItem> = Vec::with_capacity(props.game.plies());
    for entry in entries(props) {
        let last = items.last().and_then(ListItem::side);
        if let Some(side) = passed(&entry.before, last) {
            let next = entry.at;
            items.push(ListItem::Pass { side, next });
        }
        items.push(ListItem::Ply(Box::new(entry)));
    }
    let last = items.last().and_then(ListItem::side);
    if let Some(side) = passed(props.game.current().position(), last)
        && !(props.is_animated && props.now == props.game.plies())
    {
        let next = props.game.plies() + 1;
        items.push(ListItem::Pass { side, next });
    }
    items
}

/// The side that had to pass before a position, if the other side moved `last`: that one is
/// to move again, and does not sow again within its turn (Rules 3.3.1).
fn passed(position: &Position, last: Option<Side>) -> Option<Side> {
    let sows_again = matches!(position.restriction(), Some(Restriction::Again { .. }));
    last.filter(|_| position.to_move() == last && !sows_again)
        .map(Side::other)
}

fn entries(props: &MoveListProps) -> Vec<MoveListEntryProps> {
    let MoveListProps {
        game,
        players,
        near,
        fair_start,
        now,
        marked,
        leads_before,
        is_animated,
        analyses,
    } = props;
    let tab_stop = marked.unwrap_or(game.plies()).max(1);
    let mut entries = Vec::with_capacity(game.plies());
    let mut round = 1;
    for number in 0..game.plies() {
        let Some(ply) = game.ply(number) else {
            continue;
        };
        round += u32::from(matches!(ply, Ply::Arrangement(_)));
        let (record, at) = game.at_ply(number);
        entries.push(MoveListEntryProps {
            at: number + 1,
            action: match leads_before {
                true => GameAction::ShowPly(number),
                false => GameAction::Replay(number + 1),
            },
            ply,
            rules: *record.rules(),
            before: record.positions()[at],
            players: players_at(game, *fair_start, *players, number),
            near: *near,
            current: Some(number + 1) == *marked,
            is_tab_stop: number + 1 == tab_stop,
            is_animated: number + 1 == *now && *is_animated,
            round,
            cost: analyses
                .as_ref()
                .and_then(|analyses| reviewed_move(game, analyses, number))
                .map(|reviewed| reviewed.cost),
        });
    }
    entries
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::link::Player;
    use crate::rules::{BySide, Match, Rules, Variant};

    /// The side and the notation of each item; no notation for a pass.
    fn items_of(rules: Rules, position: &str, moves: &[&str]) -> Vec<(Option<Side>, String)> {
        let position = rules.parse_position(position).expect("a position");
        let mut game = Match::from_position(rules, position);
        for mv in moves {
            game.play_text(mv).expect("a legal move");
        }
        let props = MoveListProps {
            now: game.plies(),
            marked: Some(game.plies()),
            leads_before: false,
            game: Rc::new(game),
            players: BySide::from_fn(|_| Player::Person),
            near: Side::South,
            fair_start: None,
            is_animated: false,
            analyses: None,
        };
        let notation = |item: &ListItem| match item {
            ListItem::Ply(entry) => match entry.ply {
                Ply::Move(mv) => rules.display_move(mv).to_string(),
                _ => String::new(),
            },
            ListItem::Pass { .. } => String::new(),
        };
        let items = items(&props);
        items.iter().map(|it| (it.side(), notation(it))).collect()
    }

    #[test]
    fn a_turn_that_is_passed_is_an_item() {
        let rules = Variant::Giuthi.default_rules();
        let (south, north) = (Some(Side::South), Some(Side::North));
        let all = [(north, "A+"), (south, ""), (north, "B+")];
        let all = all.map(|(side, name)| (side, name.to_owned()));
        let start = "0,0,0,0,0,0/2,0,2,0,0,0 34-34 n";
        assert_eq!(items_of(rules, start, &["A+"]), all[..2]);
        assert_eq!(items_of(rules, start, &["A+", "B+"]), all);
    }

    #[test]
    fn a_sowing_that_is_repeated_follows_no_pass() {
        let rules = Variant::GiuthiRounds.default_rules();
        let found = items_of(rules, "2,2,0,0,0,0/2,0,0,0,0,4 31-31 n", &["A+", "F-"]);
        let expected = ["A+", "F-"].map(|name| (Some(Side::North), name.to_owned()));
        assert_eq!(found, expected);
    }
}
