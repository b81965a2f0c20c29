//! Programs as executions are made of them: threads of loads, stores and fences over
//! registers, every event with the names of the sets that it belongs to.
//!
//! Front ends write this. Unlike the programs that the window machine runs, an access
//! carries names, not bits: a model's own file (`enum`, `instructions`) says which exist.

use heddle_span::Span;
use std::rc::Rc;

pub type Reg = usize;

/// A number, or the address of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Val {
    Int(i64),
    Loc(usize),
    /// The address so many places behind that of a location, which is no other one's: with
    /// what is not declared there, a location of its own.
    Beside(usize, i64),
    /// Reads that have their value from each other, out of thin air: the same for all of
    /// them, and nothing else is known of it. They are called by the first of their events.
    Thin(usize),
}

impl Val {
    pub fn is_true(self) -> bool {
        self != Val::Int(0)
    }

    /// An address, and how far it is behind a location.
    fn address(self) -> Option<(usize, i64)> {
        match self {
            Val::Loc(loc) => Some((loc, 0)),
            Val::Beside(loc, by) => Some((loc, by)),
            Val::Int(_) | Val::Thin(_) => None,
        }
    }

    fn at(loc: usize, by: i64) -> Val {
        if by == 0 { Val::Loc(loc) } else { Val::Beside(loc, by) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alu {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Min,
    Max,
    /// Both are not 0.
    Both,
    /// One is not 0.
    Either,
    /// From an index to the location of an element.
    Element {
        first: u32,
        len: u32,
        stride: u32,
    },
    /// From the location of a structure, one of `count` that lie one behind the other, to that
    /// of a field.
    Field {
        first: u32,
        stride: u32,
        count: u32,
        field: u32,
    },
    /// As the window machine computes.
    Machine(heddle_memmodel::Alu),
}

impl Alu {
    /// Whether it makes nothing of a value and itself.
    pub fn cancels(self) -> bool {
        use heddle_memmodel::{Alu as Of, Word};
        matches!(
            self,
            Alu::Xor
                | Alu::Sub
                | Alu::Machine(Of::Xor | Of::Sub | Of::Word(Word::Xor | Word::Sub, _))
        )
    }

    /// Whether it makes nothing of a value and 0.
    pub fn absorbs_zero(self) -> bool {
        use heddle_memmodel::{Alu as Of, Word};
        matches!(
            self,
            Alu::And
                | Alu::Mul
                | Alu::Machine(Of::And | Of::Mul | Of::Word(Word::And | Word::Mul, _))
        )
    }

    /// Whether, with this second operand, it only fits the first into a word: to herd7, that
    /// is no computation.
    pub fn copies(self, b: Val) -> bool {
        use heddle_memmodel::{Alu as Of, Word};
        match self {
            Alu::Machine(Of::Word(Word::Extend, 32)) => true,
            Alu::Machine(Of::Word(Word::Or, 32)) => b == Val::Int(0),
            _ => false,
        }
    }

    /// `None`: no meaning (a number computed from an address or from a value out of thin
    /// air, a division by zero).
    pub fn apply(self, a: Val, b: Val) -> Option<Val> {
        use Alu::*;
        let truth = |t: bool| Some(Val::Int(i64::from(t)));
        match (self, a, b) {
            (And | Mul, _, Val::Int(0)) | (And | Mul, Val::Int(0), _) => Some(Val::Int(0)),
            (op, Val::Thin(_), b) if op.copies(b) => Some(a),
            (_, Val::Thin(_), _) | (_, _, Val::Thin(_)) => None,
            (Element { first, len, stride }, Val::Int(i), _) => {
                let place = || first as usize + i as usize * stride as usize;
                (0..i64::from(len)).contains(&i).then(|| Val::Loc(place()))
            }
            (Field { first, stride, count, field }, Val::Loc(base), _) => {
                let from = base.checked_sub(first as usize)?;
                let one = from % stride as usize == 0 && from < (stride * count) as usize;
                one.then_some(Val::Loc(base + field as usize))
            }
            (Element { .. } | Field { .. }, ..) => None,
            (Eq, a, b) => truth(a == b),
            (Ne, a, b) => truth(a != b),
            (Both, a, b) => truth(a.is_true() && b.is_true()),
            (Either, a, b) => truth(a.is_true() || b.is_true()),
            (Xor, Val::Loc(a), Val::Loc(b)) if a == b => Some(Val::Int(0)),
            (And | Or, Val::Loc(a), Val::Loc(b)) if a == b => Some(Val::Loc(a)),
            (Or | Xor, Val::Loc(a), Val::Int(0)) => Some(Val::Loc(a)),
            (Or | Xor, Val::Int(0), Val::Loc(a)) => Some(Val::Loc(a)),
            (Add, address, Val::Int(by)) | (Add, Val::Int(by), address)
                if address.address().is_some() =>
            {
                let (loc, from) = address.address()?;
                Some(Val::at(loc, from.wrapping_add(by)))
            }
            (Sub, address, Val::Int(by)) if address.address().is_some() => {
                let (loc, from) = address.address()?;
                Some(Val::at(loc, from.wrapping_sub(by)))
            }
            (Sub, a, b) if a.address().is_some() || b.address().is_some() => {
                let ((loc, by), (other, from)) = (a.address()?, b.address()?);
                (loc == other).then(|| Val::Int(by.wrapping_sub(from)))
            }
            (op, Val::Int(a), Val::Int(b)) => Some(Val::Int(match op {
                Add => a.wrapping_add(b),
                Sub => a.wrapping_sub(b),
                Mul => a.wrapping_mul(b),
                Div => a.checked_div(b)?,
                Rem => a.checked_rem(b)?,
                And => a & b,
                Or => a | b,
                Xor => a ^ b,
                Shl => a.wrapping_shl(b as u32),
                Shr => a.wrapping_shr(b as u32),
                Lt => i64::from(a < b),
                Le => i64::from(a <= b),
                Min => a.min(b),
                Max => a.max(b),
                Machine(op) => op.apply(a, b),
                Eq | Ne | Both | Either | Element { .. } | Field { .. } => {
                    unreachable!("done above")
                }
            })),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    Const(Val),
    Reg(Reg),
    Op(Alu, Rc<Expr>, Rc<Expr>),
}

impl Expr {
    pub fn int(value: i64) -> Expr {
        Expr::Const(Val::Int(value))
    }

    pub fn op(alu: Alu, a: Expr, b: Expr) -> Expr {
        Expr::Op(alu, Rc::new(a), Rc::new(b))
    }
}

/// What the second half of an exclusive pair has to do with the first, beside being its other
/// half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// It writes only where the first half has read.
    pub same_place: bool,
    /// What `dst` becomes depends on the write.
    pub result_depends: bool,
    /// If it cannot fail, the two are one event.
    pub one: bool,
}

/// Names of sets that an event belongs to.
pub type Tags = Vec<Rc<str>>;

#[derive(Clone, Debug)]
pub enum Ins {
    Set {
        dst: Reg,
        value: Expr,
    },
    /// `link`: the first half of an exclusive pair.
    Load {
        dst: Reg,
        addr: Expr,
        tags: Tags,
        link: bool,
    },
    Store {
        addr: Expr,
        value: Expr,
        tags: Tags,
    },
    /// The second half: it writes only if `when`, where there is one, is not 0, and, if it
    /// `may_fail`, also not for no reason. `dst` becomes 0 where it writes, otherwise 1.
    StoreExclusive {
        dst: Option<Reg>,
        addr: Expr,
        value: Expr,
        when: Option<Expr>,
        may_fail: bool,
        tags: Tags,
        pairing: Pairing,
    },
    Rmw(Rmw),
    Fence {
        tags: Tags,
    },
    /// An event at a location that neither reads nor writes a value: what the model
    /// itself makes of it (a lock, a grace period) it says.
    Mark {
        addr: Expr,
        tags: Tags,
    },
    /// What follows stands here in the source.
    At {
        span: Span,
    },
    /// 0 or 1, and each is an execution.
    Pick {
        dst: Reg,
    },
    /// One of two values.
    Select {
        dst: Reg,
        cond: Expr,
        yes: Expr,
        no: Expr,
    },
    /// What is within depends on the condition, what follows does not.
    If {
        cond: Expr,
        yes: Vec<Ins>,
        no: Vec<Ins>,
    },
    /// Goes to an instruction of the same list unless the condition is 0. Everything
    /// that follows depends on it.
    Branch {
        cond: Expr,
        target: usize,
    },
}

/// Reads into `dst`, then writes `new`, which may use `dst`, unless `when`, which may
/// too, is 0: then it is a read alone, with the tags `failed`. Two events in `rmw`, or
/// `one` that is both.
#[derive(Clone, Debug)]
pub struct Rmw {
    pub dst: Reg,
    pub addr: Expr,
    pub new: Expr,
    pub when: Option<Expr>,
    pub one: bool,
    pub read: Tags,
    pub write: Tags,
    pub failed: Tags,
    /// A fence before and one behind it, where it writes.
    pub fences: Option<Tags>,
    /// Nothing says that the read comes before the write, as in an exchange of x86.
    pub apart: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Thread {
    pub code: Vec<Ins>,
    /// The instruction of the source that each belongs to; none: each is one.
    pub places: Vec<usize>,
    /// Loads of one instruction are in no order unless one needs the other: operands of C.
    pub beside: bool,
    pub regs: Vec<String>,
    pub init: Vec<(Reg, Val)>,
}

#[derive(Clone, Debug, Default)]
pub struct Program {
    pub threads: Vec<Thread>,
    pub locs: Vec<String>,
    pub init: Vec<Val>,
    /// The number that each location's address is; none where addresses are no numbers.
    pub addresses: Vec<i64>,
    /// Locations that nobody declared, behind those that somebody did: the declared one, how far
    /// behind it, the location.
    pub beside: Vec<(usize, i64, usize)>,
    /// Nothing is only copied: every instruction computes what it passes on, so no value
    /// comes out of thin air.
    pub computes_all: bool,
}

impl Program {
    /// The location at an address.
    pub fn location(&self, address: Val) -> Option<usize> {
        match address {
            Val::Loc(loc) => Some(loc),
            Val::Int(number) => self.addresses.iter().position(|&a| a == number),
            Val::Beside(loc, by) => {
                let known = self.beside.iter().find(|b| (b.0, b.1) == (loc, by));
                known.map(|b| b.2)
            }
            Val::Thin(_) => None,
        }
    }

    /// The same program with a location so far behind another, 0 at first.
    pub fn with_beside(&self, (loc, by): (usize, i64)) -> Program {
        let mut out = self.clone();
        out.beside.push((loc, by, out.locs.len()));
        out.locs.push(format!("{}{by:+}", self.locs[loc]));
        out.init.push(Val::Int(0));
        out
    }
}
