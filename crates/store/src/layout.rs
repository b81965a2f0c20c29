//! Which words of a state go together in the tree, learned from some states.
//!
//! What a state costs in the tree store are the nodes that no other state has,
//! so words should share a subtree if they have few values *together*. We join
//! them as Huffman (1952) joins letters: again and again the two subtrees with
//! the fewest values of both, counted in a sample of states; what varies most
//! is joined last and comes to lie next to the root. (Laarman, van de Pol and
//! Weber 2011 pair neighbours and leave their order to the front end; in a ring
//! of processes and channels that makes a new node or two for each state, where
//! this makes one for fifty.)
//!
//! A sample of two thousand cannot tell counts above that apart, and it is near
//! the root where they are. There the product of both counts, the most that
//! there could be, breaks ties: it has an eighth of a say.
//!
//! States of alike length have one shape, as long as the longest of them was;
//! others, and lengths of which there are few, have a balanced one. A layout
//! is fixed before the first state is stored: another one would give the same
//! states other names.

use crate::shape::{MIN_LEAVES, Shape};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// States beyond this many are not looked at.
const MOST_STATES: usize = 2048;
/// With fewer states of a length than this there is nothing to learn.
const FEWEST_STATES: usize = 128;
/// Words of all states together that are looked at.
const MOST_WORDS: usize = 1 << 20;
/// More subtrees than this are joined with their neighbours first.
const MANY: usize = 64;

/// The shapes of trees, by the lengths of states.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    pub(crate) shapes: Vec<Shape>,
}

impl Layout {
    /// How many different states are worth giving to [`Layout::learn`].
    pub const SAMPLE: usize = MOST_STATES;

    /// The layout for states like these, which are different from each other.
    pub fn learn<S: AsRef<[u8]>>(states: &[S]) -> Self {
        let mut left: Vec<&[u8]> = states.iter().map(AsRef::as_ref).collect();
        let mut shapes = Vec::new();
        while let Some(n_words) = left.iter().map(|s| Shape::words(s.len())).max() {
            // Lengths within a quarter have much in common.
            let least = (n_words - n_words / 4).max(MIN_LEAVES);
            let (these, shorter): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|s| least <= Shape::words(s.len()));
            shapes.extend(learn_one(&these, n_words, least));
            left = shorter;
        }
        Layout { shapes }
    }
}

fn learn_one(states: &[&[u8]], n_words: usize, least: usize) -> Option<Shape> {
    let n_states = states.len().min(MOST_STATES).min(MOST_WORDS / n_words);
    if n_states < FEWEST_STATES {
        return None;
    }
    // Some from everywhere.
    let states: Vec<&[u8]> = (0..n_states).map(|i| states[i * states.len() / n_states]).collect();
    let mut forest = Forest::new(n_words, n_states);
    let mut constant: Vec<u32> = Vec::new();
    for word in 0..n_words {
        let column: Vec<u64> = states.iter().map(|s| word_of(s, word) as u64).collect();
        match Subtree::new(word as u32, column) {
            subtree if subtree.n_values > 1 => forest.subtrees.push(Some(subtree)),
            _ => constant.push(word as u32),
        }
    }
    forest.add_constant(&constant);
    forest.join_neighbours();
    forest.join_all();
    Some(Shape::from_joins(n_words, least, &forest.joins))
}

fn word_of(state: &[u8], word: usize) -> u32 {
    let mut bytes = [0; 4];
    for (to, from) in bytes.iter_mut().zip(state.iter().skip(4 * word)) {
        *to = *from;
    }
    u32::from_le_bytes(bytes)
}

/// Words that are joined already.
struct Subtree {
    node: u32,
    /// Which of its values it has in each state.
    values: Vec<u32>,
    n_values: usize,
}

impl Subtree {
    fn new(node: u32, column: Vec<u64>) -> Self {
        let mut known = HashMap::new();
        let mut number = |value: u64| {
            let next = known.len() as u32;
            *known.entry(value).or_insert(next)
        };
        let values: Vec<u32> = column.into_iter().map(&mut number).collect();
        Subtree { node, values, n_values: known.len() }
    }
}

/// Subtrees that are not joined yet; `None` where they are.
struct Forest {
    n_leaves: usize,
    subtrees: Vec<Option<Subtree>>,
    joins: Vec<(u32, u32)>,
    seen: Seen,
}

/// What joining costs: the lower, the better.
type Cost = u128;

impl Forest {
    fn new(n_leaves: usize, n_states: usize) -> Self {
        let seen = Seen { bits: vec![0; (n_states * n_states).div_ceil(64)], set: Vec::new() };
        Forest { n_leaves, subtrees: Vec::new(), joins: Vec::new(), seen }
    }

    fn join(&mut self, left: u32, right: u32) -> u32 {
        self.joins.push((left, right));
        (self.n_leaves + self.joins.len() - 1) as u32
    }

