//! Machine code against the interpreter: the same successors in the same order, the
//! same faults at the same places, the same propositions, the same places reached; on
//! every model of the suite and the bench, and on made-up ones.
//!
//! `HEDDLE_JIT_RANDOM` says how many of those (500), `HEDDLE_SEED` where to begin (1).
//! A failure prints its seed and the smallest model found that still fails.

use heddle_jit::Cranelift;
use heddle_model::{Actor, Fault, Model, Reduction, Sink, Step, Worker};
use heddle_promela::native::{Backend, Jit, Native};
use heddle_promela::transition::Program;
use heddle_promela::{Claim, Options, PromelaModel, model, syntax};
use heddle_span::{Diagnostic, Loader, SourceMap};
use heddle_testkit::generate::{self, Shape};
use heddle_testkit::pool::{self, Result as Case};
use heddle_testkit::{print, program, shelf, shrink};
use std::collections::{BTreeSet, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Cranelift, counting.
#[derive(Default)]
struct Counting {
    compiled: AtomicUsize,
    places: AtomicUsize,
}

impl Backend for Counting {
    fn compile(&self, program: &Program) -> Option<Native> {
        let native = Cranelift.compile(program).expect("this machine is known");
        self.compiled.fetch_add(native.runs.iter().flatten().count(), Relaxed);
        self.places.fetch_add(native.runs.len(), Relaxed);
        Some(native)
    }
}

#[derive(Default, PartialEq, Debug)]
struct Edges(Vec<(Step, Option<Fault>, Option<Vec<u8>>)>);

impl Sink for Edges {
    fn step(&mut self, step: Step, successor: &[u8]) {
        self.0.push((step, None, Some(successor.to_vec())));
    }

    fn fault(&mut self, step: Step, fault: Fault, successor: Option<&[u8]>) {
        self.0.push((step, Some(fault), successor.map(<[u8]>::to_vec)));
    }
}

/// Files beside the model.
struct Beside<'a>(&'a Path);

impl Loader for Beside<'_> {
    fn load(&mut self, path: &str, _: &str) -> Result<(String, String), String> {
        let full = self.0.join(path);
        let text = std::fs::read_to_string(&full).map_err(|e| e.to_string())?;
        Ok((path.to_string(), text))
    }
}

/// The ways in which a program is made a model.
fn ways(program: &syntax::ast::Program) -> Vec<Options> {
    let atoms = program.ltl.iter().flat_map(|l| l.atoms.iter().cloned()).collect::<Vec<_>>();
    let plain = Options { claim: Claim::None, propositions: atoms, ..Options::default() };
    vec![
        Options { propositions: Vec::new(), ..plain.clone() },
        Options { exact_steps: true, lossy: true, ..plain.clone() },
        Options { all_values: true, promises: true, ..plain.clone() },
        Options { claim: Claim::First, ..plain },
    ]
}

/// The first difference between the two, in words; `None` if the text is no model.
fn difference(
    text: &str,
    dir: &Path,
    limit: usize,
    counting: &Arc<Counting>,
) -> Option<Vec<String>> {
    let mut sources = SourceMap::new();
    let file = sources.add("model.pml", text);
    let (parsed, found) = syntax::parse(&mut sources, file, &[], &mut Beside(dir));
    if found.iter().any(Diagnostic::is_fatal) || !parsed.program.code.is_empty() {
        return None;
    }
    let mut out = Vec::new();
    for options in ways(&parsed.program) {
        let jit = Some(Jit { backend: counting.clone(), after: 0 });
        let quick = Options { jit, ..options.clone() };
        let slow = model(&parsed.program, &sources, &options).0?;
        let quick = model(&parsed.program, &sources, &quick).0?;
        out.extend(walk(&slow, &quick, options.propositions.len(), limit));
    }
    Some(out)
}

