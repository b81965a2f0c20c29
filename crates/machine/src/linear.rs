//! Which orders of the operations so far explain what they returned: a set of
//! configurations.
//!
//! A history of calls and returns is linearizable if the operations can be put
//! in an order that a sequential specification allows and that keeps those apart
//! of which one returned before the other was called (Herlihy and Wing 1990).
//! Read from the left, a history leaves a set of configurations: a state of the
//! specification, and for each operation under way whether it has taken effect
//! there, and with what outcome. A call adds an operation that has not. A return
//! keeps the configurations in which the operation took effect with what it
//! returned; which took effect before it is tried in every order (Wing and Gong
//! 1993, but for all prefixes at once; just in time, as in Lowe's search of
//! 2017: nobody takes effect before some return asks for it). An empty set means
//! that no order explains the history.
//!
//! A configuration that another can become, by operations taking effect, allows
//! nothing that the other does not: it is dropped. What stays are the least
//! elements of the set's closure, so equal closures, which is all that the
//! future can tell, have equal sets, whatever histories led to them. That makes
//! the set a part of the state that merges as much as can be merged: returns
//! that come one after the other leave the same set in either order.
//!
//! Not here: what an operation does (`spec`), when it is called and returns
//! (`history`).

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

/// A value as the program and its specification both can have it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Datum {
    Number {
        bits: u64,
        undef: u64,
    },
    /// A place in the program's memory: which object, by a number that both
    /// sides know, and how far behind its start.
    Place {
        to: u32,
        at: u64,
    },
    /// A variable of the caller's own, by address: how far behind its start, and
    /// what is in it.
    Local {
        at: u64,
        bytes: Box<[u8]>,
        undef: Box<[u8]>,
    },
    /// A pointer that the specification cannot have.
    Unknown,
}

/// What an operation writes through a pointer that it was given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Out {
    Byte { bits: u8, undef: u8 },
    Place { to: u32, at: u64 },
}

/// What an operation returns, and what it writes for its caller: argument,
/// offset, what.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outcome {
    pub vals: Vec<Datum>,
    pub outs: Vec<(u8, u32, Out)>,
}

/// One way in which the operations so far may have taken effect.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Config {
    /// The state of the specification, as canonical bytes.
    pub spec: Arc<[u8]>,
    /// By thread: the outcome of its operation, if that has taken effect and not
    /// returned. Nothing follows the last that has.
    pub done: Vec<Option<Arc<Outcome>>>,
}

impl Config {
    pub fn new(spec: Arc<[u8]>) -> Config {
        Config { spec, done: Vec::new() }
    }

    fn outcome(&self, t: usize) -> Option<&Arc<Outcome>> {
        self.done.get(t)?.as_ref()
    }

    fn set(&mut self, t: usize, outcome: Option<Arc<Outcome>>) {
        if self.done.len() <= t {
            self.done.resize(t + 1, None);
        }
        self.done[t] = outcome;
        while self.done.last().is_some_and(Option::is_none) {
            self.done.pop();
        }
    }

    /// The operation of a thread takes effect.
    fn after<E>(&self, t: usize, effect: &mut Effect<'_, E>) -> Result<Config, E> {
        let (spec, outcome) = effect(&self.spec, t)?;
        let mut next = Config { spec, done: self.done.clone() };
        next.set(t, Some(outcome));
        Ok(next)
    }

    /// The same with threads at other places: `place` says where.
    pub fn rearranged(&self, place: &dyn Fn(usize) -> usize) -> Config {
        let mut out = Config::new(Arc::clone(&self.spec));
        for (t, outcome) in self.done.iter().enumerate().filter(|d| d.1.is_some()) {
            out.set(place(t), outcome.clone());
        }
        out
    }
}

/// What the operation of a thread does in a state of the specification.
pub type Effect<'a, E> = dyn FnMut(&Arc<[u8]>, usize) -> Result<(Arc<[u8]>, Arc<Outcome>), E> + 'a;

/// The configurations after thread `t` returned what `fits`. `pending` are the
/// threads whose operations are under way, `t` among them.
pub fn returned<E>(
    configs: &[Config],
    pending: &[usize],
    t: usize,
    fits: &dyn Fn(&Outcome) -> bool,
    effect: &mut Effect<'_, E>,
) -> Result<Vec<Config>, E> {
    let mut work = configs.to_vec();
    let mut seen: HashSet<Config> = HashSet::new();
    let mut kept = BTreeSet::new();
    while let Some(mut config) = work.pop() {
        if let Some(outcome) = config.outcome(t) {
            if fits(outcome) {
                config.set(t, None);
                kept.insert(config);
            }
            continue;
        }
        for &k in pending.iter().filter(|&&k| config.outcome(k).is_none()) {
            let next = config.after(k, effect)?;
            if !seen.contains(&next) {
                seen.insert(next.clone());
                work.push(next);
            }
        }
    }
    let others: Vec<usize> = pending.iter().copied().filter(|&k| k != t).collect();
    least(kept, &others, effect)
}

/// Without those that others of the set can become.
fn least<E>(
    mut set: BTreeSet<Config>,
    pending: &[usize],
    effect: &mut Effect<'_, E>,
) -> Result<Vec<Config>, E> {
    if set.len() > 1 {
        let mut seen: HashSet<Config> = HashSet::new();
        let mut work: Vec<Config> = set.iter().cloned().collect();
        while let Some(config) = work.pop() {
            for &k in pending.iter().filter(|&&k| config.outcome(k).is_none()) {
                let next = config.after(k, effect)?;
                set.remove(&next);
                if seen.insert(next.clone()) {
                    work.push(next);
                }
            }
        }
    }
    Ok(set.into_iter().collect())
}

#[cfg(test)]
mod tests;
