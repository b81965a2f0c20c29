//! Families by induction: one composition of modules and what must be shown of it.
//!
//! The rule of Galea, Pace and others' study of KRoC's kernel (after Halbwachs,
//! Lagnier and Ratel's observers): for every number of copies of a process, a
//! block of them keeps π if the first block does (*base*), and if anything that
//! keeps π still does with one more process beside it (*step*). In the step the
//! block of `k` processes is *chaos*: its outputs take any value in any tick, as
//! long as its observers were content so far.
//!
//! What we add: assumptions on the environment are part of the claim, "while E
//! holds, π does". So the step must also show that E for the larger block gives
//! E for the smaller one (*closure*), and may use π of the smaller block only
//! where E held for it. With `close` the block is put into its environment, E is
//! shown, and nothing is assumed any more.
//!
//! Here compositions become [`System`]s; `prove` runs them.

use crate::assembly::{Body, BodyWord};
use crate::expr::{Domain, Expr, Pool, Slot};
use crate::syntax::ast::{self, Action, Direction, ModuleKind, Name, What};
use crate::system::{Clause, Command, Group, InputVar, Lane, StateVar, System};
use crate::typing::{self, Found, Globals, Lookup, Ty, Typed};
use heddle_span::{Diagnostic, Span};
use std::collections::HashMap;
use std::rc::Rc;

/// What is to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Base,
    Step,
    Close,
    /// The family itself with so many processes beside the first block, in its
    /// environment if that is given: not part of a proof, but where a step
    /// fails, it tells whether the property does.
    Whole(usize),
}

/// The same composition with something left out, to see whether it matters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// Chaos may do anything, whatever its observers say.
    pub no_hypothesis: bool,
    /// An assumption that is not made.
    pub without: Option<usize>,
    /// Instead of the goals: this output of the block is never true.
    pub never: Option<String>,
}

/// Builds the system of one part.
pub fn build(
    file: &ast::File,
    text: &str,
    globals: &Globals,
    part: Part,
    variant: &Variant,
) -> Result<System, Vec<Diagnostic>> {
    let mut b = Builder {
        file,
        text,
        globals: globals.clone(),
        system: System::default(),
        wrong: Vec::new(),
        part,
        place: Place::Block(0),
        instances: Vec::new(),
        by_name: HashMap::new(),
        memo: HashMap::new(),
        depth: 0,
    };
    b.build(variant);
    if b.wrong.is_empty() { Ok(b.system) } else { Err(b.wrong) }
}

/// Where a name stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    /// In the `base` or `step` that makes a block, or in the `close` around it.
    Wiring(Level),
    /// Among the signals of a block.
    Block(usize),
    Instance(usize),
}

/// Blocks are numbered from the inside; `close` is around the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Level {
    Block(usize),
    Around,
}

/// A module in its place.
struct Instance<'a> {
    module: &'a ast::Module,
    name: String,
    lane: Lane,
    connections: &'a [(Name, ast::Expr)],
    /// Where the connections are to be read.
    from: Place,
    vars: HashMap<String, (Slot, Domain)>,
    choice: Option<Slot>,
    /// What it does, if that is written in assembly.
    body: Option<Rc<Body>>,
}

#[derive(Clone, Copy)]
enum Memo {
    /// Being worked out: meeting it again is a circle.
    Busy,
    Done(Option<Typed>),
}

struct Builder<'a> {
    file: &'a ast::File,
    text: &'a str,
    globals: Globals,
    system: System,
    wrong: Vec<Diagnostic>,
    part: Part,
    place: Place,
    instances: Vec<Instance<'a>>,
    by_name: HashMap<(Level, String), usize>,
    memo: HashMap<(Place, String), Memo>,
    depth: u32,
}

/// Definitions may use each other to this depth, so that the stack suffices.
const DEEPEST: u32 = 200;

