//! Zero-sum games of two players who choose at the same time.
//!
//! Solved here in 100 lines, and not by a crate for linear programs: the tables have at most
//! nine rows and columns, and the worker loads before the first move of the bot.

use crate::rules::BySide;

/// The sum of the shares of a strategy.
pub const SHARES: u32 = 1 << 16;

/// The probability of each choice in units of 1 / [`SHARES`]. South chooses the row and
/// maximises, North chooses the column and minimises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixedStrategies {
    /// Each player's shares.
    pub shares: BySide<Vec<u32>>,
}

/// Strategies for a table, one row at least and all of one length, from which
/// neither player gains more by leaving them than the rounding to shares makes.
///
/// By the simplex method with Bland's rule
/// (<https://en.wikipedia.org/wiki/Bland%27s_rule>): with all of the table
/// above 0, the column player's problem is to make the sum of `y` greatest while
/// no row of the table times `y` exceeds 1; the row player's strategy is what
/// the slack is worth at the end.
#[must_use]
pub fn equilibrium(table: &[Vec<i32>]) -> MixedStrategies {
    let rows = table.len();
    let columns = table.first().map_or(0, Vec::len);
    let least = table.iter().flatten().min().copied().unwrap_or(0);
    // Columns: y, then the slack of each row, then the right side. The last
    // row is the sum to be made greatest, with its signs turned.
    let width = columns + rows + 1;
    let mut tableau = vec![vec![0.0; width]; rows + 1];
    for (at, row) in table.iter().enumerate() {
        for (column, &worth) in row.iter().enumerate().take(columns) {
            tableau[at][column] = f64::from(worth - least) + 100.0;
        }
        tableau[at][columns + at] = 1.0;
        tableau[at][width - 1] = 1.0;
    }
    tableau[rows][..columns].fill(-1.0);
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    // Far more than a table of any board's pits can take.
    for _ in 0..10_000 {
        let Some(entering) = (0..width - 1).find(|&at| tableau[rows][at] < -1e-12) else {
            break;
        };
        let Some(leaving) = leaving(&tableau, &basis, entering) else {
            break;
        };
        pivot(&mut tableau, leaving, entering);
        basis[leaving] = entering;
    }
    let mut north = vec![0.0; columns];
    for (row, &variable) in basis.iter().enumerate() {
        if variable < columns {
            north[variable] = tableau[row][width - 1];
        }
    }
    let south = &tableau[rows][columns..columns + rows];
    MixedStrategies {
        shares: BySide {
            south: shares(south),
            north: shares(&north),
        },
    }
}

/// The row that limits the entering variable most; of equals the one whose
/// variable comes first.
fn leaving(tableau: &[Vec<f64>], basis: &[usize], entering: usize) -> Option<usize> {
    let mut best: Option<(usize, f64)> = None;
    for (row, &variable) in basis.iter().enumerate() {
        let by = tableau[row][entering];
        if by <= 1e-12 {
            continue;
        }
        let ratio = tableau[row].last()? / by;
        let better = best.is_none_or(|(at, least)| {
            ratio < least - 1e-15 || ratio <= least + 1e-15 && variable < basis[at]
        });
        if better {
            best = Some((row, ratio));
        }
    }
    best.map(|(row, _)| row)
}

fn pivot(tableau: &mut [Vec<f64>], leaving: usize, entering: usize) {
    let by = tableau[leaving][entering];
    for number in &mut tableau[leaving] {
        *number /= by;
    }
    let chosen = tableau[leaving].clone();
    for (at, row) in tableau.iter_mut().enumerate() {
        let times = row[entering];
        if at != leaving && times != 0.0 {
            for (number, one) in row.iter_mut().zip(&chosen) {
                *number -= times * one;
            }
        }
    }
}

