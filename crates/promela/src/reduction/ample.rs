//! The decision in a state: which process, if any, may move alone.
//!
//! Process `i` may, if for every other live process `j`, and everything that
//! `j` may still do from where it stands:
//!
//! 1. neither writes a global that the other reads or writes;
//! 2. on a channel that a next statement of `i` receives from, `j` never
//!    receives; and `j` does not send to it either, unless it holds a message
//!    already: then the first message stays the first whatever `j` sends;
//! 3. on a channel that a next statement of `i` sends to, `j` never sends; and
//!    `j` does not receive from it either, unless there is room already;
//! 4. no other kind of look at a channel meets any use of it by the other, and
//!    nothing happens on a rendezvous channel;
//! 5. `i` starts nobody and does not die if `j` may start somebody, or look;
//!    nor starts somebody if `j` may die: numbers of processes would differ. This
//!    rule is for models in which somebody looks at such numbers.
//!
//! 1 and 4 hold for all that the step of `i` does before it gives up control;
//! what comes after its first statement must be disjoint from `j` altogether,
//! because nobody can say yet how full a channel will be by then. Last, the
//! step must be invisible: see [`Visible`].

use super::Tables;
use super::footprint::{Bits, Chans, Constant, Footprint, of_expr};
use super::future::Here;
use crate::ir::*;
use heddle_model::{Actor, Ample};

/// What the property can see.
#[derive(Clone, Debug, Default)]
pub struct Visible {
    /// Everything that its expressions read.
    reads: Footprint,
    /// By process type: control states that it can tell from others.
    states: Vec<Bits>,
    /// By process type: every step.
    types: Vec<bool>,
}

impl Visible {
    /// What a list of propositions can see, and, if the search looks at them,
    /// the `accept` and `progress` labels.
    pub fn new(ir: &Ir, propositions: &[Expr], labels: bool, constant: &Constant) -> Visible {
        let mut v = Visible {
            reads: Footprint::default(),
            states: vec![Bits::default(); ir.ptypes.len()],
            types: vec![false; ir.ptypes.len()],
        };
        for (p, states) in ir.ptypes.iter().zip(&mut v.states) {
            let labelled = |s: &State| labels && (s.accept || s.progress);
            p.states
                .iter()
                .enumerate()
                .filter(|(_, s)| labelled(s))
                .for_each(|(i, _)| states.insert(i));
        }
        for e in propositions {
            v.reads.add(&of_expr(e, u16::MAX, constant));
            e.clone().each(&mut |e| match e {
                Expr::RemoteLabel { ptype, states, .. } => {
                    let seen = &mut v.states[*ptype as usize];
                    states.iter().for_each(|&s| seen.insert(s as usize));
                }
                Expr::RemoteVar { ptype, .. } => v.types[*ptype as usize] = true,
                _ => {}
            });
        }
        v
    }

    /// Whether a process at this state may do something that can be seen.
    fn sees(&self, (ptype, state): (usize, usize), here: &Here) -> bool {
        let one = |f: &Footprint| {
            f.writes.meets(&self.reads.reads)
                || (self.reads.looks && (f.runs || f.ends))
                || [&f.receives, &f.sends].iter().any(|c| self.sees_chans(c))
        };
        self.types[ptype]
            || self.states[ptype].contains(state)
            || self.states[ptype].meets(&here.enters)
            || one(&here.first)
            || one(&here.rest)
    }

    fn sees_chans(&self, used: &Chans) -> bool {
        let used_at_all = used.any || !used.fixed.is_empty() || !used.locals.is_empty();
        let looked = [&self.reads.receives, &self.reads.probes];
        looked.iter().any(|seen| {
            let seen_any = seen.any || !seen.locals.is_empty();
            (seen_any && used_at_all)
                || (!seen.fixed.is_empty() && (used.any || !used.locals.is_empty()))
                || seen.fixed.meets(&used.fixed)
        })
    }
}

/// A state, as the decision sees it.
pub trait View {
    /// Live processes.
    fn n_procs(&self) -> usize;
    /// Type and control state of a process.
    fn at(&self, proc: usize) -> (usize, usize);
    /// The channel number in a local slot of a process; zero for none.
    fn local_chan(&self, proc: usize, slot: usize) -> usize;
    /// How many messages a channel holds, and how many it can; `None` if there
    /// is no such channel.
    fn fill(&self, chan: usize) -> Option<(usize, usize)>;
    /// Whether the process has an enabled step.
    fn can_move(&mut self, proc: usize) -> bool;
}

/// Channels by number, at most 255 of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ChanSet {
    bits: [u64; 4],
    any: bool,
}

impl ChanSet {
    fn insert(&mut self, chan: usize) {
        self.bits[chan / 64 % 4] |= 1 << (chan % 64);
    }

    fn is_empty(&self) -> bool {
        !self.any && self.bits == [0; 4]
    }

    fn meets(&self, other: &ChanSet) -> bool {
        let common = self.bits.iter().zip(other.bits).any(|(a, b)| a & b != 0);
        common || (self.any && !other.is_empty()) || (other.any && !self.is_empty())
    }

    fn contains(&self, chan: usize) -> bool {
        self.any || self.bits[chan / 64 % 4] >> (chan % 64) & 1 == 1
    }

