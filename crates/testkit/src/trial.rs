//! Trials: one model, every question, SPIN beside heddle.
//!
//! [`file`] is for models that somebody wrote, [`random`] for made-up ones, which
//! are shrunk when they fail.

use crate::compare::{self, Known, Outcome};
use crate::generate::{self, Shape};
use crate::header::Header;
use crate::heddle::Heddle;
use crate::pool::Result;
use crate::print;
use crate::program::Program;
use crate::scan::{self, Row};
use crate::shrink;
use crate::spin::{Answer, Question, Spin};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The two sides.
#[derive(Clone, Debug)]
pub struct Sides {
    pub spin: Spin,
    pub heddle: Heddle,
}

/// The memory that SPIN gets for a model which may be large: about a million states.
pub const LARGE: u32 = 300;

/// Compares all rows of a file; its header may say that heddle means to differ.
pub fn file(sides: &Sides, path: &Path, header: &Header) -> Result {
    file_within(sides, path, header, Question::exact().memory_mb)
}

/// The same, with a limit on SPIN's memory.
pub fn file_within(sides: &Sides, path: &Path, header: &Header, memory_mb: u32) -> Result {
    let text = match fs::read(path) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) => return Result::Failed(format!("{}: {error}", path.display())),
    };
    let mut why = Vec::new();
    let mut wrong = Vec::new();
    let mut rows = scan::rows(&text, &header.options);
    rows.iter_mut().for_each(|row| row.question.memory_mb = memory_mb);
    let mut known = Known { may_stop: true, truth: "holds" };
    for row in &rows {
        let spin = match sides.spin.ask_file(path, &row.question) {
            Ok(answer) => answer,
            Err(error) => return Result::Failed(error.to_string()),
        };
        if row.name == "exact" {
            known = Known { may_stop: can_stop(&text, &spin), truth: spin.verdict() };
        }
        if spin == Answer::TooLarge {
            why.push(format!("{}: too large for SPIN", row.name));
            continue;
        }
        let heddle = sides.heddle.check_file(path, &flags(row));
        if header.unsound.contains(&row.name) {
            if heddle.verdict != known.truth {
                wrong.push(both(row, &spin, &heddle, "the verdict of the whole graph"));
            }
            continue;
        }
        if let Some(expected) = &header.heddle {
            if heddle.verdict != expected.word
                || (heddle.verdict == "violated"
                    && !expected.kinds.iter().any(|k| Some(k) == heddle.kind.as_ref()))
            {
                wrong.push(both(row, &spin, &heddle, "heddle's own expectation"));
            }
            continue;
        }
        // The whole graph was too large: then each row is its own truth.
        if !matches!(known.truth, "holds" | "violated") {
            known.truth = spin.verdict();
        }
        let outcome = compare::row(row, &spin, &heddle, known);
        if header.known.contains(&row.name) {
            if outcome == Outcome::Agree {
                wrong.push(both(row, &spin, &heddle, "agrees now: strike it from `known:`"));
            }
            continue;
        }
        match outcome {
            Outcome::Agree => {}
            Outcome::NoAnswer(reason) => why.push(format!("{}: {reason}", row.name)),
            Outcome::Differ(what) => wrong.push(both(row, &spin, &heddle, &what)),
        }
    }
    match () {
        () if !wrong.is_empty() => Result::Failed(wrong.join("\n")),
        () if why.len() == rows.len() => Result::Skipped(why.join("; ")),
        () => Result::Passed,
    }
}

/// Whether a made-up model has what SPIN's reduction takes for local and is not:
/// an index or an argument that is computed, the branches of a conditional
/// expression, the number of processes (`docs/spin-differences.md`).
fn spin_may_miss(text: &str) -> bool {
    let computed = |c: char| c.is_ascii_alphabetic() || c == '(' || c == '_';
    let index = text.match_indices('[').any(|(i, _)| text[i + 1..].starts_with(computed));
    let runs = text.lines().filter(|l| l.contains("run P"));
    let argument = runs.clone().any(|l| l.contains('g') || l.contains("len("));
    // Remote references, and what sees every single step.
    let looks = ["@", "P0:", "P1:", "P2:", "enabled(", "pc_value("];
    index
        || argument
        || escapes_a_jump(text)
        || looks.iter().any(|w| text.contains(w))
        || text.contains("_nr_pr")
        || text.contains(" : (")
        || text.contains(" -> ") && text.contains(" : ")
}

