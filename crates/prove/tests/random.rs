//! Made-up systems: the explicit engine, IC3, k-induction, bounded search and the
//! exported SMV text, read by a reader of its own, must all say the same.
//!
//! `HEDDLE_SEED` starts elsewhere, `HEDDLE_TRIALS` makes more of them. A failure
//! names its seed and is shrunk to the fewest commands, goals and assumptions.

use crate::smv_reader;

use heddle_engine::{SplitMix, Stop};
use heddle_prove::expr::{Domain, Expr, Node, Slot};
use heddle_prove::prove::{Answer, decide};
use heddle_prove::system::{Clause, Command, Group, InputVar, StateVar, System};
use heddle_prove::{Engine, Method, Settings, smv};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

struct Maker {
    random: SplitMix,
    s: System,
    readable: Vec<Slot>,
}

impl Maker {
    fn below(&mut self, n: usize) -> usize {
        self.random.below(n)
    }

    fn domain(&mut self) -> Domain {
        match self.below(4) {
            0 | 1 => Domain::Bool,
            2 => Domain::Range(0, 1 + self.below(3) as i64),
            _ => {
                let lo = -(self.below(3) as i64);
                Domain::Range(lo, lo + 1 + self.below(3) as i64)
            }
        }
    }

    fn number(&mut self, depth: u32) -> Expr {
        let leaf = depth == 0 || self.below(3) == 0;
        if leaf {
            if self.below(3) == 0 {
                let v = self.below(5) as i64 - 1;
                return self.s.pool.int(v);
            }
            let slot = self.readable[self.random.below(self.readable.len())];
            return self.s.pool.var(slot);
        }
        let (a, b) = (self.number(depth - 1), self.number(depth - 1));
        match self.below(9) {
            0 | 1 => self.s.pool.add(a, b),
            2 => self.s.pool.sub(a, b),
            3 => self.s.pool.mul(a, b),
            4 => self.s.pool.bits(a, b, Node::BitAnd(a, b)),
            5 => self.s.pool.bits(a, b, Node::BitXor(a, b)),
            6 => {
                let more = self.s.pool.int(64);
                let a = self.s.pool.add(a, more);
                if self.s.pool.range(a).0 < 0 { b } else { self.s.pool.rem(a, 3) }
            }
            7 => self.s.pool.shr(a, 1),
            _ => {
                let c = self.truth(depth - 1);
                self.s.pool.cond(c, a, b)
            }
        }
    }

    fn truth(&mut self, depth: u32) -> Expr {
        match self.below(if depth == 0 { 2 } else { 5 }) {
            0 => {
                let (a, b) = (self.number(depth.min(1)), self.number(depth.min(1)));
                self.s.pool.eq(a, b)
            }
            1 => {
                let (a, b) = (self.number(depth.min(1)), self.number(depth.min(1)));
                self.s.pool.less(a, b)
            }
            2 => {
                let a = self.truth(depth - 1);
                self.s.pool.not(a)
            }
            3 => {
                let (a, b) = (self.truth(depth - 1), self.truth(depth - 1));
                self.s.pool.and(a, b)
            }
            _ => {
                let (a, b) = (self.truth(depth - 1), self.truth(depth - 1));
                self.s.pool.or(a, b)
            }
        }
    }

    fn clause(&mut self, name: String, expr: Expr) -> Clause {
        Clause { name, expr, span: None, is_range: false }
    }

    fn make(seed: u64) -> System {
        let mut m = Maker { random: SplitMix(seed), s: System::default(), readable: Vec::new() };
        let lane = m.s.lane("m");
        let n_inputs = m.below(3);
        for i in 0..n_inputs {
            let domain = m.domain();
            let slot = m.s.pool.slot(format!("in{i}"), domain);
            m.s.inputs.push(InputVar { slot, lane });
            m.readable.push(slot);
        }
        let n_groups = 1 + m.below(2);
        let mut owned = Vec::new();
        for g in 0..n_groups {
            let mut vars = Vec::new();
            for v in 0..1 + m.below(2) {
                let domain = m.domain();
                let init = (m.below(5) > 0).then(|| domain.lo());
                let slot = m.s.pool.slot(format!("g{g}.v{v}"), domain);
                m.s.state.push(StateVar { slot, init, lane });
                m.readable.push(slot);
                vars.push(slot);
            }
            owned.push(vars);
        }
        for (g, vars) in owned.iter().enumerate() {
            let n = 1 + m.below(3);
            let choice = m.s.choice_slot(&format!("g{g}"), n);
            let mut commands = Vec::new();
            for _ in 0..n {
                let guard = m.truth(2);
                let mut updates = Vec::new();
                for &slot in vars {
                    if m.below(3) > 0 {
                        let value = if m.s.pool.variable(slot).domain == Domain::Bool {
                            m.truth(1)
                        } else {
                            m.number(1)
                        };
                        updates.push((slot, value));
                    }
                }
                commands.push(Command { guard, updates, lane, text: "c".into(), span: None });
            }
            let may_idle = m.below(2) == 0;
            let name = format!("g{g}");
            m.s.groups.push(Group { name, choice: Some(choice), commands, may_idle });
            // Later guards and goals may ask what fired.
            m.readable.push(choice);
        }
        if m.below(2) == 0 {
            let e = m.truth(2);
            let clause = m.clause("assumed".into(), e);
            m.s.assumptions.push(clause);
        }
        for i in 0..1 + m.below(2) {
            let (a, b) = (m.truth(2), m.truth(1));
            let e = m.s.pool.or(a, b);
            let clause = m.clause(format!("goal{i}"), e);
            m.s.goals.push(clause);
        }
        m.s
    }
}

