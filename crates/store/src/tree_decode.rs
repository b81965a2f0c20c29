//! A state as a tree: the words at its leaves, the numbers of its inner nodes.

use crate::lengths::{Lengths, OTHER};
use crate::pair_table::Nodes;
use crate::root_halves::{Key, Kind};
use crate::shape::{Shape, Shapes};
use std::rc::Rc;

pub(crate) struct Values {
    pub(crate) shape: Rc<Shape>,
    pub(crate) values: Vec<u32>,
}

impl Values {
    /// A state of the smallest shape.
    pub(crate) fn new(shapes: &mut Shapes) -> Self {
        let shape = shapes.get(Shape::words(0));
        Values { values: vec![0; shape.n_nodes()], shape }
    }

    #[inline(always)]
    pub(crate) fn set_shape(&mut self, shapes: &mut Shapes, words: usize) {
        if !self.shape.fits(words) {
            self.shape = shapes.get(words);
        }
        self.values.resize(self.shape.n_nodes(), 0);
    }

    /// A stored state: all its values, and its bytes.
    #[inline(always)]
    pub(crate) fn unfold(
        &mut self,
        nodes: &Nodes,
        lengths: &Lengths,
        shapes: &mut Shapes,
        key: Key,
        out: &mut Vec<u8>,
    ) {
        let (mut left, mut right, number) = key.split();
        let kind = if number == OTHER {
            let (kind, below) = nodes.pair(left);
            left = below;
            Kind(kind as usize)
        } else {
            Kind(lengths.length(number))
        };
        let mut length = kind.length();
        self.set_shape(shapes, Shape::words(length));
        let (shape, n) = (&*self.shape, self.shape.n_leaves);
        if kind.is_wide() {
            right = nodes.pair(right).0;
        }
        self.values[shape.halves[0]] = left;
        self.values[shape.halves[1]] = right;
        for (inner, &(left, right)) in shape.children.iter().enumerate().rev() {
            let (a, b) = nodes.pair(self.values[n + inner]);
            self.values[left as usize] = a;
            self.values[right as usize] = b;
        }
        if shape.has_length() {
            length = self.values[shape.most] as usize;
        }
        out.clear();
        for word in &self.values[..length.div_ceil(4)] {
            out.extend_from_slice(&word.to_le_bytes());
        }
        out.truncate(length);
    }

    /// What the number of an inner node stands for.
    #[inline(always)]
    pub(crate) fn pair(&self, inner: usize) -> (u32, u32) {
        let (left, right) = self.shape.children[inner];
        (self.values[left as usize], self.values[right as usize])
    }

    /// A half whose value may have changed: the pair that it will be the number
    /// of, or the word that it is.
    #[inline(always)]
    pub(crate) fn half(&self, side: usize) -> crate::root_halves::Half {
        use crate::root_halves::Half;
        let node = self.shape.halves[side];
        match node.checked_sub(self.shape.n_leaves) {
            Some(inner) => Half::open(self.pair(inner)),
            None => Half::word(self.values[node]),
        }
    }
}
