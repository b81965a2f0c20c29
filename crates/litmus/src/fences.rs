//! A smallest set of fences that makes a test come out right.
//!
//! Right means: the proposition of an `exists` or `~exists` is not reachable, a
//! `forall` holds, no assertion fails. Candidates are the places between two
//! accesses of a thread. Sets are tried by size, so the first that works is a
//! smallest one; removing any of its fences breaks it again, since every smaller
//! set was tried. Only a complete search counts as working.

use crate::cond::Quantifier;
use crate::run::{LitmusResult, RunOptions, prove};
use crate::test::Test;
use heddle_memmodel::{Instr, MemModel, full_fence};
use heddle_span::Span;

/// A fence, and where it goes: before this instruction of this thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub thread: usize,
    pub before: usize,
    pub span: Span,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fences {
    /// It is right as it stands.
    NotNeeded,
    Needed(Vec<Place>),
    /// Full fences everywhere do not help: it is wrong under sequential consistency too.
    Useless,
    /// No answer: a search was cut short (a window, a limit).
    Open,
}

/// Finds a smallest set of full fences. `test` keeps its own fences.
pub fn fences(test: &Test, model: &MemModel, options: &RunOptions) -> Fences {
    match right(&prove(test, model, options)) {
        Some(true) => return Fences::NotNeeded,
        None => return Fences::Open,
        Some(false) => {}
    }
    let places = candidates(test);
    match right(&prove(&with(test, &places), model, options)) {
        Some(true) => {}
        Some(false) => return Fences::Useless,
        None => return Fences::Open,
    }
    for size in 1..=places.len() {
        let mut found = None;
        subsets(&places, size, &mut |set| {
            let works = right(&prove(&with(test, set), model, options)) == Some(true);
            if works {
                found = Some(set.to_vec());
            }
            works
        });
        if let Some(set) = found {
            return Fences::Needed(set);
        }
    }
    Fences::Open
}

/// Whether a result is right; `None` if the search does not tell.
fn right(r: &LitmusResult) -> Option<bool> {
    let wrong = r.violation.is_some()
        || match r.quantifier {
            Quantifier::Forall => r.negative() > 0,
            _ => r.positive() > 0,
        };
    if wrong { Some(false) } else { r.complete().then_some(true) }
}

/// Between any two accesses of a thread that can follow each other in the code.
fn candidates(test: &Test) -> Vec<Place> {
    let mut out = Vec::new();
    for (thread, t) in test.program.threads.iter().enumerate() {
        let mut inside = 0;
        let mut before_any = true;
        for (i, instr) in t.code.instrs.iter().enumerate() {
            let access = matches!(
                instr,
                Instr::Load { .. }
                    | Instr::Store { .. }
                    | Instr::StoreExcl { .. }
                    | Instr::Rmw { .. }
                    | Instr::Atomic { .. }
            );
            if access && i >= inside {
                let (span, text) = t.code.places[i].clone();
                if !before_any && !matches!(instr, Instr::StoreExcl { .. }) {
                    out.push(Place { thread, before: i, span, text });
                }
                before_any = false;
            }
            if let Instr::Atomic { end, .. } = instr {
                inside = *end as usize;
            }
        }
    }
    out
}

/// The test with full fences at these places.
pub fn with(test: &Test, places: &[Place]) -> Test {
    let mut out = test.clone();
    let attrs = full_fence();
    for (t, thread) in out.program.threads.iter_mut().enumerate() {
        let mut at: Vec<usize> =
            places.iter().filter(|p| p.thread == t).map(|p| p.before).collect();
        at.sort_unstable();
        for &i in at.iter().rev() {
            let place = thread.code.places[i].clone();
            thread.code.instrs.insert(i, Instr::Fence { attrs });
            thread.code.places.insert(i, place);
            // A jump to the instruction goes to its fence first.
            for instr in &mut thread.code.instrs {
                match instr {
                    Instr::Branch { target, .. } | Instr::Jump { target }
                        if *target as usize > i =>
                    {
                        *target += 1
                    }
                    Instr::Atomic { end, .. } if *end as usize > i => *end += 1,
                    _ => {}
                }
            }
        }
    }
    out
}

/// Visits the subsets of a size until one is accepted.
fn subsets(places: &[Place], size: usize, accept: &mut dyn FnMut(&[Place]) -> bool) {
    fn go(
        rest: &[Place],
        size: usize,
        set: &mut Vec<Place>,
        accept: &mut dyn FnMut(&[Place]) -> bool,
    ) -> bool {
        if size == 0 {
            return accept(set);
        }
        for i in 0..rest.len().saturating_sub(size - 1) {
            set.push(rest[i].clone());
            if go(&rest[i + 1..], size - 1, set, accept) {
                return true;
            }
            set.pop();
        }
        false
    }
    go(places, size, &mut Vec::new(), accept);
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_memmodel::builtin;
    use heddle_span::FileId;

    fn found(text: &str, model: &str) -> Fences {
        let (test, diags) = crate::parse_program(text, FileId(0));
        let test = test.unwrap_or_else(|| panic!("{diags:?}"));
        let result = fences(&test, &builtin(model).unwrap(), &RunOptions::default());
        if let Fences::Needed(set) = &result {
            // Minimal: without any one of them it is wrong again.
            for i in 0..set.len() {
                let mut fewer = set.clone();
                fewer.remove(i);
                let r =
                    prove(&with(&test, &fewer), &builtin(model).unwrap(), &RunOptions::default());
                assert_eq!(right(&r), Some(false));
            }
        }
        result
    }

    fn number(f: Fences) -> Option<usize> {
        if let Fences::Needed(set) = f { Some(set.len()) } else { None }
    }

    const SB: &str = "program sb shared x, y, r, s; thread p { x = 1; r = y; }
        thread q { y = 1; s = x; } exists (r=0 /\\ s=0 /\\ x=1 /\\ y=1)";
    const MP: &str = "program mp shared x, y, r, s; thread p { x = 1; y = 1; }
        thread q { local a, b; a = y; b = x; r = a; s = b; } exists (r=1 /\\ s=0)";

    #[test]
    fn store_buffering_needs_two_fences_and_message_passing_one_or_two() {
        // SB stores its registers, so "not written yet" must not count.
        let sb = SB
            .replace("r=0 /\\ s=0 /\\ ", "")
            .replace("shared x, y, r, s;", "shared x, y, r = 2, s = 2;");
        let sb = sb.replace("exists (", "exists (r=0 /\\ s=0 /\\ ");
        assert_eq!(found(&sb, "sc"), Fences::NotNeeded);
        assert_eq!(number(found(&sb, "tso")), Some(2));
        assert_eq!(found(MP, "tso"), Fences::NotNeeded);
        assert_eq!(number(found(MP, "pso")), Some(1));
        assert_eq!(number(found(MP, "armv8")), Some(2));
    }

    #[test]
    fn what_is_wrong_anyway_is_not_mended() {
        let text =
            "program race shared x; thread p { x = x + 1; } thread q { x = x + 1; } exists (x=1)";
        assert_eq!(found(text, "tso"), Fences::Useless);
    }
}
