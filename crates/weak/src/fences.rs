//! A smallest set of fences that makes a program right, each at a place in its source.
//!
//! A fence at a place stands before that access wherever the compiler put it: in every
//! thread, every inlined copy, every unrolled iteration. More fences never add
//! behaviour, so the sets that fail are closed downwards. Hence the search of Liffiton
//! and Malik's MARCO: a set that fails is enlarged until no fence can be added without
//! making it right; every solution has a fence outside of it. The next set to try is a
//! smallest one that hits all these complements, and the first of those that is right
//! is a smallest solution.
//!
//! Only a complete search counts as right.

use crate::WeakModel;
use heddle_memmodel::{Instr, Machine, Mark, MemModel, Options, Program, full_fence};
use heddle_model::{Fault, Gap, Model, Sink, Step, Worker};
use heddle_span::Span;
use std::collections::HashSet;

/// A place for a fence: before this access.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub span: Span,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fences {
    /// It is right as it stands.
    NotNeeded,
    Needed(Vec<Place>),
    /// Full fences everywhere do not help.
    Useless,
    /// No answer: a search was cut short (a window, a limit).
    Open,
}

/// What a search for faults found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Right,
    Wrong,
    Open,
}

/// What to search with.
pub struct Search<'a> {
    pub model: &'a MemModel,
    pub machine: Options,
    pub races: bool,
    /// Give up after this many states.
    pub max_states: usize,
    /// Asked now and then; the answer is open when it says so.
    pub stop: &'a dyn Fn() -> bool,
}

impl Search<'_> {
    /// Finds a smallest set of full fences. The program keeps its own.
    pub fn fences(&self, program: &Program) -> Fences {
        match self.check(program) {
            Answer::Right => return Fences::NotNeeded,
            Answer::Open => return Fences::Open,
            Answer::Wrong => {}
        }
        let all = candidates(program);
        match self.check(&with(program, &all)) {
            Answer::Right => {}
            Answer::Wrong => return Fences::Useless,
            Answer::Open => return Fences::Open,
        }
        let mut to_hit: Vec<Vec<usize>> = Vec::new();
        loop {
            let set = smallest_hitting(&to_hit, all.len());
            match self.try_set(program, &all, &set) {
                Answer::Right => return Fences::Needed(pick(&all, &set)),
                Answer::Open => return Fences::Open,
                Answer::Wrong => {}
            }
            match self.grow(program, &all, set) {
                Some(failing) => {
                    to_hit.push((0..all.len()).filter(|i| !failing.contains(i)).collect());
                }
                None => return Fences::Open,
            }
        }
    }

    fn try_set(&self, program: &Program, all: &[Place], set: &[usize]) -> Answer {
        self.check(&with(program, &pick(all, set)))
    }

    /// A largest failing set around this one. `None` if a search was cut short.
    fn grow(&self, program: &Program, all: &[Place], set: Vec<usize>) -> Option<Vec<usize>> {
        let mut set = set;
        for i in 0..all.len() {
            if set.contains(&i) {
                continue;
            }
            set.push(i);
            match self.try_set(program, all, &set) {
                Answer::Wrong => {}
                Answer::Right => {
                    set.pop();
                }
                Answer::Open => return None,
            }
        }
        Some(set)
    }

    /// Windows to try, smaller ones first: what goes wrong in a small one goes wrong,
    /// and what never fills a small one needs no larger. Under models that speculate
    /// each instance in flight can double the work.
    fn ladder(&self) -> Vec<usize> {
        let most = self.machine.window;
        [6, 12].into_iter().filter(|w| *w < most).chain([most]).collect()
    }

    /// The first window that decides the matter, or else the largest, and what the
    /// search with it found.
    fn decide(&self, program: &Program) -> (usize, Answer, Vec<Gap>) {
        let mut last = (self.machine.window, Answer::Open, Vec::new());
        for window in self.ladder() {
            let (answer, gaps) = self.explore(program, Options { window, ..self.machine });
            let decided = answer == Answer::Wrong || answer == Answer::Right && gaps.is_empty();
            last = (window, answer, gaps);
            if decided {
                break;
            }
        }
        last
    }

    /// The first window that decides the matter, or else the largest.
    pub fn window(&self, program: &Program) -> usize {
        self.decide(program).0
    }

    /// Whether a program has a fault, by a plain search that ends at the first.
    pub fn check(&self, program: &Program) -> Answer {
        let (window, answer, gaps) = self.decide(program);
        if answer != Answer::Right || gaps.is_empty() {
            return answer;
        }
        let only_window = gaps == [Gap::Window(window as u32)];
        if !only_window || !Machine::can_fold(self.model) {
            return Answer::Open;
        }
        match self.explore(program, Options { fold: true, ..self.machine }) {
            (Answer::Right, gaps) if gaps.is_empty() => Answer::Right,
            _ => Answer::Open,
        }
    }

    fn explore(&self, program: &Program, options: Options) -> (Answer, Vec<Gap>) {
        let machine = Machine::new(program.clone(), self.model.clone(), options);
        let model = WeakModel::new(machine, self.races);
        let mut worker = model.worker();
        let mut seen: HashSet<Box<[u8]>> = HashSet::new();
        let mut found = Found { states: Vec::new(), steps: 0, fault: false };
        model.initial(&mut |s| found.states.push(s.into()));
        let mut work = Vec::new();
        loop {
            for s in found.states.drain(..) {
                if seen.insert(s.clone()) {
                    work.push(s);
                }
            }
            let Some(state) = work.pop() else { break };
            if seen.len() > self.max_states || seen.len() % 1024 == 1 && (self.stop)() {
                return (Answer::Open, Vec::new());
            }
            found.steps = 0;
            worker.expand(&state, &mut found);
            if found.fault || found.steps == 0 && worker.stuck(&state).is_some() {
                return (Answer::Wrong, Vec::new());
            }
        }
        (Answer::Right, model.machine.gaps())
    }
}

