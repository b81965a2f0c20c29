//! LLVM IR modules to a machine program.
//!
//! Functions are lowered as they are found reachable from the entry function
//! (and from the functions that properties name), so an unused function that
//! calls something unknown harms nobody. SSA values become registers, one for
//! each scalar; `phi` becomes copies on edges; locals whose addresses go nowhere
//! become registers too (`promote`), so that `-O0` code does not drown in
//! memory accesses. Library functions are recognised by name ([`library`]).
//!
//! Not here: reading and linking modules, running programs.

mod assembly;
mod bounds;
mod call;
mod constant;
mod debug;
mod edge;
mod flat;
mod function;
mod intrinsic;
mod library;
mod memory;
mod operators;
mod promote;
mod rows;
mod scope;
mod soft;
mod start;
mod statement;
mod unevaluated;
mod unwind;
mod vector;
mod wide;
mod wide_atomic;
mod wide_intrinsic;

use crate::ir::{self, Linkage, Module};
use debug::Debug;
use heddle_machine::{FuncId, Function, Global, GlobalId, Inst, Lib, Program, Val};
use heddle_span::{Diagnostic, Loader, SourceMap, Span};
use std::collections::{HashMap, HashSet};

/// What to make of a module.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// Where the program starts.
    pub entry: String,
    /// Functions that properties call and globals that they name: invariants,
    /// the words of formulas.
    pub roots: Vec<String>,
    /// Unknown functions that may return anything.
    pub havoc: Vec<String>,
    /// What is not supported is told when a run comes there, and not before: for
    /// programs that bring a library of their own, most of which never runs.
    pub lazy: bool,
    /// Of a test target of Rust: the tests to run, by name; all if there are none.
    pub tests: Vec<String>,
    /// Functions of Rust's standard library are as they are written, not replaced by
    /// shorter ones: see `rust`.
    pub original: bool,
    /// Locals whose addresses go nowhere live in registers: see `promote`.
    pub promote: bool,
    /// There is no entry function: the program does nothing but what comes before
    /// `main`, and somebody calls the roots, or without any the functions that
    /// are defined for others.
    pub library: bool,
}

/// Words of formulas that name nothing.
const OPERATORS: &[&str] = &[
    "U",
    "W",
    "V",
    "R",
    "M",
    "X",
    "F",
    "G",
    "true",
    "false",
    "until",
    "stronguntil",
    "weakuntil",
    "release",
    "always",
    "eventually",
    "next",
    "implies",
    "equivalent",
    "not",
    "and",
    "or",
];

/// Whether heddle knows what a function of this name does.
pub fn is_library(name: &str) -> bool {
    library::meaning(name).is_some() || library::is_model(name) || intrinsic::is_math(name)
}

impl Default for LoadOptions {
    fn default() -> Self {
        LoadOptions {
            entry: "main".into(),
            roots: Vec::new(),
            havoc: Vec::new(),
            lazy: false,
            original: false,
            tests: Vec::new(),
            promote: true,
            library: false,
        }
    }
}

/// Lowers a linked module. Source files that its debug information names are
/// looked for in `sources`, and loaded into it if they are not there.
pub fn lower(
    module: &Module,
    options: &LoadOptions,
    sources: &mut SourceMap,
    loader: &mut dyn Loader,
) -> (Option<Program>, Vec<Diagnostic>) {
    let mut l = Lower {
        module,
        options,
        sources,
        loader,
        program: Program::new(),
        debug: Debug::default(),
        diagnostics: Vec::new(),
        said: HashSet::new(),
        functions: HashMap::new(),
        globals: HashMap::new(),
        pending_functions: Vec::new(),
        pending_globals: Vec::new(),
        start: start::Start::default(),
        brings_library: crate::rust::is_rust(module),
        exception_types: HashMap::new(),
    };
    // Until a function shows otherwise.
    l.program.optimised = true;
    if !module.layout.text().contains("f80:") {
        l.program.long_double = heddle_machine::Format::Quad;
    }
    l.check_target();
    l.run();
    let fatal = l.diagnostics.iter().any(Diagnostic::is_fatal);
    ((!fatal).then_some(l.program), l.diagnostics)
}

pub(crate) struct Lower<'a> {
    pub module: &'a Module,
    pub options: &'a LoadOptions,
    pub sources: &'a mut SourceMap,
    pub loader: &'a mut dyn Loader,
    pub program: Program,
    pub debug: Debug,
    pub diagnostics: Vec<Diagnostic>,
    /// Messages given already, so that each appears once.
    said: HashSet<String>,
    functions: HashMap<ir::FuncId, FuncId>,
    globals: HashMap<ir::GlobalId, GlobalId>,
    pending_functions: Vec<ir::FuncId>,
    pending_globals: Vec<ir::GlobalId>,
    /// What runs before `main` and after it.
    start: start::Start,
    /// The program contains a library beside what the user wrote.
    brings_library: bool,
    /// The numbers of types of exceptions: see `unwind`.
    exception_types: HashMap<Option<ir::Symbol>, i64>,
}

