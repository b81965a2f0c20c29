//! The executions of one choice of paths: who reads from whom, what values follow, which
//! writes come last.

use super::compile::Compiled;
use super::orders::{Told, reset};
use super::{Answer, Draw, Question, Var, refuse, rel};
use crate::Model;
use crate::bits::{Rel, Set};
use crate::events::Events;
use crate::graph::Known;
use crate::program::Val;
use heddle_span::Diagnostic;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The executions of one choice of paths.
pub(super) struct Executions<'a> {
    pub(super) model: &'a Model,
    pub(super) question: &'a Question<'a>,
    pub(super) events: &'a Events<'a>,
    pub(super) answer: &'a mut Answer,
    pub(super) reads: Vec<usize>,
    /// The writes that each read may read from.
    pub(super) sources: Vec<Vec<usize>>,
    /// Who each event reads from, and what.
    pub(super) source: Vec<Option<usize>>,
    pub(super) read: Vec<Option<Val>>,
    /// The model on these events, if no address depends on what is read.
    pub(super) compiled: Option<Compiled>,
}

impl<'a> Executions<'a> {
    pub(super) fn new(
        model: &'a Model,
        question: &'a Question<'a>,
        events: &'a Events<'a>,
        answer: &'a mut Answer,
    ) -> Result<Self, Diagnostic> {
        let reads: Vec<usize> = (0..events.n()).filter(|&e| events.list[e].kind.reads()).collect();
        let fits = |r: usize, w: usize| {
            let (read, write) = (&events.list[r], &events.list[w]);
            // No instruction reads what it writes itself.
            let same = match (read.local, write.local) {
                (Some(a), Some(b)) => read.thread == write.thread && a.instruction == b.instruction,
                _ => false,
            };
            !same
                && write.kind.writes()
                && (read.loc.is_none() || write.loc.is_none() || read.loc == write.loc)
        };
        let sources: Vec<Vec<usize>> =
            reads.iter().map(|&r| (0..events.n()).filter(|&w| fits(r, w)).collect()).collect();
        let n = events.n();
        let mut this = Executions {
            model,
            question,
            events,
            answer,
            reads,
            sources,
            source: vec![None; n],
            read: vec![None; n],
            compiled: None,
        };
        if events.fixed {
            let loc: Vec<Option<usize>> = events.list.iter().map(|e| e.loc).collect();
            this.compiled = Some(this.compile(&loc)?);
        }
        Ok(this)
    }

    pub(super) fn run(&mut self) -> Result<(), Diagnostic> {
        // The order in which reads are decided: few sources first.
        let mut order: Vec<usize> = (0..self.reads.len()).collect();
        order.sort_by_key(|&i| self.sources[i].len());
        self.decide(&order)
    }

    /// Chooses a source for the next read, then for the others.
    fn decide(&mut self, left: &[usize]) -> Result<(), Diagnostic> {
        if self.is_over() {
            return Ok(());
        }
        let Some((&next, rest)) = left.split_first() else { return self.with_values() };
        let read = self.reads[next];
        for at in 0..self.sources[next].len() {
            let write = self.sources[next][at];
            self.source[read] = Some(write);
            let before = self.read.clone();
            if self.propagate() && !self.is_hopeless(rest) {
                self.decide(rest)?;
            }
            self.read = before;
            self.source[read] = None;
        }
        Ok(())
    }

    pub(super) fn is_over(&mut self) -> bool {
        self.answer.stopped |= (self.question.stop)();
        self.answer.is_over()
    }

