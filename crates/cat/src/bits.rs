//! Sets of events and relations between them, as bits.
//!
//! A relation is a square matrix, a row of words for each event. Tests have tens of
//! events, so most rows are one word, and composing two relations takes well under a
//! microsecond.

use crate::words::Words;

/// A set of events.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Set {
    n: usize,
    words: Words,
}

/// A relation between events.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rel {
    n: usize,
    /// Words in a row.
    w: usize,
    words: Words,
}

fn words_for(n: usize) -> usize {
    n.div_ceil(64).max(1)
}

fn bits(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(i, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(i * 64 + bit)
        })
    })
}

impl Set {
    pub fn empty(n: usize) -> Set {
        Set { n, words: Words::zeros(words_for(n)) }
    }

    pub fn full(n: usize) -> Set {
        let mut all = Set::empty(n);
        (0..n).for_each(|e| all.insert(e));
        all
    }

    pub fn of(n: usize, events: impl IntoIterator<Item = usize>) -> Set {
        let mut set = Set::empty(n);
        events.into_iter().for_each(|e| set.insert(e));
        set
    }

    pub fn insert(&mut self, e: usize) {
        self.words[e / 64] |= 1 << (e % 64);
    }

    pub fn remove(&mut self, e: usize) {
        self.words[e / 64] &= !(1 << (e % 64));
    }

    pub fn has(&self, e: usize) -> bool {
        self.words[e / 64] >> (e % 64) & 1 == 1
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        bits(&self.words)
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    fn with(&self, other: &Set, f: impl Fn(u64, u64) -> u64) -> Set {
        Set { n: self.n, words: Words::zip(&self.words, &other.words, f) }
    }

    pub fn union(&self, other: &Set) -> Set {
        self.with(other, |a, b| a | b)
    }

    pub fn inter(&self, other: &Set) -> Set {
        self.with(other, |a, b| a & b)
    }

    pub fn minus(&self, other: &Set) -> Set {
        self.with(other, |a, b| a & !b)
    }

    pub fn complement(&self) -> Set {
        Set::full(self.n).minus(self)
    }

    /// The identity on these events.
    pub fn to_id(&self) -> Rel {
        Rel::of(self.n, self.iter().map(|e| (e, e)))
    }

    /// All pairs of one of these and one of those.
    pub fn product(&self, other: &Set) -> Rel {
        let mut rel = Rel::empty(self.n);
        for a in self.iter() {
            rel.row_mut(a).copy_from_slice(&other.words);
        }
        rel
    }
}

impl Rel {
    pub fn empty(n: usize) -> Rel {
        let w = words_for(n);
        Rel { n, w, words: Words::zeros(n * w) }
    }

    pub fn full(n: usize) -> Rel {
        let all = Set::full(n);
        all.product(&all)
    }

    pub fn identity(n: usize) -> Rel {
        Set::full(n).to_id()
    }

    pub fn of(n: usize, pairs: impl IntoIterator<Item = (usize, usize)>) -> Rel {
        let mut rel = Rel::empty(n);
        pairs.into_iter().for_each(|(a, b)| rel.insert(a, b));
        rel
    }

    pub fn n_events(&self) -> usize {
        self.n
    }

    fn row(&self, a: usize) -> &[u64] {
        &self.words[a * self.w..(a + 1) * self.w]
    }

    fn row_mut(&mut self, a: usize) -> &mut [u64] {
        &mut self.words[a * self.w..(a + 1) * self.w]
    }

    pub fn insert(&mut self, a: usize, b: usize) {
        self.row_mut(a)[b / 64] |= 1 << (b % 64);
    }

    pub fn remove(&mut self, a: usize, b: usize) {
        self.row_mut(a)[b / 64] &= !(1 << (b % 64));
    }

    pub fn has(&self, a: usize, b: usize) -> bool {
        self.row(a)[b / 64] >> (b % 64) & 1 == 1
    }

