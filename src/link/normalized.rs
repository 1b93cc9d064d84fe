//! Text from outside, before it is read: what keyboards, phones and messengers put in the place
//! of the signs of notation.

/// A text with the plain signs of notation in place of those that look alike: digits of other
/// scripts, dashes, wide letters, commas and spaces. Invisible marks are left out, and so is the
/// space after a comma.
///
/// ```
/// use mbegu::link::normalized;
///
/// assert_eq!(normalized("\u{200f}٣، 4\u{a0}0–0"), "3,4 0-0");
/// ```
pub fn normalized(text: &str) -> String {
    let signs = text.chars().filter_map(normal_sign);
    let mut text = String::with_capacity(text.len());
    for sign in signs {
        if sign != ' ' || !text.ends_with(',') {
            text.push(sign);
        }
    }
    text
}

/// The plain form of a sign; `None` for an invisible mark.
fn normal_sign(sign: char) -> Option<char> {
    let digit = |zero: u32| char::from_digit(u32::from(sign) - zero, 10);
    match sign {
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => None,
        '\u{2060}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' => None,
        // Arabic, Persian.
        '\u{660}'..='\u{669}' => digit(0x660),
        '\u{6f0}'..='\u{6f9}' => digit(0x6f0),
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => Some('-'),
        // Arabic, Ethiopic, Chinese.
        '\u{60c}' | '\u{1363}' | '\u{3001}' => Some(','),
        '\u{61b}' => Some(';'),
        '\u{2044}' | '\u{2215}' => Some('/'),
        // The wide forms of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0),
        '\n' | '\r' | '\t' => Some(sign),
        _ if sign.is_whitespace() => Some(' '),
        _ => Some(sign),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_that_look_alike_become_plain() {
        let wanted = "9,9,2/6,6,1 0-0 n";
        for text in [
            "9,9,2/6,6,1 0–0 n",
            "9,9,2/6,6,1 0\u{2212}0 n",
            "9,9,2/6,6,1\u{a0}0-0\u{202f}n",
            "\u{200f}9,9,2/6,6,1 0-0 n\u{2069}",
            "٩،٩،٢/٦،٦،١ ٠-٠ n",
            "۹,۹,۲/۶,۶,۱ ۰-۰ n",
            "９，９，２／６，６，１ ０－０ ｎ",
            "9, 9, 2/6,\u{a0}6, 1 0-0 n",
            "9፣9፣2/6፣6፣1 0-0 n",
        ] {
            assert_eq!(normalized(text), wanted, "{text}");
        }
    }
}
