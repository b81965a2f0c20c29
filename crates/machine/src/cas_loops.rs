//! Loops that try again: a load whose value is good for one exchange only.
//!
//! Lock-free code reads a variable, computes, and exchanges if the variable
//! still has that value; if not, it takes the new value and tries again. When
//! another thread changes the variable in between, nothing comes of the first
//! read: the thread ends up where it would be had it read later. And if the
//! variable has the old value again when the exchange comes, the read might as
//! well have come just before it. So nobody needs to see a thread between its
//! read and its exchange: the two may be one step. (GenMC's "spin-assume" and
//! Kokologiannakis and Vafeiadis' confirmation reads use the same fact where
//! executions are explored; for states it takes away all those in which a
//! thread holds a stale value.)
//!
//! What must be shown for a load at `p` of a variable, from where a path leads
//! to a compare-and-exchange at `q` of the same variable that expects the value
//! read:
//!
//! - the exchange fails: then the thread's registers and private memory are
//!   soon those it would have after a load at `p` that gives the new value, or
//!   those it had before `p`, whatever the new value is.
//!
//! - what happens before what (`happens_before`) is no stronger for the later load: if
//!   that acquires, so does the exchange, whether it fails or not.
//!
//! This is found in the code alone, by running both ways with symbols for the
//! value, the registers and the memory. That what lies between load and
//! exchange is private the machine sees when it runs: otherwise the step ends
//! there, as ever.
//!
//! Sound for faults and deadlocks. Not for cycles: a run in which a thread's
//! exchange fails for ever is gone. So it is switched off where cycles count,
//! and with loop bounds, where trying again is not nothing.

mod symbols;

use crate::liveness::Liveness;
use crate::program::{Function, Inst, Order, Pc, Program};
use crate::value::Val;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use symbols::{Address, Id, Local, Term, Ways, Went};

/// Instructions to follow on one way, and ways to follow in all.
const MAX_STEPS: usize = 120;
const MAX_WAYS: usize = 24;

/// What a load may be one step with.
#[derive(Clone, Debug)]
pub struct Retry {
    pub exchanges: Box<[Pc]>,
    /// Where a thread passes whose exchange failed.
    pub passes: Box<[Pc]>,
}

/// By position in a function.
pub type Retries = Vec<Option<Retry>>;

/// The loads of a function that may be one step with an exchange. Empty if
/// there are none.
pub fn retries(program: &Program, f: &Function, live: &Liveness) -> Retries {
    if !f.code.iter().any(|i| matches!(i, Inst::CmpXchg { .. })) {
        return Vec::new();
    }
    let mut out: Retries = vec![None; f.code.len()];
    let mut any = false;
    for (pc, inst) in f.code.iter().enumerate() {
        if let Inst::Load { order, .. } = inst
            && *order != Order::Plain
        {
            let mut look = Look::new(program, f, live, pc as Pc);
            let found = look.exchanges();
            any |= !found.is_empty();
            let passes = std::mem::take(&mut look.passes).into_iter().collect();
            out[pc] = (!found.is_empty()).then(|| Retry { exchanges: found.into(), passes });
        }
    }
    if any { out } else { Vec::new() }
}

struct Look<'p> {
    program: &'p Program,
    f: &'p Function,
    live: &'p Liveness,
    load: Pc,
    terms: Vec<Term>,
    ids: HashMap<Term, Id>,
    ways: usize,
    passes: BTreeSet<Pc>,
}

impl<'p> Look<'p> {
    fn new(program: &'p Program, f: &'p Function, live: &'p Liveness, load: Pc) -> Self {
        Look {
            program,
            f,
            live,
            load,
            terms: Vec::new(),
            ids: HashMap::new(),
            ways: 0,
            passes: BTreeSet::new(),
        }
    }

