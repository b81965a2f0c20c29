//! C programs under memory models: the answers that their first lines give, the fences
//! that mend them, and the same answers in other ways.

use heddle_engine::{Progress, Stop, safety};
use heddle_llvm::{LoadOptions, clang};
use heddle_machine::Program as C;
use heddle_memmodel::Machine;
use heddle_memmodel::fences::{Answer, Fences, Grouping, fences, with_fences};
use heddle_memmodel::{MemModel, Options, Program, builtin};
use heddle_model::{Gap, Verdict};
use heddle_span::{Diagnostic, Loader, SourceMap};
use heddle_weak::WeakModel;
use std::path::{Path, PathBuf};
use std::process::Command;

struct Nothing;

impl Loader for Nothing {
    fn load(&mut self, path: &str, _: &str) -> Result<(String, String), String> {
        let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
        Ok((text, path.to_string()))
    }
}

fn suite(dir: &str) -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite").join(dir);
    let files = std::fs::read_dir(&dir).expect("the suite is there");
    let mut out: Vec<PathBuf> = files.map(|f| f.expect("a file").path()).collect();
    out.retain(|p| p.extension().is_some_and(|e| e == "c"));
    out.sort();
    out
}

/// The program as clang reads it.
fn load(file: &Path, define: &[&str]) -> Option<C> {
    let runs = |name: &&&str| Command::new(name).arg("--version").output().is_ok();
    let clang = clang::NAMES.iter().find(runs).expect("clang is installed");
    let header = Path::new(env!("CARGO_MANIFEST_DIR")).join("../llvm/include");
    let mut extra = vec![format!("-I{}", header.display())];
    extra.extend(define.iter().map(|d| format!("-D{d}")));
    let args = clang::arguments(&file.display().to_string(), 0, &extra);
    let out = Command::new(clang).args(args).output().expect("clang runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let options = LoadOptions::default();
    let mut sources = SourceMap::new();
    let modules = vec![("a.ll".to_string(), text)];
    let (program, diagnostics) = heddle_llvm::load(modules, &options, &mut sources, &mut Nothing);
    program.filter(|_| !diagnostics.iter().any(Diagnostic::is_fatal))
}

fn compiled(c: &C, model: &MemModel) -> Result<Program, Diagnostic> {
    compiled_so(c, model, false)
}

fn compiled_so(c: &C, model: &MemModel, spurious: bool) -> Result<Program, Diagnostic> {
    let options = heddle_weak::Options { spurious, ..Default::default() };
    heddle_weak::compile(c, model, options)
}

/// The search of a session for a program that is right or not: small windows first, and
/// runs of stores folded where only the window is in the way.
fn check_with(program: &Program, model: &MemModel, machine: Options) -> Answer {
    let explore = |options: Options| {
        let machine = Machine::new(program.clone(), model.clone(), options);
        let search = heddle_engine::Options {
            max_states: Some(200_000),
            shorten: 0,
            ..heddle_engine::Options::default()
        };
        let model = WeakModel::new(machine, true);
        match safety(&model, &search, &Stop::new(), &Progress::new()).verdict {
            Verdict::Holds { .. } => (Answer::Right, false),
            Verdict::Violated(_) => (Answer::Wrong, false),
            Verdict::Open(c) => (Answer::Open, matches!(c.gaps(), [Gap::Window(_)])),
        }
    };
    let most = machine.window;
    let ladder = [6, 12].into_iter().filter(|w| *w < most).chain([most]);
    let mut last = (Answer::Open, false);
    for window in ladder {
        last = explore(Options { window, ..machine });
        if last.0 != Answer::Open {
            return last.0;
        }
    }
    match last.1 && Machine::can_fold(model) {
        true if explore(Options { fold: true, ..machine }).0 == Answer::Right => Answer::Right,
        _ => Answer::Open,
    }
}

fn check(program: &Program, model: &MemModel) -> Answer {
    check_with(program, model, Options { window: 24, livelocks: true, ..Options::default() })
}

/// `tso=holds pso=violated` behind a word in the first lines.
fn lines(file: &Path, word: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(file).expect("a program");
    let start = format!("// {word}: ");
    let rest = text.lines().find_map(|l| l.strip_prefix(&start)).unwrap_or("");
    let pair = |p: &str| p.split_once('=').map(|(a, b)| (a.to_string(), b.to_string()));
    rest.split_whitespace().filter_map(pair).collect()
}

#[test]
fn programs_are_what_their_first_lines_say() {
    let mut n = 0;
    for file in suite("c-models") {
        let words = [
            ("expect", &[][..]),
            ("fenced", &["FENCED"][..]),
            ("lost", &["LOST"][..]),
            ("spurious", &[][..]),
        ];
        for (word, define) in words {
            let expected = lines(&file, word);
            if expected.is_empty() {
                continue;
            }
            let c = load(&file, define).expect("heddle reads it");
            for (name, want) in expected {
                let model = builtin(&name).expect("a built-in model");
                let program = compiled_so(&c, &model, word == "spurious")
                    .unwrap_or_else(|d| panic!("{file:?}: {d:?}"));
                let want = match want.as_str() {
                    "holds" => Answer::Right,
                    "open" => Answer::Open,
                    _ => Answer::Wrong,
                };
                assert_eq!(check(&program, &model), want, "{file:?} {word} {name}");
                // The same with every interleaving, where that is not much.
                if n % 4 == 0 && ["sc", "tso", "pso"].contains(&&*name) {
                    let (reduce, livelocks) = (false, true);
                    let all = Options { window: 24, reduce, livelocks, ..Options::default() };
                    let answer = check_with(&program, &model, all);
                    assert_eq!(answer, want, "{file:?} {word} {name}, unreduced");
                }
                n += 1;
            }
        }
    }
    assert!(n > 80, "only {n} answers");
}

#[test]
fn fences_are_as_few_as_can_be() {
    let mut n = 0;
    for file in suite("c-models") {
        let counted = lines(&file, "fences");
        for (name, _) in lines(&file, "mended").iter().chain(&counted) {
            let model = builtin(name).expect("a built-in model");
            let c = load(&file, &[]).expect("heddle reads it");
            let program = compiled(&c, &model).expect("it is in scope");
            let found = fences(&program, Grouping::Sources, &mut |p| check(p, &model));
            let Fences::Needed { places: set, least: true } = found else {
                panic!("no fences for {file:?} under {name}: {found:?}")
            };
            if let Some((_, number)) = counted.iter().find(|c| c.0 == *name) {
                assert_eq!(set.len().to_string(), *number, "{file:?} under {name}: {set:?}");
            }
            assert_eq!(check(&with_fences(&program, &set), &model), Answer::Right);
            for i in 0..set.len() {
                let mut fewer = set.clone();
                fewer.remove(i);
                let answer = check(&with_fences(&program, &fewer), &model);
                assert_eq!(answer, Answer::Wrong, "{file:?} under {name} without {:?}", set[i]);
            }
            n += 1;
        }
    }
    assert!(n >= 18, "{n} answers");
}

/// Every operation a step of its own, or every iteration gone through. (Deadlocks are
/// found with stages only: without, a try that fails is a step.)
#[test]
fn the_same_answers_without_stages_and_without_cutting_loops() {
    let (mut n, mut n_open) = (0, 0);
    for name in ["buffering.c", "message.c", "rcu.c", "mutex.c", "exchange.c"] {
        let file = suite("c-models").into_iter().find(|f| f.ends_with(name)).expect("it is there");
        let c = load(&file, &[]).expect("heddle reads it");
        for model in ["sc", "tso", "pso"].map(|m| builtin(m).expect("a built-in model")) {
            let expected = check(&compiled(&c, &model).expect("in scope"), &model);
            for cut_spins in [true, false] {
                for stages in [true, false] {
                    if !cut_spins && !stages {
                        continue;
                    }
                    let options = heddle_weak::Options { cut_spins, ..Default::default() };
                    let program = heddle_weak::compile(&c, &model, options).expect("in scope");
                    let machine = Options { window: 12, stages, ..Options::default() };
                    let got = check_with(&program, &model, machine);
                    // With every operation a step, code far ahead fills the window.
                    let open = !stages && got == Answer::Open;
                    n_open += open as usize;
                    n += 1;
                    let how = format!("{name} {} {cut_spins} {stages}", model.name);
                    assert!(open || got == expected, "{how}: {got:?}, not {expected:?}");
                }
            }
        }
    }
    assert!(n_open * 4 < n, "{n_open} of {n} are open");
}

/// The ordinary machine's suite, through the bridge under `sc`: another road to the
/// same answers. Races and lifetimes are the ordinary machine's alone, and what a program
/// says is; a run under a model asks it first.
#[test]
fn sc_agrees_with_the_ordinary_machine() {
    let model = builtin("sc").expect("a built-in model");
    let (mut same, mut refused) = (0, 0);
    let here = ["assertion", "deadlock", "null-dereference", "division-by-zero", "lock-misuse"];
    // A third, drawn by name: a program that is added draws nobody else.
    let drawn = |f: &PathBuf| heddle_testkit::shelf::lot(f).is_multiple_of(3);
    for file in suite("c/holds").into_iter().chain(suite("c/violated")).filter(drawn) {
        let text = std::fs::read_to_string(&file).expect("a program");
        let line = |w: &str| text.lines().find_map(|l| l.strip_prefix(&format!("// {w}: ")));
        let verdict = line("verdict").unwrap_or("").to_string();
        let kind = verdict.strip_prefix("violated ");
        if line("args").is_some()
            || line("lifetime").is_some()
            || line("ordinary machine").is_some()
            || kind.is_some_and(|k| !here.contains(&k.trim()))
        {
            continue;
        }
        let Some(c) = load(&file, &[]) else { continue };
        match compiled(&c, &model) {
            Ok(program) => {
                let want = if kind.is_some() { Answer::Wrong } else { Answer::Right };
                assert_eq!(check(&program, &model), want, "{file:?}: {verdict}");
                same += 1;
            }
            Err(d) => {
                assert!(d.message.contains("under the memory model"), "{d:?}");
                refused += 1;
            }
        }
    }
    assert!(same > 25 && same > 2 * refused, "{same} the same, {refused} refused");
}

/// Threads that start and end before anything else, and who waits for an end taken to have
/// seen what leads there: the same verdicts as where nothing of that is done and every store
/// arrives by a step of its own.
#[test]
fn starts_and_joins_may_come_first() {
    let (mut same, mut wrong, mut fewer) = (0, 0, 0);
    let drawn = |f: &PathBuf| heddle_testkit::shelf::lot(f) % 6 == 1;
    for file in suite("c/holds").into_iter().chain(suite("c/violated")).filter(drawn) {
        let Some(c) = load(&file, &[]) else { continue };
        for name in ["rc11", "ra", "tso"] {
            let model = builtin(name).expect("a built-in model");
            let Ok(program) = compiled(&c, &model) else { continue };
            let run = |reduce: bool| {
                let arrivals = !reduce;
                let options = Options { window: 12, reduce, arrivals, ..Options::default() };
                let machine = Machine::new(program.clone(), model.clone(), options);
                let (max_states, shorten) = (Some(3_000), 0);
                let search = heddle_engine::Options { max_states, shorten, ..Default::default() };
                let model = WeakModel::new(machine, true);
                let found = safety(&model, &search, &Stop::new(), &Progress::new());
                let answer = match found.verdict {
                    Verdict::Holds { .. } => Some(Answer::Right),
                    Verdict::Violated(_) => Some(Answer::Wrong),
                    Verdict::Open(_) => None,
                };
                (answer, found.stats.stored)
            };
            let ((own, few), (plain, many)) = (run(true), run(false));
            if let (Some(own), Some(plain)) = (own, plain) {
                assert_eq!(own, plain, "{file:?} under {name}");
                same += 1;
                wrong += usize::from(own == Answer::Wrong);
                fewer += usize::from(few < many);
            }
        }
    }
    assert!(same > 30 && wrong > 8 && fewer > 10, "{same}, {wrong} wrong, {fewer} fewer");
}
