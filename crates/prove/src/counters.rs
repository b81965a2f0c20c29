//! Counter abstraction: any number of equal processes, counted by what they do.
//!
//! A state is the shared variables and, for every tuple of local values that
//! some process has, how many have it. Counted exactly, that is the family with
//! a fixed number of processes, folded by symmetry. Counted as 0, 1 or *many*
//! (Pnueli, Xu and Zuck 2002), it is the family with any number of them: taking
//! one from many leaves one or many, so every run of every instance is a run
//! here, and a goal kept here is kept by all of them. A run here that breaks a
//! goal may be real or not; that is for `counted` to find out.
//!
//! Guards ask for one process, for all, for some, or whether there are 0, 1 or
//! more; all of these have the same answer in every instance that a state
//! stands for. So nothing is lost but the exact number behind "many".

use crate::expr::{Domain, Expr, Pool, Quantifier, Slot};
use crate::system::width;
use heddle_model::{
    Actor, Blocked, Change, Event, Facts, Fault, FaultKind, Field, Model, Sink, Site, Step,
    Violation, Worker,
};
use heddle_span::Span;
use std::cell::Cell;

/// A process of which there may be any number.
#[derive(Clone, Debug)]
pub struct Kind {
    pub name: String,
    /// There are at least so many.
    pub least: u32,
    pub locals: Vec<Local>,
}

#[derive(Clone, Debug)]
pub struct Local {
    pub name: String,
    pub domain: Domain,
    /// `None`: each process starts with any value.
    pub init: Option<i64>,
}

/// Slots into which the locals of one process are put while something is
/// worked out about it.
#[derive(Clone, Debug)]
pub struct Binder {
    pub kind: usize,
    pub slots: Vec<Slot>,
}

#[derive(Clone, Debug)]
pub struct SharedVar {
    pub slot: Slot,
    pub init: Option<i64>,
}

#[derive(Clone, Debug)]
pub struct Move {
    /// The lane: a single process, or a kind.
    pub lane: usize,
    /// The binder of the process that moves, if it is one of many.
    pub mover: Option<usize>,
    pub guard: Expr,
    /// Another process that takes part.
    pub pick: Option<(usize, Expr)>,
    pub shared: Vec<(Slot, Expr)>,
    pub own: Vec<(usize, Expr)>,
    pub picked: Vec<(usize, Expr)>,
    /// For every member of a kind: binder, and what each sets.
    pub each: Vec<(usize, Vec<(usize, Expr)>)>,
    pub asserts: Vec<(Expr, u32)>,
    /// The fault of a value that does not fit.
    pub range: u32,
    pub text: String,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct FaultText {
    pub kind: FaultKind,
    pub message: String,
    pub span: Option<Span>,
}

#[derive(Clone, Debug, Default)]
pub struct Counted {
    pub pool: Pool,
    pub lanes: Vec<String>,
    pub shared: Vec<SharedVar>,
    pub kinds: Vec<Kind>,
    pub binders: Vec<Binder>,
    pub moves: Vec<Move>,
    pub invariants: Vec<(Expr, u32)>,
    pub deadlock: Option<u32>,
    pub faults: Vec<FaultText>,
}

/// How processes are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// 0, 1, many.
    Abstract,
    /// So many of each kind.
    Exactly(u32),
}

/// "Two or more", when counting is abstract.
const MANY: u32 = 2;

/// The locals of one process, in bits: see [`Counted::local_of`].
pub type Locals = u64;

/// The processes of one state: kind, locals, number; sorted, numbers above 0.
pub type Population = Vec<(u8, Locals, u32)>;

/// A state, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folded {
    pub shared: Vec<i64>,
    pub population: Population,
}

/// A move that is possible in a state.
pub struct Taken<'m> {
    pub index: usize,
    pub what: &'m Move,
    pub mover: Option<Locals>,
    pub picked: Option<Locals>,
    pub fault: Option<u32>,
    pub after: Folded,
}

/// A state that is being left, and its values in their slots.
struct Before<'s> {
    state: &'s Folded,
    values: &'s [Cell<i64>],
    count: Count,
}

/// A move without those who take no part.
struct Effect {
    mover: Option<Locals>,
    picked: Option<Locals>,
    shared: Vec<i64>,
    parts: [Option<(u8, Locals)>; 2],
    fault: Option<u32>,
}