    /// Every exchange that the load leads to and that fails to no effect.
    fn exchanges(&mut self) -> Vec<Pc> {
        let mut met = Vec::new();
        let start = self.after_load(Term::Old);
        if !self.find(start, Ways::new(), &mut met) {
            return Vec::new();
        }
        let mut good = BTreeMap::new();
        for at in met {
            let ok = self.fails_to_nothing(&at);
            let all = good.entry(at.pc).or_insert(true);
            *all &= ok;
        }
        good.into_iter().filter(|g| g.1).map(|g| g.0).collect()
    }

    fn after_load(&mut self, value: Term) -> Local {
        let Inst::Load { d, .. } = self.f.code[self.load as usize] else { unreachable!("a load") };
        let value = self.term(value);
        Local { pc: self.load + 1, regs: BTreeMap::from([(d, value)]), memory: BTreeMap::new() }
    }

    /// Follows every way from the load to exchanges of the same variable that
    /// expect what was read. `false`: there are too many ways.
    fn find(&mut self, mut at: Local, ways: Ways, out: &mut Vec<Local>) -> bool {
        self.ways += 1;
        for _ in 0..MAX_STEPS {
            if self.is_exchange(&at) {
                out.push(at);
                return true;
            }
            match self.step(&mut at, &ways) {
                Went::On => {}
                Went::Nowhere => return true,
                Went::Fork(c, yes, no) => {
                    return self.ways < MAX_WAYS
                        && [(true, yes), (false, no)].into_iter().all(|(way, pc)| {
                            let mut ways = ways.clone();
                            ways.insert(c, way);
                            self.find(Local { pc, ..at.clone() }, ways, out)
                        });
                }
            }
        }
        true
    }

    fn is_exchange(&mut self, at: &Local) -> bool {
        let (
            Inst::Load { ptr, w, order: first, .. },
            Inst::CmpXchg { ptr: there, w: wide, expect, order, failure, .. },
        ) = (&self.f.code[self.load as usize], &self.f.code[at.pc as usize])
        else {
            return false;
        };
        // Whoever comes from the exchange must not know less than a later load
        // would have told: after a failure, or if the old value is back.
        if first.acquires() && !(order.acquires() && failure.acquires()) {
            return false;
        }
        let before = Local { pc: 0, regs: BTreeMap::new(), memory: BTreeMap::new() };
        let (here, there) = (self.value(&before, *ptr), self.value(at, *there));
        let old = self.term(Term::Old);
        w == wide && here == there && self.value(at, *expect) == old
    }

    /// Whether a failing exchange leads to where a later load would.
    fn fails_to_nothing(&mut self, at: &Local) -> bool {
        let Inst::CmpXchg { old, ok, .. } = self.f.code[at.pc as usize] else { return false };
        let mut failed = at.clone();
        let (new, zero) = (self.term(Term::New), self.term(Term::Known(Val::ZERO)));
        failed.regs.insert(old, new);
        failed.regs.insert(ok, zero);
        failed.pc += 1;
        self.ways = 0;
        let touched: Vec<Address> = at.memory.keys().copied().collect();
        self.is_covered(failed, Ways::new(), &touched)
    }

    fn is_covered(&mut self, mut at: Local, ways: Ways, touched: &[Address]) -> bool {
        self.ways += 1;
        for _ in 0..MAX_STEPS {
            self.passes.insert(at.pc);
            // Only what was private before is known to be.
            if !at.memory.keys().all(|a| touched.contains(a)) {
                return false;
            }
            if self.is_before_load(&at) || self.meets_later_load(&at, &ways) {
                return true;
            }
            match self.step(&mut at, &ways) {
                Went::On => {}
                Went::Nowhere => return false,
                Went::Fork(c, yes, no) => {
                    return self.ways < MAX_WAYS
                        && [(true, yes), (false, no)].into_iter().all(|(way, pc)| {
                            let mut ways = ways.clone();
                            ways.insert(c, way);
                            self.is_covered(Local { pc, ..at.clone() }, ways, touched)
                        });
                }
            }
        }
        false
    }

