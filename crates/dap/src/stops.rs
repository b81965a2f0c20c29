//! Where a run that goes on stops: at lines, at writes to variables, at switches.
//!
//! Places of a run are numbered by the steps before them. At place `p` the step `p` (from
//! zero) is about to be taken, and the step `p - 1` has just been.

use crate::tree::covers;
use heddle_explorer::Walked;
use heddle_model::{Act, Actor};
use heddle_span::{FileId, SourceMap};

/// A variable: whose it is (nobody's: global), and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    pub owner: String,
    pub name: String,
}

/// What to stop at.
#[derive(Clone, Debug, Default)]
pub struct Stops {
    pub lines: Vec<(FileId, u32)>,
    pub variables: Vec<Watched>,
    /// Whenever another thread goes on.
    pub switches: bool,
    /// Where something is wrong.
    pub violation: bool,
}

/// Why a run stops at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    Line,
    Write(String),
    Switch,
}

impl Stops {
    /// Why to stop at a place of a run, if there is a reason.
    pub fn at(&self, walked: &Walked, place: usize, sources: &SourceMap) -> Option<Why> {
        let written = place.checked_sub(1).and_then(|done| self.written(walked, done));
        if let Some(name) = written {
            return Some(Why::Write(name));
        }
        let next = walked.steps.get(place)?;
        let here = |span: heddle_span::Span| {
            self.lines.contains(&(span.file, sources.position(span).line))
        };
        if next.events.iter().filter_map(|e| e.span).any(here) {
            return Some(Why::Line);
        }
        (self.switches && is_switch(walked, place)).then_some(Why::Switch)
    }

    /// The watched variable that a step has written.
    fn written(&self, walked: &Walked, step: usize) -> Option<String> {
        let wrote = |w: &&Watched| writes(walked, step, w);
        self.variables.iter().find(wrote).map(|w| w.name.clone())
    }
}

/// Whether a step writes a variable: it says so, or its value is another afterwards.
fn writes(walked: &Walked, step: usize, watched: &Watched) -> bool {
    let Watched { owner, name } = watched;
    let value = |place: usize| {
        let values = walked.values.get(place)?;
        let part = |v: &&(String, String, String)| v.0 == *owner && covers(name, &v.1);
        Some(values.iter().filter(part).map(|v| (&v.1, &v.2)).collect::<Vec<_>>())
    };
    let (before, after) = (value(step), value(step + 1));
    let changed = before.is_some() && after.is_some() && before != after;
    let events = &walked.steps[step].events;
    let says = |e: &heddle_model::Event| {
        let own = owner.is_empty() || e.lane == *owner;
        let write = |t: &heddle_model::Touch| matches!(t.act, Act::Write { .. });
        let touched = e.touches.iter().filter(|t| write(t)).any(|t| covers(name, &t.object));
        own && touched
    };
    changed || events.iter().any(says)
}

/// Whether another thread goes on at a place than the one that went last.
pub fn is_switch(walked: &Walked, place: usize) -> bool {
    let mover = |step: usize| walked.steps.get(step).map(|s| s.actor);
    let somebody = |a: &Actor| *a != Actor::NOBODY;
    let last = (0..place).rev().filter_map(mover).find(somebody);
    let next = mover(place).filter(somebody);
    matches!((last, next), (Some(a), Some(b)) if a != b)
}
