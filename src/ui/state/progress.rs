//! Progress of the player that outlives a visit.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// The highest number of a day that is read, some 270 years after 1970.
pub const MAX_DAY: i64 = 99_999;

/// Progress of the player that is stored as a text.
pub trait StoredProgress:
    Clone + Default + PartialEq + fmt::Display + FromStr<Err = Infallible> + 'static
{
    /// Adds the progress of another tab, or of an earlier time.
    fn merge(&mut self, other: &Self);
}
