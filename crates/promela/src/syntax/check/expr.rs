//! Expressions: every name looked up, every reference complete.

use super::Checker;
use super::symbol::Symbol;
use crate::syntax::ast::*;
use crate::syntax::parser::hints::nearly;
use heddle_span::{Diagnostic, Span};

/// What a reference is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// Its value is read.
    Value,
    /// Its value is set.
    Assigned,
    /// It takes a value of a message: `_` will do, and a whole record.
    Received,
    /// It is passed: a whole record will do.
    Passed,
    /// `xr`, `xs`: a whole record will do.
    Claimed,
    /// It stands in the parentheses of `for`: a whole array or record will do.
    Loop,
}

impl Checker<'_> {
    pub(super) fn expr(&mut self, e: &mut Expr) {
        let span = e.span;
        match &mut e.kind {
            ExprKind::Int(..) | ExprKind::Mtype(..) | ExprKind::Timeout | ExprKind::Error => {}
            ExprKind::Code(_) => {}
            ExprKind::NonProgress => {
                if !matches!(self.kind(), None | Some(ProcKind::Never)) {
                    self.error(span, "`np_` can only be used in a never claim or a formula");
                }
            }
            ExprKind::Var(v) => {
                self.variable(v, Use::Value);
            }
            ExprKind::Unary(_, a) | ExprKind::GetPriority(a) => self.expr(a),
            ExprKind::Enabled(a) => {
                self.expr(a);
                self.enabled_at.get_or_insert(span);
                self.outside_claim("enabled", span);
            }
            ExprKind::PcValue(a) => {
                self.expr(a);
                self.outside_claim("pc_value", span);
            }
            ExprKind::Binary(_, a, b) => {
                self.expr(a);
                self.expr(b);
            }
            ExprKind::Cond(a, b, c) => {
                self.expr(a);
                self.expr(b);
                self.expr(c);
            }
            ExprKind::Run(run) => self.run_expr(run, span),
            ExprKind::Len(v) | ExprKind::Probe(_, v) => {
                self.variable(v, Use::Value);
            }
            ExprKind::Poll { chan, args, .. } => self.poll(chan, args, span),
            ExprKind::RemoteLabel { proc, pid, label } => {
                let found = self.remote(proc, pid.as_deref_mut());
                if let Some(id) = found
                    && !self.labels.is_known(id, &label.name)
                {
                    let what = format!("proctype `{}` has no label `{}`", proc.name, label.name);
                    let mut d = Diagnostic::error(label.span, what);
                    if self.proc == Some(id) {
                        d = d.note("a process's own labels are known only after they are declared");
                    }
                    self.report(d);
                }
            }
            ExprKind::RemoteVar { proc, pid, var } => {
                let found = self.remote(proc, pid.as_deref_mut());
                if let Some(i) = &mut var.index {
                    self.expr(i);
                }
                if let Some(id) = found {
                    self.remote_variable(id, proc, var);
                }
            }
        }
    }

    /// An argument of a `run` or a send: a whole record will do.
    pub(super) fn argument(&mut self, e: &mut Expr) {
        match &mut e.kind {
            ExprKind::Var(v) => {
                self.variable(v, Use::Passed);
            }
            _ => self.expr(e),
        }
    }

    fn outside_claim(&mut self, word: &str, span: Span) {
        if !matches!(self.kind(), None | Some(ProcKind::Never)) && !self.warned_enabled {
            self.warned_enabled = true;
            self.warning(span, format!("`{word}` is meant for never claims"));
        }
    }

    fn run_expr(&mut self, run: &mut Run, span: Span) {
        for a in &mut run.args {
            self.argument(a);
        }
        if self.proc.is_none() {
            self.error(span, "`run` can only be used inside a process");
        }
        if self.d_step.is_some() {
            let what = "`run` cannot stand inside a `d_step`";
            self.report(Diagnostic::error(span, what).help("use `atomic`"));
        }
        if run.args.iter().any(|a| count_runs(a) > 0) {
            self.error(span, "there can be only one `run` in a statement");
        }
        let is_proctype = |p: &Proc| matches!(p.kind, ProcKind::Proctype | ProcKind::DProctype);
        let procs = &self.program.procs;
        let found = procs.iter().position(|p| is_proctype(p) && p.name == run.proc.name);
        let Some(at) = found else {
            let what = format!("there is no proctype `{}`", run.proc.name);
            return self.error(run.proc.span, what);
        };
        run.proc.proc = Some(ProcId(at as u32));
        let p = &procs[at];
        let place = p.span;
        let types = p.params.iter().map(|id| self.program.vars[id.index()].ty);
        let wanted: usize = types.map(|ty| self.values_of(ty)).sum();
        let given: usize = run.args.iter().map(|a| self.values_in(a)).sum();
        if wanted != given {
            let what = format!(
                "proctype `{}` takes {wanted} argument{}, {given} given",
                run.proc.name,
                if wanted == 1 { "" } else { "s" },
            );
            self.report(Diagnostic::error(span, what).label(place, "declared here"));
        }
        self.constants_of_other_sets(at, &run.args);
    }

    /// A constant can be passed only where its own set of constants is wanted.
    fn constants_of_other_sets(&mut self, proc: usize, args: &[Expr]) {
        for (i, a) in args.iter().enumerate() {
            let Some(&id) = self.program.procs[proc].params.get(i) else { return };
            let param = &self.program.vars[id.index()];
            match (param.ty, &a.kind) {
                // A record is several values: what follows is no longer in step.
                (Type::Struct(_), _) => return,
                (Type::Mtype(wanted), ExprKind::Mtype(given, _)) if wanted != *given => {
                    let name = param.name.clone();
                    self.wrong_set(a.span, &name, wanted, *given);
                }
                _ => {}
            }
        }
    }

    fn remote(&mut self, proc: &mut ProcRef, pid: Option<&mut Expr>) -> Option<ProcId> {
        if let Some(e) = pid {
            self.expr(e);
        }
        let at = self.program.procs.iter().position(|p| p.name == proc.name)?;
        proc.proc = Some(ProcId(at as u32));
        proc.proc
    }

    fn remote_variable(&mut self, id: ProcId, proc: &ProcRef, var: &mut VarRef) {
        let matches = |v: &Var| v.owner == Some(id) && v.name == var.name;
        let at = self.program.vars.iter().position(matches);
        let Some(at) = at else {
            let what = format!("proctype `{}` has no variable `{}`", proc.name, var.name);
            return self.error(var.span, what);
        };
        var.target = Target::Var(VarId(at as u32));
        let v = &self.program.vars[at];
        let (array, is_record) = (v.array, matches!(v.ty, Type::Struct(_)));
        if is_record {
            self.error(var.span, "fields of a record in another process cannot be read");
        }
        self.index_fits(&var.name.clone(), var.span, array, var.index.is_some());
    }

    /// Looks a reference up and checks that it is complete for its use.
    pub(super) fn variable(&mut self, v: &mut VarRef, used: Use) {
        if let Some(i) = &mut v.index {
            self.expr(i);
        }
        for f in &mut v.fields {
            if let Some(i) = &mut f.index {
                self.expr(i);
            }
        }
        v.target = self.find(v, used);
        let Target::Var(id) = v.target else { return };
        let var = &self.program.vars[id.index()];
        let (mut ty, mut array) = (var.ty, var.array);
        if array.is_none() && v.index.as_deref().is_some_and(is_zero) {
            // SPIN takes `x[0]` for `x`.
            v.index = None;
        }
        let whole_array = used == Use::Loop && v.fields.is_empty();
        if !whole_array {
            self.index_fits(&v.name.clone(), v.span, array, v.index.is_some());
        }
        self.index_in_range(v.index.as_deref(), array);
        let mut name = v.name.clone();
        for f in &mut v.fields {
            let Type::Struct(id) = ty else {
                let what = format!("`{name}` is no record: it has no field `{}`", f.name);
                self.error(f.span, what);
                v.target = Target::Unresolved;
                return;
            };
            let t = &self.program.typedefs[id.index()];
            let Some(at) = t.fields.iter().position(|x| x.name == f.name) else {
                let what = format!("type `{}` has no field `{}`", t.name, f.name);
                let place = t.span;
                self.report(Diagnostic::error(f.span, what).label(place, "declared here"));
                v.target = Target::Unresolved;
                return;
            };
            f.field = Some(at as u32);
            (ty, array) = (t.fields[at].ty, t.fields[at].array);
            name = f.name.clone();
            if array.is_none() && f.index.as_ref().is_some_and(is_zero) {
                f.index = None;
            }
            if used != Use::Loop {
                self.index_fits(&name, f.span, array, f.index.is_some());
            }
            self.index_in_range(f.index.as_ref(), array);
        }
        let partial = matches!(ty, Type::Struct(_));
        if partial && matches!(used, Use::Value | Use::Assigned) && !self.in_call {
            self.error(v.span, format!("`{name}` is a whole record; name one of its fields"));
        }
    }

    fn find(&mut self, v: &VarRef, used: Use) -> Target {
        match &*v.name {
            "_pid" => return Target::Pid,
            "_nr_pr" => return Target::NrPr,
            "_last" => return Target::Last,
            "_priority" => return Target::Priority,
            "_" => {
                // In a trace it stands for any value sent.
                let trace = matches!(self.kind(), Some(ProcKind::Trace | ProcKind::Notrace));
                if used == Use::Value || used == Use::Passed && !trace {
                    self.error(v.span, "`_` can be written but not read");
                }
                return Target::Anonymous;
            }
            _ => {}
        }
        match self.symbols.find(&v.name) {
            Some(Symbol::Var(id)) => Target::Var(id),
            Some(Symbol::Label(_)) if self.in_call => Target::Unresolved,
            Some(Symbol::Label(_)) => {
                self.error(v.span, format!("`{}` is a label, not a variable", v.name));
                Target::Unresolved
            }
            None => {
                self.undeclared(v);
                Target::Unresolved
            }
        }
    }

    fn undeclared(&mut self, v: &VarRef) {
        if !self.undeclared.insert((self.proc, v.name.clone())) {
            return;
        }
        let mut d = Diagnostic::error(v.span, format!("undeclared variable `{}`", v.name));
        if self.macros.get(&v.name).is_some() {
            d = d.help(format!(
                "macro `{0}` is not expanded where it touches a number: write `1 .. {0}`, not `1..{0}`",
                v.name
            ));
        } else if self.program.vars.iter().any(|x| x.name == v.name && x.owner.is_none()) {
            d = d.help("it is declared further down; a declaration must come before its uses");
        } else if let Some(near) = self.similar(&v.name) {
            d = d.help(format!("is `{near}` meant?"));
        } else if let Some(word) =
            ["true", "false", "skip", "timeout"].iter().find(|w| nearly(w, &v.name))
        {
            d = d.help(format!("is `{word}` meant?"));
        }
        self.report(d);
    }

    /// A visible name that is nearly this one.
    fn similar(&self, name: &Name) -> Option<Name> {
        let visible = |v: &&Var| v.owner.is_none() || v.owner == self.proc;
        let mut vars = self.program.vars.iter().filter(visible);
        vars.find(|v| v.name.len() > 2 && nearly(&v.name, name)).map(|v| v.name.clone())
    }

    fn index_fits(&mut self, name: &str, span: Span, array: Option<u32>, indexed: bool) {
        match (array.is_some(), indexed) {
            (true, false) => self.error(span, format!("array `{name}` needs an index")),
            (false, true) => self.error(span, format!("`{name}` is no array and has no index")),
            _ => {}
        }
    }

    fn index_in_range(&mut self, index: Option<&Expr>, array: Option<u32>) {
        let (Some(e), Some(n)) = (index, array) else { return };
        if let ExprKind::Int(i, _) = e.kind
            && (i < 0 || i as u32 >= n)
        {
            self.warning(e.span, format!("index {i} is outside the array, which has {n} elements"));
        }
    }

    /// SPIN wants what a `provided` clause reads to be global.
    pub(super) fn provided(&mut self, e: &mut Expr) {
        self.expr(e);
        if let Some(span) = self.local_in(e) {
            self.error(span, "a `provided` clause cannot read a variable of its own process");
        }
    }

    fn local_in(&self, e: &Expr) -> Option<Span> {
        let local = |v: &VarRef| match v.target {
            Target::Var(id) if self.program.vars[id.index()].owner.is_some() => Some(v.span),
            _ => None,
        };
        match &e.kind {
            ExprKind::Var(v) | ExprKind::Len(v) | ExprKind::Probe(_, v) => local(v),
            ExprKind::Poll { chan, .. } => local(chan),
            ExprKind::Unary(_, a) => self.local_in(a),
            ExprKind::Binary(_, a, b) => self.local_in(a).or_else(|| self.local_in(b)),
            ExprKind::Cond(a, b, c) => {
                self.local_in(a).or_else(|| self.local_in(b)).or_else(|| self.local_in(c))
            }
            ExprKind::Run(_) => Some(e.span),
            _ => None,
        }
    }
}

