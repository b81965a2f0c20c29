//! What became of litmus tests, in words and as JSON: a test under one model, the run to its
//! condition, and what tells models apart.

use crate::litmus::{Answer, Cell, Tested};
use serde_json::{Value, json};

impl Tested {
    /// Whether two models have different final states, or, where these are not all known,
    /// different answers.
    pub fn differs(&self) -> bool {
        let answers: Vec<&Answer> =
            self.cells.iter().filter_map(|c| c.answer.as_ref().ok()).collect();
        answers.windows(2).any(|two| {
            let (a, b) = (two[0], two[1]);
            let whole = |a: &Answer| a.result.complete() && !a.more;
            let sorted = |a: &Answer| {
                let mut all = a.outcomes.clone();
                all.sort();
                all
            };
            a.word != b.word || whole(a) && whole(b) && sorted(a) != sorted(b)
        })
    }

    /// The final states that some of the models have and some have not.
    pub fn difference(&self) -> Vec<String> {
        let answers: Vec<(&str, &Answer)> = self
            .cells
            .iter()
            .filter_map(|c| Some((c.model.as_str(), c.answer.as_ref().ok()?)))
            .collect();
        let mut states: Vec<&String> = answers.iter().flat_map(|(_, a)| &a.outcomes).collect();
        states.sort();
        states.dedup();
        let told = |state: &&String| {
            let with: Vec<&str> = answers
                .iter()
                .filter(|(_, a)| a.outcomes.contains(state))
                .map(|(m, _)| *m)
                .collect();
            (with.len() < answers.len())
                .then(|| format!("  {state} only under {}\n", with.join(", ")))
        };
        states.iter().filter_map(told).collect()
    }

    /// A test under one model, as an event; `trail` is where its run was saved.
    pub fn event(&self, cell: &Cell, trail: Option<&str>) -> Value {
        match &cell.answer {
            Err(why) => json!({"event": "litmus", "test": self.name, "model": cell.model,
                "verdict": "unsupported", "message": why.message}),
            Ok(a) => json!({
                "event": "litmus", "test": self.name, "model": cell.model, "verdict": a.word,
                "condition": self.condition, "ok": a.result.ok(),
                "observation": a.result.observation(), "outcomes": a.outcomes,
                "complete": a.result.complete(), "states": a.result.states,
                "transitions": a.result.transitions, "flags": a.flags, "reasons": a.reasons, "more": a.more, "by": a.by.word(),
                "seconds": a.seconds, "trail": trail,
            }),
        }
    }

    /// The run to the condition, as lanes on a page so wide.
    pub fn witness_text(&self, cell: &Cell, answer: &Answer, page: usize) -> String {
        let word = answer.result.answer().word();
        let head = format!("{} under {}: {word}, {}\n", self.name, cell.model, self.condition);
        if let Some(execution) = &answer.execution {
            return format!("{head}\n{execution}\n");
        }
        match &answer.witness {
            None => head,
            Some(Err(why)) => format!("{head}  {why}\n\n"),
            Some(Ok(trace)) => {
                format!("{head}\n{}\n", heddle_report::lanes(trace, &self.sources, page))
            }
        }
    }
}
