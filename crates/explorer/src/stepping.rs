//! Runs and the ways on from them as typed values: for a debugger, which holds one run and
//! moves along it, where the page asks for each anew.

use crate::Path;
use crate::desk::{Explorer, Known, with_explorer};
use crate::walked::{Walked, choices_at, told, values};
use heddle_model::{Blocked, Event, FaultKind, Model, Site, Step, Violation};
use heddle_report::TraceStep;
use heddle_session::{Context, Refusal};
use heddle_span::{SourceMap, Span};

/// A way on from a state.
#[derive(Clone, Debug)]
pub struct Way {
    pub step: Step,
    pub events: Vec<Event>,
    /// What it breaks, if it does.
    pub breaks: Option<Violation>,
}

/// Opens the property that the setup names and lends its model.
pub fn explore(
    setup: &crate::Setup<'_>,
    context: Context<'_>,
    then: &mut dyn FnMut(&mut Explorer<'_>),
) -> Result<(), Refusal> {
    with_explorer(setup, &setup.property, &Known::default(), context, then)
}

impl Explorer<'_> {
    pub fn sources(&self) -> &SourceMap {
        self.sources
    }

    /// The run that it began with, walked; without a trail, the initial state alone.
    pub fn beginning(&mut self) -> Result<Walked, String> {
        let start = self.start.clone();
        self.walks.walk(&start).map(|walked| (*walked).clone())
    }

    /// What is wrong at the end of a run, if anything is.
    pub fn violation(&self, walked: &Walked) -> Option<Violation> {
        let path = &walked.path;
        let repeats = || {
            let text = "the marked part of the run repeats for ever";
            path.cycle.map(|_| Violation::new(FaultKind::AcceptanceCycle, text, None))
        };
        let own = || walked.fault.map(|f| self.model.violation(f)).or_else(repeats);
        self.known.violation(&self.property.name, path).or_else(own)
    }

    /// The ways on from a state.
    pub fn ways_from(&self, state: &[u8]) -> Vec<Way> {
        let way = |c: &heddle_engine::Choice| {
            let (events, _) = self.model.narrate(state, c.step)?;
            let breaks = c.fault.map(|f| self.model.violation(f));
            Some(Way { step: c.step, events, breaks })
        };
        choices_at(self.model, state).0.iter().filter_map(way).collect()
    }

    /// Who cannot move in a state, and why.
    pub fn blocked_in(&self, state: &[u8]) -> Vec<Blocked> {
        self.model.blocked(state)
    }

    /// Where the program has statements.
    pub fn statements(&self) -> Vec<Span> {
        let span = |site: Site| match site {
            Site::Statement { span, .. } => span,
            Site::Warning { .. } => None,
        };
        self.model.sites().into_iter().filter_map(span).collect()
    }

    /// Takes one more step at the end of a run.
    pub fn go_on(&self, walked: &mut Walked, step: Step) -> Result<(), String> {
        let state = walked.states.get(walked.steps.len()).ok_or("the run is over")?;
        let choice = walked.choices.iter().find(|c| c.step == step);
        let choice = choice.ok_or("this step cannot be taken here")?.clone();
        let events = told(self.model, state, &choice)?;
        walked.path.cycle = None;
        walked.path.steps.push(step);
        walked.steps.push(TraceStep { actor: step.actor, events });
        walked.fault = choice.fault;
        walked.choices.clear();
        if let Some(after) = choice.after {
            let (choices, stuck) = choices_at(self.model, &after);
            walked.values.push(values(self.model, &after));
            walked.states.push(after);
            walked.fault = walked.fault.or(stuck);
            walked.choices = choices;
        }
        Ok(())
    }

    /// Forgets what comes after the first steps of a run.
    pub fn cut(&self, walked: &mut Walked, n: usize) {
        if n >= walked.steps.len() {
            return;
        }
        walked.path = Path { cycle: None, ..walked.path.first(n) };
        walked.steps.truncate(n);
        walked.states.truncate(n + 1);
        walked.values.truncate(n + 1);
        let (choices, stuck) = choices_at(self.model, &walked.states[n]);
        (walked.choices, walked.fault) = (choices, stuck);
    }
}
