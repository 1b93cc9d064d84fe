//! A table as a file for spreadsheets (RFC 4180).

use crate::ui::i18n::{Locale, t};

/// The mark by which spreadsheets know UTF-8.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The separator of cells: where a comma separates decimals, spreadsheets expect a semicolon.
pub fn separator_of(locale: &Locale) -> &'static str {
    if t!(locale, "number-decimal") == "," {
        ";"
    } else {
        ","
    }
}

/// The name of a file with the answers to tasks of a title, which may be empty.
pub fn file_name(title: &str, day: &str) -> String {
    let words = title.split(|sign: char| !sign.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    let parts: Vec<_> = ["mbegu"].into_iter().chain(words).chain([day]).collect();
    format!("{}.csv", parts.join("-"))
}

/// The text of a file with these rows.
pub fn csv(rows: &[Vec<String>], separator: &str) -> String {
    let mut text = String::from(BYTE_ORDER_MARK);
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
        text.push_str(&cells.join(separator));
        text.push_str("\r\n");
    }
    text
}

/// A cell in quotes. A spreadsheet takes what begins with one of these signs for a formula,
/// which anybody could have written as a name: an apostrophe before it makes it a text.
fn quoted(cell: &str) -> String {
    let is_formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let mark = if is_formula { "'" } else { "" };
    format!("\"{mark}{}\"", cell.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_no_formula_is_left() {
        let rows = [
            vec!["Name".to_owned(), "Task 1".to_owned()],
            vec!["=1+1".to_owned(), "first try".to_owned()],
            vec!["O \"Bo\", 2".to_owned(), String::new()],
        ];
        let wanted = "\u{feff}\"Name\",\"Task 1\"\r\n\
                      \"'=1+1\",\"first try\"\r\n\
                      \"O \"\"Bo\"\", 2\",\"\"\r\n";
        assert_eq!(csv(&rows, ","), wanted);
        for sign in ["+", "-", "@", "\t"] {
            let text = csv(&[vec![format!("{sign}x"), String::new()]], ";");
            assert_eq!(text, format!("\u{feff}\"'{sign}x\";\"\"\r\n"));
        }
    }

    #[test]
    fn a_file_is_named_after_its_tasks() {
        let name = |title| file_name(title, "2026-11-21");
        assert_eq!(name(""), "mbegu-2026-11-21.csv");
        assert_eq!(name("Class 4: /b\\.."), "mbegu-Class-4-b-2026-11-21.csv");
        assert_eq!(name("ክፍል ፬"), "mbegu-ክፍል-፬-2026-11-21.csv");
    }
}
