//! Statements.

use super::Checker;
use super::expr::{Use, count_runs};
use crate::syntax::ast::*;
use heddle_span::{Diagnostic, Span};

/// What a sequence is the inside of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Body,
    Block,
    Atomic,
    DStep,
    For,
    Option,
}

impl Checker<'_> {
    pub(super) fn sequence(&mut self, seq: &mut Seq, place: Place) {
        if place != Place::Option {
            self.symbols.open_block();
        }
        self.first_label(seq, place);
        for s in &mut seq.stmts {
            self.statement(s);
        }
        if place != Place::Option {
            self.symbols.close_block();
        }
        let nothing = |s: &Stmt| matches!(s.kind, StmtKind::Exclusive(..));
        if place != Place::Body && place != Place::For && seq.stmts.iter().all(nothing) {
            self.error(seq.span, "a sequence must have at least one statement");
        }
    }

    /// A jump into a block must not go to its first statement: SPIN wants the
    /// label before the block.
    fn first_label(&mut self, seq: &Seq, place: Place) {
        let Some(first) = seq.stmts.iter().find(|s| !matches!(s.kind, StmtKind::Exclusive(..)))
        else {
            return;
        };
        let Some(label) = first_label_of(first) else { return };
        let (name, span) = (label.name.clone(), label.span);
        let what = format!("label `{name}` stands on the first statement of its block");
        match place {
            Place::Body | Place::For => {}
            Place::Option => {
                self.warning(span, format!("label `{name}` stands on the guard of an option"))
            }
            _ => self.report(Diagnostic::error(span, what).help("put it before the block")),
        }
    }

    fn statement(&mut self, s: &mut Stmt) {
        let span = s.span;
        if !matches!(s.kind, StmtKind::Unless { .. }) {
            self.declare_labels(s);
        }
        self.in_trace(s);
        match &mut s.kind {
            StmtKind::Decl(ids) => {
                let ids = ids.clone();
                self.declare(&ids);
            }
            StmtKind::Exclusive(which, vars) => self.exclusive(*which, vars),
            StmtKind::Expr(e) => self.condition(e),
            StmtKind::Assign(v, e) => self.assign(v, e, span),
            StmtKind::Incr(v) | StmtKind::Decr(v) => {
                self.assigned(v, span);
                if self.type_of(v) == Some(Type::Chan) && v.fields.is_empty() {
                    self.error(span, format!("nothing can be computed from channel `{}`", v.name));
                }
            }
            StmtKind::Send(send) => self.send(send, span),
            StmtKind::Recv(recv) => self.receive(recv, span),
            StmtKind::If(options) => self.options(options),
            StmtKind::Do(options) => {
                self.loops += 1;
                self.options(options);
                self.loops -= 1;
            }
            StmtKind::ForRange { var, lo, hi, body } => {
                self.loop_variable(var);
                self.range(var, lo, hi);
                self.for_body(body);
            }
            StmtKind::ForIn { var, over, body } => {
                self.variable(var, Use::Loop);
                self.variable(over, Use::Loop);
                self.loop_over(var, over);
                self.for_body(body);
            }
            StmtKind::Select { var, lo, hi } => {
                self.loop_variable(var);
                self.range(var, lo, hi);
            }
            StmtKind::Break => {
                if self.loops == 0 {
                    self.error(span, "`break` stands outside a loop");
                }
            }
            StmtKind::Goto(label) => {
                let label = label.clone();
                self.goto(&label);
            }
            StmtKind::Atomic(body) => self.sequence(body, Place::Atomic),
            StmtKind::DStep(body) => self.d_step(body),
            StmtKind::Block { body, call } => {
                if let Some(id) = call {
                    self.call(*id);
                }
                self.sequence(body, Place::Block);
            }
            StmtKind::Unless { main, escape } => self.unless(main, escape, span),
            StmtKind::Assert(e) => self.expr(e),
            StmtKind::Printf { args, .. } => args.iter_mut().for_each(|a| self.expr(a)),
            StmtKind::Printm(e) => self.expr(e),
            StmtKind::SetPriority { pid, priority } => {
                self.expr(pid);
                self.expr(priority);
            }
            StmtKind::Else | StmtKind::Code(_) | StmtKind::Error => {}
        }
    }

    /// In a `trace` only plain sends and receives happen.
    fn in_trace(&mut self, s: &Stmt) {
        if !matches!(self.kind(), Some(ProcKind::Trace | ProcKind::Notrace)) {
            return;
        }
        let event = match &s.kind {
            StmtKind::Send(send) => !send.sorted,
            StmtKind::Recv(recv) => !recv.random && !recv.keep,
            StmtKind::If(_) | StmtKind::Do(_) | StmtKind::ForRange { .. } => true,
            StmtKind::ForIn { .. } | StmtKind::Select { .. } => true,
            StmtKind::Break | StmtKind::Goto(_) | StmtKind::Decl(_) => true,
            StmtKind::Exclusive(..) | StmtKind::Unless { .. } | StmtKind::Error => true,
            // A label on nothing.
            StmtKind::Expr(e) => {
                !s.labels.is_empty() && matches!(e.kind, ExprKind::Int(1, Spelling::Skip))
            }
            _ => false,
        };
        if !event {
            self.error(s.span, "this is no event: a trace has only plain sends and receives");
        }
    }

    fn condition(&mut self, e: &mut Expr) {
        self.expr(e);
        let runs = count_runs(e);
        if runs > 0 && !matches!(e.kind, ExprKind::Run(_)) {
            let what = match runs {
                1 => "`run` cannot be part of a larger condition",
                _ => "there can be only one `run` in a statement",
            };
            self.error(e.span, what);
        }
    }

    fn assign(&mut self, v: &mut VarRef, e: &mut Expr, span: Span) {
        self.assigned(v, span);
        self.expr(e);
        let Target::Var(id) = v.target else {
            return self.no_channel_arithmetic(None, e);
        };
        let base = self.program.vars[id.index()].ty;
        if matches!(base, Type::Struct(_)) {
            return;
        }
        self.no_channel_arithmetic(Some(base), e);
        if let ExprKind::Mtype(given, _) = e.kind {
            let has = *self.mtype_of.entry(id).or_insert(given);
            if has != given {
                self.wrong_set(span, &v.name.clone(), has, given);
            }
        }
    }

    fn assigned(&mut self, v: &mut VarRef, span: Span) {
        self.variable(v, Use::Assigned);
        if matches!(v.target, Target::Pid | Target::NrPr | Target::Last) || &*v.name == "_p" {
            self.error(v.span, format!("`{}` cannot be assigned to", v.name));
        }
        if self.kind() == Some(ProcKind::Never) {
            self.warning(span, "this never claim changes a variable");
        }
    }

    fn options(&mut self, options: &mut [Seq]) {
        let guard =
            |o: &Seq| o.stmts.iter().find(|s| !matches!(s.kind, StmtKind::Exclusive(..))).cloned();
        let mut elses: Vec<Span> = Vec::new();
        let mut talks = false;
        for o in options.iter() {
            match guard(o) {
                Some(Stmt { kind: StmtKind::Else, span, .. }) => elses.push(span),
                Some(s) => talks |= uses_channel(&s),
                None => {}
            }
        }
        if let [first, .., second] = elses[..] {
            let d = Diagnostic::error(second, "there can be only one `else`");
            self.report(d.label(first, "the other one"));
        }
        if let ([first, ..], true) = (&elses[..], talks) {
            let what =
                "`else` beside a send or a receive is dubious: it depends on the channel's state";
            if self.has_claims {
                self.error(*first, format!("{what}, and the model has `xr` or `xs`"));
            } else {
                self.warning(*first, what);
            }
        }
        for o in options {
            self.sequence(o, Place::Option);
        }
    }

    fn for_body(&mut self, body: &mut Seq) {
        self.loops += 1;
        self.sequence(body, Place::For);
        self.loops -= 1;
    }

    fn loop_variable(&mut self, var: &mut VarRef) {
        self.variable(var, Use::Loop);
        self.plain_loop_variable(var);
    }

    fn plain_loop_variable(&mut self, var: &VarRef) {
        let Target::Var(id) = var.target else { return };
        let v = &self.program.vars[id.index()];
        if v.array.is_some() || matches!(v.ty, Type::Chan | Type::Struct(_)) {
            let what = format!("`{}` cannot count: a loop needs a variable of its own", var.name);
            self.error(var.span, what);
        }
    }

    fn range(&mut self, var: &VarRef, lo: &mut Expr, hi: &mut Expr) {
        self.expr(lo);
        self.expr(hi);
        self.not_in_test(count_runs(hi), hi.span);
        if let (ExprKind::Int(a, _), ExprKind::Int(b, _)) = (&lo.kind, &hi.kind)
            && a > b
        {
            let what = format!("`{}` starts at {a}, beyond its end {b}", var.name);
            self.error(lo.span.to(hi.span), what);
        }
    }

    /// `for (x in a)`: the indices of an array, or the messages of a channel.
    fn loop_over(&mut self, var: &VarRef, over: &VarRef) {
        let (Target::Var(x), Target::Var(a)) = (var.target, over.target) else { return };
        let (x, a) = (&self.program.vars[x.index()], &self.program.vars[a.index()]);
        if let Type::Struct(record) = x.ty {
            let fits = match &a.init {
                Init::Chan(c) => c.capacity > 0 && c.fields == [Type::Struct(record)],
                _ => false,
            };
            if !fits {
                let what = format!(
                    "`{}` is no buffered channel of records like `{}`",
                    over.name, var.name
                );
                self.error(over.span, what);
            }
            return;
        }
        if a.array.is_none() {
            return self.error(over.span, format!("`{}` is no array", over.name));
        }
        self.plain_loop_variable(var);
    }

    fn d_step(&mut self, body: &mut Seq) {
        let outer = self.d_step;
        let loops = std::mem::replace(&mut self.loops, 0);
        if outer.is_none() {
            self.n_d_steps += 1;
            self.d_step = Some(self.n_d_steps);
        }
        if let (None, Some(span)) = (outer, body.stmts.first().and_then(begins_with_unless)) {
            self.error(span, "a `d_step` cannot begin with `unless`");
        }
        self.sequence(body, Place::DStep);
        self.d_step = outer;
        self.loops = loops;
    }

    fn unless(&mut self, main: &mut Stmt, escape: &mut Stmt, span: Span) {
        let braced = |s: &Stmt| {
            matches!(s.kind, StmtKind::Block { .. } | StmtKind::Atomic(_) | StmtKind::DStep(_))
        };
        let is_do = matches!(main.kind, StmtKind::Do(_));
        if let (Some(l), false, false) = (main.labels.first(), braced(main), is_do) {
            let help = format!("write `{}: {{ .. unless .. }}`", l.name);
            let what = format!("label `{}` is misplaced before an `unless`", l.name);
            self.report(Diagnostic::error(l.span, what).help(help));
        }
        if let (Some(l), false) = (escape.labels.first(), matches!(escape.kind, StmtKind::Do(_))) {
            let what = format!("label `{}` cannot stand on an escape", l.name);
            self.error(l.span, what);
        }
        if self.d_step.is_some() {
            let what = "nothing interrupts a `d_step`: the escape is tried only if the statement before `unless` cannot begin";
            self.warning(span, what);
        }
        self.statement(main);
        self.statement(escape);
    }

    /// The arguments of an inline call, where the call stands.
    fn call(&mut self, id: CallId) {
        let call = &mut self.program.calls[id.index()];
        let mut args = std::mem::take(&mut call.arg_exprs);
        let mut result = call.result.take();
        let outer = std::mem::replace(&mut self.in_call, true);
        args.iter_mut().for_each(|a| self.expr(a));
        self.in_call = outer;
        if let Some(v) = &mut result {
            self.variable(v, Use::Assigned);
        }
        let call = &mut self.program.calls[id.index()];
        (call.arg_exprs, call.result) = (args, result);
    }
}

