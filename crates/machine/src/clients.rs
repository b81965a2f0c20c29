//! Clients for operations that nobody calls: threads that call any of them, with
//! any of a few arguments, one after the other.
//!
//! Every client of so many threads with so many operations each is a run of this
//! one, so a search of it is a search of all (Lincheck and Relinche generate
//! theirs one by one). An integer parameter takes each of the values 1 to
//! [`Clients::values`]. A pointer to a type of which there is one global variable
//! is its address; a pointer to a number is a variable of the caller's own, for
//! the operation to fill.

use crate::library::Lib;
use crate::program::{BinOp, FuncId, Function, Inst, Op, Order, Pc, Program, Reg, Type, TypeId};

/// What to call, and how often.
#[derive(Clone, Debug)]
pub struct Clients {
    pub operations: Vec<FuncId>,
    pub threads: u32,
    /// Operations of each thread.
    pub each: u32,
    /// How many values an integer parameter takes.
    pub values: u32,
    /// Called once before the threads start.
    pub setup: Option<FuncId>,
}

/// What a parameter is given.
#[derive(Clone, Copy)]
enum Given {
    Value,
    Global(Op),
    /// A fresh variable of so many bytes.
    Local(u32),
}

impl Clients {
    /// Makes the program start with the clients. What cannot be called is said.
    pub fn add_to(&self, program: &mut Program) -> Result<(), String> {
        let mut calls = Vec::new();
        for &f in &self.operations {
            calls.push((f, self.given(program, f)?));
        }
        let mut c = Code { program, code: Vec::new(), n_regs: 1 };
        for _ in 0..self.each {
            c.any_of(&calls, self.values);
        }
        let null = c.program.int(0);
        c.code.push(Inst::Ret { vals: Box::new([null]) });
        let client = c.finish("client", 1);
        let mut c = Code { program, code: Vec::new(), n_regs: 0 };
        if let Some(f) = self.setup {
            c.call(f, &[]);
        }
        c.threads(client, self.threads);
        let zero = c.program.int(0);
        c.code.push(Inst::Ret { vals: Box::new([zero]) });
        let main = c.finish("main", 0);
        program.entry = main;
        Ok(())
    }

    fn given(&self, program: &mut Program, f: FuncId) -> Result<Vec<Given>, String> {
        let function = &program.functions[f.0 as usize];
        let (name, n) = (function.name.clone(), function.n_params as usize);
        let types = function.params.clone();
        if types.len() != n {
            return Err(format!(
                "`{name}`: the types of its parameters are not known; write its threads"
            ));
        }
        let parameter = |(i, ty): (usize, &TypeId)| match program.types[ty.0 as usize].clone() {
            Type::Int { .. }
            | Type::Char
            | Type::Letter { .. }
            | Type::Bool
            | Type::Enum { .. } => Ok(Given::Value),
            Type::Pointer(to) => pointer(program, to).ok_or_else(|| {
                format!(
                    "parameter {} of `{name}` is a pointer, and there is not one global variable \
                     of its type; write the threads",
                    i + 1
                )
            }),
            _ => Err(format!("parameter {} of `{name}` is no number; write the threads", i + 1)),
        };
        types.iter().enumerate().map(parameter).collect()
    }
}

/// What a pointer to this type is given.
fn pointer(program: &mut Program, to: TypeId) -> Option<Given> {
    let of = |g: &crate::program::Global| {
        to != TypeId(0) && g.ty == to && !g.constant && !g.thread_local && !g.hidden
    };
    let all: Vec<usize> = (0..program.globals.len()).filter(|&i| of(&program.globals[i])).collect();
    if let [one] = all[..] {
        let address = program.address(crate::program::GlobalId(one as u32));
        return Some(Given::Global(program.constant(address)));
    }
    match program.types[to.0 as usize] {
        Type::Int { bytes, .. } | Type::Enum { bytes, .. } | Type::Letter { bytes } => {
            Some(Given::Local(bytes))
        }
        Type::Char | Type::Bool => Some(Given::Local(1)),
        Type::Pointer(_) => Some(Given::Local(program.pointer_bytes)),
        _ => None,
    }
}

/// A function being written.
struct Code<'p> {
    program: &'p mut Program,
    code: Vec<Inst>,
    n_regs: Reg,
}

