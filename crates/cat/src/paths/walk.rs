//! One way through a thread, in the making.

use super::registers::{Computed, Held};
use super::{Event, Kind, Path, Term};
use crate::program::{Alu, Expr, Ins, Rmw, Tags, Thread, Val};
use heddle_span::Span;
use std::collections::BTreeSet;

/// How often a path may go back before it is cut.
pub const MOST_ROUNDS: usize = 3;

/// Every path, up to `most`; `None` if there are more. A path that goes round more than
/// three times is cut: [`Path::cut`]. `registers`: with events for registers.
pub fn paths(thread: &Thread, most: usize, registers: bool) -> Option<Vec<Path>> {
    let mut walk = Walk {
        path: Path::default(),
        regs: vec![Held::default(); thread.regs.len()],
        ctrl: vec![],
        always: BTreeSet::new(),
        link: None,
        n_back: 0,
        registers,
        instruction: 0,
        place: None,
        read_here: Vec::new(),
        span: None,
        beside: thread.beside,
    };
    for &(reg, value) in &thread.init {
        walk.regs[reg].term = Term::Const(value);
    }
    let mut done = vec![walk];
    run(&thread.code, &thread.places, &mut done, most)?;
    Some(done.into_iter().map(Walk::end).collect())
}

/// What a condition says that a read gives.
fn says((term, truth): &(Term, bool), read: usize) -> Option<Val> {
    match term {
        Term::Read(e) if *e == read && !truth => Some(Val::Int(0)),
        Term::Op(Alu::Eq, a, b) if *truth => match (&**a, &**b) {
            (Term::Read(e), Term::Const(v)) | (Term::Const(v), Term::Read(e)) if *e == read => {
                Some(*v)
            }
            _ => None,
        },
        _ => None,
    }
}

#[derive(Clone)]
pub(super) struct Walk {
    pub(super) path: Path,
    pub(super) regs: Vec<Held>,
    /// The reads of every condition that this place is within.
    ctrl: Vec<BTreeSet<usize>>,
    /// Those of branches behind which everything depends on them.
    always: BTreeSet<usize>,
    /// The first half of an exclusive pair that is still open.
    link: Option<usize>,
    n_back: usize,
    /// Registers have events.
    pub(super) registers: bool,
    /// The instruction under way, and its place in the source.
    pub(super) instruction: usize,
    place: Option<usize>,
    /// Where it stands in the source.
    pub(super) span: Option<Span>,
    /// Registers that it has read, with the events.
    pub(super) read_here: Vec<(usize, usize)>,
    beside: bool,
}

