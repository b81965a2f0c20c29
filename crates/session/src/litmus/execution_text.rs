//! An execution in words, for a terminal: what each thread does and who reads from whom; if the
//! model forbids it, the axiom, its line in the model, and the cycle.

use heddle_report::Execution;
use std::fmt::Write;

/// A few lines, each ended.
pub(crate) fn in_words(execution: &Execution) -> String {
    let mut out = format!("  {}\n", execution.note);
    if !execution.cycle.is_empty() {
        let _ = writeln!(out, "  {}", cycle(execution));
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

/// `P0: W x=1 -po-> P0: R y=0 -fr-> …`, back to where it began; what is no cycle ends.
fn cycle(execution: &Execution) -> String {
    let mut out = String::new();
    for (i, (name, from, to)) in execution.cycle.iter().enumerate() {
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
        };
        let text = in_words(&execution);
        assert!(text.contains("(m.cat:3)"), "{text}");
        assert!(text.contains("P0: W x=1 -co-> P1: R x=0 -fr-> P0: W x=1\n"), "{text}");
        assert!(text.contains("    P1: R x=0, from initial W x=0\n"), "{text}");
    }
}
