//! Which values of an unknown number are worth a run each.
//!
//! `n = nondet(); assume(n < 4);` asks for four runs, `if (nondet())` for two,
//! `rand() % 3` for three. From the instruction that makes the number, this
//! follows the code with the number as an unknown and splits what it may be at
//! every comparison with a constant:
//!
//! - where an assumption fails and nothing else was done before, the values
//!   of that path are left out;
//! - where the number is dead, all values of that path do the same, and one
//!   stands for them all;
//! - where the number goes into anything else, every value counts. If they are
//!   few, all are tried; otherwise a sample, and then the search cannot be
//!   called complete.
//!
//! Memory is followed for globals while one thread runs alone, so that
//! `n` may be a global.
//!
//! Not here: calls; a number that goes into a function is used there.

mod ranges;

use crate::inst::{BinOp, Cmp, Inst, Op, UnOp};
use crate::library::Lib;
use crate::liveness::Liveness;
use crate::ops;
use crate::program::{CONST_BASE, Function, Pc, Program, Reg};
use crate::value::{Val, mask};
use ranges::{Piece, Set, Shift, divide, pieces};
use std::collections::{BTreeSet, HashMap};

/// The values to try, and whether they are enough.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    pub values: Vec<u64>,
    pub exact: bool,
}

/// Values to try where all are too many.
const SAMPLES: [i64; 9] = [0, 1, 2, 3, -1, i64::MAX, i64::MIN, 7, 100];
/// The most values that are all tried.
const MAX_VALUES: u64 = 1024;
const MAX_PATHS: usize = 256;
const MAX_STEPS: usize = 4_000;

/// The choices at `pc`, an instruction that makes a number; none if it makes
/// none. With `alone`, no other thread sees the globals meanwhile; with
/// `overflow`, signed overflow is an error.
pub fn choices(
    program: &Program,
    f: &Function,
    live: &Liveness,
    pc: Pc,
    (alone, overflow): (bool, bool),
) -> Option<Choices> {
    let Inst::Lib { lib, args, d } = &f.code[pc as usize] else { return None };
    let (w, top) = match lib {
        Lib::Nondet => {
            let w = program.pool.get(args.first().filter(|a| a.as_reg().is_none())?.pool())?.bits;
            let w = w.clamp(1, 64) as u8;
            (w, mask(w))
        }
        Lib::Rand => (32, mask(31)),
        _ => return None,
    };
    let (closed, open) = (BTreeSet::new(), Vec::new());
    let mut walk = Walk { program, f, live, w, alone, overflow, closed, open };
    walk.run(Path {
        pc: pc + 1,
        set: vec![(0, top)],
        regs: HashMap::from([(*d, Known::Number(Vec::new()))]),
        memory: HashMap::new(),
        acted: false,
    });
    Some(walk.finish())
}

#[derive(Clone, Debug, PartialEq)]
enum Known {
    Constant(Val),
    /// The number, after these.
    Number(Vec<Shift>),
    Nothing,
}

#[derive(Clone)]
struct Path {
    pc: Pc,
    set: Set,
    regs: HashMap<Reg, Known>,
    /// Where the number lies in globals, with which width.
    memory: HashMap<(u32, u64), (u8, Known)>,
    /// Something happened that others might notice, or that might go wrong.
    acted: bool,
}

/// What an instruction does to a path.
enum Next {
    To(Pc),
    Fork(Vec<Path>),
    /// All values of the path do the same from here on.
    Closed,
    /// They may not.
    Open,
    /// An assumption failed.
    Cut,
}

struct Walk<'p> {
    program: &'p Program,
    f: &'p Function,
    live: &'p Liveness,
    w: u8,
    alone: bool,
    overflow: bool,
    closed: BTreeSet<u64>,
    open: Vec<Set>,
}

