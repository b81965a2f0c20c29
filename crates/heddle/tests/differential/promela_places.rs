//! Where things are, as SPIN says it: the line of a failed assertion, and the
//! statements that no run reaches.

use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::trial::Sides;
use heddle_testkit::{generate, header, print, scan, shelf, trial};
use std::collections::BTreeSet;
use std::fs;

#[test]
fn assertions_fail_where_spin_says() {
    let Some(sides) = shelf::sides(env!("CARGO_BIN_EXE_heddle")) else { return };
    let mut texts: Vec<(String, String)> = Vec::new();
    for path in shelf::suite("violated") {
        let text = fs::read_to_string(&path).expect("a model can be read");
        let header = header::parse(&text);
        if header.heddle.is_none() && header.options.is_empty() && !text.contains("#include") {
            texts.push((shelf::name(&path), text));
        }
    }
    texts.extend(made_up(60));
    let done = pool::run(&texts, pool::cores(), |t| t.0.clone(), |(_, text)| lines(&sides, text));
    let passed = done.passed;
    done.finish("lines of failed assertions");
    assert!(passed >= 15, "only {passed} assertions were compared");
}

fn lines(sides: &Sides, text: &str) -> Case {
    let row = &trial::small_rows(text)[0];
    let heddle = sides.heddle.check(text, &trial::flags(row));
    if heddle.kind.as_deref() != Some("assertion") {
        return Case::Skipped("no assertion fails".into());
    }
    let spin = sides.spin.failed_lines(text, &row.question);
    match heddle.line {
        _ if spin.is_empty() => Case::Skipped("SPIN tells no line".into()),
        Some(line) if spin.contains(&line) => Case::Passed,
        line => Case::Failed(format!("heddle {line:?}, SPIN {spin:?}\n{text}")),
    }
}

/// SPIN lists a statement that no process ever stood at; heddle also those that were
/// never executed, guards among them. So what SPIN lists, heddle lists.
#[test]
fn what_spin_finds_unreached_is_unreached() {
    let Some(sides) = shelf::sides(env!("CARGO_BIN_EXE_heddle")) else { return };
    let mut texts: Vec<(String, String)> = Vec::new();
    for path in shelf::suite("holds").into_iter().chain(shelf::suite("probes")) {
        let text = fs::read_to_string(&path).expect("a model can be read");
        let header = header::parse(&text);
        if header.heddle.is_none() && header.options.is_empty() && !text.contains("#include") {
            texts.push((shelf::name(&path), text));
        }
    }
    texts.extend(made_up(100));
    let case = |(_, text): &(String, String)| unreached(&sides, text);
    let done = pool::run(&texts, pool::cores(), |t| t.0.clone(), case);
    let passed = done.passed;
    done.finish("unreached statements");
    assert!(passed >= 60, "only {passed} lists were compared");
}

fn unreached(sides: &Sides, text: &str) -> Case {
    let row = &trial::small_rows(text)[0];
    let spin = sides.spin.ask(text, &row.question);
    let Some(report) = spin.report().filter(|r| r.counts_mean_something() && r.errors == 0) else {
        return Case::Skipped("SPIN has no list".into());
    };
    let heddle = sides.heddle.check(text, &trial::flags(row));
    if heddle.verdict != "holds" {
        return Case::Failed(format!("{} {}", heddle.verdict, heddle.output));
    }
    let claim = |u: &&heddle_testkit::pan::Unreached| !u.process.starts_with("claim");
    let theirs: BTreeSet<u64> =
        report.unreached.iter().filter(claim).map(|u| u.line as u64).collect();
    let ours: BTreeSet<u64> = heddle.unreached.iter().copied().collect();
    match theirs.is_subset(&ours) {
        true => Case::Passed,
        false => Case::Failed(format!("SPIN {theirs:?}, heddle {ours:?}\n{text}")),
    }
}

/// Small models from the generator, without claims.
fn made_up(n: u64) -> Vec<(String, String)> {
    let model = |seed| print::program(&generate::program(seed, generate::Shape::safety()));
    let seeds = (1..=n).filter(|&seed| scan::properties(&model(seed)).ltl.is_empty());
    seeds.map(|seed| (format!("seed {seed}"), model(seed))).collect()
}
