//! Generated critical cycles against an axiomatic oracle that shares nothing with
//! the machine: no model files, no windows, no steps. It enumerates candidate
//! executions (who reads from whom, the order of stores to each location) and
//! keeps those in which preserved program order, reads-from, coherence and
//! from-reads have no cycle.

use crate::oracle::{Outcomes, oracle};
use crate::search::{RunOptions, run};
use heddle_litmus::generate::{Cycle, Link, Syntax, cycle, shapes, text};
use heddle_litmus::{Test, parse};
use heddle_memmodel::{MemModel, Options, builtin};
use heddle_span::FileId;
use std::collections::BTreeSet;

// ---- the machine ----

fn unreduced() -> Options {
    Options { reduce: false, ..Options::default() }
}

/// Looks ahead with anything in flight: by default these tests are too short for it.
fn looking() -> Options {
    Options { look_from: 1, ..Options::default() }
}

fn machine(test: &Test, model: &MemModel, machine: Options) -> Outcomes {
    let options = RunOptions { machine, ..RunOptions::default() };
    let r = run(test, model, &options);
    assert!(r.complete(), "{}: {:?}", test.name, r.coverage);
    let tell = |values: &Vec<i64>| {
        let names =
            test.condition.observed.iter().map(|&v| test.var_name(v).replace(['x', 'X'], ""));
        names.zip(values.iter().copied()).collect()
    };
    r.outcomes.iter().map(|o| tell(&o.values)).collect()
}

fn check(c: &Cycle, syntax: Syntax, models: &[(&str, MemModel)], both: bool) {
    let source = text(c, syntax);
    let (test, diags) = parse(&source, FileId(0));
    let test = test.unwrap_or_else(|| panic!("{source}\n{diags:?}"));
    for (name, model) in models {
        let (want, got) = (oracle(c, name), machine(&test, model, Options::default()));
        assert_eq!(want, got, "{name} on\n{source}");
        assert_eq!(want, machine(&test, model, looking()), "{name}, looking ahead, on\n{source}");
        if both {
            let slow = machine(&test, model, Options { stages: false, ..Options::default() });
            assert_eq!(want, slow, "{name} without stages on\n{source}");
            assert_eq!(want, machine(&test, model, unreduced()), "{name} unreduced on\n{source}");
        }
    }
}

fn models(syntax: Syntax) -> Vec<(&'static str, MemModel)> {
    let names: &[&str] = match syntax {
        Syntax::RiscV => &["sc", "tso", "pso", "rmo", "rmo-corr", "rvwmo"],
        Syntax::AArch64 => &["sc", "armv8"],
    };
    names.iter().map(|n| (*n, builtin(n).expect("a built-in"))).collect()
}

#[test]
fn the_six_two_thread_cycles_are_the_known_ones() {
    assert_eq!(shapes(2).len(), 6); // MP, SB, LB, S, R, 2+2W
}

