//! Which slots an expression or action reads and writes.

use crate::ir::*;
use std::ops::Range;

/// One access to a row of slots of one scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    pub scope: Scope,
    pub slots: Range<u32>,
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Read,
    /// Read only to be printed.
    Print,
    /// All of the row is overwritten.
    Write,
    /// Some of the row may be.
    MayWrite,
}

/// What touches more than the variables of the process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Channels, other processes, the scheduler.
    pub system: bool,
}

/// Reads of an expression.
pub fn of_expr(e: &Expr, out: &mut Vec<Access>) -> Reach {
    let mut reach = Reach::default();
    let mut e = e.clone();
    e.each(&mut |x| match x {
        Expr::Load(p) => out.push(read(p)),
        Expr::Const(_) | Expr::Pid | Expr::Un(..) | Expr::Bin(..) => {}
        Expr::And(..) | Expr::Or(..) | Expr::Cond(..) => {}
        _ => reach.system = true,
    });
    reach
}

/// Reads and writes of an action.
pub fn of_action(a: &Action, out: &mut Vec<Access>) -> Reach {
    let mut reach = Reach::default();
    let mut a = a.clone();
    let print = matches!(a, Action::Printf { .. } | Action::Printm(..));
    a.each_expr(&mut |e| {
        let from = out.len();
        let own = of_expr(e, out);
        if print {
            // Nobody minds what is printed, but whether it can be computed at all.
            out[from..].iter_mut().for_each(|x| x.kind = Kind::Print);
            reach.system |= deciding(e, out).system;
        } else {
            reach.system |= own.system;
        }
    });
    match &a {
        Action::Assign(p, _) => out.push(write(p)),
        Action::Recv(r) => {
            reach.system = true;
            for arg in &r.args {
                if let RecvArg::Fill(p) = arg {
                    out.push(write(p));
                }
            }
        }
        Action::Send(_) | Action::SetPriority(..) | Action::Code(_) | Action::End => {
            reach.system = true
        }
        Action::DStep { .. } | Action::Else => reach.system = true,
        _ => {}
    }
    reach
}

/// Whether something may go wrong while an expression is evaluated, or be done.
pub fn can_fail(e: &Expr) -> bool {
    let mut found = false;
    e.clone().each(&mut |x| {
        found |= match x {
            Expr::Load(p) | Expr::RemoteVar { place: p, .. } => {
                let inside =
                    |d: &Dim| matches!(d.index, Expr::Const(i) if (0..d.len as i32).contains(&i));
                !p.dims.iter().all(inside)
            }
            Expr::Bin(BinOp::Div | BinOp::Rem, _, b) => !matches!(**b, Expr::Const(n) if n != 0),
            Expr::Probe(..) | Expr::Poll(_) | Expr::Run(_) | Expr::Code(_) | Expr::Enabled(_) => {
                true
            }
            _ => false,
        };
    });
    found
}

/// The reads that decide whether an expression can be evaluated at all.
pub fn deciding(e: &Expr, reads: &mut Vec<Access>) -> Reach {
    let mut reach = Reach::default();
    let mut also = |e: &Expr, reads: &mut Vec<Access>| reach.system |= of_expr(e, reads).system;
    e.clone().each(&mut |x| match x {
        Expr::Load(p) => p.dims.iter().for_each(|d| also(&d.index, reads)),
        Expr::Bin(BinOp::Div | BinOp::Rem, _, b) => also(b, reads),
        Expr::Const(_) | Expr::Pid | Expr::NrPr | Expr::Un(..) | Expr::Bin(..) => {}
        Expr::Priority | Expr::GetPriority(_) => {}
        Expr::And(..) | Expr::Or(..) | Expr::Cond(..) => {}
        other => also(other, reads),
    });
    reach
}

/// The slots a place may mean.
pub fn row(p: &Place) -> Range<u32> {
    let span: u32 = p.dims.iter().map(|d| (d.len - 1) * d.stride).sum();
    p.base..p.base + span + 1
}

fn read(p: &Place) -> Access {
    Access { scope: p.scope, slots: row(p), kind: Kind::Read }
}

fn write(p: &Place) -> Access {
    let kind = if p.dims.is_empty() { Kind::Write } else { Kind::MayWrite };
    Access { scope: p.scope, slots: row(p), kind }
}
