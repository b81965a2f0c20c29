//! Automata as text for other tools: never claims, DOT and HOA.

use crate::automaton::{Automaton, State};
use crate::guard::{Cube, Guard};
use std::fmt::Write;

impl Automaton {
    /// A Promela never claim; `name` spells the atoms as expressions.
    pub fn never_claim(&self, name: &dyn Fn(u32) -> String) -> String {
        let mut out = String::from("never {\n");
        // The end of a claim is a violation, so a universal state stands last.
        let last = (1..self.states.len() as u32).find(|&q| self.is_universal(q));
        for (q, state) in (0..).zip(&self.states).filter(|(q, _)| Some(*q) != last) {
            let _ = writeln!(out, "{}:", self.label(q));
            if state.edges.is_empty() {
                out.push_str("\tfalse;\n");
                continue;
            }
            out.push_str("\tdo\n");
            for edge in &state.edges {
                let guard = expression(&edge.guard, name, PROMELA);
                let _ = writeln!(out, "\t:: ({guard}) -> goto {}", self.label(edge.target));
            }
            out.push_str("\tod;\n");
        }
        if let Some(q) = last {
            let _ = writeln!(out, "{}:\n\tskip", self.label(q));
        }
        out + "}\n"
    }

    fn label(&self, q: u32) -> String {
        let accept = self.states[q as usize].accepting;
        match (q, accept) {
            (0, true) => "accept_init".to_owned(),
            (0, false) => "T0_init".to_owned(),
            (_, true) => format!("accept_S{q}"),
            (_, false) => format!("T0_S{q}"),
        }
    }

    /// Graphviz.
    pub fn dot(&self, name: &dyn Fn(u32) -> String) -> String {
        let mut out = String::from(
            "digraph claim {\n  rankdir=LR;\n  node [shape=circle];\n  start [shape=point];\n  start -> 0;\n",
        );
        for (q, State { accepting, edges }) in self.states.iter().enumerate() {
            if *accepting {
                let _ = writeln!(out, "  {q} [shape=doublecircle];");
            }
            for edge in edges {
                let guard = expression(&edge.guard, name, PROMELA);
                let guard = guard.replace('\\', "\\\\").replace('"', "\\\"");
                let _ = writeln!(out, "  {q} -> {} [label=\"{guard}\"];", edge.target);
            }
        }
        out + "}\n"
    }

    /// The Hanoi omega-automata format, version 1.
    pub fn hoa(&self, n_atoms: u32, name: &dyn Fn(u32) -> String) -> String {
        let mut out = String::from("HOA: v1\n");
        let _ = writeln!(out, "States: {}\nStart: 0", self.states.len());
        let _ = write!(out, "AP: {n_atoms}");
        for atom in 0..n_atoms {
            let quoted = name(atom).replace('\\', "\\\\").replace('"', "\\\"");
            let _ = write!(out, " \"{quoted}\"");
        }
        out.push_str("\nacc-name: Buchi\nAcceptance: 1 Inf(0)\n");
        out.push_str("properties: trans-labels explicit-labels state-acc\n--BODY--\n");
        for (q, state) in self.states.iter().enumerate() {
            let _ = writeln!(out, "State: {q}{}", if state.accepting { " {0}" } else { "" });
            for edge in &state.edges {
                let guard = expression(&edge.guard, &|n| n.to_string(), HOA);
                let _ = writeln!(out, "  [{guard}] {}", edge.target);
            }
        }
        out + "--END--\n"
    }
}

/// How a notation spells true, false, and, or.
type Notation = [&'static str; 4];
const PROMELA: Notation = ["1", "0", " && ", " || "];
const HOA: Notation = ["t", "f", "&", " | "];

impl Guard {
    /// The condition as a Promela or C expression.
    pub fn text(&self, name: &dyn Fn(u32) -> String) -> String {
        expression(self, name, PROMELA)
    }
}

fn expression(guard: &Guard, name: &dyn Fn(u32) -> String, notation: Notation) -> String {
    let [truth, falsity, _, or] = notation;
    if guard.cubes.is_empty() {
        return falsity.to_owned();
    }
    if guard.cubes.contains(&Cube::TRUE) {
        return truth.to_owned();
    }
    let many = guard.cubes.len() > 1;
    let cubes: Vec<String> =
        guard.cubes.iter().map(|c| conjunction(*c, name, notation, many)).collect();
    cubes.join(or)
}

fn conjunction(cube: Cube, name: &dyn Fn(u32) -> String, notation: Notation, many: bool) -> String {
    let literal = |atom: u32| {
        let text = name(atom);
        let word = text.chars().all(|c| c == '_' || c.is_alphanumeric());
        let text = if word { text } else { format!("({text})") };
        if cube.positive >> atom & 1 == 1 { text } else { format!("!{text}") }
    };
    let literals: Vec<String> =
        (0..64).filter(|a| cube.atoms() >> a & 1 == 1).map(literal).collect();
    let text = literals.join(notation[2]);
    if many && literals.len() > 1 && notation == PROMELA { format!("({text})") } else { text }
}
