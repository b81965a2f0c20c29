//! Where two answers to one question differ.
//!
//! The rules: in exact mode verdict, kind, stored states and transitions are the
//! same; merged, heddle stores no more than SPIN; reduced, no more than SPIN's
//! reduction where that finds what there is, and the verdict is that of the whole
//! graph. For cycles the verdict is the same.

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

/// What is known of a model before a row is compared.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Some run may end: then SPIN under `-f` misses cycles that consist of
    /// stuttering alone (`docs/spin-differences.md`), and only its `violated` counts.
    pub may_stop: bool,
    /// SPIN's verdict on the whole graph, nothing reduced or merged.
    pub truth: &'static str,
}

/// The flags that ask heddle the question of a row.
pub fn flags(row: &str) -> Vec<&str> {
    let (row, fair) = match row.strip_suffix(" fair") {
        Some(row) => (row, true),
        None => (row, false),
    };
    let mut out = match row.split_once(' ').unwrap_or((row, "")) {
        ("exact", _) => {
            vec!["-p", "safety", "-j1", "--reduction", "none", "--keep-going", "--exact-steps"]
        }
        ("merged", _) => vec!["-p", "safety", "-j1", "--reduction", "none", "--keep-going"],
        ("por", _) => vec!["-p", "safety", "-j1", "--reduction", "por", "--keep-going"],
        ("claim", _) => [
            &["-p", "never", "--safety", "-j1", "--reduction", "none"][..],
            &["--keep-going", "--exact-steps"],
        ]
        .concat(),
        ("ltl", name) => vec!["--ltl", name],
        ("never", _) => vec!["-p", "never"],
        ("accept", _) => vec!["--liveness", "accept"],
        ("progress", _) => vec!["--liveness", "progress"],
        _ => panic!("no such row: {row}"),
    };
    if fair {
        out.extend(["--fair", "weak"]);
    }
    out.push("--no-trail");
    out
}

/// Compares heddle's answer with SPIN's on one row.
pub fn row(row: &Row, spin: &spin::Answer, heddle: &heddle::Answer, known: Known) -> Outcome {
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
        // With a never claim, for safety: the product has the same states too.
        "exact" | "claim" => exact(spin, report, heddle),
        "merged" => {
            let same = verdict(heddle, known.truth, None);
            at_most(same, "merged", report, heddle)
        }
        // The promises `xr` and `xs` are checked where SPIN reduces.
        "por" if report.kinds().contains("exclusive") => verdict(heddle, "violated", None),
        "por" => match verdict(heddle, known.truth, None) {
            Outcome::Agree if spin.verdict() == known.truth => {
                at_most(Outcome::Agree, "reduced", report, heddle)
            }
            other => other,
        },
        // With `-f`, SPIN also stops at an accept label whose process can move, which no
        // fair run does.
        "accept fair" if report.messages.iter().any(|m| m.starts_with("accept stutter")) => {
            Outcome::NoAnswer("SPIN stutters where a process can move")
        }
        _ if !about_cycles(report) => Outcome::NoAnswer("SPIN found another error first"),
        name if name.ends_with(" fair") && known.may_stop && spin.verdict() == "holds" => {
            Outcome::Agree
        }
        _ => verdict(heddle, spin.verdict(), None),
    }
}

/// Whether what SPIN found, if anything, breaks the property that was asked.
fn about_cycles(report: &crate::pan::Report) -> bool {
    const CYCLES: [&str; 4] = ["acceptance-cycle", "non-progress", "claim-violated", "assertion"];
    report.kinds().iter().all(|k| CYCLES.contains(k))
}

fn exact(spin: &spin::Answer, report: &crate::pan::Report, heddle: &heddle::Answer) -> Outcome {
    let same = verdict(heddle, spin.verdict(), None);
    if same != Outcome::Agree {
        return same;
    }
    let kinds = report.kinds();
    // An error at which SPIN gives up at once: whatever else there is, heddle met it too.
    let met = |k: &&str| heddle.kinds.iter().any(|h| h == k);
    if !report.counts_mean_something() && kinds.iter().all(met) {
        return Outcome::Agree;
    }
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
            let known = Known { may_stop: true, truth: "holds" };
            super::row(&row, &spin, &heddle, known) == Outcome::Agree
        };
        assert!(ask("exact", 10, "holds") && !ask("exact", 9, "holds"));
        assert!(ask("merged", 9, "holds") && !ask("merged", 11, "holds"));
        assert!(!ask("exact", 10, "violated") && !ask("ltl p", 10, "open"));
    }
}
