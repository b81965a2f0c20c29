//! A thread of a run, executed in the order of its program: some way through its code must
//! do exactly what is told of it.
//!
//! A load gives the value that the run says, a store must have the location and value that
//! it computes, a load of an own store that memory has not seen takes the youngest such.
//! What the run does not tell is still in flight; a branch on that may go either way.
//!
//! **Going on.** A way up to some accesses before the last, with nothing in flight before
//! them, is settled: the next step is explained from there, so that each takes as long as
//! what is in flight. If no way goes on from there, instances may have been taken for each
//! other: the whole run is explained again, and less is settled from then on.
//!
//! Not here: instances of one instruction that overtake each other more than
//! [`CANDIDATES`] deep, threads that take more than [`MAX_STEPS`] instructions to explain
//! from where they are settled.

use crate::global::{Done, What};
use crate::machine::Machine;
use crate::program::{Instr, Operand, Park, Update, When};
use crate::rel::MAX_WINDOW;
use crate::state::SEVERAL;
use std::collections::HashSet;
use std::sync::Arc;

/// Told accesses of one place that are tried for an instruction.
const CANDIDATES: usize = 64;

pub(super) const MAX_STEPS: usize = 300_000;

/// Accesses behind what is settled up to which a thread is executed with every step,
const EVERY: usize = 100;
/// and how often after that.
const THEN: usize = 64;

/// How many accesses are not settled, at first and at most.
const LAG: usize = 4;
const MAX_LAG: usize = 256;

/// What is told of one thread, and how far that is settled.
pub(super) struct Own {
    /// Accesses from the first that is not settled on.
    told: Vec<Access>,
    settled: Path,
    lag: usize,
    /// How much of what is told was there when it was last explained.
    explained: usize,
    given_up: bool,
}

struct Access {
    /// Its number in the run.
    at: usize,
    done: Done,
    /// Of an atomic block: memory before it.
    memory: Option<Vec<i64>>,
}

enum Found {
    /// With ways to it that can be settled.
    Way(Option<Arc<Kept>>),
    None,
    TooLong,
}

impl Own {
    pub fn new(m: &Machine, t: usize) -> Self {
        let thread = &m.program.threads[t];
        let unborn = thread.code.instrs.first() == Some(&Instr::Park(Park::Unborn));
        let mut regs: Vec<Value> = thread.init.iter().map(|&v| Value::Known(v)).collect();
        if let (true, Some(first)) = (unborn, regs.first_mut()) {
            *first = Value::Any;
        }
        let settled = Path { pc: unborn as usize, regs, ..Path::default() };
        Own { told: Vec::new(), settled, lag: LAG, explained: 0, given_up: false }
    }

    pub fn add(&mut self, at: usize, done: &Done, memory: Option<Vec<i64>>) {
        if is_told(&done.what) && !self.given_up {
            self.told.push(Access { at, done: done.clone(), memory });
        }
    }

    /// Whether some way through the code does exactly what is told.
    pub fn explain(&mut self, m: &Machine, t: usize) -> bool {
        let left = self.told.len() - self.settled.used.count();
        let news = self.told.len() - self.explained;
        let skipped = left > EVERY && self.explained > 0 && news < THEN;
        if self.given_up || left == 0 || skipped {
            return true;
        }
        let first = Path { left, ..self.settled.clone() };
        let keep_from = 2 * self.lag + MAX_WINDOW;
        let (told, seen) = (&self.told[..], HashSet::new());
        let mut e = Explain { m, t, told, keep_from, work: Vec::new(), seen };
        match e.search(first) {
            Found::None => return false,
            Found::TooLong => self.give_up(),
            Found::Way(kept) => {
                self.settle(kept);
                self.explained = self.told.len();
            }
        }
        true
    }

    fn settle(&mut self, mut kept: Option<Arc<Kept>>) {
        while let Some(k) = kept {
            if k.path.left >= self.lag {
                self.settled = k.path.clone();
                let n = self.settled.used.shift();
                self.told.drain(..n);
                return;
            }
            kept = k.before.clone();
        }
    }