/// A family under one way of counting, as a model.
pub struct Counters<'f> {
    pub family: &'f Counted,
    pub count: Count,
}

pub struct CountersWorker<'f> {
    model: &'f Counters<'f>,
    bytes: Vec<u8>,
    reached: Vec<u64>,
}

impl Counted {
    /// Bound variables are written in place: every binder has its own slots.
    fn eval(&self, e: Expr, values: &[Cell<i64>], population: &Population) -> i64 {
        let read = |s: Slot| values[s.0 as usize].get();
        self.pool.eval_with(e, &read, &|q, body| self.over(q, body, values, population))
    }

    fn over(&self, q: Quantifier, body: Expr, values: &[Cell<i64>], all: &Population) -> i64 {
        let (Quantifier::All(b) | Quantifier::Some(b) | Quantifier::Count(b)) = q;
        let mut number = 0;
        for (kind, locals, n) in all {
            if *kind as usize != self.binders[b as usize].kind {
                continue;
            }
            self.bind(b as usize, *locals, values);
            let holds = self.eval(body, values, all) != 0;
            number += if holds { *n } else { 0 };
            match q {
                Quantifier::All(_) if !holds => return 0,
                Quantifier::Some(_) if holds => return 1,
                _ => {}
            }
        }
        match q {
            Quantifier::All(_) => 1,
            Quantifier::Some(_) => 0,
            Quantifier::Count(_) => number.min(2) as i64,
        }
    }

    fn bind(&self, binder: usize, mut locals: Locals, values: &[Cell<i64>]) {
        let binder = &self.binders[binder];
        for (slot, l) in binder.slots.iter().zip(&self.kinds[binder.kind].locals) {
            let bits = width(l.domain.size());
            values[slot.0 as usize].set((locals & mask(bits)) as i64 + l.domain.lo());
            locals = locals.checked_shr(bits).unwrap_or(0);
        }
    }

    /// One local of a process. Each takes the bits of its domain, the first
    /// the lowest.
    pub fn local_of(&self, kind: usize, locals: Locals, index: usize) -> i64 {
        let l = &self.kinds[kind].locals;
        let below: u32 = l[..index].iter().map(|l| width(l.domain.size())).sum();
        let bits = locals.checked_shr(below).unwrap_or(0);
        (bits & mask(width(l[index].domain.size()))) as i64 + l[index].domain.lo()
    }

    fn with_local(&self, kind: usize, locals: Locals, index: usize, value: i64) -> Locals {
        let l = &self.kinds[kind].locals;
        let below: u32 = l[..index].iter().map(|l| width(l.domain.size())).sum();
        let bits = mask(width(l[index].domain.size()));
        let value = (value - l[index].domain.lo()) as u64;
        if bits == 0 { locals } else { locals & !(bits << below) | value << below }
    }

    fn values(&self, shared: &[i64]) -> Vec<Cell<i64>> {
        let values = vec![Cell::new(0); self.pool.n_slots()];
        for (s, &v) in self.shared.iter().zip(shared) {
            values[s.slot.0 as usize].set(v);
        }
        values
    }

    /// The first invariant that is false in a state.
    pub fn broken(&self, state: &Folded) -> Option<u32> {
        if self.invariants.is_empty() {
            return None;
        }
        let values = self.values(&state.shared);
        let is_false = |e| self.eval(e, &values, &state.population) == 0;
        self.invariants.iter().find(|(e, _)| is_false(*e)).map(|i| i.1)
    }

