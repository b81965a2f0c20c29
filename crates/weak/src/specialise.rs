//! One attempt to compile a program: every thread specialised to what is known.
//!
//! A thread is executed symbolically. Its *abstract state* is the call stack, what
//! is known of each register, and its private memory; what is not known yet lives in
//! a *home* register of the window machine, and only operations on such values become
//! code. Calls are thereby inlined, loops whose count is known unrolled, and two paths
//! that reach the same abstract state share their code from there on, so that every
//! other loop closes. (Online partial evaluation, polyvariant in program points;
//! Jones, Gomard and Sestoft 1993.)
//!
//! An attempt starts from assumptions: objects belong to one thread, or are written
//! by nobody once there are several. The first contradiction is a new fact, and the
//! next attempt knows it. Facts only grow, so the attempts come to an end.

use crate::emit::{Emit, Home};
use crate::holding::liveness;
use crate::misuse::Hands;
use crate::object::{Init, Key, Object, Objects};
use crate::value::{Abs, Value};
use heddle_machine::{FuncId, Program, Reg, TypeId};
use heddle_memmodel::{Instr, MemModel, Operand, Park};
use heddle_span::Diagnostic;
use std::collections::{BTreeMap, HashMap, HashSet};

/// Why an attempt came to nothing.
pub enum Stop {
    /// A fact was learned: try again.
    Again,
    Wrong(Box<Diagnostic>),
}

pub type Res<T> = Result<T, Stop>;

/// Abstract states of one place in the code, before values that differ are given up.
const MAX_VARIANTS: usize = 120;
const MAX_CODE: usize = 50_000;
const MAX_DEPTH: usize = 64;
pub const MAX_THREADS: usize = 32;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    pub path: u32,
    pub func: u32,
    pub pc: u32,
    pub regs: Vec<Abs>,
    /// Where the results go in the frame below.
    pub dest: Reg,
    pub n_results: u8,
}

/// Everything known at one point of one thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub frames: Vec<Frame>,
    /// Private memory that was written: object and offset, bytes, value.
    pub memory: BTreeMap<(u32, u32), (u8, Abs)>,
    /// The threads that this one has started, on this path.
    pub started: Vec<usize>,
    /// The objects that this thread has freed, on this path.
    pub freed: Vec<u32>,
    /// The mutexes of special kinds that it holds, by object and offset, and how often.
    pub held: BTreeMap<(u32, u64), u32>,
    pub hands: Hands,
}

impl State {
    pub fn top(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a running thread has a frame")
    }
}

/// What a mutex does where its owner takes it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Wait for itself, for ever.
    Normal,
    Recursive,
    /// Answer that this is an error.
    Checked,
}

/// A thread that writes, and the threads that it had started by then.
pub type Writer = (usize, Vec<usize>);

/// Whether an address that was given back can be told from one that is given again.
#[derive(Default)]
pub struct Addresses {
    /// Something is freed.
    pub freed: bool,
    /// Something is allocated when something may have been freed.
    pub given_late: bool,
    /// Pointers that only the run knows are compared with each other.
    pub compared: bool,
}

impl Addresses {
    /// What is not looked at: here every object has an address of its own for good.
    pub fn gap(&self) -> Option<String> {
        let text = "freed memory whose address is used again, beside sequentially consistent runs";
        (self.freed && self.given_late && self.compared).then(|| text.to_string())
    }
}

/// What earlier attempts found out.
#[derive(Default)]
pub struct Facts {
    pub objects: Objects,
    /// Objects that several threads access, or whose address the run computes with.
    pub shared: HashSet<u32>,
    /// Registers whose value is left to the run although it is known: loop counters.
    pub dynamic: HashSet<(u32, Reg)>,
    pub dynamic_cells: HashSet<(usize, u32, u32)>,
    /// Values that nobody gave may reach the run.
    pub undefined: bool,
    /// Weak compare-and-swaps fail, and condition variables wake, for no reason too.
    pub spurious: bool,
    /// Threads that wait at some condition variable.
    pub waiters: HashSet<usize>,
    /// Mutexes that are recursive, or say what is wrong.
    pub kinds: HashMap<(u32, u64), Kind>,
    pub addresses: Addresses,
    /// Who joins or detaches a thread.
    pub joiners: HashMap<usize, usize>,
    paths: HashMap<(usize, u32, u32, u32), u32>,
    threads: HashMap<(usize, u32, u32, u32), usize>,
    keys: HashMap<(usize, u32, u32, u32), u64>,
}

