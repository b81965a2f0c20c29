//! Families that are counted: from text to [`Counted`].

use crate::assembly::{Body, BodyWord};
use crate::counters::{Binder, Counted, FaultText, Kind, Local, Move, SharedVar};
use crate::expr::{Domain, Expr, Pool, Quantifier, Slot};
use crate::induction::{actions_text, snippet};
use crate::syntax::ast::{self, Action, Name, What};
use crate::system::width;
use crate::temporal::{self, Follow};
use crate::typing::{self, Found, Globals, Lookup, Ty, Typed};
use heddle_model::FaultKind;
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;
use std::rc::Rc;

/// The largest number that counts are compared with.
const LARGEST: i64 = 20;

/// Builds the family, or says everything that is wrong with it. How far is counted, what
/// counts are compared with says: that is known when it is built once, for counts of any size.
pub fn build(file: &ast::File, text: &str, globals: &Globals) -> Result<Counted, Vec<Diagnostic>> {
    let largest = built(file, text, globals, 1 << 20)?.pool.largest_compared();
    if largest > LARGEST {
        let span = file.invariants.first().map(|c| c.name.span).unwrap_or_default();
        let text = format!("a count that is compared with {largest}: at most {LARGEST}");
        return Err(vec![Diagnostic::unsupported(span, text)]);
    }
    built(file, text, globals, largest + 1)
}

fn built(
    file: &ast::File,
    text: &str,
    globals: &Globals,
    counts_to: i64,
) -> Result<Counted, Vec<Diagnostic>> {
    let mut b = Builder {
        text,
        globals: globals.clone(),
        out: Counted { pool: Pool::counting_to(counts_to), ..Counted::default() },
        wrong: Vec::new(),
        shared: HashMap::new(),
        singles: HashMap::new(),
        own: HashMap::new(),
        bound: Vec::new(),
        lets: Vec::new(),
        known: HashMap::new(),
        bodies: HashMap::new(),
        depth: 0,
    };
    b.file(file);
    if b.wrong.is_empty() { Ok(b.out) } else { Err(b.wrong) }
}

type Vars = HashMap<String, (Slot, Domain)>;

struct Builder<'a> {
    text: &'a str,
    globals: Globals,
    out: Counted,
    wrong: Vec<Diagnostic>,
    shared: Vars,
    /// Variables of processes of which there is one.
    singles: HashMap<String, Vars>,
    /// The variables of the process that is being read.
    own: Vars,
    /// Names of other processes: who, and the binder of their variables.
    bound: Vec<(String, usize)>,
    lets: Vec<&'a (Name, ast::Expr)>,
    /// Definitions that were worked out.
    known: HashMap<String, Option<Typed>>,
    /// Processes that are written in assembly.
    bodies: HashMap<String, Rc<Body>>,
    depth: u32,
}

/// Local states of a kind that can be first, at most.
const FIRST: u64 = 64;

impl<'a> Builder<'a> {
    fn file(&mut self, file: &'a ast::File) {
        for v in &file.shared {
            let var = self.shared_var(v, "");
            if let Some(var) = var
                && self.shared.insert(v.name.text.clone(), var).is_some()
            {
                self.error(v.name.span, format!("`{}` is there already", v.name.text));
            }
        }
        for (i, p) in file.processes.iter().enumerate() {
            let lane = file.processes[..i].iter().position(|q| q.name.text == p.name.text);
            if lane.is_some() {
                self.error(p.name.span, format!("`{}` is there already", p.name.text));
            }
            self.out.lanes.push(p.name.text.clone());
            match p.many {
                _ if lane.is_some() => {}
                Some(least) => self.kind(p, least),
                None => self.single(p),
            }
        }
        for (lane, p) in file.processes.iter().enumerate() {
            if self.out.lanes.iter().position(|l| *l == p.name.text) == Some(lane) {
                self.process(lane, p);
            }
        }
        for claim in &file.invariants {
            let What::Expr(e) = &claim.what else {
                self.error(claim.name.span, "an invariant is an expression");
                continue;
            };
            let message = format!("{} fails", claim.name.text);
            let fault = self.fault(FaultKind::Invariant, message, Some(claim.name.span));
            if let Some(e) = typing::want(self, e, Ty::Bool) {
                self.out.invariants.push((e, fault));
            }
        }
        for claim in &file.formulas {
            if let Some(claim) = temporal::read(self, claim) {
                self.out.claims.push(claim);
            }
        }
        if let Some(span) = file.no_deadlock {
            let message = "nobody can move".into();
            self.out.deadlock = Some(self.fault(FaultKind::Deadlock, message, Some(span)));
        }
        if self.out.kinds.is_empty() && self.wrong.is_empty() {
            let span = file.processes.first().map(|p| p.name.span);
            let text = "no process of which there are many, such as `process P[n] { … }`";
            self.error(span.unwrap_or_default(), text);
        }
    }