/// Whether a jump is what an `unless` can escape from: merging loses the escape.
fn escapes_a_jump(text: &str) -> bool {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.windows(2).any(|l| l[0].starts_with("goto ") && l[1].starts_with("} unless"))
}

/// Whether SPIN does not ask if a second step is possible: at `skip` and `goto`.
fn overlooks_a_choice(text: &str) -> bool {
    let option = |l: &str| l.starts_with(":: skip") || l.starts_with(":: goto");
    text.contains("D_proctype") && text.lines().any(|l| option(l.trim()))
}

/// Whether SPIN's answer is known to be wrong for what the text has in it: beside a
/// claim `_nr_pr` counts the claim as a process, with priorities merging goes on where
/// the scheduler would not, and bits of local variables are lost
/// (`docs/spin-differences.md`).
fn crosses_spin(row: &Row, text: &str) -> bool {
    let safety = ["exact", "merged", "por"].contains(&row.name.as_str());
    let bits =
        |l: &str| ["    bit x", "    bool x", "    unsigned x"].iter().any(|b| l.starts_with(b));
    let priority = text.contains(" priority ");
    // A trace sees offers of a rendezvous that nobody takes.
    let offers = text.contains("trace {") && text.contains("= [0] of");
    match row.name.as_str() {
        _ if offers => true,
        _ if !safety && text.contains("_nr_pr") => true,
        _ if priority && text.lines().any(bits) => true,
        // Who moved last is not the same where steps are merged.
        "merged" | "por" if text.contains("_last") => true,
        "merged" | "por" => priority && text.contains("atomic"),
        _ => false,
    }
}

/// Whether some run of the model may end.
pub fn can_stop(text: &str, exact: &Answer) -> bool {
    let endless = exact.report().is_some_and(|r| r.never_stops());
    !endless || scan::has_label(&scan::blank(text), "end")
}

/// Flags for heddle: the row's, and `spin`'s own options that heddle shares.
pub fn flags(row: &Row) -> Vec<&str> {
    let mut out = compare::flags(&row.name);
    for option in &row.question.options {
        match option.as_str() {
            "-m" => out.push("--lossy"),
            "-q" => out.push("--empty-channels"),
            define => out.push(define),
        }
    }
    out
}

fn both(row: &Row, spin: &Answer, heddle: &crate::heddle::Answer, what: &str) -> String {
    let spin_side = match spin.report() {
        Some(r) => format!(
            "{} {:?}, stored {}, transitions {}",
            spin.verdict(),
            r.messages,
            r.stored,
            r.transitions
        ),
        None => format!("{spin:?}"),
    };
    format!(
        "[{}] {what}\n  spin:   {spin_side}\n          {}\n  heddle: {} {} {}, stored {}, transitions {}, exit {}\n          heddle check {}",
        row.name,
        row.question.command(),
        heddle.verdict,
        heddle.kind.as_deref().unwrap_or("-"),
        heddle.message.as_deref().unwrap_or(&problem(heddle)),
        heddle.stored,
        heddle.transitions,
        heddle.exit,
        flags(row).join(" "),
    )
}

/// The last words of a run that gave no verdict.
fn problem(heddle: &crate::heddle::Answer) -> String {
    if matches!(heddle.verdict.as_str(), "holds" | "violated" | "open") {
        return String::new();
    }
    let lines: Vec<&str> = heddle.output.lines().collect();
    lines[lines.len().saturating_sub(6)..].join("\n          ")
}

/// The rows of a made-up model: smaller limits, since a large one is just dropped.
pub fn small_rows(text: &str) -> Vec<Row> {
    let mut rows = scan::rows(text, &[]);
    for row in &mut rows {
        row.question = small(row.question.clone());
    }
    rows
}

fn small(question: Question) -> Question {
    Question { memory_mb: 24, limit: Duration::from_secs(10), ..question }
}

