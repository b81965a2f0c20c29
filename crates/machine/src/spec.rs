//! The sequential specification of a structure, run by the machine.
//!
//! It is a program of its own with functions of the same names, in memory of its
//! own: an operation that takes effect runs here from the first instruction to
//! the last, which is no step of anybody. What it did in a state is remembered.
//!
//! Arguments are numbers; addresses of the caller's own variables, for which it
//! gets a copy, and what it writes there is part of the outcome; or addresses of
//! the program's memory. Of these it can keep and compare which is which. A
//! global of the same name and size it has itself; what else the program has it
//! cannot read.
//!
//! It must be deterministic, must not wait, and leaves variables that each thread has as
//! they were: where it does not, the search cannot go on and [`Spec::refused`] says why.

use crate::code::Code;
use crate::decode::decode;
use crate::encode::Canon;
use crate::exec::{Exec, Halt};
use crate::history::TOKENS;
use crate::library::Lib;
use crate::linear::{Datum, Out, Outcome};
use crate::options::Options;
use crate::program::{CONST_BASE, FUNC_BASE, FuncId, Global, Inst, Program};
use crate::state::{Kind, State, Status, Thread};
use crate::value::Val;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// Instructions that one operation may take.
const MAX_STEPS: u32 = 1_000_000;

/// What a program's operations are checked against.
#[derive(Clone, Debug)]
pub struct Specification {
    /// Its entry function does nothing but run what comes before `main`.
    pub program: Program,
    /// The functions that are operations: of the program, and of the specification.
    pub operations: Vec<(FuncId, FuncId)>,
    /// The argument by which operations have nothing to do with each other.
    pub key: Option<usize>,
}

/// What an operation did: the specification's state after it, and what came of it.
type Done = Result<(Arc<[u8]>, Arc<Outcome>), String>;

/// What an answer depends on: the memory, the operation, its arguments.
type Asked = (Arc<[u8]>, u16, Vec<Datum>);

pub struct Spec {
    code: Code,
    options: Options,
    operations: Vec<FuncId>,
    /// By function of the program: its operation.
    of_function: Vec<Option<u16>>,
    pub key: Option<usize>,
    /// By global of the program: the specification's own, or 0.
    own: Vec<u32>,
    /// The first constant that stands for an object of the program.
    first: u32,
    pub initial: Arc<[u8]>,
    memo: Mutex<HashMap<Asked, Done>>,
    refused: Mutex<Option<String>>,
}

impl Spec {
    pub fn new(program: &Code, given: &Specification) -> Spec {
        let mut own = vec![0; program.n_statics as usize + 1];
        for (i, &g) in program.static_globals.iter().enumerate() {
            let global = &program.program.globals[g as usize];
            let like = given.program.find_global(&global.name).filter(|&s| {
                let s = &given.program.globals[s.0 as usize];
                s.size == global.size && !s.constant && !s.thread_local && !global.hidden
            });
            own[i + 1] = like.map_or(0, |s| given.program.address(s).obj);
        }
        let mut machine = given.program.clone();
        let first = machine.globals.iter().filter(|g| g.constant && !g.thread_local).count() as u32;
        let n = TOKENS + program.n_statics + 1 + program.const_globals.len() as u32;
        for _ in 0..n {
            let name = "memory of the program".into();
            machine.add_global(Global { name, constant: true, hidden: true, ..Global::default() });
        }
        let mut of_function = vec![None; program.program.functions.len()];
        for (i, (f, _)) in given.operations.iter().enumerate() {
            of_function[f.0 as usize] = Some(i as u16);
        }
        let mut out = Spec {
            code: Code::new(machine, false, false),
            options: Options::default(),
            operations: given.operations.iter().map(|o| o.1).collect(),
            of_function,
            key: given.key,
            own,
            first,
            initial: [].into(),
            memo: Mutex::default(),
            refused: Mutex::default(),
        };
        match out.start() {
            Ok(state) => out.initial = state,
            Err(why) => out.refuse(why),
        }
        out
    }

    /// The operation that a function of the program is.
    pub fn operation(&self, f: u32) -> Option<u16> {
        self.of_function.get(f as usize).copied().flatten()
    }

    /// The function of the program that an operation is.
    pub fn function_of(&self, op: u16) -> Option<u32> {
        self.of_function.iter().position(|&o| o == Some(op)).map(|f| f as u32)
    }

    /// What keeps operations with these arguments apart from others.
    pub fn key_of(&self, args: &[Datum]) -> u64 {
        match self.key.and_then(|i| args.get(i)) {
            Some(Datum::Number { bits, .. }) => *bits,
            _ => 0,
        }
    }

    /// Why the specification is none, if some run has shown that.
    pub fn refused(&self) -> Option<String> {
        self.refused.lock().unwrap_or_else(|e| e.into_inner()).clone()
    }

