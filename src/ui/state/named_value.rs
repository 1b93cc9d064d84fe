//! Types of few values, each with a name: settings, and the choices of the page.

use crate::rules::Side;

/// A type of few values, each with a name of its own.
pub trait NamedValue: Copy + PartialEq + 'static {
    /// All values, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The name in the page and, for a setting, in the stored text.
    fn name(self) -> &'static str;

    /// The value of that name.
    #[must_use]
    fn find(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == name)
    }
}

impl NamedValue for Side {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        Side::name(self)
    }
}
