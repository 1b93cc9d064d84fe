//! The styles: only the named media queries occur, and what is read or told apart can be
//! seen in every theme, on every material.

use std::collections::HashMap;

use super::documents::{read, root};

/// The breakpoints, which `static/styles/tokens.css` names, each also with `not`.
const BREAKPOINTS: [&str; 9] = [
    "(max-width: 699px)",
    "(max-width: 699px) and (orientation: portrait)",
    "(max-width: 699px) and (max-height: 699px)",
    "(max-height: 519px) and (orientation: landscape)",
    "(max-height: 799px)",
    "(min-width: 700px)",
    "(min-width: 1000px)",
    "(min-width: 1200px)",
    "(min-width: 2200px) and (min-height: 1200px)",
];

/// What the reader, the device or the paper is like.
const FEATURES: [&str; 5] = ["(prefers-", "(forced-colors", "(pointer", "(hover", "print"];

#[test]
fn only_the_named_media_queries_occur() {
    let tokens = read("static/styles/tokens.css");
    for name in BREAKPOINTS {
        assert!(tokens.contains(name), "tokens.css doesn't name {name}");
    }
    for entry in std::fs::read_dir(root().join("static/styles")).expect("the styles") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let lines = text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("@media "));
        for query in lines.flat_map(|line| line.trim_end_matches(" {").split(", ")) {
            let name = query.strip_prefix("not ").unwrap_or(query);
            let is_named =
                BREAKPOINTS.contains(&name) || FEATURES.iter().any(|start| name.starts_with(start));
            assert!(is_named, "{}: {query}", path.display());
        }
    }
}

type Colour = [f64; 3];

/// The custom properties of a theme, and of a board of a material in it.
struct Tokens {
    values: HashMap<String, String>,
    is_dark: bool,
}

impl Tokens {
    fn new(theme: &str, look: &str) -> Self {
        let mut values = HashMap::new();
        let is_contrast = theme.starts_with("contrast");
        for file in ["tokens.css", "board.css"] {
            for rule in read(&format!("static/styles/{file}")).split("}\n\n") {
                let Some((selectors, body)) = rule.split_once(" {\n") else {
                    continue;
                };
                let selectors = selectors.rsplit("*/\n").next().unwrap_or(selectors);
                let applies = selectors.split(",\n").any(|selector| match selector {
                    ":root" | ".board" | ".mini" => true,
                    ":root[data-theme=\"contrast\"]"
                    | ":root[data-theme=\"contrast\"] :is(.board, .mini)" => is_contrast,
                    selector => selector.strip_prefix(".look-") == Some(look),
                });
                let properties = body.lines().filter_map(|line| line.trim().split_once(": "));
                for (name, value) in
                    properties.filter(|(name, _)| applies && name.starts_with("--"))
                {
                    values.insert(name.to_owned(), value.trim_end_matches(';').to_owned());
                }
            }
        }
        let is_dark = theme.ends_with("dark");
        Self { values, is_dark }
    }

    fn get(&self, name: &str) -> Colour {
        let value = self.values.get(name);
        self.colour(value.unwrap_or_else(|| panic!("{name} has no value")))
    }

    fn colour(&self, value: &str) -> Colour {
        if let Some(digits) = value.strip_prefix('#') {
            let wide = if digits.len() < 6 { 1 } else { 2 };
            return [0, 1, 2].map(|at| {
                let digits = &digits[at * wide..(at + 1) * wide];
                let number = u8::from_str_radix(digits, 16).expect("hexadecimal digits");
                f64::from(if wide == 1 { number * 17 } else { number }) / 255.0
            });
        }
        let (function, rest) = value.split_once('(').unwrap_or_else(|| panic!("{value}"));
        let parts = arguments(rest.strip_suffix(')').expect("a bracket"));
        match (function, &parts[..]) {
            ("var", [name, other @ ..]) => match (self.values.get(*name), other) {
                (None, [other]) => self.colour(other),
                _ => self.get(name),
            },
            ("light-dark", [light, dark]) => self.colour(if self.is_dark { dark } else { light }),
            ("color-mix", ["in srgb", first, second]) => {
                let (first, part) = first.rsplit_once(' ').expect("a percentage");
                let part: f64 = part.trim_end_matches('%').parse().expect("a number");
                mix(self.colour(second), self.colour(first), part / 100.0)
            }
            _ => panic!("{value}"),
        }
    }

    /// The ground of a board at a place, from 0 to 1 in both directions: the slab in the light
    /// of the lamp, as in `board.css`.
    fn slab(&self, x: f64, y: f64) -> Colour {
        let lamp = ((x - 0.21) / 0.95).hypot((y + 0.1) / 1.87);
        let slab = ((x - 0.42) / 0.95).hypot((y - 0.3) / 1.3);
        let lamp = self.gradient("--lamp-", &[0.0, 0.22, 0.5, 0.8, 1.0], lamp);
        let slab = self.gradient("--slab-", &[0.0, 0.45, 1.0], slab);
        [0, 1, 2].map(|at| lamp[at] * slab[at])
    }

