//! Values that only comparisons will see.
//!
//! A register whose every use, until it is written again, is a comparison with
//! constants, or for equality with one other register, matters no further than
//! those comparisons go: any value with the same answers has the same future.
//! So the key of a state ([`Worker::key`]) has the simplest such value in its
//! place. A reader that has copied two variables, and will say whether they
//! are equal once it knows that nobody wrote in between, is kept with one bit
//! instead of two numbers.
//!
//! Found by a backward analysis like that of live registers: what is known of
//! a register is that it is dead, that it meets certain comparisons only, or
//! nothing. A comparison with another register counts as long as that one is
//! not written on the way; copies are followed. (The idea is predicate
//! abstraction where it is exact; liveness is its simplest case.)
//!
//! Only numbers that are wholly defined are changed: pointers and undefined
//! bits stay what they are. The states themselves stay as they are too, so
//! traces show the program's own values.
//!
//! Not here: values that go through arithmetic before they are compared, and
//! values in memory.
//!
//! [`Worker::key`]: heddle_model::Worker::key

use crate::liveness::Liveness;
use crate::ops;
use crate::program::{Cmp, Function, Inst, Op, Pc, Program, Reg};
use crate::state::{State, Status, Thread};
use crate::value::{Val, mask};
use std::collections::BTreeMap;

/// Comparisons with constants that one register may meet.
const MAX_TESTS: usize = 8;
/// Live registers, counted at every instruction, beyond which a function is
/// left alone.
const MAX_LIVE: usize = 500_000;

/// A comparison with a constant.
type Test = (Cmp, u8, u64);

/// How a register will be used.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Use {
    /// Only compared with these constants.
    Tests(Vec<Test>),
    /// Only compared for equality with this register, at this width.
    With(Reg, u8),
    /// In some way that tells more.
    Any,
}

/// The uses of live registers; one that is not there is dead.
type Uses = BTreeMap<Reg, Use>;

/// What may be made simpler at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Simpler {
    Tests(Reg, Box<[Test]>),
    /// The second is compared with the first only; perhaps also the reverse.
    Pair {
        kept: Reg,
        changed: Reg,
        w: u8,
        both: bool,
    },
}

/// What may be made simpler in one function, by position: for the frame on
/// top, and for one that waits for a call.
#[derive(Clone, Debug, Default)]
pub struct Compared {
    before: Vec<Box<[Simpler]>>,
    across: Vec<Box<[Simpler]>>,
}

impl Compared {
    /// Empty where there is nothing.
    pub fn new(program: &Program, f: &Function, live: &Liveness) -> Compared {
        let marks = |i: &Inst| matches!(i, Inst::Lib { lib, .. } if lib.is_mark());
        let n_live: usize = live.before.iter().map(|l| l.len()).sum();
        // A thread that is cancelled may come back to a mark from anywhere.
        if n_live > MAX_LIVE || f.code.iter().any(marks) {
            return Compared::default();
        }
        let before = analyse(program, f);
        let at = |uses: &Uses| simpler(uses);
        let across = |pc: usize| match &f.code[pc] {
            inst @ (Inst::Call { .. } | Inst::CallPtr { .. }) => {
                let mut uses = after(f, pc, &before);
                forget_written(inst, &mut uses);
                at(&uses)
            }
            _ => Box::default(),
        };
        let out = Compared {
            across: (0..f.code.len()).map(across).collect(),
            before: before.iter().map(at).collect(),
        };
        let none = out.before.iter().chain(&out.across).all(|s| s.is_empty());
        if none { Compared::default() } else { out }
    }

    pub fn is_empty(&self) -> bool {
        self.before.is_empty()
    }
}

/// Puts the simplest values in place. Returns whether anything changed.
pub fn simplify(all: &[Compared], st: &mut State, changed: &mut Vec<Changed>) -> bool {
    let before = changed.len();
    for (t, thread) in st.threads.iter_mut().enumerate() {
        simplify_thread(all, t, thread, changed);
    }
    changed.len() > before
}

