//! Mutated families must not make the reader panic, hang, or point outside the
//! text; and what is accepted must be exported without a panic.
//!
//! Seeded. `HEDDLE_FUZZ_SECONDS=60` runs for a time instead of a fixed number of
//! inputs; `HEDDLE_FUZZ_SEED` starts elsewhere. A failure prints its input.

use heddle_engine::SplitMix;
use heddle_prove::induction::{Part, Variant};
use heddle_prove::{Family, instance, parse, smv};
use heddle_span::FileId;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

const INPUTS: u64 = 1_500;

const WORDS: &[&str] = &[
    "process",
    "module",
    "observer",
    "interface",
    "base",
    "step",
    "close",
    "observe",
    "assume",
    "property",
    "invariant",
    "shared",
    "const",
    "type",
    "var",
    "let",
    "next",
    "when",
    "pick",
    "where",
    "do",
    "each",
    "emit",
    "assert",
    "skip",
    "all",
    "some",
    "count",
    "no deadlock",
    "asm",
    "bits",
    "input",
    "output",
    "bool",
    "true",
    "false",
    "inner",
    "inner.s",
    "ok",
    "[n >= 2]",
    "0..3",
    "..",
    "->",
    "&&",
    "||",
    "==",
    "!=",
    "<=",
    "%",
    "^",
    "?",
    ":",
    ";",
    "(",
    ")",
    "{",
    "}",
    "-",
    "99999999999",
    "4294967296",
    "/*",
    "//",
    "é",
    "\0",
    "o.x",
    "x = 1",
    "(((((((((",
    "mov",
    "[lock]",
    "xchg [lock], eax",
    "jmp",
    "sleep",
    "shl eax, 40",
    "add eax, 255",
];

fn corpus() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/families");
    let mut out = Vec::new();
    for folder in ["proved", "refuted", "open", "rejected"] {
        for entry in std::fs::read_dir(root.join(folder)).unwrap() {
            out.push(std::fs::read_to_string(entry.unwrap().path()).unwrap());
        }
    }
    out.sort();
    out
}

fn mutate(text: &str, others: &[String], random: &mut SplitMix) -> String {
    let mut bytes: Vec<char> = text.chars().collect();
    for _ in 0..1 + random.below(6) {
        let n = bytes.len().max(1);
        let (a, b) = (random.below(n), random.below(n));
        let (lo, hi) = (a.min(b), a.max(b).min(a.min(b) + 60).min(bytes.len()));
        match random.below(6) {
            0 => drop(bytes.drain(lo.min(hi)..hi)),
            1 => {
                let word = WORDS[random.below(WORDS.len())];
                bytes.splice(lo.min(bytes.len())..lo.min(bytes.len()), word.chars());
            }
            2 => {
                let piece: Vec<char> = bytes[lo.min(hi)..hi].to_vec();
                let at = random.below(bytes.len() + 1);
                bytes.splice(at..at, piece);
            }
            3 => {
                let other: Vec<char> = others[random.below(others.len())].chars().collect();
                let from = random.below(other.len());
                let to = (from + random.below(200)).min(other.len());
                let at = random.below(bytes.len() + 1);
                bytes.splice(at..at, other[from..to].iter().copied());
            }
            4 if !bytes.is_empty() => {
                let at = random.below(bytes.len());
                bytes[at] = WORDS[random.below(WORDS.len())].chars().next().unwrap();
            }
            _ => bytes.truncate(random.below(n) + n / 2),
        }
    }
    bytes.into_iter().take(20_000).collect()
}

fn try_one(text: &str) {
    let (family, wrong) = parse(text, FileId(0));
    for label in wrong.iter().flat_map(|d| &d.labels) {
        assert!(label.span.lo <= label.span.hi && label.span.hi as usize <= text.len());
    }
    assert!(family.is_some() || wrong.iter().any(|d| d.is_fatal()));
    match family {
        None => {}
        Some(Family::Induction(f)) => {
            for part in [Part::Base, Part::Step, Part::Whole(2)] {
                let system = f.system(part, &Variant::default()).expect("accepted");
                assert!(!smv::export(&system, "fuzz", &[]).is_empty());
            }
        }
        Some(Family::Counted(f)) => {
            if let Some(system) = instance::instance(&f, 2) {
                assert!(!smv::export(&system, "fuzz", &[]).is_empty());
            }
        }
    }
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse().ok())
}

#[test]
fn mutated_families() {
    let corpus = corpus();
    let until = setting("HEDDLE_FUZZ_SECONDS").map(|s| Instant::now() + Duration::from_secs(s));
    let first = setting("HEDDLE_FUZZ_SEED").unwrap_or(1);
    let (mut seed, mut accepted) = (first, 0);
    while until.map_or(seed < first + INPUTS, |t| Instant::now() < t) {
        let mut random = SplitMix(seed);
        let text = &corpus[random.below(corpus.len())];
        let text = mutate(text, &corpus, &mut random);
        let start = Instant::now();
        if catch_unwind(AssertUnwindSafe(|| try_one(&text))).is_err() {
            panic!("seed {seed} panics on\n{text}");
        }
        assert!(start.elapsed() < Duration::from_secs(20), "seed {seed} hangs on\n{text}");
        accepted += parse(&text, FileId(0)).0.is_some() as u64;
        seed += 1;
    }
    assert!(accepted > 0, "nothing that was tried is a family");
}
