//! A run and the ways on from its end, as data for the page.

use crate::path::step_name;
use crate::{Explorer, Path};
use heddle_engine::{Choice, simulate};
use heddle_model::{Erased, Event, Fault, Model};
use heddle_report::{Trace, TraceStep};
use serde_json::{Value, json};

/// The run, told as `heddle replay --html` tells it, and its name in parts.
pub fn run_data(explorer: &Explorer<'_>, path: &Path) -> Result<Value, String> {
    let walked = walk(explorer.model, path)?;
    let trace = Trace { steps: walked.steps, cycle_start: None, violation: None };
    let mut data =
        heddle_report::page_data(&explorer.title, &trace, &walked.fields, explorer.sources);
    data["initial"] = json!(path.initial);
    data["path"] = path.steps.iter().map(|&s| step_name(s)).collect();
    Ok(data)
}

/// Every way on from the end of a run, and everybody who cannot move there.
pub fn choices(explorer: &Explorer<'_>, path: &Path) -> Result<Value, String> {
    let model = &explorer.model;
    let mut walked = walk(*model, path)?;
    let tell = |fault: Fault| {
        let violation = model.violation(fault);
        format!("{}: {}", violation.kind.name(), violation.message)
    };
    let choice = |c: &Choice| -> Result<Value, String> {
        let (events, _) = model.narrate(&walked.state, c.step).ok_or("no such step")?;
        let events: Vec<Value> =
            events.iter().map(|e| heddle_report::event_data(e, explorer.sources)).collect();
        Ok(json!({"step": step_name(c.step), "events": events, "fault": c.fault.map(tell)}))
    };
    let ways = walked.choices.iter().map(choice).collect::<Result<Vec<_>, _>>()?;
    let stuck = walked.stuck.take().map(tell);
    let blocked: Vec<Value> = model
        .blocked(&walked.state)
        .iter()
        .map(|b| json!({"lane": b.lane, "text": b.text, "reason": b.reason}))
        .collect();
    let mut n_initial = 0;
    model.initial(&mut |_| n_initial += 1);
    Ok(json!({"choices": ways, "blocked": blocked, "stuck": stuck, "initials": n_initial}))
}

struct Walked {
    steps: Vec<TraceStep>,
    fields: Vec<Vec<(String, String, String)>>,
    state: Vec<u8>,
    choices: Vec<Choice>,
    stuck: Option<Fault>,
}

fn walk(model: Erased<'_>, path: &Path) -> Result<Walked, String> {
    let mut walk = simulate(&model, path.initial, 0).map_err(|e| e.to_string())?;
    let mut steps = Vec::new();
    let mut fields = vec![values(model, walk.state())];
    for (i, &step) in path.steps.iter().enumerate() {
        let index = walk.choices().iter().position(|c| c.step == step);
        let index = index.ok_or_else(|| format!("step {} cannot be taken here", i + 1))?;
        let before = walk.state().to_vec();
        let events = told(model, &before, &walk.choices()[index])?;
        heddle_engine::Walk::take(&mut walk, index);
        steps.push(TraceStep { actor: step.actor, events });
        fields.push(values(model, walk.state()));
    }
    let stuck = walk.stuck();
    let (state, choices) = (walk.state().to_vec(), walk.choices().to_vec());
    Ok(Walked { steps, fields, state, choices, stuck })
}

/// What a step does, by the plain interpreter; it must agree with the search.
fn told(model: Erased<'_>, state: &[u8], choice: &Choice) -> Result<Vec<Event>, String> {
    let (events, after) =
        model.narrate(state, choice.step).ok_or("the interpreter has no such step")?;
    if after == choice.after {
        Ok(events)
    } else {
        Err("interpreter and search disagree on a step: a bug in heddle".into())
    }
}

fn values(model: Erased<'_>, state: &[u8]) -> Vec<(String, String, String)> {
    model.fields(state).into_iter().map(|f| (f.owner, f.name, f.value)).collect()
}