struct Found {
    states: Vec<Box<[u8]>>,
    steps: usize,
    fault: bool,
}

impl Sink for Found {
    fn step(&mut self, _: Step, successor: &[u8]) {
        self.steps += 1;
        self.states.push(successor.into());
    }

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {
        self.fault = true;
    }
}

fn pick(all: &[Place], set: &[usize]) -> Vec<Place> {
    let mut set = set.to_vec();
    set.sort_unstable();
    set.iter().map(|i| all[*i].clone()).collect()
}

fn is_access(instr: &Instr) -> bool {
    matches!(instr, Instr::Load { .. } | Instr::Store { .. } | Instr::Rmw { .. })
}

/// The places of accesses before which something is in flight.
pub fn candidates(program: &Program) -> Vec<Place> {
    let mut out: Vec<Place> = Vec::new();
    for t in &program.threads {
        let n = t.code.instrs.len();
        // Whether an access may be older, with no barrier in between.
        let mut after = vec![false; n + 1];
        let mut changed = true;
        while changed {
            changed = false;
            for pc in 0..n {
                let instr = &t.code.instrs[pc];
                let barrier = matches!(instr, Instr::Start { .. } | Instr::Join { .. });
                let now = is_access(instr)
                    || matches!(instr, Instr::StoreExcl { .. })
                    || after[pc] && !barrier;
                for to in t.next(pc).into_iter().flatten() {
                    changed |= now && !after[to];
                    after[to] |= now;
                }
            }
        }
        for pc in (0..n).filter(|&pc| after[pc] && is_access(&t.code.instrs[pc])) {
            let (span, text) = t.code.places[pc].clone();
            let place = Place { span, text };
            if !out.contains(&place) {
                out.push(place);
            }
        }
    }
    out.sort_by_key(|p| (p.span.lo, p.span.hi));
    out
}

/// The program with full fences before these accesses.
pub fn with(program: &Program, places: &[Place]) -> Program {
    let mut out = program.clone();
    let attrs = full_fence();
    for t in &mut out.threads {
        let chosen = |pc: &usize| {
            let (span, text) = &t.code.places[*pc];
            is_access(&t.code.instrs[*pc])
                && places.iter().any(|p| p.span == *span && p.text == *text)
        };
        let at: Vec<usize> = (0..t.code.instrs.len()).filter(chosen).collect();
        for &i in at.iter().rev() {
            let place = t.code.places[i].clone();
            t.code.instrs.insert(i, Instr::Fence { attrs });
            t.code.places.insert(i, place);
            t.code.marks.insert(i, Mark::default());
            // A jump to the access goes to its fence first.
            for instr in &mut t.code.instrs {
                if let Instr::Branch { target, .. } | Instr::Jump { target } = instr
                    && *target as usize > i
                {
                    *target += 1;
                }
            }
        }
    }
    out
}

/// A smallest set with a member of each.
fn smallest_hitting(to_hit: &[Vec<usize>], n: usize) -> Vec<usize> {
    fn go(to_hit: &[Vec<usize>], set: &mut Vec<usize>, room: usize) -> bool {
        let Some(next) = to_hit.iter().find(|h| !h.iter().any(|i| set.contains(i))) else {
            return true;
        };
        if room == 0 {
            return false;
        }
        for &i in next {
            set.push(i);
            if go(to_hit, set, room - 1) {
                return true;
            }
            set.pop();
        }
        false
    }
    for room in 0..=n {
        let mut set = Vec::new();
        if go(to_hit, &mut set, room) {
            return set;
        }
    }
    unreachable!("all of them hit everything")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_hitting_set_is_found() {
        let hit = |sets: &[&[usize]]| {
            let sets: Vec<Vec<usize>> = sets.iter().map(|s| s.to_vec()).collect();
            smallest_hitting(&sets, 9).len()
        };
        assert_eq!(hit(&[]), 0);
        assert_eq!(hit(&[&[1, 2], &[2, 3], &[4, 2]]), 1);
        assert_eq!(hit(&[&[1, 2], &[3, 4], &[2, 4]]), 2);
        assert_eq!(hit(&[&[1], &[2], &[3], &[1, 2, 3]]), 3);
    }
}
