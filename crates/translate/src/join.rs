//! Joins statements into steps: runs of local work with at most one access to
//! shared memory become one `d_step`.
//!
//! Work on locals commutes with everything that others do, so it may happen at
//! the same instant as the one access that others can see. A write through a
//! pointer that came straight from `malloc` and went nowhere else is private
//! too. So is `malloc` itself: which cell it hands out means nothing, so it may
//! as well happen with the next step, which spares every order in which threads
//! could allocate. What may wait begins a step (private work before it can come
//! after it); jumps, labels, calls and loops without a bound end one.

use crate::build::{Name, StmtKind, names};
use crate::steps::{Guard, Options, Step, StepKind};
use heddle_span::Diagnostic;
use std::collections::HashSet;

pub fn join(list: Vec<Step>, wrong: &mut Vec<Diagnostic>) -> Vec<Step> {
    let mut j = Joiner { out: Vec::new(), group: Vec::new(), shared: 0, fresh: HashSet::new() };
    let mut list = list.into_iter();
    while let Some(s) = list.next() {
        match s.kind {
            StepKind::Begin => {
                let mut inside = Vec::new();
                let mut closed = false;
                for s in list.by_ref() {
                    if s.kind == StepKind::End {
                        closed = true;
                        break;
                    }
                    inside.push(s);
                }
                if !closed {
                    let text = "an atomic section must end in the block in which it begins";
                    wrong.push(Diagnostic::unsupported(s.span.unwrap_or_default(), text));
                }
                j.flush();
                j.fresh.clear();
                let mut unit = Step::new(StepKind::Unit(inside), s.span);
                unit.alone = true;
                j.out.push(unit);
            }
            StepKind::End => {
                let text = "an atomic section must begin in the block in which it ends";
                wrong.push(Diagnostic::unsupported(s.span.unwrap_or_default(), text));
            }
            _ => j.take(s, wrong),
        }
    }
    j.flush();
    j.out
}

struct Joiner {
    out: Vec<Step>,
    group: Vec<Step>,
    shared: u32,
    /// Pointers to memory that nobody else knows.
    fresh: HashSet<Name>,
}

impl Joiner {
    fn take(&mut self, mut s: Step, wrong: &mut Vec<Diagnostic>) {
        let Some(cost) = cost(&s) else {
            self.flush();
            self.fresh.clear();
            let options = match &mut s.kind {
                StepKind::If(options) | StepKind::Do(options, _) => std::mem::take(options),
                _ => {
                    self.out.push(s);
                    return;
                }
            };
            let joined: Options =
                options.into_iter().map(|(g, body)| (g, join(body, wrong))).collect();
            match &mut s.kind {
                StepKind::If(options) | StepKind::Do(options, _) => *options = joined,
                _ => {}
            }
            self.out.push(s);
            return;
        };
        let private = s.through.as_ref().is_some_and(|p| self.fresh.contains(p));
        let cost = if private || s.makes.is_some() { 0 } else { cost };
        if s.alone {
            self.flush();
            self.fresh.clear();
            self.out.push(s);
            return;
        }
        let mut after = Vec::new();
        if s.blocks && self.shared == 0 && self.can_follow(&s) {
            after = std::mem::take(&mut self.group);
        } else if s.blocks || self.shared + cost > 1 {
            self.flush();
        }
        self.shared += cost;
        if private {
            without_checks(&mut s);
            // The pointer itself must not be what is stored.
            if let (StepKind::Plain(StmtKind::Assign(_, value)), Some(p)) = (&s.kind, &s.through) {
                let mut stored = false;
                names(value, &mut |n| stored |= n == p);
                if stored {
                    self.fresh.clear();
                }
            }
        } else {
            self.fresh.retain(|p| s.through.as_ref() == Some(p) || !s.mentions(p));
        }
        if let Some(p) = &s.makes {
            self.fresh.insert(p.clone());
        }
        self.group.push(s);
        self.group.extend(after);
    }

    /// Whether the private work gathered so far can as well come after a
    /// statement that waits: it has an allocation (else nothing is gained), no
    /// assertion of the program, and nothing that the statement looks at.
    fn can_follow(&self, s: &Step) -> bool {
        self.group.iter().any(|g| g.makes.is_some())
            && self.group.iter().all(|g| match (&g.kind, &g.makes) {
                (_, Some(p)) => !s.mentions(p),
                (StepKind::Plain(StmtKind::Assign(to, _)), None) => !s.mentions(&to.name),
                _ => false,
            })
    }

    fn flush(&mut self) {
        self.shared = 0;
        let group = std::mem::take(&mut self.group);
        match group.len() {
            0 => {}
            1 if !matches!(group[0].kind, StepKind::If(_) | StepKind::Do(..)) => {
                self.out.extend(group)
            }
            _ => {
                let span = group.iter().find_map(|s| s.span);
                self.out.push(Step::new(StepKind::Unit(group), span));
            }
        }
    }
}

/// Shared accesses of a statement that can stand inside a step; `None` if it
/// cannot.
fn cost(s: &Step) -> Option<u32> {
    let own = u32::from(s.shared);
    match &s.kind {
        StepKind::Plain(StmtKind::Break | StmtKind::Goto(_)) => None,
        StepKind::Plain(_) | StepKind::Prelude(..) | StepKind::Unit(_) => Some(own),
        StepKind::If(options) => {
            let mut most = 0;
            for (guard, body) in options {
                most = most.max(body_cost(body, false)?);
                if *guard == Guard::Open {
                    return None;
                }
            }
            (own + most <= 1).then_some(own + most)
        }
        StepKind::Do(options, true) => {
            for (guard, body) in options {
                if body_cost(body, true)? > 0 || *guard == Guard::Open {
                    return None;
                }
            }
            (own == 0).then_some(0)
        }
        _ => None,
    }
}

fn body_cost(body: &[Step], may_break: bool) -> Option<u32> {
    let mut total = 0;
    for s in body {
        if s.blocks || s.alone {
            return None;
        }
        total += match &s.kind {
            StepKind::Plain(StmtKind::Break) if may_break => 0,
            _ => cost(s)?,
        };
    }
    Some(total)
}

/// Leaves out the assertions before the one statement of a unit.
fn without_checks(s: &mut Step) {
    if let StepKind::Unit(list) = &mut s.kind {
        list.retain(|s| !s.kind.is_assert());
        if list.len() == 1 {
            let only = list.remove(0);
            s.kind = only.kind;
        }
    }
}