    /// Every move that is possible, with each way of counting what is left.
    pub fn moves(&self, state: &Folded, count: Count, each: &mut dyn FnMut(Taken<'_>)) {
        let values = self.values(&state.shared);
        let before = Before { state, values: &values, count };
        for (index, m) in self.moves.iter().enumerate() {
            let Some(binder) = m.mover else {
                self.moves_of(index, m, None, &before, each);
                continue;
            };
            for &(kind, locals, _) in &state.population {
                if kind as usize == self.binders[binder].kind {
                    self.bind(binder, locals, &values);
                    self.moves_of(index, m, Some(locals), &before, each);
                }
            }
        }
    }

    fn moves_of(
        &self,
        index: usize,
        m: &Move,
        mover: Option<Locals>,
        before: &Before<'_>,
        each: &mut dyn FnMut(Taken<'_>),
    ) {
        let all = &before.state.population;
        if self.eval(m.guard, before.values, all) == 0 {
            return;
        }
        let mover_kind = m.mover.map(|b| self.binders[b].kind as u8);
        let rests = match (mover, mover_kind) {
            (Some(locals), Some(kind)) => less(all, kind, locals, before.count),
            _ => vec![all.clone()],
        };
        let Some((binder, condition)) = m.pick else {
            let effect = self.effect(m, mover, None, before);
            for rest in &rests {
                each(self.take(index, m, &effect, rest, before));
            }
            return;
        };
        let kind = self.binders[binder].kind as u8;
        for &(k, locals, _) in all {
            if k != kind {
                continue;
            }
            self.bind(binder, locals, before.values);
            if self.eval(condition, before.values, all) == 0 {
                continue;
            }
            let effect = self.effect(m, mover, Some(locals), before);
            // The mover cannot pick itself: it is no longer among the rest.
            for rest in rests.iter().filter(|r| r.iter().any(|e| (e.0, e.1) == (k, locals))) {
                for rest in less(rest, kind, locals, before.count) {
                    each(self.take(index, m, &effect, &rest, before));
                }
            }
        }
    }

    /// What a move does to the shared variables and to who takes part.
    fn effect(
        &self,
        m: &Move,
        mover: Option<Locals>,
        picked: Option<Locals>,
        before: &Before<'_>,
    ) -> Effect {
        let value = |e: Expr| self.eval(e, before.values, &before.state.population);
        let mut fault = m.asserts.iter().find(|a| value(a.0) == 0).map(|a| a.1);
        let mut shared = before.state.shared.clone();
        for &(slot, e) in &m.shared {
            let at = self.shared.iter().position(|s| s.slot == slot).expect("it is shared");
            shared[at] = fit(&self.pool.variable(slot).domain, value(e), m, &mut fault);
        }
        let mut part = |binder: Option<usize>, locals: Option<Locals>, sets: &[(usize, Expr)]| {
            let kind = self.binders[binder?].kind;
            let mut after = self.each(m, kind as u8, locals?, before, &mut fault);
            for &(local, e) in sets {
                let domain = &self.kinds[kind].locals[local].domain;
                let v = fit(domain, value(e), m, &mut fault);
                after = self.with_local(kind, after, local, v);
            }
            Some((kind as u8, after))
        };
        let parts = [part(m.mover, mover, &m.own), part(m.pick.map(|p| p.0), picked, &m.picked)];
        Effect { mover, picked, shared, parts, fault }
    }

    /// What `each` makes of one process.
    fn each(
        &self,
        m: &Move,
        kind: u8,
        locals: Locals,
        before: &Before<'_>,
        fault: &mut Option<u32>,
    ) -> Locals {
        let mut after = locals;
        for (binder, sets) in &m.each {
            if self.binders[*binder].kind as u8 != kind {
                continue;
            }
            self.bind(*binder, locals, before.values);
            for &(local, e) in sets {
                let v = self.eval(e, before.values, &before.state.population);
                let v = fit(&self.kinds[kind as usize].locals[local].domain, v, m, fault);
                after = self.with_local(kind as usize, after, local, v);
            }
        }
        after
    }

    /// What a move makes of one process that does, or does not, take part:
    /// whether it moves, and whether it was picked.
    pub fn member_after(
        &self,
        state: &Folded,
        taken: &Taken<'_>,
        member: (u8, Locals),
        (moves, picked): (bool, bool),
    ) -> Locals {
        let values = self.values(&state.shared);
        let before = Before { state, values: &values, count: Count::Exactly(0) };
        let m = taken.what;
        let binders = [(m.mover, taken.mover), (m.pick.map(|p| p.0), taken.picked)];
        for (binder, locals) in binders {
            if let (Some(binder), Some(locals)) = (binder, locals) {
                self.bind(binder, locals, &values);
            }
        }
        let mut after = self.each(m, member.0, member.1, &before, &mut None);
        let sets = [(moves, &m.own), (picked, &m.picked)].into_iter().filter(|r| r.0);
        for &(local, e) in sets.flat_map(|r| r.1) {
            let v = self.eval(e, &values, &state.population);
            let domain = &self.kinds[member.0 as usize].locals[local].domain;
            let v = v.clamp(domain.lo(), domain.hi());
            after = self.with_local(member.0 as usize, after, local, v);
        }
        after
    }

    /// The state after a move; `rest` are the processes that take no part.
    fn take<'m>(
        &self,
        index: usize,
        what: &'m Move,
        effect: &Effect,
        rest: &Population,
        before: &Before<'_>,
    ) -> Taken<'m> {
        let mut fault = effect.fault;
        let mut population = if what.each.is_empty() {
            rest.clone()
        } else {
            let mut p = Population::new();
            for &(kind, locals, n) in rest {
                let after = self.each(what, kind, locals, before, &mut fault);
                more(&mut p, kind, after, n, before.count);
            }
            p
        };
        for (kind, after) in effect.parts.into_iter().flatten() {
            more(&mut population, kind, after, 1, before.count);
        }
        let after = Folded { shared: effect.shared.clone(), population };
        let fault = fault.or_else(|| self.broken(&after));
        Taken { index, what, mover: effect.mover, picked: effect.picked, fault, after }
    }

