//! The name of a run: its initial state and its steps.

use heddle_model::{Actor, Step};
use std::fmt;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    pub initial: u32,
    pub steps: Vec<Step>,
}

impl Path {
    /// Reads what [`Path`] displays as: `0:1.0,2.1`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not the name of a run");
        // A browser may have written the separators as escapes.
        let plain = text.replace("%3A", ":").replace("%2C", ",");
        let (initial, steps) = plain.split_once(':').ok_or_else(wrong)?;
        let initial = initial.parse().map_err(|_| wrong())?;
        let step = |s: &str| {
            let (actor, edge) = s.split_once('.')?;
            Some(Step { actor: Actor(actor.parse().ok()?), edge: edge.parse().ok()? })
        };
        let steps = steps.split(',').filter(|s| !s.is_empty()).map(step);
        let steps = steps.collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
        Ok(Path { initial, steps })
    }
}

/// One step of a name.
pub(crate) fn step_name(step: Step) -> String {
    format!("{}.{}", step.actor.0, step.edge)
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.steps.iter().map(|&s| step_name(s)).collect();
        write!(f, "{}:{}", self.initial, steps.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for text in ["0:", "3:1.0", "0:1.0,65535.7,2.1"] {
            assert_eq!(Path::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Path::parse("0%3A1.0%2C2.0"), Path::parse("0:1.0,2.0"));
        for text in ["", "0", ":", "0:1", "0:1.0,x", "0:70000.1", "-1:"] {
            assert!(Path::parse(text).is_err(), "{text}");
        }
    }
}
