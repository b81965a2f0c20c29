//! Calls and returns of operations, as part of a state.
//!
//! Where a program is checked against a sequential specification
//! ([`crate::Specification`]), a state has the operations under way and the
//! configurations that the history so far has left (`linear`).
//!
//! **When an operation is called and when it returns.** A call counts from the
//! first access of the operation that others can see, a return right behind the
//! last: entering the function only notes the arguments, and the step that makes
//! the access begins with the call; the return belongs to the step that runs
//! into it, and a step goes on to the next instruction that others can see. An
//! operation without any such access is called and returns in a step of its own.
//! The run in which a thread comes late to its call and leaves at once is a run
//! of the program too, and its history keeps more operations apart: if it can be
//! explained, so can that of every run with the same accesses.
//!
//! **What this means for reductions.** That operation *a* returned before *b* was
//! called is all that a history says beside arguments and outcomes, so a return
//! depends on the calls of others; calls commute, and so do returns, which leave
//! the same set in either order (`linear`). [`Next::calls`] and [`Next::returns`]
//! say that of a thread's next step, and [`Next::conflicts`] looks at them, so
//! supersteps keep the orders that matter. Whether an access is the last one is
//! known only behind it: every step inside an operation may return, unless the
//! worker has tried it (`worker`). Persistent sets and groups know nothing of
//! histories and are not used here. A round of a loop that changes nothing calls
//! nothing. A load that is one step with its exchange (`cas_loops`) is one of the
//! program's runs like any other, and begins its operation at the load. Threads
//! that change places (`symmetry`) take their operations along.
//!
//! An operation that calls another is one operation. One that never returns
//! stays under way. One that is left in another way than by returning ends what
//! we can follow.
//!
//! [`Next::calls`]: crate::access::Next::calls
//! [`Next::returns`]: crate::access::Next::returns
//! [`Next::conflicts`]: crate::access::Next::conflicts

use crate::access::Next;
use crate::exec::{Exec, Halt};
use crate::linear::{Config, Datum, Out, Outcome, returned};
use crate::program::{CONST_BASE, FUNC_BASE, Inst, Op};
use crate::spec::Spec;
use crate::state::{Kind, State};
use crate::value::Val;
use heddle_model::FaultKind;
use std::sync::Arc;

/// Objects made at run time that operations may name.
pub const TOKENS: u32 = 64;

/// The largest variable of a caller of which the specification gets a copy.
const MAX_LOCAL: u32 = 256;

/// An operation under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub op: u16,
    /// How many frames its thread has inside it.
    pub depth: u32,
    pub args: Vec<Datum>,
    /// The objects of the arguments that are [`Datum::Local`], in order.
    pub locals: Vec<u32>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Activity {
    #[default]
    Idle,
    /// Inside an operation that has done nothing yet that others can see.
    Entered(Call),
    /// Inside an operation that counts as called.
    Pending(Call),
}

impl Activity {
    pub fn call(&self) -> Option<&Call> {
        match self {
            Activity::Idle => None,
            Activity::Entered(call) | Activity::Pending(call) => Some(call),
        }
    }
}

/// What is told of a run's history, where one is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub thread: usize,
    pub lane: String,
    pub text: String,
    /// With its outcome: a return. Whether it could be explained.
    pub answer: Option<(String, bool)>,
    pub op: u16,
    pub args: Vec<Datum>,
    pub outcome: Option<Seen>,
}

#[derive(Clone, Debug, Default)]
pub struct History {
    /// By thread; the last is not idle.
    pub threads: Vec<Activity>,
    /// By key, where the specification has keys: the configurations of the
    /// operations that have it. None: nothing has returned yet.
    pub parts: Vec<(u64, Vec<Config>)>,
    /// Objects that operations were given.
    pub tokens: Vec<u32>,
    /// The events so far, where a run is told; no part of the state.
    pub told: Vec<Told>,
}

impl PartialEq for History {
    fn eq(&self, o: &History) -> bool {
        self.threads == o.threads && self.parts == o.parts && self.tokens == o.tokens
    }
}

impl History {
    pub fn is_empty(&self) -> bool {
        self.threads.is_empty() && self.parts.is_empty() && self.tokens.is_empty()
    }

    pub fn activity(&self, t: usize) -> &Activity {
        self.threads.get(t).unwrap_or(&Activity::Idle)
    }

    fn set(&mut self, t: usize, activity: Activity) {
        if self.threads.len() <= t {
            self.threads.resize(t + 1, Activity::Idle);
        }
        self.threads[t] = activity;
        while self.threads.last() == Some(&Activity::Idle) {
            self.threads.pop();
        }
    }

