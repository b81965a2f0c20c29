//! Every program of `suite/linearizable` and `suite/cpp`, run as its first comment says.
//!
//! `expect: holds`, `expect: violated KIND` and `expect: rejected TEXT` say what is to come
//! of it, then `;` and why; a violation may add `: TEXT`, which its message must have.
//! `flags: ...` are given as they are. `output: TEXT`, for programs of one thread: what the
//! program prints, natively and when it is simulated.

use super::scratch::Scratch;
use heddle_testkit::shelf::workspace;
use std::path::{Path, PathBuf};
use std::process::Command;

struct Expectation {
    verdict: String,
    rest: String,
    flags: Vec<String>,
}

fn programs(folder: &str, suffix: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(workspace().join("suite").join(folder)).unwrap();
    let all = entries.flatten().map(|e| e.path());
    let mut out: Vec<PathBuf> =
        all.filter(|p| p.extension().is_some_and(|e| e == suffix)).collect();
    out.retain(|p| std::fs::read_to_string(p).unwrap().contains("expect: "));
    out.sort();
    out
}

fn expectation(file: &Path) -> Expectation {
    let text = std::fs::read_to_string(file).unwrap();
    let line = |word: &str| {
        let from = text.split_once(word).map(|t| t.1)?;
        Some(from.lines().next().unwrap_or("").trim_end_matches("*/").trim().to_string())
    };
    let expect = line("expect: ").unwrap();
    let expect = expect.split(';').next().unwrap().trim();
    let (verdict, rest) = expect.split_once(' ').unwrap_or((expect, ""));
    let flags = line("flags: ").unwrap_or_default();
    let flags = flags.split_whitespace().map(String::from).collect();
    Expectation { verdict: verdict.into(), rest: rest.into(), flags }
}

fn heddle(dir: &Path, args: &[String]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
    let out = command.current_dir(dir).args(args).output().unwrap();
    let text =
        format!("{}{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    (out.status.code().unwrap_or(-1), text)
}

/// What is wrong with a program, if anything is.
fn check(file: &Path) -> Option<String> {
    check_with(file, &[])
}

fn check_with(file: &Path, compiler: &[&str]) -> Option<String> {
    let run = expectation(file);
    let name = file.file_name().unwrap().to_string_lossy().into_owned();
    let mut args = vec!["check".to_string(), name.clone(), "--no-trail".into()];
    args.extend(run.flags.iter().cloned());
    args.extend(compiler.iter().map(|a| a.to_string()));
    let (code, text) = heddle(file.parent().unwrap(), &args);
    let found = match code {
        0 => "holds",
        1 => "violated",
        3 | 5 => "rejected",
        _ => "something else",
    };
    if found != run.verdict {
        return Some(format!("{name}: {} expected, {found} ({code}) found\n{text}", run.verdict));
    }
    let (kind, says) = match run.verdict.as_str() {
        "violated" => run.rest.split_once(": ").unwrap_or((&run.rest, "")),
        _ => ("", run.rest.as_str()),
    };
    let told = text.lines().any(|l| l.starts_with("violated") && l.contains(&format!(": {kind}")));
    let right = (kind.is_empty() || told) && text.contains(says);
    (!right).then(|| format!("{name}: {} expected\n{text}", run.rest))
}

fn run_all(files: &[PathBuf]) {
    let wrong: Vec<String> = files.iter().filter_map(|f| check(f)).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), files.len(), wrong.join("\n"));
}

#[test]
fn operations_are_explained_or_not_as_programs_say() {
    let files = programs("linearizable", "c");
    assert!(files.len() >= 10, "the suite is gone");
    run_all(&files);
}

/// The same of C++ and Rust, with specifications in these languages.
#[test]
fn operations_of_other_languages_are_explained_or_not() {
    let of_cpp = programs("linearizable", "cpp");
    let of_rust = programs("linearizable", "rs");
    assert!(of_cpp.len() >= 3 && of_rust.len() >= 2, "the suite is gone");
    if has_cpp(&[]) {
        run_all(&of_cpp);
    }
    if Command::new("rustc").arg("--version").output().is_ok_and(|o| o.status.success()) {
        run_all(&of_rust);
    } else {
        eprintln!("not tested: there is no rustc");
    }
}

