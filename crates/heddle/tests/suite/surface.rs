//! The command line as a contract: exit codes, streams, all errors at once.

use crate::scratch::Scratch;
use std::path::Path;
use std::process::{Command, Output};

fn out(o: &Output) -> String {
    String::from_utf8_lossy(&o.stdout).into_owned()
}

fn err(o: &Output) -> String {
    String::from_utf8_lossy(&o.stderr).into_owned()
}

fn last_json(o: &Output) -> serde_json::Value {
    let text = out(o);
    serde_json::from_str(text.lines().last().expect("a last line")).expect("JSON")
}

const HOLDS: &str = "byte x; active proctype P() { x = 1; assert(x == 1) }";
const BREAKS: &str = "byte x; active proctype P() { x = 1; assert(x == 2) }";
/// A million states and more, so that limits have something to cut.
const LARGE: &str = "byte a, b, c; active [3] proctype P() {
    do :: a++ :: b++ :: c++ :: (a + b + c > 764) -> break od }";

/// No compiler, no solver: with nothing to be found on the path. C, C++ and Rust in source are
/// read by their own compilers; what those wrote once needs them no more.
#[test]
fn no_other_program_is_needed_at_run_time() {
    let s = Scratch::with_examples("alone");
    let mut clang = Command::new("clang");
    clang.args(["-S", "-emit-llvm", "-g", "examples/bank-locked.c", "-o", "bank.ll"]);
    let o = clang.current_dir(&s.0).output().expect("clang runs");
    assert!(o.status.success(), "{}", err(&o));
    for line in [
        "check examples/peterson.pml",
        "check examples/peterson.pml --ltl [](cs<=1)",
        "check examples/SB.litmus",
        "check suite/litmus/livelocks/greeting_fenced.mcs",
        "check suite/assembly/holds/alt_retry.asm",
        "prove suite/families/proved/alt_channel.family",
        "check bank.ll",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let o = s.command(&words).env_clear().env("PATH", "/nowhere").output().unwrap();
        assert_eq!(o.status.code(), Some(0), "{line}: {}{}", out(&o), err(&o));
    }
    let o = s.command(&["check", "examples/bank.c"]).env_clear().env("PATH", "/nowhere").output();
    let o = o.unwrap();
    assert!(o.status.code() == Some(3) && err(&o).contains("clang"), "{}", err(&o));
}

#[test]
fn exit_codes_tell_the_verdict() {
    let s = Scratch::new("exits");
    s.file("holds.pml", HOLDS)
        .file("breaks.pml", BREAKS)
        .file("bad.pml", "byte x; active proctype {");
    assert_eq!(s.run(&["check", "holds.pml"]).status.code(), Some(0));
    assert_eq!(s.run(&["check", "breaks.pml"]).status.code(), Some(1));
    assert_eq!(s.run(&["check", "bad.pml"]).status.code(), Some(3));
    assert_eq!(s.run(&["check", "missing.pml"]).status.code(), Some(3));
    assert_eq!(s.run(&["check"]).status.code(), Some(2));
    assert_eq!(s.run(&["check", "holds.pml", "--store", "pile"]).status.code(), Some(2));
    assert_eq!(s.run(&["check", "x.cobol"]).status.code(), Some(2));
}

#[test]
fn ci_pages_get_the_documents_they_read() {
    let s = Scratch::new("documents");
    s.file("breaks.pml", BREAKS).file("bad.pml", "byte x; active proctype {");
    let o = s.run(&["check", "breaks.pml", "--format", "sarif"]);
    assert_eq!(o.status.code(), Some(1));
    let log: serde_json::Value = serde_json::from_str(&out(&o)).expect("one JSON document");
    let found = &log["runs"][0]["results"][0];
    assert_eq!(found["ruleId"], "assertion");
    assert_eq!(found["locations"][0]["physicalLocation"]["region"]["startLine"], 1);
    let o = s.run(&["check", "breaks.pml", "--format", "junit"]);
    assert_eq!(o.status.code(), Some(1));
    assert!(out(&o).contains("tests=\"1\" failures=\"1\" errors=\"0\""), "{}", out(&o));
    let o = s.run(&["check", "bad.pml", "--format", "junit"]);
    assert_eq!(o.status.code(), Some(3));
    assert!(out(&o).contains("<error type=\"error\" message=\"bad.pml:1: "), "{}", out(&o));
    // What was never read is not green, either.
    let o = s.run(&["check", "none.pml", "--format", "junit"]);
    assert!(
        out(&o).contains("tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000\""),
        "{}",
        out(&o)
    );
    assert_eq!(s.run(&["list", "breaks.pml", "--format", "sarif"]).status.code(), Some(2));
}