    /// What was settled in another turned out wrong.
    pub fn settle_later(&mut self, other: &Own) {
        self.lag = (2 * other.lag).min(MAX_LAG);
    }

    pub fn give_up(&mut self) {
        self.given_up = true;
        self.told = Vec::new();
        self.explained = 0;
        self.settled.used = Used::default();
    }
}

/// Whether a thread's own instructions must account for it.
fn is_told(what: &What) -> bool {
    use What::*;
    matches!(what, Load { .. } | Store { .. } | Update { .. } | Block { .. } | Start(_) | Join(_))
}

/// Accesses by number: all before the first, and more behind it, in order.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Used {
    first: usize,
    more: Vec<usize>,
}

impl Used {
    fn has(&self, i: usize) -> bool {
        i < self.first || self.more.contains(&i)
    }

    fn count(&self) -> usize {
        self.first + self.more.len()
    }

    fn add(&mut self, i: usize) {
        let at = self.more.partition_point(|&k| k < i);
        self.more.insert(at, i);
        let run = self.more.iter().zip(self.first..).take_while(|(k, i)| **k == *i).count();
        self.more.drain(..run);
        self.first += run;
    }

    /// Counts from the first that is not accounted for.
    fn shift(&mut self) -> usize {
        let n = std::mem::take(&mut self.first);
        self.more.iter_mut().for_each(|k| *k -= n);
        n
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Value {
    Known(i64),
    /// Of a load that the run does not tell.
    InFlight,
    /// From another thread: whatever is told.
    Any,
}

impl Value {
    fn with(self, other: Value, f: impl Fn(i64, i64) -> i64) -> Value {
        match (self, other) {
            (Value::Known(a), Value::Known(b)) => Value::Known(f(a, b)),
            (Value::InFlight, _) | (_, Value::InFlight) => Value::InFlight,
            _ => Value::Any,
        }
    }

    fn may_be(self, v: i64) -> bool {
        self == Value::Any || self == Value::Known(v)
    }
}

/// A store on the way: where, what, and when memory saw it.
type Stored = (usize, Option<i64>, Option<usize>);

/// One way through a thread's code.
#[derive(Clone, Default)]
struct Path {
    pc: usize,
    regs: Vec<Value>,
    /// Which of the told accesses are accounted for.
    used: Used,
    left: usize,
    /// Stores that memory had not seen at some access that is not accounted for.
    stores: Vec<Stored>,
    /// Something on the way is not told.
    in_flight: bool,
    kept: Option<Arc<Kept>>,
}

/// A way that may be settled, and the one before it.
struct Kept {
    path: Path,
    before: Option<Arc<Kept>>,
}

/// What an instruction may be taken for: an access, a value for a register, a store.
#[derive(Clone, Copy, Default)]
struct Guess {
    access: Option<usize>,
    set: Option<(u16, Value)>,
    store: Option<Stored>,
    in_flight: bool,
}

/// Where a way was: place, registers, what is accounted for, stores in flight.
type Been = (usize, Vec<Value>, Used, Vec<Stored>);

struct Explain<'r> {
    m: &'r Machine,
    t: usize,
    told: &'r [Access],
    /// Ways with so many accesses left are worth keeping.
    keep_from: usize,
    /// Ways that were put off, each with what to take the instruction before it for.
    work: Vec<(Arc<Path>, Guess)>,
    seen: HashSet<Been>,
}

impl Path {
    fn get(&self, o: Operand) -> Value {
        match o {
            Operand::Imm(v) => Value::Known(v),
            Operand::Reg(r) => self.regs[r as usize],
        }
    }

    fn set(&mut self, r: u16, v: Value) {
        self.regs[r as usize] = v;
    }

    fn n_in_flight(&self) -> usize {
        self.stores.iter().filter(|s| s.2.is_none()).count()
    }
}

impl Explain<'_> {
    fn search(&mut self, first: Path) -> Found {
        self.work.push((Arc::new(first), Guess::default()));
        let mut steps = 0;
        while let Some((base, guess)) = self.work.pop() {
            let mut path = Arc::unwrap_or_clone(base);
            self.apply(&mut path, guess);
            loop {
                steps += 1;
                if path.left == 0 {
                    return Found::Way(path.kept);
                }
                if steps > MAX_STEPS {
                    return Found::TooLong;
                }
                if self.step(&mut path).is_none() {
                    break;
                }
            }
        }
        Found::None
    }