    fn union(&self, other: &ChanSet) -> ChanSet {
        let mut bits = self.bits;
        bits.iter_mut().zip(other.bits).for_each(|(a, b)| *a |= b);
        ChanSet { bits, any: self.any || other.any }
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..256).filter(|&c| self.bits[c / 64] >> (c % 64) & 1 == 1)
    }
}

/// A footprint's channels, with the local slots looked up.
#[derive(Clone, Copy, Debug, Default)]
struct Uses {
    receives: ChanSet,
    sends: ChanSet,
    probes: ChanSet,
}

impl Uses {
    fn of(f: &Footprint, proc: usize, view: &impl View) -> Uses {
        let look = |c: &Chans| {
            let mut set = ChanSet { any: c.any, ..ChanSet::default() };
            c.fixed.iter().for_each(|n| set.insert(n));
            c.locals.iter().for_each(|slot| set.insert(view.local_chan(proc, slot)));
            set
        };
        Uses { receives: look(&f.receives), sends: look(&f.sends), probes: look(&f.probes) }
    }

    fn all(&self) -> ChanSet {
        self.receives.union(&self.sends).union(&self.probes)
    }
}

/// The tables of one model, and one worker's scratch.
pub struct Reducer<'m> {
    tables: &'m Tables,
    /// By process, of the state at hand.
    after: Vec<Uses>,
}

impl<'m> Reducer<'m> {
    pub fn new(tables: &'m Tables) -> Self {
        Reducer { tables, after: Vec::new() }
    }

    /// A process that may move alone: the best by [`rank`], then the youngest.
    pub fn ample(&mut self, view: &mut impl View) -> Option<Ample> {
        let n = view.n_procs();
        if n < 2 {
            return None;
        }
        self.after.clear();
        for j in 0..n {
            let future = &self.here(view, j).future;
            self.after.push(Uses::of(future, j, view));
        }
        let nobody_starts = (0..n).all(|j| !self.here(view, j).future.runs);
        let mut best: Option<Ample> = None;
        for i in (0..n).rev() {
            let here = self.here(view, i);
            let ample = Ample {
                actor: Actor(i as u16),
                once: nobody_starts && !here.returns,
                forward: nobody_starts && !here.sticky,
            };
            let better = best.is_none_or(|b| rank(&ample) > rank(&b));
            if better && self.is_alone(view, i) && view.can_move(i) {
                best = Some(ample);
                if ample.once {
                    break;
                }
            }
        }
        best
    }

    fn here(&self, view: &impl View, proc: usize) -> &'m Here {
        let (ptype, state) = view.at(proc);
        &self.tables.futures.types[ptype][state]
    }

    fn is_alone(&self, view: &impl View, i: usize) -> bool {
        let here = self.here(view, i);
        if here.first.whole || here.rest.whole || here.first.looks || here.rest.looks {
            return false;
        }
        if self.tables.visible.sees(view.at(i), here) {
            return false;
        }
        let first = Uses::of(&here.first, i, view);
        let rest = Uses::of(&here.rest, i, view);
        if first.all().any || rest.all().any || Self::meets_rendezvous(view, &first, &rest) {
            return false;
        }
        (0..view.n_procs()).filter(|&j| j != i).all(|j| {
            let future = &self.here(view, j).future;
            self.are_apart(&here.first, future)
                && self.are_apart(&here.rest, future)
                && !rest.all().meets(&self.after[j].all())
                && Self::keep_apart(view, &first, &self.after[j])
        })
    }

    fn meets_rendezvous(view: &impl View, first: &Uses, rest: &Uses) -> bool {
        let mut chans = first.all().union(&rest.all());
        // Number zero is no channel: using it is an error that others do not see.
        chans.bits[0] &= !1;
        chans.iter().any(|c| view.fill(c).is_none_or(|(_, capacity)| capacity == 0))
    }

    /// Rules 1 and 5.
    fn are_apart(&self, mine: &Footprint, theirs: &Footprint) -> bool {
        let data = !mine.writes.meets(&theirs.reads)
            && !mine.writes.meets(&theirs.writes)
            && !mine.reads.meets(&theirs.writes);
        let renumbers =
            (mine.runs || mine.ends) && (theirs.runs || theirs.looks) || mine.runs && theirs.ends;
        data && !(self.tables.numbers && renumbers)
    }

    /// Rules 2, 3 and 4.
    fn keep_apart(view: &impl View, mine: &Uses, theirs: &Uses) -> bool {
        let both = mine.receives.union(&mine.sends);
        if both.meets(&theirs.probes) || mine.probes.meets(&theirs.all()) {
            return false;
        }
        if mine.receives.meets(&theirs.receives) || mine.sends.meets(&theirs.sends) {
            return false;
        }
        let stays_first = |c: usize| view.fill(c).is_some_and(|(n, _)| n > 0);
        let has_room = |c: usize| view.fill(c).is_some_and(|(n, capacity)| n < capacity);
        mine.receives.iter().all(|c| !theirs.sends.contains(c) || stays_first(c))
            && mine.sends.iter().all(|c| !theirs.receives.contains(c) || has_room(c))
    }
}

/// Rather a process that never comes back to where it stands; then one that
/// does not close a loop.
fn rank(ample: &Ample) -> u8 {
    ample.once as u8 * 2 + ample.forward as u8
}