#[test]
fn a_flag_that_would_be_ignored_is_refused() {
    let s = Scratch::new("flags");
    s.file("p.pml", HOLDS)
        .file("l.pml", "byte x; active proctype P() { x = 1 } ltl p { <> (x == 1) }");
    for args in [&["--opt", "2"][..], &["--leaks"], &["--model", "tso"], &["--reduction", "global"]]
    {
        let o = s.run(&[&["check", "p.pml"], args].concat());
        assert_eq!(o.status.code(), Some(2), "{args:?}: {}", err(&o));
        assert!(err(&o).contains("means nothing for p.pml"), "{}", err(&o));
    }
    assert_eq!(s.run(&["check", "l.pml", "--swarm", "2"]).status.code(), Some(2));
}

#[test]
fn a_formula_that_says_nothing_is_doubted_and_an_invariant_is_not() {
    let s = Scratch::new("doubts");
    s.file("p.pml", "byte x, y; active proctype P() { x = 1; y = 1; x = 0 }");
    let told = |formula: &str| {
        let o = s.run(&["check", "p.pml", "--ltl", formula]);
        assert_eq!(o.status.code(), Some(0), "{formula}: {}", out(&o));
        err(&o)
    };
    assert_eq!(told("[] (x <= 1)"), "");
    assert_eq!(told("[] (x <= 1 && y <= 1)"), "");
    assert_eq!(told("[] (x == 1 -> <> (y == 1))"), "");
    let doubted = told("[] (x == 7 -> <> (y == 1))");
    assert!(doubted.contains("`x == 7` is never true"), "{doubted}");
}

#[test]
fn a_bound_on_switches_bounds_formulas_too() {
    let s = Scratch::new("switches");
    // Q can only begin between P's two steps, which is one preemption, and then
    // keep P from its second for ever.
    let two = "bool a; byte b;
        active proctype P() { a = 1; a = 0 }
        active proctype Q() { a == 1; do :: b = 1 - b od }";
    s.file("two.pml", two).file("one.pml", "bool a; active proctype P() { a = 1; a = 0 }");
    let exit = |file: &str, n: &str| {
        let o = s.run(&["check", file, "--ltl", "<>[] !a", "--switches", n]);
        (o.status.code(), out(&o))
    };
    let (code, text) = exit("two.pml", "0");
    assert_eq!(code, Some(4), "{text}");
    assert!(text.contains("0 switches"), "{text}");
    assert_eq!(exit("two.pml", "1").0, Some(1));
    assert_eq!(exit("one.pml", "0").0, Some(0), "the bound was never met");
    let cycle = ["check", "two.pml", "--liveness", "progress", "--switches"];
    assert_eq!(s.run(&[&cycle[..], &["1"]].concat()).status.code(), Some(1));
    // Fairness lets P end, for which Q must be interrupted too.
    assert_eq!(s.run(&[&cycle[..], &["1", "--fair", "weak"]].concat()).status.code(), Some(4));
    assert_eq!(s.run(&[&cycle[..], &["2", "--fair", "weak"]].concat()).status.code(), Some(1));
}

/// On C `--model sc` is the ordinary machine: the same states, the same steps.
#[test]
fn sequential_consistency_is_plain_interleaving() {
    let s = Scratch::new("interleaving");
    let text = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>
        static atomic_int x, y;
        static void *run(void *a) { for (int i = 0; i < 3; i++) { x = i; y = x + i; } return a; }
        int main(void) { pthread_t a, b; pthread_create(&a, 0, run, 0);
            pthread_create(&b, 0, run, 0); pthread_join(a, 0); pthread_join(b, 0);
            assert(y <= 4); return 0; }";
    s.file("two.c", text);
    for more in [&[][..], &["--reduction", "none", "--no-symmetry"]] {
        let counts = |model: &[&str]| {
            let o = s.run(
                &[&["check", "two.c", "-j", "1", "--format", "json"][..], model, more].concat(),
            );
            assert_eq!(o.status.code(), Some(0), "{}", err(&o));
            let json = last_json(&o);
            (json["states"].clone(), json["transitions"].clone())
        };
        let plain = counts(&[]);
        assert!(plain.0.as_u64() > Some(10), "{plain:?}");
        assert_eq!(plain, counts(&["--model", "sc"]));
    }
}

