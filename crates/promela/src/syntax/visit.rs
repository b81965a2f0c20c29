//! Every span of a tree, for tests and tools.

use super::ast::*;
use heddle_span::Span;

/// Calls `f` on the span of every declaration, statement, expression and name.
pub fn each_span<E>(program: &Program, f: &mut impl FnMut(Span) -> Result<(), E>) -> Result<(), E> {
    let mut v = Visitor { f };
    for var in &program.vars {
        v.var(var)?;
    }
    for t in &program.typedefs {
        (v.f)(t.span)?;
        t.fields.iter().try_for_each(|x| v.var(x))?;
    }
    for p in &program.procs {
        (v.f)(p.span)?;
        p.provided.iter().try_for_each(|e| v.expr(e))?;
        v.seq(&p.body)?;
    }
    program.mtypes.iter().flat_map(|m| &m.constants).try_for_each(|c| (v.f)(c.span))?;
    program.inlines.iter().try_for_each(|i| (v.f)(i.span).and((v.f)(i.body)))?;
    program.code.iter().try_for_each(|c| (v.f)(c.span))?;
    for c in &program.calls {
        (v.f)(c.span)?;
        c.arg_exprs.iter().try_for_each(|e| v.expr(e))?;
    }
    for l in &program.ltl {
        (v.f)(l.span)?;
        l.atoms.iter().try_for_each(|e| v.expr(e))?;
    }
    Ok(())
}

struct Visitor<'a, F> {
    f: &'a mut F,
}

impl<F, E> Visitor<'_, F>
where
    F: FnMut(Span) -> Result<(), E>,
{
    fn var(&mut self, v: &Var) -> Result<(), E> {
        (self.f)(v.span)?;
        match &v.init {
            Init::None => Ok(()),
            Init::Expr(e) => self.expr(e),
            Init::List(list) => list.iter().try_for_each(|e| self.expr(e)),
            Init::Chan(c) => (self.f)(c.span),
        }
    }

    fn seq(&mut self, seq: &Seq) -> Result<(), E> {
        (self.f)(seq.span)?;
        seq.stmts.iter().try_for_each(|s| self.stmt(s))
    }

    fn stmt(&mut self, s: &Stmt) -> Result<(), E> {
        (self.f)(s.span)?;
        s.labels.iter().try_for_each(|l| (self.f)(l.span))?;
        match &s.kind {
            StmtKind::Exclusive(_, vars) => vars.iter().try_for_each(|v| self.var_ref(v)),
            StmtKind::Expr(e) | StmtKind::Assert(e) | StmtKind::Printm(e) => self.expr(e),
            StmtKind::Assign(v, e) => self.var_ref(v).and(self.expr(e)),
            StmtKind::Incr(v) | StmtKind::Decr(v) => self.var_ref(v),
            StmtKind::Send(s) => {
                self.var_ref(&s.chan)?;
                s.args.iter().try_for_each(|e| self.expr(e))
            }
            StmtKind::Recv(r) => {
                self.var_ref(&r.chan)?;
                self.recv_args(&r.args)
            }
            StmtKind::If(options) | StmtKind::Do(options) => {
                options.iter().try_for_each(|o| self.seq(o))
            }
            StmtKind::ForRange { var, lo, hi, body } => {
                self.var_ref(var)?;
                self.expr(lo)?;
                self.expr(hi)?;
                self.seq(body)
            }
            StmtKind::ForIn { var, over, body } => {
                self.var_ref(var)?;
                self.var_ref(over)?;
                self.seq(body)
            }
            StmtKind::Select { var, lo, hi } => {
                self.var_ref(var)?;
                self.expr(lo)?;
                self.expr(hi)
            }
            StmtKind::Goto(l) => (self.f)(l.span),
            StmtKind::Atomic(b) | StmtKind::DStep(b) | StmtKind::Block { body: b, .. } => {
                self.seq(b)
            }
            StmtKind::Unless { main, escape } => {
                self.stmt(main)?;
                self.stmt(escape)
            }
            StmtKind::Printf { args, .. } => args.iter().try_for_each(|e| self.expr(e)),
            StmtKind::SetPriority { pid, priority } => self.expr(pid).and(self.expr(priority)),
            StmtKind::Decl(_) | StmtKind::Else | StmtKind::Break => Ok(()),
            StmtKind::Code(_) | StmtKind::Error => Ok(()),
        }
    }

    fn recv_args(&mut self, args: &[RecvArg]) -> Result<(), E> {
        args.iter().try_for_each(|a| {
            (self.f)(a.span)?;
            match &a.kind {
                RecvArgKind::Var(v) => self.var_ref(v),
                RecvArgKind::Eval(e) | RecvArgKind::Const(e) => self.expr(e),
            }
        })
    }

    fn var_ref(&mut self, v: &VarRef) -> Result<(), E> {
        (self.f)(v.span)?;
        v.index.iter().try_for_each(|e| self.expr(e))?;
        v.fields.iter().try_for_each(|x| {
            (self.f)(x.span)?;
            x.index.iter().try_for_each(|e| self.expr(e))
        })
    }

    fn expr(&mut self, e: &Expr) -> Result<(), E> {
        (self.f)(e.span)?;
        match &e.kind {
            ExprKind::Var(v) | ExprKind::Len(v) | ExprKind::Probe(_, v) => self.var_ref(v),
            ExprKind::Unary(_, a) | ExprKind::Enabled(a) => self.expr(a),
            ExprKind::PcValue(a) | ExprKind::GetPriority(a) => self.expr(a),
            ExprKind::Binary(_, a, b) => {
                self.expr(a)?;
                self.expr(b)
            }
            ExprKind::Cond(a, b, c) => {
                self.expr(a)?;
                self.expr(b)?;
                self.expr(c)
            }
            ExprKind::Run(r) => {
                (self.f)(r.proc.span)?;
                r.args.iter().try_for_each(|a| self.expr(a))
            }
            ExprKind::Poll { chan, args, .. } => {
                self.var_ref(chan)?;
                self.recv_args(args)
            }
            ExprKind::RemoteLabel { pid, label, .. } => {
                pid.iter().try_for_each(|e| self.expr(e))?;
                (self.f)(label.span)
            }
            ExprKind::RemoteVar { pid, var, .. } => {
                pid.iter().try_for_each(|e| self.expr(e))?;
                self.var_ref(var)
            }
            ExprKind::Int(..) | ExprKind::Mtype(..) | ExprKind::Timeout => Ok(()),
            ExprKind::NonProgress | ExprKind::Code(_) | ExprKind::Error => Ok(()),
        }
    }
}
