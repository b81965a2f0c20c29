//! What only a whole session does with C: one property of many, rounds of more and more
//! threads, runs in order under a memory model, all findings of one search.
//!
//! Needs clang; without one there is nothing to check, and the test says so.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../suite/c");

fn has_clang() -> bool {
    let there = Command::new("clang").arg("--version").output().is_ok();
    if !there {
        eprintln!("no clang here: nothing checked");
    }
    there
}

/// The verdicts on a program, one event each, and the exit code.
fn check(program: &Path, args: &[&str]) -> (Vec<Value>, Option<i32>) {
    let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .arg("check")
        .arg(program)
        .args(["--format", "json", "--no-trail", "--timeout", "60s"])
        .args(args)
        .output()
        .expect("heddle runs");
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let events = text.lines().map(|l| serde_json::from_str::<Value>(l).expect("JSON"));
    (events.filter(|e| e["event"] == "verdict").collect(), out.status.code())
}

/// The last verdict in the words of the suite.
fn verdict(program: &Path, args: &[&str]) -> String {
    let (events, code) = check(program, args);
    let Some(last) = events.last() else { return format!("no verdict, exit {code:?}") };
    let word = last["verdict"].as_str().unwrap_or("?").to_string();
    match last["violation"]["kind"].as_str() {
        Some(kind) => format!("{word} {kind}"),
        None => word,
    }
}

fn programs(folder: &str) -> Vec<(PathBuf, String, Vec<String>)> {
    let entries = std::fs::read_dir(Path::new(ROOT).join(folder)).expect("the suite is there");
    let mut all = Vec::new();
    for path in entries.map(|e| e.expect("a readable folder").path()) {
        let text = std::fs::read_to_string(&path).expect("a readable program");
        let line = |label: &str| text.lines().find_map(|l| l.strip_prefix(label));
        let args = line("// args: ").unwrap_or("");
        let args: Vec<String> = args.split_whitespace().map(str::to_string).collect();
        all.push((path.clone(), line("// verdict: ").expect("a verdict").to_string(), args));
    }
    all.sort();
    all
}

#[test]
fn one_property_of_many_is_answered_alone() {
    if !has_clang() {
        return;
    }
    let mut n = 0;
    for folder in ["holds", "violated", "open"] {
        for (path, wanted, args) in programs(folder) {
            if args.iter().any(|a| a == "-p" || a == "--model") {
                let args: Vec<&str> = args.iter().map(String::as_str).collect();
                assert_eq!(verdict(&path, &args), wanted, "{path:?}");
                n += 1;
            }
        }
    }
    assert!(n >= 10, "{n} programs");
}

#[test]
fn programs_that_start_threads_without_end_are_searched_in_rounds() {
    if !has_clang() {
        return;
    }
    let at = |name: &str| Path::new(ROOT).join(name);
    let off = ["--races", "off"];
    for name in ["violated/threads_without_end.c", "violated/threads_while_asked.c"] {
        assert_eq!(verdict(&at(name), &off), "violated assertion", "{name}");
    }
    let (events, code) = check(&at("open/threads_without_end.c"), &off);
    assert_eq!(code, Some(4));
    let said = events[0]["warnings"].to_string();
    assert!(said.contains("threads are started without end"), "{said}");
    assert_eq!(verdict(&at("holds/threads_one_after_another.c"), &[]), "holds");
}

#[test]
fn what_runs_in_order_show_is_found_under_weaker_models_too() {
    if !has_clang() {
        return;
    }
    let broken = [
        ("spin_opposite_order.c", "livelock"),
        ("flag_nobody_sets.c", "livelock"),
        ("spin_never_given_back.c", "livelock"),
        ("aba_freed.c", ""),
        ("unlock_foreign.c", "lock-misuse"),
    ];
    for (name, kind) in broken {
        for model in ["tso", "armv8"] {
            let path = Path::new(ROOT).join("violated").join(name);
            let found = verdict(&path, &["--model", model]);
            let wanted = format!("violated {kind}");
            assert!(found.starts_with(&wanted), "{name} under {model}: {found}");
        }
    }
    for name in ["spin_same_order.c", "spin_given_back.c", "flag_always_set.c", "ttas_lock.c"] {
        let path = Path::new(ROOT).join("holds").join(name);
        assert_eq!(verdict(&path, &["--model", "tso"]), "holds", "{name}");
    }
}