impl<'a> Builder<'a> {
    fn build(&mut self, variant: &Variant) {
        let levels: Vec<Level> =
            (0..=self.top()).map(Level::Block).chain([Level::Around]).collect();
        self.free_signals();
        let mut span = Span::default();
        for level in levels {
            let Some(wiring) = self.wiring(level) else { continue };
            span = wiring.span;
            self.check_defs(level, wiring);
            for u in &wiring.uses {
                let key = (level, u.name.text.clone());
                if self.by_name.contains_key(&key) || u.name.text == "inner" {
                    self.error(u.name.span, format!("`{}` is there already", u.name.text));
                }
                let name = match (self.part, level) {
                    (Part::Whole(1..), Level::Block(i)) => format!("{}[{i}]", u.name.text),
                    _ => u.name.text.clone(),
                };
                if let Some(i) = self.instance(u, Place::Wiring(level), name) {
                    self.by_name.insert(key, i);
                }
            }
        }
        self.claims(variant);
        for i in 0..self.instances.len() {
            self.commands(i);
        }
        for port in self.ports(Direction::Output) {
            self.value(Place::Block(self.top()), &port.name.text, port.name.span);
        }
        if let Some(output) = &variant.never
            && let Some(t) = self.value(Place::Block(self.top()), output, span)
        {
            let expr = self.system.pool.not(t.e);
            let name = format!("{output} never happens");
            self.system.goals = vec![Clause { name, expr, span: None, is_range: false }];
        }
        if self.wrong.is_empty()
            && let Err(circle) = self.system.finish()
        {
            let text = format!("{} wait for each other within one tick", circle.0.join(", "));
            self.error(span, text);
        }
    }

    /// The outermost block.
    fn top(&self) -> usize {
        match self.part {
            Part::Base | Part::Close => 0,
            Part::Step => 1,
            Part::Whole(n) => n,
        }
    }