#[test]
fn limits_end_in_open_with_the_numbers_so_far() {
    let s = Scratch::new("limits");
    s.file("large.pml", LARGE);
    for args in [["--timeout", "200ms"], ["--memory", "8M"], ["--max-depth", "20"]] {
        let o = s.run(&["check", "large.pml", "--json", args[0], args[1]]);
        let end = last_json(&o);
        assert_eq!(o.status.code(), Some(4), "{args:?}: {}", err(&o));
        assert_eq!(end["verdict"], "open");
        assert_eq!(end["complete"], false);
        assert!(end["states"].as_u64().unwrap() > 0);
    }
    let o = s.run(&["check", "large.pml", "--max-depth", "9", "--allow-incomplete"]);
    assert_eq!(o.status.code(), Some(0));
}

#[test]
fn json_is_one_object_a_line_and_nothing_else() {
    let s = Scratch::new("json");
    s.file("breaks.pml", BREAKS);
    let o = s.run(&["check", "breaks.pml", "--format", "json"]);
    let events: Vec<serde_json::Value> =
        out(&o).lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    assert_eq!(events[0]["format"], "heddle-events/1");
    let end = events.last().unwrap();
    assert_eq!(end["event"], "end");
    assert_eq!(end["violation"]["kind"], "assertion");
    assert_eq!(end["violation"]["line"], 1);
    assert_eq!(end["exit"], 1);
    for key in [
        "states",
        "stored",
        "matched",
        "transitions",
        "depth",
        "seconds",
        "memory_bytes",
        "workers",
    ] {
        assert!(end[key].is_number(), "{key}");
    }
}

#[test]
fn all_errors_come_at_once_with_their_lines() {
    let s = Scratch::new("errors");
    s.file("bad.pml", "byte x;\nactive proctype P() {\n  y = 1;\n  z++;\n  run Q()\n}\n");
    let o = s.run(&["check", "bad.pml"]);
    let text = err(&o);
    for place in ["bad.pml:3:", "bad.pml:4:", "bad.pml:5:"] {
        assert!(text.contains(place), "{place} is not in:\n{text}");
    }
    assert!(text.contains("  y = 1;") && text.contains('^'), "{text}");
    assert_eq!(o.status.code(), Some(3));
}

#[test]
fn a_full_search_lists_what_it_never_reached() {
    let s = Scratch::new("unreached");
    s.file("u.pml", "byte x;\nactive proctype P() {\n  if\n  :: x == 0 -> skip\n  :: x == 7 -> x = 9\n  fi\n}\n");
    let o = s.run(&["check", "u.pml"]);
    assert!(out(&o).contains("unreached") && out(&o).contains("u.pml:5"), "{}", out(&o));
}

#[test]
fn what_is_no_program_is_refused_with_what_to_do() {
    let s = Scratch::new("no-program");
    s.file("m.trail", "").file("m.cat", "").file("noext", "").file("p.pml", HOLDS);
    s.file("results", "hello\n").file("x.family", "");
    for (args, code, word) in [
        (&["check", "m.trail"][..], 2, "heddle replay"),
        (&["check", "m.cat"], 2, "--model"),
        (&["check", "noext"], 2, "without a suffix"),
        (&["check", "p.pml", "--checkpoint", "p.pml"], 2, "is a file"),
        (&["check", "p.pml", "-w26"], 2, "--memory"),
        (&["p.pml"], 2, "heddle check p.pml"),
        (&["profile", "x.family"], 2, "heddle prove x.family"),
        (&["merge", "results"], 3, "line 1 is not"),
    ] {
        let o = s.run(args);
        assert_eq!(o.status.code(), Some(code), "{args:?}: {}", err(&o));
        assert!(err(&o).contains(word), "{args:?}: {}", err(&o));
    }
}

