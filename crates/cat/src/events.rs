//! The events of one choice of paths, and what a model is told of them before anything is
//! chosen: sets by kind and tag, program order, dependencies, atomic pairs.

use crate::bits::{Rel, Set};
use crate::paths::{Kind, NoValue, Path, Term};
use crate::program::{Program, Val};
use std::collections::HashMap;

/// An event of the whole program.
pub struct Event<'p> {
    /// `None`: an initial write.
    pub thread: Option<usize>,
    pub kind: Kind,
    pub local: Option<&'p crate::paths::Event>,
    /// The location, where the address is a constant.
    pub loc: Option<usize>,
}

pub struct Events<'p> {
    pub program: &'p Program,
    pub paths: Vec<&'p Path>,
    pub list: Vec<Event<'p>>,
    /// The number of each thread's first event.
    first: Vec<usize>,
    /// Every address is a constant.
    pub fixed: bool,
}

impl<'p> Events<'p> {
    pub fn new(program: &'p Program, paths: Vec<&'p Path>) -> Events<'p> {
        let init = |loc| Event { thread: None, kind: Kind::Write, local: None, loc: Some(loc) };
        let mut list: Vec<Event<'p>> = (0..program.locs.len()).map(init).collect();
        let mut first = Vec::new();
        let mut fixed = true;
        for (thread, path) in paths.iter().enumerate() {
            first.push(list.len());
            for local in &path.events {
                let loc = match &local.addr {
                    Some(Term::Const(address)) => program.location(*address),
                    _ => None,
                };
                fixed &= local.addr.is_none() || loc.is_some();
                let kind = local.kind;
                list.push(Event { thread: Some(thread), kind, local: Some(local), loc });
            }
        }
        Events { program, paths, list, first, fixed }
    }

    pub fn n(&self) -> usize {
        self.list.len()
    }

    /// An event of a thread, by its number in the thread's path.
    pub fn of_thread(&self, thread: usize, local: usize) -> usize {
        self.first[thread] + local
    }

    pub fn set(&self, is: impl Fn(&Event<'p>) -> bool) -> Set {
        let matching = self.list.iter().enumerate().filter(|(_, e)| is(e));
        Set::of(self.n(), matching.map(|(i, _)| i))
    }

    /// The value of a term of a thread, with what reads give.
    pub fn value(
        &self,
        thread: usize,
        term: &Term,
        read: &[Option<Val>],
    ) -> Result<Option<Val>, NoValue> {
        let first = self.first[thread];
        term.value(&|e| read[first + e])
    }

    /// What an event writes.
    pub fn written(&self, event: usize, read: &[Option<Val>]) -> Result<Option<Val>, NoValue> {
        match (self.list[event].thread, self.list[event].local) {
            (Some(thread), Some(local)) => match &local.value {
                Some(term) => self.value(thread, term, read),
                None => Ok(None),
            },
            _ => Ok(self.list[event].loc.map(|l| self.program.init[l])),
        }
    }

    /// Pairs within a thread, made of local numbers.
    fn local(&self, pairs: impl Fn(&crate::paths::Event) -> Vec<usize>) -> Rel {
        let mut rel = Rel::empty(self.n());
        for (event, e) in self.list.iter().enumerate() {
            if let (Some(thread), Some(local)) = (e.thread, e.local) {
                for from in pairs(local) {
                    rel.insert(self.first[thread] + from, event);
                }
            }
        }
        rel
    }

    /// Program order: events of a thread in the order of its instructions, and those of one
    /// instruction that come behind each other.
    pub fn po(&self) -> Rel {
        self.within_threads(|a, b, la, lb| match la.instruction.cmp(&lb.instruction) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Equal => {
                let needs = || {
                    let first = self.list[b].thread.map_or(0, |t| self.first[t]);
                    lb.addr_deps.contains(&(a - first))
                };
                a < b && !lb.apart && !la.apart && (!la.beside || !lb.beside || needs())
            }
            std::cmp::Ordering::Greater => false,
        })
    }

    /// Events of one instruction.
    pub fn same_instruction(&self) -> Rel {
        self.within_threads(|_, _, a, b| a.instruction == b.instruction)
    }

    fn within_threads(
        &self,
        related: impl Fn(usize, usize, &crate::paths::Event, &crate::paths::Event) -> bool,
    ) -> Rel {
        self.pairs(|a, b| match (self.list[a].local, self.list[b].local) {
            (Some(la), Some(lb)) => {
                self.list[a].thread == self.list[b].thread && related(a, b, la, lb)
            }
            _ => false,
        })
    }

    pub fn pairs(&self, related: impl Fn(usize, usize) -> bool) -> Rel {
        let n = self.n();
        Rel::of(n, (0..n).flat_map(|a| (0..n).map(move |b| (a, b))).filter(|&(a, b)| related(a, b)))
    }

    pub fn by_value(&self) -> Rel {
        self.local(|e| e.causes.iter().copied().collect())
    }

    pub fn by_choice(&self) -> Rel {
        self.local(|e| e.choices.iter().copied().collect())
    }

    /// From each write of a register to those who read it.
    pub fn registers(&self) -> Rel {
        self.local(|e| e.register.into_iter().collect())
    }

    pub fn internal(&self) -> Rel {
        self.pairs(|a, b| {
            self.list[a].thread.is_some() && self.list[a].thread == self.list[b].thread
        })
    }

    pub fn addr(&self) -> Rel {
        self.local(|e| e.addr_deps.iter().copied().collect())
    }

    pub fn data(&self) -> Rel {
        self.local(|e| e.data_deps.iter().copied().collect())
    }

    pub fn ctrl(&self) -> Rel {
        self.local(|e| e.ctrl_deps.iter().copied().collect())
    }

    pub fn rmw(&self) -> Rel {
        self.local(|e| e.pair.into_iter().collect())
    }

    /// The events that carry each tag.
    pub fn tags(&self) -> HashMap<String, Set> {
        let mut out: HashMap<String, Set> = HashMap::new();
        for (event, e) in self.list.iter().enumerate() {
            for tag in e.local.into_iter().flat_map(|l| &l.tags) {
                let set = out.entry(tag.to_string()).or_insert_with(|| Set::empty(self.n()));
                set.insert(event);
            }
        }
        out
    }
}
