//! One instruction of the program, on what is known.

use crate::emit::Home;
use crate::object::{Init, Key, Object};
use crate::specialise::{Attempt, Flow, Res, State};
use crate::value::{Abs, Value, binary, comparison, made, number, pointer, unary, word};
use heddle_machine::{BinOp, FuncId, Inst, Op, Reg, UnOp};
use heddle_memmodel::c11;
use heddle_memmodel::{Alu, Instr, Operand, Park, Word};
use heddle_model::FaultKind;

impl Attempt<'_> {
    pub fn step(&mut self, s: &mut State) -> Res<Flow> {
        let p = self.p;
        let (func, pc) = (s.top().func, s.top().pc);
        let Some(inst) = p.functions[func as usize].code.get(pc as usize) else {
            return self.refuse("a function that does not return");
        };
        match inst {
            Inst::Nop | Inst::Pad { .. } => {}
            Inst::Move { d, a } => {
                let v = self.get(s, *a);
                self.put(s, *d, v)?;
            }
            Inst::Bin { op, w, d, a, b, .. } => self.binary(s, *op, *w, *d, *a, *b)?,
            Inst::Un { op, from, to, d, a } => self.unary(s, *op, *from, *to, *d, *a)?,
            Inst::Cmp { op, w, d, a, b } => {
                let Some((op, swap)) = comparison(*op) else {
                    return self.refuse("floating-point comparison");
                };
                let (a, b) = if swap { (b, a) } else { (a, b) };
                let (a, b) = (self.get(s, *a), self.get(s, *b));
                self.facts.addresses.compared |=
                    *w == 64 && a.may_be_pointer() && b.may_be_pointer();
                self.alu(s, op, *w, *d, (a, b), true)?;
            }
            Inst::Select { d, c, a, b } => self.select(s, *d, *c, *a, *b)?,
            Inst::PtrAdd { d, base, offset, terms } => {
                self.pointer_add(s, *d, *base, *offset, terms)?;
            }
            Inst::Load { d, ptr, w, order, .. } => return self.load(s, *d, *ptr, *w, *order),
            Inst::Store { ptr, v, w, order, .. } => return self.store(s, *ptr, *v, *w, *order),
            Inst::Rmw { .. } => return self.update(s, inst),
            Inst::CmpXchg { .. } => return self.compare_exchange(s, inst),
            Inst::Fence(order) => {
                let attrs = c11_order(*order).fence();
                self.fence(attrs);
            }
            Inst::Jump(to) => {
                s.top().pc = *to;
                return Ok(Flow::Jumped);
            }
            Inst::Branch { c, yes, no } => return self.branch(s, *c, *yes, *no),
            Inst::Switch { v, w, cases, default } => {
                return self.switch(s, *v, *w, cases, Some(*default));
            }
            Inst::JumpTo { v, targets } => return self.switch(s, *v, 64, targets, None),
            Inst::Alloca { d, count, size, name } => {
                self.alloca(s, *d, *count, *size, *name)?;
            }
            Inst::TlsAddr { d, tls } => {
                let obj = self.thread_local(*tls);
                self.put(s, *d, Value::Known(Abs::Ptr(obj, 0)))?;
            }
            Inst::Call { f, args, d, n_results } => {
                let args: Vec<Value> = args.iter().map(|a| self.get(s, *a)).collect();
                return self.enter(s, *f, &args, *d, *n_results);
            }
            Inst::CallPtr { f, args, d, n_results } => {
                let Value::Known(target) = self.get(s, *f) else {
                    return self.refuse("a call through a pointer that only the run knows");
                };
                let Abs::Func(target) = pointer(target, self.facts.objects.all.len() as u32) else {
                    return self.fault(FaultKind::NullDereference);
                };
                let args: Vec<Value> = args.iter().map(|a| self.get(s, *a)).collect();
                return self.enter(s, FuncId(target), &args, *d, *n_results);
            }
            Inst::Lib { lib, args, d } => return self.library(s, *lib, args, *d),
            Inst::Ret { vals } => return self.ret(s, vals),
            Inst::Funnel { .. } => return self.refuse("a funnel shift"),
            Inst::Wide { .. } | Inst::WideCmp { .. } => {
                return self.refuse("an integer of more than 64 bits");
            }
            // A local lives as long as its function here.
            Inst::Scope { .. } => {}
            Inst::Soft { .. } => return self.refuse("a `long double`"),
            // What comes here has undefined behaviour behind it.
            Inst::Unreachable => return self.fault(FaultKind::Runtime),
        }
        s.top().pc += 1;
        Ok(Flow::Next)
    }

    /// Something goes wrong here, whatever the run knows.
    pub fn fault(&mut self, kind: FaultKind) -> Res<Flow> {
        let cond = Operand::Imm(if kind == FaultKind::Uninitialised {
            heddle_memmodel::UNDEFINED
        } else {
            0
        });
        self.e.push(match kind {
            FaultKind::Assertion => Instr::Assert { cond },
            kind => Instr::Check { cond, kind },
        });
        self.e.push(Instr::Park(Park::Stopped));
        Ok(Flow::Over)
    }

    /// The run has to know this value here.
    pub fn demand(&mut self, v: Operand) {
        if let (true, Operand::Reg(_)) = (self.facts.undefined, v) {
            self.e.push(Instr::Check { cond: v, kind: FaultKind::Uninitialised });
        }
    }

    pub fn fence(&mut self, attrs: u64) {
        use heddle_memmodel::FENCE;
        if self.model.sets_of(FENCE, attrs) != self.model.sets_of(FENCE, 0) {
            self.e.push(Instr::Fence { attrs });
        }
    }

    pub fn fences(&mut self, fences: Vec<u64>) {
        fences.into_iter().for_each(|f| self.fence(f));
    }

    // ---- computing ----

    /// `compares`: the operands' numbers are looked at and not handed on.
    pub fn alu(
        &mut self,
        s: &mut State,
        op: Word,
        w: u8,
        d: Reg,
        (a, b): (Value, Value),
        compares: bool,
    ) -> Res<()> {
        if let (Value::Known(x), Value::Known(y)) = (a, b) {
            return self.put(s, d, Value::Known(binary(op, w, x, y)));
        }
        let (a, b) = match compares {
            true => (self.plain(a)?, self.plain(b)?),
            false => (self.operand(a)?, self.operand(b)?),
        };
        let dst = self.dest(s, d);
        self.e.push(Instr::Alu { op: Alu::Word(op, w), dst, a, b });
        Ok(())
    }

    fn binary(&mut self, s: &mut State, op: BinOp, w: u8, d: Reg, a: Op, b: Op) -> Res<()> {
        let (a, b) = (self.get(s, a), self.get(s, b));
        let Some(word) = word(op) else {
            return self.refuse(&format!("the operation {op:?} on numbers"));
        };
        if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) {
            let by = self.plain(b)?;
            if !matches!(by, Operand::Imm(n) if n != 0) {
                self.e.push(Instr::Check { cond: by, kind: FaultKind::DivisionByZero });
            }
        }
        self.alu(s, word, w, d, (a, b), false)
    }

    fn unary(&mut self, s: &mut State, op: UnOp, from: u8, to: u8, d: Reg, a: Op) -> Res<()> {
        let a = self.get(s, a);
        match (op, a) {
            (UnOp::ZExt, a) | (UnOp::Freeze, a @ Value::Reg(_)) => self.put(s, d, a),
            (UnOp::Freeze, Value::Known(Abs::Undef)) => self.put(s, d, Value::ZERO),
            (UnOp::Freeze, a) => self.put(s, d, a),
            // A pointer keeps being one through a cast that changes nothing.
            (UnOp::Trunc, Value::Known(Abs::Ptr(..))) if to == 64 => self.put(s, d, a),
            (UnOp::Trunc, a) => self.alu(s, Word::Or, to, d, (a, Value::ZERO), false),
            (UnOp::SExt, a) => {
                self.alu(s, Word::Extend, from, d, (a, Value::int(to as u64)), false)
            }
            (op, Value::Known(Abs::Int(v))) => match unary(op, from, v) {
                Some(v) => self.put(s, d, Value::int(v)),
                None => self.refuse("floating-point arithmetic"),
            },
            _ => self.refuse(&format!("the operation {op:?}")),
        }
    }

    fn select(&mut self, s: &mut State, d: Reg, c: Op, a: Op, b: Op) -> Res<()> {
        let (c, yes, no) = (self.get(s, c), self.get(s, a), self.get(s, b));
        match c {
            Value::Known(c) => self.put(s, d, if number(c) != 0 { yes } else { no }),
            Value::Reg(c) => {
                let (yes, no) = (self.operand(yes)?, self.operand(no)?);
                self.demand(Operand::Reg(c));
                let dst = self.dest(s, d);
                let (a, b) = (Operand::Reg(c), Operand::Imm(0));
                self.e.push(Instr::Select { op: Alu::Ne, dst, a, b, yes, no });
                Ok(())
            }
        }
    }

    fn pointer_add(
        &mut self,
        s: &mut State,
        d: Reg,
        base: Op,
        offset: i64,
        terms: &[(Op, u8, i64)],
    ) -> Res<()> {
        let mut sum = self.get(s, base);
        let mut constant = offset;
        let mut late = Vec::new();
        for &(op, w, scale) in terms {
            match self.get(s, op) {
                Value::Known(Abs::Int(v)) => {
                    let v = Word::Extend.apply(w, v as i64, 64);
                    constant = constant.wrapping_add(v.wrapping_mul(scale));
                }
                other => late.push((other, w, scale)),
            }
        }
        if constant != 0 || late.is_empty() {
            let by = Value::int(constant as u64);
            match sum {
                Value::Known(a) => {
                    sum = Value::Known(binary(Word::Add, 64, a, Abs::Int(constant as u64)))
                }
                Value::Reg(_) if constant == 0 => {}
                Value::Reg(_) => {
                    self.alu(s, Word::Add, 64, d, (sum, by), false)?;
                    sum = self.get(s, Op::reg(d));
                }
            }
        }
        for (v, w, scale) in late {
            let Ok(by) = i32::try_from(scale) else {
                return self.refuse("an array of such large elements");
            };
            let (a, b) = (self.operand(sum)?, self.operand(v)?);
            let dst = self.dest(s, d);
            self.e.push(Instr::Alu { op: Alu::Index { w, by }, dst, a, b });
            sum = Value::Reg(dst);
        }
        self.put(s, d, sum)
    }

    // ---- control ----

    fn branch(&mut self, s: &mut State, c: Op, yes: u32, no: u32) -> Res<Flow> {
        match self.get(s, c) {
            Value::Known(Abs::Undef) => self.fault(FaultKind::Uninitialised),
            Value::Known(v) => {
                s.top().pc = if number(v) != 0 { yes } else { no };
                Ok(Flow::Jumped)
            }
            Value::Reg(_) if yes == no => {
                s.top().pc = yes;
                Ok(Flow::Jumped)
            }
            Value::Reg(r) => {
                self.demand(Operand::Reg(r));
                let learn = |s: &mut State, pc: u32, value: u64| {
                    s.top().pc = pc;
                    if let Some(c) = c.as_reg() {
                        s.top().regs[c as usize] = Abs::Int(value);
                    }
                };
                let known = c.as_reg().is_some_and(|c| {
                    !self.facts.dynamic.contains(&(s.frames[s.frames.len() - 1].path, c))
                });
                let mut taken = s.clone();
                if known {
                    learn(&mut taken, yes, 1);
                    learn(s, no, 0);
                } else {
                    (taken.top().pc, s.top().pc) = (yes, no);
                }
                let target = self.later(taken)?;
                let (a, b) = (Operand::Reg(r), Operand::Imm(0));
                self.e.push(Instr::Branch { op: Alu::Ne, a, b, target });
                Ok(Flow::Jumped)
            }
        }
    }

    fn switch(
        &mut self,
        s: &mut State,
        v: Op,
        w: u8,
        cases: &[(u64, u32)],
        default: Option<u32>,
    ) -> Res<Flow> {
        match self.get(s, v) {
            Value::Known(Abs::Undef) => self.fault(FaultKind::Uninitialised),
            Value::Known(k) => {
                let k = number(k) as u64;
                let hit = cases.iter().find(|c| c.0 == k).map(|c| c.1).or(default);
                let Some(to) = hit else { return self.fault(FaultKind::Runtime) };
                s.top().pc = to;
                Ok(Flow::Jumped)
            }
            Value::Reg(r) => {
                self.demand(Operand::Reg(r));
                for &(value, pc) in cases {
                    let mut taken = s.clone();
                    taken.top().pc = pc;
                    let target = self.later(taken)?;
                    let (a, b) = (Operand::Reg(r), Operand::Imm(value as i64));
                    self.e.push(Instr::Branch { op: Alu::Word(Word::Eq, w), a, b, target });
                }
                let Some(default) = default else { return self.fault(FaultKind::Runtime) };
                s.top().pc = default;
                Ok(Flow::Jumped)
            }
        }
    }

    fn ret(&mut self, s: &mut State, vals: &[Op]) -> Res<Flow> {
        let vals: Vec<Value> = vals.iter().map(|v| self.get(s, *v)).collect();
        let frame = s.frames.pop().expect("a running thread has a frame");
        self.forget_frame(s, frame.path);
        if s.frames.is_empty() {
            if self.t == 0 {
                self.e.push(Instr::Park(Park::Process));
            } else {
                self.end_thread(vals.first().copied().unwrap_or(Value::ZERO))?;
            }
            return Ok(Flow::Over);
        }
        for (i, v) in vals.into_iter().take(frame.n_results as usize).enumerate() {
            self.put(s, frame.dest + i as Reg, v)?;
        }
        Ok(Flow::Jumped)
    }

    /// The thread is over, with this result.
    pub fn end_thread(&mut self, result: Value) -> Res<()> {
        let a = self.operand(result)?;
        self.e.push(Instr::Move { dst: 0, a });
        let target = self.e.end();
        self.e.push(Instr::Jump { target });
        Ok(())
    }

    // ---- objects ----

    fn alloca(&mut self, s: &mut State, d: Reg, count: Op, size: u32, name: u32) -> Res<()> {
        let Value::Known(Abs::Int(count)) = self.get(s, count) else {
            return self.refuse("an array whose length only the run knows");
        };
        let (name, ty) = self.p.names[name as usize].clone();
        let bytes = count * size as u64;
        if bytes > crate::value::MAX_OBJECT {
            return self.refuse("an object of this size");
        }
        let key = Key::Stack(self.t, s.top().path, s.top().pc, bytes);
        let name = if name.is_empty() { "a temporary".into() } else { name };
        let make = || Object {
            name,
            size: bytes,
            ty,
            init: Init::Undef,
            constant: false,
            learned: Vec::new(),
        };
        let obj = self.facts.objects.find(key, make);
        self.forget_object(s, obj);
        self.put(s, d, Value::Known(Abs::Ptr(obj, 0)))
    }

    fn thread_local(&mut self, tls: u32) -> u32 {
        let p = self.p;
        let mut locals = p.globals.iter().enumerate().filter(|g| g.1.thread_local);
        let (_, g) = locals.nth(tls as usize).expect("a thread-local global");
        let pointers = g.pointers.iter().map(|&(at, v)| (at, self.constant(v))).collect();
        let make = || Object {
            name: g.name.clone(),
            size: g.size as u64,
            ty: g.ty,
            init: Init::Bytes(g.init.clone(), pointers),
            constant: false,
            learned: Vec::new(),
        };
        self.facts.objects.find(Key::Tls(self.t, tls), make)
    }

    /// A private cell's register.
    pub fn cell_home(&mut self, obj: u32, off: u32) -> u16 {
        self.e.home(Home::Cell(obj, off))
    }

    /// A known number, or a register, after one operation.
    pub fn compute(&mut self, op: Word, w: u8, a: Value, b: Value) -> Res<Value> {
        if let (Value::Known(x), Value::Known(y)) = (a, b) {
            return Ok(Value::Known(match binary(op, w, x, y) {
                Abs::Int(v) => made(v as i64),
                other => other,
            }));
        }
        let (a, b) = (self.operand(a)?, self.operand(b)?);
        let dst = self.e.temp();
        self.e.push(Instr::Alu { op: Alu::Word(op, w), dst, a, b });
        Ok(Value::Reg(dst))
    }
}

/// What the machine calls an order, in C11's words. Volatile accesses are relaxed:
/// the compiler keeps them, and orders nothing.
pub fn c11_order(o: heddle_machine::Order) -> c11::Order {
    use heddle_machine::Order as O;
    match o {
        O::Plain => c11::Order::Plain,
        O::Volatile | O::Relaxed => c11::Order::Relaxed,
        O::Acquire => c11::Order::Acquire,
        O::Release => c11::Order::Release,
        O::AcqRel => c11::Order::AcqRel,
        O::SeqCst => c11::Order::SeqCst,
    }
}
