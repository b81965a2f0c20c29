//! Waiting that nothing can end, under a memory model.
//!
//! A *livelock* is a set of states that no schedule leaves and in which nobody does
//! anything but wait: reads, and writes that change nothing. Where threads guess and loops
//! that only look are cut, such a set is no cycle of states. So it is found by its
//! beginning. At the head of a loop a thread may *stay*: it fetches no further, and what
//! is older comes to its end. A state in which every thread is over, waits for a lock or
//! for the end of another, or stays with nothing in flight, is a livelock if each thread
//! that stays, run by itself from there in the order of its program on the last values of
//! memory, goes round for ever and leaves memory as it is.
//!
//! **What is found is one.** Nothing is in flight, so the state is one of the program under
//! every order of its instructions. The newest store of each location can always be read,
//! and a round that only reads is always possible: so there are runs from here in which
//! every thread has seen the last values, and then there is nothing else to read for
//! anybody. With one value for each read the order of instructions makes no difference,
//! so each thread does what it does by itself, and memory stays as it is.
//!
//! **What there is, is found.** In such a set every thread that runs passes the head of
//! some loop again and again. Let each stay when it does: stores in flight come to their
//! end and change nothing. Any choice of reads after that was possible before and led
//! nowhere, that of the last values too.
//!
//! A thread with something in flight that cannot be done, a wrong guess for instance, is
//! never taken to wait.
//!
//! Not told: loops in which nothing is read (`L: goto L` waits for nobody), locks that are
//! taken and given back in every round. Rounds of more than [`MAX_STEPS`] instructions
//! leave a gap.

use crate::machine::Machine;
use crate::program::{Instr, Operand, Update, When};
use crate::rel::READ;
use crate::state::*;
use heddle_model::{Fault, FaultKind, Violation};
use std::collections::{BTreeSet, HashSet};

/// Instructions to follow a thread by itself.
const MAX_STEPS: usize = 50_000;

impl Machine {
    pub(crate) fn is_head(&self, e: &Entry) -> bool {
        self.kinds[e.kind as usize].instr == Instr::Head
    }

    /// Whether a thread stays at the head of a loop.
    pub(crate) fn stays(&self, th: &ThreadState) -> bool {
        self.options.livelocks && th.win.last().is_some_and(|e| self.is_head(e))
    }

    /// The fault of a state without steps in which threads wait in loops for ever.
    pub(crate) fn livelock(&self, s: &State) -> Option<Fault> {
        if !self.options.livelocks || !s.lists.reserved.is_empty() {
            return None;
        }
        let mut waiters = Vec::new();
        for t in 0..s.threads.len() {
            if self.ended(s, t) || self.unborn(s, t) {
                continue;
            }
            if !self.stays(&s.threads[t]) {
                waiters.push((t, Err(self.waits_at(s, t)?)));
            } else if self.is_settled(&s.threads[t]) {
                waiters.push((t, Ok(Vec::new())));
            } else {
                return None;
            }
        }
        for (t, waits) in &mut waiters {
            if let Ok(reads) = waits {
                *reads = Alone::new(self, s, *t)?.rounds()?;
            }
        }
        // Who goes round is told before who is blocked.
        waiters.sort_by_key(|(_, waits)| waits.is_err());
        // Somebody waits for something: others may go round for no reason.
        let reads = |w: &(usize, Waits)| w.1.as_ref().is_ok_and(|reads| !reads.is_empty());
        waiters.iter().any(reads).then(|| self.note_livelock(s, &waiters))
    }

    /// Whether nothing of a thread that stays is in flight but that.
    fn is_settled(&self, th: &ThreadState) -> bool {
        let before = &th.win[..th.win.len() - 1];
        let over = |e: &Entry| {
            let loose = self.model.commit && self.class(e) & READ != 0 && !e.committed;
            e.done && e.inverted == 0 && !loose
        };
        before.iter().all(over)
    }