    fn refuse(&self, why: String) {
        self.refused.lock().unwrap_or_else(|e| e.into_inner()).get_or_insert(why);
    }

    fn start(&self) -> Result<Arc<[u8]>, String> {
        let mut e = Exec::new(&self.code, &self.options);
        e.st = self.code.initial_memory();
        self.run(&mut e, self.code.program.entry.0, &[])?;
        Ok(encode(&mut e))
    }

    /// What an operation does in a state.
    pub fn effect(&self, state: &Arc<[u8]>, op: u16, args: &[Datum]) -> Done {
        let key = (Arc::clone(state), op, args.to_vec());
        if let Some(done) = self.memo.lock().unwrap_or_else(|e| e.into_inner()).get(&key) {
            return done.clone();
        }
        let done = self.apply(state, op, args);
        if let Err(why) = &done {
            self.refuse(why.clone());
        }
        self.memo.lock().unwrap_or_else(|e| e.into_inner()).insert(key, done.clone());
        done
    }

    fn apply(&self, state: &Arc<[u8]>, op: u16, args: &[Datum]) -> Done {
        if state.is_empty() {
            // What comes before all operations was refused.
            return Err(self.refused().unwrap_or_default());
        }
        let mut e = Exec::new(&self.code, &self.options);
        decode(&self.code, state, &mut e.st);
        // Which objects stand for variables of the caller.
        let mut locals: Vec<(u8, u32)> = Vec::new();
        let mut vals = Vec::new();
        for (i, arg) in args.iter().enumerate() {
            vals.push(match arg {
                Datum::Number { bits, undef } => Val { bits: *bits, undef: *undef, obj: 0 },
                Datum::Place { to, at } => Val::pointer(self.object(*to), *at),
                Datum::Local { at, bytes, undef } => {
                    let id = e.st.allocate(bytes.len() as u32, true, Kind::Heap, 0);
                    e.st.initialise(id, bytes, &[]);
                    let start = e.st.obj(id).start as usize;
                    e.st.undef[start..start + undef.len()].copy_from_slice(undef);
                    locals.push((i as u8, id));
                    Val::pointer(id, *at)
                }
                Datum::Unknown => return Err("an argument is a function".into()),
            });
        }
        e.traced = Some(Vec::new());
        let results = self.run(&mut e, self.operations[op as usize].0, &vals)?;
        let mut outcome = Outcome::default();
        for v in results {
            outcome.vals.push(self.datum(v)?);
        }
        let wrote = e.traced.take().unwrap_or_default();
        for &(i, id) in &locals {
            self.outs(&e, i, id, &wrote, &mut outcome)?;
            e.st.obj_mut(id).kind = Kind::Dead;
        }
        Ok((encode(&mut e), Arc::new(outcome)))
    }

    /// What was written into the object that stands for argument `i`.
    fn outs(
        &self,
        e: &Exec,
        i: u8,
        id: u32,
        wrote: &[(u32, u32, u32)],
        outcome: &mut Outcome,
    ) -> Result<(), String> {
        let obj = *e.st.obj(id);
        let word = e.st.word.0 as u32;
        let touched = |at: u32| wrote.iter().any(|w| w.0 == id && w.1 <= at && at < w.2);
        for at in (0..obj.size).filter(|&at| touched(at)) {
            let place = (obj.start + at) as usize;
            let pointer = e.st.prov[place / word as usize];
            if pointer == 0 {
                let (bits, undef) = (e.st.mem[place], e.st.undef[place]);
                outcome.outs.push((i, at, Out::Byte { bits: bits & !undef, undef }));
            } else if at % word == 0 {
                let n = word as usize;
                let mut bits = [0; 8];
                bits[..n].copy_from_slice(&e.st.mem[place..place + n]);
                let v = Val::pointer(pointer, u64::from_le_bytes(bits));
                match self.datum(v)? {
                    Datum::Place { to, at: offset } => {
                        outcome.outs.push((i, at, Out::Place { to, at: offset }));
                    }
                    _ => unreachable!("a pointer is a place"),
                }
            }
        }
        Ok(())
    }

    /// What stands here for an object of the program.
    fn object(&self, to: u32) -> u32 {
        let global = to.checked_sub(TOKENS).map_or(0, |g| g as usize);
        match self.own.get(global) {
            Some(&own) if own != 0 => own,
            _ => CONST_BASE + self.first + to,
        }
    }

    /// A value as the program can compare it with its own.
    fn datum(&self, v: Val) -> Result<Datum, String> {
        if v.obj == 0 {
            return Ok(Datum::Number { bits: v.bits & !v.undef, undef: v.undef });
        }
        let own = self.own.iter().position(|&o| o == v.obj);
        let to = match own {
            Some(g) => Some(TOKENS + g as u32),
            None if v.obj >= FUNC_BASE => None,
            None => v.obj.checked_sub(CONST_BASE + self.first),
        };
        let text = "answers with a pointer to memory of its own";
        to.map(|to| Datum::Place { to, at: v.bits }).ok_or_else(|| text.to_string())
    }

