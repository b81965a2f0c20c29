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
//! How they are joined is in [`crate::tree_builder`].
//!
//! States of alike length have one shape, as long as the longest of them was,
//! and their length is one word more; lengths of which there are few have a
//! balanced one. A layout is fixed before the first state is stored: another one
//! would give the same states other names.

use crate::shape::{MIN_LEAVES, Shape};
use crate::tree_builder::Forest;

/// States beyond this many are not looked at.
const MOST_STATES: usize = 2048;
/// With fewer states of a length than this there is nothing to learn.
const FEWEST_STATES: usize = 128;
/// Words of all states together that are looked at.
const MOST_WORDS: usize = 1 << 20;
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
    let has_length = states.iter().any(|s| s.len() != states[0].len());
    let n_leaves = n_words + has_length as usize;
    let mut forest = Forest::new(n_leaves, n_states);
    let mut constant: Vec<u32> = Vec::new();
    for word in 0..n_leaves {
        let value = |s: &&[u8]| if word < n_words { word_of(s, word) } else { s.len() as u32 };
        let column = states.iter().map(|s| value(s) as u64);
        match forest.numbering.subtree(word as u32, column) {
            subtree if subtree.n_values > 1 => forest.subtrees.push(Some(subtree)),
            _ => constant.push(word as u32),
        }
    }
    forest.add_constant(&constant);
    forest.join_neighbours();
    forest.join_best_pairs();
    forest.join_in_the_best_way();
    Some(Shape::from_joins(least..=n_words, &forest.joins))
}

fn word_of(state: &[u8], word: usize) -> u32 {
    let mut bytes = [0; 4];
    for (to, from) in bytes.iter_mut().zip(state.iter().skip(4 * word)) {
        *to = *from;
    }
    u32::from_le_bytes(bytes)
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

    /// Subtrees of many values below the root: the best way has the fewest.
    #[test]
    fn the_last_are_joined_in_the_best_way() {
        let layout = Layout::learn(&states(2000, |i| {
            let random = |n: u64| mix(i * 8 + n) as u32 % 13;
            let (a, b, c, d) = (random(0), random(1), random(2), random(3));
            vec![a, b, c, d, a + b, c + d, a + 20 * b, c + 20 * d]
        }));
        let [shape] = &layout.shapes[..] else { panic!("one length") };
        let mut halves = shape.halves.map(|h| below(shape, h));
        halves.sort();
        assert_eq!(halves, [vec![0, 1, 4, 6], vec![2, 3, 5, 7]]);
    }

    #[test]
    fn many_lengths_are_a_word_more() {
        let layout = Layout::learn(&states(600, |i| vec![i as u32 % 9; 40 + i as usize % 5]));
        let [shape] = &layout.shapes[..] else { panic!("one class") };
        assert!(shape.has_length() && shape.n_leaves == 45);
        assert!(shape.fits(33) && shape.fits(44) && !shape.fits(32));
    }

    #[test]
    fn a_few_states_teach_nothing() {
        assert!(Layout::learn(&states(50, |i| vec![i as u32; 9])).shapes.is_empty());
        assert!(Layout::learn::<Vec<u8>>(&[]).shapes.is_empty());
        let none = Layout::learn(&states(300, |_| Vec::new()));
        assert!(none.shapes.len() == 1 && none.shapes[0].n_leaves == MIN_LEAVES);
    }
}