#[test]
fn a_property_that_says_nothing_says_so() {
    let s = Scratch::new("vacuous");
    s.file(
        "v.pml",
        "byte x;\nactive proctype P() {\n  if\n  :: x == 7 -> assert(x == 1)\n  :: else\n  fi\n}\n",
    );
    let o = s.run(&["check", "v.pml"]);
    assert_eq!(o.status.code(), Some(0));
    assert!(err(&o).contains("no run reaches `assert(x == 1)`"), "{}", err(&o));
    // What else its line does is reached.
    let text = "#include <assert.h>\nint x;\nint main(void) {\n  assert(x == 0);\n  \
                if (x == 2) assert(x == 7);\n}\n";
    s.file("v.c", text);
    let o = s.run(&["check", "v.c", "--strict"]);
    assert_eq!(o.status.code(), Some(4));
    assert!(err(&o).contains("no run reaches `assert(x == 7);`"), "{}", err(&o));
    // In every language that asserts; where one run comes there, nothing is said.
    let never = "program p\nshared x;\nthread a { x = 1; if (x == 5) { assert(x == 6); } }\n\
                 thread b { assert(x < 2); }\n";
    s.file("v.mcs", never);
    s.file("r.mcs", &never.replace("x == 5", "x == 1").replace("x == 6", "x == 1"));
    let never = "bits 2\nword x\nprogram T[2] {\n  mov eax, [x]\n  cmp eax, 3\n  jne done\n  \
                 assert eax == 2\ndone: halt\n}\n";
    s.file("v.asm", never);
    s.file("r.asm", &never.replace("eax, 3", "eax, 0").replace("eax == 2", "eax == 0"));
    for (file, told) in [("v.mcs", "assert (x == 6)"), ("v.asm", "assert eax == 2")] {
        let o = s.run(&["check", file, "--strict"]);
        assert_eq!(o.status.code(), Some(4), "{file}");
        assert!(err(&o).contains(&format!("no run reaches `{told}`")), "{file}: {}", err(&o));
    }
    for model in ["sc", "tso", "pso", "armv8"] {
        let o = s.run(&["check", "r.mcs", "--strict", "--model", model]);
        assert_eq!(o.status.code(), Some(0), "{model}: {}", err(&o));
    }
    let o = s.run(&["check", "r.asm", "--strict"]);
    assert_eq!(o.status.code(), Some(0), "{}", err(&o));
}

/// A jump is no step, and is not told as a line that was never executed. What a thread stored
/// before there were others is what they read.
#[test]
fn pictures_show_what_was_executed() {
    let s = Scratch::new("executed");
    let text = "byte x;\nactive proctype P() {\nagain:\n  x = 1 - x;\n  assert(x < 2);\n  \
                if\n  :: x == 3 -> x = 4\n  :: else -> assert(x == 1)\n  fi;\n  goto again\n}\n";
    s.file("m.pml", text);
    assert_eq!(s.told(&["check", "m.pml"]).0, 1);
    assert_eq!(s.told(&["replay", "m.trail", "--html", "m.html"]).0, 1);
    let page = s.read("m.html");
    let lines = page.split("\"lines\":[[").nth(1).unwrap().split("]]").next().unwrap();
    assert!(!lines.contains("0,10,"), "{lines}");
    assert!(lines.contains("0,7,0"), "{lines}");
    let text = "#include <pthread.h>\n#include <assert.h>\n#include <stdlib.h>\nint *shared;\n\
                void *reader(void *x) { assert(*shared == 8); return 0; }\nint main(void) {\n  \
                pthread_t t;\n  shared = malloc(sizeof *shared);\n  *shared = 7;\n  \
                pthread_create(&t, 0, reader, 0);\n  pthread_join(t, 0);\n}\n";
    s.file("m.c", text);
    assert_eq!(s.told(&["check", "m.c", "--trail", "c.trail"]).0, 1);
    assert_eq!(s.told(&["replay", "c.trail", "--html", "c.html"]).0, 1);
    let page = s.read("c.html");
    for stored in ["[\"write\",\"shared\"", "[\"write\",\"heap@8#1\"", "[\"rf\","] {
        assert!(page.contains(stored), "{stored}");
    }
}

#[test]
fn a_simulation_is_the_same_for_the_same_seed() {
    let s = Scratch::new("simulate");
    s.file("large.pml", LARGE);
    let run = |seed: &str| out(&s.run(&["simulate", "large.pml", "--seed", seed, "--steps", "50"]));
    assert_eq!(run("7"), run("7"));
    assert_ne!(run("7"), run("8"));
    assert!(run("7").contains("ended after 50 steps"));
}

#[test]
fn interactive_simulation_shows_who_is_blocked_and_why() {
    use std::io::Write;
    let s = Scratch::new("interactive");
    s.file(
        "b.pml",
        "byte x;\nactive proctype P() { x == 1; x = 2 }\nactive proctype Q() { x = 1 }\n",
    );
    let mut child = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(["simulate", "b.pml", "--interactive"])
        .current_dir(&s.0)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"1\nq\n").unwrap();
    let o = child.wait_with_output().unwrap();
    let text = out(&o);
    assert!(text.contains("x == 1") && text.contains("x is 0"), "{text}");
    assert!(text.contains("x: 0 -> 1"), "{text}");
}