    fn note_livelock(&self, s: &State, waiters: &[(usize, Waits)]) -> Fault {
        let mut v = Violation::new(FaultKind::Livelock, "", None);
        let mut parts = Vec::new();
        for (t, waits) in waiters {
            let thread = &self.program.threads[*t];
            let pc = match waits {
                Ok(_) => s.threads[*t].pc,
                Err(kind) => self.kinds[*kind as usize].places[0].1,
            };
            let (span, at) = &thread.code.places[pc as usize];
            let text = format!("{} {}", thread.name, self.waits_in_vain(waits, at));
            match v.span {
                None => v.span = Some(*span),
                Some(_) => v.related.push((*span, text.clone())),
            }
            parts.push(text);
        }
        v.message = format!("livelock: {}", parts.join("; "));
        let hash = heddle_model::fingerprint(format!("{} {:?}", v.message, v.span).as_bytes());
        let site = (hash ^ hash >> 32) as u32;
        let mut told = self.livelocks.lock().unwrap_or_else(|e| e.into_inner());
        told.entry(site).or_insert(v);
        Fault { kind: FaultKind::Livelock, site }
    }

    fn waits_in_vain(&self, waits: &Waits, at: &str) -> String {
        match waits {
            Err(_) => format!("waits at `{at}`"),
            Ok(reads) if reads.is_empty() => "goes round for ever".into(),
            Ok(reads) => {
                let name = |&l: &usize| format!("`{}`", self.program.locs[l]);
                let names: Vec<String> = reads.iter().map(name).collect();
                let names = names.join(" and ");
                format!("goes round reading {names}, which nobody is left to change")
            }
        }
    }

    pub(crate) fn told_livelock(&self, site: u32) -> Violation {
        let told = self.livelocks.lock().unwrap_or_else(|e| e.into_inner());
        let unknown = || Violation::new(FaultKind::Livelock, "livelock", None);
        told.get(&site).cloned().unwrap_or_else(unknown)
    }
}

/// The locations that a thread goes round reading, or the lock or join that it waits at.
type Waits = Result<Vec<usize>, u16>;

/// A thread by itself, in the order of its program.
pub(crate) struct Alone<'m> {
    m: &'m Machine,
    s: &'m State,
    t: usize,
    memory: Vec<i64>,
    reads: BTreeSet<usize>,
    work: Vec<At>,
    /// Where it was, at heads.
    visited: HashSet<At>,
    steps: usize,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct At {
    pc: usize,
    regs: Vec<i64>,
    /// An exclusive store may succeed.
    reserved: bool,
    /// The heads on the way.
    passed: BTreeSet<usize>,
}

/// How one instruction ends.
enum Next {
    To(usize),
    /// A way that closes: back where it was, or blocked.
    Closed,
}

impl<'m> Alone<'m> {
    pub(crate) fn new(m: &'m Machine, s: &'m State, t: usize) -> Option<Self> {
        let th = &s.threads[t];
        let known = |r: &Src| if let Src::Val(v, 0) = r { Some(*v) } else { None };
        let regs = th.regs.iter().map(known).collect::<Option<Vec<i64>>>()?;
        let (reserved, passed) = (th.reserve != crate::rel::NONE, BTreeSet::new());
        let start = At { pc: th.pc as usize, regs, reserved, passed };
        let memory = (0..m.program.locs.len()).map(|l| m.memory(s, l)).collect();
        let (reads, work, visited) = (BTreeSet::new(), vec![start], HashSet::new());
        Some(Alone { m, s, t, memory, reads, work, visited, steps: 0 })
    }

    /// What it reads, if it goes round for ever whatever is chosen, and changes nothing.
    pub(crate) fn rounds(mut self) -> Option<Vec<usize>> {
        while let Some(mut at) = self.work.pop() {
            loop {
                self.steps += 1;
                if self.steps > MAX_STEPS {
                    self.m.hit_long_round();
                    return None;
                }
                match self.step(&mut at)? {
                    Next::To(pc) => at.pc = pc,
                    Next::Closed => break,
                }
            }
        }
        Some(self.reads.into_iter().collect())
    }

