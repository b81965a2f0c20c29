//! The present state as the reduction sees it.

use super::eval::Eval;
use super::search::Expander;
use super::{Compiled, Memory};
use crate::layout::Width;
use crate::reduction::ample::{LIVING, View};
use heddle_model::{Actor, Ample, Fault, Sink, Step};

impl Expander<'_> {
    /// A process that may move alone; nobody while one is in the middle of an
    /// atomic sequence. With `after`, another one than this and those before.
    pub fn ample(&mut self, state: &[u8], after: Option<Actor>) -> Option<Ample> {
        let c = self.c;
        self.reducer.as_ref()?;
        self.load(state);
        let reducer = self.reducer.as_mut()?;
        let m = &self.levels[0];
        if c.layout.lock.is_some_and(|at| m.bytes[at as usize] != 0) {
            return None;
        }
        self.eval.timeout = false;
        let mut view = StateView { c, m, eval: &mut self.eval };
        let found = reducer.ample(&mut view, after);
        let put_off = found.is_none() && after.is_none() && reducer.can_put_off_deaths(&view);
        self.eval.trouble = None;
        if put_off {
            let mut steps = Count::default();
            self.expand_actor(state, LIVING, &mut steps);
            let living = Ample { actor: LIVING, once: true, forward: true };
            return (steps.0 > 0).then_some(living);
        }
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

    #[inline]
    fn bytes(&self, proc: usize) -> &[u8] {
        let at = self.m.procs[proc] as usize;
        let layout = &self.c.layout.ptypes[self.m.ptype(proc)];
        // Its channels lie behind its variables.
        let end = layout.chans.first().map_or(layout.size, |&(o, _)| o);
        &self.m.bytes[at..at + end as usize]
    }

    fn local(&self, proc: usize, slot: usize) -> i32 {
        let ptype = self.m.ptype(proc);
        let at = self.m.procs[proc] + self.c.layout.ptypes[ptype].slots[slot];
        let scalar = self.c.ir.ptypes[ptype].slots[slot].scalar;
        self.m.get(Width::of(scalar), at as usize)
    }

    fn owned(&self, proc: usize) -> std::ops::Range<usize> {
        let n = |p: usize| self.c.layout.ptypes[self.m.ptype(p)].chans.len();
        let first = 1 + self.c.layout.global_chans.len() + (0..proc).map(n).sum::<usize>();
        first..first + n(proc)
    }

    fn fill(&self, chan: usize) -> Option<(usize, usize)> {
        let &(at, t) = self.m.chans.get(chan.checked_sub(1)?)?;
        let capacity = self.c.layout.chans[t as usize].capacity as usize;
        // A rendezvous channel has no bytes of its own.
        Some((if capacity == 0 { 0 } else { self.m.bytes[at as usize] as usize }, capacity))
    }

    fn can_move(&mut self, proc: usize) -> bool {
        let provided = self.c.code.provided[self.m.ptype(proc)];
        let may = provided.is_none_or(|b| self.eval.value(self.c, self.m, proc, b) != 0);
        let can = may && self.eval.enabled(self.c, self.m, proc);
        self.eval.trouble.take().is_none() && can
    }
}

/// Counts steps.
#[derive(Default)]
struct Count(u32);

impl Sink for Count {
    fn step(&mut self, _: Step, _: &[u8]) {
        self.0 += 1;
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
        self.0 += 1;
    }
}
