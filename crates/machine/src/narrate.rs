//! Steps and states told in the user's words.
//!
//! A step of the search is executed again by the plain executor (`plain`). One
//! event is made of each stretch of instructions on one source line, with the
//! named variables that changed.

use crate::advance::{Blind, Ended, Observer};
use crate::exec::Exec;
use crate::library::Lib;
use crate::memory::Bad;
use crate::model::MachineModel;
use crate::plain::{Audience, Turn, execute, same_places};
use crate::program::{Inst, Place, TypeId};
use crate::state::{Hold, Kind, Status, Wait};
use crate::value::{Val, mask};
use crate::worker::MachineWorker;
use heddle_model::{Act, Actor, Blocked, Change, Event, FaultKind, Field, Step, Touch};
use std::collections::BTreeMap;

pub fn narrate(
    m: &MachineModel,
    state: &[u8],
    step: Step,
) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
    let mut w = MachineWorker::new(m);
    w.survey(state);
    for t in w.movers() {
        for choice in 0..w.n_choices(t) {
            if step == (Step { actor: Actor(t as u16), edge: choice }) {
                return tell(w, state, t, choice);
            }
            // Earlier steps fill the access tables that bound this one.
            w.advance(t, choice, &mut Blind);
        }
    }
    None
}

/// Notes whose turn it is, instruction by instruction.
#[derive(Default)]
struct Schedule(Vec<Turn>);

impl Observer for Schedule {
    fn before(&mut self, e: &mut Exec) {
        self.0.push(Turn::of(e));
    }
}

/// Finds out how far the step goes, and executes that much of the plain program.
/// `None` if the two do not agree: then the search is wrong.
fn tell(
    mut w: MachineWorker,
    state: &[u8],
    t: usize,
    choice: u32,
) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
    let model = w.model;
    let mut schedule = Schedule::default();
    let ended = w.advance(t, choice, &mut schedule);
    let (mut plain, whole) = model.plain(state);
    let mut teller = Teller { events: Vec::new(), open: None, whole, hands: None };
    let fault = execute(&mut plain, &schedule.0, &mut teller);
    teller.close(&plain);
    match ended {
        Ended::Well | Ended::Raced(_) => {
            if fault.is_some() || !same_places(&plain.st, &w.run.st) {
                return None;
            }
            if matches!(ended, Ended::Raced(_)) {
                teller.events.extend(w.rival.map(|k| rival(&w.base, k)));
            }
            w.encode();
            if whole {
                model.plains.put(&w.bytes, plain.st);
            }
            Some((teller.events, Some(w.bytes.clone())))
        }
        // Two accesses race whatever becomes of them.
        Ended::Fault(v) if v.kind == FaultKind::DataRace => {
            teller.events.extend(w.rival.map(|k| rival(&w.base, k)));
            Some((teller.events, None))
        }
        Ended::Fault(v) if fault != Some(v.kind) => None,
        Ended::Fault(v) if v.kind == FaultKind::Linearizability && whole => {
            model.keep_history(&v, &plain.st.history.told);
            Some((teller.events, None))
        }
        _ => Some((teller.events, None)),
    }
}

/// The other side of a race: an access that could be made at the same moment.
fn rival(e: &Exec, k: usize) -> Event {
    let frames = e.st.threads[k].frames.iter().rev();
    let place = frames.map(|f| (f.func, f.pc)).find(|&(f, pc)| e.code.program.loc(f, pc).line != 0);
    let text = place.map_or("", |(f, pc)| e.code.program.text_at(f, pc).trim());
    Event {
        actor: Actor(k as u16),
        lane: e.thread_name(k),
        span: e.span(k),
        text: text.to_string(),
        changes: Vec::new(),
        output: String::new(),
        note: "at the same time".into(),
        touches: memory_touches(e, k),
    }
}

/// The shared memory that a thread's next instruction reads and writes.
fn memory_touches(e: &Exec, t: usize) -> Vec<Touch> {
    let frame = e.st.threads[t].top();
    let both = match e.code.inst(frame.func, frame.pc) {
        Inst::Load { .. } | Inst::Store { .. } => false,
        Inst::Rmw { .. } | Inst::CmpXchg { .. } => true,
        _ => return Vec::new(),
    };
    let next = e.next(t);
    let mut out = Vec::new();
    for a in next.accesses().iter().filter(|_| next.shared) {
        let name = e.place_name(Val::pointer(a.obj, a.lo as u64)).replace('`', "");
        if !a.write || both {
            out.push(Touch::new(Act::Read { at: None }, &name));
        }
        if a.write {
            out.push(Touch::new(Act::Write { at: None }, &name));
        }
    }
    out
}

