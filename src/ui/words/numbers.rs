//! Numbers, as each language writes them.

use super::{Language, Words};

impl Words {
    /// A number.
    #[must_use]
    pub fn number(self, value: u32) -> String {
        if value < 1000 {
            return value.to_string();
        }
        let separator = match self.0 {
            Language::English => ",",
            Language::Portuguese => ".",
        };
        let rest = value % 1000;
        let padding = match rest {
            0..10 => "00",
            10..100 => "0",
            _ => "",
        };
        let thousands = self.number(value / 1000);
        [&*thousands, separator, padding, &rest.to_string()].concat()
    }

    /// Tenths: `3.4`, and `3` where nothing is left over.
    pub(super) fn tenths(self, tenths: u32) -> String {
        let whole = (tenths / 10).to_string();
        match tenths % 10 {
            0 => whole,
            rest => [&*whole, self.point(), &rest.to_string()].concat(),
        }
    }

    /// What a move is worth, in hundredths of a seed: `+3.4`, `−3.4` or `0`; in
    /// whole seeds if that is exact.
    #[must_use]
    pub fn worth(self, hundredths: i32, exact: bool) -> String {
        let tenths = (hundredths.unsigned_abs() + 5) / 10;
        let mut said = self.tenths(tenths);
        if !exact && tenths.is_multiple_of(10) {
            said.push_str(self.point());
            said.push('0');
        }
        match hundredths {
            _ if tenths == 0 => "0".to_owned(),
            1.. => ["+", &*said].concat(),
            _ => ["\u{2212}", &*said].concat(),
        }
    }

    /// Which form so many tenths of a thing take: 0 for one, 1 for several.
    pub(super) fn plural(self, tenths: u32) -> usize {
        usize::from(match self.0 {
            Language::English => tenths != 10,
            Language::Portuguese => tenths >= 20,
        })
    }

    fn point(self) -> &'static str {
        match self.0 {
            Language::English => ".",
            Language::Portuguese => ",",
        }
    }
}