#[test]
fn a_history_that_nothing_explains_is_told_and_replays() {
    let scratch = Scratch::new("history");
    let dir = workspace().join("suite/linearizable");
    let trail = scratch.0.join("msq.trail").display().to_string();
    let words = ["check", "msq-store.c", "--linearizable", "queue-spec.c", "--trail", &trail];
    let (code, text) = heddle(&dir, &words.map(String::from));
    assert_eq!(code, 1, "{text}");
    for part in ["the history, from left to right", "| deq() = ", "in every order deq() returns"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let (code, again) = heddle(&dir, &["replay".to_string(), trail]);
    assert_eq!(code, 1, "{again}");
    assert!(again.contains("the history, from left to right"), "{again}");
}

/// An operation that is spelt otherwise in the program would go unchecked in silence; what
/// the specification calls itself is none.
#[test]
fn operations_that_only_the_specification_has_are_named() {
    let scratch = Scratch::new("unused");
    let spec = "static int n; static int next(void) { return ++n; }\n\
                int take(void) { return next(); }\nvoid put_back(int v) { n = v; }\n";
    let program = "#include <pthread.h>\n#include <stdatomic.h>\nstatic _Atomic int n;\n\
                   int take(void) { return atomic_fetch_add(&n, 1) + 1; }\n\
                   static void *go(void *a) { take(); return a; }\n\
                   int main(void) { pthread_t t; pthread_create(&t, 0, go, 0); take(); \
                   pthread_join(t, 0); }\n";
    std::fs::write(scratch.0.join("spec.c"), spec).expect("written");
    std::fs::write(scratch.0.join("program.c"), program).expect("written");
    let words = ["check", "program.c", "--linearizable", "spec.c", "--no-trail"];
    let (code, text) = heddle(&scratch.0, &words.map(String::from));
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("calls no `put_back`"), "{text}");
    assert!(!text.contains("`next`") && !text.contains("`take`"), "{text}");
}

#[test]
fn weak_models_and_optimised_code_are_refused_by_name() {
    let dir = workspace().join("suite/linearizable");
    let with = |more: &[&str]| {
        let mut words = vec!["check", "msq-2-2.c", "--linearizable", "queue-spec.c", "--no-trail"];
        words.extend(more);
        heddle(&dir, &words.into_iter().map(String::from).collect::<Vec<_>>())
    };
    let (code, text) = with(&["-m", "tso"]);
    assert!(code == 5 && text.contains("--linearizable"), "{code} {text}");
    let (code, text) = with(&["--opt", "2"]);
    assert!(code == 5 && text.contains("--opt"), "{code} {text}");
}

/// Whether there is a compiler of C++ with its headers; says so where there is none.
fn has_cpp(more: &[&str]) -> bool {
    let scratch = Scratch::new("has-cpp");
    let file = scratch.0.join("x.cpp");
    std::fs::write(&file, "#include <thread>\nint main() {}\n").unwrap();
    let mut command = Command::new("clang++");
    let done = command.args(["-std=c++20", "-fsyntax-only"]).args(more).arg(&file).output();
    let has = done.is_ok_and(|o| o.status.success());
    if !has {
        eprintln!("not tested: there is no clang++ with the headers of C++20 {more:?}");
    }
    has
}

#[test]
fn programs_of_cpp_do_what_their_first_comment_says() {
    let files = programs("cpp", "cpp");
    assert!(files.len() >= 30, "the suite is gone");
    if has_cpp(&[]) {
        run_all(&files);
    }
}

/// Programs that between them want every part that we have of LLVM's library.
const OF_LIBCXX: &[&str] = &[
    "async",
    "atomic-shared-ptr",
    "call-once-throws",
    "call-once-throws-once",
    "caught",
    "condvar",
    "condvar-lost",
    "deadlock-order",
    "future-broken",
    "future-exception",
    "local-static",
    "map",
    "mutex-counter",
    "pool",
    "pool-forgets",
    "shared-mutex",
    "shared-mutex-write",
    "shared-ptr",
    "spsc-ring-relaxed",
    "thread-not-joined",
    "uncaught",
];

#[test]
fn programs_have_the_same_verdicts_with_libcxx() {
    if !has_cpp(&["-stdlib=libc++"]) {
        return;
    }
    let file = |name: &&str| workspace().join("suite/cpp").join(format!("{name}.cpp"));
    let with = ["--", "-stdlib=libc++"];
    let wrong: Vec<String> =
        OF_LIBCXX.iter().filter_map(|name| check_with(&file(name), &with)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn programs_of_one_thread_print_what_they_print_natively() {
    if !has_cpp(&[]) {
        return;
    }
    let scratch = Scratch::new("native-cpp");
    let entries = std::fs::read_dir(workspace().join("suite/cpp/native")).unwrap();
    let mut files: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    files.sort();
    assert!(files.len() >= 5, "the suite is gone");
    for file in files {
        let binary = scratch.0.join("program");
        let mut command = Command::new("clang++");
        let made = command.args(["-std=c++20", "-o"]).arg(&binary).arg(&file).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let native = Command::new(&binary).output().unwrap();
        let native = String::from_utf8_lossy(&native.stdout).into_owned();
        let words = ["simulate", &file.display().to_string(), "--prints"].map(String::from);
        let (_, text) = heddle(&workspace(), &words);
        assert!(text.contains(&native), "{}: {native}\nbut\n{text}", file.display());
        assert!(!native.is_empty(), "{} prints nothing", file.display());
    }
}