impl Facts {
    /// A call path: the thread, the path of the caller, the call, the function called.
    fn path(&mut self, thread: usize, below: u32, pc: u32, func: u32) -> u32 {
        let next = self.paths.len() as u32;
        *self.paths.entry((thread, below, pc, func)).or_insert(next)
    }
}

/// A thread that is compiled.
pub struct Made {
    pub number: usize,
    pub name: String,
    pub emit: Emit,
}

pub struct Attempt<'a> {
    pub p: &'a Program,
    pub model: &'a MemModel,
    pub facts: &'a mut Facts,
    pub e: Emit,
    /// The thread that is being compiled.
    pub t: usize,
    pub made: Vec<Made>,
    queue: Vec<(usize, String, State)>,
    known: HashMap<State, u32>,
    work: Vec<(State, u32)>,
    variants: HashMap<Vec<(u32, u32)>, Vec<State>>,
    counts: HashMap<(usize, u32, u32), u32>,
    /// Threads that read a byte while it was taken to be nobody's to write.
    pub readers: HashMap<(u32, u32), HashSet<usize>>,
    /// Who writes a byte, and whom it had started by then.
    pub writers: HashMap<(u32, u32), HashSet<Writer>>,
    /// Who started a thread.
    pub parents: HashMap<usize, usize>,
    live: HashMap<u32, Vec<Vec<bool>>>,
    pub globals: &'a HashMap<u32, u32>,
    pub functions_from: u32,
}

impl<'a> Attempt<'a> {
    pub fn new(
        p: &'a Program,
        model: &'a MemModel,
        facts: &'a mut Facts,
        globals: &'a HashMap<u32, u32>,
    ) -> Self {
        Attempt {
            p,
            model,
            facts,
            e: Emit::default(),
            t: 0,
            made: Vec::new(),
            queue: Vec::new(),
            known: HashMap::new(),
            work: Vec::new(),
            variants: HashMap::new(),
            counts: HashMap::new(),
            readers: HashMap::new(),
            writers: HashMap::new(),
            parents: HashMap::new(),
            live: HashMap::new(),
            globals,
            functions_from: p.function_address(FuncId(0)).obj,
        }
    }

    /// Compiles every thread, beginning with the one that runs `entry`.
    pub fn run(mut self, entry: u32, watched: &[u32]) -> Res<Vec<Made>> {
        for &g in watched {
            let obj = self.global(g);
            self.facts.shared.insert(obj);
        }
        let n = self.p.functions[entry as usize].n_params as usize;
        let args = if n > 1 { self.arguments() } else { Vec::new() };
        let mut args = [args, vec![Abs::Int(0); n]].concat();
        args.truncate(n);
        let state = self.first_state(0, entry, &args, BTreeMap::new());
        self.queue.push((0, self.p.functions[entry as usize].name.clone(), state));
        while let Some((t, name, state)) = self.queue.pop() {
            self.thread(t, state)?;
            let emit = std::mem::take(&mut self.e);
            self.made.push(Made { number: t, name, emit });
        }
        self.made.sort_by_key(|m| m.number);
        Ok(self.made)
    }

    /// `argc` and `argv`, with the name of the program alone, as the ordinary machine has
    /// it by default.
    fn arguments(&mut self) -> Vec<Abs> {
        let object = |name: &str, size, init| Object {
            name: name.into(),
            size,
            ty: TypeId(0),
            init,
            constant: false,
            learned: Vec::new(),
        };
        let text = || object("argv[0]", 6, Init::Bytes(b"a.out\0".to_vec(), Vec::new()));
        let name = self.facts.objects.find(Key::Name, text);
        let pointers = vec![(0, Abs::Ptr(name, 0))];
        let all = || object("argv", 16, Init::Bytes(vec![0; 16], pointers));
        let argv = self.facts.objects.find(Key::Arguments, all);
        vec![Abs::Int(1), Abs::Ptr(argv, 0)]
    }

