//! One search thread's hands on a Promela model.

use crate::compiled::Expander;
use crate::ir::State;
use heddle_model::{Actor, Ample, Fault, FaultKind, Labels, Reduction, Sink, Worker};

pub struct PromelaWorker<'m> {
    pub(crate) x: Expander<'m>,
}

impl Worker for PromelaWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        self.x.expand(state, sink);
    }

    fn reduction(&mut self) -> Option<&mut impl Reduction> {
        Some(self)
    }

    fn stuck(&mut self, state: &[u8]) -> Option<Fault> {
        let c = self.x.c;
        // A run that a claim watches may stop anywhere; and where steps are cut, a state
        // without steps may be one that has them.
        if c.claim.is_some() || c.cut.any() && self.x.is_cut(state) {
            return None;
        }
        let m = self.x.load(state);
        let at_end = |p: usize| c.ir.ptypes[m.ptype(p)].states[m.pc(&c.layout, p) as usize].end;
        let drained = |&(at, t): &(u32, u16)| {
            c.layout.chans[t as usize].capacity == 0 || m.bytes[at as usize] == 0
        };
        let complete = match (c.event, c.layout.event) {
            (Some(e), Some(at)) => c.ir.ptypes[e as usize].states[m.u16(at as usize) as usize].end,
            _ => true,
        };
        // Where nobody is left, SPIN does not ask how far an event trace got.
        let ended = m.procs.is_empty() || complete && (0..m.procs.len()).all(at_end);
        let fine = ended && (!c.empty_at_end || m.chans.iter().all(drained));
        (!fine).then_some(Fault { kind: FaultKind::Deadlock, site: 0 })
    }

    fn labels(&mut self, state: &[u8]) -> Labels {
        let c = self.x.c;
        let m = self.x.load(state);
        let mut labels = Labels::PASSING;
        let mut add = |s: &State| {
            if s.recurs {
                labels = Labels(labels.0 & !Labels::PASSING.0);
            }
            if s.accept {
                labels = labels.with(Labels::ACCEPT);
            }
            if s.progress {
                labels = labels.with(Labels::PROGRESS);
            }
        };
        for p in 0..m.procs.len() {
            add(&c.ir.ptypes[m.ptype(p)].states[m.pc(&c.layout, p) as usize]);
        }
        if let (Some(claim), Some(at)) = (c.claim, c.layout.claim) {
            add(&c.ir.ptypes[claim as usize].states[m.u16(at as usize) as usize]);
        }
        labels
    }

    fn holds(&mut self, state: &[u8], index: u32) -> bool {
        self.x.holds(state, index)
    }

    fn n_cut(&self) -> u64 {
        self.x.n_cut
    }

    fn reached(&self) -> &[u64] {
        &self.x.eval.reached
    }
}

impl Reduction for PromelaWorker<'_> {
    fn ample(&mut self, state: &[u8]) -> Option<Ample> {
        self.x.ample(state, None)
    }

    fn next_ample(&mut self, state: &[u8], after: Actor) -> Option<Ample> {
        self.x.ample(state, Some(after))
    }

    fn expand_actor(&mut self, state: &[u8], actor: Actor, sink: &mut impl Sink) {
        self.x.expand_actor(state, actor, sink);
    }
}
