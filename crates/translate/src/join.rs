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

use crate::pml::{Guard, K, S};
use heddle_span::Diagnostic;
use std::collections::HashSet;

pub fn join(list: Vec<S>, wrong: &mut Vec<Diagnostic>) -> Vec<S> {
    let mut j = Joiner { out: Vec::new(), group: Vec::new(), shared: 0, fresh: HashSet::new() };
    let mut list = list.into_iter();
    while let Some(s) = list.next() {
        match s.k {
            K::Begin => {
                let mut inside = Vec::new();
                let mut closed = false;
                for s in list.by_ref() {
                    if s.k == K::End {
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
                let mut unit = S::new(K::Unit(inside), s.span);
                unit.alone = true;
                j.out.push(unit);
            }
            K::End => {
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
    out: Vec<S>,
    group: Vec<S>,
    shared: u32,
    /// Pointers to memory that nobody else knows.
    fresh: HashSet<String>,
}

impl Joiner {
    fn take(&mut self, mut s: S, wrong: &mut Vec<Diagnostic>) {
        let Some(cost) = cost(&s) else {
            self.flush();
            self.fresh.clear();
            let options = match &mut s.k {
                K::If(options) | K::Do(options, _) => std::mem::take(options),
                _ => {
                    self.out.push(s);
                    return;
                }
            };
            let joined: Vec<(Guard, Vec<S>)> =
                options.into_iter().map(|(g, body)| (g, join(body, wrong))).collect();
            match &mut s.k {
                K::If(options) | K::Do(options, _) => *options = joined,
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
            if let (K::Assign(_, value), Some(p)) = (&s.k, &s.through)
                && mentions(value, p)
            {
                self.fresh.clear();
            }
        } else {
            let text = format!("{:?}", s.k);
            let through = s.through.clone();
            self.fresh.retain(|p| through.as_ref() == Some(p) || !mentions(&text, p));
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
    fn can_follow(&self, s: &S) -> bool {
        let text = format!("{:?}", s.k);
        let is_free = |to: &String| !mentions(&text, to.split(['[', '.']).next().unwrap_or(to));
        self.group.iter().any(|g| g.makes.is_some())
            && self.group.iter().all(|g| match (&g.k, &g.makes) {
                (_, Some(p)) => is_free(p),
                (K::Assign(to, _), None) => is_free(to),
                _ => false,
            })
    }

    fn flush(&mut self) {
        self.shared = 0;
        let group = std::mem::take(&mut self.group);
        match group.len() {
            0 => {}
            1 if !matches!(group[0].k, K::If(_) | K::Do(..)) => self.out.extend(group),
            _ => {
                let span = group.iter().find_map(|s| s.span);
                self.out.push(S::new(K::Unit(group), span));
            }
        }
    }
}

/// Shared accesses of a statement that can stand inside a step; `None` if it
/// cannot.
fn cost(s: &S) -> Option<u32> {
    let own = u32::from(s.shared);
    match &s.k {
        K::Assign(..) | K::Wait(_) | K::Assert(_) | K::Skip | K::Raw(_) | K::Unit(_) => Some(own),
        K::If(options) => {
            let mut most = 0;
            for (guard, body) in options {
                most = most.max(body_cost(body, false)?);
                if *guard == Guard::Open {
                    return None;
                }
            }
            (own + most <= 1).then_some(own + most)
        }
        K::Do(options, true) => {
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

fn body_cost(body: &[S], may_break: bool) -> Option<u32> {
    let mut total = 0;
    for s in body {
        if s.blocks || s.alone {
            return None;
        }
        total += match &s.k {
            K::Break if may_break => 0,
            _ => cost(s)?,
        };
    }
    Some(total)
}

/// Leaves out the assertions before the one statement of a unit.
fn without_checks(s: &mut S) {
    if let K::Unit(list) = &mut s.k {
        list.retain(|s| !matches!(s.k, K::Assert(_)));
        if list.len() == 1 {
            let only = list.remove(0);
            s.k = only.k;
        }
    }
}

/// Whether a word occurs in a text.
pub fn mentions(text: &str, word: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|w| w == word)
}