    fn first_state(
        &mut self,
        t: usize,
        func: u32,
        args: &[Abs],
        memory: BTreeMap<(u32, u32), (u8, Abs)>,
    ) -> State {
        let path = self.facts.path(t, u32::MAX, 0, func);
        let f = &self.p.functions[func as usize];
        let mut regs = vec![Abs::Dead; f.n_regs as usize];
        regs.iter_mut().zip(args).for_each(|(r, a)| *r = *a);
        let frame = Frame { path, func, pc: 0, regs, dest: 0, n_results: 0 };
        State {
            frames: vec![frame],
            memory,
            started: Vec::new(),
            freed: Vec::new(),
            held: BTreeMap::new(),
            hands: Hands::default(),
        }
    }

    fn thread(&mut self, t: usize, mut state: State) -> Res<()> {
        self.t = t;
        (self.known, self.work) = (HashMap::new(), Vec::new());
        self.variants = HashMap::new();
        // The first register brings the argument and takes the result away.
        let first = self.e.home(Home::First);
        assert!(first == 0);
        if t > 0 {
            self.e.push(Instr::Park(Park::Unborn));
            let top = &state.frames[0];
            if top.regs.first() == Some(&Abs::Dyn) {
                let home = self.e.home(Home::Reg(top.path, 0));
                self.e.push(Instr::Move { dst: home, a: Operand::Reg(0) });
            }
        }
        self.canonical(&mut state);
        self.settle(state)?;
        while let Some((state, label)) = self.work.pop() {
            self.e.place(label);
            self.settle(state)?;
        }
        self.e.place_end();
        Ok(())
    }

    /// Compiles from a state on, until its path ends or meets one that is known.
    fn settle(&mut self, mut state: State) -> Res<()> {
        loop {
            self.note_place(&state);
            if self.e.len() > MAX_CODE {
                return self.refuse("a program that comes to this much code under a weak model");
            }
            match self.step(&mut state)? {
                Flow::Next => {}
                Flow::Over => return Ok(()),
                Flow::Jumped => {
                    self.canonical(&mut state);
                    if let Some(&label) = self.known.get(&state) {
                        self.e.push(Instr::Jump { target: label });
                        return Ok(());
                    }
                    let label = self.e.label();
                    self.e.place(label);
                    self.remember(&state, label)?;
                }
            }
        }
    }

    /// The label of a state that control may go to, compiled later if it is new.
    pub fn later(&mut self, mut state: State) -> Res<u32> {
        self.canonical(&mut state);
        if let Some(&label) = self.known.get(&state) {
            return Ok(label);
        }
        let label = self.e.label();
        self.remember(&state, label)?;
        self.work.push((state, label));
        Ok(label)
    }

    fn remember(&mut self, state: &State, label: u32) -> Res<()> {
        let at: Vec<_> = state.frames.iter().map(|f| (f.path, f.pc)).collect();
        let same = self.variants.entry(at).or_default();
        if same.len() >= MAX_VARIANTS {
            let old = same.last().expect("there are many").clone();
            return self.give_up_values(state, &old);
        }
        same.push(state.clone());
        self.known.insert(state.clone(), label);
        Ok(())
    }

    /// The same place is met with more and more values: leave them to the run.
    fn give_up_values(&mut self, a: &State, b: &State) -> Res<()> {
        let mut learned = false;
        for (f, g) in a.frames.iter().zip(&b.frames) {
            for (r, (x, y)) in f.regs.iter().zip(&g.regs).enumerate() {
                if x != y {
                    learned |= self.facts.dynamic.insert((f.path, r as Reg));
                }
            }
        }
        for (&(obj, off), x) in &a.memory {
            if b.memory.get(&(obj, off)) != Some(x) {
                learned |= self.facts.dynamic_cells.insert((self.t, obj, off));
            }
        }
        if learned {
            return Err(Stop::Again);
        }
        self.refuse("a loop that goes on with new objects or threads each time")
    }

    /// Forgets what nobody will ask for.
    fn canonical(&mut self, state: &mut State) {
        let last = state.frames.len() - 1;
        for (i, f) in state.frames.iter_mut().enumerate() {
            let live = self.live.entry(f.func).or_insert_with(|| liveness(self.p, f.func));
            for (r, value) in f.regs.iter_mut().enumerate() {
                // A caller's results are written before anything reads them.
                if !live[f.pc as usize][r] {
                    *value = Abs::Dead;
                }
            }
            debug_assert!(i <= last);
        }
    }

    // ---- calls and threads ----

