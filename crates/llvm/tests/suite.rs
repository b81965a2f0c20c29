//! Every program of `suite/c` has the verdict that its first lines say: at
//! every reduction, with like threads folded, with locals in registers and in memory, replayed where it is violated, and at `-O2` as well where
//! it holds. The search here is the naive one on purpose; the engine's own
//! searches are tested elsewhere.
//!
//! Needs clang; without one there is nothing to check and the test says so.

use crate::support::{Disk, compile, find_clang, model, search};
use heddle_llvm::{LoadOptions, clang, load};
use heddle_machine::{Options, Races, Reduction};
use heddle_span::{Severity, SourceMap};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The naive interleaving may stop here: three threads are too many for it.
const NONE_LIMIT: usize = 30_000;

/// States to look at where every local is in memory.
const IN_MEMORY_LIMIT: usize = 20_000;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../suite/c");

struct Case {
    path: PathBuf,
    verdict: String,
    args: Vec<String>,
    /// Its states are large.
    large: bool,
}

impl Case {
    fn read(path: PathBuf) -> Case {
        let text = std::fs::read_to_string(&path).expect("a readable program");
        let line = |label: &str| {
            let start = format!("// {label}: ");
            text.lines().find_map(|l| l.strip_prefix(&start)).map(str::to_string)
        };
        let verdict = line("verdict").unwrap_or_else(|| panic!("{path:?} has no verdict"));
        assert!(line("why").is_some(), "{path:?} has no reason");
        if let Some(twin) = line("twin") {
            assert!(Path::new(ROOT).join(&twin).exists(), "{path:?}: no twin {twin}");
        }
        let args = line("args").unwrap_or_default();
        let args = args.split_whitespace().map(str::to_string).collect();
        Case { path, verdict, args, large: line("large").is_some() }
    }

    fn after(&self, flag: &str) -> Option<&str> {
        let at = self.args.iter().position(|a| a == flag)?;
        self.args.get(at + 1).map(String::as_str)
    }

    fn has(&self, flag: &str) -> bool {
        self.args.iter().any(|a| a == flag)
    }

    fn opt(&self) -> u8 {
        self.after("--opt").map_or(0, |n| n.parse().expect("a level"))
    }

    fn options(&self, reduction: Reduction, opt: u8) -> Options {
        Options {
            reduction,
            races: match self.after("--races") {
                Some("off") => Races::Off,
                Some("strict") => Races::Strict,
                _ => Races::On,
            },
            speculated_loads: opt > 0,
            overflow: self.after("--ub") == Some("overflow"),
            leaks: self.has("--leaks"),
            malloc_may_fail: self.has("--malloc-may-fail"),
            livelocks: !self.has("--no-livelocks"),
            call_depth: self.after("--call-depth").map_or(100_000, |n| n.parse().expect("a depth")),
            max_threads: self.after("--threads").map_or(60_000, |n| n.parse().expect("a number")),
            ample: false,
            // Followed where the answer rests on it; the command line decides by size.
            happens: self.verdict.ends_with("data-race") || self.after("--races") == Some("strict"),
            ..Options::default()
        }
    }
}

fn cases(folder: &str) -> Vec<Case> {
    let entries = std::fs::read_dir(Path::new(ROOT).join(folder)).expect("the suite is there");
    let mut paths: Vec<_> = entries.map(|e| e.expect("a readable folder").path()).collect();
    paths.sort();
    // A formula needs the engine, and one property of many a session.
    let plain = |c: &Case| !c.has("--ltl") && !c.has("-p") && !c.has("--model");
    paths.into_iter().map(Case::read).filter(plain).collect()
}

/// The verdict in the words of the suite.
fn check(case: &Case, ir: &str, options: Options, limit: usize) -> String {
    check_as(case, ir, LoadOptions::default(), options, limit)
}

