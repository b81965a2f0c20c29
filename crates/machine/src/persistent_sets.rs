//! Which threads are enough in a state: persistent sets, from whatever is known.
//!
//! In this order: a thread that joins one that is over; the groups of
//! [`crate::groups`]; a smallest set that the look ahead of
//! [`crate::lookahead`] allows. Nobody left out can do anything, now or later,
//! that conflicts with the next step of anybody taken.

use crate::access::Next;
use crate::advance::SET;
use crate::library::Lib;
use crate::lookahead::Lookahead;
use crate::program::{Inst, Pc};
use crate::state::Status;
use crate::symmetry::copy;
use crate::worker::MachineWorker;

/// Whether a thread is in a set. Those that have no bit never are.
pub(crate) fn contains(set: u64, t: usize) -> bool {
    t < SET && set >> t & 1 == 1
}

/// How a thread looked when its situation was last asked for.
#[derive(Default)]
pub(crate) struct Stood {
    node: Option<u32>,
    thread: Vec<u8>,
    /// It led to no objects of its own, so its bytes are all of it.
    bare: bool,
    objects: Vec<u8>,
    numbers: u64,
}

impl MachineWorker<'_> {
    /// A thread whose next instruction is to join one that is over: nobody can
    /// tell when it does that, and it cannot do it for ever.
    pub(crate) fn ready_join(&self) -> Option<u64> {
        let joins = |&t: &usize| {
            let frame = self.base.st.threads[t].top();
            let inst = self.model.code.inst(frame.func, frame.pc);
            matches!(inst, Inst::Lib { lib: Lib::ThreadJoin | Lib::ThrdJoin, .. })
        };
        let ready = |t: &usize| {
            let next = self.next[*t];
            next.is_some_and(|n| n.enabled && !n.visible && n.choices == 1 && !n.returns)
        };
        let all = (0..self.next.len().min(SET)).filter(|_| self.model.looks_ahead());
        all.filter(ready).find(joins).map(|t| 1 << t)
    }

    /// Whether somebody who can go is not in a set.
    pub(crate) fn leaves_out(&self, set: u64) -> bool {
        let mut can = (0..self.next.len()).filter(|&t| self.next[t].is_some_and(|n| n.enabled));
        can.any(|t| !contains(set, t))
    }

    /// A smallest set of threads such that nothing that the others may still
    /// do conflicts with the next step of any of them.
    pub(crate) fn find_cluster(&mut self) -> Option<u64> {
        let ahead = self.model.plan.lookahead.as_ref().filter(|_| self.next.len() <= SET)?;
        let running: Vec<usize> =
            (0..self.next.len()).filter(|&t| self.next[t].is_some()).collect();
        self.nodes.resize(self.next.len(), None);
        for &t in &running {
            self.nodes[t] = Some(match self.remembered_ahead(t) {
                Some(known) => known?,
                None => self.find_node(ahead, t)?,
            });
        }
        // Who must come along with each thread.
        let mut with = [0u64; SET];
        for &t in &running {
            let next = self.next[t].as_ref()?;
            let nodes = &self.nodes;
            let others = running.iter().filter(|&&k| k != t);
            let mut others = others.filter_map(|&k| Some((k, nodes[k]?)));
            with[t] = ahead.meets(next, &mut others, &mut self.scratch.near);
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

    /// The situation of a thread whose bytes are all that it sees, if steps are remembered.
    fn remembered_ahead(&mut self, t: usize) -> Option<Option<u32>> {
        if t == 0 || !self.recalls {
            return None;
        }
        let node = self.remembered.base[t];
        let leads = self.remembered.nodes[node as usize].hash.1;
        (!leads).then(|| self.ahead_of(t, node))
    }

    /// The situation of a thread. Most threads stand where they stood when the
    /// last state was looked at, and their bytes tell.
    fn find_node(&mut self, ahead: &Lookahead, t: usize) -> Option<u32> {
        self.stood.resize_with(self.stood.len().max(t + 1), Default::default);
        let (from, to) = self.parts.threads[t];
        let bytes = &self.base_bytes[from..to];
        let objects = &self.base_bytes[self.parts.objects..];
        let (code, st) = (&self.model.code, &self.base.st);
        // The main thread knows the numbers in use.
        let taken = |t: usize| st.threads[t].status != Status::Free;
        let numbers =
            if t > 0 { 0 } else { (0..st.threads.len()).map(|t| (taken(t) as u64) << t).sum() };
        let stood = &mut self.stood[t];
        if let Some(node) = stood.node
            && stood.thread == bytes
            && (stood.bare || stood.objects == objects)
            && stood.numbers == numbers
        {
            return Some(node);
        }
        let node = ahead.node(&mut self.canon, code, st, t, &mut self.scratch.key)?;
        copy(bytes, &mut stood.thread);
        copy(objects, &mut stood.objects);
        let bare = crate::patch::roots(code, &st.threads[t]).next().is_none();
        stood.bare = bare && st.threads[t].tls.is_empty();
        stood.numbers = numbers;
        stood.node = Some(node);
        Some(node)
    }

    /// Clears the globals that no thread will touch any more, after a step of
    /// thread `t`: two states that differ only there are one.
    pub(crate) fn clear_untouched(&mut self) {
        let Some(ahead) = self.model.plan.lookahead.as_ref() else { return };
        if !self.dirty.is_power_of_two() || self.nodes.len() != self.run.st.threads.len() {
            return;
        }
        let t = self.dirty.trailing_zeros() as usize;
        self.scratch.futures.clear();
        for k in 0..self.nodes.len() {
            if !self.run.is_running(k) {
                continue;
            }
            let node = if k == t {
                ahead.node(
                    &mut self.canon,
                    &self.model.code,
                    &self.run.st,
                    k,
                    &mut self.scratch.key,
                )
            } else {
                self.nodes[k]
            };
            let Some(node) = node else { return };
            self.scratch.futures.push(node);
        }
        ahead.clear_untouched(&self.scratch.futures, &mut self.run.st);
    }

    /// Whether a further instruction of a superstep, at this place, meets the future
    /// of a thread that is not expanded here, or closes a loop.
    pub(crate) fn leaves_cluster(&self, (func, pc): (u32, Pc), next: &Next) -> bool {
        let (Some(cluster), Some(ahead)) = (self.cluster, &self.model.plan.lookahead) else {
            return false;
        };
        if next.brings_exchange || ahead.is_cut_place(func, pc) {
            return true;
        }
        let others = self.nodes.iter().enumerate().filter(|(k, _)| !contains(cluster, *k));
        let mut others = others.filter_map(|(k, n)| Some((k, (*n)?)));
        others.any(|(k, n)| ahead.conflicts(next, n, k))
    }
}
