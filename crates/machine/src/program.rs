//! Programs of the machine: functions of simple instructions over registers.
//!
//! Registers are mutable and 64 bits wide; a register may hold a pointer,
//! which is an object and an offset. Aggregates and vectors are spread over
//! several registers by whoever makes the program. Memory is reached only by
//! instructions that say so, so that the machine can check every access and
//! knows which steps other threads can see.
//!
//! Not here: how a program runs (`exec`), and how C gets here (the `llvm`
//! crate).

use crate::Val;
use crate::library::Lib;
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

/// A register or a constant of the program's pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Op(pub u32);

const POOL: u32 = 0x8000_0000;

impl Op {
    pub fn reg(r: Reg) -> Op {
        assert!(r < POOL);
        Op(r)
    }

    pub fn as_reg(self) -> Option<Reg> {
        (self.0 < POOL).then_some(self.0)
    }

    pub(crate) fn pool(self) -> usize {
        (self.0 - POOL) as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    UMin,
    UMax,
    SMin,
    SMax,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
    /// Saturating and overflow-testing forms, as LLVM's intrinsics have them.
    UAddSat,
    USubSat,
    SAddSat,
    SSubSat,
    UAddOv,
    SAddOv,
    USubOv,
    SSubOv,
    UMulOv,
    SMulOv,
    FMin,
    FMax,
    FPow,
    FCopySign,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cmp {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
    FFalse,
    FOeq,
    FOgt,
    FOge,
    FOlt,
    FOle,
    FOne,
    FOrd,
    FUno,
    FUeq,
    FUgt,
    FUge,
    FUlt,
    FUle,
    FUne,
    FTrue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnOp {
    Trunc,
    ZExt,
    SExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    FpCast,
    FNeg,
    /// Any value for what is undefined, chosen as zero.
    Freeze,
    CtPop,
    Ctlz,
    Cttz,
    BSwap,
    BitReverse,
    Abs,
    FAbs,
    FSqrt,
    FFloor,
    FCeil,
    FTrunc,
    FRound,
    FRint,
    FSin,
    FCos,
    FTan,
    FExp,
    FExp2,
    FLog,
    FLog2,
    FLog10,
}

/// How strongly an access is ordered; `Plain` ones can race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Order {
    Plain,
    Volatile,
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl Order {
    pub fn is_atomic(self) -> bool {
        self >= Order::Relaxed
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rmw {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
}

/// One instruction. `w` is a width in bits, `size` a number of bytes.
#[derive(Clone, Debug)]
pub enum Inst {
    Nop,
    Move {
        d: Reg,
        a: Op,
    },
    Bin {
        op: BinOp,
        w: u8,
        signed_overflow: bool,
        d: Reg,
        a: Op,
        b: Op,
    },
    Un {
        op: UnOp,
        from: u8,
        to: u8,
        d: Reg,
        a: Op,
    },
    Cmp {
        op: Cmp,
        w: u8,
        d: Reg,
        a: Op,
        b: Op,
    },
    Select {
        d: Reg,
        c: Op,
        a: Op,
        b: Op,
    },
    /// A funnel shift: the upper (or lower) half of `a:b` shifted by `c`.
    Funnel {
        left: bool,
        w: u8,
        d: Reg,
        a: Op,
        b: Op,
        c: Op,
    },
    /// `base + offset + Σ index × scale`, the indices sign-extended from `w` bits.
    PtrAdd {
        d: Reg,
        base: Op,
        offset: i64,
        terms: Box<[(Op, u8, i64)]>,
    },
    Load {
        d: Reg,
        ptr: Op,
        w: u8,
        align: u8,
        order: Order,
    },
    Store {
        ptr: Op,
        v: Op,
        w: u8,
        align: u8,
        order: Order,
    },
    Rmw {
        op: Rmw,
        d: Reg,
        ptr: Op,
        v: Op,
        w: u8,
        order: Order,
    },
    CmpXchg {
        old: Reg,
        ok: Reg,
        ptr: Op,
        expect: Op,
        new: Op,
        w: u8,
        weak: bool,
        order: Order,
    },
    Fence(Order),
    Jump(Pc),
    Branch {
        c: Op,
        yes: Pc,
        no: Pc,
    },
    Switch {
        v: Op,
        w: u8,
        cases: Box<[(u64, Pc)]>,
        default: Pc,
    },
    /// Jumps to the block whose number the register holds.
    JumpTo {
        v: Op,
        targets: Box<[(u64, Pc)]>,
    },
    /// A stack object of `count × size` bytes that lives as long as the frame.
    Alloca {
        d: Reg,
        count: Op,
        size: u32,
        name: u32,
    },
    TlsAddr {
        d: Reg,
        tls: u32,
    },
    Call {
        f: FuncId,
        args: Box<[Op]>,
        d: Reg,
        n_results: u8,
    },
    CallPtr {
        f: Op,
        args: Box<[Op]>,
        d: Reg,
        n_results: u8,
    },
    Lib {
        lib: Lib,
        args: Box<[Op]>,
        d: Reg,
    },
    Ret {
        vals: Box<[Op]>,
    },
    Unreachable,
}

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
    /// Part of the library models, not of the user's program.
    pub is_library: bool,
}

/// Where a local variable lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In these registers, from the first.
    Register(Reg),
    /// In the object that this register points to.
    Object(Reg),
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
    /// Name, offset in bits, type and, for a bit field, its width.
    Struct {
        name: String,
        fields: Vec<(String, u32, TypeId, Option<u32>)>,
        bytes: u32,
    },
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
    pub types: Vec<Type>,
    /// Names of stack objects, by [`Inst::Alloca`]'s `name`.
    pub names: Vec<(String, TypeId)>,
    pub entry: FuncId,
    /// The function that runs the destructors of thread-specific data, if any.
    pub thread_exit: Option<FuncId>,
    /// An optimiser has been here: see `Options::speculated_loads`, which this
    /// switches on.
    pub optimised: bool,
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
            types: vec![Type::Unknown],
            names: vec![(String::new(), TypeId(0))],
            entry: FuncId(0),
            thread_exit: None,
            optimised: false,
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

    pub fn find_function(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().position(|f| f.name == name).map(|i| FuncId(i as u32))
    }

    pub fn find_global(&self, name: &str) -> Option<GlobalId> {
        self.globals.iter().position(|g| g.name == name).map(|i| GlobalId(i as u32))
    }

    /// The place of an instruction in the user's text.
    pub fn loc(&self, f: u32, pc: Pc) -> Loc {
        let func = &self.functions[f as usize];
        self.locs[func.locs.get(pc as usize).copied().unwrap_or(0) as usize]
    }

    pub fn text_at(&self, f: u32, pc: Pc) -> &str {
        let func = &self.functions[f as usize];
        &self.loc_text[func.locs.get(pc as usize).copied().unwrap_or(0) as usize]
    }
}

impl Inst {
    /// Calls `read` for each register read and `write` for each written.
    pub fn registers(&self, read: &mut dyn FnMut(Reg), write: &mut dyn FnMut(Reg, u32)) {
        let mut r = |o: &Op| o.as_reg().into_iter().for_each(&mut *read);
        match self {
            Inst::Nop | Inst::Fence(_) | Inst::Jump(_) | Inst::Unreachable => {}
            Inst::Move { d, a } | Inst::Un { d, a, .. } => {
                r(a);
                write(*d, 1);
            }
            Inst::Bin { d, a, b, .. } | Inst::Cmp { d, a, b, .. } => {
                r(a);
                r(b);
                write(*d, 1);
            }
            Inst::Select { d, c, a, b } | Inst::Funnel { d, a, b, c, .. } => {
                r(a);
                r(b);
                r(c);
                write(*d, 1);
            }
            Inst::PtrAdd { d, base, terms, .. } => {
                r(base);
                terms.iter().for_each(|t| r(&t.0));
                write(*d, 1);
            }
            Inst::Load { d, ptr, .. } => {
                r(ptr);
                write(*d, 1);
            }
            Inst::Store { ptr, v, .. } => {
                r(ptr);
                r(v);
            }
            Inst::Rmw { d, ptr, v, .. } => {
                r(ptr);
                r(v);
                write(*d, 1);
            }
            Inst::CmpXchg { old, ok, ptr, expect, new, .. } => {
                r(ptr);
                r(expect);
                r(new);
                write(*old, 1);
                write(*ok, 1);
            }
            Inst::Branch { c, .. } => r(c),
            Inst::Switch { v, .. } | Inst::JumpTo { v, .. } => r(v),
            Inst::Alloca { d, count, .. } => {
                r(count);
                write(*d, 1);
            }
            Inst::TlsAddr { d, .. } => write(*d, 1),
            Inst::Call { args, d, n_results, .. } => {
                args.iter().for_each(r);
                write(*d, *n_results as u32);
            }
            Inst::CallPtr { f, args, d, n_results } => {
                r(f);
                args.iter().for_each(r);
                write(*d, *n_results as u32);
            }
            Inst::Lib { args, d, lib } => {
                args.iter().for_each(r);
                write(*d, lib.has_result() as u32);
            }
            Inst::Ret { vals } => vals.iter().for_each(r),
        }
    }

    /// Calls `to` for each instruction that may run next in this function.
    pub fn successors(&self, pc: Pc, to: &mut dyn FnMut(Pc)) {
        match self {
            Inst::Jump(t) => to(*t),
            Inst::Branch { yes, no, .. } => {
                to(*yes);
                to(*no);
            }
            Inst::Switch { cases, default, .. } => {
                cases.iter().for_each(|c| to(c.1));
                to(*default);
            }
            Inst::JumpTo { targets, .. } => targets.iter().for_each(|c| to(c.1)),
            Inst::Ret { .. } | Inst::Unreachable => {}
            Inst::Lib { lib, .. } if lib.never_returns() => {}
            _ => to(pc + 1),
        }
    }
}