    /// Every first state.
    pub fn initial(&self, count: Count) -> Vec<Folded> {
        let shared = choices(self.shared.iter().map(|s| {
            let domain = &self.pool.variable(s.slot).domain;
            s.init.map_or((domain.lo(), domain.hi()), |v| (v, v))
        }));
        let mut populations = vec![Population::new()];
        for (k, kind) in self.kinds.iter().enumerate() {
            let tuples = choices(
                kind.locals
                    .iter()
                    .map(|l| l.init.map_or((l.domain.lo(), l.domain.hi()), |v| (v, v))),
            );
            let code =
                |t: &Vec<i64>| (0..t.len()).fold(0, |code, i| self.with_local(k, code, i, t[i]));
            let tuples: Vec<Locals> = tuples.iter().map(code).collect();
            let filled = fill(k as u8, &tuples, kind.least, count);
            populations = populations
                .iter()
                .flat_map(|p| filled.iter().map(|f| [p.clone(), f.clone()].concat()))
                .collect();
        }
        let mut out = Vec::new();
        for shared in shared {
            for population in &populations {
                out.push(Folded { shared: shared.clone(), population: population.clone() });
            }
        }
        out
    }

    fn pack(&self, state: &Folded, out: &mut Vec<u8>) {
        out.clear();
        for (s, &v) in self.shared.iter().zip(&state.shared) {
            put(&self.pool.variable(s.slot).domain, v, out);
        }
        for (kind, locals, n) in &state.population {
            out.push(*kind);
            out.extend(&locals.to_le_bytes()[..self.local_bytes(*kind)]);
            out.extend((*n as u16).to_le_bytes());
        }
    }

    pub fn unpack(&self, mut bytes: &[u8]) -> Folded {
        let bytes = &mut bytes;
        let shared =
            self.shared.iter().map(|s| get(&self.pool.variable(s.slot).domain, bytes)).collect();
        let mut population = Population::new();
        while let Some((&kind, rest)) = bytes.split_first() {
            *bytes = rest;
            let n = self.local_bytes(kind);
            let mut raw = [0; 8];
            raw[..n].copy_from_slice(&bytes[..n]);
            let locals = u64::from_le_bytes(raw);
            *bytes = &bytes[n..];
            let n = u16::from_le_bytes([bytes[0], bytes[1]]) as u32;
            *bytes = &bytes[2..];
            population.push((kind, locals, n));
        }
        Folded { shared, population }
    }

    fn local_bytes(&self, kind: u8) -> usize {
        let bits = self.kinds[kind as usize].locals.iter().map(|l| width(l.domain.size()));
        bits.sum::<u32>().div_ceil(8) as usize
    }

    pub fn show_locals(&self, kind: u8, locals: Locals) -> String {
        let k = kind as usize;
        let value = |(i, l): (usize, &Local)| {
            format!("{} = {}", l.name, l.domain.show(self.local_of(k, locals, i)))
        };
        let values: Vec<String> = self.kinds[k].locals.iter().enumerate().map(value).collect();
        values.join(", ")
    }
}

