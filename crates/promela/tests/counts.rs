//! Small models with the figures of SPIN 6.5.2 in their first line, made with
//! `spin -o1 -o2 -o3 -a`, `-DSAFETY -DNOREDUCE` and `pan -c0`. Every state of
//! every model is expanded three ways: exact steps, default steps, and by the
//! plain interpreter.

use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_promela::{Options, PromelaModel, interpreter_fault, model, syntax};
use heddle_span::{NoFiles, SourceMap};
use std::collections::HashSet;

#[derive(Default)]
struct Edges(Vec<(Step, Option<Fault>, Option<Vec<u8>>)>);

impl Sink for Edges {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, None, Some(successor.to_vec())));
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.0.push((step, Some(fault), successor.map(<[u8]>::to_vec)));
    }
}

struct Counts {
    states: usize,
    transitions: usize,
    violated: bool,
}

fn read(name: &str, text: &str, exact_steps: bool) -> PromelaModel {
    let mut sources = SourceMap::new();
    let file = sources.add(name, text);
    let (parsed, diagnostics) = syntax::parse(&mut sources, file, &[], &mut NoFiles);
    let fatal: Vec<_> = diagnostics.iter().filter(|d| d.is_fatal()).collect();
    assert!(fatal.is_empty(), "{name}: {fatal:?}");
    let options = Options { exact_steps, ..Options::default() };
    let (model, diagnostics) = model(&parsed.program, &sources, &options);
    model.unwrap_or_else(|| panic!("{name}: {diagnostics:?}"))
}

/// Explores a model, comparing the two ways to its successors everywhere.
fn explore(name: &str, m: &PromelaModel, tell: bool) -> Counts {
    let mut worker = m.worker();
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    let mut todo = Vec::new();
    m.initial(&mut |s| todo.push(s.to_vec()));
    seen.extend(todo.iter().cloned());
    let (mut transitions, mut violated) = (1, false);
    while let Some(s) = todo.pop() {
        let mut edges = Edges::default();
        worker.expand(&s, &mut edges);
        compare(name, m, &s, &edges);
        if edges.0.is_empty() {
            violated |= worker.stuck(&s).is_some();
        }
        for (step, fault, next) in edges.0 {
            violated |= fault.is_some();
            if tell {
                let told = m.narrate(&s, step);
                let told = told.unwrap_or_else(|| panic!("{name}: no step {step:?}"));
                assert_eq!(told.1, next, "{name}: what is told is what happens");
            }
            if let Some(next) = next {
                transitions += 1;
                if seen.insert(next.clone()) {
                    todo.push(next);
                }
            }
        }
    }
    Counts { states: seen.len(), transitions, violated }
}

fn compare(name: &str, m: &PromelaModel, s: &[u8], edges: &Edges) {
    let mut interp = m.interpreter();
    interp.tell = false;
    let world = interp.decode(s);
    assert_eq!(interp.encode(&world), s, "{name}");
    let plain = interp.edges(&world);
    assert_eq!(plain.len(), edges.0.len(), "{name}: {:#?}", m.fields(s));
    for (p, (step, fault, next)) in plain.iter().zip(&edges.0) {
        assert_eq!(p.actor, step.actor, "{name}");
        assert_eq!(p.trouble.map(interpreter_fault), *fault, "{name}");
        let goes_on = p.trouble.is_none_or(|(t, _)| t.goes_on);
        assert_eq!(goes_on.then(|| interp.encode(&p.world)), *next, "{name}");
    }
}

/// `// spin: 399 states, 873 transitions, violated`
fn figures(name: &str, text: &str) -> (usize, usize, bool) {
    let line = text
        .lines()
        .next()
        .and_then(|l| l.strip_prefix("// spin: "))
        .unwrap_or_else(|| panic!("{name}"));
    let parts: Vec<&str> = line.split(", ").collect();
    let number = |s: &str| {
        s.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{name}"))
    };
    (number(parts[0]), number(parts[1]), parts[2] == "violated")
}

#[test]
fn states_and_transitions_are_those_of_spin() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/models");
    let mut n = 0;
    for entry in std::fs::read_dir(folder).expect("the models are here") {
        let path = entry.expect("readable").path();
        let name = path.file_name().expect("named").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("readable");
        let (states, transitions, violated) = figures(&name, &text);
        let exact = explore(&name, &read(&name, &text, true), true);
        assert_eq!((exact.states, exact.transitions), (states, transitions), "{name}");
        assert_eq!(exact.violated, violated, "{name}");
        let default = explore(&name, &read(&name, &text, false), true);
        assert!(default.states <= states, "{name}: {} states by default", default.states);
        assert_eq!(default.violated, violated, "{name}, default");
        n += 1;
    }
    assert!(n > 20, "only {n} models found");
}

#[test]
fn an_endless_atomic_sequence_keeps_the_others_out() {
    // Once A is inside, B never moves again; before, x is zero.
    let text = "byte x, y;
        active proctype A() { atomic { x = 1; do :: x = 3 - x od } }
        active proctype B() { y = 1; assert(x == 0) }";
    for exact in [true, false] {
        let counts = explore("endless", &read("endless", text, exact), false);
        assert!(!counts.violated && counts.states > 3);
    }
}

/// Violations that SPIN's default misses, because it takes an array index or
/// an argument of `run` for local; found here by default.
#[test]
fn global_indices_and_arguments_are_seen() {
    let index = "byte g, r; active proctype A() { byte a[2]; byte x; a[g] = 1; x = a[1]; r = x }
        active proctype B() { g = 1; (r == 1); assert(false) }";
    let argument = "byte g; proctype A(byte x) { assert(x == 0) }
        active proctype B() { g = 1 } init { run A(g) }";
    for text in [index, argument] {
        assert!(explore("missed", &read("missed", text, false), true).violated);
    }
}

#[test]
fn a_step_before_an_atomic_sequence_stays_apart_from_it() {
    // Between the two assignments to g the other process sees 5.
    let text = "byte g; active proctype A() { byte x; g = 5; atomic { x = 1; g = x } }
        active proctype B() { (g == 5) -> assert(false) }";
    for exact in [true, false] {
        assert!(explore("apart", &read("apart", text, exact), true).violated);
    }
}
