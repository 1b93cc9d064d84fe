//! Random combinations of the fields of [`Rules`], each played at random and
//! compared with the reference engine that plays by fields.

use mbegu::rules::{
    Board, Capture, CaptureRun, Crossing, EndSweep, FirstPhase, NoMoveRule, OriginPit, Relay,
    Rounds, Rows, RuleFields, Rules, SowDirections, Stores, Variant,
};

use super::both::Both;
use super::position::{played, translated, walked};
use crate::chance::seed;
use crate::dice::Dice;
use crate::reference::fields::{self, Fields};
use crate::reference::{GameStatus, Position, Side};

/// The most plies of a game.
const PLIES: usize = 80;

/// The same fields for the reference.
fn reference(rules: &Rules) -> Fields {
    let fields = rules.fields();
    Fields {
        sowing: match fields.sow_directions {
            SowDirections::Forward => fields::Sowing::Forward,
            SowDirections::Either => fields::Sowing::Either,
            SowDirections::Outward => fields::Sowing::Outward,
        },
        min_seeds: fields.min_seeds.into(),
        skips_origin: fields.origin_pit == OriginPit::Skipped,
        relay: match fields.relay {
            Relay::None => fields::Relay::None,
            Relay::SameDirection => fields::Relay::Onward,
            Relay::Reversed => fields::Relay::TurningAbout,
        },
        sows_store: fields.stores == Stores::OwnSown,
        crossing: match fields.crossing {
            Crossing::Irrelevant => fields::Crossing::NotNeeded,
            Crossing::NeededToCapture => fields::Crossing::ForCapture,
            Crossing::OrSowAgain => fields::Crossing::OrSowAgain,
        },
        capture: match fields.capture {
            Capture::Opposite {
                last_seed,
                run,
                uurs,
            } => fields::Capture::Opposite {
                last_seed,
                further: match run {
                    CaptureRun::None => 0,
                    CaptureRun::One => 1,
                    CaptureRun::Whole => usize::MAX,
                },
                uurs,
            },
            Capture::TwosAndFours => fields::Capture::TwosAndFours,
            Capture::ClaimFours => fields::Capture::ClaimFours,
        },
        bars: fields.barring,
        passes: fields.no_move == NoMoveRule::Pass,
        sweeps_all: fields.end_sweep == EndSweep::All,
    }
}

fn any_fields(dice: &mut Dice) -> RuleFields {
    let yes = [false, true];
    let opposite = Capture::Opposite {
        last_seed: dice.pick(&yes),
        run: dice.pick(&[CaptureRun::None, CaptureRun::One, CaptureRun::Whole]),
        uurs: dice.pick(&yes),
    };
    RuleFields {
        sow_directions: dice.pick(&[
            SowDirections::Forward,
            SowDirections::Either,
            SowDirections::Outward,
        ]),
        min_seeds: dice.pick(&[1, 1, 2, 3]),
        origin_pit: dice.pick(&[OriginPit::Skipped, OriginPit::Sown]),
        relay: dice.pick(&[Relay::None, Relay::SameDirection, Relay::Reversed]),
        stores: dice.pick(&[Stores::NotSown, Stores::OwnSown]),
        crossing: dice.pick(&[
            Crossing::Irrelevant,
            Crossing::NeededToCapture,
            Crossing::OrSowAgain,
        ]),
        capture: dice.pick(&[
            opposite,
            opposite,
            Capture::TwosAndFours,
            Capture::ClaimFours,
        ]),
        barring: dice.once_in(4),
        no_move: dice.pick(&[NoMoveRule::Pass, NoMoveRule::EndGame]),
        end_sweep: dice.pick(&[EndSweep::All, EndSweep::Marked]),
        first_phase: FirstPhase::Moves,
        rounds: Rounds::Single,
    }
}

/// A combination that can be played.
fn any_rules(dice: &mut Dice) -> Rules {
    loop {
        let rows = dice.pick(&[Rows::Two, Rows::Two, Rows::Three]);
        let board = Board::new(rows, dice.pick(&[2, 3, 4, 5, 6, 7, 8, 9, 10]));
        let seeds = dice.pick(&[1, 2, 3, 4, 6, 9]);
        let fields = any_fields(dice);
        let variant = dice.pick(&Variant::ALL);
        let rules = board.map(|board| Rules::custom(variant, board, seeds, fields));
        if let Some(Ok(rules)) = rules {
            return rules;
        }
    }
}

/// Plays at random from a position and compares every move of every position. Returns
/// the number of compared positions.
fn compare(dice: &mut Dice, rules: &Rules, mut position: Position) -> u64 {
    let game = reference(rules);
    let mut compared = 0;
    for _ in 0..PLIES {
        let text = position.to_string();
        let fast = rules
            .parse_position(&text)
            .unwrap_or_else(|error| panic!("{rules:?} {text}: {error}"));
        assert_eq!(fast.to_string(), text);
        let moves = game.moves(&position);
        let listed: Vec<_> = rules.moves(&fast).iter().collect();
        let expected: Vec<_> = moves.iter().copied().map(translated).collect();
        assert_eq!(listed, expected, "{rules:?} {text}");
        let mut children = walked(rules, &fast).into_iter();
        for &mv in &moves {
            let context = || format!("{rules:?} {mv:?} in {text}");
            let after = played(rules, &fast, translated(mv), &context);
            let expected = game.play(&position, mv).to_string();
            assert_eq!(after.to_string(), expected, "{}", context());
            assert_eq!(
                children.next(),
                Some((translated(mv), after)),
                "{}",
                context()
            );
        }
        assert_eq!(children.next(), None, "{rules:?} {text}");
        compared += 1;
        if moves.is_empty() {
            break;
        }
        position = game.play(&position, dice.pick(&moves));
    }
    compared
}

#[test]
fn random_fields() {
    let dice = &mut Dice::new(seed());
    let (mut compared, mut combinations) = (0, 0);
    while compared < super::wanted() {
        let rules = any_rules(dice);
        let pits = usize::from(rules.board().pits_per_side());
        let mut start = Position::empty(pits);
        start.seeds.fill(rules.options().seeds.into());
        start.state = GameStatus::ToMove(dice.pick(&[Side::South, Side::North]));
        // With few seeds a pit nobody may be able to begin.
        let start = reference(&rules).settle(start);
        compared += compare(dice, &rules, start);
        combinations += 1;
    }
    println!("{compared} positions compared in {combinations} combinations of fields");
}

/// The general reference engine agrees on the published games, too.
#[test]
fn published_fields() {
    let dice = &mut Dice::new(seed());
    for variant in Variant::ALL {
        let both = Both::usual(variant.id());
        assert!(both.rules.is_published());
        let mut compared = 0;
        while compared < super::wanted().min(2_000) {
            let opening = both.opening(dice);
            compared += compare(dice, &both.rules, opening);
        }
    }
}

/// A changed field is played, whatever game the value was derived from.
#[test]
fn a_changed_field_is_played() {
    for variant in Variant::ALL {
        let usual = variant.default_rules();
        let seeds = usual.options().seeds;
        let same = Rules::custom(variant, usual.board(), seeds, usual.fields());
        assert_eq!(same, Ok(usual));
        let fields = RuleFields {
            min_seeds: seeds + 1,
            ..usual.fields()
        };
        let changed = Rules::custom(variant, usual.board(), seeds, fields);
        let changed = changed.expect("a combination that can be played");
        assert!(!changed.is_published());
        let start = changed.start(mbegu::rules::Side::South);
        assert!(changed.moves(&start).is_empty());
        assert_eq!(changed.perft(&start, 1), 0, "{variant}");
    }
}
