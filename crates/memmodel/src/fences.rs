//! A smallest set of full fences that makes a program right.
//!
//! More fences never add behaviour, so the sets that fail are closed downwards. Hence the
//! search of Liffiton and Malik's MARCO: a set that fails is enlarged until no fence can be
//! added without making it right; every solution has a fence outside of it. The next set to
//! try is a smallest one that hits all these complements, and the first of those that is
//! right is a smallest solution: whatever is smaller misses a complement, and so is part of
//! a set that was seen to fail.
//!
//! Where a search was cut it is not known whether a set fails. Such a set is left aside as
//! if it did, so that a set that is right is still found; but that none smaller would do can
//! no longer be said.
//!
//! Whether a program is right is asked of a function: no search is named here. Only an
//! answer about all runs counts as right.

use crate::attrs::full_fence;
use crate::program::{Instr, Mark, Program};
use heddle_span::Span;

/// A place for a fence: before an access, wherever that stands in the threads' code. An
/// access of a source text can stand in several threads, inlined copies and unrolled
/// iterations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FencePlace {
    pub span: Span,
    pub text: String,
    /// Thread and instruction.
    pub at: Vec<(usize, usize)>,
}

/// What a search for what is wrong with a program says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Right,
    Wrong,
    /// It was cut short: a window, a limit.
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fences {
    /// It is right as it stands.
    NotNeeded,
    /// It is right with these. `least`: and with no fewer.
    Needed { places: Vec<FencePlace>, least: bool },
    /// Full fences everywhere do not help: it is wrong under sequential consistency too.
    Useless,
    /// No answer: a search was cut short.
    Open,
}

/// Which accesses are one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grouping {
    /// Each instruction is its own.
    Instructions,
    /// All that stand at one place of the source are one.
    Sources,
}

/// Finds a smallest set of full fences. The program keeps its own.
pub fn fences(
    program: &Program,
    grouping: Grouping,
    check: &mut dyn FnMut(&Program) -> Answer,
) -> Fences {
    match check(program) {
        Answer::Right => return Fences::NotNeeded,
        Answer::Open => return Fences::Open,
        Answer::Wrong => {}
    }
    let all = candidates(program, grouping);
    match check(&with_fences(program, &all)) {
        Answer::Right => {}
        Answer::Wrong => return Fences::Useless,
        Answer::Open => return Fences::Open,
    }
    let mut search = Search { program, all: &all, check, sure: true };
    let mut to_hit: Vec<Vec<usize>> = Vec::new();
    while let Some(set) = smallest_hitting(&to_hit, all.len()) {
        if search.fails(&set) {
            let failing = search.grow(set);
            to_hit.push((0..all.len()).filter(|i| !failing.contains(i)).collect());
        } else {
            return Fences::Needed { places: search.pick(&set), least: search.sure };
        }
    }
    Fences::Open
}

struct Search<'a> {
    program: &'a Program,
    all: &'a [FencePlace],
    check: &'a mut dyn FnMut(&Program) -> Answer,
    /// No set was left aside without being known to fail.
    sure: bool,
}

impl Search<'_> {
    fn pick(&self, set: &[usize]) -> Vec<FencePlace> {
        let mut set = set.to_vec();
        set.sort_unstable();
        set.iter().map(|i| self.all[*i].clone()).collect()
    }

    /// Whether a set fails, or is left aside because nobody knows.
    fn fails(&mut self, set: &[usize]) -> bool {
        let program = with_fences(self.program, &self.pick(set));
        let answer = (self.check)(&program);
        self.sure &= answer != Answer::Open;
        answer != Answer::Right
    }

    /// A largest failing set around this one.
    fn grow(&mut self, mut set: Vec<usize>) -> Vec<usize> {
        for i in 0..self.all.len() {
            if set.contains(&i) {
                continue;
            }
            set.push(i);
            if !self.fails(&set) {
                set.pop();
            }
        }
        set
    }
}

/// The accesses before which another one can be in flight. Not the store of an exclusive
/// pair, nor anything inside an atomic block.
pub fn candidates(program: &Program, grouping: Grouping) -> Vec<FencePlace> {
    let mut out: Vec<FencePlace> = Vec::new();
    for (t, thread) in program.threads.iter().enumerate() {
        let after = after_an_access(thread);
        let mut inside = 0;
        for (pc, instr) in thread.code.instrs.iter().enumerate() {
            let here = pc >= inside && after[pc] && takes_a_fence(instr);
            if let Instr::Atomic { end, .. } = instr {
                inside = inside.max(*end as usize);
            }
            if !here {
                continue;
            }
            let (span, text) = thread.code.places[pc].clone();
            let same = |p: &&mut FencePlace| p.span == span && p.text == text;
            match out.iter_mut().find(same).filter(|_| grouping == Grouping::Sources) {
                Some(place) => place.at.push((t, pc)),
                None => out.push(FencePlace { span, text, at: vec![(t, pc)] }),
            }
        }
    }
    out.sort_by_key(|p| (p.span.lo, p.span.hi));
    out
}

fn takes_a_fence(instr: &Instr) -> bool {
    matches!(
        instr,
        Instr::Load { .. } | Instr::Store { .. } | Instr::Rmw { .. } | Instr::Atomic { .. }
    )
}