#[test]
fn all_two_thread_cycles_with_all_links_agree_with_the_axioms() {
    let mut n = 0;
    for syntax in [Syntax::RiscV, Syntax::AArch64] {
        let models = models(syntax);
        for shape in shapes(2) {
            for &a in syntax.links() {
                for &b in syntax.links() {
                    for swaps in [false, true] {
                        if swaps && syntax == Syntax::AArch64 {
                            continue;
                        }
                        if let Some(c) = cycle(&shape, &[a, b], swaps) {
                            check(&c, syntax, &models, false);
                            n += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(n > 900, "{n} cycles");
}

#[test]
fn cycles_of_three_and_four_threads_agree_with_the_axioms() {
    larger(401);
}

/// Every combination of links takes long: run it with `--ignored`.
#[test]
#[ignore]
fn all_cycles_of_three_and_four_threads_agree_with_the_axioms() {
    larger(1);
}

/// Every shape with every uniform link, and every `stride`-th mixture.
fn larger(stride: usize) {
    let mut n = 0;
    for syntax in [Syntax::RiscV, Syntax::AArch64] {
        let models = models(syntax);
        let links = syntax.links();
        for threads in [3, 4] {
            for shape in shapes(threads) {
                let total = links.len().pow(threads as u32);
                let uniform = (0..links.len()).map(|l| vec![links[l]; threads]);
                let mixed = (0..total).filter(|c| c % stride == 0).map(|code| {
                    (0..threads)
                        .map(|i| links[code / links.len().pow(i as u32) % links.len()])
                        .collect()
                });
                let mut done = BTreeSet::new();
                for picked in uniform.chain(mixed) {
                    let Some(c) = cycle(&shape, &picked, false) else { continue };
                    // Links of threads with one access do not count.
                    if done.insert(c.name.clone()) {
                        check(&c, syntax, &models, false);
                        n += 1;
                    }
                }
            }
        }
    }
    assert!(n > 250, "{n} cycles");
}

#[test]
fn stages_and_reduction_change_nothing_but_the_number_of_states() {
    for syntax in [Syntax::RiscV, Syntax::AArch64] {
        let models = models(syntax);
        for shape in shapes(2) {
            for &link in syntax.links() {
                if let Some(c) = cycle(&shape, &[link, Link::Po], false) {
                    check(&c, syntax, &models, true);
                }
            }
        }
    }
}

/// Faults and states do not depend on who searches: the engine's searches, one worker and
/// several, on every tenth file of the suite, and the plain search of this crate.
#[test]
fn one_worker_and_many_see_the_same_states() {
    use heddle_engine::{Progress, Search, Stop, safety};
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../../suite/litmus/cycles");
    let mut files: Vec<_> =
        std::fs::read_dir(dir).expect("the suite").map(|f| f.expect("a file").path()).collect();
    files.sort();
    for path in files.iter().step_by(10) {
        let source = std::fs::read_to_string(path).expect("text");
        let test = parse(&source, FileId(0)).0.expect("it reads");
        for model in ["tso", "rvwmo", "armv8", "power"].map(|m| builtin(m).expect("built in")) {
            let m = heddle_memmodel::Machine::new(test.program.clone(), model, Options::default());
            let plain = crate::search::explore(&test, &m, &RunOptions::default());
            for (workers, search) in
                [(1, Search::Bfs), (4, Search::Stealing), (3, Search::Slice(5))]
            {
                let options =
                    heddle_engine::Options { workers, search, ..heddle_engine::Options::default() };
                let found = safety(&m, &options, &Stop::new(), &Progress::new());
                let stored = found.stats.stored;
                assert_eq!(stored, plain.states, "{path:?}, {workers} workers, {}", m.model.name);
            }
        }
    }
}

/// The files of `suite/litmus/cycles`, which carry the oracle's numbers.
#[test]
fn the_suite_says_what_the_machine_finds() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../../suite/litmus/cycles");
    let mut n = 0;
    for entry in std::fs::read_dir(dir).expect("the suite") {
        let path = entry.expect("a file").path();
        let source = std::fs::read_to_string(&path).expect("text");
        let (test, diags) = parse(&source, FileId(0));
        let test = test.unwrap_or_else(|| panic!("{path:?} {diags:?}"));
        let line = source.lines().find(|l| l.starts_with("(* sc:")).expect("the expected numbers");
        let words: Vec<&str> = line.trim_matches(['(', ')', '*', ' ']).split_whitespace().collect();
        for pair in words.chunks(2) {
            let model = builtin(pair[0].trim_end_matches(':')).expect("a built-in");
            let states = machine(&test, &model, Options::default()).len();
            assert_eq!(states.to_string(), pair[1], "{path:?} under {}", model.name);
            let all = machine(&test, &model, unreduced()).len();
            assert_eq!(all, states, "{path:?} under {}, unreduced", model.name);
        }
        n += 1;
    }
    assert!(n > 100, "{n} files");
}
