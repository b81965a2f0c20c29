//! Calls of embedded C on a state in bytes.

use super::eval::Eval;
use super::{Compiled, Detail, Memory};
use crate::embed::{Outcome, Values};
use crate::layout::Width;
use heddle_model::FaultKind;

impl Eval {
    /// Whether the precondition of a piece holds, if it has one. Where it does not,
    /// that is an error, and the piece cannot be executed.
    pub fn c_allowed(&mut self, c: &Compiled, m: &Memory, pid: usize, which: u32) -> bool {
        let embed = c.embed.as_ref().expect("a model with C has it loaded");
        let Some(condition) = embed.precondition(which) else { return true };
        let mut values = values(c, m, pid);
        let holds = self.c_call(c, pid, condition, &mut values) != 0;
        if !holds {
            self.fail(FaultKind::Runtime, false, Detail::Precondition);
        }
        holds
    }

    /// The value of a `c_expr`.
    pub fn c_value(&mut self, c: &Compiled, m: &Memory, pid: usize, which: u32) -> i32 {
        if !self.c_allowed(c, m, pid, which) {
            return 0;
        }
        let mut values = values(c, m, pid);
        self.c_call(c, pid, which, &mut values)
    }

    /// Executes a `c_code`.
    pub fn c_code(&mut self, c: &Compiled, m: &mut Memory, pid: usize, which: u32) {
        let mut after = values(c, m, pid);
        let before = after.clone();
        self.c_call(c, pid, which, &mut after);
        let slots = c.ir.globals.iter().zip(&c.layout.globals);
        for ((s, &o), (&old, &new)) in slots.zip(before.globals.iter().zip(&after.globals)) {
            if old != new {
                m.set(s.scalar, o as usize, new);
            }
        }
        let (at, n) = c.layout.data;
        let (data, beside) = after.global_data.split_at(n as usize);
        m.bytes[at as usize..(at + n) as usize].copy_from_slice(data);
        m.set_beside(&c.layout, beside);
        let Some(&home) = m.procs.get(pid) else { return };
        let ptype = m.ptype(pid);
        let l = &c.layout.ptypes[ptype];
        let slots = c.ir.ptypes[ptype].slots.iter().zip(&l.slots);
        for ((s, &o), (&old, &new)) in slots.zip(before.locals.iter().zip(&after.locals)) {
            if old != new {
                m.set(s.scalar, (home + o) as usize, new);
            }
        }
        let (from, to) = (home + l.data.0, home + l.data.0 + l.data.1);
        m.bytes[from as usize..to as usize].copy_from_slice(&after.local_data);
    }

    fn c_call(&mut self, c: &Compiled, pid: usize, which: u32, values: &mut Values) -> i32 {
        let embed = c.embed.as_ref().expect("a model with C has it loaded");
        match embed.call(which, pid as i32, values) {
            Outcome::Value(v) => v,
            Outcome::Failed => {
                self.fail(FaultKind::Assertion, true, Detail::InC);
                0
            }
        }
    }
}

fn values(c: &Compiled, m: &Memory, pid: usize) -> Values {
    let slot = |s: &crate::ir::Slot, at: u32| m.get(Width::of(s.scalar), at as usize);
    let globals = c.ir.globals.iter().zip(&c.layout.globals).map(|(s, &o)| slot(s, o)).collect();
    let (at, n) = c.layout.data;
    let data = &m.bytes[at as usize..(at + n) as usize];
    let global_data = [data, m.beside(&c.layout)].concat();
    let Some(&home) = m.procs.get(pid) else {
        return Values { globals, global_data, ..Values::default() };
    };
    let ptype = m.ptype(pid);
    let l = &c.layout.ptypes[ptype];
    let slots = c.ir.ptypes[ptype].slots.iter().zip(&l.slots);
    let locals = slots.map(|(s, &o)| slot(s, home + o)).collect();
    let (from, to) = (home + l.data.0, home + l.data.0 + l.data.1);
    let local_data = m.bytes[from as usize..to as usize].to_vec();
    Values { globals, locals, global_data, local_data }
}