/// Every way through a list of instructions, for each of these.
fn run(code: &[Ins], places: &[usize], walks: &mut Vec<Walk>, most: usize) -> Option<()> {
    let mut todo: Vec<(Walk, usize)> = walks.drain(..).map(|w| (w, 0)).collect();
    todo.reverse();
    while let Some((mut walk, at)) = todo.pop() {
        if walks.len() + todo.len() > most {
            return None;
        }
        walk.begin(places.get(at).copied());
        match code.get(at) {
            None => walks.push(walk),
            Some(Ins::Branch { cond, target }) => {
                let asked = walk.eval(cond);
                walk.decision(&asked, "BCC");
                walk.always.extend(asked.deps);
                let mut taken = walk.clone();
                if walk.require(&asked.term, false) {
                    todo.push((walk, at + 1));
                }
                if !taken.require(&asked.term, true) {
                    continue;
                }
                if *target <= at {
                    taken.n_back += 1;
                    taken.place = None;
                }
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
        Path { regs: self.regs.into_iter().map(|r| r.term).collect(), ..self.path }
    }

    /// Begins an instruction of the source, unless it is still the same one.
    fn begin(&mut self, place: Option<usize>) {
        if place.is_none() || place != self.place {
            self.instruction += 1;
            self.read_here.clear();
        }
        self.place = place;
    }

    /// A new event; its number.
    fn event(
        &mut self,
        kind: Kind,
        addr: Option<&Expr>,
        value: Option<&Expr>,
        tags: &Tags,
    ) -> usize {
        let addr = addr.map(|a| self.eval(a)).unwrap_or_default();
        let value = value.map(|v| self.eval(v)).unwrap_or_default();
        self.event_of(kind, addr, value, tags)
    }

    fn event_of(&mut self, kind: Kind, addr: Computed, value: Computed, tags: &Tags) -> usize {
        self.role(&addr, "ADDR");
        self.role(&value, "DATA");
        let ctrl_deps = self.ctrl.iter().flatten().chain(&self.always).copied().collect();
        let accesses = matches!(kind, Kind::Read | Kind::Write | Kind::Update | Kind::Mark);
        self.path.events.push(Event {
            kind,
            addr: accesses.then_some(addr.term),
            value: kind.writes().then_some(value.term),
            tags: tags.clone(),
            addr_deps: addr.deps,
            data_deps: value.deps,
            ctrl_deps,
            pair: None,
            instruction: self.instruction,
            apart: false,
            beside: self.beside && kind == Kind::Read,
            causes: addr.causes.union(&value.causes).copied().collect(),
            choices: addr.choices.union(&value.choices).copied().collect(),
            register: None,
            span: self.span,
        });
        self.path.events.len() - 1
    }

    fn read_into(&mut self, dst: usize, event: usize) {
        let only = BTreeSet::from([event]);
        let causes = if self.registers { only.clone() } else { BTreeSet::new() };
        let term = Term::Read(event);
        self.set(dst, Computed { term, deps: only, causes, choices: BTreeSet::new() });
    }

    /// Requires a condition; whether it can be met at all.
    fn require(&mut self, term: &Term, truth: bool) -> bool {
        if let Term::Const(v) = term {
            return v.is_true() == truth;
        }
        self.path.conditions.push((term.clone(), truth));
        !self.is_contradictory()
    }

    /// Whether the conditions cannot all be met, by what some say that reads give.
    fn is_contradictory(&self) -> bool {
        let conditions = &self.path.conditions;
        let given = |read: usize| conditions.iter().find_map(|c| says(c, read));
        conditions.iter().any(|(term, truth)| {
            matches!(term.value(&given), Ok(Some(value)) if value.is_true() != *truth)
        })
    }

    fn step(mut self, ins: &Ins, out: &mut Vec<Walk>, most: usize) -> Option<()> {
        match ins {
            Ins::Set { dst, value } => {
                let value = self.eval(value);
                self.set(*dst, value);
            }
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
            Ins::At { span } => self.span = Some(*span),
            Ins::Pick { dst } => {
                let mut other = self.clone();
                other.set(*dst, Computed::constant(Val::Int(1)));
                self.set(*dst, Computed::constant(Val::Int(0)));
                out.push(other);
            }
            Ins::Select { .. } => {
                self.select(ins, out);
                return Some(());
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
                let asked = self.eval(cond);
                self.decision(&asked, "BCC");
                for (truth, code) in [(true, yes), (false, no)] {
                    let mut branch = self.clone();
                    if !branch.require(&asked.term, truth) {
                        continue;
                    }
                    branch.ctrl.push(asked.deps.clone());
                    let mut walks = vec![branch];
                    run(code, &[], &mut walks, most)?;
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

    /// One of two values: the result depends on the one that is taken, and on the question
    /// only as far as which one it is.
    fn select(mut self, ins: &Ins, out: &mut Vec<Walk>) {
        let Ins::Select { dst, cond, yes, no } = ins else { return };
        let asked = self.eval(cond);
        let decision = self.decision(&asked, "PRED");
        for (truth, value) in [(true, yes), (false, no)] {
            let mut one = self.clone();
            if !one.require(&asked.term, truth) {
                continue;
            }
            let fresh = one.path.events.len();
            let mut value = one.eval(value);
            if let Some(decision) = decision {
                value.choices.insert(decision);
                one.path.events[fresh..].iter_mut().for_each(|e| {
                    e.choices.insert(decision);
                });
            }
            one.set(*dst, value);
            out.push(one);
        }
    }

    /// The second half of an exclusive pair: done, and not done.
    fn exclusive(mut self, ins: &Ins, out: &mut Vec<Walk>) {
        let Ins::StoreExclusive { dst, addr, value, when, may_fail, tags, pairing } = ins else {
            return;
        };
        let condition = when.as_ref().map(|w| self.eval(w));
        let decision = condition.as_ref().and_then(|c| {
            self.role(c, "DATA");
            self.decision(c, "PRED")
        });
        if *may_fail || condition.is_some() {
            let mut fails = self.clone();
            let met = match &condition {
                Some(c) if !may_fail => fails.require(&c.term, false),
                _ => true,
            };
            if let Some(dst) = dst {
                fails.set(*dst, Computed::constant(Val::Int(1)));
            }
            if let (Some(first), Some(decision)) = (fails.link, decision) {
                fails.chosen_here(first, None, decision);
            }
            fails.link = None;
            if met {
                out.push(fails);
            }
        }
        // Without a first half it never succeeds.
        let Some(first) = self.link.take() else { return };
        if let Some(c) = &condition
            && !self.require(&c.term, true)
        {
            return;
        }
        if pairing.one && !may_fail && condition.is_none() {
            self.become_one(first, value, tags);
            if let Some(dst) = dst {
                self.set(*dst, Computed::constant(Val::Int(0)));
            }
            out.push(self);
            return;
        }
        if pairing.same_place && !self.is_at(first, addr) {
            return;
        }
        let second = self.event(Kind::Write, Some(addr), Some(value), tags);
        let same = self.path.events[first].instruction == self.instruction;
        let this = &mut self.path.events[second];
        this.pair = Some(first);
        this.choices.extend(decision);
        // An exchange writes whatever it reads.
        this.apart = same && condition.is_none() && !this.data_deps.contains(&first);
        if let Some(c) = condition {
            // It held what was expected, so what was expected is what comes of it.
            self.expected(first, &c);
            if let Some(decision) = decision {
                self.chosen_here(first, Some(&c), decision);
            }
        }
        if let Some(dst) = dst {
            let mut result = Computed::constant(Val::Int(0));
            if pairing.result_depends {
                result.deps.insert(second);
            }
            self.set(*dst, result);
        }
        out.push(self);
    }

    /// Makes a read an event that writes, too.
    fn become_one(&mut self, first: usize, value: &Expr, tags: &Tags) {
        let value = self.eval(value);
        let this = &mut self.path.events[first];
        this.kind = Kind::Update;
        this.value = Some(value.term);
        this.data_deps.extend(value.deps.into_iter().filter(|d| *d != first));
        let more: Tags = tags.iter().filter(|t| !this.tags.contains(t)).cloned().collect();
        this.tags.extend(more);
    }

    /// Requires that an access is where another was; whether it can be.
    fn is_at(&mut self, first: usize, addr: &Expr) -> bool {
        let here = self.eval(addr).term;
        let Some(there) = self.path.events[first].addr.clone() else { return false };
        here == there || self.require(&Term::op(Alu::Eq, here, there), true)
    }

    /// Registers that this instruction filled with what `first` read depend on what that was
    /// compared to instead.
    fn expected(&mut self, first: usize, compared: &Computed) {
        let here = self.instruction;
        for held in self.regs.iter_mut().filter(|r| r.instruction == here) {
            if held.deps.remove(&first) {
                held.deps.extend(compared.deps.iter().filter(|d| **d != first));
            }
        }
    }

    fn update(mut self, rmw: &Rmw, out: &mut Vec<Walk>) {
        if let Some(when) = &rmw.when {
            let mut fails = self.clone();
            let event = fails.event(Kind::Read, Some(&rmw.addr), None, &rmw.failed);
            fails.read_into(rmw.dst, event);
            let no = fails.eval(when).term;
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
            tags.extend(rmw.write.iter().filter(|t| !rmw.read.contains(t)).cloned());
        }
        // The address of the second half is what it was before the first.
        let at = self.eval(&rmw.addr);
        let event = self.event_of(kind, at.clone(), Computed::default(), &tags);
        self.read_into(rmw.dst, event);
        if rmw.one {
            let value = self.eval(&rmw.new);
            let this = &mut self.path.events[event];
            this.value = Some(value.term);
            this.data_deps = value.deps.into_iter().filter(|d| *d != event).collect();
        } else {
            let value = self.eval(&rmw.new);
            let second = self.event_of(Kind::Write, at, value, &rmw.write);
            let this = &mut self.path.events[second];
            this.pair = Some(event);
            this.apart = rmw.apart;
        }
        if let Some(tags) = &rmw.fences {
            self.event(Kind::Fence, None, None, tags);
        }
        let met = match &rmw.when {
            None => true,
            Some(when) => {
                let yes = self.eval(when).term;
                self.require(&yes, true)
            }
        };
        if met {
            out.push(self);
        }
    }
}
