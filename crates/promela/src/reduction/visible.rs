//! What the property can see: steps that change it are never taken alone.

use super::footprint::{Bits, Footprint, of_expr};
use super::future::Here;
use super::remote::Remote;
use super::resolve::{ChanSet, Env, Program, Touch};
use crate::ir::*;

#[derive(Clone, Debug, Default)]
pub struct Visible {
    /// Everything that its expressions read.
    reads: Touch,
    n_chans: usize,
    /// By process type: control states that it can tell from others.
    states: Vec<Bits>,
    /// By process type: every step.
    types: Vec<bool>,
}

impl Visible {
    /// What a list of propositions can see, and, if the search looks at them,
    /// the `accept` and `progress` labels.
    pub fn new(
        ir: &Ir,
        propositions: &[Expr],
        labels: bool,
        remote: &Remote,
        program: &mut Program,
    ) -> Visible {
        let mut v = Visible {
            reads: Touch::default(),
            n_chans: ir.global_chans.len(),
            states: vec![Bits::default(); ir.ptypes.len()],
            types: vec![false; ir.ptypes.len()],
        };
        for (p, states) in ir.ptypes.iter().zip(&mut v.states) {
            let labelled = |s: &State| labels && (s.accept || s.progress);
            let found = p.states.iter().enumerate().filter(|(_, s)| labelled(s));
            found.for_each(|(i, _)| states.insert(i));
        }
        let mut all = Footprint::default();
        for e in propositions {
            all.add(&of_expr(e, ir, remote, &mut program.accesses));
            e.clone().each(&mut |e| match e {
                Expr::RemoteLabel { ptype, states, .. } => {
                    let seen = &mut v.states[*ptype as usize];
                    states.iter().for_each(|&s| seen.insert(s as usize));
                }
                Expr::RemoteVar { ptype, .. } => v.types[*ptype as usize] = true,
                _ => {}
            });
        }
        v.reads = program.resolve(&all, &Env::default(), &Env::default());
        v
    }

    /// Whether a process at this state may do something that can be seen.
    pub fn sees(&self, (ptype, state): (usize, usize), here: &Here, does: [&Touch; 2]) -> bool {
        let one = |t: &&Touch| {
            t.writes.meets(&self.reads.reads)
                || (self.reads.flags.looks && (t.flags.runs || t.flags.ends))
                || [&t.receives, &t.sends].iter().any(|c| self.sees_chans(c))
        };
        self.types[ptype]
            || self.states[ptype].contains(state)
            || self.states[ptype].meets(&here.enters)
            || does.iter().any(one)
    }

    fn sees_chans(&self, used: &ChanSet) -> bool {
        used.meets(&self.reads.chans(), self.n_chans)
    }
}