    /// What makes a block, or what is around the last one; `None` for chaos.
    fn wiring(&self, level: Level) -> Option<&'a ast::Wiring> {
        let file = self.file;
        match (self.part, level) {
            (Part::Base | Part::Whole(_), Level::Block(0)) => file.base.as_ref(),
            (Part::Step | Part::Close, Level::Block(0)) => None,
            (_, Level::Block(_)) => file.step.as_ref(),
            (Part::Close | Part::Whole(_), Level::Around) => file.close.as_ref(),
            (_, Level::Around) => None,
        }
    }

    fn error(&mut self, span: Span, text: impl Into<String>) {
        self.complain(Diagnostic::error(span, text));
    }

    fn ports(&self, direction: Direction) -> Vec<&'a ast::Port> {
        let ports = self.file.interface.iter().flat_map(|i| &i.0);
        ports.filter(|p| p.direction == direction).collect()
    }

    /// Signals that nobody here defines: chaos and the environment.
    fn free_signals(&mut self) {
        if self.wiring(Level::Block(0)).is_none() {
            let lane = self.system.lane("chaos");
            let prefix = if self.part == Part::Step { "k." } else { "" };
            for port in self.ports(Direction::Output) {
                self.free(Place::Block(0), port, prefix, lane);
            }
        }
        let lane = self.system.lane("environment");
        let around = self.wiring(Level::Around);
        for port in self.ports(Direction::Input) {
            let is_this = |d: &ast::Def| d.name.text == port.name.text;
            if !around.is_some_and(|w| w.defs.iter().any(is_this)) {
                self.free(Place::Block(self.top()), port, "", lane);
            }
        }
    }

    fn free(&mut self, place: Place, port: &ast::Port, prefix: &str, lane: Lane) {
        let name = port.name.text.clone();
        let typed = self.domain(&port.ty).map(|domain| {
            let ty = self.globals.ty(&domain);
            let slot = self.system.pool.slot(format!("{prefix}{name}"), domain);
            self.system.inputs.push(InputVar { slot, lane });
            Typed { e: self.system.pool.var(slot), ty }
        });
        self.memo.insert((place, name), Memo::Done(typed));
    }

    fn domain(&mut self, ty: &ast::Type) -> Option<Domain> {
        self.globals.domain(ty, &mut self.wrong)
    }

    /// What a wiring may define: outputs of the block and inputs of the inner
    /// one; in `close` the inputs of the block.
    fn check_defs(&mut self, level: Level, wiring: &'a ast::Wiring) {
        let mut seen: Vec<(bool, &str)> = Vec::new();
        for d in &wiring.defs {
            let inner = d.owner.as_ref().map(|o| o.text.as_str());
            let is_step = self.file.step.as_ref().is_some_and(|s| std::ptr::eq(s, wiring));
            let wanted = match (level, inner) {
                (Level::Block(_), Some("inner")) if is_step => Direction::Input,
                (Level::Block(_), None) => Direction::Output,
                (Level::Around, None) => Direction::Input,
                (_, Some(owner)) => {
                    let span = d.owner.as_ref().map_or(d.name.span, |o| o.span);
                    self.error(span, format!("nothing of `{owner}` can be defined here"));
                    continue;
                }
            };
            let known = self.ports(wanted).iter().any(|p| p.name.text == d.name.text);
            if !known {
                let kind = if wanted == Direction::Input { "input" } else { "output" };
                let text = format!("the interface has no {kind} `{}`", d.name.text);
                self.error(d.name.span, text);
            }
            let key = (inner.is_some(), d.name.text.as_str());
            if seen.contains(&key) {
                self.error(d.name.span, format!("`{}` is defined twice", d.name.text));
            }
            seen.push(key);
        }
    }

    /// Puts a module in its place: variables, and the slot of its choice.
    fn instance(&mut self, u: &'a ast::Use, from: Place, name: String) -> Option<usize> {
        let file = self.file;
        let Some(module) = file.modules.iter().find(|m| m.name.text == u.module.text) else {
            self.error(u.module.span, format!("there is no module `{}`", u.module.text));
            return None;
        };
        for (i, (port, _)) in u.connections.iter().enumerate() {
            let is_input = |p: &&ast::Port| p.direction == Direction::Input;
            let known = module.ports.iter().filter(is_input).any(|p| p.name.text == port.text);
            if !known {
                let text = format!("`{}` has no input `{}`", module.name.text, port.text);
                self.error(port.span, text);
            }
            if u.connections[..i].iter().any(|c| c.0.text == port.text) {
                self.error(port.span, format!("`{}` is connected twice", port.text));
            }
        }
        for p in module.ports.iter().filter(|p| p.direction == Direction::Input) {
            if !u.connections.iter().any(|c| c.0.text == p.name.text) {
                let text = format!("the input `{}` is not connected", p.name.text);
                let d = Diagnostic::error(u.name.span, text);
                self.complain(d.label(p.name.span, "this one"));
            }
        }
        let lane = self.system.lane(name.clone());
        let mut vars = HashMap::new();
        for v in &module.body.vars {
            let Some(domain) = self.domain(&v.ty) else { continue };
            let init = self.initial(v, &domain);
            let slot = self.system.pool.slot(format!("{name}.{}", v.name.text), domain.clone());
            self.system.state.push(StateVar { slot, init, lane });
            if vars.insert(v.name.text.clone(), (slot, domain)).is_some() {
                self.error(v.name.span, format!("`{}` is there already", v.name.text));
            }
        }
        let body = self.body(module, &name, lane, &mut vars);
        let n = body.as_ref().map_or(module.body.commands.len(), |b| b.n_steps());
        let choice = (n > 0).then(|| self.system.choice_slot(&name, n));
        let connections = &u.connections;
        self.instances.push(Instance { module, name, lane, connections, from, vars, choice, body });
        Some(self.instances.len() - 1)
    }

    /// Reads a module that is written in assembly: its signals are words, and
    /// the words that are outputs are variables of its own.
    fn body(
        &mut self,
        module: &ast::Module,
        name: &str,
        lane: Lane,
        vars: &mut HashMap<String, (Slot, Domain)>,
    ) -> Option<Rc<Body>> {
        let (span, bits) = module.body.assembly?;
        let mut words = Vec::new();
        for p in &module.ports {
            words.push(BodyWord { name: p.name.text.clone(), domain: self.domain(&p.ty)? });
        }
        let body = match Body::read(self.text, span, bits, &words, &self.globals.numbers()) {
            Ok(body) => Rc::new(body),
            Err(wrong) => {
                wrong.into_iter().for_each(|d| self.complain(d));
                return None;
            }
        };
        let outputs = module.ports.iter().zip(words);
        let outputs = outputs.filter(|(p, _)| p.direction == Direction::Output);
        let outputs = outputs.map(|(_, w)| {
            let first = w.domain.lo();
            (w.name, w.domain, first)
        });
        // No label and no signal of the user's has a blank in its name.
        let locals = body.locals().into_iter().map(|(n, d, v)| (format!(" {n}"), d, v));
        for (local, domain, init) in locals.chain(outputs) {
            let slot = self.system.pool.slot(format!("{name}.{}", local.trim()), domain.clone());
            self.system.state.push(StateVar { slot, init: Some(init), lane });
            vars.insert(local, (slot, domain));
        }
        Some(body)
    }

    /// The group of an instance that is written in assembly.
    fn steps(&mut self, i: usize, body: &Body) {
        let module = self.instances[i].module;
        let (name, lane) = (self.instances[i].name.clone(), self.instances[i].lane);
        let locals: Vec<Slot> =
            body.locals().iter().map(|l| self.instances[i].vars[&format!(" {}", l.0)].0).collect();
        let names: Vec<String> = module.ports.iter().map(|p| p.name.text.clone()).collect();
        let mut values = Vec::new();
        for p in &module.ports {
            match self.value(Place::Instance(i), &p.name.text, p.name.span) {
                Some(t) => values.push(t.e),
                None => return,
            }
        }
        let steps = match body.steps(&mut self.system.pool, &locals, &names, &values) {
            Ok(steps) => steps,
            Err(wrong) => return wrong.into_iter().for_each(|d| self.complain(d)),
        };
        let group = self.system.groups.len();
        let (mut commands, mut checks) = (Vec::new(), Vec::new());
        for (number, step) in steps.into_iter().enumerate() {
            let mut updates: Vec<(Slot, Expr)> =
                step.locals.into_iter().map(|(l, e)| (locals[l], e)).collect();
            for (w, e) in step.words {
                match self.instances[i].vars.get(&names[w]) {
                    Some((slot, _)) => updates.push((*slot, e)),
                    None => {
                        let text = format!("`{}` is an input: it cannot be written", names[w]);
                        self.error(step.span, text);
                    }
                }
            }
            checks.extend(step.checks.into_iter().map(|c| (number, c)));
            let (guard, text, span) = (step.guard, step.text, Some(step.span));
            commands.push(Command { guard, updates, lane, text, span });
        }
        let choice = self.instances[i].choice;
        let may_idle = module.kind == ModuleKind::Process;
        self.system.groups.push(Group { name, choice, commands, may_idle });
        for (number, (cond, name, span)) in checks {
            let fires = self.system.fires(group, number);
            let expr = self.system.pool.implies(fires, cond);
            self.system.goals.push(Clause { name, expr, span, is_range: false });
        }
    }

    fn initial(&mut self, v: &ast::VarDecl, domain: &Domain) -> Option<i64> {
        let init = v.init.as_ref()?;
        let wanted = self.globals.ty(domain);
        let saved = std::mem::replace(&mut self.place, Place::Instance(usize::MAX));
        let typed = typing::want(self, init, wanted);
        self.place = saved;
        let value = typed.and_then(|e| self.system.pool.constant(e));
        match value {
            Some(v) if domain.contains(v) => Some(v),
            None if typed.is_none() => None,
            _ => {
                self.error(init.span, "a variable starts with a constant of its type");
                None
            }
        }
    }

    /// Properties and assumptions, at every level where they count.
    fn claims(&mut self, variant: &Variant) {
        let file = self.file;
        let kept: Vec<&ast::Claim> = file
            .assumes
            .iter()
            .enumerate()
            .filter(|(i, _)| variant.without != Some(*i))
            .map(|(_, c)| c)
            .collect();
        let observes: Vec<&ast::Claim> = file.observes.iter().collect();
        let properties: Vec<&ast::Claim> = file.properties.iter().collect();
        let top = Place::Block(self.top());
        match self.part {
            Part::Whole(_) if file.close.is_some() => {
                let ok = self.at(top, "", &observes);
                let goals = self.at(top, "", &properties);
                self.system.goals.extend(ok);
                self.system.goals.extend(goals);
            }
            Part::Base | Part::Whole(_) => {
                let assumed = self.at(top, "", &kept);
                let goals = self.at(top, "", &observes);
                self.system.assumptions.extend(assumed);
                self.system.goals.extend(goals);
            }
            Part::Step => {
                let inner_e = self.at(Place::Block(0), "[k]", &kept);
                let inner_ok = self.at(Place::Block(0), "[k]", &observes);
                let outer_e = self.at(top, "[k+1]", &kept);
                let outer_ok = self.at(top, "[k+1]", &observes);
                self.system.assumptions.extend(outer_e);
                if !variant.no_hypothesis {
                    self.hypothesis(&inner_e, &inner_ok);
                    self.system.goals.extend(inner_e);
                }
                self.system.goals.extend(outer_ok);
            }
            Part::Close => {
                let e = self.at(top, "", &kept);
                let ok = self.at(top, "", &observes);
                let goals = self.at(top, "", &properties);
                if !variant.no_hypothesis {
                    self.hypothesis(&e, &ok);
                }
                self.system.goals.extend(e);
                self.system.goals.extend(goals);
            }
        }
    }

    fn at(&mut self, place: Place, tag: &str, claims: &[&'a ast::Claim]) -> Vec<Clause> {
        claims.iter().filter_map(|c| self.claim(c, place, tag)).collect()
    }

    /// While its assumptions hold, the block does what its observers want.
    fn hypothesis(&mut self, assumed: &[Clause], ok: &[Clause]) {
        let p = &mut self.system.pool;
        let assumed = p.all(assumed.iter().map(|c| c.expr));
        let ok = p.all(ok.iter().map(|c| c.expr));
        let expr = p.implies(assumed, ok);
        let name = "the block keeps its promise".into();
        self.system.assumptions.push(Clause { name, expr, span: None, is_range: false });
    }

    fn claim(&mut self, c: &'a ast::Claim, place: Place, tag: &str) -> Option<Clause> {
        let name = format!("{}{tag}", c.name.text);
        let span = Some(c.name.span);
        let expr = match &c.what {
            What::Observer(u) => {
                let i = self.instance(u, place, name.clone())?;
                self.system.quiet.push(self.instances[i].lane);
                if self.instances[i].module.kind != ModuleKind::Observer {
                    let text = format!("`{}` is not an observer", u.module.text);
                    self.error(u.module.span, text);
                    return None;
                }
                self.value(Place::Instance(i), "ok", u.name.span)?.e
            }
            What::Expr(e) => {
                let saved = std::mem::replace(&mut self.place, place);
                let e = typing::want(self, e, Ty::Bool);
                self.place = saved;
                e?
            }
        };
        Some(Clause { name, expr, span, is_range: false })
    }

    /// The value of a signal, worked out once.
    fn value(&mut self, place: Place, name: &str, span: Span) -> Option<Typed> {
        match self.found(place, name, span) {
            Found::Value(typed) => Some(typed),
            Found::Wrong => None,
            Found::Unknown => {
                self.error(span, format!("`{name}` is not known here"));
                None
            }
        }
    }

    fn found(&mut self, place: Place, name: &str, span: Span) -> Found {
        let place = match place {
            Place::Wiring(Level::Block(i)) => Place::Block(i),
            Place::Wiring(Level::Around) => Place::Block(self.top()),
            place => place,
        };
        let key = (place, name.to_string());
        match self.memo.get(&key) {
            Some(Memo::Busy) => {
                let text = format!("`{name}` depends on itself within one tick");
                self.error(span, text);
                return Found::Wrong;
            }
            Some(Memo::Done(Some(typed))) => return Found::Value(*typed),
            Some(Memo::Done(None)) => return Found::Wrong,
            None => {}
        }
        if self.depth > DEEPEST {
            self.error(span, "definitions go through each other too often");
            return Found::Wrong;
        }
        self.memo.insert(key.clone(), Memo::Busy);
        self.depth += 1;
        let before = self.wrong.len();
        let found = match place {
            Place::Instance(i) => self.in_instance(i, name),
            Place::Block(i) => self.in_block(i, name),
            Place::Wiring(_) => unreachable!("a wiring speaks of its block"),
        };
        self.depth -= 1;
        if let (Found::Unknown, true) = (found, self.wrong.len() == before) {
            self.memo.remove(&key);
            return Found::Unknown;
        }
        let done = if let Found::Value(t) = found { Some(t) } else { None };
        self.memo.insert(key, Memo::Done(done));
        found
    }

    fn fitted(&mut self, e: &ast::Expr, domain: &Domain, place: Place) -> Found {
        let saved = std::mem::replace(&mut self.place, place);
        let value = typing::fit(self, e, domain, true);
        self.place = saved;
        let ty = self.globals.ty(domain);
        value.map_or(Found::Wrong, |e| Found::Value(Typed { e, ty }))
    }

    /// A signal of a block: an output is defined by what makes the block, an
    /// input by what is around it.
    fn in_block(&mut self, block: usize, name: &str) -> Found {
        let file = self.file;
        let mut ports = file.interface.iter().flat_map(|i| &i.0);
        let Some(port) = ports.find(|p| p.name.text == name) else { return Found::Unknown };
        let Some(domain) = self.domain(&port.ty) else { return Found::Wrong };
        let is_top = block == self.top();
        let (level, inner) = match port.direction {
            Direction::Output => (Level::Block(block), false),
            Direction::Input if is_top => (Level::Around, false),
            Direction::Input => (Level::Block(block + 1), true),
        };
        let Some(wiring) = self.wiring(level) else { return Found::Unknown };
        let is_it = |d: &&ast::Def| d.owner.is_some() == inner && d.name.text == name;
        match wiring.defs.iter().find(is_it) {
            Some(d) => self.fitted(&d.value, &domain, Place::Wiring(level)),
            // The block inside hears what the whole block hears.
            None if inner => self.found(Place::Block(block + 1), name, port.name.span),
            None => {
                let text = format!("the output `{name}` is not defined here");
                let d = Diagnostic::error(wiring.span, text);
                self.complain(d.label(port.name.span, "declared here"));
                Found::Wrong
            }
        }
    }

    fn in_instance(&mut self, i: usize, name: &str) -> Found {
        let Some(instance) = self.instances.get(i) else { return Found::Unknown };
        if let Some((slot, domain)) = instance.vars.get(name) {
            let ty = self.globals.ty(domain);
            return Found::Value(Typed { e: self.system.pool.var(*slot), ty });
        }
        let (module, from) = (instance.module, instance.from);
        if let Some((_, e)) = module.body.lets.iter().find(|l| l.0.text == name) {
            let saved = std::mem::replace(&mut self.place, Place::Instance(i));
            let typed = typing::expr(self, e);
            self.place = saved;
            return typed.map_or(Found::Wrong, Found::Value);
        }
        let is_ok = module.kind == ModuleKind::Observer && name == "ok";
        let port = module.ports.iter().find(|p| p.name.text == name);
        let domain = match port {
            None if !is_ok => return Found::Unknown,
            None => Domain::Bool,
            Some(p) => match self.domain(&p.ty) {
                Some(domain) => domain,
                None => return Found::Wrong,
            },
        };
        if port.is_some_and(|p| p.direction == Direction::Input) {
            let connections = self.instances[i].connections;
            let connected = connections.iter().find(|c| c.0.text == name);
            return connected.map_or(Found::Wrong, |c| self.fitted(&c.1, &domain, from));
        }
        if let Some((_, e)) = module.body.outputs.iter().find(|o| o.0.text == name) {
            return self.fitted(e, &domain, Place::Instance(i));
        }
        self.emitted(i, name, port.map_or(module.name.span, |p| p.name.span), &domain)
    }

    /// An output that commands emit: true while one of them fires.
    fn emitted(&mut self, i: usize, name: &str, span: Span, domain: &Domain) -> Found {
        let module = self.instances[i].module;
        let emits = |c: &ast::Command| {
            c.actions.iter().any(|a| matches!(a, Action::Emit(n) if n.text == name))
        };
        let by: Vec<i64> = (0..module.body.commands.len())
            .filter(|&c| emits(&module.body.commands[c]))
            .map(|c| c as i64)
            .collect();
        let (Some(choice), false, Domain::Bool) = (self.instances[i].choice, by.is_empty(), domain)
        else {
            let text = format!("nothing defines or emits the output `{name}`");
            self.error(span, text);
            return Found::Wrong;
        };
        let choice = self.system.pool.var(choice);
        let fires: Vec<Expr> = by.iter().map(|&c| self.system.pool.eq_int(choice, c)).collect();
        let e = self.system.pool.any(fires);
        Found::Value(Typed { e, ty: Ty::Bool })
    }

    /// The groups of an instance: one for each equation, one for its commands.
    fn commands(&mut self, i: usize) {
        let module = self.instances[i].module;
        let (name, lane) = (self.instances[i].name.clone(), self.instances[i].lane);
        let mut set: Vec<&str> = Vec::new();
        for (var, e) in &module.body.nexts {
            if set.contains(&var.text.as_str()) {
                self.error(var.span, format!("`{}` is set twice", var.text));
            }
            set.push(&var.text);
            let Some(update) = self.update(i, var, e) else { continue };
            let guard = self.system.pool.truth(true);
            let updates = vec![update];
            let span = Some(var.span.to(e.span));
            let commands = vec![Command { guard, updates, lane, text: String::new(), span }];
            let name = format!("{name}.{}", var.text);
            self.system.groups.push(Group { name, choice: None, commands, may_idle: false });
        }
        for (output, e) in &module.body.outputs {
            let is = |p: &ast::Port| p.name.text == output.text && p.direction == Direction::Output;
            let ok = module.kind == ModuleKind::Observer && output.text == "ok";
            if !ok && !module.ports.iter().any(is) {
                self.error(output.span, format!("there is no output `{}`", output.text));
            } else {
                self.value(Place::Instance(i), &output.text, e.span);
            }
        }
        for (name, e) in &module.body.lets {
            self.value(Place::Instance(i), &name.text, e.span);
        }
        if let Some(body) = self.instances[i].body.clone() {
            if body.n_steps() > 0 {
                self.steps(i, &body);
            }
            return;
        }
        let Some(choice) = self.instances[i].choice else { return };
        let group = self.system.groups.len();
        let mut commands = Vec::new();
        let mut asserts = Vec::new();
        for (number, c) in module.body.commands.iter().enumerate() {
            let command = self.command(i, c, &set);
            commands.push(command);
            for action in &c.actions {
                if let Action::Assert(e, span) = action {
                    asserts.push((number, e, *span));
                }
            }
        }
        let may_idle = module.kind == ModuleKind::Process;
        self.system.groups.push(Group { name, choice: Some(choice), commands, may_idle });
        for (number, e, span) in asserts {
            self.place = Place::Instance(i);
            if let Some(e) = typing::want(self, e, Ty::Bool) {
                let fires = self.system.fires(group, number);
                let expr = self.system.pool.implies(fires, e);
                let name = snippet(self.text, span);
                let clause = Clause { name, expr, span: Some(span), is_range: false };
                self.system.goals.push(clause);
            }
        }
    }

    fn command(&mut self, i: usize, c: &ast::Command, set: &[&str]) -> Command {
        self.place = Place::Instance(i);
        let guard = typing::want(self, &c.guard, Ty::Bool);
        let guard = guard.unwrap_or_else(|| self.system.pool.truth(false));
        if let Some(pick) = &c.pick {
            self.error(pick.name.span, "`pick` is for families that are counted");
        }
        let mut updates: Vec<(Slot, Expr)> = Vec::new();
        for action in &c.actions {
            match action {
                Action::Skip(_) | Action::Assert(..) => {}
                Action::Emit(name) => {
                    let module = self.instances[i].module;
                    let is = |p: &ast::Port| {
                        p.name.text == name.text && p.direction == Direction::Output
                    };
                    let defined = module.body.outputs.iter().any(|o| o.0.text == name.text);
                    if !module.ports.iter().any(is) {
                        self.error(name.span, format!("there is no output `{}`", name.text));
                    } else if defined {
                        let text = format!("`{}` has a definition already", name.text);
                        self.error(name.span, text);
                    }
                }
                Action::Set { owner: None, name, value } => {
                    if set.contains(&name.text.as_str()) {
                        let text = format!("`{}` is set by `next` already", name.text);
                        self.error(name.span, text);
                    }
                    let Some(update) = self.update(i, name, value) else { continue };
                    if updates.iter().any(|u| u.0 == update.0) {
                        self.error(name.span, format!("`{}` is set twice", name.text));
                    }
                    updates.push(update);
                }
                Action::Set { owner: Some(owner), .. } => {
                    self.error(owner.span, "a module sets only its own variables");
                }
                Action::Each { name, .. } => {
                    self.error(name.span, "`each` is for families that are counted");
                }
            }
        }
        let lane = self.instances[i].lane;
        let text = actions_text(self.text, c);
        Command { guard, updates, lane, text, span: Some(c.span) }
    }

    fn update(&mut self, i: usize, name: &Name, value: &ast::Expr) -> Option<(Slot, Expr)> {
        let Some((slot, domain)) = self.instances[i].vars.get(&name.text).cloned() else {
            self.error(name.span, format!("there is no variable `{}` here", name.text));
            return None;
        };
        self.place = Place::Instance(i);
        let value = typing::fit(self, value, &domain, false)?;
        Some((slot, value))
    }
}

