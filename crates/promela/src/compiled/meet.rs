//! Rendezvous: a send and a receive in one step.

use super::search::Expander;
use crate::code::Act;
use crate::compiled::Detail;
use crate::ir::Trans;
use heddle_model::{Actor, FaultKind, Sink};

impl Expander<'_> {
    /// A rendezvous send: every process that can receive makes a step with it.
    pub(super) fn offer(
        &mut self,
        level: usize,
        first: usize,
        pid: usize,
        t: &Trans,
        sink: &mut impl Sink,
    ) -> u32 {
        let c = self.c;
        let Act::Send { chan, args, .. } = &c.code.acts[t.stmts[0] as usize] else {
            unreachable!()
        };
        let chan = self.eval.value(c, &self.levels[level], pid, *chan);
        let Some((_, ty)) = self.eval.channel(&self.levels[level], chan) else { return 0 };
        let fields = &c.layout.chans[ty as usize].fields;
        let mut values = [0i32; 256];
        for ((v, &a), f) in values.iter_mut().zip(args).zip(fields) {
            *v = f.1.truncate(self.eval.value(c, &self.levels[level], pid, a));
        }
        if args.len() != fields.len() {
            self.eval.fail(FaultKind::Runtime, true, Detail::FieldCount);
        }
        let broken = self.eval.trouble;
        self.copy(level);
        self.eval.event(c, &mut self.levels[level + 1], true, chan, &values[..fields.len()]);
        self.note_trouble(t.stmts[0]);
        self.finish(level + 1, pid, t);
        let pending = self.pending;
        let mut n = 0;
        for other in (0..self.levels[level].procs.len()).rev() {
            if other != pid {
                n += self.accept(level + 1, first, other, chan, &values[..fields.len()], sink);
                self.pending = pending;
            }
        }
        if n > 0 {
            self.eval.mark(t.stmts[0]);
        } else if broken.is_some() {
            // The offer itself is wrong, whether or not somebody takes it.
            self.eval.trouble = broken;
            self.stopped(t.stmts[0], Actor(first as u16), sink);
        }
        n
    }

    /// The receives of `other` that take what is offered.
    fn accept(
        &mut self,
        level: usize,
        first: usize,
        other: usize,
        chan: i32,
        values: &[i32],
        sink: &mut impl Sink,
    ) -> u32 {
        // The sender moves, so this is no moment in which nothing can.
        self.eval.timeout = false;
        if !self.may_run(level, other) {
            return 0;
        }
        let c = self.c;
        let m = &self.levels[level];
        let ptype = &c.ir.ptypes[m.ptype(other)];
        let state = &ptype.states[m.pc(&c.layout, other) as usize];
        let (mut n, mut escape) = (0, 0);
        let pending = self.pending;
        for t in &state.trans {
            if escape > 0 && escape != t.escape {
                break;
            }
            self.pending = pending;
            // A `d_step` may begin with the receive.
            let into = match &c.code.acts[t.stmts[0] as usize] {
                Act::DStep { start, id } => Some((&ptype.states[*start as usize], *id)),
                _ => None,
            };
            let inside = into.map_or(std::slice::from_ref(t), |(s, _)| &s.trans[..]);
            let Some((taker, r)) = inside.iter().find_map(|t| {
                let Act::Recv(r) = &c.code.acts[t.stmts[0] as usize] else { return None };
                let m = &self.levels[level];
                let fits = self.eval.value(c, m, other, r.chan) == chan
                    && !r.keep
                    && self.eval.matches(c, m, other, r, |f| values.get(f).copied());
                fits.then_some((t, r))
            }) else {
                self.eval.trouble = None;
                continue;
            };
            self.copy(level);
            self.eval.mark(t.stmts[0]);
            self.eval.mark(taker.stmts[0]);
            self.eval.current = taker.stmts[0];
            if r.args.len() != values.len() {
                self.eval.fail(FaultKind::Runtime, true, Detail::FieldCount);
            }
            self.eval.fill(c, &mut self.levels[level + 1], other, r, values);
            self.eval.bear(c, &mut self.levels[level + 1]);
            self.eval.event(c, &mut self.levels[level + 1], false, chan, values);
            if let Some((_, id)) = into
                && ptype.states[taker.target as usize].dstep == id
            {
                self.eval.dstep(c, &mut self.levels[level + 1], other, taker.target, id);
            }
            self.note_trouble(t.stmts[0]);
            self.finish(level + 1, other, t);
            escape = t.escape;
            n += 1;
            self.settle(level + 1, first, other, t.atomic, sink);
        }
        n
    }

    /// The rest of a transition after a rendezvous: resets, merged statements,
    /// the new place.
    fn finish(&mut self, level: usize, pid: usize, t: &Trans) {
        for (i, &s) in t.stmts.iter().enumerate() {
            if i > 0 {
                self.eval.perform(self.c, &mut self.levels[level], pid, s);
                self.note_trouble(s);
            }
            for &(_, slot) in t.resets.iter().filter(|r| r.0 as usize == i) {
                self.reset(level, pid, slot);
            }
        }
        self.arrive(level, pid, t.target);
    }
}
