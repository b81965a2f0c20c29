//! From a state to the two numbers that are left of it.
//!
//! Most states are a successor of one that was just unfolded, and differ from it
//! in a word or two: numbers are looked up only on the way up from these (Laarman,
//! van de Pol, Weber 2011). The successor's values are written over its parent's
//! and taken back afterwards.

use crate::Full;
use crate::lengths::Lengths;
use crate::pair_table::{Nodes, pair_word};
use crate::root_halves::{Half, Key};
use crate::shape::{Shape, Shapes};
use crate::tree_decode::Values;

/// Longer states do not fit.
const MAX_BYTES: usize = 512 << 10;

/// One worker's place for folding states.
pub(crate) struct Folder {
    /// The parent of what comes, if there is one.
    parent: Values,
    has_parent: bool,
    /// A state unlike its parent.
    fresh: Values,
    shapes: Shapes,
    /// What a successor has changed: as long as there are values, since each
    /// changes once.
    changed: Vec<Change>,
    /// A bit for each inner node with a new value below.
    dirty: Vec<u64>,
}

/// A place, and what was there.
#[derive(Clone, Copy, Default)]
struct Change {
    place: u32,
    before: u32,
}

/// Who gives numbers to pairs, to equal ones the same.
pub(crate) trait Numbers {
    fn number(&mut self, pair: u64) -> Result<u32, Full>;
}

/// What is left of a state.
pub(crate) struct Folded {
    pub(crate) halves: [Half; 2],
    /// The length by which its shape is found.
    pub(crate) length: usize,
}

impl Folder {
    pub(crate) fn new(learned: &[Shape]) -> Self {
        let mut shapes = Shapes::new(learned);
        Folder {
            parent: Values::new(&mut shapes),
            has_parent: false,
            fresh: Values::new(&mut shapes),
            shapes,
            changed: Vec::new(),
            dirty: Vec::new(),
        }
    }

    /// Unfolds a stored state, as the parent of the states to come.
    #[inline(always)]
    pub(crate) fn unfold_parent(
        &mut self,
        nodes: &Nodes,
        lengths: &Lengths,
        key: Key,
        out: &mut Vec<u8>,
    ) {
        self.parent.unfold(nodes, lengths, &mut self.shapes, key, out);
        self.has_parent = true;
        if self.changed.len() != self.parent.shape.n_nodes() {
            self.changed.resize(self.parent.shape.n_nodes(), Change::default());
            self.dirty.resize(self.parent.shape.children.len().div_ceil(64), 0);
        }
    }

    pub(crate) fn forget_parent(&mut self) {
        self.has_parent = false;
    }

    /// Folds a state.
    #[inline(always)]
    pub(crate) fn fold(
        &mut self,
        state: &[u8],
        numbers: &mut impl Numbers,
    ) -> Result<Folded, Full> {
        if self.has_parent && self.parent.shape.fits(Shape::words(state.len())) {
            let halves = self.by_parent(state, numbers)?;
            Ok(Folded { halves, length: self.parent.shape.known_length(state.len()) })
        } else {
            let halves = self.alone(state, numbers)?;
            Ok(Folded { halves, length: self.fresh.shape.known_length(state.len()) })
        }
    }

    #[inline(always)]
    fn by_parent(&mut self, state: &[u8], numbers: &mut impl Numbers) -> Result<[Half; 2], Full> {
        let Values { shape, values } = &mut self.parent;
        let mut climb = Climb {
            shape,
            values,
            changed: &mut self.changed,
            n_changed: 0,
            dirty: &mut self.dirty,
        };
        let first = climb.put_words(state);
        let halves = climb.climb(first, numbers);
        climb.take_back();
        halves
    }

    /// From nothing.
    fn alone(&mut self, state: &[u8], numbers: &mut impl Numbers) -> Result<[Half; 2], Full> {
        if state.len() > MAX_BYTES {
            return Err(Full);
        }
        self.fresh.set_shape(&mut self.shapes, Shape::words(state.len()));
        let (n, most) = (self.fresh.shape.n_leaves, self.fresh.shape.most);
        let (whole, rest) = state.as_chunks::<4>();
        let words = whole.iter().map(|w| u32::from_le_bytes(*w));
        let words = words.chain([last_words(rest) as u32]).chain(std::iter::repeat(0));
        for (leaf, word) in self.fresh.values[..most].iter_mut().zip(words) {
            *leaf = word;
        }
        if let [length] = &mut self.fresh.values[most..n] {
            *length = state.len() as u32;
        }
        let halves = self.fresh.shape.halves;
        for inner in 0..self.fresh.shape.children.len() {
            if !halves.contains(&(n + inner)) {
                self.fresh.values[n + inner] = numbers.number(pair_word(self.fresh.pair(inner)))?;
            }
        }
        Ok([0, 1].map(|side| self.fresh.half(side)))
    }
}