    /// Works out what is read, as far as it is known; whether it can be.
    fn propagate(&mut self) -> bool {
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
            if !changed {
                break;
            }
        }
        for (thread, path) in self.events.paths.iter().enumerate() {
            for (term, truth) in &path.conditions {
                match self.events.value(thread, term, &self.read) {
                    Ok(None) => {}
                    Ok(Some(v)) if v.is_true() == *truth => {}
                    Ok(Some(_)) => return false,
                    Err(_) => {
                        self.answer.meaningless = true;
                        return false;
                    }
                }
            }
        }
        self.is_wanted(&|_| None)
    }

    /// Whether this can become an execution that is asked for, by what is known of it.
    fn is_wanted(&self, at_end: &dyn Fn(usize) -> Option<Val>) -> bool {
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

    /// Whether what is decided already breaks the model. Asked only where there is much
    /// to save.
    fn is_hopeless(&mut self, left: &[usize]) -> bool {
        let ways: usize = left.iter().map(|&i| self.sources[i].len()).product();
        if self.question.draw == Draw::Forbidden {
            return false;
        }
        if ways <= 2 {
            return false;
        }
        let Some(mut compiled) = self.compiled.take() else { return false };
        let hopeless = self.is_broken(&mut compiled, left);
        self.compiled = Some(compiled);
        hopeless
    }

    fn is_broken(&mut self, compiled: &mut Compiled, left: &[usize]) -> bool {
        let n = self.events.n();
        let decided = self.reads.iter().filter_map(|&r| Some((self.source[r]?, r)));
        let least = Rel::of(n, decided);
        let open = left.iter().flat_map(|&i| {
            let read = self.reads[i];
            self.sources[i].iter().map(move |&w| (w, read))
        });
        let most = least.union(&Rel::of(n, open));
        compiled.graph.bound(compiled.rf, rel(least), rel(most));
        if let Some(different) = compiled.different {
            compiled.graph.bound(different, rel(Rel::empty(n)), rel(Rel::full(n)));
        }
        if let Some((choice, most)) = &compiled.last {
            let none = Known::Set(Rc::new(Set::empty(n)));
            compiled.graph.bound(*choice, none, Known::Set(most.clone()));
        }
        let Compiled { graph, plans, .. } = compiled;
        plans.iter().all(|plan| self.breaks(graph, plan))
    }

    /// Everything is read from somewhere: are there values, and places, that fit?
    fn with_values(&mut self) -> Result<(), Diagnostic> {
        let solved = self.reads.iter().all(|&r| self.read[r].is_some());
        if !solved {
            // Values that only justify each other: herd7 has no such executions.
            return Ok(());
        }
        self.answer.candidates += 1;
        if self.events.fixed {
            let mut compiled = self.compiled.take().expect("compiled before");
            let done = self.finish(&mut compiled);
            self.compiled = Some(compiled);
            return done;
        }
        let Some(loc) = self.locations() else {
            self.answer.meaningless |= self.has_meaningless_address();
            return Ok(());
        };
        let mut compiled = self.compile(&loc)?;
        self.finish(&mut compiled)
    }

    fn has_meaningless_address(&self) -> bool {
        self.events.list.iter().any(|e| match (e.thread, e.local.and_then(|l| l.addr.as_ref())) {
            (Some(thread), Some(term)) => self.events.value(thread, term, &self.read).is_err(),
            _ => false,
        })
    }

    /// Where each event is, if every address is one and reads are from where they look.
    fn locations(&self) -> Option<Vec<Option<usize>>> {
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

    /// Who reads from whom is decided: chooses the rest.
    fn finish(&mut self, compiled: &mut Compiled) -> Result<(), Diagnostic> {
        let n = self.events.n();
        let rf = Rel::of(n, self.reads.iter().filter_map(|&r| Some((self.source[r]?, r))));
        compiled.graph.choose(compiled.rf, rel(rf));
        if let Some(different) = compiled.different {
            let values: Vec<Option<Val>> = (0..n).map(|e| self.event_value(e)).collect();
            let differ =
                |a: usize, b: usize| matches!((values[a], values[b]), (Some(x), Some(y)) if x != y);
            compiled.graph.choose(different, rel(self.events.pairs(differ)));
        }
        let loc = self.locations().expect("addresses are known by now");
        let writes = self.events.set(|e| e.kind.writes());
        let candidates = self.candidates(&loc, &writes);
        let mut last: Vec<usize> = vec![0; candidates.len()];
        loop {
            let chosen: Vec<usize> = candidates.iter().zip(&last).map(|(c, &i)| c[i]).collect();
            self.with_last(compiled, &loc, &chosen)?;
            let mut carry = true;
            for (i, c) in last.iter_mut().zip(&candidates).rev() {
                *i += 1;
                carry = *i == c.len();
                if !carry {
                    break;
                }
                *i = 0;
            }
            if carry || self.answer.is_over() {
                return Ok(());
            }
        }
    }

    fn event_value(&self, event: usize) -> Option<Val> {
        match self.events.list[event].kind.reads() {
            true => self.read[event],
            false => self.events.written(event, &self.read).ok().flatten(),
        }
    }

    /// The last writes are decided too, so the final state is.
    fn with_last(
        &mut self,
        compiled: &mut Compiled,
        loc: &[Option<usize>],
        chosen: &[usize],
    ) -> Result<(), Diagnostic> {
        let mut at_end: BTreeMap<usize, Val> = BTreeMap::new();
        for &write in chosen {
            let (Some(l), Some(value)) = (loc[write], self.event_value_of_write(write)) else {
                return Ok(());
            };
            at_end.insert(l, value);
        }
        let mut state = Vec::new();
        for var in &self.question.observed {
            let value = match *var {
                Var::Loc(l) => at_end.get(&l).copied(),
                Var::Reg(t, r) => {
                    let term = &self.events.paths[t].regs[r];
                    self.events.value(t, term, &self.read).ok().flatten()
                }
            };
            // Everything is read by now, so what is not known has no meaning.
            let Some(value) = value else {
                self.answer.meaningless = true;
                return Ok(());
            };
            state.push(value);
        }
        if !self.is_wanted(&|l| at_end.get(&l).copied()) {
            return Ok(());
        }
        if let Some((choice, _)) = &compiled.last {
            let set = Set::of(self.events.n(), chosen.iter().copied());
            compiled.graph.choose(*choice, Known::Set(Rc::new(set)));
        }
        for at in 0..compiled.plans.len() {
            let plan = std::mem::take(&mut compiled.plans[at]);
            if self.is_news(&plan, &state) {
                let mut told = Told::default();
                self.items(&mut compiled.graph, &plan, 0, &state, &mut told);
                reset(&mut compiled.graph, &plan);
            }
            compiled.plans[at] = plan;
        }
        if compiled.graph.is_unsettled() {
            return Err(refuse("a recursive definition of the model that never settles".into()));
        }
        Ok(())
    }
}