/// Every combination of values from these ranges.
fn choices(ranges: impl Iterator<Item = (i64, i64)>) -> Vec<Vec<i64>> {
    ranges.fold(vec![Vec::new()], |all, (lo, hi)| {
        let longer = |v: &Vec<i64>| (lo..=hi).map(|x| [v.clone(), vec![x]].concat()).collect();
        all.iter().flat_map(|v| -> Vec<Vec<i64>> { longer(v) }).collect()
    })
}

/// Every way to have at least (or exactly) so many processes with these locals.
fn fill(kind: u8, tuples: &[Locals], least: u32, count: Count) -> Vec<Population> {
    let mut all: Vec<(Population, u32)> = vec![(Population::new(), 0)];
    let most = if let Count::Exactly(n) = count { n } else { MANY };
    for t in tuples {
        let with = |(p, n): &(Population, u32)| -> Vec<(Population, u32)> {
            let more = |extra: u32| {
                let mut p = p.clone();
                if extra > 0 {
                    p.push((kind, *t, extra));
                }
                (p, n + extra)
            };
            (0..=most).map(more).collect()
        };
        all = all.iter().flat_map(with).collect();
        if let Count::Exactly(n) = count {
            all.retain(|a| a.1 <= n);
        }
    }
    let enough = |n: u32, p: &Population| match count {
        Count::Exactly(wanted) => n == wanted,
        Count::Abstract => n >= least || p.iter().any(|e| e.2 == MANY),
    };
    let mut out: Vec<Population> =
        all.into_iter().filter(|(p, n)| enough(*n, p)).map(|a| a.0).collect();
    out.iter_mut().for_each(|p| p.sort());
    out
}

/// The population without one process; from many, one or many are left.
fn less(p: &Population, kind: u8, locals: Locals, count: Count) -> Vec<Population> {
    let at = p.iter().position(|e| e.0 == kind && e.1 == locals).expect("there is one");
    let with = |n: u32| {
        let mut p = p.clone();
        if n == 0 {
            p.remove(at);
        } else {
            p[at].2 = n;
        }
        p
    };
    match (count, p[at].2) {
        (Count::Abstract, MANY) => vec![with(1), with(MANY)],
        (_, n) => vec![with(n - 1)],
    }
}

fn more(p: &mut Population, kind: u8, locals: Locals, n: u32, count: Count) {
    let limit = if count == Count::Abstract { MANY } else { u16::MAX as u32 };
    match p.binary_search_by(|e| (e.0, e.1).cmp(&(kind, locals))) {
        Ok(at) => p[at].2 = (p[at].2 + n).min(limit),
        Err(at) => p.insert(at, (kind, locals, n)),
    }
}

/// A value as it is stored; one that does not fit is a fault.
fn fit(domain: &Domain, v: i64, m: &Move, fault: &mut Option<u32>) -> i64 {
    if !domain.contains(v) {
        *fault = fault.or(Some(m.range));
    }
    v.clamp(domain.lo(), domain.hi())
}

fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

fn put(domain: &Domain, v: i64, out: &mut Vec<u8>) {
    let v = (v - domain.lo()) as u64;
    if domain.size() <= 256 { out.push(v as u8) } else { out.extend((v as u32).to_le_bytes()) }
}

fn get(domain: &Domain, bytes: &mut &[u8]) -> i64 {
    let n = if domain.size() <= 256 { 1 } else { 4 };
    let mut raw = [0; 8];
    raw[..n].copy_from_slice(&bytes[..n]);
    *bytes = &bytes[n..];
    u64::from_le_bytes(raw) as i64 + domain.lo()
}