/// A successor on the values of its parent.
struct Climb<'f> {
    shape: &'f Shape,
    values: &'f mut [u32],
    changed: &'f mut [Change],
    n_changed: usize,
    /// Of the inner nodes from the 65th on.
    dirty: &'f mut [u64],
}

impl Climb<'_> {
    /// Writes a successor's words over its parent's, two at a time; tells which
    /// of the first 64 inner nodes have changes below, and leaves the others in
    /// `dirty`.
    #[inline(always)]
    fn put_words(&mut self, state: &[u8]) -> u64 {
        let (n, most) = (self.shape.n_leaves, self.shape.most);
        let (leaves, length) = self.values[..n].split_at_mut(most);
        let above = &self.shape.above[..n];
        let mut first = 0;
        let mut put = |i: usize, leaf: &mut u32, word: u32| {
            if *leaf != word {
                self.changed[self.n_changed] = Change { place: i as u32, before: *leaf };
                self.n_changed += 1;
                *leaf = word;
                match above[i] {
                    inner @ 0..64 => first |= 1 << inner,
                    Shape::ROOT => {}
                    inner => self.dirty[inner as usize / 64] |= 1 << (inner % 64),
                }
            }
        };
        let (pairs, rest) = state.as_chunks::<8>();
        let (old, behind) = leaves.split_at_mut(2 * pairs.len());
        for (i, (pair, old)) in pairs.iter().zip(old.as_chunks_mut::<2>().0).enumerate() {
            let pair = u64::from_le_bytes(*pair);
            if pair != (old[0] as u64 | (old[1] as u64) << 32) {
                put(2 * i, &mut old[0], pair as u32);
                put(2 * i + 1, &mut old[1], (pair >> 32) as u32);
            }
        }
        // The last bytes, filled up with zeros, and zeros behind: the parent
        // may be longer, or the shape larger than either.
        let mut last = last_words(rest);
        for (i, leaf) in behind.iter_mut().enumerate() {
            put(2 * pairs.len() + i, leaf, last as u32);
            last >>= 32;
        }
        if let [length] = length {
            put(most, length, state.len() as u32);
        }
        first
    }

    /// Gives numbers to the nodes that changed, from the leaves up.
    #[inline(always)]
    fn climb(&mut self, first: u64, numbers: &mut impl Numbers) -> Result<[Half; 2], Full> {
        let (n, sides) = (self.shape.n_leaves, self.shape.halves);
        let [left, right] = sides;
        let mut halves = [Half::known(self.values[left]), Half::known(self.values[right])];
        if self.shape.ends_in_word() {
            halves[1] = Half::word(self.values[sides[1]]);
        }
        let mut dirty = first;
        for word in 0.. {
            while dirty != 0 {
                let inner = 64 * word + dirty.trailing_zeros() as usize;
                dirty &= dirty - 1;
                let (left, right) = self.shape.children[inner];
                let pair = (self.values[left as usize], self.values[right as usize]);
                if n + inner == sides[0] || n + inner == sides[1] {
                    halves[(n + inner == sides[1]) as usize] = Half::open(pair);
                    continue;
                }
                let after = match numbers.number(pair_word(pair)) {
                    Ok(after) => after,
                    Err(full) => {
                        self.dirty.fill(0);
                        return Err(full);
                    }
                };
                let before = std::mem::replace(&mut self.values[n + inner], after);
                if before != after {
                    self.changed[self.n_changed] = Change { place: (n + inner) as u32, before };
                    self.n_changed += 1;
                    let above = self.shape.above[n + inner] as usize;
                    if above / 64 == word {
                        dirty |= 1 << (above % 64);
                    } else {
                        self.dirty[above / 64] |= 1 << (above % 64);
                    }
                }
            }
            if word + 1 >= self.dirty.len() {
                break;
            }
            dirty = std::mem::take(&mut self.dirty[word + 1]);
        }
        Ok(halves)
    }

    #[inline(always)]
    fn take_back(&mut self) {
        for change in &self.changed[..self.n_changed] {
            self.values[change.place as usize] = change.before;
        }
    }
}

/// The bytes behind the last whole words, fewer than eight, filled up with
/// zeros.
#[inline(always)]
fn last_words(rest: &[u8]) -> u64 {
    match rest.len() {
        0 => 0,
        // Two halves that may overlap.
        n @ 4.. => {
            let half = |at: usize| {
                u32::from_le_bytes(rest[at..at + 4].try_into().expect("four bytes")) as u64
            };
            half(0) | half(n - 4) << (8 * (n - 4))
        }
        n => {
            let byte = |at: usize| (rest[at] as u64) << (8 * at);
            byte(0) | byte(n / 2) | byte(n - 1)
        }
    }
}
