//! The interpreter of cat: from the text of a model and the events of a test to what has
//! to be chosen and checked.
//!
//! It runs once for the events of a test, not once for an execution. What depends on no
//! choice is computed at once; `with co from …` becomes a choice; what depends on one
//! becomes a node of the [`Graph`]. The result is a list of choices and checks in the
//! order of the text. Where `with` chooses from a set that is written out, the rest of
//! the text is interpreted for each member: several lists.
//!
//! Not here: functions that look into a set that is not known yet (`match` on a relation
//! that depends on a choice). No published model does; it is an error at the place.

mod algebra;
mod eval;
mod primitives;

use crate::bits::{Rel, Set};
use crate::graph::{Choice, Graph, Known, Node, Sort};
use crate::origins::Origins;
use crate::syntax::ast::*;
use crate::value::{Env, Primitive, Procedure, Value};
use eval::bind;
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

/// What a model needs to know of a test's events.
pub struct Base {
    pub n: usize,
    /// Names of sets and relations, known or to be chosen.
    pub names: Vec<(String, Value)>,
    /// For `classes-loc`: the location of each event, if it accesses one.
    pub locations: Vec<Option<usize>>,
    /// The events that carry a tag.
    pub tags: HashMap<String, Set>,
    /// Pairs of events with different values.
    pub different: Value,
}

/// One thing to do, in the order of the text.
#[derive(Clone, Debug)]
pub enum Item {
    /// A total order on each of these sets, each containing a relation.
    Order {
        choice: Choice,
        parts: Vec<(Rc<Set>, Value)>,
    },
    Check {
        check: Check,
        node: Node,
    },
    /// A flag that is up whatever is chosen.
    Flag(String),
    /// Whatever is chosen, the test has no meaning.
    Undefined(String),
    /// A relation for pictures.
    Shown {
        name: String,
        value: Value,
    },
}

pub type Plan = Vec<Item>;

/// What the interpreter needs from outside.
pub struct Library<'a> {
    /// The files that `include` names, read before.
    pub files: &'a HashMap<String, Arc<Vec<Instr>>>,
    pub variants: &'a [String],
    /// Relations for pictures are wanted.
    pub show: bool,
}

/// Every way to make the choices that are written out.
pub fn interpret(
    bodies: &[Arc<Vec<Instr>>],
    base: &Base,
    graph: &mut Graph,
    library: &Library<'_>,
) -> Result<Vec<Plan>, Diagnostic> {
    let primitives = Primitive::ALL.map(|(name, p)| (name.to_string(), Value::Primitive(p)));
    let given = primitives.into_iter().chain(base.names.iter().cloned());
    let env = Env::new(given.collect());
    graph.origins = library.show.then(|| Box::new(Origins::new(&base.names)));
    let here = 0u8;
    let stack = std::ptr::from_ref(&here).addr();
    let mut interp = Interp { base, graph, library, plans: Vec::new(), calls: 0, stack };
    let mut frames = None;
    for body in bodies.iter().rev() {
        frames = Some(Rc::new(Frame { body: body.clone(), at: 0, back: None, next: frames }));
    }
    let state = State { env, procedures: HashMap::new(), frames, plan: Vec::new() };
    interp.run(state)?;
    Ok(interp.plans)
}

/// What is left to do of a list of instructions.
struct Frame {
    body: Arc<Vec<Instr>>,
    at: usize,
    /// The names to go back to afterwards: a procedure's own end with it.
    back: Option<Env>,
    next: Option<Rc<Frame>>,
}

#[derive(Clone)]
struct State {
    env: Env,
    procedures: HashMap<String, Rc<Procedure>>,
    frames: Option<Rc<Frame>>,
    plan: Plan,
}

struct Interp<'a> {
    base: &'a Base,
    graph: &'a mut Graph,
    library: &'a Library<'a>,
    plans: Vec<Plan>,
    /// Calls under way: recursion that never ends is an error.
    calls: usize,
    /// Where the stack was when it began.
    stack: usize,
}

type Result<T, E = Diagnostic> = std::result::Result<T, E>;

/// More plans than this: choices written out are too many.
const MOST_PLANS: usize = 100_000;

