//! Expressions and references with every name resolved to a slot.

use super::Ctx;
use super::vars::scalar_of_var;
use crate::ir::*;
use crate::syntax::ast::{self, ExprKind, RecvArgKind, Target, Type};
use heddle_span::{Diagnostic, Span};

impl Ctx<'_> {
    pub(super) fn expr(&mut self, e: &ast::Expr) -> Expr {
        match &e.kind {
            ExprKind::Int(n, _) => Expr::Const(*n),
            ExprKind::Mtype(set, i) => {
                Expr::Const(self.program.mtypes[set.index()].constants[*i as usize].value)
            }
            ExprKind::Var(v) => self.var_value(v),
            ExprKind::Unary(op, a) => {
                let op = match op {
                    ast::UnOp::Not => UnOp::Not,
                    ast::UnOp::Minus => UnOp::Minus,
                    ast::UnOp::Complement => UnOp::Complement,
                };
                Expr::Un(op, Box::new(self.expr(a)))
            }
            ExprKind::Binary(op, a, b) => {
                let (a, b) = (Box::new(self.expr(a)), Box::new(self.expr(b)));
                binary(*op, a, b)
            }
            ExprKind::Cond(c, a, b) => {
                let (c, a, b) = (self.expr(c), self.expr(a), self.expr(b));
                Expr::Cond(Box::new(c), Box::new(a), Box::new(b))
            }
            ExprKind::Run(run) => self.run(run),
            ExprKind::Len(chan) => Expr::Probe(Probe::Len, Box::new(self.chan(chan))),
            ExprKind::Probe(probe, chan) => {
                let probe = match probe {
                    ast::Probe::Full => Probe::Full,
                    ast::Probe::NFull => Probe::NFull,
                    ast::Probe::Empty => Probe::Empty,
                    ast::Probe::NEmpty => Probe::NEmpty,
                };
                Expr::Probe(probe, Box::new(self.chan(chan)))
            }
            ExprKind::Poll { chan, random, args, .. } => {
                let args = self.recv_args(args, None);
                let chan = self.chan(chan);
                Expr::Poll(Box::new(Recv { chan, random: *random, keep: true, args }))
            }
            ExprKind::Enabled(a) => {
                self.ir.uses.enabled = true;
                Expr::Enabled(Box::new(self.expr(a)))
            }
            ExprKind::PcValue(a) => {
                // Like `enabled`, it can tell every step of another process.
                self.ir.uses.enabled = true;
                Expr::PcValue(Box::new(self.expr(a)))
            }
            ExprKind::GetPriority(a) => {
                self.ir.uses.priority = true;
                Expr::GetPriority(Box::new(self.expr(a)))
            }
            ExprKind::Timeout => {
                self.ir.uses.timeout = true;
                Expr::Timeout
            }
            ExprKind::NonProgress => {
                self.ir.uses.non_progress = true;
                Expr::NonProgress
            }
            ExprKind::Code(id) => {
                self.ir.uses.code = true;
                Expr::Code(id.0)
            }
            ExprKind::RemoteLabel { proc, pid, label } => {
                let ptype = proc.proc.expect("set by the checker").0 as u16;
                let pid = pid.as_ref().map(|e| Box::new(self.expr(e)));
                let i = self.label_refs.len() as u16;
                self.label_refs.push((ptype, label.clone()));
                // Resolved when every process has its states.
                Expr::RemoteLabel { ptype, pid, states: vec![0, i] }
            }
            ExprKind::RemoteVar { proc, pid, var } => {
                self.ir.uses.remote_var = true;
                let ptype = proc.proc.expect("set by the checker").0 as u16;
                let pid = pid.as_ref().map(|e| Box::new(self.expr(e)));
                let place = Box::new(self.place(var));
                Expr::RemoteVar { ptype, pid, place }
            }
            ExprKind::Error => unreachable!("the checker accepted the program"),
        }
    }

    fn var_value(&mut self, v: &ast::VarRef) -> Expr {
        match v.target {
            Target::Pid => Expr::Pid,
            Target::NrPr => Expr::NrPr,
            Target::Last => {
                self.ir.uses.last = true;
                Expr::Last
            }
            Target::Priority => {
                self.ir.uses.priority = true;
                Expr::Priority
            }
            Target::Var(_) => Expr::Load(Box::new(self.place(v))),
            Target::Anonymous | Target::Unresolved => Expr::Const(0),
        }
    }

    pub(super) fn chan(&mut self, v: &ast::VarRef) -> Expr {
        self.var_value(v)
    }

    fn run(&mut self, run: &ast::Run) -> Expr {
        let ptype = run.proc.proc.expect("set by the checker").0 as u16;
        let mut args = Vec::new();
        for a in &run.args {
            self.send_arg(a, &mut args);
        }
        self.ir.uses.priority |= run.priority.is_some();
        let priority = run.priority.unwrap_or(1).clamp(1, 255) as u8;
        Expr::Run(Box::new(Run { ptype, args, priority }))
    }

    /// The place of a reference to one scalar.
    pub(super) fn place(&mut self, v: &ast::VarRef) -> Place {
        self.place_of(v).0
    }

    /// The place where a reference starts, and the type that stands there.
    fn place_of(&mut self, v: &ast::VarRef) -> (Place, Type) {
        let Target::Var(id) = v.target else {
            let message = format!("`{}` is no variable that can be used here", v.name);
            self.diagnostics.push(Diagnostic::error(v.span, message));
            return (nowhere(v.span), Type::Int);
        };
        let program = self.program;
        let var = &program.vars[id.index()];
        let home = self.homes[id.index()].expect("declared before");
        let mut place = Place {
            scope: home.scope,
            base: home.base,
            dims: Vec::new(),
            scalar: Scalar::Int,
            span: v.span,
        };
        self.step_into(&mut place, var, v.index.as_deref());
        let mut last = var;
        for f in &v.fields {
            let Type::Struct(t) = last.ty else { unreachable!("only records have fields") };
            let fields = &program.typedefs[t.index()].fields;
            let at = f.field.expect("set by the checker") as usize;
            for before in &fields[..at] {
                place.base += self.size(before.ty) * before.array.unwrap_or(1);
            }
            self.step_into(&mut place, &fields[at], f.index.as_ref());
            last = &fields[at];
        }
        if !matches!(last.ty, Type::Struct(_)) {
            place.scalar = scalar_of_var(last);
        }
        (place, last.ty)
    }

    fn step_into(&mut self, place: &mut Place, var: &ast::Var, index: Option<&ast::Expr>) {
        let Some(len) = var.array else { return };
        let stride = self.size(var.ty);
        match index.map(|e| self.expr(e)) {
            None => {}
            Some(Expr::Const(i)) if 0 <= i && (i as u32) < len => place.base += i as u32 * stride,
            Some(index) => place.dims.push(Dim { index, len, stride }),
        }
    }

    /// An argument of a send or a `run`: one value, or every scalar of a record.
    pub(super) fn send_arg(&mut self, e: &ast::Expr, out: &mut Vec<Expr>) {
        if let ExprKind::Var(v) = &e.kind
            && matches!(v.target, Target::Var(_))
        {
            for place in self.places(v) {
                out.push(Expr::Load(Box::new(place)));
            }
            return;
        }
        if matches!(&e.kind, ExprKind::Var(v) if v.target == Target::Anonymous) {
            // Only a trace has this in a send. There constants are compared and all else
            // fits: anything that is no constant will do.
            out.push(Expr::Pid);
            return;
        }
        let e = self.expr(e);
        out.push(e);
    }

    /// The places of every scalar that a reference covers.
    fn places(&mut self, v: &ast::VarRef) -> Vec<Place> {
        let (place, ty) = self.place_of(v);
        let mut scalars = Vec::new();
        self.scalars(ty, &mut scalars);
        let at = |(i, &(scalar, _)): (usize, &(Scalar, Option<u32>))| Place {
            base: place.base + i as u32,
            scalar,
            ..place.clone()
        };
        scalars.iter().enumerate().map(at).collect()
    }

    /// What a receive of this process type takes; a poll, which fills nothing, has none.
    pub(super) fn recv_args(&mut self, args: &[ast::RecvArg], by: Option<u16>) -> Vec<RecvArg> {
        let mut out = Vec::new();
        for a in args {
            match &a.kind {
                RecvArgKind::Var(v) => match v.target {
                    Target::Var(_) => out.extend(self.places(v).into_iter().map(RecvArg::Fill)),
                    Target::Anonymous => out.push(RecvArg::Any),
                    Target::Pid => out.push(self.receive_pid(v.span, by)),
                    _ => self.unsupported(v.span, format!("receiving into `{}`", v.name)),
                },
                RecvArgKind::Eval(e) | RecvArgKind::Const(e) => {
                    out.push(RecvArg::Match(self.expr(e)))
                }
            }
        }
        out
    }

    /// Whether a reference names a whole record.
    pub(super) fn is_record(&mut self, v: &ast::VarRef) -> bool {
        matches!(v.target, Target::Var(_)) && matches!(self.place_of(v).1, Type::Struct(_))
    }

    /// Puts states into the remote label references of every statement.
    pub(super) fn resolve_labels(&mut self) {
        let mut stmts = std::mem::take(&mut self.ir.stmts);
        for s in &mut stmts {
            s.action.each_expr(&mut |e| self.patch_labels(e));
        }
        self.ir.stmts = stmts;
        let mut ptypes = std::mem::take(&mut self.ir.ptypes);
        let labels: Vec<Vec<(String, u16)>> = ptypes.iter().map(|p| p.labels.clone()).collect();
        for p in &mut ptypes {
            if let Some(e) = &mut p.provided {
                e.each(&mut |e| resolve(e, &self.label_refs, &labels));
            }
        }
        self.ir.ptypes = ptypes;
    }

    pub(super) fn patch_labels(&mut self, e: &mut Expr) {
        let labels: Vec<Vec<(String, u16)>> =
            self.ir.ptypes.iter().map(|p| p.labels.clone()).collect();
        e.each(&mut |e| resolve(e, &self.label_refs, &labels));
    }

    pub(super) fn whole(&self, span: Span) -> String {
        self.text(span)
    }
}

