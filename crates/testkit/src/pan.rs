//! Reads what SPIN's verifier `pan` prints.
//!
//! The kinds of error carry the names of heddle's JSON report, so that the two
//! sides can be compared word by word.

use std::collections::BTreeSet;

/// The end of one run of `pan`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    pub stored: u64,
    pub matched: u64,
    pub transitions: u64,
    pub atomic: u64,
    pub depth: u64,
    pub errors: u64,
    /// Every error message, in order; equal ones in a row are printed once.
    pub messages: Vec<String>,
    /// The search was not cut: by an error it cannot go on from, by depth or memory.
    pub complete: bool,
    /// "max search depth too small".
    pub too_deep: bool,
    pub out_of_memory: bool,
    pub vector_too_small: bool,
    /// `pan` printed its closing figures.
    pub closed: bool,
    pub unreached: Vec<Unreached>,
}

impl Report {
    /// No run ends: every state has a successor. Holds when nobody blocks for good
    /// (an invalid end state, or an end label, which the caller looks for) and some
    /// process never reaches its end.
    pub fn never_stops(&self) -> bool {
        self.counts_mean_something()
            && !self.kinds().contains("deadlock")
            && self.unreached.iter().any(|u| u.text == "-end-" && !u.process.starts_with("claim"))
    }
}

/// A statement that no run executed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Unreached {
    pub process: String,
    pub line: u32,
    pub text: String,
}

impl Report {
    /// The kinds of all errors reported.
    pub fn kinds(&self) -> BTreeSet<&'static str> {
        self.messages.iter().map(|m| kind(m)).collect()
    }

    /// Whether an error ended the run although it was told to go on, or made the
    /// verifier read or write outside its data: then its counts mean nothing.
    pub fn counts_mean_something(&self) -> bool {
        let nowhere = |m: &String| m.starts_with("ref to uninitialized chan");
        self.complete
            && !self.kinds().contains("out-of-bounds")
            && !self.messages.iter().any(nowhere)
    }
}

/// The name that heddle's report gives to an error message of `pan`.
pub fn kind(message: &str) -> &'static str {
    const TABLE: &[(&str, &str)] = &[
        ("assertion violated - invalid array index", "out-of-bounds"),
        ("assertion violated", "assertion"),
        ("invalid end state", "deadlock"),
        ("acceptance cycle", "acceptance-cycle"),
        ("accept stutter", "acceptance-cycle"),
        ("accept cycle found", "acceptance-cycle"),
        ("non-progress cycle", "non-progress"),
        ("end state in claim reached", "claim-violated"),
        ("event_trace error", "event-trace"),
        ("block in d_step seq", "blocked"),
        ("blocking sel in d_step", "blocked"),
        ("rv-attempt in d_step", "blocked"),
        ("too many processes", "too-many"),
        ("too many queues", "too-many"),
        ("non-determinism in D_proctype", "nondeterminism"),
        ("error, partial order reduction invalid", "exclusive"),
        ("xs chans cannot be used for rv", "exclusive"),
        ("xr chans cannot be used for rv", "exclusive"),
        ("ref to uninitialized chan", "runtime"),
        ("reference to uninitialized chan", "runtime"),
        ("error to poll rendezvous channel", "runtime"),
        ("used: enabled(pid=thisproc)", "runtime"),
    ];
    TABLE.iter().find(|(prefix, _)| message.starts_with(prefix)).map_or("runtime", |(_, k)| k)
}

