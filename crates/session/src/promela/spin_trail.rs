//! Trails of SPIN (`m.pml.trail`), followed in heddle's own model of the same text.
//!
//! SPIN names a step by the process and by a number that its verifier gave a transition.
//! The numbers mean nothing without the verifier, and they are not needed: one number is
//! one statement, wherever it occurs, and with the processes that is enough to find the
//! run again. A run fits if its processes move in the order of the trail, and every number
//! stands for one place in the text throughout. The search that finds it is the ordinary
//! one (`heddle_engine::Guided`), and what it finds is executed again like any violation.
//!
//! SPIN joins statements that only the process itself can see (the line `-4:-4:-4`), and a
//! `d_step` is one line: what a process does on top of its line, before another moves, fits.
//! Lines of the claim are passed over; heddle has its own automaton for the same formula.
//! Not here: options of the verifier that change what a run is (`-DBFS`, lossy channels).

use crate::{Context, Goal, Kind, Property, Purpose, Question, Subject};
use heddle_engine::{Guide, Guided};
use heddle_model::{Actor, Erased, Event, Trail, Verdict};
use heddle_span::{Diagnostic, Span};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

/// A trail as SPIN writes it, its lines in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpinTrail {
    lines: Vec<Line>,
    /// The line that the cycle starts with.
    cycle: Option<usize>,
    /// Statements may have been joined.
    merged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    actor: Actor,
    /// SPIN's number of the transition.
    id: i64,
}

impl SpinTrail {
    /// Whether a text is one of SPIN's trails rather than one of ours.
    pub fn is_one(text: &str) -> bool {
        text.lines().find(|l| !l.trim().is_empty()).is_some_and(|l| numbers(l).is_some())
    }

    /// Reads a trail, or says which line is none.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut trail = SpinTrail { lines: Vec::new(), cycle: None, merged: false };
        let mut claim = false;
        for (n, line) in text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()) {
            let wrong = || format!("line {}: `{}` is no line of a SPIN trail", n + 1, line.trim());
            match numbers(line).ok_or_else(wrong)? {
                [-1, ..] => trail.cycle = Some(trail.lines.len()),
                [-2, ..] => claim = true,
                [-4, ..] => trail.merged = true,
                // Seeds and the like.
                [..=-1, ..] => {}
                // The claim is process 0, and the others come after it.
                [_, 0, _] if claim => {}
                [_, pid, id] => {
                    let pid = u16::try_from(pid - i64::from(claim)).map_err(|_| wrong())?;
                    trail.lines.push(Line { actor: Actor(pid), id });
                }
            }
        }
        Ok(trail)
    }

    /// The properties that it may violate, those that are likelier first.
    fn suspects(&self, own: Vec<Property>) -> Vec<Property> {
        if self.cycle.is_none() {
            return own;
        }
        let label = |name: &str, title: &str, kind| Property {
            name: name.into(),
            title: title.into(),
            kind,
        };
        let mut all = own;
        all.retain(|p| p.kind != Kind::Safety);
        all.push(label("accept", "no acceptance cycle", Kind::Accept));
        all.push(label("progress", "no cycle without progress", Kind::Progress));
        all
    }

    /// Finds the run in a program, the property that it violates, and the run as heddle
    /// saves it; `None` if there is no such run.
    pub fn follow(
        &self,
        subject: &mut dyn Subject,
        context: Context<'_>,
    ) -> Result<Option<(Property, Trail)>, Vec<Diagnostic>> {
        for property in self.suspects(subject.properties(context)?) {
            let mut found = None;
            let guide = Follower::new(self, &property);
            subject.ask(&property, Purpose::Search, context, &mut |question| {
                found = search(&question, &guide, context);
            })?;
            if let Some(trail) = found {
                return Ok(Some((property, trail)));
            }
        }
        Ok(None)
    }
}

fn search(question: &Question<'_>, guide: &Follower<'_>, context: Context<'_>) -> Option<Trail> {
    let guided = Guided::new(question.model, guide);
    let model = Erased::new(&guided);
    let options = heddle_engine::Options { workers: 1, ..context.limits.search() };
    let (stop, progress) = (&*context.limits.stop, heddle_engine::Progress::new());
    let outcome = match (question.goal, guide.trail.cycle) {
        (Goal::Safety, _) | (Goal::Both, None) => {
            heddle_engine::erased::safety(model, &options, stop, &progress)
        }
        _ => heddle_engine::erased::cycles(model, &options, stop, &progress),
    };
    let Verdict::Violated(trail) = outcome.verdict else { return None };
    guided.inside_trail(trail).ok()
}

