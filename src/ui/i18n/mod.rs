//! Internationalisation: the texts of the page, in every language it has.
//!
//! The texts are messages in Fluent files (`static/locales/en.ftl` and so on).
//! `t!` formats one of them in a [`Locale`]:
//!
//! ```ignore
//! let locale = use_locale();
//! t!(locale, "settings") // "Settings"
//! t!(locale, "seeds", count = 2_u32) // "2 seeds"
//! t!(locale, "speed", speed = speed.name()) // "Fast"
//! t!(locale, "store", who = Who::You, seeds = 12_u32) // "Your store, 12 seeds"
//! ```
//!
//! The id is a literal. An argument `$best-move` of the file is written
//! `best_move` in the macro. A test compares every use of the macro with the
//! messages of the English file. Sentences that depend on more than a few
//! arguments have a function in [`crate::ui::describe`].
//!
//! Why not the crate fluent-bundle: when it was tried, it added 51 kB (brotli) to a
//! program of 280 kB, mostly for plural rules that each browser has
//! (`Intl.PluralRules`). `syntax` reads the part of Fluent that the files
//! use; the tests compare its results with fluent-bundle, message by message.

mod bundle;
mod format;
mod locale;
mod numbers;
mod plural;
mod syntax;
mod value;

#[cfg(test)]
pub(super) mod samples;
#[cfg(test)]
mod tests;

pub use super::state::{LANGUAGES, Language, TextDirection};
pub use bundle::Bundle;
pub use locale::Locale;
pub use numbers::DIRECTION_MARKS;
pub use syntax::SyntaxError;
pub use value::MessageValue;

/// Formats a message: `t!(locale, "id", argument = value, ..)`. Returns a
/// `String`.
macro_rules! t {
    ($locale:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $locale.format(
            $id,
            &[$((stringify!($name), $crate::ui::i18n::MessageValue::from($value))),*],
        )
    };
}

pub(crate) use t;