/// The same for one thread.
pub fn simplify_thread(
    all: &[Compared],
    t: usize,
    thread: &mut Thread,
    changed: &mut Vec<Changed>,
) {
    if all.is_empty() || thread.status != Status::Running {
        return;
    }
    let n = thread.frames.len();
    for (i, f) in thread.frames.iter().enumerate() {
        let here = &all[f.func as usize];
        let places = if i + 1 == n { &here.before } else { &here.across };
        let Some(list) = places.get(f.pc as usize) else { continue };
        let base = f.base as usize;
        let regs = &mut thread.regs[base..];
        let mut note =
            |r: Reg, old: Val| changed.push(Changed { thread: t, at: base + r as usize, old });
        list.iter().for_each(|s| s.apply(regs, &mut note));
    }
}

/// A register of a thread that has another value now.
pub struct Changed {
    pub thread: usize,
    pub at: usize,
    pub old: Val,
}

impl Simpler {
    fn apply(&self, regs: &mut [Val], note: &mut impl FnMut(Reg, Val)) {
        let plain = |v: Val, w: u8| (v.undef == 0 && v.obj == 0).then_some(v.bits & mask(w));
        match self {
            Simpler::Tests(r, tests) => {
                let Some(v) = plain(regs[*r as usize], 64) else { return };
                if let Some(v) = simplest(v, tests) {
                    put(regs, *r, v, note);
                }
            }
            &Simpler::Pair { kept, changed, w, both } => {
                let pair = (regs[kept as usize], regs[changed as usize]);
                let (Some(a), Some(b)) = (plain(pair.0, w), plain(pair.1, w)) else { return };
                let to = if both { 0 } else { a };
                let other = if a == b { to } else { (to == 0) as u64 };
                if both {
                    put(regs, kept, 0, note);
                }
                put(regs, changed, other, note);
            }
        }
    }
}

fn put(regs: &mut [Val], r: Reg, bits: u64, note: &mut impl FnMut(Reg, Val)) {
    let new = Val::int(bits);
    let old = std::mem::replace(&mut regs[r as usize], new);
    if old != new {
        note(r, old);
    }
}

/// The first value, of those near the constants, with the same answers.
fn simplest(v: u64, tests: &[Test]) -> Option<u64> {
    let same = |x: u64| tests.iter().all(|t| answer(t, x) == answer(t, v));
    let near = tests.iter().flat_map(|t| {
        let m = mask(t.1);
        [t.2.wrapping_sub(1) & m, t.2 & m, t.2.wrapping_add(1) & m]
    });
    let first = (0..=MAX_TESTS as u64).find(|&x| same(x));
    first.or_else(|| near.filter(|&x| same(x)).min())
}

fn answer(&(op, w, c): &Test, x: u64) -> Option<bool> {
    ops::compare(op, w, Val::int(x), Val::int(c)).ok().map(Val::truth)
}

fn analyse(program: &Program, f: &Function) -> Vec<Uses> {
    let n = f.code.len();
    let mut predecessors = vec![Vec::new(); n];
    for (pc, inst) in f.code.iter().enumerate() {
        inst.successors(pc as Pc, &mut |t| predecessors[t as usize].push(pc));
    }
    let mut before = vec![Uses::new(); n];
    let mut work: Vec<usize> = (0..n).collect();
    let mut queued = vec![true; n];
    // Uses only grow, so this ends.
    while let Some(pc) = work.pop() {
        queued[pc] = false;
        let mut uses = after(f, pc, &before);
        transfer(program, &f.code[pc], &mut uses);
        if uses != before[pc] {
            before[pc] = uses;
            for &p in &predecessors[pc] {
                if !std::mem::replace(&mut queued[p], true) {
                    work.push(p);
                }
            }
        }
    }
    before
}

fn after(f: &Function, pc: usize, before: &[Uses]) -> Uses {
    let mut out = Uses::new();
    f.code[pc].successors(pc as Pc, &mut |t| {
        before[t as usize].iter().for_each(|(&r, u)| join(&mut out, r, u.clone()));
    });
    out
}

