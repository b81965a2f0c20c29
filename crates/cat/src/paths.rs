//! Every way through a thread: the events that happen, with values that are still terms
//! over what is read, and the dependencies between them.
//!
//! A branch is taken both ways, whatever it asks; what it asked becomes a condition that
//! an execution has to meet. For models that compute dependencies themselves (`catdep`),
//! reads and writes of registers are events, too, with what causes what within an
//! instruction: see [`registers`].

mod registers;
mod walk;

pub use walk::{MOST_ROUNDS, paths};

use crate::program::{Alu, Tags, Val};
use heddle_span::Span;
use std::collections::BTreeSet;
use std::rc::Rc;

/// A value that has no meaning: a number computed from an address, a division by zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoValue;

/// A value over what the reads of the path give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    Const(Val),
    /// What this event of the path reads.
    Read(usize),
    Op(Alu, Rc<Term>, Rc<Term>),
}

impl Term {
    /// The value, if the reads that it needs are known.
    pub fn value(&self, read: &impl Fn(usize) -> Option<Val>) -> Result<Option<Val>, NoValue> {
        match self {
            Term::Const(v) => Ok(Some(*v)),
            Term::Read(e) => Ok(read(*e)),
            Term::Op(op, a, b) => match (a.value(read)?, b.value(read)?) {
                (Some(a), Some(b)) => match op.apply(a, b) {
                    // What comes of a value out of thin air is never known.
                    None if matches!((a, b), (Val::Thin(_), _) | (_, Val::Thin(_))) => Ok(None),
                    value => value.map(Some).ok_or(NoValue),
                },
                // Nothing times zero is zero, whatever comes.
                (Some(z), None) | (None, Some(z)) if z == Val::Int(0) => match op {
                    Alu::And | Alu::Mul | Alu::Both => Ok(Some(Val::Int(0))),
                    _ => Ok(None),
                },
                _ => Ok(None),
            },
        }
    }

    /// The read whose value this is, as it is or fitted into a word.
    pub fn copied(&self) -> Option<usize> {
        match self {
            Term::Read(local) => Some(*local),
            Term::Op(op, a, b) => match **b {
                Term::Const(b) if op.copies(b) => a.copied(),
                _ => None,
            },
            Term::Const(_) => None,
        }
    }

    fn op(op: Alu, a: Term, b: Term) -> Term {
        if let (Term::Const(x), Term::Const(y)) = (&a, &b)
            && let Some(value) = op.apply(*x, *y)
        {
            return Term::Const(value);
        }
        let zero = |t: &Term| *t == Term::Const(Val::Int(0));
        if a == b && op.cancels() || op.absorbs_zero() && (zero(&a) || zero(&b)) {
            return Term::Const(Val::Int(0));
        }
        Term::Op(op, Rc::new(a), Rc::new(b))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Read,
    Write,
    /// One event that does both.
    Update,
    Fence,
    Mark,
    /// A register is read, or written; a branch, or another choice, is decided.
    Register,
    Decision,
}

impl Kind {
    pub fn reads(self) -> bool {
        matches!(self, Kind::Read | Kind::Update)
    }

    pub fn writes(self) -> bool {
        matches!(self, Kind::Write | Kind::Update)
    }
}

#[derive(Clone, Debug)]
pub struct Event {
    pub kind: Kind,
    pub addr: Option<Term>,
    /// What it writes.
    pub value: Option<Term>,
    pub tags: Tags,
    /// Reads of the path that its address, its value and its being there depend on.
    pub addr_deps: BTreeSet<usize>,
    pub data_deps: BTreeSet<usize>,
    pub ctrl_deps: BTreeSet<usize>,
    /// The read that it completes to an atomic pair.
    pub pair: Option<usize>,
    /// The instruction, counted along the path.
    pub instruction: usize,
    /// Nothing says that it comes behind the others of its instruction.
    pub apart: bool,
    /// It is in no order with other such events of its instruction, unless one needs the other.
    pub beside: bool,
    /// Events of its instruction that cause it: by a value, by a choice.
    pub causes: BTreeSet<usize>,
    pub choices: BTreeSet<usize>,
    /// The write of a register that it reads.
    pub register: Option<usize>,
    /// Where it stands in the source, if the program says so.
    pub span: Option<Span>,
}

#[derive(Clone, Debug, Default)]
pub struct Path {
    pub events: Vec<Event>,
    /// What must not be 0 (or must be).
    pub conditions: Vec<(Term, bool)>,
    /// The registers at the end.
    pub regs: Vec<Term>,
    /// It goes on: it was left where it went round too often.
    pub cut: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Expr, Ins, Rmw, Thread};

    fn load(dst: usize, loc: usize) -> Ins {
        Ins::Load { dst, addr: Expr::Const(Val::Loc(loc)), tags: vec![], link: false }
    }

    #[test]
    fn a_branch_is_two_paths_and_what_follows_does_not_depend_on_it() {
        let store =
            |value: Expr| Ins::Store { addr: Expr::Const(Val::Loc(1)), value, tags: vec![] };
        let code = vec![
            load(0, 0),
            Ins::If { cond: Expr::Reg(0), yes: vec![store(Expr::int(1))], no: vec![] },
            store(Expr::Reg(0)),
        ];
        let thread = Thread { code, regs: vec!["r".into()], ..Thread::default() };
        let paths = paths(&thread, 10, false).unwrap();
        assert_eq!(paths.len(), 2);
        assert_eq!(paths[0].events.len(), 3);
        assert_eq!(paths[0].events[1].ctrl_deps, BTreeSet::from([0]));
        assert!(paths[0].events[2].ctrl_deps.is_empty());
        assert_eq!(paths[0].events[2].data_deps, BTreeSet::from([0]));
        assert_eq!(paths[1].conditions, [(Term::Read(0), false)]);
    }

    #[test]
    fn an_exchange_that_fails_only_reads() {
        let cas = Ins::Rmw(Rmw {
            dst: 0,
            addr: Expr::Const(Val::Loc(0)),
            new: Expr::int(2),
            when: Some(Expr::op(Alu::Eq, Expr::Reg(0), Expr::int(0))),
            one: false,
            read: vec![],
            write: vec![],
            failed: vec![],
            fences: None,
            apart: false,
        });
        let thread = Thread { code: vec![cas], regs: vec!["r".into()], ..Thread::default() };
        let paths = paths(&thread, 10, false).unwrap();
        let sizes: Vec<usize> = paths.iter().map(|p| p.events.len()).collect();
        assert_eq!(sizes, [1, 2]);
        assert_eq!(paths[1].events[1].pair, Some(0));
    }

    #[test]
    fn too_many_paths_are_told() {
        let pick = vec![Ins::Pick { dst: 0 }; 12];
        let thread = Thread { code: pick, regs: vec!["r".into()], ..Thread::default() };
        assert!(paths(&thread, 1000, false).is_none());
    }
}
