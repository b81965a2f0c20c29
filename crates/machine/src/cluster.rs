//! Which threads are enough in a state: persistent sets, from whatever is known.
//!
//! In this order: a thread that joins one that is over; the groups of
//! [`crate::groups`]; a smallest set that the look ahead of
//! [`crate::lookahead`] allows. Nobody left out can do anything, now or later,
//! that conflicts with the next step of anybody taken.

use crate::access::Next;
use crate::library::Lib;
use crate::program::Inst;
use crate::worker::MachineWorker;

impl MachineWorker<'_> {
    /// A thread whose next instruction is to join one that is over: nobody can
    /// tell when it does that, and it cannot do it for ever.
    pub(crate) fn ready_join(&self) -> Option<u64> {
        let joins = |&t: &usize| {
            let frame = self.base.st.threads[t].top();
            let inst = self.model.code.inst(frame.func, frame.pc);
            matches!(inst, Inst::Lib { lib: Lib::ThreadJoin | Lib::ThrdJoin, .. })
        };
        let ready =
            |t: &usize| self.next[*t].is_some_and(|n| n.enabled && !n.visible && n.choices == 1);
        let all = (0..self.next.len()).filter(|_| self.model.looks_ahead());
        all.filter(ready).find(joins).map(|t| 1 << t)
    }

    /// Whether somebody who can go is not in a set.
    pub(crate) fn leaves_out(&self, set: u64) -> bool {
        let mut can = (0..self.next.len()).filter(|&t| self.next[t].is_some_and(|n| n.enabled));
        can.any(|t| set >> t & 1 == 0)
    }

    /// A smallest set of threads such that nothing that the others may still
    /// do conflicts with the next step of any of them.
    pub(crate) fn find_cluster(&mut self) -> Option<u64> {
        let ahead = self.model.lookahead.as_ref()?;
        let running: Vec<usize> =
            (0..self.next.len()).filter(|&t| self.next[t].is_some()).collect();
        self.nodes.resize(self.next.len(), None);
        for &t in &running {
            let node =
                ahead.node(&mut self.canon, &self.model.code, &self.base.st, t, &mut self.key)?;
            self.nodes[t] = Some(node);
        }
        // Who must come along with each thread.
        let mut with = [0u64; crate::sync::MAX_THREADS];
        for &t in &running {
            let next = self.next[t].as_ref()?;
            for &k in running.iter().filter(|&&k| k != t) {
                if ahead.conflicts(next, self.nodes[k]?, k) {
                    with[t] |= 1 << k;
                }
            }
        }
        let enabled: u64 = running
            .iter()
            .filter(|&&t| self.next[t].is_some_and(|n| n.enabled))
            .map(|&t| 1 << t)
            .sum();
        let cut: u64 = running
            .iter()
            .filter(|&&t| {
                // Whoever brings an exchange along may pass a cut with it.
                let brings = self.next[t].is_some_and(|n| n.brings_exchange);
                brings || self.nodes[t].is_some_and(|n| ahead.is_cut(n))
            })
            .map(|&t| 1 << t)
            .sum();
        let mut best: Option<u64> = None;
        for &t in running.iter().filter(|&&t| enabled >> t & 1 == 1) {
            let mut set = 1u64 << t;
            loop {
                let more =
                    running.iter().filter(|&&k| set >> k & 1 == 1).fold(set, |s, &k| s | with[k]);
                if more == set {
                    break;
                }
                set = more;
            }
            let size = |s: u64| (s & enabled).count_ones();
            if set & enabled & cut == 0 && best.is_none_or(|b| size(set) < size(b)) {
                best = Some(set);
            }
        }
        best.filter(|b| b & enabled != enabled)
    }

    /// Whether a further instruction of thread `t`'s superstep meets the future
    /// of a thread that is not expanded here, or closes a loop.
    pub(crate) fn leaves_cluster(&self, t: usize, next: &Next) -> bool {
        let (Some(cluster), Some(ahead)) = (self.cluster, &self.model.lookahead) else {
            return false;
        };
        let frame = self.run.st.threads[t].top();
        if next.brings_exchange || ahead.is_cut_place(frame.func, frame.pc) {
            return true;
        }
        let others = self.nodes.iter().enumerate().filter(|(k, _)| cluster >> k & 1 == 0);
        let mut others = others.filter_map(|(k, n)| Some((k, (*n)?)));
        others.any(|(k, n)| ahead.conflicts(next, n, k))
    }
}
