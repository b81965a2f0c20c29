//! A project's own checks, and what makes its states, from outside.

use crate::scratch::Scratch;
use serde_json::Value;

const HOLDS: &str = "byte x; active proctype P() { x = 1; assert(x == 1) }";
const BREAKS: &str = "byte x; active proctype P() { x = 1; assert(x == 2) }";

fn project(name: &str, cases: &str) -> Scratch {
    let s = Scratch::new(name);
    s.file("p/holds.pml", HOLDS).file("p/breaks.pml", BREAKS).file("p/heddle.toml", cases);
    s.file("p/deep/er/notes.txt", "");
    s
}

/// Exit code and standard output, in a folder of the project.
fn run(s: &Scratch, folder: &str, line: &str) -> (i32, String) {
    let mut command = s.command(&line.split(' ').collect::<Vec<_>>());
    let o = command.current_dir(s.0.join(folder)).output().unwrap();
    (o.status.code().unwrap(), String::from_utf8_lossy(&o.stdout).into_owned())
}

#[test]
fn a_project_is_checked_from_any_folder_below_it() {
    let cases = "[[case]]\nname = \"a\"\ninput = \"holds.pml\"\n\
                 [[case]]\nname = \"b\"\ninput = \"breaks.pml\"\nexpect = \"violated\"\n";
    let s = project("project-below", cases);
    for folder in ["p", "p/deep/er"] {
        let (code, text) = run(&s, folder, "check");
        assert_eq!(code, 0, "{text}");
        assert!(text.contains("holds     a") && text.contains("as expected"), "{text}");
        assert!(text.contains("2 cases: 1 violated, 1 hold; as expected"), "{text}");
        assert!(s.has("p/b.trail"));
        std::fs::remove_file(s.0.join("p/b.trail")).unwrap();
    }
    let (code, text) = run(&s, "p", "check --case a");
    assert!(code == 0 && !text.contains("violated"), "{text}");
    assert_eq!(run(&s, "p", "check --case aa").0, 2);
    assert_eq!(run(&s, "p", "check holds.pml --case a").0, 2);
    assert_eq!(run(&s, ".", "check").0, 2, "no project here");
    let (code, text) = run(&s, "p/deep", "list");
    assert!(code == 0 && text.contains("b  breaks.pml  violated"), "{text}");
}

#[test]
fn an_expectation_that_is_not_met_is_told_and_fails() {
    let expects = |a: &str, b: &str| {
        format!(
            "[[case]]\nname = \"a\"\ninput = \"holds.pml\"\nexpect = \"{a}\"\n\
             [[case]]\nname = \"b\"\ninput = \"breaks.pml\"\nexpect = \"{b}\"\n"
        )
    };
    for (a, b, exit) in [
        ("holds", "violated", 0),
        ("violated", "violated", 1),
        ("open", "violated", 1),
        ("holds", "holds", 1),
        ("holds", "open", 1),
    ] {
        let s = project("project-expect", &expects(a, b));
        let (code, text) = run(&s, "p", "check --no-trail");
        assert_eq!(code, exit, "{a} {b}: {text}");
        let (junit_code, xml) = run(&s, "p", "check --no-trail --format junit");
        assert_eq!(junit_code, exit);
        assert_eq!(xml.contains("failures=\"0\" errors=\"0\""), exit == 0, "{a} {b}: {xml}");
        let (_, log) = run(&s, "p", "check --no-trail --format sarif");
        let log: Value = serde_json::from_str(&log).unwrap();
        let found = &log["runs"][0]["results"][0];
        assert_eq!(found["suppressions"].is_array(), b == "violated", "{log}");
    }
    // What is cut short is not what was expected, and is no failure either.
    let s = project("project-open", &expects("holds", "violated"));
    assert_eq!(run(&s, "p", "check --no-trail --max-depth 1 --case a").0, 4);
}

#[test]
fn everything_wrong_with_the_file_is_told_at_once() {
    let s =
        project("project-wrong", "[[case]]\ntimout = \"5m\"\ninput = \"x\"\nstore = \"pile\"\n");
    let o = s.command(&["check"]).current_dir(s.0.join("p")).output().unwrap();
    let text = String::from_utf8_lossy(&o.stderr).into_owned();
    assert_eq!(o.status.code(), Some(3), "{text}");
    for part in ["heddle.toml:2:1", "`timeout`", "heddle.toml:4:9", "one of exact"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

/// Lines of C, and of a program that no process has lines of.
#[test]
fn a_profile_has_the_lines_of_its_language() {
    let s = Scratch::with_examples("profile");
    for (input, line) in [
        ("examples/bank-locked.c", "examples/bank-locked.c:"),
        ("examples/peterson.pml", "examples/peterson.pml:14"),
        ("suite/assembly/holds/peterson.asm", "suite/assembly/holds/peterson.asm:"),
    ] {
        let (code, text) = s.line(&format!("profile {input} --json --flame out.svg"));
        assert_eq!(code, 0, "{input}: {text}");
        let profile: Value = serde_json::from_str(text.lines().nth(1).unwrap()).unwrap();
        let lines = profile["lines"].as_array().unwrap();
        let named = |l: &Value| l["name"].as_str().unwrap().starts_with(line);
        assert!(lines.iter().any(named), "{input}: {text}");
        let sum = |rows: &Value| -> u64 {
            rows.as_array().unwrap().iter().map(|r| r["transitions"].as_u64().unwrap()).sum()
        };
        assert_eq!(sum(&profile["lines"]), profile["transitions"].as_u64().unwrap());
        assert_eq!(sum(&profile["processes"]), profile["transitions"].as_u64().unwrap());
        let check = s.line(&format!("check {input} --json --reduction none --no-trail")).1;
        let end: Value = serde_json::from_str(check.lines().last().unwrap()).unwrap();
        if input.ends_with(".pml") {
            assert_eq!(profile["states"], end["states"], "{input}");
        }
        assert!(s.read("out.svg").contains("<svg"));
    }
    s.file("mine.svg", "<svg>mine</svg>");
    assert_eq!(s.line("profile examples/peterson.pml --flame mine.svg").0, 2);
}