    fn error(&mut self, span: Span, text: impl Into<String>) {
        self.complain(Diagnostic::error(span, text));
    }

    fn fault(&mut self, kind: FaultKind, message: String, span: Option<Span>) -> u32 {
        self.out.faults.push(FaultText { kind, message, span });
        self.out.faults.len() as u32 - 1
    }

    fn shared_var(&mut self, v: &ast::VarDecl, prefix: &str) -> Option<(Slot, Domain)> {
        let domain = self.globals.domain(&v.ty, &mut self.wrong)?;
        let init = self.initial(v, &domain);
        let name = format!("{prefix}{}", v.name.text);
        let slot = self.out.pool.slot(name, domain.clone());
        self.out.shared.push(SharedVar { slot, init });
        Some((slot, domain))
    }

    fn initial(&mut self, v: &ast::VarDecl, domain: &Domain) -> Option<i64> {
        let init = v.init.as_ref()?;
        let ty = self.globals.ty(domain);
        let typed = typing::want(self, init, ty)?;
        let value = self.out.pool.constant(typed).filter(|v| domain.contains(*v));
        if value.is_none() {
            self.error(init.span, "a variable starts with a constant of its type");
        }
        value
    }

    /// Reads the assembly of a process, if that is what it is written in.
    fn read_body(&mut self, p: &ast::Process) {
        let Some((span, bits)) = p.body.assembly else { return };
        let mut words: Vec<BodyWord> = self
            .shared
            .iter()
            .map(|(n, (_, d))| BodyWord { name: n.clone(), domain: d.clone() })
            .collect();
        words.sort_by(|a, b| a.name.cmp(&b.name));
        match Body::read(self.text, span, bits, &words, &self.globals.numbers()) {
            Ok(body) => {
                self.bodies.insert(p.name.text.clone(), Rc::new(body));
            }
            Err(wrong) => wrong.into_iter().for_each(|d| self.complain(d)),
        }
    }

    fn single(&mut self, p: &'a ast::Process) {
        let mut vars = Vars::new();
        self.read_body(p);
        if let Some(body) = self.bodies.get(&p.name.text).cloned() {
            for (name, domain, init) in body.locals() {
                let slot = self.out.pool.slot(format!("{}.{name}", p.name.text), domain.clone());
                self.out.shared.push(SharedVar { slot, init: Some(init) });
                vars.insert(name, (slot, domain));
            }
        }
        for v in &p.body.vars {
            let var = self.shared_var(v, &format!("{}.", p.name.text));
            if let Some(var) = var
                && vars.insert(v.name.text.clone(), var).is_some()
            {
                self.error(v.name.span, format!("`{}` is there already", v.name.text));
            }
        }
        self.singles.insert(p.name.text.clone(), vars);
    }

    fn kind(&mut self, p: &'a ast::Process, least: u32) {
        let mut locals: Vec<Local> = Vec::new();
        self.read_body(p);
        if let Some(body) = self.bodies.get(&p.name.text) {
            let local = |(name, domain, init)| Local { name, domain, init: Some(init) };
            locals.extend(body.locals().into_iter().map(local));
        }
        for v in &p.body.vars {
            let Some(domain) = self.globals.domain(&v.ty, &mut self.wrong) else { continue };
            let init = self.initial(v, &domain);
            if locals.iter().any(|l| l.name == v.name.text) {
                self.error(v.name.span, format!("`{}` is there already", v.name.text));
            }
            locals.push(Local { name: v.name.text.clone(), domain, init });
        }
        let free = locals.iter().filter(|l| l.init.is_none()).map(|l| l.domain.size());
        if free.fold(1, u64::saturating_mul) > FIRST {
            let text = format!("more than {FIRST} ways for one of these to start");
            self.wrong.push(Diagnostic::unsupported(p.name.span, text));
        }
        let bits: u32 = locals.iter().map(|l| width(l.domain.size())).sum();
        if bits > 64 {
            let text = format!("the variables of one of these take {bits} bits, and 64 is all");
            self.wrong.push(Diagnostic::unsupported(p.name.span, text));
        }
        if self.out.kinds.len() == u8::MAX as usize {
            self.error(p.name.span, "too many kinds of processes");
            return;
        }
        self.out.kinds.push(Kind { name: p.name.text.clone(), least, locals });
    }

