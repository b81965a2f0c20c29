//! Which registers and flags can still matter: the dead ones are cleared, so
//! that states that differ in them alone are one.
//!
//! The textbook analysis over steps, backwards to a fixed point. A return leads
//! to wherever there is a call; that is coarse and safe.

use crate::code::{Code, Effect, Next};
use crate::expr::{Expr, Flag};
use crate::program::Place;

/// A set of registers and flags: flags first.
pub type Set = u128;

/// Registers that a set has room for.
pub const MAX_REGS: usize = 120;

pub fn reg_bit(reg: u16) -> Set {
    1 << (3 + reg as u32)
}

pub fn flag_bit(flag: Flag) -> Set {
    1 << flag as u32
}

/// What an expression reads.
pub fn reads(e: &Expr) -> Set {
    let mut set = 0;
    e.each(&mut |e| match e {
        Expr::Reg(r) => set |= reg_bit(*r),
        Expr::Flag(f) => set |= flag_bit(*f),
        _ => {}
    });
    set
}

/// For each step, and for the end: what is live before it. `always` is live
/// everywhere, because the property sees it.
pub fn live(code: &Code, always: Set) -> Vec<Set> {
    let n = code.micros.len();
    let calls = code.micros.iter().enumerate();
    let returns: Vec<usize> =
        calls.filter(|(_, m)| matches!(m.next, Next::Call(..))).map(|(i, _)| i + 1).collect();
    let mut live = vec![always; n + 1];
    loop {
        let mut changed = false;
        for i in (0..n).rev() {
            let m = &code.micros[i];
            let mut now = match &m.next {
                Next::Fall | Next::Branch(..) => live[i + 1],
                Next::Jump(t) | Next::Call(t, _) => live[*t as usize],
                Next::Ret(_) => returns.iter().fold(0, |a, &r| a | live[r]),
                Next::Halt => 0,
            };
            for e in m.effects.iter().rev() {
                now = before(e, now);
            }
            if let Next::Branch(cond, t) = &m.next {
                now |= live[*t as usize] | reads(cond);
            }
            if let Some(g) = &m.guard {
                now |= reads(g);
            }
            now |= always;
            changed |= now != live[i];
            live[i] = now;
        }
        if !changed {
            return live;
        }
    }
}

fn before(effect: &Effect, after: Set) -> Set {
    match effect {
        Effect::Check(c) => after | reads(&c.cond),
        Effect::Assign(list) => {
            let mut now = after;
            for (place, _) in list {
                match place {
                    Place::Reg(r) => now &= !reg_bit(*r),
                    Place::Flag(f) => now &= !flag_bit(*f),
                    _ => {}
                }
            }
            for (place, value) in list {
                now |= reads(value);
                if let Place::Word(number) = place {
                    now |= reads(number);
                }
            }
            now
        }
    }
}
