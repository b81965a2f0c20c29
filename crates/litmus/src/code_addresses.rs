//! Labels as values: `0:X8=P1:L` in an initial state, `ADR X8,L`, and what calls leave in the
//! link register.
//!
//! Code has addresses only to be jumped to; a test that reads or writes it is about
//! instruction fetch, and refused. Every line of every thread has an address of its own,
//! beyond those of locations, but only the ones that a test can get hold of are asked for.

use crate::asm::Ctx;
use crate::columns::Cells;
use heddle_isa::{Isa, Op, R, V};
use std::collections::{BTreeMap, BTreeSet};

/// Beyond every location.
const FIRST: i64 = 1 << 48;
/// Lines of one thread, at most.
const LINES: i64 = 1 << 20;

/// A label as a value in the initial state: whose it is (none: memory's), the thread and the
/// label.
#[derive(Clone, Debug)]
pub struct Label {
    pub owner: Option<(usize, String)>,
    pub thread: usize,
    pub name: String,
}

/// Lines whose address a test can get hold of.
#[derive(Clone, Debug, Default)]
pub struct CodeAddresses {
    lines: BTreeSet<(usize, usize)>,
    /// Somebody has the address of another's code.
    shared: bool,
    /// Somebody jumps to one.
    used: bool,
    labels: BTreeMap<(usize, String), usize>,
}

impl CodeAddresses {
    pub fn find(isa: Isa, all: &[Cells], read: &[Vec<Vec<Op>>], given: &[Label]) -> Self {
        let mut out = CodeAddresses::default();
        for (t, cells) in all.iter().enumerate() {
            out.labels.extend(cells.labels.iter().map(|(l, &line)| ((t, l.clone()), line)));
        }
        for (t, thread) in read.iter().enumerate() {
            for (at, ops) in thread.iter().enumerate() {
                for op in ops {
                    match op {
                        Op::Set { src: V::Sym(label, 0), .. } => {
                            let line = all[t].labels.get(label);
                            out.lines.extend(line.map(|&line| (t, line)));
                        }
                        Op::Call(_) | Op::CallTo(_) if isa.link().is_some() => {
                            out.lines.insert((t, at + 1));
                        }
                        _ => {}
                    }
                    out.used |= matches!(op, Op::Call(_) | Op::CallTo(_) | Op::JumpTo(_));
                }
            }
        }
        for label in given {
            let line = all.get(label.thread).and_then(|cells| cells.labels.get(&label.name));
            let Some(&line) = line else { continue };
            out.lines.insert((label.thread, line));
            out.shared |= label.owner.as_ref().is_none_or(|(thread, _)| *thread != label.thread);
        }
        out
    }

    /// The address of a line.
    pub fn of(&self, thread: usize, line: usize) -> i64 {
        FIRST + thread as i64 * LINES + line as i64
    }

    /// The address of a label of a thread.
    pub fn label(&self, thread: usize, name: &str) -> Option<i64> {
        let line = self.labels.get(&(thread, name.to_string()))?;
        Some(self.of(thread, *line))
    }

    pub fn all(&self) -> impl Iterator<Item = (usize, usize, i64)> + '_ {
        self.lines.iter().map(|&(t, line)| (t, line, self.of(t, line)))
    }

    pub fn are_used(&self) -> bool {
        self.used
    }

    /// Whose text a thread can come to: its own, and if anybody has the address of another's
    /// code, everybody's, since an address can be passed on.
    pub fn reachable(&self, thread: usize, n_threads: usize) -> Vec<usize> {
        let shared = self.used && self.shared;
        let mut out = vec![thread];
        out.extend((0..n_threads).filter(|t| *t != thread && shared));
        out
    }

    /// A line that reads or writes at an address of code, as far as that is plain to see.
    pub fn accessed(&self, ctx: &Ctx, isa: Isa, read: &[Vec<Vec<Op>>]) -> Option<(usize, usize)> {
        let holds = |thread: usize, r: R| {
            let given = ctx.labels.iter().filter_map(|l| l.owner.as_ref());
            let mut given = given.filter(|(t, _)| *t == thread);
            given.any(|(_, name)| isa.register(name).is_some_and(|known| known.0 == Some(r)))
        };
        let accessed = |op: &Op| match op {
            Op::Load { addr, .. }
            | Op::Store { addr, .. }
            | Op::StoreExcl { addr, .. }
            | Op::Rmw { addr, .. }
            | Op::Amo { addr, .. } => addr.base,
            _ => None,
        };
        read.iter().enumerate().find_map(|(t, thread)| {
            let is = |ops: &Vec<Op>| ops.iter().filter_map(accessed).any(|r| holds(t, r));
            thread.iter().position(is).map(|line| (t, line))
        })
    }
}
