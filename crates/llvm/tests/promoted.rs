//! Locals in registers and locals in memory are the same program.
//!
//! Made-up programs of two threads whose functions have structures, unions,
//! arrays, bit fields, addresses taken or not, copies, exchanges and values that
//! are read before they are written: loaded with locals in registers where that
//! can be (`promote`) and with every local in memory, they have the same verdict
//! and the same final values of their globals, with and without reductions.
//!
//! `HEDDLE_PROMOTED=1000` asks for so many; `HEDDLE_SEED` says where to begin.

use crate::support::{Disk, compile, find_clang, search};
use heddle_llvm::{LoadOptions, load};
use heddle_machine::{MachineModel, Options, Program, Reduction};
use heddle_model::{Fault, Model, Sink, Step, Worker};
use heddle_span::SourceMap;
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// A linear congruential generator; the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    fn one<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

const HEAD: &str = r#"#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
struct Inner { short a, b; };
struct S { int i; unsigned char c; struct Inner in; long l; int v[2]; };
struct B { unsigned a : 3, b : 9; int c; };
union U { int i; unsigned char c[4]; };
struct P { int lo, hi; };
_Atomic int x, y;
_Atomic struct P pair;
int out[2];
static const struct S fixed = {1, 2, {3, 4}, 5, {6, 7}};
static void touch(int *p) { *p += 1; }
"#;

const PLACES: &[&str] = &[
    "s.i", "s.c", "s.in.a", "s.in.b", "s.l", "s.v[0]", "s.v[1]", "r.i", "r.c", "r.in.a", "r.l",
    "r.v[1]", "u.i", "u.c[0]", "u.c[3]", "w.i", "b.a", "b.b", "b.c", "v[0]", "v[1]", "v[2]", "k",
    "m", "q", "p.lo", "p.hi",
];

const ACTIONS: &[&str] = &[
    "r = s;",
    "s = r;",
    "memset(&s, 0, sizeof s);",
    "memset(&r, 1, sizeof r);",
    "memcpy(&r.in, &s.in, sizeof r.in);",
    "s = fixed;",
    "s.in = r.in;",
    "touch(&m);",
    "{ int *at = &k; *at = 3; }",
    "v[n & 1] = 4;",
    "k = atomic_load(&x); while (!atomic_compare_exchange_strong(&x, &k, k + 1));",
    "atomic_compare_exchange_strong(&y, &q, n);",
    "atomic_store(&y, q);",
    "m = atomic_load_explicit(&y, memory_order_acquire);",
    "p = atomic_load(&pair);",
    "{ struct P old = atomic_load(&pair), new = {old.lo + 1, old.hi}; atomic_compare_exchange_strong(&pair, &old, new); p = old; }",
    "for (int i = 0; i < 2; i++) { struct P t; if (i) t.lo = s.i; else t.lo = 1; r.i += t.lo; }",
    "for (int i = 0; i < 3; i++) v[1] += s.v[0];",
];

/// A function of many locals: what it does, from a seed.
fn function(name: &str, random: &mut Random) -> String {
    let mut text = format!("static int {name}(int n) {{\n  ");
    for (declaration, value) in [
        ("struct S s", "{1, 2, {3, 4}, 5, {6, 7}}"),
        ("struct S r", "{0}"),
        ("union U u", "{7}"),
        ("union U w", "{1}"),
        ("struct B b", "{1, 2, 3}"),
        ("int v[3]", "{1, 2, 3}"),
        ("int k", "0"),
        ("int m", "n"),
        ("int q", "1"),
        ("struct P p", "{0, 1}"),
    ] {
        let _ = match random.below(9) {
            0 => write!(text, "{declaration}; "),
            _ => write!(text, "{declaration} = {value}; "),
        };
    }
    for _ in 0..3 + random.below(6) {
        text.push_str("\n  ");
        let place = |r: &mut Random| r.one(PLACES);
        match random.below(8) {
            0..=3 => text.push_str(random.one(ACTIONS)),
            4 | 5 => {
                let (to, a, b) = (place(random), place(random), place(random));
                let op = random.one(&["+", "-", "&", "|", "^", "<"]);
                let _ = write!(text, "{to} = {a} {op} {b};");
            }
            6 => {
                let (c, then) = (place(random), random.one(ACTIONS));
                let _ = write!(text, "if ({c} > {}) {{ {then} }}", random.below(4));
            }
            _ => {
                let (c, a, b) = (place(random), place(random), place(random));
                let _ = write!(text, "if ({c} & 1) {a} = {b}; else {b} = {};", random.below(9));
            }
        }
    }
    let (a, b) = (random.one(PLACES), random.one(PLACES));
    let _ = write!(text, "\n  return {a} + {b};\n}}\n");
    text
}

