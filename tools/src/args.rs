//! The command line: a subcommand, its arguments, and options with a value.

use std::error::Error;
use std::ffi::OsString;
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use mbegu::rules::{Options, Rules, Variant};

/// The arguments that have not been read yet.
pub struct Args(Parser);

impl Args {
    pub fn from_env() -> Args {
        Args(Parser::from_env())
    }

    #[cfg(test)]
    pub fn from(args: &[&str]) -> Args {
        Args(Parser::from_args(args))
    }

    /// Whether one of the remaining arguments is `--help` or `-h`.
    pub fn ask_for_help(&mut self) -> Result<bool> {
        let rest = self.0.raw_args()?;
        let is_help = |arg: &OsString| arg == "--help" || arg == "-h";
        Ok(rest.as_slice().iter().any(is_help))
    }

    /// Reads the next argument, which must not be an option.
    pub fn value(&mut self) -> Result<String> {
        match self.0.next()? {
            Some(Arg::Value(value)) => Ok(value.string()?),
            Some(other) => bail!("{}", other.unexpected()),
            None => bail!("an argument is missing"),
        }
    }

    /// Reads the remaining arguments, which must not be options.
    pub fn values(mut self) -> Result<Vec<String>> {
        let mut values = Vec::new();
        while let Some(arg) = self.0.next()? {
            match arg {
                Arg::Value(value) => values.push(value.string()?),
                other => bail!("{}", other.unexpected()),
            }
        }
        Ok(values)
    }

    /// Reads the remaining options. `set` is called with the name of each,
    /// without its dashes, and its value; it returns whether it knows the
    /// option.
    pub fn options(self, set: impl FnMut(&str, &str) -> Result<bool>) -> Result<()> {
        match &self.values_and_options(set)?[..] {
            [] => Ok(()),
            [value, ..] => bail!("unexpected argument {value:?}"),
        }
    }

    /// Reads the remaining arguments, options as [`Args::options`] does, and
    /// returns the others.
    pub fn values_and_options(
        mut self,
        mut set: impl FnMut(&str, &str) -> Result<bool>,
    ) -> Result<Vec<String>> {
        let mut values = Vec::new();
        while let Some(arg) = self.0.next()? {
            let name = match arg {
                Arg::Long(name) => name.to_owned(),
                Arg::Value(value) => {
                    values.push(value.string()?);
                    continue;
                }
                other => bail!("{}", other.unexpected()),
            };
            let value = self.0.value()?.string()?;
            if !set(&name, &value).with_context(|| format!("--{name} can't be {value}"))? {
                bail!("there is no option --{name}");
            }
        }
        Ok(values)
    }
}

/// Sets `place` to a parsed value. Returns `true` for [`Args::options`].
pub fn set<T: FromStr<Err: Error + Send + Sync + 'static>>(
    place: &mut T,
    value: &str,
) -> Result<bool> {
    *place = value.parse()?;
    Ok(true)
}

/// Sets `place` to the games that a value names: one, or `all`.
pub fn set_games(place: &mut Vec<Variant>, value: &str) -> Result<bool> {
    *place = if value == "all" {
        Variant::ALL.to_vec()
    } else {
        vec![game(value)?]
    };
    Ok(true)
}

pub fn game(id: &str) -> Result<Variant> {
    id.parse::<Variant>().with_context(|| {
        let games = Variant::ALL.map(Variant::id);
        format!("there is no game {id}, only {}", games.join(", "))
    })
}

/// The rules of a game with these options, by default its own.
pub fn rules(game: Variant, pits: Option<u8>, seeds: Option<u8>) -> Result<Rules> {
    let default = game.default_options();
    let options = Options {
        pits: pits.unwrap_or(default.pits),
        seeds: seeds.unwrap_or(default.seeds),
    };
    Ok(game.rules(options)?)
}

/// The rules of a game of any size that can be played. A size that the game doesn't
/// offer is played as a single round.
pub fn any_rules(game: Variant, pits: Option<u8>, seeds: Option<u8>) -> Result<Rules> {
    let default = game.default_options();
    let options = Options {
        pits: pits.unwrap_or(default.pits),
        seeds: seeds.unwrap_or(default.seeds),
    };
    let rules = (game.rules(options).ok()).or_else(|| game.rules_of_any_size(options));
    rules.context("there is no board of that size")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_or_refused() -> Result<()> {
        let (mut count, mut games) = (0_u32, Vec::new());
        let mut read = |args: &[&str]| {
            Args::from(args).options(|name, value| match name {
                "count" => set(&mut count, value),
                "game" => set_games(&mut games, value),
                _ => Ok(false),
            })
        };
        read(&["--count", "3", "--game=all"])?;
        for wrong in [
            &["--count", "x"][..],
            &["--count"],
            &["--other", "3"],
            &["--game", "chess"],
            &["3"],
        ] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
        assert_eq!((count, games.len()), (3, Variant::ALL.len()));
        Ok(())
    }

    #[test]
    fn help_is_asked_for_anywhere() -> Result<()> {
        for (args, is_asked) in [
            (&["--help"][..], true),
            (&["--game", "all", "-h"], true),
            (&["--game", "help"], false),
            (&[], false),
        ] {
            assert_eq!(Args::from(args).ask_for_help()?, is_asked, "{args:?}");
        }
        Ok(())
    }
}