    /// Words that never changed, as one subtree: halves of halves.
    fn add_constant(&mut self, words: &[u32]) {
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
        let both = |(&x, &y): (&u32, &u32)| (x as u64) << 32 | y as u64;
        let column = a.values.iter().zip(&b.values).map(both).collect();
        self.subtrees.push(Some(Subtree::new(node, column)));
    }

    /// Where there are too many subtrees to compare all with all: joins
    /// neighbours, the best first, until there are not.
    fn join_neighbours(&mut self) {
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

    /// Joins the best two until one is left. Costs are counted when their least
    /// is the least of all.
    fn join_all(&mut self) {
        let alive: Vec<usize> =
            (0..self.subtrees.len()).filter(|&i| self.subtrees[i].is_some()).collect();
        let mut heap = BinaryHeap::new();
        for (n, &a) in alive.iter().enumerate() {
            heap.extend(
                alive[n + 1..].iter().map(|&b| Reverse((self.least_cost(a, b), false, a, b))),
            );
        }
        while let Some(Reverse((_, is_counted, a, b))) = heap.pop() {
            if self.subtrees[a].is_none() || self.subtrees[b].is_none() {
                continue;
            }
            if !is_counted {
                heap.push(Reverse((self.cost(a, b), true, a, b)));
                continue;
            }
            self.merge(a, b);
            let new = self.subtrees.len() - 1;
            for other in (0..new).filter(|&i| self.subtrees[i].is_some()) {
                heap.push(Reverse((self.least_cost(other, new), false, other, new)));
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::mix;

    fn states(n: u64, words: impl Fn(u64) -> Vec<u32>) -> Vec<Vec<u8>> {
        (0..n).map(|i| words(i).iter().flat_map(|w| w.to_le_bytes()).collect()).collect()
    }

    /// The words below a node.
    fn below(shape: &Shape, node: usize) -> Vec<usize> {
        match node.checked_sub(shape.n_leaves) {
            None => vec![node],
            Some(inner) => {
                let (left, right) = shape.children[inner];
                let mut all = below(shape, left as usize);
                all.extend(below(shape, right as usize));
                all.sort_unstable();
                all
            }
        }
    }

    #[test]
    fn a_counter_comes_to_lie_below_the_root() {
        let layout = Layout::learn(&states(500, |i| vec![7, 7, i as u32 % 2, i as u32, 9, 9]));
        let [shape] = &layout.shapes[..] else { panic!("one length") };
        assert_eq!(shape.halves[1], 3);
        assert_eq!(below(shape, shape.halves[0]), [0, 1, 2, 4, 5]);
    }

    /// Words 0, 3 and 5 follow from each other, and so do 1, 2 and 4.
    #[test]
    fn words_that_go_together_are_joined() {
        let layout = Layout::learn(&states(2000, |i| {
            let (a, b) = (mix(i) as u32 % 40, mix(i + 5000) as u32 % 40);
            vec![a, b, b + 1, 3 * a, 7 * b, a / 2]
        }));
        let [shape] = &layout.shapes[..] else { panic!("one length") };
        let mut halves = shape.halves.map(|h| below(shape, h));
        halves.sort();
        assert_eq!(halves, [vec![0, 3, 5], vec![1, 2, 4]]);
    }

    #[test]
    fn any_number_of_words_is_one_tree_and_lengths_are_told_apart() {
        for n in (4..20).chain([63, 64, 65, 66, 130, 700]) {
            let changing = [1, 3, n];
            for step in changing {
                let words =
                    |i| (0..n).map(move |w| if w % step == 0 { mix(i + w) as u32 % 5 } else { 3 });
                let mut sample = states(300, |i| words(i).collect());
                sample.extend(states(300, |i| words(i).chain(0..n as u32).collect()));
                let layout = Layout::learn(&sample);
                assert_eq!(layout.shapes.len(), 2);
                for (shape, n_words) in layout.shapes.iter().zip([2 * n, n]) {
                    let [left, right] = shape.halves.map(|h| below(shape, h));
                    let mut all = [left, right].concat();
                    all.sort_unstable();
                    assert!(all.into_iter().eq(0..n_words as usize), "{n} {step}");
                    assert!(shape.fits(n_words as usize) && !shape.fits(n_words as usize + 1));
                }
            }
        }
    }

    #[test]
    fn a_few_states_teach_nothing() {
        assert!(Layout::learn(&states(50, |i| vec![i as u32; 9])).shapes.is_empty());
        assert!(Layout::learn::<Vec<u8>>(&[]).shapes.is_empty());
        let none = Layout::learn(&states(300, |_| Vec::new()));
        assert!(none.shapes.len() == 1 && none.shapes[0].n_leaves == MIN_LEAVES);
    }
}
