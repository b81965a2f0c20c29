//! Which accesses of a thread a model keeps in order, and by which of its rules: for
//! pictures that show why an outcome is forbidden.
//!
//! For threads without loops, read from above to below with every branch passed. What a
//! rule says of an address, of data or of a branch is told of the loads that it depends on.
//! Where an address is not known without running the program, only what holds for any is
//! told. Not a decision procedure: whether an outcome is allowed, a search says.

use crate::machine::class_of;
use crate::program::{Instr, Operand, Reg, Thread, location};
use crate::rel::{BRANCH, Ev, MAX_WINDOW, NONE, READ, Site, WRITE, Win};
use crate::{MemModel, Older};

/// Two instructions of a thread, by their numbers, in the order that a model keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub older: usize,
    pub younger: usize,
    /// The rule, or the kind of dependency.
    pub why: String,
}

/// An instruction as rules see it, and the loads that it depends on, as masks.
struct Instance {
    pc: usize,
    ev: Ev,
    addr: u64,
    data: u64,
    /// The condition of a branch.
    condition: u64,
}

/// What a model keeps in order in a thread; `None` if the thread has a loop, or is too long.
pub fn kept(model: &MemModel, thread: &Thread, n_locs: usize) -> Option<Vec<Kept>> {
    let all = instances(model, thread, n_locs)?;
    let events: Vec<Ev> = all.iter().map(|i| i.ev).collect();
    let win = Win::new(&events, None);
    let mut out: Vec<Kept> = Vec::new();
    let mut keep = |older: usize, younger: usize, why: &str| {
        let one = Kept { older: all[older].pc, younger: all[younger].pc, why: why.to_string() };
        if older != younger && !out.contains(&one) {
            out.push(one);
        }
    };
    for (j, instance) in all.iter().enumerate() {
        if instance.ev.class & (READ | WRITE) == 0 {
            continue;
        }
        bits(instance.addr).for_each(|l| keep(l, j, "addr"));
        bits(instance.data).for_each(|l| keep(l, j, "data"));
        for rule in &model.rules {
            for i in bits(win.before(&rule.rel, j).must) {
                let older = &all[i];
                match rule.older {
                    Older::Is if older.ev.class == BRANCH => {
                        bits(older.condition).for_each(|l| keep(l, j, &rule.name));
                    }
                    Older::Is => bits(older.addr).for_each(|l| keep(l, j, &rule.name)),
                    Older::Ex => bits(older.addr | older.data).for_each(|l| keep(l, j, &rule.name)),
                    Older::Glob if older.ev.class == BRANCH => {
                        bits(older.condition).for_each(|l| keep(l, j, &rule.name));
                    }
                    Older::Glob if older.ev.class & (READ | WRITE) != 0 => keep(i, j, &rule.name),
                    Older::Glob => {}
                }
            }
        }
    }
    Some(out)
}

fn bits(mask: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |i| mask >> i & 1 == 1)
}

fn instances(model: &MemModel, thread: &Thread, n_locs: usize) -> Option<Vec<Instance>> {
    let mut flow = Flow {
        known: (0..thread.regs.len()).map(|r| thread.init.get(r).copied()).collect(),
        from: vec![0; thread.regs.len()],
    };
    let mut out: Vec<Instance> = Vec::new();
    let mut linked = NONE;
    for (pc, instr) in thread.code.instrs.iter().enumerate() {
        let back = match instr {
            Instr::Branch { target, .. } | Instr::Jump { target } => *target as usize <= pc,
            Instr::Atomic { .. } => true,
            _ => false,
        };
        if back || out.len() == MAX_WINDOW {
            return None;
        }
        let class = class_of(instr);
        let (addr, data) = flow.uses(instr);
        let condition = if class == BRANCH { flow.all(instr) } else { 0 };
        if class != 0 {
            let site = flow.site(instr, n_locs);
            let sets = model.sets_of(class, instr.attrs());
            let pair = if matches!(instr, Instr::StoreExcl { .. }) { linked } else { NONE };
            let ev = Ev { class, sets, site, done: false, forwarded: NONE, pair };
            if let Instr::Load { link: true, .. } = instr {
                linked = out.len() as u8;
            }
            out.push(Instance { pc, ev, addr, data, condition });
        }
        flow.pass(instr, (class & READ != 0).then(|| out.len() - 1));
    }
    Some(out)
}

/// What is in the registers: a number that is known, and the loads that it comes from.
struct Flow {
    known: Vec<Option<i64>>,
    from: Vec<u64>,
}

impl Flow {
    fn value(&self, o: Operand) -> Option<i64> {
        match o {
            Operand::Imm(v) => Some(v),
            Operand::Reg(r) => self.known.get(r as usize).copied().flatten(),
        }
    }

    fn loads(&self, o: Operand) -> u64 {
        match o {
            Operand::Imm(_) => 0,
            Operand::Reg(r) => self.from.get(r as usize).copied().unwrap_or(0),
        }
    }

