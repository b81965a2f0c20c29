//! The plain executor of runs under memory models: what is told of a run, executed again.
//!
//! The machine of the search keeps instances in flight, guesses, merges and forgets. Here
//! nothing of that is shared. A run is what it is told as: accesses one after the other,
//! each with its thread, its place in the program, its location and its value. It is
//! executed twice, in two plain ways that must both come out:
//!
//! - **memory**: the accesses in the order of the run, on one array. A load from memory
//!   reads what is there, a store finds what it is said to replace, an update reads and
//!   writes. (Where threads see stores at different times there is no such array: a load
//!   then reads a value that somebody had stored there.)
//! - **threads**: each thread in the order of its program, instruction by instruction. A
//!   load gives the value that the run says, a store must have the location and value that
//!   it computes, a load of an own store that memory has not seen takes the youngest such.
//!   What the run does not tell is still in flight; a branch on that may go either way.
//!
//! So no value is shown that the program, run in its own order on these reads, would not
//! have. That the order of the accesses is one that the memory model allows is not asked
//! here: `cat`'s axioms are the second opinion on that.
//!
//! Every step that is told goes through here ([`Machine::account`]); one that does not come
//! out is not told, and the trail is said not to replay. The memory of a run is executed
//! with every step, its threads with every step up to [`EVERY`] accesses and then now and
//! again: each time takes as long as the run.
//!
//! Not here: instances of one instruction that overtake each other more than
//! [`CANDIDATES`] deep, runs that take more than [`MAX_STEPS`] instructions to explain;
//! these pass.

use crate::global::{Done, What};
use crate::machine::Machine;
use crate::program::{Instr, Operand, Park, Update, When};
use crate::rel::MAX_WINDOW;
use crate::state::SEVERAL;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Mutex;

/// Told accesses of one place that are tried for an instruction.
const CANDIDATES: usize = 64;

const MAX_STEPS: usize = 300_000;

/// Accesses of a run up to which its threads are executed with every step.
const EVERY: usize = 100;
/// And how often after that.
const THEN: usize = 64;

/// Steps of told runs to remember.
const MAX_TOLD: usize = 20_000;

/// The runs that were told: for each state, the step that led there and the one before.
#[derive(Default)]
pub(crate) struct Told(Mutex<ToldRuns>);

/// The last step to a state, and all steps.
type ToldRuns = (HashMap<Vec<u8>, usize>, Vec<ToldStep>);

struct ToldStep {
    done: Vec<Done>,
    before: Option<usize>,
}

impl Told {
    /// The run to a state, if it was told from its beginning; `Some(None)` for a beginning.
    fn find(&self, m: &Machine, state: &[u8]) -> Option<(Vec<Done>, Option<usize>)> {
        let told = self.0.lock().unwrap_or_else(|e| e.into_inner());
        let Some(&at) = told.0.get(state) else {
            let mut begins = false;
            heddle_model::Model::initial(m, &mut |first| begins |= first == state);
            return begins.then(|| (Vec::new(), None));
        };
        let (mut run, mut next) = (Vec::new(), Some(at));
        while let Some(i) = next {
            run.extend(told.1[i].done.iter().rev().cloned());
            next = told.1[i].before;
        }
        run.reverse();
        Some((run, Some(at)))
    }

    fn add(&self, state: &[u8], done: &[Done], before: Option<usize>) {
        let mut told = self.0.lock().unwrap_or_else(|e| e.into_inner());
        if told.1.len() < MAX_TOLD {
            let at = told.1.len();
            told.1.push(ToldStep { done: done.to_vec(), before });
            told.0.entry(state.to_vec()).or_insert(at);
        }
    }
}

impl Machine {
    /// Whether a step, told after the run to its state, is what the plain executor does.
    pub(crate) fn is_plain(&self, state: &[u8], done: &[Done], next: &[u8]) -> bool {
        let Some((mut run, before)) = self.told.find(self, state) else { return true };
        let steps = run.len();
        run.extend_from_slice(done);
        let threads = run.len() <= EVERY || steps / THEN < run.len() / THEN;
        let as_told = match threads {
            true => self.execute_plainly(&run).is_ok(),
            false => self.memory_is_as_told(&run).is_ok(),
        };
        if as_told {
            self.told.add(next, done, before);
        }
        as_told
    }

    /// Executes a run again, from its beginning. Says what is not as told.
    pub fn execute_plainly(&self, run: &[Done]) -> Result<(), String> {
        // Folded runs are more than there are.
        if self.options.fold {
            return Ok(());
        }
        let blocks = self.memory_is_as_told(run)?;
        // Where every operation is a step, an instance may go before an older one that only
        // has not been looked at; what comes of it is given up later.
        if !self.options.stages {
            return Ok(());
        }
        let started = |t: usize| run.iter().position(|d| d.what == What::Start(t));
        let mut order: Vec<usize> = (0..self.program.threads.len()).collect();
        order.sort_by_key(|&t| started(t).map_or(0, |at| at + 1));
        for t in order {
            let own = run.iter().enumerate().filter(|(_, d)| d.thread == t && is_told(&d.what));
            let own: Vec<(usize, &Done)> = own.collect();
            if !own.is_empty() && !Path::explain(self, t, &own, &blocks) {
                let name = &self.program.threads[t].name;
                return Err(format!("{name} in its own order does not do what is told"));
            }
        }
        Ok(())
    }

