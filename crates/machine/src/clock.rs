//! Whether anything a program does depends on what the clock says.
//!
//! Most programs read the clock to say how long to wait, and waits may end
//! either way here whatever the time. Then one reading is as good as another.
//! Only where the time may decide something (a branch, an address, what is
//! compared) are readings chosen values of which some are tried, and the
//! search is not complete.
//!
//! Found in the code alone, without regard to order: registers and memory that
//! may hold something computed from the time, to a fixpoint. Memory is globals
//! and stack objects that registers lead to; the rest is one place.

use crate::library::Lib;
use crate::program::{CONST_BASE, Inst, Op, Order, Pc, Program, Reg};
use std::collections::{HashMap, HashSet};

/// Memory that an address may lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Base {
    Global(u32),
    Stack(usize, Reg),
    Elsewhere,
}

/// Whether the time may decide something.
pub fn decides(program: &Program) -> bool {
    let reads = |i: &Inst| matches!(i, Inst::Lib { lib: Lib::Time | Lib::Gettime, .. });
    if !program.functions.iter().any(|f| f.code.iter().any(reads)) {
        return false;
    }
    let mut flow = Flow::new(program);
    loop {
        let before = flow.size();
        if flow.instructions().is_none() {
            return true;
        }
        if flow.size() > before {
            continue;
        }
        // Branches are looked at when all is known that leads to them.
        if flow.branches().is_none() {
            return true;
        }
        if flow.size() == before {
            return false;
        }
    }
}

struct Flow<'p> {
    program: &'p Program,
    /// Where the registers of each function may lead to.
    bases: HashMap<(usize, Reg), HashSet<Base>>,
    /// Registers that may hold something computed from the time.
    timed: HashSet<(usize, Reg)>,
    memory: HashSet<Base>,
    results: HashSet<usize>,
}

impl<'p> Flow<'p> {
    fn new(program: &'p Program) -> Self {
        Flow {
            program,
            bases: HashMap::new(),
            timed: HashSet::new(),
            memory: HashSet::new(),
            results: HashSet::new(),
        }
    }

    fn instructions(&mut self) -> Option<()> {
        for (i, f) in self.program.functions.iter().enumerate() {
            for inst in f.code.iter().filter(|i| !matches!(i, Inst::Branch { .. })) {
                self.instruction(i, inst)?;
            }
        }
        Some(())
    }

    fn branches(&mut self) -> Option<()> {
        for (i, f) in self.program.functions.iter().enumerate() {
            for (pc, inst) in f.code.iter().enumerate() {
                if let Inst::Branch { c, .. } = inst
                    && self.is_timed(i, c)
                {
                    self.branch(i, pc as Pc)?;
                }
            }
        }
        Some(())
    }

    fn size(&self) -> usize {
        let bases: usize = self.bases.values().map(HashSet::len).sum();
        bases + self.timed.len() + self.memory.len() + self.results.len()
    }

    fn is_timed(&self, f: usize, op: &Op) -> bool {
        op.as_reg().is_some_and(|r| self.timed.contains(&(f, r)))
    }

    /// What an address leads to. Registers that nothing is known of may lead
    /// anywhere.
    fn leads_to(&self, f: usize, op: &Op) -> Vec<Base> {
        match op.as_reg() {
            Some(r) => match self.bases.get(&(f, r)) {
                Some(set) => set.iter().copied().collect(),
                None => vec![Base::Elsewhere],
            },
            None => match self.program.pool[op.pool()].obj {
                0 => Vec::new(),
                obj => vec![Base::Global(obj)],
            },
        }
    }

    fn flows(&mut self, f: usize, from: &Op, to: (usize, Reg)) {
        let bases = self.leads_to(f, from);
        self.bases.entry(to).or_default().extend(bases);
        if self.is_timed(f, from) {
            self.timed.insert(to);
        }
    }

    fn leaves(&mut self, places: Vec<Base>) {
        self.memory.extend(places);
    }

