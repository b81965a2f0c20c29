//! Made-up programs, answered twice.
//!
//! Reduced and unreduced semantics give the same verdict on every property
//! without `X`; the collapsed graph and the interpreter reach the same states;
//! whatever holds on asymmetric processors holds on one (its behaviours are
//! among theirs); folding copies changes no verdict. `HEDDLE_SEED` starts
//! elsewhere, `HEDDLE_PROGRAMS` sets how many. A failure prints its seed and the
//! smallest program and formula that still fail.

use crate::common::Rng;
use heddle_assembly::{Arch, AsmModel, Options, Program, parse, parse_ctl, parse_ltl};
use heddle_engine::{Claim, CtlClaim, Judged, Product, Progress, Quiet, Stop, naive};
use heddle_model::{Field, Model, Verdict};
use heddle_span::FileId;
use std::collections::BTreeSet;

/// A program as lines, so that it can be shrunk.
#[derive(Clone, Debug)]
struct Made {
    /// Of one program; 0 for two programs.
    copies: usize,
    bodies: Vec<Vec<String>>,
    formula: String,
}

impl Made {
    fn text(&self) -> String {
        let mut out = "bits 2\nword x, y\nghost g : bits 2\n".to_string();
        if self.copies > 0 {
            out += &program(&format!("P[{}]", self.copies), &self.bodies[0]);
        } else {
            for (i, b) in self.bodies.iter().enumerate() {
                out += &program(&format!("P{i}"), b);
            }
        }
        out
    }
}

fn program(name: &str, body: &[String]) -> String {
    let lines: Vec<String> = body.iter().enumerate().map(|(i, l)| format!("l{i}: {l}\n")).collect();
    format!("program {name} {{\n{}end: halt\n}}\n", lines.concat())
}

fn instruction(r: &mut Rng, n: usize, others: &[&str]) -> String {
    let word = r.pick(&["[x]", "[y]"]);
    let reg = r.pick(&["eax", "ebx"]);
    let number = r.below(4);
    let label = if r.below(6) == 0 { "end".to_string() } else { format!("l{}", r.below(n)) };
    match r.below(16) {
        0 => format!("mov {word}, {number}"),
        1 => format!("mov {word}, {reg}"),
        2 | 3 => format!("mov {reg}, {word}"),
        4 => format!("mov {reg}, {number}"),
        5 => format!("inc {reg}"),
        6 => format!("{} {word}", r.pick(&["inc", "lock inc", "dec"])),
        7 => format!("cmp {word}, {number}"),
        8 => format!("cmp {reg}, {number}"),
        9 | 10 => format!("{} {label}", r.pick(&["je", "jne", "jb", "jl", "jge", "jmp"])),
        11 => format!("xchg {word}, {reg}"),
        12 => format!("{}cmpxchg {word}, ebx", r.pick(&["", "lock "])),
        13 => format!("noop @ g = {}", r.pick(&["eax", "g + 1", "[x]"])),
        14 if !others.is_empty() => {
            if r.below(2) == 0 {
                "sleep".into()
            } else {
                format!("wake {}", r.pick(others))
            }
        }
        _ => format!(
            "{} {reg}, {}",
            r.pick(&["add", "sub", "xor", "and"]),
            r.pick(&["eax", "1", "[y]"])
        ),
    }
}

fn atom(r: &mut Rng, copies: bool, n: usize) -> String {
    let task = if copies { r.pick(&["P[0]", "P[1]"]) } else { r.pick(&["P0", "P1"]) };
    match r.below(8) {
        0 => format!("[x] == {}", r.below(3)),
        1 => format!("y < {}", r.below(3)),
        2 => format!("g != {}", r.below(3)),
        3 if copies => format!("count(P, l{}) == {}", r.below(n), r.below(3)),
        4 if copies => format!("count(P, end) > {}", r.below(2)),
        3 | 6 => format!("pc({task}) == l{}", r.below(n)),
        4 => format!("{task}@end"),
        5 if copies => format!("x == {}", r.below(4)),
        _ => format!("{task}.eax == {}", r.below(2)),
    }
}

