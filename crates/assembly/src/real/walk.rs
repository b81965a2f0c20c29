//! A function as all that a thread does: calls are inlined, so a point is an
//! instruction and the calls that are open there. A first pass finds what is known
//! of the stack at every point, a second writes the code.

use super::builder::{Builder, Key, Place};
use super::frame::Abs;
use super::harness::Start;
use heddle_isa::{Env as _, Op, number};
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
        let registers = self.unit.isa.arguments();
        if start.args.len() > registers.len() {
            self.wrong.push(Diagnostic::unsupported(start.span, "more than six arguments"));
        }
        for (arg, r) in start.args.iter().zip(registers) {
            let value = match number(arg) {
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
            let dst = self.register(r);
            self.step(Instr::Move { dst, a: Operand::Imm(value) }, "argument");
        }
        let known = self.analyse(entry);
        self.measure(&known);
        self.write(entry, &known);
    }

    /// What is known before every point.
    pub(super) fn analyse(&mut self, entry: usize) -> BTreeMap<Key, Abs> {
        let mut known: BTreeMap<Key, Abs> = BTreeMap::new();
        let first = (entry, Vec::new());
        known.insert(first.clone(), Abs::begin(self.unit.isa));
        let mut todo = vec![first];
        while let Some(key) = todo.pop() {
            let mut abs = known[&key].clone();
            let Some(line) = self.unit.code.get(key.0) else { continue };
            self.at = (line.span, line.text.clone());
            let Some(ops) = &line.ops else { continue };
            let mut goes = true;
            for op in ops {
                goes &= !matches!(op, Op::Ret) || abs.returns();
                abs.step(op);
            }
            if !goes {
                continue;
            }
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
            let ops = self.unit.code.get(key.0).and_then(|line| line.ops.as_deref());
            for op in ops.unwrap_or(&[]) {
                if let Op::Load { addr, size, .. } | Op::Store { addr, size, .. } = op
                    && let Some(off) = abs.slot(addr)
                {
                    let place = place(&abs, &key.1, off);
                    self.sizes.entry(place).or_default().insert(*size);
                }
                abs.step(op);
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
        let ops = self.unit.code[*pc].ops.as_deref().unwrap_or(&[]);
        match ops.last() {
            Some(Op::Branch { to, .. } | Op::BranchIf { to, .. }) => {
                let mut out = vec![fall];
                out.extend(self.label(to).map(|t| (t, stack.clone())));
                out
            }
            Some(Op::Jump(to)) if ABORTS.contains(&to.as_str()) => vec![],
            Some(Op::Jump(to)) => self.label(to).map(|t| (t, stack.clone())).into_iter().collect(),
            Some(Op::Call(to)) if ABORTS.contains(&to.as_str()) => vec![],
            Some(Op::Call(to)) => {
                if stack.len() >= MAX_CALLS {
                    self.unsupported(format!("more than {MAX_CALLS} calls open at once"));
                    return vec![];
                }
                let deeper = stack.iter().copied().chain([pc + 1]).collect();
                self.label(to).map(|t| (t, deeper)).into_iter().collect()
            }
            Some(Op::Ret) => match stack.split_last() {
                Some((back, rest)) => vec![(*back, rest.to_vec())],
                None => vec![],
            },
            Some(Op::Abort) => vec![],
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
        let mut starts: BTreeMap<&Key, u32> = BTreeMap::new();
        for (i, key) in order.iter().enumerate() {
            starts.insert(key, self.here());
            let Some(line) = self.unit.code.get(key.0) else {
                self.unsupported("a function that runs over the end of the file");
                continue;
            };
            self.at = (line.span, line.text.clone());
            let Some(ops) = &line.ops else {
                let name = line.text.clone();
                self.unsupported(format!("the instruction `{name}`"));
                continue;
            };
            let mut abs = known[*key].clone();
            self.open.clone_from(&key.1);
            self.begin();
            for op in ops {
                self.at_point(op, &abs);
                abs.step(op);
            }
            self.go_on(ops, key, order.get(i + 1).copied());
        }
        let end = self.here();
        for (at, key) in std::mem::take(&mut self.jumps) {
            let to = key.and_then(|k| starts.get(&k).copied()).unwrap_or(end);
            if let Instr::Branch { target, .. } | Instr::Jump { target } = &mut self.code.instrs[at]
            {
                *target = to;
            }
        }
    }

    fn at_point(&mut self, op: &Op, abs: &Abs) {
        match op {
            Op::Abort => self.abort(),
            Op::Call(to) | Op::Jump(to) if ABORTS.contains(&to.as_str()) => self.abort(),
            Op::Call(_) | Op::Jump(_) => {}
            Op::Ret if !abs.returns() => {
                self.unsupported(
                    "a return to somewhere else than the caller: the stack is not as the call \
                     left it",
                );
            }
            Op::Ret => {}
            op => self.op(op, abs),
        }
    }

    fn abort(&mut self) {
        let text = std::mem::replace(&mut self.at.1, "the program does not give up here".into());
        self.push(Instr::Assert { cond: Operand::Imm(0) }, 0);
        self.at.1 = text;
    }

    /// The way on from a point, where it is not simply the next one.
    fn go_on(&mut self, ops: &[Op], key: &Key, after: Option<&Key>) {
        if let Some(Op::Abort) = ops.last() {
            return;
        }
        let next = self.next(key);
        let falls = matches!(ops.last(), Some(Op::Branch { .. } | Op::BranchIf { .. }));
        let to = if falls { next.first() } else { next.last() };
        if to.is_some() && to == after {
            return;
        }
        self.jumps.push((self.code.instrs.len(), to.cloned()));
        self.push(Instr::Jump { target: 0 }, 0);
    }
}

fn place(abs: &Abs, open: &[usize], off: i64) -> Place {
    (open[..abs.owner(off)].to_vec(), off)
}
