//! Runs, the ways on from them, and runs beside them, as data for the page.

use crate::Path;
use crate::arrows::arrows;
use crate::desk::Explorer;
use crate::path::step_name;
use crate::walked::{Values, Walked, choices_at};
use heddle_engine::Choice;
use heddle_model::{Fault, Model};
use heddle_report::{RunData, Trace};
use serde_json::{Value, json};

/// States that the search for a passing run may look at, in each of its questions.
const LOOKED_AT: u64 = 100_000;

impl Explorer<'_> {
    /// A run, with its violation if it has one.
    pub fn run(&mut self, path: &Path) -> Result<Value, String> {
        let walked = self.walks.walk(path)?;
        let trace = Trace {
            steps: walked.steps.clone(),
            cycle_start: path.cycle,
            violation: self.violation(&walked),
        };
        let blocked = match walked.states.get(walked.steps.len()) {
            Some(state) => self.model.blocked(state),
            None => Vec::new(),
        };
        Ok(self.data(&trace, &walked.values, &blocked, path))
    }

    fn data(
        &self,
        trace: &Trace,
        values: &[Values],
        blocked: &[heddle_model::Blocked],
        path: &Path,
    ) -> Value {
        let arrows: Vec<Value> = arrows(trace.steps.iter().map(|s| s.events.as_slice()))
            .iter()
            .map(|a| json!([a.kind.name(), a.from.0, a.from.1, a.to.0, a.to.1, a.object]))
            .collect();
        let run = RunData { trace, values, blocked, sources: self.sources, arrows };
        let mut data = run.json();
        data["name"] = json!(path.name(&self.start));
        data["path"] = path.steps.iter().map(|&s| step_name(s)).collect();
        data["initial"] = json!(path.initial);
        data["property"] = json!(self.property.name);
        data["coarse"] = json!(self.coarse);
        data
    }

    /// Every way on from the end of a run, everybody who cannot move there, and what is to
    /// be said of the property.
    pub fn ways(&mut self, path: &Path) -> Result<Value, String> {
        if let Some(fault) = self.walks.broken(path)? {
            let status = json!(["violated", self.told(fault)]);
            return Ok(json!({"ways": [], "blocked": [], "stuck": null, "status": status}));
        }
        let state = self.walks.state(path)?;
        let (choices, stuck) = choices_at(self.model, &state);
        let ways = choices.iter().map(|c| self.way(&state, c)).collect::<Result<Vec<_>, _>>()?;
        let blocked = self.model.blocked(&state);
        let blocked: Vec<Value> = blocked.iter().map(|b| self.blocked(b)).collect();
        let n_bad = choices.iter().filter(|c| c.fault.is_some()).count();
        // A step that breaks the program may lead on all the same.
        let broke = self.broken_at(path);
        let status = match (stuck, n_bad, choices.len()) {
            _ if broke.is_some() => json!(["violated", broke]),
            (Some(fault), _, _) => json!(["violated", self.told(fault)]),
            (None, 0, 0) => json!(["holds", "the run is over and nothing was wrong"]),
            (None, 0, _) => json!(["holds", "nothing is wrong up to here"]),
            (None, n, m) if n == m => json!(["violated", "every way on breaks it"]),
            (None, n, m) => json!(["open", format!("{n} of {m} ways on break it")]),
        };
        let mut n_initial = 0;
        self.model.initial(&mut |_| n_initial += 1);
        Ok(json!({
            "ways": ways, "blocked": blocked, "stuck": stuck.map(|f| self.told(f)),
            "status": status, "initials": n_initial,
        }))
    }

    /// What is known to be wrong at the end of a run: by a search, or because it is the run
    /// that was given, whose end repeats. (A part of a run has no name for what repeats.)
    fn broken_at(&self, path: &Path) -> Option<String> {
        let is_start = (path.initial, &path.steps) == (self.start.initial, &self.start.steps);
        let path = if is_start { &self.start } else { path };
        let known = self.known.violation(&self.property.name, path).map(|v| v.message);
        let repeats = || path.cycle.map(|_| "the marked part of the run repeats for ever".into());
        known.or_else(repeats)
    }

    fn way(&self, state: &[u8], c: &Choice) -> Result<Value, String> {
        let (events, _) = self.model.narrate(state, c.step).ok_or("no such step")?;
        let events: Vec<Value> =
            events.iter().map(|e| heddle_report::event_data(e, self.sources)).collect();
        let fault = c.fault.map(|f| self.told(f));
        Ok(json!({"step": step_name(c.step), "events": events, "fault": fault}))
    }

    fn blocked(&self, b: &heddle_model::Blocked) -> Value {
        let at = b.span.map(|s| heddle_report::place(s, self.sources));
        json!({"lane": b.lane, "text": b.text, "reason": b.reason, "at": at})
    }

    fn told(&self, fault: Fault) -> String {
        let violation = self.model.violation(fault);
        format!("{}: {}", violation.kind.name(), violation.message)
    }

    /// The passing run that is nearest to this one.
    pub fn compare(&mut self, path: &Path) -> Result<Value, String> {
        let walked = self.walks.walk(path)?;
        if walked.fault.is_none() && path.cycle.is_none() {
            return Ok(
                json!({"why": "this run does not fail: there is nothing to compare it with"}),
            );
        }
        let (states, cycle) = before_steps(&walked, path.cycle);
        let options =
            heddle_engine::Options { max_states: Some(LOOKED_AT), ..self.limits.search() };
        let found = heddle_engine::erased::nearest_passing(
            self.model,
            states,
            path.steps.len(),
            cycle,
            &options,
            &self.limits.stop,
        );
        let Some(found) = found else {
            let text = "no passing run was found: every run that was looked at fails";
            return Ok(json!({"why": text}));
        };
        let steps = path.steps[..found.common].iter().chain(&found.steps).copied().collect();
        let passing = Path { initial: path.initial, steps, cycle: None };
        let run = self.run(&passing)?;
        Ok(json!({"common": found.common, "ends": found.ends, "run": run}))
    }
}

/// The states that a passing run may leave a failing one in, and those of its cycle.
fn before_steps(walked: &Walked, cycle_start: Option<usize>) -> (&[Vec<u8>], &[Vec<u8>]) {
    // The state in which nobody can move is not left.
    let n = walked.states.len().min(walked.steps.len().max(1));
    let cycle = cycle_start.map_or(&[][..], |c| &walked.states[c.min(n)..n]);
    (&walked.states[..n], cycle)
}