    /// Runs a function alone to its end and answers what it returns.
    fn run(&self, e: &mut Exec, f: u32, args: &[Val]) -> Result<Vec<Val>, String> {
        e.t = 0;
        e.st.alone = true;
        e.st.threads.clear();
        e.st.threads.push(Thread { status: Status::Running, start: f, ..Thread::default() });
        e.st.threads[0].tls = self.code.make_tls(&mut e.st);
        let name = self.code.program.functions[f as usize].name.clone();
        if let Err(halt) = e.enter(f, args) {
            return Err(self.why(e, &name, halt));
        }
        for _ in 0..MAX_STEPS {
            let frame = *e.thread().top();
            let inst = self.code.inst(frame.func, frame.pc);
            if let Inst::Ret { vals } = inst
                && e.thread().frames.len() == 1
            {
                let vals = vals.iter().map(|&v| e.val(v)).collect();
                e.pop_frame();
                let kept = self.keeps_by_thread(e);
                e.st.threads.clear();
                return match kept {
                    true => Err(format!("`{name}` keeps something for each thread")),
                    false => Ok(vals),
                };
            }
            if let Some(why) = self.objection(e, inst) {
                return Err(format!("`{name}` {why}{}", self.place(e)));
            }
            e.choice = 0;
            if let Err(halt) = e.step() {
                return Err(self.why(e, &name, halt));
            }
            if !e.is_running(0) || e.thread().frames.is_empty() {
                return Err(format!("`{name}` ends the process"));
            }
        }
        Err(format!("`{name}` takes more than {MAX_STEPS} instructions{}", self.place(e)))
    }

    /// Whether the variables that each thread has are not as they are at first. The next
    /// operation has fresh ones, and these are gone.
    fn keeps_by_thread(&self, e: &mut Exec) -> bool {
        let own = std::mem::take(&mut e.st.threads[0].tls);
        let fresh = self.code.make_tls(&mut e.st);
        let st = &e.st;
        let content = |id: u32| {
            let obj = st.obj(id);
            let bytes = obj.start as usize..(obj.start + obj.size) as usize;
            let words = bytes.start / st.word.0..bytes.end.div_ceil(st.word.0);
            (&st.mem[bytes.clone()], &st.undef[bytes], &st.prov[words])
        };
        let kept = own.iter().zip(&fresh).any(|(&a, &b)| content(a) != content(b));
        for id in own.into_iter().chain(fresh) {
            e.st.obj_mut(id).kind = Kind::Dead;
        }
        kept
    }

    /// What speaks against the next instruction.
    fn objection(&self, e: &Exec, inst: &Inst) -> Option<&'static str> {
        use Lib::*;
        let lib = match inst {
            Inst::Lib { lib, .. } => Some(*lib),
            _ => None,
        };
        match lib {
            Some(ThreadCreate | ThrdCreate) => return Some("starts a thread"),
            Some(Choose | Nondet | Rand | Sample) => return Some("is not deterministic"),
            Some(Time | Gettime) => return Some("asks what time it is"),
            Some(Assume) => return Some("assumes something, and may have no outcome"),
            _ => {}
        }
        let next = e.next(0);
        let allocates =
            matches!(lib, Some(Malloc | Calloc | Realloc | AlignedAlloc | PosixMemalign | StrDup));
        match next.enabled {
            false => Some("waits for another thread"),
            true if next.choices > 1 && !allocates => Some("is not deterministic"),
            true => None,
        }
    }

    fn why(&self, e: &Exec, name: &str, halt: Halt) -> String {
        let what = match halt {
            Halt::Fault(v) => v.message.trim_start_matches("main: ").to_string(),
            Halt::Cut => "has no outcome".into(),
            Halt::Limit(what) => what.into(),
        };
        format!("`{name}`: {what}{}", self.place(e))
    }

    fn place(&self, e: &Exec) -> String {
        let frames = e.st.threads.first().map_or(&[][..], |t| &t.frames);
        let line = |f: &crate::state::Frame| self.code.program.loc(f.func, f.pc).line;
        match frames.iter().rev().map(line).find(|&l| l != 0) {
            Some(line) => format!(" (line {line} of the specification)"),
            None => String::new(),
        }
    }
}

fn encode(e: &mut Exec) -> Arc<[u8]> {
    let mut bytes = Vec::new();
    let st: &mut State = &mut e.st;
    Canon::default().encode(e.code, st, false, false, &mut bytes);
    bytes.into()
}
