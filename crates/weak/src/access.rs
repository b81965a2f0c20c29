//! Loads and stores: private memory, and the memory that the run decides about.

use crate::object::cells;
use crate::specialise::{Attempt, Flow, Res, State, Stop};
use crate::step::c11_order as c11;
use crate::value::{Abs, Value, base, pointer};
use heddle_machine::{Inst, Op, Order, Reg, Rmw};
use heddle_memmodel::c11::Order as C11;
use heddle_memmodel::{Alu, Instr, Mark, Operand, READ, UNDEFINED, Update, When, Word, attr};
use heddle_model::FaultKind;

/// Where an access goes.
#[derive(Clone, Copy)]
pub enum Addr {
    /// A known place in an object that belongs to this thread.
    Private(u32, u64),
    /// In memory.
    Memory(Operand),
    Wrong(FaultKind),
}

impl Attempt<'_> {
    /// Where an access of so many bytes through this pointer goes.
    pub fn address(&mut self, s: &State, ptr: Value, bytes: u64, writes: bool) -> Res<Addr> {
        let known = match ptr {
            Value::Reg(r) => {
                self.demand(Operand::Reg(r));
                return Ok(Addr::Memory(Operand::Reg(r)));
            }
            Value::Known(k) => pointer(k, self.facts.objects.all.len() as u32),
        };
        let (obj, off) = match known {
            Abs::Ptr(o, off) => (o, off),
            Abs::Undef => return Ok(Addr::Wrong(FaultKind::Uninitialised)),
            Abs::Int(n) if n < 4096 => return Ok(Addr::Wrong(FaultKind::NullDereference)),
            _ => return Ok(Addr::Wrong(FaultKind::OutOfBounds)),
        };
        if s.freed.contains(&obj) {
            return Ok(Addr::Wrong(FaultKind::UseAfterFree));
        }
        let o = &self.facts.objects.all[obj as usize];
        if off.checked_add(bytes).is_none_or(|end| end > o.size) {
            return Ok(Addr::Wrong(FaultKind::OutOfBounds));
        }
        if o.constant && writes {
            return Ok(Addr::Wrong(FaultKind::Runtime));
        }
        if !self.facts.shared.contains(&obj) {
            self.note_access(s, obj, off, bytes, writes)?;
            return Ok(Addr::Private(obj, off));
        }
        let fits = |c: &crate::object::Cell| c.off as u64 == off && c.bytes as u64 == bytes;
        if !cells(self.p, o).iter().any(fits) {
            let name = o.name.clone();
            if self.learn_cell(obj, off, bytes) {
                return Err(Stop::Again);
            }
            return self.refuse(&format!("an access to a part of `{name}`, or to several at once"));
        }
        Ok(Addr::Memory(Operand::Imm((base(obj) + off) as i64)))
    }

    /// Takes what is accessed for a scalar of an object, whatever its type is: a block from
    /// the heap, bytes that the program keeps its nodes in, a union. Answers whether that is
    /// news.
    fn learn_cell(&mut self, obj: u32, off: u64, bytes: u64) -> bool {
        let of = &self.facts.objects.all[obj as usize];
        if ![1, 2, 4, 8].contains(&bytes) || of.splits_pointer(off, bytes) {
            return false;
        }
        let learned = &mut self.facts.objects.all[obj as usize].learned;
        let apart = |c: &(u32, u8)| c.0 as u64 + c.1 as u64 <= off || off + bytes <= c.0 as u64;
        let fits = learned.iter().all(apart);
        if fits {
            learned.push((off as u32, bytes as u8));
        }
        fits
    }

    /// Private memory is one thread's, or is written by nobody once there are several.
    fn note_access(&mut self, s: &State, obj: u32, off: u64, bytes: u64, w: bool) -> Res<()> {
        let t = self.t;
        for byte in (off..off + bytes).map(|b| (obj, b as u32)) {
            let mut fine = true;
            if w {
                let readers = self.readers.get(&byte).into_iter().flatten();
                fine &= readers.copied().all(|u| self.inherits(u, t, &s.started));
                self.writers.entry(byte).or_default().insert((t, s.started.clone()));
            } else {
                self.readers.entry(byte).or_default().insert(t);
            }
            for (u, started) in self.writers.get(&byte).into_iter().flatten() {
                fine &= self.inherits(t, *u, started) || w && self.inherits(*u, t, &s.started);
            }
            if !fine {
                return self.share(obj);
            }
        }
        Ok(())
    }

    /// Whether thread `u` is `t`, or was started, directly or not, after `t` had
    /// started only these: then it knows what `t` wrote before.
    fn inherits(&self, u: usize, t: usize, started: &[usize]) -> bool {
        let mut at = u;
        while at != t {
            match self.parents.get(&at) {
                Some(p) if *p == t => return !started.contains(&at),
                Some(p) => at = *p,
                None => return false,
            }
        }
        true
    }

    pub fn load(&mut self, s: &mut State, d: Reg, ptr: Op, w: u8, order: Order) -> Res<Flow> {
        let ptr = self.get(s, ptr);
        match self.address(s, ptr, bytes_of(w), false)? {
            Addr::Wrong(kind) => return self.fault(kind),
            Addr::Private(obj, off) => {
                let v = self.read_private(s, obj, off, bytes_of(w) as u8)?;
                self.put(s, d, v)?;
            }
            Addr::Memory(addr) => {
                let dst = self.dest(s, d);
                self.load_memory(dst, addr, bytes_of(w) as u8, c11(order));
            }
        }
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    pub fn load_memory(&mut self, dst: u16, addr: Operand, size: u8, order: C11) {
        self.fences(order.before(false));
        let instr = Instr::Load { dst, addr, off: 0, attrs: order.load(), link: false };
        self.e.push_marked(instr, Mark { size, waits: false });
        self.fences(order.after_read());
    }

    pub fn store(&mut self, s: &mut State, ptr: Op, v: Op, w: u8, order: Order) -> Res<Flow> {
        let (ptr, v) = (self.get(s, ptr), self.get(s, v));
        if let Some(flow) = self.store_value(s, ptr, v, bytes_of(w) as u8, c11(order))? {
            return Ok(flow);
        }
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    /// Stores; answers how the path ends if it cannot.
    pub fn store_value(
        &mut self,
        s: &mut State,
        ptr: Value,
        v: Value,
        size: u8,
        order: C11,
    ) -> Res<Option<Flow>> {
        match self.address(s, ptr, size as u64, true)? {
            Addr::Wrong(kind) => return self.fault(kind).map(Some),
            Addr::Private(obj, off) => self.write_private(s, obj, off, size, v)?,
            Addr::Memory(addr) => {
                let value = self.operand(v)?;
                self.store_memory(addr, value, size, order);
            }
        }
        Ok(None)
    }

    pub fn store_memory(&mut self, addr: Operand, value: Operand, size: u8, order: C11) {
        self.fences(order.before(true));
        let instr = Instr::Store { addr, off: 0, value, attrs: order.store() };
        self.e.push_marked(instr, Mark { size, waits: false });
        self.fences(order.after_store());
    }

    // ---- atomics ----

    /// Whether an atomic is a load and a store of its own on this target: AArch64 and
    /// POWER make it of an exclusive pair, whose store may be seen later.
    pub fn pairs(&self) -> bool {
        let knows = |attrs| self.model.membership(READ, attrs) != self.model.membership(READ, 0);
        knows(attr("A")) || self.model.commit
    }

    /// An atomic that always stores: the old value.
    pub fn update_memory(
        &mut self,
        addr: Operand,
        size: u8,
        op: Update,
        value: Operand,
        order: C11,
    ) -> u16 {
        let dst = self.e.temp();
        let mark = Mark { size, waits: false };
        self.fences(order.before(true));
        if self.pairs() {
            let (load, store) = halves(order);
            self.e.push_marked(Instr::Load { dst, addr, off: 0, attrs: load, link: true }, mark);
            let value = match op {
                Update::Apply(op) => {
                    let new = self.e.temp();
                    self.e.push(Instr::Alu { op, dst: new, a: Operand::Reg(dst), b: value });
                    Operand::Reg(new)
                }
                _ => value,
            };
            self.store_pair(addr, value, store, mark);
        } else {
            let attrs = order.update();
            let expected = Operand::Imm(0);
            self.e.push_marked(Instr::Rmw { dst, addr, off: 0, op, value, expected, attrs }, mark);
        }
        self.fences(order.after_read());
        dst
    }

    fn store_pair(&mut self, addr: Operand, value: Operand, attrs: u64, mark: Mark) {
        let (when, early) = (When::Always, true);
        let instr = Instr::StoreExcl { dst: None, addr, off: 0, value, attrs, when, early };
        self.e.push_marked(instr, mark);
    }

    /// A compare-and-swap: the old value, and a label for where it failed.
    pub fn swap_memory(
        &mut self,
        addr: Operand,
        mark: Mark,
        expected: Operand,
        value: Operand,
        order: C11,
        failed: u32,
    ) -> u16 {
        self.compare_memory(addr, mark, (expected, value), (order, order), failed)
    }

    /// The same with an order of its own where it fails.
    pub fn compare_memory(
        &mut self,
        addr: Operand,
        mark: Mark,
        (expected, value): (Operand, Operand),
        (order, failure): (C11, C11),
        failed: u32,
    ) -> u16 {
        let dst = self.e.temp();
        self.fences(order.before(true));
        let differ = Alu::Word(Word::Ne, 8 * mark.size);
        let branch =
            Instr::Branch { op: differ, a: Operand::Reg(dst), b: expected, target: failed };
        if self.pairs() {
            let (load, store) = halves(order);
            self.e.push_marked(Instr::Load { dst, addr, off: 0, attrs: load, link: true }, mark);
            self.e.push(branch);
            self.store_pair(addr, value, store, Mark { waits: false, ..mark });
        } else {
            let (op, attrs) = (Update::CompareSwap, order.compare(failure));
            self.e.push_marked(Instr::Rmw { dst, addr, off: 0, op, value, expected, attrs }, mark);
            self.e.push(branch);
        }
        self.fences(order.after_read());
        dst
    }

    pub fn update(&mut self, s: &mut State, inst: &Inst) -> Res<Flow> {
        let &Inst::Rmw { op, d, ptr, v, w, order } = inst else { unreachable!("an update") };
        let (ptr, v) = (self.get(s, ptr), self.get(s, v));
        let size = bytes_of(w) as u8;
        let made = match op {
            Rmw::Xchg => Update::Swap,
            Rmw::Add => Update::Apply(Alu::Word(Word::Add, w)),
            Rmw::Sub => Update::Apply(Alu::Word(Word::Sub, w)),
            Rmw::And => Update::Apply(Alu::Word(Word::And, w)),
            Rmw::Or => Update::Apply(Alu::Word(Word::Or, w)),
            Rmw::Xor => Update::Apply(Alu::Word(Word::Xor, w)),
            Rmw::Max => Update::Apply(Alu::Word(Word::SMax, w)),
            Rmw::Min => Update::Apply(Alu::Word(Word::SMin, w)),
            Rmw::UMax => Update::Apply(Alu::Word(Word::UMax, w)),
            Rmw::UMin => Update::Apply(Alu::Word(Word::UMin, w)),
            _ => return self.refuse(&format!("the atomic operation {op:?}")),
        };
        match self.address(s, ptr, size as u64, true)? {
            Addr::Wrong(kind) => return self.fault(kind),
            Addr::Private(obj, off) => {
                let old = self.read_private(s, obj, off, size)?;
                let old = self.keep(old)?;
                let new = match made {
                    Update::Apply(Alu::Word(op, w)) => self.compute(op, w, old, v)?,
                    _ => v,
                };
                self.write_private(s, obj, off, size, new)?;
                self.put(s, d, old)?;
            }
            Addr::Memory(addr) => {
                let value = self.operand(v)?;
                let old = self.update_memory(addr, size, made, value, c11(order));
                self.put(s, d, Value::Reg(old))?;
            }
        }
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    pub fn compare_exchange(&mut self, s: &mut State, inst: &Inst) -> Res<Flow> {
        let &Inst::CmpXchg { old, ok, ptr, expect, new, w, order, failure, weak, .. } = inst else {
            unreachable!("a compare-and-swap")
        };
        let (ptr, expect, new) = (self.get(s, ptr), self.get(s, expect), self.get(s, new));
        let size = bytes_of(w) as u8;
        // What is there only the run knows.
        self.facts.addresses.compared |= w == 64 && !matches!(expect, Value::Known(Abs::Int(_)));
        let addr = match self.address(s, ptr, size as u64, true)? {
            Addr::Wrong(kind) => return self.fault(kind),
            Addr::Private(obj, _) => {
                self.share(obj)?;
                unreachable!("an attempt ends where an object turns out to be shared")
            }
            Addr::Memory(addr) => addr,
        };
        let (expected, value) = (self.operand(expect)?, self.operand(new)?);
        self.demand(expected);
        if weak && self.facts.spurious {
            self.fails_for_nothing(s, (addr, size), (old, ok), c11(failure))?;
        }
        let failed = self.e.label();
        let mark = Mark { size, waits: false };
        let orders = (c11(order), c11(failure));
        let seen = self.compare_memory(addr, mark, (expected, value), orders, failed);
        // Two ways on: it succeeded, and then what it saw is what was expected.
        let mut won = s.clone();
        won.top().pc += 1;
        self.put(&mut won, ok, Value::int(1))?;
        self.put(&mut won, old, expect)?;
        let target = self.later(won)?;
        self.e.push(Instr::Jump { target });
        self.e.place(failed);
        self.fences(orders.1.after_read());
        s.top().pc += 1;
        self.put(s, ok, Value::int(0))?;
        self.put(s, old, Value::Reg(seen))?;
        Ok(Flow::Jumped)
    }

    /// The other way on from a weak compare-and-swap: it fails, whatever it saw.
    fn fails_for_nothing(
        &mut self,
        s: &State,
        (addr, size): (Operand, u8),
        (old, ok): (Reg, Reg),
        order: C11,
    ) -> Res<()> {
        let (choice, seen, tries) = (self.e.temp(), self.e.temp(), self.e.label());
        self.e.push(Instr::Choice { dst: choice });
        let (a, b) = (Operand::Reg(choice), Operand::Imm(0));
        self.e.push(Instr::Branch { op: Alu::Eq, a, b, target: tries });
        self.load_memory(seen, addr, size, order);
        let mut lost = s.clone();
        lost.top().pc += 1;
        self.put(&mut lost, ok, Value::int(0))?;
        self.put(&mut lost, old, Value::Reg(seen))?;
        let target = self.later(lost)?;
        self.e.push(Instr::Jump { target });
        self.e.place(tries);
        Ok(())
    }

    // ---- private memory ----

    /// A value that stays what it is when its cell is written.
    fn keep(&mut self, v: Value) -> Res<Value> {
        let Value::Reg(r) = v else { return Ok(v) };
        let dst = self.e.temp();
        self.e.push(Instr::Move { dst, a: Operand::Reg(r) });
        Ok(Value::Reg(dst))
    }

    pub fn read_private(&mut self, s: &State, obj: u32, off: u64, size: u8) -> Res<Value> {
        let off = off as u32;
        match s.memory.get(&(obj, off)) {
            Some(&(bytes, abs)) if bytes == size => match abs {
                Abs::Dyn => return Ok(Value::Reg(self.cell_home(obj, off))),
                Abs::Foreign => {
                    self.share(obj)?;
                    unreachable!("an attempt ends where an object turns out to be shared")
                }
                known => return Ok(Value::Known(known)),
            },
            _ => {}
        }
        let o = &self.facts.objects.all[obj as usize];
        if !overlaps(s, obj, off, size) {
            return Ok(Value::Known(o.initial(off as u64, size)));
        }
        // Another shape than what was written: byte by byte, if all is known.
        let mut value = 0;
        for i in 0..size as u32 {
            match self.known_byte(s, obj, off + i) {
                Some(b) => value |= (b as u64) << (8 * i),
                None => {
                    let name = o.name.clone();
                    return self.refuse(&format!("an access to a part of what `{name}` holds"));
                }
            }
        }
        Ok(Value::int(value))
    }

    fn known_byte(&self, s: &State, obj: u32, at: u32) -> Option<u8> {
        let below = s.memory.range((obj, 0)..=(obj, at)).next_back();
        let (bytes, from) = match below {
            Some((&(_, off), &(bytes, abs))) if at < off + bytes as u32 => match abs {
                Abs::Int(v) => (v, at - off),
                _ => return None,
            },
            _ => match self.facts.objects.all[obj as usize].initial(at as u64, 1) {
                Abs::Int(v) => (v, 0),
                _ => return None,
            },
        };
        Some((bytes >> (8 * from)) as u8)
    }

    pub fn write_private(
        &mut self,
        s: &mut State,
        obj: u32,
        off: u64,
        size: u8,
        v: Value,
    ) -> Res<()> {
        let off = off as u32;
        self.split(s, obj, off, size)?;
        let forced = self.facts.dynamic_cells.contains(&(self.t, obj, off));
        let abs = match v {
            Value::Known(abs) if !forced => abs,
            v => {
                let a = self.operand(v)?;
                let dst = self.cell_home(obj, off);
                self.e.push(Instr::Move { dst, a });
                Abs::Dyn
            }
        };
        s.memory.insert((obj, off), (size, abs));
        Ok(())
    }

    /// Takes out what a write covers; what it covers in part must be known.
    fn split(&mut self, s: &mut State, obj: u32, off: u32, size: u8) -> Res<()> {
        let end = off + size as u32;
        let from = off.saturating_sub(8);
        let hit: Vec<_> = s
            .memory
            .range((obj, from)..(obj, end))
            .filter(|((_, at), (n, _))| at + *n as u32 > off)
            .map(|(k, v)| (k.1, *v))
            .collect();
        for (at, (n, abs)) in hit {
            s.memory.remove(&(obj, at));
            for i in (at..at + n as u32).filter(|i| !(off..end).contains(i)) {
                let Abs::Int(v) = abs else {
                    return self.refuse("a write to a part of what is there");
                };
                s.memory.insert((obj, i), (1, Abs::Int(v >> (8 * (i - at)) & 0xff)));
            }
        }
        Ok(())
    }

    /// A frame is over: its objects are no more.
    pub fn forget_frame(&mut self, s: &mut State, path: u32) {
        let mine: Vec<u32> = self.facts.objects.of_frame(self.t, path);
        mine.into_iter().for_each(|o| self.forget_object(s, o));
    }

    pub fn forget_object(&mut self, s: &mut State, obj: u32) {
        s.memory.retain(|k, _| k.0 != obj);
    }

    /// Memory that nobody may look at any more.
    pub fn poison(&mut self, addr: Operand, size: u8) {
        self.store_memory(addr, Operand::Imm(UNDEFINED), size, C11::Plain);
    }
}

fn overlaps(s: &State, obj: u32, off: u32, size: u8) -> bool {
    let from = off.saturating_sub(8);
    let mut near = s.memory.range((obj, from)..(obj, off + size as u32));
    near.any(|((_, at), (n, _))| at + *n as u32 > off)
}

/// The attributes of the two halves of an exclusive pair.
fn halves(order: C11) -> (u64, u64) {
    let both = order.update();
    let not = |names: &[&str]| names.iter().fold(both, |m, n| m & !attr(n));
    (not(&["rel", "L"]), not(&["acq", "A"]))
}

pub fn bytes_of(w: u8) -> u64 {
    (w as u64).div_ceil(8)
}