    /// `None`: the time decides something here.
    fn instruction(&mut self, i: usize, inst: &Inst) -> Option<()> {
        let plain = |flow: &Self, op: &Op| (!flow.is_timed(i, op)).then_some(());
        match inst {
            Inst::Move { d, a } => self.flows(i, a, (i, *d)),
            Inst::Un { d, a, .. } => self.flows(i, a, (i, *d)),
            Inst::Bin { d, a, b, .. } => [a, b].iter().for_each(|o| self.flows(i, o, (i, *d))),
            Inst::Cmp { d, a, b, .. } => [a, b].iter().for_each(|o| self.flows(i, o, (i, *d))),
            Inst::Select { d, c, a, b } => {
                [c, a, b].iter().for_each(|o| self.flows(i, o, (i, *d)));
            }
            Inst::PtrAdd { d, base, terms, .. } => {
                // Our own library looks up the names of days and months.
                if terms.iter().any(|t| self.is_timed(i, &t.0)) {
                    self.program.functions[i].is_library.then_some(())?;
                    self.timed.insert((i, *d));
                }
                self.flows(i, base, (i, *d));
            }
            Inst::Alloca { d, count, .. } => {
                plain(self, count)?;
                self.bases.entry((i, *d)).or_default().insert(Base::Stack(i, *d));
            }
            Inst::Load { d, ptr, .. } => {
                let to = self.leads_to(i, ptr);
                let table = |b: &Base| matches!(b, Base::Global(g) if *g >= CONST_BASE);
                if self.is_timed(i, ptr) {
                    (self.program.functions[i].is_library && to.iter().all(table)).then_some(())?;
                    self.timed.insert((i, *d));
                }
                if to.iter().any(|b| self.memory.contains(b)) {
                    self.timed.insert((i, *d));
                }
                self.bases.entry((i, *d)).or_default().insert(Base::Elsewhere);
            }
            Inst::Store { ptr, v, .. } | Inst::Rmw { ptr, v, .. } => {
                plain(self, ptr)?;
                // A stack object that others can find is elsewhere too.
                let escapes = self.leads_to(i, v).iter().any(|b| self.memory.contains(b));
                if escapes {
                    self.memory.insert(Base::Elsewhere);
                }
                if self.is_timed(i, v) {
                    let places = self.leads_to(i, ptr);
                    self.leaves(places);
                }
            }
            Inst::Call { f: callee, args, d, n_results } => {
                self.call(i, callee.0 as usize, args, *d, *n_results);
            }
            Inst::CallPtr { f: callee, args, .. } => {
                plain(self, callee)?;
                args.iter().try_for_each(|a| self.keeps_time_out(i, a))?;
            }
            Inst::Ret { vals } => {
                if vals.iter().any(|v| self.is_timed(i, v)) {
                    self.results.insert(i);
                }
            }
            Inst::Lib { lib, args, d } => self.library(i, *lib, args, *d)?,
            // Exchanges, switches and what is rarer.
            _ => {
                let mut decided = false;
                inst.registers(&mut |r| decided |= self.timed.contains(&(i, r)), &mut |_, _| {});
                if decided {
                    return None;
                }
            }
        }
        Some(())
    }

