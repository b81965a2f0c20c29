//! The expectation in the first comment of a suite file.
//!
//! ```text
//! // Peterson's algorithm with the turn set too late.
//! //
//! // verdict: violated assertion
//! // exact: 38 states, 88 transitions   (spin -o1 -o2 -o3 -a; cc …; pan -c0)
//! // ltl fair_entry: violated           (spin -a; cc …; pan -a -N fair_entry)
//! ```
//!
//! Every value is SPIN's and is written by the kit's `headers` command. Lines that
//! a person writes: the description, `options:` (further flags of `spin`) and, where
//! heddle means to differ, `heddle:` with its verdict, `unsound:` with the rows in
//! which SPIN leaves out too much, and `differs:` with the reason. `known:` names the
//! rows in which heddle itself falls short.

use crate::scan::Row;
use crate::spin::{Answer, Spin};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// A header that has been read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    pub description: Vec<String>,
    pub options: Vec<String>,
    /// Heddle's verdict where it is not SPIN's.
    pub heddle: Option<Expected>,
    pub differs: Option<String>,
    /// Rows in which SPIN leaves out states that it must not: only the verdict is
    /// compared, with that of the whole graph.
    pub unsound: Vec<String>,
    /// Rows in which heddle is known to fall short; the test says so when it no longer does.
    pub known: Vec<String>,
    /// SPIN's answers by row: `exact`, `por`, `ltl p fair` …; `verdict` is safety.
    pub rows: BTreeMap<String, Expected>,
}

/// An expected answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expected {
    /// `holds`, `violated`, `rejected`; empty if only counts are given.
    pub word: String,
    pub kinds: Vec<String>,
    pub counts: Option<(u64, u64)>,
}

/// Reads the comment at the top of a file.
pub fn parse(text: &str) -> Header {
    let mut header = Header::default();
    for line in text.lines() {
        let Some(line) = line.strip_prefix("//") else { break };
        let line = line.trim();
        match line.split_once(": ") {
            Some(("options", value)) => {
                header.options = value.split_whitespace().map(str::to_owned).collect();
            }
            Some(("heddle", value)) => header.heddle = Some(expected(value)),
            Some(("known", value)) => {
                header.known = value.split(", ").map(str::to_owned).collect();
            }
            Some(("unsound", value)) => {
                header.unsound = value.split_whitespace().map(str::to_owned).collect();
            }
            Some(("differs", value)) => header.differs = Some(value.to_owned()),
            Some((name, value)) if is_row(name) => {
                header.rows.insert(name.to_owned(), expected(value));
            }
            _ => header.description.push(line.to_owned()),
        }
    }
    while header.description.last().is_some_and(String::is_empty) {
        header.description.pop();
    }
    header
}

fn is_row(name: &str) -> bool {
    const PLAIN: [&str; 6] = ["verdict", "exact", "merged", "por", "claim", "rejected"];
    const CYCLES: [&str; 4] = ["never", "accept", "progress", "ltl"];
    let first = name.split(' ').next().unwrap_or("");
    PLAIN.contains(&name) || CYCLES.contains(&first)
}

/// `violated assertion deadlock (…)` or `38 states, 88 transitions (…)`.
fn expected(value: &str) -> Expected {
    let value = value.split(" (").next().unwrap_or("");
    let words: Vec<&str> = value.split([' ', ',']).filter(|w| !w.is_empty()).collect();
    match words[..] {
        [states, "states", transitions, "transitions"] => Expected {
            counts: states.parse().ok().zip(transitions.parse().ok()),
            ..Expected::default()
        },
        [word, ref kinds @ ..] => Expected {
            word: word.to_owned(),
            kinds: kinds.iter().map(|k| k.to_string()).collect(),
            counts: None,
        },
        [] => Expected::default(),
    }
}

/// The body of a file: everything after its header.
pub fn body(text: &str) -> &str {
    let mut rest = text;
    while rest.starts_with("//") {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    rest
}

/// The file again, with rows as SPIN answers them now.
pub fn rewrite(path: &Path, text: &str, spin: &Spin, rows: &[Row]) -> String {
    let header = parse(text);
    let mut out = String::new();
    for line in &header.description {
        let _ = writeln!(out, "{}", format!("// {line}").trim_end());
    }
    out.push_str("//\n");
    if !header.options.is_empty() {
        let _ = writeln!(out, "// options: {}", header.options.join(" "));
    }
    let model = body(text);
    for row in rows {
        let answer = match spin.ask_file(path, &row.question) {
            Ok(answer) if model.contains("#include") => answer,
            _ => spin.ask(model, &row.question),
        };
        let command = row.question.command();
        if row.name == "exact" {
            let _ = writeln!(out, "// verdict: {}   ({command})", words(&answer));
            if matches!(answer, Answer::Refused(_)) {
                break;
            }
        }
        match (row.name.as_str(), answer.report()) {
            ("exact" | "merged" | "por" | "claim", Some(r)) if r.counts_mean_something() => {
                let (s, t) = (r.stored, r.transitions);
                let _ = writeln!(out, "// {}: {s} states, {t} transitions   ({command})", row.name);
            }
            (_, None) | ("exact" | "merged" | "por" | "claim", _) => {}
            _ => {
                let _ = writeln!(out, "// {}: {}   ({command})", row.name, words(&answer));
            }
        }
    }
    if let Some(expected) = &header.heddle {
        let kinds = expected.kinds.join(" ");
        let _ = writeln!(out, "{}", format!("// heddle: {} {kinds}", expected.word).trim_end());
    }
    if !header.known.is_empty() {
        let _ = writeln!(out, "// known: {}", header.known.join(", "));
    }
    if !header.unsound.is_empty() {
        let _ = writeln!(out, "// unsound: {}", header.unsound.join(" "));
    }
    if let Some(reason) = &header.differs {
        let _ = writeln!(out, "// differs: {reason}");
    }
    out + model
}

fn words(answer: &Answer) -> String {
    let kinds = match answer {
        Answer::Crashed { signal: 8, .. } => vec!["division-by-zero"],
        _ => answer.report().map(|r| r.kinds().into_iter().collect()).unwrap_or_default(),
    };
    let verdict = answer.verdict().replace(' ', "-");
    format!("{verdict} {}", kinds.join(" ")).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let text = "// A lock, broken.\n//\n// options: -m -DN=2\n\
                    // verdict: violated assertion deadlock   (spin -a)\n\
                    // exact: 38 states, 88 transitions   (spin -o1 -a)\n\
                    // ltl p fair: holds   (spin -a)\n// heddle: violated\n// differs: so.\nbyte g;\n";
        let header = parse(text);
        assert_eq!(header.description, ["A lock, broken."]);
        assert_eq!(header.options, ["-m", "-DN=2"]);
        assert_eq!(header.rows["verdict"].kinds, ["assertion", "deadlock"]);
        assert_eq!(header.rows["exact"].counts, Some((38, 88)));
        assert_eq!(header.rows["ltl p fair"].word, "holds");
        assert_eq!(header.heddle.unwrap().word, "violated");
        assert_eq!(body(text), "byte g;\n");
    }
}
