//! A program made ready: constants laid out, liveness known, the first state.

use crate::assumptions::Assumptions;
use crate::cas_loops::{Retries, Retry, retries};
use crate::choices::{Choices, choices};
use crate::compare_only_values::Compared;
use crate::cycles::cycles;
use crate::inst_flags::Flags;
use crate::large::Pages;
use crate::library::Lib;
use crate::liveness::{Liveness, analyse};
use crate::program::{Function, Global, Inst, Op, Order, Pc, Program};
use crate::read_only_memory::Written;
use crate::spec::Spec;
use crate::state::{Kind, Obj, State, Word};
use std::collections::HashMap;

pub struct Code {
    pub program: Program,
    /// Whether runs passed what the program assumes.
    pub assumptions: Assumptions,
    pub live: Vec<Liveness>,
    pub n_statics: u32,
    /// Bytes of mutable globals at the start of every state's arena.
    pub statics_len: usize,
    pub statics: Vec<Obj>,
    /// How many of them are large.
    pub n_large: usize,
    /// The pages of large objects that states name by number.
    pub pages: Pages,
    /// Which globals these are, as indices of `Program::globals`.
    pub static_globals: Vec<u32>,
    pub const_globals: Vec<u32>,
    pub tls_globals: Vec<u32>,
    /// Memory of constants, laid out as in a state.
    pub consts: State,
    /// The first instruction number of each function; an instruction's number
    /// names it in the whole program.
    pub first_inst: Vec<u32>,
    /// By the number of an instruction: what it is.
    pub flags: Vec<Flags>,
    /// Where loops begin, by function: sorted. Only filled if loops are
    /// counted; then a function's last registers are the counters.
    pub headers: Vec<Vec<Pc>>,
    /// By function: loads that may be one step with an exchange. Empty unless
    /// they are to be.
    pub retries: Vec<Retries>,
    /// By function: values that only comparisons will see. Empty unless they
    /// are to be told apart no further.
    pub compared: Vec<Compared>,
    /// By instruction that makes a number: what to try while others look on,
    /// and alone.
    choices: HashMap<u32, [Choices; 2]>,
    /// By function and position: whether the instruction is part of a loop.
    pub on_cycle: Vec<Vec<bool>>,
    /// Some thread may be started.
    pub starts_threads: bool,
    /// Some function says what threads run that are started with it.
    pub names_threads: bool,
    /// Some mutex may be robust.
    pub uses_robust: bool,
    /// What the clock says may decide something.
    pub decides_on_time: bool,
    /// Somebody may look whether a thread is over without waiting for it.
    pub sees_ends: bool,
    /// Somebody may look at what a thread returned.
    pub uses_results: bool,
    /// Some fence acquires.
    pub acquire_fences: bool,
    /// Some fence releases, and somebody follows what that means.
    pub release_fences: bool,
    /// Some thread may end without being joined, ever.
    pub detaches: bool,
    /// What happens before what is followed: see `happens_before`.
    pub follows_order: bool,
    /// Objects remember that others could reach them.
    pub keeps_known: bool,
    /// All that is written while others know of it; the rest is settled.
    pub written: Option<Written>,
    /// Threads that nobody waits for and nobody sees go on at once.
    pub runs_ahead: bool,
    /// Who accessed what is followed: see `hands`.
    pub follows_hands: bool,
    /// Atomics and locks tell of accesses, too.
    pub passes_hands: bool,
    /// All that does not change hands with threads alone; the rest is quiet.
    pub disputed: Option<Written>,
    /// What operations are checked against: see `history`.
    pub spec: Option<Box<Spec>>,
}

