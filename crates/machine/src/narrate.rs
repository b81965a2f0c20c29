//! Steps and states told in the user's words.
//!
//! A step is run again with an observer that makes one event of each stretch
//! of instructions on one source line, and compares the named variables before
//! and after.

use crate::advance::{Blind, Ended, Observer};
use crate::decode::decode;
use crate::exec::Exec;
use crate::library::Lib;
use crate::memory::Bad;
use crate::model::MachineModel;
use crate::program::{Inst, Place, TypeId};
use crate::state::{Status, Wait};
use crate::value::{Val, mask};
use crate::worker::MachineWorker;
use heddle_model::{Actor, Blocked, Change, Event, Field, Step};
use std::collections::BTreeMap;

pub fn narrate(
    m: &MachineModel,
    state: &[u8],
    step: Step,
) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
    let mut w = MachineWorker::new(m);
    w.survey(state);
    let mut edge = 0;
    for t in w.movers() {
        for choice in 0..w.n_choices(t) {
            if edge == step.edge && step.actor == Actor(t as u16) {
                return Some(tell(w, t, choice));
            }
            edge += 1;
            // Earlier steps fill the access tables that bound this one.
            w.advance(t, choice, &mut Blind);
        }
    }
    None
}

fn tell(mut w: MachineWorker, t: usize, choice: u32) -> (Vec<Event>, Option<Vec<u8>>) {
    w.run.telling = true;
    let mut teller = Teller { events: Vec::new(), open: None };
    let ended = w.advance(t, choice, &mut teller);
    teller.close(&w.run);
    let after = match ended {
        Ended::Well => {
            w.encode();
            Some(w.bytes.clone())
        }
        _ => None,
    };
    (teller.events, after)
}

/// An event under way: where, and the variables as they were before it.
struct Open {
    func: u32,
    line: u32,
    depth: usize,
    t: usize,
    event: Event,
    before: Shown,
}

struct Teller {
    events: Vec<Event>,
    open: Option<Open>,
}

/// Variables by name, with their values.
type Shown = BTreeMap<(String, String), String>;

impl Teller {
    fn close(&mut self, e: &Exec) {
        let Some(open) = self.open.take() else { return };
        let mut event = open.event;
        let after = shown(e, Some(open.t));
        for (key, new) in &after {
            match open.before.get(key) {
                // What a block leaves behind is no news.
                Some(old) if old != new && new != "?" => event.changes.push(Change {
                    name: key.1.clone(),
                    old: old.clone(),
                    new: new.clone(),
                }),
                _ => {}
            }
        }
        self.events.push(event);
    }
}

impl Observer for Teller {
    fn before(&mut self, e: &mut Exec) {
        let p = &e.code.program;
        let t = e.t;
        let frames = &e.st.threads[t].frames;
        // The innermost place in the user's own text.
        let own = |f: &&crate::state::Frame| {
            !p.functions[f.func as usize].is_library && p.loc(f.func, f.pc).span.is_some()
        };
        let Some(depth) = (1..=frames.len()).rev().find(|&d| own(&&frames[d - 1])) else { return };
        let frame = frames[depth - 1];
        let loc = p.loc(frame.func, frame.pc);
        if self
            .open
            .as_ref()
            .is_some_and(|o| (o.func, o.line, o.depth, o.t) == (frame.func, loc.line, depth, t))
        {
            return;
        }
        self.close(e);
        let event = Event {
            actor: Actor(t as u16),
            lane: e.thread_name(t),
            span: loc.span,
            text: p.text_at(frame.func, frame.pc).trim().to_string(),
            changes: Vec::new(),
            output: String::new(),
            note: String::new(),
        };
        let before = shown(e, Some(t));
        self.open = Some(Open { func: frame.func, line: loc.line, depth, t, event, before });
    }

    fn after(&mut self, e: &mut Exec) {
        let (output, note) = (std::mem::take(&mut e.output), std::mem::take(&mut e.note));
        let Some(open) = &mut self.open else { return };
        open.event.output.push_str(&output);
        if !note.is_empty() {
            if !open.event.note.is_empty() {
                open.event.note.push_str("; ");
            }
            open.event.note.push_str(&note);
        }
    }
}