/// What is remembered of a state to tell which locks and threads an instruction touched.
struct Hands {
    held: Vec<crate::state::Held>,
    running: Vec<bool>,
    call: Option<Touch>,
}

impl Hands {
    fn of(e: &Exec, t: usize) -> Hands {
        let thread = &e.st.threads[t];
        let running = e.st.threads.iter().map(|t| t.status == Status::Running).collect();
        let frame = thread.top();
        let call = match e.code.inst(frame.func, frame.pc) {
            Inst::Lib { lib, args, .. } => {
                let first = args.first().map_or(Val::ZERO, |&a| e.val_of(t, a));
                let named = |act| Touch::new(act, e.place_name(first).replace('`', ""));
                match lib {
                    Lib::SemPost => Some(named(Act::Release)),
                    Lib::SemWait | Lib::SemTryWait | Lib::SemTimedWait => Some(named(Act::Acquire)),
                    Lib::ThreadJoin | Lib::ThrdJoin => {
                        Some(Touch::new(Act::Join, e.thread_name(first.bits as usize)))
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        Hands { held: thread.held.clone(), running, call }
    }

    /// What changed since.
    fn touches(self, e: &Exec, t: usize) -> Vec<Touch> {
        // After the end of the process there is no thread any more.
        let Some(thread) = e.st.threads.get(t) else { return Vec::new() };
        let lock = |act, h: &crate::state::Held| {
            let name = e.place_name(Val::pointer(h.0, h.1 as u64));
            Touch::new(act, name.replace('`', ""))
        };
        let let_go = self.held.iter().filter(|h| !thread.held.contains(h));
        let mut out: Vec<Touch> = let_go.map(|h| lock(Act::Release, h)).collect();
        let taken = thread.held.iter().filter(|h| !self.held.contains(h));
        out.extend(taken.map(|h| lock(Act::Acquire, h)));
        for (k, thread) in e.st.threads.iter().enumerate() {
            let was = self.running.get(k).copied().unwrap_or(false);
            if thread.status == Status::Running && !was && k != t {
                out.push(Touch::new(Act::Start, e.thread_name(k)));
            }
        }
        out.extend(self.call);
        out
    }
}

/// An event under way: where, and the variables as they were before it.
struct Open {
    func: u32,
    line: u32,
    depth: usize,
    t: usize,
    event: Event,
    /// What was printed so far, byte by byte.
    printed: Vec<u8>,
    before: Shown,
}

struct Teller {
    events: Vec<Event>,
    open: Option<Open>,
    /// The state is all there, with what nobody reads any more.
    whole: bool,
    /// What the instruction under way had before it.
    hands: Option<Hands>,
}

/// Variables by name, with their values.
type Shown = BTreeMap<(String, String), String>;

impl Teller {
    fn close(&mut self, e: &Exec) {
        let Some(open) = self.open.take() else { return };
        let mut event = open.event;
        // Letters of several bytes may have been printed one by one.
        event.output = String::from_utf8_lossy(&open.printed).into_owned();
        let after = shown(e, Some(open.t), self.whole);
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

impl Audience for Teller {
    fn before(&mut self, e: &mut Exec) {
        self.place(e);
        let touches = memory_touches(e, e.t);
        if let Some(open) = &mut self.open {
            open.event.touches.extend(touches);
        }
        self.hands = Some(Hands::of(e, e.t));
    }

    fn after(&mut self, e: &mut Exec) {
        let (output, note) = (std::mem::take(&mut e.output), std::mem::take(&mut e.note));
        let touches = self.hands.take().map_or(Vec::new(), |h| h.touches(e, e.t));
        let Some(open) = &mut self.open else { return };
        open.event.touches.extend(touches);
        open.printed.extend(output);
        if !note.is_empty() {
            if !open.event.note.is_empty() {
                open.event.note.push_str("; ");
            }
            open.event.note.push_str(&note);
        }
    }
}

impl Teller {
    /// Opens an event where the next instruction stands on another line.
    fn place(&mut self, e: &mut Exec) {
        let p = &e.code.program;
        let t = e.t;
        let frames = &e.st.threads[t].frames;
        // The innermost place in the user's own text.
        let own = |f: &&crate::state::Frame| {
            !p.functions[f.func as usize].is_folded() && p.loc(f.func, f.pc).span.is_some()
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
            touches: Vec::new(),
        };
        let before = shown(e, Some(t), self.whole);
        let (func, line, printed) = (frame.func, loc.line, Vec::new());
        self.open = Some(Open { func, line, depth, t, event, printed, before });
    }
}

/// The named globals, and the locals of one thread or of all. In a state that
/// is not `whole`, without those that nobody will read.
fn shown(e: &Exec, only: Option<usize>, whole: bool) -> Shown {
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
            thread.frames.iter().rev().find(|f| !p.functions[f.func as usize].is_folded())
        else {
            continue;
        };
        let func = &p.functions[frame.func as usize];
        let live = &e.code.live[frame.func as usize];
        let top = std::ptr::eq(frame, thread.top());
        let live =
            if top { &live.before[frame.pc as usize] } else { &live.across[frame.pc as usize] };
        for v in func.vars.iter().filter(|v| v.from <= frame.pc && frame.pc < v.to) {
            // What nobody reads any more was not kept.
            let kept = |r: &u32| whole || live.contains(r);
            match &v.place {
                Place::Register(r) | Place::Object(r) if !kept(r) => {}
                Place::Parts(parts) => {
                    let kept = parts.iter().filter(|p| kept(&p.2));
                    let regs = &thread.regs[frame.base as usize..];
                    let values: Vec<_> =
                        kept.map(|&(at, w, r)| (at * 8, w, regs[r as usize])).collect();
                    let unread = if whole { Some("?") } else { None };
                    let mut fields = Vec::new();
                    e.scalars(v.ty, 0, v.name.clone(), &mut fields);
                    for (path, bit, ty, width) in fields {
                        let shown = e.show_part(&values, bit, ty, width);
                        if let Some(text) = shown.or(unread.map(String::from)) {
                            out.insert((lane.clone(), path), text);
                        }
                    }
                }
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
    let mut count = 0;
    for (i, obj) in e.st.objs.iter().enumerate().skip(e.code.n_statics as usize) {
        count += matches!(obj.kind, Kind::Heap | Kind::Freed) as u32;
        if obj.kind != Kind::Heap || obj.size > 256 {
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
            let name = format!("{} #{count}, offset {at}", e.object_name(id));
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
    let (e, whole) = m.plain(state);
    let field = |((owner, name), value)| Field { owner, name, value };
    let mut out: Vec<Field> = shown(&e, None, whole).into_iter().map(field).collect();
    out.extend(locks(&e));
    for (t, thread) in e.st.threads.iter().enumerate().filter(|t| t.1.status == Status::Running) {
        let f = thread.top();
        let line = m.code.program.loc(f.func, f.pc).line;
        let value = format!("{}:{line}", m.code.program.functions[f.func as usize].name);
        out.push(Field { owner: e.thread_name(t), name: "at".into(), value });
    }
    out
}

/// The locks that somebody holds, and what somebody waits for.
fn locks(e: &Exec) -> Vec<Field> {
    let mut said: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let running = || e.st.threads.iter().enumerate().filter(|t| t.1.status == Status::Running);
    for (t, thread) in running() {
        for &(obj, at, how) in &thread.held {
            let lock = e.place_name(Val::pointer(obj, at as u64));
            let verb = match how {
                Hold::Read => "reads under it",
                Hold::Write => "writes under it",
                Hold::Mutex | Hold::Spin => "holds it",
            };
            said.entry(lock).or_default().push(format!("{} {verb}", e.thread_name(t)));
        }
    }
    for (t, thread) in running() {
        let frame = thread.top();
        let Inst::Lib { lib, args, .. } = e.code.inst(frame.func, frame.pc) else { continue };
        let first = args.first().map_or(Val::ZERO, |&a| e.val_of(t, a));
        if crate::sync::size_of(*lib, e.code.word()).is_some() && !e.next(t).enabled {
            let waits = format!("{} waits", e.thread_name(t));
            said.entry(e.place_name(first)).or_default().push(waits);
        }
    }
    let field = |(name, who): (String, Vec<String>)| Field {
        owner: String::new(),
        name: format!("lock {name}"),
        value: who.join(", "),
    };
    said.into_iter().map(field).collect()
}

pub fn blocked(m: &MachineModel, state: &[u8]) -> Vec<Blocked> {
    let mut w = MachineWorker::new(m);
    w.survey(state);
    let waiters = w.livelock().unwrap_or_default();
    w.expand_all();
    let movers: Vec<usize> = w.movers().collect();
    let e = &w.base;
    let tell = |t: usize, reason: String| {
        let frame = e.st.threads[t].top();
        Blocked {
            actor: Actor(t as u16),
            lane: e.thread_name(t),
            span: e.span(t),
            text: m.code.program.text_at(frame.func, frame.pc).trim().to_string(),
            reason,
        }
    };
    if !waiters.is_empty() {
        return waiters.iter().map(|v| tell(v.t, w.waits_in_vain(v))).collect();
    }
    let stuck = (0..e.st.threads.len()).filter(|&t| e.is_running(t) && !movers.contains(&t));
    stuck.map(|t| tell(t, e.waits_for(t))).collect()
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
            (FutexWait | FutexTimedWait, _) => {
                format!("waits at futex {} for a wake-up that never comes", self.place_name(arg(0)))
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
