//! A property's model, held open: whoever asks about its runs is answered by the thread
//! that has it.

use crate::refine::refine;
use crate::server::{Answer, Asked, Query};
use crate::walked::Walks;
use crate::{Path, Setup};
use heddle_engine::Stop;
use heddle_model::{Erased, Trail, Violation};
use heddle_session::{Context, Limits, Property, Purpose, Refusal, Replayed, Subject};
use heddle_span::SourceMap;
use serde_json::Value;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// A model, and how to speak of it.
pub struct Explorer<'m> {
    pub(crate) model: Erased<'m>,
    pub(crate) sources: &'m SourceMap,
    pub(crate) property: Property,
    pub(crate) limits: &'m Limits,
    pub(crate) walks: Walks<'m>,
    /// The run that is called `trail`.
    pub(crate) start: Path,
    /// Runs are shown in the steps of the search.
    pub(crate) coarse: bool,
    pub(crate) known: &'m Known,
    pub(crate) swept: Option<Value>,
}

/// Violations that were found, by property and run: those of a cycle cannot be seen in any
/// of its states.
#[derive(Debug, Default)]
pub struct Known(Mutex<Vec<(String, Path, Violation)>>);

impl Known {
    pub(crate) fn add(&self, property: &str, path: &Path, violation: Violation) {
        let mut all = self.0.lock().unwrap_or_else(|e| e.into_inner());
        all.push((property.to_string(), path.clone(), violation));
    }

    pub(crate) fn violation(&self, property: &str, path: &Path) -> Option<Violation> {
        let all = self.0.lock().unwrap_or_else(|e| e.into_inner());
        all.iter().find(|k| k.0 == property && k.1 == *path).map(|k| k.2.clone())
    }
}

/// Builds the model for a property of the program and lends it, with the trail in its steps.
pub fn with_explorer(
    setup: &Setup<'_>,
    property: &str,
    known: &Known,
    context: Context<'_>,
    then: &mut dyn FnMut(&mut Explorer<'_>),
) -> Result<(), Refusal> {
    let mut subject = setup.program.open(context)?;
    let sources = subject.sources().clone();
    let wrong = |wrong| Refusal::Wrong(wrong, Box::new(sources.clone()));
    let mut all = subject.properties(context).map_err(wrong)?;
    all.extend(subject.further());
    let Some(property) = all.into_iter().find(|p| p.name == property) else {
        let text = format!("the input has no property `{property}` (any more)");
        return Err(Refusal::Missing(text));
    };
    let trail = setup.trail.as_ref().filter(|_| property.name == setup.property);
    let told = trail.map(|t| Ok((t, told(&mut *subject, &property, t, context)?)));
    let told = told.transpose().map_err(Refusal::Missing)?;
    let mut lent = false;
    for purpose in [Purpose::Walk, Purpose::Tell] {
        let asked = subject.ask(&property, purpose, context, &mut |question| {
            let model = question.ready(context.limits);
            let coarse = purpose == Purpose::Tell;
            let start = match &told {
                None => Some(Path::default()),
                Some((trail, _)) if coarse => Some(as_it_is(trail)),
                Some((trail, run)) => in_small_steps(model, trail, run, &context.limits.stop),
            };
            let Some(start) = start else { return };
            if let Some(violation) = told.as_ref().and_then(|t| t.1.trace.violation.clone()) {
                known.add(&property.name, &start, violation);
            }
            lent = true;
            then(&mut Explorer {
                model,
                sources: &sources,
                property: property.clone(),
                limits: context.limits,
                walks: Walks::new(model),
                start,
                coarse,
                known,
                swept: None,
            });
        });
        asked.map_err(|wrong| Refusal::Wrong(wrong, Box::new(sources.clone())))?;
        if lent {
            break;
        }
    }
    Ok(())
}

/// The run of a trail, executed again.
fn told(
    subject: &mut dyn Subject,
    property: &Property,
    trail: &Trail,
    context: Context<'_>,
) -> Result<Replayed, String> {
    let mut replayed = Err("there is no model".to_string());
    let asked = subject.ask(property, Purpose::Search, context, &mut |question| {
        replayed = heddle_session::replay(question.ready(context.limits), trail);
    });
    asked.map_err(|wrong| wrong.first().map_or(String::new(), |d| d.message.clone()))?;
    let why = |why| format!("the trail does not replay: {why}");
    heddle_session::tell(subject, property, trail, replayed.map_err(why)?, context).map_err(why)
}

fn as_it_is(trail: &Trail) -> Path {
    let cycle = trail.cycle_start.map(|c| c as usize);
    Path { initial: trail.initial, steps: trail.steps.clone(), cycle }
}

fn in_small_steps(model: Erased<'_>, trail: &Trail, run: &Replayed, stop: &Stop) -> Option<Path> {
    // What is wrong with a cycle cannot be seen at its end.
    let fault = trail.cycle_start.is_none().then_some(trail.fault);
    let found = refine(model, trail.initial, &run.trace.steps, fault, stop)?;
    let cycle = match trail.cycle_start {
        Some(0) => Some(0),
        Some(c) => Some(*found.after.get(c as usize - 1)?),
        None => None,
    };
    let in_run = cycle.is_none_or(|c| c < found.path.steps.len());
    in_run.then_some(Path { cycle, ..found.path })
}

impl Explorer<'_> {
    /// Answers one question of the page.
    pub fn answer(&mut self, place: &str, query: &Query) -> Result<Value, String> {
        let path = match query.get("path") {
            Some(text) => Path::parse(text, &self.start)?,
            None => self.start.clone(),
        };
        match place {
            "run" => self.run(&path),
            "ways" => self.ways(&path),
            "compare" => self.compare(&path),
            "graph" => self.graph(&path, query.number("limit").unwrap_or(200)),
            "sweep" => Ok(self.sweep()),
            _ => Err(format!("nobody knows what `{place}` is")),
        }
    }
}

/// Answers until the page is closed.
pub fn sit(
    setup: &Setup<'_>,
    property: &str,
    known: &Known,
    context: Context<'_>,
    asked: &Receiver<Asked>,
) {
    let over = || context.limits.stop.is_set();
    let opened = with_explorer(setup, property, known, context, &mut |explorer| {
        serve(asked, &over, &mut |a| match explorer.answer(&a.place, &a.query) {
            Ok(value) => Answer::json(&value),
            Err(why) => Answer::wrong(400, &why),
        });
    });
    if let Err(refusal) = opened {
        let why = words(&refusal);
        serve(asked, &over, &mut |_| Answer::wrong(400, &why));
    }
}

fn serve(
    asked: &Receiver<Asked>,
    over: &dyn Fn() -> bool,
    answer: &mut dyn FnMut(&Asked) -> Answer,
) {
    while !over() {
        match asked.recv_timeout(Duration::from_millis(100)) {
            Ok(one) => {
                let answer = answer(&one);
                one.reply(answer);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Why not, in one sentence.
pub fn words(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Usage(why) | Refusal::Missing(why) => why.clone(),
        Refusal::Wrong(wrong, sources) => {
            let one = |d: &heddle_span::Diagnostic| match d.labels.first() {
                Some(label) => format!("{}: {}", sources.place(label.span), d.message),
                None => d.message.clone(),
            };
            wrong.iter().map(one).collect::<Vec<_>>().join("; ")
        }
    }
}
