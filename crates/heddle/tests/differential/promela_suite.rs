//! The models of `suite/promela` against real `spin`, and against the values that
//! stand in their heads: those are SPIN's too, and must still be.

use heddle_testkit::heddle::Heddle;
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::{header, scan, shelf, trial};
use std::fs;

#[test]
fn models_agree_with_spin() {
    let Some(sides) = shelf::sides(env!("CARGO_BIN_EXE_heddle")) else { return };
    let mut files = shelf::suite("holds");
    files.extend(shelf::suite("violated"));
    files.extend(shelf::suite("rejected"));
    assert!(files.len() >= 60);
    pool::run(
        &files,
        pool::cores(),
        |p| shelf::name(p),
        |path| {
            let text = fs::read_to_string(path).expect("a model can be read");
            trial::file(&sides, path, &header::parse(&text))
        },
    )
    .finish("suite against SPIN");
}

#[test]
fn heads_are_what_spin_says_today() {
    let Some(sides) = shelf::sides(env!("CARGO_BIN_EXE_heddle")) else { return };
    let files = shelf::suite("");
    pool::run(
        &files,
        pool::cores(),
        |p| shelf::name(p),
        |path| {
            let text = fs::read_to_string(path).expect("a model can be read");
            let rows = scan::rows(header::body(&text), &header::parse(&text).options);
            match header::rewrite(path, &text, &sides.spin, &rows) {
                new if new == text => Case::Passed,
                new => Case::Failed(format!("the head should be\n{new}")),
            }
        },
    )
    .finish("heads of the suite");
}

/// Without SPIN: the folder is the expectation.
#[test]
fn verdicts_are_those_of_the_folder() {
    let heddle = Heddle::at(env!("CARGO_BIN_EXE_heddle"));
    for folder in ["holds", "violated", "open", "rejected"] {
        let files = shelf::suite(folder);
        pool::run(
            &files,
            pool::cores(),
            |p| shelf::name(p),
            |path| {
                let text = fs::read_to_string(path).expect("a model can be read");
                let header = header::parse(&text);
                let words: Vec<String> = words(&text, &header.options);
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let answer = heddle.check_file(path, &words);
                match answer.verdict == folder {
                    true => Case::Passed,
                    false => Case::Failed(format!("{} {}", answer.verdict, answer.output)),
                }
            },
        )
        .finish(folder);
    }
}

/// Everything that a model can be asked in one run.
fn words(text: &str, options: &[String]) -> Vec<String> {
    let mut out = vec!["--no-trail".to_owned()];
    let found = scan::properties(text);
    if found.accept && !found.never {
        out.extend(["--liveness".into(), "accept".into(), "-p".into(), "safety".into()]);
    } else if found.progress {
        out.extend(["--liveness".into(), "progress".into(), "-p".into(), "safety".into()]);
    }
    if found.accept || found.progress {
        found.ltl.iter().for_each(|name| out.extend(["--ltl".into(), name.clone()]));
    }
    for option in options {
        out.push(match option.as_str() {
            "-m" => "--lossy".into(),
            "-q" => "--empty-channels".into(),
            other => other.to_owned(),
        });
    }
    out
}