impl Lookup for Builder<'_> {
    fn pool(&mut self) -> &mut Pool {
        &mut self.system.pool
    }

    fn globals(&self) -> &Globals {
        &self.globals
    }

    fn complain(&mut self, d: Diagnostic) {
        // The same text is read once for each level.
        if !self.wrong.contains(&d) {
            self.wrong.push(d);
        }
    }

    fn name(&mut self, name: &str, span: Span) -> Found {
        self.found(self.place, name, span)
    }

    fn field(&mut self, owner: &Name, field: &Name) -> Found {
        let Place::Wiring(level) = self.place else { return Found::Unknown };
        if let (Level::Block(block @ 1..), "inner") = (level, owner.text.as_str()) {
            return self.found(Place::Block(block - 1), &field.text, field.span);
        }
        let key = (level, owner.text.clone());
        let Some(&i) = self.by_name.get(&key) else { return Found::Unknown };
        let module = self.instances[i].module;
        let is = |p: &ast::Port| p.name.text == field.text && p.direction == Direction::Output;
        let ok = module.kind == ModuleKind::Observer && field.text == "ok";
        if !ok && !module.ports.iter().any(is) {
            let text = format!("`{}` has no output `{}`", module.name.text, field.text);
            self.error(field.span, text);
            return Found::Wrong;
        }
        self.found(Place::Instance(i), &field.text, field.span)
    }
}

/// A piece of the source, in one line.
pub(crate) fn snippet(text: &str, span: Span) -> String {
    let piece = text.get(span.lo as usize..span.hi as usize).unwrap_or("");
    piece.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a command does, as it was written.
pub(crate) fn actions_text(text: &str, c: &ast::Command) -> String {
    let whole = snippet(text, c.span);
    match whole.split_once(" do ") {
        Some((_, actions)) => actions.to_string(),
        None => whole,
    }
}