    fn binder(&mut self, kind: usize, name: &str) -> usize {
        let k = self.out.kinds[kind].clone();
        let slot = |l: &Local| self.out.pool.slot(format!("{name}.{}", l.name), l.domain.clone());
        let slots = k.locals.iter().map(slot).collect();
        self.out.binders.push(Binder { kind, slots });
        self.out.binders.len() - 1
    }

    fn kind_of(&mut self, process: &Name) -> Option<usize> {
        let kind = self.out.kinds.iter().position(|k| k.name == process.text);
        if kind.is_none() {
            let text = format!("`{}` is not a process of which there are many", process.text);
            self.error(process.span, text);
        }
        kind
    }

    fn process(&mut self, lane: usize, p: &'a ast::Process) {
        let body = &p.body;
        for (name, e) in body.nexts.iter().chain(&body.outputs) {
            let text = "here processes move one at a time: only `when … do …` changes anything";
            self.error(name.span.to(e.span), text);
        }
        self.lets = body.lets.iter().collect();
        let kind = self.out.kinds.iter().position(|k| k.name == p.name.text);
        let mover = kind.map(|k| self.binder(k, &p.name.text));
        self.own = match mover {
            None => self.singles.get(&p.name.text).cloned().unwrap_or_default(),
            Some(b) => self.vars_of(b),
        };
        for command in &body.commands {
            self.command(lane, mover, command);
        }
        if let Some(body) = self.bodies.get(&p.name.text).cloned() {
            self.steps(lane, mover, &body);
        }
        for (name, e) in &body.lets {
            self.name(&name.text, e.span);
        }
        self.own.clear();
        self.lets.clear();
        self.known.clear();
    }

    /// The moves of a process that is written in assembly.
    fn steps(&mut self, lane: usize, mover: Option<usize>, body: &Body) {
        let mut names: Vec<String> = self.shared.keys().cloned().collect();
        names.sort();
        let slots: Vec<Slot> = names.iter().map(|n| self.shared[n].0).collect();
        let values: Vec<Expr> = slots.iter().map(|&s| self.out.pool.var(s)).collect();
        let locals: Vec<Slot> = body.locals().iter().map(|l| self.own[&l.0].0).collect();
        let steps = match body.steps(&mut self.out.pool, &locals, &names, &values) {
            Ok(steps) => steps,
            Err(wrong) => return wrong.into_iter().for_each(|d| self.complain(d)),
        };
        for step in steps {
            let message = format!("a value does not fit its variable: {}", step.text);
            let range = self.fault(FaultKind::Overflow, message, Some(step.span));
            let mut asserts = Vec::new();
            for (cond, message, span) in step.checks {
                asserts.push((cond, self.fault(FaultKind::Assertion, message, span)));
            }
            let mut shared: Vec<(Slot, Expr)> =
                step.words.into_iter().map(|(w, e)| (slots[w], e)).collect();
            let mut own = step.locals;
            if mover.is_none() {
                shared.extend(own.drain(..).map(|(l, e)| (locals[l], e)));
            }
            self.out.moves.push(Move {
                lane,
                mover,
                guard: step.guard,
                pick: None,
                shared,
                own,
                picked: Vec::new(),
                each: Vec::new(),
                asserts,
                range,
                text: step.text,
                span: step.span,
            });
        }
    }

    fn vars_of(&self, binder: usize) -> Vars {
        let b = &self.out.binders[binder];
        let locals = self.out.kinds[b.kind].locals.iter().zip(&b.slots);
        locals.map(|(l, &s)| (l.name.clone(), (s, l.domain.clone()))).collect()
    }

