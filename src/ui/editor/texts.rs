//! Sentences about positions that are being set up.

use super::{SetupFault, SetupPosition};
use crate::rules::{PositionErrorKind, PositionPart, Restriction, Rules, Side};
use crate::ui::board::Place;
use crate::ui::i18n::{Locale, t};
use crate::ui::state::Heading;

/// Why a draft, or a text, is no position.
pub fn fault(locale: &Locale, fault: SetupFault) -> String {
    let fault = match fault {
        SetupFault::Unplaced(seeds) => return t!(locale, "setup-unplaced", seeds = seeds),
        SetupFault::NobodyToMove => return t!(locale, "setup-fault", problem = "nobody-to-move"),
        SetupFault::Position(fault) => fault,
    };
    let of_pit = |name: &'static str, pit| t!(locale, "setup-pit-fault", wrong = name, pit = pit);
    match fault {
        PositionErrorKind::Total { found, expected } => {
            t!(locale, "setup-total", found = found, expected = expected)
        }
        PositionErrorKind::PitCount {
            side,
            found,
            expected,
        } => t!(
            locale,
            "setup-pit-count",
            side = side,
            found = found,
            expected = expected
        ),
        PositionErrorKind::PitNumber { pit } => of_pit("number", pit),
        PositionErrorKind::MarkNotInGame { pit } => of_pit("not-marked", pit),
        PositionErrorKind::MarkMisplaced { pit } => of_pit("misplaced", pit),
        PositionErrorKind::StoreMisfit { side } => {
            t!(locale, "setup-store-misfit", side = side)
        }
        PositionErrorKind::CannotMove { side } => {
            t!(locale, "setup-cannot-move", side = side)
        }
        other => t!(locale, "setup-fault", problem = fault_name(other)),
    }
}

/// The name of a fault that concerns no pit and no side.
fn fault_name(fault: PositionErrorKind) -> &'static str {
    match fault {
        PositionErrorKind::Missing(PositionPart::Pits) | PositionErrorKind::NotTwoRows => "rows",
        PositionErrorKind::Missing(PositionPart::Stores) | PositionErrorKind::StoreNumbers => {
            "stores"
        }
        PositionErrorKind::Missing(PositionPart::Status) | PositionErrorKind::Status => "status",
        PositionErrorKind::StoresNotInGame => "no-stores",
        PositionErrorKind::RaceNotInGame | PositionErrorKind::RaceNotAtStart => "race",
        PositionErrorKind::OverWithSeeds => "over",
        PositionErrorKind::Restriction => "restriction",
        PositionErrorKind::RestrictionNotInGame => "no-restriction",
        PositionErrorKind::RestrictionMisplaced => "restriction-misplaced",
        _ => "extra",
    }
}

/// A pit, a store or the tray in words.
pub fn place_name(locale: &Locale, rules: &Rules, place: Place) -> String {
    match place {
        Place::Pit(pit) => t!(locale, "setup-pit", pit = rules.board().letter(pit)),
        Place::Store(side) => t!(locale, "setup-store", side = side),
        Place::Tray => t!(locale, "setup-tray"),
    }
}

/// A place and how many seeds it holds.
pub fn held(locale: &Locale, draft: &SetupPosition, place: Place) -> String {
    let name = place_name(locale, draft.rules(), place);
    t!(
        locale,
        "setup-held",
        place = name,
        seeds = draft.seeds(place)
    )
}

/// A restriction of the turn of a draft, whose board has South's row as the near one.
pub fn restriction_name(
    locale: &Locale,
    draft: &SetupPosition,
    restriction: Restriction,
) -> String {
    match restriction {
        Restriction::Barred(pit) => {
            let pit = draft.rules().board().letter(pit);
            t!(locale, "setup-barred", pit = pit)
        }
        Restriction::Again { direction, failed } => {
            let way = Heading::of(draft.turn(), direction, Side::South);
            t!(
                locale,
                "setup-again",
                way = locale.way(Some(way)),
                failed = failed
            )
        }
    }
}