fn check_as(
    case: &Case,
    ir: &str,
    mut load_options: LoadOptions,
    options: Options,
    limit: usize,
) -> String {
    if let Some(entry) = case.after("--entry") {
        load_options.entry = entry.to_string();
    }
    load_options.roots.extend(case.after("--invariant").map(str::to_string));
    let mut sources = SourceMap::new();
    let modules = vec![("x.ll".to_string(), ir.to_string())];
    let (program, diagnostics) = load(modules, &load_options, &mut sources, &mut Disk);
    let Some(program) = program else {
        let worst = diagnostics.iter().map(|d| d.severity).max();
        return if worst == Some(Severity::Unsupported) { "unsupported" } else { "error" }.into();
    };
    let invariants = load_options.roots.iter().filter_map(|n| program.find_function(n)).collect();
    let options = Options { invariants, ..options };
    let guessing = model(program.clone(), options.clone());
    let found = search(&guessing, limit);
    if found == "holds" && guessing.guessed_wrong() {
        return search(&model(program, Options { settle: 0, ..options }), limit);
    }
    found
}

/// What is wrong with one program; nothing if all ways agree with its header.
fn complaints(clang: &str, case: &Case) -> Vec<String> {
    let name = case.path.file_name().expect("a file").to_string_lossy().into_owned();
    let opt = case.opt();
    let ir = match compile(clang, &case.path, opt) {
        Ok(ir) => ir,
        Err(_) if case.verdict == "error" => return Vec::new(),
        Err(text) => return vec![format!("{name}: {text}")],
    };
    let mut out = Vec::new();
    let mut expect = |what: &str, got: String| {
        if got != case.verdict {
            out.push(format!("{name} ({what}): expected {}, got {got}", case.verdict));
        }
    };
    for (what, reduction) in [("superstep", Reduction::Superstep), ("global", Reduction::Global)] {
        expect(what, check(case, &ir, case.options(reduction, opt), usize::MAX));
    }
    let all = |opt| {
        let options = case.options(Reduction::Superstep, opt);
        let (ample, fold, compared, finite) = (true, true, true, true);
        let (happens, settle) = (true, 2_000);
        Options { ample, fold, compared, finite, happens, settle, ..options }
    };
    expect("por", check(case, &ir, all(opt), usize::MAX));
    let in_memory = LoadOptions { promote: false, ..LoadOptions::default() };
    // There are more states so; and a number that goes through memory is a sample.
    // In both cases the answer may be `open`.
    let got = check_as(case, &ir, in_memory, all(opt), IN_MEMORY_LIMIT);
    if got != "open" {
        expect("locals in memory", got);
    }
    // Tens of thousands of large states would be too much.
    if !case.large {
        let naive = check(case, &ir, case.options(Reduction::None, opt), NONE_LIMIT);
        if naive != "open" {
            expect("none", naive);
        }
    }
    let alike = case.args.is_empty() || case.args == ["--races", "strict"];
    if case.verdict == "holds" && alike {
        match compile(clang, &case.path, 2) {
            Ok(ir) => {
                expect("-O2", check(case, &ir, case.options(Reduction::Superstep, 2), usize::MAX));
                expect("-O2, por", check(case, &ir, all(2), usize::MAX));
            }
            Err(text) => expect("-O2", text),
        }
    }
    out
}

fn check_folder(folder: &str, at_least: usize) {
    let Some(clang) = find_clang() else {
        eprintln!("no clang here: nothing checked ({})", clang::INSTALL);
        return;
    };
    let cases = cases(folder);
    assert!(cases.len() >= at_least, "{folder} has {} programs", cases.len());
    let next = AtomicUsize::new(0);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = complaints(clang, case);
                    all.lock().expect("nobody panics with it").extend(found);
                }
            });
        }
    });
    let all = all.into_inner().expect("nobody panics with it");
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn programs_that_hold() {
    check_folder("holds", 110);
}

#[test]
fn programs_that_are_violated() {
    check_folder("violated", 110);
}

#[test]
fn programs_that_meet_a_limit() {
    check_folder("open", 3);
}

#[test]
fn programs_that_are_refused() {
    check_folder("rejected", 10);
}
