//! Mutated programs must not make the front ends panic or point outside the text.
//!
//! Seeded and deterministic. `HEDDLE_FUZZ_SECONDS` runs for a time instead of a
//! fixed number of inputs. A failure prints its seed and input.

use crate::common::Rng;
use heddle_assembly::{AsmModel, Options, parse, parse_ctl, parse_ltl, real, under_model};
use heddle_model::{Model, Sink, Step, Worker};
use heddle_span::{Diagnostic, FileId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

const WORDS: [&str; 60] = [
    "program",
    "columns",
    "word",
    "ghost",
    "const",
    "bits",
    "ltl",
    "ctl",
    "invariant",
    "strict wake",
    "mov",
    "xchg",
    "lock",
    "cmpxchg",
    "jmp",
    "je",
    "call",
    "ret",
    "sleep",
    "wake",
    "halt",
    "assert",
    "@",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    ":",
    ";",
    ",",
    "+",
    "-",
    "==",
    "&&",
    "->",
    "..",
    "self",
    "copies",
    "eax",
    "r0",
    "[1]",
    "[x]",
    "0",
    "1",
    "4294967295",
    "-1",
    "x",
    "P",
    "AG EF",
    "G F",
    "\n",
    "#",
    "/*",
    "*/",
    "&x",
    "<<",
    "private",
    "reg",
];

const REAL: [&str; 40] = [
    "movl",
    "%eax",
    "(%rax)",
    "$1",
    "x(%rip)",
    "lock",
    "xaddl",
    "cmpxchgl",
    "jne",
    ".L1",
    ".L1:",
    "call",
    "ret",
    "push",
    "%rsp",
    "-8(%rbp)",
    "ldr",
    "w0",
    "[x0]",
    "[sp, #-16]!",
    "stlxr",
    "cbnz",
    "b.ne",
    "adrp",
    ":lo12:x",
    "dmb ish",
    "casal",
    ".data",
    ".text",
    ".long 1",
    ".comm x,4,4",
    "x:",
    "DWORD PTR x[rip]",
    "[rax+rcx*4]",
    "thread f",
    "finally x == 1",
    "heddle:",
    "\n",
    ",",
    "f:",
];

fn corpus(suffix: &str) -> Vec<String> {
    let root = format!("{}/../../suite/assembly", env!("CARGO_MANIFEST_DIR"));
    let mut out = Vec::new();
    for folder in ["holds", "violated", "rejected", "real"] {
        for entry in std::fs::read_dir(format!("{root}/{folder}")).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|e| e == suffix) {
                out.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    assert!(!out.is_empty());
    out.sort();
    out
}

fn mutate(r: &mut Rng, text: &str, words: &[&str]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..1 + r.below(6) {
        let at = r.below(chars.len() + 1);
        let to = (at + r.below(12)).min(chars.len());
        match r.below(4) {
            0 => drop(chars.drain(at..to)),
            1 => drop(chars.splice(at..at, r.pick(words).chars())),
            2 => drop(chars.splice(at..to, r.pick(words).chars())),
            _ => {
                let piece: Vec<char> = chars[at..to].to_vec();
                let other = r.below(chars.len() + 1);
                drop(chars.splice(other..other, piece));
            }
        }
    }
    chars.into_iter().collect()
}

fn check(diagnostics: &[Diagnostic], text: &str) {
    for d in diagnostics {
        for l in &d.labels {
            let inside = l.span.lo <= l.span.hi && l.span.hi as usize <= text.len();
            assert!(inside, "{}: {:?} is outside of the text", d.message, l.span);
        }
    }
}

struct Nothing;

impl Sink for Nothing {
    fn step(&mut self, _: Step, _: &[u8]) {}
    fn fault(&mut self, _: Step, _: heddle_model::Fault, _: Option<&[u8]>) {}
}

fn small(text: &str) {
    let (program, diagnostics) = parse(text, FileId(0), &[]);
    check(&diagnostics, text);
    let Some(program) = program else {
        assert!(diagnostics.iter().any(Diagnostic::is_fatal), "refused without a reason");
        return;
    };
    for p in &program.properties {
        let _ = parse_ltl(&program, &p.text, FileId(0), 0);
        let _ = parse_ctl(&program, &p.text, FileId(0), 0);
    }
    let _ = under_model(&program);
    if program.tasks.len() <= 8 {
        let model = AsmModel::new(program, Options::default());
        let mut worker = model.worker();
        model.initial(&mut |s| worker.expand(s, &mut Nothing));
    }
}

fn real_text(text: &str) {
    let harness = "thread f\nthread worker\nfinally x == 1";
    for isa in [None, Some(real::Isa::X86), Some(real::Isa::AArch64)] {
        let options = |_| real::Options { reduce: true, silent: true, seen: heddle_isa::Seen::No };
        let _ = real::load(text, FileId(0), isa, Some((harness, FileId(1))), options);
    }
}

fn run(name: &str, texts: &[String], words: &[&str], f: fn(&str)) {
    let seconds = std::env::var("HEDDLE_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok());
    let end = seconds.map(|s| Instant::now() + Duration::from_secs(s));
    let mut seed = 1;
    while end.map_or(seed <= 3_000, |e| Instant::now() < e) {
        let mut r = Rng(seed);
        let text = mutate(&mut r, &texts[seed as usize % texts.len()], words);
        if catch_unwind(AssertUnwindSafe(|| f(&text))).is_err() {
            panic!("{name}, seed {seed}:\n{text}");
        }
        seed += 1;
    }
}

#[test]
fn small_assembly() {
    run("small assembly", &corpus("asm"), &WORDS, small);
}

#[test]
fn real_assembly() {
    let text = "\t.text\nf:\n\tmovl x(%rip), %eax\n.L1:\n\tlock xaddl %eax, x(%rip)\n\tjne .L1\n\tret\nworker:\n\tpushq %rbp\n\tmovq %rsp, %rbp\n\tcall f\n\tpopq %rbp\n\tret\n\t.comm x,4,4\n";
    let arm = "\t.text\nf:\n\tadrp x0, x\n.L1:\n\tldaxr w1, [x0]\n\tstlxr w2, w1, [x0]\n\tcbnz w2, .L1\n\tret\nworker:\n\tstp x29, x30, [sp, #-16]!\n\tbl f\n\tldp x29, x30, [sp], #16\n\tret\n\t.comm x,4,4\n";
    run("real assembly", &[text.into(), arm.into()], &REAL, real_text);
}
