//! The places on the map of the Horn of Africa and Kenya.
//!
//! `map.svg` has the land, drawn by hand: coasts and borders are simplified to a few
//! points. Its units are [`DEGREE`] a degree, from [`WEST`] and [`NORTH`].

use crate::rules::Variant;

/// The upper left corner of what is shown of the map, in its own units.
pub const MAP_CORNER: (f64, f64) = (41.0, -15.0);
/// The width and height of what is shown.
pub const MAP_SIZE: (f64, f64) = (330.0, 436.0);

/// The units of a degree.
const DEGREE: f64 = 15.2;
/// The longitude of the units' origin, in degrees east.
const WEST: f64 = 28.6;
/// The latitude of the units' origin, in degrees north.
const NORTH: f64 = 20.6;

/// A place of the map: a game and where it is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GamePlace {
    /// The game; one variant stands for all of the same name.
    pub variant: Variant,
    /// The longitude and latitude of its mark, in degrees east and north.
    mark: (f64, f64),
    /// Those of the beginning of its label.
    label: (f64, f64),
    /// Whether a line leads from the mark to the label.
    pub has_line: bool,
}

/// The games by their places, from the south to the north.
pub const PLACES: [GamePlace; 4] = [
    GamePlace {
        variant: Variant::Giuthi,
        mark: (36.9, -0.6),
        label: (41.4, -4.1),
        has_line: true,
    },
    GamePlace {
        variant: Variant::Alemungula,
        mark: (34.9, 9.3),
        label: (35.6, 9.3),
        has_line: false,
    },
    GamePlace {
        variant: Variant::LayliGoobalay,
        mark: (45.0, 9.6),
        label: (44.3, 6.3),
        has_line: true,
    },
    GamePlace {
        variant: Variant::SulusAidi,
        mark: (39.0, 14.5),
        label: (42.7, 16.9),
        has_line: true,
    },
];

impl GamePlace {
    /// The centre of the mark in the units of the map.
    pub fn mark(&self) -> (f64, f64) {
        project(self.mark)
    }

    /// The left end of the label's first line in the units of the map.
    pub fn label(&self) -> (f64, f64) {
        project(self.label)
    }
}

/// The point of the map at a longitude and latitude.
fn project((east, north): (f64, f64)) -> (f64, f64) {
    ((east - WEST) * DEGREE, (NORTH - north) * DEGREE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_its_own_name_has_a_place() {
        let own =
            |variant: &Variant| !matches!(variant, Variant::GiuthiStore | Variant::GiuthiRounds);
        let place = |variant: &Variant| PLACES.iter().any(|place| place.variant == *variant);
        let mut games = Variant::ALL.into_iter().filter(own);
        assert!(games.all(|variant| place(&variant)));
        assert_eq!(PLACES.len(), Variant::ALL.into_iter().filter(own).count());
    }

    #[test]
    fn marks_and_labels_lie_on_the_map() {
        let ((left, top), (width, height)) = (MAP_CORNER, MAP_SIZE);
        for place in PLACES {
            for (x, y) in [place.mark(), place.label()] {
                // A label needs room on its right, and below for its second line.
                let (x, y) = (x - left, y - top);
                assert!((10.0..width - 90.0).contains(&x), "{place:?}: {x}");
                assert!((20.0..height - 30.0).contains(&y), "{place:?}: {y}");
            }
        }
    }
}