/// Everybody's answer; `Err` says who disagrees.
fn agree(unfinished: &System) -> Result<&'static str, String> {
    let mut s = unfinished.clone();
    s.finish().map_err(|c| format!("{c:?}"))?;
    let ask = |engine, method| {
        let settings = Settings { engine, method, workers: 1, memory: 1 << 30 };
        let outcome = catch_unwind(AssertUnwindSafe(|| decide(&s, &settings, &Stop::new())));
        outcome.map_err(|_| format!("{engine:?} {method:?} panics"))
    };
    let explicit = ask(Engine::Explicit, Method::Pdr)?;
    let word = explicit.answer.word();
    let n_states = explicit.stats.map(|s| s.stored);
    for method in [Method::Pdr, Method::KInduction(400)] {
        let found = ask(Engine::Symbolic, method)?.answer.word();
        if found != word {
            return Err(format!("explicit {word}, {method:?} {found}"));
        }
    }
    if let Answer::Refuted(run) = &explicit.answer {
        // A breadth-first search finds a shortest run, so bounds are exact.
        for (bound, expected) in [(run.ticks.len(), "refuted"), (run.ticks.len() - 1, "open")] {
            let found = ask(Engine::Symbolic, Method::Bounded(bound))?.answer.word();
            if found != expected {
                return Err(format!("bounded by {bound}: {found}, not {expected}"));
            }
        }
    }
    let text = smv::export(&s, "made up", &[]);
    let explored = catch_unwind(|| smv_reader::read(&text).explore());
    let explored = explored.map_err(|_| format!("SMV is not understood:\n{text}"))?;
    let smv = if explored.holds.contains(&false) { "refuted" } else { "proved" };
    if smv != word {
        return Err(format!("explicit {word}, SMV {smv}:\n{text}"));
    }
    // A search that ran to its end stored every state; one after a last tick
    // that assumptions cut is in no tick, so SMV has only those that go on.
    if word == "proved" {
        let ours = reachable(&s);
        if ours != explored.states {
            return Err(format!("{} ticks' states, SMV {}", ours.len(), explored.states.len()));
        }
        if (ours.len() as u64) > n_states.unwrap_or(0) {
            return Err("more states than the engine stored".into());
        }
    }
    Ok(word)
}

/// States in which some tick is possible, by a plain search.
fn reachable(s: &System) -> BTreeSet<Vec<i64>> {
    let mut todo: Vec<Vec<i64>> = Vec::new();
    s.initial(&mut |v| todo.push(v.to_vec()));
    let mut seen: BTreeSet<Vec<i64>> = todo.iter().cloned().collect();
    let mut out = BTreeSet::new();
    while let Some(state) = todo.pop() {
        s.ticks(&mut s.spread(&state), &mut |tick| {
            out.insert(state.clone());
            let mut next = Vec::new();
            s.next(tick, &mut next);
            if seen.insert(next.clone()) {
                todo.push(next);
            }
            true
        });
    }
    out
}

/// The same system with one thing less, as long as it still fails.
fn shrink(s: &System) -> System {
    let mut best = s.clone();
    'again: loop {
        let mut smaller: Vec<System> = Vec::new();
        for g in 0..best.groups.len() {
            for c in 0..best.groups[g].commands.len() {
                let mut t = best.clone();
                t.groups[g].commands[c].updates.clear();
                if !best.groups[g].commands[c].updates.is_empty() {
                    smaller.push(t);
                }
            }
        }
        for i in 0..best.goals.len() {
            let mut t = best.clone();
            t.goals.remove(i);
            smaller.push(t);
        }
        if !best.assumptions.is_empty() {
            let mut t = best.clone();
            t.assumptions.clear();
            smaller.push(t);
        }
        for t in smaller {
            if agree(&t).is_err() {
                best = t;
                continue 'again;
            }
        }
        return best;
    }
}

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

#[test]
fn every_engine_says_the_same_of_made_up_systems() {
    let (first, n) = (setting("HEDDLE_SEED", 1), setting("HEDDLE_TRIALS", 300));
    let (mut proved, mut refuted) = (0, 0);
    for seed in first..first + n {
        let system = Maker::make(seed);
        match agree(&system) {
            Ok("proved") => proved += 1,
            Ok(_) => refuted += 1,
            Err(why) => {
                let mut small = shrink(&system);
                let why = agree(&small).err().unwrap_or(why);
                let _ = small.finish();
                panic!("seed {seed}: {why}\n{}", smv::export(&small, "the smallest", &[]));
            }
        }
    }
    // Both answers must be met, or the generator is worth little.
    assert!(proved > n / 20 && refuted > n / 20, "{proved} proved, {refuted} refuted");
}
