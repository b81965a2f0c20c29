//! Walks over the expressions of the [`crate::ir`].

use crate::ir::*;

impl Expr {
    /// Calls `f` on this expression and every one inside it, outermost first.
    pub fn each(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        f(self);
        match self {
            Expr::Const(_) | Expr::Pid | Expr::NrPr | Expr::Last | Expr::Priority => {}
            Expr::Timeout | Expr::NonProgress | Expr::Code(_) => {}
            Expr::Load(p) => p.each(f),
            Expr::Un(_, a) | Expr::Enabled(a) | Expr::PcValue(a) | Expr::GetPriority(a) => {
                a.each(f)
            }
            Expr::Bin(_, a, b) | Expr::And(a, b) | Expr::Or(a, b) => {
                a.each(f);
                b.each(f);
            }
            Expr::Cond(a, b, c) => {
                a.each(f);
                b.each(f);
                c.each(f);
            }
            Expr::Probe(_, chan) => chan.each(f),
            Expr::Poll(r) => r.each(f),
            Expr::Run(r) => r.args.iter_mut().for_each(|a| a.each(f)),
            Expr::RemoteLabel { pid, .. } => pid.iter_mut().for_each(|e| e.each(f)),
            Expr::RemoteVar { pid, place, .. } => {
                pid.iter_mut().for_each(|e| e.each(f));
                place.each(f);
            }
        }
    }
}

impl Place {
    fn each(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        for d in &mut self.dims {
            d.index.each(f);
        }
    }
}

impl Recv {
    fn each(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        self.chan.each(f);
        for a in &mut self.args {
            match a {
                RecvArg::Fill(p) => p.each(f),
                RecvArg::Any => {}
                RecvArg::Match(e) => e.each(f),
            }
        }
    }
}

impl Action {
    /// Calls `f` on every outermost expression.
    pub fn each_expr(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        match self {
            Action::Skip | Action::Else | Action::DStep { .. } | Action::Code(_) | Action::End => {}
            Action::Cond(e) | Action::Assert(e) | Action::Printm(e, _) => f(e),
            Action::Assign(p, e) => {
                p.dims.iter_mut().for_each(|d| f(&mut d.index));
                f(e);
            }
            Action::Send(s) => {
                f(&mut s.chan);
                s.args.iter_mut().for_each(f);
            }
            Action::Recv(r) => {
                f(&mut r.chan);
                for a in &mut r.args {
                    match a {
                        RecvArg::Fill(p) => p.dims.iter_mut().for_each(|d| f(&mut d.index)),
                        RecvArg::Any => {}
                        RecvArg::Match(e) => f(e),
                    }
                }
            }
            Action::Printf { args, .. } => args.iter_mut().for_each(f),
            Action::SetPriority(a, b) => {
                f(a);
                f(b);
            }
        }
    }
}