impl Walk<'_> {
    fn run(&mut self, first: Path) {
        let mut work = vec![first];
        let (mut n_paths, mut n_steps) = (1, 0);
        while let Some(mut path) = work.pop() {
            loop {
                n_steps += 1;
                let next = if n_steps > MAX_STEPS || n_paths > MAX_PATHS {
                    Next::Open
                } else {
                    self.step(&mut path)
                };
                match next {
                    Next::To(pc) => path.pc = pc,
                    Next::Fork(paths) => {
                        n_paths += paths.len();
                        work.extend(paths.into_iter().filter(|p| !p.set.is_empty()));
                        break;
                    }
                    Next::Closed => {
                        self.close(&path.set);
                        break;
                    }
                    Next::Open => {
                        self.open.push(path.set);
                        break;
                    }
                    Next::Cut => {
                        if path.acted {
                            self.close(&path.set);
                        }
                        break;
                    }
                }
            }
        }
    }

    /// One value stands for all of a set: the plainest.
    fn close(&mut self, set: &Set) {
        let has = |v: u64| set.iter().any(|r| r.0 <= v && v <= r.1);
        let plain = [0, 1, mask(self.w)].into_iter().find(|&v| has(v));
        self.closed.extend(plain.or(set.first().map(|r| r.0)));
    }

    fn finish(self) -> Choices {
        let mut values = self.closed;
        let size =
            |s: &Set| s.iter().fold(0u64, |n, r| n.saturating_add(r.1 - r.0).saturating_add(1));
        let all = self.open.iter().fold(0u64, |n, s| n.saturating_add(size(s)));
        let exact = all <= MAX_VALUES;
        for set in &self.open {
            for &(lo, hi) in set {
                if exact {
                    values.extend(lo..=hi);
                } else {
                    values.extend([lo, hi]);
                    let sample = |v: &i64| match *v {
                        i64::MAX => mask(self.w - 1),
                        i64::MIN => 1 << (self.w - 1),
                        v => v as u64 & mask(self.w),
                    };
                    values.extend(SAMPLES.iter().map(sample).filter(|&v| lo <= v && v <= hi));
                }
            }
        }
        if values.is_empty() {
            values.insert(0);
        }
        Choices { values: values.into_iter().collect(), exact }
    }

    fn step(&self, p: &mut Path) -> Next {
        let Some(inst) = self.f.code.get(p.pc as usize) else { return Next::Closed };
        let live = &self.live.before[p.pc as usize];
        let holds = |r: &Reg| matches!(p.regs.get(r), Some(Known::Number(_)));
        if p.memory.is_empty() && !live.iter().any(holds) {
            return Next::Closed;
        }
        match inst {
            Inst::Nop | Inst::Fence(_) => {}
            Inst::Move { d, a } => {
                let v = self.known(p, *a);
                p.regs.insert(*d, v);
            }
            Inst::Un { op, from, to, d, a } => return self.unary(p, (*op, *from, *to), *d, *a),
            Inst::Bin { op, w, d, a, b, signed_overflow } => {
                return self.binary(p, (*op, *w, *signed_overflow), *d, *a, *b);
            }
            Inst::Cmp { op, w, d, a, b } => return self.compare(p, (*op, *w), *d, *a, *b),
            Inst::Jump(t) => return Next::To(*t),
            Inst::Branch { c, yes, no } => return self.branch(p, *c, *yes, *no),
            Inst::Switch { v, w, cases, default } => {
                return self.switch(p, *v, *w, cases, Some(*default));
            }
            Inst::JumpTo { v, targets } => return self.switch(p, *v, 64, targets, None),
            Inst::Load { d, ptr, w, .. } => return self.load(p, *d, *ptr, *w),
            Inst::Store { ptr, v, w, .. } => return self.store(p, *ptr, *v, *w),
            Inst::Lib { lib, args, d } => return self.library(p, *lib, args, *d),
            Inst::Call { .. } | Inst::CallPtr { .. } | Inst::Ret { .. } | Inst::Unreachable => {
                let gone = p.memory.is_empty() && !self.reads_number(p, inst);
                let across = &self.live.across[p.pc as usize];
                return if gone && !across.iter().any(holds) { Next::Closed } else { Next::Open };
            }
            _ => {
                if self.reads_number(p, inst) {
                    return Next::Open;
                }
                p.acted |=
                    matches!(inst, Inst::Rmw { .. } | Inst::CmpXchg { .. } | Inst::Alloca { .. });
                if p.acted && !p.memory.is_empty() {
                    return Next::Open;
                }
                inst.registers(&mut |_| {}, &mut |d, n| {
                    (d..d + n).for_each(|r| drop(p.regs.insert(r, Known::Nothing)))
                });
            }
        }
        Next::To(p.pc + 1)
    }

    fn known(&self, p: &Path, op: Op) -> Known {
        match op.as_reg() {
            Some(r) => p.regs.get(&r).cloned().unwrap_or(Known::Nothing),
            None => Known::Constant(self.program.pool[op.pool()]),
        }
    }

    fn reads_number(&self, p: &Path, inst: &Inst) -> bool {
        let mut found = false;
        let mut read = |r: Reg| found |= matches!(p.regs.get(&r), Some(Known::Number(_)));
        inst.registers(&mut read, &mut |_, _| {});
        found
    }

    fn unary(&self, p: &mut Path, how: (UnOp, u8, u8), d: Reg, a: Op) -> Next {
        let v = match self.known(p, a) {
            Known::Number(mut shifts) => match how.0 {
                UnOp::ZExt | UnOp::Freeze => Known::Number(shifts),
                UnOp::SExt => {
                    shifts.push(Shift::Signed(how.1, how.2));
                    Known::Number(shifts)
                }
                _ => return Next::Open,
            },
            Known::Constant(c) => constant(ops::unary(how.0, how.1, how.2, c)),
            Known::Nothing => Known::Nothing,
        };
        p.regs.insert(d, v);
        Next::To(p.pc + 1)
    }

    fn binary(&self, p: &mut Path, how: (BinOp, u8, bool), d: Reg, a: Op, b: Op) -> Next {
        let (op, w, signed) = how;
        let checked = signed && self.overflow;
        let divides = matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem);
        let v = match (self.known(p, a), self.known(p, b)) {
            (Known::Number(mut n), Known::Constant(c)) if c.undef == 0 && c.obj == 0 => match op {
                // With signed overflow checked for, every value counts.
                BinOp::Add | BinOp::Sub if !checked => {
                    let by = if op == BinOp::Add { c.bits } else { c.bits.wrapping_neg() };
                    n.push(Shift::Add(by & mask(w), w));
                    Known::Number(n)
                }
                _ => return self.remainder(p, op, d, (c.bits & mask(w), w), &n),
            },
            (Known::Number(_), _) | (_, Known::Number(_)) => return Next::Open,
            (Known::Constant(a), Known::Constant(b)) => constant(ops::binary(op, w, false, a, b)),
            _ => Known::Nothing,
        };
        p.acted |= divides;
        p.regs.insert(d, v);
        Next::To(p.pc + 1)
    }

    /// The number modulo a small one, and then no more: as many neighbours as
    /// there are remainders have them all.
    fn remainder(&self, p: &mut Path, op: BinOp, d: Reg, by: (u64, u8), n: &[Shift]) -> Next {
        let (by, w) = by;
        let period = match op {
            BinOp::URem | BinOp::SRem => by,
            BinOp::And if by.wrapping_add(1).is_power_of_two() => by.wrapping_add(1),
            _ => 0,
        };
        let after = &self.live.before[p.pc as usize + 1];
        let holds = |r: &Reg| *r != d && matches!(p.regs.get(r), Some(Known::Number(_)));
        let few = (1..=MAX_VALUES / 2).contains(&period);
        if few && !after.iter().any(holds) && p.memory.is_empty() {
            let some = pieces(&p.set, n, w).into_iter();
            let near = |(lo, hi, _): Piece| (lo, hi.min(lo.saturating_add(period - 1)));
            p.set = some.map(near).collect();
        }
        Next::Open
    }

    fn compare(&self, p: &mut Path, (op, w): (Cmp, u8), d: Reg, a: Op, b: Op) -> Next {
        let v = match (self.known(p, a), self.known(p, b)) {
            (Known::Number(n), Known::Constant(c)) if c.undef == 0 && c.obj == 0 => {
                return self.split(p, d, &n, (c.bits & mask(w), w), &|x| ops::compare(op, w, x, c));
            }
            (Known::Constant(c), Known::Number(n)) if c.undef == 0 && c.obj == 0 => {
                return self.split(p, d, &n, (c.bits & mask(w), w), &|x| ops::compare(op, w, c, x));
            }
            (Known::Number(_), _) | (_, Known::Number(_)) => return Next::Open,
            (Known::Constant(a), Known::Constant(b)) => constant(ops::compare(op, w, a, b)),
            _ => Known::Nothing,
        };
        p.regs.insert(d, v);
        Next::To(p.pc + 1)
    }

    /// Two paths: those for which a comparison with `c` holds, and the others.
    fn split(
        &self,
        p: &Path,
        d: Reg,
        n: &[Shift],
        c: (u64, u8),
        test: &dyn Fn(Val) -> Result<Val, ops::Trouble>,
    ) -> Next {
        let Some([no, yes]) = divide(&p.set, n, c, test) else { return Next::Open };
        let path = |set: Set, bit: u64| {
            let mut path = Path { set, pc: p.pc + 1, ..p.clone() };
            path.regs.insert(d, Known::Constant(Val::int(bit)));
            path
        };
        Next::Fork(vec![path(no, 0), path(yes, 1)])
    }

    fn branch(&self, p: &mut Path, c: Op, yes: Pc, no: Pc) -> Next {
        let to = |set: Set, pc: Pc| Path { set, pc, ..p.clone() };
        match self.known(p, c) {
            Known::Constant(v) if v.undef == 0 => Next::To(if v.bits & 1 == 1 { yes } else { no }),
            Known::Constant(_) => Next::Closed,
            Known::Nothing => Next::Fork(vec![to(p.set.clone(), yes), to(p.set.clone(), no)]),
            // A truth value made as one.
            Known::Number(n) if self.w == 1 && n.is_empty() => {
                let part = |bit: u64| -> Set {
                    let has = p.set.iter().any(|r| r.0 <= bit && bit <= r.1);
                    has.then_some((bit, bit)).into_iter().collect()
                };
                Next::Fork(vec![to(part(1), yes), to(part(0), no)])
            }
            Known::Number(_) => Next::Open,
        }
    }

    fn switch(&self, p: &Path, v: Op, w: u8, cases: &[(u64, Pc)], default: Option<Pc>) -> Next {
        let to = |set: Set, pc: Pc| Path { set, pc, ..p.clone() };
        match self.known(p, v) {
            Known::Constant(c) if c.undef == 0 => {
                let case = cases.iter().find(|k| k.0 == c.bits & mask(w)).map(|k| k.1);
                case.or(default).map_or(Next::Closed, Next::To)
            }
            Known::Constant(_) => Next::Closed,
            Known::Nothing => {
                let targets = cases.iter().map(|c| c.1).chain(default);
                Next::Fork(targets.map(|pc| to(p.set.clone(), pc)).collect())
            }
            Known::Number(n) => {
                let mut rest = p.set.clone();
                let mut paths = Vec::new();
                for &(k, pc) in cases {
                    let equal = |x: Val| ops::compare(Cmp::Eq, w, x, Val::int(k));
                    let Some([no, yes]) = divide(&rest, &n, (k & mask(w), w), &equal) else {
                        return Next::Open;
                    };
                    paths.push(to(yes, pc));
                    rest = no;
                }
                paths.extend(default.map(|pc| to(rest, pc)));
                Next::Fork(paths)
            }
        }
    }

    fn load(&self, p: &mut Path, d: Reg, ptr: Op, w: u8) -> Next {
        let v = match self.global(p, ptr) {
            Some(at) => match p.memory.get(&at) {
                Some((width, v)) if *width == w => v.clone(),
                None if !self.overlaps(p, at, w) => Known::Nothing,
                _ => return Next::Open,
            },
            None if matches!(self.known(p, ptr), Known::Number(_)) || !p.memory.is_empty() => {
                return Next::Open;
            }
            None => Known::Nothing,
        };
        p.acted |= !self.alone || self.global(p, ptr).is_none();
        p.regs.insert(d, v);
        Next::To(p.pc + 1)
    }

    fn store(&self, p: &mut Path, ptr: Op, v: Op, w: u8) -> Next {
        let v = self.known(p, v);
        let is_number = matches!(v, Known::Number(_));
        match self.global(p, ptr).filter(|_| self.alone) {
            Some(at) => {
                p.memory.remove(&at);
                if self.overlaps(p, at, w) {
                    return Next::Open;
                }
                if is_number {
                    p.memory.insert(at, (w, v));
                }
            }
            None if is_number || !p.memory.is_empty() => return Next::Open,
            None => p.acted = true,
        }
        if matches!(self.known(p, ptr), Known::Number(_)) {
            return Next::Open;
        }
        // Alone, a store of a constant before a failed assumption is nobody's loss.
        p.acted |= !self.alone;
        Next::To(p.pc + 1)
    }

    /// A place in a global that the code names.
    fn global(&self, p: &Path, ptr: Op) -> Option<(u32, u64)> {
        match self.known(p, ptr) {
            Known::Constant(c) if c.obj != 0 && c.obj < CONST_BASE && c.undef == 0 => {
                Some((c.obj, c.bits))
            }
            _ => None,
        }
    }

    fn overlaps(&self, p: &Path, at: (u32, u64), w: u8) -> bool {
        let end = at.1 + (w as u64).div_ceil(8);
        p.memory.iter().any(|(&(obj, lo), (width, _))| {
            obj == at.0 && lo < end && at.1 < lo + (*width as u64).div_ceil(8)
        })
    }

    fn library(&self, p: &mut Path, lib: Lib, args: &[Op], d: Reg) -> Next {
        let first = args.first().map(|&a| self.known(p, a));
        match (lib, first) {
            (Lib::Assume, Some(Known::Constant(c))) if c.undef == 0 => {
                return if c.truth() { Next::To(p.pc + 1) } else { Next::Cut };
            }
            (Lib::Assert, Some(Known::Constant(c))) if c.undef == 0 => {
                return if c.truth() { Next::To(p.pc + 1) } else { Next::Closed };
            }
            (Lib::Assume | Lib::Assert, Some(Known::Nothing)) => {
                p.acted |= lib == Lib::Assert;
                return Next::To(p.pc + 1);
            }
            _ => {}
        }
        if args.iter().any(|&a| matches!(self.known(p, a), Known::Number(_))) {
            return Next::Open;
        }
        if lib.never_returns() {
            return if p.memory.is_empty() { Next::Closed } else { Next::Open };
        }
        if !matches!(lib, Lib::Nondet | Lib::Rand) {
            p.acted = true;
            if !p.memory.is_empty() {
                return Next::Open;
            }
        }
        if lib.has_result() {
            p.regs.insert(d, Known::Nothing);
        }
        Next::To(p.pc + 1)
    }
}

fn constant(v: Result<Val, ops::Trouble>) -> Known {
    v.map_or(Known::Nothing, Known::Constant)
}

#[cfg(test)]
mod tests;
