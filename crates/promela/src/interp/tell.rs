//! What happened, in the user's words.

use super::eval::Eval;
use super::steps::Interp;
use super::world::World;
use crate::ir::*;
use heddle_model::{Actor, Change, Event, Field};

impl Interp<'_> {
    /// What a process is called: `P[1]`; `init`; `claim p`.
    pub fn lane(&self, w: &World, pid: usize) -> String {
        let p = &self.ir().ptypes[w.procs[pid].ptype as usize];
        match p.kind {
            Kind::Init => "init".to_string(),
            _ => format!("{}[{pid}]", p.name),
        }
    }

    pub fn claim_lane(&self) -> String {
        let claim = self.c.claim.map(|c| &self.ir().ptypes[c as usize].name);
        claim.map_or_else(String::new, |n| format!("claim {n}"))
    }

    /// The event of a statement, given the state before and after it.
    pub fn event(
        &self,
        before: &World,
        after: &World,
        who: Option<usize>,
        stmt: u32,
        output: String,
    ) -> Event {
        let s = self.stmt(stmt);
        let (actor, lane) = match who {
            Some(pid) => (Actor(pid as u16), self.lane(before, pid)),
            None => (Actor::NOBODY, self.claim_lane()),
        };
        let text =
            if matches!(s.action, Action::End) { "ends".to_string() } else { s.text.clone() };
        let changes = self.changes(before, after);
        let touches = self.touches(before, after, who, &s.action);
        Event { actor, lane, span: s.span, text, changes, output, note: String::new(), touches }
    }

    /// What a statement changed: only variables that are there before and after it.
    fn changes(&self, before: &World, after: &World) -> Vec<Change> {
        let mut out = Vec::new();
        let mut note = |name: &str, old: Option<String>, new: Option<String>| {
            if let (Some(old), Some(new)) = (old, new)
                && old != new
            {
                out.push(Change { name: name.to_string(), old, new });
            }
        };
        for (i, s) in self.ir().globals.iter().enumerate() {
            if s.scalar == Scalar::Chan || before.globals[i] != after.globals[i] {
                note(&s.name, self.global(before, i), self.global(after, i));
            }
        }
        let mut first = self.ir().global_chans.len();
        for (pid, (p, q)) in before.procs.iter().zip(&after.procs).enumerate() {
            let t = &self.ir().ptypes[p.ptype as usize];
            for (i, s) in t.slots.iter().enumerate() {
                if s.scalar == Scalar::Chan || p.locals[i] != q.locals[i] {
                    let (old, new) =
                        (self.local(before, pid, i, first), self.local(after, pid, i, first));
                    note(&s.name, Some(old), Some(new));
                }
            }
            first += t.chans.len();
        }
        out
    }

    /// Every variable and channel with its value, and where each process stands.
    pub fn fields(&self, w: &World) -> Vec<Field> {
        let ir = self.ir();
        let mut out = Vec::new();
        let mut push = |owner: &str, name: &str, value: String| {
            out.push(Field { owner: owner.to_string(), name: name.to_string(), value });
        };
        for (i, s) in ir.globals.iter().enumerate() {
            if let Some(value) = self.global(w, i) {
                push("", &s.name, value);
            }
        }
        let mut first = ir.global_chans.len();
        for (pid, p) in w.procs.iter().enumerate() {
            let lane = self.lane(w, pid);
            let t = &ir.ptypes[p.ptype as usize];
            push(&lane, "(at)", self.position(p.ptype, p.pc));
            for (i, s) in t.slots.iter().enumerate() {
                push(&lane, &s.name, self.local(w, pid, i, first));
            }
            first += t.chans.len();
        }
        out
    }

    /// The value of a global; `None` for a channel that nobody has opened.
    fn global(&self, w: &World, i: usize) -> Option<String> {
        let (s, v) = (&self.ir().globals[i], w.globals[i]);
        if s.scalar != Scalar::Chan {
            return Some(self.show(s, v));
        }
        let q = (v as usize).checked_sub(1).filter(|&q| q < w.chans.len())?;
        Some(self.show_chan(w, q))
    }

    /// The value of a local; `first` is how many channels there are before those of the
    /// process. A channel of its own is told by what is in it, another by its name.
    fn local(&self, w: &World, pid: usize, i: usize, first: usize) -> String {
        let p = &w.procs[pid];
        let t = &self.ir().ptypes[p.ptype as usize];
        let (s, v) = (&t.slots[i], p.locals[i]);
        let own = v as usize > first && v as usize <= first + t.chans.len();
        match s.scalar {
            Scalar::Chan if own => self.show_chan(w, v as usize - 1),
            Scalar::Chan => self.chan_name(v),
            _ => self.show(s, v),
        }
    }

    /// A program point: the text of the first statement there.
    fn position(&self, ptype: u16, pc: u16) -> String {
        let state = &self.ir().ptypes[ptype as usize].states[pc as usize];
        state.trans.first().map_or_else(String::new, |t| self.stmt(t.stmts[0]).text.clone())
    }

    pub fn show(&self, s: &Slot, v: i32) -> String {
        match s.mtype {
            Some(set) => self.mtype_name(Some(set), v),
            None if s.is_bool => (if v != 0 { "true" } else { "false" }).to_string(),
            None => v.to_string(),
        }
    }

    pub fn chan_name(&self, v: i32) -> String {
        let name = (v as usize).checked_sub(1).and_then(|i| self.ir().chan_names.get(i));
        name.cloned().unwrap_or_else(|| v.to_string())
    }

    pub fn show_chan(&self, w: &World, q: usize) -> String {
        let ty = &self.ir().chan_types[w.chans[q].ty as usize];
        let field = |(i, &v): (usize, &i32)| match (ty.mtypes[i], ty.fields[i]) {
            (Some(set), _) => self.mtype_name(Some(set), v),
            (None, Scalar::Chan) => self.chan_name(v),
            _ => v.to_string(),
        };
        let message = |m: &Vec<i32>| {
            let fields: Vec<String> = m.iter().enumerate().map(field).collect();
            fields.join(",")
        };
        let messages: Vec<String> = w.chans[q].messages.iter().map(message).collect();
        format!("[{}]", messages.join("] ["))
    }

    /// The symbol of a value; the number if it has none.
    pub fn mtype_name(&self, set: Option<u32>, v: i32) -> String {
        let sets = &self.ir().mtypes;
        let one = set.and_then(|s| sets.get(s as usize));
        let found = match one {
            Some(names) => names.iter().find(|n| n.1 == v),
            None => sets.iter().flatten().find(|n| n.1 == v),
        };
        found.map_or_else(|| v.to_string(), |n| n.0.clone())
    }

    /// What `printf` prints: `%d %u %x %o %c %e`, and `%%`.
    pub fn printf(&self, w: &World, e: &mut Eval, format: &str, args: &[Expr]) -> String {
        let mut out = String::new();
        // All of them are evaluated, also those that the format does not mention.
        let values: Vec<i32> = args.iter().map(|a| e.value(w, a)).collect();
        let mut values = values.into_iter();
        let mut chars = format.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' => match chars.next() {
                    Some('n') => out.push('\n'),
                    Some('t') => out.push('\t'),
                    Some(other) => out.push(other),
                    None => {}
                },
                '%' => match chars.next() {
                    Some('%') => out.push('%'),
                    Some(how) => {
                        let v = values.next().unwrap_or(0);
                        out.push_str(&match how {
                            'u' => (v as u32).to_string(),
                            'x' => format!("{v:x}"),
                            'o' => format!("{v:o}"),
                            'c' => (v as u8 as char).to_string(),
                            'e' => self.mtype_name(None, v),
                            _ => v.to_string(),
                        });
                    }
                    None => {}
                },
                other => out.push(other),
            }
        }
        out
    }
}
