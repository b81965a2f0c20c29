//! Why a process cannot move.

use super::eval::Eval;
use super::steps::Interp;
use super::world::World;
use crate::ir::*;
use heddle_model::{Actor, Blocked};

impl Interp<'_> {
    /// Every process without a step of its own, and why.
    pub fn blocked(&self, w: &World) -> Vec<Blocked> {
        let movers = self.movers(w);
        (0..w.procs.len()).filter(|&p| !movers[p]).map(|p| self.explain(w, p)).collect()
    }

    fn explain(&self, w: &World, pid: usize) -> Blocked {
        let trans = self.trans(w, pid);
        let stmt = trans.first().map(|t| self.stmt(t.stmts[0]));
        let mut reasons: Vec<String> = Vec::new();
        for t in trans {
            let reason =
                self.reason(w, pid, &self.stmt(t.stmts[0]).action, &self.stmt(t.stmts[0]).text);
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        if let Some(why) = self.held_back(w, pid).filter(|_| !trans.is_empty()) {
            reasons = vec![why];
        }
        if trans.is_empty() {
            reasons = vec!["no option can ever be taken".to_string()];
        }
        let texts: Vec<&str> = trans.iter().map(|t| self.stmt(t.stmts[0]).text.as_str()).collect();
        let is_end = matches!(stmt.map(|s| &s.action), Some(Action::End));
        Blocked {
            actor: Actor(pid as u16),
            lane: self.lane(w, pid),
            span: stmt.and_then(|s| s.span),
            text: if is_end { "end".to_string() } else { texts.join(" | ") },
            reason: reasons.join("; "),
        }
    }

    /// Why a process may not be scheduled, whatever it could do.
    fn held_back(&self, w: &World, pid: usize) -> Option<String> {
        if !self.provided(w, pid, false) {
            let clause = self.ir().ptypes[w.procs[pid].ptype as usize].provided.as_ref()?;
            let mut values = Vec::new();
            self.values(w, pid, clause, &mut values);
            return Some(format!("its provided clause is false: {}", values.join(", ")));
        }
        let above = self.outranked(w, pid, false)?;
        let (lane, priority) = (self.lane(w, above), w.procs[above].priority);
        let own = w.procs[pid].priority;
        Some(format!("{lane} can move and has priority {priority}, this process {own}"))
    }

    fn reason(&self, w: &World, pid: usize, action: &Action, text: &str) -> String {
        let mut e = Eval::new(self, Some(pid), false);
        match action {
            Action::Cond(Expr::Timeout) => "another process can still move".to_string(),
            Action::Cond(cond) => {
                let mut values = Vec::new();
                self.values(w, pid, cond, &mut values);
                let values = values.join(", ");
                if values.is_empty() {
                    format!("{text} is false")
                } else {
                    format!("{text}, and {values}")
                }
            }
            Action::Send(s) => {
                let name = self.name_of(&s.chan, w, pid);
                match e.chan(w, &s.chan) {
                    None => format!("{name} is no channel"),
                    Some(q) if e.capacity(w, q) == 0 => format!("nobody receives from {name}"),
                    Some(q) => format!("channel {name} is full: {}", self.show_chan(w, q)),
                }
            }
            Action::Recv(r) => {
                let name = self.name_of(&r.chan, w, pid);
                match e.chan(w, &r.chan) {
                    None => format!("{name} is no channel"),
                    Some(q) if e.capacity(w, q) == 0 => {
                        format!("nobody sends what it takes to {name}")
                    }
                    Some(q) if w.chans[q].messages.is_empty() => format!("channel {name} is empty"),
                    Some(q) => {
                        format!("no message of {name} matches: it holds {}", self.show_chan(w, q))
                    }
                }
            }
            Action::End => "ended; a younger process lives".to_string(),
            Action::Else => "another option can be taken".to_string(),
            Action::DStep { start, .. } => {
                let ptype = w.procs[pid].ptype as usize;
                let mut reasons: Vec<String> = Vec::new();
                for t in &self.ir().ptypes[ptype].states[*start as usize].trans {
                    let s = self.stmt(t.stmts[0]);
                    let reason = self.reason(w, pid, &s.action, &s.text);
                    if !reasons.contains(&reason) {
                        reasons.push(reason);
                    }
                }
                match reasons.is_empty() {
                    true => "no option can ever be taken".to_string(),
                    false => reasons.join("; "),
                }
            }
            _ => "it has to wait".to_string(),
        }
    }

    /// `x is 1` for every variable that an expression reads.
    fn values(&self, w: &World, pid: usize, e: &Expr, out: &mut Vec<String>) {
        let mut e = e.clone();
        e.each(&mut |x| {
            let told = match x {
                Expr::Load(p) => {
                    let mut eval = Eval::new(self, Some(pid), false);
                    let slot = eval.slot(w, p);
                    let (info, v) = match p.scope {
                        Scope::Global => (&self.ir().globals[slot], w.globals[slot]),
                        Scope::Local => {
                            let proc = &w.procs[pid];
                            (&self.ir().ptypes[proc.ptype as usize].slots[slot], proc.locals[slot])
                        }
                    };
                    match info.scalar {
                        Scalar::Chan => return,
                        _ => format!("{} is {}", info.name, self.show(info, v)),
                    }
                }
                Expr::Probe(_, chan) => {
                    let mut eval = Eval::new(self, Some(pid), false);
                    let Some(q) = eval.chan(w, chan) else { return };
                    let n = w.chans[q].messages.len();
                    format!("channel {} holds {n}", self.name_of(chan, w, pid))
                }
                _ => return,
            };
            if !out.contains(&told) {
                out.push(told);
            }
        });
    }

    /// The name of the variable that holds a channel.
    fn name_of(&self, e: &Expr, w: &World, pid: usize) -> String {
        let Expr::Load(p) = e else { return "?".to_string() };
        let slot = Eval::new(self, Some(pid), false).slot(w, p);
        match p.scope {
            Scope::Global => self.ir().globals[slot].name.clone(),
            Scope::Local => self.ir().ptypes[w.procs[pid].ptype as usize].slots[slot].name.clone(),
        }
    }
}