/// Explores some states of a model by both.
fn walk(slow: &PromelaModel, quick: &PromelaModel, atoms: usize, limit: usize) -> Option<String> {
    let (mut a, mut b) = (slow.worker(), quick.worker());
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    let mut todo = Vec::new();
    slow.initial(&mut |s| todo.push(s.to_vec()));
    seen.extend(todo.iter().cloned());
    let mut next = 0;
    while next < todo.len() && next < limit {
        let s = todo[next].clone();
        let (mut x, mut y) = (Edges::default(), Edges::default());
        a.expand(&s, &mut x);
        b.expand(&s, &mut y);
        if x != y {
            return Some(format!("steps of {s:?}\ninterpreted {x:?}\ncompiled    {y:?}"));
        }
        let actors: BTreeSet<Actor> = x.0.iter().map(|e| e.0.actor).collect();
        for actor in actors.into_iter().filter(|&a| a != Actor::NOBODY && next % 7 == 0) {
            let (mut x, mut y) = (Edges::default(), Edges::default());
            a.reduction().expect("Promela has one").expand_actor(&s, actor, &mut x);
            b.reduction().expect("Promela has one").expand_actor(&s, actor, &mut y);
            if x != y {
                return Some(format!("{actor:?} of {s:?}\ninterpreted {x:?}\ncompiled    {y:?}"));
            }
        }
        if a.stuck(&s) != b.stuck(&s) || a.labels(&s) != b.labels(&s) {
            return Some(format!("end or labels of {s:?}"));
        }
        if let Some(i) = (0..atoms as u32).find(|&i| a.holds(&s, i) != b.holds(&s, i)) {
            return Some(format!("proposition {i} in {s:?}"));
        }
        for (_, _, successor) in x.0 {
            todo.extend(successor.filter(|s| seen.insert(s.clone())));
        }
        next += 1;
    }
    (a.reached() != b.reached()).then(|| "what was reached".to_string())
}

fn models(dir: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("a folder of the repository") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            models(&path, out);
        } else if path.extension().is_some_and(|e| e == "pml" || e == "prom") {
            out.push(path);
        }
    }
}

#[test]
fn suite_models_have_the_same_steps_compiled() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for dir in ["suite/promela", "bench/models", "examples", "crates/promela/tests/models"] {
        models(&root.join(dir), &mut files);
    }
    files.sort();
    assert!(files.len() > 200, "{} models", files.len());
    let limit = shelf::number("HEDDLE_JIT_STATES", 3000) as usize;
    let counting = Arc::new(Counting::default());
    let one = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a model of the repository");
        match difference(&text, path.parent().expect("a folder"), limit, &counting) {
            None => Case::Skipped("no model, or embedded C".into()),
            Some(found) if found.is_empty() => Case::Passed,
            Some(found) => Case::Failed(found.join("\n")),
        }
    };
    let name = |p: &PathBuf| p.display().to_string();
    let summary = pool::run(&files, pool::cores(), name, one);
    assert!(summary.skipped.len() * 3 < files.len(), "{}", summary.line());
    pool::Summary { skipped: Vec::new(), ..summary }.finish("suite models, compiled");
    let (n, all) = (counting.compiled.load(Relaxed), counting.places.load(Relaxed));
    println!("{n} of {all} control states have code");
    assert!(n * 2 > all, "only {n} of {all} control states have code");
}

#[test]
fn made_up_models_have_the_same_steps_compiled() {
    let from = shelf::number("HEDDLE_SEED", 1);
    let seeds: Vec<u64> = (from..from + shelf::number("HEDDLE_JIT_RANDOM", 500)).collect();
    let counting = Arc::new(Counting::default());
    let name = |s: &u64| format!("seed {s}");
    let summary = pool::run(&seeds, pool::cores(), name, |&seed| trial(seed, &counting));
    assert!(summary.skipped.len() * 4 < seeds.len(), "{}", summary.line());
    pool::Summary { skipped: Vec::new(), ..summary }.finish("made-up models, compiled");
    let (n, all) = (counting.compiled.load(Relaxed), counting.places.load(Relaxed));
    println!("{n} of {all} control states have code");
    assert!(n * 4 > all, "only {n} of {all} control states have code");
}

fn trial(seed: u64, counting: &Arc<Counting>) -> Case {
    let formulas = if seed.is_multiple_of(3) { 0 } else { 2 };
    let program = generate::program(seed, Shape { formulas, never: seed.is_multiple_of(2) });
    match wrong(&program, counting) {
        None => Case::Skipped("not accepted".into()),
        Some(found) if found.is_empty() => Case::Passed,
        Some(found) => {
            let fails = |p: &program::Program| wrong(p, counting).is_some_and(|f| !f.is_empty());
            let small = shrink::shrink(&program, 500, fails);
            let again = wrong(&small, counting).unwrap_or(found);
            Case::Failed(format!("seed {seed}\n{}\n{}", again.join("\n"), print::program(&small)))
        }
    }
}

fn wrong(program: &program::Program, counting: &Arc<Counting>) -> Option<Vec<String>> {
    let text = print::program(program);
    let limit = shelf::number("HEDDLE_JIT_STATES", 300) as usize;
    let done =
        catch_unwind(AssertUnwindSafe(|| difference(&text, Path::new("."), limit, counting)));
    done.unwrap_or_else(|_| Some(vec!["a search panicked".into()]))
}
