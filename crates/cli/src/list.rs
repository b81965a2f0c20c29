//! `heddle list`: what an input contains.

use crate::console::Console;
use crate::exit::Exit;
use crate::project;
use crate::run::Run;
use heddle_flags::ListArgs;
use serde_json::Value;

pub fn list(args: &ListArgs, console: &Console) -> Exit {
    let Some(input) = &args.input else {
        return project::list(console);
    };
    let mut options = args.given.0.clone();
    options.property.ltl.clone_from(&args.ltl);
    let run = Run::begin(&options.search, console);
    let mut subject = match run.open(std::slice::from_ref(input), &options) {
        Ok(subject) => subject,
        Err(exit) => return exit,
    };
    if args.never {
        return match subject.claims() {
            Ok(claims) => never(&claims, console),
            Err(wrong) => run.wrong(&wrong, &*subject),
        };
    }
    match subject.list(run.context()) {
        Ok(value) => show(&value, console),
        Err(wrong) => return run.wrong(&wrong, &*subject),
    }
    Exit::Holds
}

/// Contents under their headings.
pub fn show(contents: &Value, console: &Console) {
    if console.is_json() {
        console.json_line(&serde_json::json!({"event": "list", "contents": contents}));
    } else {
        console.result(&table(contents));
    }
}

/// Never claims, as SPIN reads them.
fn never(claims: &[(String, String)], console: &Console) -> Exit {
    if claims.is_empty() {
        console.failure("usage", "there is no formula: give one with --ltl");
        return Exit::Usage;
    }
    for (name, text) in claims {
        if console.is_json() {
            console.json_line(&serde_json::json!({"event": "claim", "name": name, "text": text}));
        } else {
            let name = name.replace("*/", "* /");
            console.result(&format!("/* accepts what violates: {name} */\n{text}"));
        }
    }
    Exit::Holds
}

/// The widest column that is kept for all.
const WIDEST: usize = 60;

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
        // One name that is longer than a line does not push away what stands beside the others.
        let widths: Vec<usize> = (0..columns).map(|c| width(c).min(WIDEST)).collect();
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
