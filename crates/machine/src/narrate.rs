//! Steps and states told in the user's words.
//!
//! A step of the search is executed again by the plain executor (`plain`). One
//! event is made of each stretch of instructions of one statement, with the
//! named variables that changed.

use crate::advance::{Blind, Ended, Observer};
use crate::exec::Exec;
use crate::library::Lib;
use crate::model::MachineModel;
use crate::plain::{Audience, Turn, execute, same_places};
use crate::program::Inst;
use crate::shown::{Types, folded, variables};
use crate::state::{Frame, Hold, Kind, State, Status, Thread, Wait};
use crate::value::Val;
use crate::worker::MachineWorker;
use heddle_model::{Act, Actor, Blocked, Change, Event, FaultKind, Field, Step, Touch};
use std::collections::BTreeMap;

pub fn narrate(
    m: &MachineModel,
    state: &[u8],
    step: Step,
) -> Option<(Vec<Event>, Option<Vec<u8>>)> {
    let (w, t, choice) = before(m, state, step)?;
    tell(w, state, t, choice)
}

/// A worker that is ready to take a step, and whose step it is.
fn before<'m>(
    m: &'m MachineModel,
    state: &[u8],
    step: Step,
) -> Option<(MachineWorker<'m>, usize, u32)> {
    let mut w = MachineWorker::new(m);
    w.survey(state);
    for t in w.movers() {
        for choice in 0..w.n_choices(t) {
            if step == (Step { actor: Actor(t as u16), edge: choice }) {
                return Some((w, t, choice));
            }
            // Earlier steps fill the access tables that bound this one.
            w.advance(t, choice, &mut Blind);
        }
    }
    None
}