#[test]
fn list_names_what_there_is() {
    let s = Scratch::new("list");
    s.file(
        "l.pml",
        "chan q = [2] of { byte };\nbyte x;\nactive [2] proctype P(byte a) { end: q!1 }\nltl p { []<> (x == 0) }\n",
    );
    let text = out(&s.run(&["list", "l.pml"]));
    for word in ["P", "2 active", "buffers 2", "x", "byte", "ltl p", "end"] {
        assert!(text.contains(word), "{word} is not in:\n{text}");
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let s = Scratch::new("pipe");
    s.file("large.pml", LARGE);
    let bin = Path::new(env!("CARGO_BIN_EXE_heddle")).display().to_string();
    let script =
        format!("{bin} simulate large.pml --steps 100000 | head -1; exit ${{PIPESTATUS[0]}}");
    let o = Command::new("bash").args(["-c", &script]).current_dir(&s.0).output().unwrap();
    assert!(!err(&o).contains("panicked") && o.status.code() != Some(101), "{}", err(&o));
}

/// A violation whose trail cannot be saved is a violation, and says so.
#[cfg(target_os = "linux")]
/// What is told is executed again from where the last step ended: a run takes memory as it
/// is long, not as its square (twenty thousand steps took 20 GB).
#[test]
fn a_long_walk_under_a_memory_model_takes_little_memory() {
    let s = Scratch::new("long-walk");
    let text = "program p\nshared x, y;\n\
                thread a { local r; while (1 == 1) { x = y + 1; r = x; y = r; } }\n\
                thread b { local q; while (1 == 1) { y = x; q = y; x = q; } }\n";
    s.file("p.mcs", text);
    for model in ["sc", "tso", "pso", "armv8"] {
        let line = format!(
            "ulimit -v 600000; {} simulate p.mcs --steps 20000 --model {model} -q",
            env!("CARGO_BIN_EXE_heddle")
        );
        let o = Command::new("sh").args(["-c", &line]).current_dir(&s.0).output().unwrap();
        assert_eq!(o.status.code(), Some(0), "{model}: {}", err(&o));
        assert!(out(&o).contains("after 20000 steps"), "{model}: {}", out(&o));
    }
}

#[test]
fn a_full_disk_is_told_and_a_violation_all_the_same() {
    let s = Scratch::new("full");
    s.file("holds.pml", HOLDS).file("breaks.pml", BREAKS);
    for to in ["/dev/full", "no/such/folder/x.trail"] {
        for more in [&[][..], &["--allow-incomplete"], &["-q"]] {
            let o = s.run(&[&["check", "breaks.pml", "--trail", to], more].concat());
            assert_eq!(o.status.code(), Some(1), "{to} {more:?}");
            assert!(out(&o).contains("\nviolated ") || out(&o).starts_with("violated "));
            assert!(out(&o).contains("2 states"), "{}", out(&o));
            assert!(err(&o).contains(&format!("cannot save the trail to {to}")), "{}", err(&o));
        }
        let o = s.run(&["check", "breaks.pml", "--trail", to, "--json"]);
        let end = last_json(&o);
        assert_eq!((&end["verdict"], &end["exit"]), (&"violated".into(), &1.into()));
        assert!(end["violation"]["line"] == 1);
    }
    assert_eq!(s.run(&["check", "breaks.pml", "--trail", "x"]).status.code(), Some(1));
    assert_eq!(s.run(&["check", "holds.pml", "--trail", "/dev/full"]).status.code(), Some(0));
    // No file may grow: neither trail nor half a trail.
    let limited = format!("ulimit -f 0; {} check breaks.pml | cat", env!("CARGO_BIN_EXE_heddle"));
    let o = Command::new("sh").args(["-c", &limited]).current_dir(&s.0).output().unwrap();
    assert!(out(&o).contains("violated "), "{} {}", out(&o), err(&o));
    assert!(!s.0.join("breaks.trail").exists());
    // Standard output, too, may be a file.
    for (model, form) in [("holds.pml", "human"), ("breaks.pml", "json"), ("holds.pml", "junit")] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
        command.args(["check", model, "--no-trail", "--format", form]);
        let o = command.current_dir(&s.0).stdout(full).output().unwrap();
        assert_eq!(o.status.code(), Some(4), "{model} {form}");
        assert!(err(&o).contains("cannot write to standard output"), "{}", err(&o));
    }
}

