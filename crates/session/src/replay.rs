//! A run executed again, step by step, as people see it.

use crate::{Context, Property, Purpose, Subject};
use heddle_engine::{Replay, ReplayError, Stop};
use heddle_model::{Blocked, Erased, Event, Field, Model, Trail};
use heddle_report::{Trace, TraceStep};

/// A run as it was executed again.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub trace: Trace,
    /// The values after each step, the initial ones first: owner, name, value. Where the
    /// last step leads to no state, those at the place where it broke, if they are known.
    pub fields: Vec<Vec<(String, String, String)>>,
    /// Who cannot move at its end.
    pub blocked: Vec<Blocked>,
}

/// Executes a saved trail by the model's plain interpreter and checks every state on the
/// way. What a search finds was executed so before it was saved ([`replay_until`]), where a
/// disagreement is our bug; of a trail that somebody saved it says that it was edited.
pub fn replay(model: Erased<'_>, trail: &Trail) -> Result<Replayed, String> {
    let replay = heddle_engine::erased::replay(model, trail).map_err(|e| match e {
        ReplayError::Disagree { at } => format!("step {at} is none of this program"),
        other => other.to_string(),
    })?;
    Ok(as_told(model, trail, replay))
}

/// The same, given up soon after the run was told to stop.
pub(crate) fn replay_until(
    model: Erased<'_>,
    trail: &Trail,
    stop: &Stop,
) -> Result<Replayed, ReplayError> {
    let replay = heddle_engine::erased::replay_until(model, trail, stop)?;
    Ok(as_told(model, trail, replay))
}

/// The run as a person is to see it: with the values that the search forgot.
pub fn tell(
    subject: &mut dyn Subject,
    property: &Property,
    trail: &Trail,
    replayed: Replayed,
    context: Context<'_>,
) -> Result<Replayed, String> {
    if !subject.tells() {
        return Ok(replayed);
    }
    let mut told = Err("there is no model".to_string());
    let asked = subject.ask(property, Purpose::Tell, context, &mut |question| {
        let model = question.ready(context.limits);
        let replay = heddle_engine::erased::tell(model, trail).map_err(|e| e.to_string());
        told = replay.map(|replay| as_told(model, trail, replay));
    });
    asked.map_err(|wrong| wrong.first().map_or(String::new(), |d| d.message.clone()))?;
    let told = told.and_then(|mut told| match is_same_run(&replayed, &told) {
        // What is wrong, the searched model knows: a fault is its own number.
        true => {
            told.trace.violation = replayed.trace.violation.clone();
            Ok(told)
        }
        false => Err("the run that is told is not the one that was found".to_string()),
    });
    if subject.tells_every_run() { told } else { Ok(told.unwrap_or(replayed)) }
}

/// Whether both tell of the same statements. One that knows its place better may be worded
/// otherwise, but says that it did the same; and those may be told, too, that come before the
/// first state of a search.
fn is_same_run(found: &Replayed, told: &Replayed) -> bool {
    let is_same = |(a, b): (&Event, &Event)| {
        let did = |e: &Event| (e.changes.clone(), e.note.clone());
        a.lane == b.lane && (a.text == b.text || did(a) == did(b))
    };
    let is_same_step = |(a, b): (&TraceStep, &TraceStep)| {
        let mut told = b.events.iter();
        a.events.iter().all(|e| told.any(|t| is_same((e, t))))
    };
    let (a, b) = (&found.trace.steps, &told.trace.steps);
    a.len() == b.len() && a.iter().zip(b).all(is_same_step)
}

fn as_told(model: Erased<'_>, trail: &Trail, replay: Replay) -> Replayed {
    let values = |fields: Vec<Field>| {
        fields.into_iter().map(|f| (f.owner, f.name, f.value)).collect::<Vec<_>>()
    };
    let mut fields: Vec<_> = replay.states.iter().map(|s| values(model.fields(s))).collect();
    // A step that breaks the program leads to no state, but to a place.
    if let (Some(before), Some(last)) = (replay.states.last(), replay.steps.last())
        && replay.states.len() == replay.steps.len()
        && let Some(there) = model.fields_within(before, last.step)
    {
        fields.push(values(there));
    }
    let blocked = replay.states.last().map_or(Vec::new(), |s| model.blocked(s));
    let steps = replay.steps.into_iter();
    let steps = steps.map(|t| TraceStep { actor: t.step.actor, events: t.events }).collect();
    let trace = Trace {
        steps,
        cycle_start: trail.cycle_start.map(|c| c as usize),
        violation: Some(model.violation(trail.fault)),
    };
    Replayed { trace, fields, blocked }
}
