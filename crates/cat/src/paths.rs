//! Every way through a thread: the events that happen, with values that are still terms
//! over what is read, and the dependencies between them.
//!
//! A branch is taken both ways, whatever it asks; what it asked becomes a condition that
//! an execution has to meet.

use crate::program::{Alu, Expr, Ins, Rmw, Tags, Thread, Val};
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
                (Some(a), Some(b)) => op.apply(a, b).map(Some).ok_or(NoValue),
                // Nothing times zero is zero, whatever comes.
                (Some(z), None) | (None, Some(z)) if z == Val::Int(0) => match op {
                    Alu::And | Alu::Mul | Alu::Both => Ok(Some(Val::Int(0))),
                    _ => Ok(None),
                },
                _ => Ok(None),
            },
        }
    }

    fn op(op: Alu, a: Term, b: Term) -> Term {
        if let (Term::Const(x), Term::Const(y)) = (&a, &b)
            && let Some(value) = op.apply(*x, *y)
        {
            return Term::Const(value);
        }
        if a == b && matches!(op, Alu::Xor | Alu::Sub) {
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

/// How often a path may go back before it is cut.
const MOST_ROUNDS: usize = 3;

/// Every path, up to `most`; `None` if there are more. A path that goes round more than
/// three times is cut: [`Path::cut`].
pub fn paths(thread: &Thread, most: usize) -> Option<Vec<Path>> {
    let zero = (Term::Const(Val::Int(0)), BTreeSet::new());
    let regs = vec![zero; thread.regs.len()];
    let path = Path::default();
    let (always, link) = (BTreeSet::new(), None);
    let mut walk = Walk { path, regs, ctrl: vec![], always, link, n_back: 0 };
    for &(reg, value) in &thread.init {
        walk.regs[reg].0 = Term::Const(value);
    }
    let mut done = vec![walk];
    run(&thread.code, &mut done, most)?;
    Some(done.into_iter().map(Walk::end).collect())
}

type Tainted = (Term, BTreeSet<usize>);

#[derive(Clone)]
struct Walk {
    path: Path,
    regs: Vec<Tainted>,
    /// The reads of every condition that this place is within.
    ctrl: Vec<BTreeSet<usize>>,
    /// Those of branches behind which everything depends on them.
    always: BTreeSet<usize>,
    /// The first half of an exclusive pair that is still open.
    link: Option<usize>,
    n_back: usize,
}

/// Every way through a list of instructions, for each of these.
fn run(code: &[Ins], walks: &mut Vec<Walk>, most: usize) -> Option<()> {
    let mut todo: Vec<(Walk, usize)> = walks.drain(..).map(|w| (w, 0)).collect();
    todo.reverse();
    while let Some((mut walk, at)) = todo.pop() {
        if walks.len() + todo.len() > most {
            return None;
        }
        match code.get(at) {
            None => walks.push(walk),
            Some(Ins::Branch { cond, target }) => {
                let (term, from) = walk.eval(cond);
                walk.always.extend(from);
                let mut taken = walk.clone();
                if walk.require(&term, false) {
                    todo.push((walk, at + 1));
                }
                if !taken.require(&term, true) {
                    continue;
                }
                taken.n_back += usize::from(*target <= at);
                if taken.n_back > MOST_ROUNDS {
                    taken.path.cut = true;
                    walks.push(taken);
                } else {
                    todo.push((taken, *target));
                }
            }
            Some(ins) => {
                let mut next = Vec::new();
                walk.step(ins, &mut next, most)?;
                todo.extend(next.into_iter().rev().map(|w| (w, at + 1)));
            }
        }
    }
    Some(())
}

impl Walk {
    fn end(self) -> Path {
        Path { regs: self.regs.into_iter().map(|r| r.0).collect(), ..self.path }
    }

    fn eval(&self, expr: &Expr) -> Tainted {
        match expr {
            Expr::Const(v) => (Term::Const(*v), BTreeSet::new()),
            Expr::Reg(r) => self.regs[*r].clone(),
            Expr::Op(op, a, b) => {
                let ((a, mut from), (b, more)) = (self.eval(a), self.eval(b));
                from.extend(more);
                (Term::op(*op, a, b), from)
            }
        }
    }

    /// A new event; its number.
    fn event(
        &mut self,
        kind: Kind,
        addr: Option<&Expr>,
        value: Option<&Expr>,
        tags: &Tags,
    ) -> usize {
        let addr = addr.map(|a| self.eval(a));
        let value = value.map(|v| self.eval(v));
        let (addr, addr_deps) = addr.map_or((None, BTreeSet::new()), |(t, d)| (Some(t), d));
        let (value, data_deps) = value.map_or((None, BTreeSet::new()), |(t, d)| (Some(t), d));
        let ctrl_deps = self.ctrl.iter().flatten().chain(&self.always).copied().collect();
        let tags = tags.clone();
        let pair = None;
        self.path.events.push(Event {
            kind,
            addr,
            value,
            tags,
            addr_deps,
            data_deps,
            ctrl_deps,
            pair,
        });
        self.path.events.len() - 1
    }

    fn read_into(&mut self, dst: usize, event: usize) {
        self.regs[dst] = (Term::Read(event), BTreeSet::from([event]));
    }

    /// Requires a condition; whether it can be met at all.
    fn require(&mut self, term: &Term, truth: bool) -> bool {
        if let Term::Const(v) = term {
            return v.is_true() == truth;
        }
        self.path.conditions.push((term.clone(), truth));
        true
    }

    fn step(mut self, ins: &Ins, out: &mut Vec<Walk>, most: usize) -> Option<()> {
        match ins {
            Ins::Set { dst, value } => self.regs[*dst] = self.eval(value),
            Ins::Load { dst, addr, tags, link } => {
                let event = self.event(Kind::Read, Some(addr), None, tags);
                if *link {
                    self.link = Some(event);
                }
                self.read_into(*dst, event);
            }
            Ins::Store { addr, value, tags } => {
                self.event(Kind::Write, Some(addr), Some(value), tags);
            }
            Ins::Fence { tags } => {
                self.event(Kind::Fence, None, None, tags);
            }
            Ins::Mark { addr, tags } => {
                self.event(Kind::Mark, Some(addr), None, tags);
            }
            Ins::Pick { dst } => {
                let mut other = self.clone();
                other.regs[*dst] = (Term::Const(Val::Int(1)), BTreeSet::new());
                self.regs[*dst] = (Term::Const(Val::Int(0)), BTreeSet::new());
                out.push(other);
            }
            Ins::StoreExclusive { .. } => {
                self.exclusive(ins, out);
                return Some(());
            }
            Ins::Branch { .. } => unreachable!("done where there is a place to go to"),
            Ins::Rmw(rmw) => {
                self.update(rmw, out);
                return Some(());
            }
            Ins::If { cond, yes, no } => {
                let (term, from) = self.eval(cond);
                for (truth, code) in [(true, yes), (false, no)] {
                    let mut branch = self.clone();
                    if !branch.require(&term, truth) {
                        continue;
                    }
                    branch.ctrl.push(from.clone());
                    let mut walks = vec![branch];
                    run(code, &mut walks, most)?;
                    out.extend(walks.into_iter().map(|mut w| {
                        w.ctrl.pop();
                        w
                    }));
                }
                return (out.len() <= most).then_some(());
            }
        }
        out.push(self);
        Some(())
    }

    /// The second half of an exclusive pair: done, and not done.
    fn exclusive(mut self, ins: &Ins, out: &mut Vec<Walk>) {
        let Ins::StoreExclusive { dst, addr, value, when, may_fail, tags } = ins else { return };
        let result = |n: i64| (Term::Const(Val::Int(n)), BTreeSet::new());
        let condition = when.as_ref().map(|w| self.eval(w));
        if *may_fail || condition.is_some() {
            let mut fails = self.clone();
            let met = match &condition {
                Some((term, _)) if !may_fail => fails.require(term, false),
                _ => true,
            };
            if let Some(dst) = dst {
                fails.regs[*dst] = result(1);
            }
            fails.link = None;
            if met {
                out.push(fails);
            }
        }
        // Without a first half it never succeeds.
        let Some(first) = self.link.take() else { return };
        if let Some((term, _)) = &condition
            && !self.require(term, true)
        {
            return;
        }
        let second = self.event(Kind::Write, Some(addr), Some(value), tags);
        self.path.events[second].pair = Some(first);
        if let Some(dst) = dst {
            self.regs[*dst] = result(0);
        }
        out.push(self);
    }

    fn update(mut self, rmw: &Rmw, out: &mut Vec<Walk>) {
        if let Some(when) = &rmw.when {
            let mut fails = self.clone();
            let event = fails.event(Kind::Read, Some(&rmw.addr), None, &rmw.failed);
            fails.read_into(rmw.dst, event);
            let no = fails.eval(when).0;
            if fails.require(&no, false) {
                out.push(fails);
            }
        }
        if let Some(tags) = &rmw.fences {
            self.event(Kind::Fence, None, None, tags);
        }
        let kind = if rmw.one { Kind::Update } else { Kind::Read };
        let mut tags = rmw.read.clone();
        if rmw.one {
            tags.extend(rmw.write.iter().cloned());
        }
        // The address of the second half is what it was before the first.
        let at = self.eval(&rmw.addr);
        let event = self.event(kind, Some(&rmw.addr), None, &tags);
        self.read_into(rmw.dst, event);
        if rmw.one {
            let (value, deps) = self.eval(&rmw.new);
            let this = &mut self.path.events[event];
            this.value = Some(value);
            this.data_deps = deps.into_iter().filter(|d| *d != event).collect();
        } else {
            let second = self.event(Kind::Write, None, Some(&rmw.new), &rmw.write);
            let this = &mut self.path.events[second];
            (this.addr, this.addr_deps) = (Some(at.0), at.1);
            this.pair = Some(event);
        }
        if let Some(tags) = &rmw.fences {
            self.event(Kind::Fence, None, None, tags);
        }
        let met = match &rmw.when {
            None => true,
            Some(when) => {
                let yes = self.eval(when).0;
                self.require(&yes, true)
            }
        };
        if met {
            out.push(self);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Expr;

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
        let thread = Thread { code, regs: vec!["r".into()], init: vec![] };
        let paths = paths(&thread, 10).unwrap();
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
        });
        let thread = Thread { code: vec![cas], regs: vec!["r".into()], init: vec![] };
        let paths = paths(&thread, 10).unwrap();
        let sizes: Vec<usize> = paths.iter().map(|p| p.events.len()).collect();
        assert_eq!(sizes, [1, 2]);
        assert_eq!(paths[1].events[1].pair, Some(0));
    }

    #[test]
    fn too_many_paths_are_told() {
        let pick = vec![Ins::Pick { dst: 0 }; 12];
        let thread = Thread { code: pick, regs: vec!["r".into()], init: vec![] };
        assert!(paths(&thread, 1000).is_none());
    }
}
