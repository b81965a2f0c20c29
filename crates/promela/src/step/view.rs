//! The present state as the reduction sees it.

use super::eval::Eval;
use super::search::Expander;
use super::{Compiled, Memory};
use crate::reduction::ample::View;
use heddle_model::Ample;

impl Expander<'_> {
    /// A process that may move alone; nobody while one is in the middle of an
    /// atomic sequence.
    pub fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        let c = self.c;
        let reducer = self.reducer.as_mut()?;
        self.levels[0].load(&c.layout, &self.hidden, state);
        let m = &self.levels[0];
        if c.layout.lock.is_some_and(|at| m.bytes[at as usize] != 0) {
            return None;
        }
        self.eval.timeout = false;
        let found = reducer.ample(&mut StateView { c, m, eval: &mut self.eval });
        self.eval.trouble = None;
        found
    }
}

struct StateView<'a> {
    c: &'a Compiled,
    m: &'a Memory,
    eval: &'a mut Eval,
}

impl View for StateView<'_> {
    fn n_procs(&self) -> usize {
        self.m.procs.len()
    }

    fn at(&self, proc: usize) -> (usize, usize) {
        (self.m.ptype(proc), self.m.pc(&self.c.layout, proc) as usize)
    }

    fn local_chan(&self, proc: usize, slot: usize) -> usize {
        let offset = self.c.layout.ptypes[self.m.ptype(proc)].slots[slot];
        self.m.bytes[(self.m.procs[proc] + offset) as usize] as usize
    }

    fn fill(&self, chan: usize) -> Option<(usize, usize)> {
        let &(at, t) = self.m.chans.get(chan.checked_sub(1)?)?;
        let capacity = self.c.layout.chans[t as usize].capacity as usize;
        // A rendezvous channel has no bytes of its own.
        Some((if capacity == 0 { 0 } else { self.m.bytes[at as usize] as usize }, capacity))
    }

    fn can_move(&mut self, proc: usize) -> bool {
        let can = self.eval.enabled(self.c, self.m, proc);
        can && self.eval.trouble.take().is_none()
    }
}
