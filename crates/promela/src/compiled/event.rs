//! Event traces: a `trace` watches every send and receive on the channels it
//! names and must match each; a `notrace` must not match all of its events.

use super::eval::Eval;
use super::{Compiled, Detail, Memory};
use crate::ir::{Action, Expr, Kind};
use heddle_model::FaultKind;

impl Eval {
    /// A message was sent to or received from a channel.
    pub fn event(
        &mut self,
        c: &Compiled,
        m: &mut Memory,
        is_send: bool,
        chan: i32,
        values: &[i32],
    ) {
        let (Some(ptype), Some(at)) = (c.event, c.layout.event) else { return };
        let ptype = ptype as usize;
        if !self.watched(c, m, ptype, is_send, chan) {
            return;
        }
        let trace = &c.ir.ptypes[ptype];
        let here = m.u16(at as usize);
        let mut matching = trace.states[here as usize].trans.iter().filter(|t| {
            let action = &c.ir.stmts[t.stmts[0] as usize].action;
            self.matches_event(c, m, t.stmts[0], action, is_send, chan, values)
        });
        let first = matching.next().map(|t| (t.target, t.stmts[0]));
        let more = matching.next().is_some();
        let end = |s: u16| {
            c.ir.ptypes[ptype].states[s as usize]
                .trans
                .iter()
                .any(|t| matches!(c.ir.stmts[t.stmts[0] as usize].action, Action::End))
        };
        let notrace = trace.kind == Kind::Notrace;
        match first {
            Some((to, stmt)) => {
                self.mark(stmt);
                m.set_u16(at as usize, to);
                if notrace && end(to) {
                    self.fail(FaultKind::EventTrace, true, Detail::AllMatched);
                } else if more {
                    self.fail(FaultKind::EventTrace, false, Detail::AmbiguousTrace);
                }
            }
            None if notrace => {
                let last = trace.states.iter().position(|s| {
                    s.trans
                        .iter()
                        .any(|t| matches!(c.ir.stmts[t.stmts[0] as usize].action, Action::End))
                });
                m.set_u16(at as usize, last.expect("every process has its end") as u16);
            }
            None => self.fail(FaultKind::EventTrace, true, Detail::NoMatch),
        }
    }

    fn watched(
        &mut self,
        c: &Compiled,
        m: &Memory,
        ptype: usize,
        is_send: bool,
        chan: i32,
    ) -> bool {
        c.ir.stmts.iter().enumerate().any(|(i, s)| {
            s.ptype as usize == ptype && self.event_chan(c, m, i, is_send) == Some(chan)
        })
    }

    /// The channel of an event of this kind.
    fn event_chan(&mut self, c: &Compiled, m: &Memory, stmt: usize, is_send: bool) -> Option<i32> {
        use crate::code::Act;
        let block = match &c.code.acts[stmt] {
            Act::Send { chan, .. } if is_send => *chan,
            Act::Recv(r) if !is_send => r.chan,
            _ => return None,
        };
        Some(self.value(c, m, usize::MAX, block))
    }

    #[allow(clippy::too_many_arguments)]
    fn matches_event(
        &mut self,
        c: &Compiled,
        m: &Memory,
        stmt: u32,
        action: &Action,
        is_send: bool,
        chan: i32,
        values: &[i32],
    ) -> bool {
        if self.event_chan(c, m, stmt as usize, is_send) != Some(chan) {
            return false;
        }
        match action {
            // Only constants say anything of what is sent.
            Action::Send(s) => s.args.iter().zip(values).all(|(a, v)| match a {
                Expr::Const(n) => n == v,
                _ => true,
            }),
            Action::Recv(_) => {
                let crate::code::Act::Recv(code) = &c.code.acts[stmt as usize] else {
                    return false;
                };
                self.matches(c, m, usize::MAX, code, |i| values.get(i).copied())
            }
            _ => false,
        }
    }
}