fn is_zero(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Int(0, _))
}

/// The number of `run`s in an expression, those in arguments of a `run` aside.
pub fn count_runs(e: &Expr) -> usize {
    let inside = |a: &Option<Box<Expr>>| a.as_deref().map_or(0, count_runs);
    match &e.kind {
        ExprKind::Run(_) => 1,
        ExprKind::Var(v) | ExprKind::Len(v) | ExprKind::Probe(_, v) => runs_in_indices(v),
        ExprKind::Poll { chan, args, .. } => {
            let args = args.iter().map(|a| match &a.kind {
                RecvArgKind::Var(v) => runs_in_indices(v),
                RecvArgKind::Eval(e) | RecvArgKind::Const(e) => count_runs(e),
            });
            runs_in_indices(chan) + args.sum::<usize>()
        }
        ExprKind::RemoteLabel { pid, .. } => inside(pid),
        ExprKind::RemoteVar { pid, var, .. } => inside(pid) + runs_in_indices(var),
        ExprKind::Unary(_, a) => count_runs(a),
        ExprKind::Binary(_, a, b) => count_runs(a) + count_runs(b),
        ExprKind::Cond(a, b, c) => count_runs(a) + count_runs(b) + count_runs(c),
        ExprKind::Enabled(a) | ExprKind::PcValue(a) | ExprKind::GetPriority(a) => count_runs(a),
        _ => 0,
    }
}

/// The number of `run`s in the indices of a variable and its fields.
pub fn runs_in_indices(v: &VarRef) -> usize {
    let fields = v.fields.iter().map(|f| f.index.as_ref());
    fields.chain([v.index.as_deref()]).flatten().map(count_runs).sum()
}
