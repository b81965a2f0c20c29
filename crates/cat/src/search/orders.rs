//! The rest of a plan, once values and last writes are decided: checks, and the orders of
//! writes, set by set.

use super::executions::Executions;
use super::{Draw, rel};
use crate::bits::{Rel, Set};
use crate::graph::{Choice, Graph, Known, Stage};
use crate::interp::{Item, Plan, passes};
use crate::program::Val;
use crate::syntax::ast::Mode;
use crate::value::Value;
use heddle_span::Span;
use std::collections::HashSet;
use std::rc::Rc;

/// Whether there is more to learn from the executions that differ only in what comes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum More {
    Yes,
    No,
}

impl Executions<'_> {
    pub(super) fn event_value_of_write(&self, write: usize) -> Option<Val> {
        self.events.written(write, &self.read).ok().flatten()
    }

    /// Whether an execution of this plan that ends so would tell anything new.
    pub(super) fn is_news(&self, plan: &Plan, state: &[Val]) -> bool {
        if self.answer.found {
            return false;
        }
        if !self.answer.states.contains(state) {
            return true;
        }
        plan.iter().any(|item| match item {
            Item::Flag(name) => !self.answer.flags.contains(name),
            Item::Undefined(name) => !self.answer.undefined.contains(name),
            Item::Check { check, .. } => {
                let name = check.name.as_deref().unwrap_or_default();
                match check.mode {
                    Mode::Flag => !self.answer.flags.contains(name),
                    Mode::UndefinedUnless => !self.answer.undefined.contains(name),
                    _ => false,
                }
            }
            Item::Order { .. } | Item::Shown { .. } => false,
        })
    }

    /// Goes on with a plan at an item; whether more of it could tell anything new.
    pub(super) fn items(
        &mut self,
        graph: &mut Graph,
        plan: &Plan,
        at: usize,
        state: &[Val],
        told: &mut Told,
    ) -> More {
        let Some(item) = plan.get(at) else {
            self.answer.states.insert(state.to_vec());
            self.answer.flags.extend(told.flags.iter().cloned());
            self.answer.undefined.extend(told.undefined.iter().cloned());
            self.answer.found |= self.question.first;
            let wanted = match self.question.draw {
                Draw::Allowed => true,
                Draw::Flagged(name) => told.flags.iter().any(|f| f.contains(name)),
                Draw::No | Draw::Forbidden => false,
            };
            if wanted && self.answer.drawing.is_none() {
                self.answer.drawing = Some(self.drawing(graph, plan, None));
            }
            return if self.is_news(plan, state) { More::Yes } else { More::No };
        };
        match item {
            Item::Flag(name) => {
                told.with_flag(name, |told| self.items(graph, plan, at + 1, state, told))
            }
            Item::Undefined(name) => {
                told.with_undefined(name, |told| self.items(graph, plan, at + 1, state, told))
            }
            Item::Check { check, node } => {
                let value = graph.value(*node);
                let good = passes(check.shape, &value) != check.negated;
                let name = check.name.as_deref().unwrap_or_default();
                match (check.mode, good) {
                    (Mode::Require | Mode::Assert, false) => {
                        *self.answer.failed.entry(check.span).or_default() += 1;
                        if self.question.draw == Draw::Forbidden {
                            self.blame(graph, plan, at, &value);
                        }
                        More::Yes
                    }
                    (Mode::Flag, true) => {
                        told.with_flag(name, |told| self.items(graph, plan, at + 1, state, told))
                    }
                    (Mode::UndefinedUnless, false) => told
                        .with_undefined(name, |told| self.items(graph, plan, at + 1, state, told)),
                    _ => self.items(graph, plan, at + 1, state, told),
                }
            }
            Item::Shown { .. } => self.items(graph, plan, at + 1, state, told),
            Item::Order { choice, parts } => {
                let mut bases = Vec::new();
                for (of, base) in parts {
                    let base = match base {
                        Value::Known(Known::Rel(r)) => (**r).clone(),
                        Value::Node(node) => graph.value(*node).rel().clone(),
                        _ => Rel::empty(self.events.n()),
                    };
                    bases.push((of.clone(), base));
                }
                let start = Rel::empty(self.events.n());
                let most =
                    bases.iter().fold(start.clone(), |all, (of, _)| all.union(&of.product(of)));
                let some = bases.iter().fold(1, |ways: usize, b| ways.saturating_mul(b.0.len()));
                if some > 3 {
                    let known = bases.iter().fold(start.clone(), |all, (of, base)| {
                        all.union(&base.inter(&of.product(of)))
                    });
                    let most = most.minus(&Rel::identity(self.events.n()));
                    graph.bound(*choice, rel(known), rel(most));
                    if self.is_pruned(graph, plan) {
                        reset_from(graph, plan, at);
                        return More::Yes;
                    }
                }
                let mut orders = Orders { plan, at, choice: *choice, parts: &bases, state };
                self.order(graph, &mut orders, 0, start, told)
            }
        }
    }

    /// The same, unless nothing is to be dropped early.
    fn is_pruned(&mut self, graph: &mut Graph, plan: &Plan) -> bool {
        !self.question.naive
            && self.question.draw != Draw::Forbidden
            && self.breaks(graph, plan, Stage::Orders)
    }

    /// Whether a requirement of the plan is broken, whatever is chosen from here on.
    pub(super) fn breaks(&mut self, graph: &mut Graph, plan: &Plan, stage: Stage) -> bool {
        let broken = broken(graph, plan, stage);
        if let Some(span) = broken {
            *self.answer.failed.entry(span).or_default() += 1;
        }
        broken.is_some()
    }

    /// Orders the next set, then the others.
    fn order(
        &mut self,
        graph: &mut Graph,
        orders: &mut Orders<'_>,
        part: usize,
        so_far: Rel,
        told: &mut Told,
    ) -> More {
        let Some((of, base)) = orders.parts.get(part) else {
            graph.choose(orders.choice, rel(so_far));
            return self.items(graph, orders.plan, orders.at + 1, orders.state, told);
        };
        let mut row = Vec::new();
        let (of, base) = (of.clone(), base.clone());
        let more = self.extend(graph, orders, part, &so_far, &of, &base, &mut row, told);
        reset_from(graph, orders.plan, orders.at + 1);
        more
    }

    /// Extends an order of a set by one of what is left.
    #[expect(clippy::too_many_arguments, reason = "one recursive function and its whole state")]
    fn extend(
        &mut self,
        graph: &mut Graph,
        orders: &mut Orders<'_>,
        part: usize,
        so_far: &Rel,
        left: &Set,
        base: &Rel,
        row: &mut Vec<usize>,
        told: &mut Told,
    ) -> More {
        if self.is_over() {
            return More::No;
        }
        if left.is_empty() {
            let mut next = so_far.clone();
            for i in 0..row.len() {
                row[i + 1..].iter().for_each(|&b| next.insert(row[i], b));
            }
            if orders.parts.len() > part + 1 && row.len() > 1 {
                let mut most = next.clone();
                for (of, _) in &orders.parts[part + 1..] {
                    most = most.union(&of.product(of));
                }
                graph.bound(orders.choice, rel(next.clone()), rel(most));
                if self.is_pruned(graph, orders.plan) {
                    return More::Yes;
                }
            }
            return self.order(graph, orders, part + 1, next, told);
        }
        for next in left.iter() {
            if left.iter().any(|other| base.has(other, next)) {
                continue;
            }
            let mut rest = left.clone();
            rest.remove(next);
            row.push(next);
            if rest.len() > 2 && self.is_dead_end(graph, orders, part, so_far, &rest, row) {
                row.pop();
                continue;
            }
            let more = self.extend(graph, orders, part, so_far, &rest, base, row, told);
            row.pop();
            if more == More::No {
                return More::No;
            }
        }
        More::Yes
    }

    /// Whether no order of a set that begins like this is one of an execution.
    fn is_dead_end(
        &mut self,
        graph: &mut Graph,
        orders: &Orders<'_>,
        part: usize,
        so_far: &Rel,
        left: &Set,
        row: &[usize],
    ) -> bool {
        if self.question.naive || self.question.draw == Draw::Forbidden {
            return false;
        }
        let n = self.events.n();
        let mut least = so_far.clone();
        for (i, &a) in row.iter().enumerate() {
            row[i + 1..].iter().for_each(|&b| least.insert(a, b));
        }
        least = least.union(&Set::of(n, row.iter().copied()).product(left));
        let mut most = least.union(&left.product(left));
        for (of, _) in &orders.parts[part + 1..] {
            most = most.union(&of.product(of));
        }
        let most = most.minus(&Rel::identity(n));
        graph.bound(orders.choice, rel(least), rel(most));
        self.breaks(graph, orders.plan, Stage::Orders)
    }
}