impl Code<'_> {
    fn reg(&mut self) -> Reg {
        self.n_regs += 1;
        self.n_regs - 1
    }

    fn finish(self, name: &str, n_params: u32) -> FuncId {
        let (code, n_regs) = (self.code, self.n_regs.max(1));
        let locs = vec![0; code.len()];
        let function = Function {
            name: name.into(),
            n_params,
            n_results: 1,
            n_regs,
            code,
            locs,
            ..Function::default()
        };
        self.program.functions.push(function);
        FuncId(self.program.functions.len() as u32 - 1)
    }

    fn lib(&mut self, lib: Lib, args: &[Op]) -> Reg {
        let d = self.reg();
        self.code.push(Inst::Lib { lib, args: args.into(), d });
        d
    }

    /// One of these numbers of ways.
    fn choose(&mut self, n: u32) -> Reg {
        let n = self.program.int(n as u64);
        self.lib(Lib::Choose, &[n])
    }

    fn call(&mut self, f: FuncId, args: &[Op]) {
        let n_results = self.program.functions[f.0 as usize].n_results;
        let d = self.n_regs;
        self.n_regs += n_results;
        self.code.push(Inst::Call { f, args: args.into(), d, n_results: n_results as u8 });
    }

    /// Calls one of these.
    fn any_of(&mut self, calls: &[(FuncId, Vec<Given>)], values: u32) {
        let which = self.choose(calls.len() as u32);
        let at = self.code.len();
        self.code.push(Inst::Nop);
        let (mut cases, mut ends) = (Vec::new(), Vec::new());
        for (i, (f, given)) in calls.iter().enumerate() {
            cases.push((i as u64, self.code.len() as Pc));
            let args: Vec<Op> = given.iter().map(|g| self.argument(*g, values)).collect();
            self.call(*f, &args);
            ends.push(self.code.len());
            self.code.push(Inst::Nop);
        }
        let end = self.code.len() as Pc;
        ends.into_iter().for_each(|e| self.code[e] = Inst::Jump(end));
        self.code.push(Inst::Nop);
        let (v, default) = (Op::reg(which), cases[0].1);
        self.code[at] = Inst::Switch { v, w: 32, cases: cases.into(), default };
    }

    fn argument(&mut self, given: Given, values: u32) -> Op {
        let one = self.program.int(1);
        match given {
            Given::Global(address) => address,
            Given::Value if values < 2 => one,
            Given::Value => {
                let (a, d) = (self.choose(values), self.reg());
                let a = Op::reg(a);
                let sum = Inst::Bin { op: BinOp::Add, w: 32, signed_overflow: false, d, a, b: one };
                self.code.push(sum);
                Op::reg(d)
            }
            Given::Local(size) => {
                let d = self.reg();
                self.program.names.push(("out".into(), TypeId(0)));
                let name = self.program.names.len() as u32 - 1;
                self.code.push(Inst::Alloca { d, count: one, size, name });
                Op::reg(d)
            }
        }
    }

    /// Starts so many threads and waits for them.
    fn threads(&mut self, f: FuncId, n: u32) {
        let bytes = self.program.pointer_bytes;
        let (count, null) = (self.program.int(n as u64), self.program.int(0));
        let start = self.program.constant(self.program.function_address(f));
        let table = self.reg();
        self.program.names.push(("threads".into(), TypeId(0)));
        let name = self.program.names.len() as u32 - 1;
        self.code.push(Inst::Alloca { d: table, count, size: bytes, name });
        let mut places = Vec::new();
        for i in 0..n {
            let d = self.reg();
            let (base, offset) = (Op::reg(table), (i * bytes) as i64);
            self.code.push(Inst::PtrAdd { d, base, offset, terms: Box::new([]) });
            self.lib(Lib::ThreadCreate, &[Op::reg(d), null, start, null]);
            places.push(d);
        }
        for place in places {
            let d = self.reg();
            let (ptr, w) = (Op::reg(place), (bytes * 8) as u8);
            self.code.push(Inst::Load { d, ptr, w, align: 0, order: Order::Plain });
            self.lib(Lib::ThreadJoin, &[Op::reg(d), null]);
        }
    }
}
