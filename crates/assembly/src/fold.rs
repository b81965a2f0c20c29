//! Folding: states that differ only in which copy of a program is where are one.
//!
//! Copies that do not ask which one they are, and whom nobody wakes one by one,
//! can change places in any state without changing what can follow. A property
//! that names some of them sees these; the others may still change places, since
//! every permutation that leaves the named ones alone keeps the program and
//! the property's atoms as they are. Such a quotient is bisimilar to the whole
//! (Emerson and Sistla 1996), so that it serves LTL and CTL alike, though not
//! fairness, which is about each copy.
//!
//! The parts of a state that belong to the copies are sorted. Copies whose parts
//! are equal have the same successors, and only the first of them is moved.

use crate::model::{AsmModel, Options};
use crate::program::Program;

/// The tasks that are folded together, in groups of two or more.
pub(crate) fn groups(program: &Program, options: &Options) -> Vec<Vec<usize>> {
    if !options.fold || !options.reduce {
        return Vec::new();
    }
    let unnamed = |s: &crate::program::Source| -> Vec<usize> {
        (s.first..s.first + s.copies).filter(|t| !options.atoms.named.contains(t)).collect()
    };
    let alike = program.sources.iter().filter(|s| s.alike).map(unnamed);
    alike.filter(|g| g.len() > 1).collect()
}

/// By task: the one before it in its group.
pub(crate) fn neighbours(groups: &[Vec<usize>], n_tasks: usize) -> Vec<Option<usize>> {
    let mut out = vec![None; n_tasks];
    for pair in groups.iter().flat_map(|g| g.windows(2)) {
        out[pair[1]] = Some(pair[0]);
    }
    out
}

impl AsmModel {
    /// Sorts the tasks that are folded, in a state's bytes. Whether any moved.
    pub(crate) fn sort(&self, bytes: &mut [u8]) -> bool {
        let mut moved = false;
        for g in &self.groups {
            for i in 1..g.len() {
                moved |= self.sink_down(bytes, g, i);
            }
        }
        moved
    }

    /// The same where only one task is out of place.
    pub(crate) fn put_in_order(&self, bytes: &mut [u8], task: usize) {
        let Some(g) = self.groups.iter().find(|g| g.contains(&task)) else { return };
        let at = g.iter().position(|&t| t == task).expect("a task of the group");
        if at == 0 || !self.sink_down(bytes, g, at) {
            let mut i = at + 1;
            while i < g.len() && self.exchange(bytes, g, i) {
                i += 1;
            }
        }
    }

    /// Moves a task towards the front of its group, to where it belongs.
    fn sink_down(&self, bytes: &mut [u8], group: &[usize], from: usize) -> bool {
        let mut i = from;
        while i > 0 && self.exchange(bytes, group, i) {
            i -= 1;
        }
        i < from
    }

    /// Exchanges a task of a group with the one before it if they are not in order.
    fn exchange(&self, bytes: &mut [u8], group: &[usize], i: usize) -> bool {
        let (a, b) = (self.layout.task_bytes(group[i - 1]), self.layout.task_bytes(group[i]));
        if bytes[a.clone()] <= bytes[b.clone()] {
            return false;
        }
        let (low, high) = bytes.split_at_mut(b.start);
        low[a].swap_with_slice(&mut high[..b.len()]);
        true
    }

    /// The bytes of a row, with the tasks that are folded in their order. Whether
    /// any moved.
    pub(crate) fn canonical(&self, row: &[i64], bytes: &mut Vec<u8>) -> bool {
        if self.options.told {
            let ordered = self.in_the_order_of_the_search(row);
            self.layout.encode(&ordered, bytes);
            return ordered != row;
        }
        self.layout.encode(row, bytes);
        self.sort(bytes)
    }

    /// The tasks that are folded where the search has them, with all that they hold. What the
    /// search stores is in the same order here; what it leaves out is 0 in all of them.
    fn in_the_order_of_the_search(&self, row: &[i64]) -> Vec<i64> {
        let (mut bytes, mut out) = (Vec::new(), row.to_vec());
        self.layout.encode(&self.as_searched(row), &mut bytes);
        for g in &self.groups {
            let mut tasks = g.clone();
            tasks.sort_by_key(|&t| &bytes[self.layout.task_bytes(t)]);
            for (&to, &from) in g.iter().zip(&tasks) {
                out[self.layout.block(to)].copy_from_slice(&row[self.layout.block(from)]);
            }
        }
        out
    }

    /// Whether the task is where the one before it in its group is, so that its
    /// steps lead where that one's do.
    pub(crate) fn is_twin(&self, row: &[i64], task: usize) -> bool {
        let block = |t: usize| &row[self.layout.block(t)];
        self.neighbours[task].is_some_and(|before| block(before) == block(task))
    }

    /// The task before this one, if it is like it in every way.
    pub(crate) fn twin(&self, row: &[i64], task: usize) -> Option<usize> {
        self.neighbours[task].filter(|_| self.is_twin(row, task))
    }

    /// Who is called what after copies were sorted.
    pub(crate) fn renamed(&self, from: &[i64], to: &[i64]) -> String {
        let mut said = Vec::new();
        for g in &self.groups {
            let mut taken = vec![false; g.len()];
            for &t in g {
                let block = &from[self.layout.block(t)];
                let same = |&i: &usize| !taken[i] && &to[self.layout.block(g[i])] == block;
                // A task that can keep its name does.
                let own = g.iter().position(|&u| u == t).filter(same);
                if let Some(i) = own.or_else(|| (0..g.len()).find(same)) {
                    taken[i] = true;
                    if g[i] != t {
                        let tasks = &self.program.tasks;
                        said.push(format!("{} is now called {}", tasks[t].name, tasks[g[i]].name));
                    }
                }
            }
        }
        said.join(", ")
    }
}
