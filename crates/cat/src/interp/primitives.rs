//! What cat has built in (`domain`, `linearisations`, `classes` …), and sets as lists of
//! their members.

use super::{Interp, MOST_PLANS, Result, known_rel, known_set, unknown_yet, wanted};
use crate::bits::{Rel, Set};
use crate::graph::{Known, Node, Op, Sort};
use crate::syntax::ast::Binary;
use crate::value::{Primitive, Value};
use heddle_span::{Diagnostic, Span};
use std::rc::Rc;

impl Interp<'_> {
    pub(super) fn primitive(
        &mut self,
        primitive: Primitive,
        arg: Value,
        span: Span,
    ) -> Result<Value> {
        match primitive {
            Primitive::Domain => self.ends(arg, span, Op::Domain, Rel::domain),
            Primitive::Range => self.ends(arg, span, Op::Range, Rel::range),
            Primitive::ClassesLoc => {
                let set = self.events(&arg, span)?;
                let mut classes: Vec<(usize, Set)> = Vec::new();
                for event in set.iter() {
                    let Some(loc) = self.base.locations[event] else { continue };
                    match classes.iter_mut().find(|c| c.0 == loc) {
                        Some((_, class)) => class.insert(event),
                        None => classes.push((loc, Set::of(self.base.n, [event]))),
                    }
                }
                let members = classes.into_iter().map(|c| known_set(c.1)).collect();
                Ok(Value::Members(Rc::new(members)))
            }
            Primitive::Classes => {
                let rel = self.pairs(&arg, span)?;
                let mut classes: Vec<Set> = Vec::new();
                for event in rel.domain().union(&rel.range()).iter() {
                    let like = |c: &Set| c.iter().any(|other| rel.has(event, other));
                    match classes.iter_mut().find(|c| like(c)) {
                        Some(class) => class.insert(event),
                        None => classes.push(Set::of(self.base.n, [event])),
                    }
                }
                Ok(Value::Members(Rc::new(classes.into_iter().map(known_set).collect())))
            }
            Primitive::Linearisations => {
                let Value::Tuple(parts) = &arg else {
                    return Err(Diagnostic::error(span, "it takes a set and a relation"));
                };
                let [set, base] = &parts[..] else {
                    return Err(Diagnostic::error(span, "it takes a set and a relation"));
                };
                let of = Rc::new(self.events(set, span)?);
                Ok(Value::Orders { of, base: Rc::new(base.clone()) })
            }
            Primitive::Cross => {
                let parts = self.members(&arg, span)?;
                Ok(Value::Cross(Rc::new(parts)))
            }
            Primitive::TagToEvents => {
                let Value::Tag(tag) = &arg else {
                    return Err(Diagnostic::error(span, "it takes a tag"));
                };
                let events = self.base.tags.get(&**tag).cloned();
                Ok(known_set(events.unwrap_or_else(|| Set::empty(self.base.n))))
            }
            Primitive::PageTables => Ok(Value::Zero),
            Primitive::DifferentValues => {
                let different = self.base.different.clone();
                self.combine(Binary::Inter, arg, different, span)
            }
        }
    }

    pub(super) fn ends(
        &mut self,
        arg: Value,
        span: Span,
        op: fn(Node) -> Op,
        now: fn(&Rel) -> Set,
    ) -> Result<Value> {
        match arg {
            Value::Zero => Ok(known_set(Set::empty(self.base.n))),
            Value::Known(Known::Rel(r)) => Ok(known_set(now(&r))),
            Value::Node(node) if self.graph.sort(node) == Sort::Rel => {
                Ok(Value::Node(self.graph.node(op(node))))
            }
            _ => Err(Diagnostic::error(span, wanted(Sort::Rel))),
        }
    }

    /// A set of events that depends on no choice.
    pub(super) fn events(&self, value: &Value, span: Span) -> Result<Set> {
        match value {
            Value::Zero => Ok(Set::empty(self.base.n)),
            Value::Known(Known::Set(s)) => Ok((**s).clone()),
            Value::Node(_) => Err(unknown_yet(span)),
            _ => Err(Diagnostic::error(span, wanted(Sort::Set))),
        }
    }

    pub(super) fn pairs(&self, value: &Value, span: Span) -> Result<Rel> {
        match value {
            Value::Zero => Ok(Rel::empty(self.base.n)),
            Value::Known(Known::Rel(r)) => Ok((**r).clone()),
            Value::Node(_) => Err(unknown_yet(span)),
            _ => Err(Diagnostic::error(span, wanted(Sort::Rel))),
        }
    }

    /// The members of any set, written out.
    pub(super) fn members(&self, set: &Value, span: Span) -> Result<Vec<Value>> {
        Ok(match set {
            Value::Zero => Vec::new(),
            Value::Known(Known::Set(s)) => s.iter().map(Value::Event).collect(),
            Value::Known(Known::Rel(r)) => r.pairs().map(|(a, b)| Value::Pair(a, b)).collect(),
            Value::Members(m) => m.to_vec(),
            Value::Orders { of, base } => {
                let base = self.pairs(base, span)?;
                orders(of, &base).into_iter().map(known_rel).collect()
            }
            Value::Cross(parts) => {
                let mut all = vec![Rel::empty(self.base.n)];
                for part in parts.iter() {
                    let mut next = Vec::new();
                    for member in self.members(part, span)? {
                        let member = self.pairs(&member, span)?;
                        next.extend(all.iter().map(|r| r.union(&member)));
                    }
                    all = next;
                    if all.len() > MOST_PLANS {
                        let text = "more than 100,000 members";
                        return Err(Diagnostic::unsupported(span, text));
                    }
                }
                all.into_iter().map(known_rel).collect()
            }
            Value::Node(_) => return Err(unknown_yet(span)),
            _ => return Err(Diagnostic::error(span, "this is no set")),
        })
    }

    /// A member of a set and the others; `None` if there is none.
    pub(super) fn split(&self, set: Value, span: Span) -> Result<Option<(Value, Value)>> {
        match set {
            Value::Known(Known::Set(s)) => Ok(s.iter().next().map(|e| {
                let mut rest = (*s).clone();
                rest.remove(e);
                (Value::Event(e), known_set(rest))
            })),
            Value::Known(Known::Rel(r)) => Ok(r.pairs().next().map(|(a, b)| {
                let mut rest = (*r).clone();
                rest.remove(a, b);
                (Value::Pair(a, b), known_rel(rest))
            })),
            other => {
                let mut members = self.members(&other, span)?;
                if members.is_empty() {
                    return Ok(None);
                }
                let first = members.remove(0);
                Ok(Some((first, Value::Members(Rc::new(members)))))
            }
        }
    }
}

/// Every total order of a set that contains a relation (nothing, if that has a cycle).
fn orders(of: &Set, base: &Rel) -> Vec<Rel> {
    let mut out = Vec::new();
    extend(of, base, &mut Vec::new(), &mut out);
    out
}

fn extend(left: &Set, base: &Rel, row: &mut Vec<usize>, out: &mut Vec<Rel>) {
    if left.is_empty() {
        let n = base.n_events();
        let pairs = (0..row.len()).flat_map(|i| (i + 1..row.len()).map(move |j| (i, j)));
        out.push(Rel::of(n, pairs.map(|(i, j)| (row[i], row[j]))));
        return;
    }
    for next in left.iter() {
        if left.iter().any(|other| base.has(other, next)) {
            continue;
        }
        let mut rest = left.clone();
        rest.remove(next);
        row.push(next);
        extend(&rest, base, row, out);
        row.pop();
    }
}
