//! Library calls: the checker's own words, threads, memory.

use crate::access::Addr;
use crate::object::{Cell, Init, Key, Object, cells, size};
use crate::specialise::{Attempt, Flow, Res, State};
use crate::value::{Abs, Value, number, pointer};
use heddle_machine::{Inst, Lib, Op, Place, Reg, Type, TypeId};
use heddle_memmodel::c11::Order as C11;
use heddle_memmodel::{Alu, Instr, Operand, Park, Word};
use heddle_model::FaultKind;

/// The most values that a choice is made among.
const MAX_CHOICE: u64 = 256;

impl Attempt<'_> {
    pub fn library(&mut self, s: &mut State, lib: Lib, args: &[Op], d: Reg) -> Res<Flow> {
        let arg =
            |me: &mut Self, s: &State, i: usize| args.get(i).map_or(Value::ZERO, |a| me.get(s, *a));
        let (a, b, c) = (arg(self, s, 0), arg(self, s, 1), arg(self, s, 2));
        let result = match lib {
            Lib::Assert => return self.assert(s, a),
            Lib::Fail | Lib::AssertFail | Lib::Abort => return self.fault(FaultKind::Assertion),
            Lib::BadIndex => return self.fault(FaultKind::OutOfBounds),
            Lib::Assume => return self.assume(s, a),
            Lib::Choose => return self.choice(s, a, d),
            Lib::Nondet => {
                let Value::Known(Abs::Int(bits)) = a else {
                    return self.refuse("a value of unknown width");
                };
                let n = if bits < 16 { 1 << bits } else { u64::MAX };
                return self.choice(s, Value::int(n), d);
            }
            Lib::Exit => {
                self.e.push(Instr::Park(Park::Process));
                return Ok(Flow::Over);
            }
            Lib::ThreadExit | Lib::ThrdExit if self.t == 0 && self.p.process_exit.is_some() => {
                // Whichever thread is the last would run them.
                return self.refuse("what runs at exit where `main` leaves by `pthread_exit`");
            }
            Lib::ThreadExit | Lib::ThrdExit | Lib::ThreadEnd => {
                self.end_thread(a)?;
                return Ok(Flow::Over);
            }
            Lib::Malloc => self.allocate(s, a, Init::Undef, d)?,
            Lib::AlignedAlloc => self.allocate(s, b, Init::Undef, d)?,
            Lib::Calloc => {
                let bytes = self.compute(Word::Mul, 64, a, b)?;
                self.allocate(s, bytes, Init::Zero, d)?
            }
            Lib::Free => return self.free(s, a),
            Lib::MemCpy | Lib::MemMove => return self.copy(s, a, b, c, d),
            Lib::MemSet => return self.fill(s, a, b, c, d),
            // What is printed changes nothing that is checked here.
            Lib::Printf
            | Lib::FPrintf
            | Lib::VPrintf
            | Lib::VFPrintf
            | Lib::Puts
            | Lib::FPuts
            | Lib::PutChar
            | Lib::FPutC
            | Lib::Perror
            | Lib::Zero
            | Lib::Yield
            | Lib::Progress
            | Lib::AttrInit
            | Lib::AttrSetDetached
            | Lib::StackSave
            | Lib::StackRestore
            | Lib::TestCancel
            | Lib::SpinDestroy
            | Lib::SemDestroy
            | Lib::CondDestroy
            | Lib::BarrierDestroy => Value::ZERO,
            Lib::MinusOne => Value::int(u32::MAX as u64),
            Lib::ErrnoLocation => {
                let make = || Object {
                    name: "errno".into(),
                    size: 4,
                    ty: TypeId(0),
                    init: Init::Zero,
                    constant: false,
                    learned: Vec::new(),
                };
                let obj = self.facts.objects.find(Key::Errno(self.t), make);
                Value::Known(Abs::Ptr(obj, 0))
            }
            Lib::ThreadCreate => {
                let given = arg(self, s, 3);
                return self.create(s, a, c, given, d);
            }
            Lib::ThrdCreate => return self.create(s, a, b, c, d),
            Lib::ThreadDetach => return self.detach(s, a, d),
            Lib::MutexDestroy | Lib::MtxDestroy | Lib::RwDestroy => {
                return self.destroy_lock(s, a, d);
            }
            Lib::ThreadJoin => return self.join(s, a, b, 8, d),
            Lib::ThrdJoin => return self.join(s, a, b, 4, d),
            Lib::ThreadSelf => Value::int(self.t as u64 + 1),
            Lib::ThreadEqual => self.compute(Word::Eq, 64, a, b)?,
            _ => return self.lock_call(s, lib, [a, b, c], d),
        };
        if lib.has_result() {
            self.put(s, d, result)?;
        }
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    pub fn go_on(&mut self, s: &mut State, d: Reg, v: Value) -> Res<Flow> {
        self.put(s, d, v)?;
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    fn assert(&mut self, s: &mut State, a: Value) -> Res<Flow> {
        match a {
            Value::Known(Abs::Undef) => return self.fault(FaultKind::Uninitialised),
            Value::Known(k) if number(k) != 0 => {}
            Value::Known(_) => return self.fault(FaultKind::Assertion),
            Value::Reg(r) => {
                self.demand(Operand::Reg(r));
                self.e.push(Instr::Assert { cond: Operand::Reg(r) });
            }
        }
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    fn assume(&mut self, s: &mut State, a: Value) -> Res<Flow> {
        match a {
            Value::Known(k) if k != Abs::Undef && number(k) != 0 => {}
            Value::Known(_) => {
                self.e.push(Instr::Park(Park::Stopped));
                return Ok(Flow::Over);
            }
            Value::Reg(r) => {
                self.demand(Operand::Reg(r));
                let on = self.e.label();
                let (a, b) = (Operand::Reg(r), Operand::Imm(0));
                self.e.push(Instr::Branch { op: Alu::Ne, a, b, target: on });
                self.e.push(Instr::Park(Park::Stopped));
                self.e.place(on);
            }
        }
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    /// A value below a bound: one path for each.
    fn choice(&mut self, s: &mut State, bound: Value, d: Reg) -> Res<Flow> {
        let n = match bound {
            Value::Known(Abs::Int(n)) if (1..=MAX_CHOICE).contains(&n) => n,
            _ => return self.refuse("a choice among so many values; `heddle_choose` bounds it"),
        };
        for v in 1..n {
            let mut taken = s.clone();
            taken.top().pc += 1;
            // The value may be left to the run; then the path begins by setting it.
            let on = self.e.label();
            let dst = self.e.temp();
            self.e.push(Instr::Choice { dst });
            let (a, b) = (Operand::Reg(dst), Operand::Imm(0));
            self.e.push(Instr::Branch { op: Alu::Eq, a, b, target: on });
            self.put(&mut taken, d, Value::int(v))?;
            let target = self.later(taken)?;
            self.e.push(Instr::Jump { target });
            self.e.place(on);
        }
        s.top().pc += 1;
        self.put(s, d, Value::ZERO)?;
        Ok(Flow::Jumped)
    }

    // ---- memory ----

    fn allocate(&mut self, s: &mut State, bytes: Value, init: Init, d: Reg) -> Res<Value> {
        let Value::Known(Abs::Int(bytes)) = bytes else {
            return self.refuse("an object whose size only the run knows");
        };
        if bytes > crate::value::MAX_OBJECT {
            return self.refuse("an object of this size");
        }
        let alone = self.t == 0 && s.started.is_empty();
        self.facts.addresses.given_late |= !alone || !s.freed.is_empty();
        let nth = self.nth(s);
        let (path, func, pc) = (s.top().path, s.top().func, s.top().pc);
        let ty = self.type_of_new(func, pc, d, bytes);
        let line = self.p.loc(func, pc).line;
        let key = Key::Heap(self.t, path, pc, nth);
        let name =
            format!("new({line}){}", if nth > 0 { format!("#{nth}") } else { String::new() });
        let make = || Object { name, size: bytes, ty, init, constant: false, learned: Vec::new() };
        let obj = self.facts.objects.find(key, make);
        self.e.push(Instr::Nop);
        self.e.mark_once();
        Ok(Value::Known(Abs::Ptr(obj, 0)))
    }

    /// What the new object is, as the variable says that takes its address: or the
    /// one structure of the program that has this size.
    fn type_of_new(&self, func: u32, pc: u32, d: Reg, bytes: u64) -> TypeId {
        let f = &self.p.functions[func as usize];
        let fits = |t: TypeId| size(self.p, t).is_some_and(|n| n > 0 && bytes.is_multiple_of(n));
        let mut regs = vec![d];
        for inst in f.code.iter().skip(pc as usize).take(8) {
            match inst {
                Inst::Move { d, a } if a.as_reg().is_some_and(|r| regs.contains(&r)) => {
                    regs.push(*d);
                }
                _ => {}
            }
        }
        let named = f.vars.iter().find_map(|v| match (&v.place, &self.p.types[v.ty.0 as usize]) {
            (Place::Register(r), Type::Pointer(t)) if regs.contains(r) && fits(*t) => Some(*t),
            _ => None,
        });
        let mut structs = self
            .p
            .types
            .iter()
            .enumerate()
            .filter(|(_, t)| matches!(t, Type::Struct { bytes: n, .. } if *n as u64 == bytes));
        let first = structs.next();
        let only = |t: &Type| structs_equal(first.map(|f| f.1), t);
        let unique = first.filter(|_| structs.all(|(_, t)| only(t)));
        named.or(unique.map(|(i, _)| TypeId(i as u32))).unwrap_or_default()
    }

    /// What is freed may not be looked at again: its cells become undefined.
    fn free(&mut self, s: &mut State, a: Value) -> Res<Flow> {
        let n = self.facts.objects.all.len() as u32;
        self.facts.addresses.freed = true;
        match a {
            Value::Known(k) => match pointer(k, n) {
                Abs::Int(0) => {}
                Abs::Ptr(obj, _) if s.freed.contains(&obj) => {
                    return self.fault(FaultKind::DoubleFree);
                }
                Abs::Ptr(obj, 0) if self.facts.objects.heap().contains(&obj) => {
                    let o = &self.facts.objects.all[obj as usize];
                    let cells = cells(self.p, o);
                    for c in cells {
                        let at = Value::Known(Abs::Ptr(obj, c.off as u64));
                        match self.address(s, at, c.bytes as u64, true)? {
                            Addr::Memory(addr) => self.poison(addr, c.bytes),
                            Addr::Private(obj, off) => {
                                let undef = Value::Known(Abs::Undef);
                                self.write_private(s, obj, off, c.bytes, undef)?;
                            }
                            Addr::Wrong(kind) => return self.fault(kind),
                        }
                    }
                    s.freed.push(obj);
                    s.freed.sort_unstable();
                }
                _ => return self.fault(FaultKind::InvalidFree),
            },
            Value::Reg(r) => {
                if !std::mem::replace(&mut self.facts.undefined, true) {
                    return Err(crate::specialise::Stop::Again);
                }
                self.free_unknown(s, r)?;
            }
        }
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    /// `free` of what only the run knows: nothing, or what lies at one of the addresses that
    /// such a pointer can have.
    fn free_unknown(&mut self, s: &mut State, r: heddle_memmodel::Reg) -> Res<()> {
        let over = self.e.label();
        let a = Operand::Reg(r);
        self.e.push(Instr::Branch { op: Alu::Eq, a, b: Operand::Imm(0), target: over });
        match self.one_shape() {
            Some(shape) => {
                for c in shape {
                    let b = Operand::Imm(c.off as i64);
                    let dst = self.e.temp();
                    self.e.push(Instr::Alu { op: Alu::Add, dst, a, b });
                    self.poison(Operand::Reg(dst), c.bytes);
                }
            }
            None => self.free_one_of(s, a, over)?,
        }
        self.e.place(over);
        Ok(())
    }

    /// Compares the pointer with each address that can be freed.
    fn free_one_of(&mut self, s: &mut State, pointer: Operand, over: u32) -> Res<()> {
        let mut all: Vec<u32> = self.facts.objects.heap().into_iter().collect();
        all.retain(|o| self.facts.shared.contains(o));
        all.sort_unstable();
        for obj in all {
            let other = self.e.label();
            let cells = cells(self.p, &self.facts.objects.all[obj as usize]);
            let start = self.operand(Value::Known(Abs::Ptr(obj, 0)))?;
            let branch = Instr::Branch { op: Alu::Ne, a: pointer, b: start, target: other };
            self.e.push(branch);
            for c in cells {
                let at = Value::Known(Abs::Ptr(obj, c.off as u64));
                match self.address(s, at, c.bytes as u64, true)? {
                    Addr::Memory(addr) => self.poison(addr, c.bytes),
                    _ => return self.refuse("`free` of a pointer that only the run knows"),
                }
            }
            self.e.push(Instr::Jump { target: over });
            self.e.place(other);
        }
        let (cond, kind) = (Operand::Imm(0), FaultKind::InvalidFree);
        self.e.push(Instr::Check { cond, kind });
        self.e.push(Instr::Park(heddle_memmodel::Park::Stopped));
        Ok(())
    }

    /// The cells of a heap object, if all that several threads may see are alike.
    fn one_shape(&self) -> Option<Vec<Cell>> {
        let all = self.facts.objects.heap();
        let mut shapes = all.into_iter().filter(|o| self.facts.shared.contains(o)).map(|o| {
            let bare = |c: Cell| Cell { name: String::new(), ..c };
            let cells = cells(self.p, &self.facts.objects.all[o as usize]);
            cells.into_iter().map(bare).collect::<Vec<_>>()
        });
        let first = shapes.next()?;
        shapes.all(|s| s == first).then_some(first)
    }

    /// The cells that lie in a range of a known object.
    fn range(&self, at: Value, len: Value) -> Res<Option<(u32, u64, Vec<Cell>)>> {
        let n = self.facts.objects.all.len() as u32;
        let (Value::Known(at), Value::Known(Abs::Int(len))) = (at, len) else { return Ok(None) };
        let Abs::Ptr(obj, off) = pointer(at, n) else { return Ok(None) };
        let all = cells(self.p, &self.facts.objects.all[obj as usize]);
        let inside = |c: &Cell| {
            off <= c.off as u64 && c.off as u64 + c.bytes as u64 <= off.saturating_add(len)
        };
        Ok(Some((obj, off, all.into_iter().filter(inside).collect())))
    }

    fn fill(&mut self, s: &mut State, to: Value, with: Value, len: Value, d: Reg) -> Res<Flow> {
        let (Some((obj, _, cells)), Value::Known(Abs::Int(byte))) = (self.range(to, len)?, with)
        else {
            return self.refuse("`memset` of what only the run knows");
        };
        for c in cells {
            let v = (0..c.bytes).fold(0, |v, i| v | (byte & 0xff) << (8 * i));
            let at = Value::Known(Abs::Ptr(obj, c.off as u64));
            if let Some(f) = self.store_value(s, at, Value::int(v), c.bytes, C11::Plain)? {
                return Ok(f);
            }
        }
        self.go_on(s, d, to)
    }

    fn copy(&mut self, s: &mut State, to: Value, from: Value, len: Value, d: Reg) -> Res<Flow> {
        let ranges = (self.range(to, len)?, self.range(from, len)?);
        let (Some((to_obj, to_off, to_cells)), Some((from_obj, from_off, from_cells))) = ranges
        else {
            return self.refuse("`memcpy` of what only the run knows");
        };
        let known = |o: u32| self.facts.objects.all[o as usize].ty != TypeId(0);
        let (cells, off) = match known(to_obj) || !known(from_obj) {
            true => (to_cells, to_off),
            false => (from_cells, from_off),
        };
        for c in cells {
            let at = c.off as u64 - off;
            let source = Value::Known(Abs::Ptr(from_obj, from_off + at));
            let v = match self.address(s, source, c.bytes as u64, false)? {
                Addr::Wrong(kind) => return self.fault(kind),
                Addr::Private(o, off) => self.read_private(s, o, off, c.bytes)?,
                Addr::Memory(addr) => {
                    let dst = self.e.temp();
                    self.load_memory(dst, addr, c.bytes, C11::Plain);
                    Value::Reg(dst)
                }
            };
            let at = Value::Known(Abs::Ptr(to_obj, to_off + at));
            if let Some(f) = self.store_value(s, at, v, c.bytes, C11::Plain)? {
                return Ok(f);
            }
        }
        self.go_on(s, d, to)
    }

    // ---- threads ----

    fn create(&mut self, s: &mut State, id: Value, f: Value, arg: Value, d: Reg) -> Res<Flow> {
        let n = self.facts.objects.all.len() as u32;
        let func = match f {
            Value::Known(k) => pointer(k, n),
            Value::Reg(_) => Abs::Dyn,
        };
        let Abs::Func(func) = func else {
            return self.refuse("a thread of a function that only the run knows");
        };
        let given = match arg {
            Value::Known(_) => Operand::Imm(0),
            Value::Reg(r) => Operand::Reg(r),
        };
        // Whoever is alone writes its number down before there is another.
        let t = self.thread_number(s);
        if let Some(flow) = self.store_value(s, id, Value::int(t as u64 + 1), 8, C11::Plain)? {
            return Ok(flow);
        }
        self.spawn(s, t, func, arg)?;
        self.starts_care(s, t);
        self.e.push(Instr::Start { thread: t as u16, arg: given });
        self.e.mark_once();
        self.go_on(s, d, Value::ZERO)
    }

    fn join(&mut self, s: &mut State, id: Value, result: Value, size: u8, d: Reg) -> Res<Flow> {
        let Value::Known(Abs::Int(n)) = id else {
            return self.refuse("joining a thread that only the run knows");
        };
        if n == 0 || !self.is_thread(n as usize - 1) {
            return self.refuse("joining what is no thread");
        }
        if let Some(flow) = self.ends_care(s, n as usize - 1)? {
            return Ok(flow);
        }
        let wanted = !matches!(result, Value::Known(Abs::Int(0)));
        let dst = wanted.then(|| self.e.temp());
        self.e.push(Instr::Join { thread: n as u16 - 1, dst });
        if let Some(r) = dst
            && let Some(flow) = self.store_value(s, result, Value::Reg(r), size, C11::Plain)?
        {
            return Ok(flow);
        }
        self.go_on(s, d, Value::ZERO)
    }
}

fn structs_equal(a: Option<&Type>, b: &Type) -> bool {
    match (a, b) {
        (Some(Type::Struct { fields: f, .. }), Type::Struct { fields: g, .. }) => {
            let shape = |x: &[(String, u32, TypeId, Option<u32>)]| {
                x.iter().map(|f| (f.0.clone(), f.1)).collect::<Vec<_>>()
            };
            shape(f) == shape(g)
        }
        _ => false,
    }
}