/// The named globals, and the locals of one thread or of all.
fn shown(e: &Exec, only: Option<usize>) -> Shown {
    let mut out = Shown::new();
    let p = &e.code.program;
    if e.st.mem.len() >= e.code.statics_len {
        for (i, &g) in e.code.static_globals.iter().enumerate() {
            let g = &p.globals[g as usize];
            if !g.hidden {
                object(e, i as u32 + 1, &g.name, g.ty, "", &mut out);
            }
        }
    }
    for (t, thread) in e.st.threads.iter().enumerate() {
        if thread.status != Status::Running || only.is_some_and(|o| o != t) {
            continue;
        }
        let lane = e.thread_name(t);
        let Some(frame) =
            thread.frames.iter().rev().find(|f| !p.functions[f.func as usize].is_library)
        else {
            continue;
        };
        let func = &p.functions[frame.func as usize];
        let live = &e.code.live[frame.func as usize];
        let top = std::ptr::eq(frame, thread.top());
        let live =
            if top { &live.before[frame.pc as usize] } else { &live.across[frame.pc as usize] };
        for v in func.vars.iter().filter(|v| v.from <= frame.pc && frame.pc < v.to) {
            let (Place::Register(r) | Place::Object(r)) = v.place;
            // What nobody reads any more has no value that means anything.
            if !live.contains(&r) {
                continue;
            }
            match v.place {
                Place::Register(r) => {
                    let val = thread.regs[(frame.base + r) as usize];
                    let w = (e.type_bytes(v.ty) * 8).clamp(1, 64) as u8;
                    let val =
                        Val { bits: val.bits & mask(w), undef: val.undef & mask(w), obj: val.obj };
                    out.insert((lane.clone(), v.name.clone()), e.show(val, v.ty));
                }
                Place::Object(r) => {
                    let val = thread.regs[(frame.base + r) as usize];
                    // A local has no value before its block and behind it.
                    let found = e.find(val, e.type_bytes(v.ty) as u64, false);
                    let unborn = matches!(found, Err(Bad::Dead)) && e.st.obj(val.obj).freed == 1;
                    if found.is_ok() || unborn {
                        object(e, val.obj, &v.name, v.ty, &lane, &mut out);
                    }
                }
            }
        }
        for &id in &thread.tls {
            let obj = e.st.obj(id);
            let g = &p.globals[e.code.tls_globals[obj.site as usize] as usize];
            object(e, id, &g.name, g.ty, &lane, &mut out);
        }
    }
    heap(e, &mut out);
    out
}

/// Heap objects have no names; their bytes show by offset where they lie.
fn heap(e: &Exec, out: &mut Shown) {
    for (i, obj) in e.st.objs.iter().enumerate().skip(e.code.n_statics as usize) {
        if obj.kind != crate::state::Kind::Heap || obj.size > 256 {
            continue;
        }
        let id = i as u32 + 1;
        let step = if obj.size % 8 == 0 {
            8
        } else if obj.size % 4 == 0 {
            4
        } else {
            1
        };
        for at in (0..obj.size).step_by(step) {
            let value = e.find(Val::pointer(id, at as u64), step as u64, false).ok();
            let value = value.and_then(|s| e.read(s, (step * 8) as u8).ok());
            let name = format!("{} #{}, offset {at}", e.object_name(id), id - e.code.n_statics);
            out.insert((String::new(), name), value.map_or("?".into(), |v| e.show(v, TypeId(0))));
        }
    }
}

fn object(e: &Exec, id: u32, name: &str, ty: TypeId, owner: &str, out: &mut Shown) {
    let mut parts = Vec::new();
    e.scalars(ty, 0, name.to_string(), &mut parts);
    for (path, bit, ty, width) in parts {
        let size = width.div_ceil(8).max(1);
        if let Some(text) = e.show_wide(id, bit / 8, ty) {
            out.insert((owner.to_string(), path), text);
            continue;
        }
        let value = if width % 8 == 0 && bit % 8 == 0 && matches!(size, 1 | 2 | 4 | 8) {
            let spot = e.find(Val::pointer(id, bit as u64 / 8), size as u64, false);
            spot.ok().and_then(|s| e.read(s, width as u8).ok())
        } else {
            bit_field(e, id, bit, width)
        };
        out.insert((owner.to_string(), path), value.map_or("?".into(), |v| e.show(v, ty)));
    }
}

fn bit_field(e: &Exec, id: u32, bit: u32, width: u32) -> Option<Val> {
    let mut v = Val::ZERO;
    for i in 0..width.min(64) {
        let at = bit + i;
        let spot = e.find(Val::pointer(id, at as u64 / 8), 1, false).ok()?;
        let byte = e.read(spot, 8).ok()?;
        v.bits |= (byte.bits >> (at % 8) & 1) << i;
        v.undef |= (byte.undef >> (at % 8) & 1) << i;
    }
    Some(v)
}

