//! Which locations each thread can still access, from each place in its code.
//!
//! Two analyses, done once. First, which values each register and each location can ever
//! hold: flow-insensitive small sets, or anything once there are too many. From the
//! values of address registers follow the locations that an instruction may access.
//! Second, backwards through the code, the union of these over everything that can
//! come. Loose is safe: whoever asks wants to know that *nobody* comes.

use crate::locs::Locs;
use crate::machine::Machine;
use crate::program::{Alu, Instr, Operand, Program, Update, When};
use crate::state::SEVERAL;

/// Locations that may be read, and those that may be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    pub reads: Locs,
    pub writes: Locs,
}

impl Reach {
    pub const ALL: Reach = Reach { reads: Locs::ALL, writes: Locs::ALL };

    pub fn or(self, o: Reach) -> Reach {
        Reach { reads: self.reads.or(o.reads), writes: self.writes.or(o.writes) }
    }
}

/// For each thread and place, what can be accessed from there on.
pub(crate) fn reach(m: &Machine) -> Vec<Vec<Reach>> {
    let values = Values::find(m);
    let threads = m.program.threads.iter().enumerate();
    threads
        .map(|(t, thread)| {
            let n = thread.code.instrs.len();
            let own: Vec<Reach> = (0..n).map(|pc| values.access(m, t, pc)).collect();
            let mut out = vec![Reach::default(); n + 1];
            let mut changed = true;
            while changed {
                changed = false;
                for pc in (0..n).rev() {
                    let next = thread.next(pc).into_iter().flatten();
                    let now = next.fold(own[pc], |r, to| r.or(out[to]));
                    changed |= now != out[pc];
                    out[pc] = now;
                }
            }
            out
        })
        .collect()
}

/// For each thread and place, the locations that the instruction there may store to.
pub(crate) fn stores_at(m: &Machine) -> Vec<Vec<Locs>> {
    let values = Values::find(m);
    let threads = m.program.threads.iter().enumerate();
    let places = |t: usize, n: usize| (0..n).map(|pc| values.access(m, t, pc).writes).collect();
    threads.map(|(t, thread)| places(t, thread.code.instrs.len())).collect()
}

/// Values that something can have; `None` for any.
type Set = Option<Vec<i64>>;

/// More than this many are too many.
const MANY: usize = 24;

pub(crate) struct Values {
    regs: Vec<Vec<Set>>,
    cells: Vec<Set>,
}

impl Values {
    pub(crate) fn find(m: &Machine) -> Values {
        let p = &m.program;
        let one = |v: &i64| Some(vec![*v]);
        let mut values = Values {
            regs: p.threads.iter().map(|t| t.init.iter().map(one).collect()).collect(),
            cells: p.init.iter().map(one).collect(),
        };
        while values.round(m, p) {}
        values
    }

    fn round(&mut self, m: &Machine, p: &Program) -> bool {
        let mut changed = false;
        for (t, thread) in p.threads.iter().enumerate() {
            for (pc, instr) in thread.code.instrs.iter().enumerate() {
                changed |= self.flow(m, t, pc, instr);
            }
        }
        changed
    }

    fn get(&self, t: usize, o: Operand) -> Set {
        match o {
            Operand::Imm(v) => Some(vec![v]),
            Operand::Reg(r) => self.regs[t][r as usize].clone(),
        }
    }

    /// The locations at an address.
    fn at(&self, m: &Machine, t: usize, pc: usize, addr: Operand, off: i64) -> Locs {
        let Some(addresses) = self.get(t, addr) else { return Locs::ALL };
        let mut out = Locs::NONE;
        for a in addresses {
            let loc = m.locate(a.wrapping_add(off), m.kind_of[t][pc]);
            if loc < SEVERAL {
                out.insert(loc as usize);
            }
        }
        out
    }

    fn content(&self, at: Locs) -> Set {
        let held = self.cells.iter().enumerate().filter(|(l, _)| at.contains(*l));
        held.map(|(_, set)| set.clone()).reduce(union).unwrap_or(Some(Vec::new()))
    }

