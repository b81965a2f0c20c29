//! The executions of one choice of paths: who reads from whom, what values follow, which
//! writes come last.

use super::compile::Compiled;
use super::orders::{Told, reset};
use super::{Answer, Draw, Question, Var, refuse, rel};
use crate::Model;
use crate::bits::{Rel, Set};
use crate::events::Events;
use crate::graph::{Known, Stage};
use crate::hash::Quick;
use crate::program::Val;
use heddle_span::Diagnostic;
use std::collections::{BTreeMap, HashMap};
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
    /// Where each event is, as far as that is known.
    pub(super) place: Vec<Option<usize>>,
    /// The model on these events, by where they are.
    pub(super) compiled: HashMap<Vec<Option<usize>>, Compiled, Quick>,
    /// The one that was asked last, and where its events are: mostly the next, too.
    last_asked: Option<(Vec<Option<usize>>, Compiled)>,
    /// Room for what was known before a read is decided.
    spare: Vec<Found>,
}

/// What is read, and where accesses are, as far as that is known.
type Found = (Vec<Option<Val>>, Vec<Option<usize>>);

/// So many compiled models are kept at once.
const MOST_COMPILED: usize = 256;

impl<'a> Executions<'a> {
    pub(super) fn new(
        model: &'a Model,
        question: &'a Question<'a>,
        events: &'a Events<'a>,
        answer: &'a mut Answer,
    ) -> Self {
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
        Executions {
            model,
            question,
            events,
            answer,
            reads,
            sources,
            source: vec![None; n],
            read: vec![None; n],
            place: events.list.iter().map(|e| e.loc).collect(),
            compiled: HashMap::default(),
            last_asked: None,
            spare: Vec::new(),
        }
    }

    /// What is wrong with the model is told even where a test has no execution.
    pub(super) fn check_model(&mut self) -> Result<(), Diagnostic> {
        if self.events.fixed {
            let compiled = self.model_here()?;
            self.keep(compiled);
        }
        Ok(())
    }

    pub(super) fn run(&mut self) -> Result<(), Diagnostic> {
        // Few sources first, if nothing speaks for another read.
        let mut order: Vec<usize> = (0..self.reads.len()).collect();
        order.sort_by_key(|&i| self.sources[i].len());
        self.decide(&mut order)
    }

    /// Chooses a source for the next read, then for the others.
    fn decide(&mut self, left: &mut Vec<usize>) -> Result<(), Diagnostic> {
        if self.is_over() {
            return Ok(());
        }
        if left.is_empty() {
            return self.with_values();
        }
        let at = self.pick(left);
        let next = left.remove(at);
        let read = self.reads[next];
        for source in 0..self.sources[next].len() {
            let write = self.sources[next][source];
            if self.is_elsewhere(read, write) {
                continue;
            }
            self.source[read] = Some(write);
            let mut before = self.spare.pop().unwrap_or_default();
            before.0.clone_from(&self.read);
            before.1.clone_from(&self.place);
            if self.propagate() && !self.is_hopeless(left)? {
                self.decide(left)?;
            }
            std::mem::swap(&mut self.read, &mut before.0);
            std::mem::swap(&mut self.place, &mut before.1);
            self.spare.push(before);
            self.source[read] = None;
        }
        left.insert(at, next);
        Ok(())
    }

    pub(super) fn is_over(&mut self) -> bool {
        self.answer.stopped |= (self.question.stop)();
        self.answer.is_over()
    }

    /// The model on the events where they are now; give it back with [`Self::keep`].
    fn model_here(&mut self) -> Result<Compiled, Diagnostic> {
        if let Some((place, compiled)) = self.last_asked.take() {
            if place == self.place {
                self.spare.push((Vec::new(), place));
                return Ok(compiled);
            }
            if self.compiled.len() >= MOST_COMPILED {
                self.compiled.clear();
            }
            self.compiled.insert(place, compiled);
        }
        match self.compiled.remove(&self.place) {
            Some(compiled) => Ok(compiled),
            None => self.compile(&self.place),
        }
    }

    fn keep(&mut self, compiled: Compiled) {
        let mut place = self.spare.pop().unwrap_or_default().1;
        place.clone_from(&self.place);
        self.last_asked = Some((place, compiled));
    }

    fn is_compiled(&self) -> bool {
        self.last_asked.as_ref().is_some_and(|(place, _)| *place == self.place)
            || self.compiled.contains_key(&self.place)
    }

    /// Whether what is decided already breaks the model. Asked only where there is much
    /// to save.
    fn is_hopeless(&mut self, left: &[usize]) -> Result<bool, Diagnostic> {
        if self.question.naive || self.question.draw == Draw::Forbidden || !self.is_located() {
            return Ok(false);
        }
        let open = |&i: &usize| {
            let read = self.reads[i];
            self.sources[i].iter().filter(|&&w| !self.is_elsewhere(read, w)).count()
        };
        let ways: usize = left.iter().map(open).fold(1, usize::saturating_mul);
        // Making the model's graph costs more than asking it.
        let much = if self.is_compiled() { 2 } else { 16 };
        if ways <= much {
            return Ok(false);
        }
        let mut compiled = self.model_here()?;
        let hopeless = self.is_broken(&mut compiled, left);
        self.keep(compiled);
        Ok(hopeless)
    }

    fn is_broken(&mut self, compiled: &mut Compiled, left: &[usize]) -> bool {
        let n = self.events.n();
        let decided = self.reads.iter().filter_map(|&r| Some((self.source[r]?, r)));
        let least = Rel::of(n, decided);
        let mut open = Rel::empty(n);
        for &i in left {
            let read = self.reads[i];
            let fits = self.sources[i].iter().filter(|&&w| !self.is_elsewhere(read, w));
            fits.for_each(|&w| open.insert(w, read));
        }
        let most = least.union(&open);
        compiled.graph.bound(compiled.rf, rel(least), rel(most));
        if let Some(different) = compiled.different {
            compiled.graph.bound(different, rel(Rel::empty(n)), rel(Rel::full(n)));
        }
        if let Some((choice, most)) = &compiled.last {
            let none = Known::Set(Rc::new(Set::empty(n)));
            compiled.graph.bound(*choice, none, Known::Set(most.clone()));
        }
        let Compiled { graph, plans, .. } = compiled;
        plans.iter().all(|plan| self.breaks(graph, plan, Stage::Reads))
    }

    /// Everything is read from somewhere: are there values, and places, that fit?
    fn with_values(&mut self) -> Result<(), Diagnostic> {
        let solved = self.reads.iter().all(|&r| self.read[r].is_some());
        if !solved || self.asks_thin_air() {
            // Values that only justify each other, and more than copies of them: herd7 has
            // no such executions.
            return Ok(());
        }
        self.answer.candidates += 1;
        let Some(loc) = self.locations() else {
            self.answer.meaningless |= self.has_meaningless_address();
            self.note_beside();
            return Ok(());
        };
        let before = std::mem::replace(&mut self.place, loc);
        let mut compiled = self.model_here()?;
        let done = self.finish(&mut compiled);
        self.keep(compiled);
        self.place = before;
        done
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
        let loc = self.place.clone();
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
                let thin = self.read.iter().any(|v| matches!(v, Some(Val::Thin(_))));
                self.answer.meaningless |= !thin;
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