pub fn fields(m: &MachineModel, state: &[u8]) -> Vec<Field> {
    let mut e = Exec::new(&m.code, &m.options);
    decode(&m.code, state, &mut e.st);
    let field = |((owner, name), value)| Field { owner, name, value };
    let mut out: Vec<Field> = shown(&e, None).into_iter().map(field).collect();
    for (t, thread) in e.st.threads.iter().enumerate().filter(|t| t.1.status == Status::Running) {
        let f = thread.top();
        let line = m.code.program.loc(f.func, f.pc).line;
        let value = format!("{}:{line}", m.code.program.functions[f.func as usize].name);
        out.push(Field { owner: e.thread_name(t), name: "at".into(), value });
    }
    out
}

pub fn blocked(m: &MachineModel, state: &[u8]) -> Vec<Blocked> {
    let mut w = MachineWorker::new(m);
    w.survey(state);
    w.expand_all();
    let movers: Vec<usize> = w.movers().collect();
    let e = &w.base;
    let stuck = (0..e.st.threads.len()).filter(|&t| e.is_running(t) && !movers.contains(&t));
    let tell = |t: usize| {
        let frame = e.st.threads[t].top();
        Blocked {
            actor: Actor(t as u16),
            lane: e.thread_name(t),
            span: e.span(t),
            text: m.code.program.text_at(frame.func, frame.pc).trim().to_string(),
            reason: e.waits_for(t),
        }
    };
    stuck.map(tell).collect()
}

impl Exec<'_> {
    /// What a thread that cannot go waits for, and who has it.
    pub fn waits_for(&self, t: usize) -> String {
        use Lib::*;
        let thread = &self.st.threads[t];
        let frame = thread.top();
        let Inst::Lib { lib, args, .. } = self.code.inst(frame.func, frame.pc) else {
            return "waits for another thread's atomic section".into();
        };
        let arg = |i: usize| args.get(i).map_or(Val::ZERO, |&a| self.val_of(t, a));
        let owner = |p: Val| match self.find(p, 4, false).ok().and_then(|s| self.read(s, 32).ok()) {
            Some(v) if v.bits > 0 && v.bits as usize == t + 1 => "it itself holds".to_string(),
            Some(v) if v.bits > 0 => {
                let who = v.bits as usize - 1;
                match self.st.threads.get(who).map_or(Status::Free, |t| t.status) {
                    Status::Running => format!("{} holds", self.thread_name(who)),
                    Status::Finished => format!("{} held when it ended", self.thread_name(who)),
                    // What it was called is forgotten.
                    Status::Free => format!("thread {who} held when it ended"),
                }
            }
            _ => "nobody holds".into(),
        };
        match (lib, thread.wait) {
            (MutexLock | MtxLock, _) => {
                format!("waits for mutex {}, which {}", self.place_name(arg(0)), owner(arg(0)))
            }
            (CondWait | CndWait | CondTimedWait | CndTimedWait, Wait::Cond) => {
                format!(
                    "waits at condition variable {} for a signal that never comes",
                    self.place_name(arg(0))
                )
            }
            (CondWait | CndWait | CondTimedWait | CndTimedWait, _) => {
                format!(
                    "was woken and waits for mutex {}, which {}",
                    self.place_name(arg(1)),
                    owner(arg(1))
                )
            }
            (BarrierWait, _) => format!("waits at barrier {}", self.place_name(arg(0))),
            (RwRdLock | RwWrLock, _) => {
                let writer = owner(arg(0));
                let who = if writer == "nobody holds" { "readers hold".into() } else { writer };
                format!("waits for rwlock {}, which {who}", self.place_name(arg(0)))
            }
            (SpinLock, _) => {
                format!("waits for spin lock {}, which {}", self.place_name(arg(0)), owner(arg(0)))
            }
            (SemWait, _) => format!("waits for semaphore {}, which is 0", self.place_name(arg(0))),
            (OnceBegin, _) => "waits for an initialisation that is under way".into(),
            (ThreadJoin | ThrdJoin, _) => {
                format!("waits for {} to end", self.thread_name(arg(0).bits as usize))
            }
            _ => "waits for another thread's atomic section".into(),
        }
    }
}
