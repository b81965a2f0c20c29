//! A counted family with a fixed number of processes as a [`System`]: nothing is
//! folded, every process has its own variables.
//!
//! A second way to what `counters` explores, and what is written as SMV. One
//! command for each move, each mover and each process that it can pick.

use crate::counters::{Counted, Move};
use crate::expr::{Expr, Node, Pool, Quantifier, Slot};
use crate::system::{Clause, Command, Group, Lane, StateVar, System};

/// Commands that an instance may have at most.
const MOST: usize = 20_000;

/// The family with `n` processes of every kind; `None` if that is too much to
/// write out.
pub fn instance(family: &Counted, n: u32) -> Option<System> {
    let mut b = Builder {
        f: family,
        s: System::default(),
        shared: Vec::new(),
        members: Vec::new(),
        bound: vec![None; family.binders.len()],
    };
    b.variables(n);
    b.commands()?;
    b.s.finish().expect("one group waits for nobody");
    Some(b.s)
}

struct Member {
    kind: usize,
    locals: Vec<Slot>,
    lane: Lane,
}

struct Builder<'f> {
    f: &'f Counted,
    s: System,
    /// The family's shared slots and ours.
    shared: Vec<(Slot, Slot)>,
    members: Vec<Member>,
    /// Which member each binder stands for now.
    bound: Vec<Option<usize>>,
}