    /// Puts what thread `from[i]` is doing to `slots[i]`.
    pub fn rearrange(&mut self, slots: &[usize], from: &[usize]) {
        let place = |t: usize| from.iter().position(|&f| f == t).map_or(t, |i| slots[i]);
        for (t, activity) in std::mem::take(&mut self.threads).into_iter().enumerate() {
            if activity != Activity::Idle {
                self.set(place(t), activity);
            }
        }
        for (_, configs) in &mut self.parts {
            configs.iter_mut().for_each(|c| *c = c.rearranged(&place));
            configs.sort_unstable();
        }
    }
}

/// What an operation of the program really answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    vals: Vec<Datum>,
    locals: Vec<SeenLocal>,
}

/// A local that an operation wrote to: its argument, bytes, undefined bits, and the places
/// among them.
type SeenLocal = (u8, Vec<u8>, Vec<u8>, Vec<(u32, Datum)>);

impl Seen {
    /// Whether an outcome of the specification says the same. What it leaves
    /// undefined may be anything.
    pub fn fits(&self, o: &Outcome) -> bool {
        let value = |(real, spec): (&Datum, &Datum)| match (real, spec) {
            (Datum::Number { bits: a, undef: u }, Datum::Number { bits: b, undef: v }) => {
                (a ^ b) & !v == 0 && u & !v == 0
            }
            (_, Datum::Number { undef: u64::MAX, .. }) => true,
            (a, b) => a == b,
        };
        self.vals.len() == o.vals.len()
            && self.vals.iter().zip(&o.vals).all(value)
            && o.outs.iter().all(|(arg, at, out)| self.wrote(*arg, *at, out))
    }

    fn wrote(&self, arg: u8, at: u32, out: &Out) -> bool {
        let Some((_, bytes, undef, places)) = self.locals.iter().find(|l| l.0 == arg) else {
            return false;
        };
        let place = places.iter().find(|p| p.0 == at).map(|p| &p.1);
        let inside = |p: &(u32, Datum)| p.0 <= at && at < p.0 + 8;
        match out {
            Out::Byte { bits, undef: u } => {
                let (real, v) = (bytes[at as usize], undef[at as usize]);
                *u == 0xff || !places.iter().any(inside) && (real ^ bits) & !u == 0 && v & !u == 0
            }
            Out::Place { to, at } => place == Some(&Datum::Place { to: *to, at: *at }),
        }
    }

    /// For people.
    pub fn text(&self) -> String {
        let mut words: Vec<String> = self.vals.iter().map(number).collect();
        for (_, bytes, undef, places) in &self.locals {
            words.push(match places.first() {
                Some((_, place)) => number(place),
                None if undef.iter().all(|&u| u == 0) && bytes.len() <= 8 => {
                    let mut all = [0; 8];
                    all[..bytes.len()].copy_from_slice(bytes);
                    number(&Datum::Number { bits: u64::from_le_bytes(all), undef: 0 })
                }
                None => continue,
            });
        }
        words.join(", ")
    }
}

/// A value without its type, as people read it.
pub fn number(d: &Datum) -> String {
    match d {
        Datum::Number { undef, .. } if *undef != 0 => "?".into(),
        // A negative `int`.
        Datum::Number { bits, .. } if *bits >> 31 == 1 => (*bits as u32 as i32).to_string(),
        Datum::Number { bits, .. } => (*bits as i64).to_string(),
        Datum::Place { to, .. } => format!("&{}", to + 1),
        Datum::Local { .. } => "&".into(),
        Datum::Unknown => "a pointer".into(),
    }
}