    fn put_off(&mut self, path: Path) {
        self.work.push((Arc::new(path), Guess::default()));
    }

    fn apply(&self, p: &mut Path, guess: Guess) {
        guess.set.iter().for_each(|&(r, v)| p.set(r, v));
        p.stores.extend(guess.store);
        p.in_flight |= guess.in_flight;
        let Some(i) = guess.access else { return };
        self.take(p, i);
        if !p.in_flight && p.left <= self.keep_from {
            let before = p.kept.take();
            let path = p.clone();
            p.kept = Some(Arc::new(Kept { path, before }));
        }
    }

    fn take(&self, p: &mut Path, i: usize) {
        p.used.add(i);
        p.left -= 1;
        // No access that is left is older.
        let oldest = self.told.get(p.used.first).map_or(usize::MAX, |a| a.at);
        p.stores.retain(|s| s.2.is_none_or(|seen| seen > oldest));
    }

    /// One instruction of a way; other ways are put off. Nothing where it ends.
    fn step(&mut self, p: &mut Path) -> Option<()> {
        let (pc, m) = (p.pc, self.m);
        let instr = m.program.threads[self.t].code.instrs.get(pc)?;
        p.pc = pc + 1;
        match *instr {
            Instr::Head | Instr::Nop | Instr::Fence { .. } | Instr::Notice { .. } => {}
            Instr::Assert { .. } | Instr::Check { .. } => {}
            Instr::Never | Instr::Park(_) => return None,
            Instr::Alu { op, dst, a, b } => {
                let v = p.get(a).with(p.get(b), |a, b| op.apply(a, b));
                p.set(dst, v);
            }
            Instr::Move { dst, a } => {
                let v = p.get(a);
                p.set(dst, v);
            }
            Instr::Choice { dst } => {
                let mut other = p.clone();
                other.set(dst, Value::Known(0));
                self.put_off(other);
                p.set(dst, Value::Known(1));
            }
            Instr::Select { op, dst, a, b, yes, no } => {
                let (yes, no) = (p.get(yes), p.get(no));
                match p.get(a).with(p.get(b), |a, b| op.apply(a, b)) {
                    Value::Known(c) => p.set(dst, if c != 0 { yes } else { no }),
                    _ => {
                        let mut other = p.clone();
                        other.set(dst, no);
                        self.put_off(other);
                        p.set(dst, yes);
                    }
                }
            }
            Instr::Branch { op, a, b, target } => {
                match p.get(a).with(p.get(b), |a, b| op.apply(a, b)) {
                    Value::Known(0) => {}
                    Value::Known(_) => p.pc = target as usize,
                    _ => self.put_off(Path { pc: target as usize, ..p.clone() }),
                }
            }
            Instr::Jump { target } => p.pc = target as usize,
            Instr::Load { dst, addr, off, .. } => return self.load(p, pc, dst, p.get(addr), off),
            Instr::Store { addr, off, value, .. } => {
                return self.store(p, pc, None, (p.get(addr), off), p.get(value));
            }
            Instr::StoreExcl { dst, addr, off, value, when, .. } => {
                let may = match when {
                    When::If(c) => p.get(c),
                    When::Always | When::Maybe => Value::Known(1),
                };
                let sure = when != When::Maybe && matches!(may, Value::Known(v) if v != 0);
                if !sure {
                    let mut fails = p.clone();
                    dst.iter().for_each(|&d| fails.set(d, Value::Known(1)));
                    self.put_off(fails);
                }
                if may == Value::Known(0) {
                    return None;
                }
                return self.store(p, pc, dst, (p.get(addr), off), p.get(value));
            }
            Instr::Rmw { dst, addr, off, op, value, expected, .. } => {
                let operands = (p.get(value), p.get(expected));
                return self.update(p, pc, dst, (p.get(addr), off), op, operands);
            }
            Instr::Atomic { end, .. } => return self.block(p, pc, end as usize),
            Instr::Start { thread, .. } => self.passes(p, pc, &What::Start(thread as usize))?,
            Instr::Join { thread, dst } => {
                self.passes(p, pc, &What::Join(thread as usize))?;
                dst.iter().for_each(|&d| p.set(d, Value::Any));
            }
        }
        if p.pc <= pc { self.is_new(p) } else { Some(()) }
    }

