//! Who is where: the threads of a run at one of its places.

use crate::debugger::Debugger;
use heddle_model::Event;
use heddle_span::Span;

/// Where a thread is.
#[derive(Clone, Debug)]
pub struct Standing {
    pub lane: String,
    pub span: Option<Span>,
    /// The statement that it is about to execute.
    pub text: String,
    /// Why it cannot move.
    pub waits: Option<String>,
}

impl Debugger<'_, '_, '_> {
    /// The threads at the current place: first who takes the next step of the run, then who
    /// could, then who waits. Where nobody is left, who moved last.
    pub fn standing(&self) -> Vec<Standing> {
        let mut all: Vec<Standing> = Vec::new();
        let mut add = |lane: &str, span: Option<Span>, text: &str, waits: Option<String>| {
            if all.iter().all(|s| s.lane != lane) {
                let (lane, text) = (lane.to_string(), text.to_string());
                all.push(Standing { lane, span, text, waits });
            }
        };
        if let Some((event, violation)) = self.faulty() {
            let span = violation.span.or(event.span);
            add(&event.lane, span, &event.text, Some(violation.message));
        }
        if let Some(next) = self.walked.steps.get(self.at) {
            next.events.iter().for_each(|e| add(&e.lane, e.span, &e.text, None));
        }
        // After a step that breaks there is no state; the others stand where they stood.
        let states = &self.walked.states;
        if let Some(state) = states.get(self.at).or(states.last()) {
            for way in self.explorer.ways_from(state) {
                way.events.iter().take(1).for_each(|e| add(&e.lane, e.span, &e.text, None));
            }
            for b in self.explorer.blocked_in(state) {
                add(&b.lane, b.span, &b.text, Some(b.reason));
            }
        }
        if all.is_empty()
            && let Some(e) = self.last_event()
        {
            all.push(Standing {
                lane: e.lane.clone(),
                span: e.span,
                text: e.text.clone(),
                waits: Some("ended".into()),
            });
        }
        all
    }

    /// The statement that breaks the property, at the place where it is broken.
    fn faulty(&self) -> Option<(&Event, heddle_model::Violation)> {
        let violation = self.violation_here()?;
        let step = self.walked.steps.get(self.at.checked_sub(1)?)?;
        let at = |e: &&Event| e.span.is_some() && e.span == violation.span;
        let mover = |e: &&Event| e.actor == step.actor;
        let mut events = step.events.iter();
        let event = step.events.iter().find(at).or_else(|| events.rfind(mover))?;
        // A deadlock is nobody's statement.
        (violation.span.is_some() || self.walked.states.len() <= self.walked.steps.len())
            .then_some((event, violation))
    }

    fn last_event(&self) -> Option<&Event> {
        self.walked.steps[..self.at].iter().rev().find_map(|s| s.events.last())
    }

    /// The number of a thread, the same for as long as the program is debugged.
    pub fn id_of(&mut self, lane: &str) -> usize {
        let known = self.lanes.iter().position(|l| l == lane);
        let at = known.unwrap_or_else(|| {
            self.lanes.push(lane.to_string());
            self.lanes.len() - 1
        });
        at + 1
    }

    pub fn lane(&self, id: usize) -> Option<&str> {
        self.lanes.get(id.checked_sub(1)?).map(String::as_str)
    }
}