fn ltl(r: &mut Rng, copies: bool, n: usize, depth: usize) -> String {
    let sub = |r: &mut Rng| {
        if depth == 0 { format!("({})", atom(r, copies, n)) } else { ltl(r, copies, n, depth - 1) }
    };
    match r.below(7) {
        0 => format!("G {}", sub(r)),
        1 => format!("F {}", sub(r)),
        2 => format!("(G F {})", sub(r)),
        3 => format!("({} U {})", sub(r), sub(r)),
        4 => format!("({} -> {})", sub(r), sub(r)),
        5 => format!("!{}", sub(r)),
        _ => format!("({} && {})", sub(r), sub(r)),
    }
}

fn made(seed: u64) -> Made {
    let mut r = Rng(seed);
    let copies = [2, 3, 0, 0, 0, 0][r.below(6)];
    let n = 3 + r.below(if copies == 3 { 2 } else { 4 });
    let bodies = (0..2)
        .map(|i| {
            let others: &[&str] = if copies > 0 { &[] } else { [&["P1"], &["P0"]][i] };
            // Both programs have labels l0 to l(n-1).
            (0..n).map(|_| instruction(&mut r, n, others)).collect()
        })
        .collect();
    let formula = ltl(&mut r, copies > 0, n, 1);
    Made { copies, bodies, formula }
}

fn read(made: &Made) -> Option<Program> {
    parse(&made.text(), FileId(0), &[]).0
}

/// Whether the formula holds.
fn holds(program: &Program, formula: &str, arch: Arch, reduce: bool, fold: bool) -> Option<bool> {
    let ltl = parse_ltl(program, formula, FileId(0), 0).ok()?;
    let options = Options { arch, reduce, fold, atoms: ltl.atoms, ..Options::default() };
    let model = AsmModel::new(program.clone(), options);
    let claim = Claim::against("f", &ltl.formula).ok()?;
    let product = Product::new(Quiet(&model), claim);
    Some(matches!(naive::cycles(&product, false).verdict, Verdict::Holds { .. }))
}

/// The values of the words in every reachable state: of all, or of those that
/// somebody reads.
fn memories(program: &Program, arch: Arch, reduce: bool, all: bool) -> BTreeSet<Vec<String>> {
    let options =
        |reduce| Options { arch, reduce, fold: false, drop_words: !all, ..Options::default() };
    let kept = |f: &Field| f.owner.is_empty() && !unread(program).contains(&f.name);
    let model = AsmModel::new(program.clone(), options(reduce));
    let graph = naive::Graph::of(&model, false);
    let words = |s: &Vec<u8>| {
        let globals = model.fields(s).into_iter().filter(|f| f.owner.is_empty());
        globals.filter(|f| all || kept(f)).map(|f| f.value).collect()
    };
    graph.states.iter().map(words).collect()
}

/// The words that a model without a property leaves out.
fn unread(program: &Program) -> Vec<String> {
    AsmModel::new(program.clone(), Options::default()).effect().unread
}

/// What is wrong with heddle, if anything.
fn wrong(made: &Made) -> Option<String> {
    let program = read(made)?;
    for arch in [Arch::Sp, Arch::Asmp] {
        let full = holds(&program, &made.formula, arch, false, false)?;
        for fold in [false, true] {
            let reduced = holds(&program, &made.formula, arch, true, fold)?;
            if reduced != full {
                return Some(format!(
                    "{}: reduced (fold {fold}) says {reduced}, unreduced {full}",
                    arch.name()
                ));
            }
        }
        for all in [false, true] {
            if memories(&program, arch, true, all) != memories(&program, arch, false, all) {
                return Some(format!("{}: other memories are reached", arch.name()));
            }
        }
    }
    let all = |arch| memories(&program, arch, true, true);
    if !all(Arch::Sp).is_subset(&all(Arch::Asmp)) {
        return Some("one processor reaches memory that several do not".into());
    }
    let on = |arch| holds(&program, &made.formula, arch, true, true);
    if on(Arch::Asmp)? && !on(Arch::Sp)? {
        return Some("what holds on asmp does not hold on sp".into());
    }
    // In lock step only registers are cleared.
    let (a, b) = (
        holds(&program, &made.formula, Arch::Smp, true, true)?,
        holds(&program, &made.formula, Arch::Smp, false, false)?,
    );
    (a != b).then(|| format!("smp: reduced says {a}, unreduced {b}"))
}