    /// Nothing if a way comes back to where one was, with nothing more accounted for.
    fn is_new(&mut self, p: &Path) -> Option<()> {
        let open: Vec<Stored> = p.stores.iter().filter(|s| s.2.is_none()).copied().collect();
        self.seen.insert((p.pc, p.regs.clone(), p.used.clone(), open)).then_some(())
    }

    /// The accesses at a place that are told and not accounted for.
    fn candidates(&self, p: &Path, pc: usize) -> Vec<usize> {
        let here = (self.t as u16, pc as u16);
        let fits = |&i: &usize| {
            let kind = self.told[i].done.kind as usize;
            !p.used.has(i) && self.m.kinds[kind].places.contains(&here)
        };
        (p.used.first..self.told.len()).filter(fits).take(CANDIDATES).collect()
    }

    fn is_at(&self, pc: usize, address: (Value, i64), loc: usize) -> bool {
        match address.0 {
            Value::Known(a) => {
                let kind = self.m.kind_of[self.t][pc];
                self.m.locate(a.wrapping_add(address.1), kind) as usize == loc
            }
            Value::Any => true,
            Value::InFlight => false,
        }
    }

    /// Goes on with the first of some ways, and puts the others off.
    fn choose(&mut self, p: &mut Path, guesses: &[Guess]) -> Option<()> {
        let (&first, others) = guesses.split_first()?;
        if !others.is_empty() {
            let base = Arc::new(p.clone());
            self.work.extend(others.iter().rev().map(|&g| (base.clone(), g)));
        }
        self.apply(p, first);
        Some(())
    }

    fn load(&mut self, p: &mut Path, pc: usize, dst: u16, addr: Value, off: i64) -> Option<()> {
        let mut ways: Vec<Guess> = Vec::new();
        let mut tried = Vec::new();
        for i in self.candidates(p, pc) {
            let Access { at, done, .. } = &self.told[i];
            let What::Load { loc, value, forwarded, .. } = done.what else { continue };
            // Reads of one value are as good as each other.
            if !self.is_at(pc, (addr, off), loc) || tried.contains(&(loc, value, forwarded)) {
                continue;
            }
            // The youngest own store that memory had not seen.
            let unseen = |s: &&Stored| s.0 == loc && s.2.is_none_or(|seen| seen > *at);
            let own = p.stores.iter().rev().find(unseen).map(|s| s.1);
            let right = match own {
                Some(own) => forwarded && own.is_none_or(|v| v == value),
                None => !forwarded,
            };
            if right {
                tried.push((loc, value, forwarded));
                let set = Some((dst, Value::Known(value)));
                ways.push(Guess { access: Some(i), set, ..Guess::default() });
            }
        }
        ways.push(Guess { set: Some((dst, Value::InFlight)), in_flight: true, ..Guess::default() });
        self.choose(p, &ways)
    }

    fn store(
        &mut self,
        p: &mut Path,
        pc: usize,
        dst: Option<u16>,
        address: (Value, i64),
        value: Value,
    ) -> Option<()> {
        dst.iter().for_each(|&d| p.set(d, Value::Known(0)));
        let mut ways = Vec::new();
        for i in self.candidates(p, pc) {
            let Access { at, done, .. } = &self.told[i];
            let What::Store { loc, value: stored, .. } = done.what else { continue };
            if self.is_at(pc, address, loc) && value.may_be(stored) {
                let store = Some((loc, Some(stored), Some(*at)));
                ways.push(Guess { access: Some(i), store, ..Guess::default() });
                // The others are told later, and account for later stores.
                break;
            }
        }
        ways.extend(self.unseen(p, pc, address, value));
        self.choose(p, &ways)
    }

