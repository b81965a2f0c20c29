//! How the words of a state are paired: a binary tree over them.
//!
//! Which words share a subtree decides how many nodes there are. Without any
//! knowledge of the states the tree is balanced, neighbours together: a subtree
//! over nearly all words has nearly as many values as there are states, two
//! subtrees over half of them each have about the square root of that. With
//! some states to learn from, see [`crate::layout`].
//!
//! Nodes are numbered leaves first, then inner nodes so that children come
//! before parents; the root has no number, since a state *is* its root.

use std::ops::RangeInclusive;
use std::rc::Rc;

/// A tree over so many leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) n_leaves: usize,
    /// The shape is for states of so many words,
    pub(crate) least: usize,
    /// up to so many. One leaf for each, and one more, the last, for the length in
    /// bytes where that is not the same for all.
    pub(crate) most: usize,
    /// Of each inner node but the root.
    pub(crate) children: Vec<(u32, u32)>,
    /// The inner node above each leaf and each inner node, without `n_leaves`;
    /// [`Shape::ROOT`] above the root's children.
    pub(crate) above: Vec<u32>,
    /// The root's children. The first is an inner node, the second may be a leaf.
    pub(crate) halves: [usize; 2],
}

/// The fewest leaves of a tree: so no root has two leaves for children.
pub(crate) const MIN_LEAVES: usize = 4;

impl Shape {
    pub(crate) const ROOT: u32 = u32::MAX;

    /// Words of a state of so many bytes.
    #[inline(always)]
    pub(crate) fn words(n_bytes: usize) -> usize {
        n_bytes.div_ceil(4).max(MIN_LEAVES)
    }

    /// A tree for states of so many words. Nodes are joined to one, one pair after
    /// the other until all are: `joins[i]` makes node `n_leaves + i`.
    pub(crate) fn from_joins(words: RangeInclusive<usize>, joins: &[(u32, u32)]) -> Self {
        let (least, most, n_leaves) = (*words.start(), *words.end(), joins.len() + 1);
        assert!(MIN_LEAVES <= least && least <= most);
        assert!(most == n_leaves || most + 1 == n_leaves);
        let (&(left, right), inner) = joins.split_last().expect("two joins at least");
        let mut above = vec![Self::ROOT; n_leaves + inner.len()];
        for (i, &(left, right)) in inner.iter().enumerate() {
            (above[left as usize], above[right as usize]) = (i as u32, i as u32);
        }
        let mut halves = [left as usize, right as usize];
        if halves[0] < n_leaves {
            halves.swap(0, 1);
        }
        assert!(n_leaves <= halves[0]);
        Shape { n_leaves, least, most, children: inner.to_vec(), above, halves }
    }

    /// Neighbours together, halves of alike size.
    pub(crate) fn balanced(n_leaves: usize) -> Self {
        let mut joins = Vec::with_capacity(n_leaves);
        join_halves(0, n_leaves, n_leaves, &mut joins);
        Self::from_joins(n_leaves..=n_leaves, &joins)
    }

    #[inline(always)]
    pub(crate) fn fits(&self, words: usize) -> bool {
        self.least <= words && words <= self.most
    }

    /// Whether the last leaf is the state's length.
    #[inline(always)]
    pub(crate) fn has_length(&self) -> bool {
        self.most < self.n_leaves
    }

    /// The length by which this shape is found for a state of some length: its
    /// own, or one for all if it has that in a leaf.
    #[inline(always)]
    pub(crate) fn known_length(&self, n_bytes: usize) -> usize {
        if self.has_length() { 4 * self.most } else { n_bytes }
    }

    /// Whether the root's second child is a word itself.
    #[inline(always)]
    pub(crate) fn ends_in_word(&self) -> bool {
        self.halves[1] < self.n_leaves
    }

    #[inline(always)]
    pub(crate) fn n_nodes(&self) -> usize {
        self.above.len()
    }
}

fn join_halves(from: usize, to: usize, n_leaves: usize, joins: &mut Vec<(u32, u32)>) -> u32 {
    if to - from == 1 {
        return from as u32;
    }
    let middle = from + (to - from) / 2;
    let left = join_halves(from, middle, n_leaves, joins);
    let right = join_halves(middle, to, n_leaves, joins);
    joins.push((left, right));
    (n_leaves + joins.len() - 1) as u32
}

/// One worker's copies of the shapes that were needed so far.
pub(crate) struct Shapes {
    learned: Vec<Rc<Shape>>,
    balanced: Vec<Option<Rc<Shape>>>,
}

impl Shapes {
    pub(crate) fn new(learned: &[Shape]) -> Self {
        Shapes { learned: learned.iter().cloned().map(Rc::new).collect(), balanced: Vec::new() }
    }

    /// The shape of all states of so many words.
    pub(crate) fn get(&mut self, words: usize) -> Rc<Shape> {
        if let Some(shape) = self.learned.iter().find(|shape| shape.fits(words)) {
            return shape.clone();
        }
        if self.balanced.len() <= words {
            self.balanced.resize(words + 1, None);
        }
        self.balanced[words].get_or_insert_with(|| Rc::new(Shape::balanced(words))).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_leaf_is_below_one_half_and_children_come_first() {
        for n in 4..200 {
            let shape = Shape::balanced(n);
            let mut n_below = vec![1; n];
            for (i, &(left, right)) in shape.children.iter().enumerate() {
                assert!((left as usize) < n + i && (right as usize) < n + i);
                let sum = n_below[left as usize] + n_below[right as usize];
                n_below.push(sum);
                for child in [left, right] {
                    assert_eq!(shape.above[child as usize] as usize, i);
                }
            }
            let [left, right] = shape.halves.map(|h| n_below[h]);
            assert_eq!((left, right), (n / 2, n - n / 2));
            assert!(shape.halves.iter().all(|&h| shape.above[h] == Shape::ROOT));
        }
    }

    #[test]
    fn a_word_below_the_root_is_its_second_child() {
        let shape = Shape::from_joins(4..=4, &[(1, 2), (4, 0), (3, 5)]);
        assert!(shape.ends_in_word() && shape.halves == [5, 3]);
        assert_eq!(shape.above, [1, 0, 0, Shape::ROOT, 1, Shape::ROOT]);
        assert!(!Shape::balanced(5).ends_in_word() && !shape.has_length());
    }

    #[test]
    fn a_shape_for_many_lengths_has_them_in_a_leaf() {
        let shape = Shape::from_joins(4..=5, &[(0, 1), (2, 3), (4, 5), (6, 7), (8, 9)]);
        assert!(shape.has_length() && shape.n_leaves == 6);
        assert!(shape.fits(4) && shape.fits(5) && !shape.fits(6));
        assert_eq!((shape.known_length(17), Shape::balanced(5).known_length(17)), (20, 17));
    }
}