    pub fn enter(
        &mut self,
        state: &mut State,
        f: FuncId,
        args: &[Value],
        d: Reg,
        n: u8,
    ) -> Res<Flow> {
        let function = &self.p.functions[f.0 as usize];
        if function.code.is_empty() {
            return self.refuse(&format!("a call of `{}`, which has no code", function.name));
        }
        if state.frames.len() >= MAX_DEPTH {
            // Runs that come here are cut, and the verdict says so.
            self.e.push(Instr::Park(Park::Deep));
            return Ok(Flow::Over);
        }
        if function.variadic {
            return self.refuse(&format!("the variadic function `{}`", function.name));
        }
        let top = state.top();
        let (below, pc) = (top.path, top.pc);
        top.pc += 1;
        (d..d + n as Reg).for_each(|r| top.regs[r as usize] = Abs::Dead);
        let path = self.facts.path(self.t, below, pc, f.0);
        let regs = vec![Abs::Dead; function.n_regs as usize];
        state.frames.push(Frame { path, func: f.0, pc: 0, regs, dest: d, n_results: n });
        let n_params = function.n_params as usize;
        for (i, &a) in args.iter().take(n_params).enumerate() {
            self.put(state, i as Reg, a)?;
        }
        Ok(Flow::Next)
    }

    /// How often this place was compiled before, in this attempt.
    pub fn nth(&mut self, state: &State) -> u32 {
        let top = state.frames.last().expect("a running thread has a frame");
        let n = self.counts.entry((self.t, top.path, top.pc)).or_insert(0);
        *n += 1;
        *n - 1
    }

    /// The number of a thread that is created here.
    pub fn thread_number(&mut self, state: &mut State) -> usize {
        let nth = self.nth(state);
        let (path, pc) = (state.top().path, state.top().pc);
        let next = self.facts.threads.len() + 1;
        *self.facts.threads.entry((self.t, path, pc, nth)).or_insert(next)
    }

    /// The number of a key that is made here.
    pub fn key_number(&mut self, state: &mut State) -> u64 {
        let nth = self.nth(state);
        let (path, pc) = (state.top().path, state.top().pc);
        let next = self.facts.keys.len() as u64;
        *self.facts.keys.entry((self.t, path, pc, nth)).or_insert(next)
    }

    pub fn is_thread(&self, t: usize) -> bool {
        t <= self.facts.threads.len()
    }

    /// Compiles the function of a thread, later.
    pub fn spawn(&mut self, state: &mut State, t: usize, func: u32, arg: Value) -> Res<()> {
        if self.queue.len() + self.made.len() >= MAX_THREADS {
            return self.refuse(&format!("more than {MAX_THREADS} threads"));
        }
        let f = &self.p.functions[func as usize];
        let n = f.n_params as usize;
        let arg = if let Value::Known(abs) = arg { abs } else { Abs::Dyn };
        let mut args = vec![arg];
        args.truncate(n);
        // What is written no more once there are threads, they know too.
        let inherit = |(k, v): (&(u32, u32), &(u8, Abs))| match v.1 {
            Abs::Dyn => (*k, (v.0, Abs::Foreign)),
            _ => (*k, *v),
        };
        let memory = state.memory.iter().map(inherit).collect();
        let child = self.first_state(t, func, &args, memory);
        state.started.push(t);
        self.parents.insert(t, self.t);
        self.queue.push((t, format!("{}[{t}]", f.name), child));
        Ok(())
    }

    // ---- words about the program ----

    /// Where the code about to be compiled stands in the source.
    fn note_place(&mut self, state: &State) {
        let place = |f: &Frame| {
            let pc =
                if f.path == state.frames.last().map_or(0, |t| t.path) { f.pc } else { f.pc - 1 };
            let loc = self.p.loc(f.func, pc);
            loc.span.map(|s| (s, self.p.statement_at(f.func, pc).to_string()))
        };
        if let Some(found) = state.frames.iter().rev().find_map(place) {
            self.e.here = found;
        }
    }

    pub fn refuse<T>(&self, what: &str) -> Res<T> {
        let text = format!("{what}, under the memory model `{}`", self.model.name);
        Err(Stop::Wrong(Box::new(Diagnostic::unsupported(self.e.here.0, text))))
    }
}

/// How control goes on after one instruction.
pub enum Flow {
    Next,
    /// The state is at another place that other paths may reach too.
    Jumped,
    /// The path ends here.
    Over,
}