#[test]
fn a_search_that_goes_on_tells_what_is_behind_a_race() {
    if !has_clang() {
        return;
    }
    let dir = std::env::temp_dir().join(format!("heddle-behind-a-race-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder");
    let file = dir.join("races.c");
    let text = "#include <pthread.h>\n#include <assert.h>\nint a, b;\n\
                void *t(void *x) { a = 1; b = 1; return 0; }\n\
                void *u(void *x) { a = 2; b = 2; assert(0); return 0; }\n\
                int main(void) { pthread_t p, q; pthread_create(&p, 0, t, 0);\n\
                pthread_create(&q, 0, u, 0); pthread_join(p, 0); pthread_join(q, 0); return 0; }\n";
    std::fs::write(&file, text).expect("a file");
    let (events, _) = check(&file, &["--keep-going"]);
    std::fs::remove_dir_all(&dir).expect("a folder");
    let said = events[0].to_string();
    for what in ["data race on `a`", "data race on `b`", "assertion `0` fails"] {
        assert!(said.contains(what), "{what}: {said}");
    }
}

#[test]
fn one_long_step_ends_with_the_run() {
    if !has_clang() {
        return;
    }
    let dir = std::env::temp_dir().join(format!("heddle-long-step-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder");
    let file = dir.join("long.c");
    let text = "int main(void) { volatile unsigned long n = 0; while (++n); return 0; }\n";
    std::fs::write(&file, text).expect("a file");
    let out = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(["check", "--timeout", "300ms", "--no-trail"])
        .arg(&file)
        .output()
        .expect("heddle runs");
    std::fs::remove_dir_all(&dir).expect("a folder");
    assert_eq!(out.status.code(), Some(4));
}

/// A bound on switches and a function that says which states are one: both gaps are told.
#[test]
fn an_abstraction_and_a_bound_on_switches_go_together() {
    if !has_clang() {
        return;
    }
    let program = Path::new(ROOT).join("../../examples/abstraction.c");
    let args = ["--abstraction", "update_abs", "--switches", "2", "-j", "1"];
    let (events, code) = check(&program, &args);
    let told = events[0].to_string();
    assert_eq!(code, Some(4), "{told}");
    assert!(told.contains("data abstraction") && told.contains("switches"), "{told}");
}

/// Puts numbers of `SIZE` kinds, `SIZE` times; who takes twice after one put finds nothing.
const DRAINED_EARLY: &str = r#"
#include <assert.h>
#include <pthread.h>
extern unsigned __VERIFIER_nondet_uint(void);
static unsigned values[SIZE];
static int top, filled;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *puts_all(void *arg)
{
    for (int i = 0; i < SIZE; i++) {
        unsigned value = __VERIFIER_nondet_uint() % SIZE;
        pthread_mutex_lock(&lock);
        values[top++] = value;
        filled = 1;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

static void *takes_all(void *arg)
{
    for (int i = 0; i < SIZE; i++) {
        pthread_mutex_lock(&lock);
        if (filled) {
            assert(top > 0);
            top--;
        }
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, puts_all, 0);
    pthread_create(&b, 0, takes_all, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
"#;

/// Thirty to the thirtieth states, and a mistake in the first three critical sections: walks
/// beside the search find it, and with two hundred values the first looks end.
#[test]
fn a_mistake_near_the_start_of_a_huge_search_is_found() {
    if !has_clang() {
        return;
    }
    let scratch = crate::scratch::Scratch::new("huge");
    scratch.file("drained.c", DRAINED_EARLY);
    for size in [30, 200] {
        let define = format!("SIZE={size}");
        let args = ["-j", "1", "-p", "assertions", "-D", &define];
        assert_eq!(verdict(&scratch.0.join("drained.c"), &args), "violated assertion", "{size}");
    }
}