impl Model for Counters<'_> {
    type Worker<'m>
        = CountersWorker<'m>
    where
        Self: 'm;

    fn worker(&self) -> CountersWorker<'_> {
        let words = self.family.moves.len().div_ceil(64);
        CountersWorker { model: self, bytes: Vec::new(), reached: vec![0; words] }
    }

    fn facts(&self) -> Facts {
        let lanes = self.family.lanes.len() as u16;
        Facts { max_actors: Some(lanes), state_bytes: 32, ..Facts::default() }
    }

    fn initial(&self, out: &mut dyn FnMut(&[u8])) {
        let mut bytes = Vec::new();
        for state in self.family.initial(self.count) {
            self.family.pack(&state, &mut bytes);
            out(&bytes);
        }
    }

    fn narrate(&self, state: &[u8], step: Step) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
        let before = self.family.unpack(state);
        let (mut edge, mut told) = (0, None);
        self.family.moves(&before, self.count, &mut |taken| {
            if edge == step.edge && taken.what.lane == step.actor.0 as usize {
                let mut bytes = Vec::new();
                self.family.pack(&taken.after, &mut bytes);
                told = Some((vec![self.event(&before, &taken)], Some(bytes)));
            }
            edge += 1;
        });
        told
    }

    fn violation(&self, fault: Fault) -> Violation {
        let told = &self.family.faults[fault.site as usize];
        Violation::new(told.kind, told.message.clone(), told.span)
    }

    fn fields(&self, state: &[u8]) -> Vec<Field> {
        let f = self.family;
        let state = f.unpack(state);
        let shared = f.shared.iter().zip(&state.shared).map(|(s, &v)| {
            let variable = f.pool.variable(s.slot);
            let (name, value) = (variable.name.clone(), variable.domain.show(v));
            Field { owner: String::new(), name, value }
        });
        let counted = state.population.iter().map(|(kind, locals, n)| Field {
            owner: f.kinds[*kind as usize].name.clone(),
            name: f.show_locals(*kind, *locals),
            value: self.number(*n),
        });
        shared.chain(counted).collect()
    }

    fn blocked(&self, _: &[u8]) -> Vec<Blocked> {
        Vec::new()
    }

    fn sites(&self) -> Vec<Site> {
        let site = |m: &Move| Site::Statement {
            owner: self.family.lanes[m.lane].clone(),
            span: Some(m.span),
            text: m.text.clone(),
        };
        self.family.moves.iter().map(site).collect()
    }
}

impl Counters<'_> {
    pub(crate) fn number(&self, n: u32) -> String {
        match self.count {
            Count::Abstract if n == MANY => "many".into(),
            _ => n.to_string(),
        }
    }

    pub(crate) fn event(&self, before: &Folded, taken: &Taken<'_>) -> Event {
        let f = self.family;
        let mut changes = Vec::new();
        for (i, s) in f.shared.iter().enumerate() {
            let (old, new) = (before.shared[i], taken.after.shared[i]);
            if old != new {
                let v = f.pool.variable(s.slot);
                let (old, new) = (v.domain.show(old), v.domain.show(new));
                changes.push(Change { name: v.name.clone(), old, new });
            }
        }
        let who = |binder: Option<usize>, locals: Option<Locals>| {
            let (binder, locals) = (binder?, locals?);
            let kind = f.binders[binder].kind;
            let locals = f.show_locals(kind as u8, locals);
            Some(format!("{} with {locals}", f.kinds[kind].name))
        };
        let note: Vec<String> =
            [who(taken.what.mover, taken.mover), who(taken.what.pick.map(|p| p.0), taken.picked)]
                .into_iter()
                .flatten()
                .collect();
        Event {
            actor: Actor(taken.what.lane as u16),
            lane: f.lanes[taken.what.lane].clone(),
            span: Some(taken.what.span),
            text: taken.what.text.clone(),
            changes,
            output: String::new(),
            note: note.join("; "),
        }
    }
}

impl Worker for CountersWorker<'_> {
    fn expand(&mut self, state: &[u8], sink: &mut impl Sink) {
        let CountersWorker { model, bytes, reached } = self;
        let before = model.family.unpack(state);
        let mut edge = 0;
        model.family.moves(&before, model.count, &mut |taken| {
            reached[taken.index / 64] |= 1 << (taken.index % 64);
            model.family.pack(&taken.after, bytes);
            let step = Step { actor: Actor(taken.what.lane as u16), edge };
            match taken.fault {
                Some(site) => {
                    let kind = model.family.faults[site as usize].kind;
                    sink.fault(step, Fault { kind, site }, Some(bytes));
                }
                None => sink.step(step, bytes),
            }
            edge += 1;
        });
    }

    fn stuck(&mut self, _: &[u8]) -> Option<Fault> {
        self.model.family.deadlock.map(|site| Fault { kind: FaultKind::Deadlock, site })
    }

    fn reached(&self) -> &[u64] {
        &self.reached
    }
}
