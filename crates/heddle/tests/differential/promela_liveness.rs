//! Cycles against real `spin`: acceptance and non-progress cycles, never claims and
//! each `ltl` block, with and without weak fairness, with and without reduction on
//! both sides, one worker and eight.
//!
//! The models of the suite; `HEDDLE_ALL=1` takes those of SPIN's Debian package too.

use heddle_testkit::compare::{self, Known, Outcome};
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::scan::{self, Row};
use heddle_testkit::spin::{Answer, Question};
use heddle_testkit::trial::{self, Sides};
use heddle_testkit::{header, shelf};
use std::fs;
use std::path::{Path, PathBuf};

/// How heddle is asked: the verdict is the same each time.
const WAYS: &[&[&str]] = &[
    &["-j1", "--reduction", "por"],
    &["-j1", "--reduction", "none"],
    &["-j8", "--reduction", "por"],
    &["-j8", "--reduction", "none"],
];

/// Where heddle stores more states than SPIN with its reduction, as
/// `docs/reduction.md` says.
const MORE: &[(&str, &str)] = &[];

#[test]
fn cycles_agree_with_spin() {
    let Some(sides) = shelf::sides(env!("CARGO_BIN_EXE_heddle")) else { return };
    let mut files = shelf::suite("holds");
    files.extend(shelf::suite("violated"));
    if shelf::number("HEDDLE_ALL", 0) == 1 {
        files.extend(shelf::installed());
    }
    files.retain(|path| !rows(path).is_empty());
    assert!(files.len() >= 20);
    let case = |path: &PathBuf| file(&sides, path);
    pool::run(&files, pool::cores(), |p| shelf::name(p), case).finish("cycles against SPIN");
}

/// The questions about cycles.
fn rows(path: &Path) -> Vec<Row> {
    let text = read(path);
    let all = scan::rows(header::body(&text), &header::parse(&text).options);
    let about_cycles = |r: &Row| {
        let kind = r.name.split(' ').next().unwrap_or("");
        matches!(kind, "never" | "ltl" | "accept" | "progress")
    };
    all.into_iter().filter(about_cycles).collect()
}

fn read(path: &Path) -> String {
    String::from_utf8_lossy(&fs::read(path).expect("a model can be read")).into_owned()
}

fn file(sides: &Sides, path: &Path) -> Case {
    let text = read(path);
    let header = header::parse(&text);
    let ask = |question: &Question| {
        let question = Question { memory_mb: trial::LARGE, ..question.clone() };
        sides.spin.ask_file(path, &question).expect("a model can be read")
    };
    let exact = ask(&Question::exact().with_options(&header.options));
    let known = Known { may_stop: trial::can_stop(&text, &exact), truth: exact.verdict() };
    let (mut wrong, mut why, mut n_compared) = (Vec::new(), Vec::new(), 0);
    for row in rows(path) {
        if header.heddle.is_some() || header.known.contains(&row.name) {
            continue;
        }
        let (whole, reduced) =
            (ask(&row.question), ask(&Question { reduce: true, ..row.question.clone() }));
        let mut compared = false;
        for way in WAYS {
            let flags = [trial::flags(&row), way.to_vec(), vec!["--timeout", "20s"]].concat();
            let heddle = sides.heddle.check_file(path, &flags);
            if heddle.verdict == "open" {
                why.push(format!("{} {way:?}: open", row.name));
                continue;
            }
            match compare::row(&row, &whole, &heddle, known) {
                Outcome::Agree => compared = true,
                Outcome::NoAnswer(reason) => why.push(format!("{}: {reason}", row.name)),
                Outcome::Differ(what) => wrong.push(format!("[{}] {way:?}: {what}", row.name)),
            }
            if way.ends_with(&["por"]) && way[0] == "-j1" && !row.name.ends_with(" fair") {
                wrong.extend(more(path, &row, &whole, &reduced, heddle.stored));
            }
        }
        n_compared += compared as usize;
    }
    match () {
        () if !wrong.is_empty() => Case::Failed(wrong.join("\n")),
        () if n_compared == 0 => Case::Skipped(why.join("; ")),
        () => Case::Passed,
    }
}

/// Where nothing is found, reduced heddle stores no more than reduced SPIN, if
/// SPIN's reduction misses nothing.
fn more(path: &Path, row: &Row, whole: &Answer, reduced: &Answer, stored: u64) -> Option<String> {
    let report = reduced.report().filter(|r| r.counts_mean_something())?;
    let comparable = whole.verdict() == "holds" && reduced.verdict() == "holds";
    let listed = MORE.iter().any(|(name, r)| path.ends_with(name) && *r == row.name);
    match comparable && stored > report.stored {
        true if !listed => {
            let text = format!("{} states, SPIN's reduction {}", stored, report.stored);
            Some(format!("[{}] more stored states: {text}", row.name))
        }
        false if listed && comparable => {
            Some(format!("[{}] stores no more than SPIN now: strike it from the list", row.name))
        }
        _ => None,
    }
}