impl Code {
    pub fn new(mut program: Program, count_loops: bool, overflow: bool) -> Code {
        let mut live: Vec<Liveness> = program.functions.iter().map(analyse).collect();
        let mut headers = vec![Vec::new(); program.functions.len()];
        if count_loops {
            for (i, f) in program.functions.iter_mut().enumerate() {
                headers[i] = add_counters(f, &mut live[i]);
            }
        }
        let robust = |i: &Inst| matches!(i, Inst::Lib { lib: Lib::MutexAttrSetRobust, .. });
        let uses_robust = program.functions.iter().any(|f| f.code.iter().any(robust));
        let asks = |i: &Inst| matches!(i, Inst::Lib { lib: Lib::ThreadTryJoin, .. });
        let sees_ends = program.functions.iter().any(|f| f.code.iter().any(asks));
        let looks = |i: &Inst| match i {
            Inst::Lib {
                lib: Lib::ThreadJoin | Lib::ThrdJoin | Lib::ThreadTryJoin, args, ..
            } => {
                let null = |a: &Op| a.as_reg().is_none() && program.pool[a.pool()].is_null();
                !args.get(1).is_none_or(null)
            }
            _ => false,
        };
        let uses_results = program.functions.iter().any(|f| f.code.iter().any(looks));
        let acquires = |i: &Inst| matches!(i, Inst::Fence(order) if *order != Order::Release);
        let acquire_fences = program.functions.iter().any(|f| f.code.iter().any(acquires));
        let detach =
            |i: &Inst| matches!(i, Inst::Lib { lib: Lib::ThreadDetach | Lib::AttrSetDetached, .. });
        let detaches = program.functions.iter().any(|f| f.code.iter().any(detach));
        let starts =
            |i: &Inst| matches!(i, Inst::Lib { lib: Lib::ThreadCreate | Lib::ThrdCreate, .. });
        let [static_globals, const_globals, tls_globals] = program.by_kind();
        let word = Word(program.pointer_bytes as usize);
        let mut layout = State::with_words(word);
        for &g in &static_globals {
            layout.allocate(program.globals[g as usize].size, true, Kind::Static, g);
        }
        let mut consts = State::with_words(word);
        for &g in &const_globals {
            let global = &program.globals[g as usize];
            let id = consts.allocate(global.size, true, Kind::Static, g);
            fill(&mut consts, id, global);
        }
        let mut first_inst = vec![];
        let mut next = 0;
        for f in &program.functions {
            first_inst.push(next);
            next += f.code.len() as u32;
        }
        Code {
            assumptions: Assumptions::of(&program),
            n_statics: static_globals.len() as u32,
            statics_len: layout.mem.len(),
            statics: layout.objs,
            n_large: layout.large.len(),
            pages: Pages::default(),
            static_globals,
            const_globals,
            tls_globals,
            consts,
            choices: all_choices(&program, &live, &first_inst, overflow),
            first_inst,
            flags: Flags::all(&program),
            retries: Vec::new(),
            compared: Vec::new(),
            on_cycle: program.functions.iter().map(on_cycle).collect(),
            starts_threads: program.functions.iter().any(|f| f.code.iter().any(starts)),
            headers,
            names_threads: program.functions.iter().any(|f| f.runs.is_some()),
            decides_on_time: crate::clock::decides(&program),
            uses_robust,
            sees_ends,
            uses_results,
            acquire_fences,
            release_fences: false,
            detaches,
            follows_order: false,
            keeps_known: false,
            written: None,
            runs_ahead: false,
            follows_hands: false,
            passes_hands: false,
            disputed: None,
            spec: None,
            live,
            program,
        }
    }

    /// From now on, loads are one step with the exchanges they are for.
    pub fn join_retries(&mut self) {
        let all = self.program.functions.iter().zip(&self.live);
        self.retries = all.map(|(f, live)| retries(&self.program, f, live)).collect();
    }

    /// From now on, values that only comparisons will see are told apart no
    /// further than those go.
    pub fn find_compared(&mut self) {
        let all = self.program.functions.iter().zip(&self.live);
        self.compared = all.map(|(f, live)| Compared::new(&self.program, f, live)).collect();
        if self.compared.iter().all(Compared::is_empty) {
            self.compared = Vec::new();
        }
    }