    /// Memory along the run. Answers what it is before each atomic block.
    fn memory_is_as_told(&self, run: &[Done]) -> Result<Vec<(usize, Vec<i64>)>, String> {
        let mut memory = Memory::new(self);
        let mut blocks = Vec::new();
        for (at, done) in run.iter().enumerate() {
            let wrong = match &done.what {
                &What::Load { loc, value, forwarded, .. } => {
                    (!forwarded && !memory.may_show(loc, value)).then_some(loc)
                }
                &What::Store { loc, value, old, .. } => {
                    // Nobody says what a store replaces where that is not one thing.
                    let right = !memory.single || memory.may_show(loc, old);
                    memory.write(loc, value);
                    (!right).then_some(loc)
                }
                &What::Update { loc, old, new, wrote, .. } => {
                    let right = memory.may_show(loc, old);
                    if wrote {
                        memory.write(loc, new);
                    }
                    (!right).then_some(loc)
                }
                What::Block { wrote } => {
                    blocks.push((at, memory.now.clone()));
                    let mut wrong = None;
                    for &(loc, old, new) in wrote {
                        wrong = wrong.or((!memory.may_show(loc, old)).then_some(loc));
                        memory.write(loc, new);
                    }
                    wrong
                }
                _ => None,
            };
            if let Some(loc) = wrong {
                return Err(format!("`{}` is not what is told", self.program.locs[loc]));
            }
        }
        Ok(blocks)
    }
}

/// One array, and everything that was ever stored.
struct Memory {
    single: bool,
    now: Vec<i64>,
    ever: Vec<BTreeSet<i64>>,
}

impl Memory {
    fn new(m: &Machine) -> Self {
        let now = m.program.init.clone();
        let ever = now.iter().map(|&v| BTreeSet::from([v])).collect();
        Memory { single: m.model.single, now, ever }
    }

    fn may_show(&self, loc: usize, value: i64) -> bool {
        match self.single {
            true => self.now[loc] == value,
            false => self.ever[loc].contains(&value),
        }
    }

    fn write(&mut self, loc: usize, value: i64) {
        self.now[loc] = value;
        self.ever[loc].insert(value);
    }
}

/// Whether a thread's own instructions must account for it.
fn is_told(what: &What) -> bool {
    use What::*;
    matches!(what, Load { .. } | Store { .. } | Update { .. } | Block { .. } | Start(_) | Join(_))
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
#[derive(Clone)]
struct Path {
    pc: usize,
    regs: Vec<Value>,
    /// Which of the told accesses are accounted for.
    used: Vec<bool>,
    left: usize,
    stores: Vec<Stored>,
}

/// Where a way was: place, registers, what is accounted for, stores in flight.
type Been = (usize, Vec<Value>, Vec<bool>, Vec<Stored>);

struct Explain<'r> {
    m: &'r Machine,
    t: usize,
    told: &'r [(usize, &'r Done)],
    blocks: &'r [(usize, Vec<i64>)],
    work: Vec<Path>,
    seen: HashSet<Been>,
}

impl Path {
    /// Whether some way through the code does exactly what is told.
    fn explain(
        m: &Machine,
        t: usize,
        told: &[(usize, &Done)],
        blocks: &[(usize, Vec<i64>)],
    ) -> bool {
        let thread = &m.program.threads[t];
        let unborn = thread.code.instrs.first() == Some(&Instr::Park(Park::Unborn));
        let mut regs: Vec<Value> = thread.init.iter().map(|&v| Value::Known(v)).collect();
        if let (true, Some(first)) = (unborn, regs.first_mut()) {
            *first = Value::Any;
        }
        let (used, left) = (vec![false; told.len()], told.len());
        let first = Path { pc: unborn as usize, regs, used, left, stores: Vec::new() };
        let mut e = Explain { m, t, told, blocks, work: vec![first], seen: HashSet::new() };
        let mut steps = 0;
        while let Some(mut path) = e.work.pop() {
            loop {
                steps += 1;
                if path.left == 0 || steps > MAX_STEPS {
                    return true;
                }
                if e.step(&mut path).is_none() {
                    break;
                }
            }
        }
        false
    }

    fn get(&self, o: Operand) -> Value {
        match o {
            Operand::Imm(v) => Value::Known(v),
            Operand::Reg(r) => self.regs[r as usize],
        }
    }

    fn set(&mut self, r: u16, v: Value) {
        self.regs[r as usize] = v;
    }

    fn in_flight(&self) -> usize {
        self.stores.iter().filter(|s| s.2.is_none()).count()
    }
}

