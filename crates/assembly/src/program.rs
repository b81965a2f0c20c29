//! A program as it was understood: names resolved, constants folded, one task
//! for each copy.
//!
//! Everything else is made of this: the three architectures ([`crate::Arch`]),
//! the collapsed graph ([`crate::Flow`]), the translation to the window machine
//! of `heddle-memmodel`.

use crate::expr::{Expr, Flag};
use heddle_span::Span;

/// What [`crate::parse`] returns.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The width of registers, and of words without a domain of their own.
    pub bits: u32,
    /// The memory, word by word: first what has an address, then ghosts.
    pub words: Vec<Word>,
    /// How many of `words` have an address: these are the memory proper.
    pub n_memory: usize,
    /// The address of `words[0]`; the others follow.
    pub base: i64,
    /// Names of words and of rows of words, as declared.
    pub arrays: Vec<Array>,
    /// The `program` blocks, in their order.
    pub sources: Vec<Source>,
    /// The tasks: every copy of every `program`.
    pub tasks: Vec<Task>,
    /// `const` declarations.
    pub consts: Vec<(String, i64)>,
    /// Formulas written in the file.
    pub properties: Vec<Declared>,
    /// Waking a task whose last wake is not used yet is an error.
    pub strict_wake: bool,
    /// Whether some instruction computes an address at run time.
    pub indirect: bool,
}

/// The values that a word can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// 0 to 2^n - 1; what does not fit wraps.
    Bits(u32),
    /// From the first to the last; what does not fit is an error of the program.
    Range(i64, i64),
}

impl Domain {
    pub fn lo(self) -> i64 {
        match self {
            Domain::Bits(_) => 0,
            Domain::Range(lo, _) => lo,
        }
    }

    pub fn hi(self) -> i64 {
        match self {
            Domain::Bits(n) => (1 << n) - 1,
            Domain::Range(_, hi) => hi,
        }
    }

    pub fn contains(self, value: i64) -> bool {
        self.lo() <= value && value <= self.hi()
    }
}

/// One word of memory, or one ghost.
#[derive(Clone, Debug)]
pub struct Word {
    /// `x`, `chan[1]`, `[1]`.
    pub name: String,
    pub domain: Domain,
    pub init: i64,
    /// For specifications only: no instruction touches it.
    pub ghost: bool,
    pub span: Span,
}

/// A declared name: words `first .. first + len`.
#[derive(Clone, Debug)]
pub struct Array {
    pub name: String,
    pub first: usize,
    pub len: usize,
    /// Declared with a length, so that it is read with an index.
    pub is_row: bool,
    pub ghost: bool,
}

/// A `program` block.
#[derive(Clone, Debug)]
pub struct Source {
    pub name: String,
    /// Its copies: `tasks[first .. first + copies]`.
    pub first: usize,
    pub copies: usize,
    /// Declared with a number of copies.
    pub is_row: bool,
    /// The copies are exactly alike: none asks which one it is, and nobody
    /// speaks to one of them.
    pub alike: bool,
    pub span: Span,
}

/// One sequential program that runs beside the others.
#[derive(Clone, Debug)]
pub struct Task {
    /// `P`, `P[1]`.
    pub name: String,
    /// Its `program` block in [`Program::sources`].
    pub source: usize,
    /// Which copy it is.
    pub index: usize,
    pub code: Vec<Instr>,
    /// Registers and private words in use, by number. All start as 0 but
    /// private words with an initial value.
    pub regs: Vec<Reg>,
    /// Label names and the instruction that each stands before.
    pub labels: Vec<(String, u32)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reg {
    pub name: String,
    pub bits: u32,
    pub init: i64,
}

/// Something that can be assigned.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    Reg(u16),
    Flag(Flag),
    /// The task's own token.
    Token,
    /// The token of another task.
    TaskToken(u16),
    /// The word whose number this is.
    Word(Expr),
}

/// A value that an instruction reads: exactly as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand {
    Imm(i64),
    Reg(u16),
    Mem(Mem),
}

/// A word of memory in an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mem {
    /// The number of the word in [`Program::words`].
    pub number: Expr,
    /// The numbers that are in bounds: those of the array that it names, or the
    /// whole memory.
    pub first: usize,
    pub len: usize,
}

#[derive(Clone, Debug)]
pub struct Instr {
    pub op: Op,
    /// `lock` was written before it.
    pub lock: bool,
    /// What happens together with it, after it, in order.
    pub notes: Vec<Note>,
    pub span: Span,
    /// As written, without spare blanks.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arith {
    Add,
    Sub,
    And,
    Or,
    Xor,
    Inc,
    Dec,
    Not,
    Neg,
    Shl,
    Shr,
}

/// What a conditional jump asks of the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cond {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Below,
    BelowEqual,
    Above,
    AboveEqual,
}

#[derive(Clone, Debug)]
pub enum Op {
    Noop,
    Fence,
    Mov(Operand, Operand),
    /// `dst = dst op src`; the source of `inc`, `dec`, `not`, `neg` is not read.
    Arith(Arith, Operand, Operand),
    Cmp(Operand, Operand),
    Test(Operand, Operand),
    Jump(u32),
    Branch(Cond, u32),
    Xchg(Operand, Operand),
    Xadd(Operand, u16),
    /// Memory or register, new value, the accumulator's number.
    Cmpxchg(Operand, u16, u16),
    Sleep,
    /// Sets the token of task `first + index`, which must be below `first + len`.
    Wake {
        first: u16,
        len: u16,
        index: Expr,
    },
    Call(u32),
    Ret,
    Halt,
    Assert(Expr),
}

/// What happens together with an instruction.
#[derive(Clone, Debug)]
pub enum Note {
    /// A ghost takes a value.
    Set {
        number: Expr,
        first: usize,
        len: usize,
        value: Expr,
        span: Span,
        text: String,
    },
    Assert {
        cond: Expr,
        span: Span,
        text: String,
    },
}

/// A formula in the file.
#[derive(Clone, Debug)]
pub struct Declared {
    pub kind: DeclaredKind,
    pub name: String,
    /// The text of the formula and where it is.
    pub text: String,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeclaredKind {
    Ltl,
    Ctl,
    Invariant,
}

impl Mem {
    /// The words that it can be.
    pub fn range(&self) -> std::ops::Range<usize> {
        match self.number {
            Expr::Const(n) => n as usize..n as usize + 1,
            _ => self.first..self.first + self.len,
        }
    }
}

impl Program {
    /// The largest value of a register.
    pub fn mask(&self) -> i64 {
        (1i64 << self.bits) - 1
    }

    /// The tasks of a `program` block.
    pub fn copies(&self, source: usize) -> std::ops::Range<usize> {
        let s = &self.sources[source];
        s.first..s.first + s.copies
    }
}

impl Task {
    pub fn label(&self, name: &str) -> Option<u32> {
        self.labels.iter().find(|l| l.0 == name).map(|l| l.1)
    }

    /// The name of a place in the code: a label, or the last label and how
    /// many instructions after it; the number where there is none.
    pub fn place(&self, instr: u32) -> String {
        if instr as usize >= self.code.len() {
            return "the end".into();
        }
        let before = self.labels.iter().filter(|l| l.1 <= instr).max_by_key(|l| l.1);
        match before {
            Some((name, at)) if *at == instr => name.clone(),
            Some((name, at)) => format!("{name}+{}", instr - at),
            None => (instr + 1).to_string(),
        }
    }
}