    fn gradient(&self, name: &str, stops: &[f64], at: f64) -> Colour {
        let next = stops.iter().position(|&stop| stop > at);
        let stop = |place: usize| self.get(&format!("{name}{place}"));
        match next {
            None | Some(0) => stop(stops.len() - 1),
            Some(next) => {
                let (from, to) = (stops[next - 1], stops[next]);
                mix(stop(next - 1), stop(next), (at - from) / (to - from))
            }
        }
    }
}

/// The arguments of a function of CSS.
fn arguments(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

fn mix(from: Colour, to: Colour, part: f64) -> Colour {
    [0, 1, 2].map(|at| from[at] + (to[at] - from[at]) * part)
}

/// The contrast of two colours, as WCAG 2.2 defines it.
fn contrast(a: Colour, b: Colour) -> f64 {
    let luminance = |colour: Colour| {
        let linear = colour.map(|it| match it {
            ..=0.04045 => it / 12.92,
            _ => ((it + 0.055) / 1.055).powf(2.4),
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

const THEMES: [&str; 4] = ["light", "dark", "contrast light", "contrast dark"];

#[test]
fn texts_stand_out_from_their_grounds() {
    let pairs = [
        ("ink soft", "paper paper-edge card raise"),
        ("south north", "paper card raise"),
        ("alarm good", "paper card"),
        ("good", "good-ground"),
        ("north", "north-ground"),
        ("paper card", "ink"),
        ("card", "south"),
    ];
    let mut faults = Vec::new();
    for theme in THEMES {
        let tokens = Tokens::new(theme, "plain");
        for (texts, grounds) in pairs {
            for text in texts.split(' ') {
                for ground in grounds.split(' ') {
                    let [a, b] = [text, ground].map(|name| tokens.get(&format!("--{name}")));
                    if contrast(a, b) < 4.5 {
                        faults.push(format!(
                            "{theme}: {text} on {ground}: {:.2}",
                            contrast(a, b)
                        ));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

const CARVED: &str = "light-dark(var(--bowl-3), var(--lip-light))";

/// Numbers have 24 px, for which 3:1 is enough, as for lines and rings.
#[test]
fn numbers_and_marks_stand_out_on_every_board() {
    let parts = [
        CARVED,
        "radial-gradient(95% 187% at 21% -10%, var(--lamp-0), var(--lamp-1) 22%, var(--lamp-2) 50%, var(--lamp-3) 80%, var(--lamp-4))",
        "radial-gradient(95% 130% at 42% 30%, var(--slab-0), var(--slab-1) 45%, var(--slab-2))",
    ];
    let board = read("static/styles/board.css");
    assert!(parts.iter().all(|it| board.contains(it)), "Tokens::slab");
    let mut faults = Vec::new();
    for theme in THEMES {
        for look in ["earth", "wood", "sand", "stone", "plain"] {
            let tokens = Tokens::new(theme, look);
            let mut check = |what: &str, mark: Colour, grounds: &[Colour]| {
                let worst = grounds.iter().map(|&ground| contrast(mark, ground));
                let worst = worst.fold(f64::INFINITY, f64::min);
                if worst < 3.0 {
                    faults.push(format!("{theme}, {look}: {what} {worst:.2}"));
                }
            };
            // Numbers stand in lines above and below the pits.
            let places = (2..=18).map(|x| f64::from(x) / 20.0);
            let places = places.flat_map(|x| [0.08, 0.92].map(|y| (x, y)));
            let slab: Vec<_> = places.map(|(x, y)| tokens.slab(x, y)).collect();
            check("numbers", tokens.get("--chalk"), &slab);
            let middle: Vec<_> = (1..=17)
                .map(|x| tokens.slab(f64::from(x) / 20.0, 0.5))
                .collect();
            // Cut into it to four fifths.
            let carved = format!("var(--carved, {CARVED})");
            for ground in middle {
                let line = mix(ground, tokens.colour(&carved), 0.8);
                check("the middle line", line, &[ground]);
            }
            let hollow = [0, 1, 2, 3].map(|at| tokens.get(&format!("--dim-bowl-{at}")));
            check(
                "the last move",
                tokens.colour("var(--last-move, var(--bone))"),
                &hollow,
            );
            // Between the pit and the slab, one of which it differs from.
            let ring = tokens.colour("var(--playable, var(--lit))");
            let places = (3..=17).flat_map(|x| [0.3, 0.7].map(|y| (f64::from(x) / 20.0, y)));
            let slab: Vec<_> = places.map(|(x, y)| tokens.slab(x, y)).collect();
            let is_seen = slab.iter().all(|&ground| contrast(ring, ground) >= 3.0);
            check(
                "the rings",
                ring,
                if is_seen { &slab } else { &hollow[1..] },
            );
            check(
                "the pressed ring",
                tokens.colour("var(--pressed, #fff8ea)"),
                &hollow[1..],
            );
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn seeds_stay_light_where_a_browser_darkens_the_page() {
    for look in ["earth", "wood", "sand", "stone"] {
        let tokens = Tokens::new("dark", look);
        for seed in 0..4 {
            let [red, green, blue] = tokens.get(&format!("--seed-{seed}"));
            let brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
            assert!(brightness < 0.8, "{look}, seed {seed}: {brightness}");
        }
    }
}