    /// One instruction. `None` if it changes something, or the thread comes to an end.
    fn step(&mut self, at: &mut At) -> Option<Next> {
        let get = |at: &At, o: Operand| match o {
            Operand::Imm(v) => v,
            Operand::Reg(r) => at.regs[r as usize],
        };
        let next = Next::To(at.pc + 1);
        match *self.m.program.threads[self.t].code.instrs.get(at.pc)? {
            Instr::Head => {
                at.passed.insert(at.pc);
                let first = self.visited.insert(at.clone());
                return Some(if first { next } else { Next::Closed });
            }
            Instr::Never => return self.comes_back(at).then_some(Next::Closed),
            Instr::Alu { op, dst, a, b } => {
                at.regs[dst as usize] = op.apply(get(at, a), get(at, b));
            }
            Instr::Select { op, dst, a, b, yes, no } => {
                let chosen = if op.apply(get(at, a), get(at, b)) != 0 { yes } else { no };
                at.regs[dst as usize] = get(at, chosen);
            }
            Instr::Move { dst, a } => at.regs[dst as usize] = get(at, a),
            Instr::Choice { dst } => {
                at.regs[dst as usize] = 1;
                self.work.push(At { pc: at.pc + 1, ..at.clone() });
                at.regs[dst as usize] = 0;
            }
            Instr::Load { dst, addr, off, link, .. } => {
                let loc = self.locate(at, get(at, addr).wrapping_add(off))?;
                at.regs[dst as usize] = self.read(loc);
                at.reserved |= link;
            }
            Instr::Store { addr, off, value, .. } => {
                let loc = self.locate(at, get(at, addr).wrapping_add(off))?;
                self.keeps(loc, get(at, value))?;
            }
            Instr::Rmw { dst, addr, off, op, value, expected, .. } => {
                let loc = self.locate(at, get(at, addr).wrapping_add(off))?;
                let (old, expected) = (self.read(loc), get(at, expected));
                if op != Update::CompareSwap || old == expected {
                    self.keeps(loc, op.apply(old, get(at, value), expected))?;
                }
                at.regs[dst as usize] = old;
            }
            Instr::StoreExcl { dst, addr, off, value, when, .. } => {
                let may = match when {
                    When::Always | When::Maybe => true,
                    When::If(c) => get(at, c) != 0,
                };
                let set = |at: &mut At, v: i64| dst.iter().for_each(|&d| at.regs[d as usize] = v);
                let reserved = std::mem::replace(&mut at.reserved, false);
                if when == When::Maybe || !may {
                    let mut fails = At { pc: at.pc + 1, ..at.clone() };
                    set(&mut fails, 1);
                    self.work.push(fails);
                }
                if !may || !reserved {
                    return Some(Next::Closed);
                }
                let loc = self.locate(at, get(at, addr).wrapping_add(off))?;
                self.keeps(loc, get(at, value))?;
                set(at, 0);
            }
            Instr::Branch { op, a, b, target } => {
                if op.apply(get(at, a), get(at, b)) != 0 {
                    return Some(Next::To(target as usize));
                }
            }
            Instr::Jump { target } => return Some(Next::To(target as usize)),
            Instr::Assert { cond } | Instr::Check { cond, .. } => {
                let kind = self.m.kind_of[self.t][at.pc];
                if self.m.judge(kind, get(at, cond)).is_some() {
                    return None;
                }
            }
            // Whoever is over could have been joined before.
            Instr::Join { thread, .. } => {
                return (!self.m.ended(self.s, thread as usize)).then_some(Next::Closed);
            }
            Instr::Start { .. } | Instr::Park(_) => return None,
            Instr::Atomic { .. } | Instr::Fence { .. } | Instr::Notice { .. } | Instr::Nop => {}
        }
        Some(next)
    }

    /// Whether the end of a round that was cut leads back to a head on the way. One that
    /// began in the middle of the round does not know what comes next; whoever stays at the
    /// head of that loop does. Without a head it is a lock that is not to be had.
    fn comes_back(&self, at: &At) -> bool {
        let code = &self.m.program.threads[self.t].code;
        let is_its_head =
            |pc: &usize| code.instrs[*pc] == Instr::Head && code.places[*pc] == code.places[at.pc];
        at.passed.iter().any(&is_its_head) || !(0..code.instrs.len()).any(|pc| is_its_head(&pc))
    }

    fn locate(&self, at: &At, address: i64) -> Option<usize> {
        let loc = self.m.locate(address, self.m.kind_of[self.t][at.pc]);
        (loc < SEVERAL).then_some(loc as usize)
    }

    fn read(&mut self, loc: usize) -> i64 {
        self.reads.insert(loc);
        self.memory[loc]
    }

    /// Nothing if a store leaves memory as it is.
    fn keeps(&self, loc: usize, value: i64) -> Option<()> {
        (self.memory[loc] == value).then_some(())
    }
}