    /// The way on which memory has not seen a store.
    fn unseen(&self, p: &Path, pc: usize, address: (Value, i64), value: Value) -> Option<Guess> {
        if p.n_in_flight() >= MAX_WINDOW {
            return None;
        }
        let mut guess = Guess { in_flight: true, ..Guess::default() };
        if let Value::Known(a) = address.0 {
            let loc = self.m.locate(a.wrapping_add(address.1), self.m.kind_of[self.t][pc]);
            let value = if let Value::Known(v) = value { Some(v) } else { None };
            if loc < SEVERAL {
                guess.store = Some((loc as usize, value, None));
            }
        }
        Some(guess)
    }

    fn update(
        &mut self,
        p: &mut Path,
        pc: usize,
        dst: u16,
        address: (Value, i64),
        op: Update,
        (value, expected): (Value, Value),
    ) -> Option<()> {
        let mut ways = Vec::new();
        for i in self.candidates(p, pc) {
            let Access { at, done, .. } = &self.told[i];
            let What::Update { loc, old, new, wrote, .. } = done.what else { continue };
            let made = value.with(expected, |v, e| op.apply(old, v, e));
            if self.is_at(pc, address, loc) && made.may_be(new) {
                let set = Some((dst, Value::Known(old)));
                let store = wrote.then_some((loc, Some(new), Some(*at)));
                ways.push(Guess { access: Some(i), set, store, in_flight: false });
            }
        }
        let unseen = self.unseen(p, pc, address, Value::InFlight);
        ways.extend(unseen.map(|g| Guess { set: Some((dst, Value::InFlight)), ..g }));
        self.choose(p, &ways)
    }

    /// A step that nothing passes: if it is not told, nothing behind it is.
    fn passes(&self, p: &mut Path, pc: usize, what: &What) -> Option<()> {
        let told = self.candidates(p, pc).into_iter().find(|&i| self.told[i].done.what == *what)?;
        self.take(p, told);
        Some(())
    }

    /// A block that is told, on memory as it was then.
    fn block(&mut self, p: &mut Path, pc: usize, end: usize) -> Option<()> {
        let i = self.candidates(p, pc).into_iter().next()?;
        let Access { at, done, memory } = &self.told[i];
        let What::Block { wrote } = &done.what else { return None };
        self.take(p, i);
        let mut memory = memory.clone()?;
        let mut made = Vec::new();
        let code = &self.m.program.threads[self.t].code.instrs;
        p.pc = pc + 1;
        while p.pc < end {
            let here = p.pc;
            p.pc += 1;
            let known = |p: &Path, o: Operand| match p.get(o) {
                Value::Known(v) => Some(v),
                _ => None,
            };
            let place = |a: i64| self.m.locate(a, self.m.kind_of[self.t][here]) as usize;
            match code[here] {
                Instr::Load { dst, addr, off, .. } => {
                    let v = memory[place(known(p, addr)?.wrapping_add(off))];
                    p.set(dst, Value::Known(v));
                }
                Instr::Store { addr, off, value, .. } => {
                    let (loc, v) = (place(known(p, addr)?.wrapping_add(off)), known(p, value)?);
                    made.push((loc, memory[loc], v));
                    memory[loc] = v;
                }
                Instr::Alu { op, dst, a, b } => {
                    let v = Value::Known(op.apply(known(p, a)?, known(p, b)?));
                    p.set(dst, v);
                }
                Instr::Branch { op, a, b, target } => {
                    let taken = op.apply(known(p, a)?, known(p, b)?) != 0;
                    p.pc = if taken { target as usize } else { p.pc };
                }
                Instr::Jump { target } => p.pc = target as usize,
                _ => {}
            }
        }
        p.pc = end;
        p.stores.extend(made.iter().map(|&(loc, _, v)| (loc, Some(v), Some(*at))));
        (made == *wrote).then_some(())
    }
}