/// `1:0:17`.
fn numbers(line: &str) -> Option<[i64; 3]> {
    let mut parts = line.trim().split(':').map(|p| p.trim().parse::<i64>().ok());
    let all = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(all)
}

/// A way in which a run fits so far: the lines that are done, and what the numbers mean.
type Fit = (usize, u32);

/// Follows a trail. Where a run stands is the set of all ways in which it fits.
struct Follower<'t> {
    trail: &'t SpinTrail,
    /// A formula is violated by the run as a whole, wherever heddle's automaton sees it.
    anywhere: bool,
    tables: Mutex<Tables>,
}

/// Sets of ways and meanings, by number.
#[derive(Default)]
struct Tables {
    fits: Numbered<BTreeSet<Fit>>,
    meanings: Numbered<Vec<(i64, Option<Span>)>>,
}

struct Numbered<T> {
    all: Vec<T>,
    known: HashMap<T, u32>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { all: Vec::new(), known: HashMap::new() }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Numbered<T> {
    fn number(&mut self, value: T) -> u32 {
        if let Some(&n) = self.known.get(&value) {
            return n;
        }
        let n = self.all.len() as u32;
        self.all.push(value.clone());
        self.known.insert(value, n);
        n
    }

    fn get(&self, n: u32) -> T {
        self.all[n as usize].clone()
    }
}

impl<'t> Follower<'t> {
    fn new(trail: &'t SpinTrail, property: &Property) -> Self {
        let anywhere = matches!(property.kind, Kind::LtlBlock(_) | Kind::LtlText(_));
        Follower { trail, anywhere, tables: Mutex::default() }
    }

    /// The ways in which a run fits after one more statement.
    fn one(
        &self,
        tables: &mut Tables,
        fits: &BTreeSet<Fit>,
        e: &Event,
        first: bool,
    ) -> BTreeSet<Fit> {
        let trail = self.trail;
        let mut out = BTreeSet::new();
        for &(at, meaning) in fits {
            // What a process does on top of its line.
            let last = at.checked_sub(1).and_then(|i| trail.lines.get(i));
            if (trail.merged || !first) && last.is_some_and(|l| l.actor == e.actor) {
                out.insert((at, meaning));
            }
            let at = match trail.cycle {
                Some(start) if at == trail.lines.len() => start,
                _ => at,
            };
            let Some(line) = trail.lines.get(at).filter(|l| l.actor == e.actor) else { continue };
            let mut all = tables.meanings.get(meaning);
            match all.binary_search_by_key(&line.id, |m| m.0) {
                Ok(i) if all[i].1 != e.span => continue,
                Ok(_) => {
                    out.insert((at + 1, meaning));
                }
                Err(i) => {
                    all.insert(i, (line.id, e.span));
                    out.insert((at + 1, tables.meanings.number(all)));
                }
            }
        }
        out
    }
}

impl Guide for Follower<'_> {
    fn start(&self) -> u32 {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let nothing = tables.meanings.number(Vec::new());
        tables.fits.number(BTreeSet::from([(0, nothing)]))
    }

    fn after(&self, mark: u32, events: &[Event]) -> Option<u32> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let mut fits = tables.fits.get(mark);
        let mut first = true;
        for e in events.iter().filter(|e| e.actor != Actor::NOBODY) {
            fits = self.one(&mut tables, &fits, e, first);
            first = false;
        }
        (!fits.is_empty()).then(|| tables.fits.number(fits))
    }

    fn is_over(&self, mark: u32) -> bool {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let done = self.trail.lines.len();
        self.anywhere || tables.fits.get(mark).iter().any(|f| f.0 == done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_claim_are_passed_over() {
        let trail = SpinTrail::parse("-2:2:-2\n-4:-4:-4\n1:0:8\n2:1:3\n-1:-1:-1\n3:0:8\n4:2:5\n");
        let line = |pid, id| Line { actor: Actor(pid), id };
        let lines = vec![line(0, 3), line(1, 5)];
        assert_eq!(trail, Ok(SpinTrail { lines, cycle: Some(1), merged: true }));
    }

    #[test]
    fn what_is_no_trail_is_told_by_its_line() {
        assert!(!SpinTrail::is_one("{\"heddle\":1}") && SpinTrail::is_one("\n-4:-4:-4\n"));
        let wrong = SpinTrail::parse("1:0:3\n2:0\n").unwrap_err();
        assert_eq!(wrong, "line 2: `2:0` is no line of a SPIN trail");
        assert!(SpinTrail::parse("1:70000:3").is_err() && SpinTrail::parse("1:0:3:4").is_err());
    }
}
