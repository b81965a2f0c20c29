//! `heddle list`: what an input contains.

use crate::console::Console;
use crate::door::Door;
use crate::exit::Exit;
use crate::flags::{ListArgs, PropertyArgs};
use crate::{WithDoor, open_door};
use serde_json::Value;

pub fn list(args: &ListArgs, console: &Console) -> Exit {
    let inputs = [args.input.clone()];
    let property = PropertyArgs::default();
    open_door(&inputs, &args.model, &property, console, ListDoor(console))
}

struct ListDoor<'a>(&'a Console);

impl WithDoor for ListDoor<'_> {
    fn with(self, mut door: impl Door) -> Exit {
        match door.list() {
            Ok(value) if self.0.is_json() => self.0.json_line(&value),
            Ok(value) => self.0.result(&table(&value)),
            Err(wrong) => return crate::refuse(&wrong, door.sources(), self.0),
        }
        Exit::Holds
    }
}

/// A heading for each key, a line for each item, its parts in columns.
fn table(value: &Value) -> String {
    let mut out = String::new();
    for (heading, items) in value.as_object().into_iter().flatten() {
        let Some(items) = items.as_array().filter(|a| !a.is_empty()) else { continue };
        out.push_str(&format!("{heading}\n"));
        let rows: Vec<Vec<String>> = items.iter().map(row).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |c: usize| {
            rows.iter().filter_map(|r| r.get(c)).map(|t| t.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for r in &rows {
            let cells = r.iter().zip(&widths).map(|(t, &w)| format!("{t:<w$}"));
            out.push_str(format!("  {}", cells.collect::<Vec<_>>().join("  ")).trim_end());
            out.push('\n');
        }
    }
    out
}

fn row(item: &Value) -> Vec<String> {
    let text = |v: &Value| match v {
        Value::String(s) => s.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    };
    match item {
        Value::Object(map) => map.values().map(text).collect(),
        Value::Array(parts) => parts.iter().map(text).collect(),
        other => vec![text(other)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let value =
            serde_json::json!({"processes": [["P", "2 active"], ["init", "1"]], "empty": []});
        assert_eq!(table(&value), "processes\n  P     2 active\n  init  1\n");
    }
}
