//! The name of a run: its initial state and its steps, or how far it goes along the run
//! that the explorer began with, and its steps from there.
//!
//! `0:1.0,2.1` is the first initial state, then edge 0 of actor 1, then edge 1 of actor 2.
//! A step that is taken several times in a row is counted: `0:1.0*40`. `trail` is the run
//! that was there at the beginning, `trail@7:2.1` its first seven steps and one more.
//! `~5` at the end: what follows after five steps repeats for ever.
//! So the address of a run is short, and means the same to whoever has the same trail.

use heddle_model::{Actor, Step};
use std::fmt;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    pub initial: u32,
    pub steps: Vec<Step>,
    /// The number of steps before the part that repeats.
    pub cycle: Option<usize>,
}

/// More steps than any name may have.
const MOST: usize = 10_000_000;

impl Path {
    /// Reads a name; `start` is what `trail` means.
    pub fn parse(text: &str, start: &Path) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not the name of a run");
        if text == "trail" {
            return Ok(start.clone());
        }
        let (head, rest) = text.split_once(':').ok_or_else(wrong)?;
        let (rest, cycle) = match rest.split_once('~') {
            Some((rest, n)) => (rest, Some(n.parse().map_err(|_| wrong())?)),
            None => (rest, None),
        };
        let (initial, mut steps) = match head.strip_prefix("trail@") {
            Some(n) => {
                let n: usize = n.parse().map_err(|_| wrong())?;
                (start.initial, start.steps.get(..n).ok_or_else(wrong)?.to_vec())
            }
            None => (head.parse().map_err(|_| wrong())?, Vec::new()),
        };
        for part in rest.split(',').filter(|s| !s.is_empty()) {
            let (step, times) = read_step(part).ok_or_else(wrong)?;
            if steps.len() + times > MOST {
                return Err(wrong());
            }
            steps.resize(steps.len() + times, step);
        }
        match cycle {
            Some(n) if n >= steps.len() => Err(wrong()),
            _ => Ok(Path { initial, steps, cycle }),
        }
    }

    /// Its first steps.
    pub fn first(&self, n: usize) -> Path {
        Path { initial: self.initial, steps: self.steps[..n].to_vec(), cycle: None }
    }

    /// The shortest name, where `start` may be called `trail`.
    pub fn name(&self, start: &Path) -> String {
        let common = self.steps.iter().zip(&start.steps).take_while(|(a, b)| a == b).count();
        if self == start && common > 0 {
            return "trail".into();
        }
        if self.cycle.is_some() || self.initial != start.initial || common == 0 {
            return self.to_string();
        }
        format!("trail@{common}:{}", names(&self.steps[common..]))
    }
}

fn read_step(text: &str) -> Option<(Step, usize)> {
    let (step, times) = text.split_once('*').unwrap_or((text, "1"));
    let (actor, edge) = step.split_once('.')?;
    let step = Step { actor: Actor(actor.parse().ok()?), edge: edge.parse().ok()? };
    Some((step, times.parse().ok().filter(|t| (1..=MOST).contains(t))?))
}

/// One step of a name.
pub fn step_name(step: Step) -> String {
    format!("{}.{}", step.actor.0, step.edge)
}

fn names(steps: &[Step]) -> String {
    let mut out: Vec<String> = Vec::new();
    for alike in steps.chunk_by(|a, b| a == b) {
        let times = if alike.len() > 1 { format!("*{}", alike.len()) } else { String::new() };
        out.push(step_name(alike[0]) + &times);
    }
    out.join(",")
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.initial, names(&self.steps))?;
        self.cycle.map_or(Ok(()), |n| write!(f, "~{n}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let none = Path::default();
        for text in ["0:", "3:1.0", "0:1.0,65535.7,2.1", "0:1.0*3,2.1", "0:1.0,2.1~1"] {
            assert_eq!(Path::parse(text, &none).unwrap().to_string(), text);
        }
        for text in
            ["", "0", ":", "0:1", "0:1.0,x", "0:70000.1", "-1:", "0:1.0*0", "trail@1:", "0:1.0~1"]
        {
            assert!(Path::parse(text, &none).is_err(), "{text}");
        }
        assert!(Path::parse("0:1.0*99999999", &none).is_err());
    }

    #[test]
    fn the_first_run_is_called_trail() {
        let none = Path::default();
        let start = Path::parse("0:1.0,2.1,1.0", &none).unwrap();
        for text in ["trail", "trail@2:", "trail@2:7.7", "trail@3:7.7", "0:5.0", "1:1.0"] {
            let path = Path::parse(text, &start).unwrap();
            assert_eq!(path.name(&start), text);
            assert_eq!(Path::parse(&path.to_string(), &none).unwrap(), path);
        }
        assert!(Path::parse("trail@4:", &start).is_err());
    }
}
