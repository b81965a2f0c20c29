//! Locations of a test by name: scalars, and arrays, whose elements are locations.
//!
//! Element `k` of `t` is called `t[k]` and lies `k` elements behind `t`, so that scaled
//! and offset addresses find it. An access must have an element's size: a wider or a
//! narrower one would be to parts of locations (herd calls that mixed-size). Scalars take
//! accesses of any size, as herd has it without its `mixed` variant: a narrow load cuts
//! the value, a narrow store cuts what is stored.

use heddle_memmodel::{ANY_SIZE, address};
use std::collections::HashMap;
use std::ops::Range;

#[derive(Debug, Default)]
pub struct Places {
    pub names: Vec<String>,
    of: HashMap<String, usize>,
    cells: Vec<(i64, u8)>,
    arrays: HashMap<String, Range<usize>>,
    /// A location of 64 bits was declared.
    pub long: bool,
}

impl Places {
    /// The location of this name, a new one if it is new. An array's name is its first
    /// element.
    pub fn loc(&mut self, name: &str) -> usize {
        if let Some(elements) = self.arrays.get(name) {
            return elements.start;
        }
        if let Some(&l) = self.of.get(name) {
            return l;
        }
        let l = self.names.len();
        self.add(name.to_string(), address(l), ANY_SIZE);
        l
    }

    /// Declares an array; false if the name is taken.
    pub fn array(&mut self, name: &str, len: usize, size: u8) -> bool {
        if self.of.contains_key(name) || self.arrays.contains_key(name) {
            return false;
        }
        let first = self.names.len();
        let base = address(first);
        for k in 0..len {
            self.add(format!("{name}[{k}]"), base + k as i64 * size as i64, size);
        }
        self.arrays.insert(name.to_string(), first..first + len);
        true
    }

    pub fn elements(&self, name: &str) -> Option<Range<usize>> {
        self.arrays.get(name).cloned()
    }

    /// An element by its name, or a scalar; none for an element that the array lacks.
    pub fn known(&mut self, name: &str) -> Option<usize> {
        match name.find('[') {
            Some(_) => self.of.get(&name.split_whitespace().collect::<String>()).copied(),
            None => Some(self.loc(name)),
        }
    }

    pub fn address(&self, loc: usize) -> i64 {
        self.cells[loc].0
    }

    /// Where each location lies; nothing where that goes without saying.
    pub fn cells(&self) -> Vec<(i64, u8)> {
        if self.arrays.is_empty() { Vec::new() } else { self.cells.clone() }
    }

    fn add(&mut self, name: String, at: i64, size: u8) {
        self.of.insert(name.clone(), self.names.len());
        self.names.push(name);
        self.cells.push((at, size));
    }
}

/// The bytes of a C type; `int` where none is given.
pub fn bytes(of: &str) -> u8 {
    let has = |w: &str| of.contains(w);
    if has("*") || has("64") || has("long") || has("ptr") || has("size_t") {
        8
    } else if has("16") || has("short") {
        2
    } else if has("char") || has("int8_t") {
        1
    } else {
        4
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_lie_one_behind_the_other_and_below_what_follows() {
        let mut p = Places::default();
        p.loc("x");
        assert!(p.array("t", 3, 8) && !p.array("t", 2, 4) && !p.array("x", 2, 4));
        p.loc("y");
        assert_eq!(p.names, ["x", "t[0]", "t[1]", "t[2]", "y"]);
        assert_eq!(p.address(3) - p.address(1), 16);
        assert!(p.cells().is_sorted());
        assert_eq!((p.loc("t"), p.known("t[ 2 ]"), p.known("t[3]")), (1, Some(3), None));
    }

    #[test]
    fn types_have_sizes() {
        let sizes = ["int", "uint64_t", "int *", "uint16_t", "int8_t", "long", ""].map(bytes);
        assert_eq!(sizes, [4, 8, 8, 2, 1, 8, 4]);
    }
}
