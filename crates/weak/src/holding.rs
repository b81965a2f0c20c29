//! Where values are while a thread is compiled: known, or in a home register; and which
//! objects several threads share.

use crate::emit::Home;
use crate::object::{Init, Key, Object};
use crate::specialise::{Attempt, Res, State, Stop};
use crate::value::{Abs, Value, number, pointer};
use heddle_machine::{Inst, Op, Program, Reg, Val};
use heddle_memmodel::{Instr, Operand};

impl Attempt<'_> {
    pub fn get(&mut self, state: &State, op: Op) -> Value {
        let frame = state.frames.last().expect("a running thread has a frame");
        match op.as_reg() {
            Some(r) => match frame.regs[r as usize] {
                Abs::Dyn => Value::Reg(self.e.home(Home::Reg(frame.path, r))),
                Abs::Dead => Value::Known(Abs::Undef),
                known => Value::Known(known),
            },
            None => {
                let v = self.p.known(op).expect("not a register");
                Value::Known(self.constant(v))
            }
        }
    }

    /// A constant of the program.
    pub fn constant(&mut self, v: Val) -> Abs {
        if v.undef != 0 {
            return Abs::Undef;
        }
        if v.obj == 0 {
            return Abs::Int(v.bits);
        }
        if v.obj >= self.functions_from {
            return Abs::Func(v.obj - self.functions_from);
        }
        Abs::Ptr(self.global(self.globals[&v.obj]), v.bits)
    }

    pub fn global(&mut self, g: u32) -> u32 {
        let p = self.p;
        let global = &p.globals[g as usize];
        let mut fresh = false;
        let obj = self.facts.objects.find(Key::Global(g), || {
            fresh = true;
            Object {
                name: global.name.clone(),
                size: global.size as u64,
                ty: global.ty,
                init: Init::Zero,
                constant: global.constant,
                learned: Vec::new(),
            }
        });
        if fresh {
            let pointers = global.pointers.iter().map(|&(at, v)| (at, self.constant(v))).collect();
            self.facts.objects.all[obj as usize].init = Init::Bytes(global.init.clone(), pointers);
        }
        obj
    }

    pub fn put(&mut self, state: &mut State, d: Reg, v: Value) -> Res<()> {
        let path = state.top().path;
        let abs = match v {
            Value::Known(abs) if !self.facts.dynamic.contains(&(path, d)) => abs,
            v => {
                let a = self.operand(v)?;
                let dst = self.e.home(Home::Reg(path, d));
                if a != Operand::Reg(dst) {
                    self.e.push(Instr::Move { dst, a });
                }
                Abs::Dyn
            }
        };
        state.top().regs[d as usize] = abs;
        Ok(())
    }

    /// The home of a register that an instruction about to be emitted writes.
    pub fn dest(&mut self, state: &mut State, d: Reg) -> u16 {
        state.top().regs[d as usize] = Abs::Dyn;
        let path = state.top().path;
        self.e.home(Home::Reg(path, d))
    }

    /// A value for the run to compute with. The address of an object that the run
    /// knows is an address that any thread may know.
    pub fn operand(&mut self, v: Value) -> Res<Operand> {
        match v {
            Value::Reg(r) => Ok(Operand::Reg(r)),
            Value::Known(abs) => {
                if let Abs::Ptr(o, _) = pointer(abs, self.facts.objects.all.len() as u32) {
                    self.share(o)?;
                }
                self.plain(Value::Known(abs))
            }
        }
    }

    /// The same where the number is only compared.
    pub fn plain(&mut self, v: Value) -> Res<Operand> {
        match v {
            Value::Reg(r) => Ok(Operand::Reg(r)),
            Value::Known(abs) => {
                if abs == Abs::Undef && !std::mem::replace(&mut self.facts.undefined, true) {
                    return Err(Stop::Again);
                }
                Ok(Operand::Imm(number(abs)))
            }
        }
    }

    /// Several threads may access this object.
    pub fn share(&mut self, obj: u32) -> Res<()> {
        if !self.facts.shared.insert(obj) {
            return Ok(());
        }
        self.facts.undefined |= matches!(self.facts.objects.all[obj as usize].init, Init::Undef);
        Err(Stop::Again)
    }
}

/// For each place in a function, the registers whose value may still be read.
pub fn liveness(p: &Program, func: u32) -> Vec<Vec<bool>> {
    let f = &p.functions[func as usize];
    let n = f.code.len();
    let mut live = vec![vec![false; f.n_regs as usize]; n + 1];
    let mut changed = true;
    while changed {
        changed = false;
        for pc in (0..n).rev() {
            let inst: &Inst = &f.code[pc];
            let mut now = vec![false; f.n_regs as usize];
            inst.successors(pc as u32, &mut |to| {
                now.iter_mut().zip(&live[to as usize]).for_each(|(a, b)| *a |= b);
            });
            // A call's results arrive when it returns, at the next place.
            inst.registers(&mut |_| {}, &mut |d, k| {
                (d..d + k).for_each(|r| now[r as usize] = false);
            });
            inst.registers(&mut |r| now[r as usize] = true, &mut |_, _| {});
            if now != live[pc] {
                live[pc] = now;
                changed = true;
            }
        }
    }
    live
}
