//! Where to cut the loops of threads.
//!
//! A set of places in the code such that every cycle of situations passes one.
//! Fewest would be best and is hard (a feedback vertex set); this takes, again
//! and again, the place that most other threads have to do with: there a
//! persistent set of few threads is not likely anyway.

use super::{Explorer, Future};
use crate::cycles::cycles;
use crate::hash::Quick;
use crate::program::Pc;
use std::collections::{HashMap, HashSet};

impl Explorer<'_> {
    /// Which situations, and which places, cut all loops.
    pub(super) fn cut_loops(&self, next: &[Vec<u32>]) -> (Vec<bool>, HashSet<(u32, Pc), Quick>) {
        let mut cut = vec![false; next.len()];
        let mut places = HashSet::default();
        let weights = self.weights();
        loop {
            let left: Vec<Vec<u32>> = (0..next.len())
                .map(|n| match cut[n] {
                    true => Vec::new(),
                    false => next[n].iter().copied().filter(|&m| !cut[m as usize]).collect(),
                })
                .collect();
            let cyclic = cycles(&left);
            let mut best: HashMap<(u32, Pc), u32> = HashMap::new();
            for n in (0..next.len()).filter(|&n| cyclic[n]) {
                match self.place_of(n) {
                    Some(place) => *best.entry(place).or_insert(1) += weights[n],
                    // No step of the search ends here for sure.
                    None => cut[n] = true,
                }
            }
            let Some((&place, _)) = best.iter().max_by_key(|b| (*b.1, *b.0)) else {
                if (0..next.len()).any(|n| cyclic[n]) {
                    continue;
                }
                return (cut, places);
            };
            places.insert(place);
            for n in (0..next.len()).filter(|&n| self.place_of(n) == Some(place)) {
                cut[n] = true;
            }
        }
    }

    /// Where a situation stands, if it stands before something visible.
    fn place_of(&self, n: usize) -> Option<(u32, Pc)> {
        let node = &self.nodes[n];
        let seen = |f: &Future| f.threads || f.reads.iter().chain(&f.writes).any(|&w| w != 0);
        let frame = node.st.threads.get(node.t)?.frames.last()?;
        seen(&node.own).then_some((frame.func, frame.pc))
    }

    /// How many threads' accesses conflict with that of each situation.
    fn weights(&self) -> Vec<u32> {
        let mut reads: HashMap<u32, u64> = HashMap::new();
        let mut writes: HashMap<u32, u64> = HashMap::new();
        for node in &self.nodes {
            let who = 1u64 << (node.t % 64);
            cells(&node.own.reads).for_each(|c| *reads.entry(c).or_default() |= who);
            cells(&node.own.writes).for_each(|c| *writes.entry(c).or_default() |= who);
        }
        let of = |map: &HashMap<u32, u64>, c: u32| map.get(&c).copied().unwrap_or(0);
        let weight = |node: &super::Node| {
            let read = cells(&node.own.reads).fold(0, |s, c| s | of(&writes, c));
            let written =
                cells(&node.own.writes).fold(0, |s, c| s | of(&writes, c) | of(&reads, c));
            ((read | written) & !(1u64 << (node.t % 64))).count_ones()
        };
        self.nodes.iter().map(weight).collect()
    }
}

fn cells(set: &[u64]) -> impl Iterator<Item = u32> + '_ {
    let words = set.iter().enumerate().filter(|w| *w.1 != 0);
    words.flat_map(|(i, &w)| {
        (0..64).filter(move |b| w >> b & 1 == 1).map(move |b| i as u32 * 64 + b)
    })
}