/// Where the first requirement stands that is broken already.
fn broken(graph: &mut Graph, plan: &Plan, stage: Stage) -> Option<Span> {
    plan.iter().find_map(|item| match item {
        Item::Check { check, node } if check.mode == Mode::Require && !check.negated => {
            if !graph.pays(*node, stage) {
                return None;
            }
            let least = graph.least(*node);
            let breaks = !passes(check.shape, &least);
            if breaks {
                graph.broke(*node, stage);
            }
            breaks.then_some(check.span)
        }
        _ => None,
    })
}

/// Orders under way.
struct Orders<'a> {
    plan: &'a Plan,
    at: usize,
    choice: Choice,
    parts: &'a [(Rc<Set>, Rel)],
    state: &'a [Val],
}

/// What an execution has told so far.
#[derive(Default)]
pub(super) struct Told {
    flags: HashSet<String>,
    undefined: HashSet<String>,
}

impl Told {
    fn with_flag(&mut self, name: &str, then: impl FnOnce(&mut Told) -> More) -> More {
        let new = self.flags.insert(name.to_string());
        let more = then(self);
        if new {
            self.flags.remove(name);
        }
        more
    }

    fn with_undefined(&mut self, name: &str, then: impl FnOnce(&mut Told) -> More) -> More {
        let new = self.undefined.insert(name.to_string());
        let more = then(self);
        if new {
            self.undefined.remove(name);
        }
        more
    }
}

/// Forgets the orders that were chosen.
pub(super) fn reset(graph: &mut Graph, plan: &Plan) {
    reset_from(graph, plan, 0);
}

fn reset_from(graph: &mut Graph, plan: &Plan, from: usize) {
    for item in &plan[from..] {
        if let Item::Order { choice, parts } = item {
            let n = graph.n_events();
            let all = parts.iter().fold(Rel::empty(n), |all, (of, _)| all.union(&of.product(of)));
            let most = all.minus(&Rel::identity(n));
            graph.bound(*choice, rel(Rel::empty(n)), rel(most));
        }
    }
}
