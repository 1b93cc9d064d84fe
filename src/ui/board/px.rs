//! Lengths and transforms as SVG and CSS take them.

use std::fmt;

use yew::{AttrValue, html::IntoPropValue};

use super::layout::Point;

/// A length, an angle or a time, printed to a tenth. It is printed by integers: the code of
/// `core::fmt` that prints floating point numbers would add 19 kB to the program, 8 kB
/// compressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Px(pub f64);

impl fmt::Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        if rest == 0 {
            write!(f, "{sign}{whole}")
        } else {
            write!(f, "{sign}{whole}.{rest}")
        }
    }
}

/// As the value of an attribute.
impl IntoPropValue<Option<AttrValue>> for Px {
    fn into_prop_value(self) -> Option<AttrValue> {
        Some(self.to_string().into())
    }
}

/// A length in percent, as an attribute of SVG.
pub fn percent(part: f64) -> String {
    format!("{}%", Px(part))
}

/// The SVG transform that moves the origin to a point.
pub fn translate(to: Point) -> String {
    format!("translate({} {})", Px(to.x), Px(to.y))
}

/// The SVG transform that rotates by an angle in degrees.
pub fn rotate(angle: f64) -> String {
    format!("rotate({})", Px(angle))
}

/// The SVG transform that puts the origin at a point and rotates the x axis into a
/// direction, a unit vector.
pub fn point_towards(at: Point, direction: Point) -> String {
    // A direction needs more than a tenth.
    let (x, y) = (Px(direction.x * 100.0), Px(direction.y * 100.0));
    format!(
        "{}matrix({x} {y} {} {x} 0 0)scale(.01)",
        translate(at),
        Px(-direction.y * 100.0)
    )
}

/// The points of an SVG `polyline` or `polygon`.
pub fn points(points: impl IntoIterator<Item = Point>) -> String {
    let mut text = String::new();
    for at in points {
        text += &format!("{},{} ", Px(at.x), Px(at.y));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_printed_to_a_tenth() {
        for (length, text) in [
            (0.0, "0"),
            (-0.04, "0"),
            (12.0, "12"),
            (-0.26, "-0.3"),
            (99.95, "100"),
            (-10.5, "-10.5"),
        ] {
            assert_eq!(Px(length).to_string(), text);
        }
    }

    #[test]
    fn transforms_are_svg() {
        let at = Point::new(1.5, -2.0);
        assert_eq!(translate(at), "translate(1.5 -2)");
        assert_eq!(rotate(270.0), "rotate(270)");
        assert_eq!(points([at, at]), "1.5,-2 1.5,-2 ");
    }
}