impl Interp<'_> {
    fn run(&mut self, mut state: State) -> Result<()> {
        while let Some(frame) = state.frames.clone() {
            let Some(instr) = frame.body.get(frame.at) else {
                if let Some(env) = &frame.back {
                    state.env = env.clone();
                }
                state.frames = frame.next.clone();
                continue;
            };
            state.frames = Some(Rc::new(Frame {
                body: frame.body.clone(),
                at: frame.at + 1,
                back: frame.back.clone(),
                next: frame.next.clone(),
            }));
            if !self.step(instr, &mut state)? {
                return Ok(());
            }
        }
        if self.library.show {
            for name in ["rf", "co", "fr"] {
                if let Some(value) = state.env.get(name) {
                    let (name, value) = (name.to_string(), value.clone());
                    state.plan.push(Item::Shown { name, value });
                }
            }
        }
        self.plans.push(state.plan);
        Ok(())
    }

    /// What relations are called, to tell where a pair comes from.
    fn call(&mut self, bindings: &[Binding], env: &Env) {
        let Some(origins) = &mut self.graph.origins else { return };
        for binding in bindings {
            let names = match &binding.names {
                Pattern::Name(name) => std::slice::from_ref(name),
                Pattern::Tuple(names) => &names[..],
            };
            for name in names {
                env.get(name).into_iter().for_each(|value| origins.call(name, value));
            }
        }
    }

    /// Relations that the model wants to be seen; what has no value is not.
    fn show(&mut self, shown: &[(Sub, Option<String>)], state: &mut State) {
        if !self.library.show {
            return;
        }
        for (of, name) in shown {
            let name = match (name, &of.kind) {
                (Some(name), _) => name.clone(),
                (None, ExprKind::Name(name)) => name.clone(),
                _ => continue,
            };
            if let Ok(value) = self.eval(of, &state.env) {
                state.plan.push(Item::Shown { name, value });
            }
        }
    }

    /// Executes one instruction; whether to go on with this state.
    fn step(&mut self, instr: &Instr, state: &mut State) -> Result<bool> {
        match instr {
            Instr::Let { rec, bindings, when } => {
                state.env = self.bind_all(*rec, bindings, &state.env)?;
                self.call(bindings, &state.env);
                if let Some(check) = when {
                    return self.check(check, state);
                }
            }
            Instr::Check(check) => return self.check(check, state),
            Instr::Include { file, span } => {
                let Some(body) = self.library.files.get(file) else {
                    return Err(Diagnostic::error(*span, format!("no file `{file}`")));
                };
                push(state, body.clone(), None);
            }
            Instr::Procedure { name, params, body } => {
                let (params, body, env) = (params.clone(), body.clone(), state.env.clone());
                state.procedures.insert(name.clone(), Rc::new(Procedure { params, body, env }));
            }
            Instr::Call { name, arg, span, .. } => {
                let Some(procedure) = state.procedures.get(name).cloned() else {
                    return Err(Diagnostic::error(*span, format!("no procedure `{name}`")));
                };
                let arg = self.eval(arg, &state.env)?;
                let back = state.env.clone();
                state.env = bind(&procedure.params, arg, &procedure.env, *span)?;
                push(state, procedure.body.clone(), Some(back));
            }
            Instr::Enum { name, tags } => self.enumeration(name, tags, state),
            Instr::Events { .. } | Instr::Broken { .. } => {}
            Instr::Show(shown) => self.show(shown, state),
            Instr::With { name, from, span } => return self.with(name, from, *span, state),
            Instr::ForAll { name, of, body } => {
                let set = self.eval(of, &state.env)?;
                for member in self.members(&set, of.span)?.into_iter().rev() {
                    // Each in turn, with the names as they are now.
                    let one = state.env.bind(name, member);
                    let back = state.env.clone();
                    push(state, body.clone(), Some(back));
                    let swap = Arc::new(vec![]);
                    push(state, swap, Some(one));
                }
            }
            Instr::If { test, yes, no } => {
                let branch = if self.test(test, &state.env)? { yes } else { no };
                push(state, branch.clone(), None);
            }
        }
        Ok(true)
    }

    fn enumeration(&mut self, name: &str, tags: &[String], state: &mut State) {
        for tag in tags {
            let events = self.base.tags.get(tag).cloned();
            let events = events.unwrap_or_else(|| Set::empty(self.base.n));
            state.env = state.env.bind(&capital(tag), known_set(events));
        }
        let members = tags.iter().map(|t| Value::Tag(t.as_str().into())).collect();
        state.env = state.env.bind(name, Value::Members(Rc::new(members)));
    }

    fn check(&mut self, check: &Check, state: &mut State) -> Result<bool> {
        let value = self.eval(&check.of, &state.env)?;
        let node = match value {
            Value::Zero => return Ok(self.decided(check, true, state)),
            Value::Node(node) => node,
            Value::Known(known) => {
                if let (Known::Set(_), Shape::Acyclic | Shape::Irreflexive) = (&known, check.shape)
                {
                    return Err(Diagnostic::error(check.of.span, "this is a set, not a relation"));
                }
                let passes = passes(check.shape, &known) != check.negated;
                if self.library.show && !passes && check.mode == Mode::Require {
                    // Whatever is chosen: it is told as if that mattered.
                    let node = self.graph.constant(known);
                    state.plan.push(Item::Check { check: check.clone(), node });
                    return Ok(true);
                }
                return Ok(self.decided_as(check, passes, state));
            }
            _ => {
                let text = "this is neither a set of events nor a relation";
                return Err(Diagnostic::error(check.of.span, text));
            }
        };
        if self.graph.sort(node) == Sort::Set && check.shape != Shape::Empty {
            return Err(Diagnostic::error(check.of.span, "this is a set, not a relation"));
        }
        state.plan.push(Item::Check { check: check.clone(), node });
        Ok(true)
    }

    fn decided(&mut self, check: &Check, passes: bool, state: &mut State) -> bool {
        self.decided_as(check, passes != check.negated, state)
    }

    /// A check whose answer depends on no choice; whether to go on.
    fn decided_as(&mut self, check: &Check, passes: bool, state: &mut State) -> bool {
        let name = || check.name.clone().unwrap_or_default();
        match check.mode {
            Mode::Require | Mode::Assert => return passes,
            Mode::Flag if passes => state.plan.push(Item::Flag(name())),
            Mode::UndefinedUnless if !passes => state.plan.push(Item::Undefined(name())),
            Mode::Flag | Mode::UndefinedUnless => {}
        }
        true
    }

    fn with(&mut self, name: &str, from: &Sub, span: Span, state: &mut State) -> Result<bool> {
        let set = self.eval(from, &state.env)?;
        let parts = match &set {
            Value::Orders { .. } => Some(vec![set.clone()]),
            Value::Cross(parts) if parts.iter().all(|p| matches!(p, Value::Orders { .. })) => {
                Some(parts.to_vec())
            }
            _ => None,
        };
        if let Some(parts) = parts {
            let value = self.order(parts, state);
            if let Some(origins) = &mut self.graph.origins {
                origins.call(name, &value);
            }
            state.env = state.env.bind(name, value);
            return Ok(true);
        }
        for member in self.members(&set, span)? {
            let mut one = state.clone();
            one.env = one.env.bind(name, member);
            self.run(one)?;
            if self.plans.len() > MOST_PLANS {
                return Err(Diagnostic::unsupported(span, "more than 100,000 ways to choose this"));
            }
        }
        Ok(false)
    }

    /// A choice of total orders.
    fn order(&mut self, parts: Vec<Value>, state: &mut State) -> Value {
        let mut most = Rel::empty(self.base.n);
        let mut sets = Vec::new();
        for part in parts {
            let Value::Orders { of, base } = part else { continue };
            most = most.union(&of.product(&of));
            sets.push((of, (*base).clone()));
        }
        let most = most.minus(&Rel::identity(self.base.n));
        if most.is_empty() {
            // Sets of one: nothing to order.
            return Value::Zero;
        }
        let (choice, node) = self.graph.choice(Known::Rel(Rc::new(most)));
        state.plan.push(Item::Order { choice, parts: sets });
        Value::Node(node)
    }
}