    /// What to try for a number that is made at this place.
    pub fn choices(&self, func: u32, pc: u32, alone: bool) -> Option<&Choices> {
        self.choices.get(&self.inst_number(func, pc)).map(|c| &c[alone as usize])
    }

    /// What a load at this place may be one step with.
    pub fn retry(&self, func: u32, pc: u32) -> Option<&Retry> {
        self.retries.get(func as usize)?.get(pc as usize)?.as_ref()
    }

    /// The memory before the program starts.
    pub fn initial_memory(&self) -> State {
        let mut st = State::with_words(self.word());
        for &g in &self.static_globals {
            let global = &self.program.globals[g as usize];
            let id = st.allocate(global.size, true, Kind::Static, g);
            fill(&mut st, id, global);
        }
        st
    }

    /// Fresh thread-local objects for one thread.
    pub fn make_tls(&self, st: &mut State) -> Vec<u32> {
        let make = |(i, &g): (usize, &u32)| {
            let global = &self.program.globals[g as usize];
            let id = st.allocate(global.size, true, Kind::Tls, i as u32);
            fill(st, id, global);
            id
        };
        self.tls_globals.iter().enumerate().map(make).collect()
    }

    /// How large a pointer is.
    pub fn word(&self) -> Word {
        self.consts.word
    }

    pub fn inst(&self, func: u32, pc: u32) -> &Inst {
        &self.program.functions[func as usize].code[pc as usize]
    }

    pub fn flags(&self, func: u32, pc: u32) -> Flags {
        self.flags[self.inst_number(func, pc) as usize]
    }

    pub fn inst_number(&self, func: u32, pc: u32) -> u32 {
        self.first_inst[func as usize] + pc
    }

    /// Function and position of an instruction number.
    pub fn inst_place(&self, number: u32) -> (u32, u32) {
        let f = self.first_inst.partition_point(|&s| s <= number) - 1;
        // Functions without code share a start: the last of them has it.
        (f as u32, number - self.first_inst[f])
    }
}

/// Which instructions of a function can come again after themselves.
fn on_cycle(f: &Function) -> Vec<bool> {
    let next = |(pc, inst): (usize, &Inst)| {
        let mut out = Vec::new();
        inst.successors(pc as Pc, &mut |to| out.push(to));
        out
    };
    cycles(&f.code.iter().enumerate().map(next).collect::<Vec<_>>())
}

fn all_choices(
    program: &Program,
    live: &[Liveness],
    first: &[u32],
    overflow: bool,
) -> HashMap<u32, [Choices; 2]> {
    let mut out = HashMap::new();
    for (i, f) in program.functions.iter().enumerate() {
        for pc in 0..f.code.len() as Pc {
            let at = |alone| choices(program, f, &live[i], pc, (alone, overflow));
            if let (Some(seen), Some(alone)) = (at(false), at(true)) {
                out.insert(first[i] + pc, [seen, alone]);
            }
        }
    }
    out
}

fn fill(st: &mut State, id: u32, g: &Global) {
    assert!(g.init.len() <= g.size as usize);
    assert!(g.pointers.iter().all(|p| (p.0 as usize).is_multiple_of(st.word.0)));
    st.initialise(id, &g.init, &g.pointers);
}

/// One more register for each loop, alive everywhere.
fn add_counters(f: &mut Function, live: &mut Liveness) -> Vec<Pc> {
    let mut headers: Vec<Pc> = live.retreating.iter().flatten().copied().collect();
    headers.sort_unstable();
    headers.dedup();
    let counters = f.n_regs..f.n_regs + headers.len() as u32;
    f.n_regs = counters.end;
    for list in live.before.iter_mut().chain(&mut live.across) {
        *list = list.iter().copied().chain(counters.clone()).collect();
    }
    headers
}