/// An unresolved reference is `[0, its number]`; a resolved one is the states
/// that carry the label, none of them 0.
fn resolve(e: &mut Expr, refs: &[(u16, ast::Label)], labels: &[Vec<(String, u16)>]) {
    if let Expr::RemoteLabel { states, .. } = e
        && let [0, i] = states[..]
    {
        let (ptype, label) = &refs[i as usize];
        let found = labels[*ptype as usize].iter().filter(|(n, _)| **n == *label.name);
        *states = found.map(|&(_, s)| s).collect();
    }
}

fn binary(op: ast::BinOp, a: Box<Expr>, b: Box<Expr>) -> Expr {
    use ast::BinOp as B;
    let op = match op {
        B::And => return Expr::And(a, b),
        B::Or => return Expr::Or(a, b),
        B::Add => BinOp::Add,
        B::Sub => BinOp::Sub,
        B::Mul => BinOp::Mul,
        B::Div => BinOp::Div,
        B::Rem => BinOp::Rem,
        B::BitAnd => BinOp::BitAnd,
        B::BitOr => BinOp::BitOr,
        B::BitXor => BinOp::BitXor,
        B::Shl => BinOp::Shl,
        B::Shr => BinOp::Shr,
        B::Lt => BinOp::Lt,
        B::Le => BinOp::Le,
        B::Gt => BinOp::Gt,
        B::Ge => BinOp::Ge,
        B::Eq => BinOp::Eq,
        B::Ne => BinOp::Ne,
    };
    Expr::Bin(op, a, b)
}

/// Stands for a place in a program that is refused.
fn nowhere(span: Span) -> Place {
    Place { scope: Scope::Global, base: 0, dims: Vec::new(), scalar: Scalar::Int, span }
}
