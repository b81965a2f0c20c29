//! Every program of `suite/rust` has the verdict that its first lines say, found by the
//! binary with the rustc that is installed; and what sequential programs print natively
//! they print under `heddle simulate`.
//!
//! Needs rustc with the standard library's bitcode, as rustup installs it; without one
//! there is nothing to check and the tests say so. Linking natively needs a C compiler.

use crate::scratch::{Scratch, said};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/rust").canonicalize().unwrap()
}

fn programs(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap();
    let mut files: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "rs"));
    files.sort();
    files
}

/// Whether there is a rustc, and a sentence if not.
fn has_rustc() -> bool {
    let runs = Command::new("rustc").arg("--version").output().is_ok_and(|o| o.status.success());
    if !runs {
        println!("not checked: Rust programs, for there is no rustc");
    }
    runs
}

/// What a line of the head says.
fn line(text: &str, label: &str) -> Option<String> {
    let start = format!("// {label}: ");
    text.lines().find_map(|l| l.strip_prefix(&start)).map(str::to_string)
}

/// Does something for each file, two at a time; what was wrong.
fn each(files: &[PathBuf], work: impl Fn(&Path) -> Option<String> + Sync) -> Vec<String> {
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(what) = work(file) {
                        wrong.lock().unwrap().push(format!("{}: {what}", file.display()));
                    }
                }
            });
        }
    });
    wrong.into_inner().unwrap()
}

/// What is wrong with the verdict on a program, if anything.
fn check(scratch: &Scratch, file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let expected = line(&text, "verdict").expect("a verdict");
    assert!(line(&text, "why").is_some(), "{} has no reason", file.display());
    if let Some(twin) = line(&text, "twin") {
        assert!(root().join(&twin).exists(), "{}: no twin {twin}", file.display());
    }
    let name = file.display().to_string();
    let out = scratch.run(&["check", &name, "--no-trail", "--json", "-j", "1"]);
    let (code, told) = said(&out);
    let (word, rest) = expected.split_once(' ').unwrap_or((&expected, ""));
    let fits = match word {
        "holds" => code == 0,
        // The last line has the kind.
        "violated" => code == 1 && told.contains(&format!("\"kind\":\"{rest}\"")),
        "open" => code == 4 && told.contains(rest),
        _ => panic!("{name}: `{expected}` is no verdict"),
    };
    let message = line(&text, "says").is_none_or(|says| told.contains(&says));
    (!fits || !message).then(|| {
        let last: Vec<&str> = told.lines().rev().take(3).collect();
        format!("{expected} expected, exit {code}: {last:?}")
    })
}

#[test]
fn programs_have_the_verdicts_that_they_say() {
    if !has_rustc() {
        return;
    }
    let scratch = Scratch::new("rust-suite");
    let mut files = Vec::new();
    ["holds", "violated", "open"].iter().for_each(|f| files.extend(programs(f)));
    assert!(files.len() >= 30, "the suite is gone");
    let wrong = each(&files, |file| check(&scratch, file));
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), files.len(), wrong.join("\n"));
}

/// The processor as the oracle.
#[test]
fn programs_print_what_they_print_natively() {
    if !has_rustc() {
        return;
    }
    let scratch = Scratch::new("rust-output");
    let wrong = each(&programs("output"), |file| {
        let stem = file.file_stem().unwrap().to_string_lossy().into_owned();
        let native = scratch.0.join(&stem);
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition=2021", "-Cdebug-assertions=on", "-o"]).arg(&native).arg(file);
        if !rustc.output().unwrap().status.success() {
            println!("not compared: {stem}, which cannot be linked here");
            return None;
        }
        let expected = Command::new(&native).output().unwrap();
        let expected = String::from_utf8(expected.stdout).unwrap();
        let out = scratch.run(&["simulate", &file.display().to_string(), "--prints"]);
        let told = String::from_utf8_lossy(&out.stdout);
        (told != expected).then(|| format!("{expected}\nbut\n{told}"))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A violation replays where there is no rustc.
#[test]
fn trails_have_the_program_inside() {
    if !has_rustc() {
        return;
    }
    let scratch = Scratch::new("rust-trails");
    let file = root().join("violated/atomic_counter.rs").display().to_string();
    let (code, told) = scratch.told(&["check", &file, "--trail", "x.trail"]);
    assert_eq!(code, 1, "{told}");
    let mut replay = scratch.command(&["replay", "x.trail"]);
    let (code, told) = said(&replay.env("PATH", "").output().unwrap());
    assert_eq!(code, 1, "{told}");
    assert!(told.contains("left: 1"), "{told}");
}

/// A package: its binary, and its tests, each a program.
const CALLS: &str = "use std::sync::Arc;
use std::thread;

struct Loud(Arc<u32>);

impl Drop for Loud {
    fn drop(&mut self) {
        assert!(*self.0 > 0);
    }
}

fn used(n: Arc<u32>) -> u32 {
    let loud = Loud(n.clone());
    *loud.0 + *n
}

fn unused(n: u32) -> u32 { n + 1 }

fn main() {
    let n = Arc::new(1);
    let m = n.clone();
    let t = thread::spawn(move || used(m));
    let sum = used(n) + t.join().unwrap();
    if sum > 4 {
        unused(sum);
    }
}
";

/// A function runs though what an exception would clean up in it never does; and a file has
/// the name that it was given.
#[test]
fn what_is_never_reached_is_told_of_statements() {
    if !has_rustc() {
        return;
    }
    let scratch = Scratch::new("rust-unreached");
    scratch.file("src/calls.rs", CALLS);
    let (code, said) = scratch.told(&["check", "src/calls.rs"]);
    assert_eq!(code, 0, "{said}");
    let places = said.lines().filter_map(|l| l.trim().strip_prefix("unreached  "));
    let places: Vec<&str> = places.filter_map(|l| l.split("  ").next()).collect();
    assert_eq!(places, ["src/calls.rs:25", "src/calls.rs:17"], "{said}");
}

#[test]
fn packages_are_checked_through_cargo() {
    if !has_rustc() {
        return;
    }
    let scratch = Scratch::new("rust-package");
    scratch
        .file(
            "Cargo.toml",
            "[package]\nname = \"worker\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[workspace]\n",
        )
        .file("src/lib.rs", "pub fn twice(n: u32) -> u32 { n * 2 }\n")
        .file("src/main.rs", "fn main() { assert_eq!(worker::twice(2), 4); }\n")
        .file(
            "tests/numbers.rs",
            "#[test]\nfn good() { assert_eq!(worker::twice(3), 6); }\n\
             #[test]\nfn bad() { assert_eq!(worker::twice(3), 7); }\n",
        );
    let (code, told) = scratch.told(&["check", "Cargo.toml", "--bin", "worker", "--no-trail"]);
    assert_eq!(code, 0, "{told}");
    let tests = |name: &[&str]| {
        let mut args = vec!["check", "Cargo.toml", "--test", "numbers", "--no-trail"];
        args.extend(name);
        scratch.told(&args)
    };
    assert_eq!(tests(&["--", "--exact", "good"]).0, 0);
    let (code, told) = tests(&[]);
    assert_eq!(code, 1, "{told}");
    assert!(told.contains("left: 6") && told.contains("tests/numbers.rs"), "{told}");
    let (code, told) = tests(&["--", "--exact", "ugly"]);
    assert!(code == 5 && told.contains("there is no test `ugly`"), "{code}: {told}");
}
