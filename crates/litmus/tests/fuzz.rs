//! Mutated litmus tests (every dialect), `.mcs` programs, `.mcm` and `.cat` models must not
//! make the front ends panic or point outside the text, and what is still a test must run.
//!
//! Seeded and deterministic: bytes are changed, cut and repeated, words replaced by others
//! of the same languages. `HEDDLE_FUZZ_SECONDS` runs for a time, `HEDDLE_PROGRAMS` for a
//! number of inputs. A failure prints its seed and input.

use crate::random::made::{DIALECTS, Dialect, Made, Rng};
use heddle_litmus::{Test, parse, parse_program};
use heddle_memmodel::{Machine, Options, builtin, builtins};
use heddle_model::{Model, Sink, Step, Worker};
use heddle_span::{Diagnostic, FileId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Words of all the languages, and some that belong to none.
const WORDS: &[&str] = &[
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    "|",
    ":",
    ",",
    "=",
    "==",
    "/\\",
    "\\/",
    "~",
    "exists",
    "~exists",
    "forall",
    "locations",
    "filter",
    "P0",
    "P1",
    "P9",
    "P0.F",
    "0:",
    "99999999999:",
    "0:x1",
    "1:EAX",
    "x",
    "y",
    "0",
    "1",
    "-1",
    "#1",
    "$1",
    "4294967296",
    "9223372036854775808",
    "0x",
    "LDR",
    "STR",
    "LDAXR",
    "STLXR",
    "CAS",
    "SWPA",
    "CSEL",
    "CBNZ",
    "DMB SY",
    "ISB",
    "W0,[X1]",
    "WZR",
    "[X1,W2,SXTW]",
    "MOV",
    "MFENCE",
    "XCHG",
    "LOCK",
    "lw",
    "sw.rl",
    "lr.w",
    "sc.w",
    "amoswap.w",
    "fence rw,rw",
    "0(x1)",
    "lwz",
    "stwcx.",
    "lwsync",
    "bne",
    "L0:",
    "L0",
    "atomic_load_explicit",
    "memory_order_sc",
    "memory_order_relaxed",
    "if",
    "else",
    "while",
    "int",
    "*",
    "&x",
    "program",
    "shared",
    "thread",
    "local",
    "atomic",
    "choose",
    "or",
    "cas",
    "cas2",
    "load",
    "store",
    "assert",
    "inline",
    "const",
    "fence",
    "model",
    "order",
    "set",
    "let",
    "memory",
    "observers",
    "uniproc",
    "atomic Re",
    "when",
    "Is(i) < glob(j):",
    "Re(k)@q",
    "po",
    "po-loc",
    "rfi",
    "rmw",
    "[R]",
    "[W & L]",
    "acyclic",
    "empty",
    "irreflexive",
    "as",
    "include",
    "\"x.cat\"",
    "rec",
    "and",
    "^-1",
    "+",
    "?",
    "(*",
    "*)",
    "/*",
    "//",
    "é",
    "\u{1F600}",
    "\0",
    "\t",
    "\n",
    "Variant=vmsa",
    "PTE(x)",
    "TLBI",
    "t[64]",
    "t={1,2}",
];

fn texts(folder: &str) -> Vec<String> {
    let dir = format!("{}/../../suite/litmus/{folder}", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(&dir).unwrap_or_else(|e| panic!("{dir}: {e}"));
    let mut paths: Vec<_> = entries.flatten().map(|e| e.path()).collect();
    paths.sort();
    paths.iter().map(|p| std::fs::read_to_string(p).expect("the suite can be read")).collect()
}

/// A text with a few changes.
fn mutate(r: &mut Rng, text: &str) -> String {
    let mut out = text.as_bytes().to_vec();
    for _ in 0..1 + r.below(4) {
        let at = r.below(out.len() + 1);
        let end = (at + r.below(12)).min(out.len());
        match r.below(8) {
            0 => out.truncate(at),
            1 => drop(out.drain(at..end)),
            2 => {
                let part = out[at..end].to_vec();
                let to = r.below(out.len() + 1);
                out.splice(to..to, part);
            }
            3 if at < out.len() => out[at] = r.below(256) as u8,
            4 if at < out.len() => out[at] ^= 1 << r.below(7),
            // A word for another.
            5 | 6 => {
                let word = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_' || *b == b'.';
                let left = out[..at].iter().rev().take_while(|b| word(b)).count();
                let right = out[at..].iter().take_while(|b| word(b)).count();
                let new = WORDS[r.below(WORDS.len())].bytes();
                out.splice(at - left..at + right, new);
            }
            _ => {
                let new = format!(" {} ", WORDS[r.below(WORDS.len())]);
                out.splice(at..at, new.bytes());
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Throws mutants at `read`, which answers what it found wrong.
fn fuzz(seeds: &[String], read: impl Fn(&str) -> Vec<Diagnostic>) {
    let env = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let (seconds, count) = (env("HEDDLE_FUZZ_SECONDS"), env("HEDDLE_PROGRAMS").unwrap_or(1500));
    let (start, first) = (Instant::now(), env("HEDDLE_SEED").unwrap_or(1));
    let mut seed = first;
    loop {
        match seconds {
            Some(s) if start.elapsed() > Duration::from_secs(s) => break,
            None if seed >= first + count => break,
            _ => {}
        }
        let mut r = Rng(seed);
        let text = mutate(&mut r, &seeds[r_below(seed, seeds.len())]);
        let begun = Instant::now();
        let Ok(wrong) = catch_unwind(AssertUnwindSafe(|| read(&text))) else {
            panic!("seed {seed} panics:\n{text}");
        };
        assert!(begun.elapsed() < Duration::from_secs(20), "seed {seed} takes long:\n{text}");
        for label in wrong.iter().flat_map(|d| &d.labels) {
            let (lo, hi) = (label.span.lo as usize, label.span.hi as usize);
            let inside = lo <= hi && hi <= text.len();
            assert!(inside && text.is_char_boundary(lo), "seed {seed}: {wrong:?}\n{text}");
        }
        seed += 1;
    }
}

fn r_below(seed: u64, n: usize) -> usize {
    Rng(seed ^ 0xABCD).below(n)
}

/// The first states of a test, as far as they come.
fn walk(test: &Test) {
    struct Next(Vec<Vec<u8>>);
    impl Sink for Next {
        fn step(&mut self, _: Step, successor: &[u8]) {
            self.0.push(successor.to_vec());
        }
        fn fault(&mut self, _: Step, _: heddle_model::Fault, successor: Option<&[u8]>) {
            self.0.extend(successor.map(<[u8]>::to_vec));
        }
    }
    for name in ["sc", "armv8", "rc11"] {
        let model = builtin(name).expect("a built-in");
        if heddle_litmus::refuses(test, &model).is_some() {
            continue;
        }
        let options = Options { window: 6, ..Options::default() };
        let machine = Machine::new(test.program.clone(), model, options);
        let mut states = Next(Vec::new());
        machine.initial(&mut |s| states.0.push(s.to_vec()));
        let mut worker = machine.worker();
        for _ in 0..40 {
            let Some(state) = states.0.pop() else { break };
            let before = states.0.len();
            worker.expand(&state, &mut states);
            if states.0.len() == before {
                worker.stuck(&state);
            }
            machine.fields(&state);
        }
    }
}

fn read_test(text: &str) -> Vec<Diagnostic> {
    let (test, wrong) = parse(text, FileId(0));
    if let Some(test) = &test {
        walk(test);
    }
    assert!(test.is_some() || !wrong.is_empty(), "refused without a word");
    wrong
}

#[test]
fn mutated_litmus_tests_are_told() {
    let mut seeds = [texts("cycles"), texts("refused")].concat();
    let columns = DIALECTS.into_iter().filter(|d| *d != Dialect::Mcs);
    for dialect in columns {
        seeds.extend((0..40).map(|seed| Made::new(seed, dialect, true).text()));
    }
    seeds.extend(texts("promises").into_iter().filter(|t| !t.contains("program ")));
    fuzz(&seeds, read_test);
}

#[test]
fn mutated_programs_are_told() {
    let mut seeds = texts("gc");
    seeds.extend(texts("promises").into_iter().filter(|t| t.contains("program ")));
    seeds.extend((0..40).map(|seed| Made::new(seed, Dialect::Mcs, true).text()));
    fuzz(&seeds, |text| {
        let (test, wrong) = parse_program(text, FileId(0));
        if let Some(test) = &test {
            walk(test);
        }
        assert!(test.is_some() || !wrong.is_empty(), "refused without a word");
        wrong
    });
}

#[test]
fn mutated_models_are_told() {
    let mp = Made::new(3, Dialect::RiscV, false).text();
    let (test, _) = parse(&mp, FileId(0));
    let test = test.expect("a made-up test");
    let seeds: Vec<String> = builtins().iter().map(|b| b.text.to_string()).collect();
    fuzz(&seeds, |text| {
        let (model, wrong) = heddle_memmodel::parse(text, FileId(0));
        if let Some(model) = model {
            let options = Options { window: 4, ..Options::default() };
            let machine = Machine::new(test.program.clone(), model, options);
            machine.initial(&mut |_| {});
        }
        wrong
    });
}

#[test]
fn mutated_cat_models_are_told() {
    fuzz(&texts("cat"), |text| {
        let mcm = match crate::cat::compiled(text) {
            Ok(mcm) => mcm,
            Err(wrong) => return wrong,
        };
        let (model, wrong) = heddle_memmodel::parse(&mcm, FileId(0));
        assert!(model.is_some() || !wrong.is_empty(), "refused without a word:\n{mcm}");
        Vec::new()
    });
}
