//! Channels: sending, receiving, claims of exclusive use, and the few things
//! that may be done with a channel as a value.

use super::Checker;
use super::expr::{Use, count_runs, runs_in_indices};
use crate::syntax::ast::*;
use heddle_span::{Diagnostic, Span};

impl Checker<'_> {
    pub(super) fn send(&mut self, s: &mut Send, span: Span) {
        self.no_io_in_claim(span);
        self.variable(&mut s.chan, Use::Value);
        for a in &mut s.args {
            self.argument(a);
            if count_runs(a) > 0 {
                self.error(a.span, "`run` cannot stand in a message");
            }
        }
        self.not_in_test(runs_in_indices(&s.chan), s.chan.span);
        let n = s.args.iter().map(|a| self.values_in(a)).sum();
        self.message_length(&s.chan, n, span, "sent");
    }

    pub(super) fn receive(&mut self, r: &mut Recv, span: Span) {
        self.no_io_in_claim(span);
        self.variable(&mut r.chan, Use::Value);
        self.receive_args(&mut r.args);
        self.not_in_test(runs_in_indices(&r.chan), r.chan.span);
        for a in &r.args {
            if let RecvArgKind::Eval(e) = &a.kind {
                self.not_in_test(count_runs(e), e.span);
            }
        }
        let n = self.count_received(&r.args);
        self.message_length(&r.chan, n, span, "received");
        self.no_variable_twice(&r.args);
    }

    /// What is tested before a statement is executed may be tested any number of times, so
    /// no process can be started there. SPIN has this rule for conditions alone.
    pub(super) fn not_in_test(&mut self, runs: usize, span: Span) {
        if runs > 0 {
            let what = "`run` cannot stand in what is tested before a statement is executed";
            let help =
                "run the process in a statement of its own and keep its number: `x = run P()`";
            self.report(Diagnostic::error(span, what).help(help));
        }
    }

    pub(super) fn poll(&mut self, chan: &mut VarRef, args: &mut [RecvArg], span: Span) {
        self.variable(chan, Use::Value);
        self.receive_args(args);
        let n = self.count_received(args);
        self.message_length(chan, n, span, "polled");
    }

    fn receive_args(&mut self, args: &mut [RecvArg]) {
        for a in args {
            match &mut a.kind {
                RecvArgKind::Var(v) => {
                    self.variable(v, Use::Received);
                }
                RecvArgKind::Eval(e) => self.expr(e),
                RecvArgKind::Const(_) => {}
            }
        }
    }

    fn count_received(&self, args: &[RecvArg]) -> usize {
        let size = |a: &RecvArg| match &a.kind {
            RecvArgKind::Var(v) => self.type_of(v).map_or(1, |ty| self.values_of(ty)),
            _ => 1,
        };
        args.iter().map(size).sum()
    }

    fn no_variable_twice(&mut self, args: &[RecvArg]) {
        let plain = |a: &RecvArg| match &a.kind {
            RecvArgKind::Var(v) if v.index.is_none() && v.fields.is_empty() => match v.target {
                Target::Var(id) => Some(id),
                _ => None,
            },
            _ => None,
        };
        for (i, a) in args.iter().enumerate() {
            let Some(id) = plain(a) else { continue };
            if let Some(old) = args[..i].iter().find(|b| plain(b) == Some(id)) {
                let name = self.program.vars[id.index()].name.clone();
                let what = format!("`{name}` cannot receive two values of one message");
                self.report(
                    Diagnostic::error(a.span, what).label(old.span, "it receives this one"),
                );
            }
        }
    }

    fn no_io_in_claim(&mut self, span: Span) {
        if self.kind() == Some(ProcKind::Never) {
            self.error(span, "a never claim only watches: it cannot send or receive");
        }
    }

    /// `xr q`, `xs q`
    pub(super) fn exclusive(&mut self, which: Exclusive, vars: &mut [VarRef]) {
        self.has_claims = true;
        for v in vars {
            self.variable(v, Use::Claimed);
            let is_channel = match self.type_of(v) {
                Some(Type::Chan | Type::Struct(_)) | None => true,
                Some(_) => false,
            };
            if !is_channel {
                let what = format!("`{}` is no channel", v.name);
                self.error(v.span, what);
                continue;
            }
            let array = |id: VarId| self.program.vars[id.index()].array.is_some();
            if v.index.is_some() || matches!(v.target, Target::Var(id) if array(id)) {
                let what = format!("`{}` is an array: no promise can be made of it", v.name);
                let help = "make it of a variable that holds the channel: `chan q = a[1]; xr q`";
                self.report(Diagnostic::error(v.span, what).help(help));
                continue;
            }
            let (Target::Var(id), Some(proc)) = (v.target, self.proc) else { continue };
            let old = *self.claims.entry((id, which)).or_insert(proc);
            if old != proc {
                let other = self.program.procs[old.index()].name.clone();
                let word = if which == Exclusive::Receive { "receiving" } else { "sending" };
                let what = format!("proctype `{other}` already claims `{}` for {word}", v.name);
                self.error(v.span, what);
            }
        }
    }

    /// A channel may be assigned as it is; nothing can be computed from it.
    /// `to` is what is assigned to.
    pub(super) fn no_channel_arithmetic(&mut self, to: Option<Type>, e: &Expr) {
        if to == Some(Type::Chan) && matches!(e.kind, ExprKind::Int(..) | ExprKind::Mtype(..)) {
            return self.error(e.span, "a channel cannot be given a number");
        }
        if matches!(e.kind, ExprKind::Var(_)) {
            return;
        }
        self.no_channels_in(e);
    }

    fn no_channels_in(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Var(v) => {
                let base_is_channel = match v.target {
                    Target::Var(id) => self.program.vars[id.index()].ty == Type::Chan,
                    _ => false,
                };
                if base_is_channel {
                    self.error(
                        e.span,
                        format!("nothing can be computed from channel `{}`", v.name),
                    );
                }
            }
            ExprKind::Unary(_, a) | ExprKind::Enabled(a) | ExprKind::PcValue(a) => {
                self.no_channels_in(a);
            }
            ExprKind::Binary(_, a, b) => {
                self.no_channels_in(a);
                self.no_channels_in(b);
            }
            ExprKind::Cond(a, b, c) => [a, b, c].iter().for_each(|e| self.no_channels_in(e)),
            _ => {}
        }
    }
}