impl Builder<'_> {
    fn variables(&mut self, n: u32) {
        let lane = self.s.lane("shared");
        for v in &self.f.shared {
            let variable = self.f.pool.variable(v.slot).clone();
            let slot = self.s.pool.slot(variable.name, variable.domain);
            self.s.state.push(StateVar { slot, init: v.init, lane });
            self.shared.push((v.slot, slot));
        }
        for (k, kind) in self.f.kinds.iter().enumerate() {
            for i in 0..n {
                let name = format!("{}[{i}]", kind.name);
                let lane = self.s.lane(name.clone());
                let mut locals = Vec::new();
                for l in &kind.locals {
                    let slot = self.s.pool.slot(format!("{name}.{}", l.name), l.domain.clone());
                    self.s.state.push(StateVar { slot, init: l.init, lane });
                    locals.push(slot);
                }
                self.members.push(Member { kind: k, locals, lane });
            }
        }
    }

    /// Who can be in a role: everybody of the kind, or nobody if there is none.
    fn candidates(&self, binder: Option<usize>) -> Vec<Option<usize>> {
        let Some(binder) = binder else { return vec![None] };
        let kind = self.f.binders[binder].kind;
        (0..self.members.len()).filter(|&m| self.members[m].kind == kind).map(Some).collect()
    }

    fn commands(&mut self) -> Option<()> {
        let mut roles = Vec::new();
        for m in &self.f.moves {
            for mover in self.candidates(m.mover) {
                for picked in self.candidates(m.pick.map(|p| p.0)) {
                    if picked.is_none() || picked != mover {
                        roles.push((m, mover, picked));
                    }
                }
            }
        }
        if roles.len() > MOST {
            return None;
        }
        let choice = self.s.choice_slot("process", roles.len());
        let (mut commands, mut asserts) = (Vec::new(), Vec::new());
        for (m, mover, picked) in roles {
            self.bind(m.mover, mover);
            self.bind(m.pick.map(|p| p.0), picked);
            for &(e, fault) in &m.asserts {
                asserts.push((commands.len(), self.expr(e), fault));
            }
            let command = self.command(m, mover, picked);
            commands.push(command);
        }
        let n = commands.len() as i64;
        let name = "process".to_string();
        self.s.groups.push(Group { name, choice: Some(choice), commands, may_idle: false });
        for (command, e, fault) in asserts {
            let fires = self.s.fires(0, command);
            let expr = self.s.pool.implies(fires, e);
            self.goal(expr, fault);
        }
        for &(e, fault) in &self.f.invariants {
            let expr = self.expr(e);
            self.goal(expr, fault);
        }
        if let Some(fault) = self.f.deadlock {
            let chosen = self.s.pool.var(choice);
            let idle = self.s.pool.eq_int(chosen, n);
            let expr = self.s.pool.not(idle);
            self.goal(expr, fault);
        }
        Some(())
    }

    fn goal(&mut self, expr: Expr, fault: u32) {
        let told = &self.f.faults[fault as usize];
        let (name, span) = (told.message.clone(), told.span);
        self.s.goals.push(Clause { name, expr, span, is_range: false });
    }

    fn bind(&mut self, binder: Option<usize>, member: Option<usize>) {
        if let Some(b) = binder {
            self.bound[b] = member;
        }
    }

    fn command(&mut self, m: &Move, mover: Option<usize>, picked: Option<usize>) -> Command {
        let guard = self.expr(m.guard);
        let condition = match m.pick {
            Some((_, c)) => self.expr(c),
            None => self.s.pool.truth(true),
        };
        let guard = self.s.pool.and(guard, condition);
        let mut updates: Vec<(Slot, Expr)> = Vec::new();
        for (binder, sets) in &m.each {
            for member in self.candidates(Some(*binder)).into_iter().flatten() {
                self.bind(Some(*binder), Some(member));
                for &(local, e) in sets {
                    let value = self.expr(e);
                    put(&mut updates, self.members[member].locals[local], value);
                }
            }
        }
        for &(slot, e) in &m.shared {
            let value = self.expr(e);
            let ours = self.shared.iter().find(|s| s.0 == slot).expect("it is shared").1;
            put(&mut updates, ours, value);
        }
        for (member, sets) in [(mover, &m.own), (picked, &m.picked)] {
            let Some(member) = member else { continue };
            for &(local, e) in sets {
                let value = self.expr(e);
                put(&mut updates, self.members[member].locals[local], value);
            }
        }
        let lane = match mover {
            Some(m) => self.members[m].lane,
            None => self.s.lane(self.f.lanes[m.lane].clone()),
        };
        Command { guard, updates, lane, text: m.text.clone(), span: Some(m.span) }
    }

    /// An expression of the family about these members.
    fn expr(&mut self, e: Expr) -> Expr {
        let f = self.f;
        let mut two = |a: Expr, b: Expr| (self.expr(a), self.expr(b));
        match f.pool.node(e) {
            Node::Const(c) => self.s.pool.int(c),
            Node::Var(s) => {
                let slot = self.slot(s);
                self.s.pool.var(slot)
            }
            Node::Not(a) => {
                let a = self.expr(a);
                self.s.pool.not(a)
            }
            Node::Rem(a, by) => {
                let a = self.expr(a);
                self.s.pool.rem(a, by)
            }
            Node::Shr(a, by) => {
                let a = self.expr(a);
                self.s.pool.shr(a, by)
            }
            Node::If(c, a, b) => {
                let (c, (a, b)) = (self.expr(c), (self.expr(a), self.expr(b)));
                self.s.pool.cond(c, a, b)
            }
            Node::And(a, b) => with(two(a, b), &mut self.s.pool, Pool::and),
            Node::Or(a, b) => with(two(a, b), &mut self.s.pool, Pool::or),
            Node::Eq(a, b) => with(two(a, b), &mut self.s.pool, Pool::eq),
            Node::Less(a, b) => with(two(a, b), &mut self.s.pool, Pool::less),
            Node::Add(a, b) => with(two(a, b), &mut self.s.pool, Pool::add),
            Node::Sub(a, b) => with(two(a, b), &mut self.s.pool, Pool::sub),
            Node::Mul(a, b) => with(two(a, b), &mut self.s.pool, Pool::mul),
            Node::BitAnd(a, b) => {
                let (a, b) = two(a, b);
                self.s.pool.bits(a, b, Node::BitAnd(a, b))
            }
            Node::BitOr(a, b) => {
                let (a, b) = two(a, b);
                self.s.pool.bits(a, b, Node::BitOr(a, b))
            }
            Node::BitXor(a, b) => {
                let (a, b) = two(a, b);
                self.s.pool.bits(a, b, Node::BitXor(a, b))
            }
            Node::Over(q, body) => self.over(q, body),
        }
    }

    fn over(&mut self, q: Quantifier, body: Expr) -> Expr {
        let (Quantifier::All(b) | Quantifier::Some(b) | Quantifier::Count(b)) = q;
        let mut each = Vec::new();
        for member in self.candidates(Some(b as usize)) {
            self.bind(Some(b as usize), member);
            each.push(self.expr(body));
        }
        let p = &mut self.s.pool;
        match q {
            Quantifier::All(_) => p.all(each),
            Quantifier::Some(_) => p.any(each),
            Quantifier::Count(_) => {
                // At least one of them, one after another, and so on.
                let most = self.f.pool.counts_to();
                let mut at_least = vec![p.truth(false); most as usize];
                for e in each {
                    for k in (0..at_least.len()).rev() {
                        let again = if k == 0 { e } else { p.and(at_least[k - 1], e) };
                        at_least[k] = p.or(at_least[k], again);
                    }
                }
                let mut number = p.int(0);
                for (k, holds) in at_least.into_iter().enumerate() {
                    let so_many = p.int(k as i64 + 1);
                    number = p.cond(holds, so_many, number);
                }
                number
            }
        }
    }

    fn slot(&self, slot: Slot) -> Slot {
        if let Some(s) = self.shared.iter().find(|s| s.0 == slot) {
            return s.1;
        }
        for (b, binder) in self.f.binders.iter().enumerate() {
            if let Some(local) = binder.slots.iter().position(|s| *s == slot) {
                let member = self.bound[b].expect("a binder is bound where it is read");
                return self.members[member].locals[local];
            }
        }
        unreachable!("a slot is shared or bound")
    }
}

fn with((a, b): (Expr, Expr), p: &mut Pool, f: fn(&mut Pool, Expr, Expr) -> Expr) -> Expr {
    f(p, a, b)
}

fn put(updates: &mut Vec<(Slot, Expr)>, slot: Slot, value: Expr) {
    updates.retain(|u| u.0 != slot);
    updates.push((slot, value));
}
