//! Data races, under models that have accesses which must not race.

use crate::machine::Machine;
use crate::rel::WRITE;
use crate::state::*;

impl Machine {
    /// Whether two threads are about to access one location, one of them to write
    /// it and one of them with an access that must not race: a data race, since
    /// nothing can order the two any more.
    pub fn races(&self, s: &State) -> bool {
        self.race_at(s).is_some()
    }

    /// One of the two accesses of a race.
    pub fn race_at(&self, s: &State) -> Option<u16> {
        let set = self.model.race?;
        let next = |t: usize| {
            let pending = move |k: &usize| self.ready(s, t, *k);
            (0..s.threads[t].win.len()).filter(pending).map(move |k| s.threads[t].win[k])
        };
        let clash = |a: &Entry, b: &Entry| {
            let writes = (self.class(a) | self.class(b)) & WRITE != 0;
            let plain = self.in_set(a, Some(set)) || self.in_set(b, Some(set));
            a.loc == b.loc && writes && plain
        };
        // Or a store that the thread has not seen, one of the two being plain.
        let unseen = |t: usize, a: &Entry| {
            let list = s.lists.lists.get(a.loc as usize).map_or(&[][..], |l| l);
            let from = s.lists.seen.get(t).map_or(0, |v| v[a.loc as usize] as usize + 1);
            let plain = self.in_set(a, Some(set));
            list.iter().skip(from).any(|m| m.plain || plain)
        };
        let n = s.threads.len();
        if let Some(a) = (0..n).find_map(|t| next(t).find(|a| unseen(t, a))) {
            return Some(a.kind);
        }
        let pair = |t: usize, a: &Entry| (t + 1..n).any(|u| next(u).any(|b| clash(a, &b)));
        (0..n).find_map(|t| next(t).find(|a| pair(t, a))).map(|a| a.kind)
    }
}
