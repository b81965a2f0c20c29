//! An execution in words, for a terminal: what each thread does and who reads from whom; if the
//! model forbids it, the axiom, its line in the model, the cycle by base relations, and which
//! parts of that are relations of the model.

use heddle_report::Execution;
use std::cmp::Reverse;
use std::fmt::Write;

/// An edge of the cycle: its name, from, to.
type Step = (String, usize, usize);

/// A few lines, each ended.
pub(crate) fn in_words(execution: &Execution) -> String {
    let mut out = format!("  {}\n", execution.note);
    for way in ways(&execution.cycle) {
        let _ = writeln!(out, "  {}", in_line(execution, way));
    }
    for (names, way) in parts(execution) {
        let all = way.len() == execution.cycle.len();
        let way = if all { "all of it".to_string() } else { in_line(execution, way) };
        let _ = writeln!(out, "    {names} is {way}");
    }
    for (event, (thread, label)) in execution.events.iter().enumerate() {
        let Some(thread) = thread else { continue };
        let from = execution.edges.iter().find(|(name, _, to)| name == "rf" && *to == event);
        let from = match from.map(|(_, from, _)| *from) {
            Some(from) => format!(", from {}", named(execution, from)),
            None => String::new(),
        };
        if !label.is_empty() {
            let _ = writeln!(out, "    P{thread}: {label}{from}");
        }
    }
    out
}

fn named(execution: &Execution, event: usize) -> String {
    match &execution.events[event] {
        (Some(thread), label) => format!("P{thread}: {label}"),
        (None, label) => format!("initial {label}"),
    }
}

/// A cycle is one way; what is two ways between the same events comes as one behind the other.
fn ways(steps: &[Step]) -> impl Iterator<Item = &[Step]> {
    steps.chunk_by(|(_, _, to), (_, from, _)| to == from)
}

/// The relations of the model that are more than one step, the longest first; those that are the
/// same steps together.
fn parts(execution: &Execution) -> Vec<(String, &[Step])> {
    let mut parts: Vec<_> = execution.parts.iter().filter(|(_, a, b)| b - a > 1).collect();
    parts.sort_by_key(|(_, a, b)| (*a, Reverse(*b)));
    let mut out: Vec<(String, &[Step])> = Vec::new();
    for same in parts.chunk_by(|a, b| (a.1, a.2) == (b.1, b.2)) {
        let mut names: Vec<String> =
            same.iter().rev().map(|part| format!("`{}`", part.0)).collect();
        names.dedup();
        out.push((names.join(", "), &execution.cycle[same[0].1..same[0].2]));
    }
    out
}

/// `P0: W x=1 -po-> P0: R y=0 -fr-> …`, a cycle back to where it began.
fn in_line(execution: &Execution, way: &[Step]) -> String {
    let mut out = String::new();
    for (i, (name, from, to)) in way.iter().enumerate() {
        if i == 0 {
            out += &named(execution, *from);
        }
        let _ = write!(out, " -{name}-> {}", named(execution, *to));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_is_told_from_event_to_event() {
        let event = |t: Option<usize>, label: &str| (t, label.to_string());
        let execution = Execution {
            title: "t".into(),
            lanes: Vec::new(),
            note: "m: forbidden by `order` (m.cat:3), exists (x=1)".into(),
            events: vec![event(None, "W x=0"), event(Some(0), "W x=1"), event(Some(1), "R x=0")],
            edges: vec![("rf".into(), 0, 2)],
            cycle: vec![("co".into(), 1, 2), ("fr".into(), 2, 1)],
            parts: vec![("hb".into(), 0, 2), ("fre".into(), 1, 2), ("cause".into(), 0, 2)],
        };
        let text = in_words(&execution);
        assert!(text.contains("(m.cat:3)"), "{text}");
        assert!(text.contains("P0: W x=1 -co-> P1: R x=0 -fr-> P0: W x=1\n"), "{text}");
        let parts = "    `cause`, `hb` is all of it\n";
        assert!(text.contains(parts) && !text.contains("fre"), "{text}");
        assert!(text.contains("    P1: R x=0, from initial W x=0\n"), "{text}");
    }
}