    fn command(&mut self, lane: usize, mover: Option<usize>, c: &ast::Command) {
        let guard = typing::want(self, &c.guard, Ty::Bool);
        let mut condition = None;
        let pick = c.pick.as_ref().and_then(|p| {
            let kind = self.kind_of(&p.process)?;
            let binder = self.binder(kind, &p.name.text);
            self.bound.push((p.name.text.clone(), binder));
            condition = match &p.condition {
                Some(e) => typing::want(self, e, Ty::Bool),
                None => Some(self.out.pool.truth(true)),
            };
            Some(binder)
        });
        let text = actions_text(self.text, c);
        let message = format!("a value does not fit its variable: {text}");
        let range = self.fault(FaultKind::Overflow, message, Some(c.span));
        let zero = self.out.pool.truth(false);
        let mut m = Move {
            lane,
            mover,
            guard: guard.unwrap_or(zero),
            pick: pick.map(|b| (b, condition.unwrap_or(zero))),
            shared: Vec::new(),
            own: Vec::new(),
            picked: Vec::new(),
            each: Vec::new(),
            asserts: Vec::new(),
            range,
            text,
            span: c.span,
        };
        for action in &c.actions {
            self.action(action, &mut m);
        }
        if pick.is_some() {
            self.bound.pop();
        }
        self.out.moves.push(m);
    }

    fn action(&mut self, action: &ast::Action, m: &mut Move) {
        match action {
            Action::Skip(_) => {}
            Action::Emit(name) => self.error(name.span, "`emit` is for modules with outputs"),
            Action::Assert(e, span) => {
                let message = format!("{} fails", snippet(self.text, *span));
                let fault = self.fault(FaultKind::Assertion, message, Some(*span));
                if let Some(e) = typing::want(self, e, Ty::Bool) {
                    m.asserts.push((e, fault));
                }
            }
            Action::Set { owner, name, value } => self.set(owner.as_ref(), name, value, m),
            Action::Each { name, process, sets } => {
                let Some(kind) = self.kind_of(process) else { return };
                let binder = self.binder(kind, &name.text);
                self.bound.push((name.text.clone(), binder));
                let vars = self.vars_of(binder);
                let mut out = Vec::new();
                for set in sets {
                    let Action::Set { owner, name: var, value } = set else { continue };
                    if owner.as_ref().is_none_or(|o| o.text != name.text) {
                        let text = format!("only variables of `{}` are set here", name.text);
                        self.error(var.span, text);
                        continue;
                    }
                    if let Some((_, domain, local)) = self.local(&vars, binder, var)
                        && let Some(e) = typing::fit(self, value, &domain, false)
                    {
                        out.push((local, e));
                    }
                }
                m.each.push((binder, out));
                self.bound.pop();
            }
        }
    }

    fn local(&mut self, vars: &Vars, binder: usize, name: &Name) -> Option<(Slot, Domain, usize)> {
        let Some((slot, domain)) = vars.get(&name.text).cloned() else {
            self.error(name.span, format!("there is no variable `{}` here", name.text));
            return None;
        };
        let at = self.out.binders[binder].slots.iter().position(|s| *s == slot);
        Some((slot, domain, at.expect("a binder has its variables")))
    }

    fn set(&mut self, owner: Option<&Name>, name: &Name, value: &ast::Expr, m: &mut Move) {
        if let Some(owner) = owner {
            let Some((binder, _)) =
                m.pick.filter(|_| self.bound.last().is_some_and(|b| b.0 == owner.text))
            else {
                self.error(owner.span, format!("`{}` was not picked here", owner.text));
                return;
            };
            let vars = self.vars_of(binder);
            if let Some((_, domain, local)) = self.local(&vars, binder, name)
                && let Some(e) = typing::fit(self, value, &domain, false)
            {
                if m.picked.iter().any(|p| p.0 == local) {
                    self.error(name.span, format!("`{}` is set twice", name.text));
                }
                m.picked.push((local, e));
            }
            return;
        }
        let found = self.own.get(&name.text).or_else(|| self.shared.get(&name.text)).cloned();
        let Some((slot, domain)) = found else {
            self.error(name.span, format!("there is no variable `{}` here", name.text));
            return;
        };
        let Some(e) = typing::fit(self, value, &domain, false) else { return };
        let local = m.mover.and_then(|b| self.out.binders[b].slots.iter().position(|s| *s == slot));
        let twice = m.shared.iter().any(|s| s.0 == slot)
            || local.is_some_and(|l| m.own.iter().any(|o| o.0 == l));
        if twice {
            self.error(name.span, format!("`{}` is set twice", name.text));
        }
        match local {
            Some(local) => m.own.push((local, e)),
            None => m.shared.push((slot, e)),
        }
    }