/// The label on the element that a statement begins with. Loops begin with an
/// element of their own, before the one that bears the label.
fn first_label_of(s: &Stmt) -> Option<&Label> {
    match &s.kind {
        StmtKind::Do(_) | StmtKind::ForRange { .. } | StmtKind::ForIn { .. } => None,
        StmtKind::Select { .. } => None,
        StmtKind::Unless { main, .. } => main.labels.first(),
        _ => s.labels.first(),
    }
}

/// Whether a guard sends, receives, or asks whether a channel is full or empty.
fn uses_channel(s: &Stmt) -> bool {
    fn probes(e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Probe(..) => true,
            ExprKind::Binary(_, a, b) => probes(a) || probes(b),
            _ => false,
        }
    }
    match &s.kind {
        StmtKind::Send(_) | StmtKind::Recv(_) => true,
        StmtKind::Expr(e) => probes(e),
        _ => false,
    }
}

/// Where an `unless` stands that a statement begins with.
fn begins_with_unless(s: &Stmt) -> Option<Span> {
    match &s.kind {
        StmtKind::Unless { .. } => Some(s.span),
        StmtKind::Atomic(body) | StmtKind::Block { body, .. } | StmtKind::DStep(body) => {
            body.stmts.first().and_then(begins_with_unless)
        }
        _ => None,
    }
}
