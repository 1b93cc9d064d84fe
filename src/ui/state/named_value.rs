//! Types of few values, each with a name: settings, and the choices of the page.

use crate::rules::Side;

/// A type of few values, each with a name of its own.
pub trait NamedValue: Copy + PartialEq + 'static {
    /// All values, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The name in the page and, for a setting, in the stored text.
    fn name(self) -> &'static str;

    /// The value of that name.
    fn find(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == name)
    }
}

/// An enum whose values have names, in the order in which they are offered.
macro_rules! named_values {
    ($(#[$attribute:meta])* pub enum $named:ident { $($(#[$of_value:meta])* $value:ident => $name:literal,)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $named {
            $($(#[$of_value])* $value,)*
        }

        impl $crate::ui::state::NamedValue for $named {
            const ALL: &'static [Self] = &[$(Self::$value),*];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name,)*
                }
            }
        }
    };
}

pub(in crate::ui) use named_values;

impl NamedValue for Side {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        Side::name(self)
    }
}