    /// Everything is as it was before the load.
    fn is_before_load(&mut self, at: &Local) -> bool {
        if at.pc != self.load {
            return false;
        }
        let before = Local { pc: self.load, regs: BTreeMap::new(), memory: BTreeMap::new() };
        self.same(at, &before)
    }

    /// A load that gives the new value passes here, with everything the same.
    fn meets_later_load(&mut self, at: &Local, ways: &Ways) -> bool {
        let mut other = self.after_load(Term::New);
        for _ in 0..MAX_STEPS {
            if other.pc == at.pc && self.same(at, &other) {
                return true;
            }
            if !matches!(self.step(&mut other, ways), Went::On) {
                return false;
            }
        }
        false
    }

    /// Two situations at one position: live registers and memory are equal.
    fn same(&mut self, a: &Local, b: &Local) -> bool {
        let live = self.live;
        let regs = &live.before[a.pc as usize];
        let equal = regs.iter().all(|&r| self.register(a, r) == self.register(b, r));
        let mut places: Vec<Address> = a.memory.keys().chain(b.memory.keys()).copied().collect();
        places.dedup();
        equal && places.into_iter().all(|p| self.word(a, p) == self.word(b, p))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::liveness::analyse;
    use crate::program::{BinOp, Global, Op};

    /// `s = load x; if (s & 1) goto 0; if (!cas(x, s, s + 1)) goto again; return`.
    fn loop_to(again: Pc, extra: Option<Inst>) -> (Program, Function) {
        let mut p = Program::new();
        let x = p.add_global(Global { name: "x".into(), size: 4, ..Global::default() });
        let x = p.address(x);
        let (x, one) = (p.constant(x), p.int(1));
        let r = Op::reg;
        let bin = |op, d, a, b| Inst::Bin { op, w: 32, signed_overflow: false, d, a, b };
        let code = vec![
            Inst::Load { d: 0, ptr: x, w: 32, align: 4, order: Order::SeqCst },
            bin(BinOp::And, 1, r(0), one),
            Inst::Branch { c: r(1), yes: 0, no: 3 },
            extra.unwrap_or(Inst::Nop),
            bin(BinOp::Add, 2, r(0), one),
            Inst::CmpXchg {
                old: 3,
                ok: 4,
                ptr: x,
                expect: r(0),
                new: r(2),
                w: 32,
                weak: false,
                order: Order::SeqCst,
                failure: Order::SeqCst,
            },
            Inst::Branch { c: r(4), yes: 9, no: 7 },
            Inst::Move { d: 0, a: r(3) },
            Inst::Jump(again),
            Inst::Ret { vals: Box::new([]) },
        ];
        let f = Function { n_regs: 6, code, ..Function::default() };
        (p, f)
    }

    fn found(again: Pc, extra: Option<Inst>) -> Option<Vec<Pc>> {
        let (p, f) = loop_to(again, extra);
        retries(&p, &f, &analyse(&f)).first().cloned().flatten().map(|l| l.exchanges.to_vec())
    }

    #[test]
    fn reading_again_and_taking_the_new_value_are_both_trying_again() {
        assert_eq!(found(0, None), Some(vec![5]));
        assert_eq!(found(1, None), Some(vec![5]));
        // Past the test of the first bit: an odd value would not have come here.
        assert_eq!(found(3, None), None);
    }

    #[test]
    fn a_failure_that_is_counted_is_not_nothing() {
        let count = Inst::Bin {
            op: BinOp::Add,
            w: 32,
            signed_overflow: false,
            d: 5,
            a: Op::reg(5),
            b: Op::reg(0),
        };
        assert_eq!(found(0, Some(count)), None, "the sum of all values read is alive");
    }

    #[test]
    fn what_others_can_see_in_between_is_not_skipped() {
        assert_eq!(found(0, Some(Inst::Fence(Order::SeqCst))), None);
    }
}
