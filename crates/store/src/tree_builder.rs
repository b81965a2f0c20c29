//! Subtrees of a state's words, joined until they are one tree.
//!
//! Pairs are joined as Huffman (1952) joins letters: again and again the two
//! subtrees with the fewest values of both, counted in a sample. A sample of two
//! thousand states cannot tell counts above that apart, so the product of the
//! two counts, the most that both together could have, has an eighth of a say.
//!
//! Greed goes astray near the root, where it matters most. So when ten subtrees
//! are left, all ways to join them are compared, by the sum of the counts: the
//! best way for a group is made of the best ways for two parts of it (Bellman
//! 1957).

use crate::hash::mix;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// More subtrees than this are joined with their neighbours first.
const MANY: usize = 64;
/// So many are joined in the best of all ways.
const FEW: usize = 10;

/// Words that are joined already.
pub(crate) struct Subtree {
    pub(crate) node: u32,
    /// Which of its values it has in each state.
    values: Vec<u16>,
    pub(crate) n_values: usize,
}

/// Gives numbers to values, from 0 on.
pub(crate) struct Numbering {
    /// A value and one more than its number; half of them stay empty.
    slots: Vec<(u64, u32)>,
}

impl Numbering {
    pub(crate) fn subtree(&mut self, node: u32, column: impl Iterator<Item = u64>) -> Subtree {
        self.slots.fill((0, 0));
        let mask = self.slots.len() - 1;
        let mut n_values = 0;
        let number = |value: u64| {
            let mut at = mix(value) as usize & mask;
            while self.slots[at].1 != 0 && self.slots[at].0 != value {
                at = (at + 1) & mask;
            }
            if self.slots[at].1 == 0 {
                n_values += 1;
                self.slots[at] = (value, n_values);
            }
            (self.slots[at].1 - 1) as u16
        };
        let values = column.map(number).collect();
        Subtree { node, values, n_values: n_values as usize }
    }

    fn both(&mut self, node: u32, a: &Subtree, b: &Subtree) -> Subtree {
        let pairs = a.values.iter().zip(&b.values);
        self.subtree(node, pairs.map(|(&x, &y)| (x as u64) << 32 | y as u64))
    }
}

/// Subtrees that are not joined yet; `None` where they are.
pub(crate) struct Forest {
    n_leaves: usize,
    pub(crate) subtrees: Vec<Option<Subtree>>,
    pub(crate) joins: Vec<(u32, u32)>,
    seen: Seen,
    pub(crate) numbering: Numbering,
}

/// What joining costs: the lower, the better.
type Cost = u128;

impl Forest {
    pub(crate) fn new(n_leaves: usize, n_states: usize) -> Self {
        let seen = Seen { bits: vec![0; (n_states * n_states).div_ceil(64)], set: Vec::new() };
        let numbering = Numbering { slots: vec![(0, 0); 2 * n_states.next_power_of_two()] };
        Forest { n_leaves, subtrees: Vec::new(), joins: Vec::new(), seen, numbering }
    }

    fn join(&mut self, left: u32, right: u32) -> u32 {
        self.joins.push((left, right));
        (self.n_leaves + self.joins.len() - 1) as u32
    }

    /// Words that never changed, as one subtree: halves of halves.
    pub(crate) fn add_constant(&mut self, words: &[u32]) {
        let mut nodes = words.to_vec();
        while nodes.len() > 1 {
            let pairs = nodes.chunks(2);
            nodes = pairs.map(|p| if let [a, b] = *p { self.join(a, b) } else { p[0] }).collect();
        }
        let n_states = self.subtrees.iter().flatten().next().map_or(0, |s| s.values.len());
        if let &[node] = &nodes[..] {
            self.subtrees.push(Some(Subtree { node, values: vec![0; n_states], n_values: 1 }));
        }
    }

    /// At least so much is the cost of joining two.
    fn least_cost(&self, a: usize, b: usize) -> Cost {
        let n = |i: usize| self.subtrees[i].as_ref().map_or(0, |s| s.n_values) as Cost;
        n(a).max(n(b)).pow(8) * n(a) * n(b)
    }

    fn cost(&mut self, a: usize, b: usize) -> Cost {
        let (Some(a), Some(b)) = (&self.subtrees[a], &self.subtrees[b]) else {
            unreachable!("asked of subtrees that are there");
        };
        let n = self.seen.count(a, b) as Cost;
        n.pow(8) * a.n_values as Cost * b.n_values as Cost
    }

    /// Puts two together, at the end.
    fn merge(&mut self, a: usize, b: usize) {
        let (Some(a), Some(b)) = (self.subtrees[a].take(), self.subtrees[b].take()) else {
            unreachable!("asked of subtrees that are there");
        };
        let node = self.join(a.node, b.node);
        let both = self.numbering.both(node, &a, &b);
        self.subtrees.push(Some(both));
    }

