//! Broken IR that can still be read is lowered and run: that gives a program,
//! a refusal or a fault, never a panic.
//!
//! Runs for `HEDDLE_FUZZ_SECONDS` (default 2) from the seed `HEDDLE_FUZZ_SEED`.

use crate::mutate::{Random, mutate};
use crate::support::{Disk, search};
use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options};
use heddle_span::SourceMap;
use std::path::Path;
use std::time::{Duration, Instant};

fn files() -> Vec<(String, String)> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut out = Vec::new();
    for folder in ["tests/fixtures", "corpus"] {
        for entry in std::fs::read_dir(here.join(folder)).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|e| e == "ll") {
                let text = std::fs::read_to_string(&path).expect("IR is text");
                out.push((path.display().to_string(), text));
            }
        }
    }
    out.sort();
    out
}

/// What is rare in the files, and wrong in most places.
const TYPES: &[&str] = &[
    "x86_fp80",
    "fp128",
    "half",
    "bfloat",
    "float",
    "double",
    "i1",
    "i7",
    "i64",
    "i65",
    "i128",
    "i192",
    "ptr",
    "{ i32, i1 }",
    "<4 x i32>",
    "[3 x i8]",
];
const OTHERS: &[&str] = &[
    "undef",
    "poison",
    "null",
    "zeroinitializer",
    "0",
    "-1",
    "18446744073709551616",
    "1.0",
    "0xK3FFF8000000000000000",
    "fadd",
    "frem",
    "udiv",
    "shl",
    "and",
    "sitofp",
    "fptoui",
    "trunc",
    "bitcast",
    "atomic",
    "volatile",
];

/// Types become other types, operators and constants others: what is left can
/// mostly still be read.
fn twist(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    for _ in 0..=random.below(3) {
        let at = random.below(lines.len());
        if !lines[at].starts_with(' ') {
            continue;
        }
        let mut words: Vec<&str> = lines[at].split(' ').collect();
        let w = random.below(words.len());
        let is_type = |w: &str| w.starts_with('i') && w[1..].parse::<u32>().is_ok();
        let pool = if TYPES.contains(&words[w]) || is_type(words[w]) { TYPES } else { OTHERS };
        if !words[w].is_empty() {
            words[w] = pool[random.below(pool.len())];
            lines[at] = words.join(" ");
        }
    }
    lines.join("\n")
}

/// Reads, lowers and runs a few states.
fn run(text: &str) {
    let mut sources = SourceMap::new();
    let modules = vec![("x.ll".to_string(), text.to_string())];
    let (program, wrong) = load(modules, &LoadOptions::default(), &mut sources, &mut Disk);
    match program {
        Some(program) => {
            search(&MachineModel::new(program, Options::default()), 60);
        }
        None => assert!(!wrong.is_empty(), "a refusal has a reason"),
    }
}

#[test]
fn broken_programs_are_refused_or_run() {
    let number = |name: &str, default| {
        std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
    };
    let seconds = Duration::from_secs(number("HEDDLE_FUZZ_SECONDS", 2));
    let mut seed = number("HEDDLE_FUZZ_SEED", 1);
    let files = files();
    let words: Vec<&str> = files.iter().flat_map(|f| f.1.split_whitespace()).collect();
    let start = Instant::now();
    while start.elapsed() < seconds {
        let mut random = Random(seed);
        let (name, text) = &files[random.below(files.len())];
        let broken = match random.below(3) {
            0 => mutate(text, &words, &mut random),
            _ => twist(text, &mut random),
        };
        let result = std::panic::catch_unwind(|| run(&broken));
        assert!(result.is_ok(), "seed {seed}, from {name}");
        seed += 1;
    }
}