    /// The loads that an access depends on: by its address, by its data.
    fn uses(&self, instr: &Instr) -> (u64, u64) {
        match *instr {
            Instr::Load { addr, .. } => (self.loads(addr), 0),
            Instr::Store { addr, value, .. } | Instr::StoreExcl { addr, value, .. } => {
                (self.loads(addr), self.loads(value))
            }
            Instr::Rmw { addr, value, expected, .. } => {
                (self.loads(addr), self.loads(value) | self.loads(expected))
            }
            _ => (0, 0),
        }
    }

    fn all(&self, instr: &Instr) -> u64 {
        instr.reads().into_iter().fold(0, |m, r| m | self.loads(Operand::Reg(r)))
    }

    fn site(&self, instr: &Instr, n_locs: usize) -> Site {
        let (addr, off) = match *instr {
            Instr::Load { addr, off, .. }
            | Instr::Store { addr, off, .. }
            | Instr::StoreExcl { addr, off, .. }
            | Instr::Rmw { addr, off, .. } => (addr, off),
            _ => return Site::Unknown,
        };
        let at = self.value(addr).and_then(|a| location(a.wrapping_add(off), n_locs));
        at.and_then(|l| u8::try_from(l).ok()).map_or(Site::Unknown, Site::One)
    }

    fn set(&mut self, dst: Reg, known: Option<i64>, from: u64) {
        let dst = dst as usize;
        if dst < self.known.len() {
            self.known[dst] = known;
            self.from[dst] = from;
        }
    }

    fn pass(&mut self, instr: &Instr, load: Option<usize>) {
        let own = load.map_or(0, |l| 1u64 << l);
        match *instr {
            Instr::Alu { op, dst, a, b } => {
                let known = self.value(a).zip(self.value(b)).map(|(a, b)| op.apply(a, b));
                let from = self.loads(a) | self.loads(b);
                self.set(dst, known, from);
            }
            Instr::Move { dst, a } => self.set(dst, self.value(a), self.loads(a)),
            Instr::Select { dst, .. } => {
                let from = self.all(instr);
                self.set(dst, None, from);
            }
            Instr::Load { dst, .. } | Instr::Rmw { dst, .. } => self.set(dst, None, own),
            Instr::StoreExcl { dst: Some(dst), .. } | Instr::Choice { dst } => {
                self.set(dst, None, 0);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Alu, address};
    use heddle_span::Span;

    fn thread(instrs: Vec<Instr>) -> Thread {
        let mut t = Thread { regs: vec!["a".into(), "b".into()], ..Thread::default() };
        t.init = vec![0, 0];
        instrs.into_iter().for_each(|i| t.code.push(i, Span::default(), ""));
        t
    }

    fn load(dst: Reg, loc: usize) -> Instr {
        Instr::Load { dst, addr: Operand::Imm(address(loc)), off: 0, attrs: 0, link: false }
    }

    fn store(loc: usize, value: Operand) -> Instr {
        Instr::Store { addr: Operand::Imm(address(loc)), off: 0, value, attrs: 0 }
    }

    fn pairs(model: &str, t: &Thread) -> Vec<(usize, usize)> {
        let model = crate::builtin(model).unwrap();
        let mut all: Vec<_> =
            kept(&model, t, 2).unwrap().iter().map(|k| (k.older, k.younger)).collect();
        all.dedup();
        all
    }

    #[test]
    fn what_the_models_are_known_for() {
        let one = Operand::Imm(1);
        let wr = thread(vec![store(0, one), load(0, 1)]);
        let ww = thread(vec![store(0, one), store(1, one)]);
        let rw = thread(vec![load(0, 0), store(1, one)]);
        let kept = |t| ["sc", "tso", "pso", "armv8"].map(|m| !pairs(m, t).is_empty());
        assert_eq!(kept(&wr), [true, false, false, false]);
        assert_eq!(kept(&ww), [true, true, false, false]);
        assert_eq!(kept(&rw), [true, true, true, false]);
    }

    #[test]
    fn dependencies_are_kept_through_registers() {
        let add = Instr::Alu { op: Alu::Xor, dst: 1, a: Operand::Reg(0), b: Operand::Reg(0) };
        let data = thread(vec![load(0, 0), add.clone(), store(1, Operand::Reg(1))]);
        assert_eq!(pairs("armv8", &data), [(0, 2)]);
        let branch =
            Instr::Branch { op: Alu::Eq, a: Operand::Reg(0), b: Operand::Imm(0), target: 2 };
        let ctrl = thread(vec![load(0, 0), branch.clone(), store(1, Operand::Imm(1))]);
        assert_eq!(pairs("armv8", &ctrl), [(0, 2)]);
        let read = thread(vec![load(0, 0), branch, load(1, 1)]);
        assert_eq!(pairs("armv8", &read), [], "a branch does not hold a load back");
    }

    #[test]
    fn loops_are_not_looked_at() {
        let t = thread(vec![load(0, 0), Instr::Jump { target: 0 }]);
        assert_eq!(kept(&crate::builtin("sc").unwrap(), &t, 2), None);
    }
}
