//! A function as all that a thread does: calls are inlined, so a point is an
//! instruction and the calls that are open there. A first pass finds what is known
//! of the stack at every point, a second writes the code.

use super::builder::{Builder, Key, Place};
use super::frame::Abs;
use super::harness::Start;
use super::ir::*;
use super::{Isa, a64, x86};
use heddle_memmodel::{Instr, Operand};
use heddle_span::Diagnostic;
use std::collections::BTreeMap;

/// Calls that may be open at once.
const MAX_CALLS: usize = 16;
/// Points of a thread; more calls than that are inlined nowhere.
const MAX_POINTS: usize = 20_000;

/// Functions that a program calls when it gives up.
pub(super) const ABORTS: [&str; 4] = ["abort", "__assert_fail", "__assert_rtn", "__stack_chk_fail"];

impl Builder<'_> {
    /// A function as all that this thread does, inlined to its end.
    pub(super) fn function(&mut self, start: &Start) {
        let Some(&entry) = self.unit.labels.get(&start.function) else {
            let text = format!("no function is called `{}`", start.function);
            self.wrong.push(Diagnostic::error(start.span, text));
            return;
        };
        let registers = match self.unit.isa {
            Isa::X86 => x86::ARGUMENTS,
            Isa::AArch64 => a64::ARGUMENTS,
        };
        if start.args.len() > registers.len() {
            self.wrong.push(Diagnostic::unsupported(start.span, "more than six arguments"));
        }
        for (arg, r) in start.args.iter().zip(registers) {
            let value = match super::text::number(arg) {
                Some(n) => n,
                None => match self.places.get(arg) {
                    Some(p) => *p,
                    None => {
                        let text = format!("`{arg}` is neither a number nor a symbol");
                        self.wrong.push(Diagnostic::error(start.span, text));
                        0
                    }
                },
            };
            let dst = 1 + r as u16;
            self.push(Instr::Move { dst, a: Operand::Imm(value) }, "argument");
        }
        let known = self.analyse(entry);
        self.measure(&known);
        self.write(entry, &known);
    }

    /// What is known before every point.
    pub(super) fn analyse(&mut self, entry: usize) -> BTreeMap<Key, Abs> {
        let mut known: BTreeMap<Key, Abs> = BTreeMap::new();
        let first = (entry, Vec::new());
        known.insert(first.clone(), Abs::begin());
        let mut todo = vec![first];
        while let Some(key) = todo.pop() {
            let mut abs = known[&key].clone();
            let Some(line) = self.unit.code.get(key.0) else { continue };
            self.at = (line.span, line.text.clone());
            let Some(irs) = &line.irs else { continue };
            irs.iter().for_each(|ir| abs.step(ir));
            for next in self.next(&key) {
                match known.get_mut(&next) {
                    None => {
                        if known.len() > MAX_POINTS {
                            self.unsupported("so many calls in one thread");
                            return known;
                        }
                        known.insert(next.clone(), abs.clone());
                        todo.push(next);
                    }
                    Some(old) => {
                        if old.join(&abs) {
                            todo.push(next);
                        }
                    }
                }
            }
        }
        known
    }

    /// Notes with which sizes each slot of the stack is accessed.
    pub(super) fn measure(&mut self, known: &BTreeMap<Key, Abs>) {
        for (key, before) in known {
            let mut abs = before.clone();
            let irs = self.unit.code.get(key.0).and_then(|line| line.irs.as_deref());
            for ir in irs.unwrap_or(&[]) {
                if let Ir::Load { addr, size, .. } | Ir::Store { addr, size, .. } = ir
                    && let Some(off) = abs.slot(addr)
                {
                    let place = place(&abs, &key.1, off);
                    self.sizes.entry(place).or_default().insert(*size);
                }
                abs.step(ir);
            }
        }
    }

    /// Whether a slot is only ever accessed whole, so that nothing above it matters.
    pub(super) fn is_whole(&self, place: &Place) -> bool {
        self.sizes.get(place).is_some_and(|s| s.len() == 1)
    }

    /// The slot of the stack at an offset, at the point that is being written.
    pub(super) fn place(&self, abs: &Abs, off: i64) -> Place {
        place(abs, &self.open, off)
    }

    /// Where control goes from a point.
    pub(super) fn next(&mut self, key: &Key) -> Vec<Key> {
        let (pc, stack) = key;
        let fall = (pc + 1, stack.clone());
        let irs = self.unit.code[*pc].irs.as_deref().unwrap_or(&[]);
        match irs.last() {
            Some(Ir::Branch { to, .. } | Ir::BranchZero { to, .. }) => {
                let mut out = vec![fall];
                out.extend(self.label(to).map(|t| (t, stack.clone())));
                out
            }
            Some(Ir::Jump(to)) if ABORTS.contains(&to.as_str()) => vec![],
            Some(Ir::Jump(to)) => self.label(to).map(|t| (t, stack.clone())).into_iter().collect(),
            Some(Ir::Call(to)) if ABORTS.contains(&to.as_str()) => vec![],
            Some(Ir::Call(to)) => {
                if stack.len() >= MAX_CALLS {
                    self.unsupported(format!("more than {MAX_CALLS} calls open at once"));
                    return vec![];
                }
                let deeper = stack.iter().copied().chain([pc + 1]).collect();
                self.label(to).map(|t| (t, deeper)).into_iter().collect()
            }
            Some(Ir::Ret) => match stack.split_last() {
                Some((back, rest)) => vec![(*back, rest.to_vec())],
                None => vec![],
            },
            Some(Ir::Abort) => vec![],
            _ => vec![fall],
        }
    }

    pub(super) fn label(&mut self, name: &str) -> Option<usize> {
        let found = self.unit.labels.get(name).copied();
        if found.is_none() {
            self.unsupported(format!("`{name}`, which is not in this file"));
        }
        found
    }

    /// The code of every point.
    pub(super) fn write(&mut self, entry: usize, known: &BTreeMap<Key, Abs>) {
        let first: Key = (entry, Vec::new());
        let order: Vec<&Key> =
            std::iter::once(&first).chain(known.keys().filter(|k| **k != first)).collect();
        let begin = self.code.instrs.len();
        let mut starts: BTreeMap<&Key, u32> = BTreeMap::new();
        // Jumps whose targets are not placed yet: where, and to which point.
        let mut jumps: Vec<(usize, Option<Key>)> = Vec::new();
        for (i, key) in order.iter().enumerate() {
            starts.insert(key, self.code.instrs.len() as u32);
            self.n_temps = 0;
            let Some(line) = self.unit.code.get(key.0) else {
                self.unsupported("a function that runs over the end of the file");
                continue;
            };
            self.at = (line.span, line.text.clone());
            let Some(irs) = &line.irs else {
                let name = line.text.clone();
                self.unsupported(format!("the instruction `{name}`"));
                continue;
            };
            let mut abs = known[*key].clone();
            self.open.clone_from(&key.1);
            for ir in irs {
                self.ir(ir, &abs, key, &mut jumps);
                abs.step(ir);
            }
            self.go_on(irs, key, order.get(i + 1).copied(), &mut jumps);
        }
        let end = self.code.instrs.len() as u32;
        for (at, key) in jumps {
            let to = key.and_then(|k| starts.get(&k).copied()).unwrap_or(end);
            if let Instr::Branch { target, .. } | Instr::Jump { target } = &mut self.code.instrs[at]
            {
                *target = to;
            }
        }
        assert!(begin <= end as usize);
    }

    /// The way on from a point, where it is not simply the next one.
    pub(super) fn go_on(
        &mut self,
        irs: &[Ir],
        key: &Key,
        after: Option<&Key>,
        jumps: &mut Vec<(usize, Option<Key>)>,
    ) {
        if let Some(Ir::Abort) = irs.last() {
            return;
        }
        let next = self.next(key);
        let falls = matches!(irs.last(), Some(Ir::Branch { .. } | Ir::BranchZero { .. }));
        let to = if falls { next.first() } else { next.last() };
        if to.is_some() && to == after {
            return;
        }
        jumps.push((self.code.instrs.len(), to.cloned()));
        self.emit(Instr::Jump { target: 0 }, 0);
    }
}

fn place(abs: &Abs, open: &[usize], off: i64) -> Place {
    (open[..abs.owner(off)].to_vec(), off)
}
