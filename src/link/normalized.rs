//! Text from outside, before it is read: what keyboards, phones and messengers put in the place
//! of the signs of notation.

/// The zeros of all scripts but ASCII and its wide forms: nine digits follow each (category Nd of
/// Unicode 14).
const ZEROS: [u32; 64] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6,
    0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50,
    0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0,
    0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0,
    0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0, 0x16a60, 0x16ac0, 0x16b50, 0x1d7ce,
    0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e950, 0x1fbf0,
];

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
    match sign {
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => None,
        '\u{2060}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' => None,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => Some('-'),
        // Arabic, Ethiopic, Chinese.
        '\u{60c}' | '\u{1363}' | '\u{3001}' => Some(','),
        '\u{61b}' => Some(';'),
        '\u{2044}' | '\u{2215}' => Some('/'),
        // The wide forms of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0),
        '\n' | '\r' | '\t' => Some(sign),
        _ if sign.is_whitespace() => Some(' '),
        _ => Some(plain_digit(sign).unwrap_or(sign)),
    }
}

/// The digit of ASCII with the value of a digit of another script.
fn plain_digit(sign: char) -> Option<char> {
    ZEROS.into_iter().find_map(|zero| {
        let value = u32::from(sign).checked_sub(zero)?;
        char::from_digit(value, 10)
    })
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
            "९,९,२/६,६,१ ०-० n",
            "໙,໙,໒/໖,໖,໑ ໐-໐ n",
        ] {
            assert_eq!(normalized(text), wanted, "{text}");
        }
    }

    #[test]
    fn the_digits_of_many_scripts_have_their_value() {
        for digits in [
            "٠١٢٣٤٥٦٧٨٩",
            "۰۱۲۳۴۵۶۷۸۹",
            "߀߁߂߃߄߅߆߇߈߉",
            "०१२३४५६७८९",
            "০১২৩৪৫৬৭৮৯",
            "੦੧੨੩੪੫੬੭੮੯",
            "૦૧૨૩૪૫૬૭૮૯",
            "୦୧୨୩୪୫୬୭୮୯",
            "௦௧௨௩௪௫௬௭௮௯",
            "౦౧౨౩౪౫౬౭౮౯",
            "೦೧೨೩೪೫೬೭೮೯",
            "൦൧൨൩൪൫൬൭൮൯",
            "๐๑๒๓๔๕๖๗๘๙",
            "໐໑໒໓໔໕໖໗໘໙",
            "༠༡༢༣༤༥༦༧༨༩",
            "၀၁၂၃၄၅၆၇၈၉",
            "០១២៣៤៥៦៧៨៩",
            "᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙",
            "᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏",
            "᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙",
            "᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹",
            "᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉",
            "᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙",
            "꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩",
            "꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙",
            "꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙",
            "꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹",
            "０１２３４５６７８９",
            "𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩",
            "𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿",
            "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
            "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙",
        ] {
            assert_eq!(normalized(digits), "0123456789", "{digits}");
        }
    }
}