    pub fn successors(&self, a: usize) -> impl Iterator<Item = usize> + '_ {
        bits(self.row(a))
    }

    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.n).flat_map(move |a| self.successors(a).map(move |b| (a, b)))
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    fn with(&self, other: &Rel, f: impl Fn(u64, u64) -> u64) -> Rel {
        Rel { n: self.n, w: self.w, words: Words::zip(&self.words, &other.words, f) }
    }

    pub fn union(&self, other: &Rel) -> Rel {
        self.with(other, |a, b| a | b)
    }

    pub fn inter(&self, other: &Rel) -> Rel {
        self.with(other, |a, b| a & b)
    }

    pub fn minus(&self, other: &Rel) -> Rel {
        self.with(other, |a, b| a & !b)
    }

    pub fn complement(&self) -> Rel {
        Rel::full(self.n).minus(self)
    }

    /// First this, then that.
    pub fn seq(&self, other: &Rel) -> Rel {
        let mut out = Rel::empty(self.n);
        if self.w == 1 {
            for (to, &row) in out.words.iter_mut().zip(self.words.iter()) {
                let mut left = row;
                while left != 0 {
                    *to |= other.words[left.trailing_zeros() as usize];
                    left &= left - 1;
                }
            }
            return out;
        }
        for a in 0..self.n {
            for word in 0..self.w {
                let mut left = self.words[a * self.w + word];
                while left != 0 {
                    let b = word * 64 + left.trailing_zeros() as usize;
                    left &= left - 1;
                    for k in 0..self.w {
                        out.words[a * self.w + k] |= other.words[b * self.w + k];
                    }
                }
            }
        }
        out
    }

    pub fn inverse(&self) -> Rel {
        Rel::of(self.n, self.pairs().map(|(a, b)| (b, a)))
    }

    /// The transitive closure, by Warshall's algorithm.
    pub fn plus(&self) -> Rel {
        let mut out = self.clone();
        if self.w == 1 {
            for b in 0..self.n {
                let via = out.words[b];
                if via != 0 {
                    for row in out.words.iter_mut() {
                        // All ones where the row has `b`.
                        *row |= via & 0u64.wrapping_sub(*row >> b & 1);
                    }
                }
            }
            return out;
        }
        let mut via = vec![0; self.w];
        for b in 0..self.n {
            via.copy_from_slice(out.row(b));
            if via.iter().all(|&w| w == 0) {
                continue;
            }
            for a in 0..self.n {
                if out.has(a, b) {
                    out.row_mut(a).iter_mut().zip(&via).for_each(|(x, v)| *x |= v);
                }
            }
        }
        out
    }

    /// With the identity.
    pub fn opt(&self) -> Rel {
        let mut out = self.clone();
        (0..self.n).for_each(|e| out.insert(e, e));
        out
    }

    pub fn star(&self) -> Rel {
        self.plus().opt()
    }

    pub fn domain(&self) -> Set {
        Set::of(self.n, (0..self.n).filter(|&a| self.row(a).iter().any(|&w| w != 0)))
    }

    pub fn range(&self) -> Set {
        let mut set = Set::empty(self.n);
        for a in 0..self.n {
            set.words.iter_mut().zip(self.row(a)).for_each(|(s, r)| *s |= r);
        }
        set
    }

    pub fn is_irreflexive(&self) -> bool {
        (0..self.n).all(|e| !self.has(e, e))
    }

    /// Takes away events without successors as long as there are any.
    pub fn is_acyclic(&self) -> bool {
        if self.w > 1 {
            return self.core().is_empty();
        }
        let mut left: u64 = 0;
        for (e, &row) in self.words.iter().enumerate() {
            left |= u64::from(row != 0) << e;
        }
        loop {
            let (mut keep, mut todo) = (0, left);
            while todo != 0 {
                let e = todo.trailing_zeros();
                todo &= todo - 1;
                keep |= u64::from(self.words[e as usize] & left != 0) << e;
            }
            if keep == left {
                return left == 0;
            }
            left = keep;
        }
    }

    /// A shortest cycle, if there is one.
    pub fn cycle(&self) -> Option<Vec<usize>> {
        self.core().iter().filter_map(|e| self.way(e, e)).min_by_key(Vec::len)
    }

    /// The events from which one can go on for ever.
    fn core(&self) -> Set {
        let mut left = Set::full(self.n);
        loop {
            let live: Vec<usize> = left.iter().collect();
            let before = live.len();
            for &e in &live {
                if !self.row(e).iter().zip(left.words.iter()).any(|(r, l)| r & l != 0) {
                    left.remove(e);
                }
            }
            if left.len() == before {
                return left;
            }
        }
    }

    /// A shortest way of at least one step.
    pub fn way(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let mut parent = vec![usize::MAX; self.n];
        let mut todo = std::collections::VecDeque::from([from]);
        while let Some(a) = todo.pop_front() {
            for b in self.successors(a) {
                if b == to {
                    let mut way = vec![a];
                    let mut at = a;
                    while at != from {
                        at = parent[at];
                        way.push(at);
                    }
                    way.reverse();
                    return Some(way);
                }
                if parent[b] == usize::MAX {
                    parent[b] = a;
                    todo.push_back(b);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by pairs, one at a time.
    fn naive_seq(a: &Rel, b: &Rel) -> Rel {
        let pairs: Vec<_> = a
            .pairs()
            .flat_map(|(x, y)| b.pairs().filter(move |p| p.0 == y).map(move |p| (x, p.1)))
            .collect();
        Rel::of(a.n, pairs)
    }

    fn random(n: usize, seed: &mut u64) -> Rel {
        let mut rel = Rel::empty(n);
        for _ in 0..2 * n {
            *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            rel.insert((*seed >> 33) as usize % n, (*seed >> 45) as usize % n);
        }
        rel
    }

    #[test]
    fn laws_hold_on_random_relations_of_one_word_and_of_two() {
        let mut seed = 1;
        for n in [5, 64, 70, 129] {
            let (a, b, c) = (random(n, &mut seed), random(n, &mut seed), random(n, &mut seed));
            assert_eq!(a.seq(&b), naive_seq(&a, &b));
            assert_eq!(a.seq(&b.union(&c)), a.seq(&b).union(&a.seq(&c)));
            assert_eq!(a.seq(&b).inverse(), b.inverse().seq(&a.inverse()));
            assert_eq!(a.union(&b).complement(), a.complement().inter(&b.complement()));
            let plus = a.plus();
            assert_eq!(plus, a.union(&a.seq(&plus)));
            assert_eq!(a.is_acyclic(), plus.is_irreflexive());
            assert_eq!(a.domain(), a.inverse().range());
            assert_eq!(a.minus(&b), a.inter(&b.complement()));
        }
    }

    #[test]
    fn cycles_are_found_and_are_shortest() {
        let ring = Rel::of(6, [(0, 1), (1, 2), (2, 3), (3, 0), (3, 1), (4, 5)]);
        assert_eq!(ring.cycle().map(|c| c.len()), Some(3));
        assert!(Rel::of(6, [(0, 1), (1, 2), (0, 2)]).is_acyclic());
        assert_eq!(Rel::of(2, [(1, 1)]).cycle(), Some(vec![1]));
    }
}
