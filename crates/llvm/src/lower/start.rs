//! What runs before `main` and after it: constructors, exit handlers, destructors.
//!
//! Also pointers of initial values that no image can hold (packed structs).
//!
//! A program that has any gets a function of its own to start with, called like
//! the entry function: constructors in the order of their priorities, `main`,
//! then what `exit` runs. Destructors come after the handlers that `atexit` was
//! given, and in the opposite order of constructors, as glibc has it. Another
//! such function is for the last thread to end, when `main` has left by
//! `pthread_exit`: the process then exits, too.
//!
//! Not here: what `atexit` remembers (`models.c`).

use super::Lower;
use crate::ir::{ConstId, ConstKind, Linkage, Symbol};
use heddle_machine::{FuncId, Function, GlobalId, Inst, Lib, Op, Order, Val};

/// Functions that run by themselves.
#[derive(Default)]
pub struct Start {
    constructors: Vec<FuncId>,
    destructors: Vec<FuncId>,
    /// Pointers of initial values that lie where they are not aligned.
    pub stores: Vec<(GlobalId, u32, Val)>,
    /// Destructors of the main thread's variables, and what `atexit` was given, if
    /// they are used.
    handlers: Vec<FuncId>,
    /// Runs handlers and destructors, if there are any.
    pub at_exit: Option<FuncId>,
}

impl Lower<'_> {
    /// Finds out what there is to run, before functions are lowered.
    pub fn find_start(&mut self) {
        let constructors = self.listed("llvm.global_ctors");
        let mut destructors = self.listed("llvm.global_dtors");
        destructors.reverse();
        let uses_atexit = ["atexit", "on_exit"].iter().any(|n| self.is_undefined(n))
            || self.module.is_declared("__cxa_atexit");
        let mut handlers = Vec::new();
        if self.destroys_thread_locals() {
            handlers.push(self.model("__heddle_run_tls_destructors"));
        }
        if uses_atexit {
            handlers.push(self.model("__heddle_run_handlers"));
        }
        let any = !handlers.is_empty() || !destructors.is_empty();
        let at_exit = any.then(|| self.empty_function("__heddle_at_exit"));
        self.start = Start { constructors, destructors, stores: Vec::new(), handlers, at_exit };
    }

    fn is_undefined(&self, name: &str) -> bool {
        let f = self.module.function_named(name);
        f.is_some_and(|f| self.module.function(f).is_declaration())
    }

    fn empty_function(&mut self, name: &str) -> FuncId {
        let function = Function { name: name.into(), is_library: true, ..Function::default() };
        self.program.functions.push(function);
        FuncId(self.program.functions.len() as u32 - 1)
    }

    /// The functions of a list of LLVM's, first the lowest priority; each file
    /// that was linked has its own.
    fn listed(&mut self, name: &str) -> Vec<FuncId> {
        let module = self.module;
        let is = |n: &str| n == name || n.strip_prefix(name).is_some_and(|r| r.starts_with('.'));
        let lists =
            module.globals.iter().filter(|g| g.linkage == Linkage::Appending && is(&g.name));
        let mut found: Vec<(u128, FuncId)> = Vec::new();
        let entries: Vec<ConstId> =
            lists.filter_map(|g| g.init).flat_map(|c| self.parts(c)).collect();
        for entry in entries {
            let parts = self.parts(entry);
            let [priority, function, ..] = parts[..] else { continue };
            let ConstKind::Int(priority) = *module.constants.kind(priority) else { continue };
            if let Some(Symbol::Function(f)) = module.symbol_of(function) {
                found.push((priority, self.function_id(f)));
            }
        }
        found.sort_by_key(|f| f.0);
        found.into_iter().map(|f| f.1).collect()
    }

    fn parts(&self, c: ConstId) -> Vec<ConstId> {
        match self.module.constants.kind(c) {
            ConstKind::Aggregate(list) => list.clone(),
            _ => Vec::new(),
        }
    }

    /// Writes the functions that [`Self::find_start`] promised, once it is known
    /// what arguments the others take.
    pub fn write_start(&mut self) {
        let start = std::mem::take(&mut self.start);
        if let Some(f) = start.at_exit {
            let mut code = Vec::new();
            code.extend(start.handlers.iter().map(|&h| call(h, 0)));
            code.extend(start.destructors.iter().map(|&d| call(d, 0)));
            code.push(Inst::Ret { vals: Box::new([]) });
            self.write(f, 0, code);
            let last = self.empty_function("__heddle_last_exit");
            let exit = Inst::Lib { lib: Lib::Exit, args: Box::new([]), d: 0 };
            self.write(last, 0, vec![call(f, 0), exit]);
            self.program.process_exit = Some(last);
        }
        let nothing = start.constructors.is_empty() && start.stores.is_empty();
        if nothing && start.at_exit.is_none() {
            return;
        }
        let entry = self.program.entry;
        let at = |f: FuncId| f.0 as usize;
        let (name, n_results, n_main) = {
            let main = &self.program.functions[at(entry)];
            (main.name.clone(), main.n_results, main.n_params)
        };
        // Constructors get what `main` gets.
        let wanted = start.constructors.iter().map(|&c| self.program.functions[at(c)].n_params);
        let n = wanted.chain([n_main]).max().unwrap_or(0).min(3);
        let mut code = Vec::new();
        let w = (self.program.pointer_bytes * 8) as u8;
        for &(global, at, v) in &start.stores {
            let place = Val { bits: at as u64, ..self.program.address(global) };
            let (ptr, v) = (self.program.constant(place), self.program.constant(v));
            code.push(Inst::Store { ptr, v, w, align: 0, order: Order::Plain });
        }
        for &c in &start.constructors {
            let k = self.program.functions[at(c)].n_params.min(n);
            code.push(call(c, k));
        }
        let args = (0..n_main.min(n)).map(Op::reg).collect();
        code.push(Inst::Call { f: entry, args, d: n, n_results: n_results as u8 });
        code.extend(start.at_exit.map(|f| call(f, 0)));
        code.push(Inst::Ret { vals: (n..n + n_results).map(Op::reg).collect() });
        let first = self.empty_function(&name);
        self.write(first, n, code);
        let out = &mut self.program.functions[at(first)];
        (out.n_results, out.n_regs) = (n_results, n + n_results + 1);
        self.program.entry = first;
    }

    fn write(&mut self, f: FuncId, n_params: u32, code: Vec<Inst>) {
        let out = &mut self.program.functions[f.0 as usize];
        out.n_params = n_params;
        out.n_regs = n_params + 1;
        out.locs = vec![0; code.len()];
        out.code = code;
    }
}

/// A call with the first `n` registers, whose results nobody wants.
fn call(f: FuncId, n: u32) -> Inst {
    Inst::Call { f, args: (0..n).map(Op::reg).collect(), d: 0, n_results: 0 }
}