/// Reads the whole output of one run.
pub fn parse(output: &str) -> Report {
    let mut report = Report { complete: true, ..Report::default() };
    let mut process = String::new();
    for line in output.lines() {
        let line = line.trim_end();
        if let Some(message) = error_line(line) {
            report.messages.push(message.to_owned());
        } else if line.starts_with("Warning: Search not completed") {
            report.complete = false;
        } else if line.contains("max search depth too small") {
            report.complete = false;
            report.too_deep = true;
        } else if line.contains("VECTORSZ too small") || line.contains("VECTORSZ is too small") {
            report.vector_too_small = true;
        } else if line.contains("reached -DMEMLIM bound") || line.contains("out of memory") {
            report.out_of_memory = true;
            report.complete = false;
        } else if let Some(rest) = line.strip_prefix("unreached in ") {
            // `proctype P`, `init` or `claim p`.
            process = rest.trim_start_matches("proctype ").to_owned();
        } else if let Some(unreached) = unreached_line(line, &process) {
            report.unreached.push(unreached);
        } else {
            figure(line, &mut report);
        }
    }
    report
}

/// `pan:3: assertion violated (g!=2) (at depth 5)` → the message.
fn error_line(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pan:")?;
    let (number, message) = rest.split_once(": ")?;
    number.parse::<u64>().ok()?;
    let end = message.rfind(" (at depth").unwrap_or(message.len());
    Some(&message[..end])
}

/// `\tm.pml:4, state 2, "-end-"`.
fn unreached_line(line: &str, process: &str) -> Option<Unreached> {
    let (place, text) = line.strip_prefix('\t')?.split_once(", state ")?;
    let (_, number) = place.rsplit_once(':')?;
    let (_, text) = text.split_once(", ")?;
    Some(Unreached {
        process: process.to_owned(),
        line: number.parse().ok()?,
        text: text.trim_matches('"').to_owned(),
    })
}

fn figure(line: &str, report: &mut Report) {
    let first = || line.split_whitespace().next().and_then(number);
    if line.contains("states, stored") {
        report.stored = first().unwrap_or(0);
        report.closed = true;
    } else if line.contains("states, matched") {
        report.matched = first().unwrap_or(0);
    } else if line.contains("transitions (= ") {
        report.transitions = first().unwrap_or(0);
    } else if line.ends_with("atomic steps") {
        report.atomic = first().unwrap_or(0);
    } else if let Some(rest) = line.split("depth reached ").nth(1) {
        let (depth, errors) = rest.split_once(", errors: ").unwrap_or((rest, "0"));
        report.depth = number(depth).unwrap_or(0);
        report.errors = number(errors).unwrap_or(0);
    }
}

/// `pan` prints large counts as `1.067376e+06`.
fn number(text: &str) -> Option<u64> {
    text.parse().ok().or_else(|| text.parse::<f64>().ok().map(|x| x.round() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRACE: &str = "\
pan:1: event_trace error (no matching event) (at depth 7)
pan:2: invalid end state (at depth 7)

(Spin Version 6.5.2 -- 6 December 2019)

Full statespace search for:
\tnever claim         \t- (not selected)

State-vector 28 byte, depth reached 8, errors: 3
       12 states, stored
        3 states, matched
 1.0673760e+06 transitions (= stored+matched)
        0 atomic steps
hash conflicts:         0 (resolved)

unreached in proctype R
\tm.pml:4, state 5, \"-end-\"
\t(1 of 5 states)
";

    #[test]
    fn figures_messages_and_unreached_code() {
        let r = parse(TRACE);
        assert_eq!((r.stored, r.matched, r.transitions, r.depth, r.errors), (12, 3, 1067376, 8, 3));
        assert_eq!(r.kinds().into_iter().collect::<Vec<_>>(), ["deadlock", "event-trace"]);
        assert!(r.complete && r.closed && r.counts_mean_something());
        assert_eq!(r.unreached, [Unreached { process: "R".into(), line: 4, text: "-end-".into() }]);
    }

    #[test]
    fn an_array_index_is_not_an_assertion() {
        assert_eq!(kind("assertion violated - invalid array index"), "out-of-bounds");
        assert_eq!(kind("assertion violated (x==1)"), "assertion");
        assert!(
            !parse("pan:1: assertion violated - invalid array index (at depth 7)\n")
                .counts_mean_something()
        );
    }
}