impl Explain<'_> {
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
                self.work.push(other);
                p.set(dst, Value::Known(1));
            }
            Instr::Select { op, dst, a, b, yes, no } => {
                let (yes, no) = (p.get(yes), p.get(no));
                match p.get(a).with(p.get(b), |a, b| op.apply(a, b)) {
                    Value::Known(c) => p.set(dst, if c != 0 { yes } else { no }),
                    _ => {
                        let mut other = p.clone();
                        other.set(dst, no);
                        self.work.push(other);
                        p.set(dst, yes);
                    }
                }
            }
            Instr::Branch { op, a, b, target } => {
                match p.get(a).with(p.get(b), |a, b| op.apply(a, b)) {
                    Value::Known(0) => {}
                    Value::Known(_) => p.pc = target as usize,
                    _ => self.work.push(Path { pc: target as usize, ..p.clone() }),
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
                    self.work.push(fails);
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
            !p.used[i] && self.m.kinds[self.told[i].1.kind as usize].places.contains(&here)
        };
        (0..self.told.len()).filter(fits).take(CANDIDATES).collect()
    }

    fn take(&self, p: &Path, i: usize) -> Path {
        let mut next = p.clone();
        next.used[i] = true;
        next.left -= 1;
        next
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

    /// Puts the ways off, and goes on with the first.
    fn choose(&mut self, p: &mut Path, mut ways: Vec<Path>) -> Option<()> {
        ways.reverse();
        *p = ways.pop()?;
        self.work.extend(ways);
        Some(())
    }

    fn load(&mut self, p: &mut Path, pc: usize, dst: u16, addr: Value, off: i64) -> Option<()> {
        let mut ways: Vec<Path> = Vec::new();
        let mut tried = Vec::new();
        for i in self.candidates(p, pc) {
            let (at, done) = self.told[i];
            let What::Load { loc, value, forwarded, .. } = done.what else { continue };
            // Reads of one value are as good as each other.
            if !self.is_at(pc, (addr, off), loc) || tried.contains(&(loc, value, forwarded)) {
                continue;
            }
            // The youngest own store that memory had not seen.
            let unseen = |s: &&Stored| s.0 == loc && s.2.is_none_or(|seen| seen > at);
            let own = p.stores.iter().rev().find(unseen).map(|s| s.1);
            let right = match own {
                Some(own) => forwarded && own.is_none_or(|v| v == value),
                None => !forwarded,
            };
            if right {
                tried.push((loc, value, forwarded));
                let mut next = self.take(p, i);
                next.set(dst, Value::Known(value));
                ways.push(next);
            }
        }
        p.set(dst, Value::InFlight);
        ways.push(p.clone());
        self.choose(p, ways)
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
            let (at, done) = self.told[i];
            let What::Store { loc, value: stored, .. } = done.what else { continue };
            if self.is_at(pc, address, loc) && value.may_be(stored) {
                let mut next = self.take(p, i);
                next.stores.push((loc, Some(stored), Some(at)));
                ways.push(next);
                // The others are told later, and account for later stores.
                break;
            }
        }
        ways.extend(self.unseen(p, pc, address, value));
        self.choose(p, ways)
    }

    /// The way on which memory has not seen a store.
    fn unseen(&self, p: &Path, pc: usize, address: (Value, i64), value: Value) -> Option<Path> {
        if p.in_flight() >= MAX_WINDOW {
            return None;
        }
        let mut next = p.clone();
        if let Value::Known(a) = address.0 {
            let loc = self.m.locate(a.wrapping_add(address.1), self.m.kind_of[self.t][pc]);
            let value = if let Value::Known(v) = value { Some(v) } else { None };
            if loc < SEVERAL {
                next.stores.push((loc as usize, value, None));
            }
        }
        Some(next)
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
            let (at, done) = self.told[i];
            let What::Update { loc, old, new, wrote, .. } = done.what else { continue };
            let made = value.with(expected, |v, e| op.apply(old, v, e));
            if self.is_at(pc, address, loc) && made.may_be(new) {
                let mut next = self.take(p, i);
                next.set(dst, Value::Known(old));
                if wrote {
                    next.stores.push((loc, Some(new), Some(at)));
                }
                ways.push(next);
            }
        }
        p.set(dst, Value::InFlight);
        ways.extend(self.unseen(p, pc, address, Value::InFlight));
        self.choose(p, ways)
    }

    /// A step that nothing passes: if it is not told, nothing behind it is.
    fn passes(&self, p: &mut Path, pc: usize, what: &What) -> Option<()> {
        let told = self.candidates(p, pc).into_iter().find(|&i| self.told[i].1.what == *what)?;
        let pc = p.pc;
        *p = self.take(p, told);
        p.pc = pc;
        Some(())
    }

    /// A block that is told, on memory as it was then.
    fn block(&mut self, p: &mut Path, pc: usize, end: usize) -> Option<()> {
        let i = self.candidates(p, pc).into_iter().next()?;
        let (at, done) = self.told[i];
        let What::Block { wrote } = &done.what else { return None };
        *p = self.take(p, i);
        let mut memory = self.blocks.iter().find(|b| b.0 == at)?.1.clone();
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
        p.stores.extend(made.iter().map(|&(loc, _, v)| (loc, Some(v), Some(at))));
        (made == *wrote).then_some(())
    }
}