    fn var(&mut self, slot: Slot, domain: &Domain) -> Found {
        if matches!(domain, Domain::Names(_)) && !self.globals.has(domain) {
            return Found::Unknown;
        }
        let ty = self.globals.ty(domain);
        Found::Value(Typed { e: self.out.pool.var(slot), ty })
    }
}

impl Follow for Builder<'_> {
    fn follow(&mut self, name: &Name, process: &Name) -> Option<(usize, usize)> {
        let kind = self.kind_of(process)?;
        if !self.out.has_room_to_watch(kind) {
            let text = format!("`{}` has no bit left to tell one from the others", process.text);
            self.complain(Diagnostic::unsupported(process.span, text));
            return None;
        }
        let binder = self.binder(kind, &name.text);
        self.bound.push((name.text.clone(), binder));
        Some((kind, binder))
    }

    fn leave(&mut self) {
        self.bound.pop();
    }
}

impl Lookup for Builder<'_> {
    fn pool(&mut self) -> &mut Pool {
        &mut self.out.pool
    }

    fn globals(&self) -> &Globals {
        &self.globals
    }

    fn complain(&mut self, d: Diagnostic) {
        if !self.wrong.contains(&d) {
            self.wrong.push(d);
        }
    }

    fn name(&mut self, name: &str, span: Span) -> Found {
        let found = self.own.get(name).or_else(|| self.shared.get(name)).cloned();
        if let Some((slot, domain)) = found {
            return self.var(slot, &domain);
        }
        if let Some(found) = self.known.get(name) {
            return found.map_or(Found::Wrong, Found::Value);
        }
        let Some((_, e)) = self.lets.iter().copied().find(|l| l.0.text == name) else {
            return Found::Unknown;
        };
        if self.depth > 50 {
            self.error(span, "definitions go through each other too often");
            return Found::Wrong;
        }
        // A definition means the same wherever it is used.
        let bound = std::mem::take(&mut self.bound);
        self.depth += 1;
        let typed = typing::expr(self, e);
        self.depth -= 1;
        self.bound = bound;
        self.known.insert(name.to_string(), typed);
        typed.map_or(Found::Wrong, Found::Value)
    }

    fn field(&mut self, owner: &Name, field: &Name) -> Found {
        let bound = self.bound.iter().rev().find(|b| b.0 == owner.text).map(|b| b.1);
        let var = match bound {
            Some(b) => self.vars_of(b).get(&field.text).cloned(),
            None => self.singles.get(&owner.text).and_then(|v| v.get(&field.text)).cloned(),
        };
        if let Some((slot, domain)) = var {
            return self.var(slot, &domain);
        }
        // A label of a process in assembly: it stands there.
        let process = match bound {
            Some(b) => self.out.kinds[self.out.binders[b].kind].name.clone(),
            None => owner.text.clone(),
        };
        let Some(body) = self.bodies.get(&process).cloned() else { return Found::Unknown };
        let Some(places) = body.label(&field.text) else { return Found::Unknown };
        let pc = match bound {
            Some(b) => self.vars_of(b)["pc"].0,
            None => self.singles[&process]["pc"].0,
        };
        let pc = self.out.pool.var(pc);
        let here: Vec<Expr> = places.iter().map(|&v| self.out.pool.eq_int(pc, v)).collect();
        let e = self.out.pool.any(here);
        Found::Value(Typed { e, ty: Ty::Bool })
    }

    fn over(&mut self, word: &str, name: &Name, process: &Name, body: &ast::Expr) -> Found {
        let Some(kind) = self.kind_of(process) else { return Found::Wrong };
        let binder = self.binder(kind, &name.text);
        self.bound.push((name.text.clone(), binder));
        let body: Option<Expr> = typing::want(self, body, Ty::Bool);
        self.bound.pop();
        let Some(body) = body else { return Found::Wrong };
        let b = binder as u32;
        let (q, ty) = match word {
            "all" => (Quantifier::All(b), Ty::Bool),
            "some" => (Quantifier::Some(b), Ty::Bool),
            _ => (Quantifier::Count(b), Ty::Int),
        };
        Found::Value(Typed { e: self.out.pool.over(q, body), ty })
    }
}