/// What is wrong with a made-up program, if anything; `None` if SPIN has no answer.
pub fn disagreement(sides: &Sides, program: &Program, only: Option<&str>) -> Option<Vec<String>> {
    let text = print::program(program);
    let mut wrong = Vec::new();
    let mut known = Known { may_stop: true, truth: "holds" };
    for mut row in small_rows(&text) {
        row.question.options.clone_from(&program.options);
        if row.name == "exact" {
            let exact = sides.spin.ask(&text, &row.question);
            known = Known { may_stop: can_stop(&text, &exact), truth: exact.verdict() };
        }
        if only.is_some_and(|name| name != row.name) {
            continue;
        }
        let spin = sides.spin.ask(&text, &row.question);
        if row.name == "exact" && !matches!(spin, Answer::Ran(_) | Answer::Refused(_)) {
            return None;
        }
        let heddle = sides.heddle.check(&text, &flags(&row));
        // What SPIN refuses is refused here too.
        if row.name == "exact" && matches!(spin, Answer::Refused(_)) {
            let accepted = heddle.verdict != "rejected" && !needlessly(&spin);
            return accepted.then(|| vec![both(&row, &spin, &heddle, "accepted: SPIN refuses it")]);
        }
        // Where promises of exclusive use are broken at random, SPIN and heddle do not
        // always see it in the same place (`docs/spin-differences.md`).
        let exclusive = spin.report().is_some_and(|r| r.kinds().contains("exclusive"))
            || heddle.kind.as_deref() == Some("exclusive");
        let twofold = heddle.kind.as_deref() == Some("nondeterminism") && overlooks_a_choice(&text);
        if crosses_spin(&row, &text) || exclusive || twofold {
            continue;
        }
        if ["merged", "por"].contains(&row.name.as_str()) && spin_may_miss(&text) {
            if heddle.verdict != known.truth {
                wrong.push(both(&row, &spin, &heddle, "verdict: not that of the whole graph"));
            }
            continue;
        }
        // Where a run stops SPIN's claim moves twice at once: what is counted then depends
        // on the order of its search (`docs/spin-differences.md`).
        let counts = row.name == "claim" && known.may_stop;
        match compare::row(&row, &spin, &heddle, known) {
            Outcome::Differ(what) if counts && what.starts_with("stored") => {}
            Outcome::Differ(what) => wrong.push(both(&row, &spin, &heddle, &what)),
            _ => {}
        }
    }
    Some(wrong)
}

/// Whether SPIN refuses what its manual allows: a `d_step` right after a loop, a variable
/// where an `mtype` is to be passed (`docs/spin-differences.md`), `P:x` where the process that
/// asks has an array of that name, `P@label` asked inside a `d_step`.
fn needlessly(spin: &Answer) -> bool {
    let Answer::Refused(why) = spin else { return false };
    // Without a word: it died, or was still at a formula when its time was up.
    if !why.contains("rror") {
        return true;
    }
    let words =
        ["jump into d_step", "wrong arg type", "missing array index", "remote ref to label"];
    words.iter().any(|w| why.contains(w))
}

/// How many smaller programs are tried: enough for most, and an end.
const SHRINK: usize = 250;

/// The program of a seed, compared; shrunk if it fails.
pub fn random(sides: &Sides, seed: u64, shape: Shape) -> Result {
    let program = generate::program(seed, shape);
    match disagreement(sides, &program, None) {
        None => Result::Skipped("SPIN has no answer".into()),
        Some(wrong) if wrong.is_empty() => Result::Passed,
        Some(wrong) => {
            let first = row_name(&wrong[0]).to_owned();
            let what = sort_of(&wrong[0]).to_owned();
            let small = shrink::shrink(&program, SHRINK, |p| {
                disagreement(sides, p, Some(&first))
                    .is_some_and(|w| w.iter().any(|w| sort_of(w) == what))
            });
            let again = disagreement(sides, &small, None).unwrap_or_default();
            let shown = if again.is_empty() { wrong } else { again };
            Result::Failed(format!("seed {seed}\n{}\n{}", shown.join("\n"), print::program(&small)))
        }
    }
}

fn row_name(message: &str) -> &str {
    message.trim_start_matches('[').split(']').next().unwrap_or("")
}

/// The first words of a disagreement, up to the figures: shrinking keeps its sort.
fn sort_of(message: &str) -> &str {
    message.lines().next().unwrap_or("").split(':').next().unwrap_or("")
}

/// Every third seed carries formulas, every ninth a never claim.
pub fn shape_of(seed: u64) -> Shape {
    match seed % 9 {
        0 => Shape { formulas: 0, never: true },
        3 | 6 => Shape::liveness(),
        _ => Shape::safety(),
    }
}
