//! Where two answers to one question differ.
//!
//! The rules: in exact mode verdict, kind, stored states and transitions are the
//! same; merged, heddle stores no more than SPIN; reduced, no more than SPIN's
//! reduction, which is not sound, so that its verdict is not asked. For cycles the
//! verdict is the same.

use crate::heddle;
use crate::scan::Row;
use crate::spin;

/// How one row went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Agree,
    /// SPIN gave no answer to compare with.
    NoAnswer(&'static str),
    Differ(String),
}

/// The flags that ask heddle the question of a row.
pub fn flags(row: &str) -> Vec<&str> {
    let (row, fair) = match row.strip_suffix(" fair") {
        Some(row) => (row, true),
        None => (row, false),
    };
    let mut out = match row.split_once(' ').unwrap_or((row, "")) {
        ("exact", _) => {
            vec!["--safety", "--reduction", "none", "--exact-steps", "--keep-going", "-j", "1"]
        }
        ("merged", _) => vec!["--safety", "--reduction", "none", "--keep-going", "-j", "1"],
        ("por", _) => vec!["--safety", "--reduction", "por", "--keep-going", "-j", "1"],
        ("ltl", name) => vec!["--ltl", name],
        ("never", _) => vec!["--liveness", "accept"],
        ("accept", _) => vec!["--liveness", "accept"],
        ("progress", _) => vec!["--liveness", "progress"],
        _ => panic!("no such row: {row}"),
    };
    if fair {
        out.extend(["--fair", "weak"]);
    }
    out
}

/// Compares heddle's answer with SPIN's on one row.
///
/// Some run of the model may end (`may_stop`): then SPIN under `-f` misses cycles
/// that consist of stuttering alone (`docs/spin-differences.md`), and only its
/// `violated` counts.
pub fn row(row: &Row, spin: &spin::Answer, heddle: &heddle::Answer, may_stop: bool) -> Outcome {
    use spin::Answer;
    let report = match spin {
        Answer::TooLarge => return Outcome::NoAnswer("too large for SPIN"),
        Answer::NotCompiled(_) => return Outcome::NoAnswer("SPIN's verifier does not compile"),
        Answer::GaveUp(_) => return Outcome::NoAnswer("SPIN gave up"),
        Answer::Crashed { signal: 8, .. } => {
            return verdict(heddle, "violated", Some("division-by-zero"));
        }
        Answer::Crashed { .. } => return Outcome::NoAnswer("SPIN's verifier crashed"),
        Answer::Refused(_) => return verdict(heddle, "rejected", None),
        Answer::Ran(report) => report,
    };
    if report.too_deep {
        return Outcome::NoAnswer("too deep for SPIN");
    }
    match row.name.as_str() {
        "exact" => exact(spin, report, heddle),
        "merged" => {
            let same = verdict(heddle, spin.verdict(), None);
            at_most(same, "merged", report, heddle)
        }
        "por" => at_most(Outcome::Agree, "reduced", report, heddle),
        name if name.ends_with(" fair") && may_stop && spin.verdict() == "holds" => Outcome::Agree,
        _ => verdict(heddle, spin.verdict(), None),
    }
}

fn exact(spin: &spin::Answer, report: &crate::pan::Report, heddle: &heddle::Answer) -> Outcome {
    let same = verdict(heddle, spin.verdict(), None);
    if same != Outcome::Agree {
        return same;
    }
    let kinds = report.kinds();
    if let Some(kind) = &heddle.kind
        && !kinds.contains(kind.as_str())
    {
        return Outcome::Differ(format!("kind: SPIN {kinds:?}, heddle {kind}"));
    }
    if !report.counts_mean_something() {
        return Outcome::Agree;
    }
    let (s, h) = ((report.stored, report.transitions), (heddle.stored, heddle.transitions));
    if s != h {
        return Outcome::Differ(format!(
            "stored and transitions: SPIN {} and {}, heddle {} and {}",
            s.0, s.1, h.0, h.1
        ));
    }
    Outcome::Agree
}

fn verdict(heddle: &heddle::Answer, expected: &str, kind: Option<&str>) -> Outcome {
    if heddle.verdict != expected {
        let what = heddle.message.as_deref().unwrap_or("");
        return Outcome::Differ(format!(
            "verdict: SPIN {expected}, heddle {} {what}",
            heddle.verdict
        ));
    }
    match (kind, &heddle.kind) {
        (Some(want), Some(have)) if want != have => {
            Outcome::Differ(format!("kind: SPIN {want}, heddle {have}"))
        }
        _ => Outcome::Agree,
    }
}

fn at_most(
    so_far: Outcome,
    what: &str,
    report: &crate::pan::Report,
    heddle: &heddle::Answer,
) -> Outcome {
    if so_far != Outcome::Agree || !report.counts_mean_something() {
        return so_far;
    }
    if heddle.stored > report.stored {
        return Outcome::Differ(format!(
            "more stored states {what}: SPIN {}, heddle {}",
            report.stored, heddle.stored
        ));
    }
    Outcome::Agree
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pan::Report;
    use crate::spin::Question;

    fn answers(stored: u64, verdict: &str) -> (spin::Answer, heddle::Answer) {
        let report = Report { stored: 10, transitions: 20, complete: true, ..Report::default() };
        let heddle = heddle::Answer {
            verdict: verdict.into(),
            stored,
            transitions: 20,
            ..heddle::Answer::default()
        };
        (spin::Answer::Ran(report), heddle)
    }

    #[test]
    fn exact_is_equal_and_the_others_are_at_most() {
        let ask = |name: &str, stored, verdict: &str| {
            let (spin, heddle) = answers(stored, verdict);
            let row = Row { name: name.into(), question: Question::exact() };
            super::row(&row, &spin, &heddle, true) == Outcome::Agree
        };
        assert!(ask("exact", 10, "holds") && !ask("exact", 9, "holds"));
        assert!(ask("merged", 9, "holds") && !ask("merged", 11, "holds"));
        assert!(!ask("exact", 10, "violated") && !ask("ltl p", 10, "open"));
    }
}