    /// Where there are too many subtrees to compare all with all: joins
    /// neighbours, the best first, until there are not.
    pub(crate) fn join_neighbours(&mut self) {
        let mut row: Vec<usize> = (0..self.subtrees.len()).collect();
        let mut costs: Vec<Cost> = row.windows(2).map(|w| self.cost(w[0], w[1])).collect();
        while row.len() > MANY {
            let at = (0..costs.len()).min_by_key(|&i| costs[i]).expect("more than one");
            self.merge(row[at], row[at + 1]);
            row[at] = self.subtrees.len() - 1;
            row.remove(at + 1);
            costs.remove(at);
            for i in [at.wrapping_sub(1), at] {
                if i < costs.len() {
                    costs[i] = self.cost(row[i], row[i + 1]);
                }
            }
        }
    }

    fn alive(&self) -> Vec<usize> {
        (0..self.subtrees.len()).filter(|&i| self.subtrees[i].is_some()).collect()
    }

    /// Joins the best two until few are left. Costs are counted when their least
    /// is the least of all.
    pub(crate) fn join_best_pairs(&mut self) {
        let alive = self.alive();
        let mut n_alive = alive.len();
        let mut heap = BinaryHeap::new();
        for (n, &a) in alive.iter().enumerate() {
            heap.extend(
                alive[n + 1..].iter().map(|&b| Reverse((self.least_cost(a, b), false, a, b))),
            );
        }
        while n_alive > FEW
            && let Some(Reverse((_, is_counted, a, b))) = heap.pop()
        {
            if self.subtrees[a].is_none() || self.subtrees[b].is_none() {
                continue;
            }
            if !is_counted {
                heap.push(Reverse((self.cost(a, b), true, a, b)));
                continue;
            }
            self.merge(a, b);
            n_alive -= 1;
            let new = self.subtrees.len() - 1;
            for other in (0..new).filter(|&i| self.subtrees[i].is_some()) {
                heap.push(Reverse((self.least_cost(other, new), false, other, new)));
            }
        }
    }
}

/// Some of the last subtrees, joined in the best way.
struct Group {
    subtree: Subtree,
    /// The values of all subtrees that it is joined from.
    sum: usize,
    /// The part of it that is its first child.
    first: usize,
}

impl Forest {
    /// Joins what is left to one: for every group of subtrees the best way is the
    /// one with the best ways for two parts of it.
    pub(crate) fn join_in_the_best_way(&mut self) {
        let alive = self.alive();
        let left: Vec<Subtree> = alive.iter().filter_map(|&i| self.subtrees[i].take()).collect();
        let n = left.len();
        let all = (1usize << n) - 1;
        let mut groups: Vec<Group> = Vec::with_capacity(all);
        // A group is a set of bits, found at one less; smaller ones come first.
        for group in 1..=all {
            let lowest = &left[group.trailing_zeros() as usize];
            let rest = group & (group - 1);
            if rest == 0 {
                let subtree = Subtree { values: lowest.values.clone(), ..*lowest };
                groups.push(Group { subtree, sum: 0, first: 0 });
                continue;
            }
            let subtree = self.numbering.both(0, &groups[rest - 1].subtree, lowest);
            let parts = parts(rest).map(|part| {
                let sum = groups[part - 1].sum + groups[(group ^ part) - 1].sum;
                (sum, part)
            });
            let (sum, first) = parts.min().expect("the rest itself is a part");
            let sum = sum + subtree.n_values;
            groups.push(Group { subtree, sum, first });
        }
        self.join_group(all, &groups);
    }

    fn join_group(&mut self, group: usize, groups: &[Group]) -> u32 {
        let Group { subtree, first, .. } = &groups[group - 1];
        if *first == 0 {
            return subtree.node;
        }
        let left = self.join_group(*first, groups);
        let right = self.join_group(group ^ first, groups);
        self.join(left, right)
    }
}

/// The sets of bits within a set, but the empty one.
fn parts(set: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(set), move |&part| Some((part - 1) & set).filter(|&p| p != 0))
}

/// A set of pairs of values.
struct Seen {
    bits: Vec<u64>,
    /// The words of `bits` that are not zero.
    set: Vec<u32>,
}

impl Seen {
    /// How many values two subtrees have together.
    fn count(&mut self, a: &Subtree, b: &Subtree) -> usize {
        let mut n = 0;
        for (&x, &y) in a.values.iter().zip(&b.values) {
            let pair = x as usize * b.n_values + y as usize;
            let (word, bit) = (&mut self.bits[pair / 64], 1 << (pair % 64));
            if *word & bit == 0 {
                n += 1;
                if *word == 0 {
                    self.set.push((pair / 64) as u32);
                }
                *word |= bit;
            }
        }
        for word in self.set.drain(..) {
            self.bits[word as usize] = 0;
        }
        n
    }
}