fn join(uses: &mut Uses, r: Reg, new: Use) {
    let merged = match (uses.remove(&r), new) {
        (_, Use::With(q, _)) if q == r => Use::Any,
        (None, new) => new,
        (Some(Use::Tests(mut old)), Use::Tests(new)) => {
            old.extend(new);
            sorted(old)
        }
        (Some(old), new) if old == new => old,
        _ => Use::Any,
    };
    uses.insert(r, merged);
}

fn transfer(program: &Program, inst: &Inst, uses: &mut Uses) {
    match inst {
        Inst::Move { d, a } => return copy(*d, *a, uses),
        _ => forget_written(inst, uses),
    }
    match inst {
        Inst::Cmp { op, w, a, b, .. } => compare(program, (*op, *w), *a, *b, uses),
        Inst::Switch { v, w, cases, .. } => {
            let Some(r) = v.as_reg() else { return };
            join(uses, r, sorted(cases.iter().map(|c| (Cmp::Eq, *w, c.0)).collect()));
        }
        _ => inst.registers(&mut |r| join(uses, r, Use::Any), &mut |_, _| {}),
    }
}

fn sorted(mut tests: Vec<Test>) -> Use {
    tests.sort_unstable_by_key(|t| (t.0 as u8, t.1, t.2));
    tests.dedup();
    if tests.len() > MAX_TESTS { Use::Any } else { Use::Tests(tests) }
}

/// What is written here was not used before; whoever will be compared with it
/// will be compared with something unknown.
fn forget_written(inst: &Inst, uses: &mut Uses) {
    inst.registers(&mut |_| {}, &mut |d, n| {
        (d..d + n).for_each(|d| drop(uses.remove(&d)));
        for u in uses.values_mut() {
            if matches!(u, Use::With(q, _) if (d..d + n).contains(q)) {
                *u = Use::Any;
            }
        }
    });
}

/// After a copy, what is said of the copy is said of its source.
fn copy(d: Reg, a: Op, uses: &mut Uses) {
    let Some(source) = a.as_reg() else {
        return forget_written(&Inst::Move { d, a }, uses);
    };
    if source == d {
        return;
    }
    let moved = uses.remove(&d);
    let meets = |u: &Use| matches!(u, Use::With(q, _) if *q == d);
    let partners: Vec<Reg> = uses.iter().filter(|(_, u)| meets(u)).map(|(&r, _)| r).collect();
    for r in partners {
        if let Some(Use::With(_, w)) = uses.remove(&r) {
            join(uses, r, Use::With(source, w));
        }
    }
    moved.into_iter().for_each(|u| join(uses, source, u));
}

fn compare(program: &Program, (op, w): (Cmp, u8), a: Op, b: Op, uses: &mut Uses) {
    let equality = matches!(op, Cmp::Eq | Cmp::Ne);
    let number = |o: Op| {
        let v = program.pool[o.pool()];
        (v.obj == 0 && v.undef == 0 && (op as u8) <= Cmp::Sge as u8).then_some(v.bits)
    };
    match (a.as_reg(), b.as_reg()) {
        (Some(x), Some(y)) if equality => {
            join(uses, x, Use::With(y, w));
            join(uses, y, Use::With(x, w));
        }
        (Some(x), None) => {
            join(uses, x, number(b).map_or(Use::Any, |c| Use::Tests(vec![(op, w, c)])));
        }
        (x, y) => x.into_iter().chain(y).for_each(|r| join(uses, r, Use::Any)),
    }
}