/// The values where a step breaks the program.
pub fn fields_within(m: &MachineModel, state: &[u8], step: Step) -> Option<Vec<Field>> {
    let (mut w, t, choice) = before(m, state, step)?;
    let mut schedule = Schedule::default();
    w.advance(t, choice, &mut schedule);
    let (mut plain, whole) = m.plain(state);
    let mut teller = Teller { events: Vec::new(), open: None, whole, hands: None };
    execute(&mut plain, &schedule.0, &mut teller);
    Some(told_fields(&plain, whole))
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
    teller.close(&mut plain);
    match ended {
        Ended::Well | Ended::Raced(_) => {
            if fault.is_some() || !same_places(&plain.st, &w.run.st) {
                return None;
            }
            if matches!(ended, Ended::Raced(_)) {
                teller.race(&w, &plain, t);
            }
            w.encode();
            if whole {
                model.plains.put(&w.scratch.bytes, plain.st);
            }
            Some((teller.events, Some(w.scratch.bytes.clone())))
        }
        // Two accesses race whatever becomes of them.
        Ended::Fault(v) if v.kind == FaultKind::DataRace => {
            teller.race(&w, &plain, t);
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

impl Teller {
    /// Adds what races: the access that the thread has come to, if it is not told yet,
    /// and the other.
    fn race(&mut self, w: &MachineWorker, plain: &Exec, t: usize) {
        if w.before_race {
            let mine = access(plain, t, None);
            // The line it stands in may have begun already.
            let told = |e: &Event| (e.actor, &e.text) == (mine.actor, &mine.text);
            if !self.events.last().is_some_and(told) {
                self.events.push(mine);
            }
        }
        let Some((k, at)) = w.rival else { return };
        let top = w.base.st.threads[k].top();
        let (ahead, note) = if at == (top.func, top.pc) {
            (None, "at the same time")
        } else {
            // It has something else to do before that, which nobody could tell from afterwards.
            (Some(at), "at the same time, once it is there")
        };
        // What it would read comes from nobody: the two are not ordered.
        let rival = Event { note: note.into(), touches: Vec::new(), ..access(&w.base, k, ahead) };
        self.events.push(rival);
    }
}

/// The access that a thread stands before, or one further on.
fn access(e: &Exec, k: usize, ahead: Option<(u32, u32)>) -> Event {
    let frames = e.st.threads[k].frames.iter().rev();
    let mut places = ahead.into_iter().chain(frames.map(|f| (f.func, f.pc)));
    let place = places.find(|&(f, pc)| e.code.program.loc(f, pc).line != 0);
    let span = ahead.and_then(|(f, pc)| e.code.program.loc(f, pc).span);
    let text = place.map_or("", |(f, pc)| e.code.program.statement_at(f, pc));
    Event {
        actor: Actor(k as u16),
        lane: e.thread_name(k),
        span: span.or_else(|| e.span(k)),
        text: text.to_string(),
        changes: Vec::new(),
        output: String::new(),
        note: String::new(),
        touches: memory_touches(e, k),
    }
}

/// The memory that a thread's next instruction reads and writes and that others may see:
/// now, or once there are others.
fn memory_touches(e: &Exec, t: usize) -> Vec<Touch> {
    let frame = e.st.threads[t].top();
    let both = match e.code.inst(frame.func, frame.pc) {
        Inst::Load { .. } | Inst::Store { .. } => false,
        Inst::Rmw { .. } | Inst::CmpXchg { .. } => true,
        _ => return Vec::new(),
    };
    let next = e.next(t);
    let mut out = Vec::new();
    let lasts = |id: u32| match id {
        0 => false,
        id if id <= e.code.n_statics => true,
        id => State::is_object(id) && e.st.obj(id).kind == Kind::Heap,
    };
    for a in next.accesses().iter().filter(|a| next.shared || lasts(a.obj)) {
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

/// An event under way: where, and the state as it was before it.
struct Open {
    func: u32,
    line: u32,
    depth: usize,
    t: usize,
    event: Event,
    /// What was printed so far, byte by byte.
    printed: Vec<u8>,
    before: State,
}

impl Open {
    /// The call that it belongs to.
    fn place(&self) -> (usize, u32) {
        (self.depth, self.func)
    }
}

/// The innermost place of a thread in the user's own text, and how deep that is.
fn own_place(e: &Exec, t: usize) -> Option<(usize, Frame)> {
    let p = &e.code.program;
    let own =
        |f: &Frame| !p.functions[f.func as usize].is_folded() && p.loc(f.func, f.pc).span.is_some();
    let frames = &e.st.threads.get(t)?.frames;
    let depth = (1..=frames.len()).rev().find(|&d| own(&frames[d - 1]))?;
    Some((depth, frames[depth - 1]))
}

struct Teller {
    events: Vec<Event>,
    open: Option<Open>,
    /// The state is all there, with what nobody reads any more.
    whole: bool,
    /// What the instruction under way had before it.
    hands: Option<Hands>,
}

impl Teller {
    fn close(&mut self, e: &mut Exec) {
        let Some(mut open) = self.open.take() else { return };
        let call = open.place();
        let mut event = open.event;
        // Letters of several bytes may have been printed one by one.
        event.output = String::from_utf8_lossy(&open.printed).into_owned();
        let types = Types::of(e);
        let after = variables(e, open.t, call, self.whole, &types);
        // What memory is, one may have learned meanwhile; it has changed if its values have.
        std::mem::swap(&mut e.st, &mut open.before);
        let before = variables(e, open.t, call, self.whole, &types);
        std::mem::swap(&mut e.st, &mut open.before);
        for (key, new) in &after {
            let old = match before.get(key) {
                Some(old) => old,
                // A local that has just come into being.
                None if !key.0.is_empty() => "?",
                None => continue,
            };
            // What a block leaves behind is no news.
            if old != new && new != "?" {
                let (name, old, new) = (key.1.clone(), old.to_string(), new.clone());
                event.changes.push(Change { name, old, new });
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
    /// Opens an event where the next instruction belongs to another statement.
    fn place(&mut self, e: &mut Exec) {
        let p = &e.code.program;
        let t = e.t;
        let Some((depth, frame)) = own_place(e, t) else { return };
        let loc = p.loc(frame.func, frame.pc);
        let text = p.statement_at(frame.func, frame.pc);
        let here = (frame.func, loc.line, depth, t, text);
        let goes_on = |o: &Open| (o.func, o.line, o.depth, o.t, o.event.text.as_str()) == here;
        if self.open.as_ref().is_some_and(goes_on) {
            return;
        }
        self.close(e);
        let event = Event {
            actor: Actor(t as u16),
            lane: e.thread_name(t),
            span: loc.span,
            text: text.to_string(),
            changes: Vec::new(),
            output: String::new(),
            note: String::new(),
            touches: Vec::new(),
        };
        let before = e.st.clone();
        let (func, line, printed) = (frame.func, loc.line, Vec::new());
        self.open = Some(Open { func, line, depth, t, event, printed, before });
    }
}

pub fn fields(m: &MachineModel, state: &[u8]) -> Vec<Field> {
    let (mut e, whole) = m.plain(state);
    e.telling = true;
    told_fields(&e, whole)
}

fn told_fields(e: &Exec, whole: bool) -> Vec<Field> {
    let field = |((owner, name), value)| Field { owner, name, value };
    let mut out: Vec<Field> = folded(e, whole).into_iter().map(field).collect();
    out.extend(locks(e));
    for (t, thread) in running(e) {
        // In the user's own text, unless the thread has not come there.
        let f = own_place(e, t).map_or(*thread.top(), |(_, f)| f);
        let p = &e.code.program;
        let name = &p.functions[f.func as usize].name;
        // What comes before the first statement stands in no line.
        let value = match p.loc(f.func, f.pc).line {
            0 => name.clone(),
            line => format!("{name}:{line}"),
        };
        out.push(Field { owner: e.thread_name(t), name: "at".into(), value });
    }
    out
}

/// The threads that stand somewhere. Where a program breaks at its end, some have left
/// their last call.
fn running<'e>(e: &'e Exec) -> impl Iterator<Item = (usize, &'e Thread)> {
    let stands = |t: &&Thread| t.status == Status::Running && !t.frames.is_empty();
    e.st.threads.iter().enumerate().filter(move |t| stands(&t.1))
}

/// The locks that somebody holds, and what somebody waits for.
fn locks(e: &Exec) -> Vec<Field> {
    let mut said: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (t, thread) in running(e) {
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
    for (t, thread) in running(e) {
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
        value: who.join(" and "),
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
            text: m.code.program.statement_at(frame.func, frame.pc).to_string(),
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