/// Rounds to shares; what that leaves goes to the greatest.
fn shares(weights: &[f64]) -> Vec<u32> {
    let sum: f64 = weights.iter().map(|weight| weight.max(0.0)).sum();
    let whole = f64::from(SHARES);
    let mut shares: Vec<u32> = weights
        .iter()
        .map(|weight| (weight.max(0.0) / sum * whole + 0.5) as u32)
        .collect();
    let given: u32 = shares.iter().sum();
    if let Some(most) = shares.iter_mut().max() {
        *most = most.wrapping_add(SHARES.wrapping_sub(given));
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Rng;

    /// What South gets, in [`SHARES`] times a unit of the table, by each row
    /// against North's shares, and by South's shares against each column.
    fn replies(table: &[Vec<i32>], mixed: &MixedStrategies) -> (Vec<i64>, Vec<i64>) {
        let against_north = table.iter().map(|row| {
            let parts = row.iter().zip(&mixed.shares.north);
            parts
                .map(|(&worth, &share)| i64::from(worth) * i64::from(share))
                .sum()
        });
        let columns = 0..table[0].len();
        let against_south = columns.map(|column| {
            let parts = table.iter().zip(&mixed.shares.south);
            parts
                .map(|(row, &share)| i64::from(row[column]) * i64::from(share))
                .sum()
        });
        (against_north.collect(), against_south.collect())
    }

    /// How much the two could gain together by leaving their strategies, in
    /// units of the table, rounded up.
    fn gain(table: &[Vec<i32>], mixed: &MixedStrategies) -> i64 {
        let (north, south) = replies(table, mixed);
        let most = north.into_iter().max().expect("a row");
        let least = south.into_iter().min().expect("a column");
        (most - least + i64::from(SHARES) - 1) / i64::from(SHARES)
    }

    #[test]
    fn small_games_are_solved_exactly() {
        let half = SHARES / 2;
        let pennies = equilibrium(&[vec![100, -100], vec![-100, 100]]);
        assert_eq!(pennies.shares.south, [half, half]);
        assert_eq!(pennies.shares.north, [half, half]);

        // Worked out by hand: the rows 1 to 3, the columns 3 to 1.
        let table = [vec![300, -100], vec![-100, 100]];
        let third = equilibrium(&table);
        for (share, of_six) in [(third.shares.south[0], 2), (third.shares.north[0], 2)] {
            assert!(share.abs_diff(SHARES * of_six / 6) <= 1, "{third:?}");
        }

        let rock = [vec![0, -100, 100], vec![100, 0, -100], vec![-100, 100, 0]];
        for share in equilibrium(&rock).shares.south {
            assert!(share.abs_diff(SHARES / 3) <= 2);
        }

        // A saddle: nothing is mixed.
        let saddle = equilibrium(&[vec![500, 300, 900], vec![400, 200, -700]]);
        assert_eq!(saddle.shares.south, [SHARES, 0]);
        assert_eq!(saddle.shares.north, [0, SHARES, 0]);
    }

    #[test]
    fn nobody_gains_by_leaving_it() {
        let mut rng = Rng::new(crate::chance::seed());
        for _ in 0..500 {
            let (rows, columns) = (1 + rng.below(9), 1 + rng.below(9));
            let row = |rng: &mut Rng| (0..columns).map(|_| rng.triangular(5_400)).collect();
            let table: Vec<Vec<i32>> = (0..rows).map(|_| row(&mut rng)).collect();
            let mixed = equilibrium(&table);
            assert_eq!(mixed.shares.south.iter().sum::<u32>(), SHARES);
            assert_eq!(mixed.shares.north.iter().sum::<u32>(), SHARES);
            assert!(gain(&table, &mixed) <= 4, "{table:?}");
        }
    }

    #[test]
    fn equal_outcomes_and_equal_rows_do_no_harm() {
        for table in [vec![vec![0; 9]; 9], vec![vec![-300, 700, 700]; 4]] {
            assert!(gain(&table, &equilibrium(&table)) <= 1);
        }
    }
}
