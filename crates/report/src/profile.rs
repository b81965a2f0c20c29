//! What makes the states of a program, as text, JSON and a flame graph.
//!
//! The flame graph is Gregg's, drawn by `inferno`: one column for each process, above it
//! the lines that it executes, as wide as the transitions that they make.

use serde_json::{Value, json};

/// A measured state graph.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    pub input: String,
    pub states: u64,
    pub transitions: u64,
    /// What was left out; empty if every state was seen.
    pub gaps: Vec<String>,
    pub lines: Vec<Row>,
    pub processes: Vec<Row>,
    /// Process by line, for the flame graph.
    pub pairs: Vec<(String, Row)>,
    pub variables: Vec<Variable>,
    /// States that the values were counted in.
    pub sampled: u64,
    /// How many of these differ in what has a name.
    pub different: u64,
}

/// The part of a line or of a process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// `file:line`, or the name of a process.
    pub name: String,
    /// The text of the line.
    pub text: String,
    /// States in which it has a step.
    pub states: u64,
    /// Steps that are its.
    pub transitions: u64,
    /// Nanoseconds in which these were made.
    pub nanos: u64,
}

/// A variable, channel or program counter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    /// Different values in the sample.
    pub values: u64,
    /// How many fewer states the sample has without it.
    pub merges: u64,
}

/// Rows of a table that people are shown.
const SHOWN: usize = 20;

impl Profile {
    /// Tables for people.
    pub fn text(&self) -> String {
        let complete = match self.gaps.is_empty() {
            true => String::new(),
            false => format!(" (not complete: {})", self.gaps.join("; ")),
        };
        let (states, transitions) = (self.states, self.transitions);
        let mut out = format!("{states} states, {transitions} transitions{complete}\n");
        self.rows("\nline", &self.lines, &mut out);
        self.rows("\nprocess", &self.processes, &mut out);
        self.variables(&mut out);
        out
    }

    fn rows(&self, heading: &str, rows: &[Row], out: &mut String) {
        let width = rows.iter().take(SHOWN).map(|r| r.name.chars().count()).max().unwrap_or(0);
        let width = width.max(heading.trim_start().len());
        let heading = heading.trim_start();
        out.push_str(&format!("\n{heading:<width$}  transitions             states      time\n"));
        for row in rows.iter().take(SHOWN) {
            let part = percent(row.transitions, self.transitions);
            let (time, states) = (row.nanos as f64 / 1e9, row.states);
            let line = format!(
                "{:<width$}  {:>11} {part:>4}%  {states:>11}  {time:>6.2} s  {}",
                row.name, row.transitions, row.text
            );
            out.push_str(&format!("{}\n", line.trim_end()));
        }
        left_out(rows.len(), out);
    }

    fn variables(&self, out: &mut String) {
        let shown = self.variables.iter().take(SHOWN);
        let width = shown.clone().map(|v| v.name.chars().count()).max().unwrap_or(0);
        let width = width.max("variable".len());
        let sample = match self.sampled == self.states {
            true => "every state".to_string(),
            false => format!("a sample of {} states", self.sampled),
        };
        out.push_str(&format!("\n{:<width$}  values  states fewer without it\n", "variable"));
        for v in shown {
            let part = percent(v.merges, self.different);
            let (name, values, merges) = (&v.name, v.values, v.merges);
            out.push_str(&format!("{name:<width$}  {values:>6}  {merges:>11} {part:>4}%\n"));
        }
        left_out(self.variables.len(), out);
        out.push_str(&format!("\nvalues: counted in {sample}\n"));
    }

    /// The same for programs: one event.
    pub fn json(&self) -> Value {
        let row = |r: &Row| {
            json!({"name": r.name, "text": r.text, "states": r.states,
                "transitions": r.transitions, "nanoseconds": r.nanos})
        };
        let rows = |all: &[Row]| all.iter().map(row).collect::<Vec<_>>();
        let variable =
            |v: &Variable| json!({"name": v.name, "values": v.values, "merges": v.merges});
        json!({
            "event": "profile", "input": self.input, "states": self.states,
            "transitions": self.transitions, "complete": self.gaps.is_empty(),
            "gaps": self.gaps, "lines": rows(&self.lines), "processes": rows(&self.processes),
            "sampled": self.sampled, "different": self.different,
            "variables": self.variables.iter().map(variable).collect::<Vec<_>>(),
        })
    }

    /// A flame graph of transitions, as SVG.
    pub fn flame_graph(&self) -> Result<String, String> {
        // A frame has a name without semicolons, and its last word is a number.
        let frame = |text: &str| text.replace(';', ",");
        let stack = |(process, row): &(String, Row)| {
            let line = format!("{} {}", row.name, row.text);
            // Two numbers at the end would be a count before and one after.
            let line = match line.trim().rsplit_once(' ') {
                Some((words, last)) => format!("{words}\u{a0}{last}"),
                None => line.trim().to_string(),
            };
            format!("{};{} {}", frame(process), frame(&line), row.transitions)
        };
        let stacks: Vec<String> = self.pairs.iter().map(stack).collect();
        let mut options = inferno::flamegraph::Options::default();
        options.title = format!("{}: {} transitions", self.input, self.transitions);
        options.count_name = "transitions".into();
        options.deterministic = true;
        let mut svg = Vec::new();
        let lines = stacks.iter().map(String::as_str);
        inferno::flamegraph::from_lines(&mut options, lines, &mut svg)
            .map_err(|e| format!("no flame graph can be drawn: {e}"))?;
        Ok(String::from_utf8_lossy(&svg).into_owned())
    }
}

fn left_out(n: usize, out: &mut String) {
    if n > SHOWN {
        out.push_str(&format!("… and {} more (--json has all)\n", n - SHOWN));
    }
}

fn percent(part: u64, whole: u64) -> u64 {
    ((part as f64 * 100.0) / whole.max(1) as f64).round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile() -> Profile {
        let row = |name: &str, transitions| Row {
            name: name.into(),
            text: "x = 1; y = 2".into(),
            states: 2,
            transitions,
            nanos: 10 * transitions,
        };
        Profile {
            input: "m.pml".into(),
            states: 4,
            transitions: 4,
            lines: vec![row("m.pml:3", 3), row("m.pml:4", 1)],
            processes: vec![row("P[0]", 4)],
            pairs: vec![("P[0]".into(), row("m.pml:3", 3)), ("P[0]".into(), row("m.pml:4", 1))],
            variables: vec![Variable { name: "x".into(), values: 2, merges: 2 }],
            sampled: 4,
            different: 4,
            ..Profile::default()
        }
    }

    #[test]
    fn the_tables_have_shares_of_the_whole() {
        let text = profile().text();
        assert!(text.starts_with("4 states, 4 transitions\n"), "{text}");
        assert!(
            text.contains("m.pml:3            3   75%            2    0.00 s  x = 1"),
            "{text}"
        );
        assert!(text.contains("x              2            2   50%"), "{text}");
    }

    #[test]
    fn a_flame_graph_is_as_wide_as_the_transitions() {
        let svg = profile().flame_graph().unwrap();
        assert!(svg.contains("<svg") && svg.contains("P[0] (4 transitions, 100"), "{svg}");
        assert!(svg.contains("m.pml:3 x = 1, y =\u{a0}2 (3 transitions, 75.00%)"), "{svg}");
        assert!(Profile::default().flame_graph().is_err(), "nothing to draw");
    }
}
