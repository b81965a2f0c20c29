//! Programs of the machine: functions of simple instructions over registers.
//!
//! Aggregates and vectors are spread over several registers by whoever makes
//! the program. Memory is reached only by
//! instructions that say so, so that the machine can check every access and
//! knows which steps other threads can see.
//!
//! Not here: the instructions (`inst`), how a program runs (`exec`), and how C gets here (the `llvm`
//! crate).

use crate::Val;
use crate::inst::POOL;
pub use crate::inst::{BinOp, Cmp, Inst, Op, Order, Rmw, UnOp};
use crate::soft_float::Format;
use heddle_span::Span;

/// Index of a function in [`Program::functions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FuncId(pub u32);

/// Index of a global in [`Program::globals`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GlobalId(pub u32);

/// A register of the current frame.
pub type Reg = u32;
/// A position in a function's code.
pub type Pc = u32;

/// What an object number means: 0 is nothing; then come the mutable globals,
/// then what was made while running; from here on constants, and functions.
pub const CONST_BASE: u32 = 0x8000_0000;
pub const FUNC_BASE: u32 = 0xC000_0000;

/// A function. Parameters arrive in the first registers.
#[derive(Clone, Debug, Default)]
pub struct Function {
    pub name: String,
    pub n_params: u32,
    pub n_results: u32,
    pub variadic: bool,
    pub n_regs: u32,
    pub code: Vec<Inst>,
    /// For each instruction, an index into [`Program::locs`]; 0 is nowhere.
    pub locs: Vec<u32>,
    /// Local variables by the names that the user gave them.
    pub vars: Vec<Variable>,
    pub span: Option<Span>,
    /// The types of its parameters, where that is known of all.
    pub params: Vec<TypeId>,
    /// What a thread runs that was given this function in a table: shown as its name.
    pub runs: Option<String>,
    /// Part of the library models, not of the user's program.
    pub is_library: bool,
    /// Part of a library that the program brings along: what it does belongs to the
    /// line of the user's that called it.
    pub is_foreign: bool,
}

impl Function {
    /// Whether it is no text of the user's.
    pub fn is_folded(&self) -> bool {
        self.is_library || self.is_foreign
    }
}

/// Where a local variable lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In these registers, from the first.
    Register(Reg),
    /// In the object that this register points to.
    Object(Reg),
    /// In registers, part by part: the offset in bytes, the bits, the register.
    /// What lies between nobody ever reads or writes.
    Parts(Box<[(u32, u8, Reg)]>),
}

#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub place: Place,
    pub ty: TypeId,
    /// The code in which the name means this.
    pub from: Pc,
    pub to: Pc,
}

#[derive(Clone, Debug, Default)]
pub struct Global {
    pub name: String,
    pub size: u32,
    pub constant: bool,
    pub thread_local: bool,
    pub init: Vec<u8>,
    /// `(offset, pointer)` for each pointer in the initial value.
    pub pointers: Vec<(u32, Val)>,
    pub ty: TypeId,
    pub span: Option<Span>,
    /// Not the user's: a string literal, a table that the compiler made.
    pub hidden: bool,
}

/// Index into [`Program::types`]; 0 is an unknown type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TypeId(pub u32);

/// A type as far as showing a value needs it.
#[derive(Clone, Debug, Default)]
pub enum Type {
    #[default]
    Unknown,
    Int {
        bytes: u32,
        signed: bool,
    },
    Char,
    /// A code point of Unicode, or half of one.
    Letter {
        bytes: u32,
    },
    Bool,
    Float {
        bytes: u32,
    },
    Pointer(TypeId),
    /// A mutex, condition variable and so on: the library's business.
    Lock {
        bytes: u32,
    },
    Enum {
        bytes: u32,
        names: Vec<(i64, String)>,
    },
    Array {
        of: TypeId,
        count: u32,
    },
    /// As Rust's enumerations are: the place of the tag and its type, unless there is
    /// one case only.
    Variants {
        name: String,
        bytes: u32,
        tag: Option<(u32, TypeId)>,
        cases: Vec<Case>,
    },
    /// Unions, too: their fields overlap.
    Struct {
        name: String,
        fields: Vec<Field>,
        bytes: u32,
        /// The first type that it was made with: of `Vec<T>` the `T`.
        argument: TypeId,
    },
}

/// Name, offset in bits, type and, for a bit field, its width. A part without a name
/// is one by its own parts' names.
pub type Field = (String, u32, TypeId, Option<u32>);

/// One case of an enumeration whose cases carry values.
#[derive(Clone, Debug)]
pub struct Case {
    /// What the tag says; `None`: whatever no other case says.
    pub tag: Option<u64>,
    pub name: String,
    /// Where what it carries lies, in bits.
    pub bit: u32,
    pub ty: TypeId,
}

/// A place in the user's text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Loc {
    pub span: Option<Span>,
    pub line: u32,
}

