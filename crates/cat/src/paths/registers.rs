//! What registers hold along a path, and the events of registers.
//!
//! A value carries the reads that it comes from, which is what a dependency is to most
//! models. Models that compute dependencies (Arm's since 2022) start from smaller steps:
//! an instruction reads registers, which causes its accesses, which cause writes of
//! registers; a branch or a conditional selection is a decision that chooses. Only values
//! that come from memory have such events: nothing can depend on the others.

use super::walk::Walk;
use super::{Event, Kind, Term};
use crate::program::{Expr, Val};
use std::collections::BTreeSet;

/// The value of an expression.
#[derive(Clone, Debug)]
pub(super) struct Computed {
    pub(super) term: Term,
    /// The reads that it comes from.
    pub(super) deps: BTreeSet<usize>,
    /// Events of the instruction under way that it comes from, and decisions that chose it.
    pub(super) causes: BTreeSet<usize>,
    pub(super) choices: BTreeSet<usize>,
}

impl Default for Computed {
    fn default() -> Computed {
        Computed::constant(Val::Int(0))
    }
}

impl Computed {
    pub(super) fn constant(value: Val) -> Computed {
        Computed {
            term: Term::Const(value),
            deps: BTreeSet::new(),
            causes: BTreeSet::new(),
            choices: BTreeSet::new(),
        }
    }

    fn has_events(&self) -> bool {
        !self.causes.is_empty() || !self.choices.is_empty()
    }
}

/// What a register holds.
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) term: Term,
    pub(super) deps: BTreeSet<usize>,
    /// The instruction that wrote it, and the causes of that among its events.
    pub(super) instruction: usize,
    pub(super) causes: BTreeSet<usize>,
    pub(super) choices: BTreeSet<usize>,
    /// The event of that, once somebody else reads it.
    event: Option<usize>,
}

impl Default for Held {
    fn default() -> Held {
        Held {
            term: Term::Const(Val::Int(0)),
            deps: BTreeSet::new(),
            instruction: 0,
            causes: BTreeSet::new(),
            choices: BTreeSet::new(),
            event: None,
        }
    }
}

impl Walk {
    pub(super) fn set(&mut self, dst: usize, value: Computed) {
        let Computed { term, deps, causes, choices } = value;
        let instruction = self.instruction;
        self.regs[dst] = Held { term, deps, instruction, causes, choices, event: None };
    }

    pub(super) fn eval(&mut self, expr: &Expr) -> Computed {
        match expr {
            Expr::Const(v) => Computed::constant(*v),
            Expr::Reg(r) => self.register(*r),
            Expr::Op(op, a, b) => {
                let (mut a, b) = (self.eval(a), self.eval(b));
                a.deps.extend(b.deps);
                a.causes.extend(b.causes);
                a.choices.extend(b.choices);
                a.term = Term::op(*op, a.term, b.term);
                a
            }
        }
    }

    /// What a register holds, as this instruction sees it.
    fn register(&mut self, r: usize) -> Computed {
        let held = &self.regs[r];
        let mut value = Computed {
            term: held.term.clone(),
            deps: held.deps.clone(),
            causes: held.causes.clone(),
            choices: held.choices.clone(),
        };
        if held.instruction == self.instruction || !value.has_events() {
            return value;
        }
        let known = self.read_here.iter().find(|(reg, _)| *reg == r).map(|(_, event)| *event);
        let event = known.unwrap_or_else(|| self.read_register(r));
        value.causes = BTreeSet::from([event]);
        value.choices.clear();
        value
    }

    /// The event of reading a register that another instruction has written.
    fn read_register(&mut self, r: usize) -> usize {
        let written = match self.regs[r].event {
            Some(event) => event,
            None => {
                let held = self.regs[r].clone();
                let event = self.small(Kind::Register, "Wreg", held.instruction);
                self.path.events[event].causes = held.causes;
                self.path.events[event].choices = held.choices;
                self.regs[r].event = Some(event);
                event
            }
        };
        let event = self.small(Kind::Register, "Rreg", self.instruction);
        self.path.events[event].register = Some(written);
        self.read_here.push((r, event));
        event
    }

    /// An event that accesses no memory.
    fn small(&mut self, kind: Kind, tag: &str, instruction: usize) -> usize {
        self.path.events.push(Event {
            kind,
            addr: None,
            value: None,
            tags: vec![tag.into()],
            addr_deps: BTreeSet::new(),
            data_deps: BTreeSet::new(),
            ctrl_deps: BTreeSet::new(),
            pair: None,
            instruction,
            apart: true,
            beside: false,
            causes: BTreeSet::new(),
            choices: BTreeSet::new(),
            register: None,
            span: self.span,
        });
        self.path.events.len() - 1
    }

    /// Marks the reads of registers that a value comes from as what they are for.
    pub(super) fn role(&mut self, value: &Computed, role: &str) {
        for &event in &value.causes {
            let event = &mut self.path.events[event];
            if event.kind == Kind::Register && !event.tags.iter().any(|t| &**t == role) {
                event.tags.push(role.into());
            }
        }
    }

    /// The event of deciding something, if registers have events and it comes from any.
    pub(super) fn decision(&mut self, asked: &Computed, tag: &str) -> Option<usize> {
        if !self.registers || !asked.has_events() {
            return None;
        }
        let event = self.small(Kind::Decision, tag, self.instruction);
        self.path.events[event].causes = asked.causes.clone();
        self.path.events[event].choices = asked.choices.clone();
        Some(event)
    }

    /// Registers that this instruction filled with what `first` read were chosen by a
    /// decision; if by one for what was `expected`, that is what they come from.
    pub(super) fn chosen_here(
        &mut self,
        first: usize,
        expected: Option<&Computed>,
        decision: usize,
    ) {
        let here = self.instruction;
        for held in self.regs.iter_mut().filter(|r| r.instruction == here) {
            if !held.causes.contains(&first) {
                continue;
            }
            held.choices.insert(decision);
            if let Some(expected) = expected {
                held.causes.remove(&first);
                held.causes.extend(expected.causes.iter().filter(|e| **e != first));
            }
        }
    }
}
