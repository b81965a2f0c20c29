//! Notices: what a thread is done with, shown to formulas.
//!
//! A formula may ask where a thread stands and what is in its registers. In a window
//! several instructions are in flight, some of them guessed, so neither is the place of
//! the last fetch nor what a register will hold. [`Instr::Notice`] gives both a meaning
//! that is the same under every model with one memory: *a thread stands before the first
//! instruction that it is not done with*. It is done with one when it is done with all
//! before, has read what the instruction reads, and knows where it leads. A store need not
//! have reached memory for that; behind a fence that has stores wait, it has.
//!
//! A notice is a load that reads nothing, as far as rules of models are concerned, and
//! writes a location that no instruction accesses. Beside those rules:
//!
//! 1. It happens when everything older is certain, as an assertion is judged; so nothing
//!    that was guessed is ever shown.
//! 2. A store that could leave waits for older notices that could be done: no store is in
//!    memory while its thread is said to stand before it, unless the model lets the store
//!    pass a load that is not done yet.
//! 3. The notice of an instruction that accesses memory happens in one step with the
//!    access, if it has not happened before it (a store that stays in flight) and can then.
//!    Under `sc` that makes each instruction one step; under `tso` a store may reach memory
//!    at once, or later.
//!
//! It orders nothing that was not ordered: whatever rule has an access wait for a load
//! that has no attributes, has it wait for every older load as well, and a notice that
//! could be done is never what an access waits for in vain.
//!
//! Not here: models in which threads see memory differently. What "in one step" means is
//! another question there.

use crate::local::Reached;
use crate::machine::Machine;
use crate::program::{Instr, Thread};
use crate::rel::{READ, WRITE};
use crate::state::*;
use std::collections::BTreeMap;

/// For each place of a thread's code, whether it is behind an access and not behind the
/// notice of that.
pub fn units(thread: &Thread) -> Vec<bool> {
    let code = &thread.code.instrs;
    let mut out = vec![false; code.len()];
    for (at, instr) in code.iter().enumerate() {
        if let Instr::Notice { with: true, .. } = instr {
            let first = code[..at].iter().rposition(is_access).expect("a notice has its access");
            out[first + 1..=at].fill(true);
        }
    }
    out
}

/// The place of each notice that goes with an access, and the access's kind.
pub fn accesses(thread: &Thread, kinds: &[u16]) -> BTreeMap<u16, u16> {
    let code = &thread.code.instrs;
    let with = code.iter().enumerate().filter(|n| matches!(n.1, Instr::Notice { with: true, .. }));
    let access = |at: usize| code[..at].iter().rposition(is_access);
    with.filter_map(|(at, _)| Some((at as u16, kinds[access(at)?]))).collect()
}

fn is_access(i: &Instr) -> bool {
    matches!(i, Instr::Load { .. } | Instr::Store { .. } | Instr::Rmw { .. })
}

impl Machine {
    fn is_notice(&self, e: &Entry) -> bool {
        matches!(self.kinds[e.kind as usize].instr, Instr::Notice { .. })
    }

    /// The access in flight that a notice goes with, as an operand: known once it is done.
    /// Otherwise whether it was done just now.
    ///
    /// Where loads keep their order, code behind an access that holds it back is fetched in
    /// the step that does the access; elsewhere code up to a notice is fetched with it.
    pub(crate) fn link(&self, th: &ThreadState, t: usize, with: bool) -> (Src, bool) {
        let access = |e: &Entry| self.class(e) & (READ | WRITE) != 0 && !self.is_notice(e);
        // A load that was done just now may have left the window to older stores.
        let own = |e: &Entry| !e.done && self.notice_of[t].get(&th.pc) == Some(&e.kind);
        match th.win.iter().rposition(access) {
            Some(k) if with && own(&th.win[k]) => (Src::Ent(k as u8), false),
            _ => (Src::ZERO, with && self.in_unit.is_empty()),
        }
    }

    /// Whether a notice, or an access among notices, may happen as far as these go.
    pub(crate) fn notices_allow(&self, th: &ThreadState, k: usize) -> bool {
        if self.program.shown == 0 {
            return true;
        }
        let e = &th.win[k];
        if self.is_notice(e) {
            return self.may_show(th, k);
        }
        let due = |i: usize| {
            let n = &th.win[i];
            self.is_notice(n) && !n.done && self.may_show(th, i)
        };
        self.class(e) & WRITE == 0 || !(0..k).any(due)
    }

    fn may_show(&self, th: &ThreadState, k: usize) -> bool {
        let value = th.win[k].b;
        value.known().is_some() && value.taint() == 0 && self.certain(th, k)
    }

    /// Access `k` is about to be done: its notice is to follow in the same step.
    pub(crate) fn call_notice(&self, th: &mut ThreadState, k: usize) {
        if self.program.shown > 0 {
            let own = |e: &&mut Entry| e.c == Src::Ent(k as u8) && self.is_notice(e);
            th.win.iter_mut().filter(own).for_each(|e| e.guess = true);
        }
    }

    /// Shows what was to follow, if it can be now.
    pub(crate) fn take_notice(&self, r: &mut Reached, t: usize) -> bool {
        if self.program.shown == 0 {
            return false;
        }
        let called = |e: &Entry| e.guess && !e.done && self.is_notice(e);
        let Some(k) = r.state.threads[t].win.iter().position(called) else { return false };
        if !self.ready(&r.state, t, k) {
            return false;
        }
        let Some((next, done, _)) = self.perform(&r.state, t, k, 0) else { return false };
        r.state = next;
        r.also.push(done);
        true
    }
}