fn simpler(uses: &Uses) -> Box<[Simpler]> {
    let one = |(&r, u): (&Reg, &Use)| match u {
        Use::Any => None,
        Use::Tests(tests) => Some(Simpler::Tests(r, tests.clone().into())),
        &Use::With(q, w) => match uses.get(&q) {
            Some(Use::With(back, v)) if *back == r && *v == w => {
                (q < r).then_some(Simpler::Pair { kept: q, changed: r, w, both: true })
            }
            Some(Use::Any) => Some(Simpler::Pair { kept: q, changed: r, w, both: false }),
            _ => None,
        },
    };
    uses.iter().filter_map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(s: &Simpler, regs: &mut [Val]) -> bool {
        let mut any = false;
        s.apply(regs, &mut |_, _| any = true);
        any
    }

    fn cmp(op: Cmp, d: Reg, a: Op, b: Op) -> Inst {
        Inst::Cmp { op, w: 32, d, a, b }
    }

    fn found(code: Vec<Inst>, p: &Program) -> Vec<Box<[Simpler]>> {
        let f = Function { n_regs: 8, code, ..Function::default() };
        Compared::new(p, &f, &crate::liveness::analyse(&f)).before
    }

    const END: fn() -> Inst = || Inst::Ret { vals: Box::new([]) };

    #[test]
    fn two_values_that_will_be_compared_are_one_bit() {
        let r = Op::reg;
        // Through copies, as code without optimisation has them.
        let code = vec![
            Inst::Nop,
            Inst::Move { d: 2, a: r(0) },
            Inst::Move { d: 3, a: r(1) },
            cmp(Cmp::Eq, 4, r(2), r(3)),
            Inst::Branch { c: r(4), yes: 5, no: 5 },
            END(),
        ];
        let pair = Simpler::Pair { kept: 0, changed: 1, w: 32, both: true };
        let found = found(code, &Program::new());
        assert_eq!(found[0][..], [pair.clone()][..]);
        let mut regs = [Val::int(7), Val::int(9)];
        assert!(applied(&pair, &mut regs));
        assert_eq!(regs, [Val::int(0), Val::int(1)]);
        let mut regs = [Val::int(7), Val::int(7)];
        assert!(applied(&pair, &mut regs));
        assert_eq!(regs, [Val::int(0), Val::int(0)]);
        let mut regs = [Val::pointer(3, 0), Val::int(7)];
        assert!(!applied(&pair, &mut regs), "pointers stay");
    }

    #[test]
    fn a_value_that_will_be_compared_with_something_unknown_stays() {
        let r = Op::reg;
        let load = Inst::Load { d: 1, ptr: r(5), w: 32, align: 4, order: crate::Order::SeqCst };
        let compare = cmp(Cmp::Eq, 4, r(0), r(1));
        let branch = Inst::Branch { c: r(4), yes: 4, no: 0 };
        let code = vec![Inst::Nop, load, compare, branch, END()];
        let found = found(code, &Program::new());
        assert!(found.iter().take(2).all(|s| s.is_empty()), "before the load");
    }

    #[test]
    fn a_value_that_is_used_in_any_other_way_stays() {
        let r = Op::reg;
        let code = vec![
            cmp(Cmp::Eq, 4, r(0), r(1)),
            Inst::Branch { c: r(4), yes: 2, no: 3 },
            Inst::Ret { vals: Box::new([r(0)]) },
            END(),
        ];
        let found = found(code, &Program::new());
        let one = Simpler::Pair { kept: 0, changed: 1, w: 32, both: false };
        assert_eq!(found[0][..], [one.clone()][..]);
        let mut regs = [Val::int(7), Val::int(9)];
        assert!(applied(&one, &mut regs));
        assert_eq!(regs, [Val::int(7), Val::int(0)]);
    }

    #[test]
    fn the_simplest_value_has_the_same_answers() {
        let tests = [(Cmp::Slt, 8, 0), (Cmp::Ugt, 8, 200), (Cmp::Eq, 8, 100)];
        for v in 0..256 {
            let s = simplest(v, &tests).expect("there is one");
            assert!(tests.iter().all(|t| answer(t, v) == answer(t, s)), "{v} as {s}");
        }
        let mut kinds: Vec<u64> = (0..256).filter_map(|v| simplest(v, &tests)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), 4, "below 100, 100, up to 200, above: negative");
    }
}
