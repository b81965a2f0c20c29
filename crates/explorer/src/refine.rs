//! The run of a search, found again where every statement is a step of its own.
//!
//! A search joins statements into steps; the explorer shows every way on from every
//! statement. So a trail is walked once more in the model without joined steps: of the ways
//! on, those are followed that do what the trail's statements say. Where a step was split
//! in the middle of a statement, its parts say the same and are followed one by one.
//!
//! It may fail: where it does, the run is shown in the steps of the search.

use crate::Path;
use heddle_engine::{Stop, simulate};
use heddle_model::{Erased, Event, Fault, Model, Step};
use heddle_report::TraceStep;

/// Ways that may be tried.
const TRIES: usize = 200_000;

/// A run in smaller steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refined {
    pub path: Path,
    /// How many of the smaller steps have been taken after each step of the trail.
    pub after: Vec<usize>,
}

/// Walks the statements of a run in another model of the same program, from an initial
/// state to the fault at its end, if it ends in one.
pub fn refine(
    model: Erased<'_>,
    initial: u32,
    steps: &[TraceStep],
    fault: Option<Fault>,
    stop: &Stop,
) -> Option<Refined> {
    let told: Vec<(usize, &Event)> =
        steps.iter().enumerate().flat_map(|(i, s)| s.events.iter().map(move |e| (i, e))).collect();
    let first = simulate(&model, initial, 0).ok()?.state().to_vec();
    let mut search = Search { model, told, tries: TRIES, fault, taken: Vec::new() };
    if !search.follow(first, stop) {
        return None;
    }
    let after = settle(&search, steps.len());
    let steps = search.taken.iter().map(|t| t.0).collect();
    let path = Path { initial, steps, cycle: None };
    Some(Refined { path, after })
}

/// For each step of the trail, the first number of small steps after which all of its
/// statements are over.
fn settle(search: &Search<'_, '_>, n_steps: usize) -> Vec<usize> {
    let mut ends = vec![0; n_steps];
    for (i, (step, _)) in search.told.iter().enumerate() {
        ends[*step] = i + 1;
    }
    for i in 1..n_steps {
        ends[i] = ends[i].max(ends[i - 1]);
    }
    let over = |end: usize| {
        let at = search.taken.iter().position(|t| t.1 >= end);
        // A step in the middle of the last statement goes with it.
        let more = |at: usize| {
            search.taken[at + 1..].iter().take_while(|t| t.1 == search.taken[at].1).count()
        };
        at.map_or(search.taken.len(), |at| at + 1 + more(at))
    };
    ends.into_iter().map(|end| if end == 0 { 0 } else { over(end) }).collect()
}

struct Search<'m, 'e> {
    model: Erased<'m>,
    told: Vec<(usize, &'e Event)>,
    tries: usize,
    fault: Option<Fault>,
    /// The steps so far, each with the number of statements that are over after it.
    taken: Vec<(Step, usize)>,
}

/// A way on that has not been tried.
struct Way {
    step: Step,
    done: usize,
    after: Option<Vec<u8>>,
    fault: Option<Fault>,
}

impl Search<'_, '_> {
    /// Depth first, without recursion: runs are long.
    fn follow(&mut self, first: Vec<u8>, stop: &Stop) -> bool {
        let mut open = vec![self.ways(&first, 0)];
        loop {
            let Some(ways) = open.last_mut() else { return self.told.is_empty() };
            let Some(way) = ways.pop() else {
                open.pop();
                self.taken.pop();
                if open.is_empty() {
                    return false;
                }
                continue;
            };
            self.taken.push((way.step, way.done));
            if way.done == self.told.len() && self.is_the_end(&way) {
                return true;
            }
            match way.after {
                Some(state) => {
                    let next = self.ways(&state, way.done);
                    open.push(next);
                }
                None => {
                    self.taken.pop();
                }
            }
            if self.tries == 0 || stop.is_set() {
                return false;
            }
        }
    }

    /// The fault of the trail is here, or none was asked for.
    fn is_the_end(&self, way: &Way) -> bool {
        let Some(fault) = self.fault else { return true };
        if way.fault.is_some() {
            return way.fault.is_some_and(|f| f.kind == fault.kind);
        }
        let state = way.after.as_deref();
        let stuck = state.and_then(|s| crate::walked::choices_at(self.model, s).1);
        stuck.is_some_and(|f| f.kind == fault.kind)
    }

    /// The ways on that say what comes next, the likeliest last.
    fn ways(&mut self, state: &[u8], done: usize) -> Vec<Way> {
        let mut out = Vec::new();
        for choice in crate::walked::choices_at(self.model, state).0 {
            self.tries = self.tries.saturating_sub(1);
            let Some((events, _)) = self.model.narrate(state, choice.step) else { continue };
            if let Some(now) = self.matches(&events, done) {
                out.push(Way {
                    step: choice.step,
                    done: now,
                    after: choice.after,
                    fault: choice.fault,
                });
            }
        }
        out.sort_by_key(|w| (w.done, w.fault.is_none() == (w.done == self.told.len())));
        out
    }

    /// How many statements are over after these events, if they fit.
    fn matches(&self, events: &[Event], mut done: usize) -> Option<usize> {
        let begins = done;
        for e in events {
            let next = self.told.get(done).is_some_and(|t| alike(t.1, e));
            // The rest of a statement that has begun.
            let same = done > 0 && self.told.get(done - 1).is_some_and(|t| alike(t.1, e));
            match (next, same) {
                (true, _) => done += 1,
                (false, true) => {}
                (false, false) => return None,
            }
        }
        // What says nothing and leads nowhere would be taken for ever.
        (done > begins || !events.is_empty()).then_some(done)
    }
}

fn alike(a: &Event, b: &Event) -> bool {
    a.lane == b.lane && a.text == b.text && a.span == b.span
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walked::Walks;
    use heddle_engine::small_models::{Of, Philosophers};

    #[test]
    fn a_run_is_found_again_and_one_that_is_none_is_not() {
        let model = Of(Philosophers { n: 2 });
        let model = Erased::new(&model);
        let path = Path::parse("0:0.0,1.1", &Path::default());
        let mut walks = Walks::new(model);
        let walked = path.and_then(|p| walks.walk(&p)).unwrap();
        let (fault, stop) = (walked.fault, Stop::new());
        assert!(fault.is_some(), "both have one fork");
        let found = refine(model, 0, &walked.steps, fault, &stop).unwrap();
        assert_eq!((found.path, found.after), (walked.path.clone(), vec![1, 2]));
        let mut other = walked.steps.clone();
        other[1].events[0].text = "something else".into();
        assert_eq!(refine(model, 0, &other, fault, &stop), None);
        assert_eq!(refine(model, 0, &walked.steps[..1], fault, &stop), None, "no fault there");
    }
}
