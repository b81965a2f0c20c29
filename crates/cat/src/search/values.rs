//! What follows from who reads from whom so far: what is read, where accesses are, whether that
//! can be, and which read is to be decided next.

use super::Var;
use super::executions::Executions;
use crate::bits::Set;
use crate::paths::Term;
use crate::program::Val;

impl Executions<'_> {
    /// The read to decide next: one that an address waits for, since much follows from where
    /// an access is; if one execution is enough, one that what is asked waits for; else the
    /// first.
    pub(super) fn pick(&self, left: &[usize]) -> usize {
        if self.question.naive {
            return 0;
        }
        let position = |read: usize| left.iter().position(|&i| self.reads[i] == read);
        if !self.events.fixed {
            for (event, e) in self.events.list.iter().enumerate() {
                let (None, Some(thread), Some(local)) = (self.place[event], e.thread, e.local)
                else {
                    continue;
                };
                let waits = local.addr.as_ref().and_then(|term| self.blocker(thread, term));
                if let Some(at) = waits.and_then(position) {
                    return at;
                }
            }
        }
        if self.question.first {
            for var in &self.question.observed {
                let waits = match *var {
                    Var::Reg(t, r) => self.blocker(t, &self.events.paths[t].regs[r]),
                    Var::Loc(l) => self
                        .only_write(l)
                        .and_then(|w| self.blocked(w, &mut Set::empty(self.events.n()))),
                };
                if let Some(at) = waits.and_then(position) {
                    return at;
                }
            }
        }
        0
    }

    /// A read without a source that the value of a term waits for.
    pub(super) fn blocker(&self, thread: usize, term: &Term) -> Option<usize> {
        self.blocker_of(thread, term, &mut Set::empty(self.events.n()))
    }

    /// The same; reads that were looked at wait for nothing new.
    pub(super) fn blocker_of(&self, thread: usize, term: &Term, seen: &mut Set) -> Option<usize> {
        match term {
            Term::Const(_) => None,
            Term::Read(local) => {
                let read = self.events.of_thread(thread, *local);
                if self.read[read].is_some() || seen.has(read) {
                    return None;
                }
                seen.insert(read);
                match self.source[read] {
                    None => Some(read),
                    Some(write) => self.blocked(write, seen),
                }
            }
            Term::Op(_, a, b) => {
                self.blocker_of(thread, a, seen).or_else(|| self.blocker_of(thread, b, seen))
            }
        }
    }

    /// The same for what an event writes.
    pub(super) fn blocked(&self, write: usize, seen: &mut Set) -> Option<usize> {
        let event = &self.events.list[write];
        self.blocker_of(event.thread?, event.local?.value.as_ref()?, seen)
    }

    /// Reads that have exactly what others of them have read, round in a circle: nothing says
    /// what it is, and they all have the same. (herd7 has such executions as long as nothing
    /// is computed from the value.)
    fn out_of_thin_air(&mut self) -> bool {
        if self.events.program.computes_all {
            return false;
        }
        for at in 0..self.reads.len() {
            let mut circle = vec![self.reads[at]];
            while let Some(next) = self.copied(circle[circle.len() - 1]) {
                if next == circle[0] {
                    let name = circle.iter().copied().min();
                    circle.iter().for_each(|&r| self.read[r] = name.map(Val::Thin));
                    return true;
                }
                if circle.contains(&next) {
                    break;
                }
                circle.push(next);
            }
        }
        false
    }

    /// The read whose value, as it is, a read without a value of its own gets.
    fn copied(&self, read: usize) -> Option<usize> {
        let source = self.source[read].filter(|_| self.read[read].is_none())?;
        let write = &self.events.list[source];
        let read = write.local?.value.as_ref()?.copied()?;
        Some(self.events.of_thread(write.thread?, read))
    }

    /// Whether something is asked of a value out of thin air: a branch, or where to go.
    pub(super) fn asks_thin_air(&self) -> bool {
        let thin = |v: &Option<Val>| matches!(v, Some(Val::Thin(_)));
        let unknown = |thread: usize, term: &Term| {
            let value = self.events.value(thread, term, &self.read);
            matches!(value, Ok(None | Some(Val::Thin(_))))
        };
        if !self.read.iter().any(thin) {
            return false;
        }
        let mut paths = self.events.paths.iter().enumerate();
        let branches = paths.any(|(t, p)| p.conditions.iter().any(|(term, _)| unknown(t, term)));
        branches
            || self.events.list.iter().any(|e| {
                let terms = e.local.into_iter().flat_map(|l| [&l.addr, &l.value]);
                terms.flatten().any(|term| match e.thread {
                    Some(t) => matches!(self.events.value(t, term, &self.read), Ok(None)),
                    None => false,
                })
            })
    }

    /// Whether values that are not known wait only for each other: they never will be.
    pub(super) fn is_circular(&self) -> bool {
        let n = self.events.n();
        self.reads.iter().any(|&r| match (self.read[r], self.source[r]) {
            (None, Some(write)) => self.blocked(write, &mut Set::of(n, [r])).is_none(),
            _ => false,
        })
    }

    /// The only write of a thread to a location, if there is one and no other can become one.
    pub(super) fn only_write(&self, loc: usize) -> Option<usize> {
        let init = self.events.program.locs.len();
        let mut to = (init..self.events.n()).filter(|&w| {
            self.events.list[w].kind.writes() && self.place[w].is_none_or(|l| l == loc)
        });
        let only = to.next()?;
        (to.next().is_none() && self.place[only] == Some(loc)).then_some(only)
    }

    /// Whether it is known that two events are at different places.
    pub(super) fn is_elsewhere(&self, a: usize, b: usize) -> bool {
        matches!((self.place[a], self.place[b]), (Some(x), Some(y)) if x != y)
    }

    /// Works out what is read, as far as it is known; whether it can be.
    pub(super) fn propagate(&mut self) -> bool {
        loop {
            let mut changed = false;
            for &read in &self.reads {
                let (None, Some(write)) = (self.read[read], self.source[read]) else { continue };
                match self.events.written(write, &self.read) {
                    Err(_) => {
                        self.answer.meaningless = true;
                        return false;
                    }
                    Ok(None) => {}
                    Ok(value) => {
                        self.read[read] = value;
                        changed = true;
                    }
                }
            }
            if !changed && !self.out_of_thin_air() {
                break;
            }
        }
        for (thread, path) in self.events.paths.iter().enumerate() {
            for (term, truth) in &path.conditions {
                match self.events.value(thread, term, &self.read) {
                    Ok(None | Some(Val::Thin(_))) => {}
                    Ok(Some(v)) if v.is_true() == *truth => {}
                    Ok(Some(_)) => return false,
                    Err(_) => {
                        self.answer.meaningless = true;
                        return false;
                    }
                }
            }
        }
        if !self.locate() {
            return false;
        }
        if self.question.naive {
            return self.is_wanted(&|_| None);
        }
        if self.is_circular() {
            return false;
        }
        self.is_wanted(&|l| self.event_value_of_write(self.only_write(l)?))
    }

    /// Works out where accesses are, as far as that is known; whether everybody can read from
    /// where they look. An address without meaning is told at the end, if that is reached.
    pub(super) fn locate(&mut self) -> bool {
        if self.events.fixed {
            return true;
        }
        for (event, e) in self.events.list.iter().enumerate() {
            let (None, Some(thread), Some(local)) = (self.place[event], e.thread, e.local) else {
                continue;
            };
            let Some(term) = &local.addr else { continue };
            if let Ok(Some(address)) = self.events.value(thread, term, &self.read) {
                let Some(place) = self.events.program.location(address) else {
                    self.note_beside();
                    return false;
                };
                self.place[event] = Some(place);
            }
        }
        let fits = |&r: &usize| self.source[r].is_none_or(|w| !self.is_elsewhere(r, w));
        self.reads.iter().all(fits)
    }

    /// Whether every access has its place.
    pub(super) fn is_located(&self) -> bool {
        let access = |e: usize| self.events.list[e].local.is_some_and(|l| l.addr.is_some());
        self.events.fixed || (0..self.events.n()).all(|e| self.place[e].is_some() || !access(e))
    }

    /// Whether this can become an execution that is asked for, by what is known of it.
    pub(super) fn is_wanted(&self, at_end: &dyn Fn(usize) -> Option<Val>) -> bool {
        let Some(filter) = self.question.filter else { return true };
        let value = |var: Var| match var {
            Var::Loc(l) => at_end(l),
            Var::Reg(t, r) => {
                let term = &self.events.paths[t].regs[r];
                self.events.value(t, term, &self.read).ok().flatten()
            }
        };
        filter(&value) != Some(false)
    }

    pub(super) fn has_meaningless_address(&self) -> bool {
        self.events.list.iter().any(|e| match (e.thread, e.local.and_then(|l| l.addr.as_ref())) {
            (Some(thread), Some(term)) => self.events.value(thread, term, &self.read).is_err(),
            _ => false,
        })
    }

    /// Remembers addresses that are none of the program's locations, but lie beside one.
    pub(super) fn note_beside(&mut self) {
        for event in &self.events.list {
            let (Some(thread), Some(local)) = (event.thread, event.local) else { continue };
            let Some(term) = &local.addr else { continue };
            if let Ok(Some(address @ Val::Beside(loc, by))) =
                self.events.value(thread, term, &self.read)
                && self.events.program.location(address).is_none()
            {
                self.answer.beside.insert((loc, by));
            }
        }
    }

    /// Where each event is, if every address is one and reads are from where they look.
    pub(super) fn locations(&self) -> Option<Vec<Option<usize>>> {
        let mut out = Vec::new();
        for event in &self.events.list {
            let loc = match (event.loc, event.thread, event.local) {
                (Some(l), ..) => Some(l),
                (None, Some(thread), Some(local)) => match &local.addr {
                    None => None,
                    Some(term) => match self.events.value(thread, term, &self.read) {
                        Ok(Some(address)) => Some(self.events.program.location(address)?),
                        _ => return None,
                    },
                },
                _ => None,
            };
            out.push(loc);
        }
        let fits = |&r: &usize| self.source[r].is_some_and(|w| out[w] == out[r]);
        self.reads.iter().all(fits).then_some(out)
    }
}