impl Exec<'_> {
    /// A function was entered; it may be an operation.
    pub(crate) fn operation_entered(
        &mut self,
        spec: &Spec,
        f: u32,
        args: &[Val],
    ) -> Result<(), Halt> {
        let Some(op) = spec.operation(f) else { return Ok(()) };
        let (t, depth) = (self.t, self.thread().frames.len() as u32);
        if let Some(call) = self.st.history.activity(t).call() {
            // An operation inside another is a part of it.
            return match depth > call.depth {
                true => Ok(()),
                false => Err(self.limit("an operation was left other than by returning")),
            };
        }
        let (mut data, mut locals) = (Vec::new(), Vec::new());
        for &v in args {
            data.push(self.argument(v, &mut locals)?);
        }
        let call = Call { op, depth, args: data, locals };
        Arc::make_mut(&mut self.st.history).set(t, Activity::Entered(call));
        Ok(())
    }

    fn argument(&mut self, v: Val, locals: &mut Vec<u32>) -> Result<Datum, Halt> {
        let v = v.plain();
        if State::is_object(v.obj) && v.obj > self.code.n_statics {
            let obj = *self.st.obj(v.obj);
            let own = obj.kind == Kind::Stack && obj.thread as usize == self.t;
            if own && obj.size <= MAX_LOCAL {
                let place = obj.start as usize..(obj.start + obj.size) as usize;
                let (mut bytes, mut undef) =
                    (self.st.mem[place.clone()].to_vec(), self.st.undef[place].to_vec());
                // Pointers in it mean nothing to the specification.
                let word = self.st.word.0;
                for at in (0..bytes.len())
                    .filter(|at| self.st.prov[(obj.start as usize + at) / word] != 0)
                {
                    (bytes[at], undef[at]) = (0, 0xff);
                }
                bytes.iter_mut().zip(&undef).for_each(|(b, u)| *b &= !u);
                locals.push(v.obj);
                return Ok(Datum::Local { at: v.bits, bytes: bytes.into(), undef: undef.into() });
            }
            if !self.st.history.tokens.contains(&v.obj) {
                if self.st.history.tokens.len() == TOKENS as usize {
                    return Err(self.limit("operations are given more than 64 objects"));
                }
                Arc::make_mut(&mut self.st.history).tokens.push(v.obj);
            }
        }
        Ok(self.datum(v))
    }

    /// A value as the specification can have it.
    fn datum(&self, v: Val) -> Datum {
        let v = v.plain();
        if v.obj == 0 {
            return Datum::Number { bits: v.bits & !v.undef, undef: v.undef };
        }
        let n = self.code.n_statics;
        let to = if v.obj >= FUNC_BASE {
            None
        } else if v.obj >= CONST_BASE {
            Some(TOKENS + n + 1 + v.obj - CONST_BASE)
        } else if v.obj <= n {
            Some(TOKENS + v.obj)
        } else {
            self.st.history.tokens.iter().position(|&o| o == v.obj).map(|i| i as u32)
        };
        to.map_or(Datum::Unknown, |to| Datum::Place { to, at: v.bits })
    }

    /// Whether a thread is inside an operation that does not count as called yet.
    pub(crate) fn has_entered(&self, t: usize) -> bool {
        matches!(self.st.history.activity(t), Activity::Entered(_))
    }

    /// The operation that the thread is inside of counts as called from now on.
    pub(crate) fn operation_begins(&mut self) {
        let t = self.t;
        if let Activity::Entered(call) = self.st.history.activity(t).clone() {
            if self.telling {
                let told = Told {
                    thread: t,
                    lane: self.thread_name(t),
                    text: self.operation_text(&call),
                    answer: None,
                    op: call.op,
                    args: call.args.clone(),
                    outcome: None,
                };
                self.tell(|_| format!("calls {}", told.text));
                Arc::make_mut(&mut self.st.history).told.push(told);
            }
            Arc::make_mut(&mut self.st.history).set(t, Activity::Pending(call));
        }
    }

    fn operation_text(&self, call: &Call) -> String {
        let spec = self.code.spec.as_ref();
        let function = spec.and_then(|s| s.function_of(call.op));
        let f = function.map(|f| &self.code.program.functions[f as usize]);
        let args: Vec<String> = call.args.iter().map(|d| self.datum_text(d)).collect();
        format!("{}({})", f.map_or("", |f| &f.name), args.join(", "))
    }

    fn datum_text(&self, d: &Datum) -> String {
        let global = match d {
            Datum::Place { to, .. } => to.checked_sub(TOKENS + 1),
            _ => None,
        };
        match global.and_then(|g| self.code.static_globals.get(g as usize)) {
            Some(&g) => format!("&{}", self.code.program.globals[g as usize].name),
            None => number(d),
        }
    }

    /// A function is about to return; it may be the operation.
    pub(crate) fn operation_returns(&mut self, spec: &Spec, vals: &[Op]) -> Result<(), Halt> {
        let (t, depth) = (self.t, self.thread().frames.len() as u32);
        let Some(call) = self.st.history.activity(t).call() else { return Ok(()) };
        if depth > call.depth {
            return Ok(());
        }
        if depth < call.depth {
            return Err(self.limit("an operation was left other than by returning"));
        }
        self.operation_begins();
        let Activity::Pending(call) = self.st.history.activity(t).clone() else {
            unreachable!("it has begun")
        };
        let seen = self.seen(&call, vals);
        let key = spec.key_of(&call.args);
        let history = Arc::clone(&self.st.history);
        let part = history.parts.iter().position(|p| p.0 == key);
        let first = [Config::new(Arc::clone(&spec.initial))];
        let configs = part.map_or(&first[..], |p| &history.parts[p].1);
        let under_way = |t: &usize| match &history.threads[*t] {
            Activity::Pending(call) => spec.key_of(&call.args) == key,
            _ => false,
        };
        let pending: Vec<usize> = (0..history.threads.len()).filter(under_way).collect();
        let mut effect = |state: &Arc<[u8]>, k: usize| {
            let call = history.threads[k].call().expect("it is under way");
            spec.effect(state, call.op, &call.args)
        };
        let fits = |o: &Outcome| seen.fits(o);
        let left = match returned(configs, &pending, t, &fits, &mut effect) {
            Ok(left) => left,
            Err(why) => return Err(Halt::Limit(format!("the specification: {why}").into())),
        };
        let explained = !left.is_empty();
        let (text, answer) = (self.operation_text(&call), seen.text());
        let mut next = History::clone(&history);
        next.set(t, Activity::Idle);
        match part {
            Some(p) => next.parts[p].1 = left,
            None => {
                let at = next.parts.partition_point(|p| p.0 < key);
                next.parts.insert(at, (key, left));
            }
        }
        if self.telling {
            let lane = self.thread_name(t);
            let (op, args) = (call.op, call.args.clone());
            let answer = Some((answer.clone(), explained));
            let text = text.clone();
            let outcome = Some(seen);
            next.told.push(Told { thread: t, lane, text, answer, op, args, outcome });
        }
        self.st.history = Arc::new(next);
        if explained {
            self.tell(|_| match answer.as_str() {
                "" => format!("{text} returns"),
                answer => format!("{text} returns {answer}"),
            });
            return Ok(());
        }
        let what = match answer.as_str() {
            "" => format!("`{text}` returns"),
            answer => format!("`{text}` returns {answer}"),
        };
        let message = format!("{what}, which no order of the operations explains");
        Err(self.fail(FaultKind::Linearizability, message))
    }

    /// What the operation answers, and what it leaves in the caller's variables.
    fn seen(&self, call: &Call, vals: &[Op]) -> Seen {
        let vals = vals.iter().map(|&v| self.datum(self.val(v))).collect();
        let args = call.args.iter().enumerate();
        let args = args.filter(|a| matches!(a.1, Datum::Local { .. })).map(|a| a.0 as u8);
        let word = self.st.word.0;
        let local = |(arg, &id): (u8, &u32)| {
            let obj = self.st.obj(id);
            let place = obj.start as usize..(obj.start + obj.size) as usize;
            let (bytes, undef) =
                (self.st.mem[place.clone()].to_vec(), self.st.undef[place.clone()].to_vec());
            let words = place.clone().step_by(word).filter(|at| self.st.prov[at / word] != 0);
            let places = words.map(|at| {
                let mut bits = [0; 8];
                bits[..word].copy_from_slice(&self.st.mem[at..at + word]);
                let v = Val::pointer(self.st.prov[at / word], u64::from_le_bytes(bits));
                ((at - place.start) as u32, self.datum(v))
            });
            (arg, bytes, undef, places.collect())
        };
        Seen { vals, locals: args.zip(&call.locals).map(local).collect() }
    }

    /// A thread is over. What it was doing, it has not done.
    pub(crate) fn operation_dies(&mut self) -> Result<(), Halt> {
        match self.st.history.activity(self.t) {
            Activity::Idle => Ok(()),
            _ => Err(self.limit("a thread ends inside an operation")),
        }
    }

    /// What the next step of a thread is for histories.
    pub(crate) fn add_events(&self, t: usize, next: &mut Next) {
        let activity = self.st.history.activity(t);
        let Some(call) = activity.call() else { return };
        let thread = &self.st.threads[t];
        let frame = thread.top();
        let leaves = thread.frames.len() as u32 == call.depth
            && matches!(self.code.inst(frame.func, frame.pc), Inst::Ret { .. });
        if let Activity::Entered(_) = activity {
            next.visible |= leaves && !self.st.alone;
            next.calls = next.visible;
            next.returns = next.visible;
        } else {
            next.returns = true;
        }
    }
}

mod bytes;
