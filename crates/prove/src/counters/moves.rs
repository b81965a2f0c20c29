//! The moves of a state, with each way of counting what is left.

use super::population::{less, more};
use super::{Count, Counted, Folded, Locals, Move, Population};
use crate::expr::{Domain, Expr};
use std::cell::Cell;

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

impl Counted {
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
}

/// A value as it is stored; one that does not fit is a fault.
fn fit(domain: &Domain, v: i64, m: &Move, fault: &mut Option<u32>) -> i64 {
    if !domain.contains(v) {
        *fault = fault.or(Some(m.range));
    }
    v.clamp(domain.lo(), domain.hi())
}