    /// A branch on the time decides nothing if its ways meet again soon, and
    /// until then only compute: nanoseconds that are a second are carried over.
    fn branch(&mut self, i: usize, pc: Pc) -> Option<()> {
        let Inst::Branch { yes, no, .. } = self.program.functions[i].code[pc as usize] else {
            return None;
        };
        let ways = [self.way(i, pc, yes, no), self.way(i, pc, no, yes)];
        let meet = ways[0].iter().position(|p| ways[1].contains(p))?;
        let other = ways[1].iter().position(|p| *p == ways[0][meet])?;
        let region: Vec<Pc> = ways[0][..meet].iter().chain(&ways[1][..other]).copied().collect();
        let code = &self.program.functions[i].code;
        let read_later = |d: Reg| {
            let outside = code.iter().enumerate().filter(|(p, _)| !region.contains(&(*p as Pc)));
            let mut found = false;
            outside.for_each(|(_, inst)| inst.registers(&mut |r| found |= r == d, &mut |_, _| {}));
            found
        };
        for &at in &region {
            match &code[at as usize] {
                Inst::Nop | Inst::Jump(_) | Inst::Scope { .. } => {}
                Inst::Move { d, .. }
                | Inst::Un { d, .. }
                | Inst::Bin { d, .. }
                | Inst::Cmp { d, .. }
                | Inst::Select { d, .. }
                | Inst::PtrAdd { d, .. }
                | Inst::Load { d, order: Order::Plain, .. } => {
                    if read_later(*d) {
                        self.timed.insert((i, *d));
                    }
                }
                Inst::Store { ptr, order: Order::Plain, .. } => {
                    let places = self.leads_to(i, ptr);
                    let known = places.iter().all(|p| self.memory.contains(p));
                    (known && !places.is_empty()).then_some(())?;
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// The instructions from a target of a branch on, as long as there is only
    /// one next; back at the branch, the way leaves by the other side.
    fn way(&self, i: usize, branch: Pc, from: Pc, other: Pc) -> Vec<Pc> {
        let (mut out, mut at) = (Vec::new(), from);
        while out.len() < 64 && !out.contains(&at) {
            if at == branch {
                at = other;
                continue;
            }
            out.push(at);
            let mut next = Vec::new();
            self.program.functions[i].code[at as usize].successors(at, &mut |t| next.push(t));
            match next[..] {
                [one] => at = one,
                _ => break,
            }
        }
        out
    }

    fn call(&mut self, i: usize, callee: usize, args: &[Op], d: Reg, n_results: u8) {
        for (k, a) in args.iter().enumerate() {
            self.flows(i, a, (callee, k as Reg));
        }
        for r in d..d + n_results as Reg {
            self.bases.entry((i, r)).or_default().insert(Base::Elsewhere);
            if self.results.contains(&callee) {
                self.timed.insert((i, r));
            }
        }
    }

    fn library(&mut self, i: usize, lib: Lib, args: &[Op], d: Reg) -> Option<()> {
        use Lib::*;
        match lib {
            Time => {
                self.timed.insert((i, d));
                let places = args.first().map_or(Vec::new(), |a| self.leads_to(i, a));
                self.leaves(places);
            }
            Gettime => {
                let places = args.get(1).map_or(Vec::new(), |a| self.leads_to(i, a));
                self.leaves(places);
            }
            MemSet => args.iter().skip(1).try_for_each(|a| (!self.is_timed(i, a)).then_some(()))?,
            MemCpy | MemMove => {
                let size = args.get(2).is_some_and(|a| self.is_timed(i, a));
                let from = args.get(1).map_or(Vec::new(), |a| self.leads_to(i, a));
                if from.iter().any(|b| self.memory.contains(b)) {
                    let places = args.first().map_or(Vec::new(), |a| self.leads_to(i, a));
                    self.leaves(places);
                }
                (!size).then_some(())?;
            }
            // Text with the time in it has to do with the time.
            SPrintf | SnPrintf => {
                if args.iter().any(|a| self.keeps_time_out(i, a).is_none()) {
                    let places = args.first().map_or(Vec::new(), |a| self.leads_to(i, a));
                    self.leaves(places);
                    self.timed.insert((i, d));
                }
            }
            // What these are told about the time makes no difference.
            Zero | Yield | Printf | FPrintf | Puts | FPuts | PutChar | FPutC | MutexTimedLock
            | MtxTimedLock | CondTimedWait | CndTimedWait | RwTimedRdLock | RwTimedWrLock
            | SemTimedWait => {}
            _ => args.iter().try_for_each(|a| self.keeps_time_out(i, a))?,
        }
        if lib.has_result() {
            self.bases.entry((i, d)).or_default().insert(Base::Elsewhere);
        }
        Some(())
    }

    /// Neither an argument nor what it leads to has to do with the time.
    fn keeps_time_out(&self, i: usize, a: &Op) -> Option<()> {
        let near = self.leads_to(i, a);
        let timed = self.is_timed(i, a) || near.iter().any(|b| self.memory.contains(b));
        (!timed).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Cmp, Function};

    fn program(branches: bool) -> Program {
        let mut p = Program::new();
        let (zero, one) = (p.int(0), p.int(1));
        let r = Op::reg;
        let last = if branches { r(2) } else { one };
        let code = vec![
            Inst::Alloca { d: 0, count: one, size: 16, name: 0 },
            Inst::Lib { lib: Lib::Gettime, args: Box::new([zero, r(0)]), d: 1 },
            Inst::Load { d: 2, ptr: r(0), w: 64, align: 8, order: crate::program::Order::Plain },
            Inst::Store {
                ptr: r(0),
                v: r(2),
                w: 64,
                align: 8,
                order: crate::program::Order::Plain,
            },
            Inst::Lib { lib: Lib::SemTimedWait, args: Box::new([zero, r(0)]), d: 1 },
            Inst::Cmp { op: Cmp::Eq, w: 64, d: 3, a: last, b: one },
            Inst::Ret { vals: Box::new([]) },
        ];
        p.functions.push(Function { n_regs: 4, code, ..Function::default() });
        p
    }

    #[test]
    fn a_deadline_decides_nothing_and_a_comparison_does() {
        let exits = || Inst::Lib { lib: Lib::Exit, args: Box::new([]), d: 1 };
        let mut late = program(false);
        late.functions[0].code.extend([exits(), exits()]);
        assert!(!decides(&late));
        assert!(decides(&carrying(Some(exits()))));
    }

    /// A branch on the time, with or without something of its own on one way.
    fn carrying(also: Option<Inst>) -> Program {
        let mut p = program(true);
        let code = &mut p.functions[0].code;
        code.pop();
        let at = code.len() as Pc;
        let more = also.is_some() as Pc;
        code.push(Inst::Branch { c: Op::reg(3), yes: at + 1, no: at + 2 + more });
        code.push(Inst::Move { d: 2, a: Op::reg(2) });
        code.extend(also);
        code.push(Inst::Ret { vals: Box::new([]) });
        p
    }

    #[test]
    fn a_branch_that_only_computes_decides_nothing() {
        assert!(!decides(&carrying(None)));
        let yields = Inst::Lib { lib: Lib::Yield, args: Box::new([]), d: 1 };
        assert!(decides(&carrying(Some(yields))));
    }
}