#[test]
fn one_worker_writes_the_same_bytes_twice() {
    let s = Scratch::new("deterministic");
    s.file("breaks.pml", BREAKS);
    let run = || out(&s.run(&["check", "breaks.pml", "-j", "1", "-q"]));
    let times = |t: String| t.split(", ").next().unwrap().to_string();
    assert_eq!(times(run()), times(run()));
}

#[test]
fn what_no_run_reaches_is_told_after_a_violation_if_the_search_went_on() {
    let s = Scratch::new("unreached-keep-going");
    let model = "byte x; active proctype P() { assert(x == 1); if :: x == 5 -> x = 2 :: else fi }";
    s.file("p.pml", model);
    let unreached = |args: &[&str]| {
        let o = s.run(&[&["check", "p.pml", "--format", "json"], args].concat());
        assert_eq!(o.status.code(), Some(1));
        let verdict = out(&o).lines().rev().nth(1).expect("a verdict").to_string();
        let verdict: serde_json::Value = serde_json::from_str(&verdict).expect("JSON");
        verdict["unreached"].as_array().expect("a list").len()
    };
    assert_eq!(unreached(&[]), 0, "nobody knows");
    // SPIN lists `x = 2` after `pan -c0`; heddle also the guard that is never true.
    assert_eq!(unreached(&["--keep-going"]), 2);
}

/// More states than a first look takes, with atomics that order nothing beside
/// plain data that is handed over in order.
const RELAXED: &str = r#"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static int data;
static atomic_int ready, x, y;
static void *writer(void *arg)
{
    data = 1;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return arg;
}
static void *reader(void *arg)
{
    if (atomic_load_explicit(&ready, memory_order_acquire))
        assert(data == 1);
    return arg;
}
static void *other(void *arg)
{
    for (int i = 0; i < 2; i++) {
        int v = atomic_load_explicit(&x, memory_order_relaxed);
        atomic_store_explicit(&y, v + (int)(long)arg, memory_order_relaxed);
        int w = atomic_load_explicit(&y, memory_order_relaxed);
        atomic_store_explicit(&x, w % 3, memory_order_relaxed);
    }
    return arg;
}
int main(void)
{
    pthread_t t[5];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], 0, other, (void *)i);
    pthread_create(&t[3], 0, writer, 0);
    pthread_create(&t[4], 0, reader, 0);
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], 0);
    return 0;
}
"#;

#[test]
fn races_that_one_way_to_each_state_may_miss_are_searched_for_again() {
    let s = Scratch::new("ways");
    s.file("x.c", RELAXED);
    let both = s.run(&["check", "x.c", "-q"]);
    if err(&both).contains("install") {
        eprintln!("no clang here: nothing checked");
        return;
    }
    let lines: Vec<String> = out(&both).lines().map(str::to_string).collect();
    assert_eq!(both.status.code(), Some(0), "{lines:?} {}", err(&both));
    assert!(lines[0].starts_with("holds     assertions"), "{lines:?}");
    assert!(lines[1].starts_with("holds     races that relaxed atomics hide"), "{lines:?}");
    assert!(!err(&both).contains("along one way"), "{}", err(&both));
    let first = s.run(&["check", "x.c", "-p", "safety"]);
    assert!(err(&first).contains("along one way"), "{}", err(&first));
    assert!(!out(&first).contains("relaxed atomics"), "{}", out(&first));
}

/// What follows an assumption that no run passes was checked of nothing, and is told so.
#[test]
fn an_assumption_that_no_run_passes_is_told() {
    let s = Scratch::new("assumptions");
    let text = |limit: u32| {
        format!(
            "#include \"heddle.h\"\n#include <assert.h>\nint main(void) {{
            int x = heddle_choose(10);
            heddle_assume(x > 5 && x < {limit});
            assert(x == 6 || {limit} != 7); return 0; }}"
        )
    };
    s.file("vain.c", &text(3)).file("right.c", &text(7));
    let o = s.run(&["check", "vain.c"]);
    assert_eq!(o.status.code(), Some(0), "{}", err(&o));
    assert!(err(&o).contains("no run passes the assumption in line 5"), "{}", err(&o));
    let o = s.run(&["check", "right.c"]);
    assert_eq!(o.status.code(), Some(0), "{}", err(&o));
    assert!(!err(&o).contains("assumption"), "{}", err(&o));
}
