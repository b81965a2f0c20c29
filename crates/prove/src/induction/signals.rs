//! The value of every signal, worked out once and on demand: definitions may use
//! each other in any order, but not in a circle within one tick.

use super::{Builder, DEEPEST, Level, Memo, Place};
use crate::expr::{Domain, Expr, Pool};
use crate::syntax::ast::{self, Action, Direction, ModuleKind, Name};
use crate::typing::{self, Found, Globals, Lookup, Ty, Typed};
use heddle_span::{Diagnostic, Span};

impl<'a> Builder<'a> {
    /// The value of a signal, worked out once.
    pub(super) fn value(&mut self, place: Place, name: &str, span: Span) -> Option<Typed> {
        match self.found(place, name, span) {
            Found::Value(typed) => Some(typed),
            Found::Wrong => None,
            Found::Unknown => {
                self.error(span, format!("`{name}` is not known here"));
                None
            }
        }
    }

    pub(super) fn found(&mut self, place: Place, name: &str, span: Span) -> Found {
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

    pub(super) fn fitted(&mut self, e: &ast::Expr, domain: &Domain, place: Place) -> Found {
        let saved = std::mem::replace(&mut self.place, place);
        let value = typing::fit(self, e, domain, true);
        self.place = saved;
        let ty = self.globals.ty(domain);
        value.map_or(Found::Wrong, |e| Found::Value(Typed { e, ty }))
    }

    /// A signal of a block: an output is defined by what makes the block, an
    /// input by what is around it.
    pub(super) fn in_block(&mut self, block: usize, name: &str) -> Found {
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

    pub(super) fn in_instance(&mut self, i: usize, name: &str) -> Found {
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
    pub(super) fn emitted(&mut self, i: usize, name: &str, span: Span, domain: &Domain) -> Found {
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
