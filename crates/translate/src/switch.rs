//! `switch`: an `if` over the cases where each ends by itself, jumps where one
//! falls through into the next.

use crate::build::{Name, PmlExpr, any};
use crate::c::*;
use crate::lower::Lower;
use crate::steps::{Guard, Step, StepKind, Val};
use crate::stmt::Jump;

impl Lower<'_> {
    pub fn switch(&mut self, e: &Expr, body: &Stmt, tail: bool) {
        let v = self.value(e);
        let v = if v.constant().is_some() { v } else { self.spill(v) };
        let St::Block(list) = &body.kind else {
            self.refuse(body.span, "a switch without brackets is not translated");
            return;
        };
        let end = self.new_label("end_switch");
        let depth = self.scopes.len();
        let (brk, cont_used, brk_used) = (Some(end.clone()), false, false);
        let jump = Jump { brk, cont: None, cont_used, brk_used, depth };
        self.loops.push(jump);
        match groups(list) {
            Some(groups) => self.plain_switch(&v, groups, tail),
            None => self.jumping_switch(&v, list, &end),
        }
        if self.loops.pop().is_some_and(|j| j.brk_used) {
            let s = Step::new(StepKind::Label(end), None);
            self.push(s);
            let s = self.step_of(StepKind::skip());
            self.push(s);
        }
    }

    /// Every case ends by itself.
    fn plain_switch(&mut self, v: &Val, groups: Vec<Group<'_>>, tail: bool) {
        let mut options = Vec::new();
        let mut other = Vec::new();
        for g in groups {
            let (body, ()) = self.apart(|l| l.list(&g.body, tail));
            if g.is_default {
                other = body;
                continue;
            }
            let tests: Vec<PmlExpr> = g.values.iter().map(|n| self.is_number(v, *n)).collect();
            options.push((Guard::If(any(tests)), body));
        }
        options.push((Guard::Else, other));
        let s = self.step_of(StepKind::If(options));
        self.push(s);
    }

    /// Cases that fall through, or labels in odd places: jump to them.
    fn jumping_switch(&mut self, v: &Val, list: &[Stmt], end: &Name) {
        let mut cases: Vec<(Option<i128>, Name)> = Vec::new();
        let mut number = |l: &mut Self, value: Option<i128>| {
            let label = l.new_label("case");
            cases.push((value, label.clone()));
            label
        };
        let mut body = Vec::new();
        for s in list {
            let mut at = s;
            let mut labels = Vec::new();
            while let St::Case(value, inner) = &at.kind {
                labels.push(number(self, *value));
                at = inner;
            }
            let mut nested = false;
            at.each(&mut |s| nested |= matches!(s.kind, St::Case(..)));
            let mut inner_switch = false;
            at.each(&mut |s| inner_switch |= matches!(s.kind, St::Switch(..)));
            if nested && !inner_switch {
                self.refuse(at.span, "a case inside another statement is not translated");
            }
            let (made, ()) = self.apart(|l| {
                for label in labels {
                    let s = l.step_of(StepKind::Label(label));
                    l.push(s);
                }
                l.stmt(at, false);
            });
            body.extend(made);
        }
        let mut options = Vec::new();
        let mut default = None;
        for (value, label) in cases {
            let jump = vec![self.step_of(StepKind::goto(&label))];
            match value {
                Some(n) => options.push((Guard::If(self.is_number(v, n)), jump)),
                None => default = Some(jump),
            }
        }
        let default = default.unwrap_or_else(|| {
            if let Some(j) = self.loops.last_mut() {
                j.brk_used = true;
            }
            vec![self.step_of(StepKind::goto(end))]
        });
        options.push((Guard::Else, default));
        let s = self.step_of(StepKind::If(options));
        self.push(s);
        self.out.extend(body);
    }
}

/// The cases of a switch that share a body.
struct Group<'a> {
    values: Vec<i128>,
    is_default: bool,
    body: Vec<Stmt>,
    _of: std::marker::PhantomData<&'a ()>,
}

/// The bodies of a switch, if every one ends by itself and no label hides inside.
fn groups(list: &[Stmt]) -> Option<Vec<Group<'_>>> {
    let mut out: Vec<Group<'_>> = Vec::new();
    let mut open = false;
    for s in list {
        let mut at = s;
        let mut fresh = false;
        while let St::Case(value, inner) = &at.kind {
            if open {
                return None;
            }
            if !fresh {
                let _of = std::marker::PhantomData;
                out.push(Group { values: Vec::new(), is_default: false, body: Vec::new(), _of });
                fresh = true;
            }
            let group = out.last_mut()?;
            match value {
                Some(n) => group.values.push(*n),
                None => group.is_default = true,
            }
            at = inner;
        }
        let mut hidden = false;
        at.each(&mut |s| hidden |= matches!(s.kind, St::Case(..)));
        if hidden || (!fresh && !open) {
            return None;
        }
        let group = out.last_mut()?;
        open = match &at.kind {
            St::Break => false,
            St::Return(_) | St::Goto(_) | St::Continue => {
                group.body.push(at.clone());
                false
            }
            St::Block(inner) if matches!(inner.last().map(|s| &s.kind), Some(St::Break)) => {
                let kept = inner[..inner.len() - 1].to_vec();
                group.body.push(Stmt { kind: St::Block(kept), span: at.span });
                false
            }
            _ => {
                group.body.push(at.clone());
                true
            }
        };
    }
    // A group that holds both `default` and values is the default.
    let defaults = out.iter().filter(|g| g.is_default).count();
    (defaults <= 1).then_some(out)
}
