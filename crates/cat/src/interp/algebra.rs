//! The operators of cat: on what is known at once, on the rest as nodes of the graph.

use super::{Interp, Result, known_rel, known_set, wanted};
use crate::bits::{Rel, Set};
use crate::graph::{Binary as GraphBinary, Known, Node, Op, Sort, apply, binary};
use crate::syntax::ast::{Binary, Unary};
use crate::value::{Value, same};
use heddle_span::{Diagnostic, Span};
use std::rc::Rc;

impl Interp<'_> {
    /// `one ++ set`.
    pub(super) fn add(&self, one: Value, set: Value, span: Span) -> Result<Value> {
        Ok(match (one, set) {
            (Value::Event(e), Value::Zero) => known_set(Set::of(self.base.n, [e])),
            (Value::Event(e), Value::Known(Known::Set(s))) => {
                let mut set = (*s).clone();
                set.insert(e);
                known_set(set)
            }
            (Value::Pair(a, b), Value::Zero) => known_rel(Rel::of(self.base.n, [(a, b)])),
            (Value::Pair(a, b), Value::Known(Known::Rel(r))) => {
                let mut rel = (*r).clone();
                rel.insert(a, b);
                known_rel(rel)
            }
            (one, Value::Zero) => Value::Members(Rc::new(vec![one])),
            (one, Value::Members(m)) => {
                let mut members = m.to_vec();
                if !members.iter().any(|x| same(x, &one)) {
                    members.insert(0, one);
                }
                Value::Members(Rc::new(members))
            }
            _ => return Err(Diagnostic::error(span, "this cannot be a member of that")),
        })
    }

    pub(super) fn combine(&mut self, op: Binary, a: Value, b: Value, span: Span) -> Result<Value> {
        use Value::*;
        match (op, a, b) {
            (Binary::Add, a, b) => self.add(a, b, span),
            (Binary::Union, Zero, x) | (Binary::Union | Binary::Minus, x, Zero) => Ok(x),
            (Binary::Minus, Zero, _) => Ok(Zero),
            (Binary::Seq | Binary::Inter | Binary::Product, Zero, _)
            | (Binary::Seq | Binary::Inter | Binary::Product, _, Zero) => Ok(Zero),
            (Binary::Union | Binary::Inter | Binary::Minus, Members(a), Members(b)) => {
                let within = |x: &Value, set: &[Value]| set.iter().any(|y| same(x, y));
                let mut out: Vec<Value> = match op {
                    Binary::Inter => a.iter().filter(|x| within(x, &b)).cloned().collect(),
                    Binary::Minus => a.iter().filter(|x| !within(x, &b)).cloned().collect(),
                    _ => a.to_vec(),
                };
                if op == Binary::Union {
                    out.extend(b.iter().filter(|x| !within(x, &a)).cloned());
                }
                Ok(Members(Rc::new(out)))
            }
            (Binary::Product, a, b) => {
                if let (Known(self::Known::Set(a)), Known(self::Known::Set(b))) = (&a, &b) {
                    return Ok(known_rel(a.product(b)));
                }
                let a = self.node(&a, Sort::Set, span)?;
                let b = self.node(&b, Sort::Set, span)?;
                Ok(Node(self.graph.node(Op::Product(a, b))))
            }
            (op, a, b) => self.algebra(op, a, b, span),
        }
    }

    /// Union, intersection, difference and composition of sets or relations.
    pub(super) fn algebra(&mut self, op: Binary, a: Value, b: Value, span: Span) -> Result<Value> {
        let sort = match (self.sort(&a), self.sort(&b)) {
            (Some(a), Some(b)) if a == b => a,
            (Some(_), Some(_)) => {
                let text = "a set on one side and a relation on the other";
                return Err(Diagnostic::error(span, text));
            }
            _ => {
                let text = "these are no sets of events and no relations";
                return Err(Diagnostic::error(span, text));
            }
        };
        if op == Binary::Seq && sort == Sort::Set {
            return Err(Diagnostic::error(span, "`;` composes relations; these are sets"));
        }
        if let (Value::Known(a), Value::Known(b)) = (&a, &b) {
            let value = match op {
                Binary::Union => binary(GraphBinary::Union, a, b),
                Binary::Inter => binary(GraphBinary::Inter, a, b),
                Binary::Minus => binary(GraphBinary::Minus, a, b),
                _ => Known::Rel(Rc::new(a.rel().seq(b.rel()))),
            };
            if let Some(origins) = &mut self.graph.origins {
                let made = |a, b| node_of(op, a, b);
                origins.computed(made, [a, b], &value);
            }
            return Ok(Value::Known(value));
        }
        // What is empty for certain leaves nothing to be computed later.
        let empty = |v: &Value| matches!(v, Value::Known(k) if k.is_empty());
        match op {
            Binary::Union if empty(&a) => return Ok(b),
            Binary::Union | Binary::Minus if empty(&b) => return Ok(a),
            Binary::Minus | Binary::Inter | Binary::Seq if empty(&a) => return Ok(a),
            Binary::Inter | Binary::Seq if empty(&b) => return Ok(b),
            _ => {}
        }
        let (a, b) = (self.node(&a, sort, span)?, self.node(&b, sort, span)?);
        Ok(Value::Node(self.graph.node(node_of(op, a, b))))
    }

    pub(super) fn sort(&self, value: &Value) -> Option<Sort> {
        match value {
            Value::Known(Known::Set(_)) => Some(Sort::Set),
            Value::Known(Known::Rel(_)) => Some(Sort::Rel),
            Value::Node(node) => Some(self.graph.sort(*node)),
            _ => None,
        }
    }

    pub(super) fn unary(&mut self, op: Unary, value: Value, span: Span) -> Result<Value> {
        let n = self.base.n;
        let value = match (op, value) {
            (Unary::Inverse | Unary::Plus, Value::Zero) => return Ok(Value::Zero),
            (Unary::Star | Unary::Opt, Value::Zero) => return Ok(known_rel(Rel::identity(n))),
            (Unary::Not, Value::Zero) => return Ok(known_rel(Rel::full(n))),
            (Unary::ToId, Value::Zero) => return Ok(Value::Zero),
            (_, value) => value,
        };
        let wants = if op == Unary::ToId { Sort::Set } else { Sort::Rel };
        if op != Unary::Not && self.sort(&value) != Some(wants) {
            return Err(Diagnostic::error(span, wanted(wants)));
        }
        let made = |node| match op {
            Unary::Not => Op::Not(node),
            Unary::Inverse => Op::Inverse(node),
            Unary::Plus => Op::Plus(node),
            Unary::Star => Op::Star(node),
            Unary::Opt => Op::Opt(node),
            Unary::ToId => Op::ToId(node),
        };
        Ok(match value {
            Value::Known(known) => {
                let value = apply(&made(0), [&known, &known]);
                if let Some(origins) = &mut self.graph.origins {
                    origins.computed(|a, _| made(a), [&known, &known], &value);
                }
                Value::Known(value)
            }
            Value::Node(node) => Value::Node(self.graph.node(made(node))),
            _ => return Err(Diagnostic::error(span, wanted(wants))),
        })
    }
}

/// Union, intersection, difference or composition of two nodes.
fn node_of(op: Binary, a: Node, b: Node) -> Op {
    match op {
        Binary::Union => Op::Union(a.min(b), a.max(b)),
        Binary::Inter => Op::Inter(a, b),
        Binary::Minus => Op::Minus(a, b),
        _ => Op::Seq(a, b),
    }
}
