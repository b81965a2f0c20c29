//! A replayed run, ready to be shown.

use heddle_model::{Actor, Event, Violation};

/// One edge: every statement it executed.
#[derive(Clone, Debug)]
pub struct TraceStep {
    pub actor: Actor,
    pub events: Vec<Event>,
}

/// A run and what is wrong at its end.
#[derive(Clone, Debug)]
pub struct Trace {
    pub steps: Vec<TraceStep>,
    /// For a lasso: the index of the first step that repeats.
    pub cycle_start: Option<usize>,
    /// `None` for a run that only shows something (a simulation).
    pub violation: Option<Violation>,
}

impl Trace {
    /// How often another actor goes on than the one that moved last.
    pub fn switches(&self) -> usize {
        let movers: Vec<Actor> =
            self.steps.iter().map(|s| s.actor).filter(|&a| a != Actor::NOBODY).collect();
        movers.windows(2).filter(|w| w[0] != w[1]).count()
    }

    /// `9 steps, 1 switch`, or for a lasso `6 steps, then 4 that repeat`.
    pub fn summary(&self) -> String {
        let switches = plural(self.switches(), "switch", "switches");
        match self.cycle_start {
            None => format!("{}, {switches}", plural(self.steps.len(), "step", "steps")),
            Some(start) => {
                let cycle = self.steps.len() - start;
                let repeat = if cycle == 1 { "1 that repeats" } else { "" };
                let repeat =
                    if repeat.is_empty() { format!("{cycle} that repeat") } else { repeat.into() };
                format!("{}, then {repeat}, {switches}", plural(start, "step", "steps"))
            }
        }
    }

    /// The lanes in the order in which they first move.
    pub fn lane_names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for event in self.steps.iter().flat_map(|s| &s.events) {
            if !names.contains(&event.lane.as_str()) {
                names.push(&event.lane);
            }
        }
        names.sort_by_key(|name| self.first_actor(name));
        names
    }

    fn first_actor(&self, lane: &str) -> Actor {
        let mut events = self.steps.iter().flat_map(|s| &s.events);
        events.find(|e| e.lane == lane).map_or(Actor::NOBODY, |e| e.actor)
    }
}

fn plural(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use heddle_model::{Change, FaultKind};

    pub(crate) fn event(actor: u16, text: &str, change: Option<(&str, &str, &str)>) -> Event {
        let changes = change
            .map(|(n, o, w)| Change { name: n.into(), old: o.into(), new: w.into() })
            .into_iter()
            .collect();
        Event {
            actor: Actor(actor),
            lane: format!("P[{actor}]"),
            span: None,
            text: text.into(),
            changes,
            output: String::new(),
            note: String::new(),
            touches: Vec::new(),
        }
    }

    pub(crate) fn sample() -> Trace {
        let step = |a, t: &str, c| TraceStep { actor: Actor(a), events: vec![event(a, t, c)] };
        Trace {
            steps: vec![
                step(1, "turn = 0", None),
                step(0, "cs++", Some(("cs", "0", "1"))),
                step(0, "assert(cs == 0)", None),
            ],
            cycle_start: None,
            violation: Some(Violation::new(FaultKind::Assertion, "cs == 0 is false", None)),
        }
    }

    #[test]
    fn switches_count_changes_of_actor() {
        assert_eq!(sample().summary(), "3 steps, 1 switch");
        let lasso = Trace { cycle_start: Some(1), ..sample() };
        assert_eq!(lasso.summary(), "1 step, then 2 that repeat, 1 switch");
    }

    #[test]
    fn lanes_stand_in_actor_order() {
        assert_eq!(sample().lane_names(), ["P[0]", "P[1]"]);
    }
}
