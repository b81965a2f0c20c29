//! Modules in their places: variables, and the groups of commands that they become.

use super::{Builder, Instance, Place, actions_text, snippet};
use crate::assembly::{Body, BodyWord};
use crate::expr::{Domain, Expr, Slot};
use crate::syntax::ast::{self, Action, Direction, ModuleKind, Name};
use crate::system::{Clause, Command, Group, Lane, StateVar};
use crate::typing::{self, Lookup, Ty};
use heddle_span::Diagnostic;
use std::collections::HashMap;
use std::rc::Rc;

impl<'a> Builder<'a> {
    /// Puts a module in its place: variables, and the slot of its choice.
    pub(super) fn instance(&mut self, u: &'a ast::Use, from: Place, name: String) -> Option<usize> {
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
    pub(super) fn body(
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
    pub(super) fn steps(&mut self, i: usize, body: &Body) {
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

    pub(super) fn initial(&mut self, v: &ast::VarDecl, domain: &Domain) -> Option<i64> {
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

    /// The groups of an instance: one for each equation, one for its commands.
    pub(super) fn commands(&mut self, i: usize) {
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

    pub(super) fn command(&mut self, i: usize, c: &ast::Command, set: &[&str]) -> Command {
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

    pub(super) fn update(
        &mut self,
        i: usize,
        name: &Name,
        value: &ast::Expr,
    ) -> Option<(Slot, Expr)> {
        let Some((slot, domain)) = self.instances[i].vars.get(&name.text).cloned() else {
            self.error(name.span, format!("there is no variable `{}` here", name.text));
            return None;
        };
        self.place = Place::Instance(i);
        let value = typing::fit(self, value, &domain, false)?;
        Some((slot, value))
    }
}
