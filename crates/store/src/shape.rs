//! How the words of a state are paired: a balanced binary tree over them.
//!
//! Each half of the words is a subtree, its halves are subtrees again. Halves
//! of alike size are what keeps the nodes few: a subtree over nearly all words
//! has nearly as many values as there are states, two subtrees over half of
//! them each have about the square root of that.
//!
//! Nodes are numbered leaves first, then inner nodes so that children come
//! before parents; the root has no number, since a state *is* its root.

use std::rc::Rc;

/// A tree over so many leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) n_leaves: usize,
    /// Of each inner node but the root.
    pub(crate) children: Vec<(u32, u32)>,
    /// The inner node above each leaf and each inner node, without `n_leaves`;
    /// of the root's children nothing that means anything.
    pub(crate) above: Vec<u32>,
    /// The root's children, as inner nodes.
    pub(crate) halves: [usize; 2],
}

impl Shape {
    /// Leaves for a state of so many bytes: its words, and at least two below
    /// each child of the root.
    #[inline(always)]
    pub(crate) fn leaves(n_bytes: usize) -> usize {
        n_bytes.div_ceil(4).max(4)
    }

    fn new(n_leaves: usize) -> Self {
        assert!(n_leaves >= 4);
        let n_inner = n_leaves - 2;
        let mut shape = Shape {
            n_leaves,
            children: Vec::with_capacity(n_inner),
            above: vec![0; n_leaves + n_inner],
            halves: [0; 2],
        };
        let middle = n_leaves / 2;
        let left = shape.build(0, middle);
        let right = shape.build(middle, n_leaves);
        shape.halves = [left - n_leaves, right - n_leaves];
        assert_eq!(shape.children.len(), n_inner);
        shape
    }

    fn build(&mut self, from: usize, to: usize) -> usize {
        if to - from == 1 {
            return from;
        }
        let middle = from + (to - from) / 2;
        let (left, right) = (self.build(from, middle), self.build(middle, to));
        let inner = self.children.len();
        self.children.push((left as u32, right as u32));
        (self.above[left], self.above[right]) = (inner as u32, inner as u32);
        self.n_leaves + inner
    }

    #[inline(always)]
    pub(crate) fn n_nodes(&self) -> usize {
        self.above.len()
    }
}

/// The shapes that were needed so far.
#[derive(Default)]
pub(crate) struct Shapes(Vec<Option<Rc<Shape>>>);

impl Shapes {
    #[inline(always)]
    pub(crate) fn get(&mut self, n_leaves: usize) -> &Rc<Shape> {
        if self.0.len() <= n_leaves {
            self.0.resize(n_leaves + 1, None);
        }
        self.0[n_leaves].get_or_insert_with(|| Rc::new(Shape::new(n_leaves)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_leaf_is_below_one_half_and_children_come_first() {
        for n in 4..200 {
            let shape = Shape::new(n);
            let mut n_below = vec![1; n];
            for (i, &(left, right)) in shape.children.iter().enumerate() {
                assert!((left as usize) < n + i && (right as usize) < n + i);
                let sum = n_below[left as usize] + n_below[right as usize];
                n_below.push(sum);
                for child in [left, right] {
                    assert_eq!(shape.above[child as usize] as usize, i);
                }
            }
            let [left, right] = shape.halves.map(|h| n_below[n + h]);
            assert_eq!((left, right), (n / 2, n - n / 2));
        }
    }
}
