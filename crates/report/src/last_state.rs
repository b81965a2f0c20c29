//! The values at the end of a run, owner by owner.
//!
//! A trace says what each step changed; what the step that broke met is the sum of all of
//! them. So the state after the last step is written under it, the globals first. On a
//! terminal it is cut where it would push the trace out of sight; a trail has it whole. A
//! step that breaks the program in its middle leads to no state: then the one before it is
//! written, and said to be that.

use crate::lanes::{one_line, wrapped};
use crate::plain::{plain, width};

/// Columns that an owner's name may take before the values.
const OWNER: usize = 20;

/// Owner, name and value of a variable.
type Value = (String, String, String);

/// Of a run of so many steps with the values before it and after each step: the last ones,
/// in lines of at most so many columns, and at most so many lines.
pub fn last_state(states: &[Vec<Value>], steps: usize, columns: usize, lines: usize) -> String {
    let when = if states.len() > steps { "at the end" } else { "before the last step" };
    let fields = states.last().map_or(&[][..], |f| f);
    let mut owners: Vec<&str> = Vec::new();
    for (owner, ..) in fields {
        if !owners.contains(&owner.as_str()) {
            owners.push(owner);
        }
    }
    // What belongs to nobody comes first.
    owners.sort_by_key(|o| !o.is_empty());
    let short = owners.iter().map(|o| width(&plain(o))).filter(|&w| w <= OWNER);
    let indent = short.max().unwrap_or(0).max(6);
    let mut rows = Vec::new();
    for owner in owners {
        let mine = fields.iter().filter(|f| f.0 == owner && f.1 != "(at)");
        let values: Vec<String> =
            mine.map(|(_, n, v)| plain(&one_line(&format!("{n} = {v}")))).collect();
        if values.is_empty() {
            continue;
        }
        let texts = wrapped(&values, columns.saturating_sub(indent + 4).max(20));
        let name = plain(owner);
        let pad = " ".repeat(indent.saturating_sub(width(&name)));
        // A long name has a line of its own.
        let long = width(&name) > indent;
        if long {
            rows.push(format!("  {name}\n"));
        }
        for (i, text) in texts.iter().enumerate() {
            let head = if i == 0 && !long { format!("{name}{pad}") } else { " ".repeat(indent) };
            rows.push(format!("  {head}  {text}\n"));
        }
    }
    if rows.is_empty() {
        return String::new();
    }
    let left = rows.len().saturating_sub(lines);
    rows.truncate(lines);
    if left > 0 {
        rows.push(format!("  … {left} more lines: `heddle replay` has them\n"));
    }
    format!("  {when}\n{}", rows.concat())
}

#[cfg(test)]
mod tests {
    use super::last_state;

    fn field(owner: &str, name: &str, value: &str) -> (String, String, String) {
        (owner.into(), name.into(), value.into())
    }

    #[test]
    fn globals_come_first_and_lines_are_cut() {
        let fields = [
            field("main", "a", "1"),
            field("", "x", "\x1b[2J"),
            field("", "y", "3"),
            field("main", "(at)", "7"),
        ];
        let long = field("a name that is longer than any column", "z", "9");
        let states = [Vec::new(), [&fields[..], &[long]].concat()];
        let text = last_state(&states, 1, 80, 10);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "  at the end");
        assert!(lines[1].contains("x = ") && lines[1].ends_with("y = 3"), "{text}");
        assert_eq!(lines[2], "  main    a = 1");
        assert_eq!(lines[3..], ["  a name that is longer than any column", "          z = 9"]);
        assert!(!text.contains('\x1b') && !text.contains("(at)"));
        let cut = last_state(&states, 1, 80, 1);
        assert_eq!(cut.lines().last(), Some("  … 3 more lines: `heddle replay` has them"));
        // The second step leads nowhere.
        assert!(last_state(&states, 2, 80, 9).starts_with("  before the last step\n"));
        assert_eq!(last_state(&[Vec::new()], 0, 80, 10), "");
    }
}
