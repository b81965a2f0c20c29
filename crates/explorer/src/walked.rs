//! A run, executed step by step by the plain interpreter, with the values after each step.

use crate::Path;
use heddle_engine::{Choice, Walk, simulate};
use heddle_model::{Erased, Event, Fault, Model};
use heddle_report::TraceStep;
use std::rc::Rc;

/// Owner, name, value.
pub type Values = Vec<(String, String, String)>;

/// A run and all that is seen on it.
#[derive(Clone, Default)]
pub struct Walked {
    pub path: Path,
    pub steps: Vec<TraceStep>,
    /// The state before the first step and after each, where there is one.
    pub states: Vec<Vec<u8>>,
    pub values: Vec<Values>,
    /// The ways on from its end.
    pub choices: Vec<Choice>,
    /// What is wrong with its last step, or with stopping at its end.
    pub fault: Option<Fault>,
}

/// Runs that were walked not long ago: who steps through one asks for its parts.
pub struct Walks<'m> {
    model: Erased<'m>,
    kept: Vec<Rc<Walked>>,
}

const KEPT: usize = 6;

impl<'m> Walks<'m> {
    pub fn new(model: Erased<'m>) -> Self {
        Walks { model, kept: Vec::new() }
    }

    /// Walks a run, or says which of its steps cannot be taken.
    pub fn walk(&mut self, path: &Path) -> Result<Rc<Walked>, String> {
        if let Some(at) = self.kept.iter().position(|w| w.path == *path) {
            let walked = self.kept.remove(at);
            self.kept.push(Rc::clone(&walked));
            return Ok(walked);
        }
        let walked = Rc::new(walk(self.model, path)?);
        if self.kept.len() >= KEPT {
            self.kept.remove(0);
        }
        self.kept.push(Rc::clone(&walked));
        Ok(walked)
    }

    /// What broke in the last step of a run, if nothing can follow it.
    pub fn broken(&mut self, path: &Path) -> Result<Option<Fault>, String> {
        let last = |w: &&Rc<Walked>| w.path.initial == path.initial && w.path.steps == path.steps;
        let known = self.kept.iter().find(last).map(Rc::clone);
        let walked = match known {
            Some(walked) => walked,
            None if self.state(path).is_ok() => return Ok(None),
            None => self.walk(path)?,
        };
        Ok(walked.fault.filter(|_| walked.states.len() <= walked.steps.len()))
    }

    /// The state after the first steps of a run, from a run that is known if there is one.
    pub fn state(&mut self, path: &Path) -> Result<Vec<u8>, String> {
        let n = path.steps.len();
        let same = |w: &&Rc<Walked>| {
            w.path.initial == path.initial && w.path.steps.get(..n) == Some(&path.steps)
        };
        if let Some(state) = self.kept.iter().find(same).and_then(|w| w.states.get(n)) {
            return Ok(state.clone());
        }
        let walked = self.walk(path)?;
        walked.states.get(n).cloned().ok_or_else(|| "the program cannot go on after this".into())
    }
}

fn walk(model: Erased<'_>, path: &Path) -> Result<Walked, String> {
    let mut walk = simulate(&model, path.initial, 0).map_err(|e| e.to_string())?;
    let mut out = Walked { path: path.clone(), ..Walked::default() };
    out.states.push(walk.state().to_vec());
    out.values.push(values(model, walk.state()));
    for (i, &step) in path.steps.iter().enumerate() {
        let index = walk.choices().iter().position(|c| c.step == step);
        let index = index.ok_or_else(|| format!("step {} cannot be taken here", i + 1))?;
        let choice = walk.choices()[index].clone();
        let events = told(model, walk.state(), &choice)?;
        Walk::take(&mut walk, index);
        out.steps.push(TraceStep { actor: step.actor, events });
        if choice.after.is_some() {
            out.states.push(walk.state().to_vec());
            out.values.push(values(model, walk.state()));
        }
        out.fault = choice.fault;
    }
    out.fault = out.fault.or_else(|| walk.stuck());
    out.choices = walk.choices().to_vec();
    Ok(out)
}

/// What a step does, by the plain interpreter; it must agree with the search.
pub fn told(model: Erased<'_>, state: &[u8], choice: &Choice) -> Result<Vec<Event>, String> {
    let (events, after) =
        model.narrate(state, choice.step).ok_or("the interpreter has no such step")?;
    if after == choice.after {
        Ok(events)
    } else {
        Err("interpreter and search disagree on a step: a bug in heddle".into())
    }
}

pub fn values(model: Erased<'_>, state: &[u8]) -> Values {
    model.fields(state).into_iter().map(|f| (f.owner, f.name, f.value)).collect()
}

/// The ways on from a state.
pub fn choices_at(model: Erased<'_>, state: &[u8]) -> (Vec<Choice>, Option<Fault>) {
    let mut list = Ways::default();
    let mut worker = model.worker();
    heddle_model::Worker::expand(&mut worker, state, &mut list);
    let stuck = list.0.is_empty().then(|| heddle_model::Worker::stuck(&mut worker, state));
    (list.0, stuck.flatten())
}

#[derive(Default)]
struct Ways(Vec<Choice>);

impl heddle_model::Sink for Ways {
    fn step(&mut self, step: heddle_model::Step, after: &[u8]) {
        self.0.push(Choice { step, fault: None, after: Some(after.to_vec()) });
    }

    fn fault(&mut self, step: heddle_model::Step, fault: Fault, after: Option<&[u8]>) {
        self.0.push(Choice { step, fault: Some(fault), after: after.map(<[u8]>::to_vec) });
    }
}