/// For each place of a thread, whether an access may be older, with no barrier in between.
fn after_an_access(thread: &crate::program::Thread) -> Vec<bool> {
    let n = thread.code.instrs.len();
    let mut after = vec![false; n + 1];
    let mut changed = true;
    while changed {
        changed = false;
        for pc in 0..n {
            let instr = &thread.code.instrs[pc];
            let barrier = matches!(instr, Instr::Start { .. } | Instr::Join { .. });
            let access = takes_a_fence(instr) || matches!(instr, Instr::StoreExcl { .. });
            let now = access || after[pc] && !barrier;
            for to in thread.next(pc).into_iter().flatten() {
                changed |= now && !after[to];
                after[to] |= now;
            }
        }
    }
    after
}

/// The program with full fences at these places.
pub fn with_fences(program: &Program, places: &[FencePlace]) -> Program {
    let mut out = program.clone();
    let attrs = full_fence();
    for (t, thread) in out.threads.iter_mut().enumerate() {
        let own = places.iter().flat_map(|p| &p.at).filter(|at| at.0 == t);
        let mut at: Vec<usize> = own.map(|at| at.1).collect();
        at.sort_unstable();
        for &i in at.iter().rev() {
            let place = thread.code.places[i].clone();
            thread.code.instrs.insert(i, Instr::Fence { attrs });
            thread.code.places.insert(i, place);
            if !thread.code.marks.is_empty() {
                thread.code.marks.insert(i, Mark::default());
            }
            // A jump to the access goes to its fence first.
            for instr in &mut thread.code.instrs {
                match instr {
                    Instr::Branch { target, .. } | Instr::Jump { target }
                        if *target as usize > i =>
                    {
                        *target += 1;
                    }
                    Instr::Atomic { end, .. } if *end as usize > i => *end += 1,
                    _ => {}
                }
            }
        }
    }
    out
}

/// A smallest set with a member of each; none if one of them is empty.
fn smallest_hitting(to_hit: &[Vec<usize>], n: usize) -> Option<Vec<usize>> {
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
    (0..=n).find_map(|room| {
        let mut set = Vec::new();
        go(to_hit, &mut set, room).then_some(set)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Thread;

    #[test]
    fn the_smallest_hitting_set_is_found() {
        let hit = |sets: &[&[usize]]| {
            let sets: Vec<Vec<usize>> = sets.iter().map(|s| s.to_vec()).collect();
            smallest_hitting(&sets, 9).map(|s| s.len())
        };
        assert_eq!(hit(&[]), Some(0));
        assert_eq!(hit(&[&[1, 2], &[2, 3], &[4, 2]]), Some(1));
        assert_eq!(hit(&[&[1, 2], &[3, 4], &[2, 4]]), Some(2));
        assert_eq!(hit(&[&[1], &[2], &[3], &[1, 2, 3]]), Some(3));
        assert_eq!(hit(&[&[1], &[]]), None);
    }

    /// One thread that stores six times.
    fn stores() -> Program {
        let mut thread = Thread::default();
        for i in 0..6u32 {
            let span = Span { lo: i, hi: i + 1, ..Span::default() };
            let instr = Instr::Store { addr: 4096i64.into(), off: 0, value: 1i64.into(), attrs: 0 };
            thread.code.push(instr, span, format!("s{i}"));
        }
        Program { threads: vec![thread], locs: vec!["x".into()], ..Program::default() }
    }

    /// The fences of a program, by the store that each stands before.
    fn fenced(p: &Program) -> u32 {
        let code = &p.threads[0].code;
        let before = |i: &usize| matches!(code.instrs[*i], Instr::Fence { .. });
        (0..code.instrs.len()).filter(before).fold(0, |out, i| out | 1 << code.places[i].0.lo)
    }

    /// Every family of sets that is closed upwards has its smallest member found, and an
    /// open answer about a smaller one takes the last word away.
    #[test]
    fn the_smallest_right_set_is_found_whatever_is_right() {
        // Bits 1 to 5: there is no fence before the first store.
        let mut seed = 7u32;
        for _ in 0..200 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let least = [seed >> 3 & 0x3e, seed >> 9 & 0x3e, seed >> 15 & 0x3e];
            let open = seed >> 21 & 0x3e;
            let right = |set: u32| least.iter().any(|l| l & set == *l);
            if right(0) {
                continue;
            }
            let want = least.iter().map(|l| l.count_ones()).min().expect("three");
            let found = fences(&stores(), Grouping::Instructions, &mut |p| {
                if right(fenced(p)) { Answer::Right } else { Answer::Wrong }
            });
            let Fences::Needed { places, least: true } = found else { panic!("{found:?}") };
            assert_eq!(places.len() as u32, want);
            // One set that nobody knows about.
            let mut met = false;
            let found = fences(&stores(), Grouping::Instructions, &mut |p| match fenced(p) {
                set if set == open && set != 0 && !right(set) => {
                    met = true;
                    Answer::Open
                }
                set if right(set) => Answer::Right,
                _ => Answer::Wrong,
            });
            let Fences::Needed { places, least } = found else { panic!("{found:?}") };
            assert_eq!((least, places.len() as u32), (!met, want));
        }
    }

    #[test]
    fn what_full_fences_do_not_mend_is_useless() {
        let wrong = &mut |_: &Program| Answer::Wrong;
        assert_eq!(fences(&stores(), Grouping::Instructions, wrong), Fences::Useless);
        let right = &mut |_: &Program| Answer::Right;
        assert_eq!(fences(&stores(), Grouping::Instructions, right), Fences::NotNeeded);
    }
}
