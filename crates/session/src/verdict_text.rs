//! The words of verdicts, in one place.

use crate::Property;
use heddle_model::{Blocked, FaultKind, Gap, Site, Violation};
use heddle_report::{FindingJson, Numbers, Trace, bytes, count};
use heddle_span::{Diagnostic, Severity, SourceMap};
use std::path::Path;

/// The heading of a violation: what, where, how long the run is.
pub fn violation(violation: &Violation, trace: &Trace, blocked: &[Blocked]) -> Diagnostic {
    let mut d = Diagnostic::new(Severity::Error, violation.message.clone());
    if let Some(span) = violation.span {
        d = d.label(span, "");
    }
    for (span, text) in &violation.related {
        d = d.label(*span, text.clone());
    }
    if violation.kind == FaultKind::Deadlock {
        for b in blocked {
            match b.span {
                Some(span) if d.labels.iter().all(|l| l.span != span) => {
                    d = d.label(span, format!("{} waits here: {}", b.lane, b.reason));
                }
                _ => d = d.note(format!("{} is blocked: {}", b.lane, b.reason)),
            }
        }
    }
    d.note(trace.summary())
}

pub fn violated(
    property: &Property,
    violation: &Violation,
    sources: &SourceMap,
    numbers: &Numbers,
) -> String {
    let at = violation.span.map_or(String::new(), |s| {
        format!(" at {}:{}", sources.file(s.file).name, sources.position(s).line)
    });
    let what = format!("{}: {}{at}", property.title, violation.kind.name());
    line("violated", &what, numbers)
}

pub fn holds(property: &Property, numbers: &Numbers) -> String {
    line("holds", &property.title, numbers)
}

pub fn open(property: &Property, gaps: &[Gap], numbers: &Numbers) -> String {
    let gaps: Vec<String> = gaps.iter().map(|g| g.to_string()).collect();
    let what = format!("{}: nothing found, not complete ({})", property.title, gaps.join("; "));
    line("open", &what, numbers)
}

fn line(word: &str, what: &str, n: &Numbers) -> String {
    let states = if n.states < 1_000_000 { n.states.to_string() } else { count(n.states) };
    let plural = if n.states == 1 { "state" } else { "states" };
    let memory =
        if n.memory_bytes > 1 << 30 { format!(", {}", bytes(n.memory_bytes)) } else { "".into() };
    format!("{word:<9} {what}    {states} {plural}{memory}, {:.2} s\n", n.seconds)
}

pub fn next_steps(trail: &Path) -> String {
    let name = trail.display();
    let page = trail.with_extension("html");
    format!(
        "  saved   {name}\n  next    heddle replay {name}    heddle replay {name} --html {}\n",
        page.display()
    )
}

/// Every finding of a search that went on, in a line each.
pub fn findings(all: &[FindingJson]) -> String {
    let n = all.len();
    let mut text = match n {
        1 => "  found   1 violation\n".to_string(),
        _ => format!("  found   {n} different violations\n"),
    };
    for f in all {
        let at = match (&f.violation.file, f.violation.line) {
            (Some(file), Some(line)) => format!(" at {file}:{line}"),
            _ => String::new(),
        };
        let times = if f.met == 1 { "once".to_string() } else { format!("{} times", f.met) };
        let steps = if f.steps == 1 { "step" } else { "steps" };
        let kind = f.violation.kind;
        text.push_str(&format!("          {kind}{at}, met {times}, {} {steps}", f.steps));
        let trail = f.trail.as_ref().map_or(String::new(), |t| format!(": {t}"));
        text.push_str(&format!("{trail}\n"));
    }
    text
}

/// Statements never executed, for people and as `file:line`.
pub struct Unreached {
    pub text: String,
    pub places: Vec<String>,
}

pub fn unreached(sites: &[Site], sources: &SourceMap) -> Unreached {
    let mut text = String::new();
    let mut places = Vec::new();
    for site in sites {
        let Site::Statement { owner, span, text: statement } = site else { continue };
        let place = span.map_or(String::new(), |s| {
            format!("{}:{}", sources.file(s.file).name, sources.position(s).line)
        });
        text.push_str(&format!("  unreached  {place}  {owner}: {statement}\n"));
        places.push(place);
    }
    Unreached { text, places }
}