/// A whole program, ready to run.
#[derive(Clone, Debug)]
pub struct Program {
    pub functions: Vec<Function>,
    pub globals: Vec<Global>,
    pub pool: Vec<Val>,
    pub locs: Vec<Loc>,
    /// The source line of each loc, for showing.
    pub loc_text: Vec<String>,
    /// The statement of each loc: all of its line, where that holds only one.
    pub loc_statement: Vec<String>,
    pub types: Vec<Type>,
    /// Names of stack objects, by [`Inst::Alloca`]'s `name`.
    pub names: Vec<(String, TypeId)>,
    /// Where they are declared.
    pub declared: std::collections::HashMap<u32, Span>,
    pub entry: FuncId,
    /// The function that runs the destructors of thread-specific data, if any.
    pub thread_exit: Option<FuncId>,
    /// It runs at the end of every thread, whether there is such data or not.
    pub always_thread_exit: bool,
    /// What the last thread runs when it ends after `main` has: exits.
    pub process_exit: Option<FuncId>,
    /// An optimiser has been here: see `Options::speculated_loads`, which this
    /// switches on.
    pub optimised: bool,
    /// What C calls `long double`.
    pub long_double: Format,
    /// The bytes of a pointer, and of `long`: 8 or 4.
    pub pointer_bytes: u32,
    /// What cannot be followed, told when a run comes there: see `Lib::Refuse`.
    pub refusals: Vec<String>,
    pool_index: std::collections::HashMap<Val, u32>,
    /// Where each global went.
    ids: Vec<u32>,
    n_statics: u32,
    n_consts: u32,
    n_tls: u32,
}

impl Default for Program {
    fn default() -> Self {
        Program {
            functions: Vec::new(),
            globals: Vec::new(),
            pool: Vec::new(),
            locs: vec![Loc::default()],
            loc_text: vec![String::new()],
            loc_statement: vec![String::new()],
            types: vec![Type::Unknown],
            names: vec![(String::new(), TypeId(0))],
            declared: Default::default(),
            entry: FuncId(0),
            thread_exit: None,
            always_thread_exit: false,
            process_exit: None,
            optimised: false,
            long_double: Format::Extended,
            pointer_bytes: 8,
            refusals: Vec::new(),
            pool_index: Default::default(),
            ids: Vec::new(),
            n_statics: 0,
            n_consts: 0,
            n_tls: 0,
        }
    }
}

impl Program {
    pub fn new() -> Self {
        Self::default()
    }

    /// An operand that is this constant.
    pub fn constant(&mut self, v: Val) -> Op {
        let next = self.pool.len() as u32;
        let index = *self.pool_index.entry(v).or_insert(next);
        if index == next {
            self.pool.push(v);
        }
        Op(POOL + index)
    }

    /// The constant that an operand is, unless it is a register.
    pub fn known(&self, op: Op) -> Option<Val> {
        op.as_reg().is_none().then(|| self.pool[op.pool()])
    }

    pub fn int(&mut self, v: u64) -> Op {
        self.constant(Val::int(v))
    }

    /// Adds a global; its `constant` and `thread_local` must be final, its
    /// initial value may be filled in later.
    pub fn add_global(&mut self, g: Global) -> GlobalId {
        let counter = if g.thread_local {
            &mut self.n_tls
        } else if g.constant {
            &mut self.n_consts
        } else {
            &mut self.n_statics
        };
        self.ids.push(*counter);
        *counter += 1;
        self.globals.push(g);
        GlobalId(self.globals.len() as u32 - 1)
    }

    /// The address of a global that is not thread-local.
    pub fn address(&self, g: GlobalId) -> Val {
        let (global, id) = (&self.globals[g.0 as usize], self.ids[g.0 as usize]);
        assert!(!global.thread_local);
        let obj = if global.constant { CONST_BASE + id } else { 1 + id };
        Val::pointer(obj, 0)
    }

    /// The number that [`Inst::TlsAddr`] wants.
    pub fn tls_index(&self, g: GlobalId) -> u32 {
        assert!(self.globals[g.0 as usize].thread_local);
        self.ids[g.0 as usize]
    }

    pub fn function_address(&self, f: FuncId) -> Val {
        Val::pointer(FUNC_BASE + f.0, 0)
    }

    pub fn n_statics(&self) -> u32 {
        self.n_statics
    }

    /// The globals in order of their object numbers: mutable, constant, thread-local.
    pub(crate) fn by_kind(&self) -> [Vec<u32>; 3] {
        let mut out = [Vec::new(), Vec::new(), Vec::new()];
        for (i, g) in self.globals.iter().enumerate() {
            let kind = if g.thread_local { 2 } else { g.constant as usize };
            out[kind].push(i as u32);
        }
        out
    }

    /// The function of this name, or the user's only one of this name in any namespace, class
    /// or crate.
    pub fn find_function(&self, name: &str) -> Option<FuncId> {
        let exact = self.functions.iter().position(|f| f.name == name);
        let inner = self.functions_in_paths(name);
        let only = if inner.len() == 1 { inner.first().copied() } else { None };
        exact.map(|i| FuncId(i as u32)).or(only)
    }

    /// The user's functions of this name in namespaces, classes or crates.
    pub fn functions_in_paths(&self, name: &str) -> Vec<FuncId> {
        let is_one = |f: &Function| {
            let path = f.name.strip_suffix(name).filter(|path| !path.contains('<'));
            !f.is_folded() && path.is_some_and(|path| path.ends_with("::"))
        };
        let all = self.functions.iter().enumerate();
        all.filter(|(_, f)| is_one(f)).map(|(i, _)| FuncId(i as u32)).collect()
    }

    pub fn find_global(&self, name: &str) -> Option<GlobalId> {
        self.globals.iter().position(|g| g.name == name).map(|i| GlobalId(i as u32))
    }

    /// The place of an instruction in the user's text.
    pub fn loc(&self, f: u32, pc: Pc) -> Loc {
        let func = &self.functions[f as usize];
        self.locs[func.locs.get(pc as usize).copied().unwrap_or(0) as usize]
    }

    /// The statement that an instruction is a part of, as the user wrote it.
    pub fn statement_at(&self, f: u32, pc: Pc) -> &str {
        let func = &self.functions[f as usize];
        &self.loc_statement[func.locs.get(pc as usize).copied().unwrap_or(0) as usize]
    }
}
