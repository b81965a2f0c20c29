//! The never claim moves first, then the system; a system that cannot move stutters.
//!
//! An atomic sequence of the claim is one move: the system waits until it is
//! through, and where it cannot go on, nobody moves and the run is dropped, as in
//! SPIN. A claim changes nothing, so a sequence that comes back to where it was will
//! do so for ever and is dropped too.

use super::search::Expander;
use super::{Detail, Trouble, eval::Guard};
use crate::code::Act;
use heddle_model::{Actor, Fault, FaultKind, Sink, Step};

/// Nobody listens.
struct Deaf;

impl Sink for Deaf {
    fn step(&mut self, _: Step, _: &[u8]) {}

    fn fault(&mut self, _: Step, _: Fault, _: Option<&[u8]>) {}
}

impl Expander<'_> {
    /// Whether some process can move, as far as the system is concerned.
    pub(super) fn can_move(&mut self) -> bool {
        let edges = self.edges;
        let n = self.system(0, &mut Deaf);
        self.edges = edges;
        self.pending = None;
        n > 0
    }

    /// Moves of the claim in the state at `level`, each with the moves of the system that
    /// follow. `passed` are the claim's places in the atomic sequence so far.
    pub(super) fn claim_first(
        &mut self,
        level: usize,
        claim: u16,
        passed: &mut Vec<u16>,
        sink: &mut impl Sink,
    ) {
        let at = self.c.layout.claim.expect("a claim has its place") as usize;
        let c = self.c;
        let states = &c.ir.ptypes[claim as usize].states;
        let here = self.levels[level].u16(at);
        let so_far = self.pending;
        let mut moved = false;
        for t in &states[here as usize].trans {
            let act = &c.code.acts[t.stmts[0] as usize];
            if matches!(act, Act::End) || (t.is_else && moved) {
                continue;
            }
            self.eval.timeout = false;
            let guard = self.eval.guard(c, &self.levels[level], usize::MAX, act);
            if guard == Guard::No && !self.stopped(t.stmts[0], Actor::NOBODY, sink) {
                continue;
            }
            moved = true;
            self.copy(level);
            for &s in &t.stmts {
                self.eval.perform(c, &mut self.levels[level + 1], usize::MAX, s);
            }
            self.note_trouble(t.stmts[0]);
            self.levels[level + 1].set_u16(at, t.target);
            if states[t.target as usize].end {
                let end = Trouble::new(FaultKind::ClaimViolated, true, Detail::None);
                self.pending.get_or_insert((end, t.stmts[0]));
            }
            if t.atomic {
                if !passed.contains(&t.target) {
                    passed.push(t.target);
                    self.claim_first(level + 1, claim, passed, sink);
                    passed.pop();
                }
            } else {
                let before = self.pending;
                if self.system(level + 1, sink) == 0 {
                    self.pending = before;
                    self.emit(level + 1, Actor::NOBODY, sink);
                }
            }
            self.pending = so_far;
        }
    }
}
