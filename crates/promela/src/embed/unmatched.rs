//! C data that is kept beside states and not compared.
//!
//! SPIN keeps it on its search stack, and so gives back to a state what the first
//! way to it left. Here states are found again without the way to them; a table
//! holds, for each state, the data that it was first reached with. Replaying a
//! trail writes the data of that trail instead.
//!
//! With several workers "first" is whoever came first.

use std::collections::HashMap;
use std::sync::Mutex;

type Bytes = Box<[u8]>;

#[derive(Debug, Default)]
pub struct Unmatched {
    /// What there is at the beginning.
    start: Vec<u8>,
    by_state: Mutex<HashMap<Bytes, Bytes>>,
}

impl Unmatched {
    pub fn new(start: Vec<u8>) -> Self {
        Unmatched { start, by_state: Mutex::default() }
    }

    /// How many bytes there are; mostly none, and then nothing below is called.
    pub fn len(&self) -> usize {
        self.start.len()
    }

    /// What goes with a state.
    pub fn of(&self, state: &[u8]) -> Vec<u8> {
        let table = self.by_state.lock().unwrap_or_else(|e| e.into_inner());
        table.get(state).map_or_else(|| self.start.clone(), |d| d.to_vec())
    }

    /// A state was reached with this data.
    pub fn reached(&self, state: &[u8], data: &[u8]) {
        let mut table = self.by_state.lock().unwrap_or_else(|e| e.into_inner());
        if !table.contains_key(state) {
            table.insert(state.into(), data.into());
        }
    }

    /// On the way that is told, a state goes with this data.
    pub fn told(&self, state: &[u8], data: &[u8]) {
        let mut table = self.by_state.lock().unwrap_or_else(|e| e.into_inner());
        table.insert(state.into(), data.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_way_counts_unless_told_otherwise() {
        let u = Unmatched::new(vec![7]);
        assert_eq!(u.of(b"a"), [7]);
        u.reached(b"a", &[1]);
        u.reached(b"a", &[2]);
        assert_eq!(u.of(b"a"), [1]);
        u.told(b"a", &[3]);
        assert_eq!((u.of(b"a"), u.of(b"b"), u.len()), (vec![3], vec![7], 1));
    }
}