/// Leaves out lines as long as the program still fails.
fn shrink(mut made: Made) -> Made {
    let mut at = 0;
    loop {
        let n: usize = made.bodies.iter().map(Vec::len).sum();
        if at >= n {
            return made;
        }
        let mut smaller = made.clone();
        let (mut b, mut i) = (0, at);
        while i >= smaller.bodies[b].len() {
            i -= smaller.bodies[b].len();
            b += 1;
        }
        if smaller.bodies[b][i] == "noop" {
            at += 1;
            continue;
        }
        smaller.bodies[b][i] = "noop".into();
        if wrong(&smaller).is_some() {
            made = smaller;
        }
        at += 1;
    }
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn reductions_and_architectures_agree_on_made_up_programs() {
    let first = number("HEDDLE_SEED", 1);
    let mut asked = 0;
    for seed in first..first + number("HEDDLE_PROGRAMS", 400) {
        let one = made(seed);
        if read(&one).is_none() {
            continue;
        }
        asked += 1;
        if let Some(why) = wrong(&one) {
            let small = shrink(one);
            panic!("seed {seed}: {why}\n{}ltl {{ {} }}", small.text(), small.formula);
        }
    }
    assert!(asked > 100, "the generator makes programs that are refused");
}

/// CTL on the reduced graph and on the whole one.
#[test]
fn ctl_is_the_same_reduced_and_unreduced() {
    let first = number("HEDDLE_SEED", 1);
    for seed in first..first + number("HEDDLE_PROGRAMS", 400) / 2 {
        let one = made(seed);
        let Some(program) = read(&one) else { continue };
        let mut r = Rng(seed ^ 0xc71);
        let n = one.bodies[0].len();
        let (a, b) = (atom(&mut r, one.copies > 0, n), atom(&mut r, one.copies > 0, n));
        let shape =
            r.pick(&["AG EF A", "AF A", "EG A", "AG (A -> EF B)", "A[A U B]", "E[A U EG B]"]);
        let text = shape
            .replace("A[A U B]", "A[$a U $b]")
            .replace("E[A U EG B]", "E[$a U EG $b]")
            .replace("(A ", "($a ")
            .replace(" A", " $a")
            .replace(" B", " $b")
            .replace("$a", &format!("({a})"))
            .replace("$b", &format!("({b})"));
        let decide = |reduce: bool| {
            let (formula, atoms) = parse_ctl(&program, &text, FileId(0), 0).ok()?;
            let claim =
                CtlClaim { formula, text: text.clone(), span: None, atoms: atoms.texts.clone() };
            let options =
                Options { arch: Arch::Asmp, reduce, fold: reduce, atoms, ..Options::default() };
            let model = AsmModel::new(program.clone(), options);
            let judged = Judged::new(&model, claim);
            let (outcome, witness) =
                judged.check(&Default::default(), &Stop::new(), &Progress::new());
            let trail = match &outcome.verdict {
                Verdict::Violated(t) => Some(t.clone()),
                _ => witness,
            };
            if let Some(t) = trail {
                heddle_engine::replay(&judged, &t).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            }
            Some(outcome.verdict.word())
        };
        let (reduced, full) = (decide(true), decide(false));
        assert_eq!(reduced, full, "seed {seed}: {text}\n{}", one.text());
    }
}
