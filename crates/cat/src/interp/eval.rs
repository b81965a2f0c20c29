//! Expressions of cat: names, functions, recursion, `match`, `try`, `if`.

use super::{Interp, Result, known_rel, known_set, unknown_yet, wanted};
use crate::bits::{Rel, Set};
use crate::graph::{Known, Node, Sort, rounds};
use crate::syntax::ast::*;
use crate::value::{Closure, Env, Primitive, Value, same};
use heddle_span::{Diagnostic, Span};
use std::rc::Rc;

/// Calls within calls beyond this do not end, or would take the stack.
const DEEPEST_CALL: usize = 2_000;

/// So much of the stack, in bytes, is for calls.
const MOST_STACK: usize = 1 << 20;

impl Interp<'_> {
    pub(super) fn bind_all(&mut self, rec: bool, bindings: &[Binding], env: &Env) -> Result<Env> {
        if !rec {
            let mut out = env.clone();
            for binding in bindings {
                // The models' `cross` is written for sets that are written out.
                if matches!(&binding.names, Pattern::Name(n) if n == "cross") {
                    out = out.bind("cross", Value::Primitive(Primitive::Cross));
                    continue;
                }
                let value = self.eval(&binding.value, env);
                let value = value.unwrap_or_else(|why| Value::Wrong(Rc::new(why)));
                out = bind(&binding.names, value, &out, binding.span)?;
            }
            return Ok(out);
        }
        let functions = |b: &Binding| matches!(b.value.kind, ExprKind::Fun(..));
        if bindings.iter().all(functions) {
            return Ok(group(&Rc::new(bindings.to_vec()), env));
        }
        self.recursive(bindings, env)
    }

    /// Sets and relations defined by each other: computed from nothing.
    pub(super) fn recursive(&mut self, bindings: &[Binding], env: &Env) -> Result<Env> {
        let mut values = vec![Value::Zero; bindings.len()];
        let with = |values: &[Value]| {
            let mut inner = env.clone();
            for (binding, value) in bindings.iter().zip(values) {
                inner = bind(&binding.names, value.clone(), &inner, binding.span)?;
            }
            Ok::<Env, Diagnostic>(inner)
        };
        for round in 0.. {
            // One after the other, each with what those before it have become.
            let mut settled = true;
            for (at, binding) in bindings.iter().enumerate() {
                let inner = with(&values)?;
                let new = self.eval(&binding.value, &inner)?;
                if matches!(new, Value::Node(_)) {
                    return self.recursive_nodes(bindings, env);
                }
                settled &= same(&values[at], &new);
                values[at] = new;
            }
            if settled {
                return with(&values);
            }
            if round > rounds(self.base.n, bindings.len()) {
                let text = "this recursive definition never settles";
                return Err(Diagnostic::error(bindings[0].span, text));
            }
        }
        unreachable!("it ends by then")
    }

    pub(super) fn recursive_nodes(&mut self, bindings: &[Binding], env: &Env) -> Result<Env> {
        let sorts = self.sorts(bindings, env)?;
        let (group, vars) = self.graph.group(&sorts);
        let mut inner = env.clone();
        for (binding, &var) in bindings.iter().zip(&vars) {
            inner = bind(&binding.names, Value::Node(var), &inner, binding.span)?;
        }
        let mut bodies = Vec::new();
        for (binding, &sort) in bindings.iter().zip(&sorts) {
            let value = self.eval(&binding.value, &inner)?;
            bodies.push(self.node(&value, sort, binding.value.span)?);
        }
        let mut out = env.clone();
        for (binding, node) in bindings.iter().zip(self.graph.fix(group, bodies)) {
            out = bind(&binding.names, Value::Node(node), &out, binding.span)?;
        }
        Ok(out)
    }

    /// Whether each of these is a set or a relation: asked of what they are when those
    /// that are not known yet are empty.
    pub(super) fn sorts(&mut self, bindings: &[Binding], env: &Env) -> Result<Vec<Sort>> {
        let mut values = vec![Value::Zero; bindings.len()];
        for _ in 0..=bindings.len() {
            for at in 0..bindings.len() {
                let mut inner = env.clone();
                for (binding, value) in bindings.iter().zip(&values) {
                    inner = bind(&binding.names, value.clone(), &inner, binding.span)?;
                }
                let value = self.eval(&bindings[at].value, &inner)?;
                values[at] = match self.sort(&value) {
                    Some(Sort::Set) => known_set(Set::empty(self.base.n)),
                    Some(Sort::Rel) => known_rel(Rel::empty(self.base.n)),
                    None => Value::Zero,
                };
            }
        }
        Ok(values.iter().map(|v| self.sort(v).unwrap_or(Sort::Rel)).collect())
    }

    /// A value as a node of the graph.
    pub(super) fn node(&mut self, value: &Value, sort: Sort, span: Span) -> Result<Node> {
        match value {
            Value::Node(node) if self.graph.sort(*node) == sort => Ok(*node),
            Value::Zero => Ok(match sort {
                Sort::Set => self.graph.constant(Known::Set(Rc::new(Set::empty(self.base.n)))),
                Sort::Rel => self.graph.constant(Known::Rel(Rc::new(Rel::empty(self.base.n)))),
            }),
            Value::Known(known)
                if matches!(
                    (known, sort),
                    (Known::Set(_), Sort::Set) | (Known::Rel(_), Sort::Rel)
                ) =>
            {
                Ok(self.graph.constant(known.clone()))
            }
            _ => Err(Diagnostic::error(span, wanted(sort))),
        }
    }

    pub(super) fn test(&mut self, test: &Test, env: &Env) -> Result<bool> {
        Ok(match test {
            Test::Variant(name) => self.library.variants.contains(name),
            Test::Not(of) => !self.test(of, env)?,
            Test::And(a, b) => self.test(a, env)? && self.test(b, env)?,
            Test::Or(a, b) => self.test(a, env)? || self.test(b, env)?,
            Test::Subset(a, b) => {
                let (left, right) = (self.eval(a, env)?, self.eval(b, env)?);
                match self.combine(Binary::Minus, left, right, a.span)? {
                    Value::Zero => true,
                    Value::Known(k) => k.is_empty(),
                    Value::Members(m) => m.is_empty(),
                    _ => return Err(unknown_yet(a.span)),
                }
            }
            Test::Equal(a, b) => {
                let (left, right) = (self.eval(a, env)?, self.eval(b, env)?);
                if matches!(left, Value::Node(_)) || matches!(right, Value::Node(_)) {
                    return Err(unknown_yet(a.span));
                }
                same(&left, &right)
            }
        })
    }

    pub(super) fn eval(&mut self, expr: &Expr, env: &Env) -> Result<Value> {
        match &expr.kind {
            ExprKind::Name(name) => match env.get(name) {
                Some(Value::Wrong(why)) => Err((**why).clone()),
                Some(value) => Ok(value.clone()),
                None => Err(Diagnostic::error(expr.span, format!("`{name}` is not defined"))),
            },
            ExprKind::Tag(tag) => Ok(Value::Tag(tag.as_str().into())),
            ExprKind::Zero => Ok(Value::Zero),
            ExprKind::Everything => Ok(known_set(Set::full(self.base.n))),
            ExprKind::Set(members) => {
                let mut out = Value::Zero;
                for member in members.iter().rev() {
                    let value = self.eval(member, env)?;
                    out = self.add(value, out, member.span)?;
                }
                Ok(out)
            }
            ExprKind::Tuple(parts) => {
                let parts: Result<Vec<Value>> = parts.iter().map(|p| self.eval(p, env)).collect();
                Ok(Value::Tuple(parts?.into()))
            }
            ExprKind::Binary(op, a, b) => {
                let left = self.eval(a, env)?;
                let right = self.eval(b, env)?;
                self.combine(*op, left, right, expr.span)
            }
            ExprKind::Unary(op, of) => {
                let value = self.eval(of, env)?;
                self.unary(*op, value, expr.span)
            }
            ExprKind::Apply(f, arg) => {
                let f = self.eval(f, env)?;
                let arg = self.eval(arg, env)?;
                self.apply(f, arg, expr.span)
            }
            ExprKind::Fun(param, body) => Ok(Value::Fun(Rc::new(Closure {
                param: param.clone(),
                body: body.clone(),
                env: env.clone(),
                group: None,
            }))),
            ExprKind::Let { rec, bindings, body } => {
                let inner = self.bind_all(*rec, bindings, env)?;
                self.eval(body, &inner)
            }
            ExprKind::MatchSet { of, empty, first, others, more } => {
                let set = self.eval(of, env)?;
                match self.split(set, of.span)? {
                    None => self.eval(empty, env),
                    Some((one, rest)) => {
                        let inner = env.bind(first, one).bind(others, rest);
                        self.eval(more, &inner)
                    }
                }
            }
            ExprKind::MatchTag { of, clauses, default } => {
                let Value::Tag(tag) = self.eval(of, env)? else {
                    return Err(Diagnostic::error(of.span, "this is no tag"));
                };
                let clause = clauses.iter().find(|c| *c.0 == *tag).map(|c| &c.1);
                match clause.or(default.as_ref()) {
                    Some(body) => self.eval(body, env),
                    None => Err(Diagnostic::error(of.span, format!("nothing matches `'{tag}`"))),
                }
            }
            ExprKind::Try(first, second) => match self.eval(first, env) {
                Ok(value) => Ok(value),
                Err(_) => self.eval(second, env),
            },
            ExprKind::If(test, yes, no) => {
                let branch = if self.test(test, env)? { yes } else { no };
                self.eval(branch, env)
            }
        }
    }

    /// Whether calls within calls have taken as much of the stack as may be there: threads of
    /// a search have two megabytes.
    fn is_out_of_stack(&self) -> bool {
        let here = 0u8;
        self.stack.abs_diff(std::ptr::from_ref(&here).addr()) > MOST_STACK
    }

    pub(super) fn apply(&mut self, f: Value, arg: Value, span: Span) -> Result<Value> {
        match f {
            Value::Fun(closure) => {
                if self.calls >= DEEPEST_CALL || self.is_out_of_stack() {
                    return Err(Diagnostic::error(span, "this recursion does not end"));
                }
                self.calls += 1;
                let env = match &closure.group {
                    Some(bindings) => group(bindings, &closure.env),
                    None => closure.env.clone(),
                };
                let env = bind(&closure.param, arg, &env, span)?;
                let value = self.eval(&closure.body, &env);
                self.calls -= 1;
                value
            }
            Value::Primitive(primitive) => self.primitive(primitive, arg, span),
            _ => Err(Diagnostic::error(span, "this is no function")),
        }
    }
}

pub(super) fn bind(pattern: &Pattern, value: Value, env: &Env, span: Span) -> Result<Env> {
    match (pattern, value) {
        (Pattern::Name(name), value) => Ok(env.bind(name, value)),
        (Pattern::Tuple(names), Value::Tuple(values)) if names.len() == values.len() => {
            let all = names.iter().zip(values.iter());
            Ok(all.fold(env.clone(), |env, (name, value)| env.bind(name, value.clone())))
        }
        (Pattern::Tuple(names), _) => {
            Err(Diagnostic::error(span, format!("a tuple of {} is wanted here", names.len())))
        }
    }
}

/// Functions that know each other.
fn group(bindings: &Rc<Vec<Binding>>, env: &Env) -> Env {
    let mut out = env.clone();
    for binding in bindings.iter() {
        if let (Pattern::Name(name), ExprKind::Fun(param, body)) =
            (&binding.names, &binding.value.kind)
        {
            let (param, body, env) = (param.clone(), body.clone(), env.clone());
            let group = Some(bindings.clone());
            out = out.bind(name, Value::Fun(Rc::new(Closure { param, body, env, group })));
        }
    }
    out
}
