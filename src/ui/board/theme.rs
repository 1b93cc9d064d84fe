//! How the board of each game looks, and on which side its stores lie.

use crate::rules::Variant;
use crate::ui::state::settings::Look;

/// Whether a player's store lies at their left hand (Rules 3.3) instead of the
/// right (Rules 3.2). Where it isn't sown, this is a matter of custom only.
pub fn stores_at_left(variant: Variant) -> bool {
    variant == Variant::GiuthiRounds
}

/// The look that a board has: the one that the player has `set`, or the one that the
/// game has where it comes from.
pub fn shown_look(variant: Variant, set: Look) -> Look {
    match (set, variant) {
        (Look::Own, Variant::Giuthi | Variant::GiuthiStore | Variant::GiuthiRounds) => Look::Earth,
        (Look::Own, Variant::Alemungula) => Look::Wood,
        (Look::Own, Variant::LayliGoobalay) => Look::Sand,
        (Look::Own, Variant::SulusAidi) => Look::Stone,
        (set, _) => set,
    }
}

/// The CSS class of a board's look.
pub fn look_class(variant: Variant, set: Look) -> &'static str {
    match shown_look(variant, set) {
        Look::Earth => "look-earth",
        Look::Wood => "look-wood",
        Look::Sand => "look-sand",
        Look::Stone => "look-stone",
        Look::Own | Look::Plain => "look-plain",
    }
}

/// The outline of a pit in definitions.svg: uneven where the pits of a look are
/// dug by hand.
pub fn pit_outline(look: &str, pit: usize) -> &'static str {
    const UNEVEN: [&str; 4] = ["#pit-0", "#pit-1", "#pit-2", "#pit-3"];
    match look {
        "look-earth" | "look-sand" => UNEVEN[pit * 3 % UNEVEN.len()],
        _ => "#pit-even",
    }
}

#[cfg(test)]
mod tests {
    const TOKENS: &str = include_str!("../../../static/styles/tokens.css");

    type Rgb = [f64; 3];

    /// The colour of a token after the rule that begins with `rule`, and its opacity.
    fn token(rule: &str, name: &str) -> (Rgb, f64) {
        let rest = TOKENS.split_once(rule).expect(rule).1;
        let value = rest.split_once(&format!("{name}: #")).expect(name).1;
        let digits = value.split_once(';').expect("an end").0;
        // A colour in three digits has each of them twice.
        let long: String = match digits.len() {
            3 => digits.chars().flat_map(|digit| [digit; 2]).collect(),
            _ => digits.to_owned(),
        };
        let part = |at: usize| {
            let digits = long.get(at..at + 2).unwrap_or("ff");
            f64::from(u8::from_str_radix(digits, 16).expect("a colour")) / 255.0
        };
        ([part(0), part(2), part(4)], part(6))
    }

    fn luminance(colour: Rgb) -> f64 {
        let [r, g, b] = colour.map(|part| {
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }

    /// In the dark the materials are darker, and so is the casing over them.
    #[test]
    fn marks_are_told_from_their_casing_on_every_material() {
        let (dark, opacity) = token(":root", "--casing");
        let marks = ["--south-lamp", "--north-lamp", "--lit", "--highlight"];
        for look in ["earth", "wood", "sand", "stone"] {
            for ground in ["--slab-0", "--slab-1", "--slab-2", "--lip-0", "--bowl-0"] {
                let (below, _) = token(&format!(".look-{look} {{"), ground);
                let casing = [0, 1, 2].map(|part| {
                    let (dark, below) = (dark[part], below[part]);
                    dark * opacity + below * (1.0 - opacity)
                });
                for mark in marks {
                    let contrast = contrast(token(":root", mark).0, casing);
                    assert!(
                        contrast >= 3.0,
                        "{mark} on {look}'s {ground}: {contrast:.1}"
                    );
                }
            }
        }
    }
}