    fn flow(&mut self, m: &Machine, t: usize, pc: usize, instr: &Instr) -> bool {
        let two = |me: &Self, op, a, b| combine(op, me.get(t, a), me.get(t, b), a == b);
        match *instr {
            Instr::Alu { op, dst, a, b } => {
                let v = two(self, op, a, b);
                self.hold(t, dst, v)
            }
            Instr::Select { dst, yes, no, .. } => {
                let v = union(self.get(t, yes), self.get(t, no));
                self.hold(t, dst, v)
            }
            Instr::Move { dst, a } => {
                let v = self.get(t, a);
                self.hold(t, dst, v)
            }
            Instr::Choice { dst } => self.hold(t, dst, Some(vec![0, 1])),
            Instr::Load { dst, addr, off, .. } => {
                let v = self.content(self.at(m, t, pc, addr, off));
                self.hold(t, dst, v)
            }
            Instr::Store { addr, off, value, .. } => {
                let v = self.get(t, value);
                self.keep(self.at(m, t, pc, addr, off), v)
            }
            Instr::StoreExcl { dst, addr, off, value, when, .. } => {
                let v = self.get(t, value);
                let stored = self.keep(self.at(m, t, pc, addr, off), v);
                let told = match (dst, when) {
                    (Some(d), When::Maybe | When::Always | When::If(_)) => {
                        self.hold(t, d, Some(vec![0, 1]))
                    }
                    (None, _) => false,
                };
                stored | told
            }
            Instr::Rmw { dst, addr, off, op, value, .. } => {
                let at = self.at(m, t, pc, addr, off);
                let (old, v) = (self.content(at), self.get(t, value));
                let new = match op {
                    Update::Swap | Update::CompareSwap => v,
                    Update::Apply(op) => combine(op, old.clone(), v, false),
                    Update::Min | Update::Max => union(old.clone(), v),
                };
                self.keep(at, new) | self.hold(t, dst, old)
            }
            Instr::Start { thread, arg } => {
                let v = self.get(t, arg);
                let takes = !self.regs[thread as usize].is_empty();
                takes && self.hold(thread as usize, 0, v)
            }
            Instr::Join { thread, dst: Some(d) } => {
                let result = self.regs[thread as usize].first().cloned();
                // A joined thread's result is forgotten: 0 then.
                let v = union(result.unwrap_or(Some(Vec::new())), Some(vec![0]));
                self.hold(t, d, v)
            }
            Instr::Join { dst: None, .. }
            | Instr::Atomic { .. }
            | Instr::Fence { .. }
            | Instr::Notice { .. }
            | Instr::Branch { .. }
            | Instr::Jump { .. }
            | Instr::Assert { .. }
            | Instr::Check { .. }
            | Instr::Park(_)
            | Instr::Never
            | Instr::Head
            | Instr::Nop => false,
        }
    }

    fn hold(&mut self, t: usize, r: u16, v: Set) -> bool {
        grow(&mut self.regs[t][r as usize], v)
    }

    fn keep(&mut self, at: Locs, v: Set) -> bool {
        let cells = self.cells.iter_mut().enumerate().filter(|(l, _)| at.contains(*l));
        cells.fold(false, |changed, (_, cell)| grow(cell, v.clone()) | changed)
    }

    /// What one instruction may access.
    pub(crate) fn access(&self, m: &Machine, t: usize, pc: usize) -> Reach {
        match m.program.threads[t].code.instrs[pc] {
            Instr::Load { addr, off, .. } => {
                Reach { reads: self.at(m, t, pc, addr, off), writes: Locs::NONE }
            }
            Instr::Store { addr, off, .. } => {
                Reach { reads: Locs::NONE, writes: self.at(m, t, pc, addr, off) }
            }
            Instr::StoreExcl { addr, off, .. } | Instr::Rmw { addr, off, .. } => {
                let at = self.at(m, t, pc, addr, off);
                Reach { reads: at, writes: at }
            }
            Instr::Atomic { locs, .. } => {
                let mut at = Locs::NONE;
                at.insert_bits(locs);
                Reach { reads: at, writes: at }
            }
            _ => Reach::default(),
        }
    }
}

fn union(a: Set, b: Set) -> Set {
    let (mut a, b) = (a?, b?);
    a.extend(b);
    a.sort_unstable();
    a.dedup();
    (a.len() <= MANY).then_some(a)
}

/// Every result of an operation. `same`: both operands are one register.
fn combine(op: Alu, a: Set, b: Set, same: bool) -> Set {
    if same && matches!(op, Alu::Xor | Alu::Sub) {
        return Some(vec![0]); // how litmus tests make dependencies
    }
    let (a, b) = match (op, a, b) {
        (Alu::And | Alu::Mul, Some(z), _) | (Alu::And | Alu::Mul, _, Some(z)) if z == [0] => {
            return Some(z);
        }
        (_, a, b) => (a?, b?),
    };
    if a.is_empty() || b.is_empty() {
        return Some(Vec::new());
    }
    if a.len() * b.len() > MANY * MANY {
        return None;
    }
    let each = a.iter().flat_map(|x| b.iter().map(move |y| op.apply(*x, *y))).collect();
    union(Some(each), Some(Vec::new()))
}

fn grow(into: &mut Set, v: Set) -> bool {
    let new = union(into.clone(), v);
    let changed = new != *into;
    *into = new;
    changed
}