impl Lower<'_> {
    fn check_target(&mut self) {
        let m = self.module;
        let bytes = m.layout.pointer_bytes(0);
        self.program.pointer_bytes = bytes as u32;
        if m.layout.big_endian || !matches!(bytes, 4 | 8) {
            let text = format!(
                "target `{}`: heddle checks little-endian programs of 32 or 64 bits",
                m.triple
            );
            self.diagnostics.push(Diagnostic::unsupported(Span::default(), text));
        }
    }

    fn run(&mut self) {
        let mut roots = vec![self.options.entry.clone()];
        roots.extend(self.options.roots.iter().cloned());
        if self.options.library {
            self.no_entry(&mut roots);
        }
        for (i, name) in roots.iter().enumerate() {
            if name.is_empty() {
                continue;
            }
            match self.defined(name) {
                Some(f) => {
                    let id = self.function_id(f);
                    if i == 0 {
                        self.program.entry = id;
                    }
                }
                None if i > 0 && self.is_no_function(name) => {}
                None => {
                    let text = format!("there is no function `{name}`");
                    let mut d = Diagnostic::new(heddle_span::Severity::Error, text);
                    if i == 0 {
                        d = d.help("`--entry NAME` names the function to start with");
                    }
                    self.diagnostics.push(d);
                }
            }
        }
        let has_keys = ["pthread_key_create", "tss_create"]
            .iter()
            .any(|n| self.module.function_named(n).is_some());
        if let Some(f) = self.module.function_named("__heddle_run_destructors").filter(|_| has_keys)
        {
            self.program.thread_exit = Some(self.function_id(f));
        }
        if self.destroys_thread_locals() {
            self.program.thread_exit = Some(self.model("__heddle_end_thread"));
            self.program.always_thread_exit = true;
        }
        self.find_start();
        loop {
            if let Some(f) = self.pending_functions.pop() {
                self.lower_function(f);
            } else if let Some(g) = self.pending_globals.pop() {
                self.fill_global(g);
            } else {
                break;
            }
        }
        self.write_start();
    }

    /// Whether the program registers destructors of variables that each thread has.
    pub fn destroys_thread_locals(&self) -> bool {
        let names = ["__cxa_thread_atexit_impl", "__cxa_thread_atexit"];
        names.iter().any(|n| self.module.is_declared(n))
    }

    /// The function of this name, as the linker knows it or as a person writes it: with or
    /// without the namespaces, types or crate that it is in, if there is only one.
    fn defined(&self, name: &str) -> Option<ir::FuncId> {
        let is_there = |&f: &ir::FuncId| !self.module.function(f).is_declaration();
        if let Some(f) = self.module.function_named(name).filter(is_there) {
            return Some(f);
        }
        let called = |f: &ir::Function| {
            let symbol = &f.name;
            let full = crate::rust::demangled(symbol).or_else(|| crate::cpp::demangled(symbol))?;
            let rest = full.strip_suffix(name)?;
            (rest.is_empty() || rest.ends_with("::") && !rest.contains('<')).then_some(())
        };
        let mut found = (self.module.functions.iter())
            .filter(|f| !f.is_declaration() && called(f).is_some())
            .filter_map(|f| self.module.function_named(&f.name));
        let one = found.next();
        one.filter(|_| found.next().is_none())
    }

    /// An entry function that does nothing, and what else to lower.
    fn no_entry(&mut self, roots: &mut Vec<String>) {
        let nothing = Inst::Ret { vals: Box::new([]) };
        let (code, locs) = (vec![nothing], vec![0]);
        let name = "__heddle_nothing".to_string();
        let function =
            Function { name, n_regs: 1, code, locs, is_library: true, ..Function::default() };
        self.program.functions.push(function);
        self.program.entry = FuncId(self.program.functions.len() as u32 - 1);
        roots.remove(0);
        if roots.is_empty() {
            let own = |f: &&ir::Function| {
                !f.is_declaration() && f.linkage == Linkage::External && f.debug.is_some()
            };
            roots.extend(self.module.functions.iter().filter(own).map(|f| f.name.clone()));
        }
        let globals: Vec<_> = (self.module.globals.iter())
            .filter(|g| g.init.is_some() && g.debug.is_some())
            .map(|g| g.name.clone())
            .collect();
        for name in globals {
            if let Some(g) = self.module.global_named(&name) {
                self.global_id(g);
            }
        }
        // Nobody of these is the first.
        roots.insert(0, String::new());
    }

    /// Formulas name globals too, and operators are words.
    fn is_no_function(&mut self, name: &str) -> bool {
        if let Some(g) = self.module.global_named(name) {
            self.global_id(g);
            return true;
        }
        OPERATORS.contains(&name)
    }

    /// Says it once.
    pub fn unsupported(&mut self, span: Span, what: String) {
        if self.said.insert(what.clone()) {
            self.diagnostics.push(Diagnostic::unsupported(span, what));
        }
    }

    /// An instruction that tells this when a run comes there.
    pub fn refusal(&mut self, what: &str) -> Inst {
        let all = &mut self.program.refusals;
        let n = all.iter().position(|r| r == what).unwrap_or_else(|| {
            all.push(what.to_string());
            all.len() - 1
        });
        let number = self.program.int(n as u64);
        Inst::Lib { lib: Lib::Refuse, args: Box::new([number]), d: 0 }
    }

    /// A function of which nothing can be run.
    fn cannot_call(&mut self, at: usize, span: Span, what: String) {
        if !self.options.lazy {
            return self.unsupported(span, what);
        }
        let refuse = self.refusal(&what);
        let out = &mut self.program.functions[at];
        out.code = vec![refuse];
        out.locs = vec![0];
        out.n_regs = out.n_params.max(1);
        out.is_library = true;
    }

    pub fn function_id(&mut self, f: ir::FuncId) -> FuncId {
        if let Some(&id) = self.functions.get(&f) {
            return id;
        }
        let function = self.module.function(f);
        let id = FuncId(self.program.functions.len() as u32);
        let name = crate::rust::demangled(&function.name);
        let runs = name.as_deref().and_then(crate::rust::spawned);
        let name = name.or_else(|| crate::cpp::demangled(&function.name));
        let name = name.unwrap_or_else(|| function.name.clone());
        self.program.functions.push(Function { name, runs, ..Function::default() });
        self.functions.insert(f, id);
        self.pending_functions.push(f);
        id
    }

    pub fn function_address(&mut self, f: ir::FuncId) -> Val {
        let function = self.module.function(f);
        if function.is_declaration() && function.linkage == Linkage::ExternWeak {
            return Val::ZERO;
        }
        let id = self.function_id(f);
        self.program.function_address(id)
    }

    pub fn global_id(&mut self, g: ir::GlobalId) -> GlobalId {
        if let Some(&id) = self.globals.get(&g) {
            return id;
        }
        let m = self.module;
        let global = m.global(g);
        let variable = global.debug.map(|v| m.debug.variable(v).clone());
        let (name, ty, span) = match variable {
            Some(v) => (v.name.clone(), self.shown_type(v.ty), self.declared_at(v.file, v.line)),
            None => (global.name.clone(), Default::default(), None),
        };
        let size = m.layout.size(&m.types, global.ty);
        if size > 1 << 26 {
            self.unsupported(global.span, format!("global `{name}` of {size} bytes"));
        }
        let id = self.program.add_global(Global {
            hidden: global.debug.is_none() && global.name.starts_with('.'),
            name,
            size: size.min(1 << 26) as u32,
            constant: global.constant,
            thread_local: global.thread_local,
            init: Vec::new(),
            pointers: Vec::new(),
            ty,
            span,
        });
        self.globals.insert(g, id);
        self.pending_globals.push(g);
        id
    }

    pub fn global_address(&mut self, g: ir::GlobalId) -> Result<Val, String> {
        if self.module.global(g).thread_local {
            return Err("the address of a thread-local variable as a constant".into());
        }
        let global = self.module.global(g);
        if global.init.is_none() && global.linkage == Linkage::ExternWeak {
            return Ok(Val::ZERO);
        }
        if self.options.lazy && global.init.is_none() && !is_stream(&global.name) {
            return Err(format!("variable `{}`, which is defined nowhere", global.name));
        }
        let id = self.global_id(g);
        Ok(self.program.address(id))
    }

    fn fill_global(&mut self, g: ir::GlobalId) {
        let (global, id) = (self.module.global(g), self.globals[&g]);
        let Some(init) = global.init else {
            if !is_stream(&global.name) && global.linkage != Linkage::ExternWeak {
                let text = format!("variable `{}` is declared but defined nowhere", global.name);
                self.unsupported(global.span, text);
            }
            return;
        };
        let mut image = constant::Image::default();
        match self.image(init, 0, &mut image) {
            Ok(()) => {
                let out = &mut self.program.globals[id.0 as usize];
                image.bytes.truncate(out.size as usize);
                out.init = image.bytes;
                out.pointers = image.pointers;
                let fixed = out.constant || out.thread_local;
                if fixed && !image.unaligned.is_empty() {
                    let what =
                        "a pointer where it is not aligned, in a constant or for each thread";
                    self.unsupported(global.span, format!("{what} (in `{}`)", global.name));
                    return;
                }
                let late = image.unaligned.into_iter().map(|(at, v)| (id, at, v));
                self.start.stores.extend(late);
            }
            Err(what) => self.unsupported(global.span, format!("{what} (in `{}`)", global.name)),
        }
    }
}

/// The standard streams are only ever handed on.
fn is_stream(name: &str) -> bool {
    matches!(name, "stdin" | "stdout" | "stderr")
}
