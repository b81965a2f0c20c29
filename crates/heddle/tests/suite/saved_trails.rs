//! Trails as files: one for each finding, whole or not at all, never over somebody else's,
//! replayed anywhere, and harmless whoever wrote them.

use crate::scratch::{Scratch, said};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

fn repository(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

const TWO: &str = "byte x;
active proctype P() { do :: x < 3 -> x++ :: x > 0 -> x-- od }
ltl a { [] (x < 2) }
ltl b { <> (x == 9) }
ltl c { [] (x < 9) }";

#[test]
fn every_property_has_a_trail_of_its_own() {
    let s = Scratch::new("trail-own");
    s.file("two.pml", TWO);
    let (code, text) = s.told(&["check", "two.pml"]);
    assert_eq!(code, 1, "{text}");
    assert!(s.has("two.a.trail") && s.has("two.b.trail") && !s.has("two.c.trail"));
    for (trail, formula) in [("two.a.trail", "ltl a"), ("two.b.trail", "ltl b")] {
        let (code, text) = s.told(&["replay", trail]);
        assert!(code == 1 && text.contains("error: "), "{formula}: {text}");
        assert!(text.contains("two.pml"), "{text}");
    }
    let (code, _) = s.told(&["check", "two.pml", "--trail", "mine.trail"]);
    assert!(code == 1 && s.has("mine.trail") && s.has("mine.b.trail"));
}

#[test]
fn what_heddle_did_not_write_stays() {
    let s = Scratch::new("trail-foreign");
    s.file("m.pml", "init { assert(0) }").file("letter.txt", "Dear Sir").file("m.html", "<p>");
    for args in [
        &["check", "m.pml", "--trail", "m.pml"][..],
        &["check", "m.pml", "--trail", "./m.pml"],
        &["check", "m.pml", "--trail", "letter.txt"],
    ] {
        let (code, text) = s.told(args);
        assert!(code == 2 && text.contains(args[3]), "{args:?}: {code} {text}");
    }
    assert_eq!(s.read("m.pml"), "init { assert(0) }");
    // Where nobody asked for that name, what was found is told all the same.
    s.file("m.trail", "not a trail");
    let (code, text) = s.told(&["check", "m.pml"]);
    assert!(code == 1 && text.contains("cannot save the trail to m.trail"), "{text}");
    assert_eq!(s.read("m.trail"), "not a trail");
    assert_eq!(s.told(&["check", "m.pml", "--trail", "t.trail"]).0, 1);
    for to in ["m.html", "m.pml", "t.trail"] {
        let (code, text) = s.told(&["replay", "t.trail", "--html", to]);
        assert!(code == 2 && text.contains(to), "{to}: {text}");
    }
    assert_eq!((s.read("m.html").as_str(), s.read("letter.txt").as_str()), ("<p>", "Dear Sir"));
    for _ in 0..2 {
        assert_eq!(s.told(&["replay", "t.trail", "--html", "new.html"]).0, 1);
        assert_eq!(s.told(&["check", "m.pml", "--trail", "t.trail"]).0, 1);
    }
    s.file("p.c", &repository("suite/translate/holds/atomic_increment.c"));
    let (code, text) = s.told(&["translate", "p.c", "-o", "letter.txt"]);
    assert!(code == 2 && text.contains("letter.txt"), "{text}");
    assert_eq!(s.told(&["translate", "p.c", "-o", "p.c"]).0, 2);
    for _ in 0..2 {
        assert_eq!(s.told(&["translate", "p.c", "-o", "p.pml"]).0, 0);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_old_trail_is_kept_when_the_disk_is_full() {
    let s = Scratch::new("trail-full");
    s.file("m.pml", "init { assert(0) }");
    assert_eq!(s.told(&["check", "m.pml"]).0, 1);
    let before = s.read("m.trail");
    let limited = format!("ulimit -f 0; {} check m.pml", env!("CARGO_BIN_EXE_heddle"));
    let mut shell = Command::new("sh");
    let (code, text) = said(&shell.args(["-c", &limited]).current_dir(&s.0).output().unwrap());
    assert!(code == 1 && text.contains("cannot save the trail to m.trail"), "{code} {text}");
    assert_eq!(s.read("m.trail"), before);
    assert_eq!(std::fs::read_dir(&s.0).unwrap().count(), 2, "nothing else is left");
}

/// A program with a violation: a name for it, its files, and how it is checked.
type Case = (&'static str, Vec<(&'static str, String)>, Vec<&'static str>);

fn programs() -> Vec<Case> {
    let read = |name: &'static str| (name.rsplit('/').next().unwrap(), repository(name));
    let race = "#include <pthread.h>\n#include \"n.h\"\nint x;\n\
        static void *f(void *p) { x = N; return p; }\n\
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 2; return pthread_join(t, 0); }";
    vec![
        (
            "included",
            vec![
                ("m.pml", "#include \"inc/n.pml\"\ninit { assert(N < M) }".into()),
                ("inc/n.pml", "#define N 7".into()),
            ],
            vec!["check", "m.pml", "-D", "M=3"],
        ),
        ("lasso", vec![("m.pml", TWO.into())], vec!["check", "m.pml", "-p", "b"]),
        ("race", vec![("m.c", race.into()), ("n.h", "#define N 1".into())], vec!["check", "m.c"]),
        (
            "optimised",
            vec![("m.c", race.into()), ("n.h", "#define N 1".into())],
            vec!["check", "m.c", "--opt", "1", "--", "-DUNUSED"],
        ),
        (
            "weak",
            vec![read("suite/c-models/peterson.c")],
            vec!["check", "peterson.c", "--model", "tso"],
        ),
        (
            "own-model",
            vec![
                (
                    "sb.mcs",
                    "program sb\nshared x, y, done;\n\
                     thread a { local r; x = 1; r = y; if (r == 0) done = done + 1; }\n\
                     thread b { local r; y = 1; r = x; assert(r != 0 || done == 0); }\n\
                     exists (x=1)\n"
                        .into(),
                ),
                ("own.mcm", repository("crates/memmodel/models/tso.mcm")),
            ],
            vec!["check", "sb.mcs", "--model", "own.mcm"],
        ),
        (
            "witness",
            vec![read("examples/SB.litmus")],
            vec!["litmus", "SB.litmus", "--model", "tso", "--witness"],
        ),
        (
            "family",
            vec![read("suite/families/refuted/token_copied.family")],
            vec!["prove", "token_copied.family"],
        ),
        (
            "induction",
            vec![read("suite/families/refuted/relay_inverted.family")],
            vec!["prove", "relay_inverted.family"],
        ),
        (
            "kernel",
            vec![read("suite/assembly/violated/lost_update.asm")],
            vec!["check", "lost_update.asm"],
        ),
    ]
}

/// Checks a program, and answers the name of its trail.
fn found(s: &Scratch, files: &[(&str, String)], args: &[&str]) -> String {
    for (name, text) in files {
        s.file(name, text);
    }
    let (code, text) = s.told(args);
    assert_eq!(code, i32::from(args[0] != "litmus"), "{args:?}: {text}");
    let saved = text.lines().find_map(|l| l.trim().strip_prefix("saved   "));
    saved.unwrap_or_else(|| panic!("no trail: {text}")).to_string()
}

#[test]
fn a_trail_replays_in_another_folder_and_without_any_program() {
    for (name, files, args) in programs() {
        let (here, there) =
            (Scratch::new(&format!("trail-{name}")), Scratch::new(&format!("trail-{name}-there")));
        let trail = found(&here, &files, &args);
        std::fs::copy(here.0.join(&trail), there.0.join("moved.trail")).unwrap();
        let here_told = here.told(&["replay", &trail, "--json"]);
        let mut command = there.command(&["replay", "moved.trail", "--json"]);
        let there_told = said(&command.env("PATH", "").output().unwrap());
        assert_eq!(there_told.0, 1, "{name}: {}", there_told.1);
        // The first line names the trail.
        let lines = |text: &str| text.lines().skip(1).map(String::from).collect::<Vec<_>>();
        assert_eq!(lines(&here_told.1), lines(&there_told.1), "{name}");
        // The trail has its own copy: what became of the file does not matter, but is told.
        here.file(files[0].0, "something else");
        let (code, text) = here.told(&["replay", &trail]);
        assert!(code == 1 && text.contains("has changed since"), "{name}: {text}");
    }
}

#[test]
fn old_trails_are_refused_with_a_sentence() {
    let s = Scratch::new("trail-old");
    let old = r#"{"format":"heddle-trail/1","inputs":["m.pml"],"options":[],"property":"safety","sources":[],"initial":0,"steps":[],"fingerprints":[],"cycle_start":null,"kind":"assertion","site":0}"#;
    s.file("old.trail", old).file("m.pml", "init { assert(0) }");
    for command in ["replay", "explore"] {
        let (code, text) = s.told(&[command, "old.trail"]);
        assert!(code == 3 && text.contains("saved by an older heddle"), "{text}");
    }
}

/// A trail whose options are those that the older format would have given to clang.
#[test]
fn no_option_of_a_trail_reaches_a_compiler() {
    let s = Scratch::new("trail-crafted");
    let (_, files, args) = programs().swap_remove(2);
    let trail = found(&s, &files, &args);
    let good: Value = serde_json::from_str(&s.read(&trail)).unwrap();
    let with = |options: Value| {
        let mut bad = good.clone();
        bad["options"] = options;
        s.file("bad.trail", &bad.to_string());
        s.told(&["replay", "bad.trail"])
    };
    for options in [
        serde_json::json!([["--", ["-fplugin=./evil.so"]]]),
        serde_json::json!([["clang", ["-fplugin=./evil.so"]]]),
        serde_json::json!([["opt", ["-fplugin=./evil.so"]]]),
        serde_json::json!([["include", ["/etc"]]]),
        serde_json::json!([["model", ["/etc/passwd"]]]),
        serde_json::json!([["model", ["own.mcm"]]]),
        serde_json::json!({"opt": "0"}),
        serde_json::json!(["--", "-fplugin=./evil.so"]),
    ] {
        let (code, text) = with(options.clone());
        assert!(code == 3 && !text.contains("a bug"), "{options}: {code} {text}");
    }
    // Whatever clang is told, it is not asked.
    s.file("bin/clang", "#!/bin/sh\ntouch ran\n");
    let (code, _) = with(serde_json::json!([["define", ["X=`touch ran`"]]]));
    assert!(code == 1 && !s.has("ran"));
    // Nor is embedded C compiled.
    s.file("n.pml", "c_code { int x; }\ninit { c_code { x = 1; }; assert(0) }");
    let (code, text) = s.told(&["check", "n.pml"]);
    if code == 1 {
        let (code, text) = s.told(&["replay", "n.trail"]);
        assert!((code == 3 || code == 5) && text.contains("native code"), "{code} {text}");
    } else {
        assert!(text.contains("compiler"), "{text}");
    }
}

/// Whatever is changed in a trail: it replays all the same, or is refused; it is never our
/// bug, and never a crash.
#[test]
fn edited_trails_are_refused_and_never_a_bug() {
    let n = std::env::var("HEDDLE_EDITS").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let mut random = heddle_testkit::rng::Rng::new(11);
    for (name, files, args) in programs() {
        let s = Scratch::new(&format!("trail-edit-{name}"));
        let trail = found(&s, &files, &args);
        let good: Value = serde_json::from_str(&s.read(&trail)).unwrap();
        for i in 0..n {
            let mut bad = good.clone();
            for _ in 0..=random.below(2) {
                edit(&mut bad, &mut random);
            }
            let mut text = bad.to_string();
            if random.below(8) == 0 {
                text.truncate(random.below(text.len()));
            }
            s.file("bad.trail", &text);
            let (code, said) = s.told(&["replay", "bad.trail"]);
            let fine = code == 1 || code == 3 || code == 5;
            assert!(fine && !said.contains("a bug in heddle"), "{name} {i}: {code} {said}\n{text}");
        }
    }
}

/// Changes one thing in a trail.
fn edit(trail: &mut Value, random: &mut heddle_testkit::rng::Rng) {
    let number = [0u64, 1, 2, 7, 65_535, 70_000, u64::from(u32::MAX)][random.below(7)];
    let steps = trail["steps"].as_array_mut().unwrap();
    match random.below(9) {
        0 | 1 if !steps.is_empty() => {
            let at = random.below(steps.len());
            steps[at][random.below(2)] = number.into();
        }
        2 if !steps.is_empty() => drop(steps.remove(random.below(steps.len()))),
        3 => steps.push(serde_json::json!([number.min(9), 0])),
        4 => trail["site"] = number.into(),
        5 => trail["initial"] = number.into(),
        6 => trail["cycle_start"] = number.into(),
        7 => {
            let kinds = ["assertion", "deadlock", "acceptance-cycle", "data-race", "invariant"];
            trail["kind"] = kinds[random.below(kinds.len())].into();
        }
        _ => {
            trail["fingerprints"] = serde_json::json!([]);
            trail["property"] = ["safety", "a", "b", "races", ""][random.below(5)].into();
        }
    }
}
