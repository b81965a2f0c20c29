//! States and the steps between them as text for Graphviz.
//!
//! What is drawn is the caller's choice; here are only labels and colours. A graph that was
//! cut says so, in its title and by dashed states.

use std::fmt::Write;

/// States and steps, to be drawn.
#[derive(Clone, Debug, Default)]
pub struct StateGraph {
    pub title: String,
    pub states: Vec<DrawnState>,
    pub steps: Vec<DrawnStep>,
    /// There are more states than these.
    pub cut: bool,
}

/// One state.
#[derive(Clone, Debug, Default)]
pub struct DrawnState {
    /// One value a line.
    pub label: String,
    pub initial: bool,
    /// It is on the run that is shown.
    pub on_run: bool,
    /// It is wrong to stop here.
    pub bad: bool,
    /// What follows it is not drawn.
    pub open: bool,
}

/// One step; nowhere if it breaks the program.
#[derive(Clone, Debug, Default)]
pub struct DrawnStep {
    pub from: usize,
    pub to: Option<usize>,
    pub label: String,
    pub on_run: bool,
    /// What it violates.
    pub fault: Option<String>,
}

const BAD: &str = "#b03030";
const RUN: &str = "#2f5fb3";

/// A text in quotes, its lines to the left.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\l"),
            c if c.is_control() => out.push('.'),
            c => out.push(c),
        }
    }
    out + "\""
}

impl StateGraph {
    pub fn dot(&self) -> String {
        let n = self.states.len();
        let more = if self.cut { ", and there are more" } else { "" };
        let title = format!("{}: {n} states, {} steps{more}", self.title, self.steps.len());
        let mut out = format!("digraph {} {{\n", quoted(&self.title));
        let _ = writeln!(out, "  label={}; labelloc=t;", quoted(&title));
        out.push_str("  node [shape=box, style=rounded, fontname=monospace, fontsize=10];\n");
        out.push_str("  edge [fontname=monospace, fontsize=9];\n");
        for (i, state) in self.states.iter().enumerate() {
            let _ = writeln!(out, "  s{i} [{}];", state.attributes(i));
        }
        for (k, step) in self.steps.iter().enumerate() {
            let to = match step.to {
                Some(to) => format!("s{to}"),
                None => {
                    let what = quoted(step.fault.as_deref().unwrap_or("violated"));
                    let _ =
                        writeln!(out, "  f{k} [label={what}, shape=plain, fontcolor=\"{BAD}\"];");
                    format!("f{k}")
                }
            };
            let _ = writeln!(out, "  s{} -> {to} [{}];", step.from, step.attributes());
        }
        out + "}\n"
    }
}

impl DrawnState {
    fn attributes(&self, number: usize) -> String {
        let label = match self.label.is_empty() {
            true => number.to_string(),
            false => format!("{}\n", self.label),
        };
        let mut out = format!("label={}", quoted(&label));
        if self.initial {
            out.push_str(", peripheries=2");
        }
        if self.open {
            out.push_str(", style=\"rounded,dashed\"");
        }
        if self.bad {
            let _ = write!(out, ", color=\"{BAD}\", penwidth=2");
        } else if self.on_run {
            let _ = write!(out, ", color=\"{RUN}\", penwidth=2");
        }
        out
    }
}

impl DrawnStep {
    fn attributes(&self) -> String {
        let mut out = format!("label={}", quoted(&self.label));
        let colour = match (&self.fault, self.on_run) {
            (Some(_), _) => Some(BAD),
            (None, true) => Some(RUN),
            (None, false) => None,
        };
        if let Some(colour) = colour {
            let _ = write!(out, ", color=\"{colour}\", fontcolor=\"{colour}\"");
        }
        if self.on_run {
            out.push_str(", penwidth=2");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_special_is_marked_and_what_is_quoted_stays_inside() {
        let state = |label: &str| DrawnState { label: label.into(), ..DrawnState::default() };
        let graph = StateGraph {
            title: "a \"b\".pml".into(),
            states: vec![
                DrawnState { initial: true, on_run: true, ..state("x = \"1\"\ny = 2") },
                DrawnState { bad: true, ..state("") },
                DrawnState { open: true, ..state("z = \\n") },
            ],
            steps: vec![
                DrawnStep { from: 0, to: Some(1), label: "P: x++".into(), ..DrawnStep::default() },
                DrawnStep { from: 0, fault: Some("assertion".into()), ..DrawnStep::default() },
            ],
            cut: true,
        };
        let text = graph.dot();
        assert!(text.starts_with("digraph \"a \\\"b\\\".pml\" {\n") && text.ends_with("}\n"));
        assert!(text.contains("3 states, 2 steps, and there are more"), "{text}");
        assert!(text.contains("s0 [label=\"x = \\\"1\\\"\\ly = 2\\l\", peripheries=2"), "{text}");
        assert!(text.contains("s1 [label=\"1\", color=\"#b03030\""), "{text}");
        assert!(text.contains("s2 [label=\"z = \\\\n\\l\", style=\"rounded,dashed\"]"), "{text}");
        assert!(text.contains("s0 -> s1 [label=\"P: x++\"];"), "{text}");
        assert!(text.contains("f1 [label=\"assertion\"") && text.contains("s0 -> f1"), "{text}");
    }
}
