//! The search that the page starts, watches and stops.
//!
//! It is `heddle check` of the same input with the same options, in a thread of its own,
//! under limits of its own, which end with those of the explorer.

use crate::Setup;
use crate::desk::{Known, with_explorer, words};
use heddle_engine::{Progress, Reason};
use heddle_model::{Site, Trail, Verdict};
use heddle_report::ViolationJson;
use heddle_session::{Checked, Context, Event, Host, Limits, Silent, Watch};
use heddle_span::SourceMap;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// The search of a page, if there is one, and what it has found.
#[derive(Default)]
pub struct Live(Mutex<State>);

#[derive(Default)]
struct State {
    limits: Option<Limits>,
    began: Option<Instant>,
    seconds: f64,
    progress: Option<Arc<Progress>>,
    memory_limit: u64,
    /// Time, states, transitions, depth, queue, memory.
    curve: Vec<[f64; 6]>,
    cards: Vec<Value>,
    notes: Vec<String>,
    error: Option<String>,
}

/// Points of the curve, at most: then every other one is dropped.
const POINTS: usize = 600;

impl Live {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Whether a new search may begin; if so it has begun.
    pub fn begin(&self, of: &Limits) -> bool {
        let mut s = self.state();
        if s.limits.is_some() {
            return false;
        }
        let limits = Limits::new(of.memory, of.workers);
        *s = State { limits: Some(limits), began: Some(Instant::now()), ..State::default() };
        true
    }

    pub fn stop(&self) {
        if let Some(limits) = &self.state().limits {
            limits.stop.set(Reason::Interrupted);
        }
    }

    /// Runs the search that has begun.
    pub fn run(&self, setup: &Setup<'_>, known: &Known, host: &dyn Host) {
        let Some(limits) = self.state().limits.clone() else { return };
        let watch = Watching(self);
        let context = Context { host, watch: &watch, limits: &limits };
        let opened = setup.program.open(context);
        let done = opened.and_then(|mut subject| {
            heddle_session::check(
                &mut *subject,
                &setup.options,
                context,
                &mut |checked, sources| {
                    let run = found(setup, known, &checked, context);
                    self.state().cards.push(card(&checked, run, sources));
                },
            )
        });
        let mut s = self.state();
        s.error = done.err().map(|refusal| words(&refusal));
        s.seconds = s.began.map_or(0.0, |b| b.elapsed().as_secs_f64());
        s.limits = None;
        s.progress = None;
    }

    /// How it stands.
    pub fn json(&self) -> Value {
        let mut s = self.state();
        let running = s.limits.is_some();
        let seconds = match (running, s.began) {
            (true, Some(began)) => began.elapsed().as_secs_f64(),
            _ => s.seconds,
        };
        if let Some(p) = s.progress.clone() {
            let n = |a: &AtomicU64| a.load(Ordering::Relaxed) as f64;
            let point = [n(&p.states), n(&p.transitions), n(&p.depth), n(&p.queue), n(&p.memory)];
            let [a, b, c, d, e] = point;
            s.curve.push([seconds, a, b, c, d, e]);
            if s.curve.len() > POINTS {
                let mut keep = false;
                s.curve.retain(|_| {
                    keep = !keep;
                    keep
                });
            }
        }
        json!({
            "running": running, "seconds": seconds, "begun": s.began.is_some(),
            "curve": s.curve, "cards": s.cards, "notes": s.notes, "error": s.error,
            "memoryLimit": s.memory_limit,
        })
    }
}

struct Watching<'l>(&'l Live);

impl Watch for Watching<'_> {
    fn event(&self, event: Event<'_>) {
        let mut s = self.0.state();
        match event {
            Event::Begins { progress, memory_limit } => {
                s.progress = Some(Arc::clone(progress));
                s.memory_limit = memory_limit;
            }
            Event::Ends => s.progress = None,
            Event::Warning(text) | Event::Note(text) => s.notes.push(text.to_string()),
            _ => {}
        }
    }
}

/// The name of the run that was found, in the steps of the page.
fn found(
    setup: &Setup<'_>,
    known: &Known,
    checked: &Checked,
    context: Context<'_>,
) -> Option<String> {
    let Verdict::Violated(trail) = checked.verdict() else { return None };
    let trail: Trail = trail.clone();
    let property = checked.property.name.clone();
    let setup = Setup { trail: Some(trail), property: property.clone(), ..setup.clone() };
    let (mut name, limits) = (None, Limits::new(context.limits.memory, 1));
    let context = Context { watch: &Silent, limits: &limits, ..context };
    // What cannot be told in small steps is told by `heddle explore` of its trail.
    let _ = with_explorer(&setup, &property, known, context, &mut |explorer| {
        name = (!explorer.coarse).then(|| explorer.start.to_string());
    });
    name
}

fn card(checked: &Checked, run: Option<String>, sources: &SourceMap) -> Value {
    let violation = match &checked.replayed {
        Some(Ok(run)) => run.trace.violation.as_ref(),
        _ => None,
    };
    let summary = match &checked.replayed {
        Some(Ok(run)) => run.trace.summary(),
        Some(Err(why)) => format!("the run that was found does not replay: {why}"),
        None => String::new(),
    };
    let unreached = checked.unreached.iter().filter_map(|s| match s {
        Site::Statement { owner, span, text } => {
            let at = span.map(|s| heddle_report::place(s, sources));
            Some(json!({"owner": owner, "at": at, "text": text}))
        }
        Site::Warning { .. } => None,
    });
    let gaps: Vec<String> = checked.gaps().iter().map(ToString::to_string).collect();
    json!({
        "name": checked.property.name, "title": checked.property.title,
        "verdict": checked.verdict().word(), "doubts": checked.warnings, "gaps": gaps,
        "violation": violation.map(|v| ViolationJson::new(v, sources)), "summary": summary,
        "unreached": unreached.collect::<Vec<_>>(), "numbers": checked.numbers, "run": run,
    })
}