/// Whether a known set or relation is as a check wants it.
pub fn passes(shape: Shape, known: &Known) -> bool {
    match (shape, known) {
        (Shape::Empty, known) => known.is_empty(),
        (Shape::Acyclic, Known::Rel(r)) => r.is_acyclic(),
        (Shape::Irreflexive, Known::Rel(r)) => r.is_irreflexive(),
        (_, Known::Set(_)) => unreachable!("refused before"),
    }
}

fn push(state: &mut State, body: Arc<Vec<Instr>>, back: Option<Env>) {
    let next = state.frames.take();
    state.frames = Some(Rc::new(Frame { body, at: 0, back, next }));
}

pub fn known_set(set: Set) -> Value {
    Value::Known(Known::Set(Rc::new(set)))
}

pub fn known_rel(rel: Rel) -> Value {
    Value::Known(Known::Rel(Rc::new(rel)))
}

/// The set that holds the events of a tag: `'rcu-lock` is `Rcu-lock`.
pub fn capital(tag: &str) -> String {
    let mut chars = tag.chars();
    chars.next().map_or(String::new(), |c| c.to_uppercase().chain(chars).collect())
}

fn wanted(sort: Sort) -> &'static str {
    match sort {
        Sort::Set => "a set of events is wanted here",
        Sort::Rel => "a relation is wanted here",
    }
}

fn unknown_yet(span: Span) -> Diagnostic {
    Diagnostic::unsupported(span, "looking into a set that depends on who reads from whom")
}
