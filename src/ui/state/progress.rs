//! Progress of the player that outlives a visit.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// Progress of the player that is stored as a text.
pub trait StoredProgress:
    Clone + Default + PartialEq + fmt::Display + FromStr<Err = Infallible> + 'static
{
    /// Adds the progress of another tab, or of an earlier time.
    fn merge(&mut self, other: &Self);
}