fn program_text(seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let (f, g) = (function("f", &mut random), function("g", &mut random));
    format!(
        "{HEAD}{f}{g}static void *one(void *a) {{ out[0] = f(1); return a; }}\n\
         static void *two(void *a) {{ out[1] = g(2); return a; }}\n\
         int main(void) {{\n  pthread_t a, b;\n  pthread_create(&a, 0, one, 0);\n  \
         pthread_create(&b, 0, two, 0);\n  pthread_join(a, 0);\n  pthread_join(b, 0);\n  \
         pthread_exit(0);\n}}\n"
    )
}

fn load_text(ir: &str, promote: bool) -> Result<Program, String> {
    let mut sources = SourceMap::new();
    let modules = vec![("x.ll".to_string(), ir.to_string())];
    let options = LoadOptions { promote, ..LoadOptions::default() };
    let (program, found) = load(modules, &options, &mut sources, &mut Disk);
    program.ok_or_else(|| format!("{found:?}"))
}

#[derive(Default)]
struct Found(Vec<Vec<u8>>);

impl Sink for Found {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.0.push(successor.to_vec());
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {}
}

/// The values of the globals in every state without steps.
fn ends(model: &MachineModel) -> BTreeSet<String> {
    let mut worker = model.worker();
    let (mut seen, mut work, mut out) = (HashSet::new(), Vec::new(), BTreeSet::new());
    model.initial(&mut |s| work.push(s.to_vec()));
    while let Some(state) = work.pop() {
        if !seen.insert(state.clone()) {
            continue;
        }
        let mut found = Found::default();
        worker.expand(&state, &mut found);
        if found.0.is_empty() {
            let globals = model.fields(&state).into_iter().filter(|f| f.owner.is_empty());
            out.insert(globals.map(|f| format!("{}={} ", f.name, f.value)).collect());
        }
        work.extend(found.0);
    }
    out
}

fn options(all: bool) -> Options {
    let reduction = if all { Reduction::Superstep } else { Reduction::Global };
    let (ample, fold, compared, finite) = (all, all, all, all);
    // What nobody will look at again must still be there in the end.
    let clear_dead = false;
    Options { reduction, ample, fold, compared, finite, clear_dead, ..Options::default() }
}

/// How the two differ, if they do; and what both say.
fn compare(clang: &str, seed: u64) -> Result<String, String> {
    let name = format!("heddle-promoted-{}-{seed}.c", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, program_text(seed)).map_err(|e| e.to_string())?;
    let ir = compile(clang, &path, 0);
    let _ = std::fs::remove_file(&path);
    let ir = ir?;
    let (regs, memory) = (load_text(&ir, true)?, load_text(&ir, false)?);
    let mut said = String::new();
    for all in [true, false] {
        let model = |p: &Program| MachineModel::new(p.clone(), options(all));
        let (a, b) = (model(&regs), model(&memory));
        let (left, right) = (search(&a, 1_000_000), search(&b, 1_000_000));
        if left != right {
            return Err(format!("reduced {all}: {left} in registers, {right} in memory"));
        }
        if left == "holds" {
            let (left, right) = (ends(&a), ends(&b));
            if left != right || left.is_empty() {
                return Err(format!("reduced {all}: ends {left:?} and {right:?}"));
            }
        }
        said = left;
    }

    Ok(said)
}

#[test]
fn locals_in_registers_are_the_locals_of_the_program() {
    let Some(clang) = find_clang() else {
        eprintln!("no clang here: nothing checked");
        return;
    };
    let (first, n) = (number("HEDDLE_SEED", 0), number("HEDDLE_PROMOTED", 24));
    let (mut held, mut wrong) = (0, 0);
    for seed in first..first + n {
        match compare(clang, seed) {
            Ok(said) if said == "holds" => held += 1,
            Ok(_) => wrong += 1,
            Err(why) => panic!("seed {seed}: {why}\n{}", program_text(seed)),
        }
    }
    assert!(n < 20 || held > 0 && wrong > 0, "{held} hold and {wrong} do not");
}
