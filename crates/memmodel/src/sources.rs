//! Which store a load read: a state does not remember who wrote what, so whoever tells a
//! run carries this along.
//!
//! Per location the stores that somebody may still read, in coherence order, by the words
//! of who stored them: one where one memory serves all, a list as long as the machine's
//! where threads see stores at different times.

use crate::global::{Done, What};
use crate::machine::Machine;

#[derive(Clone, Debug)]
pub struct Sources {
    /// `None`: the initial value.
    stores: Vec<Vec<Option<String>>>,
    single: bool,
}

impl Sources {
    pub fn new(machine: &Machine) -> Self {
        let stores = vec![vec![None]; machine.program.locs.len()];
        Sources { stores, single: machine.model.single }
    }

    /// Takes one operation in; `by` says whose it is. Answers who stored what it read, in
    /// words, unless that was its own store in flight.
    pub fn note(&mut self, done: &Done, by: &str) -> Option<String> {
        match &done.what {
            What::Load { loc, forwarded: false, at, .. } => Some(self.told(*loc, *at)),
            What::Store { loc, at, .. } => {
                self.put(*loc, *at, by);
                None
            }
            What::Update { loc, at, wrote, .. } => {
                // It reads the store that its own is put behind.
                let from = self.told(*loc, at.saturating_sub(1));
                if *wrote {
                    self.put(*loc, *at, by);
                }
                Some(from)
            }
            What::Block { wrote } => {
                wrote.iter().for_each(|w| self.put(w.0, 0, by));
                None
            }
            _ => None,
        }
    }

    /// After a whole step: stores that nobody can read any more are gone from the
    /// machine's lists.
    pub fn trim(&mut self, machine: &Machine, state: &[u8]) {
        if self.single {
            return;
        }
        let lists = machine.decode(state).lists.lists;
        for (mine, list) in self.stores.iter_mut().zip(lists) {
            mine.drain(..mine.len().saturating_sub(list.len()));
        }
    }

    fn told(&self, loc: usize, at: usize) -> String {
        let at = if self.single { 0 } else { at };
        match self.stores[loc].get(at) {
            Some(Some(by)) => format!("stored {by}"),
            _ => "the initial value".into(),
        }
    }

    fn put(&mut self, loc: usize, at: usize, by: &str) {
        let list = &mut self.stores[loc];
        if self.single {
            list[0] = Some(by.into());
        } else {
            list.insert(at.min(list.len()), Some(by.into()));
        }
    }
}
